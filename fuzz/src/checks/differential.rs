//! Tests signatures and reflection against the second implementation, in Python, which was written from the documents
//! alone (`conformance/reference`).

use crate::Outcome;
use abide_json::{adapter, to_hex};
use serde_json::Value;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;

/// The function that answers requests of the adapter; negative controls substitute another one.
pub type Answer = fn(&[u8]) -> Value;

/// Compares both implementations: see [`differential_reference_with`].
pub fn differential_reference(data: &[u8]) -> Outcome {
    differential_reference_with(adapter::answer, data)
}

/// The reference makes a request of the bytes. Its answer and that of `answer` must agree in verdict,
/// values and the words of errors, as far as the documents define them. Rejected if they define
/// nothing, or without Python.
///
/// # Panics
/// If the two disagree, or the reference ends.
pub fn differential_reference_with(answer: Answer, data: &[u8]) -> Outcome {
    static PARTNER: Mutex<Option<Partner>> = Mutex::new(None);
    // A negative control panics while it holds the lock; the next input then starts a new partner.
    let mut partner = PARTNER.lock().unwrap_or_else(|poisoned| {
        let mut guard = poisoned.into_inner();
        *guard = None;
        guard
    });
    if partner.is_none() {
        *partner = Partner::start().ok();
    }
    let Some(running) = partner.as_mut() else { return Outcome::Rejected };
    let request = running.ask(&to_hex(data)).expect("the reference makes a request");
    let answered = answer(request.as_bytes());
    let verdict = running.ask(&answered.to_string()).expect("the reference judges");
    let verdict: Value = serde_json::from_str(&verdict).expect("a verdict of JSON");
    if verdict["unsupported"] == true {
        return Outcome::Rejected;
    }
    let (key, expected) = (&verdict["disagreement"], &verdict["expected"]);
    assert!(
        key.is_null(),
        "{key} differs\nrequest   {request}\nreference {expected}\nwe        {answered}"
    );
    Outcome::Checked
}

/// The reference, in its own process.
struct Partner {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Partner {
    fn start() -> io::Result<Partner> {
        let script =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../conformance/reference/partner.py");
        let mut command = Command::new("python3");
        command.arg(script).env("PYTHONDONTWRITEBYTECODE", "1");
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (input, output) = (process.stdin.take(), process.stdout.take());
        let missing = || io::Error::other("no pipe");
        let (input, output) = (input.ok_or_else(missing)?, output.ok_or_else(missing)?);
        Ok(Partner { process, input, output: BufReader::new(output) })
    }

    /// Writes a line and reads one.
    fn ask(&mut self, line: &str) -> io::Result<String> {
        writeln!(self.input, "{line}")?;
        self.input.flush()?;
        let mut answer = String::new();
        match self.output.read_line(&mut answer)? {
            0 => Err(io::Error::other("the reference has ended")),
            _ => Ok(answer.trim_end().to_owned()),
        }
    }
}

impl Drop for Partner {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_generate::Random;
    use std::panic::catch_unwind;

    /// Whether one of many seeded inputs finds a difference.
    fn is_caught(answer: Answer) -> bool {
        abide_testing::program(&["python3"]).is_none()
            || (0..400).any(|seed| {
                let data = Random::new(seed).bytes(120);
                catch_unwind(move || differential_reference_with(answer, &data)).is_err()
            })
    }

    #[test]
    fn another_verdict_is_caught() {
        assert!(is_caught(|line| {
            let mut answer = adapter::answer(line);
            answer["ok"] = Value::Bool(true);
            answer
        }));
    }

    #[test]
    fn another_text_is_caught() {
        assert!(is_caught(|line| {
            let mut answer = adapter::answer(line);
            if let Some(Value::String(text)) = answer.get_mut("text_hex") {
                text.push_str("20");
            }
            answer
        }));
    }

    #[test]
    fn another_value_of_a_call_is_caught() {
        assert!(is_caught(|line| {
            let mut answer = adapter::answer(line);
            for key in ["vm", "py"] {
                if let Some(Value::Array(values)) = answer.get_mut(key) {
                    values.pop();
                }
            }
            answer
        }));
    }
}
