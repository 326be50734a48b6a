//! Updates functions and calls after changes to the types of their values.

use crate::PassError;
use abide_dialects::{builtin, func, tensor};
use abide_mlir::ir::{
    AttributeKind, Identifier, Ir, NewOperation, OperationId, Type, TypeKind, ValueId,
};
use abide_mlir::rewrite::{InsertionPoint, Rewriter};
use rustc_hash::{FxHashMap, FxHashSet};

/// The types of the arguments and results of a function.
pub(super) fn signature(ir: &Ir, function: OperationId) -> Option<(Vec<Type>, Vec<Type>)> {
    let attribute = ir.attribute(function, "function_type")?;
    match ir.context.type_kind(ir.context.attribute_type(attribute)?) {
        TypeKind::Function { inputs, results } => Some((inputs.to_vec(), results.to_vec())),
        _ => None,
    }
}

/// Changes the type of a function.
pub(super) fn set_signature(
    rewriter: &mut Rewriter<'_>,
    function: OperationId,
    inputs: &[Type],
    results: &[Type],
) {
    let context = &mut rewriter.ir.context;
    let kind = TypeKind::Function { inputs: inputs.into(), results: results.into() };
    let ty = context.ty(kind);
    let attribute = context.type_attribute(ty);
    rewriter.ir.set_property(function, "function_type", Some(attribute));
    rewriter.modified(function);
}

/// Sets the result types of a function to those of the returned values.
pub(super) fn follow_return(rewriter: &mut Rewriter<'_>, operation: OperationId) -> bool {
    let Some(function) = rewriter.ir.parent(operation) else { return false };
    let Some((inputs, results)) = signature(rewriter.ir, function) else { return false };
    let operands = rewriter.ir.operands(operation);
    let returned: Vec<Type> = operands.map(|operand| rewriter.ir.value_type(operand)).collect();
    if returned == results || returned.len() != results.len() {
        return false;
    }
    set_signature(rewriter, function, &inputs, &returned);
    true
}

/// The functions of modules, by their names.
#[derive(Debug, Default)]
pub(super) struct Functions {
    /// By the operation that they are in.
    by_name: FxHashMap<(OperationId, Identifier), OperationId>,
    /// The casts to the types of functions. They must keep these types.
    casts: FxHashSet<OperationId>,
}

impl Functions {
    /// The functions within an operation.
    pub(super) fn of(ir: &Ir, root: OperationId) -> Functions {
        let mut by_name = FxHashMap::default();
        for operation in ir.walk(root) {
            if ir.name_bytes(operation) == func::FUNC.as_bytes()
                && let Some(parent) = ir.parent(operation)
                && let Some(name) = ir.attribute(operation, "sym_name")
                && let Some(name) = ir.context.string_value(name)
            {
                by_name.entry((parent, name)).or_insert(operation);
            }
        }
        Functions { by_name, casts: FxHashSet::default() }
    }

    /// The function that a call is to, in the nearest enclosing module.
    fn callee(&self, ir: &Ir, call: OperationId) -> Option<OperationId> {
        let AttributeKind::SymbolReference { root, nested } =
            ir.context.attribute_kind(ir.attribute(call, "callee")?)
        else {
            return None;
        };
        let mut module = ir.parent(call)?;
        while ir.name_bytes(module) != builtin::MODULE.as_bytes() {
            module = ir.parent(module)?;
        }
        if !nested.is_empty() {
            return None;
        }
        self.by_name.get(&(module, *root)).copied()
    }

    /// Whether a function decides about the types of an operation: it is a call to one of these
    /// functions, or the cast of an operand to its type.
    pub(super) fn decide(&self, ir: &Ir, operation: OperationId) -> bool {
        self.casts.contains(&operation)
            || ir.name_bytes(operation) == func::CALL.as_bytes()
                && self.callee(ir, operation).is_some()
    }

    /// The value before its cast to the old type of a parameter.
    fn before_casts(&self, ir: &Ir, value: ValueId) -> ValueId {
        let cast = ir.defining_operation(value).filter(|cast| self.casts.contains(cast));
        cast.and_then(|cast| ir.operand(cast, 0)).unwrap_or(value)
    }

    /// Casts the operands and results of a call if the function has other types.
    ///
    /// # Errors
    /// If no cast converts between the types.
    pub(super) fn follow_callee(
        &mut self,
        rewriter: &mut Rewriter<'_>,
        call: OperationId,
    ) -> Result<bool, PassError> {
        let Some(function) = self.callee(rewriter.ir, call) else { return Ok(false) };
        let Some((inputs, results)) = signature(rewriter.ir, function) else { return Ok(false) };
        let mut operands: Vec<ValueId> = rewriter.ir.operands(call).collect();
        let types: Vec<Type> =
            rewriter.ir.results(call).map(|result| rewriter.ir.value_type(result)).collect();
        let given: Vec<Type> =
            operands.iter().map(|operand| rewriter.ir.value_type(*operand)).collect();
        if given.len() != inputs.len() || types.len() != results.len() {
            return Ok(false);
        }
        if given == inputs && types == results {
            return Ok(false);
        }
        for (operand, ty) in operands.iter_mut().zip(&inputs) {
            if rewriter.ir.value_type(*operand) != *ty {
                *operand = self.before_casts(rewriter.ir, *operand);
            }
            if rewriter.ir.value_type(*operand) != *ty {
                *operand =
                    insert_cast(rewriter, InsertionPoint::Before(call), *operand, *ty, call)?;
                self.casts.extend(rewriter.ir.defining_operation(*operand));
            }
        }
        let new = NewOperation {
            operands: &operands,
            results: &results,
            properties: Some(rewriter.ir.properties(call)),
            attributes: Some(rewriter.ir.attributes(call)),
            span: rewriter.ir.span(call),
            ..NewOperation::new(rewriter.ir.name(call))
        };
        let new = rewriter.insert(InsertionPoint::Before(call), new);
        let values: Vec<ValueId> = rewriter.ir.results(new).collect();
        rewriter.replace(call, &values);
        let mut place = new;
        for (value, ty) in values.into_iter().zip(types) {
            if rewriter.ir.value_type(value) != ty {
                let cast = insert_cast(rewriter, InsertionPoint::After(place), value, ty, new)?;
                place = rewriter.ir.defining_operation(cast).unwrap_or(place);
                rewriter.replace_value_except(value, cast, place);
            }
        }
        Ok(true)
    }
}

fn insert_cast(
    rewriter: &mut Rewriter<'_>,
    place: InsertionPoint,
    value: ValueId,
    ty: Type,
    call: OperationId,
) -> Result<ValueId, PassError> {
    let context = &rewriter.ir.context;
    let is_tensor =
        |ty| matches!(context.type_kind(ty), TypeKind::Tensor { .. } | TypeKind::UnrankedTensor(_));
    if !is_tensor(ty) || !is_tensor(rewriter.ir.value_type(value)) {
        let message = "cannot be cast to the types of the function that it calls";
        return Err(PassError::new(call, message));
    }
    let name = rewriter.ir.context.identifier(tensor::CAST);
    let span = rewriter.ir.span(call);
    let new = NewOperation { operands: &[value], results: &[ty], span, ..NewOperation::new(name) };
    let cast = rewriter.insert(place, new);
    Ok(rewriter.result(cast))
}
