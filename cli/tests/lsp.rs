//! The language server as a subcommand.

mod support;

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::Command;
use std::time::Duration;
use support::abide_in;

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
    let run = abide_in(&root, &["lsp"], frames(&[INITIALIZE]).as_bytes());
    assert_eq!(run.status, 1, "a client that goes without a word");
}

/// A client on a socket that breaks off, with and without a word, leaves no process.
#[test]
fn a_session_on_a_socket_ends_with_its_client() {
    for (last, status) in [(&[SHUTDOWN, EXIT][..], 0), (&[], 1)] {
        // A port that was free a moment ago.
        let port =
            TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
        let mut server = Command::new(env!("CARGO_BIN_EXE_abide"))
            .args(["lsp", "--socket", &port.to_string()])
            .spawn()
            .unwrap();
        let mut stream = connect(port);
        stream.write_all(frames(&[INITIALIZE]).as_bytes()).unwrap();
        let mut header = String::new();
        BufReader::new(stream.try_clone().unwrap()).read_line(&mut header).unwrap();
        assert!(header.starts_with("Content-Length: "), "{header}");
        stream.write_all(frames(last).as_bytes()).unwrap();
        drop(stream);
        assert_eq!(server.wait().unwrap().code(), Some(status));
    }
}

/// Connects as soon as the server listens.
fn connect(port: u16) -> TcpStream {
    for _ in 0..600 {
        match TcpStream::connect((Ipv4Addr::LOCALHOST, port)) {
            Ok(stream) => return stream,
            Err(_) => std::thread::sleep(Duration::from_millis(100)),
        }
    }
    panic!("the server does not listen");
}
