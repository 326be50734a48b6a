//! Functions that two modules share byte for byte. They need not be parsed to be compared.

use abide_source::text::is_name_byte;
use memchr::{memchr_iter, memmem};
use std::ops::Range;

/// The functions that two texts share, at the same places among their functions.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Unchanged {
    /// Their places in each text.
    pub spans: [Vec<Range<usize>>; 2],
    /// The number of their operations.
    pub operations: usize,
}

/// An operation with a symbol and a region, directly in a module.
struct Function {
    span: Range<usize>,
    /// The number of operations.
    operations: usize,
    /// Whether its lines are as MLIR prints them, one for each operation.
    is_plain: bool,
}

/// The functions of a text, and the definitions of its aliases.
#[derive(Default)]
struct Outline<'t> {
    functions: Vec<Function>,
    aliases: Vec<&'t [u8]>,
}

/// Finds the shared functions. There are none if the aliases differ, because they may change the meaning of a function.
#[must_use]
pub fn unchanged(before: &[u8], after: &[u8]) -> Unchanged {
    let (old, new) = (Outline::of(before), Outline::of(after));
    let mut found = Unchanged::default();
    if old.aliases != new.aliases || old.functions.len() != new.functions.len() {
        return found;
    }
    for (old, new) in old.functions.iter().zip(&new.functions) {
        let text = before.get(old.span.clone()).unwrap_or_default();
        let is_same = old.is_plain && after.get(new.span.clone()) == Some(text);
        let count = |byte| memchr_iter(byte, text).count();
        if is_same && count(b'{') == count(b'}') {
            found.operations += old.operations;
            found.spans[0].push(old.span.clone());
            found.spans[1].push(new.span.clone());
        }
    }
    found
}

/// A text with blanks in place of some of its ranges.
pub(super) fn blanked(text: &[u8], ranges: &[Range<usize>]) -> Vec<u8> {
    let mut text = text.to_vec();
    for range in ranges {
        if let Some(part) = text.get_mut(range.clone()) {
            part.fill(b' ');
        }
    }
    text
}

/// The indentation of operations directly in a module.
const INDENTATION: &[u8] = b"  ";

impl<'t> Outline<'t> {
    fn of(text: &'t [u8]) -> Outline<'t> {
        let mut outline = Outline::default();
        let mut open: Option<Function> = None;
        let mut start = 0;
        for end in memchr_iter(b'\n', text).chain([text.len()]) {
            let line = text.get(start..end).unwrap_or_default();
            match &mut open {
                None if begins_function(line) => {
                    open = Some(Function { span: start..end, operations: 1, is_plain: true });
                }
                None if line.starts_with(b"#") || line.starts_with(b"!") => {
                    outline.aliases.push(line);
                }
                None => {}
                Some(function) => {
                    function.enter(line);
                    if line.starts_with(b"  }") {
                        function.span.end = end;
                        outline.functions.extend(open.take());
                    }
                }
            }
            start = end + 1;
        }
        outline
    }
}

/// `  func.func @f(..) {`
fn begins_function(line: &[u8]) -> bool {
    let Some(rest) = line.strip_prefix(INDENTATION) else { return false };
    rest.first().is_some_and(u8::is_ascii_lowercase)
        && rest.ends_with(b"{")
        && memmem::find(rest, b" @").is_some()
}

impl Function {
    /// Counts the operation of a line.
    fn enter(&mut self, line: &[u8]) {
        let text = line.trim_ascii();
        let is_within = line.starts_with(b"    ") || line.starts_with(b"  ^") || text.is_empty();
        match text.first() {
            None | Some(b'^') => self.is_plain &= is_within,
            Some(b'}') => self.is_plain &= is_within || line == b"  }",
            Some(_) => {
                self.operations += 1;
                // Regions may have terminators that are not printed.
                self.is_plain &= is_within && is_operation(text) && !text.ends_with(b"{");
            }
        }
    }
}

/// Whether a line is an operation: `%0 = ..`, `"a.b"(..)`, `a.b ..` or `return`, but not `do {`.
fn is_operation(line: &[u8]) -> bool {
    let name = line.iter().take_while(|byte| is_name_byte(**byte)).count();
    let name = line.get(..name).unwrap_or_default();
    match line.first() {
        Some(b'%') => memmem::find(line, b" = ").is_some(),
        Some(b'"') => true,
        _ => name.contains(&b'.') || name == b"return",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "module {\n  func.func @f(%a: i32) -> i32 {\n    %0 = arith.addi %a, %a : i32\n    return %0 : i32\n  }\n";
    const SECOND: &str = "  func.func @g(%c: i1) {\n    cf.cond_br %c, ^bb1, ^bb1\n  ^bb1:\n    a.b\n    return\n  }\n}\n";

    fn shared(before: &str, after: &str) -> (Vec<String>, usize) {
        let found = unchanged(before.as_bytes(), after.as_bytes());
        let texts = |index: usize, text: &str| -> Vec<String> {
            let names = found.spans[index].iter().map(|span| &text[span.clone()]);
            names.map(|text| text.split(['@', '(']).nth(1).unwrap().to_owned()).collect()
        };
        assert_eq!(texts(0, before), texts(1, after));
        (texts(0, before), found.operations)
    }

    #[test]
    fn functions_that_are_equal_are_found() {
        let module = [FIRST, SECOND].concat();
        assert_eq!(shared(&module, &module), (vec!["f".to_owned(), "g".to_owned()], 3 + 4));
        let changed = module.replace("addi", "muli");
        assert_eq!(shared(&module, &changed), (vec!["g".to_owned()], 4));
        // Aliases change the meaning of other lines.
        let aliased = |map: &str| format!("#map = affine_map<{map}>\n{module}");
        assert_eq!(shared(&aliased("() -> ()"), &aliased("() -> ()")).1, 7);
        assert_eq!(shared(&aliased("() -> ()"), &aliased("() -> (0)")).1, 0);
        // Other functions around.
        assert_eq!(shared(&module, &module.replace(FIRST, "module {\n")).1, 0);
    }

    #[test]
    fn text_in_other_forms_is_left() {
        for (from, to) in [
            ("    return\n", "    do {\n    }\n"),
            ("    return\n", "  return\n"),
            ("    a.b\n", "    a.b {x =\n    1}\n"),
            ("    a.b\n", "    scf.if %c {\n    }\n"),
            ("  }\n}\n", "  } loc(unknown)\n}\n"),
        ] {
            let module = [FIRST, &SECOND.replace(from, to)].concat();
            assert_eq!(shared(&module, &module), (vec!["f".to_owned()], 3), "{to}");
        }
    }

    #[test]
    fn blanks_keep_the_places() {
        assert_eq!(blanked(b"abcdef", &[1..3, 5..9]), b"a  def");
    }
}
