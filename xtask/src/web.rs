//! `cargo xtask web`: the page in `web/page`, with abide as WebAssembly. `cargo xtask site`: the documentation with it.

use crate::editors;
use crate::process::{self, bounded, cargo};
use abide_testing::{program, repository, skip};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// The package that exports the functions of the module.
const PACKAGE: &str = "abide-wasm";

/// The files of Debian's packages `rustc-web`, `cargo-web`, `rust-web-src` and `lld-22`.
const DEBIAN: [&str; 4] = [
    "/usr/bin/rustc",
    "/usr/bin/cargo",
    "/usr/bin/wasm-ld-22",
    "/usr/lib/rustlib/src/rust/library/std/Cargo.toml",
];

/// Names of Chromium.
pub(crate) const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// The folder of the site within that of the repository.
const SITE: &str = "target/site";

/// Builds the page; with `--test` it is tested, too.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    let is_tested = match words {
        [] => false,
        [flag] if flag == "--test" => true,
        _ => return Err("the only argument is --test".to_owned()),
    };
    let Some((npm, module)) = build()? else { return Ok(()) };
    if is_tested {
        write_site(&npm)?;
        test(&npm, &module)
    } else {
        Ok(())
    }
}

/// Builds the site of the documentation, with the page as its playground.
pub(crate) fn site(words: &[String]) -> Result<(), String> {
    if !words.is_empty() {
        return Err("it has no arguments".to_owned());
    }
    build()?.map_or(Ok(()), |(npm, _)| write_site(&npm))
}

/// Builds the page; returns npm and the module, or `None` if a program for it is missing.
fn build() -> Result<Option<(PathBuf, PathBuf)>, String> {
    let Some(npm) = program(&["npm"]) else { return Ok(None) };
    let Some(module) = build_module()? else { return Ok(None) };
    script("packages", &npm, 300, &["ci", "--ignore-scripts", "--no-audit", "--no-fund"])?;
    script("types and style", &npm, 120, &["run", "check"])?;
    script("bundle", &npm, 120, &["run", "build"])?;
    Ok(Some((npm, module)))
}

fn write_site(npm: &Path) -> Result<(), String> {
    let folder = repository().join(SITE);
    script("site", npm, 60, &["run", "site", "--", &folder.to_string_lossy()])
}

/// Builds the module, and puts it where the page expects it. Returns that path; `None` without a compiler for it.
fn build_module() -> Result<Option<PathBuf>, String> {
    let build = ["build", "--profile", "web", "-p", PACKAGE, "--target", TARGET];
    let mut command = if has_target() {
        cargo(&build)
    } else if DEBIAN.iter().all(|path| Path::new(path).exists()) {
        with_debian(&build)
    } else {
        skip(
            "no compiler for WebAssembly: rustup target add wasm32-unknown-unknown, or Debian's rustc-web, cargo-web, \
             rust-web-src and lld-22",
        );
        return Ok(None);
    };
    process::run("WebAssembly", &mut command)?;
    let built = repository().join("target").join(TARGET).join("web/abide_wasm.wasm");
    let wanted = page().join("src/abide.wasm");
    fs::copy(&built, &wanted)
        .map_err(|error| format!("cannot copy {}: {error}", built.display()))?;
    Ok(Some(wanted))
}

/// Whether the compiler that builds this program has a standard library for WebAssembly.
fn has_target() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|answer| {
        Path::new(String::from_utf8_lossy(&answer.stdout).trim()).is_dir()
            && answer.status.success()
    })
}

/// Debian's compiler, which builds the standard library from its source.
fn with_debian(words: &[&str]) -> Command {
    let [rustc, cargo, linker, _] = DEBIAN;
    let mut command = Command::new(cargo);
    command
        .args(words)
        .arg("-Zbuild-std=std,panic_abort")
        .env("RUSTC", rustc)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTFLAGS", format!("-C linker={linker}"))
        .env_remove("CARGO")
        .current_dir(repository());
    command
}

/// The module in Node, compared with the native program, the page and the site in Chromium, and the extension for
/// browsers in VS Code's workbench.
fn test(npm: &Path, module: &Path) -> Result<(), String> {
    let Some(browser) = program(&BROWSERS) else { return Ok(()) };
    process::run("native", &mut cargo(&["build", "-p", "abide-web", "--example", "answers"]))?;
    let mut command = bounded(900, npm);
    command
        .args(["test"])
        .env("ABIDE_ANSWERS", repository().join("target/debug/examples/answers"))
        .env("ABIDE_CHROMIUM", &browser)
        .env("ABIDE_SITE", repository().join(SITE))
        .current_dir(page());
    process::run("page: tests", &mut command)?;
    editors::browser(npm, &browser, module)
}

fn page() -> PathBuf {
    repository().join("web/page")
}

fn script(what: &str, npm: &Path, seconds: u32, words: &[&str]) -> Result<(), String> {
    let mut command = bounded(seconds, npm);
    command.args(words).current_dir(page());
    process::run(&format!("page: {what}"), &mut command)
}
