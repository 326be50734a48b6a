//! The total of all sources.

use super::{Deny, Outcome};
use crate::console::{Exit, counted};

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
