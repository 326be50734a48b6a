//! Verifiers of structured operations, beyond their descriptions.

use super::accesses::{Accesses, accesses};
use crate::common::{Parts, is_for_newest, operand_segment, require};
use abide_mlir::ir::{Attribute, AttributeKind, DYNAMIC, OperationId, Type, TypeKind, ValueId};
use abide_mlir::ods::Trait;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::{Verified, Verifier};
use abide_source::rule;
use abide_source::spelling::counted;

/// Requires that a value has the type of the elements that it fills. LLVM 19 converts it.
fn check_fill(op: &Parts<'_>, outputs: &[ValueId]) -> Verified {
    let ir = op.ir();
    let (Some(value), [output]) = (ir.operand(op.operation, 0), outputs) else { return Ok(()) };
    let (value, element) = (ir.value_type(value), op.element(ir.value_type(*output)));
    let unknown = ir.context.unknown_type();
    let fits = value == element || [value, element].contains(&unknown);
    require(fits || !is_for_newest(op.verifier), || {
        let (value, element) = (op.text(value), op.text(element));
        rule!("expected fill value type ('{}') to match output element type ('{}')", value, element)
            .with_help(format!("fill with a value of type '{element}'"))
    })
}

/// Checks `linalg.generic` and the named operations.
pub(super) fn verify_structured(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let outputs = operand_segment(ir, op.operation, 1);
    check_results(op, &outputs)?;
    check_semantics(op)?;
    let input = ir.operand(op.operation, 0).map(|input| ir.context.type_kind(ir.value_type(input)));
    if ir.name_bytes(op.operation) == b"linalg.fill" && input.is_some_and(is_destination) {
        return Err(VerifyError::bare("expected op with scalar input")
            .with_help("give a number, such as a constant of 'arith.constant', as the input"));
    }
    if ir.name_bytes(op.operation) == b"linalg.fill" {
        check_fill(op, &outputs)?;
    }
    if let Some(shared) = shared_parts(op) {
        let types = ir.operands(op.operation).map(|value| ir.value_type(value));
        op.verifier.once("linalg.generic", &shared, types, || {
            accesses(ir, op.operation).map_or(Ok(()), |accesses| check_accesses(op, &accesses))
        })?;
        return check_body(op);
    }
    let Some(accesses) = accesses(ir, op.operation) else { return Ok(()) };
    check_accesses(op, &accesses)?;
    check_body(op)
}

/// The attributes that tell all accesses, together with the types of the operands.
fn shared_parts(op: &Parts<'_>) -> Option<[Attribute; 2]> {
    let is_generic = op.ir().name_bytes(op.operation) == b"linalg.generic";
    let all = (op.attribute("iterator_types")?, op.attribute("indexing_maps")?);
    is_generic.then_some(all.into())
}

fn check_accesses(op: &Parts<'_>, accesses: &Accesses) -> Verified {
    check_maps(op, accesses)?;
    check_shapes(op, accesses)
}

/// Verifies that the results are as many as the outputs that are tensors, and of their types.
pub(super) fn check_results(op: &Parts<'_>, outputs: &[ValueId]) -> Verified {
    let ir = op.ir();
    let is_tensor = |value: &ValueId| {
        matches!(
            ir.context.type_kind(ir.value_type(*value)),
            TypeKind::Tensor { .. } | TypeKind::UnrankedTensor(_)
        )
    };
    let first = ir.operand_count(op.operation).saturating_sub(outputs.len());
    let cannot_be = |value: ValueId| {
        let kind = ir.context.type_kind(ir.value_type(value));
        !is_destination(kind) && !matches!(kind, TypeKind::Dialect { .. } | TypeKind::Unknown)
    };
    if let Some((number, _)) = (first..).zip(outputs).find(|(_, value)| cannot_be(**value)) {
        return Err(rule!("expected that operand #{} is a tensor or a memref", number)
            .with_help("use a tensor or a memref as the output")
            .into());
    }
    let tensors: Vec<_> = (first..).zip(outputs).filter(|(_, value)| is_tensor(value)).collect();
    let results = ir.result_count(op.operation);
    if results != tensors.len() {
        let message = rule!(
            "expected the number of tensor results ({}) to be equal to the number of \
             output tensors ({})",
            results,
            tensors.len()
        )
        .with_help(format!(
            "give {}, one for each output that is a tensor",
            counted(tensors.len(), "result")
        ));
        return Err(message.into());
    }
    for ((number, output), result) in tensors.into_iter().zip(ir.results(op.operation)) {
        let (output, result) = (ir.value_type(*output), ir.value_type(result));
        if output != result {
            let message = rule!(
                "expected type of operand #{} ('{}') to match type of corresponding result \
                 ('{}')",
                number,
                op.verifier.type_text(output),
                op.verifier.type_text(result)
            );
            let help = format!(
                "give the result the type of its operand in 'outs': '{}'",
                op.verifier.type_text(output)
            );
            return Err(VerifyError::from(message).with_help(help));
        }
    }
    Ok(())
}

