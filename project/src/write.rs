//! Writing files: whole or not at all. Everything that abide writes goes through here.
//!
//! The text is written to a temporary file in the same folder, flushed to the disk, and moved. A full disk, a signal or
//! a crash leaves the old file as it was. Links, permissions and owners stay.

use crate::regular::{MAX_FILE_BYTES, read_regular};
use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Read as _, Write};
use std::path::{Component, Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tempfile::NamedTempFile;

/// The beginning and the end of the names of temporary files.
pub(crate) const TEMPORARY: (&str, &str) = (".abide-", ".new");

/// The number of random characters between these.
const RANDOM_CHARACTERS: usize = 6;

/// The time after which a temporary file that does not change was left by a process that was killed.
const ABANDONED_AFTER: Duration = Duration::from_secs(600);

/// The file in a folder that lists what [`write_folder`] wrote there.
const LIST: &str = ".abide-written";

/// A longer list of files, in bytes, is not read.
const MAX_LIST_BYTES: u64 = 1 << 20;

/// The file that may be replaced.
#[derive(Debug, Clone, Copy)]
pub enum Replaces<'t> {
    /// No file.
    Nothing,
    /// Any file.
    Anything,
    /// Only a file whose text is still this one.
    Text(&'t [u8]),
}

/// A file that exists already.
enum Existing {
    Regular(PathBuf, Metadata),
    /// A device or a pipe.
    Stream(File),
}

/// Writes a file in one step.
///
/// # Errors
/// Failures of the system, and files that cannot be replaced without harm; then the file is as it was.
pub fn write(path: &Path, bytes: &[u8], replaces: Replaces<'_>) -> io::Result<()> {
    write_with(path, replaces, |out| out.write_all(bytes))
}

/// As [`write`](fn@write), of contents that are made while they are written. Devices and pipes are written to directly.
///
/// # Errors
/// As [`write`](fn@write), and those of `contents`.
pub fn write_with(
    path: &Path,
    replaces: Replaces<'_>,
    contents: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    // Not opened to find out: that may wait for the reader of a FIFO.
    if matches!(replaces, Replaces::Nothing) && fs::metadata(path).is_ok() {
        return Err(io::Error::from(ErrorKind::AlreadyExists));
    }
    match existing(path)? {
        Some(Existing::Stream(file)) => {
            let mut out = BufWriter::new(file);
            contents(&mut out)?;
            out.flush()
        }
        Some(Existing::Regular(path, known)) => {
            let mut file = temporary(&path, Some(&known))?;
            fill(&mut file, contents)?;
            keep_owner(file.as_file(), &known)?;
            file.as_file().set_permissions(known.permissions())?;
            file.as_file().sync_all()?;
            if let Replaces::Text(text) = replaces {
                require_text(&path, text)?;
            }
            file.persist(&path)?;
            sync_folder_of(&path);
            Ok(())
        }
        None if matches!(replaces, Replaces::Text(_)) => Err(changed()),
        None => {
            let mut file = temporary(path, None)?;
            fill(&mut file, contents)?;
            file.as_file().sync_all()?;
            // A file that was made in the meantime stays.
            file.persist_noclobber(path)?;
            sync_folder_of(path);
            Ok(())
        }
    }
}

fn existing(path: &Path) -> io::Result<Option<Existing>> {
    let known = match fs::metadata(path) {
        Ok(known) => known,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return match fs::symlink_metadata(path) {
                Ok(_) => Err(refused("it is a link to a file that is not there")),
                Err(_) => Ok(None),
            };
        }
        Err(error) => return Err(error),
    };
    if known.is_dir() {
        return Err(io::Error::from(ErrorKind::IsADirectory));
    }
    if known.is_file() && known.permissions().readonly() {
        return Err(io::Error::from(ErrorKind::PermissionDenied));
    }
    // The folder may be writable when the file is not.
    let opened = OpenOptions::new().write(true).open(path)?;
    if !known.is_file() {
        return Ok(Some(Existing::Stream(opened)));
    }
    if links(&known) > 1 {
        return Err(refused("it has other names (hard links), which would keep the old text"));
    }
    Ok(Some(Existing::Regular(path.canonicalize()?, known)))
}

fn refused(why: &'static str) -> io::Error {
    io::Error::new(ErrorKind::Unsupported, why)
}

