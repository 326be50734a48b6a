//! `abide conformance rules`: the rules, or some of them with their cases.

use super::print;
use crate::console::{Exit, Failure};
use abide_conformance::case::{self, CaseFile};
use abide_conformance::report::text::wrapped;
use abide_conformance::spec::{self, Rule};
use clap::Args;
use std::fmt::Write as _;

/// Print the rules
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Print only these, with their levels and cases: rules such as MLIR-027, families such as MLIR
    #[arg(value_name = "RULE")]
    rules: Vec<String>,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    if arguments.rules.is_empty() {
        return print(spec::TEXT).map(|()| Exit::Clean);
    }
    let files = case::read_built_in().map_err(Failure::Message)?;
    let mut out = String::new();
    for name in &arguments.rules {
        let mut rules = spec::rules();
        rules.retain(|rule| {
            rule.id.eq_ignore_ascii_case(name) || rule.family().eq_ignore_ascii_case(name)
        });
        if rules.is_empty() {
            return Err(Failure::Message(format!(
                "unknown rule '{name}'; `abide conformance rules` prints them all"
            )));
        }
        rules.iter().for_each(|rule| write(&mut out, rule, &files));
    }
    print(&out)?;
    Ok(Exit::Clean)
}

/// The rule, its levels, and a line for each of its cases.
fn write(out: &mut String, rule: &Rule, files: &[CaseFile]) {
    let levels = spec::levels().into_iter().filter(|level| level.rules.contains(&rule.id));
    let levels: Vec<String> = levels.map(|level| level.name).collect();
    // Writing to a String cannot fail, here and below.
    let _ = writeln!(out, "{} (level {})", rule.id, levels.join(", "));
    for line in wrapped(&format!("{} [{}]", rule.statement, rule.source), 100) {
        let _ = writeln!(out, "  {line}");
    }
    for file in files.iter().filter(|file| file.rule == rule.id) {
        for case in &file.cases {
            let _ = writeln!(out, "  {}: {}: {}", case.kind.name(), case.id(&rule.id), case.why());
        }
    }
    out.push('\n');
}
