//! Aliases of attributes and types: `#map`, `#map1`, `#set`, `!tuple`.
//!
//! Which aliases there are, and their numbers, is known only when everything has been printed: the
//! text is printed with gaps, which are filled at the end.

use super::Printer;
use super::attributes::TypeElision;
use super::escape::write_number;
use crate::ir::{Attribute, AttributeKind, Identifier, Type, TypeKind};
use crate::locations::Location;
use crate::syntax::lexer::Lexer;
use memchr::memchr2;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// A tuple of more elements than this gets an alias.
const LONG_TUPLE_ELEMENTS: usize = 16;

/// A value that may have an alias.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Aliased {
    Attribute(Attribute),
    Type(Type),
    Location(Location),
}

/// The contents of a gap.
#[derive(Debug, Clone, Copy)]
enum Filling {
    /// An alias, or the aliased value if it has none.
    Aliased(Aliased),
    /// The alias of a location, or `loc(..)`.
    LocationAttribute(Location),
    /// The number of a distinct attribute.
    DistinctNumber(Attribute),
}

/// A place in the text, and what belongs there.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gap {
    place: usize,
    filling: Filling,
}

impl Gap {
    /// In bytes from the start of the text.
    pub(super) fn place(self) -> usize {
        self.place
    }
}

/// The state of alias collection.
#[derive(Debug, Default)]
pub(super) struct Aliases<'ir> {
    /// Whether the text is still printed with gaps.
    collecting: bool,
    /// Whether printing counts as a visit now.
    ignoring: bool,
    /// Whether values met now may be defined after everything else, as locations of operations are.
    deferring: bool,
    /// Values also met elsewhere.
    undeferred: FxHashSet<Aliased>,
    /// Values met, in order, with repetitions.
    visits: Vec<Aliased>,
    /// The number of levels of aliases within each.
    depths: FxHashMap<Aliased, u32>,
    /// In the order of their places.
    gaps: Vec<Gap>,
    names: FxHashMap<Aliased, (&'ir [u8], u32)>,
    /// Texts printed unchanged, which may contain names of aliases.
    kept: FxHashSet<Identifier>,
    distinct: FxHashMap<Attribute, u32>,
}

/// A place among the visits, or among the gaps.
#[derive(Clone, Copy)]
pub(super) struct Mark(usize);

impl Aliases<'_> {
    pub(super) fn new(local_scope: bool) -> Self {
        Aliases { collecting: !local_scope, ..Aliases::default() }
    }
}

impl<'ir> Printer<'ir> {
    /// Writes an alias, or leaves a gap for one; `false` if there is none.
    pub(super) fn alias(&mut self, aliased: Aliased) -> bool {
        if !self.aliases.collecting {
            return self.alias_name(aliased);
        }
        self.visit(aliased);
        self.leave_gap(Filling::Aliased(aliased));
        true
    }

    /// Writes the alias of an attribute, or leaves a gap for it; `false` if it has none.
    pub(super) fn alias_of_attribute(
        &mut self,
        attribute: Attribute,
        kind: &AttributeKind,
    ) -> bool {
        if self.attribute_alias(attribute, kind).is_none() {
            return false;
        }
        let Some(location) = self.location_of(attribute) else {
            return self.alias(Aliased::Attribute(attribute));
        };
        if !self.aliases.collecting {
            return self.alias_name(Aliased::Location(location));
        }
        self.visit(Aliased::Location(location));
        self.leave_gap(Filling::LocationAttribute(location));
        true
    }

    /// Meets something that may have an alias.
    pub(super) fn visit(&mut self, aliased: Aliased) {
        if !self.aliases.collecting || self.aliases.ignoring {
            return;
        }
        self.aliases.visits.push(aliased);
        // Only where locations are printed anything can be deferred.
        let is_first_elsewhere = self.locations.is_some()
            && !self.aliases.deferring
            && self.aliases.undeferred.insert(aliased);
        if is_first_elsewhere || !self.aliases.depths.contains_key(&aliased) {
            self.visit_nested(aliased);
        }
    }

