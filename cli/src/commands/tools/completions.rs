//! `abide completions`: scripts with which shells complete the command line.

use crate::console::{Exit, Failure};
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
    let mut command = crate::commands::Arguments::command();
    clap_complete::generate(arguments.shell, &mut command, "abide", &mut script);
    io::stdout().lock().write_all(&script)?;
    Ok(Exit::Clean)
}
