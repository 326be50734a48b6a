//! The subcommands: the language server, and in [`tools`] all others.

mod lsp;
#[cfg(feature = "tools")]
mod tools;
mod version;

use crate::console::{self, Exit, Failure};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Parser, Subcommand};
use std::io::{self, Write as _};
use std::process::ExitCode;

/// Check, format and explain MLIR and TableGen, without an LLVM build.
#[derive(Debug, Parser)]
#[command(name = "abide", version, propagate_version = true, arg_required_else_help = true)]
pub(crate) struct Arguments {
    /// With --version: also the build, the machine and the settings, for reports of bugs
    #[arg(long, requires = "version")]
    verbose: bool,
    #[command(subcommand)]
    command: Command,
}

impl Arguments {
    /// Whether the input may nest deeper than a program's own stack allows.
    pub(crate) fn needs_large_stack(&self) -> bool {
        match &self.command {
            #[cfg(feature = "tools")]
            Command::Tool(tool) => tool.needs_large_stack(),
            Command::Lsp(_) => true,
        }
    }
}

/// The subcommand's line in the list is here, too, because its arguments are built only when it is called.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
enum Command {
    #[cfg(feature = "tools")]
    #[command(flatten)]
    Tool(Box<tools::Tool>),
    /// Serve an editor: the language server
    Lsp(lsp::Arguments),
}

/// Reads the command line. After `--help`, `--version` and errors of usage the answer is printed, and the exit
/// status is the error.
pub(crate) fn parse() -> Result<Arguments, ExitCode> {
    let words: Vec<_> = std::env::args_os().collect();
    #[cfg(feature = "tools")]
    let words = tools::with_two_dashes(words).map_err(|message| {
        console::print_error(&message);
        ExitCode::from(Exit::Trouble as u8)
    })?;
    let is_verbose = words.iter().any(|word| word == "--verbose");
    Arguments::try_parse_from(words)
        .map_err(|error| ExitCode::from(answer(&error, is_verbose) as u8))
}

/// Prints the answer to a command line that asks for help or the version.
#[cfg(feature = "tools")]
fn answer_question(words: &[&str]) -> Exit {
    Arguments::try_parse_from(words).map_or_else(|error| answer(&error, false), |_| Exit::Clean)
}

/// Words of other tools' command lines, and abide's equivalents.
const OTHER_WORDS: &[(&str, &str)] = &[
    ("-o", "output goes to standard output; 'abide check' has '--format json' for JSON"),
    ("--json", "commands that print JSON have '--format json'"),
    ("--werror", "'abide check' has '--deny warnings'"),
    ("lint", "the command is 'abide check'"),
    ("format", "the command is 'abide fmt'"),
    ("version", "it is 'abide --version'"),
    ("init", "the command is 'abide dialects init'"),
    ("coverage", "the command is 'abide dialects coverage'"),
    ("doc", "the command is 'abide dialects doc'"),
];

/// A tip for an error of usage about a word of another tool.
fn tip(error: &clap::Error) -> Option<&'static str> {
    let kinds = [ContextKind::InvalidArg, ContextKind::InvalidSubcommand];
    let tip_of = |word: &str| OTHER_WORDS.iter().find(|(other, _)| *other == word);
    kinds.into_iter().find_map(|kind| match error.get(kind)? {
        ContextValue::String(word) => tip_of(word).map(|(_, tip)| *tip),
        _ => None,
    })
}

/// Prints the answer to a command line that names no work.
fn answer(error: &clap::Error, is_verbose: bool) -> Exit {
    let rendered = error.render().to_string();
    let printed = match rendered.strip_prefix("error: ") {
        _ if error.kind() == ErrorKind::DisplayVersion => print_version(is_verbose),
        Some(message) => {
            let own = tip(error).zip(message.lines().next());
            let own = own.map(|(tip, first)| format!("{first}\n\n  tip: {tip}"));
            console::print_error_lines(own.as_deref().unwrap_or(message.trim_end()));
            Ok(())
        }
        None => error.print(),
    };
    // A failure to print cannot be reported either.
    let is_printed = printed.and_then(|()| io::stdout().flush()).is_ok();
    if error.use_stderr() || !is_printed { Exit::Trouble } else { Exit::Clean }
}

/// Prints the answer to `--version`.
fn print_version(is_verbose: bool) -> io::Result<()> {
    io::stdout().lock().write_all(version::text(is_verbose).as_bytes())
}

/// Runs the chosen subcommand; reports failures on standard error.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let result = match &arguments.command {
        #[cfg(feature = "tools")]
        // Standard output keeps what follows the last line break until it is flushed.
        Command::Tool(tool) => tool.run().and_then(|exit| {
            io::stdout().flush()?;
            Ok(exit)
        }),
        // The server may end because its client does not read: then a flush would wait without end.
        Command::Lsp(arguments) => lsp::run(arguments),
    };
    let exit = result.unwrap_or_else(|failure| {
        if let Failure::Message(message) = failure {
            console::print_error(&message);
        }
        Exit::Trouble
    });
    ExitCode::from(exit as u8)
}

#[cfg(all(test, feature = "tools"))]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_list_has_the_summary_of_each_subcommand() {
        let listed = Arguments::command();
        let mut built = Arguments::command();
        built.build();
        for own in listed.get_subcommands() {
            let whole = built.find_subcommand(own.get_name()).unwrap();
            assert_eq!(
                own.get_about().unwrap().to_string(),
                whole.get_about().unwrap().to_string()
            );
        }
        assert!(listed.get_subcommands().count() > 10);
    }
}
