//! `-propagate-symbol`: names the dynamic sizes of a function and follows them through it.
//!
//! The arguments are bound to new symbols. Then the following repeats until nothing changes:
//!
//! - Computed sizes become symbols.
//! - Results are bound to the sizes that follow from the operands.
//! - Sizes of bound values become their symbols.
//! - Symbols that must be equal become one.

mod binds;
mod unify;

use super::{
    ANY_SIZE, PassContext, PassError, SymbolNames, new_bind, new_symbol, rewrite_to_fixed_point,
};
use abide_dialects::{BIND_SYMBOLIC_SHAPE, affine, arith, makes_symbols, tensor};
use abide_mlir::ir::{
    AffineMap, AttributeKind, BlockId, DYNAMIC, Ir, NewOperation, OperationId, Shape, TypeKind,
    ValueId,
};
use abide_mlir::rewrite::{
    InsertionPoint, Patterns, Rewriter, Size, Unreachable, dynamic_index, reify, size_operands,
};
pub(super) use binds::Binds;

/// Propagates the symbols of a function; a function without a body is left alone.
pub(super) fn run(
    ir: &mut Ir,
    function: OperationId,
    context: &mut PassContext<'_>,
) -> Result<(), PassError> {
    let body = ir.regions(function).first().copied();
    let Some(body) = body else { return Ok(()) };
    let Some(entry) = ir.entry_block(body) else { return Ok(()) };
    // Ignore bindings in unreachable code: they are removed in the end.
    let unreachable = Unreachable::of(ir, body);
    bind_arguments(ir, entry, &unreachable, &mut context.names);
    let binds = &mut context.binds;
    binds.find(ir, function, &unreachable);
    let mut patterns = Propagation { names: &mut context.names, binds };
    let PassContext { registry, limits, workspace, .. } = context;
    rewrite_to_fixed_point(ir, registry, limits, workspace, function, &mut patterns)
}

/// The sizes of a shape as results of a map: the dynamic ones are its symbols.
fn shape_map(ir: &mut Ir, shape: &Shape) -> AffineMap {
    let mut map = AffineMap { dims: 0, symbols: 0, results: Default::default() };
    for size in shape {
        map.results.push(if *size == DYNAMIC {
            map.symbols += 1;
            ir.context.affine_symbol(map.symbols - 1)
        } else {
            ir.context.affine_constant(*size)
        });
    }
    map
}

/// Whether reachable code binds the shape of a value.
fn is_bound(ir: &Ir, value: ValueId, unreachable: &Unreachable) -> bool {
    ir.uses(value).any(|(user, _)| {
        ir.name_bytes(user) == BIND_SYMBOLIC_SHAPE.as_bytes() && !unreachable.contains(ir, user)
    })
}

/// Binds the arguments of a function that have dynamic sizes to new symbols, in front of all else.
/// Arguments of unknown rank are left alone.
fn bind_arguments(ir: &mut Ir, entry: BlockId, unreachable: &Unreachable, names: &mut SymbolNames) {
    let first = ir.first_operation(entry);
    let span = first.map_or(ir.block_span(entry), |first| ir.span(first));
    let put = |ir: &mut Ir, operation: OperationId| match first {
        Some(first) => ir.insert_before(first, operation),
        None => ir.append(entry, operation),
    };
    for argument in ir.arguments(entry).to_vec() {
        let Some(shape) = ir.context.type_kind(ir.value_type(argument)).shape().cloned() else {
            continue;
        };
        if !shape.contains(&DYNAMIC) || is_bound(ir, argument, unreachable) {
            continue;
        }
        let mut symbols = Vec::new();
        for _ in shape.iter().filter(|size| **size == DYNAMIC) {
            let name = names.fresh(ir);
            let none = AffineMap { dims: 0, symbols: 0, results: Default::default() };
            let symbol = new_symbol(ir, name, ANY_SIZE, &[], none, span);
            put(ir, symbol);
            symbols.extend(ir.result(symbol, 0));
        }
        let map = shape_map(ir, &shape);
        let bind = new_bind(ir, argument, &symbols, map, span);
        put(ir, bind);
    }
}

struct Propagation<'n> {
    names: &'n mut SymbolNames,
    binds: &'n mut Binds,
}

impl Patterns for Propagation<'_> {
    fn apply(
        &mut self,
        rewriter: &mut Rewriter<'_>,
        operation: OperationId,
    ) -> Result<bool, PassError> {
        self.binds.follow(rewriter);
        if self.symbolize_operands(rewriter, operation)
            || self.bind_results(rewriter, operation)?
            || self.dim_to_symbol(rewriter, operation)
            || fold_into_empty(rewriter, operation)
        {
            return Ok(true);
        }
        unify::unify(self.binds, rewriter, operation)
    }
}

