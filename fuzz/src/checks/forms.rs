//! Forms that a project's dialects declare. Reading a text in such a form terminates and takes memory in proportion to
//! the text. The output of `abide opt` is printed unchanged by a second run.

use crate::Outcome;
use crate::generate::forms::{self, Case, PRELUDE, PRELUDE_NAME};
use abide_core::dialect::registry;
use abide_core::ide::{Document, completions};
use abide_core::limits::Limits;
use abide_core::mlir::ods::records::Reader;
use abide_core::mlir::opt::{self, Options};
use abide_core::mlir::registry::Registry;
use abide_tablegen::{Files, Session};
use arbitrary::Unstructured;
use std::sync::Arc;

/// The maximum memory that an input may take, in bytes.
pub const MAX_MEMORY: usize = 100_000_000;

/// The text that `abide opt` prints with these dialects, or its messages; another function is passed only by the
/// negative controls.
pub type Opt = fn(&[u8], &[&str], &Registry) -> Result<Vec<u8>, String>;

/// Runs something, and returns the most bytes that it had at a time.
pub type Measure = fn(&mut dyn FnMut()) -> usize;

/// `abide opt` of `abide-core`.
///
/// # Errors
/// Its messages, if it fails.
pub fn opt_text(text: &[u8], flags: &[&str], registry: &Registry) -> Result<Vec<u8>, String> {
    let mut options = Options::default();
    for flag in flags {
        options.take(flag).map_err(|error| error.to_string())?;
    }
    let outcome = opt::opt(text, "input", &options, registry, &Limits::default());
    if outcome.success { Ok(outcome.output) } else { Err(outcome.messages) }
}

/// A generated dialect and a text: see [`described_forms_with`]. The memory is bounded by the runner.
///
/// # Panics
/// If it does not hold.
pub fn described_forms(data: &[u8]) -> Outcome {
    let unmeasured: Measure = |run| {
        run();
        0
    };
    described_forms_with(opt_text, unmeasured, data)
}

/// Checks, prints and completes the text in bounded memory. A second run prints the output unchanged, also in the
/// generic form. An input counts if the text is printed.
///
/// # Panics
/// If it does not hold.
pub fn described_forms_with(opt: Opt, measure: Measure, data: &[u8]) -> Outcome {
    let mut u = Unstructured::new(data);
    let Ok(share) = u.arbitrary::<u8>() else { return Outcome::Rejected };
    let Ok(case) = forms::case(&mut u) else { return Outcome::Rejected };
    // After a whole text any operation may follow: the completions there are the same for all of them.
    let end = case.text.len();
    let is_whole = case.text.ends_with("}\n");
    let place = if is_whole { end * usize::from(share) / 256 } else { end };
    hold(opt, measure, &case, place)
}

/// Checks everything that [`described_forms_with`] documents, for one case; completion is requested at a place.
///
/// # Panics
/// If it does not hold.
pub fn hold(opt: Opt, measure: Measure, case: &Case, place: usize) -> Outcome {
    let registry = Arc::new(described(&case.dialect));
    let mut outcome = Outcome::Rejected;
    let memory = measure(&mut || {
        let document = Document::new(case.text.clone().into_bytes(), Limits::default());
        let document = document.with_registry(Arc::clone(&registry));
        let _ = document.diagnostics();
        let _ = completions(&document, u32::try_from(place).unwrap_or(u32::MAX));
        outcome = printed_twice(opt, case, &registry);
    });
    assert!(memory <= MAX_MEMORY, "{memory} bytes for\n{}\n{}", case.dialect, case.text);
    outcome
}

/// MLIR does not print an empty dictionary, even if the part before it needs one to end. MLIR cannot read such output.
const EMPTY_DICTIONARY: &str = " {}";

fn printed_twice(opt: Opt, case: &Case, registry: &Registry) -> Outcome {
    let Case { dialect, text } = case;
    let mut outcome = Outcome::Rejected;
    for flags in [&[][..], &["-mlir-print-op-generic"]] {
        let Ok(once) = opt(text.as_bytes(), flags, registry) else { continue };
        let again = opt(&once, flags, registry);
        if again.as_ref() != Ok(&once) && text.contains(EMPTY_DICTIONARY) {
            let text = text.replace(EMPTY_DICTIONARY, "");
            return printed_twice(opt, &Case { dialect: dialect.clone(), text }, registry);
        }
        let shown = String::from_utf8_lossy(&once);
        match again {
            Ok(twice) => {
                let again = String::from_utf8_lossy(&twice);
                assert!(
                    once == twice,
                    "{flags:?}\n{dialect}\n{text}\n-- once\n{shown}\n-- twice\n{again}"
                );
            }
            Err(error) => {
                panic!("{flags:?}\n{dialect}\n{text}\n-- once\n{shown}\n-- twice\n{error}")
            }
        }
        outcome = Outcome::Checked;
    }
    outcome
}

/// The generated file and the one that it includes.
struct Texts<'t>(&'t str);

impl Files for Texts<'_> {
    fn read(&self, path: &str) -> Option<Arc<[u8]>> {
        match path {
            "input.td" => Some(self.0.as_bytes().into()),
            PRELUDE_NAME => Some(PRELUDE.as_bytes().into()),
            _ => None,
        }
    }
}

/// All bundled dialects, and one that a TableGen text describes.
///
/// # Panics
/// If the text is not valid TableGen.
pub fn described(dialect: &str) -> Registry {
    let mut session = Session::once(abide_tablegen::Options::default(), Limits::default());
    let evaluation = session.evaluate(&Texts(dialect), "input.td");
    let evaluation = evaluation.unwrap_or_else(|| panic!("no file"));
    if let Some((_, error)) = evaluation.first_error() {
        panic!("{}\n{dialect}", error.message);
    }
    let mut reader = Reader::default();
    reader.add(&session, &evaluation);
    registry().with(reader.finish())
}
