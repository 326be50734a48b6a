//! `abide.toml`: the configuration of a project.

mod check;
mod rules;
mod syntax;

pub use rules::{CheckRules, fits_in_folder};

use crate::installed;
use crate::paths::text_of;
use crate::regular::{disguise, read_regular};
use abide_core::dialect::LLVM_VERSIONS;
use abide_core::mlir::ods::LlvmVersion;
use abide_source::diagnostic::{MAX_VALUE_BYTES, Severity};
use abide_source::layout::LayoutOptions;
use abide_source::spelling::nearest;
use abide_source::text::{LineIndex, Span, shorten};
use std::fmt;
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The name of the file.
pub const NAME: &str = "abide.toml";

/// The largest file that is read, in bytes.
const MAX_BYTES: u64 = 1 << 20;

/// A problem in a project's configuration file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The path of the file.
    pub path: String,
    /// The position, in bytes of its text.
    pub span: Span,
    /// The line and the column of that, from 1.
    pub place: (u32, u32),
    /// The error and what to do.
    pub message: String,
    /// A warning if the file itself is right, but this machine lacks something that it names.
    pub severity: Severity,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, column) = self.place;
        let severity = self.severity.name();
        write!(f, "{}:{line}:{column}: {severity}: {}", self.path, self.message)
    }
}

/// The settings of an `abide.toml`.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct Config {
    /// The folders searched for included files. They are absolute if the path of the `abide.toml` is.
    pub(crate) include: Vec<String>,
    /// The folder of LLVM's `.td` files, if it is named.
    pub(crate) llvm: Option<String>,
    /// The version of LLVM that texts are read as, if it is named.
    pub(crate) llvm_version: Option<LlvmVersion>,
    /// Macros that are defined from the start.
    pub(crate) define: Vec<String>,
    /// The files and folders that describe dialects. They are absolute if the path of the `abide.toml` is.
    pub(crate) dialects: Vec<String>,
    /// The positions of `dialects` in the file, with lines and columns.
    pub(crate) dialect_places: Vec<(Span, (u32, u32))>,
    /// The rules for checking files.
    pub(crate) check: CheckRules,
    /// The layout of formatted texts.
    pub(crate) layout: LayoutOptions,
    /// Its problems.
    pub(crate) problems: Vec<Problem>,
}

impl Config {
    /// Folders in which included files are looked for, that of LLVM last.
    pub(crate) fn all_includes(&self) -> Vec<String> {
        self.include.iter().chain(&self.llvm).cloned().collect()
    }
}

/// The `abide.toml` at or above a folder.
pub(crate) fn find(folder: &Path) -> Option<PathBuf> {
    // One that is not a regular file is found, too: reading it reports that.
    let mut all = folder.ancestors().map(|folder| folder.join(NAME));
    all.find(|path| path.exists() && !path.is_dir())
}

/// Reads the file at a path.
pub(crate) fn read(path: &Path) -> Config {
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut reader = Reader {
        path: text_of(path),
        places: None,
        folder,
        config: Config::default(),
        patterns: 0,
    };
    let text = match disguise(path) {
        None => read_regular(path, MAX_BYTES),
        Some(reason) => Err(std::io::Error::other(reason)),
    };
    match text.map(String::from_utf8) {
        Ok(Ok(text)) => reader.file(&text),
        Ok(Err(_)) => reader.error("", None, "the file is not UTF-8; save it as UTF-8".to_owned()),
        Err(error) => reader.error("", None, format!("cannot read the file: {error}")),
    }
    reader.config.problems.sort_by_key(|problem| problem.span);
    reader.config
}

impl CheckRules {
    /// The rules of the `abide.toml` in a folder or above it. Its problems are reported where its dialects are read.
    #[must_use]
    pub fn of_folder(folder: &Path) -> CheckRules {
        let absolute = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
        find(&absolute).map_or_else(CheckRules::default, |source| read(&source).check)
    }
}

