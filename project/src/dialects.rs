//! The dialects that a project describes: its `.td` files, evaluated and read.

use crate::DiskFiles;
use crate::cache::Cache;
use crate::includers::without_dots;
use crate::kept::Kept;
use crate::options::text_of;
use crate::reading::Reading;
use crate::search::tablegen_files;
use abide_core::dialect;
use abide_core::limits::Limits;
use abide_core::mlir::annotations::{AnnotationError, Annotations};
use abide_core::mlir::ods::{DialectDescription, read_overlay};
use abide_core::mlir::registry::Registry;
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::text::Span;
use abide_tablegen::{Files, Options, Session};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Descriptions, and how they were come by.
#[derive(Debug, Default)]
pub struct Described {
    /// The dialects.
    pub dialects: Vec<DialectDescription>,
    /// The files that were evaluated, in order.
    pub files: Vec<String>,
    /// The paths that cannot be read.
    pub missing: Vec<String>,
    /// The texts of `.abi` files, which define the meaning of attributes, with their paths.
    pub annotations: Vec<(String, String)>,
    /// The errors in files that were asked for by name, and in files that cannot be read, each with its path.
    pub errors: Vec<(String, Diagnostic)>,
    /// The errors of other files, except those that are only valid within others.
    pub other_errors: Vec<(String, Diagnostic)>,
    /// The texts of all files that were read, by path; `None` for a missing file.
    pub texts: BTreeMap<String, Option<Arc<[u8]>>>,
}

impl Described {
    /// Adds what an `.ops` file says.
    pub(crate) fn overlay(&mut self, path: String, text: &[u8]) {
        let (overlay, mut wrong) = read_overlay(&String::from_utf8_lossy(text));
        match self.dialects.iter_mut().find(|own| own.name == overlay.name) {
            Some(own) => wrong.extend(own.overlay(&overlay)),
            None => {
                let name = overlay.name.clone();
                let mut new = DialectDescription { name, ..DialectDescription::default() };
                wrong.extend(new.overlay(&overlay));
                self.dialects.push(new);
            }
        }
        for error in wrong {
            let span = line_of(text, error.line);
            let error = Diagnostic::new(codes::tablegen::SYNTAX, span, error.message);
            self.errors.push((path.clone(), error));
        }
        self.files.push(path);
    }

    /// The dialects of abide and those described here; and the errors of `.abi` files, a line for each.
    #[must_use]
    pub fn registry(self) -> (Registry, Vec<String>) {
        let broken = self.broken();
        let registry = dialect::registry().with(self.dialects).with_broken(broken);
        if self.annotations.is_empty() {
            return (registry, Vec::new());
        }
        let (mut annotations, mut wrong) = (Annotations::clone(registry.annotations()), Vec::new());
        for (path, text) in &self.annotations {
            let (more, errors) = annotations.with(text);
            annotations = more;
            let line = |error: AnnotationError| format!("{path}:{}: {}", error.line, error.message);
            wrong.extend(errors.into_iter().map(line));
        }
        (registry.with_annotations(Arc::new(annotations)), wrong)
    }
}

/// Reads the dialects of files and folders on the disk.
#[must_use]
pub fn describe(paths: &[PathBuf], include: &[String], limits: &Limits) -> Described {
    Describer::new(include, limits).describe(paths, &DiskFiles::default())
}

/// Reads the dialects of files and folders on the disk, or takes their cache if it is still valid. A file's data is
/// dropped once it is no longer needed, so that it takes little memory.
#[must_use]
pub fn describe_kept(
    paths: &[PathBuf],
    include: &[String],
    limits: &Limits,
    cache: Option<&Cache>,
) -> Described {
    Describer::once(include, limits).kept_or_read(paths, &DiskFiles::without_memory(), cache, false)
}

/// Reads the dialects of files and folders, and takes over what did not change since the last time.
#[derive(Debug)]
pub struct Describer {
    session: Session,
    /// Its parameters, as a text.
    pub(crate) options: String,
    /// Whether nothing is kept for another time.
    is_for_once: bool,
}

/// A file that descriptions may be in.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Listed {
    pub(crate) path: String,
    /// Whether it was named, not only the folder that it is in.
    pub(crate) is_asked_for: bool,
}

impl Describer {
    /// One that looks for included files in these folders.
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
        let (listed, missing) = listed(paths);
        self.read(listed, missing, files)
    }

    /// The same, or what is kept of it from another start of the program, where all that was read has the same text
    /// today. What is read is kept for the next time.
    pub fn describe_kept(
        &mut self,
        paths: &[PathBuf],
        files: &dyn Files,
        cache: Option<&Cache>,
    ) -> Described {
        self.kept_or_read(paths, files, cache, true)
    }

    fn kept_or_read(
        &mut self,
        paths: &[PathBuf],
        files: &dyn Files,
        cache: Option<&Cache>,
        with_texts: bool,
    ) -> Described {
        let (listed, missing) = listed(paths);
        let kept = cache.filter(|_| missing.is_empty());
        let kept = kept.and_then(|cache| Kept::new(cache, &self.options, &listed));
        let Some(kept) = kept else { return self.read(listed, missing, files) };
        kept.load(&listed, files, with_texts).unwrap_or_else(|| {
            let described = self.read(listed.clone(), missing, files);
            kept.store(&listed, &described);
            described
        })
    }

    fn read(&mut self, listed: Vec<Listed>, missing: Vec<String>, files: &dyn Files) -> Described {
        let files = Noted { files, texts: RefCell::default() };
        let described = Described { missing, ..Described::default() };
        let mut reading = Reading::new(&mut self.session, described, &files);
        if self.is_for_once {
            reading.forget_what_is_behind();
        }
        let mut described = reading.read(listed);
        described.texts = files.texts.into_inner();
        described
    }
}

/// Files that remember what was read.
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

/// The bytes of a line, from one.
fn line_of(text: &[u8], line: u32) -> Span {
    let mut start = 0;
    for (number, own) in (1..).zip(text.split(|byte| *byte == b'\n')) {
        if number == line {
            return Span::from_range(start..start + own.len());
        }
        start += own.len() + 1;
    }
    Span::default()
}

/// The files that some paths name, and the paths that are not there.
pub(crate) fn listed(paths: &[PathBuf]) -> (Vec<Listed>, Vec<String>) {
    let (mut files, mut missing) = (Vec::new(), Vec::new());
    for path in paths {
        if path.is_dir() {
            let all = tablegen_files(&plain(path)).into_iter();
            files.extend(all.map(|path| Listed { path, is_asked_for: false }));
        } else if path.is_file() {
            files.push(Listed { path: text_of(&plain(path)), is_asked_for: true });
        } else {
            missing.push(text_of(path));
        }
    }
    (files, missing)
}

/// A path as an editor writes it, where links do not make that another file.
fn plain(path: &Path) -> PathBuf {
    let plain = PathBuf::from(without_dots(&text_of(path)));
    if plain.exists() { plain } else { path.to_owned() }
}
