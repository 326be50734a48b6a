//! The diagnostics of all files of the workspace, on request.

use super::Workspace;
use super::entry::{MAX_FILE_BYTES, Stamp};
use crate::backend::Backend;
use crate::convert::{self, View};
use crate::documents::{Documents, Snapshot};
use crate::paths::file_uri;
use crate::publish::Extent;
use crate::publisher::Publisher;
use crate::worker::{Cancelled, Failure};
use abide_core::ide;
use abide_project::read_regular;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tower_lsp::jsonrpc::Result;
use tower_lsp::lsp_types as lsp;

/// The maximum number of files that are read for one answer: the client has those when it asks again.
const MAX_READ_FILES: usize = 1_000;

/// The identifiers of the reports that the client has.
type ReportIds = BTreeMap<lsp::Url, String>;

impl Workspace {
    /// The files that are known, each with its version.
    fn stamps(&self) -> Vec<(PathBuf, Stamp)> {
        let files = self.files();
        files.iter().map(|(path, entry)| (path.clone(), entry.stamp)).collect()
    }
}

impl Backend {
    /// The diagnostics of the open documents and the other files of the workspace. Diagnostics that the client
    /// already has are reported as unchanged, and tests with expected errors are left out.
    pub(crate) async fn workspace_report(
        &self,
        known: Vec<lsp::PreviousResultId>,
    ) -> Result<lsp::WorkspaceDiagnosticReportResult> {
        let known: ReportIds = known.into_iter().map(|own| (own.uri, own.value)).collect();
        let (views, workspace) = (self.views(), Arc::clone(&self.workspace));
        let (documents, publisher) = (Arc::clone(&self.documents), Arc::clone(&self.publisher));
        let items = self.run(move |cancelled| {
            let report = Report { documents: &documents, publisher: &publisher, cancelled };
            let open: BTreeSet<lsp::Url> = views.iter().map(|view| view.uri.clone()).collect();
            let mut items = Vec::new();
            for view in views {
                items.push(report.of_open(view, &known)?);
            }
            let mut read = 0;
            for (path, stamp) in workspace.stamps() {
                let Some(uri) = file_uri(&path) else { continue };
                if !open.contains(&uri) && read < MAX_READ_FILES {
                    items.extend(report.of_closed(uri, &path, stamp, &known, &mut read)?);
                }
            }
            Ok(items)
        });
        Ok(lsp::WorkspaceDiagnosticReport { items: items.await? }.into())
    }
}

/// The state needed for the diagnostics of a file.
struct Report<'a> {
    documents: &'a Documents,
    publisher: &'a Publisher,
    cancelled: &'a Cancelled,
}

type Item = std::result::Result<lsp::WorkspaceDocumentDiagnosticReport, Failure>;

impl Report<'_> {
    fn of_open(&self, view: View, known: &ReportIds) -> Item {
        let (uri, version) = (view.uri.clone(), Some(i64::from(view.snapshot.version)));
        let id = view.snapshot.generation.to_string();
        if known.get(&uri) == Some(&id) {
            return Ok(convert::unchanged_file(uri, version, id));
        }
        let found =
            self.publisher.diagnostics(self.documents, &view, Extent::All, self.cancelled)?;
        Ok(convert::file_report(uri, version, id, found))
    }

    /// The report of a closed file; `None` if it cannot be read, or has errors on purpose. Counts the files that are
    /// read.
    fn of_closed(
        &self,
        uri: lsp::Url,
        path: &Path,
        stamp: Stamp,
        known: &ReportIds,
        read: &mut usize,
    ) -> std::result::Result<Option<lsp::WorkspaceDocumentDiagnosticReport>, Failure> {
        self.cancelled.check()?;
        let id = format!("{}-{}", stamp.name(), self.publisher.rules.changes());
        if known.get(&uri) == Some(&id) {
            return Ok(Some(convert::unchanged_file(uri, None, id)));
        }
        *read += 1;
        let Ok(text) = read_regular(path, MAX_FILE_BYTES) else { return Ok(None) };
        let found = match ide::expects_errors(&text) {
            true => Vec::new(),
            false => {
                let registry = self.publisher.dialects.registry_of(self.documents, path);
                let text = String::from_utf8_lossy(&text);
                let settings = self.publisher.settings().clone();
                let snapshot = Snapshot::of_file(&text, registry, &settings);
                let view = self.publisher.view(snapshot, uri.clone());
                self.publisher.diagnostics(self.documents, &view, Extent::All, self.cancelled)?
            }
        };
        Ok(Some(convert::file_report(uri, None, id, found)))
    }
}
