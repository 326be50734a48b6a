//! The numbers of the fields that are read, table by table.
//!
//! They follow from the order of the fields in IREE's `runtime/src/iree/schemas/bytecode_module_def.fbs` (namespace
//! `iree.vm`) of release 3.13: FlatBuffers counts them from 0, and a union field takes two numbers, the first for its
//! tag.

/// The text after the offset of the root.
pub(super) const IDENTIFIER: &[u8] = b"IREE";

/// `BytecodeModuleDef`, the root.
pub(super) mod module {
    pub(in crate::vmfb) const NAME: u16 = 0;
    pub(in crate::vmfb) const VERSION: u16 = 1;
    pub(in crate::vmfb) const REQUIREMENTS: u16 = 2;
    pub(in crate::vmfb) const ATTRIBUTES: u16 = 3;
    pub(in crate::vmfb) const TYPES: u16 = 4;
    pub(in crate::vmfb) const DEPENDENCIES: u16 = 5;
    pub(in crate::vmfb) const IMPORTS: u16 = 6;
    pub(in crate::vmfb) const EXPORTS: u16 = 7;
    pub(in crate::vmfb) const SIGNATURES: u16 = 8;
    pub(in crate::vmfb) const RODATA: u16 = 9;
    pub(in crate::vmfb) const RWDATA: u16 = 10;
    pub(in crate::vmfb) const STATE: u16 = 11;
    pub(in crate::vmfb) const DESCRIPTORS: u16 = 12;
    pub(in crate::vmfb) const BYTECODE_VERSION: u16 = 13;
    pub(in crate::vmfb) const BYTECODE: u16 = 14;
    pub(in crate::vmfb) const DEBUG: u16 = 15;
}

/// `AttrDef`.
pub(super) mod attribute {
    pub(in crate::vmfb) const KEY: u16 = 0;
    pub(in crate::vmfb) const VALUE: u16 = 1;
}

/// `TypeDef`.
pub(super) mod ty {
    pub(in crate::vmfb) const FULL_NAME: u16 = 0;
}

/// `FunctionSignatureDef`.
pub(super) mod signature {
    pub(in crate::vmfb) const CONVENTION: u16 = 0;
    pub(in crate::vmfb) const ATTRIBUTES: u16 = 1;
}

/// `ModuleDependencyDef`.
pub(super) mod dependency {
    pub(in crate::vmfb) const NAME: u16 = 0;
    pub(in crate::vmfb) const MINIMUM_VERSION: u16 = 1;
    pub(in crate::vmfb) const FLAGS: u16 = 2;
}

/// `ImportFunctionDef`.
pub(super) mod import {
    pub(in crate::vmfb) const FULL_NAME: u16 = 0;
    pub(in crate::vmfb) const SIGNATURE: u16 = 1;
    pub(in crate::vmfb) const FLAGS: u16 = 2;
}

/// `ExportFunctionDef`.
pub(super) mod export {
    pub(in crate::vmfb) const LOCAL_NAME: u16 = 0;
    pub(in crate::vmfb) const ORDINAL: u16 = 1;
}

/// `RodataSegmentDef`. Its first field is a union.
pub(super) mod rodata {
    pub(in crate::vmfb) const EMBEDDED: u16 = 2;
    pub(in crate::vmfb) const EXTERNAL_OFFSET: u16 = 3;
    pub(in crate::vmfb) const EXTERNAL_LENGTH: u16 = 4;
}

/// `RwdataSegmentDef`.
pub(super) mod rwdata {
    pub(in crate::vmfb) const SIZE: u16 = 0;
}

/// `ModuleStateDef`.
pub(super) mod state {
    pub(in crate::vmfb) const GLOBAL_BYTES: u16 = 0;
    pub(in crate::vmfb) const GLOBAL_REFS: u16 = 1;
}

/// `DebugDatabaseDef`. Its first field is a vector of unions.
pub(super) mod debug {
    pub(in crate::vmfb) const LOCATIONS: u16 = 1;
}

/// The bytes of a `FunctionDescriptor`, which is a structure.
pub(super) const DESCRIPTOR_SIZE: usize = 20;

/// The bit of `ImportFlagBits` and `ModuleDependencyFlagBits` for optional entries.
pub(super) const OPTIONAL: u32 = 1 << 1;

/// The bits of `FeatureBits`, with their names.
pub(super) const FEATURES: [&str; 4] = ["ext_f32", "ext_f64", "yield", "unwind"];
