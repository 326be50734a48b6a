//! The `.mlir` files of the workspace, including closed ones: their symbols, and the links between their functions.
//!
//! The files are read in the background, one time for each version: the result is cached on the disk. Answers use the
//! newest cached state, and never wait.

mod cache;
mod cross_file_functions;
mod diagnostics;
mod entry;
mod indexing;

use crate::paths::file_uri;
use crate::worker::{Cancelled, Failure, share};
use abide_core::ide::{Reach, SymbolQuery};
use abide_core::text::Encoding;
use abide_project::{is_renaming_link_out_of, refusal};
use entry::{Entry, Files, Stamp};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use tower_lsp::lsp_types as lsp;
use tracing::{info, warn};

/// The maximum number of files that are known.
const MAX_FILES: usize = 100_000;

/// The maximum number of entries of folders that are read.
const MAX_ENTRIES: usize = 1_000_000;

/// The maximum memory of the index, in bytes.
const MAX_MEMORY_BYTES: usize = 200 << 20;

/// The maximum number of symbols that answer a search.
const MAX_SYMBOLS: usize = 2_000;

/// The number of files read between checks that the workspace is still the same.
const BATCH_FILES: usize = 256;

/// The index of the workspace's files.
#[derive(Debug, Default)]
pub(crate) struct Workspace {
    state: Mutex<State>,
    /// Grows when the folders change: work for the old ones stops.
    round: AtomicU64,
}

#[derive(Debug, Default)]
struct State {
    roots: Vec<PathBuf>,
    files: Arc<Files>,
}

impl Workspace {
    /// Sets the folders of the workspace.
    pub(crate) fn set_roots(&self, roots: Vec<PathBuf>) {
        let mut state = self.lock();
        if state.roots != roots {
            state.roots = roots;
            self.round.fetch_add(1, Ordering::AcqRel);
        }
    }

    /// Reads the files whose current version is not cached. Calls `begins` first if there are any. `cache` is the
    /// cache folder, if it is not the system's.
    ///
    /// # Errors
    /// [`Failure::Cancelled`] if the work was cancelled, or the folders have changed.
    pub(crate) fn index(
        &self,
        encoding: Encoding,
        cache: Option<&Path>,
        begins: impl FnOnce(),
        cancelled: &Cancelled,
    ) -> Result<(), Failure> {
        let round = self.round.load(Ordering::Acquire);
        let (roots, mut known) = {
            let state = self.lock();
            (state.roots.clone(), Arc::clone(&state.files))
        };
        if known.is_empty() {
            known = Arc::new(cache::load(cache, &roots, encoding));
        }
        let is_current =
            || self.round.load(Ordering::Acquire) == round && cancelled.check().is_ok();
        let stamps = stamps(&roots, &is_current);
        let mut files = Files::new();
        let mut unknown = Vec::new();
        for (path, stamp) in stamps {
            match known.get(&path).filter(|entry| entry.stamp == stamp) {
                Some(entry) => {
                    files.insert(path, Arc::clone(entry));
                }
                None => unknown.push(path),
            }
        }
        if !is_current() {
            return Err(Failure::Cancelled);
        }
        let is_other = !unknown.is_empty() || files.len() != known.len();
        let mut memory: usize = files.values().map(|entry| entry.memory()).sum();
        if !unknown.is_empty() {
            begins();
        }
        for batch in unknown.chunks(BATCH_FILES) {
            if !is_current() {
                return Err(Failure::Cancelled);
            }
            for (path, entry) in read(batch, encoding) {
                memory += entry.memory();
                files.insert(path, Arc::new(entry));
            }
            if memory > MAX_MEMORY_BYTES {
                warn!("the files of the workspace have too many symbols: not all are known");
                break;
            }
        }
        info!("{} files of the workspace, {} of them read", files.len(), unknown.len());
        if is_other {
            cache::save(cache, &roots, encoding, &files);
        }
        self.lock().files = Arc::new(files);
        Ok(())
    }

    /// Reads files again that have changed on the disk, and forgets removed ones.
    pub(crate) fn changed(&self, paths: &BTreeSet<PathBuf>, encoding: Encoding) {
        let roots = self.lock().roots.clone();
        let own: Vec<PathBuf> =
            paths.iter().filter(|path| is_known(path, &roots)).cloned().collect();
        let read: BTreeMap<PathBuf, Entry> = read(&own, encoding).collect();
        let mut state = self.lock();
        let files = Arc::make_mut(&mut state.files);
        files.retain(|path, _| !paths.contains(path));
        files.extend(read.into_iter().map(|(path, entry)| (path, Arc::new(entry))));
    }

