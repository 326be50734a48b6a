//! Changes.

use super::super::support::first_error;
use super::super::symbol::pipeline;
use super::build;
use super::place::{InsertionPoint, expect_fit, is_within, levels_left, place, put};
use super::state::{State, erased, location_of};
use crate::{Args, Error, RetValue};
use abide_core::diagnostic::{Severity, codes};
use abide_core::limits::Limits;
use abide_core::mlir::check_with;
use abide_core::mlir::ir::{Attribute, Ir, OperationId, ValueDefinition, ValueId};
use abide_core::mlir::ods::Trait;
use abide_core::mlir::parse::{
    ReadPiece, Surroundings, default_attribute, parse_attribute, parse_operations, parse_type,
};
use abide_core::mlir::registry::Registry;
use abide_core::passes::{self, Report};
use abide_core::text::Span;
use std::collections::HashSet;

/// Calls that change a module; each returns the number of changes so far.
pub(super) fn call(state: &mut State, what: &str, args: Args<'_>) -> Result<RetValue, Error> {
    match what {
        "parse_attribute" => {
            args.expect(1..=2)?;
            forget_spellings(state, args)?;
            let attribute = read_attribute(state, args.get::<&[u8]>(0)?)?;
            return Ok(RetValue::Int(attribute.index() as i64));
        }
        "parse_type" => return read_type(state, args),
        "insert" => return insert(state, args),
        "set_location" => return set_location(state, args),
        "set_attribute" => set_attribute(state, args)?,
        "erase" => erase(state, args)?,
        "move" => move_operation(state, args)?,
        "replace_uses" => replace_uses(state, args)?,
        "set_operand" => set_operand(state, args)?,
        "set_type" => set_type(state, args)?,
        "run" => run(state, args)?,
        "add_block" => return build::add_block(state, args),
        "add_argument" => return build::add_argument(state, args),
        "clone" => return build::clone(state, args),
        "infer_results" => return build::infer_results(state, args),
        "erase_argument" => build::erase_argument(state, args)?,
        "set_successors" => build::set_successors(state, args)?,
        other => return Err(Error::value_error(format!("a module has no '{other}'"))),
    }
    state.changes += 1;
    Ok(RetValue::Int(state.changes))
}

type Reader<T> = for<'t> fn(Ir, &'t [u8], Surroundings<'t>, &'t Registry, &Limits) -> ReadPiece<T>;

/// Reads a text without values into the module.
fn read<T>(state: &mut State, text: &[u8], reader: Reader<T>) -> Result<T, Error> {
    let limits = state.limits;
    read_with(state, text, &[], &limits, reader)
}

/// Reads a text into the module.
fn read_with<T>(
    state: &mut State,
    text: &[u8],
    values: &[Named],
    limits: &Limits,
    reader: Reader<T>,
) -> Result<T, Error> {
    let ir = std::mem::replace(&mut state.ir, Ir::new(0));
    let around = Surroundings { values, aliases: &state.aliases };
    let piece = reader(ir, text, around, &state.registry, limits);
    state.ir = piece.ir;
    for (value, _) in piece.names.iter() {
        if let Some(name) = piece.names.name(value, text) {
            state.new_names.insert(value, name);
        }
    }
    piece.read.ok_or_else(|| {
        let mut found = piece.diagnostics;
        if found.iter().all(|one| one.severity != Severity::Error) {
            // Not all errors are the parser's.
            found.extend(check_with(text, &state.registry, limits));
        }
        for undefined in found.iter_mut().filter(|one| one.code == codes::mlir::UNDEFINED_VALUE) {
            // MLIR's words do not name the value.
            let name = text.get(undefined.span.range()).unwrap_or_default();
            undefined.append(&format!(" '{}'", String::from_utf8_lossy(name)));
        }
        first_error(&found)
    })
}

fn read_attribute(state: &mut State, text: &[u8]) -> Result<Attribute, Error> {
    read(state, text, parse_attribute)
}

/// `parse_type(text, is_apart)`: the number of a type.
fn read_type(state: &mut State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=2)?;
    forget_spellings(state, args)?;
    let ty = read(state, args.get::<&[u8]>(0)?, parse_type)?;
    Ok(RetValue::Int(ty.index() as i64))
}

/// Forgets earlier texts if the second argument is true: a type or an attribute that belongs to no module keeps its own
/// spelling.
fn forget_spellings(state: &mut State, args: Args<'_>) -> Result<(), Error> {
    if args.optional::<bool>(1)?.unwrap_or_default() {
        state.ir.context.forget_spellings();
    }
    Ok(())
}

