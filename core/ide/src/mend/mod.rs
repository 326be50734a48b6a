//! Changes that mend ordinary mistakes: each is tried out, and offered only where less is wrong behind it.
//!
//! What is tried follows from what was found: names that are nearly those that are written, what is
//! expected in its place, the type that a value has. A guess costs one more reading of what it changes,
//! so that the first that helps is taken.

mod calls;
mod expected;
mod names;
mod operations;
mod regions;

use super::document::Document;
use super::visible::Visible;
use abide_mlir::syntax::{NodeKind, Operation, SyntaxNode, WalkEvent};
use abide_source::diagnostic::{Diagnostic, Fix};
use abide_source::text::{Span, TextEdit, apply_edits};

/// How many changes are tried for one finding.
const TRIED: usize = 16;

/// In longer texts, in bytes, nothing is tried.
const LONGEST: usize = 1 << 18;

/// How many bytes of text are read again for the fixes of one request.
const MAX_REREAD: usize = 1 << 24;

/// How much may still be tried for the fixes of one request, however many findings it is about.
#[derive(Debug)]
pub struct Trials {
    bytes: usize,
}

impl Default for Trials {
    fn default() -> Trials {
        Trials { bytes: MAX_REREAD }
    }
}

impl Trials {
    /// Whether a text may be read once more.
    fn take(&mut self, text: &[u8]) -> bool {
        let left = self.bytes.checked_sub(text.len());
        self.bytes = left.unwrap_or(0);
        left.is_some()
    }
}

/// The change that mends a finding: its own, or the first of those that are likely behind which less is
/// wrong.
#[must_use]
pub fn mend(document: &Document, found: &Diagnostic, trials: &mut Trials) -> Option<Fix> {
    if found.fix.is_some() || document.text().len() > LONGEST {
        return found.fix.clone();
    }
    let place = Place::new(document, found.span)?;
    let mut guesses = names::guesses(&place, found);
    guesses.extend(expected::guesses(&place, found));
    guesses.extend(operations::guesses(&place, found));
    let before = document.diagnostics().len();
    let guesses = guesses.into_iter().take(TRIED);
    guesses.take_while(|_| trials.take(document.text())).find(|fix| {
        let changed = apply_edits(document.text(), &fix.edits).ok();
        changed.is_some_and(|text| document.with_text(text).diagnostics().len() < before)
    })
}

/// Where something was found.
struct Place<'d> {
    document: &'d Document,
    span: Span,
    /// The operation around it.
    operation: Option<Operation<'d>>,
}

impl<'d> Place<'d> {
    fn new(document: &'d Document, span: Span) -> Option<Place<'d>> {
        let path = document.tree().root().path_to(span.start());
        let mut around = path.iter().rev().filter_map(|node| Operation::cast(*node));
        Some(Place { document, span, operation: around.next() })
    }

    /// What is written there.
    fn text(&self) -> &'d str {
        std::str::from_utf8(self.document.slice(self.span)).unwrap_or_default()
    }

    /// A text of the document.
    fn string(&self, span: Span) -> String {
        self.document.string(span)
    }

    /// The tokens of the operation that are no blanks, without those of its regions.
    fn tokens(&self) -> Vec<Span> {
        self.operation.map(|operation| own_tokens(operation.syntax())).unwrap_or_default()
    }

    /// The values that a place sees, the last ones first, with their types.
    fn values(&self, at: u32) -> Vec<(String, String)> {
        let document = self.document;
        let (Some(unit), Some(types)) = (document.unit_at(at), document.value_types(at)) else {
            return Vec::new();
        };
        let visible = Visible::at(document, unit, at.saturating_sub(unit.offset));
        let typed = visible.values.iter().rev().filter_map(|value| {
            let written = value.type_span.map(|ty| self.string(ty.shifted(unit.offset)));
            let ty = written.or_else(|| types.text(unit, *value))?;
            Some((self.string(value.name.shifted(unit.offset)), ty))
        });
        typed.collect()
    }

    /// The blanks that the line of a place begins with.
    fn indentation(&self, offset: u32) -> String {
        let before = self.document.text().get(..offset as usize).unwrap_or_default();
        let start = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
        let line = self.document.text().get(start..).unwrap_or_default();
        let blanks = line.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        String::from_utf8_lossy(line.get(..blanks).unwrap_or_default()).into_owned()
    }

    /// A name that nothing in the file has: a stem and a number. Names that are numbers have nothing behind
    /// their digits.
    fn fresh(&self, stem: &str) -> String {
        let text = self.document.text();
        let (sigil, own) = stem.split_at_checked(1).unwrap_or(("", stem));
        let is_number = own.starts_with(|first: char| first.is_ascii_digit());
        let stem = if is_number { format!("{sigil}value") } else { stem.to_owned() };
        let names = (0..1000).map(|number| format!("{stem}_{number}"));
        let mut free = names.filter(|name| memchr::memmem::find(text, name.as_bytes()).is_none());
        free.next().unwrap_or_else(|| format!("{stem}_new"))
    }
}

fn own_tokens(node: SyntaxNode<'_>) -> Vec<Span> {
    let mut tokens = Vec::new();
    let mut walk = node.walk();
    while let Some(event) = walk.next() {
        match event {
            WalkEvent::Enter(inner) if inner.kind() == NodeKind::Region => walk.skip_node(),
            WalkEvent::Token(token) if !token.kind().is_trivia() && !token.span().is_empty() => {
                tokens.push(token.span());
            }
            _ => {}
        }
    }
    tokens
}

/// One edit and what it does.
fn fix(title: impl Into<String>, span: Span, by: impl Into<Vec<u8>>) -> Fix {
    Fix { title: title.into(), edits: vec![TextEdit::new(span, by)] }
}

/// `change it to 'name'`.
fn change_to(span: Span, name: &str) -> Fix {
    fix(format!("change it to '{name}'"), span, name)
}
