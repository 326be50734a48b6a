//! Verifiers of `arm_neon` operations.

use crate::common::{Parts, require, rules};
use abide_mlir::registry::{DialectHooks, VerifyHook};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { verifiers: &[RULES], ..DialectHooks::of("arm_neon") };

const RULES: &[(&str, VerifyHook)] = rules! {
    "arm_neon.2d.sdot" => products_of_rows,
    "arm_neon.intr.sdot" => products,
};

/// The bytes that are multiplied and added up to one integer.
const BYTES_PER_SUM: i64 = 4;

fn shape<'v>(parts: &Parts<'v>, name: &str) -> Option<&'v [i64]> {
    parts.kind(parts.operand_type(name)?).shape().map(|shape| shape.as_slice())
}

fn products_of_rows(parts: &Parts<'_>) -> Verified {
    let (Some(a), Some(b)) = (shape(parts, "a"), shape(parts, "b")) else { return Ok(()) };
    let checked = |holds, message: &str| {
        require(holds, || {
            rule!("failed to verify that operand {}", message)
                .with_help("change the sizes of the operand")
        })
    };
    checked(a.len() == 1, "`a` should be 1-dimensional")?;
    checked(b.len() == 2, "`b` should be 2-dimensional")?;
    checked(b.get(1) == Some(&BYTES_PER_SUM), "`b` should have 4 columns")?;
    checked(b.first() == a.first(), "`b` should have as many rows as the size of operand `a`")
}

fn products(parts: &Parts<'_>) -> Verified {
    let result = parts.result_type(0).and_then(|ty| parts.kind(ty).shape());
    let (Some([bytes]), Some(result)) = (shape(parts, "b"), result) else { return Ok(()) };
    let count = *bytes / BYTES_PER_SUM;
    require(result.as_slice() == [count], || {
        rule!("failed to verify that res has the same number of elements as operand b")
            .with_help(format!("write {count} elements in the type of the result"))
    })
}
