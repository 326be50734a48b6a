//! `affine.apply`, composed with its producers and simplified, as by MLIR's `makeComposedFoldedAffineApply`.

use abide_mlir::ir::{
    AffineExpr, AffineExprKind, AffineMap, Attribute, AttributeKind, Context, Ir, NewOperation,
    OperationId, ValueId,
};
use abide_mlir::ods::Trait;
use abide_mlir::rewrite::{InsertionPoint, Rewriter, Size};
use abide_source::text::Span;
use rustc_hash::FxHashMap;
use smallvec::smallvec;

/// The maximum number of producers composed into one map; the rest stay.
const MAX_COMPOSED_PRODUCERS: usize = 256;

/// The maximum number of operands of a composed `affine.apply`, and of parts of its written expression: each producer
/// may double both.
const MAX_COMPOSED_PARTS: usize = 1024;

/// An expression and the values of its dimensions and symbols.
struct Applied {
    expression: AffineExpr,
    dims: Vec<ValueId>,
    symbols: Vec<ValueId>,
}

/// An expression with others in place of its dimensions and symbols, simplified. Recurs with its
/// depth, which is bounded where expressions are made.
fn substitute(
    context: &mut Context,
    expression: AffineExpr,
    dims: &[AffineExpr],
    symbols: &[AffineExpr],
) -> AffineExpr {
    match context.expression_kind(expression) {
        AffineExprKind::Constant(_) => expression,
        AffineExprKind::Dim(index) => dims.get(index as usize).copied().unwrap_or(expression),
        AffineExprKind::Symbol(index) => symbols.get(index as usize).copied().unwrap_or(expression),
        AffineExprKind::Binary(operator, left, right) => {
            let left = substitute(context, left, dims, symbols);
            let right = substitute(context, right, dims, symbols);
            context.affine_binary(operator, left, right)
        }
    }
}

fn count(len: usize) -> u32 {
    u32::try_from(len).unwrap_or(u32::MAX)
}

/// The value of an expression of dimensions and symbols, as a size.
pub(crate) fn apply(
    rewriter: &mut Rewriter<'_>,
    before: OperationId,
    expression: AffineExpr,
    dims: &[Size],
    symbols: &[Size],
) -> Size {
    match composed(rewriter, expression, dims, symbols) {
        Ok(applied) => Size::Value(insert(rewriter, before, &applied)),
        Err(size) => size,
    }
}

/// As [`apply`], but always with an `affine.apply` as the result.
pub(crate) fn apply_unfolded(
    rewriter: &mut Rewriter<'_>,
    before: OperationId,
    expression: AffineExpr,
    symbols: &[Size],
) -> Size {
    let mut applied = gather(&mut rewriter.ir.context, expression, &[], symbols);
    compose(rewriter, &mut applied);
    canonicalize(rewriter, &mut applied);
    Size::Value(insert(rewriter, before, &applied))
}

/// Replaces an `affine.apply` with its composed and simplified form (MLIR: `SimplifyAffineOp`); `None` if it has that
/// form already.
pub(super) fn simplify_apply(rewriter: &mut Rewriter<'_>, operation: OperationId) -> Option<()> {
    let result = rewriter.ir.result(operation, 0)?;
    let (map, operands) = producer(rewriter, result)?;
    let [expression] = *map.results.as_slice() else { return None };
    let (dims, symbols) = operands.split_at_checked(map.dims as usize)?;
    let mut applied = Applied { expression, dims: dims.to_vec(), symbols: symbols.to_vec() };
    compose(rewriter, &mut applied);
    canonicalize(rewriter, &mut applied);
    simplify(&mut rewriter.ir.context, &mut applied);
    if applied.expression == expression && applied.dims == dims && applied.symbols == symbols {
        return None;
    }
    let new = insert(rewriter, operation, &applied);
    rewriter.replace(operation, &[new]);
    Some(())
}

/// Writes the expression as a sum.
fn simplify(context: &mut Context, applied: &mut Applied) {
    if parts(context, applied.expression) <= MAX_COMPOSED_PARTS {
        let (dims, symbols) = (count(applied.dims.len()), count(applied.symbols.len()));
        applied.expression = context.affine_simplified(applied.expression, dims, symbols);
    }
}

