//! The inputs: files, folders, standard input.

pub(crate) mod bytecode;
mod folder;
mod kind;

pub(crate) use kind::{Kind, quotable_text, related_files};

use abide_project::{Replaces, is_renaming_link_out_of, read_regular, write};
use std::collections::HashSet;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// Something to read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Source {
    /// Its name in reports: the path as it was given, or `<stdin>`.
    pub(crate) name: String,
    /// Its path; `None` is standard input.
    pub(crate) path: Option<PathBuf>,
    /// Whether it is a link in a folder to a file outside of that, which is read and never changed.
    pub(crate) is_outside: bool,
    /// Whether only a folder that it is in was named.
    pub(crate) is_in_folder: bool,
}

/// An error of a whole file: it cannot be found, read or written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FileError {
    /// Its name in reports.
    pub(crate) name: String,
    /// The message, with the name in it.
    pub(crate) message: String,
}

impl FileError {
    /// A failure of finding or reading a file.
    fn reading(path: &Path, error: &io::Error) -> FileError {
        let name = path.display().to_string();
        let message = format!("cannot read '{name}': {error}");
        FileError { name, message }
    }

    /// A link that gives a file outside of the project a name of another format.
    fn of_disguised(path: &Path) -> FileError {
        let reason = "it is a link out of the folder to a file whose name ends differently; name that \
                      file to read it";
        FileError::reading(path, &io::Error::other(reason))
    }

    /// A failure of writing to a file.
    pub(crate) fn writing(path: &Path, error: &io::Error) -> FileError {
        let name = path.display().to_string();
        let kept = if path.exists() { ", which stays as it was" } else { "" };
        let message = format!("cannot write '{name}'{kept}: {error}");
        FileError { name, message }
    }
}

impl Source {
    /// The source that a path on the command line names; `-` is standard input.
    pub(crate) fn new(path: &Path) -> Source {
        if path.as_os_str() == "-" {
            Source {
                name: "<stdin>".to_owned(),
                path: None,
                is_outside: false,
                is_in_folder: false,
            }
        } else {
            let name = path.display().to_string();
            Source { name, path: Some(path.to_owned()), is_outside: false, is_in_folder: false }
        }
    }

    /// Replaces the text that was read from the file.
    pub(crate) fn write(&self, path: &Path, old: &[u8], new: &[u8]) -> Result<(), FileError> {
        let written = if self.is_outside {
            Err(io::Error::other(
                "it is a link to a file outside of the folder; name it to change it",
            ))
        } else {
            write(path, new, Replaces::Text(old))
        };
        written.map_err(|error| FileError::writing(path, &error))
    }

    /// Fails if it is a link that gives a file outside of the working folder a name of another format. The list of the
    /// files that a commit changed comes from its author. Links in folders are judged where these are read.
    fn require_own_format(&self) -> Result<(), FileError> {
        let named = self.path.as_deref().filter(|_| !self.is_in_folder);
        match named.filter(|path| Kind::is_promised_by(path) && path.is_file()) {
            Some(path) if is_renaming_link_out_of(path, Path::new(".")) => {
                Err(FileError::of_disguised(path))
            }
            _ => Ok(()),
        }
    }

    /// Reads it. A file must not have more than `limit` bytes. Of a stream, one more byte is read, which shows that
    /// the limit is passed.
    pub(crate) fn read(&self, limit: usize) -> Result<Vec<u8>, FileError> {
        self.require_own_format()?;
        let mut bytes = Vec::new();
        let limit = limit as u64;
        let one_more = limit.saturating_add(1);
        let result = match &self.path {
            None => io::stdin().lock().take(one_more).read_to_end(&mut bytes),
            // A stream that a user named, such as `<(command)` of a shell, is read as standard input is.
            Some(path) if is_stream(path) => {
                File::open(path).and_then(|file| file.take(one_more).read_to_end(&mut bytes))
            }
            Some(path) => read_regular(path, limit).map(|read| {
                bytes = read;
                bytes.len()
            }),
        };
        match result {
            Ok(_) => Ok(bytes),
            Err(error) => {
                let named = self.path.as_deref().unwrap_or(Path::new(&self.name));
                Err(FileError::reading(named, &error))
            }
        }
    }
}

/// Whether a path is a stream instead of a file or folder. A link outside of the system's folders is not one: a
/// repository can give an endless device the name of a file.
pub(crate) fn is_stream(path: &Path) -> bool {
    let is_link = || std::fs::symlink_metadata(path).is_ok_and(|own| own.is_symlink());
    let is_of_system = || path.starts_with("/dev") || path.starts_with("/proc");
    std::fs::metadata(path).is_ok_and(|about| !about.is_file() && !about.is_dir())
        && (is_of_system() || !is_link())
}

/// Returns all sources that the paths name: files themselves, the files of a known format in folders, and standard
/// input. A file that is named twice is read once.
///
/// Errors of missing or unreadable sources are in the same order.
pub(crate) fn discover(paths: &[PathBuf]) -> Vec<Result<Source, FileError>> {
    discover_without(paths, &|_| false, &|_| false)
}

/// As [`discover`], without the files and folders in folders that `excludes` is true of, and with the `.td` files of
/// folders that `reads_tablegen` is true of.
pub(crate) fn discover_without(
    paths: &[PathBuf],
    excludes: &dyn Fn(&Path) -> bool,
    reads_tablegen: &dyn Fn(&Path) -> bool,
) -> Vec<Result<Source, FileError>> {
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    let mut is_new = |source: &Source| {
        let identity = source.path.as_ref().map(|path| path.canonicalize().unwrap_or(path.clone()));
        seen.insert(identity)
    };
    for path in paths {
        let source = Source::new(path);
        if source.path.is_some() && path.is_dir() {
            let files = folder::files(path, excludes, reads_tablegen(path));
            found.extend(files.into_iter().filter(|file| file.as_ref().map_or(true, &mut is_new)));
        } else if let Err(error) = source.require_own_format() {
            found.push(Err(error));
        } else if is_new(&source) {
            found.push(Ok(source));
        }
    }
    found
}
