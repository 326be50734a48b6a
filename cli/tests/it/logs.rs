//! Runs of `abide check` on logs, of `abide log` and of `abide resources`.

use crate::support::Folder;
use std::fs;

const MODULE: &str = "module {\n  func.func @f(%a: i32, %b: f32) -> i32 {\n    %0 = arith.addi %a, %b : i32\n    return %0 : i32\n  }\n}\n";

#[test]
fn diagnostics_are_at_their_places_in_a_log() {
    let folder = Folder::new("logs_check");
    let prefixed: String = MODULE.lines().map(|line| format!("[stdout] {line}\n")).collect();
    let log =
        format!("starting\n{prefixed}HloModule x\n\nx = b'{}'\n", MODULE.replace('\n', "\\n"));
    folder.write("log.txt", &log);
    let run = folder.abide(&["check", "--format", "mlir", "log.txt"]);
    assert_eq!(run.status, 1);
    let errors = run.stdout.lines().filter(|line| line.contains(": error: "));
    let places: Vec<&str> = errors.filter_map(|line| line.split(": ").next()).collect();
    let in_string = MODULE.replace('\n', "\\n").find("%b : i32").unwrap() + "x = b'".len() + 1;
    assert_eq!(
        places,
        ["log.txt:4:34".to_owned(), format!("log.txt:10:{in_string}")],
        "{}",
        run.stdout
    );
    let note = "log.txt: found 2 modules in other text (lines 2, 10), and HLO text (line 8), which is not MLIR";
    assert!(run.stderr.starts_with(note), "{}", run.stderr);
    // It is never changed.
    folder.abide(&["check", "--fix", "--unsafe-fixes", "log.txt"]);
    assert_eq!(fs::read_to_string(folder.path().join("log.txt")).unwrap(), log);
}

#[test]
fn an_mlir_file_is_not_a_log() {
    let folder = Folder::new("logs_mlir");
    let clean = "module {\n}\n";
    let text = format!("{clean}Traceback (most recent call last):\n  File \"x.py\"\n");
    folder.write("a.mlir", &text);
    folder.write("a.txt", &text);
    folder.write("b.txt", format!("{clean}foo bar baz\n"));
    assert_eq!(folder.abide(&["check", "-q", "a.mlir"]).status, 1);
    assert_eq!(folder.abide(&["check", "-q", "b.txt"]).status, 1);
    let run = folder.abide(&["check", "a.txt"]);
    assert_eq!(run.status, 0);
    assert!(
        run.stderr.starts_with("a.txt: found 1 module in other text (line 1)\n"),
        "{}",
        run.stderr
    );
}

#[test]
fn other_formats_are_named() {
    let folder = Folder::new("logs_foreign");
    folder.write("a.mlir", "HloModule m\n\nENTRY %e {\n}\n");
    folder.write("b.mlir", "; ModuleID = 'x'\ndefine i32 @f() {\n}\n");
    folder.write("c.txt", ".version 7.0\n.target sm_80\n");
    let run = folder.abide(&["check", "-q", "--format", "mlir", "a.mlir", "b.mlir", "c.txt"]);
    assert!(run.stdout.contains("a.mlir:1:1: error: this is HLO text, not MLIR"), "{}", run.stdout);
    assert!(run.stdout.contains("b.mlir:1:1: error: this is LLVM IR, not MLIR"), "{}", run.stdout);
    assert_eq!(run.stdout.matches("error:").count(), 2, "{}", run.stdout);
    assert_eq!(run.stderr, "abide: error: 'c.txt' is PTX assembly, not MLIR\n");
}

/// A log of three passes: the second one changes nothing, the third one a constant.
fn passes() -> String {
    let module = |value: &str| {
        format!(
            "module {{\n  func.func @f() -> i32 {{\n    %c = arith.constant {value} : i32\n    return %c : i32\n  }}\n}}\n\n"
        )
    };
    let head = |pass: &str| format!("// -----// IR Dump After {pass} (my-{pass}) //----- //\n");
    [head("One"), module("1"), head("Two"), module("1"), head("Three"), module("2")].concat()
}

