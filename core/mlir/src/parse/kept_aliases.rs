//! The values of aliases, kept between excerpts of one text: every function that uses an alias names its definition, which
//! is read for the first of them only.

use super::nesting::Alias;
use super::parser::{Parse, Parser};
use crate::ir::{Attribute, Type};
use rustc_hash::FxHashMap;

/// The place of the value of a definition: the address of the text, and the offset.
type Place = (usize, usize);

/// For each definition its value, and where that ends.
type Kept<T> = FxHashMap<Place, (Alias<T>, usize)>;

/// The values of the definitions of one reader of excerpts.
#[derive(Debug, Default)]
pub(super) struct KeptAliases {
    pub(super) attributes: Kept<Attribute>,
    pub(super) types: Kept<Type>,
}

impl Parser<'_> {
    /// The value of the alias at the current token: as it was read before, or read and kept, if it has no effect but
    /// its value.
    pub(super) fn kept_alias<T: Copy>(
        &mut self,
        of: impl Fn(&mut KeptAliases) -> &mut Kept<T>,
        read: impl FnOnce(&mut Self) -> Parse<Alias<T>>,
    ) -> Parse<Alias<T>> {
        if !self.ir.is_excerpt() || self.located.is_some() {
            return read(self);
        }
        let place = (self.text.as_ptr().addr(), self.position());
        if let Some(&(alias, end)) = of(&mut self.kept_aliases).get(&place) {
            self.jump(end);
            return Ok(alias);
        }
        let before = self.effects();
        let alias = read(self)?;
        if self.effects() == before {
            let end = self.previous_end();
            of(&mut self.kept_aliases).insert(place, (alias, end));
        }
        Ok(alias)
    }

    /// How much has been reported, made distinct, and spelled for the first time.
    fn effects(&self) -> (usize, u64, usize, usize) {
        (self.diagnostics.len(), self.distinct_made, self.bodies.len(), self.expanded)
    }
}
