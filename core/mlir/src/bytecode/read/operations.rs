//! The section of operations.

use super::super::cursor::{Cursor, Read};
use super::super::encoding::mask;
use super::super::hooks::{BytecodeHooks, StoredOperation};
use super::properties::Layouts;
use super::scan::{region_section, use_list_orders};
use super::tables::OperationName;
use super::{ELIDED_ARGUMENT_LOCATIONS, LAZY_LOADING, NATIVE_PROPERTIES, Reader, USE_LIST_ORDERS};
use crate::ir::{
    Attribute, BlockId, Identifier, NewOperation, OperationId, RegionId, Type, ValueId,
};
use abide_source::text::Span;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// The regions of one operation, which are being read.
struct Frame<'a> {
    cursor: Cursor<'a>,
    /// Whether they have their own section.
    is_section: bool,
    operation: Option<OperationId>,
    next_region: usize,
    region: Option<RegionId>,
    next_block: usize,
    block: Option<BlockId>,
    operations: u64,
    /// The number of the first value of the region.
    first: u64,
    /// The number of values that the region declares.
    count: u64,
    /// The range in [`Cached::defined`] of the values defined so far.
    defined: Range<usize>,
    /// The values used before their definition, by number.
    forward: FxHashMap<u64, ValueId>,
}

/// The bytes of a value between its first use and its later definition.
const FORWARD_VALUE_BYTES: usize = 64;

/// The bytes of an operation that has a newer form, beyond its properties.
const RENEWED_OPERATION_BYTES: usize = 128;

/// Buffers for reading an operation, reused for the next one.
#[derive(Default)]
struct Scratch {
    operands: Vec<ValueId>,
    results: Vec<Type>,
    successors: Vec<BlockId>,
    regions: Vec<RegionId>,
}

impl<'a> Frame<'a> {
    /// Creates a frame for regions at `cursor`, whose values follow `defined` others.
    fn new(cursor: Cursor<'a>, defined: usize) -> Frame<'a> {
        Frame {
            cursor,
            is_section: true,
            operation: None,
            next_region: 0,
            region: None,
            next_block: 0,
            block: None,
            operations: 0,
            first: 0,
            count: 0,
            defined: defined..defined,
            forward: FxHashMap::default(),
        }
    }
}

impl<'a> Reader<'a> {
    /// Reads the section, whose one operation becomes the outermost.
    pub(super) fn operations(&mut self, section: Cursor<'a>) -> Read<()> {
        let room = self.scan(section)?;
        self.ir().reserve(&room);
        self.locations.operations.reserve_exact(room.operations + 1);
        self.locations.arguments.reserve_exact(room.located_arguments);
        let (names, entries) = (self.names.len(), self.properties.count());
        let of_name = size_of::<Option<Layouts<'a>>>() + 12;
        let size = of_name * names + 8 * entries;
        self.budget.charge(size, section.offset())?;
        self.cached.layouts.resize_with(names, || None);
        self.cached.defined.reserve_exact(room.results + room.arguments);
        self.cached.last_merged.resize(names, None);
        self.cached.properties.resize(entries, None);
        let top = self.ir().top();
        let unknown = self.unknown_location();
        self.locations.operations.push(unknown);
        let region = self.ir().create_region();
        let block = self.ir().create_block(Span::default());
        self.ir().append_block(region, block);
        let mut frame = Frame::new(section, 0);
        (frame.region, frame.block) = (Some(region), Some(block));
        self.block_head(&mut frame, block)?;
        self.regions(frame)?;
        self.set_top(top, region, block);
        Ok(())
    }

    /// Makes the result the outermost operation; adds a module unless it is one.
    fn set_top(&mut self, implied: OperationId, region: RegionId, block: BlockId) {
        let ir = self.ir();
        let only =
            ir.first_operation(block).filter(|first| ir.last_operation(block) == Some(*first));
        let module = only.filter(|only| ir.name_bytes(*only) == b"builtin.module");
        if let Some(module) = module {
            ir.detach(module);
            return ir.set_top(module);
        }
        let name = ir.name(implied);
        let top = ir.create(NewOperation { regions: &[region], ..NewOperation::new(name) });
        ir.set_top(top);
    }

