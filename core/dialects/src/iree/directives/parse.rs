//! Reads the directives of IREE's dialects: types with their dynamic sizes, and results that are operands.

use abide_mlir::ir::{Attribute, AttributeKind, Context, Type};
use abide_mlir::ods::format::Parameter;
use abide_mlir::parse::{
    FormatState, OperandUse, Parse, Parser, Part, Types, attribute, operand, type_part,
};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;
use abide_source::rule;
use rustc_hash::FxHashMap;

/// Parses `: type = value`, `: type`, or `= value` if the value implies the type.
pub(super) fn type_or_attribute<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Attribute(ty_of), Parameter::Attribute(value_of), ..] = read.parameters else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let written = match parser.at(TokenKind::Colon) {
        true => Some(parser.colon_type(attribute(*ty_of))?),
        false => None,
    };
    let mut value = None;
    if written.is_none() || parser.at(TokenKind::Equal) {
        parser.expect(TokenKind::Equal)?;
        value = Some(parser.piece(attribute(*value_of), |parser| parser.attribute(None))?);
    }
    let told = value.and_then(|value| known_value_type(&parser.ir.context, value));
    let Some(ty) = written.or(told) else {
        return Err(parser.error_here(Wanted::Type("a type, which the value does not tell".into())));
    };
    let ty = parser.ir.context.type_attribute(ty);
    read.set_attribute(*ty_of, ty);
    if let Some(value) = value {
        read.set_attribute(*value_of, value);
    }
    Ok(())
}

/// The type of a value; that of an attribute of a dialect only C++ knows.
fn known_value_type(context: &Context, value: Attribute) -> Option<Type> {
    match context.attribute_kind(value) {
        AttributeKind::Dialect { ty: None, .. } => Some(context.unknown_type()),
        _ => context.attribute_type(value),
    }
}

/// `type as type`, or one type if both are the same.
pub(super) fn type_alias<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(encoding_of), Parameter::Type(storage_of), ..] = read.parameters
    else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let encoding = parser.piece(attribute(*encoding_of), |parser| parser.ty())?;
    let storage = match parser.eat_word("as") {
        true => parser.piece(type_part(*storage_of), |parser| parser.ty())?,
        false => encoding,
    };
    let encoding = parser.ir.context.type_attribute(encoding);
    read.set_attribute(*encoding_of, encoding);
    let first = read.state.types.len();
    read.state.types.push(storage);
    read.set_types(*storage_of, first);
    Ok(())
}

/// `@executable::@entry`, or several in braces.
pub(super) fn entry_points<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(points_of), ..] = read.parameters else {
        return Err(parser.expected("a symbol"));
    };
    let mut points = Vec::new();
    parser.piece(attribute(*points_of), |parser| {
        if parser.eat(TokenKind::LeftBrace) {
            return parser.list_until(TokenKind::RightBrace, |parser| {
                let point = parser.symbol_reference()?;
                points.push(point);
                Ok(())
            });
        }
        let point = parser.symbol_reference()?;
        points.push(point);
        Ok(())
    })?;
    let points = parser.ir.context.array(points);
    read.set_attribute(*points_of, points);
    Ok(())
}

/// `%operand as type{%size}`: the type of a result that is an operand.
pub(super) fn tied_result<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [_, Parameter::Type(ty_of), Parameter::Operand(sizes_of)] = read.parameters else {
        return Err(parser.expected(Wanted::TYPE));
    };
    // The operation determines the operand.
    if parser.optional_operand(Part::Tied)?.is_some() {
        parser.expect_word("as")?;
    }
    let first = read.state.types.len();
    read.state.types.push(parser.piece(type_part(*ty_of), |parser| parser.ty())?);
    read.set_types(*ty_of, first);
    let first = read.state.uses.len();
    let sizes = sizes_in_braces(parser, Some(operand(*sizes_of)))?;
    read.state.uses.extend(sizes);
    read.set_operand(*sizes_of, first);
    Ok(())
}

/// `(type{%size}, type) -> (type{%size}, %operand as type)`; without parameters for sizes, none are
/// read.
pub(super) fn function_type<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let (sizes, results, tied_of) = match read.parameters {
        [
            _,
            _,
            Parameter::Operand(inputs),
            Parameter::Type(types),
            Parameter::Operand(results),
            Parameter::Attribute(tied),
        ] => (Some((*inputs, *results)), *types, *tied),
        [_, _, Parameter::Type(types), Parameter::Attribute(tied)] => (None, *types, *tied),
        _ => return Err(parser.expected(Wanted::Type("a function type".into()))),
    };
    let [Parameter::Reference(arguments), Parameter::Type(inputs), ..] = read.parameters else {
        return Err(parser.expected(Wanted::Type("a function type".into())));
    };
    let operands = match &**arguments {
        Parameter::Operand(index) => read.uses_of(*index),
        _ => Vec::new(),
    };
    let mut input_sizes = Vec::new();
    let first = read.state.types.len();
    parser.expect(TokenKind::LeftParen)?;
    parser.list_until(TokenKind::RightParen, |parser| {
        read.state.types.push(parser.piece(type_part(*inputs), |parser| parser.ty())?);
        let sizes = sizes_in_braces(parser, sizes.map(|(inputs, _)| operand(inputs)))?;
        input_sizes.extend(sizes);
        Ok(())
    })?;
    read.set_types(*inputs, first);
    parser.expect(TokenKind::Arrow)?;
    let types: Vec<Type> = read.state.types.get(first..).unwrap_or_default().to_vec();
    let parts = (type_part(results), sizes.map(|(_, results)| operand(results)));
    let outputs = tied_results(parser, &operands, &types, parts)?;
    let first = read.state.types.len();
    read.state.types.extend_from_slice(&outputs.types);
    read.set_types(results, first);
    if let Some((inputs, results)) = sizes {
        for (operand, sizes) in [(inputs, input_sizes), (results, outputs.sizes)] {
            let first = read.state.uses.len();
            read.state.uses.extend(sizes);
            read.set_operand(operand, first);
        }
    }
    if !outputs.tied.is_empty() {
        let tied = index_array(parser, &outputs.tied);
        read.set_attribute(tied_of, tied);
    }
    Ok(())
}

