//! The diagnostics and hints of a document, for all clients.

use super::checked::checked;
use super::kept::Diagnosed;
use super::mixed_versions::{report_older, weaken_mixed, weaken_shared, with_version};
use super::stored::{foreign_text, name_foreign};
use crate::db::Document;
use abide_source::diagnostic::Diagnostic;

impl Document {
    /// All diagnostics of the text, as [`check_file`](crate::check_file) returns them.
    #[must_use]
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        if let Some(found) = foreign_text(self) {
            return vec![found];
        }
        let mut found = checked(self);
        if self.is_verified() {
            weaken_mixed(self, &mut found);
            weaken_shared(self, &mut found);
            with_version(self, &mut found);
            report_older(self, &mut found);
        }
        name_foreign(self, &mut found);
        found
    }

    /// Returns hints for unused values of operations without effects, unused private symbols and blocks, and
    /// deprecated operations. A function with errors has no hints, and symbols have none if there are any errors.
    #[must_use]
    pub fn hints(&self) -> Vec<Diagnostic> {
        let diagnosed = self.kept::<Diagnosed>();
        let (hints, diagnostics) = (diagnosed.hints(self), diagnosed.diagnostics(self));
        let mut hints = hints.all(self, diagnostics.dropped == 0);
        hints.truncate(self.shown());
        hints
    }
}
