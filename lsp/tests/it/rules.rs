//! The server reports the diagnostics that an `abide.toml` and comments leave.

use crate::support::session::Session;
use serde_json::{Value, json};

const TEXT: &str = "\"a.b\"(%0) : (i32) -> ()\n\"a.b\"(%1) : (i32) -> ()\n";

fn codes(found: &[Value]) -> Vec<(String, u64)> {
    let one = |found: &Value| {
        let severity = found["severity"].as_u64().unwrap();
        (found["code"].as_str().unwrap().to_owned(), severity)
    };
    found.iter().map(one).collect()
}

async fn config_changed(session: &mut Session, text: &str) {
    session.write("abide.toml", text);
    let changes = json!({"changes": [{"uri": session.uri("abide.toml"), "type": 2}]});
    session.client.notify("workspace/didChangeWatchedFiles", changes).await;
}

#[tokio::test]
async fn a_config_switches_diagnostics_off_as_it_changes() {
    let files = [("abide.toml", "[check]\nwarn = [\"mlir-undefined\"]\n"), ("a.mlir", TEXT)];
    let mut session = Session::new("rules-config", &files).await;
    session.open("a.mlir", TEXT).await;
    let code = "mlir-undefined-value".to_owned();
    let found = session.diagnostics("a.mlir").await;
    assert_eq!(codes(&found), [(code.clone(), 2), (code.clone(), 2)]);
    config_changed(&mut session, "[check]\nignore = [\"mlir\"]\n").await;
    assert_eq!(session.diagnostics("a.mlir").await, Vec::<Value>::new());
    config_changed(&mut session, "").await;
    let found = session.diagnostics("a.mlir").await;
    assert_eq!(codes(&found), [(code.clone(), 1), (code, 1)]);
    config_changed(&mut session, "[check]\nexclude = [\"*.mlir\"]\n").await;
    assert_eq!(session.diagnostics("a.mlir").await, Vec::<Value>::new());
    session.stop().await;
}

#[tokio::test]
async fn a_comment_switches_a_line_off() {
    let mut session = Session::new("rules-comment", &[]).await;
    let text = format!("// abide: ignore[mlir-undefined-value]\n{TEXT}");
    session.open("a.mlir", &text).await;
    let found = session.diagnostics("a.mlir").await;
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0]["range"]["start"]["line"], 2);
    let text = "def A : B; // abide: ignore[tablegen-undefined]\n";
    session.open("a.td", text).await;
    assert_eq!(session.diagnostics("a.td").await, Vec::<Value>::new());
    session.stop().await;
}
