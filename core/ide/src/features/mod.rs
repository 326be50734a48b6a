//! The answers of an editor: a file for each feature.

mod action;
mod actions;
mod affine;
mod alias_actions;
mod annotations;
mod calls;
mod completion;
mod constant_actions;
mod definition;
mod dialect_pages;
mod document_links;
mod document_symbols;
mod expanded;
mod expected_type;
mod explain;
mod file_index;
mod folding;
mod formatting;
mod function_abis;
mod highlight;
mod hover;
mod inlay_hint;
mod inlay_hints;
mod lenses;
mod line_edits;
mod lines;
mod llvm_version;
mod one_operation;
mod operand_hints;
mod operation_help;
mod page;
mod references;
mod rename;
mod selection;
mod semantic_tokens;
mod signatures;
mod symbol_query;
mod transform;
mod type_definition;
mod type_in_words;
mod version_actions;
mod workspace_symbols;
mod written_type;

pub use action::Action;
pub use actions::{actions, ignore_comment};
pub use calls::{Call, call_item, incoming_calls, outgoing_calls};
pub use completion::{
    Completion, CompletionKind, MAX_OFFERED_ITEMS, Nearness, Rank, completion_documentation,
    completions,
};
pub use definition::definition;
pub use dialect_pages::{dialect_pages, is_page_name};
pub use document_links::{DocumentLink, document_links};
pub use document_symbols::{DocumentSymbol, DocumentSymbolKind, document_symbols};
pub use explain::{AbiExplanation, explain_abi};
pub use file_index::{
    IndexedSymbol, Reach, expects_errors, file_index, linked_function, place_of_linked,
};
pub use folding::{Fold, FoldKind, folds};
pub use formatting::formatting;
pub use function_abis::abi_at;
pub use highlight::highlights;
pub use hover::hover;
pub use inlay_hint::InlayHint;
pub use inlay_hints::inlay_hints;
pub use lenses::{CodeLens, LensClick, code_lenses, python_call_lenses};
pub use llvm_version::{LlvmChoice, llvm_choice};
pub use operation_help::{SignatureHelp, signature_help};
pub use page::page;
pub use references::references;
pub use rename::{RenameError, prepare_rename, rename};
pub use selection::selection;
pub use semantic_tokens::{
    NumberedToken, SemanticToken, SemanticTokenKind, SemanticTokenSet, TokenEdit, TokenNumbers,
    semantic_token_numbers, semantic_tokens,
};
pub use signatures::SignatureFormat;
pub use symbol_query::{SymbolQuery, has_letters};
pub use transform::{
    GenericForm, Rewrite, RewriteOffer, TransformError, Transformed, generic_form, rewrite,
    rewrites, run_passes,
};
pub use type_definition::{type_definition, type_place};
pub use workspace_symbols::{WorkspaceSymbol, workspace_symbols};
