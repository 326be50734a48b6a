//! Text from files is neither markup nor control in any output.

use crate::Outcome;
use abide_core::abi::call::document::{self, Described};
use abide_core::abi::{Call, Functions, explain};
use abide_core::escape;
use abide_core::ide;
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use abide_tablegen::{Files, Options, Session};
use pulldown_cmark::{Event, LinkType, Options as Extensions, Parser, Tag};
use std::borrow::Cow;
use std::sync::Arc;

/// The functions that make text harmless. The negative controls have broken ones.
#[derive(Debug, Clone, Copy)]
pub struct Escapes {
    line: fn(&str) -> Cow<'_, str>,
    lines: fn(&str) -> Cow<'_, str>,
    json: fn(&str) -> Cow<'_, str>,
    github_message: fn(&str) -> String,
    github_property: fn(&str) -> String,
    message: fn(&str) -> String,
    markdown: fn(&str) -> String,
}

/// The functions of the program.
pub const ESCAPES: Escapes = Escapes {
    line: escape::line,
    lines: escape::lines,
    json: escape::json,
    github_message: escape::github_message,
    github_property: escape::github_property,
    message: escape::message,
    markdown: escape::markdown,
};

/// Pieces of texts that terminals, editors, browsers or CI services obey. A byte of an input is the number of a piece,
/// or else a character.
const PIECES: [&str; 84] = [
    "\n",
    "\r",
    "\t",
    " ",
    "\u{1b}[31m",
    "\u{9b}2J",
    "\u{90}",
    "\u{202e}",
    "\u{200f}",
    "\u{7f}",
    "\0",
    "::error::",
    "::set-output name=a::b",
    "##[error]",
    "%0A",
    "%",
    ":",
    ",",
    "\"",
    "\\",
    "'",
    "`",
    "``",
    "```",
    "````",
    "~~~",
    "```mlir",
    "    ",
    "- ",
    "> ",
    "1. ",
    "# ",
    "<",
    ">",
    "</",
    "<img src=x>",
    "<img",
    " src='x'",
    "<script>",
    "<pre>",
    "<div>",
    "<!--",
    "-->",
    "<![CDATA[",
    "<?",
    "<a href=\"command:x\">",
    "<command:x>",
    "<https://a.b>",
    "![",
    "[",
    "]",
    "](",
    "](command:x)",
    "](https://a.b)",
    "]: command:x",
    "]: https://a.b",
    "](<",
    "(",
    ")",
    "[a]",
    "!",
    "&lt;",
    "&#58;",
    "|",
    "*",
    "_",
    "$(icon)",
    "// ",
    "class C; ",
    "def D : C; ",
    "func.func @f() {}",
    "%a = a.b : i32",
    "#",
    "[",
    "##vso[task.x]",
    "##teamcity[x]",
    "```\n",
    "    ```\n",
    "\t~~~\n",
    "~~~\n",
    "```\u{a0}\n",
    "\r```\r",
    "\u{2028}```",
    "[x](command:y)\n",
];

/// Texts of dangerous pieces, with all functions and their outputs: see [`outputs_with`].
pub fn outputs(data: &[u8]) -> Outcome {
    outputs_with(ESCAPES, data)
}

/// A text by itself, as MLIR and as the comment of a `.td` file: no output steers a terminal, is a workflow command, loads
/// anything, or links to anything but the web.
///
/// # Panics
/// If it does not hold.
pub fn outputs_with(escapes: Escapes, data: &[u8]) -> Outcome {
    let text = text_of(data);
    check_lines(escapes, &text);
    check_github(escapes, &text);
    let json = serde_json::Value::from(&*text).to_string();
    let escaped = (escapes.json)(&json);
    assert!(!escaped.contains(escape::is_control) && !has_command(&escaped), "{escaped:?}");
    assert_eq!(serde_json::from_str::<String>(&escaped).ok().as_deref(), Some(&*text));
    let message = (escapes.message)(&text);
    assert!(!message.contains(escape::is_control) && !message.contains("]("), "{message:?}");
    check_markdown(&(escapes.markdown)(&text));
    for markdown in mlir_hovers(&text).into_iter().chain(tablegen_hovers(&text)) {
        check_markdown(&(escapes.markdown)(&markdown));
    }
    check_documents(&text);
    Outcome::Checked
}

/// The text of an input.
fn text_of(data: &[u8]) -> String {
    let piece = |&byte: &u8| match PIECES.get(usize::from(byte)) {
        Some(piece) => (*piece).to_owned(),
        None => char::from(byte).to_string(),
    };
    data.iter().map(piece).collect()
}

