//! `abide dialects`, and the other commands with the dialects of a project.

mod support;

use support::abide;

const PROJECT: &str = "corpus/projects/twice";

fn run(arguments: &[&str]) -> (i32, String, String) {
    let run = abide(arguments);
    (run.status, run.stdout, run.stderr)
}

#[test]
fn check_holds_a_file_against_the_dialects_of_its_project() {
    let (status, out, _) = run(&["check", &format!("{PROJECT}/wrong.mlir")]);
    assert_eq!(status, 1);
    assert!(out.contains("'twice.add' op operand #0 must be 32-bit signless integer"), "{out}");
    let (status, out, _) = run(&["check", &format!("{PROJECT}/use.mlir")]);
    assert_eq!((status, &*out), (0, ""));
}

#[test]
fn opt_takes_dialects_from_the_command_line() {
    let td = format!("{PROJECT}/twice.td");
    let file = format!("{PROJECT}/use.mlir");
    let (status, out, _) = run(&["opt", "--dialects", &td, "-mlir-print-op-generic", &file]);
    assert!(status == 0 && out.contains("\"twice.add\"(%arg0) : (i32) -> i32"), "{out}");
}

#[test]
fn a_path_that_is_not_there_is_trouble() {
    let (status, _, err) = run(&["dialects", "list", "--dialects", "no/such.td"]);
    assert_eq!(status, 2);
    assert!(err.contains("cannot read 'no/such.td'"), "{err}");
}

#[test]
fn dialects_are_listed_shown_and_counted() {
    let td = format!("{PROJECT}/twice.td");
    let (_, out, _) = run(&["dialects", "list", "--format", "json", "--dialects", &td]);
    let listed: serde_json::Value = serde_json::from_str(&out).unwrap();
    let dialects = listed["dialects"].as_array().unwrap();
    let twice = dialects.iter().find(|dialect| dialect["name"] == "twice").unwrap();
    assert_eq!((&twice["operations"], &twice["types"]), (&2.into(), &0.into()));
    assert!(twice["files"][0].as_str().unwrap().ends_with("twice.td"));
    let (_, page, _) = run(&["dialects", "show", "twice.add", "--dialects", &td]);
    assert!(page.starts_with("# `twice.add`\n\nAdds a number to itself\n"), "{page}");
    let file = format!("{PROJECT}/use.mlir");
    let (_, out, _) = run(&["dialects", "coverage", "--format", "json", &file]);
    let counted: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(counted["byDialect"]["twice"]["read"], 2);
}
