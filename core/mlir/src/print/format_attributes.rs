//! Attributes in operations with a declarative format, enumerations among them, and the dictionaries of those that the
//! format does not name.

use super::Printer;
use super::aliases::Aliased;
use super::escape::{write_keyword_or_string, write_string};
use super::format::Formatted;
use crate::ir::{Attribute, AttributeKind, Context, Identifier, OperationId, Type, TypeKind};
use crate::ods::constraint::{AttributeForm, AttributePredicate, TypePredicate};
use crate::ods::format::Directive;
use crate::ods::format::parametric::ParametricForm;
use crate::ods::{EnumDescription, EnumSpelling, Trait};
use crate::registry::Registry;
use smallvec::SmallVec;
use std::ops::Range;
use std::sync::Arc;

impl<'ir> Printer<'ir> {
    /// An attribute of the description, as its format prints it.
    pub(super) fn property(&mut self, operation: OperationId, index: u32, qualified: bool) {
        let op = self.known(operation).description();
        if let Some((op, format)) = op.and_then(|op| Some((op, op.format()?))) {
            let formatted = self.formatted(operation, op, format);
            self.attribute_directive(index as usize, &formatted, qualified);
        }
    }

    pub(super) fn attribute_directive(
        &mut self,
        index: usize,
        of: &Formatted<'ir>,
        qualified: bool,
    ) {
        let Some(value) = self.attribute_of(index, of) else { return };
        let Some(described) = of.op.attributes.get(index) else { return };
        self.constrained_attribute(value, described.constraint.predicate(), qualified);
    }

    /// An attribute without the part that its constraint determines.
    pub(super) fn constrained_attribute(
        &mut self,
        value: Attribute,
        predicate: &'ir AttributePredicate,
        qualified: bool,
    ) {
        let context = self.context();
        match (predicate.form(), context.attribute_kind(value)) {
            (AttributeForm::SymbolName, AttributeKind::String { value, .. }) => {
                self.symbol_name(*value);
            }
            (AttributeForm::Keyword(one), _) => self.enum_keyword(one, value),
            (AttributeForm::EnumParameters(one), _) if !qualified => {
                self.enum_parameters(one, value);
            }
            (AttributeForm::DenseArray(_), AttributeKind::DenseArray { element, values })
                if !qualified =>
            {
                self.text("[");
                self.dense_array_elements(*element, values);
                self.text("]");
            }
            (AttributeForm::Parameters(name), kind) if !qualified => {
                if self.alias_of_attribute(value, kind) {
                    return;
                }
                if let Some((body, skipped)) = parameters_of_attribute(context, kind, name) {
                    self.parameters(body, skipped);
                } else if let AttributeKind::Dialect { dialect, body, ty: None } = kind
                    && let Some(piece) = after_name(context, *dialect, *body, name)
                {
                    let forms = self.registry.map(Registry::forms);
                    let form = forms.and_then(|forms| forms.attribute(name.as_bytes()));
                    self.print_body_after_name(*body, piece, form);
                } else {
                    self.attribute(value);
                }
            }
            (AttributeForm::Property(property), _) if !qualified => {
                self.property_in_format(value, property);
            }
            (AttributeForm::WithoutType(_), _) => self.attribute_without_type(value),
            (_, kind) if has_current_type(predicate, kind, context) => {
                self.attribute_without_type(value);
            }
            _ => self.attribute(value),
        }
    }

    /// The type of a single value, without the name that its class determines.
    pub(super) fn type_of_value(&mut self, ty: Type, class: &str) {
        let kind = self.context().type_kind(ty);
        if self.type_alias(ty, kind).is_some() && self.alias(Aliased::Type(ty)) {
            return;
        }
        match parameters_of_type(self.context(), ty, class) {
            Some((body, skipped)) => self.parameters(body, skipped),
            None => {
                let forms = self.registry.map(Registry::forms);
                let form = forms.and_then(|forms| forms.ty(class.as_bytes()));
                let found = match kind {
                    TypeKind::Dialect { dialect, body } if form.is_some() => {
                        after_name(self.context(), *dialect, *body, class).map(|it| (*body, it))
                    }
                    _ => None,
                };
                match found {
                    Some((body, piece)) => self.print_body_after_name(body, piece, form),
                    None => self.types([ty]),
                }
            }
        }
    }

