//! Requests about TableGen: a text, the files that it may include, macros.

use super::{failure, text};
use crate::tablegen::{self, MAIN, Texts};
use serde_json::{Value, json};

/// Answers the operations of `tablegen`.
pub(super) fn answer(op: &str, request: &Value) -> Option<Value> {
    (op == "tablegen.json").then(|| read(request).unwrap_or_else(|failure| failure))
}

fn read(request: &Value) -> Result<Value, Value> {
    let main = text(request, "text")?;
    let files = request.get("files").and_then(Value::as_object);
    let others = files.into_iter().flatten().map(|(path, text)| Some((&path[..], text.as_str()?)));
    let others: Option<Vec<_>> = others.collect();
    let others = others.ok_or_else(|| failure("a text in \"files\" is not a string"))?;
    let defines = request.get("defines").and_then(Value::as_array);
    let defines = defines.into_iter().flatten().map(|name| name.as_str().map(str::to_owned));
    let defines: Option<Vec<_>> = defines.collect();
    let defines = defines.ok_or_else(|| failure("a name in \"defines\" is not a string"))?;
    Ok(match tablegen::evaluate(&Texts::new(main, others), defines) {
        Ok(records) => json!({ "records": records.json }),
        Err(errors) => json!({ "errors": errors.iter().map(error).collect::<Vec<_>>() }),
    })
}

/// An error; with the file if it is an included one.
fn error(error: &tablegen::Error) -> Value {
    let mut found = json!({ "line": error.line, "message": error.message });
    if error.path != MAIN {
        found["file"] = error.path.clone().into();
    }
    found
}
