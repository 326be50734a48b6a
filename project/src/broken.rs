//! Descriptions that cannot be read as a whole: their dialects, and the positions of errors.

use crate::described::Described;
use crate::regular::{MAX_FILE_BYTES, is_text, read_regular};
use abide_core::diagnostic::{Detail, Diagnostic, RecordName, Severity};
use abide_core::dialect::NEWEST_LLVM;
use abide_core::mlir::ods::{DialectDescription, LlvmVersion};
use abide_core::mlir::registry::{BrokenDescription, Registry};
use abide_core::text::{Encoding, LineIndex};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;

/// The version of LLVM as which texts are parsed strictly: the one that an `abide.toml` names. `None` if that is the
/// newest one and a description is broken, because the project may need an even newer LLVM with unknown forms.
#[must_use]
pub fn credible_version(registry: &Registry, named: LlvmVersion) -> Option<LlvmVersion> {
    (named != NEWEST_LLVM || registry.broken().is_empty()).then_some(named)
}

/// The number of errors shown for one project.
const MAX_SHOWN: usize = 20;

impl Described {
    /// The errors of files that describe dialects.
    pub fn all_errors(&self) -> impl Iterator<Item = &(String, Diagnostic)> {
        let all = self.errors.iter().chain(&self.other_errors);
        all.filter(|(_, error)| error.severity == Severity::Error)
    }

    /// The dialects with a file that cannot be read as a whole, each with its first error.
    #[must_use]
    pub fn broken(&self) -> Vec<BrokenDescription> {
        let mut found: BTreeMap<String, String> = BTreeMap::new();
        let mut last = None;
        for (path, error) in self.all_errors() {
            if last.replace(path) == Some(path) {
                // The first of each file is enough.
                continue;
            }
            let Some(text) = self.text(path) else { continue };
            let (line, column) = place_of(&text, error);
            let words = format!("{path}:{line}:{column}: {}", words_of(error));
            if !is_text(&text) {
                found.entry(String::new()).or_insert(words);
                continue;
            }
            let described = self.dialects.iter().filter(|dialect| is_in(dialect, path));
            let described = described.map(|dialect| dialect.name.to_string());
            for name in described.chain(dialects_named_in(&text)) {
                found.entry(name).or_insert_with(|| words.clone());
            }
        }
        let broken = |(dialect, error)| BrokenDescription { dialect, error };
        found.into_iter().map(broken).collect()
    }

    /// The errors of the requested files, a line for each, and the number of further ones.
    #[must_use]
    pub fn error_lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (path, error) in self.errors.iter().take(MAX_SHOWN) {
            let place = self.text(path).map(|text| place_of(&text, error));
            let place = place.map_or(" ".to_owned(), |(line, column)| format!("{line}:{column}: "));
            lines.push(format!("{path}:{place}{}: {}", error.severity.name(), words_of(error)));
        }
        let more = self.errors.len().saturating_sub(MAX_SHOWN);
        if more > 0 {
            lines.push(format!("{more} more errors in the .td files are not shown"));
        }
        lines
    }

    /// The text of a file that was read; one that was not kept is on the disk.
    fn text(&self, path: &str) -> Option<Cow<'_, [u8]>> {
        match self.texts.get(path) {
            Some(Some(text)) => Some(Cow::Borrowed(text)),
            _ => read_regular(Path::new(path), MAX_FILE_BYTES).ok().map(Cow::Owned),
        }
    }
}

/// The message of an error, with the next step if LLVM's files may be too old for the project.
fn words_of(error: &Diagnostic) -> String {
    let is_field =
        matches!(&*error.detail, Detail::UnknownRecordName { kind: RecordName::Field, .. });
    match error.help.as_ref().filter(|_| is_field) {
        Some(help) => format!("{}; {help}", error.message),
        None => error.message.clone(),
    }
}

/// The line and the column of a diagnostic, from 1.
fn place_of(text: &[u8], error: &Diagnostic) -> (u32, u32) {
    let at = LineIndex::new(text).line_column(text, error.span.start(), Encoding::Utf32);
    (at.line.saturating_add(1), at.column.saturating_add(1))
}

/// Whether a file defines a dialect, or one of its operations, types, attributes or enumerations.
fn is_in(dialect: &DialectDescription, path: &str) -> bool {
    let ops = dialect.ops.iter().filter_map(|op| op.place.as_ref());
    let parametric = dialect.types.iter().chain(&dialect.attributes);
    let parametric = parametric.filter_map(|one| one.place.as_ref());
    let enums = dialect.enums.iter().filter_map(|one| one.place.as_ref());
    let mut all = ops.chain(parametric).chain(enums).chain(&dialect.place);
    all.any(|place| *place.path == *path)
}

/// The strings of `let name = "x"` in a text that cannot be evaluated: probably names of dialects.
fn dialects_named_in(text: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(text);
    let after = text.split("let name").skip(1);
    let name = after.filter_map(|rest| {
        let (name, _) =
            rest.trim_start().strip_prefix('=')?.trim_start().strip_prefix('"')?.split_once('"')?;
        Some(name.to_owned())
    });
    name.collect()
}
