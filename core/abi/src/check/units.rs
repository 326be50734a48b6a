//! Checks the metadata of a file by function, with cached results for unchanged ones.

use super::checker::check_function;
use crate::find::Finder;
use crate::function::Function;
use abide_mlir::annotations::Annotations;
use abide_mlir::syntax::{NodeKind, SyntaxNode, Tree};
use abide_source::diagnostic::{Diagnostic, Diagnostics, Severity};
use abide_source::limits::Limits;
use abide_source::sort;
use abide_source::text::Span;
use std::sync::{Arc, Mutex, PoisonError};

/// The cached metadata diagnostics of a function that is a unit of the tree. They stay valid while the unit's
/// attributes, the aliases in its type, and the function's surroundings stay the same.
#[derive(Debug, Default)]
pub struct MetadataCache(Mutex<Option<Arc<CachedCheck>>>);

/// The diagnostics for the surroundings with a fingerprint.
#[derive(Debug)]
struct CachedCheck {
    surroundings: u64,
    /// Identifies the meaning of the aliases in the function's type.
    aliases: u64,
    checked: Option<Checked>,
}

impl Clone for MetadataCache {
    fn clone(&self) -> MetadataCache {
        MetadataCache(Mutex::new(self.get()))
    }
}

impl MetadataCache {
    fn get(&self) -> Option<Arc<CachedCheck>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, known: Arc<CachedCheck>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(known);
    }

    /// The results that stay valid if only the body of the function changes.
    #[must_use]
    pub fn of_new_body(&self) -> MetadataCache {
        let reads_body =
            |known: &CachedCheck| known.checked.as_ref().is_some_and(|it| it.reads_body);
        MetadataCache(Mutex::new(self.get().filter(|known| !reads_body(known))))
    }

    /// The cached diagnostics, and the number beyond the limit; `None` if unchecked. `syntax` is the syntax errors of
    /// the unit, and `aliases` identifies the meaning of the aliases in its type. Ranges count from the function's
    /// first byte.
    pub fn known(&self, syntax: &[Diagnostic], aliases: u64) -> Option<(Vec<Diagnostic>, usize)> {
        let known = self.get().filter(|known| known.aliases == aliases)?;
        let Some(checked) = &known.checked else { return Some((Vec::new(), 0)) };
        let errors = syntax.iter().filter(|found| found.severity == Severity::Error);
        let mut errors = errors.map(|found| found.span.start());
        let has_error = errors.any(|error| error <= checked.attributes_end);
        Some((checked.diagnostics(!has_error).collect(), checked.dropped))
    }
}

/// The diagnostics of one function.
#[derive(Debug, Clone)]
struct Checked {
    /// Ranges count from the function's first byte.
    found: Vec<Diagnostic>,
    dropped: usize,
    /// Like that of [`Function`], from its first byte; 0 without attributes.
    attributes_end: u32,
    /// Whether the diagnostics depend on the body, too.
    reads_body: bool,
}

impl Checked {
    fn new(function: &Function<'_>, text: &[u8], limits: &Limits) -> Checked {
        let start = function.span.start();
        let (found, dropped) = check_function(function, text, limits).into_unsorted();
        let back = |span: Span| {
            Span::new(span.start().saturating_sub(start), span.end().saturating_sub(start))
        };
        let found = found.into_iter().map(|diagnostic| diagnostic.map_spans(back)).collect();
        let attributes_end = function.attributes_end.saturating_sub(start);
        Checked { found, dropped, attributes_end, reads_body: function.is_device_code(text) }
    }

    /// The diagnostics; without fixes if the attributes had syntax errors.
    fn diagnostics(&self, is_sound: bool) -> impl Iterator<Item = Diagnostic> {
        let is_sound = is_sound || self.attributes_end == 0;
        self.found.iter().cloned().map(move |mut found| {
            found.fix = found.fix.filter(|_| is_sound);
            found
        })
    }
}

/// Checks the metadata of the functions of a file.
pub struct MetadataChecker<'t> {
    finder: Finder<'t>,
    limits: &'t Limits,
}

impl<'t> MetadataChecker<'t> {
    /// Checks the functions of a tree over its text.
    pub fn new(
        tree: &'t Tree,
        text: &'t [u8],
        limits: &'t Limits,
        annotations: &'t Annotations,
    ) -> MetadataChecker<'t> {
        MetadataChecker { finder: Finder::new(tree, text, limits, annotations), limits }
    }

    /// The diagnostics of the functions in the file's own unit, and the number beyond the limit. `root` is the root
    /// of the tree.
    pub fn of_file(&self, root: SyntaxNode<'t>) -> (Vec<Diagnostic>, usize) {
        let mut all = Vec::new();
        let mut dropped = 0;
        for function in self.finder.functions_of_file(root) {
            let start = function.span.start();
            let checked = Checked::new(&function, self.finder.text, self.limits);
            let found = checked.diagnostics(self.is_sound(&checked, start));
            all.extend(found.map(|found| found.shifted(start)));
            dropped += checked.dropped;
        }
        (all, dropped)
    }

    /// The diagnostics of the function of a unit; ranges count from its first byte. `cache` holds its cached results,
    /// and `aliases` identifies the meaning of the aliases in its type.
    pub fn of_unit(
        &self,
        root: SyntaxNode<'t>,
        cache: &MetadataCache,
        aliases: u64,
    ) -> (Vec<Diagnostic>, usize) {
        let surroundings = self.finder.surroundings.fingerprint;
        let is_same = |known: &Arc<CachedCheck>| {
            known.surroundings == surroundings && known.aliases == aliases
        };
        let known = cache.get().filter(is_same);
        let known = known.unwrap_or_else(|| {
            let function = self.finder.function(root);
            let checked = function.map(|found| Checked::new(&found, self.finder.text, self.limits));
            let known = Arc::new(CachedCheck { surroundings, aliases, checked });
            cache.set(Arc::clone(&known));
            known
        });
        let Some(checked) = &known.checked else { return (Vec::new(), 0) };
        let is_sound = self.is_sound(checked, root.span().start());
        (checked.diagnostics(is_sound).collect(), checked.dropped)
    }

    fn is_sound(&self, checked: &Checked, start: u32) -> bool {
        !self.finder.has_error(start, start.saturating_add(checked.attributes_end))
    }
}

/// Checks the metadata of a file; diagnostics within a function precede those after it.
#[must_use]
pub fn check(tree: &Tree, text: &[u8], limits: &Limits) -> Vec<Diagnostic> {
    check_with(tree, text, limits, Annotations::builtin())
}

/// As [`check`], with the attributes that a project knows.
#[must_use]
pub fn check_with(
    tree: &Tree,
    text: &[u8],
    limits: &Limits,
    annotations: &Annotations,
) -> Vec<Diagnostic> {
    let checker = MetadataChecker::new(tree, text, limits, annotations);
    let (mut found, mut dropped) = checker.of_file(tree.root());
    for root in tree.unit_roots().filter(|root| root.kind() != NodeKind::File) {
        let (own, more) = checker.of_unit(root, &MetadataCache::default(), 0);
        let start = root.span().start();
        found.extend(own.into_iter().map(|found| found.shifted(start)));
        dropped += more;
    }
    sort::by_number(&mut found, |found| found.span.start());
    let mut all = Diagnostics::new(limits);
    for found in found {
        all.push(found);
    }
    all.add_dropped(dropped);
    all.finish()
}
