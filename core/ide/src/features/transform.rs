//! The results of passes on a function or a file, as text edits.

use super::line_edits::line_edits;
use crate::db::{Document, DocumentUnit, chunks};
use crate::scope::function_excerpt;
use abide_mlir::ir::{Ir, OperationId};
use abide_mlir::parse::{parse, parse_excerpt};
use abide_mlir::print::{PrintOptions, print, print_operation};
use abide_mlir::verify::verify;
use abide_passes::{Anchor, Pass, Pipeline, Report};
use abide_source::diagnostic::{Diagnostic, Severity};
use abide_source::text::{Encoding, LineIndex, Span, TextEdit, apply_edits};
use std::fmt;

/// The result for a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transformed {
    /// The name of the only transformed function, with its `@`.
    pub function: Option<String>,
    /// The edits; empty if unchanged.
    pub edits: Vec<TextEdit>,
}

/// The reason why a text cannot be transformed; it stays unchanged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TransformError {
    /// The place is in no function.
    NoFunction,
    /// The pipeline is malformed, or does not fit its target.
    Pipeline(String),
    /// The text is wrong, or a pass failed. In words, each with its line and column.
    Failed(Vec<String>),
}

impl fmt::Display for TransformError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TransformError::NoFunction => f.write_str("no function at this position"),
            TransformError::Pipeline(message) => f.write_str(message),
            TransformError::Failed(found) => f.write_str(&found.join("\n")),
        }
    }
}

impl std::error::Error for TransformError {}

impl Transformed {
    /// The whole text afterwards.
    #[must_use]
    pub fn text(&self, document: &Document) -> Vec<u8> {
        // The changes are of parts that do not overlap.
        apply_edits(document.text(), &self.edits).unwrap_or_else(|_| document.text().to_vec())
    }
}

/// Runs a pipeline on the function around a position, or on the whole file without a position. The pipeline is a list
/// of passes between commas or the text of `-pass-pipeline`. Unchanged parts keep their text; changed ones are
/// printed.
///
/// # Errors
/// The pipeline is malformed, the function or the file has errors, or a pass fails.
pub fn run_passes(
    document: &Document,
    offset: Option<u32>,
    pipeline: &str,
) -> Result<Transformed, TransformError> {
    let pipeline = Pipeline::parse_or_list(pipeline)
        .map_err(|error| TransformError::Pipeline(error.to_string()))?;
    let elements = match offset {
        Some(_) => pipeline.on_function().map_err(TransformError::Pipeline)?,
        None => pipeline.elements,
    };
    let options = PrintOptions { keeps_names: true, ..PrintOptions::default() };
    transform(document, offset, &options, |ir, root| {
        let (registry, limits) = (document.registry(), document.limits());
        abide_passes::run_on(ir, root, &elements, registry, limits, &mut Report::default())
    })
}

/// Text in the generic form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GenericForm {
    /// The name of the function that it is, with its `@`; none for the whole file.
    pub function: Option<String>,
    /// The text.
    pub text: Vec<u8>,
}

/// Returns the generic form of the function around a position, or of the whole file without a position.
///
/// # Errors
/// The function does not exist, or the function or the file has errors.
pub fn generic_form(
    document: &Document,
    offset: Option<u32>,
) -> Result<GenericForm, TransformError> {
    let made = expand_to_generic_form(document, offset)?;
    let text = made.text(document);
    let unit = offset.and_then(|offset| document.function_at(offset));
    let text = match unit {
        // The text around the function stays unchanged.
        Some(unit) => {
            let rest_after = document.text().len() - unit.span().end() as usize;
            let own = text.get(unit.offset as usize..text.len() - rest_after);
            own.unwrap_or_default().to_vec()
        }
        None => text,
    };
    Ok(GenericForm { function: made.function, text })
}

fn expand_to_generic_form(
    document: &Document,
    offset: Option<u32>,
) -> Result<Transformed, TransformError> {
    let options = PrintOptions { generic: true, keeps_names: true, ..PrintOptions::default() };
    transform(document, offset, &options, |_, _| Ok(()))
}

