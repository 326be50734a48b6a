//! Argument records as packers, as IREE compiles them since February 2022.

use super::array::dtype_of;
use super::number::{cast_int, in_range};
use super::repr::repr;
use super::subscript::{len, position};
use super::value::{DType, Float8, Value};
use super::{Profile, PyError};
use std::collections::HashMap;

/// The packers of a function's arguments.
#[derive(Debug, Clone)]
pub(super) struct Arguments {
    pub(super) packers: Vec<Packer>,
    /// The place of each named argument; of equal names the later one.
    pub(super) names: HashMap<String, usize>,
    /// The number of unnamed arguments.
    pub(super) unnamed: usize,
}

/// The packing of one argument.
#[derive(Debug, Clone)]
pub(super) enum Packer {
    /// An integer of this width.
    Integer(u8),
    /// A floating-point number of this width.
    Float(u8),
    /// An array. The dims are `None` if the profile does not check them, and each dim if it is unconstrained.
    NdArray { dtype: Option<DType>, dims: Option<Vec<Option<u64>>> },
    /// A sequence of these items.
    Sequence(Vec<Packer>),
    /// A dict with these keys, in this order.
    Dict(Vec<(Value, Packer)>),
    /// Nothing but `None` (the document's `null`).
    Null,
    /// Anything that needs no record (the document's `"unknown"`).
    Unknown,
    /// A list of any length (the document's `py_homogeneous_list`).
    ListOf(Box<Packer>),
}

/// Compiles the records of a function's arguments.
pub(super) fn arguments(records: &[Value], profile: Profile) -> Result<Arguments, PyError> {
    let mut arguments = Arguments { packers: Vec::new(), names: HashMap::new(), unnamed: 0 };
    for (index, record) in records.iter().enumerate() {
        let named = matches!(record, Value::List(_)) && *position(record, 0)? == *"named";
        if named {
            let name = position(record, 1)?;
            let slot = position(record, 2)?;
            let Value::Str(name) = name.into_owned() else { return Err(PyError::bad_cast()) };
            arguments.names.insert(name, index);
            arguments.packers.push(packer(&slot, profile)?);
        } else {
            arguments.unnamed += 1;
            arguments.packers.push(packer(record, profile)?);
        }
    }
    Ok(arguments)
}

impl PartialEq<str> for Value {
    fn eq(&self, other: &str) -> bool {
        matches!(self, Value::Str(text) if text == other)
    }
}

/// Compiles one record. Recursion is bounded by the depth of the JSON.
fn packer(record: &Value, profile: Profile) -> Result<Packer, PyError> {
    match record {
        Value::List(_) => compound(record, profile),
        Value::Str(name) => primitive(name, profile),
        Value::None if profile == Profile::Doc => Ok(Packer::Null),
        _ => Err(PyError::bad_cast()),
    }
}

fn primitive(name: &str, profile: Profile) -> Result<Packer, PyError> {
    match name {
        "i8" => Ok(Packer::Integer(8)),
        "i16" => Ok(Packer::Integer(16)),
        "i32" => Ok(Packer::Integer(32)),
        "i64" => Ok(Packer::Integer(64)),
        "f32" => Ok(Packer::Float(32)),
        "f64" => Ok(Packer::Float(64)),
        "unknown" if profile == Profile::Doc => Ok(Packer::Unknown),
        _ => Err(PyError::value(format!("Unrecognized reflection primitive type: {name}"))),
    }
}

fn compound(record: &Value, profile: Profile) -> Result<Packer, PyError> {
    let Value::Str(tag) = position(record, 0)?.into_owned() else {
        return Err(PyError::bad_cast());
    };
    let fields = len(record)?;
    match tag.as_str() {
        "ndarray" => nd_array(record, profile),
        "slist" | "stuple" => {
            let slots = (1..fields).map(|index| packer(&*position(record, index)?, profile));
            Ok(Packer::Sequence(slots.collect::<Result<_, _>>()?))
        }
        "sdict" => {
            let slots = (1..fields).map(|index| {
                let entry = position(record, index)?;
                let key = position(&entry, 0)?.into_owned();
                let slot = position(&entry, 1)?;
                Ok((key, packer(&slot, profile)?))
            });
            Ok(Packer::Dict(slots.collect::<Result<_, PyError>>()?))
        }
        "py_homogeneous_list" if profile == Profile::Doc => {
            Ok(Packer::ListOf(Box::new(packer(&*position(record, 1)?, profile)?)))
        }
        _ => Err(PyError::value(format!("Unrecognized reflection compound type: {tag}"))),
    }
}

/// IREE treats the rank as just another dim, and only checks that both are integers.
fn nd_array(record: &Value, profile: Profile) -> Result<Packer, PyError> {
    let fields = len(record)?;
    if fields < 2 {
        return Err(PyError::value("cannot create std::vector larger than max_size()"));
    }
    for index in 2..fields {
        let dim = position(record, index)?;
        let number = match &*dim {
            Value::None => Some(0),
            Value::Float(_) => None,
            dim => cast_int(dim),
        };
        if !number.is_some_and(|number| in_range(number, DType::Int(64))) {
            return Err(PyError::bad_cast());
        }
    }
    let element = position(record, 1)?;
    let dtype = match &*element {
        Value::Str(name) => dtype_of(name).or_else(|| documented(name, profile)),
        _ => None,
    };
    let unknown = profile == Profile::Doc && *element == *"unknown";
    if dtype.is_none() && !unknown {
        let element = repr(&element);
        return Err(PyError::value(format!("could not map abi type {element} to numpy dtype")));
    }
    let dims = (profile == Profile::Doc).then(|| documented_dims(record)).transpose()?.flatten();
    Ok(Packer::NdArray { dtype, dims })
}

/// The element types of the document that IREE has no array argument for.
fn documented(name: &str, profile: Profile) -> Option<DType> {
    match name {
        "f16" if profile == Profile::Doc => Some(DType::Float(16)),
        "bf16" if profile == Profile::Doc => Some(DType::BFloat16),
        name if profile == Profile::Doc => Float8::named(name).map(DType::Float8),
        _ => None,
    }
}

/// The dims of a record as in the document: after the rank; `None` for any rank.
fn documented_dims(record: &Value) -> Result<Option<Vec<Option<u64>>>, PyError> {
    if *position(record, 2)? == Value::None {
        return Ok(None);
    }
    let Value::List(fields) = record else { return Ok(None) };
    let dims: Vec<Option<u64>> = fields
        .iter()
        .skip(3)
        .map(|dim| if let Value::Int(dim) = dim { u64::try_from(*dim).ok() } else { None })
        .collect();
    let rank = position(record, 2)?;
    if super::subscript::equals_dim(&rank, dims.len() as u64) {
        return Ok(Some(dims));
    }
    Err(PyError::value(format!(
        "rank mismatch: the record says {} and has {} dims",
        repr(&rank),
        dims.len()
    )))
}
