//! A hostile repository, as a client sees it: its content never runs, is never loaded, and never chooses the path of
//! a written file.

use crate::support::session::Session;
use crate::support::{Client, document};
use serde_json::{Value, json};

/// A program of the editor, written as an address.
const COMMAND: &str = "command:workbench.extensions.installExtension?%5B%22a.b%22%5D";

#[tokio::test]
async fn locations_link_to_files_of_the_same_machine_alone() {
    let mut client = Client::start(json!({})).await;
    let locations = [
        "b.py",
        "/c/d.py",
        "file:///e.py",
        COMMAND,
        "COMMAND:x",
        "https://evil/x",
        "vscode://a.b/c",
        "//evil/share",
        "file://evil/share",
        "javascript:x",
    ];
    let text: Vec<String> = locations
        .iter()
        .map(|file| format!("\"d.op\"() : () -> () loc(\"{file}\":3:7)\n"))
        .collect();
    client.open(&text.concat()).await;
    let links = client.request("textDocument/documentLink", document()).await;
    let targets: Vec<_> = links.as_array().unwrap().iter().map(|link| &link["target"]).collect();
    assert_eq!(targets, ["file:///b.py#L3,7", "file:///c/d.py#L3,7", "file:///e.py#L3,7"]);
    assert!(client.stop().await);
}

#[tokio::test]
async fn codes_link_to_the_web_alone() {
    for (page, is_link) in [(COMMAND, false), ("http://a.b", false), ("https://a.b/c", true)] {
        let mut client = Client::start(json!({})).await;
        let settings = json!({"settings": {"abide": {"diagnosticsPage": page}}});
        client.notify("workspace/didChangeConfiguration", settings).await;
        client.open("%").await;
        let found = client.diagnostics(1).await;
        let link = found[0].get("codeDescription");
        assert_eq!(link.is_some(), is_link, "{page}: {found:?}");
        let expected = format!("{page}#mlir-missing-name");
        assert!(link.is_none_or(|link| link["href"] == expected), "{link:?}");
        assert!(client.stop().await);
    }
}

/// The settings of a workspace come with the repository; those at the start are the user's.
#[tokio::test]
async fn a_workspace_names_no_command() {
    let text = "func.func @f(%a: i32) attributes {iree.abi = \"{\\22a\\22:[\\22i32\\22],\\22r\\22:[]}\"} {\n  \
                return\n}\n";
    for (start, expected) in
        [(json!({}), None), (json!({"copyCommand": "client.copy"}), Some("client.copy"))]
    {
        let mut session = Session::with_options("trust-copy", &[], json!({}), start).await;
        let later = json!({"settings": {"abide": {"copyCommand": "workspace.run"}}});
        session.client.notify("workspace/didChangeConfiguration", later).await;
        session.client.open(text).await;
        let lenses = session.client.request("textDocument/codeLens", document()).await;
        let commands = lenses.as_array().unwrap().iter().map(|lens| &lens["command"]["command"]);
        let copying = commands.filter_map(Value::as_str).find(|command| !command.is_empty());
        assert_eq!(copying, expected, "{lenses}");
        session.stop().await;
    }
}

/// Hovers show documentation of `.td` files of unknown origin.
#[tokio::test]
async fn a_hover_loads_nothing_and_links_to_the_web_alone() {
    let text = format!(
        "// ![pixel](https://evil/x.png) <img src=\"https://evil/y.png\">\n\
         // [run]({COMMAND}) [page](https://a.b)\nclass C;\n"
    );
    let mut session = Session::new("trust-hover", &[("a.td", &text)]).await;
    session.open("a.td", &text).await;
    let hover = session.ask("hover", "a.td", "class $0C").await;
    let markdown = hover["contents"]["value"].as_str().unwrap();
    assert!(markdown.contains("[page](https://a.b)"), "{markdown}");
    for live in ["![", "](command", "<img"] {
        assert!(!markdown.contains(live), "{live} in {markdown}");
    }
    session.stop().await;
}

