//! Operations.

use super::super::encoding::{
    ELIDED_ARGUMENT_LOCATIONS, LAZY_LOADING, NATIVE_PROPERTIES, Section, USE_LIST_ORDERS, mask,
};
use super::properties::Parts;
use super::sink::{Bytes, Key, Sink, Tables};
use super::{Write, WriteError, Writer};
use crate::ir::{BlockId, Context, Identifier, OperationId, RegionId, ValueId};
use crate::locations::{Location, LocationKind};
use abide_source::rule;
use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};

/// The names of operations, those of a dialect together.
#[derive(Debug, Default)]
pub(super) struct Names {
    /// By dialect; the flag is true if the properties have the encoding of a description.
    groups: IndexMap<Identifier, Vec<(Identifier, bool)>, FxBuildHasher>,
    numbers: FxHashMap<Identifier, u64>,
}

impl Names {
    /// Assigns all numbers.
    fn number(&mut self) {
        let all = self.groups.values().flatten().zip(0u64..);
        self.numbers = all.map(|((name, _), number)| (*name, number)).collect();
    }

    /// Writes the names, as a part of a section.
    pub(super) fn write(&self, version: u64, context: &Context, out: &mut Bytes) {
        if version >= ELIDED_ARGUMENT_LOCATIONS {
            out.varint(self.numbers.len() as u64);
        }
        for (dialect, names) in &self.groups {
            out.varint(u64::from(
                out.tables.dialects.get_index_of(dialect).map_or(0, |at| at as u32),
            ));
            out.varint(names.len() as u64);
            for (name, is_registered) in names {
                let own = context.bytes(*name);
                let dot = memchr::memchr(b'.', own).map_or(own.len(), |dot| dot + 1);
                let number = out.string(own.get(dot..).unwrap_or_default());
                out.varint(match version >= NATIVE_PROPERTIES {
                    true => number << 1 | u64::from(*is_registered),
                    false => number,
                });
            }
        }
    }
}

