//! Verifiers of `nvgpu` operations.

mod tensor_maps;
mod warpgroups;

use crate::common::{Parts, require, rules};
use abide_mlir::ir::{AttributeKind, DYNAMIC, FloatKind, Type, TypeKind};
use abide_mlir::registry::{DialectHooks, DialectType, Parameter, VerifyHook};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { verifiers: &[RULES], ..DialectHooks::of("nvgpu") };

const RULES: &[(&str, VerifyHook)] = rules! {
    "nvgpu.device_async_copy" => copy,
    "nvgpu.ldmatrix" => ldmatrix,
    "nvgpu.mma.sync" => |parts| product(parts, 1),
    "nvgpu.mma.sp.sync" => sparse_product,
    "nvgpu.tma.async.load" => tensor_maps::load,
    "nvgpu.tma.async.store" => tensor_maps::store,
    "nvgpu.tma.create.descriptor" => tensor_maps::create,
    "nvgpu.warpgroup.generate.descriptor" => tensor_maps::matrix,
    "nvgpu.warpgroup.mma" => warpgroups::multiply,
    "nvgpu.warpgroup.mma.init.accumulator" => warpgroups::accumulator,
    "nvgpu.warpgroup.mma.store" => warpgroups::store,
};

/// A shaped type that is a parameter of a type.
struct Held<'v> {
    ty: Type,
    shape: &'v [i64],
    element: Type,
}

/// The parameter `name = type` of a type; `None` if it has a dynamic size.
fn held<'v>(parts: &Parts<'v>, of: Option<Type>, name: &str) -> Option<Held<'v>> {
    let Some(Parameter::Type(ty)) = DialectType::of(parts.context(), of?)?.field(name) else {
        return None;
    };
    let shape = parts.shape(ty).filter(|shape| !shape.contains(&DYNAMIC))?;
    Some(Held { ty, shape, element: parts.element(ty) })
}

/// Whether a memref is in workgroup memory. True for unknown memory space attributes.
fn is_shared(parts: &Parts<'_>, ty: Type) -> bool {
    let TypeKind::MemRef { memory_space, .. } = parts.kind(ty) else { return true };
    let Some(space) = memory_space else { return false };
    match parts.context().attribute_kind(*space) {
        AttributeKind::Integer { .. } => parts.context().integer_value(*space) == Some(3),
        AttributeKind::Dialect { dialect, body, .. } => {
            parts.context().bytes(*dialect) != b"gpu"
                || parts.context().text(*body).contains("workgroup")
        }
        _ => true,
    }
}

/// The number of bits of an element that is a number.
fn bits(parts: &Parts<'_>, ty: Type) -> Option<i64> {
    match parts.kind(parts.element(ty)) {
        TypeKind::Integer { width, .. } => Some(i64::from(*width)),
        TypeKind::Float(kind) => Some(i64::from(kind.width())),
        _ => None,
    }
}

fn copy(parts: &Parts<'_>) -> Verified {
    let (Some(from), Some(to)) = (parts.operand_type("src"), parts.operand_type("dst")) else {
        return Ok(());
    };
    for (ty, name) in [(from, "source"), (to, "destination")] {
        require(parts.has_unit_stride(ty), || {
            rule!("{} memref most minor dim must have unit stride", name)
                .with_help("copy from or to a memref whose last dimension has stride 1")
        })?;
    }
    require(is_shared(parts, to), || {
        rule!(
            "destination memref must have a memory space attribute of IntegerAttr(3) or \
         gpu::AddressSpaceAttr(Workgroup)"
        )
        .with_help("give its type the memory space: 'memref<.., #gpu.address_space<workgroup>>'")
    })?;
    require(parts.element(from) == parts.element(to), || {
        rule!("source and destination must have the same element type")
            .with_help("write the same element type in both types")
    })?;
    for (ty, indices, name) in [(from, "srcIndices", "source"), (to, "dstIndices", "destination")] {
        let rank = parts.kind(ty).shape().map_or(0, |shape| shape.len());
        let count = parts.operands(indices).len();
        require(count == rank, || {
            rule!("expected {} {} indices, got {}", rank, name, count)
                .with_help(format!("give one index for each dimension: {rank}"))
        })?;
    }
    let (Some(elements), Some(bits)) = (parts.integer("dstElements"), bits(parts, to)) else {
        return Ok(());
    };
    let bytes = elements.saturating_mul(bits) / 8;
    require(matches!(bytes, 4 | 8 | 16), || {
        rule!(
            "Requested copy elements is {} with width {}. But copy elements could be \
             one of 1, 2, 4, 8, 16 bytes",
            elements,
            bits
        )
        .with_help("change the number of elements so that they have 4, 8 or 16 bytes together")
    })?;
    require(!parts.flag("bypassL1") || bytes == 16, || {
        rule!("bypassL1 does not satify alignment for the copy")
            .with_help("remove 'bypassL1', or copy 16 bytes")
    })
}

