//! The abilities of a client.

use crate::refresh::{Refresh, Refreshes};
use abide_core::text::Encoding;
use tower_lsp::lsp_types as lsp;

/// The features of the protocol that the client supports.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Session {
    pub(crate) encoding: Encoding,
    /// Whether the client shows the places that explain a diagnostic.
    pub(crate) related: bool,
    /// Whether it shows tags of diagnostics.
    pub(crate) tags: bool,
    /// Whether it asks for diagnostics, so that they need not be sent.
    pub(crate) pulls: bool,
    /// Whether it accepts the diagnostics of other documents in the answer about one.
    pub(crate) takes_others: bool,
    /// Whether it shows the progress of the server's work.
    pub(crate) progress: bool,
    /// Whether it requests the edit of a code action once the user chooses the action.
    pub(crate) resolves_edits: bool,
    /// Whether it fills in the gaps of snippets.
    pub(crate) snippets: bool,
    /// Whether it shows a text beside the label of a completion.
    pub(crate) label_details: bool,
    /// Whether it shows a hover's Markdown; else it gets plain text.
    pub(crate) markdown: bool,
    /// Whether it shows nested symbols; otherwise it gets a flat list.
    pub(crate) nested_symbols: bool,
    /// Whether semantic tokens are its only colours, so that strings, numbers and comments must be among them.
    pub(crate) needs_literal_tokens: bool,
    /// Whether it knows code actions other than commands.
    pub(crate) actions: bool,
    /// Whether the server can register for changes of files on disk.
    pub(crate) watches: bool,
    /// Whether the server can request its settings (`workspace/configuration`).
    pub(crate) configures: bool,
    /// Whether it accepts refreshes of diagnostics, hints and lenses.
    pub(crate) refreshes: Refreshes,
}

impl Default for Session {
    fn default() -> Session {
        Session {
            encoding: Encoding::Utf16,
            related: false,
            tags: false,
            pulls: false,
            takes_others: false,
            progress: false,
            resolves_edits: false,
            snippets: false,
            label_details: false,
            markdown: true,
            nested_symbols: false,
            needs_literal_tokens: false,
            actions: true,
            watches: false,
            configures: false,
            refreshes: Refreshes::default(),
        }
    }
}

impl Session {
    /// Whether the client supports a refresh, and needs it.
    pub(crate) fn supports(&self, what: Refresh) -> bool {
        let is_needed = match what {
            // A client that does not pull diagnostics gets them pushed.
            Refresh::Diagnostics => self.pulls,
            Refresh::InlayHints | Refresh::CodeLenses => true,
        };
        is_needed && self.refreshes.supports(what)
    }

    /// The features that these capabilities declare.
    pub(crate) fn with(encoding: Encoding, capabilities: &lsp::ClientCapabilities) -> Session {
        let text_document = capabilities.text_document.as_ref();
        let publish = text_document.and_then(|text| text.publish_diagnostics.as_ref());
        let pulled = text_document.and_then(|text| text.diagnostic.as_ref());
        let window = capabilities.window.as_ref();
        let action = text_document.and_then(|text| text.code_action.as_ref());
        let completion = text_document.and_then(|text| text.completion.as_ref());
        let item = completion.and_then(|completion| completion.completion_item.as_ref());
        let resolved = action.and_then(|action| action.resolve_support.as_ref());
        let hover = text_document.and_then(|text| text.hover.as_ref());
        let formats = hover.and_then(|hover| hover.content_format.as_ref());
        let tokens = text_document.and_then(|text| text.semantic_tokens.as_ref());
        let symbols = text_document.and_then(|text| text.document_symbol.as_ref());
        Session {
            encoding,
            related: publish.and_then(|caps| caps.related_information).unwrap_or(false),
            tags: publish.is_some_and(|caps| caps.tag_support.is_some()),
            pulls: pulled.is_some(),
            takes_others: pulled.and_then(|caps| caps.related_document_support).unwrap_or(false),
            progress: window.and_then(|window| window.work_done_progress).unwrap_or(false),
            snippets: item.and_then(|item| item.snippet_support).unwrap_or(false),
            label_details: item.and_then(|item| item.label_details_support).unwrap_or(false),
            resolves_edits: resolved
                .is_some_and(|resolved| resolved.properties.iter().any(|name| name == "edit")),
            markdown: formats.is_none_or(|known| known.contains(&lsp::MarkupKind::Markdown)),
            nested_symbols: symbols
                .and_then(|symbols| symbols.hierarchical_document_symbol_support)
                .unwrap_or(false),
            needs_literal_tokens: tokens
                .is_some_and(|tokens| tokens.augments_syntax_tokens == Some(false)),
            actions: action.is_none_or(|action| action.code_action_literal_support.is_some()),
            watches: capabilities
                .workspace
                .as_ref()
                .and_then(|workspace| workspace.did_change_watched_files)
                .and_then(|watched| watched.dynamic_registration)
                .unwrap_or(false),
            configures: capabilities
                .workspace
                .as_ref()
                .and_then(|workspace| workspace.configuration)
                .unwrap_or(false),
            refreshes: Refreshes::with(capabilities.workspace.as_ref()),
        }
    }
}
