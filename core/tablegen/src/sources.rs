//! The files that have been read: their trees, and which includes which.
//!
//! A file is parsed once for each way in which macros make it different. Its lookups and definitions of macros and its
//! includes are kept with the tree. The tree is reused while the lookups have the same answers.

use crate::files::{FileId, Files};
use crate::interner::Interner;
use crate::lexer::{MacroEvent, Macros};
use crate::syntax::{Event, Include, Includer, Parsed, parse};
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// Include folders and macro definitions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Options {
    /// The folders in which included files are looked for, in order.
    pub include_folders: Vec<String>,
    /// The macros that are defined from the start.
    pub defines: Vec<String>,
    /// Whether included files are also searched next to the including one. llvm-tblgen does not search there.
    pub looks_beside: bool,
}

impl Options {
    /// The folders that are searched for included files, in order. The first has no name: the
    /// path may be complete.
    pub(crate) fn searched<'o>(&'o self, from: Option<&'o str>) -> impl Iterator<Item = &'o str> {
        let beside = from.filter(|_| self.looks_beside);
        let beside = beside.map(|from| from.rsplit_once('/').map_or("", |(folder, _)| folder));
        let own = std::iter::once("").chain(beside);
        own.chain(self.include_folders.iter().map(String::as_str))
    }
}

/// A file in one version of its text, as macros make it.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) path: Arc<str>,
    pub(crate) text: Arc<[u8]>,
    pub(crate) tree: Parsed,
}

/// The files of a session.
#[derive(Debug, Default)]
pub(crate) struct Sources {
    files: Vec<Source>,
    /// The versions of each file.
    by_path: FxHashMap<Arc<str>, Vec<FileId>>,
}

/// A file with the files that it includes.
#[derive(Debug)]
pub(crate) struct Unit {
    pub(crate) file: FileId,
    /// By the position of the path in the file.
    includes: Vec<(u32, Included)>,
}

/// The outcome of an `include`.
#[derive(Debug)]
pub(crate) enum Included {
    /// The file.
    Unit(Unit),
    /// There is none. These folders were searched.
    Missing(Vec<String>),
    /// The file with this path exists, but is not read for this reason.
    Refused(String, String),
    /// The file includes itself: the paths from it to itself.
    Cycle(Vec<Arc<str>>),
    /// A limit is reached, so that the file is left out.
    Excess(Excess),
}

/// A limit on includes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Excess {
    /// [`MAX_INCLUDE_DEPTH`].
    Depth,
    /// [`MAX_INCLUDES`].
    Count,
    /// The memory of the limits, which the trees take.
    Memory,
}

impl Unit {
    /// The outcome of an `include` of the file.
    pub(crate) fn outcome(&self, include: &Include) -> Option<&Included> {
        let place = include.path_span.start();
        // They are in the order of the file.
        let found = self.includes.binary_search_by_key(&place, |(own, _)| *own).ok()?;
        self.includes.get(found).map(|(_, included)| included)
    }

    /// The file that is included.
    pub(crate) fn included(&self, include: &Include) -> Option<&Unit> {
        match self.outcome(include) {
            Some(Included::Unit(unit)) => Some(unit),
            _ => None,
        }
    }

    /// All that is included, in the order of the file.
    pub(crate) fn includes(&self) -> &[(u32, Included)] {
        &self.includes
    }
}

impl Sources {
    /// Adds a file that is not TableGen.
    pub(crate) fn add_other(&mut self, path: &str, text: &[u8]) -> FileId {
        let file = FileId(u32::try_from(self.files.len()).unwrap_or(u32::MAX));
        self.files.push(Source { path: path.into(), text: text.into(), tree: Parsed::default() });
        file
    }

    pub(crate) fn source(&self, file: FileId) -> Option<&Source> {
        self.files.get(file.0 as usize)
    }

    /// The text of a file.
    pub(crate) fn text(&self, file: FileId) -> &[u8] {
        self.source(file).map(|source| &*source.text).unwrap_or_default()
    }

    /// The tree of a file.
    pub(crate) fn tree(&self, file: FileId) -> &Parsed {
        static EMPTY: Parsed = Parsed {
            statements: Vec::new(),
            diagnostics: Vec::new(),
            inactive: Vec::new(),
            events: Vec::new(),
        };
        self.source(file).map_or(&EMPTY, |source| &source.tree)
    }

    /// Forgets the tree of a file, which is then no longer one of its versions.
    pub(crate) fn forget(&mut self, file: FileId) {
        let Some(source) = self.files.get_mut(file.0 as usize) else { return };
        source.tree = Parsed::default();
        if let Some(versions) = self.by_path.get_mut(&source.path) {
            versions.retain(|own| *own != file);
        }
    }

    /// The number of file versions held.
    pub(crate) fn len(&self) -> usize {
        self.files.len()
    }
}

