//! Lists the dumps of passes in a stream of lines. Only offsets, names and hashes are kept.

use crate::headers::{Header, MARK, When, header};
use crate::noise::is_message;
use crate::prefix::{Prefix, after_prefix, prefix_before};
use crate::starts::{Start, start, symbol};
use crate::timing::{self, Row};
use memchr::memmem;
use rustc_hash::{FxHashMap, FxHasher};
use serde_core::ser::{Serialize, SerializeStruct as _, Serializer};
use std::hash::Hasher as _;
use std::sync::Arc;

/// The maximum number of listed dumps.
const MAX_DUMPS: usize = 500_000;
/// The maximum number of rows of times.
const MAX_ROWS: usize = 100_000;
/// The maximum number of operations with a known state.
const MAX_STATES: usize = 2_000_000;

/// The maximum length of the kept beginning of a line, in bytes.
const MAX_HEAD_BYTES: usize = 1 << 16;
/// The maximum length of the kept end of a longer line, in bytes.
const MAX_TAIL_BYTES: usize = 256;

/// The factor of the hash of long lines (FNV-1a).
const HASH_FACTOR: u64 = 0x0000_0100_0000_01b3;

/// The maximum length of a name or message that is kept, in bytes.
const MAX_KEPT_BYTES: usize = 300;

/// IR that was printed before or after a pass.
#[derive(Debug, Clone, PartialEq)]
pub struct Dump {
    /// Its number in the log, counted from 1.
    pub number: usize,
    /// The name of the pass.
    pub pass: Arc<str>,
    /// Its argument with options, if the log has it.
    pub argument: Arc<str>,
    /// The operation that was printed: its name, and its symbol if it has one.
    pub scope: Arc<str>,
    /// When it was printed.
    pub when: When,
    /// Whether it is LLVM IR.
    pub is_llvm: bool,
    /// The place of the text in the log, from the line after the header on.
    pub start: u64,
    /// The end of the text.
    pub end: u64,
    /// The line of the header, counted from 1.
    pub line: u64,
    /// The number of bytes of IR.
    pub bytes: u64,
    /// The number of operations, counted by lines.
    pub operations: u64,
    /// Whether it differs from the last dump of the same operation; `None` for the first one.
    pub changed: Option<bool>,
    /// The first error that follows.
    pub error: Option<Arc<str>>,
    /// The seconds that the pass took, if the log has a report of times with as many rows of its name as it ran.
    pub seconds: Option<f64>,
}

impl Serialize for Dump {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Dump", 14)?;
        out.serialize_field("dump", &self.number)?;
        out.serialize_field("line", &self.line)?;
        out.serialize_field("pass", &*self.pass)?;
        out.serialize_field("argument", &*self.argument)?;
        out.serialize_field("when", self.when.name())?;
        out.serialize_field("operation", &*self.scope)?;
        out.serialize_field("operations", &self.operations)?;
        out.serialize_field("bytes", &self.bytes)?;
        out.serialize_field("changed", &self.changed)?;
        out.serialize_field("seconds", &self.seconds)?;
        out.serialize_field("error", &self.error.as_deref())?;
        out.serialize_field("llvm", &self.is_llvm)?;
        out.serialize_field("start", &self.start)?;
        out.serialize_field("end", &self.end)?;
        out.end()
    }
}

/// The dumps of a log.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Log {
    /// The dumps, in order.
    pub dumps: Vec<Dump>,
    /// The number of dumps that are not listed.
    pub omitted: u64,
    /// The number of lines.
    pub lines: u64,
}

/// Reads a log piece by piece. The memory grows with the number of dumps, not with the length of the log.
#[derive(Default)]
pub struct Indexer {
    log: Log,
    rows: Vec<Row>,
    is_in_report: bool,
    names: FxHashMap<Vec<u8>, Arc<str>>,
    states: FxHashMap<u64, u64>,
    prefix: Prefix,
    open: Option<OpenDump>,
    /// The first error before all dumps: that of a pass whose failure alone is printed.
    early_error: Option<Arc<str>>,
    /// The beginning of a line whose end is not read yet.
    partial: PartialLine,
    offset: u64,
}

/// A line that is read in pieces. Of a long one the beginning, the end and a hash are kept.
#[derive(Default)]
struct PartialLine {
    head: Vec<u8>,
    tail: Vec<u8>,
    /// The hash of the rest: byte by byte, so that it does not depend on the pieces.
    rest: u64,
    length: u64,
}

