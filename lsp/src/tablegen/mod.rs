//! `.td` documents: their include folders, and their evaluation.
//!
//! Files with the same options share a session, so that their includes are evaluated once, and an edit evaluates the
//! edited file alone. Everything is under one mutex: evaluation is short.

mod convert;
mod files;
mod fixes;
mod fragments;
mod requests;
mod workspace;

pub(crate) use files::{Overlay, Texts, path_of};
pub(crate) use requests::diagnostics;

use crate::documents::{Documents, Snapshot};
use crate::worker::{Cancelled, Failure};
use abide_core::diagnostic::codes::tablegen;
use abide_core::limits::Limits;
use abide_core::text::LineIndex;
use abide_project::{Found, Problem, Project};
use abide_tablegen::ide::Document;
use abide_tablegen::{Evaluation, FileId, Session};
use fragments::Fragments;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most sessions that are kept, each with what its files include.
const MOST_SESSIONS: usize = 8;

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
pub(super) struct State {
    roots: Vec<PathBuf>,
    project: Project,
    texts: Texts,
    /// The options of files, with what they were found out from.
    options: HashMap<String, (Inputs, Found)>,
    sessions: Vec<Slot>,
    /// The newest evaluations of open documents, by path.
    evaluations: HashMap<String, Known>,
    /// The `.td` files of the workspace, once requested.
    workspace: Option<Vec<String>>,
    fragments: Fragments,
    /// The number of reported disk changes.
    changes: u64,
    /// The number of the next session.
    next: u64,
}

/// The inputs that options are derived from.
#[derive(Debug, PartialEq, Eq)]
struct Inputs {
    includes: Vec<u8>,
    changes: u64,
    sources: Vec<Option<std::time::SystemTime>>,
}

/// A session, with the limits that it has.
#[derive(Debug)]
pub(super) struct Slot {
    number: u64,
    limits: Limits,
    session: Session,
}

/// An evaluation, and its versions.
#[derive(Debug, Clone)]
struct Known {
    /// The version of the document, that of all documents, and that of the disk.
    stamp: (u64, u64, u64),
    slot: u64,
    epoch: u64,
    evaluation: Arc<Evaluation>,
    /// The document: the file that was evaluated, or one that it includes.
    file: FileId,
}

/// An evaluation that was just made.
#[derive(Debug)]
pub(super) struct Made {
    slot: u64,
    epoch: u64,
    evaluation: Evaluation,
    /// The file that was asked about.
    file: FileId,
}

/// The requested document.
#[derive(Clone, Copy)]
pub(super) struct Asked<'r> {
    path: &'r str,
    limits: Limits,
    /// Whether the answer is still wanted: what takes long is given up otherwise.
    is_wanted: &'r dyn Fn() -> bool,
}

