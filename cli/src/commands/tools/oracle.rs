//! Asks a compiler which modules it accepts.

use super::process::{Ending, FileCommand, RunLimits};
use std::fs;
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// The time limit of a run.
const TIME: Duration = Duration::from_secs(20);

/// The mark between the modules of a file.
pub(super) const SPLIT: &[u8] = b"// -----\n";

/// A compiler that is asked, and the folder for its files.
pub(super) struct Asked<'o> {
    pub(super) command: FileCommand,
    pub(super) folder: &'o Path,
}

impl Asked<'_> {
    /// Runs the command on each module, several at a time.
    pub(super) fn each(&self, texts: &[&[u8]]) -> io::Result<Vec<bool>> {
        let jobs = thread::available_parallelism().map_or(1, usize::from);
        let share = texts.len().div_ceil(jobs).max(1);
        let runs: Vec<io::Result<Vec<bool>>> = thread::scope(|scope| {
            let threads: Vec<_> = (0..)
                .zip(texts.chunks(share))
                .map(|(number, own)| {
                    scope.spawn(move || own.iter().map(|text| self.one(number, text)).collect())
                })
                .collect();
            let gone = || Err(io::Error::other("a run of the oracle ended with a panic"));
            threads.into_iter().map(|one| one.join().unwrap_or_else(|_| gone())).collect()
        });
        Ok(runs.into_iter().collect::<io::Result<Vec<_>>>()?.concat())
    }

    fn one(&self, number: usize, text: &[u8]) -> io::Result<bool> {
        let (ending, _) = self.run(number, text)?;
        Ok(ending == Ending::Exit(0))
    }

    /// Runs the command on all modules in a file, which it splits. The lines of its errors show the refused modules; if
    /// it shows none, each module is run.
    pub(super) fn together(&self, texts: &[&[u8]]) -> io::Result<Vec<bool>> {
        let (ending, stderr) = self.run(0, &texts.join(SPLIT))?;
        let mut accepted = vec![true; texts.len()];
        if ending == Ending::Exit(0) {
            return Ok(accepted);
        }
        let mut ends = Vec::new();
        for text in texts {
            let lines = text.iter().filter(|byte| **byte == b'\n').count() + 1;
            ends.push(ends.last().copied().unwrap_or(0) + lines);
        }
        let is_known = matches!(ending, Ending::Exit(_));
        let stderr = String::from_utf8_lossy(&stderr);
        for line in stderr.lines().filter_map(error_line) {
            let index = ends.partition_point(|end| *end < line);
            accepted.iter_mut().skip(index).take(1).for_each(|own| *own = false);
        }
        if is_known && accepted.contains(&false) { Ok(accepted) } else { self.each(texts) }
    }

    fn run(&self, number: usize, text: &[u8]) -> io::Result<(Ending, Vec<u8>)> {
        let folder = self.folder.join(format!("oracle{number}"));
        fs::create_dir_all(&folder)?;
        let file = folder.join("module.mlir");
        fs::write(&file, text)?;
        let limits = RunLimits { time: TIME, memory: None };
        let outcome = self.command.run(&file, &folder, limits, &|| true)?;
        Ok((outcome.ending, outcome.stderr))
    }
}

/// The line of an error: `file:12:3: error: ..`.
fn error_line(line: &str) -> Option<usize> {
    let (place, _) = line.split_once(": error: ")?;
    place.rsplit(':').nth(1)?.parse().ok()
}
