//! The comment that documents a definition.

/// The text of the comment on the lines right above an offset, or else after it in its line; empty without one.
pub(super) fn documentation(text: &[u8], start: u32, end: u32) -> String {
    let before = text.get(..start as usize).unwrap_or_default();
    let line_start = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
    let above = before.get(..line_start).unwrap_or_default();
    let lines = comment_above(above);
    if !lines.is_empty() {
        return lines.join("\n");
    }
    let after = text.get(end as usize..).unwrap_or_default();
    let line = after.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let line = String::from_utf8_lossy(line);
    let rest = line.trim_start_matches(|c: char| c == ';' || c == ',' || c.is_whitespace());
    comment_line(rest).unwrap_or_default()
}

/// The lines of the comment that ends with a text, without their marks.
fn comment_above(text: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(text);
    let mut lines: Vec<String> = Vec::new();
    if text.trim_end_matches([' ', '\t', '\r']).trim_end_matches('\n').ends_with("*/")
        && let Some((_, block)) = text.rsplit_once("/*")
    {
        let block = block.trim_end().trim_end_matches("*/");
        let inner = block.lines().map(|line| line.trim().trim_start_matches('*').trim());
        return inner.filter(|line| !is_rule(line)).map(str::to_owned).collect();
    }
    for line in text.lines().rev() {
        match comment_line(line.trim_start()) {
            Some(line) => lines.push(line),
            None => break,
        }
    }
    lines.reverse();
    lines.retain(|line| !is_rule(line));
    let first = lines.iter().position(|line| !line.is_empty()).unwrap_or(lines.len());
    lines.drain(..first);
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

/// The text of a comment line.
fn comment_line(line: &str) -> Option<String> {
    let line = line.strip_prefix("//")?.trim_start_matches(['/', '!', '<']);
    let line = line.strip_prefix(' ').unwrap_or(line);
    Some(line.trim_end().to_owned())
}

/// Whether a line of a comment only draws a line.
fn is_rule(line: &str) -> bool {
    line.len() >= 3 && line.bytes().all(|byte| b"-=*/#~ ".contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> String {
        let start = text.find("class").unwrap() as u32;
        documentation(text.as_bytes(), start, start + 8)
    }

    #[test]
    fn comments_above_and_after_are_found() {
        assert_eq!(of("// No.\n\n// One\n///  two.\nclass A;"), "One\n two.");
        assert_eq!(of("//===---===//\n// One\n//===---===//\n\nclass A;"), "");
        assert_eq!(of("//===---===//\n// One\n//\n//===---===//\nclass A;"), "One");
        assert_eq!(of("/* One\n * two\n */\nclass A;"), "One\ntwo\n");
        assert_eq!(of("int a; // no\nclass A;  // After.\n"), "After.");
        assert_eq!(of("class A;"), "");
    }
}
