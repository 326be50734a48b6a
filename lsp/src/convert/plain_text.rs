//! Markdown as plain text, for clients that show no other: what `abide_core` writes of it, not all that
//! there is.

/// The text without the marks of code, emphasis and links.
pub(crate) fn plain_text(markdown: &str) -> String {
    let mut lines = Vec::new();
    let mut is_code = false;
    for line in markdown.lines() {
        if line.starts_with("```") {
            is_code = !is_code;
        } else if is_code {
            lines.push(line.to_owned());
        } else if line == "---" {
            lines.push(String::new());
        } else {
            lines.push(without_marks(line));
        }
    }
    lines.join("\n")
}

fn without_marks(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    // Text in backquotes stays unchanged.
    for (index, part) in line.split('`').enumerate() {
        if index % 2 == 1 {
            out.push_str(part);
        } else {
            out.push_str(&without_links(&part.replace("**", "")));
        }
    }
    out
}

/// `[words](address)` as `words`.
fn without_links(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('[') {
        out.push_str(before);
        let link = after.split_once("](").and_then(|(words, after)| {
            Some((words, after.split_once(')')?.1)).filter(|(words, _)| !words.contains('['))
        });
        match link {
            Some((words, after)) => {
                out.push_str(words);
                rest = after;
            }
            None => {
                out.push('[');
                rest = after;
            }
        }
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_code_stay() {
        let markdown = "argument `%a[` of **`f`**\n```mlir\n**%a** : `i32`\n```\n\n---\nsee [the page](http://a/b) [0, 1](";
        assert_eq!(
            plain_text(markdown),
            "argument %a[ of f\n**%a** : `i32`\n\n\nsee the page [0, 1]("
        );
    }
}
