//! Text kept as written: comments are left out, runs of blanks folded, lines re-indented.

use crate::syntax::TokenKind;
use crate::syntax::lexer::{Lexer, is_blank};
use std::borrow::Cow;

/// The indentation of a line that is not deeper than its operation.
const DEEPER_INDENTATION: &[u8] = b"  ";

/// Returns the kept form of a part of an operation's text. Lines lose up to `column` blanks, the column of the operation;
/// the printer adds the new one. The rest of the indentation may have a meaning.
pub(in crate::parse) fn as_written(text: &[u8], column: usize) -> Cow<'_, [u8]> {
    let is_other = |byte: &u8| byte.is_ascii_whitespace() && *byte != b' ' || *byte == 0;
    let has_any = |of: &[u8]| memchr::memmem::find(text, of).is_some();
    if !text.iter().any(is_other) && !has_any(b"  ") && !has_any(b"//") {
        return Cow::Borrowed(text);
    }
    let mut lexer = Lexer::new(text);
    let mut out = Vec::with_capacity(text.len());
    loop {
        let gap = lexer.position();
        let (kind, start) = next_token(&mut lexer);
        let end = lexer.position().max(start);
        put_gap(&mut out, text.get(gap..start).unwrap_or_default(), column, kind);
        out.extend_from_slice(text.get(start..end).unwrap_or_default());
        if start >= text.len() || end == start {
            out.extend_from_slice(text.get(end..).unwrap_or_default());
            return Cow::Owned(out);
        }
    }
}

/// Consumes the next token, and returns its kind and its start.
fn next_token(lexer: &mut Lexer<'_>) -> (TokenKind, usize) {
    loop {
        lexer.whitespace();
        let start = lexer.position();
        let kind = lexer.next();
        // A mark within the text does not split its file.
        if !matches!(kind, TokenKind::Whitespace | TokenKind::Comment | TokenKind::SplitMarker) {
            return (kind, start);
        }
    }
}

/// Adds the blanks and comments before a token: a line break, one blank, or nothing. What could begin an operation is
/// deeper than this one; at the end of the part a value or the like may follow.
fn put_gap(out: &mut Vec<u8>, gap: &[u8], column: usize, next: TokenKind) {
    match memchr::memrchr2(b'\n', b'\r', gap) {
        None if gap.is_empty() => {}
        None => out.push(b' '),
        Some(line) => {
            out.push(b'\n');
            let start = out.len();
            let indentation = gap.iter().skip(line + 1).take_while(|byte| is_blank(**byte));
            out.extend(indentation.skip(column));
            let may_begin = matches!(
                next,
                TokenKind::BareIdentifier
                    | TokenKind::PercentIdentifier
                    | TokenKind::String
                    | TokenKind::EndOfFile
            );
            if may_begin && out.len() == start {
                out.extend_from_slice(DEEPER_INDENTATION);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::as_written;

    fn written(text: &str, column: usize) -> String {
        String::from_utf8(as_written(text.as_bytes(), column).into_owned()).unwrap()
    }

    #[test]
    fn blanks_are_folded_and_comments_left_out() {
        let cases = [
            ("a  =\t 1,b = [ 2 ,3 ]", "a = 1,b = [ 2 ,3 ]"),
            ("x // why\n y", "x\n y"),
            ("x\n// -----\n y", "x\n y"),
            ("x // why\r\n\r\n  // this\r  y", "x\n  y"),
            ("@f(%a : i1)  ->  ( i1 )", "@f(%a : i1) -> ( i1 )"),
            ("\"a  // b\"  c", "\"a  // b\" c"),
            ("  a  ", " a "),
            ("4 x ?  xf32 0.5", "4 x ? xf32 0.5"),
            ("", ""),
        ];
        for (text, expected) in cases {
            assert_eq!(written(text, 0), expected, "{text}");
            assert_eq!(written(expected, 0), expected);
        }
    }

    #[test]
    fn lines_keep_their_indentation_relative_to_the_operation() {
        assert_eq!(written("a\n    b\n  (c\n)\nd\n", 2), "a\n  b\n(c\n)\n  d\n  ");
    }

    #[test]
    fn bytes_outside_of_tokens_stay() {
        for text in ["a \u{e9} \\ b", "a \"b"] {
            assert_eq!(written(text, 0), text, "{text:?}");
        }
    }
}
