//! Each feature over `.td` documents, as a client sees it.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use crate::support::session::{Session, at, places};
use serde_json::{Value, json};
use std::path::PathBuf;

const BASE: &str = "// The root of all.\nclass Base<int size = 4> {\n  int Size = size;\n}\n";
const MAIN: &str = "include \"base.td\"\ndef a : Base<3> {\n  let Size = 5;\n}\n\
                    defvar x = !add(a.Size, 1);\n";

async fn both(name: &str) -> Session {
    let mut session = Session::new(name, &[("base.td", BASE)]).await;
    session.open("main.td", MAIN).await;
    session
}

#[tokio::test]
async fn td_hover_and_definition() {
    let mut session = both("hover").await;
    let hover = session.ask("hover", "main.td", "let S$0ize").await;
    let text = hover["contents"]["value"].as_str().unwrap();
    assert!(text.contains("int Size") && text.contains("in `a`"), "{text}");
    let found = session.ask("definition", "main.td", "B$0ase<3>").await;
    assert_eq!(places(&session, &found), [at("base.td", 1, 6)]);
    let found = session.ask("definition", "main.td", "bas$0e.td").await;
    assert_eq!(places(&session, &found), [at("base.td", 0, 0)]);
    let mut far = session.at("main.td", "$0");
    far["position"] = json!({"line": 900, "character": 900});
    assert_eq!(session.client.request("textDocument/definition", far).await, Value::Null);
    session.stop().await;
}

#[tokio::test]
async fn td_references_and_rename_reach_files_that_are_not_open() {
    let mut session = both("references").await;
    session.write("third.td", "include \"base.td\"\ndef t : Base { let Size = 1; }\n");
    let mut params = session.at("main.td", "let S$0ize");
    params["context"] = json!({"includeDeclaration": true});
    let found = session.client.request("textDocument/references", params.clone()).await;
    let all =
        [at("base.td", 2, 6), at("main.td", 2, 6), at("main.td", 4, 18), at("third.td", 1, 19)];
    assert_eq!(places(&session, &found), all);
    params["context"] = json!({"includeDeclaration": false});
    let found = session.client.request("textDocument/references", params).await;
    assert_eq!(places(&session, &found), all[1..]);
    let marks = session.ask("documentHighlight", "main.td", "let S$0ize").await;
    assert_eq!(marks.as_array().unwrap().len(), 2);
    let range = session.ask("prepareRename", "main.td", "let S$0ize").await;
    assert_eq!(range["start"], json!({"line": 2, "character": 6}));
    let mut params = session.at("main.td", "let S$0ize");
    params["newName"] = json!("Width");
    let edit = session.client.request("textDocument/rename", params.clone()).await;
    let changes = edit["changes"].as_object().unwrap();
    assert_eq!(changes.len(), 3);
    assert_eq!(changes[&session.uri("main.td")].as_array().unwrap().len(), 2);
    assert_eq!(changes[&session.uri("third.td")][0]["newText"], "Width");
    for (quoted, new) in [("let S$0ize", "class"), ("def $0a", "x"), ("B$0ase<3>", "1")] {
        let mut params = session.at("main.td", quoted);
        params["newName"] = json!(new);
        let id = session.client.ask("textDocument/rename", params).await;
        assert_eq!(session.client.answer(id).await["error"]["code"], -32803, "{new}");
    }
    session.stop().await;
}