fn check_lines(escapes: Escapes, text: &str) {
    let line = (escapes.line)(text);
    assert!(!line.contains(escape::is_control), "{line:?}");
    let lines = (escapes.lines)(text);
    let steers = |character| escape::is_control(character) && !matches!(character, '\n' | '\t');
    assert!(!lines.contains(steers), "{lines:?}");
    assert!(!lines.lines().any(|line| line.trim_start().starts_with("::")), "{lines:?}");
    assert_eq!((escapes.lines)(&lines), lines, "it is not left alone the second time");
    assert_eq!(
        lines.matches('\n').count(),
        text.matches('\n').count(),
        "line breaks stay: {lines:?}"
    );
    assert!(!has_command(&line) && !has_command(&lines), "{line:?}");
}

/// Whether a text has what CI services obey anywhere in a line.
fn has_command(text: &str) -> bool {
    ["##[", "##vso[", "##teamcity["].iter().any(|command| text.contains(command))
}

/// GitHub Actions decodes the text again, with visible control characters.
fn check_github(escapes: Escapes, text: &str) {
    let decoded = |text: &str| {
        let text = text.replace("%3A", ":").replace("%2C", ",");
        text.replace("%0A", "\n").replace("%0D", "\r").replace("%25", "%")
    };
    let shown: String = text
        .split_inclusive(['\n', '\r'])
        .map(|part| {
            let end = part.trim_end_matches(['\n', '\r']);
            // Within the line of a command no other one begins.
            let within = format!(".{end}");
            format!("{}{}", &escape::line(&within)[1..], &part[end.len()..])
        })
        .collect();
    let (message, property) = ((escapes.github_message)(text), (escapes.github_property)(text));
    for written in [&message, &property] {
        assert!(!written.contains(escape::is_control) && !has_command(written), "{written:?}");
        assert_eq!(decoded(written), shown);
    }
    assert!(!property.contains([':', ',']), "{property:?}");
}

/// Markdown as a reader of CommonMark understands it, with what GitHub adds and without.
fn check_markdown(markdown: &str) {
    for extensions in [Extensions::empty(), Extensions::ENABLE_TABLES] {
        for event in Parser::new_ext(markdown, extensions) {
            match event {
                Event::Start(Tag::Image { dest_url, .. }) => {
                    panic!("an image: {dest_url} in {markdown:?}")
                }
                Event::Start(Tag::Link { link_type, dest_url, .. }) => {
                    let is_web = ["https://", "http://", "#"]
                        .iter()
                        .any(|start| dest_url.to_ascii_lowercase().starts_with(start));
                    // An address of mail between `<` and `>`.
                    let is_mail = link_type == LinkType::Email;
                    // `<https:x>` has a scheme of the web, too.
                    let is_scheme = link_type == LinkType::Autolink
                        && dest_url.to_ascii_lowercase().starts_with("http");
                    assert!(is_web || is_mail || is_scheme, "a link: {dest_url} in {markdown:?}");
                }
                Event::Html(html) => panic!("HTML: {html} in {markdown:?}"),
                Event::InlineHtml(html) => {
                    let end = html.find(|c: char| !c.is_ascii_alphanumeric() && c != '<');
                    let name = html[1..end.unwrap_or(html.len())].to_ascii_lowercase();
                    let is_active = ["script", "style", "iframe", "svg"].contains(&&*name);
                    let is_live = is_active || html.contains('=') || html.starts_with("</");
                    assert!(!is_live, "HTML: {html} in {markdown:?}");
                }
                _ => {}
            }
        }
    }
}

/// The hovers over a text as MLIR, in strings and names of an operation.
fn mlir_hovers(text: &str) -> Vec<String> {
    let name = text.replace(['"', '\\', '\n', '\r'], "");
    let module = format!(
        "func.func @\"{name}\"(%a: !\"{name}\") attributes {{tf._user_specified_name = \"{name}\"}} {{\n  \
         \"{name}.x\"(%a) {{a = \"{name}\"}} : (!t<\"{name}\">) -> ()\n}}\n{text}"
    );
    let document = ide::Document::new(module.clone().into_bytes(), Limits::default());
    let len = u32::try_from(module.len()).unwrap_or(u32::MAX);
    let step = usize::try_from(len / 40 + 1).unwrap_or(1);
    (0..len).step_by(step).filter_map(|at| Some(ide::hover(&document, at)?.markdown)).collect()
}

/// A file of TableGen.
struct One(Arc<[u8]>);

impl Files for One {
    fn read(&self, path: &str) -> Option<Arc<[u8]>> {
        (path == "f.td").then(|| Arc::clone(&self.0))
    }
}

