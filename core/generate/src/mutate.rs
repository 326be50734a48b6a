//! Changes of a module that keep the types of its values.

use crate::draw::Draw;
use crate::module;
use crate::random::Random;
use crate::{Generator, is_valid};
use abide_mlir::ir::{Attribute, AttributeKind, NewOperation, OperationId, ValueId};
use abide_mlir::ods::Trait;
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::rewrite::visible_blocks;
use rustc_hash::FxHashSet;

/// The number of changes of a module, at most.
const MAX_CHANGES: usize = 4;

/// The number of changed modules that are made for one that verifies.
const MAX_MUTANTS: usize = 12;

/// The number of operations of a block that are searched for values, at most.
const MAX_SEARCHED_OPERATIONS: usize = 4096;

impl<'r> Generator<'r> {
    /// A changed module. It depends on the text, the number and the options only. `None` if the text does not verify,
    /// or if no change of it does.
    pub fn mutant(&mut self, text: &[u8], number: u64) -> Option<Vec<u8>> {
        let original = self.read(text).filter(|_| self.is_of_version(text))?;
        let mut random = Random::of(self.options.seed, &[text, &number.to_le_bytes()].concat());
        // The recipes of the generator belong to the context of its own module.
        let own = std::mem::replace(&mut self.ir, original.clone());
        let unchanged = self.text();
        let mut mutants = (0..MAX_MUTANTS).map(|_| {
            self.ir = original.clone();
            for _ in 0..=random.below(MAX_CHANGES) {
                // An impossible change does nothing.
                let _ = self.change(&mut random);
            }
            let text = self.text();
            let is_good = is_valid(&self.ir, self.registry, self.limits);
            (is_good && text != unchanged && self.is_read_again(&text)).then_some(text)
        });
        let found = mutants.find_map(|mutant| mutant);
        self.ir = own;
        found
    }

    fn change(&mut self, random: &mut Random) -> Option<()> {
        let all: Vec<OperationId> = self.ir.walk(self.ir.top()).skip(1).collect();
        let operation = random.choose(&all)?;
        match random.below(8) {
            0 | 1 => self.change_operand(operation, random),
            2 | 3 => self.change_attribute(operation, random),
            4 => self.erase(operation, random),
            5 => self.copy(operation),
            6 => self.move_up(operation),
            _ => self.insert(operation, random),
        }
    }

    /// The values that an operation can use.
    fn visible_values(&self, place: OperationId) -> Vec<ValueId> {
        let mut values = Vec::new();
        for (block, end) in visible_blocks(&self.ir, self.registry, place) {
            values.extend_from_slice(self.ir.arguments(block));
            let before = self.ir.block_operations(block).take(MAX_SEARCHED_OPERATIONS);
            let before = before.take_while(|one| Some(*one) != end);
            values.extend(before.flat_map(|one| self.ir.results(one)));
        }
        values
    }

    /// A visible value like another one, and not the same.
    fn other_value(
        &self,
        old: ValueId,
        place: OperationId,
        random: &mut Random,
    ) -> Option<ValueId> {
        let mut values = self.visible_values(place);
        let ty = self.ir.value_type(old);
        values.retain(|value| *value != old && self.ir.value_type(*value) == ty);
        random.choose(&values)
    }

    /// Gives an operation another operand.
    fn change_operand(&mut self, operation: OperationId, random: &mut Random) -> Option<()> {
        let index = random.below(self.ir.operand_count(operation));
        let old = self.ir.operand(operation, index)?;
        let new = self.other_value(old, operation, random)?;
        self.ir.set_operand(operation, index, new);
        Some(())
    }

    /// Gives a described attribute another value.
    fn change_attribute(&mut self, operation: OperationId, random: &mut Random) -> Option<()> {
        let described = self.registry.registered(&self.ir, operation)?.description();
        let one = described.attributes.get(random.below(described.attributes.len()))?;
        if matches!(one.constraint.predicate(), AttributePredicate::SymbolName) {
            return None;
        }
        let old = self.ir.attribute(operation, &*one.name)?;
        let values = self.ir.operands(operation).chain(self.ir.results(operation));
        let hints = values.map(|value| self.ir.value_type(value)).collect();
        let (context, declared) = (&mut self.ir.context, &self.declared);
        let mut draw = Draw { context, random, declared, hints };
        let new = draw.similar(old).or_else(|| draw.attribute(one.constraint.predicate()))?;
        let is_typed_alike =
            self.ir.context.attribute_type(new) == self.ir.context.attribute_type(old);
        if !is_typed_alike || !one.constraint.matches(&self.ir.context, new) {
            return None;
        }
        self.set_attribute(operation, &one.name, new);
        Some(())
    }

