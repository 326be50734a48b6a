//! `scf.forall` and its terminator.

use crate::common::{
    assignments, index_operands, operands_in, region_ending_with, resolve_all, set_attribute,
    set_segment_sizes,
};
use abide_mlir::ir::{DYNAMIC, NewOperation};
use abide_mlir::parse::{
    OperandUse, OperationState, Parse, Parser, Part, RegionArgument, Types, operand,
};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;
use abide_source::rule;

/// `%n` or `4` for each dimension: the values, and the numbers with a marker for each value.
#[derive(Default)]
struct Mixed<'a> {
    values: Vec<OperandUse<'a>>,
    numbers: Vec<i64>,
}

/// `(4, %n)`, as many as there are induction variables.
fn mixed<'a>(parser: &mut Parser<'a>, part: Part, count: usize, what: &str) -> Parse<Mixed<'a>> {
    let start = parser.position();
    let mut mixed = Mixed::default();
    parser.expect(TokenKind::LeftParen)?;
    parser.list_until(TokenKind::RightParen, |parser| {
        if let Some(value) = parser.optional_operand(part)? {
            mixed.values.push(value);
            mixed.numbers.push(DYNAMIC);
            return Ok(());
        }
        match parser.optional_integer()? {
            Some(number) => {
                mixed.numbers.push(number);
                Ok(())
            }
            None => Err(parser.expected(Wanted::Value("SSA value or integer".into()))),
        }
    })?;
    if mixed.numbers.len() != count {
        let span = parser.span_from(start);
        let got = mixed.numbers.len();
        let count = rule!("expected {} {} values, got {}", count, what, got)
            .about_count()
            .with_help(format!("give {count} {what} values, one for each dimension"));
        return Err(parser.error(span, count));
    }
    Ok(mixed)
}

/// `(%i) in (%n)` or `(%i) = (0) to (%n) step (2)`, then `shared_outs(%o = %t) -> (type) {…}
/// {attributes}`
pub(super) fn parse_forall<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let names = operands_in(parser, Part::Argument, TokenKind::LeftParen, TokenKind::RightParen)?;
    let [lower, upper, step] = ranges(parser, names.len())?;
    for range in [&lower, &upper, &step] {
        index_operands(parser, state, &range.values)?;
    }
    let (mut shared, mut outputs) = (Vec::new(), Vec::new());
    if parser.eat_word("shared_outs") {
        let start = parser.current_span();
        (shared, outputs) = assignments(parser, operand("outputs"))?;
        parser.expect(TokenKind::Arrow)?;
        parser.result_types_into(&mut state.results)?;
        if outputs.len() != state.results.len() {
            let count = rule!("mismatch between out operands and types")
                .about_count()
                .with_help("give as many types after '->' as there are 'shared_outs'");
            return Err(parser.error(start, count));
        }
        let types = state.results.clone();
        resolve_all(parser, state, &outputs, &types, state.name_span)?;
    }
    let ty = parser.ir.context.index_type();
    let mut arguments: Vec<_> =
        names.iter().map(|name| RegionArgument { name: *name, ty }).collect();
    let types = state.results.iter();
    arguments
        .extend(shared.iter().zip(types).map(|(name, ty)| RegionArgument { name: *name, ty: *ty }));
    let body = region_ending_with(parser, &arguments, "scf.forall.in_parallel")?;
    complete_terminator(parser, body);
    state.regions.push(body);
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ranges =
        [("staticLowerBound", &lower), ("staticUpperBound", &upper), ("staticStep", &step)];
    for (name, range) in ranges {
        let numbers = parser.ir.context.dense_i64_array(range.numbers.as_slice());
        set_attribute(parser, state, name, numbers);
    }
    let sizes = [lower.values.len(), upper.values.len(), step.values.len(), outputs.len()];
    set_segment_sizes(parser, state, &sizes);
    Ok(())
}

/// `in (%n)` or `= (0) to (%n) step (2)`: lower bounds, upper bounds and steps.
fn ranges<'a>(parser: &mut Parser<'a>, count: usize) -> Parse<[Mixed<'a>; 3]> {
    let all = |value: i64| Mixed { values: Vec::new(), numbers: vec![value; count] };
    if parser.eat_word("in") {
        let upper = mixed(parser, operand("dynamicUpperBound"), count, "upper bound")?;
        return Ok([all(0), upper, all(1)]);
    }
    parser.expect(TokenKind::Equal)?;
    let lower = mixed(parser, operand("dynamicLowerBound"), count, "lower bound")?;
    parser.expect_word("to")?;
    let upper = mixed(parser, operand("dynamicUpperBound"), count, "upper bound")?;
    parser.expect_word("step")?;
    let step = mixed(parser, operand("dynamicStep"), count, "step")?;
    Ok([lower, upper, step])
}

/// A terminator that was not written has an empty block in its region.
fn complete_terminator(parser: &mut Types<'_>, body: abide_mlir::ir::RegionId) {
    let block = parser.ir.entry_block(body);
    let Some(terminator) = block.and_then(|block| parser.ir.last_operation(block)) else { return };
    let name = parser.ir.name(terminator);
    if parser.ir.context.bytes(name) != b"scf.forall.in_parallel"
        || !parser.ir.regions(terminator).is_empty()
    {
        return;
    }
    let Some(block) = block else { return };
    let region = parser.ir.create_region();
    let span = parser.ir.span(terminator);
    parser.ir.add_block(region, span);
    let new = NewOperation {
        regions: &[region],
        span: parser.ir.span(terminator),
        ..NewOperation::new(name)
    };
    let complete = parser.ir.create(new);
    parser.ir.erase(terminator);
    parser.ir.append(block, complete);
}

/// `{…} {attributes}`
pub(super) fn parse_in_parallel<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let region = parser.plain_region()?;
    if parser.ir.blocks(region).is_empty() {
        let span = parser.current_span();
        parser.ir.add_block(region, span);
    }
    state.regions.push(region);
    parser.optional_attribute_dictionary(&mut state.attributes)
}
