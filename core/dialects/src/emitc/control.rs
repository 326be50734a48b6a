//! Calls, functions and returns.

use super::types::array;
use crate::common::{Parts, first_repetition, require};
use abide_mlir::ir::{AttributeKind, OperationId, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;

pub(super) fn call_opaque(parts: &Parts<'_>) -> Verified {
    let callee = parts.keyword("callee");
    require(callee.is_none_or(|callee| !callee.is_empty()), || {
        rule!("callee must not be empty").with_help("write the name of a C function: \"f\"")
    })?;
    let context = parts.context();
    let operands = parts.ir().operand_count(parts.operation);
    for argument in parts.array("args").unwrap_or_default() {
        match context.attribute_kind(*argument) {
            AttributeKind::Integer { ty, .. } if matches!(parts.kind(*ty), TypeKind::Index) => {
                let index = context.integer_value(*argument);
                let fits =
                    index.is_none_or(|index| usize::try_from(index).is_ok_and(|it| it < operands));
                require(fits, || {
                    rule!("index argument is out of range").with_help(format!(
                        "write a number below {operands}, the number of operands"
                    ))
                })?;
            }
            AttributeKind::Array(_) => {
                return Err(rule!("array argument has no type")
                    .with_help("write a dense array with its type, or an opaque attribute")
                    .into());
            }
            _ => {}
        }
    }
    for argument in parts.array("template_args").unwrap_or_default() {
        let fits = matches!(
            context.attribute_kind(*argument),
            AttributeKind::Type(_)
                | AttributeKind::Integer { .. }
                | AttributeKind::Float { .. }
                | AttributeKind::Dialect { .. }
        );
        require(fits, || {
            rule!("template argument has invalid type")
                .with_help("write a type, a number or an opaque attribute")
        })?;
    }
    let gives_array = parts.all_result_types().iter().any(|ty| array(parts, *ty).is_some());
    require(!gives_array, || {
        rule!("cannot return array type").with_help("return a pointer: '!emitc.ptr<TYPE>'")
    })
}

pub(super) fn expression(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let Some(body) = ir.body(parts.operation) else { return Ok(()) };
    let Some(end) = ir.last_operation(body).filter(|end| ir.name_bytes(*end) == b"emitc.yield")
    else {
        return Ok(());
    };
    let Some(yielded) = ir.operand(end, 0) else {
        return Err(rule!("must yield a value at termination")
            .with_help("yield a value: 'emitc.yield %value : TYPE'")
            .into());
    };
    let ty = ir.value_type(yielded);
    let unknown = parts.context().unknown_type();
    require(ty == unknown || parts.result_type(0).is_none_or(|own| own == ty), || {
        rule!("requires yielded type to match return type")
            .with_help("yield a value of the type of the result")
    })?;
    for inner in ir.block_operations(body).filter(|inner| *inner != end) {
        let mut results = ir.results(inner);
        let is_used = results.next().is_some_and(|result| ir.has_uses(result));
        require(results.next().is_none(), || {
            rule!("requires exactly one result for each operation")
                .with_help("use operations with one result within it")
        })?;
        require(is_used, || {
            rule!("contains an unused operation")
                .with_help("remove it, or use its result within the expression")
        })?;
    }
    Ok(())
}

pub(super) fn global(parts: &Parts<'_>) -> Verified {
    require(!parts.flag("static_specifier") || !parts.flag("extern_specifier"), || {
        rule!("cannot have both static and extern specifiers")
            .with_help("remove one of the two words")
    })
}

fn function(parts: &Parts<'_>) -> Option<OperationId> {
    let ir = parts.ir();
    let parent = ir.parent(parts.operation)?;
    (ir.name_bytes(parent) == b"emitc.func").then_some(parent)
}

pub(super) fn return_(parts: &Parts<'_>) -> Verified {
    let Some((_, results)) = function(parts).and_then(|it| parts.verifier.function_type(it)) else {
        return Ok(());
    };
    let count = parts.ir().operand_count(parts.operation);
    require(count == results.len(), || {
        let wanted = results.len();
        rule!("has {} operands, but enclosing function returns {}", count, wanted)
            .about_returned(true)
    })?;
    match (parts.all_operand_types().first(), results) {
        (Some(own), [result]) => require(own == result, || {
            let (own, result) = (parts.text(*own), parts.text(*result));
            let rule = rule!(
                "type of the return operand ('{}') doesn't match function result type ('{}')",
                own,
                result
            );
            rule.about_returned(false)
        }),
        _ => Ok(()),
    }
}

pub(super) fn yield_(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let Some(parent) = ir.parent(parts.operation) else { return Ok(()) };
    if parts.verifier.registered(parent).is_none() || ir.name_bytes(parent) == b"emitc.do" {
        return Ok(());
    }
    let (own, results) = (ir.operand_count(parts.operation), ir.result_count(parent));
    require(own == 0 || results > 0, || {
        rule!("yields a value not returned by parent")
            .with_help("remove the value, or give the parent a result")
    })?;
    require(own > 0 || results == 0, || {
        rule!("does not yield a value to be returned by parent")
            .with_help("yield a value for the result of the parent")
    })
}

pub(super) fn function_(parts: &Parts<'_>) -> Verified {
    let Some((_, results)) = parts.verifier.function_type(parts.operation) else { return Ok(()) };
    require(results.len() <= 1, || {
        rule!("requires zero or exactly one result, but has {}", results.len())
            .with_help("return one value, or none")
    })?;
    require(results.iter().all(|ty| array(parts, *ty).is_none()), || {
        rule!("cannot return array type").with_help("return a pointer: '!emitc.ptr<TYPE>'")
    })
}

/// The counter has the type of its bounds.
pub(super) fn for_(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let counter = ir.entry_arguments(parts.operation, 0).first();
    let Some(counter) = counter else {
        return Err(rule!(
            "expected body to have a single index argument for the induction variable"
        )
        .with_help("give the block one argument, of the type of the bounds")
        .into());
    };
    let fits = parts.operand_type("lowerBound").is_none_or(|ty| ty == ir.value_type(*counter));
    require(fits, || {
        rule!("expected induction variable to be same type as bounds and step")
            .with_help("write the type of the bounds as that of the counter")
    })
}

/// No case has the value of another.
pub(super) fn switch(parts: &Parts<'_>) -> Verified {
    let cases = parts.integers("cases").unwrap_or_default();
    let repeated = first_repetition(&cases).and_then(|(_, place)| cases.get(place));
    repeated.map_or(Ok(()), |case| {
        let rule = rule!("has duplicate case value: {}", case);
        Err(rule.with_help("give each case its own number").into())
    })
}
