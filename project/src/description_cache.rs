//! Cached descriptions on the disk: the result of reading some files, with hashes that identify their versions.
//!
//! A cache file has a line that identifies it, a line of JSON with the files read and their errors, and the
//! descriptions as bytes. Texts are identified by their content, not by their time.

use crate::cache::{Cache, fingerprint, program};
use crate::described::{Described, Listed};
use abide_core::diagnostic::{
    Applicability, Code, Detail, Diagnostic, Fix, Related, Severity, codes,
};
use abide_core::mlir::ods::DialectDescription;
use abide_core::text::{Span, TextEdit};
use abide_tablegen::Files;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The beginning of the file.
const MAGIC: &str = "abide dialects 1 ";

/// The maximum size of a cache file, in bytes. A larger one is neither read nor written.
const MAX_CACHE_BYTES: u64 = 128 << 20;

/// The minimum size of the descriptions in a cache file, in bytes. Smaller ones are quickly read again.
const MIN_CACHED_BYTES: usize = 256 << 10;

/// A cache file of descriptions, which may be missing.
#[derive(Debug)]
pub(crate) struct DescriptionCache<'c> {
    cache: &'c Cache,
    name: String,
    program: u64,
}

/// The texts that were read, by path; `None` for a missing file.
type Texts = BTreeMap<String, Option<Arc<[u8]>>>;

impl<'c> DescriptionCache<'c> {
    /// The file for some options; `None` if this program cannot be identified.
    pub(crate) fn new(
        cache: &'c Cache,
        options: &str,
        listed: &[Listed],
    ) -> Option<DescriptionCache<'c>> {
        let program = program()?;
        let own = fingerprint(&(program, options, listed));
        let name = format!("dialects-{own:016x}.kept");
        Some(DescriptionCache { cache, name, program })
    }

    /// The cached descriptions, if all texts that they were read from are unchanged. These are read one after the
    /// other, and returned on request.
    pub(crate) fn load(
        &self,
        listed: &[Listed],
        files: &dyn Files,
        with_texts: bool,
    ) -> Option<Described> {
        let bytes = self.cache.read(&self.name, MAX_CACHE_BYTES)?;
        let (own, rest) = bytes.split_at_checked(self.line(0).len())?;
        let (header, descriptions) = rest.split_at(memchr::memchr(b'\n', rest)?);
        let descriptions = descriptions.get(1..)?;
        if own != self.line(fingerprint(rest)).as_bytes() {
            return None;
        }
        let header: Value = serde_json::from_slice(header).ok()?;
        if header.get("listed")? != &json_of_listed(listed) {
            return None;
        }
        let (dialects, texts) = std::thread::scope(|scope| {
            let dialects = scope.spawn(|| DialectDescription::load(descriptions));
            let texts = same_texts(header.get("read")?, files, with_texts);
            Some((dialects.join().ok()??, texts?))
        })?;
        let strings = |name: &str| -> Option<Vec<String>> {
            let all = header.get(name)?.as_array()?.iter();
            all.map(|one| one.as_str().map(str::to_owned)).collect()
        };
        let annotations = strings("annotations")?.into_iter().map(|path| {
            let text = files.read(&path)?;
            Some((path, String::from_utf8_lossy(&text).into_owned()))
        });
        Some(Described {
            annotations: annotations.collect::<Option<_>>()?,
            dialects,
            files: strings("files")?,
            missing: Vec::new(),
            refused: Vec::new(),
            errors: errors(header.get("errors")?)?,
            other_errors: errors(header.get("otherErrors")?)?,
            texts,
        })
    }

    /// Caches the descriptions. If they cannot be written, they are read again the next time.
    pub(crate) fn store(&self, listed: &[Listed], described: &Described) {
        let texts = described.texts.iter();
        let len: usize =
            texts.clone().map(|(_, text)| text.as_ref().map_or(0, |it| it.len())).sum();
        if !described.missing.is_empty() || !described.refused.is_empty() || len < MIN_CACHED_BYTES
        {
            return;
        }
        let read: serde_json::Map<String, Value> = texts
            .map(|(path, text)| (path.clone(), json!(text.as_deref().map(fingerprint))))
            .collect();
        let annotations: Vec<&String> =
            described.annotations.iter().map(|(path, _)| path).collect();
        let header = json!({
            "listed": json_of_listed(listed),
            "read": read,
            "files": described.files,
            "annotations": annotations,
            "errors": described.errors.iter().map(json_of_error).collect::<Vec<_>>(),
            "otherErrors": described.other_errors.iter().map(json_of_error).collect::<Vec<_>>(),
        });
        let mut rest = header.to_string().into_bytes();
        rest.push(b'\n');
        rest.extend(DialectDescription::store(&described.dialects));
        let mut all = self.line(fingerprint(&*rest)).into_bytes();
        all.append(&mut rest);
        if all.len() as u64 <= MAX_CACHE_BYTES {
            // Read again the next time if it cannot be written.
            let _ = self.cache.write(&self.name, &all);
        }
    }

    /// The first line of a file, with the fingerprint of all that follows.
    fn line(&self, rest: u64) -> String {
        format!("{MAGIC}{:016x} {rest:016x}\n", self.program)
    }
}

