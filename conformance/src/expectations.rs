//! The known results of an implementation: cases that it fails, and cases that are skipped.
//!
//! ```text
//! # why they are known
//! fail MLIR-020/one-in-each-function mlir-opt stops at the first error
//! skip SIP-036/a-hundred-thousand-levels
//! ```
//!
//! A case that is known to fail and passes is a failure: such a file has to stay true.

use std::collections::BTreeMap;

/// The known result of a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expectation {
    /// It is not run.
    Skip,
    /// It fails.
    Fail,
}

/// The known results of cases, by their ids.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Expectations {
    known: BTreeMap<String, Expectation>,
}

impl Expectations {
    /// Reads a file of expectations: on each line a word, the id of a case, and a reason.
    ///
    /// # Errors
    /// If a line begins with another word, names no case, or names one again.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut known = BTreeMap::new();
        for (index, line) in text.lines().enumerate() {
            let mut words = line.split_whitespace();
            let at = |error: String| format!("line {}: {error}", index + 1);
            let expectation = match words.next() {
                None => continue,
                Some(word) if word.starts_with('#') => continue,
                Some("skip") => Expectation::Skip,
                Some("fail") => Expectation::Fail,
                Some(other) => return Err(at(format!("'{other}' is neither 'skip' nor 'fail'"))),
            };
            let id = words.next().ok_or_else(|| at("no case is named".to_owned()))?;
            if known.insert(id.to_owned(), expectation).is_some() {
                return Err(at(format!("'{id}' is named again")));
            }
        }
        Ok(Self { known })
    }

    /// The known result of a case.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<Expectation> {
        self.known.get(id).copied()
    }

    /// The ids in order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.known.keys().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_word_an_id_and_a_reason() {
        let read = Expectations::read("# why\n\nskip A-1/x too deep\n fail A-1/y\n").unwrap();
        assert_eq!(read.of("A-1/x"), Some(Expectation::Skip));
        assert_eq!(read.of("A-1/y"), Some(Expectation::Fail));
        assert_eq!(read.of("A-1/z"), None);
        assert_eq!(read.ids().count(), 2);
    }

    #[test]
    fn damage_is_reported() {
        for (text, said) in [
            ("pass A-1/x", "line 1: 'pass' is neither"),
            ("\nskip", "line 2: no case"),
            ("skip a\nfail a", "line 2: 'a' is named again"),
        ] {
            assert!(Expectations::read(text).unwrap_err().contains(said), "{text}");
        }
    }
}
