//! Verifiers of operations that arrange the elements of tensors in another way.

use super::algebra::{same_elements, same_indices, same_types, static_result};
use super::sized::{Sized, is_dynamic};
use crate::common::{Parts, dimension_below, require};
use abide_mlir::ir::DYNAMIC;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

pub(super) fn transpose(p: &Parts<'_>) -> Verified {
    same_elements(p)?;
    let s = Sized(p);
    let (Some(own), Some(dims)) = (s.operand(0), s.integers("permutation")) else { return Ok(()) };
    require(own.len() == dims.len(), || {
        rule!(
            "TransposeOp operand rank {} does not match permutation size {}",
            own.len(),
            dims.len()
        )
        .with_help(format!(
            "write {} in the permutation, one for each dimension",
            counted(own.len(), "number")
        ))
    })?;
    let all = || {
        let range: Vec<i64> = (0..).take(own.len()).collect();
        rule!(
            "attribute permutation must be a permutation of [{}] but got {}",
            s.list(&range),
            s.list(&dims)
        )
        .with_help(format!("list each number below {} once", own.len()))
    };
    require(dims.iter().all(|dim| s.is_dim(*dim, &own)), all)?;
    s.unique(&dims, all)?;
    let sizes: Vec<i64> = dims.iter().map(|dim| s.at(&own, *dim)).collect();
    s.infer(0, &sizes)
}

pub(super) fn reverse(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(own), Some(dims)) = (s.operand(0), s.integers("dimensions")) else { return Ok(()) };
    s.unique(&dims, || {
        rule!("dimensions should be unique. Got: {}", s.list(&dims))
            .with_help("list each dimension once")
    })?;
    for dim in &dims {
        require(s.is_dim(*dim, &own), || {
            rule!("all dimensions should be between [0, {}). Got dimension: {}.", own.len(), dim)
                .with_help(dimension_below(own.len()))
        })?;
    }
    s.infer(0, &own)
}

/// Requires a result of the operand's type (C++: `CompatibleOperandsAndResultType`).
pub(super) fn same_type(p: &Parts<'_>) -> Verified {
    same_types(p)?;
    let s = Sized(p);
    s.operand(0).map_or(Ok(()), |own| s.infer(0, &own))
}

/// The number of elements; `None` if it depends on the call.
fn count(sizes: &[i64]) -> Option<i64> {
    sizes.iter().try_fold(
        1_i64,
        |all, size| {
            if is_dynamic(*size) { None } else { all.checked_mul(*size) }
        },
    )
}

pub(super) fn reshape(p: &Parts<'_>) -> Verified {
    same_elements(p)?;
    let s = Sized(p);
    let (Some(own), Some(result)) = (s.operand(0), s.result(0)) else { return Ok(()) };
    static_result(p)?;
    let (Some(from), Some(to)) = (count(&own), count(&result)) else { return Ok(()) };
    require(from == to, || {
        let rule = rule!(
            "number of output elements ({}) doesn't match expected number of elements ({})",
            to,
            from
        );
        let help = "change the sizes of the result: their product is that of the operand's sizes";
        VerifyError::from(rule).with_help(help)
    })
}

pub(super) fn concatenate(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let Some(dim) = p.integer("dimension") else { return Ok(()) };
    require(dim >= 0, || {
        rule!("dimension {} is negative", dim).with_help("dimensions count from 0")
    })?;
    let mut result: Option<Vec<i64>> = None;
    for number in 0..p.ir().operand_count(p.operation) {
        let Some(own) = s.operand(number) else { return Ok(()) };
        require(s.is_dim(dim, &own), || {
            rule!("dimension {} is out-of-bounds for input rank {}", dim, own.len())
                .with_help(dimension_below(own.len()))
        })?;
        let Some(sizes) = &mut result else {
            result = Some(own);
            continue;
        };
        require(sizes.len() == own.len(), || {
            rule!("operand #{} has rank {}, and operand #0 rank {}", number, own.len(), sizes.len())
                .with_help("give all operands the same number of dimensions")
        })?;
        for ((at, size), other) in (0..).zip(sizes.iter_mut()).zip(own) {
            if at == dim {
                let is_open = is_dynamic(*size) || is_dynamic(other);
                *size = if is_open { DYNAMIC } else { size.saturating_add(other) };
                continue;
            }
            require(s.fit(*size, other), || {
                rule!(
                    "shapes of operand (0) and ({}) do not match at non-concat index: {} != {} at index {}",
                    number,
                    size,
                    other,
                    at
                ).with_help(format!("give all operands the same size in dimension {at}"))
            })?;
            if is_dynamic(*size) {
                *size = other;
            }
        }
    }
    result.map_or(Ok(()), |sizes| s.infer(0, &sizes))
}

