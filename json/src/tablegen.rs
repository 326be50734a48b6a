//! The records of TableGen files, and their diagnostics.

use abide_core::limits::Limits;
use abide_core::text::{Encoding, LineIndex};
use abide_tablegen::{Evaluation, FileId, Files, Options, Session, output};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The name of the evaluated file. It includes the others by their own names.
pub const MAIN: &str = "main.td";

/// Files in memory, by their paths.
#[derive(Debug, Clone, Default)]
pub struct Texts(BTreeMap<String, Arc<[u8]>>);

impl Texts {
    /// A file and those that it can include.
    #[must_use]
    pub fn new<'t>(main: &str, others: impl IntoIterator<Item = (&'t str, &'t str)>) -> Texts {
        let others =
            others.into_iter().map(|(path, text)| (path.to_owned(), text.as_bytes().into()));
        let main = (MAIN.to_owned(), main.as_bytes().into());
        Texts(others.chain([main]).collect())
    }
}

impl Files for Texts {
    fn read(&self, path: &str) -> Option<Arc<[u8]>> {
        self.0.get(path).cloned()
    }
}

/// An error.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error {
    /// The file.
    pub path: String,
    /// The line, from 1.
    pub line: usize,
    /// The message.
    pub message: String,
}

/// The output of a file without errors, as `llvm-tblgen` prints it.
#[derive(Debug, Clone)]
pub struct Records {
    /// `--dump-json`, without places.
    pub json: Value,
    /// `--print-records`.
    pub text: Vec<u8>,
}

/// Evaluates the file [`MAIN`].
///
/// # Errors
/// Its errors, in the order in which llvm-tblgen would find them.
pub fn evaluate(texts: &Texts, defines: Vec<String>) -> Result<Records, Vec<Error>> {
    let options = Options { include_folders: vec![String::new()], defines, looks_beside: false };
    let mut session = Session::once(options, Limits::default());
    let Some(evaluation) = session.evaluate(texts, MAIN) else { return Err(Vec::new()) };
    if evaluation.first_error().is_some() {
        return Err(errors(&session, &evaluation));
    }
    let (mut json, mut text) = (Vec::new(), Vec::new());
    // Writing to memory cannot fail.
    let _ = output::write_json(&session, &evaluation, &|_| None, &mut json);
    let _ = output::write_records(&session, &evaluation, &mut text);
    Ok(Records { json: serde_json::from_slice(&json).unwrap_or(Value::Null), text })
}

fn errors(session: &Session, evaluation: &Evaluation) -> Vec<Error> {
    use abide_core::diagnostic::Severity;
    let mut lines: BTreeMap<FileId, LineIndex> = BTreeMap::new();
    let found = evaluation.diagnostics.iter().filter(|(_, it)| it.severity == Severity::Error);
    found
        .map(|(file, diagnostic)| {
            let text = session.text(*file);
            let index = lines.entry(*file).or_insert_with(|| LineIndex::new(text));
            let place = index.line_column(text, diagnostic.span.start(), Encoding::Utf8);
            Error {
                path: session.path(*file).to_owned(),
                line: place.line as usize + 1,
                message: diagnostic.message.clone(),
            }
        })
        .collect()
}
