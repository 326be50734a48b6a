//! Limits nesting depth: in the text, and within aliases.

use super::parser::{Parse, Parser, Reported};
use abide_source::diagnostic::codes;
use abide_source::nesting::Nesting;

/// The value of an attribute or type alias.
#[derive(Debug, Clone, Copy)]
pub(super) struct Alias<T> {
    pub(super) value: T,
    /// How deep it is nested, at least 1.
    pub(super) depth: u32,
    /// Whether the reader holds its definition: reading that again has no effect.
    pub(super) is_held: bool,
}

impl Parser<'_> {
    /// Reads something nested, where the depth allows it.
    pub(super) fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        self.read_at(self.nesting.deeper(1, &self.limits), read)
    }

    /// Reads a region, which is one level deeper.
    pub(super) fn nested_region<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Parse<T>,
    ) -> Parse<T> {
        self.read_at(self.nesting.in_region(&self.limits), read)
    }

    #[inline]
    fn read_at<T>(
        &mut self,
        inner: Result<Nesting, u32>,
        read: impl FnOnce(&mut Self) -> Parse<T>,
    ) -> Parse<T> {
        let inner = inner.map_err(|most| self.too_deep(most, ""))?;
        let outer = std::mem::replace(&mut self.nesting, inner);
        self.deepest = self.deepest.max(inner.levels());
        let result = read(self);
        self.nesting = outer;
        result
    }

    #[cold]
    fn too_deep(&mut self, most: u32, how: &str) -> Reported {
        let message = format!("nested deeper than {most} levels{how}");
        let span = self.current_span();
        self.report(codes::limit::DEPTH, span, message)
    }

    /// Parses the value of an alias.
    pub(super) fn alias<T>(&mut self, read: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<Alias<T>> {
        let outer = std::mem::replace(&mut self.deepest, self.nesting.levels());
        let value = read(self);
        let depth = self.deepest.saturating_sub(self.nesting.levels()).saturating_add(1);
        self.deepest = self.deepest.max(outer);
        Ok(Alias { value: value?, depth, is_held: false })
    }

    /// Returns an alias's value, checking its depth at a nested position: aliases may not nest deeper than text
    /// without them.
    pub(super) fn use_alias<T: Copy>(&mut self, alias: Alias<T>) -> Parse<T> {
        let inner = self.nesting.deeper(alias.depth, &self.limits);
        let inner = inner.map_err(|most| self.too_deep(most, ", with aliases"))?;
        self.deepest = self.deepest.max(inner.levels());
        self.unheld_uses += u64::from(!alias.is_held);
        Ok(alias.value)
    }
}
