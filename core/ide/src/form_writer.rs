//! Writes the form of an operation with gaps to fill in.

use crate::samples::{Samples, dictionary_example, example};
use crate::snippet::escaped;
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::format::{Directive, TypeReference, Whitespace};
use abide_mlir::ods::{
    Arity, EnumDescription, EnumSpelling, OpDescription, Presence, Trait, ValueDescription,
};
use abide_mlir::parse::{Nth, Role};
use abide_mlir::print::Spacing;
use abide_mlir::registry::Registry;

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

/// The builder of a form.
pub(super) struct Writer<'d> {
    pub(super) op: &'d OpDescription,
    samples: &'d Samples,
    registry: &'d Registry,
    pub(super) form: Form,
    /// The number of gaps so far.
    gaps: u32,
    /// For each operand whether it is in the snippet.
    inserted: Vec<bool>,
    spacing: Spacing,
    /// Whether a blank precedes the next piece, whatever it is.
    is_apart: bool,
    /// Whether the next piece follows an opening bracket of the label.
    opens: bool,
    /// Whether the current part is optional: it is shown, but not inserted.
    is_optional: bool,
}

impl<'d> Writer<'d> {
    pub(super) fn new(
        op: &'d OpDescription,
        samples: &'d Samples,
        registry: &'d Registry,
    ) -> Writer<'d> {
        let form = Form { snippet: String::new(), label: String::new(), parts: Vec::new() };
        Writer {
            op,
            samples,
            registry,
            form,
            gaps: 0,
            inserted: vec![false; op.operands.len()],
            spacing: Spacing::START,
            is_apart: false,
            opens: false,
            is_optional: false,
        }
    }
}

