//! A module that is built from recipes.

use crate::random::Random;
use crate::recipe::{Definition, Recipe, Region};
use abide_dialects::{builtin, func};
use abide_mlir::ir::{
    Attribute, AttributeKind, BlockId, Ir, NewOperation, OperationId, Type, TypeKind,
    ValueDefinition, ValueId,
};
use abide_source::text::Span;

/// The number of operations in a nested region, at most.
const MAX_NESTED_OPERATIONS: usize = 4;

/// The content of operands and regions.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Trial {
    /// Whether operands are results of undescribed operations.
    pub(crate) has_opaque_operands: bool,
    /// Whether each region has an undescribed operation.
    pub(crate) has_opaque_operations: bool,
}

/// A module with one function that is being built.
pub(crate) struct Module<'m, 'r> {
    ir: &'m mut Ir,
    random: &'m mut Random,
    trial: Trial,
    /// The block of the module.
    top: BlockId,
    /// The first block of the function.
    entry: BlockId,
    /// The values that are visible, and those outside of an isolated operation.
    values: Vec<ValueId>,
    /// The number of values that are not visible.
    hidden: usize,
    /// The types of the results of the function, once it returns.
    results: Option<Vec<Type>>,
    /// The definitions of the symbols so far.
    symbols: Vec<Definition<'r>>,
    /// The operations that are still to be placed.
    rest: std::vec::IntoIter<&'m Recipe<'r>>,
    branches: std::vec::IntoIter<&'m Recipe<'r>>,
}

/// Builds an operation before another one, with values that are visible there. Missing ones are casts from nothing.
pub(crate) fn insert(
    ir: &mut Ir,
    random: &mut Random,
    values: Vec<ValueId>,
    recipe: &Recipe<'_>,
    place: OperationId,
) -> Option<()> {
    let mut module = Module::new(ir, random, Trial::default());
    let entry = module.entry;
    module.values = values;
    module.operation(recipe, entry, &[], 0)?;
    for argument in ir.arguments(entry).to_vec() {
        let made = builtin::placeholder(ir, ir.value_type(argument));
        ir.insert_before(place, made);
        let value = ir.result(made, 0)?;
        ir.replace_uses(argument, value);
    }
    for operation in ir.block_operations(entry).collect::<Vec<_>>() {
        ir.detach(operation);
        ir.insert_before(place, operation);
    }
    Some(())
}

impl<'m, 'r> Module<'m, 'r> {
    /// Begins with an empty function.
    pub(crate) fn new(ir: &'m mut Ir, random: &'m mut Random, trial: Trial) -> Module<'m, 'r> {
        let (top, entry) = (ir.create_block(Span::default()), ir.create_block(Span::default()));
        Module {
            ir,
            random,
            trial,
            top,
            entry,
            values: Vec::new(),
            hidden: 0,
            results: None,
            symbols: Vec::new(),
            rest: Vec::new().into_iter(),
            branches: Vec::new().into_iter(),
        }
    }

    /// Adds operations, branches between them, definitions of symbols, and the end of the function.
    pub(crate) fn fill(
        mut self,
        operations: Vec<&'m Recipe<'r>>,
        branches: Vec<&'m Recipe<'r>>,
        depth: usize,
    ) -> Option<()> {
        let blocks = branches.iter().map(|branch| branch.successors.len()).sum::<usize>() + 1;
        let share = operations.len().div_ceil(blocks);
        let region = self.ir.create_region();
        self.rest = operations.into_iter();
        self.branches = branches.into_iter();
        let mut open = vec![(self.entry, Vec::new())];
        while let Some((block, visible)) = open.pop() {
            self.ir.append_block(region, block);
            self.values = visible;
            self.values.extend_from_slice(self.ir.arguments(block));
            self.place(
                block,
                if self.branches.len() == 0 && open.is_empty() { usize::MAX } else { share },
                depth,
            )?;
            let Some(branch) = self.branches.next() else {
                self.end(block)?;
                continue;
            };
            let successors: Vec<BlockId> =
                (branch.successors.iter()).map(|arguments| self.block(arguments)).collect();
            self.operation(branch, block, &successors, depth)?;
            open.extend(successors.iter().rev().map(|next| (*next, self.values.clone())));
        }
        self.finish(region);
        Some(())
    }

