//! Atomic accesses of directive-based programming models, which share their rules (MLIR:
//! `AtomicReadOpInterface` and its neighbours).

use super::{Parts, require};
use abide_mlir::ir::{OperationId, RegionId, TypeKind, ValueId};
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Message;
use abide_source::rule;

/// Verifies that a read does not write to its own location.
pub(crate) fn atomic_read(parts: &Parts<'_>) -> Verified {
    let (from, to) = (parts.operand("x"), parts.operand("v"));
    require(from.is_none() || from != to, || {
        rule!("read and write must not be to the same location for atomic reads")
            .with_help("read from another location, or write to another one")
    })
}

/// Verifies that the written value has the pointee type.
pub(crate) fn atomic_write(parts: &Parts<'_>) -> Verified {
    let (Some(address), Some(value)) = (parts.operand_type("x"), parts.operand_type("expr")) else {
        return Ok(());
    };
    let is_memory = matches!(parts.kind(address), TypeKind::MemRef { .. });
    require(!is_memory || parts.element(address) == value, || {
        rule!("address must dereference to value type")
            .with_help("write a value with the element type of the address")
    })
}

/// The region makes the new value of the old one.
pub(crate) fn atomic_update(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let Some(body) = ir.body(parts.operation) else { return Ok(()) };
    let [argument] = ir.arguments(body) else {
        return Err(rule!("the region must accept exactly one argument")
            .with_help("give the region one argument: the old value")
            .into());
    };
    let argument = ir.value_type(*argument);
    if let Some(address) = parts.operand_type("x")
        && matches!(parts.kind(address), TypeKind::MemRef { .. })
    {
        require(parts.element(address) == argument, || {
            rule!(
                "the type of the operand must be a pointer type whose element type is the same as \
             that of the region argument"
            )
            .with_help("give the argument of the region the type that the pointer points to")
        })?;
    }
    let Some(end) = ir.last_operation(body).filter(|end| is_named(parts, *end, "yield")) else {
        return Ok(());
    };
    require(ir.operand_count(end) == 1, || {
        rule!("only updated value must be returned").with_help("yield one value: the new one")
    })?;
    let updated = ir.operand(end, 0).map(|value| ir.value_type(value));
    let unknown = parts.context().unknown_type();
    require(updated.is_none_or(|ty| ty == argument || ty == unknown), || {
        rule!("input and yielded value must have the same type")
            .with_help("yield a value with the type of the region's argument")
    })
}

/// Verifies that the region has two accesses to one location, one of them a read.
pub(crate) fn atomic_capture(parts: &Parts<'_>) -> Verified {
    let ir = parts.ir();
    let Some(body) = ir.body(parts.operation) else { return Ok(()) };
    let operations: Vec<OperationId> = ir.block_operations(body).take(4).collect();
    let [first, second, _] = *operations.as_slice() else {
        let message = rule!("expected three operations in atomic.capture region (one terminator, and \
                       two atomic ops)").with_help("write two atomic operations in the region: one that reads, one that changes the variable");
        return Err(message.into());
    };
    let is = |operation, name| is_named(parts, operation, name);
    let (reads, updates) = ("atomic.read", "atomic.update");
    let is_read_last = is(first, updates) && is(second, reads);
    let is_read_first = is(first, reads) && (is(second, updates) || is(second, "atomic.write"));
    let said_of_first = |message: &'static str, help: &'static str| {
        Err(VerifyError::bare(Message::from(message).with_help(help)).at(first))
    };
    if !is_read_last && !is_read_first {
        let help =
            "read the variable first and then change it, or update it first and then read it";
        return said_of_first("invalid sequence of operations in the capture region", help);
    }
    let (a, b) = (place(parts, first), place(parts, second));
    if a.is_none() || b.is_none() || a == b {
        return Ok(());
    }
    let message = match is_read_last {
        true => "updated variable in atomic.update must be captured in second operation",
        false => "captured variable in atomic.read must be updated in second operation",
    };
    said_of_first(message, "use one variable in both operations")
}

/// Whether an operation of the same dialect has this name.
fn is_named(parts: &Parts<'_>, operation: OperationId, name: &str) -> bool {
    let ir = parts.ir();
    let own = ir.name_bytes(parts.operation).split(|byte| *byte == b'.').next();
    let rest = own.and_then(|dialect| ir.name_bytes(operation).strip_prefix(dialect));
    rest.and_then(|rest| rest.strip_prefix(b".")) == Some(name.as_bytes())
}

/// The place that an operation accesses.
fn place(parts: &Parts<'_>, operation: OperationId) -> Option<ValueId> {
    Parts::of(parts.verifier, operation)?.operand("x")
}

/// The name of a region that creates or combines values, and its arguments.
pub(crate) struct Recipe<'r> {
    /// The name of the region.
    pub(crate) region: &'r str,
    /// The minimum number of arguments.
    pub(crate) arguments: usize,
    /// The error for other arguments.
    pub(crate) message: &'static str,
    /// The error for another yielded type; without it, yields are not checked.
    pub(crate) yields: Option<&'static str>,
    /// Whether there may be more arguments.
    pub(crate) may_have_more: bool,
}

/// Checks a region against its recipe; `of` is the attribute with the type of its values.
pub(crate) fn check_recipe(
    parts: &Parts<'_>,
    region: RegionId,
    of: &str,
    recipe: &Recipe<'_>,
) -> Verified {
    let ir = parts.ir();
    let Some(ty) = parts.type_attribute(of) else { return Ok(()) };
    let Some(entry) = ir.entry_block(region) else {
        return Err(rule!("expects non-empty {} region", recipe.region)
            .with_help("write the region: '{ .. }' with its arguments")
            .into());
    };
    let arguments = ir.arguments(entry);
    let has_enough = match recipe.may_have_more {
        true => arguments.len() >= recipe.arguments,
        false => arguments.len() == recipe.arguments,
    };
    let mut own = arguments.iter().take(recipe.arguments).map(|value| ir.value_type(*value));
    require(has_enough && own.all(|own| own == ty), || {
        let names = ["%a : T", "%a : T, %b : T"];
        let names = names.get(recipe.arguments.saturating_sub(1)).copied().unwrap_or("..");
        let help = format!("begin the region with '^bb0({names}):', with T the type of '{of}'");
        Message::from(recipe.message).with_help(help)
    })?;
    let Some(message) = recipe.yields else { return Ok(()) };
    let unknown = parts.context().unknown_type();
    for block in ir.blocks(region) {
        let Some(end) = ir.last_operation(*block).filter(|end| is_named(parts, *end, "yield"))
        else {
            continue;
        };
        let yielded = ir.operand(end, 0).map(|value| ir.value_type(value));
        let fits = yielded.is_some_and(|own| own == ty || own == unknown);
        require(ir.operand_count(end) == 1 && fits, || {
            Message::from(message)
                .with_help(format!("end the region with one value of type '{}'", parts.text(ty)))
        })?;
    }
    Ok(())
}
