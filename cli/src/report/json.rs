//! A JSON object for each file, on its own line.

use super::Checked;
use crate::input::FileError;
use abide_core::diagnostic::write_json;
use abide_core::escape;
use serde_json::{Value, json};

/// `{"file":…,"diagnostics":[…]}`, with the diagnostics as the core writes them.
pub(super) fn render(checked: &Checked) -> String {
    let mut out = format!(r#"{{"file":{},"diagnostics":"#, Value::from(checked.name.as_str()));
    write_json(&mut out, &checked.text, &checked.lines, &checked.diagnostics);
    out.push_str("}\n");
    escape::json(&out).into_owned()
}

/// `{"file":…,"error":…}` for a file that could not be read or written.
pub(super) fn render_error(error: &FileError) -> String {
    let written = json!({ "file": error.name, "error": error.message }).to_string();
    format!("{}\n", escape::json(&written))
}
