//! The user's cache folder, with files that abide keeps from one run to the next.
//!
//! Nothing depends on it: without a file, its content is computed again. Only the user can write to the folder; a
//! folder that others can write to is not used. The total size is bounded, and the least recently used files are
//! removed first.

use crate::regular::read_regular;
use crate::write::{Replaces, TEMPORARY, write};
use rustc_hash::FxHasher;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::hash::{Hash, Hasher as _};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The environment variable that turns the cache off, with any value.
const OFF: &str = "ABIDE_NO_CACHE";

/// The maximum size of all files together, in bytes.
const MAX_BYTES: u64 = 200 << 20;

/// The beginnings and ends of the names of cached files, and of files that an interrupted write left.
const NAMES: [(&str, &str); 3] =
    [("dialects-", ".kept"), ("workspace-", ".json"), (TEMPORARY.0, TEMPORARY.1)];

/// A folder of cached files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// The cache in a folder, or in the user's cache folder; `None` without such a folder, or if `ABIDE_NO_CACHE` is
    /// set.
    #[must_use]
    pub fn new(folder: Option<&Path>) -> Option<Cache> {
        if set(OFF).is_some() {
            return None;
        }
        Cache::of_user(folder)
    }

    /// As [`Cache::new`], even if `ABIDE_NO_CACHE` is set.
    #[must_use]
    pub fn of_user(folder: Option<&Path>) -> Option<Cache> {
        let system = || {
            // Relative folders are ignored, as the XDG specification demands: they would be within the project.
            let named = |name| set(name).map(PathBuf::from).filter(|path| path.is_absolute());
            let system = named("XDG_CACHE_HOME").or_else(|| named("LOCALAPPDATA"));
            let system = system.or_else(|| Some(named("HOME")?.join(".cache")))?;
            Some(system.join("abide"))
        };
        let folder = folder.map(Path::to_owned).or_else(system)?;
        Some(Cache { folder })
    }

    /// The folder with the files. It may not exist yet.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The bytes of a file; `None` if it is missing, longer than allowed, or if others can write to the folder.
    #[must_use]
    pub fn read(&self, name: &str, longest: u64) -> Option<Vec<u8>> {
        require_private(&self.folder).ok()?;
        let path = self.folder.join(name);
        require_no_link(&path).ok()?;
        let bytes = read_regular(&path, longest).ok()?;
        // Marks the file as used. In a folder that is read-only the mark is not needed.
        let _ = File::options()
            .append(true)
            .open(&path)
            .and_then(|file| file.set_modified(SystemTime::now()));
        Some(bytes)
    }

    /// Writes a file, and removes others if all of them are too large. Concurrent readers and writers find it whole.
    ///
    /// # Errors
    /// Failures of the system, and a folder or a file that others prepared; then the cache is unchanged.
    pub fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        create_private(&self.folder)?;
        require_private(&self.folder)?;
        let path = self.folder.join(name);
        require_no_link(&path)?;
        write(&path, bytes, Replaces::Anything)?;
        self.shrink(MAX_BYTES);
        Ok(())
    }

    /// Removes all cached files; files of others stay. Returns their number and size in bytes.
    ///
    /// # Errors
    /// Failures of the system; other files may be removed already.
    pub fn clean(&self) -> io::Result<(usize, u64)> {
        let files = self.files();
        for file in &files {
            match fs::remove_file(&file.path) {
                // Another process may have removed it.
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok((files.len(), files.iter().map(|file| file.bytes).sum()))
    }

    /// Removes the least recently used files until at most `bytes` are left.
    fn shrink(&self, bytes: u64) {
        let mut files = self.files();
        files.sort_by_key(|file| std::cmp::Reverse((file.used, file.path.clone())));
        let mut total: u64 = 0;
        for file in files {
            total = total.saturating_add(file.bytes);
            if total > bytes {
                // Another process may have removed it.
                let _ = fs::remove_file(file.path);
            }
        }
    }

    /// The cached files. Links and files with other names are left out.
    fn files(&self) -> Vec<Cached> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let own = entries.filter(|entry| is_own(&entry.file_name()));
        own.filter_map(|entry| {
            let about = fs::symlink_metadata(entry.path()).ok().filter(fs::Metadata::is_file)?;
            Some(Cached { path: entry.path(), bytes: about.len(), used: about.modified().ok()? })
        })
        .collect()
    }
}

/// A file of the cache.
struct Cached {
    path: PathBuf,
    bytes: u64,
    /// The last time that it was read or written.
    used: SystemTime,
}

fn is_own(name: &OsStr) -> bool {
    name.to_str().is_some_and(|name| {
        NAMES.iter().any(|(start, end)| name.starts_with(start) && name.ends_with(end))
    })
}

/// The value of a variable of the environment, unless it is empty.
fn set(name: &str) -> Option<std::ffi::OsString> {
    std::env::var_os(name).filter(|value| !value.is_empty())
}

