//! All `.td` files of LLVM, IREE and StableHLO, compared with `llvm-tblgen-22 --dump-json`. One session reads them
//! all, so that its cache of shared headers is checked, too.

use crate::support;
use crate::support::Memory;
use abide_tablegen::{Evaluation, Session, output};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// LLVM's headers, from Debian's `llvm-22-dev` and `libmlir-22-dev`.
const LLVM: &str = "/usr/lib/llvm-22/include";

/// All `.td` files below a folder, in order.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                waiting.push(path);
            } else if path.extension().is_some_and(|it| it == "td") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// JSON without the places, which are allowed to differ.
fn without_places(mut json: Value) -> Value {
    if let Value::Object(records) = &mut json {
        for record in records.values_mut() {
            if let Value::Object(fields) = record {
                fields.remove("!locs");
            }
        }
    }
    json
}

fn own_json(session: &Session, evaluation: &Evaluation) -> Value {
    let mut text = Vec::new();
    output::write_json(session, evaluation, &|_| None, &mut text).unwrap();
    without_places(serde_json::from_slice(&text).expect("the output is JSON"))
}

/// `file:line` of the first error.
fn own_error(session: &Session, evaluation: &Evaluation) -> Option<String> {
    let (file, found) = evaluation.first_error()?;
    let text = session.text(*file);
    let before = text.get(..found.span.start() as usize).unwrap_or(text);
    let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
    Some(format!("{}:{line}", session.path(*file)))
}

/// The result of llvm-tblgen for a file: its records, or `file:line` of its first error.
fn peer(tblgen: &Path, folders: &[&str], file: &Path) -> Result<Value, String> {
    let includes = folders.iter().flat_map(|folder| ["-I", folder]);
    let run = Command::new(tblgen).arg("--dump-json").args(includes).arg(file).output().unwrap();
    if run.status.success() {
        return Ok(without_places(serde_json::from_slice(&run.stdout).unwrap()));
    }
    let said = String::from_utf8_lossy(&run.stderr);
    let first = said.lines().find(|line| line.contains(": error:")).unwrap_or_default();
    let place = first.split(": error:").next().unwrap_or_default();
    // Without the column.
    Err(place.rsplit_once(':').map_or(place, |(line, _)| line).to_owned())
}

/// Compares every `step`th file, from `first` on: two tests share the work.
fn compare(files: &[PathBuf], folders: &[&str], first: usize, step: usize) {
    let Some(tblgen) = abide_testing::program(&["llvm-tblgen-22"]) else { return };
    if !Path::new(LLVM).join("mlir/IR/OpBase.td").exists() {
        abide_testing::skip("no MLIR headers: Debian's libmlir-22-dev has them");
        return;
    }
    let mut session = support::session(folders);
    let disk = Memory::on_disk();
    let mut different = Vec::new();
    let mut count = 0;
    for file in files.iter().skip(first).step_by(step) {
        let path = file.to_str().unwrap();
        let evaluation = session.evaluate(&disk, path).unwrap();
        count += 1;
        let own = match own_error(&session, &evaluation) {
            Some(place) => Err(place),
            None => Ok(own_json(&session, &evaluation)),
        };
        let peer = peer(&tblgen, folders, file);
        if own != peer {
            let say = |side: Result<Value, String>| side.err().unwrap_or("records".to_owned());
            different.push(format!("{path}: we {}, llvm-tblgen {}", say(own), say(peer)));
        }
    }
    assert!(count > 5, "only {count} files");
    assert!(
        different.is_empty(),
        "{} of {count} differ:\n{}",
        different.len(),
        different.join("\n")
    );
}

fn llvm(first: usize) {
    let files: Vec<_> = files_below(Path::new(LLVM))
        .into_iter()
        // 25 MB of JSON: its own test.
        .filter(|file| !file.ends_with("llvm/IR/Intrinsics.td"))
        .collect();
    if files.is_empty() {
        abide_testing::skip("no LLVM headers: Debian's llvm-22-dev and libmlir-22-dev have them");
        return;
    }
    compare(&files, &[LLVM], first, 3);
}

#[test]
fn llvm_first_third() {
    llvm(0);
}

#[test]
fn llvm_second_third() {
    llvm(1);
}

#[test]
fn llvm_last_third() {
    llvm(2);
}

#[test]
fn iree_and_stablehlo() {
    let Some(shared) = abide_testing::shared_folder() else { return };
    let projects = shared.join("projects");
    let folder = |path: &str| projects.join(path).to_str().unwrap().to_owned();
    let iree = [
        folder("iree/compiler/src"),
        folder("iree/llvm-external-projects/iree-dialects/include"),
        folder("iree/compiler/plugins/input/StableHLO"),
        folder("iree/compiler/plugins/input/Torch/InputConversion"),
        folder("stablehlo"),
    ];
    let mut folders = vec![LLVM];
    folders.extend(iree.iter().map(String::as_str));
    compare(&files_below(&projects), &folders, 0, 1);
}
