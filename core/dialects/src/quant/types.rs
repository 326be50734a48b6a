//! The types of the `quant` dialect: the storage type, the expressed type, and the conversion between them.

use abide_mlir::parse::{Parse, Tokens};
use abide_mlir::syntax::{TokenKind, literal_value};
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::spelling::nearest;
use abide_source::text::Span;

/// The maximum number of bits that a number is stored in.
const MAX_BITS: u64 = 32;

/// The types of the dialect.
const NAMES: [&str; 3] = ["any", "calibrated", "uniform"];

/// Checks a type of the dialect.
pub(super) fn check_type(tokens: &mut Tokens<'_>) -> Parse {
    let span = tokens.current_span();
    match tokens.eat_name() {
        b"quant.any" => any(tokens),
        b"quant.uniform" => uniform(tokens),
        b"quant.calibrated" => calibrated(tokens),
        other => {
            // Later versions may have others; `!quant<any<i8>>` is another spelling.
            let own = other.strip_prefix(b"quant.").and_then(|own| std::str::from_utf8(own).ok());
            match own.filter(|own| !nearest(own, NAMES.into_iter()).is_empty()) {
                Some(own) => Err(tokens.error(
                    span,
                    rule!("unknown quantized type {}", own)
                        .with_help("write 'any', 'uniform' or 'calibrated'"),
                )),
                None => Ok(()),
            }
        }
    }
}

/// `<i8<-16:15>:f32>`
fn any(tokens: &mut Tokens<'_>) -> Parse {
    tokens.expect(TokenKind::Less)?;
    if !storage(tokens)? {
        return Ok(());
    }
    if tokens.eat(TokenKind::Colon) {
        expressed(tokens)?;
    }
    tokens.expect(TokenKind::Greater)
}

/// `<f32<-0.5:0.5>>`
fn calibrated(tokens: &mut Tokens<'_>) -> Parse {
    tokens.expect(TokenKind::Less)?;
    expressed(tokens)?;
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
    tokens.expect(TokenKind::Greater)
}

/// `<i8<-8:7>:f32, 2.0:128>`, or `<i8:f32:1, {2.0:128, 4.0}>` with a scale for each place along a dimension.
fn uniform(tokens: &mut Tokens<'_>) -> Parse {
    tokens.expect(TokenKind::Less)?;
    if !storage(tokens)? {
        return Ok(());
    }
    tokens.expect(TokenKind::Colon)?;
    expressed(tokens)?;
    let mut by_dimension = false;
    if tokens.eat(TokenKind::Colon) {
        if tokens.at(TokenKind::LeftBrace) {
            // Blocks along several dimensions, which LLVM 22 has.
            return Ok(());
        }
        by_dimension = true;
        if tokens.eat_number().is_none() {
            return Err(tokens.error_here("expected integer value"));
        }
    }
    tokens.expect(TokenKind::Comma)?;
    if by_dimension {
        tokens.expect(TokenKind::LeftBrace)?;
        parameters(tokens)?;
        while tokens.eat(TokenKind::Comma) {
            parameters(tokens)?;
        }
        tokens.expect(TokenKind::RightBrace)?;
    } else {
        parameters(tokens)?;
    }
    tokens.expect(TokenKind::Greater)
}

/// `2.0:128`: a scale, and perhaps a zero point.
fn parameters(tokens: &mut Tokens<'_>) -> Parse {
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
    if tokens.eat(TokenKind::Colon) {
        integer(tokens)?;
    }
    Ok(())
}

/// Parses `i8<-8:7>` or `u8`: the storage type, with its range. Returns false for an alias.
fn storage(tokens: &mut Tokens<'_>) -> Parse<bool> {
    if tokens.at(TokenKind::ExclamationIdentifier) {
        return Ok(false);
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
    if tokens.eat(TokenKind::Less) {
        range(tokens, least, most)?;
    }
    Ok(true)
}

/// `-8:7>`: the part of a storage type that is used.
fn range(tokens: &mut Tokens<'_>, lowest: i64, highest: i64) -> Parse {
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
    tokens.expect(TokenKind::Greater)
}

/// Parses the expressed type, a float; aliases and types of other dialects are accepted.
fn expressed(tokens: &mut Tokens<'_>) -> Parse {
    if tokens.eat(TokenKind::ExclamationIdentifier) {
        return Ok(());
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
        true => Ok(()),
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