/// Creates a folder that only the user can read; one that exists stays unchanged.
fn create_private(folder: &Path) -> io::Result<()> {
    if let Some(parent) = folder.parent() {
        fs::create_dir_all(parent)?;
    }
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only Unix has modes"))]
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.create(folder) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// Fails unless a folder is the user's, and writable for the user alone.
fn require_private(folder: &Path) -> io::Result<()> {
    let about = fs::symlink_metadata(folder)?;
    if !about.is_dir() {
        return Err(io::Error::from(io::ErrorKind::NotADirectory));
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        let is_own = about.uid() == rustix::process::geteuid().as_raw();
        if !is_own || about.mode() & 0o022 != 0 {
            return Err(io::Error::from(io::ErrorKind::PermissionDenied));
        }
    }
    Ok(())
}

/// Fails if a path is a link or no file.
fn require_no_link(path: &Path) -> io::Result<()> {
    match fs::symlink_metadata(path) {
        Ok(about) if !about.is_file() => Err(io::Error::from(io::ErrorKind::InvalidInput)),
        _ => Ok(()),
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
    let about = fs::metadata(std::env::current_exe().ok()?).ok()?;
    Some(fingerprint(&(env!("CARGO_PKG_VERSION"), about.len(), about.modified().ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// A cache in a new folder, which is removed afterwards.
    fn in_new_folder(name: &str, test: impl FnOnce(&Cache)) {
        let folder =
            std::env::temp_dir().join(format!("abide-cache-{name}-{}", std::process::id()));
        test(&Cache::of_user(Some(&folder)).unwrap());
        let _ = fs::remove_dir_all(folder);
    }

    fn names(cache: &Cache) -> Vec<String> {
        let entries = fs::read_dir(cache.folder()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn the_least_recently_used_files_go_first() {
        in_new_folder("used", |cache| {
            for (age, name) in
                ["dialects-1.kept", "dialects-2.kept", "workspace-3.json"].iter().enumerate()
            {
                cache.write(name, &[b'x'; 10]).unwrap();
                let file = File::options().append(true).open(cache.folder().join(name)).unwrap();
                let hours = 3600 * (10 - age as u64);
                file.set_modified(SystemTime::now() - Duration::from_secs(hours)).unwrap();
            }
            fs::write(cache.folder().join("notes.txt"), [b'x'; 100]).unwrap();
            cache.shrink(30);
            assert_eq!(names(cache).len(), 4);
            // The oldest one is used again.
            assert_eq!(cache.read("dialects-1.kept", 100).unwrap(), [b'x'; 10]);
            cache.shrink(20);
            assert_eq!(names(cache), ["dialects-1.kept", "notes.txt", "workspace-3.json"]);
            cache.shrink(0);
            assert_eq!(names(cache), ["notes.txt"]);
        });
    }

    #[test]
    fn cleaning_leaves_the_files_of_others() {
        in_new_folder("clean", |cache| {
            assert_eq!(cache.clean().unwrap(), (0, 0));
            cache.write("dialects-1.kept", b"12345").unwrap();
            fs::write(cache.folder().join(".abide-x.new"), b"half").unwrap();
            fs::write(cache.folder().join("workspace.txt"), b"mine").unwrap();
            assert_eq!(cache.clean().unwrap(), (2, 9));
            assert_eq!(names(cache), ["workspace.txt"]);
        });
    }

    #[cfg(unix)]
    #[test]
    fn only_the_user_can_read_the_folder() {
        use std::os::unix::fs::PermissionsExt as _;
        in_new_folder("mode", |cache| {
            cache.write("dialects-1.kept", b"x").unwrap();
            let mode = fs::metadata(cache.folder()).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o700);
            let _ = fs::remove_file(cache.folder().join("dialects-1.kept"));
            std::os::unix::fs::symlink("/etc/hostname", cache.folder().join("dialects-2.kept"))
                .unwrap();
            assert_eq!(cache.clean().unwrap(), (0, 0));
        });
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_that_others_can_write_to_is_not_used() {
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        in_new_folder("foreign", |cache| {
            cache.write("dialects-1.kept", b"x").unwrap();
            let set_mode = |mode| {
                fs::set_permissions(cache.folder(), fs::Permissions::from_mode(mode)).unwrap();
            };
            for mode in [0o777, 0o720, 0o702] {
                set_mode(mode);
                assert_eq!(cache.read("dialects-1.kept", 100), None);
                cache.write("dialects-1.kept", b"y").unwrap_err();
            }
            set_mode(0o755);
            assert_eq!(cache.read("dialects-1.kept", 100).unwrap(), b"x");
            // A link is neither followed nor replaced.
            let victim = cache.folder().join("victim");
            fs::write(&victim, "mine").unwrap();
            symlink(&victim, cache.folder().join("dialects-2.kept")).unwrap();
            cache.write("dialects-2.kept", b"y").unwrap_err();
            assert_eq!(cache.read("dialects-2.kept", 100), None);
            assert_eq!(fs::read(&victim).unwrap(), b"mine");
            let link = cache.folder().with_extension("link");
            symlink(cache.folder(), &link).unwrap();
            assert_eq!(Cache::of_user(Some(&link)).unwrap().read("dialects-1.kept", 100), None);
            fs::remove_file(link).unwrap();
        });
    }
}
