//! `abide tablegen`: the records of TableGen files.

use crate::console::{self, Color, Exit, Failure};
use crate::dialects::report_problems;
use crate::input::{Source, quotable_text, related_files};
use crate::report::{Checked, Format};
use abide_core::diagnostic::Severity;
use abide_core::limits::Limits;
use abide_core::text::is_word_byte;
use abide_project::{DiskFiles, Project, Replaces, write_with};
use abide_tablegen::{Evaluation, FileId, Location, Options, Session, output};
use clap::Args;
use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

/// Evaluate a TableGen file and print its records, in place of llvm-tblgen
///
/// Exits with 0 if no errors were found, 1 if there were any, and 2 if the file could not be read.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// The file, or - for standard input
    #[arg(value_name = "FILE")]
    path: PathBuf,

    /// Look for included files in this folder, too
    #[arg(short = 'I', value_name = "DIR")]
    include: Vec<PathBuf>,

    /// Define a macro
    #[arg(short = 'D', value_name = "NAME", value_parser = macro_name)]
    define: Vec<String>,

    /// Print all classes and records (the default)
    #[arg(long, group = "form")]
    print_records: bool,

    /// Print all records as JSON
    #[arg(long, group = "form")]
    dump_json: bool,

    /// Print only diagnostics
    #[arg(long, group = "form")]
    null_backend: bool,

    /// Write the records to a file
    #[arg(short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Whether messages have colours
    #[arg(long, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    color: Color,
}

/// The name of a macro: a word, as `#define` has it.
fn macro_name(name: &str) -> Result<String, String> {
    if name.starts_with(|first: char| !first.is_ascii_digit()) && name.bytes().all(is_word_byte) {
        return Ok(name.to_owned());
    }
    Err("the name of a macro has letters, digits and '_', and does not begin with a digit"
        .to_owned())
}

/// The backends of `llvm-tblgen` and `mlir-tblgen` of LLVM 22 that abide does not have: a line has the program and
/// the flag.
const BACKENDS: &str = include_str!("tablegen_backends.txt");

/// Flags that LLVM's programs accept with one dash as well.
const FLAGS: [&str; 3] = ["print-records", "dump-json", "null-backend"];

/// A command line of `abide tablegen` with two dashes before each flag of several letters.
///
/// # Errors
/// If a flag names a backend that abide does not have, or one that LLVM's programs do not have either.
pub(in crate::commands) fn with_two_dashes(
    mut words: Vec<OsString>,
) -> Result<Vec<OsString>, String> {
    if words.get(1).is_none_or(|word| word != "tablegen") {
        return Ok(words);
    }
    for word in words.iter_mut().skip(2) {
        let Some(flag) = word.to_str().filter(|word| word.starts_with('-')) else { continue };
        let name = flag.trim_start_matches('-');
        let own = FLAGS.join(", --");
        let mut backends = BACKENDS.lines().filter_map(|line| line.split_once(' '));
        if let Some((program, _)) = backends.find(|(_, backend)| *backend == name) {
            return Err(format!("'{flag}' is a backend of {program}; abide has --{own}"));
        }
        if name.starts_with("gen-") {
            return Err(format!("unknown backend '{flag}'; abide has --{own}"));
        }
        if FLAGS.contains(&name) {
            *word = format!("--{name}").into();
        }
    }
    Ok(words)
}

/// The memory that evaluation may take, in bytes: it is the whole purpose of the command.
const MAX_MEMORY_BYTES: u64 = 4 << 30;

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let limits = Limits { memory: MAX_MEMORY_BYTES, ..Limits::default() };
    let source = Source::new(&arguments.path);
    let text = source.read(limits.bytes).map_err(|error| Failure::Message(error.message))?;
    let files = DiskFiles::default();
    files.insert(&source.name, text);
    // Those of the project come after those of the command line.
    let project = Project::new(Vec::new()).dialects(&arguments.path);
    report_problems(&project.problems)?;
    let folders = arguments.include.iter().map(|folder| folder.display().to_string());
    let folders = folders.chain(project.include);
    let options = Options {
        include_folders: folders.collect(),
        defines: arguments.define.clone(),
        looks_beside: false,
    };
    let mut session = Session::once(options, limits);
    let Some(evaluation) = session.evaluate(&files, &source.name) else {
        return Err(Failure::Message(format!("cannot read '{}'", source.name)));
    };
    print_diagnostics(&session, &evaluation, arguments.color.wanted(&io::stderr()));
    if evaluation.first_error().is_some() {
        return Ok(Exit::Errors);
    }
    if !arguments.null_backend {
        write(&session, &evaluation, arguments)?;
    }
    // The process ends here: freeing the memory would only take time.
    std::mem::forget((session, evaluation, files));
    Ok(Exit::Clean)
}

