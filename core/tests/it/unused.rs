//! Unused values and symbols in editors.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use crate::support::document;
use abide_core::diagnostic::{Severity, codes};
use abide_core::ide::Document;
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::text::{Span, TextEdit};

const TEXT: &str = r#"func.func private @helper(%unused_argument: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  return %c0 : i32
}
func.func private @unused() { return }
func.func private @elsewhere()
memref.global "private" @global : memref<4xi32>
func.func @public(%a: i32, %m: memref<4xi32>, %c: i1) -> i32 {
  %dead = arith.addi %a, %a : i32
  %both:2 = arith.addui_extended %a, %a : i32, i1
  %one, %other = arith.addui_extended %a, %a : i32, i1
  %i = arith.constant 1 : index
  %loaded = memref.load %m[%i] : memref<4xi32>
  %called = call @helper(%one) : (i32) -> i32
  %mine = my.operation %a : i32
  %region = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %a : i32
  }
  cf.br ^used
^used:
  return %a : i32
^nowhere:
  return %a : i32
}
"#;

/// Each hint as its line, its code and the text that it is about.
fn hints(document: &Document) -> Vec<String> {
    let text = document.text();
    let line =
        |span: Span| 1 + text[..span.start() as usize].iter().filter(|b| **b == b'\n').count();
    let hints = document.hints().into_iter().map(|hint| {
        assert_eq!(hint.severity, Severity::Hint);
        let about = String::from_utf8_lossy(hint.span.slice(text)).into_owned();
        format!("{} {} {about}", line(hint.span), hint.code)
    });
    hints.collect()
}

/// The document after an edit, which equals a freshly read one.
fn edited(document: Document, old: &str, new: &str) -> Document {
    let text = String::from_utf8(document.text().to_vec()).unwrap();
    let start = text.find(old).expect("not in the text");
    let edit = TextEdit::new(Span::from_range(start..start + old.len()), new);
    let document = document.edited(&[edit]);
    let fresh = Document::new(text.replacen(old, new, 1).into_bytes(), Limits::default());
    assert_eq!(document.hints(), fresh.hints());
    document
}

#[test]
fn certainly_unused_names_are_hints() {
    let expected = [
        "5 mlir-unused-symbol @unused",
        "7 mlir-unused-symbol @global",
        "9 mlir-unused-value %dead",
        "10 mlir-unused-value %both",
        "13 mlir-unused-value %loaded",
        "24 mlir-unreachable-block ^nowhere",
    ];
    assert_eq!(hints(&document(TEXT)), expected);
    let found = mlir::check(TEXT.as_bytes(), &Limits::default());
    assert!(found.iter().all(|found| found.severity != Severity::Hint), "{found:?}");
}

/// Blocks that branch to each other are not reached by that.
#[test]
fn blocks_that_only_reach_each_other_are_hints() {
    let text = "func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^b
^lost:
  cf.br ^other
^other:
  scf.execute_region {
    cf.br ^inner
  ^inner:
    scf.yield
  }
  cf.br ^lost
^b:
  return
}
";
    let document = document(text);
    let lost = ["5 mlir-unreachable-block ^lost", "7 mlir-unreachable-block ^other"];
    assert_eq!(hints(&document), lost);
    let document = edited(document, "cf.br ^b\n^lost", "cf.br ^other\n^lost");
    assert_eq!(hints(&document), Vec::<String>::new());
}

#[test]
fn hints_follow_edits() {
    let document = document(TEXT);
    assert_eq!(hints(&document).len(), 6);
    let document = edited(document, "^used:\n  return %a", "^used:\n  return %dead");
    assert_eq!(hints(&document).len(), 5);
    // The last mention of a symbol is removed, in another function than the symbol.
    let document = edited(document, "%called = call @helper(%one) : (i32) -> i32", "");
    assert_eq!(hints(&document).first().map(String::as_str), Some("1 mlir-unused-symbol @helper"));
    let called = "  %called = call @helper(%one) : (i32) -> i32\n  %mine";
    let document = edited(document, "  %mine", called);
    assert_eq!(hints(&document).len(), 5);
    let document = edited(document, "cf.br ^used", "cf.cond_br %c, ^used, ^nowhere");
    assert_eq!(hints(&document).len(), 4);
}

