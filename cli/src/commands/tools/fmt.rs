//! `abide fmt`: formats files.

use crate::console::{self, Exit, Failure};
use crate::dialects::{UnusedDialects, report_problems};
use crate::input::bytecode::{self, Binary};
use crate::input::{self, FileError, Kind, Source};
use abide_core::diagnostic::Severity;
use abide_core::layout::LayoutOptions;
use abide_core::limits::Limits;
use abide_core::mlir::{self, syntax};
use abide_core::text::{TextEdit, apply_edits};
use abide_project::Project;
use clap::Args;
use std::collections::HashMap;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Format MLIR and TableGen files in place
///
/// Only white space changes: indentation, blanks within lines, line breaks in lines that are too long.
/// Code with syntax errors is not changed; the rest of the file is formatted.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// Files, folders with *.mlir and *.mlir.in files in them, or - for standard input, which is
    /// written to standard output
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Change nothing, name the files that are not formatted, and exit with 1 if there are any
    #[arg(long)]
    check: bool,

    /// Change nothing, print what would change as a unified diff, and exit with 1 if there is anything
    #[arg(long)]
    diff: bool,

    /// Break lines that are longer than this many characters; 0 breaks none. Without it, `line-width`
    /// in [fmt] of abide.toml decides, else 120
    #[arg(long, value_name = "NUMBER")]
    line_width: Option<u32>,

    /// The path of the text on standard input: its name decides the format, its folder the abide.toml
    #[arg(long, value_name = "PATH")]
    stdin_filename: Option<PathBuf>,

    #[command(flatten)]
    dialects: UnusedDialects,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    arguments.dialects.check()?;
    let mut exit = Exit::Clean;
    let mut options = Options { arguments, by_config: HashMap::new() };
    for source in input::discover(&arguments.paths) {
        let mut source = match source {
            Ok(source) => source,
            Err(error) => {
                console::complain(&error.message);
                exit = exit.max(Exit::Trouble);
                continue;
            }
        };
        if let (None, Some(path)) = (&source.path, &arguments.stdin_filename) {
            source.name = path.display().to_string();
        }
        let layout = options.of(source.path.as_deref())?;
        exit = exit.max(one(&source, arguments, &layout).unwrap_or_else(|error| {
            console::complain(&error.message);
            Exit::Trouble
        }));
    }
    Ok(exit)
}

/// The layout of each file.
struct Options<'a> {
    arguments: &'a Arguments,
    /// The layout that each `abide.toml` asks for.
    by_config: HashMap<Option<PathBuf>, LayoutOptions>,
}

impl Options<'_> {
    fn of(&mut self, path: Option<&Path>) -> Result<LayoutOptions, Failure> {
        if let Some(width) = self.arguments.line_width {
            return Ok(LayoutOptions::with_line_width(width));
        }
        let path = path.or(self.arguments.stdin_filename.as_deref()).unwrap_or(Path::new("."));
        let config = Project::config_of(path);
        if let Some(known) = self.by_config.get(&config) {
            return Ok(*known);
        }
        let (options, problems) = Project::layout(path);
        report_problems(&problems)?;
        self.by_config.insert(config, options);
        Ok(options)
    }
}

/// Formats one source.
fn one(source: &Source, arguments: &Arguments, options: &LayoutOptions) -> Result<Exit, FileError> {
    let limits = Limits::for_large_stacks();
    let name = &source.name;
    let path = source.path.as_deref().or(arguments.stdin_filename.as_deref());
    let kind = Kind::of(path);
    if !matches!(kind, Kind::Mlir | Kind::TableGen) {
        let message =
            format!("'{name}' is {}; only MLIR and TableGen files are formatted", kind.name());
        return Err(FileError { name: name.clone(), message });
    }
    let text = source.read(limits.bytes)?;
    if let Some(binary) = Binary::of(&text) {
        return Err(bytecode::has_no_text(name, binary, "lines to format"));
    }
    let (edits, errors) = match kind {
        Kind::TableGen => {
            let done = abide_tablegen::format(&text, options, None, &limits);
            (done.edits, done.errors)
        }
        _ => edits_of(&text, options, &limits),
    };
    if errors > 0 {
        let plural = if errors == 1 { "" } else { "s" };
        let kept = "broken code is not changed, see 'abide check'";
        console::say(&format!("{name}: {errors} syntax error{plural}; {kept}"));
    }
    // The edits are made for this text: they neither overlap nor leave it.
    let new = apply_edits(&text, &edits).unwrap_or_else(|_| text.clone());
    let is_same = edits.is_empty();
    let clean = if errors > 0 { Exit::Errors } else { Exit::Clean };
    if arguments.diff && !is_same {
        write_out(source, console::diff([name, name], [&text, &new]).as_bytes())?;
    }
    if arguments.check && !is_same {
        console::say(&format!("{name}: would be formatted"));
    }
    match &source.path {
        _ if arguments.check || arguments.diff => Ok(if is_same { clean } else { Exit::Errors }),
        None => write_out(source, &new).map(|()| clean),
        Some(_) if is_same => Ok(clean),
        Some(path) => {
            source.write(path, &text, &new)?;
            console::say(&format!("{name}: formatted"));
            Ok(clean)
        }
    }
}

/// The edits that format a text of MLIR, and the number of its syntax errors.
fn edits_of(text: &[u8], options: &LayoutOptions, limits: &Limits) -> (Vec<TextEdit>, usize) {
    let tree = syntax::parse(text, limits);
    let found = tree.diagnostics();
    let errors = found.iter().filter(|found| found.severity == Severity::Error).count();
    let format = mlir::Format { options: *options, limits: *limits, ..mlir::Format::default() };
    (mlir::format(&tree, text, &format), errors)
}

fn write_out(source: &Source, text: &[u8]) -> Result<(), FileError> {
    match io::stdout().lock().write_all(text) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(FileError {
            name: source.name.clone(),
            message: format!("cannot write to standard output: {error}"),
        }),
        _ => Ok(()),
    }
}
