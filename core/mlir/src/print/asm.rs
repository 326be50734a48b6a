//! The tools of operations' print functions; MLIR's `OpAsmPrinter`.

use super::Printer;
use crate::ir::{Attribute, BlockId, Identifier, OperationId, RegionId, ValueId};
use smallvec::SmallVec;

/// Named attributes, sorted by name.
pub type Entries = SmallVec<[(Identifier, Attribute); 8]>;

impl Printer<'_> {
    /// Prints text unchanged.
    #[inline]
    pub fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Prints bytes unchanged.
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.out.extend_from_slice(bytes);
    }

    /// A number in decimal.
    pub fn integer_literal(&mut self, number: i64) {
        super::escape::write_number(number, &mut self.out);
    }

    /// `, ` before every element of a list but the first.
    #[inline]
    pub fn separator(&mut self, index: usize) {
        if index > 0 {
            self.text(", ");
        }
    }

    /// The name of a value: `%0`, `%0#1`.
    pub fn operand(&mut self, value: ValueId) {
        self.value_name(value, true);
    }

    /// Names of values with commas between them.
    pub fn operands(&mut self, values: impl IntoIterator<Item = ValueId>) {
        for (index, value) in values.into_iter().enumerate() {
            self.separator(index);
            self.operand(value);
        }
    }

    /// The name of a value; if there is none, what MLIR prints then.
    pub fn optional_operand(&mut self, value: Option<ValueId>) {
        match value {
            Some(value) => self.operand(value),
            None => self.text("<<NULL VALUE>>"),
        }
    }

    /// The type of a value.
    pub fn value_type(&mut self, value: ValueId) {
        self.type_(self.ir().value_type(value));
    }

    /// The types of values with commas between them.
    pub fn operand_types(&mut self, values: impl IntoIterator<Item = ValueId>) {
        let ir = self.ir();
        self.types(values.into_iter().map(|value| ir.value_type(value)));
    }

    /// Prints ` : ` and the types of values, if any.
    pub fn optional_colon_types(&mut self, values: impl ExactSizeIterator<Item = ValueId>) {
        if values.len() > 0 {
            self.text(" : ");
            self.operand_types(values);
        }
    }

    /// Prints ` -> ` and the types of results, if any.
    pub fn optional_arrow_types(&mut self, operation: OperationId) {
        let ir = self.ir();
        let types = ir.results(operation).map(|result| ir.value_type(result));
        if types.len() > 0 {
            self.text(" -> ");
            self.result_types(types);
        }
    }

    /// The types of the operands and results of an operation: `(i32) -> i32`.
    pub fn operation_type(&mut self, operation: OperationId) {
        let ir = self.ir();
        let inputs = ir.operands(operation).map(|operand| ir.value_type(operand));
        let results = ir.results(operation).map(|result| ir.value_type(result));
        self.functional_type(inputs, results);
    }

    /// The name of a block: `^bb1`.
    pub fn successor(&mut self, block: BlockId) {
        self.block_name(block);
    }

    /// Prints a block and its operands: `^bb1(%0 : i32)`.
    pub fn successor_and_operands(
        &mut self,
        block: BlockId,
        operands: impl ExactSizeIterator<Item = ValueId> + Clone,
    ) {
        self.successor(block);
        if operands.len() > 0 {
            self.text("(");
            self.operands(operands.clone());
            self.text(" : ");
            self.operand_types(operands);
            self.text(")");
        }
    }

    /// All attributes of an operation, its properties among them, but those with these names.
    #[must_use]
    pub fn entries(&self, operation: OperationId, elided: &[&str]) -> Entries {
        let (ir, context) = (self.ir(), self.context());
        let properties = context.entries(ir.properties(operation));
        let attributes = context.entries(ir.attributes(operation));
        let mut entries: Entries = properties
            .iter()
            .chain(attributes)
            .filter(|(name, _)| {
                let name = context.bytes(*name);
                !elided.iter().any(|elided| elided.as_bytes() == name)
            })
            .copied()
            .collect();
        if !properties.is_empty() && !attributes.is_empty() {
            entries.sort_by(|a, b| context.bytes(a.0).cmp(context.bytes(b.0)));
        }
        entries
    }

    /// Prints ` {name = value}` of all attributes except those with these names, if any are left.
    pub fn attribute_dictionary(&mut self, operation: OperationId, elided: &[&str]) {
        let entries = self.entries(operation, elided);
        self.optional_dictionary(&entries);
    }

    /// As [`Printer::attribute_dictionary`], after ` attributes`.
    pub fn attribute_dictionary_with_keyword(&mut self, operation: OperationId, elided: &[&str]) {
        let entries = self.entries(operation, elided);
        if !entries.is_empty() {
            self.text(" attributes");
            self.optional_dictionary(&entries);
        }
    }

    /// Prints ` {name = value}`, if there are entries.
    pub fn optional_dictionary(&mut self, entries: &[(Identifier, Attribute)]) {
        if !entries.is_empty() {
            self.text(" ");
            self.dictionary(entries.iter().copied());
        }
    }

    /// An argument of a region with its type and attributes: `%arg0: i32 {name = value}`.
    pub fn region_argument(&mut self, argument: ValueId, attributes: &[(Identifier, Attribute)]) {
        self.operand(argument);
        self.text(": ");
        self.value_type(argument);
        // MLIR defines no aliases for attributes used only here.
        self.without_visits(|printer| printer.optional_dictionary(attributes));
        self.argument_location(argument);
    }

    /// ` loc("name")`, if an argument has a name in the source, and no location has been printed.
    pub fn source_name(&mut self, argument: ValueId) {
        if self.locations.is_some() {
            return;
        }
        let found = self.source_names.binary_search_by_key(&argument, |entry| entry.0);
        if let Some((_, name)) = found.ok().and_then(|index| self.source_names.get(index)) {
            self.text(" loc(");
            self.string(*name);
            self.text(")");
        }
    }

    /// The arguments of the entry block of a region, without their types: `%arg0, %arg1`.
    pub fn entry_arguments(&mut self, region: RegionId) {
        let ir = self.ir();
        let arguments = ir.region_arguments(region);
        self.operands(arguments.iter().copied());
    }
}
