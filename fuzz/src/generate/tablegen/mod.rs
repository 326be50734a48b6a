//! Programs of TableGen, most of which llvm-tblgen accepts: every value has a type, every name is
//! there, and what operators ask of their operands (an element that exists, a divisor that is not 0)
//! holds. Some programs have one mistake, made on purpose.

mod bangs;
mod bodies;
mod idioms;
mod known;
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
    /// What is wrong with it; nothing where nothing was broken on purpose.
    pub mistake: Option<Mistake>,
}

/// A program whose classes, records and global names begin with `prefix`, so that several fit into one
/// file. Of so many programs one has a mistake; none where that is 0.
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