impl PartialLine {
    fn add(&mut self, bytes: &[u8]) {
        self.length += bytes.len() as u64;
        let room = MAX_HEAD_BYTES.saturating_sub(self.head.len()).min(bytes.len());
        let (head, rest) = bytes.split_at_checked(room).unwrap_or((bytes, b""));
        self.head.extend_from_slice(head);
        if !rest.is_empty() {
            let add = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(HASH_FACTOR);
            self.rest = rest.iter().fold(self.rest, add);
            self.tail.extend_from_slice(
                rest.get(rest.len().saturating_sub(MAX_TAIL_BYTES)..).unwrap_or(rest),
            );
            self.tail.drain(..self.tail.len().saturating_sub(MAX_TAIL_BYTES));
        }
    }

    /// The line, or its replacement if it is long.
    fn take(&mut self) -> (Vec<u8>, u64) {
        let line = std::mem::take(self);
        let mut text = line.head;
        if !line.tail.is_empty() {
            text.extend_from_slice(format!(" {:016x} ", line.rest).as_bytes());
            text.extend_from_slice(&line.tail);
        }
        (text, line.length)
    }
}

/// The state of the dump that is read.
#[derive(Default)]
struct OpenDump {
    is_inside: bool,
    /// Whether the operation of the dump has begun. A dump has only one.
    has_operation: bool,
    /// Whether other IR follows: the output of the program, which no pass printed.
    is_over: bool,
    is_module: bool,
    /// Whether the scope is not yet known.
    needs_scope: bool,
    /// The hash of the lines that belong to no child.
    own: FxHasher,
    /// The functions of a module: their keys and hashes.
    child: Option<(u64, FxHasher)>,
    children: Vec<(u64, u64)>,
}

impl Indexer {
    /// Reads the next piece of the log.
    pub fn read(&mut self, piece: &[u8]) {
        let mut start = 0;
        // The marks of headers are searched in the whole piece: that is much faster than line by line.
        let mut marks = memmem::find_iter(piece, MARK).peekable();
        for end in memchr::memchr_iter(b'\n', piece) {
            let line = piece.get(start..end).unwrap_or_default();
            start = end + 1;
            if self.partial.length == 0 && line.len() <= MAX_HEAD_BYTES {
                let has_mark = marks.next_if(|mark| *mark < end).is_some();
                self.line(line, line.len() as u64, has_mark);
            } else {
                self.partial.add(line);
                let (line, length) = self.partial.take();
                self.line(&line, length, true);
            }
            while marks.next_if(|mark| *mark < end).is_some() {}
        }
        self.partial.add(piece.get(start..).unwrap_or_default());
    }

    /// Reads a line without its line break. `length` is the number of its bytes in the log; `has_mark` is whether it may be
    /// a header.
    fn line(&mut self, line: &[u8], length: u64, has_mark: bool) {
        self.log.lines += 1;
        let offset = self.offset;
        self.offset += length + 1;
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        // A header is at the beginning of a line: lines of kilobytes are not searched.
        let head = line.get(..line.len().min(4000)).unwrap_or(line);
        if let Some(header) = has_mark.then(|| header(head)).flatten() {
            self.begin(&header, head, offset + length + 1);
            return;
        }
        if self.is_in_report || line.starts_with(b"===-----") {
            self.report(line);
            return;
        }
        if self.log.dumps.is_empty() && self.early_error.is_none() && is_error(line.trim_ascii()) {
            self.early_error = Some(words(line.trim_ascii()));
        }
        self.body(line);
        let is_open = self.open.as_ref().is_some_and(|open| !open.is_over);
        if let Some(dump) = self.log.dumps.last_mut().filter(|_| is_open) {
            dump.end = offset + length;
        }
    }

    /// Ends the log.
    #[must_use]
    pub fn finish(mut self) -> Log {
        if self.partial.length > 0 {
            let (line, length) = self.partial.take();
            self.line(&line, length, true);
        }
        self.close();
        self.add_times();
        self.log
    }

    fn name(&mut self, bytes: &[u8]) -> Arc<str> {
        let bytes = bytes.get(..bytes.len().min(MAX_KEPT_BYTES)).unwrap_or(bytes);
        if let Some(known) = self.names.get(bytes) {
            return Arc::clone(known);
        }
        let name: Arc<str> = String::from_utf8_lossy(bytes).into();
        self.names.insert(bytes.to_vec(), Arc::clone(&name));
        name
    }

