//! The server on tower-lsp: for each request which answer it is.

use crate::backend::{Backend, Session};
use crate::convert::{self, View};
use crate::described;
use crate::dialects::StartArguments;
use crate::documents::Format;
use crate::long::{self, Long};
#[cfg(not(target_family = "wasm"))]
use crate::memory::purge_freed_memory;
use crate::settings::Settings;
use crate::worker::Failure;
use abide_core::diagnostic::Diagnostic;
use abide_core::ide::{self, Reading};
use abide_core::text::Span;
use std::sync::Arc;
#[cfg(not(target_family = "wasm"))]
use tokio::io::DuplexStream;
use tokio::sync::mpsc;
#[cfg(not(target_family = "wasm"))]
use tower_lsp::Server;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;
use tower_lsp::{ClientSocket, LanguageServer, LspService};
use tracing::{debug, info};

/// The number of messages handled at a time: slow requests must not delay an edit.
#[cfg(not(target_family = "wasm"))]
const CONCURRENCY: usize = 1024;

/// Serves one client through pipes, until the input ends. Returns the number of the client's process.
#[cfg(not(target_family = "wasm"))]
pub(crate) async fn serve(
    input: DuplexStream,
    output: DuplexStream,
    process: mpsc::Sender<u32>,
    given: StartArguments,
    long: Arc<Long>,
) {
    let (service, socket) = service(process, given, long);
    Server::new(input, output, socket).concurrency_level(CONCURRENCY).serve(service).await;
}

/// The service for one client, and the end that speaks to the client.
pub(crate) fn service(
    process: mpsc::Sender<u32>,
    given: StartArguments,
    long: Arc<Long>,
) -> (LspService<Backend>, ClientSocket) {
    let builder = LspService::build(|client| Backend::new(client, process, given, long));
    long::register(builder)
        .custom_method("abide/passes", Backend::passes)
        .custom_method("abide/runPasses", Backend::run_passes)
        .custom_method("abide/genericForm", Backend::generic_form)
        .custom_method("abide/explainAbi", Backend::explain_abi)
        .custom_method("abide/functionsWithAbi", Backend::functions_with_abi)
        .custom_method("abide/llvmVersion", Backend::llvm_version)
        .custom_method("mlir/convertFromBytecode", Backend::convert_from_bytecode)
        .custom_method("mlir/convertToBytecode", Backend::convert_to_bytecode)
        .finish()
}

#[tower_lsp::async_trait]
impl LanguageServer for Backend {
    async fn initialize(&self, params: lsp::InitializeParams) -> Result<lsp::InitializeResult> {
        let (encoding, kind) = convert::encoding(&params.capabilities);
        let session = Session::with(encoding, &params.capabilities);
        let settings = Settings::at_start(params.initialization_options.as_ref());
        info!("positions in {}, settings {settings:?}", kind.as_str());
        if let Some(process) = params.process_id {
            // The first one is right.
            let _ = self.process.try_send(process);
        }
        // tower-lsp answers a second `initialize` itself.
        self.agree(session, settings);
        self.tablegen().set_roots(convert::roots(&params));
        self.roots_changed();
        Ok(lsp::InitializeResult {
            capabilities: convert::capabilities(kind),
            server_info: Some(lsp::ServerInfo {
                name: "abide".to_owned(),
                version: Some(env!("CARGO_PKG_VERSION").to_owned()),
            }),
        })
    }

    async fn initialized(&self, _: lsp::InitializedParams) {
        self.watch_files().await;
        self.ask_settings().await;
        self.check_roots();
        self.index_workspace();
    }

    async fn did_change_watched_files(&self, params: lsp::DidChangeWatchedFilesParams) {
        if self.mlir_files_changed(&params.changes) {
            return;
        }
        self.tablegen_files_changed().await;
        self.dialects_changed();
        self.rules_changed(&params.changes);
        self.check_roots();
    }

