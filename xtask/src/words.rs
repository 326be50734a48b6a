//! `cargo xtask words`: counts phrases that make prose hard to read, in comments, messages and pages.
//!
//! The counts may only fall: each folder has a limit, which is lowered with its count.

use crate::process::say;
use abide_testing::repository;
use regex_lite::Regex;
use std::fs;
use std::process::Command;

/// The maximum number of findings of each folder. All other files have none.
const LIMITS: &[(&str, usize)] = &[("lsp/", 1)];

/// The maximum number of words of a sentence in a page.
const MAX_WORDS: usize = 30;

/// The rules, a line each with cells between tabs: `head` for the first line of a documentation comment or `any`, a
/// regular expression, the words to use instead, an example, and words that are allowed as its last group.
const TABLE: &str = include_str!("words.txt");

/// The parts of a line that are prose.
enum Prose<'l> {
    Doc(&'l str),
    Comment(&'l str),
    Message(&'l str),
    Page(&'l str),
}

/// Compares the number of findings of each folder with its limit.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    let shows_all = match words {
        [] => false,
        [flag] if flag == "--all" => true,
        _ => return Err("expected no argument, or '--all' to list all findings".to_owned()),
    };
    let rules = Rules::new();
    let findings = files()?.iter().flat_map(|path| rules.of_file(path)).collect::<Vec<_>>();
    if shows_all {
        findings.iter().for_each(|finding| say(finding));
    }
    let mut failures = Vec::new();
    let mut counted = 0;
    for (folder, limit) in LIMITS {
        let of_folder: Vec<&String> =
            findings.iter().filter(|finding| finding.starts_with(folder)).collect();
        counted += of_folder.len();
        if of_folder.len() > *limit {
            of_folder.iter().for_each(|finding| say(finding));
            let count = of_folder.len();
            failures.push(format!("{folder} has {count} findings, at most {limit} are allowed"));
        } else if of_folder.len() < *limit {
            say(&format!("{folder} has {} findings: lower its limit of {limit}", of_folder.len()));
        }
    }
    if findings.len() > counted {
        let is_free = |finding: &&String| !LIMITS.iter().any(|limit| finding.starts_with(limit.0));
        findings.iter().filter(is_free).for_each(|finding| say(finding));
        failures.push(format!("{} findings in other files", findings.len() - counted));
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("; ")) }
}

/// The files with prose, as paths from the repository.
fn files() -> Result<Vec<String>, String> {
    let listed = Command::new("git").args(["ls-files"]).current_dir(repository()).output();
    let listed = listed.map_err(|error| format!("cannot run git: {error}"))?;
    let ends = [".rs", ".md", ".ts", ".py", ".lua", ".el"];
    let skipped = ["corpus/", "CHANGELOG"];
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let files = listed.lines().filter(|path| {
        ends.iter().any(|end| path.ends_with(end)) && !skipped.iter().any(|it| path.contains(it))
    });
    Ok(files.map(str::to_owned).collect())
}

/// A row of [`TABLE`].
struct Rule {
    is_for_heads: bool,
    phrase: Regex,
    instead: &'static str,
    #[cfg(test)]
    example: &'static str,
    allowed: &'static str,
}

impl Rule {
    fn parse(row: &'static str) -> Rule {
        let cells: Vec<&str> = row.split('\t').collect();
        let cell = |index: usize| cells.get(index).copied().unwrap_or_default();
        Rule {
            is_for_heads: cell(0) == "head",
            phrase: regex(cell(1)),
            instead: cell(2),
            #[cfg(test)]
            example: cell(3),
            allowed: cell(4),
        }
    }

    fn is_broken_by(&self, text: &str) -> bool {
        self.phrase.captures_iter(text).any(|found| {
            let last = found.get(found.len() - 1).map_or("", |group| group.as_str());
            !self.allowed.split(' ').any(|word| !word.is_empty() && word == last)
        })
    }
}

fn regex(text: &str) -> Regex {
    Regex::new(text).expect("the rules are valid")
}

struct Rules {
    rules: Vec<Rule>,
    comment: Regex,
    string: Regex,
}

