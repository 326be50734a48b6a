//! The module itself, and requests about all of it.

use super::super::support::first_error;
use super::known_resources::KnownResources;
use super::numbers::AllNumbers;
use crate::{Args, Error, RetValue};
use abide_core::diagnostic::{Diagnostic, Severity};
use abide_core::limits::Limits;
use abide_core::mlir::bytecode::{CURRENT_VERSION, Origin, WriteOptions, write};
use abide_core::mlir::ir::{
    AttributeKind, BlockId, Ir, OperationId, RegionId, ValueDefinition, ValueId,
};
use abide_core::mlir::parse::{Aliases, Parsed, ValueNames, recover};
use abide_core::mlir::print::{Literals, PrintOptions, naming_scope, print};
use abide_core::mlir::registry::Registry;
use abide_core::mlir::syntax::without_split_marks;
use abide_core::mlir::verify::{print_unverified, verify, verify_operation};
use abide_core::mlir::{check_with, is_clean};
use abide_core::text::{Encoding, LineColumn, LineIndex};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

/// A module with the text that it was read from.
pub(super) struct State {
    /// The original text, if another one was parsed instead.
    pub(super) source: Option<Vec<u8>>,
    pub(super) text: Vec<u8>,
    pub(super) ir: Ir,
    /// The numbers of the operations, blocks, regions and values for callers.
    pub(super) numbers: AllNumbers,
    /// The number of elements of the IR at which erased ones are removed.
    compact_at: usize,
    pub(super) names: ValueNames,
    /// Names of values that were not in the text.
    pub(super) new_names: HashMap<ValueId, String>,
    /// Locations of operations that were not in the text.
    pub(super) new_locations: HashMap<OperationId, String>,
    pub(super) aliases: Aliases,
    /// The blobs that are not in the metadata of the file yet: their values by key, as the metadata has them.
    pub(super) new_resources: BTreeMap<String, String>,
    /// The blobs in the metadata of the file.
    pub(super) known_resources: KnownResources,
    pub(super) registry: Arc<Registry>,
    pub(super) limits: Limits,
    /// The number of changes.
    pub(super) changes: i64,
    /// The operations that were changed or moved, or from whose block something was taken.
    pub(super) changed: HashSet<OperationId>,
    /// The parser's diagnostics.
    found: Vec<Diagnostic>,
    /// The diagnostics of the text, once requested.
    checked: Option<Arc<[Diagnostic]>>,
    /// The parser's diagnostics and the errors of the operations after a number of changes.
    verified: Option<(i64, Arc<[Diagnostic]>)>,
    lines: LineIndex,
}

impl State {
    pub(super) fn new(source: Vec<u8>, registry: Arc<Registry>, limits: Limits) -> State {
        let (text, source) = match without_split_marks(&source) {
            Some(text) => (text, Some(source)),
            None => (source, None),
        };
        let Parsed { ir, names, diagnostics, aliases, .. } = recover(&text, &registry, &limits);
        let lines = LineIndex::new(&text);
        let compact_at = next_compaction(&ir);
        State {
            source,
            text,
            ir,
            numbers: AllNumbers::default(),
            compact_at,
            names,
            new_names: HashMap::new(),
            new_locations: HashMap::new(),
            aliases,
            new_resources: BTreeMap::new(),
            known_resources: KnownResources::default(),
            registry,
            limits,
            changes: 0,
            changed: HashSet::new(),
            found: diagnostics,
            checked: None,
            verified: None,
            lines,
        }
    }

    /// An argument that is the number of an operation which is in the module.
    pub(super) fn operation(&self, args: Args<'_>, index: usize) -> Result<OperationId, Error> {
        let operation = self.numbers.operation(&self.ir, args.get::<usize>(index)?);
        operation
            .filter(|operation| self.ir.is_attached(*operation))
            .ok_or_else(|| erased("the operation"))
    }

    /// An argument that is the number of a block.
    pub(super) fn block(&self, args: Args<'_>, index: usize) -> Result<BlockId, Error> {
        let block = self.numbers.block(&self.ir, args.get::<usize>(index)?);
        let is_attached = |block: &BlockId| {
            self.ir.block_parent(*block).is_some_and(|parent| self.ir.is_attached(parent))
        };
        block.filter(is_attached).ok_or_else(|| erased("the block"))
    }

    /// An argument that is the number of a region.
    pub(super) fn region(&self, args: Args<'_>, index: usize) -> Result<RegionId, Error> {
        let region = self.numbers.region(&self.ir, args.get::<usize>(index)?);
        let is_attached = |region: &RegionId| {
            self.ir.region_parent(*region).is_some_and(|parent| self.ir.is_attached(parent))
        };
        region.filter(is_attached).ok_or_else(|| erased("the region"))
    }

