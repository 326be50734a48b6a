//! Unknown operations of described dialects: most names are misspelt.
//!
//! A dialect may have other operations in another version. So a name is an error if a known one is similar, if the user
//! requests a version, or if a project describes the dialect and the name is not in quotes. Else it is a warning, or an
//! information if extensions may add operations to the dialect.

use super::descriptions::is_llvm_dialect;
use super::old_names::{OldName, old_name};
use super::versions::{
    LLVM_VERSIONS, allows_unknown_operations, changes_between_versions, has_one_version,
    is_extended, is_partly_described, is_shared_name, sole_version_with,
};
use super::{stablehlo, vhlo};
use abide_mlir::ods::{DialectDescription, LlvmVersion, OpDescription};
use abide_mlir::registry::Registry;
use abide_source::diagnostic::{Detail, Severity};
use abide_source::spelling::{nearest, within};
use std::sync::Arc;

/// The shortest name that is taken for an abbreviation, in bytes.
const MIN_ABBREVIATION_BYTES: usize = 3;

/// The longest name that is rather an abbreviation than misspelt by a letter, in bytes.
const MAX_SHORT_BYTES: usize = 4;

/// An operation that its dialect, which is described, does not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownOperation {
    /// The certainty of the mistake.
    pub severity: Severity,
    /// The full names that may be meant.
    pub meant: Vec<String>,
}

/// Judges the full name of an operation, for the version of LLVM that the user requests. `None` if it is known, has an
/// old name, or if too little of its dialect is described.
#[must_use]
pub fn unknown_operation(
    registry: &Registry,
    asked: Option<LlvmVersion>,
    name: &str,
    is_quoted: bool,
) -> Option<UnknownOperation> {
    let (dialect, own) = name.split_once('.')?;
    if dialect == "vhlo" && vhlo::is_newer_version(own) {
        return Some(UnknownOperation { severity: Severity::Warning, meant: Vec::new() });
    }
    let is_gone = is_gone(registry, asked, name);
    let is_known = registry.operation(name.as_bytes()).is_some();
    // The operation may be in an unreadable part, which is reported once.
    if is_known && !is_gone || own.is_empty() || is_broken(registry, dialect) {
        return None;
    }
    let description = registry.dialects().dialect(dialect)?;
    if !is_gone && description.ops.iter().any(|op| *op.name == *name) {
        // Too little of it could be read, as the description records.
        return None;
    }
    let is_own = is_of_project(description);
    let is_of_one_version = !is_own && has_one_version(dialect);
    let is_partly = is_partly_described(dialect) && !is_of_one_version;
    if !is_own && (is_partly || old_name(name).is_some()) {
        return None;
    }
    let mut meant = near_operations(description, name, own);
    let is_complete = match is_own {
        // C++ decides whether a dialect allows unknown operations, which have the generic form only.
        true => !is_quoted,
        false => asked.is_some_and(is_described) && is_llvm_dialect(dialect),
    };
    if is_of_one_version && meant.is_empty() {
        let framework = || stablehlo::framework_name(own).map(str::to_owned);
        let meant = abbreviated(description, own).or_else(framework);
        let meant = meant.into_iter().collect::<Vec<_>>();
        let severity = Severity::Warning;
        return (!meant.is_empty()).then_some(UnknownOperation { severity, meant });
    }
    let is_extensible = is_extensible(description);
    let may_be_of_others = is_of_one_version
        || asked.is_none() && is_shared_name(dialect)
        || is_quoted && allows_unknown_operations(dialect);
    let severity = match meant.is_empty() {
        _ if !is_own && may_be_of_others => Severity::Warning,
        false => Severity::Error,
        true if is_extensible => Severity::Information,
        true if is_complete => Severity::Error,
        true => Severity::Warning,
    };
    if meant.is_empty() {
        // `llvm.constant` for `llvm.mlir.constant`: another version may have it after all.
        let is_longer = |op: &&Arc<OpDescription>| {
            op.name.matches('.').count() > 1 && op.name.rsplit('.').next() == Some(own)
        };
        meant.extend(description.ops.iter().filter(is_longer).map(|op| op.name.to_string()));
    }
    if meant.is_empty() && !is_extensible {
        meant.extend(abbreviated(description, own));
    }
    Some(UnknownOperation { severity, meant })
}

fn is_extensible(description: &DialectDescription) -> bool {
    description.is_extensible || is_extended(&description.name)
}

/// The operations of a dialect with nearly the same name as `name`, which is `own` within the dialect.
fn near_operations(description: &DialectDescription, name: &str, own: &str) -> Vec<String> {
    let dialect = &*description.name;
    let is_own = is_of_project(description);
    let operations = description.ops.iter().filter_map(|op| op.name.strip_prefix(dialect));
    let operations = operations.filter_map(|op| op.strip_prefix('.')).filter(|op| *op != own);
    let near = if changes_between_versions(name) {
        within(1, own, operations)
    } else if is_own || is_extensible(description) {
        // The names of a project or of an extension may be more alike.
        within((own.len() / 3).clamp(1, 2), own, operations)
    } else {
        nearest(own, operations)
    };
    // Another width is another operation, which another version may have.
    let is_meant = |op: &&str| {
        (is_own || without_digits(op) != without_digits(own))
            && without_types(op) != without_types(own)
    };
    let near = near.into_iter().filter(is_meant);
    let mut meant = near.map(|op| format!("{dialect}.{op}")).collect();
    prefer_abbreviated(&mut meant, description, own);
    meant
}

