//! The rules, read from `SPEC.md`: the one place where they are written.

/// The text of `SPEC.md`.
pub const TEXT: &str = include_str!("../SPEC.md");

/// A rule of the specification.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// Its number, such as `SIP-004`.
    pub id: String,
    /// What it says, on one line, without its source.
    pub statement: String,
    /// Where it comes from: the short names at its end, which `SPEC.md` explains.
    pub source: String,
}

impl Rule {
    /// The family, such as `SIP`.
    #[must_use]
    pub fn family(&self) -> &str {
        family(&self.id)
    }
}

/// The family of a rule's number: what stands before the hyphen.
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

/// The rules of a text: list items that begin with a number in bold, `- **SIP-001** ...`, go on in
/// indented lines and end with their source in brackets, `[sip 2]`.
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
