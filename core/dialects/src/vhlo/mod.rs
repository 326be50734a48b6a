//! VHLO: the stable versions of StableHLO, used in portable artifacts. A file is read as the equivalent StableHLO, as
//! every tool does.
//!
//! The encoding is that of StableHLO 1.x (`VhloBytecode.cpp`), the operations those of its `VhloOps.td`.

mod encoding;
mod operations;

use abide_mlir::bytecode::BytecodeHooks;
use abide_mlir::registry::DialectHooks;

/// The hooks of the dialect.
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

/// The dialect that the operations map to, except those of functions.
const TODAY: &str = "stablehlo";
