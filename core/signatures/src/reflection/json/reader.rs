//! The reader: one pass over the bytes, with an explicit stack of open brackets.

use super::{Json, Kind, Node, NodeId, number, string};
use abide_source::diagnostic::codes::reflection as codes;
use abide_source::diagnostic::{Code, Diagnostic, Diagnostics, Fix, Message, codes::limit};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::Span;

/// The expected next token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// A value; after `[` (`first`) a closing bracket too.
    Value { first: bool },
    /// A key; after `{` (`first`) a closing bracket too.
    Key { first: bool },
    /// A separator or a closing bracket; at the top the end.
    After,
    /// Nothing more.
    Done,
}

/// An array or object that is not closed yet.
#[derive(Debug, Clone, Copy)]
pub(super) struct Open {
    pub(super) node: u32,
    pub(super) object: bool,
    /// Items or members so far.
    pub(super) count: u32,
    /// The position of the comma that a value or key must follow.
    pub(super) comma: usize,
}

/// The state while a text is read into a [`Json`].
pub(super) struct Reader<'t> {
    pub(super) text: &'t [u8],
    pub(super) at: usize,
    pub(super) nodes: Vec<Node>,
    pub(super) open: Vec<Open>,
    decoded: Vec<String>,
    found: Diagnostics,
    depth: usize,
    /// Whether the text is longer than the limit: unclosed brackets at its end are then not errors.
    truncated: bool,
    python_refuses: bool,
}

pub(super) fn read<'t>(text: &'t [u8], limits: &Limits) -> Json<'t> {
    let bytes = limits.bytes.min(u32::MAX as usize - 1);
    let truncated = text.len() > bytes;
    let mut reader = Reader {
        text: text.get(..bytes).unwrap_or(text),
        at: 0,
        // A value in reflection JSON takes some five bytes of text.
        nodes: Vec::with_capacity(text.len().min(bytes) / 5 + 1),
        open: Vec::new(),
        decoded: Vec::new(),
        found: Diagnostics::new(limits),
        depth: limits.depth as usize,
        truncated,
        python_refuses: false,
    };
    if truncated {
        reader.error(limit::BYTES, Span::from_range(bytes..bytes), || {
            rule!("the text is longer than {} bytes; the rest is not read", bytes)
        });
    }
    reader.byte_order_mark();
    reader.run();
    reader.finish(text)
}

impl<'t> Reader<'t> {
    fn run(&mut self) {
        let mut state = State::Value { first: false };
        while state != State::Done {
            self.skip_space();
            state = match state {
                State::Value { first } => self.value(first),
                State::Key { first } => self.key(first),
                State::After => match self.open.last() {
                    Some(Open { object: false, .. }) => self.after_item(),
                    Some(_) => self.after_member(),
                    None => self.after_root(),
                },
                State::Done => State::Done,
            };
        }
    }

