//! `.td` documents: their include folders, and their evaluation.
//!
//! Files with the same options share a session, so that their includes are evaluated once, and an edit evaluates the
//! edited file alone. Everything is under one mutex: evaluation is short.

mod convert;
mod diagnostics;
mod files;
mod fixes;
mod fragments;
mod requests;
mod sessions;
mod workspace;

pub(crate) use diagnostics::diagnostics;
pub(crate) use files::{Overlay, Texts, path_of};

use crate::documents::{Documents, Snapshot};
use crate::worker::{Cancelled, Failure};
use abide_core::diagnostic::codes::tablegen;
use abide_core::text::LineIndex;
use abide_project::{FoundOptions, Problem};
use abide_tablegen::ide::Document;
use abide_tablegen::{Evaluation, FileId, Session};
use fragments::{Fragments, RequestedDocument};
use sessions::{NewEvaluation, Sessions};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The state of `.td` files.
#[derive(Debug, Default)]
pub(crate) struct TableGen {
    state: Mutex<State>,
    /// The files that each open document was evaluated from, by path; for callers that must not wait.
    included: Mutex<BTreeMap<String, BTreeSet<String>>>,
    /// The errors of files that configure includes, by path, and whether they were shown.
    problems: Mutex<BTreeMap<String, (Vec<Problem>, bool)>>,
}

#[derive(Debug, Default)]
struct State {
    sessions: Sessions,
    texts: Texts,
    /// The newest evaluations of open documents, by path.
    evaluations: HashMap<String, CachedEvaluation>,
    /// The `.td` files of the workspace, once requested.
    workspace: Option<Vec<String>>,
    fragments: Fragments,
}

/// An evaluation, and its versions.
#[derive(Debug, Clone)]
struct CachedEvaluation {
    /// The version of the document, that of all documents, and that of the disk.
    stamp: (u64, u64, u64),
    slot: u64,
    epoch: u64,
    evaluation: Arc<Evaluation>,
    /// The document: the file that was evaluated, or one that it includes.
    file: FileId,
}

