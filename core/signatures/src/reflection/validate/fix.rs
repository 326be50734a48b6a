//! Guesses of the intended text.

use super::super::json::{Kind, NodeId};
use super::super::model::{Entry, Primitive};
use super::Validator;
use abide_source::diagnostic::codes::reflection as codes;
use abide_source::diagnostic::{Diagnostic, Fix};
use abide_source::rule;
use abide_source::text::TextEdit;

/// The longest word that may be a type, in bytes.
const MAX_TYPE_BYTES: usize = 200;

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

/// The record that a type of MLIR or of numpy means: `tensor<4x?xf32>`, `float32[4,8]`.
pub(super) fn meant_array(word: &str) -> Option<String> {
    let word = word.trim();
    if word.len() > MAX_TYPE_BYTES {
        return None;
    }
    let (element, sizes, separator) = match word.strip_suffix('>') {
        Some(rest) => {
            let (name, body) = rest.split_once('<')?;
            let is_shaped = ["memref", "tensor", "vector"].contains(&name);
            let body = body.split(',').next().filter(|_| is_shaped)?;
            let (sizes, element) = body.rsplit_once('x').unwrap_or(("", body));
            (element, sizes, 'x')
        }
        None => {
            let (element, sizes) = word.strip_suffix(']')?.split_once('[')?;
            (element, sizes, ',')
        }
    };
    let is_primitive = Primitive::parse(element.as_bytes()).is_some();
    let element = if is_primitive { element.to_owned() } else { meant_primitive(element)? };
    if sizes == "*" {
        return Some(format!("[\"ndarray\",\"{element}\",null]"));
    }
    let mut dims = Vec::new();
    for size in sizes.split(separator).map(str::trim).filter(|_| !sizes.trim().is_empty()) {
        let is_number = !size.is_empty() && size.bytes().all(|byte| byte.is_ascii_digit());
        dims.push(match size {
            "?" | "None" | "-1" => "null",
            _ if is_number => size,
            _ => return None,
        });
    }
    let dims: Vec<String> = dims.iter().map(|dim| format!(",{dim}")).collect();
    Some(format!("[\"ndarray\",\"{element}\",{}{}]", dims.len(), dims.concat()))
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
    /// The rank and the dims for a list of dims instead of the rank.
    pub(super) fn meant_rank(&self, rank: NodeId) -> Option<Fix> {
        let json = self.reflection.json();
        let dims: Option<Vec<String>> =
            json.items(rank).map(|dim| self.meant_dim(dim).map(|dim| format!(",{dim}"))).collect();
        let dims = dims.filter(|_| json.kind(rank) == Kind::Array)?;
        let edit = TextEdit::new(json.span(rank), format!("{}{}", dims.len(), dims.concat()));
        Some(Fix::uncertain("write the rank and the dims", vec![edit]))
    }

    /// The number that a dim means, or `null` for a dim of another size in each call.
    pub(super) fn meant_dim(&self, dim: NodeId) -> Option<String> {
        let json = self.reflection.json();
        let text = json.span(dim).slice(json.text());
        match text {
            b"null" | b"-1" | b"\"?\"" | b"\"*\"" | b"\"None\"" | b"\"dynamic\"" | b"None" => {
                Some("null".to_owned())
            }
            _ => json.unsigned(dim).map(|number| number.to_string()),
        }
    }

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