fn ldmatrix(parts: &Parts<'_>) -> Verified {
    let (Some(from), Some(result)) = (parts.operand_type("srcMemref"), parts.result_type(0)) else {
        return Ok(());
    };
    require(parts.element(from) == parts.element(result), || {
        rule!("failed to verify that srcMemref and res have same element type")
            .with_help("write the same element type in both types")
    })?;
    let (Some(bits), Some(tiles)) = (bits(parts, result), parts.integer("numTiles")) else {
        return Ok(());
    };
    require(is_shared(parts, from), || {
        rule!("expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) \
         or gpu::AddressSpaceAttr(Workgroup)").with_help("give its type the memory space: 'memref<.., #gpu.address_space<workgroup>>'")
    })?;
    require(bits <= 32, || {
        rule!("nvgpu.ldmatrix works for 32b or lower").with_help("use elements of at most 32 bits")
    })?;
    require(!parts.flag("transpose") || bits == 16, || {
        rule!("nvgpu.ldmatrix transpose works only at 16b granularity")
            .with_help("remove 'transpose', or use elements of 16 bits")
    })?;
    let Some([rows, columns]) = parts.kind(result).shape().map(|shape| &**shape) else {
        return Err(rule!("results must be 2 dimensional vector")
            .with_help(format!(
                "write a vector type of two dimensions: {tiles} times the elements of 32 bits"
            ))
            .into());
    };
    let expected = 32 / bits.max(1);
    require(*columns == expected, || {
        rule!("expected vector register shape[1] = {}", expected).with_help(format!(
            "write a vector type that ends with {expected} elements of 32 bits together"
        ))
    })?;
    require(*rows == tiles, || {
        rule!("expected vector register shape[0] and numTiles to match")
            .with_help(format!("write {tiles}, the number of tiles, as the first size"))
    })
}

fn sparse_product(parts: &Parts<'_>) -> Verified {
    let selector = parts.integer("sparsitySelector");
    require(matches!(selector, None | Some(0 | 1)), || {
        rule!("sparsity selector should be 0 or 1").with_help("write 0 or 1")
    })?;
    product(parts, 2)
}

/// The matrices of a product, which 32 threads hold together.
fn product(parts: &Parts<'_>, sparse: i64) -> Verified {
    let factors = (parts.operand_type("matrixA"), parts.operand_type("matrixB"));
    if let (Some(a), Some(b)) = factors {
        require(parts.element(a) == parts.element(b), || {
            rule!("failed to verify that matrixA and matrixB have same element type")
                .with_help("write the same element type in both types")
        })?;
    }
    let Some(shape) = parts.integers("mmaShape") else { return Ok(()) };
    let [m, n, k] = *shape.as_slice() else { return Ok(()) };
    let of = |name| {
        let ty = parts.operand_type(name)?;
        match parts.kind(ty).shape().map(|shape| &**shape) {
            Some([rows, columns]) => Some(rows.saturating_mul(*columns).saturating_mul(32)),
            _ => None,
        }
    };
    let expected = [
        ("matrixA", "A", m.saturating_mul(k) / sparse),
        ("matrixB", "B", k.saturating_mul(n)),
        ("matrixC", "C", m.saturating_mul(n)),
    ];
    for (name, word, count) in expected {
        require(of(name).is_none_or(|own| own == count), || {
            rule!("expected {} warp-wide matrix {} elements", count, word).with_help(format!(
                "change the sizes so that 32 threads have {count} elements together"
            ))
        })?;
    }
    let element = parts.operand_type("matrixA").map(|ty| parts.kind(parts.element(ty)));
    let is_f32 = matches!(element, None | Some(TypeKind::Float(FloatKind::F32)));
    require(!parts.flag("tf32Enabled") || is_f32, || {
        rule!("expected tf32 tensor cores only for F32 operands")
            .with_help("remove 'tf32Enabled', or use 'f32'")
    })
}
