//! The real program: standard input and output, and its exit status.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

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

/// Starts the program.
fn start() -> (Child, ChildStdin, BufReader<ChildStdout>) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_abide-lsp"))
        .env_remove("MIMALLOC_PURGE_DELAY")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let input = program.stdin.take().unwrap();
    let output = BufReader::new(program.stdout.take().unwrap());
    (program, input, output)
}

/// Starts the program as a client does, and reads its first answer.
fn initialized() -> (Child, ChildStdin, BufReader<ChildStdout>) {
    let (program, mut input, mut output) = start();
    send(&mut input, INITIALIZE);
    receive(&mut output);
    (program, input, output)
}

fn send(input: &mut ChildStdin, message: &str) {
    input.write_all(framed(message).as_bytes()).unwrap();
}

/// Runs the program, sends messages, reads as many answers as are expected, and waits.
fn session(messages: &[&str], answers: usize) -> (Vec<serde_json::Value>, Option<i32>) {
    let (mut program, mut input, mut output) = start();
    for message in messages {
        send(&mut input, message);
    }
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

/// A client that has stopped reading, but whose other stream is still open.
#[cfg(unix)]
#[test]
fn a_client_that_only_closes_its_end_of_the_output_leaves_no_process() {
    let (mut program, input, output) = initialized();
    drop(output);
    assert_eq!(program.wait().unwrap().code(), Some(1));
    drop(input);
}

/// The memory of a process that is in use, in KiB.
#[cfg(target_os = "linux")]
fn resident(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

/// TableGen that takes long: two records for each level.
const LONG_EVALUATION: &str = "class F<int n, int k> { int v = !if(!lt(n, 2), n, \
     !add(F<!sub(n, 1), !mul(k, 2)>.v, F<!sub(n, 2), !add(!mul(k, 2), 1)>.v)); }\ndef f : F<60, 1>;\n";

/// `exit` ends the server in the middle of an answer. A client that only closes its input may still read that, so its
/// server, which had the same messages earlier, ends later.
#[test]
fn exit_does_not_wait_for_answers() {
    use serde_json::json;
    let item = json!({"uri": "file:///a.td", "languageId": "tablegen", "version": 1, "text": LONG_EVALUATION});
    let open = json!({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": item}});
    let params =
        json!({"textDocument": {"uri": "file:///a.td"}, "position": {"line": 0, "character": 0}});
    let hover =
        json!({"jsonrpc": "2.0", "id": 3, "method": "textDocument/hover", "params": params});
    let messages = [INITIALIZE, &open.to_string(), &hover.to_string(), SHUTDOWN];
    // The output stays open: the client reads on.
    let (mut waits, mut input, mut output) = start();
    for message in messages {
        send(&mut input, message);
    }
    receive(&mut output);
    drop(input);
    let (_, status) = session(&[&messages[..], &[EXIT]].concat(), 1);
    assert_eq!(status, Some(0));
    assert!(waits.try_wait().unwrap().is_none(), "it ended first");
    waits.kill().unwrap();
    waits.wait().unwrap();
}

/// A client whose process ends while another one keeps its streams open.
#[cfg(target_os = "linux")]
#[test]
fn the_end_of_the_clients_process_ends_the_server() {
    let mut client = Command::new("sleep").arg("60").spawn().unwrap();
    let (mut program, mut input, mut output) = start();
    let initialize =
        INITIALIZE.replace("\"params\":{", &format!("\"params\":{{\"processId\":{},", client.id()));
    send(&mut input, &initialize);
    receive(&mut output);
    client.kill().unwrap();
    // It ends before anything waits for the client.
    assert_eq!(program.wait().unwrap().code(), Some(1));
    client.wait().unwrap();
}

/// Many documents that were open at once leave no more than one does.
#[cfg(target_os = "linux")]
#[test]
fn memory_of_many_documents_is_given_back() {
    use serde_json::json;
    use std::time::Duration;
    const DOCUMENTS: usize = 300;
    let (mut program, mut input, mut output) = initialized();
    let mut send = |message: serde_json::Value| send(&mut input, &message.to_string());
    let function =
        "func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}\n";
    let text = (0..250).map(|number| function.replace("@f", &format!("@f{number}")));
    let text = text.collect::<String>();
    let mut round = |count: usize, first_id: usize| {
        let uri = |number: usize| format!("file:///{number}.mlir");
        for number in 0..count {
            let item =
                json!({"uri": uri(number), "languageId": "mlir", "version": 1, "text": text});
            send(
                json!({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": item}}),
            );
        }
        for number in 0..count {
            let params = json!({"textDocument": {"uri": uri(number)}});
            let id = first_id + number;
            send(
                json!({"jsonrpc": "2.0", "id": id, "method": "textDocument/documentSymbol", "params": params}),
            );
            while receive(&mut output)["id"] != id {}
        }
        for number in 0..count {
            let params = json!({"textDocument": {"uri": uri(number)}});
            send(json!({"jsonrpc": "2.0", "method": "textDocument/didClose", "params": params}));
        }
        std::thread::sleep(Duration::from_secs(5));
        resident(program.id())
    };
    let one = round(1, 10);
    let many = round(DOCUMENTS, 1000);
    // The dialects are loaded once, and the allocator keeps some pages.
    assert!(many < one + (24 << 10), "{many} KiB after {DOCUMENTS} documents, {one} after one");
    drop(input);
    program.wait().unwrap();
}

/// The memory of a document is given back when it is closed, every time.
#[cfg(target_os = "linux")]
#[test]
fn memory_is_given_back() {
    use serde_json::json;
    use std::time::Duration;
    const MORE: u64 = 40 << 10;
    let (mut program, mut input, mut output) = initialized();
    let mut send = |message: serde_json::Value| send(&mut input, &message.to_string());
    // Without this it takes until something is freed a second later.
    let environment = std::fs::read(format!("/proc/{}/environ", program.id())).unwrap();
    let mut variables = environment.split(|byte| *byte == 0);
    assert!(variables.any(|variable| variable == b"MIMALLOC_PURGE_DELAY=10"));
    let start = resident(program.id());
    let function =
        "func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}\n";
    let text = (0..25_000).map(|number| function.replace("@f", &format!("@f{number}")));
    let text = text.collect::<String>();
    for round in 0..3 {
        let document = json!({"uri": "file:///a.mlir"});
        let item =
            json!({"uri": "file:///a.mlir", "languageId": "mlir", "version": 1, "text": text});
        let params = json!({"textDocument": item});
        send(json!({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": params}));
        let params = json!({"textDocument": document});
        for (id, method) in [(1, "semanticTokens/full"), (2, "foldingRange"), (3, "documentSymbol")]
        {
            let method = format!("textDocument/{method}");
            send(json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}));
            while receive(&mut output)["id"] != id {}
        }
        assert!(
            resident(program.id()) > start + MORE,
            "the document is too small to tell anything"
        );
        send(json!({"jsonrpc": "2.0", "method": "textDocument/didClose", "params": params}));
        let is_back = (0..300).any(|_| {
            std::thread::sleep(Duration::from_millis(100));
            resident(program.id()) <= start + MORE
        });
        assert!(is_back, "round {round}: {} KiB, {start} at the start", resident(program.id()));
    }
    drop(input);
    program.wait().unwrap();
}
