//! How deep things are nested: in the text, and in what aliases stand for.

use super::parser::{Parse, Parser};
use abide_source::diagnostic::codes;

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
        if self.depth >= self.limits.depth {
            let message = format!("nested deeper than {} levels", self.limits.depth);
            let span = self.current_span();
            return Err(self.report(codes::limit::DEPTH, span, message));
        }
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        let result = read(self);
        self.depth -= 1;
        result
    }

    /// Reads what an alias stands for.
    pub(super) fn alias<T>(&mut self, read: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<Alias<T>> {
        let outer = std::mem::replace(&mut self.deepest, self.depth);
        let value = read(self);
        let depth = self.deepest.saturating_sub(self.depth).saturating_add(1);
        self.deepest = self.deepest.max(outer);
        Ok(Alias { value: value?, depth })
    }

    /// What an alias stands for, at a place that is nested itself: what aliases stand for may not be
    /// deeper than what is written without them.
    pub(super) fn use_alias<T: Copy>(&mut self, alias: Alias<T>) -> Parse<T> {
        let depth = self.depth.saturating_add(alias.depth);
        if depth > self.limits.depth {
            let message = format!("nested deeper than {} levels, with aliases", self.limits.depth);
            let span = self.current_span();
            return Err(self.report(codes::limit::DEPTH, span, message));
        }
        self.deepest = self.deepest.max(depth);
        Ok(alias.value)
    }
}
