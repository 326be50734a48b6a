//! What is known of a workspace, kept on the disk from one start to the next.

use super::Files;
use super::entry::Entry;
use abide_core::text::Encoding;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tracing::debug;

/// What is kept is of this form, and of this version of the program.
const VERSION: &str = concat!("2/", env!("CARGO_PKG_VERSION"));

/// What is known of fewer files is read again in no time.
const LEAST_FILES: usize = 256;

/// No more bytes are read.
const LONGEST: u64 = 512 << 20;

/// As it is read.
#[derive(Deserialize)]
struct Read {
    version: String,
    encoding: String,
    roots: Vec<PathBuf>,
    files: BTreeMap<PathBuf, Entry>,
}

/// As it is written.
#[derive(Serialize)]
struct Written<'a> {
    version: &'a str,
    encoding: String,
    roots: &'a [PathBuf],
    files: BTreeMap<&'a Path, &'a Entry>,
}

/// What was known of the files of a workspace when the server was at work there last. Anything but what
/// [`save`] writes is nothing.
pub(super) fn load(folder: Option<&Path>, roots: &[PathBuf], encoding: Encoding) -> Files {
    let Some(path) = path_of(folder, roots, encoding) else { return Files::new() };
    let is_short = std::fs::metadata(&path).is_ok_and(|metadata| metadata.len() <= LONGEST);
    let read = is_short.then(|| std::fs::read(&path).ok()).flatten();
    let read = read.and_then(|bytes| serde_json::from_slice::<Read>(&bytes).ok());
    let is_own = |read: &Read| {
        read.version == VERSION && read.encoding == name(encoding) && read.roots == roots
    };
    let files = read.filter(is_own).map(|read| read.files).unwrap_or_default();
    files.into_iter().map(|(path, entry)| (path, Arc::new(entry))).collect()
}

/// Keeps what is known. Where that fails the next start reads all files again.
pub(super) fn save(folder: Option<&Path>, roots: &[PathBuf], encoding: Encoding, files: &Files) {
    let path = path_of(folder, roots, encoding).filter(|_| files.len() >= LEAST_FILES);
    let Some(path) = path else { return };
    // JSON has no way to write a path that is no Unicode.
    let named = files.iter().filter(|(path, _)| path.to_str().is_some());
    let all = named.map(|(path, entry)| (path.as_path(), &**entry)).collect();
    let encoding = name(encoding);
    let written = Written { version: VERSION, encoding, roots, files: all };
    let saved = serde_json::to_vec(&written).map_err(std::io::Error::from).and_then(|bytes| {
        let folder = path.parent().unwrap_or(Path::new("."));
        std::fs::create_dir_all(folder)?;
        // Another server of the same workspace may write, too: what is there is always whole.
        let own = path.with_extension(format!("{}.new", std::process::id()));
        std::fs::write(&own, bytes)?;
        std::fs::rename(&own, &path)
    });
    if let Err(error) = saved {
        debug!("cannot write {}: {error}", path.display());
    }
}

fn name(encoding: Encoding) -> String {
    format!("{encoding:?}")
}

fn path_of(folder: Option<&Path>, roots: &[PathBuf], encoding: Encoding) -> Option<PathBuf> {
    let mut hasher = std::hash::DefaultHasher::new();
    (roots, name(encoding)).hash(&mut hasher);
    let folder = folder.map(Path::to_owned).or_else(system_folder)?;
    Some(folder.join(format!("workspace-{:016x}.json", hasher.finish())))
}

/// Where the system has what programs keep.
fn system_folder() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let system = set("XDG_CACHE_HOME").or_else(|| set("LOCALAPPDATA")).map(PathBuf::from);
    let system = system.or_else(|| Some(PathBuf::from(set("HOME")?).join(".cache")));
    Some(system?.join("abide"))
}
