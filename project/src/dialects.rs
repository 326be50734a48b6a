//! The dialects that a project describes: its `.td` files, evaluated and read.

use crate::DiskFiles;
use crate::cache::Cache;
use crate::dump::{keys, tablegen_of_dump};
use crate::includers::without_dots;
use crate::irdl::tablegen_of_irdl;
use crate::kept::Kept;
use crate::options::text_of;
use crate::search::tablegen_files;
use abide_core::dialect;
use abide_core::limits::Limits;
use abide_core::mlir::annotations::{AnnotationError, Annotations};
use abide_core::mlir::bytecode::{is_bytecode, to_text};
use abide_core::mlir::ods::records::Reader;
use abide_core::mlir::ods::{DialectDescription, OpDescription, read_overlay};
use abide_core::mlir::registry::Registry;
use abide_source::diagnostic::{Diagnostic, Severity, codes};
use abide_source::text::Span;
use abide_tablegen::{Evaluation, FileId, Files, Options, Session};
use memchr::memmem;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet};
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
    /// The texts of `.abi` files, which say what attributes mean, with their paths.
    pub annotations: Vec<(String, String)>,
    /// What is wrong in files that were asked for by name: the path and its errors.
    pub errors: Vec<(String, Diagnostic)>,
    /// What is wrong in other files, but for those that only make sense within others.
    pub other_errors: Vec<(String, Diagnostic)>,
    /// The texts of all files that were read, by path; none of one that was looked for in vain.
    pub texts: BTreeMap<String, Option<Arc<[u8]>>>,
}

/// How the names of files end that may have dialects in IRDL.
const IRDL: [&str; 2] = [".mlir", ".mlirbc"];

/// How the names of files end that say more of what others describe, in our own notation.
const OVERLAY: &str = ".ops";

/// How the names of files end in which llvm-tblgen has written down records.
const DUMP: &str = ".json";

/// How the names of files end that say what attributes mean.
const ANNOTATIONS: &str = ".abi";

