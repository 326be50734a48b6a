//! The types of the `quant` dialect: the storage type, the expressed type, and the conversion between them.

use crate::body::{Cursor, Fault};
use abide_source::diagnostic::{Diagnostic, Message, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::spelling::nearest;
use abide_source::text::Span;

/// The maximum number of bits that a number is stored in.
const MAX_BITS: u64 = 32;

/// The types of the dialect.
const NAMES: [&str; 3] = ["any", "calibrated", "uniform"];

/// The error in a type of the dialect.
pub(super) fn check_type(text: &[u8], span: Span, limits: &Limits) -> Option<Diagnostic> {
    let mut cursor = Cursor::new(text, span, limits.depth);
    let fault = quantized_type(&mut cursor).err()?;
    Some(Diagnostic::new(codes::mlir::TYPE_BODY, fault.span, fault.message))
}

fn quantized_type(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    cursor.eat(b'!');
    let Some(name) = cursor.word() else { return Ok(()) };
    match cursor.slice(name) {
        b"quant.any" => any(cursor),
        b"quant.uniform" => uniform(cursor),
        b"quant.calibrated" => calibrated(cursor),
        other => {
            // Later versions may have others; `!quant<any<i8>>` is another spelling.
            let own = other.strip_prefix(b"quant.").and_then(|own| std::str::from_utf8(own).ok());
            match own.filter(|own| !nearest(own, NAMES.into_iter()).is_empty()) {
                Some(own) => Cursor::fault_at(name, rule!("unknown quantized type {}", own)),
                None => Ok(()),
            }
        }
    }
}

/// `<i8<-16:15>:f32>`
fn any(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    cursor.expect(b'<')?;
    if !storage(cursor)? {
        return Ok(());
    }
    if cursor.eat(b':') {
        expressed(cursor)?;
    }
    cursor.expect(b'>')
}

/// `<f32<-0.5:0.5>>`
fn calibrated(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    cursor.expect(b'<')?;
    expressed(cursor)?;
    cursor.expect(b'<')?;
    let (first, least) = number(cursor)?;
    cursor.expect(b':')?;
    let (last, most) = number(cursor)?;
    cursor.expect(b'>')?;
    if least >= most {
        let span = Span::new(first.start(), last.end());
        return Cursor::fault_at(
            span,
            rule!(
                "illegal min and max: ({}:{})",
                format_args!("{least:.6}"),
                format_args!("{most:.6}")
            ),
        );
    }
    cursor.expect(b'>')
}

/// `<i8<-8:7>:f32, 2.0:128>`, or `<i8:f32:1, {2.0:128, 4.0}>` with a scale for each place along a dimension.
fn uniform(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    cursor.expect(b'<')?;
    if !storage(cursor)? {
        return Ok(());
    }
    cursor.expect(b':')?;
    expressed(cursor)?;
    let mut by_dimension = false;
    if cursor.eat(b':') {
        if cursor.at(b'{') {
            // Blocks along several dimensions, which LLVM 22 has.
            return Ok(());
        }
        by_dimension = true;
        if cursor.integer().is_none() {
            return cursor.fault("expected integer value");
        }
    }
    cursor.expect(b',')?;
    if by_dimension {
        cursor.expect(b'{')?;
        parameters(cursor)?;
        while cursor.eat(b',') {
            parameters(cursor)?;
        }
        cursor.expect(b'}')?;
    } else {
        parameters(cursor)?;
    }
    cursor.expect(b'>')
}

/// `2.0:128`: a scale, and perhaps a zero point.
fn parameters(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    let (span, scale) = number(cursor)?;
    if scale <= 0.0 {
        return Cursor::fault_at(
            span,
            rule!("scale {} is not positive", format_args!("{scale:e}")),
        );
    }
    if !scale.is_finite() {
        return Cursor::fault_at(span, "scale is out of the range of the expressed type");
    }
    if cursor.eat(b':') {
        integer(cursor)?;
    }
    Ok(())
}

/// Parses `i8<-8:7>` or `u8`: the storage type, with its range. Returns false for an alias.
fn storage(cursor: &mut Cursor<'_>) -> Result<bool, Fault> {
    if cursor.at(b'!') {
        return Ok(false);
    }
    let Some(span) = cursor.word() else { return cursor.fault("expected storage type") };
    let word = String::from_utf8_lossy(cursor.slice(span)).into_owned();
    let (prefix, width) =
        word.split_at(word.find(|one: char| one.is_ascii_digit()).unwrap_or(word.len()));
    let is_signed = match prefix {
        "i" | "si" => true,
        "u" | "ui" => false,
        "f" | "bf" | "index" => return Cursor::fault_at(span, "invalid kind of type specified"),
        _ => return Cursor::fault_at(span, "illegal storage type prefix"),
    };
    let Ok(width) = width.parse::<u64>() else {
        return Cursor::fault_at(span, "expected storage type width");
    };
    if width == 0 || width > MAX_BITS {
        return Cursor::fault_at(span, rule!("illegal storage type size: {}", width));
    }
    let (least, most) = match is_signed {
        true => (-(1 << (width - 1)), (1 << (width - 1)) - 1),
        false => (0, (1 << width) - 1),
    };
    if cursor.eat(b'<') {
        range(cursor, least, most)?;
    }
    Ok(true)
}

/// `-8:7>`: the part of a storage type that is used.
fn range(cursor: &mut Cursor<'_>, lowest: i64, highest: i64) -> Result<(), Fault> {
    let (first, least) = integer(cursor)?;
    cursor.expect(b':')?;
    let (last, most) = integer(cursor)?;
    if least < lowest {
        return Cursor::fault_at(first, rule!("illegal storage type minimum: {}", least));
    }
    if most > highest {
        return Cursor::fault_at(last, rule!("illegal storage type maximum: {}", most));
    }
    if least >= most {
        let span = Span::new(first.start(), last.end());
        let message = rule!("illegal storage min and storage max: ({}:{})", least, most);
        return Cursor::fault_at(span, message);
    }
    cursor.expect(b'>')
}

/// Parses the expressed type, a float; aliases and types of other dialects are accepted.
fn expressed(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    if cursor.at(b'!') {
        cursor.eat(b'!');
        cursor.word();
        return Ok(());
    }
    let Some(span) = cursor.word() else { return cursor.fault("expected non-function type") };
    let name = cursor.slice(span);
    let is_float = matches!(name, [b'f' | b't', .., b'0'..=b'9'] | [b'b', b'f', ..])
        || name.starts_with(b"f8")
        || name.starts_with(b"f4")
        || name.starts_with(b"f6");
    match is_float {
        true => Ok(()),
        false => Cursor::fault_at(span, "invalid kind of type specified"),
    }
}

/// A whole number with its sign.
fn integer(cursor: &mut Cursor<'_>) -> Result<(Span, i64), Fault> {
    let is_negative = cursor.eat(b'-');
    let Some((span, value)) = cursor.integer() else {
        return cursor.fault("expected integer value");
    };
    let value = i64::try_from(value).unwrap_or(i64::MAX);
    Ok((span, if is_negative { -value } else { value }))
}

/// A number with a point and its sign, or the bits of one.
fn number(cursor: &mut Cursor<'_>) -> Result<(Span, f64), Fault> {
    let is_negative = cursor.eat(b'-');
    if let Some((span, bits)) = cursor.hexadecimal() {
        let value = f64::from_bits(bits);
        return Ok((span, if is_negative { -value } else { value }));
    }
    let Some((span, value)) = cursor.float() else {
        let message = Message::from("expected floating point literal");
        return cursor.fault(message.with_help("a number has a point here: '2.0'"));
    };
    Ok((span, if is_negative { -value } else { value }))
}
