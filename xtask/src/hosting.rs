//! `cargo xtask hosting`: checks the files for GitHub and Docker with the linters of their formats.

use crate::process;
use abide_testing::{repository, skip_everywhere};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The checks: the program, its first arguments, and the files. All programs are packages of PyPI.
const LINTERS: [(&str, &[&str], &[&str]); 6] = [
    (
        "actionlint",
        &["-no-color"],
        &[
            ".github/workflows/ci.yml",
            ".github/workflows/release.yml",
            ".github/workflows/site.yml",
        ],
    ),
    ("check-jsonschema", &["--builtin-schema", "vendor.github-actions"], &["action.yml"]),
    ("check-jsonschema", &["--builtin-schema", "vendor.dependabot"], &[".github/dependabot.yml"]),
    (
        "check-jsonschema",
        &["--builtin-schema", "vendor.github-issue-config"],
        &[".github/ISSUE_TEMPLATE/config.yml"],
    ),
    (
        "check-jsonschema",
        &["--builtin-schema", "vendor.github-issue-forms"],
        &[
            ".github/ISSUE_TEMPLATE/bug.yml",
            ".github/ISSUE_TEMPLATE/false-error.yml",
            ".github/ISSUE_TEMPLATE/feature.yml",
        ],
    ),
    ("hadolint", &["--no-color"], &["Dockerfile"]),
];

/// Checks all files.
///
/// # Errors
///
/// Each file with a finding; the findings are on standard output.
pub(crate) fn check(words: &[String]) -> Result<(), String> {
    if let Some(word) = words.first() {
        return Err(format!("unexpected argument '{word}'"));
    }
    let mut broken: Vec<String> = Vec::new();
    for (program, arguments, files) in LINTERS {
        match linter(program) {
            Some(path) => {
                let mut command = Command::new(path);
                command.args(arguments).args(files).current_dir(repository());
                broken.extend(
                    process::run(&format!("{program} {}", files.join(" ")), &mut command).err(),
                );
            }
            None => skip_everywhere(&format!("no {program} in target/lint/bin and on the PATH")),
        }
    }
    broken.extend(unlisted());
    broken.extend(docker_context().err());
    if broken.is_empty() { Ok(()) } else { Err(broken.join("\n")) }
}

/// A program of `target/lint`, which `.ci/run` fills, or of the `PATH`.
fn linter(name: &str) -> Option<PathBuf> {
    let own = repository().join("target/lint/bin");
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::iter::once(own)
        .chain(std::env::split_paths(&path))
        .map(|folder| folder.join(name))
        .find(|path| path.is_file())
}

/// The files of `.github` that no check names.
fn unlisted() -> Vec<String> {
    let mut files = abide_testing::files_below(".github");
    files.retain(|file| !LINTERS.iter().any(|linter| linter.2.contains(&&**file)));
    files.iter().map(|file| format!("{file}: no check names this file")).collect()
}

/// Fails if `.dockerignore` leaves out a file that a manifest names.
fn docker_context() -> Result<(), String> {
    let root = repository();
    let failure = |error: std::io::Error| format!("the context of the Dockerfile: {error}");
    let ignored = fs::read_to_string(root.join(".dockerignore")).map_err(failure)?;
    let listed = Command::new("git")
        .args(["ls-files", "-z"])
        .current_dir(&root)
        .output()
        .map_err(failure)?;
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let context = root.join("target/docker-context");
    // The folder does not exist before the first run.
    let _ = fs::remove_dir_all(&context);
    for file in listed.split('\0').filter(|file| !file.is_empty() && !is_ignored(file, &ignored)) {
        let (from, to) = (root.join(file), context.join(file));
        if from.is_file() {
            fs::create_dir_all(to.parent().unwrap_or(Path::new(""))).map_err(failure)?;
            fs::copy(&from, &to).map_err(failure)?;
        }
    }
    let mut command = process::cargo(&["metadata", "--locked", "--format-version", "1"]);
    let answer = command.current_dir(&context).output().map_err(failure)?;
    fs::remove_dir_all(&context).map_err(failure)?;
    if answer.status.success() {
        return Ok(());
    }
    Err(format!(
        "the context of the Dockerfile: {}",
        String::from_utf8_lossy(&answer.stderr).trim()
    ))
}

/// Whether a pattern of `.dockerignore` matches a path: from the top, or with `**/` anywhere.
fn is_ignored(path: &str, patterns: &str) -> bool {
    let patterns = patterns.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    patterns.into_iter().any(|pattern| match pattern.strip_prefix("**/") {
        Some(name) => path.split('/').any(|part| part == name),
        None => {
            path.strip_prefix(pattern).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_for_hosts_are_accepted() {
        check(&[]).unwrap();
    }

    #[test]
    fn patterns_of_dockerignore_have_paths_and_names() {
        let patterns = "# docs\ndocs\n**/target\nweb/page\n";
        for path in ["docs", "docs/a.md", "target/a", "a/target/b", "web/page/a"] {
            assert!(is_ignored(path, patterns), "{path}");
        }
        for path in ["docs.md", "core/docs.rs", "web/src/lib.rs", "a/docs/b"] {
            assert!(!is_ignored(path, patterns), "{path}");
        }
    }
}
