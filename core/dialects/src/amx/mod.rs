//! Verifiers of `amx` operations on tiles.

use crate::common::{Parts, require, rules};
use abide_mlir::ir::{FloatKind, Type, TypeKind};
use abide_mlir::parse::{Parse, Tokens};
use abide_mlir::registry::{DialectHooks, VerifyHook};
use abide_mlir::syntax::TokenKind;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { verifiers: &[RULES], check_type: Some(check_type), ..DialectHooks::of("amx") };

/// The element types of tiles.
const ELEMENTS: [&[u8]; 5] = [b"f32", b"f16", b"bf16", b"i32", b"i8"];

/// Checks `!amx.tile<16x64xi8>`, whose elements have few types.
fn check_type(tokens: &mut Tokens<'_>) -> Parse {
    if tokens.eat_name() != b"amx.tile" || !tokens.eat(TokenKind::Less) {
        return Ok(());
    }
    tokens.sizes_before_element()?;
    let element = tokens.type_span()?;
    // An alias may be any type.
    let is_alias = tokens.text_of(element).first() == Some(&b'!');
    if is_alias || ELEMENTS.contains(&tokens.text_of(element)) {
        return Ok(());
    }
    let message = rule!(
        "failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type \
                   or 32-bit signless integer or 8-bit signless integer"
    )
    .with_help("write f32, f16, bf16, i32 or i8 as the element type");
    Err(tokens.error(element, message))
}

const RULES: &[(&str, VerifyHook)] = rules! {
    "amx.tile_zero" => |parts| check_size(parts, parts.result_type(0)),
    "amx.tile_load" => load,
    "amx.tile_store" => store,
    "amx.tile_mulf" | "amx.tile_muli" => multiply,
};

/// The rows of a tile, the bytes of each, and its elements.
fn tile<'v>(parts: &Parts<'v>, ty: Type) -> Option<(i64, i64, &'v TypeKind)> {
    let element = parts.kind(parts.element(ty));
    let bits = match element {
        TypeKind::Integer { width, .. } => i64::from(*width),
        TypeKind::Float(kind) => i64::from(kind.width()),
        _ => return None,
    };
    match parts.kind(ty).shape().map(|shape| &**shape) {
        Some([rows, columns]) => Some((*rows, columns.saturating_mul(bits) / 8, element)),
        _ => None,
    }
}

fn check_size(parts: &Parts<'_>, ty: Option<Type>) -> Verified {
    let Some((rows, width, _)) = ty.and_then(|ty| tile(parts, ty)) else { return Ok(()) };
    require(rows <= 16, || rule!("bad row height: {}", rows).with_help("write at most 16 rows"))?;
    require(width <= 64 && width % 4 == 0, || {
        rule!("bad column width: {}", width)
            .with_help("write a multiple of 4 up to 64 bytes in a row")
    })
}

fn check_indices(parts: &Parts<'_>) -> Verified {
    let base = parts.operand_type("base").and_then(|ty| parts.kind(ty).shape());
    let rank = base.map(|shape| shape.len());
    let count = parts.operands("indices").len();
    require(rank.is_none_or(|rank| rank == count), || {
        rule!("requires {} indices", rank.unwrap_or_default())
            .with_help("give one index for each dimension")
    })
}

fn load(parts: &Parts<'_>) -> Verified {
    check_indices(parts)?;
    check_size(parts, parts.result_type(0))
}

fn store(parts: &Parts<'_>) -> Verified {
    check_indices(parts)?;
    check_size(parts, parts.operand_type("val"))
}

fn multiply(parts: &Parts<'_>) -> Verified {
    let types = ["lhs", "rhs", "acc"].map(|name| parts.operand_type(name));
    for ty in types {
        check_size(parts, ty)?;
    }
    let [a, b, c] = types.map(|ty| ty.and_then(|ty| tile(parts, ty)));
    let (Some(a), Some(b), Some(c)) = (a, b, c) else { return Ok(()) };
    require(a.0 == c.0 && b.1 == c.1 && a.1 / 4 == b.0, || {
        rule!("bad mult shape: {} x {} x {}", c.0, c.1 / 4, a.1 / 4)
            .with_help("multiply tiles of MxK and KxN to one of MxN, with groups of 4 bytes")
    })?;
    let is = |kind: &TypeKind, of: &[FloatKind]| matches!(kind, TypeKind::Float(own) if of.contains(own));
    let is_integer = |kind: &TypeKind, width| matches!(kind, TypeKind::Integer { width: own, .. } if *own == width);
    let half = [FloatKind::F16, FloatKind::BF16];
    let floats = is(a.2, &half) && a.2 == b.2 && is(c.2, &[FloatKind::F32]);
    let integers = is_integer(a.2, 8) && is_integer(b.2, 8) && is_integer(c.2, 32);
    require(floats || integers, || {
        rule!("unsupported type combination")
            .with_help("multiply 'f16' or 'bf16' to 'f32', or 'i8' to 'i32'")
    })
}
