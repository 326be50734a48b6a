//! Refuses misspelt names of operations, which the caller's check decides.

use super::Operations;
use crate::ir::Identifier;
use crate::ods::LlvmVersion;
use crate::parse::tokens::Parse;
use crate::registry::Registry;
use abide_source::diagnostic::{Detail, codes};
use abide_source::text::Span;

/// Decides which names of operations are errors.
#[derive(Debug, Clone, Copy)]
pub struct NameCheck {
    /// Returns the error in a full name, for the requested version; the last argument is whether it is in quotes.
    pub error: fn(&Registry, Option<LlvmVersion>, &[u8], bool) -> Option<Detail>,
    /// The version of LLVM that the user requests.
    pub asked: Option<LlvmVersion>,
}

impl Operations<'_> {
    /// Reports a misspelt name of an operation, which is at `span`.
    pub(in crate::parse) fn check_name(
        &mut self,
        name: Identifier,
        span: Span,
        is_quoted: bool,
    ) -> Parse {
        let Some(NameCheck { error, asked }) = self.name_check else { return Ok(()) };
        if !self.checked_names.insert((name, is_quoted)) {
            return Ok(());
        }
        match error(self.registry, asked, self.ir.context.bytes(name), is_quoted) {
            Some(detail) => Err(self.report(codes::mlir::UNKNOWN_OPERATION, span, detail)),
            None => Ok(()),
        }
    }
}
