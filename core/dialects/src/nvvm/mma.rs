//! `nvvm.mma.sync`: the product of three fragments of matrices, whose form names each fragment.

use crate::common::{operand_segment, resolve_all, set_attribute, set_segment_sizes};
use abide_mlir::ir::{
    Attribute, AttributeKind, Context, FloatKind, Ir, OperationId, Type, TypeKind,
};
use abide_mlir::parse::{OperationState, Parse, Parser, operand, operand_type};
use abide_mlir::print::Printer;
use abide_mlir::registry::Hooks;
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;

pub(super) const SYNC: Hooks = Hooks::form(parse, print);

/// The name of each fragment in the custom form, and its operand.
const FRAGMENTS: [(&str, &str); 3] = [("A", "operandA"), ("B", "operandB"), ("C", "operandC")];

/// The attributes with the element types of the factors, unless their types imply them.
const ELEMENTS: [&str; 2] = ["multiplicandAPtxType", "multiplicandBPtxType"];

/// The word for the elements of a factor, if the type implies it.
fn element(context: &Context, ty: Type) -> Option<&'static str> {
    match context.type_kind(ty) {
        TypeKind::Float(FloatKind::F64) => Some("f64"),
        TypeKind::Float(FloatKind::F16) => Some("f16"),
        TypeKind::Vector { shape, element, .. } if shape.as_slice() == [2] => {
            let kind = context.type_kind(*element);
            (*kind == TypeKind::Float(FloatKind::F16)).then_some("f16")
        }
        _ => None,
    }
}

fn element_attribute(context: &mut Context, word: &str) -> Attribute {
    let (dialect, body) =
        (context.identifier("nvvm"), context.identifier(format!("mma_type<{word}>")));
    context.attribute(AttributeKind::Dialect { dialect, body, ty: None })
}

/// `A[%a, …] B[%b, …] C[%c, …] {attributes} : (type, type, type) -> type`
fn parse<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let mut fragments = Vec::with_capacity(FRAGMENTS.len());
    for (word, name) in FRAGMENTS {
        parser.expect_word(word)?;
        parser.expect(TokenKind::LeftBracket)?;
        fragments.push(parser.operands_of(operand(name))?);
        parser.expect(TokenKind::RightBracket)?;
    }
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    parser.expect(TokenKind::Colon)?;
    parser.expect(TokenKind::LeftParen)?;
    let types = parser.type_list_of(&FRAGMENTS.map(|(_, name)| operand_type(name)))?;
    parser.expect(TokenKind::RightParen)?;
    parser.expect(TokenKind::Arrow)?;
    parser.result_types_into(&mut state.results)?;
    if types.len() != fragments.len() {
        return Err(
            parser.error_here(Wanted::Type("one type for each operand segment but got".into()))
        );
    }
    for (uses, ty) in fragments.iter().zip(&types) {
        resolve_all(parser, state, uses, &vec![*ty; uses.len()], state.name_span)?;
    }
    for (name, ty) in ELEMENTS.into_iter().zip(&types) {
        let key = parser.ir.context.identifier(name);
        let word = element(&parser.ir.context, *ty).filter(|_| state.attribute(key).is_none());
        if let Some(word) = word {
            let value = element_attribute(&mut parser.ir.context, word);
            set_attribute(parser, state, name, value);
        }
    }
    let sizes: Vec<usize> = fragments.iter().map(Vec::len).collect();
    set_segment_sizes(parser, state, &sizes);
    Ok(())
}

/// Whether the type of a factor implies the value of an attribute.
fn is_implied_by_type(ir: &Ir, operation: OperationId, name: &str, ty: Type) -> bool {
    let Some(word) = element(&ir.context, ty) else { return false };
    match ir.attribute(operation, name).map(|value| ir.context.attribute_kind(value)) {
        Some(AttributeKind::Dialect { body, .. }) => {
            ir.context.bytes(*body) == format!("mma_type<{word}>").as_bytes()
        }
        _ => false,
    }
}

fn print(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let (mut elided, mut types) = (vec!["operandSegmentSizes"], Vec::new());
    for (number, (word, _)) in FRAGMENTS.into_iter().enumerate() {
        let values = operand_segment(ir, operation, number);
        printer.text(" ");
        printer.text(word);
        printer.text("[");
        printer.operands(values.iter().copied());
        printer.text("] ");
        let Some(first) = values.first() else { continue };
        types.push(*first);
        let name = ELEMENTS.get(number).copied();
        elided.extend(
            name.filter(|name| is_implied_by_type(ir, operation, name, ir.value_type(*first))),
        );
    }
    printer.attribute_dictionary(operation, &elided);
    printer.text(" : (");
    printer.operand_types(types.iter().copied());
    printer.text(") -> ");
    printer.operand_types(ir.results(operation));
}
