//! The spelling of values in the adapter's lines.

use abide_core::limits::Limits;
use abide_core::reflection::bind::{
    Array, DType, Elements, ExternalRun, Profile, Value, Vm, repr_vm_list,
};
use serde_json::{Map, Value as Json, json};

/// Arrays with more elements are shown without them, unless all are requested.
const MAX_SHOWN_ELEMENTS: u64 = 64;

/// The spelling of values in answers.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Spelling {
    /// The runtime whose arrays are spelled.
    pub(super) profile: Profile,
    /// Whether all elements of all arrays are written.
    pub(super) whole: bool,
}

/// The error of runtimes before 2022 for arrays that they could not read back.
const UNREADABLE: &str = "Unsupported VM Buffer -> numpy dtype mapping";

/// Reads a list of values.
pub(super) fn values(list: &[Json]) -> Result<Vec<Value>, String> {
    list.iter().map(value).collect()
}

/// Reads a value. The depth is that of the JSON, which its reader bounds.
pub(super) fn value(json: &Json) -> Result<Value, String> {
    Ok(match json {
        Json::Null => Value::None,
        Json::Bool(value) => Value::Bool(*value),
        Json::Number(number) => match (number.as_i64(), number.as_u64(), number.as_f64()) {
            (Some(value), ..) => Value::Int(value.into()),
            (_, Some(value), _) => Value::Int(value.into()),
            (.., value) => Value::Float(value.unwrap_or(f64::NAN)),
        },
        Json::String(text) => Value::Str(text.clone()),
        Json::Array(items) => Value::List(values(items)?),
        Json::Object(members) => match special(members)? {
            Some(value) => value,
            None => {
                let items =
                    members.iter().map(|(key, item)| Ok((Value::Str(key.clone()), value(item)?)));
                Value::dict(items.collect::<Result<_, String>>()?)
            }
        },
    })
}

/// Reads an object that spells something other than a dict.
fn special(members: &Map<String, Json>) -> Result<Option<Value>, String> {
    let Some((tag, payload)) = members.iter().find(|(key, _)| key.starts_with('$')) else {
        return Ok(None);
    };
    let array = |nested: &Json| -> Result<Array, String> {
        let dtype = dtype(members)?;
        let nested = value(nested)?;
        Array::from_nested(&nested, dtype, &Limits::default()).map_err(|error| error.to_string())
    };
    Ok(Some(match tag.as_str() {
        "$tuple" => Value::Tuple(values(items(payload)?)?),
        "$set" => Value::Set(values(items(payload)?)?),
        "$items" => Value::dict(items(payload)?.iter().map(pair).collect::<Result<_, _>>()?),
        "$nd" => Value::NdArray(array(payload)?),
        "$np" => Value::Scalar(array(payload)?),
        "$bv" => Value::BufferView(array(payload)?),
        "$dev" => Value::DeviceArray(array(payload)?),
        "$external" => {
            Value::NdArray(external(payload, dims(member(members, "shape")?)?, dtype(members)?)?)
        }
        "$zeros" => Value::NdArray(Array {
            dtype: dtype(members)?,
            shape: dims(payload)?,
            elements: Elements::Zeros,
        }),
        "$f" => Value::Float(not_finite(payload)?),
        "$c" => complex(payload)?,
        _ => return Err(format!("no value is spelled {tag:?}")),
    }))
}

fn dtype(members: &Map<String, Json>) -> Result<DType, String> {
    let name = members.get("dtype").and_then(Json::as_str).unwrap_or_default();
    DType::parse(name).ok_or_else(|| format!("no dtype is named {name:?}"))
}

fn member<'m>(members: &'m Map<String, Json>, name: &str) -> Result<&'m Json, String> {
    members.get(name).ok_or_else(|| format!("{name:?} is missing"))
}

/// An array whose elements the caller keeps, by its number.
fn external(number: &Json, shape: Vec<u64>, dtype: DType) -> Result<Array, String> {
    let array = number.as_u64().and_then(|number| u32::try_from(number).ok());
    let array = array.ok_or_else(|| format!("expected the number of an array, found {number}"))?;
    let mut made = Array { dtype, shape, elements: Elements::Zeros };
    let len = made.len().ok_or_else(|| "the array is too large".to_owned())? as u64;
    made.elements = Elements::External(vec![ExternalRun { array, start: 0, len }]);
    Ok(made)
}

fn items(json: &Json) -> Result<&[Json], String> {
    json.as_array().map(Vec::as_slice).ok_or_else(|| format!("expected an array, found {json}"))
}

