//! `custom<…>` directives of StableHLO, CHLO and MHLO: types that are the same, and lists of their
//! own.

use abide_mlir::ir::{Attribute, AttributeKind, Shape, Type, TypeKind};
use abide_mlir::ods::format::{Parameter, TypeReference};
use abide_mlir::parse::{FormatState, Parse, Parser, Tokens, Types, attribute, operand};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Wanted;
use abide_source::rule;
use abide_source::spelling::counted;
use smallvec::SmallVec;

/// The inputs and results of a function type.
type Signature = (SmallVec<[Type; 6]>, SmallVec<[Type; 2]>);

/// The types that the parameters refer to.
fn references(parameters: &[Parameter]) -> Vec<TypeReference> {
    let reference = |parameter: &Parameter| match parameter {
        Parameter::Type(of) => Some(*of),
        _ => None,
    };
    parameters.iter().filter_map(reference).collect()
}

fn signature(parser: &mut Parser<'_>) -> Parse<Signature> {
    let (mut inputs, mut results) = (SmallVec::new(), SmallVec::new());
    parser.function_type_into(&mut inputs, &mut results)?;
    Ok((inputs, results))
}

/// Sets the type of each value: those of a function type, or some others.
fn set_each(
    parser: &mut Parser<'_>,
    read: &mut FormatState<'_, '_>,
    others: impl FnOnce(&mut Parser<'_>, usize) -> Parse<Vec<Type>>,
) -> Parse {
    let references = references(read.parameters);
    let start = parser.position();
    let types: Vec<Type> = if parser.at(TokenKind::LeftParen) {
        let (inputs, results) = signature(parser)?;
        inputs.into_iter().chain(results).collect()
    } else {
        others(parser, references.len())?
    };
    if types.len() != references.len() {
        let message = rule!("{} types are written, and {} expected", types.len(), references.len())
            .with_help(format!("write {}, one for each value", counted(references.len(), "type")));
        let span = parser.span_from(start);
        return Err(parser.error(span, message));
    }
    for (of, ty) in references.into_iter().zip(types) {
        read.set_types_of(of, &[ty]);
    }
    Ok(())
}

/// `type`, which all values have, or `(types) -> type`.
pub(super) fn same_type<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    set_each(parser, read, |parser, count| Ok(vec![parser.ty()?; count]))
}

/// Parses `tensor<..complex<f32>>`, whose operands are its parts, or `(types) -> type`.
pub(super) fn complex_type<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    set_each(parser, read, |parser, _| {
        let start = parser.position();
        let ty = parser.ty()?;
        if let TypeKind::Tensor { shape, element, encoding } = parser.ir.context.type_kind(ty)
            && let TypeKind::Complex(part) = *parser.ir.context.type_kind(*element)
        {
            let (shape, encoding) = (shape.clone(), *encoding);
            let real = TypeKind::Tensor { shape, element: part, encoding };
            let real = parser.ir.context.ty(real);
            return Ok(vec![real, real, ty]);
        }
        let span = parser.span_from(start);
        Err(parser.error(span, Wanted::Type("tensor with complex element type".into())))
    })
}

/// `condition, type`, or `(types) -> type`.
pub(super) fn select_type<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    set_each(parser, read, |parser, _| {
        let condition = parser.ty()?;
        parser.expect(TokenKind::Comma)?;
        let ty = parser.ty()?;
        Ok(vec![condition, ty, ty, ty])
    })
}

/// `type`, which all of any number of operands and the result have, or `(types) -> type`.
pub(super) fn variadic_same_type<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Reference(operands), Parameter::Type(inputs), Parameter::Type(result)] =
        read.parameters
    else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let Parameter::Operand(index) = **operands else { return Err(parser.expected(Wanted::TYPE)) };
    let (types, results) = if parser.at(TokenKind::LeftParen) {
        signature(parser)?
    } else {
        let ty = parser.ty()?;
        let count = read.uses_of(index).len();
        (std::iter::repeat_n(ty, count).collect(), std::iter::once(ty).collect())
    };
    read.set_types_of(*inputs, &types);
    read.set_types_of(*result, &results);
    Ok(())
}

