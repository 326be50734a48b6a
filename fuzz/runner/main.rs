//! Runs the fuzz targets: `cargo xtask fuzz`. Builds them with coverage instrumentation, on stable Rust and
//! with nothing to install, runs one after the other under libFuzzer, and reports the results.

mod archive;
mod build;
mod coverage;
mod history;
mod instrument;
mod minimize;
mod options;
mod process;
mod report;
mod run;

use abide_fuzz::TARGETS;
use options::{Action, Options};
use process::{print, say};
use std::process::ExitCode;

fn main() -> ExitCode {
    if let Some(exit) = instrument::compile_if_asked() {
        return exit;
    }
    let words: Vec<String> = std::env::args().skip(1).collect();
    let result = Options::read(&words).and_then(|options| act(&options));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            say(&message);
            ExitCode::FAILURE
        }
    }
}

fn act(options: &Options) -> Result<(), String> {
    match &options.action {
        Action::Help => print(options::USAGE),
        Action::List => TARGETS.iter().for_each(|target| print(target.name)),
        Action::Summary => print(&history::summary()?),
        Action::Archive(folder) => archive::write(folder, &options.targets)?,
        Action::Minimize => minimize::all(&build::all(options)?, &options.targets)?,
        Action::Coverage => coverage::measure()?,
        Action::Run => run::all(&build::all(options)?, options)?,
    }
    Ok(())
}
