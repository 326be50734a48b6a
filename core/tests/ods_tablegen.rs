//! Our descriptions against what TableGen says of the same operations.
//!
//! `ABIDE_TABLEGEN_JSON` names a folder of what `llvm-tblgen --dump-json` prints for the `.td` files
//! of LLVM 19.1's dialects (CONTRIBUTING.md says how to make it). Without it only the negative
//! controls run, on a record that is written here.
#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "ods_tablegen/compare.rs"]
mod compare;
#[path = "ods_tablegen/records.rs"]
mod records;

use abide_core::dialect::descriptions;
use compare::differences;
use records::Records;
use serde_json::{Value, json};
use std::path::Path;

/// Operations that are described as LLVM 22 has them, which takes all that 19 does and more.
const NEWER: [&str; 5] = [
    "vector.maskedload",
    "vector.maskedstore",
    "vector.scatter",
    "vector.expandload",
    "vector.compressstore",
];

#[test]
fn descriptions_agree_with_tablegen() {
    let Some(folder) = std::env::var_os("ABIDE_TABLEGEN_JSON") else {
        abide_testing::skip_everywhere("ABIDE_TABLEGEN_JSON names no folder of TableGen's dumps");
        return;
    };
    let (mut compared, mut found) = (0, Vec::new());
    for path in json_files(Path::new(&folder)) {
        let text = std::fs::read_to_string(&path).unwrap();
        let records = Records::new(serde_json::from_str(&text).unwrap());
        for op in records.ops() {
            if descriptions().dialect(op.dialect()).is_none() {
                continue;
            }
            compared += 1;
            if NEWER.contains(&&*op.name()) {
                continue;
            }
            match descriptions().op(&op.name()) {
                Some(description) => found.extend(differences(&op, description)),
                None => found.push(format!("{}: is not described", op.name())),
            }
        }
    }
    assert!(found.is_empty(), "{} differences:\n{}", found.len(), found.join("\n"));
    assert!(compared > 400, "only {compared} operations were compared");
}

fn json_files(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    files.sort();
    assert!(!files.is_empty(), "{} holds no .json file", folder.display());
    files
}

/// What TableGen says of `cf.assert`, and of the traits and constraints that it needs.
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
