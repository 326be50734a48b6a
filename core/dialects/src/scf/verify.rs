//! Verifiers of loops and branches, beyond their descriptions.

use crate::common::{
    EdgeEnd, Parts, check_edge, check_initial_values, check_yields, constant_integer,
    operand_types_from, require, result_types, terminators,
};
use abide_mlir::ir::{Attribute, AttributeKind, DYNAMIC, Ir, OperationId, Type, ValueId};
use abide_mlir::ods::Trait;
use abide_mlir::registry::{RegisteredOp, VerifyError};
use abide_mlir::verify::{Verified, Verifier};
use abide_source::diagnostic::Detail;
use abide_source::rule;
use abide_source::spelling::counted;
use abide_source::text::word_len;

const YIELD: &str = "scf.yield";

/// The operation that combines the results of parallel loops.
const PARALLEL_INSERT: &[u8] = b"tensor.parallel_insert_slice";

fn types_of(verifier: &Verifier<'_>, values: &[ValueId]) -> Vec<Type> {
    values.iter().map(|value| verifier.ir.value_type(*value)).collect()
}

pub(super) fn verify_execute_region(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    if ir.regions(op.operation).first().is_none_or(|region| ir.blocks(*region).is_empty()) {
        return Err(VerifyError::from("region needs to have at least one block")
            .with_help("end its region with a terminator, such as 'scf.yield'"));
    }
    require(ir.entry_arguments(op.operation, 0).is_empty(), || {
        rule!("region cannot have any arguments")
            .with_help("remove the arguments of its block: the region sees the values around it")
    })?;
    check_yields(op, YIELD)
}

pub(super) fn verify_for(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let initial = operand_types_from(ir, op.operation, 3);
    let results = result_types(ir, op.operation);
    require(initial.len() == results.len(), || {
        VerifyError::from("mismatch in number of loop-carried values and defined values")
            .with_help("give the loop one result for each value of 'iter_args'")
    })?;
    let arguments = types_of(op.verifier, ir.entry_arguments(op.operation, 0));
    let Some((induction, carried)) = arguments.split_first() else {
        let message = "expected body to have an argument for the induction variable";
        return Err(
            VerifyError::from(message).with_help("begin the body with it: '^bb0(%i: index):'")
        );
    };
    if ir.operand(op.operation, 0).is_some_and(|lower| ir.value_type(lower) != *induction) {
        return Err(rule!("expected induction variable to be same type as bounds and step")
            .with_help(format!(
                "give the bounds and the step the type '{}'",
                op.verifier.type_text(*induction)
            ))
            .into());
    }
    check_initial_values(&initial, carried)?;
    same(op.verifier, [("init", &initial), ("region iter_arg", carried)])?;
    let body = ir.regions(op.operation).first();
    for end in body.into_iter().flat_map(|body| terminators(ir, *body, YIELD)) {
        let yielded = operand_types_from(ir, end, 0);
        if yielded.len() != carried.len() {
            let place = EdgeEnd::Region(0);
            check_edge(op.verifier, (place, &yielded), (place, carried))?;
        }
        same(op.verifier, [("region iter_arg", carried), ("yielded value", &yielded)])?;
    }
    same(op.verifier, [("region iter_arg", carried), ("loop result", &results)])
}

/// Checks that two lists of types are equal; each has a name for the message.
fn same(verifier: &Verifier<'_>, [left, right]: [(&str, &[Type]); 2]) -> Verified {
    for (index, (one, other)) in left.1.iter().zip(right.1).enumerate() {
        if one != other {
            let (one, other) = (verifier.type_text(*one), verifier.type_text(*other));
            let rule = rule!(
                "{}-th {} and {}-th {} have different type: '{}' != '{}'",
                index,
                left.0,
                index,
                right.0,
                one,
                other
            );
            let help = format!("give the {} type '{one}', or change the other one", right.0);
            return Err(VerifyError::from(rule).with_help(help));
        }
    }
    Ok(())
}

pub(super) fn verify_if(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let otherwise = ir.regions(op.operation).get(1);
    if ir.result_count(op.operation) > 0
        && otherwise.is_none_or(|region| ir.blocks(*region).is_empty())
    {
        return Err(Detail::MissingRegion("else").into());
    }
    check_yields(op, YIELD)
}

