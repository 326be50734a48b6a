//! The generic form of operations whose own form is `operands attributes : types`, as TOSA's were printed up to LLVM 17.

use super::find;

/// The dialect whose operations have such forms.
const DIALECT: &str = "tosa.";

/// The name of an operation in the generic form, without its quotes; `None` if it has another form of its own.
pub(super) fn custom_name(name: &str) -> Option<&str> {
    let own = name.strip_prefix('"')?.strip_suffix('"')?;
    own.starts_with(DIALECT).then_some(own)
}

/// The text of the operation's own form: `%a {..} : ..` of `(%a) {..} : ..`.
pub(super) fn custom(text: &str) -> Option<String> {
    let rest = text.trim().strip_prefix('(')?;
    let (operands, after) = rest.split_at_checked(find(rest, ")")?)?;
    let after = after.strip_prefix(')')?.trim_start();
    // Properties are attributes in the own form.
    let after = match after.strip_prefix("<{") {
        Some(properties) => {
            let (properties, rest) = properties.split_once("}>")?;
            format!("{{{properties}}}{rest}")
        }
        None => after.to_owned(),
    };
    Some(format!("{operands} {after}"))
}

/// The generic form of a text in the operation's own form.
pub(super) fn generic(text: &str) -> Option<String> {
    let end = [find(text, "{"), find(text, ":")].into_iter().flatten().min()?;
    let (operands, rest) = text.split_at_checked(end)?;
    Some(format!("({}) {rest}", operands.trim()))
}

/// A text with `array<i64: 1, 2>` instead of `[1, 2]` as values of attributes; `None` if it has no such lists.
pub(super) fn with_arrays(text: &str) -> Option<String> {
    const BEGIN: &str = "= [";
    let mut today = String::with_capacity(text.len());
    let (mut rest, mut is_changed) = (text, false);
    while let Some(at) = rest.find(BEGIN) {
        let (before, list) = rest.split_at_checked(at)?;
        let list = list.get(BEGIN.len()..)?;
        let (numbers, after) = list.split_at_checked(list.find(']')?)?;
        let is_number = |one: char| one.is_ascii_digit() || "-, ".contains(one);
        today.push_str(before);
        if !numbers.trim().is_empty() && numbers.chars().all(is_number) {
            today.push_str(&format!("= array<i64: {}>", numbers.trim()));
            rest = after.get(1..)?;
            is_changed = true;
        } else {
            today.push_str(BEGIN);
            rest = list;
        }
    }
    today.push_str(rest);
    is_changed.then_some(today)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generic_forms_are_own_ones_and_back() {
        let text = "(%a, %b) {x = 1 : i32} : (f32, f32) -> f32";
        let own = custom(text).unwrap();
        assert_eq!(own, "%a, %b {x = 1 : i32} : (f32, f32) -> f32");
        assert_eq!(generic(&own).as_deref(), Some(text));
        assert_eq!(
            custom("(%a) <{x = 1}> : (f32) -> f32").as_deref(),
            Some("%a {x = 1} : (f32) -> f32")
        );
        assert_eq!(custom("%a : f32"), None);
        assert_eq!(custom_name("\"tosa.add\""), Some("tosa.add"));
        assert_eq!(custom_name("\"a.b\""), None);
    }

    #[test]
    fn lists_of_numbers_become_arrays() {
        let today = |text: &str| with_arrays(text).unwrap_or_default();
        assert_eq!(today("{a = [1, -2], b = [\"x\"]}"), "{a = array<i64: 1, -2>, b = [\"x\"]}");
        assert_eq!(today("{a = [1 : i32]}"), "");
        assert_eq!(today("{a = []}"), "");
        assert_eq!(today("{a = [1"), "");
    }
}