    async fn did_change_workspace_folders(&self, params: lsp::DidChangeWorkspaceFoldersParams) {
        let lsp::WorkspaceFoldersChangeEvent { added, removed } = params.event;
        self.tablegen().change_roots(convert::folders(&added), &convert::folders(&removed));
        self.roots_changed();
        self.check_roots();
        self.index_workspace();
        self.tablegen_files_changed().await;
    }

    async fn shutdown(&self) -> Result<()> {
        Ok(())
    }

    async fn did_open(&self, params: lsp::DidOpenTextDocumentParams) {
        self.opened(params.text_document);
    }

    async fn did_change(&self, params: lsp::DidChangeTextDocumentParams) {
        let lsp::VersionedTextDocumentIdentifier { uri, version } = params.text_document;
        let changes = params
            .content_changes
            .iter()
            .map(|change| (convert::changed_range(change.range), change.text.as_str()));
        self.documents.change(uri.as_str(), version, self.session().encoding, changes);
        self.update(uri.as_str());
        self.update_dependents(uri.as_str());
        self.described_in(uri.as_str());
    }

    async fn did_close(&self, params: lsp::DidCloseTextDocumentParams) {
        let uri = params.text_document.uri;
        debug!("close {uri}");
        self.documents.close(uri.as_str());
        self.forget_tokens(&uri);
        self.closed(uri.as_str());
        self.update(uri.as_str());
        self.update_dependents(uri.as_str());
        self.described_in(uri.as_str());
        #[cfg(not(target_family = "wasm"))]
        purge_freed_memory();
    }

    async fn did_change_configuration(&self, params: lsp::DidChangeConfigurationParams) {
        match params.settings.is_null() {
            true => self.ask_settings().await,
            false => self.configure(&params.settings),
        }
    }

    async fn diagnostic(
        &self,
        params: lsp::DocumentDiagnosticParams,
    ) -> Result<lsp::DocumentDiagnosticReportResult> {
        let Some(view) = self.view(&params.text_document.uri) else {
            return Ok(convert::report(None, Vec::new(), None));
        };
        let version = view.snapshot.generation.to_string();
        if params.previous_result_id.as_ref() == Some(&version) {
            return Ok(convert::unchanged_report(version));
        }
        let others = self.dependents_reports(&view).await?;
        Ok(convert::report(Some(version), self.diagnostics(view).await?, others))
    }

    async fn hover(&self, params: lsp::HoverParams) -> Result<Option<lsp::Hover>> {
        let at = params.text_document_position_params;
        let Some(view) = self.view(&at.text_document.uri) else { return Ok(None) };
        if view.snapshot.format == Format::TableGen {
            return self.tablegen_hover(view, at.position).await;
        }
        self.run(move |_| {
            let offset = view.offset(at.position);
            let snapshot = &view.snapshot;
            let hover = match snapshot.format {
                Format::Mlir => ide::hover(&snapshot.document(), offset),
                Format::Signature(format) => {
                    format.hover(&snapshot.text(), offset, &snapshot.limits)
                }
                Format::TableGen | Format::DecodedBytecode => None,
            };
            Ok(hover.map(|hover| view.hover(hover)))
        })
        .await
    }

    async fn goto_declaration(
        &self,
        params: lsp::request::GotoDeclarationParams,
    ) -> Result<Option<lsp::request::GotoDeclarationResponse>> {
        let at = params.text_document_position_params.clone();
        let found = self.answer(&at.text_document.uri, move |view, document, _| {
            let target = ide::definition(document, view.offset(at.position));
            Ok(target.map(|(_, target)| view.location(target).into()))
        });
        match found.await?.flatten() {
            Some(declared) => Ok(Some(declared)),
            // Everything else is declared at its definition.
            None => self.goto_definition(params).await,
        }
    }

