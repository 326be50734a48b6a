//! The open documents.
//!
//! Their texts are changed under a plain mutex, before anything is awaited, so edits never change
//! their order. All facts about a text are computed from a snapshot, on a worker.

use crate::paths::file_uri;
use crate::position;
use crate::settings::Settings;
use crate::worker;
use abide_core::dialect;
use abide_core::ide::{Document, SignatureFormat};
use abide_core::limits::Limits;
use abide_core::mlir::bytecode::is_decoded_bytecode;
use abide_core::mlir::registry::Registry;
use abide_core::text::{Encoding, LineColumn, Span, TextEdit};
use ropey::Rope;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The newest analysed version of a document.
#[derive(Debug, Default)]
struct LatestAnalysis {
    /// The open version: our own number, and its analysis.
    document: Mutex<Option<(u64, Arc<Document>)>>,
    /// Its number again, for callers that must not wait; 0 without one.
    generation: AtomicU64,
}

/// The edits that made one version of another.
#[derive(Debug, Clone)]
struct Edits {
    /// The number of the other version.
    from: u64,
    /// In order, each with the number of the version that it belongs to.
    edits: Vec<(u64, TextEdit)>,
}

impl Edits {
    /// The edits after a version; `None` if it is older than the remembered ones.
    fn since(&self, generation: u64) -> Option<Vec<TextEdit>> {
        let after = self.edits.iter().filter(|(own, _)| *own > generation);
        (generation >= self.from).then(|| after.map(|(_, edit)| edit.clone()).collect())
    }
}

/// The maximum number of remembered edits: beyond them the text is compared as a whole.
const MAX_EDITS: usize = 64;

/// The size in bytes above which a text counts as long.
const LONG_TEXT_BYTES: usize = 1 << 20;

/// The spare bytes of a text: without them, the first typed one would move all of it.
const SPARE_BYTES: usize = 1 << 16;

/// The format of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Format {
    Mlir,
    Signature(SignatureFormat),
    TableGen,
    /// MLIR's bytecode, which the client decoded as text.
    DecodedBytecode,
}

impl Format {
    /// The format of a document with this format and beginning: MLIR may be bytecode that was decoded as text.
    fn of_text(self, start: &[u8]) -> Format {
        match self {
            Format::Mlir | Format::DecodedBytecode if is_decoded_bytecode(start) => {
                Format::DecodedBytecode
            }
            Format::DecodedBytecode => Format::Mlir,
            other => other,
        }
    }
}

/// The number of bytes that [`is_decoded_bytecode`] needs.
const MAX_MAGIC_BYTES: usize = 8;

/// One version of an open document; cheap to clone.
#[derive(Debug, Clone)]
pub(crate) struct Snapshot {
    pub(crate) rope: Rope,
    /// The client's number of the version.
    pub(crate) version: i32,
    /// Our own number: no two versions of any documents have the same.
    pub(crate) generation: u64,
    pub(crate) format: Format,
    pub(crate) limits: Limits,
    /// Whether operations are verified.
    pub(crate) verify: bool,
    /// The dialects that it is read with.
    pub(crate) registry: Arc<Registry>,
    /// Shared by all versions of the document.
    known: Arc<LatestAnalysis>,
    /// The edits since a version that may have been analysed, if they are remembered.
    edits: Option<Edits>,
}

impl Snapshot {
    /// A text that is MLIR, which no client has opened.
    pub(crate) fn of_file(text: &str, registry: Arc<Registry>, settings: &Settings) -> Snapshot {
        Snapshot {
            rope: Rope::from_str(text),
            version: 0,
            generation: 0,
            format: Format::Mlir,
            limits: settings.limits_of_documents(),
            verify: settings.verify,
            registry,
            known: Arc::default(),
            edits: None,
        }
    }

    /// Whether it takes long to find out everything about the text.
    pub(crate) fn is_long(&self) -> bool {
        self.rope.len_bytes() > LONG_TEXT_BYTES
    }

    /// Whether every version of the document is still unread.
    pub(crate) fn is_unread(&self) -> bool {
        self.known.generation.load(Ordering::Acquire) == 0
    }

    /// The analysis of the text. Only one thread at a time computes it; the others wait and share it.
    pub(crate) fn document(&self) -> Arc<Document> {
        worker::uncancellable(|| {
            self.read(|document| {
                // If another thread already uses it, its text stays in place.
                if let Some(document) = Arc::get_mut(document) {
                    document.settle();
                }
            })
        })
    }

    /// The same, for callers that only inspect an edit: the text after it has not moved yet.
    pub(crate) fn document_after_edit(&self) -> Arc<Document> {
        worker::uncancellable(|| self.read(|_| ()))
    }

