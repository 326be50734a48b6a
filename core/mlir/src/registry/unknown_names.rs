//! Names of types and attributes that a dialect does not have.

use super::{Registry, RemovedType};
use crate::ods::{DialectDescription, EnumSpelling};
use crate::syntax::TokenKind;
use crate::syntax::lexer::{BodyToken, BodyTokens};
use abide_source::spelling::within;

/// The minimum length of a name for a suggestion: shorter ones are near too many others.
const MIN_MISSPELT_BYTES: usize = 4;

/// The judgement on the name of a type or an attribute that its dialect is not known to have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UnknownName {
    /// It is nearly this one, with its dialect.
    Misspelt(String),
    /// No known version of the dialect has it.
    Unknown,
    /// Another version of the dialect, or a file that was not read, may have it.
    Doubtful,
}

impl Registry {
    /// Judges the name of a type or an attribute, without its dialect. `None` if the dialect has it, or if the names that
    /// the dialect has are not known.
    #[must_use]
    pub fn unknown_name(&self, dialect: &str, own: &str, is_type: bool) -> Option<UnknownName> {
        let described = self.dialects.dialect(dialect)?;
        let is_broken = |of: &str| of.is_empty() || of == dialect;
        if own.is_empty() || self.broken.iter().any(|broken| is_broken(&broken.dialect)) {
            return None;
        }
        let by_cpp = if is_type { self.tables.cpp_types(dialect) } else { None };
        let (listed, parametric) = match is_type {
            true => (&described.type_names, &described.types),
            false => (&described.attribute_names, &described.attributes),
        };
        let without_dialect = |name| str::strip_prefix(name, dialect)?.strip_prefix('.');
        let parametric_names = parametric.iter().filter_map(|one| without_dialect(&*one.name));
        let listed_names = listed.iter().flatten().map(|name| &**name);
        let enums = if is_type { Vec::new() } else { enumeration_names(described, dialect) };
        let names = by_cpp.into_iter().flatten().copied().chain(listed_names);
        let names = names.chain(parametric_names).chain(enums);
        let is_open = parametric.iter().any(|one| one.is_condition) && listed.is_none()
            || !is_type && listed.is_none()
            || described.is_extensible;
        if is_open || names.clone().any(|name| name == own) {
            return None;
        }
        if let Some(meant) = misspelt(own, names.clone()) {
            return Some(UnknownName::Misspelt(format!("{dialect}.{meant}")));
        }
        let is_bundled = described.place.is_none();
        match listed {
            _ if by_cpp.is_some() && is_bundled => Some(UnknownName::Unknown),
            // The class of a project's dialect may be written by hand, with a parser.
            Some(listed) if listed.is_empty() => is_bundled.then_some(UnknownName::Unknown),
            Some(_) => Some(UnknownName::Doubtful),
            None => None,
        }
    }
}

impl Registry {
    /// The first type that the requested version of LLVM lacks in the text of a type after its dialect, itself
    /// included.
    pub(crate) fn removed_type(&self, dialect: &str, body: &str) -> Option<&'static RemovedType> {
        let version = self.version?;
        let is_removed = |one: &&RemovedType| one.last < version.major;
        let removed = self.tables.removed_types(dialect).iter().filter(is_removed);
        // Bodies may be long, and have few names of removed types.
        let mut removed = removed.filter(|one| body.contains(one.name));
        removed.find(|one| {
            BodyTokens::from(body.as_bytes(), 0).any(|(kind, range)| {
                matches!(kind, BodyToken::Other(TokenKind::BareIdentifier))
                    && body.get(range) == Some(one.name)
            })
        })
    }
}

/// The names of the attributes of a dialect that are enumerations.
fn enumeration_names<'d>(described: &'d DialectDescription, dialect: &str) -> Vec<&'d str> {
    let name = |one: &'d EnumSpelling| match one {
        EnumSpelling::Dialect { dialect: of, mnemonic, .. } if **of == *dialect => {
            Some(&**mnemonic)
        }
        _ => None,
    };
    described.enums.iter().filter_map(|one| name(&one.spelling)).collect()
}

/// The name that a misspelt one is near to. Another number is another name: `vec3` is not misspelt for `vec2`.
fn misspelt<'n>(own: &str, names: impl Iterator<Item = &'n str> + Clone) -> Option<&'n str> {
    if own.len() < MIN_MISSPELT_BYTES {
        return None;
    }
    let letters = |name: &str| -> String {
        let letters = name.chars().filter(char::is_ascii_alphanumeric);
        letters.map(|one| one.to_ascii_lowercase()).collect()
    };
    let same = names.clone().find(|near| letters(near) == letters(own));
    let digits = |name: &str| name.bytes().filter(u8::is_ascii_digit).collect::<Vec<_>>();
    let names = names.filter(|near| digits(near) == digits(own));
    let mistakes = (own.len() / 4).clamp(1, 2);
    same.or_else(|| within(mistakes, own, names).first().copied())
}