/// The tables with their keys.
const TABLES: [(&str, &[&str]); 5] = [
    ("[check]", &["select", "ignore", "warn", "error", "exclude", "overrides"]),
    ("[dialects]", &["paths"]),
    ("[fmt]", &["line-width"]),
    ("[tablegen]", &["include", "define", "llvm"]),
    ("[[check.overrides]]", &["paths", "select", "ignore", "warn", "error"]),
];

/// The message about an unknown key of a table, or of the file if `table` is empty: the known keys, and the one that is
/// nearly it or of another table.
fn unknown_key(name: &str, table: &str) -> String {
    let own = TABLES.iter().find(|(own, _)| *own == table).map(|(_, keys)| *keys);
    let mut other = TABLES.iter().filter(|(_, keys)| keys.contains(&name));
    let (place, known, near) = match own {
        Some(keys) => {
            let list: Vec<String> = keys.iter().map(|key| format!("'{key}'")).collect();
            let known = match list.as_slice() {
                [rest @ .., last] if !rest.is_empty() => {
                    format!("known are {} and {last}", rest.join(", "))
                }
                list => format!("known is {}", list.concat()),
            };
            (format!(" in {table}"), known, nearest(name, keys.iter().copied()))
        }
        None => {
            let known =
                "known are the tables [check], [dialects], [fmt] and [tablegen], and 'llvm'";
            let all = ["check", "dialects", "fmt", "llvm", "tablegen"];
            (String::new(), known.to_owned(), nearest(name, all.into_iter()))
        }
    };
    let meant = match (other.next(), &near[..]) {
        (Some((other, _)), _) => format!("; '{name}' belongs to {other}"),
        (None, [near]) => format!("; did you mean '{near}'?"),
        _ => String::new(),
    };
    format!("unknown key '{name}'{place}; {known}{meant}")
}

struct Reader<'r> {
    path: String,
    places: Option<Places>,
    folder: &'r Path,
    config: Config,
    /// The number of patterns in `[check]` so far.
    patterns: usize,
}

