//! The values of aliases, kept between excerpts of one text: every function that uses an alias names its definition, which
//! is read for the first of them only.

use super::Types;
use crate::ir::{Attribute, Type};
use crate::parse::tokens::Parse;
use crate::parse::tokens::nesting::Alias;
use abide_source::diagnostic::codes;
use rustc_hash::{FxHashMap, FxHashSet};

/// The place of a definition: the address of the text, and the offset.
type DefinitionKey = (usize, usize);

/// A definition that was read.
#[derive(Debug, Clone, Copy)]
pub(in crate::parse) struct KeptAlias<T> {
    alias: Alias<T>,
    /// Its end in the text.
    end: usize,
    /// The bytes of text that its aliases became.
    expanded: usize,
}

/// The definitions of aliases of one kind.
type DefinedAliases<T> = FxHashMap<DefinitionKey, KeptAlias<T>>;

/// The values of the definitions of one reader of excerpts.
#[derive(Debug, Default)]
pub(in crate::parse) struct KeptAliases {
    pub(in crate::parse) attributes: DefinedAliases<Attribute>,
    pub(in crate::parse) types: DefinedAliases<Type>,
    /// The definitions with an error.
    wrong: FxHashSet<DefinitionKey>,
}

impl KeptAliases {
    /// Whether the definition at an offset of a text needs no others to be read again.
    pub(in crate::parse) fn holds(&self, text: &[u8], start: usize) -> bool {
        let place = (text.as_ptr().addr(), start);
        self.attributes.contains_key(&place) || self.types.contains_key(&place)
    }
}

impl Types<'_> {
    /// The value of the alias that is defined at `start`; the current token is the first of the value. It is as it was
    /// read before, or read and kept, if it has no effect but its value.
    pub(in crate::parse) fn kept_alias<T: Copy>(
        &mut self,
        start: usize,
        of: impl Fn(&mut KeptAliases) -> &mut DefinedAliases<T>,
        read: impl FnOnce(&mut Self) -> Parse<Alias<T>>,
    ) -> Parse<Alias<T>> {
        if !self.ir.is_excerpt() || self.located.is_some() {
            return read(self);
        }
        let place = (self.text.as_ptr().addr(), start);
        if let Some(&kept) = of(&mut self.kept_aliases).get(&place) {
            self.count_expansion(kept.expanded, start)?;
            self.jump(kept.end);
            return Ok(kept.alias);
        }
        if self.kept_aliases.wrong.contains(&place) {
            let span = self.current_span();
            return Err(self.report(codes::mlir::EXPECTED, span, "the definition has an error"));
        }
        let (before, expanded) = (self.effects(), self.expanded);
        let mut alias = match read(self) {
            Ok(alias) => alias,
            Err(error) => {
                let (reported, ..) = before;
                let found = self.diagnostics.get_mut(reported);
                // Another excerpt may use fewer aliases.
                if found.is_some_and(|found| found.code != codes::limit::EXPANSION) {
                    self.kept_aliases.wrong.insert(place);
                }
                return Err(error);
            }
        };
        if self.effects() == before {
            alias.is_held = true;
            let (end, expanded) = (self.previous_end(), self.expanded.saturating_sub(expanded));
            of(&mut self.kept_aliases).insert(place, KeptAlias { alias, end, expanded });
        }
        Ok(alias)
    }

    /// The numbers of side effects so far, those of used aliases included: diagnostics, distinct attributes, bodies that
    /// were spelled for the first time, if others were spelled twice, and uses.
    fn effects(&self) -> (usize, u64, usize, u64) {
        let context = &self.ir.context;
        let bodies = match context.has_other_spellings() {
            true => context.first_body_count() + self.distinct.len(),
            false => 0,
        };
        (self.diagnostics.len(), self.distinct_made, bodies, self.unheld_uses)
    }
}
