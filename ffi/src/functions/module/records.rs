//! Operations, blocks, regions and values as records of words of 32 bits, lowest byte first. [`NONE`] means absence.
//!
//! | of | words |
//! |---|---|
//! | an operation | place in the walk, counted from 1, or 0; where the walk leaves it; name; block; parent; previous; next; start; end; first result; numbers of results, operands, regions, successors, attributes; then the operands, regions, successors, and the attributes, each as its name and itself |
//! | a block | region; parent; start; end; first operation; last operation; number of arguments; then the arguments |
//! | a region | parent; number of blocks; then the blocks |
//! | a value | type ([`NONE`]: it is not in the module); 0 for a result, 1 for an argument, [`NONE`]; its operation or block; its place there |
//!
//! [`all`] has them all: how many operations, blocks, regions and values there are, the count of words in the records of
//! operations, blocks and regions, the count of operations in the module, and 1 if numbers are not counted from 0. In
//! this case the numbers of all operations, blocks, regions and values follow. Then the operations in the order of the
//! walk; for each operation, block and region the start of its record ([`NONE`]: it is not in the module); the records.

use super::numbers::NONE;
use super::state::{State, erased};
use crate::{Args, Error, RetValue};
use abide_core::mlir::ir::{BlockId, Ir, OperationId, RegionId, ValueDefinition, ValueId};

fn word(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(NONE)
}

fn bytes(words: &[u32]) -> RetValue {
    RetValue::Bytes(words.iter().flat_map(|word| word.to_le_bytes()).collect())
}

fn or_none(state: &State, operation: Option<OperationId>) -> u32 {
    operation.map_or(NONE, |operation| state.numbers.of_operation(operation))
}

fn push_operation(out: &mut Vec<u32>, state: &State, operation: OperationId, place: u32, end: u32) {
    let (ir, numbers) = (&state.ir, &state.numbers);
    let span = ir.span(operation);
    let own = ir.context.entries(ir.properties(operation));
    let others = ir.context.entries(ir.attributes(operation));
    out.extend([
        place,
        end,
        word(ir.name(operation).index()),
        ir.block_of(operation).map_or(NONE, |block| numbers.of_block(block)),
        or_none(state, ir.parent(operation)),
        or_none(state, ir.previous_operation(operation)),
        or_none(state, ir.next_operation(operation)),
        span.start(),
        span.end(),
        ir.result(operation, 0).map_or(NONE, |result| numbers.of_value(result)),
        word(ir.result_count(operation)),
        word(ir.operand_count(operation)),
        word(ir.regions(operation).len()),
        word(ir.successors(operation).len()),
        word(own.len() + others.len()),
    ]);
    out.extend(ir.operands(operation).map(|operand| numbers.of_value(operand)));
    out.extend(ir.regions(operation).iter().map(|region| numbers.of_region(*region)));
    out.extend(ir.successors(operation).iter().map(|block| numbers.of_block(*block)));
    for (name, value) in own.iter().chain(others) {
        out.extend([word(name.index()), word(value.index())]);
    }
}

fn push_block(out: &mut Vec<u32>, state: &State, block: BlockId) {
    let (ir, numbers) = (&state.ir, &state.numbers);
    let span = ir.block_span(block);
    let arguments = ir.arguments(block);
    out.extend([
        ir.region_of(block).map_or(NONE, |region| numbers.of_region(region)),
        or_none(state, ir.block_parent(block)),
        span.start(),
        span.end(),
        or_none(state, ir.first_operation(block)),
        or_none(state, ir.last_operation(block)),
        word(arguments.len()),
    ]);
    out.extend(arguments.iter().map(|argument| numbers.of_value(*argument)));
}

fn push_region(out: &mut Vec<u32>, state: &State, region: RegionId) {
    let blocks = state.ir.blocks(region);
    out.extend([or_none(state, state.ir.region_parent(region)), word(blocks.len())]);
    out.extend(blocks.iter().map(|block| state.numbers.of_block(*block)));
}

fn value_words(state: &State, value: ValueId) -> [u32; 4] {
    let (ir, numbers) = (&state.ir, &state.numbers);
    let ty = word(ir.value_type(value).index());
    match ir.definition(value) {
        ValueDefinition::Result(operation, index) => {
            [ty, 0, numbers.of_operation(operation), index]
        }
        ValueDefinition::Argument(block, index) => [ty, 1, numbers.of_block(block), index],
        ValueDefinition::Forward => [ty, NONE, NONE, 0],
    }
}