    /// Prints something whose aliases may be defined after everything else.
    pub(super) fn with_deferred_aliases(&mut self, print: impl FnOnce(&mut Self)) {
        let deferring = std::mem::replace(&mut self.aliases.deferring, true);
        print(self);
        self.aliases.deferring = deferring;
    }

    /// Whether aliases are printed.
    pub(super) fn uses_aliases(&self) -> bool {
        self.aliases.collecting || !self.aliases.names.is_empty()
    }

    fn leave_gap(&mut self, filling: Filling) {
        self.aliases.gaps.push(Gap { place: self.out.len(), filling });
    }

    /// The place from which [`Printer::take_gaps`] takes.
    pub(super) fn mark_gaps(&self) -> Mark {
        Mark(self.aliases.gaps.len())
    }

    /// Removes the gaps since a mark, to be put back with their text.
    pub(super) fn take_gaps(&mut self, mark: Mark) -> Vec<Gap> {
        self.aliases.gaps.split_off(mark.0.min(self.aliases.gaps.len()))
    }

    /// Whether a gap is at the end of the text.
    pub(super) fn ends_with_gap(&self) -> bool {
        self.aliases.gaps.last().is_some_and(|gap| gap.place == self.out.len())
    }

    /// Moves a gap back to the end of the text.
    pub(super) fn put_gap(&mut self, gap: Gap) {
        self.leave_gap(gap.filling);
    }

    fn alias_name(&mut self, aliased: Aliased) -> bool {
        let Some((name, number)) = self.aliases.names.get(&aliased).copied() else { return false };
        write_name(aliased, name, number, &mut self.out);
        true
    }

    /// Collects the nested aliases of a value: prints it in full and discards the text.
    fn visit_nested(&mut self, aliased: Aliased) {
        let (visits, gaps, len) =
            (self.aliases.visits.len(), self.aliases.gaps.len(), self.out.len());
        self.aliased_in_full(aliased);
        self.out.truncate(len);
        self.aliases.gaps.truncate(gaps);
        let nested = self.aliases.visits.get(visits..).unwrap_or_default();
        let depths = nested.iter().filter_map(|inner| self.aliases.depths.get(inner));
        let depth = depths.max().map_or(0, |depth| depth + 1);
        self.aliases.depths.insert(aliased, depth);
    }

    fn aliased_in_full(&mut self, aliased: Aliased) {
        match aliased {
            Aliased::Attribute(attribute) => {
                let kind = self.context().attribute_kind(attribute);
                self.attribute_in_full(attribute, kind, TypeElision::Never);
            }
            Aliased::Type(ty) => self.type_kind(self.context().type_kind(ty)),
            Aliased::Location(location) => self.location_in_full(location),
        }
    }

    /// Prints the number of a distinct attribute, by the order of their first uses in the text.
    pub(super) fn distinct_number(&mut self, attribute: Attribute) {
        if self.aliases.collecting {
            self.leave_gap(Filling::DistinctNumber(attribute));
            return;
        }
        let next = u32::try_from(self.aliases.distinct.len()).unwrap_or(u32::MAX);
        let number = *self.aliases.distinct.entry(attribute).or_insert(next);
        write_number(number, &mut self.out);
    }

    /// Prints something in which MLIR looks for no aliases, though it uses those that there are.
    pub(super) fn without_visits(&mut self, print: impl FnOnce(&mut Self)) {
        let ignoring = std::mem::replace(&mut self.aliases.ignoring, true);
        print(self);
        self.aliases.ignoring = ignoring;
    }

    /// The place from which [`Printer::take_visits`] takes.
    pub(super) fn mark_visits(&self) -> Mark {
        Mark(self.aliases.visits.len())
    }

