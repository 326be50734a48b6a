//! The floors of the two readers: each is a type in a folder, which calls and names its own floor and the floors below
//! only. So no cycle of calls spans two floors. Nor does any other type of the crate have a cycle that leaves a folder.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use super::layers::{reaches, sources};
use super::messages::is_test;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use syn::visit::{self, Visit};

/// A reader of text.
struct Reader {
    /// The module of the floors, below `core/mlir/src`.
    module: &'static str,
    /// The floors from the lowest one up: the folder, and the type.
    floors: &'static [(&'static str, &'static str)],
    /// The modules and functions above all floors: those for clients.
    above: &'static [&'static str],
    /// The modules below all floors.
    below: &'static [&'static str],
    /// The methods that may be called against the order of the files, each with the start of the callers' paths: a
    /// region contains operations, types contain attributes.
    recursion: &'static [(&'static str, &'static str)],
    /// The folders of floors whose files have no order.
    unordered: &'static [&'static str],
}

/// From text to the IR.
const IR: Reader = Reader {
    module: "parse",
    floors: &[
        ("tokens", "Tokens"),
        ("types", "Types"),
        ("operations", "Operations"),
        ("opaque", "Opaque"),
        ("formats", "Formats"),
        ("parser", "Parser"),
    ],
    above: &["assembly", "directive", "excerpt", "operation_roles", "piece"],
    below: &[],
    recursion: &[("parser/region.rs", "operation")],
    unordered: &["types"],
};

/// From text to the tree.
const TREE: Reader = Reader {
    module: "syntax",
    floors: &[("tokens", "TreeTokens"), ("types", "TreeTypes"), ("operations", "TreeOperations")],
    above: &[
        "ahead",
        "grammar",
        "parse",
        "parse_operations",
        "parse_with",
        "reparse",
        "statements",
    ],
    below: &[
        "blanks",
        "builtin_words",
        "child_index",
        "cursor",
        "kind_set",
        "lexer",
        "node",
        "node_kind",
        "operation_names",
        "repairs",
        "resources",
        "reuse",
        "same_words",
        "split",
        "token",
        "tree",
        "tree_lines",
        "unit",
        "unit_builder",
        "views",
        "walk",
    ],
    recursion: &[
        ("operations/region.rs", "operation_or_skip"),
        ("types/", "attribute"),
        ("types/", "dictionary_without_brace"),
    ],
    unordered: &[],
};

const READERS: [Reader; 2] = [IR, TREE];

/// The rank of the modules below all floors. The lowest floor has the next one.
const BELOW: usize = 0;

impl Reader {
    /// The rank of the modules above all floors.
    fn top(&self) -> usize {
        self.floors.len() + 1
    }

    /// Returns the rank of a module by its name, if it is one of this reader's.
    fn rank_of(&self, module: &str) -> Option<usize> {
        let floor = self.floors.iter().position(|(folder, _)| *folder == module);
        let below = self.below.contains(&module).then_some(BELOW);
        let above = self.above.contains(&module).then(|| self.top());
        floor.map(|floor| floor + 1).or(below).or(above)
    }

    /// Returns the rank of a file by its path.
    fn rank_of_file(&self, path: &str) -> Option<usize> {
        let module = path.split_once('/').map_or(path, |(folder, _)| folder);
        self.rank_of(module.strip_suffix(".rs").unwrap_or(module))
    }

    /// Returns the rank of a floor by its type.
    fn rank_of_type(&self, name: &str) -> Option<usize> {
        self.floors.iter().position(|(_, own)| *own == name).map(|floor| floor + 1)
    }

    /// Returns the name of a rank, for messages.
    fn name(&self, rank: usize) -> &'static str {
        let floor = rank.checked_sub(1).and_then(|floor| self.floors.get(floor));
        floor.map_or("a function for clients", |(_, name)| name)
    }

    /// The files of the reader, without the list of its modules.
    fn files(&self) -> Vec<File> {
        let mut files = files_in(&format!("core/mlir/src/{}", self.module));
        files.retain(|file| file.path != "mod.rs");
        files
    }
}

