//! Each feature, as a client sees it.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use crate::support::session::Session;
use crate::support::{Client, URI, at, document};
use serde_json::{Value, json};

const TEXT: &str = "// Two\n// lines.\nmodule @m {\n  func.func @f(%a: i32) -> i32 {\n    \
                    %0 = arith.addi %a, %a : i32\n    call @f(%0) : (i32) -> i32\n    \
                    return %0 : i32\n  }\n}\n";

async fn open(text: &str) -> Client {
    let mut client = Client::start(json!({})).await;
    client.open(text).await;
    client
}

fn places(locations: &Value) -> Vec<(u64, u64)> {
    let place = |location: &Value| {
        let start = &location["range"]["start"];
        (start["line"].as_u64().unwrap(), start["character"].as_u64().unwrap())
    };
    locations.as_array().unwrap().iter().map(place).collect()
}

#[tokio::test]
async fn diagnostics_come_with_versions_and_follow_the_text() {
    let publish = json!({"textDocument": {"publishDiagnostics": {"relatedInformation": true}}});
    let mut client = Client::start(publish).await;
    client.open("func.func @f() {\n  %a = d.op\n  %a = d.op\n  return\n}\n").await;
    let found = client.diagnostics(1).await;
    assert_eq!(found.len(), 1);
    assert_eq!(found[0]["code"], "mlir-redefined-value");
    assert_eq!(found[0]["severity"], 1);
    assert_eq!(found[0]["range"]["start"], json!({"line": 2, "character": 2}));
    let related = &found[0]["relatedInformation"][0];
    assert_eq!(related["location"]["range"]["start"], json!({"line": 1, "character": 2}));
    client.edit(2, "d.op\n  %$0a$0", "b").await;
    assert!(client.diagnostics(2).await.is_empty());
    client.notify("textDocument/didClose", document()).await;
    let closed = client.receive().await;
    assert_eq!(closed["params"]["diagnostics"], json!([]));
    assert!(client.stop().await);
}

#[tokio::test]
async fn only_the_last_of_many_edits_must_be_published() {
    let mut client = open("").await;
    for version in 2..200 {
        client.edit(version, "$0", "%").await;
    }
    let found = client.diagnostics(199).await;
    assert!(!found.is_empty());
    assert!(client.stop().await);
}

#[tokio::test]
async fn a_quick_fix_mends_the_text() {
    let text = "\u{feff}func.func @f() {\n  return\n}\n";
    let mut client = open(text).await;
    let whole = json!({
        "start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0},
    });
    let params = json!({
        "textDocument": {"uri": URI}, "range": whole, "context": {"diagnostics": []},
    });
    let actions = client.request("textDocument/codeAction", params).await;
    assert_eq!(actions[0]["kind"], "quickfix");
    assert_eq!(actions[0]["diagnostics"][0]["code"], "mlir-byte-order-mark");
    let edit = &actions[0]["edit"]["changes"][URI][0];
    assert_eq!(edit["newText"], "");
    assert_eq!(edit["range"]["end"], json!({"line": 0, "character": 1}));
    assert!(client.stop().await);
}

#[tokio::test]
async fn a_user_may_ask_for_fixes_anywhere_on_the_line() {
    let mut client = open("func.func @f(%a: i32) {\n  return %a : i32\n}\n").await;
    let here = client.at("i32$0\n}")["position"].clone();
    for (trigger, wanted) in [(1, "let the function return i32"), (2, "")] {
        let params = json!({
            "textDocument": {"uri": URI}, "range": {"start": here, "end": here},
            "context": {"diagnostics": [], "triggerKind": trigger},
        });
        let actions = client.request("textDocument/codeAction", params).await;
        assert_eq!(actions[0]["title"].as_str().unwrap_or_default(), wanted, "{actions}");
    }
    assert!(client.stop().await);
}

