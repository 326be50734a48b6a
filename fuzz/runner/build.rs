//! Builds the targets.

use crate::instrument::{self, Purpose};
use crate::options::{Options, Sanitizer};
use crate::process::{made, make_folder, repository, say, with_path};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The folder of the built targets.
#[derive(Debug)]
pub(crate) struct Built(PathBuf);

impl Built {
    /// The program of a target.
    pub(crate) fn program(&self, target: &str) -> PathBuf {
        self.0.join(target).with_extension(std::env::consts::EXE_EXTENSION)
    }
}

/// Builds the requested targets: optimised, with the checks of a debug build, in a target folder
/// of their own; or, if it is to be quick, with the dependencies that the tests have.
pub(crate) fn all(options: &Options) -> Result<Built, String> {
    if let Some(folder) = &options.programs {
        return Ok(Built(folder.clone()));
    }
    let address = options.sanitizer == Sanitizer::Address;
    let mut command = if address { nightly() } else { cargo() };
    command.current_dir(repository()).args(["build", "-p", "abide-fuzz"]);
    let mut folder = match (options.quick, address) {
        (true, _) => repository().join("target"),
        (false, false) => made("build"),
        (false, true) => made("build-address"),
    };
    command.arg("--target-dir").arg(&folder);
    if address {
        // With a target named, build scripts and macros are not instrumented.
        let host = host()?;
        command.args(["--target", &host]).env("RUSTFLAGS", "-Zsanitizer=address");
        folder.push(host);
    }
    if options.quick {
        folder.push("debug");
    } else {
        command.args(["--profile", "fuzz"]);
        folder.push("fuzz");
    }
    for target in &options.targets {
        command.args(["--bin", target.name]);
    }
    instrument::through_this_program(&mut command, Purpose::Fuzz)?;
    say(&format!("==> building {} targets", options.targets.len()));
    let status = command.status().map_err(|error| format!("cargo cannot be run: {error}"))?;
    match (status.success(), options.quick) {
        (false, _) => Err("the build failed".to_owned()),
        (true, false) => Ok(Built(folder)),
        (true, true) => apart(&Built(folder), options),
    }
}

/// Copies programs out of the folder that the next build of the tests overwrites.
fn apart(built: &Built, options: &Options) -> Result<Built, String> {
    let copies = Built(made("quick"));
    make_folder(&copies.0)?;
    for target in &options.targets {
        let (from, to) = (built.program(target.name), copies.program(target.name));
        // A program that runs cannot be written to, but replaced.
        let _ = fs::remove_file(&to);
        with_path(&from, fs::copy(&from, &to))?;
    }
    Ok(copies)
}

/// The cargo that runs this program.
pub(crate) fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").map_or_else(|| PathBuf::from("cargo"), PathBuf::from))
}

/// The cargo of the nightly toolchain: the proxy of rustup finds it, if nothing around names another.
fn nightly() -> Command {
    let mut command = Command::new("cargo");
    command.arg("+nightly");
    for variable in ["CARGO", "RUSTC", "RUSTUP_TOOLCHAIN"] {
        command.env_remove(variable);
    }
    command
}

/// The name of the machine that this runs on, as rustc spells it.
fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output();
    let output = output.map_err(|error| format!("rustc cannot be run: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let line = text.lines().find_map(|line| line.strip_prefix("host: "));
    line.map(str::to_owned).ok_or_else(|| "rustc -vV names no host".to_owned())
}
