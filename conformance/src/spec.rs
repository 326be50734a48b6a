//! The rules, read from `SPEC.md`, their only source.

/// The text of `SPEC.md`.
pub const TEXT: &str = include_str!("../SPEC.md");

/// A rule of the specification.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// Its number, such as `SIP-004`.
    pub id: String,
    /// The rule on one line, without its source.
    pub statement: String,
    /// The source: the short names at its end, which `SPEC.md` explains.
    pub source: String,
}

impl Rule {
    /// The family, such as `SIP`.
    #[must_use]
    pub fn family(&self) -> &str {
        family(&self.id)
    }
}

/// The family of a rule's number: the text before the hyphen.
#[must_use]
pub fn family(id: &str) -> &str {
    id.split_once('-').map_or(id, |(family, _)| family)
}

/// The families in order, with the heading of their section.
#[must_use]
pub fn families() -> Vec<(String, String)> {
    let headings = TEXT.lines().filter_map(|line| line.strip_prefix("## "));
    let pairs = headings.filter_map(|heading| heading.split_once(": "));
    pairs.map(|(family, title)| (family.to_owned(), title.to_owned())).collect()
}

/// All rules in order.
#[must_use]
pub fn rules() -> Vec<Rule> {
    read(TEXT)
}

/// The version of the specification: that of the line `**Version 1.0.**`.
#[must_use]
pub fn version() -> &'static str {
    let line = TEXT.lines().find_map(|line| line.strip_prefix("**Version "));
    line.and_then(|rest| rest.split_once(".**")).map_or("unknown", |(version, _)| version)
}

/// A level: a set of rules that an implementation can claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Level {
    /// Its name, such as `SIP-read`.
    pub name: String,
    /// The rules that it needs, in order.
    pub rules: Vec<String>,
    /// Whether there is a level with the exact words of refusals besides, `NAME-words`.
    pub has_words: bool,
    /// The behaviour of an implementation of it.
    pub statement: String,
}

/// The levels in order: the rows of the table in the section "Levels",
/// `` | `NAME` | RULE, RULE to RULE, FAMILY-* | words | statement | ``.
#[must_use]
pub fn levels() -> Vec<Level> {
    let known: Vec<String> = rules().into_iter().map(|rule| rule.id).collect();
    let section = TEXT.split("\n## ").find(|section| section.starts_with("Levels\n"));
    let rows = section.unwrap_or_default().lines().filter_map(|line| line.strip_prefix("| `"));
    rows.filter_map(|row| level(row, &known)).collect()
}

fn level(row: &str, known: &[String]) -> Option<Level> {
    let (name, rest) = row.split_once("` | ")?;
    let [rules, words, statement] =
        rest.trim_end_matches(" |").splitn(3, " | ").collect::<Vec<_>>()[..]
    else {
        return None;
    };
    let parts: Vec<&str> = rules.split(", ").collect();
    let wanted = |id: &str| parts.iter().any(|part| is_named(part, id));
    Some(Level {
        name: name.to_owned(),
        rules: known.iter().filter(|id| wanted(id)).cloned().collect(),
        has_words: words == "words",
        statement: statement.to_owned(),
    })
}

/// Whether a part of a level's list of rules names a rule.
fn is_named(part: &str, id: &str) -> bool {
    if let Some((first, last)) = part.split_once(" to ") {
        return family(first) == family(id) && (first..=last).contains(&id);
    }
    part == id || part.strip_suffix('*').is_some_and(|start| id.starts_with(start))
}

/// The rules of a text: list items that begin with a number in bold, `- **SIP-001** ...`. They continue in indented
/// lines and end with their source in brackets, `[sip 2]`.
fn read(text: &str) -> Vec<Rule> {
    let mut rules = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let Some((id, first)) = line.strip_prefix("- **").and_then(|rest| rest.split_once("** "))
        else {
            continue;
        };
        let mut statement = first.to_owned();
        while let Some(more) = lines.next_if(|line| line.starts_with("  ")) {
            statement.push(' ');
            statement.push_str(more.trim());
        }
        let (statement, source) = match statement.trim_end().rsplit_once(" [") {
            Some((statement, source)) => (statement, source.trim_end_matches(']')),
            None => (&statement[..], ""),
        };
        rules.push(Rule {
            id: id.to_owned(),
            statement: statement.to_owned(),
            source: source.to_owned(),
        });
    }
    rules
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_a_list_item() {
        let text =
            "## A: words\n- **A-1** One `x[0]`\n  and more. [doc 1]\n- other\n- **A-2** Two. [d]\n";
        let found = read(text);
        assert_eq!(found[0].statement, "One `x[0]` and more.");
        assert_eq!((&found[0].source[..], found[0].family()), ("doc 1", "A"));
        assert_eq!(found[1].id, "A-2");
    }

    #[test]
    fn levels_name_their_rules() {
        let known = ["A-001", "A-002", "A-010", "B-001"].map(str::to_owned);
        let row = "x` | A-001 to A-002, B-* | words | Reads `|` | and more. |";
        let found = level(row, &known).unwrap();
        assert_eq!(found.rules, ["A-001", "A-002", "B-001"]);
        assert!(found.has_words && found.statement == "Reads `|` | and more.");
        assert_eq!(level("x` | A-010 | - | s |", &known).unwrap().rules, ["A-010"]);
        assert_ne!(version(), "unknown");
    }

    #[test]
    fn every_rule_is_needed_by_a_level() {
        let levels = levels();
        for rule in rules() {
            assert!(levels.iter().any(|level| level.rules.contains(&rule.id)), "{}", rule.id);
        }
        for level in &levels {
            assert!(!level.rules.is_empty(), "{} needs no rule", level.name);
        }
    }

    #[test]
    fn numbers_are_unique_and_in_order_and_have_sources() {
        let rules = rules();
        for pair in rules.windows(2) {
            let same = pair[0].family() == pair[1].family();
            assert!(!same || pair[0].id < pair[1].id, "{} before {}", pair[0].id, pair[1].id);
        }
        for rule in &rules {
            assert!(!rule.source.is_empty(), "{} has no source", rule.id);
            assert!(families().iter().any(|(family, _)| family == rule.family()), "{}", rule.id);
        }
    }
}
