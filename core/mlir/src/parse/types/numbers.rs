//! Integers and floating-point numbers.

use super::Types;
use super::builtin::MAX_INTEGER_WIDTH;
use super::long_numbers::digits_to_words;
use crate::ir::{Attribute, AttributeKind, DYNAMIC, FloatKind, Integer, Type, TypeKind};
use crate::parse::tokens::Parse;
use crate::syntax::TokenKind;
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::types::Signedness;
use std::borrow::Cow;

impl<'a> Types<'a> {
    /// Parses a decimal or hexadecimal integer of up to 64 bits, with an optional sign.
    ///
    /// # Errors
    /// It is missing or does not fit.
    pub fn integer(&mut self) -> Parse<i64> {
        let start = self.position();
        let negative = self.eat(TokenKind::Minus);
        if !self.at(TokenKind::Integer) {
            return Err(self.error_here("expected integer value"));
        }
        let words = digits_to_words(self.current_text(), u64::BITS);
        self.bump();
        let value = match words.as_deref() {
            Some([low]) => {
                let magnitude = i128::from(*low);
                i64::try_from(if negative { -magnitude } else { magnitude }).ok()
            }
            _ => None,
        };
        value.ok_or_else(|| {
            let span = self.span_from(start);
            self.error(
                span,
                Message::from("integer value too large")
                    .with_help("write a number of at most 64 bits"),
            )
        })
    }

    /// Parses `4x?x8`: sizes, some possibly dynamic.
    ///
    /// # Errors
    /// The sizes are missing.
    pub fn dimensions(&mut self) -> Parse<Vec<i64>> {
        let start = self.position();
        let is_part = |byte: &u8| byte.is_ascii_digit() || matches!(byte, b'x' | b'?');
        let rest = self.text.get(start..).unwrap_or_default();
        let length = rest.iter().take_while(|byte| is_part(byte)).count();
        let text = std::str::from_utf8(self.slice(start, start + length)).unwrap_or_default();
        let size = |text: &str| if text == "?" { Some(DYNAMIC) } else { text.parse().ok() };
        let Some(sizes) = text.split('x').map(size).collect::<Option<Vec<i64>>>() else {
            return Err(self.error_here(
                "Failed parsing dimension list. Did you mean an empty list? It must be denoted by \"[]\".",
            ));
        };
        self.jump(start + length);
        Ok(sizes)
    }

    /// Parses an integer of any size, as an attribute with an unsigned type of as many bits as MLIR needs for its
    /// digits: four for each, and one more if the first of these bits is set. A negative number is its complement.
    ///
    /// # Errors
    /// The integer is missing or has too many digits for a type.
    pub fn integer_of_any_size(&mut self) -> Parse<Attribute> {
        let start = self.position();
        let negative = self.eat(TokenKind::Minus);
        if !self.at(TokenKind::Integer) {
            return Err(self.error_here("expected integer value"));
        }
        let text = self.current_text();
        self.bump();
        let Some((value, width)) = complement(text, negative) else {
            let span = self.span_from(start);
            return Err(self.error(
                span,
                Message::from("integer value too large")
                    .with_help("write a number of at most 64 bits"),
            ));
        };
        let context = &mut self.ir.context;
        let ty = context.ty(TypeKind::Integer { width, signedness: Signedness::Unsigned });
        Ok(context.attribute(AttributeKind::Integer { value, ty }))
    }

    /// Parses a non-negative integer, if present.
    ///
    /// # Errors
    /// It does not fit into 64 bits.
    pub fn optional_integer(&mut self) -> Parse<Option<i64>> {
        if matches!(self.current(), TokenKind::Integer | TokenKind::Minus) {
            self.integer().map(Some)
        } else {
            Ok(None)
        }
    }

    /// A number with an optional sign and, where `ty` does not determine its type, an optional type.
    pub(in crate::parse) fn number_attribute(&mut self, ty: Option<Type>) -> Parse<Attribute> {
        let start = self.position();
        let negative = self.eat(TokenKind::Minus);
        match self.current() {
            TokenKind::Float => self.float_attribute(ty, negative, start),
            TokenKind::Integer => self.integer_attribute(ty, negative, start),
            _ => Err(self.error_here("expected constant integer or floating point value")),
        }
    }

    /// Returns the type of a number: the known one, or the one after a colon.
    fn number_type(&mut self, known: Option<Type>, default: Type) -> Parse<Type> {
        match known {
            Some(ty) => Ok(ty),
            None if self.eat(TokenKind::Colon) => self.ty(),
            None => Ok(default),
        }
    }