/// Reads the recorded texts, if all are unchanged; they are returned on request.
fn same_texts(read: &Value, files: &dyn Files, with_texts: bool) -> Option<Texts> {
    let mut texts = Texts::new();
    for (path, own) in read.as_object()? {
        let mut today = None;
        if with_texts {
            let text = files.read(path);
            today = text.as_deref().map(fingerprint);
            texts.insert(path.clone(), text);
        } else {
            files.show(path, &mut |text| today = text.map(fingerprint));
        }
        if today != own.as_u64() {
            return None;
        }
    }
    Some(texts)
}

fn json_of_listed(listed: &[Listed]) -> Value {
    listed.iter().map(|one| json!([one.path, one.is_requested])).collect()
}

fn json_of_error((path, error): &(String, Diagnostic)) -> Value {
    let span = |span: Span| json!([span.start(), span.end()]);
    let related = error.related.iter();
    let related = related.map(|one| json!([one.path.as_deref(), span(one.span), one.message]));
    let edits = |fix: &Fix| -> Value {
        let edit =
            |edit: &TextEdit| json!([span(edit.span), String::from_utf8_lossy(&edit.replacement)]);
        fix.edits.iter().map(edit).collect()
    };
    json!([
        path,
        error.code.name(),
        error.severity.name(),
        span(error.span),
        error.message,
        related.collect::<Vec<_>>(),
        error.fix.as_ref().map(|fix| json!([fix.title, edits(fix), fix.applicability.name()])),
    ])
}

/// The errors that [`json_of_error`] wrote.
fn errors(all: &Value) -> Option<Vec<(String, Diagnostic)>> {
    all.as_array()?.iter().map(error).collect()
}

fn error(one: &Value) -> Option<(String, Diagnostic)> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let [path, code, severity, place, message, related, fix] = one.as_array()?.as_slice() else {
        return None;
    };
    let related = related.as_array()?.iter().map(|one| {
        let [path, place, message] = one.as_array()?.as_slice() else { return None };
        let path = path.as_str().map(Arc::from);
        Some(Related { path, span: span(place)?, message: text(message)? })
    });
    let fix = match fix {
        Value::Null => None,
        fix => {
            let [title, edits, applicability] = fix.as_array()?.as_slice() else { return None };
            let edits = edits.as_array()?.iter().map(|edit| {
                let [place, new] = edit.as_array()?.as_slice() else { return None };
                Some(TextEdit { span: span(place)?, replacement: text(new)?.into_bytes() })
            });
            Some(Fix {
                title: text(title)?.into(),
                edits: edits.collect::<Option<_>>()?,
                applicability: Applicability::named(applicability.as_str()?)?,
                drops: Vec::new(),
            })
        }
    };
    let error = Diagnostic {
        severity: severity_named(severity.as_str()?)?,
        related: related.collect::<Option<_>>()?,
        fix: fix.map(Box::new),
        ..Diagnostic::new(code_named(code.as_str()?)?, span(place)?, Detail::Text(text(message)?))
    };
    Some((text(path)?, error))
}

fn span(place: &Value) -> Option<Span> {
    let [start, end] = place.as_array()?.as_slice() else { return None };
    let offset = |value: &Value| u32::try_from(value.as_u64()?).ok();
    Some(Span::new(offset(start)?, offset(end)?))
}

fn code_named(name: &str) -> Option<Code> {
    let mut all = codes::tablegen::ALL.iter().chain(codes::limit::ALL);
    all.find(|code| code.name() == name).copied()
}

