//! Packing as IREE did it from August 2021 to February 2022: records are inspected value by
//! value, and only if the value's class asks for it.

use super::array::{as_array, as_type, dtype_of};
use super::load::check_hashable;
use super::repr::{repr, shape, str};
use super::subscript::{Subscript, equals_dim, position, rest, truthy, unpack_pair};
use super::value::{Array, DType, Value, Vm};
use super::{NEEDS_ELEMENTS, PyError};
use abide_source::limits::Limits;
use std::borrow::Cow;
use std::collections::HashMap;

/// The records of a function's arguments, without their names.
#[derive(Debug, Clone)]
pub(super) struct Arguments {
    records: Vec<Value>,
    names: HashMap<String, usize>,
    /// The minimum number of slots of a call with keywords.
    slots: usize,
}

impl Arguments {
    pub(super) fn new(mut records: Vec<Value>) -> Result<Arguments, PyError> {
        let mut names = HashMap::new();
        let mut slots = 0;
        for (index, record) in records.iter_mut().enumerate() {
            let named = truthy(record) && *position(record, 0)? == *"named";
            if !named {
                continue;
            }
            let fields = Value::List(rest(record)?.into_owned());
            let (name, slot) = unpack_pair(&fields)?;
            check_hashable(&name)?;
            *record = slot.into_owned();
            slots = index + 1;
            // Keywords are strings; an argument whose name is not a string can only be passed by position.
            if let Value::Str(name) = name.into_owned() {
                names.insert(name, index);
            }
        }
        Ok(Arguments { records, names, slots })
    }
}

/// Packs a call; without reflection by the classes of the values.
pub(super) fn pack(
    arguments: Option<&Arguments>,
    positional: &[Value],
    keywords: &[(String, Value)],
    limits: &Limits,
) -> Result<Vec<Vm>, PyError> {
    let mut values: Vec<Option<&Value>> = positional.iter().map(Some).collect();
    if !keywords.is_empty() {
        let slots = arguments.map_or(0, |arguments| arguments.slots);
        values.resize(values.len().max(slots), None);
    }
    for (name, value) in keywords {
        let slot = arguments
            .and_then(|arguments| arguments.names.get(name))
            .and_then(|index| values.get_mut(*index));
        let Some(slot) = slot else {
            let message = format!("specified kwarg '{name}' is unknown");
            return Err(PyError::new("ArgumentError", message));
        };
        *slot = Some(value);
    }
    let call = Call { limits };
    let none = vec![Value::None; if arguments.is_none() { values.len() } else { 0 }];
    let records = arguments.map_or(&none, |arguments| &arguments.records);
    let given: Vec<&Value> = values.iter().copied().flatten().collect();
    if given.len() < values.len() {
        return Err(not_given(records, &values, given.len()));
    }
    // Values or records without a partner are silently dropped, as IREE does.
    let packed = given.into_iter().zip(records).enumerate();
    packed
        .map(|(index, (value, record))| {
            call.pack(value, record).map_err(|error| error.within_argument(index))
        })
        .collect()
}

/// The error for keywords that leave slots before them empty.
fn not_given(records: &[Value], values: &[Option<&Value>], given: usize) -> PyError {
    let values: Vec<String> = values
        .iter()
        .map(|value| value.map_or_else(|| "<mising argument>".to_owned(), repr))
        .collect();
    PyError::new(
        "ArgumentError",
        format!(
            "Error passing argument: mismatched call arity: expected {} arguments but got {given}. \
             Expected signature=\n{}\nfor input=\n[{}] (while encoding argument )",
            records.len(),
            repr(&Value::List(records.to_vec())),
            values.join(", ")
        ),
    )
}

/// The packed value, for messages.
#[derive(Clone, Copy)]
struct Context<'c> {
    value: &'c Value,
    record: &'c Value,
}

struct Call<'l> {
    limits: &'l Limits,
}

