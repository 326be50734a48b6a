//! The types of the `quant` dialect: the storage type, the expressed type, and the conversion between them. Each is
//! parsed into the text that MLIR prints, so that all spellings of a type are one type.

use crate::common::float_text;
use abide_mlir::parse::{Parse, Tokens, parse_alone};
use abide_mlir::syntax::{TokenKind, literal_value};
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::spelling::nearest;
use abide_source::text::Span;

/// The maximum number of bits that a number is stored in.
const MAX_BITS: u64 = 32;

/// The types of the dialect.
const NAMES: [&str; 3] = ["any", "calibrated", "uniform"];

/// The maximum depth of lists of scales: a tensor has fewer dimensions.
const MAX_DEPTH: usize = 64;

/// Checks a type of the dialect.
pub(super) fn check_type(tokens: &mut Tokens<'_>) -> Parse {
    text(tokens).map(|_| ())
}

/// The text after `!quant` as MLIR prints it; `None` if it already is, or cannot be parsed.
pub(super) fn canonical_body(body: &[u8]) -> Option<Vec<u8>> {
    let printed = parse_alone(&[b"!quant.", body].concat(), text)??.into_bytes();
    (printed != body).then_some(printed)
}

/// Parses a type. `None` if its storage type is an alias, and for types of later versions.
fn text(tokens: &mut Tokens<'_>) -> Parse<Option<String>> {
    let span = tokens.current_span();
    match tokens.eat_name() {
        b"quant.any" => any(tokens),
        b"quant.uniform" => uniform(tokens),
        b"quant.calibrated" => calibrated(tokens).map(Some),
        other => {
            // Later versions may have others; `!quant<any<i8>>` is another spelling.
            let own = other.strip_prefix(b"quant.").and_then(|own| std::str::from_utf8(own).ok());
            match own.filter(|own| !nearest(own, NAMES.into_iter()).is_empty()) {
                Some(own) => Err(tokens.error(
                    span,
                    rule!("unknown quantized type {}", own)
                        .with_help("write 'any', 'uniform' or 'calibrated'"),
                )),
                None => Ok(None),
            }
        }
    }
}

/// `<i8<-16:15>:f32>`
fn any(tokens: &mut Tokens<'_>) -> Parse<Option<String>> {
    tokens.expect(TokenKind::Less)?;
    let Some(mut out) = storage(tokens)? else { return Ok(None) };
    if tokens.eat(TokenKind::Colon) {
        out = format!("{out}:{}", expressed(tokens)?);
    }
    tokens.expect(TokenKind::Greater)?;
    Ok(Some(format!("any<{out}>")))
}

/// `<f32<-0.5:0.5>>`
fn calibrated(tokens: &mut Tokens<'_>) -> Parse<String> {
    tokens.expect(TokenKind::Less)?;
    let expressed = expressed(tokens)?;
    tokens.expect(TokenKind::Less)?;
    let (first, least) = number(tokens)?;
    tokens.expect(TokenKind::Colon)?;
    let (last, most) = number(tokens)?;
    tokens.expect(TokenKind::Greater)?;
    if least >= most {
        let span = Span::new(first.start(), last.end());
        return Err(tokens.error(
            span,
            rule!(
                "illegal min and max: ({}:{})",
                format_args!("{least:.6}"),
                format_args!("{most:.6}")
            )
            .with_help("write the smaller number first: '<MIN:MAX>'"),
        ));
    }
    tokens.expect(TokenKind::Greater)?;
    Ok(format!("calibrated<{expressed}<{}:{}>>", float_text(least), float_text(most)))
}

/// `<i8<-8:7>:f32, 2.0:128>`, `<i8:f32:1, {2.0:128, 4.0}>` with a scale for each place along a dimension, or
/// `<i8:f32:{0:1, 1:2}, {{2.0}, {4.0}}>` with one for each block of these sizes along several dimensions.
fn uniform(tokens: &mut Tokens<'_>) -> Parse<Option<String>> {
    tokens.expect(TokenKind::Less)?;
    let Some(storage) = storage(tokens)? else { return Ok(None) };
    tokens.expect(TokenKind::Colon)?;
    let mut out = format!("uniform<{storage}:{}", expressed(tokens)?);
    let mut separator = None;
    if tokens.eat(TokenKind::Colon) {
        if tokens.at(TokenKind::LeftBrace) {
            let sizes = list(tokens, ", ", |tokens| {
                let (_, dimension) = integer(tokens)?;
                tokens.expect(TokenKind::Colon)?;
                Ok(format!("{dimension}:{}", integer(tokens)?.1))
            })?;
            out = format!("{out}:{sizes}");
            separator = Some(", ");
        } else {
            let Some((_, dimension)) = tokens.eat_number() else {
                return Err(tokens.error_here("expected integer value"));
            };
            out = format!("{out}:{dimension}");
            separator = Some(",");
        }
    }
    tokens.expect(TokenKind::Comma)?;
    let scales = match separator {
        Some(separator) => scales(tokens, separator, 0)?,
        None => parameters(tokens)?,
    };
    tokens.expect(TokenKind::Greater)?;
    Ok(Some(format!("{out}, {scales}>")))
}