fn composed(
    rewriter: &mut Rewriter<'_>,
    expression: AffineExpr,
    dims: &[Size],
    symbols: &[Size],
) -> Result<Applied, Size> {
    let mut applied = gather(&mut rewriter.ir.context, expression, dims, symbols);
    compose(rewriter, &mut applied);
    canonicalize(rewriter, &mut applied);
    let value = match rewriter.ir.context.expression_kind(applied.expression) {
        AffineExprKind::Constant(value) => return Err(Size::Static(value)),
        AffineExprKind::Dim(index) => applied.dims.get(index as usize),
        AffineExprKind::Symbol(index) => applied.symbols.get(index as usize),
        AffineExprKind::Binary(..) => None,
    };
    match value {
        Some(value) => Err(Size::Value(*value)),
        None => Ok(applied),
    }
}

/// Static sizes become constants of the expression.
fn gather(
    context: &mut Context,
    expression: AffineExpr,
    dims: &[Size],
    symbols: &[Size],
) -> Applied {
    let mut values = [Vec::new(), Vec::new()];
    let mut places = [Vec::new(), Vec::new()];
    for (which, sizes) in [dims, symbols].into_iter().enumerate() {
        for size in sizes {
            let (Some(values), Some(places)) = (values.get_mut(which), places.get_mut(which))
            else {
                continue;
            };
            places.push(match size {
                Size::Static(size) => context.affine_constant(*size),
                Size::Value(value) => {
                    values.push(*value);
                    let index = count(values.len() - 1);
                    if which == 0 {
                        context.affine_dim(index)
                    } else {
                        context.affine_symbol(index)
                    }
                }
            });
        }
    }
    let [dims, symbols] = places;
    let expression = substitute(context, expression, &dims, &symbols);
    let [dims, symbols] = values;
    Applied { expression, dims, symbols }
}

/// The map of the `affine.apply` that a value comes from, and its operands.
fn producer(rewriter: &Rewriter<'_>, value: ValueId) -> Option<(AffineMap, Vec<ValueId>)> {
    let operation = rewriter.defined_by(value, super::APPLY)?;
    let ir = &*rewriter.ir;
    match ir.context.attribute_kind(ir.attribute(operation, "map")?) {
        AttributeKind::AffineMap(map) => Some((map.clone(), ir.operands(operation).collect())),
        _ => None,
    }
}

/// The operands of a map that is being composed: removed ones keep their places.
struct Operands {
    dims: Vec<Option<ValueId>>,
    symbols: Vec<Option<ValueId>>,
}

impl Operands {
    fn len(&self) -> usize {
        self.dims.len() + self.symbols.len()
    }

    /// Takes out the first operand that `affine.apply` computes; returns its position and the expression.
    fn take_first(&mut self, rewriter: &mut Rewriter<'_>) -> Option<(bool, usize, Applied)> {
        for (is_symbol, values) in [(false, &mut self.dims), (true, &mut self.symbols)] {
            for (place, value) in values.iter_mut().enumerate() {
                let Some((map, operands)) = value.and_then(|value| producer(rewriter, value))
                else {
                    continue;
                };
                let (dims, symbols) = operands.split_at_checked(map.dims as usize)?;
                let [expression] = *map.results.as_slice() else { return None };
                *value = None;
                let inner = Applied { expression, dims: dims.to_vec(), symbols: symbols.to_vec() };
                return Some((is_symbol, place, inner));
            }
        }
        None
    }

    /// Appends the operands of an expression; returns the expression in terms of all operands.
    fn append(&mut self, context: &mut Context, inner: &Applied) -> AffineExpr {
        let (dims, symbols) = (self.dims.len(), self.symbols.len());
        let new_dims: Vec<_> =
            (0..inner.dims.len()).map(|at| context.affine_dim(count(dims + at))).collect();
        let new_symbols: Vec<_> =
            (0..inner.symbols.len()).map(|at| context.affine_symbol(count(symbols + at))).collect();
        self.dims.extend(inner.dims.iter().copied().map(Some));
        self.symbols.extend(inner.symbols.iter().copied().map(Some));
        substitute(context, inner.expression, &new_dims, &new_symbols)
    }
}