impl Call<'_> {
    /// Packs one value. Recursion is bounded by the depth of the record.
    fn pack(&self, value: &Value, record: &Value) -> Result<Vm, PyError> {
        let context = Context { value, record };
        let array = truthy(record) && *position(record, 0)? == *"ndarray";
        let packed =
            if array { self.nd_array(value, context) } else { self.by_class(value, context) };
        match packed {
            Err(error) if error.error_type == NEEDS_ELEMENTS => Err(error),
            Err(error) if error.error_type != "ArgumentError" => {
                Err(context.error("exception converting from Python type to VM"))
            }
            other => other,
        }
    }

    fn by_class(&self, value: &Value, context: Context<'_>) -> Result<Vm, PyError> {
        match value {
            Value::Bool(value) => Ok(Vm::I64(i64::from(*value))),
            Value::Int(value) => {
                i64::try_from(*value).map(Vm::I64).map_err(|_| PyError::bad_cast())
            }
            Value::Float(value) => Ok(Vm::F64(*value)),
            Value::List(items) | Value::Tuple(items) => self.sequence(items, context),
            Value::Dict(_) => self.dict(value, context),
            Value::Str(_) => Err(context.error("Python str arguments not yet supported")),
            Value::NdArray(_) => self.nd_array(value, context),
            other => Err(context.error(&format!(
                "cannot map Python type to VM: <class '{}'> (for desc {})",
                other.class_name(),
                str(context.record)
            ))),
        }
    }

    fn sequence(&self, items: &[Value], context: Context<'_>) -> Result<Vm, PyError> {
        let record = context.record;
        let tag = position(record, 0)?;
        if *tag != *"slist" && *tag != *"stuple" {
            let tag = str(&tag);
            return Err(context.error(&format!("passed a list or tuple but expected {tag}")));
        }
        let slots = rest(record)?;
        if items.len() != slots.len() {
            let (have, want) = (items.len(), slots.len());
            return Err(context.error(&format!("mismatched list/tuple arity: {have} vs {want}")));
        }
        let packed = items.iter().zip(slots.iter()).map(|(item, slot)| self.pack(item, slot));
        Ok(Vm::List(packed.collect::<Result<_, _>>()?))
    }

    fn dict(&self, value: &Value, context: Context<'_>) -> Result<Vm, PyError> {
        let record = context.record;
        let tag = position(record, 0)?;
        if *tag != *"sdict" {
            let tag = str(&tag);
            return Err(context.error(&format!("passed a dict but expected {tag}")));
        }
        let subscript = Subscript::new(value);
        let entries = rest(record)?;
        let mut items: Vec<(Cow<'_, Value>, Cow<'_, Value>)> = Vec::new();
        for entry in entries.iter() {
            let (key, slot) = unpack_pair(entry)?;
            let item = subscript.get(&key).map_err(|error| match error.error_type {
                "KeyError" => {
                    context.error(&format!("expected dict item with key '{}'", str(&key)))
                }
                _ => error,
            })?;
            items.push((item, slot));
        }
        let packed = items.iter().map(|(item, slot)| self.pack(item, slot));
        Ok(Vm::List(packed.collect::<Result<_, _>>()?))
    }

    fn nd_array(&self, value: &Value, context: Context<'_>) -> Result<Vm, PyError> {
        let record = context.record;
        let mut array = as_array(value, None, self.limits)?;
        if *record != Value::None {
            let tag = position(record, 0)?;
            if *tag != *"ndarray" {
                let tag = str(&tag);
                return Err(context.error(&format!("passed an ndarray but expected {tag}")));
            }
            let element = position(record, 1)?;
            check_hashable(&element)?;
            let dtype = if let Value::Str(name) = &*element { dtype_of(name) } else { None };
            let Some(dtype) = dtype else {
                let element = str(&element);
                return Err(context.error(&format!("unrecognized dtype '{element}'")));
            };
            array = as_type(&array, dtype, self.limits)?;
            check_shape(&array, context)?;
        }
        let supported =
            matches!(array.dtype, DType::Bool | DType::Int(_) | DType::UInt(_) | DType::Float(_));
        if !supported {
            let name = array.dtype.name();
            return Err(context.error(&format!("unsupported numpy dtype {name}")));
        }
        Ok(Vm::BufferView(array))
    }
}

/// Checks the shape of a record: its rank is that of the array, and each dim is equal or null.
fn check_shape(array: &Array, context: Context<'_>) -> Result<(), PyError> {
    let record = context.record;
    let rank = position(record, 2)?;
    let Value::List(fields) = record else { return Ok(()) };
    let dims = fields.get(3..).unwrap_or_default();
    let have = array.shape.len();
    if dims.len() != have || !equals_dim(&rank, have as u64) {
        return Err(context.error(&format!("rank mismatch {have} vs {}", dims.len())));
    }
    let mut pairs = dims.iter().zip(&array.shape);
    if pairs.all(|(want, have)| *want == Value::None || equals_dim(want, *have)) {
        return Ok(());
    }
    let (have, want) = (shape(&array.shape), repr(&Value::Tuple(dims.to_vec())));
    Err(context.error(&format!("shape mismatch {have} vs {want}")))
}

impl Context<'_> {
    /// An `ArgumentError` that names the packed value.
    fn error(self, summary: &str) -> PyError {
        let value = match self.value {
            Value::None => None,
            Value::NdArray(array) => {
                let dims = shape(&array.shape);
                Some(format!("ndarray({dims}, {})", array.dtype.name()))
            }
            value => Some(repr(value)),
        };
        let place = value.map_or(String::new(), |value| {
            let value = repr(&Value::Str(value));
            format!("{value} with description {}", str(self.record))
        });
        PyError::new(
            "ArgumentError",
            format!("Error passing argument: {summary} (while encoding argument {place})"),
        )
    }
}
