//! The total of all sources.

use super::{Deny, Outcome};
use crate::console::{Exit, counted};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// The maximum number of undescribed dialects that are named.
const MAX_LISTED: usize = 4;

/// Sums over all sources.
#[derive(Default)]
pub(super) struct Total {
    files: usize,
    /// Files that could not be read or written.
    failed: usize,
    errors: usize,
    warnings: usize,
    informations: usize,
    expected: usize,
    fixable: usize,
    unsafely_fixable: usize,
    fixed: usize,
    undescribed: BTreeMap<String, Undescribed>,
}

/// The operations of an undescribed dialect.
#[derive(Default)]
struct Undescribed {
    operations: BTreeSet<String>,
    files: usize,
}

impl Total {
    pub(super) fn add(&mut self, outcome: &Outcome) {
        if outcome.error.is_some() {
            self.failed += 1;
        } else {
            self.files += 1;
        }
        self.errors += outcome.errors;
        self.warnings += outcome.warnings;
        self.informations += outcome.informations;
        self.expected += outcome.expected;
        self.fixable += outcome.fixable;
        self.unsafely_fixable += outcome.unsafely_fixable;
        self.fixed += outcome.fixed;
        let mut of_file: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (dialect, own) in outcome.undescribed.iter().filter_map(|name| name.split_once('.')) {
            of_file.entry(dialect).or_default().push(own);
        }
        for (dialect, own) in of_file {
            let all = self.undescribed.entry(dialect.to_owned()).or_default();
            all.operations.extend(own.into_iter().map(str::to_owned));
            all.files += 1;
        }
    }

    /// The dialects that are not described, those in most files first, and the next step; `None` if there are none.
    pub(super) fn undescribed(&self) -> Option<String> {
        let mut all: Vec<_> = self.undescribed.iter().collect();
        all.sort_by_key(|(_, one)| Reverse(one.files));
        let count = |one: &Undescribed| {
            let operations = counted(one.operations.len(), "operation");
            format!("({operations} in {})", counted(one.files, "file"))
        };
        let shown = all.iter().take(MAX_LISTED);
        let shown: Vec<String> =
            shown.map(|(name, one)| format!("'{name}' {}", count(one))).collect();
        let more = all.len().saturating_sub(MAX_LISTED);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        let (dialects, are, their) = match all.len() {
            0 => return None,
            1 => ("dialect", "is", "its"),
            _ => ("dialects", "are", "their"),
        };
        let list = shown.join(", ");
        let next = format!("`abide dialects init` looks for {their} .td files");
        let checked = format!("only the syntax and the names of {their} operations are checked");
        Some(format!("note: {dialects} {list}{more} {are} not described: {checked}; {next}"))
    }

    /// `checked 12 files, 3 errors, 1 warning`, and further counts. With `--diff`, fixes are those that were
    /// not written, and errors those that remain after them.
    pub(super) fn summary(&self, diff: bool) -> String {
        let mut parts = vec![format!("checked {}", counted(self.files, "file"))];
        if self.fixed > 0 {
            let verb = if diff { "would apply" } else { "applied" };
            let fixes = if self.fixed == 1 { "fix" } else { "fixes" };
            parts.push(format!("{verb} {} {fixes}", self.fixed));
        }
        parts.push(counted(self.errors, "error"));
        parts.push(counted(self.warnings, "warning"));
        if self.informations > 0 {
            parts.push(counted(self.informations, "info"));
        }
        if self.expected > 0 {
            parts.push(format!("{} expected", self.expected));
        }
        if self.fixable > 0 {
            parts.push(format!("{} fixable with --fix", self.fixable));
        }
        if self.unsafely_fixable > 0 {
            let more = if self.fixable > 0 { " more" } else { "" };
            let flags = "--fix --unsafe-fixes";
            parts.push(format!("{}{more} fixable with {flags}", self.unsafely_fixable));
        }
        if self.failed > 0 {
            parts.push(format!("{} failed", counted(self.failed, "file")));
        }
        parts.join(", ")
    }

    /// The exit code of `--diff`.
    pub(super) fn exit_of_diff(&self) -> Exit {
        match () {
            () if self.failed > 0 => Exit::Trouble,
            () if self.fixed > 0 => Exit::Errors,
            () => Exit::Clean,
        }
    }

    pub(super) fn exit(&self, deny: Option<Deny>) -> Exit {
        let denied = deny == Some(Deny::Warnings) && self.warnings > 0;
        match () {
            () if self.failed > 0 => Exit::Trouble,
            () if self.errors > 0 || denied => Exit::Errors,
            () => Exit::Clean,
        }
    }
}