#[tokio::test]
async fn one_quick_fix_is_preferred_and_none_of_several() {
    let header = "func.func @f(%a: i32, %b: i32) -> i32 {\n";
    let typo = format!("{header}  %0 = arith.adddi %a, %b : i32\n  return %0 : i32\n}}\n");
    let missing = format!("{header}  %0 = arith.addi %a, %b : i32\n}}\n");
    for (text, is_preferred) in [(typo, true), (missing, false)] {
        let mut client = open(&text).await;
        let here = client.at("%0 = ar$0ith")["position"].clone();
        let params = json!({
            "textDocument": {"uri": URI}, "range": {"start": here, "end": here},
            "context": {"diagnostics": [], "only": ["quickfix"]},
        });
        let actions = client.request("textDocument/codeAction", params).await;
        let actions = actions.as_array().unwrap();
        let fixes = actions.iter().filter(|action| action["kind"] == "quickfix");
        let actions: Vec<_> = fixes.collect();
        assert_eq!(actions.len() == 1, is_preferred, "{actions:?}");
        assert!(actions.iter().all(|one| one["isPreferred"] == is_preferred), "{actions:?}");
        assert!(client.stop().await);
    }
}

#[tokio::test]
async fn hover() {
    let mut client = open(TEXT).await;
    let hover = client.request_at("hover", "addi $0%a").await;
    let text = hover["contents"]["value"].as_str().unwrap();
    assert!(text.contains("%a : i32") && text.contains("2 uses"), "{text}");
    assert_eq!(hover["range"]["start"], json!({"line": 4, "character": 20}));
    assert_eq!(client.request_at("hover", "// $0Two").await, Value::Null);
    assert!(client.stop().await);
}

#[tokio::test]
async fn definition_references_and_highlights() {
    let mut client = open(TEXT).await;
    let target = client.request_at("definition", "call @$0f").await;
    assert_eq!(target["range"]["start"], json!({"line": 3, "character": 12}));
    let mut params = client.at("$0%0 =");
    params["context"] = json!({"includeDeclaration": true});
    let found = client.request("textDocument/references", params.clone()).await;
    assert_eq!(places(&found), [(4, 4), (5, 12), (6, 11)]);
    params["context"] = json!({"includeDeclaration": false});
    let found = client.request("textDocument/references", params).await;
    assert_eq!(places(&found), [(5, 12), (6, 11)]);
    let marks = client.request_at("documentHighlight", "(%a$0:").await;
    assert_eq!(places(&marks), [(3, 15), (4, 20), (4, 24)]);
    assert_eq!(marks[0]["kind"], 3);
    assert!(client.stop().await);
}

#[tokio::test]
async fn rename() {
    let mut client = open(TEXT).await;
    let range = client.request_at("prepareRename", "%$00 =").await;
    assert_eq!(range["end"], json!({"line": 4, "character": 6}));
    let mut params = client.at("%$00 =");
    params["newName"] = json!("sum");
    let edit = client.request("textDocument/rename", params.clone()).await;
    let edits = &edit["changes"][URI];
    assert_eq!(places(edits), [(4, 4), (5, 12), (6, 11)]);
    assert_eq!(edits[0]["newText"], "%sum");
    for name in ["a", "a b"] {
        params["newName"] = json!(name);
        let id = client.ask("textDocument/rename", params.clone()).await;
        assert_eq!(client.answer(id).await["error"]["code"], -32803, "{name}");
    }
    assert!(client.stop().await);
}

#[tokio::test]
async fn symbols_folds_and_selections() {
    let nested = json!({"documentSymbol": {"hierarchicalDocumentSymbolSupport": true}});
    let mut client = Client::start(json!({"textDocument": nested})).await;
    client.open(TEXT).await;
    let symbols = client.request("textDocument/documentSymbol", document()).await;
    assert_eq!(symbols[0]["name"], "m");
    assert_eq!(symbols[0]["children"][0]["name"], "f");
    assert_eq!(symbols[0]["children"][0]["kind"], 12);
    let folds = client.request("textDocument/foldingRange", document()).await;
    let lines = |fold: &Value| (fold["startLine"].as_u64(), fold["endLine"].as_u64());
    let folds: Vec<_> = folds.as_array().unwrap().iter().map(lines).collect();
    assert_eq!(folds, [(Some(0), Some(1)), (Some(2), Some(7)), (Some(3), Some(6))]);
    let params = json!({
        "textDocument": {"uri": URI}, "positions": [client.at("%$00 =")["position"]],
    });
    let selection = client.request("textDocument/selectionRange", params).await;
    assert_eq!(selection[0]["range"]["end"], json!({"line": 4, "character": 6}));
    assert!(selection[0]["parent"]["parent"].is_object());
    assert!(client.stop().await);
}

