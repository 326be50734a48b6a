//! Finds the files in the folders of a workspace.

use crate::paths::text_of;
use std::collections::{HashMap, VecDeque};
use std::path::{Path, PathBuf};

/// The maximum number of entries of folders that are read in one workspace.
const MAX_ENTRIES: usize = 400_000;

/// The maximum number of folders that are read in one workspace.
const MAX_FOLDERS: usize = 50_000;

/// The maximum number of entries in all folders that an `abide.toml` names. LLVM with all its projects has fewer.
const MAX_NAMED_ENTRIES: usize = 200_000;

/// The maximum number of folders among them.
const MAX_NAMED_FOLDERS: usize = 25_000;

/// The maximum number of `.td` files in all folders that an `abide.toml` names. LLVM has fewer.
const MAX_FILES: usize = 5_000;

/// Their maximum size together, in bytes.
const MAX_BYTES: u64 = 128 << 20;

/// The allowance for reading folders. Several folders share it.
#[derive(Debug)]
pub(crate) struct Allowance {
    entries: usize,
    folders: usize,
    files: usize,
    bytes: u64,
    is_shared: bool,
}

impl Allowance {
    fn of_workspace() -> Allowance {
        Allowance {
            entries: MAX_ENTRIES,
            folders: MAX_FOLDERS,
            files: usize::MAX,
            bytes: u64::MAX,
            is_shared: false,
        }
    }

    /// The amount for all folders that one `abide.toml` names.
    pub(crate) fn of_named_folders() -> Allowance {
        Allowance {
            entries: MAX_NAMED_ENTRIES,
            folders: MAX_NAMED_FOLDERS,
            files: MAX_FILES,
            bytes: MAX_BYTES,
            is_shared: false,
        }
    }

