//! Aliases that the C++ of a project gives to its attributes and types, recognised by their names in a text.

use super::Registry;
use crate::alias_names::may_be_cpp_alias_name;
use crate::syntax::lexer::continues_name;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// The maximum number of inspected aliases whose values may be written out.
const MAX_INSPECTED: usize = 8;

impl Registry {
    /// Whether the `.td` files of a project describe a dialect.
    pub(crate) fn is_described_by_project(&self, dialect: &[u8]) -> bool {
        let name = std::str::from_utf8(dialect).unwrap_or_default();
        let described = self.dialects().dialect(name);
        described.is_some_and(|dialect| dialect.place.is_some())
    }

    /// Whether the text defines and uses an alias that is called as C++ would call it: by its name, or by its value.
    #[must_use]
    pub fn has_given_aliases(&self, text: &[u8]) -> bool {
        let mut given: FxHashSet<&[u8]> = FxHashSet::default();
        let mut values: SmallVec<[&[u8]; MAX_INSPECTED]> = SmallVec::new();
        for place in memchr::memchr2_iter(b'#', b'!', text) {
            let Some((before, alias)) = text.split_at_checked(place) else { return false };
            let end = alias.iter().skip(1).position(|byte| !continues_name(*byte));
            let (name, after) = alias.split_at(end.map_or(alias.len(), |end| end + 1));
            let is_line_start = |byte: &&u8| !matches!(byte, b' ' | b'\t');
            let begins_line =
                before.iter().rev().find(is_line_start).is_none_or(|byte| *byte == b'\n');
            match after.trim_ascii_start().strip_prefix(b"=") {
                Some(value) if begins_line => {
                    let value = value.trim_ascii_start();
                    if self.is_named_as_by_cpp(name, value) {
                        given.insert(name);
                        if values.len() < MAX_INSPECTED {
                            values.push(value);
                        }
                    }
                }
                _ if given.contains(name) => return true,
                _ => {}
            }
        }
        values.into_iter().any(is_repeated)
    }

    /// Whether an alias, with its sigil, is called as C++ would call the attribute or the type of a project that a text
    /// begins with.
    fn is_named_as_by_cpp(&self, name: &[u8], value: &[u8]) -> bool {
        let Some((sigil, name)) = name.split_first() else { return false };
        let value = value.strip_prefix(b"type ").unwrap_or(value);
        let Some(value) = value.strip_prefix(std::slice::from_ref(sigil)) else { return false };
        let Some(end) = memchr::memchr2(b'.', b'<', value) else { return false };
        let (dialect, body) = value.split_at(end);
        self.is_described_by_project(dialect)
            && may_be_cpp_alias_name(name, body.get(1..).unwrap_or_default())
    }
}

/// Whether the value of an alias, or its parameters, come again after it. The text begins with the value, on one line.
fn is_repeated(text: &[u8]) -> bool {
    let end = memchr::memchr2(b'\n', b'\r', text).unwrap_or(text.len());
    let (value, rest) = text.split_at(end);
    let value = value.trim_ascii_end();
    let parameters = memchr::memchr(b'<', value).and_then(|open| value.get(open..));
    memchr::memmem::find(rest, parameters.unwrap_or(value)).is_some()
}
