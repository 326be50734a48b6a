//! SARIF 2.1.0: the format of code-scanning services.
//!
//! The log is written piece by piece, a result on each line, so that it never has to be in memory
//! as a whole. Property names are those of the OASIS standard "Static Analysis Results Interchange
//! Format (SARIF) Version 2.1.0".

use super::Checked;
use super::github::from_root;
use super::place::TextRange;
use abide_core::diagnostic::{Code, Diagnostic, Fix, Severity, codes};
use abide_core::escape;
use abide_core::text::{Encoding, Span, TextEdit};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// The URL of the format's schema.
const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// The log up to the first result.
pub(super) fn head(page: Option<&str>) -> String {
    let driver = json!({
        "name": "abide",
        "version": env!("CARGO_PKG_VERSION"),
        "rules": codes::all().map(|code| rule(code, page)).collect::<Vec<_>>(),
    });
    let tool = json!({ "driver": driver });
    format!(
        "{{\"$schema\":\"{SCHEMA}\",\"version\":\"2.1.0\",\"runs\":[{{\n\"tool\":{tool},\n\
         \"columnKind\":\"unicodeCodePoints\",\n\"results\":[\n"
    )
}

/// Returns the log after the last result.
pub(super) fn tail(errors: &[String]) -> String {
    let notifications: Vec<Value> = errors
        .iter()
        .map(|message| json!({ "level": "error", "message": { "text": message } }))
        .collect();
    let invocation = json!({
        "executionSuccessful": errors.is_empty(),
        "toolExecutionNotifications": notifications,
    });
    let invocation = invocation.to_string();
    format!("\n],\n\"invocations\":[{}]\n}}]}}\n", escape::json(&invocation))
}

/// The results of a file, with a comma between them.
pub(super) fn render(checked: &Checked) -> String {
    let results: Vec<String> = checked
        .diagnostics
        .iter()
        .map(|diagnostic| escape::json(&result(checked, diagnostic).to_string()).into_owned())
        .collect();
    results.join(",\n")
}

fn rule(code: Code, page: Option<&str>) -> Value {
    let own = code.page();
    let mut rule = json!({
        "id": code.name(),
        "shortDescription": { "text": code.summary() },
        "help": { "text": own, "markdown": own },
        "defaultConfiguration": { "level": level(code.severity()) },
    });
    if let Some(page) = page {
        rule["helpUri"] = code.address(page).into();
    }
    rule
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Information | Severity::Hint => "note",
    }
}

fn result(checked: &Checked, diagnostic: &Diagnostic) -> Value {
    let mut result = json!({
        "ruleId": diagnostic.code.name(),
        "ruleIndex": codes::all().position(|code| code == diagnostic.code),
        "level": level(diagnostic.severity),
        "message": { "text": diagnostic.message },
        "locations": [location(checked, diagnostic.span)],
    });
    if !diagnostic.related.is_empty() {
        let related = diagnostic.related.iter().enumerate().map(|(id, related)| {
            let mut location = location(checked.file_of(related), related.span);
            location["id"] = json!(id);
            location["message"] = json!({ "text": related.message });
            location
        });
        result["relatedLocations"] = related.collect();
    }
    if let Some(fix) = &diagnostic.fix {
        result["fixes"] = json!([fix_object(checked, fix)]);
    }
    result
}

fn location(checked: &Checked, span: Span) -> Value {
    json!({
        "physicalLocation": {
            "artifactLocation": { "uri": uri(&checked.name) },
            "region": region(checked, span),
        }
    })
}

fn region(checked: &Checked, span: Span) -> Value {
    let place = TextRange::new(checked, span, Encoding::Utf32);
    json!({
        "startLine": place.line,
        "startColumn": place.column,
        "endLine": place.end_line,
        "endColumn": place.end_column,
        "byteOffset": span.start(),
        "byteLength": span.len(),
    })
}

fn fix_object(checked: &Checked, fix: &Fix) -> Value {
    let replacements: Vec<Value> =
        fix.edits.iter().map(|edit| replacement(checked, edit)).collect();
    json!({
        "description": { "text": fix.title },
        "artifactChanges": [{
            "artifactLocation": { "uri": uri(&checked.name) },
            "replacements": replacements,
        }],
    })
}

/// The inserted contents are text, as in all of abide's fixes.
fn replacement(checked: &Checked, edit: &TextEdit) -> Value {
    let mut value = json!({ "deletedRegion": region(checked, edit.span) });
    if !edit.replacement.is_empty() {
        value["insertedContent"] = json!({ "text": String::from_utf8_lossy(&edit.replacement) });
    }
    value
}

/// The name of a file as a URI reference (RFC 3986): absolute paths become `file:` URIs, relative
/// ones stay relative, and what a URI cannot hold is percent-encoded.
fn uri(name: &str) -> String {
    let name = from_root(name);
    let mut uri = String::from(if name.starts_with('/') { "file://" } else { "" });
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/!$&'()*+,;=@".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            // Writing to a String cannot fail.
            let _ = write!(uri, "%{byte:02X}");
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_uris() {
        assert_eq!(uri("a b/ü:%.mlir"), "a%20b/%C3%BC%3A%25.mlir");
        assert_eq!(uri("/x/y.mlir"), "file:///x/y.mlir");
        assert_eq!(uri("./x/y.mlir"), "x/y.mlir");
    }
}
