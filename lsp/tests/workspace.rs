//! What is known of files that are not open, as a client sees it.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

mod support;

use serde_json::{Value, json};
use support::session::{Session, at, places};

const LIBRARY: &str = "func.func @twice(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func private @inner() {
  return
}
";
const PROGRAM: &str = "func.func private @twice(i32) -> i32
func.func @main(%x: i32) -> i32 {
  %y = call @twice(%x) : (i32) -> i32
  return %y : i32
}
";
const OTHER: &str = "module {
  func.func private @twice(i32) -> i32
  func.func @other(%x: i32) -> i32 {
    %y = call @twice(%x) : (i32) -> i32
    return %y : i32
  }
}
";
/// A test: it stands by itself.
const TEST: &str = "// RUN: mlir-opt %s
func.func @twice(%x: i32) -> i32 {
  return %x : i32
}
";

const FILES: [(&str, &str); 5] = [
    ("library.mlir", LIBRARY),
    ("program.mlir", PROGRAM),
    ("deep/other.mlir", OTHER),
    ("test.mlir", TEST),
    ("out/made.mlir", LIBRARY),
];

/// With files of which one is left out by a `.gitignore`.
async fn workspace(name: &str) -> Session {
    let mut files = FILES.to_vec();
    files.push((".gitignore", "out\n"));
    Session::with(name, &files, json!({})).await
}

