//! Descriptions of operations, for builders of operations in other languages.

use super::super::support::json;
use super::build::numbers;
use super::numbers::NONE;
use super::state::State;
use crate::{Args, Error, RetValue};
use abide_core::mlir::ir::{Context, Ir, Type};
use abide_core::mlir::ods::constraint::{AttributeForm, TypeConstraint};
use abide_core::mlir::ods::{
    Arity, AttributeDescription, EnumDescription, EnumSpelling, Matched, OpDescription,
    ParametricTrait, Presence, Trait, ValueDescription, ValueReference,
};
use abide_core::mlir::print::print_type;
use abide_core::mlir::registry::Registry;
use abide_core::mlir::shape::infers_results;
use serde_json::{Map, Value, json};

/// `describe(name)`: the operands, attributes, results, regions and successors of a described operation, or nothing.
pub(super) fn describe(state: &mut State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    let Some(found) = state.registry.operation(args.get::<&str>(0)?.as_bytes()) else {
        return Ok(RetValue::None);
    };
    let (op, ir) = (found.description(), &mut state.ir);
    let infers_results = infers_results(&state.registry, op);
    let regions = op.regions.iter().map(|one| json!([one.name, one.variadic]));
    let attributes: Value = op.attributes.iter().map(|one| attribute(ir, one)).collect();
    let successors = op.successors.iter().map(|one| json!([one.name, one.variadic]));
    json(&json!({
        "name": op.name,
        "summary": op.summary,
        "operands": values(&op.operands),
        "results": values(&op.results),
        "attributes": attributes,
        "regions": regions.collect::<Value>(),
        "successors": successors.collect::<Value>(),
        "operand_segments": op.has(Trait::AttrSizedOperandSegments),
        "result_segments": op.has(Trait::AttrSizedResultSegments),
        "infers_results": infers_results,
    }))
}

/// `operations(dialect)`: the names of the operations of a dialect without it, or nothing for an undescribed one.
pub(super) fn operations(state: &State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    let found = state.registry.dialects().dialect(args.get::<&str>(0)?);
    let Some(found) = found else { return Ok(RetValue::None) };
    json(&found.ops.iter().map(|op| op.mnemonic()).collect())
}

fn values(values: &[ValueDescription]) -> Value {
    let values = values.iter().map(|one| {
        let arity = match one.arity {
            Arity::Single => "one",
            Arity::Optional => "optional",
            Arity::Variadic | Arity::VariadicOfVariadic(_) => "variadic",
        };
        json!([one.name, arity])
    });
    values.collect()
}

/// The name, whether it is required, and the accepted spellings of the value.
fn attribute(ir: &mut Ir, one: &AttributeDescription) -> Value {
    let is_required = one.presence == Presence::Required && !one.is_property();
    let form = match one.constraint.form() {
        AttributeForm::WithoutType(ty) => {
            let ty = ty.build(&mut ir.context);
            let text = ty.map(|ty| String::from_utf8_lossy(&print_type(ir, ty)).into_owned());
            json!({ "type": text })
        }
        AttributeForm::Keyword(words) | AttributeForm::EnumParameters(words) => keywords(words),
        AttributeForm::DenseArray(element) => json!({ "dense_array": element }),
        _ => Value::Null,
    };
    json!([one.name, is_required, form])
}

/// The words of an enumeration, each with its attribute.
fn keywords(words: &EnumDescription) -> Value {
    let spelled = words.cases.iter().map(|case| {
        let text = match &words.spelling {
            EnumSpelling::Integer => format!("{} : i{}", case.value, words.width),
            EnumSpelling::Dialect { dialect, mnemonic, angle_brackets, around } => {
                let word = around
                    .as_ref()
                    .map_or_else(|| case.keyword.to_string(), |around| around.with(&case.keyword));
                match angle_brackets {
                    true => format!("#{dialect}.{mnemonic}<{word}>"),
                    false => format!("#{dialect}<{mnemonic} {word}>"),
                }
            }
        };
        (case.keyword.to_string(), Value::from(text))
    });
    json!({ "words": spelled.collect::<Map<_, _>>() })
}

/// `infer_types(name, operands, attributes)`: the type of each result that follows from the others, as words of 32
/// bits. For each described operand the type of its first value is given, for each described attribute its type.
pub(super) fn infer_types(state: &mut State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(3..=3)?;
    let Some(found) = state.registry.operation(args.get::<&str>(0)?.as_bytes()) else {
        return Ok(RetValue::None);
    };
    let op = found.description();
    let context = &mut state.ir.context;
    let given = |context: &Context, words: &[u8]| -> Vec<Option<Type>> {
        numbers(words).map(|number| number.and_then(|number| context.type_at(number))).collect()
    };
    let known = Known {
        op,
        operands: given(context, args.get::<&[u8]>(1)?),
        attributes: given(context, args.get::<&[u8]>(2)?),
    };
    let results = op.results.iter().enumerate();
    let types = results.map(|(index, result)| {
        let built = result.constraint.build(context);
        let ty = built.or_else(|| known.result(context, &state.registry, index));
        let ty = ty.or_else(|| known.usual(&result.constraint));
        ty.and_then(|ty| u32::try_from(ty.index()).ok()).unwrap_or(NONE)
    });
    Ok(RetValue::Bytes(types.flat_map(u32::to_le_bytes).collect()))
}

/// The types from which others follow.
struct Known<'o> {
    op: &'o OpDescription,
    operands: Vec<Option<Type>>,
    attributes: Vec<Option<Type>>,
}

impl Known<'_> {
    fn ty(&self, of: ValueReference) -> Option<Type> {
        match of {
            ValueReference::Operand(index) => self.operands.get(index).copied().flatten(),
            ValueReference::Attribute(index) => self.attributes.get(index).copied().flatten(),
            ValueReference::Result(_) => None,
        }
    }

    /// The usual type of a result that only C++ infers: elementwise operations keep the type of operands that all meet
    /// the constraint of the result, and constants have that of their value.
    fn usual(&self, constraint: &TypeConstraint) -> Option<Type> {
        let op = self.op;
        if !op.has(Trait::InferTypeOpInterface) {
            return None;
        }
        if op.has(Trait::ConstantLike) && op.operands.is_empty() {
            let mut types = self.attributes.iter().copied().flatten();
            return types.next().filter(|_| types.next().is_none());
        }
        let is_kept = op.has(Trait::Elementwise)
            && op.operands.iter().all(|operand| operand.constraint == *constraint);
        let first = self.operands.first().copied().flatten().filter(|_| is_kept)?;
        self.operands.iter().flatten().all(|ty| *ty == first).then_some(first)
    }

    /// The type of a result that a trait relates to another one.
    fn result(&self, context: &mut Context, registry: &Registry, index: usize) -> Option<Type> {
        if self.op.has(Trait::SameOperandsAndResultType) {
            return self.operands.iter().copied().flatten().next();
        }
        let own = ValueReference::Result(index);
        self.op.parametric_traits.iter().find_map(|one| match one {
            ParametricTrait::AllMatch { matched: Matched::Types, values }
                if values.contains(&own) =>
            {
                values.iter().find_map(|value| self.ty(*value))
            }
            ParametricTrait::TypesMatchWith { from, to, transform, .. } if *to == own => {
                let found = transform.apply(context, self.ty(*from)?, registry)?;
                found.first().copied().filter(|ty| *ty != context.unknown_type())
            }
            _ => None,
        })
    }
}