#[tokio::test]
async fn td_installed_files_are_not_renamed() {
    if !PathBuf::from("/usr/lib/llvm-22/include/mlir/IR/OpBase.td").exists() {
        abide_testing::skip("renaming in installed files: libmlir-22-dev is missing");
        return;
    }
    let mut session = Session::new("installed", &[]).await;
    session
        .open("d.td", "include \"mlir/IR/OpBase.td\"\ndef D : Dialect { let name = \"d\"; }\n")
        .await;
    assert!(session.diagnostics("d.td").await.is_empty(), "installed LLVM is found by looking");
    assert_eq!(session.ask("prepareRename", "d.td", ": Di$0alect").await, Value::Null);
    let mut params = session.at("d.td", ": Di$0alect");
    params["newName"] = json!("Dialekt");
    let id = session.client.ask("textDocument/rename", params).await;
    let answer = session.client.answer(id).await;
    assert_eq!(answer["error"]["code"], -32803);
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(message.contains("not part of the workspace"), "{message}");
    session.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn td_links_out_of_the_workspace_are_not_renamed() {
    let outside = std::env::temp_dir().join(format!("abide-outside-{}.td", std::process::id()));
    std::fs::write(&outside, "def L { int v = 1; }\n").unwrap();
    let mut session = Session::new("links", &[("own.td", "def O { int w = 1; }\n")]).await;
    let link = session.folder.join("link.td");
    std::os::unix::fs::symlink(&outside, link).unwrap();
    let text = "include \"link.td\"\ninclude \"own.td\"\ndef A { int x = L.v; int y = O.w; }\n";
    session.open("a.td", text).await;
    assert!(session.diagnostics("a.td").await.is_empty());
    for (quoted, is_refused) in [("= L$0.v", true), ("= O$0.w", false)] {
        let mut params = session.at("a.td", quoted);
        params["newName"] = json!("Renamed");
        let id = session.client.ask("textDocument/rename", params).await;
        let answer = session.client.answer(id).await;
        assert_eq!(answer.get("error").is_some(), is_refused, "{answer}");
    }
    session.stop().await;
    std::fs::remove_file(outside).unwrap();
}

#[tokio::test]
async fn td_diagnostics_follow_the_text_and_included_files() {
    let mut session = Session::new("diagnostics", &[("base.td", BASE)]).await;
    session.open("main.td", MAIN).await;
    assert!(session.diagnostics("main.td").await.is_empty());
    session.replace("main.td", 2, "include \"base.td\"\ndef a : Bas;\n").await;
    let found = session.diagnostics("main.td").await;
    assert_eq!(found[0]["code"], "tablegen-undefined");
    assert_eq!(found[0]["range"]["start"], json!({"line": 1, "character": 8}));
    // Open buffers win over the disk, and dependent files are published again.
    session.open("base.td", BASE).await;
    assert!(session.diagnostics("base.td").await.is_empty());
    session.replace("base.td", 2, "class Bas;\n").await;
    loop {
        if session.diagnostics("main.td").await.is_empty() {
            break;
        }
    }
    session
        .client
        .notify("textDocument/didClose", json!({"textDocument": {"uri": session.uri("base.td")}}))
        .await;
    loop {
        if !session.diagnostics("main.td").await.is_empty() {
            break;
        }
    }
    session.stop().await;
}

#[tokio::test]
async fn td_an_error_in_an_included_file_is_reported_at_the_include() {
    let related = json!({"textDocument": {"publishDiagnostics": {"relatedInformation": true}}});
    let files = [("base.td", "class A;\ndef x : Missing;\n")];
    let mut session = Session::with("included", &files, related).await;
    session.open("main.td", "include \"base.td\"\n").await;
    let found = session.diagnostics("main.td").await;
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0]["range"]["start"], json!({"line": 0, "character": 8}));
    let place = &found[0]["relatedInformation"][0]["location"];
    assert_eq!(places(&session, place), [at("base.td", 1, 8)]);
    session.stop().await;
}

#[tokio::test]
async fn td_the_working_folder_of_the_server_does_not_count() {
    let mut session = Session::new("td-working-folder", &[]).await;
    // The test runs in the folder of this crate, which has such a file.
    session.open("a.td", "include \"Cargo.toml\"\n").await;
    let found = session.diagnostics("a.td").await;
    assert_eq!(found[0]["code"], "tablegen-missing-include");
    session.stop().await;
}

#[tokio::test]
async fn td_changed_files_and_folders_count() {
    let files =
        [("abide.toml", "[tablegen]\ninclude = [\"inc\"]\nincludes = []\n"), ("abide/k.td", "")];
    let mut session = Session::new("watched", &files).await;
    session.open("main.td", "include \"base.td\"\ndef a : Base;\n").await;
    let [found, said] = session.diagnostics_of(["main.td", "abide.toml"]).await;
    assert_eq!(found[0]["code"], "tablegen-missing-include");
    assert!(found[0]["message"].as_str().unwrap().contains("/inc"), "{found:?}");
    assert_eq!(said[0]["range"]["start"], json!({"line": 2, "character": 0}), "{said:?}");
    session.write("inc/base.td", BASE);
    session.client.notify("workspace/didChangeWatchedFiles", json!({"changes": []})).await;
    assert!(session.diagnostics("main.td").await.is_empty());
    session.stop().await;
}

