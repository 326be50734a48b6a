//! Merges two versions of a dialect into a description that is right for files of both.

use super::constraint::{AttributeConstraint, AttributePredicate, Confinement, TypePredicate};
use super::format::Format;
use super::{
    AttributeDescription, DialectDescription, EnumDescription, LlvmVersion, NewerForm,
    OpDescription, OtherOp, ParametricDescription, ParametricTrait, Presence, Syntax, Trait,
    ValueDescription,
};
use std::sync::Arc;

impl DialectDescription {
    /// Adds an older version: all operations, types and attributes of both. Of operations with the same form, the
    /// constraints of both are joined; an older one with another form goes to [`others`](Self::others).
    #[must_use]
    pub fn merge_older(
        &self,
        until: LlvmVersion,
        older: &DialectDescription,
    ) -> DialectDescription {
        let mut both = self.clone();
        for one in &mut both.ops {
            if let Some(old) = older.ops.iter().find(|old| old.name == one.name) {
                let (new, other) = operation(one, old);
                *one = Arc::new(new);
                both.others.extend(other.map(|op| OtherOp { until, op: Arc::new(op) }));
            }
        }
        let is_gone = |one: &&Arc<OpDescription>| self.ops.iter().all(|own| own.name != one.name);
        both.ops.extend(older.ops.iter().filter(is_gone).cloned());
        parametric(&mut both.types, &older.types);
        parametric(&mut both.attributes, &older.attributes);
        for old in &older.enums {
            match both.enums.iter_mut().find(|one| one.name == old.name) {
                Some(one) => *one = Arc::new(enumeration(one, old)),
                None => both.enums.push(Arc::clone(old)),
            }
        }
        both
    }
}

/// Merges types or attributes of both; forms that differ are left to C++.
fn parametric(both: &mut Vec<Arc<ParametricDescription>>, older: &[Arc<ParametricDescription>]) {
    for old in older {
        match both.iter_mut().find(|one| one.name == old.name) {
            Some(one) if one.format != old.format || !has_parameters_of(one, old) => {
                let one = Arc::make_mut(one);
                one.format = None;
                one.is_custom = true;
            }
            Some(_) => {}
            None => both.push(Arc::clone(old)),
        }
    }
}

fn has_parameters_of(new: &ParametricDescription, old: &ParametricDescription) -> bool {
    let parameters = |one: &ParametricDescription| -> Vec<_> {
        one.parameters.iter().map(|one| (one.name.clone(), one.class.clone())).collect()
    };
    parameters(new) == parameters(old)
}

/// The cases of both; where a keyword has two numbers, that of the newer.
fn enumeration(new: &EnumDescription, old: &EnumDescription) -> EnumDescription {
    let mut both = new.clone();
    let is_new = |keyword: &str| new.cases.iter().all(|own| &*own.keyword != keyword);
    both.cases.extend(old.cases.iter().filter(|case| is_new(&case.keyword)).cloned());
    both
}

/// The description of the newer version, and that of the older one where its form or its values differ.
fn operation(new: &OpDescription, old: &OpDescription) -> (OpDescription, Option<OpDescription>) {
    if !has_values_of(new, old) {
        return (new.clone(), Some(old.clone()));
    }
    let mut both = new.clone();
    values(&mut both.operands, &old.operands);
    values(&mut both.results, &old.results);
    both.attributes = attributes(new, old);
    for trait_ in Trait::ALL.iter().copied().filter(|one| is_rule(*one) && !old.has(*one)) {
        both.traits.remove(trait_);
    }
    let is_in_old = |one: &ParametricTrait| old.parametric_traits.contains(one);
    both.parametric_traits.retain(|one| is_inference(one) || is_in_old(one));
    both.syntax = compiled(new, &both);
    drop_matches_of_newer(new, old, &mut both);
    // A type that both versions do not agree on may be one that the form does not determine.
    if matches!(both.syntax, Syntax::Custom) && new.format().is_some() {
        return (new.clone(), Some(old.clone()));
    }
    if form(new) == form(old) {
        return (both, None);
    }
    let mut older = old.clone();
    for one in &mut older.attributes {
        if let Some(own) = both.attributes.iter().find(|own| own.name == one.name) {
            one.constraint = own.constraint.clone();
        }
    }
    older.syntax = compiled(old, &older);
    if matches!(older.syntax, Syntax::GenericOnly) {
        both.varies = true;
        both.newer = vec![NewerForm::Other];
        return (both, None);
    }
    // The newer one is read separately, so it keeps its required attributes.
    for (one, own) in both.attributes.iter_mut().zip(&new.attributes) {
        one.presence = own.presence.clone();
    }
    (both, Some(older))
}

/// Drops constraints of types that only the newer version has, if the form determines the types anyway.
fn drop_matches_of_newer(new: &OpDescription, old: &OpDescription, both: &mut OpDescription) {
    let is_kept = |without: &OpDescription| {
        !matches!(both.syntax, Syntax::Custom) && !matches!(compiled(new, without), Syntax::Custom)
    };
    let mut without = both.clone();
    let is_in_old = |one: &ParametricTrait| old.parametric_traits.contains(one);
    without.parametric_traits.retain(|one| !is_match(one) || is_in_old(one));
    if !old.has(Trait::SameOperandsAndResultType) {
        without.traits.remove(Trait::SameOperandsAndResultType);
    }
    if is_kept(&without) {
        *both = without;
    }
}

