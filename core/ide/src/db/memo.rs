//! Results that features keep with a document or a unit, one of each type. So the files that know documents know no
//! features.

use abide_mlir::syntax::{Change, ReadStatements};
use std::any::Any;
use std::fmt;
use std::sync::OnceLock;

/// At most one value of each type, seen through the interface `E`. Lookups take no lock.
pub(crate) struct Memo<E: ?Sized> {
    first: Link<E>,
}

type Link<E> = OnceLock<Box<Node<E>>>;

struct Node<E: ?Sized> {
    kept: Box<E>,
    next: Link<E>,
}

/// A value of any type in a memo.
pub(crate) trait Kept: Send + Sync {
    /// The value, for a comparison of types.
    fn as_any(&self) -> &dyn Any;
}

impl<E: Kept + ?Sized> Memo<E> {
    /// Returns the value of a type. If there is none, `new` makes it: a value of that type.
    pub(super) fn get<T: Any>(&self, new: impl Fn() -> Box<E>) -> &T {
        let mut link = &self.first;
        loop {
            let node = link.get_or_init(|| Box::new(Node { kept: new(), next: Link::new() }));
            if let Some(found) = (*node.kept).as_any().downcast_ref() {
                return found;
            }
            link = &node.next;
        }
    }

    /// All values, in the order in which they were first requested.
    pub(super) fn all(&self) -> impl Iterator<Item = &E> {
        let nodes = std::iter::successors(self.first.get(), |node| node.next.get());
        nodes.map(|node| &*node.kept)
    }

    /// Updates all values, and drops those for which `keep` returns false.
    pub(super) fn retain_mut(&mut self, mut keep: impl FnMut(&mut E) -> bool) {
        let mut all = Vec::new();
        let mut next = std::mem::take(&mut self.first).into_inner();
        while let Some(node) = next {
            let Node { mut kept, next: link } = *node;
            next = link.into_inner();
            if keep(&mut kept) {
                all.push(kept);
            }
        }
        *self = all.into_iter().collect();
    }
}

impl<E: ?Sized> FromIterator<Box<E>> for Memo<E> {
    fn from_iter<I: IntoIterator<Item = Box<E>>>(all: I) -> Memo<E> {
        let all: Vec<_> = all.into_iter().collect();
        let link = |next, kept| Link::from(Box::new(Node { kept, next }));
        Memo { first: all.into_iter().rev().fold(Link::new(), link) }
    }
}

impl<E: ?Sized> Default for Memo<E> {
    fn default() -> Memo<E> {
        Memo { first: Link::new() }
    }
}

impl<E: ?Sized> fmt::Debug for Memo<E> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Memo")
    }
}

/// A result about a unit that a feature keeps with it; a new one is empty. Ranges count from the first byte of the
/// unit.
pub(crate) trait UnitCache: Any + Default + Clone + Send + Sync {
    /// Moves the ranges after an edit in another unit within this one.
    fn move_spans(&mut self, _change: Change) {}

    /// The facts that remain valid after some statements of the unit were parsed again.
    fn after_statements(&self, _read: &ReadStatements) -> Self {
        Self::default()
    }
}

/// A [`UnitCache`] of any type.
pub(crate) trait ErasedUnitCache: Kept {
    fn copy(&self) -> Box<dyn ErasedUnitCache>;
    fn move_spans(&mut self, change: Change);
    fn after_statements(&self, read: &ReadStatements) -> Box<dyn ErasedUnitCache>;
}

impl<T: UnitCache> ErasedUnitCache for T {
    fn copy(&self) -> Box<dyn ErasedUnitCache> {
        Box::new(self.clone())
    }

    fn move_spans(&mut self, change: Change) {
        UnitCache::move_spans(self, change);
    }

    fn after_statements(&self, read: &ReadStatements) -> Box<dyn ErasedUnitCache> {
        Box::new(UnitCache::after_statements(self, read))
    }
}

impl Clone for Memo<dyn ErasedUnitCache> {
    fn clone(&self) -> Self {
        self.all().map(ErasedUnitCache::copy).collect()
    }
}

impl<T: Any + Send + Sync> Kept for T {
    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Default, Clone)]
    struct Moved(u32);

    impl UnitCache for Moved {
        fn move_spans(&mut self, change: Change) {
            self.0 = change.moved(self.0);
        }
    }

    #[derive(Default, Clone)]
    struct Word(OnceLock<&'static str>);

    impl UnitCache for Word {}

    fn get<T: UnitCache>(memo: &Memo<dyn ErasedUnitCache>) -> &T {
        memo.get(|| Box::new(T::default()))
    }

    #[test]
    fn a_memo_has_one_value_of_each_type() {
        let mut memo = Memo::default();
        assert_eq!(get::<Word>(&memo).0.get_or_init(|| "first"), &"first");
        assert_eq!(get::<Moved>(&memo).0, 0);
        assert_eq!(get::<Word>(&memo).0.get_or_init(|| "second"), &"first");
        memo.retain_mut(|kept| {
            kept.move_spans(Change { start: 0, removed: 0, inserted: 7 });
            true
        });
        assert_eq!(get::<Moved>(&memo).0, 7);
        assert_eq!(get::<Word>(&memo.clone()).0.get(), Some(&"first"));
        assert_eq!(memo.all().count(), 2);
        memo.retain_mut(|_| false);
        assert_eq!(get::<Word>(&memo).0.get(), None);
    }
}
