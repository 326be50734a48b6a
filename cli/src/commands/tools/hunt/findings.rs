//! The findings of a hunt, in a folder.

use super::super::process::{Ending, Outcome};
use super::super::reduce::{Crash, Difference, difference, first_error};
use super::page;
use crate::input::FileError;
use abide_project::{Replaces, path_within, read_regular, write};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The file of a finding that records how the command ended.
const ENDING: &str = "ending.txt";

/// The file with the state of a hunt.
const STATE: &str = "hunt.txt";

/// The number of modules with hangs that are kept.
const MAX_HANGS: u64 = 10;

/// The number of kinds of messages that are kept.
const MAX_KINDS: usize = 200;

/// The number of bytes of a file of an earlier hunt, at most.
const MAX_BYTES: u64 = 1 << 24;

/// A kind of findings.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Kind {
    Crash(Crash),
    /// Two commands differ; the text describes how.
    Difference(String),
}

/// The finding of a run of all commands.
pub(super) enum Shown {
    Nothing,
    /// A finding of a known kind, by the index of the first one, and the number of the command that crashed.
    Known(usize, usize),
    New(Kind, usize),
}

/// The prefix of a stored description of a difference.
const DIFFERENCE: &str = "difference: ";

impl Kind {
    /// Whether two findings are of one kind.
    fn is(&self, other: &Kind) -> bool {
        match (self, other) {
            (Kind::Crash(own), Kind::Crash(other)) => own.is(other),
            _ => self == other,
        }
    }

    /// The kind in a line.
    pub(super) fn describe(&self) -> String {
        match self {
            Kind::Crash(crash) => crash.describe(),
            Kind::Difference(words) => words.clone(),
        }
    }

    /// The kind in a word.
    pub(super) fn word(&self) -> &'static str {
        match self {
            Kind::Crash(_) => "crash",
            Kind::Difference(_) => "difference",
        }
    }
}

/// The work of a hunt, which is the same when it continues.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Task {
    pub(super) command: String,
    /// The command to compare with, the flags that take turns, and the files to change; empty without them.
    pub(super) differ: String,
    pub(super) flags: String,
    pub(super) like: String,
    pub(super) seed: u64,
}

/// A finding.
pub(super) struct Found {
    pub(super) kind: Kind,
    /// The name of its folder.
    pub(super) name: String,
    /// The size of the module.
    pub(super) bytes: usize,
    /// The size of the reduced module.
    pub(super) reduced: Option<usize>,
}

/// The findings of a hunt.
pub(super) struct Findings {
    folder: PathBuf,
    pub(super) task: Task,
    /// The number of the next module.
    pub(super) next: u64,
    /// The numbers of runs, and of those that were refused and that hung.
    pub(super) runs: u64,
    pub(super) refused: u64,
    pub(super) hung: u64,
    pub(super) found: Vec<Found>,
    /// The messages of refusals by their words, each with the number of runs in this hunt.
    pub(super) messages: BTreeMap<String, u64>,
}

