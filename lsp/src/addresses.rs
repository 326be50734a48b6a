//! The addresses of documents as a client writes them. The server uses one spelling for all equal addresses. Answers
//! have the client's own, because it may compare addresses as text.

use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tower_lsp::lsp_types::Url;

/// The maximum number of remembered documents with another spelling.
const MAX_REMEMBERED_DOCUMENTS: usize = 4096;

/// The client's spelling of each internal address, if it differs.
#[derive(Debug, Default)]
pub(crate) struct Addresses(Mutex<HashMap<String, String>>);

impl Addresses {
    /// Remembers the client's spelling of an opened document's address.
    pub(crate) fn opened(&self, params: &Value) {
        let written = params.pointer("/textDocument/uri").and_then(Value::as_str);
        let Some(written) = written else { return };
        let Ok(inside) = Url::parse(written) else { return };
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if inside.as_str() == written {
            known.remove(inside.as_str());
        } else if known.len() < MAX_REMEMBERED_DOCUMENTS {
            known.insert(inside.into(), written.to_owned());
        }
    }

    /// A message to the client in its own spelling; `None` if it stays the same.
    pub(crate) fn as_written(&self, body: &[u8]) -> Option<Vec<u8>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_met = |inside: &String| memchr::memmem::find(body, inside.as_bytes()).is_some();
        known.keys().any(is_met).then_some(())?;
        let mut message = serde_json::from_slice(body).ok()?;
        rewrite(&mut message, &known);
        Some(message.to_string().into_bytes())
    }
}

/// Replaces the addresses in a message: JSON that is read nests no deeper than its reader allows.
fn rewrite(value: &mut Value, known: &HashMap<String, String>) {
    match value {
        Value::String(text) => {
            if let Some(written) = known.get(text) {
                text.clone_from(written);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| rewrite(item, known)),
        Value::Object(fields) => {
            for (inside, written) in known {
                // The changes of a workspace edit have addresses for keys.
                if let Some(field) = fields.remove(inside) {
                    fields.insert(written.clone(), field);
                }
            }
            fields.values_mut().for_each(|field| rewrite(field, known));
        }
        _ => {}
    }
}

/// Drops from the parameters of `initialize` unused values that the protocol's own types refuse: a trace of an unknown
/// kind, folders with invalid addresses.
pub(crate) fn drop_unused(params: &mut Value) {
    let Some(fields) = params.as_object_mut() else { return };
    let is_address = |value: &Value| value.as_str().is_some_and(|text| Url::parse(text).is_ok());
    let trace = fields.get("trace").and_then(Value::as_str);
    if trace.is_some_and(|trace| !["off", "messages", "verbose"].contains(&trace)) {
        fields.remove("trace");
    }
    if fields.get("rootUri").is_some_and(|root| !root.is_null() && !is_address(root)) {
        fields.insert("rootUri".to_owned(), Value::Null);
    }
    if let Some(folders) = fields.get_mut("workspaceFolders").and_then(Value::as_array_mut) {
        folders.retain(|folder| folder.get("uri").is_some_and(is_address));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn addresses_go_out_as_they_came() {
        let addresses = Addresses::default();
        addresses.opened(&json!({"textDocument": {"uri": "file:///a b.mlir"}}));
        let body = json!({"uri": "file:///a%20b.mlir", "changes": {"file:///a%20b.mlir": []}});
        let written = addresses.as_written(body.to_string().as_bytes()).unwrap();
        let written: Value = serde_json::from_slice(&written).unwrap();
        let expected = json!({"uri": "file:///a b.mlir", "changes": {"file:///a b.mlir": []}});
        assert_eq!(written, expected);
        assert_eq!(addresses.as_written(b"{\"uri\":\"file:///c.mlir\"}"), None);
    }

    #[test]
    fn unused_parameters_do_not_fail_initialize() {
        let mut params = json!({
            "trace": "compact",
            "rootUri": "no address",
            "workspaceFolders": [{"uri": "", "name": "a"}, {"uri": "file:///b", "name": "b"}],
            "capabilities": {}
        });
        let expected = json!({
            "rootUri": null,
            "workspaceFolders": [{"uri": "file:///b", "name": "b"}],
            "capabilities": {}
        });
        drop_unused(&mut params);
        assert_eq!(params, expected);
        let mut accepted = json!({"trace": "off", "rootUri": null});
        drop_unused(&mut accepted);
        assert_eq!(accepted, json!({"trace": "off", "rootUri": null}));
    }
}
