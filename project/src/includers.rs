//! The files that include a file: clangd calls them proxies.

use crate::paths::without_dots;
use crate::regular::read_regular;
use abide_tablegen::joined;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::SystemTime;

/// The longest text that is looked through, in bytes.
const MAX_TEXT_BYTES: u64 = 64 << 20;

/// The includes of a workspace's files, as far as they have been read.
#[derive(Debug, Default)]
pub struct Includers {
    files: BTreeMap<String, Entry>,
}

/// The includes of a file, as written.
#[derive(Debug)]
struct Entry {
    /// The file's modification time and length; `None` for a text without a file.
    version: Option<(SystemTime, u64)>,
    names: Vec<String>,
}

impl Includers {
    /// Looks through a file on the disk, unless it is known and has not changed.
    pub fn look_at(&mut self, path: &str) {
        let about = std::fs::metadata(path).ok();
        let version = about.and_then(|about| Some((about.modified().ok()?, about.len())));
        let known = self.files.get(path).map(|entry| entry.version);
        if version.is_some() && known == Some(version) {
            return;
        }
        match version.and_then(|_| read_regular(Path::new(path), MAX_TEXT_BYTES).ok()) {
            Some(text) => {
                let names = written_includes(&text);
                self.files.insert(path.to_owned(), Entry { version, names });
            }
            None => {
                self.files.remove(path);
            }
        }
    }

    /// Replaces the disk's version by a text.
    pub fn insert(&mut self, path: &str, text: &[u8]) {
        let names = written_includes(text);
        self.files.insert(path.to_owned(), Entry { version: None, names });
    }

    /// Keeps only the files that the function accepts.
    pub fn retain(&mut self, mut is_kept: impl FnMut(&str) -> bool) {
        self.files.retain(|path, _| is_kept(path));
    }

    /// The files with an `include` that may refer to a file, those in near folders first. Only evaluation shows whether it
    /// does.
    #[must_use]
    pub fn of(&self, path: &str) -> Vec<String> {
        let mut found: Vec<&str> = Vec::new();
        for (own, entry) in &self.files {
            if own != path && entry.names.iter().any(|name| self.may_refer_to(own, name, path)) {
                found.push(own);
            }
        }
        found.sort_by_key(|own| (std::cmp::Reverse(common(own, path)), own.len(), *own));
        found.into_iter().map(str::to_owned).collect()
    }

    /// Whether an `include` in a file may refer to another: a file of that name in its folder comes first.
    fn may_refer_to(&self, own: &str, name: &str, path: &str) -> bool {
        let tail = name.rsplit("./").next().unwrap_or(name);
        let is_named = path.strip_suffix(tail).is_some_and(|folder| folder.ends_with('/'));
        let folder = own.rsplit_once('/').map_or("", |(folder, _)| folder);
        let beside = without_dots(&joined(folder, name));
        is_named && (beside == path || !self.files.contains_key(&beside))
    }
}

/// The number of leading folders that two paths share.
fn common(a: &str, b: &str) -> usize {
    a.split('/').zip(b.split('/')).take_while(|(a, b)| a == b).count()
}

/// The paths after the word `include`, ignoring preprocessor lines and comments.
pub(crate) fn written_includes(text: &[u8]) -> Vec<String> {
    let places = memchr::memmem::find_iter(text, b"include");
    let names = places.filter_map(|at| {
        let after = text.get(at + b"include".len()..)?.trim_ascii_start();
        let after = after.strip_prefix(b"\"")?;
        let end = memchr::memchr2(b'"', b'\n', after)?;
        let name = after.get(..end).filter(|name| !name.is_empty())?;
        Some(String::from_utf8_lossy(name).into_owned())
    });
    names.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn includers_are_sorted_by_distance() {
        let mut all = Includers::default();
        all.insert("/w/a/Main.td", b"include \"Part.td\" // include \"Gone.td\"");
        all.insert("/w/a/b/Near.td", b"class include; include\n\"a/Part.td\"\n include \"open");
        all.insert("/w/a/b/Up.td", b"include \"../Part.td\"");
        all.insert("/w/c/Other.td", b"include \"Part.td\"");
        all.insert("/w/a/Part.td", b"class Part;");
        all.insert("/w/c/Part.td", b"include \"NotPart.td\"");
        all.insert("/w/d/Far.td", b"#ifdef NEVER\ninclude \"Part.td\"\n#endif");
        assert_eq!(
            all.of("/w/a/Part.td"),
            ["/w/a/Main.td", "/w/a/b/Up.td", "/w/a/b/Near.td", "/w/d/Far.td"]
        );
        assert_eq!(all.of("/w/c/Part.td"), ["/w/c/Other.td", "/w/d/Far.td"]);
        assert_eq!(all.of("/w/a/b/Near.td"), [""; 0]);
        all.retain(|path| path.starts_with("/w/c/"));
        assert_eq!(all.of("/w/c/Part.td"), ["/w/c/Other.td"]);
    }

    #[test]
    fn dots_are_removed_from_paths() {
        for (path, wanted) in [
            ("/a/b/../c.td", "/a/c.td"),
            ("/a/./b/.././../c.td", "/c.td"),
            ("/../../c.td", "/c.td"),
            ("a/../../c.td", "../c.td"),
            ("/a/..b/c..td", "/a/..b/c..td"),
        ] {
            assert_eq!(without_dots(path), wanted, "{path}");
        }
    }

    #[test]
    fn a_file_that_changed_is_read_again() {
        let folder = std::env::temp_dir().join(format!("abide-includers-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let own = folder.join("a.td");
        let (own, of) = (own.to_str().unwrap(), folder.join("b.td"));
        let of = of.to_str().unwrap();
        let mut all = Includers::default();
        std::fs::write(own, "include \"b.td\"").unwrap();
        all.look_at(own);
        assert_eq!(all.of(of), [own]);
        std::fs::write(own, "include \"longer.td\"").unwrap();
        all.look_at(own);
        assert_eq!(all.of(of), [""; 0]);
        std::fs::remove_dir_all(&folder).unwrap();
        all.look_at(own);
        assert!(all.files.is_empty());
    }
}