impl Findings {
    /// The findings in a folder, which is made if it does not exist.
    pub(super) fn open(folder: &Path, task: Task) -> Result<Findings, String> {
        let mut findings = Findings {
            folder: folder.to_owned(),
            task,
            next: 0,
            runs: 0,
            refused: 0,
            hung: 0,
            found: Vec::new(),
            messages: BTreeMap::new(),
        };
        let state = folder.join(STATE);
        if state.exists() {
            findings.resume()?;
            return Ok(findings);
        }
        if fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some()) {
            let folder = folder.display();
            return Err(format!(
                "'{folder}' has files that are not of a hunt; name another folder with -o"
            ));
        }
        findings.save()?;
        Ok(findings)
    }

    fn resume(&mut self) -> Result<(), String> {
        let text = String::from_utf8_lossy(&self.read(STATE)?).into_owned();
        let field =
            |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        let number = |name: &str| field(name).and_then(|text| text.parse().ok()).unwrap_or(0);
        let words = |name: &str| field(name).unwrap_or_default().to_owned();
        let (command, differ) = (words("command"), words("differ"));
        let (flags, like, seed) = (words("flags"), words("like"), number("seed"));
        if self.task != (Task { command, differ, flags, like, seed }) {
            return Err(format!(
                "'{}' has the findings of another command or seed; name another folder with -o",
                self.folder.display()
            ));
        }
        (self.next, self.runs) = (number("next"), number("runs"));
        (self.refused, self.hung) = (number("refused"), number("hung"));
        for index in 1.. {
            let names = ["crash", "difference"].map(|word| format!("{word}-{index:03}"));
            let is_whole = |name: &String| self.folder.join(name).join(ENDING).exists();
            let Some(name) = names.into_iter().find(is_whole) else { break };
            let kind = self.stored_kind(&name)?;
            let size = |file: &str| {
                let size = fs::metadata(self.folder.join(&name).join(file)).ok()?.len();
                usize::try_from(size).ok()
            };
            let (bytes, reduced) = (size("module.mlir").unwrap_or(0), size("reduced.mlir"));
            self.found.push(Found { kind, name, bytes, reduced });
        }
        Ok(())
    }

    fn stored_kind(&self, name: &str) -> Result<Kind, String> {
        let ending = self.read(&format!("{name}/{ENDING}"))?;
        let ending = String::from_utf8_lossy(&ending).into_owned();
        if let Some(words) = ending.trim_end().strip_prefix(DIFFERENCE) {
            return Ok(Kind::Difference(words.to_owned()));
        }
        let ending = match ending.trim().rsplit_once(' ') {
            Some(("signal", number)) => Ending::Signal(number.parse().unwrap_or(0)),
            Some((_, number)) => Ending::Exit(number.parse().unwrap_or(1)),
            None => Ending::Exit(1),
        };
        let stderr = self.read(&format!("{name}/output.txt"))?;
        let outcome = Outcome { ending, stdout: Vec::new(), stderr };
        let crash = Crash::of(&outcome);
        let crash =
            crash.ok_or_else(|| format!("'{}' has no crash", self.folder.join(name).display()))?;
        Ok(Kind::Crash(crash))
    }

    /// Counts a run of all commands. A difference counts for the first one.
    pub(super) fn add(&mut self, text: &[u8], outcomes: &[Outcome]) -> Result<Shown, String> {
        self.runs = self.runs.saturating_add(1);
        if outcomes.iter().any(|one| one.ending == Ending::Late) {
            self.hung = self.hung.saturating_add(1);
            if self.hung <= MAX_HANGS {
                self.store(&format!("hang-{:03}.mlir", self.hung), text)?;
            }
            return Ok(Shown::Nothing);
        }
        let crash = outcomes
            .iter()
            .enumerate()
            .find_map(|(index, one)| Some((Kind::Crash(Crash::of(one)?), index)));
        if crash.is_none() {
            self.count_refusal(outcomes);
        }
        let found = crash.or_else(|| Some((Kind::Difference(difference_of(outcomes)?), 0)));
        let Some((kind, command)) = found else { return Ok(Shown::Nothing) };
        Ok(match self.index_of(&kind) {
            Some(index) => Shown::Known(index, command),
            None => Shown::New(kind, command),
        })
    }

    /// The crash of an outcome, if it is a new one.
    pub(super) fn new_crash(&self, outcome: &Outcome) -> Option<Kind> {
        let kind = Kind::Crash(Crash::of(outcome)?);
        self.index_of(&kind).is_none().then_some(kind)
    }

    fn index_of(&self, kind: &Kind) -> Option<usize> {
        self.found.iter().position(|known| known.kind.is(kind))
    }

    fn count_refusal(&mut self, outcomes: &[Outcome]) {
        let Some(first) = outcomes.first().filter(|one| one.ending != Ending::Exit(0)) else {
            return;
        };
        self.refused = self.refused.saturating_add(1);
        let message = first_error(&first.stderr);
        let kinds = self.messages.len();
        if let Some(count) = self.messages.get_mut(&message) {
            *count += 1;
        } else if kinds < MAX_KINDS {
            self.messages.insert(message, 1);
        }
    }

    /// The index, the command, the module and the reduced module of each crash.
    pub(super) fn crashes(&self) -> Vec<(usize, String, Vec<u8>, Vec<u8>)> {
        let all = self.found.iter().enumerate();
        let read = |(index, one): (usize, &Found)| {
            let file = |name: &str| self.read(&format!("{}/{name}", one.name)).ok();
            let command = String::from_utf8_lossy(&file("command.txt")?).trim_end().to_owned();
            Some((index, command, file("module.mlir")?, file("reduced.mlir")?))
        };
        all.filter(|(_, one)| matches!(one.kind, Kind::Crash(_))).filter_map(read).collect()
    }

    /// Stores a finding of a new kind, with the outcome that shows it.
    pub(super) fn keep(
        &mut self,
        (text, command): (&[u8], &str),
        outcome: &Outcome,
        kind: Kind,
        reduced: Result<Vec<u8>, String>,
    ) -> Result<(), String> {
        let name = format!("{}-{:03}", kind.word(), self.found.len() + 1);
        let folder = self.folder.join(&name);
        fs::create_dir_all(&folder)
            .map_err(|error| format!("cannot make the folder '{}': {error}", folder.display()))?;
        self.store(&format!("{name}/module.mlir"), text)?;
        self.store(&format!("{name}/output.txt"), &outcome.stderr)?;
        self.store(&format!("{name}/command.txt"), format!("{command}\n").as_bytes())?;
        let ending = match &kind {
            Kind::Crash(_) => outcome.ending.to_string(),
            Kind::Difference(words) => format!("{DIFFERENCE}{words}"),
        };
        let mut found = Found { kind, name, bytes: text.len(), reduced: None };
        match reduced {
            Ok(text) => {
                self.store(&format!("{}/reduced.mlir", found.name), &text)?;
                found.reduced = Some(text.len());
            }
            Err(reason) => {
                let reason = format!("not reduced: {reason}\n");
                self.store(&format!("{}/not-reduced.txt", found.name), reason.as_bytes())?;
            }
        }
        // A folder without this file is of a hunt that was ended in between.
        self.store(&format!("{}/{ENDING}", found.name), format!("{ending}\n").as_bytes())?;
        self.found.push(found);
        self.save()
    }

    /// Writes the state and the index pages.
    pub(super) fn save(&self) -> Result<(), String> {
        fs::create_dir_all(&self.folder).map_err(|error| {
            format!("cannot make the folder '{}': {error}", self.folder.display())
        })?;
        let Task { command, differ, flags, like, seed } = &self.task;
        let mut state = format!("command: {command}\nseed: {seed}\n");
        for (name, words) in [("differ", differ), ("flags", flags), ("like", like)] {
            if !words.is_empty() {
                state.push_str(&format!("{name}: {words}\n"));
            }
        }
        state.push_str(&format!(
            "next: {}\nruns: {}\nrefused: {}\nhung: {}\n",
            self.next, self.runs, self.refused, self.hung
        ));
        self.store("index.md", page::markdown(self).as_bytes())?;
        self.store("index.html", page::html(self).as_bytes())?;
        self.store(STATE, state.as_bytes())
    }

    fn read(&self, name: &str) -> Result<Vec<u8>, String> {
        path_within(&self.folder, name)
            .and_then(|path| read_regular(&path, MAX_BYTES))
            .map_err(|error| format!("cannot read '{}': {error}", self.folder.join(name).display()))
    }

    fn store(&self, name: &str, bytes: &[u8]) -> Result<(), String> {
        path_within(&self.folder, name)
            .and_then(|path| write(&path, bytes, Replaces::Anything))
            .map_err(|error| FileError::writing(&self.folder.join(name), &error).message)
    }

    /// The numbers in a line.
    pub(super) fn summary(&self) -> String {
        let Findings { runs, refused, hung, .. } = self;
        let of = |word: &str| self.found.iter().filter(|one| one.kind.word() == word).count();
        let differences = match self.task.differ.is_empty() {
            true => String::new(),
            false => format!("{} differences, ", of("difference")),
        };
        format!("{runs} runs, {} crashes, {differences}{hung} hung, {refused} refused", of("crash"))
    }
}