/// A rewrite of a function or a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rewrite {
    /// The result of a pass.
    Pass(Pass),
    /// The generic form.
    GenericForm,
}

/// A rewrite that makes sense at a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RewriteOffer {
    /// As an imperative.
    pub title: String,
    /// The rewrite.
    pub rewrite: Rewrite,
    /// Within the function that is worked on; none for the whole file.
    pub offset: Option<u32>,
}

impl Rewrite {
    const GENERIC_FORM: &'static str = "generic-form";

    /// The name of the pass, or `generic-form`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Rewrite::Pass(pass) => pass.name(),
            Rewrite::GenericForm => Self::GENERIC_FORM,
        }
    }

    /// The rewrite with a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Rewrite> {
        let generic = (name == Self::GENERIC_FORM).then_some(Rewrite::GenericForm);
        generic.or_else(|| Pass::named(name).map(Rewrite::Pass))
    }

    fn title(self, what: &str) -> String {
        match self {
            Rewrite::Pass(pass) => format!("run -{} on {what}", pass.name()),
            Rewrite::GenericForm => format!("expand {what} to the generic form"),
        }
    }
}

impl RewriteOffer {
    /// Whether the rewrite may change a document: a pass as far as the words of its text show, the generic form if
    /// its function has no errors.
    #[must_use]
    pub fn may_change(&self, document: &Document) -> bool {
        match self.rewrite {
            Rewrite::Pass(pass) => {
                let function = self.offset.and_then(|offset| document.function_at(offset));
                let part = function.map_or(document.text(), |unit| document.slice(unit.span()));
                pass.may_change(part)
            }
            Rewrite::GenericForm => {
                let function = self.offset.and_then(|offset| document.function_at(offset));
                let part = function.map_or(Span::new(0, u32::MAX), |unit| unit.span());
                errors_within(document, part).is_empty()
            }
        }
    }
}

/// Returns the rewrites possible at a position: those of the enclosing function, and those of the whole file that
/// need it, or all outside of functions.
#[must_use]
pub fn rewrites(document: &Document, offset: u32) -> Vec<RewriteOffer> {
    let function = document.function_at(offset).and_then(|unit| name_of(document, unit));
    let all = Pass::ALL.into_iter().map(Rewrite::Pass).chain([Rewrite::GenericForm]);
    let offer = |rewrite: Rewrite| {
        let of_module = matches!(rewrite, Rewrite::Pass(pass) if pass.anchor() == Anchor::Module);
        match &function {
            Some(name) if !of_module => {
                RewriteOffer { title: rewrite.title(name), rewrite, offset: Some(offset) }
            }
            _ => RewriteOffer { title: rewrite.title("the file"), rewrite, offset: None },
        }
    };
    all.map(offer).collect()
}

/// Performs an offer of [`rewrites`].
///
/// # Errors
/// As [`run_passes`].
pub fn rewrite(
    document: &Document,
    offset: Option<u32>,
    rewrite: Rewrite,
) -> Result<Transformed, TransformError> {
    match rewrite {
        Rewrite::Pass(pass) => run_passes(document, offset, pass.name()),
        Rewrite::GenericForm => expand_to_generic_form(document, offset),
    }
}

fn name_of(document: &Document, unit: DocumentUnit<'_>) -> Option<String> {
    let index = document.symbols();
    let symbol = index.symbols(document).find(|one| one.operation.start() == unit.offset)?;
    Some(document.string(symbol.span))
}

type Change<'c> = &'c dyn Fn(&mut Ir, OperationId) -> Result<(), Vec<Diagnostic>>;

