//! The types of values, also of those without a type in the text: they are read from the operations of a function, or
//! of a part of the file outside of functions.

use super::named_types::{NamedTypes, TypesCache};
use super::scope::{add_aliases, function_excerpt, part_excerpt};
use super::top_level::{TopLevelGroup, part_at};
use super::value_shapes::ValueShapes;
use crate::db::{Document, DocumentUnit, FileCache, LONG_FUNCTION_BYTES};
use crate::diagnostics::fingerprint;
use abide_mlir::ir::{Ir, Type};
use abide_mlir::names::{Definition, DefinitionKind};
use abide_mlir::ods::constraint::TypeConstraint;
use abide_mlir::parse::{Aliases, Excerpt, Parsed, Surroundings, parse_type, recover_excerpt};
use abide_source::text::Span;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The maximum number of functions kept: those that an editor shows at a time, and some.
const MAX_KEPT_FUNCTIONS: usize = 16;

/// The values of a function or a part, by its start; `None` if it is not parsed by itself.
type PartTypes = (u32, Option<Arc<ValueTypes>>);

/// The values of the functions requested last, for further requests: until the text changes, these need not be parsed
/// again. The latest is last.
#[derive(Debug, Default)]
struct ValueTypesCache(Mutex<Vec<PartTypes>>);

impl FileCache for ValueTypesCache {}

/// Returns the types of the values at a place, at once: in a long function that has changed since it was verified, they
/// are those from before, without those of the changed statements. Otherwise as [`value_types_at`].
pub(super) fn last_value_types_at(document: &Document, offset: u32) -> Option<Arc<ValueTypes>> {
    let last = document.function_at(offset).and_then(|unit| {
        let last = unit.facts.kept::<TypesCache>().known()?;
        let is_changed = last.surroundings.is_none() && last.types.are_static();
        is_changed.then(|| Arc::new(ValueTypes::known(unit.offset, last.types)))
    });
    last.or_else(|| value_types_at(document, offset))
}

/// Returns the types and shapes of the values at a place: of the enclosing function, or of the part of the file outside
/// of functions. A long function may have to be parsed.
pub(super) fn value_types_at(document: &Document, offset: u32) -> Option<Arc<ValueTypes>> {
    let kept = document.kept::<ValueTypesCache>();
    match document.function_at(offset) {
        Some(unit) => kept.of_function(document, unit),
        None => kept.of_part(document, &part_at(document, offset)?),
    }
}

impl ValueTypesCache {
    /// The values of the function that begins at a place.
    fn of_function(&self, document: &Document, unit: DocumentUnit<'_>) -> Option<Arc<ValueTypes>> {
        self.kept(unit.offset, || {
            document.unit_from(unit.offset).filter(|own| own.index == unit.index)?;
            let excerpt = function_excerpt(document, unit)?;
            if unit.facts.len < LONG_FUNCTION_BYTES {
                return Some(ValueTypes::of(document, unit.offset, &excerpt));
            }
            let surroundings = Some(fingerprint(document, &excerpt));
            let verified = unit.facts.kept::<TypesCache>().known();
            let current = verified.filter(|last| last.surroundings == surroundings);
            Some(match current.filter(|last| last.types.are_static()) {
                Some(last) => ValueTypes::known(unit.offset, last.types),
                None => ValueTypes::of(document, unit.offset, &excerpt),
            })
        })
    }