/// Whether values of a type can be written to.
fn is_destination(kind: &TypeKind) -> bool {
    matches!(
        kind,
        TypeKind::Tensor { .. }
            | TypeKind::UnrankedTensor(_)
            | TypeKind::MemRef { .. }
            | TypeKind::UnrankedMemRef { .. }
    )
}

/// Verifies that tensors and buffers are not mixed.
pub(super) fn check_semantics(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let any = |of: fn(&TypeKind) -> bool| {
        ir.operands(op.operation).any(|value| of(ir.context.type_kind(ir.value_type(value))))
    };
    let tensors = any(|kind| matches!(kind, TypeKind::Tensor { .. } | TypeKind::UnrankedTensor(_)));
    let buffers =
        any(|kind| matches!(kind, TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. }));
    if tensors && buffers {
        return Err(VerifyError::from("expected to have pure tensor or buffer semantics")
            .with_help("use tensors for all operands with sizes, or memrefs for all"));
    }
    Ok(())
}

/// Verifies that there is a map for each operand, and each fits the loops and the operand.
fn check_maps(op: &Parts<'_>, accesses: &Accesses) -> Verified {
    let ir = op.ir();
    let (maps, operands) = (accesses.operands.len(), ir.operand_count(op.operation));
    if maps != operands {
        let rule = rule!(
            "expected the number of indexing_map ({}) to be equal to the number of input/output operands ({})",
            maps,
            operands
        );
        return Err(VerifyError::from(rule).with_help("give one map for each operand"));
    }
    for (index, (access, value)) in
        accesses.operands.iter().zip(ir.operands(op.operation)).enumerate()
    {
        require(access.symbols == 0, || {
            rule!("unexpected symbols in indexing_map #{}", index)
                .with_help("write constants or dimensions instead of the symbols: '(d0) -> (d0)'")
        })?;
        if access.dims != accesses.loops {
            let message = rule!(
                "expected indexing_map #{} to have {} dim(s) to match the number of loops",
                index,
                accesses.loops
            )
            .with_help(format!(
                "begin the map with {}, as many as there are iterator types",
                counted(accesses.loops, "dimension")
            ));
            return Err(message.into());
        }
        let rank = shape(op.verifier, value).len();
        if rank != access.subscripts.len() {
            let message = rule!(
                "expected operand rank ({}) to match the result rank of indexing_map \
                 #{} ({})",
                rank,
                index,
                access.subscripts.len()
            )
            .with_help(match op.has_attribute("indexing_maps") {
                true => format!(
                    "let the map have {}, one for each dimension of the operand",
                    counted(rank, "result")
                ),
                false => format!(
                    "give operand #{index} {}: the map follows from the operation's name",
                    counted(access.subscripts.len(), "dimension")
                ),
            });
            return Err(message.into());
        }
    }
    Ok(())
}

/// The sizes of a tensor or buffer; everything else is a scalar, vectors too.
fn shape<'ir>(verifier: &Verifier<'ir>, value: ValueId) -> &'ir [i64] {
    match verifier.ir.context.type_kind(verifier.ir.value_type(value)) {
        TypeKind::Tensor { shape, .. } | TypeKind::MemRef { shape, .. } => shape,
        _ => &[],
    }
}

