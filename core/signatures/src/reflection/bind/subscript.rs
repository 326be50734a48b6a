//! Python's `len(value)` and `value[key]`.

use super::PyError;
use super::repr::repr;
use super::value::{Array, Elements, Value};
use std::borrow::Cow;
use std::collections::HashMap;

/// A key of a `dict`: equal for values that Python takes for equal.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum HashKey<'v> {
    None,
    Int(i128),
    /// The bits of a non-integer float.
    Float(u64),
    Str(Cow<'v, str>),
    Tuple(Vec<HashKey<'v>>),
}

impl<'v> HashKey<'v> {
    /// The key of a value.
    pub(super) fn new(value: &'v Value) -> Result<HashKey<'v>, PyError> {
        Ok(match value {
            Value::None => HashKey::None,
            Value::Bool(value) => HashKey::Int(i128::from(*value)),
            Value::Int(value) => HashKey::Int(*value),
            Value::Float(value) => HashKey::float(*value),
            Value::Str(text) => HashKey::Str(Cow::Borrowed(text)),
            // Tuples come from a caller, not from JSON; their depth is the caller's.
            Value::Tuple(items) => {
                HashKey::Tuple(items.iter().map(HashKey::new).collect::<Result<_, _>>()?)
            }
            Value::Scalar(array) => match array.element(0) {
                Some(Value::Bool(value)) => HashKey::Int(i128::from(value)),
                Some(Value::Int(value)) => HashKey::Int(value),
                Some(Value::Float(value)) => HashKey::float(value),
                Some(Value::Str(text)) => HashKey::Str(Cow::Owned(text)),
                _ => return Err(unhashable(value)),
            },
            _ => return Err(unhashable(value)),
        })
    }

    /// The same without a reference to the value.
    pub(super) fn owned(value: &Value) -> Result<HashKey<'static>, PyError> {
        HashKey::new(value).map(HashKey::into_owned)
    }

    fn into_owned(self) -> HashKey<'static> {
        match self {
            HashKey::None => HashKey::None,
            HashKey::Int(value) => HashKey::Int(value),
            HashKey::Float(bits) => HashKey::Float(bits),
            HashKey::Str(text) => HashKey::Str(Cow::Owned(text.into_owned())),
            HashKey::Tuple(items) => {
                HashKey::Tuple(items.into_iter().map(HashKey::into_owned).collect())
            }
        }
    }

    fn float(value: f64) -> HashKey<'static> {
        if value.fract() == 0.0 && value.abs() < 1e38 {
            HashKey::Int(value as i128)
        } else {
            HashKey::Float(value.to_bits())
        }
    }
}

fn unhashable(value: &Value) -> PyError {
    PyError::type_error(format!("unhashable type: '{}'", value.class_name()))
}

/// Python's `len(value)`.
pub(super) fn len(value: &Value) -> Result<usize, PyError> {
    Ok(match value {
        Value::Str(text) => text.chars().count(),
        Value::List(items) | Value::Tuple(items) | Value::Set(items) => items.len(),
        Value::Dict(items) => items.len(),
        Value::NdArray(array) => match array.shape.first() {
            Some(dim) => usize::try_from(*dim).unwrap_or(usize::MAX),
            None => return Err(PyError::type_error("len() of unsized object")),
        },
        Value::Scalar(Array { elements: Elements::Text(texts), .. }) => {
            texts.first().map_or(0, |text| text.chars().count())
        }
        other => {
            let class = other.class_name();
            return Err(PyError::type_error(format!("object of type '{class}' has no len()")));
        }
    })
}

/// A value that is subscripted many times, prepared so that each time costs the same.
pub(super) enum Subscript<'v> {
    Items(&'v Value, &'v [Value]),
    Str(Vec<char>),
    Dict(HashMap<HashKey<'v>, &'v Value>),
    Array(&'v Array),
    Other(&'v Value),
}

impl<'v> Subscript<'v> {
    pub(super) fn new(value: &'v Value) -> Subscript<'v> {
        match value {
            Value::List(items) | Value::Tuple(items) => Subscript::Items(value, items),
            Value::Str(text) => Subscript::Str(text.chars().collect()),
            Value::Dict(items) => Subscript::Dict(
                items
                    .iter()
                    .filter_map(|(key, value)| Some((HashKey::new(key).ok()?, value)))
                    .collect(),
            ),
            Value::NdArray(array) => Subscript::Array(array),
            // A string of numpy is also one of Python.
            Value::Scalar(Array { elements: Elements::Text(texts), .. }) => {
                Subscript::Str(texts.iter().flat_map(|text| text.chars()).collect())
            }
            other => Subscript::Other(other),
        }
    }

    /// Python's `value[key]`.
    pub(super) fn get(&self, key: &Value) -> Result<Cow<'v, Value>, PyError> {
        match self {
            Subscript::Items(value, items) => {
                let class = value.class_name();
                let index = index(
                    key,
                    items.len(),
                    &format!("{class} indices must be integers or slices, not "),
                )?;
                let item = index.and_then(|index| items.get(index));
                item.map(Cow::Borrowed).ok_or_else(|| out_of_range(&class))
            }
            Subscript::Str(characters) => {
                let wrong = "string indices must be integers, not ";
                let index = index(key, characters.len(), wrong)
                    .map_err(|_| PyError::type_error(format!("{wrong}'{}'", key.class_name())))?;
                let character = index.and_then(|index| characters.get(index));
                character
                    .map(|character| Cow::Owned(Value::Str(character.to_string())))
                    .ok_or_else(|| out_of_range("string"))
            }
            Subscript::Dict(items) => match items.get(&HashKey::new(key)?) {
                Some(value) => Ok(Cow::Borrowed(*value)),
                None => Err(PyError::new("KeyError", repr(key))),
            },
            Subscript::Array(array) => {
                let len = array.shape.first().map_or(0, |dim| usize::try_from(*dim).unwrap_or(0));
                let wrong = "only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) \
                             and integer or boolean arrays are valid indices";
                let index = index(key, len, "").map_err(|_| PyError::new("IndexError", wrong))?;
                let item = index.and_then(|index| array.item(index));
                item.map(Cow::Owned).ok_or_else(|| {
                    PyError::new("IndexError", format!("index {} is out of bounds", repr(key)))
                })
            }
            Subscript::Other(value) => Err(PyError::type_error(format!(
                "'{}' object is not subscriptable",
                value.class_name()
            ))),
        }
    }
}

/// Python's `value[key]`, once.
pub(super) fn subscript<'v>(value: &'v Value, key: &Value) -> Result<Cow<'v, Value>, PyError> {
    Subscript::new(value).get(key)
}