/// `set_attribute(operation, name, text)`: sets an attribute. Without a text it gets its default, or is taken away.
fn set_attribute(state: &mut State, args: Args<'_>) -> Result<(), Error> {
    args.expect(2..=3)?;
    let operation = state.operation(args, 0)?;
    let name = args.get::<&str>(1)?;
    if name.is_empty() {
        return Err(Error::value_error("the name of an attribute is not empty"));
    }
    if state.ir.opaque_text(operation).is_some() {
        let op = String::from_utf8_lossy(state.ir.name_bytes(operation)).into_owned();
        return Err(Error::value_error(format!(
            "nothing describes '{op}', so that its text is kept as it is written; give its dialect \
             (dialects=) or write it in the generic form"
        )));
    }
    let value = match args.optional::<&[u8]>(2)? {
        Some(text) => Some(read_attribute(state, text)?),
        None => default_of(state, operation, name)?,
    };
    state.changed.insert(operation);
    let is_there = state.ir.context.entry(state.ir.properties(operation), name).is_some();
    let described = state.registry.operation(state.ir.name_bytes(operation));
    let is_described = described
        .is_some_and(|op| op.description().attributes.iter().any(|own| *own.name == *name));
    if is_there || is_described {
        state.ir.set_property(operation, name, value);
    } else {
        state.ir.set_attribute(operation, name, value);
    }
    Ok(())
}

/// The value of an attribute that is taken away: that of a text without it.
fn default_of(
    state: &mut State,
    operation: OperationId,
    name: &str,
) -> Result<Option<Attribute>, Error> {
    let described = state.registry.operation(state.ir.name_bytes(operation));
    let counts = match name {
        "operandSegmentSizes" => Some(Trait::AttrSizedOperandSegments),
        "resultSegmentSizes" => Some(Trait::AttrSizedResultSegments),
        _ => None,
    };
    if counts.zip(described).is_some_and(|(counts, op)| op.description().has(counts)) {
        let message =
            format!("'{name}' has the number of values in each group; it can be set, not removed");
        return Err(Error::value_error(message));
    }
    let ir = std::mem::replace(&mut state.ir, Ir::new(0));
    let (ir, value) = default_attribute(ir, operation, name, &state.registry, &state.limits);
    state.ir = ir;
    Ok(value)
}

/// `erase(operation)`: erases an operation with all that is in it.
fn erase(state: &mut State, args: Args<'_>) -> Result<(), Error> {
    args.expect(1..=1)?;
    let operation = state.operation(args, 0)?;
    if operation == state.ir.top() {
        return Err(Error::value_error("the outermost operation cannot be erased"));
    }
    let within: HashSet<OperationId> = state.ir.walk(operation).collect();
    let ir = &state.ir;
    let used = ir
        .results(operation)
        .find(|result| ir.uses(*result).any(|(user, _)| !within.contains(&user)));
    if let Some(result) = used {
        let name = state.names.name(result, &state.text).unwrap_or_else(|| "a result".to_owned());
        let message = format!("{name} is still used; replace its uses first");
        return Err(Error::value_error(message));
    }
    mark_rest(state, operation);
    state.ir.erase(operation);
    for erased in &within {
        state.changed.remove(erased);
    }
    Ok(())
}

/// Marks the rest of the block of an operation as changed.
fn mark_rest(state: &mut State, operation: OperationId) {
    let ir = &state.ir;
    state.changed.extend(ir.next_operation(operation).or(ir.previous_operation(operation)));
}

/// `move(operation, place, anchor)`
fn move_operation(state: &mut State, args: Args<'_>) -> Result<(), Error> {
    args.expect(3..=3)?;
    let operation = state.operation(args, 0)?;
    let place = place(state, args, 1)?;
    if is_within(&state.ir, &place, operation) {
        return Err(Error::value_error("an operation cannot be moved into itself"));
    }
    expect_fit(state, &place, operation)?;
    if matches!(place, InsertionPoint::Before(anchor) | InsertionPoint::After(anchor) if anchor == operation)
    {
        return Ok(());
    }
    mark_rest(state, operation);
    state.changed.insert(operation);
    state.ir.detach(operation);
    put(&mut state.ir, &place, operation);
    Ok(())
}

/// `insert(place, anchor, text, values)`: reads operations, and puts them there. They may use the values that are visible
/// there by their names in the text, or with `values`, which are numbers as words of 32 bits, these: `%0`, `%1`, ..
/// Returns the numbers of the operations in the same way.
fn insert(state: &mut State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(3..=4)?;
    let place = place(state, args, 0)?;
    let limits = Limits { depth: levels_left(state, &place)?, ..state.limits };
    let numbers = args.optional::<&[u8]>(3)?;
    let values = match numbers {
        Some(numbers) => numbered(state, numbers)?,
        None => visible(state, &place),
    };
    let text = args.get::<&[u8]>(2)?;
    let operations = read_with(state, text, &values, &limits, parse_operations)?;
    let all: Vec<OperationId> = operations
        .iter()
        .flat_map(|operation| state.ir.walk(*operation).collect::<Vec<_>>())
        .collect();
    state.changed.extend(&operations);
    if numbers.is_some() {
        // Neither the text nor its names are the caller's.
        for result in operations.iter().flat_map(|operation| state.ir.results(*operation)) {
            state.new_names.remove(&result);
        }
    }
    for operation in all {
        // The text of the module does not have it.
        let location = location_of(state.ir.span(operation).slice(text));
        state.new_locations.extend(location.map(|location| (operation, location)));
        state.ir.set_span(operation, Span::default());
    }
    let mut place = place;
    for operation in &operations {
        put(&mut state.ir, &place, *operation);
        if matches!(place, InsertionPoint::After(_) | InsertionPoint::Start(_)) {
            place = InsertionPoint::After(*operation);
        }
    }
    state.changes += 1;
    let numbers = operations.iter().map(|operation| state.numbers.of_operation(*operation));
    Ok(RetValue::Bytes(numbers.flat_map(u32::to_le_bytes).collect()))
}

