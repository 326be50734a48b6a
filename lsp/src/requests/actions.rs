//! Code actions.

use crate::backend::Backend;
use crate::convert::{self, View};
use crate::documents::Format;
use crate::publisher::Publisher;
use crate::session::Session;
use crate::worker::{Cancelled, Failure};
use abide_core::diagnostic::Diagnostic;
use abide_core::ide::{self, Reading, SignatureFormat};
use abide_core::text::{Span, line_end};
use std::sync::Arc;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// The actions that a client asks for.
struct Wanted {
    range: Span,
    /// The kinds; all without it.
    only: Option<Vec<lsp::CodeActionKind>>,
    /// Whether the user asked. An editor asks by itself at each move of the cursor: it shows only what repairs the
    /// text there.
    is_invoked: bool,
    /// Whether the client asks for the edit of an action that the user chooses.
    deferred: bool,
}

impl Wanted {
    fn fixes(&self) -> bool {
        self.is_kind(&lsp::CodeActionKind::QUICKFIX)
    }

    fn is_kind(&self, kind: &lsp::CodeActionKind) -> bool {
        convert::is_wanted(self.only.as_deref(), kind)
    }

    fn touches(&self, found: &Diagnostic) -> bool {
        found.span.meets(self.range)
    }
}

/// `textDocument/codeAction`
pub(crate) async fn code_action(
    backend: &Backend,
    params: lsp::CodeActionParams,
) -> Result<Option<lsp::CodeActionResponse>> {
    let Session { resolves_edits: deferred, actions: is_known, .. } = backend.session();
    if !is_known {
        // A client of the first version accepts commands only, which these are not.
        return Ok(None);
    }
    let Some(view) = backend.view(&params.text_document.uri) else { return Ok(None) };
    let wanted = Wanted {
        range: view.span(params.range),
        only: params.context.only,
        is_invoked: params.context.trigger_kind != Some(lsp::CodeActionTriggerKind::AUTOMATIC),
        deferred,
    };
    match view.snapshot.format {
        Format::TableGen if wanted.fixes() => {
            let explains = wanted.is_invoked && backend.settings().action_commands;
            backend.tablegen_fixes(view, params.range, explains).await
        }
        Format::TableGen => Ok(None),
        Format::Signature(format) if wanted.fixes() => {
            let fixes = backend.run(move |_| Ok(signature_fixes(&view, format, &wanted)));
            fixes.await.map(Some)
        }
        Format::Signature(_) | Format::DecodedBytecode => Ok(Some(Vec::new())),
        Format::Mlir => {
            let publisher = Arc::clone(&backend.publisher);
            let actions = backend.run(move |cancelled| mlir(&view, &wanted, &publisher, cancelled));
            actions.await.map(Some)
        }
    }
}

/// The fixes of a signature or of reflection.
fn signature_fixes(
    view: &View,
    format: SignatureFormat,
    wanted: &Wanted,
) -> lsp::CodeActionResponse {
    let limits = view.snapshot.limits;
    let read = |text: Vec<u8>| {
        let found = format.check(&text, &limits);
        Reading::of_text(text, found)
    };
    let before = read(view.snapshot.text());
    let all = before.diagnostics.clone();
    let found: Vec<_> = all.iter().filter(|found| wanted.touches(found)).collect();
    let offered = ide::fixes_of_text(before, |text| Some(read(text)), &found);
    view.quick_fixes(&found, offered, |found| view.diagnostic(found))
}

/// The actions in an MLIR document.
fn mlir(
    view: &View,
    wanted: &Wanted,
    publisher: &Publisher,
    cancelled: &Cancelled,
) -> std::result::Result<lsp::CodeActionResponse, Failure> {
    let document = view.snapshot.document();
    let only = wanted.only.as_deref();
    let shows = |text: &[u8], found: &mut Vec<Diagnostic>| {
        publisher.rules.apply(&view.uri, text, found);
    };
    let mut all = document.diagnostics();
    shows(document.text(), &mut all);
    cancelled.check()?;
    // Hints about unused code are reported beside the diagnostics.
    let mut hints = document.hints();
    hints.retain(|found| wanted.touches(found));
    shows(document.text(), &mut hints);
    let mut found: Vec<_> = all.iter().filter(|found| wanted.touches(found)).collect();
    if found.is_empty() && hints.is_empty() && wanted.is_invoked {
        let line = line_around(document.text(), wanted.range.start());
        let begins = |found: &&Diagnostic| line.touches(found.span.start());
        found = all.iter().filter(begins).collect();
    }
    let hints: Vec<_> = hints.iter().collect();
    let commands = publisher.settings().action_commands;
    let abilities = convert::Abilities { deferred: wanted.deferred, commands };
    let fixed = |code: Option<&str>| ide::fix_all(&document, code, shows);
    let mut actions = Vec::new();
    if wanted.fixes() {
        let offered = ide::fixes(&document, &found);
        actions = view.quick_fixes(&found, offered, |found| view.diagnostic(found));
        let offered = ide::fixes(&document, &hints);
        actions.extend(view.quick_fixes(&hints, offered, |found| view.diagnostic(found)));
    }
    if convert::wants_fix_all(only) {
        actions.extend(view.fix_all(wanted.deferred, fixed));
    }
    cancelled.check()?;
    if wanted.is_invoked {
        if wanted.fixes() {
            let found = [&found[..], &hints].concat();
            actions.extend(view.about(&document, &found, &all, abilities, fixed));
        }
        let others = ide::actions(&document, wanted.range, &found);
        actions.extend(others.iter().map(|action| view.action(action)));
        cancelled.check()?;
        actions.extend(view.rewrites(&document, wanted.range, only, abilities));
    }
    actions.retain(|action| match action {
        lsp::CodeActionOrCommand::CodeAction(lsp::CodeAction { kind: Some(kind), .. }) => {
            wanted.is_kind(kind)
        }
        _ => true,
    });
    Ok(actions)
}

/// The line of a place. A cursor on the line of a diagnostic counts as a cursor on it.
fn line_around(text: &[u8], offset: u32) -> Span {
    let before = text.get(..offset as usize).unwrap_or(text);
    let start = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at + 1);
    Span::new(
        u32::try_from(start).unwrap_or(offset).min(offset),
        line_end(text, offset).max(offset),
    )
}

/// `codeAction/resolve`
pub(crate) async fn code_action_resolve(
    backend: &Backend,
    action: lsp::CodeAction,
) -> Result<lsp::CodeAction> {
    let deferred = action.data.clone().and_then(|data| serde_json::from_value(data).ok());
    let Some(deferred) = deferred else { return Ok(action) };
    let convert::Deferred { uri, generation, rewrite, offset } = deferred;
    let publisher = Arc::clone(&backend.publisher);
    let edit = backend.answer(&uri, move |view, document, _| {
        let refused = |why: &str| Failure::Refused(why.to_owned());
        if view.snapshot.generation != generation {
            return Err(refused("the document has changed since this was offered"));
        }
        if let Some(code) = convert::fixed_code(&rewrite) {
            let edits = ide::fix_all(document, code, |text, found| {
                publisher.rules.apply(&view.uri, text, found);
            });
            return Ok(view.workspace_edit(&edits));
        }
        let rewrite = ide::Rewrite::named(&rewrite).ok_or_else(|| refused("unknown action"))?;
        let edits = view.rewrite(document, offset, rewrite);
        let edits = edits.map_err(|error| Failure::Refused(error.to_string()))?;
        Ok(view.workspace_edit(&edits))
    });
    let edit = edit.await?;
    Ok(lsp::CodeAction { edit, ..action })
}
