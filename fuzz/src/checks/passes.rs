//! The symbol passes: on functions whose sizes fit each other they keep every size and every
//! index, and keep their promises.

use crate::Outcome;
use crate::generate::shapes::{self, Case};
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::ir::{Ir, OperationId};
use abide_core::mlir::opt::{Options, opt};
use abide_core::mlir::parse::parse;
use abide_core::passes::Pass;
use abide_core::shape::{Argument, Evaluated, evaluate, function_named};
use arbitrary::Unstructured;
use std::collections::BTreeMap;

/// Returns the result of `abide opt` on a text with these flags, or its messages; negative controls substitute
/// another function.
pub type Opt = fn(&str, &[&str]) -> Result<String, String>;

/// `abide opt` of `abide-core`.
///
/// # Errors
/// Its messages, if it fails.
pub fn opt_module(text: &str, flags: &[&str]) -> Result<String, String> {
    let mut options = Options::default();
    for flag in flags {
        options.take(flag).map_err(|error| error.to_string())?;
    }
    let outcome = opt(text.as_bytes(), "input", &options, registry(), &Limits::default());
    let output = String::from_utf8_lossy(&outcome.output).into_owned();
    if outcome.success {
        return Ok(output);
    }
    assert!(output.is_empty(), "output beside an error: {}\n{output}", outcome.messages);
    assert!(outcome.messages.contains(": error: "), "{flags:?} fails in silence on\n{text}");
    Err(outcome.messages)
}

/// A generated function: see [`symbol_passes_with`].
///
/// # Panics
/// If it does not hold.
pub fn symbol_passes(data: &[u8]) -> Outcome {
    symbol_passes_with(opt_module, data)
}

/// Each pass, and the others after `-propagate-symbol`, leave a module that verifies and in which
/// every observed value keeps its size; also [`same_twice`],
/// [`bound_by_symbols`], [`unfolded`] and [`round_trip`]. An input counts if
/// `-propagate-symbol` succeeds.
///
/// # Panics
/// If one of these does not hold.
pub fn symbol_passes_with(opt: Opt, data: &[u8]) -> Outcome {
    let Ok(case) = shapes::case(&mut Unstructured::new(data)) else { return Outcome::Rejected };
    hold(opt, &case)
}

/// Checks everything that [`symbol_passes_with`] documents, for one case.
///
/// # Panics
/// If it does not hold.
pub fn hold(opt: Opt, case: &Case) -> Outcome {
    let before = sizes_at_looks(&case.text, case);
    let before =
        before.unwrap_or_else(|error| panic!("{error} in a generated module:\n{}", case.text));
    for pass in Pass::ALL {
        let flag = format!("-{}", pass.name());
        if let Ok(after) = opt(&case.text, &[&flag]) {
            same_sizes(opt, case, &before, &after, &flag);
        }
    }
    let Ok(propagated) = opt(&case.text, &["-propagate-symbol"]) else { return Outcome::Rejected };
    same_twice(opt, &propagated);
    bound_by_symbols(&propagated);
    for pass in Pass::ALL {
        let flag = format!("-{}", pass.name());
        if let Ok(after) = opt(&propagated, &[&flag]) {
            same_sizes(opt, case, &before, &after, &format!("-propagate-symbol {flag}"));
        }
    }
    unfolded(opt, &propagated);
    round_trip(opt, case, &before, &propagated);
    Outcome::Checked
}

/// The size or number of each value that `test.look` looks at, by its number, in a call of `@f`.
///
/// # Errors
/// If the text is not valid, or the call fails.
pub fn sizes_at_looks(text: &str, case: &Case) -> Result<BTreeMap<i64, Evaluated>, String> {
    let limits = Limits::default();
    let parsed = parse(text.as_bytes(), registry(), &limits);
    if let Some(error) = parsed.diagnostics.first() {
        return Err(error.message.clone());
    }
    let ir = &parsed.ir;
    let function = function_named(ir, "f").ok_or("the module has no @f")?;
    let arguments: Vec<Argument> = case.arguments.iter().map(argument).collect();
    let called = evaluate(ir, registry(), &limits, function, &arguments);
    let called = called.map_err(|error| error.message)?;
    let looks = all(ir, function, "test.look").into_iter().filter_map(|look| {
        let id = ir.context.integer_value(ir.attribute(look, "id")?)?;
        Some((id, called.value(ir.operand(look, 0)?)?.clone()))
    });
    // Returned values are observed too, under negative numbers.
    let returned = (1..).zip(&called.results);
    let returned = returned.filter_map(|(number, value)| Some((-number, value.clone()?)));
    Ok(looks.chain(returned).collect())
}

fn argument(argument: &shapes::Argument) -> Argument {
    match argument {
        shapes::Argument::Integer(value) => Argument::Integer(*value),
        shapes::Argument::Shape(sizes) => Argument::Shape(sizes.clone()),
    }
}

fn all(ir: &Ir, root: OperationId, name: &str) -> Vec<OperationId> {
    let operations = ir.walk(root);
    operations.filter(|operation| ir.name_bytes(*operation) == name.as_bytes()).collect()
}

