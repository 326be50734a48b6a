//! The names of values, for messages to users.

use super::Operations;
use super::resolved_op::ResolvedOp;
use crate::ir::{BlockId, Identifier, Ir, OperationId, Renumbering, ValueDefinition, ValueId};
use abide_source::sort;
use abide_source::text::Span;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// One name and its values.
#[derive(Debug, Clone, Copy)]
struct Named {
    first: ValueId,
    count: u32,
    span: Span,
}

/// The names of the values of a text and where they are defined.
#[derive(Debug, Clone, Default)]
pub struct ValueNames {
    /// Sorted by value once the text has been read.
    named: Vec<Named>,
}

impl ValueNames {
    pub(in crate::parse) fn add(&mut self, first: ValueId, count: u32, span: Span) {
        self.named.push(Named { first, count, span });
    }

    pub(in crate::parse) fn finish(mut self) -> ValueNames {
        sort::by_number(&mut self.named, |one| one.first.index());
        self
    }

    /// Follows the values to their new ids; the names of removed ones are dropped.
    pub fn renumber(&mut self, new: &Renumbering) {
        self.named.retain_mut(|one| match new.value(one.first) {
            Some(first) => {
                one.first = first;
                true
            }
            None => false,
        });
        self.named.shrink_to_fit();
    }

    fn find(&self, value: ValueId) -> Option<(Named, u32)> {
        let after = self.named.partition_point(|one| one.first <= value);
        let one = *self.named.get(after.checked_sub(1)?)?;
        let number = u32::try_from(value.index() - one.first.index()).ok()?;
        (number < one.count).then_some((one, number))
    }

    /// Returns the range of the name in a value's definition.
    #[must_use]
    pub fn span(&self, value: ValueId) -> Option<Span> {
        self.find(value).map(|(one, _)| one.span)
    }

    /// Returns the name of a value in the text, with its `%` and, if the name has several values, its number: `%x#1`.
    #[must_use]
    pub fn name(&self, value: ValueId, text: &[u8]) -> Option<String> {
        let (one, number) = self.find(value)?;
        let name = String::from_utf8_lossy(one.span.slice(text)).into_owned();
        Some(if one.count > 1 { format!("{name}#{number}") } else { name })
    }

    /// Returns the name of a value without its `%`, the first value with that name, and their number.
    #[must_use]
    pub fn group<'t>(&self, value: ValueId, text: &'t [u8]) -> Option<(&'t [u8], ValueId, u32)> {
        let (one, _) = self.find(value)?;
        let name = one.span.slice(text);
        Some((name.strip_prefix(b"%").unwrap_or(name), one.first, one.count))
    }

    /// Copies the names of values and blocks in `text` to the operations and blocks, for a printer that keeps them. A
    /// number becomes an empty name.
    pub fn copy_to(&self, ir: &mut Ir, text: &[u8]) {
        let mut results: FxHashMap<OperationId, Vec<(usize, Identifier)>> = FxHashMap::default();
        let mut arguments: FxHashMap<BlockId, Vec<(usize, Identifier)>> = FxHashMap::default();
        for one in &self.named {
            let name = one.span.slice(text);
            let name = name.strip_prefix(b"%").unwrap_or(name);
            let is_number = name.first().is_none_or(u8::is_ascii_digit);
            let name = ir.context.identifier(if is_number { &b""[..] } else { name });
            match ir.definition(one.first) {
                ValueDefinition::Result(operation, index) => {
                    results.entry(operation).or_default().push((index as usize, name));
                }
                ValueDefinition::Argument(block, index) => {
                    arguments.entry(block).or_default().push((index as usize, name));
                }
                ValueDefinition::Forward => {}
            }
        }
        for (operation, mut names) in results {
            names.sort_unstable_by_key(|(index, _)| *index);
            ir.written.name_results(operation, names.into());
        }
        for (block, mut names) in arguments {
            names.sort_unstable_by_key(|(index, _)| *index);
            let is_whole = names.iter().enumerate().all(|(place, (index, _))| place == *index);
            if is_whole {
                ir.written.name_arguments(block, names.into_iter().map(|(_, name)| name).collect());
            }
        }
        copy_block_names(ir, text);
    }

    /// All values that have names, each with the place where it is defined, in no certain order.
    pub fn iter(&self) -> impl Iterator<Item = (ValueId, Span)> + '_ {
        self.numbered().map(|(value, _, span)| (value, span))
    }

    /// As [`iter`](Self::iter), each with its number among the values of its name.
    pub fn numbered(&self) -> impl Iterator<Item = (ValueId, u32, Span)> + '_ {
        let values = |one: &Named| {
            let Named { first, count, span } = *one;
            (0..count).map(move |number| (first.after(number), number, span))
        };
        self.named.iter().flat_map(values)
    }
}

/// Copies the names of blocks in `text` to the blocks.
fn copy_block_names(ir: &mut Ir, text: &[u8]) {
    let operations = ir.walk(ir.top());
    let blocks = operations.flat_map(|one| ir.regions(one)).flat_map(|one| ir.blocks(*one));
    let blocks: Vec<(BlockId, Span)> = blocks.map(|one| (*one, ir.block_span(*one))).collect();
    for (block, span) in blocks {
        let name = span.slice(text).strip_prefix(b"^");
        if let Some(name) = name.filter(|name| !is_numbered_block(name)) {
            let name = ir.context.identifier(name);
            ir.written.name_block(block, name);
        }
    }
}

/// Whether a printer gives a block such a name, by its number.
fn is_numbered_block(name: &[u8]) -> bool {
    name.strip_prefix(b"bb").is_some_and(|digits| digits.iter().all(u8::is_ascii_digit))
}

impl<'a> Operations<'a> {
    /// Keeps the names of the arguments of a block in a region of an operation, if only C++ could name these.
    pub fn keep_argument_names(
        &mut self,
        operation: Option<Identifier>,
        block: Option<BlockId>,
        names: impl Iterator<Item = &'a [u8]>,
    ) {
        let known = operation.and_then(|name| self.known(name));
        let is_meant = |known: Rc<ResolvedOp<'_>>| known.entry.description().asm.names_arguments;
        let Some(block) = block.filter(|_| known.is_some_and(is_meant)) else { return };
        let names = names.map(|name| {
            let is_number = name.first().is_none_or(u8::is_ascii_digit);
            self.ir.context.identifier(if is_number { &b""[..] } else { name })
        });
        let names = names.collect();
        self.ir.written.name_arguments(block, names);
    }

    /// Keeps the name of a block in a region of the enclosing operation, if only C++ could name it.
    pub(in crate::parse) fn keep_block_name(&mut self, block: BlockId, name: &[u8]) {
        let known = self
            .enclosing_operation_name()
            .filter(|_| !is_numbered_block(name))
            .and_then(|name| self.known(name));
        if known.is_some_and(|known| known.entry.description().asm.names_blocks) {
            let name = self.ir.context.identifier(name);
            self.ir.written.name_block(block, name);
        }
    }
}