/// The methods and calls of a file, and the names that it mentions.
#[derive(Default)]
struct File {
    path: String,
    /// The types that are defined in it.
    types: Vec<String>,
    /// The type that the current `impl` is of.
    within: Option<String>,
    /// Each method with its type.
    methods: Vec<(String, String)>,
    /// Each call of a method on a floor or on `self`, with the type of the caller.
    calls: Vec<(Option<String>, String)>,
    /// The names that are mentioned, each with the name before it in the path.
    mentions: Vec<(Option<String>, String)>,
}

impl File {
    fn of(path: &str, text: &str) -> File {
        let mut file = File { path: path.to_owned(), ..File::default() };
        file.visit_file(&syn::parse_file(text).unwrap());
        file
    }

    fn mention(&mut self, name: &syn::Ident, before: Option<&str>) {
        self.mentions.push((before.map(str::to_owned), name.to_string()));
    }

    fn mention_tree(&mut self, tree: &syn::UseTree, before: Option<&str>) {
        match tree {
            syn::UseTree::Path(path) => {
                self.mention(&path.ident, before);
                self.mention_tree(&path.tree, Some(&path.ident.to_string()));
            }
            syn::UseTree::Name(name) => self.mention(&name.ident, before),
            syn::UseTree::Rename(name) => self.mention(&name.ident, before),
            syn::UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.mention_tree(tree, before));
            }
            syn::UseTree::Glob(_) => {}
        }
    }

    /// Returns the ranks of the mentioned modules and floors.
    fn mentioned_ranks(&self, reader: &Reader) -> Vec<usize> {
        let is_root = self.path.ends_with("/mod.rs") || !self.path.contains('/');
        let ranks = self.mentions.iter().filter_map(|(before, name)| {
            let before = before.as_deref();
            let is_within = before == Some(reader.module) || before == Some("super") && is_root;
            reader.rank_of_type(name).or_else(|| reader.rank_of(name).filter(|_| is_within))
        });
        ranks.collect()
    }

    fn folder(&self) -> &str {
        self.path.rsplit_once('/').map_or("", |(folder, _)| folder)
    }
}

/// Whether an expression is the type of an `impl`: `self`, the parameter of a closure, or a field that is a lower floor.
fn is_own(expression: &syn::Expr) -> bool {
    match expression {
        syn::Expr::Path(path) => {
            ["self", "parser", "types", "inner"].iter().any(|name| path.path.is_ident(name))
        }
        syn::Expr::Field(field) => {
            let syn::Member::Named(name) = &field.member else { return false };
            let mut floors = READERS.iter().flat_map(|reader| reader.floors);
            floors.any(|(folder, _)| name == folder) && is_own(&field.base)
        }
        _ => false,
    }
}

impl<'ast> Visit<'ast> for File {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.types.push(item.ident.to_string());
        visit::visit_item_struct(self, item);
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.types.push(item.ident.to_string());
        visit::visit_item_enum(self, item);
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.mention_tree(&item.tree, None);
    }

    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let mut before: Option<String> = None;
        for segment in &path.segments {
            self.mention(&segment.ident, before.as_deref());
            before = Some(segment.ident.to_string());
        }
        if let [.., owner, name] =
            &*path.segments.iter().map(|one| one.ident.to_string()).collect::<Vec<_>>()
        {
            let is_floor = READERS.iter().any(|reader| reader.rank_of_type(owner).is_some());
            if owner == "Self" || is_floor || self.within.as_ref() == Some(owner) {
                self.calls.push((self.within.clone(), name.clone()));
            }
        }
        visit::visit_path(self, path);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let ty = match &*item.self_ty {
            syn::Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()),
            _ => None,
        };
        let outer = std::mem::replace(&mut self.within, ty);
        visit::visit_item_impl(self, item);
        self.within = outer;
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if let Some(within) = &self.within {
            self.methods.push((within.clone(), function.sig.ident.to_string()));
        }
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if is_own(&call.receiver) {
            self.calls.push((self.within.clone(), call.method.to_string()));
        }
        visit::visit_expr_method_call(self, call);
    }
}

