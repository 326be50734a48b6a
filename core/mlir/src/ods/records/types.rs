//! Constraints on types, and the operands and results that have them.

use super::predicates::float_class;
use super::record::Record;
use super::{Cache, lost};
use crate::ods::Arity;
use crate::ods::ParametricDescription;
use crate::ods::constraint::{TypeConstraint, TypePredicate};
use abide_source::types::Signedness;
use std::sync::Arc;

impl Cache {
    /// Returns the constraint of an operand or result on each value, and the number of values.
    pub(super) fn value_constraint(&mut self, record: Record<'_>) -> (Arity, TypeConstraint) {
        let arity = if record.is("VariadicOfVariadic") {
            Arity::VariadicOfVariadic(record.text("segmentAttrName").unwrap_or_default().into())
        } else if record.is("Variadic") {
            Arity::Variadic
        } else if record.is("Optional") {
            Arity::Optional
        } else {
            return (Arity::Single, self.type_constraint(record));
        };
        let base = record.def("baseType").unwrap_or(record);
        (arity, self.type_constraint(base))
    }

    /// Returns a type constraint.
    pub(super) fn type_constraint(&mut self, record: Record<'_>) -> TypeConstraint {
        if let Some(known) = self.type_constraints.get(&record.id) {
            return known.clone();
        }
        if record.is_broken() {
            let text = record.unreadable_text("baseType").or_else(|| record.some_text("summary"));
            let text = text.unwrap_or(record.name());
            return lost::constraint(text);
        }
        let predicate = match record.def("predicate") {
            Some(predicate) => self.predicate(predicate),
            None => TypePredicate::Any,
        };
        let summary = record.text("summary").unwrap_or_default();
        let mut constraint = TypeConstraint::new(summary, predicate);
        constraint = match record.some_text("builderCall") {
            Some(call) => constraint.built(self.built_type(call)),
            None => constraint.written(),
        };
        if let Some(name) = self.written_class(record) {
            constraint = constraint.of_class(name);
        }
        self.type_constraints.insert(record.id, constraint.clone());
        constraint
    }

    /// The type of a dialect that formats write without its name: its class in C++ reads and prints
    /// parameters.
    fn written_class(&self, record: Record<'_>) -> Option<&str> {
        let class = record.some_text("cppType").or_else(|| record.some_text("cppClassName"))?;
        let own = super::parametric::class(record).filter(|_| record.is("TypeDef"));
        let class = own.as_deref().unwrap_or(class).trim_start_matches(':');
        let found = self.class_named(class).or_else(|| self.worded_class(class));
        let found = found.or_else(|| self.confined_class(record, class))?;
        // A class without a name parses bare words, such as a dialect's own `i32`.
        let is_word = found.name.ends_with('.') && *found.name != *"builtin.";
        (found.is_custom || found.format.is_some() || is_word).then_some(&*found.name)
    }

    /// The class of the type that a confined type is based on, under another namespace.
    fn confined_class(
        &self,
        record: Record<'_>,
        class: &str,
    ) -> Option<&Arc<ParametricDescription>> {
        let last = |class: &str| class.rsplit("::").next().map(str::to_owned);
        let base = record.def("baseType").filter(|base| base.is("TypeDef"))?;
        let own = super::parametric::class(base)?;
        self.class_named(&own).filter(|_| last(&own) == last(class))
    }

    /// A type without a name whose class is the base of all types of the dialect: it also reads words.
    fn worded_class(&self, class: &str) -> Option<&Arc<ParametricDescription>> {
        let (namespace, _) = class.rsplit_once("::")?;
        let dialect = namespace.rsplit("::").next().filter(|dialect| !dialect.is_empty())?;
        let is_own = |name: &str| name.strip_suffix('.') == Some(dialect);
        self.classes.values().find(|one| is_own(&one.name))
    }

    /// Returns the type that a C++ call makes; `None` if unknown.
    fn built_type(&self, call: &str) -> Option<TypePredicate> {
        let call = call.trim().strip_prefix("$_builder.")?;
        let (name, arguments) = call.split_once('(')?;
        let arguments = arguments.trim_end().strip_suffix(')')?;
        if let Some(class) = name.strip_prefix("getType<") {
            if !arguments.trim().is_empty() {
                return None;
            }
            return self.built_class(class.strip_suffix('>')?);
        }
        let numbered = |prefix: &str| name.strip_prefix(prefix)?.strip_suffix("Type")?.parse().ok();
        let integer = |signedness, width| TypePredicate::Integer {
            signedness: Some(signedness),
            width: Some(width),
        };
        Some(match name {
            "getIndexType" => TypePredicate::Index,
            "getNoneType" => TypePredicate::None,
            "getIntegerType" => {
                let mut arguments = arguments.split(',');
                let width = arguments.next()?.trim().parse().ok()?;
                let signedness = match arguments.next() {
                    None => Signedness::Signless,
                    Some(signed) if signed.contains("true") => Signedness::Signed,
                    Some(_) => Signedness::Unsigned,
                };
                integer(signedness, width)
            }
            _ => match numbered("getI") {
                Some(width) => integer(Signedness::Signless, width),
                None => {
                    let class = format!("{}Type", name.strip_prefix("get")?.strip_suffix("Type")?);
                    let class = match class.strip_prefix('F') {
                        Some(digits) => format!("Float{digits}"),
                        None => class.replace("BF16", "BFloat16"),
                    };
                    TypePredicate::Float(Some(float_class(&class)?))
                }
            },
        })
    }

    fn built_class(&self, class: &str) -> Option<TypePredicate> {
        match self.class(class) {
            TypePredicate::Dialect { name, .. } => {
                Some(TypePredicate::Dialect { name, parametric: false })
            }
            predicate => predicate.is_buildable().then_some(predicate),
        }
    }
}
