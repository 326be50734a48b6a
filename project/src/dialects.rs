//! The dialects that a project describes: its `.td` files, evaluated and read.

use crate::DiskFiles;
use crate::options::text_of;
use crate::search::tablegen_files;
use abide_core::abi::annotations::{AnnotationError, Annotations};
use abide_core::dialect;
use abide_core::limits::Limits;
use abide_core::mlir::ods::DialectDescription;
use abide_core::mlir::ods::records::Reader;
use abide_core::mlir::registry::Registry;
use abide_source::diagnostic::{Diagnostic, Severity};
use abide_tablegen::{Evaluation, FileId, Files, Options, Session};
use memchr::memmem;
use std::path::PathBuf;
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
}

/// How the names of files end that say what attributes mean.
const ANNOTATIONS: &str = ".abi";

impl Described {
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

/// Reads the dialects of files and folders. In a folder, all `.td` files that define something are
/// evaluated; those that only make sense within others are passed over where the others say the same.
#[must_use]
pub fn describe(paths: &[PathBuf], include: &[String], limits: &Limits) -> Described {
    let options =
        Options { include_folders: include.to_vec(), looks_beside: true, ..Options::default() };
    let mut session = Session::new(options, *limits);
    let (mut reader, mut described) = (Reader::default(), Described::default());
    let files = DiskFiles::default();
    // Records of a file with errors may lack something: those of the others count first.
    let mut broken: Vec<(String, Evaluation)> = Vec::new();
    // Files that define nothing themselves: what they include may make sense only there.
    let mut includers: Vec<(String, Arc<[u8]>)> = Vec::new();
    for (path, is_asked_for) in files_of(paths, &mut described) {
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
        if !is_asked_for
            && let Some(text) = files.read(&path)
            && !defines_something(&text)
        {
            includers.push((path, text));
            continue;
        }
        let Some(evaluation) = session.evaluate(&files, &path) else {
            described.missing.push(path);
            continue;
        };
        described.files.push(path.clone());
        if evaluation.first_error().is_none() {
            reader.add(&session, &evaluation);
            continue;
        }
        if is_asked_for {
            let errors = errors(&session, &evaluation);
            described.errors.extend(errors);
        }
        broken.push((path, evaluation));
    }
    for (path, _) in includers.iter().filter(|(_, text)| includes_one_of(text, &broken)) {
        let Some(evaluation) = session.evaluate(&files, path) else { continue };
        if evaluation.first_error().is_none() {
            described.files.push(path.clone());
            reader.add(&session, &evaluation);
        }
    }
    for (_, evaluation) in &broken {
        reader.add(&session, evaluation);
    }
    described.dialects = reader.finish();
    described
}

/// The files, each with whether it was asked for by name.
fn files_of(paths: &[PathBuf], described: &mut Described) -> Vec<(String, bool)> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            files.extend(tablegen_files(path).into_iter().map(|file| (file, false)));
        } else if path.is_file() {
            files.push((text_of(path), true));
        } else {
            described.missing.push(text_of(path));
        }
    }
    files
}

/// Whether a file includes one of those that have errors by themselves.
fn includes_one_of(text: &[u8], broken: &[(String, Evaluation)]) -> bool {
    let names = broken.iter().filter_map(|(path, _)| path.rsplit('/').next());
    let mut endings = names.map(|name| format!("/{name}\""));
    endings.any(|ending| memmem::find(text, ending.as_bytes()).is_some())
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
