//! The invariants. The functions under test are parameters, so that a test can pass in broken ones.

use crate::generate::reflection::dtype;
use abide_core::diagnostic::{Diagnostic, Severity};
use abide_core::limits::Limits;
use abide_core::reflection::bind::{BindError, Function, Profile, Value, Vm};
use abide_core::reflection::json::{Json, Kind, NodeId, Number};
use abide_core::reflection::model::{DictTag, Dim, Rank, RecordId, Reflection, SequenceTag};
use abide_core::reflection::{
    AbiArgument, RecordKind, RecordType, explain, from_types, read, signature,
};
use abide_core::text::apply_edits;
use serde_json::Value as SerdeValue;
use std::collections::BTreeMap;

/// The value of a text, `None` if there is an error.
pub(super) fn read_value(text: &[u8]) -> Option<SerdeValue> {
    let json = Json::read(text, &Limits::default());
    let refused = json.diagnostics().iter().any(|found| found.severity == Severity::Error);
    (!refused).then(|| serde_value(&json, json.root()))
}

fn serde_value(json: &Json<'_>, id: NodeId) -> SerdeValue {
    match json.kind(id) {
        Kind::True => SerdeValue::Bool(true),
        Kind::False => SerdeValue::Bool(false),
        Kind::String => SerdeValue::String(json.string(id).into_owned()),
        Kind::Number => match json.number(id) {
            Some(Number::Negative(value)) => value.into(),
            Some(Number::Unsigned(value)) => value.into(),
            Some(Number::Float(value)) => value.into(),
            None => SerdeValue::Null,
        },
        Kind::Array => json.items(id).map(|item| serde_value(json, item)).collect(),
        Kind::Object => {
            let members = json.members(id).map(|member| {
                (json.string(member.key).into_owned(), serde_value(json, member.value))
            });
            SerdeValue::Object(members.collect())
        }
        _ => SerdeValue::Null,
    }
}

/// A reader has an error exactly where `serde_json` has one, and the same value elsewhere. Texts
/// that nest deeper than `serde_json` reads are left out, as are doubles at the end of their range,
/// where its rounding decides.
pub(super) fn agrees_with_serde_json(text: &[u8], reader: impl Fn(&[u8]) -> Option<SerdeValue>) {
    let brackets = text.iter().filter(|byte| matches!(byte, b'[' | b'{')).count();
    let extreme = text.windows(4).any(|bytes| {
        matches!(bytes[0], b'e' | b'E')
            && bytes[1..].iter().filter(|b| b.is_ascii_digit()).count() > 2
    });
    if brackets > 120 || extreme {
        return;
    }
    let expected = serde_json::from_slice::<SerdeValue>(text).ok();
    let found = reader(text);
    let same = match (&expected, &found) {
        (Some(expected), Some(found)) => same(expected, found),
        (None, None) => true,
        _ => false,
    };
    assert!(same, "{:?}: {found:?} is not {expected:?}", String::from_utf8_lossy(text));
}

/// Whether two values are equal, except for the last bit of doubles, which `serde_json` does not always round.
fn same(a: &SerdeValue, b: &SerdeValue) -> bool {
    match (a, b) {
        (SerdeValue::Number(x), SerdeValue::Number(y)) if x.is_f64() && y.is_f64() => {
            let bits = |number: &serde_json::Number| number.as_f64().unwrap_or(0.0).to_bits();
            bits(x).abs_diff(bits(y)) <= 1
        }
        (SerdeValue::Array(a), SerdeValue::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        (SerdeValue::Object(a), SerdeValue::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, a)| b.get(key).is_some_and(|b| same(a, b)))
        }
        _ => a == b,
    }
}

/// Diagnostics are in order and within the text, and their fixes can be applied.
pub(super) fn positions_are_in_range(text: &[u8], found: Vec<Diagnostic>) {
    let mut last = 0;
    for diagnostic in &found {
        let span = diagnostic.span;
        assert!(last <= span.start(), "{diagnostic:?} is out of order");
        last = span.start();
        let related = diagnostic.related.iter().map(|related| related.span);
        for span in related.chain([span]) {
            assert!(span.end() as usize <= text.len(), "{diagnostic:?} is out of the text");
        }
        if let Some(fix) = &diagnostic.fix {
            let fixed = apply_edits(text, &fix.edits);
            assert!(fixed.is_ok_and(|fixed| fixed != text), "{diagnostic:?} fixes nothing");
        }
    }
}

/// Every record is within the text, and explaining them ends.
pub(super) fn records_are_nested(text: &[u8]) {
    let reflection = read(text, &Limits::default());
    let whole = reflection.json().span(reflection.json().root());
    for record in reflection.records() {
        assert!(whole.covers(reflection.json().span(record.node)));
    }
    assert!(!signature(&reflection, &[]).is_empty());
    assert!(!explain(&reflection).is_empty());
}

