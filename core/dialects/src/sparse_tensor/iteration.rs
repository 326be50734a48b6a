//! The custom form of a loop over the elements of some levels.

use crate::common::{
    assignments, optional_arrow_types, print_assignments, print_region, region_ending_with,
    resolve_all, set_attribute,
};
use abide_mlir::ir::{Context, OperationId, Type, TypeKind};
use abide_mlir::parse::{
    OperationState, Parse, Parser, Part, RegionArgument, operand, operand_type,
};
use abide_mlir::print::Printer;
use abide_mlir::registry::{DialectType, Hooks, Parameter};
use abide_mlir::syntax::TokenKind;

pub(super) const ITERATE: Hooks = Hooks::form(parse, print);

/// The attribute with a bit for each used coordinate.
const USED_LEVELS_ATTRIBUTE: &str = "crdUsedLvls";

/// `%iterator in %space at (%coordinate, _) iter_args(%a = %b) : type -> types {…}`
fn parse<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let iterator = parser.operand_of(Part::Argument)?;
    parser.expect_word("in")?;
    let mut uses = vec![parser.operand_of(operand("iterSpace"))?];
    let (mut coordinates, mut used, mut level) = (Vec::new(), 0_i64, 0_u32);
    if parser.eat_word("at") {
        parser.expect(TokenKind::LeftParen)?;
        parser.list_until(TokenKind::RightParen, |parser| {
            if !parser.eat_word("_") {
                coordinates.push(parser.operand_of(Part::Argument)?);
                used |= 1_i64.checked_shl(level).unwrap_or_default();
            }
            level += 1;
            Ok(())
        })?;
    }
    let (names, values) = match parser.eat_word("iter_args") {
        true => assignments(parser, operand("initArgs"))?,
        false => Default::default(),
    };
    uses.extend(values);
    let space = parser.colon_type(operand_type("iterSpace"))?;
    optional_arrow_types(parser, state)?;
    let mut types = vec![space];
    types.extend(&state.results);
    let results = state.results.to_vec();
    resolve_all(parser, state, &uses, &types, state.name_span)?;
    let index = parser.ir.context.index_type();
    let mut arguments: Vec<_> =
        names.iter().zip(results).map(|(name, ty)| RegionArgument { name: *name, ty }).collect();
    arguments.extend(coordinates.iter().map(|name| RegionArgument { name: *name, ty: index }));
    let ty = iterator_type(parser, space);
    arguments.push(RegionArgument { name: iterator, ty });
    state.regions.push(region_ending_with(parser, &arguments, "sparse_tensor.yield")?);
    let i64 = parser.ir.context.i64_type();
    let used = parser.ir.context.integer_attribute(used, i64);
    set_attribute(parser, state, USED_LEVELS_ATTRIBUTE, used);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// The iterator type of a space.
fn iterator_type(parser: &mut Parser<'_>, space: Type) -> Type {
    let body = match parser.ir.context.type_kind(space) {
        TypeKind::Dialect { body, .. } => parser.ir.context.text(*body).into_owned(),
        _ => return space,
    };
    match body.strip_prefix("iter_space") {
        Some(rest) => parser.type_of_dialect("sparse_tensor", format!("iterator{rest}").as_bytes()),
        None => space,
    }
}

/// The number of levels of a space: `lvls = 0 to 2`.
fn level_count(context: &Context, space: Type) -> u32 {
    let space = DialectType::of(context, space);
    let count = match space.as_ref().map(|space| space.parameters.as_slice()) {
        Some([.., Parameter::Number(low), Parameter::Word("to"), Parameter::Number(high)]) => {
            high.checked_sub(*low)
        }
        _ => None,
    };
    count.and_then(|count| u32::try_from(count).ok()).unwrap_or(1).min(64)
}

fn print(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    let operands: Vec<_> = ir.operands(operation).collect();
    let Some((space, initial)) = operands.split_first() else { return };
    let arguments = ir.entry_arguments(operation, 0);
    let Some((iterator, others)) = arguments.split_last() else { return };
    let (carried, coordinates) = others.split_at_checked(initial.len()).unwrap_or_default();
    printer.text(" ");
    printer.operand(*iterator);
    printer.text(" in ");
    printer.operand(*space);
    let used =
        ir.attribute(operation, USED_LEVELS_ATTRIBUTE).and_then(|used| context.integer_value(used));
    let used = used.unwrap_or_default();
    let mut coordinates = coordinates.iter();
    if used != 0 {
        printer.text(" at(");
        for level in 0..level_count(context, ir.value_type(*space)) {
            printer.text(if level == 0 { "" } else { ", " });
            let is_used = used.checked_shr(level).unwrap_or_default() & 1 == 1;
            match is_used.then(|| coordinates.next()).flatten() {
                Some(one) => printer.operand(*one),
                None => printer.text("_"),
            }
        }
        printer.text(")");
    }
    print_assignments(printer, " iter_args", carried, initial);
    printer.text(" : ");
    printer.value_type(*space);
    printer.text(" ");
    printer.optional_arrow_types(operation);
    print_region(printer, operation, 0, ir.result_count(operation) > 0);
}
