//! Dialects of a workspace whose files nobody has named: `.td` files that define one are looked for, by
//! their text.

use crate::installed;
use crate::options::{Project, text_of};
use crate::search::tablegen_files;
use abide_source::diagnostic::Diagnostics;
use abide_source::limits::Limits;
use abide_source::text::Span;
use abide_tablegen::Files;
use abide_tablegen::lexer::{Keyword, Lexer, Macros, TokenKind, decode_string};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// What files below a folder describe.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Discovered {
    /// The names of the dialects, each with the file that defines it first, in alphabetical order.
    pub dialects: BTreeMap<String, String>,
    /// The folders of these files, but for those within others, in order.
    pub folders: Vec<PathBuf>,
    /// The folders in which these files include others.
    pub include: Vec<String>,
}

/// Looks for files below a folder that define dialects, and for what these and the files beside them
/// include.
#[must_use]
pub fn discover(root: &Path, files: &dyn Files) -> Discovered {
    let mut found = Discovered::default();
    let all = tablegen_files(root);
    for path in &all {
        let Some(text) = files.read(path) else { continue };
        for name in dialects_in(&text) {
            found.dialects.entry(name).or_insert_with(|| path.clone());
        }
    }
    let mut folders: Vec<PathBuf> =
        found.dialects.values().filter_map(|path| above(path)).collect();
    folders.sort();
    for folder in folders {
        if !found.folders.iter().any(|own| folder.starts_with(own)) {
            found.folders.push(folder);
        }
    }
    let described = |path: &&String| {
        found.folders.iter().any(|folder| Path::new(path.as_str()).starts_with(folder))
    };
    let described: Vec<String> = all.iter().filter(described).cloned().collect();
    let mut project = Project::new(vec![root.to_owned()]);
    found.include = project.include_folders(&described, files);
    found
}

fn above(path: &str) -> Option<PathBuf> {
    Path::new(path).parent().map(Path::to_owned)
}

/// The names of the dialects that a text defines: records of the class `Dialect` with a `name`.
fn dialects_in(text: &[u8]) -> Vec<String> {
    let mentions = |what: &[u8]| memchr::memmem::find(text, what).is_some();
    if !mentions(b"Dialect") || !mentions(b"def") {
        return Vec::new();
    }
    let mut macros = Macros::default();
    let mut ignored = Diagnostics::new(&Limits::default());
    let mut lexer = Lexer::new(text);
    let mut names = Vec::new();
    // The last two tokens, and whether the record that is read is a dialect.
    let mut last = (TokenKind::EndOfFile, Span::default());
    let mut before = last;
    let (mut in_head, mut is_dialect) = (false, false);
    loop {
        let token = lexer.next(&mut macros, &mut ignored);
        let own = token.span.slice(text);
        match token.kind {
            TokenKind::EndOfFile => return names,
            TokenKind::Keyword(Keyword::Def) => (in_head, is_dialect) = (true, false),
            TokenKind::Keyword(Keyword::Class | Keyword::Defm | Keyword::Multiclass) => {
                (in_head, is_dialect) = (false, false);
            }
            TokenKind::LeftBrace | TokenKind::Semicolon => in_head = false,
            TokenKind::Identifier if in_head && own == b"Dialect" => {
                is_dialect |= matches!(last.0, TokenKind::Colon | TokenKind::Comma);
            }
            TokenKind::String if is_dialect => {
                let is_name = last.0 == TokenKind::Equal && before.1.slice(text) == b"name";
                if is_name {
                    names.push(String::from_utf8_lossy(&decode_string(own)).into_owned());
                    is_dialect = false;
                }
            }
            _ => {}
        }
        before = std::mem::replace(&mut last, (token.kind, token.span));
    }
}

impl Discovered {
    /// An `abide.toml` for a folder that says what was found.
    #[must_use]
    pub fn config(&self, root: &Path) -> String {
        let within = |path: &Path| match path.strip_prefix(root) {
            Ok(rest) if rest.as_os_str().is_empty() => ".".to_owned(),
            Ok(rest) => text_of(rest),
            Err(_) => text_of(path),
        };
        let paths: Vec<String> = self.folders.iter().map(|folder| within(folder)).collect();
        let (installed, own): (Vec<&String>, Vec<&String>) =
            self.include.iter().partition(|folder| installed::version_of(folder).is_some());
        let own: Vec<String> = own.into_iter().map(|folder| within(Path::new(folder))).collect();
        let names: Vec<&str> = self.dialects.keys().map(String::as_str).collect();
        let mut out = String::new();
        // Writing to a String cannot fail, so that what `write!` gives is dropped.
        let _ = writeln!(
            out,
            "# Where the dialects of this project are described: {}.",
            names.join(", ")
        );
        let _ = writeln!(out, "[dialects]\npaths = {}\n", list(&paths));
        let _ = writeln!(out, "# Folders in which these files include others.");
        let _ = writeln!(out, "[tablegen]\ninclude = {}", list(&own));
        if let Some(version) = installed.first().and_then(|folder| installed::version_of(folder)) {
            let _ = writeln!(out, "llvm = \"{version}\"");
        }
        out
    }
}

/// A list of strings in TOML, on a line each where there are several.
fn list(texts: &[String]) -> String {
    let quoted: Vec<String> = texts.iter().map(|text| quoted(text)).collect();
    match quoted.as_slice() {
        [] | [_] => format!("[{}]", quoted.concat()),
        _ => format!("[\n    {},\n]", quoted.join(",\n    ")),
    }
}

fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => out.extend(['\\', character]),
            control if control.is_control() => {
                // Writing to a String cannot fail.
                let _ = write!(out, "\\u{:04X}", u32::from(control));
            }
            other => out.push(other),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dialects_are_found_by_the_text() {
        let text = b"// def A : Dialect { let name = \"no\"; }\n\
            def B_Dialect : Dialect {\n  let summary = \"name\";\n  let name = \"b\";\n}\n\
            class Mine : Dialect { let name = \"no\"; }\n\
            def C : Base, Dialect { string name = \"c\"; let name = \"c\"; }\n\
            def D : Op<Dialect> { let name = \"no\"; }\n\
            def E : Dialect;\ndef F : X { let name = \"no\"; }\n";
        assert_eq!(dialects_in(text), ["b", "c"]);
        assert_eq!(dialects_in(b"def X : Dialect { let name = \"x"), [""; 0]);
    }

    #[test]
    fn strings_are_written_as_toml_has_them() {
        assert_eq!(quoted("a\\b\"c\n"), "\"a\\\\b\\\"c\\u000A\"");
    }
}
