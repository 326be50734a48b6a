//! Writes descriptions in the notation that [`super::Dialects::read`] reads: what `.td` files say of a
//! dialect in a file that needs neither them nor what they include.

mod names;
mod op;

use super::term::{Listed, Quoted};
use super::{
    DialectDescription, EnumDescription, EnumSpelling, KeywordAffixes, ParameterDescription,
    ParametricDescription,
};
use names::Names;
use std::fmt;

/// A dialect as a description file. Documentation in Markdown, places and what only C++ says of traits are
/// left out.
impl fmt::Display for DialectDescription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let summary = if self.summary.is_empty() { &self.description } else { &self.summary };
        writeln!(f, "dialect {} {}", self.name, Quoted(first_sentence(summary)))?;
        for (item, names) in [("typenames", &self.type_names), ("attrnames", &self.attribute_names)]
        {
            if let Some(names) = names {
                writeln!(f, "{item} \"{}\"", names.join(" "))?;
            }
        }
        for (item, list) in [("typedef", &self.types), ("attrdef", &self.attributes)] {
            for one in list {
                write!(f, "\n{item} {}", Parametric(one))?;
            }
        }
        let names = Names::of(self);
        for one in names.enums() {
            write!(f, "\n{}", Enumeration(one))?;
        }
        write!(f, "\n{names}")?;
        for one in &self.ops {
            write!(f, "\n{}", op::OperationItem { op: one, names: &names })?;
            for other in self.others.iter().filter(|other| other.op.name == one.name) {
                let written = op::OperationItem { op: &other.op, names: &names };
                write!(f, "until {} {written}", other.until)?;
            }
        }
        Ok(())
    }
}

/// Returns the text before the first full stop or empty line.
fn first_sentence(text: &str) -> &str {
    let text = text.trim();
    let end = text.find(". ").or_else(|| text.find(".\n")).or_else(|| text.find("\n\n"));
    end.and_then(|end| text.get(..end)).unwrap_or(text).trim_end_matches('.')
}

/// A type or an attribute after its keyword.
struct Parametric<'d>(&'d ParametricDescription);

impl fmt::Display for Parametric<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = self.0;
        let mnemonic = one.name.split_once('.').map_or(&*one.name, |(_, mnemonic)| mnemonic);
        writeln!(f, "{mnemonic} {} {{", Quoted(first_sentence(&one.summary)))?;
        if !one.class.is_empty() {
            writeln!(f, "  class      {}", Quoted(&one.class))?;
        }
        if let Some(alias) = &one.alias {
            writeln!(f, "  alias      {alias}")?;
        }
        if !one.parameters.is_empty() {
            let parameters = one.parameters.iter();
            let parameters: Vec<String> = parameters.map(parameter).collect();
            writeln!(f, "  parameters {}", Listed(&parameters))?;
        }
        if !one.interfaces.is_empty() {
            let interfaces: Vec<&str> = one.interfaces.iter().map(|one| one.name()).collect();
            writeln!(f, "  interfaces {}", Listed(&interfaces))?;
        }
        if one.is_custom {
            writeln!(f, "  syntax     custom")?;
        }
        if let Some(format) = &one.format {
            writeln!(f, "  format     {}", one_line(format))?;
        }
        writeln!(f, "}}")
    }
}

/// `name: "C++" = "default" cpp words self`, where all after the class is optional.
fn parameter(one: &ParameterDescription) -> String {
    let mut text = format!("{}: {}", one.name, Quoted(&one.class));
    if let Some(default) = &one.default {
        text += &format!(" = {}", Quoted(default));
    }
    let flags = [(one.is_custom, " cpp"), (one.lists_words, " words"), (one.is_self_type, " self")];
    text.extend(flags.into_iter().filter_map(|(is_set, flag)| is_set.then_some(flag)));
    text
}

struct Enumeration<'d>(&'d EnumDescription);

impl fmt::Display for Enumeration<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = self.0;
        write!(f, "{} {}", if one.bits { "bitenum" } else { "enum" }, one.name)?;
        if !one.summary.is_empty() {
            write!(f, " {}", Quoted(&one.summary))?;
        }
        match &one.spelling {
            EnumSpelling::Integer => {}
            EnumSpelling::Dialect { dialect, mnemonic, angle_brackets: true, .. } => {
                write!(f, " = #{dialect}.{mnemonic}<$value>")?;
            }
            EnumSpelling::Dialect {
                dialect,
                mnemonic,
                around: Some(KeywordAffixes { before, after }),
                ..
            } => {
                let (before, after) = (Quoted(before), Quoted(after));
                write!(f, " = #{dialect}<{mnemonic} {before} $value {after}>")?;
            }
            EnumSpelling::Dialect { dialect, mnemonic, .. } => {
                write!(f, " = #{dialect}<{mnemonic} $value>")?;
            }
        }
        let bare = if one.bits && !one.quotes_sets { " bare" } else { "" };
        writeln!(f, " : i{}{bare} \"{}\" {{", one.width, one.separator)?;
        for case in &one.cases {
            writeln!(f, "  {} = {},", Quoted(&case.keyword), case.value.cast_signed())?;
        }
        writeln!(f, "}}")
    }
}

/// A text without line breaks; blanks within backticks stay.
fn one_line(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    lines.join(" ")
}
