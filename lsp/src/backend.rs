//! The state for answers: the open documents, the workers, and the agreement between client and server.

use crate::answers::{Answers, VersionTokens};
use crate::convert::{self, CompletionStyle, View};
use crate::dialects::{Dialects, StartArguments};
use crate::documents::{Documents, Format};
use crate::loading::{Loader, RELOAD_DELAY};
use crate::parent::ClientProcess;
use crate::publish::{self, Extent};
use crate::publisher::Publisher;
use crate::refresh::Refresh;
use crate::session::Session;
use crate::settings::Settings;
use crate::tablegen::{self, TableGen};
use crate::tasks::{answer_within, pause, spawn};
use crate::worker::{Cancelled, Failure, Workers};
use crate::workspace::Workspace;
use abide_core::ide::{Document, SemanticTokenSet};
use abide_project::CONFIG;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;
use tower_lsp::Client;
use tower_lsp::jsonrpc::{Error, ErrorCode, Result};
use tower_lsp::lsp_types as lsp;
use tower_lsp::lsp_types::notification::Progress;
use tower_lsp::lsp_types::request::WorkDoneProgressCreate;
use tracing::debug;

/// The semantic tokens that a client has, by the documents' URIs.
type SentTokens = BTreeMap<String, VersionTokens>;

pub(crate) struct Backend {
    pub(crate) documents: Arc<Documents>,
    workers: Workers,
    pub(crate) publisher: Arc<Publisher>,
    loaders: Workers,
    /// The files of the workspace.
    pub(crate) workspace: Arc<Workspace>,
    /// Reads them, one task at a time.
    pub(crate) indexers: Workers,
    /// The number of the newest change of a file that describes dialects.
    described: Arc<AtomicU64>,
    tokens: Mutex<SentTokens>,
    pub(crate) answers: Arc<Answers>,
    /// Takes the client's process.
    pub(crate) process: mpsc::Sender<ClientProcess>,
}

/// The time for the client to answer.
const SETTINGS_TIMEOUT: Duration = Duration::from_secs(2);

/// The size in bytes above which reading a text shows progress.
const PROGRESS_MIN_BYTES: usize = 1 << 20;

impl Backend {
    pub(crate) fn new(
        client: Client,
        process: mpsc::Sender<ClientProcess>,
        given: StartArguments,
        answers: Arc<Answers>,
    ) -> Backend {
        let publisher = Arc::new(Publisher::new(client, Dialects::new(given)));
        let (documents, workers, described, tokens) = Default::default();
        let (loaders, indexers) = (Workers::new(1), Workers::new(1));
        let workspace = Arc::default();
        Backend {
            documents,
            workers,
            publisher,
            loaders,
            workspace,
            indexers,
            described,
            tokens,
            answers,
            process,
        }
    }

    pub(crate) fn session(&self) -> Session {
        self.publisher.session()
    }

    /// The kinds of semantic tokens that the client needs.
    pub(crate) fn token_set(&self) -> SemanticTokenSet {
        match self.settings().literal_tokens.unwrap_or(self.session().needs_literal_tokens) {
            true => SemanticTokenSet::All,
            false => SemanticTokenSet::Parsed,
        }
    }

    pub(crate) fn settings(&self) -> Settings {
        self.publisher.settings().clone()
    }

    /// Requests the settings from the client, if necessary.
    pub(crate) async fn ask_settings(&self) {
        if !self.session().configures {
            return;
        }
        let section = Some("abide".to_owned());
        let items = vec![lsp::ConfigurationItem { scope_uri: None, section }];
        // If the client does not answer, they stay unchanged.
        let client = self.publisher.client.clone();
        let answer = async move { client.configuration(items).await };
        let answered = answer_within(SETTINGS_TIMEOUT, answer).await;
        let answered = answered.and_then(std::result::Result::ok).unwrap_or_default();
        if let Some(answered) = answered.first().filter(|answered| answered.is_object()) {
            self.configure(answered);
        }
    }

    /// Changes the settings, and updates the client's view.
    pub(crate) fn configure(&self, answered: &serde_json::Value) {
        let settings = self.settings().with(Some(answered));
        *self.publisher.settings() = settings.clone();
        self.documents.configure(&settings);
        for (uri, _) in self.documents.all() {
            self.update(&uri);
        }
        for what in [Refresh::Diagnostics, Refresh::InlayHints, Refresh::CodeLenses] {
            self.publisher.refresh(what);
        }
    }