    fn read(&self, prepare: impl FnOnce(&mut Arc<Document>)) -> Arc<Document> {
        let mut known = lock(&self.known.document);
        let mut document = match known.take() {
            Some((generation, document)) if generation == self.generation => document,
            Some((generation, document)) if generation > self.generation => {
                let own = Arc::new(document.with_text(self.text()));
                *known = Some((generation, document));
                return own;
            }
            Some((generation, document)) => {
                match self.edits.as_ref().and_then(|edits| edits.since(generation)) {
                    // If this is the last reference, update in place.
                    Some(edits) => Arc::new(Arc::unwrap_or_clone(document).edited(&edits)),
                    None => Arc::new(document.with_text(self.text())),
                }
            }
            None => {
                let document = Document::with_executor(self.text(), self.limits, worker::share);
                let document = document.with_registry(Arc::clone(&self.registry));
                Arc::new(if self.verify { document } else { document.without_verifier() })
            }
        };
        prepare(&mut document);
        *known = Some((self.generation, Arc::clone(&document)));
        self.known.generation.store(self.generation, Ordering::Release);
        document
    }

    pub(crate) fn text(&self) -> Vec<u8> {
        let mut text = Vec::with_capacity(self.rope.len_bytes() + SPARE_BYTES);
        for chunk in self.rope.chunks() {
            text.extend_from_slice(chunk.as_bytes());
        }
        text
    }
}

/// The range that an edit replaces.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Range {
    Whole,
    Between(LineColumn, LineColumn),
}

/// All open documents, by their URIs.
#[derive(Debug, Default)]
pub(crate) struct Documents {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    open: BTreeMap<String, Snapshot>,
    /// The documents with a pending publisher of diagnostics.
    publishing: BTreeSet<String>,
    generation: u64,
}

impl State {
    fn next_generation(&mut self) -> u64 {
        self.generation += 1;
        self.generation
    }
}

/// The next thing to publish.
#[derive(Debug)]
pub(crate) enum Next {
    /// The diagnostics of this version.
    Version(Snapshot),
    /// None, because the document was closed.
    Closed,
    /// Done: all is published.
    Done,
}