impl Rules {
    fn new() -> Rules {
        Rules {
            rules: TABLE.lines().map(Rule::parse).collect(),
            comment: regex(r#"^\s*(///|//!|/\*\*|//|#:|#|--|;+|"""|\*)\s?(.*)$"#),
            string: regex(r#""((?:[^"\\]|\\.){12,})""#),
        }
    }

    /// The findings of a file, a line each.
    fn of_file(&self, path: &str) -> Vec<String> {
        let text = fs::read_to_string(repository().join(path)).unwrap_or_default();
        let mut findings = Vec::new();
        let mut in_doc = false;
        for (number, line) in text.lines().enumerate() {
            let was_in_doc = in_doc;
            in_doc = false;
            for prose in self.prose(path, line) {
                let is_doc = matches!(prose, Prose::Doc(_));
                in_doc |= is_doc;
                let found = self.of_prose(&prose, is_doc && !was_in_doc);
                let shown = line.trim();
                findings.extend(
                    found.map(|instead| format!("{path}:{}: {instead}: {shown}", number + 1)),
                );
            }
        }
        findings
    }

    /// The words to use instead of the first finding in a piece of prose.
    fn of_prose(&self, prose: &Prose<'_>, is_head: bool) -> Option<&'static str> {
        let (Prose::Doc(text) | Prose::Comment(text) | Prose::Message(text) | Prose::Page(text)) =
            prose;
        if let Prose::Page(text) = prose
            && !text.starts_with(['|', '#', '-', '`', '<'])
            && text.split(". ").any(|sentence| sentence.split_whitespace().count() > MAX_WORDS)
        {
            return Some("two sentences");
        }
        let mut rules = self.rules.iter().filter(|rule| is_head || !rule.is_for_heads);
        rules.find(|rule| rule.is_broken_by(text)).map(|rule| rule.instead)
    }

    /// The prose of a line: a comment, the messages in its strings, or all of it in a page.
    fn prose<'l>(&self, path: &str, line: &'l str) -> Vec<Prose<'l>> {
        if path.ends_with(".md") {
            return vec![Prose::Page(line.trim())];
        }
        if let Some(found) = self.comment.captures(line)
            && !line.trim_start().starts_with("#[")
            && let (Some(mark), Some(text)) = (found.get(1), found.get(2))
        {
            let text = text.as_str();
            return vec![match mark.as_str() {
                "///" | "//!" | "/**" | "#:" | "\"\"\"" => Prose::Doc(text),
                _ => Prose::Comment(text),
            }];
        }
        if !path.ends_with(".rs") {
            return Vec::new();
        }
        let (code, comment) = line.split_once(" // ").map_or((line, None), |it| (it.0, Some(it.1)));
        let strings = self.string.captures_iter(code).filter_map(|found| found.get(1));
        let messages = strings.map(|it| it.as_str()).filter(|text| text.contains(' '));
        messages.map(Prose::Message).chain(comment.map(Prose::Comment)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_rule_finds_its_example() {
        let rules = Rules::new();
        for rule in &rules.rules {
            assert!(rule.is_broken_by(rule.example), "{}", rule.example);
            assert!(rules.of_prose(&Prose::Doc(rule.example), true).is_some(), "{}", rule.example);
        }
        let good = ["Parses a type.", "There is no longer a limit here: it is no more."];
        for text in good {
            assert!(rules.of_prose(&Prose::Doc(text), true).is_none(), "{text}");
        }
        let long = "word ".repeat(MAX_WORDS + 1);
        assert!(rules.of_prose(&Prose::Page(&long), false).is_some());
    }

    #[test]
    fn comments_of_all_languages_are_prose() {
        let rules = Rules::new();
        for line in ["/// What.", "//! What.", "/** What. */", "#: What.", "\"\"\"What.\"\"\""] {
            let prose = rules.prose("a.ts", line);
            assert!(prose.iter().any(|it| rules.of_prose(it, true).is_some()), "{line}");
        }
    }

    #[test]
    fn code_is_not_prose() {
        let rules = Rules::new();
        let kinds = |line| rules.prose("a.rs", line).len();
        assert_eq!(kinds("let after = 3;"), 0);
        assert_eq!(kinds("#[expect(dead_code)]"), 0);
        assert_eq!(kinds("say(\"a message of words\"); // and a comment"), 2);
    }
}
