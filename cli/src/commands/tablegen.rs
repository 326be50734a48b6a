//! `abide tablegen`: the records of TableGen files.

use crate::console::{self, Color, Exit, Failure};
use crate::input::Source;
use crate::report::{Checked, Format};
use abide_core::diagnostic::Severity;
use abide_core::limits::Limits;
use abide_core::text::{Encoding, LineIndex};
use abide_project::DiskFiles;
use abide_tablegen::store::RecordId;
use abide_tablegen::{Evaluation, FileId, Location, Options, Session, output};
use clap::Args;
use std::io::{self, Write as _};
use std::path::PathBuf;

/// Evaluate a TableGen file and print its records, in place of llvm-tblgen
///
/// Exits with 0 if no errors were found, 1 if there were any, and 2 if the file could not be read.
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The file, or - for standard input
    #[arg(value_name = "FILE")]
    path: PathBuf,

    /// Look for included files in this folder, too
    #[arg(short = 'I', value_name = "DIR")]
    include: Vec<PathBuf>,

    /// Define a macro
    #[arg(short = 'D', value_name = "NAME")]
    define: Vec<String>,

    /// Print all classes and records (the default)
    #[arg(long, group = "form")]
    print_records: bool,

    /// Print all records as JSON
    #[arg(long, group = "form")]
    dump_json: bool,

    /// Print nothing but what is wrong
    #[arg(long, group = "form")]
    null_backend: bool,

    /// Write the records to a file
    #[arg(short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Whether messages have colours
    #[arg(long, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    color: Color,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let limits = Limits::default();
    let source = Source::new(&arguments.path);
    let text = source.read(limits.bytes).map_err(|error| Failure::Message(error.message))?;
    let files = DiskFiles::default();
    files.insert(&source.name, text);
    let folders = arguments.include.iter().map(|folder| folder.display().to_string());
    let options = Options {
        include_folders: folders.collect(),
        defines: arguments.define.clone(),
        looks_beside: false,
    };
    let mut session = Session::new(options, limits);
    // Huge pages cost more time than a short run takes.
    abide_lsp::use_small_pages();
    let Some(evaluation) = session.evaluate(&files, &source.name) else {
        return Err(Failure::Message(format!("cannot read '{}'", source.name)));
    };
    say_diagnostics(&session, &evaluation, arguments.color.wanted());
    if evaluation.first_error().is_some() {
        return Ok(Exit::Errors);
    }
    write(&records(&session, &evaluation, arguments), arguments)?;
    // The process ends here: giving back what was read would only take time.
    std::mem::forget((session, evaluation, files));
    Ok(Exit::Clean)
}

/// Writes what is wrong to standard error, file by file.
fn say_diagnostics(session: &Session, evaluation: &Evaluation, color: bool) {
    let mut files: Vec<FileId> = Vec::new();
    for (file, _) in &evaluation.diagnostics {
        if !files.contains(file) {
            files.push(*file);
        }
    }
    let mut errors = 0;
    for file in files {
        let checked = checked(session, evaluation, file);
        errors += checked.count(Severity::Error);
        console::say(&Format::Text.render(&checked, color));
    }
    if errors > 0 {
        console::say(&format!("abide: {}", console::counted(errors, "error")));
    }
}

/// What is wrong in a file, with the files to which that points.
fn checked(session: &Session, evaluation: &Evaluation, file: FileId) -> Checked {
    let found: Vec<_> = evaluation.diagnostics_of(file).cloned().collect();
    let is_named = |path: &str| {
        found.iter().flat_map(|it| &it.related).any(|place| place.path.as_deref() == Some(path))
    };
    let others = evaluation.files.iter().filter(|&&other| is_named(session.path(other)));
    let others = others
        .map(|&other| (session.path(other).to_owned(), session.text(other).to_vec()))
        .map(|(name, text)| Checked::new(name, text, Vec::new()))
        .collect();
    let name = session.path(file).to_owned();
    Checked { others, ..Checked::new(name, session.text(file).to_vec(), found) }
}

fn records(session: &Session, evaluation: &Evaluation, arguments: &Arguments) -> Vec<u8> {
    if arguments.null_backend {
        return Vec::new();
    }
    if arguments.dump_json {
        let places = Places::new(session, evaluation);
        let mut out = String::new();
        output::write_json(session, evaluation, &|record| places.of(session, record), &mut out);
        return out.into_bytes();
    }
    let mut out = Vec::new();
    output::write_records(session, evaluation, &mut out);
    out
}

fn write(text: &[u8], arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.output {
        Some(path) => std::fs::write(path, text).map_err(|error| {
            Failure::Message(crate::input::FileError::writing(path, &error).message)
        }),
        None => Ok(io::stdout().lock().write_all(text)?),
    }
}

/// The lines of all files of an evaluation.
struct Places {
    lines: Vec<(FileId, LineIndex)>,
}

impl Places {
    fn new(session: &Session, evaluation: &Evaluation) -> Places {
        let line_index = |&file: &FileId| (file, LineIndex::new(session.text(file)));
        Places { lines: evaluation.files.iter().map(line_index).collect() }
    }

    /// The places of a record, as `--dump-json` has them.
    fn of(&self, session: &Session, record: RecordId) -> Vec<String> {
        let locations = &session.store().record(record).locations;
        locations.iter().map(|location| self.text(session, *location)).collect()
    }

    fn text(&self, session: &Session, Location { file, span }: Location) -> String {
        let lines = self.lines.iter().find(|(own, _)| *own == file);
        let place = lines
            .map(|(_, lines)| lines.line_column(session.text(file), span.start(), Encoding::Utf8));
        format!("{}:{}", session.path(file), place.map_or(0, |place| place.line + 1))
    }
}
