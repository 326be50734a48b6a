//! Constructs with a restricted position or body.

use super::clauses::{allocations, lists, region_arguments};
use crate::common::{Parts, require};
use abide_mlir::ir::OperationId;
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::rule;
use abide_source::spelling::counted;

/// Whether an operation of the dialect has this name.
pub(super) fn is_named(parts: &Parts<'_>, operation: OperationId, name: &str) -> bool {
    let own = parts.ir().name_bytes(operation).strip_prefix(b"omp.");
    own == Some(name.as_bytes())
}

/// An operation or the next one around it that has this name.
pub(super) fn ancestor(
    parts: &Parts<'_>,
    operation: OperationId,
    name: &str,
) -> Option<OperationId> {
    let mut around = Some(operation);
    while let Some(own) = around {
        if is_named(parts, own, name) {
            return around;
        }
        around = parts.ir().parent(own);
    }
    None
}

pub(super) fn sections(parts: &Parts<'_>) -> Verified {
    lists(parts)?;
    let ir = parts.ir();
    let Some(body) = ir.body(parts.operation) else { return Ok(()) };
    let fits = ir
        .block_operations(body)
        .all(|inner| is_named(parts, inner, "section") || is_named(parts, inner, "terminator"));
    require(fits, || {
        rule!("expected omp.section op or terminator op inside region")
            .with_help("move it into 'omp.section'")
    })
}

pub(super) fn single(parts: &Parts<'_>) -> Verified {
    region_arguments(parts)?;
    allocations(parts)?;
    if !parts.has_operand("copyprivate_vars") {
        return Ok(());
    }
    let values = parts.operands("copyprivate_vars").len();
    let names = ["copyprivate_funcs", "copyprivate_syms"];
    let functions = names.into_iter().find_map(|name| parts.length(name)).unwrap_or(0);
    require(values == functions, || {
        rule!(
            "inconsistent number of copyprivate vars (= {}) and functions (= {}), \
             both must be equal",
            values,
            functions
        )
        .with_help(format!("name a function for each of the {}", counted(values, "value")))
    })
}

pub(super) fn teams(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let parent = ir.parent(parts.operation);
    let mut around = parent.filter(|parent| !is_named(parts, *parent, "target"));
    while let Some(own) = around {
        require(!ir.name_bytes(own).starts_with(b"omp."), || {
            rule!(
                "expected to be nested inside of omp.target or not nested in any OpenMP dialect \
             operations"
            )
            .with_help("move it into 'omp.target', or out of the other operations of the dialect")
        })?;
        around = ir.parent(own);
    }
    let (lower, upper) = (parts.operand("num_teams_lower"), parts.operand("num_teams_upper"));
    require(lower.is_none() || upper.is_some(), || {
        rule!("expected num_teams upper bound to be defined if the lower bound is defined")
            .with_help("write the upper bound, too: 'num_teams(%lower : i32 to %upper : i32)'")
    })?;
    let of = |name| parts.operand_type(name);
    if let (Some(lower), Some(upper)) = (of("num_teams_lower"), of("num_teams_upper")) {
        require(lower == upper, || {
            rule!("expected num_teams upper bound and lower bound to be the same type")
                .with_help("give both bounds the same type")
        })?;
    }
    lists(parts)
}

/// Verifies that each copy function takes two values of the type.
pub(super) fn copies(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let names = ["copyprivate_funcs", "copyprivate_syms"];
    let functions = names.into_iter().find_map(|name| parts.array(name)).unwrap_or_default();
    let types = parts.operand_types("copyprivate_vars");
    for (index, symbol) in functions.iter().enumerate() {
        let name = parts.verifier.attribute_text(*symbol);
        let function = match parts.verifier.symbol(parts.operation, *symbol) {
            SymbolLookup::Unknown => continue,
            SymbolLookup::Found(found) => found,
            SymbolLookup::Missing => {
                return Err(rule!(
                    "expected symbol reference {} to point to a copy function",
                    name
                )
                .with_help("define the function")
                .into());
            }
        };
        let Some((inputs, _)) = parts.verifier.function_type(function) else { continue };
        // Functions of other dialects have their own types.
        if ir.name_bytes(function) != b"func.func" {
            continue;
        }
        let [first, second] = inputs else {
            return Err(rule!("expected copy function {} to have 2 operands", name)
                .with_help("give the function two arguments")
                .into());
        };
        require(first == second, || {
            rule!("expected copy function {} arguments to have the same type", name)
                .with_help("give both arguments the same type")
        })?;
        require(types.get(index).is_none_or(|ty| ty == first), || {
            let own = types.get(index).map(|ty| parts.text(*ty)).unwrap_or_default();
            let first = parts.text(*first);
            rule!(
                "expected copy function arguments' type ('{}') to be the same as copyprivate \
                 variable's type ('{}')",
                first,
                own
            )
            .with_help(format!("give the function arguments of type '{own}'"))
        })?;
    }
    Ok(())
}

/// The number of doacross loops of the enclosing loop; `None` without one.
fn doacross(parts: &Parts<'_>) -> Option<Option<i64>> {
    let container = ancestor(parts, parts.ir().parent(parts.operation)?, "wsloop")?;
    let container = Parts::of(parts.verifier, container)?;
    Some(container.integer("ordered_val").or_else(|| container.integer("ordered")))
}

pub(super) fn ordered(parts: &Parts<'_>) -> Verified {
    let names = ["num_loops_val", "doacross_num_loops"];
    let loops = names.into_iter().find_map(|name| parts.integer(name));
    let message = rule!(
        "ordered depend directive must be closely nested inside a worksharing-loop with \
                   ordered clause with parameter present"
    )
    .with_help("put it into an 'omp.wsloop' with 'ordered(N)', with N the number of its variables");
    let mut parent = parts.ir().parent(parts.operation);
    while let Some(own) = parent {
        // The clauses of an operation that is kept as text are unknown.
        if is_named(parts, own, "wsloop") && parts.verifier.registered(own).is_none() {
            return Ok(());
        }
        parent = parts.ir().parent(own);
    }
    let count = doacross(parts).flatten().filter(|count| *count != 0);
    let Some(count) = count else { return Err(message.into()) };
    require(loops.is_none_or(|loops| loops == count), || {
        rule!("number of variables in depend clause does not match number of iteration variables in the \
         doacross loop").with_help("write one variable for each loop that the 'ordered' clause counts")
    })
}

pub(super) fn ordered_region(parts: &Parts<'_>) -> Verified {
    let Some(count) = doacross(parts) else { return Ok(()) };
    require(count == Some(0), || {
        rule!(
            "ordered region must be closely nested inside a worksharing-loop with ordered clause \
         without parameter present"
        )
        .with_help("put it into an 'omp.wsloop' with 'ordered(0)'")
    })
}

pub(super) fn critical(parts: &Parts<'_>) -> Verified {
    let Some(name) = parts.attribute("name") else { return Ok(()) };
    let fits = match parts.verifier.symbol(parts.operation, name) {
        SymbolLookup::Unknown => true,
        SymbolLookup::Missing => false,
        SymbolLookup::Found(found) => is_named(parts, found, "critical.declare"),
    };
    require(fits, || {
        let name = parts.verifier.attribute_text(name);
        rule!("expected symbol reference {} to point to a critical declaration", name)
            .with_help("define it with 'omp.critical.declare'")
    })
}