    /// An argument that is the number of a value.
    pub(super) fn value(&self, args: Args<'_>, index: usize) -> Result<ValueId, Error> {
        self.value_of(args.get::<usize>(index)?)
    }

    /// The value with a number that is in the module, or that nothing defines.
    pub(super) fn value_of(&self, number: usize) -> Result<ValueId, Error> {
        let is_attached = |value: &ValueId| match self.ir.definition(*value) {
            ValueDefinition::Result(operation, _) => self.ir.is_attached(operation),
            ValueDefinition::Argument(block, index) => {
                let parent = self.ir.block_parent(block);
                let is_there = parent.is_some_and(|parent| self.ir.is_attached(parent));
                is_there && self.ir.arguments(block).get(index as usize) == Some(value)
            }
            ValueDefinition::Forward => true,
        };
        let value = self.numbers.value(&self.ir, number);
        value.filter(is_attached).ok_or_else(|| erased("the value"))
    }

    /// The number of an operation, as a result.
    pub(super) fn number_of(&self, operation: OperationId) -> RetValue {
        RetValue::Int(self.numbers.of_operation(operation).into())
    }

    /// The approximate length of the module's text, in bytes.
    pub(super) fn size(&self) -> i64 {
        const BYTES_PER_ELEMENT: usize = 16;
        i64::try_from(element_count(&self.ir).saturating_mul(BYTES_PER_ELEMENT)).unwrap_or(i64::MAX)
    }

    /// Removes erased operations, if there are as many as others: so each costs a constant time, and memory and the
    /// time of a request are in proportion to what is in the module.
    pub(super) fn compact(&mut self) {
        if element_count(&self.ir) < self.compact_at {
            return;
        }
        let new = self.ir.compact();
        self.numbers.compact(&new);
        self.names.renumber(&new);
        let names = std::mem::take(&mut self.new_names).into_iter();
        self.new_names = names.filter_map(|(one, name)| Some((new.value(one)?, name))).collect();
        let locations = std::mem::take(&mut self.new_locations).into_iter();
        self.new_locations =
            locations.filter_map(|(one, place)| Some((new.operation(one)?, place))).collect();
        let changed = std::mem::take(&mut self.changed).into_iter();
        self.changed = changed.filter_map(|one| new.operation(one)).collect();
        self.compact_at = next_compaction(&self.ir);
    }

    /// All diagnostics of the text. Its operations are verified; a check of the text costs several times as much, and is
    /// made if there is anything to report.
    pub(super) fn diagnostics(&mut self) -> Arc<[Diagnostic]> {
        if let Some(checked) = &self.checked {
            return Arc::clone(checked);
        }
        let is_read = self.changes == 0 && self.found.is_empty();
        let (text, registry, limits) = (&self.text, &self.registry, &self.limits);
        let is_clean = is_read && is_clean(text, &self.ir, registry, limits);
        let checked = if is_clean { Vec::new() } else { check_with(text, registry, limits) };
        let checked: Arc<[Diagnostic]> = checked.into();
        self.checked = Some(Arc::clone(&checked));
        checked
    }

    /// All errors of the operations; for an unchanged module, those of its text.
    pub(super) fn verify(&mut self) -> Arc<[Diagnostic]> {
        if self.changes == 0 { self.diagnostics() } else { self.verified() }
    }

    /// The diagnostics of the parser and the verifier.
    fn verified(&mut self) -> Arc<[Diagnostic]> {
        if let Some((changes, verified)) = &self.verified
            && *changes == self.changes
        {
            return Arc::clone(verified);
        }
        let mut found = self.found.clone();
        found.extend(verify(&self.ir, &self.registry, &self.limits));
        let verified: Arc<[Diagnostic]> = found.into();
        self.verified = Some((self.changes, Arc::clone(&verified)));
        verified
    }

    /// Whether neither the parser nor the verifier has found an error. This is cheaper than all diagnostics.
    pub(super) fn is_valid(&mut self) -> bool {
        self.verified().iter().all(|found| found.severity != Severity::Error)
    }

    /// All errors of an operation and its content.
    pub(super) fn verify_within(&self, args: Args<'_>) -> Result<Vec<Diagnostic>, Error> {
        args.expect(1..=1)?;
        let operation = self.operation(args, 0)?;
        Ok(verify_operation(&self.ir, operation, &self.registry, &self.limits))
    }