    /// Begins a dump after its header.
    fn begin(&mut self, header: &Header<'_>, line: &[u8], start: u64) {
        self.close();
        self.is_in_report = false;
        if self.log.dumps.len() >= MAX_DUMPS {
            self.log.omitted += 1;
            return;
        }
        let before = line.get(..header.begin).unwrap_or_default();
        let prefix = prefix_before(line, |rest| line.len() - rest.len() >= before.len());
        self.prefix = prefix.map_or_else(|| Prefix::of_text(before), |(prefix, _)| prefix);
        let scope = if header.is_llvm { header.scope } else { b"" };
        let dump = Dump {
            number: self.log.dumps.len() + 1,
            pass: self.name(header.pass),
            argument: self.name(header.argument),
            scope: self.name(scope),
            when: header.when,
            is_llvm: header.is_llvm,
            start,
            end: start,
            line: self.log.lines,
            bytes: 0,
            operations: 0,
            changed: None,
            error: self.early_error.take().filter(|_| header.when == When::Failed),
            seconds: None,
        };
        self.log.dumps.push(dump);
        self.open = Some(OpenDump { needs_scope: true, ..OpenDump::default() });
    }

    /// Reads a line of a dump.
    fn body(&mut self, line: &[u8]) {
        let Some(open) = &mut self.open else { return };
        let Some(dump) = self.log.dumps.last_mut() else { return };
        let from = match self.prefix.is_empty() {
            true => 0,
            false => after_prefix(line, &self.prefix).unwrap_or(0),
        };
        let line = line.get(from..).unwrap_or_default();
        let text = line.trim_ascii();
        let Some(first) = text.first() else { return };
        let is_indented = line.first().is_some_and(u8::is_ascii_whitespace);
        if dump.is_llvm {
            open.own.write(text);
            open.own.write_u8(b'\n');
            dump.bytes += line.len() as u64 + 1;
            let is_operation = is_indented && *first != b';';
            dump.operations += u64::from(is_operation);
            return;
        }
        let begins = if open.is_inside || is_indented { None } else { start(text) };
        let is_label = open.is_inside && b"^)".contains(first);
        let ends = *first == b'}' || text.starts_with(b"#-}");
        let closes = open.is_inside && !is_indented && ends;
        let is_of_output = begins.is_some_and(|begins| open.is_of_output(begins, text));
        open.is_over |= is_of_output;
        let is_within = closes || is_label || open.is_inside && is_indented;
        let is_ir = !open.is_over && (begins.is_some() || is_within);
        if !is_ir {
            if dump.error.is_none() && is_error(text) {
                self.error(text.to_vec());
            }
            return;
        }
        dump.bytes += line.len() as u64 + 1;
        dump.operations += u64::from(is_operation(text) || begins == Some(Start::Operation));
        open.is_inside |= begins == Some(Start::Metadata);
        if begins == Some(Start::Operation) {
            open.has_operation = true;
            open.is_inside = opens(text);
            if open.needs_scope {
                open.needs_scope = false;
                let scope = scope_of(text);
                open.is_module =
                    scope.starts_with(b"builtin.module") || scope.starts_with(b"module");
                let scope = scope.to_vec();
                let scope = self.name(&scope);
                if let Some(dump) = self.log.dumps.last_mut() {
                    dump.scope = scope;
                }
            }
        }
        let Some(open) = &mut self.open else { return };
        open.hash(line, text);
        if closes && !text.ends_with(b"{") {
            open.is_inside = false;
        }
    }

    /// Notes the first error after a dump.
    fn error(&mut self, text: Vec<u8>) {
        if let Some(dump) = self.log.dumps.last_mut() {
            dump.error = Some(words(&text));
        }
    }

    /// Ends the dump that is read: compares it with the last one of the same operation.
    fn close(&mut self) {
        let Some(mut open) = self.open.take() else { return };
        open.end_child();
        let Some(dump) = self.log.dumps.last_mut() else { return };
        let mut scope = FxHasher::default();
        scope.write(dump.scope.as_bytes());
        let scope = scope.finish();
        let own = open.own.finish();
        let is_full = self.states.len() >= MAX_STATES;
        let mut changed = self.states.get(&scope).map(|old| *old != own);
        if !is_full || changed.is_some() {
            self.states.insert(scope, own);
        }
        for (key, hash) in &open.children {
            let old = self.states.get(key).copied();
            if !is_full || old.is_some() {
                self.states.insert(*key, *hash);
            }
            let is_other = old != Some(*hash);
            changed = changed.map(|changed| changed || is_other);
        }
        dump.changed = changed;
    }