    /// Publishes diagnostics again after an `abide.toml` was changed, created or removed.
    pub(crate) fn rules_changed(&self, changes: &[lsp::FileEvent]) {
        let is_config = |change: &lsp::FileEvent| change.uri.path().ends_with(CONFIG);
        if changes.iter().any(is_config) {
            self.publisher.rules.forget();
            self.documents.configure(&self.settings());
            for (uri, _) in self.documents.all() {
                self.update(&uri);
            }
            self.publisher.refresh(Refresh::Diagnostics);
        }
    }

    /// Asks the client to report changes of the files that `.td` documents depend on.
    pub(crate) async fn watch_files(&self) {
        if self.session().watches {
            // If the client refuses or does not answer, an edit finds out what changed.
            let client = self.publisher.client.clone();
            let watchers = vec![convert::watchers()];
            let registered = async move { client.register_capability(watchers).await };
            let _ = answer_within(SETTINGS_TIMEOUT, registered).await;
        }
    }

    /// Reads a document again with the dialects of its project once these are loaded: its first diagnostics do not
    /// wait for them.
    pub(crate) fn load_dialects(&self, uri: &str) {
        spawn(self.loader().run(uri.to_owned()));
    }

    fn loader(&self) -> Loader {
        Loader {
            documents: Arc::clone(&self.documents),
            loaders: self.loaders.clone(),
            workers: self.workers.clone(),
            publisher: Arc::clone(&self.publisher),
        }
    }

    /// Reads the dialects of all open documents again: their files have changed on the disk.
    pub(crate) fn dialects_changed(&self) {
        spawn(self.loader().reload(Dialects::disk_changed));
    }

    /// Publishes the problems of the `abide.toml` of each folder of the workspace, whatever is open.
    pub(crate) fn check_roots(&self) {
        let (loaders, publisher) = (self.loaders.clone(), Arc::clone(&self.publisher));
        spawn(async move {
            let dialects = Arc::clone(&publisher.dialects);
            let note = move |_: &Cancelled| {
                dialects.note_roots();
                Ok(())
            };
            // If it fails, a document of the folder reports them.
            let _ = loaders.run(note).await;
            publisher.publish_problems().await;
        });
    }

    /// Reloads the dialects that a document is part of, after it has stayed unchanged for a moment.
    pub(crate) fn described_in(&self, uri: &str) {
        if !self.publisher.dialects.may_change_dialects(uri) {
            return;
        }
        let own = self.described.fetch_add(1, Ordering::AcqRel) + 1;
        let (newest, loader) = (Arc::clone(&self.described), self.loader());
        spawn(async move {
            pause(RELOAD_DELAY).await;
            if newest.load(Ordering::Acquire) == own {
                loader.reload(Dialects::texts_changed).await;
            }
        });
    }

    /// Whether dialects that are in use are read from a file.
    pub(crate) fn describes_dialects(&self, uri: &str) -> bool {
        self.publisher.dialects.may_change_dialects(uri)
    }

    /// Opens a document.
    pub(crate) fn opened(&self, item: lsp::TextDocumentItem) {
        debug!("open {} with {} bytes", item.uri, item.text.len());
        let (uri, language) = (item.uri.as_str(), item.language_id.as_str());
        self.documents.open(uri, language, &item.text, item.version, &self.settings());
        drop(item.text);
        self.publisher.dialects.set_loaded(&self.documents, uri);
        self.update(uri);
        self.update_dependents(uri);
        self.described_in(uri);
        self.show_reading(&item.uri);
        self.load_dialects(uri);
    }

    /// The style of completions that the client asks for.
    pub(crate) fn completion_style(&self) -> CompletionStyle {
        let session = self.session();
        CompletionStyle {
            snippets: session.snippets && self.settings().snippets,
            label_details: session.label_details,
        }
    }

    /// Forgets a closed document.
    pub(crate) fn closed(&self, uri: &str) {
        self.tablegen().close(&tablegen::path_of(uri));
        self.publisher.dialects.close(uri);
    }

    /// Handles a change of the workspace's folders.
    pub(crate) fn roots_changed(&self) {
        self.publisher.dialects.set_roots(self.tablegen().roots());
        self.workspace.set_roots(self.tablegen().roots());
        self.dialects_changed();
    }

    /// The state of `.td` files.
    pub(crate) fn tablegen(&self) -> &Arc<TableGen> {
        &self.publisher.tablegen
    }

