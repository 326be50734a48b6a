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

mod callee;
mod db;
mod described;
mod descriptions;
mod diagnostics;
mod entity;
mod features;
mod fixes;
mod form;
mod form_reader;
mod form_writer;
mod functions;
mod markdown;
mod mesh_axes;
mod named_types;
mod operation_roles;
mod resources;
mod samples;
mod scope;
mod snippet;
mod top_level;
mod type_fits;
mod value_shapes;
mod value_types;
mod visible;

pub use abide_source::executor::{Executor, one_by_one};
pub use db::Document;
pub use described::{
    bundled_name, described_definitions, described_place, described_references, described_uses,
    dialects_used, project_dialects,
};
pub use diagnostics::{
    CheckedText, Row, Suppressed, bytecode_losses, check_file, check_file_with,
    check_file_without_verifier, check_in_place, decoded_bytecode, is_clean, is_clean_text,
    suppressed,
};
pub use entity::Occurrence;
pub use features::{
    AbiExplanation, Action, Call, CodeLens, Completion, CompletionKind, DocumentLink,
    DocumentSymbol, DocumentSymbolKind, Fold, FoldKind, GenericForm, IndexedSymbol, InlayHint,
    LensClick, LlvmChoice, MAX_OFFERED_ITEMS, Nearness, NumberedToken, Rank, Reach, RenameError,
    Rewrite, RewriteOffer, SemanticToken, SemanticTokenKind, SemanticTokenSet, SignatureFormat,
    SignatureHelp, SymbolQuery, TokenEdit, TokenNumbers, TransformError, Transformed,
    WorkspaceSymbol, abi_at, actions, call_item, code_lenses, completion_documentation,
    completions, definition, dialect_pages, document_links, document_symbols, expects_errors,
    explain_abi, file_index, folds, formatting, generic_form, has_letters, highlights, hover,
    ignore_comment, incoming_calls, inlay_hints, is_page_name, linked_function, llvm_choice,
    outgoing_calls, page, place_of_linked, prepare_rename, python_call_lenses, references, rename,
    rewrite, rewrites, run_passes, selection, semantic_token_numbers, semantic_tokens,
    signature_help, type_definition, type_place, workspace_symbols,
};
pub use fixes::{
    Attempt, Fixed, OfferedFix, Reading, Refusal, apply_fixes, fix_all, fixes, fixes_of_text,
    judge, suggest_fixes,
};
pub use form::operation_snippet;
pub use markdown::Hover;
pub use resources::{ElementType, ResourceData, Statistics, npy, resources};
