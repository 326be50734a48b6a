//! numpy's `asarray` and `astype`.

use super::PyError;
use super::number::{
    float_of_str, float_to_int, in_range, int_of_float, int_of_str, rounded, wrapped,
};
use super::repr::shape;
use super::subscript::truthy;
use super::value::{Array, DType, Elements, ExternalRun, Value};
use abide_source::limits::Limits;
use std::borrow::Cow;

/// The maximum number of dims of a numpy array.
const MAX_DIMS: usize = 64;

/// IREE's error if numpy would look into an array on the device.
const ON_THE_DEVICE: &str = "DeviceArray cannot be implicitly transferred to the host: if \
                             necessary, do an explicit transfer via .to_host()";

/// numpy's `asarray(value, dtype)`; without a dtype it is inferred as numpy does.
///
/// Rows of different lengths are an error with a dtype, and an array of objects without one, as with numpy before
/// 1.24.
pub(super) fn as_array(
    value: &Value,
    dtype: Option<DType>,
    limits: &Limits,
) -> Result<Array, PyError> {
    if let Value::NdArray(array) | Value::Scalar(array) | Value::DeviceArray(array) = value {
        return match dtype {
            Some(dtype) => as_type(array, dtype, limits),
            None => Ok(array.clone()),
        };
    }
    let (dims, leaves) = match discover(value, limits) {
        Ok(Discovered::Leaves(dims, leaves)) => (dims, leaves),
        Ok(Discovered::Runs(dims, runs, own)) => {
            let dtype = dtype.unwrap_or(own);
            return Ok(Array { dtype, shape: dims, elements: Elements::External(runs) });
        }
        Err(Discovery::Ragged(_)) if dtype.is_none() => return Ok(objects(value)),
        Err(error) => return Err(error.into_python()),
    };
    let dtype = dtype.unwrap_or_else(|| infer(&leaves));
    let mut elements = Vec::with_capacity(leaves.len());
    for leaf in leaves {
        elements.push(convert(leaf.into_owned(), dtype)?);
    }
    let elements = collect(elements, dtype);
    Ok(Array { dtype, shape: dims, elements })
}

/// numpy's `array.astype(dtype)`.
pub(super) fn as_type(array: &Array, dtype: DType, limits: &Limits) -> Result<Array, PyError> {
    if array.dtype == dtype {
        return Ok(array.clone());
    }
    let text = matches!(array.dtype, DType::Text(_));
    if array.elements == Elements::Zeros && !text {
        return Ok(Array { dtype, shape: array.shape.clone(), elements: Elements::Zeros });
    }
    if let Elements::External(runs) = &array.elements {
        // The caller converts them.
        let elements = Elements::External(runs.clone());
        return Ok(Array { dtype, shape: array.shape.clone(), elements });
    }
    let len = array.len().unwrap_or(usize::MAX);
    check_size(len, limits)?;
    let mut elements = Vec::with_capacity(len);
    for index in 0..len {
        let Some(element) = array.element(index) else { break };
        let python = matches!(array.dtype, DType::Object | DType::Text(_));
        elements.push(if python { convert(element, dtype)? } else { cast(&element, dtype) });
    }
    Ok(Array { dtype, shape: array.shape.clone(), elements: collect(elements, dtype) })
}

/// The reason why a nested value has no shape.
enum Discovery {
    /// Rows differ in length after these dims.
    Ragged(Vec<u64>),
    /// It is too deep or too large.
    Refused(PyError),
}

impl Discovery {
    fn into_python(self) -> PyError {
        match self {
            Discovery::Ragged(dims) => PyError::value(format!(
                "setting an array element with a sequence. The requested array has an \
                 inhomogeneous shape after {} dimensions. The detected shape was {} + \
                 inhomogeneous part.",
                dims.len(),
                shape(&dims)
            )),
            Discovery::Refused(error) => error,
        }
    }
}

/// The shape of nested sequences, and their elements in C order.
enum Discovered<'v> {
    Leaves(Vec<u64>, Vec<Cow<'v, Value>>),
    /// Elements that the caller keeps, and a type that holds all of them.
    Runs(Vec<u64>, Vec<ExternalRun>, DType),
}

