//! Types of `xegpu` as their printers write them.

use crate::common::split_at_commas;

/// The defaults of the encoding of a type, which is omitted if it has no other values.
const BLOCK_DEFAULTS: [(&str, &[&str]); 3] = [
    ("memory_space", &["global"]),
    ("array_length", &["1", "1 : i64", "1: i64", "1 :i64", "1:i64"]),
    ("boundary_check", &["true"]),
];

/// `tensor_desc<8x16xf32, encoding, layout>`: the encoding comes first, and a default one is omitted.
pub(super) fn canonical_body(body: &[u8]) -> Option<Vec<u8>> {
    let text = std::str::from_utf8(body).ok()?;
    let inner = text.strip_prefix("tensor_desc<")?.strip_suffix('>')?;
    let mut parts = split_at_commas(inner);
    if parts.len() < 2 {
        return None;
    }
    let attributes = parts.split_off(1);
    let is_encoding = |one: &&str| {
        ["#xegpu.block_tdesc_attr", "#xegpu.scatter_tdesc_attr"]
            .iter()
            .any(|name| one.starts_with(name))
    };
    let (encodings, others): (Vec<&str>, Vec<&str>) = attributes.into_iter().partition(is_encoding);
    parts.extend(encodings.into_iter().filter(|one| !is_default(one)));
    parts.extend(others);
    let out = format!("tensor_desc<{}>", parts.join(", "));
    (out != text).then(|| out.into_bytes())
}

/// Whether an encoding is the one that a type without encoding has.
fn is_default(encoding: &str) -> bool {
    let values = encoding
        .strip_prefix("#xegpu.block_tdesc_attr")
        .and_then(|rest| rest.trim().strip_prefix('<')?.strip_suffix('>'));
    let is_default = |item: &str| {
        let Some((name, value)) = item.split_once('=') else { return false };
        let known = BLOCK_DEFAULTS.iter().find(|(own, _)| *own == name.trim());
        known.is_some_and(|(_, values)| values.contains(&value.trim()))
    };
    values.is_some_and(|values| split_at_commas(values).into_iter().all(is_default))
}

#[cfg(test)]
mod tests {
    use super::canonical_body;

    #[test]
    fn default_encodings_are_omitted() {
        let cases = [
            ("tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<>>", Some("tensor_desc<8x16xf32>")),
            (
                "tensor_desc<4xf32, #xegpu.block_tdesc_attr<boundary_check = true, array_length=1:i64>>",
                Some("tensor_desc<4xf32>"),
            ),
            (
                "tensor_desc<4xf32, #xegpu.layout<lane_data = [1]>, #xegpu.scatter_tdesc_attr<>>",
                Some(
                    "tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>, #xegpu.layout<lane_data = [1]>>",
                ),
            ),
            ("tensor_desc<4xf32, #xegpu.block_tdesc_attr<array_length = 2 : i64>>", None),
            ("tensor_desc<4xf32, #xegpu.block_tdesc_attr<new = 1>>", None),
            ("tensor_desc<4xf32, #alias>", None),
            ("tensor_desc<4xf32>", None),
            ("mem_desc<4xf32>", None),
        ];
        for (body, expected) in cases {
            let written = canonical_body(body.as_bytes()).map(String::from_utf8);
            assert_eq!(written, expected.map(|text| Ok(text.to_owned())), "{body}");
        }
    }
}
