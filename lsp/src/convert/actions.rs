//! Code actions as the protocol has them.

use super::View;
use abide_core::diagnostic::Diagnostic;
use abide_core::ide::{self, Document, OfferedFix, Rewrite};
use abide_core::text::{Span, TextEdit};
use serde::{Deserialize, Serialize};
use tower_lsp::lsp_types as lsp;

/// The kinds of rewrites begin with this; the name of the pass follows.
const REWRITE: &str = "refactor.rewrite.abide";

/// Rewrites of a whole file that is longer, in bytes, are only computed for clients that ask for
/// one at a time.
const LONG: usize = 1 << 18;

/// The kinds of actions that there are.
pub(crate) fn action_kinds() -> Vec<lsp::CodeActionKind> {
    let (quick_fix, refactor) = (lsp::CodeActionKind::QUICKFIX, lsp::CodeActionKind::REFACTOR);
    vec![quick_fix, refactor, lsp::CodeActionKind::REFACTOR_REWRITE]
}

/// Whether a client that asks for `only` some kinds wants one.
pub(crate) fn is_wanted(only: Option<&[lsp::CodeActionKind]>, kind: &lsp::CodeActionKind) -> bool {
    only.is_none_or(|only| {
        only.iter().any(|wanted| {
            let rest = kind.as_str().strip_prefix(wanted.as_str());
            rest.is_some_and(|rest| {
                rest.is_empty() || rest.starts_with('.') || wanted.as_str().is_empty()
            })
        })
    })
}

/// A rewrite that is computed when the client asks for it: what it needs then.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Deferred {
    pub(crate) uri: lsp::Url,
    /// Our number of the version.
    pub(crate) generation: u64,
    /// The name of the rewrite.
    pub(crate) rewrite: String,
    /// Within the function that is worked on; `None` for the whole file.
    pub(crate) offset: Option<u32>,
}

impl View {
    /// The fixes that are offered for diagnostics, which `shown` makes those of the protocol.
    pub(crate) fn quick_fixes(
        &self,
        found: &[&Diagnostic],
        offered: Vec<Vec<OfferedFix>>,
        shown: impl Fn(&Diagnostic) -> lsp::Diagnostic,
    ) -> Vec<lsp::CodeActionOrCommand> {
        let all = found.iter().zip(offered);
        let all = all.flat_map(|(found, offered)| offered.into_iter().map(move |one| (found, one)));
        let actions = all.map(|(found, OfferedFix { fix, is_preferred })| lsp::CodeAction {
            title: fix.title.into(),
            kind: Some(lsp::CodeActionKind::QUICKFIX),
            diagnostics: Some(vec![shown(found)]),
            edit: Some(self.workspace_edit(&fix.edits)),
            is_preferred: Some(is_preferred),
            ..lsp::CodeAction::default()
        });
        actions.map(lsp::CodeActionOrCommand::CodeAction).collect()
    }

    pub(crate) fn action(&self, action: &ide::Action) -> lsp::CodeActionOrCommand {
        lsp::CodeActionOrCommand::CodeAction(lsp::CodeAction {
            title: action.title.clone(),
            kind: Some(lsp::CodeActionKind::REFACTOR),
            edit: Some(self.workspace_edit(&action.edits)),
            ..lsp::CodeAction::default()
        })
    }

    /// The rewrites that are offered for a range; where the client cannot ask for their edits later,
    /// those that change something, with their edits.
    pub(crate) fn rewrites(
        &self,
        document: &Document,
        range: Span,
        only: Option<&[lsp::CodeActionKind]>,
        deferred: bool,
    ) -> Vec<lsp::CodeActionOrCommand> {
        let offers = ide::rewrites(document, range.start()).into_iter();
        let actions = offers.filter_map(|offer| {
            let kind = format!("{REWRITE}.{}", offer.rewrite.name());
            let kind = lsp::CodeActionKind::from(kind);
            if !is_wanted(only, &kind) {
                return None;
            }
            let action = lsp::CodeAction {
                title: offer.title,
                kind: Some(kind),
                ..lsp::CodeAction::default()
            };
            if deferred {
                let data = Deferred {
                    uri: self.uri.clone(),
                    generation: self.snapshot.generation,
                    rewrite: offer.rewrite.name().to_owned(),
                    offset: offer.offset,
                };
                return Some(lsp::CodeAction { data: serde_json::to_value(data).ok(), ..action });
            }
            if offer.offset.is_none() && document.text().len() > LONG {
                return None;
            }
            // What fails is not offered.
            let edits = self.rewrite(document, offer.offset, offer.rewrite).ok()?;
            let edit = Some(self.workspace_edit(&edits));
            (!edits.is_empty()).then_some(lsp::CodeAction { edit, ..action })
        });
        actions.map(lsp::CodeActionOrCommand::CodeAction).collect()
    }

    pub(crate) fn rewrite(
        &self,
        document: &Document,
        offset: Option<u32>,
        rewrite: Rewrite,
    ) -> Result<Vec<TextEdit>, ide::TransformError> {
        ide::rewrite(document, offset, rewrite).map(|made| made.edits)
    }
}
