//! `llvm.icmp`, `llvm.fcmp`, `llvm.alloca` and `llvm.landingpad`.

use super::types::is_named;
use crate::common::{optional_flag, set_attribute};
use abide_mlir::ir::{AttributeKind, OperationId, Type, TypeKind};
use abide_mlir::parse::{
    OperationState, Operations, Parse, Parser, Part, attribute, operand, operand_type, result_type,
};
use abide_mlir::print::{Printer, print_type};
use abide_mlir::registry::{DialectType, Parameter};
use abide_mlir::syntax::TokenKind;
use abide_source::rule;
use smallvec::SmallVec;

/// The integer predicates; the index of a word is its number.
const OF_INTEGERS: &[&str] = &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];

/// The float predicates; likewise.
const OF_FLOATS: &[&str] = &[
    "_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
    "une", "uno", "_true",
];

/// The default flags of a floating-point operation.
const NO_FAST_MATH: &[u8] = b"fastmath<none>";

/// Adds what need not be written of how exact an operation over floats is.
pub(super) fn default_fast_math<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) {
    let name = parser.ir.context.identifier("fastmathFlags");
    if state.attribute(name).is_none() && parser.has_property(state, "fastmathFlags") {
        let context = &mut parser.ir.context;
        let (dialect, body) = (context.identifier("llvm"), context.identifier(NO_FAST_MATH));
        let value = context.attribute(AttributeKind::Dialect { dialect, body, ty: None });
        state.add_attribute(name, value);
    }
}

/// Prints all attributes except those with these names and the default fast-math flags.
pub(super) fn print_dictionary(printer: &mut Printer<'_>, operation: OperationId, elided: &[&str]) {
    let context = printer.context();
    let mut entries = printer.entries(operation, elided);
    entries.retain(|(name, value)| {
        let is_default = match context.attribute_kind(*value) {
            AttributeKind::Dialect { body, .. } => context.bytes(*body) == NO_FAST_MATH,
            _ => false,
        };
        !(is_default && context.bytes(*name) == b"fastmathFlags")
    });
    printer.optional_dictionary(&entries);
}

pub(super) fn parse_icmp<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    comparison(parser, state, OF_INTEGERS)
}

pub(super) fn parse_fcmp<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    comparison(parser, state, OF_FLOATS)?;
    default_fast_math(parser, state);
    Ok(())
}

/// `"eq" %a, %b {…} : i32`
fn comparison<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    words: &[&str],
) -> Parse {
    let span = parser.current_span();
    let word = parser.piece(attribute("predicate"), |parser| parser.string())?;
    let word = parser.ir.context.text(word).into_owned();
    let Some(number) = words.iter().position(|one| *one == word) else {
        let message = rule!("'{}' is an incorrect value of the 'predicate' attribute", word)
            .with_help(format!("it is one of {}", words.join(", ")));
        return Err(parser.error(span, message));
    };
    let ty = parser.ir.context.i64_type();
    let number = i64::try_from(number).unwrap_or_default();
    let predicate = parser.ir.context.integer_attribute(number, ty);
    set_attribute(parser, state, "predicate", predicate);
    let left = parser.operand_of(operand(0))?;
    parser.expect(TokenKind::Comma)?;
    let right = parser.operand_of(operand(1))?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(operand_type(0))?;
    for one in [left, right] {
        state.operands.push(parser.resolve(one, ty)?);
    }
    state.results.push(truth(parser, ty));
    Ok(())
}

/// The type of the result of a comparison: one bit, or one for each element.
fn truth(parser: &mut Parser<'_>, ty: Type) -> Type {
    let context = &mut parser.ir.context;
    let element = context.bool_type();
    let (shape, scalable) = match context.type_kind(ty) {
        TypeKind::Vector { shape, scalable, .. } => (shape.clone(), scalable.clone()),
        TypeKind::Dialect { .. } => {
            let own = DialectType::of(context, ty).filter(|own| own.name == "vec");
            let (size, scales) = match own.as_ref().map(|own| own.parameters.as_slice()) {
                Some([Parameter::Sign("?"), _, Parameter::Number(size), ..]) => (*size, true),
                Some([Parameter::Number(size), ..]) => (*size, false),
                _ => return element,
            };
            let size = i64::try_from(size).unwrap_or(i64::MAX);
            (SmallVec::from_slice(&[size]), SmallVec::from_slice(&[scales]))
        }
        _ => return element,
    };
    context.ty(TypeKind::Vector { shape, scalable, element })
}

