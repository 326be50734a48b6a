//! Verifiers of operations with regions: branches, loops, comparators and the functions of reductions.

use super::sized::{Sized, is_dynamic};
use super::typed::condition;
use crate::common::{Parts, operand_types_from, require, terminators};
use crate::stablehlo::RETURN;
use abide_mlir::ir::{DYNAMIC, OperationId, Type, TypeKind};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::spelling::counted;

/// The `return` at the end of a region.
fn end_of(p: &Parts<'_>, region: usize) -> Option<OperationId> {
    let ir = p.ir();
    terminators(ir, *ir.regions(p.operation).get(region)?, RETURN).next()
}

/// The types that a region returns; `None` if it does not end with a `return`.
fn returned(p: &Parts<'_>, region: usize) -> Option<Vec<Type>> {
    let end = end_of(p, region)?;
    // An unknown operation, such as `return` without its dialect, gets an implicit end after it, and its own error.
    let last = p.ir().previous_operation(end).filter(|_| p.ir().operand(end, 0).is_none());
    let is_unknown = last.is_some_and(|last| p.verifier.registered(last).is_none());
    (!is_unknown).then(|| operand_types_from(p.ir(), end, 0))
}

/// The types of the arguments of a region.
fn arguments(p: &Parts<'_>, region: usize) -> Vec<Type> {
    let ir = p.ir();
    let arguments = ir.entry_arguments(p.operation, region).iter();
    arguments.map(|argument| ir.value_type(*argument)).collect()
}

/// Whether a region has a block.
fn has_block(p: &Parts<'_>, region: usize) -> bool {
    let ir = p.ir();
    ir.regions(p.operation).get(region).is_some_and(|region| ir.entry_block(*region).is_some())
}

/// Whether a type may be a tensor with a single element of the element type of another type.
fn is_scalar(s: &Sized<'_, '_>, ty: Type, of: Type) -> bool {
    let has_one = s.sizes(ty).map_or(!s.is_single(ty), |sizes| sizes.is_empty());
    has_one && !s.differ(ty, of)
}

/// Whether a type may be a truth value.
fn is_truth(s: &Sized<'_, '_>, ty: Type) -> bool {
    if matches!(s.0.kind(ty), TypeKind::Dialect { .. }) {
        return false;
    }
    let is_integer = match s.0.kind(s.0.element(ty)) {
        TypeKind::Integer { width, .. } => *width == 1,
        kind => !matches!(kind, TypeKind::Float(_) | TypeKind::Index | TypeKind::Complex(_)),
    };
    is_integer && s.sizes(ty).is_none_or(|sizes| sizes.is_empty())
}

/// `if` and `case`: all branches return values of the same types.
pub(super) fn branches(p: &Parts<'_>) -> Verified {
    condition(p)?;
    let s = Sized(p);
    let mut lists = Vec::new();
    for number in 0..p.ir().regions(p.operation).len() {
        let count = arguments(p, number).len();
        require(count == 0, || {
            rule!("branch {} must have 0 arguments, but found {}", number, count)
                .with_help("remove the arguments of the branch: it sees the values around it")
        })?;
        let Some(types) = returned(p, number) else { return Ok(()) };
        lists.push(types);
    }
    let Some((first, others)) = lists.split_first() else {
        return Err(rule!("expect at least one branch").with_help("add a branch: '{ .. }'").into());
    };
    for (number, other) in (1..).zip(others) {
        require(s.lists_fit(first, other), || {
            rule!(
                "branch 0 and branch {} have mismatched return types: {} vs {}",
                number,
                s.texts(first),
                s.texts(other)
            )
            .with_help("return the same types from all branches")
        })?;
    }
    let results = p.all_result_types();
    require(first.len() == results.len(), || {
        rule!(
            "inferred type(s) {} are incompatible with return type(s) of operation {}",
            s.texts(first),
            s.texts(&results)
        )
        .with_help("each branch returns a value for each result of the operation")
    })?;
    for (number, ty) in first.iter().enumerate() {
        let Some(mut sizes) = s.sizes(*ty) else { continue };
        for other in others.iter().filter_map(|other| s.sizes(*other.get(number)?)) {
            let open = sizes.iter_mut().zip(&other).filter(|(_, other)| is_dynamic(**other));
            open.for_each(|(size, _)| *size = DYNAMIC);
        }
        s.infer_type(number, &sizes, Some(p.element(*ty)))?;
    }
    Ok(())
}

