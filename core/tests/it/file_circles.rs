//! Imports between the files of a crate, which form no circle. A name that another module re-exports counts for the
//! file that has it.

use super::layers::{sources, with_files};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The crates whose files are checked, and the folder there; empty for all.
const CHECKED: [(&str, &str); 4] =
    [("core/abi/src", ""), ("core/ide/src", ""), ("core/mlir/src", "names"), ("project/src", "")];

/// The words of a path, such as those of `crate::db::Document`.
type Words = Vec<String>;

/// The modules of a crate with their imports.
#[derive(Default)]
struct Crate {
    /// The code of each module, without comments and tests.
    code: BTreeMap<Words, String>,
    /// The names that a module imports, with the paths as written.
    named: BTreeMap<(Words, String), Words>,
}

/// The paths in a `use` tree: `a::{b, c::d}` has two.
fn paths(tree: &str, before: &[String], found: &mut Vec<Words>) {
    let (head, inner) = match tree.split_once('{') {
        Some((head, inner)) => (head, Some(inner)),
        None => (tree.split(" as ").next().unwrap(), None),
    };
    let words = head.split("::").map(str::trim).filter(|word| !word.is_empty());
    let path: Words = before.iter().cloned().chain(words.map(str::to_owned)).collect();
    let Some(inner) = inner else { return found.push(path) };
    let (mut depth, mut start) = (0, 0);
    let inner = inner.trim_end().strip_suffix('}').unwrap();
    let mut parts = Vec::new();
    for (at, sign) in inner.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&inner[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&inner[start..]);
    for part in parts.into_iter().filter(|part| !part.trim().is_empty()) {
        paths(part, &path, found);
    }
}

/// The paths that a code imports, and those that it writes out.
fn mentions(code: &str) -> (Vec<Words>, Vec<Words>) {
    let (mut imported, mut written) = (Vec::new(), Vec::new());
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || "_:".contains(sign);
    let mut rest = code;
    while let Some(at) = rest.find("use ") {
        // Elsewhere in a line, it is a word of a message.
        let before = rest[..at].rsplit('\n').next().unwrap().trim();
        let is_import = before.is_empty() || before == "pub" || before.starts_with("pub(");
        written.extend(rest[..at].split(|sign| !is_part(sign)));
        rest = &rest[at + 4..];
        if let (true, Some(end)) = (is_import, rest.find(';')) {
            paths(&rest[..end], &[], &mut imported);
            rest = &rest[end..];
        }
    }
    written.extend(rest.split(|sign| !is_part(sign)));
    let words = |path: &str| path.split("::").map(str::to_owned).collect();
    (imported, written.into_iter().filter(|path| path.contains("::")).map(words).collect())
}

impl Crate {
    fn read(source: &Path) -> Crate {
        let mut found = Crate::default();
        for path in sources(source).into_iter().filter(|path| !path.ends_with("lib.rs")) {
            let within = path.strip_prefix(source).unwrap().with_extension("");
            let mut module: Words =
                within.iter().map(|word| word.to_string_lossy().into_owned()).collect();
            module.pop_if(|last| last == "mod");
            let text = super::layers::code(&path);
            // A visibility such as `pub(in crate::a)` is not a use.
            let mut parts = text.split("pub(in ");
            let first = parts.next().unwrap().to_owned();
            let text = parts.fold(first, |all, part| all + part.split_once(')').unwrap().1);
            for import in mentions(&text).0 {
                found.named.insert((module.clone(), import.last().unwrap().clone()), import);
            }
            found.code.insert(module, text);
        }
        found
    }

    /// The module whose file has what a path in another module names.
    fn target(&self, module: &[String], path: &[String], hops: usize) -> Option<Words> {
        let mut at = module.to_vec();
        let mut path = path;
        match path.first()?.as_str() {
            "crate" => (at, path) = (Vec::new(), &path[1..]),
            "self" => path = &path[1..],
            "super" => {
                while path.first().is_some_and(|word| word == "super") {
                    at.pop();
                    path = &path[1..];
                }
            }
            child => {
                let inner = [module, &[child.to_owned()]].concat();
                self.code.get(&inner)?;
            }
        }
        while let [word, rest @ ..] = path
            && self.code.contains_key(&[at.as_slice(), std::slice::from_ref(word)].concat())
        {
            at.push(word.clone());
            path = rest;
        }
        let import = path.first().and_then(|name| self.named.get(&(at.clone(), name.clone())));
        match import {
            Some(import) if hops > 0 => self.target(&at, import, hops - 1).or(Some(at)),
            _ => Some(at),
        }
    }

    /// For each module those that its file uses.
    fn arrows(&self) -> BTreeMap<Words, BTreeSet<Words>> {
        let used = |(module, code): (&Words, &String)| {
            let (imported, written) = mentions(code);
            let paths = imported.iter().chain(&written);
            let targets = paths.filter_map(|path| self.target(module, path, 8));
            let others =
                targets.filter(|target| target != module && self.code.contains_key(target));
            (module.clone(), others.collect())
        };
        self.code.iter().map(used).collect()
    }

    /// The arrows between files of a folder that are part of a circle.
    fn circles(&self, folder: &str) -> Vec<String> {
        let arrows = self.arrows();
        let all = arrows.iter().flat_map(|(from, used)| used.iter().map(move |to| (from, to)));
        let is_within = |module: &Words| folder.is_empty() || module[0] == folder;
        let all = all.filter(|(from, to)| is_within(from) && is_within(to));
        let circular = all.filter(|(from, to)| super::layers::reaches(&arrows, to, from));
        circular.map(|(from, to)| format!("{} -> {}", from.join("/"), to.join("/"))).collect()
    }
}

#[test]
fn files_do_not_import_each_other_in_a_circle() {
    for (source, folder) in CHECKED {
        let found = Crate::read(&abide_testing::repository().join(source));
        assert!(found.code.len() > 1 && !found.named.is_empty(), "{source}");
        let circles = found.circles(folder);
        assert!(circles.is_empty(), "{source}: {circles:#?}");
    }
}

#[test]
fn a_circle_of_files_is_found() {
    let files = [
        ("lib.rs", "use a::A;"),
        ("a/mod.rs", "mod b;\npub use b::{B, C as D};\nuse crate::c;"),
        ("a/b.rs", "use crate::{c::{self, C}, d::D};\n#[cfg(test)]\nuse crate::e::E;"),
        ("c.rs", "pub(in crate::a) fn f() -> crate::e::E {}"),
        ("d.rs", "// use crate::a::B;\nfn g() { super::e::h(); }"),
        ("e.rs", "pub(crate) use crate::a::B;\nconst E: &str = \"use another {E}\";"),
    ];
    let found = with_files("files", &files, |root| Crate::read(root).circles(""));
    let around = ["a/b -> c", "a/b -> d", "c -> e", "d -> e", "e -> a/b"];
    assert_eq!(found, around);
}