    /// Reads operations until all regions are at their ends.
    fn regions(&mut self, outermost: Frame<'a>) -> Read<()> {
        let mut scratch = Scratch::default();
        let mut stack = vec![outermost];
        while let Some(frame) = stack.last_mut() {
            if frame.operations > 0 {
                frame.operations -= 1;
                if let Some(inner) = self.operation(&mut stack, &mut scratch)? {
                    if stack.len() > self.limits.levels() as usize {
                        return inner
                            .cursor
                            .error(format!("regions nest deeper than {}", self.limits.levels()));
                    }
                    stack.push(inner);
                }
            } else if let Some(block) = self.following_block(frame) {
                self.block_head(frame, block)?;
            } else {
                end_of_region(frame)?;
                if !self.following_region(frame)? {
                    let (cursor, is_section) = (frame.cursor, frame.is_section);
                    self.cached.defined.truncate(frame.defined.start);
                    stack.pop();
                    if let Some(outer) = stack.last_mut().filter(|_| !is_section) {
                        outer.cursor = cursor;
                    }
                }
            }
        }
        Ok(())
    }

    fn following_block(&mut self, frame: &mut Frame<'a>) -> Option<BlockId> {
        frame.next_block += 1;
        let block = self.ir().blocks(frame.region?).get(frame.next_block).copied();
        frame.block = block;
        block
    }

    /// Begins the next region of an operation that has blocks; false if there is none.
    fn following_region(&mut self, frame: &mut Frame<'a>) -> Read<bool> {
        let Some(operation) = frame.operation else { return Ok(false) };
        while let Some(region) = self.ir().regions(operation).get(frame.next_region).copied() {
            frame.next_region += 1;
            let count = frame.cursor.count()?;
            if count == 0 {
                continue;
            }
            frame.count = frame.cursor.varint()?;
            frame.defined.end = frame.defined.start;
            self.cached.defined.truncate(frame.defined.start);
            let span = Span::at(super::tables::offset(frame.cursor.offset()));
            let ir = self.ir();
            ir.reserve_blocks(region, count);
            for _ in 0..count {
                ir.add_block(region, span);
            }
            frame.region = Some(region);
            frame.next_block = 0;
            frame.block = ir.entry_block(region);
            if let Some(block) = frame.block {
                self.block_head(frame, block)?;
            }
            return Ok(true);
        }
        Ok(false)
    }

    /// The number of operations of a block, and its arguments.
    fn block_head(&mut self, frame: &mut Frame<'a>, block: BlockId) -> Read<()> {
        let (operations, has_arguments) = frame.cursor.with_flag()?;
        frame.operations = operations;
        if !has_arguments {
            return Ok(());
        }
        let place = frame.cursor;
        let count = frame.cursor.count()?;
        self.ir().reserve_arguments(block, count);
        for _ in 0..count {
            let own = frame.cursor;
            let (ty, has_location) = match self.since(ELIDED_ARGUMENT_LOCATIONS) {
                true => {
                    let (index, has_location) = frame.cursor.with_flag()?;
                    (self.type_at(own, index)?, has_location)
                }
                false => (self.ty(&mut frame.cursor)?, true),
            };
            let argument = self.ir().add_argument(block, ty);
            if has_location {
                let location = self.location(&mut frame.cursor)?;
                self.locations.arguments.push((argument, location));
            }
            self.define(frame, place, argument)?;
        }
        if self.since(USE_LIST_ORDERS) && frame.cursor.byte()? != 0 {
            use_list_orders(&mut frame.cursor, count)?;
        }
        Ok(())
    }

    /// Assigns the next number of a region to a value.
    #[inline]
    fn define(&mut self, frame: &mut Frame<'a>, place: Cursor<'a>, value: ValueId) -> Read<()> {
        let index = frame.defined.len() as u64;
        let number = frame.first.saturating_add(index);
        if index >= frame.count {
            return place.error(format!(
                "value index range was outside of the expected range for the parent region, got \
                 [{number}, {}), but the maximum index was {}",
                number.saturating_add(1),
                frame.first.saturating_add(frame.count).wrapping_sub(1)
            ));
        }
        frame.defined.end += 1;
        self.cached.defined.push(value);
        if !frame.forward.is_empty()
            && let Some(forward) = frame.forward.remove(&number)
        {
            self.ir().replace_uses(forward, value);
        }
        Ok(())
    }

