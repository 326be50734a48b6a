//! Index paths from raw bytes.

use arbitrary::{Arbitrary, Result, Unstructured};

/// One step of an index path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Into a sequence.
    Index(i32),
    /// Into a dictionary.
    Name(Vec<u8>),
}

impl<'a> Arbitrary<'a> for Step {
    /// Mostly small indices and short names, so that paths share prefixes and run into each other.
    fn arbitrary(input: &mut Unstructured<'a>) -> Result<Step> {
        Ok(match input.int_in_range(0..=9)? {
            0..=4 => Step::Index(input.int_in_range(0..=3)?),
            5 => Step::Index(input.arbitrary()?),
            6..=8 => Step::Name(vec![*input.choose(b"abc!")?]),
            _ => Step::Name(input.arbitrary()?),
        })
    }
}

/// A raw index and its position.
#[derive(Debug, Clone, PartialEq, Eq, Arbitrary)]
pub struct PathEntry {
    /// Whether it is a result.
    pub results: bool,
    /// The raw index.
    pub raw_index: i16,
    /// The way to it.
    pub path: Vec<Step>,
}

/// The paths of one function, some possibly incompatible with others.
#[derive(Debug, Clone, PartialEq, Eq, Arbitrary)]
pub struct Structure {
    /// In the order of the calls.
    pub paths: Vec<PathEntry>,
}
