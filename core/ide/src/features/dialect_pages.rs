//! A page of Markdown for each dialect that a project describes, with links between them: what
//! `mlir-tblgen -gen-dialect-doc` writes, of all dialects at once.

use super::lines::{
    effects_line, presence_in_words, region_in_words, traits_line, with_purpose, words_of,
};
use crate::form::form;
use crate::samples::Samples;
use abide_mlir::ods::constraint::{AttributePredicate, TypePredicate};
use abide_mlir::ods::{
    AttributeDescription, DialectDescription, EnumDescription, OpDescription,
    ParametricDescription, ValueDescription,
};
use abide_mlir::registry::Registry;
use abide_source::escape;
use abide_source::limits::Limits;
use std::fmt::Write as _;

/// The page that lists all others.
const LIST: &str = "README.md";

/// The pages of the dialects that a project describes: the name of each file, and its text. The first is
/// the list of all. A dialect may have any name, so not each name is that of a page: [`is_page_name`].
#[must_use]
pub fn dialect_pages(registry: &Registry, limits: &Limits) -> Vec<(String, String)> {
    let all = registry.dialects().dialects();
    let mut own: Vec<&DialectDescription> = all.filter(|dialect| is_described(dialect)).collect();
    own.sort_unstable_by(|a, b| a.name.cmp(&b.name));
    let mut index = String::from("# Dialects\n\n");
    for dialect in &own {
        let summary = one_line(&dialect.summary);
        let summary = if summary.is_empty() { summary } else { format!(": {summary}") };
        let _ = match is_page_name(&page_name(dialect)) {
            true => writeln!(index, "- [`{0}`]({0}.md){summary}", dialect.name),
            false => writeln!(index, "- `{}`{summary}", one_line(&dialect.name)),
        };
    }
    let names: Vec<&str> = own.iter().map(|dialect| &*dialect.name).collect();
    let samples = Samples::new(registry, limits);
    let page = |dialect: &&DialectDescription| {
        let out = String::new();
        let mut page = Page { out, names: &names, samples: &samples, registry, limits };
        page.dialect(dialect);
        (page_name(dialect), escape::page(&page.out))
    };
    let pages = own.iter().map(page);
    std::iter::once((LIST.to_owned(), escape::page(&index))).chain(pages).collect()
}

fn page_name(dialect: &DialectDescription) -> String {
    format!("{}.md", dialect.name)
}

/// Whether a page can have a name: it is one of a file in the same folder, beside the list of all pages.
#[must_use]
pub fn is_page_name(name: &str) -> bool {
    let is_plain = |c: char| c.is_alphanumeric() || "_-.".contains(c);
    name.chars().all(is_plain) && !name.starts_with('.') && !name.eq_ignore_ascii_case(LIST)
}

/// Whether a project's own files describe something of a dialect.
fn is_described(dialect: &DialectDescription) -> bool {
    dialect.place.is_some() || dialect.ops.iter().any(|op| op.place.is_some())
}

// Writing to a String cannot fail, so that what `write!` gives is dropped.

/// A page that is written.
struct Page<'r> {
    out: String,
    /// The dialects that have a page.
    names: &'r [&'r str],
    samples: &'r Samples,
    registry: &'r Registry,
    limits: &'r Limits,
}