    /// The value with a number, which is read.
    #[inline]
    fn value(&mut self, stack: &mut [Frame<'a>]) -> Read<ValueId> {
        let mut place = Cursor::new(&[], 0);
        let mut index = 0;
        if let Some(last) = stack.last_mut() {
            place = last.cursor;
            index = last.cursor.varint()?;
        }
        for frame in stack.iter_mut().rev() {
            let Some(own) = index.checked_sub(frame.first) else { continue };
            if own < frame.defined.len() as u64 {
                let at = frame.defined.start + own as usize;
                if let Some(value) = self.cached.defined.get(at) {
                    return Ok(*value);
                }
            }
            if own >= frame.count {
                break;
            }
            return self.forward(frame, place, index);
        }
        place.error(format!("invalid value index: {index}"))
    }

    /// A value that is used before its definition.
    fn forward(&mut self, frame: &mut Frame<'a>, place: Cursor<'a>, index: u64) -> Read<ValueId> {
        if let Some(value) = frame.forward.get(&index) {
            return Ok(*value);
        }
        self.budget.charge(FORWARD_VALUE_BYTES, place.offset())?;
        let ir = self.ir();
        let ty = ir.context.unknown_type();
        let value = ir.create_forward(ty);
        frame.forward.insert(index, value);
        Ok(value)
    }

    /// Reads an operation up to its regions; returns those, if it has some.
    fn operation(
        &mut self,
        stack: &mut [Frame<'a>],
        scratch: &mut Scratch,
    ) -> Read<Option<Frame<'a>>> {
        let Some(frame) = stack.last_mut() else { return Ok(None) };
        let place = frame.cursor;
        let number = frame.cursor.varint()?;
        let number = usize::try_from(number).unwrap_or(usize::MAX);
        let Some(OperationName { mut name, hooks, .. }) = self.names.get(number).copied() else {
            return place.error(format!("invalid operation name index: {number}"));
        };
        let parts = frame.cursor.byte()?;
        let location = self.location(&mut frame.cursor)?;
        let (mut properties, attributes) = self.attributes(&mut frame.cursor, parts, number)?;
        if let Some(hooks) = hooks.filter(|hooks| hooks.operation.is_some()) {
            let around = frame.operation;
            (name, properties) = self.todays(hooks, name, around, properties, place)?;
        }
        self.results(&mut frame.cursor, parts, &mut scratch.results)?;
        scratch.operands.clear();
        if parts & mask::OPERANDS != 0 {
            let count = frame.cursor.count()?;
            for _ in 0..count {
                scratch.operands.push(self.value(stack)?);
            }
        }
        let Some(frame) = stack.last_mut() else { return Ok(None) };
        scratch.successors.clear();
        if parts & mask::SUCCESSORS != 0 {
            self.successors(frame, &mut scratch.successors)?;
        }
        if self.since(USE_LIST_ORDERS) && parts & mask::USE_LIST_ORDERS != 0 {
            use_list_orders(&mut frame.cursor, scratch.results.len())?;
        }
        let is_isolated = self.region_count(frame, parts, &mut scratch.regions)?;
        let span = Span::from_range(place.offset()..frame.cursor.offset());
        let operation = self.ir().create(NewOperation {
            name,
            operands: &scratch.operands,
            results: &scratch.results,
            properties: Some(properties),
            attributes: Some(attributes),
            regions: &scratch.regions,
            successors: &scratch.successors,
            span,
        });
        self.locations.operations.push(location);
        if let Some(block) = frame.block {
            self.ir().append(block, operation);
        }
        // Values outside of regions have no numbers.
        if frame.count > 0 || frame.operation.is_some() {
            for value in self.ir().results(operation) {
                self.define(frame, place, value)?;
            }
        }
        if scratch.regions.is_empty() {
            return Ok(None);
        }
        self.inner(frame, operation, is_isolated).map(Some)
    }

    /// The frame of an operation's regions, before the first one.
    fn inner(
        &self,
        frame: &mut Frame<'a>,
        operation: OperationId,
        is_isolated: bool,
    ) -> Read<Frame<'a>> {
        let is_section = is_isolated && self.since(LAZY_LOADING);
        let cursor = match is_section {
            true => region_section(&mut frame.cursor)?,
            false => frame.cursor,
        };
        let first = match is_isolated {
            true => 0,
            false => frame.first.saturating_add(frame.count),
        };
        let operation = Some(operation);
        let frame = Frame::new(cursor, self.cached.defined.len());
        Ok(Frame { is_section, operation, first, ..frame })
    }