    /// The text after the name in a body. The blank between them is a part of it only if its form writes one.
    fn print_body_after_name(
        &mut self,
        body: Identifier,
        mut piece: Range<usize>,
        form: Option<&Arc<ParametricForm>>,
    ) {
        if form.is_none_or(|form| form.begins_adjacent()) {
            let text = self.context().bytes(body).get(piece.clone()).unwrap_or_default();
            piece.start = piece.end - text.trim_ascii_start().len();
        }
        self.body(body, piece);
    }

    /// Prints the parameters in the body of a type or an attribute, after a name of `skipped` bytes.
    fn parameters(&mut self, body: Identifier, skipped: usize) {
        self.body(body, skipped..self.context().bytes(body).len());
    }

    /// The keyword of an enumeration; a set of zero or several members is in quotes.
    pub fn enum_keyword(&mut self, one: &EnumDescription, value: Attribute) {
        let number = self.enum_number(one, value);
        match number.and_then(|number| one.text(number)) {
            Some(text) if one.bits && !one.quotes_sets => self.text(&text),
            Some(text) if one.bits && number.is_some_and(|number| !number.is_power_of_two()) => {
                write_string(text.as_bytes(), &mut self.out);
            }
            Some(text) => write_keyword_or_string(text.as_bytes(), &mut self.out),
            None => self.attribute(value),
        }
    }

    /// Returns the words of an enumeration value; `None` if no case has it.
    pub fn enum_text(&self, one: &EnumDescription, value: Attribute) -> Option<String> {
        one.text(self.enum_number(one, value)?)
    }

    /// `<fast>`, or ` eq` for an enumeration without angle brackets.
    fn enum_parameters(&mut self, one: &EnumDescription, value: Attribute) {
        let brackets = matches!(one.spelling, EnumSpelling::Dialect { angle_brackets: true, .. });
        let around = match &one.spelling {
            EnumSpelling::Dialect { around, .. } => around.as_ref(),
            EnumSpelling::Integer => None,
        };
        let text = self.enum_text(one, value);
        if let (Some(around), Some(text)) = (around, &text) {
            self.text(&around.with(text));
            return;
        }
        match text {
            Some(text) => {
                // MLIR's attribute printers write a blank before a word.
                self.text(if brackets { "<" } else { " " });
                self.text(&text);
                self.text(if brackets { ">" } else { "" });
            }
            None => self.attribute(value),
        }
    }

    /// The attributes that the rest of the format does not determine.
    pub fn dictionary_directive(&mut self, of: &Formatted<'ir>, with_keyword: bool) {
        let ir = self.ir();
        let empty = self.context().empty_dictionary();
        if ir.properties(of.operation) == empty && ir.attributes(of.operation) == empty {
            return;
        }
        let mut elided = self.elided(of, true);
        if of.format.directives.contains(&Directive::PropertyDictionary) {
            elided.extend(["operandSegmentSizes", "resultSegmentSizes"]);
            elided.extend(of.op.attributes.iter().map(|attribute| &*attribute.name));
        }
        if with_keyword {
            self.attribute_dictionary_with_keyword(of.operation, &elided);
        } else {
            self.attribute_dictionary(of.operation, &elided);
        }
    }

