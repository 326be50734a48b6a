//! Verifiers of products, solvers, selections and conversions of bits, and of the types of elements.

use super::sized::{Sized, is_dynamic};
use crate::common::{Parts, require};
use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Message;
use abide_source::rule;

/// Requires that the elements of tensors have one type, as far as these are known: quantized ones may differ.
fn one_element(p: &Parts<'_>, types: &[Type], message: &'static str) -> Verified {
    let s = Sized(p);
    let mut tensors = types.iter().filter(|ty| matches!(p.kind(**ty), TypeKind::Tensor { .. }));
    let Some(first) = tensors.next() else { return Ok(()) };
    let other = tensors.find(|ty| s.differ(**ty, *first));
    require(other.is_none(), || {
        let [first, other] =
            [Some(first), other].map(|ty| ty.map(|ty| p.text(p.element(*ty))).unwrap_or_default());
        Message::from(message).with_help(format!(
            "'{other}' and '{first}' meet: convert one of them with 'stablehlo.convert'"
        ))
    })
}

/// The types of all operands and results.
fn all_types(p: &Parts<'_>) -> Vec<Type> {
    [p.all_operand_types(), p.all_result_types()].concat()
}

/// Requires that operands and results have the same elements (C++: `CompatibleOperandsAndResultType`).
pub(super) fn same_types(p: &Parts<'_>) -> Verified {
    one_element(p, &all_types(p), "requires compatible types for all operands and results")
}

/// Requires that operands and results have the same elements (C++: `CompatibleOperandsAndResultElementType`).
pub(super) fn same_elements(p: &Parts<'_>) -> Verified {
    one_element(p, &all_types(p), "requires compatible element types for all operands and results")
}

/// Requires that operands have the same elements (C++: `CompatibleOperandsElementType`).
pub(super) fn compare(p: &Parts<'_>) -> Verified {
    one_element(p, &p.all_operand_types(), "requires compatible element types for all operands")
}

pub(super) fn clamp(p: &Parts<'_>) -> Verified {
    same_elements(p)?;
    let s = Sized(p);
    let Some(own) = s.operand(1) else { return Ok(()) };
    for (bound, number) in [("min", 0), ("max", 2)] {
        let Some(sizes) = s.operand(number) else { continue };
        require(sizes.is_empty() || s.all_fit(&sizes, &own), || {
            rule!(
                "{} shape [{}] is not scalar and is not compatible to operand shape [{}]",
                bound,
                s.list(&sizes),
                s.list(&own)
            )
            .with_help(format!(
                "give '{bound}' no dimensions, as in 'tensor<f32>', or the sizes of the operand"
            ))
        })?;
    }
    s.infer(0, &own)
}

pub(super) fn select(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(left), Some(right)) = (s.operand(1), s.operand(2)) else { return Ok(()) };
    let values = p.all_operand_types();
    let message = "requires compatible types for non-predicate operands";
    one_element(p, values.get(1..).unwrap_or_default(), message)?;
    require(s.all_fit(&left, &right), || {
        Message::from(message).with_help("give both values the same sizes")
    })?;
    if let Some(chosen) = s.operand(0) {
        let is_any = chosen.is_empty() || s.all_fit(&chosen, &left);
        require(is_any, || {
            rule!("requires the same shape for all operands")
                .with_help("give all operands the same sizes, or the condition none")
        })?;
    }
    let known =
        left.iter().zip(&right).map(|(left, right)| if is_dynamic(*left) { right } else { left });
    let element = values.get(1).map(|ty| p.element(*ty));
    s.infer_type(0, &known.copied().collect::<Vec<_>>(), element)
}

/// The last two sizes, and those before them.
fn minor(sizes: &[i64]) -> Option<(&[i64], i64, i64)> {
    match sizes {
        [outer @ .., rows, columns] => Some((outer, *rows, *columns)),
        _ => None,
    }
}

pub(super) fn cholesky(p: &Parts<'_>) -> Verified {
    same_elements(p)?;
    let s = Sized(p);
    let Some(own) = s.operand(0) else { return Ok(()) };
    let Some((_, rows, columns)) = minor(&own) else {
        return Err(rule!("argument 'a' must have rank >= 2, got shape {}.", s.list(&own))
            .with_help("pass matrices: the last two dimensions are the rows and the columns")
            .into());
    };
    require(s.fit(rows, columns), || {
        rule!("minor dimensions of 'a' must have equal size, got shape {}.", s.list(&own))
            .with_help("pass square matrices: make the last two sizes equal")
    })?;
    s.infer(0, &own)
}