    fn results(&mut self, cursor: &mut Cursor<'a>, parts: u8, results: &mut Vec<Type>) -> Read<()> {
        results.clear();
        if parts & mask::RESULTS != 0 {
            let count = cursor.count()?;
            for _ in 0..count {
                results.push(self.ty(cursor)?);
            }
        }
        Ok(())
    }

    fn successors(&mut self, frame: &mut Frame<'a>, successors: &mut Vec<BlockId>) -> Read<()> {
        let count = frame.cursor.count()?;
        let Some(region) = frame.region else { return Ok(()) };
        for _ in 0..count {
            let place = frame.cursor;
            let index = frame.cursor.varint()?;
            let at = usize::try_from(index).unwrap_or(usize::MAX);
            match self.ir().blocks(region).get(at) {
                Some(block) => successors.push(*block),
                None => return place.error(format!("invalid successor index: {index}")),
            }
        }
        Ok(())
    }

    /// Creates the regions of an operation; returns whether they are isolated from above.
    fn region_count(
        &mut self,
        frame: &mut Frame<'a>,
        parts: u8,
        regions: &mut Vec<RegionId>,
    ) -> Read<bool> {
        regions.clear();
        if parts & mask::REGIONS == 0 {
            return Ok(false);
        }
        let place = frame.cursor;
        let (count, is_isolated) = frame.cursor.with_flag()?;
        for _ in 0..place.fits(count, &frame.cursor)? {
            regions.push(self.ir().create_region());
        }
        Ok(is_isolated)
    }

    /// The properties and the other attributes of an operation with the name of a number.
    fn attributes(
        &mut self,
        cursor: &mut Cursor<'a>,
        parts: u8,
        number: usize,
    ) -> Read<(Attribute, Attribute)> {
        let place = *cursor;
        let mut attributes = self.ir().context.empty_dictionary();
        if parts & mask::ATTRIBUTES != 0 {
            attributes = self.attribute(cursor)?;
        }
        let Some(name) = self.names.get(number).copied() else {
            return place.error(format!("invalid operation name index: {number}"));
        };
        if parts & mask::PROPERTIES == 0 {
            return self.merged(place, name.name, number, attributes);
        }
        if !self.since(NATIVE_PROPERTIES) {
            return place.error(format!(
                "Unexpected missing `wasRegistered` opname flag at bytecode version {} with properties.",
                self.version
            ));
        }
        let place = *cursor;
        let index = usize::try_from(cursor.varint()?).unwrap_or(usize::MAX);
        if let Some(known) = self.cached.properties(name.name, index) {
            return Ok((known, attributes));
        }
        if !name.was_registered
            && let Some(properties) = self.undescribed_properties(index)?
        {
            self.cached.keep_properties(name.name, index, properties);
            return Ok((properties, attributes));
        }
        let layouts = self.layouts_of(number, name.name);
        let entries =
            self.native_properties(place, index, name.name, name.was_registered, &layouts)?;
        self.budget.charge(80 + 8 * entries.len(), place.offset())?;
        let (own, other) = self.assembly.settle(name.name, &entries, &[]);
        // A property that an older description lacks is still a property.
        let own = self.joined(own, other);
        self.cached.keep_properties(name.name, index, own);
        Ok((own, attributes))
    }

