//! Definitions of aliases and their uses, and the metadata of a file.

use super::Types;
use crate::ir::{Attribute, AttributeKind, Identifier, Type, TypeKind};
use crate::parse::tokens::Parse;
use crate::parse::tokens::nesting::Alias;
use crate::syntax::{self, TokenKind};
use abide_source::diagnostic::{Diagnostic, Severity, Wanted, codes};
use abide_source::rule;

/// The aliases that a text defines, by their names.
#[derive(Debug, Clone, Default)]
pub struct Aliases {
    attributes: Vec<(Box<[u8]>, Alias<Attribute>)>,
    types: Vec<(Box<[u8]>, Alias<Type>)>,
}

impl Aliases {
    /// Returns the attribute of an alias, by its name without the `#`.
    #[must_use]
    pub fn attribute(&self, name: &[u8]) -> Option<Attribute> {
        let place = self.attributes.binary_search_by(|(own, _)| (**own).cmp(name)).ok()?;
        self.attributes.get(place).map(|(_, alias)| alias.value)
    }
}

impl<'a> Types<'a> {
    /// Defines the aliases around the text.
    pub(in crate::parse) fn use_aliases(&mut self, around: &'a Aliases) {
        let attributes = around.attributes.iter();
        self.attribute_aliases.extend(attributes.map(|(name, alias)| (&**name, *alias)));
        let types = around.types.iter();
        self.type_aliases.extend(types.map(|(name, alias)| (&**name, *alias)));
    }

    /// Returns the aliases of the text, sorted, and forgets them.
    pub(in crate::parse) fn take_aliases(&mut self) -> Aliases {
        let attributes = self.attribute_aliases.drain().map(|(name, alias)| (name.into(), alias));
        let types = self.type_aliases.drain().map(|(name, alias)| (name.into(), alias));
        let mut aliases = Aliases { attributes: attributes.collect(), types: types.collect() };
        aliases.attributes.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        aliases.types.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        aliases
    }

    /// Whether a dialect is described, but not how its types and attributes are printed: C++ may give
    /// them aliases (MLIR: `OpAsmDialectInterface`).
    pub(in crate::parse) fn prints_in_cpp(&self, dialect: Identifier) -> bool {
        self.registry.is_described_by_project(self.ir.context.bytes(dialect))
    }

    /// Whether the aliases of the text may come from C++: a used one has a name that C++ would give.
    fn has_given_aliases(&mut self) -> bool {
        // Excerpts are not printed, and each would search the whole text.
        if self.ir.is_excerpt() {
            return false;
        }
        let (registry, text) = (self.registry, self.text);
        let is_given = *self.given_aliases.get_or_insert_with(|| registry.has_given_aliases(text));
        self.ir.written.has_given_aliases |= is_given;
        is_given
    }

    /// Whether the alias name of an attribute or a type has a part that only C++ knows.
    fn is_named_by_cpp(&self, dialect: Identifier, body: Identifier, is_type: bool) -> bool {
        let (names, context) = (self.registry.alias_names(), &self.ir.context);
        let name = match is_type {
            true => names.ty(context, dialect, body),
            false => names.attribute(context, dialect, body),
        };
        name.is_some_and(|name| name.is_open)
    }

    /// `#name = attribute`
    pub(in crate::parse) fn attribute_alias(&mut self) -> Parse {
        let name = self.current_text().get(1..).unwrap_or_default();
        let span = self.current_span();
        if self.attribute_aliases.contains_key(name) {
            let message = rule!("redefinition of attribute alias id '{}'", text(name));
            return Err(self.report(codes::mlir::REDEFINED_ALIAS, span, message));
        }
        if name.contains(&b'.') {
            let message = "attribute names with a '.' are reserved for dialect-defined names";
            return Err(self.report(codes::mlir::BAD_ALIAS_NAME, span, message));
        }
        self.bump();
        if !self.eat(TokenKind::Equal) {
            return Err(self.expected(Wanted::sign_of("=", " in attribute alias definition")));
        }
        let value = self.kept_alias(
            span.start() as usize,
            |kept| &mut kept.attributes,
            |parser| parser.alias(|parser| parser.attribute(None)),
        )?;
        if let AttributeKind::Dialect { dialect, body, .. } =
            *self.ir.context.attribute_kind(value.value)
            && self.prints_in_cpp(dialect)
            && (self.has_given_aliases() || self.is_named_by_cpp(dialect, body, false))
        {
            let name = self.ir.context.identifier(name);
            self.ir.written.alias_attribute(value.value, name);
        }
        self.define_location_alias(name, value.value);
        self.attribute_aliases.insert(name, value);
        Ok(())
    }

