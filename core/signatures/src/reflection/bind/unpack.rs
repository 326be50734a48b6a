//! Converts the results of a VM function to the caller's values: IREE in both generations, which differ
//! little here, and the document.

use super::array::{as_type, dtype_of};
use super::repr::{repr, shape, str, vm_list};
use super::subscript::{equals_dim, position, rest, unpack_pair};
use super::value::{Array, DType, Float8, Value, Vm};
use super::{Function, Profile, PyError};
use abide_source::limits::Limits;
use std::borrow::Cow;
use std::cell::Cell;

/// Unpacks the results of a call.
pub(super) fn unpack(function: &Function, results: &[Vm]) -> Result<Value, PyError> {
    let call =
        Call { profile: function.profile, limits: &function.limits, is_hollow: Cell::new(false) };
    let inlined;
    let results = if function.inlined {
        inlined = [Vm::List(results.to_vec())];
        &inlined
    } else {
        results
    };
    let mut returned = match &function.results {
        Some(records) => call.sequence(results, records.iter(), None)?,
        None => {
            let dynamic = results.iter().map(|value| call.dynamic(value));
            dynamic.collect::<Result<Vec<Value>, PyError>>()?
        }
    };
    if call.is_hollow.get() {
        let message = "'NoneType' object has no attribute 'get_buffer'";
        return Err(PyError::new("AttributeError", message));
    }
    Ok(match returned.len() {
        0 => Value::None,
        1 => returned.pop().unwrap_or(Value::None),
        _ => Value::Tuple(returned),
    })
}

/// Whether any marked value is in the dictionary of these keys: of equal keys the last value counts.
fn is_any_kept(keys: &[Cow<'_, Value>], values: &[(Value, bool)]) -> bool {
    if values.iter().all(|(_, is_marked)| !is_marked) {
        return false;
    }
    let marks = keys.iter().zip(values);
    let marks = marks.map(|(key, (_, is_marked))| (Value::clone(key), Value::Bool(*is_marked)));
    match Value::dict(marks.collect()) {
        Value::Dict(items) => items.iter().any(|(_, mark)| *mark == Value::Bool(true)),
        _ => false,
    }
}

/// The unpacked result and its list, for messages.
#[derive(Clone, Copy)]
struct Context<'c> {
    list: &'c [Vm],
    index: usize,
    record: &'c Value,
    profile: Profile,
}

struct Call<'l> {
    profile: Profile,
    limits: &'l Limits,
    /// Whether a list came instead of an array. IREE since 2022 makes a device array without a buffer from it, whose
    /// elements are inaccessible.
    is_hollow: Cell<bool>,
}

