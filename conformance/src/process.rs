//! A child process that gets and sends messages. Every wait for it is bounded, whatever it does.

use crate::group;
use std::io::{self, BufRead, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// The time limit for a request: ten seconds, as in the adapter protocol.
pub(crate) const REQUEST_TIME_LIMIT: Duration = Duration::from_secs(10);

/// The bytes of the longest message that is read.
pub(crate) const MAX_MESSAGE_BYTES: usize = 64 << 20;

/// The time for a process to end by itself after its input has ended.
const EXIT_TIME_LIMIT: Duration = Duration::from_secs(2);

/// The number of queued messages; the process blocks at the next.
const MAX_QUEUED_MESSAGES: usize = 64;

/// The time limit for a process to end, and again for the end of its standard error.
const END_TIME_LIMIT: Duration = Duration::from_millis(500);

/// The bytes of the last line on standard error that are kept.
const MAX_LAST_LINE_BYTES: usize = 400;

/// The reason for a missing message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Silence {
    /// The limit passed.
    Late,
    /// The output ended.
    Ended,
}

/// A running process. One thread writes to it and one reads from it, so that no wait for it is endless.
#[derive(Debug)]
pub(crate) struct Process<T> {
    child: Child,
    input: Option<Sender<Vec<u8>>>,
    output: Receiver<T>,
    /// Returns the last line of its standard error once that has ended.
    last_line: Receiver<String>,
    grace: Duration,
    is_waited_for: bool,
}

impl<T: Send + 'static> Process<T> {
    /// Starts a command, with the processes that it starts itself in their own group. `read` cuts
    /// the next message off its output, `None` at the end; `log` is where its standard error goes.
    pub(crate) fn start<R>(command: &[String], log: Stdio, mut read: R) -> io::Result<Self>
    where
        R: FnMut(&mut dyn BufRead) -> Option<T> + Send + 'static,
    {
        let (program, arguments) = command
            .split_first()
            .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "the command is empty"))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(log);
        group::lead(&mut command);
        let mut child = command.spawn()?;
        group::remember(&child);
        let (to_process, input) = mpsc::channel();
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_all(stdin, &input));
        }
        let (from_process, output) = mpsc::sync_channel(MAX_QUEUED_MESSAGES);
        if let Some(stdout) = child.stdout.take() {
            let mut stdout = BufReader::new(stdout);
            thread::spawn(move || {
                while let Some(message) = read(&mut stdout) {
                    if from_process.send(message).is_err() {
                        break;
                    }
                }
            });
        }
        let (to_us, last_line) = mpsc::channel();
        if let Some(stderr) = child.stderr.take() {
            thread::spawn(move || to_us.send(pass_on(stderr)));
        }
        let input = Some(to_process);
        Ok(Self { child, input, output, last_line, grace: EXIT_TIME_LIMIT, is_waited_for: false })
    }

    /// Writes bytes to the process's input, as soon as it reads them.
    pub(crate) fn send(&self, bytes: Vec<u8>) -> Result<(), Silence> {
        let input = self.input.as_ref().ok_or(Silence::Ended)?;
        input.send(bytes).map_err(|_| Silence::Ended)
    }

    /// The next message.
    pub(crate) fn receive(&self, limit: Duration) -> Result<T, Silence> {
        self.output.recv_timeout(limit).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::Late,
            RecvTimeoutError::Disconnected => Silence::Ended,
        })
    }

    /// Whether the process has ended. Its output may still be open, in those that it has started.
    pub(crate) fn has_ended(&mut self) -> bool {
        group::leader_has_ended(&mut self.child)
    }

    /// Waits until the process ends by itself; `None` after the time limit.
    pub(crate) fn wait(&mut self, limit: Duration) -> Option<ExitStatus> {
        if !self.ends_within(limit) {
            return None;
        }
        group::kill(&mut self.child);
        self.is_waited_for = true;
        self.child.wait().ok()
    }

    /// The end of a process that writes no more: its exit status or signal, and the last line of its standard error.
    pub(crate) fn ending(&mut self) -> String {
        let Some(status) = self.wait(END_TIME_LIMIT) else {
            return "the adapter ended its output".to_owned();
        };
        match self.last_line.recv_timeout(END_TIME_LIMIT) {
            Ok(line) if !line.is_empty() => format!("the adapter died ({status}): {line}"),
            _ => format!("the adapter died ({status})"),
        }
    }
}

impl<T> Process<T> {
    /// Drops the process without time to end by itself.
    pub(crate) fn abandon(&mut self) {
        self.grace = Duration::ZERO;
    }

    fn ends_within(&mut self, limit: Duration) -> bool {
        let end = Instant::now() + limit;
        loop {
            if group::leader_has_ended(&mut self.child) {
                return true;
            }
            if Instant::now() >= end {
                return false;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }
}

impl<T> Drop for Process<T> {
    /// Ends the process's input, then the process with all that it has started.
    fn drop(&mut self) {
        self.input = None;
        if !self.is_waited_for {
            self.ends_within(self.grace);
            group::kill(&mut self.child);
            // Its exit status does not matter any more.
            let _ = self.child.wait();
        }
    }
}

/// Copies a standard error to our own, and returns its last line that is not blank.
fn pass_on(stderr: impl Read) -> String {
    let mut stderr = BufReader::new(stderr);
    let mut last = String::new();
    loop {
        let mut line = Vec::new();
        let limited =
            Read::take(&mut stderr, MAX_MESSAGE_BYTES as u64).read_until(b'\n', &mut line);
        if !limited.is_ok_and(|read| read > 0) {
            return last;
        }
        // If our own standard error is closed, nothing can be done about it.
        let _ = io::stderr().write_all(&line);
        let text = line.trim_ascii();
        if !text.is_empty() {
            let end = text.len().min(MAX_LAST_LINE_BYTES);
            last = String::from_utf8_lossy(&text[..end]).into_owned();
        }
    }
}

fn write_all(mut stdin: ChildStdin, input: &Receiver<Vec<u8>>) {
    for bytes in input {
        if stdin.write_all(&bytes).and_then(|()| stdin.flush()).is_err() {
            break;
        }
    }
}

/// Splits a command line into words, like a shell with blanks and quotes.
///
/// # Errors
/// If a quote is not closed, or without any word.
pub(crate) fn words(command: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match (quote, c) {
            (Some(open), _) if open == c => quote = None,
            (None, '"' | '\'') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, c) if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    if quote.is_some() {
        return Err(format!("a quote in the command '{command}' is not closed"));
    }
    words.extend(word);
    if words.is_empty() { Err("the command is empty".to_owned()) } else { Ok(words) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_cut_into_words() {
        let cut = |command| words(command).unwrap();
        assert_eq!(cut("a  'b c' d\"e f\"g ''"), ["a", "b c", "de fg", ""]);
        assert!(words("a 'b").is_err() && words("  ").is_err());
    }
}