/// Checks that the known sizes of the operands fit each other.
fn check_shapes(op: &Parts<'_>, accesses: &Accesses) -> Verified {
    let ir = op.ir();
    let operands: Vec<_> = accesses.operands.iter().zip(ir.operands(op.operation)).collect();
    let mut ranges: Vec<Option<i64>> = vec![None; accesses.loops];
    for (access, value) in &operands {
        for (subscript, size) in access.subscripts.iter().zip(shape(op.verifier, *value)) {
            let range = subscript.as_loop(&ir.context).and_then(|number| ranges.get_mut(number));
            if let Some(range) = range {
                range.get_or_insert(*size);
            }
        }
    }
    let Some(ranges) = ranges.into_iter().collect::<Option<Vec<i64>>>() else {
        return Err(rule!("expected the shape-to-loops map to be non-null")
            .with_help("let each loop be a plain result of one of the maps, such as 'd0'")
            .into());
    };
    if ranges.contains(&DYNAMIC) {
        return Ok(());
    }
    let first = vec![0; ranges.len()];
    let last: Vec<i64> = ranges.iter().map(|range| range.saturating_sub(1)).collect();
    for (number, (access, value)) in operands.iter().enumerate() {
        for (index, (subscript, size)) in
            access.subscripts.iter().zip(shape(op.verifier, *value)).enumerate()
        {
            let low = subscript.value(&ir.context, &first);
            let (Some(low), Some(high)) = (low, subscript.value(&ir.context, &last)) else {
                continue;
            };
            if *size == DYNAMIC || *size == 0 {
                continue;
            }
            if low.min(high) < 0 {
                let message = rule!("unexpected result less than 0 at expression #{}", index)
                    .with_help("let the expression begin at 0 or above");
                return Err(message.into());
            }
            let inferred = low.max(high).saturating_add(1);
            let exact = subscript.as_loop(&ir.context).is_some();
            if if exact { inferred == *size } else { inferred <= *size } {
                continue;
            }
            let least = if exact { "" } else { "greater than or equal to " };
            let rule = rule!(
                "inferred input/output operand #{} has shape's dimension #{} to be {}{}, but found {}",
                number,
                index,
                least,
                inferred,
                size
            );
            let help =
                "operands that share a loop have the same size there: change one of the types";
            return Err(VerifyError::from(rule).with_help(help));
        }
    }
    Ok(())
}

/// The type of an element of an operand; a scalar is its own element.
fn element(verifier: &Verifier<'_>, value: ValueId) -> Type {
    let ty = verifier.ir.value_type(value);
    match verifier.ir.context.type_kind(ty) {
        TypeKind::Tensor { element, .. } | TypeKind::MemRef { element, .. } => *element,
        _ => ty,
    }
}

/// Verifies that the body has an argument for each operand, of the type of its elements.
fn check_body(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    if ir.regions(op.operation).first().is_none_or(|region| ir.blocks(*region).len() != 1) {
        return Err("expects to have 1 region with 1 block".into());
    }
    let arguments = ir.entry_arguments(op.operation, 0);
    if arguments.len() != ir.operand_count(op.operation) {
        let message = "expected as many non-induction variable region arguments as the number of \
                       input/output operands";
        let help = format!("give the block {} arguments", ir.operand_count(op.operation));
        return Err(VerifyError::from(message).with_help(help));
    }
    for (index, (argument, operand)) in arguments.iter().zip(ir.operands(op.operation)).enumerate()
    {
        let (own, expected) = (ir.value_type(*argument), element(op.verifier, operand));
        if own != expected {
            let message = rule!(
                "expected type of bb argument #{} ('{}') to match element or self type of \
                 the corresponding operand ('{}')",
                index,
                op.verifier.type_text(own),
                op.verifier.type_text(expected)
            )
            .with_help(format!("give the argument the type '{}'", op.verifier.type_text(expected)));
            return Err(message.into());
        }
    }
    Ok(())
}

/// Whether an operation is structured: whether it has loops around a body.
fn is_structured(verifier: &Verifier<'_>, operation: OperationId) -> bool {
    let entry = verifier.registered(operation);
    entry.is_some_and(|entry| entry.description().has(Trait::LinalgStructuredInterface))
}

