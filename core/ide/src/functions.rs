//! The functions of a document, with the sizes of results that only their operations determine.

use super::document::Document;
use abide_abi::{Function, Functions, are_open};

/// All of them, in the order of the text.
pub(super) fn functions(document: &Document) -> Vec<Function<'_>> {
    let mut functions = functions_as_written(document);
    for function in &mut functions {
        give_sizes(document, function);
    }
    functions
}

/// The innermost function around a place.
pub(super) fn function_at(document: &Document, offset: u32) -> Option<Function<'_>> {
    let (tree, text, limits) = (document.tree(), document.text(), document.limits());
    let mut function =
        Functions::at(tree, text, limits, offset, document.registry().annotations())?;
    give_sizes(document, &mut function);
    Some(function)
}

/// All of them, without the sizes that their types leave open.
pub(super) fn functions_as_written(document: &Document) -> Vec<Function<'_>> {
    let (tree, text, limits) = (document.tree(), document.text(), document.limits());
    Functions::find_with(tree, text, limits, document.registry().annotations()).functions
}

/// The sizes of the document are found out for the first function that needs them.
fn give_sizes(document: &Document, function: &mut Function<'_>) {
    if are_open(function, document.text(), document.limits()) {
        document.result_sizes().give(function);
    }
}
