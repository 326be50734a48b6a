//! Function-ABI metadata in MLIR files: what is found, what is said of it, and what the fixes do.

use abide_core::abi::{Functions, Source, explain};
use abide_core::diagnostic::{Diagnostic, Severity};
use abide_core::limits::Limits;
use abide_core::mlir::{check, syntax};
use abide_core::text::apply_edits;
use expect_test::{Expect, expect};
use std::path::Path;

/// A line for each finding: severity, code, the text at its place, and the message.
fn report(text: &str) -> String {
    let mut out = String::new();
    for found in check(text.as_bytes(), &Limits::default()) {
        let place = String::from_utf8_lossy(found.span.slice(text.as_bytes())).into_owned();
        let (severity, code) = (found.severity.name(), found.code);
        out.push_str(&format!("{severity} {code} at `{place}`: {}\n", found.message));
    }
    out
}

fn finds(text: &str, expected: Expect) {
    expected.assert_eq(&report(text));
}

/// Applies the fix of each finding by itself and returns the texts; the finding must be gone.
fn fixed(text: &str) -> Vec<String> {
    let limits = Limits::default();
    let found = check(text.as_bytes(), &limits);
    let mut texts = Vec::new();
    for diagnostic in found.iter().filter(|diagnostic| diagnostic.fix.is_some()) {
        let edits = &diagnostic.fix.as_ref().unwrap().edits;
        let after = apply_edits(text.as_bytes(), edits).unwrap();
        let left = check(&after, &limits);
        let count = |list: &[Diagnostic]| list.iter().filter(|d| d.code == diagnostic.code).count();
        assert!(count(&left) < count(&found), "{} is still there", diagnostic.code);
        assert!(
            left.iter().all(|d| !d.code.name().starts_with("mlir-")),
            "{}",
            String::from_utf8_lossy(&after)
        );
        texts.push(String::from_utf8(after).unwrap());
    }
    texts
}

fn fixes(text: &str, expected: Expect) {
    expected.assert_eq(&fixed(text).concat());
}

#[test]
fn modules_of_importers_have_no_false_alarm() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/importer_modules");
    let mut names: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "mlir"))
        .collect();
    names.sort();
    assert_eq!(names.len(), 8);
    let mut out = String::new();
    let mut information = 0;
    for path in names {
        let text = std::fs::read(&path).unwrap();
        for found in check(&text, &Limits::default()) {
            if found.severity == Severity::Information {
                assert_eq!(found.code.name(), "abi-bare-attribute");
                information += 1;
                continue;
            }
            let name = path.file_name().unwrap().to_string_lossy();
            let (severity, code) = (found.severity.name(), found.code);
            out.push_str(&format!("{name}: {severity} {code}: {}\n", found.message));
        }
    }
    assert!(information > 15, "{information}");
    expect![[r#"
        cplx.2023.mlir: warning reflection-refused-argument: IREE refuses an argument that is an array of an unknown type: since 2022-02 when it loads the function, before at the call
        cplx.2023.mlir: warning reflection-refused-result: IREE refuses to return an array of an unknown type
        dup.mlir: warning abi-both-places: 'iree.abi' is also in iree.reflection: the module then holds the key twice; IREE's Python binding takes this one, its C API the other
        dup.mlir: error reflection-json-syntax: expected a value, found "REFL"
    "#]].assert_eq(&out);
}
