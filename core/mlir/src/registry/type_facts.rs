//! Facts about types that the descriptions and hooks of a registry give.

use super::Registry;
use crate::ir::{Context, Type, TypeKind};
use crate::ods::{TypeFacts, TypeInterface};
use crate::shape::{InferHook, TypeShape};

impl Registry {
    /// The meaning of a dialect's type for shapes; `None` if its dialect gives none.
    #[must_use]
    pub fn type_shape(&self, context: &Context, ty: Type) -> Option<TypeShape> {
        let TypeKind::Dialect { dialect, body } = context.type_kind(ty) else { return None };
        let hook = self.tables.type_shapes.get(context.bytes(*dialect))?;
        hook(std::str::from_utf8(context.bytes(*body)).ok()?)
    }

    /// The function that infers the types of results in a dialect; `None` if it has none.
    pub(crate) fn infer_hook(&self, dialect: &str) -> Option<InferHook> {
        self.tables.infer_results.get(dialect).copied()
    }
}

impl TypeFacts for Registry {
    fn condition(&self, text: &str, context: &Context, ty: Type) -> Option<bool> {
        self.tables.type_condition(text).map(|holds| holds(context, ty))
    }

    fn may_implement(&self, context: &Context, ty: Type, interface: TypeInterface) -> bool {
        let TypeKind::Dialect { dialect, body } = context.type_kind(ty) else { return true };
        let (dialect, body) = (context.text(*dialect), context.text(*body));
        let Some(described) = self.dialects.dialect(&dialect) else { return true };
        if self.broken.iter().any(|broken| *broken.dialect == *dialect) {
            return true;
        }
        let own = body_name(&body);
        let is_meant = |name: &str| name.split_once('.').is_some_and(|(_, name)| name == own);
        match described.types.iter().find(|one| is_meant(&one.name)) {
            Some(one) => one.interfaces.contains(&interface),
            // A project may have types that only C++ declares.
            None => described.place.is_some(),
        }
    }
}

/// The name of a type or an attribute after that of its dialect: `name` of `name<..>` and of `<name ..>`.
pub(crate) fn body_name(body: &str) -> &str {
    let body = body.strip_prefix('<').unwrap_or(body);
    let end = body.bytes().position(|byte| !is_of_name(byte)).unwrap_or(body.len());
    body.get(..end).unwrap_or_default()
}

/// Whether a byte may be part of the name at the start of a body.
pub(crate) fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_.$-".contains(&byte)
}
