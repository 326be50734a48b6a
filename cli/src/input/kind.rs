//! The contents of a file.

use crate::parallel::Threads;
use abide_core::diagnostic::Diagnostic;
use abide_core::ide::SignatureFormat;
use abide_core::limits::Limits;
use abide_core::mlir::ods::records::definition_problems;
use abide_core::mlir::registry::Registry;
use abide_core::mlir::{self, CheckedText};
use abide_core::reflection;
use abide_core::spelling::counted;
use abide_logs::{Extraction, extract, is_log};
use abide_project::{DiskFiles, FoundOptions, Problem, Project};
use abide_tablegen::{Evaluation, FileId, Session, ide};
use std::collections::{BTreeSet, HashSet};
use std::path::Path;
use std::sync::Arc;

/// The format of an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// MLIR text.
    Mlir,
    /// A structured-index-path signature.
    Sip,
    /// A raw function signature.
    Raw,
    /// Reflection JSON.
    Reflection,
    /// TableGen.
    TableGen,
}

/// The maximum length of a text that begins and ends like a module and is still searched for line breaks of a terminal,
/// in bytes.
const MAX_PASTED_BYTES: usize = 1 << 20;

/// The suffixes of the files that are read in folders.
const SUFFIXES: &[(&str, Kind)] = &[(".mlir", Kind::Mlir), (".mlir.in", Kind::Mlir)];

/// The suffixes of files of other formats, which are read only if they are named.
/// In folders, many files with these suffixes have other contents.
const NAMED: &[(&str, Kind)] = &[
    (".sip", Kind::Sip),
    (".raw", Kind::Raw),
    (".json", Kind::Reflection),
    (".td", Kind::TableGen),
];

impl Kind {
    /// The format of a file in a folder, by its name.
    pub(crate) fn of_name(path: &Path) -> Option<Kind> {
        Kind::among(SUFFIXES, path)
    }

    /// Returns the format of a file, or of standard input without a path. A file that is named on the command line is
    /// read as MLIR unless its name means another format.
    pub(crate) fn of(path: Option<&Path>) -> Kind {
        path.and_then(|path| Kind::among(NAMED, path)).unwrap_or(Kind::Mlir)
    }

    /// Whether the name of a file promises a format.
    pub(crate) fn is_promised_by(path: &Path) -> bool {
        Kind::of_name(path).or_else(|| Kind::among(NAMED, path)).is_some()
    }

    /// Whether a file is read as MLIR only because it was named on the command line: neither its name nor its beginning
    /// is that of MLIR.
    pub(crate) fn is_other_text(self, path: Option<&Path>, text: &[u8]) -> bool {
        let is_guess = |path: &Path| {
            Kind::of_name(path).is_none() && path.extension().is_some_and(|end| end != "mlirbc")
        };
        self == Kind::Mlir && path.is_some_and(is_guess) && !may_be_module(text)
    }

    /// The modules of a log; `None` if a text is read as one file of MLIR. A name of MLIR decides, and so does the
    /// beginning of a text whose rest is not plainly the output of programs.
    pub(crate) fn modules_of_log(self, path: Option<&Path>, text: &[u8]) -> Option<Extraction> {
        let is_named = path.is_some_and(|path| Kind::of_name(path).is_some());
        if self == Kind::Reflection {
            return (!has_reflection_keys(text))
                .then(|| extract(text))
                .filter(|found| !found.pieces.is_empty());
        }
        if self != Kind::Mlir || is_named {
            return None;
        }
        if !may_be_module(text) {
            return Some(extract(text)).filter(|found| found.begins_as_log(text));
        }
        let text_end = text.trim_ascii_end();
        let last = text_end.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
        let ends_as_module = last.ends_with(b"}") || last.starts_with(b"#");
        let has_dumps = abide_logs::has_dumps(text);
        if text.len() > MAX_PASTED_BYTES && ends_as_module && !has_dumps {
            return None;
        }
        let found = extract(text);
        is_log(text, &found).then_some(found)
    }

    /// Whether a JSON text is not reflection, although its name may be that of a file with it.
    pub(crate) fn is_other_json(self, text: &[u8]) -> bool {
        let has_other_keys = || {
            let reflection = reflection::read(text, &Limits::default());
            let json = reflection.json();
            json.diagnostics().is_empty() && json.members(json.root()).next().is_some()
        };
        self == Kind::Reflection && !has_reflection_keys(text) && has_other_keys()
    }

