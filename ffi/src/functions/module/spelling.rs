//! Types and attributes as JSON. Nested types and attributes are referred to by their numbers.

use super::super::support::json;
use super::state::{State, erased};
use crate::{Args, Error, RetValue};
use abide_core::mlir::ir::{
    Attribute, AttributeKind, Context, DYNAMIC, DenseData, Identifier, Integer, Type, TypeKind,
};
use abide_core::mlir::print::{print_attribute, print_type};
use abide_core::mlir::syntax::without_blanks;
use abide_core::types::Signedness;
use serde_json::{Value, json};
use std::borrow::Cow;

/// `string(number)`: a name, as bytes.
pub(super) fn string(state: &State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    let name = state.ir.context.identifier_at(args.get::<usize>(0)?);
    let name = name.ok_or_else(|| erased("the string"))?;
    Ok(RetValue::Bytes(state.ir.context.bytes(name).to_vec()))
}

/// `type(number)`: a type.
pub(super) fn ty(state: &State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    let ty = state.ir.context.type_at(args.get::<usize>(0)?).ok_or_else(|| erased("the type"))?;
    let text = print_type(&state.ir, ty);
    let mut spelled = type_members(&state.ir.context, ty);
    set_text(&mut spelled, &text);
    json(&spelled)
}

/// Adds the text, and a key if the text is one of several for the same type or attribute: bodies of dialects keep
/// their spelling.
fn set_text(spelled: &mut Value, text: &[u8]) {
    spelled["text"] = String::from_utf8_lossy(text).into();
    if text.iter().any(|byte| b"!#".contains(byte))
        && let Cow::Owned(key) = without_blanks(text)
    {
        spelled["key"] = String::from_utf8_lossy(&key).into();
    }
}

fn types(types: &[Type]) -> Value {
    types.iter().map(|ty| ty.index()).collect()
}

fn or_null(attribute: Option<Attribute>) -> Value {
    attribute.map_or(Value::Null, |attribute| attribute.index().into())
}

fn dims(shape: &[i64]) -> Value {
    let dims = shape.iter().map(|dim| if *dim == DYNAMIC { Value::Null } else { (*dim).into() });
    dims.collect()
}

fn type_members(context: &Context, ty: Type) -> Value {
    let kind = context.type_kind(ty);
    let mut members = match kind {
        TypeKind::Integer { width, signedness } => {
            let signedness = match signedness {
                Signedness::Signless => "signless",
                Signedness::Signed => "signed",
                Signedness::Unsigned => "unsigned",
            };
            json!({ "kind": "integer", "width": width, "signedness": signedness })
        }
        TypeKind::Float(float) => json!({ "kind": "float", "width": float.width() }),
        TypeKind::Complex(element) => json!({ "kind": "complex", "element": element.index() }),
        TypeKind::Vector { scalable, .. } => {
            json!({ "kind": "vector", "scalable": scalable.as_slice() })
        }
        TypeKind::Tensor { encoding, .. } => {
            json!({ "kind": "tensor", "encoding": or_null(*encoding) })
        }
        TypeKind::UnrankedTensor(_) => json!({ "kind": "tensor" }),
        TypeKind::MemRef { layout, memory_space, .. } => {
            let (layout, space) = (or_null(*layout), or_null(*memory_space));
            json!({ "kind": "memref", "layout": layout, "memory_space": space })
        }
        TypeKind::UnrankedMemRef { memory_space, .. } => {
            json!({ "kind": "memref", "memory_space": or_null(*memory_space) })
        }
        TypeKind::Tuple(elements) => json!({ "kind": "tuple", "elements": types(elements) }),
        TypeKind::Function { inputs, results } => {
            json!({ "kind": "function", "inputs": types(inputs), "results": types(results) })
        }
        TypeKind::Dialect { dialect, .. } => {
            json!({ "kind": "dialect", "dialect": context.text(*dialect) })
        }
        word => json!({ "kind": word.word().unwrap_or("unknown") }),
    };
    if let Some(shape) = kind.shape() {
        members["shape"] = dims(shape);
    }
    if let Some(element) = kind.element() {
        members["element"] = element.index().into();
    }
    members
}

/// An argument that is the number of an attribute.
fn attribute_argument(state: &State, args: Args<'_>) -> Result<Attribute, Error> {
    args.expect(1..=1)?;
    let found = state.ir.context.attribute_at(args.get::<usize>(0)?);
    found.ok_or_else(|| erased("the attribute"))
}