    /// The end of an error about a folder: it has too much, alone or with the folders before it.
    fn exceeded(&self, amount: String) -> String {
        match self.is_shared {
            true => format!("and the folders before it have more than {amount}"),
            false => format!("has more than {amount}"),
        }
    }
}

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
        walk(root, &mut Allowance::of_workspace(), &mut |folder, name| {
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
    walk(root, &mut Allowance::of_workspace(), &mut |folder, name| {
        if name.ends_with(".td") {
            files.push(text_of(&folder.join(name)));
        }
    });
    files.sort();
    files
}

/// The `.td` files below a folder, in order, within an allowance.
///
/// # Errors
/// The reason why the folder is not that of a project: it is too large.
pub(crate) fn bounded_tablegen_files(
    root: &Path,
    allowance: &mut Allowance,
) -> Result<Vec<String>, String> {
    if root.canonicalize().is_ok_and(|root| root.parent().is_none()) {
        return Err("is the root of the file system".to_owned());
    }
    let (mut files, mut bytes) = (Vec::new(), 0u64);
    let most = allowance.files;
    let end = walk(root, allowance, &mut |folder, name| {
        if name.ends_with(".td") && files.len() <= most {
            let path = folder.join(name);
            let size = std::fs::metadata(&path).map_or(0, |about| about.len());
            bytes = bytes.saturating_add(size);
            files.push(text_of(&path));
        }
    });
    let found = match end {
        End::TooManyEntries => Err(allowance.exceeded(format!("{MAX_NAMED_ENTRIES} entries"))),
        End::TooManyFolders => Err(allowance.exceeded(format!("{MAX_NAMED_FOLDERS} folders"))),
        End::Whole if files.len() > most => {
            Err(allowance.exceeded(format!("{MAX_FILES} .td files")))
        }
        End::Whole if bytes > allowance.bytes => {
            Err(allowance.exceeded(format!("{} MiB of .td files", MAX_BYTES >> 20)))
        }
        End::Whole => {
            allowance.files -= files.len();
            allowance.bytes -= bytes;
            files.sort();
            Ok(files)
        }
    };
    allowance.is_shared = true;
    found
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
    /// There are more entries than the allowance has.
    TooManyEntries,
    /// There are more folders than the allowance has.
    TooManyFolders,
}

/// Passes the files that TableGen may read in a folder and those below, the upper ones first, those of a folder in the
/// order of their names. Links are not followed.
fn walk(root: &Path, allowance: &mut Allowance, found: &mut dyn FnMut(&Path, &str)) -> End {
    // A link may lead to `/`, whose folders of the system are known by their parent.
    let root = match root.canonicalize() {
        Ok(target) if target.parent().is_none() || is_of_system(&target) => target,
        _ => root.to_owned(),
    };
    if is_of_system(&root) {
        return End::Whole;
    }
    let mut folders: VecDeque<(PathBuf, usize)> = VecDeque::from([(root, 0)]);
    while let Some((folder, depth)) = folders.pop_front() {
        let Some(rest) = allowance.folders.checked_sub(1) else { return End::TooManyFolders };
        allowance.folders = rest;
        let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
        let mut entries: Vec<_> = entries.take(allowance.entries.saturating_add(1)).collect();
        let left = allowance.entries.checked_sub(entries.len());
        allowance.entries = left.unwrap_or_default();
        if left.is_none() {
            return End::TooManyEntries;
        }
        entries.sort_by_cached_key(std::fs::DirEntry::file_name);
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
        let end = walk(folder.path(), &mut Allowance::of_workspace(), &mut |_, name| {
            names.push(name.to_owned());
        });
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
        let files = |path: &Path| bounded_tablegen_files(path, &mut Allowance::of_named_folders());
        fs::write(folder.path().join("a.td"), "").unwrap();
        assert_eq!(files(folder.path()).unwrap().len(), 1);
        // A sparse file takes no room on the disk.
        fs::File::create(folder.path().join("b.td")).unwrap().set_len(MAX_BYTES + 1).unwrap();
        let error = files(folder.path()).unwrap_err();
        assert_eq!(error, "has more than 128 MiB of .td files");
        fs::remove_file(folder.path().join("b.td")).unwrap();
        for number in 0..MAX_FILES {
            fs::write(folder.path().join(format!("f{number}.td")), "").unwrap();
        }
        let error = files(folder.path()).unwrap_err();
        assert_eq!(error, "has more than 5000 .td files");
    }

    #[test]
    fn folders_share_one_allowance() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["a/x.td", "a/b/y.td", "a/b/c/z.td"] {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "def d;").unwrap();
        }
        let all = || ["a", "a/b", "a/b/c"].map(|name| folder.path().join(name));
        let ends = |mut allowance: Allowance| {
            all().map(|path| bounded_tablegen_files(&path, &mut allowance).map(|files| files.len()))
        };
        let whole = Allowance::of_named_folders;
        assert_eq!(ends(whole()), [Ok(3), Ok(2), Ok(1)]);
        // 5 entries, 3 folders, 3 files and 18 bytes are in the first folder.
        let told = |amount: &str| Err(format!("and the folders before it have more than {amount}"));
        let entries = ends(Allowance { entries: 6, ..whole() });
        assert_eq!(entries, [Ok(3), told("200000 entries"), told("200000 entries")]);
        let folders = ends(Allowance { folders: 4, ..whole() });
        assert_eq!(folders, [Ok(3), told("25000 folders"), told("25000 folders")]);
        let files = ends(Allowance { files: 4, ..whole() });
        assert_eq!(files, [Ok(3), told("5000 .td files"), Ok(1)]);
        let bytes = ends(Allowance { bytes: 24, ..whole() });
        assert_eq!(bytes, [Ok(3), told("128 MiB of .td files"), Ok(1)]);
    }

    #[test]
    fn the_root_is_no_folder_of_a_project() {
        let error = bounded_tablegen_files(Path::new("/"), &mut Allowance::of_named_folders());
        assert_eq!(error.unwrap_err(), "is the root of the file system");
    }
}
