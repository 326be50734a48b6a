//! Recipes that create, copy and combine private values and those of reductions.

use crate::common::{Parts, Recipe, check_recipe, require};
use abide_mlir::ir::{AttributeKind, OperationId, RegionId, Type, TypeKind};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;
use abide_source::spelling::counted;

/// The type that the atomic region of a declaration works on, if it has one.
pub(super) fn atomic_type(parts: &Parts<'_>, declaration: OperationId) -> Option<Type> {
    let ir = parts.ir();
    let own = Parts::of(parts.verifier, declaration)?;
    let body = region(&own, ["atomicReductionRegion", "atomic_reduction_region"])?;
    let argument = ir.entry_block(body).and_then(|entry| ir.arguments(entry).first().copied());
    argument.map(|argument| ir.value_type(argument))
}

/// Whether a recipe makes copies of values of its type, as in LLVM 19, rather than of a pointer's target.
pub(super) fn is_of_values(parts: &Parts<'_>) -> bool {
    region(parts, ["alloc_region", "allocRegion"]).is_some()
}

/// The region with a name, by the description.
pub(super) fn region(parts: &Parts<'_>, names: [&str; 2]) -> Option<RegionId> {
    let ir = parts.ir();
    let op = parts.verifier.registered(parts.operation)?.description();
    let index = op.regions.iter().position(|region| names.contains(&&*region.name))?;
    ir.regions(parts.operation).get(index).copied()
}

pub(super) fn declare_reduction(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    // If an allocation region comes first, its result is another argument of the initializer.
    let has_memory = region(parts, ["allocRegion", "alloc_region"])
        .is_some_and(|region| ir.entry_block(region).is_some());
    if let Some(own) = region(parts, ["initializerRegion", "initializer_region"])
        && !has_memory
    {
        let recipe = Recipe {
            region: "initializer",
            arguments: 1,
            message: "expects initializer region with one argument of the reduction type",
            yields: Some("expects initializer region to yield a value of the reduction type"),
            may_have_more: false,
        };
        check_recipe(parts, own, "type", &recipe)?;
    }
    if let Some(own) = region(parts, ["reductionRegion", "reduction_region"]) {
        let recipe = Recipe {
            region: "reduction",
            arguments: 2,
            message: "expects reduction region with two arguments of the reduction type",
            yields: Some("expects reduction region to yield a value of the reduction type"),
            may_have_more: false,
        };
        check_recipe(parts, own, "type", &recipe)?;
    }
    if let Some(own) = region(parts, ["atomicReductionRegion", "atomic_reduction_region"])
        && let Some(entry) = ir.entry_block(own)
    {
        let arguments = ir.arguments(entry);
        let is_pair = matches!(arguments, [a, b] if ir.value_type(*a) == ir.value_type(*b));
        require(is_pair, || {
            rule!("expects atomic reduction region with two arguments of the same type")
                .with_help("give the region two arguments of one type")
        })?;
        let pointer = arguments.first().map(|own| ir.value_type(*own));
        require(pointer.is_none_or(|own| may_point_to_type(parts, own)), || {
            rule!("expects atomic reduction region arguments to be accumulators containing the reduction type").with_help("give the arguments the type of a pointer to the reduced values")
        })?;
    }
    let Some(own) = region(parts, ["cleanupRegion", "cleanup_region"]) else { return Ok(()) };
    if ir.entry_block(own).is_none() {
        return Ok(());
    }
    let recipe = Recipe {
        region: "cleanup",
        arguments: 1,
        message: "expects cleanup region with one argument of the reduction type",
        yields: None,
        may_have_more: false,
    };
    check_recipe(parts, own, "type", &recipe)
}

/// Whether a type may be a pointer to the values of the recipe: for a memref
/// its element type decides, and a dialect type may be any pointer.
fn may_point_to_type(parts: &Parts<'_>, pointer: Type) -> bool {
    match parts.kind(pointer) {
        TypeKind::Dialect { .. } | TypeKind::Unknown => true,
        TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. } => {
            parts.type_attribute("type").is_none_or(|own| own == parts.element(pointer))
        }
        _ => false,
    }
}

pub(super) fn private(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let Some(kind) = parts.keyword("data_sharing_type") else { return Ok(()) };
    let kind = kind.trim_matches(['{', '}', '=', ' ']);
    let Some(copy) = region(parts, ["copy_region", "copyRegion"]) else { return Ok(()) };
    let copies = ir.entry_block(copy).is_some();
    require(kind != "private" || !copies, || {
        rule!("`private` clauses do not require a `copy` region")
            .with_help("remove the 'copy' region")
    })?;
    require(kind != "firstprivate" || copies, || {
        rule!("`firstprivate` clauses require a `copy` region")
            .with_help("add a 'copy' region: 'copy { .. }'")
    })?;
    if !is_of_values(parts) {
        return Ok(());
    }
    let Some(AttributeKind::Type(own)) = parts.attribute_kind("type") else { return Ok(()) };
    for (name, arguments, yields) in [("alloc", 1, true), ("copy", 2, true), ("dealloc", 1, false)]
    {
        let Some(body) = region(parts, [&format!("{name}_region"), ""]) else { continue };
        let Some(entry) = ir.entry_block(body) else { continue };
        let count = ir.arguments(entry).len();
        if count != arguments {
            let message =
                rule!("`{}`: expected {} region arguments, got: {}", name, arguments, count)
                    .with_help(format!("give the region {}", counted(arguments, "argument")));
            return Err(VerifyError::bare(message));
        }
        for block in ir.blocks(body) {
            let Some(last) = ir.last_operation(*block) else { continue };
            if !ir.successors(last).is_empty() {
                continue;
            }
            ends(parts, last, yields.then_some(*own)).map_err(|error| error.at(last))?;
        }
    }
    Ok(())
}

/// Checks that a block of a recipe yields one value of a type, or none.
fn ends(parts: &Parts<'_>, last: OperationId, asked: Option<Type>) -> Result<(), VerifyError> {
    let ir = parts.ir();
    if ir.name_bytes(last) != b"omp.yield" {
        let message = "expected exit block terminator to be an `omp.yield` op.";
        return Err(VerifyError::bare(message).with_help("end the block with 'omp.yield'"));
    }
    let Some(asked) = asked else {
        return match ir.operand_count(last) {
            0 => Ok(()),
            _ => Err(VerifyError::bare("Did not expect any values to be yielded.")
                .with_help("remove the values after 'omp.yield'")),
        };
    };
    let unknown = parts.context().unknown_type();
    let types: Vec<Type> = ir.operands(last).map(|value| ir.value_type(value)).collect();
    if types.contains(&unknown) || types == [asked] {
        return Ok(());
    }
    let given: Vec<String> = types.iter().map(|ty| parts.text(*ty)).collect();
    let given = if given.is_empty() { "None".to_owned() } else { given.join(", ") };
    let asked = parts.text(asked);
    let message = rule!("Invalid yielded value. Expected type: '{}', got: {}", asked, given)
        .with_help(format!("yield one value of type '{asked}'"));
    Err(VerifyError::bare(message))
}
