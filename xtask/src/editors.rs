//! `cargo xtask editors`: the editors' extensions and set-ups, in real editors with a real server.

use crate::process::{self, bounded, cargo};
use std::panic;
use std::path::{Path, PathBuf};
use std::thread;

/// The parts: name, and the function that checks it with a server.
const PARTS: &[(&str, Part)] = &[("vscode", vscode)];

/// A part takes the path of the server.
type Part = fn(&Path) -> Result<(), String>;

/// Checks the parts that are named, or all; with `--server FILE` that server is used, else cargo's
/// release build. A part whose programs are missing is skipped as a test is.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    let (server, names) = match words {
        [flag, server, names @ ..] if flag == "--server" => (PathBuf::from(server), names),
        names => (release_server()?, names),
    };
    if let Some(unknown) = names.iter().find(|name| PARTS.iter().all(|part| part.0 != *name)) {
        let known: Vec<_> = PARTS.iter().map(|part| part.0).collect();
        return Err(format!("there is no part '{unknown}', but {}", known.join(", ")));
    }
    let server = server.canonicalize().map_err(|error| format!("no server {server:?}: {error}"))?;
    let mut failures = Vec::new();
    for (name, part) in PARTS {
        if names.is_empty() || names.iter().any(|wanted| wanted == name) {
            failures.extend(run_part(name, *part, server.clone()).err());
        }
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("; ")) }
}

/// Runs a part on a thread of its name, after which what is skipped is named.
fn run_part(name: &str, part: Part, server: PathBuf) -> Result<(), String> {
    let worker = thread::Builder::new().name(format!("editors: {name}"));
    let running =
        worker.spawn(move || part(&server)).map_err(|error| format!("cannot start: {error}"))?;
    running.join().unwrap_or_else(|panic| panic::resume_unwind(panic))
}

/// The server of the release build.
fn release_server() -> Result<PathBuf, String> {
    let mut build = cargo(&["build", "--release", "--bin", "abide"]);
    process::run("server", &mut build)?;
    Ok(abide_testing::repository().join("target/release/abide"))
}

/// The extension: types and style, grammar, and the bundle in plain Node.
fn vscode(_server: &Path) -> Result<(), String> {
    let Some(npm) = abide_testing::program(&["npm"]) else { return Ok(()) };
    let folder = abide_testing::repository().join("editors/vscode");
    let steps: [(&str, &[&str], u32); 3] = [
        ("packages", &["ci"], 300),
        ("types and style", &["run", "check"], 120),
        ("grammar and bundle", &["test"], 300),
    ];
    for (what, words, seconds) in steps {
        let mut command = bounded(seconds, &npm);
        process::run(&format!("VS Code: {what}"), command.args(words).current_dir(&folder))?;
    }
    Ok(())
}
