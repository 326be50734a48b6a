//! llvm-tblgen as a process.

use super::Refusal;
use serde_json::Value;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::{env, io, thread};

/// LLVM's reader of TableGen.
#[derive(Debug, Clone)]
pub struct Reference {
    program: PathBuf,
}

/// The time limit for one text, in seconds.
const TIMEOUT_SECONDS: &str = "30";

impl Reference {
    /// The program of LLVM 22, if it is installed.
    #[must_use]
    pub fn find() -> Option<Reference> {
        static FOUND: OnceLock<Option<PathBuf>> = OnceLock::new();
        let found = FOUND.get_or_init(|| {
            let path = env::var_os("PATH").unwrap_or_default();
            let mut files = env::split_paths(&path).map(|folder| folder.join("llvm-tblgen-22"));
            files.find(|file| file.is_file())
        });
        found.clone().map(|program| Reference { program })
    }

    /// Returns its answer to a text; `None` if it ends without one (it overflows its stack if classes request each
    /// other for ever), or takes too long.
    #[must_use]
    pub fn read(&self, text: &str) -> Option<Result<Value, Refusal>> {
        let output = self.run(text).ok()?;
        match output.status.code()? {
            0 => serde_json::from_slice(&output.stdout).ok().map(Ok),
            1 => Some(Err(first_error(&String::from_utf8_lossy(&output.stderr)))),
            _ => None,
        }
    }

    fn run(&self, text: &str) -> io::Result<Output> {
        // From coreutils.
        let mut command = Command::new("timeout");
        command.arg(TIMEOUT_SECONDS).arg(&self.program).args(["--dump-json", "-"]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = command.spawn()?;
        let input = process.stdin.take();
        thread::scope(|scope| {
            scope.spawn(move || {
                // The process may end before it reads everything: its answer has the reason.
                input.map(|mut input| input.write_all(text.as_bytes()))
            });
            process.wait_with_output()
        })
    }
}

/// The first error in the output; some have no place, and a few no message.
fn first_error(messages: &str) -> Refusal {
    let found = messages.lines().find_map(|line| line.split_once("error: "));
    let (place, message) = found.unwrap_or_default();
    let line = place.strip_prefix("<stdin>:").and_then(|place| place.split(':').next());
    Refusal { line: line.and_then(|line| line.parse().ok()), message: message.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_error_is_found() {
        let messages = "<stdin>:2:1: warning: unused\nx\n<stdin>:31:4: error: what: is it\n<stdin>:1:1: error: a";
        let refusal = first_error(messages);
        assert_eq!((refusal.line, &refusal.message[..]), (Some(31), "what: is it"));
        assert_eq!(first_error("error: no place").line, None);
        assert_eq!(first_error("").message, "");
    }
}
