//! The rules for checking files: which are checked, and which diagnostics are reported.

use crate::glob::{Glob, PathNames};
use crate::paths::{text_of, without_dots};
use abide_source::diagnostic::Switches;
use std::path::{Path, PathBuf};

/// The rules of a project for checking its files.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct CheckRules {
    /// The folder of the `abide.toml`.
    pub(super) folder: PathBuf,
    pub(super) switches: Switches,
    pub(super) exclude: Vec<Glob>,
    pub(super) overrides: Vec<(Vec<Glob>, Switches)>,
}

impl CheckRules {
    /// Whether a file or a folder is not to be checked.
    #[must_use]
    pub fn excludes(&self, path: &Path) -> bool {
        fits_in_folder(&self.folder, &self.exclude, path)
    }

    /// The switches for a file; later ones override earlier ones.
    #[must_use]
    pub fn switches(&self, path: &Path) -> Vec<&Switches> {
        let names = if self.overrides.is_empty() { None } else { names_below(&self.folder, path) };
        let fits = |paths: &[Glob]| {
            names.as_ref().is_some_and(|names| paths.iter().any(|glob| glob.fits_names(names)))
        };
        let own = self.overrides.iter().filter(|(paths, _)| fits(paths));
        std::iter::once(&self.switches).chain(own.map(|(_, switches)| switches)).collect()
    }
}

/// Whether a pattern of a folder fits a path.
#[must_use]
pub fn fits_in_folder(folder: &Path, globs: &[Glob], path: &Path) -> bool {
    let names = if globs.is_empty() { None } else { names_below(folder, path) };
    names.is_some_and(|names| globs.iter().any(|glob| glob.fits_names(&names)))
}

/// The names of a path below a folder; `None` if it is outside.
fn names_below(folder: &Path, path: &Path) -> Option<PathNames> {
    let plain = |path: &Path| {
        let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        PathBuf::from(without_dots(&text_of(&absolute)))
    };
    plain(path).strip_prefix(plain(folder)).ok().map(PathNames::of)
}