impl Call<'_> {
    fn context<'c>(&self, list: &'c [Vm], index: usize, record: &'c Value) -> Context<'c> {
        Context { list, index, record, profile: self.profile }
    }

    /// Unpacks a list, a record for each value; `context` describes the list itself. Recursion is
    /// bounded by the depth of the records.
    fn sequence<'r>(
        &self,
        list: &[Vm],
        records: impl ExactSizeIterator<Item = &'r Value>,
        context: Option<&Context<'_>>,
    ) -> Result<Vec<Value>, PyError> {
        arity(list.len(), records.len(), context)?;
        let mut values = Vec::with_capacity(list.len());
        for (index, (value, record)) in list.iter().zip(records).enumerate() {
            values.push(self.value(value, &self.context(list, index, record))?);
        }
        Ok(values)
    }

    fn value(&self, value: &Vm, context: &Context<'_>) -> Result<Value, PyError> {
        if *context.record == Value::None {
            if self.profile == Profile::Doc && *value != Vm::Null {
                return Err(return_error("expected a null reference", Some(context)));
            }
            return self.dynamic(value);
        }
        let record = context.record;
        let tag = match record {
            Value::Str(_) => record.clone(),
            other => position(other, 0)?.into_owned(),
        };
        super::load::check_hashable(&tag)?;
        let name = if let Value::Str(name) = &tag { name.as_str() } else { "" };
        let unpacked = match name {
            "ndarray" => self.nd_array(value, context),
            "sdict" => self.dict(value, context),
            "slist" => self.items(value, context).map(Value::List),
            "stuple" => self.items(value, context).map(Value::Tuple),
            "py_homogeneous_list" => self.list(value, context),
            "i8" | "i16" | "i32" | "i64" => self.scalar(value, "int"),
            "f16" | "f32" | "f64" | "bf16" => self.scalar(value, "float"),
            "unknown" if self.profile == Profile::Doc => return self.dynamic(value),
            _ => {
                let message = format!("cannot map VM type to Python: {}", str(&tag));
                return Err(return_error(&message, Some(context)));
            }
        };
        match unpacked {
            Err(error) if error.error_type != "ReturnError" => {
                Err(return_error("exception converting from VM type to Python", Some(context)))
            }
            other => other,
        }
    }

    fn scalar(&self, value: &Vm, expected: &str) -> Result<Value, PyError> {
        let value = self.dynamic(value)?;
        let have = value.class_name();
        if have == expected {
            return Ok(value);
        }
        Err(PyError::new(
            "ReturnError",
            format!("expected an <class '{expected}'> value but got <class '{have}'>"),
        ))
    }

    fn items(&self, value: &Vm, context: &Context<'_>) -> Result<Vec<Value>, PyError> {
        let list = as_list(value)?;
        let records = rest(context.record)?;
        self.sequence(list, records.iter(), Some(context))
    }

    fn dict(&self, value: &Vm, context: &Context<'_>) -> Result<Value, PyError> {
        let list = as_list(value)?;
        let mut keys = Vec::new();
        let mut records = Vec::new();
        let entries = rest(context.record)?;
        for entry in entries.iter() {
            let (key, record) = unpack_pair(entry)?;
            keys.push(key);
            records.push(record);
        }
        arity(list.len(), records.len(), Some(context))?;
        let was_hollow = self.is_hollow.take();
        let mut values = Vec::with_capacity(list.len());
        for (index, (value, record)) in list.iter().zip(&records).enumerate() {
            let value = self.value(value, &self.context(list, index, record))?;
            values.push((value, self.is_hollow.take()));
        }
        for key in &keys {
            super::load::check_hashable(key)?;
        }
        self.is_hollow.set(was_hollow || is_any_kept(&keys, &values));
        let values = values.into_iter().map(|(value, _)| value);
        Ok(Value::dict(keys.into_iter().map(Cow::into_owned).zip(values).collect()))
    }

    /// A list of any length. With several element records the reference wants as many values for
    /// each value, which only an empty list has.
    fn list(&self, value: &Vm, context: &Context<'_>) -> Result<Value, PyError> {
        let list = as_list(value)?;
        let elements = rest(context.record)?;
        arity(list.len(), list.len().saturating_mul(elements.len()), Some(context))?;
        let Some(element) = elements.first() else { return Ok(Value::List(Vec::new())) };
        let mut values = Vec::with_capacity(list.len());
        for (index, value) in list.iter().enumerate() {
            values.push(self.value(value, &self.context(list, index, element))?);
        }
        Ok(Value::List(values))
    }

    fn nd_array(&self, value: &Vm, context: &Context<'_>) -> Result<Value, PyError> {
        let array = match value {
            Vm::BufferView(array) => Some(array),
            Vm::List(_) if self.profile == Profile::Iree2022 => None,
            _ => return Err(PyError::value("list element is not a ref")),
        };
        if let (Profile::Iree2021, Some(array)) = (self.profile, array) {
            check_readable(array)?;
        }
        let element = position(context.record, 1)?;
        super::load::check_hashable(&element)?;
        let dtype = match &*element {
            Value::Str(name) => self.result_dtype(name, array),
            _ => None,
        };
        let Some(dtype) = dtype else {
            let element = str(&element);
            let message = format!("unrecognized dtype '{element}'");
            return Err(return_error(&message, Some(context)));
        };
        let Some(array) = array else {
            self.is_hollow.set(true);
            return Ok(Value::None);
        };
        if self.profile == Profile::Doc {
            check_shape(array, context)?;
        }
        as_type(array, dtype, self.limits).map(Value::NdArray)
    }

    /// The dtype that a result's element type is read as.
    fn result_dtype(&self, name: &str, array: Option<&Array>) -> Option<DType> {
        let newer = match name {
            "f16" => DType::Float(16),
            "complex<f32>" => DType::Complex(64),
            "complex<f64>" => DType::Complex(128),
            "bf16" if self.profile == Profile::Doc => DType::BFloat16,
            name if name.starts_with("f8") && self.profile == Profile::Doc => {
                DType::Float8(Float8::named(name)?)
            }
            "unknown" if self.profile == Profile::Doc => array?.dtype,
            other => return dtype_of(other),
        };
        (self.profile != Profile::Iree2021).then_some(newer)
    }

    /// A value without a record, unconverted.
    fn dynamic(&self, value: &Vm) -> Result<Value, PyError> {
        Ok(match value {
            Vm::Null => Value::None,
            Vm::I8(value) => Value::Int(i128::from(*value)),
            Vm::I16(value) => Value::Int(i128::from(*value)),
            Vm::I32(value) => Value::Int(i128::from(*value)),
            Vm::I64(value) => Value::Int(i128::from(*value)),
            Vm::F32(value) => Value::Float(f64::from(*value)),
            Vm::F64(value) => Value::Float(*value),
            Vm::List(items) => Value::VmList(items.clone()),
            Vm::BufferView(array) => {
                if self.profile == Profile::Iree2021 {
                    check_readable(array)?;
                }
                Value::NdArray(array.clone())
            }
        })
    }
}

