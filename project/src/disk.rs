//! Files on disk.

use abide_tablegen::Files;
use std::cell::RefCell;
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read as _};
use std::sync::Arc;

/// Reads files from the disk, each once.
#[derive(Debug, Default)]
pub struct DiskFiles {
    texts: RefCell<HashMap<String, Option<Arc<[u8]>>>>,
    /// Where a file is read to before its size is known: the same memory for all of them.
    buffer: RefCell<Vec<u8>>,
}

impl DiskFiles {
    /// Gives a path a text, as if a file with it were on the disk: standard input has no other.
    pub fn insert(&self, path: &str, text: Vec<u8>) {
        self.texts.borrow_mut().insert(path.to_owned(), Some(text.into()));
    }

    fn read_file(&self, path: &str) -> io::Result<Arc<[u8]>> {
        let mut buffer = self.buffer.borrow_mut();
        buffer.clear();
        File::open(path)?.read_to_end(&mut buffer)?;
        Ok(buffer.as_slice().into())
    }
}

impl Files for DiskFiles {
    fn read(&self, path: &str) -> Option<Arc<[u8]>> {
        if let Some(text) = self.texts.borrow().get(path) {
            return text.clone();
        }
        let text = self.read_file(path).ok();
        self.texts.borrow_mut().insert(path.to_owned(), text.clone());
        text
    }
}