fn severity_named(name: &str) -> Option<Severity> {
    use Severity::{Error, Hint, Information, Warning};
    [Error, Warning, Information, Hint].into_iter().find(|one| one.name() == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Describer, DiskFiles};
    use abide_core::limits::Limits;
    use std::path::PathBuf;

    /// A folder with a dialect whose files are long enough to be kept.
    struct Project {
        folder: PathBuf,
        cache: Cache,
    }

    impl Project {
        fn new(name: &str) -> Project {
            let folder = std::env::temp_dir().join(format!("abide-{name}-{}", std::process::id()));
            std::fs::create_dir_all(folder.join("td")).unwrap();
            let cache = Cache::new(Some(&folder.join("cache"))).unwrap();
            let project = Project { folder, cache };
            project.write(
                "base.td",
                &format!("class Op<string m>;\n// {}\n", "x".repeat(MIN_CACHED_BYTES)),
            );
            project.write("a.td", TWO_FILES);
            project.write("wrong.td", "include \"base.td\"\ndef X : Nothing;\n");
            project
        }

        fn write(&self, name: &str, text: &str) {
            std::fs::write(self.folder.join("td").join(name), text).unwrap();
        }

        fn paths(&self) -> Vec<PathBuf> {
            vec![self.folder.join("td")]
        }

        fn listed(&self) -> Vec<Listed> {
            crate::dialects::listed(&self.paths()).files
        }

        /// The cached descriptions, if they are still valid.
        fn load(&self) -> Option<Described> {
            let describer = Describer::new(&[], &Limits::default());
            let listed = self.listed();
            let kept = DescriptionCache::new(&self.cache, &describer.options, &listed).unwrap();
            kept.load(&listed, &DiskFiles::default(), true)
        }

        fn describe(&self) -> Described {
            let mut describer = Describer::new(&[], &Limits::default());
            describer.describe_cached(&self.paths(), &DiskFiles::default(), Some(&self.cache))
        }

        fn files(&self) -> Vec<PathBuf> {
            let all = std::fs::read_dir(self.folder.join("cache")).unwrap();
            all.map(|entry| entry.unwrap().path()).collect()
        }
    }

    impl Drop for Project {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }

    const TWO_FILES: &str = "include \"base.td\"\ninclude \"absent/or_not.td\"\n";

    /// Compares messages only, because the cache has no details of diagnostics.
    fn words(of: &Described) -> String {
        let words = |(path, found): &(String, Diagnostic)| {
            let Diagnostic { code, severity, span, message, related, help, .. } = found;
            format!("{path} {code:?} {severity:?} {span:?} {message} {related:?} {help:?}")
        };
        let errors: Vec<String> = of.errors.iter().chain(&of.other_errors).map(words).collect();
        format!("{:?} {:?} {:?} {:?} {errors:?}", of.dialects, of.files, of.missing, of.annotations)
    }

    fn same(a: &Described, b: &Described) {
        assert_eq!(words(a), words(b));
    }

    #[test]
    fn the_cache_returns_the_described_dialects() {
        let project = Project::new("kept");
        assert!(project.load().is_none());
        let first = project.describe();
        assert!(!first.other_errors.is_empty(), "an error is kept, too");
        same(&project.load().unwrap(), &first);
        same(&project.describe(), &first);
        assert_eq!(project.files().len(), 1);
    }

    #[test]
    fn changed_files_make_the_cache_stale() {
        let project = Project::new("stale");
        project.describe();
        assert!(project.load().is_some());
        let base = project.folder.join("td/base.td");
        let text = std::fs::read_to_string(&base).unwrap();
        let when = std::fs::metadata(&base).unwrap().modified().unwrap();
        // Of the same length and time, as a tool may leave it.
        project.write("base.td", &text.replace("m>;", "n>;"));
        let file = std::fs::File::options().append(true).open(&base).unwrap();
        file.set_modified(when).unwrap();
        assert!(project.load().is_none());
        project.write("base.td", &text);
        assert!(project.load().is_some());
        // A file that was not found.
        std::fs::create_dir_all(project.folder.join("td/absent")).unwrap();
        std::fs::write(project.folder.join("td/absent/or_not.td"), "").unwrap();
        assert!(project.load().is_none());
        std::fs::remove_dir_all(project.folder.join("td/absent")).unwrap();
        assert!(project.load().is_some());
        project.write("new.td", "");
        assert!(project.load().is_none());
    }

    #[test]
    fn other_files_are_not_loaded() {
        let project = Project::new("broken");
        let first = project.describe();
        let [path] = project.files().try_into().unwrap();
        let whole = std::fs::read(&path).unwrap();
        let mut all = vec![Vec::new(), b"abide dialects 1 ".to_vec(), b"\xff\n{}\n".to_vec()];
        for at in (0..whole.len()).step_by(whole.len() / 50 + 1) {
            let mut other = whole.clone();
            other[at] ^= 0x55;
            all.extend([whole[..at].to_vec(), other]);
        }
        for other in all {
            std::fs::write(&path, other).unwrap();
            assert!(project.load().is_none());
        }
        same(&project.describe(), &first);
        assert!(project.load().is_some(), "it is written again");
    }

    #[test]
    fn short_texts_and_projects_with_missing_paths_are_not_kept() {
        let project = Project::new("short");
        project.write("base.td", "class Op<string m>;\n");
        project.describe();
        assert!(!project.folder.join("cache").exists());
        let project = Project::new("missing");
        let paths = [project.folder.join("td"), project.folder.join("nowhere")];
        let mut describer = Describer::new(&[], &Limits::default());
        describer.describe_cached(&paths, &DiskFiles::default(), Some(&project.cache));
        assert!(!project.folder.join("cache").exists());
    }
}