/// All records.
pub(super) fn all(state: &State) -> Vec<u8> {
    let ir = &state.ir;
    let mut order = Vec::with_capacity(ir.operation_bound());
    let mut places = vec![0; ir.operation_bound()];
    for operation in ir.walk(ir.top()) {
        order.push(word(operation.index()));
        if let Some(place) = places.get_mut(operation.index()) {
            *place = word(order.len());
        }
    }
    let ends = ends(ir, &order);
    let mut operations = Records::new(ir.operation_bound());
    let mut blocks = Records::new(ir.block_bound());
    let mut regions = Records::new(ir.region_bound());
    for (place, index) in (1_u32..).zip(&order) {
        let Some(operation) = ir.operation_at(*index as usize) else { continue };
        let end = ends.get(place as usize - 1).copied().unwrap_or(place);
        operations.add(operation.index(), |out| push_operation(out, state, operation, place, end));
        for region in ir.regions(operation) {
            regions.add(region.index(), |out| push_region(out, state, *region));
            for block in ir.blocks(*region) {
                blocks.add(block.index(), |out| push_block(out, state, *block));
            }
        }
    }
    let values = ir.value_bound();
    let all = [&operations, &blocks, &regions];
    let numbers = if state.numbers.are_sparse { state.numbers.all(ir) } else { Default::default() };
    let size = 9
        + order.len()
        + numbers.iter().map(Vec::len).sum::<usize>()
        + all.iter().map(|records| records.starts.len() + records.words.len()).sum::<usize>()
        + 4 * values;
    let mut out: Vec<u8> = Vec::with_capacity(4 * size);
    let mut push = |words: &[u32]| out.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    push(&all.map(|records| word(records.starts.len())));
    push(&[word(values)]);
    push(&all.map(|records| word(records.words.len())));
    push(&[word(order.len()), state.numbers.are_sparse.into()]);
    numbers.iter().for_each(|numbers| push(numbers));
    let number = |index: &u32| or_none(state, ir.operation_at(*index as usize));
    push(&order.iter().map(number).collect::<Vec<u32>>());
    for records in all {
        push(&records.starts);
        push(&records.words);
    }
    for value in (0..values).filter_map(|index| ir.value_at(index)) {
        let is_there = match ir.definition(value) {
            ValueDefinition::Result(operation, _) => operations.has(operation.index()),
            ValueDefinition::Argument(block, index) => {
                blocks.has(block.index()) && ir.arguments(block).get(index as usize) == Some(&value)
            }
            ValueDefinition::Forward => true,
        };
        push(&if is_there { value_words(state, value) } else { [NONE; 4] });
    }
    out
}

/// For each operation in the order of the walk, where the walk leaves it.
fn ends(ir: &Ir, order: &[u32]) -> Vec<u32> {
    let mut ends = vec![0; order.len()];
    let mut open: Vec<(OperationId, usize)> = Vec::new();
    for (place, index) in order.iter().enumerate() {
        let Some(operation) = ir.operation_at(*index as usize) else { continue };
        let parent = ir.parent(operation);
        while let Some((_, first)) = open.pop_if(|(inner, _)| Some(*inner) != parent) {
            if let Some(end) = ends.get_mut(first) {
                *end = word(place);
            }
        }
        open.push((operation, place));
    }
    for (_, first) in open {
        if let Some(end) = ends.get_mut(first) {
            *end = word(order.len());
        }
    }
    ends
}

/// Records of one kind.
struct Records {
    starts: Vec<u32>,
    words: Vec<u32>,
}

impl Records {
    fn new(count: usize) -> Records {
        Records { starts: vec![NONE; count], words: Vec::with_capacity(16 * count) }
    }

    fn has(&self, index: usize) -> bool {
        self.starts.get(index).is_some_and(|start| *start != NONE)
    }

    fn add(&mut self, index: usize, push: impl FnOnce(&mut Vec<u32>)) {
        if let Some(start) = self.starts.get_mut(index) {
            *start = word(self.words.len());
        }
        push(&mut self.words);
    }
}

/// `operation(number)`: the record of an operation; its first word is only whether it is in the module.
pub(super) fn operation(state: &State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    let number = args.get::<usize>(0)?;
    let Some(operation) = state.numbers.operation(&state.ir, number) else {
        return Err(erased("the operation"));
    };
    let is_attached = state.ir.is_attached(operation);
    let mut out = Vec::new();
    push_operation(&mut out, state, operation, is_attached.into(), NONE);
    Ok(bytes(&out))
}

/// `walk(operation)`: an operation and all within it in the order of the walk, each with the number of its name.
pub(super) fn walk(state: &State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    let ir = &state.ir;
    let operations = ir.walk(state.operation(args, 0)?);
    let words: Vec<u32> = operations
        .flat_map(|operation| {
            [state.numbers.of_operation(operation), word(ir.name(operation).index())]
        })
        .collect();
    Ok(bytes(&words))
}

/// `block(number)`: the record of a block.
pub(super) fn block(state: &State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    let mut out = Vec::new();
    push_block(&mut out, state, state.block(args, 0)?);
    Ok(bytes(&out))
}

/// `region(number)`: the record of a region.
pub(super) fn region(state: &State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    let mut out = Vec::new();
    push_region(&mut out, state, state.region(args, 0)?);
    Ok(bytes(&out))
}

/// `value(number)`: the record of a value.
pub(super) fn value(state: &State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    Ok(bytes(&value_words(state, state.value(args, 0)?)))
}

/// `uses(value)`: operations and the places of the operand in each, the newest first.
pub(super) fn uses(state: &State, args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=1)?;
    let uses = state.ir.uses(state.value(args, 0)?);
    let words: Vec<u32> =
        uses.flat_map(|(user, index)| [state.numbers.of_operation(user), word(index)]).collect();
    Ok(bytes(&words))
}