    fn finish(mut self, text: &'t [u8]) -> Json<'t> {
        if self.nodes.is_empty() {
            self.leaf(Kind::Invalid, self.at, self.at);
        }
        Json {
            text,
            nodes: self.nodes,
            decoded: self.decoded,
            diagnostics: self.found.finish(),
            python_refuses: self.python_refuses,
        }
    }

    /// Parses a value, or the invalid text instead of one.
    fn value(&mut self, first: bool) -> State {
        let start = self.at;
        match self.peek() {
            Some(b'"') => {
                let scanned = string::scan(self, start, b'"');
                self.string_node(start, scanned);
            }
            Some(b'[') => return self.open_bracket(false),
            Some(b'{') => return self.open_bracket(true),
            Some(b'0'..=b'9' | b'-') => return self.number(),
            Some(b'n') if self.word(b"null") => self.leaf(Kind::Null, start, start + 4),
            Some(b't') if self.word(b"true") => self.leaf(Kind::True, start, start + 4),
            Some(b'f') if self.word(b"false") => self.leaf(Kind::False, start, start + 5),
            Some(b']') if first => return self.close(),
            _ => return self.no_value(),
        }
        State::After
    }

    /// Parses a key and the colon after it.
    fn key(&mut self, first: bool) -> State {
        match self.peek() {
            Some(b'"') => {
                let start = self.at;
                let scanned = string::scan(self, start, b'"');
                self.count();
                self.string_node(start, scanned);
                self.colon()
            }
            Some(b'}') if first => self.close(),
            _ => self.no_key(),
        }
    }

    pub(super) fn colon(&mut self) -> State {
        let after_key = self.at;
        self.skip_space();
        if self.peek() == Some(b':') {
            self.at += 1;
        } else {
            self.missing(after_key, ":", "between a key and its value");
        }
        State::Value { first: false }
    }

    fn after_item(&mut self) -> State {
        match self.peek() {
            Some(b',') => {
                self.comma();
                State::Value { first: false }
            }
            Some(b']') => self.close(),
            _ => self.no_separator(),
        }
    }

    fn after_member(&mut self) -> State {
        match self.peek() {
            Some(b',') => {
                self.comma();
                State::Key { first: false }
            }
            Some(b'}') => self.close(),
            _ => self.no_separator(),
        }
    }

    fn after_root(&mut self) -> State {
        if self.at < self.text.len() {
            let span = Span::from_range(self.at..self.text.len());
            self.error(
                codes::JSON_TRAILING_TEXT,
                span,
                || "text after the end of the value; delete it",
            );
        }
        State::Done
    }

    fn comma(&mut self) {
        if let Some(open) = self.open.last_mut() {
            open.comma = self.at;
        }
        self.at += 1;
    }

    fn open_bracket(&mut self, object: bool) -> State {
        if self.open.len() >= self.depth {
            return self.too_deep();
        }
        let node = self.nodes.len() as u32;
        let kind = if object { Kind::Object } else { Kind::Array };
        let start = self.at;
        self.leaf(kind, start, start + 1);
        self.open.push(Open { node, object, count: 0, comma: start });
        if object { State::Key { first: true } } else { State::Value { first: true } }
    }

    /// Closes the innermost bracket with the one at the place.
    pub(super) fn close(&mut self) -> State {
        self.at += 1;
        self.close_at(self.at);
        State::After
    }

    /// Ends the innermost array or object at `end`.
    pub(super) fn close_at(&mut self, end: usize) {
        let Some(open) = self.open.pop() else { return };
        let next = self.nodes.len() as u32;
        if let Some(node) = self.nodes.get_mut(open.node as usize) {
            node.end = end as u32;
            node.next = next;
            node.extra = open.count;
        }
        if open.object && open.count > 1 {
            self.report_duplicate_keys(open.node, next);
        }
    }

    fn number(&mut self) -> State {
        let start = self.at;
        let rest = self.text.get(start..).unwrap_or_default();
        let Some(scanned) = number::scan(rest) else { return self.no_value() };
        let end = start + scanned.len;
        if self.text.get(end).is_some_and(|byte| is_word_byte(*byte)) {
            return self.no_value();
        }
        self.leaf(Kind::Number, start, end);
        // Fewer digits than this cannot leave the range of a double without an exponent.
        if (!scanned.integer || scanned.len > 300)
            && let Some(value) = number::parse(rest.get(..scanned.len).unwrap_or_default())
            && value.as_f64().is_infinite()
        {
            self.error(
                codes::JSON_NUMBER_RANGE,
                Span::from_range(start..end),
                || "this number is too large for a double",
            );
        }
        State::After
    }

    /// Adds a value without children; counts it as an item of the innermost array.
    pub(super) fn leaf(&mut self, kind: Kind, start: usize, end: usize) {
        if let Some(open) = self.open.last_mut()
            && !open.object
        {
            open.count += 1;
        }
        self.push(kind, start, end, 0);
    }

    fn push(&mut self, kind: Kind, start: usize, end: usize, extra: u32) {
        let next = self.nodes.len() as u32 + 1;
        self.nodes.push(Node { start: start as u32, end: end as u32, next, extra, kind });
        self.at = end;
    }

    /// Adds a string as a value or key.
    pub(super) fn string_node(&mut self, start: usize, scanned: string::Scanned) {
        self.leaf(Kind::String, start, scanned.end);
        if let Some(decoded) = scanned.decoded {
            self.decoded.push(decoded);
            let extra = self.decoded.len() as u32;
            if let Some(node) = self.nodes.last_mut() {
                node.extra = extra;
            }
        }
    }

    /// Counts a member of the innermost object.
    pub(super) fn count(&mut self) {
        if let Some(open) = self.open.last_mut() {
            open.count += 1;
        }
    }

    pub(super) fn skip_space(&mut self) {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.text.get(self.at) {
            self.at += 1;
        }
    }

    pub(super) fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// Whether `word` is next, and not a longer word.
    pub(super) fn word(&self, word: &[u8]) -> bool {
        let rest = self.text.get(self.at..).unwrap_or_default();
        rest.starts_with(word) && !rest.get(word.len()).is_some_and(|byte| is_word_byte(*byte))
    }

    pub(super) fn truncated(&self) -> bool {
        self.truncated
    }

    /// Reports an error.
    pub(super) fn error<M: Into<Message>>(
        &mut self,
        code: Code,
        span: Span,
        message: impl FnOnce() -> M,
    ) {
        self.refused_by_python(code);
        self.found.report(code, span, message);
    }

    /// Reports an error with a fix.
    pub(super) fn error_with_fix(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<Message>,
        fix: Fix,
    ) {
        self.refused_by_python(code);
        self.found.push(Diagnostic::new(code, span, message).with_fix(fix));
    }

    /// Reports a finished diagnostic.
    pub(super) fn refuse(&mut self, diagnostic: Diagnostic) {
        self.refused_by_python(diagnostic.code);
        self.found.push(diagnostic);
    }

    fn refused_by_python(&mut self, code: Code) {
        let passes = [codes::JSON_NOT_FINITE, codes::JSON_SURROGATE, codes::JSON_NUMBER_RANGE]
            .contains(&code);
        self.python_refuses |= !passes;
    }

    /// Reports each repeated key of the object, in its preorder range of nodes.
    fn report_duplicate_keys(&mut self, object: u32, end: u32) {
        let json = Json {
            text: self.text,
            nodes: std::mem::take(&mut self.nodes),
            decoded: std::mem::take(&mut self.decoded),
            diagnostics: Vec::new(),
            python_refuses: false,
        };
        debug_assert!(end as usize <= json.nodes.len());
        let mut keys: Vec<NodeId> = json.members(NodeId(object)).map(|member| member.key).collect();
        // Sorting rather than hashing: no input can make it slow, and equal keys stay in order.
        keys.sort_by(|a, b| json.string_bytes(*a).cmp(json.string_bytes(*b)));
        for pair in keys.windows(2) {
            if let [first, second] = pair
                && json.string_bytes(*first) == json.string_bytes(*second)
            {
                let name = json.string(*second);
                let message = rule!(
                    "the key {} is a duplicate in this object; the last one counts",
                    format_args!("{name:?}")
                );
                self.found.push(
                    Diagnostic::new(codes::JSON_DUPLICATE_KEY, json.span(*second), message)
                        .with_related(json.span(*first), "the key is here first"),
                );
            }
        }
        self.nodes = json.nodes;
        self.decoded = json.decoded;
    }
}

/// Whether a byte continues a word such as `True` or `0x1F`.
pub(super) fn is_word_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'+' | b'-' | b'$' | 0x80..)
}
