//! Collects roles while a form is parsed, if a client requests them.

use super::role_places::{nth_of, same_values, with_nth};
use super::roles::{Expected, Nth, OperationRoles, Piece, Role, Stop};
use super::{Parse, Tokens};
use crate::ir::OperationId;
use crate::ods::{OpDescription, ValueDescription};
use crate::syntax::TokenKind;
use abide_source::text::Span;
use rustc_hash::FxHashMap;

/// One of the operands, results or attributes of a description.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Of {
    /// By its number.
    Index(usize),
    /// By its name.
    Name(&'static str),
}

impl From<usize> for Of {
    fn from(index: usize) -> Of {
        Of::Index(index)
    }
}

impl From<&'static str> for Of {
    fn from(name: &'static str) -> Of {
        Of::Name(name)
    }
}

/// The part of a form that its parser announces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The next value of an operand.
    Operand(Of),
    /// The next of all operands.
    AnyOperand,
    /// The type of the next value of an operand.
    OperandType(Of),
    /// The type of the next of all operands.
    AnyOperandType,
    /// The type of the next value of a result.
    ResultType(Of),
    /// The type of the next of all results.
    AnyResultType,
    /// An attribute.
    Attribute(Of),
    /// The next region.
    Region,
    /// The next block of a successor.
    Successor(usize),
    /// The next of all successors.
    AnySuccessor,
    /// The attributes or properties of the operation.
    Dictionary,
    /// The dictionary of an argument or result of a function, or of the operation that a short form names.
    ArgumentDictionary,
    /// The name of an entry of a dictionary.
    Key,
    /// The value of an entry whose name is at this range.
    Value(Span),
    /// An element of an array.
    Element,
    /// A name that the operation gives to an argument of its regions.
    Argument,
    /// A mention of an operand that a result is tied to.
    Tied,
}

/// An operand of a description, by its name or number.
pub fn operand(of: impl Into<Of>) -> Part {
    Part::Operand(of.into())
}

/// The type of an operand of a description, by its name or number.
pub fn operand_type(of: impl Into<Of>) -> Part {
    Part::OperandType(of.into())
}

/// The type of a result of a description, by its name or number.
pub fn result_type(of: impl Into<Of>) -> Part {
    Part::ResultType(of.into())
}

/// An attribute of a description, by its name or number.
pub fn attribute(of: impl Into<Of>) -> Part {
    Part::Attribute(of.into())
}

/// The request for roles, and the results.
#[derive(Debug)]
pub(in crate::parse) struct Labels<'a> {
    /// Whether one operation is read, without the bodies of its regions.
    is_alone: bool,
    /// The end of each region, by its start.
    regions: FxHashMap<usize, usize>,
    /// The operations that are being read, the innermost last.
    frames: Vec<Frame<'a>>,
    done: Vec<(OperationId, OperationRoles)>,
    first: Option<OperationRoles>,
}

/// An operation that is being read.
#[derive(Debug, Default)]
struct Frame<'a> {
    op: Option<&'a OpDescription>,
    pieces: Vec<Piece>,
    /// The pieces that are being read.
    open: Vec<Piece>,
    /// The next operand, type and so on; as a role with its element.
    next: Vec<Role>,
    /// The last position at which a token was expected.
    place: usize,
    expected: Vec<Expected>,
    stop: Option<Stop>,
}

impl<'a> Labels<'a> {
    pub(in crate::parse) fn of_one(regions: &[Span]) -> Labels<'a> {
        let ends = |region: &Span| (region.start() as usize, region.end() as usize);
        Labels { is_alone: true, regions: regions.iter().map(ends).collect(), ..Labels::of_all() }
    }

    pub(in crate::parse) fn of_all() -> Labels<'a> {
        Labels {
            is_alone: false,
            regions: FxHashMap::default(),
            frames: Vec::new(),
            done: Vec::new(),
            first: None,
        }
    }

    /// The end of the region that begins at a place, if it is known.
    pub(in crate::parse) fn end_of_region(&self, start: usize) -> Option<usize> {
        self.regions.get(&start).copied()
    }

    pub(in crate::parse) fn into_first(self) -> OperationRoles {
        self.first.unwrap_or_default()
    }

    pub(in crate::parse) fn into_all(self) -> Vec<(OperationId, OperationRoles)> {
        self.done
    }
}

