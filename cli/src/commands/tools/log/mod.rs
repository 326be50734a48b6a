//! `abide log`: lists the passes of a log, and shows, compares, searches and bisects their IR.

mod bisect;
mod differences;
mod file;
mod list;

use crate::console::{self, AnswerFormat, Exit, Failure};
use crate::dialects::DialectArguments;
use abide_core::escape;
use abide_logs::{Dump, Foreign, Log, foreign_text};
use clap::Args;
use file::LogFile;
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

/// List the passes in a log with their IR, and compare, search and bisect them
///
/// Reads the output of -mlir-print-ir-after-all and -mlir-print-ir-before-all, of programs that use MLIR's pass manager
/// (iree-compile, MLIR_ENABLE_DUMP of Triton, torch-mlir, CIRCT, Flang), and of -print-after-all in LLVM, with messages,
/// colours and prefixes of other logs between. Dumps are numbered from 1.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// The log, or - for standard input
    #[arg(value_name = "FILE", required_unless_present = "diff")]
    file: Option<PathBuf>,

    /// Print the IR of a dump
    #[arg(long, value_name = "N", group = "action")]
    show: Option<usize>,

    /// Compare dump N with dump M by operation; without M, the previous dump of the same operation with N
    #[arg(long, num_args = 1..=2, value_names = ["N", "M"], group = "action")]
    diff: Option<Vec<String>>,

    /// Print the lines of the dumps that have a text; a name such as %3 or @f is searched as a whole
    #[arg(long, value_name = "TEXT", group = "action")]
    grep: Option<String>,

    /// Find the first dump on which a command fails, by bisection. The file takes the place of %s, or is the last
    /// argument
    #[arg(long, value_name = "COMMAND", group = "action")]
    first_bad: Option<String>,

    /// The time limit of the command, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 60.0, requires = "first_bad")]
    timeout: f64,

    /// List only dumps that differ from the one before
    #[arg(long, conflicts_with = "action")]
    changed: bool,

    #[command(flatten)]
    answer: AnswerFormat,

    #[command(flatten)]
    dialects: DialectArguments,
}

impl Arguments {
    /// The numbers of `--diff`, and the log, which is the last word of `--diff 3 FILE`.
    fn numbers_and_file(&self) -> Result<(Vec<usize>, &Path), Failure> {
        let mut words = self.diff.as_deref().unwrap_or_default();
        let mut file = self.file.as_deref();
        if let (None, Some((last, others))) = (file, words.split_last())
            && last.parse::<usize>().is_err()
        {
            (words, file) = (others, Some(Path::new(last)));
        }
        let numbers = words.iter().map(|word| word.parse().ok()).collect::<Option<Vec<usize>>>();
        match (numbers, file) {
            (Some(numbers), Some(file)) if self.diff.is_none() || !numbers.is_empty() => {
                Ok((numbers, file))
            }
            _ => Err(Failure::Message(
                "--diff takes the numbers of one or two dumps, and the log: --diff 3 FILE"
                    .to_owned(),
            )),
        }
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let (numbers, path) = arguments.numbers_and_file()?;
    let mut file = LogFile::open(path)?;
    let log = file.index()?;
    if log.dumps.is_empty() {
        return Err(Failure::Message(without_dumps(&mut file)?));
    }
    if let Some(number) = arguments.show {
        let dump = dump(&log, number, &file.name)?;
        let text = file.ir(dump)?;
        let mut out = io::stdout().lock();
        out.write_all(&text)?;
        out.flush()?;
        return Ok(Exit::Clean);
    }
    if !numbers.is_empty() {
        return differences::print(arguments, &mut file, &log, &numbers);
    }
    if let Some(text) = &arguments.grep {
        return grep(&mut file, &log, text);
    }
    if let Some(command) = &arguments.first_bad {
        return bisect::print(arguments, &mut file, &log, command);
    }
    list::print(arguments, &file.name, &log)
}

/// The message for a file without dumps.
fn without_dumps(file: &mut LogFile) -> Result<String, Failure> {
    let foreign = foreign_text(&file.beginning()?);
    let name = &file.name;
    Ok(match foreign {
        Some(Foreign { name: format, help: Some(help) }) => {
            format!("'{name}' is {format}; {help}")
        }
        Some(Foreign { name: format, help: None }) => {
            format!("'{name}' is {format}, not a log of passes")
        }
        None => format!(
            "'{name}' has no dumps of passes, such as -mlir-print-ir-after-all prints; 'abide check' checks the modules of other logs"
        ),
    })
}

/// The dump of a number.
fn dump<'l>(log: &'l Log, number: usize, name: &str) -> Result<&'l Dump, Failure> {
    number.checked_sub(1).and_then(|index| log.dumps.get(index)).ok_or_else(|| {
        let count = log.dumps.len();
        Failure::Message(format!(
            "'{name}' has dumps 1 to {count}, and {number} is not one of them"
        ))
    })
}

/// Prints the lines that have a text, with the numbers of dumps and lines.
fn grep(file: &mut LogFile, log: &Log, text: &str) -> Result<Exit, Failure> {
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || b"_$.-".contains(byte);
    let is_whole = text.len() > 1 && text.starts_with(['%', '@', '^', '#', '!']);
    let has_text = |line: &[u8]| {
        line.windows(text.len().max(1)).enumerate().any(|(at, window)| {
            window == text.as_bytes()
                && !(is_whole && line.get(at + text.len()).is_some_and(is_name))
        })
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let mut count = 0;
    for dump in &log.dumps {
        let section = file.section(dump)?;
        let mut has_header = false;
        for (number, line) in section.split(|byte| *byte == b'\n').enumerate() {
            if !has_text(line) {
                continue;
            }
            if !has_header {
                has_header = true;
                writeln!(out, "{}", escape::line(&list::title(dump)))?;
            }
            count += 1;
            let line = String::from_utf8_lossy(line);
            writeln!(
                out,
                "{:>8}: {}",
                dump.line + 1 + number as u64,
                escape::line(line.trim_end())
            )?;
        }
    }
    out.flush()?;
    console::say(&console::counted(count, "line"));
    Ok(if count > 0 { Exit::Clean } else { Exit::Errors })
}

/// An operation on one line, at most as long as a screen is wide.
fn on_one_line(text: &[u8]) -> String {
    const MAX_SHOWN_BYTES: usize = 160;
    let text =
        String::from_utf8_lossy(text.get(..text.len().min(4 * MAX_SHOWN_BYTES)).unwrap_or(text));
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut line = words.join(" ");
    if let Some((end, _)) = line.char_indices().nth(MAX_SHOWN_BYTES) {
        line.truncate(end);
        line.push_str(" ..");
    }
    escape::line(&line).into_owned()
}
