//! The sizes of results that signatures leave open, as far as the operations of functions tell.

use super::call::{Call, Slot, SlotType};
use super::function::Function;
use abide_mlir::parse::parse;
use abide_mlir::registry::Registry;
use abide_mlir::shape::{self, FunctionShapes, Knowledge};
use abide_source::limits::Limits;
use abide_source::types::AbiType;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// Finds the sizes of results of functions whose arguments have sizes with names (`n` of JAX's polymorphic shapes). The
/// operations of the file are read only where such a function is there.
pub fn find_sizes(
    functions: &mut [Function<'_>],
    text: &[u8],
    registry: &Registry,
    limits: &Limits,
) {
    let named: Vec<Option<BTreeSet<String>>> =
        functions.iter().map(|function| names_of(function, text, limits)).collect();
    if named.iter().all(Option::is_none) {
        return;
    }
    let explained = shape::explain(&parse(text, registry, limits), text, registry);
    // Of several functions with one name the first counts.
    let by_name = explained.iter().rev().filter_map(|one| Some((one.name.as_deref()?, one)));
    let by_name: FxHashMap<&str, &FunctionShapes> = by_name.collect();
    for (function, names) in functions.iter_mut().zip(named) {
        let (Some(names), Some(own)) = (names, by_name.get(&*function.name)) else { continue };
        for (number, result) in function.results.iter_mut().flatten().enumerate() {
            result.sizes = sizes(own, number, &names);
        }
    }
}

/// The names in the sizes of the arguments of a function that has results of open sizes.
fn names_of(function: &Function<'_>, text: &[u8], limits: &Limits) -> Option<BTreeSet<String>> {
    let is_open = |ty: &AbiType| match ty {
        AbiType::Tensor { dims: Some(dims), .. } => dims.contains(&None),
        _ => false,
    };
    if !function.results.iter().flatten().any(|result| is_open(&result.ty)) {
        return None;
    }
    let call = Call::of(function, text, limits);
    let dims = |slot: &Slot| match &slot.ty {
        SlotType::Array(_, Some(dims)) => dims.clone(),
        _ => Vec::new(),
    };
    let dims = call.arguments.iter().flatten().flat_map(dims);
    let mut names = BTreeSet::new();
    for dim in dims {
        names.extend(words(&dim).map(str::to_owned));
    }
    (!names.is_empty()).then_some(names)
}

/// The names and the operators with letters in an expression.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !(c.is_alphanumeric() || "_%#$.".contains(c)));
    words.filter(|word| word.starts_with(|first: char| !first.is_ascii_digit()))
}

/// The sizes of a result, where they are made of names that a caller knows.
fn sizes(
    function: &FunctionShapes,
    result: usize,
    names: &BTreeSet<String>,
) -> Vec<Option<String>> {
    let Some(Some(Knowledge::Shape(sizes))) = function.results.get(result) else {
        return Vec::new();
    };
    let is_known = |word: &str| names.contains(word) || OPERATORS.contains(&word);
    let known = sizes.iter().map(|size| words(&size.text).all(is_known).then(|| size.text.clone()));
    known.collect()
}

/// The operators of expressions that are words, as JAX has them, too.
const OPERATORS: [&str; 5] = ["floordiv", "ceildiv", "mod", "max", "min"];
