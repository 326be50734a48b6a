//! Explanations of codes: the cause, an example and the repaired example.

use super::{Code, codes};
use std::fmt::Write as _;

/// The explanations of all formats, in Markdown: a heading for each code, then text, an example that has the
/// diagnostic, and one without it.
const SOURCES: [&str; 8] = [
    include_str!("explained/limit.md"),
    include_str!("explained/comment.md"),
    include_str!("explained/mlir.md"),
    include_str!("explained/sip.md"),
    include_str!("explained/reflection.md"),
    include_str!("explained/abi.md"),
    include_str!("explained/shape.md"),
    include_str!("explained/tablegen.md"),
];

/// The explanation of a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Explanation {
    /// More about the cause than the summary has; often empty.
    pub text: &'static str,
    /// A text that has the diagnostic.
    pub example: Option<Example>,
    /// The same without the mistake.
    pub fixed: Option<Example>,
}

/// A text in one of the formats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Example {
    /// The word after the fence: `mlir`, `tablegen`, `sip`, `raw`, `json`, or `sh` for commands.
    pub format: &'static str,
    /// The text.
    pub text: &'static str,
}

impl Code {
    /// The explanation of the code.
    #[must_use]
    pub fn explanation(self) -> Explanation {
        let section = SOURCES.into_iter().find_map(|source| section(source, self.name()));
        let mut pieces = section.unwrap_or_default().split("```");
        let text = pieces.next().unwrap_or_default().trim();
        let mut blocks = pieces.step_by(2).filter_map(|block| {
            let (format, text) = block.split_once('\n')?;
            Some(Example { format, text })
        });
        Explanation { text, example: blocks.next(), fixed: blocks.next() }
    }

    /// The page of the code, in Markdown.
    #[must_use]
    pub fn page(self) -> String {
        let (name, severity, summary) = (self.name(), self.severity().name(), self.summary());
        let Explanation { text, example, fixed } = self.explanation();
        let mut page = format!("# {name}\n\n{severity}: {summary}\n");
        // Writing to a String cannot fail, here and below.
        if !text.is_empty() {
            let _ = write!(page, "\n{text}\n");
        }
        for (heading, example) in [("Example", example), ("Fixed", fixed)] {
            if let Some(Example { format, text }) = example {
                let _ = write!(page, "\n## {heading}\n\n```{format}\n{text}```\n");
            }
        }
        let _ = write!(page, "\n## Switching it off\n\n{}", self.switching_off());
        page
    }

    /// The address of the page, if `base` is that of the pages' folder, which ends with a slash, or of a page with a
    /// heading for each code.
    #[must_use]
    pub fn address(self, base: &str) -> String {
        match base.ends_with('/') {
            true => format!("{base}{}.md", self.name()),
            false => format!("{base}#{}", self.name()),
        }
    }

    /// The ways to switch the code off.
    fn switching_off(self) -> String {
        let name = self.name();
        if self == codes::mlir::PASS_FAILED {
            return "Leave out the pass: `abide opt` stops at its error.\n".to_owned();
        }
        let options = format!(
            "For one run, use `abide check --ignore {name}`. For a project, write into `abide.toml`:\n\n\
             ```toml\n[check]\nignore = [\"{name}\"]\n```\n"
        );
        let format = name.split('-').next().unwrap_or_default();
        match format {
            "sip" | "raw" | "reflection" | "limit" => options,
            _ => format!(
                "For one line, write a comment on it or on the line above it:\n\n\
                 ```mlir\n// abide: ignore[{name}]\n```\n\n{options}"
            ),
        }
    }
}

/// The text of a heading's section.
fn section(source: &'static str, name: &str) -> Option<&'static str> {
    let mut sections = source.split("## ").skip(1);
    sections.find_map(|section| section.strip_prefix(name)?.strip_prefix('\n'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_heading_is_a_code_and_every_code_is_explained() {
        for source in SOURCES {
            for section in source.split("## ").skip(1) {
                let name = section.lines().next().unwrap_or_default();
                assert!(codes::all().any(|code| code.name() == name), "'{name}' is not a code");
                assert_eq!(section.matches("```").count() % 4, 0, "{name}: example and repair");
            }
        }
        for code in codes::all() {
            let Explanation { text, example, fixed } = code.explanation();
            assert!(!text.is_empty() || example.is_some(), "{code} is not explained");
            assert_eq!(example.is_some(), fixed.is_some(), "{code}");
            assert!(example.is_none() || example != fixed, "{code}");
        }
    }
}
