//! The functions of a document, with the sizes of results that only their operations determine.

use crate::db::Document;
use crate::db::FileCache;
use abide_abi::{Function, FunctionReader, Functions, ResultSizes, are_open};
use std::sync::OnceLock;

/// The functions of a document, in the order of the text.
pub(super) fn functions(document: &Document) -> Vec<Function<'_>> {
    let mut functions = functions_as_written(document);
    for function in &mut functions {
        give_sizes(document, function);
    }
    functions
}

/// The innermost function around a place.
pub(super) fn function_at(document: &Document, offset: u32) -> Option<Function<'_>> {
    function_of(document, &function_reader(document), offset)
}

/// A reader of functions one by one, for callers that need several of them: it reads the text around them once.
pub(super) fn function_reader(document: &Document) -> FunctionReader<'_> {
    let (tree, text, limits) = (document.tree(), document.text(), document.limits());
    FunctionReader::new(tree, text, limits, document.registry().annotations())
}

/// The innermost function around a place, by a reader of the document.
pub(super) fn function_of<'d>(
    document: &'d Document,
    reader: &FunctionReader<'d>,
    offset: u32,
) -> Option<Function<'d>> {
    let mut function = reader.at(offset)?;
    give_sizes(document, &mut function);
    Some(function)
}

/// The functions of a document, without the sizes that their types leave open.
fn functions_as_written(document: &Document) -> Vec<Function<'_>> {
    let (tree, text, limits) = (document.tree(), document.text(), document.limits());
    Functions::find_with(tree, text, limits, document.registry().annotations()).functions
}

/// The sizes of the document are inferred for the first function that needs them.
fn give_sizes(document: &Document, function: &mut Function<'_>) {
    if are_open(function, document.text(), document.limits()) {
        result_sizes(document).give(function);
    }
}

/// The maximum length of a text whose result sizes are inferred from operations, in bytes: all operations are parsed
/// for them after each edit.
const MAX_BYTES_WITH_SIZES: usize = 1 << 20;

/// The result sizes of a document, once requested.
#[derive(Default, Clone)]
struct KeptSizes(OnceLock<ResultSizes>);

impl FileCache for KeptSizes {}

/// Returns the result sizes inferred from the operations, as in `abide abi`.
fn result_sizes(document: &Document) -> &ResultSizes {
    document.kept::<KeptSizes>().0.get_or_init(|| {
        let text = document.text();
        if text.len() > MAX_BYTES_WITH_SIZES {
            return ResultSizes::default();
        }
        let functions = functions_as_written(document);
        ResultSizes::find(&functions, text, document.registry(), document.limits())
    })
}
