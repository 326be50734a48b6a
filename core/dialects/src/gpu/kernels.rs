//! Kernels: functions that run on a device, and how they are launched.

use crate::common::{Parts, require};
use abide_mlir::ir::{AttributeKind, BlockId, OperationId, Type, TypeKind};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// The operations of the first region of an operation.
fn operations_in<'v>(
    parts: &Parts<'v>,
    operation: OperationId,
) -> impl Iterator<Item = OperationId> + use<'v> {
    let ir = parts.ir();
    let blocks = ir.regions(operation).first().map_or(&[][..], |body| ir.blocks(*body));
    blocks.iter().flat_map(move |block| ir.block_operations(*block))
}

/// Looks up a symbol in a table.
fn find(parts: &Parts<'_>, table: OperationId, name: &[u8]) -> Option<OperationId> {
    let is_named = |own: &OperationId| {
        let symbol = parts.verifier.symbol_of(*own);
        symbol.is_some_and(|symbol| parts.context().bytes(symbol) == name)
    };
    operations_in(parts, table).find(is_named)
}

/// Verifies that the kernel exists in a device module and takes these arguments.
pub(super) fn launch_func(parts: &Parts<'_>) -> Verified {
    if parts.ir().is_excerpt() {
        return Ok(());
    }
    kernel(parts)?.map_or(Ok(()), |kernel| check_kernel(parts, kernel))
}

/// Finds the function that a launch names; `None` if that is not decided here.
fn kernel(parts: &Parts<'_>) -> Result<Option<OperationId>, VerifyError> {
    let ir = parts.ir();
    let mut module = ir.parent(parts.operation);
    while let Some(own) = module.filter(|own| !ir.is_module(*own)) {
        module = ir.parent(own);
    }
    let Some(module) = module else { return Ok(None) };
    require(ir.attribute(module, "gpu.container_module").is_some(), || {
        rule!(
            "expected the closest surrounding module to have the 'gpu.container_module' attribute"
        )
        .with_help("add 'attributes {gpu.container_module}' to the module around it")
    })?;
    // Launches that are nested deeper than in the functions of the module are not looked up.
    if ir.parent(parts.operation).and_then(|function| ir.parent(function)) != Some(module) {
        return Ok(None);
    }
    let Some(reference) = parts.attribute("kernel") else { return Ok(None) };
    let AttributeKind::SymbolReference { root, nested } = parts.context().attribute_kind(reference)
    else {
        return Ok(None);
    };
    let name = parts.context().text(*root);
    let Some(container) = find(parts, module, parts.context().bytes(*root)) else {
        return Err(rule!("kernel container '{}' is undefined", name)
            .with_help("define a 'gpu.module' of this name in the module around")
            .into());
    };
    let container_name = ir.name_bytes(container);
    if container_name == b"gpu.binary" || parts.verifier.registered(container).is_none() {
        return Ok(None);
    }
    require(container_name == b"gpu.module", || {
        rule!("kernel module '{}' is undefined", name)
            .with_help("name a kernel of a 'gpu.module': '@module::@kernel'")
    })?;
    let last = nested.last().map(|last| parts.context().bytes(*last));
    let kernel = last.and_then(|last| find(parts, container, last));
    require(kernel.is_some(), || {
        let reference = parts.verifier.attribute_text(reference);
        rule!("kernel function '{}' is undefined", reference)
            .with_help("define it with 'gpu.func' in the 'gpu.module'")
    })?;
    Ok(kernel)
}

/// Verifies that a function is a kernel with the types of a launch's arguments.
fn check_kernel(parts: &Parts<'_>, kernel: OperationId) -> Verified {
    let ir = parts.ir();
    let is_function =
        matches!(ir.name_bytes(kernel), b"gpu.func" | b"llvm.func" | b"func.func" | b"spirv.func");
    if !is_function {
        return Ok(());
    }
    let is_kernel = ["gpu.kernel", "kernel"].iter().any(|it| ir.attribute(kernel, it).is_some());
    require(is_kernel, || {
        rule!("kernel function is missing the 'gpu.kernel' attribute")
            .with_help("add the word 'kernel' to the 'gpu.func'")
    })?;
    if ir.name_bytes(kernel) != b"gpu.func" {
        return Ok(());
    }
    let Some((inputs, _)) = parts.verifier.function_type(kernel) else { return Ok(()) };
    let given = parts.operands("kernelOperands");
    require(given.len() == inputs.len(), || {
        rule!("got {} kernel operands but expected {}", given.len(), inputs.len()).with_help(
            format!(
                "write {} in 'args(..)', one for each of the kernel",
                counted(inputs.len(), "argument")
            ),
        )
    })?;
    let types = parts.operand_types("kernelOperands");
    match types.iter().zip(inputs).position(|(own, input)| own != input) {
        Some(index) => Err(rule!("type of function argument {} does not match", index)
            .with_help("pass a value with the type of the kernel's argument")
            .into()),
        None => Ok(()),
    }
}

