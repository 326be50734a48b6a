//! Files do not import each other in a circle, so the files below one can be read first.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use super::layers::{reaches, sources, with_files};
use super::messages::is_test;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use syn::visit::{self, Visit};

/// The sources that are inspected.
const FOLDERS: [&str; 6] =
    ["core/abi/src", "core/ide/src", "core/mlir/src/names", "ffi/src", "lsp/src", "project/src"];

/// A module's names from the root of its crate, or the segments of a path.
type Names = Vec<String>;

/// The paths of a file: those that it imports or mentions, and those that it only passes on.
#[derive(Default)]
struct Paths {
    used: Vec<Names>,
    passed_on: BTreeMap<String, Names>,
}

impl Paths {
    fn of(text: &str) -> Paths {
        let mut paths = Paths::default();
        paths.visit_file(&syn::parse_file(text).unwrap());
        paths
    }
}

/// The paths of an import, each with the name that it gets.
fn imported(tree: &syn::UseTree, before: &[String], found: &mut Vec<(Names, String)>) {
    let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
    match tree {
        syn::UseTree::Path(path) => imported(&path.tree, &with(&path.ident), found),
        syn::UseTree::Name(name) => {
            let is_own = name.ident == "self";
            let path = if is_own { before.to_vec() } else { with(&name.ident) };
            let last = path.last().cloned().unwrap_or_default();
            found.push((path, last));
        }
        syn::UseTree::Rename(name) => found.push((with(&name.ident), name.rename.to_string())),
        syn::UseTree::Glob(_) => found.push((before.to_vec(), "*".to_owned())),
        syn::UseTree::Group(group) => {
            group.items.iter().for_each(|item| imported(item, before, found));
        }
    }
}

impl<'ast> Visit<'ast> for Paths {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        if !is_test(&function.attrs) {
            visit::visit_item_fn(self, function);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        if is_test(&item.attrs) {
            return;
        }
        let mut found = Vec::new();
        imported(&item.tree, &[], &mut found);
        match item.vis {
            syn::Visibility::Inherited => self.used.extend(found.into_iter().map(|(path, _)| path)),
            _ => self.passed_on.extend(found.into_iter().map(|(path, name)| (name, path))),
        }
    }

    // `pub(in crate::one)` uses nothing.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 {
            self.used.push(path.segments.iter().map(|part| part.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        // The words of a macro are not parsed: every path among them counts.
        let text = call.tokens.to_string().replace(" :: ", "::");
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
        let words = text.split(|c| !is_word(c)).filter(|word| word.contains("::"));
        self.used.extend(words.map(|word| word.split("::").map(str::to_owned).collect()));
        visit::visit_macro(self, call);
    }
}

/// The modules of a folder of sources, each a file.
struct Modules(BTreeMap<Names, Paths>);

impl Modules {
    fn of(folder: &Path) -> Modules {
        let files = sources(folder).into_iter().map(|path| {
            let within = path.strip_prefix(folder).unwrap().with_extension("");
            let mut names: Names =
                within.iter().map(|name| name.to_string_lossy().into_owned()).collect();
            names.pop_if(|last| ["mod", "lib", "main"].contains(&last.as_str()));
            let text = fs::read_to_string(&path).unwrap();
            let is_test = names.last().is_some_and(|name| name == "tests");
            (names, if is_test { Paths::default() } else { Paths::of(&text) })
        });
        Modules(files.collect())
    }

    /// The file in which the target of a path is defined, as seen from a module.
    fn target(&self, from: &Names, path: &[String], depth: u32) -> Option<Names> {
        let (mut at, mut rest) = match path.first()?.as_str() {
            "crate" => (Names::new(), &path[1..]),
            "self" => (from.clone(), &path[1..]),
            "super" => (from.clone(), path),
            first => {
                let child = [from.as_slice(), &[first.to_owned()]].concat();
                (self.0.contains_key(&child).then(|| from.clone())?, path)
            }
        };
        while let Some((_, after)) = rest.split_first().filter(|(first, _)| *first == "super") {
            at.pop()?;
            rest = after;
        }
        while let Some((first, after)) = rest.split_first() {
            let child = [at.as_slice(), std::slice::from_ref(first)].concat();
            if !self.0.contains_key(&child) {
                break;
            }
            (at, rest) = (child, after);
        }
        let passed_on = rest.first().and_then(|first| self.0.get(&at)?.passed_on.get(first));
        match passed_on.filter(|_| depth < 8) {
            Some(path) => {
                let whole = [path.as_slice(), &rest[1..]].concat();
                self.target(&at, &whole, depth + 1).or(Some(at))
            }
            None => Some(at),
        }
    }

    /// For each file, those that it uses.
    fn arrows(&self) -> BTreeMap<Names, BTreeSet<Names>> {
        let arrows = self.0.iter().map(|(own, paths)| {
            let targets = paths.used.iter().filter_map(|path| self.target(own, path, 0));
            (
                own.clone(),
                targets.filter(|target| target != own && self.0.contains_key(target)).collect(),
            )
        });
        arrows.collect()
    }

    /// The arrows that are a part of a circle.
    fn circles(&self) -> Vec<String> {
        let arrows = self.arrows();
        let all = arrows.iter().flat_map(|(own, used)| used.iter().map(move |next| (own, next)));
        all.filter(|(own, next)| reaches(&arrows, *next, *own))
            .map(|(own, next)| format!("{} -> {}", own.join("::"), next.join("::")))
            .collect()
    }
}

#[test]
fn files_do_not_import_each_other_in_a_circle() {
    let root = abide_testing::repository();
    for folder in FOLDERS {
        let circles = Modules::of(&root.join(folder)).circles();
        assert!(circles.is_empty(), "{folder}: {circles:#?}");
    }
}

#[test]
fn a_circle_of_files_is_found() {
    let files = [
        ("lib.rs", "mod a; mod b; pub use a::A;"),
        ("a.rs", "pub struct A; fn own() -> u8 { super::b::CHOSEN }"),
        ("b.rs", "use crate::A; pub const CHOSEN: u8 = 0;"),
        ("c.rs", "#[cfg(test)] mod tests { use crate::d; }"),
        ("d.rs", "use crate::c::C;"),
    ];
    let found = with_files("files", &files, |root| Modules::of(root).circles());
    assert_eq!(found, ["a -> b", "b -> a"]);
    let called = [("a.rs", "fn own() { vec![crate::b::one()] }"), ("b.rs", "use super::a::own;")];
    let found = with_files("macros", &called, |root| Modules::of(root).circles());
    assert_eq!(found.len(), 2, "a path within a macro counts");
}
