//! Loads the dialects of a document's project in the background: shows progress, and offers to record their location.

use crate::dialects::{Dialects, Loaded, Offer};
use crate::documents::Documents;
use crate::publish;
use crate::publisher::Publisher;
use crate::refresh::Refresh;
use crate::tasks::{answer_within, spawn};
use crate::worker::{Cancelled, Workers};
use abide_core::escape;
use abide_project::{Replaces, write};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::oneshot;
use tower_lsp::lsp_types as lsp;
use tower_lsp::lsp_types::notification::Progress;
use tower_lsp::lsp_types::request::WorkDoneProgressCreate;
use tracing::warn;

/// The time for which a document must stay unchanged before the dialects that it is part of are reloaded.
pub(crate) const RELOAD_DELAY: Duration = Duration::from_millis(150);

/// The time for the client to show progress.
const PROGRESS_TIMEOUT: Duration = Duration::from_secs(10);

/// The choices for an offer.
const WRITE: &str = "Write abide.toml";
const LATER: &str = "Not now";

/// The parts needed to load the dialects of documents.
#[derive(Clone)]
pub(crate) struct Loader {
    pub(crate) documents: Arc<Documents>,
    /// Reads one project at a time, so that answers need not wait for that.
    pub(crate) loaders: Workers,
    pub(crate) workers: Workers,
    pub(crate) publisher: Arc<Publisher>,
}

impl Loader {
    /// Loads the dialects of a document.
    pub(crate) async fn run(self, uri: String) {
        let Loaded { is_other, offer } = self.load(&uri).await;
        self.publisher.publish_problems().await;
        if is_other {
            self.show(uri);
        }
        if let Some(offer) = offer {
            // The client answers when the user has chosen.
            spawn(self.offer(offer));
        }
    }

    /// Records a change, which may have to wait for a project being read, and reloads the dialects of all open
    /// documents.
    pub(crate) fn reload(
        self,
        note: impl FnOnce(&Dialects) + Send + 'static,
    ) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            let publisher = Arc::clone(&self.publisher);
            let noted = self.loaders.run(move |_: &Cancelled| {
                note(&publisher.dialects);
                Ok(())
            });
            // The documents are loaded even if it fails.
            let _ = noted.await;
            for (uri, _) in self.documents.all() {
                self.clone().run(uri).await;
            }
        })
    }

    async fn load(&self, uri: &str) -> Loaded {
        let (begins, ends) = progress(&self.publisher, "reading dialects");
        let (documents, uri) = (Arc::clone(&self.documents), uri.to_owned());
        let publisher = Arc::clone(&self.publisher);
        let work = move |_: &Cancelled| {
            let begins = || {
                // Without a progress display the receiver is dropped.
                let _ = begins.send(());
            };
            Ok(publisher.dialects.load(&documents, &uri, begins))
        };
        let loaded = self.loaders.run(work).await.unwrap_or_default();
        drop(ends);
        loaded
    }

    /// Publishes the changes that the new dialects cause.
    fn show(&self, uri: String) {
        if !self.publisher.session().pulls {
            publish::update(&self.documents, &self.workers, &self.publisher, uri);
        }
        self.publisher.refresh(Refresh::Diagnostics);
        self.publisher.refresh(Refresh::CodeLenses);
    }

    /// Offers to write an `abide.toml`.
    async fn offer(self, offer: Offer) {
        let client = self.publisher.client.clone();
        let message = format!(
            "The dialects of {} are read from .td files that were found in the workspace. An abide.toml says \
             which, for commands and other editors, too.",
            shortened(&offer.dialects)
        );
        let message = escape::message(&message);
        let action = |title: &str| lsp::MessageActionItem {
            title: title.to_owned(),
            properties: Default::default(),
        };
        let actions = vec![action(WRITE), action(LATER)];
        let chosen = client.show_message_request(lsp::MessageType::INFO, message, Some(actions));
        if !matches!(chosen.await, Ok(Some(chosen)) if chosen.title == WRITE) {
            return;
        }
        // A file written in the meantime stays.
        if let Err(error) = write(&offer.path, offer.text.as_bytes(), Replaces::Nothing) {
            warn!("cannot write {}: {error}", offer.path.display());
            let message = format!("{} cannot be written: {error}", offer.path.display());
            client.show_message(lsp::MessageType::ERROR, escape::message(&message)).await;
            return;
        }
        // A client that watches files reports the same again, which finds no changes.
        self.reload(Dialects::disk_changed).await;
    }
}

/// Some names, for people.
fn shortened(names: &[String]) -> String {
    const MAX_SHOWN_NAMES: usize = 5;
    let quoted: Vec<String> =
        names.iter().take(MAX_SHOWN_NAMES).map(|name| format!("'{name}'")).collect();
    match names.len().saturating_sub(MAX_SHOWN_NAMES) {
        0 => quoted.join(", "),
        more => format!("{} and {more} more", quoted.join(", ")),
    }
}

/// Shows progress if the client can: from a message to the first sender until the second is dropped.
pub(crate) fn progress(
    publisher: &Arc<Publisher>,
    title: &'static str,
) -> (oneshot::Sender<()>, oneshot::Sender<()>) {
    let (begins, begun) = oneshot::channel();
    let (ends, ended) = oneshot::channel();
    let publisher = Arc::clone(publisher);
    spawn(async move {
        if begun.await.is_ok() && publisher.session().progress {
            show_progress(&publisher, title, ended).await;
        }
    });
    (begins, ends)
}

async fn show_progress(publisher: &Publisher, title: &str, ended: oneshot::Receiver<()>) {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let token = lsp::NumberOrString::String(format!("abide/progress/{number}"));
    let client = publisher.client.clone();
    let create = lsp::WorkDoneProgressCreateParams { token: token.clone() };
    let asked = client.clone();
    let created = async move { asked.send_request::<WorkDoneProgressCreate>(create).await };
    if !matches!(answer_within(PROGRESS_TIMEOUT, created).await, Some(Ok(()))) {
        return;
    }
    let report = |value| lsp::ProgressParams {
        token: token.clone(),
        value: lsp::ProgressParamsValue::WorkDone(value),
    };
    let begin = lsp::WorkDoneProgressBegin {
        title: title.to_owned(),
        ..lsp::WorkDoneProgressBegin::default()
    };
    client.send_notification::<Progress>(report(lsp::WorkDoneProgress::Begin(begin))).await;
    // The other end is dropped, whatever became of the work.
    let _ = ended.await;
    let end = lsp::WorkDoneProgress::End(lsp::WorkDoneProgressEnd::default());
    client.send_notification::<Progress>(report(end)).await;
}
