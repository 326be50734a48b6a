//! Passes, the generic form and the ABI of a function, as a client asks for them.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use crate::support::{Client, URI, document};
use serde_json::{Value, json};

/// The second function is broken; `@twice` calls the third, and `-cse` finds something in it.
const TEXT: &str = "// Stays.\n#map = affine_map<(d0) -> (d0)>\nmodule {\n  func.func @twice(%a: i32) -> i32 {\n    \
                    %0 = arith.addi %a, %a : i32\n    %1 = arith.addi %a, %a : i32\n    \
                    %2 = arith.muli %0, %1 : i32\n    %3 = call @other(%2) : (i32) -> i32\n    \
                    return %3 : i32\n  }\n  func.func @broken() {\n    arith.addi %\n  }\n  \
                    func.func @other(%a : i32) -> i32 {\n    return %a : i32\n  }\n}\n";

const CLEAN: &str = "func.func @a(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  return %a : i32\n}\n\
                     // -----\n// Stays.\nfunc.func @b() {\n  return\n}\n";

async fn open(capabilities: Value, text: &str) -> Client {
    let mut client = Client::start(capabilities).await;
    client.open(text).await;
    client
}

fn with(mut params: Value, key: &str, value: Value) -> Value {
    params[key] = value;
    params
}

/// The text after the edits of an answer.
fn applied(text: &str, edit: &Value) -> String {
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    lines.push(String::new());
    let edits = edit["changes"][URI].as_array().unwrap();
    for edit in edits.iter().rev() {
        let place = |which: &str| {
            let place = &edit["range"][which];
            let number = |key: &str| place[key].as_u64().unwrap() as usize;
            (number("line"), number("character"))
        };
        let (start, end) = (place("start"), place("end"));
        let head = lines[start.0][..start.1].to_owned();
        let tail = lines[end.0][end.1..].to_owned();
        let new = format!("{head}{}{tail}", edit["newText"].as_str().unwrap());
        lines.splice(start.0..=end.0, [new]);
    }
    lines.concat()
}

#[tokio::test]
async fn the_passes_are_listed_and_announced() {
    let mut client = Client::connect();
    let said = client.initialize(json!({})).await;
    let all = json!({
        "passes": true, "runPasses": true, "genericForm": true, "explainAbi": true,
        "functionsWithAbi": true, "llvmVersion": true, "syntaxTree": true, "dumps": true, "bytecode": true,
    });
    assert_eq!(said["capabilities"]["experimental"]["abide"], all);
    for params in [Value::Null, json!({})] {
        let listed = client.request("abide/passes", params).await;
        let passes = listed["passes"].as_array().unwrap();
        let named = |name: &str| passes.iter().find(|pass| pass["name"] == name).unwrap();
        assert_eq!(named("propagate-symbol")["anchor"], "func.func");
        assert_eq!(named("symbol-to-encoding")["anchor"], "builtin.module");
        assert_eq!(named("cse")["anchor"], Value::Null);
        assert!(passes.iter().all(|pass| !pass["description"].as_str().unwrap().is_empty()));
    }
    assert!(client.stop().await);
}

#[tokio::test]
async fn a_pass_works_on_one_function_of_a_broken_file() {
    let mut client = open(json!({}), TEXT).await;
    let params = with(client.at("%1 = ar$0ith"), "pipeline", json!("cse"));
    let made = client.request("abide/runPasses", params).await;
    assert_eq!(made["function"], "@twice");
    let text = made["text"].as_str().unwrap();
    assert_eq!(applied(TEXT, &made["edit"]), text);
    let (before, after) = (TEXT.find("  func.func @twice"), TEXT.find("  func.func @broken"));
    assert!(text.starts_with(&TEXT[..before.unwrap()]), "{text}");
    assert!(text.ends_with(&TEXT[after.unwrap()..]), "{text}");
    let own = &text[before.unwrap()..text.find("  func.func @broken").unwrap()];
    assert_eq!(
        own,
        "  func.func @twice(%a: i32) -> i32 {\n    %0 = arith.addi %a, %a : i32\n    \
         %1 = arith.muli %0, %0 : i32\n    %2 = call @other(%1) : (i32) -> i32\n    \
         return %2 : i32\n  }\n"
    );
    // Nothing to do, in whatever way it is written.
    let params = with(
        client.at(" $0 return %a"),
        "pipeline",
        json!("builtin.module(func.func(cse),canonicalize)"),
    );
    let made = client.request("abide/runPasses", params).await;
    assert_eq!((&made["edit"], &made["function"]), (&Value::Null, &json!("@other")));
    assert_eq!(made["text"], TEXT);
    assert!(client.stop().await);
}