/// `types` of both the operands and the results.
pub(super) fn pairwise_types<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let types = parser.type_list()?;
    for of in references(read.parameters) {
        read.set_types_of(of, &types);
    }
    Ok(())
}

/// Parses `tuple<types>`; the operands have the types.
pub(super) fn tuple_type<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Type(operands), Parameter::Type(result)] = read.parameters else {
        return Err(parser.expected(Wanted::TYPE));
    };
    let start = parser.position();
    let ty = parser.ty()?;
    let TypeKind::Tuple(elements) = parser.ir.context.type_kind(ty) else {
        let span = parser.span_from(start);
        return Err(parser.error(span, Wanted::Type("tuple type".into())));
    };
    let elements = elements.clone();
    read.set_types_of(*operands, &elements);
    read.set_types_of(*result, &[ty]);
    Ok(())
}

/// `[start:limit, start:limit:stride]`
pub(super) fn slice_ranges<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let mut lists = [Vec::new(), Vec::new(), Vec::new()];
    parser.expect(TokenKind::LeftBracket)?;
    parser.list_until(TokenKind::RightBracket, |parser| {
        let start = parser.integer()?;
        parser.expect(TokenKind::Colon)?;
        let limit = parser.integer()?;
        let stride = if parser.eat(TokenKind::Colon) { parser.integer()? } else { 1 };
        for (list, number) in lists.iter_mut().zip([start, limit, stride]) {
            list.push(number);
        }
        Ok(())
    })?;
    for (parameter, list) in read.parameters.iter().zip(lists) {
        let list = parser.ir.context.dense_i64_array(list);
        if let Parameter::Attribute(index) = parameter {
            read.set_attribute(*index, list);
        }
    }
    Ok(())
}

/// Parses `%a, %b,`: operands, each followed by a comma.
pub(super) fn operands_with_commas<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Operand(index)] = read.parameters else {
        return Err(parser.expected("operands"));
    };
    let first = read.state.uses.len();
    let mut count = 0;
    while let Some(one) = parser.optional_operand(operand(*index))? {
        read.state.uses.push(one);
        count += 1;
        parser.expect(TokenKind::Comma)?;
    }
    if count == 0 {
        // StableHLO prints a comma even without operands.
        parser.eat(TokenKind::Comma);
    }
    read.set_operand(*index, first);
    Ok(())
}

/// Parses `@name`, which is not a symbol of the program.
pub(super) fn call_target<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(target)] = read.parameters else {
        return Err(parser.expected("a name"));
    };
    let name = parser.piece(attribute(*target), |parser| parser.symbol_name())?;
    let name = parser.ir.context.attribute(AttributeKind::String { value: name, ty: None });
    read.set_attribute(*target, name);
    Ok(())
}

/// `e8m10`
pub(super) fn exponent_mantissa<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let word = std::str::from_utf8(parser.current_text()).unwrap_or_default();
    let parts = word.strip_prefix('e').and_then(|rest| rest.split_once('m'));
    let numbers = parts.and_then(|(e, m)| Some([e.parse::<i32>().ok()?, m.parse().ok()?]));
    let Some(numbers) = numbers.filter(|_| parser.at(TokenKind::BareIdentifier)) else {
        return Err(parser.error_here("expected exponent mantissa in format e#m#"));
    };
    parser.bump();
    let i32 = parser.ir.context.integer(32);
    for (parameter, number) in read.parameters.iter().zip(numbers) {
        let number = parser.ir.context.integer_attribute(i64::from(number), i32);
        if let Parameter::Attribute(index) = parameter {
            read.set_attribute(*index, number);
        }
    }
    Ok(())
}

/// An attribute of the dialect of the operation that is read, by its text.
fn own_attribute<'a>(parser: &mut Types<'a>, read: &FormatState<'_, 'a>, body: &[u8]) -> Attribute {
    let dialect = parser.ir.context.identifier(read.op.dialect());
    let body = parser.ir.context.identifier(body);
    parser.ir.context.attribute(AttributeKind::Dialect { dialect, body, ty: None })
}

