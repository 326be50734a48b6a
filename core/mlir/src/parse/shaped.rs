//! `custom<…>` directives for sizes: dimensions, and, as IREE's dialects have them, types with the sizes that they do
//! not tell and results that are operands.

use super::format::FormatState;
use super::labels::{Part, attribute, operand, type_part};
use super::parser::{Parse, Parser};
use super::state::OperandUse;
use crate::ir::{Attribute, DYNAMIC, Shape, Type, TypeKind};
use crate::ods::format::Parameter;
use crate::syntax::TokenKind;

/// `: type = value`, `: type`, or `= value` where the value tells the type.
pub(crate) fn type_or_attribute<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Attribute(ty_of), Parameter::Attribute(value_of), ..] = parameters else {
        return Err(parser.expected("a type"));
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
    let told = value.and_then(|value| parser.ir.context.attribute_type(value));
    let Some(ty) = written.or(told) else {
        return Err(parser.error_here("expected a type, which the value does not tell"));
    };
    let ty = parser.ir.context.type_attribute(ty);
    read.set_attribute(*ty_of, ty);
    if let Some(value) = value {
        read.set_attribute(*value_of, value);
    }
    Ok(())
}

/// `: tensor`, or `= value`: the sizes and the type of the elements, each as an attribute.
pub(crate) fn shape_and_value<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [
        Parameter::Attribute(shape_of),
        Parameter::Attribute(ty_of),
        Parameter::Attribute(value_of),
    ] = parameters
    else {
        return Err(parser.expected("a type"));
    };
    let ty = if parser.eat(TokenKind::Equal) {
        let value = parser.piece(attribute(*value_of), |parser| parser.attribute(None))?;
        read.set_attribute(*value_of, value);
        parser.ir.context.attribute_type(value)
    } else {
        Some(parser.colon_type(attribute(*ty_of))?)
    };
    let kind = ty.map(|ty| parser.ir.context.type_kind(ty).clone());
    let Some(TypeKind::Tensor { shape, element, .. }) = kind else {
        return Err(parser.error_here("expected a tensor with as many dimensions as it has"));
    };
    let context = &mut parser.ir.context;
    let sizes: Vec<i64> =
        shape.iter().map(|size| if *size == DYNAMIC { -1 } else { *size }).collect();
    let index = context.index_type();
    let rank = Shape::from_slice(&[i64::try_from(sizes.len()).unwrap_or(i64::MAX)]);
    let of_sizes = context.ty(TypeKind::Tensor { shape: rank, element: index, encoding: None });
    let sizes = context.dense_integers(of_sizes, &sizes);
    let element = context.type_attribute(element);
    read.set_attribute(*shape_of, sizes);
    read.set_attribute(*ty_of, element);
    Ok(())
}

/// `3x?x5`, or `[]` where there are no dimensions (MLIR: `parseDimensionList`).
pub(crate) fn dimension_list<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Attribute(list)] = parameters else { return Err(parser.expected("a list")) };
    let sizes = parser.piece(attribute(*list), |parser| {
        if parser.eat(TokenKind::LeftBracket) {
            parser.expect(TokenKind::RightBracket)?;
            return Ok(Vec::new());
        }
        sizes(parser)
    })?;
    let sizes = parser.ir.context.dense_i64_array(sizes);
    read.set_attribute(*list, sizes);
    Ok(())
}

/// `4x?x8`
fn sizes(parser: &mut Parser<'_>) -> Parse<Vec<i64>> {
    let start = parser.position();
    let is_part = |byte: &u8| byte.is_ascii_digit() || matches!(byte, b'x' | b'?');
    let rest = parser.text.get(start..).unwrap_or_default();
    let length = rest.iter().take_while(|byte| is_part(byte)).count();
    let text = std::str::from_utf8(parser.slice(start, start + length)).unwrap_or_default();
    let size = |text: &str| if text == "?" { Some(DYNAMIC) } else { text.parse().ok() };
    let Some(sizes) = text.split('x').map(size).collect::<Option<Vec<i64>>>() else {
        return Err(parser.error_here(
            "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".",
        ));
    };
    parser.jump(start + length);
    Ok(sizes)
}

