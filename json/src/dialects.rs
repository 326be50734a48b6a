//! The coverage of dialects, for people and for programs.

use abide_core::mlir::coverage::{Coverage, Uses};
use abide_core::mlir::ods::{DialectDescription, Syntax};
use abide_core::mlir::registry::Registry;
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

/// `{"dialects":[{"name","operations","types","attributes","files","notes"}],"operations":[…]}`.
#[must_use]
pub fn list(registry: &Registry) -> Value {
    registry.dialects().read_all();
    let dialects = registry.dialects().dialects();
    let operations = dialects.clone().flat_map(|dialect| &dialect.ops);
    let mut operations: Vec<&str> = operations.map(|op| &*op.name).collect();
    operations.sort_unstable();
    let dialects: Vec<Value> = dialects.map(dialect).collect();
    json!({ "dialects": dialects, "operations": operations })
}

fn dialect(dialect: &DialectDescription) -> Value {
    json!({
        "name": *dialect.name,
        "operations": dialect.ops.len(),
        "types": dialect.types.len(),
        "attributes": dialect.attributes.len() + dialect.enums.len(),
        "files": files(dialect),
        "notes": notes(dialect),
    })
}

/// The files that describe a dialect; empty for abide's own.
fn files(dialect: &DialectDescription) -> Vec<String> {
    let places = dialect.ops.iter().filter_map(|op| op.place.as_ref());
    let mut files: Vec<String> =
        places.chain(&dialect.place).map(|place| place.path.to_string()).collect();
    files.sort_unstable();
    files.dedup();
    files
}

/// The parts that only C++ defines, each with its count.
fn notes(dialect: &DialectDescription) -> Vec<String> {
    let mut counts: std::collections::BTreeMap<&str, usize> = Default::default();
    for op in &dialect.ops {
        for unknown in &op.unknown {
            *counts.entry(unknown).or_default() += 1;
        }
        if matches!(op.syntax, Syntax::Custom) {
            *counts.entry("parser in C++").or_default() += 1;
        }
    }
    let note = |(text, count): (&str, usize)| match count {
        1 => text.to_owned(),
        count => format!("{text} ({count} operations)"),
    };
    counts.into_iter().map(note).collect()
}

/// A line for each dialect.
#[must_use]
pub fn list_text(registry: &Registry) -> String {
    registry.dialects().read_all();
    let mut out = String::new();
    for dialect in registry.dialects().dialects() {
        let (operations, types) = (dialect.ops.len(), dialect.types.len());
        let attributes = dialect.attributes.len() + dialect.enums.len();
        let from = match files(dialect).as_slice() {
            [] => "comes with abide".to_owned(),
            [one] => one.clone(),
            [first, rest @ ..] => format!("{first} and {} more", rest.len()),
        };
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "{:16} {operations:5} operations {types:4} types {attributes:4} attributes  {from}",
            dialect.name
        );
    }
    out
}

/// `{"uses","described","declarative","read","byDialect"}`.
#[must_use]
pub fn coverage(coverage: &Coverage) -> Value {
    let by_dialect = coverage.by_dialect.iter();
    let by_dialect: Map<String, Value> =
        by_dialect.map(|(name, uses)| (name.clone(), counted(uses))).collect();
    let mut all = counted(&coverage.total);
    if let Some(fields) = all.as_object_mut() {
        fields.insert("byDialect".to_owned(), Value::Object(by_dialect));
        fields.insert("missed".to_owned(), json!(coverage.missed));
    }
    all
}

fn counted(uses: &Uses) -> Value {
    json!({
        "uses": uses.uses,
        "described": uses.described,
        "declarative": uses.declarative,
        "read": uses.read,
    })
}

/// A table.
#[must_use]
pub fn coverage_text(coverage: &Coverage) -> String {
    let mut out = String::from("dialect              uses  described  declarative   read\n");
    let line = |name: &str, uses: &Uses| {
        let percent = |part: usize, of: usize| match of {
            0 => "     -".to_owned(),
            of => format!("{:5.1}%", 100.0 * part as f64 / of as f64),
        };
        let (described, read) =
            (percent(uses.described, uses.uses), percent(uses.read, uses.declarative));
        format!("{name:18} {:6}     {described}       {:6} {read}\n", uses.uses, uses.declarative)
    };
    for (name, uses) in &coverage.by_dialect {
        out.push_str(&line(name, uses));
    }
    out.push_str(&line("all", &coverage.total));
    out
}