pub(super) fn slice(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(own), Some(starts), Some(limits), Some(strides)) = (
        s.operand(0),
        s.integers("start_indices"),
        s.integers("limit_indices"),
        s.integers("strides"),
    ) else {
        return Ok(());
    };
    require(starts.len() == own.len(), || {
        rule!(
            "the number of elements in start_indices ({}) does not match the rank of the operand ({})",
            starts.len(),
            own.len()
        ).with_help(format!("write {}, one for each dimension", counted(own.len(), "range")))
    })?;
    if limits.len() != own.len() || strides.len() != own.len() {
        return Ok(());
    }
    let mut sizes = Vec::with_capacity(own.len());
    for (dim, (((own, start), limit), stride)) in
        own.iter().zip(&starts).zip(&limits).zip(&strides).enumerate()
    {
        require(*start >= 0, || {
            rule!("negative start index {} in dimension {}", start, dim)
                .with_help("write 0 or above")
        })?;
        require(is_dynamic(*own) || limit <= own, || {
            let rule = rule!(
                "limit index {} is larger than dimension size {} in dimension {}",
                limit,
                own,
                dim
            );
            VerifyError::from(rule).with_help(format!("the limit is at most {own}"))
        })?;
        require(start <= limit, || {
            rule!("start index {} is larger than limit index {} in dimension {}", start, limit, dim)
                .with_help(format!("let the limit be at least {start}"))
        })?;
        require(*stride > 0, || {
            rule!("stride must be positive but got {} in dimension {}", stride, dim)
                .with_help("write 1 or more")
        })?;
        let extent = limit.saturating_sub(*start).saturating_add(stride.saturating_sub(1));
        sizes.push(extent.checked_div(*stride).unwrap_or(DYNAMIC));
    }
    s.infer(0, &sizes)
}

/// Requires that a part of each size fits into a tensor.
fn part(s: &Sized<'_, '_>, own: &[i64], part: &[i64]) -> Verified {
    for (dim, (own, size)) in own.iter().zip(part).enumerate() {
        let fits = is_dynamic(*size) || *size >= 0 && (is_dynamic(*own) || size <= own);
        require(fits, || {
            let own = s.list(&[*own]);
            rule!("slice size {} at dimension {} is not between 0 and {}", size, dim, own)
                .with_help(format!("write a size from 0 to {own}"))
        })?;
    }
    Ok(())
}

pub(super) fn real_dynamic_slice(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(own), Some(starts)) = (s.operand(0), s.operand(1)) else { return Ok(()) };
    let [count] = *starts.as_slice() else { return Ok(()) };
    require(usize::try_from(count) == Ok(own.len()), || {
        rule!(
            "has mismatched number of operand rank ({}) and start_indices size ({})",
            own.len(),
            count
        )
        .with_help(format!(
            "give as many start indices as the operand has dimensions: {}",
            own.len()
        ))
    })
}

pub(super) fn dynamic_slice(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(own), Some(sizes)) = (s.operand(0), s.integers("slice_sizes")) else {
        return Ok(());
    };
    let indices = p.ir().operand_count(p.operation).saturating_sub(1);
    require(sizes.len() == indices, || {
        rule!(
            "has mismatched number of slice sizes ({}) and number of start indices ({})",
            sizes.len(),
            indices
        )
        .with_help(format!("write as many sizes as there are start indices: {indices}"))
    })?;
    require(indices == own.len(), || {
        rule!(
            "has mismatched number of start indices ({}) and the rank of operand ({})",
            indices,
            own.len()
        )
        .with_help(format!(
            "give as many start indices as the operand has dimensions: {}",
            own.len()
        ))
    })?;
    same_indices(p, 1)?;
    part(&s, &own, &sizes)?;
    s.infer(0, &sizes)
}

pub(super) fn dynamic_update_slice(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(own), Some(update)) = (s.operand(0), s.operand(1)) else { return Ok(()) };
    require(own.len() == update.len(), || {
        rule!("update rank does not match operand rank: {} vs {}.", update.len(), own.len())
            .with_help(format!("give the update {}", counted(own.len(), "dimension")))
    })?;
    let indices = p.ir().operand_count(p.operation).saturating_sub(2);
    require(indices == own.len(), || {
        rule!(
            "expects number of start_indices to match operand rank: {} vs {}.",
            indices,
            own.len()
        )
        .with_help(format!(
            "give as many start indices as the operand has dimensions: {}",
            own.len()
        ))
    })?;
    same_indices(p, 2)?;
    part(&s, &own, &update)?;
    s.infer(0, &own)
}

