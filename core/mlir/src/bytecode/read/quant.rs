//! The types of the dialect `quant`, whose encoding `QuantDialectBytecode.td` of MLIR has: as the text that
//! the dialect prints.

use super::super::cursor::{Cursor, Read};
use super::Reader;
use crate::ir::integers::list_of_integers;
use crate::ir::{Attribute, AttributeKind, DenseData, FloatKind, Type, TypeKind, number_size};
use crate::print::{print_attribute, print_type};
use abide_source::text::Span;

const ANY: u64 = 1;
const ANY_WITH_EXPRESSED: u64 = 2;
const CALIBRATED: u64 = 3;
pub(super) const UNIFORM: u64 = 4;
pub(super) const UNIFORM_PER_AXIS: u64 = 5;
const UNIFORM_PER_BLOCK: u64 = 6;

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
        if !(ANY..=UNIFORM_PER_BLOCK).contains(&code) {
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
            UNIFORM_PER_BLOCK => {
                let storage = storage_text(width, is_signed, cursor)?;
                let Some((blocks, parameters)) = self.block_parameters(cursor)? else {
                    return Ok(None);
                };
                let expressed = expressed.unwrap_or_default();
                format!("uniform<{storage}:{expressed}:{{{blocks}}}, {parameters}>")
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

    /// The sizes of blocks along dimensions, and the scales and zero points of the blocks. `None` if their numbers
    /// differ.
    fn block_parameters(&mut self, cursor: &mut Cursor<'a>) -> Read<Option<(String, String)>> {
        let (dimensions, sizes) = (self.signed_numbers(cursor)?, self.signed_numbers(cursor)?);
        let (scales, zeros) = (self.attribute(cursor)?, self.attribute(cursor)?);
        let (Some((shape, scales)), Some((zero_shape, zeros))) =
            (self.elements_of(cursor, scales)?, self.elements_of(cursor, zeros)?)
        else {
            return Ok(None);
        };
        if dimensions.len() != sizes.len() || shape != zero_shape {
            return Ok(None);
        }
        let blocks = dimensions.iter().zip(&sizes);
        let blocks: Vec<_> = blocks.map(|(place, size)| format!("{place}:{size}")).collect();
        // The elements within each index of each dimension.
        let within = shape.iter().rev().scan(1usize, |all, size| {
            *all = all.saturating_mul(usize::try_from(*size).unwrap_or(0));
            Some(*all)
        });
        let within: Vec<usize> = within.collect();
        let borders = |at: usize| within.iter().filter(|len| at.is_multiple_of(**len)).count();
        let mut text = String::new();
        for (at, (scale, zero)) in scales.iter().zip(&zeros).enumerate() {
            if at > 0 {
                text.push_str(", ");
            }
            text.extend(std::iter::repeat_n('{', borders(at)));
            text.push_str(&double_text(*scale));
            // Zero points are integers of up to 32 bits.
            text.push_str(&zero_point(*zero as i64));
            text.extend(std::iter::repeat_n('}', borders(at + 1)));
        }
        Ok(Some((blocks.join(", "), text)))
    }

    fn signed_numbers(&mut self, cursor: &mut Cursor<'a>) -> Read<Vec<i64>> {
        let count = self.list(cursor, 32)?;
        (0..count).map(|_| cursor.signed()).collect()
    }

    /// The shape and the elements of a dense literal. `None` for other attributes, and without elements.
    fn elements_of(
        &mut self,
        cursor: &mut Cursor<'a>,
        attribute: Attribute,
    ) -> Read<Option<(Vec<i64>, Vec<f64>)>> {
        let ir = &*self.ir();
        let context = &ir.context;
        let AttributeKind::DenseElements { ty, data: DenseData::Bytes { splat, bytes } } =
            context.attribute_kind(attribute)
        else {
            return Ok(None);
        };
        let kind = context.type_kind(*ty);
        let shape = kind.shape().map_or(Vec::new(), |shape| shape.to_vec());
        let size = |size: &i64| usize::try_from(*size).unwrap_or(0);
        let count = shape.iter().map(size).fold(1, usize::saturating_mul);
        let values: Vec<f64> = match kind.element().map(|element| context.type_kind(element)) {
            Some(TypeKind::Float(kind)) => {
                let bits = |bytes: &[u8]| {
                    bytes.iter().rev().fold(0u128, |all, byte| all << 8 | u128::from(*byte))
                };
                let chunks = bytes.chunks_exact(number_size(kind.width()));
                chunks.map(|bytes| kind.to_f64(bits(bytes))).collect()
            }
            _ => {
                let numbers = list_of_integers(ir, attribute).into_iter();
                numbers.filter_map(|number| Some(f64::from(i32::try_from(number).ok()?))).collect()
            }
        };
        let is_splat = *splat;
        let values = match (is_splat, values.as_slice()) {
            (true, [value]) => {
                self.budget.charge(count.saturating_mul(8 + shape.len()), cursor.offset())?;
                vec![*value; count]
            }
            _ => values,
        };
        let is_whole = count > 0 && values.len() == count;
        self.budget.charge(count.saturating_mul(32 + 3 * shape.len()), cursor.offset())?;
        Ok(is_whole.then_some((shape, values)))
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

/// The storage type of values, with their range if it is not that of the type.
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

/// As MLIR prints a number of C++.
fn double_text(value: f64) -> String {
    let mut text = Vec::new();
    FloatKind::F64.write(FloatKind::F64.from_f64(value), &mut text);
    String::from_utf8_lossy(&text).into_owned()
}

/// Returns the suffix for the zero point, empty if it is zero.
fn zero_point(value: i64) -> String {
    if value == 0 { String::new() } else { format!(":{value}") }
}
