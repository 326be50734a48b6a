//! The diagnostics and hints of a document, kept from one edit to the next.

use super::hints::{Hints, unused_in};
use super::units::{DocumentDiagnostics, UnitPipeline};
use super::verification::OperationChecker;
use crate::db::{Document, FileCache, UnitIndex};
use abide_mlir::syntax::Change;
use abide_source::diagnostic::Diagnostic;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The diagnostics and hints of a document, once requested. An edit only records which units have changed: they are
/// checked when the diagnostics are requested next, so that an edit and the answers after it do not wait for the
/// verifier.
#[derive(Default)]
pub(super) struct Diagnosed {
    state: Mutex<State>,
    /// Held by the thread that checks; the others wait for its results. A copy of the document does not wait.
    checking: Mutex<()>,
}

#[derive(Default, Clone)]
struct State {
    diagnostics: Option<Arc<DocumentDiagnostics>>,
    hints: Option<Arc<Hints>>,
    stale: StaleUnits,
}

/// The units that have changed, or whose surroundings have, since they were checked; each with the facts about it then,
/// if it has changed itself.
type StaleUnits = BTreeMap<usize, Option<Arc<UnitIndex>>>;

impl Clone for Diagnosed {
    fn clone(&self) -> Diagnosed {
        Diagnosed { state: Mutex::new(self.state().clone()), checking: Mutex::default() }
    }
}

impl Diagnosed {
    /// Returns the diagnostics. The document is the one that keeps these.
    pub(super) fn diagnostics(&self, document: &Document) -> Arc<DocumentDiagnostics> {
        let _one = lock(&self.checking);
        self.checked(document).0
    }

    /// Returns the hints. The document is the one that keeps these.
    pub(super) fn hints(&self, document: &Document) -> Arc<Hints> {
        let _one = lock(&self.checking);
        let (diagnostics, hints) = self.checked(document);
        if let Some(hints) = hints {
            return hints;
        }
        let hints = Arc::new(Hints::new(document, &diagnostics));
        self.state().hints = Some(Arc::clone(&hints));
        hints
    }

    /// Checks the changed units; returns the diagnostics, and the hints if they are known.
    fn checked(&self, document: &Document) -> (Arc<DocumentDiagnostics>, Option<Arc<Hints>>) {
        let State { diagnostics, hints, stale } = self.state().clone();
        let diagnostics = match diagnostics {
            Some(diagnostics) if stale.is_empty() => return (diagnostics, hints),
            diagnostics => diagnostics,
        };
        let (is_new, has_hints) = (diagnostics.is_none(), hints.is_some());
        // They are updated in place.
        drop((diagnostics, hints));
        let found = stale.keys().map(|index| diagnostics_of(document, *index, has_hints));
        let found = if is_new { None } else { found.collect::<Option<Vec<_>>>() };
        let mut state = self.state();
        if found.is_none_or(|found| state.update(document, found).is_none()) {
            drop(state);
            let diagnostics = Some(Arc::new(DocumentDiagnostics::new(document)));
            state = self.state();
            *state = State { diagnostics, ..State::default() };
        }
        let diagnostics = Arc::clone(state.diagnostics.get_or_insert_default());
        (diagnostics, state.hints.clone())
    }

    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl State {
    /// Replaces the diagnostics of the changed units by the new ones; `None` if that cannot be
    /// done.
    fn update(&mut self, document: &Document, found: Vec<Vec<Diagnostic>>) -> Option<()> {
        let diagnostics = Arc::make_mut(self.diagnostics.as_mut()?);
        let mut hints = self.hints.as_mut().map(Arc::make_mut);
        for ((index, old), found) in std::mem::take(&mut self.stale).into_iter().zip(found) {
            if let Some(hints) = &mut hints {
                hints.set_broken(index, &found);
                if let Some(old) = old {
                    hints.update(document, index, &old);
                }
            }
            let place = diagnostics.units.get_mut(index.checked_sub(1)?)?;
            *place = found.into_boxed_slice();
        }
        Some(())
    }
}

/// Returns the diagnostics of a unit, except the file; `None` if there are more than the limit. With `unused`, its
/// unused names are also found.
fn diagnostics_of(document: &Document, index: usize, unused: bool) -> Option<Vec<Diagnostic>> {
    let child = index.checked_sub(1)?;
    let (unit, (_, syntax)) = (document.unit(index)?, document.tree().child(child)?);
    let root = document.tree().child_root(child)?;
    let mut operations = document.is_verified().then(|| OperationChecker::new(document));
    let pipeline = UnitPipeline::new(document, unit.span());
    let (found, dropped) = pipeline.of_unit(unit, syntax, root, operations.as_mut());
    if unused {
        unused_in(document, unit, syntax);
    }
    (dropped == 0).then_some(found)
}

impl FileCache for Diagnosed {
    fn follow(&mut self, change: Change) -> bool {
        if let Some(diagnostics) = &mut self.state().diagnostics {
            Arc::make_mut(diagnostics).move_spans(|span| change.moved_span(span));
        }
        true
    }

    fn after_edit(&self, index: usize, old: Option<&Arc<UnitIndex>>) {
        let mut state = self.state();
        let known = state.stale.entry(index).or_default();
        // The facts that the hints were made of are those before the first edit.
        if known.is_none() {
            *known = old.cloned();
        }
    }
}

#[cfg(test)]
impl Diagnosed {
    /// Whether the hints are known.
    pub(super) fn has_hints(&self) -> bool {
        self.state().hints.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_source::limits::Limits;
    use abide_source::text::{Span, TextEdit};

    const TEXT: &str = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n\
        func.func @g(%a: i32) -> i32 {\n  return %a : i32\n}\n";

    fn typed(document: Document, place: &str, text: &str) -> Document {
        let found = String::from_utf8_lossy(document.text()).find(place).expect("a place");
        let start = u32::try_from(found + place.len()).expect("a short text");
        document.edited(&[TextEdit::new(Span::at(start), text)])
    }

    fn stale(document: &Document) -> Vec<usize> {
        document.kept::<Diagnosed>().state().stale.keys().copied().collect()
    }

    #[test]
    fn an_edit_checks_nothing_until_the_diagnostics_are_requested() {
        let mut document = Document::new(TEXT.into(), Limits::default());
        assert_eq!((document.diagnostics(), document.hints()), (vec![], vec![]));
        for (place, text) in [("@g(%a: i32) -> i32 {", " "), ("{\n  return ", "%"), ("%%", "%")] {
            document = typed(document, place, text);
        }
        assert_eq!(stale(&document), [1, 2]);
        // A copy knows the same, whether the original is checked or not.
        let copy = document.clone();
        let fresh = Document::new(document.text().to_vec(), Limits::default());
        for one in [&document, &copy] {
            assert_ne!(one.diagnostics(), []);
            assert_eq!((one.diagnostics(), one.hints()), (fresh.diagnostics(), fresh.hints()));
            assert_eq!(stale(one), [0; 0]);
        }
    }

    #[test]
    fn a_copy_does_not_wait_for_the_checks() {
        let document = Document::new(TEXT.into(), Limits::default());
        let diagnosed = document.kept::<Diagnosed>();
        let _checking = lock(&diagnosed.checking);
        assert_eq!(document.clone().diagnostics(), []);
    }
}
