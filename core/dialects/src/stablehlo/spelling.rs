//! The spelling of the dimension numbers of a convolution.

use super::windows::{has_all_roles, raw_dimension_numbers};

/// The body of an attribute as StableHLO prints it, if that differs: it writes dimension numbers as lists of roles,
/// unless these cannot be the dimensions of a convolution.
pub(super) fn canonical_body(body: &[u8]) -> Option<Vec<u8>> {
    let text = std::str::from_utf8(body).ok()?.strip_prefix("conv<")?.strip_suffix('>')?;
    let raw = text.trim_start().strip_prefix("raw ")?;
    let lists = raw_dimension_numbers(raw);
    let is_whole = has_all_roles(&lists) && sorted_fields(raw) == fields(&lists);
    let [input, kernel, output] = lists.map(|list| list.join(", "));
    is_whole.then(|| format!("conv<[{input}]x[{kernel}]->[{output}]>").into_bytes())
}

/// The fields of the attribute without blanks, in the order of their bytes.
fn sorted_fields(raw: &str) -> Vec<String> {
    let text: String = raw.chars().filter(|char| !char.is_whitespace()).collect();
    let mut depth = 0_u32;
    let mut fields: Vec<String> = text
        .split(|char: char| {
            depth = match char {
                '[' => depth.saturating_add(1),
                ']' => depth.saturating_sub(1),
                _ => depth,
            };
            char == ',' && depth == 0
        })
        .map(str::to_owned)
        .collect();
    fields.sort_unstable();
    fields
}

/// The fields of these dimension numbers, in the order of their bytes.
fn fields(lists: &[Vec<String>; 3]) -> Vec<String> {
    let names = [
        ("input", ("b", "batch"), ("f", "feature")),
        ("kernel", ("i", "input_feature"), ("o", "output_feature")),
        ("output", ("b", "batch"), ("f", "feature")),
    ];
    let mut fields = Vec::new();
    for ((side, first, second), list) in names.into_iter().zip(lists) {
        let place = |role: &str| list.iter().position(|own| own == role).unwrap_or_default();
        for (role, name) in [first, second] {
            fields.push(format!("{side}_{name}_dimension={}", place(role)));
        }
        let spatial = 0..list.len().saturating_sub(2);
        let spatial: Vec<String> =
            spatial.map(|number| place(&number.to_string()).to_string()).collect();
        fields.push(format!("{side}_spatial_dimensions=[{}]", spatial.join(",")));
    }
    fields.sort_unstable();
    fields
}

#[cfg(test)]
mod tests {
    use super::canonical_body;

    fn raw(input: &str, kernel: &str, output: &str) -> String {
        format!(
            "conv<raw input_batch_dimension = 1, input_feature_dimension = 0, \
             input_spatial_dimensions = {input}, kernel_spatial_dimensions = {kernel}, \
             kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, \
             output_batch_dimension = 0, output_feature_dimension = 1, \
             output_spatial_dimensions = {output}>"
        )
    }

    #[test]
    fn dimensions_of_a_convolution_are_lists_of_roles() {
        let text = raw("[3, 2]", "[0, 1]", "[2, 3]");
        let written = canonical_body(text.as_bytes()).map(String::from_utf8);
        let expected = "conv<[f, b, 1, 0]x[0, 1, i, o]->[b, f, 0, 1]>".to_owned();
        assert_eq!(written, Some(Ok(expected)));
    }

    #[test]
    fn other_texts_are_kept() {
        for text in [
            raw("[3]", "[0, 1]", "[2, 3]"),
            raw("[3, 3]", "[0, 1]", "[2, 3]"),
            raw("[3, 0]", "[0, 1]", "[2, 3]"),
            raw("[3, 2]", "[0, 9]", "[2, 3]"),
            raw("[3, 2]", "[0, 1]", "[2, 3], more = 1"),
            raw("[3, 2]", "[0, 1]", "[2, 3], output_batch_dimension = 0"),
            raw("[3, 2 x]", "[0, 1]", "[2, 3]"),
            "conv<raw input_batch_dimension = 0>".to_owned(),
            "conv<[b, 0, f]x[0, i, o]->[b, 0, f]>".to_owned(),
            "conv<raw >".to_owned(),
        ] {
            assert_eq!(canonical_body(text.as_bytes()), None, "{text}");
        }
    }
}
