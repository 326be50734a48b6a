//! Evaluates the sizes and integers in one call of a function: of every computed value, from those of the arguments.

mod bind;
mod control;
mod machine;

use super::domain::Numbers;
use super::hook::{Assumptions, ShapeHook};
use super::sizes::sizes;
use super::transfer::{Fact, Transfer, hook};
use crate::ir::integers::{width, wrapped};
use crate::ir::{DYNAMIC, Ir, OperationId, ValueId};
use crate::registry::Registry;
use abide_source::limits::Limits;
use abide_source::sort;
use machine::Machine;
use rustc_hash::FxHashMap;
use std::fmt;

/// The maximum number of operations executed, in all calls and loops together, before the evaluation is
/// given up.
pub const MAX_STEPS: usize = 1 << 20;

/// The value of an argument.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// An integer or index.
    Integer(i64),
    /// The sizes of a tensor, buffer or vector, outermost first.
    Shape(Vec<i64>),
    /// It is neither, or it does not matter.
    Unknown,
}

/// The value of a value; parts that depend on unknown data are `None`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Evaluated {
    /// An integer or index.
    Integer(Option<i64>),
    /// Sizes, outermost first.
    Shape(Vec<Option<i64>>),
}

/// The outcome of a call.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Evaluation {
    /// The computed values, by their ids; for a loop, those of the last round.
    pub values: Vec<(ValueId, Evaluated)>,
    /// The results of the function; `None` for values that are not integers and have no sizes, and for
    /// all results if the function's return is unknown.
    pub results: Vec<Option<Evaluated>>,
}

impl Evaluation {
    /// Returns the result for a value.
    #[must_use]
    pub fn value(&self, value: ValueId) -> Option<&Evaluated> {
        let place = self.values.binary_search_by_key(&value, |one| one.0).ok()?;
        self.values.get(place).map(|one| &one.1)
    }
}

/// The reason why a call has no result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EvaluationError {
    /// The operation that cannot be executed; `None` if the arguments do not fit.
    pub operation: Option<OperationId>,
    /// The error message.
    pub message: String,
}

impl fmt::Display for EvaluationError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.message)
    }
}

impl std::error::Error for EvaluationError {}

/// Calls a function: an operation with a body whose arguments are those of its entry block.
///
/// # Errors
/// The arguments do not fit the function, the program asserts something false about a shape or a symbol, a size is
/// negative, more than [`MAX_STEPS`] operations would be executed, or calls and regions nest deeper than the limits
/// allow.
pub fn evaluate(
    ir: &Ir,
    registry: &Registry,
    limits: &Limits,
    function: OperationId,
    arguments: &[Argument],
) -> Result<Evaluation, EvaluationError> {
    let mut machine = Machine::new(ir, registry, limits);
    let facts = check_arguments(ir, registry, function, arguments)?;
    let mut called = machine.call_learning(function, &facts)?;
    let mut values: Vec<(ValueId, Evaluated)> =
        called.transfer.facts().map(|(value, fact)| (value, evaluated(ir, value, fact))).collect();
    sort::by_number(&mut values, |one| one.0.index());
    let result = |value: &ValueId| {
        let fact = called.transfer.fact_of(*value);
        fact.map(|fact| evaluated(ir, *value, &fact))
    };
    let results = called.returned.iter().map(result).collect();
    Ok(Evaluation { values, results })
}

fn evaluated(ir: &Ir, value: ValueId, fact: &Fact<Option<i64>>) -> Evaluated {
    match fact {
        Fact::Sizes(sizes, _) => Evaluated::Shape(sizes.to_vec()),
        Fact::Integer(number) => {
            // True is 1 to people, though as a signed number of one bit it is -1.
            let is_bool = width(&ir.context, ir.value_type(value)) == Some(1);
            Evaluated::Integer(number.map(|number| if is_bool { number & 1 } else { number }))
        }
    }
}

type Facts = Vec<Option<Fact<Option<i64>>>>;

fn entry_arguments(ir: &Ir, function: OperationId) -> Option<&[ValueId]> {
    let region = ir.regions(function).first()?;
    Some(ir.arguments(ir.entry_block(*region)?))
}

