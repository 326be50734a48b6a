//! Dialects of a workspace without configuration: searches the text of `.td` files for definitions of dialects.

use crate::dialects::Describer;
use crate::installed;
use crate::options::Project;
use crate::paths::{text_of, without_dots};
use crate::search::tablegen_files;
use abide_source::diagnostic::Diagnostics;
use abide_source::escape;
use abide_source::limits::Limits;
use abide_source::text::Span;
use abide_tablegen::Files;
use abide_tablegen::lexer::{Keyword, Lexer, Macros, TokenKind, decode_string};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// The descriptions below a folder.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Discovered {
    /// The names of the dialects, each with the file that defines it first, in alphabetical order.
    pub dialects: BTreeMap<String, String>,
    /// The names of dialects that are defined elsewhere and get more operations, types or attributes here, each
    /// with the first file that adds some.
    pub extended: BTreeMap<String, String>,
    /// The folders of these files, except nested ones, in order.
    pub folders: Vec<PathBuf>,
    /// The folders in which these files include others.
    pub include: Vec<String>,
    /// The names of included files that are not found, each with a file that includes it.
    pub missing: BTreeMap<String, String>,
}

/// Looks for files below a folder that define dialects or extend others, and for the files that these and
/// their neighbours include.
#[must_use]
pub fn discover(root: &Path, files: &dyn Files) -> Discovered {
    let mut found = Discovered::default();
    let mut project = Project::new(vec![root.to_owned()]);
    let all = tablegen_files(root);
    for path in &all {
        let Some(text) = files.read(path) else { continue };
        for name in dialects_in(&text) {
            found.dialects.entry(name).or_insert_with(|| path.clone());
        }
    }
    found.folders = outermost(found.dialects.values());
    let others: Vec<String> = all.iter().filter(|path| !found.has(path)).cloned().collect();
    let extensions = extensions(root, &others, &found, &mut project, files);
    for (path, names) in &extensions {
        for name in names {
            found.extended.entry(name.clone()).or_insert_with(|| path.clone());
        }
    }
    found.folders = outermost(found.dialects.values().chain(extensions.keys()));
    let described: Vec<String> = all.iter().filter(|path| found.has(path)).cloned().collect();
    let includes = project.includes(&described, files);
    found.include = includes.folders;
    found.missing = includes.missing;
    found
}

/// The folders of files in order, without those within others.
fn outermost<'p>(files: impl Iterator<Item = &'p String>) -> Vec<PathBuf> {
    let mut folders: Vec<&Path> = files.filter_map(|path| Path::new(path).parent()).collect();
    folders.sort();
    let mut outermost: Vec<PathBuf> = Vec::new();
    for folder in folders {
        if !outermost.iter().any(|own| folder.starts_with(own)) {
            outermost.push(folder.to_owned());
        }
    }
    outermost
}

/// The maximum number of files that are evaluated because they may extend a dialect.
const MAX_EVALUATED_FILES: usize = 500;

/// Every description of an operation, a type or an attribute includes one of these files.
const DESCRIBING: [&str; 2] = ["/mlir/IR/OpBase.td", "/mlir/IR/AttrTypeBase.td"];

