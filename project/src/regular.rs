//! Reading files of unknown origin: regular files only, and only up to a size.
//!
//! A project may contain anything, so the kind and the size are checked before a file is opened. Opening a
//! FIFO may block forever, and a device or a sparse file may never end.

use std::ffi::OsStr;
use std::fs::{File, FileType, Metadata};
use std::io::{self, Read as _};
use std::path::Path;

/// The largest file of a project that is read, in bytes.
pub const MAX_FILE_BYTES: u64 = 256 << 20;

/// Opens a regular file of at most `limit` bytes.
///
/// # Errors
/// If the path is not a regular file, if the file is larger, or if it cannot be opened.
pub fn open_regular(path: &Path, limit: u64) -> io::Result<File> {
    open_sized(path, limit).map(|(file, _)| file)
}

/// Opens a regular file of at most `limit` bytes, and returns its size.
pub(crate) fn open_sized(path: &Path, limit: u64) -> io::Result<(File, u64)> {
    check(&std::fs::metadata(path)?, limit)?;
    let file = File::open(path)?;
    // Another file may have taken its place since.
    let about = file.metadata()?;
    check(&about, limit)?;
    Ok((file, about.len()))
}

/// Reads a regular file of at most `limit` bytes.
///
/// # Errors
/// If the path is not a regular file, if the file is larger, or if it cannot be read.
pub fn read_regular(path: &Path, limit: u64) -> io::Result<Vec<u8>> {
    let (file, size) = open_sized(path, limit)?;
    let mut bytes = Vec::new();
    // Only a hint: the file may grow, and the memory may not be available.
    let _ = bytes.try_reserve_exact(usize::try_from(size).unwrap_or(0));
    read_to_end(&file, limit, &mut bytes)?;
    Ok(bytes)
}

/// Appends the rest of an open file to `bytes`, which may have at most `limit` bytes afterwards.
///
/// # Errors
/// If the file has grown beyond the limit, or if it cannot be read.
pub(crate) fn read_to_end(file: &File, limit: u64, bytes: &mut Vec<u8>) -> io::Result<()> {
    let left = limit.saturating_sub(bytes.len() as u64);
    let read = file.take(left.saturating_add(1)).read_to_end(bytes)?;
    if read as u64 > left {
        return Err(too_large(format_args!("more than {limit}"), limit));
    }
    Ok(())
}

/// The reason why an existing file is not read: its kind or its size.
///
/// `None` without a reason, or without a file.
#[must_use]
pub fn refusal(path: &Path, limit: u64) -> Option<String> {
    let about = std::fs::metadata(path).ok()?;
    check(&about, limit).err().map(|error| error.to_string())
}

/// Whether a path is a link to a file whose name ends in another way. A repository can give any file of the machine a
/// name of a format, so that messages about its text show it.
fn is_renaming_link(path: &Path) -> bool {
    std::fs::symlink_metadata(path).is_ok_and(|own| own.is_symlink())
        && path.canonicalize().is_ok_and(|target| ending(&target) != ending(path))
}

/// The end of a name that shows the format: from the last dot on, also if the name begins there. `.in` is the end of
/// templates of any format, so the end before it belongs to it.
fn ending(path: &Path) -> &[u8] {
    let name = path.file_name().map_or(&[][..], OsStr::as_encoded_bytes);
    let last_dot = |name: &[u8]| name.iter().rposition(|byte| *byte == b'.');
    let split = last_dot(name).and_then(|dot| name.split_at_checked(dot));
    let Some((stem, end)) = split else { return &[] };
    let start = if end == b".in" { last_dot(stem) } else { None };
    start.and_then(|start| name.get(start..)).unwrap_or(end)
}

/// The reason why a link is not read as anything but TableGen, whose text no message quotes; `None` for other files.
pub(crate) fn disguise(path: &Path) -> Option<&'static str> {
    let is_tablegen = path.extension().is_some_and(|ending| ending == "td");
    let reason = "it is a link to a file whose name ends differently";
    (!is_tablegen && is_renaming_link(path)).then_some(reason)
}

/// Whether a path is a link out of a folder to a file whose name ends in another way.
#[must_use]
pub fn is_renaming_link_out_of(path: &Path, folder: &Path) -> bool {
    is_renaming_link(path) && leads_out_of(path, &[folder])
}

/// Whether a path leads out of all these folders, by itself or by links.
#[must_use]
pub fn leads_out_of(path: &Path, folders: &[impl AsRef<Path>]) -> bool {
    let Ok(target) = path.canonicalize() else { return false };
    let mut folders = folders.iter().map(|folder| folder.as_ref().canonicalize());
    !folders.any(|folder| folder.is_ok_and(|own| target.starts_with(own)))
}

