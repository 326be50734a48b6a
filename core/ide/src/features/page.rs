//! The documentation of an operation, a type or an attribute, as a page of Markdown.

use super::lines::{
    attribute_line, effects_line, parameter_line, region_line, successor_line, traits_line,
    value_line,
};
use crate::described::{Described, described_name};
use abide_mlir::ods::{
    DialectDescription, EnumDescription, OpDescription, ParametricDescription, Syntax,
};
use abide_mlir::registry::Registry;
use std::fmt::Write as _;

/// The page of an operation, a type or an attribute, by its name with the dialect, or of a dialect. `None` if
/// it is not described. With its sign, `!x.y` or `#x.y`, a name is that of a type or an attribute.
#[must_use]
pub fn page(registry: &Registry, name: &str) -> Option<String> {
    let dialects = registry.dialects();
    let plain = name.trim_start_matches(['!', '#']);
    let is_unsigned = plain == name;
    if let Some(op) = dialects.op(plain).filter(|_| is_unsigned) {
        return Some(operation(op));
    }
    if let Some(dialect) = dialects.dialect(plain).filter(|_| is_unsigned) {
        return Some(dialect_page(dialect));
    }
    let dialect = dialects.dialect(plain.split('.').next()?)?;
    let named = |all: &[std::sync::Arc<ParametricDescription>], sign: char| {
        let mut all = all.iter().filter(|_| is_unsigned || name.starts_with(sign));
        all.find(|one| *one.name == *plain).map(|one| parametric(one, sign))
    };
    let is_attribute = !name.starts_with('!');
    named(&dialect.types, '!').or_else(|| named(&dialect.attributes, '#')).or_else(|| {
        match described_name(registry, &format!("#{plain}")).filter(|_| is_attribute)? {
            Described::Enumeration(one) => Some(enumeration(one, plain)),
            _ => None,
        }
    })
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
    list(&mut out, "Operands", op.operands.iter().map(value_line));
    list(&mut out, "Attributes", op.attributes.iter().map(attribute_line));
    list(&mut out, "Results", op.results.iter().map(value_line));
    list(&mut out, "Regions", op.regions.iter().map(region_line));
    list(&mut out, "Successors", op.successors.iter().map(successor_line));
    for line in [traits_line(op), effects_line(op)].into_iter().flatten() {
        let _ = writeln!(out, "{line}\n");
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

fn list(out: &mut String, title: &str, lines: impl ExactSizeIterator<Item = String>) {
    if lines.len() == 0 {
        return;
    }
    let _ = writeln!(out, "{title}:\n");
    for line in lines {
        let _ = writeln!(out, "- {line}");
    }
    out.push('\n');
}

fn parametric(one: &ParametricDescription, sign: char) -> String {
    let mut out = String::new();
    head(&mut out, &format!("{sign}{}", one.name), &one.summary, &one.description);
    list(&mut out, "Parameters", one.parameters.iter().map(parameter_line));
    if let Some(place) = &one.place {
        let _ = writeln!(out, "Defined in `{}`", place.path);
    }
    out
}

/// The page of an attribute whose values are the words of an enumeration.
fn enumeration(one: &EnumDescription, name: &str) -> String {
    let mut out = String::new();
    head(&mut out, &format!("#{name}"), &one.summary, "");
    list(
        &mut out,
        "Words",
        one.cases.iter().map(|case| format!("`{}` = {}", case.keyword, case.value)),
    );
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