    fn block(&mut self, arguments: &[Type]) -> BlockId {
        let block = self.ir.create_block(Span::default());
        for ty in arguments {
            self.ir.add_argument(block, *ty);
        }
        block
    }

    /// Places the next operations in a block.
    fn place(&mut self, block: BlockId, count: usize, depth: usize) -> Option<()> {
        for _ in 0..count {
            let Some(recipe) = self.rest.next() else { return Some(()) };
            if recipe.is_symbol {
                self.define(&Definition::Operation(Box::new(recipe.clone())))?;
            } else {
                self.operation(recipe, block, &[], depth)?;
            }
        }
        Some(())
    }

    /// Adds an operation to a block.
    fn operation(
        &mut self,
        recipe: &Recipe<'r>,
        block: BlockId,
        successors: &[BlockId],
        depth: usize,
    ) -> Option<()> {
        let mut operands = Vec::new();
        for ty in &recipe.operands {
            operands.push(self.operand(*ty, recipe.needs_arguments, block)?);
        }
        let mut attributes = recipe.attributes;
        if let Some(symbol) = &recipe.symbol {
            let root = self.define(&symbol.definition)?;
            let root = self.ir.context.identifier(root);
            let nested = Box::default();
            let reference = AttributeKind::SymbolReference { root, nested };
            let reference = self.ir.context.attribute(reference);
            attributes = self.with_entry(attributes, symbol.attribute, reference);
        }
        let mut regions = Vec::new();
        for region in &recipe.regions {
            let own = self.ir.create_region();
            if let Region::Block { arguments, terminator, is_open } = region {
                let block = self.block(arguments);
                self.ir.append_block(own, block);
                let terminator = terminator.as_deref();
                self.region(block, terminator, *is_open, recipe.is_isolated, depth)?;
            }
            regions.push(own);
        }
        let name = self.ir.context.identifier(recipe.name);
        let (properties, others) = match recipe.has_properties {
            true => (Some(attributes), None),
            false => (None, Some(attributes)),
        };
        let operation = self.ir.create(NewOperation {
            operands: &operands,
            results: &recipe.results,
            properties,
            attributes: others,
            regions: &regions,
            successors,
            ..NewOperation::new(name)
        });
        self.ir.append(block, operation);
        self.values.extend(self.ir.results(operation));
        Some(())
    }

    fn region(
        &mut self,
        block: BlockId,
        terminator: Option<&Recipe<'r>>,
        is_open: bool,
        is_isolated: bool,
        depth: usize,
    ) -> Option<()> {
        let (outer, hidden) = (self.values.len(), self.hidden);
        if is_isolated {
            self.hidden = outer;
        }
        self.values.extend_from_slice(self.ir.arguments(block));
        if self.trial.has_opaque_operations {
            self.opaque(block, &[]);
        } else if is_open && depth > 0 {
            let count = self.random.below(MAX_NESTED_OPERATIONS + 1);
            self.place(block, count, depth - 1)?;
        }
        if let Some(terminator) = terminator {
            self.operation(terminator, block, &[], depth)?;
        }
        self.values.truncate(outer);
        self.hidden = hidden;
        Some(())
    }

    /// Adds an undescribed operation to a block.
    fn opaque(&mut self, block: BlockId, results: &[Type]) -> Option<ValueId> {
        let name = self.ir.context.identifier("generated.unknown");
        let operation = self.ir.create(NewOperation { results, ..NewOperation::new(name) });
        self.ir.append(block, operation);
        self.ir.result(operation, 0)
    }

