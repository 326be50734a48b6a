//! VHLO: the versions of StableHLO that stay as they are, in which portable artifacts are written. A file is read as the
//! StableHLO that it stands for, which is what every tool makes of it.
//!
//! The encoding is that of StableHLO 1.x (`VhloBytecode.cpp`), the operations those of its `VhloOps.td`.

mod encoding;
mod operations;

use abide_mlir::bytecode::BytecodeHooks;
use abide_mlir::registry::DialectHooks;

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { bytecode: Some(&BYTECODE), ..DialectHooks::of("vhlo") };

const BYTECODE: BytecodeHooks = BytecodeHooks {
    properties: include_str!("properties.txt"),
    ty: encoding::ty,
    attribute: encoding::attribute,
    operation: Some(operations::todays),
    finish: operations::drop_casts,
    records: None,
};

/// The dialect that the operations stand for, but for those of functions.
const TODAY: &str = "stablehlo";
