//! The words of MLIR itself that begin types, attributes and symbols.

use super::node_kind::NodeKind;
use crate::ir::TypeKind;

/// The visibility of a symbol.
pub const VISIBILITIES: [&str; 3] = ["public", "private", "nested"];

/// Whether a word is the visibility of a symbol.
#[must_use]
pub fn is_visibility(word: &[u8]) -> bool {
    VISIBILITIES.iter().any(|one| one.as_bytes() == word)
}

/// Whether a word is the name of a builtin type, or the beginning of a shaped type.
#[must_use]
pub fn is_builtin_type_name(word: &[u8]) -> bool {
    is_scalar_type_name(word) || is_shaped_type_name(word)
}

/// Whether a word is the name of a builtin type that is followed by `<`.
pub(crate) fn is_shaped_type_name(word: &[u8]) -> bool {
    NodeKind::of_type_name(word).is_some()
}

/// Whether a word is a builtin type by itself: `i32`, `si8`, `f32`, `f8E4M3FN`, `bf16`, `index`.
pub(crate) fn is_scalar_type_name(word: &[u8]) -> bool {
    let digits = |rest: &[u8]| !rest.is_empty() && rest.iter().all(u8::is_ascii_digit);
    let is_number = match word {
        [b'i', rest @ ..] => digits(rest),
        [b'f', rest @ ..] => is_float_format(rest),
        [b's' | b'u', b'i', rest @ ..] => digits(rest),
        [b'b' | b't', ..] => matches!(word, b"bf16" | b"tf32"),
        _ => false,
    };
    is_number || TypeKind::of_word(word).is_some()
}

/// Whether this can follow the `f` of a floating-point type: a width, or as in `f8E4M3FN` also the widths of exponent
/// and mantissa and letters for other special features.
fn is_float_format(rest: &[u8]) -> bool {
    let width = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let layout = rest.get(width..).unwrap_or_default();
    width > 0
        && match layout {
            [] => true,
            [b'E', exponent, ..] => {
                exponent.is_ascii_digit() && layout.iter().all(u8::is_ascii_alphanumeric)
            }
            _ => false,
        }
}

/// Whether a word begins a builtin attribute other than a type.
pub(crate) fn is_attribute_word(word: &[u8]) -> bool {
    matches!(
        word,
        b"true"
            | b"false"
            | b"unit"
            | b"affine_map"
            | b"affine_set"
            | b"dense"
            | b"sparse"
            | b"dense_resource"
            | b"array"
            | b"strided"
            | b"distinct"
            | b"loc"
    )
}

#[cfg(test)]
mod tests {
    use super::is_scalar_type_name;
    use crate::ir::FloatKind;

    #[test]
    fn the_names_of_all_float_types_are_known() {
        for kind in FloatKind::ALL {
            assert!(is_scalar_type_name(kind.keyword().as_bytes()), "{}", kind.keyword());
        }
        for no_type in ["f", "i", "fn", "f8x", "bf", "tf", "index_cast", "noneof", "ui", "si8x"] {
            assert!(!is_scalar_type_name(no_type.as_bytes()), "{no_type}");
        }
    }
}
