//! JSON, word by word.

use super::words::{self, Word};
use crate::Language;
use abide_generate::Random;

/// Changes JSON text.
pub fn mutate(random: &mut Random, text: &mut Vec<u8>) {
    words::mutate(random, text, cut, Language::Json.words());
}

/// Makes one change.
pub(super) fn mutate_once(random: &mut Random, text: &mut Vec<u8>) {
    words::mutate_once(random, text, cut, Language::Json.words());
}

/// Strings, runs of letters and digits, and all other bytes that are not white space one by one.
fn cut(text: &[u8]) -> Vec<Word> {
    const STRING: u32 = 1;
    const NUMBER: u32 = 2;
    const LETTERS: u32 = 3;
    let mut words = Vec::new();
    let mut at = 0;
    while let Some(&first) = text.get(at) {
        let start = at;
        at += 1;
        let kind = match first {
            b'"' => {
                at = end_of_string(text, at);
                STRING
            }
            b'-' | b'0'..=b'9' => {
                at += length_of(&text[at..], |byte| {
                    matches!(byte, b'0'..=b'9' | b'.' | b'e' | b'E' | b'+' | b'-')
                });
                NUMBER
            }
            b'a'..=b'z' | b'A'..=b'Z' => {
                at += length_of(&text[at..], |byte| byte.is_ascii_alphabetic());
                LETTERS
            }
            byte if byte.is_ascii_whitespace() => continue,
            byte => u32::from(byte) << 8,
        };
        words.push(Word::new(start..at, kind));
    }
    words
}

fn length_of(text: &[u8], is_part: fn(u8) -> bool) -> usize {
    text.iter().position(|&byte| !is_part(byte)).unwrap_or(text.len())
}

/// Returns the end of a string whose text begins at `at`.
fn end_of_string(text: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = text.get(at) {
        at += if byte == b'\\' { 2 } else { 1 };
        if byte == b'"' {
            break;
        }
    }
    at.min(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_json() {
        let cut_words = |text: &[u8]| -> Vec<u8> {
            let words = cut(text);
            let mut marked = text.to_vec();
            for word in words.iter().rev() {
                let range = word.range();
                marked.insert(range.end, b'|');
            }
            marked
        };
        assert_eq!(cut_words(br#"["a\"b", -1.5e3,null] "#), br#"[|"a\"b"|,| -1.5e3|,|null|]| "#);
        assert_eq!(cut_words(b"\"open\\"), b"\"open\\|");
    }
}