pub(super) fn verify_while(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let [before, after] = *ir.regions(op.operation) else { return Ok(()) };
    let initial = operand_types_from(ir, op.operation, 0);
    let before_arguments = types_of(op.verifier, ir.entry_arguments(op.operation, 0));
    let edge = (EdgeEnd::Region(0), before_arguments.as_slice());
    check_edge(op.verifier, (EdgeEnd::Parent, &initial), edge)?;
    let Some(condition) = terminators(ir, before, "scf.condition").next() else {
        let rule = "expects the 'before' region to terminate with 'scf.condition'";
        let help = "write 'scf.condition(%condition) %values : types' at its end";
        return Err(VerifyError::from(rule).with_help(help));
    };
    let passed = operand_types_from(ir, condition, 1);
    let after_arguments = types_of(op.verifier, ir.entry_arguments(op.operation, 1));
    let source = (EdgeEnd::Region(0), passed.as_slice());
    check_edge(op.verifier, source, (EdgeEnd::Parent, &result_types(ir, op.operation)))?;
    check_edge(op.verifier, source, (EdgeEnd::Region(1), &after_arguments))?;
    let Some(end) = terminators(ir, after, YIELD).next() else {
        return Err(rule!("expects the 'after' region to terminate with 'scf.yield'")
            .with_help(
                "end the 'after' region with 'scf.yield' and the values for the next iteration",
            )
            .into());
    };
    check_edge(op.verifier, (EdgeEnd::Region(1), &operand_types_from(ir, end, 0)), edge)
}

pub(super) fn verify_parallel(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let [lower, upper, step, initial] =
        ["lowerBound", "upperBound", "step", "initVals"].map(|name| op.operand_count(name));
    if lower == 0 || upper == 0 || step == 0 {
        let message = "needs at least one tuple element for lowerBound, upperBound and step";
        let help = "write '(%i) = (%lower) to (%upper) step (%step)'";
        return Err(VerifyError::from(message).with_help(help));
    }
    let steps = op.operands("step");
    if steps.iter().any(|step| constant_integer(op.verifier, *step).is_some_and(|step| step <= 0)) {
        return Err(VerifyError::from("constant step operand must be positive")
            .with_help("give it a positive step"));
    }
    let arguments = types_of(op.verifier, ir.entry_arguments(op.operation, 0));
    if arguments.len() != step {
        let message = rule!(
            "expects the same number of induction variables: {} as bound and step values: {}",
            arguments.len(),
            step
        )
        .with_help(format!(
            "give the region {}, one for each step",
            counted(step, "induction variable")
        ));
        return Err(message.into());
    }
    if arguments.iter().any(|ty| *ty != ir.context.index_type()) {
        return Err(rule!("expects arguments for the induction variable to be of index type")
            .with_help("give the induction variables the type 'index'")
            .into());
    }
    let body = ir.regions(op.operation).first();
    let Some(reduce) = body.and_then(|body| terminators(ir, *body, "scf.reduce").next()) else {
        let error = VerifyError::from("expects body to terminate with 'scf.reduce'");
        return Err(
            error.with_help("end it with 'scf.reduce', which may be left out without results")
        );
    };
    check_reductions(op, reduce, initial)
}

/// Checks the results of a parallel loop against its reductions and its initial values.
fn check_reductions(op: &Parts<'_>, reduce: OperationId, initial: usize) -> Verified {
    let ir = op.ir();
    let (results, reductions) = (ir.result_count(op.operation), ir.operand_count(reduce));
    if results != reductions {
        let message = rule!(
            "expects number of results: {} to be the same as number of reductions: \
             {}",
            results,
            reductions
        )
        .with_help(format!(
            "give 'scf.reduce' {}, one for each result",
            counted(results, "operand")
        ));
        return Err(message.into());
    }
    if results != initial {
        let message = rule!(
            "expects number of results: {} to be the same as number of initial values: \
             {}",
            results,
            initial
        )
        .with_help(format!("give {results} initial values in 'init (..)', one for each result"));
        return Err(message.into());
    }
    let results = result_types(ir, op.operation);
    for (index, (result, reduced)) in
        results.iter().zip(operand_types_from(ir, reduce, 0)).enumerate()
    {
        if *result != reduced {
            let message = rule!(
                "expects type of {}-th reduction operand: '{}' to be the same as the \
                 {}-th result type: '{}'",
                index,
                op.verifier.type_text(reduced),
                index,
                op.verifier.type_text(*result)
            )
            .with_help(format!(
                "reduce a value of type '{}', or let the loop return '{}'",
                op.verifier.type_text(*result),
                op.verifier.type_text(reduced)
            ));
            return Err(VerifyError::from(message).at(reduce));
        }
    }
    Ok(())
}