/// Writes the diagnostics to standard error, file by file.
fn print_diagnostics(session: &Session, evaluation: &Evaluation, color: bool) {
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
        console::print_lines(&Format::Text.render(&checked, color));
    }
    if errors > 0 {
        console::say(&format!("abide: {}", console::counted(errors, "error")));
    }
}

/// Returns the diagnostics of a file, with the files to which they point.
fn checked(session: &Session, evaluation: &Evaluation, file: FileId) -> Checked {
    let found: Vec<_> = evaluation.diagnostics_of(file).cloned().collect();
    let others = related_files(session, evaluation, &found);
    let name = session.path(file).to_owned();
    let text = quotable_text(session, evaluation, file);
    Checked::new(name, text, found).with_others(others)
}

fn write(session: &Session, evaluation: &Evaluation, arguments: &Arguments) -> Result<(), Failure> {
    let Some(path) = &arguments.output else {
        return Ok(write_to(session, evaluation, arguments, &mut io::stdout().lock())?);
    };
    let written =
        write_with(path, Replaces::Anything, |out| write_to(session, evaluation, arguments, out));
    written
        .map_err(|error| Failure::Message(crate::input::FileError::writing(path, &error).message))
}

fn write_to(
    session: &Session,
    evaluation: &Evaluation,
    arguments: &Arguments,
    out: &mut dyn io::Write,
) -> io::Result<()> {
    if !arguments.dump_json {
        return output::write_records(session, evaluation, out);
    }
    let lines = Lines { session, counts: HashMap::default().into() };
    output::write_json(session, evaluation, &|location| Some(lines.of(location)), out)
}

/// The lines of the files in which records are.
struct Lines<'s> {
    session: &'s Session,
    counts: RefCell<HashMap<FileId, LineCounts>>,
}

impl<'s> Lines<'s> {
    /// The path of the file and the line of a place, counted from 1.
    fn of(&self, Location { file, span }: Location) -> (&'s str, u32) {
        let text = self.session.text(file);
        let mut counts = self.counts.borrow_mut();
        let counts = counts.entry(file).or_insert_with(|| LineCounts::new(text));
        (self.session.path(file), counts.before(text, span.start() as usize) + 1)
    }
}

/// The number of lines that end before each stride of a text, which is enough for the few requested places.
struct LineCounts(Vec<u32>);

/// The number of bytes of a stride.
const STRIDE_BYTES: usize = 1 << 10;

impl LineCounts {
    fn new(text: &[u8]) -> LineCounts {
        let count = |before: &mut u32, stride| {
            let own = *before;
            *before += line_ends(stride);
            Some(own)
        };
        // Positions may also be after the last stride.
        LineCounts(text.chunks(STRIDE_BYTES).chain([&b""[..]]).scan(0, count).collect())
    }

    /// The number of lines that end before a place.
    fn before(&self, text: &[u8], place: usize) -> u32 {
        let before = self.0.get(place / STRIDE_BYTES).copied().unwrap_or_default();
        before + line_ends(text.get(place - place % STRIDE_BYTES..place).unwrap_or_default())
    }
}

/// The number of lines that end in a text, as llvm-tblgen counts them.
fn line_ends(text: &[u8]) -> u32 {
    // At most as many bytes at a time as a byte can count, so that the compiler counts many at once.
    let of = |bytes: &[u8]| bytes.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
    text.chunks(128).map(|bytes| u32::from(of(bytes))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_across_strides() {
        for text in [
            b"\n".repeat(2 * STRIDE_BYTES),
            b"ab\n".repeat(1000),
            b"\r\n\n".repeat(700),
            Vec::new(),
        ] {
            let counts = LineCounts::new(&text);
            let mut lines = 0;
            for place in 0..=text.len() {
                assert_eq!(counts.before(&text, place), lines, "{place}");
                lines += u32::from(text.get(place) == Some(&b'\n'));
            }
        }
    }
}