/// Reads files and those that they include.
pub(crate) struct Loader<'l> {
    files: &'l dyn Files,
    options: &'l Options,
    limits: &'l Limits,
    sources: &'l mut Sources,
    /// The files that are being read, outermost first, with the number of macros before each.
    stack: Vec<(Arc<str>, usize)>,
    /// The includes of each so far.
    included: Vec<Vec<(u32, Included)>>,
    /// The texts that were read, so that one evaluation sees one version of each.
    texts: FxHashMap<String, Option<Arc<[u8]>>>,
    /// The files whose ends are left out, because they are too long.
    shortened: FxHashSet<String>,
    used: Used,
    /// The number of further events that may be repeated to find known files. Without any, files are parsed again.
    replays: usize,
}

/// The limits used up so far. A file counts in the same way whether it is parsed or known.
#[derive(Debug, Default)]
struct Used {
    /// The number of includes.
    includes: usize,
    /// The estimated memory of the trees.
    bytes: u64,
    /// The files, in order and as a set.
    files: Vec<FileId>,
    seen: FxHashSet<FileId>,
    /// The first include that was left out because there were too many.
    refused: Option<(Excess, Include)>,
}

impl Used {
    /// Counts a file. False if it was counted before.
    fn add(&mut self, file: FileId) -> bool {
        let is_new = self.seen.insert(file);
        if is_new {
            self.files.push(file);
        }
        is_new
    }

    /// Forgets the files after the first ones.
    fn keep_files(&mut self, count: usize) {
        while self.files.len() > count {
            if let Some(file) = self.files.pop() {
                self.seen.remove(&file);
            }
        }
    }
}

/// The maximum nesting of includes.
pub(crate) const MAX_INCLUDE_DEPTH: usize = 200;

/// The maximum number of includes in a file with all that it includes. Those of the same file count again.
pub(crate) const MAX_INCLUDES: usize = 20_000;

/// The maximum number of events that are repeated to find known files.
const MAX_REPLAYS: usize = 1_000_000;

/// The estimated memory of a tree, in bytes for each byte of text.
const TREE_BYTES_PER_BYTE: u64 = 16;

/// The maximum length of a file in bytes: its tree must fit into the memory of the limits, too.
#[must_use]
pub fn max_file_bytes(limits: &Limits) -> usize {
    let most = usize::try_from(limits.memory / TREE_BYTES_PER_BYTE).unwrap_or(usize::MAX);
    limits.bytes.min(most)
}

