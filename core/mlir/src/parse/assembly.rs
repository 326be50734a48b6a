//! The contents of bytecode: attributes and types as separate texts, and operations that are not text.

use super::parser::Parser;
use crate::ir::{Attribute, Identifier, Ir, Type};
use crate::registry::Registry;
use crate::syntax::TokenKind;
use abide_source::diagnostic::{Diagnostic, Severity, codes};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// From which number on distinct attributes of texts are: each text has its own, and others have smaller numbers.
const FIRST_DISTINCT_OF_TEXTS: u64 = 1 << 63;

/// Reads texts of attributes and types into one IR.
pub(crate) struct AssemblyReader<'a> {
    parser: Parser<'a>,
}

/// The inherent attributes of an operation, and its other attributes.
pub(crate) type SortedAttributes = (Attribute, Attribute);

impl<'a> AssemblyReader<'a> {
    pub(crate) fn new(ir: Ir, registry: &'a Registry, limits: &Limits) -> AssemblyReader<'a> {
        let mut parser = Parser::over(b"", registry, limits, ir);
        parser.distinct_made = FIRST_DISTINCT_OF_TEXTS;
        AssemblyReader { parser }
    }

    /// The IR that they are read into.
    pub(crate) fn ir(&mut self) -> &mut Ir {
        &mut self.parser.ir
    }

    pub(crate) fn into_ir(mut self) -> Ir {
        self.parser.find_all_inner_types();
        self.parser.formats.opaque.operations.types.ir
    }

    /// The attribute that is a whole text.
    ///
    /// # Errors
    /// A diagnostic for the text; its spans are offsets in the text.
    pub(crate) fn attribute(&mut self, text: &'a [u8]) -> Result<Attribute, Box<Diagnostic>> {
        self.parser.enter(text, 0);
        self.parser.distinct.clear();
        let read = self.parser.attribute(None);
        self.finish(read.ok())
    }

    /// The type that is a whole text.
    ///
    /// # Errors
    /// A diagnostic for the text; its spans are offsets in the text.
    pub(crate) fn ty(&mut self, text: &'a [u8]) -> Result<Type, Box<Diagnostic>> {
        self.parser.enter(text, 0);
        let read = self.parser.ty();
        self.finish(read.ok())
    }

    fn finish<T>(&mut self, read: Option<T>) -> Result<T, Box<Diagnostic>> {
        let read = read.filter(|_| {
            let ended = self.parser.at(TokenKind::EndOfFile);
            if !ended {
                let span = self.parser.current_span();
                self.parser.error(span, "trailing characters after it");
            }
            ended
        });
        // A string may be wrong in which reading went on.
        match (read, self.first_error()) {
            (Some(read), None) => Ok(read),
            (_, Some(error)) => Err(Box::new(error)),
            (None, None) => {
                Err(Box::new(Diagnostic::new(codes::mlir::EXPECTED, Span::at(0), "not read")))
            }
        }
    }

    /// Clears the diagnostics, and returns the first error among them.
    fn first_error(&mut self) -> Option<Diagnostic> {
        if self.parser.diagnostics.is_empty() {
            return None;
        }
        self.parser.take_diagnostics().into_iter().find(|one| one.severity == Severity::Error)
    }

    /// Returns the properties and the other attributes of an operation, given its known properties and the rest.
    pub(crate) fn settle(
        &mut self,
        name: Identifier,
        properties: &[(Identifier, Attribute)],
        attributes: &[(Identifier, Attribute)],
    ) -> SortedAttributes {
        let known = self.parser.known(name);
        self.parser.settle(known.as_deref(), properties, attributes)
    }
}
