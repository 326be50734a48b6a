//! The server on tower-lsp: the beginning and the end of a session, and the notifications. The requests are in
//! `requests`.

use crate::answers::Answers;
use crate::backend::Backend;
use crate::convert;
use crate::dialects::StartArguments;
#[cfg(not(target_family = "wasm"))]
use crate::memory::purge_freed_memory;
use crate::parent::ClientProcess;
use crate::requests;
use crate::session::Session;
use crate::settings::Settings;
use std::sync::Arc;
use tokio::sync::mpsc;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;
use tower_lsp::{ClientSocket, LanguageServer, LspService};
use tracing::{debug, info};

/// The service for one client, and the socket through which it sends to the client.
pub(crate) fn service(
    process: mpsc::Sender<ClientProcess>,
    given: StartArguments,
    answers: Arc<Answers>,
) -> (LspService<Backend>, ClientSocket) {
    let builder = LspService::build(|client| Backend::new(client, process, given, answers));
    requests::register(builder).finish()
}

#[tower_lsp::async_trait]
impl LanguageServer for Backend {
    async fn initialize(&self, params: lsp::InitializeParams) -> Result<lsp::InitializeResult> {
        let (encoding, kind) = convert::encoding(&params.capabilities);
        let session = Session::with(encoding, &params.capabilities);
        let settings = Settings::at_start(params.initialization_options.as_ref());
        info!("positions in {}, settings {settings:?}", kind.as_str());
        // The client runs now: later, it may have ended. Only the first process is watched.
        if let Some(process) = params.process_id.and_then(ClientProcess::new) {
            let _ = self.process.try_send(process);
        }
        // tower-lsp answers a second `initialize` itself.
        self.publisher.agree(session, settings);
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
}
