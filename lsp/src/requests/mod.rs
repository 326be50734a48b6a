//! The requests: one table, and a file for each feature.
//!
//! tower-lsp makes a tree of JSON values of each answer, and a text of that. Where an answer may be long, its handler
//! keeps the text and returns a [`Ticket`](crate::answers::Ticket). All requests run on workers, and stop when the
//! client cancels them.

mod abide;
mod actions;
mod answer;
mod bytecode;
mod calls;
mod completion;
mod diagnostics;
mod formatting;
mod hints;
mod hover;
mod logs;
mod navigation;
mod rename;
mod symbols;
mod tokens;

pub(crate) use abide::experimental;

use crate::backend::Backend;
use tower_lsp::LspServiceBuilder;

/// Declares the table of requests: the method, and the function that answers it.
macro_rules! requests {
    ($($method:literal => $handler:path,)*) => {
        /// The methods, each with the name that it has in tower-lsp, whose own handlers come first.
        const METHODS: &[(&str, &str)] = &[$(($method, concat!("abide/handler/", $method))),*];

        /// Registers the requests in tower-lsp.
        pub(crate) fn register(builder: LspServiceBuilder<Backend>) -> LspServiceBuilder<Backend> {
            builder$(.custom_method(concat!("abide/handler/", $method), $handler))*
        }
    };
}

requests! {
    "textDocument/hover" => hover::hover,
    "textDocument/signatureHelp" => hover::signature_help,
    "textDocument/completion" => completion::completion,
    "completionItem/resolve" => completion::completion_resolve,
    "textDocument/declaration" => navigation::goto_declaration,
    "textDocument/definition" => navigation::goto_definition,
    "textDocument/typeDefinition" => navigation::goto_type_definition,
    "textDocument/references" => navigation::references,
    "textDocument/documentHighlight" => navigation::document_highlight,
    "textDocument/documentLink" => navigation::document_link,
    "textDocument/selectionRange" => navigation::selection_range,
    "textDocument/prepareCallHierarchy" => calls::prepare_call_hierarchy,
    "callHierarchy/incomingCalls" => calls::incoming_calls,
    "callHierarchy/outgoingCalls" => calls::outgoing_calls,
    "textDocument/prepareRename" => rename::prepare_rename,
    "textDocument/rename" => rename::rename,
    "textDocument/codeAction" => actions::code_action,
    "codeAction/resolve" => actions::code_action_resolve,
    "textDocument/documentSymbol" => symbols::document_symbol,
    "textDocument/foldingRange" => symbols::folding_range,
    "workspace/symbol" => symbols::symbol,
    "textDocument/formatting" => formatting::formatting,
    "textDocument/rangeFormatting" => formatting::range_formatting,
    "textDocument/onTypeFormatting" => formatting::on_type_formatting,
    "textDocument/codeLens" => hints::code_lens,
    "textDocument/inlayHint" => hints::inlay_hint,
    "textDocument/semanticTokens/full" => tokens::semantic_tokens_full,
    "textDocument/semanticTokens/full/delta" => tokens::semantic_tokens_delta,
    "textDocument/semanticTokens/range" => tokens::semantic_tokens_range,
    "textDocument/diagnostic" => diagnostics::diagnostic,
    "workspace/diagnostic" => diagnostics::workspace_diagnostic,
    "abide/passes" => abide::passes,
    "abide/runPasses" => abide::run_passes,
    "abide/genericForm" => abide::generic_form,
    "abide/syntaxTree" => abide::syntax_tree,
    "abide/explainAbi" => abide::explain_abi,
    "abide/functionsWithAbi" => abide::functions_with_abi,
    "abide/llvmVersion" => abide::llvm_version,
    "abide/dumps" => logs::dumps,
    "abide/dumpText" => logs::dump_text,
    "abide/compareDumps" => logs::compare_dumps,
    "mlir/convertFromBytecode" => bytecode::convert_from_bytecode,
    "mlir/convertToBytecode" => bytecode::convert_to_bytecode,
}

/// The name of a request in tower-lsp; `None` for a method that is not in the table.
pub(crate) fn registered_name(method: &str) -> Option<&'static str> {
    METHODS.iter().find(|(own, _)| *own == method).map(|(_, name)| *name)
}
