//! The misses of a test, each with its reason, in a file beside the test.

use crate::repository;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The reason that is written for a new miss. No list may keep it.
const NO_REASON: &str = "?";

/// The misses that a file of the repository lists. Each line has a miss, a tab, and the reason; lines with `#` are
/// the head.
#[must_use]
pub fn listed(path: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(repository().join(path)).unwrap_or_default();
    lines(&text).into_keys().map(str::to_owned).collect()
}

/// Compares the misses of a test with those that a file lists, in both directions. With `UPDATE_EXPECT=1` the file is
/// written again: known misses keep their reasons, and the reasons of new ones are to be filled in.
///
/// # Panics
/// If the misses and the list differ, a reason is missing, or the file cannot be written.
pub fn assert_listed(path: &str, found: &BTreeSet<String>) {
    let file = repository().join(path);
    let mut text = fs::read_to_string(&file).unwrap_or_default();
    let is_needed = !(text.is_empty() && found.is_empty());
    if is_needed && std::env::var_os("UPDATE_EXPECT").is_some() {
        text = updated(&text, found);
        fs::write(&file, &text).unwrap_or_else(|error| panic!("cannot write {path}: {error}"));
    }
    let wrong = differences(&text, found);
    assert!(wrong.is_empty(), "{path}:\n{}", wrong.join("\n"));
}

/// The misses of a list, with their reasons.
fn lines(text: &str) -> BTreeMap<&str, &str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once('\t').unwrap_or((line, NO_REASON))).collect()
}

/// The list with just these misses, and the reasons that it has.
fn updated(text: &str, found: &BTreeSet<String>) -> String {
    let known = lines(text);
    let head = text.lines().filter(|line| line.starts_with('#')).map(|line| format!("{line}\n"));
    let lines = found.iter().map(|miss| {
        let reason = known.get(miss.as_str()).unwrap_or(&NO_REASON);
        format!("{miss}\t{reason}\n")
    });
    head.chain(lines).collect()
}

/// The differences between a list and the misses.
fn differences(text: &str, found: &BTreeSet<String>) -> Vec<String> {
    let listed = lines(text);
    let new = found.iter().filter(|miss| !listed.contains_key(miss.as_str()));
    let gone = listed.keys().filter(|miss| !found.contains(**miss));
    let bare = listed.iter().filter(|(_, reason)| matches!(reason.trim(), "" | NO_REASON));
    let new = new.map(|miss| format!("not listed: {miss}"));
    let gone = gone.map(|miss| format!("listed, and not missed any more: {miss}"));
    new.chain(gone).chain(bare.map(|(miss, _)| format!("without a reason: {miss}"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_all_misses_with_reasons_and_no_other() {
        let found: BTreeSet<String> = ["a b", "c"].map(str::to_owned).into();
        assert!(differences("# head\na b\tone\nc\ttwo\n", &found).is_empty());
        let wrong = differences("a b\t?\nd\tthree\n", &found);
        assert_eq!(
            wrong,
            ["not listed: c", "listed, and not missed any more: d", "without a reason: a b"]
        );
        assert_eq!(updated("# head\na b\tone\nd\tx\n", &found), "# head\na b\tone\nc\t?\n");
    }
}