/// The body of a launch ends its blocks as threads end.
pub(super) fn launch(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let Some(body) = ir.regions(parts.operation).first() else { return Ok(()) };
    let blocks: &[BlockId] = ir.blocks(*body);
    if blocks.is_empty() {
        return Err(rule!("body region is empty")
            .with_help("write the body: '{ .. gpu.terminator }'")
            .into());
    }
    let sizes = crate::common::dimensions(ir, parts.operation, "operandSegmentSizes");
    let has_clusters = sizes.is_some_and(|sizes| sizes.get(7).is_some_and(|size| *size > 0));
    let own = ir.entry_arguments(parts.operation, 0).len();
    let memory = parts.integer("workgroup_attributions").unwrap_or_default();
    let fewest = if has_clusters { 18 } else { 12 };
    require(i64::try_from(own).is_ok_and(|own| own >= memory.saturating_add(fewest)), || {
        rule!("unexpected number of region arguments").with_help(format!(
            "begin the body with {}: the ids and sizes",
            counted(fewest, "argument")
        ))
    })?;
    for block in blocks {
        let Some(last) = ir.last_operation(*block) else { continue };
        let ends = !ir.successors(last).is_empty() || ir.name_bytes(last) == b"gpu.terminator";
        if !ends && parts.verifier.registered(last).is_some() {
            let message = rule!("expected 'gpu.terminator' or a terminator with successors")
                .with_help("end the block with 'gpu.terminator'");
            return Err(VerifyError::bare(message).at(last));
        }
    }
    Ok(())
}

/// Checks that a kernel has no results, and that the attributions of a function are memrefs.
pub(super) fn function(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let Some((inputs, results)) = parts.verifier.function_type(parts.operation) else {
        return Ok(());
    };
    let is_kernel = ["gpu.kernel", "kernel"].iter().any(|it| parts.attribute(it).is_some());
    require(!is_kernel || results.is_empty(), || {
        rule!("expected void return type for kernel function")
            .with_help("remove the results: a kernel writes to a memref")
    })?;
    let arguments = ir.entry_arguments(parts.operation, 0);
    let memory = arguments.iter().skip(inputs.len());
    let is_memory = |value: &_| {
        matches!(
            parts.kind(ir.value_type(*value)),
            TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. } | TypeKind::Unknown
        )
    };
    require(memory.clone().copied().all(|value| is_memory(&value)), || {
        rule!("expected memref type in attribution")
            .with_help("write a memref type, such as 'memref<32xf32>'")
    })?;
    let shared = parts.integer("workgroup_attributions").unwrap_or_default();
    let expected = inputs.len().saturating_add(usize::try_from(shared).unwrap_or_default());
    require(arguments.is_empty() || arguments.len() >= expected, || {
        rule!("expected at least {} arguments to body region", expected).with_help(format!(
            "give the region {}: those of the function, then the attributions",
            counted(expected, "argument")
        ))
    })?;
    for (index, value) in memory.enumerate() {
        let is_shared = inputs.len() + index < expected;
        let asked = if is_shared { "workgroup" } else { "private" };
        let own = space(parts, ir.value_type(*value));
        require(own.is_none_or(|own| own == asked), || {
            rule!("expected memory space {} in attribution", asked).with_help(format!(
                "write '#gpu.address_space<{asked}>' as the memory space of the memref"
            ))
        })?;
    }
    Ok(())
}

/// The word of the memory space of a memref, if it is one of the dialect.
fn space(parts: &Parts<'_>, ty: Type) -> Option<String> {
    let TypeKind::MemRef { memory_space: Some(space), .. } = parts.kind(ty) else { return None };
    let AttributeKind::Dialect { dialect, body, .. } = parts.context().attribute_kind(*space)
    else {
        return None;
    };
    let body = parts.context().text(*body);
    let is_own = parts.context().bytes(*dialect) == b"gpu";
    let word = body.strip_prefix("address_space<").and_then(|it| it.strip_suffix('>'));
    word.filter(|_| is_own).map(|word| word.trim().to_owned())
}

/// Verifies that a function returns the results of its type.
pub(super) fn return_(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let function = ir.parent(parts.operation).filter(|it| ir.name_bytes(*it) == b"gpu.func");
    let Some((_, results)) = function.and_then(|it| parts.verifier.function_type(it)) else {
        return Ok(());
    };
    let count = ir.operand_count(parts.operation);
    require(count == results.len(), || {
        rule!("expected {} result operands", results.len()).with_help(format!(
            "return {}, as many as the function has results",
            counted(results.len(), "value")
        ))
    })?;
    let types = parts.all_operand_types();
    match types.iter().zip(results).position(|(own, result)| own != result) {
        Some(index) => {
            let own = types.get(index).map(|ty| parts.text(*ty)).unwrap_or_default();
            Err(rule!("unexpected type `'{}'' for operand #{}", own, index)
                .with_help("return a value with the type of the function's result")
                .into())
        }
        None => Ok(()),
    }
}

/// Verifies that the offloading handler is a dialect attribute.
fn handler(parts: &Parts<'_>) -> Verified {
    let handler = parts.attribute_kind("offloadingHandler");
    require(matches!(handler, None | Some(AttributeKind::Dialect { .. })), || {
        rule!(
            "attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the \
         `OffloadingTranslationAttrTrait` trait."
        )
        .with_help("write '#gpu.select_object<0>'")
    })
}

/// Whether an array, unless it is missing, has attributes of dialects, and only those.
fn has_dialect_attributes(parts: &Parts<'_>, name: &str) -> bool {
    let is_own =
        |own: &_| matches!(parts.context().attribute_kind(*own), AttributeKind::Dialect { .. });
    parts.array(name).is_none_or(|all| !all.is_empty() && all.iter().all(is_own))
}

/// A binary has objects, and nothing else.
pub(super) fn binary(parts: &Parts<'_>) -> Verified {
    handler(parts)?;
    require(has_dialect_attributes(parts, "objects"), || {
        rule!("attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with \
         at least 1 elements").with_help("write at least one '#gpu.object<#target, \"bytes\">' in '[..]'")
    })
}

/// Verifies that a list of targets is not empty.
pub(super) fn module(parts: &Parts<'_>) -> Verified {
    handler(parts)?;
    require(has_dialect_attributes(parts, "targets"), || {
        rule!("attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at \
         least 1 elements").with_help("write at least one target, such as '#nvvm.target' or '#rocdl.target'")
    })
}
