//! List clauses with elements that correspond one by one.

use crate::common::{Parts, require};
use abide_mlir::ir::AttributeKind;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::spelling::counted;
use std::collections::BTreeSet;

/// The values of a clause, its symbols, and its by-reference flags, under each of their names.
const REDUCTIONS: &[(&str, &[&str], &[&str])] = &[
    (
        "reduction_vars",
        &["reductions", "reduction_syms"],
        &["reduction_vars_byref", "reduction_byref"],
    ),
    (
        "in_reduction_vars",
        &["in_reductions", "in_reduction_syms"],
        &["in_reduction_vars_byref", "in_reduction_byref"],
    ),
    (
        "task_reduction_vars",
        &["task_reductions", "task_reduction_syms"],
        &["task_reduction_vars_byref", "task_reduction_byref"],
    ),
];

/// The values that have arguments of the region since LLVM 20.
const WITH_ARGUMENTS: [&str; 8] = [
    "has_device_addr_vars",
    "host_eval_vars",
    "in_reduction_vars",
    "private_vars",
    "reduction_vars",
    "task_reduction_vars",
    "use_device_addr_vars",
    "use_device_ptr_vars",
];

/// Verifies that the region has an argument for each value (MLIR: `BlockArgOpenMPOpInterface`). Before LLVM 20, lists
/// of allocators and of maps had other names.
pub(super) fn region_arguments(parts: &Parts<'_>) -> Verified {
    let ir = parts.verifier.ir;
    let is_older = ["allocators_vars", "map_operands"].iter().any(|name| parts.has_operand(name));
    let entry = ir.body(parts.operation);
    let Some(entry) = entry.filter(|_| !is_older) else { return Ok(()) };
    // The maps of `omp.target_data` have no arguments.
    let maps = parts.has_operand("has_device_addr_vars").then_some("map_vars");
    let names = WITH_ARGUMENTS.into_iter().chain(maps);
    let needed: usize = names.map(|name| parts.operands(name).len()).sum();
    require(ir.arguments(entry).len() >= needed, || {
        rule!("expected at least {} entry block argument(s)", needed).with_help(format!(
            "give the region {}: one for each value of the clauses",
            counted(needed, "argument")
        ))
    })
}

fn length(parts: &Parts<'_>, names: &[&str]) -> Option<usize> {
    names.iter().find_map(|name| parts.length(name))
}

/// All clauses that are lists, of the constructs that have them.
pub(super) fn lists(parts: &Parts<'_>) -> Verified {
    lists_of_target(parts)?;
    reductions(parts)
}

/// All but reductions: MLIR does not verify these where a region runs on a device.
pub(super) fn lists_of_target(parts: &Parts<'_>) -> Verified {
    region_arguments(parts)?;
    allocations(parts)?;
    dependences(parts)?;
    privates(parts)
}

pub(super) fn allocations(parts: &Parts<'_>) -> Verified {
    let allocators = ["allocators_vars", "allocator_vars"];
    let Some(allocators) = allocators.into_iter().find(|name| parts.has_operand(name)) else {
        return Ok(());
    };
    let (values, allocators) = (parts.operands("allocate_vars"), parts.operands(allocators));
    require(values.len() == allocators.len(), || {
        rule!("expected equal sizes for allocate and allocator variables")
            .with_help("write one allocator for each variable")
    })
}

pub(super) fn dependences(parts: &Parts<'_>) -> Verified {
    if !parts.has_operand("depend_vars") {
        return Ok(());
    }
    let (values, kinds) =
        (parts.operands("depend_vars").len(), length(parts, &["depends", "depend_kinds"]));
    if values == 0 {
        return require(kinds.is_none_or(|kinds| kinds == 0), || {
            rule!("unexpected depend values")
                .with_help("remove the kinds, or name the values that they are of")
        });
    }
    require(kinds == Some(values), || {
        rule!("expected as many depend values as depend variables")
            .with_help(format!("write a kind for each of the {}", counted(values, "value")))
    })
}

fn privates(parts: &Parts<'_>) -> Verified {
    if !parts.has_operand("private_vars") {
        return Ok(());
    }
    let values = parts.operands("private_vars").len();
    let symbols = length(parts, &["privatizers", "private_syms"]).unwrap_or(0);
    require(values == symbols, || {
        rule!(
            "inconsistent number of private variables and privatizer op symbols, private vars: \
             {} vs. privatizer op symbols: {}",
            values,
            symbols
        )
        .with_help(format!("name a privatizer for each of the {}", counted(values, "value")))
    })
}

