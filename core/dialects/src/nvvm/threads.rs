//! Communication and synchronization of the threads of a warp.

use crate::common::{Parts, require};
use crate::llvm::types::struct_elements;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// Verifies that a flag is the second part of a shuffle's result.
pub(super) fn shuffle(parts: &Parts<'_>) -> Verified {
    let Some(result) = parts.result_type(0) else { return Ok(()) };
    let elements = struct_elements(parts.context(), result).unwrap_or_default();
    let is_pair = matches!(*elements, [_, flag] if flag == parts.context().bool_type());
    require(!parts.flag("return_value_and_is_valid") || is_pair, || {
        rule!("expected return type to be a two-element struct with i1 as the second element")
            .with_help("write '!llvm.struct<(TYPE, i1)>' as the type of the result")
    })
}

/// Verifies that only a fence for shared memory of a block has a memory space.
pub(super) fn fence_proxy(parts: &Parts<'_>) -> Verified {
    let Some(kind) = parts.keyword("kind") else { return Ok(()) };
    let has_space = parts.attribute("space").is_some();
    match &*kind {
        "tensormap" => Err(rule!("tensormap proxy is not a supported proxy kind")
            .with_help("write another kind, such as 'async' or 'async.shared'")
            .into()),
        "generic" => Err(rule!("generic proxy not a supported proxy kind")
            .with_help("write another kind, such as 'async' or 'async.shared'")
            .into()),
        "async.shared" => require(has_space, || {
            rule!("async_shared fence requires space attribute")
                .with_help("add 'space = #nvvm.shared_space<cta>'")
        }),
        _ => require(!has_space, || {
            rule!("only async_shared fence can have space attribute")
                .with_help("remove the space, or write the kind 'async.shared'")
        }),
    }
}

/// Registers come in groups of eight.
pub(super) fn registers(parts: &Parts<'_>) -> Verified {
    let Some(count) = parts.integer("regCount") else { return Ok(()) };
    require(count % 8 == 0, || {
        rule!("new register size must be multiple of 8")
            .with_help("write a multiple of 8 from 24 to 256")
    })?;
    require((24..=256).contains(&count), || {
        rule!("new register size must be in between 24 to 256")
            .with_help("write a multiple of 8 from 24 to 256")
    })
}
