//! Finds the modules of a text.

use crate::aligned::Aligned;
use crate::brackets::Brackets;
use crate::foreign::Foreign;
use crate::headers::is_header;
use crate::lines::{self, Line, Marks};
use crate::noise::{ends_module, is_annotation, is_caret, is_message};
use crate::prefix::{Prefix, after_prefix, prefix_before};
use crate::starts::{Start, start, symbol};
use crate::{escapes, hunks, starts};
use memchr::memmem;
use rustc_hash::FxHashSet;
use std::ops::Range;

/// A module in a text, or functions without one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its place in the text.
    pub span: Range<usize>,
    /// Its text without the prefixes of lines, colours and escapes. It is as long as the span, and its bytes keep their
    /// offsets, except after a removed part within a word.
    pub text: Vec<u8>,
    /// Whether it has no end, because the log was cut off.
    pub is_cut: bool,
    /// Whether it is a module. Others may mention symbols of the enclosing module, which the log does not show.
    pub is_module: bool,
}

impl Piece {
    /// The symbols of its operations with regions.
    #[must_use]
    pub fn symbols(&self) -> FxHashSet<&[u8]> {
        let lines = self.text.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
        lines
            .filter(|line| !line.starts_with(b"%") && starts::opens(line))
            .filter_map(symbol)
            .collect()
    }

    /// Whether the line at an offset mentions a symbol that is not among these.
    #[must_use]
    pub fn mentions_others(&self, offset: usize, symbols: &FxHashSet<&[u8]>) -> bool {
        let rest = self.text.get(offset..).unwrap_or_default();
        let line = rest.split(|byte| *byte == b'\n').next().unwrap_or_default();
        memchr::memchr_iter(b'@', line).any(|at| {
            let name = line.get(at + 1..).map_or(0, starts::name_length);
            line.get(at..at + 1 + name).is_some_and(|name| !symbols.contains(name))
        })
    }
}

/// The MLIR of a text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Extraction {
    /// The modules, in order.
    pub pieces: Vec<Piece>,
    /// The texts of other formats, with their places.
    pub foreign: Vec<(usize, Foreign)>,
    /// Whether there are headers of dumps, which passes print before their IR.
    pub has_dumps: bool,
    /// Whether lines were joined that a terminal broke within words.
    pub has_breaks: bool,
    /// Whether there are messages of programs outside of the modules.
    pub has_messages: bool,
}

impl Extraction {
    /// Whether there are modules, and the text in front of the first one is not a mistake in a file of MLIR.
    #[must_use]
    pub fn begins_as_log(&self, text: &[u8]) -> bool {
        let Some(first) = self.pieces.first() else { return false };
        let before = text.get(..first.span.start).unwrap_or_default();
        let mut lines = before.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
        let line = lines.find(|line| !(line.is_empty() || line.starts_with(b"//")));
        line.is_none_or(|line| {
            // JSON begins with a brace alone.
            let is_code = starts::opens(line) && line != b"{" && !opens_other_code(line)
                || line.starts_with(b"}")
                || line.starts_with(b"%");
            !is_code || is_message(line) || Foreign::of_line(line).is_some()
        })
    }

    /// Whether there is text outside of the modules, comments and messages.
    pub(crate) fn has_other_text(&self, text: &[u8]) -> bool {
        let mut at = 0;
        let ends = self.pieces.iter().map(|piece| piece.span.end).chain([text.len()]);
        let starts = self.pieces.iter().map(|piece| piece.span.start).chain([text.len()]);
        ends.zip(starts).any(|(end, start)| {
            let between = text.get(at..start).unwrap_or_default();
            at = end;
            let mut lines = between.split(|byte| *byte == b'\n');
            let first = lines.find(|line| {
                let line = line.trim_ascii();
                !line.is_empty() && !line.starts_with(b"//")
            });
            // The lines after a message belong to it, and so does the rest of a text of another format.
            first.is_some_and(|line| !is_message(line) && Foreign::of_line(line).is_none())
        })
    }
}

/// Whether a line begins a function of another language, such as `TEST(A, B) {`: it mentions no value and no symbol.
fn opens_other_code(line: &[u8]) -> bool {
    let head = line.split(|byte| *byte == b'(').next().unwrap_or_default();
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || b"_: *&".contains(byte);
    let is_mlir = [&b"func"[..], b"module"].iter().any(|word| head.starts_with(word));
    let has_sigil = line.iter().any(|byte| b"%@^\"#!".contains(byte));
    head.len() < line.len()
        && !head.is_empty()
        && head.iter().all(is_name)
        && !is_mlir
        && !has_sigil
}