/// Looks into nested sequences level by level, so that the depth of the value costs no stack.
fn discover<'v>(value: &'v Value, limits: &Limits) -> Result<Discovered<'v>, Discovery> {
    let mut dims = Vec::new();
    let mut level: Vec<Cow<'v, Value>> = vec![Cow::Borrowed(value)];
    loop {
        if level.iter().any(|row| matches!(**row, Value::DeviceArray(_))) {
            return Err(Discovery::Refused(PyError::value(ON_THE_DEVICE)));
        }
        if level.iter().any(|row| external(row).is_some()) {
            return external_rows(dims, &level);
        }
        let lens: Vec<Option<usize>> = level.iter().map(|row| row_len(row)).collect();
        let first = lens.first().copied().flatten();
        if lens.iter().any(|len| *len != first) {
            return Err(Discovery::Ragged(dims));
        }
        let Some(len) = first else {
            return Ok(Discovered::Leaves(dims, level));
        };
        dims.push(len as u64);
        if len == 0 {
            dims.extend(dims_of_empty_rows(&level).ok_or(Discovery::Ragged(dims.clone()))?);
        }
        if dims.len() > MAX_DIMS {
            return Err(Discovery::Refused(PyError::value(
                "setting an array element with a sequence. The requested array would exceed the \
                 maximum number of dimension of 64.",
            )));
        }
        if len == 0 {
            return Ok(Discovered::Leaves(dims, Vec::new()));
        }
        check_size(len.saturating_mul(level.len()), limits).map_err(Discovery::Refused)?;
        level = level.into_iter().flat_map(row_items).collect();
    }
}

/// The array of a row whose elements the caller keeps.
fn external(row: &Value) -> Option<(&Array, &[ExternalRun])> {
    match row {
        Value::NdArray(array) | Value::Scalar(array) => {
            let Elements::External(runs) = &array.elements else { return None };
            Some((array, runs))
        }
        _ => None,
    }
}

/// Stacks rows that include an external array of the caller.
fn external_rows<'v>(
    mut dims: Vec<u64>,
    level: &[Cow<'v, Value>],
) -> Result<Discovered<'v>, Discovery> {
    let rows: Option<Vec<_>> = level.iter().map(|row| external(row)).collect();
    let rows = rows.ok_or_else(|| Discovery::Refused(PyError::needs_elements()))?;
    let Some((first, _)) = rows.first() else {
        return Err(Discovery::Refused(PyError::needs_elements()));
    };
    let alike = |(array, _): &(&Array, &[ExternalRun])| {
        array.shape.iter().zip(&first.shape).take_while(|(a, b)| a == b).count()
    };
    let same = rows.iter().map(alike).min().unwrap_or(0);
    let is_ragged = rows.iter().any(|(array, _)| array.shape.len() != same);
    dims.extend(first.shape.iter().take(same));
    if is_ragged {
        return Err(Discovery::Ragged(dims));
    }
    if dims.len() > MAX_DIMS {
        return Err(Discovery::Refused(PyError::needs_elements()));
    }
    let dtype = rows.iter().map(|(array, _)| array.dtype).reduce(promote).unwrap_or(first.dtype);
    let runs = rows.iter().flat_map(|(_, runs)| runs.iter().copied()).collect();
    Ok(Discovered::Runs(dims, runs, dtype))
}

