//! Runs of `abide fmt`.

use crate::support::{Folder, abide, abide_in};
use abide_testing::repository;
use std::fs;

const UGLY: &str = "func.func @f() {\nreturn\n    }\n";
const NEAT: &str = "func.func @f() {\n  return\n}\n";

#[test]
fn standard_input_goes_to_standard_output() {
    let run = abide_in(&repository(), &["fmt", "-"], UGLY.as_bytes());
    assert_eq!((run.status, run.stdout.as_str()), (0, NEAT));
    let run = abide_in(&repository(), &["fmt", "-"], NEAT.as_bytes());
    assert_eq!((run.status, run.stdout.as_str()), (0, NEAT));
}

#[test]
fn files_change_in_place_and_only_where_they_must() {
    let folder = Folder::new("fmt_in_place");
    folder.write("ugly.mlir", UGLY);
    folder.write("neat.mlir", NEAT);
    let ugly = || fs::read_to_string(folder.path().join("ugly.mlir")).unwrap();
    let run = folder.abide(&["fmt", "--check", "ugly.mlir", "neat.mlir"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, "ugly.mlir: would be re-indented\n"));
    assert_eq!(ugly(), UGLY);
    let run = folder.abide(&["fmt", "."]);
    assert_eq!((run.status, run.stderr.as_str()), (0, "./ugly.mlir: re-indented\n"));
    assert_eq!(ugly(), NEAT);
    assert_eq!(folder.abide(&["fmt", "--check", "."]).status, 0);
}

#[test]
fn a_broken_file_stays_as_it_is() {
    let folder = Folder::new("fmt_broken");
    let text = "func.func @f( {\nreturn\n}\n";
    folder.write("broken.mlir", text);
    let run = folder.abide(&["fmt", "broken.mlir"]);
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("not formatted: 1 syntax error, see 'abide check'"), "{run:?}");
    assert_eq!(fs::read_to_string(folder.path().join("broken.mlir")).unwrap(), text);
    assert_eq!(folder.abide(&["fmt", "nowhere.mlir"]).status, 2);
}

#[test]
fn the_examples_are_indented_so() {
    let run = abide(&["fmt", "--check", "corpus/examples"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
}

#[test]
fn other_formats_are_left_alone() {
    let folder = Folder::new("fmt_other");
    let cases = [
        ("x.td", "class A {\nint x = 1; }\n", "TableGen"),
        ("x.sip", "I3!_0R3!_0\n", "a structured-index-path signature"),
        ("x.raw", "I8!B5!t8d4R1!\n", "a raw function signature"),
        ("x.json", "{}\n", "reflection JSON"),
    ];
    for (name, text, kind) in cases {
        folder.write(name, text);
        for flags in [&["fmt", name][..], &["fmt", "--check", name]] {
            let run = folder.abide(flags);
            let said = format!("abide: error: '{name}' is {kind}; only MLIR files are formatted\n");
            assert_eq!((run.status, &*run.stderr), (2, &*said));
        }
        assert_eq!(fs::read_to_string(folder.path().join(name)).unwrap(), text);
    }
}
