//! The types of results that follow from operands and attributes.

use super::elements::word;
use super::shapes::dimension;
use abide_mlir::ir::{DYNAMIC, Ir, OperationId, Shape, Type, TypeKind};
use abide_source::types::Signedness;

/// Infers the types of results; `None` if a region decides, or a type has bounds or another encoding.
pub(super) fn results(
    ir: &mut Ir,
    operation: OperationId,
    sizes: &[Option<Shape>],
) -> Option<Vec<Type>> {
    let name = ir.name_bytes(operation).strip_prefix(b"stablehlo.")?.to_vec();
    let operands: Vec<Type> = ir.operands(operation).map(|one| ir.value_type(one)).collect();
    let scalar = |ir: &mut Ir, signedness| {
        let element = ir.context.ty(TypeKind::Integer { width: 32, signedness });
        Some(vec![tensor(ir, Shape::new(), element)])
    };
    match &*name {
        b"partition_id" | b"replica_id" => return scalar(ir, Signedness::Unsigned),
        b"get_dimension_size" => return scalar(ir, Signedness::Signless),
        b"after_all" | b"create_token" => {
            let [dialect, body] = ["stablehlo", "token"].map(|name| ir.context.identifier(name));
            return Some(vec![ir.context.ty(TypeKind::Dialect { dialect, body })]);
        }
        b"optimization_barrier" => return Some(operands),
        b"tuple" => return Some(vec![ir.context.ty(TypeKind::Tuple(operands.into()))]),
        b"get_tuple_element" => {
            let TypeKind::Tuple(parts) = ir.context.type_kind(*operands.first()?) else {
                return None;
            };
            return Some(vec![*parts.get(dimension(ir, operation, "index")?)?]);
        }
        _ => {}
    }
    let elements = elements(ir, &operands)?;
    if &*name == b"compare" {
        // The sizes of the first operand, even if more are known of the second one.
        let shape = ir.context.type_kind(*operands.first()?).shape()?.clone();
        let element = ir.context.bool_type();
        return Some(vec![tensor(ir, shape, element)]);
    }
    if &*name == b"set_dimension_size"
        && sizes.iter().flatten().flatten().any(|one| *one == DYNAMIC)
    {
        // The dynamic size has a bound.
        return None;
    }
    let types = sizes.iter().enumerate().map(|(result, sizes)| {
        let element = element(ir, operation, &name, &elements, result)?;
        Some(tensor(ir, sizes.clone()?, element))
    });
    types.collect()
}

/// A tensor without an encoding.
pub(crate) fn tensor(ir: &mut Ir, shape: Shape, element: Type) -> Type {
    ir.context.ty(TypeKind::Tensor { shape, element, encoding: None })
}

/// The elements of tensors without an encoding.
pub(crate) fn elements(ir: &Ir, operands: &[Type]) -> Option<Vec<Type>> {
    let elements = operands.iter().map(|ty| match ir.context.type_kind(*ty) {
        TypeKind::Tensor { element, encoding: None, .. } => Some(*element),
        _ => None,
    });
    elements.collect()
}

/// The elements of a result, by those of the operands.
fn element(
    ir: &mut Ir,
    operation: OperationId,
    name: &[u8],
    operands: &[Type],
    result: usize,
) -> Option<Type> {
    let first = operands.first().copied();
    let part = |ir: &Ir| match ir.context.type_kind(first?) {
        TypeKind::Complex(part) => Some(*part),
        _ => first,
    };
    match name {
        b"is_finite" => Some(ir.context.bool_type()),
        b"abs" | b"imag" | b"real" => part(ir),
        b"complex" => Some(ir.context.ty(TypeKind::Complex(first?))),
        b"fft" => match word(ir, operation, "fft_type").as_deref() {
            Some("RFFT") => Some(ir.context.ty(TypeKind::Complex(first?))),
            Some("IRFFT") => part(ir),
            _ => first,
        },
        b"clamp" | b"select" => operands.get(1).copied(),
        b"all_reduce" | b"all_to_all" | b"sort" => operands.get(result).copied(),
        // The region accumulates values of the type of the initial ones.
        b"reduce" | b"reduce_window" => operands.get(operands.len() / 2 + result).copied(),
        // The region, or the quantized type, has the elements.
        b"map" | b"scatter" | b"select_and_scatter" | b"uniform_dequantize" => None,
        _ => first,
    }
}