#[tokio::test]
async fn a_pass_works_on_the_pieces_of_a_file() {
    let mut client = open(json!({}), CLEAN).await;
    let params = with(document(), "pipeline", json!("canonicalize, cse"));
    let made = client.request("abide/runPasses", params).await;
    let text = made["text"].as_str().unwrap();
    assert_eq!(applied(CLEAN, &made["edit"]), text);
    assert!(!text.contains("arith.addi") && text.contains("@a(%a: i32)"), "{text}");
    assert!(text.ends_with("// -----\n// Stays.\nfunc.func @b() {\n  return\n}\n"), "{text}");
    assert_eq!(made["function"], Value::Null);
    assert!(client.stop().await);
}

#[tokio::test]
async fn a_failed_pipeline_has_a_reason_and_changes_nothing() {
    let mut client = open(json!({}), TEXT).await;
    for (params, pipeline, expected) in [
        (client.at("%1 = ar$0ith"), "no-such-pass", "'no-such-pass' does not name a pass"),
        (client.at("%1 = ar$0ith"), "", "expected the name of a pass"),
        (client.at("%1 = ar$0ith"), "symbol-to-encoding", "works on a module"),
        (client.at("$0// Stays"), "cse", "no function at this position"),
        (client.at("ari$0th.addi %\n"), "cse", "12:"),
        (document(), "cse", "12:"),
    ] {
        let id = client.ask("abide/runPasses", with(params, "pipeline", json!(pipeline))).await;
        let answer = client.answer(id).await;
        assert_eq!(answer["error"]["code"], -32803, "{pipeline}: {answer}");
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.contains(expected), "{pipeline}: {message}");
    }
    let other = json!({"textDocument": {"uri": "file:///closed.mlir"}, "pipeline": "cse"});
    let id = client.ask("abide/runPasses", other).await;
    assert_eq!(client.answer(id).await["error"]["code"], -32803);
    assert!(client.stop().await);
}

#[tokio::test]
async fn the_generic_form_of_a_function_and_of_a_file() {
    let mut client = open(json!({}), TEXT).await;
    let form = client.request("abide/genericForm", client.at("$0return %a")).await;
    assert_eq!(form["function"], "@other");
    let text = form["text"].as_str().unwrap();
    assert!(text.starts_with("\"func.func\"() <{"), "{text}");
    assert!(text.contains("\"func.return\"(%a) : (i32) -> ()"), "{text}");
    assert!(!text.contains("@broken"), "{text}");
    let mut client = open(json!({}), CLEAN).await;
    let form = client.request("abide/genericForm", document()).await;
    assert_eq!(form["function"], Value::Null);
    assert_eq!(form["text"].as_str().unwrap().matches("\"builtin.module\"").count(), 2);
    let tree = client.request("abide/syntaxTree", document()).await;
    let text = tree["text"].as_str().unwrap();
    assert!(text.starts_with("File 0..") && text.contains("\n  "), "{text}");
    assert!(client.stop().await);
}

#[tokio::test]
async fn the_abi_of_a_function_is_explained() {
    let text = "func.func @f(%a: tensor<4xf32>) -> i32 attributes {iree.abi = \
                \"{\\22a\\22:[[\\22ndarray\\22,\\22f32\\22,1,4]],\\22r\\22:[\\22i32\\22],\\22v\\22:1}\"} {\n  return\n}\n// end\n";
    let mut client = open(json!({}), text).await;
    let found = client.request("abide/explainAbi", client.at("$0return")).await;
    assert_eq!(found["title"], "@f");
    let markdown = found["markdown"].as_str().unwrap();
    assert!(
        markdown.contains("by `iree.abi`") && markdown.contains("`tensor<4xf32>`"),
        "{markdown}"
    );
    assert_eq!(client.request("abide/explainAbi", client.at("//$0 end")).await, Value::Null);
    assert!(client.stop().await);
}

