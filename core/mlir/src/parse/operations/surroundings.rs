//! The enclosing operations, and the dialects that may be left out in their regions.

use super::Operations;
use crate::ir::{Identifier, make_room};
use crate::syntax;
use abide_source::text::Span;

/// The default dialect in the regions of one operation.
#[derive(Debug, Clone, Copy)]
pub(in crate::parse) struct DefaultDialect<'a> {
    name: &'a str,
    /// The operation, except for a file.
    within: Option<Identifier>,
    /// The range of the operation's name.
    span: Span,
}

/// The one of a file.
pub(in crate::parse) const OF_FILE: DefaultDialect<'static> =
    DefaultDialect { name: "builtin", within: None, span: Span::at(0) };

impl<'a> Operations<'a> {
    /// Enters the regions of an operation, with their default dialect. `span` is the range of its name.
    pub(in crate::parse) fn enter_regions(
        &mut self,
        within: Option<Identifier>,
        dialect: &'a str,
        span: Span,
    ) {
        make_room(&mut self.default_dialects, 1);
        self.default_dialects.push(DefaultDialect { name: dialect, within, span });
    }

    pub(in crate::parse) fn leave_regions(&mut self) {
        self.default_dialects.pop();
    }

    /// Returns the default dialect.
    pub(in crate::parse) fn default_dialect(&self) -> &'a str {
        self.default_dialects.last().unwrap_or(&OF_FILE).name
    }

    /// The name of the operation whose regions are read.
    pub(in crate::parse) fn enclosing_operation_name(&self) -> Option<Identifier> {
        self.operation_outwards(0)
    }

    /// Returns the name of the operation `outwards` levels out; 0 is the one whose regions are parsed.
    pub(in crate::parse) fn operation_outwards(&self, outwards: usize) -> Option<Identifier> {
        let index = self.default_dialects.len().checked_sub(outwards + 1)?;
        self.default_dialects.get(index)?.within
    }

    /// Returns the range of the name of the enclosing operation.
    pub(in crate::parse) fn operation_around(&self) -> Span {
        self.default_dialects.last().unwrap_or(&OF_FILE).span
    }

    /// Whether the region that is read may have a default dialect, so that any word can name an
    /// operation, as the syntax tree has it.
    pub(in crate::parse) fn may_have_default_dialect(&self) -> bool {
        let within = self.default_dialects.last().and_then(|default| default.within);
        within.is_some_and(|name| syntax::has_default_dialect(self.ir.context.bytes(name)))
    }
}
