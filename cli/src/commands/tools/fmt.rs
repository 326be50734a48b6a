//! `abide fmt`: formats files.

use crate::console::{self, AnswerFormat, Exit, Failure, write_json};
use crate::dialects::{UnusedDialects, report_problems};
use crate::input::bytecode::{self, Binary};
use crate::input::{self, FileError, Kind, Source};
use crate::parallel::{self, Threads};
use abide_core::diagnostic::Severity;
use abide_core::ide::Executor;
use abide_core::layout::LayoutOptions;
use abide_core::limits::Limits;
use abide_core::mlir::{self, syntax};
use abide_core::text::apply_edits;
use abide_project::Project;
use clap::Args;
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Format MLIR and TableGen files in place
///
/// Only white space changes: indentation, blanks within lines, line breaks in lines that are too long.
/// Code with syntax errors is not changed; the rest of the file is formatted.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// Files, folders (for their *.mlir and *.mlir.in files, and in a project with an abide.toml *.td files), or - to
    /// format standard input to standard output
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Only list the files that are not formatted; exit with 1 if there are any
    #[arg(long)]
    check: bool,

    /// Only print the changes as a unified diff; exit with 1 if there are any
    #[arg(long)]
    diff: bool,

    /// Break lines of more than this many characters; 0 breaks none. The default is `line-width` in [fmt] of
    /// abide.toml, else 120
    #[arg(long, value_name = "NUMBER")]
    line_width: Option<u32>,

    /// The path of the text on standard input: its name decides the format, its folder the abide.toml
    #[arg(long, value_name = "PATH")]
    stdin_filename: Option<PathBuf>,

    #[command(flatten)]
    answer: AnswerFormat,

    #[command(flatten)]
    dialects: UnusedDialects,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    arguments.dialects.check()?;
    let is_json = arguments.answer.is_json();
    if is_json && (arguments.diff || !arguments.check) {
        let message = "'--format json' needs '--check', and no '--diff'";
        return Err(Failure::Message(message.to_owned()));
    }
    let mut exit = Exit::Clean;
    let mut options = Options { arguments, by_config: HashMap::new() };
    let mut sources = Vec::new();
    let mut paths = HashSet::new();
    let in_project = |folder: &Path| Project::config_of(folder).is_some();
    for source in input::discover_without(&arguments.paths, &|_| false, &in_project) {
        let mut source = match source {
            Ok(source) => source,
            Err(error) => {
                console::print_error(&error.message);
                exit = exit.max(Exit::Trouble);
                continue;
            }
        };
        if let (None, Some(path)) = (&source.path, &arguments.stdin_filename) {
            source.name = path.display().to_string();
        }
        // A file that is named twice is formatted once.
        if source.path.as_ref().is_none_or(|path| paths.insert(path.clone())) {
            let layout = options.of(source.path.as_deref())?;
            sources.push((source, layout));
        }
    }
    let executor = Threads::of_each(sources.len()).executor();
    let format =
        |(source, layout): &(Source, LayoutOptions)| formatted(source, arguments, layout, executor);
    let mut in_order = sources.iter();
    let mut reports = Vec::new();
    parallel::in_order(&sources, format, |done| -> Result<(), Failure> {
        let Some((source, _)) = in_order.next() else { return Ok(()) };
        let done = done.and_then(|done| {
            reports.extend(is_json.then(|| report(source, &done)));
            finish(source, arguments, &done)
        });
        exit = exit.max(done.unwrap_or_else(|error| {
            console::print_error(&error.message);
            Exit::Trouble
        }));
        Ok(())
    })?;
    if is_json {
        write_json(&mut io::stdout(), &json!({ "files": reports }))?;
    }
    Ok(exit)
}

