//! Several reports side by side: a row for each rule, a column for each implementation.

use super::Verdict;
use super::html::{beginning, with_code};
use super::junit::escaped;
use crate::spec;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The stored results of a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Results {
    /// The version of the suite.
    pub suite: String,
    /// The tested subject.
    pub subject: String,
    /// The levels that are met.
    pub levels: Vec<String>,
    /// The verdicts by rule.
    pub rules: BTreeMap<String, Verdict>,
}

impl Results {
    /// Reads a report in JSON, in full or in short.
    ///
    /// # Errors
    /// The missing field of a text that is not a report.
    pub fn read(text: &str) -> Result<Self, String> {
        let report: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let field = |name: &str| {
            let text = report.get(name).and_then(Value::as_str).map(str::to_owned);
            text.ok_or_else(|| format!("the report has no \"{name}\""))
        };
        let levels = report["levels"].as_array().into_iter().flatten();
        let mut rules = BTreeMap::new();
        if let Some(results) = report["results"].as_array() {
            for result in results {
                let id = result["rule"].as_str().unwrap_or_default();
                rules.insert(id.to_owned(), verdict(id, &result["verdict"])?);
            }
        } else {
            for (id, found) in report["rules"].as_object().into_iter().flatten() {
                rules.insert(id.clone(), verdict(id, found)?);
            }
        }
        Ok(Self {
            suite: field("suite")?,
            subject: field("subject")?,
            levels: levels.filter_map(|level| level.as_str().map(str::to_owned)).collect(),
            rules,
        })
    }

    /// The number of rules with this verdict.
    fn count(&self, verdict: Verdict) -> usize {
        self.rules.values().filter(|found| **found == verdict).count()
    }
}

fn verdict(id: &str, found: &Value) -> Result<Verdict, String> {
    let name = found.as_str().unwrap_or_default();
    Verdict::of_name(name).ok_or_else(|| format!("{id}: '{name}' is not a verdict"))
}

/// The short form of a verdict in a table of text.
fn letter(verdict: Option<Verdict>) -> &'static str {
    match verdict {
        None | Some(Verdict::Unsupported) => ".",
        Some(Verdict::Pass) => "pass",
        Some(other) => other.name(),
    }
}

/// A table for a terminal: a row for each rule with a result.
#[must_use]
pub fn text(all: &[Results]) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail, here and below.
    for (number, results) in all.iter().enumerate() {
        let _ = writeln!(out, "[{}] {} (suite {})", number + 1, results.subject, results.suite);
        let _ = writeln!(out, "    levels met: {}", none_or(&results.levels.join(", ")));
    }
    let _ = write!(out, "\n{:<10}", "");
    for number in 1..=all.len() {
        let _ = write!(out, " {:<12}", format!("[{number}]"));
    }
    out.push('\n');
    for rule in spec::rules() {
        if all.iter().all(|results| !results.rules.contains_key(&rule.id)) {
            continue;
        }
        let _ = write!(out, "{:<10}", rule.id);
        for results in all {
            let _ = write!(out, " {:<12}", letter(results.rules.get(&rule.id).copied()));
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
    }
    out
}

fn none_or(text: &str) -> &str {
    if text.is_empty() { "none" } else { text }
}

/// A page: one file without scripts.
#[must_use]
pub fn html(all: &[Results]) -> String {
    let mut out = beginning("Conformance reports side by side");
    out.push_str("<h1>Conformance reports side by side</h1>\n<table>\n<tr><th></th>");
    for results in all {
        let _ = write!(out, "<th>{}</th>", escaped(&results.subject));
    }
    out.push_str("</tr>\n<tr><td>suite</td>");
    for results in all {
        let _ = write!(out, "<td>{}</td>", escaped(&results.suite));
    }
    out.push_str("</tr>\n<tr><td>levels met</td>");
    for results in all {
        let _ = write!(out, "<td>{}</td>", escaped(none_or(&results.levels.join(", "))));
    }
    out.push_str("</tr>\n");
    for verdict in Verdict::OF_RULES {
        if all.iter().all(|results| results.count(verdict) == 0) {
            continue;
        }
        let _ = write!(out, "<tr><td>rules: {}</td>", verdict.name());
        for results in all {
            let _ = write!(out, "<td>{}</td>", results.count(verdict));
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</table>\n");
    for (family, title) in spec::families() {
        write_family(&mut out, &family, &title, all);
    }
    out + "</body>\n</html>\n"
}

fn write_family(out: &mut String, family: &str, title: &str, all: &[Results]) {
    let rules = spec::rules();
    let asked = |id: &str| all.iter().any(|results| results.rules.contains_key(id));
    let rules: Vec<_> =
        rules.iter().filter(|rule| rule.family() == family && asked(&rule.id)).collect();
    if rules.is_empty() {
        return;
    }
    let _ = writeln!(out, "<h2 id=\"{family}\">{family} <small>{}</small></h2>", escaped(title));
    out.push_str("<table>\n<tr><th>Rule</th><th></th>");
    for results in all {
        let _ = write!(out, "<th>{}</th>", escaped(&results.subject));
    }
    out.push_str("</tr>\n");
    for rule in rules {
        let _ = write!(out, "<tr id=\"{0}\"><td>{0}</td>", rule.id);
        let _ = write!(out, "<td>{}</td>", with_code(&rule.statement));
        for results in all {
            let verdict = results.rules.get(&rule.id).copied().unwrap_or(Verdict::Unsupported);
            let _ = write!(out, "<td class=\"t-{0}\">{0}</td>", verdict.name());
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</table>\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORT: &str =
        r#"{"suite":"1.0","subject":"<one>","levels":["RAW"],"rules":{"RAW-001":"pass"}}"#;
    const FULL: &str = r#"{"suite":"1.0","subject":"two","results":[{"rule":"RAW-001","verdict":"fail"},{"rule":"RAW-002","verdict":"unsupported"}]}"#;

    #[test]
    fn reports_are_shown_side_by_side() {
        let all = [Results::read(SHORT).unwrap(), Results::read(FULL).unwrap()];
        let text = text(&all);
        assert!(text.contains("RAW-001    pass         fail\n"), "{text}");
        assert!(text.contains("RAW-002    .            .\n"), "{text}");
        assert!(text.contains("levels met: RAW\n") && text.contains("levels met: none\n"));
        let page = html(&all);
        assert!(page.contains("&lt;one&gt;") && page.contains("<td class=\"t-fail\">fail</td>"));
        assert!(!page.contains("SIP-001") && !page.contains("<script"));
    }

    #[test]
    fn damage_is_reported() {
        assert!(Results::read("x").is_err());
        assert!(Results::read(r#"{"subject":"x"}"#).unwrap_err().contains("\"suite\""));
        let odd = SHORT.replace("\"pass\"", "\"good\"");
        assert!(Results::read(&odd).unwrap_err().contains("'good' is not a verdict"));
    }
}
