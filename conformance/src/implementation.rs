//! The tested implementation, which answers the requests of the adapter protocol.

use crate::bytes::quoted_start;
use crate::process::{MAX_MESSAGE_BYTES, Process, REQUEST_TIME_LIMIT, Silence, words};
use serde_json::{Value, json};
use std::io::{BufRead, Read};
use std::process::Stdio;
use std::time::Duration;

/// Something that answers requests.
pub trait Implementation {
    /// Answers a request; the answer's `id` is ignored.
    ///
    /// # Errors
    /// Without an answer: it died, took too long, or wrote invalid JSON.
    fn ask(&mut self, request: &Value) -> Result<Value, String>;
}

impl<F: FnMut(&Value) -> Result<Value, String>> Implementation for F {
    fn ask(&mut self, request: &Value) -> Result<Value, String> {
        self(request)
    }
}

/// The number of consecutive late answers after which requests stop: a suite of hundreds of cases would take hours.
const MAX_LATE_IN_A_ROW: u32 = 10;

/// A process that reads requests and writes answers, a JSON object on a line each. One that dies or
/// takes too long is started again for the next request.
#[derive(Debug)]
pub struct ProcessAdapter {
    command: Vec<String>,
    limit: Duration,
    process: Option<Process<Result<Vec<u8>, String>>>,
    asked: u64,
    /// The number of consecutive late answers.
    late: u32,
}

impl ProcessAdapter {
    /// An adapter that is started with a command line when it is needed.
    ///
    /// # Errors
    /// If the command line is empty or a quote is not closed.
    pub fn new(command: &str) -> Result<Self, String> {
        Ok(Self {
            command: words(command)?,
            limit: REQUEST_TIME_LIMIT,
            process: None,
            asked: 0,
            late: 0,
        })
    }

    /// The same with another limit on the time that an answer may take.
    #[must_use]
    pub fn with_limit(self, limit: Duration) -> Self {
        Self { limit, ..self }
    }

    /// Sends an unknown request, so that an adapter that cannot be started or does not answer is noticed once and not
    /// at every case.
    ///
    /// # Errors
    /// Without an answer.
    pub fn check_command(&mut self) -> Result<(), String> {
        self.ask(&json!({ "op": "conformance.greet" })).map(drop)
    }

    fn exchange(&mut self, line: Vec<u8>) -> Result<Vec<u8>, String> {
        let process = match &mut self.process {
            Some(process) => process,
            empty => {
                let started = Process::start(&self.command, Stdio::piped(), read_line)
                    .map_err(|error| format!("cannot start {}: {error}", self.command.join(" ")))?;
                empty.insert(started)
            }
        };
        let answer = process.send(line).and_then(|()| process.receive(self.limit));
        self.late = if matches!(answer, Err(Silence::Late)) { self.late + 1 } else { 0 };
        answer.map_err(|silence| match silence {
            Silence::Late if !process.has_ended() => {
                format!("no answer within {} s", self.limit.as_secs_f32())
            }
            Silence::Late | Silence::Ended => process.ending(),
        })?
    }
}

impl Implementation for ProcessAdapter {
    fn ask(&mut self, request: &Value) -> Result<Value, String> {
        if self.late >= MAX_LATE_IN_A_ROW {
            return Err(format!(
                "not asked: {MAX_LATE_IN_A_ROW} requests in a row had no answer in time"
            ));
        }
        self.asked += 1;
        let mut request = request.clone();
        if let Some(fields) = request.as_object_mut() {
            fields.insert("id".to_owned(), self.asked.into());
        }
        let answer = self.exchange(format!("{request}\n").into_bytes()).and_then(|line| {
            let answer: Value = serde_json::from_slice(&line).map_err(|error| {
                format!("the answer is not JSON ({error}): {}", quoted_start(line.trim_ascii_end()))
            })?;
            if answer.get("id") != Some(&self.asked.into()) {
                return Err(format!("the answer's id is not {} but {}", self.asked, answer["id"]));
            }
            Ok(answer)
        });
        if answer.is_err() {
            // Its later output belongs to no request.
            if let Some(mut process) = self.process.take() {
                process.abandon();
            }
        }
        answer
    }
}