    async fn goto_type_definition(
        &self,
        params: lsp::request::GotoTypeDefinitionParams,
    ) -> Result<Option<lsp::request::GotoTypeDefinitionResponse>> {
        let at = params.text_document_position_params;
        let found = self.answer(&at.text_document.uri, move |view, document, _| {
            let target = ide::type_definition(document, view.offset(at.position));
            Ok(target.map(|(_, target)| view.location(target).into()))
        });
        found.await.map(Option::flatten)
    }

    async fn goto_definition(
        &self,
        params: lsp::GotoDefinitionParams,
    ) -> Result<Option<lsp::GotoDefinitionResponse>> {
        let at = params.text_document_position_params;
        if let Some(view) = self.tablegen_view(&at.text_document.uri) {
            return self.tablegen_definition(view, at.position).await;
        }
        let (documents, views) = (Arc::clone(&self.documents), self.views());
        let workspace = Arc::clone(&self.workspace);
        let found = self.answer(&at.text_document.uri, move |view, document, _| {
            let offset = view.offset(at.position);
            let elsewhere = workspace.definitions(&views, view, document, offset);
            if !elsewhere.is_empty() {
                return Ok(Some(lsp::GotoDefinitionResponse::Array(elsewhere)));
            }
            if let Some((_, target)) = ide::definition(document, offset) {
                return Ok(Some(view.location(target).into()));
            }
            let place = ide::described_place(document, offset);
            let texts = |path: &str| documents.text_of(path);
            let place = place.and_then(|place| convert::place(&place, view.encoding, &texts));
            Ok(place.map(Into::into))
        });
        found.await.map(Option::flatten)
    }

    async fn references(&self, params: lsp::ReferenceParams) -> Result<Option<Vec<lsp::Location>>> {
        let at = params.text_document_position;
        let with_definition = params.context.include_declaration;
        if let Some(view) = self.tablegen_view(&at.text_document.uri) {
            return self.tablegen_references(view, at.position, with_definition).await;
        }
        let (documents, views) = (Arc::clone(&self.documents), self.views());
        let workspace = Arc::clone(&self.workspace);
        let found = self.answer(&at.text_document.uri, move |view, document, cancelled| {
            let offset = view.offset(at.position);
            let found = ide::references(document, offset);
            if found.is_empty()
                && let Some(place) = ide::described_place(document, offset)
            {
                let texts = |path: &str| documents.text_of(path);
                let defined = convert::place(&place, view.encoding, &texts);
                let defined = defined.filter(|_| with_definition);
                let uses = described::references(&views, &place, cancelled)?;
                return Ok(defined.into_iter().chain(uses).collect());
            }
            let found = found.into_iter().filter(|found| with_definition || !found.is_definition);
            let mut all: Vec<_> = found.map(|found| view.location(found.span)).collect();
            all.extend(workspace.references(
                &views,
                view,
                document,
                offset,
                with_definition,
                cancelled,
            )?);
            Ok(all)
        });
        found.await
    }

    async fn document_highlight(
        &self,
        params: lsp::DocumentHighlightParams,
    ) -> Result<Option<Vec<lsp::DocumentHighlight>>> {
        let at = params.text_document_position_params;
        if let Some(view) = self.tablegen_view(&at.text_document.uri) {
            return self.tablegen_highlights(view, at.position).await;
        }
        let found = self.answer(&at.text_document.uri, move |view, document, _| {
            let found = ide::highlights(document, view.offset(at.position)).into_iter();
            Ok(found.map(|found| view.highlight(found)).collect())
        });
        found.await
    }

    async fn selection_range(
        &self,
        params: lsp::SelectionRangeParams,
    ) -> Result<Option<Vec<lsp::SelectionRange>>> {
        let positions = params.positions;
        let found = self.answer(&params.text_document.uri, move |view, document, cancelled| {
            let selection = |&position: &lsp::Position| {
                cancelled.check()?;
                Ok(view.selection(&ide::selection(document, view.offset(position))))
            };
            positions.iter().map(selection).collect()
        });
        found.await
    }

