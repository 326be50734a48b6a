//! The calls of a file's functions by their metadata.

use crate::db::Document;
use crate::functions::{function_at, functions};
use abide_abi::{Source, explain};
use abide_source::text::Span;

/// A function with metadata about its call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FunctionAbi {
    /// Its name in the text.
    pub(crate) name: Span,
    /// The source of its calling convention.
    pub(crate) source: &'static str,
    /// The call, in the notation of `abide abi explain`.
    pub(crate) text: String,
}

/// All of them, in the order of the text.
pub(crate) fn function_abis(document: &Document) -> Vec<FunctionAbi> {
    let (text, limits) = (document.text(), document.limits());
    let described = functions(document).into_iter().filter_map(|function| {
        let explanation = explain(&function, text, limits);
        (explanation.source != Source::Types).then(|| FunctionAbi {
            name: function.name_span,
            source: explanation.source.name(),
            text: explanation.text,
        })
    });
    described.collect()
}

/// The call of the function around a place, if it has metadata.
#[must_use]
pub fn abi_at(document: &Document, offset: u32) -> Option<String> {
    let function = function_at(document, offset)?;
    let explanation = explain(&function, document.text(), document.limits());
    (explanation.source != Source::Types).then_some(explanation.text)
}