pub(super) fn loop_(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let carried = p.all_operand_types();
    if carried.len() != p.ir().operand_count(p.operation) {
        return Ok(());
    }
    let lists = [
        ("condition block arguments", Some(arguments(p, 0))),
        ("body block arguments", Some(arguments(p, 1))),
        ("body block return types", returned(p, 1)),
    ];
    for (what, types) in &lists {
        let Some(types) = types else { continue };
        require(s.lists_fit(&carried, types), || {
            rule!(
                "expect operands to be compatible with {} but got {} vs {}",
                what,
                s.texts(&carried),
                s.texts(types)
            )
            .with_help("let the loop carry, take and return the same types")
        })?;
    }
    loop_condition(p, &s)?;
    carried.iter().enumerate().try_for_each(|(number, ty)| s.infer_as(number, *ty))
}

/// The condition of a loop is one truth value.
fn loop_condition(p: &Parts<'_>, s: &Sized<'_, '_>) -> Verified {
    let Some(end) = end_of(p, 0) else { return Ok(()) };
    let types = operand_types_from(p.ir(), end, 0);
    let [ty] = *types.as_slice() else {
        let count = types.len();
        return Err(rule!("expect condition body returns a single value but got {}", count)
            .with_help("return one value of type 'tensor<i1>'")
            .into());
    };
    require(is_truth(s, ty), || {
        let ty = p.text(ty);
        let rule =
            rule!("expect condition block return a zero-ranked tensor of i1 but got '{}'", ty);
        let error = VerifyError::bare(rule).at(end);
        error.with_help("compare the value with another one, by 'stablehlo.compare'")
    })
}

/// The function that compares two elements of each input.
pub(super) fn comparator(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (inputs, own) = (p.all_operand_types(), arguments(p, 0));
    if inputs.is_empty() || !has_block(p, 0) {
        return Ok(());
    }
    let wanted = 2 * inputs.len();
    require(own.len() == wanted, || {
        rule!("comparator block should have {} arguments", wanted).with_help(format!(
            "give the block two scalars for each operand: {}",
            counted(wanted, "argument")
        ))
    })?;
    let elements = inputs.iter().flat_map(|input| [*input, *input]);
    for (number, (own, input)) in own.iter().zip(elements).enumerate() {
        require(is_scalar(&s, *own, input), || {
            rule!(
                "comparator block argument #{} should be of type 'tensor<{}>' but got '{}'",
                number,
                p.text(p.element(input)),
                p.text(*own)
            )
            .with_help(format!("give the argument the type 'tensor<{}>'", p.text(p.element(input))))
        })?;
    }
    let Some(returned) = returned(p, 0) else { return Ok(()) };
    let is_one = matches!(returned.as_slice(), [ty] if is_truth(&s, *ty));
    require(is_one, || {
        rule!("comparator must return tensor<i1> but got {}", s.texts(&returned))
            .with_help("return one value of type 'tensor<i1>', such as a comparison")
    })
}

/// The function that compares an element of a window with the selected one.
pub(super) fn selector(p: &Parts<'_>) -> Verified {
    let (Some(operand), true) = (p.operand_type_at(0), has_block(p, 0)) else { return Ok(()) };
    let (s, own) = (Sized(p), arguments(p, 0));
    require(own.len() == 2, || {
        rule!("expects the select-region to take 2 parameters, but takes {}", own.len())
            .with_help("the region compares two elements of the operand")
    })?;
    for (number, own) in own.iter().enumerate() {
        require(is_scalar(&s, *own, operand), || {
            rule!(
                "expects the type of select-region's parameter at index {} to be 'tensor<{}>', but got '{}'",
                number,
                p.text(p.element(operand)),
                p.text(*own)
            )
            .with_help("the region compares two elements of the operand")
        })?;
    }
    Ok(())
}

