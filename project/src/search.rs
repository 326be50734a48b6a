//! Finds the files in the folders of a workspace.

use crate::paths::text_of;
use std::collections::{HashMap, VecDeque};
use std::path::{Path, PathBuf};

/// The maximum number of entries of folders that are read in one workspace.
const MOST_ENTRIES: usize = 400_000;

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

    /// The folder in which a path exists; of several the one that has most of its beginning in
    /// common with a place.
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

/// Whether a folder is hidden, or has build output or packages instead of sources.
fn is_skipped(folder: &Path, name: &str) -> bool {
    name.starts_with('.')
        || SKIPPED.contains(&name)
        || name == "target" && BUILD_FILES.iter().any(|file| folder.join(file).exists())
        || folder.join(name).join(CACHE_TAG).is_file()
}

/// Passes the files that TableGen may read in a folder and those below, the upper ones first. Links are not followed.
fn walk(root: &Path, found: &mut dyn FnMut(&Path, &str)) {
    let mut folders: VecDeque<(PathBuf, usize)> = VecDeque::from([(root.to_owned(), 0)]);
    let mut left = MOST_ENTRIES;
    while let Some((folder, depth)) = folders.pop_front() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let Some(rest) = left.checked_sub(1) else { return };
            left = rest;
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
}