/// Finds the modules of a text, and the texts of other formats. Linear in its length.
#[must_use]
pub fn extract(text: &[u8]) -> Extraction {
    pieces_of(text, false)
}

/// The modules of a text; of a dump without its header, if `is_dump`.
fn pieces_of(text: &[u8], is_dump: bool) -> Extraction {
    let (lines, has_breaks) = lines::lines(text);
    let all = escapes::expand_all(hunks::without_marks(lines));
    let found = Extraction { has_breaks, ..Extraction::default() };
    let mut finder = Finder { lines: &all, found, fence: Fence::Outside, is_after_header: is_dump };
    let mut at = 0;
    while at < all.len() {
        at = finder.step(at);
    }
    finder.found
}

/// The IR of a dump, without prefixes, colours and messages. Linear in its length.
#[must_use]
pub fn ir_of(dump: &[u8]) -> Vec<u8> {
    if let Some(text) = plain_ir(dump) {
        return [text, &b"\n"[..]].concat();
    }
    let mut text = Vec::new();
    for piece in pieces_of(dump, true).pieces {
        // The blanks that replace prefixes.
        let blanks = |line: &&[u8]| line.iter().position(|byte| *byte != b' ');
        let lines = || piece.text.split(|byte| *byte == b'\n');
        let indent = lines().skip(1).filter_map(|line| blanks(&line)).min().unwrap_or(0);
        for (index, line) in lines().enumerate() {
            let from = if index == 0 { 0 } else { indent.min(line.len()) };
            text.extend_from_slice(line.get(from..).unwrap_or_default().trim_ascii_end());
            text.push(b'\n');
        }
    }
    text
}

/// The IR of a dump that is plainly nothing else: its first line begins it, and all others continue it. Most logs have no
/// prefixes, and looking for them takes as long as parsing.
fn plain_ir(dump: &[u8]) -> Option<&[u8]> {
    let first = dump.split(|byte| *byte == b'\n').next()?;
    let header = if is_header(first) { first.len() } else { 0 };
    let blanks = |text: &[u8]| text.iter().take_while(|byte| **byte == b'\n').count();
    let text = dump.get(header..)?;
    let text = text.get(blanks(text)..)?.trim_ascii_end();
    // Colours, the line breaks of Windows, and the blanks and entities of web pages.
    if memchr::memchr3(b'\x1b', b'\r', 0xc2, text).is_some() || Marks::of(text).any() {
        return None;
    }
    let mut is_end = false;
    for (index, line) in text.split(|byte| *byte == b'\n').enumerate() {
        is_end = match line {
            [] | [b' ', ..] if index > 0 => false,
            [b'}', ..] | b"#-}" if index > 0 => true,
            _ if line.starts_with(b" ") => return None,
            _ => start(line)? == Start::Alias,
        };
    }
    is_end.then_some(text)
}

/// A fence of Markdown around lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fence {
    Outside,
    /// Within a fence of another language, or without a language.
    Inside,
}

struct Finder<'l, 't> {
    lines: &'l [Line<'t>],
    found: Extraction,
    fence: Fence,
    /// Whether the last line with text is the header of a dump: any operation may follow.
    is_after_header: bool,
}

/// The part of a line that belongs to a piece.
#[derive(Debug, Clone, Copy)]
struct Part {
    line: usize,
    from: usize,
    to: usize,
}

