//! Globals, what runs before and after the program, and groups that linkers keep together.

use super::calls::is_named;
use super::constants::{is_text_of, is_type_of_global, is_zero};
use crate::common::{Parts, require};
use crate::llvm::types::{LlvmType, llvm_type};
use abide_mlir::ir::{Attribute, AttributeKind, OperationId, Type};
use abide_mlir::ods::Trait;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::diagnostic::Detail;
use abide_source::rule;

pub(super) fn global(parts: &Parts<'_>) -> Verified {
    let Some(ty) = parts.type_attribute("global_type") else { return Ok(()) };
    require(is_type_of_global(parts, ty), || {
        rule!("expects type to be a valid element type for an LLVM global")
            .with_help("use a type with a size, such as 'i32' or '!llvm.ptr'")
    })?;
    at_module_level(parts)?;
    let made_of = llvm_type(parts.context(), ty);
    let value = parts.attribute("value");
    if let Some(AttributeKind::String { value, .. }) = parts.attribute_kind("value") {
        let length = parts.context().bytes(*value).len();
        require(is_text_of(parts, &made_of, length), || {
            rule!("requires an i8 array type of the length equal to that of the string attribute")
                .with_help(format!(
                    "write '!llvm.array<{length} x i8>': the string has {length} bytes"
                ))
        })?;
    }
    if let LlvmType::Target(_) = made_of {
        let is_zero = value.is_none_or(|value| is_zero(parts, value));
        require(is_zero, || {
            rule!("global with target extension type can only be initialized with zero-initializer")
                .with_help("remove the value, or use zero")
        })?;
    }
    linkage(parts, value, &made_of)?;
    let alignment = parts.integer("alignment");
    require(alignment.is_none_or(|it| it > 0 && it.count_ones() == 1 || it == 0), || {
        rule!("alignment attribute is not a power of 2")
            .with_help("use a power of two, such as 4 or 8")
    })?;
    initializer(parts, ty, "global")
}

pub(super) fn alias(parts: &Parts<'_>) -> Verified {
    let Some(ty) = parts.type_attribute("alias_type") else { return Ok(()) };
    require(is_type_of_global(parts, ty), || {
        rule!("expects type to be a valid element type for an LLVM global alias")
            .with_help("use a type with a size, such as 'i32' or '!llvm.ptr'")
    })?;
    at_module_level(parts)?;
    let linkage = parts.keyword("linkage").unwrap_or_default();
    let linkages = [
        "external",
        "internal",
        "private",
        "weak",
        "weak_odr",
        "linkonce",
        "linkonce_odr",
        "available_externally",
    ];
    require(linkages.contains(&&*linkage), || {
        rule!(
            "'{}' linkage not supported in aliases, available options: private, internal, \
            linkonce, weak, linkonce_odr, weak_odr, external or available_externally",
            linkage
        )
        .with_help("use one of these, such as 'internal'")
    })?;
    Ok(())
}

fn at_module_level(parts: &Parts<'_>) -> Verified {
    let entry = parts.ir().parent(parts.operation).map(|it| parts.verifier.registered(it));
    let Some(Some(entry)) = entry else { return Ok(()) };
    let is_module = entry.description().has(Trait::SymbolTable) && entry.is_isolated();
    require(is_module, || {
        rule!("must appear at the module level")
            .with_help("move it out of the function, into the module")
    })
}

fn linkage(parts: &Parts<'_>, value: Option<Attribute>, ty: &LlvmType<'_>) -> Verified {
    match parts.keyword("linkage").as_deref() {
        Some("common") => {
            let is_zero = value.is_none_or(|value| is_zero(parts, value));
            require(is_zero, || {
                rule!("expected zero value for 'common' linkage")
                    .with_help("write a zero as the value")
            })
        }
        Some("appending") => require(matches!(ty, LlvmType::Array(..) | LlvmType::Unknown), || {
            rule!("expected array type for 'appending' linkage")
                .with_help("use an array type: '!llvm.array<1 x i32>'")
        }),
        _ => Ok(()),
    }
}