    /// The values of a part of the file outside of functions.
    fn of_part(&self, document: &Document, part: &TopLevelGroup<'_>) -> Option<Arc<ValueTypes>> {
        self.kept(part.start(), || {
            let mut excerpt = part_excerpt(document, part)?;
            add_aliases(document, &mut excerpt, |_| false);
            Some(ValueTypes::of(document, part.start(), &excerpt))
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
        if kept.len() >= MAX_KEPT_FUNCTIONS {
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

/// The values of a function or a part, even if it has errors.
#[derive(Debug)]
pub(super) struct ValueTypes {
    /// The start of the function or the part.
    start: u32,
    types: Arc<NamedTypes>,
    /// The parsed IR; `None` if it was parsed earlier, and no shapes are known.
    parsed: Option<Parsed>,
    shapes: OnceLock<ValueShapes>,
    /// Each of the types in its own context.
    in_context: OnceLock<(Ir, Vec<Option<Type>>)>,
}

impl ValueTypes {
    /// Reads a function or a part that begins at a place.
    fn of(document: &Document, start: u32, excerpt: &Excerpt) -> ValueTypes {
        let limits = document.limits();
        let read = recover_excerpt(document.text(), excerpt, document.registry(), limits);
        let place = |name: Span| name.start().checked_sub(start);
        let types = Arc::new(NamedTypes::of(&read.ir, &read.names, place));
        let parsed = Parsed {
            ir: read.ir,
            names: read.names,
            diagnostics: Vec::new(),
            followed: Vec::new(),
            aliases: Default::default(),
        };
        ValueTypes { parsed: Some(parsed), ..ValueTypes::known(start, types) }
    }

    /// Creates the values of a function that begins at `start`, which was parsed when it was verified.
    fn known(start: u32, types: Arc<NamedTypes>) -> ValueTypes {
        let (shapes, in_context) = (OnceLock::new(), OnceLock::new());
        ValueTypes { start, types, parsed: None, shapes, in_context }
    }

    /// Returns the shapes of the values.
    pub(super) fn shapes(&self, document: &Document) -> &ValueShapes {
        self.shapes.get_or_init(|| match &self.parsed {
            Some(parsed) => ValueShapes::of(parsed, document.text(), document.registry()),
            None => ValueShapes::default(),
        })
    }

    /// Returns the number of the type of a value of a unit's definition; equal types have one number.
    pub(super) fn number(
        &self,
        unit: DocumentUnit<'_>,
        definition: Definition,
        number: u32,
    ) -> Option<usize> {
        let place = definition.name.shifted(unit.offset).start();
        self.types.find(place.checked_sub(self.start)?, number)
    }

    /// Whether the type with a number fulfils a constraint.
    pub(super) fn fulfils(
        &self,
        document: &Document,
        number: usize,
        constraint: &TypeConstraint,
    ) -> bool {
        let (ir, types) = self.in_context.get_or_init(|| self.read_types(document));
        let ty = types.get(number).copied().flatten();
        ty.is_some_and(|ty| constraint.matches_with(&ir.context, ty, document.registry().as_ref()))
    }

    /// Whether the type with a number has a shape.
    pub(super) fn is_shaped(&self, document: &Document, number: usize) -> bool {
        let (ir, types) = self.in_context.get_or_init(|| self.read_types(document));
        let ty = types.get(number).copied().flatten();
        ty.is_some_and(|ty| ir.context.type_kind(ty).shape().is_some())
    }

    fn read_types(&self, document: &Document) -> (Ir, Vec<Option<Type>>) {
        let aliases = Aliases::default();
        let around = Surroundings { values: &[], aliases: &aliases };
        let mut ir = Ir::new(0);
        let mut types = Vec::new();
        for text in self.types.texts() {
            let (registry, limits) = (document.registry(), document.limits());
            let read = parse_type(ir, text.as_bytes(), around, registry, limits);
            ir = read.ir;
            types.push(read.read);
        }
        (ir, types)
    }

    /// The type of the value with a number of a definition of a unit, in the words of MLIR.
    pub(super) fn text_of(
        &self,
        unit: DocumentUnit<'_>,
        definition: Definition,
        number: u32,
    ) -> Option<String> {
        let text = self.types.text(self.number(unit, definition, number)?)?;
        Some(text.to_owned())
    }

    /// The types of the values of a definition of a unit, in the words of MLIR: with commas between
    /// those of several results.
    pub(super) fn text(&self, unit: DocumentUnit<'_>, definition: Definition) -> Option<String> {
        let count = match definition.kind {
            DefinitionKind::Results { count } => count.min(MAX_RESULTS),
            _ => 1,
        };
        let texts = (0..count).map(|number| self.text_of(unit, definition, number));
        Some(texts.collect::<Option<Vec<_>>>()?.join(", "))
    }
}

/// The maximum number of results shown.
const MAX_RESULTS: u32 = 16;