/// Python's `value[index]` for a position.
pub(super) fn position(value: &Value, index: usize) -> Result<Cow<'_, Value>, PyError> {
    match value {
        // The common case, without preparing anything.
        Value::List(items) => {
            items.get(index).map(Cow::Borrowed).ok_or_else(|| out_of_range("list"))
        }
        _ => subscript(value, &Value::Int(index as i128)),
    }
}

/// Python's `value[1:]`, of lists and strings; an error for what has no slices.
pub(super) fn rest(value: &Value) -> Result<Cow<'_, [Value]>, PyError> {
    match value {
        Value::List(items) => Ok(Cow::Borrowed(items.get(1..).unwrap_or_default())),
        Value::Str(text) => Ok(Cow::Owned(
            text.chars().skip(1).map(|character| Value::Str(character.to_string())).collect(),
        )),
        Value::Dict(_) => Err(PyError::type_error("unhashable type: 'slice'")),
        other => Err(PyError::type_error(format!(
            "'{}' object is not subscriptable",
            other.class_name()
        ))),
    }
}

/// Python's `first, second = value`.
pub(super) fn unpack_pair(value: &Value) -> Result<(Cow<'_, Value>, Cow<'_, Value>), PyError> {
    // Three items are enough to know that there are too many.
    let items: Vec<Cow<'_, Value>> = match value {
        Value::List(items) | Value::Tuple(items) => {
            items.iter().take(3).map(Cow::Borrowed).collect()
        }
        Value::Str(text) => text
            .chars()
            .take(3)
            .map(|character| Cow::Owned(Value::Str(character.to_string())))
            .collect(),
        Value::Dict(items) => items.iter().take(3).map(|(key, _)| Cow::Borrowed(key)).collect(),
        other => {
            let class = other.class_name();
            return Err(PyError::type_error(format!("cannot unpack non-iterable {class} object")));
        }
    };
    match <[Cow<'_, Value>; 2]>::try_from(items) {
        Ok([first, second]) => Ok((first, second)),
        Err(items) if items.len() > 2 => {
            Err(PyError::value("too many values to unpack (expected 2)"))
        }
        Err(items) => Err(PyError::value(format!(
            "not enough values to unpack (expected 2, got {})",
            items.len()
        ))),
    }
}

/// Python's `bool(value)` for what JSON holds.
pub(super) fn truthy(value: &Value) -> bool {
    match value {
        Value::None => false,
        Value::Bool(value) => *value,
        Value::Int(value) => *value != 0,
        Value::Float(value) => *value != 0.0,
        Value::Str(text) => !text.is_empty(),
        Value::List(items) | Value::Tuple(items) | Value::Set(items) => !items.is_empty(),
        Value::Dict(items) => !items.is_empty(),
        _ => true,
    }
}

/// Python's `a == b` for what JSON holds, where one side is a number of dims.
pub(super) fn equals_dim(value: &Value, dim: u64) -> bool {
    match value {
        Value::Bool(value) => u64::from(*value) == dim,
        Value::Int(value) => *value == i128::from(dim),
        Value::Float(value) => *value == dim as f64,
        _ => false,
    }
}

/// The position of an index in a sequence, counted from its end if negative; `None` if it is past either end.
fn index(key: &Value, len: usize, wrong: &str) -> Result<Option<usize>, PyError> {
    let index = match key {
        Value::Bool(value) => i128::from(*value),
        Value::Int(value) => *value,
        other => return Err(PyError::type_error(format!("{wrong}{}", other.class_name()))),
    };
    let index = if index < 0 { index.saturating_add(len as i128) } else { index };
    Ok(usize::try_from(index).ok().filter(|index| *index < len))
}

fn out_of_range(class: &str) -> PyError {
    PyError::new("IndexError", format!("{class} index out of range"))
}