pub(super) fn triangular_solve(p: &Parts<'_>) -> Verified {
    same_elements(p)?;
    let is_valid = p.keyword("transpose_a").is_none_or(|keyword| keyword != "TRANSPOSE_INVALID");
    require(is_valid, || {
        rule!("Invalid transpose option value for triangular solve")
            .with_help("write NO_TRANSPOSE, TRANSPOSE or ADJOINT")
    })?;
    let s = Sized(p);
    let (Some(a), Some(b)) = (s.operand(0), s.operand(1)) else { return Ok(()) };
    let types = p.all_operand_types();
    let text = |number: usize| types.get(number).map(|ty| p.text(*ty)).unwrap_or_default();
    let Some((outer, rows, columns)) = minor(&a) else {
        return Err(rule!("operand 'a' must have rank >= 2, but got '{}'", text(0))
            .with_help("pass matrices: the last two dimensions are the rows and the columns")
            .into());
    };
    require(s.fit(rows, columns), || {
        rule!("two minor dimensions of operand 'a' must be compatible, but got '{}'", text(0))
            .with_help("pass square matrices: make the last two sizes of 'a' equal")
    })?;
    let Some((others, left, right)) = minor(&b).filter(|_| a.len() == b.len()) else {
        return Err(rule!(
            "operands must have equal rank, but got '{}' and '{}'",
            text(0),
            text(1)
        )
        .with_help("give both operands the same number of dimensions")
        .into());
    };
    let shared = if p.flag("left_side") { left } else { right };
    require(s.fit(columns, shared), || {
        rule!(
            "shared dimension of operands 'a' and 'b' must be compatible, but got '{}' and '{}'",
            text(0),
            text(1)
        )
        .with_help("let the rows of 'b' be as many as the columns of 'a', or set 'left_side'")
    })?;
    require(s.all_fit(outer, others), || {
        rule!(
            "batch dimensions of the operands must be compatible, but got '{}' and '{}'",
            text(0),
            text(1)
        )
        .with_help("give all dimensions but the last two the same sizes")
    })?;
    s.infer(0, &b)
}

pub(super) fn dot(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(left), Some(right)) = (s.operand(0), s.operand(1)) else { return Ok(()) };
    let (sums, sizes) = match (left.as_slice(), right.as_slice()) {
        ([sum], [other]) => ([sum, other], Vec::new()),
        ([rows, sum], [other]) => ([sum, other], vec![*rows]),
        ([sum], [other, columns]) => ([sum, other], vec![*columns]),
        ([rows, sum], [other, columns]) => ([sum, other], vec![*rows, *columns]),
        _ => ([&0, &1], Vec::new()),
    };
    let [sum, other] = sums;
    require(s.fit(*sum, *other), || {
        rule!("expected both lhs/rhs ranks to be either 1 or 2")
            .with_help("let the last size of the first operand be the first size of the second one")
    })?;
    let (Some(own), Some(ty)) = (s.result(0), p.result_type(0)) else { return Ok(()) };
    require(s.all_fit(&own, &sizes), || {
        rule!(
            "inferred shape '[{}]' is incompatible with return type of operation '{}'",
            s.list(&sizes),
            p.text(ty)
        )
        .with_help("give the result the sizes that the message names")
    })
}

/// The bits of an element; `None` if they are unknown.
fn width(p: &Parts<'_>, ty: Type) -> Option<i64> {
    match p.kind(ty) {
        TypeKind::Integer { width, .. } => Some(i64::from(*width)),
        TypeKind::Float(kind) => Some(i64::from(kind.width())),
        TypeKind::Complex(part) => width(p, *part).map(|width| 2 * width),
        _ => None,
    }
}

pub(super) fn bitcast_convert(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (Some(from), Some(to)) = (s.operand(0), s.result(0)) else { return Ok(()) };
    let (Some(from_type), Some(to_type)) = (p.operand_type("operand"), p.result_type(0)) else {
        return Ok(());
    };
    let elements = [p.element(from_type), p.element(to_type)];
    let (Some(from_width), Some(to_width)) = (width(p, elements[0]), width(p, elements[1])) else {
        return Ok(());
    };
    let (from_text, to_text) = (p.text(from_type), p.text(to_type));
    let [is_complex, becomes_complex] =
        elements.map(|ty| matches!(p.kind(ty), TypeKind::Complex(_)));
    require(is_complex == becomes_complex, || {
        rule!(
            "cannot convert between real and complex types, but got: '{}' and '{}'",
            from_text,
            to_text
        )
        .with_help("use 'stablehlo.complex', or 'stablehlo.real' and 'stablehlo.imag'")
    })?;
    let ((small, small_width), (large, large_width)) = match from_width <= to_width {
        true => ((&from, from_width), (&to, to_width)),
        false => ((&to, to_width), (&from, from_width)),
    };
    require(small_width == large_width || small.len() == large.len() + 1, || {
        rule!(
            "rank of smaller element type ({}) should be 1 more than rank of larger element type ({}), but {} != {} + 1.",
            small.len(),
            large.len(),
            small.len(),
            large.len()
        ).with_help("give the narrower type one dimension more, for the parts of a wide element")
    })?;
    require(small.iter().zip(large).all(|(small, large)| s.fit(*small, *large)), || {
        rule!(
            "operand and result shapes must match except for the innermost dimension of the shape with the smaller element type. Got: '{}' and '{}'.",
            from_text,
            to_text
        ).with_help("give all dimensions but that one the same sizes")
    })?;
    let Some(inner) = small.last().copied().filter(|_| small_width != large_width) else {
        return Ok(());
    };
    let fits = is_dynamic(inner) || small_width.checked_mul(inner) == Some(large_width);
    require(fits, || {
        rule!(
            "requires compatible bit widths. Got: '{}' and '{}', but {} * {} != {}.",
            from_text,
            to_text,
            small_width,
            inner,
            large_width
        )
        .with_help("let the last size times the narrower width be the wider width")
    })
}