/// Parses `[b, 0, f]`: words and numbers, as text.
fn list_of_words<'a>(parser: &mut Types<'a>) -> Parse<String> {
    let mut words: Vec<String> = Vec::new();
    parser.expect(TokenKind::LeftBracket)?;
    parser.list_until(TokenKind::RightBracket, |parser| {
        let kind = parser.current();
        if !matches!(kind, TokenKind::BareIdentifier | TokenKind::Integer | TokenKind::Question) {
            return Err(parser.expected("a dimension"));
        }
        words.push(String::from_utf8_lossy(parser.current_text()).into_owned());
        parser.bump();
        Ok(())
    })?;
    Ok(format!("[{}]", words.join(", ")))
}

/// `[1, 2]`
fn integers_in_brackets<'a>(parser: &mut Types<'a>) -> Parse<Vec<i64>> {
    let mut numbers = Vec::new();
    parser.expect(TokenKind::LeftBracket)?;
    parser.list_until(TokenKind::RightBracket, |parser| {
        let number = parser.integer()?;
        numbers.push(number);
        Ok(())
    })?;
    Ok(numbers)
}

/// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`
pub(super) fn convolution_dimensions<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Attribute(index)] = read.parameters else {
        return Err(parser.expected("the dimensions of a convolution"));
    };
    let body = parser.piece(attribute(*index), |parser| {
        let input = list_of_words(parser)?;
        parser.expect_word("x")?;
        let kernel = list_of_words(parser)?;
        parser.expect(TokenKind::Arrow)?;
        let output = list_of_words(parser)?;
        Ok(format!("conv<{input}x{kernel}->{output}>"))
    })?;
    let value = own_attribute(parser, read, body.as_bytes());
    read.set_attribute(*index, value);
    Ok(())
}

/// `stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse =
/// [false, true]`: some of these.
pub(super) fn window_attributes<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let words = ["stride", "pad", "lhs_dilate", "rhs_dilate", "reverse"];
    let mut after_comma = false;
    loop {
        let Some(place) = words.iter().position(|word| parser.at_word(word)) else {
            let is_empty = !after_comma;
            return if is_empty {
                Ok(())
            } else {
                Err(parser.expected("an attribute of a window"))
            };
        };
        parser.bump();
        parser.expect(TokenKind::Equal)?;
        let value = match words.get(place) {
            Some(&"pad") => window_padding(parser)?,
            Some(&"reverse") => window_reversal(parser)?,
            _ => {
                let numbers = integers_in_brackets(parser)?;
                parser.ir.context.dense_i64_array(numbers)
            }
        };
        if let Some(Parameter::Attribute(index)) = read.parameters.get(place) {
            read.set_attribute(*index, value);
        }
        after_comma = parser.eat(TokenKind::Comma);
        if !after_comma {
            return Ok(());
        }
    }
}

fn window_padding(parser: &mut Types<'_>) -> Parse<Attribute> {
    let mut numbers = Vec::new();
    let start = parser.position();
    parser.expect(TokenKind::LeftBracket)?;
    parser.list_until(TokenKind::RightBracket, |parser| {
        let pair = integers_in_brackets(parser)?;
        if pair.len() != 2 {
            let span = parser.span_from(start);
            return Err(parser.error(span, "expected padding of two numbers a dimension"));
        }
        numbers.extend(pair);
        Ok(())
    })?;
    let dims = i64::try_from(numbers.len() / 2).unwrap_or(i64::MAX);
    let context = &mut parser.ir.context;
    let element = context.i64_type();
    let shape = Shape::from_slice(&[dims, 2]);
    let ty = context.ty(TypeKind::Tensor { shape, element, encoding: None });
    Ok(context.dense_integers(ty, &numbers))
}

fn window_reversal(parser: &mut Parser<'_>) -> Parse<Attribute> {
    let mut values = Vec::new();
    parser.expect(TokenKind::LeftBracket)?;
    parser.list_until(TokenKind::RightBracket, |parser| {
        // True is -1 in one bit.
        let value = if parser.eat_word("true") {
            -1
        } else if parser.eat_word("false") {
            0
        } else {
            -i64::from(parser.integer()? != 0)
        };
        values.push(value);
        Ok(())
    })?;
    let element = parser.ir.context.bool_type();
    let array = AttributeKind::DenseArray { element, values: values.into() };
    Ok(parser.ir.context.attribute(array))
}

