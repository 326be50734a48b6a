//! The names of some statements of a function, which replace those of old statements.
//!
//! The rest of the function is skipped if the statements give it the same names. Names elsewhere then keep their
//! meanings, and names used in the statements are looked up among the definitions of the function's body.

use super::unit::{AliasUse, Definition, UnitNames, Use};
use super::values;
use crate::syntax::{Change, Operation, ReadStatements, SyntaxNode};
use abide_source::diagnostic::{Diagnostic, Diagnostics};
use abide_source::limits::Limits;
use abide_source::sort;
use abide_source::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// The names of reparsed statements, and the old ones that they replace.
#[derive(Debug, Clone)]
pub struct StatementNames {
    names: UnitNames,
    definitions: Range<usize>,
    uses: Range<usize>,
    alias_uses: Range<usize>,
    /// For each of the old definitions, the new one that has its name in the body of the function.
    renamed: Vec<Option<u32>>,
    old: Span,
    change: Change,
}

impl StatementNames {
    /// The mentions of aliases in the statements.
    #[must_use]
    pub fn alias_uses(&self) -> &[AliasUse] {
        &self.names.alias_uses
    }
}

/// The old names, with the text that they had.
struct Old<'a> {
    names: &'a UnitNames,
    /// The text of the function now.
    text: &'a [u8],
    /// The text of the statements before, and where that began.
    replaced: (&'a [u8], u32),
    change: Change,
    range: Span,
}

impl<'a> Old<'a> {
    /// The text of an old range that lies within the statements, or outside of them.
    fn text(&self, span: Span) -> &'a [u8] {
        if !self.range.covers(span) {
            return self.change.moved_span(span).slice(self.text);
        }
        let (text, start) = self.replaced;
        Span::new(span.start().saturating_sub(start), span.end().saturating_sub(start)).slice(text)
    }
}

impl UnitNames {
    /// Returns the names of reparsed statements of the function; `None` if these do not determine the names of the
    /// function. `text` is the function's own, `replaced` that of the old statements.
    #[must_use]
    pub fn of_statements(
        &self,
        read: &ReadStatements,
        text: &[u8],
        replaced: &[u8],
        limits: &Limits,
    ) -> Option<StatementNames> {
        let (range, change) = (read.old, read.change());
        let place = |start: u32| range.start() <= start && start < range.end();
        let within = |first: usize, after: usize| first..after;
        let definitions = within(
            self.definitions.partition_point(|own| own.name.start() < range.start()),
            self.definitions.partition_point(|own| own.name.start() < range.end()),
        );
        let uses = within(
            self.uses.partition_point(|own| own.name.start() < range.start()),
            self.uses.partition_point(|own| own.name.start() < range.end()),
        );
        let alias_uses = within(
            self.alias_uses.partition_point(|own| own.name.start() < range.start()),
            self.alias_uses.partition_point(|own| own.name.start() < range.end()),
        );
        let is_plain = self.dropped == 0
            && !self.symbols.iter().any(|(_, symbol)| place(symbol.span.start()))
            && read.root().children().all(|node| Operation::cast(node).is_some());
        is_plain.then_some(())?;
        let old = Old { names: self, text, replaced: (replaced, range.start()), change, range };
        let mentioned = old.mentioned(&definitions, &uses, read.root());
        let (known, after) = old.known(&definitions, &mentioned)?;
        let mut found = Diagnostics::new(limits);
        let places: Vec<Definition> = known.iter().map(|(_, known)| *known).collect();
        let mut names = values::resolve_statements(read.root(), text, &places, after, &mut found);
        (names.diagnostics, names.dropped) = found.into_parts();
        sort::by_number(&mut names.diagnostics, |found| found.span.start());
        sort::by_number(&mut names.uses, |use_| use_.name.start());
        let all = self.diagnostics.len() + names.diagnostics.len();
        (names.dropped == 0 && names.symbols.is_empty() && all < limits.diagnostics)
            .then_some(())?;
        names.definitions.drain(..places.len());
        let renamed = old.renamed(&definitions, &names.definitions)?;
        // Names that were known already have their final numbers.
        let first = u32::try_from(definitions.start).ok()?;
        let (own, count) = (u32::try_from(places.len()).ok()?, names.definitions.len());
        for use_ in &mut names.uses {
            use_.definition = match use_.definition {
                Some(number) if number >= own => Some(number - own + first),
                Some(number) => {
                    let (index, _) = known.get(number as usize)?;
                    let moved = if *index < definitions.start {
                        *index
                    } else {
                        *index - definitions.len() + count
                    };
                    Some(u32::try_from(moved).ok()?)
                }
                None => None,
            };
        }
        Some(StatementNames { names, definitions, uses, alias_uses, renamed, old: range, change })
    }

