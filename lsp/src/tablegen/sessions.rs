//! The evaluation sessions of `.td` files: one for all files with the same options.

use super::files::Overlay;
use abide_core::limits::Limits;
use abide_project::{FoundOptions, Project};
use abide_tablegen::{Evaluation, FileId, Session};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The maximum number of sessions, each with the evaluation of its files' includes.
const MAX_SESSIONS: usize = 8;

/// The maximum memory of all sessions together, in bytes, if there are several.
const MAX_SESSION_BYTES: usize = 512 << 20;

/// The sessions of a workspace.
#[derive(Debug, Default)]
pub(super) struct Sessions {
    roots: Vec<PathBuf>,
    project: Project,
    /// The options of files, with the inputs that they were derived from.
    options: HashMap<String, (Inputs, FoundOptions)>,
    slots: Vec<Slot>,
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
    pub(super) session: Session,
}

/// An evaluation that was just made.
#[derive(Debug)]
pub(super) struct NewEvaluation {
    pub(super) slot: u64,
    pub(super) epoch: u64,
    pub(super) evaluation: Evaluation,
    /// The file that was asked about.
    pub(super) file: FileId,
}

impl Sessions {
    /// Sets the folders of the workspace.
    pub(super) fn set_roots(&mut self, roots: Vec<PathBuf>) {
        self.project = Project::new(roots.clone());
        self.roots = roots;
    }

    /// The folders of the workspace.
    pub(super) fn roots(&self) -> &[PathBuf] {
        &self.roots
    }

    /// The folder of the repository or project around a file.
    pub(super) fn root_of(&self, path: &Path) -> Option<PathBuf> {
        self.project.root_of(path)
    }

    /// The number of reported disk changes.
    pub(super) fn changes(&self) -> u64 {
        self.changes
    }

    /// All sessions.
    pub(super) fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// Forgets the options of files, because files on disk changed.
    pub(super) fn forget(&mut self) {
        self.changes += 1;
        self.project.forget();
        self.options.clear();
    }

    /// The session with a number, if it is still there.
    pub(super) fn get(&self, number: u64) -> Option<&Session> {
        self.slots.iter().find(|slot| slot.number == number).map(|slot| &slot.session)
    }

    /// Whether the session of an evaluation still knows it.
    pub(super) fn is_alive(&self, slot: u64, epoch: u64) -> bool {
        self.get(slot).is_some_and(|session| session.epoch() == epoch)
    }

    /// Evaluates a document by itself.
    pub(super) fn evaluate_alone(
        &mut self,
        overlay: &Overlay,
        path: &str,
        found: &FoundOptions,
        limits: Limits,
    ) -> Option<NewEvaluation> {
        let (slot, evaluation) = self.evaluate(overlay, path, found, limits)?;
        let (slot, file) = (self.slots.get(slot)?, evaluation.file);
        Some(NewEvaluation { slot: slot.number, epoch: slot.session.epoch(), evaluation, file })
    }

    /// The options of a file.
    pub(super) fn options(&mut self, overlay: &Overlay, path: &str) -> FoundOptions {
        let modified = |found: &FoundOptions| {
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

    /// Removes the sessions that were used least recently while all take too much memory.
    fn forget_old_sessions(&mut self) {
        let bytes =
            |slots: &[Slot]| slots.iter().map(|slot| slot.session.store().bytes()).sum::<usize>();
        while self.slots.len() > 1 && bytes(&self.slots) > MAX_SESSION_BYTES {
            self.slots.remove(0);
        }
    }

    /// Evaluates a file; returns the position of its session, too.
    pub(super) fn evaluate(
        &mut self,
        overlay: &Overlay,
        path: &str,
        found: &FoundOptions,
        limits: Limits,
    ) -> Option<(usize, Evaluation)> {
        let is_own =
            |slot: &Slot| slot.limits == limits && *slot.session.options() == found.options;
        let at = match self.slots.iter().position(is_own) {
            Some(at) => at,
            None => {
                if self.slots.len() >= MAX_SESSIONS {
                    self.slots.remove(0);
                }
                self.next += 1;
                let session = Session::new(found.options.clone(), limits);
                self.slots.push(Slot { number: self.next, limits, session });
                self.slots.len() - 1
            }
        };
        // The one that was used last is removed last.
        let slot = self.slots.remove(at);
        self.slots.push(slot);
        let slot = self.slots.last_mut()?;
        let evaluation = slot.session.evaluate(overlay, path)?;
        self.forget_old_sessions();
        Some((self.slots.len() - 1, evaluation))
    }
}
