//! Rules of language servers: a case is a script of a session, run against any server command.

mod script;
mod session;
mod view;

use crate::case::Case;
use crate::process::{REQUEST_TIME_LIMIT, words};
use script::Step;
use serde_json::Value;
use session::{Done, Session};
use std::time::Duration;

/// A language server: the command that starts one, which speaks on standard input and output.
pub struct Server {
    command: Vec<String>,
    tamper: Option<Tamper>,
    limit: Duration,
}

/// Changes a message on its way; `None` loses it. The flag is true for messages to the server.
pub type Tamper = Box<dyn Fn(Value, bool) -> Option<Value>>;

impl std::fmt::Debug for Server {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Server").field("command", &self.command).finish_non_exhaustive()
    }
}

impl Server {
    /// The server that a command line starts.
    ///
    /// # Errors
    /// If the command line is empty or a quote is not closed.
    pub fn new(command: &str) -> Result<Self, String> {
        Ok(Self { command: words(command)?, tamper: None, limit: REQUEST_TIME_LIMIT })
    }

    /// The same with another limit on the time that an answer may take.
    #[must_use]
    pub fn with_limit(self, limit: Duration) -> Self {
        Self { limit, ..self }
    }

    /// Starts it once, so that a command that cannot be started is noticed once and not at every case.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn check_command(&self) -> Result<(), String> {
        Session::start(self).map(Session::abandon)
    }

    /// The same server with all messages changed on their way: a broken one, for mutants.
    #[must_use]
    pub fn tampered(self, tamper: Tamper) -> Self {
        Self { tamper: Some(tamper), ..self }
    }
}

/// Runs the script of a case, in its own session: returns the result of each step, a line each. `None` if the
/// server does not know a method.
///
/// # Errors
/// If the script is damaged, or the server dies or takes too long.
pub fn run(case: &Case, server: &Server) -> Result<Option<String>, String> {
    let steps = script::read(&case.input)?;
    let mut session = Session::start(server)?;
    let transcript = take(&steps, &mut session);
    if transcript.is_err() {
        session.abandon();
    }
    transcript
}

fn take(steps: &[Step], session: &mut Session<'_>) -> Result<Option<String>, String> {
    if !matches!(steps.first(), Some(Step::Bare)) {
        session.initialize()?;
    }
    let mut lines = Vec::new();
    for step in steps {
        match session.step(step)? {
            Done::Quiet => {}
            Done::Line(line) => lines.push(line),
            Done::Unsupported => return Ok(None),
        }
    }
    Ok(Some(lines.join("\n")))
}

/// Whether the script of a case can be read.
pub(crate) fn check(case: &Case) -> Result<(), String> {
    script::read(&case.input).map(drop)
}
