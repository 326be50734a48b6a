//! The facts about a function, apart from its names, after some of its statements were parsed again.

use super::unit_index::UnitIndex;
use abide_dialects::LLVM_VERSIONS;
use abide_mlir::syntax::{Change, ReadStatements};
use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;
use abide_source::text::Span;
use rustc_hash::FxHashSet;

/// The texts of a function and of the statements that changed in it.
#[derive(Clone, Copy)]
pub(crate) struct ChangedText<'t> {
    /// The text of the function now.
    pub(crate) text: &'t [u8],
    /// The text of the statements before.
    pub(crate) replaced: &'t [u8],
}

impl UnitIndex {
    /// Returns the facts about the function; `None` if those of the statements do not determine them.
    pub(crate) fn with_statements(
        &self,
        read: &ReadStatements,
        changed: ChangedText<'_>,
        limits: &Limits,
    ) -> Option<UnitIndex> {
        let new = UnitIndex::of_statements(read, changed.text, limits);
        let bounded = self.types.len() + new.types.len() < limits.diagnostics;
        let alone = self.defines_no_symbols() && new.defines_no_symbols();
        (bounded && alone).then_some(())?;
        let (old, change) = (read.old, read.change());
        let splice = Splice { old, change };
        let operation_names =
            splice.mentions(&self.operation_names, &new.operation_names, changed)?;
        let attribute_names =
            splice.mentions(&self.attribute_names, &new.attribute_names, changed)?;
        let type_names = splice.mentions(&self.type_names, &new.type_names, changed)?;
        let first = self.references.partition_point(|own| own.span.start() < old.start());
        let after = self.references.partition_point(|own| own.span.start() < old.end());
        let outer = |index: u32, from: usize, to: usize| {
            u32::try_from((index as usize).saturating_sub(from).saturating_add(to)).ok()
        };
        let mut references = self.references.get(..first)?.to_vec();
        references.extend(new.references.iter().map(|own| {
            let mut own = *own;
            own.outer = own.outer.and_then(|index| outer(index, 0, first));
            own
        }));
        let moved = references.len();
        references.extend(self.references.get(after..)?.iter().map(|own| {
            let mut own = *own;
            own.span = change.moved_span(own.span);
            own.outer = own.outer.and_then(|index| outer(index, after, moved));
            own
        }));
        let types = splice.diagnostics(&self.types, new.types);
        let mut versions = <[Vec<Span>; LLVM_VERSIONS.len()]>::default();
        for (names, (own, new)) in versions.iter_mut().zip(self.versions.iter().zip(&new.versions))
        {
            *names = splice.mentions(own, new, changed)?;
        }
        Some(UnitIndex {
            len: change.moved(self.len),
            body: self.body,
            metadata: self.metadata.of_new_body(),
            memo: self.memo.all().map(|kept| kept.after_statements(read)).collect(),
            types,
            references,
            versions,
            operation_names,
            attribute_names,
            type_names,
            ..UnitIndex::default()
        })
    }
}

/// The replacement of old statements by new ones.
#[derive(Clone, Copy)]
struct Splice {
    old: Span,
    change: Change,
}

impl Splice {
    /// Returns the diagnostics outside of the statements with the new ones at their place.
    fn diagnostics(self, all: &[Diagnostic], new: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let Splice { old, change } = self;
        let kept = |start: u32| start < old.start() || start >= old.end();
        let mut kept: Vec<_> = all.iter().filter(|one| kept(one.span.start())).collect();
        let after = kept.partition_point(|one| one.span.start() < old.start());
        let after = kept.split_off(after).into_iter();
        let after = after.map(|one| one.clone().map_spans(|span| change.moved_span(span)));
        kept.into_iter().cloned().chain(new).chain(after).collect()
    }

    /// Returns the first mention of each name, in the order of the text; `None` if the first mention of one may now
    /// be after the statements.
    fn mentions(self, all: &[Span], new: &[Span], changed: ChangedText<'_>) -> Option<Vec<Span>> {
        let Splice { old, change } = self;
        let first = all.partition_point(|own| own.start() < old.start());
        let after = all.partition_point(|own| own.start() < old.end());
        let (before, rest) = all.split_at_checked(first)?;
        let (within, after) = rest.split_at_checked(after - first)?;
        let mut names: FxHashSet<&[u8]> =
            before.iter().map(|own| own.slice(changed.text)).collect();
        let new = new.iter().filter(|own| names.insert(own.slice(changed.text)));
        let new: Vec<Span> = new.copied().collect();
        let here = |own: &Span| {
            Span::new(own.start() - old.start(), own.end() - old.start()).slice(changed.replaced)
        };
        within.iter().all(|own| names.contains(here(own))).then_some(())?;
        let after = after.iter().map(|own| change.moved_span(*own));
        let after = after.filter(|own| !names.contains(own.slice(changed.text)));
        Some(before.iter().copied().chain(new).chain(after).collect())
    }
}
