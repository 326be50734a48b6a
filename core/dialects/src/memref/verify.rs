//! Verifiers of buffers, beyond their descriptions.

use super::layout::{Layout, compatible};
use crate::common::{
    OpView, check_cast, check_yields, entry_arguments, one_index_for_each, operand_segment,
    operand_types_from, result_types, wrong_dynamic_sizes,
};
use abide_mlir::ir::{AttributeKind, DYNAMIC, OperationId, Type, TypeKind, ValueId};
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::{SymbolLookup, Verified, Verifier};
use abide_source::diagnostic::Detail;
use abide_source::rule;

/// The sizes of a memref type of known rank.
fn shape<'ir>(verifier: &Verifier<'ir>, ty: Type) -> Option<&'ir [i64]> {
    match verifier.ir.context.type_kind(ty) {
        TypeKind::MemRef { shape, .. } => Some(shape),
        _ => None,
    }
}

fn dynamic_sizes(shape: &[i64]) -> usize {
    shape.iter().filter(|size| **size == DYNAMIC).count()
}

fn result_type(verifier: &Verifier<'_>, operation: OperationId) -> Option<Type> {
    verifier.ir.result(operation, 0).map(|result| verifier.ir.value_type(result))
}

/// The rank of the memref that is an operand.
pub(super) fn rank_of(
    verifier: &Verifier<'_>,
    operation: OperationId,
    operand: usize,
) -> Option<usize> {
    let value = verifier.ir.operand(operation, operand)?;
    shape(verifier, verifier.ir.value_type(value)).map(<[i64]>::len)
}

pub(super) fn verify_alloc(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let ir = verifier.ir;
    let Some(ty) = result_type(verifier, operation) else { return Ok(()) };
    let TypeKind::MemRef { shape, layout, .. } = ir.context.type_kind(ty) else { return Ok(()) };
    let (sizes, dynamic) = (operand_segment(ir, operation, 0).len(), dynamic_sizes(shape));
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
    let symbols = operand_segment(ir, operation, 1).len();
    if symbols != expected {
        let message = rule!(
            "symbol operand count does not equal memref symbol count: expected {}, got \
             {}",
            expected,
            symbols
        );
        return Err(message.into());
    }
    Ok(())
}

pub(super) fn verify_alloca_scope(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    check_yields(verifier, operation, "memref.alloca_scope.return")
}

pub(super) fn verify_assume_alignment(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    match integer(verifier, operation, "alignment") {
        Some(alignment) if !alignment.cast_unsigned().is_power_of_two() => {
            Err("alignment must be power of 2".into())
        }
        _ => Ok(()),
    }
}

fn integer(verifier: &Verifier<'_>, operation: OperationId, name: &str) -> Option<i64> {
    let value = verifier.ir.attribute(operation, name)?;
    verifier.ir.context.integer_value(value)
}

pub(super) fn verify_load(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let indices = verifier.ir.operand_count(operation).saturating_sub(1);
    match rank_of(verifier, operation, 0) {
        Some(rank) if rank != indices => {
            let message = rule!(
                "incorrect number of indices for load, expected {} but got {}",
                rank,
                indices
            );
            Err(VerifyError::from(message).with_help(one_index_for_each(rank)))
        }
        _ => Ok(()),
    }
}

pub(super) fn verify_store(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let indices = verifier.ir.operand_count(operation).saturating_sub(2);
    match rank_of(verifier, operation, 1) {
        Some(rank) if rank != indices => {
            let message = "store index operand count not equal to memref rank";
            Err(VerifyError::from(message).with_help(one_index_for_each(rank)))
        }
        _ => Ok(()),
    }
}

pub(super) fn verify_prefetch(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let indices = verifier.ir.operand_count(operation).saturating_sub(1);
    match rank_of(verifier, operation, 0) {
        Some(rank) if rank != indices => Err("too few indices".into()),
        _ => Ok(()),
    }
}

pub(super) fn verify_atomic_rmw(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let ir = verifier.ir;
    let indices = ir.operand_count(operation).saturating_sub(2);
    if rank_of(verifier, operation, 1).is_some_and(|rank| rank != indices) {
        return Err("expects the number of subscripts to be equal to memref rank".into());
    }
    // Versions of MLIR have other numbers for the words.
    let described = verifier.registered(operation).map(|entry| entry.description());
    let kinds = described.and_then(|op| {
        match op.attributes.get(op.attribute_index("kind")?)?.constraint.predicate() {
            AttributePredicate::Enum(kinds) => Some(kinds),
            _ => None,
        }
    });
    let number = integer(verifier, operation, "kind");
    let keyword = kinds.zip(number).and_then(|(kinds, number)| kinds.text(number.cast_unsigned()));
    let (Some(keyword), Some(value)) = (keyword, ir.operand(operation, 0)) else { return Ok(()) };
    let kind = ir.context.type_kind(ir.value_type(value));
    let (fits, expected) = match &*keyword {
        "addf" | "maximumf" | "maxnumf" | "minimumf" | "minnumf" | "mulf" => {
            (matches!(kind, TypeKind::Float(_)), "a floating-point type")
        }
        "addi" | "maxs" | "maxu" | "mins" | "minu" | "muli" | "ori" | "andi" => {
            (matches!(kind, TypeKind::Integer { .. }), "an integer type")
        }
        _ => (true, ""),
    };
    if fits {
        return Ok(());
    }
    Err(rule!("with kind '{}' expects {}", keyword, expected).into())
}

