//! Paths through the structures of a caller, in Python syntax: `params['w'][0].x`.
//!
//! These are JAX's names of arguments and results (`jax.tree_util.keystr`): the argument's name or `result`, then
//! `['key']` for an item of a dictionary, `[0]` for one of a sequence, `.x` for a field. A key that is neither a string
//! nor an integer is written as by `repr`.

use crate::cursor::{Cursor, GrammarError};
use abide_source::text::Span;
use std::fmt;

/// The longest path, in steps.
pub const MAX_PATH_STEPS: usize = 64;

/// One step of a [`Path`].
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PathStep {
    /// `[0]`: an item of a sequence, or of a dictionary by an integer.
    Index(i64),
    /// `['w']`: an item of a dictionary.
    Key(String),
    /// `.x`: a field of an object; also the name of an argument.
    Field(String),
    /// `[(1, 2)]`: an item of a dictionary by a key of another kind, as text.
    Other(String),
}

impl PathStep {
    /// The text of a step, unless it is an index.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match self {
            PathStep::Index(_) => None,
            PathStep::Key(text) | PathStep::Field(text) | PathStep::Other(text) => Some(text),
        }
    }
}

/// A path through structures.
#[derive(Debug, Default, Clone, PartialEq, Eq, Hash)]
pub struct Path {
    /// The word in front of the steps: the name of an argument, or `result`; may be empty.
    pub root: String,
    /// The steps from there.
    pub steps: Vec<PathStep>,
}

impl Path {
    /// Reads a path.
    ///
    /// # Errors
    /// If the text is not a path.
    pub fn parse(text: &[u8]) -> Result<Path, GrammarError> {
        let mut cursor = Cursor::new(text);
        let mut path = Path { root: identifier(&mut cursor)?, steps: Vec::new() };
        while !cursor.is_at_end() {
            let start = cursor.offset();
            let step = if cursor.eat(b"[") {
                bracketed(&mut cursor)?
            } else if cursor.eat(b".") {
                let name = identifier(&mut cursor)?;
                if name.is_empty() {
                    return Err(cursor.error("expected the name of a field".to_owned()));
                }
                PathStep::Field(name)
            } else {
                return Err(cursor.error("expected '[', '.' or the end of the path".to_owned()));
            };
            if path.steps.len() == MAX_PATH_STEPS {
                let message = format!("a path has at most {MAX_PATH_STEPS} steps");
                return Err(GrammarError { span: cursor.span_from(start), message });
            }
            path.steps.push(step);
        }
        Ok(path)
    }
}

/// Parses a Python identifier; empty if there is none.
fn identifier(cursor: &mut Cursor<'_>) -> Result<String, GrammarError> {
    let start = cursor.offset();
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80;
    let name = cursor.take_while(is_letter);
    let text = std::str::from_utf8(name).ok();
    let text = text.filter(|name| !name.starts_with(|first: char| first.is_ascii_digit()));
    text.map(str::to_owned).ok_or_else(|| GrammarError {
        span: cursor.span_from(start),
        message: "expected a name".to_owned(),
    })
}

/// Parses the text between brackets; the opening one has been consumed.
fn bracketed(cursor: &mut Cursor<'_>) -> Result<PathStep, GrammarError> {
    let start = cursor.offset();
    // Anything but a string, up to the bracket: an integer, or a key of another kind.
    let quote = cursor.peek().filter(|byte| matches!(byte, b'\'' | b'"'));
    if let Some(quote) = quote {
        let key = string(cursor, quote)?;
        return match cursor.eat(b"]") {
            true => Ok(PathStep::Key(key)),
            false => Err(cursor.error("expected ']'".to_owned())),
        };
    }
    let other = other_key(cursor)?;
    let text = String::from_utf8(other.to_vec()).map_err(|_| GrammarError {
        span: cursor.span_from(start),
        message: "this key is not UTF-8".to_owned(),
    })?;
    let flat = text.strip_prefix("<flat index ").and_then(|rest| rest.strip_suffix('>'));
    let number = flat.unwrap_or(&text);
    match number.parse::<i64>() {
        Ok(index) if index.to_string() == number => Ok(PathStep::Index(index)),
        _ => Ok(PathStep::Other(text)),
    }
}

/// Parses a non-string key up to its bracket, which is consumed.
fn other_key<'a>(cursor: &mut Cursor<'a>) -> Result<&'a [u8], GrammarError> {
    let (start, text) = (cursor.offset(), cursor.rest());
    let mut depth = 0_u32;
    while let Some(byte) = cursor.peek() {
        match byte {
            b'\'' | b'"' => {
                string(cursor, byte)?;
                continue;
            }
            b'[' | b'(' | b'{' => depth += 1,
            b']' if depth == 0 => {
                let len = (cursor.offset() - start) as usize;
                if len == 0 {
                    return Err(cursor.error("expected a key or an index".to_owned()));
                }
                cursor.skip(1);
                return Ok(text.get(..len).unwrap_or_default());
            }
            b']' | b')' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        cursor.skip(1);
    }
    Err(GrammarError {
        span: Span::new(start.saturating_sub(1), start),
        message: "this '[' is not closed".to_owned(),
    })
}

