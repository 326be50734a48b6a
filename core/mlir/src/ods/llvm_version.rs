//! The version of LLVM that a text is written for.

use std::fmt;
use std::str::FromStr;

/// A version of LLVM, by its major number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LlvmVersion {
    /// Its number.
    pub major: u32,
}

impl LlvmVersion {
    /// The version with a number.
    #[must_use]
    pub const fn new(major: u32) -> LlvmVersion {
        LlvmVersion { major }
    }
}

impl fmt::Display for LlvmVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.major)
    }
}

impl FromStr for LlvmVersion {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<LlvmVersion, Self::Err> {
        text.parse().map(LlvmVersion::new)
    }
}