impl CachedEvaluation {
    fn document<'s>(&'s self, session: &'s Session) -> Document<'s> {
        Document { file: self.file, ..Document::new(session, &self.evaluation) }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl TableGen {
    /// Sets the folders of the workspace.
    pub(crate) fn set_roots(&self, roots: Vec<PathBuf>) {
        let mut state = lock(&self.state);
        state.sessions.set_roots(roots);
        state.forget();
    }

    /// The folders of the workspace.
    pub(crate) fn roots(&self) -> Vec<PathBuf> {
        lock(&self.state).sessions.roots().to_vec()
    }

    /// Adds and removes folders of the workspace.
    pub(crate) fn change_roots(&self, added: Vec<PathBuf>, removed: &[PathBuf]) {
        let mut roots = lock(&self.state).sessions.roots().to_vec();
        roots.retain(|root| !removed.contains(root));
        roots.extend(added);
        self.set_roots(roots);
    }

    /// Records that files on the disk changed.
    pub(crate) fn disk_changed(&self) {
        lock(&self.state).forget();
    }

    /// The open documents that a file is part of, and those that lack a file or name that they use.
    pub(crate) fn dependents(&self, path: &str) -> Vec<String> {
        let included = lock(&self.included);
        let all = included.iter();
        let of = all.filter(|(own, files)| {
            *own != path && (files.contains(path) || files.contains(MISSING))
        });
        of.map(|(own, _)| own.clone()).collect()
    }

    /// Forgets a document that was closed.
    pub(crate) fn close(&self, path: &str) {
        lock(&self.included).remove(path);
        let mut state = lock(&self.state);
        state.evaluations.remove(path);
        state.fragments.close(path);
    }

    /// The errors of files that configure includes, as far as they have not been shown.
    pub(crate) fn new_problems(&self) -> Vec<(String, Vec<Problem>)> {
        let mut all = lock(&self.problems);
        let new = all.iter_mut().filter(|(_, (_, is_shown))| !is_shown);
        let new = new.map(|(path, (problems, is_shown))| {
            *is_shown = true;
            (path.clone(), problems.clone())
        });
        new.collect()
    }

    /// Applies a function to the evaluation of an open document.
    ///
    /// # Errors
    /// If the request was cancelled.
    pub(crate) fn with<T>(
        &self,
        documents: &Documents,
        (uri, snapshot): (&str, &Snapshot),
        cancelled: &Cancelled,
        work: impl FnOnce(
            Document<'_>,
            &dyn Fn(&str) -> bool,
            &LocationConverter<'_>,
        ) -> Result<T, Failure>,
    ) -> Result<Option<T>, Failure> {
        let mut state = lock(&self.state);
        cancelled.check()?;
        let path = path_of(uri);
        let texts = std::mem::take(&mut state.texts);
        let overlay = Overlay::new(documents, Some((uri, snapshot)), texts);
        let own = (path.as_str(), snapshot);
        let known = self.known(&mut state, &overlay, documents, own, cancelled);
        let answer = known.and_then(|known| {
            let session = state.sessions.get(known.slot)?;
            let document = known.document(session);
            let places = LocationConverter::new(&overlay, session);
            Some(work(document, &|path| overlay.is_open(path), &places))
        });
        state.texts = overlay.into_texts();
        answer.transpose()
    }

    /// The evaluation of an open document, repeated if anything changed.
    fn known(
        &self,
        state: &mut State,
        overlay: &Overlay,
        documents: &Documents,
        (path, snapshot): (&str, &Snapshot),
        cancelled: &Cancelled,
    ) -> Option<CachedEvaluation> {
        let stamp = (snapshot.generation, documents.generation(), state.sessions.changes());
        if let Some(known) = state.evaluations.get(path)
            && known.stamp == stamp
            && state.sessions.is_alive(known.slot, known.epoch)
        {
            return Some(known.clone());
        }
        let found = state.sessions.options(overlay, path);
        self.note_problems(&found);
        let limits = snapshot.limits;
        let made =
            match state.fragments.within_known_host(&mut state.sessions, overlay, path, limits) {
                Some(made) => made,
                None => {
                    let own = state.sessions.evaluate_alone(overlay, path, &found, limits)?;
                    // From now on, an edit of one of these documents checks this one again.
                    self.note_files(state, path, &own);
                    let start = documents.generation();
                    let is_wanted =
                        &|| documents.generation() == start && cancelled.check().is_ok();
                    let asked = RequestedDocument { path, limits, is_wanted };
                    match state.fragments.within_host(&mut state.sessions, overlay, asked, &own) {
                        Some(made) => made,
                        // The sessions of including files may have replaced this one.
                        None if !state.sessions.is_alive(own.slot, own.epoch) => {
                            state.sessions.evaluate_alone(overlay, path, &found, limits)?
                        }
                        None => own,
                    }
                }
            };
        self.note_files(state, path, &made);
        let NewEvaluation { slot, epoch, evaluation, file } = made;
        let known = CachedEvaluation { stamp, slot, epoch, evaluation: Arc::new(evaluation), file };
        state.evaluations.insert(path.to_owned(), known.clone());
        Some(known)
    }

    /// Records the files that a document was evaluated from.
    fn note_files(&self, state: &State, path: &str, made: &NewEvaluation) {
        let Some(session) = state.sessions.get(made.slot) else { return };
        let evaluation = &made.evaluation;
        let mut files: BTreeSet<String> =
            evaluation.files.iter().map(|&file| session.path(file).to_owned()).collect();
        let lacks = |code| [tablegen::MISSING_INCLUDE, tablegen::UNDEFINED].contains(&code);
        if evaluation.diagnostics.iter().any(|(_, diagnostic)| lacks(diagnostic.code)) {
            files.insert(MISSING.to_owned());
        }
        lock(&self.included).insert(path.to_owned(), files);
    }

    fn note_problems(&self, found: &FoundOptions) {
        let mut all = lock(&self.problems);
        for source in &found.sources {
            let own = found.problems.iter().filter(|problem| problem.path == *source);
            let own: Vec<Problem> = own.cloned().collect();
            match all.get_mut(source) {
                Some((known, _)) if *known == own => {}
                None if own.is_empty() => {}
                _ => {
                    all.insert(source.clone(), (own, false));
                }
            }
        }
    }
}

/// The path that is used for a missing included file, or for the file that defines an undefined name. Real paths are
/// never empty.
const MISSING: &str = "";

impl State {
    fn forget(&mut self) {
        self.sessions.forget();
        self.texts.forget();
        self.workspace = None;
    }
}

/// The state needed to convert locations.
pub(crate) struct LocationConverter<'p> {
    overlay: &'p Overlay,
    session: &'p Session,
    /// The lines of the files that were asked about.
    lines: RefCell<HashMap<FileId, Rc<LineIndex>>>,
}

impl<'p> LocationConverter<'p> {
    fn new(overlay: &'p Overlay, session: &'p Session) -> LocationConverter<'p> {
        LocationConverter { overlay, session, lines: RefCell::default() }
    }

    /// The files from open buffers, or else from the disk.
    fn files(&self) -> &'p Overlay {
        self.overlay
    }
}
