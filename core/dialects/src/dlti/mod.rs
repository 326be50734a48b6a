//! Data layouts: the rules of types for their own entries.

mod body;
mod builtin;

use crate::common::split_at_commas;
use crate::llvm::check_layout_entry;
use abide_mlir::ir::AttributeKind;
use abide_mlir::registry::{DialectAttribute, DialectHooks, VerifyError};
use abide_mlir::verify::{Verified, Verifier};
use abide_source::diagnostic::Message;
use abide_source::rule;
use rustc_hash::FxHashSet;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    check_attribute: Some(body::check_attribute),
    verify_attribute: Some(verify_attribute),
    ..DialectHooks::of("dlti")
};

/// The attributes that operations of other dialects may have.
const NAMES: [&str; 4] =
    ["dlti.dl_spec", "dlti.map", "dlti.target_system_spec", "dlti.target_device_spec"];

/// The names of the dialect's own entries in LLVM 22.
const ENTRIES: [&str; 9] = [
    "endianness",
    "default_memory_space",
    "alloca_memory_space",
    "program_memory_space",
    "global_memory_space",
    "mangling_mode",
    "stack_alignment",
    "legal_int_widths",
    "function_pointer_alignment",
];

/// `#dlti.dl_spec<#dlti.dl_entry<type, value>, …>`; since LLVM 20 `#dlti.dl_spec<type = value, …>`.
fn verify_attribute(verifier: &Verifier<'_>, own: &DialectAttribute<'_>) -> Verified {
    let context = &verifier.ir.context;
    let name = own.name_text();
    if !NAMES.contains(&&*name) {
        let message = rule!("attribute '{}' not supported by dialect", name)
            .with_help("write 'dlti.dl_spec', 'dlti.target_system_spec' or 'dlti.map'");
        return Err(VerifyError::bare(message));
    }
    let AttributeKind::Dialect { body, .. } = context.attribute_kind(own.value) else {
        let message = rule!("'{}' is expected to be a #{} attribute", name, name)
            .with_help(format!("write '#{name}<..>'"));
        return Err(VerifyError::bare(message));
    };
    let kind = context.bytes(*body).split(|byte| *byte == b'<').next().unwrap_or_default();
    let kind = String::from_utf8_lossy(kind);
    let is_other = name.strip_prefix("dlti.").is_some_and(|asked| {
        kind != asked && NAMES.iter().any(|known| known.strip_prefix("dlti.") == Some(&*kind))
    });
    if is_other || kind == "dl_entry" {
        let message = rule!("'{}' is expected to be a #{} attribute", name, name)
            .with_help(format!("write '#{name}<..>'"));
        return Err(VerifyError::bare(message));
    }
    let is_module = verifier.ir.is_module(own.operation);
    let rule = if is_module { "layout of a module" } else { "layout" };
    verifier.once(rule, &[own.value], [], || {
        let body = context.text(*body);
        check_entries(&body, is_module)?;
        check_devices(&body).map_err(VerifyError::bare)
    })
}

/// The entries of a layout, on a module or on another operation.
fn check_entries(body: &str, is_module: bool) -> Verified {
    let mut keys: FxHashSet<String> = FxHashSet::default();
    for entry in entries(body, "dl_spec<") {
        let whole = entries(&entry, "#dlti.dl_entry<");
        let (ty, value) = match whole.as_slice() {
            [ty, value] => (&**ty, &**value),
            _ => match entry.split_once(" = ") {
                Some(both) => both,
                None if entry.starts_with(|one: char| one.is_ascii_digit()) => {
                    return Err(VerifyError::bare("invalid kind of attribute specified")
                        .with_help("write entries 'KEY = VALUE'"));
                }
                None => continue,
            },
        };
        if ty.trim().starts_with(|one: char| one.is_ascii_digit()) {
            return Err(VerifyError::bare("expected a type or a quoted string")
                .with_help("write entries 'KEY = VALUE', whose keys are types or strings"));
        }
        if !keys.insert(ty.trim().to_owned()) {
            return Err(VerifyError::bare(rule!("repeated DLTI key: {}", ty.trim()))
                .with_help("give each key once"));
        }
        if is_module
            && ty.trim() == "\"dlti.endianness\""
            && !matches!(value.trim(), "\"big\"" | "\"little\"")
        {
            let message = "'dlti.endianness' data layout entry is expected to be either 'big' or \
                           'little'";
            return Err(VerifyError::bare(message).with_help("write \"big\" or \"little\""));
        }
        let own = ty.trim().trim_matches('"').strip_prefix("dlti.");
        if let Some(own) = own.filter(|own| is_module && !ENTRIES.contains(own)) {
            let message = rule!("unknown data layout entry name: dlti.{}", own).with_help(
                "write a name of today, such as \"dlti.endianness\" or \"dlti.stack_alignment\"",
            );
            return Err(VerifyError::bare(message));
        }
        builtin::check_entry(ty.trim(), value.trim()).map_err(VerifyError::bare)?;
        check_layout_entry(ty.trim(), value.trim()).map_err(VerifyError::bare)?;
    }
    Ok(())
}

/// The devices of a system: `#dlti.target_system_spec<"CPU" = #dlti.target_device_spec<..>, ..>`; until LLVM 19 with
/// `:`.
fn check_devices(body: &str) -> Result<(), Message> {
    let mut devices: FxHashSet<String> = FxHashSet::default();
    for entry in entries(body, "target_system_spec<") {
        let rest = entry.trim().strip_prefix('"').and_then(|rest| rest.split_once('"'));
        let Some((device, value)) = rest else {
            return Err(rule!("DeviceID is missing, or is not of string type")
                .with_help("write '\"CPU\" = #dlti.target_device_spec<..>'"));
        };
        if !devices.insert(device.to_owned()) {
            return Err(rule!("repeated Device ID in dlti.target_system_spec: \"{}\"", device)
                .with_help("give each device its own name"));
        }
        let value = value.trim_start().trim_start_matches([':', '=']).trim();
        if value.starts_with(|first: char| first.is_ascii_digit() || first == '"') {
            return Err(rule!("invalid kind of attribute specified")
                .with_help("write '#dlti.target_device_spec<..>' after the name of the device"));
        }
        for entry in entries(value, "#dlti.target_device_spec<") {
            let key = entry.trim().trim_start_matches("#dlti.dl_entry<").to_owned();
            if key.starts_with(|first: char| first.is_ascii_lowercase() || first == '!') {
                let key = key.split([',', '=']).next().unwrap_or_default().trim();
                let message = "dlti.target_device_spec does not allow type as a key";
                return Err(
                    rule!("{}: '{}'", message, key).with_help("write text in '\"' as the key")
                );
            }
        }
    }
    Ok(())
}

/// The text between the brackets after `begins`, split at its commas.
fn entries(text: &str, begins: &str) -> Vec<String> {
    let inner = text.trim().strip_prefix(begins).and_then(|inner| inner.strip_suffix('>'));
    let parts = inner.map(split_at_commas).unwrap_or_default();
    parts.into_iter().map(str::to_owned).collect()
}
