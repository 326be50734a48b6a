//! The types within the bodies of dialects' types.

use super::context::Context;
use super::types::{Type, TypeKind};
use std::ops::Range;

/// The types in a body.
#[derive(Debug, Clone)]
pub(super) struct InnerTypes {
    /// Each with its byte range, in the order of the text.
    placed: Box<[(Range<usize>, Type)]>,
    /// All of them, if the body ends with a list of them: each use of the type needs the list.
    listed: Option<Box<[Type]>>,
}

impl InnerTypes {
    fn weight(&self) -> usize {
        size_of_val(&*self.placed) + self.listed.as_deref().map_or(0, size_of_val)
    }
}

impl Context {
    /// Records the types in the body of a dialect's type, with their byte ranges, in the order of the text.
    pub(crate) fn keep_inner_types(&mut self, of: Type, placed: Box<[(Range<usize>, Type)]>) {
        let TypeKind::Dialect { body, .. } = *self.type_kind(of) else { return };
        let is_listed = is_list(self.bytes(body), &placed);
        let listed = is_listed.then(|| placed.iter().map(|(_, ty)| *ty).collect());
        let inner = InnerTypes { placed, listed };
        self.weight += inner.weight();
        if let Some(before) = self.inner_types.insert(of, inner) {
            self.weight -= before.weight();
        }
    }

    /// Returns the types recorded by [`keep_inner_types`](Self::keep_inner_types); `None` if the body was not inspected.
    pub(crate) fn inner_types(&self, of: Type) -> Option<&[(Range<usize>, Type)]> {
        self.inner_types.get(&of).map(|inner| &*inner.placed)
    }

    /// Returns the types of a body that ends with a list of types in parentheses, such as `struct<packed (i8, f32)>`;
    /// `None` for other bodies and for an empty list.
    pub(crate) fn listed_types(&self, of: Type) -> Option<&[Type]> {
        self.inner_types.get(&of)?.listed.as_deref()
    }
}

/// Whether a body ends with its inner types in parentheses, with commas between them.
fn is_list(body: &[u8], placed: &[(Range<usize>, Type)]) -> bool {
    let between = |start, end| body.get(start..end).unwrap_or_default().trim_ascii();
    let (Some((first, _)), Some((last, _))) = (placed.first(), placed.last()) else { return false };
    let opens = between(0, first.start).ends_with(b"(");
    let closes = between(last.end, body.len()).strip_prefix(b")");
    opens
        && closes.is_some_and(|rest| rest.trim_ascii() == b">")
        && placed.windows(2).all(|pair| match pair {
            [(one, _), (next, _)] => between(one.end, next.start) == b",",
            _ => false,
        })
}
