//! The results of abide and mlir-opt for examples.

use super::{Example, llvm};
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use abide_core::mlir::registry::Registry;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

/// Examples as mlir-opt prints them.
pub(crate) struct Printed {
    /// Each with mlir-opt's output, and the output for that in turn if the operation is in custom form.
    examples: Vec<(Example, Forms, Option<Forms>)>,
}

/// A text as mlir-opt prints it.
struct Forms {
    generic: String,
    custom: String,
}

/// The output of mlir-opt for texts; `None` for refused ones.
fn forms(program: &Path, texts: &[&str]) -> Vec<Option<Forms>> {
    let generic = llvm::printed(program, &["-mlir-print-op-generic"], texts);
    let custom = llvm::printed(program, &[], texts);
    let both = generic.into_iter().zip(custom);
    both.map(|(generic, custom)| Some(Forms { generic: generic?, custom: custom? })).collect()
}

/// One text that is printed in two ways.
#[derive(Debug)]
pub(crate) struct Difference {
    what: &'static str,
    text: String,
    expected: String,
    printed: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference { what, text, expected, printed } = self;
        write!(f, "{what}\n{text}--- mlir-opt prints\n{expected}--- abide prints\n{printed}")
    }
}

impl Printed {
    /// The examples that mlir-opt accepts.
    pub(crate) fn of(program: &Path, examples: Vec<Example>) -> Printed {
        let texts: Vec<&str> = examples.iter().map(|one| &*one.text).collect();
        let first = forms(program, &texts);
        let own = examples.into_iter().zip(first).filter_map(|(own, forms)| Some((own, forms?)));
        let own: Vec<(Example, Forms)> = own.collect();
        let customs: Vec<&str> = own.iter().map(|(_, forms)| &*forms.custom).collect();
        let accepted = llvm::complaints(program, &customs);
        let readable: Vec<&str> = customs
            .iter()
            .zip(&accepted)
            .filter(|(_, said)| said.is_none())
            .map(|(text, _)| *text)
            .collect();
        let mut second = forms(program, &readable).into_iter();
        let second: Vec<Option<Forms>> = accepted
            .iter()
            .map(|said| match said {
                None => second.next().flatten(),
                Some(_) => None,
            })
            .collect();
        let all = own.into_iter().zip(second);
        Printed {
            examples: all.map(|((example, first), second)| (example, first, second)).collect(),
        }
    }

    /// The operations that have an example.
    pub(crate) fn operations(&self) -> BTreeSet<&str> {
        self.examples.iter().map(|(example, ..)| &*example.name).collect()
    }

    /// For each operation whose examples abide reads or prints otherwise, the first difference.
    pub(crate) fn differences(&self, registry: &Registry) -> BTreeMap<&str, Difference> {
        let mut found = BTreeMap::new();
        for (example, first, second) in &self.examples {
            let (text, custom) = (&example.text, &first.custom);
            let mut all = vec![
                ("The generic form, printed so:", text, true, &first.generic),
                ("The generic form, printed in the form of the operation:", text, false, custom),
            ];
            if let Some(second) = second {
                all.extend([
                    ("The form of the operation, printed generic:", custom, true, &second.generic),
                    ("The form of the operation, printed so:", custom, false, &second.custom),
                ]);
            }
            for (what, text, is_generic, expected) in all {
                let printed = ours(text, is_generic, registry);
                if comparable(&printed) != comparable(expected) {
                    let (text, expected) = (text.clone(), expected.clone());
                    let one = Difference { what, text, expected, printed };
                    found.entry(&*example.name).or_insert(one);
                }
            }
        }
        found
    }
}

/// The output of abide for a text, or its errors.
fn ours(text: &str, generic: bool, registry: &Registry) -> String {
    let options = Options { generic, local_scope: true, ..Options::default() };
    let outcome = opt(text.as_bytes(), "example", &options, registry, &Limits::default());
    match outcome.success {
        true => String::from_utf8_lossy(&outcome.output).into_owned(),
        false => outcome.messages,
    }
}

/// The lines of a text with single blanks, and with the values numbered as they appear.
fn comparable(text: &str) -> Vec<String> {
    let mut names: BTreeMap<&str, usize> = BTreeMap::new();
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
    let numbered = lines.iter().map(|line| {
        let mut parts = line.split('%');
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let end = part.find(|one: char| !one.is_ascii_alphanumeric() && one != '_');
            let (name, rest) = part.split_at(end.unwrap_or(part.len()));
            let next = names.len();
            out += &format!("%{}{rest}", names.entry(name).or_insert(next));
        }
        out
    });
    numbered.collect()
}

#[test]
fn only_names_and_blanks_are_ignored_in_comparisons() {
    let text = "%0 = a.b  %1 : i32\n";
    assert_eq!(comparable(text), comparable("  %x = a.b %y : i32"));
    for other in
        ["%0 = a.b %0 : i32", "%0 = a.b %1 : i64", "%0 = a.b %1 {c} : i32", "%0 = a.b %1: i32"]
    {
        assert_ne!(comparable(text), comparable(other), "{other}");
    }
}
