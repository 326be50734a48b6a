//! Helpers shared by the tests of the suite.
#![allow(dead_code, reason = "each test file uses a part")]

use abide_conformance::{Implementation, ProcessAdapter};
use serde_json::Value;
use std::collections::HashMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The variables that name the commands of another adapter and of another language server.
const ADAPTER: &str = "ABIDE_CONFORMANCE_ADAPTER";
const SERVER: &str = "ABIDE_CONFORMANCE_SERVER";

/// The folder of the case files.
pub(crate) fn cases_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cases")
}

/// The command of the adapter: abide's own, or the one that the variable names.
pub(crate) fn adapter() -> String {
    env::var(ADAPTER).unwrap_or_else(|_| format!("'{}' adapter", abide()))
}

/// The command of the language server: abide's own, or the one that the variable names.
pub(crate) fn server() -> String {
    env::var(SERVER).unwrap_or_else(|_| format!("'{}' lsp", abide()))
}

/// Whether the tested implementation is abide, which answers all of the suite.
pub(crate) fn is_abide() -> bool {
    env::var_os(ADAPTER).is_none()
}

/// The `abide` program of this test's build. It belongs to another package, so cargo builds it first; if it exists
/// that takes no time. Cargo chooses the features of dependencies for the packages that are named: with all of them,
/// those are the ones that the tests have, so nothing is compiled twice.
fn abide() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let test = env::current_exe().unwrap();
        let profile = test.parent().and_then(|deps| deps.parent()).unwrap();
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--quiet", "--workspace", "--bin", "abide", "--target-dir"]);
        cargo.arg(profile.parent().unwrap()).current_dir(env!("CARGO_MANIFEST_DIR"));
        if profile.ends_with("release") {
            cargo.arg("--release");
        }
        assert!(cargo.status().unwrap().success(), "cannot build abide");
        profile.join(format!("abide{}", env::consts::EXE_SUFFIX)).display().to_string()
    })
}

/// Asks each question once: mutants and liars ask the same over and over.
pub(crate) struct Memory {
    adapter: ProcessAdapter,
    known: HashMap<String, Result<Value, String>>,
}

impl Memory {
    pub(crate) fn new(adapter: ProcessAdapter) -> Self {
        Self { adapter, known: HashMap::new() }
    }
}

impl Implementation for Memory {
    fn ask(&mut self, request: &Value) -> Result<Value, String> {
        let key = request.to_string();
        if let Some(answer) = self.known.get(&key) {
            return answer.clone();
        }
        let answer = self.adapter.ask(request);
        self.known.insert(key, answer.clone());
        answer
    }
}
