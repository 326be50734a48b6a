//! Our descriptions compared with LLVM 19.1's own `.td` files for the same operations, read by abide's reader of
//! TableGen. If these files are missing (`.ci/run` unpacks them) only the negative controls run, on a record written
//! here.
#![allow(clippy::unwrap_used, clippy::panic)]

mod compare;
mod records;

use abide_core::dialect::descriptions;
use abide_core::limits::Limits;
use abide_project::DiskFiles;
use abide_tablegen::{Options, Session, output};
use compare::differences;
use records::Records;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Operations that are described as LLVM 22 has them, which takes all that 19 does and more.
const NEWER: [&str; 1] = ["vector.scatter"];

#[test]
fn descriptions_agree_with_tablegen() {
    let Some(includes) = abide_testing::llvm_19_includes() else { return };
    let (mut compared, mut found) = (0, Vec::new());
    for path in operation_files(&includes) {
        let Some(records) = read(&includes, &path) else { continue };
        for op in records.ops() {
            if descriptions().dialect(op.dialect()).is_none() || is_made_of_tablegen(&op.name()) {
                continue;
            }
            compared += 1;
            if NEWER.contains(&&*op.name()) {
                continue;
            }
            let dialect = descriptions().dialect(op.dialect());
            let mut older = dialect.iter().flat_map(|dialect| &dialect.others);
            let older = older.find(|other| *other.op.name == *op.name()).map(|other| &other.op);
            match older.or_else(|| descriptions().op(&op.name())) {
                Some(description) => found.extend(differences(&op, description)),
                None => found.push(format!("{}: is not described", op.name())),
            }
        }
    }
    assert!(found.is_empty(), "{} differences:\n{}", found.len(), found.join("\n"));
    assert!(compared > 100, "only {compared} operations were compared");
}

/// Whether the description of an operation comes from LLVM's `.td` files anyway: another test regenerates it.
fn is_made_of_tablegen(name: &str) -> bool {
    let Some((dialect, own)) = name.split_once('.') else { return false };
    let path =
        abide_testing::repository().join(format!("core/dialects/src/upstream/{dialect}.ops"));
    let text = std::fs::read_to_string(path).unwrap_or_default();
    text.lines().any(|line| line.starts_with(&format!("op {own} ")))
}

/// The files of builtin's operations, and `mlir/Dialect/*/IR/*Ops.td`.
fn operation_files(includes: &Path) -> Vec<PathBuf> {
    let entries = |folder: PathBuf| std::fs::read_dir(folder).into_iter().flatten().flatten();
    let dialects = entries(includes.join("mlir/Dialect")).map(|entry| entry.path().join("IR"));
    let mut files: Vec<PathBuf> = dialects.flat_map(entries).map(|entry| entry.path()).collect();
    files.retain(|file| file.to_string_lossy().ends_with("Ops.td"));
    files.push(includes.join("mlir/IR/BuiltinOps.td"));
    files.sort();
    files
}

/// The records of a file; `None` if it is a part of another one, and refused by itself.
fn read(includes: &Path, path: &Path) -> Option<Records> {
    let folders = [includes, path.parent().unwrap()];
    let include_folders = folders.map(|folder| folder.display().to_string()).to_vec();
    let options = Options { include_folders, ..Options::default() };
    let mut session = Session::new(options, Limits::default());
    let evaluation = session.evaluate(&DiskFiles::default(), &path.display().to_string()).unwrap();
    if evaluation.first_error().is_some() {
        return None;
    }
    let mut json = Vec::new();
    output::write_json(&session, &evaluation, &|_| None, &mut json).unwrap();
    Some(Records::new(serde_json::from_slice(&json).unwrap()))
}

/// The TableGen record of `cf.assert`, and of the traits and constraints that it needs.
fn assert_op() -> Value {
    let def = |name: &str| json!({ "def": name, "kind": "def" });
    json!({
        "!instanceof": { "Op": ["AssertOp"] },
        "CF": { "name": "cf" },
        "I1": {
            "!anonymous": false, "!superclasses": ["TypeConstraint"],
            "summary": "1-bit signless integer"
        },
        "StrAttr": {
            "!anonymous": false, "!superclasses": ["AttrConstraint"], "summary": "string attribute",
            "isOptional": 0, "defaultValue": null
        },
        "Ignored": { "!name": "Ignored", "!anonymous": false, "!superclasses": ["Trait"] },
        "AssertOp": {
            "opDialect": def("CF"), "opName": "assert",
            "arguments": { "args": [[def("I1"), "arg"], [def("StrAttr"), "msg"]] },
            "results": { "args": [] }, "regions": { "args": [] }, "successors": { "args": [] },
            "traits": [def("Ignored")],
            "assemblyFormat": "$arg `,` $msg attr-dict", "hasCustomAssemblyFormat": 0
        }
    })
}

fn differences_of(record: Value) -> Vec<String> {
    let records = Records::new(record);
    let op = records.ops().next().unwrap();
    differences(&op, descriptions().op("cf.assert").unwrap())
}

#[test]
fn a_record_like_the_description_has_no_differences() {
    assert_eq!(differences_of(assert_op()), Vec::<String>::new());
}

#[test]
fn each_kind_of_difference_is_found() {
    let changes: [(&str, Value); 9] = [
        ("/AssertOp/arguments/args/0/1", json!("condition")),
        ("/AssertOp/arguments/args/1/1", json!("message")),
        ("/AssertOp/assemblyFormat", json!("$arg `;` $msg attr-dict")),
        ("/AssertOp/assemblyFormat", Value::Null),
        ("/AssertOp/hasCustomAssemblyFormat", json!(1)),
        ("/I1/summary", json!("index")),
        ("/I1/!superclasses/0", json!("Optional")),
        ("/StrAttr/isOptional", json!(1)),
        ("/Ignored/!name", json!("Commutative")),
    ];
    for (place, value) in changes {
        let mut record = assert_op();
        *record.pointer_mut(place).unwrap() = value.clone();
        if place.ends_with("hasCustomAssemblyFormat") {
            *record.pointer_mut("/AssertOp/assemblyFormat").unwrap() = Value::Null;
        }
        assert_eq!(differences_of(record).len(), 1, "{place} = {value}");
    }
}
