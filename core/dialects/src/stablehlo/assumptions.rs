//! The shape assertions that JAX writes into exported modules.
//!
//! They are `custom_call`s of `shape_assertion`. The first operand is the condition, and the others are the numbers
//! that the message mentions as `{0}`, `{1}` and so on. The messages give the specification of each size: `'n' = {0}
//! from specification '2*n' for dimension args[0].shape[0] (= {1})`, and `dimension size args[1].shape[0] (= {0}) and
//! the specification 'n + 1' (= {1})`.

use abide_mlir::ir::{Ir, OperationId, ValueId};
use abide_mlir::shape::{Assumptions, DimExpression, Operator};

/// The target of the calls.
const TARGET: &[u8] = b"shape_assertion";

/// The assumptions of a call about sizes; empty unless it is an assertion.
pub(super) fn assumptions(ir: &Ir, operation: OperationId) -> Assumptions {
    let mut found = Assumptions::default();
    let text = |name: &str| ir.context.string_value(ir.attribute(operation, name)?);
    if text("call_target_name").is_none_or(|target| ir.context.bytes(target) != TARGET) {
        return found;
    }
    let message = text("error_message").map_or_else(String::new, |it| ir.context.text(it).into());
    for (specification, number) in specified(&message) {
        let Some(size) = DimExpression::parse(specification) else {
            found.unreadable.push(specification.to_owned());
            continue;
        };
        let value = number.checked_add(1).and_then(|place| ir.operand(operation, place));
        if let Some((value, dim)) = value.and_then(|value| dimension(ir, value)) {
            found.sizes.push((value, dim, size));
        }
    }
    if let Some((name, least)) = bounds(&message) {
        let least = DimExpression::Constant(least);
        let variable = DimExpression::Variable(name.to_owned());
        found.not_negative.push(variable.combined(Operator::Subtract, least));
    }
    if let Some(text) = between(&message, "Expected '", "' to be greater or equal to 0") {
        match DimExpression::parse(text) {
            Some(expression) => found.not_negative.push(expression),
            None => found.unreadable.push(text.to_owned()),
        }
    }
    if let Some(condition) = ir.operand(operation, 0) {
        let short = message.split_once(" Using the following").map_or(&*message, |(it, _)| it);
        found.condition = Some((condition, short.trim().to_owned()));
    }
    found
}

/// The text between two others.
fn between<'t>(text: &'t str, before: &str, after: &str) -> Option<&'t str> {
    let (_, rest) = text.split_once(before)?;
    let (inner, _) = rest.split_once(after)?;
    (!inner.contains('\'')).then_some(inner)
}

/// The number in the first `(= {3})` of a text.
fn number_in_braces(text: &str) -> Option<usize> {
    let (_, rest) = text.split_once("(= {")?;
    let (number, _) = rest.split_once("})")?;
    number.parse().ok()
}

/// The specifications in a message, each with the number of the operand that it is about.
fn specified(message: &str) -> Vec<(&str, usize)> {
    let mut found = Vec::new();
    let mut rest = message;
    while let Some((_, after)) = rest.split_once("from specification '") {
        rest = after;
        let Some((specification, after)) = after.split_once('\'') else { break };
        // The number belongs to this specification, not to the next one.
        let own = after.split_once("from specification '").map_or(after, |(own, _)| own);
        found.extend(number_in_braces(own).map(|number| (specification, number)));
    }
    if let Some((_, after)) = message.split_once("inconsistency between dimension size ")
        && let Some((size, after)) = after.split_once("and the specification '")
        && let Some((specification, _)) = after.split_once('\'')
    {
        found.extend(number_in_braces(size).map(|number| (specification, number)));
    }
    found
}

/// `Expected value >= 1 for dimension variable 'n'`
fn bounds(message: &str) -> Option<(&str, i64)> {
    let (_, rest) = message.split_once("Expected value >= ")?;
    let (least, rest) = rest.split_once(" for dimension variable '")?;
    let (name, _) = rest.split_once('\'')?;
    Some((name, least.trim().parse().ok()?))
}

/// The value and the dimension whose size a value is.
fn dimension(ir: &Ir, value: ValueId) -> Option<(ValueId, usize)> {
    let defining = ir.defining_operation(value)?;
    if ir.name_bytes(defining) != b"stablehlo.get_dimension_size" {
        return None;
    }
    let dim = ir.context.integer_value(ir.attribute(defining, "dimension")?)?;
    Some((ir.operand(defining, 0)?, usize::try_from(dim).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_name_the_specification_of_each_size() {
        let message = "Division had remainder {0}. Obtained dimension variables: 'n' = {2} from \
                       specification '2*n' for dimension args[0].shape[0] (= {3}), 'k' = {4} from \
                       specification 'k' for dimension args[1].shape[1] (= {4}), .";
        assert_eq!(specified(message), [("2*n", 3), ("k", 4)]);
        let message = "Found inconsistency between dimension size args[1].shape[0] (= {0}) and the \
                       specification 'n + 1' (= {1}). Obtained";
        assert_eq!(specified(message), [("n + 1", 0)]);
        assert_eq!(bounds("Expected value >= 1 for dimension variable 'n'. U"), Some(("n", 1)));
        for broken in ["from specification '", "from specification 'n' (= {x})", "(= {1})"] {
            assert_eq!(specified(broken), []);
        }
    }
}
