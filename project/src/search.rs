//! Finds the files in the folders of a workspace.

use crate::paths::text_of;
use std::collections::{HashMap, VecDeque};
use std::path::{Path, PathBuf};

/// The maximum number of entries of folders that are read in one workspace.
const MAX_ENTRIES: usize = 400_000;

/// The maximum number of folders that are read in one workspace.
const MAX_FOLDERS: usize = 50_000;

/// The maximum number of `.td` files in a folder that an `abide.toml` names. LLVM has fewer.
const MAX_FILES: usize = 5_000;

/// Their maximum size together, in bytes.
const MAX_BYTES: u64 = 128 << 20;

/// The folders below `/` that the system makes up: they have no end, and reading them may have effects.
const OF_SYSTEM: [&str; 3] = ["dev", "proc", "sys"];

/// The maximum depth of folders.
const MAX_FOLDER_DEPTH: usize = 32;

/// Folders that never have sources of a project.
const SKIPPED: [&str; 2] = ["node_modules", "__pycache__"];

/// The files next to which a folder called `target` has build output. Other folders of this name have sources.
const BUILD_FILES: [&str; 2] = ["Cargo.toml", "pom.xml"];

/// The file that marks a folder of regenerable content.
const CACHE_TAG: &str = "CACHEDIR.TAG";

/// The files below a folder that TableGen may read, by their names.
#[derive(Debug, Default)]
pub(crate) struct Index {
    /// The folders of the files with a name, in order.
    folders: HashMap<String, Vec<String>>,
}

impl Index {
    /// Looks through a folder.
    pub(crate) fn new(root: &Path) -> Index {
        let mut index = Index::default();
        walk(root, &mut |folder, name| {
            index.folders.entry(name.to_owned()).or_default().push(text_of(folder));
        });
        for folders in index.folders.values_mut() {
            folders.sort();
        }
        index
    }

    /// The folder in which a path exists; of several, the one that shares most leading folders with `near`.
    pub(crate) fn folder_of(&self, name: &str, near: &str) -> Option<String> {
        let (above, file) = name.rsplit_once('/').unwrap_or(("", name));
        let folders = self.folders.get(file)?.iter().filter_map(|folder| match above {
            "" => Some(folder.as_str()),
            _ => folder.strip_suffix(above)?.strip_suffix('/'),
        });
        let common = |folder: &str| {
            folder.split('/').zip(near.split('/')).take_while(|(a, b)| a == b).count()
        };
        let best = folders.max_by_key(|folder| {
            (common(folder), std::cmp::Reverse(folder.len()), std::cmp::Reverse(*folder))
        });
        best.map(str::to_owned)
    }
}

/// The `.td` files below a folder, in order.
#[must_use]
pub fn tablegen_files(root: &Path) -> Vec<String> {
    let mut files = Vec::new();
    walk(root, &mut |folder, name| {
        if name.ends_with(".td") {
            files.push(text_of(&folder.join(name)));
        }
    });
    files.sort();
    files
}

/// The `.td` files below a folder, in order.
///
/// # Errors
/// The reason why the folder is not that of a project: it is too large.
pub(crate) fn bounded_tablegen_files(root: &Path) -> Result<Vec<String>, String> {
    let (mut files, mut bytes) = (Vec::new(), 0u64);
    let end = walk(root, &mut |folder, name| {
        if name.ends_with(".td") && files.len() <= MAX_FILES {
            let path = folder.join(name);
            let size = std::fs::metadata(&path).map_or(0, |about| about.len());
            bytes = bytes.saturating_add(size);
            files.push(text_of(&path));
        }
    });
    match end {
        End::TooMany(what, most) => Err(format!("has more than {most} {what}")),
        End::Whole if files.len() > MAX_FILES => {
            Err(format!("has more than {MAX_FILES} .td files"))
        }
        End::Whole if bytes > MAX_BYTES => {
            Err(format!("has more than {} MiB of .td files", MAX_BYTES >> 20))
        }
        End::Whole => {
            files.sort();
            Ok(files)
        }
    }
}

