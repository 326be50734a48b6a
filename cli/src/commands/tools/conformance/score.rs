//! `abide conformance mutants` and `liars`: the suite against implementations that are wrong.

use super::{own, print};
use crate::console::{Exit, Failure};
use abide_conformance::case;
use abide_conformance::{ProcessAdapter, liars, mutants, spec};

/// The mutation score by rule: how many of a rule's mutants its cases catch.
pub(super) fn mutants() -> Result<Exit, Failure> {
    let files = case::read_built_in().map_err(Failure::Message)?;
    let mut adapter = ProcessAdapter::new(&own("adapter")?).map_err(Failure::Message)?;
    let server = own("lsp")?;
    let mutants = mutants::all().map_err(Failure::Message)?;
    let (mut out, mut caught) = (String::new(), 0);
    for rule in spec::rules() {
        let (mut all, mut survivors) = (0, Vec::new());
        for mutant in mutants.iter().filter(|mutant| mutant.rule == rule.id) {
            let server = (mutant.operation == "lsp").then_some(&server[..]);
            let by = mutant.caught_by(&files, &mut adapter, server).map_err(Failure::Message)?;
            all += 1;
            if by.is_empty() {
                survivors.push(&mutant.description[..]);
            }
        }
        caught += all - survivors.len();
        out += &format!("{:<9} {}/{all} caught\n", rule.id, all - survivors.len());
        out.extend(survivors.iter().map(|survivor| format!("  survives: {survivor}\n")));
    }
    for (rule, reason) in mutants::without() {
        out += &format!("{rule:<9} no mutant: {reason}\n");
    }
    print(&format!("{out}{caught} of {} mutants caught\n", mutants.len()))?;
    Ok(if caught == mutants.len() { Exit::Clean } else { Exit::Errors })
}

/// Reports which liars are caught: in how many of the rules that they lie about.
pub(super) fn liars() -> Result<Exit, Failure> {
    let files = case::read_built_in().map_err(Failure::Message)?;
    let mut adapter = ProcessAdapter::new(&own("adapter")?).map_err(Failure::Message)?;
    let (mut out, mut survivors) = (String::new(), 0);
    for liar in liars::ALL {
        let found = liars::expose(liar, &files, &mut adapter);
        survivors += usize::from(found.caught.is_empty());
        out += &format!(
            "{:<16} caught in {} of {} rules that it lies about: {}\n",
            liar.name,
            found.caught.len(),
            found.lied_about.len(),
            liar.description
        );
    }
    print(&format!(
        "{out}{} of {} liars caught\n",
        liars::ALL.len() - survivors,
        liars::ALL.len()
    ))?;
    Ok(if survivors == 0 { Exit::Clean } else { Exit::Errors })
}
