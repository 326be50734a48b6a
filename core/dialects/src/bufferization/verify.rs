//! Verifiers beyond the descriptions.

use crate::common::{Parts, require};
use abide_mlir::ir::{DYNAMIC, Shape, TypeKind};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn verify_alloc_tensor(op: &Parts<'_>) -> Verified {
    let sizes = op.operand_count("dynamic_sizes");
    let copies = op.operand_count("copy") > 0;
    if copies && sizes > 0 {
        return Err(rule!("dynamic sizes not needed when copying a tensor")
            .with_help("remove the sizes: those of the copied tensor are used")
            .into());
    }
    if let (Some(copy), Some(result)) = (op.operand_type("copy"), op.result_type(0))
        && copy != result
    {
        return Err(rule!("expected that `copy` and return type match")
            .with_help(format!("return the type of the copied tensor: '{}'", op.text(copy)))
            .into());
    }
    let result = op.result_type(0).map(|ty| op.kind(ty));
    let Some(TypeKind::Tensor { shape, .. }) = result else { return Ok(()) };
    let dynamic = shape.iter().filter(|size| **size == DYNAMIC).count();
    if !copies && sizes != dynamic {
        let error = VerifyError::from(rule!("expected {} dynamic sizes", dynamic));
        return Err(error.with_help("give one operand of type 'index' for each '?' of the type"));
    }
    Ok(())
}

pub(super) fn verify_dealloc(op: &Parts<'_>) -> Verified {
    let [buffers, conditions, retained] =
        ["memrefs", "conditions", "retained"].map(|name| op.operand_count(name));
    if buffers != conditions {
        let message = rule!("must have the same number of conditions as memrefs to deallocate")
            .with_help("write one condition for each memref: '(%m : memref<..>) if (%condition)'");
        return Err(message.into());
    }
    if op.ir().result_count(op.operation) != retained {
        let message = rule!(
            "must have the same number of updated conditions (results) as retained \
                       operands"
        )
        .with_help("name one result for each retained memref");
        return Err(message.into());
    }
    Ok(())
}

pub(super) fn verify_materialize(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let mut types = ir.operands(op.operation).map(|value| ir.value_type(value));
    let (Some(source), Some(target)) = (types.next(), types.next()) else { return Ok(()) };
    let kind = ir.context.type_kind(target);
    let has = |name: &str| ir.attribute(op.operation, name).is_some();
    let results = ir.result_count(op.operation);
    match kind {
        TypeKind::Tensor { .. } | TypeKind::UnrankedTensor(_) => {
            if has("restrict") {
                return Err(rule!("'restrict' is valid only for memref destinations")
                    .with_help("remove 'restrict'")
                    .into());
            }
            check_writable(has("writable"), false)?;
            check_shapes(ir.context.type_kind(source).shape(), kind.shape())?;
            require(results == 1, || {
                rule!("tensor 'dest' implies exactly one tensor result")
                    .with_help(format!("write '-> {}' at the end", op.text(target)))
            })?;
            if ir.result(op.operation, 0).is_some_and(|result| ir.value_type(result) != target) {
                return Err(rule!("result and 'dest' types must match")
                    .with_help(format!("return the type of 'dest': '{}'", op.text(target)))
                    .into());
            }
            Ok(())
        }
        TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. } => {
            require(results == 0, || {
                rule!("memref 'dest' implies zero results")
                    .with_help("remove the result: a memref is changed in place")
            })?;
            check_writable(has("writable"), true)?;
            check_shapes(ir.context.type_kind(source).shape(), kind.shape())
        }
        _ => Err(rule!("'dest' must be a tensor or a memref")
            .with_help("use a value of a tensor or memref type as the destination")
            .into()),
    }
}

fn check_writable(writable: bool, buffer: bool) -> Verified {
    if writable == buffer {
        return Ok(());
    }
    Err(rule!("'writable' must be specified if and only if the destination is of memref type")
        .with_help(if buffer { "add the word 'writable'" } else { "remove the word 'writable'" })
        .into())
}

fn check_shapes(source: Option<&Shape>, target: Option<&Shape>) -> Verified {
    let (Some(source), Some(target)) = (source, target) else {
        return if source.is_some() == target.is_some() {
            Ok(())
        } else {
            Err(rule!("rank mismatch between source and destination shape")
                .with_help("give both a rank, or none")
                .into())
        };
    };
    require(source.len() == target.len(), || {
        rule!("rank mismatch between source and destination shape")
            .with_help("give both the same number of dimensions")
    })?;
    let fits = |(one, other): (&i64, &i64)| one == other || *one == DYNAMIC || *other == DYNAMIC;
    require(source.iter().zip(target).all(fits), || {
        rule!("source/destination shapes are incompatible").with_help("give both the same sizes")
    })
}
