//! Files that the program keeps on the disk between starts, if the user's system has a place for them.
//!
//! They are never needed: unreadable ones are created again, and unwritable ones the next time.

use crate::regular::read_regular;
use crate::write::{Replaces, write};
use rustc_hash::FxHasher;
use std::ffi::OsStr;
use std::hash::{Hash, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The variable of the environment that turns all of this off, whatever its value is.
const OFF: &str = "ABIDE_NO_CACHE";

/// A folder with such files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// The cache in a folder, or in the user's cache folder; `None` without such a folder, or if `ABIDE_NO_CACHE` is
    /// set.
    #[must_use]
    pub fn new(folder: Option<&Path>) -> Option<Cache> {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        if set(OFF).is_some() {
            return None;
        }
        let system = || {
            let system = set("XDG_CACHE_HOME").or_else(|| set("LOCALAPPDATA")).map(PathBuf::from);
            let system = system.or_else(|| Some(PathBuf::from(set("HOME")?).join(".cache")))?;
            Some(system.join("abide"))
        };
        let folder = folder.map(Path::to_owned).or_else(system)?;
        Some(Cache { folder })
    }

    /// The bytes of a file; `None` if it is missing or longer than allowed.
    #[must_use]
    pub fn read(&self, name: &str, longest: u64) -> Option<Vec<u8>> {
        read_regular(&self.folder.join(name), longest).ok()
    }

    /// Writes a file. Others who read or write it meanwhile find it whole.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        std::fs::create_dir_all(&self.folder)?;
        write(&self.folder.join(name), bytes, Replaces::Anything)
    }

    /// Removes all but the newest of the files whose names begin and end so.
    pub(crate) fn keep_newest(&self, beginning: &str, end: &str, most: usize) {
        let is_meant = |name: &OsStr| {
            name.to_str().is_some_and(|name| name.starts_with(beginning) && name.ends_with(end))
        };
        let entries = std::fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let mut all: Vec<(SystemTime, PathBuf)> = entries
            .filter(|entry| is_meant(&entry.file_name()))
            .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
            .collect();
        all.sort();
        all.reverse();
        for (_, path) in all.into_iter().skip(most) {
            // Another process may have removed it.
            let _ = std::fs::remove_file(path);
        }
    }
}

/// A hash of contents, valid within one program.
pub fn fingerprint(of: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = FxHasher::default();
    of.hash(&mut hasher);
    hasher.finish()
}

/// A hash that identifies this program and its version; `None` if it is unavailable.
pub(crate) fn program() -> Option<u64> {
    let about = std::fs::metadata(std::env::current_exe().ok()?).ok()?;
    Some(fingerprint(&(env!("CARGO_PKG_VERSION"), about.len(), about.modified().ok()?)))
}
