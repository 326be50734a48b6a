//! Names of results, as MLIR's operations suggest them (`OpAsmOpInterface::getAsmResultNames`).

use crate::mlir::ir::{AttributeKind, Integer, Ir, OperationId, Type, TypeKind};
use crate::mlir::print::{ResultNames, print_attribute};

/// How the results of the operations with a name are called.
pub(crate) fn result_names(operation: &str) -> Option<ResultNames> {
    let fixed = match operation {
        "arith.constant" => return Some(ResultNames::Hook(constant)),
        "index.constant" => return Some(ResultNames::Hook(index_constant)),
        "index.bool.constant" => return Some(ResultNames::Hook(constant)),
        "ml_program.global_load" | "ml_program.global_load_const" | "util.global.load" => {
            return Some(ResultNames::Hook(global));
        }
        "symbol.symbolic_int" => {
            return Some(ResultNames::Hook(super::symbol::symbolic_int_names));
        }
        "func.constant" => "f",
        "complex.constant" => "cst",
        "hal.fence.await" => "status",
        "hal.fence.create" | "hal.fence.join" => "fence",
        "stablehlo.constant" => {
            return Some(ResultNames::Hook(super::stablehlo::constant_names));
        }
        "linalg.broadcast" => "broadcasted",
        "linalg.map" => "mapped",
        "linalg.reduce" => "reduced",
        "linalg.transpose" => "transposed",
        "shape.const_size" => return Some(ResultNames::Hook(constant)),
        "vector.vscale" => "vscale",
        "memref.alloc" => "alloc",
        "memref.alloca" => "alloca",
        "memref.cast" | "tensor.cast" => "cast",
        "memref.collapse_shape" => "collapse_shape",
        "memref.dim" | "tensor.dim" => "dim",
        "memref.expand_shape" => "expand_shape",
        "memref.extract_strided_metadata" => return Some(ResultNames::Hook(strided_metadata)),
        "memref.extract_aligned_pointer_as_index" => "intptr",
        "memref.memory_space_cast" => "memspacecast",
        "memref.reinterpret_cast" => "reinterpret_cast",
        "memref.reshape" | "tensor.reshape" => "reshape",
        "memref.subview" => "subview",
        "memref.transpose" => "transpose",
        "memref.view" => "view",
        "tensor.collapse_shape" => "collapsed",
        "tensor.concat" => "concat",
        "tensor.expand_shape" => "expanded",
        "tensor.extract" => "extracted",
        "tensor.extract_slice" => "extracted_slice",
        "tensor.from_elements" => "from_elements",
        "tensor.gather" => "gather",
        "tensor.generate" => "generated",
        "tensor.insert" => "inserted",
        "tensor.insert_slice" => "inserted_slice",
        "tensor.pack" | "linalg.pack" => "pack",
        "tensor.pad" => "padded",
        "tensor.rank" => "rank",
        "tensor.scatter" => "scatter",
        "tensor.splat" => "splat",
        "tensor.unpack" | "linalg.unpack" => "unpack",
        _ => return None,
    };
    Some(ResultNames::Fixed(fixed))
}

/// The value of an integer attribute in decimal, and its type; nothing for other attributes.
fn integer_text(ir: &Ir, operation: OperationId) -> Option<(String, Type)> {
    let attribute = ir.attribute(operation, "value")?;
    match ir.context.attribute_kind(attribute) {
        AttributeKind::Integer { value: Integer::Small(value), ty } => {
            Some((value.to_string(), *ty))
        }
        AttributeKind::Integer { ty, .. } => {
            let text = print_attribute(ir, attribute);
            let digits = text.split(|byte| *byte == b' ').next().unwrap_or_default();
            Some((String::from_utf8_lossy(digits).into_owned(), *ty))
        }
        _ => None,
    }
}

/// `%true`, `%c1`, `%c1_i32`, `%cst`
fn constant(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let Some((value, ty)) = integer_text(ir, operation) else {
        name(0, "cst");
        return;
    };
    match ir.context.type_kind(ty) {
        TypeKind::Integer { width: 1, .. } => name(0, if value == "0" { "false" } else { "true" }),
        TypeKind::Integer { width, .. } => name(0, &format!("c{value}_i{width}")),
        _ => name(0, &format!("c{value}")),
    }
}

/// The last name of an attribute that refers to a symbol.
fn leaf_name(ir: &Ir, operation: OperationId, attribute: &str) -> Option<String> {
    let name = match ir.context.attribute_kind(ir.attribute(operation, attribute)?) {
        AttributeKind::SymbolReference { root, nested } => *nested.last().unwrap_or(root),
        _ => return None,
    };
    Some(ir.context.text(name).into_owned())
}

/// The name of the global variable that is read.
fn global(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    if let Some(leaf) = leaf_name(ir, operation, "global") {
        name(0, &leaf);
    }
}

/// `%idx5`
fn index_constant(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    if let Some((value, _)) = integer_text(ir, operation) {
        name(0, &format!("idx{value}"));
    }
}

/// `%base_buffer, %offset, %sizes:2, %strides:2`
fn strided_metadata(ir: &Ir, operation: OperationId, name: &mut dyn FnMut(usize, &str)) {
    let results = ir.result_count(operation);
    name(0, "base_buffer");
    if results > 1 {
        name(1, "offset");
    }
    let rank = results.saturating_sub(2) / 2;
    if rank > 0 {
        name(2, "sizes");
        name(2 + rank, "strides");
    }
}
