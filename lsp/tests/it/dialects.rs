//! Dialects that a project describes in its own `.td` files, as a client sees them.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use crate::support::Client;
use crate::support::session::Session;
use serde_json::{Value, json};
use std::path::PathBuf;

fn project() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../corpus/projects/twice")
        .canonicalize()
        .unwrap()
}

fn uri(name: &str) -> String {
    format!("file://{}/{name}", project().display())
}

async fn open(name: &str) -> Client {
    let mut client = Client::connect();
    let params = json!({"processId": null, "rootUri": null, "capabilities": {}});
    client.request("initialize", params).await;
    client.notify("initialized", json!({})).await;
    let text = std::fs::read_to_string(project().join(name)).unwrap();
    let item = json!({"uri": uri(name), "languageId": "mlir", "version": 1, "text": text});
    client.notify("textDocument/didOpen", json!({"textDocument": item})).await;
    client
}

/// The messages about a document, once some hold.
async fn messages(client: &mut Client, expected: fn(&[String]) -> bool) -> Vec<String> {
    loop {
        let message = client.receive().await;
        if message["method"] != "textDocument/publishDiagnostics" {
            continue;
        }
        let all = message["params"]["diagnostics"].as_array().cloned().unwrap_or_default();
        let text = |found: &Value| found["message"].as_str().unwrap_or_default().to_owned();
        let all: Vec<String> = all.iter().map(text).collect();
        if expected(&all) {
            return all;
        }
    }
}

fn at(name: &str, line: u32, character: u32) -> Value {
    json!({
        "textDocument": {"uri": uri(name)},
        "position": {"line": line, "character": character},
    })
}

#[tokio::test]
async fn violations_of_the_projects_own_description_are_reported() {
    let mut client = open("wrong.mlir").await;
    let wrong = |all: &[String]| all.iter().any(|one| one.contains("32-bit signless integer"));
    let all = messages(&mut client, wrong).await;
    assert!(all[0].starts_with("'twice.add' op operand #0 must be"), "{all:?}");
}

#[tokio::test]
async fn hover_and_definition_come_from_the_td_file() {
    let mut client = open("use.mlir").await;
    // The dialects are loaded in the background.
    let hover = loop {
        let hover = client.request("textDocument/hover", at("use.mlir", 1, 10)).await;
        let text = hover["contents"]["value"].as_str().unwrap_or_default().to_owned();
        if text.contains("Adds a number") {
            break text;
        }
        tokio::task::yield_now().await;
    };
    assert!(hover.contains("The number is *doubled*."), "{hover}");
    let found = client.request("textDocument/definition", at("use.mlir", 1, 10)).await;
    assert_eq!(found["uri"], uri("twice.td"));
    assert_eq!(found["range"]["start"], json!({"line": 7, "character": 4}));
}

#[tokio::test]
async fn another_document_of_a_project_has_its_dialects_at_once() {
    let mut client = open("wrong.mlir").await;
    let wrong = |all: &[String]| all.iter().any(|one| one.contains("32-bit signless integer"));
    messages(&mut client, wrong).await;
    let text = std::fs::read_to_string(project().join("use.mlir")).unwrap();
    let item = json!({"uri": uri("use.mlir"), "languageId": "mlir", "version": 1, "text": text});
    client.notify("textDocument/didOpen", json!({"textDocument": item})).await;
    let hover = client.request("textDocument/hover", at("use.mlir", 1, 10)).await;
    let text = hover["contents"]["value"].as_str().unwrap_or_default();
    assert!(text.contains("Adds a number"), "{text}");
}

