//! Runs of `abide conformance`: the reports, and other implementations tested with the suite.

use abide_testing::{program, repository};
use serde_json::Value;
use std::process::{Command, Output};

fn conformance(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abide"));
    command.arg("conformance").args(arguments).current_dir(repository());
    command.env("PYTHONDONTWRITEBYTECODE", "1").output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The report of a run in JSON, and the numbers of the rules that fail.
fn report(arguments: &[&str]) -> (Value, Vec<String>) {
    let output = conformance(&[&["run", "--format", "json"], arguments].concat());
    let report: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)));
    let rules = report["results"].as_array().unwrap().iter();
    let failed = rules.filter(|rule| rule["verdict"] == "fail");
    let failed = failed.map(|rule| rule["rule"].as_str().unwrap().to_owned()).collect();
    (report, failed)
}

#[test]
fn the_reference_passes_the_families_it_implements() {
    if program(&["python3"]).is_none() {
        return;
    }
    let adapter = "python3 conformance/reference/adapter.py";
    let (report, failed) = report(&[
        "--adapter",
        adapter,
        "--filter",
        "sip/",
        "--filter",
        "raw/",
        "--filter",
        "bind/",
        "--filter",
        "abi/",
        "--filter",
        "mlir/",
        "--filter",
        "sym/",
        "--filter",
        "pass/",
    ]);
    assert_eq!(failed, [""; 0], "{report:#}");
    assert!(report["cases"]["pass"].as_u64().unwrap() > 750, "{}", report["cases"]);
    assert_kept(&report, "reference.json");
    let words = ["SIP-read-words", "RAW-words", "BIND-2021-words", "BIND-2022-words"];
    let levels = [&words[..], &["SIP-write", "ABI", "MLIR", "SYM", "PASS"]].concat();
    let requires = levels.iter().flat_map(|level| ["--require", level]);
    let output =
        conformance(&[&["run", "--adapter", adapter][..], &requires.collect::<Vec<_>>()].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn mlir_opt_passes_all_but_recovery() {
    let Some(mlir_opt) = abide_testing::mlir_opt() else { return };
    if program(&["python3"]).is_none() {
        return;
    }
    let adapter = format!("python3 conformance/adapters/mlir_opt.py '{}'", mlir_opt.display());
    let expectations = "conformance/expectations/mlir-opt-22.txt";
    let (report, failed) =
        report(&["--adapter", &adapter, "--filter", "mlir/", "--expect", expectations]);
    assert_eq!(failed, [""; 0], "{report:#}");
    // It stops at the first error.
    assert_eq!(report["rules"]["known"], 1, "{report:#}");
    assert_kept(&report, "mlir-opt-22.json");
    assert!(report["cases"]["pass"].as_u64().unwrap() > 60, "{}", report["cases"]);
}

#[test]
fn llvm_tblgen_passes_all_of_tablegen() {
    let Some(tblgen) = program(&["llvm-tblgen-22"]) else { return };
    if program(&["python3"]).is_none() {
        return;
    }
    let adapter = format!("python3 conformance/adapters/llvm_tblgen.py '{}'", tblgen.display());
    let (report, failed) = report(&["--adapter", &adapter, "--filter", "tbl/"]);
    assert_eq!(failed, [""; 0], "{report:#}");
    assert!(report["cases"]["pass"].as_u64().unwrap() > 180, "{}", report["cases"]);
    assert_kept(&report, "llvm-tblgen-22.json");
}

#[test]
fn mlir_lsp_server_speaks_the_protocol() {
    let Some(server) = program(&["mlir-lsp-server-22", "mlir-lsp-server"]) else { return };
    let server = server.display().to_string();
    let filters = ["LSP-001-", "LSP-003-", "LSP-005-", "LSP-014-", "LSP-016-", "LSP-018-"];
    let mut arguments = vec!["--server", &server[..]];
    arguments.extend(filters.iter().flat_map(|filter| ["--filter", filter]));
    let expectations = "conformance/expectations/mlir-lsp-server-22.txt";
    arguments.extend(["--expect", expectations]);
    let (report, failed) = report(&arguments);
    assert_eq!(failed, [""; 0], "{report:#}");
    // It accepts parameters of the wrong kind, and sends the definition without a request.
    assert_eq!(report["rules"]["known"], 2, "{report:#}");
}

/// The verdicts by rule in a file of `conformance/results`.
fn kept(name: &str) -> Value {
    let path = repository().join("conformance/results").join(name);
    serde_json::from_str::<Value>(&std::fs::read_to_string(path).unwrap()).unwrap()["rules"].take()
}

/// Holds a report against the results that are kept: those of a rule are known, or it is not asked about.
fn assert_kept(report: &Value, name: &str) {
    let kept = kept(name);
    for rule in report["results"].as_array().unwrap() {
        let id = rule["rule"].as_str().unwrap();
        if rule["verdict"] != "unsupported" {
            assert_eq!(kept[id], rule["verdict"], "{name}: {id}");
        }
    }
}

#[test]
fn tblgen_lsp_server_has_its_recorded_results() {
    let Some(server) = program(&["tblgen-lsp-server-22"]) else { return };
    let server = server.display().to_string();
    // In the others it would be waited for.
    let rules = ["LSP-001", "LSP-002", "LSP-003", "LSP-004", "LSP-005", "LSP-006"];
    let filters: Vec<String> = rules.iter().map(|rule| format!("{rule}-")).collect();
    let mut arguments = vec!["run", "--server", &server, "--format", "results"];
    arguments.extend(filters.iter().flat_map(|filter| ["--filter", filter]));
    arguments.extend(["--expect", "conformance/expectations/tblgen-lsp-server-22.txt"]);
    let output = conformance(&arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    let kept = kept("tblgen-lsp-server-22.json");
    for rule in rules {
        assert_eq!(found["rules"][rule], kept[rule], "{rule}");
    }
}

#[test]
fn reports_are_written_in_four_formats() {
    let run = |format| {
        let output = conformance(&["run", "--filter", "RAW-007", "--format", format]);
        assert!(output.status.success(), "{format}");
        stdout(&output)
    };
    let text = run("text");
    assert!(
        text.contains("RAW-007   pass        3/3") && text.contains("1 pass, 0 fail"),
        "{text}"
    );
    assert!(run("json").contains("\"verdict\": \"pass\""));
    let junit = run("junit");
    assert!(junit.contains("<testsuite name=\"RAW-007\" tests=\"3\" failures=\"0\""), "{junit}");
    let html = run("html");
    assert!(html.starts_with("<!doctype html>") && html.contains("id=\"RAW-007\""), "{html}");
    assert!(!html.contains("<script") && !html.contains("http"), "the page needs no other file");
}

#[test]
fn failures_are_shown() {
    // It answers the first request, and to the others something that cannot be read.
    let adapter = r#"sh -c 'read l; echo "{\"id\":1}"; while read l; do echo no; done'"#;
    let output = conformance(&["run", "--adapter", adapter, "--filter", "RAW-008"]);
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    assert!(text.contains("the answer is not JSON") && text.contains("RAW-008   fail"), "{text}");
    // The whole rule, and the request that can be sent again.
    let rule = abide_conformance_rule("RAW-008");
    let words: Vec<&str> = text.split_whitespace().collect();
    assert!(words.join(" ").contains(&rule), "{rule} in {text}");
    assert!(text.contains("      request:\n        {\"op\":\"sip.raw\","), "{text}");
}

/// The output of `abide conformance rules` for a rule, as words.
fn abide_conformance_rule(id: &str) -> String {
    let output = conformance(&["rules", id]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = stdout(&output);
    let lines = text.lines().skip(1).take_while(|line| !line.contains(&format!("{id}/")));
    lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

#[test]
fn single_rules_are_printed() {
    let text = stdout(&conformance(&["rules", "mlir-027", "SYM"]));
    assert!(text.starts_with("MLIR-027 (level MLIR)\n  `-canonicalize` runs"), "{text}");
    assert!(text.contains("\n  accept: MLIR-027/three-and-four: three and four are seven\n"));
    assert!(text.contains("\nSYM-010 (level SYM)\n") && !text.contains("MLIR-028 ("));
    let (status, said) = ended(&["rules", "MLIR-999"]);
    assert_eq!(status, Some(2));
    assert!(said.contains("unknown rule 'MLIR-999'"), "{said}");
}

/// The end of an adapter and the last line on its standard error, in both runners.
#[cfg(unix)]
#[test]
fn the_end_of_an_adapter_is_reported() {
    let folder = std::env::temp_dir().join(format!("abide-ends-{}", std::process::id()));
    assert!(conformance(&["export", &folder.display().to_string()]).status.success());
    let greets = r#"read l; echo "{\"id\":1,\"unsupported\":true}"; read l"#;
    for (end, expected) in [
        (
            "echo first >&2; echo last words >&2; exit 3",
            "the adapter died (exit status: 3): last words",
        ),
        ("kill -9 $$", "the adapter died (signal: 9 (SIGKILL))"),
        ("exec >&-; sleep 60", "the adapter ended its output"),
        // The process that it started has its output, and is ended with it.
        ("echo gone >&2; sleep 60 & exit 3", "the adapter died (exit status: 3): gone"),
    ] {
        // It answers the greeting, and then ends at the first case; a second process greets no more.
        let mark = folder.join("greeted");
        let _ = std::fs::remove_file(&mark);
        let mark = mark.display();
        let adapter = format!(
            "sh -c 'if [ -e {mark} ]; then read l; else touch {mark}; {greets}; exit; fi; {end}'"
        );
        let run = ["--adapter", &adapter, "--filter", "RAW-007/twelve", "--timeout", "5"];
        let text = stdout(&conformance(&[&["run"], &run[..]].concat()));
        assert!(text.contains(expected), "{end}: {text}");
        let Some(python) = program(&["python3"]) else { continue };
        std::fs::remove_file(folder.join("greeted")).unwrap();
        let mut command = Command::new(&python);
        command.arg(folder.join("run.py")).args(run);
        let theirs = stdout(&command.output().unwrap());
        assert!(theirs.contains(expected), "{end}: {theirs}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// A filter chooses the same cases in both runners.
#[test]
fn filters_choose_the_same_cases() {
    let Some(python) = program(&["python3"]) else { return };
    let folder = std::env::temp_dir().join(format!("abide-filter-{}", std::process::id()));
    assert!(conformance(&["export", &folder.display().to_string()]).status.success());
    let adapter = format!("'{}' adapter", env!("CARGO_BIN_EXE_abide"));
    for filter in ["raw/", "RAW-", "raw-00", "beyond", "RAW-007/twelve", "twelve"] {
        let (ours, _) = report(&["--adapter", &adapter, "--filter", filter]);
        let mut command = Command::new(&python);
        command.arg(folder.join("run.py")).args(["--adapter", &adapter, "--format", "json"]);
        let theirs = command.args(["--filter", filter]).output().unwrap();
        let theirs: Value = serde_json::from_slice(&theirs.stdout).unwrap();
        let rules = ours["results"].as_array().unwrap().iter();
        let cases = rules.flat_map(|rule| rule["cases"].as_array().unwrap());
        let ours: Vec<&str> = cases.map(|case| case["id"].as_str().unwrap()).collect();
        let mut sorted = ours.clone();
        sorted.sort_unstable();
        let mut theirs: Vec<&String> = theirs["cases"].as_object().unwrap().keys().collect();
        theirs.sort_unstable();
        assert_eq!(sorted, theirs, "{filter}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// Processes that an adapter started end with it, in the exported runner as in the program.
#[cfg(unix)]
#[test]
fn the_exported_runner_ends_child_processes_of_the_adapter() {
    let Some(python) = program(&["python3"]) else { return };
    let folder = std::env::temp_dir().join(format!("abide-orphans-{}", std::process::id()));
    assert!(conformance(&["export", &folder.display().to_string()]).status.success());
    let pids = folder.join("pids").display().to_string();
    let adapter = format!("sh -c 'sleep 600 & echo $! >> {pids}; while read l; do echo no; done'");
    let mut command = Command::new(&python);
    command.arg(folder.join("run.py")).args(["--adapter", &adapter, "--filter", "RAW-007"]);
    // It greets with an invalid answer, so nothing is run.
    assert_eq!(command.output().unwrap().status.code(), Some(2));
    for pid in std::fs::read_to_string(&pids).unwrap().lines() {
        let state = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        assert!(!state.contains("sleep") || state.contains(") Z"), "{pid} still runs: {state}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_run_ends_its_adapter() {
    let file = std::env::temp_dir().join(format!("abide-interrupted-{}", std::process::id()));
    let adapter = format!("sh -c 'echo $$ > {}; exec sleep 600'", file.display());
    let mut command = Command::new(env!("CARGO_BIN_EXE_abide"));
    command.args(["conformance", "run", "--adapter", &adapter, "--filter", "RAW-007"]);
    command.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
    let mut run = command.spawn().unwrap();
    let end = std::time::Instant::now() + std::time::Duration::from_secs(60);
    let wait_until = |is_done: &dyn Fn() -> bool| {
        while !is_done() && std::time::Instant::now() < end {
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        assert!(is_done());
    };
    let pid = || std::fs::read_to_string(&file).unwrap_or_default();
    wait_until(&|| pid().ends_with('\n'));
    let own = run.id().to_string();
    assert!(Command::new("kill").args(["-INT", &own]).status().unwrap().success());
    assert_eq!(run.wait().unwrap().code(), Some(130));
    let state = format!("/proc/{}/stat", pid().trim());
    let state = || std::fs::read_to_string(&state).unwrap_or_default();
    // It may wait for its new parent.
    wait_until(&|| !state().contains("(s") || state().contains(") Z"));
    std::fs::remove_file(file).unwrap();
}

#[test]
fn wrong_usage_is_reported() {
    let output = conformance(&["run", "--filter", "no such case"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no case fits the filter"));
    let output = conformance(&["run", "--adapter", "/no/such/adapter"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("answers no request: cannot start"));
    let output = conformance(&["run", "--server", "/no/such/server"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot start /no/such/server"));
}

/// Its standard error, and how it ended.
fn ended(arguments: &[&str]) -> (Option<i32>, String) {
    let output = conformance(arguments);
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

/// An adapter that knows nothing.
#[cfg(unix)]
const KNOWS_NOTHING: &str = r#"sed -u 's/.*"id":\([0-9]*\).*/{"id":\1,"unsupported":true}/'"#;

#[cfg(unix)]
#[test]
fn an_adapter_without_answers_passes_nothing() {
    let (status, said) = ended(&["run", "--adapter", KNOWS_NOTHING, "--filter", "raw/"]);
    assert_eq!(status, Some(2), "{said}");
    assert!(said.contains("answers no case"), "{said}");
}

#[test]
fn levels_are_required() {
    let (status, said) = ended(&["run", "--filter", "raw/", "--require", "RAW-words"]);
    assert_eq!((status, &said[..]), (Some(0), ""));
    let (status, said) = ended(&["run", "--filter", "RAW-001", "--require", "RAW"]);
    assert_eq!(status, Some(1));
    assert!(said.contains("the level RAW is not met: RAW-002 (not run)"), "{said}");
    let (status, said) = ended(&["run", "--filter", "raw/", "--require", "REF-words"]);
    assert_eq!(status, Some(2));
    assert!(said.contains("unknown level 'REF-words'; the levels are SIP-read"), "{said}");
}

/// The lines of a report with the number of passed rules of a level.
fn levels_in(report: &str) -> Vec<&str> {
    let is_level = |line: &&str| {
        line.split_once(": ").is_some_and(|(name, count)| {
            !name.contains(' ') && count.starts_with(|c: char| c.is_ascii_digit())
        })
    };
    report.lines().filter(is_level).collect()
}

#[test]
fn only_the_rules_of_a_level_are_run() {
    let output = stdout(&conformance(&["run", "--level", "RAW", "--level", "REF-modules"]));
    assert_eq!(levels_in(&output), ["RAW: 22/22", "RAW-words: 22/22", "REF-modules: 4/4"]);
    assert!(output.contains("Suite 7.0. 26 rules: 26 pass"), "{output}");
    let some = ["run", "--level", "RAW-words", "--filter", "RAW-007"];
    assert_eq!(levels_in(&stdout(&conformance(&some))), ["RAW: 1/22", "RAW-words: 1/22"]);
    assert_eq!(ended(&["run", "--level", "RAW", "--filter", "REF-001"]).0, Some(2));
    assert_eq!(ended(&["run", "--level", "ROW"]).0, Some(2));

    let Some(python) = program(&["python3"]) else { return };
    let folder = std::env::temp_dir().join(format!("abide-level-{}", std::process::id()));
    assert!(conformance(&["export", &folder.display().to_string()]).status.success());
    let adapter = format!("'{}' adapter", env!("CARGO_BIN_EXE_abide"));
    for arguments in [&["--level", "RAW", "--level", "REF-modules"], &some[1..]] {
        let mut command = Command::new(&python);
        command.arg(folder.join("run.py")).args(["--adapter", &adapter]).args(arguments);
        let theirs = stdout(&command.current_dir(repository()).output().unwrap());
        let ours = stdout(&conformance(&[&["run", "--adapter", &adapter], arguments].concat()));
        assert_eq!(levels_in(&theirs), levels_in(&ours), "{arguments:?}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[cfg(unix)]
#[test]
fn different_words_are_distinguished() {
    let abide = env!("CARGO_BIN_EXE_abide");
    let other = "sed -u s/Unrecognized/Unknown/";
    let adapter = format!("sh -c '\"{abide}\" adapter | {other}'");
    let run = ["run", "--adapter", &adapter, "--filter", "RAW-012"];
    let (status, said) = ended(&run);
    assert_eq!(status, Some(0), "{said}");
    let (report, failed) = report(&run[1..]);
    assert_eq!((failed.len(), &report["rules"]["words"]), (0, &Value::from(1)), "{report:#}");
}

#[test]
fn expectations_have_to_be_true() {
    let folder = std::env::temp_dir().join(format!("abide-expect-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("known.txt").display().to_string();
    let run = ["run", "--filter", "RAW-007", "--expect", &path];
    std::fs::write(&path, "skip RAW-007/twelve no reason\n").unwrap();
    let (report, _) = report(&run[1..]);
    assert_eq!(report["rules"]["partly"], 1, "{report:#}");
    std::fs::write(&path, "fail RAW-007/twelve\n").unwrap();
    assert_eq!(ended(&run).0, Some(1), "it passes");
    std::fs::write(&path, "fail RAW-007/thirteen\n").unwrap();
    let (status, said) = ended(&run);
    assert_eq!(status, Some(2));
    assert!(said.contains("unknown case 'RAW-007/thirteen'"), "{said}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn several_jobs_find_the_same() {
    let one = stdout(&conformance(&["run", "--filter", "raw/", "--format", "json"]));
    let three =
        stdout(&conformance(&["run", "--filter", "raw/", "--format", "json", "--jobs", "3"]));
    assert_eq!(one, three);
}

#[test]
fn reports_are_shown_side_by_side() {
    let results = "conformance/results";
    let kept = std::fs::read_dir(repository().join(results)).unwrap();
    let mut names: Vec<String> = kept
        .map(|entry| format!("{results}/{}", entry.unwrap().file_name().to_string_lossy()))
        .collect();
    names.sort();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let text = stdout(&conformance(&[&["compare"], &names[..]].concat()));
    assert!(text.contains("IREE runtime 3.13.0") && text.contains("BIND-003"), "{text}");
    let page = stdout(&conformance(&[&["compare", "--format", "html"], &names[..]].concat()));
    assert!(page.starts_with("<!doctype html>") && page.contains("mlir-opt"), "{page}");
    assert_eq!(ended(&["compare", "Cargo.toml"]).0, Some(2));
}

/// The exported suite comes to the same verdicts as the one in the program, case by case.
#[test]
fn the_exported_suite_has_the_same_verdicts() {
    let Some(python) = program(&["python3"]) else { return };
    let folder = std::env::temp_dir().join(format!("abide-export-{}", std::process::id()));
    let output = conformance(&["export", &folder.display().to_string()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let abide = format!("'{}' adapter", env!("CARGO_BIN_EXE_abide"));
    let reference = "python3 conformance/reference/adapter.py".to_owned();
    for (adapter, kept) in [(abide, "abide.json"), (reference, "reference.json")] {
        let mut command = Command::new(&python);
        command.arg(folder.join("run.py")).args(["--adapter", &adapter, "--format", "json"]);
        let output = command.current_dir(repository()).output().unwrap();
        let theirs: Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)));
        let (ours, _) = report(&["--adapter", &adapter]);
        assert_kept(&ours, kept);
        for rule in ours["results"].as_array().unwrap() {
            let id = rule["rule"].as_str().unwrap();
            assert_eq!(theirs["rules"][id], rule["verdict"], "{adapter}: {id}");
        }
        assert_eq!(theirs["levels"], ours["levels"]);
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// Without anything to run, the exported runner ends like the program.
#[test]
fn the_exported_runner_reports_wrong_usage() {
    let Some(python) = program(&["python3"]) else { return };
    let folder = std::env::temp_dir().join(format!("abide-usage-{}", std::process::id()));
    let output = conformance(&["export", &folder.display().to_string()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let known = folder.join("known.txt");
    std::fs::write(&known, "fail RAW-001/no-such-case\n").unwrap();
    let known = known.display().to_string();
    let abide = format!("'{}' adapter", env!("CARGO_BIN_EXE_abide"));
    for (adapter, arguments, said) in [
        (&abide[..], ["--level", "SIP"], "unknown level 'SIP'"),
        (&abide, ["--require", "RAW-letters"], "unknown level 'RAW-letters'"),
        (&abide, ["--filter", "no such case"], "no case fits the filter"),
        (&abide, ["--timeout", "inf"], "--timeout is a number of seconds"),
        (&abide, ["--expect", "/no/such/file"], "cannot read /no/such/file"),
        (&abide, ["--expect", &known], "known.txt:1: unknown case 'RAW-001/no-such-case'"),
        ("/no/such/adapter", ["--filter", "RAW"], "answers no request: cannot start"),
        ("'", ["--filter", "RAW"], "the command of the adapter is damaged"),
        ("false", ["--filter", "RAW"], "answers no request: the adapter died"),
    ] {
        let mut command = Command::new(&python);
        command.arg(folder.join("run.py")).args(["--adapter", adapter]).args(arguments);
        let output = command.output().unwrap();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{adapter} {arguments:?}: {error}");
        assert!(error.contains(said) && !error.contains("Traceback"), "{error}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_damaged_case_affects_no_other() {
    let folder = std::env::temp_dir().join(format!("abide-cases-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let name = folder.display().to_string();
    for (run, input, message) in [
        ("sip.rwa", "I1!R1!", "is not an operation"),
        ("sip.raw", "\\é", "no escape: \\é"),
        ("sip.raw\n# COMPARE: some", "I1!R1!", "unknown comparison 'some'"),
    ] {
        let text = format!("# RAW-001 x\n# RUN: {run}\n\n=== accept: a\n{input}\n---\nok\n");
        std::fs::write(folder.join("x.case"), text).unwrap();
        let output = conformance(&["run", "--cases", &name]);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains("x.case: a: ") && said.contains(message), "{said}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn output_outside_the_protocol_is_shown() {
    for (written, said) in [
        ("hello", "not a header: `hello`"),
        ("Content-Length: 99999999999999\r\n\r", "a message of 99999999999999 bytes"),
        ("Content-Length: 3\r\n\r\n{x}", "not JSON"),
    ] {
        let server = format!("sh -c 'printf \"{}\\n\"; cat >/dev/null'", written.escape_default());
        let output = conformance(&["run", "--server", &server, "--filter", "LSP-003"]);
        assert_eq!(output.status.code(), Some(1));
        assert!(stdout(&output).contains(said), "{}", stdout(&output));
    }
}

#[test]
fn a_rule_whose_cases_are_not_all_run_passes_in_part() {
    // It knows no refusals.
    let refuses_nothing =
        r#"sed -u "s/.*\"id\":\([0-9]*\).*\"ok\":false.*/{\"id\":\1,\"unsupported\":true}/""#;
    let abide = env!("CARGO_BIN_EXE_abide");
    let adapter = format!("sh -c '\"{abide}\" adapter | {refuses_nothing}'");
    let (report, failed) = report(&["--adapter", &adapter, "--filter", "RAW-004"]);
    assert_eq!(failed, [""; 0], "{report:#}");
    assert_eq!(report["rules"]["partly"], 1, "{report:#}");
}
