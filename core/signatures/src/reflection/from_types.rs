//! Creates reflection JSON from types, such as those of another signature format.

use super::json::write_string;
use super::model::Primitive;
use abide_source::types::AbiType;
use std::fmt::Write as _;

/// The type of an argument or result as a caller sees it, or of a part of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RecordType {
    /// A scalar.
    Scalar(Primitive),
    /// An array; the element type, the dims or a dim are `None` if the type, the rank or the size is unknown.
    NdArray {
        /// The type of the elements.
        element: Option<Primitive>,
        /// The dims.
        dims: Option<Vec<Option<u64>>>,
    },
    /// A list of fixed length.
    List(Vec<RecordType>),
    /// A tuple.
    Tuple(Vec<RecordType>),
    /// A structure. The slots are written in the order of their keys' UTF-8 bytes, which is their
    /// natural order; of equal keys the last one counts.
    Dict(Vec<(String, RecordType)>),
    /// A list of any length.
    ListOf(Box<RecordType>),
    /// A null reference, or the empty slot of a list.
    Null,
    /// A type that cannot be described.
    Unknown,
}

impl RecordType {
    /// The caller's value for an argument or result of a type: an array for a tensor or a buffer view, a scalar for a
    /// number. Lists and dialect types are unknown.
    #[must_use]
    pub fn of(ty: &AbiType) -> RecordType {
        if let Some(primitive) = Primitive::of(ty) {
            return RecordType::Scalar(primitive);
        }
        match ty {
            AbiType::Tensor { dims, element } => RecordType::NdArray {
                element: Primitive::of(element),
                dims: dims.as_ref().map(|dims| dims.iter().map(|dim| known(*dim)).collect()),
            },
            AbiType::BufferView => RecordType::NdArray { element: None, dims: None },
            _ => RecordType::Unknown,
        }
    }
}

/// A dim that is not negative.
fn known(dim: Option<i64>) -> Option<u64> {
    dim.and_then(|dim| u64::try_from(dim).ok())
}

/// An argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AbiArgument {
    /// The keyword by which it is passed; `None` for one that is passed by position.
    pub name: Option<String>,
    /// Its type.
    pub ty: RecordType,
}

/// Writes the reflection JSON of a function: compact, with the keys `a`, `r` and `v` in this order, and version 1, as
/// all producers do.
///
/// A structure as the only result means as many results of the VM function as it has slots, as IREE reads it. Types
/// nest as deep as the caller makes them.
#[must_use]
pub fn from_types(arguments: &[AbiArgument], results: &[RecordType]) -> String {
    let mut out = String::from("{\"a\":[");
    for (index, argument) in arguments.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        match &argument.name {
            Some(name) => {
                out.push_str("[\"named\",");
                write_string(&mut out, name);
                out.push(',');
                write_type(&mut out, &argument.ty);
                out.push(']');
            }
            None => write_type(&mut out, &argument.ty),
        }
    }
    out.push_str("],\"r\":[");
    for (index, result) in results.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        write_type(&mut out, result);
    }
    out.push_str("],\"v\":1}");
    out
}

fn write_type(out: &mut String, ty: &RecordType) {
    match ty {
        RecordType::Scalar(primitive) => {
            // Writing to a String cannot fail, here and below.
            let _ = write!(out, "\"{primitive}\"");
        }
        RecordType::NdArray { element, dims } => write_nd_array(out, *element, dims.as_deref()),
        RecordType::List(slots) => write_slots(out, "slist", slots),
        RecordType::Tuple(slots) => write_slots(out, "stuple", slots),
        RecordType::Dict(slots) => write_dict(out, slots),
        RecordType::ListOf(element) => {
            write_slots(out, "py_homogeneous_list", std::slice::from_ref(&**element));
        }
        RecordType::Null => out.push_str("null"),
        RecordType::Unknown => out.push_str("\"unknown\""),
    }
}

fn write_nd_array(out: &mut String, element: Option<Primitive>, dims: Option<&[Option<u64>]>) {
    let _ = match element {
        Some(element) => write!(out, "[\"ndarray\",\"{element}\""),
        None => write!(out, "[\"ndarray\",\"unknown\""),
    };
    let _ = match dims {
        Some(dims) => write!(out, ",{}", dims.len()),
        None => write!(out, ",null"),
    };
    for dim in dims.unwrap_or_default() {
        let _ = match dim {
            Some(dim) => write!(out, ",{dim}"),
            None => write!(out, ",null"),
        };
    }
    out.push(']');
}

fn write_slots(out: &mut String, tag: &str, slots: &[RecordType]) {
    let _ = write!(out, "[\"{tag}\"");
    for slot in slots {
        out.push(',');
        write_type(out, slot);
    }
    out.push(']');
}

fn write_dict(out: &mut String, slots: &[(String, RecordType)]) {
    let sorted: std::collections::BTreeMap<&str, &RecordType> =
        slots.iter().map(|(key, slot)| (key.as_str(), slot)).collect();
    out.push_str("[\"sdict\"");
    for (key, slot) in sorted {
        out.push_str(",[");
        write_string(out, key);
        out.push(',');
        write_type(out, slot);
        out.push(']');
    }
    out.push(']');
}
