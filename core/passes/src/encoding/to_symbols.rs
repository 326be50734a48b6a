//! `-encoding-to-symbol`

use super::signatures::{Functions, follow_return, set_signature, signature};
use crate::{PassContext, PassError, rewrite_to_fixed_point};
use abide_dialects::{BIND_SYMBOLIC_SHAPE, SYMBOLIC_INT, func};
use abide_mlir::ir::{
    AffineMap, Attribute, AttributeKind, Identifier, Ir, NewOperation, OperationId, Type, TypeKind,
    ValueId,
};
use abide_mlir::ods::Trait;
use abide_mlir::rewrite::{InsertionPoint, Patterns, Rewriter};
use rustc_hash::FxHashMap;

/// Moves the encodings of a module's types into operations.
pub(crate) fn encoding_to_symbol(
    ir: &mut Ir,
    module: OperationId,
    context: &mut PassContext<'_>,
) -> Result<(), PassError> {
    let mut patterns =
        Decode { functions: Functions::of(ir, module), symbols: symbols(ir, module) };
    let PassContext { registry, limits, workspace, .. } = context;
    rewrite_to_fixed_point(ir, registry, limits, workspace, module, &mut patterns)
}

/// The symbols by their enclosing function and their name; the last of several with the same name.
type Symbols = FxHashMap<(OperationId, Identifier), OperationId>;

struct Decode {
    functions: Functions,
    symbols: Symbols,
}

fn symbols(ir: &Ir, module: OperationId) -> Symbols {
    let mut found = Symbols::default();
    for operation in ir.walk(module) {
        if ir.name_bytes(operation) == SYMBOLIC_INT.as_bytes()
            && let Some(function) = function_of(ir, operation)
            && let Some(name) = ir.attribute(operation, "symbol_name")
            && let AttributeKind::SymbolReference { root, .. } = ir.context.attribute_kind(name)
        {
            found.insert((function, *root), operation);
        }
    }
    found
}

/// The operation itself if it is a function, otherwise the function around it.
fn function_of(ir: &Ir, operation: OperationId) -> Option<OperationId> {
    let mut found = operation;
    while ir.name_bytes(found) != func::FUNC.as_bytes() {
        found = ir.parent(found)?;
    }
    Some(found)
}

impl Patterns for Decode {
    fn apply(
        &mut self,
        rewriter: &mut Rewriter<'_>,
        operation: OperationId,
    ) -> Result<bool, PassError> {
        let changed = if rewriter.is(operation, func::FUNC) {
            self.decode_arguments(rewriter, operation)
        } else if rewriter.is(operation, func::RETURN) {
            follow_return(rewriter, operation)
        } else if rewriter.is(operation, func::CALL) {
            self.functions.follow_callee(rewriter, operation)?
        } else {
            false
        };
        if changed || self.functions.decide(rewriter.ir, operation) {
            return Ok(changed);
        }
        Ok(self.decode_results(rewriter, operation))
    }
}

/// The entries of the encoding of a tensor type, and the type without it.
fn decoded(ir: &mut Ir, ty: Type) -> Option<(Vec<Attribute>, Type)> {
    let TypeKind::Tensor { shape, element, encoding: Some(encoding) } = ir.context.type_kind(ty)
    else {
        return None;
    };
    // Skip encodings of other dialects.
    let AttributeKind::Array(entries) = ir.context.attribute_kind(*encoding) else { return None };
    let entries = entries.to_vec();
    let kind = TypeKind::Tensor { shape: shape.clone(), element: *element, encoding: None };
    Some((entries, ir.context.ty(kind)))
}

impl Decode {
    /// Removes the encodings from the types of the arguments of a function; those whose symbols
    /// are there are bound to them. A function without a body is left alone.
    fn decode_arguments(&self, rewriter: &mut Rewriter<'_>, function: OperationId) -> bool {
        let body = rewriter.ir.regions(function).first().copied();
        let Some(entry) = body.and_then(|body| rewriter.ir.entry_block(body)) else {
            return false;
        };
        let Some(first) = rewriter.ir.first_operation(entry) else { return false };
        let Some((mut inputs, results)) = signature(rewriter.ir, function) else { return false };
        let arguments = rewriter.ir.arguments(entry).to_vec();
        let mut changed = false;
        for (input, argument) in inputs.iter_mut().zip(arguments) {
            let Some((entries, plain)) = decoded(rewriter.ir, *input) else { continue };
            self.bind(rewriter, argument, &entries, first);
            rewriter.ir.set_type(argument, plain);
            *input = plain;
            changed = true;
        }
        if changed {
            set_signature(rewriter, function, &inputs, &results);
        }
        changed
    }

    /// Removes the encodings from the types of results whose symbols exist.
    fn decode_results(&self, rewriter: &mut Rewriter<'_>, operation: OperationId) -> bool {
        let mut changed = false;
        for result in rewriter.ir.results(operation) {
            let ty = rewriter.ir.value_type(result);
            let Some((entries, plain)) = decoded(rewriter.ir, ty) else { continue };
            if !self.bind(rewriter, result, &entries, operation) {
                return changed;
            }
            rewriter.ir.set_type(result, plain);
            rewriter.modified(operation);
            changed = true;
        }
        changed
    }

    /// Binds a value to the symbols of an encoding, after an operation and all symbols; false if some are missing.
    fn bind(
        &self,
        rewriter: &mut Rewriter<'_>,
        value: ValueId,
        entries: &[Attribute],
        after: OperationId,
    ) -> bool {
        let Some(function) = function_of(rewriter.ir, after) else { return false };
        let mut map = AffineMap { dims: 0, symbols: 0, results: Default::default() };
        let mut operands = vec![value];
        let mut place = after;
        for entry in entries {
            if let Some(size) = rewriter.ir.context.integer_value(*entry) {
                map.results.push(rewriter.ir.context.affine_constant(size));
                continue;
            }
            let AttributeKind::SymbolReference { root, nested } =
                rewriter.ir.context.attribute_kind(*entry)
            else {
                continue;
            };
            let known = self.symbols.get(&(function, *root)).filter(|_| nested.is_empty());
            let Some(&symbol) = known else { return false };
            // A symbol in another block, or a dead one that was erased, does not count.
            if rewriter.ir.block_of(symbol) != rewriter.ir.block_of(after) {
                return false;
            }
            operands.extend(rewriter.ir.result(symbol, 0));
            map.results.push(rewriter.ir.context.affine_symbol(map.symbols));
            map.symbols += 1;
            if place != symbol && rewriter.is_before(place, symbol) {
                place = symbol;
            }
        }
        let map = rewriter.ir.context.attribute(AttributeKind::AffineMap(map));
        let key = rewriter.ir.context.identifier("shape_expressions");
        let properties = Some(rewriter.ir.context.dictionary(&mut vec![(key, map)]));
        let name = rewriter.ir.context.identifier(BIND_SYMBOLIC_SHAPE);
        let span = rewriter.ir.span(after);
        let new = NewOperation { operands: &operands, properties, span, ..NewOperation::new(name) };
        let is_last = rewriter.has_trait(place, Trait::Terminator);
        rewriter.insert(
            if is_last { InsertionPoint::Before(place) } else { InsertionPoint::After(place) },
            new,
        );
        true
    }
}
