//! Names of values and blocks: `%0`, `%arg0`, `%c1_i32_0`, `^bb1`.

use super::PrintOptions;
use super::form::shadowing_fits;
use super::printed_op::PrintedOp;
use super::syntax::{ResultNames, declared_names, described_names};
use crate::ir::{
    BlockId, Identifier, Ir, OperationId, RegionId, TextPiece, ValueDefinition, ValueId,
};
use crate::locations::Locations;
use crate::registry::Registry;
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;

/// Marks the name of a value that is not a number but an index into the texts.
const TEXT_FLAG: u32 = 1 << 31;
/// The value has no name: it is not within the operation that is printed.
const UNNAMED: u32 = u32::MAX;

/// The first results of groups that share a name.
type Groups = SmallVec<[u32; 4]>;

/// The names of all values and blocks within an operation.
#[derive(Debug, Default)]
pub(super) struct Names {
    values: Vec<u32>,
    texts: IndexSet<Box<[u8]>, FxBuildHasher>,
    groups: FxHashMap<OperationId, Groups>,
    blocks: Vec<u32>,
}

/// The name of a value, and which result of its group it is.
pub(super) struct ValueName<'a> {
    pub(super) base: BaseName<'a>,
    /// `#1`, of a group of more than one.
    pub(super) number: Option<u32>,
}

/// The text after `%`.
pub(super) enum BaseName<'a> {
    Number(u32),
    Text(&'a [u8]),
    None,
}

impl Names {
    /// The first results of the groups of an operation whose results have several names.
    pub(super) fn groups(&self, operation: OperationId) -> Option<&[u32]> {
        if self.groups.is_empty() {
            return None;
        }
        self.groups.get(&operation).map(SmallVec::as_slice)
    }

    pub(super) fn block(&self, block: BlockId) -> u32 {
        self.blocks.get(block.index()).copied().unwrap_or(UNNAMED)
    }

    fn base(&self, value: ValueId) -> BaseName<'_> {
        match self.values.get(value.index()).copied() {
            None | Some(UNNAMED) => BaseName::None,
            Some(name) if name & TEXT_FLAG != 0 => {
                let text = self.texts.get_index((name & !TEXT_FLAG) as usize);
                text.map_or(BaseName::None, |text| BaseName::Text(text))
            }
            Some(number) => BaseName::Number(number),
        }
    }

    pub(super) fn value(&self, ir: &Ir, value: ValueId) -> ValueName<'_> {
        let ValueDefinition::Result(operation, index) = ir.definition(value) else {
            return ValueName { base: self.base(value), number: None };
        };
        let count = u32::try_from(ir.result_count(operation)).unwrap_or(u32::MAX);
        if count == 1 {
            return ValueName { base: self.base(value), number: None };
        }
        let groups = self.groups(operation).unwrap_or(&[0]);
        let group = groups.partition_point(|start| *start <= index).saturating_sub(1);
        let start = groups.get(group).copied().unwrap_or(0);
        let end = groups.get(group + 1).copied().unwrap_or(count);
        let first = ir.result(operation, start as usize).unwrap_or(value);
        let number = (end - start != 1).then_some(index - start);
        ValueName { base: self.base(first), number }
    }
}

/// The next numbers of a region, which continues those of the enclosing region.
#[derive(Debug, Clone, Copy, Default)]
struct Counters {
    value: u32,
    argument: u32,
    conflict: u32,
}

enum Work {
    Region(RegionId, Counters),
    /// The names of a region go out of scope, down to this many.
    Leave(usize),
}

/// Assigns names, to nested regions only after the whole region around them.
pub(super) struct Namer<'ir> {
    ir: &'ir Ir,
    registry: &'ir Registry,
    generic: bool,
    /// Whether values keep all names of the source.
    keeps_names: bool,
    /// The locations whose names values have.
    named_by: Option<&'ir Locations>,
    names: Names,
    operations: FxHashMap<Identifier, PrintedOp<'ir>>,
    counters: Counters,
    /// For each identifier, whether it is a name in scope.
    used: Vec<bool>,
    /// The texts that are names in scope, innermost last.
    scope: Vec<usize>,
    /// Regions whose entry blocks have arguments of the same names as those of others.
    same: Vec<(RegionId, RegionId)>,
    /// Operations whose first region has arguments that are called like their operands.
    shadowing: Vec<OperationId>,
}