const MACHINE: &str =
    "class Register<int number> {\n  int Number = number;\n}\ninclude \"part.td\"\n";
const PART: &str = "def R1 : Register<1>;\ndef R2 : Register<Number>;\n";

#[tokio::test]
async fn td_a_buffer_counts_however_its_path_is_written() {
    let main = "include \"../base.td\"\ndef x : Base<1, 2>;\n";
    let mut session = Session::new("td-dots", &[("base.td", BASE), ("a/main.td", main)]).await;
    session.open("base.td", "class Base<int size, int other>;\n").await;
    session.open("a/main.td", main).await;
    assert_eq!(session.diagnostics("a/main.td").await, [""; 0]);
    let target = session.ask("definition", "a/main.td", ": B$0ase").await;
    assert_eq!(places(&session, &target), [at("base.td", 0, 6)]);
    session.stop().await;
}

#[tokio::test]
async fn td_a_fragment_is_evaluated_within_its_includer() {
    let files = [("machine.td", MACHINE), ("part.td", PART), ("other/part.td", "class Other;")];
    let mut session = Session::new("td-fragment", &files).await;
    session.open("part.td", PART).await;
    let found = session.diagnostics("part.td").await;
    // Only the errors that occur in every inclusion.
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0]["range"]["start"], json!({"line": 1, "character": 18}));
    let hover = session.ask("hover", "part.td", "$0R1 :").await;
    assert!(hover["contents"]["value"].as_str().unwrap().contains("int Number = 1"), "{hover}");
    let definition = session.ask("definition", "part.td", ": R$0egister<1>").await;
    assert_eq!(places(&session, &definition), [at("machine.td", 0, 6)]);
    session.replace("part.td", 2, "def R1 : Register<1>;\ndef R3 : Register<R1.Number>;\n").await;
    assert_eq!(session.diagnostics("part.td").await, [""; 0]);
    session.replace("part.td", 3, "def R1 : Register<1>;\ndef R3 : Regist<1>;\n").await;
    let found = session.diagnostics("part.td").await;
    assert_eq!(found.len(), 1, "{found:?}");
    session.stop().await;
}

#[tokio::test]
async fn td_a_fragment_of_a_fragment_finds_the_whole() {
    let files = [
        ("whole.td", "class A;\ninclude \"parts/middle.td\"\n"),
        ("parts/middle.td", "class B : A;\ninclude \"inner.td\"\n"),
        ("parts/inner.td", "def x : A;\ndef y : B;\n"),
        // Includes it as well, and helps less.
        ("parts/a.td", "class A;\ninclude \"inner.td\"\n"),
    ];
    let mut session = Session::new("td-fragment-chain", &files).await;
    session.open("parts/inner.td", files[2].1).await;
    assert_eq!(session.diagnostics("parts/inner.td").await, [""; 0]);
    // An including file is open: an edit there updates these diagnostics.
    session.open("whole.td", "class A<int i>;\ninclude \"parts/middle.td\"\n").await;
    let found = session.diagnostics("parts/inner.td").await;
    assert!(found[0]["message"].as_str().unwrap().contains("template argument"), "{found:?}");
    session.stop().await;
}

#[tokio::test]
async fn td_a_fragment_has_undefined_names_until_it_has_an_includer() {
    let mut session = Session::new("td-fragment-alone", &[("part.td", PART)]).await;
    session.open("part.td", PART).await;
    assert_eq!(session.diagnostics("part.td").await.len(), 2);
    // An includer that is not saved yet counts, as soon as it includes it.
    session.open("machine.td", "class Register<int number>;\n").await;
    session.replace("machine.td", 2, MACHINE).await;
    while session.diagnostics("part.td").await.len() != 1 {}
    // It does not, when it includes it no more.
    session.replace("machine.td", 3, "class Register<int number>;\n").await;
    while session.diagnostics("part.td").await.len() != 2 {}
    session.stop().await;
}

