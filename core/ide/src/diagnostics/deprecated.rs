//! Operations that their dialect calls deprecated, and spellings that MLIR reads but does not write any more.

use crate::db::{Document, DocumentUnit};
use abide_mlir::syntax::{Operation, SyntaxNode, WalkEvent};
use abide_source::diagnostic::{Detail, Diagnostic, codes};
use abide_source::rule;
use abide_source::text::Span;
use rustc_hash::FxHashMap;

/// Names of attributes that had others until LLVM 16.
const RENAMED: [(&[u8], &str); 2] = [
    (b"operand_segment_sizes", "operandSegmentSizes"),
    (b"result_segment_sizes", "resultSegmentSizes"),
];

/// The name of today of an attribute under the name that it had until LLVM 16.
pub(super) fn former_name(name: &[u8]) -> Option<&'static str> {
    RENAMED.iter().find(|(old, _)| name == *old).map(|(_, today)| *today)
}

/// The reasons against operation names of one document, as spelled there; `None` for good ones.
#[derive(Debug, Default)]
pub(crate) struct Reasons<'d>(FxHashMap<&'d [u8], Option<String>>);

impl<'d> Reasons<'d> {
    fn of(&mut self, document: &Document, name: &'d [u8]) -> Option<&str> {
        self.0.entry(name).or_insert_with(|| reason(document, name)).as_deref()
    }
}

/// Returns the deprecated uses in a unit; `root` is the unit, `text` its own. Ranges count from its first byte.
pub(crate) fn deprecated<'d>(
    document: &Document,
    reasons: &mut Reasons<'d>,
    unit: DocumentUnit<'_>,
    root: SyntaxNode<'_>,
    text: &'d [u8],
) -> Vec<Diagnostic> {
    let renamed = unit.facts.attribute_names.iter().filter_map(|name| {
        let today = former_name(name.slice(text))?;
        Some(hint(*name, rule!("'{}' is its name since LLVM 16", today)))
    });
    let mut found: Vec<Diagnostic> = renamed.collect();
    let mut names = unit.facts.operation_names.iter().map(|name| name.slice(text));
    if !names.any(|name| reasons.of(document, name).is_some()) {
        return found;
    }
    let operations = root.walk().filter_map(|event| match event {
        WalkEvent::Enter(node) => Operation::cast(node)?.name_token(),
        _ => None,
    });
    found.extend(operations.filter_map(|token| {
        let reason = reasons.of(document, token.text(text))?;
        Some(hint(token.span(), Detail::Text(reason.to_owned())))
    }));
    found
}

fn hint(span: Span, message: Detail) -> Diagnostic {
    Diagnostic::new(codes::mlir::DEPRECATED, span, message)
}

/// Returns the dialect's reason for deprecating an operation: the summary, or a first sentence, that begins with the
/// word or calls the operation deprecated.
fn reason(document: &Document, name: &[u8]) -> Option<String> {
    let name = name.strip_prefix(b"\"").and_then(|name| name.strip_suffix(b"\"")).unwrap_or(name);
    let op = document.registry().operation(name)?.description();
    let description = op.description.trim();
    let sentence = description.split_once(". ").map_or(description, |(first, _)| first);
    let says_so = |text: &&str| {
        let text = text.trim_start_matches(['[', '(', '*', '`']).to_ascii_lowercase();
        ["deprecated", "this operation is deprecated", "this op is deprecated"]
            .iter()
            .any(|words| text.starts_with(words))
    };
    let said = [&*op.summary, sentence].into_iter().find(says_so)?;
    Some(format!("'{}': {}", op.name, said.split_whitespace().collect::<Vec<_>>().join(" ")))
}