impl Page<'_> {
    fn dialect(&mut self, dialect: &DialectDescription) {
        let _ = writeln!(self.out, "# `{}` dialect\n", dialect.name);
        self.paragraph(&emphasised(&dialect.summary));
        self.paragraph(&dialect.description);
        self.contents(dialect);
        self.section("Operations", dialect.ops.is_empty());
        for op in &dialect.ops {
            self.operation(op);
        }
        self.section("Attributes", dialect.attributes.is_empty());
        for one in &dialect.attributes {
            self.parametric(one, '#');
        }
        self.section("Types", dialect.types.is_empty());
        for one in &dialect.types {
            self.parametric(one, '!');
        }
        self.section("Enumerations", dialect.enums.is_empty());
        for one in &dialect.enums {
            self.enumeration(&dialect.name, one);
        }
        let len = self.out.trim_end().len();
        self.out.truncate(len);
        self.out.push('\n');
    }

    fn contents(&mut self, dialect: &DialectDescription) {
        let ops = dialect.ops.iter().map(|op| format!("[`{0}`](#{0})", op.name));
        let parametric = |list: &[std::sync::Arc<ParametricDescription>], sign: char| {
            let link = |one: &std::sync::Arc<ParametricDescription>| {
                format!("[`{sign}{}`](#{})", one.name, anchor(&one.name, sign))
            };
            list.iter().map(link).collect::<Vec<_>>()
        };
        let lists = [
            ("Operations", ops.collect()),
            ("Attributes", parametric(&dialect.attributes, '#')),
            ("Types", parametric(&dialect.types, '!')),
        ];
        for (title, links) in lists.into_iter().filter(|(_, links)| !links.is_empty()) {
            let _ = writeln!(self.out, "{title}: {}\n", links.join(", "));
        }
    }

    fn section(&mut self, title: &str, is_empty: bool) {
        if !is_empty {
            let _ = writeln!(self.out, "## {title}\n");
        }
    }

    fn paragraph(&mut self, text: &str) {
        if !text.trim().is_empty() {
            let _ = writeln!(self.out, "{}\n", text.trim_end());
        }
    }

    fn heading(&mut self, anchor: &str, name: &str) {
        let _ = writeln!(self.out, "<a id=\"{anchor}\"></a>\n### `{name}`\n");
    }

    fn operation(&mut self, op: &OpDescription) {
        self.heading(&op.name, &op.name);
        self.paragraph(&emphasised(&op.summary));
        if let Some(form) = form(op, self.samples, self.registry, self.limits) {
            let _ = writeln!(self.out, "Syntax:\n\n```\n{}{}\n```\n", op.name, form.label);
        }
        self.paragraph(&op.description);
        for line in [traits_line(op), effects_line(op)].into_iter().flatten() {
            self.paragraph(&line);
        }
        let attributes = op.attributes.iter().map(|one| self.attribute(one)).collect();
        self.table("Attribute", attributes);
        let operands = op.operands.iter().map(|one| self.value(one)).collect();
        self.table("Operand", operands);
        let results = op.results.iter().map(|one| self.value(one)).collect();
        self.table("Result", results);
        let regions = op.regions.iter().map(|one| (one.name.to_string(), region_in_words(one)));
        self.table("Region", regions.collect());
        let successors = op.successors.iter().map(|one| {
            let words = if one.variadic { "any number of blocks" } else { "a block" };
            (one.name.to_string(), words.to_owned())
        });
        self.table("Successor", successors.collect());
    }

    fn table(&mut self, title: &str, rows: Vec<(String, String)>) {
        if rows.is_empty() {
            return;
        }
        let _ = writeln!(self.out, "| {title} | Description |\n|---|---|");
        for (name, words) in rows {
            let _ = writeln!(self.out, "| `{name}` | {} |", cell(&words));
        }
        self.out.push('\n');
    }

    fn value(&self, value: &ValueDescription) -> (String, String) {
        let words = match value.constraint.predicate() {
            TypePredicate::Dialect { name, .. } => {
                let (words, link) = (value.words(), self.link(name, '!'));
                match value.constraint.summary() {
                    "" => words.replace(&format!("!{name}"), &link),
                    _ => format!("{words} {link}"),
                }
            }
            _ => value.summary(),
        };
        (value.name.to_string(), with_purpose(words, &value.about))
    }

    fn attribute(&self, attribute: &AttributeDescription) -> (String, String) {
        let summary = attribute.constraint.summary();
        let words = match attribute.constraint.predicate() {
            AttributePredicate::Dialect(name) => format!("{summary} {}", self.link(name, '#')),
            AttributePredicate::Enum(one) => format!("{summary}: {}", words_of(one)),
            _ => summary.to_owned(),
        };
        let presence = presence_in_words(attribute);
        let words = with_purpose(format!("{words}{presence}"), &attribute.about);
        (attribute.name.to_string(), words)
    }

    /// A link to a type or an attribute, where its dialect has a page.
    fn link(&self, name: &str, sign: char) -> String {
        let dialect = name.split('.').next().unwrap_or_default();
        match self.names.contains(&dialect) {
            true => format!("([`{sign}{name}`]({dialect}.md#{}))", anchor(name, sign)),
            false => format!("(`{sign}{name}`)"),
        }
    }

    fn parametric(&mut self, one: &ParametricDescription, sign: char) {
        self.heading(&anchor(&one.name, sign), &format!("{sign}{}", one.name));
        self.paragraph(&emphasised(&one.summary));
        if let Some(format) = &one.format {
            let _ = writeln!(self.out, "Syntax:\n\n```\n{sign}{} {format}\n```\n", one.name);
        }
        self.paragraph(&one.description);
        if one.parameters.is_empty() {
            return;
        }
        self.out.push_str("| Parameter | C++ type | Description |\n|---|---|---|\n");
        for parameter in &one.parameters {
            let words = parameter.words.as_deref().map(|one| format!("one of {}", words_of(one)));
            let parts = [Some(parameter.summary.to_string()), words];
            let parts: Vec<String> =
                parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
            let words = parts.join("; ");
            let (name, class, words) = (&parameter.name, cell(&parameter.class), cell(&words));
            let _ = writeln!(self.out, "| `{name}` | `{class}` | {words} |");
        }
        self.out.push('\n');
    }

    fn enumeration(&mut self, dialect: &str, one: &EnumDescription) {
        self.heading(&format!("{dialect}-enum-{}", one.name), &one.name);
        self.paragraph(&emphasised(&one.summary));
        self.out.push_str("| Word | Value |\n|---|---|\n");
        for case in &one.cases {
            let _ = writeln!(self.out, "| `{}` | {} |", cell(&case.keyword), case.value);
        }
        self.out.push('\n');
    }
}

fn anchor(name: &str, sign: char) -> String {
    let kind = if sign == '!' { "type" } else { "attribute" };
    format!("{name}-{kind}")
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn emphasised(text: &str) -> String {
    let text = one_line(text);
    if text.is_empty() { text } else { format!("_{text}_") }
}

/// A text in a cell of a table.
fn cell(text: &str) -> String {
    one_line(text).replace('|', "\\|")
}
