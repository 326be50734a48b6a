//! A project's TableGen configuration, and the results of searches: include folders, macros, and the texts of files
//! on disk.
//!
//! The command and the language server use this; the readers themselves do no input or output.
//!
//! [`Project::options`] uses three sources, one after the other: `abide.toml` at or above a file (`config`), the
//! `tablegen_compile_commands.yml` that LLVM's CMake writes (`commands`), and for the rest the folders of the
//! workspace and of installed LLVM (`search`). [`Includers`] gives the reverse: the files that may include one.

mod broken;
mod cache;
mod commands;
mod config;
mod described;
mod description_cache;
mod dialects;
mod discover;
mod disk;
mod dump;
mod glob;
mod includers;
mod installed;
mod installed_definition;
mod options;
mod paths;
mod reading;
mod regular;
mod search;
mod write;

pub use broken::credible_version;
pub use cache::{Cache, fingerprint};
pub use config::{CheckRules, NAME as CONFIG, Problem, fits_in_folder};
pub use described::Described;
pub use dialects::{Describer, describe, describe_cached};
pub use discover::{Discovered, discover};
pub use disk::{DiskFiles, names_in};
pub use glob::{Glob, GlobError};
pub use includers::Includers;
pub use installed::{is_installed, on_path};
pub use installed_definition::{installed_definition, installed_documentation};
pub use options::{DialectPaths, FoundOptions, Project};
pub use paths::without_dots;
pub use regular::{
    MAX_FILE_BYTES, is_renaming_link_out_of, leads_out_of, open_regular, read_regular, refusal,
};
pub use search::tablegen_files;
pub use write::{Replaces, path_within, write, write_folder, write_with};
