//! The dialects described by the project of a document, loaded in the background: until then, abide's own ones are
//! used.
//!
//! Open buffers of `.td` files win over the disk. The state of a project stays valid as long as the texts that it was
//! read from. While one of these is open, unchanged parts are reused; otherwise only the descriptions are kept.

use crate::documents::{Documents, Format, Snapshot};
use crate::paths::file_path;
use crate::tablegen::{Overlay, Texts, path_of};
use abide_core::diagnostic::Diagnostic;
use abide_core::dialect;
use abide_core::limits::Limits;
use abide_core::mlir::ods::LlvmVersion;
use abide_core::mlir::registry::Registry;
use abide_core::text::LineIndex;
use abide_project::{
    CONFIG, Cache, Described, Describer, DialectPaths, Discovered, Problem, Project,
    credible_version, discover, fingerprint,
};
use abide_tablegen::Files as _;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tracing::{info, warn};

/// A project's locations of dialects.
type Key = (Vec<PathBuf>, Vec<String>);

/// The maximum number of projects held.
const MAX_PROJECTS: usize = 8;

/// The arguments of the server's start.
#[derive(Debug, Default, Clone)]
pub(crate) struct StartArguments {
    /// Files and folders, instead of those of any `abide.toml`.
    pub(crate) paths: Vec<PathBuf>,
    /// Folders in which included files are looked for first.
    pub(crate) include: Vec<String>,
    /// The version of LLVM, instead of that of any `abide.toml`.
    pub(crate) llvm: Option<LlvmVersion>,
}

/// Dialects in a version of LLVM.
#[derive(Debug)]
struct InVersion {
    /// The same in any version.
    of: Arc<Registry>,
    registry: Arc<Registry>,
}

/// The dialects of projects that have been read.
#[derive(Debug, Default)]
pub(crate) struct Dialects {
    given: StartArguments,
    known: Mutex<BTreeMap<Key, LoadedProject>>,
    /// The dialects that were read, in the versions of LLVM that were requested.
    in_versions: Mutex<Vec<InVersion>>,
    /// The files that descriptions were read from; for callers that must not wait.
    files: Mutex<BTreeSet<String>>,
    /// The folders of the workspace.
    roots: Mutex<Vec<PathBuf>>,
    /// The folder where descriptions are kept, where the user has named one.
    cache: Mutex<Option<PathBuf>>,
    /// The results for folders without an `abide.toml`.
    discovered: Mutex<BTreeMap<PathBuf, Arc<Discovered>>>,
    /// The documents without a matching dialect yet, and those being searched.
    waiting: Mutex<BTreeSet<String>>,
    /// The folders that were not read because they are too large, with the reason.
    refused: Mutex<BTreeMap<Key, Vec<(PathBuf, String)>>>,
    /// The folders for which an `abide.toml` was offered.
    offered: Mutex<BTreeSet<PathBuf>>,
    /// The problems in closed files that describe dialects, by path, and whether they were shown.
    problems: Mutex<BTreeMap<String, (Vec<Problem>, bool)>>,
}

/// The result of loading.
#[derive(Debug, Default)]
pub(crate) struct Loaded {
    /// Whether the dialects of the document have changed.
    pub(crate) is_other: bool,
    /// A file that may be written, the first time.
    pub(crate) offer: Option<Offer>,
}

/// An `abide.toml` that does not exist yet.
#[derive(Debug)]
pub(crate) struct Offer {
    /// Its path.
    pub(crate) path: PathBuf,
    pub(crate) text: String,
    /// The dialects that were found.
    pub(crate) dialects: Vec<String>,
}

#[derive(Debug)]
struct LoadedProject {
    /// The evaluation to reuse, with its texts.
    kept: Option<(Describer, Texts)>,
    /// The files that the descriptions come from, with a hash of their texts; `None` for a missing file.
    read: BTreeMap<String, Option<u64>>,
    stale: Stale,
    registry: Arc<Registry>,
}