#[tokio::test]
async fn td_a_fragment_shows_its_own_mistake_alone() {
    let whole = "class A;\nclass B<int n>;\ninclude \"part.td\"\n";
    for (name, text, line, fixed_text) in [
        ("semicolon", "def a : A { int x = 1 }\n", 0, "def a : A { int x = 1; }\n"),
        ("typo", "def b : Bb<1>;\n", 0, "def b : B<1>;\n"),
        ("type", "def a : A;\ndef b : B<\"x\">;\n", 1, "def a : A;\ndef b : B<1>;\n"),
        ("count", "def b : B;\n", 0, "def b : B<1>;\n"),
        ("string", "def a : A;\ndef b : B<1> { string s = \"x; }\n", 1, "def a : A;\n"),
    ] {
        let files = [("whole.td", whole), ("part.td", text)];
        let mut session = Session::new(&format!("td-own-{name}"), &files).await;
        session.open("part.td", text).await;
        let found = session.diagnostics("part.td").await;
        assert_eq!(found.len(), 1, "{name}: {found:?}");
        assert_eq!(found[0]["range"]["start"]["line"], line, "{name}: {found:?}");
        session.replace("part.td", 2, fixed_text).await;
        assert_eq!(session.diagnostics("part.td").await, [""; 0], "{name}");
        session.replace("part.td", 3, text).await;
        let found = session.diagnostics("part.td").await;
        assert_eq!(found.len(), 1, "{name}: {found:?}");
        session.stop().await;
    }
}

/// Files that no program should wait for, or read to their end.
#[cfg(unix)]
#[tokio::test]
async fn td_special_files_are_not_read() {
    let mut session = Session::new("td-special", &[("lib/b.td", "class B;\n")]).await;
    let fifo = |name: &str| {
        let path = session.folder.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::process::Command::new("mkfifo").arg(path).status().is_ok_and(|it| it.success())
    };
    if !["a.td", "lib/c.td", ".gitignore", "sub/.gitignore"].into_iter().all(fifo) {
        abide_testing::skip("special files: mkfifo is missing");
        return;
    }
    std::os::unix::fs::symlink("/dev/zero", session.folder.join("zero.td")).unwrap();
    std::os::unix::fs::symlink("/dev/zero", session.folder.join(".ignore")).unwrap();
    let sparse = std::fs::File::create(session.folder.join("sparse.td")).unwrap();
    sparse.set_len(1 << 40).unwrap();
    session.write("sub/x.mlir", "func.func @hidden() { return }\n");
    session.write("y.mlir", "func.func @shown() { return }\n");
    let text = "include \"a.td\"\ninclude \"zero.td\"\ninclude \"sparse.td\"\ninclude \"/dev/zero\"\n\
        include \"lib/b.td\"\ndef x : B;\n";
    session.open("main.td", text).await;
    let found = session.diagnostics("main.td").await;
    let messages: Vec<&str> =
        found.iter().map(|one| one["message"].as_str().unwrap_or_default()).collect();
    let expected = [
        "a.td': it is a FIFO, not a regular file",
        "zero.td': it is a device, not a regular file",
        "sparse.td': it has 1099511627776 bytes, but the limit is 268435456",
        "'/dev/zero': it is a device, not a regular file",
    ];
    assert_eq!(messages.len(), expected.len(), "{messages:?}");
    for (message, expected) in messages.iter().zip(expected) {
        assert!(message.starts_with("cannot read include file '"), "{message}");
        assert!(message.ends_with(expected), "{message}");
    }
    // A name that is defined nowhere is looked for in all files of the workspace.
    session.open("part.td", "def y : Nowhere;\n").await;
    assert_eq!(session.diagnostics("part.td").await.len(), 1);
    session.open("use.mlir", "func.func @f() { return }\n").await;
    assert_eq!(session.diagnostics("use.mlir").await, [""; 0]);
    loop {
        let found = session.client.request("workspace/symbol", json!({"query": "shown"})).await;
        if found.as_array().is_some_and(|all| !all.is_empty()) {
            break;
        }
    }
    session.stop().await;
}

#[tokio::test]
async fn td_a_misspelt_name_does_not_make_a_fragment() {
    let files = [("base.td", "class Base;\ndef x : Bas;\n"), ("user.td", "include \"base.td\"\n")];
    let mut session = Session::new("td-fragment-none", &files).await;
    session.open("base.td", files[0].1).await;
    let found = session.diagnostics("base.td").await;
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0]["range"]["start"], json!({"line": 1, "character": 8}));
    session.stop().await;
}