/// `{2.0:128, 4.0}`; within blocks, the elements are such lists.
fn scales(tokens: &mut Tokens<'_>, separator: &str, depth: usize) -> Parse<String> {
    list(tokens, separator, |tokens| match tokens.at(TokenKind::LeftBrace) {
        true if separator == ", " && depth < MAX_DEPTH => scales(tokens, separator, depth + 1),
        _ => parameters(tokens),
    })
}

/// Parses a list in braces.
fn list(
    tokens: &mut Tokens<'_>,
    separator: &str,
    mut element: impl FnMut(&mut Tokens<'_>) -> Parse<String>,
) -> Parse<String> {
    tokens.expect(TokenKind::LeftBrace)?;
    let mut out = format!("{{{}", element(tokens)?);
    while tokens.eat(TokenKind::Comma) {
        out += separator;
        out += &element(tokens)?;
    }
    tokens.expect(TokenKind::RightBrace)?;
    Ok(out + "}")
}

/// `2.0:128`: a scale, and perhaps a zero point.
fn parameters(tokens: &mut Tokens<'_>) -> Parse<String> {
    let (span, scale) = number(tokens)?;
    if scale <= 0.0 {
        return Err(tokens.error(
            span,
            rule!("scale {} is not positive", format_args!("{scale:e}"))
                .with_help("write a number above 0"),
        ));
    }
    if !scale.is_finite() {
        return Err(tokens.error(span, "scale is out of the range of the expressed type"));
    }
    let zero = if tokens.eat(TokenKind::Colon) { integer(tokens)?.1 } else { 0 };
    Ok(match zero {
        0 => float_text(scale),
        zero => format!("{}:{zero}", float_text(scale)),
    })
}

/// Parses `i8<-8:7>` or `u8`: the storage type, with its range unless that is all of it. Returns `None` for an alias.
fn storage(tokens: &mut Tokens<'_>) -> Parse<Option<String>> {
    if tokens.at(TokenKind::ExclamationIdentifier) {
        return Ok(None);
    }
    let Some(span) = tokens.eat_token(TokenKind::BareIdentifier) else {
        return Err(tokens.error_here("expected storage type"));
    };
    let word = String::from_utf8_lossy(tokens.text_of(span)).into_owned();
    let (prefix, width) =
        word.split_at(word.find(|one: char| one.is_ascii_digit()).unwrap_or(word.len()));
    let is_signed = match prefix {
        "i" | "si" => true,
        "u" | "ui" => false,
        "f" | "bf" | "index" => return Err(tokens.error(span, "invalid kind of type specified")),
        _ => return Err(tokens.error(span, "illegal storage type prefix")),
    };
    let Ok(width) = width.parse::<u64>() else {
        return Err(tokens.error(span, "expected storage type width"));
    };
    if width == 0 || width > MAX_BITS {
        return Err(tokens.error(
            span,
            rule!("illegal storage type size: {}", width)
                .with_help(format!("write a width from 1 to {MAX_BITS}")),
        ));
    }
    let (least, most) = match is_signed {
        true => (-(1 << (width - 1)), (1 << (width - 1)) - 1),
        false => (0, (1 << width) - 1),
    };
    let name = format!("{}{width}", if is_signed { "i" } else { "u" });
    let used =
        if tokens.eat(TokenKind::Less) { range(tokens, least, most)? } else { (least, most) };
    Ok(Some(match used == (least, most) {
        true => name,
        false => format!("{name}<{}:{}>", used.0, used.1),
    }))
}

/// `-8:7>`: the part of a storage type that is used.
fn range(tokens: &mut Tokens<'_>, lowest: i64, highest: i64) -> Parse<(i64, i64)> {
    let (first, least) = integer(tokens)?;
    tokens.expect(TokenKind::Colon)?;
    let (last, most) = integer(tokens)?;
    if least < lowest {
        return Err(tokens.error(
            first,
            rule!("illegal storage type minimum: {}", least)
                .with_help(format!("write a number from {lowest} on")),
        ));
    }
    if most > highest {
        return Err(tokens.error(
            last,
            rule!("illegal storage type maximum: {}", most)
                .with_help(format!("write a number up to {highest}")),
        ));
    }
    if least >= most {
        let span = Span::new(first.start(), last.end());
        let message = rule!("illegal storage min and storage max: ({}:{})", least, most)
            .with_help("write the smaller number first: '<MIN:MAX>'");
        return Err(tokens.error(span, message));
    }
    tokens.expect(TokenKind::Greater)?;
    Ok((least, most))
}

/// Parses the expressed type, a float; aliases and types of other dialects are accepted.
fn expressed(tokens: &mut Tokens<'_>) -> Parse<String> {
    let written =
        |tokens: &Tokens<'_>, span| String::from_utf8_lossy(tokens.text_of(span)).into_owned();
    if let Some(span) = tokens.eat_token(TokenKind::ExclamationIdentifier) {
        return Ok(written(tokens, span));
    }
    let Some(span) = tokens.eat_token(TokenKind::BareIdentifier) else {
        return Err(tokens.error_here("expected non-function type"));
    };
    let name = tokens.text_of(span);
    let is_float = matches!(name, [b'f' | b't', .., b'0'..=b'9'] | [b'b', b'f', ..])
        || name.starts_with(b"f8")
        || name.starts_with(b"f4")
        || name.starts_with(b"f6");
    match is_float {
        true => Ok(written(tokens, span)),
        false => Err(tokens.error(span, "invalid kind of type specified")),
    }
}

/// A whole number with its sign.
fn integer(tokens: &mut Tokens<'_>) -> Parse<(Span, i64)> {
    let is_negative = tokens.eat(TokenKind::Minus);
    let Some((span, value)) = tokens.eat_number() else {
        return Err(tokens.error_here("expected integer value"));
    };
    let value = i64::try_from(value).unwrap_or(i64::MAX);
    Ok((span, if is_negative { -value } else { value }))
}

/// A number with a point and its sign, or the bits of one.
fn number(tokens: &mut Tokens<'_>) -> Parse<(Span, f64)> {
    let is_negative = tokens.eat(TokenKind::Minus);
    let (kind, span, text) = (tokens.current(), tokens.current_span(), tokens.current_text());
    let digits = std::str::from_utf8(text).unwrap_or_default();
    let value = match kind {
        TokenKind::Float => digits.parse().ok(),
        TokenKind::Integer if text.starts_with(b"0x") => literal_value(text).map(f64::from_bits),
        _ => None,
    };
    let Some(value) = value else {
        let message = Message::from("expected floating point literal");
        return Err(tokens.error_here(message.with_help("a number has a point here: '2.0'")));
    };
    tokens.bump();
    Ok((span, if is_negative { -value } else { value }))
}

#[cfg(test)]
mod tests {
    use super::canonical_body;

    #[test]
    fn scales_and_zero_points_are_written_as_the_dialect_prints_them() {
        let cases = [
            ("uniform<i8:f32, 1.0:0>", Some("uniform<i8:f32, 1.000000e+00>")),
            ("uniform<i8:f32, 1.0:10>", Some("uniform<i8:f32, 1.000000e+00:10>")),
            ("uniform<i8<-8:7>:f32, 9.987200e-01:127>", None),
            (
                "uniform<i8 : f32:{0:1,1 : 2},{{1.0:0,0x3FE0000000000000},{3.0, 4.0:-1}}>",
                Some(
                    "uniform<i8:f32:{0:1, 1:2}, {{1.000000e+00, 5.000000e-01}, {3.000000e+00, 4.000000e+00:-1}}>",
                ),
            ),
            ("uniform<i8:f32,0.5>", Some("uniform<i8:f32, 5.000000e-01>")),
            ("uniform<!a:f32, 0.5>", None),
            ("uniform<i8:f32, 0.5", None),
            (
                "uniform<u8:f32:1, {2.0e+2,0.5:0}>",
                Some("uniform<u8:f32:1, {2.000000e+02,5.000000e-01}>"),
            ),
            ("uniform<i8:f32:0, {2.000000e+02,5.000000e-01}>", None),
            ("any<i8:f32>", None),
            ("any<ui16:f32>", Some("any<u16:f32>")),
            ("uniform<si8<-128:127>:f32, 5.000000e-01>", Some("uniform<i8:f32, 5.000000e-01>")),
            ("uniform<u4<0:15>:f32, 5.000000e-01:3>", Some("uniform<u4:f32, 5.000000e-01:3>")),
            ("uniform<ui8<2:100>:f32, 0.5>", Some("uniform<u8<2:100>:f32, 5.000000e-01>")),
            ("calibrated<f32<-1.0:1.0>>", Some("calibrated<f32<-1.000000e+00:1.000000e+00>>")),
        ];
        for (body, expected) in cases {
            let written = canonical_body(body.as_bytes()).map(String::from_utf8);
            assert_eq!(written, expected.map(|text| Ok(text.to_owned())), "{body}");
        }
    }
}
