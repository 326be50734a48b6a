//! The types of a function's named values, as text: the part kept after parsing.

use crate::db::UnitCache;
use abide_mlir::ir::{Ir, Type};
use abide_mlir::parse::ValueNames;
use abide_mlir::print::print_type;
use abide_mlir::syntax::ReadStatements;
use abide_source::text::Span;
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The types that are known. Places count from the first byte of the function.
#[derive(Debug, Clone, Default)]
pub(super) struct NamedTypes {
    /// Each once, in the words of MLIR.
    texts: Vec<Arc<str>>,
    /// In the order of the text, and of the numbers of values with one name.
    values: Vec<NamedType>,
}

/// One value, by where its name is defined and which of the values of that name it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct NamedType {
    start: u32,
    number: u32,
    /// The index of the text.
    text: u32,
}

impl NamedTypes {
    /// Returns the types of parsed values; `place` maps the position of a name in the parsed text to the function, if
    /// it is there.
    pub(super) fn of(
        ir: &Ir,
        names: &ValueNames,
        place: impl Fn(Span) -> Option<u32>,
    ) -> NamedTypes {
        let unknown = ir.context.unknown_type();
        let mut types = NamedTypes::default();
        let mut numbers: FxHashMap<Type, u32> = FxHashMap::default();
        for (value, number, name) in names.numbered() {
            let ty = ir.value_type(value);
            let Some(start) = place(name).filter(|_| ty != unknown) else { continue };
            let text = *numbers.entry(ty).or_insert_with(|| {
                let text = String::from_utf8_lossy(&print_type(ir, ty)).into_owned();
                types.texts.push(text.into());
                index_of_last(&types.texts)
            });
            types.values.push(NamedType { start, number, text });
        }
        types.sort();
        types
    }

    /// Sorts the types. For values parsed twice, as the arguments of a region that an operation has twice, the first
    /// one counts.
    fn sort(&mut self) {
        self.values.sort_by_key(|one| (one.start, one.number));
        self.values.dedup_by_key(|one| (one.start, one.number));
    }

    /// Returns the types after a change in the function, without those of the statements that were parsed again.
    fn after(&self, read: &ReadStatements) -> NamedTypes {
        let (old, change) = (read.old, read.change());
        let is_old = |one: &&NamedType| one.start >= old.start() && one.start < old.end();
        let kept = self.values.iter().filter(|one| !is_old(one));
        let values = kept.map(|one| NamedType { start: change.moved(one.start), ..*one });
        NamedTypes { texts: self.texts.clone(), values: values.collect() }
    }

    /// Returns the index of the text of a value's type: for the name defined at `start`, the value with this number.
    pub(super) fn find(&self, start: u32, number: u32) -> Option<usize> {
        let key = |one: &NamedType| (one.start, one.number);
        let found = self.values.binary_search_by_key(&(start, number), key).ok()?;
        self.values.get(found).map(|one| one.text as usize)
    }

    /// A type in the words of MLIR.
    pub(super) fn text(&self, index: usize) -> Option<&str> {
        self.texts.get(index).map(|text| &**text)
    }

    /// All types, each once.
    pub(super) fn texts(&self) -> impl Iterator<Item = &str> {
        self.texts.iter().map(|text| &**text)
    }

    /// Whether the types themselves determine all sizes.
    pub(super) fn are_static(&self) -> bool {
        self.texts.iter().all(|text| !text.contains(['?', '*']))
    }
}

/// The types of the values of a long function, which takes long to parse: those that it had when it was last verified.
#[derive(Debug, Default)]
pub(super) struct TypesCache(Mutex<Option<LastTypes>>);

#[derive(Debug, Clone)]
pub(super) struct LastTypes {
    pub(super) types: Arc<NamedTypes>,
    /// The fingerprint of the surroundings that they are for; `None` after a change in the function.
    pub(super) surroundings: Option<u64>,
}

impl TypesCache {
    pub(super) fn known(&self) -> Option<LastTypes> {
        self.lock().clone()
    }

    pub(super) fn set(&self, surroundings: u64, types: NamedTypes) {
        let (types, surroundings) = (Arc::new(types), Some(surroundings));
        *self.lock() = Some(LastTypes { types, surroundings });
    }

    fn lock(&self) -> MutexGuard<'_, Option<LastTypes>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Clone for TypesCache {
    fn clone(&self) -> TypesCache {
        TypesCache(Mutex::new(self.known()))
    }
}

impl UnitCache for TypesCache {
    fn after_statements(&self, read: &ReadStatements) -> TypesCache {
        let after = |known: LastTypes| {
            let types = Arc::new(known.types.after(read));
            LastTypes { types, surroundings: None }
        };
        TypesCache(Mutex::new(self.known().map(after)))
    }
}

fn index_of_last<T>(list: &[T]) -> u32 {
    u32::try_from(list.len()).unwrap_or(u32::MAX).saturating_sub(1)
}