impl Frame<'_> {
    /// Returns the role of a part, and counts it.
    fn role(&mut self, part: Part) -> Option<Role> {
        let op = self.op;
        let value = |values: Option<&[ValueDescription]>, of: Of| match of {
            Of::Index(index) => Some(index),
            Of::Name(name) => values?.iter().position(|value| &*value.name == name),
        };
        let first = |index| Nth { index, element: 0 };
        let role = match part {
            Part::Operand(of) => Role::Operand(first(value(op.map(|op| &*op.operands), of)?)),
            Part::OperandType(of) => {
                Role::OperandType(first(value(op.map(|op| &*op.operands), of)?))
            }
            Part::ResultType(of) => Role::ResultType(first(value(op.map(|op| &*op.results), of)?)),
            Part::Attribute(Of::Index(index)) => return Some(Role::Attribute(index)),
            Part::Attribute(Of::Name(name)) => {
                return Some(Role::Attribute(op?.attribute_index(name)?));
            }
            Part::AnyOperand => Role::Operand(first(usize::MAX)),
            Part::AnyOperandType => Role::OperandType(first(usize::MAX)),
            Part::AnyResultType => Role::ResultType(first(usize::MAX)),
            Part::Region => Role::Region(first(usize::MAX)),
            Part::Successor(index) => Role::Successor(first(index)),
            Part::AnySuccessor => Role::Successor(first(usize::MAX)),
            Part::Dictionary => return Some(Role::Dictionary),
            Part::ArgumentDictionary => return Some(Role::ArgumentDictionary),
            Part::Key => return Some(Role::Key),
            Part::Value(key) => return Some(Role::Value(key)),
            Part::Element => return Some(Role::Element),
            Part::Argument => return Some(Role::Argument),
            Part::Tied => return Some(Role::Tied),
        };
        Some(self.next_of(role))
    }

    /// The next element of a role.
    fn next_of(&self, role: Role) -> Role {
        let same = |next: &&Role| same_values(**next, role);
        self.next.iter().find(same).copied().unwrap_or(role)
    }

    /// Counts an element that has been read.
    fn count(&mut self, role: Role) {
        let Some(nth) = nth_of(role) else { return };
        let next = with_nth(role, Nth { element: nth.element + 1, ..nth });
        match self.next.iter_mut().find(|known| same_values(**known, role)) {
            Some(known) => *known = next,
            None => self.next.push(next),
        }
    }

    /// Notes an expected item at a position.
    fn note(&mut self, place: usize, expected: Expected) {
        if self.place != place {
            self.place = place;
            self.expected.clear();
        }
        if !self.expected.contains(&expected) {
            self.expected.push(expected);
        }
    }

    /// Records where parsing broke off, the first time.
    fn stop_at(&mut self, place: usize, in_region: bool) {
        if self.stop.is_none() {
            let within = self.open.iter().map(|piece| (piece.role, piece.span.start())).collect();
            self.stop = Some(Stop {
                offset: u32::try_from(place).unwrap_or(u32::MAX),
                within,
                expected: Vec::new(),
                in_region,
            });
        }
    }

    fn finish(mut self, place: usize, segments: [Option<Vec<i64>>; 2], ok: bool) -> OperationRoles {
        self.stop_at(place, false);
        let mut stop = self.stop.take().unwrap_or_default();
        if self.place == stop.offset as usize {
            stop.expected = std::mem::take(&mut self.expected);
        }
        let mut roles = OperationRoles { pieces: self.pieces, stop, is_complete: ok };
        if let Some(op) = self.op {
            roles.count_through(op, segments);
        } else {
            roles.each_role(|role| match nth_of(role) {
                Some(nth) if nth.index == usize::MAX => {
                    with_nth(role, Nth { index: nth.element, element: 0 })
                }
                _ => role,
            });
        }
        roles
    }
}

