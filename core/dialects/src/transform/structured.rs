//! Transformations of structured operations: sizes and orders of loops.

use crate::common::{Parts, require};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Message;
use abide_source::rule;

/// Whether numbers are those from 0 on, each once.
fn is_permutation(numbers: &[i64]) -> bool {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.iter().zip(0..).all(|(own, expected)| *own == expected)
}

fn list(numbers: &[i64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
    format!("[{}]", numbers.join(", "))
}

/// Checks that an attribute is a permutation.
pub(super) fn check_order(parts: &Parts<'_>, attribute: &str, called: &str) -> Verified {
    let order = parts.integers(attribute).unwrap_or_default();
    require(is_permutation(&order), || {
        rule!("expects {} to be a permutation, found {}", called, list(&order))
            .with_help("write each number from 0 on once")
    })
}

pub(super) fn fuse(parts: &Parts<'_>) -> Verified {
    check_order(parts, "tile_interchange", "interchange")?;
    let Some(sizes) = parts.integers("tile_sizes") else { return Ok(()) };
    let tiled = sizes.iter().filter(|size| **size != 0).count();
    let loops = parts.ir().result_count(parts.operation).saturating_sub(1);
    require(loops == tiled, || {
        rule!("expects {} loop results", tiled)
            .with_help(format!("name one handle for each size that is not 0: {tiled}"))
    })
}

pub(super) fn pack_greedily(parts: &Parts<'_>) -> Verified {
    let order = parts.integers("matmul_inner_dims_order").unwrap_or_default();
    require(is_permutation(&order), || {
        rule!("matmul_inner_dims_order {} is not a valid permutation", list(&order))
            .with_help("write each of 0, 1 and 2 once")
    })
}

pub(super) fn pad(parts: &Parts<'_>) -> Verified {
    let dimensions = parts.integers("padding_dimensions").unwrap_or_default();
    require(dimensions.iter().all(|one| *one >= 0), || {
        rule!(
            "expects padding_dimensions to contain positive integers, found {}",
            list(&dimensions)
        )
        .with_help("write numbers from 0 on")
    })?;
    for name in ["pack_paddings", "nofold_flags"] {
        let flags = parts.integers(name).unwrap_or_default();
        require(flags.iter().all(|flag| matches!(flag, 0 | 1)), || {
            rule!("expects {} to contain booleans (0/1), found {}", name, list(&flags))
                .with_help("write 0 or 1")
        })?;
    }
    for order in parts.array("transpose_paddings").unwrap_or_default() {
        let abide_mlir::ir::AttributeKind::Array(elements) = parts.context().attribute_kind(*order)
        else {
            continue;
        };
        let numbers: Option<Vec<i64>> =
            elements.iter().map(|element| parts.context().integer_value(*element)).collect();
        let numbers = numbers.unwrap_or_default();
        require(is_permutation(&numbers), || {
            rule!("expects transpose_paddings to be a permutation, found {}", list(&numbers))
                .with_help("write each number from 0 on once")
        })?;
    }
    let copy = parts.keyword("copy_back_op");
    let is_known = copy.as_deref().is_none_or(|copy| {
        ["bufferization.materialize_in_destination", "linalg.copy", "none"].contains(&copy)
    });
    let is_written = parts.attribute("copy_back_op").is_some();
    require(!is_written || is_known, || {
        rule!("invalid copy_back_op").with_help(
            "write \"bufferization.materialize_in_destination\", \"linalg.copy\" or \"none\"",
        )
    })
}

/// Checks a list of sizes, and the flags for multiples of the vector scale.
pub(super) fn check_scalable(parts: &Parts<'_>, sizes: &str, what: &str) -> Verified {
    let (Some(sizes), Some(flags)) = (parts.length(sizes), parts.length("scalable_sizes")) else {
        return Ok(());
    };
    require(sizes == flags || flags == 0, || {
        rule!("expected same number of {} ({}) and scalable sizes ({})", what, sizes, flags)
            .with_help(format!("write one flag for each size: {sizes}"))
    })
}

pub(super) fn tile_using_for(parts: &Parts<'_>) -> Verified {
    check_scalable(parts, "static_sizes", "sizes")?;
    let Some(sizes) = parts.integers("static_sizes").filter(|sizes| !sizes.is_empty()) else {
        return Ok(());
    };
    let tiled = sizes.iter().filter(|size| **size != 0).count();
    let loops = parts.ir().result_count(parts.operation).saturating_sub(1);
    require(loops == tiled, || {
        let rule = rule!(
            "expected number of loops to tile ({}) to match number of `loops` results ({})",
            tiled,
            loops
        );
        VerifyError::from(rule)
            .with_help("give a result for each size that is not 0, with its type")
    })
}

pub(super) fn match_dim(parts: &Parts<'_>) -> Verified {
    require(!parts.flag("parallel") || !parts.flag("reduction"), || {
        rule!("cannot request the same dimension to be both parallel and reduction")
            .with_help("remove one of the two")
    })
}

pub(super) fn match_body(parts: &Parts<'_>) -> Verified {
    let has = |name| parts.attribute(name).is_some();
    let kinds = ["reduction_position", "passthrough", "elementwise", "contraction"];
    let count = kinds.into_iter().filter(|name| has(name)).count();
    require(count <= 1, || {
        Message::from("only one of {\"reduction_position\", \"passthrough\", \"elementwise\", \"contraction\"} \
         allowed").with_help("keep one of them")
    })
}