    fn float_attribute(
        &mut self,
        ty: Option<Type>,
        negative: bool,
        start: usize,
    ) -> Parse<Attribute> {
        let digits = self.current_text();
        self.bump();
        let default = self.ir.context.float(FloatKind::F64);
        let is_known = ty.is_some();
        let ty = self.number_type(ty, default)?;
        let TypeKind::Float(kind) = *self.ir.context.type_kind(ty) else {
            let message = Message::from("floating point value not valid for specified type");
            let help = match (self.ir.context.type_kind(ty).shape(), is_known) {
                (Some(_), _) => Cow::Owned(dense_help(digits)),
                (None, true) => Cow::Borrowed("write it without a point"),
                (None, false) => {
                    Cow::Borrowed("write it without a point, or with a type such as 'f32'")
                }
            };
            return Err(self.bad_attribute(start, message.with_help(help)));
        };
        let Some(bits) = float_bits(kind, digits, negative) else {
            return Err(self.bad_attribute(
                start,
                rule!("floating point value too large for attribute")
                    .with_help("use a wider type, such as 'f64'"),
            ));
        };
        Ok(self.ir.context.attribute(AttributeKind::Float { bits, ty }))
    }

    fn integer_attribute(
        &mut self,
        ty: Option<Type>,
        negative: bool,
        start: usize,
    ) -> Parse<Attribute> {
        let digits = self.current_text();
        self.bump();
        let default = self.ir.context.i64_type();
        let ty = self.number_type(ty, default)?;
        match *self.ir.context.type_kind(ty) {
            TypeKind::Float(kind) => {
                let Some(bits) = float_bits_from_hex(kind, digits) else {
                    let message = "unexpected decimal integer literal for a floating point value";
                    return Err(self.bad_attribute(start, message));
                };
                if negative {
                    let message = "hexadecimal float literal should not have a leading minus";
                    let help = "set the first bit instead: 0x8..";
                    return Err(self.bad_attribute(start, Message::from(message).with_help(help)));
                }
                Ok(self.ir.context.attribute(AttributeKind::Float { bits, ty }))
            }
            TypeKind::Integer { width, signedness } => {
                self.integer_of_width(digits, negative, width, signedness, ty, start)
            }
            // Written in an attribute, it is signed.
            TypeKind::Index => {
                self.integer_of_width(digits, negative, 64, Signedness::Signed, ty, start)
            }
            _ => {
                let help = match self.ir.context.type_kind(ty).shape() {
                    Some(_) => Cow::Owned(dense_help(digits)),
                    None => Cow::Borrowed("numbers have types such as 'i32', 'index' or 'f32'"),
                };
                let message = rule!("integer literal not valid for specified type").with_help(help);
                Err(self.bad_attribute(start, message))
            }
        }
    }

    fn integer_of_width(
        &mut self,
        digits: &[u8],
        negative: bool,
        width: u32,
        signedness: Signedness,
        ty: Type,
        start: usize,
    ) -> Parse<Attribute> {
        if negative && signedness == Signedness::Unsigned {
            let message = "negative integer literal not valid for unsigned integer type";
            let help = "remove the minus, or use a type without 'u'";
            return Err(self.bad_attribute(start, Message::from(message).with_help(help)));
        }
        match integer_value(digits, negative, width, signedness) {
            Some(value) => Ok(self.ir.context.attribute(AttributeKind::Integer { value, ty })),
            None => {
                let message = Message::from("integer constant out of range for attribute");
                let help = format!("a number of this type has {width} bits: use a wider type");
                Err(self.bad_attribute(start, message.with_help(help)))
            }
        }
    }
}

/// The value of an integer literal without a type, and its width in bits.
fn complement(text: &[u8], negative: bool) -> Option<(Integer, u32)> {
    let digits = text.strip_prefix(b"0x").unwrap_or(text);
    let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
    let width = match u32::try_from(digits.len() - zeros).ok()? {
        0 => u64::BITS,
        count => count.checked_mul(4).filter(|width| *width < MAX_INTEGER_WIDTH)?,
    };
    let words = digits_to_words(text, width.max(u64::BITS))?;
    let high = words.last().map_or(0, |word| word.leading_zeros());
    let bits = u32::try_from(words.len()).ok()?.checked_mul(u64::BITS)?.checked_sub(high)?;
    let width = width + u32::from(bits == width);
    if width > u64::BITS {
        return Some((wide(words, negative, width, Signedness::Signless)?, width));
    }
    let magnitude = words.first().copied().unwrap_or_default();
    let value = if negative { magnitude.wrapping_neg() } else { magnitude };
    let value = value & (u64::MAX >> (u64::BITS - width));
    Some((Integer::Small(value.cast_signed()), width))
}

