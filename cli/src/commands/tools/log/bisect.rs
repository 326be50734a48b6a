//! Finds the first dump on which a command fails.

use super::super::process::{Ending, FileCommand, RunLimits};
use super::file::LogFile;
use super::{Arguments, list, on_one_line};
use crate::console::{self, Exit, Failure};
use abide_core::escape;
use abide_logs::{Dump, Log};
use abide_project::{Replaces, write};
use serde_json::json;
use std::io::{self, Write as _};
use std::path::Path;
use std::time::Duration;

/// Runs the command on dumps.
struct Bisection<'b> {
    command: FileCommand,
    limits: RunLimits,
    folder: &'b Path,
    file: &'b mut LogFile,
    /// The dumps that are tried.
    dumps: Vec<&'b Dump>,
    runs: usize,
}

impl Bisection<'_> {
    /// The failure of the command on a dump; `None` if it succeeds.
    fn failure(&mut self, index: usize) -> Result<Option<String>, Failure> {
        let Some(&dump) = self.dumps.get(index) else { return Ok(None) };
        let text = self.file.ir(dump)?;
        let path = self.folder.join(format!("{}.mlir", dump.number));
        let failed =
            |error: io::Error| Failure::Message(format!("cannot run the command: {error}"));
        write(&path, &text, Replaces::Anything).map_err(failed)?;
        self.runs += 1;
        let outcome =
            self.command.run(&path, self.folder, self.limits, &|| true).map_err(failed)?;
        Ok(match outcome.ending {
            Ending::Exit(0) => None,
            // The exit status of a shell for a missing command.
            Ending::Exit(126 | 127) => {
                return Err(Failure::Message(format!(
                    "the command cannot be run: {}",
                    outcome.describe()
                )));
            }
            _ => Some(on_one_line(outcome.describe().as_bytes())),
        })
    }

    /// The first dump that fails, with its failure, if an earlier one succeeds and the last one fails.
    fn first_bad(&mut self) -> Result<Option<(usize, String)>, Failure> {
        let Some(mut bad) = self.dumps.len().checked_sub(1) else { return Ok(None) };
        let Some(mut message) = self.failure(bad)? else { return Ok(None) };
        let mut good = 0;
        if bad > 0 {
            if let Some(message) = self.failure(0)? {
                return Ok(Some((0, message)));
            }
        } else {
            return Ok(Some((0, message)));
        }
        while bad - good > 1 {
            let middle = good + (bad - good) / 2;
            match self.failure(middle)? {
                Some(failure) => (bad, message) = (middle, failure),
                None => good = middle,
            }
        }
        Ok(Some((bad, message)))
    }
}

pub(super) fn print(
    arguments: &Arguments,
    file: &mut LogFile,
    log: &Log,
    command: &str,
) -> Result<Exit, Failure> {
    let folder = tempfile::Builder::new().prefix("abide-log-").tempdir();
    let folder = folder
        .map_err(|error| Failure::Message(format!("cannot make a temporary folder: {error}")))?;
    let time = Duration::try_from_secs_f64(arguments.timeout)
        .map_err(|_| Failure::Message("--timeout is a number of seconds".to_owned()))?;
    let mut bisection = Bisection {
        command: FileCommand::new(command),
        limits: RunLimits { time, memory: None },
        folder: folder.path(),
        file,
        dumps: candidates(log),
        runs: 0,
    };
    let found = bisection.first_bad()?;
    let runs = bisection.runs;
    let dump = |index: usize| bisection.dumps.get(index).copied();
    let mut out = io::stdout().lock();
    if arguments.answer.is_json() {
        let number = |index: usize| dump(index).map(|dump| dump.number);
        let answer = json!({
            "bad": found.as_ref().and_then(|(index, _)| number(*index)),
            "good": found.as_ref().and_then(|(index, _)| number(index.checked_sub(1)?)),
            "failure": found.as_ref().map(|(_, message)| message),
            "runs": runs,
        });
        console::write_json(&mut out, &answer)?;
    } else {
        match &found {
            None => writeln!(out, "the command succeeds on the last dump")?,
            Some((index, message)) => {
                let title = |index: usize| dump(index).map(list::title);
                let good = index.checked_sub(1).and_then(title);
                let good = good.map_or("none before it".to_owned(), |good| format!("good: {good}"));
                let bad = title(*index).unwrap_or_default();
                writeln!(out, "{}", escape::line(&format!("bad:  {bad}: {message}")))?;
                writeln!(out, "{}", escape::line(&good))?;
            }
        }
        console::say(&console::counted(runs, "run"));
    }
    out.flush()?;
    Ok(if found.is_some() { Exit::Errors } else { Exit::Clean })
}

/// The dumps that are tried: whole modules if the log has them, without those that change nothing.
fn candidates(log: &Log) -> Vec<&Dump> {
    let is_module =
        |dump: &Dump| dump.scope.starts_with("module") || dump.scope.starts_with("builtin.module");
    let has_modules = log.dumps.iter().any(is_module);
    let is_tried = |dump: &&Dump| {
        !dump.is_llvm && dump.changed != Some(false) && (is_module(dump) || !has_modules)
    };
    log.dumps.iter().filter(is_tried).collect()
}