fn changed() -> io::Error {
    io::Error::other("it was changed after it was read")
}

/// A new file in the folder of another one. If it replaces a file, only the user may read it until it is finished.
#[cfg_attr(not(unix), expect(unused_variables, reason = "only Unix has modes"))]
fn temporary(path: &Path, replaced: Option<&Metadata>) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    remove_abandoned(folder);
    let make = |path: &Path| {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(
            &mut options,
            if replaced.is_some() { 0o600 } else { 0o666 },
        );
        options.open(path)
    };
    let mut builder = tempfile::Builder::new();
    builder
        .prefix(TEMPORARY.0)
        .suffix(TEMPORARY.1)
        .rand_bytes(RANDOM_CHARACTERS)
        .make_in(folder, make)
}

/// Removes the temporary files that killed processes left in a folder. Runs once for each folder, because a program may
/// write many files there.
fn remove_abandoned(folder: &Path) {
    static DONE: Mutex<Option<HashSet<PathBuf>>> = Mutex::new(None);
    let is_new = DONE
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .get_or_insert_default()
        .insert(folder.to_owned());
    if !is_new {
        return;
    }
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_abandoned = || {
            let about = fs::symlink_metadata(entry.path()).ok().filter(Metadata::is_file)?;
            let age = about.modified().ok()?.elapsed().ok()?;
            Some(age > ABANDONED_AFTER && links(&about) == 1)
        };
        if is_temporary(&entry.file_name()) && is_abandoned().unwrap_or(false) {
            // Another process may have removed it, and another user's stays.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Whether a name is that of a temporary file.
fn is_temporary(name: &OsStr) -> bool {
    let name = name.to_str().and_then(|name| name.strip_prefix(TEMPORARY.0));
    let random = name.and_then(|name| name.strip_suffix(TEMPORARY.1));
    random.is_some_and(|random| {
        random.len() == RANDOM_CHARACTERS && random.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
}

fn fill(
    file: &mut NamedTempFile,
    contents: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let mut out = BufWriter::new(file.as_file_mut());
    contents(&mut out)?;
    out.flush()
}

/// Fails unless a file has a text.
fn require_text(path: &Path, text: &[u8]) -> io::Result<()> {
    let file = File::open(path)?;
    if file.metadata()?.len() != text.len() as u64 {
        return Err(changed());
    }
    let mut found = Vec::with_capacity(text.len());
    file.take(text.len() as u64 + 1).read_to_end(&mut found)?;
    if found == text { Ok(()) } else { Err(changed()) }
}

#[cfg(unix)]
fn links(known: &Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::nlink(known)
}

#[cfg(not(unix))]
fn links(_: &Metadata) -> u64 {
    1
}

/// Sets the owner and the group of a new file to those of the old one.
#[cfg(unix)]
fn keep_owner(file: &File, known: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, fchown};
    let new = file.metadata()?;
    if (new.uid(), new.gid()) == (known.uid(), known.gid()) {
        return Ok(());
    }
    fchown(file, Some(known.uid()), Some(known.gid()))
        .map_err(|error| io::Error::new(error.kind(), "its owner or group cannot be kept"))
}

#[cfg(not(unix))]
fn keep_owner(_: &File, _: &Metadata) -> io::Result<()> {
    Ok(())
}

/// Flushes the new name to the disk, if the system can: the text itself is already there.
fn sync_folder_of(path: &Path) {
    if cfg!(unix) {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let opened = File::open(folder.unwrap_or(Path::new(".")));
        let _ = opened.and_then(|folder| folder.sync_all());
    }
}

/// Writes files into a folder. It replaces only those that it wrote there itself and that did not change since, and
/// follows no links within the folder.
///
/// A repository can contain a list that names any file. So the list has a hash of each text, and a
/// changed file is never replaced.
///
/// # Errors
/// The file and the reason. If a file is in the way, nothing is written.
pub fn write_folder<T: AsRef<[u8]>>(
    folder: &Path,
    files: &[(String, T)],
) -> Result<(), (PathBuf, io::Error)> {
    let at = |path: &Path| {
        let path = path.to_owned();
        move |error| (path, error)
    };
    fs::create_dir_all(folder).map_err(at(folder))?;
    let list = folder.join(LIST);
    let own = read_list(&list).map_err(at(&list))?;
    for (name, text) in files {
        let path = folder.join(name);
        require_unused(folder, name, text.as_ref(), &own).map_err(at(&path))?;
    }
    let new: Vec<(u64, &str)> =
        files.iter().map(|(name, text)| (text_hash(text.as_ref()), name.as_str())).collect();
    let old = own.iter().map(|(hash, name)| (*hash, name.as_str()));
    // If the program is killed, a file may have either text.
    write_list(&list, old.clone().chain(new.iter().copied()).collect()).map_err(at(&list))?;
    for (name, text) in files {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(at(parent))?;
        }
        write(&path, text.as_ref(), Replaces::Anything).map_err(at(&path))?;
    }
    let names: HashSet<&str> = new.iter().map(|(_, name)| *name).collect();
    let kept = old.filter(|(_, name)| !names.contains(name));
    write_list(&list, kept.chain(new.iter().copied()).collect()).map_err(at(&list))
}

/// The hash of a text, as the list has it.
fn text_hash(text: &[u8]) -> u64 {
    // FNV-1a: the same in each version of the program.
    text.iter().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

fn write_list(path: &Path, mut listed: Vec<(u64, &str)>) -> io::Result<()> {
    listed.sort_unstable_by_key(|(hash, name)| (*name, *hash));
    listed.dedup();
    let lines = listed.iter().map(|(hash, name)| format!("{hash:016x} {name}\n"));
    write(path, lines.collect::<String>().as_bytes(), Replaces::Anything)
}

/// The texts that an earlier call wrote, by hashes and names; empty without a list.
fn read_list(path: &Path) -> io::Result<Vec<(u64, String)>> {
    let read = |line: &str| {
        let (hash, name) = line.split_once(' ')?;
        Some((u64::from_str_radix(hash, 16).ok()?, name.to_owned()))
    };
    match fs::symlink_metadata(path) {
        Ok(known) if !known.is_file() => Err(refused("it is not a regular file")),
        Ok(known) if known.len() > MAX_LIST_BYTES => Err(refused("it is too long")),
        Ok(_) => Ok(fs::read_to_string(path)?.lines().filter_map(read).collect()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

/// The path of a regular or new file in a folder. No part of it within the folder may be a link: a repository can
/// contain links to any file of the user.
///
/// # Errors
/// Links, devices and names that leave the folder.
pub fn path_within(folder: &Path, name: &str) -> io::Result<PathBuf> {
    let mut path = folder.to_owned();
    let mut parts = Path::new(name).components().peekable();
    while let Some(part) = parts.next() {
        let Component::Normal(part) = part else {
            return Err(refused("its name leaves the folder"));
        };
        path.push(part);
        match fs::symlink_metadata(&path) {
            Ok(known) if known.is_symlink() => return Err(refused("links are not followed")),
            Ok(known) if known.is_dir() != parts.peek().is_some() || is_special(&known) => {
                return Err(refused("something else has this name"));
            }
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => break,
            Err(error) => return Err(error),
        }
    }
    Ok(folder.join(name))
}

/// Whether it is a device, a pipe or a socket.
fn is_special(known: &Metadata) -> bool {
    !known.is_file() && !known.is_dir() && !known.is_symlink()
}

/// Fails if something else has the name of a file to be written, or is a link on the way to it.
fn require_unused(folder: &Path, name: &str, text: &[u8], own: &[(u64, String)]) -> io::Result<()> {
    if Path::new(name).iter().any(|part| part == OsStr::new(LIST)) {
        return Err(refused("the name is taken"));
    }
    let path = path_within(folder, name)?;
    let is_same = || require_text(&path, text).is_ok();
    if !path.exists() || is_own(&path, name, own) || is_same() {
        return Ok(());
    }
    Err(io::Error::new(
        ErrorKind::AlreadyExists,
        "it was there before, or has changed since; only files that this command wrote are replaced",
    ))
}

/// Whether a file has a text that the list has for its name.
fn is_own(path: &Path, name: &str, own: &[(u64, String)]) -> bool {
    let mut hashes = own.iter().filter(|(_, own)| own == name).map(|(hash, _)| *hash).peekable();
    hashes.peek().is_some() && {
        let text = read_regular(path, MAX_FILE_BYTES);
        text.is_ok_and(|text| hashes.any(|hash| hash == text_hash(&text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(unix)]
    use std::fs::Permissions;

    fn folder() -> tempfile::TempDir {
        tempfile::tempdir().unwrap()
    }

    /// The names in a folder, in order.
    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_replaced_only_as_it_was_read() {
        let folder = folder();
        let path = folder.path().join("a");
        write(&path, b"new", Replaces::Nothing).unwrap();
        let again = write(&path, b"x", Replaces::Nothing).unwrap_err();
        assert_eq!(again.kind(), ErrorKind::AlreadyExists);
        write(&path, b"newer", Replaces::Text(b"new")).unwrap();
        for other in [&b"new"[..], b"newes", b""] {
            let error = write(&path, b"x", Replaces::Text(other)).unwrap_err();
            assert_eq!(error.to_string(), "it was changed after it was read");
        }
        fs::remove_file(folder.path().join("b")).unwrap_err();
        write(&folder.path().join("b"), b"x", Replaces::Text(b"")).unwrap_err();
        assert_eq!(fs::read(&path).unwrap(), b"newer");
        assert_eq!(names(folder.path()), ["a"], "no temporary file is left");
    }

    #[cfg(unix)]
    #[test]
    fn paths_within_a_folder_follow_no_links() {
        use std::os::unix::fs::symlink;
        let (outside, folder) = (folder(), folder());
        let at = |name: &str| folder.path().join(name);
        fs::write(outside.path().join("a"), "old").unwrap();
        fs::create_dir(at("sub")).unwrap();
        fs::write(at("file"), "").unwrap();
        symlink(outside.path().join("a"), at("link")).unwrap();
        symlink(outside.path(), at("sub/link")).unwrap();
        symlink("gone", at("dangling")).unwrap();
        for name in ["file", "new", "sub/new", "new/new"] {
            assert_eq!(path_within(folder.path(), name).unwrap(), at(name));
        }
        for name in
            ["link", "dangling", "sub/link/a", "sub/link/new", "sub", "file/a", "../a", "/a"]
        {
            path_within(folder.path(), name).unwrap_err();
        }
    }

    #[test]
    fn a_failed_write_leaves_no_temporary_file() {
        let folder = folder();
        let path = folder.path().join("a");
        let fails = |out: &mut dyn Write| {
            out.write_all(&[b'x'; 100_000])?;
            Err(io::Error::from(ErrorKind::StorageFull))
        };
        write_with(&path, Replaces::Anything, fails).unwrap_err();
        assert_eq!(names(folder.path()), [""; 0]);
        fs::write(&path, "old").unwrap();
        write_with(&path, Replaces::Anything, fails).unwrap_err();
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(names(folder.path()), ["a"]);
    }

    #[cfg(unix)]
    #[test]
    fn permissions_and_links_stay() {
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        let folder = folder();
        let (path, link) = (folder.path().join("a"), folder.path().join("link"));
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o751)).unwrap();
        symlink("a", &link).unwrap();
        write(&link, b"new", Replaces::Text(b"old")).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o751);
        fs::set_permissions(&path, Permissions::from_mode(0o444)).unwrap();
        let error = write(&path, b"x", Replaces::Anything).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::PermissionDenied);
        fs::set_permissions(&path, Permissions::from_mode(0o644)).unwrap();
        fs::hard_link(&path, folder.path().join("other")).unwrap();
        write(&path, b"x", Replaces::Anything).unwrap_err();
        symlink("nowhere", folder.path().join("dangling")).unwrap();
        write(&folder.path().join("dangling"), b"x", Replaces::Anything).unwrap_err();
        write(folder.path(), b"x", Replaces::Anything).unwrap_err();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(names(folder.path()), ["a", "dangling", "link", "other"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_temporary_file_is_the_users_own() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = folder();
        let path = folder.path().join("a");
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o600)).unwrap();
        let seen = |out: &mut dyn Write| {
            for name in names(folder.path()) {
                let known = fs::metadata(folder.path().join(name))?;
                assert_eq!(known.permissions().mode() & 0o077, 0);
            }
            out.write_all(b"new")
        };
        write_with(&path, Replaces::Anything, seen).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
    }

    #[test]
    fn files_of_others_in_the_folder_are_kept() {
        let folder = folder();
        let root = folder.path().join("docs");
        let files =
            |text: &'static str| [("README.md".to_owned(), text), ("sub/page.md".to_owned(), text)];
        write_folder(&root, &files("one")).unwrap();
        write_folder(&root, &files("two")).unwrap();
        assert_eq!(fs::read(root.join("sub/page.md")).unwrap(), b"two");
        fs::write(root.join("own.md"), "mine").unwrap();
        let (path, error) = write_folder(&root, &[("own.md".to_owned(), "two")]).unwrap_err();
        assert_eq!((path, error.kind()), (root.join("own.md"), ErrorKind::AlreadyExists));
        assert_eq!(fs::read(root.join("own.md")).unwrap(), b"mine");
        // A list that came with the folder lets nothing be replaced.
        fs::write(root.join(LIST), "own.md\n0000000000000000 own.md\n").unwrap();
        write_folder(&root, &[("own.md".to_owned(), "two")]).unwrap_err();
        for name in ["../out", "/out", ".abide-written"] {
            write_folder(&root, &[(name.to_owned(), "x")]).unwrap_err();
        }
        assert_eq!(names(folder.path()), ["docs"]);
    }

    #[test]
    fn a_page_that_was_changed_is_kept() {
        let folder = folder();
        let files = |text: &'static str| [("a.md".to_owned(), text), ("b.md".to_owned(), text)];
        write_folder(folder.path(), &files("one")).unwrap();
        fs::write(folder.path().join("b.md"), "mine").unwrap();
        write_folder(folder.path(), &files("two")).unwrap_err();
        assert_eq!(fs::read(folder.path().join("a.md")).unwrap(), b"one");
        assert_eq!(fs::read(folder.path().join("b.md")).unwrap(), b"mine");
        // A killed program leaves both old and new pages; the list has the hashes of both.
        fs::remove_file(folder.path().join("b.md")).unwrap();
        write_list(
            &folder.path().join(LIST),
            vec![(text_hash(b"one"), "a.md"), (text_hash(b"two"), "a.md")],
        )
        .unwrap();
        write_folder(folder.path(), &files("two")).unwrap();
        assert_eq!(fs::read(folder.path().join("a.md")).unwrap(), b"two");
    }

    #[test]
    fn temporary_files_of_killed_programs_are_removed() {
        let folder = folder();
        let make = |name: &str, is_old: bool| {
            let file = File::create(folder.path().join(name)).unwrap();
            let age = if is_old { ABANDONED_AFTER * 2 } else { Duration::ZERO };
            file.set_modified(std::time::SystemTime::now() - age).unwrap();
        };
        make(".abide-aB3xYz.new", true);
        for name in [".abide-.new", ".abide-toolong.new", ".abide-a.b.cd.new", "abide-aB3xYz.new"] {
            make(name, true);
        }
        make(".abide-Young1.new", false);
        write(&folder.path().join("a"), b"x", Replaces::Nothing).unwrap();
        assert_eq!(
            names(folder.path()),
            [
                ".abide-.new",
                ".abide-Young1.new",
                ".abide-a.b.cd.new",
                ".abide-toolong.new",
                "a",
                "abide-aB3xYz.new"
            ]
        );
    }

    #[cfg(unix)]
    #[test]
    fn links_in_a_folder_are_not_followed() {
        use std::os::unix::fs::symlink;
        let folder = folder();
        let root = folder.path().join("docs");
        fs::create_dir(&root).unwrap();
        fs::write(folder.path().join("victim"), "mine").unwrap();
        symlink("../victim", root.join("README.md")).unwrap();
        symlink("..", root.join("sub")).unwrap();
        symlink("../victim", root.join("dangling")).unwrap();
        for name in ["README.md", "sub/victim", "sub/new"] {
            let files = [("first.md".to_owned(), "x"), (name.to_owned(), "x")];
            write_folder(&root, &files).unwrap_err();
        }
        fs::remove_file(root.join("README.md")).unwrap();
        symlink("../victim", root.join(LIST)).unwrap();
        write_folder(&root, &[("README.md".to_owned(), "x")]).unwrap_err();
        assert_eq!(fs::read(folder.path().join("victim")).unwrap(), b"mine");
        assert_eq!(names(folder.path()), ["docs", "victim"]);
        assert!(!root.join("first.md").exists(), "nothing is written if a file is in the way");
    }
}