/// Written text is written again unchanged.
pub(super) fn writing_is_idempotent(text: &[u8], rewrite: impl Fn(&[u8]) -> String) {
    let once = rewrite(text);
    assert_eq!(rewrite(once.as_bytes()), once);
    let parsed = serde_json::from_slice::<SerdeValue>(text);
    if let Ok(value) = parsed {
        let written = serde_json::from_str::<SerdeValue>(&once).expect("JSON stays JSON");
        assert!(same(&value, &written), "{written} is not {value}");
    }
}

/// Types are written as text that reads to the same types, and is canonical already.
pub(super) fn types_survive(
    arguments: &[AbiArgument],
    results: &[RecordType],
    writer: impl Fn(&[AbiArgument], &[RecordType]) -> String,
    rewrite: impl Fn(&[u8]) -> String,
) {
    let text = writer(arguments, results);
    let reflection = read(text.as_bytes(), &Limits::default());
    assert!(reflection.json().diagnostics().is_empty(), "{text}");
    assert_eq!(rewrite(text.as_bytes()), text);
    let found: Vec<AbiArgument> = reflection
        .arguments()
        .unwrap_or_default()
        .iter()
        .map(|id| {
            let name = match reflection.record(*id).kind {
                RecordKind::Named { name, .. } => Some(reflection.text(name).into_owned()),
                _ => None,
            };
            AbiArgument { name, ty: type_of(&reflection, reflection.unnamed(*id)) }
        })
        .collect();
    let expected: Vec<AbiArgument> = arguments
        .iter()
        .map(|argument| AbiArgument { name: argument.name.clone(), ty: sorted(&argument.ty) })
        .collect();
    assert_eq!(found, expected, "{text}");
    let found: Vec<RecordType> = reflection
        .results()
        .unwrap_or_default()
        .iter()
        .map(|id| type_of(&reflection, *id))
        .collect();
    assert_eq!(found, results.iter().map(sorted).collect::<Vec<_>>(), "{text}");
}

/// The type that a record is.
fn type_of(reflection: &Reflection<'_>, id: RecordId) -> RecordType {
    let types = |ids: &[RecordId]| ids.iter().map(|id| type_of(reflection, *id)).collect();
    match reflection.record(id).kind {
        RecordKind::Primitive(primitive) => RecordType::Scalar(primitive),
        RecordKind::Unknown => RecordType::Unknown,
        RecordKind::Null => RecordType::Null,
        RecordKind::NdArray { element, rank, dims } => {
            let element = match reflection.record(element).kind {
                RecordKind::Primitive(primitive) => Some(primitive),
                _ => None,
            };
            let dims = reflection.dims(dims).iter().map(|dim| match dim {
                Dim::Known(dim) => Some(*dim),
                Dim::Unknown | Dim::Wide | Dim::Malformed => None,
            });
            RecordType::NdArray { element, dims: (rank != Rank::Unknown).then(|| dims.collect()) }
        }
        RecordKind::Sequence { tag: SequenceTag::Slist, slots } => {
            RecordType::List(types(reflection.children(slots)))
        }
        RecordKind::Sequence { tag: SequenceTag::Stuple, slots } => {
            RecordType::Tuple(types(reflection.children(slots)))
        }
        RecordKind::Dict { tag: DictTag::Sdict, entries } => {
            let entries = reflection.entries(entries).iter().map(|entry| {
                (reflection.text(entry.key).into_owned(), type_of(reflection, entry.slot))
            });
            RecordType::Dict(entries.collect())
        }
        RecordKind::HomogeneousList { element } => {
            RecordType::ListOf(Box::new(type_of(reflection, element)))
        }
        other => panic!("no type is written as {other:?}"),
    }
}

/// The type with the slots of structures in their natural order, each key once.
fn sorted(ty: &RecordType) -> RecordType {
    match ty {
        RecordType::List(slots) => RecordType::List(slots.iter().map(sorted).collect()),
        RecordType::Tuple(slots) => RecordType::Tuple(slots.iter().map(sorted).collect()),
        RecordType::ListOf(element) => RecordType::ListOf(Box::new(sorted(element))),
        RecordType::Dict(slots) => {
            let slots: BTreeMap<String, RecordType> =
                slots.iter().map(|(key, slot)| (key.clone(), sorted(slot))).collect();
            RecordType::Dict(slots.into_iter().collect())
        }
        other => other.clone(),
    }
}

