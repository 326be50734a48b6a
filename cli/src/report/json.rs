//! A JSON object for each file, on its own line.

use super::Checked;
use crate::input::FileError;
use abide_core::diagnostic::write_json_among;
use abide_core::escape;
use abide_core::text::LineIndex;
use serde_json::{Value, json};

/// `{"file":…,"diagnostics":[…]}`, with the diagnostics as the core writes them.
pub(super) fn render(checked: &Checked) -> String {
    let mut out = format!(r#"{{"file":{},"diagnostics":"#, Value::from(checked.name.as_str()));
    let other = |path: &str| checked.others.iter().find(|other| other.name == path);
    write_json_among(&mut out, text_of(checked), &checked.diagnostics, |path| {
        other(path).map(text_of)
    });
    out.push_str("}\n");
    escape::json(&out).into_owned()
}

fn text_of(checked: &Checked) -> (&[u8], &LineIndex) {
    (&checked.text, &checked.lines)
}

/// `{"file":…,"error":…}` for a file that could not be read or written.
pub(super) fn render_error(error: &FileError) -> String {
    let written = json!({ "file": error.name, "error": error.message }).to_string();
    format!("{}\n", escape::json(&written))
}