    /// A value of a type: one of those so far, or a new argument of the function. `None` if an isolated operation
    /// hides all of them.
    fn operand(&mut self, ty: Type, needs_argument: bool, block: BlockId) -> Option<ValueId> {
        if self.trial.has_opaque_operands {
            return self.opaque(block, &[ty]);
        }
        let is_argument = |value: ValueId| matches!(self.ir.definition(value), ValueDefinition::Argument(block, _) if block == self.entry);
        let fits = |value: &ValueId| {
            self.ir.value_type(*value) == ty && (!needs_argument || is_argument(*value))
        };
        let fitting: Vec<ValueId> =
            self.values.iter().skip(self.hidden).copied().filter(fits).collect();
        let is_isolated = self.hidden > 0;
        if let Some(value) =
            self.random.choose(&fitting).filter(|_| is_isolated || !self.random.percent(15))
        {
            return Some(value);
        }
        if is_isolated {
            return None;
        }
        let value = self.ir.add_argument(self.entry, ty);
        self.values.insert(0, value);
        Some(value)
    }

    /// The name of a symbol, which is defined if it was not before.
    fn define(&mut self, definition: &Definition<'r>) -> Option<String> {
        let known = self.symbols.iter().position(|known| known == definition);
        let number = known.unwrap_or(self.symbols.len());
        let name = format!("symbol{number}");
        if known.is_some() {
            return Some(name);
        }
        self.symbols.push(definition.clone());
        let text = self.ir.context.string_attribute(&name);
        match definition {
            Definition::Function(operation, ty) => {
                let region = self.ir.create_region();
                self.function(operation, (&name, *ty), region, true);
            }
            Definition::Operation(recipe) => {
                let attributes = self.with_entry(recipe.attributes, "sym_name", text);
                let recipe = Recipe { attributes, is_symbol: false, ..(**recipe).clone() };
                self.operation(&recipe, self.top, &[], 0)?;
            }
        }
        Some(name)
    }

    fn with_entry(&mut self, dictionary: Attribute, name: &str, value: Attribute) -> Attribute {
        let name = self.ir.context.identifier(name);
        let own = self.ir.context.entries(dictionary).iter().filter(|(own, _)| *own != name);
        let mut entries: Vec<_> = own.copied().collect();
        entries.push((name, value));
        self.ir.context.dictionary(&mut entries)
    }

    /// Ends a block with a return.
    fn end(&mut self, block: BlockId) -> Option<()> {
        let types = match self.results.clone() {
            Some(types) => types,
            None => {
                let last = self.values.last().map(|value| self.ir.value_type(*value));
                last.into_iter().collect()
            }
        };
        let mut operands = Vec::new();
        for ty in &types {
            operands.push(self.operand(*ty, false, block)?);
        }
        self.results = Some(types);
        let name = self.ir.context.identifier(func::RETURN);
        let end = self.ir.create(NewOperation { operands: &operands, ..NewOperation::new(name) });
        self.ir.append(block, end);
        Some(())
    }

    fn function(
        &mut self,
        operation: &str,
        (name, ty): (&str, Type),
        region: abide_mlir::ir::RegionId,
        is_private: bool,
    ) {
        let context = &mut self.ir.context;
        let mut entries = vec![
            (context.identifier("sym_name"), context.string_attribute(name)),
            (context.identifier("function_type"), context.type_attribute(ty)),
        ];
        if is_private {
            let private = context.string_attribute("private");
            entries.push((context.identifier("sym_visibility"), private));
        }
        let properties = Some(context.dictionary(&mut entries));
        let name = context.identifier(operation);
        let regions = [region];
        let new = NewOperation { properties, regions: &regions, ..NewOperation::new(name) };
        let operation = self.ir.create(new);
        self.ir.append(self.top, operation);
    }

    /// Puts the function into the module.
    fn finish(mut self, region: abide_mlir::ir::RegionId) {
        let types = self.ir.arguments(self.entry).iter();
        let inputs = types.map(|value| self.ir.value_type(*value)).collect();
        let results = self.results.take().unwrap_or_default().into_iter().collect();
        let ty = self.ir.context.ty(TypeKind::Function { inputs, results });
        self.function(func::FUNC, ("generated", ty), region, false);
        let region = self.ir.create_region();
        self.ir.append_block(region, self.top);
        let name = self.ir.name(self.ir.top());
        let top = self.ir.create(NewOperation { regions: &[region], ..NewOperation::new(name) });
        self.ir.set_top(top);
    }
}
