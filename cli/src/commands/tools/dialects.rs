//! `abide dialects`: the described operations, and the share of files that they cover.

use crate::console::{self, AnswerFormat, Exit, Failure, write_json};
use crate::dialects::DialectArguments;
use crate::input;
use crate::progress::Progress;
use abide_core::escape;
use abide_core::limits::Limits;
use abide_core::mlir::coverage::Coverage;
use abide_core::spelling::nearest;
use abide_project::{CONFIG, DiskFiles, Replaces, discover, write, write_folder};
use clap::{Args, Subcommand};
use std::io::{self, Write as _};
use std::path::PathBuf;

/// Show the described dialects, and how much of a file they cover
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    List(ListArguments),
    Show(ShowArguments),
    Coverage(CoverageArguments),
    Init(InitArguments),
    Doc(DocArguments),
}

/// List the dialects: how many operations, types and attributes, and how many facts that only C++ defines
#[derive(Debug, Args)]
struct ListArguments {
    #[command(flatten)]
    dialects: DialectArguments,

    #[command(flatten)]
    answer: AnswerFormat,
}

/// Show the documentation of an operation, a type or an attribute, in Markdown
#[derive(Debug, Args)]
struct ShowArguments {
    /// The name with its dialect, such as arith.addi or !llvm.array
    name: String,

    #[command(flatten)]
    dialects: DialectArguments,
}

/// Count the operations in files, those with a description, and those that are parsed by it
#[derive(Debug, Args)]
struct CoverageArguments {
    /// Files, and folders with *.mlir files in them
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    #[command(flatten)]
    dialects: DialectArguments,

    #[command(flatten)]
    answer: AnswerFormat,
}

/// Find the dialects in a folder, and write an abide.toml with the paths of their .td files
#[derive(Debug, Args)]
struct InitArguments {
    /// The folder of the project
    #[arg(default_value = ".", value_name = "FOLDER")]
    folder: PathBuf,

    /// Print the file instead of writing it
    #[arg(long)]
    print: bool,
}

/// Write a page of Markdown for each dialect that the project describes
#[derive(Debug, Args)]
struct DocArguments {
    /// The folder of the pages, which is created if it does not exist
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,

    #[command(flatten)]
    dialects: DialectArguments,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    // All descriptions of a project are read, so memory freed on the way is returned to the system.
    abide_lsp::purge_soon();
    match &arguments.command {
        Command::List(arguments) => list(arguments),
        Command::Show(arguments) => show(arguments),
        Command::Coverage(arguments) => coverage(arguments),
        Command::Init(arguments) => init(arguments),
        Command::Doc(arguments) => doc(arguments),
    }
}

/// The path of `abide.toml` if a command names no file.
fn here() -> PathBuf {
    std::env::current_dir().unwrap_or_default().join("abide.toml")
}

/// Writes text for people to standard output.
fn write_lines(text: &str) -> io::Result<()> {
    io::stdout().lock().write_all(escape::lines(text).as_bytes())
}

fn list(arguments: &ListArguments) -> Result<Exit, Failure> {
    let registry = arguments.dialects.registry(Some(&here()))?;
    match arguments.answer.is_json() {
        false => write_lines(&abide_json::dialects::list_text(&registry))?,
        true => write_json(&mut io::stdout(), &abide_json::dialects::list(&registry))?,
    }
    Ok(Exit::Clean)
}

fn show(arguments: &ShowArguments) -> Result<Exit, Failure> {
    let registry = arguments.dialects.registry(Some(&here()))?;
    let name = &arguments.name;
    let Some(page) = abide_core::ide::page(&registry, name) else {
        let dialect = name.split('.').next().and_then(|own| registry.dialects().dialect(own));
        let names = dialect.into_iter().flat_map(|dialect| &dialect.ops).map(|op| &*op.name);
        let step = match nearest(name, names)[..] {
            [near, ..] => format!("did you mean '{near}'?"),
            [] => "'abide dialects list' says what is".to_owned(),
        };
        return Err(Failure::Message(format!("'{name}' is not described; {step}")));
    };
    write_lines(&page)?;
    Ok(Exit::Clean)
}

