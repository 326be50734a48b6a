//! Text that is parsed into existing operations: insertions by a program, and attributes
//! and types that it writes.

use super::operations::Operations;
use super::operations::value_names::ValueNames;
use super::parser::Parser;
use super::tokens::{Parse, Tokens};
use super::types::Types;
use super::types::aliases::Aliases;
use crate::ir::{Attribute, Ir, OperationId, Type, ValueId};
use crate::registry::Registry;
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::limits::Limits;
use abide_source::text::Span;

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
    use_surroundings(&mut parser, around);
    let region = parser.ir.create_region();
    let block = parser.ir.add_block(region, Span::default());
    let read = parser.top_level(block).and_then(|()| parser.check_forward());
    let read = read.and_then(|()| parser.check_blocks()).and_then(|()| expect_end(&mut parser));
    let operations: Vec<OperationId> = parser.ir.block_operations(block).collect();
    for operation in &operations {
        parser.ir.detach(*operation);
    }
    if read.is_err() {
        // The parsed part no longer uses anything.
        for operation in operations.iter().rev() {
            parser.ir.erase(*operation);
        }
    }
    read_piece(parser, read.map(|()| operations))
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
    let parser = Parser::over(text, registry, limits, ir);
    whole(parser, around, |types| types.attribute(None))
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
    let parser = Parser::over(text, registry, limits, ir);
    whole(parser, around, |types| types.ty())
}

/// The default value of an operation's attribute, if its description has one.
#[must_use]
pub fn default_attribute(
    ir: Ir,
    operation: OperationId,
    name: &str,
    registry: &Registry,
    limits: &Limits,
) -> (Ir, Option<Attribute>) {
    let mut parser = Parser::over(b"", registry, limits, ir);
    let operation = parser.ir.name(operation);
    let known = parser.known(operation);
    let context = &parser.ir.context;
    let of_name = |(own, _): &&(_, Attribute)| context.bytes(*own) == name.as_bytes();
    let found =
        known.and_then(|known| known.defaults.iter().find(of_name).map(|(_, value)| *value));
    let Operations { types, .. } = parser.formats.opaque.operations;
    (types.ir, found)
}

fn use_surroundings<'a>(operations: &mut Operations<'a>, around: Surroundings<'a>) {
    operations.define_around(around.values);
    operations.use_aliases(around.aliases);
}

fn expect_end(tokens: &mut Tokens<'_>) -> Parse {
    if tokens.at_end() {
        return Ok(());
    }
    let span = tokens.current_span();
    Err(tokens.report(codes::mlir::EXPECTED, span, "expected nothing more"))
}

/// Reads something that is the whole text.
fn whole<'a, T>(
    mut parser: Parser<'a>,
    around: Surroundings<'a>,
    read: impl FnOnce(&mut Types<'a>) -> Parse<T>,
) -> ReadPiece<T> {
    use_surroundings(&mut parser, around);
    let read = read(&mut parser).and_then(|read| expect_end(&mut parser).map(|()| read));
    read_piece(parser, read)
}

fn read_piece<T>(mut parser: Parser<'_>, read: Parse<T>) -> ReadPiece<T> {
    let diagnostics = parser.take_diagnostics();
    let Operations { types, value_names, .. } = parser.formats.opaque.operations;
    ReadPiece { ir: types.ir, read: read.ok(), names: value_names.finish(), diagnostics }
}