/// A mutex whose holder panicked still holds a whole value: each change is a single assignment, or
/// of the rope.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Documents {
    /// Opens a document of a language, as the client calls it; one that is open already is replaced.
    pub(crate) fn open(
        &self,
        uri: &str,
        language: &str,
        text: &str,
        version: i32,
        settings: &Settings,
    ) {
        let read = Snapshot::of_file(text, Arc::clone(dialect::registry()), settings);
        let format = format_of(uri, language).of_text(text.as_bytes());
        let mut state = lock(&self.state);
        let generation = state.next_generation();
        let snapshot = Snapshot { version, generation, format, ..read };
        state.open.insert(uri.to_owned(), snapshot);
    }

    /// Makes changes, one after the other. Those of a document that is not open are ignored.
    pub(crate) fn change<'c>(
        &self,
        uri: &str,
        version: i32,
        encoding: Encoding,
        changes: impl IntoIterator<Item = (Range, &'c str)>,
    ) {
        let mut state = lock(&self.state);
        let generation = state.next_generation();
        let Some(document) = state.open.get_mut(uri) else { return };
        let known = document.known.generation.load(Ordering::Acquire);
        let from = document.generation;
        let before = document.edits.take();
        let mut edits = before.or_else(|| (known == from).then(|| Edits { from, edits: vec![] }));
        if let Some(edits) = &mut edits {
            // Edits up to the analysed version are never requested again.
            edits.from = edits.from.max(known);
            edits.edits.retain(|(own, _)| *own > known);
        }
        for (range, text) in changes {
            match (replace(&mut document.rope, range, text, encoding), &mut edits) {
                (Some(edit), Some(edits)) if edits.edits.len() < MAX_EDITS => {
                    edits.edits.push((generation, edit));
                }
                _ => edits = None,
            }
        }
        document.edits = edits;
        let start: Vec<u8> = document.rope.bytes().take(MAX_MAGIC_BYTES).collect();
        document.format = document.format.of_text(&start);
        document.version = version;
        document.generation = generation;
    }

    pub(crate) fn close(&self, uri: &str) {
        let mut state = lock(&self.state);
        state.next_generation();
        state.open.remove(uri);
    }

    pub(crate) fn snapshot(&self, uri: &str) -> Option<Snapshot> {
        lock(&self.state).open.get(uri).cloned()
    }

    /// The newest versions of all open documents, in the order of their URIs.
    pub(crate) fn all(&self) -> Vec<(String, Snapshot)> {
        let state = lock(&self.state);
        state.open.iter().map(|(uri, snapshot)| (uri.clone(), snapshot.clone())).collect()
    }

    /// Counts an unchanged text as a new version, because something that it includes is another.
    pub(crate) fn touch(&self, uri: &str) {
        let mut state = lock(&self.state);
        let generation = state.next_generation();
        if let Some(document) = state.open.get_mut(uri) {
            document.generation = generation;
            document.edits = None;
        }
    }

    /// The text of an open document, by its path.
    pub(crate) fn text_of(&self, path: &str) -> Option<Vec<u8>> {
        let uri = file_uri(path)?;
        Some(self.snapshot(uri.as_str())?.text())
    }

    /// A number that grows with every change of any document.
    pub(crate) fn generation(&self) -> u64 {
        lock(&self.state).generation
    }

    /// Reads an open document again with the dialects of a registry; returns whether they differ.
    pub(crate) fn set_registry(&self, uri: &str, registry: &Arc<Registry>) -> bool {
        let mut state = lock(&self.state);
        let generation = state.next_generation();
        let Some(snapshot) = state.open.get_mut(uri) else { return false };
        if Arc::ptr_eq(&snapshot.registry, registry) {
            return false;
        }
        let (registry, known, edits) = (Arc::clone(registry), Arc::default(), None);
        *snapshot = Snapshot { generation, registry, known, edits, ..snapshot.clone() };
        true
    }

    /// Reads all open documents again, with other settings.
    pub(crate) fn configure(&self, settings: &Settings) {
        let (limits, verify) = (settings.limits_of_documents(), settings.verify);
        let mut state = lock(&self.state);
        let mut generation = state.generation;
        for snapshot in state.open.values_mut() {
            generation += 1;
            let (known, edits) = (Arc::default(), None);
            *snapshot = Snapshot { generation, limits, verify, known, edits, ..snapshot.clone() };
        }
        state.generation = generation;
    }

    /// Whether the caller must publish the document's diagnostics. Otherwise a publisher is running and will see the
    /// newest version.
    pub(crate) fn begin_publishing(&self, uri: &str) -> bool {
        lock(&self.state).publishing.insert(uri.to_owned())
    }

    /// The next thing to publish after the version with this generation. With [`Next::Done`] the caller's turn is
    /// over.
    pub(crate) fn next_to_publish(&self, uri: &str, published: Option<u64>) -> Next {
        let mut state = lock(&self.state);
        match state.open.get(uri) {
            Some(snapshot) if Some(snapshot.generation) != published => {
                Next::Version(snapshot.clone())
            }
            None if published != Some(0) => Next::Closed,
            _ => {
                state.publishing.remove(uri);
                Next::Done
            }
        }
    }

    /// Whether a version is still the newest.
    pub(crate) fn is_newest(&self, uri: &str, generation: u64) -> bool {
        let state = lock(&self.state);
        state.open.get(uri).is_some_and(|snapshot| snapshot.generation == generation)
    }
}

/// The format of a document: by the language that the client calls it, or else by how its name
/// ends. Everything else is MLIR.
fn format_of(uri: &str, language: &str) -> Format {
    let ending = uri.rsplit_once('.').map(|(_, ending)| ending);
    match (language, ending) {
        ("mlir", _) => Format::Mlir,
        ("tablegen", _) => Format::TableGen,
        ("abide-reflection", _) | (_, Some("json")) => {
            Format::Signature(SignatureFormat::Reflection)
        }
        (_, Some("raw")) => Format::Signature(SignatureFormat::Raw),
        ("abide-signature", _) | (_, Some("sip")) => Format::Signature(SignatureFormat::Sip),
        (_, Some("td")) => Format::TableGen,
        _ => Format::Mlir,
    }
}

