//! Facts about types that the descriptions of a registry give.

use super::Registry;
use crate::ir::{Context, Type, TypeKind};
use crate::ods::{TypeFacts, TypeInterface};

impl TypeFacts for Registry {
    fn condition(&self, text: &str, context: &Context, ty: Type) -> Option<bool> {
        self.tables.type_condition(text).map(|holds| holds(context, ty))
    }

    fn may_implement(&self, context: &Context, ty: Type, interface: TypeInterface) -> bool {
        let TypeKind::Dialect { dialect, body } = context.type_kind(ty) else { return true };
        let (dialect, body) = (context.text(*dialect), context.bytes(*body));
        let Some(described) = self.dialects.dialect(&dialect) else { return true };
        if self.broken.iter().any(|broken| *broken.dialect == *dialect) {
            return true;
        }
        let own = mnemonic(body);
        let is_meant =
            |name: &str| name.split_once('.').is_some_and(|(_, name)| name.as_bytes() == own);
        match described.types.iter().find(|one| is_meant(&one.name)) {
            Some(one) => one.interfaces.contains(&interface),
            // A project may have types that only C++ declares.
            None => described.place.is_some(),
        }
    }
}

/// The name of a type after that of its dialect: `name` of `name<..>` and of `<name ..>`.
fn mnemonic(body: &[u8]) -> &[u8] {
    let body = body.strip_prefix(b"<").unwrap_or(body);
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.$-".contains(byte);
    let end = body.iter().position(|byte| !is_word(byte)).unwrap_or(body.len());
    body.get(..end).unwrap_or_default()
}
