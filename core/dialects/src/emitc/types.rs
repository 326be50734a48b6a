//! The components of the dialect's types, parsed from their text.

use crate::common::Parts;
use crate::common::is_of;
use abide_mlir::ir::{Context, FloatKind, Type, TypeKind};
use abide_mlir::parse::{OperationState, Operations, Parse};
use abide_mlir::registry::TypeCondition;
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
        _ => is_of(context, ty, "emitc", &["opaque<", "size_t", "ssize_t", "ptrdiff_t"]),
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
        _ => is_of(context, ty, "emitc", &[""]),
    }
}

/// The text between the brackets of a type of the dialect with this name.
pub(super) fn inside(parts: &Parts<'_>, ty: Type, name: &str) -> Option<String> {
    let TypeKind::Dialect { dialect, body } = parts.kind(ty) else { return None };
    if parts.context().bytes(*dialect) != b"emitc" {
        return None;
    }
    let body = parts.context().text(*body);
    let inside = body.strip_prefix(name)?.strip_prefix('<')?.strip_suffix('>')?;
    Some(inside.trim().to_owned())
}

pub(super) fn is_pointer(parts: &Parts<'_>, ty: Type) -> bool {
    inside(parts, ty, "ptr").is_some()
}

pub(super) fn is_opaque(parts: &Parts<'_>, ty: Type) -> bool {
    inside(parts, ty, "opaque").is_some()
}

/// Whether a type is one of the integers of the dialect, those of sizes among them.
pub(super) fn is_integer(parts: &Parts<'_>, ty: Type) -> bool {
    match parts.kind(ty) {
        TypeKind::Integer { .. } | TypeKind::Index => true,
        TypeKind::Dialect { dialect, body } => {
            let sizes: [&[u8]; 3] = [b"size_t", b"ssize_t", b"ptrdiff_t"];
            parts.context().bytes(*dialect) == b"emitc"
                && sizes.contains(&parts.context().bytes(*body))
        }
        _ => false,
    }
}

/// The number of dimensions of an array and the text of its element type.
pub(super) fn array(parts: &Parts<'_>, ty: Type) -> Option<(usize, String)> {
    let inside = inside(parts, ty, "array")?;
    let mut rest = inside.as_str();
    let mut rank = 0;
    while let Some((size, behind)) = rest.split_once('x') {
        if size.is_empty() || !size.bytes().all(|byte| byte.is_ascii_digit()) {
            break;
        }
        rank += 1;
        rest = behind;
    }
    Some((rank, rest.to_owned()))
}

/// The type that states the element of an operand's type.
fn of_same<'a>(
    parser: &mut Operations<'a>,
    state: &mut OperationState<'a>,
    (from, to): (&str, &str),
) -> Parse<()> {
    let operand = state.operands.first().map(|operand| parser.ir.value_type(*operand));
    let context = &mut parser.ir.context;
    let Some(TypeKind::Dialect { dialect, body }) =
        operand.map(|operand| context.type_kind(operand).clone())
    else {
        return Err(parser.op_error(state, "requires an operand of a type of emitc"));
    };
    let own = context.text(body).into_owned();
    let Some(inner) = own.strip_prefix(from) else {
        return Err(parser.op_error(
            state,
            rule!("requires an operand of type '{}'", from)
                .with_help(format!("write an operand of type '{from}'")),
        ));
    };
    let body = context.identifier(format!("{to}{inner}"));
    let result = context.ty(TypeKind::Dialect { dialect, body });
    state.results.push(result);
    Ok(())
}

/// `!emitc.ptr<type>`, the address of an `!emitc.lvalue<type>`.
pub(super) fn address<'a>(
    parser: &mut Operations<'a>,
    state: &mut OperationState<'a>,
) -> Parse<()> {
    of_same(parser, state, ("lvalue", "ptr"))
}

/// `!emitc.lvalue<type>`, the target of an `!emitc.ptr<type>`.
pub(super) fn dereferenced<'a>(
    parser: &mut Operations<'a>,
    state: &mut OperationState<'a>,
) -> Parse<()> {
    of_same(parser, state, ("ptr", "lvalue"))
}