/// `set_location(operation, text)`: the location of an operation that was inserted.
fn set_location(state: &mut State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(2..=2)?;
    let operation = state.operation(args, 0)?;
    state.new_locations.insert(operation, args.get::<String>(1)?);
    Ok(RetValue::None)
}

/// A written name, its value, and the number of a result.
type Named = (Box<[u8]>, ValueId, u32);

/// Values that are given by their numbers, with their positions as names.
fn numbered(state: &State, numbers: &[u8]) -> Result<Vec<Named>, Error> {
    let values = build::numbers(numbers).enumerate().map(|(position, number)| {
        let number = number.ok_or_else(|| erased("the value"))?;
        let name = position.to_string().into_bytes().into_boxed_slice();
        Ok((name, state.value_of(number)?, 1))
    });
    values.collect()
}

/// The values that have names at a place: those of the enclosing regions, the outermost first, up to an
/// operation that is isolated.
fn visible(state: &State, place: &InsertionPoint) -> Vec<(Box<[u8]>, ValueId, u32)> {
    let ir = &state.ir;
    let mut scopes = Vec::new();
    let mut region = match place {
        InsertionPoint::Before(anchor) | InsertionPoint::After(anchor) => {
            ir.block_of(*anchor).and_then(|block| ir.region_of(block))
        }
        InsertionPoint::Start(block) | InsertionPoint::End(block) => ir.region_of(*block),
    };
    while let Some(own) = region {
        scopes.push(own);
        let Some(parent) = ir.region_parent(own) else { break };
        let registered = state.registry.operation(ir.name_bytes(parent));
        if registered.is_some_and(|op| op.is_isolated()) {
            break;
        }
        region = ir.block_of(parent).and_then(|block| ir.region_of(block));
    }
    let mut values = Vec::new();
    let mut add = |value: ValueId| {
        if let Some(name) = state.new_names.get(&value) {
            let name = name.trim_start_matches('%').as_bytes();
            values.push((name.into(), value, 1));
        } else if let Some((name, first, count)) = state.names.group(value, &state.text)
            && first == value
        {
            values.push((name.into(), first, count));
        }
    };
    for region in scopes.iter().rev() {
        for block in ir.blocks(*region) {
            ir.arguments(*block).iter().copied().for_each(&mut add);
            for operation in ir.block_operations(*block) {
                ir.results(operation).for_each(&mut add);
            }
        }
    }
    values
}

/// `replace_uses(old, new)`: makes all uses of a value uses of another.
fn replace_uses(state: &mut State, args: Args<'_>) -> Result<(), Error> {
    args.expect(2..=2)?;
    let (old, new) = (state.value(args, 0)?, state.value(args, 1)?);
    state.changed.extend(state.ir.uses(old).map(|(user, _)| user));
    state.ir.replace_uses(old, new);
    Ok(())
}

/// `set_operand(operation, index, value)`
fn set_operand(state: &mut State, args: Args<'_>) -> Result<(), Error> {
    args.expect(3..=3)?;
    let (operation, index) = (state.operation(args, 0)?, args.get::<usize>(1)?);
    let value = state.value(args, 2)?;
    if index >= state.ir.operand_count(operation) {
        return Err(Error::new("IndexError", format!("operand {index} does not exist")));
    }
    state.changed.insert(operation);
    state.ir.set_operand(operation, index, value);
    Ok(())
}

/// `set_type(value, text)`
fn set_type(state: &mut State, args: Args<'_>) -> Result<(), Error> {
    args.expect(2..=2)?;
    let value = state.value(args, 0)?;
    let ty = read(state, args.get::<&[u8]>(1)?, parse_type)?;
    let definition = match state.ir.definition(value) {
        ValueDefinition::Result(operation, _) => Some(operation),
        ValueDefinition::Argument(block, _) => state.ir.first_operation(block),
        ValueDefinition::Forward => None,
    };
    state.changed.extend(definition);
    state.ir.set_type(value, ty);
    Ok(())
}

/// `run(passes)`: runs passes on the module, or leaves it unchanged and returns the error.
fn run(state: &mut State, args: Args<'_>) -> Result<(), Error> {
    args.expect(1..=1)?;
    let pipeline = pipeline(args.get::<&str>(0)?)?;
    state.require_complete()?;
    let (registry, limits) = (&state.registry, &state.limits);
    let ir = &mut state.ir;
    let result = passes::run(ir, &pipeline, registry, limits, &mut Report::default());
    result.map_err(|found| first_error(&found))
}