/// The result of `--check` for programs.
fn report(source: &Source, done: &Formatted) -> Value {
    json!({ "path": source.name, "formatted": done.new.is_none(), "syntaxErrors": done.errors })
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

/// A text before and after formatting.
struct Formatted {
    old: Vec<u8>,
    /// The result, if it differs.
    new: Option<Vec<u8>>,
    /// The number of syntax errors, whose code is not changed.
    errors: usize,
}

/// Formats the text of a source.
fn formatted(
    source: &Source,
    arguments: &Arguments,
    options: &LayoutOptions,
    executor: Executor,
) -> Result<Formatted, FileError> {
    let limits = Limits::for_large_stacks();
    let name = &source.name;
    let path = source.path.as_deref().or(arguments.stdin_filename.as_deref());
    let kind = Kind::of(path);
    if !matches!(kind, Kind::Mlir | Kind::TableGen) {
        let message =
            format!("'{name}' is {}; only MLIR and TableGen files are formatted", kind.name());
        return Err(FileError { name: name.clone(), message });
    }
    let max_bytes = match kind {
        Kind::TableGen => abide_tablegen::max_file_bytes(&limits),
        _ => limits.bytes,
    };
    let text = source.read(max_bytes)?;
    if text.len() > max_bytes {
        // Standard input: without its end it must not be printed as if it were whole.
        let message = format!("'{name}' is longer than {max_bytes} bytes, so it is not formatted");
        return Err(FileError { name: name.clone(), message });
    }
    if let Some(binary) = Binary::of(&text) {
        return Err(bytecode::has_no_text(name, binary, "lines to format"));
    }
    let (new, errors) = match kind {
        Kind::TableGen => {
            let done = abide_tablegen::format(&text, options, None, &limits);
            // The edits are made for this text: they neither overlap nor leave it.
            let apply = || apply_edits(&text, &done.edits).ok();
            ((!done.edits.is_empty()).then(apply).flatten(), done.errors)
        }
        _ => formatted_mlir(&text, options, &limits, executor),
    };
    Ok(Formatted { old: text, new, errors })
}

/// Reports or writes the result of a source.
fn finish(source: &Source, arguments: &Arguments, done: &Formatted) -> Result<Exit, FileError> {
    let name = &source.name;
    let errors = done.errors;
    let is_text = !arguments.answer.is_json();
    if errors > 0 && is_text {
        let plural = if errors == 1 { "" } else { "s" };
        let kept = "broken code is not changed, see 'abide check'";
        console::say(&format!("{name}: {errors} syntax error{plural}; {kept}"));
    }
    let clean = if errors > 0 { Exit::Errors } else { Exit::Clean };
    let is_report = arguments.check || arguments.diff;
    let Some(new) = &done.new else {
        return match source.path {
            None if !is_report => write_out(source, &done.old).map(|()| clean),
            _ => Ok(clean),
        };
    };
    if arguments.diff {
        write_out(source, console::diff([name, name], [&done.old, new]).as_bytes())?;
    }
    if arguments.check && is_text {
        console::say(&format!("{name}: would be formatted"));
    }
    match &source.path {
        _ if is_report => Ok(Exit::Errors),
        None => write_out(source, new).map(|()| clean),
        Some(path) => {
            source.write(path, &done.old, new)?;
            console::say(&format!("{name}: formatted"));
            Ok(clean)
        }
    }
}

/// A text of MLIR after formatting, if that changes it, and the number of its syntax errors.
fn formatted_mlir(
    text: &[u8],
    options: &LayoutOptions,
    limits: &Limits,
    executor: Executor,
) -> (Option<Vec<u8>>, usize) {
    let tree = syntax::parse_on(text, limits, executor);
    let found = tree.diagnostics();
    let errors = found.iter().filter(|found| found.severity == Severity::Error).count();
    let format =
        mlir::Format { options: *options, limits: *limits, executor, ..mlir::Format::default() };
    (mlir::format_text(&tree, text, &format), errors)
}

/// Writes the bytes of a text to standard output.
pub(super) fn write_out(source: &Source, text: &[u8]) -> Result<(), FileError> {
    match io::stdout().lock().write_all(text) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(FileError {
            name: source.name.clone(),
            message: format!("cannot write to standard output: {error}"),
        }),
        _ => Ok(()),
    }
}
