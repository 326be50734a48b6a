//! The custom form of a loop nest.

use crate::common::{one_for_each_loop, operands_in, print_region, resolve_all, set_attribute};
use abide_mlir::ir::{OperationId, ValueId};
use abide_mlir::parse::{
    OperationState, Parse, Parser, Part, RegionArgument, operand, operand_type,
};
use abide_mlir::print::Printer;
use abide_mlir::registry::Hooks;
use abide_mlir::syntax::TokenKind;

pub(super) const LOOP_NEST: Hooks = Hooks::form(parse, print);

/// `(numbers)`
fn numbers(parser: &mut Parser<'_>) -> Parse<Vec<i64>> {
    let mut numbers = Vec::new();
    parser.expect(TokenKind::LeftParen)?;
    parser.list_until(TokenKind::RightParen, |parser| {
        numbers.push(parser.integer()?);
        Ok(())
    })?;
    Ok(numbers)
}

/// `(%i) : type = (%lower) to (%upper) inclusive step (%step) collapse(2) tiles(4, 8) {…} {attributes}`; newer
/// versions have the last two clauses.
fn parse<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let names = operands_in(parser, Part::Argument, TokenKind::LeftParen, TokenKind::RightParen)?;
    let ty = parser.colon_type(operand_type("lowerBound"))?;
    parser.expect(TokenKind::Equal)?;
    let mut uses = one_for_each_loop(parser, operand("lowerBound"), names.len())?;
    parser.expect_word("to")?;
    uses.extend(one_for_each_loop(parser, operand("upperBound"), names.len())?);
    if parser.eat_word("inclusive") {
        let unit = parser.ir.context.unit();
        let name = ["inclusive", "loop_inclusive"]
            .into_iter()
            .find(|name| parser.has_property(state, name))
            .unwrap_or("inclusive");
        set_attribute(parser, state, name, unit);
    }
    parser.expect_word("step")?;
    uses.extend(one_for_each_loop(parser, operand("step"), names.len())?);
    if parser.eat_word("collapse") {
        let count = numbers(parser)?.first().copied().unwrap_or(1);
        let i64 = parser.ir.context.i64_type();
        let count = parser.ir.context.integer_attribute(count, i64);
        set_attribute(parser, state, "collapse_num_loops", count);
    }
    if parser.eat_word("tiles") {
        let sizes = numbers(parser)?;
        let sizes = parser.ir.context.dense_i64_array(sizes);
        set_attribute(parser, state, "tile_sizes", sizes);
    }
    let types = vec![ty; uses.len()];
    resolve_all(parser, state, &uses, &types, state.name_span)?;
    let arguments: Vec<_> = names.iter().map(|name| RegionArgument { name: *name, ty }).collect();
    state.regions.push(parser.region_with(&arguments, false)?);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

fn print(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let arguments = ir.entry_arguments(operation, 0);
    let operands: Vec<ValueId> = ir.operands(operation).collect();
    let count = operands.len() / 3;
    let mut groups = operands.chunks(count.max(1));
    let mut group = |printer: &mut Printer<'_>, word: &'static str| {
        printer.text(word);
        printer.text("(");
        printer.operands(groups.next().unwrap_or_default().iter().copied());
        printer.text(")");
    };
    printer.text(" (");
    printer.operands(arguments.iter().copied());
    printer.text(") : ");
    if let Some(first) = arguments.first() {
        printer.value_type(*first);
    }
    group(printer, " = ");
    group(printer, " to ");
    let is_set = |name: &str| ir.attribute(operation, name).is_some();
    if is_set("inclusive") || is_set("loop_inclusive") {
        printer.text(" inclusive");
    }
    group(printer, " step ");
    let count = ir.attribute(operation, "collapse_num_loops");
    if let Some(count) = count.and_then(|it| ir.context.integer_value(it)).filter(|it| *it > 1) {
        printer.text(" collapse(");
        printer.integer_literal(count);
        printer.text(")");
    }
    let sizes = ir.attribute(operation, "tile_sizes");
    if let Some(sizes) = sizes.map(|it| ir.context.attribute_kind(it))
        && let abide_mlir::ir::AttributeKind::DenseArray { values, .. } = sizes
    {
        printer.text(" tiles(");
        for (index, size) in values.iter().enumerate() {
            printer.separator(index);
            printer.integer_literal(*size);
        }
        printer.text(")");
    }
    print_region(printer, operation, 0, true);
    let elided = ["inclusive", "loop_inclusive", "collapse_num_loops", "tile_sizes"];
    printer.attribute_dictionary(operation, &elided);
}
