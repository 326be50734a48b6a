//! `-convert-torch-to-symbol`: converts shape facts of torch programs to the symbol dialect, for the builtin tensors
//! that torch's tensors are converted to or from.
//!
//! If a tensor bound by `torch.bind_symbolic_shape` has a builtin tensor on the other side of a conversion, that one
//! is bound instead, and each `torch.symbolic_int` becomes a `symbol.symbolic_int` with the same name and range
//! beside it. Unused operations of torch are removed; bindings of tensors that are not converted stay unchanged.

use super::{new_bind, new_symbol};
use abide_dialects::torch::{self, is_conversion};
use abide_dialects::{BIND_SYMBOLIC_SHAPE, SYMBOLIC_INT};
use abide_mlir::ir::{AffineMap, AttributeKind, Identifier, Ir, OperationId, TypeKind, ValueId};
use rustc_hash::{FxHashMap, FxHashSet};

/// Converts a function in one pass over its operations. Nothing else is changed.
pub(super) fn run(ir: &mut Ir, function: OperationId) {
    let operations: Vec<OperationId> = ir.walk(function).collect();
    let named = |name: &'static str| {
        let of = |ir: &Ir, one: &OperationId| ir.name_bytes(*one) == name.as_bytes();
        operations.iter().filter(|one| of(ir, one)).copied().collect::<Vec<OperationId>>()
    };
    let (symbols, binds) = (named(torch::SYMBOLIC_INT), named(torch::BIND_SYMBOLIC_SHAPE));
    if binds.is_empty() {
        return;
    }
    let mut conversion = Conversion {
        places: (0..).zip(&operations).map(|(place, one)| (*one, place)).collect(),
        symbols: FxHashMap::default(),
        names: names(ir, &operations),
        suffixes: FxHashMap::default(),
    };
    for bind in &binds {
        if conversion.convert(ir, *bind) {
            ir.erase(*bind);
        }
    }
    for symbol in symbols {
        if ir.result(symbol, 0).is_none_or(|result| !ir.has_uses(result)) {
            ir.erase(symbol);
        }
    }
}

/// The names of the symbols of a function.
fn names(ir: &Ir, operations: &[OperationId]) -> FxHashSet<Identifier> {
    let symbols = operations.iter().filter(|one| ir.name_bytes(**one) == SYMBOLIC_INT.as_bytes());
    let name = |symbol: &OperationId| match ir
        .context
        .attribute_kind(ir.attribute(*symbol, "symbol_name")?)
    {
        AttributeKind::SymbolReference { root, .. } => Some(*root),
        _ => None,
    };
    symbols.filter_map(name).collect()
}

struct Conversion {
    /// The operations of the function, numbered in their original order.
    places: FxHashMap<OperationId, u32>,
    /// The replacement of each symbol of torch.
    symbols: FxHashMap<ValueId, ValueId>,
    names: FxHashSet<Identifier>,
    /// For each name, the first suffix that may be free: very many symbols may have one name.
    suffixes: FxHashMap<Identifier, u64>,
}

impl Conversion {
    /// Binds the builtin tensors of a bound tensor's conversions; returns whether there are any.
    fn convert(&mut self, ir: &mut Ir, bind: OperationId) -> bool {
        let Some(value) = ir.operand(bind, 0) else { return false };
        let map = ir.attribute(bind, "shape_expressions");
        let Some(AttributeKind::AffineMap(map)) = map.map(|map| ir.context.attribute_kind(map))
        else {
            return false;
        };
        let map = map.clone();
        let symbols: Vec<ValueId> = ir.operands(bind).skip(1).collect();
        let mut places: Vec<(ValueId, OperationId)> = Vec::new();
        if let Some(from) = ir.defining_operation(value).filter(|one| is_conversion(ir, *one)) {
            places.extend(ir.operand(from, 0).map(|source| (source, bind)));
        }
        let users: Vec<OperationId> = ir.uses(value).map(|(user, _)| user).collect();
        for user in users.into_iter().filter(|user| is_conversion(ir, *user)) {
            let place = self.later_of_both(ir, user, bind);
            places.extend(ir.result(user, 0).zip(place));
        }
        places.retain(|(tensor, _)| is_tensor_of_rank(ir, *tensor, map.results.len()));
        // Uses of a value are listed newest first.
        places.sort_by_key(|(tensor, _)| std::cmp::Reverse(*tensor));
        for (tensor, place) in &places {
            if !is_bound(ir, *tensor) {
                let symbols: Vec<ValueId> =
                    symbols.iter().map(|symbol| self.symbol(ir, *symbol)).collect();
                let new = new_bind(ir, *tensor, &symbols, map.clone(), ir.span(bind));
                ir.insert_after(*place, new);
            }
        }
        !places.is_empty()
    }

