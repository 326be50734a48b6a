//! Values that a group reduces to one.

use crate::common::{Parts, require};
use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// Verifies that a kind of reduction is one of values of a type.
fn fits(parts: &Parts<'_>, kind: &str, ty: Type) -> Verified {
    let element = parts.kind(parts.element(ty));
    let fits = match kind {
        "minnumf" | "maxnumf" | "minimumf" | "maximumf" => matches!(element, TypeKind::Float(_)),
        "minsi" | "minui" | "maxsi" | "maxui" | "and" | "or" | "xor" => {
            matches!(element, TypeKind::Integer { .. })
        }
        _ => true,
    };
    require(fits, || {
        let ty = parts.text(ty);
        rule!("`{}` reduction operation is not compatible with type '{}'", kind, ty).with_help(
            "use an operation for this type, such as 'add' for all numbers and 'and' for integers",
        )
    })
}

pub(super) fn all_reduce(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let body = ir.body(parts.operation);
    let kind = parts.attribute("op").and_then(|_| parts.keyword("op"));
    require(body.is_some() != parts.attribute("op").is_some(), || {
        rule!("expected either an op attribute or a non-empty body").with_help(
            "write an operation such as 'add' in front of the value, or a body in braces, not both",
        )
    })?;
    let Some(ty) = parts.result_type(0) else { return Ok(()) };
    let Some(body) = body else {
        return kind.map_or(Ok(()), |kind| fits(parts, &kind, ty));
    };
    let arguments = ir.arguments(body);
    require(arguments.len() == 2, || {
        rule!("expected two region arguments")
            .with_help(format!("begin the region with two arguments of type '{}'", parts.text(ty)))
    })?;
    require(arguments.iter().all(|argument| ir.value_type(*argument) == ty), || {
        rule!("incorrect region argument type")
            .with_help(format!("give both arguments the type '{}'", parts.text(ty)))
    })?;
    yields_one(parts, ty)
}

/// The body ends by yielding one value of a type.
fn yields_one(parts: &Parts<'_>, ty: Type) -> Verified {
    let ir = parts.ir();
    let Some(body) = ir.regions(parts.operation).first() else { return Ok(()) };
    let ends = ir.blocks(*body).iter().filter_map(|block| ir.last_operation(*block));
    let unknown = parts.context().unknown_type();
    for last in ends.filter(|last| ir.successors(*last).is_empty()) {
        if ir.name_bytes(last) != b"gpu.yield" {
            let is_known = parts.verifier.registered(last).is_some();
            return require(!is_known, || {
                rule!("expected gpu.yield op in region")
                    .with_help("end the region with 'gpu.yield' and the reduced value")
            });
        }
        require(ir.operand_count(last) == 1, || {
            rule!("expected one gpu.yield operand").with_help("yield one value: the reduced one")
        })?;
        let own = ir.operand(last, 0).map(|value| ir.value_type(value));
        require(own.is_none_or(|own| own == ty || own == unknown), || {
            rule!("incorrect gpu.yield type")
                .with_help(format!("yield a value of type '{}'", parts.text(ty)))
        })?;
    }
    Ok(())
}

pub(super) fn subgroup_reduce(parts: &Parts<'_>) -> Verified {
    let (Some(kind), Some(ty)) = (parts.keyword("op"), parts.operand_type("value")) else {
        return Ok(());
    };
    if let TypeKind::Vector { scalable, .. } = parts.kind(ty) {
        require(!scalable.contains(&true), || {
            rule!("is not compatible with scalable vector types")
                .with_help("use a vector of constant size")
        })?;
    }
    fits(parts, &kind, ty)?;
    if let Some(size) = parts.integer("cluster_size") {
        require(size > 0 && size.count_ones() == 1, || {
            rule!("cluster size {} is not a power of two", size)
                .with_help("use a power of two, such as 8")
        })?;
    }
    let stride = parts.integer("cluster_stride").unwrap_or(1);
    require(stride == 1 || parts.attribute("cluster_size").is_some(), || {
        rule!("cluster stride can only be specified if cluster size is specified")
            .with_help("add 'cluster(size = ..)', or remove the stride")
    })?;
    require(stride > 0 && stride.count_ones() == 1, || {
        rule!("cluster stride {} is not a power of two", stride)
            .with_help("use a power of two, such as 1 or 2")
    })
}
