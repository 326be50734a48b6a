//! Runs of `abide hunt`.

#![cfg(unix)]

use crate::support::{Folder, Run};
use std::fs;

/// A compiler that crashes in two ways, refuses a third kind of modules, and hangs at none.
const COMPILER: &str = "#!/bin/sh\n\
    trace() { echo \" #0 0x0000$$ $1 (/lib/libX.so+0x$$)\" >&2; kill -SEGV $$; }\n\
    grep -q 'arith.muli' \"$1\" && trace 'mlir::one<int>(`)'\n\
    grep -q 'arith.divsi' \"$1\" && trace 'mlir::two()'\n\
    grep -q 'arith.addi' \"$1\" && { echo \"x:1:1: error: 'arith.addi' op <b>3</b>\" >&2; exit 1; }\n\
    exit 0\n";

fn folder(name: &str) -> Folder {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new(&format!("hunt_{name}"));
    folder.write("compiler.sh", COMPILER);
    let path = folder.path().join("compiler.sh");
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    folder
}

fn hunt(folder: &Folder, arguments: &[&str]) -> Run {
    let ops = "--ops=arith.muli,arith.divsi,arith.addi,arith.subi";
    let mut all = vec!["hunt", "--size=3", "--runs=40", "-o", "found"];
    if !arguments.iter().any(|argument| argument.starts_with("--ops")) {
        all.push(ops);
    }
    all.extend(arguments);
    all.extend(["--", "./compiler.sh", "%s"]);
    folder.abide(&all)
}

fn read(folder: &Folder, name: &str) -> String {
    fs::read_to_string(folder.path().join("found").join(name)).unwrap()
}

