//! Code shared by the tests of this crate.

use abide_source::limits::Limits;
use abide_tablegen::{Evaluation, Files, Options, Session};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Files in memory, and below them those on the disk.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    texts: RefCell<BTreeMap<String, Option<Arc<[u8]>>>>,
    reads_disk: bool,
}

#[allow(dead_code, reason = "each test program uses its part")]
impl Memory {
    pub(crate) fn new<'f>(files: impl IntoIterator<Item = (&'f str, &'f str)>) -> Memory {
        let memory = Memory::default();
        for (path, text) in files {
            memory.set(path, text);
        }
        memory
    }

    pub(crate) fn on_disk() -> Memory {
        Memory { reads_disk: true, ..Memory::default() }
    }

    pub(crate) fn set(&self, path: &str, text: &str) {
        self.texts.borrow_mut().insert(path.to_owned(), Some(text.as_bytes().into()));
    }
}

impl Files for Memory {
    fn read(&self, path: &str) -> Option<Arc<[u8]>> {
        if let Some(text) = self.texts.borrow().get(path) {
            return text.clone();
        }
        let text: Option<Arc<[u8]>> =
            self.reads_disk.then(|| std::fs::read(path).ok().map(Into::into)).flatten();
        self.texts.borrow_mut().insert(path.to_owned(), text.clone());
        text
    }
}

/// A session that looks for included files in some folders.
pub(crate) fn session(folders: &[&str]) -> Session {
    limited(folders, Limits::default())
}

/// A session with its own limits.
pub(crate) fn limited(folders: &[&str], limits: Limits) -> Session {
    let include_folders = folders.iter().map(|&folder| folder.to_owned()).collect();
    let options = Options { include_folders, ..Options::default() };
    Session::new(options, limits)
}

/// File, line, code and message of each diagnostic, in order.
#[allow(dead_code, reason = "each test program uses its part")]
pub(crate) fn found(session: &Session, evaluation: &Evaluation) -> Vec<String> {
    let line = |(file, found): &(abide_tablegen::FileId, abide_source::diagnostic::Diagnostic)| {
        let text = session.text(*file);
        let before = text.get(..found.span.start() as usize).unwrap_or(text);
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        format!("{}:{line}: {}: {}", session.path(*file), found.code, found.message)
    };
    evaluation.diagnostics.iter().map(line).collect()
}
