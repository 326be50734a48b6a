//! The attributes of the dialect that operations and arguments of other dialects have.

use abide_mlir::ir::{Attribute, AttributeKind};
use abide_mlir::registry::{AttributeOwner, DialectAttribute, VerifyError};
use abide_mlir::verify::{Verified, Verifier};
use abide_source::rule;

/// Checks an attribute whose name begins with that of the dialect.
pub(in crate::spirv) fn verify_attribute(
    verifier: &Verifier<'_>,
    own: &DialectAttribute<'_>,
) -> Verified {
    // Operations of the dialect verify their own attributes.
    let is_own = verifier.ir.name_bytes(own.operation).starts_with(b"spirv.");
    let text = own.name_text();
    let message = match (own.owner, own.name.strip_prefix(b"spirv.").unwrap_or(own.name)) {
        _ if is_own && own.owner == AttributeOwner::Operation => return Ok(()),
        (AttributeOwner::Operation, b"entry_point_abi") => {
            if is(verifier, own.value, b"entry_point_abi") {
                return Ok(());
            }
            rule!("'{}' attribute must be an entry point ABI attribute", text)
                .with_help("write '#spirv.entry_point_abi<..>'")
        }
        (AttributeOwner::Operation, b"target_env") => {
            if is(verifier, own.value, b"target_env") {
                return Ok(());
            }
            rule!("'{}' must be a spirv::TargetEnvAttr", text)
                .with_help("write '#spirv.target_env<#spirv.vce<..>, ..>'")
        }
        (AttributeOwner::Operation, _) => {
            rule!("found unsupported '{}' attribute on operation", text).with_help(
                "remove it: operations have 'spirv.entry_point_abi' and 'spirv.target_env'",
            )
        }
        (AttributeOwner::Argument, b"interface_var_abi") => {
            if is(verifier, own.value, b"interface_var_abi") {
                return Ok(());
            }
            rule!("'{}' must be a spirv::InterfaceVarABIAttr", text)
                .with_help("write '#spirv.interface_var_abi<(SET, BINDING)>'")
        }
        (AttributeOwner::Argument, b"decoration") => return Ok(()),
        (AttributeOwner::Argument, _) => {
            rule!("found unsupported '{}' attribute on region argument", text).with_help(
                "remove it: arguments have 'spirv.interface_var_abi' and 'spirv.decoration'",
            )
        }
        (AttributeOwner::Result, _) => rule!("cannot attach SPIR-V attributes to region result")
            .with_help("remove it: such attributes belong to operations and arguments"),
    };
    Err(VerifyError::bare(message))
}

/// Whether a value is an attribute of the dialect with this name. An alias may be any attribute.
fn is(verifier: &Verifier<'_>, value: Attribute, asked: &[u8]) -> bool {
    match verifier.ir.context.attribute_kind(value) {
        AttributeKind::Dialect { dialect, body, .. } => {
            let own = verifier.ir.context.bytes(*body);
            verifier.ir.context.bytes(*dialect) == b"spirv"
                && own.split(|byte| *byte == b'<').next() == Some(asked)
        }
        _ => false,
    }
}
