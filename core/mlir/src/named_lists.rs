//! Lists of integers in the attributes of dialects that are structures: `dot<lhs_contracting_dimensions =
//! [1], rhs_contracting_dimensions = [0]>`.

use abide_source::text::is_word_byte;

/// Returns the integers of a parameter, by its name; empty if it is absent or not a list of integers.
pub fn named_list(body: &[u8], name: &str) -> Vec<i64> {
    let Some(value) = named_value(body, name) else { return Vec::new() };
    let Some(list) = value.strip_prefix(b"[") else { return Vec::new() };
    let end = memchr::memchr(b']', list).unwrap_or(list.len());
    let list = list.get(..end).unwrap_or_default();
    let number = |text: &[u8]| std::str::from_utf8(text).ok()?.trim().parse().ok();
    let numbers: Option<Vec<i64>> = list.split(|byte| *byte == b',').map(number).collect();
    numbers.unwrap_or_default()
}

/// The digits of a parameter that is an integer, by its name.
pub fn named_digits<'t>(body: &'t [u8], name: &str) -> Option<&'t str> {
    let value = named_value(body, name)?;
    let end = value.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(value.len());
    std::str::from_utf8(value.get(..end)?).ok()
}

/// Returns the text after `name =`.
fn named_value<'t>(body: &'t [u8], name: &str) -> Option<&'t [u8]> {
    let mut rest = body;
    loop {
        let place = memchr::memmem::find(rest, name.as_bytes())?;
        let before = place.checked_sub(1).and_then(|at| rest.get(at));
        let after = rest.get(place + name.len()..)?.trim_ascii_start();
        let is_whole = before.is_none_or(|byte| !is_word_byte(*byte));
        if let (true, Some(value)) = (is_whole, after.strip_prefix(b"=")) {
            return Some(value.trim_ascii_start());
        }
        rest = after;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_found_by_their_whole_names() {
        let body = b"gather<operand_dims = [7], dims = [ 0,1 ], index_dim = 12, empty = []>";
        assert_eq!(named_list(body, "dims"), [0, 1]);
        assert_eq!(named_list(body, "operand_dims"), [7]);
        assert_eq!(named_list(body, "empty"), [0; 0]);
        assert_eq!(named_list(body, "index_dim"), [0; 0]);
        assert_eq!(named_digits(body, "index_dim"), Some("12"));
        assert_eq!(named_digits(body, "dim"), None);
    }
}
