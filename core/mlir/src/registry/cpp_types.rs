//! Types whose parameters only C++ reads: one type may be written as several texts.

use super::Registry;
use crate::ir::{Context, Type, TypeKind};
use crate::syntax::lexer::Lexer;
use crate::syntax::{TokenKind, is_builtin_type_name};

/// The maximum depth to which brackets are compared; deeper text counts as equal.
const MAX_BRACKET_DEPTH: u32 = 32;

impl Registry {
    /// Whether two types with different texts may be the same type to the C++ that reads them: a text may name the
    /// dialect of an inner type, or leave out a default. Parameters that both texts have must be equal. Such types may
    /// be elements of others.
    pub(crate) fn may_be_same_type(&self, context: &Context, one: Type, other: Type) -> bool {
        let same =
            |one: Type, other: Type| one == other || self.may_be_same_type(context, one, other);
        let all_same = |one: &[Type], other: &[Type]| {
            one.len() == other.len() && one.iter().zip(other).all(|(a, b)| same(*a, *b))
        };
        let (one, other) = (context.type_kind(one), context.type_kind(other));
        match (one, other) {
            (
                TypeKind::Dialect { dialect, body },
                TypeKind::Dialect { dialect: of_other, body: other },
            ) => {
                let name = context.bytes(*dialect);
                let (one, other) = (context.bytes(*body), context.bytes(*other));
                dialect == of_other && self.may_be_same_body(name, one, other)
            }
            (
                TypeKind::Function { inputs, results },
                TypeKind::Function { inputs: of_other, results: other },
            ) => all_same(inputs, of_other) && all_same(results, other),
            (TypeKind::Tuple(one), TypeKind::Tuple(other)) => all_same(one, other),
            _ => {
                let (Some(own), Some(element)) = (one.element(), other.element()) else {
                    return false;
                };
                one.with_element(element).as_ref() == Some(other) && same(own, element)
            }
        }
    }

    /// Whether two bodies of types of a dialect may be those of one type.
    fn may_be_same_body(&self, dialect: &[u8], one: &[u8], other: &[u8]) -> bool {
        if mnemonic(one) != mnemonic(other) || !self.is_read_by_cpp(dialect, mnemonic(one)) {
            return false;
        }
        let (one, other) = (tokens(one, dialect), tokens(other, dialect));
        may_be_equal(&one, &other, MAX_BRACKET_DEPTH)
    }

    /// Whether a project describes a type, but not how its parameters are written, or not all of their defaults.
    fn is_read_by_cpp(&self, dialect: &[u8], mnemonic: &[u8]) -> bool {
        let described = std::str::from_utf8(dialect).ok().and_then(|it| self.dialects.dialect(it));
        let form = self.forms().ty(&[dialect, b".", mnemonic].concat());
        described.is_some_and(|it| it.place.is_some())
            && form.is_none_or(|form| !form.is_known || !form.has_one_text)
    }
}

fn mnemonic(body: &[u8]) -> &[u8] {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.');
    let end = body.iter().position(|byte| !is_word(byte)).unwrap_or(body.len());
    body.get(..end).unwrap_or_default()
}

/// The tokens of a body, without the name of its own dialect before those of inner types and attributes.
fn tokens<'t>(body: &'t [u8], dialect: &[u8]) -> Vec<&'t [u8]> {
    let mut lexer = Lexer::new(body);
    let mut tokens = Vec::new();
    loop {
        lexer.whitespace();
        let start = lexer.position();
        if lexer.next() == TokenKind::EndOfFile {
            return tokens;
        }
        let token = body.get(start..lexer.position()).unwrap_or_default();
        let named = token.strip_prefix(b"!").or_else(|| token.strip_prefix(b"#"));
        let own = named.and_then(|name| name.strip_prefix(dialect)?.strip_prefix(b"."));
        tokens.push(own.unwrap_or(token));
    }
}

/// The kind of a parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind<'t> {
    Type,
    Number,
    Text,
    /// `#name`, `@name` and everything else with a sign.
    Named,
    /// A word that is a value or the name of one: another word is another parameter.
    Word(&'t [u8]),
    Bracket,
}

