//! The symbols of a file by their names: a lookup takes the same time however deep symbol tables are nested.

use rustc_hash::FxHashMap;

/// The place of a symbol table among all of a file, outer before inner: its own number and the last within it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct TablePlace {
    pub(super) first: u32,
    pub(super) last: u32,
}

impl TablePlace {
    /// The file, which is around all tables.
    pub(super) const FILE: TablePlace = TablePlace { first: 0, last: u32::MAX };

    fn covers(self, other: TablePlace) -> bool {
        self.first <= other.first && other.first <= self.last
    }
}

/// A possible definition of a symbol.
#[derive(Debug)]
pub(super) struct Candidate {
    pub(super) name: Vec<u8>,
    pub(super) symbol: u32,
    pub(super) table: TablePlace,
    /// If not, it counts only where neither its table nor one around it has the name.
    pub(super) is_certain: bool,
}

#[derive(Debug, Clone)]
struct Definition {
    table: TablePlace,
    symbol: u32,
    /// The index of the definition of the same name in the nearest table around this one.
    outer: Option<usize>,
}

/// The symbols of each name, in the order of their tables.
#[derive(Debug, Default, Clone)]
pub(super) struct Definitions(FxHashMap<Vec<u8>, Vec<Definition>>);

impl Definitions {
    /// If several candidates of a table have the same name, the first one counts. Also returns the uncertain symbols
    /// that do not count.
    pub(super) fn new(mut candidates: Vec<Candidate>) -> (Definitions, Vec<u32>) {
        candidates.sort_by_key(|one| (one.table.first, !one.is_certain, one.symbol));
        let (mut definitions, mut given_up) = (Definitions::default(), Vec::new());
        for Candidate { name, symbol, table, is_certain } in candidates {
            let same_name = definitions.0.entry(name).or_default();
            let mut outer = same_name.len().checked_sub(1);
            while let Some(one) = outer.and_then(|index| same_name.get(index)) {
                if one.table.covers(table) {
                    break;
                }
                outer = one.outer;
            }
            let around = outer.and_then(|index| same_name.get(index));
            if around.is_some() && !is_certain {
                given_up.push(symbol);
            } else if around.is_none_or(|around| around.table != table) {
                same_name.push(Definition { table, symbol, outer });
            }
        }
        (definitions, given_up)
    }

    /// The symbol with a name in a table.
    pub(super) fn in_table(&self, name: &[u8], table: TablePlace) -> Option<u32> {
        let same_name = self.0.get(name)?;
        let index = same_name.binary_search_by_key(&table.first, |one| one.table.first).ok()?;
        same_name.get(index).map(|one| one.symbol)
    }

    /// The symbol with a name in a table or the nearest around it.
    pub(super) fn visible_in(&self, name: &[u8], table: TablePlace) -> Option<u32> {
        let same_name = self.0.get(name)?;
        let mut next =
            same_name.partition_point(|one| one.table.first <= table.first).checked_sub(1);
        loop {
            let one = same_name.get(next?)?;
            if one.table.covers(table) {
                return Some(one.symbol);
            }
            next = one.outer;
        }
    }

    /// Gives symbols other numbers.
    pub(super) fn renumber(&mut self, number: impl Fn(u32) -> u32) {
        for one in self.0.values_mut().flatten() {
            one.symbol = number(one.symbol);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Candidate, Definitions, TablePlace};

    fn candidate(symbol: u32, first: u32, last: u32, is_certain: bool) -> Candidate {
        let table = TablePlace { first, last };
        Candidate { name: b"f".to_vec(), symbol, table, is_certain }
    }

    #[test]
    fn the_nearest_table_around_counts() {
        let (names, given_up) = Definitions::new(vec![
            candidate(0, 1, 9, true),
            candidate(1, 2, 3, true),
            candidate(2, 5, 5, true),
            candidate(3, 5, 5, true),
        ]);
        assert!(given_up.is_empty());
        let seen_from = |first, last| names.visible_in(b"f", TablePlace { first, last });
        assert_eq!(seen_from(1, 9), Some(0));
        assert_eq!(seen_from(3, 3), Some(1));
        assert_eq!(seen_from(4, 4), Some(0));
        assert_eq!(seen_from(5, 5), Some(2));
        assert_eq!(seen_from(9, 9), Some(0));
        assert_eq!(seen_from(10, 10), None);
        assert_eq!(names.in_table(b"f", TablePlace { first: 4, last: 4 }), None);
        assert_eq!(names.in_table(b"f", TablePlace { first: 2, last: 3 }), Some(1));
    }

    #[test]
    fn uncertain_symbols_count_where_nothing_around_has_the_name() {
        let (names, given_up) = Definitions::new(vec![
            candidate(0, 2, 2, false),
            candidate(1, 3, 5, true),
            candidate(2, 4, 4, false),
            candidate(3, 3, 5, false),
            candidate(4, 2, 2, false),
        ]);
        assert_eq!(given_up, [4, 3, 2]);
        assert_eq!(names.in_table(b"f", TablePlace { first: 2, last: 2 }), Some(0));
        assert_eq!(names.visible_in(b"f", TablePlace { first: 4, last: 4 }), Some(1));
    }
}
