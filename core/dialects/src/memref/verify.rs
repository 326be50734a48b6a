//! Verifiers of buffers, beyond their descriptions.

use super::layout::{Layout, compatible};
use crate::common::{
    Parts, check_cast, check_yields, one_index_for_each, operand_types_from, require, result_types,
    wrong_dynamic_sizes,
};
use abide_mlir::ir::{AttributeKind, DYNAMIC, Type, TypeKind};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::diagnostic::Detail;
use abide_source::rule;
use abide_source::spelling::counted;

/// The sizes of a memref type of known rank.
pub(super) fn shape<'ir>(op: &Parts<'ir>, ty: Type) -> Option<&'ir [i64]> {
    match op.kind(ty) {
        TypeKind::MemRef { shape, .. } => Some(shape),
        _ => None,
    }
}

fn dynamic_sizes(shape: &[i64]) -> usize {
    shape.iter().filter(|size| **size == DYNAMIC).count()
}

/// The number of indices of an access and the rank of its memref, if they differ.
fn wrong_indices(op: &Parts<'_>) -> Option<(usize, usize)> {
    let memref = op.operand_type("memref")?;
    let (indices, rank) = (op.operand_count("indices"), shape(op, memref)?.len());
    (indices != rank).then_some((indices, rank))
}

pub(super) fn verify_alloc(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let Some(ty) = op.result_type(0) else { return Ok(()) };
    let TypeKind::MemRef { shape, layout, .. } = ir.context.type_kind(ty) else { return Ok(()) };
    let (sizes, dynamic) = (op.operand_count("dynamicSizes"), dynamic_sizes(shape));
    if sizes != dynamic {
        return Err(wrong_dynamic_sizes(sizes, dynamic));
    }
    let expected = match layout.map(|layout| ir.context.attribute_kind(layout)) {
        Some(AttributeKind::AffineMap(map)) => map.symbols as usize,
        Some(AttributeKind::StridedLayout { strides, offset }) => {
            dynamic_sizes(strides) + usize::from(*offset == DYNAMIC)
        }
        _ => 0,
    };
    let symbols = op.operand_count("symbolOperands");
    if symbols != expected {
        let message = rule!(
            "symbol operand count does not equal memref symbol count: expected {}, got \
             {}",
            expected,
            symbols
        )
        .with_help(format!(
            "give {} in '[..]', one for each symbol of the layout",
            counted(expected, "operand")
        ));
        return Err(message.into());
    }
    Ok(())
}

pub(super) fn verify_alloca_scope(op: &Parts<'_>) -> Verified {
    check_yields(op, "memref.alloca_scope.return")
}

pub(super) fn verify_assume_alignment(op: &Parts<'_>) -> Verified {
    match op.integer("alignment") {
        Some(alignment) if !alignment.cast_unsigned().is_power_of_two() => {
            Err(VerifyError::from("alignment must be power of 2")
                .with_help("use a number such as 8, 16, 32 or 64"))
        }
        _ => Ok(()),
    }
}

pub(super) fn verify_load(op: &Parts<'_>) -> Verified {
    match wrong_indices(op) {
        Some((indices, rank)) => {
            let message = rule!(
                "incorrect number of indices for load, expected {} but got {}",
                rank,
                indices
            );
            Err(VerifyError::from(message).with_help(one_index_for_each(rank)))
        }
        None => Ok(()),
    }
}

pub(super) fn verify_store(op: &Parts<'_>) -> Verified {
    match wrong_indices(op) {
        Some((_, rank)) => {
            let message = "store index operand count not equal to memref rank";
            Err(VerifyError::from(message).with_help(one_index_for_each(rank)))
        }
        None => Ok(()),
    }
}

pub(super) fn verify_prefetch(op: &Parts<'_>) -> Verified {
    wrong_indices(op).map_or(Ok(()), |(_, rank)| {
        Err(VerifyError::from("too few indices").with_help(one_index_for_each(rank)))
    })
}

