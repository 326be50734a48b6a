//! Products of matrices that the threads of a wave hold together.

use crate::common::{Parts, require};
use abide_mlir::ir::{FloatKind, Type, TypeKind, element_count};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The number of threads of a wave.
const THREADS_PER_WAVE: i64 = 64;

/// The number of elements of a matrix that a thread holds, and their type.
fn held<'v>(parts: &Parts<'v>, ty: Type) -> (i64, &'v TypeKind) {
    let count = parts.kind(ty).shape().map_or(1, |shape| element_count(shape));
    (count, parts.kind(parts.element(ty)))
}

/// Whether both factors must have this type if one has it.
fn is_of_one_type(element: &TypeKind) -> bool {
    use FloatKind as Is;
    match element {
        TypeKind::Float(kind) => matches!(kind, Is::F16 | Is::BF16 | Is::F32 | Is::F64),
        TypeKind::Integer { width, .. } => matches!(width, 8 | 16 | 32 | 64),
        _ => false,
    }
}

pub(super) fn mfma(parts: &Parts<'_>) -> Verified {
    let types = ["sourceA", "sourceB", "destC"].map(|name| parts.operand_type(name));
    let [Some(a), Some(b), Some(c)] = types else { return Ok(()) };
    let ((mut sources, element), (results, result)) = (held(parts, a), held(parts, c));
    require(a == b || !is_of_one_type(element), || {
        rule!("expected both non-f8 source operand types to match exactly")
            .with_help("write one type for both sources")
    })?;
    // Bytes come in integers of four and of eight.
    if let TypeKind::Integer { width: width @ (32 | 64), .. } = element {
        sources = sources.saturating_mul(i64::from(*width) / 8);
    }
    let [m, n, k, blocks] = ["m", "n", "k", "blocks"].map(|name| parts.integer(name));
    if let (Some(m), Some(n), Some(k), Some(blocks)) = (m, n, k, blocks) {
        let share = |other: i64| m.saturating_mul(other).saturating_mul(blocks) / THREADS_PER_WAVE;
        require(sources == share(k), || {
            rule!("expected {} source values for this operation but got {}", share(k), sources)
                .with_help(format!("use vectors of {} elements", share(k)))
        })?;
        require(results == share(n), || {
            rule!("expected {} result values for this operation but got {}", share(n), results)
                .with_help(format!("use vectors of {} elements", share(n)))
        })?;
    }
    let is_double = matches!(result, TypeKind::Float(FloatKind::F64));
    let permutes = parts.attribute("blgp").and_then(|_| parts.keyword("blgp"));
    require(!is_double || permutes.is_none_or(|one| one == "none"), || {
        rule!("double-precision ops do not support permuting lanes of B")
            .with_help("remove 'blgp', or write 'none'")
    })?;
    let broadcast = parts.integer("cbsz").unwrap_or(0);
    require(!is_double || broadcast == 0, || {
        rule!("double-precision ops do not support permuting lanes of A").with_help("remove 'cbsz'")
    })?;
    let block = parts.integer("abid").unwrap_or(0);
    let blocks = u32::try_from(broadcast).ok().and_then(|it| 1_i64.checked_shl(it));
    require(blocks.is_none_or(|blocks| block < blocks), || {
        rule!("block ID for permuting A (abid) must be below 2 ** cbsz")
            .with_help(format!("write a number below 2 ** {broadcast}"))
    })?;
    let negates = ["negateA", "negateB", "negateC"].iter().any(|name| parts.flag(name));
    require(!negates || is_double, || {
        rule!("negation flags only available for double-precision operations")
            .with_help("remove 'negateA', 'negateB' and 'negateC'")
    })
}

pub(super) fn wmma(parts: &Parts<'_>) -> Verified {
    let (a, c) = (parts.operand_type("sourceA"), parts.operand_type("destC"));
    let (Some(a), Some(c)) = (a, c) else { return Ok(()) };
    let is_float = |ty| matches!(held(parts, ty).1, TypeKind::Float(_));
    let is_integer = |ty| matches!(held(parts, ty).1, TypeKind::Integer { .. });
    require(!(is_float(c) && is_integer(a)), || {
        rule!("Expected float sources with float destination")
            .with_help("use sources of a floating-point type")
    })?;
    require(!(is_integer(c) && is_float(a)), || {
        rule!("Expected int sources with int destination")
            .with_help("use sources of an integer type")
    })
}