/// Substitutes the expressions of operands that `affine.apply` computes, one after the other. Their own operands are
/// appended (MLIR: `composeAffineMapAndOperands`).
fn compose(rewriter: &mut Rewriter<'_>, applied: &mut Applied) {
    let mut operands = Operands {
        dims: applied.dims.iter().copied().map(Some).collect(),
        symbols: applied.symbols.iter().copied().map(Some).collect(),
    };
    let mut expression = applied.expression;
    for _ in 0..MAX_COMPOSED_PRODUCERS {
        let Some((is_symbol, place, mut inner)) = operands.take_first(rewriter) else { break };
        canonicalize(rewriter, &mut inner);
        let context = &mut rewriter.ir.context;
        let is = operands.append(context, &inner);
        let mut places = [Vec::new(), Vec::new()];
        let [dims, symbols] = &mut places;
        dims.extend((0..operands.dims.len()).map(|at| context.affine_dim(count(at))));
        symbols.extend((0..operands.symbols.len()).map(|at| context.affine_symbol(count(at))));
        if let Some(own) = if is_symbol { symbols } else { dims }.get_mut(place) {
            *own = is;
        }
        let [dims, symbols] = places;
        expression = substitute(context, expression, &dims, &symbols);
        if operands.len() > MAX_COMPOSED_PARTS || parts(context, expression) > MAX_COMPOSED_PARTS {
            return;
        }
    }
    *applied = without_gaps(&mut rewriter.ir.context, expression, &operands);
}

/// An expression whose operands follow each other.
fn without_gaps(context: &mut Context, expression: AffineExpr, operands: &Operands) -> Applied {
    // The positions of removed values are not used.
    let places = |values: &[Option<ValueId>]| -> Vec<u32> {
        let before = values.iter().scan(0_u32, |before, value| {
            let own = *before;
            *before += u32::from(value.is_some());
            Some(own)
        });
        before.collect()
    };
    let dims =
        places(&operands.dims).into_iter().map(|at| context.affine_dim(at)).collect::<Vec<_>>();
    let symbols = places(&operands.symbols).into_iter();
    let symbols = symbols.map(|at| context.affine_symbol(at)).collect::<Vec<_>>();
    Applied {
        expression: substitute(context, expression, &dims, &symbols),
        dims: operands.dims.iter().flatten().copied().collect(),
        symbols: operands.symbols.iter().flatten().copied().collect(),
    }
}

/// The number of parts of a written expression; repeated ones count again.
fn parts(context: &Context, expression: AffineExpr) -> usize {
    let mut found = 0;
    let mut open = vec![expression];
    while let Some(one) = open.pop().filter(|_| found <= MAX_COMPOSED_PARTS) {
        found += 1;
        if let AffineExprKind::Binary(_, left, right) = context.expression_kind(one) {
            open.extend([left, right]);
        }
    }
    found
}

/// Appends dimensions that may be symbols to the symbols and substitutes constants. Removes duplicate and unused
/// operands.
fn canonicalize(rewriter: &mut Rewriter<'_>, applied: &mut Applied) {
    let mut promoted = applied.symbols.clone();
    let mut dims = Vec::new();
    let mut places = Vec::new();
    for value in &applied.dims {
        let symbol = is_valid_symbol(rewriter, *value);
        let list = if symbol { &mut promoted } else { &mut dims };
        list.push(*value);
        let index = count(list.len() - 1);
        let context = &mut rewriter.ir.context;
        places.push(if symbol { context.affine_symbol(index) } else { context.affine_dim(index) });
    }
    let mut expression = substitute(&mut rewriter.ir.context, applied.expression, &places, &[]);
    let mut used = [vec![false; dims.len()], vec![false; promoted.len()]];
    mark_used(&rewriter.ir.context, expression, &mut used);
    let [used_dims, used_symbols] = used;
    let (dims, dim_places) = kept(rewriter, &dims, &used_dims, false);
    let (symbols, symbol_places) = kept(rewriter, &promoted, &used_symbols, true);
    expression = substitute(&mut rewriter.ir.context, expression, &dim_places, &symbol_places);
    *applied = Applied { expression, dims, symbols };
}