/// Whether descriptions may have changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stale {
    No,
    /// The text of a file may be another one.
    Texts,
    /// Files may have been added or removed.
    Files,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Dialects {
    pub(crate) fn new(given: StartArguments) -> Dialects {
        Dialects { given, ..Dialects::default() }
    }

    /// Records that files on the disk changed.
    pub(crate) fn disk_changed(&self) {
        lock(&self.discovered).clear();
        for known in lock(&self.known).values_mut() {
            known.stale = Stale::Files;
        }
    }

    /// Sets the folders of the workspace.
    pub(crate) fn set_roots(&self, roots: Vec<PathBuf>) {
        *lock(&self.roots) = roots;
        lock(&self.discovered).clear();
    }

    /// Sets the folder where descriptions are kept.
    pub(crate) fn set_cache(&self, folder: Option<PathBuf>) {
        *lock(&self.cache) = folder;
    }

    /// Whether a change of a document may give others other dialects, or itself.
    pub(crate) fn may_change_dialects(&self, uri: &str) -> bool {
        lock(&self.files).contains(&path_of(uri)) || lock(&self.waiting).contains(uri)
    }

    /// Records that edits of a document need no more dialects: it was closed, or they are known.
    pub(crate) fn close(&self, uri: &str) {
        lock(&self.waiting).remove(uri);
    }

    /// Records that the texts of open `.td` documents changed. May wait for a project that is being read.
    pub(crate) fn texts_changed(&self) {
        for known in lock(&self.known).values_mut() {
            known.stale = known.stale.max(Stale::Texts);
        }
    }

    /// The problems in closed files that have not been shown.
    pub(crate) fn new_problems(&self) -> Vec<(String, Vec<Problem>)> {
        let mut all = lock(&self.problems);
        let new = all.iter_mut().filter(|(_, (_, is_shown))| !is_shown);
        let new = new.map(|(path, (problems, is_shown))| {
            *is_shown = true;
            (path.clone(), problems.clone())
        });
        let new = new.collect();
        all.retain(|_, (problems, _)| !problems.is_empty());
        new
    }

    /// Records the problems of the `abide.toml` of each folder of the workspace, whatever is open.
    pub(crate) fn note_roots(&self) {
        for root in lock(&self.roots).clone() {
            let mut locations = Project::new(Vec::new()).dialects(&root);
            self.add_refused(&mut locations);
            self.note_config(&locations);
        }
    }

    /// Records the problems of an `abide.toml`.
    fn note_config(&self, locations: &DialectPaths) {
        let mut all = lock(&self.problems);
        let gone = all
            .iter_mut()
            .filter(|(path, _)| path.ends_with(CONFIG) && !Path::new(path.as_str()).exists());
        for (_, noted) in gone {
            *noted = (Vec::new(), false);
        }
        let Some(path) = locations.config.as_deref().and_then(Path::to_str) else { return };
        let known = all.get(path).map_or(&[][..], |(problems, _)| problems.as_slice());
        if known != locations.problems {
            all.insert(path.to_owned(), (locations.problems.clone(), false));
        }
    }

    /// Sets the dialects of an open MLIR document to those of its project. Reads files, and may take a second;
    /// `begins` is called before a project is read for the first time.
    pub(crate) fn load(&self, documents: &Documents, uri: &str, begins: impl FnOnce()) -> Loaded {
        // An edit from here on asks again, because the text that is read here precedes it.
        lock(&self.waiting).insert(uri.to_owned());
        let Some(snapshot) = documents.snapshot(uri) else {
            self.close(uri);
            return Loaded::default();
        };
        let path = tower_lsp::lsp_types::Url::parse(uri).ok();
        let path = path.as_ref().and_then(file_path);
        let Some(path) = path.filter(|_| snapshot.format == Format::Mlir) else {
            self.close(uri);
            return Loaded::default();
        };
        let mut locations = Project::new(Vec::new()).dialects(&path);
        self.add_refused(&mut locations);
        self.note_config(&locations);
        let found = match locations.config {
            None if self.given.paths.is_empty() => {
                self.discovered(documents, uri, &snapshot, &path)
            }
            _ => {
                self.close(uri);
                None
            }
        };
        let offer = found.as_ref().and_then(|(root, found)| self.offer(root, found));
        let llvm = locations.llvm;
        let key = match found {
            Some((_, found)) => (found.folders.clone(), found.include.clone()),
            None => self.key_of(locations.clone()),
        };
        let registry = self.in_version(self.described(documents, key, begins), llvm);
        if self.add_refused(&mut locations) {
            self.note_config(&locations);
        }
        Loaded { is_other: documents.set_registry(uri, &registry), offer }
    }

    /// Gives a newly opened document the dialects of its project if these are loaded already, so that even its first
    /// answers use them. Does not wait for a project that is being read.
    pub(crate) fn set_loaded(&self, documents: &Documents, uri: &str) {
        let path = tower_lsp::lsp_types::Url::parse(uri).ok().as_ref().and_then(file_path);
        let is_mlir = documents.snapshot(uri).is_some_and(|one| one.format == Format::Mlir);
        let has_loaded = || self.known.try_lock().is_ok_and(|all| !all.is_empty());
        let Some(path) = path.filter(|_| is_mlir && has_loaded()) else { return };
        // It reads `abide.toml`, so the lock is not held meanwhile.
        let locations = Project::new(Vec::new()).dialects(&path);
        let llvm = locations.llvm;
        let key = self.key_of(locations);
        let Ok(all) = self.known.try_lock() else { return };
        let loaded = all.get(&key).map(|known| Arc::clone(&known.registry));
        drop(all);
        if let Some(registry) = loaded {
            documents.set_registry(uri, &self.in_version(registry, llvm));
        }
    }

    /// The dialects of the project of a closed file, if configured.
    pub(crate) fn registry_of(&self, documents: &Documents, path: &Path) -> Arc<Registry> {
        let mut locations = Project::new(Vec::new()).dialects(path);
        self.add_refused(&mut locations);
        self.note_config(&locations);
        let llvm = locations.llvm;
        let key = self.key_of(locations);
        self.in_version(self.described(documents, key, || ()), llvm)
    }

    /// Dialects in the version of LLVM that the server's arguments or an `abide.toml` ask for.
    fn in_version(&self, registry: Arc<Registry>, named: Option<LlvmVersion>) -> Arc<Registry> {
        let named = || credible_version(&registry, named?);
        let Some(version) = self.given.llvm.or_else(named) else { return registry };
        let mut all = lock(&self.in_versions);
        let own = |one: &&InVersion| {
            Arc::ptr_eq(&one.of, &registry) && one.registry.version() == Some(version)
        };
        if let Some(known) = all.iter().find(own) {
            return Arc::clone(&known.registry);
        }
        let new = Arc::new(registry.of_version(version));
        if all.len() >= MAX_PROJECTS {
            all.remove(0);
        }
        all.push(InVersion { of: registry, registry: Arc::clone(&new) });
        new
    }

    /// Adds the problems of folders that were not read, if that is known. Returns whether there are any.
    fn add_refused(&self, locations: &mut DialectPaths) -> bool {
        let refused = lock(&self.refused).get(&self.key_of(locations.clone())).cloned();
        locations.add_refused(refused.as_deref().unwrap_or_default());
        refused.is_some()
    }

    /// The locations from an `abide.toml`, or from the server's arguments.
    fn key_of(&self, locations: DialectPaths) -> Key {
        let own = &self.given.paths;
        let paths = if own.is_empty() { locations.paths } else { own.clone() };
        (paths, [self.given.include.clone(), locations.include].concat())
    }

    /// The dialects that some files describe, with those that come with abide.
    fn described(&self, documents: &Documents, key: Key, begins: impl FnOnce()) -> Arc<Registry> {
        match key.0.is_empty() {
            true => Arc::clone(dialect::registry()),
            false => self.read(documents, key, begins),
        }
    }

    /// The dialects of the workspace that a document mentions, with their folder.
    fn discovered(
        &self,
        documents: &Documents,
        uri: &str,
        snapshot: &Snapshot,
        path: &Path,
    ) -> Option<(PathBuf, Arc<Discovered>)> {
        let Some(root) = Project::new(lock(&self.roots).clone()).root_of(path) else {
            self.close(uri);
            return None;
        };
        let known = lock(&self.discovered).get(&root).cloned();
        let found = known.unwrap_or_else(|| {
            let files = Overlay::new(documents, None, Texts::default());
            let found = Arc::new(discover(&root, &files));
            lock(&self.discovered).insert(root.clone(), Arc::clone(&found));
            found
        });
        let used = abide_core::ide::dialects_used(&snapshot.document());
        let names = found.names();
        let is_used = used.iter().any(|(name, _)| names.contains(&name.as_str()));
        if is_used || names.is_empty() {
            self.close(uri);
        }
        is_used.then_some((root, found))
    }

    /// The `abide.toml` that may be written for a folder, once.
    fn offer(&self, root: &Path, found: &Discovered) -> Option<Offer> {
        let is_new = lock(&self.offered).insert(root.to_owned());
        is_new.then(|| Offer {
            path: root.join(CONFIG),
            text: found.config(root),
            dialects: found.names().into_iter().map(str::to_owned).collect(),
        })
    }

    fn read(&self, documents: &Documents, key: Key, begins: impl FnOnce()) -> Arc<Registry> {
        // One thread reads; others that want the same wait for it.
        let mut all = lock(&self.known);
        let mut known = all.remove(&key);
        let is_new = known.is_none();
        let kept = known.as_mut().and_then(|known| known.kept.take()).unzip();
        let files = Overlay::new(documents, None, kept.1.unwrap_or_default());
        let is_current = |known: &LoadedProject| match known.stale {
            Stale::No => true,
            Stale::Texts => {
                let mut read = known.read.iter();
                read.all(|(path, own)| files.read(path).map(|text| fingerprint(&*text)) == *own)
            }
            Stale::Files => false,
        };
        // Facts per file are kept for edits, which need an open buffer.
        let describer = match files.tablegen().is_empty() {
            true => Describer::once,
            false => Describer::new,
        };
        let (describer, mut known) = match known {
            Some(known) if is_current(&known) => {
                (kept.0, LoadedProject { stale: Stale::No, ..known })
            }
            _ => {
                if is_new {
                    begins();
                }
                let mut describer =
                    kept.0.unwrap_or_else(|| describer(&key.1, &Limits::for_unasked_files()));
                let known = self.describe(&key, &mut describer, &files, is_new);
                (Some(describer), known)
            }
        };
        let is_edited = files.tablegen().iter().any(|path| known.read.contains_key(path));
        let texts = files.into_texts();
        known.kept = describer.filter(|_| is_edited).map(|describer| (describer, texts));
        let found = Arc::clone(&known.registry);
        if all.len() >= MAX_PROJECTS {
            // A project whose abide.toml has changed is another one.
            all.clear();
        }
        all.insert(key, known);
        *lock(&self.files) = all.values().flat_map(|known| known.read.keys().cloned()).collect();
        found
    }

    fn describe(
        &self,
        key: &Key,
        describer: &mut Describer,
        files: &Overlay,
        is_new: bool,
    ) -> LoadedProject {
        // The cache is for the start only; later the texts are those being edited.
        let folder = lock(&self.cache).clone();
        let cache = is_new.then(|| Cache::new(folder.as_deref())).flatten();
        let mut described = describer.describe_cached(&key.0, files, cache.as_ref());
        for missing in &described.missing {
            warn!("abide.toml names '{missing}' in [dialects], which cannot be read");
        }
        let (dialects, count) = (described.dialects.len(), described.files.len());
        info!("{dialects} dialects are described by {count} files");
        match std::mem::take(&mut described.refused) {
            refused if refused.is_empty() => lock(&self.refused).remove(key),
            refused => lock(&self.refused).insert(key.clone(), refused),
        };
        let broken = described.broken();
        let read = std::mem::take(&mut described.texts);
        self.note_problems(&described, &read, files);
        let (registry, wrong) = described.registry();
        let registry = registry.with_broken(broken);
        for line in wrong {
            warn!("{line}");
        }
        LoadedProject {
            kept: None,
            read: read
                .into_iter()
                .map(|(path, text)| (path, text.map(|text| fingerprint(&*text))))
                .collect(),
            stale: Stale::No,
            registry: Arc::new(registry),
        }
    }

    /// Records problems in closed files; open ones report theirs in their documents.
    fn note_problems(
        &self,
        described: &Described,
        read: &BTreeMap<String, Option<Arc<[u8]>>>,
        files: &Overlay,
    ) {
        let mut found: BTreeMap<String, Vec<Problem>> = BTreeMap::new();
        for (path, error) in described.all_errors() {
            let text = read.get(path).cloned().flatten();
            let Some(text) = text.filter(|_| !files.is_open(path)) else { continue };
            let place = place_of(&text, error);
            let (path, message) = (path.clone(), error.message.clone());
            let (span, severity) = (error.span, error.severity);
            let problem = Problem { path: path.clone(), span, place, message, severity };
            let own = found.entry(path).or_default();
            if !own.contains(&problem) {
                own.push(problem);
            }
        }
        let mut all = lock(&self.problems);
        let gone: Vec<String> =
            all.keys().filter(|path| read.contains_key(*path)).cloned().collect();
        for path in gone {
            found.entry(path).or_default();
        }
        for (path, problems) in found {
            if files.is_open(&path) {
                all.remove(&path);
            } else if all.get(&path).is_none_or(|(known, _)| *known != problems) {
                all.insert(path, (problems, false));
            }
        }
    }
}

/// The line and the column of a diagnostic, from 1.
fn place_of(text: &[u8], error: &Diagnostic) -> (u32, u32) {
    let lines = LineIndex::new(text);
    let at = lines.line_column(text, error.span.start(), abide_core::text::Encoding::Utf32);
    (at.line.saturating_add(1), at.column.saturating_add(1))
}