    /// Sets an attribute where the operation has it.
    fn set_attribute(&mut self, operation: OperationId, name: &str, value: Attribute) {
        let properties = self.ir.properties(operation);
        if self.ir.context.entry(properties, name).is_some() {
            self.ir.set_property(operation, name, Some(value));
        } else {
            self.ir.set_attribute(operation, name, Some(value));
        }
    }

    /// Erases an operation. Other values of the same types replace its results.
    fn erase(&mut self, operation: OperationId, random: &mut Random) -> Option<()> {
        // Other operations may refer to a symbol, and a module without functions tests nothing.
        if self.is_terminator(operation) || self.ir.attribute(operation, "sym_name").is_some() {
            return None;
        }
        for old in self.ir.results(operation).collect::<Vec<_>>() {
            if self.ir.has_uses(old) {
                let new = self.other_value(old, operation, random)?;
                self.ir.replace_uses(old, new);
            }
        }
        self.ir.erase(operation);
        Some(())
    }

    /// Inserts a copy of an operation without regions after it.
    fn copy(&mut self, operation: OperationId) -> Option<()> {
        if !self.ir.regions(operation).is_empty() || self.is_terminator(operation) {
            return None;
        }
        let results: Vec<_> =
            self.ir.results(operation).map(|value| self.ir.value_type(value)).collect();
        let operands: Vec<ValueId> = self.ir.operands(operation).collect();
        let copy = self.ir.create(NewOperation {
            operands: &operands,
            results: &results,
            properties: Some(self.ir.properties(operation)),
            attributes: Some(self.ir.attributes(operation)),
            ..NewOperation::new(self.ir.name(operation))
        });
        self.ir.insert_after(operation, copy);
        Some(())
    }

    /// Exchanges an operation with the one before it.
    fn move_up(&mut self, operation: OperationId) -> Option<()> {
        let previous = self.ir.previous_operation(operation)?;
        self.ir.detach(operation);
        self.ir.insert_before(previous, operation);
        Some(())
    }

    /// Inserts a selected operation before another one. Its dialect is one that the module uses.
    fn insert(&mut self, place: OperationId, random: &mut Random) -> Option<()> {
        let all = self.ir.walk(self.ir.top()).filter_map(|one| {
            let entry = self.registry.registered(&self.ir, one)?;
            Some(entry.description().dialect())
        });
        let dialects: FxHashSet<&str> = all.collect();
        let mut near = self.operations.plain.clone();
        near.retain(|op| dialects.contains(op.dialect()));
        let op = random.choose(&near)?;
        let learned = self.learned(op);
        let (mut before, tried) = learned.get(random.below(learned.len()))?.clone();
        let recipe = self.draw(op, &mut before)?.with_places_of(&tried);
        let values = self.visible_values(place);
        let is_alone = recipe.symbol.is_none() && !recipe.is_symbol && recipe.successors.is_empty();
        is_alone.then(|| module::insert(&mut self.ir, random, values, &recipe, place))?
    }

    fn is_terminator(&self, operation: OperationId) -> bool {
        let entry = self.registry.registered(&self.ir, operation);
        entry.is_some_and(|entry| entry.description().has(Trait::Terminator))
    }
}

impl Draw<'_> {
    /// A number or a list of numbers of the type of another one; `None` for other attributes.
    fn similar(&mut self, old: Attribute) -> Option<Attribute> {
        match self.context.attribute_kind(old).clone() {
            AttributeKind::Integer { ty, .. } => {
                let old = self.context.integer_value(old)?;
                let value = self.near(old);
                Some(self.context.integer_attribute(value, ty))
            }
            AttributeKind::DenseArray { element, mut values } => {
                let index = self.random.below(values.len());
                let value = self.near(*values.get(index)?);
                *values.get_mut(index)? = value;
                Some(self.context.attribute(AttributeKind::DenseArray { element, values }))
            }
            _ => None,
        }
    }

    /// A number at an edge, or next to another one.
    fn near(&mut self, old: i64) -> i64 {
        let edges = [0, 1, -1, 2, old.wrapping_add(1), old.wrapping_sub(1), old.wrapping_neg()];
        self.random.choose(&edges).unwrap_or(old)
    }
}