/// The number of outputs of a structured operation.
fn output_count(verifier: &Verifier<'_>, operation: OperationId) -> usize {
    let ir = verifier.ir;
    match ir.name_bytes(operation) {
        b"linalg.reduce" => ir.operand_count(operation) / 2,
        b"linalg.map" | b"linalg.transpose" | b"linalg.broadcast" => 1,
        _ => operand_segment(ir, operation, 1).len(),
    }
}

/// The structured operation around another one; `None` for an unregistered one, which may be newer.
fn structured_parent(op: &Parts<'_>) -> Result<Option<OperationId>, VerifyError> {
    let parent = op.ir().parent(op.operation);
    if parent.is_some_and(|parent| op.verifier.registered(parent).is_none()) {
        return Ok(None);
    }
    match parent.filter(|parent| is_structured(op.verifier, *parent)) {
        Some(parent) => Ok(Some(parent)),
        None => Err(rule!("expected parent op with LinalgOp interface")
            .with_help("move it into the region of an operation such as 'linalg.generic'")
            .into()),
    }
}

pub(super) fn verify_yield(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let Some(parent) = structured_parent(op)? else { return Ok(()) };
    let outputs = output_count(op.verifier, parent);
    let yielded = ir.operand_count(op.operation);
    if yielded != outputs {
        let message = rule!(
            "expected number of yield values ({}) to match the number of inits / outs \
             operands of the enclosing LinalgOp ({})",
            yielded,
            outputs
        );
        let help = "yield one value for each operand of 'outs'";
        return Err(VerifyError::from(message).with_help(help));
    }
    let first = ir.operand_count(parent).saturating_sub(outputs);
    let outputs = ir.operands(parent).skip(first);
    for (index, (value, output)) in ir.operands(op.operation).zip(outputs).enumerate() {
        let (own, expected) = (ir.value_type(value), element(op.verifier, output));
        if own != expected {
            let message = rule!(
                "type of yield operand {} ('{}') doesn't match the element type of the enclosing \
                 linalg.generic op ('{}')",
                index + 1,
                op.verifier.type_text(own),
                op.verifier.type_text(expected)
            );
            let help = "convert the value first, or change the element type of the result operand";
            return Err(VerifyError::from(message).with_help(help));
        }
    }
    Ok(())
}

pub(super) fn verify_index(op: &Parts<'_>) -> Verified {
    let ir = op.ir();
    let Some(parent) = structured_parent(op)? else { return Ok(()) };
    let loops = match ir.name_bytes(parent) {
        // The loops of a reduction are those of its inputs.
        b"linalg.reduce" => ir.operand(parent, 0).map(|input| shape(op.verifier, input).len()),
        b"linalg.map" | b"linalg.transpose" | b"linalg.broadcast" => {
            ir.operands(parent).next_back().map(|output| shape(op.verifier, output).len())
        }
        _ => accesses(ir, parent).map(|accesses| accesses.loops),
    };
    let dim = ir.attribute(op.operation, "dim").and_then(|dim| ir.context.integer_value(dim));
    let (Some(loops), Some(dim)) = (loops, dim) else { return Ok(()) };
    if usize::try_from(dim).is_ok_and(|dim| dim < loops) {
        return Ok(());
    }
    let message = rule!(
        "expected dim ({}) to be lower than the number of loops ({}) of the enclosing \
         LinalgOp",
        dim,
        loops
    )
    .with_help(format!(
        "the loops of the operation count from 0: the last one is {}",
        loops.saturating_sub(1)
    ));
    Err(message.into())
}

/// The elements of a dense array.
pub(super) fn numbers<'ir>(
    verifier: &Verifier<'ir>,
    operation: OperationId,
    name: &str,
) -> &'ir [i64] {
    let attribute = verifier.ir.attribute(operation, name);
    match attribute.map(|attribute| verifier.ir.context.attribute_kind(attribute)) {
        Some(AttributeKind::DenseArray { values, .. }) => values,
        _ => &[],
    }
}