    /// Reads a line of a report of times.
    fn report(&mut self, line: &[u8]) {
        self.is_in_report = true;
        if let Some(dump) = &mut self.open {
            dump.is_inside = false;
        }
        match timing::row(line) {
            Some(row) if row.name == b"Total" => self.is_in_report = false,
            Some(row) if self.rows.len() < MAX_ROWS => self.rows.push(row),
            _ => {}
        }
        // A report that has no last row ends where IR begins.
        if start(line) == Some(Start::Operation) {
            self.is_in_report = false;
        }
    }

    /// Sets the time of each run of a pass, if there are as many rows as runs.
    fn add_times(&mut self) {
        let mut rows: FxHashMap<&[u8], Vec<f64>> = FxHashMap::default();
        for row in &self.rows {
            rows.entry(&row.name).or_default().push(row.seconds);
        }
        let mut runs: FxHashMap<Arc<str>, Vec<usize>> = FxHashMap::default();
        for (index, dump) in self.log.dumps.iter().enumerate() {
            if dump.when != When::Before {
                runs.entry(Arc::clone(&dump.pass)).or_default().push(index);
            }
        }
        for (pass, runs) in runs {
            let Some(rows) = rows.get(pass.as_bytes()).filter(|rows| rows.len() == runs.len())
            else {
                continue;
            };
            for (run, seconds) in runs.into_iter().zip(rows) {
                if let Some(dump) = self.log.dumps.get_mut(run) {
                    dump.seconds = Some(*seconds);
                }
            }
        }
    }
}

impl OpenDump {
    /// Whether IR begins that is not of the dump. Aliases of locations and resources follow its operation.
    fn is_of_output(&self, begins: Start, text: &[u8]) -> bool {
        let may_follow = match begins {
            Start::Operation => false,
            Start::Alias => text.starts_with(b"#loc"),
            Start::Metadata => true,
        };
        self.has_operation && !self.is_inside && !may_follow
    }

    /// Adds a line to the hash of the function that it is in, or to that of the rest.
    fn hash(&mut self, line: &[u8], text: &[u8]) {
        let indent = line.len() - line.trim_ascii_start().len();
        if self.is_module && self.is_inside && indent == 2 && self.child.is_none() && opens(text) {
            let mut key = FxHasher::default();
            key.write(scope_of(text));
            self.child = Some((key.finish(), FxHasher::default()));
        }
        match &mut self.child {
            Some((_, hash)) => {
                hash.write(text);
                hash.write_u8(b'\n');
                if indent == 2 && text.starts_with(b"}") && !text.ends_with(b"{") {
                    self.end_child();
                }
            }
            None => {
                self.own.write(text);
                self.own.write_u8(b'\n');
            }
        }
    }

    fn end_child(&mut self) {
        if let Some((key, hash)) = self.child.take() {
            // A removed function is also a change.
            self.own.write_u64(key);
            self.children.push((key, hash.finish()));
        }
    }
}

/// The name of an operation and its symbol: `func.func @f`.
pub(crate) fn scope_of(text: &[u8]) -> &[u8] {
    let name_end = text.iter().position(|byte| b" (".contains(byte)).unwrap_or(text.len());
    let Some(symbol) = symbol(text.get(..text.len().min(4000)).unwrap_or(text)) else {
        return text.get(..name_end).unwrap_or(text);
    };
    // `func.func private @f`: with its visibility, which is a word before the symbol.
    let end = memmem::find(text, symbol).map_or(name_end, |at| at + symbol.len());
    text.get(..end).unwrap_or(text)
}

fn opens(text: &[u8]) -> bool {
    let tail = text.get(text.len().saturating_sub(200)..).unwrap_or(text);
    let code = memmem::find(tail, b" //").and_then(|comment| tail.get(..comment));
    code.unwrap_or(tail).trim_ascii_end().ends_with(b"{")
}

/// Whether a line of a region begins with an operation.
fn is_operation(text: &[u8]) -> bool {
    match text.first() {
        Some(b'%' | b'"') => true,
        Some(first) if first.is_ascii_alphabetic() || *first == b'_' => {
            !(text.starts_with(b"case ") || text.starts_with(b"default"))
        }
        _ => false,
    }
}

/// The beginning of a message.
fn words(message: &[u8]) -> Arc<str> {
    let message = message.get(..message.len().min(MAX_KEPT_BYTES)).unwrap_or(message);
    String::from_utf8_lossy(message).into()
}

fn is_error(text: &[u8]) -> bool {
    let text = text.get(..text.len().min(1000)).unwrap_or(text);
    is_message(text) && memmem::find(text, b"rror").is_some()
        || text.starts_with(b"loc(") && memmem::find(text, b"): error:").is_some()
}
