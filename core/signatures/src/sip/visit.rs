//! Reads structured-index-path signatures as events.

use super::fields::{BrokenField, Field, scan_field, scan_integer, scan_span};
use abide_source::limits::Limits;
use abide_source::text::Span;
use smallvec::SmallVec;
use std::fmt;

/// One of the two halves of a signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The arguments of the function: field `I`.
    Inputs,
    /// The results of the function: field `R`.
    Results,
}

impl Side {
    /// The tag of the field.
    #[must_use]
    pub fn tag(self) -> u8 {
        match self {
            Side::Inputs => b'I',
            Side::Results => b'R',
        }
    }
}

/// The two kinds of nesting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StructKind {
    /// `S`: a Python list or tuple, with integer keys.
    Sequence,
    /// `D`: a Python dict, with string keys.
    Dictionary,
}

impl StructKind {
    /// The tag of the field.
    #[must_use]
    pub fn tag(self) -> u8 {
        match self {
            StructKind::Sequence => b'S',
            StructKind::Dictionary => b'D',
        }
    }

    /// The tag of the keys that belong in it.
    #[must_use]
    pub fn key_tag(self) -> u8 {
        match self {
            StructKind::Sequence => b'k',
            StructKind::Dictionary => b'K',
        }
    }
}

/// Receives the events of one half of a signature. Every method does nothing by default.
///
/// Ranges refer to the signature and cover the whole field with its tag.
pub trait Visitor<'a> {
    /// The key of the value that follows: field `k`.
    fn integer_key(&mut self, key: i32, span: Span) {
        let _ = (key, span);
    }

    /// The key of the value that follows: field `K`. Any bytes.
    fn string_key(&mut self, key: &'a [u8], span: Span) {
        let _ = (key, span);
    }

    /// A sequence or dictionary begins.
    fn open_struct(&mut self, kind: StructKind, span: Span) {
        let _ = (kind, span);
    }

    /// The innermost open sequence or dictionary ends; also called for every open one when an error ends the visit.
    fn close_struct(&mut self, kind: StructKind) {
        let _ = kind;
    }

    /// A leaf: the position of a value in the raw, flat list of inputs or results.
    fn raw_index(&mut self, index: i32, span: Span) {
        let _ = (index, span);
    }
}

/// The reason why a visit ends. The texts of all but the last three are those of the C++ reference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SipErrorKind {
    /// The field `I` is missing.
    InputsNotFound,
    /// The field `R` is missing.
    ResultsNotFound,
    /// A key outside of a struct, or after another key.
    KeyNotAllowed,
    /// A value in a struct without a key before it.
    ValueNotAllowed,
    /// A field that is neither key nor value.
    UnrecognizedTag,
    /// A malformed field, at any depth of the visited half.
    Syntax,
    /// A malformed field before the visited half, or instead of it. (The C++ reference loops forever, or treats the
    /// half as empty.)
    BrokenField,
    /// More nested structs than [`Limits::depth`].
    TooDeep,
    /// More bytes than [`Limits::bytes`].
    TooLong,
}

impl SipErrorKind {
    /// The error in words.
    #[must_use]
    pub fn message(self) -> &'static str {
        match self {
            SipErrorKind::InputsNotFound => "Inputs struct not found",
            SipErrorKind::ResultsNotFound => "Results struct not found",
            SipErrorKind::KeyNotAllowed => "Struct key not allowed here",
            SipErrorKind::ValueNotAllowed => "Value not allowed here",
            SipErrorKind::UnrecognizedTag => "Unrecognized tag",
            SipErrorKind::Syntax => "Syntax error in signature",
            SipErrorKind::BrokenField => "Broken field in signature",
            SipErrorKind::TooDeep => "Signature nests too deep",
            SipErrorKind::TooLong => "Signature is too long",
        }
    }
}

/// The first error of a visit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SipError {
    /// The error.
    pub kind: SipErrorKind,
    /// The field that is wrong, in bytes of the signature; if a half is missing, its end.
    pub span: Span,
}

impl fmt::Display for SipError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.message())
    }
}

impl std::error::Error for SipError {}