/// `attribute(number)`: an attribute.
pub(super) fn attribute(state: &State, args: Args<'_>) -> Result<RetValue, Error> {
    let attribute = attribute_argument(state, args)?;
    let context = &state.ir.context;
    let mut spelled = attribute_members(context, attribute);
    let ty = context.attribute_type(attribute);
    spelled["type"] = ty.map_or(Value::Null, |ty| ty.index().into());
    set_text(&mut spelled, &print_attribute(&state.ir, attribute));
    json(&spelled)
}

fn symbol(context: &Context, root: Identifier, nested: &[Identifier]) -> Value {
    std::iter::once(&root).chain(nested).map(|name| context.text(*name)).collect()
}

fn attribute_members(context: &Context, attribute: Attribute) -> Value {
    let kind = |kind: &str, value: Value| json!({ "kind": kind, "value": value });
    match context.attribute_kind(attribute) {
        AttributeKind::Unit => kind("unit", true.into()),
        AttributeKind::Integer { value: Integer::Small(value), ty } => {
            let is_bool = *ty == context.bool_type();
            kind("integer", if is_bool { (*value != 0).into() } else { (*value).into() })
        }
        // The text has it.
        AttributeKind::Integer { .. } => kind("integer", Value::Null),
        AttributeKind::Float { bits, ty } => kind("float", float(context, *ty, *bits)),
        AttributeKind::String { value, .. } => kind("string", context.text(*value).into()),
        AttributeKind::Array(items) => {
            kind("array", items.iter().map(|item| item.index()).collect())
        }
        AttributeKind::Dictionary(entries) => {
            let entries =
                entries.iter().map(|(name, value)| json!([context.text(*name), value.index()]));
            kind("dictionary", entries.collect())
        }
        AttributeKind::Type(ty) => kind("type", ty.index().into()),
        AttributeKind::SymbolReference { root, nested } => {
            kind("symbol", symbol(context, *root, nested))
        }
        AttributeKind::AffineMap(_) => kind("affine_map", Value::Null),
        AttributeKind::IntegerSet(_) => kind("affine_set", Value::Null),
        AttributeKind::DenseArray { element, values } => {
            let values = values.iter().map(|value| match context.type_kind(*element) {
                TypeKind::Float(_) => float(context, *element, u128::from(*value as u64)),
                TypeKind::Integer { width: 1, .. } => (*value != 0).into(),
                _ => (*value).into(),
            });
            kind("dense_array", values.collect())
        }
        AttributeKind::DenseElements { .. } => kind("dense", Value::Null),
        AttributeKind::DenseResource { handle, .. } => {
            kind("dense_resource", context.text(*handle).into())
        }
        AttributeKind::SparseElements { indices, values, .. } => {
            kind("sparse", json!([indices.index(), values.index()]))
        }
        AttributeKind::StridedLayout { strides, offset } => {
            let offset = if *offset == DYNAMIC { Value::Null } else { (*offset).into() };
            kind("strided", json!([dims(strides), offset]))
        }
        AttributeKind::Location(text) => kind("location", context.text(*text).into()),
        AttributeKind::Distinct { attribute, .. } => kind("distinct", attribute.index().into()),
        AttributeKind::Dialect { dialect, .. } => {
            let mut members = kind("dialect", Value::Null);
            members["dialect"] = context.text(*dialect).into();
            members
        }
    }
}

/// A float as text, for JSON has no infinity.
fn float(context: &Context, ty: Type, bits: u128) -> Value {
    match context.type_kind(ty) {
        TypeKind::Float(kind) => kind.to_f64(bits).to_string().into(),
        _ => Value::Null,
    }
}

/// `elements(number)`: the elements of a dense literal: whether it is a splat (0 or 1), then the numbers, lowest byte
/// first, or the strings as JSON.
pub(super) fn elements(state: &State, args: Args<'_>) -> Result<RetValue, Error> {
    let attribute = attribute_argument(state, args)?;
    let context = &state.ir.context;
    match context.attribute_kind(attribute) {
        AttributeKind::DenseElements { data: DenseData::Bytes { splat, bytes }, .. } => {
            let mut out = Vec::with_capacity(1 + bytes.len());
            out.push(u8::from(*splat));
            out.extend_from_slice(bytes);
            Ok(RetValue::Bytes(out))
        }
        AttributeKind::DenseElements { data: DenseData::Strings { splat, values }, .. } => {
            let values: Value = values.iter().map(|value| context.text(*value)).collect();
            json(&json!({ "splat": splat, "values": values }))
        }
        _ => Err(Error::type_error("the attribute is not a dense literal")),
    }
}
