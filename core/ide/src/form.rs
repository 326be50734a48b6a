//! The form of a described operation with gaps to fill in: from its format, or else from the tokens that its
//! parser expects.

use crate::db::{Document, FileCache};
use crate::descriptions::description;
use crate::form_reader::read_form;
use crate::form_writer::{Form, Writer};
use crate::samples::Samples;
use crate::snippet::{escaped, filled, parses_as_operation};
use abide_dialects::NEWEST_LLVM;
use abide_mlir::ods::{OpDescription, ParametricDescription};
use abide_mlir::registry::Registry;
use abide_source::limits::Limits;
use rustc_hash::FxHashMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

/// The forms of a project's operations requested so far, by name. Versions of a document share them.
#[derive(Debug, Clone, Default)]
struct Forms(Arc<KnownForms>);

#[derive(Debug, Default)]
struct KnownForms {
    by_name: Mutex<ByName>,
    samples: OnceLock<Samples>,
}

type ByName = FxHashMap<Box<str>, Option<Arc<Form>>>;

impl FileCache for Forms {
    fn of_dialects(&self) -> Option<Forms> {
        Some(self.clone())
    }
}

/// Returns the snippet of an operation, with its name as given; `None` if the form of the operation is unknown.
#[must_use]
pub fn operation_snippet(document: &Document, name: &str) -> Option<String> {
    let op = description(document, name)?;
    let form = form_of(document, op).filter(|form| !form.snippet.is_empty())?;
    Some(format!("{}{}", escaped(name), form.snippet))
}

/// Returns the form of an operation after its name; `None` without a description of it.
pub(super) fn form_of(document: &Document, op: &OpDescription) -> Option<Arc<Form>> {
    document.kept::<Forms>().of(op, document.registry(), document.limits())
}

/// The forms of the bundled operations in the newest version of LLVM. All documents share them: the first completion
/// after a letter builds hundreds.
static BUNDLED: LazyLock<KnownForms> = LazyLock::new(KnownForms::default);

impl Forms {
    /// Returns the form of an operation; `None` if its custom form is unknown.
    fn of(&self, op: &OpDescription, registry: &Registry, limits: &Limits) -> Option<Arc<Form>> {
        let bundled = abide_dialects::registry();
        let is_newest = registry.version().is_none_or(|version| version == NEWEST_LLVM);
        let own = bundled.dialects().op(&op.name).filter(|_| is_newest);
        match own.is_some_and(|own| std::ptr::eq(&**own, op)) {
            true => BUNDLED.of(op, bundled, &Limits::default()),
            false => self.0.of(op, registry, limits),
        }
    }
}

impl KnownForms {
    fn of(&self, op: &OpDescription, registry: &Registry, limits: &Limits) -> Option<Arc<Form>> {
        let samples = self.samples.get_or_init(|| Samples::new(registry, limits));
        let mut known = self.by_name.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(form) = known.get(&op.name) {
            return form.clone();
        }
        let form = form(op, samples, registry, limits).map(Arc::new);
        known.insert(op.name.clone(), form.clone());
        form
    }
}

/// Builds the form; `None` if the custom form is unknown. The snippet of a frequent operation is
/// written by hand; a description of a project may have another form for it.
pub(super) fn form(
    op: &OpDescription,
    samples: &Samples,
    registry: &Registry,
    limits: &Limits,
) -> Option<Form> {
    let generated = generated_form(op, samples, registry, limits);
    let own = registry.snippet(&op.name).map(|own| own.text);
    let Some(own) = own.filter(|own| {
        let text = format!("{}{}", op.name, filled(own));
        parses_as_operation(&text, registry, limits)
    }) else {
        return generated;
    };
    let shown = || Form { snippet: String::new(), label: filled(own), parts: Vec::new() };
    let generated = generated.unwrap_or_else(shown);
    Some(Form { snippet: own.to_owned(), ..generated })
}

fn generated_form(
    op: &OpDescription,
    samples: &Samples,
    registry: &Registry,
    limits: &Limits,
) -> Option<Form> {
    let format = op.format().and_then(|format| {
        let mut writer = Writer::new(op, samples, registry);
        for directive in &format.directives {
            writer.directive(directive)?;
        }
        Some(writer.form)
    });
    format.or_else(|| read_form(op, samples, registry, limits))
}

/// Returns the parameters of a type or an attribute after its name, with gaps to fill in; empty without parameters.
pub(super) fn parameters(one: &ParametricDescription) -> String {
    let declared = one.format.as_deref().and_then(|format| declared_parameters(one, format));
    match declared {
        Some(written) => written,
        None if one.parameters.is_empty() => String::new(),
        None => "<${1}>".to_owned(),
    }
}

/// Returns the parameters in a format; `None` if it has other elements than literals and parameters.
fn declared_parameters(one: &ParametricDescription, format: &str) -> Option<String> {
    let mut out = String::new();
    let mut gaps = 0_u32;
    let mut gap = |name: &str| {
        gaps += 1;
        format!("${{{gaps}:{}}}", escaped(name))
    };
    let (mut rest, mut glued) = (format.trim_start(), true);
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let (piece, after) = if first == '`' {
            let (literal, after) = rest.get(1..)?.split_once('`')?;
            glued |= matches!(literal, "," | ")" | "]" | ">" | "(" | "[" | "<");
            (escaped(literal.trim()), after)
        } else if let Some(name) = rest.strip_prefix('$') {
            let end = name.find(|c| !is_word(c)).unwrap_or(name.len());
            (gap(name.get(..end)?), name.get(end..)?)
        } else {
            let after = rest.strip_prefix("params").filter(|it| !it.starts_with(is_word))?;
            let all = one.parameters.iter().map(|one| gap(&one.name));
            (all.collect::<Vec<_>>().join(", "), after)
        };
        if !glued && !piece.is_empty() {
            out.push(' ');
        }
        glued = piece.is_empty() || matches!(piece.as_str(), "(" | "[" | "<");
        out.push_str(&piece);
        rest = after.trim_start();
    }
    Some(out)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test")]
mod tests {
    use super::*;

    #[test]
    fn documents_share_the_forms_of_bundled_operations() {
        let forms = [(); 2].map(|()| {
            let document = Document::new(Vec::new(), Limits::default());
            form_of(&document, description(&document, "linalg.matmul").unwrap()).unwrap()
        });
        assert!(Arc::ptr_eq(&forms[0], &forms[1]));
    }
}
