//! Operations whose attributes are words: `%a, %b {nan_mode = IGNORE} : (types) -> types`.

use crate::common::resolve_all;
use abide_mlir::ir::{Attribute, AttributeKind, OperationId};
use abide_mlir::parse::{OperationState, Parse, Parser, Part};
use abide_mlir::print::Printer;
use abide_mlir::registry::Hooks;
use abide_mlir::syntax::TokenKind;
use smallvec::SmallVec;

/// The dialect.
const TOSA: &str = "tosa";

/// The attributes that are words, each with the name of its enumeration.
const WORDS: [(&str, &str); 4] = [
    ("block_size", "block_size"),
    ("mode", "resize_mode"),
    ("nan_mode", "nan_mode"),
    ("rounding_mode", "rounding_mode"),
];

/// The default, which is not printed.
const DEFAULT: (&str, &str) = ("nan_mode", "PROPAGATE");

/// The hooks of these operations, for all versions of their descriptions.
const WITH_WORDS: Hooks = Hooks::form(parse, print);

pub(super) const HOOKS: &[(&str, Hooks)] = &[
    ("tosa.apply_scale", WITH_WORDS),
    ("tosa.argmax", WITH_WORDS),
    ("tosa.cast_from_block_scaled", WITH_WORDS),
    ("tosa.cast_to_block_scaled", WITH_WORDS),
    ("tosa.clamp", WITH_WORDS),
    ("tosa.matmul_t_block_scaled", WITH_WORDS),
    ("tosa.max_pool2d", WITH_WORDS),
    ("tosa.maximum", WITH_WORDS),
    ("tosa.minimum", WITH_WORDS),
    ("tosa.reduce_max", WITH_WORDS),
    ("tosa.reduce_min", WITH_WORDS),
    ("tosa.rescale", WITH_WORDS),
    ("tosa.resize", WITH_WORDS),
];

fn parse<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let operands = parser.operands_of(Part::AnyOperand)?;
    if parser.eat(TokenKind::LeftBrace) {
        parser.list_until(TokenKind::RightBrace, |parser| entry(parser, state))?;
    }
    parser.expect(TokenKind::Colon)?;
    let (mut inputs, mut results): (SmallVec<[_; 4]>, SmallVec<[_; 2]>) = Default::default();
    parser.function_type_into(&mut inputs, &mut results)?;
    state.results.extend(results);
    resolve_all(parser, state, &operands, &inputs, state.name_span)
}

/// `name = WORD`, `name = value` or `name`
fn entry<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let name = parser.attribute_name()?;
    let text = parser.ir.context.text(name).into_owned();
    if !parser.eat(TokenKind::Equal) {
        let unit = parser.ir.context.unit();
        state.add_attribute(name, unit);
        return Ok(());
    }
    let of = WORDS.iter().find(|(own, _)| *own == text).map(|(_, of)| *of);
    let value = match of.filter(|_| parser.at(TokenKind::BareIdentifier)) {
        Some(of) => {
            let word = String::from_utf8_lossy(parser.current_text()).into_owned();
            parser.bump();
            let context = &mut parser.ir.context;
            let body = context.identifier(format!("{of}<{word}>"));
            let dialect = context.identifier(TOSA);
            context.attribute(AttributeKind::Dialect { dialect, body, ty: None })
        }
        None => parser.attribute(None)?,
    };
    state.add_attribute(name, value);
    Ok(())
}

fn print(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation));
    let mut entries = printer.entries(operation, &[]);
    entries.retain(|(name, value)| {
        let word = word(printer, *value);
        printer.context().bytes(*name) != DEFAULT.0.as_bytes() || word != Some(DEFAULT.1)
    });
    for (index, (name, value)) in entries.iter().enumerate() {
        printer.text(if index == 0 { " {" } else { ", " });
        printer.keyword_or_string(*name);
        if *value == printer.context().unit() {
            continue;
        }
        printer.text(" = ");
        match word(printer, *value) {
            Some(word) => printer.text(word),
            None => printer.attribute(*value),
        }
    }
    printer.text(if entries.is_empty() { "" } else { "}" });
    printer.text(" : ");
    printer.operation_type(operation);
}

/// The word of an attribute of an enumeration.
fn word<'ir>(printer: &Printer<'ir>, value: Attribute) -> Option<&'ir str> {
    let context = printer.context();
    let AttributeKind::Dialect { dialect, body, .. } = context.attribute_kind(value) else {
        return None;
    };
    let body = std::str::from_utf8(context.bytes(*body)).ok()?;
    let (of, word) = body.strip_suffix('>')?.split_once('<')?;
    let is_one = WORDS.iter().any(|(_, known)| *known == of);
    (context.bytes(*dialect) == TOSA.as_bytes() && is_one).then_some(word)
}
