//! Code actions.

use crate::backend::Backend;
use crate::convert;
use crate::documents::Format;
use crate::session::Session;
use crate::worker::Failure;
use abide_core::diagnostic::Diagnostic;
use abide_core::ide;
use abide_core::ide::Reading;
use std::sync::Arc;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// `textDocument/codeAction`
pub(crate) async fn code_action(
    backend: &Backend,
    params: lsp::CodeActionParams,
) -> Result<Option<lsp::CodeActionResponse>> {
    let range = params.range;
    let only = params.context.only;
    // An editor asks by itself at each move of the cursor: it shows only what repairs the text there.
    let is_invoked = params.context.trigger_kind != Some(lsp::CodeActionTriggerKind::AUTOMATIC);
    let Session { resolves_edits: deferred, actions: is_known, .. } = backend.session();
    if !is_known {
        // A client of the first version accepts commands only, which these are not.
        return Ok(None);
    }
    let Some(view) = backend.view(&params.text_document.uri) else { return Ok(None) };
    if view.snapshot.format == Format::TableGen {
        let wants_fixes = convert::is_wanted(only.as_deref(), &lsp::CodeActionKind::QUICKFIX);
        return if wants_fixes { backend.tablegen_fixes(view, range).await } else { Ok(None) };
    }
    let publisher = Arc::clone(&backend.publisher);
    backend
        .run(move |cancelled| {
            let wanted = view.span(range);
            let wants_fixes = convert::is_wanted(only.as_deref(), &lsp::CodeActionKind::QUICKFIX);
            let touches = |found: &&Diagnostic| {
                found.span.start() <= wanted.end() && wanted.start() <= found.span.end()
            };
            let shown = |found: &Diagnostic| view.diagnostic(found);
            let document = match view.snapshot.format {
                Format::Mlir => view.snapshot.document(),
                Format::Signature(format) if wants_fixes => {
                    let limits = view.snapshot.limits;
                    let read = |text: Vec<u8>| {
                        let found = format.check(&text, &limits);
                        Reading::of_text(text, found)
                    };
                    let before = read(view.snapshot.text());
                    let all = before.diagnostics.clone();
                    let found: Vec<_> = all.iter().filter(touches).collect();
                    let offered = ide::fixes_of_text(before, |text| Some(read(text)), &found);
                    return Ok(Some(view.quick_fixes(&found, offered, shown)));
                }
                _ => return Ok(Some(Vec::new())),
            };
            let shows = |text: &[u8], found: &mut Vec<Diagnostic>| {
                publisher.rules.apply(&view.uri, text, found);
            };
            let mut all = document.diagnostics();
            shows(document.text(), &mut all);
            cancelled.check()?;
            let found: Vec<_> = all.iter().filter(touches).collect();
            let commands = publisher.settings().action_commands;
            let abilities = convert::Abilities { deferred, commands };
            let fixed = |code: Option<&str>| ide::fix_all(&document, code, shows);
            let mut actions = Vec::new();
            if wants_fixes {
                let offered = ide::fixes(&document, &found);
                actions = view.quick_fixes(&found, offered, shown);
            }
            if convert::wants_fix_all(only.as_deref()) {
                actions.extend(view.fix_all(deferred, fixed));
            }
            cancelled.check()?;
            if is_invoked {
                if wants_fixes {
                    actions.extend(view.about(&document, &found, &all, abilities, fixed));
                }
                let others = ide::actions(&document, wanted, &found);
                actions.extend(others.iter().map(|action| view.action(action)));
                cancelled.check()?;
                actions.extend(view.rewrites(&document, wanted, only.as_deref(), abilities));
            }
            actions.retain(|action| match action {
                lsp::CodeActionOrCommand::CodeAction(lsp::CodeAction {
                    kind: Some(kind), ..
                }) => convert::is_wanted(only.as_deref(), kind),
                _ => true,
            });
            Ok(Some(actions))
        })
        .await
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
