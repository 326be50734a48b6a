//! The rules for checking files: which are checked, and which diagnostics are reported.

use crate::glob::Glob;
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
        self.any_fits(&self.exclude, path)
    }

    /// The switches for a file; later ones override earlier ones.
    #[must_use]
    pub fn switches(&self, path: &Path) -> Vec<&Switches> {
        let own = self.overrides.iter().filter(|(paths, _)| self.any_fits(paths, path));
        std::iter::once(&self.switches).chain(own.map(|(_, switches)| switches)).collect()
    }

    fn any_fits(&self, globs: &[Glob], path: &Path) -> bool {
        fits_in_folder(&self.folder, globs, path)
    }
}

/// Whether a pattern of a folder fits a path.
#[must_use]
pub fn fits_in_folder(folder: &Path, globs: &[Glob], path: &Path) -> bool {
    if globs.is_empty() {
        return false;
    }
    let plain = |path: &Path| {
        let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        PathBuf::from(without_dots(&text_of(&absolute)))
    };
    let path = plain(path);
    let below = path.strip_prefix(plain(folder));
    below.is_ok_and(|below| globs.iter().any(|glob| glob.fits(below)))
}