    async fn prepare_rename(
        &self,
        params: lsp::TextDocumentPositionParams,
    ) -> Result<Option<lsp::PrepareRenameResponse>> {
        if let Some(view) = self.tablegen_view(&params.text_document.uri) {
            return self.tablegen_prepare_rename(view, params.position).await;
        }
        let found = self.answer(&params.text_document.uri, move |view, document, _| {
            let name = ide::prepare_rename(document, view.offset(params.position));
            Ok(name.ok().map(|name| lsp::PrepareRenameResponse::Range(view.range(name))))
        });
        found.await.map(Option::flatten)
    }

    async fn rename(&self, params: lsp::RenameParams) -> Result<Option<lsp::WorkspaceEdit>> {
        let at = params.text_document_position;
        let name = params.new_name;
        if let Some(view) = self.tablegen_view(&at.text_document.uri) {
            return self.tablegen_rename(view, at.position, name).await;
        }
        let (workspace, views) = (Arc::clone(&self.workspace), self.views());
        let found = self.answer(&at.text_document.uri, move |view, document, cancelled| {
            let offset = view.offset(at.position);
            let edits = ide::rename(document, offset, &name);
            let edits = edits.map_err(|error| Failure::Refused(error.to_string()))?;
            let mut changes = workspace.rename(&views, view, document, offset, &name, cancelled)?;
            changes.insert(view.uri.clone(), view.text_edits(&edits));
            Ok(lsp::WorkspaceEdit::new(changes))
        });
        found.await
    }

    async fn completion_resolve(&self, item: lsp::CompletionItem) -> Result<lsp::CompletionItem> {
        let described = item.data.clone().and_then(|data| serde_json::from_value(data).ok());
        let Some(described) = described else { return Ok(item) };
        let convert::DescribedOperation { uri, name } = described;
        let text = self.answer(&uri, move |view, document, _| {
            let markdown = ide::completion_documentation(document, &name);
            Ok(markdown.map(|markdown| view.documentation(&markdown)))
        });
        let documentation = text.await?.flatten();
        Ok(lsp::CompletionItem { documentation, ..item })
    }

    async fn signature_help(
        &self,
        params: lsp::SignatureHelpParams,
    ) -> Result<Option<lsp::SignatureHelp>> {
        let at = params.text_document_position_params;
        if let Some(view) = self.tablegen_view(&at.text_document.uri) {
            return self.tablegen_signature_help(view, at.position).await;
        }
        let found = self.answer(&at.text_document.uri, move |view, document, _| {
            let help = ide::signature_help(document, view.offset(at.position));
            Ok(help.map(View::signature_help))
        });
        found.await.map(Option::flatten)
    }

