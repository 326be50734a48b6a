//! Texts that people paste: records, diffs, input of FileCheck, exceptions, dumps with locations.

use crate::{extract, ir_of, is_log};

/// The texts of the modules of a log.
fn modules(text: &str) -> Vec<String> {
    let found = extract(text.as_bytes()).pieces.into_iter();
    found.map(|piece| String::from_utf8(piece.text).unwrap()).collect()
}

#[test]
fn records_with_a_line_each_are_one_module() {
    let lines =
        ["start", "module {", "  func.func private @f()", "  \"a.b\"() : () -> ()", "}", "end"];
    for (key, end) in [("log", "\\n"), ("message", ""), ("msg", "")] {
        let record = |line: &&str| {
            format!(
                "{{\"{key}\": \"{}{end}\", \"stream\":\"stdout\"}}\n",
                line.replace('"', "\\\"")
            )
        };
        let found = modules(&lines.iter().map(record).collect::<String>());
        let [module] = found.as_slice() else { panic!("{found:?}") };
        let words: Vec<&str> = module.split_whitespace().collect();
        assert_eq!(
            words.join(" "),
            "module { func.func private @f() \"a.b\"() : () -> () }",
            "{key}"
        );
    }
}

#[test]
fn annotations_of_filecheck_are_left_out() {
    let log = "Input was:\n<<<<<<\n            1: module {\ncheck:4'0     X~~~~~~~~ error: no match found\n            \
               2:  func.func private @f()\nnext:5        ?\n            3: }\ncheck:4'0     ~~\n>>>>>>\n";
    let found = modules(log);
    let [module] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!(
        module.split_whitespace().collect::<Vec<_>>().join(" "),
        "module { func.func private @f() }"
    );
}

#[test]
fn a_module_ends_with_its_literal() {
    let after =
        "E         \nE         + module {\nE         +   func.func private @f()\nE         + }\n";
    for literal in [
        "E       AssertionError: assert 'module {\\n' == ''\n",
        "E       assert 'module {\\n  func.func private @g()\\n' in x\n",
        ">       x = b'module {\\n  \"a.b\"() ({'\n",
    ] {
        let found = modules(&format!("{literal}{after}"));
        let [cut, module] = found.as_slice() else { panic!("{found:?}") };
        assert!(!cut.contains('+'), "{cut}");
        assert!(module.contains("@f"), "{module}");
    }
}

#[test]
fn exceptions_are_no_operations() {
    let log = "jax.errors.SimplifiedTraceback: For simplicity\n\nModule string:\nmodule {\n}\n";
    assert_eq!(modules(log).len(), 1);
    assert!(is_log(log.as_bytes(), &extract(log.as_bytes())));
}

#[test]
fn diffs_have_their_new_text() {
    let diff = "diff --git a/t.mlir b/t.mlir\nindex 83db48f..bf269f4 100644\n--- a/t.mlir\n+++ b/t.mlir\n@@ -1,4 +1,4 @@\n \
                module {\n-  func.func private @f()\n+  func.func private @g()\n }\n\\ No newline at end of file\n";
    let found = extract(diff.as_bytes()).pieces;
    let [piece] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!(piece.span.start, diff.find("module").unwrap());
    let text = String::from_utf8_lossy(&piece.text);
    assert_eq!(
        text.split_whitespace().collect::<Vec<_>>().join(" "),
        "module { func.func private @g() }"
    );
    let at = text.find("func.func").unwrap();
    assert!(diff[piece.span.start + at..].starts_with("func.func private @g"), "{text}");
    // A list of Markdown is not a hunk.
    let list = "- module\n+ more\nmodule {\n- x\n}\n";
    assert_eq!(extract(list.as_bytes()).pieces.len(), 1);
}

/// Locations of arguments are defined before a module, the others after it.
#[test]
fn modules_with_the_same_locations_are_apart() {
    let module = |name: &str| {
        format!(
            "#loc2 = loc(\"a\":1:2)\nmodule {{\n  func.func private @{name}(i32 loc(\"a\":1:2)) loc(#loc1)\n}} loc(#loc)\n\
             #loc = loc(\"a\":0:0)\n#loc1 = loc(\"a\":1:1)\n"
        )
    };
    for between in ["\n\n", "\n", ""] {
        let found = modules(&format!("text\n{}{between}{}", module("f"), module("g")));
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[1].starts_with("#loc2"), "{found:?}");
    }
}

/// Passes run on operations without symbols, too.
#[test]
fn dumps_of_operations_without_symbols_are_whole() {
    let dump = "util.initializer {\n  %0 = util.global.load @a : i32\n  util.global.store %0, @b : i32\n  util.return\n}\n";
    let header = "// -----// IR Dump After CSE (cse) //----- //\n";
    for (before, prefix) in
        [("", ""), ("#map = affine_map<() -> (0)>\n", ""), ("", "I0102 03:04:05.6 12 a.cc:34] ")]
    {
        let lines = format!("{header}{before}{dump}\n\n{header}{before}{dump}\n");
        let log: String = lines.lines().map(|line| format!("{prefix}{line}\n")).collect();
        let found = modules(&log);
        assert_eq!(found.len(), 2, "{found:?}");
        for module in found {
            assert!(
                module.contains("util.initializer {") && module.contains("util.return"),
                "{module}"
            );
            assert_eq!(module.contains("#map"), !before.is_empty(), "{module}");
        }
    }
    assert_eq!(String::from_utf8(ir_of(dump.as_bytes())).unwrap().trim_end(), dump.trim_end());
    // Without a header, a part of an operation may be shown.
    assert_eq!(modules("text\nscf.for %i = %a to %b step %c {\n}\n").len(), 0);
}
