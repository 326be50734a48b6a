//! Runs of `abide fmt`.

use crate::support::{Folder, abide, abide_in};
use abide_testing::repository;
use std::fs;

const UGLY: &str = "func.func @f() {\nreturn\n    }\n";
const NEAT: &str = "func.func @f() {\n  return\n}\n";

#[test]
fn standard_input_is_written_to_standard_output() {
    let run = abide_in(&repository(), &["fmt", "-"], UGLY.as_bytes());
    assert_eq!((run.status, run.stdout.as_str()), (0, NEAT));
    let run = abide_in(&repository(), &["fmt", "-"], NEAT.as_bytes());
    assert_eq!((run.status, run.stdout.as_str()), (0, NEAT));
}

#[test]
fn only_unformatted_files_are_rewritten() {
    let folder = Folder::new("fmt_in_place");
    folder.write("ugly.mlir", UGLY);
    folder.write("neat.mlir", NEAT);
    let ugly = || fs::read_to_string(folder.path().join("ugly.mlir")).unwrap();
    let run = folder.abide(&["fmt", "--check", "ugly.mlir", "neat.mlir"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, "ugly.mlir: would be formatted\n"));
    assert_eq!(ugly(), UGLY);
    let run = folder.abide(&["fmt", "."]);
    assert_eq!((run.status, run.stderr.as_str()), (0, "./ugly.mlir: formatted\n"));
    assert_eq!(ugly(), NEAT);
    assert_eq!(folder.abide(&["fmt", "--check", "."]).status, 0);
}

#[test]
fn broken_code_stays_and_the_rest_is_formatted() {
    let folder = Folder::new("fmt_broken");
    let broken = "func.func @f( {\nreturn\n}\n";
    folder.write("broken.mlir", format!("{broken}{UGLY}"));
    let run = folder.abide(&["fmt", "broken.mlir"]);
    assert_eq!(run.status, 1);
    let said = "broken.mlir: 1 syntax error; broken code is not changed, see 'abide check'\n";
    assert_eq!(run.stderr, format!("{said}broken.mlir: formatted\n"));
    let text = fs::read_to_string(folder.path().join("broken.mlir")).unwrap();
    assert_eq!(text, format!("{broken}{NEAT}"));
    assert_eq!(folder.abide(&["fmt", "nowhere.mlir"]).status, 2);
}

#[test]
fn a_diff_changes_nothing() {
    let folder = Folder::new("fmt_diff");
    folder.write("ugly.mlir", UGLY);
    let run = folder.abide(&["fmt", "--diff", "ugly.mlir"]);
    let expected = "--- a/ugly.mlir\n+++ b/ugly.mlir\n@@ -1,3 +1,3 @@\n func.func @f() {\n-return\n-    }\n+  return\n+}\n";
    assert_eq!((run.status, run.stdout.as_str(), run.stderr.as_str()), (1, expected, ""));
    assert_eq!(fs::read_to_string(folder.path().join("ugly.mlir")).unwrap(), UGLY);
    folder.write("ugly.mlir", NEAT);
    let run = folder.abide(&["fmt", "--diff", "ugly.mlir"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, ""));
}

#[test]
fn the_line_width_is_that_of_the_project() {
    let folder = Folder::new("fmt_width");
    let text = "func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {\n  return\n}\n";
    let broken = "func.func @f(\n  %a: tensor<4xf32>,\n  %b: tensor<4xf32>\n) {\n  return\n}\n";
    folder.write("abide.toml", "[fmt]\nline-width = 40\n");
    folder.write("a.mlir", text);
    assert_eq!(folder.abide(&["fmt", "--check", "--line-width", "60", "a.mlir"]).status, 0);
    assert_eq!(folder.abide(&["fmt", "--check", "--line-width", "0", "a.mlir"]).status, 0);
    assert_eq!(folder.abide(&["fmt", "a.mlir"]).status, 0);
    assert_eq!(fs::read_to_string(folder.path().join("a.mlir")).unwrap(), broken);
    let name = folder.path().join("other.mlir");
    let flags = ["fmt", "--stdin-filename", name.to_str().unwrap(), "-"];
    assert_eq!(abide_in(&repository(), &flags, text.as_bytes()).stdout, broken);
    for (wrong, said) in [
        ("[fmt]\nline-width = \"wide\"\n", "'line-width' is a number of characters"),
        ("[fmt]\nwidth = 3\n", "unknown key 'width' in [fmt]; known is 'line-width'"),
        ("fmt = 3\n", "'fmt' is a table: [fmt]"),
    ] {
        folder.write("abide.toml", wrong);
        let run = folder.abide(&["fmt", "a.mlir"]);
        assert!(run.status == 2 && run.stderr.contains(said), "{run:?}");
    }
}