/// Whether the elements of two types are of different kinds: integers, floats or complex numbers.
fn is_other_kind(p: &Parts<'_>, one: Type, other: Type) -> bool {
    use TypeKind::{Complex, Float, Integer};
    matches!(
        (p.kind(p.element(one)), p.kind(p.element(other))),
        (Integer { .. }, Float(_) | Complex(_))
            | (Float(_), Integer { .. } | Complex(_))
            | (Complex(_), Integer { .. } | Float(_))
    )
}

/// Whether the elements of a type may become those of another one: of the same kind, and integers not narrower.
fn is_promotable(p: &Parts<'_>, from: Type, to: Type) -> bool {
    let is_narrower = match (p.kind(p.element(from)), p.kind(p.element(to))) {
        (TypeKind::Integer { width: from, .. }, TypeKind::Integer { width: to, .. }) => from > to,
        _ => false,
    };
    !is_narrower && !is_other_kind(p, from, to)
}

/// The error of a parameter of a reduction's function.
fn wrong_parameter(p: &Parts<'_>, number: usize, own: Type, result: Type) -> Message {
    rule!(
        "The type of reduction-region's parameter at index {} is different than the corresponding result type: '{}' vs '{}'",
        number,
        p.text(own),
        p.text(result)
    ).with_help(format!("let the region take and return the type '{}'", p.text(result)))
}

/// The function of a reduction: it combines a value of each kind with an element of each input.
pub(super) fn reducer(p: &Parts<'_>) -> Verified {
    let s = Sized(p);
    let (inputs, initial) = (p.operand_types("inputs"), p.operand_types("init_values"));
    let (own, returned) = (arguments(p, 0), returned(p, 0));
    let Some(returned) = returned.filter(|_| !inputs.is_empty()) else { return Ok(()) };
    let count = inputs.len();
    require(own.len() == 2 * count, || {
        let wanted = 2 * count;
        rule!(
            "Reduction-region must take {} parameters, but takes {} parameter(s)",
            wanted,
            own.len()
        )
        .with_help(format!(
            "give the block {}: the values so far, then the elements",
            counted(wanted, "argument")
        ))
    })?;
    require(returned.len() == count, || {
        rule!(
            "Reduction-region here must produce {} tensors, but produces {} instead",
            count,
            returned.len()
        )
        .with_help(format!("return {}, one for each input", counted(count, "value")))
    })?;
    let (accumulated, elements) = own.split_at_checked(count).unwrap_or_default();
    for (number, (result, own)) in returned.iter().zip(accumulated).enumerate() {
        require(s.types_fit(*result, *own), || wrong_parameter(p, number, *own, *result))?;
    }
    for (number, (result, initial)) in returned.iter().zip(&initial).enumerate() {
        require(is_promotable(p, *initial, *result), || {
            rule!(
                "The element-type of reduction-region's result type at index {} differs from the op's corresponding init-value element-type: '{}' vs '{}'",
                number,
                p.text(p.element(*result)),
                p.text(p.element(*initial))
            ).with_help("let the region return the elements of the initial value")
        })?;
    }
    for (number, (result, own)) in returned.iter().zip(elements).enumerate() {
        let fits = !is_other_kind(p, *result, *own);
        require(fits, || wrong_parameter(p, count + number, *own, *result))?;
    }
    for (number, (input, own)) in inputs.iter().zip(elements).enumerate() {
        require(is_promotable(p, *input, *own), || {
            rule!(
                "The element-type of reduction-region's argument at index {} is expected to be promotable from '{}', but got '{}'",
                count + number,
                p.text(p.element(*input)),
                p.text(p.element(*own))
            ).with_help("give the argument the elements of the input")
        })?;
    }
    Ok(())
}
