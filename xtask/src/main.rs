//! The chores of the project: `cargo xtask <chore>`.

mod editors;
mod fuzz;
mod growth;
mod hosting;
mod process;
mod readme;
mod registries;
mod sanitize;
mod supply;
mod test;
mod web;
mod words;

use process::say;
use std::process::ExitCode;

/// The chores: name, description, and function.
const CHORES: &[(&str, &str, Chore)] = &[
    (
        "test",
        "[--only-shared FILE]: format, lints, all tests, the README's commands, the editors",
        test::run,
    ),
    ("first-command", "the first command of the README, unchanged", readme::run_first),
    (
        "editors",
        "[--server FILE] [PART..]: the extensions and set-ups of editors, in real editors",
        editors::run,
    ),
    (
        "web",
        "[--test]: builds the page in web/page with the WebAssembly module, and tests it in Chromium",
        web::run,
    ),
    (
        "site",
        "builds the documentation as a site with the page as its playground, into target/site",
        web::site,
    ),
    (
        "sdist",
        "builds and installs the Python source distribution; asks how large a wheel's library is",
        test::sdist,
    ),
    (
        "supply-chain",
        "licences, sources and duplicates of what the project depends on",
        supply::check,
    ),
    ("hosting", "linters of the files that GitHub and Docker read", hosting::check),
    ("sbom", "prints a software bill of materials, as CycloneDX", supply::sbom),
    ("words", "[--all]: counts phrases that make prose hard to read", words::run),
    (
        "growth",
        "[WORD..]: every command is linear in each kind of input, by counted instructions",
        growth::run,
    ),
    ("sanitize", "the borders of the library under AddressSanitizer, on nightly", sanitize::run),
    ("fuzz", "runs the fuzz targets under libFuzzer; --help says how", fuzz::run),
    ("coverage", "how much of the code the fuzzers' corpora and the tests reach", fuzz::coverage),
];

/// A chore takes the words after its name, and fails with a message.
type Chore = fn(&[String]) -> Result<(), String>;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let chore = words.first().and_then(|word| CHORES.iter().find(|chore| chore.0 == word));
    let Some((name, _, run)) = chore else {
        say("usage: cargo xtask <chore>");
        for (name, summary, _) in CHORES {
            say(&format!("  {name}  {summary}"));
        }
        return ExitCode::from(2);
    };
    match run(words.get(1..).unwrap_or_default()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            say(&format!("cargo xtask {name}: {message}"));
            ExitCode::FAILURE
        }
    }
}
