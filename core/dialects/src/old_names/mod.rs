//! The current names of operations that earlier versions of LLVM had.
//!
//! The rows of `names.tsv` come from the `.td` files of LLVM 14, 15, 16, 19 and 22, and for LLVM 13 from its
//! documentation. A test compares the current names with the descriptions.

mod forms;

pub use forms::{NEW_VALUE, Surroundings, TodaysForm, has_old_form, todays_form};

use abide_source::diagnostic::Detail;
use abide_source::rule;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The change of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// Its name only: the rest of the operation is the same.
    Name,
    /// It is written in another form, too.
    Form,
    /// It is one of several operations, by its types or attributes.
    Split,
    /// No operation takes its place; others may serve.
    Gone,
}

/// An operation that LLVM does not have any more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OldName {
    /// The last version of LLVM that is known to have it; 13 means 13 or before, 0 that it is not one of LLVM.
    pub last: u8,
    /// The project, and its version, that renamed it; empty for LLVM.
    pub project: &'static str,
    /// Its change.
    pub change: Change,
    /// The current operations; empty if nothing replaces it.
    pub today: Vec<String>,
}

impl OldName {
    /// The replacement, in words: `'std.addf' is 'arith.addf' since LLVM 14`.
    #[must_use]
    pub fn describe(&self, name: &str) -> Detail {
        let today: Vec<String> = self.today.iter().map(|name| format!("'{name}'")).collect();
        // After LLVM 16, only versions 19 and 22 were compared.
        let since = match self.last {
            0 => format!("in {}", self.project.replace('_', " ")),
            1..16 => format!("since LLVM {}", self.last + 1),
            last => format!("in LLVM 22 (LLVM {last} had the old name)"),
        };
        let today = today.join(" or ");
        match self.change {
            Change::Name => rule!("'{}' is {} {}", name, today, since),
            Change::Form => {
                rule!("'{}' is {} {}, which is written in another form", name, today, since)
            }
            Change::Split => rule!("'{}' is {} {}, by its types", name, today, since),
            Change::Gone if today.is_empty() => rule!("'{}' does not exist {}", name, since),
            Change::Gone => rule!("'{}' does not exist {}; see {}", name, since, today),
        }
    }
}

struct Row {
    last: u8,
    project: &'static str,
    change: Change,
    today: Vec<&'static str>,
}

static ROWS: LazyLock<HashMap<&'static str, Row>> = LazyLock::new(|| {
    let lines = include_str!("names.tsv").lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(row).collect()
});

fn row(line: &'static str) -> Option<(&'static str, Row)> {
    let mut words = line.split_whitespace();
    let (name, version, change) = (words.next()?, words.next()?, words.next()?);
    let (last, project) = version.parse().map_or((0, version), |last| (last, ""));
    let change = match change {
        "name" => Change::Name,
        "form" => Change::Form,
        "split" => Change::Split,
        _ => Change::Gone,
    };
    let today = words.next().map(|names| names.split(',').collect()).unwrap_or_default();
    Some((name, Row { last, project, change, today }))
}

/// Words that LLVM 14 and before wrote without their dialect and that still mean something else.
const AMBIGUOUS: [&str; 4] = ["call", "call_indirect", "constant", "return"];

/// Today's name of an operation that LLVM does not have any more. A name without a dialect is one of `std`, which was
/// left out in text.
#[must_use]
pub fn old_name(name: &str) -> Option<OldName> {
    if !name.contains('.') {
        let known = !AMBIGUOUS.contains(&name);
        return known.then(|| old_name(&format!("std.{name}"))).flatten();
    }
    let own = |row: &Row, rest: &str| OldName {
        last: row.last,
        project: row.project,
        change: row.change,
        today: row.today.iter().map(|today| today.replace('*', rest)).collect(),
    };
    if let Some(row) = ROWS.get(name) {
        return Some(own(row, name));
    }
    /// No row has more parts; a hostile name may have thousands.
    const MAX_PARTS: usize = 8;
    let dots: Vec<usize> = name.match_indices('.').map(|(at, _)| at).take(MAX_PARTS).collect();
    let mut prefixes = dots.into_iter().rev().filter_map(|dot| {
        let (prefix, rest) = name.split_at_checked(dot + 1)?;
        Some(own(ROWS.get(format!("{prefix}*").as_str())?, rest))
    });
    prefixes.next()
}

/// Whether `std`, which needed no dialect in front until LLVM 14, had an operation.
pub(crate) fn is_of_std(word: &str) -> bool {
    ROWS.contains_key(format!("std.{word}").as_str())
}

