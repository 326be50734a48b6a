//! Prints the differences between two dumps, operation by operation.

use super::file::LogFile;
use super::{Arguments, dump, list, on_one_line};
use crate::console::{self, Exit, Failure};
use crate::parallel::in_order;
use abide_core::escape;
use abide_core::limits::Limits;
use abide_logs::{Change, ChangeKind, Comparison, Log, ParsedDump, ir_of, unchanged};
use serde_json::json;
use std::io::{self, BufWriter, Write as _};
use std::ops::Range;

const KINDS: [ChangeKind; 4] =
    [ChangeKind::Changed, ChangeKind::Removed, ChangeKind::Added, ChangeKind::Moved];

pub(super) fn print(
    arguments: &Arguments,
    file: &mut LogFile,
    log: &Log,
    numbers: &[usize],
) -> Result<Exit, Failure> {
    let (first, second) = match numbers {
        [first, second, ..] => (*first, *second),
        [second] => (before(log, *second, &file.name)?, *second),
        [] => return Ok(Exit::Clean),
    };
    let [old, new] = [dump(log, first, &file.name)?, dump(log, second, &file.name)?];
    if old.is_llvm || new.is_llvm {
        let message = "dumps of LLVM IR are not compared by operation: --show prints them";
        return Err(Failure::Message(message.to_owned()));
    }
    let registry = arguments.dialects.registry(None)?;
    let sections = [file.section(old)?, file.section(new)?];
    let limits = Limits::for_large_stacks();
    let texts = sections.map(|section| ir_of(&section));
    let unchanged = unchanged(&texts[0], &texts[1]);
    let parsed: Vec<_> = texts.into_iter().zip(&unchanged.spans).collect();
    let mut dumps = Vec::with_capacity(parsed.len());
    in_order(
        &parsed,
        |(text, spans)| ParsedDump::without(text.clone(), spans, &registry, &limits),
        |dump| {
            dumps.push(dump);
            Ok::<(), Failure>(())
        },
    )?;
    let [before, after] = &*dumps else { return Ok(Exit::Clean) };
    let mut found = before.compare(after);
    found.same += unchanged.operations;
    let texts = [&*before.text, &*after.text];
    let mut out = BufWriter::new(io::stdout().lock());
    if arguments.answer.is_json() {
        let changes: Vec<_> = found.changes.iter().map(|change| as_json(change, &texts)).collect();
        let answer =
            json!({"before": first, "after": second, "changes": changes, "same": found.same});
        console::write_json(&mut out, &answer)?;
        out.flush()?;
        return Ok(Exit::Clean);
    }
    let titles = [list::title(old), list::title(new)];
    writeln!(out, "{}", escape::line(&format!("{} -> {}", titles[0], titles[1])))?;
    let mut within = None;
    for change in &found.changes {
        if within != Some(&change.within) {
            within = Some(&change.within);
            if !change.within.is_empty() {
                writeln!(out, "{}", escape::line(&change.within))?;
            }
        }
        write_change(&mut out, change, &texts)?;
    }
    writeln!(out, "{}", summary(&found))?;
    out.flush()?;
    Ok(Exit::Clean)
}

/// The number of the last dump of the same operation before one.
fn before(log: &Log, number: usize, name: &str) -> Result<usize, Failure> {
    let scope = &dump(log, number, name)?.scope;
    let earlier = log.dumps.iter().take(number - 1).rposition(|dump| dump.scope == *scope);
    earlier.map(|index| index + 1).ok_or_else(|| {
        let message = format!(
            "dump {number} is the first one of '{scope}': name the dump to compare it with, as in --diff N M"
        );
        Failure::Message(message)
    })
}

fn text_of<'t>(text: &'t [u8], range: &Option<Range<usize>>) -> &'t [u8] {
    range.clone().and_then(|range| text.get(range)).unwrap_or_default()
}

fn write_change(out: &mut impl io::Write, change: &Change, texts: &[&[u8]; 2]) -> io::Result<()> {
    let old = on_one_line(text_of(texts[0], &change.before));
    let new = on_one_line(text_of(texts[1], &change.after));
    let nested = match change.nested {
        0 => String::new(),
        count => format!(" (and {} in it)", console::counted(count, "operation")),
    };
    match change.kind {
        ChangeKind::Added => writeln!(out, "+ {new}{nested}"),
        ChangeKind::Removed => writeln!(out, "- {old}{nested}"),
        ChangeKind::Moved => writeln!(out, "> {new}"),
        ChangeKind::Changed => writeln!(out, "~ {old}\n  {new}"),
    }
}

fn summary(found: &Comparison) -> String {
    let counts = KINDS.map(|kind| (found.count(kind), kind.name()));
    let counts = counts.iter().filter(|(count, _)| *count > 0);
    let counts = counts.map(|(count, name)| format!("{count} {name}, "));
    format!("{}{} the same", counts.collect::<String>(), found.same)
}

fn as_json(change: &Change, texts: &[&[u8]; 2]) -> serde_json::Value {
    let text = |index: usize, range: &Option<Range<usize>>| {
        let text = range.as_ref().map(|_| text_of(texts[index], range));
        text.map(|text| String::from_utf8_lossy(text).trim().to_owned())
    };
    json!({
        "kind": change.kind.name(),
        "before": text(0, &change.before),
        "after": text(1, &change.after),
        "nested": change.nested,
        "within": change.within,
    })
}