    /// `!name = type`
    pub(in crate::parse) fn type_alias(&mut self) -> Parse {
        let name = self.current_text().get(1..).unwrap_or_default();
        let span = self.current_span();
        if self.type_aliases.contains_key(name) {
            let message = rule!("redefinition of type alias id '{}'", text(name));
            return Err(self.report(codes::mlir::REDEFINED_ALIAS, span, message));
        }
        if name.contains(&b'.') {
            let message = "type names with a '.' are reserved for dialect-defined names";
            return Err(self.report(codes::mlir::BAD_ALIAS_NAME, span, message));
        }
        self.bump();
        if !self.eat(TokenKind::Equal) {
            return Err(self.expected(Wanted::sign_of("=", " in type alias definition")));
        }
        // Files from before 2022 have the keyword that LLVM dropped then.
        self.eat_word("type");
        let start = span.start() as usize;
        let ty = self.kept_alias(start, |kept| &mut kept.types, |parser| parser.alias(Self::ty))?;
        if let TypeKind::Dialect { dialect, body } = *self.ir.context.type_kind(ty.value)
            && self.prints_in_cpp(dialect)
            && (self.has_given_aliases() || self.is_named_by_cpp(dialect, body, true))
        {
            let name = self.ir.context.identifier(name);
            self.ir.written.alias_type(ty.value, name);
        }
        self.type_aliases.insert(name, ty);
        Ok(())
    }

    /// Parses `{-# … #-}`, kept as text.
    pub(in crate::parse) fn file_metadata(&mut self) -> Parse {
        let start = self.position();
        loop {
            match self.current() {
                TokenKind::EndOfFile | TokenKind::SplitMarker => {
                    return Err(self
                        .expected(Wanted::sign_of("#-}", " to end the file metadata dictionary")));
                }
                TokenKind::MetadataEnd => {
                    self.bump();
                    let metadata = self.slice(start, self.previous_end());
                    self.check_metadata(metadata, start)?;
                    self.ir.set_file_metadata(metadata);
                    return Ok(());
                }
                _ => self.bump(),
            }
        }
    }

    /// Reports the errors of the tree in the form of `{-# … #-}`.
    fn check_metadata(&mut self, metadata: &[u8], start: usize) -> Parse {
        let tree = syntax::parse(metadata, &self.limits);
        let is_error = |found: &Diagnostic| found.severity == Severity::Error;
        match tree.diagnostics().into_iter().find(is_error) {
            Some(found) => Err(self.push(found.shifted(u32::try_from(start).unwrap_or(u32::MAX)))),
            None => Ok(()),
        }
    }

    /// Parses the value of an alias.
    fn alias<T>(&mut self, read: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<Alias<T>> {
        let levels = self.nesting.levels();
        let outer = std::mem::replace(&mut self.deepest, levels);
        let value = read(self);
        let depth = self.deepest.saturating_sub(levels).saturating_add(1);
        self.deepest = self.deepest.max(outer);
        Ok(Alias { value: value?, depth, is_held: false })
    }

    /// Returns an alias's value, checking its depth at a nested position: aliases may not nest deeper than text
    /// without them.
    pub(in crate::parse) fn use_alias<T: Copy>(&mut self, alias: Alias<T>) -> Parse<T> {
        let inner = self.nesting.deeper(alias.depth, &self.limits);
        let inner = inner.map_err(|most| self.too_deep(most, ", with aliases"))?;
        self.deepest = self.deepest.max(inner.levels());
        self.unheld_uses += u64::from(!alias.is_held);
        Ok(alias.value)
    }
}

fn text(name: &[u8]) -> std::borrow::Cow<'_, str> {
    String::from_utf8_lossy(name)
}