/// Verifies that the initializer of a global has its type and no side effects.
fn initializer(parts: &Parts<'_>, ty: Type, what: &str) -> Verified {
    let ir = parts.ir();
    let blocks = ir.regions(parts.operation).iter().flat_map(|region| ir.blocks(*region));
    let Some(block) = blocks.copied().next() else { return Ok(()) };
    if parts.attribute("value").is_some() {
        return Err(rule!("cannot have both initializer value and region")
            .with_help("remove the value or the region")
            .into());
    }
    if let Some(last) = ir.last_operation(block).filter(|last| is_named(parts, *last, "return")) {
        let own = ir.operand(last, 0).map(|value| ir.value_type(value));
        let Some(own) = own else {
            return Err(rule!("initializer region cannot return void")
                .with_help(format!("return the value: 'llvm.return %0 : {}'", parts.text(ty)))
                .into());
        };
        require(own == ty || own == parts.context().unknown_type(), || {
            let (own, ty) = (parts.text(own), parts.text(ty));
            rule!("initializer region type '{}' does not match {} type '{}'", own, what, ty)
                .with_help(format!("return a value of type '{ty}'"))
        })?;
    }
    ir.block_operations(block).try_for_each(|operation| has_no_effects(parts, operation))
}

fn has_no_effects(parts: &Parts<'_>, operation: OperationId) -> Verified {
    let has_effects = [
        "alloca",
        "load",
        "store",
        "call",
        "invoke",
        "inline_asm",
        "atomicrmw",
        "cmpxchg",
        "fence",
        "call_intrinsic",
    ];
    if has_effects.iter().any(|name| is_named(parts, operation, name)) {
        let message = rule!("ops with side effects not allowed in global initializers").with_help("compute the value from constants, or store it in a function that 'llvm.mlir.global_ctors' names");
        return Err(VerifyError::from(message).at(operation));
    }
    Ok(())
}

pub(super) fn uses_comdat(parts: &Parts<'_>) -> Verified {
    let Some(reference) = parts.attribute("comdat") else { return Ok(()) };
    let fits = match parts.verifier.symbol(parts.operation, reference) {
        SymbolLookup::Found(found) => is_named(parts, found, "comdat_selector"),
        SymbolLookup::Missing => false,
        SymbolLookup::Unknown => true,
    };
    require(fits, || rule!("expected comdat symbol").with_help("name a selector: '@comdat::@name'"))
}

pub(super) fn same_number(parts: &Parts<'_>, what: &str) -> Verified {
    require(parts.length(what) == parts.length("priorities"), || {
        rule!("mismatch between the number of {} and the number of priorities", what)
            .with_help(format!("list one priority for each of the {what}"))
    })
}

pub(super) fn are_functions(parts: &Parts<'_>, what: &str) -> Verified {
    for reference in parts.array(what).unwrap_or_default() {
        let AttributeKind::SymbolReference { root, .. } =
            parts.context().attribute_kind(*reference)
        else {
            continue;
        };
        let is_function = match parts.verifier.symbol(parts.operation, *reference) {
            SymbolLookup::Found(found) => is_named(parts, found, "func"),
            SymbolLookup::Missing => false,
            SymbolLookup::Unknown => true,
        };
        require(is_function, || {
            let name = parts.context().text(*root);
            Detail::NoSuchSymbol { name: name.to_string(), what: "LLVM function".into() }
        })?;
    }
    Ok(())
}

pub(super) fn comdat(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let blocks = ir.regions(parts.operation).iter().flat_map(|region| ir.blocks(*region));
    for operation in blocks.flat_map(|block| ir.block_operations(*block)) {
        if !is_named(parts, operation, "comdat_selector") {
            let message = rule!("only comdat selector symbols can appear in a comdat region")
                .with_help("move it out of the comdat, or use 'llvm.comdat_selector @name any'");
            return Err(VerifyError::from(message).at(operation));
        }
    }
    Ok(())
}
