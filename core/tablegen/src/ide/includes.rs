//! Resolution of `include` paths.

use super::Document;
use super::sites::includes;
use crate::files::FileId;
use abide_source::text::Span;
use rustc_hash::FxHashMap;

/// The files of an evaluation by their paths.
pub(super) struct Paths<'s> {
    files: FxHashMap<&'s str, FileId>,
}

impl<'s> Paths<'s> {
    pub(super) fn new(document: Document<'s>) -> Paths<'s> {
        let files = document.evaluation.files.iter().rev();
        Paths { files: files.map(|&file| (document.session.path(file), file)).collect() }
    }

    /// The includes of a file: the string, and the resolved file.
    pub(super) fn includes_of(
        &self,
        document: Document<'s>,
        file: FileId,
    ) -> Vec<(Span, Option<FileId>)> {
        let session = document.session;
        let options = session.options();
        let find = |name: &str| {
            let mut folders = options.searched(Some(session.path(file)));
            folders.find_map(|folder| {
                let path = crate::files::joined(folder, name);
                self.files.get(path.as_str()).copied()
            })
        };
        includes(session.tree(file))
            .into_iter()
            .map(|include| (include.path_span, find(&String::from_utf8_lossy(&include.path))))
            .collect()
    }
}

/// The `include` whose path is at an offset, and the file.
pub(super) fn include_at(document: Document<'_>, offset: u32) -> Option<(Span, FileId)> {
    let includes = Paths::new(document).includes_of(document, document.file);
    let (span, file) = includes.into_iter().find(|(span, _)| span.touches(offset))?;
    Some((span, file?))
}
