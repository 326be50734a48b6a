//! Whether two dumps have the same records.

use serde_json::Value;

/// Returns the first difference of two dumps, ignoring the positions of records; `None` without one.
pub(super) fn difference(ours: &Value, theirs: &Value) -> Option<String> {
    between(ours, theirs, "")
}

fn between(ours: &Value, theirs: &Value, at: &str) -> Option<String> {
    match (ours, theirs) {
        (Value::Object(ours), Value::Object(theirs)) => {
            let seen = |key: &&String| *key != "!locs";
            let missing = theirs.keys().filter(seen).find(|key| !ours.contains_key(*key));
            if let Some(key) = missing {
                return Some(format!("{at}/{key} is missing, and is {}", theirs[key]));
            }
            if let Some(key) = ours.keys().filter(seen).find(|key| !theirs.contains_key(*key)) {
                return Some(format!("{at}/{key} is there, as {}, and should not be", ours[key]));
            }
            let mut keys = ours.keys().filter(seen);
            keys.find_map(|key| between(&ours[key], &theirs[key], &format!("{at}/{key}")))
        }
        (Value::Array(ours_items), Value::Array(theirs_items))
            if ours_items.len() == theirs_items.len() =>
        {
            let mut pairs = ours_items.iter().zip(theirs_items).enumerate();
            pairs
                .find_map(|(index, (ours, theirs))| between(ours, theirs, &format!("{at}/{index}")))
        }
        _ if ours == theirs => None,
        _ => Some(format!("{at} is {ours}, and should be {theirs}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_first_difference_is_named() {
        let ours = json!({ "a": { "!locs": ["x"], "f": [1, 2] }, "b": 1 });
        let same = json!({ "b": 1, "a": { "f": [1, 2], "!locs": [] } });
        assert_eq!(difference(&ours, &same), None);
        let cases = [
            (json!({ "a": { "f": [1, 3] }, "b": 1 }), "/a/f/1 is 2, and should be 3"),
            (json!({ "a": { "f": [1] }, "b": 1 }), "/a/f is [1,2], and should be [1]"),
            (json!({ "a": { "f": [1, 2] }, "b": 1, "c": 2 }), "/c is missing, and is 2"),
            (json!({ "a": { "f": [1, 2] } }), "/b is there, as 1, and should not be"),
        ];
        for (theirs, wanted) in cases {
            assert_eq!(difference(&ours, &theirs).as_deref(), Some(wanted));
        }
    }
}