#[tokio::test]
async fn completion() {
    let mut client = open(TEXT).await;
    client.edit(2, "return %$00$0", "").await;
    let items = client.request_at("completion", "return %$0").await;
    let labels: Vec<_> = items.as_array().unwrap().iter().map(|item| &item["label"]).collect();
    assert_eq!(labels, ["%0", "%a"]);
    assert_eq!(items[1]["detail"], "i32");
    assert_eq!(items[0]["textEdit"]["range"]["start"]["character"], 11);
    assert!(client.stop().await);
}

#[tokio::test]
async fn semantic_tokens() {
    let mut client = open("func.func @f(%a: i32) {\n}\n").await;
    let tokens = client.request("textDocument/semanticTokens/full", document()).await;
    let expected = [0, 0, 9, 0, 0, 0, 10, 2, 4, 0, 0, 3, 2, 2, 1, 0, 4, 3, 6, 0];
    assert_eq!(tokens["data"], json!(expected));
    let range = json!({
        "start": {"line": 0, "character": 13}, "end": {"line": 0, "character": 15},
    });
    let params = json!({"textDocument": {"uri": URI}, "range": range});
    let tokens = client.request("textDocument/semanticTokens/range", params).await;
    assert_eq!(tokens["data"], json!([0, 13, 2, 2, 1]));
    assert!(client.stop().await);
}

/// A client that has no grammar says so, or its settings do.
#[tokio::test]
async fn semantic_tokens_of_literals() {
    let augments = |does: bool| {
        json!({"textDocument": {"semanticTokens": {
            "requests": {}, "tokenTypes": [], "tokenModifiers": [], "formats": [], "augmentsSyntaxTokens": does,
        }}})
    };
    for (capabilities, options, has_literals) in [
        (json!({}), json!({}), false),
        (augments(true), json!({}), false),
        (augments(false), json!({}), true),
        (augments(true), json!({"literalTokens": true}), true),
        (augments(false), json!({"literalTokens": false}), false),
    ] {
        let files = [("a.mlir", "#a = \"b\" // c\n"), ("a.td", "// c\ndefvar a = \"b\";\n")];
        let mut session = Session::with_options("literals", &files, capabilities, options).await;
        for ((name, text), count) in files.into_iter().zip([1, 2]) {
            session.open(name, text).await;
            let found = session.ask_whole("semanticTokens/full", name).await;
            let expected = if has_literals { count + 2 } else { count };
            assert_eq!(found["data"].as_array().unwrap().len(), 5 * expected, "{name} {found}");
        }
        session.stop().await;
    }
}

#[tokio::test]
async fn an_operation_leads_to_the_td_file_of_installed_llvm() {
    if !std::path::Path::new("/usr/lib/llvm-22/include/mlir/IR").is_dir() {
        abide_testing::skip("no .td files of LLVM 22");
        return;
    }
    let mut client = Client::start(json!({})).await;
    client.open("func.func @f(%a: i32) {\n  %0 = arith.addi %a, %a : i32\n  return\n}\n").await;
    let found = client.request_at("definition", "arith.$0addi").await;
    let uri = found["uri"].as_str().unwrap_or_default();
    assert!(uri.ends_with("/mlir/Dialect/Arith/IR/ArithOps.td"), "{found}");
    let found = client.request_at("definition", "retu$0rn").await;
    let uri = found["uri"].as_str().unwrap_or_default();
    assert!(uri.ends_with("/mlir/Dialect/Func/IR/FuncOps.td"), "{found}");
    assert!(client.stop().await);
}