/// `32x32x8`: three numbers, each an attribute of its own.
pub(crate) fn three_sizes<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let found = sizes(parser)?;
    if found.len() != parameters.len() {
        let (wanted, found) = (parameters.len(), found.len());
        return Err(parser.error_here(format!("expected {wanted} sizes, but there are {found}")));
    }
    for (parameter, size) in parameters.iter().zip(found) {
        if let Parameter::Attribute(index) = parameter {
            let i32 = parser.ir.context.integer(32);
            let size = parser.ir.context.integer_attribute(size, i32);
            read.set_attribute(*index, size);
        }
    }
    Ok(())
}

/// `type as type`, or one type where both are the same.
pub(crate) fn type_alias<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Attribute(encoding_of), Parameter::Type(storage_of), ..] = parameters else {
        return Err(parser.expected("a type"));
    };
    let encoding = parser.piece(attribute(*encoding_of), Parser::ty)?;
    let storage = match parser.eat_word("as") {
        true => parser.piece(type_part(*storage_of), Parser::ty)?,
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
pub(crate) fn entry_points<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [Parameter::Attribute(points_of), ..] = parameters else {
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
pub(crate) fn tied_result<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let [_, Parameter::Type(ty_of), Parameter::Operand(sizes_of)] = parameters else {
        return Err(parser.expected("a type"));
    };
    // Which operand it is follows from the operation.
    if parser.optional_operand(Part::Tied)?.is_some() {
        parser.expect_word("as")?;
    }
    let first = read.state.types.len();
    let ty = parser.piece(type_part(*ty_of), Parser::ty)?;
    read.state.types.push(ty);
    read.set_types(*ty_of, first);
    let first = read.state.uses.len();
    let sizes = parser.sizes_in_braces(Some(operand(*sizes_of)))?;
    read.state.uses.extend(sizes);
    read.set_operand(*sizes_of, first);
    Ok(())
}

/// `(type{%size}, type) -> (type{%size}, %operand as type)`; without parameters for sizes, none are
/// read.
pub(crate) fn function_type<'a>(
    parser: &mut Parser<'a>,
    parameters: &'a [Parameter],
    read: &mut FormatState<'_, 'a>,
) -> Parse<()> {
    let (sizes, results, tied_of) = match parameters {
        [
            _,
            _,
            Parameter::Operand(inputs),
            Parameter::Type(types),
            Parameter::Operand(results),
            Parameter::Attribute(tied),
        ] => (Some((*inputs, *results)), *types, *tied),
        [_, _, Parameter::Type(types), Parameter::Attribute(tied)] => (None, *types, *tied),
        _ => return Err(parser.expected("a function type")),
    };
    let [Parameter::Reference(arguments), Parameter::Type(inputs), ..] = parameters else {
        return Err(parser.expected("a function type"));
    };
    let operands = match &**arguments {
        Parameter::Operand(index) => read.uses_of(*index),
        _ => Vec::new(),
    };
    let mut input_sizes = Vec::new();
    let first = read.state.types.len();
    parser.expect(TokenKind::LeftParen)?;
    parser.list_until(TokenKind::RightParen, |parser| {
        let ty = parser.piece(type_part(*inputs), Parser::ty)?;
        read.state.types.push(ty);
        let sizes = parser.sizes_in_braces(sizes.map(|(inputs, _)| operand(inputs)))?;
        input_sizes.extend(sizes);
        Ok(())
    })?;
    read.set_types(*inputs, first);
    parser.expect(TokenKind::Arrow)?;
    let types: Vec<Type> = read.state.types.get(first..).unwrap_or_default().to_vec();
    let parts = (type_part(results), sizes.map(|(_, results)| operand(results)));
    let outputs = parser.tied_results(&operands, &types, parts)?;
    let first = read.state.types.len();
    read.state.types.extend(&outputs.types);
    read.set_types(results, first);
    if let Some((inputs, results)) = sizes {
        for (operand, sizes) in [(inputs, input_sizes), (results, outputs.sizes)] {
            let first = read.state.uses.len();
            read.state.uses.extend(sizes);
            read.set_operand(operand, first);
        }
    }
    if !outputs.tied.is_empty() {
        let tied = parser.index_array(&outputs.tied);
        read.set_attribute(tied_of, tied);
    }
    Ok(())
}