fn pair(json: &Json) -> Result<(Value, Value), String> {
    match items(json)? {
        [key, item] => Ok((value(key)?, value(item)?)),
        _ => Err(format!("expected a key and a value, found {json}")),
    }
}

fn dims(json: &Json) -> Result<Vec<u64>, String> {
    let dim = |dim: &Json| dim.as_u64().ok_or_else(|| format!("expected a dim, found {dim}"));
    items(json)?.iter().map(dim).collect()
}

/// A complex number: its two parts.
fn complex(json: &Json) -> Result<Value, String> {
    let wrong = || format!("expected the two parts of a complex number, found {json}");
    let part = |part: &Json| match value(part) {
        Ok(Value::Float(part)) => Ok(part),
        Ok(Value::Int(part)) => Ok(part as f64),
        _ => Err(wrong()),
    };
    let [real, imaginary] = items(json)? else { return Err(wrong()) };
    Ok(Value::Scalar(Array {
        dtype: DType::Complex(128),
        shape: Vec::new(),
        elements: Elements::Complex(vec![[part(real)?, part(imaginary)?]]),
    }))
}

fn not_finite(json: &Json) -> Result<f64, String> {
    match json.as_str() {
        Some("nan") => Ok(f64::NAN),
        Some("inf") => Ok(f64::INFINITY),
        Some("-inf") => Ok(f64::NEG_INFINITY),
        _ => Err(format!("no float is spelled {json}")),
    }
}

/// Reads a VM value.
pub(super) fn read_vm(json: &Json) -> Result<Vm, String> {
    let wrong = || format!("no VM value is spelled {json}");
    match json {
        Json::Null => Ok(Vm::Null),
        Json::Number(number) => match (number.as_i64(), number.as_f64()) {
            (Some(value), _) => Ok(Vm::I64(value)),
            (None, Some(value)) => Ok(Vm::F64(value)),
            _ => Err(wrong()),
        },
        Json::Array(items) => {
            Ok(Vm::List(items.iter().map(read_vm).collect::<Result<_, String>>()?))
        }
        Json::Object(members) => {
            let Some((tag, payload)) = members.iter().next() else { return Err(wrong()) };
            if tag == "bv" {
                return Ok(Vm::BufferView(buffer_view(payload)?));
            }
            let payload = value(payload)?;
            scalar(tag, &payload).ok_or_else(wrong)
        }
        _ => Err(wrong()),
    }
}

fn scalar(tag: &str, payload: &Value) -> Option<Vm> {
    let float = match payload {
        Value::Float(value) => *value,
        Value::Int(value) => *value as f64,
        _ => return None,
    };
    let whole = if let Value::Int(value) = payload { Some(*value) } else { None };
    match tag {
        "i8" => whole?.try_into().ok().map(Vm::I8),
        "i16" => whole?.try_into().ok().map(Vm::I16),
        "i32" => whole?.try_into().ok().map(Vm::I32),
        "i64" => whole?.try_into().ok().map(Vm::I64),
        "f32" => Some(Vm::F32(float as f32)),
        "f64" => Some(Vm::F64(float)),
        _ => None,
    }
}

fn buffer_view(json: &Json) -> Result<Array, String> {
    let name = json.get("type").and_then(Json::as_str).unwrap_or_default();
    let dtype =
        DType::of_element_type(name).ok_or_else(|| format!("no element type is {name:?}"))?;
    let shape = json.get("shape").map_or(Ok(Vec::new()), dims)?;
    if let Some(number) = json.get("external") {
        return external(number, shape, dtype);
    }
    let Some(data) = json.get("data") else {
        return Ok(Array { dtype, shape, elements: Elements::Zeros });
    };
    let nested = value(data)?;
    let mut array = Array::from_nested(&nested, dtype, &Limits::default())
        .map_err(|error| error.to_string())?;
    let stated = Array { dtype, shape, elements: Elements::Zeros };
    if array.len() != stated.len() {
        return Err("the data does not have the shape that is given".to_owned());
    }
    // Nested lists cannot distinguish the shapes of empty arrays.
    array.shape = stated.shape;
    Ok(array)
}

/// Spells a VM value.
pub(super) fn vm(value: &Vm, spelling: Spelling) -> Json {
    match value {
        Vm::Null => Json::Null,
        Vm::I8(value) => json!({ "i8": value }),
        Vm::I16(value) => json!({ "i16": value }),
        Vm::I32(value) => json!({ "i32": value }),
        Vm::I64(value) => json!({ "i64": value }),
        Vm::F32(value) => json!({ "f32": float(f64::from(*value)) }),
        Vm::F64(value) => json!({ "f64": float(*value) }),
        Vm::List(items) => items.iter().map(|item| vm(item, spelling)).collect(),
        Vm::BufferView(array) => json!({ "bv": view(array, spelling) }),
    }
}