/// Verifies that privatizers are declared, for values of the same type; newer versions have other declarations.
pub(super) fn recipes(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let names = ["privatizers", "private_syms"];
    let symbols = names.into_iter().find_map(|name| parts.array(name)).unwrap_or_default();
    let types = parts.operand_types("private_vars");
    for (index, symbol) in symbols.iter().enumerate() {
        let found = match parts.verifier.symbol(parts.operation, *symbol) {
            SymbolLookup::Unknown => continue,
            SymbolLookup::Found(found) if ir.name_bytes(found) == b"omp.private" => found,
            SymbolLookup::Found(_) | SymbolLookup::Missing => {
                let symbol = parts.verifier.attribute_text(*symbol);
                let message = rule!("failed to lookup privatizer op with symbol: '{}'", symbol)
                    .with_help("define it with 'omp.private'");
                return Err(VerifyError::bare(message));
            }
        };
        let Some(recipe) = Parts::of(parts.verifier, found) else { continue };
        let (Some(AttributeKind::Type(own)), Some(ty)) =
            (recipe.attribute_kind("type"), types.get(index))
        else {
            continue;
        };
        // Since LLVM 20 the type is that of a pointer's target.
        if own != ty && super::recipes::is_of_values(&recipe) {
            let (ty, own) = (parts.text(*ty), parts.text(*own));
            let message = rule!(
                "type mismatch between a private variable and its privatizer op, var type: '{}' \
                 vs. privatizer op type: '{}'",
                ty,
                own
            )
            .with_help(format!("use a privatizer for '{ty}'"));
            return Err(VerifyError::bare(message));
        }
    }
    Ok(())
}

pub(super) fn reductions(parts: &Parts<'_>) -> Verified {
    for (values, symbols, flags) in REDUCTIONS {
        if parts.has_operand(values) {
            reduction(parts, values, symbols, flags)?;
        }
    }
    Ok(())
}

fn reduction(parts: &Parts<'_>, values: &str, symbols: &[&str], flags: &[&str]) -> Verified {
    let values = parts.operands(values);
    let named = symbols.iter().find_map(|name| parts.array(name));
    if values.is_empty() {
        return require(named.is_none_or(<[_]>::is_empty), || {
            rule!("unexpected reduction symbol references")
                .with_help("name the values that are reduced")
        });
    }
    let named = named.unwrap_or_default();
    require(named.len() == values.len(), || {
        rule!("expected as many reduction symbol references as reduction variables").with_help(
            format!("name a reduction for each of the {}", counted(values.len(), "value")),
        )
    })?;
    require(length(parts, flags).is_none_or(|flags| flags == values.len()), || {
        rule!("expected as many reduction variable by reference attributes as reduction variables")
            .with_help(format!("write a flag for each of the {}", counted(values.len(), "value")))
    })?;
    let mut met = BTreeSet::new();
    for (value, symbol) in values.iter().zip(named) {
        require(met.insert(*value), || {
            rule!("accumulator variable used more than once").with_help("name each value once")
        })?;
        let found = match parts.verifier.symbol(parts.operation, *symbol) {
            SymbolLookup::Unknown => continue,
            SymbolLookup::Found(found) => Some(found),
            SymbolLookup::Missing => None,
        };
        let ir = parts.ir();
        let is_declaration =
            found.is_some_and(|found| ir.name_bytes(found) == b"omp.declare_reduction");
        require(is_declaration, || {
            let symbol = parts.verifier.attribute_text(*symbol);
            rule!("expected symbol reference {} to point to a reduction declaration", symbol)
                .with_help("define it with 'omp.declare_reduction'")
        })?;
        let declared = found.and_then(|found| super::recipes::atomic_type(parts, found));
        let own = ir.value_type(*value);
        let is_known = own != parts.context().unknown_type();
        require(!is_known || declared.is_none_or(|declared| declared == own), || {
            let (own, declared) =
                (parts.text(own), declared.map(|ty| parts.text(ty)).unwrap_or_default());
            rule!(
                "expected accumulator ('{}') to be the same type as reduction declaration \
                 ('{}')",
                own,
                declared
            )
            .with_help(format!("use a reduction for '{own}'"))
        })?;
    }
    Ok(())
}

/// Verifies that the values of a list are distinct.
pub(super) fn once(parts: &Parts<'_>, name: &str, message: &'static str) -> Verified {
    let mut met = BTreeSet::new();
    let is_once = parts.operands(name).into_iter().all(|value| met.insert(value));
    require(is_once, || Message::from(message).with_help("remove the second mention"))
}

/// Values with a number for each.
pub(super) fn aligned(parts: &Parts<'_>) -> Verified {
    if !parts.has_operand("aligned_vars") {
        return Ok(());
    }
    let values = parts.operands("aligned_vars").len();
    let names = ["alignment_values", "alignments"];
    let alignments = names.into_iter().find_map(|name| parts.array(name)).unwrap_or_default();
    if values == 0 {
        return require(alignments.is_empty(), || {
            rule!("unexpected alignment values attribute").with_help("remove the alignments")
        });
    }
    require(alignments.len() == values, || {
        rule!("expected as many alignment values as aligned variables")
            .with_help(format!("write an alignment for each of the {}", counted(values, "value")))
    })?;
    once(parts, "aligned_vars", "aligned variable used more than once")?;
    for alignment in alignments {
        let number = match parts.context().attribute_kind(*alignment) {
            AttributeKind::Integer { .. } => parts.context().integer_value(*alignment),
            _ => None,
        };
        require(number.is_none_or(|number| number > 0), || {
            rule!("alignment should be greater than 0").with_help("write 1 or more")
        })?;
    }
    Ok(())
}
