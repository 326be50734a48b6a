//! Verifiers of calls of functions outside of the program, and of composite operations.

use super::sized::Sized;
use crate::common::{Parts, require, symbol_target};
use abide_mlir::ir::integers::list_of_integers;
use abide_mlir::ir::{Attribute, Type, TypeKind};
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// The data is followed by a token.
pub(super) fn infeed(p: &Parts<'_>) -> Verified {
    let types = p.all_result_types();
    let Some(last) = types.last() else {
        return Err("result is expected to be at least of size 1, but got 0".into());
    };
    let may_be_token = matches!(p.kind(*last), TypeKind::Dialect { .. } | TypeKind::Unknown);
    require(may_be_token, || {
        let last = p.text(*last);
        rule!("last element of result types is expected to be of token type, but got '{}'", last)
            .with_help("add a result of type '!stablehlo.token' after the others")
    })
}

/// Whether a name is that of an operation with its dialect: words that are joined by dots.
fn is_operation_name(name: &str) -> bool {
    let mut words = name.split('.');
    let is_word = |word: &str, more: &str| {
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '_' || more.contains(c);
        !word.is_empty() && word.chars().all(fits)
    };
    let starts_well = words.next().is_some_and(|word| {
        is_word(word, "") && word.starts_with(|c: char| c.is_ascii_alphabetic())
    });
    name.contains('.') && starts_well && words.all(|word| is_word(word, "$"))
}

/// The layouts of operands and results: a permutation of the dimensions of each tensor.
pub(super) fn custom_call(p: &Parts<'_>) -> Verified {
    let (operands, results) = match (p.array("operand_layouts"), p.array("result_layouts")) {
        (None, None) => return Ok(()),
        (Some(operands), Some(results)) => (operands, results),
        _ => {
            let message = rule!("Layout attributes should be specified for either both operands and results or none.").with_help("add 'operand_layouts' and 'result_layouts' together, or remove both");
            return Err(message.into());
        }
    };
    let mut types = p.all_result_types();
    if let [ty] = *types.as_slice()
        && let TypeKind::Tuple(elements) = p.kind(ty)
    {
        types = elements.to_vec();
    }
    layouts(p, "operands", &p.all_operand_types(), operands)?;
    layouts(p, "results", &types, results)
}

fn layouts(p: &Parts<'_>, what: &str, types: &[Type], layouts: &[Attribute]) -> Verified {
    if types.is_empty() {
        return Ok(());
    }
    require(types.len() == layouts.len(), || {
        rule!(
            "Number of {} must match the number of {} layouts, {} != {}",
            what,
            what.trim_end_matches('s'),
            types.len(),
            layouts.len()
        )
        .with_help(format!("write {}, one for each of the {what}", counted(types.len(), "layout")))
    })?;
    let s = Sized(p);
    for (ty, layout) in types.iter().zip(layouts) {
        let shape = p.context().attribute_type(*layout).and_then(|ty| s.sizes(ty));
        let (Some(own), Some([count])) = (s.sizes(*ty), shape.as_deref()) else { continue };
        let mut dims = list_of_integers(p.ir(), *layout);
        dims.sort_unstable();
        let is_permutation = usize::try_from(*count) == Ok(own.len())
            && dims.len() == own.len()
            && (0..).zip(&dims).all(|(number, dim)| number == *dim);
        require(is_permutation, || {
            rule!(
                "incorrect layout [{}] for type '{}', layout must be a permutation of [0, {})",
                s.list(&list_of_integers(p.ir(), *layout)),
                p.text(*ty),
                own.len()
            )
            .with_help(format!("list each dimension below {} once", own.len()))
        })?;
    }
    Ok(())
}

/// The function that an operation is made of has its operands and results.
pub(super) fn composite(p: &Parts<'_>) -> Verified {
    require(p.string("name").is_none_or(|name| is_operation_name(&name)), || {
        rule!("name must be a valid namespaced op name, i.e. it must match the following regular expression: \
         ^[a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+$ e.g. \"my_namespace.my_op\"").with_help("write a name with a dot, such as '\"chlo.erf\"'")
    })?;
    let Some(reference) = p.attribute("decomposition") else { return Ok(()) };
    let is_function = |found| p.verifier.function_type(found).is_some();
    let Some(function) = symbol_target(p, reference, is_function, "function")? else {
        return Ok(());
    };
    let Some((inputs, results)) = p.verifier.function_type(function) else { return Ok(()) };
    let ir = p.ir();
    let lists = [
        ("operand", ir.operand_count(p.operation), p.all_operand_types(), inputs),
        ("result", ir.result_count(p.operation), p.all_result_types(), results),
    ];
    let s = Sized(p);
    for (what, count, own, wanted) in &lists {
        require(*count == wanted.len(), || {
            rule!("has {} {}(s), but decomposition has {}", count, what, wanted.len())
                .with_help(format!("give it {} {what}s, or change the decomposition", wanted.len()))
        })?;
        for (number, (own, wanted)) in own.iter().zip(*wanted).enumerate() {
            require(s.same(*own, *wanted), || {
                rule!(
                    "{} at index {} has type '{}', but decomposition has type '{}'",
                    what,
                    number,
                    p.text(*own),
                    p.text(*wanted)
                )
                .with_help(format!("use the type '{}'", p.text(*wanted)))
            })?;
        }
    }
    Ok(())
}
