//! Dialects from the texts of files.

use abide_core::diagnostic::write_json;
use abide_core::limits::Limits;
use abide_core::mlir::registry::Registry;
use abide_core::text::LineIndex;
use abide_project::Describer;
use abide_tablegen::{Files, joined};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The folder of the page's files; included files are looked for in it.
pub(crate) const ROOT: &str = "/work";

/// The dialects of a page.
pub(crate) struct Dialects {
    pub(crate) registry: Option<Arc<Registry>>,
    /// The files that describe them, for the language server.
    #[cfg(target_family = "wasm")]
    pub(crate) paths: Vec<String>,
    pub(crate) answer: Value,
}

struct Texts(BTreeMap<String, Arc<[u8]>>);

impl Files for Texts {
    fn read(&self, path: &str) -> Option<Arc<[u8]>> {
        self.0.get(path).cloned()
    }

    fn join(&self, folder: &str, name: &str) -> String {
        joined(folder, name)
    }
}

/// Reads `{"files":[{"path","text","describes"}]}`: the files that describe dialects, and others that they include. The
/// answer is `{"dialects":[names],"problems":[{"path","diagnostics"}],"missing":[paths]}`.
pub(crate) fn read(request: &Value) -> Dialects {
    let files = request.get("files").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let field =
        |file: &Value, name: &str| file.get(name).and_then(Value::as_str).map(str::to_owned);
    let mut texts = Texts(BTreeMap::new());
    let mut paths = Vec::new();
    for file in files {
        let (Some(path), Some(text)) = (field(file, "path"), field(file, "text")) else { continue };
        if file.get("describes").and_then(Value::as_bool).unwrap_or(true) {
            paths.push(path.clone());
        }
        texts.0.insert(path, text.into_bytes().into());
    }
    if paths.is_empty() {
        let answer = json!({ "dialects": [], "problems": [], "missing": [] });
        return Dialects {
            registry: None,
            #[cfg(target_family = "wasm")]
            paths,
            answer,
        };
    }
    let given: Vec<_> = paths.iter().map(Into::into).collect();
    let mut describer = Describer::once(&[ROOT.to_owned()], &Limits::default());
    let described = describer.describe_named(&given, &texts);
    let problems: Vec<Value> = described
        .all_errors()
        .map(|(path, error)| {
            let text = texts.read(path).unwrap_or_default();
            let mut written = String::new();
            let lines = LineIndex::new(&text);
            write_json(&mut written, &text, &lines, std::slice::from_ref(error));
            let diagnostics: Value = serde_json::from_str(&written).unwrap_or_default();
            json!({ "path": path, "diagnostics": diagnostics })
        })
        .collect();
    let names: Vec<&str> = described.dialects.iter().map(|dialect| &*dialect.name).collect();
    let answer = json!({ "dialects": names, "problems": problems, "missing": described.missing });
    let (registry, _) = described.registry();
    Dialects {
        registry: Some(Arc::new(registry)),
        #[cfg(target_family = "wasm")]
        paths,
        answer,
    }
}