#[tokio::test]
async fn columns_are_counted_as_the_client_does() {
    let text = "// é𝄞\nfunc.func @f(%a: i32) { // é𝄞\n  d.op \"é𝄞\", %a\n  return }\n";
    for (encoding, column) in [("utf-8", 17), ("utf-16", 14), ("utf-32", 13)] {
        let mut client = Client::connect();
        let general = json!({"general": {"positionEncodings": ["utf-7", encoding]}});
        let result = client.initialize(general).await;
        assert_eq!(result["capabilities"]["positionEncoding"], encoding);
        client.open(text).await;
        let marks = client.request("textDocument/documentHighlight", at(1, 14)).await;
        assert_eq!(places(&marks), [(1, 13), (2, column)], "{encoding}");
        let found = client.request("textDocument/definition", at(2, column as u32)).await;
        assert_eq!(found["range"]["start"]["line"], 1);
        assert!(client.stop().await);
    }
    let mut client = Client::connect();
    let result = client.initialize(json!({})).await;
    assert_eq!(result["capabilities"]["positionEncoding"], "utf-16");
}

#[tokio::test]
async fn answers_fit_the_capabilities_of_the_client() {
    let little = json!({
        "hover": {"contentFormat": ["plaintext"]}, "codeAction": {}, "documentSymbol": {},
        "diagnostic": {},
    });
    let mut client = Client::start(json!({"textDocument": little})).await;
    client.open("module @m {\n  func.func @f(%a: i32) {\n    return %b : i32\n  }\n}\n").await;
    let hover = client.request_at("hover", "%$0a: i32").await;
    assert_eq!(hover["contents"]["kind"], "plaintext");
    assert!(!hover["contents"]["value"].as_str().unwrap().contains('`'), "{hover}");
    let symbols = client.request("textDocument/documentSymbol", document()).await;
    assert_eq!((&symbols[1]["name"], &symbols[1]["containerName"]), (&json!("f"), &json!("m")));
    assert_eq!(symbols[1]["location"]["uri"], URI);
    let everywhere =
        json!({"start": {"line": 0, "character": 0}, "end": {"line": 4, "character": 0}});
    let params = json!({
        "textDocument": {"uri": URI}, "range": everywhere, "context": {"diagnostics": []},
    });
    assert_eq!(client.request("textDocument/codeAction", params).await, Value::Null);
    // It gets no request to refresh, which it could not answer.
    let settings = json!({"settings": {"abide": {"maxDiagnostics": 1}}});
    client.notify("workspace/didChangeConfiguration", settings).await;
    let id = client.ask("textDocument/hover", client.at("%$0a: i32")).await;
    let next = client.receive().await;
    assert_eq!(next["id"], id, "{next}");
    assert!(client.stop().await);
}

#[tokio::test]
async fn settings_bound_the_diagnostics() {
    let mut client = Client::connect();
    let options = json!({"maxDiagnostics": 2});
    let params = json!({
        "processId": null, "rootUri": null, "capabilities": {}, "initializationOptions": options,
    });
    client.request("initialize", params).await;
    client.notify("initialized", json!({})).await;
    client.open("func.func @f() {\n  d.op %a\n  d.op %b\n  d.op %c\n  d.op %d\n}\n").await;
    assert_eq!(client.diagnostics(1).await.len(), 3, "two, and one that says how many more");
    assert!(client.stop().await);
}

#[tokio::test]
async fn fifty_broken_functions_do_not_affect_the_others() {
    let mut text = String::new();
    for number in 0..50 {
        text += &format!(
            "func.func @broken_{number}(%a: i32) {{\n  %x = \"t.op\"(%a : (i32) -> i32\n  \
             %y = arith.addi %a, %a : i32\n  return\n}}\nfunc.func @good_{number}(%a: i32) {{\n  \
             call @broken_{number}(%a) : (i32) -> ()\n  return\n}}\n\
             func.func @wrong_{number}(%a: i32) {{\n  %y = arith.addf %a, %a : i32\n  return\n}}\n"
        );
    }
    let mut client = open(&text).await;
    let found = client.diagnostics(1).await;
    assert_eq!(found.len(), 100, "each mistake once: of the syntax, and of the types");
    for (number, pair) in found.chunks(2).enumerate() {
        let line = number * 13;
        assert_eq!(pair[0]["range"]["start"]["line"], line + 1);
        assert_eq!(pair[1]["range"]["start"]["line"], line + 10);
        let message = pair[1]["message"].as_str().unwrap();
        assert!(message.contains("must be floating-point-like"), "{message}");
    }
    let symbols = client.request("textDocument/documentSymbol", document()).await;
    assert_eq!(symbols.as_array().unwrap().len(), 150);
    for number in 0..50 {
        around_a_mistake(&mut client, number).await;
    }
    assert!(client.stop().await);
}