/// The form of one version for a description of both, if it can be read with that.
fn compiled(new: &OpDescription, both: &OpDescription) -> Syntax {
    match &new.syntax {
        Syntax::Format(format) => {
            Format::compile(&format.text, both).map_or(Syntax::Custom, Syntax::Format)
        }
        other => other.clone(),
    }
}

fn form(op: &OpDescription) -> Option<String> {
    let text = &op.format()?.text;
    Some(text.split_whitespace().collect())
}

fn same_values(new: &[ValueDescription], old: &[ValueDescription]) -> bool {
    let same = |(new, old): (&ValueDescription, &ValueDescription)| new.arity == old.arity;
    new.len() == old.len() && new.iter().zip(old).all(same)
}

fn has_values_of(new: &OpDescription, old: &OpDescription) -> bool {
    same_values(&new.operands, &old.operands)
        && same_values(&new.results, &old.results)
        && new.regions.len() == old.regions.len()
        && new.successors.len() == old.successors.len()
}

fn values(new: &mut [ValueDescription], old: &[ValueDescription]) {
    for (new, old) in new.iter_mut().zip(old) {
        if new.constraint.predicate() != old.constraint.predicate() {
            new.constraint = new.constraint.clone().or(&old.constraint);
        }
    }
}

/// The attributes of the newer version. What only the older one has is one that anybody may set.
fn attributes(new: &OpDescription, old: &OpDescription) -> Vec<AttributeDescription> {
    let mut both = new.attributes.clone();
    for one in &mut both {
        match old.attributes.iter().find(|old| old.name == one.name) {
            Some(old) => {
                one.constraint = attribute(&one.constraint, &old.constraint);
                if one.presence == Presence::Required {
                    one.presence = old.presence.clone();
                }
            }
            None if one.presence == Presence::Required => one.presence = Presence::Optional,
            None => {}
        }
    }
    both
}

fn attribute(new: &AttributeConstraint, old: &AttributeConstraint) -> AttributeConstraint {
    AttributeConstraint::new(new.summary(), of_both(new.predicate(), old.predicate()))
}

/// Returns a predicate that accepts both versions, in the form of the newer one if they agree on that.
fn of_both(new: &AttributePredicate, old: &AttributePredicate) -> AttributePredicate {
    use AttributePredicate as Is;
    let types = |new: &TypePredicate, old: &TypePredicate| match new == old {
        true => new.clone(),
        false => TypePredicate::any_of(vec![new.clone(), old.clone()]),
    };
    match (new, old) {
        (new, old) if new == old => new.clone(),
        (Is::Enum(new), Is::Enum(old)) => Is::Enum(Arc::new(enumeration(new, old))),
        (Is::Confined(new, further), Is::Confined(old, others)) => {
            let shared = further.iter().filter(|one| others.contains(one));
            let shared: Vec<Confinement> = shared.cloned().collect();
            let both = of_both(new, old);
            if shared.is_empty() { both } else { Is::Confined(Box::new(both), shared) }
        }
        (Is::Confined(new, _), old) => of_both(new, old),
        (new, Is::Confined(old, _)) => of_both(new, old),
        (Is::Array(new), Is::Array(old)) => Is::Array(Box::new(of_both(new, old))),
        (Is::Integer(new), Is::Integer(old)) => Is::Integer(types(new, old)),
        (Is::Float(new), Is::Float(old)) => Is::Float(types(new, old)),
        (Is::Type(new), Is::Type(old)) => Is::Type(types(new, old)),
        (new, _) if new.is_unknown() => new.clone(),
        (new, old) => Is::AnyOf(vec![new.clone(), old.clone()]),
    }
}

/// Whether a trait asks something of an operation, rather than saying what may be done with it.
const fn is_rule(one: Trait) -> bool {
    matches!(
        one,
        Trait::AttrSizedOperandSegments
            | Trait::AttrSizedResultSegments
            | Trait::IsolatedFromAbove
            | Trait::NoRegionArguments
            | Trait::SameOperandsAndResultElementType
            | Trait::SameOperandsAndResultShape
            | Trait::SameOperandsElementType
            | Trait::SameOperandsShape
            | Trait::SameTypeOperands
            | Trait::SameVariadicOperandSize
            | Trait::SameVariadicResultSize
            | Trait::SingleBlock
            | Trait::Elementwise
            | Trait::Scalarizable
            | Trait::Vectorizable
            | Trait::Tensorizable
            | Trait::Terminator
    )
}

/// Whether a trait requires that types match.
fn is_match(one: &ParametricTrait) -> bool {
    matches!(one, ParametricTrait::TypesMatchWith { .. } | ParametricTrait::AllMatch { .. })
}

/// Whether a trait determines types that need not be written.
fn is_inference(one: &ParametricTrait) -> bool {
    is_match(one) || matches!(one, ParametricTrait::SingleBlockImplicitTerminator(_))
}
