//! Data that is moved between a host and a device.

use crate::common::{Parts, require};
use abide_mlir::verify::Verified;
use abide_source::diagnostic::Message;
use abide_source::rule;
use abide_source::spelling::quoted;

/// Each data clause operation, and the clauses that may create it.
const CLAUSES: &[(&str, &[&str])] = &[
    ("attach", &["acc_attach"]),
    ("cache", &["acc_cache", "acc_cache_readonly"]),
    ("copyin", &["acc_copyin", "acc_copyin_readonly", "acc_copy", "acc_reduction"]),
    ("copyout", &["acc_copyout", "acc_copyout_zero", "acc_copy", "acc_reduction"]),
    ("create", &["acc_create", "acc_create_zero", "acc_copyout", "acc_copyout_zero"]),
    ("declare_device_resident", &["acc_declare_device_resident"]),
    ("declare_link", &["acc_declare_link"]),
    (
        "delete",
        &[
            "acc_delete",
            "acc_create",
            "acc_create_zero",
            "acc_copyin",
            "acc_copyin_readonly",
            "acc_present",
            "acc_no_create",
            "acc_declare_device_resident",
            "acc_declare_link",
        ],
    ),
    ("detach", &["acc_detach", "acc_attach"]),
    ("deviceptr", &["acc_deviceptr"]),
    ("firstprivate", &["acc_firstprivate"]),
    ("nocreate", &["acc_no_create"]),
    ("present", &["acc_present"]),
    ("private", &["acc_private"]),
    ("reduction", &["acc_reduction"]),
    ("update_device", &["acc_update_device"]),
    ("update_host", &["acc_update_host", "acc_update_self"]),
    ("use_device", &["acc_use_device"]),
];

fn name<'v>(parts: &Parts<'v>) -> &'v [u8] {
    let name = parts.ir().name_bytes(parts.operation);
    name.strip_prefix(b"acc.").unwrap_or(name)
}

pub(super) fn clause(parts: &Parts<'_>) -> Verified {
    let own = name(parts);
    let known = CLAUSES.iter().find(|(name, _)| name.as_bytes() == own);
    let written = parts.attribute("dataClause").and_then(|_| parts.keyword("dataClause"));
    let (Some((name, clauses)), Some(written)) = (known, written) else { return Ok(()) };
    let fits = parts.flag("implicit")
        || clauses.contains(&written.as_str())
        || written == "acc_getdeviceptr";
    require(fits, || {
        let name = name.strip_prefix("update_").unwrap_or(name);
        rule!("data clause associated with {} operation must match its intent", name)
            .with_help("write the 'dataClause' of this operation, or remove it")
    })
}

/// Verifies that each value of a data clause is made by one of these operations.
pub(super) fn check_made_by(parts: &Parts<'_>, names: &[&str], message: &'static str) -> Verified {
    let ir = parts.ir();
    for value in parts.operands("dataClauseOperands") {
        let made = ir.defining_operation(value).map(|by| ir.name_bytes(by));
        let made = made.and_then(|name| name.strip_prefix(b"acc."));
        let fits = names.iter().any(|name| made == Some(name.as_bytes()));
        require(fits, || {
            let names: Vec<String> = names.iter().map(|name| format!("acc.{name}")).collect();
            let names = quoted(names.iter().map(String::as_str));
            Message::from(message).with_help(format!("let one of {names} define the value"))
        })?;
    }
    Ok(())
}

/// The operations that may define the values of a structured construct.
pub(super) const STRUCTURED: &[&str] = &[
    "attach",
    "copyin",
    "copyout",
    "create",
    "delete",
    "detach",
    "deviceptr",
    "getdeviceptr",
    "nocreate",
    "present",
];

/// The error for values with another defining operation.
pub(super) const ENTRY_OR_EXIT: &str =
    "expect data entry/exit operation or acc.getdeviceptr as defining op";

pub(super) fn data(parts: &Parts<'_>) -> Verified {
    let has_operands = parts.ir().operand_count(parts.operation) > 0;
    require(has_operands || parts.attribute("defaultAttr").is_some(), || {
        rule!("at least one operand or the default attribute must appear on the data operation")
            .with_help("add 'dataOperands(..)', or 'defaultAttr = #acc<defaultvalue none>'")
    })?;
    check_made_by(parts, STRUCTURED, ENTRY_OR_EXIT)
}

fn has_data(parts: &Parts<'_>) -> bool {
    !parts.has_operand("dataClauseOperands") || parts.operand("dataClauseOperands").is_some()
}

pub(super) fn declare(parts: &Parts<'_>) -> Verified {
    require(has_data(parts), || {
        rule!("at least one operand must appear on the declare operation")
            .with_help("add 'dataOperands(..)'")
    })?;
    check_declared(parts)
}

pub(super) fn declare_exit(parts: &Parts<'_>) -> Verified {
    require(has_data(parts) || parts.operand("token").is_some(), || {
        rule!("at least one operand must appear on the declare operation")
            .with_help("add 'dataOperands(..)' or the token of the declaration")
    })?;
    check_declared(parts)
}

fn check_declared(parts: &Parts<'_>) -> Verified {
    let names = [
        "copyin",
        "copyout",
        "create",
        "deviceptr",
        "getdeviceptr",
        "present",
        "declare_device_resident",
        "declare_link",
    ];
    let message = "expect valid declare data entry operation or acc.getdeviceptr as defining op";
    check_made_by(parts, &names, message)
}

/// A unit attribute for "no value" excludes a value, and a device needs a queue.
fn check_queues(parts: &Parts<'_>) -> Verified {
    let has = |name| parts.operand(name).is_some();
    require(!parts.flag("async") || !has("asyncOperand"), || {
        rule!("async attribute cannot appear with asyncOperand").with_help("remove one of the two")
    })?;
    require(!parts.flag("wait") || !has("waitOperands"), || {
        rule!("wait attribute cannot appear with waitOperands").with_help("remove one of the two")
    })?;
    require(!has("waitDevnum") || has("waitOperands"), || {
        rule!("wait_devnum cannot appear without waitOperands")
            .with_help("add 'wait(..)', or remove it")
    })
}

pub(super) fn enter_data(parts: &Parts<'_>) -> Verified {
    require(has_data(parts), || {
        rule!("at least one operand must be present in dataOperands on the enter data operation")
            .with_help("add 'dataOperands(..)'")
    })?;
    check_queues(parts)?;
    check_made_by(
        parts,
        &["attach", "create", "copyin"],
        "expect data entry operation as defining op",
    )
}

pub(super) fn exit_data(parts: &Parts<'_>) -> Verified {
    require(has_data(parts), || {
        rule!("at least one operand must be present in dataOperands on the exit data operation")
            .with_help("add 'dataOperands(..)'")
    })?;
    check_queues(parts)
}

pub(super) fn host_data(parts: &Parts<'_>) -> Verified {
    require(has_data(parts), || {
        rule!("at least one operand must appear on the host_data operation")
            .with_help("add 'dataOperands(..)'")
    })?;
    check_made_by(parts, &["use_device"], "expect data entry operation as defining op")
}

pub(super) fn update(parts: &Parts<'_>) -> Verified {
    require(has_data(parts), || {
        rule!("at least one value must be present in dataOperands")
            .with_help("add 'dataOperands(..)'")
    })?;
    let names = ["update_device", "update_host", "getdeviceptr"];
    check_made_by(parts, &names, ENTRY_OR_EXIT)
}

pub(super) fn wait(parts: &Parts<'_>) -> Verified {
    check_queues(parts)
}
