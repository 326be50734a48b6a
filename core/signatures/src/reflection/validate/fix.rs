//! Guesses of the intended text.

use super::super::json::NodeId;
use super::super::model::{Entry, Primitive};
use super::Validator;
use abide_source::diagnostic::codes::reflection as codes;
use abide_source::diagnostic::{Diagnostic, Fix};
use abide_source::rule;
use abide_source::text::TextEdit;

/// The primitive type that a word such as `I32`, `int32`, `ui8` or `float` means.
pub(super) fn meant_primitive(word: &str) -> Option<String> {
    if word.len() > 32 {
        return None;
    }
    let lower = word.trim().to_ascii_lowercase();
    let respelled = match lower.as_str() {
        "bool" | "bool_" => "i1".to_owned(),
        "float" => "f32".to_owned(),
        "double" => "f64".to_owned(),
        "half" => "f16".to_owned(),
        "bfloat16" => "bf16".to_owned(),
        "int" => "i32".to_owned(),
        other => {
            let narrower =
                [("uint", "i"), ("int", "i"), ("float", "f"), ("ui", "i"), ("si", "i"), ("u", "i")];
            let found = narrower.iter().find_map(|(prefix, letter)| {
                let width = other.strip_prefix(prefix)?;
                (!width.is_empty()).then(|| format!("{letter}{width}"))
            });
            found.unwrap_or_else(|| other.to_owned())
        }
    };
    let known = respelled == "unknown" || Primitive::parse(respelled.as_bytes()).is_some();
    (known && respelled != word).then_some(respelled)
}

/// The tag that another word probably means.
pub(super) fn meant_tag(word: &str) -> Option<&'static str> {
    if word.len() > 32 {
        return None;
    }
    Some(match word.to_ascii_lowercase().replace(['_', '-'], "").as_str() {
        "ndarray" | "tensor" | "array" => "ndarray",
        "slist" | "list" => "slist",
        "stuple" | "tuple" => "stuple",
        "sdict" | "dict" | "struct" => "sdict",
        "named" | "name" | "kwarg" => "named",
        "pyhomogeneouslist" | "homogeneouslist" | "pylist" => "py_homogeneous_list",
        _ => return None,
    })
}

impl Validator<'_, '_> {
    /// Reports slots that are not in the order of their keys, with the edits that sort them. Keys
    /// are compared by their UTF-8 bytes, as producers do.
    pub(super) fn sorted_keys(&mut self, entries: &[Entry]) {
        let json = self.reflection.json();
        let key = |entry: &Entry| json.string_bytes(entry.key);
        let unsorted = entries.iter().zip(entries.iter().skip(1)).find(|(a, b)| key(a) > key(b));
        let Some((before, after)) = unsorted else { return };
        let mut sorted: Vec<&Entry> = entries.iter().collect();
        sorted.sort_by(|a, b| key(a).cmp(key(b)));
        let bytes = |node: NodeId| json.span(node).slice(json.text());
        let moved = entries.iter().zip(&sorted).filter(|(at, entry)| at.node != entry.node);
        let edits = moved.map(|(at, entry)| TextEdit::new(json.span(at.node), bytes(entry.node)));
        let message = rule!(
            "the key {} follows {}: the natural order of named slots is sorted, and a \
             caller without this reflection passes them so",
            format_args!("{:?}", json.string(after.key)),
            format_args!("{:?}", json.string(before.key))
        );
        let diagnostic = Diagnostic::new(codes::UNSORTED_KEYS, json.span(after.key), message)
            .with_related(json.span(before.key), "it comes before this one")
            .with_fix(Fix::uncertain("sort the slots", edits.collect()));
        self.found.push(diagnostic);
    }
}