/// Asks in one of the functions with a mistake, and in the one after it.
async fn around_a_mistake(client: &mut Client, number: u32) {
    let call = format!("call @broken_{number}(");
    let target = client.request_at("definition", &call.replace('@', "@$0")).await;
    assert_eq!(target["range"]["start"]["line"], number * 13);
    let argument = call.clone() + "$0%a";
    let hover = client.request_at("hover", &argument).await;
    assert!(hover.is_object(), "in function {number}");
    let mut of = client.at(&argument);
    of["context"] = json!({"includeDeclaration": true});
    let references = client.request("textDocument/references", of).await;
    assert_eq!(references.as_array().unwrap().len(), 2, "in function {number}");
    // After the mistake, in the same function.
    let sum = format!("@broken_{number}(%a: i32) {{\n  %x = \"t.op\"(%a : (i32) -> i32\n  %$0y");
    let hover = client.request_at("hover", &sum).await;
    let text = hover["contents"]["value"].as_str().unwrap();
    assert!(text.contains("result of `arith.addi`"), "{text}");
    for place in [sum.replace("$0y", "y = arith.addi %$0a"), call + "%$0a"] {
        let items = client.request_at("completion", &place).await;
        let items = items.as_array().unwrap();
        assert!(items.iter().any(|item| item["label"] == "%a"), "at {place}: {items:?}");
    }
}

const TYPES: &str = "func.func @f(%i: index, %t: tensor<4x?xf32>, %a: f32) {\n  \
                     %d = tensor.dim %t, %i : tensor<4x?xf32>\n  \
                     %c = arith.cmpf oeq, %a, %a : f32\n  \
                     scf.for %k = %i to %d step %i {\n  }\n  %s = arith.addf %a, \n  return\n}\n";

#[tokio::test]
async fn types_that_a_form_hides() {
    let mut client = open(TYPES).await;
    let hover = client.request_at("hover", "%$0d =").await;
    let text = hover["contents"]["value"].as_str().unwrap();
    assert!(text.contains("%d : index"), "{text}");
    let mut params = document();
    params["range"] = json!({
        "start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0},
    });
    let hints = client.request("textDocument/inlayHint", params).await;
    let hints: Vec<_> = hints
        .as_array()
        .unwrap()
        .iter()
        .map(|hint| (hint["position"]["line"].as_u64().unwrap(), hint["label"].as_str().unwrap()))
        .collect();
    assert_eq!(hints, [(1, ": index"), (2, ": i1"), (3, ": index")]);
    assert!(client.stop().await);
}

#[tokio::test]
async fn values_that_fit_come_first_and_operations_with_gaps() {
    let item = json!({"snippetSupport": true});
    let completion = json!({"textDocument": {"completion": {"completionItem": item}}});
    let mut client = Client::start(completion).await;
    client.open(TYPES).await;
    client.edit(2, "addf %a, $0", "%").await;
    let found = client.request_at("completion", "addf %a, %$0").await;
    let found: Vec<_> = found.as_array().unwrap().iter().collect();
    let labels: Vec<_> = found.iter().map(|item| item["label"].as_str().unwrap()).collect();
    assert_eq!(labels[0], "%a", "{labels:?}");
    assert_eq!(found[0]["sortText"], "!000%a");
    assert_eq!(found[1]["sortText"], format!("~!001{}", labels[1]));
    client.edit(3, "$0%s = arith.addf %a, %$0", "arith.mul").await;
    let found = client.request_at("completion", "arith.mul$0").await;
    let found: Vec<_> = found.as_array().unwrap().iter().collect();
    let muli = found.iter().find(|item| item["label"] == "arith.muli").unwrap();
    assert_eq!(muli["insertTextFormat"], 2);
    assert_eq!(muli["textEdit"]["newText"], "arith.muli %${1:c}, %${2:rhs} : ${3:i1}");
    client.edit(4, "$0arith.mul$0", "%s = arith.addf %a, ").await;
    let help = client.request_at("signatureHelp", "addf %a, $0").await;
    assert_eq!(
        help["signatures"][0]["label"],
        "arith.addf %lhs, %rhs [fastmath<fastmath>] : type of result"
    );
    assert_eq!(help["activeParameter"], 1);
    assert!(client.stop().await);
}

