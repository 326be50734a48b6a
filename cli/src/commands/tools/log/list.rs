//! The list of passes.

use super::Arguments;
use crate::console::{self, Exit, Failure, counted};
use abide_core::escape;
use abide_logs::{Dump, Log, When};
use serde_json::json;
use std::collections::BTreeSet;
use std::io::{self, BufWriter, Write as _};

/// The widest columns of names, in characters.
const MAX_PASS_CHARS: usize = 48;
const MAX_SCOPE_CHARS: usize = 40;

/// A dump with its number: `3 CSE, func.func @f`.
pub(super) fn title(dump: &Dump) -> String {
    let scope = if dump.scope.is_empty() { String::new() } else { format!(", {}", dump.scope) };
    format!("{} {}{scope}", dump.number, pass(dump))
}

/// The pass, and when its IR was printed if that is not after it.
fn pass(dump: &Dump) -> String {
    match dump.when {
        When::After => dump.pass.to_string(),
        When::Before => format!("before {}", dump.pass),
        When::Failed => format!("{} FAILED", dump.pass),
    }
}

pub(super) fn print(arguments: &Arguments, name: &str, log: &Log) -> Result<Exit, Failure> {
    let is_shown = |dump: &&Dump| !arguments.changed || dump.changed != Some(false);
    let all = || log.dumps.iter().filter(is_shown);
    let mut out = BufWriter::new(io::stdout().lock());
    if arguments.answer.is_json() {
        // Dump by dump: there may be hundreds of thousands.
        write!(out, "{{\"file\":{},\"dumps\":[", escape::json(&json!(name).to_string()))?;
        for (index, dump) in all().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            write!(out, "{comma}{}", escape::json(&json!(dump).to_string()))?;
        }
        writeln!(out, "],\"omitted\":{}}}", log.omitted)?;
        out.flush()?;
        return Ok(Exit::Clean);
    }
    let widest = |text: &dyn Fn(&Dump) -> String, head: &str, most: usize| {
        let width = all().map(|dump| text(dump).chars().count()).max();
        width.unwrap_or_default().max(head.len()).min(most)
    };
    let pass_width = widest(&pass, "pass", MAX_PASS_CHARS);
    let scope_width = widest(&|dump| dump.scope.to_string(), "operation", MAX_SCOPE_CHARS);
    writeln!(
        out,
        "{:>5} {:>8}  {:<pass_width$}  {:<scope_width$}  {:>7} {:>9}  {:<7}",
        "dump", "line", "pass", "operation", "ops", "bytes", "changed"
    )?;
    for dump in all() {
        let changed = match dump.changed {
            Some(true) => "yes",
            Some(false) => "no",
            None => "",
        };
        let seconds =
            dump.seconds.map_or(String::new(), |seconds| format!("  {:.1} ms", seconds * 1e3));
        let row = format!(
            "{:>5} {:>8}  {:<pass_width$}  {:<scope_width$}  {:>7} {:>9}  {changed:<7}{seconds}",
            dump.number,
            dump.line,
            shortened(&pass(dump), MAX_PASS_CHARS),
            shortened(&dump.scope, MAX_SCOPE_CHARS),
            dump.operations,
            dump.bytes
        );
        writeln!(out, "{}", escape::line(row.trim_end()))?;
        if let Some(error) = &dump.error {
            writeln!(out, "{:>16}{}", "", escape::line(error))?;
        }
    }
    out.flush()?;
    console::say(&summary(log));
    Ok(Exit::Clean)
}

fn summary(log: &Log) -> String {
    let passes: BTreeSet<&str> = log.dumps.iter().map(|dump| &*dump.pass).collect();
    let changed = log.dumps.iter().filter(|dump| dump.changed == Some(true)).count();
    let mut summary = format!(
        "{} of {}, {changed} changed their operation, {}",
        counted(log.dumps.len(), "dump"),
        if passes.len() == 1 { "1 pass".to_owned() } else { format!("{} passes", passes.len()) },
        counted(usize::try_from(log.lines).unwrap_or(usize::MAX), "line")
    );
    if log.omitted > 0 {
        summary += &format!("; {} more dumps are not listed", log.omitted);
    }
    summary
}

fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most - 2) {
        Some((end, _)) if text.chars().count() > most => {
            format!("{}..", text.get(..end).unwrap_or(text))
        }
        _ => text.to_owned(),
    }
}