/// Parses a string literal of Python.
fn string(cursor: &mut Cursor<'_>, quote: u8) -> Result<String, GrammarError> {
    let start = cursor.offset();
    cursor.skip(1);
    let mut bytes = Vec::new();
    loop {
        let plain = cursor.take_while(|byte| byte != quote && byte != b'\\');
        bytes.extend_from_slice(plain);
        if cursor.eat(&[quote]) {
            break;
        }
        if !cursor.eat(b"\\") {
            let span = Span::new(start, start.saturating_add(1));
            return Err(GrammarError { span, message: "this string is not closed".to_owned() });
        }
        let mut buffer = [0; 4];
        bytes.extend_from_slice(escape(cursor)?.encode_utf8(&mut buffer).as_bytes());
    }
    String::from_utf8(bytes).map_err(|_| GrammarError {
        span: cursor.span_from(start),
        message: "this string is not UTF-8".to_owned(),
    })
}

/// Parses the rest of an escape, after the backslash.
fn escape(cursor: &mut Cursor<'_>) -> Result<char, GrammarError> {
    let unknown = cursor.error("Python does not write this escape".to_owned());
    let byte = cursor.peek();
    cursor.skip(1);
    let digits = match byte {
        Some(b'n') => return Ok('\n'),
        Some(b'r') => return Ok('\r'),
        Some(b't') => return Ok('\t'),
        Some(quoted @ (b'\\' | b'\'' | b'"')) => return Ok(char::from(quoted)),
        Some(b'x') => 2,
        Some(b'u') => 4,
        Some(b'U') => 8,
        _ => return Err(unknown),
    };
    let hex = cursor.rest().get(..digits).and_then(|hex| std::str::from_utf8(hex).ok());
    cursor.skip(digits);
    let hex = hex.filter(|hex| hex.bytes().all(|digit| digit.is_ascii_hexdigit()));
    let code = hex.and_then(|hex| u32::from_str_radix(hex, 16).ok());
    code.and_then(char::from_u32).ok_or(unknown)
}

/// As Python writes it.
impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.root)?;
        for step in &self.steps {
            match step {
                PathStep::Index(index) => write!(f, "[{index}]")?,
                PathStep::Field(name) => write!(f, ".{name}")?,
                PathStep::Other(key) => write!(f, "[{key}]")?,
                PathStep::Key(key) => {
                    f.write_str("[")?;
                    write_string(f, key)?;
                    f.write_str("]")?;
                }
            }
        }
        Ok(())
    }
}

/// Writes as `repr` does, except for non-ASCII characters that it considers not printable.
fn write_string(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let quote = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
    write!(f, "{quote}")?;
    for character in text.chars() {
        match character {
            '\n' => f.write_str("\\n")?,
            '\r' => f.write_str("\\r")?,
            '\t' => f.write_str("\\t")?,
            '\\' => f.write_str("\\\\")?,
            character if character == quote => write!(f, "\\{quote}")?,
            character if character < ' ' || character == '\u{7f}' => {
                write!(f, "\\x{:02x}", u32::from(character))?;
            }
            character => write!(f, "{character}")?,
        }
    }
    write!(f, "{quote}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_read_as_jax_writes_them() {
        let key = |text: &str| PathStep::Key(text.to_owned());
        let field = |text: &str| PathStep::Field(text.to_owned());
        let other = |text: &str| PathStep::Other(text.to_owned());
        for (text, root, steps) in [
            ("", "", vec![]),
            ("result", "result", vec![]),
            ("[0]", "", vec![PathStep::Index(0)]),
            ("result['p']['b'][0]", "result", vec![key("p"), key("b"), PathStep::Index(0)]),
            ("result.x['']", "result", vec![field("x"), key("")]),
            ("a['a]b'][-1]", "a", vec![key("a]b"), PathStep::Index(-1)]),
            ("a[\"a'b\"]['c\"d']", "a", vec![key("a'b"), key("c\"d")]),
            (r"a['new\nl\x07\u00e9\\']", "a", vec![key("new\nl\u{7}é\\")]),
            ("a[<flat index 3>]", "a", vec![PathStep::Index(3)]),
            ("a[(1, 2)]", "a", vec![other("(1, 2)")]),
            ("a[(1, ']')][<E.A: 1>]", "a", vec![other("(1, ']')"), other("<E.A: 1>")]),
            ("a[True][None][1.5][b'x']", "a", ["True", "None", "1.5", "b'x'"].map(other).into()),
            ("é.ü", "é", vec![field("ü")]),
        ] {
            let path = Path::parse(text.as_bytes()).unwrap();
            assert_eq!(path, Path { root: root.to_owned(), steps }, "{text}");
            assert_eq!(Path::parse(path.to_string().as_bytes()).as_ref(), Ok(&path), "{text}");
        }
    }

    #[test]
    fn invalid_paths_are_reported_where_they_break_off() {
        for (text, span, message) in [
            ("result['p'", (10, 10), "expected ']'"),
            ("result['p", (7, 8), "this string is not closed"),
            ("result[p", (6, 7), "this '[' is not closed"),
            ("result[]", (7, 8), "expected a key or an index"),
            ("result[0]x", (9, 10), "expected '[', '.' or the end of the path"),
            ("result.", (7, 7), "expected the name of a field"),
            ("result.0", (7, 8), "expected a name"),
            ("<lambda>", (0, 1), "expected '[', '.' or the end of the path"),
            (r"a['\q']", (4, 5), "Python does not write this escape"),
            (r"a['\ud800']", (4, 5), "Python does not write this escape"),
        ] {
            let error = Path::parse(text.as_bytes()).unwrap_err();
            let found = (error.span.start(), error.span.end());
            assert_eq!((found, &*error.message), (span, message), "{text}");
        }
        assert!(Path::parse("[0]".repeat(MAX_PATH_STEPS).as_bytes()).is_ok());
        assert!(Path::parse("[0]".repeat(MAX_PATH_STEPS + 1).as_bytes()).is_err());
    }
}
