//! Conversion of values to other types.

use super::Evaluator;
use crate::store::{Type, TypeId, Unary, Value, ValueId};

impl Evaluator<'_> {
    /// A value of another type, if it can be one now (LLVM's `convertInitializerTo`).
    pub(super) fn convert(&mut self, value: ValueId, to: TypeId) -> Option<ValueId> {
        match self.world.store.kind(value) {
            Value::Unset | Value::Lost(_) => Some(value),
            Value::Bit(bit) => match self.world.store.type_kind(to) {
                Type::Bit => Some(value),
                Type::Int => Some(self.store().int(i64::from(bit))),
                Type::Bits(1) => Some(self.store().bits([value])),
                _ => None,
            },
            Value::Bits(slice) => match self.world.store.type_kind(to) {
                Type::Bit if slice.len() == 1 => self.world.store.part(slice, 0),
                Type::Bits(width) if slice.len() == width as usize => Some(value),
                Type::Int => self.bits_to_int(value),
                _ => None,
            },
            Value::Int(number) => self.convert_int(value, number, to),
            Value::String(..) => (to == TypeId::STRING).then_some(value),
            Value::List(own, slice) => {
                let element = self.world.store.element_type(to)?;
                if own == element {
                    return Some(value);
                }
                let mut is_changed = false;
                let mut converted = Vec::with_capacity(slice.len());
                for index in 0..slice.len() {
                    let part = self.world.store.part(slice, index)?;
                    let new = self.convert(part, element)?;
                    is_changed |= new != part;
                    converted.push(new);
                }
                self.step(slice.len());
                Some(if is_changed { self.store().list(element, converted) } else { value })
            }
            Value::Def(_) => {
                let type_ = self.typed(value)?;
                let is_fine = self.world.store.is_record_type(to)
                    && self.world.store.is_convertible(type_, to);
                is_fine.then_some(value)
            }
            _ => {
                let type_ = self.typed(value)?;
                if type_ == to || self.world.store.is_a(type_, to) {
                    return Some(value);
                }
                let is_bit_of_bits =
                    type_ == TypeId::BIT && self.world.store.type_kind(to) == Type::Bits(1);
                is_bit_of_bits.then(|| self.store().bits([value]))
            }
        }
    }

    fn convert_int(&mut self, value: ValueId, number: i64, to: TypeId) -> Option<ValueId> {
        match self.world.store.type_kind(to) {
            Type::Int => Some(value),
            Type::Bit => match number {
                0 => Some(ValueId::FALSE),
                1 => Some(ValueId::TRUE),
                _ => None,
            },
            Type::Bits(width) => {
                if !fits(number, width) || !self.step(width as usize) {
                    return None;
                }
                let bits = (0..width).map(|bit| ValueId::bit(bit < 64 && number >> bit & 1 == 1));
                Some(self.store().bits(bits))
            }
            _ => None,
        }
    }

    /// Bits as an integer, if all are known.
    fn bits_to_int(&mut self, value: ValueId) -> Option<ValueId> {
        let Value::Bits(slice) = self.world.store.kind(value) else { return None };
        let mut number = 0i64;
        for (index, bit) in self.world.store.parts(slice).enumerate() {
            match self.world.store.kind(bit) {
                Value::Bit(true) if index < 64 => number |= 1i64 << index,
                Value::Bit(_) => {}
                _ => return None,
            }
        }
        Some(self.store().int(number))
    }

    /// A value as an integer, if it is one now.
    pub(super) fn as_int(&mut self, value: ValueId) -> Option<i64> {
        if let Value::Int(number) = self.world.store.kind(value) {
            return Some(number);
        }
        let converted = self.convert(value, TypeId::INT)?;
        match self.world.store.kind(converted) {
            Value::Int(number) => Some(number),
            _ => None,
        }
    }

    /// A value of another type, now or later (LLVM's `getCastTo`).
    pub(super) fn cast_to(&mut self, value: ValueId, to: TypeId) -> Option<ValueId> {
        let Some(type_) = self.typed(value) else { return Some(value) };
        if type_ == to || self.world.store.is_a(type_, to) {
            return Some(value);
        }
        if let Some(converted) = self.convert(value, to) {
            return Some(converted);
        }
        if !self.world.store.is_convertible(type_, to) {
            return None;
        }
        let cast = self.store().unary(Unary::Cast, value, to);
        Some(self.fold(cast, None, false))
    }

    /// A value as a field of this type holds it: bits are split.
    pub(super) fn as_field_value(&mut self, value: ValueId, type_: TypeId) -> Option<ValueId> {
        let value = self.cast_to(value, type_)?;
        let Some(width) = self.world.store.bits_width(type_) else { return Some(value) };
        if matches!(self.world.store.kind(value), Value::Bits(_)) {
            return Some(value);
        }
        self.step(width as usize);
        let bits: Vec<_> = (0..width).map(|bit| self.bit(value, bit)).collect();
        Some(self.store().bits(bits))
    }

    /// A bit of a value (LLVM's `getBit`).
    pub(super) fn bit(&mut self, value: ValueId, bit: u32) -> ValueId {
        match self.world.store.kind(value) {
            Value::Unset | Value::Lost(_) | Value::Bit(_) | Value::VariableBit(..) => value,
            Value::Bits(slice) => {
                self.world.store.part(slice, bit as usize).unwrap_or(ValueId::UNSET)
            }
            Value::Int(number) => ValueId::bit(bit < 64 && number >> bit & 1 == 1),
            Value::Unary(..)
            | Value::Binary(..)
            | Value::Ternary(..)
            | Value::Variable(..)
            | Value::Field(..)
                if self.typed(value) == Some(TypeId::BIT) =>
            {
                value
            }
            _ => self.store().variable_bit(value, bit),
        }
    }

    /// Some bits of a value, if it has them (LLVM's `convertInitializerBitRange`).
    pub(super) fn bit_range(&mut self, value: ValueId, bits: &[u32]) -> Option<ValueId> {
        let width = match self.world.store.kind(value) {
            Value::Int(_) => 64,
            _ => {
                let type_ = self.typed(value)?;
                self.world.store.bits_width(type_)?
            }
        };
        if bits.iter().any(|&bit| bit >= width) {
            return None;
        }
        let chosen: Vec<_> = bits
            .iter()
            .map(|&bit| match self.world.store.kind(value) {
                Value::Int(_) | Value::Bits(_) => self.bit(value, bit),
                _ => self.store().variable_bit(value, bit),
            })
            .collect();
        Some(self.store().bits(chosen))
    }
}

/// Whether a number fits into bits, as a positive number or as a negative one.
fn fits(number: i64, width: u32) -> bool {
    width >= 64
        || number >> width == 0
        || width.checked_sub(1).is_some_and(|sign| number >> sign == -1)
}
