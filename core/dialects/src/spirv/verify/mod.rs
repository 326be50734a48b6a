//! What must hold of operations of SPIR-V, beyond what their description says.

mod attributes;
mod casts;
mod composites;
mod functions;
mod groups;
mod memory;
mod types;

pub(super) use attributes::verify_attribute;

use crate::common::rules;
use abide_mlir::registry::{TypeCondition, VerifyHook};
use types::is_named;

/// The rules of operations.
pub(super) const RULES: &[(&str, VerifyHook)] = rules! {
    "spirv.Bitcast" => casts::bitcast,
    "spirv.FConvert" | "spirv.SConvert" | "spirv.UConvert" => casts::convert,
    "spirv.ConvertPtrToU" => casts::pointer_to_integer,
    "spirv.ConvertUToPtr" => casts::integer_to_pointer,
    "spirv.PtrCastToGeneric" => casts::to_generic,
    "spirv.GenericCastToPtr" | "spirv.GenericCastToPtrExplicit" => casts::from_generic,
    "spirv.CompositeConstruct" => composites::construct,
    "spirv.VectorShuffle" => composites::shuffle,
    "spirv.Select" => composites::select,
    "spirv.Transpose" => composites::transpose,
    "spirv.MatrixTimesMatrix" => composites::matrix_times_matrix,
    "spirv.GroupNonUniformBallot" | "spirv.GroupNonUniformElect"
        | "spirv.GroupNonUniformBallotFindLSB" | "spirv.GroupNonUniformBallotFindMSB"
        | "spirv.GroupBroadcast" | "spirv.GroupNonUniformAll" | "spirv.GroupNonUniformAny"
        => groups::scope,
    "spirv.GroupNonUniformBroadcast" => groups::broadcast,
    "spirv.GroupNonUniformShuffle" | "spirv.GroupNonUniformShuffleXor"
        | "spirv.GroupNonUniformShuffleUp" | "spirv.GroupNonUniformShuffleDown"
        => groups::shuffle,
    "spirv.GroupNonUniformRotateKHR" => groups::rotate,
    "spirv.GroupNonUniformFAdd" | "spirv.GroupNonUniformFMul" | "spirv.GroupNonUniformFMax"
        | "spirv.GroupNonUniformFMin" | "spirv.GroupNonUniformIAdd"
        | "spirv.GroupNonUniformIMul" | "spirv.GroupNonUniformSMax"
        | "spirv.GroupNonUniformSMin" | "spirv.GroupNonUniformUMax"
        | "spirv.GroupNonUniformUMin" | "spirv.GroupNonUniformBitwiseAnd"
        | "spirv.GroupNonUniformBitwiseOr" | "spirv.GroupNonUniformBitwiseXor"
        | "spirv.GroupNonUniformLogicalAnd" | "spirv.GroupNonUniformLogicalOr"
        | "spirv.GroupNonUniformLogicalXor" => groups::arithmetic,
    "spirv.ControlBarrier" | "spirv.MemoryBarrier" => memory::barrier,
    "spirv.AtomicIAdd" | "spirv.AtomicISub" | "spirv.AtomicAnd" | "spirv.AtomicOr"
        | "spirv.AtomicXor" | "spirv.AtomicSMax" | "spirv.AtomicSMin" | "spirv.AtomicUMax"
        | "spirv.AtomicUMin" | "spirv.AtomicIIncrement" | "spirv.AtomicIDecrement"
        => memory::atomic_integer,
    "spirv.EXT.AtomicFAdd" => memory::atomic_float,
    "spirv.Return" => functions::return_,
    "spirv.ReturnValue" => functions::return_value,
};

/// The rules of the symbols that operations use.
pub(super) const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "spirv.FunctionCall" => functions::call,
    "spirv.mlir.addressof" => functions::address,
    "spirv.mlir.referenceof" => functions::reference,
};

/// What conditions of descriptions mean.
pub(super) const TYPE_CONDITIONS: &[(&str, TypeCondition)] = &[
    ("::mlir::spirv::PointerType", |context, ty| is_named(context, ty, "ptr")),
    ("::mlir::spirv::ArrayType", |context, ty| is_named(context, ty, "array")),
    ("::mlir::spirv::RuntimeArrayType", |context, ty| is_named(context, ty, "rtarray")),
    ("::mlir::spirv::StructType", |context, ty| is_named(context, ty, "struct")),
    ("::mlir::spirv::MatrixType", |context, ty| is_named(context, ty, "matrix")),
    ("::mlir::spirv::ImageType", |context, ty| is_named(context, ty, "image")),
    ("::mlir::spirv::SampledImageType", |context, ty| is_named(context, ty, "sampled_image")),
    ("::mlir::spirv::CooperativeMatrixType", |context, ty| is_named(context, ty, "coopmatrix")),
    ("::mlir::spirv::JointMatrixINTELType", |context, ty| is_named(context, ty, "jointmatrix")),
];
