//! Builds the interface of a function from its metadata.

use super::{Interface, Leaf, Outcome, Parameter, Passing, Value};
use crate::annotated::{AnnotatedValue, stated};
use crate::call::tree::{Part, Structure};
use crate::call::{Call, PathStep, Slot, SlotType};
use crate::function::Function;
use abide_mlir::annotations::Fact;
use abide_signatures::reflection::model::{Dim, ForeignTag, SequenceTag};
use abide_signatures::reflection::{self as records, RecordId, RecordKind, Reflection};
use abide_source::limits::Limits;
use abide_source::types::AbiType;

impl Interface {
    /// The interface of a function, from its best description: reflection JSON, paths (those of a
    /// structured-index-path signature too), names. `text` is the file.
    #[must_use]
    pub fn of(function: &Function<'_>, text: &[u8], limits: &Limits) -> Interface {
        let mut call = Call::of(function, text, limits);
        let trailing = function.arguments.iter().flatten().rev();
        let fences = trailing.take_while(|value| value.ty == AbiType::Fence).count().min(2);
        if let Some(arguments) = &mut call.arguments {
            arguments.truncate(arguments.len() - fences);
        }
        let fences = fences == 2 || has_coarse_fences(function);
        // The name of a result is not a path into a structure.
        let values = function.results.iter().flatten();
        for (slot, value) in call.results.iter_mut().flatten().zip(values) {
            let says = |fact| stated(&value.annotations, fact).is_some();
            if says(Fact::Name) && !says(Fact::Path) {
                slot.path.clear();
            }
        }
        if let Some(literal) = function.reflection_json() {
            let reflection = records::read(literal.bytes(), limits);
            let sides = (reflection.arguments(), reflection.results());
            if let (Some(arguments), Some(results)) = sides {
                let (arguments, results) = of_records(&reflection, arguments, results, &call);
                let passing = Passing::Lists;
                let (arguments, results) = (Some(arguments), Some(results));
                return Interface { name: call.name, passing, arguments, results, fences };
            }
        }
        Interface {
            arguments: call.arguments.map(of_slots),
            results: call.results.map(of_results),
            name: call.name,
            passing: Passing::Flat,
            fences,
        }
    }
}

fn has_coarse_fences(function: &Function<'_>) -> bool {
    let value = stated(&function.annotations, Fact::Fences).map(|one| one.value.resolved());
    matches!(value, Some(AnnotatedValue::Text(literal)) if literal.bytes() == b"coarse-fences")
}

fn leaf(number: usize, slot: Slot) -> Value {
    let ty = slot.ty.clone();
    Value::Leaf(Leaf { ty, slot: Some(Box::new(slot)), number })
}

/// Arguments by the first step of their paths, or one by one if some have none.
fn of_slots(slots: Vec<Slot>) -> Vec<Parameter> {
    let paths: Option<Structure> =
        slots.iter().enumerate().try_fold(Structure::new(), |mut structure, (number, slot)| {
            let has_path = !slot.path.is_empty();
            (has_path && structure.insert(&slot.path, number).is_ok()).then_some(structure)
        });
    let Some(structure) = paths.filter(|_| !slots.is_empty()) else {
        return slots.into_iter().enumerate().map(by_itself).collect();
    };
    let mut slots: Vec<Option<Slot>> = slots.into_iter().map(Some).collect();
    let Part::Node(children) = structure.part() else { return Vec::new() };
    let mut parameters = Vec::new();
    for (step, part) in children {
        let name = step.text().map(str::to_owned);
        let value = value(part, &mut slots);
        let first_name = || match &value {
            Value::Leaf(leaf) => leaf.slot.as_ref().and_then(|slot| slot.name.clone()),
            _ => None,
        };
        let name = name.or_else(first_name);
        parameters.push(Parameter { name, is_keyword: false, value });
    }
    parameters
}

fn by_itself((number, slot): (usize, Slot)) -> Parameter {
    let name = match slot.path.as_slice() {
        [PathStep::Field(name) | PathStep::Key(name)] => Some(name.clone()),
        _ => slot.name.clone(),
    };
    Parameter { name, is_keyword: false, value: leaf(number, slot) }
}

fn of_results(slots: Vec<Slot>) -> Outcome {
    let paths: Option<Structure> =
        slots.iter().enumerate().try_fold(Structure::new(), |mut structure, (number, slot)| {
            structure.insert(&slot.path, number).ok()?;
            Some(structure)
        });
    let has_paths = slots.iter().any(|slot| !slot.path.is_empty());
    let count = slots.len();
    let mut all: Vec<Option<Slot>> = slots.into_iter().map(Some).collect();
    match paths {
        Some(structure) if has_paths => Outcome::One(value(structure.part(), &mut all)),
        _ => {
            let mut values: Vec<Value> = all
                .into_iter()
                .flatten()
                .enumerate()
                .map(|(number, slot)| leaf(number, slot))
                .collect();
            match values.pop() {
                Some(only) if count == 1 => Outcome::One(only),
                last => {
                    values.extend(last);
                    Outcome::Several(values)
                }
            }
        }
    }
}

