//! Operations that decide which others are applied, and to what.

use crate::common::{Parts, operand_types_from, require, result_types};
use abide_mlir::ir::{Ir, OperationId, RegionId};
use abide_mlir::ods::Trait;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::rule;
use abide_source::spelling::counted;

/// The terminator of a region's entry block.
fn end(parts: &Parts<'_>, region: RegionId) -> Option<OperationId> {
    let ir = parts.ir();
    let end = ir.last_operation(ir.entry_block(region)?)?;
    (ir.name_bytes(end) == b"transform.yield").then_some(end)
}

/// Whether the values that end a region have the types of the results.
fn yields_results(parts: &Parts<'_>, region: RegionId) -> bool {
    let ir = parts.ir();
    let unknown = parts.context().unknown_type();
    let Some(end) = end(parts, region) else { return true };
    let (own, results) = (operand_types_from(ir, end, 0), result_types(ir, parts.operation));
    own.len() == results.len()
        && own.iter().zip(&results).all(|(a, b)| a == b || [*a, *b].contains(&unknown))
}

pub(super) fn sequence(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let regions = ir.regions(parts.operation);
    let entry = regions.first().and_then(|region| ir.entry_block(*region));
    let Some(root_argument) = entry.and_then(|entry| ir.arguments(entry).first()) else {
        return Err(rule!("expects the entry block to have at least one argument")
            .with_help("begin the region with an argument: '^bb0(%arg0: !transform.any_op):'")
            .into());
    };
    require(super::is_handle(parts.context(), ir.value_type(*root_argument)), || {
        rule!("expects the first entry block argument to be of type implementing TransformHandleTypeInterface").with_help("give the argument a type of handles, such as '!transform.any_op'")
    })?;
    let arguments = entry.map_or(&[][..], |entry| ir.arguments(entry));
    let others = arguments.iter().skip(1).map(|value| ir.value_type(*value));
    for ty in others {
        require(super::is_any(parts.context(), ty), || {
            rule!("expects trailing entry block arguments to be of type implementing \
             TransformHandleTypeInterface, TransformValueHandleTypeInterface or \
             TransformParamTypeInterface").with_help("give the arguments types such as '!transform.any_op', '!transform.any_value' or '!transform.any_param'")
        })?;
    }
    check_children(parts)?;
    let has_root = parts.operand("root").is_some();
    let is_nested = ir.parent(parts.operation).is_some_and(|parent| is_own(parts, parent));
    require(has_root || !is_nested, || {
        rule!("expects operands to be provided for a nested op")
            .with_help("pass the handle of the enclosing operation as an operand")
    })?;
    let root = parts.operand_type("root");
    require(root.is_none_or(|own| own == ir.value_type(*root_argument)), || {
        rule!("expects the type of the block argument to match the type of the operand")
            .with_help("give the argument and the operand one type")
    })?;
    require(regions.iter().all(|region| yields_results(parts, *region)), || {
        rule!("expects the types of the terminator operands to match the types of the result")
            .with_help("yield values of the types of the results")
    })
}

/// Whether an operation is one of the dialect.
fn is_own(parts: &Parts<'_>, operation: OperationId) -> bool {
    parts.ir().name_bytes(operation).starts_with(b"transform.")
}

/// Verifies that a sequence contains transforms. Any dialect may define them, but operations that compute values are
/// never transforms.
fn check_children(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let body = ir.body(parts.operation);
    let mut all = body.into_iter().flat_map(|body| ir.block_operations(body));
    let computes = all.any(|own| {
        let entry = parts.verifier.registered(own).map(|entry| entry.description());
        entry.is_some_and(|op| op.has(Trait::ConstantLike) || op.has(Trait::Elementwise))
    });
    require(!computes, || {
        rule!("expected children ops to implement TransformOpInterface")
            .with_help("move the computation out of the sequence")
    })
}

pub(super) fn alternatives(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let regions = ir.regions(parts.operation);
    let has_argument = |region: &RegionId| {
        ir.entry_block(*region).is_none_or(|entry| !ir.arguments(entry).is_empty())
    };
    let has_scope = parts.operand("scope").is_some();
    require(!has_scope || regions.iter().all(has_argument), || {
        rule!("expects the entry block to have at least one argument")
            .with_help("begin each region with an argument: '^bb0(%arg0: !transform.any_op):'")
    })?;
    require(regions.iter().all(|region| yields_results(parts, *region)), || {
        rule!("expects terminator operands to have the same type as results of the operation")
            .with_help("yield values of the types of the results")
    })
}

