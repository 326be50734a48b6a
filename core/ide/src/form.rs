//! How a described operation is written, with gaps to fill in: from its format, or else from what its
//! reader asks for.

use super::form_reader::read_form;
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::format::{Directive, TypeReference, Whitespace};
use abide_mlir::ods::{
    EnumDescription, EnumSpelling, OpDescription, ParametricDescription, ValueDescription,
};
use abide_mlir::parse::{Nth, Role};
use abide_mlir::registry::Registry;
use abide_source::limits::Limits;
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The form of an operation after its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Form {
    /// With placeholders as in `${1:lhs}`, in the syntax of snippets of the protocol.
    pub(super) snippet: String,
    /// For people: `$lhs, $rhs : type($result)`.
    pub(super) label: String,
    /// The roles of the gaps, and the range of each in the label, in bytes.
    pub(super) parts: Vec<(Role, (u32, u32))>,
}

/// The forms of operations requested so far, by name, for one registry. Versions of a document share them.
#[derive(Debug, Clone, Default)]
pub(super) struct Forms(Arc<Mutex<ByName>>);

type ByName = FxHashMap<Box<str>, Option<Arc<Form>>>;

impl Forms {
    /// Returns the form of an operation; `None` without its own.
    pub(super) fn of(
        &self,
        op: &OpDescription,
        registry: &Registry,
        limits: &Limits,
    ) -> Option<Arc<Form>> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(form) = known.get(&op.name) {
            return form.clone();
        }
        let form = form(op, registry, limits).map(Arc::new);
        known.insert(op.name.clone(), form.clone());
        form
    }
}

/// Builds the form; `None` for an operation without its own.
pub(super) fn form(op: &OpDescription, registry: &Registry, limits: &Limits) -> Option<Form> {
    let format = op.format().and_then(|format| {
        let mut writer = Writer::new(op);
        for directive in &format.directives {
            writer.directive(directive)?;
        }
        Some(writer.form)
    });
    format.or_else(|| read_form(op, registry, limits))
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
        let (piece, behind) = if first == '`' {
            let (literal, behind) = rest.get(1..)?.split_once('`')?;
            glued |= matches!(literal, "," | ")" | "]" | ">" | "(" | "[" | "<");
            (escaped(literal.trim()), behind)
        } else if let Some(name) = rest.strip_prefix('$') {
            let end = name.find(|c| !is_word(c)).unwrap_or(name.len());
            (gap(name.get(..end)?), name.get(end..)?)
        } else {
            let behind = rest.strip_prefix("params").filter(|it| !it.starts_with(is_word))?;
            let all = one.parameters.iter().map(|one| gap(&one.name));
            (all.collect::<Vec<_>>().join(", "), behind)
        };
        if !glued && !piece.is_empty() {
            out.push(' ');
        }
        glued = piece.is_empty() || matches!(piece.as_str(), "(" | "[" | "<");
        out.push_str(&piece);
        rest = behind.trim_start();
    }
    Some(out)
}

/// The builder of a form.
pub(super) struct Writer<'d> {
    pub(super) op: &'d OpDescription,
    pub(super) form: Form,
    /// How many gaps there are so far.
    gaps: u32,
    /// Whether the next piece follows without a blank.
    glued: bool,
    /// Whether the current part is optional: it is shown, but not inserted.
    is_optional: bool,
}

impl<'d> Writer<'d> {
    pub(super) fn new(op: &'d OpDescription) -> Writer<'d> {
        let form = Form { snippet: String::new(), label: String::new(), parts: Vec::new() };
        Writer { op, form, gaps: 0, glued: false, is_optional: false }
    }
}

impl Writer<'_> {
    /// Writes what must be written; of what need not be, the label shows it in brackets. None where the
    /// directive is known to its reader alone.
    fn directive(&mut self, directive: &Directive) -> Option<()> {
        match directive {
            Directive::Literal(text) => self.literal(text),
            Directive::Operand(index) => {
                let name = value_name(&self.op.operands, *index, "operand");
                self.gap(Some(Role::Operand(first(*index))), &name, ["%", ""]);
            }
            Directive::Attribute(index) => {
                let attribute = self.op.attributes.get(*index)?;
                let name = attribute.name.to_string();
                let around = match attribute.constraint.predicate() {
                    AttributePredicate::Enum(one) if has_brackets(one) => ["<", ">"],
                    _ => ["", ""],
                };
                self.gap(Some(Role::Attribute(*index)), &name, around);
            }
            Directive::Successor(index) => {
                let name = self.op.successors.get(*index)?.name.to_string();
                self.gap(Some(Role::Successor(first(*index))), &name, ["^", ""]);
            }
            Directive::Region(_) => self.region(),
            Directive::Operands => {
                for index in 0..self.op.operands.len() {
                    if index > 0 {
                        self.literal(",");
                    }
                    self.directive(&Directive::Operand(index))?;
                }
            }
            Directive::Type(reference) => self.type_gap(*reference),
            Directive::FunctionalType { inputs, outputs } => {
                self.literal("(");
                self.glued = true;
                self.type_gap(*inputs);
                self.literal(")");
                self.literal("->");
                self.type_gap(*outputs);
            }
            Directive::Optional(group) => {
                let (absent, present) = match group.inverted {
                    true => (&group.then, &group.otherwise),
                    false => (&group.otherwise, &group.then),
                };
                self.optional(present)?;
                for directive in absent {
                    self.directive(directive)?;
                }
            }
            Directive::Qualified(inner) => self.directive(inner)?,
            Directive::Whitespace(Whitespace::Nothing) => self.glued = true,
            Directive::Whitespace(_)
            | Directive::AttributeDictionary { .. }
            | Directive::PropertyDictionary
            | Directive::OneOfList(_) => {}
            Directive::Regions | Directive::Successors | Directive::Custom { .. } => return None,
        }
        Some(())
    }

