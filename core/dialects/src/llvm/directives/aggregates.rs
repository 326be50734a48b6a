//! The directives for which nothing is written: types that follow from other types and from numbers.

use crate::llvm::verify::aggregates;
use abide_mlir::ir::integers::list_of_integers;
use abide_mlir::ir::{Type, TypeKind};
use abide_mlir::ods::format::{Parameter, TypeReference};
use abide_mlir::parse::{FormatState, Parse, Parser, Types};
use abide_mlir::print::print_type;
use abide_source::diagnostic::{Message, Wanted};
use abide_source::rule;
use smallvec::smallvec;

/// The type and the numbers given elsewhere in the operation.
fn type_and_numbers_elsewhere(
    parser: &Types<'_>,
    read: &FormatState<'_, '_>,
    ty: &Parameter,
    numbers: &Parameter,
) -> Option<(Type, Vec<i64>)> {
    let (Parameter::Reference(ty), Parameter::Reference(numbers)) = (ty, numbers) else {
        return None;
    };
    let (Parameter::Type(TypeReference::Operand(operand)), Parameter::Attribute(attribute)) =
        (&**ty, &**numbers)
    else {
        return None;
    };
    let value = read.state.attribute(read.attribute_name(*attribute)?)?;
    Some((read.written_type(*operand)?, list_of_integers(&parser.ir, value)))
}

/// The type at a position within a structure or an array. Where there is none, that of the whole: the operation is
/// verified later.
pub(super) fn element_type<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Type(of), container, position] = read.parameters else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let Some((container, position)) = type_and_numbers_elsewhere(parser, read, container, position)
    else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let own = match at_position(parser, container, &position) {
        Ok(own) => own,
        // The error is at the current position, after the operation.
        Err(message) => {
            let help = "positions count from 0, one for each level of the type";
            return Err(parser.error_here(message.with_help(help)));
        }
    };
    read.set_types_of(*of, &[own.unwrap_or(container)]);
    Ok(())
}

/// The type at a position within a structure or an array; `None` if its elements are unknown.
fn at_position(
    parser: &Types<'_>,
    container: Type,
    position: &[i64],
) -> Result<Option<Type>, Message> {
    let (ir, context) = (&parser.ir, &parser.ir.context);
    let text = |ty: Type| String::from_utf8_lossy(&print_type(ir, ty)).into_owned();
    match context.type_kind(container) {
        TypeKind::Integer { .. }
        | TypeKind::Float(_)
        | TypeKind::Vector { .. }
        | TypeKind::Dialect { .. } => aggregates::at_position(context, container, position, text),
        TypeKind::Unknown => Ok(None),
        _ => Err(rule!("expected LLVM IR Dialect type, got '{}'", text(container))
            .with_help("use a value of an '!llvm.array' or '!llvm.struct' type")),
    }
}

/// A vector of as many elements as there are numbers.
pub(super) fn shuffled_type<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [vector, Parameter::Type(of), mask] = read.parameters else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let Some((vector, mask)) = type_and_numbers_elsewhere(parser, read, vector, mask) else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let len = i64::try_from(mask.len()).unwrap_or(i64::MAX);
    let context = &mut parser.ir.context;
    let own = match context.type_kind(vector).clone() {
        TypeKind::Vector { scalable, element, .. } => {
            let scalable = smallvec![scalable.contains(&true)];
            context.ty(TypeKind::Vector { shape: smallvec![len], scalable, element })
        }
        TypeKind::Dialect { .. } | TypeKind::Unknown => vector,
        _ => return Err(parser.error_here(Wanted::Type("an LLVM compatible vector type".into()))),
    };
    read.set_types_of(*of, &[own]);
    Ok(())
}