/// The files that extend dialects of other files, with the names of these dialects. The files are evaluated, because a
/// text such as `def Mine : Some_Op<"mine">` does not name the dialect.
fn extensions(
    root: &Path,
    paths: &[String],
    known: &Discovered,
    project: &mut Project,
    files: &dyn Files,
) -> BTreeMap<String, BTreeSet<String>> {
    let may_add = |path: &&String| {
        let mentions = |text: &[u8], word: &[u8]| memchr::memmem::find(text, word).is_some();
        files.read(path).is_some_and(|text| mentions(&text, b"def") && mentions(&text, b"include"))
    };
    let candidates: Vec<String> = paths.iter().filter(may_add).cloned().collect();
    let includes = project.includes(&candidates, files);
    let candidates = candidates.into_iter().filter(|path| describes(path, &includes.files));
    let candidates: BTreeSet<String> = candidates.take(MAX_EVALUATED_FILES).collect();
    let mut describer = Describer::new(&includes.folders, &Limits::for_unasked_files());
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in &candidates {
        let described = describer.describe(&[PathBuf::from(path)], files);
        for dialect in &described.dialects {
            let parametric = dialect.types.iter().chain(&dialect.attributes);
            let places = dialect.ops.iter().filter_map(|op| op.place.as_ref());
            for place in places.chain(parametric.filter_map(|one| one.place.as_ref())) {
                let defined_in = without_dots(&place.path);
                if !Path::new(&defined_in).starts_with(root) || known.has(&defined_in) {
                    continue;
                }
                // A fragment is read within the file that includes it.
                let owner = candidates.get(&defined_in).unwrap_or(path);
                found.entry(owner.clone()).or_default().insert(dialect.name.to_string());
            }
        }
    }
    found
}

/// Whether a file includes, directly or not, one of those that descriptions need.
fn describes(path: &str, includes: &HashMap<String, Vec<String>>) -> bool {
    let mut seen = HashSet::from([path]);
    let mut waiting = vec![path];
    while let Some(path) = waiting.pop() {
        if DESCRIBING.iter().any(|name| path.ends_with(name)) {
            return true;
        }
        for included in includes.get(path).into_iter().flatten() {
            if seen.insert(included) {
                waiting.push(included);
            }
        }
    }
    false
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
    /// The names of the dialects that are defined or extended, in alphabetical order.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        let all: BTreeSet<&String> = self.dialects.keys().chain(self.extended.keys()).collect();
        all.into_iter().map(String::as_str).collect()
    }

    /// Whether a file is in one of the folders.
    fn has(&self, path: &str) -> bool {
        self.folders.iter().any(|folder| Path::new(path).starts_with(folder))
    }

    /// A line for each included file that is not found, with paths relative to a folder.
    #[must_use]
    pub fn missing_lines(&self, root: &Path) -> Vec<String> {
        let line = |(name, from): (&String, &String)| {
            let from = within(root, Path::new(from));
            // A name may be any text, and stays on its line.
            let name = name.escape_debug();
            format!("could not find include file '{name}', which {from} includes")
        };
        self.missing.iter().map(line).collect()
    }

    /// The text of an `abide.toml` in a folder with the paths that were found.
    #[must_use]
    pub fn config(&self, root: &Path) -> String {
        let within = |path: &Path| within(root, path);
        let paths: Vec<String> = self.folders.iter().map(|folder| within(folder)).collect();
        let (installed, own): (Vec<&String>, Vec<&String>) =
            self.include.iter().partition(|folder| installed::version_of(folder).is_some());
        let own: Vec<String> = own.into_iter().map(|folder| within(Path::new(folder))).collect();
        let mut out = String::new();
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "# Where the dialects of this project are described: {}.",
            escape::line(&self.names().join(", "))
        );
        let _ = writeln!(out, "[dialects]\npaths = {}\n", list(&paths));
        let _ = writeln!(out, "# Folders in which these files include others.");
        let _ = writeln!(out, "[tablegen]\ninclude = {}", list(&own));
        if let Some(version) = installed.first().and_then(|folder| installed::version_of(folder)) {
            let _ = writeln!(out, "llvm = \"{version}\"");
        }
        if !self.missing.is_empty() {
            let _ = writeln!(out, "\n# Not found. Add the folders of these files to 'include'.");
        }
        for line in self.missing_lines(root) {
            let _ = writeln!(out, "# {}", escape::line(&line));
        }
        out
    }
}

/// A path relative to a folder, if it is within that.
fn within(root: &Path, path: &Path) -> String {
    match path.strip_prefix(root) {
        Ok(rest) if rest.as_os_str().is_empty() => ".".to_owned(),
        Ok(rest) => text_of(rest),
        Err(_) => text_of(path),
    }
}

/// A list of strings in TOML, on a line each if there are several.
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
            control if escape::is_control(control) => {
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
