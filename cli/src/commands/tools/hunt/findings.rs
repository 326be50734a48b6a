//! The findings of a hunt, in a folder.

use super::super::process::{Ending, Outcome};
use super::super::reduce::Crash;
use super::page;
use crate::input::FileError;
use abide_project::{Replaces, path_within, read_regular, write};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The file with the state of a hunt.
const STATE: &str = "hunt.txt";

/// The number of modules with hangs that are kept.
const MAX_HANGS: u64 = 10;

/// The number of kinds of messages that are kept.
const MAX_KINDS: usize = 200;

/// The number of bytes of a message that are kept.
const MAX_MESSAGE: usize = 200;

/// The number of bytes of a file of an earlier hunt, at most.
const MAX_BYTES: u64 = 1 << 24;

/// A crash that was found.
pub(super) struct Found {
    pub(super) crash: Crash,
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
    pub(super) command: String,
    seed: u64,
    /// The number of the next module.
    pub(super) next: u64,
    /// The numbers of runs, and of those that were refused and that hung.
    pub(super) runs: u64,
    pub(super) refused: u64,
    pub(super) hung: u64,
    pub(super) crashes: Vec<Found>,
    /// The messages of refusals by their words, each with the number of runs in this hunt.
    pub(super) messages: BTreeMap<String, u64>,
}

impl Findings {
    /// The findings in a folder, which is made if it does not exist.
    pub(super) fn open(folder: &Path, command: &str, seed: u64) -> Result<Findings, String> {
        let mut findings = Findings {
            folder: folder.to_owned(),
            command: command.to_owned(),
            seed,
            next: 0,
            runs: 0,
            refused: 0,
            hung: 0,
            crashes: Vec::new(),
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
        if field("command") != Some(&self.command) || number("seed") != self.seed {
            return Err(format!(
                "'{}' has the findings of another command or seed; name another folder with -o",
                self.folder.display()
            ));
        }
        (self.next, self.runs) = (number("next"), number("runs"));
        (self.refused, self.hung) = (number("refused"), number("hung"));
        for index in 1.. {
            let name = format!("crash-{index:03}");
            let folder = self.folder.join(&name);
            if !folder.join("ending.txt").exists() {
                break;
            }
            let ending = self.read(&format!("{name}/ending.txt"))?;
            let ending = String::from_utf8_lossy(&ending).into_owned();
            let ending = match ending.trim().rsplit_once(' ') {
                Some(("signal", number)) => Ending::Signal(number.parse().unwrap_or(0)),
                Some((_, number)) => Ending::Exit(number.parse().unwrap_or(1)),
                None => Ending::Exit(1),
            };
            let stderr = self.read(&format!("{name}/output.txt"))?;
            let outcome = Outcome { ending, stdout: Vec::new(), stderr };
            let crash = Crash::of(&outcome)
                .ok_or_else(|| format!("'{}' has no crash", folder.display()))?;
            let size = |file: &str| {
                let size = fs::metadata(folder.join(file)).ok()?.len();
                usize::try_from(size).ok()
            };
            let (bytes, reduced) = (size("module.mlir").unwrap_or(0), size("reduced.mlir"));
            self.crashes.push(Found { crash, name, bytes, reduced });
        }
        Ok(())
    }

    /// Counts a run; returns its crash if it is new.
    pub(super) fn add(&mut self, text: &[u8], outcome: &Outcome) -> Result<Option<Crash>, String> {
        self.runs += 1;
        if outcome.ending == Ending::Late {
            self.hung += 1;
            if self.hung <= MAX_HANGS {
                self.store(&format!("hang-{:03}.mlir", self.hung), text)?;
            }
            return Ok(None);
        }
        if let Some(crash) = Crash::of(outcome) {
            let is_known = self.crashes.iter().any(|known| known.crash.is(&crash));
            return Ok((!is_known).then_some(crash));
        }
        if outcome.ending != Ending::Exit(0) {
            self.refused += 1;
            let message = message(&outcome.stderr);
            let kinds = self.messages.len();
            if let Some(count) = self.messages.get_mut(&message) {
                *count += 1;
            } else if kinds < MAX_KINDS {
                self.messages.insert(message, 1);
            }
        }
        Ok(None)
    }

    /// Stores a new crash.
    pub(super) fn keep(
        &mut self,
        text: &[u8],
        outcome: &Outcome,
        crash: Crash,
        reduced: Result<Vec<u8>, String>,
    ) -> Result<(), String> {
        let name = format!("crash-{:03}", self.crashes.len() + 1);
        let folder = self.folder.join(&name);
        fs::create_dir_all(&folder)
            .map_err(|error| format!("cannot make the folder '{}': {error}", folder.display()))?;
        self.store(&format!("{name}/module.mlir"), text)?;
        self.store(&format!("{name}/output.txt"), &outcome.stderr)?;
        let mut found = Found { crash, name, bytes: text.len(), reduced: None };
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
        self.store(
            &format!("{}/ending.txt", found.name),
            format!("{}\n", outcome.ending).as_bytes(),
        )?;
        self.crashes.push(found);
        self.save()
    }

    /// Writes the state and the index pages.
    pub(super) fn save(&self) -> Result<(), String> {
        fs::create_dir_all(&self.folder).map_err(|error| {
            format!("cannot make the folder '{}': {error}", self.folder.display())
        })?;
        let state = format!(
            "command: {}\nseed: {}\nnext: {}\nruns: {}\nrefused: {}\nhung: {}\n",
            self.command, self.seed, self.next, self.runs, self.refused, self.hung
        );
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
        format!("{runs} runs, {} crashes, {hung} hung, {refused} refused", self.crashes.len())
    }
}

/// The first error of a run without names and numbers, so that those of the same rule are equal.
fn message(stderr: &[u8]) -> String {
    let stderr = String::from_utf8_lossy(stderr);
    let line = stderr.lines().find_map(|line| line.split_once("error: ").map(|(_, rest)| rest));
    let line = line.or_else(|| stderr.lines().next()).unwrap_or_default();
    let mut out = String::new();
    for (index, part) in line.split('\'').enumerate() {
        // The name of the operation stays.
        if index > 1 && index % 2 == 1 {
            out.push_str("'..'");
            continue;
        }
        if index == 1 {
            out.push_str(part);
            continue;
        }
        for c in part.chars() {
            match c.is_ascii_digit() {
                true if out.ends_with('#') => {}
                true => out.push('#'),
                false => out.push(c),
            }
        }
    }
    out.chars().take(MAX_MESSAGE).collect()
}

#[cfg(test)]
mod tests {
    use super::message;

    #[test]
    fn messages_of_one_rule_are_equal() {
        let first = message(b"in.mlir:3:5: error: 'a.b' op got 12 values of 'i32'\n  more\n");
        assert_eq!(first, "a.b op got # values of '..'");
        assert_eq!(message(b"x:1:1: error: 'a.b' op got 7 values of 'f32'"), first);
        assert_ne!(message(b"x:1:1: error: 'a.c' op got 7 values of 'f32'"), first);
        assert_eq!(message(b"killed\n"), "killed");
        assert_eq!(message(b""), "");
    }
}
