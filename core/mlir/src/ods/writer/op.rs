//! Writes one operation.

use super::super::constraint::AttributePredicate;
use super::super::term::{Listed, Quoted};
use super::super::{
    Arity, AsmInterface, AttributeDescription, Matched, MemoryEffect, OpDescription, OpPredicate,
    ParametricTrait, Presence, RegionConstraint, RegionDescription, Syntax, Trait, TypeTransform,
    ValueDescription, ValueReference,
};
use super::names::Names;
use super::one_line;
use std::fmt;

/// An operation as an item of a description file.
pub(super) struct OperationItem<'d> {
    pub(super) op: &'d OpDescription,
    pub(super) names: &'d Names<'d>,
}

impl fmt::Display for OperationItem<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let op = self.op;
        writeln!(f, "op {} {} {{", op.mnemonic(), Quoted(&op.summary))?;
        let sections = [
            ("operands", op.operands.iter().map(|one| self.value(one, "Arg")).collect()),
            ("attributes", op.attributes.iter().map(|one| self.attribute(one)).collect()),
            ("results", op.results.iter().map(|one| self.value(one, "Res")).collect()),
            ("regions", op.regions.iter().map(region).collect()),
            ("successors", self.successors()),
            ("traits", self.traits()),
        ];
        for (name, items) in sections {
            section(f, name, &items)?;
        }
        asm(f, &op.asm)?;
        match &op.syntax {
            Syntax::Format(format) => writeln!(f, "  format     {}", one_line(&format.text))?,
            Syntax::Custom => writeln!(f, "  syntax     custom")?,
            Syntax::GenericOnly => {}
        }
        writeln!(f, "}}")
    }
}

fn section(f: &mut fmt::Formatter<'_>, name: &str, items: &[String]) -> fmt::Result {
    match items.is_empty() {
        true => Ok(()),
        false => writeln!(f, "  {name:<10} {}", Listed(items)),
    }
}

fn asm(f: &mut fmt::Formatter<'_>, asm: &AsmInterface) -> fmt::Result {
    let names = asm.names_results.then(|| "getAsmResultNames".to_owned());
    let dialect = asm.default_dialect.as_deref();
    let dialect = dialect.map(|name| format!("getDefaultDialect {}", Quoted(name)));
    section(f, "asm", &names.into_iter().chain(dialect).collect::<Vec<_>>())
}

fn named(name: &str) -> &str {
    if name.is_empty() { "_" } else { name }
}

fn region(one: &RegionDescription) -> String {
    let blocks = match one.constraint {
        RegionConstraint::Any => "AnyRegion".to_owned(),
        RegionConstraint::Sized(count) => format!("SizedRegion<{count}>"),
        RegionConstraint::MaxSized(count) => format!("MaxSizedRegion<{count}>"),
        RegionConstraint::MinSized(count) => format!("MinSizedRegion<{count}>"),
    };
    match one.variadic {
        true => format!("{}: VariadicRegion<{blocks}>", named(&one.name)),
        false => format!("{}: {blocks}", named(&one.name)),
    }
}

const fn effect(one: MemoryEffect) -> &'static str {
    match one {
        MemoryEffect::Read => "MemRead",
        MemoryEffect::Write => "MemWrite",
        MemoryEffect::Allocate => "MemAlloc",
        MemoryEffect::Free => "MemFree",
    }
}

fn effects(of: &[MemoryEffect]) -> String {
    let effects: Vec<&str> = of.iter().copied().map(effect).collect();
    effects.join(", ")
}

const fn matched(one: Matched) -> &'static str {
    match one {
        Matched::Types => "AllTypesMatch",
        Matched::Shapes => "AllShapesMatch",
        Matched::Ranks => "AllRanksMatch",
        Matched::ElementTypes => "AllElementTypesMatch",
        Matched::ElementCounts => "AllElementCountsMatch",
    }
}

fn transform(one: TypeTransform) -> &'static str {
    let mut names = TypeTransform::ALL.iter();
    names.find(|(_, own)| *own == one).map_or("unknown", |(name, _)| name)
}

/// The value that a property has where its declaration names none.
fn own_default(one: &AttributeDescription) -> Option<&'static str> {
    match one.constraint.predicate() {
        AttributePredicate::Property(property) => property.default(),
        _ => None,
    }
}