pub(super) fn foreach(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let Some(region) = ir.regions(parts.operation).first() else { return Ok(()) };
    let yielded = end(parts, *region).map(|end| ir.operand_count(end));
    let results = ir.result_count(parts.operation);
    require(yielded.is_none_or(|count| count == results), || {
        rule!("expects the same number of results as the terminator has operands")
            .with_help(format!("yield as many values as there are results: {results}"))
    })?;
    let arguments = ir.region_arguments(*region);
    let targets = ir.operand_count(parts.operation);
    require(arguments.len() == targets, || {
        rule!("expects body to have as many arguments as the operation has operands").with_help(
            format!("give the region {}, one for each operand", counted(targets, "argument")),
        )
    })?;
    let targets = parts.all_operand_types();
    let same = targets.iter().zip(arguments).all(|(target, argument)| {
        let own = ir.value_type(*argument);
        own == *target || own == parts.context().unknown_type()
    });
    require(same, || {
        rule!("expects co-indexed targets and the body's block arguments to have the same op/value/param \
         type").with_help("give each argument of the block the kind of its target: handle, value or parameter")
    })
}

/// Verifies that exactly one operation is not a pattern.
pub(super) fn with_patterns(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let body = ir.body(parts.operation);
    let Some(body) = body else { return Ok(()) };
    let is_pattern = |own: &OperationId| ir.name_bytes(*own).ends_with(b".pattern");
    let others = ir.block_operations(body).filter(|own| !is_pattern(own)).count();
    require(others > 0, || {
        rule!("expects at least one non-pattern op")
            .with_help("add the operation that is to be matched")
    })?;
    require(others == 1, || {
        rule!("expects only one non-pattern op in its body")
            .with_help("match one operation at a time")
    })
}

/// Verifies that the body contains only patterns: those of this dialect have "patterns" in their name.
pub(super) fn patterns(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let body = ir.body(parts.operation);
    let mut all = body.into_iter().flat_map(|body| ir.block_operations(body));
    let is_pattern = |own: OperationId| {
        let name = String::from_utf8_lossy(ir.name_bytes(own)).into_owned();
        parts.verifier.registered(own).is_none()
            || !name.starts_with("transform.")
            || name.contains("patterns")
    };
    require(all.all(is_pattern), || {
        rule!("expected children ops to implement PatternDescriptorOpInterface").with_help(
            "write operations such as 'transform.apply_patterns.canonicalization' within it",
        )
    })
}

/// Names the results: the updated root, and the results of the actions.
pub(super) fn match_names(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    name(0, "updated_root");
    for result in 1..ir.result_count(operation) {
        name(result, "yielded_value");
    }
}

pub(super) fn foreach_match(parts: &Parts<'_>) -> Verified {
    let (Some(matchers), Some(actions)) = (parts.length("matchers"), parts.length("actions"))
    else {
        return Ok(());
    };
    require(matchers == actions, || {
        rule!("expected the same number of matchers and actions")
            .with_help("write '@matcher -> @action' for each pair")
    })?;
    require(matchers > 0, || {
        rule!("expected at least one match/action pair")
            .with_help("write a pair '@matcher -> @action'")
    })
}

/// Matchers and actions are sequences that exist.
pub(super) fn foreach_match_symbols(parts: &Parts<'_>) -> Verified {
    if parts.ir().is_excerpt() {
        return Ok(());
    }
    for (list, what) in [("matchers", "matcher"), ("actions", "action")] {
        for symbol in parts.array(list).unwrap_or_default() {
            if let SymbolLookup::Missing = parts.verifier.symbol(parts.operation, *symbol) {
                let symbol = parts.verifier.attribute_text(*symbol);
                return Err(VerifyError::bare(
                    rule!("unresolved {} symbol {}", what, symbol)
                        .with_help("define it with 'transform.named_sequence'"),
                ));
            }
        }
    }
    Ok(())
}

pub(super) fn split_handle(parts: &Parts<'_>) -> Verified {
    let results = parts.ir().result_count(parts.operation);
    let overflow = parts.integer("overflow_result");
    let fits = overflow.is_none_or(|index| usize::try_from(index).is_ok_and(|it| it < results));
    require(fits, || {
        rule!("overflow_result is not a valid result index")
            .with_help(format!("write a number below {results}, the number of results"))
    })
}