/// Returns the violations of the order of a reader's floors.
fn violations(reader: &Reader, files: &[File]) -> Vec<String> {
    let mut methods: BTreeMap<&str, Vec<(usize, &str)>> = BTreeMap::new();
    for file in files {
        for (ty, name) in &file.methods {
            if let Some(rank) = reader.rank_of_type(ty) {
                methods.entry(name).or_default().push((rank, &file.path));
            }
        }
    }
    let mut found = Vec::new();
    for file in files {
        let path = &file.path;
        let Some(own) = reader.rank_of_file(path) else {
            found.push(format!("{path}: neither a floor, nor above or below the floors"));
            continue;
        };
        for (ty, name) in &file.methods {
            if reader.rank_of_type(ty).is_some_and(|rank| rank != own) {
                found.push(format!("{path}: {ty}::{name} is of another floor"));
            }
        }
        for mention in file.mentioned_ranks(reader).into_iter().filter(|rank| *rank > own) {
            found.push(format!("{path}: mentions {}", reader.name(mention)));
        }
        for (caller, name) in &file.calls {
            let caller = caller.as_deref().map_or(Some(own), |ty| reader.rank_of_type(ty));
            let (Some(caller), Some(all)) = (caller, methods.get(name.as_str())) else { continue };
            if all.iter().all(|(callee, _)| *callee > caller) {
                let above: Vec<&str> = all.iter().map(|(_, path)| *path).collect();
                found.push(format!("{path}: calls {name}, which is in {}", above.join(", ")));
            }
        }
    }
    found
}

fn files_in(folder: &str) -> Vec<File> {
    let root = abide_testing::repository().join(folder);
    let files = sources(&root).into_iter().map(|path| {
        let file = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
        File::of(&file, &fs::read_to_string(&path).unwrap())
    });
    files.collect()
}

#[test]
fn no_method_calls_a_higher_floor() {
    for reader in &READERS {
        let found = violations(reader, &reader.files());
        assert!(found.is_empty(), "{}: {found:#?}", reader.module);
    }
}

/// Returns the files of a floor that call each other in a circle, if the calls of some methods do not count.
fn circular<'f>(
    files: &'f [File],
    (folder, ty): (&str, &str),
    except: &[(&str, &str)],
) -> Vec<&'f str> {
    let own = || files.iter().filter(|file| file.folder() == folder);
    let has = |file: &File, name| file.methods.iter().any(|(of, own)| of == ty && own == name);
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for file in own() {
        let calls = file.calls.iter().filter(|(of, _)| of.as_deref() == Some(ty));
        let is_excepted = |name: &str| {
            except.iter().any(|(callers, method)| file.path.starts_with(callers) && name == *method)
        };
        for (_, name) in calls.filter(|(_, name)| !is_excepted(name)) {
            let callees = own().filter(|other| has(other, name)).map(|other| &*other.path);
            found.entry(&file.path).or_default().extend(callees.filter(|_| !has(file, name)));
        }
    }
    found.keys().copied().filter(|file| reaches(&found, file, file)).collect()
}

/// The files of a floor have an order, except for the few calls by which the grammar is recursive.
#[test]
fn only_types_and_regions_are_recursive() {
    for reader in &READERS {
        let files = reader.files();
        let floors = reader.floors.iter().filter(|(folder, _)| !reader.unordered.contains(folder));
        let circles = |except: &[(&str, &str)]| -> Vec<&str> {
            floors.clone().flat_map(|floor| circular(&files, *floor, except)).collect()
        };
        assert_eq!(circles(reader.recursion), Vec::<&str>::new(), "{}", reader.module);
        for needed in 0..reader.recursion.len() {
            let mut except = reader.recursion.to_vec();
            let (callers, method) = except.remove(needed);
            assert!(!circles(&except).is_empty(), "{callers} makes no circle by {method}");
        }
    }
}

#[test]
fn each_floor_has_methods() {
    for reader in &READERS {
        let files = reader.files();
        for (folder, name) in reader.floors {
            let own = files.iter().filter(|file| file.folder() == *folder);
            let methods = own.flat_map(|file| &file.methods).filter(|(ty, _)| ty == name);
            assert!(methods.count() > 10, "{name} in '{folder}'");
        }
    }
}