fn transform(
    document: &Document,
    offset: Option<u32>,
    options: &PrintOptions,
    change: impl Fn(&mut Ir, OperationId) -> Result<(), Vec<Diagnostic>>,
) -> Result<Transformed, TransformError> {
    let found = match offset {
        Some(offset) => {
            let unit = document.function_at(offset).ok_or(TransformError::NoFunction)?;
            let edits = of_function(document, unit, options, &change);
            edits.map(|edits| (name_of(document, unit), edits))
        }
        None => of_file(document, options, &change).map(|edits| (None, edits)),
    };
    let (function, edits) = found.map_err(|found| failed(document, &found))?;
    Ok(Transformed { function, edits })
}

/// The errors of a text, each with its place in front.
fn failed(document: &Document, found: &[Diagnostic]) -> TransformError {
    let lines = LineIndex::new(document.text());
    let said = |found: &Diagnostic| {
        let place = lines.line_column(document.text(), found.span.start(), Encoding::Utf32);
        format!("{}:{}: {}", place.line + 1, place.column + 1, found.message)
    };
    TransformError::Failed(found.iter().map(said).collect())
}

/// Transforms one function, even if others have errors.
fn of_function(
    document: &Document,
    unit: DocumentUnit<'_>,
    options: &PrintOptions,
    change: Change<'_>,
) -> Result<Vec<TextEdit>, Vec<Diagnostic>> {
    let (registry, limits) = (document.registry(), document.limits());
    let errors = errors_within(document, unit.span());
    if !errors.is_empty() {
        return Err(errors);
    }
    let Some(excerpt) = function_excerpt(document, unit) else {
        return Err(errors_within(document, Span::from_range(0..document.text().len())));
    };
    let parsed = parse_excerpt(document.text(), &excerpt, registry, limits);
    let Some(operation) = parsed.operation else { return Err(parsed.diagnostics) };
    let mut ir = parsed.ir;
    parsed.names.copy_to(&mut ir, document.text());
    let found = verify(&ir, registry, limits);
    if !found.is_empty() {
        return Err(found);
    }
    // The printer's aliases would have to precede the function.
    let options = PrintOptions { local_scope: true, ..*options };
    let printed = |ir: &Ir| print_operation(ir, operation, registry, &options);
    let before = (!options.generic).then(|| printed(&ir));
    change(&mut ir, operation)?;
    let after = printed(&ir);
    Ok(match before.as_ref() == Some(&after) {
        true => Vec::new(),
        false => line_edits(document, unit.span(), &after),
    })
}

/// Transforms the chunks of a file, one after the other.
fn of_file(
    document: &Document,
    options: &PrintOptions,
    change: Change<'_>,
) -> Result<Vec<TextEdit>, Vec<Diagnostic>> {
    let (registry, limits) = (document.registry(), document.limits());
    let mut edits = Vec::new();
    for chunk in chunks(document) {
        let span = chunk.span();
        let shifted = |found: Vec<Diagnostic>| -> Vec<Diagnostic> {
            found.into_iter().map(|found| found.shifted(span.start())).collect()
        };
        let parsed = parse(document.slice(span), registry, limits);
        let mut ir = parsed.ir;
        parsed.names.copy_to(&mut ir, document.slice(span));
        let mut found = parsed.diagnostics;
        if found.is_empty() {
            found = verify(&ir, registry, limits);
        }
        if !found.is_empty() {
            return Err(shifted(found));
        }
        let top = ir.top();
        let is_written = options.generic || ir.span(top) != Span::default();
        let options = PrintOptions { omits_module: !is_written, ..*options };
        let printed = |ir: &Ir| print(ir, registry, &options);
        let before = (!options.generic).then(|| printed(&ir));
        change(&mut ir, top).map_err(shifted)?;
        let after = printed(&ir);
        if before.as_ref() != Some(&after) {
            edits.extend(line_edits(document, span, &after));
        }
    }
    Ok(edits)
}

/// Returns the syntax and name errors of a part of the file.
fn errors_within(document: &Document, part: Span) -> Vec<Diagnostic> {
    let all = document.diagnostics().into_iter();
    all.filter(|found| found.severity == Severity::Error && part.covers(found.span)).collect()
}