    /// Replaces the old names by those of statements.
    pub fn put_statements(&mut self, read: StatementNames) {
        let StatementNames { names, definitions, uses, alias_uses, renamed, old, change } = read;
        let moved = |span| change.moved_span(span);
        for definition in self.definitions.iter_mut().skip(definitions.end) {
            definition.name = moved(definition.name);
            definition.type_span = definition.type_span.map(moved);
        }
        let (first, removed) = (definitions.start, definitions.len());
        let count = names.definitions.len();
        let renumbered = |number: u32| {
            let index = number as usize;
            match index.checked_sub(first) {
                None => Some(number),
                Some(own) if own < removed => renamed.get(own).copied().flatten(),
                Some(_) => u32::try_from(index - removed + count).ok(),
            }
        };
        for (index, use_) in self.uses.iter_mut().enumerate() {
            if !uses.contains(&index) {
                use_.definition = use_.definition.and_then(renumbered);
            }
            if index >= uses.end {
                use_.name = moved(use_.name);
            }
        }
        for use_ in self.alias_uses.iter_mut().skip(alias_uses.end) {
            use_.name = moved(use_.name);
        }
        for (_, symbol) in &mut self.symbols {
            symbol.span = moved(symbol.span);
        }
        self.definitions.splice(definitions, names.definitions);
        self.uses.splice(uses, names.uses);
        self.alias_uses.splice(alias_uses, names.alias_uses);
        let mut all: Vec<Diagnostic> = std::mem::take(&mut self.diagnostics);
        all.retain(|found| found.span.start() < old.start() || found.span.start() >= old.end());
        for found in &mut all {
            *found = found.clone().map_spans(moved);
        }
        all.extend(names.diagnostics);
        sort::by_number(&mut all, |found| found.span.start());
        self.diagnostics = all;
    }
}

impl<'a> Old<'a> {
    /// The names of values and blocks that the old statements or the new ones mention.
    fn mentioned(
        &self,
        definitions: &Range<usize>,
        uses: &Range<usize>,
        new: SyntaxNode<'_>,
    ) -> FxHashSet<&'a [u8]> {
        let definitions = self.names.definitions.get(definitions.clone()).unwrap_or_default();
        let uses = self.names.uses.get(uses.clone()).unwrap_or_default();
        let old = definitions.iter().map(|own| own.name).chain(uses.iter().map(|own| own.name));
        let text = self.text;
        let new = new.tokens().map(|token| token.span().slice(text));
        let new = new.filter(|name| matches!(name.first(), Some(b'%' | b'^')));
        old.map(|name| self.text(name)).chain(new).collect()
    }

    /// Returns the definitions of some names outside of the statements and visible in the whole body, each at its
    /// current position. Also returns the number of them before the statements. `None` if a name is defined twice.
    fn known(
        &self,
        definitions: &Range<usize>,
        mentioned: &FxHashSet<&[u8]>,
    ) -> Option<(Vec<(usize, Definition)>, usize)> {
        let mut met = FxHashSet::default();
        let mut known = Vec::new();
        for (index, own) in self.names.definitions.iter().enumerate() {
            if own.depth != 1 || definitions.contains(&index) {
                continue;
            }
            let name = self.text(own.name);
            if mentioned.contains(name) {
                met.insert(name).then_some(())?;
                let type_span = own.type_span.map(|span| self.change.moved_span(span));
                let name = self.change.moved_span(own.name);
                known.push((index, Definition { name, type_span, ..*own }));
            }
        }
        // No other statement mentions names that these statements define.
        let own = self.names.definitions.get(definitions.clone())?;
        let mut own = own.iter().filter(|own| own.depth == 1);
        own.all(|own| !met.contains(self.text(own.name))).then_some(())?;
        let after = known.partition_point(|(index, _)| *index < definitions.start);
        Some((known, after))
    }

    /// Returns, for each old definition, the new one of its name; `None` if the rest of the function would see a
    /// difference.
    fn renamed(&self, definitions: &Range<usize>, new: &[Definition]) -> Option<Vec<Option<u32>>> {
        let names = self.names;
        let mut by_name: FxHashMap<&[u8], u32> = FxHashMap::default();
        for (index, own) in (definitions.start..).zip(new).filter(|(_, own)| own.depth == 1) {
            let before = by_name.insert(own.name.slice(self.text), u32::try_from(index).ok()?);
            before.is_none().then_some(())?;
        }
        let old = names.definitions.get(definitions.clone())?;
        let mut renamed = Vec::with_capacity(old.len());
        let mut appeared = by_name.clone();
        let mut gone = FxHashSet::default();
        let mut differing = FxHashSet::default();
        for (index, own) in definitions.clone().zip(old) {
            let name = self.text(own.name);
            let now = if own.depth == 1 { by_name.get(name).copied() } else { None };
            renamed.push(now);
            match now {
                // Twice in the old statements.
                Some(_) if appeared.remove(name).is_none() => return None,
                Some(now) => {
                    let now = new.get((now as usize).checked_sub(definitions.start)?)?;
                    let before = own.type_span.map(|span| self.text(span));
                    let after = now.type_span.map(|span| span.slice(self.text));
                    if (own.kind, before) != (now.kind, after) {
                        differing.insert(u32::try_from(index).ok()?);
                    }
                }
                None if own.depth == 1 => {
                    gone.insert(name);
                }
                None => {}
            }
        }
        let is_stable = (appeared.is_empty() && gone.is_empty() && differing.is_empty())
            || !self.is_mentioned(&appeared, &gone, &differing);
        is_stable.then_some(renamed)
    }

    /// Whether anything outside of the statements mentions names that were added or removed, or uses a definition
    /// that is another one now.
    fn is_mentioned(
        &self,
        appeared: &FxHashMap<&[u8], u32>,
        gone: &FxHashSet<&[u8]>,
        differing: &FxHashSet<u32>,
    ) -> bool {
        let is_meant = |name: Span| {
            let name = self.text(name);
            appeared.contains_key(name) || gone.contains(name)
        };
        let outside = |name: Span| !self.range.covers(name);
        let mut definitions = self.names.definitions.iter().filter(|own| outside(own.name));
        let mut uses = self.names.uses.iter().filter(|own| outside(own.name));
        definitions.any(|own| is_meant(own.name))
            || uses.any(|own: &Use| {
                own.definition.is_some_and(|number| differing.contains(&number))
                    || is_meant(own.name)
            })
    }
}
