//! The syntax of the `quant` dialect's types.

mod samples;
mod types;

use crate::common::{float_text, is_of};
use abide_mlir::ir::{Context, Type, TypeKind};
use abide_mlir::registry::{DialectHooks, TypeCondition};

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    canonical_body: Some(canonical_body),
    check_type: Some(types::check_type),
    type_conditions: TYPE_CONDITIONS,
    type_samples: samples::TYPES,
    ..DialectHooks::of("quant")
};

/// The predicates on quantized types, and on their storage width in bits.
const TYPE_CONDITIONS: &[(&str, TypeCondition)] = &[
    ("mlir::quant::QuantizedType", |context, ty| is_of(context, ty, "quant", &[])),
    ("::mlir::quant::UniformQuantizedType", is_uniform),
    ("::mlir::quant::UniformQuantizedPerAxisType", is_uniform),
    (
        "::llvm::cast<mlir::quant::QuantizedType>(elementType).getStorageTypeIntegralWidth() == 4",
        |context, ty| stores(context, ty, 4),
    ),
    (
        "::llvm::cast<mlir::quant::QuantizedType>(elementType).getStorageTypeIntegralWidth() == 8",
        |context, ty| stores(context, ty, 8),
    ),
    (
        "::llvm::cast<mlir::quant::QuantizedType>(elementType).getStorageTypeIntegralWidth() == 16",
        |context, ty| stores(context, ty, 16),
    ),
    (
        "::llvm::cast<mlir::quant::QuantizedType>(elementType).getStorageTypeIntegralWidth() == 32",
        |context, ty| stores(context, ty, 32),
    ),
];

/// Whether a type has scales: one, or one for each place of a dimension.
fn is_uniform(context: &Context, ty: Type) -> bool {
    is_of(context, ty, "quant", &["uniform"])
}

/// Whether a type stores integers of `width` bits, as far as its text shows.
fn stores(context: &Context, ty: Type, width: u32) -> bool {
    let TypeKind::Dialect { body, .. } = context.type_kind(ty) else { return true };
    let body = context.text(*body);
    let storage = body.split(['<', '(', ':']).nth(1).map(|it| it.trim_start_matches(['i', 'u']));
    storage.and_then(|digits| digits.trim().parse().ok()).is_none_or(|own: u32| own == width)
}

/// Scales are written with an exponent, and a zero point of zero is left out: `uniform<i8:f32, 1.0:0>` is
/// `uniform<i8:f32, 1.000000e+00>`.
fn canonical_body(body: &[u8]) -> Option<Vec<u8>> {
    let text = std::str::from_utf8(body).ok()?;
    let (mut out, mut rest) = storage(text).unwrap_or_else(|| (String::new(), text));
    while let Some(start) = rest.find(|one: char| one.is_ascii_digit()) {
        let (before, number) = rest.split_at_checked(start)?;
        let end = number_length(number);
        let (number, after) = number.split_at_checked(end)?;
        // Digits within a word are not a number.
        let is_alone = !before.ends_with(|one: char| one.is_ascii_alphanumeric() || one == '_');
        // Before a list of scales it is the dimension that they belong to.
        let is_dimension = after.trim_start_matches([',', ' ']).starts_with('{');
        let is_zero_point = number == "0" && before == ":" && !is_dimension;
        if !is_zero_point || !is_alone {
            out.push_str(before);
            match number.parse::<f64>() {
                Ok(value) if is_alone && number.contains('.') => out.push_str(&float_text(value)),
                _ => out.push_str(number),
            }
        }
        rest = after;
    }
    out.push_str(rest);
    (out != text).then(|| out.into_bytes())
}

/// The begin of a type up to the integers that its values are kept as, and the rest: these are called `i8` or `u8`, and
/// a range that is all of them is left out.
fn storage(text: &str) -> Option<(String, &str)> {
    let (mnemonic, inner) = text.split_once('<')?;
    let inner = inner.trim_start();
    let (prefix, is_signed) = match inner {
        inner if inner.starts_with("ui") => ("ui", false),
        inner if inner.starts_with("si") => ("si", true),
        inner if inner.starts_with('u') => ("u", false),
        _ => ("i", true),
    };
    let after = inner.strip_prefix(prefix)?;
    let width = after.find(|one: char| !one.is_ascii_digit())?;
    let (digits, rest) = after.split_at_checked(width)?;
    let bits: u32 = digits.parse().ok().filter(|bits| (1..=32).contains(bits))?;
    let all = match is_signed {
        true => format!("{}:{}", -(1_i64 << (bits - 1)), (1_i64 << (bits - 1)) - 1),
        false => format!("0:{}", (1_i64 << bits) - 1),
    };
    let range = rest.strip_prefix('<').and_then(|rest| rest.split_once('>'));
    let rest = range.filter(|(range, _)| *range == all).map_or(rest, |(_, rest)| rest);
    Some((format!("{mnemonic}<{}{digits}", if is_signed { "i" } else { "u" }), rest))
}

/// The length of a number in bytes, with its exponent.
fn number_length(text: &str) -> usize {
    let mut length = 0;
    let mut before = ' ';
    for one in text.chars() {
        let is_sign = matches!(one, '+' | '-') && matches!(before, 'e' | 'E');
        if !(one.is_ascii_digit() || matches!(one, '.' | 'e' | 'E') || is_sign) {
            break;
        }
        before = one;
        length += one.len_utf8();
    }
    length
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
