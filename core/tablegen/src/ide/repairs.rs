//! Repairs of syntax errors: a sign or a word that is missing, mistaken or surplus. Each is tried on the statements
//! around the error.

use super::Document;
use super::completion::STATEMENTS;
use super::context::lex;
use super::help::is_doubled;
use crate::format::syntax_errors;
use crate::lexer::{Macros, Token, TokenKind};
use abide_source::diagnostic::Fix;
use abide_source::limits::Limits;
use abide_source::text::{Span, TextEdit, apply_edits, is_word_byte};

/// The longest text that is tried, in bytes: it is parsed once for each repair.
const MAX_TRIED_BYTES: usize = 1 << 12;

/// The number of tokens in front of an error, before which a sign may be missing.
const MAX_TOKENS: usize = 8;

/// The signs and words that may be missing right in front of an error, the likeliest ones first.
const MISSING: [&str; 11] = [",", ";", " in", " then", " =", ":", ">", ")", "]", "}", " {"];

/// The signs and words that may be missing further in front, the likeliest ones first.
const MISSING_EARLIER: [&str; 5] = [">", ")", "]", " in", " then"];

/// The words that may be missing in front of a name.
const MISSING_WORDS: [&str; 2] = ["def ", "let "];

/// The signs that may be meant by another one.
const MEANT: [&str; 9] = [",", ";", "=", ":", "#", ">", ")", "]", "}"];

/// The statements around a syntax error.
pub(super) struct Excerpt<'t> {
    text: &'t [u8],
    start: u32,
    errors: usize,
}