    /// The attributes that the rest of the format determines, and with `defaults` those with their default value.
    fn elided(&self, of: &Formatted<'ir>, defaults: bool) -> SmallVec<[&'ir str; 8]> {
        let mut elided: SmallVec<[&str; 8]> = SmallVec::new();
        if of.format.elides_operand_segment_sizes && of.op.has(Trait::AttrSizedOperandSegments) {
            elided.push("operandSegmentSizes");
        }
        if of.format.elides_result_segment_sizes && of.op.has(Trait::AttrSizedResultSegments) {
            elided.push("resultSegmentSizes");
        }
        for (index, attribute) in of.op.attributes.iter().enumerate() {
            let written = of.format.elided_attributes.get(index) == Some(&true);
            let default = || {
                let value = self.attribute_of(index, of);
                value.is_some_and(|value| self.is_default(index, value, of))
            };
            if written || defaults && default() {
                elided.push(&attribute.name);
            }
        }
        elided
    }

    /// ` <{name = value}>`
    pub(super) fn property_dictionary(&mut self, of: &Formatted<'ir>) {
        let (context, elided) = (self.context(), self.elided(of, false));
        let properties = context.entries(self.ir().properties(of.operation));
        let is_elided = |name: &[u8]| elided.iter().any(|own| own.as_bytes() == name);
        let left = properties.iter().copied().filter(|entry| !is_elided(context.bytes(entry.0)));
        let left: SmallVec<[_; 8]> = left.collect();
        self.text(" ");
        if !left.is_empty() {
            self.text("<");
            self.dictionary(left);
            self.text(">");
        }
    }
}

/// Whether a number has the type that it has in today's version of its dialect, where an older one has another: that is
/// not written.
fn has_current_type(
    predicate: &AttributePredicate,
    kind: &AttributeKind,
    context: &Context,
) -> bool {
    match (predicate, kind) {
        (
            AttributePredicate::Integer(TypePredicate::AnyOf(versions)),
            AttributeKind::Integer { ty, .. },
        ) => {
            let todays = versions.first();
            todays.is_some_and(|one| one.is_buildable() && one.matches(context, *ty))
        }
        _ => false,
    }
}

/// The body of a dialect's attribute and the length of its name, if it has this name.
fn parameters_of_attribute(
    context: &Context,
    kind: &AttributeKind,
    name: &str,
) -> Option<(Identifier, usize)> {
    match kind {
        AttributeKind::Dialect { dialect, body, ty: None } => named(context, *dialect, *body, name),
        _ => None,
    }
}

/// Returns the text after the name in `#dialect<mnemonic@symbol>`. Attributes with a C++ parser, or whose form does
/// not begin with a bracket, have this form if their name is known.
fn after_name(
    context: &Context,
    dialect: Identifier,
    body: Identifier,
    name: &str,
) -> Option<Range<usize>> {
    let (own, mnemonic) = name.split_once('.')?;
    let body = context.bytes(body);
    let text = body.strip_prefix(b"<")?.strip_suffix(b">")?.strip_prefix(mnemonic.as_bytes())?;
    let is_apart = text.first().is_some_and(|one| b" @\"[!{(".contains(one));
    let begins = text.trim_ascii_start();
    let is_meant = is_apart && !begins.is_empty() && !begins.starts_with(b"<");
    let end = body.len() - 1;
    (context.bytes(dialect) == own.as_bytes() && is_meant).then_some(end - text.len()..end)
}

/// The body of a dialect's type and the length of its name, if it has this name.
fn parameters_of_type(context: &Context, ty: Type, name: &str) -> Option<(Identifier, usize)> {
    match context.type_kind(ty) {
        TypeKind::Dialect { dialect, body } => named(context, *dialect, *body, name),
        _ => None,
    }
}

fn named(
    context: &Context,
    dialect: Identifier,
    body: Identifier,
    name: &str,
) -> Option<(Identifier, usize)> {
    let (own, mnemonic) = name.split_once('.')?;
    let rest = context.bytes(body).strip_prefix(mnemonic.as_bytes())?;
    (context.bytes(dialect) == own.as_bytes() && (mnemonic.is_empty() || rest.starts_with(b"<")))
        .then_some((body, mnemonic.len()))
}
