//! Element-wise operations that broadcast operands of size 1 along a dimension.

use crate::common::{Parts, require};
use abide_mlir::ir::DYNAMIC;
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn broadcast(parts: &Parts<'_>) -> Verified {
    let types = parts.all_operand_types();
    let mut common: Vec<i64> = Vec::new();
    for shape in types.iter().filter_map(|ty| parts.kind(*ty).shape()) {
        let missing = shape.len().saturating_sub(common.len());
        common.splice(0..0, std::iter::repeat_n(1, missing));
        for (own, size) in common.iter_mut().rev().zip(shape.iter().rev()) {
            let fits = own == size || [*own, *size].iter().any(|it| matches!(*it, 1 | DYNAMIC));
            require(fits, || {
                rule!("operands don't have broadcast-compatible shapes")
                    .with_help("give both operands the same sizes, or size 1 where they differ")
            })?;
            if *own == 1 || *own == DYNAMIC && *size != 1 {
                *own = *size;
            }
        }
    }
    let result = parts.result_type(0).and_then(|ty| parts.kind(ty).shape());
    let (false, Some(result)) = (common.is_empty(), result) else { return Ok(()) };
    let fits = |(own, size): (&i64, &i64)| own == size || [*own, *size].contains(&DYNAMIC);
    require(common.len() == result.len() && common.iter().zip(result.iter()).all(fits), || {
        rule!(
            "result type '{}' not broadcast compatible with broadcasted operands's shapes '{}'",
            sizes(result),
            sizes(&common)
        )
        .with_help(format!("give the result the sizes of the operands: '{}'", sizes(&common)))
    })
}

/// `2x?x4`
fn sizes(shape: &[i64]) -> String {
    let size = |size: &i64| if *size == DYNAMIC { "?".to_owned() } else { size.to_string() };
    shape.iter().map(size).collect::<Vec<_>>().join("x")
}
