//! What a project says of its TableGen files, and what is found by looking: include folders, macros,
//! and the texts of files on disk.
//!
//! The command and the language server use this; the readers themselves do no input or output.

mod disk;

pub use disk::DiskFiles;
