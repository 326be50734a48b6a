//! The files in a folder.

use super::{FileError, Kind, Source};
use abide_project::is_renaming_link_out_of;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of a known format in a folder and the folders in it, sorted by name; `.td` files are among them on request.
///
/// As in other tools that walk source trees, names that begin with a dot are left out, and links to
/// folders are not followed, so no walk goes in circles; links to files are read. Files and folders below
/// the root that `excludes` is true of are left out. A folder without any file of a known format is an
/// error: most likely the path is wrong.
pub(super) fn files(
    root: &Path,
    excludes: &dyn Fn(&Path) -> bool,
    reads_tablegen: bool,
) -> Vec<Result<Source, FileError>> {
    let mut found = Vec::new();
    let mut has_excluded = false;
    let canonical = root.canonicalize().unwrap_or_else(|_| root.to_owned());
    let mut waiting = vec![root.to_owned()];
    let is_of_known_format = |path: &Path| {
        Kind::of_name(path).is_some()
            || reads_tablegen && path.extension().is_some_and(|end| end == "td")
    };
    while let Some(path) = waiting.pop() {
        // The root may be a link; links below it are not followed.
        let own = fs::symlink_metadata(&path);
        let is_folder = path == root || own.as_ref().is_ok_and(|own| own.is_dir());
        let is_outside = || {
            own.as_ref().is_ok_and(|own| own.is_symlink())
                && !path.canonicalize().is_ok_and(|path| path.starts_with(&canonical))
        };
        let is_known = is_folder || is_of_known_format(&path);
        if is_known && path != root && excludes(&path) {
            has_excluded = true;
        } else if is_folder {
            match entries(&path) {
                Ok(entries) => waiting.extend(entries.into_iter().rev()),
                Err(error) => found.push(Err(FileError::reading(&path, &error))),
            }
        } else if is_of_known_format(&path) {
            match fs::metadata(&path) {
                Ok(metadata) if metadata.is_file() && is_renaming_link_out_of(&path, root) => {
                    found.push(Err(FileError::of_disguised(&path)));
                }
                Ok(metadata) if metadata.is_file() => {
                    let (is_outside, is_in_folder) = (is_outside(), true);
                    found.push(Ok(Source { is_outside, is_in_folder, ..Source::new(&path) }));
                }
                Ok(_) => {}
                Err(error) => found.push(Err(FileError::reading(&path, &error))),
            }
        }
    }
    if found.is_empty() && !has_excluded {
        let name = root.display().to_string();
        let message = format!(
            "no MLIR files (*.mlir, *.mlir.in) in '{name}'; a file with another name is read when \
             it is named itself, and .td files are with -I or an abide.toml"
        );
        found.push(Err(FileError { name, message }));
    }
    found
}

/// Returns the direct entries of a folder, without hidden ones, sorted by name.
fn entries(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if !entry.file_name().as_encoded_bytes().starts_with(b".") {
            entries.push(entry.path());
        }
    }
    entries.sort();
    Ok(entries)
}
