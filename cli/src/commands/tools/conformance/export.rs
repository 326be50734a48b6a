//! `abide conformance export`: the suite as files that do not need this program.

use super::print;
use crate::console::{Exit, Failure};
use abide_conformance::{case, export, spec};
use abide_project::write_folder;
use clap::Args;
use std::path::PathBuf;

/// Write the suite into a folder, with a runner that needs nothing but Python
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The folder, which is created if it does not exist
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let cases = case::read_built_in().map_err(Failure::Message)?;
    let files = export::files(&cases).map_err(Failure::Message)?;
    write_folder(&arguments.folder, &files).map_err(|(path, error)| {
        Failure::Message(format!("cannot write '{}': {error}", path.display()))
    })?;
    let (folder, version) = (arguments.folder.display(), spec::version());
    print(&format!("{folder}: {} files of the suite {version}\n", files.len()))?;
    Ok(Exit::Clean)
}
