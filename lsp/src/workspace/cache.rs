//! The cache of a workspace, kept on the disk between starts.

use super::entry::{Entry, Files};
use abide_core::text::Encoding;
use abide_project::Cache;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tracing::debug;

/// The format of the cache, and the version of the program.
const VERSION: &str = concat!("2/", env!("CARGO_PKG_VERSION"));

/// The minimum number of files that are cached. Fewer are quickly read again.
const MIN_CACHED_FILES: usize = 256;

/// The maximum size of a cache that is read, in bytes.
const MAX_CACHE_BYTES: u64 = 512 << 20;

/// The cache in the form in which it is read.
#[derive(Deserialize)]
struct CacheRead {
    version: String,
    encoding: String,
    roots: Vec<PathBuf>,
    files: BTreeMap<PathBuf, Entry>,
}

/// The cache in the form in which it is written.
#[derive(Serialize)]
struct CacheToWrite<'a> {
    version: &'a str,
    encoding: String,
    roots: &'a [PathBuf],
    files: BTreeMap<&'a Path, &'a Entry>,
}

/// The cached files of a workspace from the server's last run there. Anything but the output of [`save`] is ignored.
pub(super) fn load(folder: Option<&Path>, roots: &[PathBuf], encoding: Encoding) -> Files {
    let cache = Cache::new(folder);
    let read = cache.and_then(|cache| cache.read(&name_of(roots, encoding), MAX_CACHE_BYTES));
    let read = read.and_then(|bytes| serde_json::from_slice::<CacheRead>(&bytes).ok());
    let is_own = |read: &CacheRead| {
        read.version == VERSION && read.encoding == name(encoding) && read.roots == roots
    };
    let files = read.filter(is_own).map(|read| read.files).unwrap_or_default();
    files.into_iter().map(|(path, entry)| (path, Arc::new(entry))).collect()
}

/// Saves the cache. If that fails, the next start reads all files again.
pub(super) fn save(folder: Option<&Path>, roots: &[PathBuf], encoding: Encoding, files: &Files) {
    let cache = Cache::new(folder).filter(|_| files.len() >= MIN_CACHED_FILES);
    let Some(cache) = cache else { return };
    // JSON cannot represent paths that are not Unicode.
    let named = files.iter().filter(|(path, _)| path.to_str().is_some());
    let all = named.map(|(path, entry)| (path.as_path(), &**entry)).collect();
    let file = name_of(roots, encoding);
    let encoding = name(encoding);
    let written = CacheToWrite { version: VERSION, encoding, roots, files: all };
    let saved = serde_json::to_vec(&written).map_err(std::io::Error::from);
    if let Err(error) = saved.and_then(|bytes| cache.write(&file, &bytes)) {
        debug!("cannot write {file}: {error}");
    }
}

fn name(encoding: Encoding) -> String {
    format!("{encoding:?}")
}

fn name_of(roots: &[PathBuf], encoding: Encoding) -> String {
    let mut hasher = std::hash::DefaultHasher::new();
    (roots, name(encoding)).hash(&mut hasher);
    format!("workspace-{:016x}.json", hasher.finish())
}
