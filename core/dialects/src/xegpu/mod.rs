//! Verifiers of `xegpu` operations.

mod directives;
mod shapes;
mod spelling;

use crate::common::{Parts, require, rules};
use abide_mlir::ir::Type;
use abide_mlir::registry::{DialectHooks, DialectType, Parameter, VerifyHook};
use abide_mlir::verify::Verified;
use abide_source::rule;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    verifiers: &[RULES],
    directives: &[directives::DIRECTIVES],
    canonical_body: Some(spelling::canonical_body),
    has_aliases_within_types: true,
    ..DialectHooks::of("xegpu")
};

const RULES: &[(&str, VerifyHook)] = rules! {
    "xegpu.create_nd_tdesc" => shapes::create,
    "xegpu.dpas" => shapes::product,
    "xegpu.load" => load,
    "xegpu.load_nd" => load_block,
    "xegpu.prefetch" => read_scattered,
    "xegpu.prefetch_nd" => read_block,
    "xegpu.store_nd" => write_block,
    "xegpu.update_nd_offset" => shapes::update,
    "xegpu.store" => write_scattered,
    "xegpu.create_tdesc" => create_scattered,
};

/// Whether a descriptor is scattered; `None` if an alias hides it.
fn is_scattered(parts: &Parts<'_>, ty: Option<Type>) -> Option<bool> {
    let own = DialectType::of(parts.context(), ty?)?;
    let words = own.parameters.iter().filter_map(|one| match one {
        Parameter::Word(word) => Some(*word),
        _ => None,
    });
    let mut attributes = words.filter(|word| word.starts_with('#'));
    let is_written = attributes.clone().all(|word| word.starts_with("#xegpu."));
    let is_descriptor = (own.dialect, own.name) == ("xegpu", "tensor_desc");
    (is_written && is_descriptor).then(|| {
        attributes.any(|word| word == "#xegpu.scatter_tdesc_attr")
            || own.field("scattered") == Some(Parameter::Word("true"))
    })
}

fn check_hints(parts: &Parts<'_>, allowed: [&str; 4]) -> Verified {
    for name in ["l1_hint", "l2_hint", "l3_hint"] {
        let hint = parts.attribute(name).and_then(|_| parts.keyword(name));
        require(hint.as_deref().is_none_or(|hint| allowed.contains(&hint)), || {
            rule!("invalid {}: {}", name, hint.clone().unwrap_or_default())
                .with_help(format!("write one of {}", allowed.join(", ")))
        })?;
    }
    Ok(())
}

const READ: [&str; 4] = ["cached", "uncached", "streaming", "read_invalidate"];
const WRITE: [&str; 4] = ["cached", "uncached", "write_back", "write_through"];

fn block(parts: &Parts<'_>) -> Verified {
    let scattered = is_scattered(parts, parts.operand_type("TensorDesc"));
    require(scattered != Some(true), || {
        rule!("Expects a non-scattered TensorDesc.")
            .with_help("use a descriptor without 'scatter_tdesc_attr'")
    })
}

fn scattered(parts: &Parts<'_>, descriptor: Option<Type>) -> Verified {
    let scattered = is_scattered(parts, descriptor);
    require(scattered != Some(false), || {
        rule!("Expects a scattered TensorDesc.")
            .with_help("use a descriptor with 'scatter_tdesc_attr'")
    })
}

fn read_block(parts: &Parts<'_>) -> Verified {
    block(parts)?;
    check_hints(parts, READ)
}

fn load_block(parts: &Parts<'_>) -> Verified {
    read_block(parts)?;
    shapes::loaded(parts)
}

fn write_block(parts: &Parts<'_>) -> Verified {
    block(parts)?;
    check_hints(parts, WRITE)?;
    shapes::stored(parts)
}

fn read_scattered(parts: &Parts<'_>) -> Verified {
    scattered(parts, parts.operand_type("TensorDesc"))?;
    check_hints(parts, READ)
}

fn load(parts: &Parts<'_>) -> Verified {
    read_scattered(parts)?;
    shapes::masked(parts)
}

fn write_scattered(parts: &Parts<'_>) -> Verified {
    scattered(parts, parts.operand_type("TensorDesc"))?;
    check_hints(parts, WRITE)
}

fn create_scattered(parts: &Parts<'_>) -> Verified {
    scattered(parts, parts.result_type(0))?;
    shapes::scattered(parts)
}
