//! Answers for an editor about a file: plain data over byte offsets, without protocol types.
//!
//! A [`Document`] holds a text with everything that is known about it. Each feature is a function from a document
//! (and mostly an offset) to an answer, in its own file. An answer never depends on a file without errors: the parsed
//! text around an error still counts.
//!
//! Dialect descriptions define the behaviour and operands of operations. The types of results are known if they are
//! written next to the name or in the generic form.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::indexing_slicing,
        clippy::string_slice
    )
)]
#![forbid(unsafe_code)]

mod actions;
mod affine;
mod alias_actions;
mod annotations;
mod callee;
mod calls;
mod completion;
mod db;
mod definition;
mod described;
mod diagnostics;
mod dialect_pages;
mod document_links;
mod document_symbols;
mod entity;
mod expanded;
mod expected_type;
mod explain;
mod file_index;
mod fixes;
mod folding;
mod form;
mod form_reader;
mod formatting;
mod function_abis;
mod functions;
mod highlight;
mod hover;
mod inlay_hints;
mod lenses;
mod lines;
mod llvm_version;
mod mesh_axes;
mod named_types;
mod operand_hints;
mod operation_help;
mod operation_roles;
mod other_form;
mod page;
mod references;
mod rename;
mod resources;
mod scope;
mod selection;
mod semantic_tokens;
mod signatures;
mod snippet;
mod symbol_query;
mod top_level;
mod transform;
mod type_definition;
mod type_in_words;
mod value_shapes;
mod value_types;
mod version_actions;
mod visible;
mod workspace_symbols;
mod written_type;

pub use actions::{Action, actions, ignore_comment};
pub use calls::{Call, call_item, incoming_calls, outgoing_calls};
pub use completion::{
    Completion, CompletionKind, Nearness, OFFERED, Rank, completion_documentation, completions,
};
pub use db::{Document, Executor};
pub use definition::definition;
pub use described::{
    described_definitions, described_place, described_references, described_uses, dialects_used,
};
pub use diagnostics::{
    Row, Suppressed, bytecode_losses, check_file, check_file_with, check_file_without_verifier,
    check_in_place, decoded_bytecode, suppressed,
};
pub use dialect_pages::dialect_pages;
pub use document_links::{DocumentLink, document_links};
pub use document_symbols::{DocumentSymbol, DocumentSymbolKind, document_symbols};
pub use entity::Occurrence;
pub use explain::{AbiExplanation, explain_abi};
pub use file_index::{
    IndexedSymbol, Reach, expects_errors, file_index, linked_function, place_of_linked,
};
pub use fixes::{
    Attempt, Fixed, OfferedFix, Reading, Refusal, apply_fixes, fix_all, fixes, fixes_of_text,
    judge, suggest_fixes,
};
pub use folding::{Fold, FoldKind, folds};
pub use formatting::formatting;
pub use function_abis::abi_at;
pub use highlight::highlights;
pub use hover::{Hover, hover};
pub use inlay_hints::{InlayHint, inlay_hints};
pub use lenses::{CodeLens, LensClick, code_lenses, python_call_lenses};
pub use llvm_version::{LlvmChoice, llvm_choice};
pub use operation_help::{SignatureHelp, signature_help};
pub use page::page;
pub use references::references;
pub use rename::{RenameError, prepare_rename, rename};
pub use resources::{ElementType, ResourceData, Statistics, npy, resources};
pub use selection::selection;
pub use semantic_tokens::{
    NumberedToken, SemanticToken, SemanticTokenKind, TokenEdit, TokenNumbers,
    semantic_token_numbers, semantic_tokens,
};
pub use signatures::SignatureFormat;
pub use snippet::operation_snippet;
pub use symbol_query::{SymbolQuery, has_letters};
pub use transform::{
    GenericForm, Rewrite, RewriteOffer, TransformError, Transformed, generic_form, rewrite,
    rewrites, run_passes,
};
pub use type_definition::type_definition;
pub use workspace_symbols::{WorkspaceSymbol, workspace_symbols};
