//! The suite catches broken implementations: every mutant, and every rule has one.

use crate::support::{Memory, adapter, cases_folder, server};
use abide_conformance::mutants::{self, Mutant};
use abide_conformance::{ProcessAdapter, case, spec};

#[test]
fn every_mutant_is_caught() {
    let files = case::read_folder(&cases_folder()).unwrap();
    let mut memory = Memory::new(ProcessAdapter::new(&adapter()).unwrap());
    let server = server();
    let mut survivors = Vec::new();
    for mutant in mutants::all().unwrap() {
        let server = (mutant.operation == "lsp").then_some(&server[..]);
        let caught = mutant.caught_by(&files, &mut memory, server).unwrap();
        if caught.is_empty() {
            let Mutant { rule, description, .. } = &mutant;
            survivors.push(format!("{rule}: {description} ({:?})", mutant.distortion));
        }
    }
    assert!(survivors.is_empty(), "these mutants survive:\n{}", survivors.join("\n"));
}

#[test]
fn every_rule_has_a_mutant_or_a_reason() {
    let mutants = mutants::all().unwrap();
    let without = mutants::without();
    for rule in spec::rules() {
        let broken = mutants.iter().any(|mutant| mutant.rule == rule.id);
        let excused = without.iter().any(|(id, _)| *id == rule.id);
        assert!(broken != excused, "{}: neither a mutant nor a reason, or both", rule.id);
    }
    for mutant in &mutants {
        assert!(spec::rules().iter().any(|rule| rule.id == mutant.rule), "{}", mutant.rule);
    }
}

#[test]
fn a_right_implementation_fails_no_case() {
    let files = case::read_folder(&cases_folder()).unwrap();
    let mut adapter = ProcessAdapter::new(&adapter()).unwrap();
    let mut mutant = mutants::all().unwrap().remove(0);
    mutant.when = "nothing contains this".to_owned();
    assert_eq!(mutant.caught_by(&files, &mut adapter, None).unwrap(), [""; 0]);
}

/// The protocol's schema catches it, whatever the cases are worth.
#[test]
fn an_answer_that_the_protocol_does_not_have_catches_no_mutant() {
    let files = case::read_folder(&cases_folder()).unwrap();
    let mut adapter = ProcessAdapter::new(&adapter()).unwrap();
    let mut mutant = mutants::all().unwrap().remove(0);
    assert_ne!(mutant.caught_by(&files, &mut adapter, None).unwrap(), [""; 0]);
    mutant.distortion = mutants::Distortion::Answer("\"tokens\":".into(), "\"others\":".into());
    assert_eq!(mutant.caught_by(&files, &mut adapter, None).unwrap(), [""; 0]);
}
