//! Builds operations and blocks.

use super::place::{expect_fit, place, put};
use super::state::{State, erased};
use crate::{Args, Error, RetValue};
use abide_core::mlir::ir::{BlockId, Ir, NewOperation, OperationId, RegionId, Type, ValueId};
use abide_core::mlir::shape;
use abide_core::mlir::verify::{verify_rule, verify_signature};
use abide_core::text::Span;
use std::collections::HashMap;

/// Words of 32 bits, lowest byte first, that are numbers of something.
pub(super) fn numbers(words: &[u8]) -> impl ExactSizeIterator<Item = Option<usize>> {
    let (words, _) = words.as_chunks::<4>();
    words.iter().map(|word| usize::try_from(u32::from_le_bytes(*word)).ok())
}

fn types(state: &State, words: &[u8]) -> Result<Vec<Type>, Error> {
    let types = numbers(words).map(|number| {
        let ty = number.and_then(|number| state.ir.context.type_at(number));
        ty.ok_or_else(|| erased("the type"))
    });
    types.collect()
}

/// `add_block(region, index, types)`: puts an empty block with arguments into a region, and returns its number.
pub(super) fn add_block(state: &mut State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(3..=3)?;
    let region = state.region(args, 0)?;
    let index = args.get::<usize>(1)?;
    let types = types(state, args.get::<&[u8]>(2)?)?;
    if index > state.ir.blocks(region).len() {
        return Err(Error::new("IndexError", "the region has fewer blocks"));
    }
    let block = state.ir.create_block(Span::default());
    for ty in types {
        state.ir.add_argument(block, ty);
    }
    state.ir.insert_block(region, index, block);
    state.changed.extend(state.ir.region_parent(region));
    state.changes += 1;
    Ok(RetValue::Int(state.numbers.of_block(block).into()))
}

/// `add_argument(block, type)`: gives a block one more argument, and returns its number.
pub(super) fn add_argument(state: &mut State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(2..=2)?;
    let block = state.block(args, 0)?;
    let ty = state.ir.context.type_at(args.get::<usize>(1)?).ok_or_else(|| erased("the type"))?;
    let argument = state.ir.add_argument(block, ty);
    state.changed.extend(state.ir.block_parent(block));
    state.changes += 1;
    Ok(RetValue::Int(state.numbers.of_value(argument).into()))
}

/// `erase_argument(block, index)`: takes an unused argument away.
pub(super) fn erase_argument(state: &mut State, args: Args<'_>) -> Result<(), Error> {
    args.expect(2..=2)?;
    let (block, index) = (state.block(args, 0)?, args.get::<usize>(1)?);
    let Some(dead) = state.ir.arguments(block).get(index).copied() else {
        return Err(Error::new("IndexError", format!("argument {index} does not exist")));
    };
    if state.ir.uses(dead).next().is_some() {
        return Err(Error::value_error("the argument is still used; replace its uses first"));
    }
    state.ir.erase_arguments(block, |argument| argument == dead);
    state.changed.extend(state.ir.block_parent(block));
    Ok(())
}

/// `set_successors(operation, blocks)`: the blocks are numbers as words of 32 bits.
pub(super) fn set_successors(state: &mut State, args: Args<'_>) -> Result<(), Error> {
    args.expect(2..=2)?;
    let operation = state.operation(args, 0)?;
    let region = state.ir.block_of(operation).and_then(|block| state.ir.region_of(block));
    let blocks = numbers(args.get::<&[u8]>(1)?).map(|number| {
        let block = number.and_then(|number| state.numbers.block(&state.ir, number));
        let block = block.ok_or_else(|| erased("the block"))?;
        if state.ir.region_of(block) != region {
            return Err(Error::value_error("a successor is a block of the same region"));
        }
        Ok(block)
    });
    let blocks = blocks.collect::<Result<Vec<_>, Error>>()?;
    state.changed.insert(operation);
    state.ir.set_successors(operation, &blocks);
    Ok(())
}

/// `infer_results(operation)`: gives the results the types that the dialect infers. Returns the first error of an
/// operation without regions, false if nothing is inferred, or nothing.
pub(super) fn infer_results(state: &mut State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    let operation = state.operation(args, 0)?;
    let is_inferred = shape::infer_results(&mut state.ir, &state.registry, operation);
    state.changed.insert(operation);
    state.changes += 1;
    let (ir, registry) = (&state.ir, &state.registry);
    let error = match ir.regions(operation) {
        [] => verify_rule(ir, operation, registry),
        _ => None,
    };
    Ok(match error {
        Some(error) => RetValue::Str(error.message.to_string()),
        None if is_inferred => RetValue::None,
        None => RetValue::Bool(false),
    })
}

