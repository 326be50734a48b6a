//! The TableGen files of a folder: not all of them make sense by themselves.

use crate::input::{FileError, Source};
use abide_core::diagnostic::{Diagnostic, Severity, codes};
use abide_project::{Includers, without_dots};
use std::path::{Path, PathBuf};

/// The TableGen files of the folders that were named.
pub(super) struct FolderTablegen<'a> {
    /// The folders of `-I`.
    pub(super) include: &'a [String],
    includers: Includers,
}

impl<'a> FolderTablegen<'a> {
    pub(super) fn new(
        sources: &[Result<Source, FileError>],
        include: &'a [String],
    ) -> FolderTablegen<'a> {
        let mut includers = Includers::default();
        let is_tablegen = |path: &&PathBuf| path.extension().is_some_and(|end| end == "td");
        let sources = sources.iter().flatten().filter(|source| source.is_in_folder);
        for path in sources.filter_map(|source| source.path.as_ref()).filter(is_tablegen) {
            includers.look_at(&absolute(path));
        }
        FolderTablegen { include, includers }
    }

    /// Leaves out the errors of a piece of another file, which shows them, and those that follow from a missing
    /// include, which then is a warning: it may be generated, or belong to another project.
    pub(super) fn limit(&self, name: &str, found: &mut Vec<Diagnostic>) {
        if !found.iter().any(is_of_reading) {
            return;
        }
        if !self.includers.of(&absolute(Path::new(name))).is_empty() {
            found.clear();
        } else if found.iter().any(is_missing_include) {
            found.retain(is_missing_include);
            found.iter_mut().for_each(|one| one.severity = Severity::Warning);
        }
    }
}

/// Whether a diagnostic reports an unreadable file. Other errors of a file do not depend on where it is included.
fn is_of_reading(one: &Diagnostic) -> bool {
    let of_definitions = [codes::tablegen::ASSEMBLY_FORMAT, codes::tablegen::DEFINITION];
    one.severity == Severity::Error && !of_definitions.contains(&one.code)
}

fn is_missing_include(one: &Diagnostic) -> bool {
    one.code == codes::tablegen::MISSING_INCLUDE
}

fn absolute(path: &Path) -> String {
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    without_dots(&absolute.display().to_string())
}
