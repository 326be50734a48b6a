//! Operations that move vectors between memory and registers, except transfers.

use crate::common::{Parts, Vector, is_for_newest, require, wrong_index_count};
use abide_mlir::ir::{AttributeKind, Type, TypeKind};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::spelling::counted;

/// Verifies that there is an index for each dimension of memory.
fn index_count(op: &Parts<'_>, memory: Type, others: usize) -> Verified {
    let Some(shape) = op.shape(memory) else { return Ok(()) };
    let count = op.ir().operand_count(op.operation).saturating_sub(others);
    if count == shape.len() { Ok(()) } else { Err(wrong_index_count(shape.len())) }
}

/// Verifies that the elements of the last dimension of memory are adjacent. A single element needs no check (LLVM 19
/// ignores their number).
fn unit_stride(op: &Parts<'_>, memory: Type, vector: &Vector<'_>) -> Verified {
    if !vector.is_scalable() && vector.shape.iter().all(|size| *size == 1) {
        return Ok(());
    }
    let TypeKind::MemRef { layout: Some(layout), .. } = op.kind(memory) else { return Ok(()) };
    match op.context().attribute_kind(*layout) {
        AttributeKind::StridedLayout { strides, .. }
            if strides.last().is_some_and(|stride| *stride != 1) =>
        {
            Err(rule!("most minor memref dim must have unit stride")
                .with_help("use a memref whose last stride is 1")
                .into())
        }
        _ => Ok(()),
    }
}

/// Verifies that memory has at least the rank of a vector. LLVM 19 does not.
fn has_rank_of(
    op: &Parts<'_>,
    memory: Type,
    vector: &Vector<'_>,
    message: &'static str,
) -> Verified {
    let has_rank = op.shape(memory).is_none_or(|shape| shape.len() >= vector.rank());
    require(has_rank || !is_for_newest(op.verifier), || {
        let rank = counted(vector.rank(), "dimension");
        Message::from(message).with_help(format!("use a memref with at least {rank}"))
    })
}

/// A rule: its words, and the next step.
type Rule = (&'static str, &'static str);

const RESULT_ELEMENTS: Rule =
    ("base and result element type should match", "give the result the element type of the base");
const RESULT_MASK: Rule =
    ("expected result dim to match mask dim", "give the mask the sizes of the result");
const KEPT: Rule = ("expected pass_thru of same type as result type", "give both the same type");
const STORED_ELEMENTS: Rule = (
    "base and valueToStore element type should match",
    "store a value with the element type of the base",
);
const STORED_MASK: Rule =
    ("expected valueToStore dim to match mask dim", "give the mask the sizes of the stored value");

/// The error of a rule unless it holds.
fn verify(holds: bool, (rule, help): Rule) -> Verified {
    require(holds, || VerifyError::from(rule).with_help(help))
}

/// Verifies that a vector is one of the elements of memory, or has elements of their type.
fn elements(
    op: &Parts<'_>,
    memory: Type,
    vector: &Vector<'_>,
    of_vectors: &'static str,
    of_elements: Rule,
) -> Verified {
    let mut element = op.element(memory);
    if let Some(own) = op.vector(element) {
        require(own.ty == vector.ty, || {
            let own = op.text(own.ty);
            let help = format!("use the vector type of the memref's elements: '{own}'");
            VerifyError::from(of_vectors).with_help(help)
        })?;
        element = own.element;
    }
    verify(vector.element == element, of_elements)
}

pub(crate) fn load(op: &Parts<'_>) -> Verified {
    let (Some(memory), Some(result)) = (op.operand_type_at(0), op.result_vector(0)) else {
        return Ok(());
    };
    unit_stride(op, memory, &result)?;
    has_rank_of(op, memory, &result, "destination memref has lower rank than the result vector")?;
    let of_vectors = "base memref and result vector types should match";
    let of_elements = ("base and result element types should match", RESULT_ELEMENTS.1);
    elements(op, memory, &result, of_vectors, of_elements)?;
    index_count(op, memory, 1)
}

pub(crate) fn store(op: &Parts<'_>) -> Verified {
    let (Some(stored), Some(memory)) = (op.operand_vector(0), op.operand_type_at(1)) else {
        return Ok(());
    };
    unit_stride(op, memory, &stored)?;
    has_rank_of(op, memory, &stored, "source memref has lower rank than the vector to store")?;
    let of_vectors = "base memref and valueToStore vector types should match";
    elements(op, memory, &stored, of_vectors, STORED_ELEMENTS)?;
    index_count(op, memory, 2)
}

/// Operands from the end: 0 is the last one.
fn last_operand(op: &Parts<'_>, index: usize) -> Option<Type> {
    let count = op.ir().operand_count(op.operation);
    op.operand_type_at(count.checked_sub(index + 1)?)
}