/// The number of levels kept on the stack; deeper ones, which need a raised limit, are on the heap.
const INLINE_LEVELS: usize = Limits::DEFAULT_DEPTH as usize;

/// Reads a structured-index-path signature and dispatches to a [`Visitor`].
///
/// It accepts what the C++ reference's `SipSignatureParser` accepts (which is more than the design
/// document describes; [`check_sip`](super::check_sip) names the difference), except that a broken
/// field is always an error. The first error is kept: later visits yield it again and no events.
///
/// A visit is one loop over the fields, linear in the bytes, and allocates nothing up to
/// [`Limits::DEFAULT_DEPTH`] levels.
#[derive(Debug, Clone)]
pub struct SipParser<'a> {
    text: &'a [u8],
    depth: usize,
    error: Option<SipError>,
}

impl<'a> SipParser<'a> {
    /// A parser of one signature.
    #[must_use]
    pub fn new(text: &'a [u8], limits: &Limits) -> SipParser<'a> {
        let too_long = text.len() > limits.bytes.min(u32::MAX as usize - 1);
        let error = too_long.then(|| SipError {
            kind: SipErrorKind::TooLong,
            span: Span::from_range(limits.bytes.min(text.len())..text.len()),
        });
        SipParser { text, depth: limits.depth as usize, error }
    }

    /// The first error of all visits so far.
    #[must_use]
    pub fn error(&self) -> Option<SipError> {
        self.error
    }

    /// Visits the inputs.
    ///
    /// # Errors
    /// The first error of this parser; see [`SipErrorKind`].
    pub fn visit_inputs<V: Visitor<'a> + ?Sized>(
        &mut self,
        visitor: &mut V,
    ) -> Result<(), SipError> {
        self.visit(Side::Inputs, visitor)
    }

    /// Visits the results.
    ///
    /// # Errors
    /// The first error of this parser; see [`SipErrorKind`].
    pub fn visit_results<V: Visitor<'a> + ?Sized>(
        &mut self,
        visitor: &mut V,
    ) -> Result<(), SipError> {
        self.visit(Side::Results, visitor)
    }

    /// Visits one half.
    ///
    /// # Errors
    /// The first error of this parser; see [`SipErrorKind`].
    pub fn visit<V: Visitor<'a> + ?Sized>(
        &mut self,
        side: Side,
        visitor: &mut V,
    ) -> Result<(), SipError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let result = find_side(self.text, side)
            .and_then(|field| visit_body(self.text, &field, self.depth, visitor));
        self.error = result.err();
        result
    }
}

/// Finds the first field of a half among the top-level fields.
pub(crate) fn find_side(text: &[u8], side: Side) -> Result<Field, SipError> {
    let mut at = 0;
    while at < text.len() {
        match scan_field(text, at) {
            Ok(field) if field.tag == side.tag() => return Ok(field),
            Ok(field) => at = field.end,
            Err(broken) => {
                return Err(SipError { kind: SipErrorKind::BrokenField, span: broken.span() });
            }
        }
    }
    let kind = match side {
        Side::Inputs => SipErrorKind::InputsNotFound,
        Side::Results => SipErrorKind::ResultsNotFound,
    };
    Err(SipError { kind, span: Span::from_range(text.len()..text.len()) })
}

/// The allowed next fields of a level.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// A value: in the root of a half, which has no keys.
    Root,
    /// A key.
    Key,
    /// The value of the key before.
    Value,
}

/// The innermost open level.
#[derive(Clone, Copy)]
struct Level<'a> {
    /// `None` in the root of a half.
    kind: Option<StructKind>,
    /// The text up to where the content of the level ends.
    inside: &'a [u8],
    next: Next,
}

