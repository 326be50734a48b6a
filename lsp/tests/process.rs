//! The real program: standard input and output, and its exit status.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{ChildStdout, Command, Stdio};

fn framed(body: &str) -> String {
    format!("Content-Length: {}\r\n\r\n{body}", body.len())
}

fn receive(output: &mut BufReader<ChildStdout>) -> serde_json::Value {
    let mut length = 0;
    loop {
        let mut line = String::new();
        assert!(output.read_line(&mut line).unwrap() > 0, "the program ended");
        match line.trim_end().strip_prefix("Content-Length: ") {
            Some(number) => length = number.parse().unwrap(),
            None => break,
        }
    }
    let mut body = vec![0; length];
    output.read_exact(&mut body).unwrap();
    serde_json::from_slice(&body).unwrap()
}

/// Runs the program, sends messages, reads as many answers as are expected, and waits.
fn session(messages: &[&str], answers: usize) -> (Vec<serde_json::Value>, Option<i32>) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_abide-lsp"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    for message in messages {
        input.write_all(framed(message).as_bytes()).unwrap();
    }
    let mut output = BufReader::new(program.stdout.take().unwrap());
    let answers = (0..answers).map(|_| receive(&mut output)).collect();
    if !messages.contains(&EXIT) {
        drop(input);
    }
    (answers, program.wait().unwrap().code())
}

const INITIALIZE: &str =
    r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#;
const SHUTDOWN: &str = r#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#;
const EXIT: &str = r#"{"jsonrpc":"2.0","method":"exit"}"#;

#[test]
fn a_session_from_start_to_end() {
    let (answers, status) = session(&[INITIALIZE, SHUTDOWN, EXIT], 2);
    assert_eq!(answers[0]["result"]["serverInfo"]["name"], "abide");
    assert_eq!(answers[1]["id"], 2);
    assert_eq!(status, Some(0));
}

#[test]
fn a_client_that_dies_leaves_no_process() {
    let (_, status) = session(&[INITIALIZE], 1);
    assert_eq!(status, Some(1));
    let (_, status) = session(&[EXIT], 0);
    assert_eq!(status, Some(1));
}
