//! TableGen programs, mostly accepted by llvm-tblgen. Every value has a type, every name exists, and the requirements
//! of operators on operands (an element that exists, a divisor that is not 0) hold. Some programs have one deliberate
//! mistake.

mod bangs;
mod bodies;
mod definitions;
mod idioms;
mod lists;
mod mistakes;
mod multiclasses;
mod records;
mod statements;
mod strings;
mod values;
mod writer;

use arbitrary::Unstructured;
use writer::Writer;

pub use mistakes::Mistake;

/// A program.
#[derive(Debug, Clone)]
pub struct Program {
    /// The text.
    pub text: String,
    /// Its deliberate mistake, if any.
    pub mistake: Option<Mistake>,
}

/// Generates a program whose classes, records and global names begin with `prefix`, so that several fit into one
/// file. One of `mistaken` programs has a mistake; no program if that is 0.
#[must_use]
pub fn program(u: &mut Unstructured<'_>, prefix: &str, mistaken: u32) -> Program {
    let wanted = if mistaken > 0 && u.ratio(1, mistaken).unwrap_or(false) {
        Some(Mistake::any(u))
    } else {
        None
    };
    let mut writer = Writer::new(u, prefix, wanted);
    writer.file();
    writer.finish(wanted)
}