fn coverage(arguments: &CoverageArguments) -> Result<Exit, Failure> {
    let sources = input::discover(&arguments.paths);
    let paths = sources.iter().flatten().map(|source| source.path.as_deref());
    let registries = arguments.dialects.registries(paths)?;
    let limits = Limits::default();
    let mut all = Coverage::default();
    let mut progress = Progress::new(sources.len(), false);
    for source in sources {
        let source = source.map_err(|error| Failure::Message(error.message))?;
        let text = source.read(limits.bytes);
        let text = text.map_err(|error| Failure::Message(error.message))?;
        all.add(&text, registries.of(source.path.as_deref()), &limits);
        progress.step();
    }
    progress.clear();
    match arguments.answer.is_json() {
        false => write_lines(&abide_json::dialects::coverage_text(&all))?,
        true => write_json(&mut io::stdout(), &abide_json::dialects::coverage(&all))?,
    }
    Ok(Exit::Clean)
}

fn init(arguments: &InitArguments) -> Result<Exit, Failure> {
    let named = &arguments.folder;
    let folder = std::fs::canonicalize(named).ok().filter(|folder| folder.is_dir());
    let Some(folder) = folder else {
        return Err(Failure::Message(format!("'{}' is not a folder", named.display())));
    };
    let found = discover(&folder, &DiskFiles::default());
    for line in found.missing_lines(&folder) {
        console::say(&format!("warning: {line}; add its folder to 'include' in {CONFIG}"));
    }
    if found.folders.is_empty() {
        return Err(Failure::Message(format!(
            "no .td file in '{}' defines a dialect (a record of the class 'Dialect' with a 'name') \
             or adds operations to one",
            named.display()
        )));
    }
    let text = found.config(&folder);
    if arguments.print {
        io::stdout().lock().write_all(text.as_bytes())?;
        return Ok(Exit::Clean);
    }
    let path = named.join(CONFIG);
    if let Err(error) = write(&path, text.as_bytes(), Replaces::Nothing) {
        return Err(Failure::Message(match error.kind() {
            io::ErrorKind::AlreadyExists => {
                format!(
                    "'{}' is there already; --print shows what would be written",
                    path.display()
                )
            }
            _ => format!("cannot write '{}': {error}", path.display()),
        }));
    }
    console::say(&format!("wrote {}: {}", path.display(), found.names().join(", ")));
    console::say("'abide dialects list' counts their operations, 'abide check' checks the folder");
    Ok(Exit::Clean)
}

fn doc(arguments: &DocArguments) -> Result<Exit, Failure> {
    let registry = arguments.dialects.registry(Some(&here()))?;
    let pages = abide_core::ide::dialect_pages(&registry, &Limits::default());
    // The first page is the list.
    if pages.len() < 2 {
        return Err(Failure::Message(
            "no dialect of the project is described; name its .td files with --dialects, or in the \
             abide.toml that 'abide dialects init' writes"
                .to_owned(),
        ));
    }
    let folder = &arguments.folder;
    // A dialect may have any name, but a page stays in its folder and does not replace the list.
    let mut index = 0..1;
    let (pages, others): (Vec<_>, Vec<_>) = pages
        .into_iter()
        .partition(|(name, _)| index.next().is_some() || abide_core::ide::is_page_name(name));
    for (name, _) in &others {
        console::print_error(&format!(
            "'{name}' cannot be the name of a page; its page is left out"
        ));
    }
    write_folder(folder, &pages).map_err(|(path, error)| {
        Failure::Message(format!("cannot write '{}': {error}", path.display()))
    })?;
    console::say(&format!("wrote {} pages to {}", pages.len(), folder.display()));
    Ok(if others.is_empty() { Exit::Clean } else { Exit::Errors })
}
