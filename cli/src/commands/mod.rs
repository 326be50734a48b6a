//! The subcommands, one file each.

mod abi;
mod adapter;
mod check;
mod conformance;
mod dialects;
mod fmt;
mod literal;
mod lsp;
mod opt;
mod reflect;
mod shape;
mod sip;
mod syntax;
mod tablegen;

use crate::console::{self, Exit, Failure};
use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Reads, checks and explains MLIR files that carry function-ABI metadata and symbolic shapes.
#[derive(Debug, Parser)]
#[command(name = "abide", version, arg_required_else_help = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

impl Arguments {
    /// Whether what is read may nest deeper than a program's own stack allows. TableGen's limits are tighter, and
    /// its runs so short that starting a thread counts.
    pub(crate) fn needs_large_stack(&self) -> bool {
        !matches!(self.command, Command::Tablegen(_))
    }
}

/// What the list of subcommands says of each stands here, too: its arguments are built only when it is called.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
enum Command {
    /// Say what is wrong with files
    Check(check::Arguments),
    /// Read, verify, transform and print an MLIR file, as mlir-opt does
    Opt(opt::Arguments),
    /// Re-indent MLIR files in place
    Fmt(fmt::Arguments),
    /// Print the syntax tree of an MLIR file
    Syntax(syntax::Arguments),
    /// Print the signature of every function of a file as a person would write it
    Abi(abi::Arguments),
    /// Print what is known of the shapes of values, function by function
    Shape(shape::Arguments),
    /// Decode, encode, explain and fix structured-index-path and raw signatures
    Sip(sip::Arguments),
    /// Explain, check and use reflection JSON (iree.abi), or make it of something else
    Reflect(reflect::Arguments),
    /// Show which dialects are described, and how much of files they cover
    Dialects(dialects::Arguments),
    /// Evaluate a TableGen file and print its records, in place of llvm-tblgen
    Tablegen(tablegen::Arguments),
    /// Serve an editor: the language server
    Lsp(lsp::Arguments),
    /// Answer requests of the conformance suite
    Adapter(adapter::Arguments),
    /// Hold an implementation against the conformance suite
    Conformance(conformance::Arguments),
}

/// Runs the chosen subcommand; what went wrong is said on standard error.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let result = match &arguments.command {
        Command::Check(arguments) => check::run(arguments),
        Command::Opt(arguments) => opt::run(arguments),
        Command::Fmt(arguments) => fmt::run(arguments),
        Command::Syntax(arguments) => syntax::run(arguments),
        Command::Abi(arguments) => abi::run(arguments),
        Command::Shape(arguments) => shape::run(arguments),
        Command::Sip(arguments) => sip::run(arguments),
        Command::Reflect(arguments) => reflect::run(arguments),
        Command::Dialects(arguments) => dialects::run(arguments),
        Command::Tablegen(arguments) => tablegen::run(arguments),
        Command::Lsp(arguments) => lsp::run(arguments),
        Command::Adapter(arguments) => adapter::run(arguments),
        Command::Conformance(arguments) => conformance::run(arguments),
    };
    let exit = result.unwrap_or_else(|failure| {
        if let Failure::Message(message) = failure {
            console::complain(&message);
        }
        Exit::Trouble
    });
    ExitCode::from(exit as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_list_says_of_each_subcommand_what_it_says_itself() {
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