/// The names of the workspace's symbols, once there are some that hold.
async fn symbols(session: &mut Session, query: &str, holds: fn(&[String]) -> bool) -> Vec<String> {
    loop {
        let found = session.client.request("workspace/symbol", json!({"query": query})).await;
        let name = |symbol: &Value| {
            let place = places(session, &symbol["location"]).remove(0);
            format!("{} {}:{}", symbol["name"].as_str().unwrap(), place.0, place.1)
        };
        let names: Vec<String> = found.as_array().unwrap().iter().map(name).collect();
        if holds(&names) {
            return names;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn symbols_of_files_that_are_not_open_are_found() {
    let mut session = workspace("index-symbols").await;
    let all = symbols(&mut session, "twice", |names| names.len() >= 4).await;
    let expected = [
        "twice deep/other.mlir:1",
        "twice library.mlir:0",
        "twice program.mlir:0",
        "twice test.mlir:1",
    ];
    assert_eq!(all, expected, "a file that .gitignore names is left out");
    // The text of an open document counts, and once.
    session.open("library.mlir", &format!("\n\n{LIBRARY}")).await;
    let all =
        symbols(&mut session, "twice", |names| names.contains(&"twice library.mlir:2".to_owned()))
            .await;
    assert_eq!(all.len(), 4, "{all:?}");
    let best = symbols(&mut session, "main", |_| true).await;
    assert_eq!(best, ["main program.mlir:1"]);
    session.stop().await;
}

#[tokio::test]
async fn a_declaration_leads_to_the_file_that_defines_it() {
    let mut session = workspace("index-definition").await;
    symbols(&mut session, "", |names| names.len() >= 7).await;
    session.open("program.mlir", PROGRAM).await;
    let found = session.ask("definition", "program.mlir", 2, 14).await;
    assert_eq!(
        places(&session, &found),
        [at("library.mlir", 0, 10)],
        "a test defines nothing for others"
    );
    let declared = session.ask("declaration", "program.mlir", 2, 14).await;
    assert_eq!(places(&session, &declared), [at("program.mlir", 0, 18)]);
    // What is defined in the file itself stays there.
    let own = session.ask("definition", "program.mlir", 1, 12).await;
    assert_eq!(places(&session, &own), [at("program.mlir", 1, 10)]);
    session.stop().await;
}

#[tokio::test]
async fn references_and_rename_reach_the_files_that_declare_a_function() {
    let mut session = workspace("index-references").await;
    symbols(&mut session, "", |names| names.len() >= 7).await;
    session.open("library.mlir", LIBRARY).await;
    let mut params = session.at("library.mlir", 0, 12);
    params["context"] = json!({"includeDeclaration": false});
    let found = session.client.request("textDocument/references", params).await;
    assert_eq!(places(&session, &found), [at("deep/other.mlir", 3, 14), at("program.mlir", 2, 12)]);
    let mut params = session.at("library.mlir", 0, 12);
    params["newName"] = json!("double");
    let edit = session.client.request("textDocument/rename", params).await;
    let changed = |name: &str| edit["changes"][session.uri(name)].as_array().map_or(0, Vec::len);
    assert_eq!(
        ["library.mlir", "program.mlir", "deep/other.mlir", "test.mlir"].map(changed),
        [1, 2, 2, 0]
    );
    // Nobody outside knows a private function with a body.
    let mut params = session.at("library.mlir", 4, 20);
    params["newName"] = json!("other");
    let edit = session.client.request("textDocument/rename", params).await;
    assert_eq!(edit["changes"].as_object().unwrap().len(), 1, "{edit}");
    session.stop().await;
}

#[tokio::test]
async fn a_name_that_two_files_define_is_renamed_in_its_own() {
    let mut session = workspace("index-rename").await;
    session.write("second.mlir", LIBRARY);
    let changes = json!({"changes": [{"uri": session.uri("second.mlir"), "type": 1}]});
    session.client.notify("workspace/didChangeWatchedFiles", changes).await;
    symbols(&mut session, "twice", |names| names.len() >= 5).await;
    session.open("program.mlir", PROGRAM).await;
    let mut params = session.at("program.mlir", 0, 20);
    params["newName"] = json!("double");
    let edit = session.client.request("textDocument/rename", params).await;
    assert_eq!(edit["changes"].as_object().unwrap().len(), 1, "{edit}");
    session.stop().await;
}

#[tokio::test]
async fn changed_and_deleted_files_count() {
    let mut session = workspace("index-changed").await;
    symbols(&mut session, "twice", |names| names.len() >= 4).await;
    session.write("test.mlir", "func.func @thrice() { return }\n");
    std::fs::remove_file(session.folder.join("library.mlir")).unwrap();
    let file = |name: &str, kind: u8| json!({"uri": session.uri(name), "type": kind});
    session.write("out/made.mlir", "func.func @ice() { return }\n");
    let all = [file("test.mlir", 2), file("library.mlir", 3), file("out/made.mlir", 2)];
    let changes = json!({"changes": all});
    session.client.notify("workspace/didChangeWatchedFiles", changes).await;
    let all =
        symbols(&mut session, "ice", |names| names.contains(&"thrice test.mlir:0".to_owned()))
            .await;
    assert_eq!(all, ["twice deep/other.mlir:1", "twice program.mlir:0", "thrice test.mlir:0"]);
    session.stop().await;
}

#[tokio::test]
async fn what_is_known_is_kept_from_one_start_to_the_next() {
    let texts: Vec<(String, String)> = (0..300)
        .map(|number| (format!("{number}.mlir"), format!("func.func @f{number}() {{ return }}\n")))
        .collect();
    let files: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (&**name, &**text)).collect();
    let cache = std::env::temp_dir().join(format!("abide-cache-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&cache);
    let options = json!({"cacheFolder": cache});
    let start = async |hostile: bool| {
        let mut session =
            Session::with_options("index-kept", &files, json!({}), options.clone()).await;
        let all = symbols(&mut session, "f", |names| names.len() >= 300).await;
        assert_eq!(all.len(), 300);
        session.stop().await;
        for kept in std::fs::read_dir(&cache).unwrap().flatten() {
            assert!(std::fs::metadata(kept.path()).unwrap().len() > 10_000);
            if hostile {
                std::fs::write(kept.path(), "{\"version\": [").unwrap();
            }
        }
    };
    for hostile in [false, true, false] {
        start(hostile).await;
    }
    assert_eq!(std::fs::read_dir(&cache).unwrap().count(), 1);
    let _ = std::fs::remove_dir_all(&cache);
}

#[tokio::test]
async fn it_can_be_switched_off() {
    let options = json!({"workspaceIndex": false});
    let mut session = Session::with_options("index-off", &FILES, json!({}), options).await;
    session.open("program.mlir", PROGRAM).await;
    let all = symbols(&mut session, "twice", |names| !names.is_empty()).await;
    assert_eq!(all, ["twice program.mlir:0"]);
    session.stop().await;
}