impl<'a> Level<'a> {
    #[inline(always)]
    fn new(kind: Option<StructKind>, text: &'a [u8], end: usize) -> Level<'a> {
        let next = if kind.is_some() { Next::Key } else { Next::Root };
        Level { kind, inside: text.get(..end).unwrap_or_default(), next }
    }

    #[inline(always)]
    fn accept_key(&mut self) -> Result<(), SipErrorKind> {
        if self.next != Next::Key {
            return Err(SipErrorKind::KeyNotAllowed);
        }
        self.next = Next::Value;
        Ok(())
    }

    #[inline(always)]
    fn accept_value(&mut self) -> Result<(), SipErrorKind> {
        match self.next {
            Next::Root => {}
            Next::Key => return Err(SipErrorKind::ValueNotAllowed),
            Next::Value => self.next = Next::Key,
        }
        Ok(())
    }
}

/// The kinds and ends of the levels around the innermost one.
///
/// The innermost level is a value of its own, so that it fits into registers.
type OuterLevels = SmallVec<[(Option<StructKind>, u32); INLINE_LEVELS]>;

/// Visits the content of a half.
fn visit_body<'a, V: Visitor<'a> + ?Sized>(
    text: &'a [u8],
    half: &Field,
    depth: usize,
    visitor: &mut V,
) -> Result<(), SipError> {
    let mut outer = OuterLevels::new();
    let mut level = Level::new(None, text, half.end);
    let mut at = half.content_start();
    let error = loop {
        let Some(&tag) = level.inside.get(at) else {
            let Some(kind) = level.kind else { return Ok(()) };
            visitor.close_struct(kind);
            let (kind, end) = outer.pop().unwrap_or_default();
            level = Level::new(kind, text, end as usize);
            continue;
        };
        match visit_field(text, tag, at, &mut level, visitor) {
            Ok(Step::Over(end)) => at = end,
            Ok(Step::Into(kind, field)) => {
                if outer.len() >= depth {
                    break SipError { kind: SipErrorKind::TooDeep, span: field.span() };
                }
                visitor.open_struct(kind, field.span());
                // Ends are offsets into a text that is shorter than u32::MAX: SipParser::new
                // checks it.
                outer.push((level.kind, level.inside.len() as u32));
                level = Level::new(Some(kind), text, field.end);
                at = field.content_start();
            }
            Err(error) => break error,
        }
    };
    // The outermost level is the root of the half.
    let kinds = outer.iter().skip(1).map(|(kind, _)| *kind).chain([level.kind]);
    for kind in kinds.rev().flatten() {
        visitor.close_struct(kind);
    }
    Err(error)
}

/// The position of the next field.
enum Step {
    /// After the field that ends there.
    Over(usize),
    /// In a struct.
    Into(StructKind, Field),
}

/// Reads the field at `at`; a key or leaf is given to the visitor.
#[inline(always)]
fn visit_field<'a, V: Visitor<'a> + ?Sized>(
    text: &'a [u8],
    tag: u8,
    at: usize,
    level: &mut Level<'a>,
    visitor: &mut V,
) -> Result<Step, SipError> {
    let syntax = |broken: BrokenField| SipError { kind: SipErrorKind::Syntax, span: broken.span() };
    let wrong = |field: Field| move |kind| SipError { kind, span: field.span() };
    match tag {
        b'k' => {
            let field = scan_integer(level.inside, tag, at).map_err(syntax)?;
            level.accept_key().map_err(wrong(field))?;
            visitor.integer_key(field.number, field.span());
            Ok(Step::Over(field.end))
        }
        b'K' => {
            let field = scan_span(level.inside, tag, at).map_err(syntax)?;
            level.accept_key().map_err(wrong(field))?;
            visitor.string_key(field.content(text), field.span());
            Ok(Step::Over(field.end))
        }
        b'_' => {
            let field = scan_integer(level.inside, tag, at).map_err(syntax)?;
            level.accept_value().map_err(wrong(field))?;
            visitor.raw_index(field.number, field.span());
            Ok(Step::Over(field.end))
        }
        b'S' | b'D' => {
            let kind = if tag == b'S' { StructKind::Sequence } else { StructKind::Dictionary };
            let field = scan_span(level.inside, tag, at).map_err(syntax)?;
            level.accept_value().map_err(wrong(field))?;
            Ok(Step::Into(kind, field))
        }
        _ => {
            let field = scan_field(level.inside, at).map_err(syntax)?;
            Err(wrong(field)(SipErrorKind::UnrecognizedTag))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sip::testing::{Events, nested};

    fn events(text: &[u8], side: Side) -> (Vec<String>, Option<SipErrorKind>) {
        let mut events = Events::default();
        let result = SipParser::new(text, &Limits::default()).visit(side, &mut events);
        (events.0, result.err().map(|error| error.kind))
    }

    #[test]
    fn both_sides_of_a_real_signature() {
        let text = b"I23!S19!k0D13!K2!x_0K2!y_1R3!_0";
        let (inputs, error) = events(text, Side::Inputs);
        assert_eq!(inputs.join(" "), "[ k0 { Kx _0 Ky _1 close close");
        assert_eq!(error, None);
        assert_eq!(events(text, Side::Results), (vec!["_0".to_owned()], None));
    }

    #[test]
    fn an_error_closes_open_structures_and_is_kept() {
        let text = b"I20!S16!k0D7!K9!a_0k1_1R1!";
        let mut events = Events::default();
        let mut parser = SipParser::new(text, &Limits::default());
        let error = parser.visit_inputs(&mut events).unwrap_err();
        assert_eq!(events.0.join(" "), "[ k0 { close close");
        assert_eq!((error.kind, error.span), (SipErrorKind::Syntax, Span::new(13, 15)));
        let mut later = Events::default();
        assert_eq!(parser.visit_results(&mut later), Err(error));
        assert!(later.0.is_empty());
        assert_eq!(parser.error(), Some(error));
    }

    #[test]
    fn broken_fields_never_count_as_an_empty_half() {
        for text in
            [&b"I"[..], b"I50!_0", b"I0!R1!", b"I3_00R1!", b"?I1!R1!", b"\xef\xbb\xbfI1!R1!"]
        {
            assert_eq!(events(text, Side::Inputs).1, Some(SipErrorKind::BrokenField), "{text:?}");
        }
        assert_eq!(events(b"I3!_0 R3!_0", Side::Inputs).1, None);
        assert_eq!(events(b"I3!_0 R3!_0", Side::Results).1, Some(SipErrorKind::BrokenField));
    }

    #[test]
    fn the_depth_limit_is_an_error_at_the_struct_that_passes_it() {
        let limits = Limits { depth: 3, ..Limits::default() };
        let three = nested(3);
        assert_eq!(SipParser::new(&three, &limits).visit_inputs(&mut Events::default()), Ok(()));
        let four = nested(4);
        let mut events = Events::default();
        let error = SipParser::new(&four, &limits).visit_inputs(&mut events).unwrap_err();
        assert_eq!(error.kind, SipErrorKind::TooDeep);
        assert_eq!(four[error.span.start() as usize], b'S');
        assert_eq!(events.0.join(" "), "[ k0 [ k0 [ k0 close close close");
    }

    #[test]
    fn a_million_levels_are_read_where_the_limit_allows_them() {
        let text = nested(1_000_000);
        let limits = Limits { depth: u32::MAX, ..Limits::default() };
        let mut leaves = Leaves::default();
        SipParser::new(&text, &limits).visit_inputs(&mut leaves).unwrap();
        assert_eq!((leaves.opened, leaves.closed, leaves.leaves), (1_000_000, 1_000_000, 1));
        let error = SipParser::new(&text, &Limits::default()).visit_inputs(&mut leaves);
        assert_eq!(error.unwrap_err().kind, SipErrorKind::TooDeep);
    }

    #[derive(Default)]
    struct Leaves {
        opened: usize,
        closed: usize,
        leaves: usize,
    }

    impl Visitor<'_> for Leaves {
        fn open_struct(&mut self, _: StructKind, _: Span) {
            self.opened += 1;
        }
        fn close_struct(&mut self, _: StructKind) {
            self.closed += 1;
        }
        fn raw_index(&mut self, _: i32, _: Span) {
            self.leaves += 1;
        }
    }

    #[test]
    fn the_bound_on_bytes_holds() {
        let limits = Limits { bytes: 5, ..Limits::default() };
        let error = SipParser::new(b"I1!R1!", &limits).error().unwrap();
        assert_eq!((error.kind, error.span), (SipErrorKind::TooLong, Span::new(5, 6)));
    }
}
