//! The shapes of descriptors, and of the values read and written through them.

use crate::common::{Parts, require};
use abide_mlir::ir::{Shape, Type, TypeKind, element_count};
use abide_mlir::registry::DialectType;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// A descriptor.
struct Descriptor {
    ty: Type,
    shape: Shape,
    element: Type,
    /// Whether it has attributes or a thread distribution.
    has_more: bool,
}

/// A descriptor; `None` if a part of it is unknown.
fn descriptor(parts: &Parts<'_>, ty: Option<Type>) -> Option<Descriptor> {
    let ty = ty?;
    let own = DialectType::of(parts.context(), ty)?;
    let (shape, element, rest) = own.shaped()?;
    Some(Descriptor { ty, shape, element, has_more: !rest.is_empty() })
}

/// The descriptor of a plain block, without attributes or thread distribution.
fn plain(parts: &Parts<'_>, ty: Option<Type>) -> Option<Descriptor> {
    descriptor(parts, ty).filter(|own| !own.has_more)
}

/// The number of given offsets, if any.
fn offsets(parts: &Parts<'_>) -> Option<usize> {
    parts.length("const_offsets").filter(|count| *count > 0)
}

fn shape<'v>(parts: &Parts<'v>, ty: Option<Type>) -> Option<&'v [i64]> {
    parts.kind(ty?).shape().map(|shape| shape.as_slice())
}

pub(super) fn create(parts: &Parts<'_>) -> Verified {
    let (Some(source), Some(own)) =
        (parts.operand_type("source"), descriptor(parts, parts.result_type(0)))
    else {
        return Ok(());
    };
    if !matches!(parts.kind(source), TypeKind::MemRef { .. }) {
        return Ok(());
    }
    let element = parts.element(source);
    require(element == own.element, || {
        rule!("TensorDesc should have the same element type with the source if it is a memref.")
            .with_help(format!(
                "write '{own}' as the element type of the descriptor",
                own = parts.text(element)
            ))
    })?;
    let rank = shape(parts, Some(source)).map_or(0, <[i64]>::len);
    require(own.shape.len() <= rank, || {
        rule!("Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or \
         the memref source.").with_help("give the descriptor a type of at most this rank")
    })?;
    require(offsets(parts).is_none_or(|count| count == rank), || {
        rule!("Expecting the rank of shape, strides, offsets, and source (if source is a memref) should \
         match with each other.").with_help("write as many offsets, sizes and strides as the source has dimensions")
    })
}

pub(super) fn loaded(parts: &Parts<'_>) -> Verified {
    let (Some(own), Some(result)) =
        (plain(parts, parts.operand_type("TensorDesc")), shape(parts, parts.result_type(0)))
    else {
        return Ok(());
    };
    // The threads of a group have parts of it in vectors of one dimension.
    require(result.len() < 2 || element_count(result) == element_count(&own.shape), || {
        rule!(
            "Result shape {} is not consistent with tensor descriptor '{}'",
            format_args!("{result:?}"),
            parts.text(own.ty)
        )
        .with_help("write the sizes of the descriptor in the type of the result")
    })
}

pub(super) fn stored(parts: &Parts<'_>) -> Verified {
    let (Some(own), Some(value)) =
        (plain(parts, parts.operand_type("TensorDesc")), shape(parts, parts.operand_type("value")))
    else {
        return Ok(());
    };
    require(value.len() < 2 || value == own.shape.as_slice(), || {
        rule!(
            "Value shape {} is not consistent with tensor descriptor '{}'",
            format_args!("{value:?}"),
            parts.text(own.ty)
        )
        .with_help("use a value with the sizes of the descriptor")
    })
}

pub(super) fn update(parts: &Parts<'_>) -> Verified {
    let own = descriptor(parts, parts.operand_type("TensorDesc"));
    let (Some(own), Some(count)) = (own, offsets(parts)) else { return Ok(()) };
    require(own.shape.len() == count, || {
        rule!("Invalid number of offsets.").with_help(format!(
            "give one offset for each dimension of the descriptor: {}",
            own.shape.len()
        ))
    })
}

/// Each place has a bit of the mask.
pub(super) fn masked(parts: &Parts<'_>) -> Verified {
    let own = descriptor(parts, parts.operand_type("TensorDesc"));
    let mask = shape(parts, parts.operand_type("mask"));
    let (Some(own), Some([bits])) = (own, mask) else { return Ok(()) };
    require(*bits < 2 || own.shape.first() == Some(bits), || {
        rule!("dim-0 of the Mask and TensorDesc should be the same.")
            .with_help("use a mask with one bit for each offset")
    })
}

/// In LLVM 19 the operation has the number of elements at each offset.
pub(super) fn scattered(parts: &Parts<'_>) -> Verified {
    let chunk = parts.attribute("chunk_size").and_then(|_| parts.integer("chunk_size"));
    let own = descriptor(parts, parts.result_type(0));
    let (Some(chunk), Some(own), Some(count)) = (chunk, own, offsets(parts)) else {
        return Ok(());
    };
    let mut expected = vec![i64::try_from(count).unwrap_or(i64::MAX)];
    expected.extend((chunk != 1).then_some(chunk));
    require(own.shape.as_slice() == expected, || {
        rule!("Incorrect TensorDesc shape. Expected is {}", format_args!("{expected:?}"))
            .with_help("write these sizes in the type of the descriptor")
    })
}

/// Verifies products: a factor has three dimensions if pairs of its rows are packed; in LLVM 19 both have.
pub(super) fn product(parts: &Parts<'_>) -> Verified {
    let of = |name| shape(parts, parts.operand_type(name));
    let (Some(a), Some(b), Some(result)) =
        (of("lhs"), of("rhs"), shape(parts, parts.result_type(0)))
    else {
        return Ok(());
    };
    let pairs = |shape: &[i64]| match shape {
        [rows, columns] => Some((*rows, *columns)),
        [rows, columns, packed] => Some((rows.saturating_mul(*packed), *columns)),
        _ => None,
    };
    let (inner, outer) = match (a, b) {
        ([_], [_]) => return Ok(()),
        ([rows, columns], _) => ((*columns, pairs(b).map(|(rows, _)| rows)), *rows),
        ([_, columns, packed], [rows, _, own]) => {
            return require(columns == rows && packed == own, || {
                rule!("K-dimension mismatch.")
                    .with_help("the product of MxK and KxN is MxN: write K the same in both")
            });
        }
        _ => {
            return Err(rule!(
                "lhs and rhs rank does not match for dpas op, or their rank is not 3."
            )
            .with_help("multiply MxK by KxN, or by the packed form (K/P)xNxP")
            .into());
        }
    };
    let (own, Some(other)) = inner else { return Ok(()) };
    require(own == other, || {
        rule!("K-dimension mismatch.")
            .with_help("the product of MxK and KxN is MxN: write K the same in both")
    })?;
    let &[rows, columns] = result else { return Ok(()) };
    require(outer == rows, || {
        rule!("M-dimension mismatch.")
            .with_help("the product of MxK and KxN is MxN: write M the same in both")
    })?;
    require(pairs(b).is_none_or(|(_, own)| own == columns), || {
        rule!("N-dimension mismatch.")
            .with_help("the product of MxK and KxN is MxN: write N the same in both")
    })
}
