//! Files on disk.

use abide_tablegen::Files;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

/// Reads files from the disk, each once.
#[derive(Debug, Default)]
pub struct DiskFiles {
    texts: RefCell<HashMap<String, Option<Arc<[u8]>>>>,
}

impl DiskFiles {
    /// Gives a path a text, as if a file with it were on the disk: standard input has no other.
    pub fn insert(&self, path: &str, text: Vec<u8>) {
        self.texts.borrow_mut().insert(path.to_owned(), Some(text.into()));
    }
}

impl Files for DiskFiles {
    fn read(&self, path: &str) -> Option<Arc<[u8]>> {
        if let Some(text) = self.texts.borrow().get(path) {
            return text.clone();
        }
        let text: Option<Arc<[u8]>> = std::fs::read(path).ok().map(Into::into);
        self.texts.borrow_mut().insert(path.to_owned(), text.clone());
        text
    }
}
