//! `abide dialects`: what is known of operations, and how much of files that covers.

use crate::console::{Exit, Failure};
use crate::dialects::DialectArguments;
use crate::input;
use abide_core::limits::Limits;
use abide_core::mlir::coverage::Coverage;
use clap::{Args, Subcommand, ValueEnum};
use std::io::{self, Write as _};
use std::path::PathBuf;

/// Show which dialects are described, and how much of files they cover
#[derive(Debug, Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    List(ListArguments),
    Show(ShowArguments),
    Coverage(CoverageArguments),
}

/// How an answer is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// List the dialects with what each has, and what of it only C++ says
#[derive(Debug, Args)]
struct ListArguments {
    #[command(flatten)]
    dialects: DialectArguments,

    /// How the list is written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// Show what is known of an operation, a type or an attribute, in Markdown
#[derive(Debug, Args)]
struct ShowArguments {
    /// The name with its dialect, such as arith.addi or !hal.buffer
    name: String,

    #[command(flatten)]
    dialects: DialectArguments,
}

/// Count the operations in files: how many are described, and how many are read by their description
#[derive(Debug, Args)]
struct CoverageArguments {
    /// Files, and folders with *.mlir files in them
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    dialects: DialectArguments,

    /// How the count is written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    match &arguments.command {
        Command::List(arguments) => list(arguments),
        Command::Show(arguments) => show(arguments),
        Command::Coverage(arguments) => coverage(arguments),
    }
}

/// Where `abide.toml` is looked for when a command names no file.
fn here() -> PathBuf {
    std::env::current_dir().unwrap_or_default().join("abide.toml")
}

fn list(arguments: &ListArguments) -> Result<Exit, Failure> {
    let registry = arguments.dialects.registry(Some(&here()))?;
    let text = match arguments.format {
        Format::Text => abide_json::dialects::list_text(&registry),
        Format::Json => format!("{}\n", abide_json::dialects::list(&registry)),
    };
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(Exit::Clean)
}

fn show(arguments: &ShowArguments) -> Result<Exit, Failure> {
    let registry = arguments.dialects.registry(Some(&here()))?;
    let name = arguments.name.trim_start_matches(['!', '#']);
    let Some(page) = abide_core::ide::page(&registry, name) else {
        return Err(Failure::Message(format!(
            "'{name}' is not described; 'abide dialects list' says what is"
        )));
    };
    io::stdout().lock().write_all(page.as_bytes())?;
    Ok(Exit::Clean)
}

fn coverage(arguments: &CoverageArguments) -> Result<Exit, Failure> {
    let first = arguments.paths.first().map(PathBuf::as_path);
    let registry = arguments.dialects.registry(first)?;
    let limits = Limits::default();
    let mut all = Coverage::default();
    for source in input::discover(&arguments.paths) {
        let text = source.and_then(|source| source.read(limits.bytes));
        let text = text.map_err(|error| Failure::Message(error.message))?;
        all.add(&text, &registry, &limits);
    }
    let text = match arguments.format {
        Format::Text => abide_json::dialects::coverage_text(&all),
        Format::Json => format!("{}\n", abide_json::dialects::coverage(&all)),
    };
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(Exit::Clean)
}