impl<'l> Finder<'l, '_> {
    /// Reads the construct that begins at a line; returns the line after it.
    fn step(&mut self, at: usize) -> usize {
        let Some(line) = self.lines.get(at) else { return at + 1 };
        let bytes = &*line.bytes;
        if bytes.trim_ascii().is_empty() {
            return at + 1;
        }
        if is_header(bytes) {
            self.found.has_dumps = true;
            self.is_after_header = true;
            return at + 1;
        }
        let is_dump = std::mem::take(&mut self.is_after_header);
        if let Some(info) = fence(bytes) {
            return self.enter_fence(at, info);
        }
        let begins_dump = |rest: &[u8]| is_dump && starts::begins_dump(rest);
        let dumped = || {
            prefix_before(bytes, begins_dump).map(|(prefix, from)| (prefix, from, Start::Operation))
        };
        let Some((prefix, from, kind)) = piece_start(bytes).or_else(dumped) else {
            self.see_other(line);
            let next = at + if is_message(bytes) { self.message_length(at) } else { 1 };
            return if shows_operation(bytes) { self.skip_part(next) } else { next };
        };
        if kind != Start::Operation {
            // Aliases are before operations.
            let first = (at + 1..self.lines.len()).find(|next| {
                let line = self.lines.get(*next).map_or(&b""[..], |line| &line.bytes);
                let rest = after_prefix(line, &prefix).and_then(|from| line.get(from..));
                let rest = rest.unwrap_or(line).trim_ascii();
                let is_alias = matches!(start(rest), Some(Start::Alias | Start::Metadata));
                !is_alias && !rest.is_empty() && !rest.starts_with(b"//")
            });
            let next = first.and_then(|next| self.lines.get(next));
            let has_operation = next.is_some_and(|line| {
                let rest =
                    after_prefix(&line.bytes, &prefix).map_or(&*line.bytes, |from| line.from(from));
                start(rest) == Some(Start::Operation) || begins_dump(rest)
            });
            if !has_operation {
                return first.unwrap_or(self.lines.len()).max(at + 1);
            }
        }
        self.read_piece(at, &prefix, from)
    }

    /// Skips the operation that a note shows at a line, if values from around it make it a part of a module; returns the
    /// line to continue with.
    fn skip_part(&mut self, at: usize) -> usize {
        let Some(line) = self.lines.get(at) else { return at };
        let sign = memchr::memchr2(b'%', b'@', &line.bytes);
        let is_part = sign.and_then(|sign| line.bytes.get(sign)) == Some(&b'%');
        match piece_start(&line.bytes) {
            Some((prefix, from, Start::Operation)) if is_part => {
                let before = self.found.pieces.len();
                let next = self.read_piece(at, &prefix, from);
                self.found.pieces.truncate(before);
                next
            }
            _ => at,
        }
    }

    /// Notes a line that is not MLIR.
    fn see_other(&mut self, line: &Line<'_>) {
        self.found.has_messages |= is_message(&line.bytes);
        let begins = |rest: &[u8]| Foreign::of_line(rest).is_some_and(Foreign::is_dumped);
        let from = prefix_before(&line.bytes, begins).map(|(_, from)| from);
        if let Some(foreign) = from.and_then(|from| Foreign::of_line(line.from(from))) {
            let is_new = self.found.foreign.last().is_none_or(|(_, last)| *last != foreign);
            if is_new {
                self.found.foreign.push((line.place(0), foreign));
            }
        }
    }

    /// Reads the first line of a fence. All lines of a fence of MLIR are one piece.
    fn enter_fence(&mut self, at: usize, info: &[u8]) -> usize {
        if self.fence == Fence::Inside {
            self.fence = Fence::Outside;
            return at + 1;
        }
        if info != b"mlir" {
            self.fence = Fence::Inside;
            return at + 1;
        }
        let end = (at + 1..self.lines.len())
            .find(|next| self.lines.get(*next).is_some_and(|line| fence(&line.bytes).is_some()));
        let end = end.unwrap_or(self.lines.len());
        let lines = self.lines.get(at + 1..end).unwrap_or_default();
        if lines.iter().any(|line| is_header(&line.bytes)) {
            self.fence = Fence::Inside;
            return at + 1;
        }
        let indent = lines.iter().filter_map(|line| quoted(&line.bytes)).min().unwrap_or(0);
        let part = |(index, line): (usize, &Line<'_>)| Part {
            line: at + 1 + index,
            from: indent.min(line.bytes.len()),
            to: line.bytes.len(),
        };
        let parts: Vec<Part> = lines.iter().enumerate().map(part).collect();
        self.add(&parts, false, true);
        end + 1
    }

    /// Reads a piece from its first line on; returns the line after it.
    fn read_piece(&mut self, begin: usize, prefix: &Prefix, from: usize) -> usize {
        let is_repeated = self.repeats_prefix(begin, prefix);
        let mut reader = PieceReader::default();
        let mut at = begin;
        let mut is_cut = false;
        while let Some(line) = self.lines.get(at) {
            let same = is_repeated.then(|| after_prefix(&line.bytes, prefix)).flatten();
            let from = if at == begin { from } else { same.unwrap_or(0) };
            let rest = line.from(from);
            let next = if at == begin { Next::Take } else { reader.next(line, rest) };
            match next {
                Next::Take => {
                    let is_done = reader.read(at, from, line);
                    at += 1;
                    if is_done {
                        break;
                    }
                }
                Next::Skip => at += 1,
                Next::Message => {
                    self.found.has_messages = true;
                    at += self.message_length(at);
                }
                Next::Stop => {
                    is_cut = reader.brackets.depth > 0;
                    break;
                }
            }
        }
        is_cut |= at >= self.lines.len() && reader.brackets.depth > 0;
        self.add(&reader.parts, is_cut, reader.has_module);
        at.max(begin + 1)
    }

    /// Whether the lines after the first one of a piece have its prefix, too.
    fn repeats_prefix(&self, begin: usize, prefix: &Prefix) -> bool {
        let next = self.lines.get(begin + 1..).unwrap_or_default();
        let is_text =
            |line: &&Line<'_>| !line.bytes.trim_ascii().is_empty() && !is_annotation(&line.bytes);
        let next = next.iter().take(50).find(is_text);
        !prefix.is_empty() && next.is_some_and(|line| after_prefix(&line.bytes, prefix).is_some())
    }

    /// The number of lines of a message: with the lines that it quotes.
    fn message_length(&self, at: usize) -> usize {
        let caret = |line: usize| self.lines.get(line).is_some_and(|line| is_caret(&line.bytes));
        if caret(at + 2) {
            3
        } else if caret(at + 1) {
            2
        } else {
            1
        }
    }

    /// Adds the piece that consists of these parts.
    fn add(&mut self, parts: &[Part], is_cut: bool, is_module: bool) {
        let placed = |part: &Part| self.lines.get(part.line).map(|line| line.place(part.from));
        let Some(base) = parts.first().and_then(placed) else { return };
        let mut aligned = Aligned::new(base);
        let mut end = base;
        for part in parts {
            if let Some(line) = self.lines.get(part.line) {
                aligned.push(line, part.from, part.to);
                end = line.place(part.to);
            }
        }
        let text = aligned.finish();
        if !text.trim_ascii().is_empty() {
            let span = base..end.max(base + text.len());
            self.found.pieces.push(Piece { span, text, is_cut, is_module });
        }
    }
}