fn kind_of<'t>(parameter: &[&'t [u8]]) -> Option<Kind<'t>> {
    let first = *parameter.first()?;
    let has_bracket = parameter.get(1) == Some(&&b"<"[..]);
    Some(match first.first()? {
        b'!' => Kind::Type,
        b'"' => Kind::Text,
        b'0'..=b'9' | b'-' => Kind::Number,
        b'<' | b'(' | b'[' | b'{' => Kind::Bracket,
        b'a'..=b'z' | b'A'..=b'Z' | b'_' if has_bracket || is_builtin_type_name(first) => {
            Kind::Type
        }
        b'a'..=b'z' | b'A'..=b'Z' | b'_' => Kind::Word(first),
        _ => Kind::Named,
    })
}

/// Whether two lists of parameters, as tokens, may have the same values.
fn may_be_equal_lists(one: &[&[u8]], other: &[&[u8]], depth: u32) -> bool {
    let (one, other) = (parameters(one), parameters(other));
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let mut rest = long.iter();
    short.iter().all(|own| {
        rest.by_ref()
            .find_map(|parameter| {
                if may_be_equal(own, parameter, depth) {
                    return Some(true);
                }
                // A reader of the shorter list has to see that a parameter is left out in front of another one.
                let kind = kind_of(parameter);
                let is_left_out = kind != Some(Kind::Type) && kind != kind_of(own);
                (!is_left_out).then_some(false)
            })
            .unwrap_or(false)
    })
}

/// Whether two texts, as tokens, may be the same: if they differ, one of them has more.
fn may_be_equal(one: &[&[u8]], other: &[&[u8]], depth: u32) -> bool {
    let Some(depth) = depth.checked_sub(1) else { return true };
    if one == other {
        return true;
    }
    let (one, other) = (pieces(one), pieces(other));
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let mut rest = long.iter();
    short.iter().all(|own| rest.by_ref().any(|piece| may_be_equal_pieces(own, piece, depth)))
}

fn may_be_equal_pieces(one: &[&[u8]], other: &[&[u8]], depth: u32) -> bool {
    match (one, other) {
        ([open, one @ .., _], [same, other @ .., _]) => {
            open == same && may_be_equal_lists(one, other, depth)
        }
        ([one], [other]) => one == other || are_equal_numbers(one, other),
        _ => one == other,
    }
}

/// Whether two texts are one number: `1.0` and `1.000000e+00`.
fn are_equal_numbers(one: &[u8], other: &[u8]) -> bool {
    let number = |text| std::str::from_utf8(text).ok()?.parse::<f64>().ok();
    let is_number = |text: &[u8]| text.first().is_some_and(u8::is_ascii_digit);
    is_number(one) && is_number(other) && number(one).is_some_and(|own| Some(own) == number(other))
}

/// The parameters of a list.
fn parameters<'s, 't>(tokens: &'s [&'t [u8]]) -> Vec<&'s [&'t [u8]]> {
    let mut depth = 0_usize;
    let is_comma = |token: &&[u8]| {
        depth = after(token, depth);
        depth == 0 && *token == b","
    };
    tokens.split(is_comma).collect()
}

/// The tokens outside of brackets, each by itself, and each pair of brackets with all between them.
fn pieces<'s, 't>(tokens: &'s [&'t [u8]]) -> Vec<&'s [&'t [u8]]> {
    let (mut pieces, mut start, mut depth) = (Vec::new(), 0, 0_usize);
    for (index, token) in tokens.iter().enumerate() {
        depth = after(token, depth);
        if depth == 0 || index + 1 == tokens.len() {
            pieces.push(tokens.get(start..=index).unwrap_or_default());
            start = index + 1;
        }
    }
    pieces
}

/// The number of open brackets after a token.
fn after(token: &[u8], depth: usize) -> usize {
    match token {
        b"<" | b"(" | b"[" | b"{" => depth + 1,
        b">" | b")" | b"]" | b"}" => depth.saturating_sub(1),
        _ => depth,
    }
}
