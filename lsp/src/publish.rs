//! Diagnostics, pushed as the text changes.
//!
//! At most one task runs for a document. A newer edit supersedes its result. If edits come faster than diagnostics are
//! found, those of an older version are sent from time to time, with that version.

use crate::documents::{Documents, Next, Snapshot};
use crate::tasks::spawn;
use crate::worker::{Cancelled, Failure, Workers};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The time after which the diagnostics of an older version are sent rather than none.
const MAX_SILENCE: Duration = Duration::from_secs(1);

/// The diagnostics to find before sending.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// The mistakes.
    Mistakes,
    /// The mistakes, and unused or deprecated parts.
    All,
}

/// Sends diagnostics to the client.
pub(crate) trait Publish: Send + Sync + 'static {
    /// The found diagnostics.
    type Found: Send + 'static;

    /// The extents to publish for a version, in order: each includes the previous ones.
    fn extents(&self, snapshot: &Snapshot) -> &'static [Extent];

    /// Finds the diagnostics of a version.
    ///
    /// # Errors
    /// If it is cancelled.
    fn find(
        &self,
        documents: &Documents,
        uri: &str,
        version: (&Snapshot, Extent),
        cancelled: &Cancelled,
    ) -> Result<Self::Found, Failure>;

    /// Sends the diagnostics of a version; an empty list if the document was closed.
    fn publish(
        &self,
        uri: &str,
        found: Option<(i32, Self::Found)>,
    ) -> impl Future<Output = ()> + Send;
}

/// Updates the diagnostics that the client shows of a document, unless a task already does.
pub(crate) fn update<P: Publish>(
    documents: &Arc<Documents>,
    workers: &Workers,
    publisher: &Arc<P>,
    uri: String,
) {
    if documents.begin_publishing(&uri) {
        let publisher = Arc::clone(publisher);
        spawn(publish_all(Arc::clone(documents), workers.clone(), publisher, uri));
    }
}

/// Publishes until the newest version is published.
async fn publish_all<P: Publish>(
    documents: Arc<Documents>,
    workers: Workers,
    publisher: Arc<P>,
    uri: String,
) {
    let mut published = None;
    let mut last = now();
    loop {
        match documents.next_to_publish(&uri, published) {
            Next::Done => return,
            Next::Closed => {
                publisher.publish(&uri, None).await;
                published = Some(CLOSED);
            }
            Next::Version(snapshot) => {
                let is_overdue = last.is_some_and(|last| last.elapsed() >= MAX_SILENCE);
                for extent in publisher.extents(&snapshot) {
                    let of = (uri.as_str(), &snapshot, is_overdue);
                    if publish_version(&documents, &workers, &publisher, of, *extent).await {
                        last = now();
                    }
                }
                // Failed work would fail again.
                published = Some(snapshot.generation);
            }
        }
    }
}

/// The time; a browser's module has no clock.
fn now() -> Option<Instant> {
    cfg!(not(target_family = "wasm")).then(Instant::now)
}

/// Publishes the diagnostics of a version, unless a newer one exists and nothing is overdue. Returns whether it did.
async fn publish_version<P: Publish>(
    documents: &Arc<Documents>,
    workers: &Workers,
    publisher: &Arc<P>,
    (uri, snapshot, is_overdue): (&str, &Snapshot, bool),
    extent: Extent,
) -> bool {
    let (generation, version) = (snapshot.generation, snapshot.version);
    let (all, finder, of) = (Arc::clone(documents), Arc::clone(publisher), uri.to_owned());
    let snapshot = snapshot.clone();
    let work = move |cancelled: &Cancelled| finder.find(&all, &of, (&snapshot, extent), cancelled);
    let (all, of) = (Arc::clone(documents), uri.to_owned());
    let is_outdated = move || !is_overdue && !all.is_newest(&of, generation);
    let found = workers.run_until(is_outdated, work).await;
    match found {
        Ok(found) if is_overdue || documents.is_newest(uri, generation) => {
            publisher.publish(uri, Some((version, found))).await;
            true
        }
        _ => false,
    }
}

/// The generation of a closed document; no version has it.
const CLOSED: u64 = 0;