#[tokio::test]
async fn td_a_name_of_a_fragment_is_renamed_in_the_whole() {
    let part = "def R1 : Register<1>;\n";
    let main = "class Register<int number>;\ninclude \"part.td\"\ndef use { Register r = R1; }\n";
    let files = [("machine.td", main), ("part.td", part)];
    let mut session = Session::new("td-fragment-rename", &files).await;
    session.open("part.td", part).await;
    assert_eq!(session.diagnostics("part.td").await, [""; 0]);
    let mut params = session.at("part.td", ": R$0egister<1>");
    params["newName"] = json!("Reg");
    let edit = session.client.request("textDocument/rename", params).await;
    let changes = &edit["changes"];
    assert_eq!(changes[session.uri("part.td")].as_array().unwrap().len(), 1, "{edit}");
    assert_eq!(changes[session.uri("machine.td")].as_array().unwrap().len(), 2, "{edit}");
    session.stop().await;
}

#[tokio::test]
async fn td_parts_of_mlir_have_no_errors_by_themselves() {
    let root = std::path::Path::new("/usr/lib/llvm-22/include/mlir/Dialect");
    if !root.is_dir() {
        abide_testing::skip("no .td files of MLIR: Debian's libmlir-22-dev has them");
        return;
    }
    let mut session = Session::new("td-parts", &[]).await;
    let added = json!([{"uri": format!("file://{}", root.display()), "name": "mlir"}]);
    let params = json!({"event": {"added": added, "removed": []}});
    session.client.notify("workspace/didChangeWorkspaceFolders", params).await;
    let own = session.folder.clone();
    let mut count = 0;
    for folder in ["SPIRV/IR", "SMT/IR", "OpenACC", "OpenMP"] {
        session.folder = root.join(folder);
        let names = std::fs::read_dir(&session.folder).unwrap();
        let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.filter(|name| name.ends_with(".td")).collect();
        names.sort();
        for name in names {
            let text = std::fs::read_to_string(session.folder.join(&name)).unwrap();
            session.open(&name, &text).await;
            let mut found = session.diagnostics(&name).await;
            found.retain(|found| found["severity"] == 1);
            assert_eq!(found, [""; 0], "{folder}/{name}");
            count += 1;
        }
    }
    assert!(count > 30, "{count} files");
    session.folder = own;
    session.stop().await;
}

#[tokio::test]
async fn td_pulled_diagnostics() {
    let pulls = json!({"textDocument": {"diagnostic": {}}});
    let mut session = Session::with("pulled", &[("base.td", BASE)], pulls).await;
    session.open("main.td", "include \"base.td\"\ndef a : Nope;\n").await;
    let report = session.ask_whole("diagnostic", "main.td").await;
    assert_eq!(report["items"][0]["code"], "tablegen-undefined");
    let mut params = json!({"textDocument": {"uri": session.uri("main.td")}});
    params["previousResultId"] = report["resultId"].clone();
    let report = session.client.request("textDocument/diagnostic", params).await;
    assert_eq!(report["kind"], "unchanged");
    session.stop().await;
}

#[tokio::test]
async fn td_diagnostics_of_includers_come_with_a_file() {
    for takes_others in [true, false] {
        let pulls =
            json!({"textDocument": {"diagnostic": {"relatedDocumentSupport": takes_others}}});
        let mut session = Session::with("related", &[("base.td", BASE)], pulls).await;
        session.open("base.td", BASE).await;
        session.open("main.td", "include \"base.td\"\ndef a : Nope;\n").await;
        session.open("other.td", "def b;\n").await;
        session.ask_whole("diagnostic", "main.td").await;
        session.ask_whole("diagnostic", "other.td").await;
        let report = session.ask_whole("diagnostic", "base.td").await;
        let others = &report["relatedDocuments"];
        let of = |name: &str| &others[session.uri(name)]["items"][0]["code"];
        match takes_others {
            true => assert_eq!(of("main.td"), "tablegen-undefined"),
            false => assert_eq!(others, &Value::Null),
        }
        assert_eq!((of("other.td"), of("base.td")), (&Value::Null, &Value::Null));
        session.stop().await;
    }
}

