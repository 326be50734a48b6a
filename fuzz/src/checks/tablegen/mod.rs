//! Tests programs of TableGen against `llvm-tblgen`: the same records, or a refusal on the same line.

mod compare;
mod judge;
mod parse;
mod reference;

use crate::Outcome;
use crate::generate::tablegen::program;
use abide_json::tablegen::Texts;
use arbitrary::Unstructured;
use serde_json::Value;

pub use judge::{Disagreement, Tally, judge};
pub use parse::parse_tablegen;
pub use reference::Reference;

/// The reason why a program is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The line of the first error, from 1; `None` if it has no position.
    pub line: Option<usize>,
    /// The message there.
    pub message: String,
}

/// Evaluates a file without includes: returns its records as in `--dump-json`, or the error.
pub type Evaluate = fn(&str) -> Result<Value, Refusal>;

/// One of this many programs has a mistake.
const PROGRAMS_PER_MISTAKE: u32 = 12;

/// The number of bytes that make a program.
const PROGRAM_BYTES: usize = 512;

/// Generates programs from bytes; their names differ.
#[must_use]
pub fn programs(data: &[u8]) -> Vec<String> {
    let numbered = data.chunks(PROGRAM_BYTES).enumerate();
    let texts = numbered.map(|(number, share)| {
        program(&mut Unstructured::new(share), &format!("p{number}_"), PROGRAMS_PER_MISTAKE).text
    });
    texts.collect()
}

/// The bytes as programs that abide and llvm-tblgen read alike: see [`tablegen_differential_with`].
pub fn tablegen_differential(data: &[u8]) -> Outcome {
    tablegen_differential_with(evaluate, data)
}

/// Returns abide's result for a file.
///
/// # Errors
/// The first error.
pub fn evaluate(text: &str) -> Result<Value, Refusal> {
    let read = abide_json::tablegen::evaluate(&Texts::new(text, []), Vec::new());
    read.map(|records| records.json).map_err(|errors| {
        let first = errors.into_iter().next();
        let (line, message) = first.map(|error| (error.line, error.message)).unzip();
        Refusal { line, message: message.unwrap_or_default() }
    })
}

/// The bytes as programs that `evaluate` and llvm-tblgen read alike. Rejected where llvm-tblgen is not
/// there, and if it gives no answer to any of them.
///
/// # Panics
/// If the two disagree.
pub fn tablegen_differential_with(evaluate: Evaluate, data: &[u8]) -> Outcome {
    let Some(reference) = Reference::find() else { return Outcome::Rejected };
    let tally =
        judge(&reference, evaluate, &programs(data)).unwrap_or_else(|found| panic!("{found}"));
    if tally.judged() == 0 { Outcome::Rejected } else { Outcome::Checked }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_generate::Random;

    /// Returns the first disagreement of a broken reader on seeded programs; `None` if llvm-tblgen is missing.
    fn caught(evaluate: Evaluate) -> Option<Box<Disagreement>> {
        abide_testing::program(&["llvm-tblgen-22"])?;
        let reference = Reference::find()?;
        let found = (1..20).find_map(|seed| {
            let data = Random::new(seed).bytes(30 * PROGRAM_BYTES);
            judge(&reference, evaluate, &programs(&data)).err()
        });
        Some(found.expect("the broken reader is caught"))
    }

    fn right(text: &str) -> Result<Value, Refusal> {
        Reference::find().expect("it was there before").read(text).expect("an answer")
    }

    #[test]
    fn a_reader_agrees_with_itself() {
        if abide_testing::program(&["llvm-tblgen-22"]).is_none() {
            return;
        }
        let data = Random::new(1).bytes(60 * PROGRAM_BYTES);
        let reference = Reference::find().expect("it is there");
        let tally = judge(&reference, right, &programs(&data)).expect("no disagreement");
        assert!(tally.accepted > 40 && tally.refused > 0, "{tally:?}");
        assert_eq!(tally.unanswered, 0);
    }

    #[test]
    fn another_value_is_caught() {
        let found = caught(|text| {
            let mut records = right(text)?;
            if text.contains("!tolower") {
                let fields = records.as_object_mut().expect("records").values_mut();
                for value in fields.filter_map(|record| record.get_mut("text_0")) {
                    *value = Value::from("other");
                }
            }
            Ok(records)
        });
        if let Some(found) = found {
            assert!(found.program.contains("!tolower"), "{found}");
            assert!(found.what.contains("text_0"), "{found}");
        }
    }

    #[test]
    fn a_record_that_is_missing_is_caught() {
        caught(|text| {
            let mut records = right(text)?;
            records
                .as_object_mut()
                .expect("records")
                .retain(|name, _| !name.contains("anonymous_1"));
            Ok(records)
        });
    }

    #[test]
    fn another_line_is_caught() {
        caught(|text| {
            let moved =
                |refusal: Refusal| Refusal { line: refusal.line.map(|line| line + 1), ..refusal };
            right(text).map_err(moved)
        });
    }

    #[test]
    fn a_reader_that_accepts_too_much_is_caught() {
        caught(|text| Ok(right(text).unwrap_or_default()));
    }

    #[test]
    fn a_reader_that_accepts_too_little_is_caught() {
        caught(|text| match right(text) {
            Ok(_) if text.contains("!setdagname") => {
                Err(Refusal { line: Some(1), message: String::new() })
            }
            answer => answer,
        });
    }

    #[test]
    fn mistakes_with_several_programs_are_caught() {
        let found = caught(|text| {
            let mut records = right(text)?;
            if text.contains("p1_op : p1_Op") && text.contains("p2_op : p2_Op") {
                records.as_object_mut().expect("records").remove("p1_op");
            }
            Ok(records)
        });
        if let Some(found) = found {
            assert!(found.program.contains("p1_Op") && found.program.contains("p2_Op"), "{found}");
        }
    }
}
