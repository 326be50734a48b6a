//! The dialects that the project of a document describes, loaded behind its back: what comes with abide
//! serves until they are there.

use crate::documents::{Documents, Format};
use abide_core::dialect;
use abide_core::limits::Limits;
use abide_core::mlir::registry::Registry;
use abide_project::{DialectPaths, Project, describe};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use tracing::{info, warn};

/// What a project says of where its dialects are.
type Key = (Vec<PathBuf>, Vec<String>);

/// The dialects of projects that have been read.
#[derive(Debug, Default)]
pub(crate) struct Dialects {
    known: Mutex<BTreeMap<Key, Arc<Registry>>>,
}

impl Dialects {
    /// Forgets what was read: files have changed.
    pub(crate) fn forget(&self) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Gives an open MLIR document the dialects of its project; whether they are others than before.
    /// Reads files, and may take a second.
    pub(crate) fn load(&self, documents: &Documents, uri: &str) -> bool {
        let Some(snapshot) = documents.snapshot(uri) else { return false };
        if snapshot.format != Format::Mlir {
            return false;
        }
        let path = tower_lsp::lsp_types::Url::parse(uri).ok();
        let Some(path) = path.and_then(|uri| uri.to_file_path().ok()) else { return false };
        let said = Project::new(Vec::new()).dialects(&path);
        let registry = match said.paths.is_empty() {
            true => Arc::clone(dialect::registry()),
            false => self.registry(said),
        };
        documents.set_registry(uri, &registry)
    }

    fn registry(&self, said: DialectPaths) -> Arc<Registry> {
        // One thread reads; others that want the same wait for it.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (said.paths, said.include);
        if let Some(registry) = known.get(&key) {
            return Arc::clone(registry);
        }
        let described = describe(&key.0, &key.1, &Limits::default());
        for missing in &described.missing {
            warn!("abide.toml names '{missing}' in [dialects], which cannot be read");
        }
        let (dialects, files) = (described.dialects.len(), described.files.len());
        info!("{dialects} dialects are described by {files} files");
        let (registry, wrong) = described.registry();
        for line in wrong {
            warn!("{line}");
        }
        let registry = Arc::new(registry);
        known.insert(key, Arc::clone(&registry));
        registry
    }
}
