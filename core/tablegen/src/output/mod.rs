//! Records as `llvm-tblgen` writes them.

mod json;
mod records;

pub use json::write_json;
pub use records::write_records;