pub(super) fn pad(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(own), Some(low), Some(high), Some(interior)) = (
        s.operand(0),
        s.integers("edge_padding_low"),
        s.integers("edge_padding_high"),
        s.integers("interior_padding"),
    ) else {
        return Ok(());
    };
    require(low.len() == high.len() && high.len() == interior.len(), || {
        rule!("failed to verify that all of {edge_padding_low, edge_padding_high, interior_padding} have same size").with_help("write three lists of equal length")
    })?;
    require(low.len() == own.len(), || {
        rule!("edge_padding_low length ({}) must match operand rank ({})", low.len(), own.len())
            .with_help(format!(
                "write {} in each list, one for each dimension",
                counted(own.len(), "number")
            ))
    })?;
    let mut sizes = Vec::with_capacity(own.len());
    for (dim, (((own, low), high), interior)) in
        own.iter().zip(&low).zip(&high).zip(&interior).enumerate()
    {
        require(*interior >= 0, || {
            rule!("Interior padding cannot be negative: {} in dimension {}", interior, dim)
                .with_help("write 0 or above")
        })?;
        if is_dynamic(*own) {
            sizes.push(DYNAMIC);
            continue;
        }
        let gaps = own.saturating_sub(1).max(0).saturating_mul(*interior);
        let size = own.saturating_add(*low).saturating_add(*high).saturating_add(gaps);
        require(size >= 0, || {
            rule!("Padding result in negative size for dimension {}", dim)
                .with_help("cut less: negative padding removes elements")
        })?;
        sizes.push(size);
    }
    s.infer(0, &sizes)
}

pub(super) fn dynamic_pad(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(own), Some(low)) = (s.operand(0), s.operand(2)) else { return Ok(()) };
    let [count] = *low.as_slice() else { return Ok(()) };
    require(is_dynamic(count) || usize::try_from(count) == Ok(own.len()), || {
        rule!("padding operands size ({}) must match operand rank ({})", count, own.len())
            .with_help("the amounts have a number for each dimension of the operand")
    })
}

/// Requires of the dimensions of a broadcast that they are as many as those of the operand, and are those of the
/// result.
fn broadcast_dims(s: &Sized<'_, '_>) -> Result<Option<[Vec<i64>; 3]>, VerifyError> {
    let (Some(own), Some(result), Some(dims)) =
        (s.operand(0), s.result(0), s.integers("broadcast_dimensions"))
    else {
        return Ok(None);
    };
    require(own.len() == dims.len(), || {
        rule!(
            "broadcast_dimensions size ({}) does not match operand rank ({})",
            dims.len(),
            own.len()
        )
        .with_help(format!(
            "write {} in 'dims', one for each dimension of the operand",
            counted(own.len(), "number")
        ))
    })?;
    s.unique(&dims, || {
        rule!("broadcast_dimensions should not have duplicates")
            .with_help("list each dimension of the result once")
    })?;
    for dim in &dims {
        require(s.is_dim(*dim, &result), || {
            rule!(
                "broadcast_dimensions contains invalid value {} for result with rank {}",
                dim,
                result.len()
            )
            .with_help(format!(
                "dimensions count from 0: the last one of the result is {}",
                result.len().saturating_sub(1)
            ))
        })?;
    }
    Ok(Some([own, result, dims]))
}

fn broadcast(p: &Parts<'_>, what: &str) -> Verified {
    let s = Sized(p);
    let Some([own, result, dims]) = broadcast_dims(&s)? else { return Ok(()) };
    for (number, (own, dim)) in own.iter().zip(&dims).enumerate() {
        let size = s.at(&result, *dim);
        require(*own == 1 || s.fit(*own, size), || {
            rule!(
                "size of operand dimension {} ({}) is not {} 1 or size of result dimension {} ({})",
                number,
                own,
                what,
                dim,
                size
            )
            .with_help(format!(
                "map it to a dimension of the size {own}, or reshape the operand first"
            ))
        })?;
    }
    Ok(())
}

pub(super) fn broadcast_in_dim(p: &Parts<'_>) -> Verified {
    same_elements(p)?;
    static_result(p)?;
    broadcast(p, "equal to")
}

pub(super) fn dynamic_broadcast_in_dim(p: &Parts<'_>) -> Verified {
    broadcast(p, "compatible with")
}