#[tokio::test]
async fn the_version_of_a_document_and_the_edits_for_others_are_answered() {
    let text = "mesh.mesh @m(shape = 4)\n";
    let mut client = open(json!({}), text).await;
    let found = client.request("abide/llvmVersion", document()).await;
    assert_eq!(found["version"], 19);
    assert_eq!(found["toldBy"], "mesh.mesh");
    assert_eq!(found["dialects"], json!([]), "no project describes any");
    assert_eq!(found["others"][0]["version"], 22);
    let edit = found["others"][0]["edit"].to_string();
    assert!(edit.contains("// abide: llvm=22\\n"), "{edit}");
    assert!(client.stop().await);
}

fn action_params(client: &Client, quoted: &str, only: &[&str]) -> Value {
    let mut params = client.at(quoted);
    let place = params["position"].clone();
    params["range"] = json!({"start": place, "end": place});
    params["context"] = json!({"diagnostics": []});
    if !only.is_empty() {
        params["context"]["only"] = json!(only);
    }
    params
}

#[tokio::test]
async fn passes_are_code_actions() {
    let mut client = open(json!({}), TEXT).await;
    let found =
        client.request("textDocument/codeAction", action_params(&client, "$0%1 = ", &[])).await;
    let found = found.as_array().unwrap();
    let cse = found.iter().find(|one| one["kind"] == "refactor.rewrite.abide.cse").unwrap();
    assert_eq!(cse["title"], "run -cse on @twice");
    let made = client
        .request("abide/runPasses", with(client.at("%1 = ar$0ith"), "pipeline", json!("cse")))
        .await;
    assert_eq!(applied(TEXT, &cse["edit"]), made["text"].as_str().unwrap());
    assert!(found.iter().all(|one| one["kind"] != "refactor.rewrite.abide.erase-symbol"));
    let generic = ["refactor.rewrite.abide.generic-form"];
    let found = client
        .request("textDocument/codeAction", action_params(&client, "$0return %a", &generic))
        .await;
    assert_eq!(found.as_array().unwrap().len(), 1);
    assert!(applied(TEXT, &found[0]["edit"]).contains("  \"func.func\"() <{"));
    let found = client
        .request("textDocument/codeAction", action_params(&client, "$0%1 = ", &["quickfix"]))
        .await;
    assert_eq!(found, json!([]));
    assert!(client.stop().await);
}

#[tokio::test]
async fn the_edit_of_a_pass_is_computed_when_it_is_asked_for() {
    let resolve = json!({
        "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["refactor.rewrite"]}},
        "resolveSupport": {"properties": ["edit"]},
    });
    let mut client = open(json!({"textDocument": {"codeAction": resolve}}), TEXT).await;
    let only = ["refactor.rewrite"];
    let found =
        client.request("textDocument/codeAction", action_params(&client, "$0%1 = ", &only)).await;
    let found = found.as_array().unwrap().clone();
    assert!(found.len() >= 8 && found.iter().all(|one| one.get("edit").is_none()));
    let named = |kind: &str| {
        let kind = format!("refactor.rewrite.abide.{kind}");
        found.iter().find(|one| one["kind"] == kind.as_str()).unwrap().clone()
    };
    let cse = client.request("codeAction/resolve", named("cse")).await;
    assert!(applied(TEXT, &cse["edit"]).contains("%1 = arith.muli %0, %0 : i32"));
    // The file is broken.
    let id = client.ask("codeAction/resolve", named("symbol-to-encoding")).await;
    assert_eq!(client.answer(id).await["error"]["code"], -32803);
    client.edit(2, "$0", " ").await;
    let id = client.ask("codeAction/resolve", named("cse")).await;
    let answer = client.answer(id).await;
    assert!(answer["error"]["message"].as_str().unwrap().contains("has changed"), "{answer}");
    assert!(client.stop().await);
}

