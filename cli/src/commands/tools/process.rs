//! Runs a command on a file, within limits.

use abide_conformance::group;
use abide_project::on_path;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The number of bytes of each output that are kept.
const MAX_OUTPUT_BYTES: u64 = 1 << 20;

/// The factor from a limit of processor time to that of elapsed time: on a busy machine a process mostly waits.
const ELAPSED_TIME_FACTOR: u32 = 4;

/// The maximum time between two checks of a process.
const MAX_POLL_INTERVAL: Duration = Duration::from_millis(5);

/// The variable that keeps LLVM's programs from running a symbolizer on a trace.
const SYMBOLIZATION: &str = "LLVM_DISABLE_SYMBOLIZATION";

/// The place of the file in a command.
pub(super) const FILE: &str = "%s";

/// The end of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    /// By itself, with an exit status.
    Exit(i32),
    /// By a signal.
    Signal(i32),
    /// It was killed at the time limit.
    Late,
    /// It was killed because its result is not needed.
    Unneeded,
}

impl Ending {
    fn of(status: ExitStatus) -> Ending {
        #[cfg(unix)]
        if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
            return Ending::Signal(signal);
        }
        match status.code() {
            // A shell's way to report the signal that ended its last command.
            Some(code @ 129..=192) => Ending::Signal(code - 128),
            code => Ending::Exit(code.unwrap_or(-1)),
        }
    }
}

impl std::fmt::Display for Ending {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Ending::Exit(status) => write!(out, "exit status {status}"),
            Ending::Signal(signal) => write!(out, "signal {signal}"),
            Ending::Late => write!(out, "no end within the time limit"),
            Ending::Unneeded => write!(out, "interrupted"),
        }
    }
}

/// The outcome of a run.
#[derive(Debug, Clone)]
pub(super) struct Outcome {
    pub(super) ending: Ending,
    pub(super) stdout: Vec<u8>,
    pub(super) stderr: Vec<u8>,
}

impl Outcome {
    /// The ending, with the last line of standard error.
    pub(super) fn describe(&self) -> String {
        let stderr = String::from_utf8_lossy(&self.stderr);
        match stderr.lines().rev().find(|line| !line.trim().is_empty()) {
            Some(line) => format!("{}: {}", self.ending, line.trim()),
            None => self.ending.to_string(),
        }
    }
}

#[derive(Debug, Clone, Copy)]
pub(super) struct RunLimits {
    /// The processor time of each process, if the system can limit that, otherwise the elapsed time.
    pub(super) time: Duration,
    /// In bytes; unlimited if `None`.
    pub(super) memory: Option<u64>,
}

/// A command that takes a file.
#[derive(Debug, Clone)]
pub(super) struct FileCommand {
    text: String,
    /// Whether LLVM's programs leave out the names that only a slow lookup of debug information gives.
    has_plain_traces: bool,
}

impl FileCommand {
    pub(super) fn new(text: &str) -> FileCommand {
        FileCommand { text: text.to_owned(), has_plain_traces: false }
    }

    /// A test as the user names it: a file of the working folder, unless there is a tool of this name on PATH.
    pub(super) fn script(text: &str) -> FileCommand {
        let is_name = !text.contains(|c: char| std::path::is_separator(c) || c.is_whitespace());
        match is_name && Path::new(text).is_file() && on_path(text).is_none() {
            true => FileCommand::new(&format!("./{text}")),
            false => FileCommand::new(text),
        }
    }

    /// The command as it was given.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The command with traces that are printed in a fraction of the time, unless the user has set the variable.
    pub(super) fn with_plain_traces(self) -> FileCommand {
        FileCommand { has_plain_traces: std::env::var_os(SYMBOLIZATION).is_none(), ..self }
    }

    /// The command for a file: a program at this path; or words and, if a word needs one, a shell. A name without a
    /// folder is searched on PATH, so that a file of the working folder never runs in place of a tool.
    fn command(&self, file: &Path) -> Command {
        let is_program =
            self.text.contains(std::path::is_separator) && Path::new(&self.text).is_file();
        if is_program {
            let path = Path::new(&self.text);
            let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
            let mut command = Command::new(path);
            command.arg(file);
            return command;
        }
        let is_plain = |c: char| c.is_alphanumeric() || " %@=+-_./,:".contains(c);
        let needs_shell = !self.text.chars().all(is_plain);
        if needs_shell && cfg!(unix) {
            let mut command = Command::new("/bin/sh");
            let text = match self.text.contains(FILE) {
                true => self.text.replace(FILE, "\"$1\""),
                false => format!("{} \"$1\"", self.text),
            };
            command.arg("-c").arg(text).arg("sh").arg(file);
            return command;
        }
        let mut words = self.text.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or_default());
        let shown = file.display().to_string();
        command.args(words.map(|word| word.replace(FILE, &shown)));
        if !self.text.contains(FILE) {
            command.arg(file);
        }
        command
    }

    /// Runs the command on a file; its output goes through files in `folder`. It is killed, with all that it started,
    /// at the limits of time or once it is not needed.
    pub(super) fn run(
        &self,
        file: &Path,
        folder: &Path,
        limits: RunLimits,
        is_needed: &dyn Fn() -> bool,
    ) -> io::Result<Outcome> {
        let outputs = [folder.join("stdout"), folder.join("stderr")];
        let [stdout, stderr] = &outputs;
        let mut command = self.command(file);
        command.stdin(Stdio::null()).stdout(File::create(stdout)?).stderr(File::create(stderr)?);
        if self.has_plain_traces {
            command.env(SYMBOLIZATION, "1");
        }
        group::lead(&mut command);
        let mut child = command.spawn()?;
        if let Some(bytes) = limits.memory {
            group::limit_memory(&child, bytes);
        }
        let is_limited = group::limit_time(&child, limits.time);
        let elapsed = limits.time.saturating_mul(if is_limited { ELAPSED_TIME_FACTOR } else { 1 });
        let ending = match wait(&mut child, elapsed, is_needed)? {
            Ending::Signal(signal) if is_limited && group::is_time_signal(signal) => Ending::Late,
            ending => ending,
        };
        let [stdout, stderr] = outputs.map(|path| read_start(&path));
        Ok(Outcome { ending, stdout: stdout?, stderr: stderr? })
    }
}

/// Waits for a process, and kills its remaining children.
fn wait(child: &mut Child, limit: Duration, is_needed: &dyn Fn() -> bool) -> io::Result<Ending> {
    // A limit beyond the range of the clock has no effect.
    let end = Instant::now().checked_add(limit);
    let mut poll = Duration::from_micros(500);
    let mut killed = None;
    while !group::leader_has_ended(child) {
        if !is_needed() {
            killed = Some(Ending::Unneeded);
            break;
        }
        if end.is_some_and(|end| Instant::now() >= end) {
            killed = Some(Ending::Late);
            break;
        }
        thread::sleep(poll);
        poll = (poll * 3 / 2).min(MAX_POLL_INTERVAL);
    }
    group::kill(child);
    let status = child.wait()?;
    Ok(killed.unwrap_or_else(|| Ending::of(status)))
}

fn read_start(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_OUTPUT_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}