impl<'a> Tokens<'a> {
    fn frame(&mut self) -> Option<&mut Frame<'a>> {
        self.labels.as_mut()?.frames.last_mut()
    }

    /// Notes that an operand, type or attribute is possible but absent at the current token.
    #[inline]
    pub fn may_be(&mut self, part: Part) {
        if self.labels.is_some() {
            self.note_part(part);
        }
    }

    #[cold]
    pub(in crate::parse) fn note_part(&mut self, part: Part) {
        let place = self.position();
        if let Some(frame) = self.frame()
            && let Some(role) = frame.role(part)
        {
            frame.note(place, Expected::Role(role));
        }
    }

    /// Notes an expected item at the current token.
    #[cold]
    pub(in crate::parse) fn note(&mut self, expected: Expected) {
        let place = self.position();
        if let Some(frame) = self.frame() {
            frame.note(place, expected);
        }
    }

    /// Notes that a token is possible at the current one.
    #[cold]
    pub(in crate::parse) fn note_token(&mut self, kind: TokenKind) {
        self.note(Expected::Token(kind));
    }

    /// Notes that a word or punctuation is possible at the current token.
    #[cold]
    pub(in crate::parse) fn note_word(&mut self, word: &str) {
        if self.labels.is_some() {
            self.note(Expected::Word(word.into()));
        }
    }

    /// Notes that these words are possible but absent at the current token.
    #[inline]
    pub fn note_absent_words(&mut self, words: &[&str]) {
        if self.labels.is_some() {
            words.iter().for_each(|word| self.note_word(word));
        }
    }

    /// Changes the part of the piece that was parsed last.
    pub fn relabel_last(&mut self, part: Part) {
        let Some(frame) = self.frame() else { return };
        let (Some(role), Some(last)) = (frame.role(part), frame.pieces.last_mut()) else { return };
        let seemed = std::mem::replace(&mut last.role, role);
        if let Some(next) = frame.next.iter_mut().find(|next| same_values(**next, seemed)) {
            *next = seemed;
        }
        frame.count(role);
    }

    /// Records the last region of the description.
    #[cold]
    pub(in crate::parse) fn label_region(&mut self, index: usize) {
        let Some(frame) = self.frame() else { return };
        let role = frame.next_of(Role::Region(Nth { index, element: 0 }));
        let is_region = |piece: &&mut Piece| matches!(piece.role, Role::Region(_));
        if let Some(last) = frame.pieces.iter_mut().rev().find(is_region) {
            last.role = role;
            frame.count(role);
        }
    }

    /// Records where the form of the operation broke off.
    pub(in crate::parse) fn label_stop(&mut self, in_region: bool) {
        let place = self.position();
        if let Some(frame) = self.frame() {
            frame.stop_at(place, in_region);
        }
    }

    /// Begins with another operation.
    #[cold]
    pub(in crate::parse) fn label_operation(&mut self) {
        if let Some(labels) = &mut self.labels {
            labels.frames.push(Frame::default());
        }
    }

    /// Forgets the pieces of an operation whose form did not fit.
    pub(in crate::parse) fn forget_labels(&mut self) {
        if let Some(frame) = self.frame() {
            *frame = Frame { op: frame.op, ..Frame::default() };
        }
    }

    /// Begins the part that a parser announces; returns its role.
    pub(in crate::parse) fn open_piece(&mut self, part: Part) -> Option<Role> {
        let place = self.position();
        let frame = self.frame()?;
        let role = frame.role(part)?;
        frame.note(place, Expected::Role(role));
        frame.open(role, place);
        Some(role)
    }

    /// Ends the innermost open part.
    pub(in crate::parse) fn close_piece(&mut self, opened: Option<Role>) {
        let end = self.previous_end();
        if let (Some(role), Some(frame)) = (opened, self.frame()) {
            frame.close(role, end);
        }
    }

    /// Sets the description of the current operation.
    pub(in crate::parse) fn label_form_of(&mut self, op: Option<&'a OpDescription>) {
        if let Some(frame) = self.frame() {
            frame.op = op;
        }
    }

    /// Ends with an operation; `segments` are the sizes of its groups of operands and of results.
    pub(in crate::parse) fn close_operation(
        &mut self,
        made: Parse<OperationId>,
        segments: [Option<Vec<i64>>; 2],
    ) {
        let place = self.position();
        let Some(labels) = &mut self.labels else { return };
        let Some(frame) = labels.frames.pop() else { return };
        let roles = frame.finish(place, segments, made.is_ok());
        match made {
            _ if labels.is_alone => labels.first = Some(roles),
            Ok(operation) => labels.done.push((operation, roles)),
            Err(_) => {}
        }
    }

    /// Whether one operation is read for its roles, perhaps without the names of its results.
    pub fn parses_single_operation(&self) -> bool {
        self.labels.as_ref().is_some_and(|labels| labels.is_alone)
    }

    /// The values in the affine expressions after a place: dimensions first, each value once. `numbers` has the number
    /// of each mention, in the order of the text.
    #[cold]
    pub(in crate::parse) fn label_mentions(
        &mut self,
        part: Part,
        mentions: &[(Span, Nth)],
        [dims, symbols]: [usize; 2],
    ) {
        let Some(frame) = self.frame() else { return };
        let Some(role) = frame.role(part) else { return };
        let Some(first) = nth_of(role) else { return };
        let depth = u32::try_from(frame.open.len()).unwrap_or(u32::MAX);
        for (span, mention) in mentions {
            let own = if mention.index == 0 { mention.element } else { dims + mention.element };
            let nth = Nth { element: first.element + own, ..first };
            frame.pieces.push(Piece { span: *span, role: with_nth(role, nth), depth });
        }
        for element in 0..dims + symbols {
            frame.count(with_nth(role, Nth { element: first.element + element, ..first }));
        }
    }
}

impl Frame<'_> {
    fn open(&mut self, role: Role, place: usize) {
        let depth = u32::try_from(self.open.len()).unwrap_or(u32::MAX);
        let piece = Piece { span: Span::from_range(place..place), role, depth };
        self.open.push(piece);
        self.pieces.push(piece);
    }

    fn close(&mut self, role: Role, end: usize) {
        let Some(opened) = self.open.pop() else { return };
        let start = opened.span.start() as usize;
        let known = self.pieces.iter_mut().rposition(|piece| *piece == opened);
        let Some(known) = known else { return };
        if end > start {
            if let Some(piece) = self.pieces.get_mut(known) {
                piece.span = Span::from_range(start..end);
            }
            self.count(role);
        } else {
            self.pieces.remove(known);
        }
    }
}