    /// Removes the entries visited since a mark, to insert them later: MLIR visits them in another order
    /// than it prints them.
    pub(super) fn take_visits(&mut self, mark: Mark) -> Vec<Aliased> {
        if self.aliases.visits.len() > mark.0 {
            self.aliases.visits.split_off(mark.0)
        } else {
            Vec::new()
        }
    }

    pub(super) fn put_visits(&mut self, visits: Vec<Aliased>) {
        self.aliases.visits.extend(visits);
    }

    /// Returns the alias name of an attribute; most attributes have none.
    pub(super) fn attribute_alias(
        &self,
        attribute: Attribute,
        kind: &AttributeKind,
    ) -> Option<&'ir [u8]> {
        Some(match kind {
            AttributeKind::AffineMap(_) => b"map",
            AttributeKind::IntegerSet(_) => b"set",
            AttributeKind::Location(_) => b"loc",
            AttributeKind::Distinct { attribute, .. } if *attribute != self.context().unit() => {
                b"distinct"
            }
            AttributeKind::Dialect { dialect, body, .. } => {
                let written = self.ir.written.attribute_alias(attribute);
                return self.alias_names?.of_attribute(self.context(), (*dialect, *body), written);
            }
            _ => return None,
        })
    }

    /// Returns the alias name of a type; most types have none.
    pub(super) fn type_alias(&self, ty: Type, kind: &TypeKind) -> Option<&'ir [u8]> {
        Some(match kind {
            TypeKind::Tuple(elements) if elements.len() > LONG_TUPLE_ELEMENTS => b"tuple",
            TypeKind::Dialect { dialect, body } => {
                let written = self.ir.written.type_alias(ty);
                return self.alias_names?.of_type(self.context(), (*dialect, *body), written);
            }
            _ => return None,
        })
    }

    fn alias_prefix(&self, aliased: Aliased) -> &'ir [u8] {
        let prefix = match aliased {
            Aliased::Type(ty) => self.type_alias(ty, self.context().type_kind(ty)),
            Aliased::Attribute(attribute) => {
                self.attribute_alias(attribute, self.context().attribute_kind(attribute))
            }
            Aliased::Location(_) => Some(&b"loc"[..]),
        };
        prefix.unwrap_or_default()
    }

    /// Names the aliases; returns them in the order of their definitions.
    fn name_aliases(&mut self) -> Vec<Aliased> {
        let visits = std::mem::take(&mut self.aliases.visits);
        let mut seen = FxHashSet::default();
        let mut order: Vec<(u32, bool, &'ir [u8], Aliased)> = Vec::new();
        for aliased in visits {
            if seen.insert(aliased) {
                let depth = self.aliases.depths.get(&aliased).copied().unwrap_or(0);
                let attribute = !matches!(aliased, Aliased::Type(_));
                order.push((depth, attribute, self.alias_prefix(aliased), aliased));
            }
        }
        order.sort_by_key(|(depth, attribute, prefix, _)| (*depth, *attribute, *prefix));
        let kept_names = self.kept_names();
        let mut given: FxHashSet<Vec<u8>> = FxHashSet::default();
        let mut counts: FxHashMap<(bool, &[u8]), u32> = FxHashMap::default();
        for (_, attribute, prefix, aliased) in &order {
            let count = counts.entry((*attribute, prefix)).or_insert(0);
            let mut name = Vec::new();
            loop {
                name.clear();
                write_name(*aliased, prefix, *count, &mut name);
                if !kept_names.contains(&*name) && !given.contains(&name) {
                    break;
                }
                *count += 1;
            }
            given.insert(name);
            self.aliases.names.insert(*aliased, (prefix, *count));
            *count += 1;
        }
        order.into_iter().map(|(.., aliased)| aliased).collect()
    }

    /// Records a text that is printed unchanged: the printer must not define an alias with an undefined name in it.
    pub(super) fn kept_text(&mut self, text: Identifier) {
        if self.aliases.collecting && memchr2(b'#', b'!', self.context().bytes(text)).is_some() {
            self.aliases.kept.insert(text);
        }
    }

    /// Returns the alias names in the texts that are printed unchanged, with their sigils.
    fn kept_names(&self) -> FxHashSet<&'ir [u8]> {
        let context = self.context();
        let texts = self.aliases.kept.iter().map(|text| Lexer::new(context.bytes(*text)));
        texts.flat_map(|mut lexer| std::iter::from_fn(move || lexer.next_alias_name())).collect()
    }

    /// `#name = attribute`, each on a line.
    fn define_aliases(&mut self, aliases: Vec<Aliased>) {
        for aliased in aliases {
            self.alias_name(aliased);
            let is_location = matches!(aliased, Aliased::Location(_));
            self.text(if is_location { " = loc(" } else { " = " });
            self.aliased_in_full(aliased);
            self.text(if is_location { ")\n" } else { "\n" });
        }
    }

    /// The whole text: definitions of the aliases, and the printed text with its gaps filled.
    pub(super) fn finish(&mut self) -> Vec<u8> {
        let gaps = std::mem::take(&mut self.aliases.gaps);
        if !std::mem::take(&mut self.aliases.collecting) || gaps.is_empty() {
            return std::mem::take(&mut self.out);
        }
        let order = self.name_aliases();
        let mut body = std::mem::take(&mut self.out);
        let is_deferred = |aliased: &Aliased| {
            self.locations.is_some() && !self.aliases.undeferred.contains(aliased)
        };
        let (deferred, order): (Vec<_>, Vec<_>) = order.into_iter().partition(is_deferred);
        self.define_aliases(order);
        // The definitions precede everything else.
        let mut insertions = vec![Insertion { place: 0, piece: 0..self.out.len() }];
        for Gap { place, filling } in gaps {
            let start = self.out.len();
            match filling {
                Filling::DistinctNumber(attribute) => self.distinct_number(attribute),
                Filling::Aliased(aliased) if self.alias_name(aliased) => {}
                Filling::Aliased(aliased) => self.aliased_in_full(aliased),
                Filling::LocationAttribute(location)
                    if self.alias_name(Aliased::Location(location)) => {}
                Filling::LocationAttribute(location) => {
                    self.text("loc(");
                    self.location_in_full(location);
                    self.text(")");
                }
            }
            insertions.push(Insertion { place, piece: start..self.out.len() });
        }
        let start = self.out.len();
        self.define_aliases(deferred);
        insertions.push(Insertion { place: body.len(), piece: start..self.out.len() });
        insert_all(&mut body, &self.out, insertions);
        body
    }
}

