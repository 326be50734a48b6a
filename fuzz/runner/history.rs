//! The results of all runs so far: a line for each run in `target/fuzz/history.tsv`.

use crate::process::{made, make_folder, with_path};
use crate::report::Figures;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::time::Duration;

/// Adds a run.
pub(crate) fn note(target: &str, figures: &Figures, findings: usize) -> Result<(), String> {
    make_folder(&made(""))?;
    let path = made("history.tsv");
    let file = OpenOptions::new().create(true).append(true).open(&path);
    let line = format!(
        "{target}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{findings}\n",
        figures.executions,
        figures.wall.as_millis(),
        figures.cpu.as_millis(),
        figures.coverage,
        figures.features,
        figures.inputs,
        figures.memory,
    );
    with_path(&path, file.and_then(|mut file| file.write_all(line.as_bytes())))
}

/// All runs of a target in one.
#[derive(Debug, Clone, Default, PartialEq)]
struct Sum {
    figures: Figures,
    findings: usize,
}

/// A table of all targets, with sums below, in Markdown.
pub(crate) fn summary() -> Result<String, String> {
    let path = made("history.tsv");
    Ok(table(&sums(&with_path(&path, fs::read_to_string(&path))?)))
}

fn sums(text: &str) -> BTreeMap<&str, Sum> {
    let mut sums: BTreeMap<&str, Sum> = BTreeMap::new();
    for line in text.lines() {
        let mut fields = line.split('\t');
        let Some(target) = fields.next() else { continue };
        let numbers: Vec<u64> = fields.filter_map(|field| field.parse().ok()).collect();
        let [executions, wall, cpu, coverage, features, inputs, memory, findings] = numbers[..]
        else {
            continue;
        };
        let Sum { figures, findings: all } = sums.entry(target).or_default();
        figures.executions += executions;
        figures.wall += Duration::from_millis(wall);
        figures.cpu += Duration::from_millis(cpu);
        figures.coverage = figures.coverage.max(coverage);
        figures.features = figures.features.max(features);
        figures.inputs = figures.inputs.max(inputs);
        figures.memory = figures.memory.max(memory);
        *all += findings as usize;
    }
    sums
}

fn table(sums: &BTreeMap<&str, Sum>) -> String {
    let mut text = String::from(
        "| target | executions | CPU minutes | edges | features | inputs | MiB | findings |\n|---|---|---|---|---|---|---|---|\n",
    );
    let (mut executions, mut cpu, mut all) = (0, Duration::ZERO, 0);
    for (target, Sum { figures, findings }) in sums {
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "| `{target}` | {} | {:.1} | {} | {} | {} | {} | {findings} |",
            figures.executions,
            figures.cpu.as_secs_f64() / 60.0,
            figures.coverage,
            figures.features,
            figures.inputs,
            figures.memory
        );
        executions += figures.executions;
        cpu += figures.cpu;
        all += findings;
    }
    let minutes = cpu.as_secs_f64() / 60.0;
    let _ = write!(text, "| all | {executions} | {minutes:.1} | | | | | {all} |");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_a_target_are_added() {
        let text = "a\t10\t1000\t60000\t5\t6\t7\t8\t0\nb\t1\t1\t1\t1\t1\t1\t1\t1\na\t20\t1000\t60000\t4\t9\t7\t8\t0\n";
        let table = table(&sums(text));
        assert!(table.contains("| `a` | 30 | 2.0 | 5 | 9 | 7 | 8 | 0 |"), "{table}");
        assert!(table.ends_with("| all | 31 | 2.0 | | | | | 1 |"), "{table}");
    }
}