/// Editors make links of `[text](command:..)` in messages, too, and run them.
#[tokio::test]
async fn a_message_has_no_links() {
    let td = "class Dialect { string name = ?; }\n\
              def A : Dialect { let name = \"gauge\"; }\n\
              def B : Dialect { let name = \"[run](command:x)\"; }\n";
    let mut session = Session::new("trust-message", &[("a.td", td)]).await;
    let text = "\"gauge.read\"() : () -> ()\n\"[run](command:x).y\"() : () -> ()\n";
    session.open("a.mlir", text).await;
    let message = loop {
        let message = session.client.receive().await;
        if message["method"] == "window/showMessageRequest" {
            break message["params"]["message"].as_str().unwrap().to_owned();
        }
    };
    assert!(message.contains("gauge") && message.contains("[run] (command:x)"), "{message}");
    session.stop().await;
}

/// A client that never answers the server's requests is still served.
#[tokio::test]
async fn requests_that_are_never_answered_hold_nothing_up() {
    let refresh = json!({"refreshSupport": true});
    let capabilities = json!({
        "textDocument": {"diagnostic": {}},
        "workspace": {
            "diagnostics": refresh, "diagnostic": refresh, "inlayHint": refresh, "codeLens": refresh,
            "didChangeWatchedFiles": {"dynamicRegistration": true},
        },
        "window": {"workDoneProgress": true},
    });
    let mut client = Client::start(capabilities).await;
    client.open("func.func @f(%a: i32) {\n  return\n}\n").await;
    for number in 1..1500 {
        let settings = json!({"settings": {"abide": {"maxDiagnostics": number}}});
        client.notify("workspace/didChangeConfiguration", settings).await;
    }
    let hover = client.request_at("hover", "%$0a").await;
    assert!(hover.to_string().contains("%a : i32"), "{hover}");
    let asked = |method: &str| {
        client.notifications.iter().filter(|message| message["method"] == method).count()
    };
    assert_eq!(asked("workspace/codeLens/refresh"), 1, "the next one waits for the answer");
    assert!(client.stop().await);
}

/// An editor may be busy for longer than the server waits. The server has gone on by then, as its next request shows.
#[tokio::test]
async fn answers_that_come_late_are_received() {
    let mut client = Client::start(json!({
        "workspace": {"configuration": true, "didChangeWatchedFiles": {"dynamicRegistration": true}},
    }))
    .await;
    let mut asked = Vec::new();
    while asked.len() < 2 {
        let message = client.receive().await;
        if message.get("method").is_some() && message.get("id").is_some() {
            asked.push(message);
        }
    }
    assert_eq!(asked[0]["method"], "client/registerCapability");
    assert_eq!(asked[1]["method"], "workspace/configuration");
    for question in asked {
        let answer = json!({"jsonrpc": "2.0", "id": question["id"], "result": null});
        client.send(&answer).await;
    }
    client.open("func.func @f(%a: i32) {\n  return\n}\n").await;
    let hover = client.request_at("hover", "%$0a").await;
    assert!(hover.to_string().contains("%a : i32"), "{hover}");
    assert!(client.stop().await);
}

/// A link can give any file of the machine the name of a file of MLIR, whose words messages quote.
#[cfg(unix)]
#[tokio::test]
async fn files_that_links_rename_are_not_indexed() {
    let files = [("good.mlir", "func.func @good() {\n  return\n}\n")];
    let mut session = Session::new("trust-links", &files).await;
    let outside = std::env::temp_dir().join(format!("abide-outside-{}", std::process::id()));
    std::fs::create_dir_all(&outside).unwrap();
    std::fs::write(outside.join("env"), "hunter2=1\n").unwrap();
    std::fs::write(outside.join("seen.mlir"), "func.func private @seen()\n").unwrap();
    for (target, name) in [("env", "a.mlir"), ("seen.mlir", "b.mlir")] {
        let link = session.folder.join(name);
        std::os::unix::fs::symlink(outside.join(target), &link).unwrap();
        let created = json!({"files": [{"uri": session.uri(name)}]});
        session.client.notify("workspace/didCreateFiles", created).await;
    }
    let found = loop {
        let found = session.client.request("workspace/symbol", json!({"query": ""})).await;
        if found.to_string().contains("b.mlir") {
            break found;
        }
    };
    assert!(found.to_string().contains("good.mlir"), "{found}");
    let none = json!({"previousResultIds": []});
    let reports = session.client.request("workspace/diagnostic", none).await.to_string();
    assert!(reports.contains("b.mlir") && !reports.contains("a.mlir\""), "{reports}");
    assert!(!reports.contains("hunter2"), "{reports}");
    std::fs::remove_dir_all(&outside).unwrap();
    session.stop().await;
}