/// Results of which some are operands.
#[derive(Debug, Default)]
struct TiedResults<'a> {
    types: Vec<Type>,
    sizes: Vec<OperandUse<'a>>,
    /// For each the index of the operand, or -1.
    tied: Vec<i64>,
}

impl<'a> Parser<'a> {
    /// `type{%size}`, or several in parentheses, each of which may be `%operand` or `%operand as type`.
    fn tied_results(
        &mut self,
        operands: &[OperandUse<'a>],
        types: &[Type],
        (of, sizes_of): (Part, Option<Part>),
    ) -> Parse<TiedResults<'a>> {
        let mut results = TiedResults::default();
        let mut one = |parser: &mut Self| {
            let (ty, tied) = parser.tied_type(operands, types, Some(of))?;
            results.types.push(ty);
            results.tied.push(tied);
            let sizes = parser.sizes_in_braces(sizes_of)?;
            results.sizes.extend(sizes);
            Ok(())
        };
        if self.eat(TokenKind::LeftParen) {
            self.list_until(TokenKind::RightParen, one)?;
        } else {
            one(self)?;
        }
        Ok(results)
    }

    /// `type`, `%operand`, or `%operand as type`: the type, and the index of the operand or -1.
    ///
    /// # Errors
    /// Where it is broken, or where no operand has the name.
    pub fn tied_type(
        &mut self,
        operands: &[OperandUse<'a>],
        types: &[Type],
        of: Option<Part>,
    ) -> Parse<(Type, i64)> {
        let Some(operand) = self.optional_operand(Part::Tied)? else {
            return Ok((self.ty_of(of)?, -1));
        };
        let same =
            |other: &OperandUse<'a>| other.name == operand.name && other.number == operand.number;
        let Some(index) = operands.iter().position(same) else {
            let name = String::from_utf8_lossy(operand.name);
            let message = format!("tied operand not found for result reference %{name}");
            return Err(self.error(operand.span, message));
        };
        let ty = match self.eat_word("as") {
            true => Some(self.ty_of(of)?),
            false => types.get(index).copied(),
        };
        let Some(ty) = ty else { return Err(self.expected("a type")) };
        Ok((ty, i64::try_from(index).unwrap_or(-1)))
    }

    /// `{%a, %b}`, or nothing: operands that are a part, where they are one.
    fn sizes_in_braces(&mut self, part: Option<Part>) -> Parse<Vec<OperandUse<'a>>> {
        let mut sizes = Vec::new();
        if self.eat(TokenKind::LeftBrace) {
            self.list_until(TokenKind::RightBrace, |parser| {
                let size = match part {
                    Some(part) => parser.piece(part, Self::operand)?,
                    None => parser.operand()?,
                };
                sizes.push(size);
                Ok(())
            })?;
        }
        Ok(sizes)
    }

    /// `[0 : index, -1 : index]`
    pub fn index_array(&mut self, numbers: &[i64]) -> Attribute {
        let context = &mut self.ir.context;
        let index = context.index_type();
        let numbers: Vec<Attribute> =
            numbers.iter().map(|number| context.integer_attribute(*number, index)).collect();
        context.array(numbers)
    }
}
