//! The components of the dialect's types.

use crate::common::Parts;
use crate::common::is_of;
use abide_mlir::ir::{Context, FloatKind, Type, TypeKind};
use abide_mlir::parse::{OperationState, Operations, Parse};
use abide_mlir::registry::{DialectType, TypeCondition};
use abide_source::rule;

/// The C++ predicates on types in descriptions.
pub(super) const CONDITIONS: &[(&str, TypeCondition)] = &[
    ("emitc::isSupportedEmitCType($_self)", is_supported),
    ("emitc::isSupportedFloatType($_self)", |context, ty| match context.type_kind(ty) {
        TypeKind::Float(kind) => is_float(*kind),
        kind => *kind == TypeKind::Unknown,
    }),
    ("emitc::isIntegerIndexOrOpaqueType($_self)", |context, ty| match context.type_kind(ty) {
        TypeKind::Integer { width, .. } => WIDTHS.contains(width),
        TypeKind::Index => true,
        _ => is_of(context, ty, "emitc", &["opaque", "size_t", "ssize_t", "ptrdiff_t"]),
    }),
];

/// The widths of C integers in bits.
const WIDTHS: [u32; 5] = [1, 8, 16, 32, 64];

const fn is_float(kind: FloatKind) -> bool {
    matches!(kind, FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64)
}

/// Whether a type can be one of C: those of the dialect, numbers, tensors of a static shape and tuples.
fn is_supported(context: &Context, ty: Type) -> bool {
    match context.type_kind(ty) {
        TypeKind::Integer { width, .. } => WIDTHS.contains(width),
        TypeKind::Float(kind) => is_float(*kind),
        TypeKind::Tensor { shape, .. } => shape.iter().all(|size| *size >= 0),
        TypeKind::Index | TypeKind::Tuple(_) => true,
        _ => is_of(context, ty, "emitc", &[]),
    }
}

/// A type of the dialect with this name.
fn named<'v>(parts: &Parts<'v>, ty: Type, name: &str) -> Option<DialectType<'v>> {
    let own = DialectType::of(parts.context(), ty)?;
    (own.dialect == "emitc" && own.name == name).then_some(own)
}

fn is_named(parts: &Parts<'_>, ty: Type, name: &str) -> bool {
    DialectType::is(parts.context(), ty, "emitc", name)
}

/// The type between the brackets of a type of the dialect with this name.
pub(super) fn inner(parts: &Parts<'_>, ty: Type, name: &str) -> Option<Type> {
    named(parts, ty, name)?.first_type()
}

pub(super) fn is_pointer(parts: &Parts<'_>, ty: Type) -> bool {
    is_named(parts, ty, "ptr")
}

pub(super) fn is_opaque(parts: &Parts<'_>, ty: Type) -> bool {
    is_named(parts, ty, "opaque")
}

/// Whether a type is one of the integers of the dialect, those of sizes among them.
pub(super) fn is_integer(parts: &Parts<'_>, ty: Type) -> bool {
    let sizes = ["size_t", "ssize_t", "ptrdiff_t"];
    matches!(parts.kind(ty), TypeKind::Integer { .. } | TypeKind::Index)
        || sizes.iter().any(|name| is_named(parts, ty, name))
}

/// The number of dimensions of an array and the type of its elements.
pub(super) fn array(parts: &Parts<'_>, ty: Type) -> Option<(usize, Type)> {
    let own = named(parts, ty, "array")?;
    let (shape, element, _) = own.shaped()?;
    Some((shape.len(), element))
}

/// The type that states the element of an operand's type.
fn of_same<'a>(
    parser: &mut Operations<'a>,
    state: &mut OperationState<'a>,
    (from, to): (&str, &str),
) -> Parse {
    let operand = state.operands.first().map(|operand| parser.ir.value_type(*operand));
    let context = &parser.ir.context;
    let Some(TypeKind::Dialect { dialect, body }) = operand.map(|own| context.type_kind(own))
    else {
        return Err(parser.op_error(state, "requires an operand of a type of emitc"));
    };
    let (dialect, own) = (context.text(*dialect).into_owned(), context.text(*body).into_owned());
    let Some(inner) = own.strip_prefix(from) else {
        return Err(parser.op_error(
            state,
            rule!("requires an operand of type '{}'", from)
                .with_help(format!("write an operand of type '{from}'")),
        ));
    };
    let result = parser.type_of_dialect(&dialect, format!("{to}{inner}").as_bytes());
    state.results.push(result);
    Ok(())
}

/// `!emitc.ptr<type>`, the address of an `!emitc.lvalue<type>`.
pub(super) fn address<'a>(parser: &mut Operations<'a>, state: &mut OperationState<'a>) -> Parse {
    of_same(parser, state, ("lvalue", "ptr"))
}

/// `!emitc.lvalue<type>`, the target of an `!emitc.ptr<type>`.
pub(super) fn dereferenced<'a>(
    parser: &mut Operations<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    of_same(parser, state, ("ptr", "lvalue"))
}