    /// The advice for a file with a name of MLIR that begins as a log: it is read as one file of MLIR.
    pub(crate) fn advice_for_log(self, text: &[u8]) -> Option<String> {
        if self != Kind::Mlir || may_be_module(text) {
            return None;
        }
        let found = extract(text);
        let modules = counted(found.pieces.len(), "module");
        let advice =
            format!("a log with {modules}? Name it '*.log', or use 'abide check - < FILE'");
        found.begins_as_log(text).then_some(advice)
    }

    /// The name of the format.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Mlir => "MLIR",
            Kind::Sip => "a structured-index-path signature",
            Kind::Raw => "a raw function signature",
            Kind::Reflection => "reflection JSON",
            Kind::TableGen => "TableGen",
        }
    }

    fn among(suffixes: &[(&str, Kind)], path: &Path) -> Option<Kind> {
        let name = path.file_name()?.as_encoded_bytes();
        let found = suffixes.iter().find(|(suffix, _)| name.ends_with(suffix.as_bytes()))?;
        Some(found.1)
    }

    /// Checks a text of this format, by the descriptions of `dialects` too, if there are some. The diagnostics are in
    /// the order of their places. Files that the text includes are looked for from `path` and in the folders `include`.
    pub(crate) fn check(
        self,
        path: &str,
        text: &mut Vec<u8>,
        dialects: Option<&Arc<Registry>>,
        include: &[String],
        limits: &Limits,
        threads: Threads,
    ) -> FileDiagnostics {
        let diagnostics = match self {
            // Most texts are clean, which one thread sees in half the time of a check.
            Kind::Mlir if threads.are_few() && is_clean(text, dialects, limits) => Vec::new(),
            Kind::Mlir => {
                let CheckedText { diagnostics, undescribed } =
                    mlir::check_in_place(text, dialects, limits, threads.executor());
                return FileDiagnostics { diagnostics, undescribed, ..FileDiagnostics::default() };
            }
            Kind::Sip => SignatureFormat::Sip.check(text, limits),
            Kind::Raw => SignatureFormat::Raw.check(text, limits),
            Kind::Reflection => SignatureFormat::Reflection.check(text, limits),
            Kind::TableGen => return check_tablegen(path, text, include, limits),
        };
        FileDiagnostics { diagnostics, ..FileDiagnostics::default() }
    }
}

/// Whether a JSON text has a key of reflection, perhaps in full: `args`, `results`. Others may be records of a program,
/// with modules in strings.
fn has_reflection_keys(text: &[u8]) -> bool {
    let reflection = reflection::read(text, &Limits::default());
    let json = reflection.json();
    json.members(json.root()).any(|member| {
        let key = json.string(member.key);
        ["a", "r", "v"].contains(&&*key)
            || ["arg", "res", "ret"].iter().any(|begin| key.starts_with(begin))
    })
}

/// Whether the operations of a text tell that it has no diagnostics.
fn is_clean(text: &[u8], dialects: Option<&Arc<Registry>>, limits: &Limits) -> bool {
    dialects.is_some_and(|registry| mlir::is_clean_text(text, registry, limits))
}

/// Whether a text begins as a module does: with an operation, an alias or metadata of the file, after comments.
fn may_be_module(text: &[u8]) -> bool {
    let mut rest = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text).trim_ascii_start();
    while rest.starts_with(b"//") {
        let line = rest.split(|byte| *byte == b'\n').next().unwrap_or_default();
        rest = rest.get(line.len()..).unwrap_or_default().trim_ascii_start();
    }
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || b"_$.-".contains(byte);
    match rest.split_first() {
        None | Some((b'%', _)) => true,
        Some((b'{', rest)) => rest.starts_with(b"-#"),
        Some((b'#' | b'!', rest)) => {
            let count = rest.iter().take_while(|byte| is_name(byte)).count();
            let after = rest.get(count..).unwrap_or_default().trim_ascii_start();
            count > 0 && after.starts_with(b"=")
        }
        Some((b'"', rest)) => {
            let count = rest.iter().take_while(|byte| !b"\"\n".contains(byte)).count();
            let after = rest.get(count..).unwrap_or_default().strip_prefix(b"\"");
            count > 0 && after.is_some_and(|after| after.trim_ascii_start().starts_with(b"("))
        }
        Some((first, _)) if first.is_ascii_alphabetic() || *first == b'_' => {
            let count = rest.iter().take_while(|byte| is_name(byte)).count();
            let word = rest.get(..count).unwrap_or_default();
            let mut parts = word.split(|byte| *byte == b'.');
            let has_dialect = parts.clone().count() > 1 && parts.all(|part| !part.is_empty());
            // `package.Error: words` is an exception of Python, `a.mlir:3:1: error: ..` the place of a message.
            let is_message = match rest.get(count..) {
                Some([b':', next, ..]) => *next == b' ' || next.is_ascii_digit(),
                _ => false,
            };
            has_dialect && !is_message
                || matches!(word, b"module" | b"func" | b"unrealized_conversion_cast")
        }
        Some(_) => false,
    }
}