/// Results, some of them tied to operands.
#[derive(Debug, Default)]
struct TiedResults<'a> {
    types: Vec<Type>,
    sizes: Vec<OperandUse<'a>>,
    /// For each the index of the operand, or -1.
    tied: Vec<i64>,
}

/// Parses `type{%size}`, or several in parentheses, where `%operand` and `%operand as type` may occur.
fn tied_results<'a>(
    parser: &mut Parser<'a>,
    operands: &[OperandUse<'a>],
    types: &[Type],
    (of, sizes_of): (Part, Option<Part>),
) -> Parse<TiedResults<'a>> {
    let mut results = TiedResults::default();
    let operands = TiedNames::new(operands.iter().copied());
    let mut one = |parser: &mut Parser<'a>| {
        let (ty, tied) = tied_type(parser, &operands, types, Some(of))?;
        results.types.push(ty);
        results.tied.push(tied);
        let sizes = sizes_in_braces(parser, sizes_of)?;
        results.sizes.extend(sizes);
        Ok(())
    };
    if parser.eat(TokenKind::LeftParen) {
        parser.list_until(TokenKind::RightParen, one)?;
    } else {
        one(parser)?;
    }
    Ok(results)
}

/// Operands that results may be, by their names; of several that are alike, the first.
pub(crate) struct TiedNames<'a>(FxHashMap<(&'a [u8], u32), usize>);

impl<'a> TiedNames<'a> {
    pub(crate) fn new(operands: impl Iterator<Item = OperandUse<'a>>) -> TiedNames<'a> {
        let mut names = FxHashMap::default();
        for (index, operand) in operands.enumerate() {
            names.entry((operand.name, operand.number)).or_insert(index);
        }
        TiedNames(names)
    }
}

/// `type`, `%operand`, or `%operand as type`: the type, and the index of the operand or -1.
///
/// # Errors
/// If it is broken, or if no operand has the name.
pub(crate) fn tied_type<'a>(
    parser: &mut Parser<'a>,
    operands: &TiedNames<'a>,
    types: &[Type],
    of: Option<Part>,
) -> Parse<(Type, i64)> {
    let Some(operand) = parser.optional_operand(Part::Tied)? else {
        return Ok((ty_of(parser, of)?, -1));
    };
    let Some(index) = operands.0.get(&(operand.name, operand.number)).copied() else {
        let name = String::from_utf8_lossy(operand.name);
        let message = rule!("tied operand not found for result reference %{}", name)
            .with_help("name an operand of the operation");
        return Err(parser.error(operand.span, message));
    };
    let ty = match parser.eat_word("as") {
        true => Some(ty_of(parser, of)?),
        false => types.get(index).copied(),
    };
    let Some(ty) = ty else { return Err(parser.expected(Wanted::TYPE)) };
    Ok((ty, i64::try_from(index).unwrap_or(-1)))
}

/// Parses `{%a, %b}`, or nothing: operands of the given part, if any.
fn sizes_in_braces<'a>(parser: &mut Parser<'a>, part: Option<Part>) -> Parse<Vec<OperandUse<'a>>> {
    let mut sizes = Vec::new();
    if parser.eat(TokenKind::LeftBrace) {
        parser.list_until(TokenKind::RightBrace, |parser| {
            let size = match part {
                Some(part) => parser.operand_of(part)?,
                None => parser.operand()?,
            };
            sizes.push(size);
            Ok(())
        })?;
    }
    Ok(sizes)
}

/// `[0 : index, -1 : index]`
pub(crate) fn index_array(parser: &mut Types<'_>, numbers: &[i64]) -> Attribute {
    let context = &mut parser.ir.context;
    let index = context.index_type();
    let numbers: Vec<Attribute> =
        numbers.iter().map(|number| context.integer_attribute(*number, index)).collect();
    context.array(numbers)
}
/// Parses a type of the given part, if any.
fn ty_of(parser: &mut Parser<'_>, part: Option<Part>) -> Parse<Type> {
    match part {
        Some(part) => parser.piece(part, |parser| parser.ty()),
        None => parser.ty(),
    }
}
