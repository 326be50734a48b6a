//! Runs `abide opt`.

use crate::support::{Folder, abide, abide_in};
use abide_testing::{program, repository};
use std::fs;
use std::process::{Command, Stdio};

const ADD: &str =
    "func.func @add(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}\n";

const ADDED: &str = "\
module {
  func.func @add(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
}

";

#[test]
fn standard_input_is_written_to_standard_output() {
    for words in [&["opt"][..], &["opt", "-"], &["opt", "-allow-unregistered-dialect", "-"]] {
        let run = abide_in(&repository(), words, ADD.as_bytes());
        assert_eq!((run.status, run.stdout.as_str(), run.stderr.as_str()), (0, ADDED, ""));
    }
    let run = abide_in(&repository(), &["opt", "--mlir-print-op-generic"], ADD.as_bytes());
    assert!(run.stdout.contains("\"arith.addi\"(%arg0, %arg0) <{overflowFlags"), "{run:?}");
}

#[test]
fn an_error_has_the_form_of_mlir_opt_and_leaves_no_output() {
    let folder = Folder::new("opt_error");
    folder.write("bad.mlir", ADD.replace("return %b : i32", "return %b : f32"));
    folder.write("out.mlir", "as it was");
    let run = folder.abide(&["opt", "bad.mlir", "-o", "out.mlir"]);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    let expected = "\
bad.mlir:3:10: error: use of value '%b' expects different type than prior uses: 'f32' vs 'i32'
  return %b : f32
         ^
bad.mlir:2:3: note: prior use here
  %b = arith.addi %a, %a : i32
  ^
";
    assert_eq!(run.stderr, expected);
    assert_eq!(fs::read_to_string(folder.path().join("out.mlir")).unwrap(), "as it was");
    folder.write("good.mlir", ADD);
    let run = folder.abide(&["opt", "-o", "out.mlir", "good.mlir"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, ""));
    assert_eq!(fs::read_to_string(folder.path().join("out.mlir")).unwrap(), ADDED);
}

