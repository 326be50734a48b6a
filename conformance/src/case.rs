//! Case files: readable text, with requests and expectations.
//!
//! ```text
//! # SIP-004 Numbers have 32 bits
//! # RUN: sip.tokens
//!
//! === accept: the least one
//! _-2147483648
//! ---
//! int _ -2147483648
//! end
//! ```
//!
//! The lines of the head that begin with `# NAME:` are settings of all cases in the file, those directly after `===` of
//! one case. If the input itself begins with `#`, an empty line precedes it.

use crate::spec;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Whether the input of a case keeps the rule, breaks it, or lies beyond it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// It keeps the rule: the implementation accepts it.
    Accept,
    /// It breaks the rule: an implementation refuses it, or reports its error.
    Reject,
    /// It lies beyond the rule. The implementation handles it differently, which shows where the rule ends.
    Beyond,
}

impl Kind {
    /// The word in a case file.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Kind::Accept => "accept",
            Kind::Reject => "reject",
            Kind::Beyond => "beyond",
        }
    }
}

/// A case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// Whether it keeps the rule.
    pub kind: Kind,
    /// Its description, unique in its file.
    pub name: String,
    /// Its settings, by name: the file's and its own.
    pub settings: BTreeMap<String, String>,
    /// The input.
    pub input: String,
    /// The expectation, as [`crate::render`] writes it.
    pub expected: String,
}

impl Case {
    /// A setting, or the empty text.
    #[must_use]
    pub fn setting(&self, name: &str) -> &str {
        self.settings.get(name).map_or("", String::as_str)
    }

    /// The operation: the first word of the run line.
    #[must_use]
    pub fn operation(&self) -> &str {
        self.setting("RUN").split_whitespace().next().unwrap_or_default()
    }

    /// Its name among all cases: its rule, and its own name in lower-case words with hyphens.
    #[must_use]
    pub fn id(&self, rule: &str) -> String {
        let words = self.name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        format!("{rule}/{}", words.collect::<Vec<_>>().join("-").to_lowercase())
    }

    /// The reason for the expectation: its own line, or the name of the case.
    #[must_use]
    pub fn why(&self) -> &str {
        match self.setting("WHY") {
            "" => &self.name,
            why => why,
        }
    }

    /// Whether the words of a refusal are open, because no source defines them.
    #[must_use]
    pub fn has_open_words(&self) -> bool {
        self.setting("WORDS") == "open"
    }

    /// The words after the operation.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.setting("RUN").split_whitespace().skip(1)
    }
}

/// A file of cases, all of one rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseFile {
    /// The path below `cases`, with `/`.
    pub path: String,
    /// The number of its rule.
    pub rule: String,
    /// The lines before the first case.
    head: String,
    /// The cases in order.
    pub cases: Vec<Case>,
}

/// The case files that are built into the program.
#[must_use]
pub fn built_in() -> &'static [(&'static str, &'static str)] {
    include!(concat!(env!("OUT_DIR"), "/cases.rs"))
}

/// Reads the case files that are built in.
///
/// # Errors
/// The first damaged one, and its place.
pub fn read_built_in() -> Result<Vec<CaseFile>, String> {
    built_in().iter().map(|(path, text)| CaseFile::read(path, text)).collect()
}

/// Reads the case files below a folder.
///
/// # Errors
/// The first one that cannot be read or is damaged, and the place.
pub fn read_folder(folder: &Path) -> Result<Vec<CaseFile>, String> {
    let cannot = |path: &Path, error| format!("cannot read {}: {error}", path.display());
    fs::read_dir(folder).map_err(|error| cannot(folder, error))?;
    let mut files = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).map_err(|error| cannot(&path, error))?;
            let entries = entries.flatten().map(|entry| entry.path());
            // A link to a folder may lead in a circle.
            waiting.extend(entries.filter(|path| !(path.is_symlink() && path.is_dir())));
        } else if path.extension().is_some_and(|extension| extension == "case") {
            let text = fs::read_to_string(&path).map_err(|error| cannot(&path, error))?;
            let relative = path.strip_prefix(folder).unwrap_or(&path);
            let parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy()).collect();
            files.push(CaseFile::read(&parts.join("/"), &text)?);
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

impl CaseFile {
    /// Reads a case file.
    ///
    /// # Errors
    /// The first place where a rule, or the name, run line or expectation of a case is missing.
    pub fn read(path: &str, text: &str) -> Result<Self, String> {
        let (head, body) = split_at_line(text, "=== ");
        let first = head.lines().next().unwrap_or_default();
        let rule = first.strip_prefix("# ").and_then(|line| line.split_whitespace().next());
        let rule = rule.ok_or_else(|| format!("{path}:1: the first line is not '# RULE title'"))?;
        let shared = settings(head).0;
        let mut cases: Vec<Case> = Vec::new();
        let mut rest = body;
        while !rest.is_empty() {
            let line = 1 + text[..text.len() - rest.len()].matches('\n').count();
            let (title, after) = rest.split_once('\n').unwrap_or((rest, ""));
            let (content, next) = split_at_line(after, "=== ");
            let case = read_case(title, content, &shared)
                .map_err(|error| format!("{path}:{line}: {error}"))?;
            if cases.iter().any(|other| other.name == case.name) {
                return Err(format!("{path}:{line}: the name '{}' is there twice", case.name));
            }
            cases.push(case);
            rest = next;
        }
        let head = head.to_owned();
        Ok(Self { path: path.to_owned(), rule: rule.to_owned(), head, cases })
    }

