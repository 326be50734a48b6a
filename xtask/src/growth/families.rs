//! The inputs whose growth is measured: each a file of n equal parts.
//!
//! `families/*.txt` has their texts. A family begins with `=== name: n extension command`. In its text, `«part»` means
//! n copies of the part, and `«part¦, »` n copies with `, ` between them. Within a part `{at}` is the number of
//! the copy, from 0, and `{next}` that of the next one. `{n}` is n.

use super::{signatures, vmfb};

/// The texts of the families, by subject.
const TEXTS: &[&str] = &[
    include_str!("families/mistakes.txt"),
    include_str!("families/nesting.txt"),
    include_str!("families/width.txt"),
    include_str!("families/names.txt"),
    include_str!("families/commands.txt"),
    include_str!("families/tablegen.txt"),
    include_str!("families/bytecode.txt"),
    include_str!("families/signatures.txt"),
    include_str!("families/shared_lists.txt"),
    include_str!("families/long_lists.txt"),
];

/// Makes a file with n parts.
type Make = fn(usize) -> Vec<u8>;

/// The families whose parts depend on their lengths: name, n, extension, command, content.
const MADE: &[(&str, usize, &str, &str, Make)] = &[
    ("functions of a compiled module", 100, "vmfb", "abi", vmfb::functions),
    ("a wide signature", 100, "sip", "sip explain", signatures::wide),
    ("a nested signature", 20, "sip", "sip check", signatures::nested),
    ("slots of a signature named twice", 50, "sip", "sip check", signatures::named_twice),
];

/// The content of a family's file.
enum Content {
    Template(&'static str),
    Made(Make),
}

/// A family of inputs, one for each n.
pub(super) struct Family {
    pub name: &'static str,
    /// The words of the command; the file follows.
    pub command: Vec<&'static str>,
    /// The end of the file's name. For `mlirbc`, the content is the text of the bytecode.
    pub extension: &'static str,
    /// The smallest size: inputs have 2n, 4n and 8n parts.
    pub n: usize,
    content: Content,
}

impl Family {
    /// The family of a text after its `=== `.
    fn of_text(text: &'static str) -> Option<Family> {
        let (head, template) = text.split_once('\n')?;
        let (name, rest) = head.split_once(": ")?;
        let mut words = rest.split(' ');
        let (n, extension) = (words.next()?.parse().ok()?, words.next()?);
        let content = Content::Template(template.trim_end_matches('\n'));
        Some(Family { name, command: words.collect(), extension, n, content })
    }

    /// The content of the file with a number of parts.
    pub(super) fn content(&self, parts: usize) -> Vec<u8> {
        match self.content {
            Content::Template(template) => expand(template, parts).into_bytes(),
            Content::Made(make) => make(parts),
        }
    }
}

/// All families.
///
/// # Errors
///
/// A text that is not of a family.
pub(super) fn families() -> Result<Vec<Family>, String> {
    let made = MADE.iter().map(|&(name, n, extension, command, make)| {
        let command = command.split(' ').collect();
        Ok(Family { name, command, extension, n, content: Content::Made(make) })
    });
    let texts = TEXTS.iter().flat_map(|texts| texts.split("=== ").skip(1));
    texts
        .map(|text| Family::of_text(text).ok_or_else(|| format!("not a family: {text}")))
        .chain(made)
        .collect()
}

/// The text of a template with a number of parts. Unless it ends with copies, a line break ends it.
fn expand(template: &str, parts: usize) -> String {
    let (mut text, mut rest) = (String::new(), template);
    while let Some((before, after)) = rest.split_once('«') {
        let (copied, after) = after.split_once('»').unwrap_or((after, ""));
        let (part, between) = copied.split_once('¦').unwrap_or((copied, ""));
        let copy = |at: usize| {
            part.replace("{at}", &at.to_string()).replace("{next}", &(at + 1).to_string())
        };
        text += before;
        text += &(0..parts).map(copy).collect::<Vec<_>>().join(between);
        rest = after;
    }
    let end = if template.ends_with('»') { "" } else { "\n" };
    (text + rest + end).replace("{n}", &parts.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn a_template_has_its_copies() {
        assert_eq!(expand("a{n}(«%{at}¦, »)", 3), "a3(%0, %1, %2)\n");
        assert_eq!(expand("«{next}\n»", 2), "1\n2\n");
    }

    #[test]
    fn families_have_names_of_their_own_and_no_marks() {
        let families = families().unwrap();
        let names: HashSet<&str> = families.iter().map(|family| family.name).collect();
        assert!(names.len() == families.len() && names.len() > 100, "{}", names.len());
        for family in families {
            let content = family.content(2);
            let text = String::from_utf8_lossy(&content);
            let marks = ["«", "»", "¦", "{at}", "{next}", "{n}"];
            assert!(marks.iter().all(|mark| !text.contains(mark)), "{}: {text}", family.name);
        }
    }
}