impl Writer<'_> {
    /// Writes a required directive; the label shows an optional one in brackets. Returns `None` for a directive that
    /// only its parser knows.
    pub(super) fn directive(&mut self, directive: &Directive) -> Option<()> {
        match directive {
            Directive::Literal(text) => self.literal(text),
            Directive::Operand(index) => {
                let name = value_name(&self.op.operands, *index, "operand");
                self.gap(Some(Role::Operand(first(*index))), &name, &name, ["%", ""]);
            }
            Directive::Attribute(index) => {
                let attribute = self.op.attributes.get(*index)?;
                let (name, predicate) = (&attribute.name, attribute.constraint.predicate());
                let example = example(name, predicate);
                let around = match predicate.unconfined() {
                    // What follows a word without a blank begins with a bracket.
                    AttributePredicate::Dialect(_) if self.follows_word() => ["<", ">"],
                    _ => around(predicate),
                };
                self.gap(Some(Role::Attribute(*index)), name, &example, around);
            }
            Directive::Successor(index) => self.successor(*index)?,
            Directive::Region(_) => self.region(),
            Directive::Operands => self.list(self.op.operands.len(), |own, index| {
                own.directive(&Directive::Operand(index))
            })?,
            Directive::Successors => self.list(self.op.successors.len(), Self::successor)?,
            Directive::Regions => self.list(self.op.regions.len(), |own, _| {
                own.region();
                Some(())
            })?,
            Directive::Type(reference) => self.types(*reference),
            Directive::FunctionalType { inputs, outputs } => self.function_type(*inputs, *outputs),
            Directive::Optional(group) => {
                // A flag is its word alone.
                let flag = group.elided_anchor.then_some(&*group.anchor);
                for (part, is_optional) in
                    [(&group.then, !group.inverted), (&group.otherwise, group.inverted)]
                {
                    match is_optional {
                        true => self.optional(part, flag)?,
                        false => part.iter().try_for_each(|one| self.directive(one))?,
                    }
                }
            }
            Directive::Qualified(inner) => self.directive(inner)?,
            Directive::Whitespace(Whitespace::Nothing) => {
                self.spacing = Spacing { blank: false, after_punctuation: true };
            }
            Directive::Whitespace(_) => self.is_apart = true,
            Directive::AttributeDictionary { with_keyword } => {
                let keyword = if *with_keyword { "attributes {" } else { "{" };
                if !self.has_property_dictionary() {
                    self.required_attributes(keyword, "}");
                }
            }
            Directive::PropertyDictionary => self.required_attributes("<{", "}>"),
            Directive::OneOfList(_) => self.form.label.push_str(" [..]"),
            Directive::Custom { .. } => return None,
        }
        Some(())
    }

    /// Whether the next piece follows a word without a blank.
    fn follows_word(&self) -> bool {
        let ends_word = self.form.label.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        ends_word && !self.spacing.blank && !self.is_apart && !self.opens
    }

    /// Writes elements with commas between them.
    fn list(
        &mut self,
        count: usize,
        element: impl Fn(&mut Self, usize) -> Option<()>,
    ) -> Option<()> {
        (0..count).try_for_each(|index| {
            if index > 0 {
                self.literal(",");
            }
            element(self, index)
        })
    }

    fn has_property_dictionary(&self) -> bool {
        let format = self.op.format();
        let is_one = |one: &Directive| matches!(one, Directive::PropertyDictionary);
        format.is_some_and(|format| format.directives.iter().any(is_one))
    }

    fn successor(&mut self, index: usize) -> Option<()> {
        let name = self.op.successors.get(index)?.name.to_string();
        self.gap(Some(Role::Successor(first(index))), &name, &name, ["^", ""]);
        Some(())
    }

    /// The required attributes that the format does not have elsewhere, in braces.
    pub(super) fn required_attributes(&mut self, open: &str, close: &str) {
        let op = self.op;
        let is_elided = |index: usize| {
            let format = op.format();
            format.is_some_and(|format| format.elided_attributes.get(index) == Some(&true))
        };
        let required = op
            .attributes
            .iter()
            .enumerate()
            .filter(|(index, one)| one.presence == Presence::Required && !is_elided(*index));
        let required: Vec<_> = required.map(|(_, one)| one).collect();
        for (number, one) in required.iter().enumerate() {
            match number {
                0 => {
                    self.piece(open, &escaped(open));
                    self.join_next();
                }
                _ => self.literal(","),
            }
            let predicate = one.constraint.predicate();
            let [before, after] = dictionary_affixes(predicate);
            let example = dictionary_example(&one.name, predicate);
            self.gap(None, &one.name, &example, [&format!("{} = {before}", one.name), &after]);
        }
        if !required.is_empty() {
            self.join_next();
            self.piece(close, &escaped(close));
        }
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

    /// A type that the values of a directive may have, or else its name.
    pub(super) fn type_example(&self, reference: TypeReference) -> String {
        let value = match reference {
            TypeReference::Operand(index) => self.op.operands.get(index),
            TypeReference::Result(index) => self.op.results.get(index),
            TypeReference::Operands | TypeReference::Results => None,
        };
        // They work on tensors, even if any type is accepted.
        let has_destination = self.op.has(Trait::DestinationStyleOpInterface);
        let example = value.and_then(|value| {
            self.samples.type_for(&value.constraint, has_destination, self.registry)
        });
        example.unwrap_or_else(|| self.type_name(reference))
    }

    /// Adds an optional part in brackets. The attribute `flag` is omitted, because the words of the part mean it; the
    /// blanks stay the same.
    fn optional(&mut self, directives: &[Directive], flag: Option<&Directive>) -> Option<()> {
        let was_optional = std::mem::replace(&mut self.is_optional, true);
        let (len, parts) = (self.form.label.len(), self.form.parts.len());
        self.form.label.push_str(" [");
        self.opens = true;
        let is_apart = self.is_apart;
        let mut shown = directives.iter().filter(|one| Some(*one) != flag);
        let written = shown.try_for_each(|directive| self.directive(directive));
        if let (Some(Directive::Attribute(index)), false) = (flag, self.opens) {
            let place = (len as u32 + 2, self.form.label.len() as u32);
            self.form.parts.push((Role::Attribute(*index), place));
        }
        self.is_apart = is_apart;
        self.opens = false;
        self.is_optional = was_optional;
        self.form.label.push(']');
        if self.form.parts.len() == parts || was_optional {
            self.form.label.truncate(len);
            self.form.parts.truncate(parts);
        }
        written
    }

    /// A body in braces.
    pub(super) fn region(&mut self) {
        self.gaps += u32::from(!self.is_optional);
        self.piece("{ .. }", &format!("{{\n  ${}\n}}", self.gaps));
    }

    /// The type of a function: `(inputs) -> outputs`.
    pub(super) fn function_type(&mut self, inputs: TypeReference, outputs: TypeReference) {
        self.piece("(", "(");
        self.join_next();
        self.types(inputs);
        self.literal(")");
        self.literal("->");
        let is_single = self.listed(outputs).len() == 1;
        if !is_single {
            self.piece("(", "(");
            self.join_next();
        }
        self.types(outputs);
        if !is_single {
            self.literal(")");
        }
    }

    /// The values whose types a directive has: of all operands, those that the snippet has.
    pub(super) fn listed(&self, reference: TypeReference) -> Vec<TypeReference> {
        match reference {
            TypeReference::Operands => {
                let is_there = |index: &usize| self.is_inserted(*index);
                let indices = (0..self.op.operands.len()).filter(is_there);
                indices.map(TypeReference::Operand).collect()
            }
            TypeReference::Results => {
                let is_there = |(_, one): &(usize, &ValueDescription)| one.arity != Arity::Optional;
                let results = self.op.results.iter().enumerate().filter(is_there);
                results.map(|(index, _)| TypeReference::Result(index)).collect()
            }
            one => vec![one],
        }
    }

    fn is_inserted(&self, index: usize) -> bool {
        self.inserted.get(index).copied().unwrap_or(false)
    }

    /// A gap for each type.
    fn types(&mut self, reference: TypeReference) {
        for (number, one) in self.listed(reference).into_iter().enumerate() {
            if number > 0 {
                self.literal(",");
            }
            let role = match one {
                TypeReference::Operand(index) => Some(Role::OperandType(first(index))),
                TypeReference::Result(index) => Some(Role::ResultType(first(index))),
                TypeReference::Operands | TypeReference::Results => None,
            };
            let (name, example) = (self.type_name(one), self.type_example(one));
            self.gap(role, &name, &example, ["", ""]);
        }
    }

    pub(super) fn literal(&mut self, text: &str) {
        let blank = self.spacing.before_literal(text);
        self.spacing.after_literal(text);
        self.push(blank, text, &escaped(text));
    }

    /// Adds a gap between the text before and after it: the label shows its name, the snippet an example.
    pub(super) fn gap(
        &mut self,
        role: Option<Role>,
        name: &str,
        example: &str,
        [before, after]: [&str; 2],
    ) {
        self.gaps += u32::from(!self.is_optional);
        if let Some(Role::Operand(nth)) = role
            && let Some(inserted) = self.inserted.get_mut(nth.index)
        {
            *inserted |= !self.is_optional;
        }
        let own = format!("${{{}:{}}}", self.gaps, escaped(example));
        let snippet = format!("{}{own}{}", escaped(before), escaped(after));
        self.piece(&format!("{before}{name}{after}"), &snippet);
        let end = self.form.label.len() - after.len();
        let place = ((end - name.len()) as u32, end as u32);
        self.form.parts.extend(role.map(|role| (role, place)));
    }

    /// Adds the text of the last gap once more.
    pub(super) fn repeat_gap(&mut self, label: &str) {
        self.piece(label, &format!("${}", self.gaps));
    }

    /// Lets the next piece follow without a blank.
    pub(super) fn join_next(&mut self) {
        self.spacing = Spacing { blank: false, after_punctuation: true };
    }

    /// Adds text that is not a literal of the format.
    pub(super) fn piece(&mut self, label: &str, snippet: &str) {
        let blank = self.spacing.blank || !self.spacing.after_punctuation;
        self.spacing = Spacing { blank: true, after_punctuation: false };
        self.push(blank, label, snippet);
    }

    fn push(&mut self, blank: bool, label: &str, snippet: &str) {
        // A word at the beginning would be a part of the operation's name.
        let continues_name = |first: char| first.is_alphanumeric() || "_$.-".contains(first);
        let joins_name = self.form.label.is_empty() && label.starts_with(continues_name);
        let blank = blank || std::mem::take(&mut self.is_apart) || joins_name;
        let blank = if blank { " " } else { "" };
        if !std::mem::take(&mut self.opens) {
            self.form.label.push_str(blank);
        }
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

/// Returns the text around the gap of an attribute.
pub(super) fn around(predicate: &AttributePredicate) -> [&'static str; 2] {
    match predicate.unconfined() {
        AttributePredicate::String | AttributePredicate::TypedString(_) => ["\"", "\""],
        AttributePredicate::SymbolName
        | AttributePredicate::SymbolRef
        | AttributePredicate::FlatSymbolRef => ["@", ""],
        AttributePredicate::Array(_) | AttributePredicate::DenseArray(_) => ["[", "]"],
        AttributePredicate::Enum(one) if has_brackets(one) => ["<", ">"],
        _ => ["", ""],
    }
}

/// Returns the text around the gap of an attribute that is the value of an entry.
pub(super) fn dictionary_affixes(predicate: &AttributePredicate) -> [String; 2] {
    let [before, after] = match predicate.unconfined() {
        AttributePredicate::DenseArray(element) => {
            return [format!("array<{element}: "), ">".into()];
        }
        AttributePredicate::Enum(one) => match &one.spelling {
            EnumSpelling::Dialect { dialect, mnemonic, angle_brackets: true, .. } => {
                return [format!("#{dialect}.{mnemonic}<"), ">".into()];
            }
            EnumSpelling::Dialect { dialect, mnemonic, around, .. } => {
                let around = around.as_ref().map(|around| around.with("")).unwrap_or_default();
                let (open, close) = around.split_at(around.len() / 2);
                return [format!("#{dialect}<{mnemonic} {open}"), format!("{close}>")];
            }
            EnumSpelling::Integer => ["", ""],
        },
        _ => around(predicate),
    };
    [before.into(), after.into()]
}

/// Whether an enumeration is always in angle brackets.
fn has_brackets(one: &EnumDescription) -> bool {
    matches!(one.spelling, EnumSpelling::Dialect { angle_brackets: true, .. })
}

fn first(index: usize) -> Nth {
    Nth { index, element: 0 }
}
