//! `abide abi diff`: its output and its status.

use crate::support::{Folder, abide};

fn folder(name: &str) -> Folder {
    let folder = Folder::new(name);
    folder.write("old.mlir", "func.func private @f(tensor<?xf32>, i32)\n");
    folder
        .write("wider.mlir", "func.func private @f(tensor<?xf32>, i32)\nfunc.func private @g()\n");
    folder.write("new.mlir", "func.func private @f(tensor<4xf32>, i32)\nfunc.func private @g()\n");
    folder.write("broken.mlir", "func.func private @f(tensor<4xf32>");
    folder
}

#[test]
fn the_exit_status_is_1_for_breaking_changes() {
    let folder = folder("abi-diff-status");
    for (old, new, status, stdout) in [
        ("old.mlir", "old.mlir", 0, "0 changes, 0 breaking\n"),
        (
            "old.mlir",
            "wider.mlir",
            0,
            "compatible: @g: function: the function is new\n1 change, 0 breaking\n",
        ),
        (
            "old.mlir",
            "new.mlir",
            1,
            "breaking: @f: argument 0, dim 0: dim: was any size, is 4\n\
             compatible: @g: function: the function is new\n2 changes, 1 breaking\n",
        ),
    ] {
        let run = folder.abide(&["abi", "diff", old, new]);
        assert_eq!(
            (run.status, run.stdout.as_str()),
            (status, stdout),
            "{old} {new}: {}",
            run.stderr
        );
    }
}

#[test]
fn json_is_one_object() {
    let run =
        folder("abi-diff-json").abide(&["abi", "diff", "--format", "json", "old.mlir", "new.mlir"]);
    assert_eq!(run.status, 1);
    let read: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((&read["breaking"], &read["compatible"]), (&1.into(), &1.into()));
    let change = &read["changes"][0];
    assert_eq!(
        *change,
        serde_json::json!({
            "function": "f", "place": "argument 0, dim 0", "kind": "dim", "compatible": false,
            "old": "any size", "new": "4",
        })
    );
}

#[test]
fn files_that_cannot_be_compared_are_an_error() {
    let folder = folder("abi-diff-wrong");
    for (arguments, message) in [
        (["old.mlir", "broken.mlir"], "'broken.mlir' has 1 syntax error, see 'abide check'"),
        (["gone.mlir", "old.mlir"], "cannot read 'gone.mlir'"),
        (["-", "-"], "only one of the two files can be standard input"),
    ] {
        let run = folder.abide(&["abi", "diff", arguments[0], arguments[1]]);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{arguments:?}");
        assert!(run.stderr.contains(message), "{}", run.stderr);
    }
    assert_eq!(folder.abide(&["abi", "diff", "old.mlir"]).status, 2);
}

#[test]
fn a_module_is_compared_with_its_source() {
    for program in ["arrays", "structures", "async", "nested", "lists"] {
        let [source, module] = ["mlir", "vmfb"].map(|it| format!("corpus/vmfb/{program}.{it}"));
        let run = abide(&["abi", "diff", &module, &source]);
        let expected = match program {
            "async" => {
                (1, "breaking: @add: fences: was two fences, is none\n1 change, 1 breaking\n")
            }
            // The compiler forgets names that are those of values alone.
            _ => (0, "0 changes, 0 breaking\n"),
        };
        assert_eq!((run.status, run.stdout.as_str()), expected, "{program}");
    }
}
