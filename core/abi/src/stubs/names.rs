//! Valid names of a language for those of a file.

use rustc_hash::{FxHashMap, FxHashSet};

/// The longest name, in characters, before its distinguishing suffix.
const MAX_NAME_CHARS: usize = 64;

/// The names of one scope.
#[derive(Debug, Clone)]
pub(super) struct Names {
    /// The unusable names: keywords, and names in the surrounding text.
    reserved: &'static [&'static str],
    taken: FxHashSet<String>,
    /// For each name, the first number that may be free: very many functions may have one name.
    free: FxHashMap<String, usize>,
}

impl Names {
    pub(super) fn new(reserved: &'static [&'static str]) -> Names {
        Names { reserved, taken: FxHashSet::default(), free: FxHashMap::default() }
    }

    /// A unique name of letters, digits and underscores for the file's name `wanted`, or for `otherwise` if that
    /// leaves nothing.
    pub(super) fn unique_name(&mut self, wanted: &str, otherwise: &str) -> String {
        self.unique_with_suffixes(wanted, otherwise, &[])
    }

    /// The same for a name with derived names by suffixes; all of them are unique.
    pub(super) fn unique_with_suffixes(
        &mut self,
        wanted: &str,
        otherwise: &str,
        suffixes: &[&str],
    ) -> String {
        let letter = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        let name: String = wanted.chars().take(MAX_NAME_CHARS).map(letter).collect();
        // In Python, two leading underscores change the meaning of a name in a class.
        let name = name.trim_start_matches('_');
        let mut name = match name.chars().next() {
            None => otherwise.to_owned(),
            Some(first) if first.is_ascii_digit() => format!("{otherwise}_{name}"),
            Some(_) => name.to_owned(),
        };
        if self.reserved.contains(&&*name) {
            name.push('_');
        }
        let numbered = |number: usize| match number {
            1 => name.clone(),
            _ => format!("{name}_{number}"),
        };
        let free = self.free.entry(name.clone()).or_insert(1);
        while self.taken.contains(&numbered(*free)) {
            *free += 1;
        }
        let mut number = *free;
        loop {
            let other = numbered(number);
            let all: Vec<String> =
                suffixes.iter().map(|suffix| format!("{other}{suffix}")).collect();
            if !self.taken.contains(&other) && all.iter().all(|one| !self.taken.contains(one)) {
                self.taken.insert(other.clone());
                self.taken.extend(all);
                return other;
            }
            number += 1;
        }
    }
}

/// `PickOpts` for `pick` and `opts`: words without underscores, each with a capital letter.
pub(super) fn camel_case(words: &[&str]) -> String {
    let pieces = words.iter().flat_map(|word| word.split('_'));
    let mut out = String::new();
    for piece in pieces {
        let mut letters = piece.chars();
        out.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        out.push_str(letters.as_str());
    }
    out
}

/// `pick_all` for `Pick__all`: small letters, with one underscore between words.
pub(super) fn snake_case(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("_")
}

/// A text from a file for a comment or a documentation: on one line, without what could end it.
pub(super) fn plain(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\\' | '"' | '*' | '`' => out.push('\''),
            c if c.is_control() || !(c.is_ascii() || c.is_alphanumeric()) => out.push('?'),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made() {
        let mut names = Names::new(&["class", "np"]);
        for (wanted, given) in [
            ("left", "left"),
            ("left", "left_2"),
            ("class", "class_"),
            ("class_", "class__2"),
            ("np", "np_"),
            ("__init__", "init__"),
            ("1st", "value_1st"),
            ("é", "value"),
            ("", "value_2"),
            ("a.b-c", "a_b_c"),
            ("a b c", "a_b_c_2"),
        ] {
            assert_eq!(names.unique_name(wanted, "value"), given, "{wanted}");
        }
        assert_eq!(names.unique_name("s_pack", "value"), "s_pack");
        assert_eq!(names.unique_with_suffixes("s", "value", &["_t", "_pack"]), "s_2");
        assert_eq!(names.unique_name("s_2_t", "value"), "s_2_t_2");
        assert_eq!(names.unique_name("s", "value"), "s");
        assert_eq!(names.unique_name(&"x".repeat(1000), "value").len(), MAX_NAME_CHARS);
        for number in 2..50_000 {
            assert_eq!(names.unique_name("s_pack", "value"), format!("s_pack_{number}"));
        }
    }

    #[test]
    fn words_become_the_name_of_a_variable() {
        assert_eq!(snake_case("__Pick  all_é_2"), "pick_all_2");
    }

    #[test]
    fn words_become_the_name_of_a_type() {
        assert_eq!(camel_case(&["pick_all", "opts", "_a__b"]), "PickAllOptsAB");
    }
}