pub(super) fn verify_atomic_rmw(op: &Parts<'_>) -> Verified {
    if let Some((_, rank)) = wrong_indices(op) {
        let rule = "expects the number of subscripts to be equal to memref rank";
        return Err(VerifyError::from(rule).with_help(one_index_for_each(rank)));
    }
    let (Some(keyword), Some(value)) = (op.keyword("kind"), op.operand_type("value")) else {
        return Ok(());
    };
    let kind = op.kind(value);
    let (fits, expected) = match &*keyword {
        "addf" | "maximumf" | "maxnumf" | "minimumf" | "minnumf" | "mulf" => {
            (matches!(kind, TypeKind::Float(_)), "a floating-point type")
        }
        "addi" | "maxs" | "maxu" | "mins" | "minu" | "muli" | "ori" | "xori" | "andi" => {
            (matches!(kind, TypeKind::Integer { .. }), "an integer type")
        }
        _ => (true, ""),
    };
    if fits {
        return Ok(());
    }
    let help = format!("use another kind, or a value of {expected}");
    Err(VerifyError::from(rule!("with kind '{}' expects {}", keyword, expected)).with_help(help))
}

pub(super) fn verify_generic_atomic_rmw(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let [argument] = ir.entry_arguments(op.operation, 0) else {
        return Err(rule!("expected single number of entry block arguments")
            .with_help("give the region one argument: the current value")
            .into());
    };
    require(Some(ir.value_type(*argument)) == op.result_type(0), || {
        rule!("expected block argument of the same type result type")
            .with_help("give the argument the type of the result")
    })?;
    let blocks = ir.regions(op.operation).iter().flat_map(|region| ir.blocks(*region));
    let mut body = blocks.flat_map(|block| ir.block_operations(*block));
    match body.find(|inner| op.verifier.may_have_effect(*inner)) {
        Some(inner) => {
            let message = rule!(
                "body of 'memref.generic_atomic_rmw' should contain only operations \
                           with no side effects"
            )
            .with_help("move it in front of the operation, and use its result in the region");
            Err(VerifyError::bare(message).at(inner))
        }
        None => Ok(()),
    }
}

pub(super) fn verify_atomic_yield(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let parent =
        ir.parent(op.operation).and_then(|parent| result_types(ir, parent).first().copied());
    let own = operand_types_from(ir, op.operation, 0).first().copied();
    match (own, parent) {
        (Some(own), Some(parent)) if own != parent => {
            let message = rule!(
                "types mismatch between yield op: '{}' and its parent: '{}'",
                op.text(own),
                op.text(parent)
            )
            .with_help(format!("yield a value of type '{}'", op.text(parent)));
            Err(message.into())
        }
        _ => Ok(()),
    }
}

/// Whether the cast between two types of buffers may be possible.
fn are_cast_compatible(op: &Parts<'_>, from: Type, to: Type) -> bool {
    let context = op.context();
    match (context.type_kind(from), context.type_kind(to)) {
        (
            TypeKind::MemRef { shape: old, element: a, memory_space: b, .. },
            TypeKind::MemRef { shape: new, element: x, memory_space: y, .. },
        ) => {
            let layouts = Layout::of(context, from).zip(Layout::of(context, to));
            (a, b) == (x, y)
                && compatible(old, new)
                && layouts.is_none_or(|(from, to)| from.is_compatible(&to))
        }
        (TypeKind::UnrankedMemRef { .. }, TypeKind::UnrankedMemRef { .. }) => false,
        (
            TypeKind::MemRef { element: a, memory_space: b, .. }
            | TypeKind::UnrankedMemRef { element: a, memory_space: b },
            TypeKind::MemRef { element: x, memory_space: y, .. }
            | TypeKind::UnrankedMemRef { element: x, memory_space: y },
        ) => (a, b) == (x, y),
        _ => false,
    }
}

pub(super) fn verify_cast(op: &Parts<'_>) -> Verified {
    check_cast(op, |from, to| are_cast_compatible(op, from, to))
}

