//! Reads traits with parameters.

use super::op::effect;
use crate::ods::constraint::Reason;
use crate::ods::term::Term;
use crate::ods::{
    Matched, OpDescription, OpPredicate, ParametricTrait, Trait, TypeTransform, ValueReference,
};

/// Reads a trait. What it implies of plain traits is added to the operation.
pub(super) fn parametric_trait(
    term: &Term,
    op: &mut OpDescription,
) -> Result<ParametricTrait, Reason> {
    let Term::Name(name, arguments) = term else {
        return Err("expected a trait".to_owned());
    };
    let no_such = || format!("no trait is called '{name}' with such parameters");
    Ok(match (&**name, arguments.as_slice()) {
        ("HasParent", [Term::List(parents)]) => ParametricTrait::HasParent(names(parents)?),
        ("SingleBlockImplicitTerminator", [Term::Name(terminator, _)]) => {
            op.traits.insert(Trait::SingleBlock);
            ParametricTrait::SingleBlockImplicitTerminator(terminator.clone())
        }
        ("MemoryEffects", [Term::List(effects)]) => {
            let effects = effects.iter().map(effect);
            ParametricTrait::MemoryEffects(effects.collect::<Result<_, _>>()?)
        }
        (
            "TypesMatchWith" | "OptionalTypesMatchWith",
            [Term::Text(summary), from, to, transform],
        ) => {
            let named = transform.as_name().and_then(TypeTransform::named);
            ParametricTrait::TypesMatchWith {
                summary: summary.clone(),
                from: value(from, op)?,
                to: value(to, op)?,
                transform: named.ok_or("no transform of types has this name")?,
                optional: name.starts_with("Optional"),
            }
        }
        ("PredOpTrait", [Term::Text(summary), predicate]) => ParametricTrait::Predicate {
            summary: summary.clone(),
            predicate: match predicate.as_name() {
                Some("CPred") => OpPredicate::Unknown(summary.clone()),
                _ => op_predicate(predicate)?,
            },
        },
        ("SameInputOutputTensorDims", []) => ParametricTrait::Predicate {
            summary: "input and output have the same tensor dimensions".into(),
            predicate: OpPredicate::SameInputOutputTensorDims,
        },
        ("BooleanConditionOrMatchingShape", [condition, other]) => ParametricTrait::Predicate {
            summary: "condition is signless i1 or has matching shape".into(),
            predicate: OpPredicate::BooleanConditionOrMatchingShape(
                value(condition, op)?,
                value(other, op)?,
            ),
        },
        (_, [Term::List(values)]) => ParametricTrait::AllMatch {
            matched: matched(name).ok_or_else(no_such)?,
            values: values.iter().map(|one| value(one, op)).collect::<Result<_, _>>()?,
        },
        _ => return Err(no_such()),
    })
}

fn matched(name: &str) -> Option<Matched> {
    Some(match name {
        "AllTypesMatch" => Matched::Types,
        "AllShapesMatch" => Matched::Shapes,
        "AllRanksMatch" => Matched::Ranks,
        "AllElementTypesMatch" => Matched::ElementTypes,
        "AllElementCountsMatch" => Matched::ElementCounts,
        _ => return None,
    })
}

fn value(term: &Term, op: &OpDescription) -> Result<ValueReference, Reason> {
    let found = term.as_name().and_then(|name| op.value_named(name));
    found.ok_or_else(|| format!("a trait of '{}' names a value that it does not have", op.name))
}

fn names(terms: &[Term]) -> Result<Vec<Box<str>>, Reason> {
    let name = |term: &Term| term.as_name().map(Box::from);
    let names: Option<_> = terms.iter().map(name).collect();
    names.ok_or_else(|| "expected names of operations".to_owned())
}

fn op_predicate(term: &Term) -> Result<OpPredicate, Reason> {
    let Term::Name(name, arguments) = term else {
        return Err("expected a condition on an operation".to_owned());
    };
    let indices = match arguments.as_slice() {
        [Term::Integer(first), Term::Integer(second)] => {
            u32::try_from(*first).ok().zip(u32::try_from(*second).ok())
        }
        _ => None,
    };
    if let ("CPred", [Term::Text(text)]) = (&**name, arguments.as_slice()) {
        return Ok(OpPredicate::Unknown(text.clone()));
    }
    match (&**name, indices) {
        ("TCresVTEtIsSameAsOpBase", Some((result, operand))) => {
            Ok(OpPredicate::ResultElementTypeIsOperands { result, operand })
        }
        ("TCopVTEtIsSameAs", Some((first, second))) => {
            Ok(OpPredicate::OperandElementTypesMatch(first, second))
        }
        _ => Err(format!("no condition on an operation is called '{name}' with such parameters")),
    }
}