/// Replaces candidates as short as a short name by the operation that the name abbreviates: `max` means `maximum`
/// rather than `map`.
fn prefer_abbreviated(meant: &mut Vec<String>, description: &DialectDescription, own: &str) {
    let len = description.name.len() + 1 + own.len();
    let is_short = own.len() <= MAX_SHORT_BYTES && !meant.is_empty();
    if is_short
        && meant.iter().all(|name| name.len() == len)
        && let Some(full) = abbreviated(description, own)
    {
        *meant = vec![full];
    }
}

/// The operation that a short name abbreviates, such as `maximum` for `max`: all other operations with this prefix
/// begin with the name of that operation.
fn abbreviated(description: &DialectDescription, own: &str) -> Option<String> {
    let begun = description.ops.iter().filter(|op| {
        let name = op.name.split_once('.').map_or("", |(_, name)| name);
        own.len() >= MIN_ABBREVIATION_BYTES && name.starts_with(own)
    });
    let mut begun: Vec<&str> = begun.map(|op| &*op.name).collect();
    begun.sort_unstable_by_key(|name| name.len());
    let first = begun.first()?;
    begun.iter().all(|name| name.starts_with(first)).then(|| (*first).to_owned())
}

/// The error in the full name of an operation, for the version of LLVM that the user requests.
#[must_use]
pub fn name_error(
    registry: &Registry,
    asked: Option<LlvmVersion>,
    name: &[u8],
    is_quoted: bool,
) -> Option<Detail> {
    let name = std::str::from_utf8(name).ok()?;
    if is_quoted && !name.contains('.') {
        // The generic form may have any name; only the custom form leaves out a dialect.
        return None;
    }
    let lacking = old_operation(registry, asked, name).filter(|old| old.is_lacking_in(asked));
    let meant = match lacking {
        Some(old) => old.today,
        None => {
            let unknown = unknown_operation(registry, asked, name, is_quoted)?;
            if unknown.severity != Severity::Error {
                return None;
            }
            unknown.meant
        }
    };
    let meant = meant.into_iter().next();
    Some(Detail::UnknownOperation { name: name.to_owned(), tried: None, meant })
}

/// The old name, if the requested version has no operation of this name and no project describes the dialect.
#[must_use]
pub fn old_operation(
    registry: &Registry,
    asked: Option<LlvmVersion>,
    name: &str,
) -> Option<OldName> {
    if registry.operation(name.as_bytes()).is_some() && !is_gone(registry, asked, name) {
        return None;
    }
    let dialect = name.split('.').next().unwrap_or_default();
    let is_own = registry.dialects().dialect(dialect).is_some_and(is_of_project);
    if is_own || is_broken(registry, dialect) {
        return None;
    }
    let old = old_name(name)?;
    // A dialect of the same name may have operations that LLVM's never had.
    let exist = old.today.iter().all(|today| registry.operation(today.as_bytes()).is_some());
    exist.then_some(old)
}

/// Whether the described version that the user requests lacks an operation that another one has.
#[must_use]
pub fn is_gone(registry: &Registry, asked: Option<LlvmVersion>, name: &str) -> bool {
    let Some(asked) = asked.filter(|asked| is_described(*asked)) else { return false };
    let has_other = sole_version_with(name.as_bytes()).is_some_and(|only| only != asked);
    let entry = registry.operation(name.as_bytes());
    has_other && entry.is_none_or(|entry| entry.description().place.is_none())
}

impl OldName {
    /// Whether the version that the user requests is a described one that lacks the operation.
    #[must_use]
    pub fn is_lacking_in(&self, asked: Option<LlvmVersion>) -> bool {
        let lacks = |asked: LlvmVersion| is_described(asked) && asked.major > u32::from(self.last);
        self.last > 0 && asked.is_some_and(lacks)
    }
}

/// Whether a project describes operations of a dialect.
fn is_of_project(dialect: &DialectDescription) -> bool {
    dialect.ops.iter().any(|op| op.place.is_some())
}

fn is_broken(registry: &Registry, dialect: &str) -> bool {
    registry.broken().iter().any(|broken| broken.dialect == dialect)
}

fn is_described(version: LlvmVersion) -> bool {
    LLVM_VERSIONS.contains(&version)
}

fn without_digits(name: &str) -> String {
    name.chars().filter(|one| !one.is_ascii_digit()).collect()
}

/// The parts of a name that are not names of types, such as `i32` and `bf16`: operations that differ in those only are
/// different operations.
fn without_types(name: &str) -> Vec<&str> {
    let is_type = |part: &str| {
        let letters = part.trim_end_matches(|last: char| last.is_ascii_digit());
        letters.len() < part.len() && matches!(letters, "i" | "si" | "ui" | "u" | "f" | "bf" | "tf")
    };
    let parts: Vec<&str> = name.split(['.', '_']).collect();
    // A name that is nothing but a type is kept.
    let kept: Vec<&str> = parts.iter().copied().filter(|part| !is_type(part)).collect();
    if kept.len() == parts.len() { vec![name] } else { kept }
}