    pub(super) fn type_name(&self, reference: TypeReference) -> String {
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

    /// Adds an optional part, in brackets.
    fn optional(&mut self, directives: &[Directive]) -> Option<()> {
        if self.is_optional {
            return Some(());
        }
        self.is_optional = true;
        let (len, parts) = (self.form.label.len(), self.form.parts.len());
        self.form.label.push_str(" [");
        let glued = std::mem::replace(&mut self.glued, true);
        let written = directives.iter().try_for_each(|directive| self.directive(directive));
        self.glued = glued;
        self.is_optional = false;
        self.form.label.push(']');
        if self.form.parts.len() == parts {
            self.form.label.truncate(len);
        }
        written
    }

    /// A body in braces.
    pub(super) fn region(&mut self) {
        self.gaps += u32::from(!self.is_optional);
        self.piece("{ .. }", &format!("{{\n  ${}\n}}", self.gaps));
    }

    fn type_gap(&mut self, reference: TypeReference) {
        let role = match reference {
            TypeReference::Operand(index) => Some(Role::OperandType(first(index))),
            TypeReference::Result(index) => Some(Role::ResultType(first(index))),
            TypeReference::Operands | TypeReference::Results => None,
        };
        let name = self.type_name(reference);
        self.gap(role, &name, ["", ""]);
    }

    pub(super) fn literal(&mut self, text: &str) {
        if matches!(text, "," | ")" | "]" | ">" | "(" | "[" | "<") {
            self.glued = true;
        }
        self.piece(text, &escaped(text));
        self.glued = matches!(text, "(" | "[" | "<");
    }

    /// Adds a gap between the text before and after it.
    pub(super) fn gap(&mut self, role: Option<Role>, name: &str, [before, behind]: [&str; 2]) {
        self.gaps += u32::from(!self.is_optional);
        let own = format!("${{{}:{}}}", self.gaps, escaped(name));
        let snippet = format!("{}{own}{}", escaped(before), escaped(behind));
        self.piece(&format!("{before}{name}{behind}"), &snippet);
        let end = self.form.label.len() - behind.len();
        let place = ((end - name.len()) as u32, end as u32);
        self.form.parts.extend(role.map(|role| (role, place)));
    }

    /// The next piece follows without a blank.
    pub(super) fn glue(&mut self) {
        self.glued = true;
    }

    pub(super) fn piece(&mut self, label: &str, snippet: &str) {
        let blank = if std::mem::take(&mut self.glued) { "" } else { " " };
        self.form.label.push_str(blank);
        self.form.label.push_str(label);
        if !self.is_optional {
            self.form.snippet.push_str(blank);
            self.form.snippet.push_str(snippet);
        }
    }
}

pub(super) fn value_name(values: &[ValueDescription], index: usize, what: &str) -> String {
    match values.get(index) {
        Some(value) if !value.name.is_empty() => value.name.to_string(),
        _ => format!("{what}{index}"),
    }
}

/// Whether an enumeration is always in angle brackets.
fn has_brackets(one: &EnumDescription) -> bool {
    matches!(one.spelling, EnumSpelling::Dialect { angle_brackets: true, .. })
}

fn first(index: usize) -> Nth {
    Nth { index, element: 0 }
}

/// Escapes text that is not a placeholder.
pub(super) fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('$', "\\$").replace('}', "\\}")
}
