//! Verifiers of `irdl` operations.

mod directives;

use crate::common::{Parts, first_repetition, require, rules};
use abide_mlir::ir::AttributeKind;
use abide_mlir::registry::{DialectHooks, VerifyError, VerifyHook};
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::rule;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    verifiers: &[RULES],
    symbol_verifiers: SYMBOL_RULES,
    directives: &[directives::DIRECTIVES],
    canonical_body: Some(directives::canonical_body),
    ..DialectHooks::of("irdl")
};

const RULES: &[(&str, VerifyHook)] = rules! {
    "irdl.dialect" => dialect,
    "irdl.operation" => |parts| definition(parts, "operation"),
    "irdl.type" => |parts| definition(parts, "type"),
    "irdl.attribute" => |parts| definition(parts, "attribute"),
    "irdl.operands" => |parts| named(parts, "operand"),
    "irdl.results" => |parts| named(parts, "result"),
    "irdl.any_of" | "irdl.all_of" => constraints,
    "irdl.attributes" => attributes,
    "irdl.base" => base,
    "irdl.region" => region,
};

const SYMBOL_RULES: &[(&str, VerifyHook)] = rules! {
    "irdl.base" => |parts| reference(parts, "base_ref"),
    "irdl.parametric" => |parts| reference(parts, "base_type"),
};

fn dialect(parts: &Parts<'_>) -> Verified {
    let Some(name) = parts.keyword("sym_name") else { return Ok(()) };
    let is_name = !name.is_empty()
        && !name.starts_with(|one: char| one.is_ascii_digit())
        && name.chars().all(|one| one.is_ascii_alphanumeric() || one == '_' || one == '$');
    require(is_name, || {
        rule!("invalid dialect name")
            .with_help("use letters, digits, '_' and '$', and no digit at the beginning")
    })
}

/// Checks a name: letters, digits and underscores, and dots in names of operations. LLVM 19 accepts no dots, newer
/// versions no capital letters.
fn definition(parts: &Parts<'_>, what: &str) -> Verified {
    let Some(name) = parts.keyword("sym_name") else { return Ok(()) };
    let is_own = |one: char| {
        one.is_ascii_alphabetic()
            || one.is_ascii_digit()
            || one == '_'
            || (one == '.' && what == "operation")
    };
    if name.is_empty() {
        return Err(VerifyError::bare(
            rule!("name of {} is empty", what).with_help("write a name"),
        ));
    }
    if !name.chars().all(is_own) {
        let message =
            rule!("name of {} must contain only lowercase letters, digits and underscores", what)
                .with_help("write another name, such as 'my_name'");
        return Err(VerifyError::bare(message));
    }
    Ok(())
}

/// No two values have the same name.
fn named(parts: &Parts<'_>, what: &str) -> Verified {
    let Some(names) = parts.array("names") else { return Ok(()) };
    let Some((first, index)) = first_repetition(names) else { return Ok(()) };
    let rule =
        rule!("name of {} #{} is a duplicate of the name of {} #{}", what, index, what, first);
    Err(rule.with_help("rename one of the two").into())
}

/// Each attribute has a name.
fn attributes(parts: &Parts<'_>) -> Verified {
    let Some(names) = parts.length("attributeValueNames") else { return Ok(()) };
    let values = parts.operands("attributeValues").len();
    require(names == values, || {
        rule!(
            "the number of attribute names and their constraints must be the same but got {} \
             and {} respectively",
            names,
            values
        )
        .with_help("write one constraint for each name")
    })
}

fn constraints(parts: &Parts<'_>) -> Verified {
    let count = parts.operands("args").len();
    require(count > 0, || {
        rule!("expected 1 or more operands, but found {}", count)
            .with_help("name the constraints that it combines")
    })
}

fn base(parts: &Parts<'_>) -> Verified {
    let (symbol, name) = (parts.attribute("base_ref"), parts.keyword("base_name"));
    require(symbol.is_some() != name.is_some(), || {
        rule!("the base type or attribute should be specified by either a name or a reference")
            .with_help("write either '\"NAME\"' or '@REFERENCE'")
    })?;
    let fits = name.is_none_or(|name| name.starts_with('!') || name.starts_with('#'));
    require(fits, || {
        rule!("the base type or attribute name should start with '!' or '#'")
            .with_help("write '\"!dialect.type\"' or '\"#dialect.attribute\"'")
    })
}

fn region(parts: &Parts<'_>) -> Verified {
    let count = parts.integer("numberOfBlocks");
    require(count.is_none_or(|count| count > 0), || {
        let count = count.unwrap_or_default();
        rule!("the number of blocks is expected to be >= 1 but got {}", count)
            .with_help("write a number from 1 on")
    })
}

/// A reference is one to a type or an attribute.
fn reference(parts: &Parts<'_>, name: &str) -> Verified {
    let Some(reference) = parts.attribute(name) else { return Ok(()) };
    let ir = parts.ir();
    if ir.is_excerpt()
        || !matches!(
            parts.context().attribute_kind(reference),
            AttributeKind::SymbolReference { .. }
        )
    {
        return Ok(());
    }
    let text = parts.verifier.attribute_text(reference);
    // The lookup starts at the dialect, and then at the enclosing operations.
    let mut from = Some(parts.operation);
    while let Some(own) = from {
        match parts.verifier.symbol(own, reference) {
            SymbolLookup::Unknown => return Ok(()),
            SymbolLookup::Found(found) => {
                let is_type = matches!(ir.name_bytes(found), b"irdl.type" | b"irdl.attribute");
                return require(is_type, || {
                    let own = String::from_utf8_lossy(ir.name_bytes(found)).into_owned();
                    rule!(
                        "symbol '{}' does not refer to a type or attribute definition (refers \
                         to '{}')",
                        text,
                        own
                    )
                    .with_help("name an 'irdl.type' or an 'irdl.attribute'")
                });
            }
            SymbolLookup::Missing => from = ir.parent(own),
        }
    }
    Err(rule!("symbol '{}' not found", text)
        .with_help("define it with 'irdl.type' or 'irdl.attribute'")
        .into())
}