/// Writes the name of an alias with its sigil; the first one of its prefix has no number.
fn write_name(aliased: Aliased, prefix: &[u8], number: u32, out: &mut Vec<u8>) {
    out.push(if matches!(aliased, Aliased::Type(_)) { b'!' } else { b'#' });
    out.extend_from_slice(prefix);
    if number > 0 {
        write_number(number, out);
    }
}

/// A piece that belongs into a text.
#[derive(Debug)]
struct Insertion {
    /// The position in the text.
    place: usize,
    /// Its range in all pieces; it begins at the end of the one before.
    piece: Range<usize>,
}

/// Puts pieces into a text, in the order of their places; within the memory of the text, so that
/// a big file is never there twice.
#[expect(clippy::indexing_slicing, reason = "places rise, and are in the text")]
fn insert_all(text: &mut Vec<u8>, pieces: &[u8], insertions: Vec<Insertion>) {
    let mut unmoved = text.len();
    text.resize(unmoved + pieces.len(), 0);
    for Insertion { place, piece } in insertions.into_iter().rev() {
        // The text after the position moves by the length of all pieces up to here.
        text.copy_within(place..unmoved, place + piece.end);
        text[place + piece.start..place + piece.end].copy_from_slice(&pieces[piece]);
        unmoved = place;
    }
}
