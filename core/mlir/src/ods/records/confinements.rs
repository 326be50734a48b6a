//! Further conditions on attributes whose kind is known: `ConfinedAttr`.

use super::record::Record;
use crate::ods::constraint::Confinement;

/// The maximum depth of conditions.
const MAX_CONDITION_DEPTH: u32 = 8;

/// Returns the additional conditions of a confined attribute. Before LLVM 20 its record does not list them. They are
/// then the parts of its predicate after that of the confined attribute.
pub(super) fn confinements(record: Record<'_>) -> Vec<Confinement> {
    let listed: Vec<Confinement> = record.defs("attrConstraints").flat_map(conditions).collect();
    if !listed.is_empty() {
        return listed;
    }
    let mut found = Vec::new();
    for child in record.def("predicate").iter().flat_map(|all| all.defs("children").skip(1)) {
        collect(child, MAX_CONDITION_DEPTH, &mut found);
    }
    found
}

/// A further condition, or the conditions that it joins, if all of these are known.
fn conditions(record: Record<'_>) -> Vec<Confinement> {
    let whole = confinement(record);
    let mut parts = Vec::new();
    if matches!(whole, Confinement::Unknown(_))
        && let Some(predicate) = record.def("predicate").filter(|all| all.def("kind").is_some())
    {
        collect(predicate, MAX_CONDITION_DEPTH, &mut parts);
    }
    let is_known = parts.iter().all(|part| !matches!(part, Confinement::Unknown(_)));
    if parts.is_empty() || !is_known { vec![whole] } else { parts }
}

/// A further condition, by the class that it is an instance of.
fn confinement(record: Record<'_>) -> Confinement {
    let named = match record.name() {
        "IntNonNegative" => Some(Confinement::Minimum(0)),
        "IntPositive" => Some(Confinement::Minimum(1)),
        "IntPowerOf2" => Some(Confinement::PowerOfTwo),
        _ => None,
    };
    let number = || {
        let text = record.def("predicate")?.text("predExpr")?;
        let end = text.trim_end_matches([')', ' ']);
        let start = end.rfind(|one: char| !one.is_ascii_digit() && one != '-')?;
        end.get(start + 1..)?.parse().ok()
    };
    let numbered = || {
        let number = number()?;
        Some(match record.class() {
            "IntMinValue" => Confinement::Minimum(number),
            "IntMaxValue" => Confinement::Maximum(number),
            "ArrayCount" | "DenseArrayCount" => Confinement::Count(number),
            "ArrayMinCount" | "DenseArrayMinCt" => Confinement::MinimumCount(number),
            "ArrayMaxCount" | "DenseArrayMaxCt" => Confinement::MaximumCount(number),
            _ => return None,
        })
    };
    let listed = || match record.class() {
        "DenseArraySorted" => Some(Confinement::Sorted),
        "DenseArrayStrictlySorted" => Some(Confinement::StrictlySorted),
        "DenseArrayNonNegative" => Some(Confinement::NonNegativeElements),
        "DenseArrayStrictlyPositive" => Some(Confinement::PositiveElements),
        _ => None,
    };
    named
        .or_else(numbered)
        .or_else(listed)
        .unwrap_or_else(|| Confinement::Unknown(record.text("summary").unwrap_or_default().into()))
}

/// The conditions that a predicate is composed of, by how they are written in C++.
fn collect(predicate: Record<'_>, depth: u32, found: &mut Vec<Confinement>) {
    let Some(depth) = depth.checked_sub(1) else { return };
    let Some(kind) = predicate.def("kind") else {
        let text = predicate.text("predExpr").unwrap_or_default();
        found.push(written(text).unwrap_or_else(|| Confinement::Unknown(text.into())));
        return;
    };
    let children: Vec<Record<'_>> = predicate.defs("children").collect();
    let is = |index: usize, word: &str| {
        let text = children.get(index).and_then(|child| child.text("predExpr"));
        text.is_some_and(|text| text.contains(word))
    };
    match kind.name() {
        "PredCombinerAnd" if is(0, "is_sorted(") && is(1, "adjacent_find(") => {
            found.push(Confinement::StrictlySorted);
        }
        // One element of an array has a certain value.
        "PredCombinerAnd" if is(0, ".size() > ") => {
            found.push(Confinement::Unknown("an element of the array".into()));
        }
        "PredCombinerAnd" => children.iter().for_each(|child| collect(*child, depth, found)),
        _ => found.push(Confinement::Unknown(kind.name().into())),
    }
}

fn written(text: &str) -> Option<Confinement> {
    let text = text.trim();
    let text = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).unwrap_or(text);
    if text.contains(".getValue().isNegative()") {
        return text.starts_with('!').then_some(Confinement::Minimum(0));
    }
    if text.contains(".getValue().isStrictlyPositive()") {
        return Some(Confinement::Minimum(1));
    }
    if text.contains(".getValue().isPowerOf2()") {
        return Some(Confinement::PowerOfTwo);
    }
    if text.contains("all_of(") {
        return match text {
            _ if text.contains("return v >= 0;") => Some(Confinement::NonNegativeElements),
            _ if text.contains("return v > 0;") => Some(Confinement::PositiveElements),
            _ => None,
        };
    }
    if text.contains("is_sorted(") {
        return Some(Confinement::Sorted);
    }
    let (asked, number) = text.trim_end().rsplit_once(' ')?;
    let number = number.parse().ok()?;
    let (asked, operator) = asked.trim_end().rsplit_once(' ')?;
    let is_size = asked.ends_with("ArrayAttr>($_self).size()");
    let is_value = asked.ends_with("IntegerAttr>($_self).getInt()");
    Some(match (is_size, is_value, operator) {
        (_, true, ">=") => Confinement::Minimum(number),
        (_, true, "<=") => Confinement::Maximum(number),
        (true, _, "==") => Confinement::Count(number),
        (true, _, ">=") => Confinement::MinimumCount(number),
        (true, _, "<=") => Confinement::MaximumCount(number),
        _ => return None,
    })
}
