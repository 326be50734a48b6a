//! What the types of results of the `ptr` dialect follow from.

use abide_mlir::parse::{OperationState, Parse, Parser};
use abide_mlir::registry::{DialectHooks, Hooks};

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[&[("ptr.ptr_add", Hooks { infer_types: Some(sum), ..Hooks::NONE })]],
    ..DialectHooks::of("ptr")
};

/// The sum of a pointer and an offset is a pointer of the same type.
fn sum<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse<()> {
    let base = state.operands.first().map(|base| parser.ir.value_type(*base));
    state.results.extend(base);
    Ok(())
}
