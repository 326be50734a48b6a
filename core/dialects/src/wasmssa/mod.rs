//! The `wasmssa` dialect: forms of its symbols, of branches, and of local variables, whose types are written as words.

mod locals;
mod symbols;

use abide_mlir::ir::OperationId;
use abide_mlir::parse::{OperationState, Parse, Parser, Part, operand, operand_type};
use abide_mlir::print::{Printer, RegionForm};
use abide_mlir::registry::{DialectHooks, Hooks};
use abide_mlir::syntax::TokenKind;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { operations: &[HOOKS], ..DialectHooks::of("wasmssa") };

const HOOKS: &[(&str, Hooks)] = &[
    ("wasmssa.func", symbols::FUNCTION),
    ("wasmssa.global", symbols::GLOBAL),
    ("wasmssa.if", Hooks::form(parse_if, print_if)),
    ("wasmssa.import_global", symbols::IMPORT),
    ("wasmssa.local", Hooks { infer_types: Some(locals::declared), ..Hooks::NONE }),
    ("wasmssa.local_get", locals::GET),
    ("wasmssa.local_set", locals::SET),
    ("wasmssa.local_tee", locals::TEE),
];

/// `%condition (%inputs) : types {attributes} : {…} else {…} > ^target`
fn parse_if<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let mut uses = vec![parser.operand_of(operand("condition"))?];
    let mut types = vec![parser.ir.context.integer(32)];
    if parser.eat(TokenKind::LeftParen) {
        uses.extend(parser.operands_of(operand("inputs"))?);
        parser.expect(TokenKind::RightParen)?;
        parser.expect(TokenKind::Colon)?;
        types.extend(parser.type_list_of(&[operand_type("inputs")])?);
    }
    crate::common::resolve_all(parser, state, &uses, &types, state.name_span)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    parser.expect(TokenKind::Colon)?;
    state.regions.push(parser.plain_region()?);
    // MLIR prints the word in quotes.
    let is_quoted = parser.at(TokenKind::String) && parser.current_text() == b"\"else \"";
    if is_quoted {
        parser.bump();
    }
    let otherwise = match is_quoted || parser.eat_word("else") {
        true => parser.plain_region()?,
        false => parser.ir.create_region(),
    };
    state.regions.push(otherwise);
    parser.expect(TokenKind::Greater)?;
    state.successors.push(parser.piece(Part::Successor(0), |parser| parser.successor())?);
    Ok(())
}

fn print_if(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let operands: Vec<_> = ir.operands(operation).collect();
    let Some((condition, inputs)) = operands.split_first() else { return };
    printer.text(" ");
    printer.operand(*condition);
    if !inputs.is_empty() {
        printer.text("(");
        printer.operands(inputs.iter().copied());
        printer.text(") : ");
        printer.operand_types(inputs.iter().copied());
    }
    printer.attribute_dictionary(operation, &[]);
    printer.text(" : ");
    let [then, otherwise] = ir.regions(operation) else { return };
    let empty = ir.entry_arguments(operation, 0).is_empty();
    printer.region(*then, RegionForm { entry_arguments: !empty, ..RegionForm::FULL });
    match ir.blocks(*otherwise).is_empty() {
        true => printer.text(" "),
        false => {
            printer.text(" \"else \"");
            printer.region(*otherwise, RegionForm::FULL);
        }
    }
    printer.text("> ");
    for target in ir.successors(operation) {
        printer.successor(*target);
    }
}