#[tokio::test]
async fn td_symbols_folds_links_and_tokens() {
    let nested = json!({"documentSymbol": {"hierarchicalDocumentSymbolSupport": true}});
    let capabilities = json!({"textDocument": nested});
    let mut session = Session::with("symbols", &[("base.td", BASE)], capabilities).await;
    session.open("main.td", &format!("{MAIN}class C {{\n  int i = 1;\n}}\n")).await;
    let symbols = session.ask_whole("documentSymbol", "main.td").await;
    let names: Vec<_> = symbols.as_array().unwrap().iter().map(|one| &one["name"]).collect();
    assert_eq!(names, ["a", "x", "C"]);
    assert_eq!(symbols[2]["children"][0]["detail"], "int");
    let folds = session.ask_whole("foldingRange", "main.td").await;
    assert_eq!(folds[0]["startLine"], 1);
    assert_eq!(folds[0]["endLine"], 2);
    let links = session.ask_whole("documentLink", "main.td").await;
    assert_eq!(links[0]["target"], session.uri("base.td"));
    assert_eq!(links[0]["range"]["start"], json!({"line": 0, "character": 9}));
    let found = session.client.request("workspace/symbol", json!({"query": "bas"})).await;
    assert_eq!(found[0]["name"], "Base");
    assert_eq!(found[0]["location"]["uri"], session.uri("base.td"));
    let tokens = session.ask_whole("semanticTokens/full", "main.td").await;
    let data = tokens["data"].as_array().unwrap();
    // include, def, a (defined), Base
    assert_eq!(
        data[..20],
        *json!([0, 0, 7, 0, 0, 1, 0, 3, 0, 0, 0, 4, 1, 8, 1, 0, 4, 4, 13, 0]).as_array().unwrap()
    );
    let delta = json!({
        "textDocument": {"uri": session.uri("main.td")}, "previousResultId": tokens["resultId"],
    });
    let delta = session.client.request("textDocument/semanticTokens/full/delta", delta).await;
    assert_eq!(delta["edits"], json!([]));
    session.stop().await;
}

#[tokio::test]
async fn td_completion_and_signature_help() {
    let mut session = Session::new("completion", &[("base.td", BASE)]).await;
    session.open("main.td", "include \"base.td\"\ndef a : Ba\ndef b : Base<").await;
    let items = session.ask("completion", "main.td", "Ba$0\n").await;
    let labels: Vec<_> = items.as_array().unwrap().iter().map(|item| &item["label"]).collect();
    assert_eq!(labels, ["Base"]);
    assert_eq!(items[0]["detail"], "<int size = 4>");
    assert_eq!(items[0]["textEdit"]["range"]["start"]["character"], 8);
    let resolved = session.client.request("completionItem/resolve", items[0].clone()).await;
    let text = resolved["documentation"]["value"].as_str().unwrap();
    assert!(text.contains("The root of all.") && text.contains("defined in `base.td:2`"), "{text}");
    let help = session.ask("signatureHelp", "main.td", "Base<$0").await;
    assert_eq!(help["signatures"][0]["label"], "class Base<int size = 4>");
    assert_eq!(help["activeParameter"], 0);
    session.stop().await;
}

#[tokio::test]
async fn includes_complete_to_the_files_beside_the_document() {
    let files = [("base.td", BASE), ("bare.td", ""), ("basic.mlir", "")];
    let mut session = Session::new("include", &files).await;
    session.open("main.td", "include \"base.td\"\ninclude \"ba").await;
    let items = session.ask("completion", "main.td", "\ninclude \"ba$0").await;
    let labels: Vec<_> = items.as_array().unwrap().iter().map(|item| &item["label"]).collect();
    assert_eq!(labels, ["bare.td"]);
    session.stop().await;
}

#[tokio::test]
async fn td_requests_of_mlir_have_empty_answers() {
    let mut session = both("empty").await;
    for method in ["typeDefinition", "prepareCallHierarchy"] {
        assert_eq!(session.ask(method, "main.td", "B$0ase<3>").await, Value::Null, "{method}");
    }
    let params = json!({"textDocument": {"uri": session.uri("main.td")}});
    assert_eq!(session.client.request("textDocument/codeLens", params).await, Value::Null);
    let whole = json!({
        "start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0},
    });
    let params = json!({
        "textDocument": {"uri": session.uri("main.td")}, "range": whole,
        "context": {"diagnostics": []},
    });
    let actions = session.client.request("textDocument/codeAction", params.clone()).await;
    assert_eq!(actions, json!([]));
    assert_eq!(session.client.request("textDocument/inlayHint", params).await, Value::Null);
    session.stop().await;
}