    /// The family of its rule.
    #[must_use]
    pub fn family(&self) -> &str {
        spec::family(&self.rule)
    }

    /// Writes the file as [`CaseFile::read`] reads it.
    #[must_use]
    pub fn write(&self) -> String {
        let shared = settings(&self.head).0;
        let mut out = format!("{}\n", self.head.trim_end());
        for case in &self.cases {
            out.push_str(&format!("\n=== {}: {}\n", case.kind.name(), case.name));
            for (name, value) in &case.settings {
                if shared.get(name) != Some(value) {
                    out.push_str(&format!("# {name}: {value}\n"));
                }
            }
            if case.input.starts_with('#') {
                out.push('\n');
            }
            out.push_str(&format!("{}\n---\n{}\n", case.input, case.expected));
        }
        out
    }
}

/// The text before the first line that begins with `start`, and the text from there on.
fn split_at_line<'t>(text: &'t str, start: &str) -> (&'t str, &'t str) {
    if text.starts_with(start) {
        return ("", text);
    }
    match text.find(&format!("\n{start}")) {
        Some(at) => text.split_at(at + 1),
        None => (text, ""),
    }
}

/// The settings in the lines at the beginning that are empty or begin with `#`, and the rest. An
/// empty line ends them once there was one.
fn settings(text: &str) -> (BTreeMap<String, String>, &str) {
    let mut found = BTreeMap::new();
    let mut rest = text;
    while let Some((line, after)) = rest.split_once('\n') {
        let Some(comment) = line.strip_prefix("# ") else { break };
        rest = after;
        if let Some((name, value)) = comment.split_once(": ")
            && name.chars().all(|c| c.is_ascii_uppercase())
        {
            found.insert(name.to_owned(), value.to_owned());
        }
    }
    (found, rest)
}

fn read_case(
    title: &str,
    content: &str,
    shared: &BTreeMap<String, String>,
) -> Result<Case, String> {
    let title = title.trim_start_matches("=== ");
    let (kind, name) = title.split_once(": ").ok_or("a case is '=== accept: name'")?;
    let kind = match kind {
        "accept" => Kind::Accept,
        "reject" => Kind::Reject,
        "beyond" => Kind::Beyond,
        other => return Err(format!("'{other}' is not 'accept', 'reject' or 'beyond'")),
    };
    let (own, content) = settings(content);
    let mut all = shared.clone();
    all.extend(own);
    if !all.contains_key("RUN") {
        return Err("neither the file nor the case has a line '# RUN: operation'".to_owned());
    }
    let content = if content.starts_with("\n#") { &content[1..] } else { content };
    let (input, expected) = match content.strip_prefix("---\n") {
        Some(expected) => ("", expected),
        None => content.split_once("\n---\n").ok_or("no line '---' before what is expected")?,
    };
    Ok(Case {
        kind,
        name: name.trim().to_owned(),
        settings: all,
        input: input.to_owned(),
        expected: expected.trim_end().to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# A-1 A rule\n# RUN: op x\n\n=== accept: one\nin\nput\n---\nout\n\n\
                        === reject: two\n# RUN: other\n\n#alias\n---\nout\n\nmore\n";

    #[test]
    fn a_file_is_written_as_it_was_read() {
        let file = CaseFile::read("a/A-1.case", TEXT).unwrap();
        assert_eq!(file.write(), TEXT);
        assert_eq!((&file.rule[..], file.family(), file.cases.len()), ("A-1", "A", 2));
        assert_eq!((&file.cases[0].input[..], &file.cases[0].expected[..]), ("in\nput", "out"));
        assert_eq!(file.cases[0].words().collect::<Vec<_>>(), ["x"]);
        assert_eq!((file.cases[1].operation(), &file.cases[1].input[..]), ("other", "#alias"));
    }

    #[test]
    fn damage_is_reported() {
        let error = |text: &str| CaseFile::read("f", text).unwrap_err();
        assert_eq!(error("x"), "f:1: the first line is not '# RULE title'");
        assert!(error("# A-1 x\n\n=== accept: a\nin\n---\n").contains("f:3: neither the file"));
        assert!(error("# A-1 x\n# RUN: o\n\n=== maybe: a\nin\n---\n").contains("'maybe'"));
        assert!(error("# A-1 x\n# RUN: o\n\n=== accept: a\nin\n").contains("no line '---'"));
        let twice = "=== accept: a\nin\n---\nout\n";
        assert!(error(&format!("# A-1 x\n# RUN: o\n\n{twice}\n{twice}")).contains("twice"));
    }
}