/// The hovers over a record whose comment and value are a text.
fn tablegen_hovers(text: &str) -> Vec<String> {
    let comment = text.replace(['\n', '\r'], "\n// ");
    let value = text.replace(['"', '\\', '\n', '\r'], "");
    let file = format!(
        "// {comment}\nclass C;\n// {comment}\ndef d : C {{ string s = \"{value}\"; }}\n{text}"
    );
    let limits = Limits { steps: 100_000, ..Limits::default() };
    let mut session = Session::new(Options::default(), limits);
    let files = One(file.clone().into_bytes().into());
    let Some(evaluation) = session.evaluate(&files, "f.td") else { return Vec::new() };
    let document = abide_tablegen::ide::Document::new(&session, &evaluation);
    let places = ["class C", "def d", "string s"].iter().filter_map(|what| {
        let end = file.rfind(what)? + what.len();
        u32::try_from(end).ok()
    });
    places.filter_map(|at| Some(abide_tablegen::ide::hover(document, at)?.markdown)).collect()
}

/// The documents of `abide abi`: HTML has its own tags alone, and no more of them.
fn check_documents(text: &str) {
    let name = text.replace(['"', '\\', '\n', '\r'], "");
    let module =
        format!("func.func @\"{name}\"(%a: tensor<4xf32>, %b: !\"{name}\") {{ return }}\n")
            .into_bytes();
    let limits = Limits::default();
    let tree = syntax::parse(&module, &limits);
    let functions = Functions::find(&tree, &module, &limits).functions;
    let described: Vec<Described> = functions
        .iter()
        .map(|function| {
            let explanation = explain(function, &module, &limits);
            let source = explanation.source.name();
            Described {
                call: Call::of(function, &module, &limits),
                source,
                signature: explanation.text,
            }
        })
        .collect();
    let html = document::html(&described);
    const TAGS: [&str; 15] = [
        "!DOCTYPE html",
        "html lang=\"en\"",
        "html",
        "head",
        "meta charset=\"utf-8\"",
        "title",
        "body",
        "h1",
        "h2",
        "h3",
        "p",
        "code",
        "table",
        "tr",
        "td",
    ];
    for tag in html.split('<').skip(1) {
        let tag = tag.split('>').next().unwrap_or_default().trim_start_matches('/');
        assert!(tag == "th" || TAGS.contains(&tag), "the tag {tag:?} in {html}");
    }
    let is_bad = |character: char| character.is_control() && character != '\n';
    assert!(!html.contains(is_bad), "{html:?}");
    for event in Parser::new_ext(&document::markdown(&described), Extensions::ENABLE_TABLES) {
        let is_live = matches!(
            event,
            Event::Html(_)
                | Event::InlineHtml(_)
                | Event::Start(Tag::Image { .. } | Tag::Link { .. })
        );
        assert!(!is_live, "{event:?} of {name:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_generate::Random;
    use std::panic::catch_unwind;

    /// Whether one of some inputs is caught.
    fn is_caught(escapes: Escapes) -> bool {
        let mut random = Random::new(1);
        catch_unwind(move || {
            for _ in 0..300 {
                let length = 1 + random.below(12);
                let data: Vec<u8> = (0..length)
                    .map(|_| u8::try_from(random.below(PIECES.len())).unwrap_or(0))
                    .collect();
                outputs_with(escapes, &data);
            }
        })
        .is_err()
    }

    #[test]
    fn our_own_passes() {
        assert!(!is_caught(ESCAPES));
        assert_eq!(outputs(b""), Outcome::Checked);
    }

    #[test]
    fn a_function_that_does_not_escape_is_caught() {
        fn as_it_is(text: &str) -> Cow<'_, str> {
            Cow::Borrowed(text)
        }
        fn only_ascii(text: &str) -> Cow<'_, str> {
            Cow::Owned(text.chars().filter(|c| !c.is_ascii_control()).collect())
        }
        for broken in [
            Escapes { line: as_it_is, ..ESCAPES },
            Escapes { line: only_ascii, ..ESCAPES },
            Escapes { lines: as_it_is, ..ESCAPES },
            Escapes { lines: escape::line, ..ESCAPES },
            Escapes { json: as_it_is, ..ESCAPES },
            Escapes { json: escape::line, ..ESCAPES },
            Escapes { github_message: str::to_owned, ..ESCAPES },
            Escapes { github_property: escape::github_message, ..ESCAPES },
            Escapes { message: str::to_owned, ..ESCAPES },
            Escapes { markdown: str::to_owned, ..ESCAPES },
            Escapes { markdown: |text| text.replace("![", "! ["), ..ESCAPES },
            Escapes { markdown: |text| text.replace("](", "] (").replace("![", "! ["), ..ESCAPES },
        ] {
            assert!(is_caught(broken), "{broken:?}");
        }
    }
}
