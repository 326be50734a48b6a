//! The diagnostics and hints of a document, kept from one edit to the next.

use super::findings::{Findings, UnitFindings};
use super::hints::Hints;
use super::verification::{OperationChecker, OperationsCache};
use super::verified_statements::{BeforeChange, verify_statements};
use crate::db::{AfterStatements, Document, DocumentUnit, FileCache, UnitIndex};
use abide_mlir::syntax::{Change, ReadStatements};
use abide_source::diagnostic::Diagnostic;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The diagnostics and hints of a document, once requested.
#[derive(Default)]
pub(super) struct Diagnosed(Mutex<State>);

#[derive(Default, Clone)]
struct State {
    findings: Option<Arc<Findings>>,
    hints: Option<Arc<Hints>>,
}

impl Clone for Diagnosed {
    fn clone(&self) -> Diagnosed {
        Diagnosed(Mutex::new(self.lock().clone()))
    }
}

impl Diagnosed {
    /// Returns the diagnostics. The document is the one that keeps these.
    pub(super) fn findings(&self, document: &Document) -> Arc<Findings> {
        let mut state = self.lock();
        Arc::clone(state.findings.get_or_insert_with(|| Arc::new(Findings::new(document))))
    }

    /// Returns the hints. The document is the one that keeps these.
    pub(super) fn hints(&self, document: &Document) -> Arc<Hints> {
        let findings = self.findings(document);
        let mut state = self.lock();
        Arc::clone(state.hints.get_or_insert_with(|| Arc::new(Hints::new(document, &findings))))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the diagnostics of a unit, except the file; `None` if there are more than the limit.
fn findings_of(document: &Document, index: usize) -> Option<Vec<Diagnostic>> {
    let child = index.checked_sub(1)?;
    let (unit, (_, syntax)) = (document.unit(index)?, document.tree().child(child)?);
    let root = document.tree().child_root(child)?;
    let mut operations = document.is_verified().then(|| OperationChecker::new(document));
    let pipeline = UnitFindings::new(document, unit.span());
    let (found, dropped) = pipeline.of_unit(unit, syntax, root, operations.as_mut());
    (dropped == 0).then_some(found)
}

impl FileCache for Diagnosed {
    fn follow(&mut self, change: Change) -> bool {
        if let Some(findings) = &mut self.lock().findings {
            Arc::make_mut(findings).move_spans(|span| change.moved_span(span));
        }
        true
    }

    fn before_statements(
        &self,
        document: &Document,
        unit: DocumentUnit<'_>,
        read: &ReadStatements,
        replaced: &[u8],
    ) -> Option<AfterStatements> {
        let before =
            document.is_verified().then(|| BeforeChange::new(document, unit, read, replaced));
        let before = before.flatten()?;
        Some(Box::new(move |document, unit, read| {
            if let Some(verified) = verify_statements(document, unit, read, &before) {
                unit.facts.kept::<OperationsCache>().set(verified);
            }
        }))
    }

    fn after_edit(&self, document: &Document, index: usize, old: Option<&UnitIndex>) {
        let State { findings, hints } = std::mem::take(&mut *self.lock());
        let Some((mut findings, child)) = findings.zip(index.checked_sub(1)) else { return };
        let Some(found) = findings_of(document, index) else { return };
        let hints = hints.map(|mut hints| {
            let own = Arc::make_mut(&mut hints);
            own.set_broken(index, &found);
            if let Some(old) = old {
                own.update(document, index, old);
            }
            hints
        });
        if let Some(place) = Arc::make_mut(&mut findings).units.get_mut(child) {
            *place = found.into_boxed_slice();
        }
        *self.lock() = State { findings: Some(findings), hints };
    }
}

#[cfg(test)]
impl Diagnosed {
    /// Whether the hints are known.
    pub(super) fn has_hints(&self) -> bool {
        self.lock().hints.is_some()
    }
}