    /// All diagnostics of a version, for a client that asks for them.
    pub(crate) async fn diagnostics(&self, view: View) -> Result<Vec<lsp::Diagnostic>> {
        let (publisher, documents) = (Arc::clone(&self.publisher), Arc::clone(&self.documents));
        let found = self
            .run(move |cancelled| publisher.diagnostics(&documents, &view, Extent::All, cancelled));
        let found = found.await?;
        self.publisher.publish_problems().await;
        Ok(found)
    }

    /// Sends the diagnostics of a document as soon as possible.
    pub(crate) fn update(&self, uri: &str) {
        if !self.session().pulls {
            publish::update(&self.documents, &self.workers, &self.publisher, uri.to_owned());
        }
    }

    /// Shows that a long text is being read.
    pub(crate) fn show_reading(&self, uri: &lsp::Url) {
        let Some(snapshot) = self.documents.snapshot(uri.as_str()) else { return };
        if !self.session().progress || snapshot.rope.len_bytes() <= PROGRESS_MIN_BYTES {
            return;
        }
        let client = self.publisher.client.clone();
        let workers = self.workers.clone();
        let token = lsp::NumberOrString::String(format!("abide/read/{}", snapshot.generation));
        let name = uri.path().rsplit('/').next().unwrap_or_default().to_owned();
        spawn(async move {
            let create = lsp::WorkDoneProgressCreateParams { token: token.clone() };
            if client.send_request::<WorkDoneProgressCreate>(create).await.is_err() {
                return;
            }
            let report = |value| lsp::ProgressParams {
                token: token.clone(),
                value: lsp::ProgressParamsValue::WorkDone(value),
            };
            let begin = lsp::WorkDoneProgressBegin {
                title: format!("reading {name}"),
                ..lsp::WorkDoneProgressBegin::default()
            };
            let begin = report(lsp::WorkDoneProgress::Begin(begin));
            client.send_notification::<Progress>(begin).await;
            // Errors are reported by the request that needs the answer.
            let _ = workers.run(move |_| Ok(snapshot.document())).await;
            let end = report(lsp::WorkDoneProgress::End(lsp::WorkDoneProgressEnd::default()));
            client.send_notification::<Progress>(end).await;
        });
    }

    /// Answers from the version of an MLIR document that is the newest when the request comes in: that is looked up
    /// before the first await. `None` for a document that is not open.
    pub(crate) async fn answer<T, W>(&self, uri: &lsp::Url, work: W) -> Result<Option<T>>
    where
        T: Send + 'static,
        W: FnOnce(&View, &Arc<Document>, &Cancelled) -> std::result::Result<T, Failure>
            + Send
            + 'static,
    {
        let view = self.view(uri).filter(|view| view.snapshot.format == Format::Mlir);
        let Some(view) = view else { return Ok(None) };
        let work = move |cancelled: &Cancelled| {
            let document = view.snapshot.document();
            cancelled.check()?;
            work(&view, &document, cancelled)
        };
        self.run(work).await.map(Some)
    }

    /// The newest version of a document of any format.
    pub(crate) fn view(&self, uri: &lsp::Url) -> Option<View> {
        let snapshot = self.documents.snapshot(uri.as_str())?;
        Some(self.publisher.view(snapshot, uri.clone()))
    }

    /// The newest versions of all MLIR documents.
    pub(crate) fn views(&self) -> Vec<View> {
        let all = self.documents.all().into_iter();
        let mlir = all.filter(|(_, snapshot)| snapshot.format == Format::Mlir);
        mlir.filter_map(|(uri, snapshot)| {
            Some(self.publisher.view(snapshot, lsp::Url::parse(&uri).ok()?))
        })
        .collect()
    }

    /// Runs work on its own thread.
    pub(crate) async fn run<T, W>(&self, work: W) -> Result<T>
    where
        T: Send + 'static,
        W: FnOnce(&Cancelled) -> std::result::Result<T, Failure> + Send + 'static,
    {
        self.workers.run(work).await.map_err(error)
    }

    /// Records the semantic tokens that the client has of a document; returns the previous ones. `None` for a document
    /// that was closed meanwhile.
    pub(crate) fn note_tokens(&self, uri: lsp::Url, sent: VersionTokens) -> Option<VersionTokens> {
        let mut tokens = self.tokens.lock().unwrap_or_else(PoisonError::into_inner);
        self.documents.snapshot(uri.as_str())?;
        tokens.insert(uri.into(), sent)
    }

    /// Forgets the semantic tokens of a document; it is closed already.
    pub(crate) fn forget_tokens(&self, uri: &lsp::Url) {
        let mut tokens = self.tokens.lock().unwrap_or_else(PoisonError::into_inner);
        tokens.remove(uri.as_str());
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
