//! Limits nesting depth: in the text, and within aliases.

use super::{Reported, Tokens};
use abide_source::diagnostic::codes;
use abide_source::rule;

/// The value of an attribute or type alias.
#[derive(Debug, Clone, Copy)]
pub(in crate::parse) struct Alias<T> {
    pub(in crate::parse) value: T,
    /// The depth of its nesting, at least 1.
    pub(in crate::parse) depth: u32,
    /// Whether the reader holds its definition: reading that again has no effect.
    pub(in crate::parse) is_held: bool,
}

impl Tokens<'_> {
    #[cold]
    pub(in crate::parse) fn too_deep(&mut self, most: u32, how: &str) -> Reported {
        let message = rule!("nested deeper than {} levels{}", most, how);
        let span = self.current_span();
        self.report(codes::limit::DEPTH, span, message)
    }
}
