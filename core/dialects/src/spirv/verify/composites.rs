//! Vectors, matrices and other composites.

use crate::common::{Parts, require};
use crate::spirv::forms::composites::part_at;
use crate::spirv::types::{Composition, composition, is_named, matrix, may_be_same};
use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::spelling::counted;

/// The number of elements of a vector.
pub(super) fn length(parts: &Parts<'_>, ty: Type) -> Option<i64> {
    match parts.kind(ty) {
        TypeKind::Vector { shape, .. } => shape.first().copied(),
        _ => None,
    }
}

pub(super) fn construct(parts: &Parts<'_>) -> Verified {
    let (Some(result), constituents) = (parts.result_type(0), parts.operand_types("constituents"))
    else {
        return Ok(());
    };
    let Some(expected) = length(parts, result).filter(|_| !constituents.is_empty()) else {
        return construct_other(parts, result, &constituents);
    };
    let element = parts.element(result);
    let mut count = 0;
    for constituent in &constituents {
        count += length(parts, *constituent).unwrap_or(1);
        require(parts.element(*constituent) == element, || {
            let (own, element) = (parts.text(*constituent), parts.text(element));
            rule!(
                "operand type mismatch: expected operand type '{}', but provided '{}'",
                element,
                own
            )
            .with_help(format!("pass values of type '{element}'"))
        })?;
    }
    require(count == expected, || {
        rule!("has incorrect number of operands: expected {}, but provided {}", expected, count)
            .with_help(format!("pass {} together", counted(expected, "value")))
    })
}

/// Verifies a composite other than a vector: each part is given.
fn construct_other(parts: &Parts<'_>, result: Type, constituents: &[Type]) -> Verified {
    let given = u64::try_from(constituents.len()).unwrap_or(u64::MAX);
    let context = parts.context();
    let is_shared = is_named(context, result, "coopmatrix");
    let elements = match composition(context, result) {
        Composition::Alike { element, .. } if is_shared => {
            require(given == 1, || {
                rule!("has incorrect number of operands: expected 1, but provided {}", given)
                    .with_help("pass one value for all elements")
            })?;
            vec![element].into()
        }
        Composition::Alike { count: Some(count), element } => {
            require(count == given, || wrong_number(count, given))?;
            vec![element; constituents.len()].into()
        }
        Composition::Members(members) => {
            let count = u64::try_from(members.len()).unwrap_or(u64::MAX);
            require(count == given, || wrong_number(count, given))?;
            members
        }
        _ => return Ok(()),
    };
    for (own, element) in constituents.iter().zip(&*elements) {
        require(may_be_same(context, *own, *element), || {
            let (own, element) = (parts.text(*own), parts.text(*element));
            rule!(
                "operand type mismatch: expected operand type '{}', but provided '{}'",
                element,
                own
            )
            .with_help(format!("pass a value of type '{element}' there"))
        })?;
    }
    Ok(())
}

fn wrong_number(expected: u64, given: u64) -> Message {
    let help = format!("name values with {expected} parts together");
    if given < expected {
        rule!(
            "expected to return a vector or cooperative matrix when the number of constituents is less \
         than what the result needs"
        )
        .with_help(help)
    } else {
        rule!("has incorrect number of operands: expected {}, but provided {}", expected, given)
            .with_help(help)
    }
}

pub(super) fn extract(parts: &Parts<'_>) -> Verified {
    let (Some(composite), Some(result), Some(indices)) =
        (parts.operand_type("composite"), parts.result_type(0), parts.attribute("indices"))
    else {
        return Ok(());
    };
    let found = part_at(parts.ir(), composite, indices, "spirv.CompositeExtract");
    let Some(expected) = found.map_err(VerifyError::bare)? else {
        return Ok(());
    };
    require(may_be_same(parts.context(), expected, result), || {
        let (expected, own) = (parts.text(expected), parts.text(result));
        rule!("invalid result type: expected '{}' but provided '{}'", expected, own)
            .with_help(format!("the type follows from the indices: '{expected}'"))
    })
}

