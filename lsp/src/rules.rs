//! The rules of projects for diagnostics: the codes that an `abide.toml` and comments switch off.

use crate::paths::file_path;
use abide_core::diagnostic::{Diagnostic, Switches, ignore_by_comments};
use abide_project::CheckRules;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tower_lsp::lsp_types::Url;

/// The number of folders whose rules are kept.
const MAX_FOLDERS: usize = 1000;

/// The rules of the folders that documents are in.
#[derive(Debug, Default)]
pub(crate) struct Rules {
    folders: Mutex<BTreeMap<PathBuf, Arc<CheckRules>>>,
    /// The number of changes.
    changes: AtomicU64,
}

impl Rules {
    /// Forgets the rules, after an `abide.toml` was changed, added or removed.
    pub(crate) fn forget(&self) {
        self.folders().clear();
        self.changes.fetch_add(1, Ordering::AcqRel);
    }

    /// The number of changes so far: reports from before the last one are out of date.
    pub(crate) fn changes(&self) -> u64 {
        self.changes.load(Ordering::Acquire)
    }

    /// Removes the diagnostics of a document that are switched off, and sets the severities of the others.
    pub(crate) fn apply(&self, uri: &Url, text: &[u8], found: &mut Vec<Diagnostic>) {
        ignore_by_comments(text, found);
        let Some(path) = file_path(uri) else { return };
        let rules = self.of_folder(path.parent().unwrap_or(Path::new("")));
        match rules.excludes(&path) {
            true => found.clear(),
            false => Switches::apply(&rules.switches(&path), found),
        }
    }

    fn of_folder(&self, folder: &Path) -> Arc<CheckRules> {
        let known = self.folders().get(folder).cloned();
        known.unwrap_or_else(|| {
            let rules = Arc::new(CheckRules::of_folder(folder));
            let mut folders = self.folders();
            if folders.len() >= MAX_FOLDERS {
                folders.clear();
            }
            folders.insert(folder.to_owned(), Arc::clone(&rules));
            rules
        })
    }

    fn folders(&self) -> MutexGuard<'_, BTreeMap<PathBuf, Arc<CheckRules>>> {
        self.folders.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
