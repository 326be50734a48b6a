//! `abide conformance export`: the suite as files that need nothing of this program.

use super::print;
use crate::console::{Exit, Failure};
use abide_conformance::{case, export, spec};
use clap::Args;
use std::fs;
use std::path::PathBuf;

/// Write the suite into a folder, with a runner that needs nothing but Python
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The folder; it is made where it is not there
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let cases = case::read_built_in().map_err(Failure::Message)?;
    let files = export::files(&cases).map_err(Failure::Message)?;
    for (name, text) in &files {
        let path = arguments.folder.join(name);
        let failed = |error| Failure::Message(format!("cannot write {}: {error}", path.display()));
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(failed)?;
        }
        fs::write(&path, text).map_err(failed)?;
    }
    let (folder, version) = (arguments.folder.display(), spec::version());
    print(&format!("{folder}: {} files of the suite {version}\n", files.len()))?;
    Ok(Exit::Clean)
}
