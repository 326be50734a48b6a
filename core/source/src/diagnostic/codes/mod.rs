//! The stable list of diagnostic codes.
//!
//! A code is a lower-case word with dashes. It never changes its meaning; a code that is no longer
//! used is not used for something else. Each format has its own file here.

use super::Severity;
use std::fmt;

/// Describes codes: a doc line, the constant, the name, the default severity, and the next step if it is the same for
/// all diagnostics of the code. Makes the constants and the list `ALL` of a file.
macro_rules! codes {
    ($(
        $(#[doc = $doc:literal])+
        $constant:ident = $name:literal, $severity:ident $(, help $help:literal)?;
    )*) => {
        $(
            $(#[doc = $doc])+
            pub const $constant: $crate::diagnostic::Code =
                $crate::diagnostic::Code::describe(
                    &$crate::diagnostic::codes::Description {
                        name: $name,
                        severity: $crate::diagnostic::Severity::$severity,
                        summary: concat!($($doc),+),
                        help: concat!($($help)?),
                    },
                );
        )*

        /// All codes of this file, in its order.
        pub const ALL: &[$crate::diagnostic::Code] = &[$($constant),*];
    };
}

pub mod abi;
pub mod comment;
pub mod limit;
pub mod mlir;
pub mod reflection;
pub mod shape;
pub mod sip;
pub mod tablegen;

/// A kind of diagnostic.
#[derive(Clone, Copy)]
pub struct Code(&'static Description);

/// The description of a [`Code`].
#[derive(Debug)]
pub(crate) struct Description {
    pub(crate) name: &'static str,
    pub(crate) severity: Severity,
    pub(crate) summary: &'static str,
    pub(crate) help: &'static str,
}

impl Code {
    pub(crate) const fn describe(description: &'static Description) -> Code {
        Code(description)
    }

    /// The code itself, such as `mlir-undefined-value`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// The default severity of diagnostics of this kind.
    #[must_use]
    pub fn severity(self) -> Severity {
        self.0.severity
    }

    /// The meaning of the code, in one line.
    #[must_use]
    pub fn summary(self) -> &'static str {
        self.0.summary.trim()
    }

    /// The next step for diagnostics of this kind without one of their own.
    #[must_use]
    pub fn help(self) -> Option<&'static str> {
        Some(self.0.help).filter(|help| !help.is_empty())
    }
}

impl PartialEq for Code {
    fn eq(&self, other: &Code) -> bool {
        self.0.name == other.0.name
    }
}

impl Eq for Code {}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name)
    }
}

/// All codes, format by format.
pub fn all() -> impl Iterator<Item = Code> {
    let lists = [
        limit::ALL,
        comment::ALL,
        mlir::ALL,
        sip::ALL,
        reflection::ALL,
        abi::ALL,
        shape::ALL,
        tablegen::ALL,
    ];
    lists.into_iter().flatten().copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn codes_of_metadata_tell_the_next_step() {
        let lists = [sip::ALL, reflection::ALL, abi::ALL, shape::ALL];
        let without = lists.into_iter().flatten().filter(|code| code.help().is_none());
        assert_eq!(without.collect::<Vec<_>>(), Vec::<&Code>::new());
    }

    #[test]
    fn names_are_unique_and_well_formed() {
        let mut seen = HashSet::new();
        for code in all() {
            assert!(seen.insert(code.name()), "the list has {code} twice");
            assert!(
                code.name()
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'),
                "{code} is not lower-case with dashes"
            );
            assert!(!code.summary().is_empty() && !code.summary().contains('\n'), "{code}");
        }
    }
}