impl<'ir> Namer<'ir> {
    /// Names everything within an operation; also returns the records of the operations there.
    pub(super) fn run(
        ir: &'ir Ir,
        top: OperationId,
        registry: &'ir Registry,
        options: &PrintOptions,
        named_by: Option<&'ir Locations>,
    ) -> (Names, FxHashMap<Identifier, PrintedOp<'ir>>) {
        let mut namer = Namer {
            named_by,
            ir,
            registry,
            generic: options.generic,
            keeps_names: options.keeps_names,
            names: Names {
                values: vec![UNNAMED; ir.value_bound()],
                blocks: vec![UNNAMED; ir.block_bound()],
                ..Names::default()
            },
            operations: FxHashMap::default(),
            counters: Counters::default(),
            used: Vec::new(),
            scope: Vec::new(),
            same: Vec::new(),
            shadowing: Vec::new(),
        };
        let regions = ir.regions(top).iter();
        let mut pending: Vec<Work> =
            regions.map(|region| Work::Region(*region, Counters::default())).collect();
        namer.operation(top);
        while let Some(work) = pending.pop() {
            match work {
                Work::Region(region, counters) => {
                    // In the generic form every number is given once in the whole text.
                    if !options.generic && !options.unique_numbers {
                        namer.counters = counters;
                    }
                    pending.push(Work::Leave(namer.scope.len()));
                    namer.region(region, &mut pending);
                }
                Work::Leave(len) => namer.leave(len),
            }
        }
        for (region, like) in std::mem::take(&mut namer.same) {
            namer.copy_argument_names(region, like);
        }
        for operation in std::mem::take(&mut namer.shadowing) {
            namer.name_as_operands(operation);
        }
        (namer.names, namer.operations)
    }

    /// Names the arguments of a region like those of another one.
    fn copy_argument_names(&mut self, region: RegionId, like: RegionId) {
        let arguments = |region| self.ir.region_arguments(region);
        for (argument, like) in arguments(region).iter().zip(arguments(like)) {
            self.name_as(*argument, *like);
        }
    }

    /// Names the arguments of an operation's first region like its operands.
    fn name_as_operands(&mut self, operation: OperationId) {
        let arguments = self.ir.entry_arguments(operation, 0);
        for (argument, operand) in arguments.iter().zip(self.ir.operands(operation)) {
            self.name_as(*argument, operand);
        }
    }

    fn name_as(&mut self, value: ValueId, like: ValueId) {
        if let Some(name) = self.names.values.get(like.index()).copied() {
            self.set(value, name);
        }
    }

    /// Records which regions of an undescribed operation have the same arguments.
    fn remember_same_arguments(&mut self, operation: OperationId) {
        let text = self.ir.opaque_text(operation).into_iter().flatten();
        let same = text.filter_map(|piece| match piece {
            TextPiece::SameArguments(region) => Some(*region as usize),
            _ => None,
        });
        for region in same {
            let regions = self.ir.regions(operation);
            if let (Some(like), Some(region)) = (region.checked_sub(1), regions.get(region))
                && let Some(like) = regions.get(like)
            {
                self.same.push((*region, *like));
            }
        }
    }

    fn leave(&mut self, len: usize) {
        for text in self.scope.drain(len.min(self.scope.len())..) {
            if let Some(used) = self.used.get_mut(text) {
                *used = false;
            }
        }
    }