/// The result of checking a text.
#[derive(Debug, Default)]
pub(crate) struct FileDiagnostics {
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// Other files to which the diagnostics point, with their texts.
    pub(crate) others: Vec<(String, Vec<u8>)>,
    /// The problems of the `abide.toml` with which the file is read.
    pub(crate) problems: Vec<Problem>,
    /// The names of the operations whose dialects are not described.
    pub(crate) undescribed: BTreeSet<String>,
}

/// Checks a TableGen file. An error in a file that it includes is reported at the `include`.
fn check_tablegen(path: &str, text: &[u8], include: &[String], limits: &Limits) -> FileDiagnostics {
    let files = DiskFiles::default();
    files.insert(path, text.to_vec());
    let FoundOptions { mut options, problems, .. } = Project::new(Vec::new()).options(path, &files);
    options.include_folders.splice(0..0, include.iter().cloned());
    let mut session = Session::new(options, *limits);
    let Some(evaluation) = session.evaluate(&files, path) else {
        return FileDiagnostics { problems, ..FileDiagnostics::default() };
    };
    let document = ide::Document::new(&session, &evaluation);
    let mut diagnostics = ide::diagnostics(document, &|_| false);
    diagnostics.extend(definition_problems(&session, &evaluation, document.file));
    diagnostics.sort_by_key(|one| one.span.start());
    let others = related_files(&session, &evaluation, &diagnostics);
    FileDiagnostics { diagnostics, others, problems, ..FileDiagnostics::default() }
}

/// The files of an evaluation to which diagnostics point, each with its text.
pub(crate) fn related_files(
    session: &Session,
    evaluation: &Evaluation,
    diagnostics: &[Diagnostic],
) -> Vec<(String, Vec<u8>)> {
    let related = diagnostics.iter().flat_map(|found| &found.related);
    let named: HashSet<&str> = related.filter_map(|place| place.path.as_deref()).collect();
    let others = evaluation.files.iter().filter(|&&file| named.contains(session.path(file)));
    let quoted =
        |&file: &FileId| (session.path(file).to_owned(), quotable_text(session, evaluation, file));
    others.map(quoted).collect()
}

