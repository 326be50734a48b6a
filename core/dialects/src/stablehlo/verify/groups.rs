//! Verifiers of operations of several processes.

use super::algebra::as_operands;
use super::sized::{Sized, is_dynamic};
use crate::common::{Parts, dimension_below, require};
use abide_mlir::ir::{AttributeKind, DYNAMIC};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use std::collections::BTreeSet;

/// Requires of the elements of an attribute that they are integers of 64 bits.
fn ids_of_64_bits(p: &Parts<'_>, name: &str) -> Verified {
    let Some(AttributeKind::DenseElements { ty, .. }) = p.attribute_kind(name) else {
        return Ok(());
    };
    require(p.text(p.element(*ty)) == "i64", || {
        rule!(
            "attribute '{}' failed to satisfy constraint: 64-bit signless integer elements attribute",
            name
        ).with_help("write the type 'tensor<..xi64>' of the attribute")
    })
}

/// The processes in groups. Requires that none is in two of them.
fn processes(p: &Parts<'_>) -> Result<BTreeSet<i64>, VerifyError> {
    let s = Sized(p);
    let Some(shape) = s.shape_of("replica_groups") else { return Ok(BTreeSet::new()) };
    ids_of_64_bits(p, "replica_groups")?;
    require(shape.len() == 2, || {
        rule!("replica groups should be a rank 2 tensor, but has rank {}", shape.len())
            .with_help("write a list for each group: 'dense<[[0, 1]]> : tensor<1x2xi64>'")
    })?;
    let ids = s.integers("replica_groups").unwrap_or_default();
    let count = shape.iter().try_fold(1_i64, |all, size| all.checked_mul(*size));
    if let [id] = *ids.as_slice()
        && id >= 0
        && count != Some(1)
    {
        // A splat repeats its number.
        return Err(rule!("replica id #{} seen more than once", id)
            .with_help("list each replica once")
            .into());
    }
    let mut seen = BTreeSet::new();
    // Groups of different sizes are filled with -1.
    for id in ids.iter().filter(|id| **id != -1) {
        require(*id >= 0, || {
            rule!("invalid replica id {}", id).with_help("write ids of 0 and above")
        })?;
        require(seen.insert(*id), || {
            rule!("replica id #{} seen more than once", id).with_help("list each replica once")
        })?;
    }
    Ok(seen)
}

