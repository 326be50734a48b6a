//! The sizes in types.

use crate::ir::{Context, DYNAMIC, Shape, Type, TypeKind};

/// The sizes of a type of known rank: of builtin types, and of torch's tensors.
#[must_use]
pub fn sizes(context: &Context, ty: Type) -> Option<Shape> {
    match context.type_kind(ty) {
        TypeKind::Dialect { dialect, body } if context.bytes(*dialect) == b"torch" => {
            torch_sizes(std::str::from_utf8(context.bytes(*body)).ok()?)
        }
        kind => kind.shape().cloned(),
    }
}

/// Whether values of a type are integers that sizes are computed with.
pub(super) fn is_integer(context: &Context, ty: Type) -> bool {
    match context.type_kind(ty) {
        TypeKind::Index => true,
        TypeKind::Integer { width, .. } => (1..=64).contains(width),
        TypeKind::Dialect { dialect, body } => {
            context.bytes(*dialect) == b"torch" && context.bytes(*body) == b"int"
        }
        _ => false,
    }
}

/// The sizes in `vtensor<[?,3],f32>` and `tensor<[2],si64>`.
fn torch_sizes(body: &str) -> Option<Shape> {
    let inner = body.strip_prefix("vtensor").or_else(|| body.strip_prefix("tensor"))?;
    let list = inner.trim_start().strip_prefix('<')?.trim_start().strip_prefix('[')?;
    let (list, _) = list.split_once(']')?;
    if list.trim().is_empty() {
        return Some(Shape::new());
    }
    let size = |text: &str| match text.trim() {
        "?" => Some(DYNAMIC),
        number => number.parse().ok().filter(|size: &i64| *size >= 0),
    };
    list.split(',').map(size).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_of_torch_types() {
        let sizes = |body| torch_sizes(body).map(|sizes| sizes.to_vec());
        assert_eq!(sizes("vtensor<[?,3],f32>"), Some(vec![DYNAMIC, 3]));
        assert_eq!(sizes("tensor<[ 2 , ? ], si64>"), Some(vec![2, DYNAMIC]));
        assert_eq!(sizes("vtensor<[],f32>"), Some(vec![]));
        for unknown in ["vtensor", "vtensor<*,f32>", "int", "vtensor<[a],f32>", "vtensor<[2"] {
            assert_eq!(sizes(unknown), None, "{unknown}");
        }
    }
}