/// The value of an integer literal in a type, if it fits: as signed or as unsigned number where
/// the type leaves it open.
pub(in crate::parse) fn integer_value(
    digits: &[u8],
    negative: bool,
    width: u32,
    signedness: Signedness,
) -> Option<Integer> {
    // Any 18 decimal digits fit into 64 bits.
    if digits.len() <= 18 && !digits.starts_with(b"0x") && width <= 64 {
        let magnitude = std::str::from_utf8(digits).ok()?.parse::<i64>().ok()?;
        return fit(i128::from(magnitude), negative, width, signedness);
    }
    let words = digits_to_words(digits, width.max(u64::BITS))?;
    if let ([low], true) = (words.as_slice(), width <= 64) {
        return fit(i128::from(*low), negative, width, signedness);
    }
    if width <= 64 {
        return None;
    }
    wide(words, negative, width, signedness)
}

fn fit(magnitude: i128, negative: bool, width: u32, signedness: Signedness) -> Option<Integer> {
    let value = if negative { -magnitude } else { magnitude };
    if negative && value == 0 {
        return None;
    }
    if width == 0 {
        return (value == 0).then_some(Integer::Small(0));
    }
    let (low, high) = (-(1i128 << (width - 1)), 1i128 << width);
    let fits = match signedness {
        Signedness::Signless => value >= low && value < high,
        Signedness::Signed => value >= low && value < high / 2,
        Signedness::Unsigned => value >= 0 && value < high,
    };
    let extended = if value >= high / 2 { value - high } else { value };
    let stored = if signedness == Signedness::Unsigned && width < 64 { value } else { extended };
    fits.then(|| Integer::Small(i64::try_from(stored).unwrap_or_default()))
}

fn wide(
    mut words: Vec<u64>,
    negative: bool,
    width: u32,
    signedness: Signedness,
) -> Option<Integer> {
    let bits = words.len() * 64 - words.last().map_or(0, |word| word.leading_zeros() as usize);
    let width_bits = width as usize;
    // The least number of a signed type is the negative power of two that no positive number reaches.
    let is_power = || words.iter().map(|word| word.count_ones()).sum::<u32>() == 1;
    let fits = match (negative, signedness) {
        (true, _) => bits > 0 && (bits < width_bits || bits == width_bits && is_power()),
        (false, Signedness::Signed) => bits < width_bits,
        (false, _) => bits <= width_bits,
    };
    if !fits {
        return None;
    }
    words.push(0);
    if negative {
        let mut carry = true;
        for word in &mut words {
            let (value, overflow) = (!*word).overflowing_add(u64::from(carry));
            *word = value;
            carry = overflow;
        }
    }
    Some(Integer::wide(words, width))
}

/// The bits of a decimal literal; `None` if it is too large for the format.
pub(in crate::parse) fn float_bits(kind: FloatKind, digits: &[u8], negative: bool) -> Option<u128> {
    let digits = std::str::from_utf8(digits).ok()?;
    let magnitude = match kind {
        FloatKind::F32 => u128::from(digits.parse::<f32>().ok()?.to_bits()),
        FloatKind::F64 => u128::from(digits.parse::<f64>().ok()?.to_bits()),
        kind => kind.parse(digits)?,
    };
    Some(if negative { kind.negated(magnitude) } else { magnitude })
}

/// The bits that a hexadecimal literal spells out; `None` if it is decimal or too wide.
pub(in crate::parse) fn float_bits_from_hex(kind: FloatKind, digits: &[u8]) -> Option<u128> {
    let digits = digits.strip_prefix(b"0x")?;
    let digits = std::str::from_utf8(digits).ok()?;
    let bits = u128::from_str_radix(digits, 16).ok()?;
    (kind.width() == 128 || bits >> kind.width() == 0).then_some(bits)
}

/// The next step for one number as the elements of a type.
fn dense_help(digits: &[u8]) -> String {
    format!("elements are written 'dense<{}>'", String::from_utf8_lossy(digits))
}
