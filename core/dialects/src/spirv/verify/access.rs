//! Memory access: loads, stores, copies, variables, matrices that several invocations share.

use crate::common::{Parts, require};
use crate::spirv::forms::chains::type_after;
use crate::spirv::types::{is_named, may_be_same, pointer, pointer_body};
use abide_mlir::ir::Type;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// Verifies that an alignment exists exactly if the access is aligned.
fn alignment(parts: &Parts<'_>, access: &str, alignment: &str) -> Verified {
    let has_alignment = parts.attribute(alignment).is_some();
    if parts.attribute(access).is_none() {
        return require(!has_alignment, || {
            rule!("invalid alignment specification without aligned memory access specification")
                .with_help("write '[\"Aligned\", 4]', or remove the alignment")
        });
    }
    let Some(words) = parts.keyword(access) else { return Ok(()) };
    let is_aligned = words.split('|').any(|word| word.trim() == "Aligned");
    require(!is_aligned || has_alignment, || {
        rule!("missing alignment value")
            .with_help("write the alignment after \"Aligned\", such as '[\"Aligned\", 4]'")
    })?;
    require(is_aligned || !has_alignment, || {
        rule!("invalid alignment specification with non-aligned memory access specification")
            .with_help("write \"Aligned\", or remove the alignment")
    })
}

/// The pointee type of a named operand.
fn pointee_of(parts: &Parts<'_>, name: &str) -> Option<Type> {
    pointer(parts.context(), parts.operand_type(name)?).map(|(pointee, _)| pointee)
}

/// Verifies that a value has the pointee type of a named operand.
fn is_pointee(parts: &Parts<'_>, own: Option<Type>, name: &str, help: &str) -> Verified {
    let (Some(pointee), Some(own)) = (pointee_of(parts, name), own) else { return Ok(()) };
    require(may_be_same(parts.context(), pointee, own), || {
        rule!("mismatch in result type and pointer type")
            .with_help(format!("{help} the pointee type: '{}'", parts.text(pointee)))
    })
}

pub(super) fn load(parts: &Parts<'_>) -> Verified {
    is_pointee(parts, parts.result_type(0), "ptr", "use")?;
    alignment(parts, "memory_access", "alignment")
}

pub(super) fn store(parts: &Parts<'_>) -> Verified {
    is_pointee(parts, parts.operand_type("value"), "ptr", "store a value of")?;
    alignment(parts, "memory_access", "alignment")
}

/// Checks a block read or write of a group: its value is of the pointee type, or a vector of it.
pub(super) fn block(parts: &Parts<'_>) -> Verified {
    let value = parts.operand_type("value").or_else(|| parts.result_type(0));
    is_pointee(parts, value.map(|ty| parts.element(ty)), "ptr", "use")
}

pub(super) fn copy(parts: &Parts<'_>) -> Verified {
    let both = (pointee_of(parts, "target"), pointee_of(parts, "source"));
    if let (Some(target), Some(source)) = both {
        require(may_be_same(parts.context(), target, source), || {
            rule!("both operands must be pointers to the same type")
                .with_help("use pointers to one type")
        })?;
    }
    alignment(parts, "memory_access", "alignment")?;
    alignment(parts, "source_memory_access", "source_alignment")
}

pub(super) fn variable(parts: &Parts<'_>) -> Verified {
    let class = parts.result_type(0).and_then(|ty| pointer(parts.context(), ty));
    let class = class.map(|(_, class)| class);
    let said = parts.keyword("storage_class");
    require(said.as_deref().is_none_or(|said| said == "Function"), || {
        rule!(
            "can only be used to model function-level variables. Use spirv.GlobalVariable for \
         module-level variables."
        )
        .with_help("change it to 'spirv.GlobalVariable' in the module")
    })?;
    require(class.is_none() || said.is_none() || class == said.as_deref(), || {
        rule!("storage class must match result pointer's storage class")
            .with_help("write the storage class that the type of the pointer has")
    })?;
    if let Some(initial) = parts.operand("initializer") {
        let ir = parts.ir();
        let name = ir.defining_operation(initial).map(|defining| ir.name_bytes(defining));
        let fits = match name {
            Some(name) => {
                !name.starts_with(b"spirv.")
                    || matches!(
                        name,
                        b"spirv.Constant"
                            | b"spirv.mlir.referenceof"
                            | b"spirv.mlir.addressof"
                            | b"spirv.EXT.ConstantCompositeReplicate"
                    )
            }
            None => false,
        };
        require(fits, || {
            rule!("initializer must be the result of a constant or spirv.GlobalVariable op")
                .with_help("pass the result of a constant or of 'spirv.GlobalVariable'")
        })?;
    }
    for name in ["descriptor_set", "binding", "built_in"] {
        require(parts.attribute(name).is_none(), || {
            rule!("cannot have '{}' attribute (only allowed in spirv.GlobalVariable)", name)
                .with_help("move the attribute to a 'spirv.GlobalVariable'")
        })?;
    }
    Ok(())
}

/// Verifies that exchanged values have the pointee type.
pub(super) fn exchanged(parts: &Parts<'_>) -> Verified {
    let Some(pointee) = pointee_of(parts, "pointer") else { return Ok(()) };
    let values = [
        ("result", parts.result_type(0)),
        ("value", parts.operand_type("value")),
        ("comparator", parts.operand_type("comparator")),
    ];
    for (name, ty) in values {
        let Some(own) = ty else { continue };
        require(may_be_same(parts.context(), own, pointee), || {
            let pointee = parts.text(pointee);
            rule!("failed to verify that `{}` type matches pointee type of `pointer`", name)
                .with_help(format!("use a value of the pointee type: '{pointee}'"))
        })?;
    }
    Ok(())
}

/// A matrix is loaded from, or stored to, memory of scalars or vectors.
pub(super) fn matrix(parts: &Parts<'_>) -> Verified {
    let Some(pointee) = pointee_of(parts, "pointer") else { return Ok(()) };
    let others = ["struct", "array", "rtarray", "matrix", "ptr"];
    let is_other = others.iter().any(|name| is_named(parts.context(), pointee, name));
    require(!is_other, || {
        let pointee = parts.text(pointee);
        rule!("Pointer must point to a scalar or vector type but provided '{}'", pointee)
            .with_help("point to an element with 'spirv.AccessChain' first")
    })
}

pub(super) fn after(parts: &Parts<'_>, first: usize) -> Verified {
    let ir = parts.ir();
    let (Some(base), Some(result)) = (parts.operand_type("base_ptr"), parts.result_type(0)) else {
        return Ok(());
    };
    let indices: Vec<_> = ir.operands(parts.operation).skip(first).collect();
    let Some(expected) = type_after(ir, base, &indices)? else { return Ok(()) };
    let is_unknown = result == parts.context().unknown_type();
    require(is_unknown || pointer(parts.context(), result) == Some(expected), || {
        let (pointee, class) = expected;
        let expected = format!("!spirv.{}", pointer_body(&parts.text(pointee), class));
        let own = parts.text(result);
        rule!("invalid result type: expected '{}', but provided '{}'", expected, own)
            .with_help(format!("return the type '{expected}'"))
    })
}
