//! Runs of `abide generate`.

use crate::support::{Folder, abide, abide_in};
use std::fs;
use std::process::Command;

/// Operations with regions, successors and symbols.
const OPS: &str = "--ops=arith.*,cf.*,scf.*,func.*";

#[test]
fn the_same_seed_gives_the_same_modules_which_are_valid() {
    let first = abide(&["generate", OPS, "--count", "12"]);
    assert_eq!((first.status, first.stderr.as_str()), (0, ""));
    assert_eq!(first.stdout.matches("// -----\n").count(), 11);
    assert_eq!(abide(&["generate", OPS, "--count", "12"]).stdout, first.stdout);
    assert_ne!(abide(&["generate", OPS, "--count", "12", "--seed", "1"]).stdout, first.stdout);
    for flag in ["--generic", "--depth=0"] {
        let other = abide(&["generate", OPS, "--count", "12", flag]);
        assert_ne!(other.stdout, first.stdout, "{flag}");
    }
    let folder = abide_testing::repository();
    let arguments = ["opt", "--split-input-file", "-"];
    let checked = abide_in(&folder, &arguments, first.stdout.as_bytes());
    assert_eq!((checked.status, checked.stderr.as_str()), (0, ""));
}

#[test]
fn the_number_of_operations_follows_the_size() {
    let run = abide(&["generate", "--ops=arith.addi", "--size=3", "--count=2"]);
    assert_eq!(run.stdout.matches("arith.addi").count(), 6, "{}", run.stdout);
}

#[test]
fn each_operation_has_modules_of_its_own() {
    let run = abide(&["generate", "--ops=arith.addi,arith.mulf,cf.br", "--each", "--count=2"]);
    assert_eq!((run.status, run.stdout.matches("// -----\n").count()), (0, 5), "{}", run.stderr);
    for name in ["arith.addi", "arith.mulf", "cf.br"] {
        assert_eq!(run.stdout.matches(name).count(), 2, "{}", run.stdout);
    }
}

#[test]
fn modules_are_files_of_a_folder() {
    let folder = Folder::new("generate_files");
    let run = folder.abide(&["generate", "--ops=arith.*", "--count=3", "-o", "out/new"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, ""));
    let files = fs::read_dir(folder.path().join("out/new")).unwrap();
    let mut names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["000000.mlir", "000001.mlir", "000002.mlir"]);
}

#[test]
fn operations_of_a_project_are_generated() {
    let dialects = "--dialects=corpus/projects/twice/twice.td";
    let run = abide(&["generate", dialects, "--ops=twice.add", "--size=2"]);
    assert_eq!(run.stdout.matches("twice.add").count(), 2, "{}{}", run.stdout, run.stderr);
}

#[test]
fn files_are_changed_piece_by_piece() {
    let folder = Folder::new("generate_like");
    folder.write("in/a.mlir", "func.func @a(%x: i8, %y: i8) -> i8 {\n  %0 = arith.subi %x, %y : i8\n  return %0 : i8\n}\n// -----\nfunc.func @b(%x: f32, %y: f32) -> f32 {\n  %0 = arith.subf %x, %y : f32\n  return %0 : f32\n}\n");
    folder.write("in/b.txt", "not MLIR");
    let run = folder.abide(&["generate", "--like=in", "--ops=arith.*", "--count=8"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert_eq!(run.stdout.matches("func.func").count(), 8, "{}", run.stdout);
    let counts = ["@a(", "@b("].map(|name| run.stdout.matches(name).count());
    assert!(counts.iter().all(|count| *count >= 2), "{}", run.stdout);
    fs::create_dir(folder.path().join("empty")).unwrap();
    for (path, message) in [("empty", "no MLIR files"), ("missing", "missing")] {
        let run = folder.abide(&["generate", "--like", path]);
        assert_eq!(run.status, 2);
        assert!(run.stderr.contains(message), "{}", run.stderr);
    }
}

#[test]
fn modules_are_written_as_bytecode() {
    let folder = Folder::new("generate_bytecode");
    let base = ["generate", "--ops=arith.addf", "--size=3", "--count=2"];
    let run = folder.abide(&[&base[..], &["-o", "out", "--emit-bytecode"]].concat());
    assert_eq!(run.status, 0, "{}", run.stderr);
    let read = folder.abide(&["opt", "out/000001.mlirbc"]);
    let text = folder.abide(&base).stdout;
    let second = text.split("// -----\n").nth(1).map(str::trim_end);
    assert_eq!(second, Some(read.stdout.trim_end()), "{}", read.stderr);
}

#[test]
fn a_selection_of_nothing_is_an_error() {
    let run = abide(&["generate", "--ops=arith.nothing"]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("no described operation of these names"), "{}", run.stderr);
}

#[cfg(unix)]
#[test]
fn an_oracle_decides_which_forms_are_used() {
    let oracle = "--oracle=! grep -q f16 %s";
    let (ops, count) = ("--ops=arith.addf", "--count=20");
    let all = abide(&["generate", ops, count]);
    assert!(all.stdout.contains("f16"), "{}", all.stdout);
    let run = abide(&["generate", ops, count, oracle]);
    assert_eq!((run.status, run.stdout.contains("f16")), (0, false), "{}", run.stderr);
    let run = abide(&["generate", ops, "--oracle=no-such-program-anywhere"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("the oracle cannot be run"), "{}", run.stderr);
}

#[cfg(unix)]
#[test]
fn forms_that_an_oracle_accepted_are_kept() {
    let folder = Folder::new("generate_learned");
    let base = ["generate", "--count=20", "--learned=learned.txt"];
    let run = |more: &[&str]| folder.abide(&[&base[..], more].concat());
    let ops = "--ops=arith.addf,arith.subf";
    let first = run(&[ops, "--oracle=! grep -q 'f16\\|subf' %s"]);
    assert_eq!((first.status, first.stdout.contains("f16")), (0, false), "{}", first.stderr);
    assert_eq!(run(&[ops]).stdout, first.stdout);
    let all = run(&["--ops=arith.*"]).stdout;
    assert!(all.contains("arith.addf") && !all.contains("sub"), "{all}");
    folder.write("other.txt", "abide learned 0.0.0\n");
    for (file, expected) in [("other.txt", "was not written by"), ("none.txt", "or an --oracle")] {
        let run = folder.abide(&["generate", "--ops=arith.addf", "--learned", file]);
        assert!(run.status == 2 && run.stderr.contains(expected), "{}", run.stderr);
    }
}

#[test]
fn mlir_opt_accepts_modules_that_it_helped_to_make() {
    let Some(program) = abide_testing::mlir_opt() else { return };
    let folder = Folder::new("generate_accepted");
    let oracle = format!("--oracle={} %s", program.display());
    let ops = "--ops=arith.addi,cf.*,scf.if,scf.for,scf.index_switch,func.call";
    let run = folder.abide(&["generate", ops, "--count=10", &oracle, "-o", "out"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let files = fs::read_dir(folder.path().join("out")).unwrap();
    let accepted = files.filter(|file| {
        let file = file.as_ref().unwrap().path();
        let output = Command::new(&program).arg(file).output().unwrap();
        output.status.success()
    });
    assert!(accepted.count() >= 9);
}
