//! Packing without reflection, by the classes of the values: IREE since February 2022.

use super::array::as_array;
use super::repr::repr;
use super::value::{Array, Value, Vm};
use super::{NEEDS_ELEMENTS, PyError};
use abide_source::limits::Limits;

/// Packs a call.
pub(super) fn pack(
    positional: &[Value],
    keywords: &[(String, Value)],
    limits: &Limits,
) -> Result<Vec<Vm>, PyError> {
    if !keywords.is_empty() {
        return Err(PyError::value("kwargs not supported for dynamic dispatch functions"));
    }
    let packed = positional.iter().enumerate();
    packed
        .map(|(index, value)| {
            pack_value(value, 0, limits).map_err(|error| error.within_argument(index))
        })
        .collect()
}

/// Packs one value; `depth` is the number of enclosing containers.
pub(super) fn pack_value(value: &Value, depth: u32, limits: &Limits) -> Result<Vm, PyError> {
    if depth > limits.depth {
        return Err(PyError::new("RecursionError", "maximum recursion depth exceeded"));
    }
    match value {
        Value::Int(number) => i64::try_from(*number)
            .map(Vm::I64)
            .map_err(|_| PyError::bad_cast().expecting("an integer of 64 bits", value)),
        Value::Float(number) => Ok(Vm::F64(*number)),
        Value::List(items) | Value::Tuple(items) => {
            let packed = items.iter().enumerate().map(|(index, item)| {
                pack_value(item, depth + 1, limits)
                    .map_err(|error| error.within_item(&Value::Int(index as i128)))
            });
            Ok(Vm::List(packed.collect::<Result<_, _>>()?))
        }
        Value::Dict(items) => {
            let packed = sorted(items)?.into_iter().map(|(key, item)| {
                pack_value(item, depth + 1, limits).map_err(|error| error.within_item(key))
            });
            Ok(Vm::List(packed.collect::<Result<_, _>>()?))
        }
        Value::BufferView(array) | Value::DeviceArray(array) => Ok(Vm::BufferView(array.clone())),
        Value::NdArray(_) | Value::Scalar(_) => host_array(value, limits).map(Vm::BufferView),
        other => {
            Err(PyError::value(format!("could not convert python value to VM: {}", repr(other))))
        }
    }
}

/// An array of the dtype that the value has by itself.
pub(super) fn host_array(value: &Value, limits: &Limits) -> Result<Array, PyError> {
    let array = as_array(value, None, limits).map_err(|error| {
        if error.error_type == NEEDS_ELEMENTS {
            return error;
        }
        PyError::value(format!(
            "could not convert value to numpy array: error='{}', value={}",
            error.message,
            repr(value)
        ))
    })?;
    if array.dtype.element_type().is_none() {
        return Err(PyError::value(format!(
            "could not map dtype dtype('{}') to element type: mapping not found",
            array.dtype.name()
        )));
    }
    Ok(array)
}

/// A key in Python's order: of strings by code points, which is that of their UTF-8 bytes.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum SortKey<'v> {
    /// The number as ordered bits of a double, then exactly if it is an integer.
    Number(i64, i128),
    Str(&'v str),
    Tuple(Vec<SortKey<'v>>),
}

impl<'v> SortKey<'v> {
    /// The key of a value; `None` if Python cannot order it.
    fn new(value: &'v Value) -> Option<SortKey<'v>> {
        Some(match value {
            Value::Bool(value) => SortKey::integer(i128::from(*value)),
            Value::Int(value) => SortKey::integer(*value),
            Value::Float(value) => SortKey::Number(total_order(*value), 0),
            Value::Str(text) => SortKey::Str(text),
            Value::Tuple(items) => {
                SortKey::Tuple(items.iter().map(SortKey::new).collect::<Option<_>>()?)
            }
            _ => return None,
        })
    }

    fn integer(value: i128) -> SortKey<'static> {
        SortKey::Number(total_order(value as f64), value)
    }

    /// Whether Python compares the two at all; the items of tuples are taken to be comparable.
    fn comparable(&self, other: &SortKey<'_>) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// Integers in the order of the doubles, as in `f64::total_cmp`.
fn total_order(value: f64) -> i64 {
    let bits = value.to_bits() as i64;
    bits ^ (((bits >> 63) as u64) >> 1) as i64
}

/// The keys and values of a dict in the order of its keys.
fn sorted(items: &[(Value, Value)]) -> Result<Vec<(&Value, &Value)>, PyError> {
    let mut sorted: Vec<(SortKey<'_>, (&Value, &Value))> = Vec::with_capacity(items.len());
    for (key, value) in items {
        let sort_key = match SortKey::new(key) {
            Some(sort_key) => sort_key,
            // A single key is compared to nothing.
            None if items.len() == 1 => SortKey::Number(0, 0),
            None => return Err(unordered(key, key)),
        };
        if let (Some((first, _)), Some((first_key, _))) = (sorted.first(), items.first())
            && !first.comparable(&sort_key)
        {
            return Err(unordered(key, first_key));
        }
        sorted.push((sort_key, (key, value)));
    }
    sorted.sort_by(|(a, _), (b, _)| a.cmp(b));
    Ok(sorted.into_iter().map(|(_, item)| item).collect())
}

fn unordered(a: &Value, b: &Value) -> PyError {
    let (a, b) = (a.class_name(), b.class_name());
    PyError::type_error(format!("'<' not supported between instances of '{a}' and '{b}'"))
}
