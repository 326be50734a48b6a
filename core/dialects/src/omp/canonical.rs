//! Loops that only count, the handles of such loops, and what both are called.

use crate::common::{operand_segment, operands_in, print_region, resolve_all};
use abide_mlir::ir::{Ir, OperationId, RegionId};
use abide_mlir::parse::{
    OperationState, Parse, Parser, Part, RegionArgument, operand, operand_type,
};
use abide_mlir::print::Printer;
use abide_mlir::registry::Hooks;
use abide_mlir::syntax::TokenKind;
use std::ops::ControlFlow;

pub(super) const LOOP: Hooks = Hooks {
    parse: Some(parse_loop),
    print: Some(print_loop),
    argument_names: Some(|ir, region, name| {
        let operation = ir.region_parent(region);
        let counter = ir.entry_block(region).and_then(|entry| ir.arguments(entry).first());
        if let (Some(operation), Some(counter)) = (operation, counter) {
            name(*counter, &place_name(ir, operation, "iv"));
        }
    }),
    ..Hooks::NONE
};
pub(super) const UNROLL: Hooks = Hooks::form(parse_unroll, print_unroll);

const LOOP_NAME: &[u8] = b"omp.canonical_loop";

/// Adds the handle of a loop to the operands.
fn handle<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>, part: Part) -> Parse {
    let uses = operands_in(parser, part, TokenKind::LeftParen, TokenKind::RightParen)?;
    let ty = parser.type_of_dialect("omp", b"cli");
    resolve_all(parser, state, &uses, &[ty], state.name_span)
}

/// `(%handle) %iv : type in range(%count) {…} {attributes}`
fn parse_loop<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let mut of_handle = OperationState::default();
    let has_handle = parser.at(TokenKind::LeftParen);
    if has_handle {
        of_handle.name_span = state.name_span;
        handle(parser, &mut of_handle, operand("cli"))?;
    }
    let counter = parser.operand_of(Part::Argument)?;
    let ty = parser.colon_type(operand_type("tripCount"))?;
    parser.expect_word("in")?;
    parser.expect_word("range")?;
    let counts =
        operands_in(parser, operand("tripCount"), TokenKind::LeftParen, TokenKind::RightParen)?;
    resolve_all(parser, state, &counts, &[ty], state.name_span)?;
    state.operands.extend(of_handle.operands);
    let body = parser.region_with(&[RegionArgument { name: counter, ty }], false)?;
    state.regions.push(body);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

fn print_loop(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    if let Some(handle) = ir.operand(operation, 1) {
        printer.text("(");
        printer.operand(handle);
        printer.text(")");
    }
    let counter = ir.entry_arguments(operation, 0).first().copied();
    let (Some(counter), Some(count)) = (counter, ir.operand(operation, 0)) else { return };
    printer.text(" ");
    printer.operand(counter);
    printer.text(" : ");
    printer.value_type(counter);
    printer.text(" in range(");
    printer.operand(count);
    printer.text(")");
    print_region(printer, operation, 0, true);
    printer.attribute_dictionary(operation, &[]);
}

/// `(%handle) {attributes}`
fn parse_unroll<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    handle(parser, state, operand("applyee"))?;
    parser.optional_attribute_dictionary(&mut state.attributes)
}

fn print_unroll(printer: &mut Printer<'_>, operation: OperationId) {
    printer.text("(");
    printer.operands(printer.ir().operands(operation));
    printer.text(")");
    printer.attribute_dictionary(operation, &[]);
}

/// The name of a handle, from the operation that creates its loop.
pub(super) fn names(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let Some(handle) = ir.result(operation, 0) else { return };
    let made = ir.uses(handle).find_map(|(user, index)| match ir.name_bytes(user) {
        LOOP_NAME => Some(place_name(ir, user, "canonloop")),
        b"omp.tile" => {
            let made = operand_segment(ir, user, 0).len();
            match index.checked_sub(made / 2) {
                _ if index >= made => None,
                None => Some(format!("grid{}", index + 1)),
                Some(within) => Some(format!("intratile{}", within + 1)),
            }
        }
        _ => None,
    });
    name(0, made.as_deref().unwrap_or("cli"));
}

/// The maximum number of operations around a loop, and of those with regions at each level, that its name depends on.
const MAX_ENCLOSING_OPERATIONS: usize = 64;
const MAX_SIBLING_OPERATIONS: usize = 1 << 10;

/// The position of a loop: its number among its neighbours (`_s1`), the enclosing regions (`_r0`), and its depth in a
/// loop nest (`_d2`).
fn place_name(ir: &Ir, operation: OperationId, prefix: &str) -> String {
    let mut around = Vec::new();
    let mut next = Some(operation);
    // The search ends at an operation with a symbol.
    let is_within = |one: &OperationId| ir.attribute(*one, "sym_name").is_none();
    while let Some(one) = next.filter(is_within)
        && around.len() < MAX_ENCLOSING_OPERATIONS
    {
        let Some(region) = ir.block_of(one).and_then(|block| ir.region_of(block)) else { break };
        around.push((one, region));
        next = ir.region_parent(region);
    }
    let (mut text, mut depth) = (prefix.to_owned(), 0_usize);
    // Whether the last part is the number of a non-loop.
    let mut is_in_other = false;
    let leave = |text: &mut String, depth: &mut usize| {
        if *depth > 1 {
            text.push_str(&format!("_d{}", *depth - 1));
        }
        *depth = 0;
    };
    for (one, region) in around.iter().rev() {
        let regions = ir.region_parent(*region).map_or(&[][..], |parent| ir.regions(parent));
        if regions.len() > 1 {
            leave(&mut text, &mut depth);
            let index = regions.iter().position(|own| own == region).unwrap_or_default();
            text.push_str(&format!("_r{index}"));
            is_in_other = false;
        }
        if let Some(number) = number_among_region_owners(ir, *one, *region) {
            leave(&mut text, &mut depth);
            text.push_str(&format!("_s{number}"));
            is_in_other = ir.name_bytes(*one) != LOOP_NAME;
        }
        depth += usize::from(ir.name_bytes(*one) == LOOP_NAME);
    }
    if is_in_other && depth == 1 {
        text.push_str("_s0");
    }
    leave(&mut text, &mut depth);
    text
}

/// The number of an operation among those of a region that have regions; `None` if it is the only one.
fn number_among_region_owners(ir: &Ir, operation: OperationId, region: RegionId) -> Option<usize> {
    let (mut before, mut all, mut found) = (0, 0, false);
    let operations = ir.blocks(region).iter().flat_map(|block| ir.block_operations(*block));
    let _ = operations.filter(|one| !ir.regions(*one).is_empty()).try_for_each(|one| {
        found |= one == operation;
        before += usize::from(!found);
        all += 1;
        if all > MAX_SIBLING_OPERATIONS || found && all > 1 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    (all > 1).then_some(before)
}
