//! What is known of an operation, a type or an attribute, as a page of Markdown.

use crate::mlir::ods::{
    AttributeDescription, DialectDescription, OpDescription, ParametricDescription, Presence,
    Syntax, ValueDescription,
};
use crate::mlir::registry::Registry;
use std::fmt::Write as _;

/// The page of an operation, a type or an attribute, by its name with the dialect, or of a dialect; none
/// where nothing describes it.
#[must_use]
pub fn page(registry: &Registry, name: &str) -> Option<String> {
    let dialects = registry.dialects();
    if let Some(op) = dialects.op(name) {
        return Some(operation(op));
    }
    if let Some(dialect) = dialects.dialect(name) {
        return Some(dialect_page(dialect));
    }
    let dialect = dialects.dialect(name.split('.').next()?)?;
    let named = |all: &[std::sync::Arc<ParametricDescription>], sign: char| {
        all.iter().find(|one| *one.name == *name).map(|one| parametric(one, sign))
    };
    named(&dialect.types, '!').or_else(|| named(&dialect.attributes, '#'))
}

// Writing to a String cannot fail, so that what `write!` gives is dropped.

fn head(out: &mut String, name: &str, summary: &str, description: &str) {
    let _ = writeln!(out, "# `{name}`\n");
    if !summary.is_empty() {
        let _ = writeln!(out, "{summary}\n");
    }
    if !description.is_empty() {
        let _ = writeln!(out, "{description}\n");
    }
}

/// The page of an operation.
fn operation(op: &OpDescription) -> String {
    let mut out = String::new();
    head(&mut out, &op.name, &op.summary, &op.description);
    values(&mut out, "Operands", &op.operands);
    attributes(&mut out, &op.attributes);
    values(&mut out, "Results", &op.results);
    let traits: Vec<&str> = op.traits.iter().map(|one| one.name()).collect();
    if !traits.is_empty() {
        let _ = writeln!(out, "Traits: {}\n", traits.join(", "));
    }
    let form = match &op.syntax {
        Syntax::Format(_) => "declarative",
        Syntax::Custom => "read and printed by C++",
        Syntax::GenericOnly => "generic only",
    };
    let _ = writeln!(out, "Form: {form}");
    if let Some(place) = &op.place {
        let _ = writeln!(out, "\nDefined in `{}`", place.path);
    }
    out
}

fn values(out: &mut String, title: &str, values: &[ValueDescription]) {
    if values.is_empty() {
        return;
    }
    let _ = writeln!(out, "{title}:\n");
    for value in values {
        let _ = writeln!(out, "- `{}`: {}", value.name, value.summary());
    }
    out.push('\n');
}

fn attributes(out: &mut String, attributes: &[AttributeDescription]) {
    if attributes.is_empty() {
        return;
    }
    out.push_str("Attributes:\n\n");
    for attribute in attributes {
        let presence = match &attribute.presence {
            Presence::Required => String::new(),
            Presence::Optional => " (optional)".to_owned(),
            Presence::Default(value) | Presence::DefaultIfAbsent(value) => {
                format!(" (default `{value}`)")
            }
        };
        let _ =
            writeln!(out, "- `{}`: {}{presence}", attribute.name, attribute.constraint.summary());
    }
    out.push('\n');
}

fn parametric(one: &ParametricDescription, sign: char) -> String {
    let mut out = String::new();
    head(&mut out, &format!("{sign}{}", one.name), &one.summary, &one.description);
    if !one.parameters.is_empty() {
        out.push_str("Parameters:\n\n");
        for (name, class) in &one.parameters {
            let _ = writeln!(out, "- `{name}`: `{class}`");
        }
        out.push('\n');
    }
    if let Some(place) = &one.place {
        let _ = writeln!(out, "Defined in `{}`", place.path);
    }
    out
}

fn dialect_page(dialect: &DialectDescription) -> String {
    let mut out = String::new();
    head(&mut out, &dialect.name, &dialect.summary, &dialect.description);
    for op in &dialect.ops {
        let _ = writeln!(out, "- `{}`: {}", op.name, op.summary);
    }
    out
}
