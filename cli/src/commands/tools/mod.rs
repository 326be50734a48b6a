//! The subcommands that read, explain and change files, one file each.

mod abi;
mod adapter;
mod cache;
mod check;
mod completions;
mod conformance;
mod dialects;
mod explain;
mod fmt;
mod generate;
mod graph;
mod hunt;
mod literal;
mod log;
mod man;
mod migrate;
mod modules;
mod opt;
mod oracle;
mod process;
mod reduce;
mod reflect;
mod resources;
mod shape;
mod sip;
mod syntax;
mod tablegen;

pub(super) use tablegen::with_two_dashes;

use crate::console::{Exit, Failure};
use clap::Subcommand;

/// One of these subcommands with its arguments, which are built only when it is called.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(super) enum Tool {
    /// Report errors and warnings in files
    Check(check::Arguments),
    /// Read, verify, transform and print an MLIR file, as mlir-opt does
    Opt(opt::Arguments),
    /// Format MLIR and TableGen files in place
    Fmt(fmt::Arguments),
    /// Bring MLIR files of an older LLVM to the names and forms of a newer one
    Migrate(migrate::Arguments),
    /// Make a file smaller while it still crashes a compiler, or passes another test
    Reduce(reduce::Arguments),
    /// Make modules that verify, to test a compiler with
    Generate(generate::Arguments),
    /// Find modules that crash a compiler, and reduce them
    Hunt(hunt::Arguments),
    /// List the passes in a log with their IR, and compare, search and bisect them
    Log(log::Arguments),
    /// Print the syntax tree of an MLIR file
    Syntax(syntax::Arguments),
    /// Print how each function of a file is called
    Abi(abi::Arguments),
    /// List the resources of a file with their types, sizes and values
    Resources(resources::Arguments),
    /// Print the known shapes of values, function by function
    Shape(shape::Arguments),
    /// Draw the operations of a function and the values between them
    Graph(graph::Arguments),
    /// Decode, encode, explain and fix structured-index-path and raw signatures
    Sip(sip::Arguments),
    /// Explain, check and use reflection JSON (iree.abi), or build it from another form
    Reflect(reflect::Arguments),
    /// Show the described dialects, and how much of a file they cover
    Dialects(dialects::Arguments),
    /// Evaluate a TableGen file and print its records, in place of llvm-tblgen
    Tablegen(tablegen::Arguments),
    /// Show or remove the files that abide caches
    Cache(cache::Arguments),
    /// Explain a diagnostic code: its cause, an example, and how to switch it off
    Explain(explain::Arguments),
    /// Print the script that completes abide's command line in a shell
    Completions(completions::Arguments),
    /// Write a manual page for abide and for each subcommand
    Man(man::Arguments),
    /// Answer requests of the conformance suite
    Adapter(adapter::Arguments),
    /// Run the conformance suite on an implementation
    Conformance(conformance::Arguments),
}

impl Tool {
    /// Whether the input may nest deeper than a program's own stack allows. TableGen's limits are tighter, and
    /// its runs so short that starting a thread counts.
    pub(super) fn needs_large_stack(&self) -> bool {
        !matches!(self, Tool::Tablegen(_))
    }

    /// Runs the subcommand.
    pub(super) fn run(&self) -> Result<Exit, Failure> {
        match self {
            Tool::Check(arguments) => check::run(arguments),
            Tool::Opt(arguments) => opt::run(arguments),
            Tool::Fmt(arguments) => fmt::run(arguments),
            Tool::Migrate(arguments) => migrate::run(arguments),
            Tool::Reduce(arguments) => reduce::run(arguments),
            Tool::Generate(arguments) => generate::run(arguments),
            Tool::Hunt(arguments) => hunt::run(arguments),
            Tool::Log(arguments) => log::run(arguments),
            Tool::Syntax(arguments) => syntax::run(arguments),
            Tool::Abi(arguments) => abi::run(arguments),
            Tool::Resources(arguments) => resources::run(arguments),
            Tool::Shape(arguments) => shape::run(arguments),
            Tool::Graph(arguments) => graph::run(arguments),
            Tool::Sip(arguments) => sip::run(arguments),
            Tool::Reflect(arguments) => reflect::run(arguments),
            Tool::Dialects(arguments) => dialects::run(arguments),
            Tool::Tablegen(arguments) => tablegen::run(arguments),
            Tool::Cache(arguments) => cache::run(arguments),
            Tool::Explain(arguments) => explain::run(arguments),
            Tool::Completions(arguments) => completions::run(arguments),
            Tool::Man(arguments) => man::run(arguments),
            Tool::Adapter(arguments) => adapter::run(arguments),
            Tool::Conformance(arguments) => conformance::run(arguments),
        }
    }
}
