//! Signatures and reflection JSON, as their own documents and within the strings of MLIR files.

use crate::db::Document;
use crate::functions::function_at;
use crate::markdown::{Hover, fenced};
use abide_abi::{Function, Literal, Metadata, MetadataKey, explain};
use abide_mlir::syntax::NodeKind;
use abide_signatures::reflection;
use abide_signatures::sip::{
    Key, NodeId, RawFunction, Side, Tree, Value, check_raw, check_sip, to_string, without_line_end,
};
use abide_source::diagnostic::{Diagnostic, Severity};
use abide_source::limits::Limits;
use abide_source::text::Span;

/// The formats of signatures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SignatureFormat {
    /// A structured-index-path signature.
    Sip,
    /// A raw signature.
    Raw,
    /// Reflection JSON.
    Reflection,
}

impl SignatureFormat {
    /// All diagnostics of a text, in the order of their places.
    #[must_use]
    pub fn check(self, text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
        let mut found = match self {
            SignatureFormat::Sip => check_sip(without_line_end(text), limits).1,
            SignatureFormat::Raw => check_raw(without_line_end(text), limits).1,
            SignatureFormat::Reflection => reflection::check(text, limits),
        };
        let lacks_way_out = |found: &&mut Diagnostic| {
            found.severity == Severity::Error && found.fix.is_none() && found.related.is_empty()
        };
        if let Some(form) = self.form() {
            for found in found.iter_mut().filter(lacks_way_out) {
                found.help = Some(form.into());
            }
        }
        found
    }

    /// The form of the format, as a help for errors.
    fn form(self) -> Option<&'static str> {
        match self {
            SignatureFormat::Sip => Some(
                "a signature looks like 'I8!S5!k0_0R3!_0': inputs 'I' and results 'R', each with the length \
                 of its fields and '!'; 'S' is a sequence, 'k0' a key, '_0' a value",
            ),
            SignatureFormat::Raw => None,
            SignatureFormat::Reflection => Some(
                "a record looks like \"i32\", [\"ndarray\", \"f32\", 2, 4, null], [\"named\", \"x\", \"i32\"] or \
                 [\"sdict\", [\"key\", \"i32\"]]",
            ),
        }
    }

    /// The signature as a person would write it, and the record under a pointer.
    #[must_use]
    pub fn hover(self, text: &[u8], offset: u32, limits: &Limits) -> Option<Hover> {
        let record = self.record(text, offset, limits);
        let whole = self.signature(text, limits)?;
        let span = record.as_ref().map_or(Span::new(0, text.len() as u32), |(span, _)| *span);
        let record = record.map(|(_, record)| record).unwrap_or_default();
        Some(Hover { span, markdown: format!("{}\n{record}", fenced(&whole)) })
    }

    fn signature(self, text: &[u8], limits: &Limits) -> Option<String> {
        match self {
            SignatureFormat::Sip => {
                let inputs = to_string(text, Side::Inputs, limits).ok()?;
                let results = to_string(text, Side::Results, limits).ok()?;
                let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
                Some(format!("{} -> {}", text(&inputs), text(&results)))
            }
            SignatureFormat::Raw => {
                let function = RawFunction::read(without_line_end(text), limits).ok()?;
                Some(function.to_string())
            }
            SignatureFormat::Reflection => {
                let read = reflection::read(text, limits);
                read.is_object().then(|| reflection::signature(&read, &[]))
            }
        }
    }

    /// Returns the description of the innermost record around an offset, and its range.
    fn record(self, text: &[u8], offset: u32, limits: &Limits) -> Option<(Span, String)> {
        match self {
            SignatureFormat::Sip => sip_node(text, offset, limits),
            SignatureFormat::Raw => raw_value(text, offset, limits),
            SignatureFormat::Reflection => {
                let read = reflection::read(text, limits);
                let record = read.record_at(offset)?;
                let ty = reflection::type_text(&read, record);
                Some((read.span(record), format!("the record under the cursor: `{ty}`")))
            }
        }
    }
}

fn sip_node(text: &[u8], offset: u32, limits: &Limits) -> Option<(Span, String)> {
    for (side, name) in [(Side::Inputs, "inputs"), (Side::Results, "results")] {
        let Ok(tree) = Tree::read(text, side, limits) else { continue };
        let Some(node) = tree.node_at_offset(offset) else { continue };
        let what = match tree.value(node) {
            Value::Leaf(index) => format!("raw value {index}"),
            Value::Struct(kind) => format!("{kind:?}").to_ascii_lowercase(),
            Value::Missing => "nothing".to_owned(),
        };
        return Some((tree.span(node), format!("`{}` is {what}", path(name, &tree, node))));
    }
    None
}

/// Such as `inputs[0]["x"]`.
fn path(side: &str, tree: &Tree, node: NodeId) -> String {
    let mut out = side.to_owned();
    for key in tree.path(node) {
        match key {
            Key::Index(index) => out.push_str(&format!("[{index}]")),
            Key::Name(name) => out.push_str(&format!("[{:?}]", String::from_utf8_lossy(name))),
        }
    }
    out
}

fn raw_value(text: &[u8], offset: u32, limits: &Limits) -> Option<(Span, String)> {
    let function = RawFunction::read(text, limits).ok()?;
    for (side, name) in [(Side::Inputs, "input"), (Side::Results, "result")] {
        for (index, value) in function.values(side).iter().enumerate() {
            if value.span.touches(offset) {
                let mut ty = String::new();
                function.write_value(&mut ty, value);
                return Some((value.span, format!("raw {name} {index}: `{ty}`")));
            }
        }
    }
    None
}

/// The format that the string of an entry has.
fn format_of(key: MetadataKey) -> Option<SignatureFormat> {
    match key {
        MetadataKey::IreeAbi | MetadataKey::D => Some(SignatureFormat::Reflection),
        MetadataKey::Sip => Some(SignatureFormat::Sip),
        MetadataKey::F => Some(SignatureFormat::Raw),
        _ => None,
    }
}

/// The function around a place, and which of its entries of metadata it is in.
pub(crate) fn metadata_at(document: &Document, offset: u32) -> Option<(Function<'_>, usize)> {
    // Most places are in no attribute: finding the function takes longer than that.
    let path = document.tree().root().path_to(offset);
    if !path.iter().any(|node| node.kind() == NodeKind::AttributeEntry) {
        return None;
    }
    let function = function_at(document, offset)?;
    let entry = function.metadata.iter().position(|entry| entry.span.touches(offset))?;
    Some((function, entry))
}

/// Returns the hover of metadata: the signature of the function, and the record under the pointer.
pub(crate) fn hover_metadata(document: &Document, offset: u32) -> Option<Hover> {
    let (function, entry) = metadata_at(document, offset)?;
    let entry = function.metadata.get(entry)?;
    let limits = document.limits();
    let explanation = explain(&function, document.text(), limits);
    let (span, record) =
        record_of(entry, offset, limits).unwrap_or_else(|| (entry.key_span, String::new()));
    let signature = fenced(&format!("@{}{}", function.name, explanation.text));
    let source = explanation.source.name();
    Some(Hover { span, markdown: format!("{signature}\nby `{source}`\n\n{record}") })
}

fn record_of(entry: &Metadata<'_>, offset: u32, limits: &Limits) -> Option<(Span, String)> {
    let literal: &Literal<'_> = entry.value.literal()?;
    if !literal.span().touches(offset) {
        return None;
    }
    let format = format_of(entry.key)?;
    let (span, record) =
        format.record(literal.bytes(), literal.offset_in_literal(offset), limits)?;
    Some((literal.span_in_file(span), record))
}
