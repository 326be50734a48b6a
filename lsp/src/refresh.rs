//! Requests that have the client ask again. Nothing waits for their answers: a client may never send them.

use crate::tasks::{answer_within, spawn};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tower_lsp::Client;
use tower_lsp::lsp_types as lsp;

/// The time for which the next request of a kind waits for the answer to the last one.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// The answers that the client is to ask for again.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Refresh {
    Diagnostics,
    InlayHints,
    CodeLenses,
}

/// The requests that a client supports.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Refreshes {
    diagnostics: bool,
    inlay_hints: bool,
    code_lenses: bool,
}

impl Refreshes {
    pub(crate) fn with(workspace: Option<&lsp::WorkspaceClientCapabilities>) -> Refreshes {
        let Some(workspace) = workspace else { return Refreshes::default() };
        let known = |refreshes: Option<bool>| refreshes.unwrap_or(false);
        Refreshes {
            diagnostics: workspace
                .diagnostic
                .as_ref()
                .is_some_and(|all| known(all.refresh_support)),
            inlay_hints: workspace
                .inlay_hint
                .as_ref()
                .is_some_and(|all| known(all.refresh_support)),
            code_lenses: workspace.code_lens.as_ref().is_some_and(|all| known(all.refresh_support)),
        }
    }

    /// Whether the client supports the request.
    pub(crate) fn supports(self, what: Refresh) -> bool {
        match what {
            Refresh::Diagnostics => self.diagnostics,
            Refresh::InlayHints => self.inlay_hints,
            Refresh::CodeLenses => self.code_lenses,
        }
    }
}

/// Sends the requests. At most one of a kind is in flight.
#[derive(Debug)]
pub(crate) struct Refresher {
    client: Client,
    /// The number of requests of each kind since the last answer.
    diagnostics: AtomicU64,
    inlay_hints: AtomicU64,
    code_lenses: AtomicU64,
}

impl Refresher {
    pub(crate) fn new(client: Client) -> Refresher {
        let (diagnostics, inlay_hints, code_lenses) = Default::default();
        Refresher { client, diagnostics, inlay_hints, code_lenses }
    }

    fn pending(&self, what: Refresh) -> &AtomicU64 {
        match what {
            Refresh::Diagnostics => &self.diagnostics,
            Refresh::InlayHints => &self.inlay_hints,
            Refresh::CodeLenses => &self.code_lenses,
        }
    }

    /// Makes the client ask again, which supports that.
    pub(crate) fn refresh(self: &Arc<Self>, what: Refresh) {
        if self.pending(what).fetch_add(1, Ordering::AcqRel) > 0 {
            return;
        }
        let refresher = Arc::clone(self);
        spawn(async move {
            let pending = refresher.pending(what);
            loop {
                let count = pending.load(Ordering::Acquire);
                // If the client refuses, it shows the old answers until it asks again.
                let answer = send(refresher.client.clone(), what);
                let _ = answer_within(ANSWER_TIMEOUT, answer).await;
                if pending.compare_exchange(count, 0, Ordering::AcqRel, Ordering::Acquire).is_ok() {
                    return;
                }
            }
        });
    }
}

async fn send(client: Client, what: Refresh) {
    let _ = match what {
        Refresh::Diagnostics => client.workspace_diagnostic_refresh().await,
        Refresh::InlayHints => client.inlay_hint_refresh().await,
        Refresh::CodeLenses => client.code_lens_refresh().await,
    };
}