/// Checks that the result of a pass verifies, and keeps the sizes. The values of symbols may be lost in passes that
/// remove shape operations.
///
/// # Panics
/// If this does not hold.
pub fn same_sizes(
    opt: Opt,
    case: &Case,
    before: &BTreeMap<i64, Evaluated>,
    after: &str,
    flags: &str,
) {
    let context = || format!("{flags} made\n{after}\nof\n{}", case.text);
    if let Err(error) = opt(after, &[]) {
        panic!("{error}: {}", context());
    }
    let found = match sizes_at_looks(after, case) {
        Ok(found) => found,
        Err(error) => panic!("{error}: {}", context()),
    };
    let forgets = flags.ends_with("-erase-symbol") || flags.ends_with("-symbol-to-encoding");
    for (id, value) in before {
        let same = found.get(id).map_or(forgets, |found| agrees(value, found, forgets));
        assert!(same, "look {id} was {value:?} and is {:?}: {}", found.get(id), context());
    }
}

/// Whether known sizes stay known and equal; more may be known.
fn agrees(before: &Evaluated, after: &Evaluated, forgets: bool) -> bool {
    let same = |(before, after): (&Option<i64>, &Option<i64>)| {
        before.is_none() || before == after || (forgets && after.is_none())
    };
    match (before, after) {
        (Evaluated::Integer(before), Evaluated::Integer(after)) => same((before, after)),
        (Evaluated::Shape(before), Evaluated::Shape(after)) => {
            before.len() == after.len() && before.iter().zip(after).all(same)
        }
        _ => false,
    }
}

/// `-propagate-symbol` has nothing to do a second time.
///
/// # Panics
/// If a second run changes something.
pub fn same_twice(opt: Opt, propagated: &str) {
    let again = opt(propagated, &["-propagate-symbol"]);
    assert_eq!(again.as_deref(), Ok(propagated), "-propagate-symbol a second time");
}

/// After `-propagate-symbol` each bind has a symbol for every dynamic size.
///
/// # Panics
/// If a size has no symbol.
pub fn bound_by_symbols(propagated: &str) {
    let parsed = parse(propagated.as_bytes(), registry(), &Limits::default());
    let ir = &parsed.ir;
    for bind in all(ir, ir.top(), "symbol.bind_symbolic_shape") {
        let Some(value) = ir.operand(bind, 0) else { continue };
        let shape = ir.context.type_kind(ir.value_type(value)).shape();
        let dynamic = shape.map_or(0, |shape| {
            shape.iter().filter(|size| **size == abide_core::mlir::ir::DYNAMIC).count()
        });
        let symbols = ir.operand_count(bind) - 1;
        assert_eq!(
            symbols, dynamic,
            "symbols of a bind with as many dynamic sizes in\n{propagated}"
        );
        for symbol in ir.operands(bind).skip(1) {
            let maker = ir.defining_operation(symbol).map(|maker| ir.name_bytes(maker));
            let is_symbol = maker.is_some_and(|name| {
                name == b"symbol.symbolic_int"
                    || name == b"tensor.dim"
                    || name.starts_with(b"arith.")
            });
            assert!(is_symbol, "a size is bound to a value other than a symbol in\n{propagated}");
        }
    }
}

/// `-unfold-symbolic-int` leaves no bind, no symbol that is computed, and no symbol that was bound.
///
/// # Panics
/// If one is left.
pub fn unfolded(opt: Opt, propagated: &str) {
    let Ok(text) = opt(propagated, &["-unfold-symbolic-int"]) else { return };
    for left in ["symbol.bind_symbolic_shape", "int_expressions", "symbol.symbolic_int"] {
        assert!(!text.contains(left), "{left} is left:\n{text}\nof\n{propagated}");
    }
}

/// `-symbol-to-encoding -encoding-to-symbol` restores the binds and the sizes.
///
/// # Panics
/// If they differ.
pub fn round_trip(opt: Opt, case: &Case, before: &BTreeMap<i64, Evaluated>, propagated: &str) {
    let Ok(encoded) = opt(propagated, &["-symbol-to-encoding"]) else { return };
    assert!(!encoded.contains("symbol.bind_symbolic_shape"), "a bind is left:\n{encoded}");
    let Ok(back) = opt(&encoded, &["-encoding-to-symbol"]) else { return };
    same_sizes(opt, case, before, &back, "-symbol-to-encoding -encoding-to-symbol");
    assert_eq!(binds(&back), binds(propagated), "back:\n{back}\nof\n{propagated}");
}

/// Returns the bound shapes, without the names of values.
fn binds(text: &str) -> Vec<String> {
    let lines =
        text.lines().filter_map(|line| line.trim().strip_prefix("symbol.bind_symbolic_shape "));
    let mut binds: Vec<String> = lines
        .filter_map(|line| line.split_once("affine_map<").map(|(_, rest)| rest.to_owned()))
        .collect();
    binds.sort();
    binds
}
