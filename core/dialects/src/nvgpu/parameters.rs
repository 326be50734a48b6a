//! The parameters of the types of the dialect.

use crate::common::Parts;
use abide_mlir::ir::{DYNAMIC, SourcePart, Type, TypeKind};

/// The vector or memref that a type has by this name; `None` if a size of it is dynamic.
pub(super) fn shaped(parts: &Parts<'_>, ty: Option<Type>, name: &str) -> Option<Type> {
    let TypeKind::Dialect { body, .. } = parts.kind(ty?) else { return None };
    let text = parts.context().bytes(*body);
    let is_named = |start: usize| {
        let before = text.get(..start).unwrap_or_default().trim_ascii_end();
        let before = before.strip_suffix(b"=").unwrap_or_default().trim_ascii_end();
        before.ends_with(name.as_bytes())
    };
    let mut all = parts.ir().written.parts(*body).iter();
    let found = all.find_map(|(range, part)| match part {
        SourcePart::Type(ty) if is_named(range.start) => Some(*ty),
        _ => None,
    });
    found.filter(|ty| parts.shape(*ty).is_some_and(|shape| !shape.contains(&DYNAMIC)))
}

/// The text after `name =` in a type, up to the comma or the closing bracket.
pub(super) fn field(text: &str, name: &str) -> Option<String> {
    let mut from = text;
    let value = loop {
        let (_, behind) = from.split_once(name)?;
        match behind.trim_start().strip_prefix('=') {
            Some(value) => break value,
            None => from = behind,
        }
    };
    let mut depth = 0_usize;
    let end = value.find(|one: char| {
        match one {
            '<' | '(' | '[' => depth += 1,
            '>' | ')' | ']' if depth == 0 => return true,
            '>' | ')' | ']' => depth -= 1,
            ',' => return depth == 0,
            _ => {}
        }
        false
    });
    value.get(..end?).map(|value| value.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::field;

    #[test]
    fn fields_of_a_type_are_read_from_its_text() {
        let text = "!nvgpu.tensormap.descriptor<tensor = memref<32x8xf32, 3>, swizzle = none>";
        assert_eq!(field(text, "swizzle").as_deref(), Some("none"));
        assert_eq!(field(text, "oob"), None);
    }
}