    fn known(&mut self, operation: OperationId) -> PrintedOp<'ir> {
        let name = self.ir.name(operation);
        let (registry, ir) = (self.registry, self.ir);
        let look_up = || PrintedOp::new(registry.operation(ir.context.bytes(name)));
        *self.operations.entry(name).or_insert_with(look_up)
    }

    fn region(&mut self, region: RegionId, pending: &mut Vec<Work>) {
        let ir = self.ir;
        if let Some(parent) = ir.region_parent(region)
            && !self.generic
            && let Some(name_arguments) = self.known(parent).argument_names()
        {
            name_arguments(ir, region, &mut |value, name| {
                if !self.keeps_name_of_argument(value) {
                    self.name_value(value, name.as_bytes());
                }
            });
        }
        let mut with_regions = Vec::new();
        for (number, block) in (0..).zip(ir.blocks(region)) {
            if let Some(slot) = self.names.blocks.get_mut(block.index()) {
                *slot = number;
            }
            self.arguments(*block, number == 0);
            for operation in ir.block_operations(*block) {
                self.operation(operation);
                if !ir.regions(operation).is_empty() {
                    with_regions.push(operation);
                    if !self.generic
                        && self.known(operation).shadows_operands()
                        && shadowing_fits(ir, operation)
                    {
                        self.shadowing.push(operation);
                    }
                    self.remember_same_arguments(operation);
                }
            }
        }
        for operation in with_regions {
            let named = self.arguments_in_text(operation);
            let mut counters = self.counters;
            for (index, region) in ir.regions(operation).iter().enumerate() {
                let own = named.get(&index).copied();
                // The names in a label belong to its region alone.
                let counters_here = if own.is_some() { counters } else { self.counters };
                pending.push(Work::Region(*region, counters_here));
                counters.argument += own.unwrap_or(0);
            }
        }
    }

    /// For each region of an undescribed operation, the number of its arguments that the operation's text names: the
    /// same name for two regions would be read as one.
    fn arguments_in_text(&self, operation: OperationId) -> FxHashMap<usize, u32> {
        let mut named = FxHashMap::default();
        for piece in self.ir.opaque_text(operation).into_iter().flatten() {
            if let TextPiece::Argument(region, argument) = piece {
                let count = named.entry(*region as usize).or_insert(0);
                *count = argument.saturating_add(1).max(*count);
            }
        }
        named
    }

    fn arguments(&mut self, block: BlockId, entry: bool) {
        let ir = self.ir;
        let is_kept = self.keeps_names || !self.generic;
        let written = if is_kept { ir.written.arguments(block) } else { &[] };
        for (argument, name) in ir.arguments(block).iter().zip(written) {
            let name = ir.context.bytes(*name);
            if (self.keeps_names || !name.is_empty()) && !self.is_named(*argument) {
                self.name_value(*argument, self.without_unique_suffix(name));
            }
        }
        for argument in ir.arguments(block) {
            if self.is_named(*argument) {
                continue;
            }
            let name = self.named_by.and_then(|all| all.name(all.of_argument(*argument)?));
            if let Some(name) = name {
                self.name_value(*argument, ir.context.bytes(name));
            } else if entry {
                let mut name = b"arg".to_vec();
                super::escape::write_number(self.counters.argument, &mut name);
                self.counters.argument += 1;
                self.name_value(*argument, &name);
            } else {
                self.number(*argument);
            }
        }
    }

    fn operation(&mut self, operation: OperationId) {
        let ir = self.ir;
        let known = self.known(operation);
        let mut groups = Groups::new();
        let is_kept = self.keeps_names && !ir.written.results(operation).is_empty();
        let names = known.result_names().filter(|_| !is_kept);
        match names.filter(|_| !self.generic) {
            None if is_kept => self.names_of_text(operation, &mut groups),
            // Packs whose parts are named in the text.
            None if names.is_none() => self.names_of_text(operation, &mut groups),
            None => {}
            Some(ResultNames::Fixed(name)) => {
                self.name_group(operation, 0, name, &mut groups);
            }
            Some(ResultNames::Hook(hook)) => hook(ir, operation, &mut |index, name| {
                self.name_group(operation, index, name, &mut groups);
            }),
            Some(ResultNames::Described) => {
                let described = known.description().into_iter();
                let all = described.flat_map(|op| described_names(ir, operation, op));
                for (index, name) in all {
                    self.name_group(operation, index, name, &mut groups);
                }
            }
            Some(ResultNames::Written) => {
                if let Some(names) = declared_names(ir, operation, &known) {
                    for (index, name) in names {
                        self.name_group(operation, index, &name, &mut groups);
                    }
                } else {
                    self.names_of_text(operation, &mut groups);
                }
            }
        }
        let Some(first) = ir.result(operation, 0) else { return };
        if !self.is_named(first) {
            match self.name_of_location(operation) {
                Some(name) => self.name_value(first, name),
                None => self.number(first),
            }
        }
        if !groups.is_empty() {
            groups.push(0);
            groups.sort_unstable();
            groups.dedup();
            self.names.groups.insert(operation, groups);
        }
    }

    /// Whether an argument of a block has a name of the source that it keeps.
    fn keeps_name_of_argument(&self, argument: ValueId) -> bool {
        let ValueDefinition::Argument(block, index) = self.ir.definition(argument) else {
            return false;
        };
        self.keeps_names && self.ir.written.arguments(block).len() > index as usize
    }

    /// Names the results of an operation as its text does.
    fn names_of_text(&mut self, operation: OperationId, groups: &mut Groups) {
        for (index, name) in self.ir.written.results(operation) {
            let name = self.without_unique_suffix(self.ir.context.bytes(*name));
            self.name_group(operation, *index, &String::from_utf8_lossy(name), groups);
        }
    }

    /// A name of the text without its unique suffix, if it gets the same suffix here: so the next such name gets the
    /// next number, as in printed text.
    fn without_unique_suffix<'n>(&self, name: &'n [u8]) -> &'n [u8] {
        let Some(place) = memchr::memrchr(b'_', name) else { return name };
        let (base, number) = name.split_at(place);
        let is_used = |text| {
            let index = self.names.texts.get_index_of(text);
            index.and_then(|index| self.used.get(index)) == Some(&true)
        };
        let mut next = Vec::new();
        super::escape::write_number(self.counters.conflict, &mut next);
        let is_next = number.get(1..) == Some(&next) && is_used(base) && !is_used(name);
        if is_next { base } else { name }
    }

    /// Names the results of an operation from one on.
    fn name_group(
        &mut self,
        operation: OperationId,
        index: usize,
        name: &str,
        groups: &mut Groups,
    ) {
        if let Some(result) = self.ir.result(operation, index) {
            let own = self.name_of_location(operation).unwrap_or(name.as_bytes());
            self.name_value(result, own);
            groups.extend(u32::try_from(index).ok().filter(|index| *index > 0));
        }
    }

    /// The name in the location of an operation, where values are named by those.
    fn name_of_location(&self, operation: OperationId) -> Option<&'ir [u8]> {
        let locations = self.named_by?;
        let name = locations.name(locations.of_operation(operation)?)?;
        Some(self.ir.context.bytes(name))
    }

    fn is_named(&self, value: ValueId) -> bool {
        self.names.values.get(value.index()).is_none_or(|name| *name != UNNAMED)
    }

    fn set(&mut self, value: ValueId, name: u32) {
        if let Some(slot) = self.names.values.get_mut(value.index()) {
            *slot = name;
        }
    }

    fn number(&mut self, value: ValueId) {
        self.set(value, self.counters.value);
        self.counters.value += 1;
    }

    /// Names a value; a suffix makes the name unique, and an empty name is replaced by a number.
    fn name_value(&mut self, value: ValueId, name: &[u8]) {
        if name.is_empty() {
            self.number(value);
            return;
        }
        let name = sanitize(name);
        let mut text = self.text(&name);
        if self.used.get(text) == Some(&true) {
            let mut probe: SmallVec<[u8; 32]> = name;
            probe.push(b'_');
            let len = probe.len();
            while self.used.get(text) == Some(&true) {
                probe.truncate(len);
                let mut digits = Vec::new();
                super::escape::write_number(self.counters.conflict, &mut digits);
                probe.extend_from_slice(&digits);
                self.counters.conflict += 1;
                text = self.text(&probe);
            }
        }
        if let Some(used) = self.used.get_mut(text) {
            *used = true;
        }
        self.scope.push(text);
        self.set(value, u32::try_from(text).unwrap_or(0) | TEXT_FLAG);
    }

    fn text(&mut self, text: &[u8]) -> usize {
        if let Some(index) = self.names.texts.get_index_of(text) {
            return index;
        }
        self.used.push(false);
        self.names.texts.insert_full(text.into()).0
    }
}

/// Returns a name of the characters allowed after `%`.
fn sanitize(name: &[u8]) -> SmallVec<[u8; 32]> {
    let mut clean = SmallVec::new();
    for byte in name {
        match byte {
            b' ' => clean.push(b'_'),
            byte if byte.is_ascii_alphanumeric() || b"$._-".contains(byte) => clean.push(*byte),
            byte => clean.extend_from_slice(format!("{byte:X}").as_bytes()),
        }
    }
    // An initial digit would make it a number. If the digit replaces another character, MLIR prints the name although
    // it cannot be parsed.
    if clean.first().is_some_and(u8::is_ascii_digit) {
        clean.insert(0, b'_');
    }
    clean
}