/// While there are errors, uses are uncertain.
#[test]
fn nothing_is_offered_in_broken_text() {
    let document = document(TEXT);
    let document = edited(document, "return %a : i32\n^nowhere", "return %a, : i32\n^nowhere");
    assert_eq!(hints(&document), Vec::<String>::new());
    let text = TEXT.replace("return %c0 : i32", "return %c1 : i32");
    let other = self::document(&text);
    assert!(hints(&other).iter().all(|hint| !hint.contains("%c0") && !hint.contains("symbol")));
    assert_eq!(hints(&other).len(), 4);
    let document = edited(document, "return %a, : i32", "return %a : i32");
    assert_eq!(hints(&document).len(), 6);
}

/// In a long function an edit reparses some statements; the cached state of the rest follows.
#[test]
fn hints_of_long_functions_follow_edits() {
    let mut text = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.constant 0 : i32\n".to_owned();
    for number in 1..400 {
        text += &format!("  %{number} = arith.addi %{}, %a : i32\n", number - 1);
    }
    text += "  return %399 : i32\n}\nfunc.func private @g() { return }\n";
    let document = document(&text);
    assert_eq!(hints(&document), ["404 mlir-unused-symbol @g"]);
    let document = edited(document, "addi %199, %a", "addi %a, %a");
    assert_eq!(hints(&document), ["201 mlir-unused-value %199", "404 mlir-unused-symbol @g"]);
    let document = edited(document, "%200 =", "\n  call @g() : () -> ()\n  %200 =");
    assert_eq!(hints(&document), ["201 mlir-unused-value %199"]);
}

#[test]
fn deprecated_operations_are_hints() {
    let text = "func.func @f(%a: i32) {\n  \
        %0 = emitc.apply \"&\"(%a) : (i32) -> !emitc.ptr<i32>\n  \
        emitc.verbatim \"x\"\n  \
        \"t.op\"(%a) {operand_segment_sizes = array<i32: 1>} : (i32) -> ()\n  \
        \"emitc.apply\"(%a) {applicableOperator = \"&\"} : (i32) -> !emitc.ptr<i32>\n  return\n}\n";
    let document = document(text);
    let deprecated =
        document.hints().into_iter().filter(|hint| hint.code == codes::mlir::DEPRECATED);
    let said: Vec<_> =
        deprecated.map(|hint| (hint.span.slice(text.as_bytes()), hint.message)).collect();
    let reason = || "'emitc.apply': Deprecated (use address_of/dereference)".to_owned();
    assert_eq!(
        said,
        [
            (&b"emitc.apply"[..], reason()),
            (
                b"operand_segment_sizes",
                "'operandSegmentSizes' is its name since LLVM 16".to_owned()
            ),
            (b"\"emitc.apply\"", reason()),
        ]
    );
}

