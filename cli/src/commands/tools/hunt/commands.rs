//! The commands of a hunt, and the choice among them for each module.

use super::super::process::{Ending, FILE, FileCommand, Outcome};
use super::super::reduce::{Crash, first_error};
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

/// The operations of a known crash are avoided if at least one of this many runs with them crashed.
const RUNS_PER_CRASH: u64 = 4;

/// The full names of the operations of a module.
pub(super) type Names = BTreeSet<Vec<u8>>;

/// The operations of a known crash, and the runs of modules with all of them.
struct Known {
    /// The index of the finding.
    finding: usize,
    names: Names,
    runs: u64,
    crashes: u64,
}

impl Known {
    fn new(finding: usize, names: Names) -> Known {
        Known { finding, names, runs: 1, crashes: 1 }
    }

    /// Whether a module with these operations is likely to show the crash again.
    fn is_likely(&self, names: &Names) -> bool {
        self.names.is_subset(names) && self.crashes.saturating_mul(RUNS_PER_CRASH) >= self.runs
    }
}

/// A command, and its runs so far.
struct Used {
    command: FileCommand,
    crashes: Vec<Known>,
    /// The operations of all modules that it was chosen for.
    tried: Names,
    runs: u64,
    /// The first reason of a refusal, and the number of runs with it.
    reason: String,
    refused: u64,
}

/// The command that is chosen for a module.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Choice {
    /// Its number.
    pub(super) command: usize,
    /// Whether the module probably shows a known crash.
    pub(super) is_known: bool,
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
            tried: Names::new(),
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

    /// The number of the command for a module: one that has tried the fewest of its operations. A crash hides all
    /// others in the same run, so a module with the operations of a known crash of the command is run with another
    /// one; `None` if there is none.
    pub(super) fn choose(&mut self, module: u64, names: &Names) -> Option<Choice> {
        let mut random = Random::new(module);
        let first = random.below(self.all.len());
        let runs_known = random.below(KNOWN_RUNS) == 0;
        let is_known =
            |number: usize| self.all[number].crashes.iter().any(|one| one.is_likely(names));
        let is_useful = |number: &usize| runs_known || !is_known(*number);
        let tried = |number: &usize| self.all[*number].tried.intersection(names).count();
        let order = (first..self.all.len()).chain(0..first);
        let chosen = order.filter(is_useful).min_by_key(tried)?;
        let choice = Choice { command: chosen, is_known: is_known(chosen) };
        self.all[chosen].tried.extend(names.iter().cloned());
        Some(choice)
    }

    /// Records a finding, a crash of a command, by the operations that its module shares with the reduced one.
    pub(super) fn add_crash(&mut self, command: &str, finding: usize, names: Names) {
        let mut all = self.all.iter_mut();
        if let Some(own) = all.find(|one| one.command.text() == command) {
            own.crashes.push(Known::new(finding, names));
        }
    }

    /// Records that a command crashed on a module as another one did before.
    pub(super) fn add_repeat(&mut self, number: usize, finding: usize, names: &Names) {
        let known = self.all.iter().flat_map(|one| &one.crashes);
        let mut same = known.filter(|one| one.finding == finding && one.names.is_subset(names));
        let Some(names) = same.next().map(|one| one.names.clone()) else { return };
        let own = &mut self.all[number].crashes;
        if !own.iter().any(|one| one.finding == finding) {
            own.push(Known::new(finding, names));
        }
    }

    /// Counts a run. Returns a warning if all runs of the command have been refused for the same reason.
    pub(super) fn count(
        &mut self,
        number: usize,
        names: &Names,
        outcome: &Outcome,
    ) -> Option<String> {
        let own = &mut self.all[number];
        own.runs += 1;
        let crashes = u64::from(Crash::of(outcome).is_some());
        for known in own.crashes.iter_mut().filter(|one| one.names.is_subset(names)) {
            known.runs += 1;
            known.crashes += crashes;
        }
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
pub(super) fn names(text: &[u8], (registry, limits): (&Registry, &Limits)) -> Names {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn names(all: &[&str]) -> Names {
        all.iter().map(|name| name.as_bytes().to_vec()).collect()
    }

    fn outcome(ending: Ending) -> Outcome {
        Outcome { ending, stdout: Vec::new(), stderr: Vec::new() }
    }

    #[test]
    fn operations_are_tried_with_each_command() {
        let mut commands = Commands::new(&["run %f".to_owned()], "a b c").unwrap();
        for module in 0..40 {
            let own = format!("x.{module}");
            let chosen: Vec<_> =
                (0..3).map(|turn| commands.choose(module * 3 + turn, &names(&[&own]))).collect();
            let mut chosen: Vec<_> = chosen.iter().flatten().map(|one| one.command).collect();
            chosen.sort();
            assert_eq!(chosen, [0, 1, 2]);
        }
    }

    #[test]
    fn a_repeated_crash_is_avoided_with_each_command_that_shows_it() {
        let mut commands = Commands::new(&["run %f".to_owned()], "a b").unwrap();
        let (all, other) = (names(&["x.a", "x.b"]), names(&["x.b"]));
        let chosen = |commands: &mut Commands, names: &Names| -> BTreeSet<Option<usize>> {
            let modules: Vec<u64> = (0..100)
                .filter(|module| {
                    let mut random = Random::new(*module);
                    random.below(2);
                    random.below(KNOWN_RUNS) != 0
                })
                .collect();
            let choices = modules.into_iter().map(|module| commands.choose(module, names));
            choices.map(|one| one.map(|one| one.command)).collect()
        };
        commands.add_crash("run a", 7, names(&["x.a"]));
        assert_eq!(chosen(&mut commands, &all), [Some(1)].into());
        // Neither another finding nor a module without the operations is a repeat.
        commands.add_repeat(1, 6, &all);
        commands.add_repeat(1, 7, &other);
        assert_eq!(chosen(&mut commands, &all), [Some(1)].into());
        commands.add_repeat(1, 7, &all);
        assert_eq!(chosen(&mut commands, &all), [None].into());
        assert_eq!(chosen(&mut commands, &other), [Some(0), Some(1)].into());
    }

    #[test]
    fn operations_that_seldom_crash_are_not_avoided() {
        let mut commands = Commands::new(&["run".to_owned()], "").unwrap();
        let all = names(&["x.a"]);
        commands.add_crash("run", 0, all.clone());
        let avoided = |commands: &mut Commands| {
            (0..20).filter(|module| commands.choose(*module, &all).is_none()).count()
        };
        for ending in [Ending::Signal(11), Ending::Exit(0), Ending::Exit(1)] {
            commands.count(0, &all, &outcome(ending));
        }
        assert!(avoided(&mut commands) > 10);
        for _ in 0..5 {
            commands.count(0, &all, &outcome(Ending::Exit(0)));
        }
        assert_eq!(avoided(&mut commands), 0);
    }
}
