//! Verifiers of SPIR-V operations.

mod access;
mod arithmetic;
mod attributes;
mod casts;
mod composites;
mod constants;
mod extensions;
mod functions;
mod groups;
mod memory;
mod modules;
mod placed;
mod structured;

pub(super) use attributes::verify_attribute;

use super::types::is_named;
use crate::common::rules;
use abide_mlir::ir::TypeKind;
use abide_mlir::registry::{TypeCondition, VerifyHook};

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
        | "spirv.GroupFAdd" | "spirv.GroupFMax" | "spirv.GroupFMin" | "spirv.GroupIAdd"
        | "spirv.GroupSMax" | "spirv.GroupSMin" | "spirv.GroupUMax" | "spirv.GroupUMin"
        | "spirv.KHR.GroupFMul" | "spirv.KHR.GroupIMul" | "spirv.GroupNonUniformAll" | "spirv.GroupNonUniformAny"
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
    "spirv.ControlBarrier" | "spirv.MemoryBarrier" =>
        |parts| memory::semantics(parts, "memory_semantics"),
    "spirv.AtomicIAdd" | "spirv.AtomicISub" | "spirv.AtomicAnd" | "spirv.AtomicOr"
        | "spirv.AtomicXor" | "spirv.AtomicSMax" | "spirv.AtomicSMin" | "spirv.AtomicUMax"
        | "spirv.AtomicUMin" | "spirv.AtomicIIncrement" | "spirv.AtomicIDecrement"
        => memory::atomic_integer,
    "spirv.EXT.AtomicFAdd" =>
        |parts| memory::atomic(parts, "a float", |pointee| matches!(pointee, TypeKind::Float(_))),
    "spirv.Return" => functions::return_,
    "spirv.ReturnValue" => functions::return_value,
    "spirv.IAddCarry" | "spirv.ISubBorrow" | "spirv.SMulExtended" | "spirv.UMulExtended"
        => arithmetic::extended,
    "spirv.VectorTimesScalar" => arithmetic::vector_times_scalar,
    "spirv.SDot" | "spirv.UDot" | "spirv.SUDot" | "spirv.SDotAccSat" | "spirv.UDotAccSat"
        | "spirv.SUDotAccSat" => arithmetic::dot,
    "spirv.MatrixTimesScalar" => arithmetic::matrix_times_scalar,
    "spirv.VectorTimesMatrix" => arithmetic::vector_times_matrix,
    "spirv.MatrixTimesVector" => arithmetic::matrix_times_vector,
    "spirv.CompositeExtract" => composites::extract,
    "spirv.CompositeInsert" => composites::insert,
    "spirv.mlir.loop" => structured::loop_,
    "spirv.mlir.selection" => structured::selection,
    "spirv.mlir.merge" => structured::merge,
    "spirv.BranchConditional" => structured::branch_conditional,
    "spirv.Branch" => placed::branch,
    "spirv.Switch" | "spirv.Unreachable" | "spirv.FunctionCall" => placed::in_function,
    "spirv.func" => functions::function_results,
    "spirv.EntryPoint" => placed::entry_point,
    "spirv.ExecutionMode" => placed::execution_mode,
    "spirv.SpecConstant" => modules::constant,
    "spirv.Load" => access::load,
    "spirv.Store" => access::store,
    "spirv.AccessChain" => |parts| access::after(parts, 1),
    "spirv.PtrAccessChain" | "spirv.InBoundsPtrAccessChain" => |parts| access::after(parts, 2),
    "spirv.Constant" => constants::constant,
    "spirv.CopyMemory" => access::copy,
    "spirv.Variable" => access::variable,
    "spirv.INTEL.SubgroupBlockRead" | "spirv.INTEL.SubgroupBlockWrite" => access::block,
    "spirv.AtomicExchange" | "spirv.AtomicCompareExchange" | "spirv.AtomicCompareExchangeWeak"
        => access::exchanged,
    "spirv.KHR.CooperativeMatrixLoad" | "spirv.KHR.CooperativeMatrixStore" => access::matrix,
    "spirv.KHR.CooperativeMatrixMulAdd" => extensions::multiply,
    "spirv.GL.FrexpStruct" => extensions::frexp,
    "spirv.GL.Ldexp" => extensions::ldexp,
    "spirv.GroupBroadcast" => extensions::broadcast,
    "spirv.ImageDrefGather" => extensions::gather,
    "spirv.ImageQuerySize" => extensions::query_size,
    "spirv.INTEL.ConvertFToBF16" | "spirv.INTEL.ConvertBF16ToF" => extensions::same_shape,
};

/// The rules of the symbols that operations use.
pub(super) const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "spirv.FunctionCall" => functions::call,
    "spirv.mlir.addressof" => functions::address,
    "spirv.mlir.referenceof" => functions::reference,
    "spirv.module" => modules::module,
    "spirv.GlobalVariable" => modules::global,
    "spirv.SpecConstantComposite" => modules::composite,
};

/// The predicates of descriptions.
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
