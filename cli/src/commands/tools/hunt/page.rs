//! The index pages of a hunt. Text of a command's output is never markup.

use super::findings::{Findings, Found};
use abide_core::escape::{html as escaped, is_control};

/// The rows of the tables: name, size, reduced size, description.
fn row(found: &Found) -> (&str, usize, String, String) {
    let reduced = found.reduced.map_or_else(|| "-".to_owned(), |bytes| bytes.to_string());
    (&found.name, found.bytes, reduced, plain(&found.kind.describe()))
}

/// The file of a finding to look at first.
fn file(found: &Found) -> &'static str {
    if found.reduced.is_some() { "reduced.mlir" } else { "module.mlir" }
}

pub(super) fn markdown(findings: &Findings) -> String {
    let command = code(&plain(&findings.task.command));
    let mut out = format!("# Hunt\n\nCommand: {command}\n\n");
    if !findings.task.differ.is_empty() {
        out.push_str(&format!("Compared with: {}\n\n", code(&plain(&findings.task.differ))));
    }
    if !findings.task.flags.is_empty() {
        out.push_str(&format!("Flags in turn: {}\n\n", code(&plain(&findings.task.flags))));
    }
    out.push_str(&format!("{}.\n", findings.summary()));
    if !findings.found.is_empty() {
        out.push_str(
            "\n| finding | bytes | reduced | signal, message, top frame |\n|---|---|---|---|\n",
        );
    }
    for found in &findings.found {
        let (name, bytes, reduced, text) = row(found);
        let (file, text) = (file(found), code(&text));
        out.push_str(&format!("| [{name}]({name}/{file}) | {bytes} | {reduced} | {text} |\n"));
    }
    if !findings.messages.is_empty() {
        out.push_str("\nModules that verify here and are refused by the command, in the last hunt:\n\n| runs | first error |\n|---|---|\n");
    }
    for (message, count) in &findings.messages {
        out.push_str(&format!("| {count} | {} |\n", code(&plain(message))));
    }
    out
}

pub(super) fn html(findings: &Findings) -> String {
    let command = escaped(&plain(&findings.task.command));
    let differ = match findings.task.differ.as_str() {
        "" => String::new(),
        differ => format!("<p>Compared with: <code>{}</code></p>\n", escaped(&plain(differ))),
    };
    let flags = match findings.task.flags.as_str() {
        "" => String::new(),
        flags => format!("<p>Flags in turn: <code>{}</code></p>\n", escaped(&plain(flags))),
    };
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Hunt</title>\n<h1>Hunt</h1>\n\
         <p>Command: <code>{command}</code></p>\n{differ}{flags}<p>{}.</p>\n",
        findings.summary()
    );
    if !findings.found.is_empty() {
        out.push_str("<table border=\"1\">\n<tr><th>finding<th>bytes<th>reduced<th>signal, message, top frame\n");
        for found in &findings.found {
            let (name, bytes, reduced, text) = row(found);
            let (file, text) = (file(found), escaped(&text));
            out.push_str(&format!(
                "<tr><td><a href=\"{name}/{file}\">{name}</a><td>{bytes}<td>{reduced}<td><code>{text}</code>\n"
            ));
        }
        out.push_str("</table>\n");
    }
    if !findings.messages.is_empty() {
        out.push_str("<p>Modules that verify here and are refused by the command, in the last hunt:</p>\n<table border=\"1\">\n<tr><th>runs<th>first error\n");
        for (message, count) in &findings.messages {
            out.push_str(&format!(
                "<tr><td>{count}<td><code>{}</code>\n",
                escaped(&plain(message))
            ));
        }
        out.push_str("</table>\n");
    }
    out
}

/// The text without characters that a terminal obeys or that are invisible.
fn plain(text: &str) -> String {
    let is_hidden = |c: char| {
        is_control(c) || matches!(c, '\u{200b}'..='\u{200d}' | '\u{2028}' | '\u{2029}' | '\u{feff}')
    };
    text.chars().map(|c| if is_hidden(c) { ' ' } else { c }).collect()
}

/// A text as code in a cell of a table of Markdown.
fn code(text: &str) -> String {
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest + 1);
    // A bar ends the cell even within code.
    let text = text.replace('|', "\\|");
    format!("{fence} {text} {fence}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn output_of_commands_is_not_markup() {
        assert_eq!(code("a`b``c|d"), "``` a`b``c\\|d ```");
        assert_eq!(escaped("<b a=\"1\">&"), "&lt;b a=&quot;1&quot;&gt;&amp;");
        assert_eq!(plain("a\u{1b}[1m\nb\u{202e}"), "a [1m b ");
    }
}
