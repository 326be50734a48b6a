//! Pulled diagnostics, navigation, formatting and settings, as a client sees them.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use crate::support::{Client, URI, document};
use serde_json::{Value, json};

const TEXT: &str = "func.func @f(%a: i32) attributes {iree.abi = \"{\\22a\\22:[\\22i32\\22],\\22r\\22:[]}\"} {\n\
                    %0 = \"d.op\"(%a) : (i32) -> f32 loc(\"b.py\":3:7)\n  \
                    call @g() : () -> ()\n  return\n}\nfunc.func private @g()\n";

async fn open(text: &str) -> Client {
    let mut client = Client::start(json!({})).await;
    client.open(text).await;
    client
}

async fn open_as(client: &mut Client, uri: &str, language: &str, text: &str) {
    let item = json!({"uri": uri, "languageId": language, "version": 1, "text": text});
    client.notify("textDocument/didOpen", json!({"textDocument": item})).await;
}

fn whole() -> Value {
    json!({"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}})
}

fn in_document(mut params: Value) -> Value {
    params["textDocument"] = json!({"uri": URI});
    params
}

#[tokio::test]
async fn pulled_diagnostics_are_not_pushed_and_say_when_they_are_unchanged() {
    let mut client = Client::start(json!({"textDocument": {"diagnostic": {}}})).await;
    client.open("func.func @f() {\n  d.op %a\n}\n").await;
    let report = client.request("textDocument/diagnostic", document()).await;
    assert_eq!(report["kind"], "full");
    assert_eq!(report["items"][0]["code"], "mlir-undefined-value");
    let mut params = document();
    params["previousResultId"] = report["resultId"].clone();
    let same = client.request("textDocument/diagnostic", params.clone()).await;
    assert_eq!((&same["kind"], &same["resultId"]), (&json!("unchanged"), &report["resultId"]));
    client.edit(2, "$0d.op %a$0", "d.op").await;
    let report = client.request("textDocument/diagnostic", params).await;
    assert_eq!((&report["kind"], &report["items"]), (&json!("full"), &json!([])));
    assert!(client.notifications.is_empty(), "{:?}", client.notifications);
    let mut other = document();
    other["textDocument"]["uri"] = json!("file:///other.mlir");
    assert_eq!(client.request("textDocument/diagnostic", other).await["items"], json!([]));
    assert!(client.stop().await);
}

#[tokio::test]
async fn diagnostics_have_tags_and_links() {
    let publish = json!({"tagSupport": {"valueSet": [1, 2]}});
    let mut client = Client::connect();
    let params = json!({
        "processId": null, "rootUri": null,
        "capabilities": {"textDocument": {"publishDiagnostics": publish}},
        "initializationOptions": {"diagnosticsPage": "https://a.b/diagnostics"},
    });
    client.request("initialize", params).await;
    client.notify("initialized", json!({})).await;
    client.open(TEXT).await;
    let found = client.diagnostics(1).await;
    assert_eq!(found[0]["code"], "abi-bare-attribute");
    assert_eq!(found[0]["tags"], json!([2]));
    let href = &found[0]["codeDescription"]["href"];
    assert_eq!(href, "https://a.b/diagnostics#abi-bare-attribute");
    assert!(client.stop().await);
}

#[tokio::test]
async fn settings_change_while_the_server_runs() {
    let mut client = open("func.func @f() {\n  d.op %a\n  d.op %b\n  d.op %c\n}\n").await;
    assert_eq!(client.diagnostics(1).await.len(), 3);
    let settings = json!({"settings": {"abide": {"maxDiagnostics": 1, "codeLenses": false}}});
    client.notify("workspace/didChangeConfiguration", settings).await;
    assert_eq!(client.diagnostics(1).await.len(), 2, "one, and how many more there are");
    assert_eq!(client.request("textDocument/codeLens", document()).await, Value::Null);
    assert!(client.stop().await);
}

#[tokio::test]
async fn unused_values_are_hints_unless_switched_off() {
    let publish = json!({"tagSupport": {"valueSet": [1, 2]}});
    let mut client = Client::start(json!({"textDocument": {"publishDiagnostics": publish}})).await;
    client.open("func.func @f() {\n  %0 = arith.constant 0 : i32\n  return\n}\n").await;
    let found = client.diagnostics(1).await;
    assert_eq!(found.len(), 1);
    assert_eq!((&found[0]["severity"], &found[0]["tags"]), (&json!(4), &json!([1])));
    let settings = json!({"settings": {"abide": {"unused": false}}});
    client.notify("workspace/didChangeConfiguration", settings).await;
    assert_eq!(client.diagnostics(1).await.len(), 0);
    assert!(client.stop().await);
}

#[tokio::test]
async fn unused_hints_follow_errors_when_a_long_file_is_opened() {
    let mut client = Client::start(json!({})).await;
    let long = "// A long comment.\n".repeat(1 << 16);
    let wrong = "func.func @g() -> i32 {\n  return\n}\n";
    let unused = "func.func @f() {\n  %0 = arith.constant 0 : i32\n  return\n}\n";
    client.open(&format!("{wrong}{unused}{long}")).await;
    let severities = |found: Vec<Value>| {
        found.iter().filter_map(|found| found["severity"].as_i64()).collect::<Vec<_>>()
    };
    assert_eq!(severities(client.diagnostics(1).await), [1]);
    assert_eq!(severities(client.diagnostics(1).await), [1, 4]);
    client.edit(2, "i32 {\n  return$0", " ").await;
    assert_eq!(severities(client.diagnostics(2).await), [1, 4], "an edit changes both at once");
    assert!(client.stop().await);
}

#[tokio::test]
async fn declarations_types_and_calls() {
    let mut client = open(&format!("!t = f32\n{}", TEXT.replace("-> f32", "-> !t"))).await;
    let target = client.request_at("declaration", "call @$0g").await;
    assert_eq!(target["range"]["start"]["line"], 6);
    let target = client.request_at("typeDefinition", "%$00 =").await;
    assert_eq!(target["range"]["start"], json!({"line": 0, "character": 0}));
    let items = client.request_at("prepareCallHierarchy", "call @$0g").await;
    assert_eq!(items[0]["name"], "g");
    let calls = client.request("callHierarchy/incomingCalls", json!({"item": items[0]})).await;
    assert_eq!(calls[0]["from"]["name"], "f");
    assert_eq!(calls[0]["fromRanges"][0]["start"], json!({"line": 3, "character": 7}));
    let item = &calls[0]["from"];
    let calls = client.request("callHierarchy/outgoingCalls", json!({"item": item})).await;
    assert_eq!(calls[0]["to"]["name"], "g");
    assert!(client.stop().await);
}

#[tokio::test]
async fn symbols_of_all_documents() {
    let mut client = open(TEXT).await;
    open_as(&mut client, "file:///b.mlir", "mlir", "func.func @other() {\n  return\n}\n").await;
    let found = client.request("workspace/symbol", json!({"query": "OTH"})).await;
    assert_eq!(found[0]["name"], "other");
    assert_eq!(found[0]["location"]["uri"], "file:///b.mlir");
    let found = client.request("workspace/symbol", json!({"query": ""})).await;
    assert_eq!(found.as_array().unwrap().len(), 3);
    assert!(client.stop().await);
}

#[tokio::test]
async fn lenses_links_and_hints() {
    // The line of the result does not show its type.
    let mut client = open(&TEXT.replace("(%a) :", "(%a) ({\n}) :")).await;
    let lenses = client.request("textDocument/codeLens", document()).await;
    let titles: Vec<_> =
        lenses.as_array().unwrap().iter().map(|l| &l["command"]["title"]).collect();
    assert_eq!(titles, ["iree.abi: (a: i32) -> None", "0 references", "1 reference"]);
    let links = client.request("textDocument/documentLink", document()).await;
    assert_eq!(links[0]["target"], "file:///b.py#L3,7");
    let hints = in_document(json!({"range": whole()}));
    let hints = client.request("textDocument/inlayHint", hints).await;
    assert_eq!(hints[0]["label"], ": f32");
    assert_eq!(hints[0]["position"], json!({"line": 1, "character": 2}));
    assert!(client.stop().await);
}

#[tokio::test]
async fn lenses_copy_calls_where_the_client_can() {
    let mut client = Client::connect();
    let params = json!({
        "processId": null, "rootUri": null, "capabilities": {},
        "initializationOptions": {"copyCommand": "client.copy"},
    });
    client.request("initialize", params).await;
    client.notify("initialized", json!({})).await;
    client.open(TEXT).await;
    let lenses = client.request("textDocument/codeLens", document()).await;
    let commands: Vec<_> = lenses.as_array().unwrap().iter().map(|lens| &lens["command"]).collect();
    let copying: Vec<_> = commands.iter().filter(|one| one["command"] != "").collect();
    assert_eq!(copying.len(), 1, "{commands:?}");
    assert_eq!(
        *copying[0],
        &json!({"title": "copy Python call", "command": "client.copy", "arguments": ["module.f(a=0)"]})
    );
    assert!(client.stop().await);
}

#[tokio::test]
async fn lenses_show_references_where_the_client_can() {
    let mut client = open(TEXT).await;
    let settings = json!({"settings": {"abide": {"showReferences": true}}});
    client.notify("workspace/didChangeConfiguration", settings).await;
    let lenses = client.request("textDocument/codeLens", document()).await;
    let commands: Vec<_> = lenses.as_array().unwrap().iter().map(|lens| &lens["command"]).collect();
    let showing: Vec<_> = commands.iter().filter(|one| one["command"] != "").collect();
    assert_eq!(showing.len(), 1, "a function without references has nothing to show: {commands:?}");
    let mention = json!({
        "uri": URI,
        "range": {"start": {"line": 2, "character": 7}, "end": {"line": 2, "character": 9}},
    });
    assert_eq!(
        *showing[0],
        &json!({
            "title": "1 reference",
            "command": "abide.showReferences",
            "arguments": [URI, {"line": 5, "character": 18}, [mention]],
        })
    );
    assert!(client.stop().await);
}

#[tokio::test]
async fn formatting_of_documents_ranges_and_lines() {
    let options = json!({"tabSize": 2, "insertSpaces": true});
    let mut client = open(TEXT).await;
    let params = in_document(json!({"options": options}));
    let edits = client.request("textDocument/formatting", params).await;
    assert_eq!(edits.as_array().unwrap().len(), 1);
    assert_eq!(edits[0]["newText"], "\n  ");
    let range = json!({"start": {"line": 3, "character": 0}, "end": {"line": 4, "character": 0}});
    let params = in_document(json!({"options": options, "range": range}));
    assert_eq!(client.request("textDocument/rangeFormatting", params).await, json!([]));
    client.edit(2, "return\n$0}", "    ").await;
    let mut params = client.at("    }$0");
    params["options"] = options;
    params["ch"] = json!("}");
    let edits = client.request("textDocument/onTypeFormatting", params).await;
    assert_eq!(edits.as_array().unwrap().len(), 1);
    assert!(client.stop().await);
}

#[tokio::test]
async fn semantic_tokens_by_their_differences() {
    let mut client = open("func.func @f(%a: i32) {\n}\n").await;
    let all = client.request("textDocument/semanticTokens/full", document()).await;
    client.edit(2, "$0%a$0", "%long").await;
    let mut params = document();
    params["previousResultId"] = all["resultId"].clone();
    let delta = client.request("textDocument/semanticTokens/full/delta", params.clone()).await;
    let mut data: Vec<Value> = all["data"].as_array().unwrap().clone();
    let edit = &delta["edits"][0];
    let start = edit["start"].as_u64().unwrap() as usize;
    let end = start + edit["deleteCount"].as_u64().unwrap() as usize;
    data.splice(start..end, edit["data"].as_array().unwrap().iter().cloned());
    let fresh = client.request("textDocument/semanticTokens/full", document()).await;
    assert_eq!(fresh["data"], json!(data));
    // An answer that the client has discarded is not a base.
    let again = client.request("textDocument/semanticTokens/full/delta", params).await;
    assert_eq!(again["data"], fresh["data"]);
    assert!(client.stop().await);
}

#[tokio::test]
async fn hover_and_actions_in_metadata() {
    let mut client = open(TEXT).await;
    let hover = client.request_at("hover", r"[\22i$032").await;
    assert!(hover["contents"]["value"].as_str().unwrap().contains("@f(a: i32) -> None"));
    let place = client.at("pr$0ivate")["position"].clone();
    let range = json!({"start": place, "end": place});
    let params = in_document(json!({"range": range, "context": {"diagnostics": []}}));
    let actions = client.request("textDocument/codeAction", params).await;
    assert_eq!(actions[0]["title"], "add iree.abi from the function type");
    assert_eq!(actions[0]["kind"], "refactor");
    let edit = &actions[0]["edit"]["changes"][URI][0];
    assert!(edit["newText"].as_str().unwrap().starts_with(" attributes {iree.reflection = {"));
    assert!(client.stop().await);
}

#[tokio::test]
async fn signatures_and_reflection_are_documents_too() {
    const REFLECTION: &str = "{\"a\":[\"i32\"],\"r\":[1]}";
    for (uri, language, text, code) in [
        ("file:///a.sip", "plaintext", "I8!S5!k0_0R1", "sip-"),
        ("file:///a.raw", "abide-signature", "I6!S3!", "sip-"),
        ("file:///a.json", "json", REFLECTION, "reflection-"),
        ("untitled:Untitled-1", "abide-signature", "I8!S5!k0_0R1", "sip-"),
        ("untitled:Untitled-2", "abide-reflection", REFLECTION, "reflection-"),
        ("file:///a.mlir.in", "plaintext", "%", "mlir-"),
        ("file:///a.txt", "mlir", "%", "mlir-"),
    ] {
        let mut client = Client::start(json!({})).await;
        open_as(&mut client, uri, language, text).await;
        let found = client.diagnostics(1).await;
        assert!(!found.is_empty(), "{uri}");
        let found = found[0]["code"].as_str().unwrap();
        assert!(found.starts_with(code), "{uri}: {found}");
        let document = json!({"uri": uri});
        let outline = json!({"textDocument": document});
        let outline = client.request("textDocument/documentSymbol", outline).await;
        assert_eq!(outline.is_null(), code != "mlir-", "{uri}");
        assert!(client.stop().await);
    }
    let mut client = Client::start(json!({})).await;
    let uri = "file:///good.json";
    open_as(&mut client, uri, "json", "{\"a\":[\"i32\"],\"r\":[]}").await;
    let place = json!({"line": 0, "character": 8});
    let params = json!({"textDocument": {"uri": uri}, "position": place});
    let hover = client.request("textDocument/hover", params).await;
    assert!(hover["contents"]["value"].as_str().unwrap().contains("(arg0: i32) -> None"));
    assert!(client.stop().await);
}

#[tokio::test]
async fn long_texts_are_read_with_a_sign() {
    let capabilities = json!({"window": {"workDoneProgress": true}});
    let mut client = Client::start(capabilities).await;
    client.open(&"// a comment of the file that is long\n".repeat(40_000)).await;
    let mut kinds = Vec::new();
    while kinds.len() < 2 {
        let message = client.receive().await;
        if message["method"] == "window/workDoneProgress/create" {
            let id = &message["id"];
            client.send(&json!({"jsonrpc": "2.0", "id": id, "result": null})).await;
        }
        if message["method"] == "$/progress" {
            kinds.push(message["params"]["value"]["kind"].clone());
        }
    }
    assert_eq!(kinds, ["begin", "end"]);
    assert!(client.stop().await);
}

#[tokio::test]
async fn operands_as_they_are_written() {
    let mut client = open("func.func @f(%a: i32) {\n  %b = arith.addi %a, \n}\n").await;
    let help = client.request_at("signatureHelp", "addi %a, $0").await;
    assert_eq!(
        help["signatures"][0]["label"],
        "arith.addi %lhs, %rhs [overflow<overflowFlags>] : type of result"
    );
    assert_eq!(help["activeParameter"], 1);
    assert_eq!(client.request_at("signatureHelp", "$0func.func").await, Value::Null);
    assert!(client.stop().await);
}