pub(super) fn print_comparison(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    let is_of_floats = ir.name_bytes(operation) == b"llvm.fcmp";
    let words = if is_of_floats { OF_FLOATS } else { OF_INTEGERS };
    let number = ir.attribute(operation, "predicate").and_then(|one| context.integer_value(one));
    let place = number.and_then(|number| usize::try_from(number).ok());
    let word = place.and_then(|place| words.get(place)).unwrap_or(&"");
    printer.text(&format!(" \"{word}\" "));
    printer.operands(ir.operands(operation));
    print_dictionary(printer, operation, &["predicate"]);
    printer.text(" : ");
    if let Some(left) = ir.operand(operation, 0) {
        printer.value_type(left);
    }
}

/// `inalloca %count x type {…} : (i32) -> !llvm.ptr`
pub(super) fn parse_alloca<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    optional_flag(parser, state, "inalloca", "inalloca");
    let count = parser.operand_of(operand(0))?;
    parser.expect_word("x")?;
    let ty = parser.piece(attribute("elem_type"), |parser| parser.ty())?;
    let ty = parser.ir.context.type_attribute(ty);
    set_attribute(parser, state, "elem_type", ty);
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    // An alignment of zero is none.
    let context = &parser.ir.context;
    state.attributes.retain(|(name, value)| {
        context.bytes(*name) != b"alignment" || context.integer_value(*value) != Some(0)
    });
    parser.expect(TokenKind::Colon)?;
    let start = parser.position();
    let mut inputs: SmallVec<[Type; 2]> = SmallVec::new();
    let parts = Some([operand_type(0), result_type(0)]);
    parser.function_type_of(parts, &mut inputs, &mut state.results)?;
    let ([input], [_]) = (inputs.as_slice(), state.results.as_slice()) else {
        let span = parser.span_from(start);
        let message = rule!("expected trailing function type with one argument and one result")
            .with_help("write ': (type of the count) -> !llvm.ptr'");
        return Err(parser.error(span, message));
    };
    state.operands.push(parser.resolve(count, *input)?);
    Ok(())
}

pub(super) fn print_alloca(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    printer.text(" ");
    super::keywords::print_flag(printer, operation, "inalloca", "inalloca");
    printer.operands(ir.operands(operation));
    printer.text(" x ");
    let ty = ir.attribute(operation, "elem_type").and_then(|ty| context.attribute_type(ty));
    if let Some(ty) = ty {
        printer.type_(ty);
    }
    printer.attribute_dictionary(operation, &["elem_type", "inalloca"]);
    printer.text(" : ");
    printer.operation_type(operation);
}

/// `cleanup (catch %a : !llvm.ptr) (filter %b : !llvm.array<…>) {…} : type`
pub(super) fn parse_landingpad<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    optional_flag(parser, state, "cleanup", "cleanup");
    while parser.eat(TokenKind::LeftParen) {
        if !parser.eat_word("filter") {
            parser.expect_word("catch")?;
        }
        let clause = parser.operand_of(Part::AnyOperand)?;
        let ty = parser.colon_type(Part::AnyOperandType)?;
        state.operands.push(parser.resolve(clause, ty)?);
        parser.expect(TokenKind::RightParen)?;
    }
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    state.results.push(parser.colon_type(result_type(0))?);
    Ok(())
}

pub(super) fn print_landingpad(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    printer.text(" ");
    super::keywords::print_flag(printer, operation, "cleanup", "cleanup");
    for clause in ir.operands(operation) {
        let is_array = is_named(context, ir.value_type(clause), "array");
        printer.text(if is_array { "(filter " } else { "(catch " });
        printer.operand(clause);
        printer.text(" : ");
        printer.value_type(clause);
        printer.text(") ");
    }
    let entries = printer.entries(operation, &["cleanup"]);
    if !entries.is_empty() {
        printer.dictionary(entries);
        printer.text(" ");
    }
    printer.text(": ");
    printer.operand_types(ir.results(operation));
}

/// `!llvm.struct<(type, i1)>`: the old value, and whether it was equal to the expected one.
pub(super) fn infer_exchange<'a>(
    parser: &mut Operations<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let value = state.operands.get(2).map(|value| parser.ir.value_type(*value));
    let value = value.map(|ty| print_type(&parser.ir, ty)).unwrap_or_default();
    let value = String::from_utf8_lossy(&value).into_owned();
    let value = value.strip_prefix("!llvm.").unwrap_or(&value);
    let ty = parser.type_of_dialect("llvm", format!("struct<({value}, i1)>").as_bytes());
    state.results.push(ty);
    Ok(())
}

/// `!llvm.ptr`: the operand of the end of an invariant lifetime.
pub(super) fn infer_start<'a>(
    parser: &mut Operations<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    state.results.push(parser.type_of_dialect("llvm", b"ptr"));
    Ok(())
}