#[test]
fn a_missing_output_file_is_created_and_a_device_stays_a_device() {
    let folder = Folder::new("opt_output");
    folder.write("good.mlir", ADD);
    let run = folder.abide(&["opt", "-o", "new.mlir", "good.mlir"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert_eq!(fs::read_to_string(folder.path().join("new.mlir")).unwrap(), ADDED);
    let run = folder.abide(&["opt", "-o", "gone/new.mlir", "good.mlir"]);
    let expected =
        "abide: error: cannot write 'gone/new.mlir': No such file or directory (os error 2)\n";
    assert_eq!((run.status, run.stderr.as_str()), (2, expected));
    let run = folder.abide(&["opt", "-o", ".", "good.mlir"]);
    assert_eq!(run.status, 2, "{run:?}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn two_dashes_end_the_flags() {
    let folder = Folder::new("opt_dashes");
    for name in ["good.mlir", "-o=victim.mlir", "-cse", "--help", "-"] {
        folder.write(name, ADD);
    }
    folder.write("victim.mlir", "mine");
    for name in ["good.mlir", "-o=victim.mlir", "-cse", "--help"] {
        for flags in [&["opt", "--"][..], &["opt", "-allow-unregistered-dialect", "--"]] {
            let run = folder.abide(&[flags, &[name]].concat());
            assert_eq!((run.status, run.stdout.as_str()), (0, ADDED), "{name}: {}", run.stderr);
        }
    }
    let run = folder.abide(&["opt", "good.mlir", "--", "-cse"]);
    assert!(run.status == 2 && run.stderr.contains("one file at a time"), "{}", run.stderr);
    assert_eq!(fs::read_to_string(folder.path().join("victim.mlir")).unwrap(), "mine");
}

/// A device in whose place a file was put was the worst that this command has done.
#[cfg(unix)]
#[test]
fn a_pipe_is_written_to() {
    use std::io::Read as _;
    let folder = Folder::new("opt_pipe");
    folder.write("good.mlir", ADD);
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || {
            let mut text = String::new();
            fs::File::open(pipe).unwrap().read_to_string(&mut text).map(|_| text)
        }
    });
    let run = folder.abide(&["opt", "-o", "pipe", "good.mlir"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert_eq!(reader.join().unwrap().unwrap(), ADDED);
    assert!(!fs::metadata(pipe).unwrap().is_file());
}

#[test]
fn expected_diagnostics_are_compared_with_the_reported_ones() {
    let text = "\
func.func @a(%a: i32) {
  // expected-error@+1 {{must be floating-point-like}}
  %b = arith.negf %a : i32
  return
}
// -----
// expected-error-re@below {{'{{.*}}.func' op}}
func.func private @b() attributes {sym_visibility = 3}
";
    let run = abide_in(
        &repository(),
        &["opt", "-split-input-file", "-verify-diagnostics"],
        text.as_bytes(),
    );
    assert_eq!(run.status, 1, "{run:?}");
    assert!(run.stderr.contains("<stdin>:7:4: error: expected error"), "{run:?}");
    assert!(!run.stderr.contains("floating-point-like"), "{run:?}");
    // A diagnostic that nothing expects is as wrong as one that is missing.
    let run = abide_in(
        &repository(),
        &["opt", "-split-input-file", "-verify-diagnostics"],
        text.replace("expected-error@+1", "expected-error@+2").as_bytes(),
    );
    assert!(run.stderr.contains("unexpected error: 'arith.negf' op operand #0"), "{run:?}");
}

#[test]
fn impossible_requests_are_reported() {
    for (words, said) in [
        (&["opt", "-no-such-flag"][..], "unknown flag '-no-such-flag'"),
        (&["opt", "a.mlir", "b.mlir"], "one file at a time"),
        (&["opt", "-", "-o"], "'-o' needs the name of a file"),
        (&["opt", "no/such/file.mlir"], "cannot read 'no/such/file.mlir'"),
    ] {
        let run = abide(words);
        assert_eq!(run.status, 2, "{run:?}");
        assert!(run.stderr.contains(said), "{run:?}");
    }
}

#[test]
fn a_test_for_file_check_needs_another_tool_only() {
    let Some(file_check) = program(&["FileCheck-22", "FileCheck"]) else { return };
    let text = "\
// RUN: abide opt -cse -canonicalize %s | FileCheck %s
// CHECK-LABEL: func.func @twice
// CHECK-SAME: (%[[A:.*]]: i32) -> i32
func.func @twice(%a: i32) -> i32 {
  // CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[A]], %[[A]] : i32
  // CHECK-NEXT: arith.muli %[[SUM]], %[[SUM]] : i32
  %b = arith.addi %a, %a : i32
  %c = arith.addi %a, %a : i32
  %d = arith.muli %b, %c : i32
  return %d : i32
}
";
    let folder = Folder::new("opt_file_check");
    folder.write("twice.mlir", text);
    let run = folder.abide(&["opt", "-cse", "-canonicalize", "twice.mlir"]);
    assert_eq!(run.status, 0, "{run:?}");
    folder.write("out.txt", &run.stdout);
    let input = fs::File::open(folder.path().join("out.txt")).unwrap();
    let mut check = Command::new(file_check);
    check.arg(folder.path().join("twice.mlir")).stdin(Stdio::from(input));
    let output = check.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_pipeline_may_follow_its_flag() {
    let pipeline = "builtin.module(func.func(cse))";
    let run = abide_in(&repository(), &["opt", "-pass-pipeline", pipeline], ADD.as_bytes());
    assert_eq!((run.status, run.stdout.as_str()), (0, ADDED));
    let run = abide_in(&repository(), &["opt", "--pass-pipeline"], b"");
    let expected = "abide: error: '-pass-pipeline' needs a pipeline\n";
    assert_eq!((run.status, run.stderr.as_str()), (2, expected));
}

/// Each flag with a text and with what mlir-opt 22 prints of it.
#[test]
fn flags_control_how_much_is_printed() {
    let literals =
        "\"a.b\"() {c = dense<[1, 2, 3]> : tensor<3xi8>, d = dense<1> : tensor<3xi8>} : () -> ()\n";
    let line = |value: &str| {
        format!(
            "\"a.b\"() {{c = {value} : tensor<3xi8>, d = dense<1> : tensor<3xi8>}} : () -> ()\n"
        )
    };
    let loops =
        "\"a.a\"() ({\n  %0 = \"a.b\"() : () -> i8\n}) : () -> ()\n%0 = \"a.b\"() : () -> i8\n";
    let cases = [
        ("--mlir-elide-elementsattrs-if-larger=2", literals, line("dense_resource<__elided__>")),
        ("--mlir-elide-elementsattrs-if-larger=3", literals, line("dense<[1, 2, 3]>")),
        ("-mlir-print-elementsattrs-with-hex-if-larger=2", literals, line("dense<\"0x010203\">")),
        ("-mlir-print-skip-regions", loops, "module {...}\n".to_owned()),
        (
            "-mlir-print-unique-ssa-ids",
            loops,
            "\"a.a\"() ({\n    %1 = \"a.b\"() : () -> i8\n  }) : () -> ()\n  %0 = \"a.b\"() : () -> i8\n".to_owned(),
        ),
    ];
    let resources = "{-# external_resources: {own: {a: \"long\", b: true}} #-}\n";
    let shorter =
        "{-#\n  external_resources: {\n    own: {\n      b: true\n    }\n  }\n#-}\n".to_owned();
    let cases = cases.into_iter().chain([
        ("-mlir-elide-resource-strings-if-larger=5", resources, shorter),
        ("-mlir-elide-resource-strings-if-larger=0", resources, "{-#\n\n#-}\n".to_owned()),
        ("-mlir-print-debuginfo", loops, "  %0 = \"a.b\"() : () -> i8 loc(#loc3)\n".to_owned()),
    ]);
    for (flag, text, expected) in cases {
        let run = abide_in(&repository(), &["opt", flag], text.as_bytes());
        assert!(run.status == 0 && run.stdout.contains(&expected), "{flag}: {run:?}");
    }
    let words = ["opt", "-no-implicit-module", "--mlir-elide-elementsattrs-if-larger", "2"];
    let run = abide_in(&repository(), &words, literals.as_bytes());
    assert_eq!(run.stdout, line("dense_resource<__elided__>") + "\n");
    let run = abide_in(&repository(), &["opt", "-mlir-print-local-scope"], b"");
    assert_eq!(run.stdout, "module {\n}\n");
}

#[test]
fn pieces_may_have_marks_of_their_own() {
    let text = b"\"a.b\"() : () -> ()\n// CUT\n\"a.c\"() : () -> ()\n// -----\n";
    let words =
        ["opt", "-no-implicit-module", "-split-input-file=// CUT", "-output-split-marker=// =="];
    let run = abide_in(&repository(), &words, text);
    assert_eq!(run.stdout, "\"a.b\"() : () -> ()\n\n// ==\n\"a.c\"() : () -> ()\n\n", "{run:?}");
    // Without a mark there is one piece.
    let text = b"\"a.b\"() : () -> ()\n\n\"a.c\"() : () -> ()\n";
    let run = abide_in(&repository(), &["opt", "-split-input-file="], text);
    assert_eq!(run.stdout.matches("module {").count(), 1, "{run:?}");
}

#[test]
fn a_single_operation_as_top_level_keeps_the_file_metadata() {
    let text = "\"a.b\"() {a = dense_resource<b> : tensor<1xi8>} : () -> ()\n\n\
                {-#\n  dialect_resources: {\n    builtin: {\n      b: \"0x0100000001\"\n    }\n  }\n#-}\n\n";
    let run = abide_in(&repository(), &["opt", "-no-implicit-module"], text.as_bytes());
    assert_eq!(run.stdout, text, "{run:?}");
}

#[test]
fn unexpected_diagnostics_may_be_allowed() {
    let text = b"func.func @f() {\n  retrn\n}\n";
    for (flag, status) in [("-verify-diagnostics=all", 1), ("-verify-diagnostics=only-expected", 0)]
    {
        assert_eq!(abide_in(&repository(), &["opt", flag], text).status, status, "{flag}");
    }
}
