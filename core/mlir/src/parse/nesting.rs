//! How deep things are nested: in the text, and in what aliases stand for.

use super::parser::{Parse, Parser, Reported};
use abide_source::diagnostic::codes;
use abide_source::nesting::Nesting;

/// What the name of an attribute or type stands for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Alias<T> {
    pub(super) value: T,
    /// How deep it is nested, at least 1.
    pub(super) depth: u32,
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

    /// Reads what an alias stands for.
    pub(super) fn alias<T>(&mut self, read: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<Alias<T>> {
        let outer = std::mem::replace(&mut self.deepest, self.nesting.levels());
        let value = read(self);
        let depth = self.deepest.saturating_sub(self.nesting.levels()).saturating_add(1);
        self.deepest = self.deepest.max(outer);
        Ok(Alias { value: value?, depth })
    }

    /// What an alias stands for, at a place that is nested itself: what aliases stand for may not be
    /// deeper than what is written without them.
    pub(super) fn use_alias<T: Copy>(&mut self, alias: Alias<T>) -> Parse<T> {
        let inner = self.nesting.deeper(alias.depth, &self.limits);
        let inner = inner.map_err(|most| self.too_deep(most, ", with aliases"))?;
        self.deepest = self.deepest.max(inner.levels());
        Ok(alias.value)
    }
}
