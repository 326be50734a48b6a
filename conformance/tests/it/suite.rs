//! Runs the suite on abide itself, and checks the rules and cases.

use crate::support::{adapter, cases_folder, is_abide, server};
use abide_conformance::case::{self, CaseFile, Kind};
use abide_conformance::compare::{COMPARISONS, comparison};
use abide_conformance::lsp::Server;
use abide_conformance::report::{Report, Verdict, text};
use abide_conformance::{Case, Expectations, Plan, ProcessAdapter, Runner, request, schema, spec};
use std::collections::BTreeSet;
use std::env;
use std::fs;

/// The case files on the disk, so that a change needs no build.
fn files() -> Vec<CaseFile> {
    case::read_folder(&cases_folder()).unwrap()
}

/// Runs the cases of a family; with `UPDATE_EXPECT=1` writes what abide does into them instead.
fn check(family: &str) {
    let mut files = files();
    files.retain(|file| file.family() == family);
    let mut adapter = ProcessAdapter::new(&adapter()).unwrap();
    let server = Server::new(&server()).unwrap();
    let mut runner = Runner { implementation: Some(&mut adapter), server: Some(&server) };
    if env::var_os("UPDATE_EXPECT").is_some_and(|value| value == "1") {
        for file in &mut files {
            if runner.update(file).unwrap() {
                fs::write(cases_folder().join(&file.path), file.write()).unwrap();
            }
        }
    }
    let plan = Plan::new(&files, &[], &Expectations::default());
    let report = Report::new("abide", &plan, plan.run(&mut runner));
    assert!(!report.rules.is_empty(), "{family} has no cases");
    let wrong = report.rules_with(Verdict::Fail) + report.rules_with(Verdict::Words);
    assert_eq!(wrong, 0, "{}", text::write(&report));
    let silent: Vec<_> = report
        .rules
        .iter()
        .filter(|rule| rule.count(Verdict::Unsupported) > 0)
        .map(|rule| &rule.rule.id[..])
        .collect();
    assert!(!is_abide() || silent.is_empty(), "abide does not answer all cases of {silent:?}");
}

#[test]
fn signatures() {
    check("SIP");
}

#[test]
fn raw_signatures() {
    check("RAW");
}

#[test]
fn reflection() {
    check("REF");
}

#[test]
fn calls_by_reflection() {
    check("BIND");
}

#[test]
fn attributes_of_compilers() {
    check("ABI");
}

#[test]
fn mlir() {
    check("MLIR");
}

#[test]
fn symbols() {
    check("SYM");
}

#[test]
fn passes() {
    check("PASS");
}

#[test]
fn tablegen() {
    check("TBL");
}

#[test]
fn language_servers() {
    check("LSP");
}

/// Rules that cannot be broken: they define output, findings or actions, and refuse nothing.
const UNBROKEN: [&str; 50] = [
    "ABI-011", "ABI-013", "ABI-014", "ABI-015", "ABI-016", "ABI-017", "ABI-018", "ABI-021",
    "ABI-022", "BIND-039", "LSP-004", "LSP-008", "LSP-014", "LSP-015", "LSP-016", "LSP-017",
    "LSP-018", "LSP-019", "LSP-020", "LSP-021", "LSP-022", "LSP-023", "MLIR-001", "MLIR-027",
    "MLIR-028", "PASS-001", "PASS-002", "PASS-003", "PASS-004", "PASS-005", "PASS-007", "PASS-011",
    "PASS-012", "PASS-013", "PASS-014", "PASS-015", "PASS-016", "PASS-023", "PASS-024", "PASS-029",
    "RAW-019", "RAW-020", "RAW-021", "SIP-044", "SIP-045", "SIP-052", "SYM-007", "SYM-008",
    "SYM-009", "TBL-054",
];

#[test]
fn every_rule_has_a_case_that_keeps_it_and_two_that_do_not() {
    let files = files();
    for rule in spec::rules() {
        let cases: Vec<&Case> =
            files.iter().filter(|file| file.rule == rule.id).flat_map(|file| &file.cases).collect();
        let count = |kind| cases.iter().filter(|case| case.kind == kind).count();
        let (kept, broken, beyond) =
            (count(Kind::Accept), count(Kind::Reject), count(Kind::Beyond));
        let is_enough =
            if UNBROKEN.contains(&&rule.id[..]) { broken == 0 && beyond >= 2 } else { broken >= 2 };
        assert!(
            kept >= 1 && is_enough,
            "{}: {kept} accept, {broken} reject, {beyond} beyond",
            rule.id
        );
        assert!(cases.iter().all(|case| !case.expected.is_empty()), "{}: no expectation", rule.id);
    }
}