impl Reader<'_> {
    fn file(&mut self, text: &str) {
        let (table, errors) = DeTable::parse_recoverable(text);
        // After an error the keys may belong to another table.
        let is_broken = !errors.is_empty();
        let broken_lines = self.syntax_errors(text, errors);
        let own = self.config.problems.len();
        for (key, value) in table.get_ref() {
            match (key.get_ref().as_ref(), value.get_ref()) {
                ("tablegen", DeValue::Table(table)) => self.tablegen(text, table),
                ("fmt", DeValue::Table(table)) => self.fmt(text, table),
                ("fmt", _) => {
                    self.error(text, Some(value.span()), "'fmt' is a table: [fmt]".into());
                }
                ("dialects", DeValue::Table(table)) => self.dialects(text, table),
                ("check", DeValue::Table(table)) => self.check(text, table),
                ("check", _) => {
                    self.error(text, Some(value.span()), "'check' is a table: [check]".into());
                }
                ("dialects", _) => {
                    self.error(
                        text,
                        Some(value.span()),
                        "'dialects' is a table: [dialects]".into(),
                    );
                }
                ("tablegen", _) => {
                    self.error(
                        text,
                        Some(value.span()),
                        "'tablegen' is a table: [tablegen]".into(),
                    );
                }
                ("llvm", _) => self.llvm(text, value, true),
                _ if is_broken => {}
                (name, _) => {
                    self.error(text, Some(key.span()), unknown_key(name, ""));
                }
            }
        }
        // An error after one of the syntax on its line follows from that.
        let mut number = 0;
        self.config.problems.retain(|problem| {
            number += 1;
            number <= own || !broken_lines.contains(&problem.place.0)
        });
    }

    fn tablegen(&mut self, text: &str, table: &DeTable<'_>) {
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "include" => {
                    let folders = self.strings(text, "include", "\"FOLDER\"", value);
                    let folders =
                        folders.iter().map(|(folder, _)| text_of(&self.folder.join(folder)));
                    self.config.include.extend(folders);
                }
                "define" => {
                    let names = self.strings(text, "define", "\"NAME\"", value);
                    self.config.define.extend(names.into_iter().map(|(name, _)| name));
                }
                "llvm" => self.llvm(text, value, false),
                name => self.error(text, Some(key.span()), unknown_key(name, "[tablegen]")),
            }
        }
    }

    /// Sets the version of LLVM (`llvm = "22"`) as which texts are parsed, or the folder of LLVM's `.td` files.
    fn llvm(&mut self, text: &str, value: &Spanned<DeValue<'_>>, is_for_texts: bool) {
        let DeValue::String(named) = value.get_ref() else {
            let message = "'llvm' is a version or a folder: llvm = \"22\"".to_owned();
            self.error(text, Some(value.span()), message);
            return;
        };
        let is_version = named.bytes().all(|byte| byte.is_ascii_digit()) && !named.is_empty();
        let version = named.parse::<LlvmVersion>().ok();
        self.config.llvm_version = version;
        let is_described = version.is_some_and(|version| LLVM_VERSIONS.contains(&version));
        let folder = self.folder.join(&**named);
        let has_files = |folder: &PathBuf| folder.join("mlir/IR/OpBase.td").is_file();
        let found = match is_version {
            true => installed::of_version(named),
            false => [folder.clone(), folder.join("include"), folder.join("mlir/include")]
                .iter()
                .find(|folder| has_files(folder))
                .map(|folder| text_of(folder)),
        };
        match found {
            Some(found) => self.config.llvm = Some(found),
            // Texts can be read as that version without its files.
            None if is_for_texts && is_described => {}
            None if is_version => {
                let message = format!(
                    "the .td files of LLVM {named} are not installed; install libmlir-{named}-dev, or name \
                     the folder that has mlir/IR/OpBase.td"
                );
                self.warn(text, value.span(), message);
            }
            None => {
                let message = format!("'{named}' has no mlir/IR/OpBase.td");
                self.warn(text, value.span(), message);
            }
        }
    }

    fn fmt(&mut self, text: &str, table: &DeTable<'_>) {
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "line-width" => {
                    let width = match value.get_ref() {
                        DeValue::Integer(number) => number.as_str().parse::<u32>().ok(),
                        _ => None,
                    };
                    match width {
                        Some(width) => self.config.layout = LayoutOptions::with_line_width(width),
                        None => {
                            let message = "'line-width' is a number of characters, or 0 to break no \
                                           line: line-width = 120";
                            self.error(text, Some(value.span()), message.to_owned());
                        }
                    }
                }
                name => self.error(text, Some(key.span()), unknown_key(name, "[fmt]")),
            }
        }
    }

    fn dialects(&mut self, text: &str, table: &DeTable<'_>) {
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "paths" => {
                    for (path, span) in self.strings(text, "paths", "\"PATH\"", value) {
                        let path = self.folder.join(path);
                        if !path.exists() {
                            let message = format!("'{}' does not exist", path.display());
                            self.error(text, Some(span.clone()), message);
                        }
                        self.config.dialects.push(text_of(&path));
                        let place = self.place(text, Some(span));
                        self.config.dialect_places.push(place);
                    }
                }
                name => self.error(text, Some(key.span()), unknown_key(name, "[dialects]")),
            }
        }
    }

    /// The strings of a list, each with its place. Anything else in the list is an error.
    fn strings(
        &mut self,
        text: &str,
        key: &str,
        example: &str,
        value: &Spanned<DeValue<'_>>,
    ) -> Vec<(String, std::ops::Range<usize>)> {
        let DeValue::Array(elements) = value.get_ref() else {
            let message = format!("'{key}' is a list of strings: {key} = [{example}]");
            self.error(text, Some(value.span()), message);
            return Vec::new();
        };
        let mut strings = Vec::new();
        for element in elements {
            match element.get_ref() {
                DeValue::String(string) => strings.push((string.to_string(), element.span())),
                _ => {
                    let message = format!("each element of '{key}' is a string: {example}");
                    self.error(text, Some(element.span()), message);
                }
            }
        }
        strings
    }

    fn error(&mut self, text: &str, range: Option<std::ops::Range<usize>>, message: String) {
        self.add(text, range, message, Severity::Error);
    }

    fn warn(&mut self, text: &str, range: std::ops::Range<usize>, message: String) {
        self.add(text, Some(range), message, Severity::Warning);
    }

    fn add(
        &mut self,
        text: &str,
        range: Option<std::ops::Range<usize>>,
        mut message: String,
        severity: Severity,
    ) {
        shorten(&mut message, MAX_VALUE_BYTES);
        let (span, place) = self.place(text, range);
        let path = self.path.clone();
        self.config.problems.push(Problem { path, span, place, message, severity });
    }

    /// A range as a position, with the line and the column from 1.
    fn place(&mut self, text: &str, range: Option<std::ops::Range<usize>>) -> (Span, (u32, u32)) {
        let span = range.map(Span::from_range).unwrap_or_default();
        let places = self.places.get_or_insert_with(|| Places::new(text));
        (span, places.of(text, span.start()))
    }
}

