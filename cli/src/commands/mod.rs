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

#[derive(Debug, Subcommand)]
enum Command {
    Check(check::Arguments),
    Opt(opt::Arguments),
    Fmt(fmt::Arguments),
    Syntax(syntax::Arguments),
    Abi(abi::Arguments),
    Shape(shape::Arguments),
    Sip(sip::Arguments),
    Reflect(reflect::Arguments),
    Dialects(dialects::Arguments),
    Tablegen(tablegen::Arguments),
    Lsp(lsp::Arguments),
    Adapter(adapter::Arguments),
    Conformance(conformance::Arguments),
}

/// Runs the chosen subcommand; what went wrong is said on standard error.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    if !matches!(arguments.command, Command::Tablegen(_)) {
        abide_lsp::allow_huge_pages();
    }
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
