//! `abide completions`: scripts with which shells complete the command line.

use crate::console::{Exit, Failure};
use abide_core::diagnostic::{Code, codes};
use abide_core::passes::Pass;
use clap::builder::PossibleValuesParser;
use clap::{Args, CommandFactory as _};
use clap_complete::Shell;
use std::io::{self, Write as _};

/// Print the script that completes abide's command line in a shell
///
/// For bash: abide completions bash > ~/.local/share/bash-completion/completions/abide
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// The shell
    #[arg(value_enum, value_name = "SHELL")]
    shell: Shell,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    let names = codes::all().map(Code::name);
    let flags: Vec<String> = Pass::ALL.iter().map(|pass| format!("--{}", pass.name())).collect();
    let mut command = crate::commands::Arguments::command()
        .mut_subcommand("explain", |explain| {
            explain.mut_arg("code", |code| code.value_parser(PossibleValuesParser::new(names)))
        })
        .mut_subcommand("opt", |opt| {
            opt.mut_arg("words", |words| words.value_parser(PossibleValuesParser::new(flags)))
        });
    clap_complete::generate(arguments.shell, &mut command, "abide", &mut script);
    io::stdout().lock().write_all(&script)?;
    Ok(Exit::Clean)
}