/// Whether a mask has the sizes of a vector. For packed memory, MLIR compares the first size only.
fn fits_mask(op: &Parts<'_>, vector: Type, mask: Type) -> bool {
    let (vector, mask) = (op.shape(vector), op.shape(mask));
    match op.ir().name_bytes(op.operation) {
        b"vector.expandload" | b"vector.compressstore" => {
            vector.and_then(<[i64]>::first) == mask.and_then(<[i64]>::first)
        }
        _ => vector == mask,
    }
}

/// `vector.maskedload` and `vector.expandload`.
pub(crate) fn masked_load(op: &Parts<'_>) -> Verified {
    let (Some(memory), Some(mask), Some(kept), Some(result)) =
        (op.operand_type_at(0), last_operand(op, 1), last_operand(op, 0), op.result_type(0))
    else {
        return Ok(());
    };
    verify(op.element(result) == op.element(memory), RESULT_ELEMENTS)?;
    index_count(op, memory, 3)?;
    verify(fits_mask(op, result, mask), RESULT_MASK)?;
    verify(result == kept, KEPT)
}

/// `vector.maskedstore` and `vector.compressstore`.
pub(crate) fn masked_store(op: &Parts<'_>) -> Verified {
    let (Some(memory), Some(mask), Some(stored)) =
        (op.operand_type_at(0), last_operand(op, 1), last_operand(op, 0))
    else {
        return Ok(());
    };
    verify(op.element(stored) == op.element(memory), STORED_ELEMENTS)?;
    index_count(op, memory, 3)?;
    verify(fits_mask(op, stored, mask), STORED_MASK)
}

fn memory_or_tensor(op: &Parts<'_>, base: Type) -> Verified {
    match op.kind(base) {
        TypeKind::MemRef { .. } | TypeKind::Tensor { .. } => Ok(()),
        _ => Err(rule!("requires base to be a memref or ranked tensor type")
            .with_help("use a memref, or a tensor with a rank")
            .into()),
    }
}

pub(crate) fn gather(op: &Parts<'_>) -> Verified {
    let (Some(base), Some(places), Some(mask), Some(kept), Some(result)) = (
        op.operand_type_at(0),
        last_operand(op, 2),
        last_operand(op, 1),
        last_operand(op, 0),
        op.result_type(0),
    ) else {
        return Ok(());
    };
    memory_or_tensor(op, base)?;
    verify(op.element(result) == op.element(base), RESULT_ELEMENTS)?;
    index_count(op, base, 4)?;
    require(op.shape(result) == op.shape(places), || {
        rule!("expected result dim to match indices dim")
            .with_help("give the result the sizes of the indices")
    })?;
    verify(op.shape(result) == op.shape(mask), RESULT_MASK)?;
    verify(result == kept, KEPT)
}

pub(crate) fn scatter(op: &Parts<'_>) -> Verified {
    let (Some(base), Some(places), Some(mask), Some(stored)) =
        (op.operand_type_at(0), last_operand(op, 2), last_operand(op, 1), last_operand(op, 0))
    else {
        return Ok(());
    };
    memory_or_tensor(op, base)?;
    verify(op.element(stored) == op.element(base), STORED_ELEMENTS)?;
    index_count(op, base, 4)?;
    require(op.shape(stored) == op.shape(places), || {
        rule!("expected valueToStore dim to match indices dim")
            .with_help("store a vector with the sizes of the indices")
    })?;
    verify(op.shape(stored) == op.shape(mask), STORED_MASK)
}

pub(crate) fn type_cast(op: &Parts<'_>) -> Verified {
    let (Some(source), Some(result)) = (op.operand_type_at(0), op.result_type(0)) else {
        return Ok(());
    };
    let parts = |ty: Type| match op.kind(ty) {
        TypeKind::MemRef { layout, memory_space, .. } => Some((*layout, *memory_space)),
        _ => None,
    };
    let (Some((layout, space)), Some((other_layout, other_space))) = (parts(source), parts(result))
    else {
        return Ok(());
    };
    require(layout.is_none(), || {
        rule!("expects operand to be a memref with identity layout")
            .with_help("remove the layout of the operand's type")
    })?;
    require(other_layout.is_none(), || {
        rule!("expects result to be a memref with identity layout")
            .with_help("remove the layout of the result's type")
    })?;
    require(space == other_space, || {
        rule!("expects result in same memory space")
            .with_help("give the result the memory space of the operand")
    })?;
    let scalar = |ty: Type| op.element(op.element(ty));
    let text = op.text(result);
    require(scalar(source) == scalar(result), || {
        rule!("expects result and operand with same underlying scalar type: '{}'", text)
            .with_help("give the result the numbers of the operand's vectors")
    })?;
    let shape = |ty: Type| {
        let element = op.element(ty);
        let inner = op.vector(element).map_or(&[][..], |vector| vector.shape);
        [op.shape(ty).unwrap_or_default(), inner].concat()
    };
    require(shape(source) == shape(result), || {
        rule!("expects concatenated result and operand shapes to be equal: '{}'", text)
            .with_help("let the sizes of the result and of its vector be those of the operand")
    })
}
