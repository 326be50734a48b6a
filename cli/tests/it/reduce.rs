//! Runs of `abide reduce`.

#![cfg(unix)]

use crate::support::{Folder, Run};
use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const FILE: &str = "\
func.func private @other(i32) -> i32
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %b {test.note = \"a note\"} : i32
  %2 = func.call @other(%1) : (i32) -> i32
  return %2 : i32
}
";

/// [`FILE`] reduced to its multiplication.
const REDUCED: &str = "%0 = arith.muli %0, %0 : i1\n";

/// A folder with the file and a script.
fn folder(name: &str, script: &str) -> Folder {
    let folder = Folder::new(&format!("reduce_{name}"));
    folder.write("in.mlir", FILE);
    program(&folder, "test.sh", script);
    folder
}

fn program(folder: &Folder, name: &str, script: &str) {
    use std::os::unix::fs::PermissionsExt as _;
    folder.write(name, format!("#!/bin/sh\n{script}\n"));
    let path = folder.path().join(name);
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

fn reduce(folder: &Folder, arguments: &[&str]) -> Run {
    let mut all = vec!["reduce", "-q", "in.mlir"];
    all.extend(arguments);
    folder.abide(&all)
}

#[test]
fn a_script_or_a_command_decides() {
    let folder = folder("script", "grep -q arith.muli \"$1\"");
    for test in [
        "test.sh",
        "./test.sh",
        "./test.sh %s",
        "grep -q arith.muli",
        "grep -q 'arith.muli' %s && true",
    ] {
        let run = reduce(&folder, &["--test", test]);
        assert_eq!(
            (run.status, run.stdout.as_str(), run.stderr.as_str()),
            (0, REDUCED, ""),
            "{test}"
        );
    }
    let run = reduce(&folder, &["--test", "! grep -q arith.muli %s", "--interesting-status", "1"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, REDUCED));
    assert_eq!(fs::read_to_string(folder.path().join("in.mlir")).unwrap(), FILE);
}

#[test]
fn a_file_of_the_working_folder_does_not_run_in_place_of_a_tool() {
    let folder = folder("planted", "exit 0");
    let tools = ["grep -q arith.muli", "grep -q arith.muli %s", "true"];
    for name in tools {
        program(&folder, name, "echo >> ran; exit 1");
    }
    for test in tools {
        let run = reduce(&folder, &["--test", test]);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{test}");
    }
    let run = reduce(&folder, &["--crash", "test.sh"]);
    assert!(run.status == 2 && run.stderr.contains("cannot be run"), "{}", run.stderr);
    assert!(!folder.path().join("ran").exists());
}

#[test]
fn values_of_conditions_may_begin_with_a_hyphen() {
    let folder = folder("hyphens", "echo '-- muli' >&2; grep -q muli \"$1\"");
    let run = reduce(&folder, &["--message", "-- m[a-z]+", "grep -q muli %s && ./test.sh %s"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, REDUCED), "{}", run.stderr);
    for condition in [&["--test", "-x %s"][..], &["--crash", "-x %s"], &["--differ", "-x", "-y"]] {
        let run = reduce(&folder, condition);
        assert_eq!(run.status, 2);
        assert!(run.stderr.contains("cannot be run"), "{}", run.stderr);
    }
}

#[test]
fn a_time_limit_beyond_the_clock_is_none() {
    let folder = folder("forever", "grep -q arith.muli \"$1\"");
    for timeout in ["18446744073709549568", "18446744073709551615"] {
        let run = reduce(&folder, &["--test", "./test.sh", "--timeout", timeout]);
        assert_eq!((run.status, run.stdout.as_str()), (0, REDUCED), "{}", run.stderr);
    }
}

#[test]
fn the_result_does_not_depend_on_the_number_of_jobs() {
    let folder = folder("jobs", "grep -q muli \"$1\" && grep -q call \"$1\"");
    let one = reduce(&folder, &["--test", "./test.sh", "-j", "1"]);
    let four = reduce(&folder, &["--test", "./test.sh", "-j", "4"]);
    assert_eq!((one.status, &one.stdout), (0, &four.stdout));
}

#[test]
fn a_summary_has_the_sizes_and_the_output_is_a_file() {
    let folder = folder("summary", "grep -q arith.muli \"$1\"");
    let run = folder.abide(&["reduce", "in.mlir", "--test", "./test.sh", "-o", "out.mlir"]);
    let begin = format!("in.mlir: {} bytes to {}, ", FILE.len(), REDUCED.len());
    assert!(run.stderr.starts_with(&begin) && run.stderr.lines().count() == 1, "{}", run.stderr);
    assert_eq!((run.status, run.stdout.as_str()), (0, ""));
    assert_eq!(fs::read_to_string(folder.path().join("out.mlir")).unwrap(), REDUCED);
}

#[test]
fn a_crash_is_the_same_crash_by_its_frames() {
    let script = "\
        trace() { echo \" #0 0x0000$$ $1 (/lib/libX.so+0x$$)\" >&2; kill -SEGV $$; }\n\
        grep -q muli \"$1\" && trace 'mlir::one(int)'\ntrace 'mlir::two()'";
    let folder = folder("crash", script);
    let run = folder.abide(&["reduce", "in.mlir", "--crash", "./test.sh %s"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, REDUCED));
    let first = run.stderr.lines().next().unwrap();
    assert_eq!(first, "in.mlir: crash: signal 11, at mlir::one(int)");
    let run = reduce(&folder, &["--crash", "echo %s"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("does not crash on the file itself: it ended with exit status 0"));
}

#[test]
fn messages_and_differences_decide() {
    let folder = folder("message", "grep -q muli \"$1\" && echo 'bad: muli 12' >&2; exit 1");
    let run = reduce(&folder, &["--message", "bad: [a-z]+ \\d+", "./test.sh %s"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, REDUCED));
    let run = reduce(&folder, &["--message", "(", "true"]);
    assert!(run.status == 2 && run.stderr.contains("'(' is not a regular expression"));
    let run = reduce(&folder, &["--differ", "grep -c muli", "echo 0; true"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, REDUCED));
    let run = reduce(&folder, &["--differ", "true", "true"]);
    assert!(run.status == 2 && run.stderr.contains("do not differ on the file itself"));
}

#[test]
fn unusable_tests_are_refused_with_the_reason() {
    let refused = |name: &str, script: &str, more: &[&str]| {
        let folder = folder(name, script);
        let mut arguments = vec!["--test", "./test.sh", "-j", "1"];
        arguments.extend(more);
        let run = reduce(&folder, &arguments);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{}", run.stderr);
        assert_eq!(fs::read_to_string(folder.path().join("in.mlir")).unwrap(), FILE);
        run.stderr
    };
    let said = refused("never", "echo why >&2; exit 3", &[]);
    assert!(
        said.contains("does not hold for the file itself") && said.contains("exit status 3: why")
    );
    let said = refused("writes", "echo >> \"$1\"", &[]);
    assert!(said.contains("the test changes the file that it is given"), "{said}");
    let said = refused("hangs", "sleep 60", &["--timeout", "0.2"]);
    assert!(said.contains("does not end within 0.2 s on the file itself"), "{said}");
    let chance = "test -e count && exit 1; touch count";
    let said = refused("chance", chance, &[]);
    assert!(said.contains("depends on chance: it held in 1 of 3 runs"), "{said}");
    let folder = folder("missing", "");
    let run = reduce(&folder, &["--test", "no-such-program-anywhere"]);
    assert!(run.status == 2 && run.stderr.contains("the test cannot be run"), "{}", run.stderr);
}

#[test]
fn a_test_that_ceases_to_hold_is_noticed() {
    // It holds for the original three times, and for one candidate.
    let script = "n=$(cat count 2>/dev/null || echo 0); echo $((n + 1)) > count; test $n -lt 4";
    let folder = folder("ceases", script);
    let run = reduce(&folder, &["--test", "./test.sh", "-j", "1"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("it depends on chance"), "{}", run.stderr);
}

#[test]
fn candidates_that_hang_are_ended() {
    // Two candidates hang, each for the whole time limit; the other ones without a function fail.
    let script = "here=$(dirname \"$0\")\n\
                  grep -q func.func \"$1\" || mkdir \"$here/one\" || mkdir \"$here/two\" || exit 1\n\
                  grep -q func.func \"$1\" || while :; do :; done\n\
                  grep -q muli \"$1\"";
    let folder = folder("candidates_hang", script);
    let arguments = ["reduce", "in.mlir", "--test", "./test.sh", "--timeout", "4"];
    let run = folder.abide(&arguments);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert_eq!(run.stdout, format!("func.func private @a()\n{REDUCED}"));
    assert!(run.stderr.contains("tests that were ended after 4.0 s: 2"), "{}", run.stderr);
}

#[test]
fn an_interrupt_leaves_the_best_so_far() {
    let folder = folder("interrupt", "grep -q muli \"$1\" || exit 1; sleep 0.3; echo >> log");
    for keep in [&["--keep-best"][..], &[]] {
        for old in ["out.mlir", "log"] {
            let _ = fs::remove_file(folder.path().join(old));
        }
        let child = Command::new(env!("CARGO_BIN_EXE_abide"))
            .args(["reduce", "in.mlir", "--test", "./test.sh", "-o", "out.mlir", "-j", "1"])
            .args(keep)
            .current_dir(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let written = || fs::read(folder.path().join("out.mlir"));
        // The original is tested three times, and then at least two candidates hold.
        let held = || fs::read(folder.path().join("log")).map_or(0, |log| log.len());
        let end = Instant::now() + Duration::from_secs(60);
        while held() < 6 && Instant::now() < end {
            std::thread::sleep(Duration::from_millis(20));
        }
        let id = child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(0), "{said}");
        let text = String::from_utf8(written().unwrap()).unwrap();
        assert!(text.contains("muli"), "{text}");
        assert!(said.ends_with("(interrupted)\n"), "{said}");
    }
}

#[test]
fn bytecode_stays_bytecode() {
    let folder = folder("bytecode", "");
    let program = env!("CARGO_BIN_EXE_abide");
    let run = folder.abide(&["opt", "-emit-bytecode", "in.mlir", "-o", "in.mlirbc"]);
    assert_eq!(run.status, 0);
    let test = format!("head -c 2 %s | grep -q ML && {program} opt %s | grep -q muli");
    let run = folder.abide(&["reduce", "-q", "in.mlirbc", "--test", &test, "-o", "out.mlirbc"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let size = |name: &str| fs::metadata(folder.path().join(name)).unwrap().len();
    assert!(size("out.mlirbc") < size("in.mlirbc"));
    let run = folder.abide(&["opt", "out.mlirbc"]);
    assert!(run.stdout.contains("muli") && !run.stdout.contains("addi"), "{}", run.stdout);
}

/// Each recipe names an input. With mlir-opt, the first input is reduced to an operation.
#[test]
fn recipes_of_the_corpus_are_usable() {
    let folder = abide_testing::repository().join("corpus/reduce");
    let recipes = fs::read_to_string(folder.join("recipes.tsv")).unwrap();
    let recipes: Vec<_> = recipes.lines().map(|line| line.split_once('\t').unwrap()).collect();
    assert!(
        recipes
            .iter()
            .all(|(input, flags)| { folder.join(input).is_file() && flags.starts_with("--") })
    );
    let Some(mlir_opt) = abide_testing::mlir_opt() else { return };
    let (input, _) = recipes[0];
    let input = folder.join(input).display().to_string();
    let command = format!("{} -allow-unregistered-dialect %s", mlir_opt.display());
    let run = crate::support::abide(&["reduce", "-q", &input, "--message", "\"x.step\"", &command]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert!(run.stdout.len() < 40 && run.stdout.contains("x.step"), "{}", run.stdout);
}
