//! The texts that evaluation reads: open buffers first, then the disk.

use crate::documents::{Documents, Format, Snapshot};
use crate::paths::file_path;
use abide_project::{MAX_FILE_BYTES, names_in, read_regular, refusal, without_dots};
use abide_tablegen::{Files, joined};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;
use tower_lsp::lsp_types::Url;

/// The path of a document; for one that is not a file, its whole address.
pub(crate) fn path_of(uri: &str) -> String {
    let path = Url::parse(uri).ok().as_ref().and_then(file_path);
    path.and_then(|path| path.to_str().map(str::to_owned)).unwrap_or_else(|| uri.to_owned())
}

/// The texts that were read, so that one that did not change stays the same for evaluation.
#[derive(Debug, Default)]
pub(crate) struct Texts {
    buffers: HashMap<String, Buffer>,
    disk: HashMap<String, OnDisk>,
}

#[derive(Debug)]
struct Buffer {
    generation: u64,
    text: Arc<[u8]>,
    /// The lines that include something.
    includes: Vec<u8>,
}

#[derive(Debug)]
struct OnDisk {
    modified: Option<SystemTime>,
    len: u64,
    text: Arc<[u8]>,
}

/// The open documents, by path, over the disk.
pub(crate) struct Overlay {
    open: BTreeMap<String, (String, Snapshot)>,
    /// Texts that replace all others: the result of a change.
    replaced: RefCell<BTreeMap<String, Arc<[u8]>>>,
    texts: RefCell<Texts>,
}

impl Overlay {
    /// The open documents, with the given version of one.
    pub(crate) fn new(
        documents: &Documents,
        own: Option<(&str, &Snapshot)>,
        mut texts: Texts,
    ) -> Overlay {
        let mut open = BTreeMap::new();
        for (uri, snapshot) in documents.all() {
            open.insert(path_of(&uri), (uri, snapshot));
        }
        if let Some((uri, snapshot)) = own {
            open.insert(path_of(uri), (uri.to_owned(), snapshot.clone()));
        }
        texts.buffers.retain(|path, _| open.contains_key(path));
        Overlay { open, replaced: RefCell::default(), texts: RefCell::new(texts) }
    }

    /// Replaces some texts.
    pub(super) fn replace(&self, replaced: BTreeMap<String, Arc<[u8]>>) {
        *self.replaced.borrow_mut() = replaced;
    }

    /// The texts that were read, for the next time.
    pub(crate) fn into_texts(self) -> Texts {
        self.texts.into_inner()
    }

    /// The document that is open with a path.
    pub(super) fn uri(&self, path: &str) -> Option<&str> {
        self.open.get(path).map(|(uri, _)| uri.as_str())
    }

    /// Whether a file is open as TableGen, so that its errors are shown there.
    pub(crate) fn is_open(&self, path: &str) -> bool {
        self.open.get(path).is_some_and(|(_, snapshot)| snapshot.format == Format::TableGen)
    }

    /// The paths of all documents that are open as TableGen, in order.
    pub(crate) fn tablegen(&self) -> Vec<String> {
        let all = self.open.iter();
        let own = all.filter(|(_, (_, snapshot))| snapshot.format == Format::TableGen);
        own.map(|(path, _)| path.clone()).collect()
    }

    /// All include lines of open documents: while they stay the same, so do the include folders.
    pub(super) fn includes(&self) -> Vec<u8> {
        let mut all = Vec::new();
        for path in self.tablegen() {
            let _ = self.read(&path);
            if let Some(buffer) = self.texts.borrow().buffers.get(&path) {
                all.extend_from_slice(path.as_bytes());
                all.push(b'\n');
                all.extend_from_slice(&buffer.includes);
            }
        }
        all
    }
}

impl Files for Overlay {
    fn read(&self, path: &str) -> Option<Arc<[u8]>> {
        if let Some(text) = self.replaced.borrow().get(path) {
            return Some(Arc::clone(text));
        }
        let mut texts = self.texts.borrow_mut();
        let Some((_, snapshot)) = self.open.get(path) else { return texts.read(path) };
        if let Some(buffer) = texts.buffers.get(path)
            && buffer.generation == snapshot.generation
        {
            return Some(Arc::clone(&buffer.text));
        }
        let new = snapshot.text();
        // Evaluation identifies a text by its location in memory, so an unchanged one stays there.
        let text = match texts.buffers.get(path) {
            Some(buffer) if *buffer.text == *new => Arc::clone(&buffer.text),
            _ => new.into(),
        };
        let includes = include_lines(&text);
        let generation = snapshot.generation;
        let buffer = Buffer { generation, text: Arc::clone(&text), includes };
        texts.buffers.insert(path.to_owned(), buffer);
        Some(text)
    }

    fn list(&self, folder: &str) -> Vec<String> {
        names_in(Path::new(folder))
    }

    fn refusal(&self, path: &str) -> Option<String> {
        let path = Path::new(path);
        refusal(path, MAX_FILE_BYTES).filter(|_| path.is_absolute())
    }

    /// The path in the client's spelling, so that its buffer is found. If links make that another file, the original
    /// path.
    fn join(&self, folder: &str, name: &str) -> String {
        let path = joined(folder, name);
        match without_dots(&path) {
            plain if plain == path || self.read(&plain).is_none() => path,
            plain => plain,
        }
    }
}

impl Texts {
    /// A file of the disk, which is read again if it changed. A relative path is not found, although llvm-tblgen
    /// searches its working folder: that of a server is arbitrary.
    fn read(&mut self, path: &str) -> Option<Arc<[u8]>> {
        if !Path::new(path).is_absolute() {
            return None;
        }
        let about = std::fs::metadata(path).ok().filter(std::fs::Metadata::is_file)?;
        let (modified, len) = (about.modified().ok(), about.len());
        if let Some(known) = self.disk.get(path)
            && modified.is_some()
            && known.modified == modified
            && known.len == len
        {
            return Some(Arc::clone(&known.text));
        }
        let text: Arc<[u8]> = read_regular(Path::new(path), MAX_FILE_BYTES).ok()?.into();
        let known = OnDisk { modified, len, text: Arc::clone(&text) };
        self.disk.insert(path.to_owned(), known);
        Some(text)
    }

    /// Forgets the text of a file, or of all.
    pub(super) fn forget(&mut self) {
        self.disk.clear();
    }
}

fn include_lines(text: &[u8]) -> Vec<u8> {
    let mut found = Vec::new();
    for at in memchr::memmem::find_iter(text, b"include") {
        let rest = text.get(at..).unwrap_or_default();
        let end = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        found.extend_from_slice(rest.get(..end).unwrap_or_default());
        found.push(b'\n');
    }
    found
}