impl OperationItem<'_> {
    /// `class` is what holds the effects: `Arg` or `Res`.
    fn value(&self, one: &ValueDescription, class: &str) -> String {
        let of = self.names.type_name(&one.constraint);
        let of = match &one.arity {
            Arity::Single => of,
            Arity::Optional => format!("Optional<{of}>"),
            Arity::Variadic => format!("Variadic<{of}>"),
            Arity::VariadicOfVariadic(sizes) => format!("VariadicOfVariadic<{of}, {sizes}>"),
        };
        match one.effects.as_slice() {
            [] => format!("{}: {of}", named(&one.name)),
            some => format!("{}: {class}<{of}, [{}]>", named(&one.name), effects(some)),
        }
    }

    fn attribute(&self, one: &AttributeDescription) -> String {
        let of = self.names.attribute_name(&one.constraint);
        let of = match &one.presence {
            // C++ gives a property a value if the text has none.
            Presence::Required if !one.is_property() => of,
            Presence::Required => format!("OptionalAttr<{of}>"),
            Presence::Optional => format!("OptionalAttr<{of}>"),
            Presence::Default(value) if own_default(one) == Some(value) => of,
            Presence::Default(value) => format!("DefaultValuedAttr<{of}, {}>", Quoted(value)),
            Presence::DefaultIfAbsent(value) => {
                format!("DefaultValuedOptionalAttr<{of}, {}>", Quoted(value))
            }
        };
        format!("{}: {of}", one.name)
    }

    fn successors(&self) -> Vec<String> {
        let successors = self.op.successors.iter();
        let written = successors.map(|one| match one.variadic {
            true => format!("{}: VariadicSuccessor<AnySuccessor>", named(&one.name)),
            false => format!("{}: AnySuccessor", named(&one.name)),
        });
        written.collect()
    }

    fn traits(&self) -> Vec<String> {
        let implied = [Trait::AlwaysSpeculatable, Trait::NoMemoryEffect];
        let is_implied = |one: &Trait| self.op.has(Trait::Pure) && implied.contains(one);
        let plain = self.op.traits.iter().filter(|one| !is_implied(one));
        let plain = plain.map(|one| one.name().to_owned());
        plain.chain(self.op.parametric_traits.iter().map(|one| self.parametric(one))).collect()
    }

    fn reference(&self, to: ValueReference) -> &str {
        let op = self.op;
        match to {
            ValueReference::Operand(index) => op.operands.get(index).map(|one| &*one.name),
            ValueReference::Result(index) => op.results.get(index).map(|one| &*one.name),
            ValueReference::Attribute(index) => op.attributes.get(index).map(|one| &*one.name),
        }
        .unwrap_or_default()
    }

    fn parametric(&self, one: &ParametricTrait) -> String {
        match one {
            ParametricTrait::AllMatch { matched: what, values } => {
                let values: Vec<&str> = values.iter().map(|one| self.reference(*one)).collect();
                format!("{}<[{}]>", matched(*what), values.join(", "))
            }
            ParametricTrait::TypesMatchWith { summary, from, to, transform: how, optional } => {
                format!(
                    "{}TypesMatchWith<{}, {}, {}, {}>",
                    if *optional { "Optional" } else { "" },
                    Quoted(summary),
                    self.reference(*from),
                    self.reference(*to),
                    transform(*how)
                )
            }
            ParametricTrait::Predicate { summary, predicate } => self.predicate(summary, predicate),
            ParametricTrait::HasParent(parents) => format!("HasParent<[{}]>", parents.join(", ")),
            ParametricTrait::SingleBlockImplicitTerminator(name) => {
                format!("SingleBlockImplicitTerminator<{name}>")
            }
            ParametricTrait::MemoryEffects(of) => format!("MemoryEffects<[{}]>", effects(of)),
        }
    }

    fn predicate(&self, summary: &str, one: &OpPredicate) -> String {
        let predicate = match one {
            OpPredicate::ResultElementTypeIsOperands { result, operand } => {
                format!("TCresVTEtIsSameAsOpBase<{result}, {operand}>")
            }
            OpPredicate::OperandElementTypesMatch(first, second) => {
                format!("TCopVTEtIsSameAs<{first}, {second}>")
            }
            OpPredicate::BooleanConditionOrMatchingShape(condition, other) => {
                let (condition, other) = (self.reference(*condition), self.reference(*other));
                return format!("BooleanConditionOrMatchingShape<{condition}, {other}>");
            }
            OpPredicate::SameInputOutputTensorDims => {
                return "SameInputOutputTensorDims".to_owned();
            }
            OpPredicate::Unknown(text) if **text == *summary => "CPred".to_owned(),
            OpPredicate::Unknown(text) => format!("CPred<{}>", Quoted(text)),
        };
        format!("PredOpTrait<{}, {predicate}>", Quoted(summary))
    }
}
