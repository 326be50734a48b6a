//! The commands of a hunt, and the choice among them for each module.

use super::super::process::{Ending, FILE, FileCommand, Outcome};
use super::super::reduce::first_error;
use abide_core::limits::Limits;
use abide_core::mlir::parse;
use abide_core::mlir::registry::Registry;
use abide_generate::Random;
use std::collections::BTreeSet;

/// The place of a flag of `--flags` in the command.
const FLAG: &str = "%f";

/// The number of runs of a command after which a warning is possible.
const MIN_RUNS: u64 = 8;

/// One of this many modules is run although it has the operations of a known crash.
const KNOWN_RUNS: usize = 8;

/// The full names of the operations of a module.
type Names = BTreeSet<Vec<u8>>;

/// A command, and its runs so far.
struct Used {
    command: FileCommand,
    /// The operations of the reduced modules that crash it.
    crashes: Vec<Names>,
    runs: u64,
    /// The first reason of a refusal, and the number of runs with it.
    reason: String,
    refused: u64,
}

/// The commands that take turns, one for each flag.
pub(super) struct Commands {
    all: Vec<Used>,
}

impl Commands {
    /// The command, once for each of the flags; at least one.
    pub(super) fn new(words: &[String], flags: &str) -> Result<Commands, String> {
        if !flags.is_empty() && !words.iter().any(|word| word.contains(FLAG)) {
            return Err(format!("{FLAG} in the command is the place for one of the --flags"));
        }
        let with = |flag: &str| match words {
            [text] => text.replace(FLAG, &quoted(flag)),
            _ => {
                let words: Vec<String> =
                    words.iter().map(|word| word.replace(FLAG, flag)).collect();
                command_text(&words)
            }
        };
        let mut texts: Vec<String> = flags.split_whitespace().map(with).collect();
        if texts.is_empty() {
            texts.push(command_text(words));
        }
        let used = |text: &String| Used {
            command: FileCommand::new(text).with_plain_traces(),
            crashes: Vec::new(),
            runs: 0,
            reason: String::new(),
            refused: 0,
        };
        Ok(Commands { all: texts.iter().map(used).collect() })
    }

    /// A command by its number.
    pub(super) fn command(&self, number: usize) -> &FileCommand {
        &self.all[number].command
    }

    /// The number of the command for a module. A crash hides all others in the same run, so a module with the
    /// operations of a known crash of the command is run with another one; `None` if there is none.
    pub(super) fn choose(
        &self,
        module: u64,
        text: &[u8],
        tools: (&Registry, &Limits),
    ) -> Option<usize> {
        let mut random = Random::new(module);
        let first = random.below(self.all.len());
        let is_known = self.all.iter().any(|one| !one.crashes.is_empty());
        if !is_known || random.below(KNOWN_RUNS) == 0 {
            return Some(first);
        }
        let names = names(text, tools);
        let mut order = (first..self.all.len()).chain(0..first);
        order.find(|number| !self.all[*number].crashes.iter().any(|one| one.is_subset(&names)))
    }

    /// Records a crash of a command by its module and the reduced one, which may have new operations.
    pub(super) fn add_crash(
        &mut self,
        command: &str,
        (module, reduced): (&[u8], &[u8]),
        tools: (&Registry, &Limits),
    ) {
        let names: Names = &names(module, tools) & &names(reduced, tools);
        let mut all = self.all.iter_mut();
        if let Some(own) = all.find(|one| one.command.text() == command) {
            own.crashes.push(names);
        }
    }

    /// Counts a run. Returns a warning if all runs of the command have been refused for the same reason.
    pub(super) fn count(&mut self, number: usize, outcome: &Outcome) -> Option<String> {
        let own = &mut self.all[number];
        own.runs += 1;
        if matches!(outcome.ending, Ending::Exit(status) if status != 0) {
            let reason = first_error(&outcome.stderr);
            if own.refused == 0 {
                own.reason = reason;
                own.refused = 1;
            } else if own.reason == reason {
                own.refused += 1;
            }
        }
        (own.runs == MIN_RUNS && own.refused == MIN_RUNS).then(|| {
            let (command, reason) = (own.command.text(), &own.reason);
            format!("warning: the first {MIN_RUNS} runs of '{command}' are all refused: {reason}")
        })
    }
}

/// The names of the operations of a text, as far as it can be parsed.
fn names(text: &[u8], (registry, limits): (&Registry, &Limits)) -> Names {
    let ir = parse::parse(text, registry, limits).ir;
    ir.walk(ir.top()).map(|operation| ir.name_bytes(operation).to_vec()).collect()
}

/// The command as one text. Words with signs of a shell are quoted.
pub(super) fn command_text(words: &[String]) -> String {
    if let [text] = words {
        return text.clone();
    }
    words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
}

/// A word for a shell. The place of the file stays outside of quotes, so that it is replaced there.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "%@=+-_./,:".contains(c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''").replace(FILE, "'%s'")),
    }
}
