//! Calls as a document: Markdown and HTML.

use super::{Call, Slot};
use abide_source::escape::{html as escaped, line};
use std::fmt::Write as _;

/// The description of a function: its call, and a readable signature.
#[derive(Debug)]
pub struct Described {
    /// The call.
    pub call: Call,
    /// The source of the signature, such as `iree.abi`.
    pub source: &'static str,
    /// The signature.
    pub signature: String,
}

/// A table: its heading, the titles of its columns, and its rows.
struct Table {
    title: &'static str,
    columns: &'static [&'static str],
    rows: Vec<Vec<String>>,
}

/// All functions as Markdown, each with its signature and tables of its values.
#[must_use]
pub fn markdown(functions: &[Described]) -> String {
    let mut out = String::from("# Functions\n");
    for one in functions {
        let _ = writeln!(out, "\n## {}\n", cell(&format!("@{}", one.call.name)));
        let _ = writeln!(out, "{} (from {})", cell(&one.signature), one.source);
        for table in tables(&one.call) {
            let _ = writeln!(out, "\n### {}\n", table.title);
            let _ = writeln!(out, "| {} |", table.columns.join(" | "));
            let _ = writeln!(out, "|{}", "---|".repeat(table.columns.len()));
            for row in table.rows {
                let row: Vec<String> = row.iter().map(|text| cell(text)).collect();
                let _ = writeln!(out, "| {} |", row.join(" | "));
            }
        }
    }
    out
}

/// A text in a cell of a table of Markdown, as code.
fn cell(text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    let mut plain = String::new();
    for c in line(text).chars() {
        match c {
            // Between backticks no other character is special, but a bar still ends a cell.
            '|' => plain.push_str("\\|"),
            c => plain.push(c),
        }
    }
    let longest = plain.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    match longest {
        0 => format!("`{plain}`"),
        longest => {
            let fence = "`".repeat(longest + 1);
            format!("{fence} {plain} {fence}")
        }
    }
}

/// All functions as a page of HTML.
#[must_use]
pub fn html(functions: &[Described]) -> String {
    let mut out = String::from(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>Functions</title>\n</head>\n<body>\n<h1>Functions</h1>\n",
    );
    for one in functions {
        let _ = writeln!(out, "<h2><code>@{}</code></h2>", escaped(&one.call.name));
        let signature = escaped(&one.signature);
        let _ = writeln!(out, "<p><code>{signature}</code> (from {})</p>", escaped(one.source));
        for table in tables(&one.call) {
            let _ = writeln!(out, "<h3>{}</h3>\n<table>", table.title);
            let titles: Vec<String> =
                table.columns.iter().map(|title| format!("<th>{title}</th>")).collect();
            let _ = writeln!(out, "<tr>{}</tr>", titles.concat());
            for row in table.rows {
                let cells =
                    row.iter().map(|text| format!("<td><code>{}</code></td>", escaped(text)));
                let _ = writeln!(out, "<tr>{}</tr>", cells.collect::<String>());
            }
            out.push_str("</table>\n");
        }
    }
    out.push_str("</body>\n</html>\n");
    out
}

fn tables(call: &Call) -> Vec<Table> {
    let side = |title, slots: &Option<Vec<Slot>>| {
        let slots = slots.as_deref().unwrap_or_default();
        let rows: Vec<Vec<String>> =
            slots.iter().enumerate().map(|(number, slot)| row(call, number, slot)).collect();
        let columns = &["", "name", "type", "facts"];
        (!rows.is_empty()).then_some(Table { title, columns, rows })
    };
    [side("Arguments", &call.arguments), side("Results", &call.results)]
        .into_iter()
        .flatten()
        .collect()
}

fn row(call: &Call, number: usize, slot: &Slot) -> Vec<String> {
    let mut said = Vec::new();
    if slot.donated {
        said.push("donated".to_owned());
    }
    if let Some(result) = slot.aliases {
        said.push(format!("-> {}", call.result_path(result)));
    }
    if let Some(sharding) = &slot.sharding {
        said.push(format!("sharded {sharding}"));
    }
    said.extend(slot.stated.iter().map(|(fact, words)| format!("{} {words}", fact.name())));
    vec![number.to_string(), slot.path_text(), slot.ty.to_string(), said.join(", ")]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_stay_in_their_cells() {
        assert_eq!(cell("a|b"), "`a\\|b`");
        assert_eq!(cell("``x`"), "``` ``x` ```");
        assert_eq!(cell("a\nb\u{202e}"), "`a\\u{a}b\\u{202e}`");
        assert_eq!(cell(""), "");
        assert_eq!(escaped("<a b=\"'&\">\u{0}"), "&lt;a b=&quot;&#39;&amp;&quot;&gt; ");
    }
}
