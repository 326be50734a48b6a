//! All classes and records as text (`--print-records`).

use crate::{Evaluation, Session};

/// Appends what `llvm-tblgen --print-records` prints.
pub fn write_records(session: &Session, evaluation: &Evaluation, out: &mut Vec<u8>) {
    let printer = session.printer(evaluation);
    for (title, word, records) in [
        ("------------- Classes -----------------\n", "class ", &evaluation.classes),
        ("------------- Defs -----------------\n", "def ", &evaluation.defs),
    ] {
        out.extend_from_slice(title.as_bytes());
        let mut sorted: Vec<_> = records.iter().map(|&id| (printer.name(id), id)).collect();
        sorted.sort();
        for (_, id) in sorted {
            out.extend_from_slice(word.as_bytes());
            printer.write_record(id, out);
        }
    }
}
