//! Values that are valid dimensions and symbols.
//!
//! A symbol does not change within the innermost affine scope. It is defined at the top of the scope (the body of a
//! function, say) or in a region around the scope, is a constant, or follows from such values. Since LLVM 20, the
//! result of any pure operation on symbols is one. A dimension is a symbol, the induction variable of an affine loop,
//! or follows from such values.

use crate::NEWEST_LLVM;
use crate::common::is_for_newest;
use abide_mlir::ir::{Ir, OperationId, TypeKind, ValueDefinition, ValueId};
use abide_mlir::ods::Trait;
use abide_mlir::registry::RegisteredOp;
use abide_mlir::verify::Verifier;

/// The number of definitions followed before a value is assumed valid.
const MAX_FOLLOWED_DEFINITIONS: usize = 64;

/// The role of a value in a map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Dim,
    Symbol,
}

/// Whether a value is a valid dimension or symbol of an operation.
pub(super) fn is_valid(
    verifier: &Verifier<'_>,
    user: OperationId,
    value: ValueId,
    role: Role,
) -> bool {
    let mut pending = vec![(value, role)];
    let mut steps = 0;
    while let Some((value, role)) = pending.pop() {
        steps += 1;
        if steps > MAX_FOLLOWED_DEFINITIONS {
            return true;
        }
        if verifier.ir.value_type(value) != verifier.ir.context.index_type() {
            return false;
        }
        match follows_from(verifier, user, value, role) {
            Some(sources) => pending.extend(sources),
            None => return false,
        }
    }
    true
}

/// The values that must have a role so that this value may have one: empty if it always may, `None` if it may not.
fn follows_from(
    verifier: &Verifier<'_>,
    user: OperationId,
    value: ValueId,
    role: Role,
) -> Option<Vec<(ValueId, Role)>> {
    let ir = verifier.ir;
    if is_defined_around_scope(verifier, user, value) {
        return Some(Vec::new());
    }
    let definition = match ir.definition(value) {
        ValueDefinition::Result(operation, _) => operation,
        ValueDefinition::Argument(block, index) => {
            let counts = match ir.name_bytes(ir.block_parent(block)?) {
                b"affine.parallel" => true,
                // Older versions also accept the values that the iterations pass on.
                b"affine.for" => index == 0 || !is_for_newest(verifier),
                _ => false,
            };
            return (role == Role::Dim && counts).then(Vec::new);
        }
        ValueDefinition::Forward => return Some(Vec::new()),
    };
    let operands = |role| ir.operands(definition).map(|operand| (operand, role)).collect();
    match ir.name_bytes(definition) {
        b"affine.apply" => Some(operands(role)),
        b"affine.delinearize_index" | b"affine.linearize_index" => Some(operands(role)),
        b"memref.dim" | b"tensor.dim" => {
            let size = size(verifier, definition)?;
            Some(size.into_iter().map(|size| (size, role)).collect())
        }
        name if is_constant(name) => Some(Vec::new()),
        // Any dialect may have constants.
        _ if verifier.is_declared_to_have(definition, Trait::ConstantLike) => Some(Vec::new()),
        _ => may_be_pure(verifier, definition).then(|| operands(Role::Symbol)),
    }
}

/// Whether an operation may have neither effects nor undefined behaviour. If so, its results may be symbols.
fn may_be_pure(verifier: &Verifier<'_>, operation: OperationId) -> bool {
    let is_old = verifier.version().is_some_and(|version| version < NEWEST_LLVM);
    // Whether an operation is speculatable may depend on its operands.
    let has = |own| verifier.is_declared_to_have(operation, own);
    !is_old && (has(Trait::NoMemoryEffect) || has(Trait::Pure))
}

fn is_constant(name: &[u8]) -> bool {
    matches!(name, b"arith.constant" | b"index.constant")
}

/// Whether a value is defined at the top of the innermost affine scope around its user, or around that scope without
/// an isolated operation between. An undescribed operation may be a scope.
fn is_defined_around_scope(verifier: &Verifier<'_>, user: OperationId, value: ValueId) -> bool {
    let ir = verifier.ir;
    let Some(own) = ir.value_block(value).and_then(|block| ir.region_of(block)) else {
        return false;
    };
    let mut is_in_scope = false;
    let mut inner = user;
    loop {
        let Some(region) = ir.block_of(inner).and_then(|block| ir.region_of(block)) else {
            return false;
        };
        let Some(parent) = ir.region_parent(region) else { return false };
        let entry = verifier.registered(parent);
        is_in_scope |= entry.is_none_or(|entry| entry.description().has(Trait::AffineScope));
        if is_in_scope && region == own {
            return true;
        }
        if is_in_scope && entry.is_some_and(RegisteredOp::is_isolated) {
            return false;
        }
        inner = parent;
    }
}

/// Whether a value is defined directly in a region of an operation that is an affine scope.
fn is_top_level(verifier: &Verifier<'_>, value: ValueId) -> bool {
    let ir = verifier.ir;
    let parent = ir.value_block(value).and_then(|block| ir.block_parent(block));
    parent.is_some_and(|parent| match verifier.registered(parent) {
        Some(entry) => entry.description().has(Trait::AffineScope),
        // Undescribed operations are unknown.
        None => true,
    })
}

/// The values on which it depends whether the size of a shaped value is a symbol.
fn size(verifier: &Verifier<'_>, dim: OperationId) -> Option<Vec<ValueId>> {
    let ir = verifier.ir;
    let shaped = ir.operand(dim, 0)?;
    if is_top_level(verifier, shaped) {
        return Some(Vec::new());
    }
    let number = constant_index(ir, ir.operand(dim, 1)?)?;
    let mut source = ir.defining_operation(shaped)?;
    for _ in 0..MAX_FOLLOWED_DEFINITIONS {
        if ir.name_bytes(source) != b"memref.cast" {
            break;
        }
        source = ir.defining_operation(ir.operand(source, 0)?)?;
    }
    let sizes = match ir.name_bytes(source) {
        b"memref.view" => ir.operands(source).skip(2).collect(),
        b"memref.alloc" => crate::common::operand_segment(ir, source, 0),
        b"memref.subview" => crate::common::operand_segment(ir, source, 2),
        _ => return None,
    };
    let TypeKind::MemRef { shape, .. } = ir.context.type_kind(ir.value_type(ir.result(source, 0)?))
    else {
        return None;
    };
    let is_dynamic = |size: &i64| *size == abide_mlir::ir::DYNAMIC;
    let (before, from) = shape.split_at_checked(number)?;
    if !is_dynamic(from.first()?) {
        return Some(Vec::new());
    }
    let place = before.iter().filter(|size| is_dynamic(size)).count();
    sizes.get(place).map(|size| vec![*size])
}

/// The value of a constant index.
fn constant_index(ir: &Ir, value: ValueId) -> Option<usize> {
    let operation = ir.defining_operation(value)?;
    if !is_constant(ir.name_bytes(operation)) {
        return None;
    }
    let value = ir.context.integer_value(ir.attribute(operation, "value")?)?;
    usize::try_from(value).ok()
}