#[tokio::test]
async fn symbolic_shapes() {
    let text = "func.func @f(%a: tensor<?x4xf32>) -> tensor<?x4xf32> {\n  \
        %s = symbol.symbolic_int @s {max_val = 9 : i64, min_val = 2 : i64} : index\n  \
        symbol.bind_symbolic_shape %a, [%s], affine_map<()[s0] -> (s0, 4)> : tensor<?x4xf32>\n  \
        %j = tensor.concat dim(0) %a, %a : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>\n  \
        return %j : tensor<?x4xf32>\n}\n";
    let mut client = open(text).await;
    let hover = client.request_at("hover", "%$0j =").await;
    let said = hover["contents"]["value"].as_str().unwrap();
    assert!(said.contains("shape `[2*s, 4]` with s in [2, 9]"), "{said}");
    let mut params = document();
    params["range"] = json!({
        "start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0},
    });
    let hints = client.request("textDocument/inlayHint", params).await;
    assert_eq!(hints.as_array().unwrap().len(), 1);
    assert_eq!(hints[0]["label"], "[2*s, 4]");
    assert_eq!(hints[0]["position"], json!({"line": 3, "character": 4}));
    assert!(client.stop().await);
}

/// A constant of 20 MB does not slow down typing beside it.
#[tokio::test]
async fn typing_beside_a_large_constant() {
    let digits = "00".repeat(10 << 20);
    let text = format!(
        "func.func @f(%a: i32) -> i32 {{\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}}\n\
         func.func @g() -> tensor<2621440xf32> {{\n  \
         %c = arith.constant dense<\"0x{digits}\"> : tensor<2621440xf32>\n  \
         return %c : tensor<2621440xf32>\n}}\n"
    );
    let mut client = open(&text).await;
    assert_eq!(client.diagnostics(1).await, Vec::<Value>::new());
    for version in 2..7 {
        client.edit(version, "addi %a$0", "x").await;
        assert_eq!(client.diagnostics(version).await.len(), 1, "an undefined value");
        let hover = client.request_at("hover", "@f(%a$0:").await;
        assert!(hover["contents"]["value"].as_str().unwrap().contains("argument of `func.func`"));
    }
    assert!(client.stop().await);
}

/// Of very many values those that fit are offered, and the client asks again as the name grows.
#[tokio::test]
async fn very_many_values() {
    let mut text = "func.func @f(%z: f32) {\n".to_owned();
    for number in 1000..2500 {
        text += &format!("  %v{number} = arith.constant {number} : i32\n");
    }
    text += "  %s = arith.addf %z, %\n  return\n}\n";
    let mut client = open(&text).await;
    let found = client.request_at("completion", "addf %z, %$0").await;
    assert_eq!(found["isIncomplete"], true);
    let items = found["items"].as_array().unwrap();
    assert_eq!((items.len(), &items[0]["label"]), (500, &json!("%z")));
    client.edit(2, "addf %z, %$0", "v24").await;
    let found = client.request_at("completion", "addf %z, %v24$0").await;
    assert_eq!(found.as_array().unwrap().len(), 100);
    assert!(client.stop().await);
}

/// A client need not answer a request for its settings.
#[tokio::test]
async fn settings_are_asked_for() {
    let mut client = Client::start(json!({"workspace": {"configuration": true}})).await;
    let asked = loop {
        let message = client.receive().await;
        if message["method"] == "workspace/configuration" {
            break message;
        }
    };
    assert_eq!(asked["params"]["items"], json!([{"section": "abide"}]));
    let settings = json!([{"maxDiagnostics": 1}]);
    client.send(&json!({"jsonrpc": "2.0", "id": asked["id"], "result": settings})).await;
    let wrong = |name: &str| format!("func.func @{name}() {{\n  return %a : i32\n}}\n");
    client.open(&["f", "g", "h"].map(wrong).concat()).await;
    // The first may be sent before the settings are known.
    loop {
        if client.diagnostics(1).await.len() == 2 {
            break;
        }
    }
    assert!(client.stop().await);
}
