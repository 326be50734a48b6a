//! The attributes of arguments and results of functions.

use super::calls::{function_type, is_void};
use crate::common::{Parts, require};
use crate::llvm::types::{LlvmType, llvm_type};
use abide_mlir::ir::{Attribute, AttributeKind, Type, TypeKind};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// Flags of pointers.
const POINTER_FLAGS: [&str; 8] =
    ["noalias", "readonly", "readnone", "writeonly", "nest", "nocapture", "nofree", "nonnull"];

/// Types that pointers point to.
const POINTEES: [&str; 6] = ["sret", "byval", "byref", "elementtype", "inalloca", "preallocated"];

/// Flags of integers.
const EXTENSIONS: [&str; 2] = ["signext", "zeroext"];

/// Numbers of pointers.
const NUMBERS: [&str; 3] = ["align", "dereferenceable", "dereferenceable_or_null"];

/// Flags of anything.
const FLAGS: [&str; 3] = ["noundef", "inreg", "returned"];

/// The attributes that results cannot have.
const OF_ARGUMENTS: [&str; 13] = [
    "allocalign",
    "allocptr",
    "byval",
    "byref",
    "inalloca",
    "nest",
    "preallocated",
    "readnone",
    "readonly",
    "returned",
    "alignstack",
    "sret",
    "writeonly",
];

pub(super) fn function(parts: &Parts<'_>) -> Verified {
    let Some(LlvmType::Function { result, inputs, .. }) = function_type(parts, parts.operation)
    else {
        return Ok(());
    };
    let entries = |name: &str, index: usize| {
        let own = parts.array(name).and_then(|all| all.get(index).copied());
        own.map_or(&[][..], |own| parts.context().entries(own))
    };
    for (index, ty) in inputs.iter().enumerate() {
        for (name, value) in entries("arg_attrs", index) {
            parameter(parts, &parts.context().text(*name), *value, *ty)?;
        }
    }
    let is_void = is_void(parts, result);
    for (name, value) in entries("res_attrs", 0) {
        let name = parts.context().text(*name);
        let own = name.strip_prefix("llvm.");
        if is_void && own.is_some() {
            let message = "cannot attach result attributes to functions with a void return";
            let help = "remove the attributes of the result";
            return Err(VerifyError::bare(VerifyError::from(message).with_help(help)));
        }
        if own.is_some_and(|own| OF_ARGUMENTS.contains(&own)) {
            return Err(VerifyError::bare(
                rule!("\"{}\" is not a valid result attribute", name)
                    .with_help("remove it, or move it to an argument"),
            ));
        }
        parameter(parts, &name, *value, result)?;
    }
    Ok(())
}

/// Verifies an attribute of an argument or a result of a type.
fn parameter(parts: &Parts<'_>, name: &str, value: Attribute, ty: Type) -> Verified {
    let Some(own) = name.strip_prefix("llvm.") else { return Ok(()) };
    let kind = parts.context().attribute_kind(value);
    let is_flag = matches!(kind, AttributeKind::Unit);
    let asked = |holds: bool, what: &str| {
        require(holds, || {
            rule!("\"{}\" should be {}", name, what).with_help(format!("write {what} after '='"))
        })
        .map_err(|error| VerifyError { bare: true, ..error })
    };
    let attached = |holds: bool, what: &str| {
        require(holds, || {
            rule!("\"{}\" attribute attached to non-{} LLVM type", name, what)
                .with_help("remove the attribute, or change the type of the argument")
        })
        .map_err(|error| VerifyError { bare: true, ..error })
    };
    let made_of = llvm_type(parts.context(), ty);
    let is_integer = matches!(parts.kind(ty), TypeKind::Integer { .. });
    let is_pointer = matches!(made_of, LlvmType::Pointer(_));
    // Types outside of LLVM are unknown.
    let is_known = is_integer
        || is_pointer
        || matches!(parts.kind(ty), TypeKind::Float(_))
        || matches!(made_of, LlvmType::Struct(_) | LlvmType::Array(..));
    if POINTER_FLAGS.contains(&own) {
        asked(is_flag, "a unit attribute")?;
        return attached(is_pointer || !is_known, "pointer");
    }
    if POINTEES.contains(&own) {
        asked(matches!(kind, AttributeKind::Type(_)), "a type attribute")?;
        return attached(is_pointer || !is_known, "pointer");
    }
    if EXTENSIONS.contains(&own) {
        asked(is_flag, "a unit attribute")?;
        return attached(is_integer || !is_known, "integer");
    }
    if NUMBERS.contains(&own) {
        let is_number =
            matches!(kind, AttributeKind::Integer { .. } | AttributeKind::Dialect { .. });
        asked(is_number, "an integer attribute")?;
        return attached(is_pointer || !is_known, "pointer");
    }
    if FLAGS.contains(&own) {
        return asked(is_flag, "a unit attribute");
    }
    Ok(())
}