#[tokio::test]
async fn td_documents_are_formatted() {
    let mut session = Session::new("formatting", &[]).await;
    session.open("main.td", "class A {\n  int x=1;\n}\nclass B {\n  int y =  2 ;\n}\n").await;
    let mut params = json!({
        "textDocument": {"uri": session.uri("main.td")},
        "options": {"tabSize": 4, "insertSpaces": true},
    });
    let edits = session.client.request("textDocument/formatting", params.clone()).await;
    assert_eq!(edits.as_array().unwrap().len(), 3, "{edits}");
    params["range"] = json!({
        "start": {"line": 0, "character": 0}, "end": {"line": 2, "character": 0},
    });
    let edits = session.client.request("textDocument/rangeFormatting", params).await;
    assert_eq!(edits.as_array().unwrap().len(), 2, "{edits}");
    session.stop().await;
}

#[tokio::test]
async fn td_documents_have_fixes() {
    let mut session = Session::new("fixes", &[("base.td", BASE)]).await;
    session.open("main.td", "include \"base.td\"\nclass A : Base<1> { int x = 1; };\n").await;
    let mut ask = async |line: u32| {
        let here = json!({"line": line, "character": 32});
        let params = json!({
            "textDocument": {"uri": session.uri("main.td")},
            "range": {"start": here, "end": here}, "context": {"diagnostics": []},
        });
        session.client.request("textDocument/codeAction", params).await
    };
    let actions = ask(1).await;
    assert_eq!(actions.as_array().unwrap().len(), 1, "{actions}");
    assert_eq!(
        (&actions[0]["title"], &actions[0]["isPreferred"]),
        (&json!("remove the ';'"), &json!(true))
    );
    assert_eq!(ask(0).await, json!([]));
    session.stop().await;
}

/// A small generator of numbers, so that a failure can be repeated.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % bound
    }
}

#[tokio::test]
async fn td_diagnostics_after_edits_are_those_of_a_fresh_read() {
    const PIECES: [&str; 12] = [
        "class X<int a = 1> : Base<a>;\n",
        "def d : Base<2>;\n",
        "}",
        "{",
        "let Size = 3;\n",
        "<",
        "\"",
        "include \"base.td\"\n",
        "foreach i = [1, 2] in def n#i : Base<i>;\n",
        "defvar v = !add(1, 2);\n",
        "#ifdef A\n",
        "é𝄞",
    ];
    for seed in 1..4 {
        let mut random = Random(seed);
        let mut edited = Session::new(&format!("edits-{seed}"), &[("base.td", BASE)]).await;
        let mut lines: Vec<String> = MAIN.lines().map(|line| format!("{line}\n")).collect();
        edited.open("main.td", &lines.concat()).await;
        for version in 2..20 {
            let line = random.below(lines.len());
            let removed = random.below(2);
            let piece = PIECES[random.below(PIECES.len())];
            let end = if removed == 1 { line + 1 } else { line };
            let range = json!({
                "start": {"line": line, "character": 0}, "end": {"line": end, "character": 0},
            });
            let params = json!({
                "textDocument": {"uri": edited.uri("main.td"), "version": version},
                "contentChanges": [{"range": range, "text": piece}],
            });
            edited.client.notify("textDocument/didChange", params).await;
            let mut text = lines[..line].concat();
            text.push_str(piece);
            text.push_str(&lines[end..].concat());
            lines = text.split_inclusive('\n').map(str::to_owned).collect();
            if lines.is_empty() {
                lines.push(String::new());
            }
            let report = edited.ask_whole("diagnostic", "main.td").await;
            let text = lines.concat();
            let mut fresh = Session::new(&format!("fresh-{seed}"), &[("base.td", BASE)]).await;
            fresh.open("main.td", &text).await;
            let expected = fresh.ask_whole("diagnostic", "main.td").await;
            let own = edited.folder.display().to_string();
            let of_fresh = expected["items"].to_string();
            let of_fresh = of_fresh.replace(&fresh.folder.display().to_string(), &own);
            assert_eq!(
                report["items"].to_string(),
                of_fresh,
                "seed {seed}, version {version}: {text}"
            );
            fresh.stop().await;
        }
        edited.stop().await;
    }
}
