//! Resources that the metadata of a file lacks or has twice, those that nothing mentions, and those of a wrong size.
//!
//! MLIR accepts the first two, because it omits long resources from the metadata on request. So a missing one is an
//! error only if its key is similar to one that nothing mentions.

use crate::db::Document;
use crate::resources::{blob_size, blob_sizes};
use abide_mlir::syntax::{Resource, ResourceUse, unquoted};
use abide_source::diagnostic::{Diagnostic, Fix, Severity, codes};
use abide_source::rule;
use abide_source::spelling::nearest;
use abide_source::text::{Span, TextEdit};
use rustc_hash::{FxHashMap, FxHashSet};

/// The maximum number of pairs of keys that are compared.
const MAX_COMPARED_PAIRS: usize = 100_000;

/// The key that MLIR prints for contents that it leaves out.
const ELIDED: &[u8] = b"__elided__";

/// The name of the attribute that mentions a resource.
const ATTRIBUTE: &[u8] = b"dense_resource";

/// The blobs of a file, and the mentions of blobs.
struct Resources<'d> {
    document: &'d Document,
    blobs: Vec<Resource>,
    uses: Vec<ResourceUse>,
    mentioned: FxHashSet<&'d [u8]>,
}

impl<'d> Resources<'d> {
    /// `None` if the metadata of the file has no blobs.
    fn of(document: &'d Document) -> Option<Resources<'d>> {
        let tree = document.tree();
        tree.metadata().next()?;
        let text = document.text();
        let mut blobs = tree.resources(text);
        blobs.retain(|one| one.is_blob(text));
        if blobs.is_empty() {
            return None;
        }
        let uses = tree.resource_uses();
        let mentioned = uses.iter().map(|one| unquoted(document.slice(one.key))).collect();
        Some(Resources { document, blobs, uses, mentioned })
    }

    fn unused(&self) -> impl Iterator<Item = &Resource> {
        let key = |one: &Resource| unquoted(self.document.slice(one.key));
        self.blobs.iter().filter(move |one| !self.mentioned.contains(key(one)))
    }

    fn undefined(&self) -> Vec<Diagnostic> {
        let document = self.document;
        let key = |one: &ResourceUse| unquoted(document.slice(one.key));
        let defined = self.blobs.iter().map(|one| unquoted(document.slice(one.key)));
        let defined: FxHashSet<&[u8]> = defined.collect();
        let is_undefined = |one: &&ResourceUse| {
            !key(one).is_empty() && key(one) != ELIDED && !defined.contains(key(one))
        };
        let undefined: Vec<&ResourceUse> = self.uses.iter().filter(is_undefined).collect();
        let unused = self.unused().map(|one| document.slice(one.key));
        let mut unused: Vec<&str> =
            unused.filter_map(|key| std::str::from_utf8(key).ok()).collect();
        if undefined.len().saturating_mul(unused.len()) > MAX_COMPARED_PAIRS {
            unused.clear();
        }
        let reported = |one: &ResourceUse| {
            let written = String::from_utf8_lossy(key(one));
            let words = rule!("resource '{}' is not in the metadata of the file", written);
            let found = Diagnostic::new(codes::mlir::UNDEFINED_RESOURCE, one.key, words);
            let keys = unused.iter().map(|key| key.trim_matches('"'));
            let near = nearest(&written, keys).first().copied();
            let near =
                near.and_then(|near| unused.iter().find(|key| key.trim_matches('"') == near));
            match near {
                Some(near) => {
                    let title = format!("change it to '{near}'");
                    let edit = TextEdit::new(one.key, (*near).to_owned());
                    found.with_fix(Fix::uncertain(title, vec![edit]))
                }
                None => found
                    .with_severity(Severity::Information)
                    .with_help("it may have been omitted because it is long"),
            }
        };
        undefined.into_iter().map(reported).collect()
    }

    /// The keys that the metadata has a second time.
    fn repeated(&self) -> Vec<Diagnostic> {
        let document = self.document;
        let mut met: FxHashMap<&[u8], Span> = FxHashMap::default();
        let reported = self.blobs.iter().filter_map(|blob| {
            let key = unquoted(document.slice(blob.key));
            let first = *met.entry(key).or_insert(blob.key);
            let name = String::from_utf8_lossy(key);
            let words = rule!("resource '{}' is in the metadata twice: one is lost", name);
            let found = Diagnostic::new(codes::mlir::REPEATED_RESOURCE, blob.key, words);
            let found = found.with_related(first, "it is here, too");
            (first != blob.key).then(|| found.with_help("rename one of the two, or remove it"))
        });
        reported.collect()
    }

    /// The mentions whose types have another size than the blob.
    fn of_other_size(&self) -> Vec<Diagnostic> {
        let document = self.document;
        let text = document.text();
        let key = |span: Span| unquoted(span.slice(text));
        // Of a key that is there twice, MLIR keeps one.
        let mut blobs: FxHashMap<&[u8], Option<&Resource>> = FxHashMap::default();
        for blob in &self.blobs {
            blobs.entry(key(blob.key)).and_modify(|one| *one = None).or_insert(Some(blob));
        }
        let reported = |one: &ResourceUse| {
            let blob = blobs.get(key(one.key)).copied().flatten()?;
            let ty = String::from_utf8_lossy(document.slice(one.ty));
            let (size, wanted) = (blob_size(blob, text)?, blob_sizes(&ty)?);
            if wanted.contains(&size) {
                return None;
            }
            let name = String::from_utf8_lossy(key(one.key));
            let [wanted, _] = wanted;
            let words =
                rule!("resource '{}' has {} bytes, but '{}' has {}", name, size, ty, wanted);
            let found = Diagnostic::new(codes::mlir::RESOURCE_SIZE, one.key, words);
            let found = found.with_related(blob.key, "its contents are here");
            Some(found.with_help("change the type, or write the contents again"))
        };
        self.uses.iter().filter_map(reported).collect()
    }

    /// Whether each mention is known: text that only a dialect understands may have more.
    fn is_complete(&self) -> bool {
        let mentions = memchr::memmem::find_iter(self.document.text(), ATTRIBUTE);
        mentions.count() == self.uses.len()
    }
}

/// Reports the mentions of resources that the metadata lacks, if it has others, those that have a wrong size, and keys
/// that are there twice.
pub(super) fn mentioned_resources(document: &Document) -> Vec<Diagnostic> {
    let Some(resources) = Resources::of(document) else { return Vec::new() };
    let mut found = resources.undefined();
    found.extend(resources.of_other_size());
    found.extend(resources.repeated());
    found
}

/// Reports the resources that nothing mentions.
pub(super) fn unused_resources(document: &Document) -> Vec<Diagnostic> {
    let Some(resources) = Resources::of(document).filter(Resources::is_complete) else {
        return Vec::new();
    };
    let reported = |one: &Resource| {
        let key = String::from_utf8_lossy(unquoted(document.slice(one.key)));
        let words = rule!("nothing mentions resource '{}'", key);
        Diagnostic::new(codes::mlir::UNUSED_RESOURCE, one.key, words)
    };
    resources.unused().map(reported).collect()
}
