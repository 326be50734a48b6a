//! Reads the cases of a switch.

use abide_mlir::ir::{Shape, Type, TypeKind};
use abide_mlir::ods::format::{Parameter, TypeReference};
use abide_mlir::parse::{FormatState, Parse, Parser, Part, operand, operand_type};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;

/// `default: ^bb1(%a : i32), 42: ^bb2, …`
pub(super) fn switch_op_cases<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let (flag, cases) = match read.parameters {
        [
            Parameter::Reference(flag),
            Parameter::Successor(default),
            Parameter::Operand(default_operands),
            Parameter::Type(TypeReference::Operand(_)),
            Parameter::Attribute(values),
            Parameter::Successor(destinations),
            Parameter::Operand(operands),
            Parameter::Type(TypeReference::Operand(_)),
        ] => {
            parser.expect_word("default")?;
            parser.expect(TokenKind::Colon)?;
            switch_destination(parser, *default, *default_operands, read)?;
            (flag, (*values, *destinations, *operands))
        }
        [
            Parameter::Reference(flag),
            Parameter::Attribute(values),
            Parameter::Successor(destinations),
            Parameter::Operand(operands),
            Parameter::Type(TypeReference::Operand(_)),
        ] => {
            parser.expect(TokenKind::LeftBracket)?;
            (flag, (*values, *destinations, *operands))
        }
        _ => return Err(parser.expected(Wanted::sign_of("default", " destination"))),
    };
    let is_in_brackets = read.parameters.len() == 5;
    let element = match &**flag {
        Parameter::Type(TypeReference::Operand(flag)) => read.written_type(*flag),
        _ => None,
    };
    let element = element.unwrap_or_else(|| parser.ir.context.integer(32));
    switch_case_list(parser, cases, element, is_in_brackets, read)?;
    if is_in_brackets { parser.expect(TokenKind::RightBracket) } else { Ok(()) }
}

/// `42: ^bb2(%a : i32), …`: numbers, blocks, and the operands of the blocks. Outside of brackets, a comma begins the
/// list.
fn switch_case_list<'a>(
    parser: &mut Parser<'a>,
    (values, destinations, case_operands): (usize, usize, usize),
    element: Type,
    is_in_brackets: bool,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let mut numbers = Vec::new();
    let mut lengths = Vec::new();
    let first_operand = read.state.uses.len();
    let first_type = read.state.types.len();
    let mut goes_on = match is_in_brackets {
        true => !parser.at(TokenKind::RightBracket),
        false => parser.eat(TokenKind::Comma),
    };
    while goes_on {
        let number = parser.piece(Part::Element, |parser| parser.attribute(Some(element)))?;
        numbers.push(parser.ir.context.integer_value(number).unwrap_or_default());
        parser.expect(TokenKind::Colon)?;
        let before = read.state.uses.len();
        let block = parser.piece(Part::Successor(destinations), |parser| parser.successor())?;
        read.push_successor(destinations, block);
        block_operands(parser, case_operands, read)?;
        lengths.push(i64::try_from(read.state.uses.len() - before).unwrap_or(i64::MAX));
        goes_on = parser.eat(TokenKind::Comma);
    }
    read.set_operand(case_operands, first_operand);
    read.set_operand_types(case_operands, first_type);
    read.set_groups(case_operands, lengths);
    if numbers.is_empty() {
        return Ok(());
    }
    let context = &mut parser.ir.context;
    let shape = Shape::from_slice(&[i64::try_from(numbers.len()).unwrap_or(i64::MAX)]);
    let ty = context.ty(TypeKind::Vector { shape, scalable: smallvec::smallvec![false], element });
    let value = context.dense_integers(ty, &numbers);
    read.set_attribute(values, value);
    Ok(())
}

fn switch_destination<'a>(
    parser: &mut Parser<'a>,
    successor: usize,
    operands: usize,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let (first_operand, first_type) = (read.state.uses.len(), read.state.types.len());
    let block = parser.piece(Part::Successor(successor), |parser| parser.successor())?;
    read.push_successor(successor, block);
    block_operands(parser, operands, read)?;
    read.set_operand(operands, first_operand);
    read.set_operand_types(operands, first_type);
    Ok(())
}

/// `(%a, %b : i32, f32)`, or nothing: values of the operand with this index.
fn block_operands<'a>(
    parser: &mut Parser<'a>,
    index: usize,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    if !parser.eat(TokenKind::LeftParen) {
        return Ok(());
    }
    let uses = parser.operands_of(operand(index))?;
    read.state.uses.extend(uses);
    parser.expect(TokenKind::Colon)?;
    let types = parser.type_list_of(&[operand_type(index)])?;
    read.state.types.extend(types);
    parser.expect(TokenKind::RightParen)
}

/// `case 1 {…} case 2 {…}`
pub(super) fn switch_cases<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(values), Parameter::Region(regions), ..] = read.parameters else {
        return Err(parser.expected(Wanted::sign("case")));
    };
    let mut numbers = Vec::new();
    while parser.eat_word("case") {
        let number = parser.piece(Part::Element, |parser| parser.integer())?;
        numbers.push(number);
        parser.region_of_format(*regions, read)?;
    }
    let numbers = parser.ir.context.dense_i64_array(numbers);
    read.set_attribute(*values, numbers);
    Ok(())
}
