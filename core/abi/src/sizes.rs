//! The sizes of results that signatures leave open, as far as the operations of functions determine them.

use super::call::{Call, Slot, SlotType};
use super::function::Function;
use abide_mlir::parse::parse;
use abide_mlir::registry::Registry;
use abide_mlir::shape::{self, FunctionShapes, Knowledge};
use abide_source::limits::Limits;
use abide_source::types::AbiType;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The sizes of results that consist of names in the sizes of arguments (`n` of JAX's polymorphic shapes), of all
/// functions of a file.
#[derive(Debug, Clone, Default)]
pub struct ResultSizes {
    /// The sizes of each result, by the start of the function.
    by_function: FxHashMap<u32, Vec<Vec<Option<String>>>>,
}

impl ResultSizes {
    /// Finds the sizes. The operations of the file are parsed only if a function needs them ([`are_open`]).
    #[must_use]
    pub fn find(
        functions: &[Function<'_>],
        text: &[u8],
        registry: &Registry,
        limits: &Limits,
    ) -> ResultSizes {
        let with_names = functions.iter().filter_map(|function| {
            let names = names_of(function, text, limits)?;
            Some((function, names))
        });
        let with_names: Vec<_> = with_names.collect();
        if with_names.is_empty() {
            return ResultSizes::default();
        }
        let explained = shape::explain(&parse(text, registry, limits), text, registry);
        // Of several functions with one name the first counts.
        let by_name = explained.iter().rev().filter_map(|one| Some((one.name.as_deref()?, one)));
        let by_name: FxHashMap<&str, &FunctionShapes> = by_name.collect();
        let found = with_names.into_iter().filter_map(|(function, names)| {
            let own = by_name.get(&*function.name)?;
            let results = function.results.iter().flatten().enumerate();
            let sizes = results.map(|(number, _)| sizes(own, number, &names));
            Some((function.span.start(), sizes.collect()))
        });
        ResultSizes { by_function: found.collect() }
    }

    /// Sets the found sizes of the results of a function of the file.
    pub fn give(&self, function: &mut Function<'_>) {
        let Some(found) = self.by_function.get(&function.span.start()) else { return };
        for (result, sizes) in function.results.iter_mut().flatten().zip(found) {
            result.sizes.clone_from(sizes);
        }
    }
}

/// Computes the sizes of results from the operations of a file, and adds them to its functions.
pub fn find_sizes(
    functions: &mut [Function<'_>],
    text: &[u8],
    registry: &Registry,
    limits: &Limits,
) {
    let found = ResultSizes::find(functions, text, registry, limits);
    for function in functions {
        found.give(function);
    }
}

/// Whether a function has results of open sizes, and names in the sizes of its arguments.
#[must_use]
pub fn are_open(function: &Function<'_>, text: &[u8], limits: &Limits) -> bool {
    names_of(function, text, limits).is_some()
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

/// The sizes of a result, if they consist of names that a caller knows.
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
