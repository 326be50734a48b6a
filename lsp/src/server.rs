//! The server on tower-lsp: what it can do, and for each request which answer it is.

use crate::convert::{self, TOKEN_MODIFIERS, TOKEN_TYPES, View};
use crate::documents::{Documents, Snapshot};
use crate::publish::{self, Publish};
use crate::worker::{Cancelled, Failure, Workers};
use abide_core::diagnostic::Diagnostic;
use abide_core::ide::{self, Document};
use abide_core::limits::Limits;
use abide_core::text::{Encoding, Span};
use std::sync::{Arc, OnceLock};
use tokio::io::DuplexStream;
use tower_lsp::jsonrpc::{Error, ErrorCode, Result};
use tower_lsp::lsp_types as lsp;
use tower_lsp::{Client, LanguageServer, LspService, Server};

/// How many messages are looked at at a time: slow requests must not keep an edit waiting.
const CONCURRENCY: usize = 1024;

/// Serves one client through pipes, until the input ends.
pub(crate) async fn serve(input: DuplexStream, output: DuplexStream) {
    let (service, socket) = LspService::new(Backend::new);
    Server::new(input, output, socket).concurrency_level(CONCURRENCY).serve(service).await;
}

/// What client and server agreed on.
#[derive(Debug, Clone, Copy)]
struct Session {
    encoding: Encoding,
    /// Whether the client shows the places that explain a diagnostic.
    related: bool,
    limits: Limits,
}

impl Default for Session {
    fn default() -> Session {
        Session { encoding: Encoding::Utf16, related: false, limits: Limits::default() }
    }
}

struct Backend {
    documents: Arc<Documents>,
    workers: Workers,
    session: Arc<OnceLock<Session>>,
    publisher: Arc<Publisher>,
}

/// Sends diagnostics through tower-lsp.
struct Publisher {
    client: Client,
    session: Arc<OnceLock<Session>>,
}

impl Publish for Publisher {
    async fn publish(&self, uri: &str, found: Option<(Snapshot, Vec<Diagnostic>)>) {
        let Ok(uri) = lsp::Url::parse(uri) else { return };
        let session = self.session.get().copied().unwrap_or_default();
        let Some((snapshot, found)) = found else {
            self.client.publish_diagnostics(uri, Vec::new(), None).await;
            return;
        };
        let version = snapshot.version;
        let view = View { snapshot, uri: uri.clone(), encoding: session.encoding };
        let found = found.iter().map(|found| view.diagnostic(found, session.related)).collect();
        self.client.publish_diagnostics(uri, found, Some(version)).await;
    }
}

impl Backend {
    fn new(client: Client) -> Backend {
        let session: Arc<OnceLock<Session>> = Arc::default();
        let publisher = Arc::new(Publisher { client, session: Arc::clone(&session) });
        Backend { documents: Arc::default(), workers: Workers::default(), session, publisher }
    }

    fn session(&self) -> Session {
        self.session.get().copied().unwrap_or_default()
    }

    fn update(&self, uri: &lsp::Url) {
        publish::update(&self.documents, &self.workers, &self.publisher, uri.to_string());
    }

    /// Answers from the version of a document that is the newest when the request comes in: that
    /// is looked up before the first await. Of a document that is not open nothing is known.
    async fn answer<T, W>(&self, uri: &lsp::Url, work: W) -> Result<Option<T>>
    where
        T: Send + 'static,
        W: FnOnce(&View, &Document, &Cancelled) -> std::result::Result<T, Failure> + Send + 'static,
    {
        let Some(snapshot) = self.documents.snapshot(uri.as_str()) else { return Ok(None) };
        let view = View { snapshot, uri: uri.clone(), encoding: self.session().encoding };
        let work = move |cancelled: &Cancelled| {
            let document = view.snapshot.document();
            cancelled.check()?;
            work(&view, &document, cancelled)
        };
        self.workers.run(work).await.map(Some).map_err(error)
    }
}

fn error(failure: Failure) -> Error {
    match failure {
        Failure::Cancelled => Error::request_cancelled(),
        Failure::Panicked => Error::internal_error(),
        Failure::Refused(message) => {
            // RequestFailed of LSP 3.17: the request is valid, but cannot be done.
            Error { code: ErrorCode::ServerError(-32803), message: message.into(), data: None }
        }
    }
}

