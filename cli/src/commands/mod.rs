//! The subcommands: the language server, and in [`tools`] all others.

mod lsp;
#[cfg(feature = "tools")]
mod tools;

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
    /// Whether what is read may nest deeper than a program's own stack allows.
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
    Tool(tools::Tool),
    /// Serve an editor: the language server
    Lsp(lsp::Arguments),
}

/// Runs the chosen subcommand; reports failures on standard error.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    let result = match &arguments.command {
        #[cfg(feature = "tools")]
        Command::Tool(tool) => tool.run(),
        Command::Lsp(arguments) => lsp::run(arguments),
    };
    let exit = result.unwrap_or_else(|failure| {
        if let Failure::Message(message) = failure {
            console::complain(&message);
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
