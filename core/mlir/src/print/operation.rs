//! Operations, regions and blocks.

use super::escape::{write_escaped, write_number};
use super::names::BaseName;
use super::printed_op::{Form, PrintedOp};
use super::{MAX_INDENTATION, Printer, Shown};
use crate::ir::{BlockId, OperationId, RegionId, ValueId};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// In blanks.
pub(crate) const INDENTATION: usize = 2;

/// The predecessors of a block, each as often as it names the block.
type Predecessors = FxHashMap<BlockId, SmallVec<[BlockId; 4]>>;

/// The parts of a region that its text has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RegionForm {
    /// The label of the entry block, if it has arguments.
    pub entry_arguments: bool,
    /// The terminators.
    pub terminator: bool,
    /// The label of an entry block without operations.
    pub empty_block: bool,
}

impl RegionForm {
    /// Everything, as in the generic form.
    pub const FULL: RegionForm =
        RegionForm { entry_arguments: true, terminator: true, empty_block: true };

    /// No label of the entry block: its arguments are in the text of the operation.
    pub const BODY: RegionForm =
        RegionForm { entry_arguments: false, terminator: true, empty_block: false };
}

impl<'ir> Printer<'ir> {
    pub(super) fn known(&self, operation: OperationId) -> PrintedOp<'ir> {
        self.operations.get(&self.ir.name(operation)).copied().unwrap_or_default()
    }

    /// An operation with its results, in its custom form if it has one.
    pub fn operation(&mut self, operation: OperationId) {
        self.result_list(operation);
        self.operation_without_results(operation);
        if let Some(location) = self.operation_location(operation) {
            self.trailing_location(location);
        }
    }

    /// Prints an operation without the names of its results, the `=` after them and its location.
    pub fn operation_without_results(&mut self, operation: OperationId) {
        if let Some(location) = self.operation_location(operation) {
            self.visit_location(location);
        }
        let ir = self.ir;
        if let Some(text) = ir.opaque_text(operation) {
            self.opaque_operation(operation, text);
            return;
        }
        // A type that only C++ can build has no spelling here, but the custom form leaves it out.
        let is_invalid = self.shown.is_some_and(|shown| shown.invalid.contains(&operation));
        let is_generic = (self.options.generic || is_invalid) && !self.has_unknown_type(operation);
        let form = if is_generic { Form::Generic } else { self.form(operation) };
        let (start, gaps, regions) = (self.out.len(), self.mark_gaps(), self.regions);
        let takes_next_value = match form {
            Form::Hook(print) => {
                self.operation_name(operation);
                print(self, operation);
                false
            }
            Form::Format(description, format) => {
                self.operation_name(operation);
                self.formatted_operation(operation, description, format)
                    && self.is_before_result(operation)
            }
            Form::Generic => return self.generic_operation(operation),
        };
        if takes_next_value || self.omits_changed_region(operation, self.regions - regions) {
            self.out.truncate(start);
            self.take_gaps(gaps);
            self.generic_operation(operation);
        }
    }

    /// Whether a form that printed this number of regions has left out an invalid or changed operation in one of the
    /// others.
    fn omits_changed_region(&self, operation: OperationId, printed: usize) -> bool {
        let Some(Shown { invalid, changed }) = self.shown else { return false };
        let must_show = |inner: &OperationId| invalid.contains(inner) || changed.contains(inner);
        let regions = self.ir.regions(operation);
        let is_full = |region: &&RegionId| !self.ir.blocks(**region).is_empty();
        !self.options.skip_regions
            && printed < regions.iter().filter(is_full).count()
            && self.ir.walk(operation).skip(1).any(|inner| must_show(&inner))
    }

    /// The name of an operation, without its dialect where that is understood.
    pub(super) fn operation_name(&mut self, operation: OperationId) {
        let name = self.ir.name_bytes(operation);
        let default = self.default_dialects.last().copied().unwrap_or_default();
        let short = name
            .strip_prefix(default.as_bytes())
            .and_then(|rest| rest.strip_prefix(b"."))
            // With another dot in it, the rest would be read as a dialect and a name.
            .filter(|rest| !default.is_empty() && !rest.contains(&b'.'));
        self.out.extend_from_slice(short.unwrap_or(name));
    }

    /// `%0:2 = `
    fn result_list(&mut self, operation: OperationId) {
        let ir = self.ir;
        let count = ir.result_count(operation);
        if count == 0 {
            return;
        }
        let groups: SmallVec<[u32; 4]> =
            self.names.groups(operation).map_or_else(|| SmallVec::from_slice(&[0]), Into::into);
        for (index, start) in groups.iter().enumerate() {
            self.separator(index);
            let start = *start as usize;
            let end = groups.get(index + 1).map_or(count, |end| *end as usize);
            if let Some(first) = ir.result(operation, start) {
                self.value_name(first, false);
            }
            if end - start > 1 {
                self.text(":");
                write_number(end - start, &mut self.out);
            }
        }
        self.text(" = ");
    }

    /// `%0` or `%0#1`
    pub(super) fn value_name(&mut self, value: ValueId, with_number: bool) {
        let name = self.names.value(self.ir, value);
        match name.base {
            BaseName::Number(number) => {
                self.out.push(b'%');
                write_number(number, &mut self.out);
            }
            BaseName::Text(text) => {
                self.out.push(b'%');
                self.out.extend_from_slice(text);
            }
            BaseName::None => self.out.extend_from_slice(b"<<UNKNOWN SSA VALUE>>"),
        }
        if let (Some(number), true) = (name.number, with_number) {
            self.out.push(b'#');
            write_number(number, &mut self.out);
        }
    }

    pub(super) fn block_name(&mut self, block: BlockId) {
        let ir = self.ir;
        let is_kept = self.options.keeps_names || !self.options.generic;
        if let Some(name) = ir.written.block(block).filter(|_| is_kept) {
            self.text("^");
            self.bytes(ir.context.bytes(name));
            return;
        }
        self.text("^bb");
        let number = self.names.block(block);
        write_number(number, &mut self.out);
    }

    /// `"d.op"(%a)[^bb1] <{properties}> ({regions}) {attributes} : (i32) -> i32`
    fn generic_operation(&mut self, operation: OperationId) {
        self.text("\"");
        write_escaped(self.ir.name_bytes(operation), &mut self.out);
        self.text("\"");
        self.generic_form(operation);
    }

    /// Prints the text after the name of an operation in the generic form.
    ///
    /// MLIR looks for aliases in another order: in the regions, in the types, in the attributes.
    pub fn generic_form(&mut self, operation: OperationId) {
        let ir = self.ir;
        self.text("(");
        self.operands(ir.operands(operation));
        self.text(")");
        let successors = ir.successors(operation);
        if !successors.is_empty() {
            self.text("[");
            for (index, successor) in successors.iter().enumerate() {
                self.separator(index);
                self.block_name(*successor);
            }
            self.text("]");
        }
        let mark = self.mark_visits();
        self.properties(operation);
        let in_properties = self.take_visits(mark);
        let regions = ir.regions(operation);
        if !regions.is_empty() {
            self.text(" (");
            for (index, region) in regions.iter().enumerate() {
                self.separator(index);
                self.region(*region, RegionForm::FULL);
            }
            self.text(")");
        }
        let mark = self.mark_visits();
        let attributes = self.context().entries(ir.attributes(operation));
        if !attributes.is_empty() {
            self.text(" ");
            self.dictionary(attributes.iter().copied());
        }
        let in_attributes = self.take_visits(mark);
        self.text(" : ");
        self.operation_type(operation);
        self.put_visits(in_properties);
        self.put_visits(in_attributes);
    }

    /// ` <{name = value}>`, or nothing. Those of an undescribed operation may be any attribute.
    fn properties(&mut self, operation: OperationId) {
        let properties = self.ir.properties(operation);
        let is_empty = properties == self.context().empty_dictionary();
        if is_empty && !self.ir.written.has_empty_properties(operation) {
            return;
        }
        self.text(" <");
        if self.known(operation).is_registered() {
            self.dictionary(self.context().entries(properties).iter().copied());
        } else {
            // MLIR defines no aliases for attributes and types that only these properties use.
            self.without_visits(|printer| printer.attribute(properties));
        }
        self.text(">");
    }

    /// The outermost operation with a line end, or the operations of a module that is left out.
    pub(super) fn file(&mut self, operation: OperationId) {
        let ir = self.ir;
        let is_omitted = self.options.omits_module
            && operation == ir.top()
            && [ir.properties(operation), ir.attributes(operation)]
                == [ir.context.empty_dictionary(); 2];
        if let Some(body) = ir.body(operation).filter(|_| is_omitted) {
            self.statements(body, true);
        } else {
            self.operation(operation);
            self.text("\n");
        }
    }

    /// A region with its braces.
    pub fn region(&mut self, region: RegionId, form: RegionForm) {
        let ir = self.ir;
        let label = ir.entry_block(region).is_some_and(|entry| {
            (form.empty_block && ir.first_operation(entry).is_none())
                || (form.entry_arguments && !ir.arguments(entry).is_empty())
        });
        self.region_with_label(region, label, form.terminator);
    }

    /// A region with its braces, the label of its entry block where that is requested, and the
    /// terminators, likewise.
    pub(super) fn region_with_label(&mut self, region: RegionId, label: bool, terminator: bool) {
        let ir = self.ir;
        if self.options.skip_regions {
            self.text("{...}");
            return;
        }
        self.regions += 1;
        self.text("{\n");
        let blocks = ir.blocks(region);
        if let Some((entry, others)) = blocks.split_first() {
            let parent = ir.region_parent(region);
            let default = parent.map_or("", |parent| self.known(parent).default_dialect());
            self.default_dialects.push(default);
            let predecessors = self.predecessors(blocks);
            self.block(*entry, label.then_some((true, &predecessors)), terminator);
            for block in others {
                self.block(*block, Some((false, &predecessors)), true);
            }
            self.default_dialects.pop();
        }
        self.indent();
        self.text("}");
    }

    /// Returns the predecessors of a region's blocks; empty for a single block, which has none.
    fn predecessors(&self, blocks: &[BlockId]) -> Predecessors {
        let mut predecessors = Predecessors::default();
        if blocks.len() > 1 {
            for block in blocks {
                for operation in self.ir.block_operations(*block) {
                    for successor in self.ir.successors(operation) {
                        predecessors.entry(*successor).or_default().push(*block);
                    }
                }
            }
        }
        predecessors
    }

    /// A block; its label with whether it is the entry block.
    fn block(&mut self, block: BlockId, label: Option<(bool, &Predecessors)>, terminator: bool) {
        if let Some((entry, predecessors)) = label {
            self.label(block, entry, predecessors);
        }
        self.indentation += INDENTATION;
        self.statements(block, terminator);
        self.indentation -= INDENTATION;
    }

    /// The operations of a block, each on its lines.
    fn statements(&mut self, block: BlockId, terminator: bool) {
        let ir = self.ir;
        for operation in ir.block_operations(block) {
            let last = !terminator && ir.next_operation(operation).is_none();
            if last && self.known(operation).is_terminator() {
                break;
            }
            self.indent();
            self.operation(operation);
            self.text("\n");
        }
    }

    /// `^bb1(%0: i32):  // pred: ^bb0`
    fn label(&mut self, block: BlockId, entry: bool, predecessors: &Predecessors) {
        let ir = self.ir;
        self.indent();
        self.block_name(block);
        let arguments = ir.arguments(block);
        if !arguments.is_empty() {
            self.text("(");
            for (index, argument) in arguments.iter().enumerate() {
                self.separator(index);
                self.value_name(*argument, true);
                self.text(": ");
                self.type_(ir.value_type(*argument));
                self.argument_location(*argument);
            }
            self.text(")");
        }
        self.text(":");
        let before = predecessors.get(&block).map_or(&[][..], SmallVec::as_slice);
        match before {
            [] if entry => {}
            [] => self.text("  // no predecessors"),
            [one] => {
                self.text("  // pred: ");
                self.block_name(*one);
            }
            many => {
                self.text("  // ");
                write_number(many.len(), &mut self.out);
                self.text(" preds: ");
                for (index, one) in many.iter().enumerate() {
                    self.separator(index);
                    self.block_name(*one);
                }
            }
        }
        self.text("\n");
    }

    /// The indentation of lines.
    pub(super) fn column(&self) -> usize {
        self.indentation.min(MAX_INDENTATION)
    }

    pub(super) fn indent(&mut self) {
        self.out.resize(self.out.len() + self.column(), b' ');
    }

    /// A line end, and the indentation of the operation that is printed.
    pub fn newline(&mut self) {
        self.text("\n");
        self.indent();
    }

    /// Prints with all new lines one level deeper.
    pub fn indented(&mut self, print: impl FnOnce(&mut Self)) {
        self.indentation += INDENTATION;
        print(self);
        self.indentation -= INDENTATION;
    }

    /// As [`Printer::newline`], one level deeper by `levels`.
    pub fn newline_indented(&mut self, levels: usize) {
        self.newline();
        self.out.resize(self.out.len() + levels * INDENTATION, b' ');
    }
}