/// Today's name of a word in front of `rest`: `constant 0 : index`. In front of a function, it still is an operation of
/// the dialect that may be left out; a list of two numbers needs another form.
#[must_use]
pub fn old_constant(word: &[u8], rest: &[u8]) -> Option<OldName> {
    let first = rest.trim_ascii_start().first();
    let is_constant = matches!(word, b"constant" | b"std.constant");
    if !is_constant || matches!(first, None | Some(b'@' | b'[')) {
        return None;
    }
    let today = old_name("std.constant")?.today.into_iter().take(1).collect();
    // LLVM 14 had the operation for functions only.
    Some(OldName { last: 13, project: "", change: Change::Name, today })
}

/// Dialects whose names changed, each with its row.
static DIALECTS: LazyLock<Vec<(&'static str, &'static Row)>> = LazyLock::new(|| {
    let renamed = |(name, row): (&&'static str, &'static Row)| {
        let dialect = name.strip_suffix(".*").filter(|dialect| !dialect.contains('.'))?;
        (row.change == Change::Name).then_some((dialect, row))
    };
    let mut dialects: Vec<_> = ROWS.iter().filter_map(renamed).collect();
    dialects.sort_unstable_by_key(|(name, _)| *name);
    dialects
});

/// Today's name of a type or an attribute, with its `!` or `#`, of a dialect whose name changed.
#[must_use]
pub fn old_type_name(name: &str) -> Option<OldName> {
    let sigil = name.get(..1)?;
    let (dialect, own) = name.get(1..)?.split_once('.').unwrap_or((name.get(1..)?, ""));
    let (_, row) = DIALECTS.iter().find(|(old, _)| *old == dialect)?;
    let today = row.today.first()?.strip_suffix(".*")?;
    let dot = if own.is_empty() { "" } else { "." };
    let today = vec![format!("{sigil}{today}{dot}{own}")];
    Some(OldName { last: row.last, project: row.project, change: row.change, today })
}

/// Dialects whose keys of attributes programs still write, though its operations have another name.
const KEPT_KEYS: [&str; 1] = ["mhlo"];

/// Today's key of an attribute of a dialect whose name changed.
#[must_use]
pub fn old_key_name(name: &str) -> Option<OldName> {
    let (dialect, own) = name.split_once('.').filter(|(_, own)| !own.is_empty())?;
    if KEPT_KEYS.contains(&dialect) {
        return None;
    }
    let old = old_type_name(&format!("#{dialect}.{own}"))?;
    let today = old.today.iter().filter_map(|today| today.strip_prefix('#')).map(str::to_owned);
    Some(OldName { today: today.collect(), ..old })
}

/// All names that have their own row.
pub fn old_names() -> impl Iterator<Item = &'static str> {
    ROWS.keys().copied().filter(|name| !name.ends_with('*'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_row() {
        let text = include_str!("names.tsv");
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        assert_eq!(lines.count(), ROWS.len());
        for (name, row) in &*ROWS {
            assert!(!row.today.is_empty() || row.change == Change::Gone, "{name}");
            assert!(row.change != Change::Name || row.today.len() == 1, "{name}");
        }
    }

    #[test]
    fn names_are_found_by_themselves_and_by_their_dialect() {
        let words = |name: &str| old_name(name).map(|old| old.describe(name).to_string());
        let words = |name| words(name).unwrap_or_default();
        assert_eq!(words("std.addf"), "'std.addf' is 'arith.addf' since LLVM 14");
        assert_eq!(words("addf"), "'addf' is 'arith.addf' since LLVM 14");
        assert_eq!(words("return"), "");
        assert_eq!(words("arith.addf"), "");
        assert_eq!(words("spv.GLSL.Exp"), "'spv.GLSL.Exp' is 'spirv.GL.Exp' since LLVM 15");
        assert_eq!(words("spv.IAdd"), "'spv.IAdd' is 'spirv.IAdd' since LLVM 16");
        assert_eq!(
            words("tensor.pack"),
            "'tensor.pack' is 'linalg.pack' in LLVM 22 (LLVM 19 had the old name)"
        );
        assert_eq!(
            words("math.abs"),
            "'math.abs' is 'math.absf' or 'math.absi' since LLVM 16, by its types"
        );
        let of_type = |name: &str| {
            old_type_name(name).map(|old| old.describe(name).to_string()).unwrap_or_default()
        };
        assert_eq!(of_type("!spv.ptr"), "'!spv.ptr' is '!spirv.ptr' since LLVM 16");
        assert_eq!(of_type("#mhlo"), "'#mhlo' is '#stablehlo' in StableHLO");
        assert_eq!(of_type("!mesh.x"), "");
        assert_eq!(words("quant.stats"), "'quant.stats' does not exist since LLVM 16");
    }
}
