//! Shardy's dialect `sdy`, as far as bytecode needs it: `bytecode.td` of Shardy has the encoding of its attributes.

mod encoding;

use abide_mlir::bytecode::BytecodeHooks;
use abide_mlir::registry::DialectHooks;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { bytecode: Some(&BYTECODE), ..DialectHooks::of("sdy") };

const BYTECODE: BytecodeHooks = BytecodeHooks {
    properties: include_str!("properties.txt"),
    ty: |_| Ok(None),
    attribute: encoding::attribute,
    operation: None,
    finish: |_| {},
    records: None,
};