/// The use of the next line of a piece.
enum Next {
    /// It belongs to the piece.
    Take,
    /// It is blank or a comment.
    Skip,
    /// It is a message that was printed between the lines of the piece.
    Message,
    /// The piece ends before it.
    Stop,
}

/// A piece that is read.
#[derive(Default)]
struct PieceReader<'l> {
    brackets: Brackets,
    parts: Vec<Part>,
    /// Whether there is an operation, after aliases.
    has_operation: bool,
    has_module: bool,
    is_after_blank: bool,
    /// The symbols of the operations that are not in a region.
    symbols: FxHashSet<&'l [u8]>,
    /// The names of its aliases, with their sigils.
    aliases: FxHashSet<&'l [u8]>,
    /// The last line.
    last: &'l [u8],
}

impl<'l> PieceReader<'l> {
    /// The use of a line, whose text after the prefix is `rest`.
    fn next(&mut self, line: &Line<'_>, rest: &[u8]) -> Next {
        if line.is_apart || is_header(&line.bytes) || fence(&line.bytes).is_some() {
            return Next::Stop;
        }
        if rest.trim_ascii().is_empty() {
            self.is_after_blank = true;
            return Next::Skip;
        }
        if self.brackets.depth > 0 {
            return match () {
                () if ends_module(rest) || restarts(rest) => Next::Stop,
                () if is_message(rest) => Next::Message,
                () => Next::Take,
            };
        }
        match start(rest) {
            Some(Start::Operation) if self.belongs_to_file(rest) => Next::Take,
            Some(Start::Operation) => Next::Stop,
            Some(Start::Metadata) => Next::Take,
            None if !self.has_operation && starts::begins_dump(rest) => Next::Take,
            // Aliases after a blank line belong to the next module, and so does a second definition.
            Some(_) if self.has_operation && self.is_after_blank && !self.uses(rest) => Next::Stop,
            Some(_) if self.has_operation && self.aliases.contains(alias_name(rest)) => Next::Stop,
            Some(_) => Next::Take,
            None if rest.starts_with(b"//") && !rest.starts_with(b"// -----") => Next::Skip,
            None => Next::Stop,
        }
    }

    /// Whether an operation belongs to the same file: it is the first one, or has another symbol.
    fn belongs_to_file(&self, rest: &[u8]) -> bool {
        let is_other = symbol(rest).is_some_and(|name| !self.symbols.contains(name));
        !self.has_operation || is_other && !self.has_module && !is_module(rest)
    }

