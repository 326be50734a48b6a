//! Names as text, and their numbers.

/// A name for a message.
pub(super) fn lossy(name: &[u8]) -> String {
    String::from_utf8_lossy(name).into_owned()
}

/// The index that the next item of a list gets.
pub(super) fn next_index<T>(list: &[T]) -> u32 {
    u32::try_from(list.len()).unwrap_or(u32::MAX)
}
