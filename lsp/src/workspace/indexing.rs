//! Reads the files of the workspace in the background, and shows progress.

use crate::backend::Backend;
use crate::loading::progress;
use crate::paths::file_path;
use crate::tasks::spawn;
use crate::worker::Cancelled;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use tower_lsp::lsp_types as lsp;

impl Backend {
    /// Reads the files of the workspace whose current version is not cached.
    pub(crate) fn index_workspace(&self) {
        if !self.settings().workspace_index {
            return;
        }
        let (begins, ends) = progress(&self.publisher, "reading the files of the workspace");
        let workspace = Arc::clone(&self.workspace);
        let (encoding, cache) = (self.session().encoding, self.settings().cache);
        let work = move |cancelled: &Cancelled| {
            let begins = || {
                // Without a progress display the receiver is dropped.
                let _ = begins.send(());
            };
            workspace.index(encoding, cache.as_deref(), begins, cancelled)
        };
        let indexers = self.indexers.clone();
        spawn(async move {
            // After a change of the folders it starts again, and is not waited for here.
            let _ = indexers.run(work).await;
            drop(ends);
        });
    }

    /// Reads files again that the client reports as changed; returns whether all of them belong to the index.
    pub(crate) fn mlir_files_changed(&self, changes: &[lsp::FileEvent]) -> bool {
        let paths = changes.iter().filter_map(|change| file_path(&change.uri));
        let is_mlir = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "mlir");
        let paths: BTreeSet<PathBuf> = paths.filter(is_mlir).collect();
        // One that describes a dialect is read by both.
        let are_all = !changes.is_empty()
            && paths.len() == changes.len()
            && !changes.iter().any(|change| self.describes_dialects(change.uri.as_str()));
        if self.settings().workspace_index && !paths.is_empty() {
            let (workspace, encoding) = (Arc::clone(&self.workspace), self.session().encoding);
            let indexers = self.indexers.clone();
            spawn(async move {
                let work = move |_: &Cancelled| {
                    workspace.changed(&paths, encoding);
                    Ok(())
                };
                // If it fails, the next start notices.
                let _ = indexers.run(work).await;
            });
        }
        are_all
    }
}
