//! The language server as a subcommand.

mod support;

use support::abide_in;

fn frames(bodies: &[&str]) -> String {
    bodies.iter().map(|body| format!("Content-Length: {}\r\n\r\n{body}", body.len())).collect()
}

#[test]
fn a_session_on_standard_input_and_output() {
    let initialize =
        r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#;
    let shutdown = r#"{"jsonrpc":"2.0","id":2,"method":"shutdown","params":null}"#;
    let exit = r#"{"jsonrpc":"2.0","method":"exit","params":null}"#;
    let root = abide_testing::repository();
    let run = abide_in(&root, &["lsp"], frames(&[initialize, shutdown, exit]).as_bytes());
    assert_eq!((run.status, &run.stderr[..]), (0, ""));
    assert!(run.stdout.contains("hoverProvider") && run.stdout.contains(r#""id":2"#));
    let run = abide_in(&root, &["lsp"], frames(&[initialize]).as_bytes());
    assert_eq!(run.status, 1, "a client that goes without a word");
}