/// Verifies that the types differ only in memory space.
pub(super) fn verify_memory_space_cast(op: &Parts<'_>) -> Verified {
    check_cast(op, |from, to| match (op.kind(from), op.kind(to)) {
        (
            TypeKind::MemRef { shape, element, layout, .. },
            TypeKind::MemRef { shape: new, element: own, layout: other, .. },
        ) => (shape, element, layout) == (new, own, other),
        (
            TypeKind::UnrankedMemRef { element, .. },
            TypeKind::UnrankedMemRef { element: own, .. },
        ) => element == own,
        _ => false,
    })
}

pub(super) fn verify_get_global(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let Some(reference) = ir.attribute(op.operation, "name") else { return Ok(()) };
    let AttributeKind::SymbolReference { root, .. } = ir.context.attribute_kind(reference) else {
        return Ok(());
    };
    let name = ir.context.text(*root);
    let global = match op.verifier.symbol(op.operation, reference) {
        SymbolLookup::Found(found) if ir.name_bytes(found) == b"memref.global" => found,
        SymbolLookup::Unknown => return Ok(()),
        _ => {
            return Err(Detail::NoSuchSymbol {
                name: name.to_string(),
                what: "global memref".into(),
            }
            .into());
        }
    };
    let declared = ir.attribute(global, "type").map(|ty| ir.context.attribute_kind(ty));
    let (Some(AttributeKind::Type(declared)), Some(own)) = (declared, op.result_type(0)) else {
        return Ok(());
    };
    if *declared == own {
        return Ok(());
    }
    let (found, expected) = (op.text(own), op.text(*declared));
    let rule = rule!(
        "result type '{}' does not match type '{}' of the global memref @{}",
        found,
        expected,
        name
    );
    Err(rule.about_result(expected, found).into())
}

pub(super) fn verify_global(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let kind =
        |name: &str| ir.attribute(op.operation, name).map(|it| ir.context.attribute_kind(it));
    let Some(AttributeKind::Type(ty)) = kind("type") else { return Ok(()) };
    let Some(sizes) = shape(op, *ty).filter(|sizes| dynamic_sizes(sizes) == 0) else {
        let ty = op.text(*ty);
        return Err(rule!("type should be static shaped memref, but got '{}'", ty)
            .with_help("give each dimension of the global a number")
            .into());
    };
    let initial = match kind("initial_value") {
        None | Some(AttributeKind::Unit) => None,
        Some(
            AttributeKind::DenseElements { ty, .. }
            | AttributeKind::DenseResource { ty, .. }
            | AttributeKind::SparseElements { ty, .. },
        ) => Some(*ty),
        Some(_) => {
            return Err(VerifyError::from("initial value should be a unit or elements attribute")
                .with_help("write 'uninitialized' or elements, such as 'dense<0>'"));
        }
    };
    let element = |ty| ir.context.type_kind(ty).element();
    if let Some(initial) = initial {
        let own = ir.context.type_kind(initial).shape().map(|shape| shape.as_slice());
        if own != Some(sizes) || element(initial) != element(*ty) {
            let message = rule!(
                "initial value expected to be a tensor of the shape and elements of '{}', but was \
                 of type '{}'",
                op.text(*ty),
                op.text(initial)
            )
            .with_help(
                "give the initial value the shape and the elements of the global, as a tensor",
            );
            return Err(message.into());
        }
    }
    match op.integer("alignment") {
        Some(alignment) if !alignment.cast_unsigned().is_power_of_two() => {
            let message = rule!("alignment attribute value {} is not a power of 2", alignment)
                .with_help("use a power of two, such as 16 or 64");
            Err(VerifyError::bare(message))
        }
        _ => Ok(()),
    }
}

pub(super) fn verify_view(op: &Parts<'_>) -> Verified {
    super::views::check_byte_view(op)?;
    let Some(ty) = op.result_type(0) else { return Ok(()) };
    let Some(sizes) = shape(op, ty) else { return Ok(()) };
    require(op.operand_count("sizes") == dynamic_sizes(sizes), || {
        let message = rule!("incorrect number of size operands for type '{}'", op.text(ty))
            .with_help(format!(
                "give {} for the sizes, one for each '?' of the result",
                counted(dynamic_sizes(sizes), "operand")
            ));
        VerifyError::bare(message)
    })
}
