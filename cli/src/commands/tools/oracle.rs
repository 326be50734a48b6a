//! Asks a compiler which modules it accepts.

use super::process::{Ending, FileCommand, RunLimits};
use std::fs;
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

/// The time limit of a run.
const TIME_LIMIT: Duration = Duration::from_secs(20);

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

    /// Runs the command on all modules in a file, which it splits. If it shows no refused module, each module is run.
    pub(super) fn together(&self, texts: &[&[u8]]) -> io::Result<Vec<bool>> {
        let (ending, stderr) = self.run(0, &joined(texts))?;
        if ending == Ending::Exit(0) {
            return Ok(vec![true; texts.len()]);
        }
        let refused = refused(texts, &stderr);
        let is_known = matches!(ending, Ending::Exit(_)) && refused.iter().any(Option::is_some);
        match is_known {
            true => Ok(refused.iter().map(Option::is_none).collect()),
            false => self.each(texts),
        }
    }

    fn run(&self, number: usize, text: &[u8]) -> io::Result<(Ending, Vec<u8>)> {
        let folder = self.folder.join(format!("oracle{number}"));
        fs::create_dir_all(&folder)?;
        let file = folder.join("module.mlir");
        fs::write(&file, text)?;
        let limits = RunLimits { time: TIME_LIMIT, memory: None };
        let outcome = self.command.run(&file, &folder, limits, &|| true)?;
        Ok((outcome.ending, outcome.stderr))
    }
}

/// Whether a command splits its file into modules.
pub(super) fn splits(command: &str) -> bool {
    let mut words = command.split_whitespace();
    words.any(|word| word.trim_start_matches('-').split('=').next() == Some("split-input-file"))
}

/// The text of a file with several modules.
pub(super) fn joined(texts: &[&[u8]]) -> Vec<u8> {
    let mut all = Vec::new();
    for (index, text) in texts.iter().enumerate() {
        if index > 0 {
            all.extend_from_slice(SPLIT);
        }
        all.extend_from_slice(text);
        if !text.ends_with(b"\n") {
            all.push(b'\n');
        }
    }
    all
}

/// The first error of each module of [`joined`], by the lines of the errors.
pub(super) fn refused(texts: &[&[u8]], stderr: &[u8]) -> Vec<Option<String>> {
    let mut ends = Vec::new();
    for text in texts {
        let breaks = text.iter().filter(|byte| **byte == b'\n').count();
        let lines = breaks + usize::from(!text.ends_with(b"\n")) + 1;
        ends.push(ends.last().copied().unwrap_or(0) + lines);
    }
    let mut first = vec![None; texts.len()];
    let stderr = String::from_utf8_lossy(stderr);
    for (line, error) in stderr.lines().filter_map(|error| Some((error_line(error)?, error))) {
        let index = ends.partition_point(|end| *end < line);
        if let Some(own @ None) = first.get_mut(index) {
            *own = Some(error.to_owned());
        }
    }
    first
}

/// The line of an error: `file:12:3: error: ..`.
fn error_line(line: &str) -> Option<usize> {
    let (place, _) = line.split_once(": error: ")?;
    place.rsplit(':').nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{joined, refused};

    #[test]
    fn errors_belong_to_modules_by_their_lines() {
        let texts: [&[u8]; 3] = [b"a\nb\n", b"c", b"d\n"];
        assert_eq!(joined(&texts), b"a\nb\n// -----\nc\n// -----\nd\n");
        let stderr =
            b"x:4:1: error: one\n  c\nx:4:2: error: two\nx:6:1: error: three\nerror: none\n";
        let errors = [None, Some("x:4:1: error: one"), Some("x:6:1: error: three")];
        assert_eq!(refused(&texts, stderr), errors.map(|error| error.map(str::to_owned)));
    }
}