/// A copy of the project `gauge` in a folder that is removed at the end.
struct Copy {
    folder: PathBuf,
    client: Client,
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Copy {
    async fn new(name: &str) -> Copy {
        let folder = std::env::temp_dir().join(format!("abide-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let projects = project().parent().unwrap().to_owned();
        for path in ["gauge/abide.toml", "gauge/gauge.td", "gauge/ods.td", "twice/ods.td"] {
            let to = folder.join(path);
            std::fs::create_dir_all(to.parent().unwrap()).unwrap();
            std::fs::copy(projects.join(path), to).unwrap();
        }
        let mut copy = Copy { folder, client: Client::connect() };
        let root = copy.uri("").trim_end_matches('/').to_owned();
        let capabilities = json!({"workspace": {"codeLens": {"refreshSupport": true}}});
        let params = json!({
            "processId": null, "rootUri": root, "capabilities": capabilities,
        });
        copy.client.request("initialize", params).await;
        copy.client.notify("initialized", json!({})).await;
        copy
    }

    fn uri(&self, name: &str) -> String {
        format!("file://{}/gauge/{name}", self.folder.display())
    }

    fn text(&self, name: &str) -> String {
        std::fs::read_to_string(self.folder.join("gauge").join(name)).unwrap()
    }

    async fn open(&mut self, name: &str, language: &str, text: &str) {
        let item =
            json!({"uri": self.uri(name), "languageId": language, "version": 1, "text": text});
        self.client.notify("textDocument/didOpen", json!({"textDocument": item})).await;
    }

    async fn replace(&mut self, name: &str, text: &str) {
        let params = json!({
            "textDocument": {"uri": self.uri(name), "version": 2},
            "contentChanges": [{"text": text}],
        });
        self.client.notify("textDocument/didChange", params).await;
    }

    async fn ask(&mut self, method: &str, name: &str, text: &str, what: &str) -> Value {
        let offset = text.find(what).unwrap();
        let line = text[..offset].matches('\n').count();
        let character = offset - text[..offset].rfind('\n').map_or(0, |at| at + 1);
        let params = json!({
            "textDocument": {"uri": self.uri(name)},
            "position": {"line": line, "character": character},
            "context": {"includeDeclaration": true},
        });
        self.client.request(&format!("textDocument/{method}"), params).await
    }

    /// The hover text of a word, once it contains `expected`.
    async fn hover(&mut self, text: &str, what: &str, expected: &str) -> String {
        for _ in 0..2000 {
            let hover = self.ask("hover", "use.mlir", text, what).await;
            let said = hover["contents"]["value"].as_str().unwrap_or_default().to_owned();
            if said.contains(expected) {
                return said;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        panic!("a hover on '{what}' never says '{expected}'");
    }

    /// The diagnostics that are sent for a file, once they hold.
    async fn sent(&mut self, name: &str, expected: fn(&[Value]) -> bool) -> Vec<Value> {
        let uri = self.uri(name);
        let own = |message: &Value| {
            let is_own = message["method"] == "textDocument/publishDiagnostics"
                && message["params"]["uri"] == uri;
            is_own.then(|| message["params"]["diagnostics"].as_array().cloned().unwrap_or_default())
        };
        let known = self.client.notifications.iter().filter_map(own).next_back();
        if let Some(known) = known.filter(|known| expected(known)) {
            return known;
        }
        loop {
            let message = self.client.receive().await;
            if let Some(id) = message.get("id").filter(|_| message.get("method").is_some()) {
                let answer = json!({"jsonrpc": "2.0", "id": id, "result": null});
                self.client.send(&answer).await;
            }
            let found = own(&message).filter(|found| expected(found));
            self.client.notifications.push(message);
            if let Some(found) = found {
                return found;
            }
        }
    }
}

const USE: &str = "func.func @f(%a: !gauge.instrument<metre, 2>) -> i32 {\n  \
                   %0 = gauge.read %a <metre> : !gauge.instrument<metre, 2> -> i32\n  \
                   return %0 : i32\n}\n";

#[tokio::test]
async fn a_change_of_a_td_file_is_seen_without_a_restart() {
    let mut copy = Copy::new("change").await;
    copy.open("use.mlir", "mlir", USE).await;
    copy.hover(USE, "gauge.read", "Reads an instrument").await;
    // On the disk.
    let changed = copy.text("gauge.td").replace("Reads an instrument", "Looks at one");
    std::fs::write(copy.folder.join("gauge/gauge.td"), &changed).unwrap();
    let changes = json!({"changes": [{"uri": copy.uri("gauge.td"), "type": 2}]});
    copy.client.notify("workspace/didChangeWatchedFiles", changes).await;
    copy.hover(USE, "gauge.read", "Looks at one").await;
    // In an open buffer, which wins over the disk.
    copy.open("gauge.td", "tablegen", &changed).await;
    let typed = format!("\n\n{}", changed.replace("Looks at one", "Watches one"));
    copy.replace("gauge.td", &typed).await;
    copy.hover(USE, "gauge.read", "Watches one").await;
    let found = copy.ask("definition", "use.mlir", USE, "gauge.read").await;
    let line = typed[..typed.find("Gauge_ReadOp").unwrap()].matches('\n').count();
    assert_eq!(found["range"]["start"]["line"], json!(line), "as the buffer has it: {found}");
    // Unsaved text is lost when the buffer is closed.
    let close = json!({"textDocument": {"uri": copy.uri("gauge.td")}});
    copy.client.notify("textDocument/didClose", close).await;
    copy.hover(USE, "gauge.read", "Looks at one").await;
}

#[tokio::test]
async fn a_broken_td_file_is_reported_there_and_once_in_the_document() {
    let mut copy = Copy::new("broken").await;
    let broken =
        copy.text("gauge.td").replace("def Gauge_WatchOp :", "def Gauge_WatchOp : Nothing,");
    std::fs::write(copy.folder.join("gauge/gauge.td"), &broken).unwrap();
    copy.open("use.mlir", "mlir", USE).await;
    let found = copy.sent("use.mlir", |found| !found.is_empty()).await;
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(
        (&found[0]["severity"], &found[0]["code"]),
        (&json!(2), &json!("mlir-broken-description"))
    );
    let message = found[0]["message"].as_str().unwrap();
    assert!(
        message.contains("dialect 'gauge' has errors") && message.contains("gauge.td:"),
        "{message}"
    );
    // The readable part counts.
    copy.hover(USE, "gauge.read", "Reads an instrument").await;
    let own = copy.sent("gauge.td", |found| !found.is_empty()).await;
    assert!(own[0]["message"].as_str().unwrap().contains("Nothing"), "{own:?}");
    // After the repair, neither is reported.
    let fixed_text = broken.replace(" Nothing,", "");
    std::fs::write(copy.folder.join("gauge/gauge.td"), &fixed_text).unwrap();
    let changes = json!({"changes": [{"uri": copy.uri("gauge.td"), "type": 2}]});
    copy.client.notifications.clear();
    copy.client.notify("workspace/didChangeWatchedFiles", changes).await;
    copy.sent("gauge.td", <[Value]>::is_empty).await;
    copy.sent("use.mlir", <[Value]>::is_empty).await;
}

/// A wrong format is reported in its string, in an open file and in a closed one.
#[tokio::test]
async fn a_wrong_format_is_reported_in_its_string() {
    let mut copy = Copy::new("format").await;
    let text = copy.text("gauge.td");
    let wrong = text.replacen("attr-dict", "attr-dit", 1);
    std::fs::write(copy.folder.join("gauge/gauge.td"), &wrong).unwrap();
    copy.open("use.mlir", "mlir", USE).await;
    let found = copy.sent("use.mlir", |found| !found.is_empty()).await;
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0]["code"], json!("mlir-broken-description"));
    let message = json!("expected literal, variable, directive, or optional group");
    let own = copy.sent("gauge.td", |found| !found.is_empty()).await;
    assert_eq!((own.len(), &own[0]["message"]), (1, &message), "{own:?}");
    copy.client.notifications.clear();
    copy.open("gauge.td", "tablegen", &wrong).await;
    let own = copy.sent("gauge.td", |found| !found.is_empty()).await;
    assert_eq!((own.len(), &own[0]["message"]), (1, &message), "{own:?}");
    assert_eq!(own[0]["code"], json!("tablegen-assembly-format"));
    let before = &wrong[..wrong.find("attr-dit").unwrap()];
    let start = &own[0]["range"]["start"];
    assert_eq!(start["line"], json!(before.matches('\n').count()));
    assert_eq!(start["character"], json!(before.len() - before.rfind('\n').unwrap() - 1));
}

#[tokio::test]
async fn uses_in_mlir_documents_are_references_of_a_def_and_counted_above_it() {
    let mut copy = Copy::new("uses").await;
    copy.open("use.mlir", "mlir", USE).await;
    copy.hover(USE, "gauge.read", "Reads an instrument").await;
    let text = copy.text("gauge.td");
    copy.open("gauge.td", "tablegen", &text).await;
    let found = copy.ask("references", "gauge.td", &text, "Gauge_ReadOp").await;
    let at = |found: &Value| (found["uri"].clone(), found["range"]["start"]["line"].clone());
    let found: Vec<_> = found.as_array().unwrap().iter().map(at).collect();
    let line = text[..text.find("Gauge_ReadOp").unwrap()].matches('\n').count();
    let (own, used) = (copy.uri("gauge.td"), copy.uri("use.mlir"));
    assert_eq!(found, [(json!(own), json!(line)), (json!(used), json!(1))]);
    let found = copy.ask("references", "use.mlir", USE, "gauge.instrument").await;
    assert_eq!(found.as_array().unwrap().len(), 3, "the definition and two uses: {found}");
    let word = copy.ask("references", "gauge.td", &text, "Gauge_Unit_Metre :").await;
    let in_use = |found: &&Value| found["uri"] == used;
    assert_eq!(word.as_array().unwrap().iter().filter(in_use).count(), 3, "{word}");
    let params = json!({"textDocument": {"uri": own}});
    let lenses = copy.client.request("textDocument/codeLens", params).await;
    let title = |what: &str| {
        let line = text[..text.find(what).unwrap()].matches('\n').count();
        let mut all = lenses.as_array().unwrap().iter();
        let own = all.find(|lens| lens["range"]["start"]["line"] == json!(line));
        own.map(|lens| lens["command"]["title"].as_str().unwrap().to_owned()).unwrap_or_default()
    };
    assert_eq!(title("def Gauge_ReadOp"), "1 use in open MLIR documents");
    assert_eq!(title("def Gauge_Instrument"), "2 uses in open MLIR documents");
    assert_eq!(title("def Gauge_WatchOp"), "0 uses in open MLIR documents");
}

/// A copy of the project without its `abide.toml`, in a client that shows progress and messages.
async fn without_config(name: &str) -> Copy {
    let mut copy = Copy::new(name).await;
    std::fs::remove_file(copy.folder.join("gauge/abide.toml")).unwrap();
    copy.client = Client::connect();
    let root = copy.uri("").trim_end_matches('/').to_owned();
    let capabilities = json!({"window": {"workDoneProgress": true}});
    let params = json!({"processId": null, "rootUri": root, "capabilities": capabilities});
    copy.client.request("initialize", params).await;
    copy.client.notify("initialized", json!({})).await;
    copy
}

/// Waits for a request of the server, and answers it.
async fn answer(client: &mut Client, method: &str, result: Value) -> Value {
    loop {
        let known = client.notifications.iter().position(|message| message["method"] == method);
        let message = match known {
            Some(known) => client.notifications.remove(known),
            None => client.receive().await,
        };
        if message["method"] == method {
            let answer = json!({"jsonrpc": "2.0", "id": message["id"], "result": result});
            client.send(&answer).await;
            return message["params"].clone();
        }
        client.notifications.push(message);
    }
}

#[tokio::test]
async fn without_a_config_dialects_are_found_in_the_workspace() {
    let mut copy = without_config("found").await;
    // A document without mentions of them needs no dialects.
    let empty = "func.func @f() {\n  return\n}\n";
    copy.open("use.mlir", "mlir", empty).await;
    copy.sent("use.mlir", |_| true).await;
    copy.replace("use.mlir", USE).await;
    let created = answer(&mut copy.client, "window/workDoneProgress/create", Value::Null).await;
    let begun = answer(&mut copy.client, "$/progress", Value::Null).await;
    assert_eq!((&begun["token"], &begun["value"]["kind"]), (&created["token"], &json!("begin")));
    let write = json!({"title": "Write abide.toml"});
    let asked = answer(&mut copy.client, "window/showMessageRequest", write).await;
    assert!(asked["message"].as_str().unwrap().starts_with("The dialects of 'gauge' are read"));
    copy.hover(USE, "gauge.read", "Reads an instrument").await;
    let ended = answer(&mut copy.client, "$/progress", Value::Null).await;
    assert_eq!(ended["value"]["kind"], "end");
    for _ in 0..2000 {
        if copy.folder.join("gauge/abide.toml").exists() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert!(copy.text("abide.toml").contains("[dialects]\npaths = [\".\"]"));
    copy.hover(USE, "gauge.read", "Reads an instrument").await;
}

/// The diagnostics of an `abide.toml` in the folder, as the client has them last.
async fn config_messages(session: &mut Session, expected: &str) {
    let uri = session.uri("abide.toml");
    loop {
        let message = session.client.receive().await;
        if message["method"] != "textDocument/publishDiagnostics" || message["params"]["uri"] != uri
        {
            continue;
        }
        let found = message["params"]["diagnostics"].as_array().unwrap();
        let lines: Vec<String> = found
            .iter()
            .map(|one| {
                format!("{} {}", one["range"]["start"]["line"], one["message"].as_str().unwrap())
            })
            .collect();
        if lines.join("\n").starts_with(expected) && lines.is_empty() == expected.is_empty() {
            return;
        }
    }
}

#[tokio::test]
async fn a_wrong_config_is_reported_in_it_whatever_is_open() {
    let mut session = Session::new("config", &[("abide.toml", "[lint]\n")]).await;
    // Nothing is open yet.
    config_messages(&mut session, "0 unknown key 'lint'; known are the tables").await;
    let changed =
        |session: &Session| json!({"changes": [{"uri": session.uri("abide.toml"), "type": 2}]});
    for (text, expected) in [
        ("not toml\n", "0 "),
        ("[dialects]\npath = [\"x\"]\n", "1 unknown key 'path' in [dialects]; known is 'paths'"),
        ("[dialects]\npaths = [\"gone\"]\n", "1 "),
        ("\n", ""),
        ("[tablegen]\ninclude = 1\n", "1 'include' is a list of strings"),
    ] {
        session.write("abide.toml", text);
        let params = changed(&session);
        session.client.notify("workspace/didChangeWatchedFiles", params).await;
        config_messages(&mut session, expected).await;
    }
    // A removed file has no mistakes.
    std::fs::remove_file(session.folder.join("abide.toml")).unwrap();
    let params = changed(&session);
    session.client.notify("workspace/didChangeWatchedFiles", params).await;
    config_messages(&mut session, "").await;
    session.stop().await;
}

#[tokio::test]
async fn a_wrong_config_below_the_workspace_is_reported_with_a_document() {
    let files = [("abide.toml", ""), ("in/abide.toml", "llvm = 22\n"), ("in/x.mlir", "")];
    let mut session = Session::new("config-below", &files).await;
    session.open("in/x.mlir", "func.func @f() { return }\n").await;
    let uri = session.uri("in/abide.toml");
    loop {
        let message = session.client.receive().await;
        if message["params"]["uri"] == uri {
            let found = &message["params"]["diagnostics"][0];
            assert_eq!(found["severity"], 1);
            assert_eq!(found["message"], "'llvm' is a version or a folder: llvm = \"22\"");
            break;
        }
    }
    session.stop().await;
}