/// What the server can do.
fn capabilities(encoding: lsp::PositionEncodingKind) -> lsp::ServerCapabilities {
    let legend = lsp::SemanticTokensLegend {
        token_types: TOKEN_TYPES.to_vec(),
        token_modifiers: TOKEN_MODIFIERS.to_vec(),
    };
    let triggers = ["%", "^", "@", "#", "!"].map(str::to_owned).to_vec();
    lsp::ServerCapabilities {
        position_encoding: Some(encoding),
        text_document_sync: Some(lsp::TextDocumentSyncCapability::Options(
            lsp::TextDocumentSyncOptions {
                open_close: Some(true),
                change: Some(lsp::TextDocumentSyncKind::INCREMENTAL),
                ..lsp::TextDocumentSyncOptions::default()
            },
        )),
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
            ..lsp::CompletionOptions::default()
        }),
        code_action_provider: Some(lsp::CodeActionProviderCapability::Options(
            lsp::CodeActionOptions {
                code_action_kinds: Some(vec![lsp::CodeActionKind::QUICKFIX]),
                ..lsp::CodeActionOptions::default()
            },
        )),
        semantic_tokens_provider: Some(
            lsp::SemanticTokensServerCapabilities::SemanticTokensOptions(
                lsp::SemanticTokensOptions {
                    legend,
                    range: Some(true),
                    full: Some(lsp::SemanticTokensFullOptions::Bool(true)),
                    ..lsp::SemanticTokensOptions::default()
                },
            ),
        ),
        ..lsp::ServerCapabilities::default()
    }
}

/// The settings of the `initialize` request: `{"maxDiagnostics": 100}`.
fn limits(options: Option<&serde_json::Value>) -> Limits {
    let mut limits = Limits::default();
    let most = options.and_then(|options| options.get("maxDiagnostics")?.as_u64());
    if let Some(most) = most.and_then(|most| usize::try_from(most).ok()) {
        limits.diagnostics = most;
    }
    limits
}

#[tower_lsp::async_trait]
impl LanguageServer for Backend {
    async fn initialize(&self, params: lsp::InitializeParams) -> Result<lsp::InitializeResult> {
        let (encoding, kind) = convert::encoding(&params.capabilities);
        let text_document = params.capabilities.text_document.as_ref();
        let publish = text_document.and_then(|caps| caps.publish_diagnostics.as_ref());
        let related = publish.and_then(|caps| caps.related_information).unwrap_or(false);
        let limits = limits(params.initialization_options.as_ref());
        // tower-lsp answers a second `initialize` itself.
        let _ = self.session.set(Session { encoding, related, limits });
        Ok(lsp::InitializeResult {
            capabilities: capabilities(kind),
            server_info: Some(lsp::ServerInfo {
                name: "abide".to_owned(),
                version: Some(env!("CARGO_PKG_VERSION").to_owned()),
            }),
        })
    }

    async fn shutdown(&self) -> Result<()> {
        Ok(())
    }

    async fn did_open(&self, params: lsp::DidOpenTextDocumentParams) {
        let item = params.text_document;
        let limits = self.session().limits;
        self.documents.open(item.uri.as_str(), &item.text, item.version, limits);
        self.update(&item.uri);
    }

    async fn did_change(&self, params: lsp::DidChangeTextDocumentParams) {
        let lsp::VersionedTextDocumentIdentifier { uri, version } = params.text_document;
        let changes = params
            .content_changes
            .iter()
            .map(|change| (convert::changed_range(change.range), change.text.as_str()));
        self.documents.change(uri.as_str(), version, self.session().encoding, changes);
        self.update(&uri);
    }

    async fn did_close(&self, params: lsp::DidCloseTextDocumentParams) {
        let uri = params.text_document.uri;
        self.documents.close(uri.as_str());
        self.update(&uri);
    }

    async fn hover(&self, params: lsp::HoverParams) -> Result<Option<lsp::Hover>> {
        let at = params.text_document_position_params;
        let found = self.answer(&at.text_document.uri, move |view, document, _| {
            let hover = ide::hover(document, view.offset(at.position));
            Ok(hover.map(|hover| view.hover(hover)))
        });
        found.await.map(Option::flatten)
    }

    async fn goto_definition(
        &self,
        params: lsp::GotoDefinitionParams,
    ) -> Result<Option<lsp::GotoDefinitionResponse>> {
        let at = params.text_document_position_params;
        let found = self.answer(&at.text_document.uri, move |view, document, _| {
            let target = ide::definition(document, view.offset(at.position));
            Ok(target.map(|(_, target)| view.location(target).into()))
        });
        found.await.map(Option::flatten)
    }