    /// Refuses a module that was not parsed to its end.
    pub(super) fn require_complete(&self) -> Result<(), Error> {
        if self.found.iter().any(|found| found.severity == Severity::Error) {
            return Err(first_error(&self.found));
        }
        Ok(())
    }

    /// `print(operation, generic, local, skip_regions, elided_above)`: the text of an operation.
    pub(super) fn print(&self, args: Args<'_>) -> Result<RetValue, Error> {
        args.expect(1..=5)?;
        let operation = self.operation(args, 0)?;
        let elided_above = args.optional::<usize>(4)?;
        let options = PrintOptions {
            generic: args.optional::<bool>(1)?.unwrap_or_default(),
            local_scope: args.optional::<bool>(2)?.unwrap_or_default(),
            skip_regions: args.optional::<bool>(3)?.unwrap_or_default(),
            literals: Literals { elided_above, ..Literals::STANDARD },
            ..PrintOptions::default()
        };
        let text = self.text_of(operation, &options);
        let is_whole = !options.skip_regions && elided_above.is_none();
        let is_top = operation == self.ir.top();
        let is_lost = is_whole && !options.generic && is_top && self.is_lost(&text);
        let generic = PrintOptions { generic: true, ..options };
        Ok(RetValue::Bytes(if is_lost { self.text_of(operation, &generic) } else { text }))
    }

    /// The text of an operation. Values have the names that they have in the text of their function.
    fn text_of(&self, operation: OperationId, options: &PrintOptions) -> Vec<u8> {
        let scope = naming_scope(&self.ir, operation, &self.registry);
        let changed = self.changed.iter().copied();
        print_unverified(&self.ir, scope, operation, &self.registry, options, changed)
    }

    /// Whether the text of a changed module is another module: only C++ may know that a changed operation is not what
    /// its custom form implies.
    fn is_lost(&self, text: &[u8]) -> bool {
        let exact = PrintOptions { generic: true, local_scope: true, ..PrintOptions::default() };
        let exact = |ir: &Ir| print(ir, &self.registry, &exact);
        self.changes > 0
            && exact(&recover(text, &self.registry, &self.limits).ir) != exact(&self.ir)
    }

    /// `bytecode(version)`: the module as MLIR's bytecode, of the current version unless another is requested. A
    /// module that was changed has operations from elsewhere, whose places are not those of the text.
    pub(super) fn bytecode(&self, args: Args<'_>) -> Result<RetValue, Error> {
        args.expect(0..=1)?;
        self.require_complete()?;
        let version = args.optional::<i64>(0)?.unwrap_or(CURRENT_VERSION.cast_signed());
        let version = u64::try_from(version)
            .map_err(|_| Error::value_error(format!("bytecode has no version {version}")))?;
        let origin = match self.changes {
            0 => Origin::Text(&self.text, "-"),
            _ => Origin::Unknown,
        };
        let options = WriteOptions { version, elide_resources: false, origin };
        let written = write(&self.ir, &self.registry, &options);
        let written = written.map_err(|error| match error.operation {
            Some(operation) => {
                let name = self.ir.name(operation);
                let name = self.ir.context.text(name);
                Error::value_error(format!("'{name}': {}", error.message))
            }
            None => Error::value_error(error.message.to_string()),
        });
        written.map(RetValue::Bytes)
    }

    /// `name(value)`: the name of a value in the text, with its `%`; nothing without a name.
    pub(super) fn value_name(&self, args: Args<'_>) -> Result<RetValue, Error> {
        args.expect(1..=1)?;
        let value = self.value(args, 0)?;
        let name = self.new_names.get(&value).cloned();
        let name = name.or_else(|| self.names.name(value, &self.text));
        Ok(name.map_or(RetValue::None, RetValue::Str))
    }

    /// `location(operation)`: the text in `loc(..)` at the end of an operation, or nothing.
    pub(super) fn location(&self, args: Args<'_>) -> Result<RetValue, Error> {
        args.expect(1..=1)?;
        let operation = self.operation(args, 0)?;
        let written = self.new_locations.get(&operation).cloned();
        let written = written.or_else(|| location_of(self.ir.span(operation).slice(&self.text)));
        let written = written.map(|written| self.without_aliases(written));
        Ok(written.map_or(RetValue::None, RetValue::Str))
    }

