//! The blobs in the metadata of a file, by their keys.

use abide_core::limits::Limits;
use abide_core::mlir::ir::Ir;
use abide_core::mlir::syntax::{self, unquoted};
use abide_core::text::Span;
use std::collections::HashMap;
use std::sync::Arc;

/// The text of the metadata of a file.
pub(super) fn metadata(ir: &Ir) -> &[u8] {
    ir.file_metadata().map_or(&[], |text| &**text)
}

/// The blobs in the metadata of a file.
#[derive(Default)]
pub(super) struct KnownResources {
    metadata: Option<Arc<[u8]>>,
    /// The places of their values, by key.
    values: HashMap<Vec<u8>, Span>,
}

impl KnownResources {
    /// The value of a key.
    pub(super) fn value<'i>(&mut self, ir: &'i Ir, key: &str) -> Option<&'i [u8]> {
        self.update(ir);
        self.values.get(key.as_bytes()).map(|value| value.slice(metadata(ir)))
    }

    /// Reads the metadata, unless they are unchanged.
    fn update(&mut self, ir: &Ir) {
        if self.metadata.as_ref().map(Arc::as_ptr) == ir.file_metadata().map(Arc::as_ptr) {
            return;
        }
        let text = metadata(ir);
        let all = syntax::parse(text, &Limits::default()).resources(text);
        let blobs = all.into_iter().filter(|one| one.is_blob(text));
        self.values =
            blobs.map(|one| (unquoted(one.key.slice(text)).to_vec(), one.value)).collect();
        self.metadata = ir.file_metadata().cloned();
    }
}
