//! `abide man`: the manual pages.

use crate::console::{self, Exit, Failure, counted};
use abide_project::write_folder;
use clap::{Args, Command, CommandFactory as _};
use std::io;
use std::path::PathBuf;

/// Write a manual page for abide and for each subcommand
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// The folder of the pages, which is created if it does not exist
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let folder = &arguments.folder;
    let mut command = crate::commands::Arguments::command().disable_help_subcommand(true);
    command.build();
    let mut pages = Vec::new();
    add_pages(&command, "abide", &mut pages)?;
    write_folder(folder, &pages).map_err(|(path, error)| {
        Failure::Message(format!("cannot write '{}': {error}", path.display()))
    })?;
    console::say(&format!("wrote {} to {}", counted(pages.len(), "page"), folder.display()));
    Ok(Exit::Clean)
}

/// Adds the page of a command, and those of its subcommands.
fn add_pages(command: &Command, name: &str, pages: &mut Vec<(String, Vec<u8>)>) -> io::Result<()> {
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone()).title(name).render(&mut page)?;
    pages.push((format!("{name}.1"), page));
    for subcommand in command.get_subcommands().filter(|one| !one.is_hide_set()) {
        add_pages(subcommand, &format!("{name}-{}", subcommand.get_name()), pages)?;
    }
    Ok(())
}
