//! The types of values that the text does not show beside them: those of the operations that a
//! function, or a part of the file outside of functions, is read into.

use super::document::{Document, DocumentUnit};
use super::outside::OutsidePart;
use super::scope::{function_excerpt, part_excerpt};
use super::value_shapes::ValueShapes;
use abide_mlir::ir::{Ir, Type, ValueId};
use abide_mlir::names::{Definition, DefinitionKind};
use abide_mlir::parse::{Excerpt, Parsed, recover_excerpt};
use abide_mlir::print::print_type;
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// How many functions are kept: those that an editor shows at a time, and some.
const KEPT: usize = 16;

/// The values of a function or a part, by where it begins; none of what is not read by itself.
type OfPart = (u32, Option<Arc<ValueTypes>>);

/// The values of the functions that were asked about last, for who asks again: until the text changes,
/// they need not be read once more. The last one stands behind the others.
#[derive(Debug, Default)]
pub(super) struct ValueTypesCache(Mutex<Vec<OfPart>>);

impl ValueTypesCache {
    /// The values of the function that begins at a place.
    pub(super) fn of_function(
        &self,
        document: &Document,
        unit: DocumentUnit<'_>,
    ) -> Option<Arc<ValueTypes>> {
        self.kept(unit.offset, || {
            document.unit_from(unit.offset).filter(|own| own.index == unit.index)?;
            function_excerpt(document, unit).map(|excerpt| ValueTypes::of(document, &excerpt))
        })
    }

    /// The values of a part of the file outside of functions.
    pub(super) fn of_part(
        &self,
        document: &Document,
        part: &OutsidePart<'_>,
    ) -> Option<Arc<ValueTypes>> {
        self.kept(part.start(), || {
            part_excerpt(document, part).map(|excerpt| ValueTypes::of(document, &excerpt))
        })
    }

    fn kept(
        &self,
        start: u32,
        read: impl FnOnce() -> Option<ValueTypes>,
    ) -> Option<Arc<ValueTypes>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let types = match kept.iter().position(|(of, _)| *of == start) {
            Some(place) => kept.remove(place).1,
            None => read().map(Arc::new),
        };
        if kept.len() >= KEPT {
            kept.remove(0);
        }
        kept.push((start, types.clone()));
        types
    }
}

/// The copy of a document is about to change.
impl Clone for ValueTypesCache {
    fn clone(&self) -> ValueTypesCache {
        ValueTypesCache::default()
    }
}

/// The values of a function or a part, whatever is wrong in it.
#[derive(Debug)]
pub(super) struct ValueTypes {
    parsed: Parsed,
    shapes: OnceLock<ValueShapes>,
    /// The first value of each name, by where that is defined in the file.
    values: FxHashMap<u32, ValueId>,
}

impl ValueTypes {
    /// Reads a function or a part.
    fn of(document: &Document, excerpt: &Excerpt) -> ValueTypes {
        let limits = document.limits();
        let parsed = recover_excerpt(document.text(), excerpt, document.registry(), limits);
        let mut values = FxHashMap::default();
        for (value, name) in parsed.names.iter() {
            values.entry(name.start()).or_insert(value);
        }
        let parsed = Parsed {
            ir: parsed.ir,
            names: parsed.names,
            diagnostics: Vec::new(),
            followed: Vec::new(),
            aliases: Default::default(),
        };
        ValueTypes { parsed, shapes: OnceLock::new(), values }
    }

    /// What the types belong to.
    pub(super) fn ir(&self) -> &Ir {
        &self.parsed.ir
    }

    /// What is known of the shapes of the values.
    pub(super) fn shapes(&self, document: &Document) -> &ValueShapes {
        self.shapes
            .get_or_init(|| ValueShapes::of(&self.parsed, document.text(), document.registry()))
    }

    /// The type of the first value of a definition of a unit.
    pub(super) fn first(&self, unit: DocumentUnit<'_>, definition: Definition) -> Option<Type> {
        let value = *self.values.get(&definition.name.shifted(unit.offset).start())?;
        let ty = self.ir().value_type(value);
        (ty != self.ir().context.unknown_type()).then_some(ty)
    }

    /// The type of the value with a number of a definition of a unit, in the words of MLIR.
    pub(super) fn text_of(
        &self,
        unit: DocumentUnit<'_>,
        definition: Definition,
        number: u32,
    ) -> Option<String> {
        let count = match definition.kind {
            DefinitionKind::Results { count } => count,
            _ => 1,
        };
        let first = *self.values.get(&definition.name.shifted(unit.offset).start())?;
        let ty = (number < count).then(|| self.ir().value_type(first.behind(number)))?;
        let is_known = ty != self.ir().context.unknown_type();
        is_known.then(|| String::from_utf8_lossy(&print_type(self.ir(), ty)).into_owned())
    }

    /// The types of the values of a definition of a unit, in the words of MLIR: with commas between
    /// those of several results.
    pub(super) fn text(&self, unit: DocumentUnit<'_>, definition: Definition) -> Option<String> {
        let start = definition.name.shifted(unit.offset).start();
        let first = *self.values.get(&start)?;
        let count = match definition.kind {
            DefinitionKind::Results { count } => count.min(MOST_RESULTS),
            _ => 1,
        };
        let unknown = self.ir().context.unknown_type();
        let mut texts = Vec::new();
        for number in 0..count {
            let ty = self.ir().value_type(first.behind(number));
            if ty == unknown {
                return None;
            }
            texts.push(String::from_utf8_lossy(&print_type(self.ir(), ty)).into_owned());
        }
        Some(texts.join(", "))
    }
}

/// Of more results the first are shown.
const MOST_RESULTS: u32 = 16;