impl Writer<'_> {
    /// Finds all names and numbers the values of each region.
    pub(super) fn number_operations(&mut self) {
        let ir = self.ir;
        let mut regions: Vec<(RegionId, u32)> = Vec::new();
        for operation in ir.walk(ir.top()) {
            let name = ir.name(operation);
            if self.names.numbers.insert(name, 0).is_none() {
                let own = ir.context.bytes(name);
                let dot = memchr::memchr(b'.', own).unwrap_or(own.len());
                let dialect = own.get(..dot).unwrap_or_default();
                let dialect = self.held.context.identifier(dialect);
                let known = self.is_registered(name);
                self.names.groups.entry(dialect).or_default().push((name, known));
            }
        }
        self.names.number();
        regions.extend(ir.regions(ir.top()).iter().map(|region| (*region, 0)));
        while let Some((region, first)) = regions.pop() {
            let next = self.number_values(region, first);
            let blocks = ir.blocks(region).iter();
            for operation in blocks.flat_map(|block| ir.block_operations(*block)) {
                let first = if self.is_isolated(operation) { 0 } else { next };
                regions.extend(ir.regions(operation).iter().map(|region| (*region, first)));
            }
        }
    }

    /// Numbers the values that a region defines itself; returns the number after the last one.
    fn number_values(&mut self, region: RegionId, first: u32) -> u32 {
        let ir = self.ir;
        let mut next = first;
        for (index, block) in (0u32..).zip(ir.blocks(region)) {
            if let Some(number) = self.blocks.get_mut(block.index()) {
                *number = index;
            }
            let results = ir.block_operations(*block).flat_map(|operation| ir.results(operation));
            for value in ir.arguments(*block).iter().copied().chain(results) {
                if let Some(number) = self.values.get_mut(value.index()) {
                    *number = next;
                }
                next = next.saturating_add(1);
            }
        }
        next
    }

    fn is_isolated(&self, operation: OperationId) -> bool {
        let known = self.registry.operation(self.ir.name_bytes(operation));
        known.is_some_and(|known| known.is_isolated())
    }

    /// The dialects of the names, which have the first numbers.
    pub(super) fn collect_names(&self, tables: &mut Tables) {
        for dialect in self.names.groups.keys() {
            tables.dialect_number(*dialect);
        }
    }

    /// The section of operations: one operation.
    pub(super) fn top(&mut self, top: OperationId, out: &mut impl Sink) -> Write<()> {
        out.varint(1 << 1);
        self.operation(top, out)
    }

    fn operation(&mut self, operation: OperationId, out: &mut impl Sink) -> Write<()> {
        let ir = self.ir;
        if ir.opaque_text(operation).is_some() {
            let name = ir.context.text(ir.name(operation));
            let message = rule!(
                "'{}' is written in a form that only its dialect knows, so that its operands and \
                 attributes cannot be told: write it in the generic form",
                name
            );
            return Err(WriteError { operation: Some(operation), message: message.into() });
        }
        self.check_operands(operation)?;
        let number = self.names.numbers.get(&ir.name(operation)).copied().unwrap_or(0);
        out.varint(number);
        let parts = self.parts(operation, out)?;
        let regions = ir.regions(operation);
        let mut flags = 0;
        let mut set = |is_there: bool, flag: u8| flags |= if is_there { flag } else { 0 };
        set(parts.attributes.is_some(), mask::ATTRIBUTES);
        set(parts.properties.is_some(), mask::PROPERTIES);
        set(ir.result_count(operation) > 0, mask::RESULTS);
        set(ir.operand_count(operation) > 0, mask::OPERANDS);
        set(!ir.successors(operation).is_empty(), mask::SUCCESSORS);
        set(!regions.is_empty(), mask::REGIONS);
        out.raw(&[flags]);
        self.refer_location(self.location(operation), out);
        self.references(operation, parts, out);
        if regions.is_empty() {
            return Ok(());
        }
        let is_isolated = self.is_isolated(operation);
        out.varint((regions.len() as u64) << 1 | u64::from(is_isolated));
        if !is_isolated {
            return regions.iter().try_for_each(|region| self.region(*region, out));
        }
        self.isolation += 1;
        if self.since(LAZY_LOADING) {
            let before = out.nested(Vec::new());
            regions.iter().try_for_each(|region| self.region(*region, out))?;
            let section = out.nested(before);
            out.raw(&[Section::Ir as u8]);
            out.varint(section.len() as u64);
            out.raw(&section);
        } else {
            regions.iter().try_for_each(|region| self.region(*region, out))?;
        }
        self.isolation -= 1;
        Ok(())
    }

    /// Checks that the operands are defined in enclosing regions, up to an isolated one: only those have numbers.
    fn check_operands(&self, operation: OperationId) -> Write<()> {
        let ir = self.ir;
        let is_visible = |value: ValueId| {
            let region = ir.value_block(value).and_then(|block| ir.region_of(block));
            region.and_then(|region| self.open.get(&region)) == Some(&self.isolation)
        };
        if ir.operands(operation).all(is_visible) {
            return Ok(());
        }
        let name = ir.context.text(ir.name(operation));
        let message = rule!("'{}' uses a value that is not visible to it", name);
        Err(WriteError { operation: Some(operation), message: message.into() })
    }

    /// Writes the references of an operation, after its location.
    fn references(&self, operation: OperationId, parts: Parts, out: &mut impl Sink) {
        let ir = self.ir;
        parts.attributes.iter().for_each(|attributes| out.refer(Key::Attribute(*attributes)));
        parts.properties.iter().for_each(|number| out.varint(*number));
        if ir.result_count(operation) > 0 {
            out.varint(ir.result_count(operation) as u64);
            ir.results(operation).for_each(|value| out.refer(Key::Type(ir.value_type(value))));
        }
        if ir.operand_count(operation) > 0 {
            out.varint(ir.operand_count(operation) as u64);
            for value in ir.operands(operation) {
                let number = self.values.get(value.index()).copied().unwrap_or(0);
                out.varint(u64::from(number));
            }
        }
        let successors = ir.successors(operation);
        if !successors.is_empty() {
            out.varint(successors.len() as u64);
        }
        for successor in successors {
            out.varint(self.blocks.get(successor.index()).copied().map_or(0, u64::from));
        }
    }

    fn location(&self, operation: OperationId) -> Location {
        let known = self.locations.of_operation(operation);
        known.unwrap_or(Location(0))
    }

    fn region(&mut self, region: RegionId, out: &mut impl Sink) -> Write<()> {
        let ir = self.ir;
        let blocks = ir.blocks(region);
        out.varint(blocks.len() as u64);
        if blocks.is_empty() {
            return Ok(());
        }
        let count = |block: &BlockId| {
            let results = ir.block_operations(*block).map(|operation| ir.result_count(operation));
            ir.arguments(*block).len() + results.sum::<usize>()
        };
        out.varint(blocks.iter().map(count).sum::<usize>() as u64);
        self.open.insert(region, self.isolation);
        blocks.iter().try_for_each(|block| self.block(*block, out))?;
        self.open.remove(&region);
        Ok(())
    }

    fn block(&mut self, block: BlockId, out: &mut impl Sink) -> Write<()> {
        let ir = self.ir;
        let arguments = ir.arguments(block);
        let operations = ir.block_operations(block).count() as u64;
        out.varint(operations << 1 | u64::from(!arguments.is_empty()));
        if !arguments.is_empty() {
            out.varint(arguments.len() as u64);
            for argument in arguments {
                let ty = out.number(Key::Type(ir.value_type(*argument)));
                let location = self.locations.of_argument(*argument).unwrap_or(Location(0));
                let is_known = *self.locations.kind(location) != LocationKind::Unknown;
                if !self.since(ELIDED_ARGUMENT_LOCATIONS) {
                    out.varint(ty);
                    self.refer_location(location, out);
                    continue;
                }
                out.varint(ty << 1 | u64::from(is_known));
                if is_known {
                    self.refer_location(location, out);
                }
            }
            if self.since(USE_LIST_ORDERS) {
                out.raw(&[0]);
            }
        }
        ir.block_operations(block).try_for_each(|operation| self.operation(operation, out))
    }
}