/// The values of a VM list.
fn as_list(value: &Vm) -> Result<&[Vm], PyError> {
    match value {
        Vm::List(items) => Ok(items),
        _ => Err(PyError::value("Could not deref list (wrong type?)")),
    }
}

/// Fails unless there is one record for each value.
fn arity(have: usize, want: usize, context: Option<&Context<'_>>) -> Result<(), PyError> {
    if have == want {
        return Ok(());
    }
    Err(return_error(&format!("mismatched return arity: {have} vs {want}"), context))
}

/// A `ReturnError` that names the unpacked result, or nothing if it concerns all results.
fn return_error(summary: &str, context: Option<&Context<'_>>) -> PyError {
    let place = context.map_or(String::new(), |context| {
        let (list, record) = (vm_list(context.list, context.profile), str(context.record));
        format!("{}@{list} with description {record}", context.index)
    });
    PyError::new(
        "ReturnError",
        format!("Error processing function return: {summary} (while decoding return {place})"),
    )
}

/// Checks a shape as in the document: the rank as stated, each dim equal or unknown.
fn check_shape(array: &Array, context: &Context<'_>) -> Result<(), PyError> {
    let Value::List(fields) = context.record else { return Ok(()) };
    let (rank, dims) = (fields.get(2), fields.get(3..).unwrap_or_default());
    let Some(rank) = rank.filter(|rank| **rank != Value::None) else { return Ok(()) };
    let fits = equals_dim(rank, array.shape.len() as u64)
        && dims.len() == array.shape.len()
        && dims
            .iter()
            .zip(&array.shape)
            .all(|(want, have)| *want == Value::None || equals_dim(want, *have));
    if fits {
        return Ok(());
    }
    let (have, want) = (shape(&array.shape), repr(&Value::Tuple(dims.to_vec())));
    Err(return_error(&format!("shape mismatch {have} vs {want}"), Some(context)))
}

/// Fails unless Python could read the element type before February 2022.
fn check_readable(array: &Array) -> Result<(), PyError> {
    match array.dtype {
        DType::Int(_) | DType::UInt(_) | DType::Float(32 | 64) => Ok(()),
        _ => Err(PyError::value("Unsupported VM Buffer -> numpy dtype mapping")),
    }
}