pub(super) fn verify_reduce(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let reduced = operand_types_from(ir, op.operation, 0);
    if reduced.len() != ir.regions(op.operation).len() {
        let message = rule!(
            "expected number of reductions to be {}, but got {}",
            reduced.len(),
            ir.regions(op.operation).len()
        )
        .with_help(format!(
            "give 'scf.reduce' one region for each of its {}",
            counted(reduced.len(), "operand")
        ));
        return Err(message.into());
    }
    for (index, ty) in reduced.iter().enumerate() {
        if types_of(op.verifier, ir.entry_arguments(op.operation, index)) != [*ty; 2] {
            let message = rule!(
                "expected two block arguments with type '{}' in the {}-th reduction region",
                op.verifier.type_text(*ty),
                index
            )
            .with_help(format!(
                "begin the region with two arguments of type '{}'",
                op.verifier.type_text(*ty)
            ));
            return Err(message.into());
        }
        let region = ir.regions(op.operation).get(index);
        if region
            .is_none_or(|region| terminators(ir, *region, "scf.reduce.return").next().is_none())
        {
            let message = "reduction bodies must be terminated with an 'scf.reduce.return' op";
            let help = "end the region with 'scf.reduce.return' and the combined value";
            return Err(VerifyError::from(message).with_help(help));
        }
    }
    Ok(())
}

pub(super) fn verify_reduce_return(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let block = ir.block_of(op.operation);
    let argument = block.and_then(|block| ir.arguments(block).first().copied());
    let (Some(argument), Some(result)) = (argument, ir.operand(op.operation, 0)) else {
        return Ok(());
    };
    let expected = ir.value_type(argument);
    if ir.value_type(result) == expected {
        return Ok(());
    }
    let expected = op.verifier.type_text(expected);
    Err(rule!("must have type '{}' (the type of the reduction inputs)", expected)
        .with_help(format!("return a value of type '{expected}'"))
        .into())
}

pub(super) fn verify_index_switch(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let regions = ir.regions(op.operation);
    let cases = match ir.attribute(op.operation, "cases").map(|it| ir.context.attribute_kind(it)) {
        Some(AttributeKind::DenseArray { values, .. }) => values.to_vec(),
        _ => Vec::new(),
    };
    let case_regions = regions.len().saturating_sub(1);
    if cases.len() != case_regions {
        let message = rule!("has {} case regions but {} case values", case_regions, cases.len())
            .with_help(format!(
                "write {case_regions} case values, or {}",
                counted(cases.len(), "case region")
            ));
        return Err(message.into());
    }
    let mut sorted = cases;
    sorted.sort_unstable();
    let twice = sorted.windows(2).find(|pair| pair.first() == pair.last());
    if let Some(value) = twice.and_then(|pair| pair.first()) {
        let error = VerifyError::from(rule!("has duplicate case value: {}", value));
        return Err(error.with_help("give each case a value of its own"));
    }
    let results = result_types(ir, op.operation);
    for (index, region) in regions.iter().enumerate() {
        let name = match index {
            0 => "default region".to_owned(),
            index => format!("case region #{}", index - 1),
        };
        let Some(end) = terminators(ir, *region, YIELD).next() else {
            return Err(rule!("expected region to end with scf.yield, but {} does not", name)
                .with_help("end it with 'scf.yield' and a value for each result")
                .into());
        };
        let yielded = operand_types_from(ir, end, 0);
        if yielded.len() != results.len() {
            let message = rule!(
                "expected each region to return {} values, but {} returns {}",
                results.len(),
                name,
                yielded.len()
            )
            .with_help(format!("let {name} yield {}", counted(results.len(), "value")));
            return Err(message.into());
        }
        if let Some(index) =
            (0..results.len()).find(|index| results.get(*index) != yielded.get(*index))
        {
            let expected =
                results.get(index).map(|ty| op.verifier.type_text(*ty)).unwrap_or_default();
            let message = rule!("expected result #{} of each region to be '{}'", index, expected)
                .with_help(format!("yield a value of type '{expected}' there"));
            return Err(message.into());
        }
    }
    Ok(())
}

pub(super) fn verify_forall(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let count = |name: &str| match op.attribute_kind(name) {
        Some(AttributeKind::DenseArray { values, .. }) => values.len(),
        Some(AttributeKind::Array(elements)) => elements.len(),
        _ => 0,
    };
    let bodies = ir.regions(op.operation).iter().flat_map(|region| ir.blocks(*region));
    let mut inner = bodies.flat_map(|block| ir.block_operations(*block));
    if let Some(insert) = inner.find(|inner| ir.name_bytes(*inner) == PARALLEL_INSERT) {
        let error = VerifyError::bare("expected InParallelOpInterface parent").at(insert);
        return Err(
            error.with_help("move it into 'scf.forall.in_parallel { .. }', which ends the loop")
        );
    }
    let rank = count("staticLowerBound");
    let (outputs, results) = (op.operand_count("outputs"), ir.result_count(op.operation));
    if outputs != results {
        let message = rule!("produces {} results, but has {} outputs", results, outputs)
            .with_help(format!("give as many results as there are 'shared_outs': {outputs}"));
        return Err(message.into());
    }
    let arguments = types_of(op.verifier, ir.entry_arguments(op.operation, 0));
    require(arguments.len() == rank + outputs, || {
        rule!("region expects {} arguments", rank + outputs).with_help(format!(
            "give it {} and {outputs} outputs",
            counted(rank, "induction variable")
        ))
    })?;
    for (index, ty) in arguments.iter().take(rank).enumerate() {
        if *ty != ir.context.index_type() {
            let message = rule!("expects {}-th block argument to be an index", index)
                .with_help("give the induction variables the type 'index'");
            return Err(message.into());
        }
    }
    check_bounds(op, rank)?;
    if op.attribute("mapping").is_some()
        && count("mapping") != rank
        && !may_be_masked(ir, op.operation, rank)
    {
        return Err(VerifyError::from("mapping attribute size must match op rank")
            .with_help("give one mapping for each dimension of the loop"));
    }
    Ok(())
}