#[test]
fn one_of_each_crash_is_reduced_and_listed() {
    let folder = folder("crashes");
    let run = hunt(&folder, &[]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    assert_eq!(run.stderr.matches("new crash: signal 11, at mlir::").count(), 2, "{}", run.stderr);
    assert!(run.stderr.contains("40 runs, 2 crashes, 0 hung, "), "{}", run.stderr);
    let mut reduced =
        [read(&folder, "crash-001/reduced.mlir"), read(&folder, "crash-002/reduced.mlir")];
    reduced.sort();
    assert!(reduced[0].contains("arith.divsi") && reduced[1].contains("arith.muli"), "{reduced:?}");
    assert!(reduced.iter().all(|text| text.len() < 60), "{reduced:?}");
    let (markdown, html) = (read(&folder, "index.md"), read(&folder, "index.html"));
    assert!(markdown.contains("[crash-001](crash-001/reduced.mlir)"), "{markdown}");
    assert!(markdown.contains("`` signal 11, at mlir::one<int>(`) ``"), "{markdown}");
    assert!(
        html.contains("mlir::one&lt;int&gt;(`)") && html.contains("op &lt;b&gt;#&lt;/b&gt;"),
        "{html}"
    );
    assert!(!html.contains("<b>"), "{html}");
}

#[test]
fn a_hunt_continues_where_the_last_one_ended() {
    let folder = folder("resumes");
    assert_eq!(hunt(&folder, &["--no-reduce"]).status, 1);
    let before = read(&folder, "hunt.txt");
    let run = hunt(&folder, &["--no-reduce"]);
    assert!(
        !run.stderr.contains("new crash") && run.stderr.contains("80 runs, 2 crashes"),
        "{}",
        run.stderr
    );
    let next = |text: &str| -> u64 {
        text.lines().find_map(|line| line.strip_prefix("next: ")).unwrap().parse().unwrap()
    };
    assert!(next(&read(&folder, "hunt.txt")) >= next(&before) + 40);
    assert!(read(&folder, "crash-001/not-reduced.txt").contains("not tried"));
    for (arguments, message) in [
        (vec!["--seed=1"], "another command or seed"),
        (vec!["-o", "."], "files that are not of a hunt"),
    ] {
        let ops = "--ops=arith.muli";
        let mut all = vec!["hunt", ops, "--runs=1"];
        if !arguments.contains(&"-o") {
            all.extend(["-o", "found"]);
        }
        all.extend(arguments);
        all.extend(["--", "./compiler.sh", "%s"]);
        let run = folder.abide(&all);
        assert_eq!(run.status, 2);
        assert!(run.stderr.contains(message), "{}", run.stderr);
    }
}

#[test]
fn the_number_of_jobs_changes_no_finding() {
    let found = ["1", "3"].map(|jobs| {
        let folder = folder(&format!("jobs{jobs}"));
        let run = hunt(&folder, &["--no-reduce", "--jobs", jobs]);
        assert_eq!(run.status, 1, "{}", run.stderr);
        [read(&folder, "crash-001/module.mlir"), read(&folder, "crash-002/module.mlir")]
    });
    assert_eq!(found[0], found[1]);
}

#[test]
fn a_command_that_refuses_everything_is_reported() {
    let folder = folder("refuses");
    let run = hunt(&folder, &["--ops=arith.addi"]);
    let expected = "warning: the first 8 runs of './compiler.sh %s' are all refused: arith.addi op";
    assert!(run.status == 0 && run.stderr.contains(expected), "{}", run.stderr);
    let run = hunt(&folder, &["--ops=arith.addi,arith.subi", "-o", "some"]);
    assert!(!run.stderr.contains("warning"), "{}", run.stderr);
}

#[test]
fn modules_with_the_operations_of_a_known_crash_are_rare() {
    let folder = folder("novelty");
    let log =
        "case %s in */run*) grep -q arith.muli %s && echo >> runs.txt;; esac; ./compiler.sh %s";
    let base = ["hunt", "--ops=arith.muli,arith.subi", "--size=1", "--runs=60", "-j=2"];
    let run = folder.abide(&[&base[..], &["-o", "found", "--", log]].concat());
    assert_eq!(run.status, 1, "{}", run.stderr);
    let runs = fs::read_to_string(folder.path().join("runs.txt")).unwrap().len();
    assert!((1..22).contains(&runs), "half of all modules have it: {runs}");
}

#[test]
fn a_crash_that_all_flags_show_is_rare_with_each_of_them() {
    let folder = folder("repeats");
    let log =
        "case %s in */run*) grep -q arith.muli %s && echo %f >> runs.txt;; esac; ./compiler.sh %s";
    let base = ["hunt", "--ops=arith.muli,arith.subi", "--size=1", "--runs=120", "-j=1"];
    let flags = ["--flags", "a b c d", "-o", "found", "--"];
    let run = folder.abide(&[&base[..], &flags, &[log]].concat());
    assert!(run.stderr.contains("120 runs, 1 crashes"), "{}", run.stderr);
    let runs = fs::read_to_string(folder.path().join("runs.txt")).unwrap().lines().count();
    assert!((4..35).contains(&runs), "half of all modules have it: {runs}");
}

#[test]
fn a_crash_whose_trace_depends_on_chance_is_reduced() {
    let folder = folder("chance");
    let command = "grep -q arith.muli %s && { echo \" #0 0x01 f$$() (/a.so+0x1)\" >&2; \
                   kill -$(( $$ % 2 ? 11 : 6 )) $$; }; true";
    let base = ["hunt", "--ops=arith.muli,arith.subi", "--size=3", "--runs=4", "-j=1"];
    let run = folder.abide(&[&base[..], &["-o", "found", "--", command]].concat());
    assert_eq!(run.status, 1, "{}", run.stderr);
    let reduced = read(&folder, "crash-001/reduced.mlir");
    assert!(reduced.contains("arith.muli") && reduced.len() < 60, "{reduced}");
}

#[test]
fn many_modules_are_run_at_once() {
    let folder = folder("splits");
    let base = ["hunt", "--size=1", "--runs=64", "-j=2", "--no-reduce"];
    let split = "echo >> runs.txt; ./compiler.sh %s --split-input-file";
    let run = |ops, output| folder.abide(&[&base[..], &[ops, "-o", output, "--", split]].concat());
    assert_eq!(run("--ops=arith.subi", "none").status, 0);
    assert_eq!(fs::read_to_string(folder.path().join("runs.txt")).unwrap().len(), 4);
    let found = run("--ops=arith.divsi,arith.subi", "found");
    assert!(found.stderr.contains("64 runs, 1 crashes"), "{}", found.stderr);
    let module = read(&folder, "crash-001/module.mlir");
    assert!(module.contains("arith.divsi") && !module.contains("// -----"), "{module}");
}

#[test]
fn a_known_crash_ends_no_run_of_many_modules() {
    let folder = folder("alone");
    let log = "case %s in */run*) echo >> runs.txt;; esac; ./compiler.sh %s --split-input-file";
    let base = ["hunt", "--ops=arith.muli,arith.subi", "--size=1", "--runs=512", "-j=1"];
    let run = folder.abide(&[&base[..], &["-o", "found", "--", log]].concat());
    assert!(run.stderr.contains("512 runs, 1 crashes"), "{}", run.stderr);
    // The crash is not known in the first 128 modules, which take some 250 runs.
    let runs = fs::read_to_string(folder.path().join("runs.txt")).unwrap().len();
    assert!(runs < 400, "{runs}");
}

#[test]
fn a_crash_of_several_modules_together_is_kept() {
    let folder = folder("together");
    folder.write(
        "together.sh",
        "#!/bin/sh\ngrep -q '^// -----' \"$1\" || exit 0\n\
         echo ' #0 0x00001 mlir::together() (/lib/libX.so+0x1)' >&2\nkill -SEGV $$\n",
    );
    let base = ["hunt", "--ops=arith.subi", "--size=1", "--runs=32", "-j=2", "-o", "found", "--"];
    let run = folder.abide(&[&base[..], &["sh together.sh %s --split-input-file"]].concat());
    assert_eq!(run.status, 1, "{}", run.stderr);
    let expected = "a crash that only several modules in one file show:\n\
                    new crash: signal 11, at mlir::together()\n";
    assert_eq!(run.stderr.matches(expected).count(), 1, "{}", run.stderr);
    assert!(run.stderr.contains("32 runs, 1 crashes, 0 hung, 0 refused"), "{}", run.stderr);
    let (module, reduced) =
        (read(&folder, "crash-001/module.mlir"), read(&folder, "crash-001/reduced.mlir"));
    assert_eq!(module.matches("// -----").count(), 1, "{module}");
    assert!(reduced.contains("// -----") && reduced.len() < module.len(), "{reduced}");
}

#[test]
fn the_numbers_of_a_changed_state_may_be_the_largest() {
    let folder = folder("largest");
    let state = |next: &str| {
        let counts = ["runs", "refused", "hung"].map(|name| format!("{name}: {}\n", u64::MAX));
        format!("command: ./compiler.sh %s\nseed: 0\nnext: {next}\n{}", counts.concat())
    };
    for next in [u64::MAX.to_string(), "99999999999999999999".to_owned(), "-1".to_owned()] {
        folder.write("found/hunt.txt", state(&next));
        let run = hunt(&folder, &["--ops=arith.addi"]);
        assert_eq!(run.status, 0, "{next}: {}", run.stderr);
        assert!(
            run.stderr.contains(&format!("{0} runs, 0 crashes, {0} hung, ", u64::MAX)),
            "{}",
            run.stderr
        );
    }
}

#[test]
fn flags_take_turns() {
    let folder = folder("flags");
    let base = ["hunt", "--ops=arith.muli,arith.divsi", "--size=3", "--runs=20", "--no-reduce"];
    let flags = ["--flags", "--one -two=(x)", "-o", "found", "--"];
    let command = "case %f in --one) ./compiler.sh %s;; esac";
    let run = folder.abide(&[&base[..], &flags, &[command]].concat());
    assert_eq!(run.status, 1, "{}", run.stderr);
    assert!(read(&folder, "crash-001/command.txt").starts_with("case --one in"));
    assert!(read(&folder, "index.md").contains("Flags in turn: ` --one -two=(x) `"));
    let run = folder.abide(&[&base[..], &flags, &["./compiler.sh", "%s"]].concat());
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("%f in the command is the place"), "{}", run.stderr);
    let broken = ["--flags", " --one\n-two=(x)\n", "-o", "found", "--", command];
    let run = folder.abide(&[&base[..], &broken].concat());
    assert!(run.status == 1 && run.stderr.contains("40 runs, "), "{}", run.stderr);
}