fn mark_used(context: &Context, expression: AffineExpr, used: &mut [Vec<bool>; 2]) {
    let [dims, symbols] = used;
    let mut open = vec![expression];
    while let Some(one) = open.pop() {
        match context.expression_kind(one) {
            AffineExprKind::Constant(_) => {}
            AffineExprKind::Dim(index) => mark(dims, index),
            AffineExprKind::Symbol(index) => mark(symbols, index),
            AffineExprKind::Binary(_, left, right) => open.extend([left, right]),
        }
    }
}

fn mark(used: &mut [bool], index: u32) {
    if let Some(used) = used.get_mut(index as usize) {
        *used = true;
    }
}

/// The operands that stay, and the replacement of each operand in the expression.
fn kept(
    rewriter: &mut Rewriter<'_>,
    values: &[ValueId],
    used: &[bool],
    as_symbols: bool,
) -> (Vec<ValueId>, Vec<AffineExpr>) {
    let mut known: FxHashMap<ValueId, AffineExpr> = FxHashMap::default();
    let (mut left, mut places) = (Vec::new(), Vec::new());
    for (value, used) in values.iter().zip(used) {
        if !used {
            places.push(rewriter.ir.context.affine_constant(0));
            continue;
        }
        if let Some(constant) = rewriter.constant_integer(*value) {
            places.push(rewriter.ir.context.affine_constant(constant));
            continue;
        }
        let context = &mut rewriter.ir.context;
        places.push(*known.entry(*value).or_insert_with(|| {
            left.push(*value);
            let index = count(left.len() - 1);
            if as_symbols { context.affine_symbol(index) } else { context.affine_dim(index) }
        }));
    }
    (left, places)
}

/// Whether a value does not change within the function (MLIR: `affine::isValidSymbol`).
fn is_valid_symbol(rewriter: &mut Rewriter<'_>, value: ValueId) -> bool {
    if is_top_level(rewriter, value) {
        return true;
    }
    let Some(operation) = rewriter.ir.defining_operation(value) else { return false };
    if rewriter.constant_of(operation).is_some() {
        return true;
    }
    let source = rewriter.ir.operand(operation, 0);
    let is_dim = rewriter.has_trait(operation, Trait::ShapedDimOpInterface);
    is_dim && source.is_some_and(|source| is_top_level(rewriter, source))
}

/// Whether a value is defined directly in a function.
fn is_top_level(rewriter: &mut Rewriter<'_>, value: ValueId) -> bool {
    let Some(block) = rewriter.ir.value_block(value) else { return false };
    let Some(parent) = rewriter.ir.block_parent(block) else { return false };
    match rewriter.registered(parent) {
        Some(entry) => entry.description().has(Trait::AffineScope),
        None => true,
    }
}

fn insert(rewriter: &mut Rewriter<'_>, before: OperationId, applied: &Applied) -> ValueId {
    let map = AffineMap {
        dims: count(applied.dims.len()),
        symbols: count(applied.symbols.len()),
        results: smallvec![applied.expression],
    };
    let map = rewriter.ir.context.attribute(AttributeKind::AffineMap(map));
    let operands: Vec<ValueId> = applied.dims.iter().chain(&applied.symbols).copied().collect();
    let span = rewriter.ir.span(before);
    let apply = apply_map(rewriter.ir, map, &operands, span);
    rewriter.insert_made(InsertionPoint::Before(before), apply);
    rewriter.result(apply)
}

/// Creates a detached `affine.apply` of a map.
pub fn apply_map(ir: &mut Ir, map: Attribute, operands: &[ValueId], span: Span) -> OperationId {
    let (name, key) = (ir.context.identifier(super::APPLY), ir.context.identifier("map"));
    let properties = Some(ir.context.dictionary(&mut vec![(key, map)]));
    let results = &[ir.context.index_type()];
    ir.create(NewOperation { operands, results, properties, span, ..NewOperation::new(name) })
}
