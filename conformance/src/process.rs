//! A child process that is spoken to, whose output is read by a thread so that waiting has an end.

use std::io::{self, Read, Write as _};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// How long a request may take: ten seconds, as the adapter protocol says.
pub(crate) const LIMIT: Duration = Duration::from_secs(10);

/// Why nothing came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Silence {
    /// The limit passed.
    Late,
    /// The output ended.
    Ended,
}

/// A running process, and what a thread reads of its output.
#[derive(Debug)]
pub(crate) struct Process<T> {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<T>,
}

impl<T: Send + 'static> Process<T> {
    /// Starts a command. `read` cuts the next message off its output, `None` at the end; `log` is
    /// where its standard error goes.
    pub(crate) fn start<R>(command: &[String], log: Stdio, mut read: R) -> io::Result<Self>
    where
        R: FnMut(&mut dyn io::BufRead) -> Option<T> + Send + 'static,
    {
        let (program, arguments) = command
            .split_first()
            .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "the command is empty"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()?;
        let input = child.stdin.take();
        let mut out = io::BufReader::new(
            child.stdout.take().map_or_else(|| Box::new(io::empty()) as _, boxed_reader),
        );
        let (sender, output) = mpsc::channel();
        thread::spawn(move || {
            while let Some(message) = read(&mut out) {
                if sender.send(message).is_err() {
                    break;
                }
            }
        });
        Ok(Self { child, input, output })
    }

    /// Writes bytes to the process's input.
    pub(crate) fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        let Some(input) = &mut self.input else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        input.write_all(bytes)?;
        input.flush()
    }

    /// The next message.
    pub(crate) fn receive(&self, limit: Duration) -> Result<T, Silence> {
        self.output.recv_timeout(limit).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::Late,
            RecvTimeoutError::Disconnected => Silence::Ended,
        })
    }

    /// Waits until the process ends by itself; `None` where it does not within the limit.
    pub(crate) fn wait(&mut self, limit: Duration) -> Option<ExitStatus> {
        let end = Instant::now() + limit;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < end => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }
}

fn boxed_reader(output: std::process::ChildStdout) -> Box<dyn Read + Send> {
    Box::new(output)
}

impl<T> Drop for Process<T> {
    fn drop(&mut self) {
        self.input = None;
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Cuts a command line into words, as a shell does with blanks and quotes.
///
/// # Errors
/// Where a quote is not closed, or there is no word.
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
