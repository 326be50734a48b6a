//! From files to descriptions: each is read by the format in its name.

use crate::described::{Described, Listed};
use crate::dump::evaluate_dump;
use crate::includers::written_includes;
use crate::paths::{text_of, without_dots};
use crate::regular::is_text;
use abide_core::dialect;
use abide_core::limits::Limits;
use abide_core::mlir::bytecode::{is_bytecode, to_text};
use abide_core::mlir::ods::records::Reader;
use abide_core::mlir::ods::{DefinitionLocation, OpDescription, dialects_of_irdl};
use abide_source::diagnostic::{Detail, Diagnostic, Severity, codes};
use abide_source::rule;
use abide_source::text::Span;
use abide_tablegen::{Evaluation, FileId, Files, Session, joined};
use std::collections::HashSet;
use std::sync::Arc;

/// The suffixes of files that may have dialects in IRDL.
const IRDL: [&str; 2] = [".mlir", ".mlirbc"];

/// The end of the names of TableGen files.
const TABLEGEN: &str = ".td";

/// The suffix of files in our own notation that add to other descriptions.
const OVERLAY: &str = ".ops";

/// The suffix of llvm-tblgen's record dumps.
const DUMP: &str = ".json";

/// The suffix of files that define the meaning of attributes.
const ANNOTATIONS: &str = ".abi";

/// Reads files one after the other.
pub(crate) struct Reading<'r> {
    session: &'r mut Session,
    reader: Reader,
    files: &'r dyn Files,
    described: Described,
    /// The files with errors, and whether they were named. Their records may be incomplete, so those of the others come
    /// first. These files are then evaluated again, because the session may have forgotten their records.
    broken: Vec<(bool, String)>,
    /// The files with IRDL.
    of_irdl: HashSet<String>,
    /// The texts of `.ops` files.
    overlays: Vec<(String, Arc<[u8]>)>,
    /// The listed files that the texts of other listed files include. They are read within those.
    included: HashSet<String>,
    /// The files that were read without an error, alone or within others.
    clean: HashSet<String>,
    /// The files that were read within others that have errors.
    within_broken: HashSet<String>,
    /// Whether the content of a file is dropped once it has been read, unless others include the file.
    forgets: bool,
}