/// `, precision = [HIGH, DEFAULT]`, or nothing.
pub(super) fn precision_config<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Attribute(index), ..] = read.parameters else {
        return Err(parser.expected("a precision"));
    };
    if parser.eat(TokenKind::Comma) {
        precisions(parser, *index, read)?;
    }
    Ok(())
}

/// `precision = [HIGH, DEFAULT]`
fn precisions<'a>(parser: &mut Types<'a>, index: usize, read: &mut FormatState<'_, 'a>) -> Parse {
    parser.expect_word("precision")?;
    parser.expect(TokenKind::Equal)?;
    let mut all = Vec::new();
    parser.expect(TokenKind::LeftBracket)?;
    parser.list_until(TokenKind::RightBracket, |parser| {
        let word = parser.current_text();
        if !parser.at(TokenKind::BareIdentifier) {
            return Err(parser.expected("a precision"));
        }
        parser.bump();
        let body = [b"<precision ", word, b">"].concat();
        let precision = own_attribute(parser, read, &body);
        all.push(precision);
        Ok(())
    })?;
    let all = parser.ir.context.array(all);
    read.set_attribute(index, all);
    Ok(())
}

/// `, precision = [HIGH, DEFAULT], algorithm = <…>`: both, one of them, or nothing.
pub(super) fn precision_and_algorithm<'a>(
    parser: &mut Parser<'a>,
    read: &mut FormatState<'_, 'a>,
) -> Parse {
    let [Parameter::Attribute(precision), Parameter::Attribute(algorithm)] = read.parameters else {
        return Err(parser.expected("a precision"));
    };
    if !parser.eat(TokenKind::Comma) {
        return Ok(());
    }
    if parser.at_word("precision") {
        precisions(parser, *precision, read)?;
        if !parser.eat(TokenKind::Comma) {
            return Ok(());
        }
    }
    parser.expect_word("algorithm")?;
    parser.expect(TokenKind::Equal)?;
    let start = parser.position();
    parser.expect(TokenKind::Less)?;
    while !parser.at(TokenKind::Greater) {
        if parser.at_end() {
            return Err(parser.expected(Wanted::sign(">")));
        }
        parser.bump();
    }
    parser.bump();
    let parts = parser.slice(start, parser.previous_end());
    let body = [b"dot_algorithm", parts].concat();
    let value = own_attribute(parser, read, &body);
    read.set_attribute(*algorithm, value);
    Ok(())
}

/// Parses `batching_dims = [0] x [0], contracting_dims = [1] x [0]`; the first is optional.
pub(super) fn dot_dimensions<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Attribute(index)] = read.parameters else {
        return Err(parser.expected("the dimensions of a product"));
    };
    let body = parser.piece(attribute(*index), |parser| {
        let mut parts = Vec::new();
        let mut pair = |parser: &mut Parser<'a>, kind: &str| -> Parse {
            parser.expect(TokenKind::Equal)?;
            let left = integers_in_brackets(parser)?;
            parser.expect_word("x")?;
            let right = integers_in_brackets(parser)?;
            for (side, dims) in [("lhs", left), ("rhs", right)] {
                if !dims.is_empty() {
                    parts.push(format!("{side}_{kind}_dimensions = {dims:?}"));
                }
            }
            Ok(())
        };
        if parser.eat_word("batching_dims") {
            pair(parser, "batching")?;
            parser.expect(TokenKind::Comma)?;
        }
        parser.expect_word("contracting_dims")?;
        pair(parser, "contracting")?;
        Ok(format!("dot<{}>", parts.join(", ")))
    })?;
    let value = own_attribute(parser, read, body.as_bytes());
    read.set_attribute(*index, value);
    Ok(())
}

/// Whether a part can begin here that has a comma in front of it.
pub(super) fn at_comma(tokens: &Tokens<'_>) -> bool {
    tokens.at(TokenKind::Comma)
}
