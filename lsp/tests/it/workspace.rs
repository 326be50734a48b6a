//! The index of closed files, as a client sees it.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use crate::support::session::{Session, at, places};
use serde_json::{Value, json};

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
/// A test file: independent of the others.
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

/// With files, one of them excluded by a `.gitignore`.
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
        "twice library.mlir:0",
        "twice test.mlir:1",
        "twice deep/other.mlir:1",
        "twice program.mlir:0",
    ];
    assert_eq!(all, expected, "a file that .gitignore names is left out");
    // For an open document its text counts, and each symbol is listed once.
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
    let found = session.ask("definition", "program.mlir", "call @t$0wice").await;
    assert_eq!(
        places(&session, &found),
        [at("library.mlir", 0, 10)],
        "a test defines nothing for others"
    );
    let declared = session.ask("declaration", "program.mlir", "call @t$0wice").await;
    assert_eq!(places(&session, &declared), [at("program.mlir", 0, 18)]);
    // A definition in the same file wins.
    let own = session.ask("definition", "program.mlir", "@m$0ain").await;
    assert_eq!(places(&session, &own), [at("program.mlir", 1, 10)]);
    session.stop().await;
}

#[tokio::test]
async fn references_and_rename_reach_the_files_that_declare_a_function() {
    let mut session = workspace("index-references").await;
    symbols(&mut session, "", |names| names.len() >= 7).await;
    session.open("library.mlir", LIBRARY).await;
    let mut params = session.at("library.mlir", "@t$0wice");
    params["context"] = json!({"includeDeclaration": false});
    let found = session.client.request("textDocument/references", params).await;
    assert_eq!(places(&session, &found), [at("deep/other.mlir", 3, 14), at("program.mlir", 2, 12)]);
    let mut params = session.at("library.mlir", "@t$0wice");
    params["newName"] = json!("double");
    let edit = session.client.request("textDocument/rename", params).await;
    let changed = |name: &str| edit["changes"][session.uri(name)].as_array().map_or(0, Vec::len);
    assert_eq!(
        ["library.mlir", "program.mlir", "deep/other.mlir", "test.mlir"].map(changed),
        [1, 2, 2, 0]
    );
    // A private function with a body is unknown outside.
    let mut params = session.at("library.mlir", "@i$0nner");
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
    let mut params = session.at("program.mlir", "private @t$0wice");
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
    session.write("out/made.mlir", "func.func @ice() { return }\n");
    std::fs::remove_file(session.folder.join("library.mlir")).unwrap();
    let file = |name: &str, kind: u8| json!({"uri": session.uri(name), "type": kind});
    let all = [file("test.mlir", 2), file("library.mlir", 3), file("out/made.mlir", 2)];
    let changes = json!({"changes": all});
    session.client.notify("workspace/didChangeWatchedFiles", changes).await;
    let all =
        symbols(&mut session, "ice", |names| names.contains(&"thrice test.mlir:0".to_owned()))
            .await;
    assert_eq!(all, ["thrice test.mlir:0", "twice deep/other.mlir:1", "twice program.mlir:0"]);
    session.stop().await;
}

#[tokio::test]
async fn the_index_is_kept_from_one_start_to_the_next() {
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

const CALLED: &str = "func.func @called(%x: i32) attributes {iree.abi = \"{\\22a\\22:[\\22i32\\22],\\22r\\22:[]}\"} {
  return
}
func.func @other(%x: i64) attributes {iree.abi = \"{\\22a\\22:[\\22i64\\22],\\22r\\22:[]}\"} {
  return
}
func.func @plain(%x: i32) { return }
";

