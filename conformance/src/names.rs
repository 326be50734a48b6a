//! The names in a text of MLIR that are its printer's choice.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

/// The names of symbols in a text.
pub(crate) fn symbols(text: &str) -> HashSet<&str> {
    text.match_indices('@').map(|(at, _)| &text[at..at + name_len(&text[at..])]).collect()
}

/// The text without comments and with single blanks. The names of values, blocks, aliases and symbols become numbers,
/// in order of appearance; those of values and blocks restart in each function and at redefinitions. Symbols of the
/// input are `kept`.
pub(crate) fn renamed(text: &str, kept: &HashSet<&str>) -> String {
    let words = text.lines().flat_map(|line| without_comment(line).split_whitespace());
    let text = words.collect::<Vec<_>>().join(" ");
    let mut names = Names::default();
    let mut out = String::new();
    let mut rest = &text[..];
    while let Some(at) = rest.find(['%', '@', '^', '#']) {
        let (before, named) = rest.split_at(at);
        let len = name_len(named);
        let (name, after) = named.split_at(len);
        if before.contains("func.func") {
            names.leave_function();
        }
        out.push_str(before);
        // `%0#1` is a result, and `#arith.fastmath` is not an alias.
        let is_numbered = out.ends_with(|c: char| c.is_ascii_digit());
        let is_kept = name.starts_with('#') && (name.contains('.') || is_numbered);
        if len == 1 || is_kept || kept.contains(name) {
            out.push_str(name);
        } else {
            let number = names.number(name, is_definition(name, after));
            let _ = write!(out, "{}{number}", &name[..1]);
        }
        rest = after;
    }
    out + rest
}

/// The line up to its comment. Neither a mark between parts nor text in quotes is a comment.
fn without_comment(line: &str) -> &str {
    let (mut is_quoted, mut is_escaped) = (false, false);
    for (at, c) in line.char_indices() {
        let rest = &line[at..];
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' if is_quoted => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            '/' if !is_quoted && rest.starts_with("//") && !rest.starts_with("// -----") => {
                return &line[..at];
            }
            _ => {}
        }
    }
    line
}

/// The numbers that names have.
#[derive(Default)]
struct Names<'t> {
    numbers: HashMap<&'t str, usize>,
    /// The names of values and blocks that are defined already.
    defined: HashSet<&'t str>,
    count: usize,
}

impl<'t> Names<'t> {
    fn number(&mut self, name: &'t str, is_definition: bool) -> usize {
        // Adjacent regions may use different names or the same one.
        if is_definition && !self.defined.insert(name) {
            self.numbers.remove(name);
        }
        *self.numbers.entry(name).or_insert_with(|| {
            self.count += 1;
            self.count
        })
    }

    /// Forgets the names of values and blocks: a printer may use them again in another function.
    fn leave_function(&mut self) {
        self.numbers.retain(|name, _| !name.starts_with(['%', '^']));
        self.defined.clear();
    }
}

/// Whether a name occurs at its definition: `%a = ..`, `%a:2, %b = ..`, `(%a: i32)`, `^bb1:`, `^bb1(%a: i32)`.
fn is_definition(name: &str, after: &str) -> bool {
    if name.starts_with('^') {
        let argument = after.strip_prefix('(').filter(|inner| inner.starts_with('%'));
        return after.starts_with(':')
            || argument.is_some_and(|inner| inner[name_len(inner)..].starts_with(": "));
    }
    if !name.starts_with('%') {
        return false;
    }
    let mut rest = after;
    if rest.starts_with(": ") {
        return true;
    }
    loop {
        let counted = rest.strip_prefix(':').unwrap_or(rest);
        rest = counted.trim_start_matches(|c: char| c.is_ascii_digit());
        match rest.strip_prefix(", ").filter(|next| next.starts_with('%')) {
            Some(next) => rest = &next[name_len(next)..],
            None => return rest.starts_with(" ="),
        }
    }
}

/// The length of a name with its sigil.
fn name_len(text: &str) -> usize {
    if let Some(quoted) = text.strip_prefix("@\"") {
        return quoted.find('"').map_or(text.len(), |end| end + 3);
    }
    let is_part = |c: char| c.is_alphanumeric() || "_$.-".contains(c);
    let end = text.char_indices().skip(1).find(|(_, c)| !is_part(*c));
    end.map_or(text.len(), |(end, _)| end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn renamed(text: &str) -> String {
        super::renamed(text, &symbols("func.func @kept()"))
    }

    #[test]
    fn symbols_of_the_input_keep_their_names() {
        assert_ne!(renamed("func @kept()"), renamed("func @other()"));
        assert_eq!(renamed("func @S0()"), renamed("func @S1()"));
    }

    #[test]
    fn names_are_compared_up_to_renaming() {
        assert_eq!(renamed("%a = f(%b,\n @S1)"), renamed("%x =  f(%c, @\"S 2\")"));
        assert_ne!(renamed("%a = f(%b, %a)"), renamed("%a = f(%a, %a)"));
        assert_ne!(renamed("%0#1"), renamed("%0#0"));
        assert_ne!(renamed("#a.b<1>"), renamed("#a.c<1>"));
        assert_eq!(renamed("^bb1:  // pred: ^bb0\n  x"), renamed("^bb2:\nx"));
        assert_eq!(renamed("// hello\nx\n  // here\ny"), renamed("x\ny"));
        assert_ne!(renamed("x\n// -----\ny"), renamed("x\ny"));
        assert_ne!(renamed("x // -----\ny"), renamed("x\ny"));
        for commented in
            ["x // here\ny", "x// here\ny", "x\t//here // too\ny // -", "x //--- \"here\ny"]
        {
            assert_eq!(renamed(commented), renamed("x\ny"));
        }
        for (quoted, other) in [(r#""a // b""#, r#""a // c""#), (r#""a\"  // b""#, r#""a\"""#)] {
            assert_ne!(renamed(quoted), renamed(other));
        }
        assert_eq!(renamed("#map"), renamed("#map1"));
        assert_ne!(renamed("affine_map<(d0)>"), renamed("affine_map<(d1)>"));
        let again = renamed("func.func @kept(%a) %a func.func @kept(%a) %a");
        assert_eq!(again, renamed("func.func @kept(%a) %a func.func @kept(%b) %b"));
        assert_ne!(again, renamed("func.func @kept(%a) %a func.func @kept(%b) %a"));
    }

    #[test]
    fn a_redefined_name_is_a_new_name() {
        for (again, other) in [
            ("%a = f() g(%a) %a = f() g(%a)", "%a = f() g(%a) %b = f() g(%b)"),
            ("%a:2, %b = f() %a:2, %b = f() %b#1", "%a:2, %b = f() %c:2, %d = f() %d#1"),
            ("^bb0(%a: i1): ^bb0(%a: i1): %a", "^bb0(%a: i1): ^bb1(%b: i1): %b"),
            ("br ^bb1 ^bb1: x", "br ^bb2 ^bb2: x"),
        ] {
            assert_eq!(renamed(again), renamed(other));
        }
        assert_ne!(renamed("%a = f() %a = f() g(%a)"), renamed("%a = f() %b = f() g(%a)"));
        assert_ne!(renamed("f(%a) : i1 f(%a) : i1"), renamed("f(%a) : i1 f(%b) : i1"));
        assert_ne!(renamed("br ^bb1(%a : i1) ^bb1:"), renamed("br ^bb1(%a : i1) ^bb2:"));
    }
}