/// A packed call has one VM value for each type, and each is of its type.
pub(super) fn packed_values_fit(types: &[&RecordType], packed: Result<Vec<Vm>, BindError>) {
    let packed = packed.expect("values of the types are packed");
    assert_eq!(packed.len(), types.len());
    for (value, ty) in packed.iter().zip(types) {
        assert!(fits(value, &sorted(ty)), "{value:?} is not of type {ty:?}");
    }
}

fn fits(value: &Vm, ty: &RecordType) -> bool {
    use abide_core::reflection::model::Primitive::{Float, Integer};
    match (value, ty) {
        (Vm::I8(_), RecordType::Scalar(Integer(8)))
        | (Vm::I16(_), RecordType::Scalar(Integer(16)))
        | (Vm::I32(_), RecordType::Scalar(Integer(32)))
        | (Vm::I64(_), RecordType::Scalar(Integer(64)))
        | (Vm::F32(_), RecordType::Scalar(Float(32)))
        | (Vm::F64(_), RecordType::Scalar(Float(64))) => true,
        (Vm::BufferView(array), RecordType::NdArray { element, dims }) => {
            let dims = dims.as_deref().unwrap_or_default();
            element.is_some_and(|element| dtype(element) == array.dtype)
                && array.shape.len() == dims.len()
                && array.shape.iter().zip(dims).all(|(a, b)| b.is_none_or(|b| b == *a))
        }
        (Vm::List(items), RecordType::List(slots) | RecordType::Tuple(slots)) => {
            items.len() == slots.len()
                && items.iter().zip(slots).all(|(item, slot)| fits(item, slot))
        }
        (Vm::List(items), RecordType::Dict(slots)) => {
            items.len() == slots.len()
                && items.iter().zip(slots).all(|(item, (_, slot))| fits(item, slot))
        }
        _ => false,
    }
}

/// A function that returns its arguments gives back the values, structures in natural order.
pub(super) fn values_come_back(
    types: &[&RecordType],
    values: &[Value],
    unpack: impl Fn(&Function, &[Vm]) -> Result<Value, BindError>,
) {
    let results: Vec<RecordType> = types.iter().map(|ty| (*ty).clone()).collect();
    let arguments: Vec<AbiArgument> =
        results.iter().map(|ty| AbiArgument { name: None, ty: ty.clone() }).collect();
    let text = from_types(&arguments, &results);
    let function = Function::load(Some(text.as_bytes()), Profile::Iree2022, &Limits::default())
        .expect("generated records load");
    let mut packed = function.pack(values, &[]).expect("values of the types are packed");
    // The items of one structure are their own results.
    if let [Vm::List(items)] = packed.as_slice() {
        packed = items.clone();
    }
    let mut expected: Vec<Value> =
        values.iter().zip(types).map(|(value, ty)| natural(value, ty)).collect();
    let expected = match expected.len() {
        0 => Value::None,
        1 => expected.remove(0),
        _ => Value::Tuple(expected),
    };
    assert_eq!(unpack(&function, &packed), Ok(expected), "{text}");
}

/// The value with the items of dicts in the order of their keys.
fn natural(value: &Value, ty: &RecordType) -> Value {
    let items = |items: &[Value], slots: &[RecordType]| -> Vec<Value> {
        items.iter().zip(slots).map(|(item, slot)| natural(item, slot)).collect()
    };
    match (value, &sorted(ty)) {
        (Value::List(list), RecordType::List(slots)) => Value::List(items(list, slots)),
        (Value::Tuple(list), RecordType::Tuple(slots)) => Value::Tuple(items(list, slots)),
        (Value::Dict(list), RecordType::Dict(slots)) => {
            let found = slots.iter().filter_map(|(key, slot)| {
                let wanted = Value::Str(key.clone());
                let (key, value) = list.iter().find(|(key, _)| *key == wanted)?;
                Some((key.clone(), natural(value, slot)))
            });
            Value::Dict(found.collect())
        }
        _ => value.clone(),
    }
}

/// Loading any text, and calling what loads with any values, ends in a value or an error.
pub(super) fn nothing_panics(text: &[u8], values: &[Value]) {
    let limits = Limits::default();
    let keywords: Vec<(String, Value)> =
        values.iter().enumerate().map(|(i, value)| (format!("n{i}"), value.clone())).collect();
    for profile in [Profile::Doc, Profile::Iree2021, Profile::Iree2022] {
        for reflection in [Some(text), None] {
            let Ok(function) = Function::load(reflection, profile, &limits) else { continue };
            let by_keyword = function.pack(&[], &keywords);
            let by_position = function.pack(values, &[]);
            for packed in [by_keyword, by_position].into_iter().flatten() {
                let _ = function.unpack(&packed);
            }
        }
    }
}