/// The dims after the first of rows without items: an array of shape `[0, 3]` still has its `3`, a list has none.
/// `None` if the rows differ.
fn dims_of_empty_rows(rows: &[Cow<'_, Value>]) -> Option<Vec<u64>> {
    let after = |row: &Value| match row {
        Value::NdArray(array) => array.shape.iter().skip(1).copied().collect(),
        _ => Vec::new(),
    };
    let first: Vec<u64> = rows.first().map(|row| after(row)).unwrap_or_default();
    rows.iter().all(|row| after(row) == first).then_some(first)
}

/// The length of a row; `None` for a leaf.
fn row_len(value: &Value) -> Option<usize> {
    match value {
        Value::List(items) | Value::Tuple(items) => Some(items.len()),
        Value::NdArray(array) => {
            array.shape.first().map(|dim| usize::try_from(*dim).unwrap_or(usize::MAX))
        }
        _ => None,
    }
}

/// The items of a row; a leaf is its own only one.
fn row_items(value: Cow<'_, Value>) -> Vec<Cow<'_, Value>> {
    match value {
        Cow::Borrowed(Value::List(items) | Value::Tuple(items)) => {
            items.iter().map(Cow::Borrowed).collect()
        }
        Cow::Owned(Value::List(items) | Value::Tuple(items)) => {
            items.into_iter().map(Cow::Owned).collect()
        }
        other => match &*other {
            Value::NdArray(array) => {
                (0..).map_while(|index| array.item(index)).map(Cow::Owned).collect()
            }
            _ => vec![other],
        },
    }
}

/// Fails if elements would take more memory than the longest text.
pub(super) fn check_size(len: usize, limits: &Limits) -> Result<(), PyError> {
    if len > limits.bytes / size_of::<Value>() {
        return Err(PyError::new(
            "MemoryError",
            format!("Unable to allocate an array with {len} elements"),
        ));
    }
    Ok(())
}

/// An array of objects, one for each item.
fn objects(value: &Value) -> Array {
    let items = row_items(Cow::Borrowed(value));
    let items: Vec<Value> = items.into_iter().map(Cow::into_owned).collect();
    let dims = vec![items.len() as u64];
    Array { dtype: DType::Object, shape: dims, elements: Elements::Object(items) }
}

/// The dtype that numpy infers for these leaves: the least that holds all of them.
fn infer(leaves: &[Cow<'_, Value>]) -> DType {
    let mut result: Option<DType> = None;
    for leaf in leaves {
        let dtype = match &**leaf {
            Value::Bool(_) => DType::Bool,
            Value::Int(value) if in_range(*value, DType::Int(64)) => DType::Int(64),
            Value::Int(value) if in_range(*value, DType::UInt(64)) => DType::UInt(64),
            Value::Float(_) => DType::Float(64),
            Value::Str(text) => DType::Text(u32::try_from(text.chars().count()).unwrap_or(0)),
            Value::Scalar(array) | Value::NdArray(array) => array.dtype,
            _ => DType::Object,
        };
        result = Some(result.map_or(dtype, |other| promote(other, dtype)));
    }
    result.unwrap_or(DType::Float(64))
}

/// A dtype that holds the values of both; by kind where the two differ.
fn promote(a: DType, b: DType) -> DType {
    let kind = |dtype: DType| match dtype {
        DType::Bool => 0,
        DType::Int(_) => 1,
        DType::UInt(_) => 2,
        DType::Float(_) | DType::BFloat16 | DType::Float8(_) => 3,
        DType::Complex(_) => 4,
        DType::Text(_) => 5,
        DType::Object => 6,
    };
    match (a, b) {
        (a, b) if a == b => a,
        (DType::Text(a), DType::Text(b)) => DType::Text(a.max(b)),
        (DType::Int(a), DType::Int(b)) => DType::Int(a.max(b)),
        (DType::UInt(a), DType::UInt(b)) => DType::UInt(a.max(b)),
        (DType::Int(_), DType::UInt(_)) | (DType::UInt(_), DType::Int(_)) => DType::Float(64),
        (DType::Float(a), DType::Float(b)) => DType::Float(a.max(b)),
        (a, b) => {
            let (low, high) = if kind(a) < kind(b) { (a, b) } else { (b, a) };
            match (low, high) {
                (DType::Bool, high) => high,
                (_, high @ (DType::Text(_) | DType::Object)) => high,
                (_, DType::Complex(_)) => DType::Complex(128),
                _ => DType::Float(64),
            }
        }
    }
}

/// Sets an element of an array of `dtype` to a Python object: checked, unlike [`cast`].
fn convert(value: Value, dtype: DType) -> Result<Value, PyError> {
    if let Value::Scalar(array) | Value::NdArray(array) = &value
        && array.shape.is_empty()
        && dtype != DType::Object
    {
        let element = array.element(0).unwrap_or(Value::None);
        return match element {
            Value::Str(_) => convert(element, dtype),
            other => Ok(cast(&other, dtype)),
        };
    }
    match dtype {
        DType::Object => Ok(value),
        DType::Text(_) => Ok(Value::Str(super::repr::str(&value))),
        DType::Bool => Ok(Value::Bool(truthy(&value))),
        DType::Int(_) | DType::UInt(_) => {
            let whole = match &value {
                Value::Bool(value) => i128::from(*value),
                Value::Int(value) => *value,
                Value::Float(value) => int_of_float(*value)?,
                Value::Str(text) => int_of_str(text)?,
                other => {
                    return Err(not_a_number(
                        "int() argument must be a string, a bytes-like object or a real number",
                        other,
                    ));
                }
            };
            if in_range(whole, dtype) {
                return Ok(Value::Int(whole));
            }
            let message = format!("Python integer {whole} out of bounds for {}", dtype.name());
            Err(PyError::new("OverflowError", message))
        }
        DType::Float(_) | DType::BFloat16 | DType::Float8(_) | DType::Complex(_) => {
            let number = match &value {
                Value::None => f64::NAN,
                Value::Bool(value) => f64::from(u8::from(*value)),
                Value::Int(value) => *value as f64,
                Value::Float(value) => *value,
                Value::Str(text) => float_of_str(text)?,
                other => {
                    return Err(not_a_number(
                        "float() argument must be a string or a real number",
                        other,
                    ));
                }
            };
            Ok(Value::Float(rounded(number, dtype)))
        }
    }
}

fn not_a_number(rule: &str, value: &Value) -> PyError {
    match value {
        Value::List(_) | Value::Tuple(_) | Value::NdArray(_) => {
            PyError::value("setting an array element with a sequence.")
        }
        other => PyError::type_error(format!("{rule}, not '{}'", other.class_name())),
    }
}

/// Casts an element of one numeric dtype to another, as C would: silently.
fn cast(element: &Value, dtype: DType) -> Value {
    if let Value::Scalar(array) = element
        && let Elements::Complex(list) = &array.elements
    {
        let [real, imaginary] = list.first().copied().unwrap_or_default();
        return match dtype {
            DType::Complex(_) => complex(rounded(real, dtype), rounded(imaginary, dtype), dtype),
            DType::Bool => Value::Bool(real != 0.0 || imaginary != 0.0),
            other => cast(&Value::Float(real), other),
        };
    }
    match dtype {
        DType::Bool => Value::Bool(truthy(element)),
        DType::Int(_) | DType::UInt(_) => Value::Int(match element {
            Value::Bool(value) => i128::from(*value),
            Value::Int(value) => wrapped(*value, dtype),
            Value::Float(value) => float_to_int(*value, dtype),
            _ => 0,
        }),
        DType::Float(_) | DType::BFloat16 | DType::Float8(_) | DType::Complex(_) => {
            let number = match element {
                Value::Bool(value) => f64::from(u8::from(*value)),
                // An integer is rounded to a narrow float at once, not by way of the widest one.
                Value::Int(value) if dtype.is_wide_float() => *value as f64,
                Value::Int(value) => f64::from(*value as f32),
                Value::Float(value) => *value,
                _ => 0.0,
            };
            Value::Float(rounded(number, dtype))
        }
        DType::Text(_) => Value::Str(super::repr::str(element)),
        DType::Object => element.clone(),
    }
}

fn complex(real: f64, imaginary: f64, dtype: DType) -> Value {
    Value::Scalar(Array {
        dtype,
        shape: Vec::new(),
        elements: Elements::Complex(vec![[real, imaginary]]),
    })
}

/// Elements of one dtype as their own list kind.
fn collect(values: Vec<Value>, dtype: DType) -> Elements {
    match dtype {
        DType::Bool => Elements::Bool(values.iter().map(truthy).collect()),
        DType::Int(_) | DType::UInt(_) => Elements::Int(
            values
                .iter()
                .map(|value| if let Value::Int(value) = value { *value } else { 0 })
                .collect(),
        ),
        DType::Float(_) | DType::BFloat16 | DType::Float8(_) => Elements::Float(
            values
                .iter()
                .map(|value| if let Value::Float(value) = value { *value } else { 0.0 })
                .collect(),
        ),
        DType::Complex(_) => Elements::Complex(values.iter().map(parts).collect()),
        DType::Text(_) => Elements::Text(values.iter().map(super::repr::str).collect()),
        DType::Object => Elements::Object(values),
    }
}

fn parts(value: &Value) -> [f64; 2] {
    match value {
        Value::Float(real) => [*real, 0.0],
        Value::Scalar(Array { elements: Elements::Complex(list), .. }) => {
            list.first().copied().unwrap_or_default()
        }
        _ => [0.0; 2],
    }
}

impl Array {
    /// numpy's `array(nested, dtype)`: an array of nested lists, tuples and numbers.
    ///
    /// # Errors
    /// numpy's message, for what does not convert or has rows of different lengths.
    pub fn from_nested(
        nested: &Value,
        dtype: DType,
        limits: &Limits,
    ) -> Result<Array, super::BindError> {
        as_array(nested, Some(dtype), limits).map_err(|error| error.at(super::Stage::Pack))
    }
}

/// The dtype of the element types that both generations pack.
pub(super) fn dtype_of(name: &str) -> Option<DType> {
    Some(match name {
        "i1" => DType::Bool,
        "i8" => DType::Int(8),
        "i16" => DType::Int(16),
        "i32" => DType::Int(32),
        "i64" => DType::Int(64),
        "f32" => DType::Float(32),
        "f64" => DType::Float(64),
        _ => return None,
    })
}