/// Verifies that a `scf.forall` has bounds and a step for each dimension, and operands for those that are dynamic.
fn check_bounds(op: &Parts<'_>, rank: usize) -> Verified {
    let bounds = [
        ("staticLowerBound", "dynamicLowerBound", "lower bound"),
        ("staticUpperBound", "dynamicUpperBound", "upper bound"),
        ("staticStep", "dynamicStep", "step"),
    ];
    for (name, dynamic, what) in bounds {
        let Some(AttributeKind::DenseArray { values, .. }) = op.attribute_kind(name) else {
            continue;
        };
        if values.len() != rank {
            let message = rule!("expected {} {} values, got {}", rank, what, values.len())
                .with_help(format!("give {rank} {what} values, one for each induction variable"));
            return Err(VerifyError::bare(message));
        }
        let places = values.iter().filter(|value| **value == DYNAMIC).count();
        if op.operand_count(dynamic) != places {
            return Err(VerifyError::bare(
                rule!("expected {} dynamic {} values", places, what).with_help(format!(
                    "give {} for the {what}s that are not constants",
                    counted(places, "operand")
                )),
            ));
        }
    }
    Ok(())
}

/// Whether a mapping has one more attribute than dimensions, which may be a mask because its name differs from the
/// others (MLIR: `DeviceMaskingAttrInterface`).
fn may_be_masked(ir: &Ir, operation: OperationId, rank: usize) -> bool {
    let mapping = ir.attribute(operation, "mapping").map(|it| ir.context.attribute_kind(it));
    let Some(AttributeKind::Array(elements)) = mapping else { return false };
    let name = |element: &Attribute| match ir.context.attribute_kind(*element) {
        AttributeKind::Dialect { dialect, body, .. } => {
            let body = ir.context.bytes(*body);
            Some((*dialect, body.get(..word_len(body)).map(<[u8]>::to_vec)))
        }
        _ => None,
    };
    let first = elements.first().map(&name);
    elements.len() == rank + 1 && elements.iter().any(|one| Some(name(one)) != first)
}

/// Whether a value is an argument of the `scf.forall` that ends with an operation; loops of other dialects may allow
/// other values.
fn is_shared(ir: &Ir, end: OperationId, value: ValueId) -> bool {
    let around = ir.parent(end).filter(|around| ir.name_bytes(*around) == b"scf.forall");
    around.is_none_or(|around| ir.entry_arguments(around, 0).contains(&value))
}

pub(super) fn verify_in_parallel(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let blocks = ir.regions(op.operation).iter().flat_map(|region| ir.blocks(*region));
    for inner in blocks.flat_map(|block| ir.block_operations(*block)) {
        // Later versions of MLIR accept any operation with an interface.
        let implements = |op: &RegisteredOp| {
            let interfaces = ["ParallelCombiningOpInterface", "InParallelOpInterface"];
            op.description().has(Trait::ParallelCombiningOpInterface)
                || op
                    .description()
                    .unknown
                    .iter()
                    .any(|one| interfaces.iter().any(|name| one.ends_with(name)))
        };
        let may_be_here = op.verifier.registered(inner).is_none_or(implements);
        let inserts = ir.name_bytes(inner) == PARALLEL_INSERT;
        if !may_be_here && !inserts {
            return Err(rule!("expected only tensor.parallel_insert_slice ops")
                .with_help("move it out of the terminator")
                .into());
        }
        if inserts && !ir.operand(inner, 1).is_none_or(|dest| is_shared(ir, op.operation, dest)) {
            let message = rule!("may only insert into an output block argument")
                .with_help("insert into a name that 'shared_outs' binds");
            return Err(VerifyError::from(message).at(inner));
        }
    }
    Ok(())
}