fn read_line(out: &mut dyn BufRead) -> Option<Result<Vec<u8>, String>> {
    let mut line = Vec::new();
    let read = Read::take(out, MAX_MESSAGE_BYTES as u64).read_until(b'\n', &mut line).ok()?;
    if read == MAX_MESSAGE_BYTES && !line.ends_with(b"\n") {
        return Some(Err(format!("a line of more than {MAX_MESSAGE_BYTES} bytes")));
    }
    (read > 0).then_some(Ok(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn adapter(script: &str) -> ProcessAdapter {
        ProcessAdapter::new(&format!("sh -c '{script}'")).unwrap()
    }

    /// With a short time limit, for adapters that never answer.
    fn impatient(script: &str) -> ProcessAdapter {
        adapter(script).with_limit(Duration::from_millis(400))
    }

    #[test]
    fn a_line_is_answered_by_a_line() {
        let mut echo = adapter("cat");
        let answer = echo.ask(&json!({"op": "x"})).unwrap();
        assert_eq!(answer, json!({"op": "x", "id": 1}));
        assert_eq!(echo.ask(&json!({})).unwrap(), json!({"id": 2}));
    }

    #[test]
    fn an_adapter_that_reads_nothing_times_out() {
        let long = json!({ "input_hex": "0".repeat(1 << 20) });
        assert!(impatient("sleep 9").ask(&long).unwrap_err().contains("no answer within"));
    }

    #[test]
    fn a_silent_adapter_is_asked_only_a_few_times() {
        let mut silent = adapter("sleep 9").with_limit(Duration::from_millis(20));
        let said: Vec<_> = (0..12).map(|_| silent.ask(&json!({})).unwrap_err()).collect();
        assert!(said[9].contains("no answer within") && said[10].contains("not asked"), "{said:?}");
    }

    #[test]
    fn a_line_without_an_end_is_cut() {
        let mut endless = adapter("read l; yes | tr -d \"\\n\"");
        assert!(endless.ask(&json!({})).unwrap_err().contains("a line of more than"));
    }

    #[test]
    fn an_adapter_may_end_by_itself_without_leaving_processes() {
        let folder = std::env::temp_dir().join(format!("abide-adapter-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let (ended, left) = (folder.join("ended"), folder.join("left"));
        let script = format!(
            "(sleep 1; touch {}) & read l; echo \"$l\"; read l; sleep 0.2; touch {}",
            left.display(),
            ended.display()
        );
        let mut adapter = adapter(&script);
        assert!(adapter.ask(&json!({})).is_ok());
        drop(adapter);
        assert!(ended.exists());
        std::thread::sleep(Duration::from_millis(1500));
        assert!(!left.exists());
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_failure_fails_one_request_only() {
        let mut dies = impatient("read line; read line2; echo \"$line2\"");
        assert!(dies.ask(&json!({})).unwrap_err().contains("no answer within 0.4 s"));
        let mut dies = adapter("read line; echo \"$line\"");
        assert!(dies.ask(&json!({})).is_ok());
        assert!(dies.ask(&json!({})).unwrap_err().contains("died"));
        assert!(dies.ask(&json!({})).is_ok());
        assert!(adapter("read l; echo no").ask(&json!({})).unwrap_err().contains("not JSON"));
        assert!(adapter("read l; echo {}").ask(&json!({})).unwrap_err().contains("id"));
        assert!(adapter("read l; echo no\tjson").ask(&json!({})).unwrap_err().contains("`no"));
        let mut missing = ProcessAdapter::new("/no/such/program").unwrap();
        assert!(missing.ask(&json!({})).unwrap_err().contains("cannot start"));
    }
}
