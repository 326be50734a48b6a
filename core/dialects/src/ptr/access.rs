//! Loads and stores through pointers, with clauses of which one is a number that need not be there.

use crate::common::{resolve_all, set_attribute};
use abide_mlir::ir::{AttributeKind, OperationId, Type};
use abide_mlir::ods::TypeTransform;
use abide_mlir::parse::{
    OperationState, Parse, Parser, Part, attribute, operand_type, result_type,
};
use abide_mlir::print::Printer;
use abide_mlir::registry::Hooks;
use abide_mlir::syntax::TokenKind;

pub(super) const HOOKS: Hooks = Hooks { parse: Some(parse), print: Some(print), ..Hooks::NONE };

/// How accesses of several threads are ordered; the first is that they are not.
const ORDERINGS: [&str; 7] =
    ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"];

/// Clauses that are a word, with their properties.
const FLAGS: [(&str, &str); 3] = [
    ("nontemporal", "nontemporal"),
    ("invariant", "invariant"),
    ("invariant_group", "invariantGroup"),
];

const VOLATILE: &str = "volatile_";
const ALIGNMENT: &str = "alignment";
const ORDERING: &str = "ordering";
const SCOPE: &str = "syncscope";

/// What stands in front of the dictionary.
const WRITTEN: [&str; 7] =
    [VOLATILE, ALIGNMENT, ORDERING, SCOPE, "nontemporal", "invariant", "invariantGroup"];

/// `volatile %a, %b atomic syncscope("s") acquire alignment = 8 {attributes} : types`
fn parse<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse<()> {
    if parser.has_property(state, VOLATILE) {
        flag(parser, state, "volatile", VOLATILE);
    }
    let uses = parser.operands_of(Part::AnyOperand)?;
    if parser.has_property(state, ORDERING) {
        ordering(parser, state)?;
    }
    while clause(parser, state)? {}
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let first = parser.colon_type(operand_type(0))?;
    let second = if parser.eat(TokenKind::Arrow) {
        let ty = parser.piece(result_type(0), Parser::ty)?;
        state.results.push(ty);
        Some(ty)
    } else if parser.eat(TokenKind::Comma) {
        Some(parser.piece(operand_type(1), Parser::ty)?)
    } else {
        None
    };
    let types = operand_types(parser, first, second, (uses.len(), state.results.is_empty()));
    resolve_all(parser, state, &uses, &types, state.name_span)
}

/// The types of so many operands, where there is no result or one.
fn operand_types(
    parser: &mut Parser<'_>,
    first: Type,
    second: Option<Type>,
    (count, stores): (usize, bool),
) -> Vec<Type> {
    let Some(second) = second else { return vec![first] };
    match (count, stores) {
        (3, true) => vec![first, second, mask(parser, first)],
        (3, false) => vec![first, mask(parser, second), second],
        (_, true) => vec![first, second],
        (_, false) => vec![first],
    }
}

/// A bit for each element.
fn mask(parser: &mut Parser<'_>, ty: Type) -> Type {
    let types = TypeTransform::I1SameShape.apply(&mut parser.ir.context, ty);
    types.and_then(|types| types.first().copied()).unwrap_or(ty)
}

fn flag<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
    word: &str,
    name: &'static str,
) -> bool {
    let is_set = parser.eat_word(word);
    if is_set {
        let unit = parser.ir.context.unit();
        set_attribute(parser, state, name, unit);
    }
    is_set
}

/// `atomic syncscope("s") acquire`, or nothing.
fn ordering<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse<()> {
    let mut number = 0;
    if parser.eat_word("atomic") {
        if parser.eat_word(SCOPE) {
            parser.expect(TokenKind::LeftParen)?;
            let scope = parser.piece(attribute(SCOPE), |parser| parser.attribute(None))?;
            set_attribute(parser, state, SCOPE, scope);
            parser.expect(TokenKind::RightParen)?;
        }
        let places = (0..).zip(ORDERINGS);
        let found = parser.piece(attribute(ORDERING), |parser| {
            Ok(places.into_iter().find(|(_, word)| parser.eat_word(word)))
        })?;
        let Some((place, _)) = found else {
            let words = ORDERINGS.join(", ");
            return Err(parser.expected(&format!("ordering to be one of: {words}")));
        };
        number = place;
    }
    let i32 = parser.ir.context.integer(32);
    let value = parser.ir.context.integer_attribute(number, i32);
    set_attribute(parser, state, ORDERING, value);
    Ok(())
}

/// A word of [`FLAGS`], or `alignment = 8`; whether one of these stands there.
fn clause<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse<bool> {
    for (word, name) in FLAGS {
        if flag(parser, state, word, name) {
            return Ok(true);
        }
    }
    if !parser.eat_word(ALIGNMENT) {
        return Ok(false);
    }
    parser.expect(TokenKind::Equal)?;
    let number = parser.piece(attribute(ALIGNMENT), Parser::integer)?;
    let context = &mut parser.ir.context;
    let i64 = context.i64_type();
    let number = context.integer_attribute(number, i64);
    let list = context.array(vec![number]);
    set_attribute(parser, state, ALIGNMENT, list);
    Ok(true)
}

fn print(printer: &mut Printer<'_>, operation: OperationId) {
    let (ir, context) = (printer.ir(), printer.context());
    let number = |value| context.integer_value(value);
    let is_set =
        |name: &str| ir.attribute(operation, name).is_some_and(|value| number(value) != Some(0));
    printer.text(if is_set(VOLATILE) { " volatile " } else { " " });
    printer.operands(ir.operands(operation));
    let ordering = ir.attribute(operation, ORDERING).and_then(number).unwrap_or(0);
    let word = usize::try_from(ordering).ok().and_then(|place| ORDERINGS.get(place));
    if let Some(word) = word.filter(|_| ordering != 0) {
        printer.text(" atomic");
        if let Some(scope) = ir.attribute(operation, SCOPE) {
            printer.text(" syncscope(");
            printer.attribute(scope);
            printer.text(")");
        }
        printer.text(" ");
        printer.text(word);
    }
    for (word, name) in FLAGS {
        if is_set(name) {
            printer.text(" ");
            printer.text(word);
        }
    }
    let alignment = ir.attribute(operation, ALIGNMENT).map(|it| context.attribute_kind(it));
    if let Some(AttributeKind::Array(list)) = alignment
        && let Some(bytes) = list.first()
    {
        printer.text(" alignment = ");
        printer.attribute_without_type(*bytes);
    }
    printer.attribute_dictionary(operation, &WRITTEN);
    printer.text(" : ");
    let loads = ir.result_count(operation) > 0;
    let told = if loads { 1 } else { 2 };
    printer.operand_types(ir.operands(operation).take(told));
    if loads {
        printer.text(" -> ");
        printer.operand_types(ir.results(operation));
    }
}
