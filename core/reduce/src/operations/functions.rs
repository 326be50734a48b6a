//! Edits of functions of all dialects, and of the calls of them.

use super::lists;
use super::values::{Replace, replace_uses};
use abide_mlir::ir::{
    Attribute, AttributeKind, Identifier, Ir, OperationId, Type, TypeKind, ValueId,
};
use abide_mlir::registry::Registry;

/// The types of the arguments and results of a function.
pub(super) type Signature = (Vec<Type>, Vec<Type>);

/// The name of the attribute that makes an operation a function.
const FUNCTION_TYPE: &str = "function_type";

/// The signature of a function; `None` for other operations.
pub(super) fn signature(ir: &Ir, function: OperationId) -> Option<Signature> {
    let attribute = ir.attribute(function, FUNCTION_TYPE)?;
    match ir.context.type_kind(ir.context.attribute_type(attribute)?) {
        TypeKind::Function { inputs, results } => Some((inputs.to_vec(), results.to_vec())),
        _ => None,
    }
}

fn set_signature(ir: &mut Ir, function: OperationId, (inputs, results): &Signature) {
    let kind =
        TypeKind::Function { inputs: inputs.as_slice().into(), results: results.as_slice().into() };
    let ty = ir.context.ty(kind);
    let attribute = ir.context.type_attribute(ty);
    ir.set_property(function, FUNCTION_TYPE, Some(attribute));
}

/// Adds an argument to the function around an operation.
pub(super) fn add_argument(ir: &mut Ir, place: OperationId, ty: Type) -> Option<ValueId> {
    if matches!(ir.context.type_kind(ty), TypeKind::Unknown) {
        return None;
    }
    let mut around = std::iter::successors(Some(place), |one| ir.parent(*one));
    let (function, (mut inputs, results)) =
        around.find_map(|one| Some((one, signature(ir, one)?)))?;
    let entry = ir.body(function)?;
    change_list(ir, function, "arg_attrs", |list, empty| list.push(empty));
    inputs.push(ty);
    set_signature(ir, function, &(inputs, results));
    Some(ir.add_argument(entry, ty))
}

/// Makes a function a declaration.
pub(super) fn empty_body(ir: &mut Ir, function: OperationId) -> Option<()> {
    let region = ir.regions(function).first().copied().filter(|_| ir.is_attached(function))?;
    for inner in ir.walk(function).skip(1).collect::<Vec<_>>() {
        ir.set_operands(inner, &[]);
    }
    for block in ir.blocks(region).to_vec() {
        ir.erase_block(block);
    }
    let private = ir.context.string_attribute("private");
    ir.set_property(function, "sym_visibility", Some(private));
    Some(())
}

/// Removes an argument of a function and of the calls of it.
pub(super) fn remove_argument(
    ir: &mut Ir,
    registry: &Registry,
    function: OperationId,
    index: usize,
) -> Option<()> {
    let (mut inputs, results) = signature(ir, function).filter(|_| ir.is_attached(function))?;
    let count = inputs.len();
    if index >= count {
        return None;
    }
    let entry = ir.body(function);
    if let Some(entry) = entry {
        let argument = ir.arguments(entry).get(index).copied()?;
        let first = ir.first_operation(entry)?;
        replace_uses(ir, registry, argument, Replace::Earlier, first)?;
        ir.erase_arguments(entry, |one| one == argument);
    }
    inputs.remove(index);
    change_list(ir, function, "arg_attrs", |list, _| remove_at(list, index));
    set_signature(ir, function, &(inputs, results));
    for call in calls(ir, function) {
        let mut operands: Vec<ValueId> = ir.operands(call).collect();
        if operands.len() == count {
            operands.remove(index);
            ir.set_operands(call, &operands);
        }
    }
    Some(())
}

/// Removes a result of a function and of the calls of it.
pub(super) fn remove_result(
    ir: &mut Ir,
    registry: &Registry,
    function: OperationId,
    index: usize,
) -> Option<()> {
    let (inputs, mut results) = signature(ir, function).filter(|_| ir.is_attached(function))?;
    let count = results.len();
    if index >= count {
        return None;
    }
    results.remove(index);
    change_list(ir, function, "res_attrs", |list, _| remove_at(list, index));
    set_signature(ir, function, &(inputs, results));
    let blocks = ir.regions(function).iter().flat_map(|region| ir.blocks(*region));
    let ends: Vec<OperationId> = blocks.filter_map(|block| ir.last_operation(*block)).collect();
    for end in ends.into_iter().filter(|end| ir.successors(*end).is_empty()).collect::<Vec<_>>() {
        let mut operands: Vec<ValueId> = ir.operands(end).collect();
        if operands.len() == count {
            operands.remove(index);
            ir.set_operands(end, &operands);
        }
    }
    for call in calls(ir, function) {
        if ir.result_count(call) == count {
            lists::remove_result(ir, registry, call, index)?;
        }
    }
    Some(())
}

/// The operations that call a function by name.
fn calls(ir: &Ir, function: OperationId) -> Vec<OperationId> {
    let name = ir.attribute(function, "sym_name").and_then(|name| ir.context.string_value(name));
    let Some(name) = name else { return Vec::new() };
    let all = ir.walk(ir.top());
    all.filter(|one| callee(ir, *one) == Some(name)).collect()
}

fn callee(ir: &Ir, operation: OperationId) -> Option<Identifier> {
    match ir.context.attribute_kind(ir.attribute(operation, "callee")?) {
        AttributeKind::SymbolReference { root, nested } => Some(*nested.last().unwrap_or(root)),
        _ => None,
    }
}

/// Changes the list of attributes of arguments or results, if there is one.
fn change_list(
    ir: &mut Ir,
    function: OperationId,
    name: &str,
    change: impl FnOnce(&mut Vec<Attribute>, Attribute),
) {
    let Some(attribute) = ir.attribute(function, name) else { return };
    let AttributeKind::Array(list) = ir.context.attribute_kind(attribute) else { return };
    let (mut list, empty) = (list.to_vec(), ir.context.empty_dictionary());
    change(&mut list, empty);
    let is_needed = list.iter().any(|entry| *entry != empty);
    let array = is_needed.then(|| ir.context.array(list));
    ir.set_property(function, name, array);
}

fn remove_at(list: &mut Vec<Attribute>, index: usize) {
    if index < list.len() {
        list.remove(index);
    }
}