/// The result of a rule for an attribute of an operation, which many may share.
fn once(
    p: &Parts<'_>,
    rule: &'static str,
    name: &str,
    check: fn(&Parts<'_>) -> Verified,
) -> Verified {
    match p.attribute(name) {
        Some(attribute) => p.verifier.once(rule, &[attribute], [], || check(p)),
        None => check(p),
    }
}

/// Requires of the groups that each process is in one of them.
pub(super) fn replicas(p: &Parts<'_>) -> Verified {
    once(p, "replicas", "replica_groups", each_replica)
}

fn each_replica(p: &Parts<'_>) -> Verified {
    let seen = processes(p)?;
    let missing = (0..).zip(&seen).find(|(number, id)| number != *id);
    require(missing.is_none(), || {
        let number = missing.map_or(0, |(number, _): (i64, _)| number);
        rule!("replica id #{} not seen in replica groups", number)
            .with_help(format!("add {number} to a group: each id from 0 on is in one"))
    })
}

/// Requires groups of equal sizes, so that none is filled with -1, and each process in one of them.
fn equal_groups(p: &Parts<'_>) -> Verified {
    once(p, "equal groups", "replica_groups", |p| {
        let ids = Sized(p).integers("replica_groups").unwrap_or_default();
        require(!ids.contains(&-1), || {
            rule!("Invalid replica id -1").with_help("give all groups the same number of replicas")
        })?;
        each_replica(p)
    })
}

/// Requires results with the sizes of the operands.
pub(super) fn all_reduce(p: &Parts<'_>) -> Verified {
    replicas(p)?;
    results_as_operands(p)
}

/// Requires results with the sizes of the operands; processes may be in no group.
pub(super) fn collective(p: &Parts<'_>) -> Verified {
    once(p, "some replicas", "replica_groups", |p| {
        let ids = Sized(p).integers("replica_groups").unwrap_or_default();
        require(!ids.contains(&-1), || {
            rule!("replica_groups values must be positive, but was given -1")
                .with_help("give all groups the same number of replicas")
        })?;
        processes(p).map(|_| ())
    })?;
    results_as_operands(p)
}

fn results_as_operands(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    for (number, ty) in p.all_operand_types().into_iter().enumerate() {
        s.sizes(ty).map_or(Ok(()), |sizes| s.infer(number, &sizes))?;
    }
    Ok(())
}

/// The number of processes in a group.
fn group_size(s: &Sized<'_, '_>) -> i64 {
    s.shape_of("replica_groups").map_or(DYNAMIC, |shape| s.at(&shape, 1))
}

pub(super) fn all_gather(p: &Parts<'_>) -> Verified {
    equal_groups(p)?;
    let s = Sized(p);
    let (Some(own), Some(dim)) = (s.operand(0), p.integer("all_gather_dim")) else {
        return Ok(());
    };
    require(s.is_dim(dim, &own), || {
        rule!("all_gather_dim must be a valid index of operand, but got {}", dim)
            .with_help(dimension_below(own.len()))
    })?;
    let Some(result) = s.result(0) else { return Ok(()) };
    require(result.len() == own.len(), || {
        rule!("operand and return must have the same rank").with_help(format!(
            "give the result the number of dimensions of the operand: {}",
            own.len()
        ))
    })?;
    for (at, (own, result)) in (0..).zip(own.iter().zip(&result)) {
        let is_multiple = match result.checked_rem(*own) {
            _ if at != dim => s.fit(*own, *result),
            _ if is_dynamic(*own) || is_dynamic(*result) => true,
            Some(rest) => rest == 0,
            None => false,
        };
        require(is_multiple, || {
            rule!(
                "result size {} along dimension {} does not fit for operand size {}",
                result,
                at,
                own
            )
            .with_help(format!("give the result a multiple of {own} in dimension {at}"))
        })?;
    }
    Ok(())
}

pub(super) fn reduce_scatter(p: &Parts<'_>) -> Verified {
    equal_groups(p)?;
    let s = Sized(p);
    let (Some(own), Some(dim)) = (s.operand(0), p.integer("scatter_dimension")) else {
        return Ok(());
    };
    require(s.is_dim(dim, &own), || {
        rule!("scatter dim should be less than operand/result rank")
            .with_help(dimension_below(own.len()))
    })?;
    let Some(result) = s.result(0) else { return Ok(()) };
    require(result.len() == own.len(), || {
        rule!("operand and result should have same rank").with_help(format!(
            "give the result the number of dimensions of the operand: {}",
            own.len()
        ))
    })?;
    for (at, (own, result)) in (0..).zip(own.iter().zip(&result)) {
        let fits = match own.checked_rem(*result) {
            _ if at != dim => s.fit(*own, *result),
            _ if is_dynamic(*own) || is_dynamic(*result) => true,
            Some(rest) => rest == 0,
            None => false,
        };
        require(fits, || {
            match at == dim {
            true => rule!(
                "operand scatter dimension has size {}, expected to be a multiple of result scatter dimension size {}",
                own,
                result
            ).with_help(format!("let the size of the result divide {own}")),
            false => rule!(
                "non scatter dimensions should be same for operand ({}) and result ({})",
                own,
                result
            ).with_help(format!("give the result the size {own} there")),
        }
        })?;
    }
    Ok(())
}

pub(super) fn all_to_all(p: &Parts<'_>) -> Verified {
    equal_groups(p)?;
    let s = Sized(p);
    let (Some(own), Some(split), Some(concat), Some(count)) = (
        s.operand(0),
        p.integer("split_dimension"),
        p.integer("concat_dimension"),
        p.integer("split_count"),
    ) else {
        return Ok(());
    };
    for (name, dim) in [("split", split), ("concat", concat)] {
        require(s.is_dim(dim, &own), || {
            rule!(
                "AllToAll {}_dimension {} is out-of-bounds for input rank {}",
                name,
                dim,
                own.len()
            )
            .with_help(dimension_below(own.len()))
        })?;
    }
    require(count > 0, || rule!("AllToAll split_count must be > 0").with_help("write 1 or more"))?;
    let group = group_size(&s);
    // Without groups, all processes are one group.
    require(group == 0 || s.fit(group, count), || {
        rule!("group size of replica_groups ({}) must be equal to split_count ({})", group, count)
            .with_help(format!("write {group} as 'split_count', or other groups"))
    })?;
    let size = s.at(&own, split);
    require(is_dynamic(size) || size.checked_rem(count) == Some(0), || {
        rule!(
            "split dimension has size {}, expected to be a multiple of split_count {}",
            size,
            count
        )
        .with_help(format!("let 'split_count' divide {size}"))
    })?;
    let sizes = (0..).zip(&own).map(|(at, size)| {
        let mut size = *size;
        if is_dynamic(size) {
            return DYNAMIC;
        }
        if at == split {
            size = size.checked_div(count).unwrap_or(DYNAMIC);
        }
        if at == concat { size.saturating_mul(count) } else { size }
    });
    let sizes: Vec<i64> = sizes.collect();
    s.infer(0, &sizes)
}

pub(super) fn collective_permute(p: &Parts<'_>) -> Verified {
    if Sized(p).shape_of("source_target_pairs").is_none() {
        return Ok(());
    }
    once(p, "pairs", "source_target_pairs", pairs)?;
    as_operands(p)
}

fn pairs(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let Some(shape) = s.shape_of("source_target_pairs") else { return Ok(()) };
    ids_of_64_bits(p, "source_target_pairs")?;
    require(matches!(shape.as_slice(), [_, 2]), || {
        rule!("expect source_target_pairs attribute to be of rank 2 with two columns")
            .with_help("write pairs: 'dense<[[0, 1]]> : tensor<1x2xi64>'")
    })?;
    let pairs = s.integers("source_target_pairs").unwrap_or_default();
    require(pairs.iter().all(|id| *id >= 0), || {
        rule!("replica ids in source_target_pairs must be >= 0.")
            .with_help("write ids of 0 and above")
    })?;
    let side = |first: usize| pairs.iter().skip(first).step_by(2).copied().collect::<Vec<i64>>();
    s.unique(&side(0), || {
        rule!("duplicate sources not allowed.").with_help("let each replica send once")
    })?;
    s.unique(&side(1), || {
        rule!("duplicate targets not allowed.").with_help("let each replica receive once")
    })
}