/// Whether a folder is hidden, or has build output or packages instead of sources.
fn is_skipped(folder: &Path, name: &str) -> bool {
    name.starts_with('.')
        || SKIPPED.contains(&name)
        || folder.parent().is_none() && OF_SYSTEM.contains(&name)
        || name == "target" && BUILD_FILES.iter().any(|file| folder.join(file).exists())
        || folder.join(name).join(CACHE_TAG).is_file()
}

/// The end of a walk.
#[derive(Debug, PartialEq, Eq)]
enum End {
    /// All was read.
    Whole,
    /// There are more entries or folders than this number.
    TooMany(&'static str, usize),
}

/// Passes the files that TableGen may read in a folder and those below, the upper ones first, those of a folder in the
/// order of their names. Links are not followed.
fn walk(root: &Path, found: &mut dyn FnMut(&Path, &str)) -> End {
    // A link may lead to `/`, whose folders of the system are known by their parent.
    let root = match root.canonicalize() {
        Ok(target) if target.parent().is_none() || is_of_system(&target) => target,
        _ => root.to_owned(),
    };
    if is_of_system(&root) {
        return End::Whole;
    }
    let mut folders: VecDeque<(PathBuf, usize)> = VecDeque::from([(root, 0)]);
    let (mut left, mut folders_left) = (MAX_ENTRIES, MAX_FOLDERS);
    while let Some((folder, depth)) = folders.pop_front() {
        let Some(rest) = folders_left.checked_sub(1) else {
            return End::TooMany("folders", MAX_FOLDERS);
        };
        folders_left = rest;
        let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
        let mut entries: Vec<_> = entries.take(left.saturating_add(1)).collect();
        let Some(rest) = left.checked_sub(entries.len()) else {
            return End::TooMany("entries", MAX_ENTRIES);
        };
        left = rest;
        entries.sort_by_key(std::fs::DirEntry::file_name);
        for entry in entries {
            let name = entry.file_name();
            let (Some(name), Ok(kind)) = (name.to_str(), entry.file_type()) else { continue };
            if kind.is_dir() {
                if depth < MAX_FOLDER_DEPTH && !is_skipped(&folder, name) {
                    folders.push_back((entry.path(), depth + 1));
                }
            } else if (kind.is_file() || kind.is_symlink())
                && [".td", ".inc", ".tdinc"].iter().any(|ending| name.ends_with(ending))
            {
                found(&folder, name);
            }
        }
    }
    End::Whole
}

/// Whether a path is in a folder of the system that has no files.
fn is_of_system(path: &Path) -> bool {
    let mut parts = path.components().skip(1);
    path.has_root()
        && parts.next().is_some_and(|first| OF_SYSTEM.iter().any(|name| first.as_os_str() == *name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_walk_is_in_order_and_avoids_the_folders_of_the_system() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["b/x.td", "a/y.td", "z.td", "a/.hidden/n.td", "a/n.txt"] {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        let mut names = Vec::new();
        let end = walk(folder.path(), &mut |_, name| names.push(name.to_owned()));
        assert_eq!((end, names), (End::Whole, ["z.td", "y.td", "x.td"].map(str::to_owned).into()));
        for path in ["/proc", "/proc/self", "/sys/x", "/dev"] {
            assert!(is_of_system(Path::new(path)), "{path}");
        }
        for path in ["/", "/home/proc", "proc", "/process"] {
            assert!(!is_of_system(Path::new(path)), "{path}");
        }
        assert!(is_skipped(Path::new("/"), "proc") && !is_skipped(Path::new("/home"), "proc"));
    }

    #[test]
    fn a_folder_with_more_than_a_project_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.td"), "").unwrap();
        assert_eq!(bounded_tablegen_files(folder.path()).unwrap().len(), 1);
        // A sparse file takes no room on the disk.
        fs::File::create(folder.path().join("b.td")).unwrap().set_len(MAX_BYTES + 1).unwrap();
        let error = bounded_tablegen_files(folder.path()).unwrap_err();
        assert_eq!(error, "has more than 128 MiB of .td files");
        fs::remove_file(folder.path().join("b.td")).unwrap();
        for number in 0..MAX_FILES {
            fs::write(folder.path().join(format!("f{number}.td")), "").unwrap();
        }
        let error = bounded_tablegen_files(folder.path()).unwrap_err();
        assert_eq!(error, "has more than 5000 .td files");
    }
}
