//! `tablegen_compile_commands.yml`: which folders each file was compiled with, as LLVM's CMake writes
//! it.
//!
//! It has documents of one form, and nothing else of YAML is read:
//! ```yaml
//! --- !FileInfo:
//!   filepath: "/project/include/a.td"
//!   includes: "/project/include;/llvm/include"
//! ```

use crate::paths::text_of;
use crate::regular::read_regular;
use std::path::{Path, PathBuf};

/// The name of the file.
pub(crate) const NAME: &str = "tablegen_compile_commands.yml";

/// The longest file that is read, in bytes.
const MAX_READ_BYTES: u64 = 64 << 20;

/// A file and the folders that it was compiled with.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
struct Entry {
    path: String,
    includes: Vec<String>,
}

/// The entries of a `tablegen_compile_commands.yml`.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct Commands {
    entries: Vec<Entry>,
}

impl Commands {
    /// Reads the file at a path; empty without one.
    pub(crate) fn read(path: &Path) -> Commands {
        let text = read_regular(path, MAX_READ_BYTES).unwrap_or_default();
        Commands::of(&String::from_utf8_lossy(&text))
    }

    fn of(text: &str) -> Commands {
        let mut entries: Vec<Entry> = Vec::new();
        for line in text.lines() {
            let line = line.trim();
            if line.starts_with("---") {
                entries.push(Entry::default());
                continue;
            }
            let (Some((key, value)), Some(entry)) = (line.split_once(':'), entries.last_mut())
            else {
                continue;
            };
            let value = scalar(value.trim());
            match key.trim() {
                "filepath" => entry.path = value,
                "includes" => {
                    let folders = value.split(';').filter(|folder| !folder.is_empty());
                    entry.includes = folders.map(str::to_owned).collect();
                }
                _ => {}
            }
        }
        entries.retain(|entry| !entry.path.is_empty());
        Commands { entries }
    }

    /// The folders of a file; those of all files if it lacks an entry, as an included file does. Relative ones are
    /// relative to the folder.
    pub(crate) fn folders(&self, file: &Path, folder: &Path) -> Vec<String> {
        let own = self.entries.iter().find(|entry| is_same(&folder.join(&entry.path), file));
        let entries = match own {
            Some(own) => std::slice::from_ref(own),
            None => &self.entries,
        };
        let mut folders = Vec::new();
        let mut seen = std::collections::HashSet::new();
        for include in entries.iter().flat_map(|entry| &entry.includes) {
            if seen.insert(include) {
                folders.push(text_of(&folder.join(include)));
            }
        }
        folders
    }
}

/// Whether two paths name the same file; paths missing on the disk are compared as text.
fn is_same(a: &Path, b: &Path) -> bool {
    a == b
        || (a.file_name() == b.file_name()
            && a.canonicalize().is_ok_and(|a| b.canonicalize().is_ok_and(|b| a == b)))
}

/// A scalar of YAML: in quotes of either kind, or plain.
fn scalar(text: &str) -> String {
    if let Some(inner) = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
        let mut plain = String::with_capacity(inner.len());
        let mut characters = inner.chars();
        while let Some(character) = characters.next() {
            match character {
                '\\' => plain.extend(characters.next()),
                _ => plain.push(character),
            }
        }
        return plain;
    }
    match text.strip_prefix('\'').and_then(|text| text.strip_suffix('\'')) {
        Some(inner) => inner.replace("''", "'"),
        None => text.to_owned(),
    }
}

/// The nearest file in a folder, in one above it, or in a `build*` folder of one of these.
pub(crate) fn find(folder: &Path) -> Option<PathBuf> {
    folder.ancestors().find_map(|folder| {
        let own = folder.join(NAME);
        if own.is_file() {
            return Some(own);
        }
        let mut builds: Vec<_> = std::fs::read_dir(folder)
            .ok()?
            .flatten()
            .filter(|entry| entry.file_name().to_string_lossy().starts_with("build"))
            .map(|entry| entry.path().join(NAME))
            .filter(|path| path.is_file())
            .collect();
        builds.sort();
        builds.into_iter().next()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_that_cmake_writes_is_read() {
        let text = "--- !FileInfo:\n  filepath: \"/p/a.td\"\n  includes: \"/p/include;/llvm;;x\"\n\
                    --- !FileInfo:\n  filepath: '/p/b''.td'\n  includes: /p/include;/other\n---\n";
        let commands = Commands::of(text);
        let folders = |file: &str| commands.folders(Path::new(file), Path::new("/build"));
        assert_eq!(folders("/p/a.td"), ["/p/include", "/llvm", "/build/x"]);
        assert_eq!(folders("/p/b'.td"), ["/p/include", "/other"]);
        assert_eq!(folders("/p/c.td"), ["/p/include", "/llvm", "/build/x", "/other"]);
    }

    #[test]
    fn other_texts_have_no_entries() {
        for text in ["", "filepath: a", "---\nincludes: b", "---\n: :\n", "\u{0}---"] {
            assert_eq!(Commands::of(text), Commands::default(), "{text:?}");
        }
    }
}
