//! Packing with compiled packers: IREE since February 2022, and the document.

use super::array::{as_array, check_size};
use super::compile::{Arguments, Packer};
use super::number::{cast_float, cast_int};
use super::repr::{repr, shape};
use super::subscript::{Subscript, len};
use super::value::{Array, DType, Elements, Value, Vm};
use super::{NEEDS_ELEMENTS, Profile, PyError, dynamic};
use abide_source::limits::Limits;

/// Packs a call. Too many positional values are reported first, then keywords in the order of the
/// call, then empty slots, then values from left to right.
pub(super) fn pack(
    arguments: &Arguments,
    positional: &[Value],
    keywords: &[(String, Value)],
    profile: Profile,
    limits: &Limits,
) -> Result<Vec<Vm>, PyError> {
    let mut slots: Vec<Option<&Value>> = vec![None; arguments.packers.len()];
    // The document's named arguments can be passed by position too.
    let expected = match profile {
        Profile::Doc => arguments.packers.len(),
        _ => arguments.unnamed,
    };
    if positional.len() > expected {
        let given = positional.len();
        return Err(PyError::value(format!(
            "mismatched call arity: expected {expected} got {given}"
        )));
    }
    for (slot, value) in slots.iter_mut().zip(positional) {
        *slot = Some(value);
    }
    for (name, value) in keywords {
        let slot = arguments.names.get(name).and_then(|index| slots.get_mut(*index));
        let Some(slot) = slot else {
            return Err(PyError::value(format!("specified kwarg '{name}' is unknown")));
        };
        if slot.replace(value).is_some() {
            return Err(PyError::value(format!(
                "mismatched call arity: duplicate keyword argument '{name}'"
            )));
        }
    }
    if let Some(empty) = slots.iter().position(Option::is_none) {
        return Err(PyError::value(format!(
            "mismatched call arity: expected a value for argument {empty}"
        )));
    }
    let packed = arguments.packers.iter().zip(slots.into_iter().flatten()).enumerate();
    packed
        .map(|(index, (packer, value))| {
            pack_value(packer, value, limits).map_err(|error| {
                let name = arguments.names.iter().find(|(_, slot)| **slot == index);
                match name {
                    Some((name, _)) => error.within_argument(format_args!("'{name}'")),
                    None => error.within_argument(index),
                }
            })
        })
        .collect()
}

/// Packs one value. Recursion is bounded by the depth of the record.
fn pack_value(packer: &Packer, value: &Value, limits: &Limits) -> Result<Vm, PyError> {
    match packer {
        Packer::Integer(width) => integer(value, *width),
        Packer::Float(width) => {
            let wrong = || not_cast(&format!("a number (f{width})"), value);
            let number = cast_float(value).ok_or_else(wrong)?;
            Ok(if *width == 32 { Vm::F32(number as f32) } else { Vm::F64(number) })
        }
        Packer::NdArray { dtype, dims } => nd_array(value, *dtype, dims.as_deref(), limits),
        Packer::Sequence(slots) => {
            if len(value)? != slots.len() {
                return Err(PyError::value(format!(
                    "expected a sequence with {} values. got: {}",
                    slots.len(),
                    repr(value)
                )));
            }
            let keys = (0..slots.len()).map(|index| Value::Int(index as i128));
            items(value, keys.zip(slots), limits)
        }
        Packer::Dict(slots) => {
            if len(value)? != slots.len() {
                return Err(PyError::value(format!(
                    "expected a dict with {} values. got: {}",
                    slots.len(),
                    repr(value)
                )));
            }
            items(value, slots.iter().map(|(key, slot)| (key.clone(), slot)), limits)
        }
        Packer::Null => match value {
            Value::None => Ok(Vm::Null),
            other => Err(PyError::value(format!("expected None. got: {}", repr(other)))),
        },
        Packer::Unknown => dynamic::pack_value(value, 0, limits),
        Packer::ListOf(element) => {
            let count = len(value)?;
            check_size(count, limits)?;
            let keys = (0..count).map(|index| Value::Int(index as i128));
            items(value, keys.map(|key| (key, &**element)), limits)
        }
    }
}

fn integer(value: &Value, width: u8) -> Result<Vm, PyError> {
    let wrong = |expected: &str| not_cast(&format!("{expected} (i{width})"), value);
    let number = cast_int(value).ok_or_else(|| wrong("an integer"))?;
    let packed = match width {
        8 => i8::try_from(number).map(Vm::I8),
        16 => i16::try_from(number).map(Vm::I16),
        32 => i32::try_from(number).map(Vm::I32),
        _ => i64::try_from(number).map(Vm::I64),
    };
    packed.map_err(|_| wrong(&format!("an integer of {width} bits")))
}

/// The error for a value that cannot be cast to the expected type.
fn not_cast(expected: &str, value: &Value) -> PyError {
    match value {
        Value::Scalar(array) if matches!(array.elements, Elements::External(_)) => {
            PyError::needs_elements()
        }
        _ => PyError::bad_cast().expecting(expected, value),
    }
}

/// Packs `value[key]` for each key into a list.
fn items<'p>(
    value: &Value,
    slots: impl Iterator<Item = (Value, &'p Packer)>,
    limits: &Limits,
) -> Result<Vm, PyError> {
    let subscript = Subscript::new(value);
    let mut packed = Vec::new();
    for (key, slot) in slots {
        let item = subscript.get(&key).map_err(|error| {
            let why = match error.error_type {
                // The bindings show only the tuple of its arguments.
                "KeyError" => format!("({},)", error.message),
                _ => error.message,
            };
            let (key, value) = (repr(&key), repr(value));
            PyError::value(format!("could not get item {key} from: {value}: {why}"))
        })?;
        packed.push(pack_value(slot, &item, limits).map_err(|error| error.within_item(&key))?);
    }
    Ok(Vm::List(packed))
}

fn nd_array(
    value: &Value,
    dtype: Option<DType>,
    dims: Option<&[Option<u64>]>,
    limits: &Limits,
) -> Result<Vm, PyError> {
    let array = match (value, dtype) {
        // Values on the device are passed through, whatever their record is.
        (Value::BufferView(array) | Value::DeviceArray(array), _) => array.clone(),
        (value, Some(dtype)) => as_array(value, Some(dtype), limits).map_err(|error| {
            if error.error_type == NEEDS_ELEMENTS {
                return error;
            }
            PyError::value(format!(
                "could not convert value to numpy array: dtype=<class 'numpy.{}'>, error='{}', value={}",
                if dtype == DType::Bool { "bool".to_owned() } else { dtype.name() },
                error.message,
                repr(value)
            ))
        })?,
        (value, None) => dynamic::host_array(value, limits)?,
    };
    if let Some(dims) = dims {
        check_dims(&array, dims)?;
    }
    Ok(Vm::BufferView(array))
}

/// Checks a shape as in the document: as many dims as the array, each equal or unknown.
fn check_dims(array: &Array, dims: &[Option<u64>]) -> Result<(), PyError> {
    let fits = array.shape.len() == dims.len()
        && array.shape.iter().zip(dims).all(|(have, want)| want.is_none_or(|want| want == *have));
    if fits {
        return Ok(());
    }
    let want: Vec<Value> =
        dims.iter().map(|dim| dim.map_or(Value::None, |dim| Value::Int(i128::from(dim)))).collect();
    let (have, want) = (shape(&array.shape), repr(&Value::Tuple(want)));
    Err(PyError::value(format!("shape mismatch {have} vs {want}")))
}
