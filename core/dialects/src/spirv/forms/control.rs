//! Structured control flow, and branches.

use crate::common::{set_attribute, set_segment_sizes};
use crate::spirv::words::{add, word_of};
use abide_mlir::ir::{Attribute, OperationId};
use abide_mlir::parse::{OperationState, Parse, Parser, Part, attribute, operand};
use abide_mlir::print::{Printer, RegionForm};
use abide_mlir::syntax::TokenKind;

/// `control(Unroll) -> type, type {…}`
fn parse_structured<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    name: &'static str,
) -> Parse {
    let mut word: &[u8] = b"None";
    if parser.eat_word("control") {
        parser.expect(TokenKind::LeftParen)?;
        word = parser.current_text();
        if !parser.eat(TokenKind::BareIdentifier) {
            return Err(parser.expected("a keyword"));
        }
        parser.expect(TokenKind::RightParen)?;
    }
    add(parser, state, name, word);
    if parser.eat(TokenKind::Arrow) {
        state.results.extend(parser.type_list()?);
    }
    state.regions.push(parser.plain_region()?);
    Ok(())
}

pub(in crate::spirv) fn parse_loop<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    parse_structured(parser, state, "loop_control")
}

pub(in crate::spirv) fn parse_selection<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    parse_structured(parser, state, "selection_control")
}

fn print_structured(printer: &mut Printer<'_>, operation: OperationId, name: &str) {
    let word = word_of(printer, operation, name);
    if word != "None" && !word.is_empty() {
        printer.text(&format!(" control({word})"));
    }
    let ir = printer.ir();
    if ir.result_count(operation) > 0 {
        printer.text(" -> ");
        printer.types(ir.results(operation).map(|result| ir.value_type(result)));
    }
    printer.text(" ");
    if let Some(body) = ir.regions(operation).first() {
        printer.region(*body, RegionForm::BODY);
    }
}

pub(in crate::spirv) fn print_loop(printer: &mut Printer<'_>, operation: OperationId) {
    print_structured(printer, operation, "loop_control");
}

pub(in crate::spirv) fn print_selection(printer: &mut Printer<'_>, operation: OperationId) {
    print_structured(printer, operation, "selection_control");
}

/// `%condition [5, 10], ^block(%value : i32), ^block`
pub(in crate::spirv) fn parse_branch<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let condition = parser.operand_of(operand("condition"))?;
    let ty = parser.ir.context.bool_type();
    state.operands.push(parser.resolve(condition, ty)?);
    if parser.eat(TokenKind::LeftBracket) {
        let first = parser.piece(attribute("branch_weights"), weight)?;
        parser.expect(TokenKind::Comma)?;
        let second = weight(parser)?;
        parser.expect(TokenKind::RightBracket)?;
        let weights = parser.ir.context.array([first, second]);
        set_attribute(parser, state, "branch_weights", weights);
    }
    let mut sizes = [1, 0, 0];
    for (index, size) in sizes.iter_mut().skip(1).enumerate() {
        parser.expect(TokenKind::Comma)?;
        *size = target(parser, state, index)?;
    }
    set_segment_sizes(parser, state, &sizes);
    Ok(())
}

fn weight(parser: &mut Parser<'_>) -> Parse<Attribute> {
    super::i32_attribute(parser)
}

/// Parses `^block(%value : type)`, the successor of a number; returns the number of values passed to the block.
fn target<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    index: usize,
) -> Parse<usize> {
    state.successors.push(parser.piece(Part::Successor(index), |parser| parser.successor())?);
    if !parser.eat(TokenKind::LeftParen) {
        return Ok(0);
    }
    let uses = parser.operands_of(Part::AnyOperand)?;
    parser.expect(TokenKind::Colon)?;
    let types = parser.type_list_of(&[Part::AnyOperandType])?;
    parser.expect(TokenKind::RightParen)?;
    crate::common::resolve_all(parser, state, &uses, &types, state.name_span)?;
    Ok(uses.len())
}

pub(in crate::spirv) fn print_branch(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    let mut operands = ir.operands(operation);
    printer.text(" ");
    if let Some(condition) = operands.next() {
        printer.operand(condition);
    }
    if let Some(weights) = ir.attribute(operation, "branch_weights") {
        let numbers = match context.attribute_kind(weights) {
            abide_mlir::ir::AttributeKind::Array(weights) => {
                weights.iter().filter_map(|one| context.integer_value(*one)).collect()
            }
            _ => Vec::new(),
        };
        let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
        printer.text(&format!(" [{}]", numbers.join(", ")));
    }
    let sizes = crate::common::dimensions(ir, operation, "operandSegmentSizes").unwrap_or_default();
    let first = sizes.get(1).copied().unwrap_or_default();
    let values: Vec<_> = operands.collect();
    let (taken, other) = values.split_at_checked(first).unwrap_or((&values, &[]));
    for (block, values) in ir.successors(operation).iter().zip([taken, other]) {
        printer.text(", ");
        printer.successor_and_operands(*block, values.iter().copied());
    }
}