    async fn code_action(
        &self,
        params: lsp::CodeActionParams,
    ) -> Result<Option<lsp::CodeActionResponse>> {
        let range = params.range;
        let only = params.context.only;
        // An editor asks by itself at each move of the cursor: it shows only what repairs the text there.
        let is_invoked = params.context.trigger_kind != Some(lsp::CodeActionTriggerKind::AUTOMATIC);
        let Session { resolves_edits: deferred, actions: is_known, .. } = self.session();
        if !is_known {
            // A client of the first version accepts commands only, which these are not.
            return Ok(None);
        }
        let Some(view) = self.view(&params.text_document.uri) else { return Ok(None) };
        if view.snapshot.format == Format::TableGen {
            let wants_fixes = convert::is_wanted(only.as_deref(), &lsp::CodeActionKind::QUICKFIX);
            return if wants_fixes { self.tablegen_fixes(view, range).await } else { Ok(None) };
        }
        let publisher = Arc::clone(&self.publisher);
        self.run(move |cancelled| {
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

    async fn code_action_resolve(&self, action: lsp::CodeAction) -> Result<lsp::CodeAction> {
        let deferred = action.data.clone().and_then(|data| serde_json::from_value(data).ok());
        let Some(deferred) = deferred else { return Ok(action) };
        let convert::Deferred { uri, generation, rewrite, offset } = deferred;
        let publisher = Arc::clone(&self.publisher);
        let edit = self.answer(&uri, move |view, document, _| {
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

    async fn prepare_call_hierarchy(
        &self,
        params: lsp::CallHierarchyPrepareParams,
    ) -> Result<Option<Vec<lsp::CallHierarchyItem>>> {
        let at = params.text_document_position_params;
        let found = self.answer(&at.text_document.uri, move |view, document, _| {
            let item = ide::call_item(document, view.offset(at.position));
            Ok(item.map(|item| vec![view.call_item(&item)]))
        });
        found.await.map(Option::flatten)
    }

    async fn incoming_calls(
        &self,
        params: lsp::CallHierarchyIncomingCallsParams,
    ) -> Result<Option<Vec<lsp::CallHierarchyIncomingCall>>> {
        let place = params.item.selection_range.start;
        let found = self.answer(&params.item.uri, move |view, document, _| {
            let calls = ide::incoming_calls(document, view.offset(place));
            Ok(calls.iter().map(|call| view.incoming(call)).collect())
        });
        found.await
    }

    async fn outgoing_calls(
        &self,
        params: lsp::CallHierarchyOutgoingCallsParams,
    ) -> Result<Option<Vec<lsp::CallHierarchyOutgoingCall>>> {
        let place = params.item.selection_range.start;
        let found = self.answer(&params.item.uri, move |view, document, _| {
            let calls = ide::outgoing_calls(document, view.offset(place));
            Ok(calls.iter().map(|call| view.outgoing(call)).collect())
        });
        found.await
    }

    async fn symbol(
        &self,
        params: lsp::WorkspaceSymbolParams,
    ) -> Result<Option<Vec<lsp::SymbolInformation>>> {
        let mut symbols = self.tablegen_workspace_symbols(params.query.clone()).await?;
        symbols.extend(self.symbols_of(ide::SymbolQuery::new(&params.query)).await?);
        Ok(Some(symbols))
    }

    async fn workspace_diagnostic(
        &self,
        params: lsp::WorkspaceDiagnosticParams,
    ) -> Result<lsp::WorkspaceDiagnosticReportResult> {
        self.workspace_report(params.previous_result_ids).await
    }

    async fn did_rename_files(&self, params: lsp::RenameFilesParams) {
        let moved = params.files.iter().flat_map(|file| {
            [
                (&file.old_uri, lsp::FileChangeType::DELETED),
                (&file.new_uri, lsp::FileChangeType::CREATED),
            ]
        });
        let changes = moved
            .filter_map(|(uri, typ)| Some(lsp::FileEvent { uri: lsp::Url::parse(uri).ok()?, typ }));
        let changes = changes.collect();
        self.did_change_watched_files(lsp::DidChangeWatchedFilesParams { changes }).await;
    }

    async fn range_formatting(
        &self,
        params: lsp::DocumentRangeFormattingParams,
    ) -> Result<Option<Vec<lsp::TextEdit>>> {
        let range = params.range;
        if let Some(view) = self.tablegen_view(&params.text_document.uri) {
            return self.tablegen_formatting(view, Some(range)).await;
        }
        let found = self.answer(&params.text_document.uri, move |view, document, _| {
            Ok(view.text_edits(&ide::formatting(document, &view.layout(), Some(view.span(range)))))
        });
        found.await
    }

    async fn on_type_formatting(
        &self,
        params: lsp::DocumentOnTypeFormattingParams,
    ) -> Result<Option<Vec<lsp::TextEdit>>> {
        let at = params.text_document_position;
        if let Some(view) = self.tablegen_view(&at.text_document.uri) {
            let line = lsp::Range::new(at.position, at.position);
            return self.tablegen_formatting(view, Some(line)).await;
        }
        let found = self.answer(&at.text_document.uri, move |view, document, _| {
            let line = Span::at(view.offset(at.position));
            Ok(view.text_edits(&ide::formatting(document, &view.layout(), Some(line))))
        });
        found.await
    }
}
