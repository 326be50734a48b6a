//! Text that is parsed into existing operations: insertions by a program, and attributes
//! and types that it writes.

use super::operations::Operations;
use super::operations::value_names::ValueNames;
use super::parser::Parser;
use super::tokens::Parse;
use super::tokens::nesting::Alias;
use super::types::Types;
use crate::ir::{Attribute, Ir, OperationId, Type, ValueId};
use crate::registry::Registry;
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// The aliases that a text defines, by their names.
#[derive(Debug, Clone, Default)]
pub struct Aliases {
    attributes: Vec<(Box<[u8]>, Alias<Attribute>)>,
    types: Vec<(Box<[u8]>, Alias<Type>)>,
}

impl Aliases {
    /// Returns the attribute of an alias, by its name without the `#`.
    #[must_use]
    pub fn attribute(&self, name: &[u8]) -> Option<Attribute> {
        let place = self.attributes.binary_search_by(|(own, _)| (**own).cmp(name)).ok()?;
        self.attributes.get(place).map(|(_, alias)| alias.value)
    }
}

/// The result of parsing a piece.
#[derive(Debug)]
pub struct ReadPiece<T> {
    /// The operations, old and new.
    pub ir: Ir,
    /// The parsed value.
    pub read: Option<T>,
    /// The names of the values in it.
    pub names: ValueNames,
    /// Its diagnostics.
    pub diagnostics: Vec<Diagnostic>,
}

/// The definitions that a piece may refer to.
#[derive(Debug, Clone, Copy)]
pub struct Surroundings<'s> {
    /// The values that are visible, by their names without the `%`: the first, and how many follow.
    pub values: &'s [(Box<[u8]>, ValueId, u32)],
    /// The aliases.
    pub aliases: &'s Aliases,
}

/// Reads operations into an IR: they are in no block that anything else is in. What a piece defines
/// may have the name of a value around it.
#[must_use]
pub fn parse_operations<'t>(
    ir: Ir,
    text: &'t [u8],
    around: Surroundings<'t>,
    registry: &'t Registry,
    limits: &Limits,
) -> ReadPiece<Vec<OperationId>> {
    let mut parser = Parser::over(text, registry, limits, ir);
    parser.use_surroundings(around);
    let region = parser.ir.create_region();
    let block = parser.ir.create_block(Span::default());
    parser.ir.append_block(region, block);
    let read = parser.top_level(block).and_then(|()| parser.check_forward());
    let read = read.and_then(|()| parser.check_blocks()).and_then(|()| parser.expect_end());
    let operations: Vec<OperationId> = parser.ir.block_operations(block).collect();
    for operation in &operations {
        parser.ir.detach(*operation);
    }
    if read.is_err() {
        // What was read of it uses nothing any more.
        for operation in operations.iter().rev() {
            parser.ir.erase(*operation);
        }
    }
    parser.read_piece(read.map(|()| operations))
}

/// Reads an attribute into the context of an IR.
#[must_use]
pub fn parse_attribute<'t>(
    ir: Ir,
    text: &'t [u8],
    around: Surroundings<'t>,
    registry: &'t Registry,
    limits: &Limits,
) -> ReadPiece<Attribute> {
    Parser::over(text, registry, limits, ir).whole(around, |parser| parser.attribute(None))
}

/// Reads a type into the context of an IR.
#[must_use]
pub fn parse_type<'t>(
    ir: Ir,
    text: &'t [u8],
    around: Surroundings<'t>,
    registry: &'t Registry,
    limits: &Limits,
) -> ReadPiece<Type> {
    Parser::over(text, registry, limits, ir).whole(around, |parser| parser.ty())
}

impl<'a> Parser<'a> {
    fn use_surroundings(&mut self, around: Surroundings<'a>) {
        self.define_around(around.values);
        let attributes = around.aliases.attributes.iter();
        self.attribute_aliases.extend(attributes.map(|(name, alias)| (&**name, *alias)));
        let types = around.aliases.types.iter();
        self.type_aliases.extend(types.map(|(name, alias)| (&**name, *alias)));
    }

    fn expect_end(&mut self) -> Parse<()> {
        if self.at_end() {
            return Ok(());
        }
        let span = self.current_span();
        Err(self.report(codes::mlir::EXPECTED, span, "expected nothing more"))
    }

    /// Reads something that is the whole text.
    fn whole<T>(
        mut self,
        around: Surroundings<'a>,
        read: impl FnOnce(&mut Self) -> Parse<T>,
    ) -> ReadPiece<T> {
        self.use_surroundings(around);
        let read = read(&mut self).and_then(|read| self.expect_end().map(|()| read));
        self.read_piece(read)
    }

    fn read_piece<T>(self, read: Parse<T>) -> ReadPiece<T> {
        let Operations { types, value_names, .. } = self.formats.opaque.operations;
        let names = value_names.finish();
        let Types { tokens, ir, .. } = types;
        let diagnostics = tokens.diagnostics.finish();
        ReadPiece { ir, read: read.ok(), names, diagnostics }
    }

    /// The aliases that were read, sorted.
    pub(super) fn aliases(&mut self) -> Aliases {
        let types: &mut Types<'a> = self;
        let attributes = types.attribute_aliases.drain().map(|(name, alias)| (name.into(), alias));
        let own_types = types.type_aliases.drain().map(|(name, alias)| (name.into(), alias));
        let mut aliases = Aliases { attributes: attributes.collect(), types: own_types.collect() };
        aliases.attributes.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        aliases.types.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        aliases
    }
}
