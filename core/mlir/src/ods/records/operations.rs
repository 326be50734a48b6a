//! Operations: `Op`.

use super::asm;
use super::record::{DagValue, Record};
use super::traits::effect;
use super::{Cache, lost, unindented};
use crate::ods::format::Format;
use crate::ods::{
    Gap, OpDescription, RegionConstraint, RegionDescription, SuccessorDescription, Syntax, Traits,
    ValueDescription,
};

/// The names of the dialect and of the operation in it.
pub(super) fn name(record: Record<'_>) -> Option<(&str, &str)> {
    let dialect = record.def("opDialect")?.text("name")?;
    Some((dialect, record.some_text("opName")?))
}

/// Returns the C++ class: the record's name without the part before its first `_`.
pub(super) fn class(record: Record<'_>) -> &str {
    let name = record.name();
    match name.split_once('_') {
        Some((prefix, class)) if !prefix.is_empty() && !class.is_empty() => class,
        _ => name,
    }
}

impl Cache {
    /// Builds the description of an operation from its record; `name` is with the dialect.
    pub(super) fn operation(&mut self, record: Record<'_>, name: Box<str>) -> OpDescription {
        let mut op = OpDescription {
            name,
            summary: record.text("summary").unwrap_or_default().trim().into(),
            description: unindented(record.text("description").unwrap_or_default()),
            place: record.place(),
            unknown: Vec::new(),
            operands: Vec::new(),
            attributes: Vec::new(),
            results: Vec::new(),
            regions: record.dag("regions").into_iter().map(region).collect(),
            successors: record.dag("successors").into_iter().map(successor).collect(),
            traits: Traits::default(),
            parametric_traits: Vec::new(),
            has_mistakes: record.has_unreadable_parts("arguments")
                || record.has_unreadable_parts("results"),
            gap: lost::gap(record),
            asm: asm::interface(record),
            has_properties: has_properties(record),
            has_cpp_verifier: record.bit("hasVerifier") || record.bit("hasRegionVerifier"),
            syntax: Syntax::GenericOnly,
        };
        for (value, name) in record.dag("arguments") {
            self.argument(record, (value, name), &mut op);
        }
        for (value, name) in record.dag("results") {
            match value {
                DagValue::Record(value) => {
                    let result = self.value(value, name);
                    op.results.push(result);
                }
                DagValue::Lost(text) => op.results.push(lost::value(name, text)),
                DagValue::Text(_) => {}
            }
        }
        self.traits(record, &mut op);
        lost::without_traits(&mut op);
        op.syntax = syntax(record, &mut op);
        op
    }

    fn argument(
        &mut self,
        of: Record<'_>,
        (value, name): (DagValue<'_>, &str),
        op: &mut OpDescription,
    ) {
        let record = match value {
            DagValue::Record(record) => record,
            DagValue::Lost(text) => return lost::argument(of, name, text, op),
            DagValue::Text(_) => return,
        };
        let constraint = record.def("constraint").unwrap_or(record);
        let about = about(record);
        let is_known =
            ["TypeConstraint", "Attr", "Property"].into_iter().any(|it| constraint.is(it));
        if constraint.is_broken() && !is_known {
            return lost::argument(of, name, record.name(), op);
        }
        if constraint.is("TypeConstraint") && !constraint.is("Attr") {
            op.operands.push(self.value(record, name));
        } else if !constraint.is("DerivedAttr") {
            op.attributes.push(self.attribute(name, about, constraint));
        }
    }

    /// An operand or result; `Arg` and `Res` add memory effects to the constraint.
    fn value(&mut self, record: Record<'_>, name: &str) -> ValueDescription {
        let constraint = record.def("constraint").filter(|_| record.is("OpVariable"));
        let effects = record.defs("decorators").filter_map(effect).collect();
        let (arity, constraint) = self.value_constraint(constraint.unwrap_or(record));
        ValueDescription {
            name: name.into(),
            about: about(record).into(),
            constraint,
            arity,
            effects,
        }
    }
}

/// Returns the summary of an operand, an attribute or a result in `Arg` and `Res`.
fn about(record: Record<'_>) -> &str {
    record.some_text("summary").filter(|_| record.is("OpVariable")).unwrap_or_default()
}

fn syntax(record: Record<'_>, op: &mut OpDescription) -> Syntax {
    let Some(text) = record.text("assemblyFormat") else {
        let is_lost = |field| record.has_unreadable_parts(field);
        let is_custom = record.bit("hasCustomAssemblyFormat")
            || op.gap == Gap::Much
            || ["assemblyFormat", "hasCustomAssemblyFormat"].into_iter().any(is_lost);
        return if is_custom { Syntax::Custom } else { Syntax::GenericOnly };
    };
    if text.contains("prop-dict") && has_own_properties_text(record) {
        return Syntax::Custom;
    }
    match Format::compile(text, op) {
        Ok(format) => Syntax::Format(format),
        Err(error) => {
            op.unknown.push(error.to_string().into());
            Syntax::Custom
        }
    }
}

/// Whether C++ parses the properties of an operation from a text of their own. A parser that sets `propertiesAttr` does
/// not: it parses an attribute in `<..>`, like the default one.
fn has_own_properties_text(record: Record<'_>) -> bool {
    let declared = record.text("extraClassDeclaration").unwrap_or_default();
    declared.contains("parseProperties") && !declared.contains("propertiesAttr")
}

fn region((value, name): (DagValue<'_>, &str)) -> RegionDescription {
    let mut description =
        RegionDescription { name: name.into(), constraint: RegionConstraint::Any, variadic: false };
    let DagValue::Record(record) = value else { return description };
    description.variadic = record.is("VariadicRegion");
    let summary = record.text("summary").unwrap_or_default();
    // The number of blocks is only in the summary and in the condition; a variadic region has those of its base.
    let number = summary.split(' ').find_map(|word| word.parse::<u32>().ok());
    let class = record.class();
    let is_variadic = |words: &str| class == "VariadicRegion" && summary.starts_with(words);
    if let Some(number) = number {
        description.constraint = match class {
            "MinSizedRegion" => RegionConstraint::MinSized(number),
            "MaxSizedRegion" => RegionConstraint::MaxSized(number),
            _ if is_variadic("region with at least ") => RegionConstraint::MinSized(number),
            _ if is_variadic("region with at most ") => RegionConstraint::MaxSized(number),
            "SizedRegion" => RegionConstraint::Sized(number),
            _ if is_variadic("region with ") => RegionConstraint::Sized(number),
            _ => RegionConstraint::Any,
        };
    }
    description
}

fn successor((value, name): (DagValue<'_>, &str)) -> SuccessorDescription {
    let variadic = matches!(value, DagValue::Record(record) if record.is("VariadicSuccessor"));
    SuccessorDescription { name: name.into(), variadic }
}

/// Whether the attributes of an operation are properties, by MLIR's rule: its dialect decides, except for those
/// declared as properties.
fn has_properties(record: Record<'_>) -> bool {
    let dialect = record.def("opDialect");
    let asks = !dialect.is_some_and(|dialect| dialect.is_unset("usePropertiesForAttributes"));
    let is_property = |(value, _): (DagValue<'_>, &str)| matches!(value, DagValue::Record(one) if one.is("Property"));
    asks || record.dag("arguments").into_iter().any(is_property)
}
