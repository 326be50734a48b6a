//! The dictionaries of `fuzz/dictionaries`, in libFuzzer's format: a word in quotes on each line, with `\\`, `\"` and
//! `\xAB` within it, and comments after `#`.

use std::sync::LazyLock;

/// A dictionary: its name, its text and its words.
type Dictionary = (&'static str, &'static str, LazyLock<Vec<Vec<u8>>>);

static DICTIONARIES: [Dictionary; 3] = [
    ("mlir", include_str!("../dictionaries/mlir.dict"), LazyLock::new(|| read_named(0))),
    (
        "reflection",
        include_str!("../dictionaries/reflection.dict"),
        LazyLock::new(|| read_named(1)),
    ),
    ("signature", include_str!("../dictionaries/signature.dict"), LazyLock::new(|| read_named(2))),
];

fn read_named(index: usize) -> Vec<Vec<u8>> {
    read(DICTIONARIES[index].1).expect("a dictionary of the project")
}

/// Returns the words of a dictionary; empty if it does not exist.
#[must_use]
pub fn words(name: &str) -> &'static [Vec<u8>] {
    let found = DICTIONARIES.iter().find(|dictionary| dictionary.0 == name);
    found.map_or(&[], |dictionary| &dictionary.2)
}

/// Returns the text of a dictionary's file.
#[must_use]
pub fn text(name: &str) -> Option<&'static str> {
    DICTIONARIES.iter().find(|dictionary| dictionary.0 == name).map(|dictionary| dictionary.1)
}

/// Reads a dictionary.
///
/// # Errors
/// The first invalid line.
pub fn read(text: &str) -> Result<Vec<Vec<u8>>, String> {
    let lines = text.lines().map(str::trim);
    let entries = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    entries
        .map(|line| word(line).ok_or_else(|| format!("no word of a dictionary: {line}")))
        .collect()
}

fn word(line: &str) -> Option<Vec<u8>> {
    unescape(line.strip_prefix('"')?.strip_suffix('"')?)
}

/// Returns the bytes of an escaped text: `\\`, `\"`, `\n`, `\r`, `\t`, `\'` and `\xAB` are one byte each, as
/// [`u8::escape_ascii`] writes them.
#[must_use]
pub fn unescape(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        rest = after;
        if first != b'\\' {
            bytes.push(first);
            continue;
        }
        let (&escaped, after) = rest.split_first()?;
        rest = after;
        bytes.push(match escaped {
            b'\\' | b'"' | b'\'' => escaped,
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'x' => {
                let (digits, after) = rest.split_at_checked(2)?;
                rest = after;
                u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?
            }
            _ => return None,
        });
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_escapes() {
        let text = "# comment\n\n\"a\\\\b\\\"\"\n\"\\x00\\xfF!\"\n";
        assert_eq!(read(text), Ok(vec![b"a\\b\"".to_vec(), b"\x00\xff!".to_vec()]));
        for damaged in ["a", "\"a", "\"\\q\"", "\"\\x1\""] {
            assert!(read(damaged).is_err(), "{damaged}");
        }
    }

    #[test]
    fn all_bytes_survive_being_escaped() {
        let bytes: Vec<u8> = (0..=255).collect();
        assert_eq!(unescape(&bytes.escape_ascii().to_string()), Some(bytes));
    }

    /// libFuzzer takes no longer words, and knows no escapes but these.
    #[test]
    fn libfuzzer_can_read_the_dictionaries() {
        for (name, text, words) in &DICTIONARIES {
            assert!(words.len() >= 20, "{name} has {} words", words.len());
            for word in words.iter() {
                assert!((1..=64).contains(&word.len()), "{name}: {}", word.escape_ascii());
            }
            for escape in ["\\n", "\\t", "\\r", "\\'"] {
                assert!(!text.contains(escape), "{name} has {escape}");
            }
        }
    }
}
