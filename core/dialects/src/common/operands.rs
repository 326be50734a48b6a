//! Operands, attributes and regions as operations with loops and bounds have them.

use abide_mlir::ir::{Attribute, AttributeKind, RegionId, Shape, TypeKind};
use abide_mlir::parse::{
    OperandUse, OperationState, Parse, Parser, Part, RegionArgument, attribute,
};
use abide_mlir::syntax::TokenKind;
use abide_source::rule;
use abide_source::spelling::counted;

/// Adds an attribute by its name.
pub(crate) fn set_attribute(
    parser: &mut Parser<'_>,
    state: &mut OperationState<'_>,
    name: &str,
    value: Attribute,
) {
    let name = parser.ir.context.identifier(name);
    state.add_attribute(name, value);
}

/// Parses an optional keyword as a unit attribute.
pub(crate) fn optional_flag<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    word: &str,
    name: &'static str,
) {
    parser.may_be(attribute(name));
    if parser.eat_word(word) {
        let unit = parser.ir.context.unit();
        set_attribute(parser, state, name, unit);
    }
}

/// Parses `@name`, the symbol that the operation defines.
pub(crate) fn symbol_name<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let name = parser.piece(attribute("sym_name"), |parser| parser.symbol_name())?;
    let name = parser.ir.context.attribute(AttributeKind::String { value: name, ty: None });
    set_attribute(parser, state, "sym_name", name);
    Ok(())
}

/// Adds the attribute with the number of operands of each group.
pub(crate) fn set_segment_sizes(
    parser: &mut Parser<'_>,
    state: &mut OperationState<'_>,
    sizes: &[usize],
) {
    let sizes: Vec<i64> =
        sizes.iter().map(|size| i64::try_from(*size).unwrap_or(i64::MAX)).collect();
    let sizes = parser.ir.context.dense_i32_array(sizes);
    let name = parser.ir.context.identifier("operandSegmentSizes");
    state.properties.push((name, sizes));
}

/// Parses `(%a, %b)` or `[%a, %b]`, with the given brackets: operands of this part.
pub(crate) fn operands_in<'a>(
    parser: &mut Parser<'a>,
    part: Part,
    open: TokenKind,
    close: TokenKind,
) -> Parse<Vec<OperandUse<'a>>> {
    parser.expect(open)?;
    let mut uses = Vec::new();
    parser.list_until(close, |parser| {
        let one = match part {
            Part::Argument => parser.argument_name()?,
            part => parser.operand_of(part)?,
        };
        uses.push(one);
        Ok(())
    })?;
    Ok(uses)
}

/// Parses `(%a, %b)`: as many values as there are loops.
pub(crate) fn one_for_each_loop<'a>(
    parser: &mut Parser<'a>,
    part: Part,
    count: usize,
) -> Parse<Vec<OperandUse<'a>>> {
    let start = parser.position();
    let uses = operands_in(parser, part, TokenKind::LeftParen, TokenKind::RightParen)?;
    as_many(parser, start, uses, count, || format!("name {} here", counted(count, "value")))
}

/// Requires `count` operands, which begin at `start`.
pub(crate) fn as_many<'a>(
    parser: &mut Parser<'a>,
    start: usize,
    uses: Vec<OperandUse<'a>>,
    count: usize,
    help: impl FnOnce() -> String,
) -> Parse<Vec<OperandUse<'a>>> {
    if uses.len() == count {
        return Ok(uses);
    }
    let span = parser.span_from(start);
    Err(parser.error(span, rule!("expected {} operands", count).about_count().with_help(help())))
}

/// Adds values of type `index` to the operands.
pub(crate) fn index_operands<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    uses: &[OperandUse<'a>],
) -> Parse {
    let index = parser.ir.context.index_type();
    for one in uses {
        state.operands.push(parser.resolve(*one, index)?);
    }
    Ok(())
}

/// `(%argument = %value, …)`: the names of arguments, and the values that they begin with, which are this
/// part.
pub(crate) fn assignments<'a>(
    parser: &mut Parser<'a>,
    part: Part,
) -> Parse<(Vec<OperandUse<'a>>, Vec<OperandUse<'a>>)> {
    let (mut names, mut values) = (Vec::new(), Vec::new());
    parser.expect(TokenKind::LeftParen)?;
    parser.list_until(TokenKind::RightParen, |parser| {
        let name = parser.argument_name()?;
        parser.expect(TokenKind::Equal)?;
        let value = parser.operand_of(part)?;
        names.push(name);
        values.push(value);
        Ok(())
    })?;
    Ok((names, values))
}

/// A region with named arguments, whose terminator need not be written.
pub(crate) fn region_ending_with<'a>(
    parser: &mut Parser<'a>,
    arguments: &[RegionArgument<'a>],
    terminator: &str,
) -> Parse<RegionId> {
    let region = parser.region_with(arguments, false)?;
    parser.ensure_terminator(region, terminator);
    Ok(region)
}

/// `{…} else {…}`: regions whose terminators need not be written. Without `else`, the second region is empty.
pub(crate) fn then_and_else<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    terminator: &str,
) -> Parse {
    state.regions.push(region_ending_with(parser, &[], terminator)?);
    let otherwise = if parser.eat_word("else") {
        region_ending_with(parser, &[], terminator)?
    } else {
        parser.ir.create_region()
    };
    state.regions.push(otherwise);
    Ok(())
}

/// `dense<[1, 2]> : tensor<2xi32>`
pub(crate) fn dense_i32_tensor(parser: &mut Parser<'_>, values: &[i32]) -> Attribute {
    let context = &mut parser.ir.context;
    let count = i64::try_from(values.len()).unwrap_or(i64::MAX);
    let shape = Shape::from_slice(&[count]);
    let element = context.integer(32);
    let ty = context.ty(TypeKind::Tensor { shape, element, encoding: None });
    let values: Vec<i64> = values.iter().copied().map(i64::from).collect();
    context.dense_integers(ty, &values)
}

/// `, read, locality<3>, data`
pub(crate) fn prefetch_hints<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    parser.expect(TokenKind::Comma)?;
    let write = parser.piece(attribute("isWrite"), |parser| {
        let write = parser.eat_word("write");
        if !write && !parser.eat_word("read") {
            return Err(parser.error_here(
                rule!("rw specifier has to be 'read' or 'write'")
                    .with_help("write 'read' or 'write'"),
            ));
        }
        Ok(write)
    })?;
    parser.expect(TokenKind::Comma)?;
    parser.expect_word("locality")?;
    parser.expect(TokenKind::Less)?;
    let i32 = parser.ir.context.integer(32);
    let hint = parser.piece(attribute("localityHint"), |parser| parser.attribute(Some(i32)))?;
    parser.expect(TokenKind::Greater)?;
    parser.expect(TokenKind::Comma)?;
    let data = parser.piece(attribute("isDataCache"), |parser| {
        let data = parser.eat_word("data");
        if !data && !parser.eat_word("instr") {
            return Err(parser.error_here(
                rule!("cache type has to be 'data' or 'instr'")
                    .with_help("write 'data' or 'instr'"),
            ));
        }
        Ok(data)
    })?;
    let write = parser.ir.context.bool_attribute(write);
    let data = parser.ir.context.bool_attribute(data);
    set_attribute(parser, state, "isWrite", write);
    set_attribute(parser, state, "localityHint", hint);
    set_attribute(parser, state, "isDataCache", data);
    Ok(())
}
