//! The rules for checking and reporting, from the command line and from each `abide.toml`.

use crate::input::Kind;
use abide_core::diagnostic::{Diagnostic, Selector, Severity, Switches, codes, ignore_by_comments};
use abide_core::mlir::opt;
use abide_core::rule;
use abide_core::text::Span;
use abide_project::{CONFIG, CheckRules, Glob, fits_in_folder};
use clap::Args;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The choices of the command line.
#[derive(Debug, Args)]
pub(super) struct RuleArguments {
    /// Report only these codes, or codes with these prefixes; may be repeated
    #[arg(long, value_name = "CODE", value_delimiter = ',')]
    select: Vec<Selector>,

    /// Do not report these codes, or codes with these prefixes; may be repeated
    #[arg(long, value_name = "CODE", value_delimiter = ',')]
    ignore: Vec<Selector>,

    /// Skip the files and folders that match this pattern; may be repeated
    #[arg(long, value_name = "GLOB")]
    exclude: Vec<Glob>,

    /// Report each expected-error, -warning, -remark or -note comment that no diagnostic matches
    #[arg(long)]
    verify_diagnostics: bool,

    /// Show at most N diagnostics of a file; 0 shows all
    #[arg(long, value_name = "N", default_value_t = 50)]
    max_errors: usize,
}

/// The rules for all files.
pub(super) struct Rules<'a> {
    given: &'a RuleArguments,
    own: Switches,
    /// The rules of each folder.
    folders: Mutex<HashMap<PathBuf, Arc<CheckRules>>>,
}

impl<'a> Rules<'a> {
    pub(super) fn new(given: &'a RuleArguments) -> Rules<'a> {
        let (select, ignore) = (given.select.clone(), given.ignore.clone());
        let own = Switches { select, ignore, ..Switches::default() };
        Rules { given, own, folders: Mutex::default() }
    }

    /// Whether a file or a folder that was found in a folder is left out.
    pub(super) fn excludes(&self, path: &Path) -> bool {
        fits_in_folder(Path::new("."), &self.given.exclude, path)
            || self.of_folder(path.parent()).excludes(path)
    }

    /// Removes the diagnostics that are expected or switched off, and sets the severities of the others. Returns the
    /// number of those that the file expects.
    pub(super) fn apply(
        &self,
        kind: Kind,
        path: Option<&Path>,
        text: &[u8],
        found: &mut Vec<Diagnostic>,
    ) -> usize {
        let mut expected = 0;
        if kind == Kind::Mlir {
            expected = opt::remove_expected(text, found, self.given.verify_diagnostics);
        }
        if matches!(kind, Kind::Mlir | Kind::TableGen) {
            ignore_by_comments(text, found);
        }
        let rules = self.of_folder(path.and_then(Path::parent));
        let named = path.unwrap_or(Path::new("-"));
        let layers: Vec<&Switches> = rules.switches(named).into_iter().chain([&self.own]).collect();
        Switches::apply(&layers, found);
        expected
    }

    /// Keeps as many diagnostics as are to be shown, the errors first, and one with the number of the others.
    pub(super) fn limit(&self, found: &mut Vec<Diagnostic>) {
        let most = self.given.max_errors;
        if most == 0 || found.len() <= most {
            return;
        }
        let errors = found.iter().filter(|one| one.severity == Severity::Error).count();
        let (mut errors, mut others) = (errors.min(most), most.saturating_sub(errors));
        let before = found.len();
        let mut last = Span::default();
        found.retain(|one| {
            // It has the number of diagnostics that were not even kept.
            if one.code == codes::limit::DIAGNOSTICS {
                return true;
            }
            let left = if one.severity == Severity::Error { &mut errors } else { &mut others };
            let is_kept = *left > 0;
            *left = left.saturating_sub(1);
            if !is_kept {
                last = one.span;
            }
            is_kept
        });
        let count = before - found.len();
        if count > 0 {
            let message = rule!("{} more diagnostics are not shown; see --max-errors", count);
            found.push(Diagnostic::new(codes::limit::DIAGNOSTICS, last, message));
        }
    }

    /// The rules of a folder, that of `None` being the working folder.
    fn of_folder(&self, folder: Option<&Path>) -> Arc<CheckRules> {
        let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        self.of_absolute(&std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned()))
    }

    /// A folder without an `abide.toml` has the rules of the one above it, so that each file is read once.
    fn of_absolute(&self, folder: &Path) -> Arc<CheckRules> {
        let known = self.folders().get(folder).cloned();
        known.unwrap_or_else(|| {
            let above = folder.parent().filter(|_| !folder.join(CONFIG).exists());
            let rules = match above {
                Some(above) => self.of_absolute(above),
                None => Arc::new(CheckRules::of_folder(folder)),
            };
            self.folders().insert(folder.to_owned(), Arc::clone(&rules));
            rules
        })
    }

    fn folders(&self) -> MutexGuard<'_, HashMap<PathBuf, Arc<CheckRules>>> {
        self.folders.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