    /// The text of a location, with all aliases resolved unless these are many.
    fn without_aliases(&self, written: String) -> String {
        const MAX_BYTES: usize = 1 << 16;
        const MAX_ALIASES: usize = 1000;

        let mut text = written.clone();
        let (mut from, mut count) = (0, 0);
        while let Some(alias) = alias_at(&text, from) {
            let name = text.get(alias.start + 1..alias.end).unwrap_or_default();
            let found = self.aliases.attribute(name.as_bytes());
            match found.map(|found| self.ir.context.attribute_kind(found)) {
                // The inserted text may have aliases, too.
                Some(AttributeKind::Location(location)) => {
                    from = alias.start;
                    text.replace_range(alias, &self.ir.context.text(*location));
                }
                _ => from = alias.end,
            }
            count += 1;
            if text.len() > MAX_BYTES || count > MAX_ALIASES {
                return written;
            }
        }
        text
    }

    /// `find(offset)`: the innermost operation at a place, or nothing.
    pub(super) fn find(&self, args: Args<'_>) -> Result<RetValue, Error> {
        args.expect(1..=1)?;
        let offset = args.get::<u32>(0)?;
        // The smallest one; an implied operation has the span of its context.
        let mut found: Option<(OperationId, u32)> = None;
        for operation in self.ir.walk(self.ir.top()) {
            let span = self.ir.span(operation);
            let is_there = span.start() <= offset && offset < span.end();
            if is_there && found.is_none_or(|(_, len)| span.len() < len) {
                found = Some((operation, span.len()));
            }
        }
        let found = found.map(|(operation, _)| operation);
        Ok(found.map_or(RetValue::None, |operation| self.number_of(operation)))
    }

    /// `place(offset)`: line and column of a place, counted from 1; columns are characters.
    pub(super) fn place(&self, args: Args<'_>) -> Result<RetValue, Error> {
        args.expect(1..=1)?;
        let place = self.lines.line_column(&self.text, args.get::<u32>(0)?, Encoding::Utf32);
        let words = [place.line + 1, place.column + 1];
        Ok(RetValue::Bytes(words.iter().flat_map(|word| word.to_le_bytes()).collect()))
    }

    /// `offset(line, column)`: the place of a line and a column.
    pub(super) fn offset(&self, args: Args<'_>) -> Result<RetValue, Error> {
        args.expect(2..=2)?;
        let (line, column) = (args.get::<u32>(0)?, args.get::<u32>(1)?);
        let (Some(line), Some(column)) = (line.checked_sub(1), column.checked_sub(1)) else {
            return Err(Error::value_error("lines and columns are counted from 1"));
        };
        let offset = self.lines.offset(&self.text, LineColumn { line, column }, Encoding::Utf32);
        Ok(RetValue::Int(offset.into()))
    }
}

/// The number of operations, blocks and values, erased ones included.
fn element_count(ir: &Ir) -> usize {
    ir.operation_bound() + ir.block_bound() + ir.value_bound()
}

/// The number of elements at which erased ones are removed again, after a compaction.
fn next_compaction(ir: &Ir) -> usize {
    const MIN_COMPACTED_ELEMENTS: usize = 1 << 11;
    let count = element_count(ir);
    count.saturating_add(count.max(MIN_COMPACTED_ELEMENTS))
}

/// The error of a number without a referent.
pub(super) fn erased(what: &str) -> Error {
    Error::new("ErasedError", format!("{what} is not in the module any more"))
}

/// The range of the first alias outside of strings, from an offset on that is not within one.
fn alias_at(text: &str, from: usize) -> Option<Range<usize>> {
    let (mut quoted, mut escaped) = (false, false);
    let mut rest = text.bytes().enumerate().skip(from);
    let start = rest.find_map(|(at, byte)| {
        let is_alias = byte == b'#' && !quoted;
        if !escaped && byte == b'"' {
            quoted = !quoted;
        }
        escaped = !escaped && quoted && byte == b'\\';
        is_alias.then_some(at)
    })?;
    let is_of_name = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
    let end = rest.find(|(_, byte)| !is_of_name(*byte)).map_or(text.len(), |(at, _)| at);
    Some(start..end)
}

/// The text between the parentheses of `loc(..)` with which the text of an operation ends.
pub(super) fn location_of(text: &[u8]) -> Option<String> {
    let at = text.windows(4).rposition(|window| window == b"loc(")?;
    let inner = text.get(at + 4..)?;
    let (mut depth, mut quoted, mut escaped) = (1_u32, false, false);
    for (offset, byte) in inner.iter().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'(' if !quoted => depth += 1,
            b')' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            let is_last = offset + 1 == inner.len();
            let inner = inner.get(..offset).filter(|_| is_last)?;
            return Some(String::from_utf8_lossy(inner).into_owned());
        }
    }
    None
}