fn check_arguments(
    ir: &Ir,
    registry: &Registry,
    function: OperationId,
    given: &[Argument],
) -> Result<Facts, EvaluationError> {
    let wrong = |message: String| EvaluationError { operation: None, message };
    let Some(arguments) = entry_arguments(ir, function) else {
        return Err(wrong("the function has no body".to_owned()));
    };
    if arguments.len() != given.len() {
        let message = format!(
            "the function has {} arguments, and {} are given",
            arguments.len(),
            given.len()
        );
        return Err(wrong(message));
    }
    let facts = arguments.iter().zip(given).enumerate().map(|(number, (argument, given))| {
        let ty = ir.value_type(*argument);
        let context = &ir.context;
        match (given, width(context, ty), sizes(registry, context, ty)) {
            (Argument::Unknown, ..) => Ok(None),
            (Argument::Integer(value), Some(width), _) => {
                Ok(Some(Fact::Integer(Some(wrapped(i128::from(*value), width)))))
            }
            (Argument::Integer(_), None, _) => {
                Err(wrong(format!("argument {number} is not an integer: it needs sizes")))
            }
            (Argument::Shape(_), Some(_), _) => {
                Err(wrong(format!("argument {number} is an integer, and is given sizes")))
            }
            (Argument::Shape(given), None, shape) => {
                fits(given, shape.as_deref())
                    .map_err(|what| wrong(format!("argument {number} {what}")))?;
                Ok(Some(Fact::Sizes(given.iter().copied().map(Some).collect(), None)))
            }
        }
    });
    facts.collect()
}

/// Checks that sizes are those of a type, as far as it determines them.
fn fits(given: &[i64], shape: Option<&[i64]>) -> Result<(), String> {
    if let Some(negative) = given.iter().find(|size| **size < 0) {
        return Err(format!("is given the size {negative}"));
    }
    let Some(shape) = shape else { return Ok(()) };
    if shape.len() != given.len() {
        return Err(format!("has rank {}, and {} sizes are given", shape.len(), given.len()));
    }
    let differing = shape.iter().zip(given).position(|(own, size)| *own != DYNAMIC && own != size);
    match differing.and_then(|dim| Some((dim, shape.get(dim)?, given.get(dim)?))) {
        None => Ok(()),
        Some((dim, own, size)) => {
            Err(format!("has the size {own} in dimension {dim}, and {size} is given"))
        }
    }
}

/// The arguments of a function whose sizes the program expresses in variables, from the values of
/// these.
///
/// # Errors
/// A variable does not occur in the sizes of the arguments, a variable that does has no value, or a size is negative.
pub fn arguments_of_variables(
    ir: &Ir,
    registry: &Registry,
    function: OperationId,
    variables: &[(&str, i64)],
) -> Result<Vec<Argument>, EvaluationError> {
    let wrong = |message: String| EvaluationError { operation: None, message };
    let Some(arguments) = entry_arguments(ir, function) else {
        return Err(wrong("the function has no body".to_owned()));
    };
    let mut domain = Numbers::of_variables(variables);
    let mut assumed = FxHashMap::default();
    for operation in ir.walk(function) {
        if let Some(ShapeHook::Assume(assumptions, _)) = hook(ir, registry, operation) {
            for (value, dim, size) in assumptions(ir, operation).sizes {
                assumed.entry((value, dim)).or_insert(size);
            }
        }
    }
    for (name, _) in variables {
        if !assumed.values().any(|size| size.mentions(name)) {
            return Err(wrong(format!("no size of an argument depends on '{name}'")));
        }
    }
    let mut given = Vec::new();
    for (number, argument) in arguments.iter().enumerate() {
        let Some(shape) = sizes(registry, &ir.context, ir.value_type(*argument)) else {
            given.push(Argument::Unknown);
            continue;
        };
        let mut own = Vec::new();
        for (dim, size) in shape.iter().enumerate() {
            let size = match (*size, assumed.get(&(*argument, dim))) {
                (DYNAMIC, Some(size)) => size.number(&mut domain),
                (DYNAMIC, None) => None,
                (size, _) => Some(size),
            };
            let known = size.filter(|size| *size >= 0);
            own.push(known.ok_or_else(|| {
                let what = match size {
                    Some(size) => format!("is {size}"),
                    None => "does not follow from the variables".to_owned(),
                };
                wrong(format!("the size of argument {number} in dimension {dim} {what}"))
            })?);
        }
        given.push(Argument::Shape(own));
    }
    Ok(given)
}

/// Checks that the program's assertions about sizes hold in this call.
fn check_assumptions(
    frame: &mut Frame<'_>,
    operation: OperationId,
    assumptions: &Assumptions,
) -> Result<(), EvaluationError> {
    let Some((condition, message)) = &assumptions.condition else { return Ok(()) };
    match frame.scalar(*condition) {
        Some(Some(0)) => {
            let message = format!("does not hold: {message}");
            Err(EvaluationError { operation: Some(operation), message })
        }
        _ => Ok(()),
    }
}

/// The facts within one call.
type Frame<'ir> = Transfer<'ir, Numbers>;
