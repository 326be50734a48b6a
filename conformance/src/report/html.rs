//! The report as a page: one file without scripts, in light and dark.

use super::junit::escaped;
use super::{CaseReport, Report, RuleReport, Verdict};
use crate::spec;
use std::fmt::Write as _;

/// The page.
#[must_use]
pub fn write(report: &Report) -> String {
    let mut out = beginning("Conformance report");
    write_head(&mut out, report);
    for (family, title, rules) in report.families() {
        // Writing to a String cannot fail, here and below.
        let _ =
            writeln!(out, "<h2 id=\"{family}\">{family} <small>{}</small></h2>", escaped(&title));
        for rule in rules {
            write_rule(&mut out, rule);
        }
    }
    out + "</body>\n</html>\n"
}

/// A page up to its body.
pub(super) fn beginning(title: &str) -> String {
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n",
    );
    out.push_str(include_str!("page.css"));
    out.push_str("</style>\n</head>\n<body>\n");
    out
}

fn write_head(out: &mut String, report: &Report) {
    let _ = writeln!(
        out,
        "<h1>Conformance report</h1>\n<p class=\"quiet\"><code>{}</code></p>",
        escaped(&report.subject)
    );
    out.push_str("<div class=\"bar\">");
    for verdict in Verdict::OF_RULES {
        let count = report.rules_with(verdict);
        if count > 0 {
            let name = verdict.name();
            let _ = write!(out, "<span class=\"b-{name}\" style=\"flex:{count}\"></span>");
        }
    }
    let _ = writeln!(out, "</div>\n<p>{}</p>", escaped(&report.summary()));
    let levels = report.levels_met();
    let levels = if levels.is_empty() { "none".to_owned() } else { levels.join(", ") };
    let _ = writeln!(out, "<p>Levels met: {}. Suite {}.</p>", escaped(&levels), spec::version());
    out.push_str("<table>\n<tr><th>Family</th><th></th>");
    for verdict in Verdict::OF_RULES {
        let _ = write!(out, "<th class=\"number\">{}</th>", verdict.name());
    }
    out.push_str("</tr>\n");
    for (family, title, rules) in report.families() {
        let _ = write!(
            out,
            "<tr><td><a href=\"#{family}\">{family}</a></td><td>{}</td>",
            escaped(&title)
        );
        for verdict in Verdict::OF_RULES {
            let count = rules.iter().filter(|rule| rule.verdict() == verdict).count();
            let class = if count > 0 { verdict.name() } else { "none" };
            let _ = write!(out, "<td class=\"number t-{class}\">{count}</td>");
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</table>\n");
}

/// A rule: folded if it passed, open if it failed.
fn write_rule(out: &mut String, rule: &RuleReport) {
    let verdict = rule.verdict();
    let open = if verdict == Verdict::Fail { " open" } else { "" };
    let _ = writeln!(
        out,
        "<details{open} id=\"{id}\"><summary><span class=\"id\">{id}</span>\
         <span class=\"what\">{}</span><span class=\"count t-{name}\">{name} {}/{}</span></summary>\n\
         <p class=\"quiet\">Source: {}</p>",
        with_code(&rule.rule.statement),
        rule.count(Verdict::Pass),
        rule.cases.len(),
        escaped(&rule.rule.source),
        id = rule.rule.id,
        name = verdict.name(),
    );
    for case in &rule.cases {
        write_case(out, case);
    }
    out.push_str("</details>\n");
}

/// Text, with code for backquoted parts.
pub(super) fn with_code(text: &str) -> String {
    let parts = text.split('`').enumerate().map(|(index, part)| {
        if index % 2 == 1 { format!("<code>{}</code>", escaped(part)) } else { escaped(part) }
    });
    parts.collect()
}

fn write_case(out: &mut String, case: &CaseReport) {
    let verdict = case.verdict().name();
    let _ = writeln!(
        out,
        "<div class=\"case\"><h3><span class=\"t-{verdict}\">{verdict}</span> · {}: {}</h3>\n\
         <code>{}</code>",
        case.kind.name(),
        escaped(&case.name),
        escaped(&case.run)
    );
    if case.why != case.name {
        let _ = writeln!(out, "<p class=\"quiet\">{}</p>", escaped(&case.why));
    }
    let parts = [
        ("Input", &case.input[..]),
        ("Request", &case.request),
        ("Expected", &case.expected),
        ("Found", case.found()),
    ];
    for (name, text) in parts.into_iter().filter(|(_, text)| !text.is_empty()) {
        let _ = writeln!(out, "<h4>{name}</h4>\n<pre>{}</pre>", escaped(text));
    }
    out.push_str("</div>\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_backquotes_are_code() {
        assert_eq!(with_code("a `<b>` & c"), "a <code>&lt;b&gt;</code> &amp; c");
    }
}