/// Returns the cycles of calls between the files of one type that leave a folder. Types of one name differ by
/// the nearest definition.
fn cycles_over_folders(files: &[File]) -> BTreeSet<String> {
    let mut definitions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for file in files {
        for ty in &file.types {
            definitions.entry(ty).or_default().push(file.folder());
        }
    }
    // The definition that has the most folders with a file in common.
    let identity = |ty: &str, file: &File| {
        let common = |folder: &&&str| {
            let parts = folder.split('/').zip(file.folder().split('/'));
            parts.take_while(|(one, other)| one == other).count()
        };
        let nearest = definitions.get(ty)?.iter().max_by_key(common)?;
        Some((ty.to_owned(), (*nearest).to_owned()))
    };
    let mut methods: BTreeMap<_, BTreeMap<&str, Vec<&str>>> = BTreeMap::new();
    for file in files {
        for (ty, name) in &file.methods {
            let Some(ty) = identity(ty, file) else { continue };
            methods.entry(ty).or_default().entry(name).or_default().push(&file.path);
        }
    }
    let mut arrows: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for file in files {
        for (caller, name) in &file.calls {
            let Some(ty) = caller.as_deref().and_then(|ty| identity(ty, file)) else { continue };
            let callees = methods.get(&ty).and_then(|all| all.get(&**name));
            let Some(callees) = callees.filter(|all| !all.contains(&&*file.path)) else { continue };
            let callees = callees.iter().map(|callee| (ty.clone(), *callee));
            arrows.entry((ty.clone(), &*file.path)).or_default().extend(callees);
        }
    }
    let folder = |path: &str| path.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
    let all = arrows.iter().flat_map(|(from, callees)| callees.iter().map(move |to| (from, to)));
    let leaving = all.filter(|(from, to)| folder(from.1) != folder(to.1));
    let circular = leaving.filter(|(from, to)| reaches(&arrows, *to, *from));
    circular.map(|(from, to)| format!("{}: {} -> {}", from.0.0, from.1, to.1)).collect()
}

#[test]
fn no_cycle_of_calls_leaves_a_folder() {
    let found = cycles_over_folders(&files_in("core/mlir/src"));
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_cycle_of_calls_over_folders_is_found() {
    let found = |upper: &str| {
        cycles_over_folders(&[
            File::of("a/mod.rs", "struct Reader; impl Reader { fn ty(&mut self) { self.word() } }"),
            File::of("a/b/c.rs", &format!("impl Reader {{ fn word(&self) {{ {upper} }} }}")),
            File::of("a/b/d.rs", "struct Other; impl Other { fn word(&self) { self.ty() } }"),
            File::of("e.rs", "struct Reader; impl Reader { fn ty(&self) { self.word() } }"),
        ])
    };
    assert!(found("").is_empty());
    assert!(found("self.next()").is_empty());
    for upper in ["self.ty()", "Self::ty(self)", "self.list(|parser| parser.ty())"] {
        assert_eq!(found(upper).len(), 2, "{upper}");
    }
}

#[test]
fn each_call_of_a_higher_floor_is_found() {
    let files = |lower: &str, higher: &str| {
        [File::of("types/a.rs", lower), File::of("operations/b.rs", higher)]
    };
    let higher = "impl<'a> Operations<'a> { fn make(&mut self) { self.ty(); } }";
    let lower = |body: &str| format!("impl Types<'_> {{ fn ty(&mut self) {{ {body} }} }}");
    let found = |lower: &str, higher: &str| violations(&IR, &files(lower, higher));
    assert!(found(&lower("self.tokens.at(); self.ty();"), higher).is_empty());
    for body in [
        "self.make();",
        "self.list(|parser| parser.make());",
        "self.nested(Self::make);",
        "crate::parse::operations::b::read();",
        "crate::parse::excerpt::read();",
        "let other: Operations<'_> = read();",
    ] {
        assert!(!found(&lower(body), higher).is_empty(), "{body}");
    }
    let uses = ["use crate::parse::operations::b;", "use crate::parse::{tokens, excerpt::Part};"];
    for line in uses {
        assert!(!found(&format!("{line} {}", lower("")), higher).is_empty(), "{line}");
    }
    assert!(
        !found("const ALL: Element = Element { read: |parser| parser.make() };", higher).is_empty()
    );
    assert!(!found(higher, "").is_empty(), "a method in the folder of another floor");
    let unknown = [File::of("other.rs", "")];
    assert!(!violations(&IR, &unknown).is_empty(), "a module that is nowhere");
    let lower = "impl TreeTypes<'_> { fn ty(&mut self) { self.region(); } }";
    let higher = "impl TreeOperations<'_> { fn region(&mut self) { self.ty(); } }";
    assert_eq!(violations(&TREE, &files(lower, higher)).len(), 1);
    assert!(!violations(&TREE, &files("use crate::syntax::grammar;", "")).is_empty());
}
