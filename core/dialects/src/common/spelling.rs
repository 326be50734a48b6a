//! Texts of attributes and types, as their printers write them.

use abide_mlir::ir::FloatKind;

/// The parts of a text between the commas outside of brackets and strings, without blanks around them.
pub(crate) fn split_at_commas(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0_i32, 0);
    let (mut before, mut is_in_string) = (' ', false);
    for (index, one) in text.char_indices() {
        match one {
            '"' if before != '\\' => is_in_string = !is_in_string,
            _ if is_in_string => {}
            '(' | '<' | '[' | '{' => depth += 1,
            // An arrow closes nothing.
            '>' if before == '-' => {}
            ')' | '>' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text.get(start..index).unwrap_or_default().trim());
                start = index + 1;
            }
            _ => {}
        }
        before = one;
    }
    let last = text.get(start..).unwrap_or_default().trim();
    if !last.is_empty() {
        parts.push(last);
    }
    parts
}

/// A number as MLIR prints it as one of 64 bits: `1.000000e+00`.
pub(crate) fn float_text(value: f64) -> String {
    let mut out = Vec::new();
    FloatKind::F64.write(FloatKind::F64.from_f64(value), &mut out);
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use super::split_at_commas;

    #[test]
    fn commas_in_brackets_and_strings_split_nothing() {
        let parts = ["a<b, c>", "(d) -> (e, f)", "\"g, \\\", h\"", "[i, j]"];
        assert_eq!(split_at_commas(&parts.join(" , ")), parts);
        assert_eq!(split_at_commas(""), [""; 0]);
    }
}