fn check(about: &Metadata, limit: u64) -> io::Result<()> {
    if !about.is_file() {
        let kind = kind_name(about.file_type());
        let message = format!("it is {kind}, not a regular file");
        return Err(io::Error::new(io::ErrorKind::InvalidInput, message));
    }
    if about.len() > limit {
        return Err(too_large(format_args!("{}", about.len()), limit));
    }
    Ok(())
}

fn too_large(size: std::fmt::Arguments<'_>, limit: u64) -> io::Error {
    let message = format!("it has {size} bytes, but the limit is {limit}");
    io::Error::new(io::ErrorKind::FileTooLarge, message)
}

#[cfg(unix)]
fn kind_name(kind: FileType) -> &'static str {
    use std::os::unix::fs::FileTypeExt as _;
    match () {
        () if kind.is_dir() => "a folder",
        () if kind.is_fifo() => "a FIFO",
        () if kind.is_socket() => "a socket",
        () if kind.is_char_device() || kind.is_block_device() => "a device",
        () => "a special file",
    }
}

#[cfg(not(unix))]
fn kind_name(kind: FileType) -> &'static str {
    if kind.is_dir() { "a folder" } else { "a special file" }
}

/// The number of bytes inspected to detect text.
const INSPECTED_BYTES: usize = 8 << 10;

/// Whether a file is text: it contains no zeros.
pub(crate) fn is_text(text: &[u8]) -> bool {
    memchr::memchr(0, text.get(..INSPECTED_BYTES).unwrap_or(text)).is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_read_up_to_the_limit() {
        let folder = std::env::temp_dir().join(format!("abide-regular-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("a");
        std::fs::write(&path, b"12345").unwrap();
        assert_eq!(read_regular(&path, 5).unwrap(), b"12345");
        assert_eq!(refusal(&path, 5), None);
        let message = "it has 5 bytes, but the limit is 4";
        assert_eq!(read_regular(&path, 4).unwrap_err().to_string(), message);
        assert_eq!(refusal(&path, 4).as_deref(), Some(message));
        // A file that grows while it is read.
        let mut bytes = b"1".to_vec();
        let error = read_to_end(&File::open(&path).unwrap(), 4, &mut bytes).unwrap_err();
        assert_eq!(error.to_string(), "it has more than 4 bytes, but the limit is 4");
        // A sparse file takes neither time nor memory.
        File::create(&path).unwrap().set_len(1 << 40).unwrap();
        let message = format!("it has 1099511627776 bytes, but the limit is {MAX_FILE_BYTES}");
        assert_eq!(read_regular(&path, MAX_FILE_BYTES).unwrap_err().to_string(), message);
        let message = "it is a folder, not a regular file";
        assert_eq!(read_regular(&folder, 5).unwrap_err().to_string(), message);
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(refusal(&path, 5), None);
        assert_eq!(read_regular(&path, 5).unwrap_err().kind(), io::ErrorKind::NotFound);
    }

    #[test]
    fn the_ending_tells_the_format() {
        for (name, expected) in [
            ("d.mlir/secret", ""),
            ("d/.mlir", ".mlir"),
            ("a.mlir", ".mlir"),
            ("a.v2.mlir", ".mlir"),
            ("a.mlir.in", ".mlir.in"),
            (".mlir.in", ".mlir.in"),
            ("a.in", ".in"),
            (".in", ".in"),
            ("..in", "..in"),
            ("a.mlir.", "."),
            ("", ""),
        ] {
            assert_eq!(ending(Path::new(name)), expected.as_bytes(), "{name}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn special_files_are_refused_before_they_are_opened() {
        let folder = std::env::temp_dir().join(format!("abide-special-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let (socket, link) = (folder.join("socket"), folder.join("link"));
        let _listener = std::os::unix::net::UnixListener::bind(&socket).unwrap();
        std::os::unix::fs::symlink("/dev/zero", &link).unwrap();
        let refused = |path: &Path| refusal(path, 5).unwrap();
        assert_eq!(refused(&socket), "it is a socket, not a regular file");
        assert_eq!(refused(&link), "it is a device, not a regular file");
        let fifo = folder.join("fifo");
        let made = std::process::Command::new("mkfifo").arg(&fifo).status();
        if made.is_ok_and(|made| made.success()) {
            assert_eq!(refused(&fifo), "it is a FIFO, not a regular file");
            assert!(read_regular(&fifo, 5).is_err());
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