#[test]
fn a_flag_is_replaced_within_a_quoted_word() {
    let folder = folder("quoted_flags");
    let base = ["hunt", "--ops=arith.muli", "--size=3", "--runs=5", "--no-reduce"];
    let shell = ["-o", "found", "--", "sh", "-c", "test a:b = '%f' && ./compiler.sh %s"];
    let run = folder.abide(&[&base[..], &["--flags", "a:b"], &shell].concat());
    assert_eq!(run.status, 1, "{}", run.stderr);
    let shell = ["-o", "signs", "--", "sh", "-c", "test '(b)' = '%f' && ./compiler.sh %s"];
    let run = folder.abide(&[&base[..], &["--flags", "(b)"], &shell].concat());
    assert_eq!(run.status, 1, "{}", run.stderr);
    assert!(run.stderr.contains("new crash: signal 11, at mlir::one"), "{}", run.stderr);
    // Without --flags it is a part of the command.
    let plain = ["-o", "plain", "--", "sh", "-c", "test %f = \"%\"f && ./compiler.sh %s"];
    let run = folder.abide(&[&base[..], &plain].concat());
    assert_eq!(run.status, 1, "{}", run.stderr);
}

#[test]
fn a_time_limit_beyond_the_clock_is_none() {
    let folder = folder("forever");
    let run = hunt(&folder, &["--no-reduce", "--timeout", "18446744073709551615"]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    assert!(run.stderr.contains("40 runs, 2 crashes, 0 hung, "), "{}", run.stderr);
}

#[test]
fn files_are_run_as_they_are_before_they_are_changed() {
    let folder = folder("like");
    folder.write("in/a.mlir", "// a crash\nfunc.func @a(%x: i8) -> i8 {\n  %0 = arith.muli %x, %x : i8\n  return %0 : i8\n}\n");
    let run = hunt(&folder, &["--like=in", "--no-reduce"]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    assert!(read(&folder, "crash-001/module.mlir").starts_with("// a crash\n"));
    let run = hunt(&folder, &["--no-reduce"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("another command or seed"), "{}", run.stderr);
}

#[test]
fn differences_of_two_commands_are_findings() {
    let folder = folder("differ");
    let differ =
        "--differ=cat %s; ! grep -q arith.subi %s || { echo 'x:1:1: error: no' >&2; exit 1; }";
    let run = hunt(&folder, &[differ, "--ops=arith.subi,arith.xori"]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    let kinds = ["exit status 0 and exit status 1: no", "other output of"];
    for kind in kinds {
        assert!(run.stderr.contains(&format!("new difference: {kind}")), "{}", run.stderr);
    }
    let markdown = read(&folder, "index.md");
    assert!(
        markdown.contains("Compared with: ") && markdown.contains("(difference-00"),
        "{markdown}"
    );
    let again = hunt(&folder, &[differ, "--ops=arith.subi,arith.xori"]);
    assert!(!again.stderr.contains(&format!("new difference: {}", kinds[0])), "{}", again.stderr);
}

#[test]
fn a_command_that_hangs_or_is_missing_is_reported() {
    let folder = folder("hangs");
    let base = ["hunt", "--ops=arith.addi", "--runs=2", "--timeout=1", "-q"];
    let run = folder.abide(&[&base[..], &["-o", "late", "--", "sleep 30; true %s"]].concat());
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert!(fs::read_to_string(folder.path().join("late/index.md")).unwrap().contains("2 hung"));
    assert!(folder.path().join("late/hang-002.mlir").exists());
    let busy = "while :; do :; done; true %s";
    assert_eq!(folder.abide(&[&base[..], &["-o", "busy", "--", busy]].concat()).status, 0);
    assert!(fs::read_to_string(folder.path().join("busy/index.md")).unwrap().contains("2 hung"));
    // Time in which others use the processor is not counted, where the system can tell.
    let waits = "sleep 1.5; true %s";
    assert_eq!(folder.abide(&[&base[..], &["-o", "waits", "--", waits]].concat()).status, 0);
    let hung = if cfg!(target_os = "linux") { "0 hung" } else { "2 hung" };
    assert!(fs::read_to_string(folder.path().join("waits/index.md")).unwrap().contains(hung));
    let run =
        folder.abide(&[&base[..], &["-o", "none", "--", "no-such-program-anywhere"]].concat());
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("the command cannot be run"), "{}", run.stderr);
}

#[test]
fn findings_are_listed_as_json() {
    let folder = folder("json");
    let run = hunt(&folder, &["--quiet", "--no-reduce", "--format", "json"]);
    assert_eq!((run.status, &*run.stderr), (1, ""));
    let json: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((&json["runs"], &json["hung"]), (&40.into(), &0.into()), "{json}");
    let findings = json["findings"].as_array().unwrap();
    assert_eq!(findings.len(), 2, "{json}");
    for finding in findings {
        assert_eq!(finding["kind"], "crash", "{json}");
        assert!(finding["description"].as_str().unwrap().starts_with("signal 11, at "), "{json}");
        assert!(finding["folder"].as_str().unwrap().starts_with("found/crash-00"), "{json}");
        assert!(finding["bytes"].is_u64() && finding["reducedBytes"].is_null(), "{json}");
    }
}