/// Two cases for one reason are one case.
#[test]
fn the_cases_of_a_rule_have_reasons_of_their_own() {
    for file in files() {
        let mut reasons = BTreeSet::new();
        for case in &file.cases {
            let reason = case.setting("WHY").to_owned();
            assert!(reasons.insert(reason), "{}: {} has a reason twice", file.path, case.name);
        }
    }
}

/// Checks that each case of a rule differs from the others: in its input, its command, and the position of a refusal.
#[test]
fn the_cases_of_a_rule_differ() {
    for file in files() {
        let mut seen = BTreeSet::new();
        for case in &file.cases {
            let asked =
                (case.setting("RUN").to_owned(), &case.input, case.setting("NEST").to_owned());
            assert!(seen.insert(asked), "{}: {} asks what another case asks", file.path, case.name);
        }
    }
}

/// A case is named after its expected result: `reject` cases have an error, a warning or a refusal.
#[test]
fn kinds_match_the_expected_results() {
    let says_no = |expected: &str| {
        let words = ["error", "warning", "exit 1", "refused", "answered", "exit 2"];
        expected.lines().any(|line| words.iter().any(|word| line.starts_with(word)))
            || ["refused", ": error ", "does not hold"].iter().any(|word| expected.contains(word))
    };
    for file in files() {
        for case in &file.cases {
            let is_right = match case.kind {
                Kind::Reject => says_no(&case.expected),
                // It may first show an error that the rule then fixes.
                Kind::Accept if file.family() == "LSP" => true,
                Kind::Accept => !says_no(&case.expected),
                // An accepted input may still have a warning.
                Kind::Beyond => !case.expected.contains("error"),
            };
            assert!(is_right || file.family() == "LSP", "{}: {}", file.path, case.name);
        }
    }
}

/// The parts of an answer that count are documented in the rules, and known to the runner.
#[test]
fn comparisons_match_the_rules() {
    for name in COMPARISONS {
        assert!(spec::TEXT.contains(&format!("\n| `{name}` |")), "{name}");
    }
    for file in files() {
        for case in &file.cases {
            let name = comparison(case);
            assert!(COMPARISONS.contains(&name), "{}: {}: {name}", file.path, case.name);
        }
    }
}

#[test]
fn every_case_has_a_reason_and_a_unique_name() {
    let mut ids = BTreeSet::new();
    for file in files() {
        for case in &file.cases {
            assert!(!case.setting("WHY").is_empty(), "{}: {} says no why", file.path, case.name);
            let id = case.id(&file.rule);
            assert!(ids.insert(id.clone()), "{id} is the name of two cases");
        }
    }
}

#[test]
fn requests_follow_the_protocol() {
    for file in files() {
        for case in file.cases.iter().filter(|case| case.operation().contains('.')) {
            if let Ok(request) = request::request(case) {
                let checked = schema::check_request(&request);
                assert_eq!(checked, Ok(()), "{}: {}", file.path, case.name);
            }
        }
    }
}

#[test]
fn every_file_has_a_rule_and_is_built_in() {
    let files = files();
    let rules = spec::rules();
    for file in &files {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        let folder = file.path.split('/').next().unwrap_or_default();
        assert!(rules.iter().any(|rule| rule.id == file.rule), "{}: no such rule", file.path);
        assert!(name.starts_with(&format!("{}-", file.rule)), "{}", file.path);
        assert_eq!(folder, file.family().to_lowercase(), "{}", file.path);
    }
    assert_eq!(case::read_built_in().unwrap(), files);
}

#[test]
fn reading_and_writing_keeps_case_files() {
    for (path, text) in case::built_in() {
        assert_eq!(CaseFile::read(path, text).unwrap().write(), *text, "{path}");
    }
}

/// The page about the suite states the right numbers of rules and cases.
#[test]
fn the_documentation_has_the_right_counts() {
    let page = cases_folder().join("../../docs/conformance.md");
    let page = fs::read_to_string(page).unwrap();
    let cases: usize = files().iter().map(|file| file.cases.len()).sum();
    let counts = format!("passes all {} rules ({cases} cases)", spec::rules().len());
    assert!(page.contains(&counts), "docs/conformance.md does not have '{counts}'");
}
