//! Modules and their declarations.

use crate::common::{Parts, require};
use crate::spirv::types::{Composition, composition, is_named, may_be_same, pointer};
use abide_mlir::ir::{AttributeKind, OperationId, Type, TypeKind};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::rule;
use std::borrow::Cow;

/// Checks a module: it has only operations of the dialect, no entry point is defined twice, and functions without a
/// body are imported.
pub(super) fn module(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let Some(body) = ir.regions(parts.operation).first() else { return Ok(()) };
    let mut points = Vec::new();
    let operations = ir.blocks(*body).iter().flat_map(|block| ir.block_operations(*block));
    for own in operations {
        let name = ir.name_bytes(own);
        if !name.starts_with(b"spirv.") {
            let message = "'spirv.module' can only contain spirv.* ops";
            let help = "use an operation of 'spirv', such as 'spirv.func' for a function";
            return Err(VerifyError::bare(message).at(own).with_help(help));
        }
        match name {
            b"spirv.EntryPoint" => {
                entry_point(parts, own)?;
                let key = (ir.attribute(own, "fn"), ir.attribute(own, "execution_model"));
                if points.contains(&key) {
                    return Err(VerifyError::bare("duplicate of a previous EntryPointOp")
                        .with_help(
                            "remove one of the two, or give it another function or execution model",
                        )
                        .at(own));
                }
                points.push(key);
            }
            b"spirv.func" => function(parts, own)?,
            _ => {}
        }
    }
    Ok(())
}

fn entry_point(parts: &Parts<'_>, own: OperationId) -> Verified {
    let Some(reference) = parts.ir().attribute(own, "fn") else { return Ok(()) };
    let AttributeKind::SymbolReference { root, .. } = parts.context().attribute_kind(reference)
    else {
        return Ok(());
    };
    let name = parts.context().text(*root);
    match parts.verifier.symbol(own, reference) {
        SymbolLookup::Missing if !parts.ir().is_excerpt() => {
            let message = rule!("function '{}' not found in 'spirv.module'", name)
                .with_help("define it with 'spirv.func' in this module");
            Err(VerifyError::bare(message).at(own))
        }
        _ => Ok(()),
    }
}

fn function(parts: &Parts<'_>, own: OperationId) -> Verified {
    let ir = parts.ir();
    let blocks = ir.regions(own).iter().flat_map(|body| ir.blocks(*body));
    let foreign = blocks
        .flat_map(|block| ir.block_operations(*block))
        .find(|inner| !ir.name_bytes(*inner).starts_with(b"spirv."));
    match foreign {
        Some(inner) => {
            let message = rule!("functions in 'spirv.module' can only contain spirv.* ops")
                .with_help("move it out of the module, or use an operation of spirv");
            Err(VerifyError::bare(message).at(inner))
        }
        None => Ok(()),
    }
}

pub(super) fn global(parts: &Parts<'_>) -> Verified {
    super::placed::in_module(parts)?;
    let Some(ty) = parts.type_attribute("type") else { return Ok(()) };
    let class = pointer(parts.context(), ty).map(|(_, class)| class);
    if let Some(class @ ("Function" | "Generic")) = class {
        return Err(rule!("storage class cannot be '{}'", class)
            .with_help("use another one, such as 'Private', 'Uniform' or 'StorageBuffer'")
            .into());
    }
    let Some(initial) = parts.attribute("initializer") else { return Ok(()) };
    let fits = match parts.verifier.symbol(parts.operation, initial) {
        SymbolLookup::Unknown => true,
        SymbolLookup::Missing => parts.ir().is_excerpt(),
        SymbolLookup::Found(found) => matches!(
            parts.ir().name_bytes(found),
            b"spirv.GlobalVariable"
                | b"spirv.SpecConstant"
                | b"spirv.SpecConstantComposite"
                | b"spirv.EXT.SpecConstantCompositeReplicate"
        ),
    };
    require(fits, || {
        rule!(
            "initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op"
        )
        .with_help("name a specialization constant of this module")
    })
}

pub(super) fn constant(parts: &Parts<'_>) -> Verified {
    super::placed::in_module(parts)?;
    let id = parts.integer("spec_id");
    require(id.is_none_or(|id| id >= 0), || {
        rule!("SpecId cannot be negative").with_help("write a number from 0 on")
    })?;
    let is_number = match parts.attribute_kind("default_value") {
        Some(AttributeKind::Integer { ty, .. }) => !matches!(parts.kind(*ty), TypeKind::Index),
        Some(AttributeKind::Float { .. } | AttributeKind::Dialect { .. }) | None => true,
        Some(_) => false,
    };
    require(is_number, || {
        rule!("default value can only be a bool, integer, or float scalar")
            .with_help("write a value such as 'true', '4 : i32' or '1.0 : f32'")
    })
}

pub(super) fn composite(parts: &Parts<'_>) -> Verified {
    super::placed::in_module(parts)?;
    let (Some(ty), Some(constituents)) =
        (parts.type_attribute("type"), parts.array("constituents"))
    else {
        return Ok(());
    };
    let (context, own) = (parts.context(), parts.text(ty));
    let elements: Cow<'_, [Type]> = match composition(context, ty) {
        Composition::Unknown => return Ok(()),
        Composition::Nothing => {
            let message = rule!("result type must be a composite type, but provided '{}'", own)
                .with_help("write a struct, array or vector type");
            return Err(VerifyError::bare(message));
        }
        Composition::Alike { .. } if is_named(context, ty, "coopmatrix") => {
            let message = rule!("unsupported composite type  '{}'", own)
                .with_help("write a struct, array or vector type");
            return Err(VerifyError::bare(message));
        }
        Composition::Alike { count: None, .. } => return Ok(()),
        Composition::Alike { count: Some(count), element } => {
            let found = u64::try_from(constituents.len()).unwrap_or(u64::MAX);
            if count != found {
                return Err(wrong_number(count, found));
            }
            vec![element; constituents.len()].into()
        }
        Composition::Members(members) => members,
    };
    if elements.len() != constituents.len() {
        return Err(wrong_number(elements.len(), constituents.len()));
    }
    for (constituent, element) in constituents.iter().zip(&*elements) {
        let SymbolLookup::Found(found) = parts.verifier.symbol(parts.operation, *constituent)
        else {
            continue;
        };
        let value = parts.ir().attribute(found, "default_value");
        let Some(ty) = value.and_then(|value| context.attribute_type(value)) else { continue };
        if !may_be_same(context, ty, *element) {
            let (ty, element) = (parts.text(ty), parts.text(*element));
            let message = rule!(
                "has incorrect types of operands: expected '{}', but provided '{}'",
                element,
                ty
            )
            .with_help(format!("use a constant of type '{element}'"));
            return Err(VerifyError::bare(message));
        }
    }
    Ok(())
}

fn wrong_number(expected: impl std::fmt::Display, found: impl std::fmt::Display) -> VerifyError {
    VerifyError::bare(
        rule!("has incorrect number of operands: expected {}, but provided {}", expected, found)
            .with_help(format!("name one constant for each part of the type: {expected}")),
    )
}
