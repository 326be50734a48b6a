//! Runs the commands of a hunt, in parallel. A command that splits its file runs on many modules at once.

use super::super::oracle::{joined, refused, splits};
use super::super::process::{Ending, FileCommand, Outcome};
use super::super::reduce::Crash;
use super::{Hunt, Run, SPLIT_MODULES};
use std::fs;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The outcomes of all commands on a module, or the reason why one of them cannot be run.
pub(super) type Outcomes = Result<Vec<Outcome>, String>;

/// A crash that only several modules in one file show.
pub(super) struct JointCrash {
    /// The index of one of the modules.
    pub(super) module: usize,
    /// The file.
    pub(super) text: Vec<u8>,
    pub(super) outcome: Outcome,
}

impl Hunt<'_> {
    /// The maximum number of modules in a run.
    pub(super) fn modules_per_run(&self) -> usize {
        let splits = self.differ.is_none() && splits(self.commands.command(0).text());
        if splits { SPLIT_MODULES } else { 1 }
    }

    /// The outcomes for some modules, in their order, and the crashes that several of them show together.
    pub(super) fn outcomes(&self, modules: &[Run]) -> (Vec<Outcomes>, Vec<JointCrash>) {
        let groups = groups(modules, self.modules_per_run());
        let next = AtomicUsize::new(0);
        let work = || {
            let (mut done, mut joint) = (Vec::new(), Vec::new());
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(group) = groups.get(number) else { return (done, joint) };
                done.extend(self.group_outcomes(number, group, modules, &mut joint));
            }
        };
        let (mut all, mut joint) = (Vec::new(), Vec::new());
        thread::scope(|scope| {
            let threads: Vec<_> =
                (0..self.jobs.min(groups.len())).map(|_| scope.spawn(work)).collect();
            for thread in threads {
                let (done, crashes) = thread.join().unwrap_or_default();
                all.extend(done);
                joint.extend(crashes);
            }
        });
        all.sort_by_key(|(index, _): &(usize, Outcomes)| *index);
        joint.sort_by_key(|one: &JointCrash| one.module);
        (all.into_iter().map(|(_, outcomes)| outcomes).collect(), joint)
    }

    /// The outcomes for a group of modules with one command, each with the index of its module.
    fn group_outcomes(
        &self,
        number: usize,
        group: &[usize],
        modules: &[Run],
        joint: &mut Vec<JointCrash>,
    ) -> Vec<(usize, Outcomes)> {
        let own = group.iter().filter_map(|index| modules.get(*index));
        let texts: Vec<&[u8]> = own.clone().map(|run| &*run.text).collect();
        let Some(command) = own.map(|run| self.commands.command(run.command)).next() else {
            return Vec::new();
        };
        let folder = self.folder.join(format!("run{number}"));
        let outcomes = match texts.as_slice() {
            [text] => self.outcome(&folder, command, text).map(|all| vec![all]),
            texts => {
                let mut crashes = Vec::new();
                let outcomes = self.split(&folder, command, texts, &mut crashes);
                joint.extend(crashes.into_iter().filter_map(|(text, outcome)| {
                    Some(JointCrash { module: *group.first()?, text, outcome })
                }));
                outcomes
            }
        };
        // A folder that cannot be removed is removed with the enclosing one.
        let _ = fs::remove_dir_all(&folder);
        match outcomes {
            Ok(outcomes) => group.iter().copied().zip(outcomes.into_iter().map(Ok)).collect(),
            Err(error) => group.iter().map(|index| (*index, Err(error.to_string()))).collect(),
        }
    }

    /// The outcomes of the commands on a module.
    fn outcome(
        &self,
        folder: &Path,
        command: &FileCommand,
        text: &[u8],
    ) -> io::Result<Vec<Outcome>> {
        let commands = [Some(command), self.differ.as_ref()];
        commands.into_iter().flatten().map(|command| self.run_file(folder, command, text)).collect()
    }

    /// The outcomes of a command on the modules of a file. After a crash, or if no error shows the refused module, the
    /// halves are run. A file that crashes while both of its halves do not is added to `joint`.
    fn split(
        &self,
        folder: &Path,
        command: &FileCommand,
        texts: &[&[u8]],
        joint: &mut Vec<(Vec<u8>, Outcome)>,
    ) -> io::Result<Vec<Vec<Outcome>>> {
        let file = joined(texts);
        let outcome = self.run_file(folder, command, &file)?;
        if texts.len() < 2 || outcome.ending == Ending::Unneeded {
            return Ok(vec![vec![outcome]; texts.len()]);
        }
        if let Some(known) = of_each(&outcome, texts) {
            return Ok(known.into_iter().map(|one| vec![one]).collect());
        }
        let (first, second) = texts.split_at(texts.len() / 2);
        let known = joint.len();
        let mut all = self.split(folder, command, first, joint)?;
        all.extend(self.split(folder, command, second, joint)?);
        let is_shown = joint.len() > known || all.iter().flatten().any(is_crash_or_unneeded);
        if is_crash_or_unneeded(&outcome) && !is_shown {
            joint.push((file, outcome));
        }
        Ok(all)
    }

    fn run_file(&self, folder: &Path, command: &FileCommand, text: &[u8]) -> io::Result<Outcome> {
        fs::create_dir_all(folder)?;
        let file = folder.join("module.mlir");
        fs::write(&file, text)?;
        command.run(&file, folder, self.limits, &|| !self.is_interrupted())
    }
}

fn is_crash_or_unneeded(outcome: &Outcome) -> bool {
    outcome.ending == Ending::Unneeded || Crash::of(outcome).is_some()
}

/// The indices of modules that are run at once: those with the same command, at most `most`. One that shows a known crash
/// is alone, which would end the run of the others.
fn groups(modules: &[Run], most: usize) -> Vec<Vec<usize>> {
    let mut groups: Vec<(usize, Vec<usize>)> = Vec::new();
    let mut alone = Vec::new();
    for (index, run) in modules.iter().enumerate() {
        let mut open = groups.iter_mut();
        match open.find(|(command, group)| *command == run.command && group.len() < most) {
            _ if run.is_known => alone.push(vec![index]),
            Some((_, group)) => group.push(index),
            None => groups.push((run.command, vec![index])),
        }
    }
    groups.into_iter().map(|(_, group)| group).chain(alone).collect()
}

/// The outcome of each module of a file, if the command neither crashed nor hung.
fn of_each(outcome: &Outcome, texts: &[&[u8]]) -> Option<Vec<Outcome>> {
    let Ending::Exit(status) = outcome.ending else { return None };
    let errors = refused(texts, &outcome.stderr);
    let is_clear = status == 0 || errors.iter().any(Option::is_some);
    if !is_clear || Crash::of(outcome).is_some() {
        return None;
    }
    let one = |error: Option<String>| Outcome {
        ending: Ending::Exit(error.as_ref().filter(|_| status != 0).map_or(0, |_| status)),
        stdout: Vec::new(),
        stderr: error.unwrap_or_default().into_bytes(),
    };
    Some(errors.into_iter().map(one).collect())
}
