//! Structured-index-path signatures, whose constructs begin with their length.

/// A signature of a dictionary with these slots.
fn of_slots(slots: &str) -> Vec<u8> {
    let length = slots.len() + slots.len().to_string().len() + 2;
    format!("I{length}!S{}!{slots}R3!_0", slots.len()).into_bytes()
}

/// A dictionary with many slots.
pub(super) fn wide(slots: usize) -> Vec<u8> {
    of_slots(&(0..slots).map(|at| format!("k{at}_{at}")).collect::<String>())
}

/// A dictionary whose slots have one name.
pub(super) fn named_twice(slots: usize) -> Vec<u8> {
    of_slots(&(0..slots).map(|at| format!("k0_{at}")).collect::<String>())
}

/// Dictionaries in one another.
pub(super) fn nested(depth: usize) -> Vec<u8> {
    let deeper = |inner: String, _| format!("S{}!k0{inner}", inner.len() + 2);
    let inner = (0..depth).fold("_0".to_owned(), deeper);
    format!("I{}!{inner}R3!_0", inner.len()).into_bytes()
}