    fn layouts_of(&mut self, number: usize, name: Identifier) -> Layouts<'a> {
        if let Some(Some(known)) = self.cached.layouts.get(number) {
            return Layouts::clone(known);
        }
        let layouts = self.layouts(name);
        if let Some(place) = self.cached.layouts.get_mut(number) {
            *place = Some(Layouts::clone(&layouts));
        }
        layouts
    }

    /// The current name and properties of an operation, if its dialect has renamed it.
    fn todays(
        &mut self,
        hooks: &BytecodeHooks,
        name: Identifier,
        around: Option<OperationId>,
        properties: Attribute,
        place: Cursor<'a>,
    ) -> Read<(Identifier, Attribute)> {
        let registry = self.registry;
        let ir = self.ir();
        let text = ir.context.text(name).into_owned();
        let entries = ir.context.entries(properties).to_vec();
        let parent = around.map(|around| ir.name_bytes(around).to_vec()).unwrap_or_default();
        let stored = StoredOperation {
            name: text.split_once('.').map_or("", |(_, name)| name),
            parent: &parent,
            properties: &entries,
        };
        let todays = hooks.operation.and_then(|todays| todays(registry, ir, stored));
        let Some((name, entries)) = todays else {
            return Ok((name, properties));
        };
        self.is_translated = true;
        self.budget.charge(RENEWED_OPERATION_BYTES + 32 * entries.len(), place.offset())?;
        let (own, other) = self.assembly.settle(name, &entries, &[]);
        Ok((name, self.joined(own, other)))
    }

    /// A dictionary with the entries of two.
    fn joined(&mut self, one: Attribute, other: Attribute) -> Attribute {
        let context = &mut self.ir().context;
        if other == context.empty_dictionary() {
            return one;
        }
        let mut entries = [context.entries(one), context.entries(other)].concat();
        context.dictionary(&mut entries)
    }

    /// The properties and other attributes of an operation that has both in one dictionary.
    fn merged(
        &mut self,
        place: Cursor<'a>,
        name: Identifier,
        number: usize,
        attributes: Attribute,
    ) -> Read<(Attribute, Attribute)> {
        if let Some(Some((last, known))) = self.cached.last_merged.get(number)
            && *last == attributes
        {
            return Ok(*known);
        }
        let settled = match self.cached.merged.get(&(name, attributes)) {
            Some(known) => *known,
            None => self.newly_merged(place, name, number, attributes)?,
        };
        if let Some(last) = self.cached.last_merged.get_mut(number) {
            *last = Some((attributes, settled));
        }
        Ok(settled)
    }

    fn newly_merged(
        &mut self,
        place: Cursor<'a>,
        name: Identifier,
        number: usize,
        attributes: Attribute,
    ) -> Read<(Attribute, Attribute)> {
        self.budget.charge(128, place.offset())?;
        let entries = self.ir().context.entries(attributes).to_vec();
        let layouts = self.layouts_of(number, name);
        let (mut own, mut other) = (Vec::new(), Vec::new());
        for (key, value) in entries {
            match layouts.first().and_then(|layout| layout.kind(key)) {
                Some(_) => own.push((key, value)),
                None => other.push((key, value)),
            }
        }
        if let Some(layout) = layouts.first() {
            self.add_defaults(layout, name, &mut own);
        }
        let (own, other) = self.assembly.settle(name, &own, &other);
        // A property that an older description lacks is still a property.
        let context = &mut self.ir().context;
        let known = |entry: &(Identifier, Attribute)| {
            layouts.first().is_some_and(|layout| layout.kind(entry.0).is_some())
        };
        let (mut further, mut rest): (Vec<_>, Vec<_>) =
            context.entries(other).iter().partition(|entry| known(entry));
        let settled = match further.is_empty() {
            true => (own, other),
            false => {
                further.extend_from_slice(context.entries(own));
                (context.dictionary(&mut further), context.dictionary(&mut rest))
            }
        };
        self.cached.merged.insert((name, attributes), settled);
        Ok(settled)
    }
}

/// Checks that a region defines every value that it uses.
fn end_of_region(frame: &Frame<'_>) -> Read<()> {
    if frame.forward.is_empty() {
        return Ok(());
    }
    frame.cursor.error("not all forward unresolved forward operand references")
}