#[test]
fn sizes_of_resources_are_compared_with_their_types() {
    let found = |ty: &str, blobs: &str| {
        let text = format!(
            "func.func @f() -> {ty} {{\n  %0 = arith.constant dense_resource<w> : {ty}\n  return %0 : {ty}\n}}\n{{-#\n  dialect_resources: {{ builtin: {{ {blobs} }} }}\n#-}}\n"
        );
        let found = document(&text).diagnostics().into_iter();
        found.map(|one| format!("{}: {}", one.severity.name(), one.message)).collect::<Vec<_>>()
    };
    let six = "w: \"0x04000000803F00C0C07F\"";
    for (ty, wanted) in [("tensor<4xf32>", 16), ("tensor<2x2xbf16>", 8), ("vector<5xi8>", 5)] {
        let words = format!("warning: resource 'w' has 6 bytes, but '{ty}' has {wanted}");
        assert_eq!(found(ty, six), [words]);
    }
    // Booleans and other short elements may be packed, and only C++ knows the size of some types.
    for right in
        ["tensor<3xbf16>", "tensor<6xi1>", "tensor<48xi1>", "tensor<5xi4>", "tensor<?xf32>"]
    {
        assert_eq!(found(right, six), [""; 0], "{right}");
    }
    // One of two blobs is meant; text that is not a blob has its own error.
    let twice = "warning: resource 'w' is in the metadata twice: one is lost";
    assert_eq!(found("tensor<4xf32>", &format!("{six}, {six}")), [twice]);
    let cut = "error: expected hex string blob for key 'w', with its alignment";
    assert_eq!(found("tensor<4xf32>", "w: \"0x04\""), [cut]);
}

#[test]
fn keys_of_resources_are_compared_with_the_metadata() {
    let file = |used: &str, keys: &[&str]| {
        let blobs: Vec<String> =
            keys.iter().map(|key| format!("      {key}: \"0x040000000000803F\"")).collect();
        let metadata = match keys {
            [] => String::new(),
            _ => format!(
                "{{-#\n  dialect_resources: {{\n    builtin: {{\n{}\n    }}\n  }}\n#-}}\n",
                blobs.join(",\n")
            ),
        };
        document(&format!(
            "func.func @f() -> tensor<1xf32> {{\n  %0 = arith.constant dense_resource<{used}> : tensor<1xf32>\n  return %0 : tensor<1xf32>\n}}\n{metadata}"
        ))
    };
    let errors = |document: &Document| {
        let found = document.diagnostics().into_iter();
        found.map(|one| format!("{}: {}", one.severity.name(), one.message)).collect::<Vec<_>>()
    };
    let wrong = file("weigths", &["weights"]);
    let message = "error: resource 'weigths' is not in the metadata of the file";
    assert_eq!(errors(&wrong), [message]);
    let fix = wrong.diagnostics().remove(0).fix.unwrap();
    assert_eq!(fix.edits[0].replacement, b"weights");
    assert_eq!(hints(&wrong), ["8 mlir-unused-resource weights"]);
    // MLIR omits long resources, so that keys may be missing.
    let elided = file("weights2", &["bias"]);
    let message = "information: resource 'weights2' is not in the metadata of the file";
    assert_eq!(errors(&elided), [message]);
    for right in [file("weights", &["weights", "bias"]), file("weights", &[])] {
        assert_eq!(errors(&right), [""; 0]);
    }
    assert_eq!(errors(&file("__elided__", &["bias"])), [""; 0]);
    assert_eq!(hints(&file("weights", &["weights", "bias"])), ["9 mlir-unused-resource bias"]);
    let document = edited(file("\"weights\"", &["weights"]), "\"weights\"", "other");
    assert_eq!(hints(&document), ["8 mlir-unused-resource weights"]);
}

#[test]
fn aliases_that_nothing_mentions_are_hints_of_their_part() {
    let text = "#used = affine_map<(d0) -> (d0)>\n#map = affine_map<(d0) -> (d0)>\n!pair = tuple<i32, i32>\n\
        func.func @f(%a: memref<4xf32, #used>) attributes {d = #d.of<#map>} {\n  return\n}\n// -----\n\
        #map = affine_map<(d0) -> (d0)>\nfunc.func @f() {\n  return\n}\n";
    let before = document(text);
    let unused = ["3 mlir-unused-alias !pair", "8 mlir-unused-alias #map"];
    assert_eq!(hints(&before), unused);
    let after =
        edited(before, "func.func @f() {", "func.func @f(%a: !pair) attributes {m = #map} {");
    assert!(!hints(&after).contains(&unused[1].to_owned()), "{:?}", hints(&after));
}