/// The text of a file, for messages that quote lines. An `include` can name any file of the machine, and logs may be
/// public: an included file is blank unless it is TableGen by its name, after links.
pub(crate) fn quotable_text(session: &Session, evaluation: &Evaluation, file: FileId) -> Vec<u8> {
    let mut text = session.text(file).to_vec();
    let path = std::fs::canonicalize(session.path(file));
    let is_tablegen =
        path.is_ok_and(|path| path.extension().is_some_and(|extension| extension == "td"));
    if file != evaluation.file && !is_tablegen {
        let hidden = text.iter_mut().filter(|byte| !byte.is_ascii_whitespace());
        hidden.for_each(|byte| *byte = b' ');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_name_determines_its_format() {
        for name in ["a.mlir", "d/a.mlir.in", "a.b.mlir"] {
            assert_eq!(Kind::of_name(Path::new(name)), Some(Kind::Mlir), "{name}");
        }
        for name in ["a.txt", "mlir", "a.mlir.bak", "", ".."] {
            assert_eq!(Kind::of_name(Path::new(name)), None, "{name}");
            assert_eq!(Kind::of(Some(Path::new(name))), Kind::Mlir, "{name}");
        }
        assert_eq!(Kind::of_name(Path::new("a.json")), None, "not every JSON file is reflection");
        assert_eq!(Kind::of(Some(Path::new("a.json"))), Kind::Reflection);
        assert_eq!(Kind::of(Some(Path::new("d/a.sip"))), Kind::Sip);
    }

    #[test]
    fn other_texts_are_recognised() {
        let path = Some(Path::new("a.txt"));
        for text in [
            "",
            "// x\n\n  // y\n\"a.b\"() : () -> ()",
            "%0 = a.b",
            "#map = affine_map<() -> ()>",
            "!t = i32\n",
            "module {}",
            "func.func @f()",
            "{-# a: {} #-}",
            "\u{feff}func @f()",
        ] {
            assert!(!Kind::Mlir.is_other_text(path, text.as_bytes()), "{text}");
        }
        for text in [
            "# Title\n\nText.",
            "#include <a.h>",
            "import os",
            "\"\"\"Doc\"\"\"",
            "{}",
            "<a>",
            "e.g. this",
            "!",
        ] {
            assert!(Kind::Mlir.is_other_text(path, text.as_bytes()), "{text}");
            for name in ["a.mlir", "a.mlir.in", "a"] {
                assert!(
                    !Kind::Mlir.is_other_text(Some(Path::new(name)), text.as_bytes()),
                    "{text}"
                );
            }
            assert!(!Kind::Mlir.is_other_text(None, text.as_bytes()), "{text}");
        }
    }

    #[test]
    fn json_with_modules_in_strings_is_a_log() {
        let path = Some(Path::new("r.json"));
        let modules = |text: &str| Kind::Reflection.modules_of_log(path, text.as_bytes());
        for text in [
            r#"{"status": "error", "ir": "module {\n  func.func private @f()\n}\n"}"#,
            r#"[{"ir": "func.func private @f() -> i32\nfunc.func private @g() -> i32\n"}]"#,
            "{\n  \"name\": \"x\",\n  \"text\": \"module {\\n}\\n\"\n}\n",
        ] {
            assert_eq!(modules(text).map(|found| found.pieces.len()), Some(1), "{text}");
        }
        for text in [
            r#"{"a": [], "r": [], "v": 1}"#,
            r#"{"a": "module {\n}\n"}"#,
            r#"{"status": "ok"}"#,
            "",
        ] {
            assert!(modules(text).is_none(), "{text}");
        }
        for (text, is_other) in [
            ("{\"status\": 1}", true),
            ("[1, 2]", false),
            ("{}", false),
            ("{\"name\": \"x\", \"version\": 1}", true),
            ("{\"a\": []}", false),
            ("{\"args\": [], \"results\": []}", false),
            ("{\"v\": 1}", false),
            // Broken JSON is reported as such.
            ("{\"status\": ", false),
            ("", false),
        ] {
            assert_eq!(Kind::Reflection.is_other_json(text.as_bytes()), is_other, "{text}");
        }
    }

    #[test]
    fn logs_are_recognised_by_name_and_text() {
        let module = "module {\n}\n";
        let is_log = |name: &str, text: &str| {
            let path = (name != "-").then(|| Path::new(name));
            Kind::Mlir.modules_of_log(path, text.as_bytes()).is_some()
        };
        for text in [
            format!("Some text.\n{module}"),
            format!("// -----// IR Dump After X (x) //----- //\n{module}"),
            format!("{module}Traceback (most recent call last):\n  x\n"),
            // The place of a message is not the name of an operation.
            format!("a.mlir:3:1: error: wrong\n// CHECK: x\n   ^\n{module}"),
            format!("test.py:12: in f\n{module}"),
            format!(
                "a.mlir:3: note: see here\n{module}\n^\nInput was:\n<<<<<<\n  1: module {{\n  2: }}\n>>>>>>\n"
            ),
        ] {
            assert!(is_log("a.txt", &text) && is_log("-", &text) && is_log("a", &text), "{text}");
            assert!(!is_log("a.mlir", &text), "{text}");
        }
        for text in [
            module.to_owned(),
            format!("{module}foo bar baz\n"),
            "foo\n".to_owned(),
            // Mistakes at the beginning of a file are not the text of a log.
            format!("modul {{\n}}\n{module}"),
            format!("fun @f() {{\n}}\n{module}"),
            format!("}}\n{module}"),
        ] {
            assert!(!is_log("a.txt", &text) && !is_log("-", &text), "{text}");
        }
    }

    #[test]
    fn the_final_line_end_is_not_part_of_a_signature() {
        for end in ["", "\n", "\r\n"] {
            let found = |kind: Kind, text: &str| {
                let mut text = format!("{text}{end}").into_bytes();
                kind.check("a", &mut text, None, &[], &Limits::default(), Threads::ONE).diagnostics
            };
            assert_eq!(found(Kind::Sip, "I3!_0R3!_0"), [], "{end:?}");
            assert_eq!(found(Kind::Raw, "I8!B5!t8d4R1!"), [], "{end:?}");
            assert_eq!(found(Kind::Sip, "I3!_0R3!_0\n").len(), usize::from(!end.is_empty()));
        }
    }
}
