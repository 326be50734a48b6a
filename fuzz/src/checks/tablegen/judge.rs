//! Many programs in one file, so that one process judges them all; one by one only where something is
//! wrong.

use super::compare::difference;
use super::{Evaluate, Reference, Refusal};
use serde_json::Value;
use std::fmt;

/// The number of programs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Both read them, as the same records.
    pub accepted: usize,
    /// Both refuse them, on the same line.
    pub refused: usize,
    /// llvm-tblgen gives no answer.
    pub unanswered: usize,
}

impl Tally {
    /// Returns how many of them llvm-tblgen answers.
    #[must_use]
    pub fn judged(&self) -> usize {
        self.accepted + self.refused
    }

    /// Adds the outcome of another run.
    pub fn add(&mut self, other: Tally) {
        self.accepted += other.accepted;
        self.refused += other.refused;
        self.unanswered += other.unanswered;
    }
}

/// A program that is not read as llvm-tblgen reads it.
#[derive(Debug, Clone)]
pub struct Disagreement {
    /// The program, or several where only all together show it.
    pub program: String,
    /// The difference.
    pub what: String,
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n--- the program\n{}", self.what, self.program)
    }
}

type Answer = Result<Value, Refusal>;

/// Compares the results of `evaluate` for programs with llvm-tblgen. The names of different programs must differ.
///
/// # Errors
/// The first program that the two do not read alike.
pub fn judge(
    reference: &Reference,
    evaluate: Evaluate,
    programs: &[String],
) -> Result<Tally, Box<Disagreement>> {
    let mut tally = Tally::default();
    let mut accepted = Vec::new();
    for program in programs {
        match evaluate(program) {
            Ok(_) => accepted.push(program),
            ours => one(reference, &ours, program, &mut tally)?,
        }
    }
    together(reference, evaluate, &accepted, &mut tally)?;
    Ok(tally)
}

/// A program by itself.
fn one(
    reference: &Reference,
    ours: &Answer,
    program: &str,
    tally: &mut Tally,
) -> Result<(), Box<Disagreement>> {
    let Some(theirs) = reference.read(program) else {
        tally.unanswered += 1;
        return Ok(());
    };
    if let Some(what) = disagreement(ours, &theirs) {
        return Err(Box::new(Disagreement { program: program.to_owned(), what }));
    }
    *(if theirs.is_ok() { &mut tally.accepted } else { &mut tally.refused }) += 1;
    Ok(())
}

/// Programs in one file; if it is not read alike, both halves, and so on.
fn together(
    reference: &Reference,
    evaluate: Evaluate,
    programs: &[&String],
    tally: &mut Tally,
) -> Result<(), Box<Disagreement>> {
    match programs {
        [] => return Ok(()),
        [program] => return one(reference, &evaluate(program), program, tally),
        _ => {}
    }
    let file: String = programs.iter().map(|program| program.as_str()).collect();
    let (ours, theirs) = (evaluate(&file), reference.read(&file));
    let what = theirs.as_ref().and_then(|theirs| disagreement(&ours, theirs));
    if ours.is_ok() && what.is_none() && theirs.is_some() {
        tally.accepted += programs.len();
        return Ok(());
    }
    let (first, second) = programs.split_at(programs.len() / 2);
    together(reference, evaluate, first, tally)?;
    together(reference, evaluate, second, tally)?;
    match what {
        Some(what) => Err(Box::new(Disagreement { program: file, what })),
        None => Ok(()),
    }
}

/// Returns the difference of two answers.
fn disagreement(ours: &Answer, theirs: &Answer) -> Option<String> {
    match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => difference(ours, theirs),
        (Ok(_), Err(refusal)) => {
            Some(format!("is read, and refused by llvm-tblgen: {}", describe_refusal(refusal)))
        }
        (Err(refusal), Ok(_)) => {
            Some(format!("is refused, and read by llvm-tblgen: {}", describe_refusal(refusal)))
        }
        // If llvm-tblgen names no line, any line is accepted.
        (Err(ours), Err(theirs)) => {
            (theirs.line.is_some() && ours.line != theirs.line).then(|| {
                format!(
                    "is refused: {}\nllvm-tblgen refuses: {}",
                    describe_refusal(ours),
                    describe_refusal(theirs)
                )
            })
        }
    }
}

fn describe_refusal(refusal: &Refusal) -> String {
    match refusal.line {
        Some(line) => format!("line {line}: {}", refusal.message),
        None => format!("without a line: {}", refusal.message),
    }
}