pub(super) fn insert(parts: &Parts<'_>) -> Verified {
    let (Some(object), Some(composite), Some(result), Some(indices)) = (
        parts.operand_type("object"),
        parts.operand_type("composite"),
        parts.result_type(0),
        parts.attribute("indices"),
    ) else {
        return Ok(());
    };
    let found = part_at(parts.ir(), composite, indices, "spirv.CompositeInsert");
    let Some(expected) = found.map_err(VerifyError::bare)? else {
        return Ok(());
    };
    require(may_be_same(parts.context(), expected, object), || {
        let (expected, own) = (parts.text(expected), parts.text(object));
        rule!("object operand type should be '{}', but found '{}'", expected, own)
            .with_help(format!("insert a value of type '{expected}', or change the indices"))
    })?;
    require(may_be_same(parts.context(), composite, result), || {
        let [own, other] = [composite, result].map(|ty| parts.text(ty));
        rule!(
            "result type should be the same as the composite type, but found '{}' vs '{}'",
            own,
            other
        )
        .with_help(format!("write the type of the composite, '{other}', as that of the result"))
    })
}

pub(super) fn shuffle(parts: &Parts<'_>) -> Verified {
    let (Some(first), Some(second), Some(result), Some(selected)) = (
        parts.operand_type("vector1"),
        parts.operand_type("vector2"),
        parts.result_type(0),
        parts.integers("components"),
    ) else {
        return Ok(());
    };
    let (Some(a), Some(b), Some(own)) =
        (length(parts, first), length(parts, second), length(parts, result))
    else {
        return Ok(());
    };
    let count = selected.len();
    require(usize::try_from(own) == Ok(count), || {
        rule!(
            "result type element count ({}) mismatch with the number of component selectors \
             ({})",
            own,
            count
        )
        .with_help(format!("select as many components as the result has: {own}"))
    })?;
    let all = a.saturating_add(b);
    for one in selected {
        require((0..all).contains(&one) || one == -1, || {
            rule!(
                "component selector {} out of range: expected to be in [0, {}) or 0xffffffff",
                one,
                all
            )
            .with_help(format!(
                "write a number below {all}, the components of both operands, or 0xffffffff"
            ))
        })?;
    }
    Ok(())
}

pub(super) fn select(parts: &Parts<'_>) -> Verified {
    let (Some(condition), Some(result)) = (parts.operand_type("condition"), parts.result_type(0))
    else {
        return Ok(());
    };
    let Some(asked) = length(parts, condition) else { return Ok(()) };
    let Some(own) = length(parts, result) else {
        let message =
            rule!("result expected to be of vector type when condition is of vector type")
                .with_help("use a condition of type 'i1', or select between vectors");
        return Err(message.into());
    };
    require(asked == own, || {
        rule!(
            "result should have the same number of elements as the condition when condition is of \
         vector type"
        )
        .with_help("give the condition and the result vectors of one length")
    })
}

pub(super) fn transpose(parts: &Parts<'_>) -> Verified {
    let (Some(from), Some(to)) = (parts.operand_type("matrix"), parts.result_type(0)) else {
        return Ok(());
    };
    let (Some((columns, rows, element)), Some((own_columns, own_rows, own))) =
        (matrix(parts.context(), from), matrix(parts.context(), to))
    else {
        return Ok(());
    };
    require(rows == own_columns, || {
        rule!("input matrix rows count must be equal to output matrix columns count")
            .with_help("transposing swaps the sizes of rows and columns")
    })?;
    require(columns == own_rows, || {
        rule!("input matrix columns count must be equal to output matrix rows count")
            .with_help("transposing swaps the sizes of rows and columns")
    })?;
    require(element == own, || {
        rule!("input and output matrices must have the same component type")
            .with_help("write the element type of the input in the result, too")
    })
}

pub(super) fn matrix_times_matrix(parts: &Parts<'_>) -> Verified {
    let (Some(left), Some(right), Some(result)) =
        (parts.operand_type("leftmatrix"), parts.operand_type("rightmatrix"), parts.result_type(0))
    else {
        return Ok(());
    };
    let of = |ty: Type| matrix(parts.context(), ty);
    let (Some(left), Some(right), Some(result)) = (of(left), of(right), of(result)) else {
        return Ok(());
    };
    require(left.0 == right.1, || {
        rule!("left matrix columns' count must be equal to right matrix rows' count").with_help("the columns of the left operand are multiplied by the rows of the right one: give both the same size")
    })?;
    require(result.0 == right.0, || {
        rule!("right and result matrices must have equal columns' count")
            .with_help("the result has the columns of the right operand")
    })?;
    require(result.1 == left.1, || {
        rule!("left and result matrices must have equal rows' count")
            .with_help("the result has the rows of the left operand")
    })?;
    let element = "component type of the result and operand matrices must match";
    require(left.2 == result.2, || {
        rule!("left and result matrices' {}", element)
            .with_help("write the same element type in all three types")
    })?;
    require(right.2 == result.2, || {
        rule!("right and result matrices' {}", element)
            .with_help("write the same element type in all three types")
    })
}