impl<'l> Loader<'l> {
    pub(crate) fn new(
        files: &'l dyn Files,
        options: &'l Options,
        limits: &'l Limits,
        sources: &'l mut Sources,
    ) -> Loader<'l> {
        let (stack, included, texts) = (Vec::new(), Vec::new(), FxHashMap::default());
        let (used, replays) = (Used::default(), MAX_REPLAYS);
        let shortened = FxHashSet::default();
        Loader { files, options, limits, sources, stack, included, texts, shortened, used, replays }
    }

    /// Loads a file with all its includes; `None` if it cannot be read.
    pub(crate) fn load(&mut self, path: &str, interner: &mut Interner) -> Option<Unit> {
        let mut macros = Macros::default();
        for name in &self.options.defines {
            macros.define(name.as_bytes());
        }
        let text = self.read(path)?;
        Some(self.enter_file(path.into(), &text, &mut macros, interner))
    }

    /// The first include that was left out because there were too many.
    pub(crate) fn into_refused(self) -> Option<(Excess, Include)> {
        self.used.refused
    }

    fn read(&mut self, path: &str) -> Option<Arc<[u8]>> {
        if let Some(text) = self.texts.get(path) {
            return text.clone();
        }
        let text =
            self.files.read(path).map(|text| match text.get(..max_file_bytes(self.limits)) {
                Some(beginning) if beginning.len() < text.len() => {
                    self.shortened.insert(path.to_owned());
                    beginning.into()
                }
                _ => text,
            });
        self.texts.insert(path.to_owned(), text.clone());
        text
    }

    fn enter_file(
        &mut self,
        path: Arc<str>,
        text: &Arc<[u8]>,
        macros: &mut Macros,
        interner: &mut Interner,
    ) -> Unit {
        self.stack.push((Arc::clone(&path), macros.mark()));
        let bytes = (text.len() as u64).saturating_mul(TREE_BYTES_PER_BYTE);
        self.used.bytes = self.used.bytes.saturating_add(bytes);
        let unit = self.known(&path, text, macros, interner).unwrap_or_else(|| {
            self.included.push(Vec::new());
            let limits = self.limits;
            let mut tree = parse(text, macros, interner, self, limits);
            if self.shortened.contains(&*path) {
                let end = Span::at(u32::try_from(text.len()).unwrap_or(u32::MAX));
                let message =
                    rule!("the file is longer than {} bytes; the rest is left out", text.len());
                tree.diagnostics.push(Diagnostic::new(codes::limit::BYTES, end, message));
            }
            let includes = self.included.pop().unwrap_or_default();
            let file = FileId(u32::try_from(self.sources.files.len()).unwrap_or(u32::MAX));
            let source = Source { path: Arc::clone(&path), text: Arc::clone(text), tree };
            self.sources.files.push(source);
            self.sources.by_path.entry(path).or_default().push(file);
            Unit { file, includes }
        });
        if !self.used.add(unit.file) {
            self.used.bytes = self.used.bytes.saturating_sub(bytes);
        }
        self.stack.pop();
        unit
    }

    /// The file as it was read before, if it would be read in the same way now.
    fn known(
        &mut self,
        path: &str,
        text: &Arc<[u8]>,
        macros: &mut Macros,
        interner: &mut Interner,
    ) -> Option<Unit> {
        let versions = self.sources.by_path.get(path)?.clone();
        versions.into_iter().rev().find_map(|file| {
            let own = &self.sources.source(file)?.text;
            if !Arc::ptr_eq(own, text) && own != text {
                return None;
            }
            let mark = macros.mark();
            let (includes, bytes) = (self.used.includes, self.used.bytes);
            let was_refused = self.used.refused.is_some();
            let count = self.used.files.len();
            let unit = self.replay(file, macros, interner);
            if unit.is_none() {
                macros.undo(mark);
                (self.used.includes, self.used.bytes) = (includes, bytes);
                self.used.keep_files(count);
                self.used.refused = self.used.refused.take().filter(|_| was_refused);
            }
            unit
        })
    }

    /// Repeats the effects of a file on macros, as long as its lookups have the same answers.
    fn replay(
        &mut self,
        file: FileId,
        macros: &mut Macros,
        interner: &mut Interner,
    ) -> Option<Unit> {
        let mut includes = Vec::new();
        let count = self.sources.tree(file).events.len();
        self.replays = self.replays.checked_sub(1)?;
        for index in 0..count {
            self.replays = self.replays.checked_sub(1)?;
            let event = self.sources.tree(file).events.get(index)?.clone();
            match event {
                Event::Macro(MacroEvent::Asked(name, answer)) => {
                    if macros.ask(&name) != answer {
                        return None;
                    }
                }
                Event::Macro(MacroEvent::Defined(name, was_new)) => {
                    if macros.define(&name) != was_new {
                        return None;
                    }
                }
                Event::Include(include) => {
                    let included = self.include(&include, macros, interner);
                    includes.push((include.path_span.start(), included));
                }
            }
        }
        macros.take_events();
        Some(Unit { file, includes })
    }

    fn include(
        &mut self,
        include: &Include,
        macros: &mut Macros,
        interner: &mut Interner,
    ) -> Included {
        if let Some(excess) = self.excess() {
            self.used.refused.get_or_insert_with(|| (excess, include.clone()));
            return Included::Excess(excess);
        }
        self.used.includes += 1;
        let name = String::from_utf8_lossy(&include.path).into_owned();
        let mut searched = Vec::new();
        let Some((path, text)) = self.find(&name, &mut searched) else {
            return match self.refused(&name) {
                Some((path, reason)) => Included::Refused(path, reason),
                None => Included::Missing(searched),
            };
        };
        // With its former macros it would include itself endlessly.
        let before =
            self.stack.iter().position(|(own, mark)| **own == *path && *mark == macros.mark());
        if let Some(start) = before {
            let cycle = self.stack.iter().skip(start).map(|(own, _)| Arc::clone(own));
            return Included::Cycle(cycle.chain([Arc::from(path.as_str())]).collect());
        }
        if self.stack.len() >= MAX_INCLUDE_DEPTH {
            return Included::Excess(Excess::Depth);
        }
        Included::Unit(self.enter_file(path.into(), &text, macros, interner))
    }

    /// The limit that no further include may exceed, if it is reached.
    fn excess(&self) -> Option<Excess> {
        if self.used.includes >= MAX_INCLUDES {
            return Some(Excess::Count);
        }
        (self.used.bytes > self.limits.memory).then_some(Excess::Memory)
    }

    /// The first file that an include could mean and that is not read although it exists, with the reason.
    fn refused(&self, name: &str) -> Option<(String, String)> {
        let from = self.stack.last().map(|(own, _)| &**own);
        self.options.searched(from).find_map(|folder| {
            let path = self.files.join(folder, name);
            let reason = self.files.refusal(&path)?;
            Some((path, reason))
        })
    }

    /// The path and text of an included file; if it is missing, the searched folders.
    fn find(&mut self, name: &str, searched: &mut Vec<String>) -> Option<(String, Arc<[u8]>)> {
        let options = self.options;
        let from = self.stack.last().map(|(own, _)| Arc::clone(own));
        for folder in options.searched(from.as_deref()) {
            let path = self.files.join(folder, name);
            if let Some(text) = self.read(&path) {
                return Some((path, text));
            }
            match folder {
                "" if !searched.iter().any(|own| own == ".") => searched.push(".".to_owned()),
                "" => {}
                _ => searched.push(folder.to_owned()),
            }
        }
        None
    }
}

impl Includer for Loader<'_> {
    fn enter(&mut self, include: &Include, macros: &mut Macros, interner: &mut Interner) {
        let included = self.include(include, macros, interner);
        if let Some(list) = self.included.last_mut() {
            list.push((include.path_span.start(), included));
        }
    }
}