/// Converts offsets of a text to lines and columns. It counts the characters only once, because a list of many paths
/// may be one long line.
struct Places {
    lines: LineIndex,
    /// The number of characters that begin before each block of [`Places::BLOCK_BYTES`] bytes.
    characters: Vec<usize>,
}

impl Places {
    /// In bytes.
    const BLOCK_BYTES: usize = 1024;

    fn new(text: &str) -> Places {
        let mut characters = vec![0];
        let mut before = 0;
        for block in text.as_bytes().chunks(Places::BLOCK_BYTES) {
            before += characters_in(block);
            characters.push(before);
        }
        Places { lines: LineIndex::new(text.as_bytes()), characters }
    }

    /// The line and the column, from 1.
    fn of(&self, text: &str, offset: u32) -> (u32, u32) {
        let line = self.lines.line(offset);
        let before = |offset: u32| {
            let offset = (offset as usize).min(text.len());
            let (block, start) =
                (offset / Places::BLOCK_BYTES, offset - offset % Places::BLOCK_BYTES);
            let rest = text.as_bytes().get(start..offset).unwrap_or_default();
            self.characters.get(block).copied().unwrap_or(0) + characters_in(rest)
        };
        let column = before(offset).saturating_sub(before(self.lines.line_start(line)));
        (line.saturating_add(1), u32::try_from(column).unwrap_or(u32::MAX).saturating_add(1))
    }
}

/// The number of characters of UTF-8 that begin in these bytes.
fn characters_in(bytes: &[u8]) -> usize {
    bytes.iter().filter(|&&byte| byte & 0xC0 != 0x80).count()
}

#[cfg(test)]
mod tests {
    use super::Places;
    use abide_source::text::{Encoding, LineIndex};

    #[test]
    fn places_count_characters_in_long_lines() {
        let text = ["é𝒳a".repeat(500), "a".repeat(Places::BLOCK_BYTES)].join("\r\n");
        let text = [text, "é".repeat(Places::BLOCK_BYTES)].join("\n");
        let (places, lines) = (Places::new(&text), LineIndex::new(text.as_bytes()));
        for (offset, _) in text.char_indices().chain([(text.len(), ' ')]) {
            let offset = u32::try_from(offset).unwrap();
            let place = lines.line_column(text.as_bytes(), offset, Encoding::Utf32);
            assert_eq!(places.of(&text, offset), (place.line + 1, place.column + 1), "{offset}");
        }
        assert_eq!(Places::new("").of("", 0), (1, 1));
    }
}