fn view(array: &Array, spelling: Spelling) -> Json {
    let readable = matches!(array.dtype, DType::Int(_) | DType::UInt(_) | DType::Float(32 | 64));
    let (key, name) = match spelling.profile {
        Profile::Iree2021 if !readable => return json!({ "error": UNREADABLE }),
        Profile::Iree2021 => ("dtype", array.dtype.name()),
        _ => ("type", array.dtype.element_type().unwrap_or_default()),
    };
    described(array, key, &name, spelling)
}

/// An array's shape, type and elements; the elements only if they are few or all are requested.
fn described(array: &Array, key: &str, name: &str, spelling: Spelling) -> Json {
    let mut members = Map::new();
    members.insert("shape".to_owned(), array.shape.clone().into());
    members.insert(key.to_owned(), name.into());
    if let Elements::External(runs) = &array.elements {
        let runs = runs.iter().map(|run| json!([run.array, run.start, run.len]));
        members.insert("external".to_owned(), runs.collect());
        return members.into();
    }
    // An array of zeros may have any number of elements.
    let is_counted = spelling.whole && array.elements != Elements::Zeros;
    let shown =
        if is_counted { array.len().unwrap_or(0) as u64 } else { 0 }.max(MAX_SHOWN_ELEMENTS);
    // The number of lists, down to a dim of 0, has the same bound as the number of elements.
    let rows = array
        .shape
        .iter()
        .take_while(|dim| **dim > 0)
        .try_fold(1_u64, |rows, dim| rows.checked_mul(*dim).filter(|rows| *rows <= shown));
    if rows.is_some() {
        members.insert("data".to_owned(), nested(array, 0, &mut 0));
    }
    members.into()
}

/// The elements of an array from `dim` inwards, as nested lists.
fn nested(array: &Array, dim: usize, at: &mut usize) -> Json {
    match array.shape.get(dim) {
        Some(0) => json!([]),
        Some(len) => (0..*len).map(|_| nested(array, dim + 1, at)).collect(),
        None => {
            *at += 1;
            array
                .element(*at - 1)
                .map_or(Json::Null, |element| python(&element, Spelling::default()))
        }
    }
}

fn float(value: f64) -> Json {
    match value {
        value if value.is_nan() => json!({ "$f": "nan" }),
        f64::INFINITY => json!({ "$f": "inf" }),
        f64::NEG_INFINITY => json!({ "$f": "-inf" }),
        value => json!(value),
    }
}

/// Spells a Python value.
pub(super) fn python(value: &Value, spelling: Spelling) -> Json {
    let list =
        |items: &[Value]| -> Json { items.iter().map(|item| python(item, spelling)).collect() };
    match value {
        Value::None => Json::Null,
        Value::Bool(value) => json!(value),
        Value::Int(value) => integer(*value),
        Value::Float(value) => float(*value),
        Value::Str(text) => json!(text),
        Value::List(items) => list(items),
        Value::Tuple(items) => json!({ "$tuple": list(items) }),
        Value::Set(items) => json!({ "$set": list(items) }),
        Value::Dict(items) => {
            let items: Json = items
                .iter()
                .map(|(key, item)| json!([python(key, spelling), python(item, spelling)]))
                .collect();
            json!({ "$dict": items })
        }
        Value::Scalar(array) => match &array.elements {
            Elements::Complex(parts) => parts.iter().flatten().map(|part| float(*part)).collect(),
            _ => array.element(0).map_or(Json::Null, |element| python(&element, spelling)),
        },
        Value::NdArray(array) | Value::BufferView(array) | Value::DeviceArray(array) => {
            json!({ "$array": described(array, "dtype", &array.dtype.name(), spelling) })
        }
        Value::VmList(items) => match spelling.profile {
            Profile::Iree2021 => json!({
                "$repr": repr_vm_list(items, spelling.profile),
                "class": "VmVariantList",
            }),
            _ => json!({ "$repr": "<VmRef vm.list", "class": "VmRef" }),
        },
    }
}

fn integer(value: i128) -> Json {
    match (i64::try_from(value), u64::try_from(value)) {
        (Ok(value), _) => json!(value),
        (_, Ok(value)) => json!(value),
        _ => json!(value as f64),
    }
}
