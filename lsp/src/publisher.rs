//! Messages that the server sends by itself: diagnostics, and requests to ask again.

use crate::convert::{self, Style, View};
use crate::dialects::Dialects;
use crate::documents::{Documents, Format, Snapshot};
use crate::paths::{file_uri, is_stored_as_bytecode};
use crate::publish::{Extent, Publish};
use crate::refresh::{Refresh, Refresher};
use crate::rules::Rules;
use crate::session::Session;
use crate::settings::Settings;
use crate::tablegen::{self, TableGen};
use crate::worker::{Cancelled, Failure};
use abide_core::ide;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use tower_lsp::Client;
use tower_lsp::lsp_types as lsp;

/// Sends diagnostics through tower-lsp.
pub(crate) struct Publisher {
    pub(crate) client: Client,
    session: OnceLock<Session>,
    settings: Mutex<Settings>,
    pub(crate) tablegen: Arc<TableGen>,
    pub(crate) dialects: Arc<Dialects>,
    pub(crate) rules: Rules,
    refresher: Arc<Refresher>,
}

impl Publisher {
    pub(crate) fn new(client: Client, dialects: Dialects) -> Publisher {
        let (session, settings, tablegen, rules) = Default::default();
        let refresher = Arc::new(Refresher::new(client.clone()));
        let dialects = Arc::new(dialects);
        Publisher { client, session, settings, tablegen, dialects, rules, refresher }
    }

    /// Records the agreement; only the first call counts.
    pub(crate) fn agree(&self, session: Session, settings: Settings) {
        if self.session.set(session).is_ok() {
            self.dialects.set_cache(settings.cache.clone());
            *self.settings() = settings;
        }
    }

    pub(crate) fn session(&self) -> Session {
        self.session.get().copied().unwrap_or_default()
    }

    pub(crate) fn settings(&self) -> MutexGuard<'_, Settings> {
        self.settings.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn view(&self, snapshot: Snapshot, uri: lsp::Url) -> View {
        let Session { encoding, related, tags, markdown, .. } = self.session();
        let page = self.settings().diagnostics_page.clone();
        let style = Style { related, tags, markdown, page };
        View { snapshot, uri, encoding, style, lines: None }
    }
}

impl Publish for Publisher {
    type Found = Vec<lsp::Diagnostic>;

    /// Mistakes in a newly opened long file are published before its unused parts are found.
    fn extents(&self, snapshot: &Snapshot) -> &'static [Extent] {
        match self.settings().unused && snapshot.is_long() && snapshot.is_unread() {
            true => &[Extent::Mistakes, Extent::All],
            false => &[Extent::All],
        }
    }

    fn find(
        &self,
        documents: &Documents,
        uri: &str,
        (snapshot, extent): (&Snapshot, Extent),
        cancelled: &Cancelled,
    ) -> Result<Vec<lsp::Diagnostic>, Failure> {
        let Ok(uri) = lsp::Url::parse(uri) else { return Ok(Vec::new()) };
        self.diagnostics(documents, &self.view(snapshot.clone(), uri), extent, cancelled)
    }

    async fn publish(&self, uri: &str, found: Option<(i32, Vec<lsp::Diagnostic>)>) {
        let Ok(uri) = lsp::Url::parse(uri) else { return };
        let (version, found) = found.unzip();
        self.client.publish_diagnostics(uri, found.unwrap_or_default(), version).await;
        self.publish_problems().await;
    }
}

impl Publisher {
    /// The diagnostics of a document, in any format.
    pub(crate) fn diagnostics(
        &self,
        documents: &Documents,
        view: &View,
        extent: Extent,
        cancelled: &Cancelled,
    ) -> Result<Vec<lsp::Diagnostic>, Failure> {
        let snapshot = &view.snapshot;
        let found = match snapshot.format {
            Format::Mlir => {
                let document = snapshot.document_after_edit();
                let mut found = document.diagnostics();
                if extent == Extent::All && self.settings().unused {
                    found.extend(document.hints());
                }
                if is_stored_as_bytecode(&view.uri) {
                    found.extend(ide::bytecode_losses(&document));
                }
                self.rules.apply(&view.uri, document.text(), &mut found);
                found
            }
            Format::DecodedBytecode => {
                ide::decoded_bytecode(&snapshot.text()).into_iter().collect()
            }
            Format::Signature(format) => format.check(&snapshot.text(), &snapshot.limits),
            Format::TableGen => {
                let (tablegen, rules) = (&self.tablegen, &self.rules);
                return tablegen::diagnostics(tablegen, rules, documents, view, cancelled);
            }
        };
        Ok(found.iter().map(|found| view.diagnostic(found)).collect())
    }

    /// Makes the client ask again, if it supports that.
    pub(crate) fn refresh(&self, what: Refresh) {
        if self.session().supports(what) {
            self.refresher.refresh(what);
        }
    }

    /// Sends the errors of files that configure `.td` includes: these files are not open.
    pub(crate) async fn publish_problems(&self) {
        let of_dialects = self.dialects.new_problems().into_iter();
        for (path, problems) in of_dialects.chain(self.tablegen.new_problems()) {
            let Some(uri) = file_uri(&path) else { continue };
            let encoding = self.session().encoding;
            let found = convert::problems(&path, &problems, encoding);
            self.client.publish_diagnostics(uri, found, None).await;
        }
    }
}