#[tokio::test]
async fn functions_are_found_by_their_signature() {
    let again = CALLED.replace("@called", "@again");
    let files = [("a.mlir", CALLED), ("b.mlir", &again)];
    let mut session = Session::new("index-abi", &files).await;
    symbols(&mut session, "", |names| names.len() >= 6).await;
    let with_abi = symbols(&mut session, "abi:", |_| true).await;
    assert_eq!(with_abi, ["called a.mlir:0", "other a.mlir:3", "again b.mlir:0", "other b.mlir:3"]);
    let of_i64 = symbols(&mut session, "abi: i64", |_| true).await;
    assert_eq!(of_i64, ["other a.mlir:3", "other b.mlir:3"]);
    // The text of an open document counts.
    session.open("a.mlir", &format!("\n{CALLED}")).await;
    let params = session.at("a.mlir", "@c$0alled");
    let same = session.client.request("abide/functionsWithAbi", params).await;
    let names: Vec<&str> =
        same.as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["called", "again"]);
    let params = session.at("a.mlir", "@p$0lain");
    let none = session.client.request("abide/functionsWithAbi", params).await;
    assert_eq!(none, json!([]), "it has no metadata");
    session.stop().await;
}

/// The report of each file: its name, its kind and the number of errors.
fn reports(session: &Session, report: &Value) -> Vec<(String, String, usize)> {
    let folder = session.uri("");
    let of_file = |item: &Value| {
        let name = item["uri"].as_str().unwrap().trim_start_matches(&folder).to_owned();
        let found = item["items"].as_array().map_or(0, Vec::len);
        (name, item["kind"].as_str().unwrap().to_owned(), found)
    };
    report["items"].as_array().unwrap().iter().map(of_file).collect()
}

#[tokio::test]
async fn diagnostics_of_all_files_are_asked_for() {
    let test = "func.func @f() {\n  // expected-error @below {{unknown}}\n  arith.nothing\n}\n";
    let files = [
        ("bad.mlir", "func.func @bad() {\n  return %x : i32\n}\n"),
        ("good.mlir", "func.func @good() {\n  return\n}\n"),
        ("test.mlir", test),
    ];
    let mut session = Session::new("workspace-diagnostics", &files).await;
    symbols(&mut session, "", |names| names.len() >= 3).await;
    session.open("open.mlir", "func.func @open() {\n  return %y : i32\n}\n").await;
    let none = json!({"previousResultIds": []});
    let first = session.client.request("workspace/diagnostic", none).await;
    let full = |name: &str, count| (name.to_owned(), "full".to_owned(), count);
    let expected =
        [full("open.mlir", 1), full("bad.mlir", 1), full("good.mlir", 0), full("test.mlir", 0)];
    assert_eq!(reports(&session, &first), expected);
    let id = |item: &Value| json!({"uri": item["uri"], "value": item["resultId"]});
    let ids: Vec<Value> = first["items"].as_array().unwrap().iter().map(id).collect();
    session.replace("open.mlir", 2, "func.func @open() {\n  return\n}\n").await;
    let again = json!({"previousResultIds": ids});
    let again = session.client.request("workspace/diagnostic", again).await;
    let same = |name: &str| (name.to_owned(), "unchanged".to_owned(), 0);
    let expected = [full("open.mlir", 0), same("bad.mlir"), same("good.mlir"), same("test.mlir")];
    assert_eq!(reports(&session, &again), expected);
    session.stop().await;
}

#[tokio::test]
async fn files_that_are_renamed_are_found_under_their_new_names() {
    let mut session = Session::new("index-renamed", &[("old.mlir", LIBRARY)]).await;
    symbols(&mut session, "twice", |names| names.len() == 1).await;
    std::fs::rename(session.folder.join("old.mlir"), session.folder.join("new.mlir")).unwrap();
    let files = json!([{"oldUri": session.uri("old.mlir"), "newUri": session.uri("new.mlir")}]);
    session.client.notify("workspace/didRenameFiles", json!({"files": files})).await;
    let renamed = |names: &[String]| names == ["twice new.mlir:0"];
    symbols(&mut session, "twice", renamed).await;
    session.stop().await;
}
