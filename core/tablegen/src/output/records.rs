//! All classes and records as text (`--print-records`).

use super::{BUFFER_BYTES, drain};
use crate::{Evaluation, Session};
use std::io::{self, Write};

/// Writes what `llvm-tblgen --print-records` prints.
///
/// # Errors
/// The error of `out`.
pub fn write_records(
    session: &Session,
    evaluation: &Evaluation,
    out: &mut dyn Write,
) -> io::Result<()> {
    let printer = session.printer(evaluation);
    let mut bytes = Vec::with_capacity(BUFFER_BYTES * 2);
    for (title, word, records) in [
        ("------------- Classes -----------------\n", "class ", &evaluation.classes),
        ("------------- Defs -----------------\n", "def ", &evaluation.defs),
    ] {
        bytes.extend_from_slice(title.as_bytes());
        let mut sorted: Vec<_> = records.iter().map(|&id| (printer.name(id), id)).collect();
        sorted.sort();
        for (_, id) in sorted {
            bytes.extend_from_slice(word.as_bytes());
            printer.write_record(id, &mut bytes);
            drain(&mut bytes, out)?;
        }
    }
    out.write_all(&bytes)
}
