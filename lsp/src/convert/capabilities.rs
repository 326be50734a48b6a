//! The server's capabilities.

use super::{TOKEN_MODIFIERS, TOKEN_TYPES};
use crate::requests;
use tower_lsp::lsp_types as lsp;

/// The server's capabilities.
pub(crate) fn capabilities(encoding: lsp::PositionEncodingKind) -> lsp::ServerCapabilities {
    let triggers = ["%", "^", "@", "#", "!", ".", "$"].map(str::to_owned).to_vec();
    lsp::ServerCapabilities {
        position_encoding: Some(encoding),
        text_document_sync: Some(synchronisation()),
        diagnostic_provider: Some(diagnostics()),
        declaration_provider: Some(lsp::DeclarationCapability::Simple(true)),
        type_definition_provider: Some(lsp::TypeDefinitionProviderCapability::Simple(true)),
        call_hierarchy_provider: Some(lsp::CallHierarchyServerCapability::Simple(true)),
        workspace_symbol_provider: Some(lsp::OneOf::Left(true)),
        workspace: Some(workspace()),
        code_lens_provider: Some(lsp::CodeLensOptions { resolve_provider: Some(false) }),
        document_link_provider: Some(lsp::DocumentLinkOptions {
            resolve_provider: Some(false),
            work_done_progress_options: lsp::WorkDoneProgressOptions::default(),
        }),
        signature_help_provider: Some(lsp::SignatureHelpOptions {
            trigger_characters: Some([",", "<", "("].map(str::to_owned).to_vec()),
            ..lsp::SignatureHelpOptions::default()
        }),
        inlay_hint_provider: Some(lsp::OneOf::Left(true)),
        document_formatting_provider: Some(lsp::OneOf::Left(true)),
        document_range_formatting_provider: Some(lsp::OneOf::Left(true)),
        document_on_type_formatting_provider: Some(lsp::DocumentOnTypeFormattingOptions {
            first_trigger_character: "}".to_owned(),
            more_trigger_character: None,
        }),
        hover_provider: Some(lsp::HoverProviderCapability::Simple(true)),
        definition_provider: Some(lsp::OneOf::Left(true)),
        references_provider: Some(lsp::OneOf::Left(true)),
        document_highlight_provider: Some(lsp::OneOf::Left(true)),
        document_symbol_provider: Some(lsp::OneOf::Left(true)),
        folding_range_provider: Some(lsp::FoldingRangeProviderCapability::Simple(true)),
        selection_range_provider: Some(lsp::SelectionRangeProviderCapability::Simple(true)),
        rename_provider: Some(lsp::OneOf::Right(lsp::RenameOptions {
            prepare_provider: Some(true),
            work_done_progress_options: lsp::WorkDoneProgressOptions::default(),
        })),
        completion_provider: Some(lsp::CompletionOptions {
            trigger_characters: Some(triggers),
            resolve_provider: Some(true),
            ..lsp::CompletionOptions::default()
        }),
        code_action_provider: Some(lsp::CodeActionProviderCapability::Options(
            lsp::CodeActionOptions {
                code_action_kinds: Some(super::action_kinds()),
                resolve_provider: Some(true),
                ..lsp::CodeActionOptions::default()
            },
        )),
        semantic_tokens_provider: Some(semantic_tokens()),
        experimental: Some(requests::experimental()),
        ..lsp::ServerCapabilities::default()
    }
}

/// An edit sends the changed ranges.
fn synchronisation() -> lsp::TextDocumentSyncCapability {
    lsp::TextDocumentSyncCapability::Options(lsp::TextDocumentSyncOptions {
        open_close: Some(true),
        change: Some(lsp::TextDocumentSyncKind::INCREMENTAL),
        ..lsp::TextDocumentSyncOptions::default()
    })
}

fn diagnostics() -> lsp::DiagnosticServerCapabilities {
    lsp::DiagnosticServerCapabilities::Options(lsp::DiagnosticOptions {
        identifier: Some("abide".to_owned()),
        // A `.td` file may be wrong because of one that it includes.
        inter_file_dependencies: true,
        workspace_diagnostics: true,
        ..lsp::DiagnosticOptions::default()
    })
}

fn workspace() -> lsp::WorkspaceServerCapabilities {
    lsp::WorkspaceServerCapabilities {
        workspace_folders: Some(lsp::WorkspaceFoldersServerCapabilities {
            supported: Some(true),
            change_notifications: Some(lsp::OneOf::Left(true)),
        }),
        file_operations: Some(lsp::WorkspaceFileOperationsServerCapabilities {
            did_rename: Some(files()),
            ..lsp::WorkspaceFileOperationsServerCapabilities::default()
        }),
    }
}

fn semantic_tokens() -> lsp::SemanticTokensServerCapabilities {
    let legend = lsp::SemanticTokensLegend {
        token_types: TOKEN_TYPES.to_vec(),
        token_modifiers: TOKEN_MODIFIERS.to_vec(),
    };
    lsp::SemanticTokensServerCapabilities::SemanticTokensOptions(lsp::SemanticTokensOptions {
        legend,
        range: Some(true),
        full: Some(lsp::SemanticTokensFullOptions::Delta { delta: Some(true) }),
        ..lsp::SemanticTokensOptions::default()
    })
}

/// The files whose renaming matters.
fn files() -> lsp::FileOperationRegistrationOptions {
    let filter = |ending| lsp::FileOperationFilter {
        scheme: Some("file".to_owned()),
        pattern: lsp::FileOperationPattern {
            glob: format!("**/*.{ending}"),
            matches: Some(lsp::FileOperationPatternKind::File),
            options: None,
        },
    };
    lsp::FileOperationRegistrationOptions { filters: ["mlir", "td"].map(filter).to_vec() }
}
