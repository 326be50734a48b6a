//! LLVM's coverage tools, of the version that rustc's own LLVM has: their formats change with each.

use super::measure::Coverage;
use crate::process::{make_folder, repository, with_path};
use abide_fuzz::corpus;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs.
#[derive(Debug)]
pub(super) struct Tools {
    profdata: PathBuf,
    cov: PathBuf,
}

impl Tools {
    /// Finds the tools of the toolchain (rustup's component `llvm-tools`), or those of the same version that
    /// the system has (Debian's package `llvm-22` for LLVM 22).
    pub(super) fn find() -> Result<Tools, String> {
        let major = line_of_rustc(&["-vV"], "LLVM version: ")?;
        let major = major.split('.').next().unwrap_or_default();
        let sysroot = line_of_rustc(&["--print", "sysroot"], "")?;
        let host = line_of_rustc(&["-vV"], "host: ")?;
        let own = Path::new(&sysroot).join("lib/rustlib").join(host).join("bin");
        let path = std::env::var_os("PATH").unwrap_or_default();
        let find = |name: &str| {
            let numbered = format!("{name}-{major}");
            let elsewhere = std::env::split_paths(&path).map(|folder| folder.join(&numbered));
            std::iter::once(own.join(name)).chain(elsewhere).find(|file| file.is_file()).ok_or_else(|| {
                format!(
                    "needs {name} of LLVM {major}: `rustup component add llvm-tools`, or Debian's package \
                     llvm-{major}"
                )
            })
        };
        Ok(Tools { profdata: find("llvm-profdata")?, cov: find("llvm-cov")? })
    }

    /// Returns the coverage of programs, by the profiles in some folders. Leaves `NAME.profdata` and `NAME.json`.
    pub(super) fn coverage(
        &self,
        profiles: &[&Path],
        objects: &[PathBuf],
        name: &Path,
    ) -> Result<Coverage, String> {
        let files: Vec<PathBuf> =
            profiles.iter().flat_map(|folder| corpus::files(folder, &["profraw"])).collect();
        make_folder(name)?;
        let (list, merged) = (name.with_extension("list"), name.with_extension("profdata"));
        let lines: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
        with_path(&list, fs::write(&list, lines.join("\n")))?;
        let mut merge = Command::new(&self.profdata);
        merge
            .args(["merge", "-sparse", "-failure-mode=all", "-o"])
            .arg(&merged)
            .arg("-f")
            .arg(&list);
        run(&mut merge)?;
        let exported = name.with_extension("json");
        let mut export = Command::new(&self.cov);
        export.args(["export", "-skip-expansions", "-skip-branches", "-num-threads=1"]);
        export.arg("-instr-profile").arg(&merged).arg("-sources").arg(repository().join("core"));
        export.arg(repository().join("lsp/src"));
        for object in objects {
            export.arg("-object").arg(object);
        }
        run(export.stdout(with_path(&exported, File::create(&exported))?))?;
        Coverage::read(&exported)
    }
}

fn run(command: &mut Command) -> Result<(), String> {
    let program = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{program} failed ({status})")),
        Err(error) => Err(format!("{program} cannot be run: {error}")),
    }
}

/// Returns the text after some words in rustc's output.
fn line_of_rustc(arguments: &[&str], words: &str) -> Result<String, String> {
    let output = Command::new("rustc").args(arguments).current_dir(repository()).output();
    let output = output.map_err(|error| format!("rustc cannot be run: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let line = text.lines().find_map(|line| line.strip_prefix(words));
    line.map(str::to_owned).ok_or_else(|| format!("rustc {} has no '{words}'", arguments.join(" ")))
}
