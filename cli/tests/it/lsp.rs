//! The language server as a subcommand.

use crate::support::abide_in;
use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Command, Stdio};

const INITIALIZE: &str =
    r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#;
const SHUTDOWN: &str = r#"{"jsonrpc":"2.0","id":2,"method":"shutdown","params":null}"#;
const EXIT: &str = r#"{"jsonrpc":"2.0","method":"exit","params":null}"#;

fn frames(bodies: &[&str]) -> String {
    bodies.iter().map(|body| format!("Content-Length: {}\r\n\r\n{body}", body.len())).collect()
}

#[test]
fn a_session_on_standard_input_and_output() {
    let root = abide_testing::repository();
    let run = abide_in(&root, &["lsp"], frames(&[INITIALIZE, SHUTDOWN, EXIT]).as_bytes());
    assert_eq!((run.status, &run.stderr[..]), (0, ""));
    assert!(run.stdout.contains("hoverProvider") && run.stdout.contains(r#""id":2"#));
    let run =
        abide_in(&root, &["lsp", "--stdio"], frames(&[INITIALIZE, SHUTDOWN, EXIT]).as_bytes());
    assert_eq!((run.status, &run.stderr[..]), (0, ""));
    let run = abide_in(&root, &["lsp"], frames(&[INITIALIZE]).as_bytes());
    assert_eq!(run.status, 1, "a client that goes without a word");
}

/// A page in a browser can send any body to a port of the loopback address, but it cannot choose the first line.
#[cfg(target_os = "linux")]
#[test]
fn a_socket_does_not_speak_http() {
    let mut server = Command::new(env!("CARGO_BIN_EXE_abide"))
        .args(["lsp", "--port", "0", "--log", "info"])
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut log = BufReader::new(server.stderr.take().unwrap());
    let address = address(&mut log);
    let body = frames(&[INITIALIZE]);
    for first in
        ["POST / HTTP/1.1", "GET / HTTP/1.1", "PUT /Content-Length: 3 HTTP/1.1", "C", "\u{16}\u{3}"]
    {
        let mut stream = TcpStream::connect(&address).unwrap();
        let request = format!("{first}\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        // The server may have closed the connection by now.
        let _ = stream.write_all(request.as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        assert!(answer.is_empty(), "{first:?} is answered with {answer:?}");
    }
    let mut stream = TcpStream::connect(&address).unwrap();
    stream.write_all(frames(&[INITIALIZE, SHUTDOWN, EXIT]).as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.contains("hoverProvider"), "{answer}");
    assert_eq!(server.wait().unwrap().code(), Some(0));
}

/// A client on a socket that breaks off, with and without a word, leaves no process.
#[cfg(target_os = "linux")]
#[test]
fn a_session_on_a_socket_ends_with_its_client() {
    for (last, status) in [(&[SHUTDOWN, EXIT][..], 0), (&[], 1)] {
        let mut server = Command::new(env!("CARGO_BIN_EXE_abide"))
            .args(["lsp", "--socket", "0", "--log", "info"])
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // Kept until the end: the server writes more to it.
        let mut log = BufReader::new(server.stderr.take().unwrap());
        let mut stream = TcpStream::connect(address(&mut log)).unwrap();
        stream.write_all(frames(&[INITIALIZE]).as_bytes()).unwrap();
        let mut header = String::new();
        BufReader::new(stream.try_clone().unwrap()).read_line(&mut header).unwrap();
        assert!(header.starts_with("Content-Length: "), "{header}");
        stream.write_all(frames(last).as_bytes()).unwrap();
        drop(stream);
        assert_eq!(server.wait().unwrap().code(), Some(status));
    }
}

/// Returns the server's address, from its log. The test cannot choose a port, because a process of another test may
/// still hold it, and would accept the client's connection.
fn address(log: &mut impl BufRead) -> String {
    let mut line = String::new();
    while log.read_line(&mut line).unwrap() > 0 {
        if let Some((_, address)) = line.trim_end().split_once("listening on ") {
            return address.to_owned();
        }
        line.clear();
    }
    panic!("the server does not listen");
}

#[cfg(target_os = "linux")]
#[test]
fn a_socket_without_a_client_ends_with_an_error() {
    let root = abide_testing::repository();
    let run = abide_in(&root, &["lsp", "--socket", "0", "--timeout", "0"], b"");
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("cannot serve: no client connected within 0 s"), "{}", run.stderr);
    let run = abide_in(&root, &["lsp", "--timeout", "1"], b"");
    assert!(run.status != 0 && run.stderr.contains("--socket"), "{}", run.stderr);
}

/// As `vscode-languageclient` does with `TransportKind.pipe`: the client listens, the server connects.
#[cfg(unix)]
#[test]
fn a_session_on_a_pipe() {
    let folder = std::env::temp_dir().join(format!("abide-pipe-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("socket");
    let listener = std::os::unix::net::UnixListener::bind(&path).unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_abide"))
        .arg("lsp")
        .arg(format!("--pipe={}", path.display()))
        .spawn()
        .unwrap();
    let (mut stream, _) = listener.accept().unwrap();
    stream.write_all(frames(&[INITIALIZE, SHUTDOWN, EXIT]).as_bytes()).unwrap();
    let mut header = String::new();
    BufReader::new(stream).read_line(&mut header).unwrap();
    assert!(header.starts_with("Content-Length: "), "{header}");
    assert_eq!(server.wait().unwrap().code(), Some(0));
    std::fs::remove_dir_all(&folder).unwrap();
    let run = abide_in(&abide_testing::repository(), &["lsp", "--pipe", "no/such/pipe"], b"");
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("cannot connect to the pipe no/such/pipe"), "{}", run.stderr);
}

/// A client that closes the input and does not read the answers, which do not fit into the pipe.
#[cfg(unix)]
#[test]
fn a_client_that_reads_no_answers_leaves_no_process() {
    let body = "  %0 = arith.addi %a, %a : i32\\n".repeat(20_000);
    let ask = |id: u32| {
        format!(
            r#"{{"jsonrpc":"2.0","id":{id},"method":"textDocument/semanticTokens/full","params":{{"textDocument":{{"uri":"file:///a.mlir"}}}}}}"#
        )
    };
    let messages = [
        INITIALIZE.to_owned(),
        r#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#.to_owned(),
        format!(
            r#"{{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{{"textDocument":{{"uri":"file:///a.mlir","languageId":"mlir","version":1,"text":"{body}"}}}}}}"#
        ),
        ask(2),
        ask(3),
    ];
    let mut program = Command::new(env!("CARGO_BIN_EXE_abide"))
        .arg("lsp")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    for message in messages {
        write!(input, "Content-Length: {}\r\n\r\n{message}", message.len()).unwrap();
    }
    drop(input);
    let ended = (0..600).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(100));
        program.try_wait().unwrap().is_some()
    });
    if !ended {
        program.kill().unwrap();
    }
    assert!(ended);
}