    /// Whether an alias is a location of the module: these are printed after it.
    fn uses(&self, rest: &[u8]) -> bool {
        let name = alias_name(rest);
        let is_location = name.starts_with(b"#loc");
        is_location && (self.last.starts_with(b"#loc") || memmem::find(self.last, name).is_some())
    }

    /// Adds a line from an index on; returns whether the piece ends on it.
    fn read(&mut self, index: usize, from: usize, line: &'l Line<'_>) -> bool {
        let rest = line.from(from);
        let begun = if self.brackets.depth == 0 { start(rest) } else { None };
        match begun {
            // The first operation of a dump may be any.
            None if self.brackets.depth == 0 => self.has_operation = true,
            Some(Start::Operation) => {
                self.has_operation = true;
                self.has_module |= is_module(rest);
                self.symbols.extend(symbol(rest));
            }
            Some(Start::Alias) => {
                self.aliases.insert(alias_name(rest));
            }
            _ => {}
        }
        (self.is_after_blank, self.last) = (false, rest);
        let closed = self.brackets.read(rest);
        self.brackets.depth = self.brackets.depth.max(0);
        let end = closed.and_then(|closed| {
            let after = rest.get(closed..)?.trim_ascii_start();
            ends_literal(after).then_some(closed)
        });
        let to = end.map_or(line.bytes.len(), |end| from + end);
        self.parts.push(Part { line: index, from, to });
        end.is_some()
    }
}

/// The name that a line defines, with its sigil.
fn alias_name(line: &[u8]) -> &[u8] {
    let length = line.get(1..).map_or(0, starts::name_length);
    line.get(..1 + length).unwrap_or_default()
}

/// Whether the lines after a note show the operation of an error.
fn shows_operation(note: &[u8]) -> bool {
    note.trim_ascii_end().ends_with(b"note: see current operation:")
}

/// Whether an operation is a module.
fn is_module(rest: &[u8]) -> bool {
    let rest = rest.strip_prefix(b"builtin.").unwrap_or(rest);
    rest.starts_with(b"module ") || rest.starts_with(b"\"builtin.module\"")
}

/// Whether a text after the last bracket of a module shows that this was in a string of another language.
fn ends_literal(after: &[u8]) -> bool {
    let is_quote = |byte: &u8| b"'`\"".contains(byte);
    match after {
        [first, ..] if is_quote(first) => true,
        [b')', rest @ ..] => {
            // `)mlir"` of C++.
            let length = starts::name_length(rest);
            rest.get(length).is_none_or(is_quote) || rest.is_empty()
        }
        _ => false,
    }
}

/// Whether a line that is not indented begins a module, which is never within another one.
fn restarts(rest: &[u8]) -> bool {
    is_module(rest) && start(rest) == Some(Start::Operation)
}

/// The first word of a fence's line; `None` if a line is not a fence.
fn fence(line: &[u8]) -> Option<&[u8]> {
    let line = line.get(quoted(line)?..)?;
    let rest = line.strip_prefix(b"```").or_else(|| line.strip_prefix(b"~~~"))?;
    let rest = rest.trim_ascii_start();
    let length = starts::name_length(rest);
    // `` ```x``` `` is within a line.
    memmem::find(rest, b"```").is_none().then(|| rest.get(..length).unwrap_or_default())
}

/// The index after blanks and the marks of quotations; `None` if there is nothing after them.
fn quoted(line: &[u8]) -> Option<usize> {
    line.iter().position(|byte| !b" \t>".contains(byte))
}

/// The prefix, the index and the kind of a piece that begins at a line.
fn piece_start(line: &[u8]) -> Option<(Prefix, usize, Start)> {
    if !line.iter().any(|byte| b"{@#!\"".contains(byte)) {
        return None;
    }
    if let Some((prefix, from)) = prefix_before(line, |rest| start(rest).is_some()) {
        let kind = start(line.get(from..)?)?;
        return Some((prefix, from, kind));
    }
    // `text: module {`, `x = """module {`
    let marks: [&[u8]; 9] = [b": ", b"] ", b"= ", b"> ", b"- ", b"| ", b"\"\"\"", b"'''", b"mlir("];
    let after = |mark: &&[u8]| {
        let ends = memmem::find_iter(line, mark).map(|at| at + mark.len()).take(20);
        ends.filter(|from| {
            let rest = line.get(*from..).unwrap_or_default();
            start(rest) == Some(Start::Operation) && rest.trim_ascii_end().ends_with(b"{")
        })
        .min()
    };
    let from = marks.iter().filter_map(after).min()?;
    Some((Prefix::of_text(line.get(..from)?), from, Start::Operation))
}
