//! The dialects that a project describes: its `.td` files, evaluated and read.

use crate::cache::Cache;
use crate::described::{Described, Listed};
use crate::description_cache::DescriptionCache;
use crate::disk::DiskFiles;
use crate::paths::{plain, text_of};
use crate::reading::Reading;
use crate::search::{Allowance, bounded_tablegen_files};
use abide_core::limits::Limits;
use abide_tablegen::{Files, Options, Session};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet};
use std::path::PathBuf;
use std::sync::Arc;

/// Reads the dialects of files and folders on the disk.
#[must_use]
pub fn describe(paths: &[PathBuf], include: &[String], limits: &Limits) -> Described {
    Describer::new(include, limits).describe(paths, &DiskFiles::default())
}

/// Reads the dialects of files and folders on the disk, or takes their cache if it is still valid. A file's data is
/// dropped once it is no longer needed, so that it takes little memory.
#[must_use]
pub fn describe_cached(
    paths: &[PathBuf],
    include: &[String],
    limits: &Limits,
    cache: Option<&Cache>,
) -> Described {
    Describer::once(include, limits).cached_or_read(paths, &DiskFiles::uncached(), cache, false)
}

/// Reads the dialects of files and folders. Results for files that did not change since the last time are reused.
#[derive(Debug)]
pub struct Describer {
    session: Session,
    /// The include folders and limits as text, which identifies results in the cache.
    pub(crate) options: String,
    /// Whether it is used once, and keeps nothing.
    is_for_once: bool,
}

impl Describer {
    /// A describer that searches these folders for included files.
    #[must_use]
    pub fn new(include: &[String], limits: &Limits) -> Describer {
        let options =
            Options { include_folders: include.to_vec(), looks_beside: true, ..Options::default() };
        let made_with = format!("{include:?} {limits:?}");
        let session = Session::for_records(options, *limits);
        Describer { session, options: made_with, is_for_once: false }
    }

    /// A describer for a single use: a file's data is dropped once no longer needed.
    #[must_use]
    pub fn once(include: &[String], limits: &Limits) -> Describer {
        Describer { is_for_once: true, ..Describer::new(include, limits) }
    }

    /// Reads the dialects of files and folders. In a folder, all `.td` files are evaluated that no other file of the
    /// folder includes; the others are evaluated within these.
    pub fn describe(&mut self, paths: &[PathBuf], files: &dyn Files) -> Described {
        self.read(listed(paths), files)
    }

    /// Reads the dialects of files that only `files` provides, without access to the disk.
    pub fn describe_named(&mut self, paths: &[PathBuf], files: &dyn Files) -> Described {
        let listed = paths.iter().map(|path| Listed { path: text_of(path), is_requested: true });
        let files_to_read = listed.collect();
        self.read(ListedPaths { files: files_to_read, ..ListedPaths::default() }, files)
    }

    /// As [`describe`](Self::describe), but with a cache on disk. An entry is used if all files that it was read from have
    /// the same text as then.
    pub fn describe_cached(
        &mut self,
        paths: &[PathBuf],
        files: &dyn Files,
        cache: Option<&Cache>,
    ) -> Described {
        self.cached_or_read(paths, files, cache, true)
    }

    fn cached_or_read(
        &mut self,
        paths: &[PathBuf],
        files: &dyn Files,
        cache: Option<&Cache>,
        with_texts: bool,
    ) -> Described {
        let listed = listed(paths);
        let kept = cache.filter(|_| listed.missing.is_empty() && listed.refused.is_empty());
        let kept =
            kept.and_then(|cache| DescriptionCache::new(cache, &self.options, &listed.files));
        let Some(kept) = kept else { return self.read(listed, files) };
        kept.load(&listed.files, files, with_texts).unwrap_or_else(|| {
            let described = self.read(listed.clone(), files);
            kept.store(&listed.files, &described);
            described
        })
    }

    fn read(&mut self, listed: ListedPaths, files: &dyn Files) -> Described {
        let files = Noted { files, texts: RefCell::default() };
        let ListedPaths { files: listed, missing, refused } = listed;
        let described = Described { missing, refused, ..Described::default() };
        let mut reading = Reading::new(&mut self.session, described, &files);
        if self.is_for_once {
            reading.forget_read_texts();
        }
        let mut described = reading.read(listed);
        described.texts = files.texts.into_inner();
        described
    }
}

/// Files that record every read.
struct Noted<'f> {
    files: &'f dyn Files,
    texts: RefCell<BTreeMap<String, Option<Arc<[u8]>>>>,
}

impl Files for Noted<'_> {
    fn read(&self, path: &str) -> Option<Arc<[u8]>> {
        let mut texts = self.texts.borrow_mut();
        if let Some(known) = texts.get(path) {
            return known.clone();
        }
        let text = self.files.read(path);
        texts.insert(path.to_owned(), text.clone());
        text
    }

    fn refusal(&self, path: &str) -> Option<String> {
        self.files.refusal(path)
    }

    fn join(&self, folder: &str, name: &str) -> String {
        self.files.join(folder, name)
    }
}

/// Whether files are only known to the caller, as in a browser.
const IS_WITHOUT_DISK: bool = cfg!(target_family = "wasm");

/// The files that some paths name.
#[derive(Debug, Default, Clone)]
pub(crate) struct ListedPaths {
    pub(crate) files: Vec<Listed>,
    /// The paths that do not exist.
    missing: Vec<String>,
    /// The folders that are too large to be those of a project, with the reason.
    refused: Vec<(PathBuf, String)>,
}

/// The files that some paths name. Equal paths are read once.
pub(crate) fn listed(paths: &[PathBuf]) -> ListedPaths {
    let mut found = ListedPaths::default();
    let (mut allowance, mut known) = (Allowance::of_named_folders(), HashSet::new());
    for path in paths {
        if !known.insert(plain(path)) {
            continue;
        }
        if path.is_dir() {
            match bounded_tablegen_files(&plain(path), &mut allowance) {
                Ok(all) => {
                    let listed = |path| Listed { path, is_requested: false };
                    found.files.extend(all.into_iter().map(listed));
                }
                Err(reason) => found.refused.push((path.clone(), reason)),
            }
        } else if path.is_file() || IS_WITHOUT_DISK {
            found.files.push(Listed { path: text_of(&plain(path)), is_requested: true });
        } else {
            found.missing.push(text_of(path));
        }
    }
    found
}