    async fn references(&self, params: lsp::ReferenceParams) -> Result<Option<Vec<lsp::Location>>> {
        let at = params.text_document_position;
        let with_definition = params.context.include_declaration;
        let found = self.answer(&at.text_document.uri, move |view, document, _| {
            let found = ide::references(document, view.offset(at.position)).into_iter();
            let found = found.filter(|found| with_definition || !found.is_definition);
            Ok(found.map(|found| view.location(found.span)).collect())
        });
        found.await
    }

    async fn document_highlight(
        &self,
        params: lsp::DocumentHighlightParams,
    ) -> Result<Option<Vec<lsp::DocumentHighlight>>> {
        let at = params.text_document_position_params;
        let found = self.answer(&at.text_document.uri, move |view, document, _| {
            let found = ide::highlights(document, view.offset(at.position)).into_iter();
            Ok(found.map(|found| view.highlight(found)).collect())
        });
        found.await
    }

    async fn document_symbol(
        &self,
        params: lsp::DocumentSymbolParams,
    ) -> Result<Option<lsp::DocumentSymbolResponse>> {
        let found = self.answer(&params.text_document.uri, |view, document, cancelled| {
            let symbols = ide::document_symbols(document);
            cancelled.check()?;
            let symbols = symbols.into_iter().map(|symbol| view.symbol(symbol)).collect();
            Ok(lsp::DocumentSymbolResponse::Nested(symbols))
        });
        found.await
    }

    async fn folding_range(
        &self,
        params: lsp::FoldingRangeParams,
    ) -> Result<Option<Vec<lsp::FoldingRange>>> {
        let found = self.answer(&params.text_document.uri, |view, document, cancelled| {
            let folds = ide::folds(document);
            cancelled.check()?;
            Ok(folds.into_iter().map(|fold| view.fold(fold)).collect())
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
        let found = self.answer(&params.text_document.uri, move |view, document, _| {
            let name = ide::prepare_rename(document, view.offset(params.position));
            Ok(name.ok().map(|name| lsp::PrepareRenameResponse::Range(view.range(name))))
        });
        found.await.map(Option::flatten)
    }

    async fn rename(&self, params: lsp::RenameParams) -> Result<Option<lsp::WorkspaceEdit>> {
        let at = params.text_document_position;
        let name = params.new_name;
        let found = self.answer(&at.text_document.uri, move |view, document, _| {
            let edits = ide::rename(document, view.offset(at.position), &name);
            edits
                .map(|edits| view.workspace_edit(&edits))
                .map_err(|error| Failure::Refused(error.to_string()))
        });
        found.await
    }

    async fn completion(
        &self,
        params: lsp::CompletionParams,
    ) -> Result<Option<lsp::CompletionResponse>> {
        let at = params.text_document_position;
        let found = self.answer(&at.text_document.uri, move |view, document, _| {
            let found = ide::completions(document, view.offset(at.position)).into_iter();
            let items = found.map(|found| view.completion(found)).collect();
            Ok(lsp::CompletionResponse::Array(items))
        });
        found.await
    }

    async fn code_action(
        &self,
        params: lsp::CodeActionParams,
    ) -> Result<Option<lsp::CodeActionResponse>> {
        let related = self.session().related;
        let range = params.range;
        let found = self.answer(&params.text_document.uri, move |view, document, _| {
            let wanted = view.span(range);
            let touches = |span: Span| span.start() <= wanted.end() && wanted.start() <= span.end();
            let found = document.diagnostics();
            let found = found.iter().filter(|found| touches(found.span));
            Ok(found.filter_map(|found| view.quick_fix(found, related)).collect())
        });
        found.await
    }

    async fn semantic_tokens_full(
        &self,
        params: lsp::SemanticTokensParams,
    ) -> Result<Option<lsp::SemanticTokensResult>> {
        let found = self.answer(&params.text_document.uri, |view, document, cancelled| {
            let whole = Span::from_range(0..document.text().len());
            let tokens = ide::semantic_tokens(document, whole);
            cancelled.check()?;
            Ok(view.tokens(&tokens).into())
        });
        found.await
    }

    async fn semantic_tokens_range(
        &self,
        params: lsp::SemanticTokensRangeParams,
    ) -> Result<Option<lsp::SemanticTokensRangeResult>> {
        let range = params.range;
        let found = self.answer(&params.text_document.uri, move |view, document, _| {
            Ok(view.tokens(&ide::semantic_tokens(document, view.span(range))).into())
        });
        found.await
    }
}