impl Findings {
    /// The summary with all findings, for programs.
    pub(super) fn json(&self) -> Value {
        let Findings { folder, runs, refused, hung, .. } = self;
        let finding = |one: &Found| {
            json!({
                "kind": one.kind.word(),
                "description": one.kind.describe(),
                "folder": folder.join(&one.name).display().to_string(),
                "bytes": one.bytes,
                "reducedBytes": one.reduced,
            })
        };
        let found: Vec<Value> = self.found.iter().map(finding).collect();
        json!({ "runs": runs, "refused": refused, "hung": hung, "findings": found })
    }
}

/// The difference of two commands, if only one of them fails or their outputs are not the same. Outputs are compared up
/// to the first operation that differs.
fn difference_of(outcomes: &[Outcome]) -> Option<String> {
    let [first, second] = outcomes else { return None };
    match difference(first, second)? {
        Difference::Ending(own, other, error) => {
            let is_one = own == Ending::Exit(0) || other == Ending::Exit(0);
            is_one.then(|| format!("{own} and {other}: {error}"))
        }
        Difference::Output => {
            let lines = |one: &Outcome| String::from_utf8_lossy(&one.stdout).into_owned();
            let (own, other) = (lines(first), lines(second));
            let line = own.lines().zip(other.lines()).find(|(own, other)| own != other);
            let is_name = |word: &&str| {
                word.contains('.') && !word.starts_with(|c: char| "%!#@\"<".contains(c))
            };
            let name = line.and_then(|(own, _)| own.split([' ', '(']).find(is_name));
            Some(format!("other output of {}", name.unwrap_or("the module")))
        }
    }
}
