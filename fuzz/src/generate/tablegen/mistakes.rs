//! Deliberate mistakes: while a program is generated, or in its text.

use super::writer::Writer;
use arbitrary::Unstructured;

/// A mistake in a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mistake {
    /// A value of another type.
    WrongType,
    /// A name that nothing has.
    UnknownName,
    /// An operator that does not exist.
    UnknownOperator,
    /// One argument more than a class has.
    TooManyArguments,
    /// An argument that has no default is missing.
    MissingArgument,
    /// An argument's name that a class does not have.
    UnknownArgument,
    /// An operator with an operand too many.
    TooManyOperands,
    /// A record or class that exists already.
    Duplicate,
    /// A class that does not exist.
    UnknownClass,
    /// A field in `let` that does not exist.
    UnknownField,
    /// Bits that a field does not have.
    NoSuchBit,
    /// An assertion that does not hold.
    FailedAssertion,
    /// A value that is computed from nothing: 0 as a divisor, an element that is not there.
    NoValue,
    /// A value that is itself.
    SelfReference,
    /// A word is missing.
    MissingWord,
    /// A word is repeated.
    TwiceTheWord,
    /// Two words are in the wrong order.
    SwappedWords,
    /// A word of another place.
    OtherWord,
    /// The text ends in the middle.
    CutOff,
    /// A character that begins no token, or a literal that does not end.
    BadToken,
}

const ALL: [Mistake; 20] = [
    Mistake::WrongType,
    Mistake::UnknownName,
    Mistake::UnknownOperator,
    Mistake::TooManyArguments,
    Mistake::MissingArgument,
    Mistake::UnknownArgument,
    Mistake::TooManyOperands,
    Mistake::Duplicate,
    Mistake::UnknownClass,
    Mistake::UnknownField,
    Mistake::NoSuchBit,
    Mistake::FailedAssertion,
    Mistake::NoValue,
    Mistake::SelfReference,
    Mistake::MissingWord,
    Mistake::TwiceTheWord,
    Mistake::SwappedWords,
    Mistake::OtherWord,
    Mistake::CutOff,
    Mistake::BadToken,
];

impl Mistake {
    pub(super) fn any(u: &mut Unstructured<'_>) -> Mistake {
        *u.choose(&ALL).unwrap_or(&Mistake::MissingWord)
    }
}

/// Text that begins no token, or ends none.
const BAD: [&str; 10] =
    ["@", "\"open", "[{ open", "/* open", "..", "$", "!", "\"\\q\"", "99999999999999999999", "0x"];

impl Writer<'_, '_> {
    /// The text with a mistake that needs no understanding of it; nothing for other mistakes.
    pub(super) fn damage(&mut self, text: &str, mistake: Mistake) -> Option<String> {
        let words = words(text);
        if words.len() < 3 {
            return None;
        }
        let at = self.below(words.len() - 1);
        let (first, second) = (words[at].clone(), words[at + 1].clone());
        let joined = |parts: &[&str]| Some(parts.concat());
        let (before, after) = (&text[..first.start], &text[first.end..]);
        match mistake {
            Mistake::MissingWord => joined(&[before, after]),
            Mistake::TwiceTheWord => {
                joined(&[before, &text[first.clone()], " ", &text[first], after])
            }
            Mistake::SwappedWords => joined(&[
                before,
                &text[second.clone()],
                " ",
                &text[first],
                " ",
                &text[second.end..],
            ]),
            Mistake::OtherWord => {
                let other = words[self.below(words.len())].clone();
                joined(&[before, " ", &text[other], " ", after])
            }
            Mistake::CutOff => joined(&[before]),
            Mistake::BadToken => joined(&[before, *self.pick(&BAD), " ", &text[first], after]),
            _ => None,
        }
    }
}

/// Returns the words of a text: names with their prefixes, numbers, and single characters. White space and comments
/// are excluded.
fn words(text: &str) -> Vec<std::ops::Range<usize>> {
    let bytes = text.as_bytes();
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let mut words = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        at += 1;
        match bytes[start] {
            byte if byte.is_ascii_whitespace() => continue,
            b'/' => {
                while at < bytes.len() && bytes[at] != b'\n' {
                    at += 1;
                }
                continue;
            }
            b'"' => {
                while at < bytes.len() && bytes[at] != b'"' {
                    at += 1;
                }
                at = (at + 1).min(bytes.len());
            }
            byte if is_name(byte) || byte == b'!' || byte == b'$' => {
                while at < bytes.len() && is_name(bytes[at]) {
                    at += 1;
                }
            }
            _ => {}
        }
        // Names in strings may have characters of several bytes.
        while !text.is_char_boundary(at) {
            at += 1;
        }
        words.push(start..at);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_distinguished() {
        let text = "def a { int x = !add(1, \"b c\"); } // no";
        let found: Vec<&str> = words(text).into_iter().map(|word| &text[word]).collect();
        let wanted = "def a { int x = !add ( 1 , \"b_c\" ) ; }".replace(' ', "|").replace('_', " ");
        assert_eq!(found.join("|"), wanted);
    }
}
