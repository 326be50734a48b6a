//! Code actions as the protocol has them.

use super::View;
use abide_core::diagnostic::Diagnostic;
use abide_core::ide::{self, Document, OfferedFix, Rewrite};
use abide_core::text::{Span, TextEdit};
use serde::{Deserialize, Serialize};
use tower_lsp::lsp_types as lsp;

/// The kinds of rewrites begin with this; the name of the pass follows.
const REWRITE: &str = "refactor.rewrite.abide";

/// The kind of the action that applies all safe fixes.
const FIX_ALL: &str = "source.fixAll.abide";

/// The name of the rewrite that applies fixes; after a colon follows the code whose fixes alone are applied.
const FIXES: &str = "fix-all";

/// The kind of the actions about a diagnostic that do not fix it.
const ABOUT: &str = "quickfix.abide";

/// The maximum size in bytes of a file whose rewrites are computed for every client. Those of a larger file are only
/// computed for clients that request them one at a time.
const MAX_EAGER_REWRITE_BYTES: usize = 1 << 18;

/// The kinds of actions that there are.
pub(crate) fn action_kinds() -> Vec<lsp::CodeActionKind> {
    let (quick_fix, refactor) = (lsp::CodeActionKind::QUICKFIX, lsp::CodeActionKind::REFACTOR);
    vec![quick_fix, refactor, lsp::CodeActionKind::REFACTOR_REWRITE, FIX_ALL.into()]
}

/// Whether a client asks for the action that applies all safe fixes. It is not offered otherwise.
pub(crate) fn wants_fix_all(only: Option<&[lsp::CodeActionKind]>) -> bool {
    only.is_some() && is_wanted(only, &FIX_ALL.into())
}

/// The code whose fixes a deferred action applies, `None` for all; the outer `None` for another action.
pub(crate) fn fixed_code(rewrite: &str) -> Option<Option<&str>> {
    let rest = rewrite.strip_prefix(FIXES)?;
    Some(rest.strip_prefix(':'))
}

/// The abilities of a client about code actions.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Abilities {
    /// Whether it asks for the edits of an action later.
    pub(crate) deferred: bool,
    /// Whether it has the commands that explain a code and ask for a pass.
    pub(crate) commands: bool,
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

