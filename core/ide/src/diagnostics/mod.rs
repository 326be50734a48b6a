//! The diagnostics of a document: one way from parsed units to diagnostics, for a check, for an opened document and
//! after an edit.

mod callee_notes;
mod check;
mod checked;
mod chunk_verification;
mod clean;
mod deprecated;
mod document;
pub(crate) mod follow_ups;
mod hints;
mod kept;
mod labels;
mod mixed_versions;
mod old_arrays;
pub(crate) mod old_names;
pub(crate) mod operation_names;
mod operation_starts;
mod other_form;
mod reached;
mod resources;
mod rows;
mod stored;
mod type_names;
mod units;
mod unused;
mod unused_aliases;
mod verification;

pub(crate) use check::in_registry;
pub use check::{
    CheckedText, check_file, check_file_with, check_file_without_verifier, check_in_place,
    suppressed,
};
pub use clean::{is_clean, is_clean_text};
pub use follow_ups::Suppressed;
pub use rows::Row;
pub use stored::{bytecode_losses, decoded_bytecode};
pub(crate) use verification::fingerprint;