impl<'r> Reading<'r> {
    pub(crate) fn new(
        session: &'r mut Session,
        described: Described,
        files: &'r dyn Files,
    ) -> Reading<'r> {
        Reading {
            session,
            reader: Reader::default(),
            files,
            described,
            broken: Vec::new(),
            of_irdl: HashSet::new(),
            overlays: Vec::new(),
            included: HashSet::new(),
            clean: HashSet::new(),
            within_broken: HashSet::new(),
            forgets: false,
        }
    }

    /// Forgets the content of files once they have been read, to use less memory.
    pub(crate) fn forget_read_texts(&mut self) {
        self.session.keep_little();
        self.forgets = true;
    }

    /// Reads the files. A file of a folder that other files of the folder include is read within those. It is read
    /// alone only if each of them has an error.
    pub(crate) fn read(mut self, listed: Vec<Listed>) -> Described {
        self.included = self.included_files(&listed);
        let is_root =
            |one: &Listed| one.is_requested || !self.included.contains(&identity(&one.path));
        let (roots, others): (Vec<Listed>, Vec<Listed>) = listed.into_iter().partition(is_root);
        for one in roots {
            self.file(one);
        }
        for one in others {
            if !self.clean.contains(&identity(&one.path)) {
                self.file(one);
            }
        }
        self.evaluate_broken();
        self.finish()
    }

    /// The listed files that the texts of other listed files include.
    fn included_files(&self, listed: &[Listed]) -> HashSet<String> {
        let all: HashSet<String> = listed.iter().map(|one| identity(&one.path)).collect();
        let folders = &self.session.options().include_folders;
        let mut included = HashSet::new();
        for one in listed.iter().filter(|one| one.path.ends_with(TABLEGEN)) {
            let Some(text) = self.files.read(&one.path) else { continue };
            let own = identity(&one.path);
            let beside = one.path.rsplit_once('/').map_or("", |(folder, _)| folder);
            for name in written_includes(&text) {
                let searched = ["", beside].into_iter().chain(folders.iter().map(String::as_str));
                let mut paths = searched.map(|folder| identity(&joined(folder, &name)));
                included.extend(paths.find(|path| all.contains(path)).filter(|path| *path != own));
            }
        }
        included
    }

    fn file(&mut self, Listed { path, is_requested }: Listed) {
        if path.ends_with(ANNOTATIONS) {
            if let Some(text) = self.text(&path) {
                let text = String::from_utf8_lossy(&text).into_owned();
                self.described.annotations.push((path, text));
            }
        } else if path.ends_with(OVERLAY) {
            let text = self.text(&path);
            self.overlays.extend(text.map(|text| (path, text)));
        } else if path.ends_with(DUMP) {
            if let Some(text) = self.text(&path) {
                let added = self.add_dump(&path, &text);
                self.added(path, added);
            }
        } else if is_requested && IRDL.iter().any(|ending| path.ends_with(ending)) {
            if let Some(text) = self.text(&path) {
                let added = self.add_irdl(&path, &text);
                self.of_irdl.insert(path.clone());
                self.added(path, added);
            }
        } else {
            self.tablegen(path, is_requested);
        }
    }

    /// The text of a file. A missing file is noted.
    fn text(&mut self, path: &str) -> Option<Arc<[u8]>> {
        let text = self.files.read(path);
        if text.is_none() {
            self.described.missing.push(path.to_owned());
        }
        text
    }

    fn added(&mut self, path: String, added: Result<(), Box<Diagnostic>>) {
        self.described.errors.extend(added.err().map(|error| (path.clone(), *error)));
        self.described.files.push(path);
    }

    fn tablegen(&mut self, path: String, is_requested: bool) {
        if self.files.read(&path).is_some_and(|text| !is_text(&text)) {
            let message = "the file is not text";
            let error = Diagnostic::new(codes::tablegen::SYNTAX, Span::default(), message);
            let errors = match is_requested {
                true => &mut self.described.errors,
                false => &mut self.described.other_errors,
            };
            errors.push((path.clone(), error));
            self.described.files.push(path);
            return;
        }
        let Some(evaluation) = self.session.evaluate(self.files, &path) else {
            match is_requested {
                true => self.described.missing.push(path),
                false => self.unreadable(path),
            }
            return;
        };
        self.described.files.push(path.clone());
        if evaluation.first_error().is_none() {
            self.add((&path, is_requested), &evaluation);
            return;
        }
        let own = identity(&path);
        if !self.within_broken.contains(&own) {
            let files = identities(self.session, &evaluation);
            self.within_broken.extend(files.filter(|file| *file != own));
        }
        self.broken.push((is_requested, path));
    }

    /// Reports a file of a folder that cannot be read.
    fn unreadable(&mut self, path: String) {
        let reason = self.files.refusal(&path).unwrap_or_else(|| "it does not exist".to_owned());
        let message = rule!("cannot read the file: {}", reason);
        let error = Diagnostic::new(codes::tablegen::MISSING_INCLUDE, Span::default(), message);
        self.described.errors.push((path, error));
    }

    /// Adds the descriptions in a file without errors.
    fn add(&mut self, (path, is_requested): (&str, bool), evaluation: &Evaluation) {
        self.describe(evaluation, is_requested);
        self.clean.extend(identities(self.session, evaluation));
        if self.forgets && !self.included.contains(&identity(path)) {
            self.session.forget_statements(evaluation.file);
        }
    }

    /// Adds the descriptions of an evaluation, and the errors in its formats.
    fn describe(&mut self, evaluation: &Evaluation, is_requested: bool) {
        self.reader.add(self.session, evaluation);
        let found = self.reader.take_problems().into_iter();
        let found = found.map(|(path, problem)| (path.to_string(), problem));
        match is_requested {
            true => self.described.errors.extend(found),
            false => self.described.other_errors.extend(found),
        }
    }

    /// Adds the descriptions and the errors of files with errors. A file that was read within others makes no
    /// sense alone: its errors are among theirs.
    fn evaluate_broken(&mut self) {
        for (is_requested, path) in std::mem::take(&mut self.broken) {
            if !is_requested && self.within_broken.contains(&identity(&path)) {
                continue;
            }
            let Some(evaluation) = self.session.evaluate(self.files, &path) else { continue };
            self.describe(&evaluation, is_requested);
            let found = errors(self.session, &evaluation);
            match is_requested {
                true => self.described.errors.extend(found),
                false => self.described.other_errors.extend(found),
            }
        }
    }

    fn finish(self) -> Described {
        let (mut described, of_irdl) = (self.described, self.of_irdl);
        described.dialects = self.reader.finish();
        for dialect in &mut described.dialects {
            // IRDL does not have the custom form of operations: abide's own description has more.
            let is_thin = |op: &OpDescription| {
                op.place.as_ref().is_some_and(|place| of_irdl.contains(&*place.path))
                    && dialect::registry().operation(op.name.as_bytes()).is_some()
            };
            dialect.ops.retain(|op| !is_thin(op));
        }
        for (path, text) in self.overlays {
            described.overlay(path, &text);
        }
        described
    }

    /// Adds the dialects that IRDL describes.
    fn add_irdl(&mut self, path: &str, text: &[u8]) -> Result<(), Box<Diagnostic>> {
        let limits = Limits::default();
        let wrong = |message: String| {
            let message = Detail::Text(message);
            Box::new(Diagnostic::new(codes::tablegen::SYNTAX, Span::default(), message))
        };
        let is_bytecode = is_bytecode(text);
        let text = match is_bytecode {
            true => {
                to_text(text, dialect::registry(), &limits).map_err(|error| wrong(error.message))?
            }
            false => text.to_vec(),
        };
        let path: Arc<str> = path.into();
        // Positions in bytecode are not useful to users.
        let dialects = dialects_of_irdl(&text, &limits, |span| DefinitionLocation {
            path: Arc::clone(&path),
            span: if is_bytecode { Span::default() } else { span },
        });
        if dialects.is_empty() {
            return Err(wrong("no 'irdl.dialect' is in the file".to_owned()));
        }
        self.reader.add_described(dialects);
        Ok(())
    }

    /// Adds the descriptions in a dump of records.
    fn add_dump(&mut self, path: &str, text: &[u8]) -> Result<(), Box<Diagnostic>> {
        let wrong = |message: String| {
            let message = rule!("{}; 'llvm-tblgen --dump-json' writes such files", message);
            Box::new(Diagnostic::new(codes::tablegen::SYNTAX, Span::default(), message))
        };
        let evaluation = evaluate_dump(self.session, path, text).map_err(wrong)?;
        self.reader.add_dumped(self.session, &evaluation);
        Ok(())
    }
}

/// The path by which files are compared, however an include spells it: absolute, without `.` and `..`. Links are not
/// followed.
fn identity(path: &str) -> String {
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.into());
    without_dots(&text_of(&absolute))
}

/// The files that an evaluation read.
fn identities(session: &Session, evaluation: &Evaluation) -> impl Iterator<Item = String> {
    evaluation.files.iter().map(|file| identity(session.path(*file)))
}

fn errors(session: &Session, evaluation: &Evaluation) -> Vec<(String, Diagnostic)> {
    let error = |(file, diagnostic): &(FileId, Diagnostic)| {
        let is_error = diagnostic.severity == Severity::Error;
        is_error.then(|| (session.path(*file).to_owned(), diagnostic.clone()))
    };
    evaluation.diagnostics.iter().filter_map(error).collect()
}