    /// The later of a conversion and the binding of its operand; after that, the builtin tensor and the symbols both
    /// exist. `None` without one.
    fn later_of_both(
        &self,
        ir: &Ir,
        conversion: OperationId,
        bind: OperationId,
    ) -> Option<OperationId> {
        let place = |operation: OperationId| self.places.get(&operation).copied();
        if ir.block_of(conversion) == ir.block_of(bind) {
            return Some(if place(conversion) < place(bind) { bind } else { conversion });
        }
        // In another block the conversion must come after the symbols: within an operation after the bind, or
        // anywhere if the symbols are created at the beginning of the function.
        let mut outer = Some(conversion);
        while let Some(operation) = outer {
            if ir.block_of(operation) == ir.block_of(bind) {
                return (place(operation) > place(bind)).then_some(conversion);
            }
            outer = ir.parent(operation);
        }
        let in_entry =
            |block| ir.region_of(block).and_then(|region| ir.entry_block(region)) == Some(block);
        let outermost = ir.block_of(bind).filter(|block| in_entry(*block));
        let same_region = outermost.and_then(|block| ir.region_of(block))
            == ir.block_of(conversion).and_then(|block| ir.region_of(block));
        (outermost.is_some() && same_region).then_some(conversion)
    }

    /// The replacement of a symbol of torch.
    fn symbol(&mut self, ir: &mut Ir, torch: ValueId) -> ValueId {
        if let Some(symbol) = self.symbols.get(&torch) {
            return *symbol;
        }
        let Some(operation) = ir.defining_operation(torch) else { return torch };
        let bound = |ir: &Ir, name: &str| {
            let value = ir.attribute(operation, name);
            value.and_then(|value| ir.context.integer_value(value))
        };
        let range = (bound(ir, "min_val").unwrap_or(0), bound(ir, "max_val").unwrap_or(i64::MAX));
        let name = self.name(ir, operation);
        let none = AffineMap { dims: 0, symbols: 0, results: Default::default() };
        let symbol = new_symbol(ir, name, range, &[], none, ir.span(operation));
        ir.insert_after(operation, symbol);
        let result = ir.result(symbol, 0).unwrap_or(torch);
        self.symbols.insert(torch, result);
        result
    }

    /// The name of a symbol of torch, with a numeric suffix if the function has such a symbol.
    fn name(&mut self, ir: &mut Ir, operation: OperationId) -> Identifier {
        let name = ir.attribute(operation, "symbol_name");
        let name = match name.map(|name| ir.context.attribute_kind(name)) {
            Some(AttributeKind::String { value, .. }) => *value,
            _ => ir.context.identifier("s"),
        };
        let mut unique = name;
        while !self.names.insert(unique) {
            let suffix = self.suffixes.entry(name).or_default();
            let numbered = [ir.context.bytes(name), format!("_{suffix}").as_bytes()].concat();
            *suffix += 1;
            unique = ir.context.identifier(numbered);
        }
        unique
    }
}

fn is_tensor_of_rank(ir: &Ir, value: ValueId, rank: usize) -> bool {
    let kind = ir.context.type_kind(ir.value_type(value));
    matches!(kind, TypeKind::Tensor { shape, .. } if shape.len() == rank)
}

fn is_bound(ir: &Ir, value: ValueId) -> bool {
    let mut uses = ir.uses(value);
    uses.any(|(user, index)| index == 0 && ir.name_bytes(user) == BIND_SYMBOLIC_SHAPE.as_bytes())
}