#[test]
fn tablegen_is_formatted() {
    let folder = Folder::new("fmt_td");
    folder.write("x.td", "class A {\nint x=1; }\n");
    let run = folder.abide(&["fmt", "x.td"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, "x.td: formatted\n"));
    let text = fs::read_to_string(folder.path().join("x.td")).unwrap();
    assert_eq!(text, "class A {\n  int x = 1;\n}\n");
    let flags = ["fmt", "--stdin-filename", "a.td", "-"];
    let run = abide_in(&repository(), &flags, b"class  A ;\n");
    assert_eq!((run.status, run.stdout.as_str()), (0, "class  A;\n"));
}

#[test]
fn too_long_td_files_are_refused() {
    const MAX_BYTES: usize = 64 << 20;
    let folder = Folder::new("fmt_long_td");
    let text = vec![b'\n'; MAX_BYTES + 1];
    fs::write(folder.path().join("x.td"), &text).unwrap();
    let run = folder.abide(&["fmt", "--check", "x.td"]);
    assert!(run.status == 2 && run.stderr.contains("67108864"), "{}", run.stderr);
    let run = abide_in(&repository(), &["fmt", "--stdin-filename", "a.td", "-"], &text);
    assert_eq!((run.status, run.stdout.len()), (2, 0));
    let said = "'a.td' is longer than 67108864 bytes, so it is not formatted";
    assert!(run.stderr.contains(said), "{}", run.stderr);
}

#[test]
fn the_examples_are_formatted_but_for_long_lines() {
    let run = abide(&["fmt", "--check", "--line-width", "0", "corpus/examples"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
}

#[test]
fn other_formats_are_left_alone() {
    let folder = Folder::new("fmt_other");
    let cases = [
        ("x.sip", "I3!_0R3!_0\n", "a structured-index-path signature"),
        ("x.raw", "I8!B5!t8d4R1!\n", "a raw function signature"),
        ("x.json", "{}\n", "reflection JSON"),
    ];
    for (name, text, kind) in cases {
        folder.write(name, text);
        for flags in [&["fmt", name][..], &["fmt", "--check", name]] {
            let run = folder.abide(flags);
            let said = format!(
                "abide: error: '{name}' is {kind}; only MLIR and TableGen files are formatted\n"
            );
            assert_eq!((run.status, &*run.stderr), (2, &*said));
        }
        assert_eq!(fs::read_to_string(folder.path().join(name)).unwrap(), text);
    }
}

#[test]
fn td_files_in_a_folder_are_formatted_in_a_project() {
    let folder = Folder::new("fmt-td-folder");
    folder.write("d/x.td", "class A {\nint x=1; }\n");
    folder.write("d/y.mlir", "module {\n}\n");
    assert_eq!(folder.abide(&["fmt", "--check", "d"]).status, 0);
    folder.write("abide.toml", "");
    let run = folder.abide(&["fmt", "--check", "d"]);
    assert_eq!((run.status, run.stderr.as_str()), (1, "d/x.td: would be formatted\n"));
}

#[test]
fn checked_files_are_listed_as_json() {
    let folder = Folder::new("fmt_json");
    folder.write("done.mlir", "module {\n}\n");
    folder.write("other.mlir", "  module {\n}\n");
    folder.write("wrong.mlir", "module {\n");
    let run = folder.abide(&["fmt", "--check", "--format", "json", "."]);
    let expected = "{\"files\":[\
        {\"path\":\"./done.mlir\",\"formatted\":true,\"syntaxErrors\":0},\
        {\"path\":\"./other.mlir\",\"formatted\":false,\"syntaxErrors\":0},\
        {\"path\":\"./wrong.mlir\",\"formatted\":true,\"syntaxErrors\":1}]}\n";
    assert_eq!((run.status, &*run.stdout, &*run.stderr), (1, expected, ""));
    for arguments in [["--format", "json"].as_slice(), &["--format", "json", "--check", "--diff"]] {
        let run = folder.abide(&[&["fmt", "."], arguments].concat());
        assert_eq!((run.status, &*run.stdout), (2, ""), "{}", run.stderr);
    }
}