/// A client with the commands of code actions.
async fn with_commands(text: &str) -> Client {
    let mut client = Client::connect();
    let options = json!({"actionCommands": true});
    let params = json!({"processId": null, "rootUri": null, "capabilities": {
        "textDocument": {"codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}},
            "resolveSupport": {"properties": ["edit"]},
        }},
    }, "initializationOptions": options});
    client.request("initialize", params).await;
    client.notify("initialized", json!({})).await;
    client.open(text).await;
    client
}

#[tokio::test]
async fn a_click_shows_more_than_a_light_bulb() {
    let text = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.adddi %a, %a : i32\n  \
                %1 = arith.adddi %0, %a : i32\n  return %1 : i32\n}\n";
    let mut client = with_commands(text).await;
    let kinds = |found: &Value| -> Vec<String> {
        let all = found.as_array().unwrap().iter();
        all.map(|one| one["kind"].as_str().unwrap().to_owned()).collect()
    };
    // By itself an editor asks for what repairs the text alone.
    let mut params = action_params(&client, "  re$0turn", &[]);
    params["context"]["triggerKind"] = json!(2);
    assert_eq!(kinds(&client.request("textDocument/codeAction", params).await), [""; 0]);
    let params = action_params(&client, "%0 = a$0rith", &[]);
    let mut automatic = params.clone();
    automatic["context"]["triggerKind"] = json!(2);
    let automatic = kinds(&client.request("textDocument/codeAction", automatic).await);
    assert!(!automatic.is_empty() && automatic.iter().all(|kind| kind == "quickfix"));
    let found = client.request("textDocument/codeAction", params).await;
    let all = kinds(&found);
    let about = ["quickfix.abide.fix-all", "quickfix.abide.ignore", "quickfix.abide.explain"];
    assert!(about.iter().all(|kind| all.iter().any(|own| own == kind)), "{all:?}");
    let passes = all.iter().filter(|kind| kind.starts_with("refactor.rewrite.abide")).count();
    assert_eq!(passes, 0, "no pass runs on a text with errors: {all:?}");
    let all = found.as_array().unwrap();
    let of_kind = |kind: &str| all.iter().find(|one| one["kind"] == kind).unwrap();
    let explain = &of_kind("quickfix.abide.explain")["command"];
    let page = explain["arguments"][1].as_str().unwrap();
    assert!(page.starts_with("# mlir-"), "{page}");
    let fixes = of_kind("quickfix.abide.fix-all").clone();
    assert_eq!(fixes["title"], "fix all 'mlir-unknown-operation' in the file (2)");
    let fixed = client.request("codeAction/resolve", fixes).await;
    let right = text.replace("adddi", "addi");
    assert_eq!(applied(text, &fixed["edit"]), right);
    client.open(&right).await;
    let params = action_params(&client, "%0 = a$0rith", &[]);
    let found = client.request("textDocument/codeAction", params).await;
    let found = found.as_array().unwrap();
    let run = found.iter().find(|one| one["kind"] == "refactor.rewrite.abide.pass").unwrap();
    assert_eq!(run["command"]["command"], "abide.runPassOnFunction");
    assert!(client.stop().await);
}

#[tokio::test]
async fn all_safe_fixes_are_a_source_action() {
    let text = "\u{feff}func.func @f() {\n  return\n}\n";
    let mut client = open(json!({}), text).await;
    let params = action_params(&client, "}$0", &["source.fixAll"]);
    let found = client.request("textDocument/codeAction", params).await;
    assert_eq!(found[0]["kind"], "source.fixAll.abide");
    assert_eq!(found.as_array().unwrap().len(), 1);
    assert_eq!(applied_units(text, &found[0]["edit"]), &text[3..]);
    // Other requests do not have it.
    let params = action_params(&client, "}$0", &[]);
    let found = client.request("textDocument/codeAction", params).await;
    assert!(found.as_array().unwrap().iter().all(|one| one["kind"] != "source.fixAll.abide"));
    assert!(client.stop().await);
}

/// The text after an edit that removes something in front of ASCII: positions are those of UTF-16.
fn applied_units(text: &str, edit: &Value) -> String {
    let edit = &edit["changes"][URI][0];
    assert_eq!(edit["range"]["end"], json!({"line": 0, "character": 1}));
    let rest = text.chars().skip(1).collect::<String>();
    format!("{}{rest}", edit["newText"].as_str().unwrap())
}
