//! The diagnostics that `abide check` reports: by options, `abide.toml`, comments, and what test files expect.

use crate::support::{Folder, Run};

/// An error, an information about metadata, and two warnings about a symbol.
const ALL: &str = "\
\"a.b\"(%0) : (i32) -> ()
func.func @f() attributes {iree.abi = \"{\\\"a\\\":[],\\\"r\\\":[],\\\"v\\\":1}\"} {
  return
}
func.func @g() {
  %n = symbol.symbolic_int @n {max_val = 1 : i64, min_val = 3 : i64} : index
  return
}
";

/// The severities and lines of what is reported.
fn found(run: &Run) -> Vec<String> {
    let lines = run.stdout.lines().filter_map(|line| {
        let mut parts = line.splitn(5, ':');
        let (_, number, _, severity) = (parts.next(), parts.next()?, parts.next(), parts.next()?);
        Some(format!("{number}{severity}"))
    });
    lines.collect()
}

fn check(folder: &Folder, arguments: &[&str]) -> Run {
    folder.abide(&[&["check", "-q", "--format", "mlir"], arguments].concat())
}

#[test]
fn codes_are_selected_and_ignored() {
    let folder = Folder::new("codes");
    folder.write("a.mlir", ALL);
    let own = |arguments: &[&str]| found(&check(&folder, &[arguments, &["a.mlir"]].concat()));
    let all = own(&[]);
    assert_eq!(all, ["1 error", "2 remark", "6 warning", "6 warning"]);
    assert_eq!(own(&["--select", "mlir-undefined-value"]), ["1 error"]);
    assert_eq!(own(&["--ignore", "mlir"]), all[1..]);
    assert_eq!(own(&["--ignore", "mlir,abi", "--ignore", "shape,mlir-"]).len(), 0);
    assert_eq!(own(&["--select", "mlir", "--ignore", "mlir-undefined-value"]), [""; 0]);
    // An ignored error does not fail the command.
    assert_eq!(check(&folder, &["--ignore", "mlir", "a.mlir"]).status, 0);
    let run = check(&folder, &["--ignore", "mlir-undefned-value", "a.mlir"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("did you mean 'mlir-undefined-value'?"), "{}", run.stderr);
}

#[test]
fn a_project_chooses_the_reported_diagnostics() {
    let folder = Folder::new("project_codes");
    folder.write("sub/a.mlir", ALL);
    folder.write("tests/a.mlir", ALL);
    folder.write(
        "abide.toml",
        "[check]\nignore = [\"mlir\"]\nerror = [\"shape\"]\n\n\
         [[check.overrides]]\npaths = [\"tests/**\"]\nselect = [\"mlir-undefined-value\"]\n\
         warn = [\"mlir-undefined-value\"]\n",
    );
    let own = found(&check(&folder, &["sub"]));
    assert_eq!(own, ["2 remark", "6 error", "6 error"]);
    assert_eq!(found(&check(&folder, &["tests"])), ["1 warning"]);
    // From elsewhere, by another spelling of the path, and with the options last.
    assert_eq!(found(&check(&folder, &["./sub/../tests/a.mlir"])), ["1 warning"]);
    assert_eq!(found(&check(&folder, &["--ignore", "mlir", "tests"])), [""; 0]);
    for (text, place, said) in [
        ("[check]\nignore = [\"mlr\"]\n", "2:11", "unknown code 'mlr'; did you mean 'mlir'?"),
        ("[check]\nignor = []\n", "2:1", "unknown key 'ignor' in [check]"),
        ("[check]\nwarn = \"mlir\"\n", "2:8", "'warn' is a list of strings"),
        ("[check]\nexclude = [\"a[b]\"]\n", "2:12", "'[' in 'a[b]' has no meaning"),
        ("[[check.overrides]]\nignore = []\n", "1:1", "an override needs its files"),
        ("[check]\noverrides = 1\n", "2:13", "'overrides' is a list of tables"),
        ("check = 1\n", "1:9", "'check' is a table"),
    ] {
        folder.write("abide.toml", text);
        let run = check(&folder, &["sub"]);
        assert_eq!(run.status, 2, "{text}: {run:?}");
        assert!(
            run.stderr.contains(&format!("abide.toml:{place}: error: {said}")),
            "{}",
            run.stderr
        );
    }
}

#[test]
fn files_are_left_out() {
    let folder = Folder::new("left_out");
    for name in ["a.mlir", "gen/a.mlir", "sub/gen/a.mlir", "sub/b.gen.mlir", "sub/b.mlir"] {
        folder.write(name, "\"a.b\"(%0) : (i32) -> ()\n");
    }
    let files = |arguments: &[&str]| {
        let run = check(&folder, arguments);
        let names = run.stdout.lines().filter_map(|line| line.split(':').next());
        names.map(|name| name.trim_start_matches("./").to_owned()).collect::<Vec<_>>()
    };
    let by_name = ["a.mlir", "sub/b.gen.mlir", "sub/b.mlir"];
    assert_eq!(files(&["--exclude", "gen"]), by_name);
    assert_eq!(
        files(&["--exclude", "*.gen.mlir", "--exclude", "/gen"]),
        ["a.mlir", "sub/b.mlir", "sub/gen/a.mlir"]
    );
    folder.write("abide.toml", "[check]\nexclude = [\"gen\", \"sub/*.gen.mlir\"]\n");
    assert_eq!(files(&[]), ["a.mlir", "sub/b.mlir"]);
    assert_eq!(files(&["sub"]), ["sub/b.mlir"]);
    // A file that is named is checked, and a folder of excluded files is not an error.
    assert_eq!(files(&["gen/a.mlir"]), ["gen/a.mlir"]);
    assert_eq!(check(&folder, &["--exclude", "*", "."]).status, 0);
}

#[test]
fn comments_switch_lines_off() {
    let folder = Folder::new("comments");
    let line = "\"a.b\"(%0) : (i32) -> ()";
    folder.write("a.mlir", format!("{line} // abide: ignore[mlir-undefined-value]\n{line}\n"));
    assert_eq!(found(&check(&folder, &["a.mlir"])), ["2 error"]);
    folder.write("a.mlir", format!("// abide: ignore[mlir-undefinedvalue]\n{line}\n"));
    let run = check(&folder, &["a.mlir"]);
    assert_eq!(found(&run), ["1 error", "2 error"]);
    assert!(run.stdout.contains("unknown code 'mlir-undefinedvalue'; did you mean "), "{run:?}");
    folder.write("a.td", "def A : B; // abide: ignore[tablegen-undefined]\n");
    assert_eq!(check(&folder, &["a.td"]).status, 0);
}

#[test]
fn test_files_expect_their_diagnostics() {
    let folder = Folder::new("expected");
    let line = "\"a.b\"(%0) : (i32) -> ()\n";
    let run_line = "// RUN: x-opt %s -split-input-file -verify-diagnostics\n";
    let own = |text: &str, arguments: &[&str]| {
        folder.write("a.mlir", text);
        let run = folder.abide(&[&["check", "--format", "mlir"], arguments, &["a.mlir"]].concat());
        (found(&run), run.status, run.stderr)
    };
    let expected = format!("{run_line}// expected-error@+1 {{{{other words}}}}\n{line}");
    let (left, status, summary) = own(&expected, &[]);
    assert_eq!((left.len(), status), (0, 0));
    assert!(summary.contains(", 1 expected"), "{summary}");
    // A piece without such a comment expects none.
    let text = format!("{expected}// -----\n{line}");
    assert_eq!(own(&text, &[]).0, ["5 error"]);
    // Without the flag in a RUN line the comments mean nothing.
    assert_eq!(own(&expected.replace("-verify-diagnostics", ""), &[]).0, ["3 error"]);
    assert_eq!(own(&expected.replace("RUN:", "DO:"), &[]).0, ["3 error"]);
    // To the letter: the comment is not met, and the error is not expected.
    assert_eq!(own(&expected, &["--verify-diagnostics"]).0, ["2 error", "3 error"]);
    let text = expected.replace("other words", "use of undeclared");
    let (left, status, _) = own(&text, &["--verify-diagnostics"]);
    assert_eq!((left.len(), status), (0, 0));
    // A program that has to fail.
    for (line_of_run, count) in [
        ("// RUN: not x-opt %s 2>&1 | FileCheck %s\n", 0),
        ("// RUN: x-opt %s | not --crash x-opt --flag\n", 0),
        ("// RUN: x-opt %s | not FileCheck %s\n", 1),
        ("// RUN: notx-opt %s\n", 1),
    ] {
        assert_eq!(own(&format!("{line_of_run}{line}"), &[]).0.len(), count, "{line_of_run}");
    }
}

#[test]
fn a_file_shows_a_bounded_number_of_diagnostics() {
    let folder = Folder::new("max_errors");
    folder.write("a.mlir", "\"a.b\"(%0) : (i32) -> ()\n".repeat(60));
    let run = folder.abide(&["check", "--format", "mlir", "a.mlir"]);
    assert_eq!(run.stdout.lines().count(), 51);
    assert!(
        run.stdout.ends_with("remark: 10 more diagnostics are not shown; see --max-errors\n"),
        "{run:?}"
    );
    assert!(run.stderr.contains("60 errors"), "{run:?}");
    assert_eq!(check(&folder, &["--max-errors", "2", "a.mlir"]).stdout.lines().count(), 3);
    assert_eq!(check(&folder, &["--max-errors", "0", "a.mlir"]).stdout.lines().count(), 60);
}

#[test]
fn a_file_that_is_not_mlir_is_named_as_such() {
    let folder = Folder::new("not_mlir");
    folder.write("README.md", "# Title\n\nSome text.\n");
    let run = check(&folder, &["README.md"]);
    let said = "abide: error: 'README.md' does not look like MLIR; see 'abide check --help'\n";
    assert_eq!((run.status, &*run.stdout, &*run.stderr), (2, "", said));
}

#[test]
fn json_has_the_ends_of_diagnostics() {
    let folder = Folder::new("json_ends");
    folder.write("a.mlir", "\"a.b\"(%0) : (i32) -> ()\n");
    let run = folder.abide(&["check", "-q", "--format", "json", "a.mlir"]);
    let members = r#""line":1,"column":7,"end_line":1,"end_column":9"#;
    assert!(run.stdout.contains(members), "{}", run.stdout);
}

#[test]
fn the_report_says_what_it_leaves_out() {
    let folder = Folder::new("left_out");
    // Both names are as near as the other.
    folder.write(
        "a.mlir",
        "func.func @f(%abcd1: i32, %abcd2: i32) {\n  \"a.b\"(%abcd) : (i32) -> ()\n  return\n}\n",
    );
    let run = folder.abide(&["check", "a.mlir"]);
    assert!(run.stdout.contains("(one of several ways: --fix leaves it to you)"), "{run:?}");
    assert!(!run.stderr.contains("fixable"), "{run:?}");
    let one = "  %0 = arith.negi %a : i32\n";
    folder.write("b.mlir", format!("func.func @f(%a: i32) {{\n{}  return\n}}\n", one.repeat(10)));
    let run = folder.abide(&["check", "b.mlir"]);
    let step = "help: 8 diagnostics have a help: repair these first";
    assert_eq!(run.stdout.matches(step).count(), 1, "{run:?}");
    let run = folder.abide(&["dialects", "show", "arith.adi"]);
    assert!(run.stderr.ends_with("did you mean 'arith.addi'?\n"), "{run:?}");
}