/// `check(operation)`: the first error in the operands, results, and attributes of an operation, or nothing.
pub(super) fn check(state: &State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    let error = verify_signature(&state.ir, state.operation(args, 0)?, &state.registry);
    Ok(error.map_or(RetValue::None, |error| RetValue::Str(error.message.to_string())))
}

/// `clone(operation, place, anchor)`: copies an operation with all that is in it, and returns the number of the copy.
pub(super) fn clone(state: &mut State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(3..=3)?;
    let operation = state.operation(args, 0)?;
    let place = place(state, args, 1)?;
    expect_fit(state, &place, operation)?;
    let copy = Copies::of(state, operation);
    put(&mut state.ir, &place, copy);
    state.changed.insert(copy);
    state.changes += 1;
    Ok(state.number_of(copy))
}

/// The copies of the content of an operation.
#[derive(Default)]
struct Copies {
    values: HashMap<ValueId, ValueId>,
    blocks: HashMap<BlockId, BlockId>,
    operations: Vec<(OperationId, OperationId)>,
}

impl Copies {
    /// Copies an operation, which is in no block then.
    fn of(state: &mut State, operation: OperationId) -> OperationId {
        let mut copy = Copies::default();
        let all: Vec<OperationId> = state.ir.walk(operation).collect();
        // Nested operations are created before the enclosing one.
        for one in all.iter().rev() {
            copy.operation(&mut state.ir, *one);
        }
        copy.link(&mut state.ir);
        for (old, new) in &copy.operations {
            if let Some(location) = state.new_locations.get(old).cloned() {
                state.new_locations.insert(*new, location);
            }
        }
        copy.operations.last().map_or(operation, |(_, new)| *new)
    }

    /// Makes an operation with the operands of the old one, whose copies may not be there yet.
    fn operation(&mut self, ir: &mut Ir, old: OperationId) {
        let regions: Vec<RegionId> = ir.regions(old).to_vec();
        let regions: Vec<RegionId> =
            regions.iter().map(|region| self.region(ir, *region)).collect();
        let operands: Vec<ValueId> = ir.operands(old).collect();
        let results: Vec<Type> = ir.results(old).map(|result| ir.value_type(result)).collect();
        let successors = ir.successors(old).to_vec();
        let new = ir.create(NewOperation {
            operands: &operands,
            results: &results,
            properties: Some(ir.properties(old)),
            attributes: Some(ir.attributes(old)),
            regions: &regions,
            successors: &successors,
            ..NewOperation::new(ir.name(old))
        });
        if let Some(text) = ir.opaque_text(old) {
            let text = text.to_vec();
            ir.set_opaque_text(new, &text);
        }
        self.values.extend(ir.results(old).zip(ir.results(new)));
        self.operations.push((old, new));
    }

    fn region(&mut self, ir: &mut Ir, old: RegionId) -> RegionId {
        let new = ir.create_region();
        for block in ir.blocks(old).to_vec() {
            let copy = ir.create_block(Span::default());
            for argument in ir.arguments(block).to_vec() {
                let ty = ir.value_type(argument);
                self.values.insert(argument, ir.add_argument(copy, ty));
            }
            ir.append_block(new, copy);
            self.blocks.insert(block, copy);
        }
        new
    }

    /// Puts the copies into their blocks, and makes them use each other.
    fn link(&self, ir: &mut Ir) {
        for (old, new) in &self.operations {
            let operands: Vec<ValueId> = ir.operands(*old).collect();
            if operands.iter().any(|operand| self.values.contains_key(operand)) {
                let own = |value: &ValueId| self.values.get(value).copied().unwrap_or(*value);
                let operands: Vec<ValueId> = operands.iter().map(own).collect();
                ir.set_operands(*new, &operands);
            }
            let successors = ir.successors(*old).to_vec();
            for (index, successor) in successors.iter().enumerate() {
                if let Some(own) = self.blocks.get(successor) {
                    ir.set_successor(*new, index, *own);
                }
            }
        }
        // The copies are from the last to the first.
        for (old, new) in &self.operations {
            let block = ir.block_of(*old).and_then(|block| self.blocks.get(&block));
            if let Some(block) = block {
                ir.prepend(*block, *new);
            }
        }
    }
}