#[test]
fn passes_are_listed_shown_compared_and_searched() {
    let folder = Folder::new("logs_passes");
    folder.write("log.txt", passes());
    let run = folder.abide(&["log", "log.txt", "--format", "json"]);
    let list: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    let changed: Vec<_> =
        list["dumps"].as_array().unwrap().iter().map(|dump| dump["changed"].as_bool()).collect();
    assert_eq!(changed, [None, Some(false), Some(true)]);
    let run = folder.abide(&["log", "log.txt", "--show", "3"]);
    assert!(
        run.stdout.starts_with("module {\n") && run.stdout.contains("constant 2"),
        "{}",
        run.stdout
    );
    let run = folder.abide(&["log", "log.txt", "--diff", "3"]);
    assert_eq!(
        run.stdout,
        "2 Two, module -> 3 Three, module\nfunc.func @f\n~ %c = arith.constant 1 : i32\n  %c = arith.constant 2 : i32\n1 changed, 3 the same\n"
    );
    for words in [&["--diff", "3", "log.txt"][..], &["--diff", "2", "3", "log.txt"]] {
        assert_eq!(folder.abide(&[&["log"], words].concat()).stdout, run.stdout, "{words:?}");
    }
    let run = folder.abide(&["log", "log.txt", "--grep", "%c"]);
    assert_eq!((run.status, run.stdout.lines().count()), (0, 9), "{}", run.stdout);
    assert_eq!(folder.abide(&["log", "log.txt", "--grep", "%cc"]).status, 1);
    for (arguments, message) in [
        (
            &["log", "log.txt", "--show", "4"][..],
            "'log.txt' has dumps 1 to 3, and 4 is not one of them",
        ),
        (&["log", "log.txt", "--diff", "1"], "dump 1 is the first one of 'module'"),
        (&["log", "log.txt", "--diff", "x"], "--diff takes the numbers of one or two dumps"),
        (&["log", "--diff", "3"], "--diff takes the numbers of one or two dumps"),
        (&["log", "--diff", "log.txt"], "--diff takes the numbers of one or two dumps"),
        (&["log", "none.txt"], "cannot read 'none.txt'"),
    ] {
        let run = folder.abide(arguments);
        assert_eq!(run.status, 2);
        assert!(run.stderr.contains(message), "{}", run.stderr);
    }
    folder.write("module.mlir", MODULE);
    let run = folder.abide(&["log", "module.mlir"]);
    assert!(run.stderr.contains("'module.mlir' has no dumps of passes"), "{}", run.stderr);
}

#[cfg(unix)]
#[test]
fn the_first_bad_dump_is_found() {
    let folder = Folder::new("logs_bisect");
    folder.write("log.txt", passes());
    let run = folder.abide(&["log", "log.txt", "--first-bad", "! grep -q 'constant 2' %s"]);
    assert_eq!(run.status, 1);
    assert!(
        run.stdout.starts_with("bad:  3 Three, module: exit status 1\ngood: 1 One, module\n"),
        "{}",
        run.stdout
    );
    let run = folder.abide(&["log", "log.txt", "--first-bad", "grep -q constant %s"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, "the command succeeds on the last dump\n"));
    assert_eq!(
        folder.abide(&["log", "log.txt", "--first-bad", "no-such-program-at-all %s"]).status,
        2
    );
}

#[test]
fn resources_are_listed_and_extracted() {
    let folder = Folder::new("logs_resources");
    folder.write(
        "a.mlir",
        "func.func @f() {\n  %0 = arith.constant dense_resource<\"../w\"> : tensor<2x1xf32>\n  \
         %1 = arith.constant dense_resource<gone> : tensor<2xi8>\n  return\n}\n\
         {-#\n  dialect_resources: {\n    builtin: {\n      \"../w\": \"0x040000000000803F0000C07F\",\n      \
         unused: \"0x0100000002\",\n      unused: \"0x0100000003\"\n    }\n  }\n#-}\n",
    );
    let run = folder.abide(&["resources", "a.mlir", "--extract", "out"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert_eq!(
        run.stdout,
        "../w: tensor<2x1xf32>, 8 bytes\n  1, NaN (min 1, max 1, mean 1, 1 NaN)\n\
         unused, 1 byte, never used, defined twice\n\
         gone: tensor<2xi8>, 0 bytes, not in this file\n"
    );
    let array = fs::read(folder.path().join("out/_w.npy")).unwrap();
    assert_eq!(array.len(), 128 + 8);
    assert!(array.starts_with(
        b"\x93NUMPY\x01\x00\x76\x00{'descr': '<f4', 'fortran_order': False, 'shape': (2,1,), }"
    ));
    assert!(array.ends_with(&[0, 0, 0x80, 0x3f, 0, 0, 0xc0, 0x7f]));
    assert!(folder.path().join("out/unused.npy").exists());
    assert!(!folder.path().join("w.npy").exists());
    // An extraction that was interrupted can be run again. A file with other bytes is not replaced.
    fs::remove_file(folder.path().join("out/_w.npy")).unwrap();
    assert_eq!(folder.abide(&["resources", "a.mlir", "--extract", "out"]).status, 0);
    assert!(folder.path().join("out/_w.npy").exists());
    folder.write("out/unused.npy", "mine");
    assert_eq!(folder.abide(&["resources", "a.mlir", "--extract", "out"]).status, 2);
    assert_eq!(fs::read(folder.path().join("out/unused.npy")).unwrap(), b"mine");
}