/// Changes a rope; returns the change in bytes, if it is one of a part of the text.
fn replace(rope: &mut Rope, range: Range, text: &str, encoding: Encoding) -> Option<TextEdit> {
    let Range::Between(start, end) = range else {
        *rope = Rope::from_str(text);
        return None;
    };
    let (start, end) =
        (position::offset(rope, start, encoding), position::offset(rope, end, encoding));
    // A client may send a range upside down.
    let (start, end) = (start.min(end), start.max(end));
    let index = |byte| rope.try_byte_to_char(byte).unwrap_or_default();
    let chars = index(start)..index(end);
    let first = chars.start;
    rope.try_remove(chars).ok()?;
    rope.try_insert(first, text).ok()?;
    Some(TextEdit::new(Span::from_range(start..end), text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(line: u32, column: u32) -> LineColumn {
        LineColumn { line, column }
    }

    #[test]
    fn edits_apply_in_order_and_hostile_ranges_are_clamped() {
        let documents = Documents::default();
        documents.open("a", "mlir", "é𝄞\nb\n", 1, &Settings::default());
        let edits = [
            (Range::Between(place(0, 1), place(0, 3)), "x"),
            (Range::Between(place(1, 9), place(0, 9)), "-"),
            (Range::Between(place(9, 9), place(7, 0)), "end"),
        ];
        documents.change("a", 2, Encoding::Utf16, edits);
        let snapshot = documents.snapshot("a").unwrap();
        assert_eq!(snapshot.rope.to_string(), "éx-\nend");
        assert_eq!(snapshot.document().text(), "éx-\nend".as_bytes());
        documents.change("b", 2, Encoding::Utf16, [(Range::Whole, "x")]);
        assert!(documents.snapshot("b").is_none());
    }

    #[test]
    fn an_old_snapshot_does_not_replace_a_newer_one() {
        let documents = Documents::default();
        documents.open("a", "mlir", "one", 1, &Settings::default());
        let old = documents.snapshot("a").unwrap();
        documents.change("a", 2, Encoding::Utf16, [(Range::Whole, "two")]);
        let new = documents.snapshot("a").unwrap();
        let known = new.document();
        assert_eq!(old.document().text(), b"one");
        assert!(Arc::ptr_eq(&known, &new.document()));
    }

    #[test]
    fn edits_are_passed_on_from_the_version_that_is_known() {
        let documents = Documents::default();
        let text = "func.func @f(%a: i32) {\n  %é = arith.addi %a, %a : i32\n  return\n}\n";
        documents.open("a", "mlir", text, 1, &Settings::default());
        let type_ = |column, text| {
            let at = place(1, column);
            documents.change("a", 2, Encoding::Utf16, [(Range::Between(at, at), text)]);
            documents.snapshot("a").unwrap()
        };
        assert!(type_(4, "x").edits.is_none(), "nothing is known that could be edited");
        let first = documents.snapshot("a").unwrap().document();
        let second = type_(5, "y");
        let third = type_(6, "z");
        assert_eq!(third.edits.as_ref().unwrap().edits.len(), 2);
        let fresh = Document::new(third.text(), third.limits);
        assert_eq!(third.document().text(), fresh.text());
        assert_eq!(third.document().diagnostics(), fresh.diagnostics());
        assert_eq!(first.text(), text.replace("%é", "%éx").as_bytes(), "it is as it was");
        assert_eq!(second.document().text(), text.replace("%é", "%éxy").as_bytes());
        let all = [(Range::Whole, "whole")];
        documents.change("a", 5, Encoding::Utf16, all);
        assert!(documents.snapshot("a").unwrap().edits.is_none());
    }

    #[test]
    fn the_language_id_or_the_name_determines_the_format() {
        use Format::{Mlir, Signature, TableGen};
        use SignatureFormat::{Raw, Reflection, Sip};
        for (uri, language, format) in [
            ("file:///a.mlir", "mlir", Mlir),
            ("file:///a.mlir.in", "plaintext", Mlir),
            ("file:///a.json", "mlir", Mlir),
            ("file:///a.td", "mlir", Mlir),
            ("file:///a.json", "json", Signature(Reflection)),
            ("file:///a.sip", "plaintext", Signature(Sip)),
            ("file:///a.raw", "abide-signature", Signature(Raw)),
            ("untitled:Untitled-1", "abide-signature", Signature(Sip)),
            ("untitled:Untitled-2", "abide-reflection", Signature(Reflection)),
            ("untitled:Untitled-3", "mlir", Mlir),
            ("file:///a.td", "plaintext", TableGen),
            ("file:///a.inc", "tablegen", TableGen),
            ("file:///a.json", "tablegen", TableGen),
            ("untitled:Untitled-4", "tablegen", TableGen),
        ] {
            assert_eq!(format_of(uri, language), format, "{uri} as {language}");
        }
    }

    #[test]
    fn diagnostics_are_published_by_one_at_a_time() {
        let documents = Documents::default();
        documents.open("a", "mlir", "one", 1, &Settings::default());
        assert!(documents.begin_publishing("a") && !documents.begin_publishing("a"));
        let Next::Version(first) = documents.next_to_publish("a", None) else { panic!() };
        documents.change("a", 2, Encoding::Utf16, [(Range::Whole, "two")]);
        assert!(!documents.is_newest("a", first.generation));
        let next = documents.next_to_publish("a", Some(first.generation));
        let Next::Version(second) = next else { panic!() };
        let next = documents.next_to_publish("a", Some(second.generation));
        assert!(matches!(next, Next::Done) && documents.begin_publishing("a"));
        documents.close("a");
        assert!(matches!(documents.next_to_publish("a", Some(7)), Next::Closed));
        assert!(matches!(documents.next_to_publish("a", Some(0)), Next::Done));
    }
}
