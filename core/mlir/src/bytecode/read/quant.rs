//! The types of the dialect `quant`, whose encoding `QuantDialectBytecode.td` of MLIR has: as the text that
//! the dialect prints.

use super::super::cursor::{Cursor, Read};
use super::Reader;
use crate::ir::{AttributeKind, FloatKind, Type, TypeKind};
use crate::print::{print_attribute, print_type};
use abide_source::text::Span;

const ANY: u64 = 1;
const ANY_WITH_EXPRESSED: u64 = 2;
const CALIBRATED: u64 = 3;
pub(super) const UNIFORM: u64 = 4;
pub(super) const UNIFORM_PER_AXIS: u64 = 5;

/// The bit of the flags for stored values with a sign.
const SIGNED: u64 = 1;

impl<'a> Reader<'a> {
    /// Reads a type of the dialect; `None` if its kind is unknown or it is not encoded as described. It is then kept
    /// as bytes.
    pub(super) fn quantized_type(&mut self, cursor: Cursor<'a>) -> Option<Type> {
        let mut cursor = cursor;
        let text = self.quantized_text(&mut cursor).ok().flatten()?;
        if !cursor.is_empty() {
            return None;
        }
        self.budget.charge(text.len(), cursor.offset()).ok()?;
        let context = &mut self.ir().context;
        let (dialect, body) = (context.identifier("quant"), context.identifier(text));
        Some(context.ty(TypeKind::Dialect { dialect, body }))
    }

    fn quantized_text(&mut self, cursor: &mut Cursor<'a>) -> Read<Option<String>> {
        let code = cursor.varint()?;
        self.quantized_body(code, cursor)
    }

    /// Reads the text after `!quant.` of a type of this kind. `None` if the kind is unknown, the storage type is not
    /// an integer type, or the dialect refuses the contents, as a scale below zero.
    pub(super) fn quantized_body(
        &mut self,
        code: u64,
        cursor: &mut Cursor<'a>,
    ) -> Read<Option<String>> {
        let body = self.quantized_parts(code, cursor)?;
        let is_sound = |body: &String| {
            let text = format!("!quant.{body}");
            let span = Span::from_range(0..text.len());
            self.registry.check_body(text.as_bytes(), span, &self.limits).is_none()
        };
        Ok(body.filter(is_sound))
    }

    fn quantized_parts(&mut self, code: u64, cursor: &mut Cursor<'a>) -> Read<Option<String>> {
        if code == CALIBRATED {
            let expressed = self.type_text_of(cursor)?;
            let (min, max) = (self.double(cursor)?, self.double(cursor)?);
            return Ok(Some(format!("calibrated<{expressed}<{min}:{max}>>")));
        }
        if !(ANY..=UNIFORM_PER_AXIS).contains(&code) {
            return Ok(None);
        }
        let is_signed = cursor.varint()? & SIGNED != 0;
        let storage = self.ty(cursor)?;
        let TypeKind::Integer { width, .. } = *self.ir().context.type_kind(storage) else {
            return Ok(None);
        };
        let expressed = match code {
            ANY => None,
            _ => Some(self.type_text_of(cursor)?),
        };
        let text = match code {
            ANY | ANY_WITH_EXPRESSED => {
                let storage = storage_text(width, is_signed, cursor)?;
                match expressed {
                    Some(expressed) => format!("any<{storage}:{expressed}>"),
                    None => format!("any<{storage}>"),
                }
            }
            UNIFORM => {
                let (scale, zero) = (self.double(cursor)?, cursor.signed()?);
                let storage = storage_text(width, is_signed, cursor)?;
                let parameters = scale + &zero_point(zero);
                format!("uniform<{storage}:{}, {parameters}>", expressed.unwrap_or_default())
            }
            _ => {
                let dimension = cursor.varint()?;
                let storage = storage_text(width, is_signed, cursor)?;
                let parameters = self.parameters(cursor)?;
                let expressed = expressed.unwrap_or_default();
                format!("uniform<{storage}:{expressed}:{dimension}, {{{parameters}}}>")
            }
        };
        Ok(Some(text))
    }

    /// The scales and zero points of all slices along an axis.
    fn parameters(&mut self, cursor: &mut Cursor<'a>) -> Read<String> {
        let count = self.list(cursor, 48)?;
        let mut scales = Vec::with_capacity(count);
        for _ in 0..count {
            scales.push(self.double(cursor)?);
        }
        let count = cursor.count()?;
        let mut parts = Vec::with_capacity(count);
        for (index, scale) in scales.into_iter().enumerate() {
            let zero = if index < count { cursor.signed()? } else { 0 };
            parts.push(scale + &zero_point(zero));
        }
        Ok(parts.join(","))
    }

    pub(super) fn type_text_of(&mut self, cursor: &mut Cursor<'a>) -> Read<String> {
        let ty = self.ty(cursor)?;
        let text = print_type(self.ir(), ty);
        self.budget.charge(text.len(), cursor.offset())?;
        Ok(String::from_utf8_lossy(&text).into_owned())
    }

    /// Reads a floating-point number of 64 bits and returns its text.
    pub(super) fn double(&mut self, cursor: &mut Cursor<'a>) -> Read<String> {
        let bits = u128::from(cursor.signed()?.cast_unsigned());
        self.budget.charge(64, cursor.offset())?;
        let ir = self.ir();
        let ty = ir.context.float(FloatKind::F64);
        let attribute = ir.context.attribute(AttributeKind::Float { bits, ty });
        let text = String::from_utf8_lossy(&print_attribute(ir, attribute)).into_owned();
        Ok(text.trim_end_matches(" : f64").to_owned())
    }
}

/// How values are stored, with their range where it is not that of the type.
fn storage_text(width: u32, is_signed: bool, cursor: &mut Cursor<'_>) -> Read<String> {
    let (min, max) = (cursor.signed()?, cursor.signed()?);
    let sign = if is_signed { 'i' } else { 'u' };
    let bits = width.clamp(1, 63);
    let (least, most) = match is_signed {
        true => (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1),
        false => (0, (1i64 << bits).wrapping_sub(1)),
    };
    Ok(match (min, max) == (least, most) {
        true => format!("{sign}{width}"),
        false => format!("{sign}{width}<{min}:{max}>"),
    })
}

/// Returns the suffix for the zero point, empty if it is zero.
fn zero_point(value: i64) -> String {
    if value == 0 { String::new() } else { format!(":{value}") }
}
