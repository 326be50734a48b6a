//! The checks of one function, in their order.

use crate::escape::Literal;
use crate::function::{Function, FunctionValue, MetadataKey, MetadataValue};
use abide_signatures::reflection as records;
use abide_signatures::sip::{self as signatures, RawFunction, Side, SipSignature};
use abide_source::diagnostic::{Code, Diagnostic, Diagnostics, Message, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::spelling::counted;
use abide_source::text::Span;
use abide_source::types::AbiType;

/// The diagnostics of one function, in the order found. Their fixes are for a function parsed without errors.
pub(super) fn check_function(function: &Function<'_>, text: &[u8], limits: &Limits) -> Diagnostics {
    let mut found = Diagnostics::new(limits);
    Checker { function, text, limits, found: &mut found }.function();
    found
}

/// Checks one function.
pub(super) struct Checker<'a, 't> {
    pub(super) function: &'a Function<'t>,
    pub(super) text: &'t [u8],
    pub(super) limits: &'a Limits,
    pub(super) found: &'a mut Diagnostics,
}

impl<'a, 't> Checker<'a, 't> {
    fn function(&mut self) {
        self.places();
        self.versions();
        if let Some(span) = self.function.no_dictionary {
            self.wrong_kind("iree.reflection", span, "a dictionary");
        }
        let mut signature = None;
        let mut raw_function = None;
        for entry in &self.function.metadata {
            let literal = match (&entry.value, entry.key) {
                (MetadataValue::Text(literal), _) => literal,
                (value, MetadataKey::IreeAbi | MetadataKey::Sip | MetadataKey::F) => {
                    self.wrong_kind(entry.key.name(), value.span(), "a string");
                    continue;
                }
                _ => continue,
            };
            match entry.key {
                MetadataKey::IreeAbi | MetadataKey::D => self.reflection(literal),
                MetadataKey::Sip => signature = self.sip_text(literal).or(signature),
                MetadataKey::F => raw_function = self.raw_text(literal).or(raw_function),
                _ => {}
            }
        }
        if let Some((literal, raw_function)) = &raw_function {
            self.raw(literal, raw_function);
        }
        if let Some((literal, signature)) = &signature {
            self.sip(literal, signature, raw_function.as_ref().map(|(_, function)| function));
        }
        self.index_paths(signature.as_ref());
        self.annotations();
    }

    /// Checks reflection JSON by itself and against the function.
    pub(super) fn reflection(&mut self, literal: &'a Literal<'t>) {
        let reflection = records::read(literal.bytes(), self.limits);
        self.push_all(literal, records::check(literal.bytes(), self.limits));
        self.records(literal, &reflection);
    }

    pub(super) fn sip_text(
        &mut self,
        literal: &'a Literal<'t>,
    ) -> Option<(&'a Literal<'t>, SipSignature)> {
        let (signature, found) = signatures::check_sip(literal.bytes(), self.limits);
        self.push_all(literal, found);
        Some((literal, signature?))
    }

    pub(super) fn raw_text(
        &mut self,
        literal: &'a Literal<'t>,
    ) -> Option<(&'a Literal<'t>, RawFunction)> {
        let (function, found) = signatures::check_raw(literal.bytes(), self.limits);
        self.push_all(literal, found);
        Some((literal, function?))
    }

    pub(super) fn push_all(&mut self, literal: &Literal<'_>, found: Vec<Diagnostic>) {
        for diagnostic in found {
            self.found.push(literal.diagnostic_in_file(diagnostic));
        }
    }

    pub(super) fn wrong_kind(&mut self, name: &str, value: Span, expected: &str) {
        // The value of an alias or a dialect's attribute is unknown.
        if value.slice(self.text).starts_with(b"#") {
            return;
        }
        self.found.report(codes::abi::ATTRIBUTE_KIND, value, || {
            let example = if expected == "a string" { "\"text\"" } else { "{name = \"text\"}" };
            rule!("the attribute '{}' has to be {}", name, expected)
                .with_help(format!("write it as '{name} = {example}'"))
        });
    }

    /// The arguments or results that a caller passes, given their number in the metadata. A function that runs
    /// asynchronously also takes fences, which metadata leaves out.
    pub(super) fn values(&self, side: Side, described: usize) -> Option<&'a [FunctionValue<'t>]> {
        let values = match side {
            Side::Inputs => self.function.arguments.as_deref()?,
            Side::Results => self.function.results.as_deref()?,
        };
        let is_fence = |value: &FunctionValue<'_>| value.ty == AbiType::Fence;
        let mut visible = values;
        while let [rest @ .., last] = visible
            && rest.len() >= described
            && side == Side::Inputs
            && is_fence(last)
        {
            visible = rest;
        }
        Some(visible)
    }

    /// Reports another number of values than the function has; returns whether it differs.
    pub(super) fn arity(
        &mut self,
        what: &str,
        span: Span,
        side: Side,
        described: usize,
        have: usize,
    ) -> bool {
        if described == have {
            return false;
        }
        let noun = noun(side);
        let message =
            rule!("{} describes {}, but the function has {}", what, counted(described, noun), have);
        self.mismatch(codes::abi::ARITY, span, message, self.function.name_span);
        true
    }

    /// Reports metadata at `span` that contradicts the text at `against`.
    pub(super) fn mismatch(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<Message>,
        against: Span,
    ) {
        let diagnostic = Diagnostic::new(code, span, message);
        self.found.push(diagnostic.with_related(against, "the function says so here"));
    }

    /// The text of a value's type, shortened and on one line.
    pub(super) fn type_text(&self, value: &FunctionValue<'_>) -> String {
        crate::explain::shortened(value.type_span.slice(self.text))
    }
}

pub(super) fn noun(side: Side) -> &'static str {
    match side {
        Side::Inputs => "argument",
        Side::Results => "result",
    }
}