impl<'t> Excerpt<'t> {
    /// The text from the last line in front of a place that begins a statement to the first such line after it; `None`
    /// if it is long, or has no error on its own.
    pub(super) fn around(document: Document<'t>, place: u32) -> Option<Excerpt<'t>> {
        let (text, place) = (document.text(), place as usize);
        let floor = place.saturating_sub(MAX_TRIED_BYTES);
        let ceiling = place.saturating_add(MAX_TRIED_BYTES).min(text.len());
        let begins = |at: &usize| begins_statement(text.get(*at..).unwrap_or_default());
        let line = memchr::memrchr(b'\n', text.get(floor..place)?).map_or(floor, |at| floor + at);
        let starts = memchr::memrchr_iter(b'\n', text.get(floor..line)?).map(|at| floor + at + 1);
        let start = { starts }.find(begins).or_else(|| (floor == 0).then_some(0))?;
        let rest = memchr::memchr_iter(b'\n', text.get(place..ceiling)?).map(|at| place + at + 1);
        let is_whole = ceiling == text.len();
        let end = { rest }.find(begins).or_else(|| is_whole.then_some(ceiling))?;
        let text = text.get(start..end).filter(|text| text.len() <= MAX_TRIED_BYTES)?;
        let errors = syntax_errors(text, &Limits::default()).len();
        let start = u32::try_from(start).ok()?;
        (errors > 0).then_some(Excerpt { text, start, errors })
    }

    /// The tokens, at their places in the document.
    fn tokens(&self) -> Vec<Token> {
        let own = lex(self.text, Macros::default()).into_iter();
        own.map(|token| Token { span: token.span.shifted(self.start), ..token }).collect()
    }

    /// The number of syntax errors that a fix leaves; `None` if it changes other text.
    fn errors_with(&self, fix: &Fix) -> Option<usize> {
        let own = fix.edits.iter().map(|edit| {
            let (start, end) = (edit.span.start(), edit.span.end());
            let span = Span::new(start.checked_sub(self.start)?, end.checked_sub(self.start)?);
            Some(TextEdit::new(span, edit.replacement.clone()))
        });
        let edits: Vec<TextEdit> = own.collect::<Option<_>>()?;
        let text = apply_edits(self.text, &edits).ok()?;
        Some(syntax_errors(&text, &Limits::default()).len())
    }

    /// Whether a fix leaves fewer errors.
    pub(super) fn is_better_with(&self, fix: &Fix) -> bool {
        self.errors_with(fix).is_some_and(|errors| errors < self.errors)
    }

    /// The first of several fixes that leaves the fewest errors, if those are fewer than there are. Each try takes the
    /// bytes that it parses from those that are left.
    fn best(&self, fixes: impl Iterator<Item = Fix>, left: &mut usize) -> Option<Fix> {
        let mut best = None;
        let mut fewest = self.errors;
        for fix in fixes {
            if fewest == 0 {
                break;
            }
            *left = left.checked_sub(self.text.len())?;
            if let Some(errors) = self.errors_with(&fix).filter(|errors| *errors < fewest) {
                (best, fewest) = (Some(fix), errors);
            }
        }
        best
    }

    /// Whether a fix leaves no more errors than there are; true if it changes other text.
    pub(super) fn is_as_good_with(&self, fix: &Fix) -> bool {
        self.errors_with(fix).is_none_or(|errors| errors <= self.errors)
    }
}

/// Whether a text begins with the word of a statement.
fn begins_statement(text: &[u8]) -> bool {
    STATEMENTS.iter().any(|word| {
        let rest = text.strip_prefix(word.as_bytes());
        rest.is_some_and(|rest| rest.first().is_none_or(|next| !next.is_ascii_alphanumeric()))
    })
}

/// The repair of the error at a place that leaves the fewest errors. It takes the bytes that it parses from those that are
/// left.
pub(super) fn repair(
    document: Document<'_>,
    place: Span,
    excerpt: &Excerpt<'_>,
    left: &mut usize,
) -> Option<Fix> {
    let all = excerpt.tokens();
    let at = all.partition_point(|token| token.span.start() < place.start());
    if let Some(open) =
        all.get(..=at).unwrap_or(&all).iter().find(|one| is_open_string(document, one))
    {
        // Other errors follow from this one.
        let fixes = quotes(document, open.span);
        return excerpt.best(fixes.filter(|_| open.span.start() == place.start()), left);
    }
    let before = all.get(..at)?;
    let previous = before.last()?;
    let here = all.get(at).filter(|token| token.span == place);
    let fits = |sign: &&&str| closes_one(before, sign);
    let text = document.text();
    let missing =
        MISSING.iter().filter(fits).map(|sign| insert_apart(text, previous.span.end(), sign));
    let sign = here.filter(|token| is_sign(token));
    let meant = sign.into_iter().flat_map(|token| {
        let joins = is_text(previous) || all.get(at + 1).is_some_and(is_text);
        let signs = MEANT.iter().filter(move |sign| joins || **sign != "#");
        signs.map(|sign| change(document, token.span, sign))
    });
    let surplus = [sign, Some(previous).filter(|token| is_sign(token))].into_iter().flatten();
    let surplus = surplus.filter(|token| may_be_surplus(text, token));
    let surplus = surplus.map(|token| change(document, token.span, ""));
    let words = here.filter(|token| token.kind == TokenKind::Identifier).into_iter();
    let words = words
        .flat_map(|token| MISSING_WORDS.iter().map(move |word| insert(token.span.start(), word)));
    let earlier = before.windows(2).rev().take(MAX_TOKENS).flat_map(|pair| {
        let end = pair.first().map_or(0, |token| token.span.end());
        MISSING_EARLIER.iter().filter(fits).map(move |sign| insert_apart(text, end, sign))
    });
    excerpt.best(missing.chain(meant).chain(surplus).chain(words).chain(earlier), left)
}

/// Whether a token is a string that has no end on its line.
fn is_open_string(document: Document<'_>, token: &Token) -> bool {
    let text = token.span.slice(document.text()).trim_ascii_end();
    let is_closed = text.len() > 1 && text.ends_with(b"\"");
    token.kind == TokenKind::Error && text.starts_with(b"\"") && !is_closed
}

/// The closing quotes that an open string may lack: in front of each sign in it, and at its end.
fn quotes(document: Document<'_>, string: Span) -> impl Iterator<Item = Fix> {
    let text = string.slice(document.text()).trim_ascii_end();
    let ends = |at: &usize| text.get(*at).is_none_or(|byte| b">),;]".contains(byte));
    (1..=text.len()).filter(ends).take(MAX_TOKENS).map(move |at| {
        insert(string.start().saturating_add(u32::try_from(at).unwrap_or(u32::MAX)), "\"")
    })
}

/// Whether a sign closes no bracket, or one that is open after some tokens.
fn closes_one(before: &[Token], sign: &str) -> bool {
    let (opening, closing) = match sign {
        ">" => (TokenKind::Less, TokenKind::Greater),
        ")" => (TokenKind::LeftParen, TokenKind::RightParen),
        "]" => (TokenKind::LeftSquare, TokenKind::RightSquare),
        "}" => (TokenKind::LeftBrace, TokenKind::RightBrace),
        _ => return true,
    };
    let count = |kind| before.iter().filter(|token| token.kind == kind).count();
    count(opening) > count(closing)
}

fn is_text(token: &Token) -> bool {
    token.kind == TokenKind::String
}

/// Whether a token is a sign, not a word, a number or a text.
fn is_sign(token: &Token) -> bool {
    !matches!(
        token.kind,
        TokenKind::Error
            | TokenKind::Identifier
            | TokenKind::VariableName
            | TokenKind::Keyword(_)
            | TokenKind::Integer(_)
            | TokenKind::BinaryInteger(..)
            | TokenKind::String
            | TokenKind::Code
            | TokenKind::Bang(_)
    )
}

/// Whether a sign may have been written without need: it does not belong to a value, or is doubled, and its removal
/// joins no words.
fn may_be_surplus(text: &[u8], token: &Token) -> bool {
    let is_part = |byte: Option<&u8>| byte.is_some_and(|byte| is_word_byte(*byte));
    let head = text.get(..token.span.range().start).unwrap_or_default();
    let joins = is_part(head.last()) && is_part(text.get(token.span.range().end));
    let is_of_value = b"=.-+?".contains(token.span.slice(text).first().unwrap_or(&b'='));
    !joins && (!is_of_value || is_doubled(text, token.span))
}

/// Inserts a sign, or a word with a blank in front of another one.
fn insert_apart(text: &[u8], at: u32, sign: &str) -> Fix {
    let is_part = |byte: Option<&u8>| byte.is_some_and(|byte| is_word_byte(*byte));
    match is_part(text.get(at as usize)) && is_part(sign.as_bytes().last()) {
        true => insert(at, &format!("{sign} ")),
        false => insert(at, sign),
    }
}

fn insert(at: u32, sign: &str) -> Fix {
    let title = format!("insert '{}'", sign.trim());
    Fix::uncertain(title, vec![TextEdit::new(Span::at(at), sign)])
}

fn change(document: Document<'_>, span: Span, sign: &str) -> Fix {
    let title = match sign {
        "" => format!("remove '{}'", document.string(span)),
        sign => format!("change it to '{sign}'"),
    };
    Fix::uncertain(title, vec![TextEdit::new(span, sign)])
}
