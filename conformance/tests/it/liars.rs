//! The suite catches implementations with false claims.

use crate::support::{Memory, adapter, cases_folder};
use abide_conformance::liars::{self, ALL};
use abide_conformance::{Outcome, ProcessAdapter, Runner, case, spec};
use std::collections::BTreeSet;
use std::time::Duration;

fn families<'r>(rules: impl IntoIterator<Item = &'r String>) -> BTreeSet<&'r str> {
    rules.into_iter().map(|rule| spec::family(rule)).collect()
}

#[test]
fn every_liar_is_caught_in_every_family() {
    let files = case::read_folder(&cases_folder()).unwrap();
    let mut memory = Memory::new(ProcessAdapter::new(&adapter()).unwrap());
    for liar in ALL {
        let found = liars::expose(liar, &files, &mut memory);
        assert!(
            !found.caught.is_empty(),
            "{}: no case notices that it {}",
            liar.name,
            liar.description
        );
        assert_eq!(
            families(&found.caught),
            families(&found.lied_about),
            "{}: it is not caught in all families that it lies about",
            liar.name
        );
    }
}

#[test]
fn an_honest_family_is_not_caught() {
    let files = case::read_folder(&cases_folder()).unwrap();
    let mut memory = Memory::new(ProcessAdapter::new(&adapter()).unwrap());
    // It lies about calls alone.
    let stages = ALL.iter().find(|liar| liar.name == "stages").unwrap();
    let found = liars::expose(stages, &files, &mut memory);
    assert_eq!(families(&found.caught).into_iter().collect::<Vec<_>>(), ["BIND"]);
}

/// Processes that hang, die or write invalid answers fail each case that they get.
#[cfg(unix)]
#[test]
fn broken_processes_fail_every_case() {
    let files = case::read_folder(&cases_folder()).unwrap();
    let file = files.iter().find(|file| file.rule == "RAW-007").unwrap();
    for (name, script) in [
        ("hangs", "cat > /dev/null"),
        ("crashes", "read line; kill -9 $$"),
        ("exits", "read line; exit 0"),
        ("garbage", "while read line; do echo garbage; done"),
        ("repeats the request", "cat"),
        ("a list", "while read line; do echo []; done"),
        (
            "another id",
            "while read line; do echo {\\\"id\\\":0,\\\"ok\\\":true,\\\"text_hex\\\":\\\"\\\"}; done",
        ),
    ] {
        let adapter = ProcessAdapter::new(&format!("sh -c '{script}'")).unwrap();
        let mut adapter = adapter.with_limit(Duration::from_millis(200));
        let mut runner = Runner { implementation: Some(&mut adapter), server: None };
        for case in &file.cases {
            assert!(matches!(runner.run(case), Outcome::NoAnswer(_)), "{name}: {}", case.name);
        }
    }
}
