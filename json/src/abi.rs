//! Functions of MLIR files and how they are called.

use abide_core::abi::call::{Call, PathStep, Slot};
use abide_core::abi::diff::Change;
use abide_core::abi::sharding::{Axis, DeviceSlice};
use abide_core::abi::{Explanation, Function, Functions, explain, find_sizes};
use abide_core::limits::Limits;
use abide_core::mlir::annotations::Fact;
use abide_core::mlir::registry::Registry;
use abide_core::mlir::syntax;
use serde_json::{Value, json};
use std::io::{self, Write};

/// Every function of an MLIR text with its signature: an array of [`function`] objects.
#[must_use]
pub fn functions(text: &[u8], limits: &Limits) -> Value {
    let tree = syntax::parse(text, limits);
    let functions = Functions::find(&tree, text, limits).functions;
    functions.iter().map(|found| function(found, &explain(found, text, limits))).collect()
}

/// A function: `function` (its name), `operation`, `start` and `end` (bytes), `source` (where the
/// signature comes from) and `signature`.
#[must_use]
pub fn function(function: &Function<'_>, explanation: &Explanation) -> Value {
    json!({
        "function": function.name,
        "operation": String::from_utf8_lossy(function.operation),
        "start": function.span.start(),
        "end": function.span.end(),
        "source": explanation.source.name(),
        "signature": explanation.text,
    })
}

/// Writes the calls of all functions of an MLIR text: an object with `functions`, as in docs/abi.md. The functions
/// are written one by one, because all of them together are many times the text.
///
/// # Errors
/// Those of `out`.
pub fn write_calls(
    text: &[u8],
    registry: &Registry,
    limits: &Limits,
    out: &mut impl Write,
) -> io::Result<()> {
    write_each(text, registry, limits, out, |function| call(&Call::of(function, text, limits)))
}

/// As [`write_calls`]; each object also has the members of [`function`], except the name.
///
/// # Errors
/// Those of `out`.
pub fn write_described_calls(
    text: &[u8],
    registry: &Registry,
    limits: &Limits,
    out: &mut impl Write,
) -> io::Result<()> {
    write_each(text, registry, limits, out, |found| {
        let mut written = call(&Call::of(found, text, limits));
        // How the text calls its values is not part of how a function is called.
        found.drop_value_names();
        let described = function(found, &explain(found, text, limits));
        if let (Some(written), Value::Object(described)) = (written.as_object_mut(), described) {
            written.extend(described.into_iter().filter(|(member, _)| member != "function"));
        }
        written
    })
}

/// Writes an object with `functions`, one after the other.
fn write_each(
    text: &[u8],
    registry: &Registry,
    limits: &Limits,
    out: &mut impl Write,
    write: impl Fn(&mut Function<'_>) -> Value,
) -> io::Result<()> {
    let tree = syntax::parse(text, limits);
    let annotations = registry.annotations();
    let mut functions = Functions::find_with(&tree, text, limits, annotations).functions;
    find_sizes(&mut functions, text, registry, limits);
    out.write_all(b"{\"functions\":[")?;
    for (number, function) in functions.iter_mut().enumerate() {
        out.write_all(if number > 0 { b"," } else { b"" })?;
        serde_json::to_writer(&mut *out, &write(function))?;
    }
    out.write_all(b"]}")
}

/// The call of a function.
#[must_use]
pub fn call(call: &Call) -> Value {
    let all = |slots: &Option<Vec<Slot>>, write: fn(usize, &Slot) -> Value| match slots {
        None => Value::Null,
        Some(slots) => slots.iter().enumerate().map(|(number, one)| write(number, one)).collect(),
    };
    json!({
        "name": call.name,
        "arguments": all(&call.arguments, argument),
        "results": all(&call.results, result),
    })
}

/// The changes: an object with `changes`, and the numbers of breaking (`breaking`) and compatible ones
/// (`compatible`), as in docs/abi-diff.md.
#[must_use]
pub fn changes(changes: &[Change]) -> Value {
    let breaking = changes.iter().filter(|change| !change.is_compatible).count();
    let change = |change: &Change| {
        json!({
            "function": change.function,
            "place": change.place,
            "kind": change.kind.name(),
            "compatible": change.is_compatible,
            "old": change.old,
            "new": change.new,
        })
    };
    json!({
        "changes": changes.iter().map(change).collect::<Vec<_>>(),
        "breaking": breaking,
        "compatible": changes.len() - breaking,
    })
}

fn argument(index: usize, slot: &Slot) -> Value {
    json!({
        "index": index,
        "path": path(slot),
        "type": slot.ty.to_string(),
        "donated": slot.donated,
        "aliases": slot.aliases,
        "sharding": sharding(slot),
        "stated": stated(slot),
    })
}

fn result(index: usize, slot: &Slot) -> Value {
    json!({
        "index": index,
        "path": path(slot),
        "type": slot.ty.to_string(),
        "sharding": sharding(slot),
        "stated": stated(slot),
    })
}

/// A list of texts and integers.
fn path(slot: &Slot) -> Value {
    let step = |step: &PathStep| match step {
        PathStep::Index(index) => json!(index),
        step => json!(step.text()),
    };
    slot.path.iter().map(step).collect()
}

fn stated(slot: &Slot) -> Value {
    let fact = |(fact, words): &(Fact, String)| (fact.name().to_owned(), json!(words));
    Value::Object(slot.stated.iter().map(fact).collect())
}

fn sharding(slot: &Slot) -> Value {
    let Some(placed) = &slot.sharding else { return Value::Null };
    let axis = |axis: &Axis| json!({ "name": axis.name, "size": axis.size });
    let mesh = placed.mesh.as_ref().map(|mesh| mesh.axes.iter().map(axis).collect::<Vec<_>>());
    let range = |range: &Option<(u64, u64)>| range.map(|(start, end)| json!([start, end]));
    let slice = |slice: DeviceSlice| {
        let ranges: Vec<_> = slice.ranges.iter().map(range).collect();
        json!({ "device": slice.device, "slice": ranges })
    };
    let slices = placed.slices().map(|all| all.into_iter().map(slice).collect::<Vec<_>>());
    json!({ "text": placed.text, "mesh": mesh, "slices": slices })
}