/// The data of a rewrite that is computed when the client requests it.
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
    /// The fixes that are offered for diagnostics; `shown` converts a diagnostic to the protocol.
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

    /// The action that applies all safe fixes of the document.
    pub(crate) fn fix_all(
        &self,
        deferred: bool,
        edits: impl FnOnce(Option<&str>) -> Vec<TextEdit>,
    ) -> Option<lsp::CodeActionOrCommand> {
        self.fixes_of("apply all safe fixes".to_owned(), FIX_ALL, None, deferred, edits)
    }

    fn fixes_of(
        &self,
        title: String,
        kind: &str,
        code: Option<&str>,
        deferred: bool,
        edits: impl FnOnce(Option<&str>) -> Vec<TextEdit>,
    ) -> Option<lsp::CodeActionOrCommand> {
        let kind = Some(kind.to_owned().into());
        let action = lsp::CodeAction { title, kind, ..lsp::CodeAction::default() };
        let action = if deferred {
            let rewrite = code.map_or_else(|| FIXES.to_owned(), |code| format!("{FIXES}:{code}"));
            let data = self.deferred(rewrite, None);
            lsp::CodeAction { data: serde_json::to_value(data).ok(), ..action }
        } else {
            let edits = edits(code);
            let edit = (!edits.is_empty()).then(|| self.workspace_edit(&edits))?;
            lsp::CodeAction { edit: Some(edit), ..action }
        };
        Some(lsp::CodeActionOrCommand::CodeAction(action))
    }

    fn deferred(&self, rewrite: String, offset: Option<u32>) -> Deferred {
        let generation = self.snapshot.generation;
        Deferred { uri: self.uri.clone(), generation, rewrite, offset }
    }

    /// The actions about the diagnostics of a range that do not fix them: all fixes of a code, a comment that ignores
    /// it, its explanation. `all` are the diagnostics of the document.
    pub(crate) fn about(
        &self,
        document: &Document,
        found: &[&Diagnostic],
        all: &[Diagnostic],
        abilities: Abilities,
        edits: impl Fn(Option<&str>) -> Vec<TextEdit>,
    ) -> Vec<lsp::CodeActionOrCommand> {
        let mut actions = Vec::new();
        let mut codes = Vec::new();
        for one in found {
            let code = one.code.name();
            if codes.contains(&code) || codes.len() == MAX_CODES {
                continue;
            }
            codes.push(code);
            let alike = all.iter().filter(|other| other.code == one.code && other.fix.is_some());
            let count = alike.count();
            let is_cheap = abilities.deferred || document.text().len() <= MAX_EAGER_REWRITE_BYTES;
            if count > 1 && is_cheap {
                let title = format!("fix all '{code}' in the file ({count})");
                let kind = format!("{ABOUT}.fix-all");
                let fixes = self.fixes_of(title, &kind, Some(code), abilities.deferred, &edits);
                actions.extend(fixes);
            }
            let ignored = ide::ignore_comment(document, one);
            actions.push(lsp::CodeActionOrCommand::CodeAction(lsp::CodeAction {
                title: ignored.title,
                kind: Some(format!("{ABOUT}.ignore").into()),
                edit: Some(self.workspace_edit(&ignored.edits)),
                ..lsp::CodeAction::default()
            }));
            if abilities.commands {
                actions.push(explanation(one));
            }
        }
        actions
    }

    /// The rewrites that are offered for a range; if the client cannot ask for their edits later,
    /// those that change something, with their edits.
    pub(crate) fn rewrites(
        &self,
        document: &Document,
        range: Span,
        only: Option<&[lsp::CodeActionKind]>,
        Abilities { deferred, commands }: Abilities,
    ) -> Vec<lsp::CodeActionOrCommand> {
        let offers = ide::rewrites(document, range.start());
        // A client that asks for rewrites gets each of them.
        let asks = only.is_some_and(|only| {
            only.iter().any(|kind| {
                kind.as_str().starts_with(lsp::CodeActionKind::REFACTOR_REWRITE.as_str())
            })
        });
        // Neither a pass nor the generic form is possible for a text with errors.
        let mut forms = offers.iter().filter(|offer| offer.rewrite == Rewrite::GenericForm);
        let is_possible = asks || forms.any(|offer| offer.may_change(document));
        let is_offered = |offer: &ide::RewriteOffer| match offer.rewrite {
            _ if asks => true,
            Rewrite::Pass(_) => is_possible && !commands && offer.may_change(document),
            Rewrite::GenericForm => is_possible,
        };
        let run = (commands && !asks && is_possible).then(|| {
            let in_function = offers.iter().any(|offer| offer.offset.is_some());
            let name = if in_function { "abide.runPassOnFunction" } else { "abide.runPassOnFile" };
            command("run a pass ..".to_owned(), format!("{REWRITE}.pass"), name, Vec::new())
        });
        let offers = offers.into_iter().filter(is_offered);
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
                let data = self.deferred(offer.rewrite.name().to_owned(), offer.offset);
                return Some(lsp::CodeAction { data: serde_json::to_value(data).ok(), ..action });
            }
            if offer.offset.is_none() && document.text().len() > MAX_EAGER_REWRITE_BYTES {
                return None;
            }
            // Rewrites that fail are not offered.
            let edits = self.rewrite(document, offer.offset, offer.rewrite).ok()?;
            let edit = Some(self.workspace_edit(&edits));
            (!edits.is_empty()).then_some(lsp::CodeAction { edit, ..action })
        });
        let actions = actions.map(lsp::CodeActionOrCommand::CodeAction);
        run.into_iter().chain(actions).collect()
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

/// The maximum number of codes at a place that have actions.
const MAX_CODES: usize = 3;

/// The command that explains the codes of diagnostics, each once.
pub(crate) fn explanations(found: &[&Diagnostic]) -> Vec<lsp::CodeActionOrCommand> {
    let mut codes = Vec::new();
    let is_new = |one: &&&Diagnostic| {
        let is_new = codes.len() < MAX_CODES && !codes.contains(&one.code);
        codes.extend(is_new.then_some(one.code));
        is_new
    };
    found.iter().filter(is_new).map(|one| explanation(one)).collect()
}

fn explanation(found: &Diagnostic) -> lsp::CodeActionOrCommand {
    let code = found.code.name();
    let arguments = vec![code.into(), found.code.page().into()];
    command(format!("explain '{code}'"), format!("{ABOUT}.explain"), "abide.explainCode", arguments)
}

/// An action that the client does.
fn command(
    title: String,
    kind: String,
    name: &str,
    arguments: Vec<serde_json::Value>,
) -> lsp::CodeActionOrCommand {
    let arguments = Some(arguments).filter(|arguments| !arguments.is_empty());
    let command = lsp::Command { title: title.clone(), command: name.to_owned(), arguments };
    lsp::CodeActionOrCommand::CodeAction(lsp::CodeAction {
        title,
        kind: Some(kind.into()),
        command: Some(command),
        ..lsp::CodeAction::default()
    })
}
