//! How a described operation is written, with gaps to fill in, from its format.

use crate::mlir::ods::format::{Directive, TypeReference};
use crate::mlir::ods::{OpDescription, ValueDescription};

/// The form of an operation behind its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Form {
    /// With placeholders as in `${1:lhs}`, in the syntax of snippets of the protocol.
    pub(super) snippet: String,
    /// For people: `$lhs, $rhs : type($result)`.
    pub(super) label: String,
    /// Where in the label each operand is, in bytes, in the order of the description; empty for one
    /// that is not written by itself.
    pub(super) operands: Vec<(u32, u32)>,
}

/// Writes the form; none of an operation whose form is no format, or has pieces of code in it.
pub(super) fn form(op: &OpDescription) -> Option<Form> {
    let mut writer = Writer {
        op,
        form: Form {
            snippet: String::new(),
            label: String::new(),
            operands: vec![(0, 0); op.operands.len()],
        },
        gaps: 0,
        glued: false,
    };
    for directive in &op.format()?.directives {
        writer.directive(directive)?;
    }
    Some(writer.form)
}

struct Writer<'d> {
    op: &'d OpDescription,
    form: Form,
    /// How many there are so far.
    gaps: u32,
    /// Whether the next piece follows without a blank.
    glued: bool,
}

impl Writer<'_> {
    /// Writes what must be written; what need not be is left out. None where that is not known.
    fn directive(&mut self, directive: &Directive) -> Option<()> {
        match directive {
            Directive::Literal(text) => self.literal(text),
            Directive::Operand(index) => {
                let name = value_name(&self.op.operands, *index, "operand");
                let start = self.gap(&name, "%");
                if let Some(place) = self.form.operands.get_mut(*index) {
                    *place = (start, self.form.label.len() as u32);
                }
            }
            Directive::Attribute(index) => {
                let name = self.op.attributes.get(*index)?.name.to_string();
                self.gap(&name, "");
            }
            Directive::Successor(index) => {
                let name = self.op.successors.get(*index)?.name.to_string();
                self.gap(&name, "^");
            }
            Directive::Region(_) => {
                self.gaps += 1;
                self.piece("{ .. }", &format!("{{\n  ${}\n}}", self.gaps));
            }
            Directive::Operands => {
                self.gap("operands", "%");
            }
            Directive::Type(reference) => {
                let name = self.type_name(*reference);
                self.gap(&name, "");
            }
            Directive::FunctionalType { inputs, outputs } => {
                self.literal("(");
                let name = self.type_name(*inputs);
                self.gap(&name, "");
                self.literal(")");
                self.literal("->");
                let name = self.type_name(*outputs);
                self.gap(&name, "");
            }
            Directive::Qualified(inner) => self.directive(inner)?,
            Directive::Whitespace(_)
            | Directive::AttributeDictionary { .. }
            | Directive::PropertyDictionary
            | Directive::Optional(_)
            | Directive::OneOfList(_) => {}
            Directive::Regions | Directive::Successors | Directive::Custom { .. } => return None,
        }
        Some(())
    }

    fn type_name(&self, reference: TypeReference) -> String {
        match reference {
            TypeReference::Operand(index) => {
                format!("type of {}", value_name(&self.op.operands, index, "operand"))
            }
            TypeReference::Result(index) => {
                format!("type of {}", value_name(&self.op.results, index, "result"))
            }
            TypeReference::Operands => "types of operands".to_owned(),
            TypeReference::Results => "types of results".to_owned(),
        }
    }

    fn literal(&mut self, text: &str) {
        if matches!(text, "," | ")" | "]" | ">" | "(" | "[" | "<") {
            self.glued = true;
        }
        self.piece(text, &escaped(text));
        self.glued = matches!(text, "(" | "[" | "<");
    }

    /// Something to fill in; gives where it begins in the label.
    fn gap(&mut self, name: &str, sigil: &str) -> u32 {
        self.gaps += 1;
        let snippet = format!("{sigil}${{{}:{}}}", self.gaps, escaped(name));
        self.piece(&format!("{sigil}{name}"), &snippet);
        u32::try_from(self.form.label.len() - sigil.len() - name.len()).unwrap_or(0)
    }

    fn piece(&mut self, label: &str, snippet: &str) {
        if !std::mem::take(&mut self.glued) {
            self.form.label.push(' ');
            self.form.snippet.push(' ');
        }
        self.form.label.push_str(label);
        self.form.snippet.push_str(snippet);
    }
}

fn value_name(values: &[ValueDescription], index: usize, what: &str) -> String {
    match values.get(index) {
        Some(value) if !value.name.is_empty() => value.name.to_string(),
        _ => format!("{what}{index}"),
    }
}

/// Text that is no placeholder.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('$', "\\$").replace('}', "\\}")
}
