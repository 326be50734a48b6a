//! Files on disk.

use crate::regular::{MAX_FILE_BYTES, disguise, open_sized, read_to_end, refusal};
use abide_tablegen::Files;
use std::cell::RefCell;
use std::collections::HashMap;
use std::io::{self, Read as _};
use std::path::Path;
use std::sync::Arc;

/// Reads files from the disk, each once.
#[derive(Debug, Default)]
pub struct DiskFiles {
    texts: RefCell<HashMap<String, Option<Arc<[u8]>>>>,
    forgets: bool,
    /// A buffer for temporary reads.
    buffer: RefCell<Vec<u8>>,
}

/// The size in bytes up to which a file is read straight into its final memory.
const MAX_BYTES_IN_PLACE: usize = 16 << 20;

impl DiskFiles {
    /// Files that are read at each request, for callers that keep the texts themselves.
    pub(crate) fn uncached() -> DiskFiles {
        DiskFiles { forgets: true, ..DiskFiles::default() }
    }

    /// Assigns a text to a path, as if a file with it were on the disk: standard input has no other.
    pub fn insert(&self, path: &str, text: Vec<u8>) {
        self.texts.borrow_mut().insert(path.to_owned(), Some(text.into()));
    }

    fn read_file(path: &str) -> io::Result<Arc<[u8]>> {
        if let Some(reason) = disguise(Path::new(path)) {
            return Err(io::Error::other(reason));
        }
        let (mut file, len) = open_sized(Path::new(path), MAX_FILE_BYTES)?;
        let len = usize::try_from(len).unwrap_or(usize::MAX);
        let mut text: Arc<[u8]> = std::iter::repeat_n(0, len.min(MAX_BYTES_IN_PLACE)).collect();
        // It is not shared yet, so it can be read into.
        let read = file.read(Arc::get_mut(&mut text).unwrap_or_default())?;
        if read == len && len > 0 {
            return Ok(text);
        }
        // A file of unknown or great length, or one that is read in parts.
        let mut text = text.get(..read).unwrap_or_default().to_vec();
        read_to_end(&file, MAX_FILE_BYTES, &mut text)?;
        Ok(text.into())
    }
}

/// The maximum number of entries of a folder that are listed.
const MAX_LISTED_ENTRIES: usize = 10_000;

/// The names of the files in a folder; none if it cannot be read.
#[must_use]
pub fn names_in(folder: &Path) -> Vec<String> {
    let entries =
        std::fs::read_dir(folder).into_iter().flatten().take(MAX_LISTED_ENTRIES).flatten();
    let files = entries.filter(|entry| entry.file_type().is_ok_and(|kind| !kind.is_dir()));
    files.filter_map(|entry| entry.file_name().into_string().ok()).collect()
}

impl Files for DiskFiles {
    fn read(&self, path: &str) -> Option<Arc<[u8]>> {
        if let Some(text) = self.texts.borrow().get(path) {
            return text.clone();
        }
        let text = DiskFiles::read_file(path).ok();
        if !self.forgets {
            self.texts.borrow_mut().insert(path.to_owned(), text.clone());
        }
        text
    }

    fn show(&self, path: &str, to: &mut dyn FnMut(Option<&[u8]>)) {
        if !self.forgets {
            return to(self.read(path).as_deref());
        }
        let mut buffer = self.buffer.borrow_mut();
        buffer.clear();
        let opened = open_sized(Path::new(path), MAX_FILE_BYTES);
        let read = opened.and_then(|(file, _)| read_to_end(&file, MAX_FILE_BYTES, &mut buffer));
        to(read.is_ok().then_some(&buffer));
    }

    fn list(&self, folder: &str) -> Vec<String> {
        names_in(Path::new(folder))
    }

    fn refusal(&self, path: &str) -> Option<String> {
        let path = Path::new(path);
        refusal(path, MAX_FILE_BYTES).or_else(|| disguise(path).map(str::to_owned))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_any_length_are_read_whole() {
        let folder = std::env::temp_dir().join(format!("abide-disk-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("file.td");
        for len in [0, 1, 5_000, MAX_BYTES_IN_PLACE, MAX_BYTES_IN_PLACE + 1] {
            let text: Vec<u8> = (0..len).map(|place| (place % 251) as u8).collect();
            std::fs::write(&path, &text).unwrap();
            let path = path.display().to_string();
            let read = DiskFiles::default().read(&path);
            assert!(read.as_deref() == Some(&text[..]), "{len}");
            for files in [DiskFiles::default(), DiskFiles::uncached()] {
                files.show(&path, &mut |shown| assert!(shown == Some(&text[..]), "{len}"));
            }
        }
        assert_eq!(DiskFiles::default().read(&folder.display().to_string()), None);
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(DiskFiles::default().read(&path.display().to_string()), None);
    }
}
