//! Diagnostics, pushed as the text changes.
//!
//! For each document at most one task is at it. A newer edit supersedes what it computes: only the
//! diagnostics of the newest version are sent, with that version.

use crate::documents::{Documents, Next, Snapshot};
use crate::tasks::spawn;
use crate::worker::{Cancelled, Failure, Workers};
use std::sync::Arc;

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
    loop {
        match documents.next_to_publish(&uri, published) {
            Next::Done => return,
            Next::Closed => {
                publisher.publish(&uri, None).await;
                published = Some(CLOSED);
            }
            Next::Version(snapshot) => {
                for extent in publisher.extents(&snapshot) {
                    publish_version(&documents, &workers, &publisher, (&uri, &snapshot), *extent)
                        .await;
                }
                // Where the work failed, it would fail again.
                published = Some(snapshot.generation);
            }
        }
    }
}

/// Publishes the diagnostics of a version, unless a newer one exists.
async fn publish_version<P: Publish>(
    documents: &Arc<Documents>,
    workers: &Workers,
    publisher: &Arc<P>,
    (uri, snapshot): (&str, &Snapshot),
    extent: Extent,
) {
    let (generation, version) = (snapshot.generation, snapshot.version);
    let (all, finder, of) = (Arc::clone(documents), Arc::clone(publisher), uri.to_owned());
    let snapshot = snapshot.clone();
    let work = move |cancelled: &Cancelled| finder.find(&all, &of, (&snapshot, extent), cancelled);
    let (all, of) = (Arc::clone(documents), uri.to_owned());
    let is_outdated = move || !all.is_newest(&of, generation);
    let found = workers.run_until(is_outdated, work).await;
    if let Ok(found) = found
        && documents.is_newest(uri, generation)
    {
        publisher.publish(uri, Some((version, found))).await;
    }
}

/// The generation of a closed document; no version has it.
const CLOSED: u64 = 0;
