//! Conditions on builtin types that ODS writes in C++, by their text.

use crate::ir::TypeKind;

/// The prefix of conditions on vectors.
const OF_VECTOR: &str = "::llvm::cast<::mlir::VectorType>($_self).";

/// Whether a builtin type fulfils a condition; `None` if the condition is unknown.
pub(super) fn holds(text: &str, kind: &TypeKind) -> Option<bool> {
    let text = text.trim();
    let text = text.strip_prefix('(').and_then(|it| it.strip_suffix(')')).unwrap_or(text);
    if text == "$_self.hasTrait<::mlir::ValueSemantics>()" {
        return has_value_semantics(kind);
    }
    let asked = text.strip_prefix(OF_VECTOR)?;
    let TypeKind::Vector { shape, scalable, .. } = kind else { return Some(false) };
    if asked == "allDimsScalable()" {
        return Some(!scalable.is_empty() && scalable.iter().all(|one| *one));
    }
    if let Some(count) = asked.strip_prefix("getNumElements() == ") {
        let count: i64 = count.parse().ok()?;
        let own = shape.iter().try_fold(1_i64, |all, size| all.checked_mul(*size));
        return Some(own == Some(count));
    }
    let sizes = asked.strip_prefix("getShape() == ")?;
    let sizes = sizes.strip_prefix("::llvm::").unwrap_or(sizes);
    let sizes = sizes.strip_prefix("ArrayRef<int64_t>({")?.strip_suffix("})")?;
    let sizes: Option<Vec<i64>> = sizes.split(',').map(|size| size.trim().parse().ok()).collect();
    Some(sizes?.as_slice() == shape.as_slice())
}

/// Whether values of a type are copied, not referred to.
fn has_value_semantics(kind: &TypeKind) -> Option<bool> {
    match kind {
        TypeKind::Dialect { .. } | TypeKind::Unknown => None,
        TypeKind::Vector { .. } | TypeKind::Tensor { .. } | TypeKind::UnrankedTensor(_) => {
            Some(true)
        }
        _ => Some(false),
    }
}

#[cfg(test)]
mod tests {
    use super::holds;
    use crate::ir::{Context, TypeKind};

    #[test]
    fn conditions_on_vectors_are_read() {
        let element = Context::default().integer(32);
        let shape = [2_i64, 2].into_iter().collect();
        let scalable = [true, false].into_iter().collect();
        let vector = TypeKind::Vector { shape, scalable, element };
        let says = |asked: &str| {
            holds(&format!("(::llvm::cast<::mlir::VectorType>($_self).{asked})"), &vector)
        };
        assert_eq!(says("getNumElements() == 4"), Some(true));
        assert_eq!(says("getNumElements() == 3"), Some(false));
        assert_eq!(says("getShape() == ArrayRef<int64_t>({2, 2})"), Some(true));
        assert_eq!(says("allDimsScalable()"), Some(false));
        assert_eq!(says("getRank() == 2"), None);
        assert_eq!(holds("$_self.hasTrait<::mlir::ValueSemantics>()", &vector), Some(true));
        assert_eq!(
            holds("$_self.hasTrait<::mlir::ValueSemantics>()", &TypeKind::Index),
            Some(false)
        );
    }
}