impl Described {
    /// Adds what an `.ops` file says.
    fn overlay(&mut self, path: String, text: &[u8]) {
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

    /// What comes with abide and what is described here; and what is wrong with `.abi` files, a line for
    /// each error.
    #[must_use]
    pub fn registry(self) -> (Registry, Vec<String>) {
        let registry = dialect::registry().with(self.dialects);
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

/// Reads the dialects of files and folders, as they are on the disk.
#[must_use]
pub fn describe(paths: &[PathBuf], include: &[String], limits: &Limits) -> Described {
    Describer::new(include, limits).describe(paths, &DiskFiles::default())
}

/// Reads the dialects of files and folders, as they are on the disk, or takes what is kept of them where that is still
/// so.
#[must_use]
pub fn describe_kept(
    paths: &[PathBuf],
    include: &[String],
    limits: &Limits,
    cache: Option<&Cache>,
) -> Described {
    Describer::new(include, limits).kept_or_read(paths, &DiskFiles::without_memory(), cache, false)
}

/// Reads the dialects of files and folders, and takes over what did not change since the last time.
#[derive(Debug)]
pub struct Describer {
    session: Session,
    /// What it was made with, as a text.
    pub(crate) options: String,
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
        Describer { session: Session::new(options, *limits), options: made_with }
    }

    /// Reads the dialects of files and folders. In a folder, all `.td` files that define something are
    /// evaluated; those that only make sense within others are passed over where the others say the same.
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
        let mut described = describe_with(&mut self.session, listed, described, &files);
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

    fn join(&self, folder: &str, name: &str) -> String {
        self.files.join(folder, name)
    }
}

fn describe_with(
    session: &mut Session,
    listed: Vec<Listed>,
    mut described: Described,
    files: &dyn Files,
) -> Described {
    let mut reader = Reader::default();
    // Records of a file with errors may lack something: those of the others count first.
    // They are evaluated once more then: the session may have forgotten what it knew.
    let mut broken: Vec<(bool, String)> = Vec::new();
    let mut of_irdl: HashSet<String> = HashSet::new();
    let mut overlays: Vec<(String, Arc<[u8]>)> = Vec::new();
    // What a file includes that can be read as it is makes sense there.
    let mut within_others: HashSet<String> = HashSet::new();
    // Files that define nothing themselves: what they include may make sense only there.
    let mut includers: Vec<(String, Arc<[u8]>)> = Vec::new();
    for Listed { path, is_asked_for } in listed {
        if path.ends_with(ANNOTATIONS) {
            match files.read(&path) {
                Some(text) => {
                    let text = String::from_utf8_lossy(&text).into_owned();
                    described.annotations.push((path, text));
                }
                None => described.missing.push(path),
            }
            continue;
        }
        if path.ends_with(OVERLAY) {
            match files.read(&path) {
                Some(text) => overlays.push((path, text)),
                None => described.missing.push(path),
            }
            continue;
        }
        if path.ends_with(DUMP) {
            match files.read(&path) {
                Some(text) => {
                    if let Err(error) = add_dump(session, &mut reader, &path, &text) {
                        described.errors.push((path.clone(), error));
                    }
                    described.files.push(path);
                }
                None => described.missing.push(path),
            }
            continue;
        }
        if is_asked_for && IRDL.iter().any(|ending| path.ends_with(ending)) {
            match files.read(&path) {
                Some(text) => {
                    if let Err(error) = add_irdl(session, &mut reader, &path, &text) {
                        described.errors.push((path.clone(), error));
                    }
                    of_irdl.insert(path.clone());
                    described.files.push(path);
                }
                None => described.missing.push(path),
            }
            continue;
        }
        if !is_asked_for
            && let Some(text) = files.read(&path)
            && !defines_something(&text)
        {
            includers.push((path, text));
            continue;
        }
        let Some(evaluation) = session.evaluate(files, &path) else {
            described.missing.push(path);
            continue;
        };
        described.files.push(path.clone());
        if evaluation.first_error().is_none() {
            reader.add(session, &evaluation);
            within_others.extend(paths_of(session, &evaluation));
            continue;
        }
        broken.push((is_asked_for, path));
    }
    includers.retain(|(_, text)| includes_one_of(text, &broken));
    for (path, _) in includers {
        let Some(evaluation) = session.evaluate(files, &path) else { continue };
        if evaluation.first_error().is_none() {
            described.files.push(path);
            reader.add(session, &evaluation);
            within_others.extend(paths_of(session, &evaluation));
        }
    }
    for (is_asked_for, path) in &broken {
        let Some(evaluation) = session.evaluate(files, path) else { continue };
        reader.add(session, &evaluation);
        let found = errors(session, &evaluation);
        if *is_asked_for {
            described.errors.extend(found);
        } else if !within_others.contains(path) {
            described.other_errors.extend(found);
        }
    }
    described.dialects = reader.finish();
    for dialect in &mut described.dialects {
        // IRDL does not say how operations are written: what comes with abide knows more of them.
        let is_thin = |op: &OpDescription| {
            op.place.as_ref().is_some_and(|place| of_irdl.contains(&*place.path))
                && dialect::registry().operation(op.name.as_bytes()).is_some()
        };
        dialect.ops.retain(|op| !is_thin(op));
    }
    for (path, text) in overlays {
        described.overlay(path, &text);
    }
    described
}

/// Adds what IRDL describes.
fn add_irdl(
    session: &mut Session,
    reader: &mut Reader,
    path: &str,
    text: &[u8],
) -> Result<(), Diagnostic> {
    let limits = Limits::default();
    let wrong =
        |message: String| Diagnostic::new(codes::tablegen::SYNTAX, Span::default(), message);
    let is_bytecode = is_bytecode(text);
    let text = match is_bytecode {
        true => {
            to_text(text, dialect::registry(), &limits).map_err(|error| wrong(error.message))?
        }
        false => text.to_vec(),
    };
    let Some((made, places)) = tablegen_of_irdl(&text, &limits) else {
        return Err(wrong("no 'irdl.dialect' is in the file".to_owned()));
    };
    let files = DiskFiles::default();
    files.insert(path, made.clone().into_bytes());
    let Some(evaluation) = session.evaluate(&files, path) else { return Ok(()) };
    let place = |span: Span| {
        let name = std::str::from_utf8(span.slice(made.as_bytes())).ok()?;
        // In bytecode nothing has a place that somebody could look at.
        places.get(name).map(|place| if is_bytecode { Span::default() } else { *place })
    };
    reader.add_from(session, &evaluation, &place);
    Ok(())
}

/// Adds what a dump of records describes.
fn add_dump(
    session: &mut Session,
    reader: &mut Reader,
    path: &str,
    text: &[u8],
) -> Result<(), Diagnostic> {
    let wrong = |message: String| {
        let message = format!("{message}; 'llvm-tblgen --dump-json' writes such files");
        Diagnostic::new(codes::tablegen::SYNTAX, Span::default(), message)
    };
    let made = tablegen_of_dump(text).map_err(wrong)?;
    let files = DiskFiles::default();
    files.insert(path, made.clone().into_bytes());
    let Some(evaluation) = session.evaluate(&files, path) else { return Ok(()) };
    let places = keys(text);
    let place = |span: Span| places.get(span.slice(made.as_bytes())).copied();
    reader.add_from(session, &evaluation, &place);
    Ok(())
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

/// The files that an evaluation read.
fn paths_of(session: &Session, evaluation: &Evaluation) -> Vec<String> {
    evaluation.files.iter().map(|file| session.path(*file).to_owned()).collect()
}

/// Whether a file includes one of those that have errors by themselves.
fn includes_one_of(text: &[u8], broken: &[(bool, String)]) -> bool {
    let names = broken.iter().filter_map(|(_, path)| path.rsplit('/').next());
    let mut endings = names.map(|name| format!("/{name}\""));
    endings.any(|ending| memmem::find(text, ending.as_bytes()).is_some())
}

/// A path as an editor writes it, where links do not make that another file.
fn plain(path: &Path) -> PathBuf {
    let plain = PathBuf::from(without_dots(&text_of(path)));
    if plain.exists() { plain } else { path.to_owned() }
}

/// Whether a line of a file begins a record.
fn defines_something(text: &[u8]) -> bool {
    text.split(|byte| *byte == b'\n').any(|line| {
        let line = line.trim_ascii_start();
        line.starts_with(b"def ") || line.starts_with(b"defm ") || line.starts_with(b"foreach ")
    })
}

fn errors(session: &Session, evaluation: &Evaluation) -> Vec<(String, Diagnostic)> {
    let error = |(file, diagnostic): &(FileId, Diagnostic)| {
        let is_error = diagnostic.severity == Severity::Error;
        is_error.then(|| (session.path(*file).to_owned(), diagnostic.clone()))
    };
    evaluation.diagnostics.iter().filter_map(error).collect()
}