pub(super) fn verify_generic_atomic_rmw(
    verifier: &Verifier<'_>,
    operation: OperationId,
) -> Verified {
    let ir = verifier.ir;
    let [argument] = entry_arguments(ir, operation, 0) else {
        return Err("expected single number of entry block arguments".into());
    };
    if Some(ir.value_type(*argument)) != result_type(verifier, operation) {
        return Err("expected block argument of the same type result type".into());
    }
    let blocks = ir.regions(operation).iter().flat_map(|region| ir.blocks(*region));
    let mut body = blocks.flat_map(|block| ir.block_operations(*block));
    match body.find(|inner| verifier.may_have_effect(*inner)) {
        Some(inner) => {
            let message = "body of 'memref.generic_atomic_rmw' should contain only operations \
                           with no side effects";
            Err(VerifyError::bare(message).at(inner))
        }
        None => Ok(()),
    }
}

pub(super) fn verify_atomic_yield(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let ir = verifier.ir;
    let parent = ir.parent(operation).and_then(|parent| result_types(ir, parent).first().copied());
    let own = operand_types_from(ir, operation, 0).first().copied();
    match (own, parent) {
        (Some(own), Some(parent)) if own != parent => {
            let message = rule!(
                "types mismatch between yield op: '{}' and its parent: '{}'",
                verifier.type_text(own),
                verifier.type_text(parent)
            );
            Err(message.into())
        }
        _ => Ok(()),
    }
}

/// Whether the cast between two types of buffers may be possible.
fn are_cast_compatible(verifier: &Verifier<'_>, from: Type, to: Type) -> bool {
    let context = &verifier.ir.context;
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

pub(super) fn verify_cast(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let op = OpView::new(verifier.ir, operation);
    check_cast(&op, |from, to| are_cast_compatible(verifier, from, to))
}

/// Verifies that the types differ only in memory space.
pub(super) fn verify_memory_space_cast(
    verifier: &Verifier<'_>,
    operation: OperationId,
) -> Verified {
    let op = OpView::new(verifier.ir, operation);
    check_cast(&op, |from, to| match (op.kind(from), op.kind(to)) {
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

pub(super) fn verify_get_global(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let ir = verifier.ir;
    let Some(reference) = ir.attribute(operation, "name") else { return Ok(()) };
    let AttributeKind::SymbolReference { root, .. } = ir.context.attribute_kind(reference) else {
        return Ok(());
    };
    let name = ir.context.text(*root);
    let global = match verifier.symbol(operation, reference) {
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
    let (Some(AttributeKind::Type(declared)), Some(own)) =
        (declared, result_type(verifier, operation))
    else {
        return Ok(());
    };
    if *declared == own {
        return Ok(());
    }
    let (found, expected) = (verifier.type_text(own), verifier.type_text(*declared));
    let words = format!(
        "result type '{found}' does not match type '{expected}' of the global memref @{name}"
    );
    Err(Detail::ResultType { expected, found, words }.into())
}

pub(super) fn verify_global(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    let ir = verifier.ir;
    let kind = |name: &str| ir.attribute(operation, name).map(|it| ir.context.attribute_kind(it));
    let Some(AttributeKind::Type(ty)) = kind("type") else { return Ok(()) };
    let Some(sizes) = shape(verifier, *ty).filter(|sizes| dynamic_sizes(sizes) == 0) else {
        let ty = verifier.type_text(*ty);
        return Err(rule!("type should be static shaped memref, but got '{}'", ty).into());
    };
    let initial = match kind("initial_value") {
        None | Some(AttributeKind::Unit) => None,
        Some(
            AttributeKind::DenseElements { ty, .. }
            | AttributeKind::DenseResource { ty, .. }
            | AttributeKind::SparseElements { ty, .. },
        ) => Some(*ty),
        Some(_) => {
            return Err("initial value should be a unit or elements attribute".into());
        }
    };
    let element = |ty| ir.context.type_kind(ty).element();
    if let Some(initial) = initial {
        let own = ir.context.type_kind(initial).shape().map(|shape| shape.as_slice());
        if own != Some(sizes) || element(initial) != element(*ty) {
            let message = rule!(
                "initial value expected to be a tensor of the shape and elements of '{}', but was \
                 of type '{}'",
                verifier.type_text(*ty),
                verifier.type_text(initial)
            );
            return Err(message.into());
        }
    }
    match integer(verifier, operation, "alignment") {
        Some(alignment) if !alignment.cast_unsigned().is_power_of_two() => {
            let message = rule!("alignment attribute value {} is not a power of 2", alignment);
            Err(VerifyError::bare(message))
        }
        _ => Ok(()),
    }
}

pub(super) fn verify_view(verifier: &Verifier<'_>, operation: OperationId) -> Verified {
    super::views::check_byte_view(verifier, operation)?;
    let Some(ty) = result_type(verifier, operation) else { return Ok(()) };
    let Some(sizes) = shape(verifier, ty) else { return Ok(()) };
    let given: Vec<ValueId> = verifier.ir.operands(operation).skip(2).collect();
    if given.len() == dynamic_sizes(sizes) {
        return Ok(());
    }
    let ty = verifier.type_text(ty);
    Err(VerifyError::bare(rule!("incorrect number of size operands for type '{}'", ty)))
}
