//! Instruments the crates of this project alone: cargo calls this program instead of rustc for the crates of the
//! workspace (`RUSTC_WORKSPACE_WRAPPER`), so all dependencies stay unchanged.
//!
//! Cargo identifies builds by the path of that program, not by its behaviour. So there is a copy for each purpose,
//! which is known by its name.

use crate::process::{made, make_folder, with_path};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The purpose of the instrumentation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Guiding libFuzzer.
    Fuzz,
    /// With coverage.
    Coverage,
}

/// The name prefix of instrumented crates: all of the project but the targets, which have the checks'
/// instrumentation. The generators are included: their branches are the structure of the inputs.
const CRATES: &str = "abide";

/// The options of a stable rustc equivalent to clang's `-fsanitize=fuzzer`.
const FUZZ: &[&str] = &[
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Ccodegen-units=1",
];

const COVERAGE: &[&str] = &["-Cinstrument-coverage"];

impl Purpose {
    /// The copy of this program that instruments for the purpose.
    fn program(self) -> PathBuf {
        let name = match self {
            Purpose::Fuzz => "rustc-for-fuzz",
            Purpose::Coverage => "rustc-for-coverage",
        };
        made("bin").join(name).with_extension(std::env::consts::EXE_EXTENSION)
    }

    /// The purpose of a program.
    fn of(program: &Path) -> Option<Purpose> {
        let is_it = |one: &Purpose| one.program().file_name() == program.file_name();
        [Purpose::Fuzz, Purpose::Coverage].into_iter().find(is_it)
    }

    /// Returns the rustc flags for a crate. Crates linked to a coverage crate need its runtime, too.
    fn flags(self, crate_name: &str) -> &'static [&'static str] {
        match self {
            Purpose::Fuzz if crate_name.starts_with(CRATES) => FUZZ,
            Purpose::Coverage => COVERAGE,
            Purpose::Fuzz => &[],
        }
    }
}

/// Makes cargo call this program instead of rustc.
pub(crate) fn through_this_program(cargo: &mut Command, purpose: Purpose) -> Result<(), String> {
    let this = std::env::current_exe()
        .map_err(|error| format!("cannot find out where this program is: {error}"))?;
    make_folder(&made("bin"))?;
    let copy = purpose.program();
    with_path(&copy, fs::copy(this, &copy))?;
    cargo.env("RUSTC_WORKSPACE_WRAPPER", copy);
    Ok(())
}

/// If this program is called instead of rustc: calls rustc, with the flags for the crate.
pub(crate) fn compile_if_asked() -> Option<ExitCode> {
    let purpose = Purpose::of(&std::env::current_exe().ok()?)?;
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (rustc, words) = words.split_first()?;
    let status = Command::new(rustc).args(words).args(flags_for(purpose, words)).status();
    let code =
        status.ok().and_then(|status| status.code()).and_then(|code| u8::try_from(code).ok());
    Some(ExitCode::from(code.unwrap_or(101)))
}

/// Returns the flags for a call of rustc: empty if it compiles no project crate.
fn flags_for(purpose: Purpose, words: &[String]) -> &'static [&'static str] {
    let name = words.iter().skip_while(|word| *word != "--crate-name").nth(1);
    match name {
        Some(name) if name != "___" && name != "build_script_build" => purpose.flags(name),
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_watched_crates_are_instrumented() {
        let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let core = words("--crate-name abide_core src/lib.rs");
        assert_eq!(flags_for(Purpose::Fuzz, &core), FUZZ);
        assert_eq!(flags_for(Purpose::Coverage, &core), COVERAGE);
        // Each crate of the project that targets are made of.
        let manifest = fs::read_to_string(crate::process::repository().join("Cargo.toml"));
        let manifest = manifest.unwrap();
        let members = manifest.lines().filter_map(|line| line.strip_prefix("abide-"));
        let names: Vec<&str> = members.filter_map(|line| line.split([' ', '=']).next()).collect();
        assert!(names.len() > 8, "{names:?}");
        for name in names {
            let own = words(&format!("--crate-name abide_{} src/lib.rs", name.replace('-', "_")));
            assert_eq!(flags_for(Purpose::Fuzz, &own), FUZZ, "{name}");
        }
        let target = words("--crate-name parse_mlir x.rs");
        assert!(flags_for(Purpose::Fuzz, &target).is_empty());
        assert_eq!(flags_for(Purpose::Coverage, &target), COVERAGE);
        for line in ["--crate-name build_script_build build.rs", "--crate-name ___ -", "-vV"] {
            assert!(flags_for(Purpose::Coverage, &words(line)).is_empty(), "{line}");
        }
    }
}