    /// The symbols that answer a search, the best first; those of `open` documents are left out.
    pub(crate) fn symbols(
        &self,
        query: &SymbolQuery,
        open: &BTreeSet<lsp::Url>,
    ) -> Vec<lsp::SymbolInformation> {
        let files = self.files();
        let mut found: Vec<(u8, &Path, &entry::Symbol)> = Vec::new();
        for (path, entry) in files.iter() {
            found.extend(entry.symbols.iter().filter_map(|symbol| {
                Some((query.rank(&symbol.name, symbol.abi.as_deref())?, &**path, symbol))
            }));
        }
        // A stable sort: equal ranks stay in the order of the files. Definitions are wanted more than declarations.
        found.sort_by_key(|(rank, _, symbol)| (*rank, symbol.reach == Reach::Declared));
        let all = found.into_iter().filter_map(|(_, path, symbol)| {
            let uri = file_uri(path).filter(|uri| !open.contains(uri))?;
            Some(symbol.information(&uri))
        });
        all.take(MAX_SYMBOLS).collect()
    }

    /// The files that know a function by its name, each with the range of the name.
    fn files_naming_function(
        &self,
        name: &str,
        is_wanted: impl Fn(Reach) -> bool,
    ) -> Vec<(PathBuf, lsp::Range)> {
        let files = self.files();
        let place = |entry: &Entry| {
            let mut symbols = entry.symbols.iter();
            let found = symbols.find(|symbol| &*symbol.name == name && is_wanted(symbol.reach));
            found.map(entry::Symbol::range)
        };
        files.iter().filter_map(|(path, entry)| Some((path.clone(), place(entry)?))).collect()
    }

    fn files(&self) -> Arc<Files> {
        Arc::clone(&self.lock().files)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A walk through a folder that leaves out the entries that a `.gitignore` names.
fn walk(root: &Path) -> ignore::WalkBuilder {
    let mut walk = ignore::WalkBuilder::new(root);
    // A folder may have a `.gitignore` without being under version control.
    walk.require_git(false).follow_links(false);
    // The walk reads such files itself, without a limit.
    let can_ignore = root.ancestors().all(has_readable_ignore_files);
    walk.parents(can_ignore).ignore(can_ignore).git_ignore(can_ignore).git_exclude(can_ignore);
    walk
}

/// The files that name entries to leave out, in a folder.
const IGNORE_FILES: [&str; 3] = [".gitignore", ".ignore", ".git/info/exclude"];

/// The largest of these that is read, in bytes.
const MAX_IGNORE_BYTES: u64 = 1 << 20;

/// Whether the files of a folder that name entries to leave out are regular and short.
fn has_readable_ignore_files(folder: &Path) -> bool {
    IGNORE_FILES.iter().all(|name| {
        let path = folder.join(name);
        let refused = refusal(&path, MAX_IGNORE_BYTES);
        if let Some(reason) = &refused {
            warn!("cannot read {}: {reason}", path.display());
        }
        refused.is_none()
    })
}

/// Whether a walk may read an entry: a folder is left out if the files are not readable that name entries to leave
/// out of it.
fn may_enter(entry: &ignore::DirEntry) -> bool {
    let is_folder = entry.file_type().is_some_and(|kind| kind.is_dir());
    !is_folder || entry.depth() == 0 || has_readable_ignore_files(entry.path())
}

/// Whether a file is below one of the folders, and no `.gitignore` leaves it out.
fn is_known(path: &Path, roots: &[PathBuf]) -> bool {
    let Some(root) = roots.iter().find(|root| path.starts_with(root)) else { return false };
    let own = path.to_owned();
    let mut walk = walk(root);
    walk.filter_entry(move |entry| own.starts_with(entry.path()) && may_enter(entry));
    walk.build().filter_map(Result::ok).any(|entry| entry.path() == path)
}

/// The `.mlir` files below the folders that no `.gitignore` leaves out, with their versions. Stops where the folders
/// are no longer wanted.
fn stamps(roots: &[PathBuf], is_current: &dyn Fn() -> bool) -> BTreeMap<PathBuf, Stamp> {
    let walks = roots.iter().flat_map(|root| {
        let mut walk = walk(root);
        walk.filter_entry(may_enter);
        walk.build().map(move |entry| (entry, root))
    });
    let files = walks.take(MAX_ENTRIES).take_while(|_| is_current());
    let mlir = files.filter_map(|(entry, root)| {
        let entry = entry.ok().filter(|entry| is_mlir(entry.path()))?;
        let is_disguised = entry.path_is_symlink() && is_renaming_link_out_of(entry.path(), root);
        (!is_disguised).then(|| entry.into_path())
    });
    mlir.filter_map(|path| Some((Stamp::of(&path)?, path)))
        .map(|(stamp, path)| (path, stamp))
        .take(MAX_FILES)
        .collect()
}

fn is_mlir(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "mlir")
}

/// Reads files on all processors; those that cannot be read are left out.
fn read(paths: &[PathBuf], encoding: Encoding) -> impl Iterator<Item = (PathBuf, Entry)> {
    let entries: Vec<OnceLock<Option<Entry>>> = paths.iter().map(|_| OnceLock::new()).collect();
    share(paths.len(), &|number| {
        if let (Some(path), Some(place)) = (paths.get(number), entries.get(number)) {
            // Each number comes once.
            let _ = place.set(Entry::read(path, encoding));
        }
    });
    let entries = entries.into_iter().map(|entry| entry.into_inner().flatten());
    paths.iter().cloned().zip(entries).filter_map(|(path, entry)| Some((path, entry?)))
}