/// Requires that the sizes of a result are known, or one of them has a bound.
pub(super) fn static_result(p: &Parts<'_>) -> Verified {
    let Some(ty) = p.result_type(0) else { return Ok(()) };
    let TypeKind::Tensor { shape, encoding, .. } = p.kind(ty) else { return Ok(()) };
    let open = shape.iter().filter(|size| is_dynamic(**size)).count();
    require(open == 0 || open == 1 && encoding.is_some(), || {
        rule!(
            "result #0 must be statically shaped or single bounded dimension tensor, but got '{}'",
            p.text(ty)
        )
        .with_help("give each dimension of the result a number")
    })
}

/// Requires that indices from a number on have the same elements.
pub(super) fn same_indices(p: &Parts<'_>, first: usize) -> Verified {
    let types = p.all_operand_types();
    one_element(
        p,
        types.get(first..).unwrap_or_default(),
        "start indices must have same element type",
    )
}

/// Requires that a result has as many dimensions as an operand has elements.
fn ranked_by(p: &Parts<'_>, operand: usize, message: &'static str) -> Verified {
    let s = Sized(p);
    let (Some(own), Some(sizes)) = (s.result(0), s.operand(operand)) else { return Ok(()) };
    let [count] = sizes.as_slice() else { return Ok(()) };
    let is_rank = i64::try_from(own.len()).is_ok_and(|rank| s.fit(*count, rank));
    require(is_rank, || {
        let sizes = if *count == 1 { "1 size".to_owned() } else { format!("{count} sizes") };
        Message::from(message).with_help(format!("write a result type with {sizes}"))
    })
}

pub(super) fn dynamic_reshape(p: &Parts<'_>) -> Verified {
    let message = "result should have a rank equal to the number of elements in output_shape";
    ranked_by(p, 1, message)
}

pub(super) fn rng(p: &Parts<'_>) -> Verified {
    ranked_by(p, 2, "result should have a rank equal to the number of elements in shape")
}

/// Requires a result for each operand, with its sizes and elements.
pub(super) fn as_operands(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let types = p.all_operand_types();
    types.iter().enumerate().try_for_each(|(number, ty)| s.infer_as(number, *ty))
}

pub(super) fn cross_replica_sum(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (operands, results) = (p.all_operand_types(), p.all_result_types());
    let mut pairs = operands.iter().zip(&results);
    require(pairs.all(|(operand, result)| s.types_fit(*operand, *result)), || {
        rule!("requires compatible types for all operands and results")
            .with_help("give operands and results the same types")
    })
}

pub(super) fn optimization_barrier(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (operands, results) = (p.all_operand_types(), p.all_result_types());
    let ir = p.ir();
    require(ir.operand_count(p.operation) == ir.result_count(p.operation), || {
        rule!("requires the same number of operands and results")
            .with_help("name as many results as there are operands")
    })?;
    for (number, (operand, result)) in operands.iter().zip(&results).enumerate() {
        require(s.same(*operand, *result), || {
            rule!("requires the same type for operand and result at index {}", number)
                .with_help("give the result the type of the operand")
        })?;
    }
    Ok(())
}

pub(super) fn tuple(p: &Parts<'_>) -> Verified {
    let (s, values) = (Sized(p), p.all_operand_types());
    let Some(ty) = p.result_type(0) else { return Ok(()) };
    let TypeKind::Tuple(elements) = p.kind(ty) else { return Ok(()) };
    if values.len() != p.ir().operand_count(p.operation) {
        return Ok(());
    }
    let mut pairs = values.iter().zip(elements.iter());
    let fits = values.len() == elements.len() && pairs.all(|(one, other)| s.same(*one, *other));
    require(fits, || {
        let values: Vec<String> = values.iter().map(|ty| p.text(*ty)).collect();
        rule!(
            "inferred type(s) 'tuple<{}>' are incompatible with return type(s) of operation '{}'",
            values.join(", "),
            p.text(ty)
        )
        .with_help("return the tuple of the operands' types")
    })
}
