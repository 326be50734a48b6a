//! The types of values that the text does not show beside them: those of the operations that a
//! function is read into.

use super::document::{Document, DocumentUnit};
use super::scope::function_excerpt;
use super::value_shapes::ValueShapes;
use crate::mlir::ir::{Ir, Type, ValueId};
use crate::mlir::names::{Definition, DefinitionKind};
use crate::mlir::parse::{Parsed, recover_excerpt};
use crate::mlir::print::print_type;
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// How many functions are kept: those that an editor shows at a time, and some.
const KEPT: usize = 16;

/// The values of a unit, by its index; none of what is no function of the file.
type OfUnit = (usize, Option<Arc<ValueTypes>>);

/// The values of the functions that were asked about last, for who asks again: until the text changes,
/// they need not be read once more. The last one stands behind the others.
#[derive(Debug, Default)]
pub(super) struct ValueTypesCache(Mutex<Vec<OfUnit>>);

impl ValueTypesCache {
    /// The values of a unit.
    pub(super) fn of(
        &self,
        document: &Document,
        unit: DocumentUnit<'_>,
    ) -> Option<Arc<ValueTypes>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept.iter().position(|(index, _)| *index == unit.index);
        let types = match known {
            Some(place) => kept.remove(place).1,
            None => ValueTypes::of(document, unit).map(Arc::new),
        };
        if kept.len() >= KEPT {
            kept.remove(0);
        }
        kept.push((unit.index, types.clone()));
        types
    }
}

/// The copy of a document is about to change.
impl Clone for ValueTypesCache {
    fn clone(&self) -> ValueTypesCache {
        ValueTypesCache::default()
    }
}

/// The values of a function, whatever is wrong in it.
#[derive(Debug)]
pub(super) struct ValueTypes {
    parsed: Parsed,
    shapes: OnceLock<ValueShapes>,
    /// The first value of each name, by where that is defined in the file.
    values: FxHashMap<u32, ValueId>,
}

impl ValueTypes {
    /// Reads a function; none of what is no function of the file.
    fn of(document: &Document, unit: DocumentUnit<'_>) -> Option<ValueTypes> {
        document.unit_from(unit.offset).filter(|own| own.index == unit.index)?;
        let excerpt = function_excerpt(document, unit)?;
        let limits = document.limits();
        let parsed = recover_excerpt(document.text(), &excerpt, document.registry(), limits);
        let mut values = FxHashMap::default();
        for (value, name) in parsed.names.iter() {
            values.entry(name.start()).or_insert(value);
        }
        let parsed = Parsed {
            ir: parsed.ir,
            names: parsed.names,
            diagnostics: Vec::new(),
            followed: Vec::new(),
        };
        Some(ValueTypes { parsed, shapes: OnceLock::new(), values })
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
