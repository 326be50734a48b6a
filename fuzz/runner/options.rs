//! The command line.

use abide_fuzz::{TARGETS, Target};
use std::path::PathBuf;

/// The usage text.
pub(crate) const USAGE: &str = "\
usage: cargo xtask fuzz [OPTION]..
  --time SECONDS       how long each target runs (60)
  --runs NUMBER        how many inputs each target runs at most, whatever the time
  --seed NUMBER        the seed of libFuzzer; with --runs and new corpora every run is the same
  --target NAME        only this target; can be given again
  --sanitizer NAME     none, or address, which needs the nightly toolchain
  --quick              build as for tests: soon ready, several times slower
  --programs FOLDER    run what was built there, instead of building
  --list               the names of the targets
  --summary            what all runs so far have come to
  --minimize           write what the runs have found beyond the seeds into corpus/seeds
  --coverage           tell how much of the code the corpora reach, and the tests with them
  --archive FOLDER     write seeds, dictionary and options of each target, as OSS-Fuzz wants them";

/// The requested options.
#[derive(Debug, Clone)]
pub(crate) struct Options {
    pub(crate) action: Action,
    /// The time of each target, in seconds.
    pub(crate) time: u64,
    pub(crate) runs: Option<u64>,
    pub(crate) seed: Option<u32>,
    pub(crate) targets: Vec<&'static Target>,
    pub(crate) sanitizer: Sanitizer,
    /// Whether the build shares the dependencies of the tests.
    pub(crate) quick: bool,
    /// The folder of the targets, if they are built already.
    pub(crate) programs: Option<PathBuf>,
}

/// The requested action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Action {
    Run,
    List,
    Summary,
    Minimize,
    Archive(PathBuf),
    Coverage,
    Help,
}

/// The sanitizer that watches the memory of the targets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sanitizer {
    None,
    Address,
}

impl Options {
    /// Reads the words of the command line.
    pub(crate) fn read(words: &[String]) -> Result<Options, String> {
        let mut options = Options {
            action: Action::Run,
            time: 60,
            runs: None,
            seed: None,
            targets: Vec::new(),
            sanitizer: Sanitizer::None,
            quick: false,
            programs: None,
        };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or_else(|| format!("{word} needs a value\n{USAGE}"));
            match word.as_str() {
                "--time" => options.time = number(word, value()?)?,
                "--runs" => options.runs = Some(number(word, value()?)?),
                "--seed" => options.seed = Some(number(word, value()?)?),
                "--target" => options.targets.push(target(value()?)?),
                "--sanitizer" => options.sanitizer = sanitizer(value()?)?,
                "--quick" => options.quick = true,
                "--programs" => options.programs = Some(PathBuf::from(value()?)),
                "--list" => options.action = Action::List,
                "--summary" => options.action = Action::Summary,
                "--minimize" => options.action = Action::Minimize,
                "--archive" => options.action = Action::Archive(PathBuf::from(value()?)),
                "--coverage" => options.action = Action::Coverage,
                "--help" | "-h" => options.action = Action::Help,
                _ => return Err(format!("does not know '{word}'\n{USAGE}")),
            }
        }
        if options.targets.is_empty() {
            options.targets = TARGETS.iter().collect();
        }
        Ok(options)
    }
}

fn number<N: std::str::FromStr>(option: &str, word: &str) -> Result<N, String> {
    word.parse().map_err(|_| format!("{option} needs a number, not '{word}'"))
}

fn target(name: &str) -> Result<&'static Target, String> {
    Target::named(name).ok_or_else(|| {
        let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        format!("unknown target '{name}'; the targets are: {}", names.join(", "))
    })
}

fn sanitizer(name: &str) -> Result<Sanitizer, String> {
    match name {
        "none" => Ok(Sanitizer::None),
        "address" => Ok(Sanitizer::Address),
        _ => Err(format!("unknown sanitizer '{name}'; the sanitizers are: none, address")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Options, String> {
        Options::read(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn words_become_options() {
        let options = read("--time 5 --target parse_sip --target parse_raw --seed 1").unwrap();
        assert_eq!((options.time, options.seed, options.runs), (5, Some(1), None));
        let names: Vec<&str> = options.targets.iter().map(|target| target.name).collect();
        assert_eq!(names, ["parse_sip", "parse_raw"]);
        assert_eq!(read("").unwrap().targets.len(), TARGETS.len());
    }

    #[test]
    fn mistakes_are_reported() {
        for (line, message) in [
            ("--time", "--time needs a value"),
            ("--time x", "--time needs a number, not 'x'"),
            ("--target nothing", "unknown target 'nothing'; the targets are: abi_module, "),
            ("--sanitizer hot", "unknown sanitizer 'hot'"),
            ("parse_sip", "does not know 'parse_sip'"),
        ] {
            let error = read(line).unwrap_err();
            assert!(error.starts_with(message), "{error}");
        }
    }
}
