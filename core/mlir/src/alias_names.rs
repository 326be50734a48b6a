//! Alias names of dialect types and attributes: `di_file` for `#di_file`, `#di_file1`.

use super::ir::{Context, Identifier};
use super::ods::{DialectDescription, ParametricDescription};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Alias names, by the full name of the aliased type or attribute.
#[derive(Debug, Clone, Default)]
pub(super) struct AliasNames {
    attributes: FxHashMap<Box<[u8]>, Mnemonics>,
    types: FxHashMap<Box<[u8]>, Mnemonics>,
}

/// The types or attributes of one dialect.
type Mnemonics = FxHashMap<Box<[u8]>, AliasName>;

/// The alias name of a type or attribute.
#[derive(Debug, Clone)]
pub(super) struct AliasName {
    /// The known part of the name; may be empty.
    pub(super) text: Box<[u8]>,
    /// Whether C++ appends text that only it knows. The name from the source is then preferred.
    pub(super) is_open: bool,
}

impl AliasNames {
    /// Adds the names of an attribute's aliases; `name` includes the dialect.
    pub(super) fn add_attribute(&mut self, name: &str, alias: &str) {
        add(&mut self.attributes, name, alias);
    }

    /// Adds the types and attributes of a dialect from its description.
    pub(super) fn add_described(&mut self, dialect: &DialectDescription) {
        let add_all = |all: &mut _, list: &[Arc<ParametricDescription>]| {
            for one in list {
                if let Some(alias) = &one.alias {
                    add(all, &one.name, alias);
                }
            }
        };
        add_all(&mut self.attributes, &dialect.attributes);
        add_all(&mut self.types, &dialect.types);
    }

    /// The name of the alias of an attribute of a dialect; most attributes have none. `written` is the name that the text
    /// gives it.
    pub(super) fn of_attribute<'n>(
        &'n self,
        context: &'n Context,
        (dialect, body): (Identifier, Identifier),
        written: Option<Identifier>,
    ) -> Option<&'n [u8]> {
        // If a dialect's attributes are described, those without a name have no aliases.
        let declared = match self.attributes.contains_key(context.bytes(dialect)) {
            true => Some(self.attribute(context, dialect, body)?),
            false => None,
        };
        declared_or_source_name(declared, written.map(|name| context.bytes(name)))
    }

    /// As [`of_attribute`](Self::of_attribute), for a type.
    pub(super) fn of_type<'n>(
        &'n self,
        context: &'n Context,
        (dialect, body): (Identifier, Identifier),
        written: Option<Identifier>,
    ) -> Option<&'n [u8]> {
        let declared = self.ty(context, dialect, body);
        declared_or_source_name(declared, written.map(|name| context.bytes(name)))
    }

    /// Returns the alias name of a dialect attribute, by the text after the dialect name.
    pub(super) fn attribute(
        &self,
        context: &Context,
        dialect: Identifier,
        body: Identifier,
    ) -> Option<&AliasName> {
        find(&self.attributes, context.bytes(dialect), context.bytes(body))
    }

    /// Returns the alias name of a dialect type, by the text after the dialect name.
    pub(super) fn ty(
        &self,
        context: &Context,
        dialect: Identifier,
        body: Identifier,
    ) -> Option<&AliasName> {
        find(&self.types, context.bytes(dialect), context.bytes(body))
    }
}

fn add(all: &mut FxHashMap<Box<[u8]>, Mnemonics>, name: &str, alias: &str) {
    if let Some((dialect, mnemonic)) = name.split_once('.') {
        let of_dialect = all.entry(dialect.as_bytes().into()).or_default();
        let known = alias.strip_suffix('*');
        let text = known.unwrap_or(alias).as_bytes().into();
        let name = AliasName { text, is_open: known.is_some() };
        of_dialect.insert(mnemonic.as_bytes().into(), name);
    }
}

fn find<'n>(
    all: &'n FxHashMap<Box<[u8]>, Mnemonics>,
    dialect: &[u8],
    body: &[u8],
) -> Option<&'n AliasName> {
    let of_dialect = all.get(dialect)?;
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.');
    let end = body.iter().position(|byte| !is_word(byte)).unwrap_or(body.len());
    of_dialect.get(body.get(..end)?)
}

/// Returns the declared name, or the name in the source if C++ appends text that only it knows.
fn declared_or_source_name<'n>(
    declared: Option<&'n AliasName>,
    written: Option<&'n [u8]>,
) -> Option<&'n [u8]> {
    let declared = declared.filter(|one| !one.text.is_empty() || one.is_open);
    match declared {
        Some(declared) if !declared.is_open => Some(&declared.text),
        declared => {
            let begun = declared.map(|one| &*one.text).filter(|text| !text.is_empty());
            written.or(begun)
        }
    }
}

/// Whether C++ would choose this alias name. Most dialects with aliases use a word of the aliased text, as in
/// `#layout = #d.metal_layout<..>` and `#l1_ = #d.memory_space<l1>`, or all of it with more around that. A dialect
/// without aliases prints the aliased text.
pub(super) fn may_be_cpp_alias_name(name: &[u8], body: &[u8]) -> bool {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.');
    let word_at = |text: &[u8]| text.iter().position(|byte| !is_word(byte)).unwrap_or(text.len());
    let (mnemonic, after) = body.split_at(word_at(body));
    let inside = after.get(1..).unwrap_or_default();
    let inside = inside.get(..word_at(inside)).unwrap_or_default();
    let plain = |text: &[u8]| {
        let text = text.iter().map(|byte| if *byte == b'.' { b'_' } else { *byte });
        let mut text: Vec<u8> = text.collect();
        while text.last().is_some_and(|byte| byte.is_ascii_digit() || *byte == b'_') {
            text.pop();
        }
        text
    };
    let (name, mnemonic, inside) = (plain(name), plain(mnemonic), plain(inside));
    let last = |text: &[u8]| text.rsplit(|byte| *byte == b'_').next().map(<[u8]>::to_vec);
    let mut words = mnemonic.split(|byte| *byte == b'_');
    name == inside
        || name.starts_with(&mnemonic)
        || last(&name) == last(&mnemonic)
        || words.any(|word| word == name)
}

#[cfg(test)]
mod tests {
    use super::may_be_cpp_alias_name;

    #[test]
    fn cpp_aliases_contain_a_word_of_their_value() {
        let cases = [
            ("layout1", "metal_layout<a = 1>", true),
            ("remote_layout", "metal_layout<a = 1>", true),
            ("l1_", "memory_space<l1>", true),
            ("translation", "translation_info<b>", true),
            ("executable_target_a_b", "executable.target<a>", true),
            ("sendI8", "bundle<[!d.channel<i8> from \"send\"]>", false),
            ("mine", "t<i8>", false),
        ];
        for (name, body, expected) in cases {
            assert_eq!(may_be_cpp_alias_name(name.as_bytes(), body.as_bytes()), expected, "{name}");
        }
    }
}