/// A part of a structure of paths. Paths have a length that bounds how deep this goes.
fn value(part: Part<'_>, slots: &mut [Option<Slot>]) -> Value {
    match part {
        Part::Leaf(number) => match slots.get_mut(number).and_then(Option::take) {
            Some(slot) => leaf(number, slot),
            None => Value::Leaf(Leaf::of(any())),
        },
        Part::Node(children) => {
            let counted = children.iter().zip(0_i64..);
            let is_sequence = counted.clone().all(|((step, _), at)| **step == PathStep::Index(at));
            if is_sequence {
                return Value::Tuple(
                    children.into_iter().map(|(_, part)| value(part, slots)).collect(),
                );
            }
            let item = |(step, part): (&PathStep, Part<'_>)| {
                let key = match step {
                    PathStep::Index(index) => index.to_string(),
                    step => step.text().unwrap_or_default().to_owned(),
                };
                (key, value(part, slots))
            };
            Value::Dict(children.into_iter().map(item).collect())
        }
    }
}

fn of_records(
    reflection: &Reflection<'_>,
    arguments: &[RecordId],
    results: &[RecordId],
    call: &Call,
) -> (Vec<Parameter>, Outcome) {
    let slots = call.arguments.as_deref().unwrap_or_default();
    let parameter = |(number, id): (usize, &RecordId)| match reflection.record(*id).kind {
        RecordKind::Named { name, slot } => Parameter {
            name: Some(reflection.text(name).into_owned()),
            is_keyword: true,
            value: of_record(reflection, slot),
        },
        _ => Parameter {
            name: slots.get(number).and_then(|slot| slot.name.clone()),
            is_keyword: false,
            value: of_record(reflection, *id),
        },
    };
    let arguments = arguments.iter().enumerate().map(parameter).collect();
    let results = match results {
        [only] => Outcome::One(of_record(reflection, *only)),
        several => Outcome::Several(several.iter().map(|id| of_record(reflection, *id)).collect()),
    };
    (arguments, results)
}

/// A record. Records nest as deep as the JSON, which has a limit.
fn of_record(reflection: &Reflection<'_>, id: RecordId) -> Value {
    let all = |ids: &[RecordId]| ids.iter().map(|id| of_record(reflection, *id)).collect();
    match reflection.record(id).kind {
        RecordKind::Primitive(primitive) => {
            Value::Leaf(Leaf::of(SlotType::Other(primitive.to_string())))
        }
        RecordKind::NdArray { element, rank, dims } => {
            let element = match reflection.record(element).kind {
                RecordKind::Primitive(primitive) => primitive.to_string(),
                _ => "?".to_owned(),
            };
            let dim = |dim: &Dim| match dim {
                Dim::Known(size) => size.to_string(),
                _ => "?".to_owned(),
            };
            let known = matches!(rank, records::model::Rank::Known(_));
            let dims = known.then(|| reflection.dims(dims).iter().map(dim).collect());
            Value::Leaf(Leaf::of(SlotType::Array(element, dims)))
        }
        RecordKind::Named { slot, .. } => of_record(reflection, slot),
        RecordKind::Sequence { tag: SequenceTag::Slist, slots } => {
            Value::List(all(reflection.children(slots)))
        }
        RecordKind::Sequence { slots, .. } => Value::Tuple(all(reflection.children(slots))),
        RecordKind::Dict { entries, .. } => {
            let entries = reflection.entries(entries).iter();
            let item = |entry: &records::model::Entry| {
                (reflection.text(entry.key).into_owned(), of_record(reflection, entry.slot))
            };
            Value::Dict(entries.map(item).collect())
        }
        RecordKind::HomogeneousList { element } => {
            Value::ListOf(Box::new(of_record(reflection, element)))
        }
        RecordKind::Foreign { tag: ForeignTag::Tuple, fields } => {
            Value::Tuple(all(reflection.children(fields)))
        }
        RecordKind::Foreign { tag: ForeignTag::UniformList, fields } => {
            let element = reflection.children(fields).first();
            let element = element
                .map_or_else(|| Value::Leaf(Leaf::of(any())), |id| of_record(reflection, *id));
            Value::ListOf(Box::new(element))
        }
        _ => Value::Leaf(Leaf::of(any())),
    }
}

fn any() -> SlotType {
    SlotType::Other("Any".to_owned())
}
