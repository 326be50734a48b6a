//! The result of reading a project's descriptions.

use abide_core::dialect;
use abide_core::mlir::annotations::{AnnotationError, Annotations};
use abide_core::mlir::ods::{DialectDescription, read_overlay};
use abide_core::mlir::registry::Registry;
use abide_source::diagnostic::{Detail, Diagnostic, codes};
use abide_source::text::Span;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// Descriptions, with their files and errors.
#[derive(Debug, Default)]
pub struct Described {
    /// The dialects.
    pub dialects: Vec<DialectDescription>,
    /// The files that were evaluated, in order.
    pub files: Vec<String>,
    /// The paths that cannot be read.
    pub missing: Vec<String>,
    /// The folders that are not read because they are too large to be those of a project, with the reason.
    pub refused: Vec<(PathBuf, String)>,
    /// The texts of `.abi` files, which define the meaning of attributes, with their paths.
    pub annotations: Vec<(String, String)>,
    /// The errors in files that were requested by name, and in files that cannot be read, each with its path.
    pub errors: Vec<(String, Diagnostic)>,
    /// The errors of other files, except those that are only valid within others.
    pub other_errors: Vec<(String, Diagnostic)>,
    /// The texts of all files that were read, by path; `None` for a missing file.
    pub texts: BTreeMap<String, Option<Arc<[u8]>>>,
}

impl Described {
    /// Adds the content of an `.ops` file.
    pub(crate) fn overlay(&mut self, path: String, text: &[u8]) {
        let (overlay, mut wrong) = read_overlay(&String::from_utf8_lossy(text));
        match self.dialects.iter_mut().find(|own| own.name == overlay.name) {
            Some(own) => wrong.extend(own.overlay(&overlay)),
            None => {
                let name = overlay.name.clone();
                let mut new = DialectDescription { name, ..DialectDescription::default() };
                wrong.extend(new.overlay(&overlay));
                self.dialects.push(new);
            }
        }
        for error in wrong {
            let span = line_of(text, error.line);
            let error = Diagnostic::new(codes::tablegen::SYNTAX, span, Detail::Text(error.message));
            self.errors.push((path.clone(), error));
        }
        self.files.push(path);
    }

    /// The dialects of abide and those described here; and the errors of `.abi` files, a line for each.
    #[must_use]
    pub fn registry(self) -> (Registry, Vec<String>) {
        let broken = self.broken();
        let registry = dialect::registry().with(self.dialects).with_broken(broken);
        if self.annotations.is_empty() {
            return (registry, Vec::new());
        }
        let (mut annotations, mut wrong) = (Annotations::clone(registry.annotations()), Vec::new());
        for (path, text) in &self.annotations {
            let (more, errors) = annotations.with(text);
            annotations = more;
            let line = |error: AnnotationError| {
                format!("{path}:{}: warning: {}", error.line, error.message)
            };
            wrong.extend(errors.into_iter().map(line));
        }
        (registry.with_annotations(Arc::new(annotations)), wrong)
    }
}

/// A file that may have descriptions.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Listed {
    pub(crate) path: String,
    /// Whether it was named, not only the folder that it is in.
    pub(crate) is_requested: bool,
}

/// The bytes of a line, from one.
fn line_of(text: &[u8], line: u32) -> Span {
    let mut start = 0;
    for (number, own) in (1..).zip(text.split(|byte| *byte == b'\n')) {
        if number == line {
            return Span::from_range(start..start + own.len());
        }
        start += own.len() + 1;
    }
    Span::default()
}