impl Propagation<'_> {
    /// Replaces computed sizes by symbols, in all their uses.
    fn symbolize_operands(&mut self, rewriter: &mut Rewriter<'_>, operation: OperationId) -> bool {
        let mut computed = size_operands(rewriter, operation);
        computed.retain(|value| {
            let defining = rewriter.ir.defining_operation(*value);
            defining.is_some_and(|one| arith::is_arithmetic(rewriter.ir.name_bytes(one)))
        });
        for value in &computed {
            let Some(defining) = rewriter.ir.defining_operation(*value) else { continue };
            let name = self.names.fresh(rewriter.ir);
            let s0 = rewriter.ir.context.affine_symbol(0);
            let map = AffineMap { dims: 0, symbols: 1, results: smallvec::smallvec![s0] };
            let span = rewriter.ir.span(defining);
            let symbol = new_symbol(rewriter.ir, name, ANY_SIZE, &[*value], map, span);
            rewriter.insert_made(InsertionPoint::After(defining), symbol);
            let result = rewriter.result(symbol);
            rewriter.replace_value_except(*value, result, symbol);
        }
        !computed.is_empty()
    }

    /// Binds the results of an operation to the sizes that follow from its operands.
    fn bind_results(
        &mut self,
        rewriter: &mut Rewriter<'_>,
        operation: OperationId,
    ) -> Result<bool, PassError> {
        let mut results = rewriter.ir.results(operation);
        if results.any(|result| self.binds.newest(rewriter.ir, result).is_some()) {
            return Ok(false);
        }
        let Some(shapes) = reify(rewriter, operation)? else { return Ok(false) };
        let mut changed = false;
        for (result, sizes) in rewriter.ir.results(operation).zip(shapes) {
            let ty = rewriter.ir.value_type(result);
            let Some(shape) = rewriter.ir.context.type_kind(ty).shape().cloned() else { continue };
            let symbols = self.symbols_for(rewriter, operation, &sizes)?;
            let map = shape_map(rewriter.ir, &shape);
            let span = rewriter.ir.span(operation);
            let bind = new_bind(rewriter.ir, result, &symbols, map, span);
            rewriter.insert_made(InsertionPoint::After(operation), bind);
            self.binds.add(result, bind);
            changed = true;
        }
        Ok(changed)
    }

    /// The symbols of the dynamic sizes in a list. Results of `affine.apply` become symbols; block arguments are
    /// skipped, as in the reference.
    fn symbols_for(
        &mut self,
        rewriter: &mut Rewriter<'_>,
        operation: OperationId,
        sizes: &[Size],
    ) -> Result<Vec<ValueId>, PassError> {
        let mut symbols = Vec::new();
        for size in sizes {
            let Size::Value(value) = *size else { continue };
            let Some(defining) = rewriter.ir.defining_operation(value) else { continue };
            let name = rewriter.ir.name_bytes(defining);
            if name == affine::APPLY.as_bytes() {
                symbols.push(self.symbol_of_apply(rewriter, operation, defining));
            } else if makes_symbols(name) {
                symbols.push(value);
            } else {
                return Err(PassError::new(operation, "unsupported reify op type"));
            }
        }
        Ok(symbols)
    }

    fn symbol_of_apply(
        &mut self,
        rewriter: &mut Rewriter<'_>,
        before: OperationId,
        apply: OperationId,
    ) -> ValueId {
        let name = self.names.fresh(rewriter.ir);
        let map = rewriter.ir.attribute(apply, "map");
        let map = match map.map(|map| rewriter.ir.context.attribute_kind(map)) {
            Some(AttributeKind::AffineMap(map)) => map.clone(),
            _ => AffineMap { dims: 0, symbols: 0, results: Default::default() },
        };
        let operands: Vec<ValueId> = rewriter.ir.operands(apply).collect();
        let span = rewriter.ir.span(apply);
        let symbol = new_symbol(rewriter.ir, name, ANY_SIZE, &operands, map, span);
        rewriter.insert_made(InsertionPoint::Before(before), symbol);
        rewriter.result(symbol)
    }

    /// Replaces the size of a bound value by its symbol.
    fn dim_to_symbol(&mut self, rewriter: &mut Rewriter<'_>, operation: OperationId) -> bool {
        if !rewriter.is(operation, tensor::DIM) {
            return false;
        }
        let Some(symbol) = self.symbol_of_dim(rewriter, operation) else { return false };
        let own = rewriter.ir.result(operation, 0);
        // A symbol that is an argument of a block is left alone, as in the reference.
        if own == Some(symbol) || rewriter.ir.defining_operation(symbol).is_none() {
            return false;
        }
        rewriter.replace(operation, &[symbol]);
        true
    }

    fn symbol_of_dim(
        &mut self,
        rewriter: &mut Rewriter<'_>,
        operation: OperationId,
    ) -> Option<ValueId> {
        let (source, index) =
            (rewriter.ir.operand(operation, 0)?, rewriter.ir.operand(operation, 1)?);
        let index = usize::try_from(rewriter.constant_integer(index)?).ok()?;
        let ty = rewriter.ir.value_type(source);
        let TypeKind::Tensor { shape, .. } = rewriter.ir.context.type_kind(ty) else { return None };
        let dynamic = dynamic_index(shape, index)?;
        let bind = self.binds.newest(rewriter.ir, source)?;
        rewriter.ir.operand(bind, dynamic + 1)
    }
}

/// Makes the symbols of a bound `tensor.empty` its operands.
fn fold_into_empty(rewriter: &mut Rewriter<'_>, bind: OperationId) -> bool {
    if !rewriter.is(bind, BIND_SYMBOLIC_SHAPE) {
        return false;
    }
    let mut operands = rewriter.ir.operands(bind);
    let Some(value) = operands.next() else { return false };
    let symbols: Vec<ValueId> = operands.collect();
    let Some(empty) = rewriter.defined_by(value, tensor::EMPTY) else { return false };
    if rewriter.ir.operands(empty).eq(symbols.iter().copied()) {
        return false;
    }
    let (name, span) = (rewriter.ir.name(empty), rewriter.ir.span(empty));
    let new = NewOperation {
        operands: &symbols,
        results: &[rewriter.ir.value_type(value)],
        properties: Some(rewriter.ir.properties(empty)),
        attributes: Some(rewriter.ir.attributes(empty)),
        span,
        ..NewOperation::new(name)
    };
    let new = rewriter.insert(InsertionPoint::Before(bind), new);
    let result = rewriter.result(new);
    rewriter.replace(empty, &[result]);
    true
}
