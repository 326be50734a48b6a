//! Raw signatures against the values of the function.

use super::checker::{Checker, noun};
use crate::escape::Literal;
use crate::function::FunctionValue;
use abide_signatures::sip::{RawFunction, RawKind, RawValue, ScalarType, Side};
use abide_source::diagnostic::codes;
use abide_source::rule;
use abide_source::types::AbiType;

impl<'t> Checker<'_, 't> {
    /// Compares a raw signature with the function.
    pub(super) fn raw(&mut self, literal: &Literal<'t>, function: &RawFunction) {
        for side in [Side::Inputs, Side::Results] {
            let described = function.values(side);
            let Some(values) = self.values(side, described.len()) else { continue };
            let what = "the raw signature";
            if self.arity(what, literal.span(), side, described.len(), values.len()) {
                continue;
            }
            for (index, (raw, value)) in described.iter().zip(values).enumerate() {
                self.raw_value(literal, (function, raw), (side, index), value);
            }
        }
    }

    fn raw_value(
        &mut self,
        literal: &Literal<'t>,
        (function, raw): (&RawFunction, &RawValue),
        (side, index): (Side, usize),
        value: &FunctionValue<'t>,
    ) {
        let code = match (raw.kind, &value.ty) {
            (RawKind::Unrecognized, _) | (_, AbiType::Other(_) | AbiType::Fence) => None,
            (RawKind::Reference, AbiType::List | AbiType::BufferView) => None,
            (RawKind::Buffer(_), AbiType::BufferView) => None,
            (RawKind::Buffer(scalar), AbiType::Tensor { dims, element }) => {
                if is_other_scalar(scalar, element) {
                    Some(codes::abi::ELEMENT_TYPE)
                } else {
                    dims.as_deref().and_then(|dims| shape_mismatch(function.dims(raw), dims))
                }
            }
            (RawKind::Scalar(scalar), ty) if is_number(ty) => {
                is_other_scalar(scalar, ty).then_some(codes::abi::ELEMENT_TYPE)
            }
            _ => Some(codes::abi::VALUE_KIND),
        };
        let Some(code) = code else { return };
        let span = literal.span_in_file(raw.span);
        let text = if raw.span.len() > 400 {
            "a buffer of many dims".to_owned()
        } else {
            let mut text = String::new();
            function.write_value(&mut text, raw);
            text
        };
        let message = rule!(
            "{} {} is described as {}, but is {}",
            noun(side),
            index,
            text,
            self.type_text(value)
        );
        self.mismatch(code, span, message, value.type_span);
    }
}

fn is_number(ty: &AbiType) -> bool {
    matches!(
        ty,
        AbiType::Integer { .. }
            | AbiType::Float { .. }
            | AbiType::BFloat16
            | AbiType::Index
            | AbiType::Complex { .. }
    )
}

/// Whether a type has an element type of the raw function ABI, and that is another one. Signedness does not count,
/// because the compiler of the C++ reference wrote signless integers as signed.
fn is_other_scalar(scalar: ScalarType, ty: &AbiType) -> bool {
    let bits = scalar.size() * 8;
    let is_float = matches!(
        scalar,
        ScalarType::Float16 | ScalarType::Float32 | ScalarType::Float64 | ScalarType::BFloat16
    );
    match ty {
        AbiType::Integer { width, .. } => match width {
            1 | 8 => is_float || bits != 8,
            16 | 32 | 64 => is_float || bits != *width,
            _ => false,
        },
        AbiType::Float { width: width @ (16 | 32 | 64) } => {
            !is_float || scalar == ScalarType::BFloat16 || bits != *width
        }
        AbiType::BFloat16 => scalar != ScalarType::BFloat16,
        _ => false,
    }
}

/// The code of the first difference between the dims of a buffer, negative if dynamic, and those of
/// a tensor.
fn shape_mismatch(raw: &[i32], dims: &[Option<i64>]) -> Option<abide_source::diagnostic::Code> {
    if raw.len() != dims.len() {
        return Some(codes::abi::RANK);
    }
    let differs = |(raw, dim): (&i32, &Option<i64>)| {
        *raw >= 0 && dim.is_some_and(|dim| dim != i64::from(*raw))
    };
    raw.iter().zip(dims).any(differs).then_some(codes::abi::DIM)
}