impl Known {
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
        state.project = Project::new(roots.clone());
        state.roots = roots;
        state.forget();
    }

    /// The folders of the workspace.
    pub(crate) fn roots(&self) -> Vec<PathBuf> {
        lock(&self.state).roots.clone()
    }

    /// Adds and removes folders of the workspace.
    pub(crate) fn change_roots(&self, added: Vec<PathBuf>, removed: &[PathBuf]) {
        let mut roots = lock(&self.state).roots.clone();
        roots.retain(|root| !removed.contains(root));
        roots.extend(added);
        self.set_roots(roots);
    }

    /// Takes note that files on the disk are others.
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
        work: impl FnOnce(Document<'_>, &dyn Fn(&str) -> bool, &Places<'_>) -> Result<T, Failure>,
    ) -> Result<Option<T>, Failure> {
        let mut state = lock(&self.state);
        cancelled.check()?;
        let path = path_of(uri);
        let texts = std::mem::take(&mut state.texts);
        let overlay = Overlay::new(documents, Some((uri, snapshot)), texts);
        let own = (path.as_str(), snapshot);
        let known = self.known(&mut state, &overlay, documents, own, cancelled);
        let answer = known.and_then(|known| {
            let session = state.session(known.slot)?;
            let document = known.document(session);
            let places = Places::new(&overlay, session);
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
    ) -> Option<Known> {
        let stamp = (snapshot.generation, documents.generation(), state.changes);
        if let Some(known) = state.evaluations.get(path)
            && known.stamp == stamp
            && state.is_alive(known.slot, known.epoch)
        {
            return Some(known.clone());
        }
        let found = state.options(overlay, path);
        self.note_problems(&found);
        let limits = snapshot.limits;
        let made = match state.within_known_host(overlay, path, limits) {
            Some(made) => made,
            None => {
                let own = state.evaluate_alone(overlay, path, &found, limits)?;
                // From here on an edit of another document has this one looked at again.
                self.note_files(state, path, &own);
                let start = documents.generation();
                let is_wanted = &|| documents.generation() == start && cancelled.check().is_ok();
                match state.within_host(overlay, Asked { path, limits, is_wanted }, &own) {
                    Some(made) => made,
                    // The session may have given way to those of includers.
                    None if !state.is_alive(own.slot, own.epoch) => {
                        state.evaluate_alone(overlay, path, &found, limits)?
                    }
                    None => own,
                }
            }
        };
        self.note_files(state, path, &made);
        let Made { slot, epoch, evaluation, file } = made;
        let known = Known { stamp, slot, epoch, evaluation: Arc::new(evaluation), file };
        state.evaluations.insert(path.to_owned(), known.clone());
        Some(known)
    }

    /// Takes note of the files that a document was evaluated from.
    fn note_files(&self, state: &State, path: &str, made: &Made) {
        let Some(session) = state.session(made.slot) else { return };
        let evaluation = &made.evaluation;
        let mut files: BTreeSet<String> =
            evaluation.files.iter().map(|&file| session.path(file).to_owned()).collect();
        let lacks = |code| [tablegen::MISSING_INCLUDE, tablegen::UNDEFINED].contains(&code);
        if evaluation.diagnostics.iter().any(|(_, diagnostic)| lacks(diagnostic.code)) {
            files.insert(MISSING.to_owned());
        }
        lock(&self.included).insert(path.to_owned(), files);
    }

    fn note_problems(&self, found: &Found) {
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

/// The path of a missing included file, or of the unknown definition of an undefined name; other paths are never
/// empty.
const MISSING: &str = "";

impl State {
    fn forget(&mut self) {
        self.changes += 1;
        self.project.forget();
        self.texts.forget();
        self.workspace = None;
        self.options.clear();
    }

    /// The session with a number, if it is still there.
    fn session(&self, number: u64) -> Option<&Session> {
        self.sessions.iter().find(|slot| slot.number == number).map(|slot| &slot.session)
    }

    /// Whether the session of an evaluation still knows it.
    fn is_alive(&self, slot: u64, epoch: u64) -> bool {
        self.session(slot).is_some_and(|session| session.epoch() == epoch)
    }

    /// Evaluates a document by itself.
    fn evaluate_alone(
        &mut self,
        overlay: &Overlay,
        path: &str,
        found: &Found,
        limits: Limits,
    ) -> Option<Made> {
        let (slot, evaluation) = self.evaluate(overlay, path, found, limits)?;
        let (slot, file) = (self.sessions.get(slot)?, evaluation.file);
        Some(Made { slot: slot.number, epoch: slot.session.epoch(), evaluation, file })
    }

    /// With which options a file is read.
    fn options(&mut self, overlay: &Overlay, path: &str) -> Found {
        let modified = |found: &Found| {
            let about = |source: &String| std::fs::metadata(source).ok()?.modified().ok();
            found.sources.iter().map(about).collect()
        };
        let includes = overlay.includes();
        let changes = self.changes;
        if let Some((inputs, found)) = self.options.get(path)
            && inputs.includes == includes
            && inputs.changes == changes
            && inputs.sources == modified(found)
        {
            return found.clone();
        }
        let found = self.project.options(path, overlay);
        let sources = modified(&found);
        let inputs = Inputs { includes, changes, sources };
        self.options.insert(path.to_owned(), (inputs, found.clone()));
        found
    }

    /// Evaluates a file; returns the position of its session, too.
    fn evaluate(
        &mut self,
        overlay: &Overlay,
        path: &str,
        found: &Found,
        limits: Limits,
    ) -> Option<(usize, Evaluation)> {
        let is_own =
            |slot: &Slot| slot.limits == limits && *slot.session.options() == found.options;
        let at = match self.sessions.iter().position(is_own) {
            Some(at) => at,
            None => {
                if self.sessions.len() >= MOST_SESSIONS {
                    self.sessions.remove(0);
                }
                self.next += 1;
                let session = Session::new(found.options.clone(), limits);
                self.sessions.push(Slot { number: self.next, limits, session });
                self.sessions.len() - 1
            }
        };
        // The one that was used last is removed last.
        let slot = self.sessions.remove(at);
        self.sessions.push(slot);
        let slot = self.sessions.last_mut()?;
        let evaluation = slot.session.evaluate(overlay, path)?;
        Some((self.sessions.len() - 1, evaluation))
    }
}

/// The state needed to convert locations.
pub(crate) struct Places<'p> {
    overlay: &'p Overlay,
    session: &'p Session,
    /// The lines of the files that were asked about.
    lines: RefCell<HashMap<FileId, Rc<LineIndex>>>,
}

impl<'p> Places<'p> {
    fn new(overlay: &'p Overlay, session: &'p Session) -> Places<'p> {
        Places { overlay, session, lines: RefCell::default() }
    }

    /// The files from open buffers, or else from the disk.
    fn files(&self) -> &'p Overlay {
        self.overlay
    }
}
