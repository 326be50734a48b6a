//! The floors of the parser: each is a type in a folder, which calls and names its own floor and the floors below only.
//! So no cycle of calls spans two floors. Files outside of the folders are above all floors: the functions for clients.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use super::layers::{reaches, sources};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use syn::visit::{self, Visit};

/// The floors from the lowest one up: the folder below `core/mlir/src/parse`, and the type.
const FLOORS: [(&str, &str); 6] = [
    ("tokens", "Tokens"),
    ("types", "Types"),
    ("operations", "Operations"),
    ("opaque", "Opaque"),
    ("formats", "Formats"),
    ("parser", "Parser"),
];

/// The rank of the files above all floors.
const ABOVE: usize = FLOORS.len();

/// Returns the floor of a file by its folder.
fn floor_of(file: &str) -> usize {
    let folder = file.split_once('/').map_or("", |(folder, _)| folder);
    FLOORS.iter().position(|(own, _)| *own == folder).unwrap_or(ABOVE)
}

/// Returns the name of a floor, for messages.
fn name_of(floor: usize) -> &'static str {
    FLOORS.get(floor).map_or("a function for clients", |(_, name)| name)
}

/// Returns the floor of a type by its name.
fn floor_named(name: &syn::Ident) -> Option<usize> {
    FLOORS.iter().position(|(_, own)| name == own)
}

fn floor_of_type(ty: &syn::Type) -> Option<usize> {
    let syn::Type::Path(path) = ty else { return None };
    floor_named(&path.path.segments.last()?.ident)
}

/// The methods of floors that a file has, and the names that it mentions.
#[derive(Default)]
struct File {
    /// Whether its parent module is that of all floors.
    is_root: bool,
    /// The floor of the type that the current `impl` is of.
    within: Option<usize>,
    /// Each method with the floor of its type.
    methods: Vec<(usize, String)>,
    /// Each call of a method on a floor, with the floor of the caller.
    calls: Vec<(usize, String)>,
    /// The floors whose folder or type is mentioned.
    mentions: Vec<usize>,
}

impl File {
    fn of(path: &str, text: &str) -> File {
        let mut file = File { is_root: path.ends_with("/mod.rs"), ..File::default() };
        file.visit_file(&syn::parse_file(text).unwrap());
        file
    }

    fn mention(&mut self, name: &syn::Ident, before: Option<&str>) {
        let is_within = before == Some("parse") || before == Some("super") && self.is_root;
        let folder = FLOORS.iter().position(|(own, _)| is_within && name == own);
        // Any module outside of the folders is above all floors.
        let is_module = name.to_string().starts_with(|first: char| first.is_lowercase());
        let top = (is_within && is_module).then_some(ABOVE);
        self.mentions.extend(folder.or_else(|| floor_named(name)).or(top));
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
}

/// Whether an expression is a floor: `self`, `parser`, or a field of it that is a lower floor.
fn is_floor(expression: &syn::Expr) -> bool {
    match expression {
        syn::Expr::Path(path) => {
            ["self", "parser", "types", "inner"].iter().any(|name| path.path.is_ident(name))
        }
        syn::Expr::Field(field) => {
            let syn::Member::Named(name) = &field.member else { return false };
            FLOORS.iter().any(|(folder, _)| name == folder) && is_floor(&field.base)
        }
        _ => false,
    }
}

impl<'ast> Visit<'ast> for File {
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
        if let (Some(within), [.., owner, name]) =
            (self.within, &*path.segments.iter().map(|one| &one.ident).collect::<Vec<_>>())
            && (*owner == "Self" || floor_named(owner).is_some())
        {
            self.calls.push((within, name.to_string()));
        }
        visit::visit_path(self, path);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let outer = self.within;
        self.within = floor_of_type(&item.self_ty);
        visit::visit_item_impl(self, item);
        self.within = outer;
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if let Some(within) = self.within {
            self.methods.push((within, function.sig.ident.to_string()));
        }
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if let Some(within) = self.within.filter(|_| is_floor(&call.receiver)) {
            self.calls.push((within, call.method.to_string()));
        }
        visit::visit_expr_method_call(self, call);
    }
}

/// Returns what breaks the order of the floors, given the files by their paths.
fn violations(files: &[(String, String)]) -> Vec<String> {
    let files: Vec<(&str, File)> =
        files.iter().map(|(path, text)| (&**path, File::of(path, text))).collect();
    let mut methods: BTreeMap<&str, Vec<(usize, &str)>> = BTreeMap::new();
    for (path, file) in &files {
        for (floor, name) in &file.methods {
            methods.entry(name).or_default().push((*floor, path));
        }
    }
    let mut found = Vec::new();
    for (path, file) in &files {
        let own = floor_of(path);
        for (floor, name) in file.methods.iter().filter(|(floor, _)| *floor != own) {
            found.push(format!("{path}: {}::{name} is of another floor", name_of(*floor)));
        }
        for mention in file.mentions.iter().filter(|mention| **mention > own) {
            found.push(format!("{path}: mentions {}", name_of(*mention)));
        }
        for (floor, name) in &file.calls {
            let Some(all) = methods.get(name.as_str()) else { continue };
            if all.iter().all(|(callee, _)| callee > floor) {
                let above: Vec<&str> = all.iter().map(|(_, path)| *path).collect();
                found.push(format!("{path}: calls {name}, which is in {}", above.join(", ")));
            }
        }
    }
    found
}

fn all_files() -> Vec<(String, String)> {
    let root = abide_testing::repository().join("core/mlir/src/parse");
    let files = sources(&root).into_iter().map(|path| {
        let file = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
        (file, fs::read_to_string(&path).unwrap())
    });
    // The list of modules is outside of all floors.
    files.filter(|(file, _)| file != "mod.rs").collect()
}

#[test]
fn no_method_calls_a_higher_floor() {
    let found = violations(&all_files());
    assert!(found.is_empty(), "{found:#?}");
}

/// Returns the calls between the files of a floor, except those of one method in one file.
fn calls_within(
    files: &[(String, String)],
    floor: usize,
    except: (&str, &str),
) -> BTreeMap<String, BTreeSet<String>> {
    let own = files.iter().filter(|(path, _)| floor_of(path) == floor);
    let own: Vec<(&str, File)> = own.map(|(path, text)| (&**path, File::of(path, text))).collect();
    let has = |file: &File, name: &str| file.methods.iter().any(|(_, own)| own == name);
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, file) in &own {
        let calls = file.calls.iter().map(|(_, name)| &**name);
        for name in calls.filter(|name| !has(file, name) && (*path, *name) != except) {
            let callees = own.iter().filter(|(_, other)| has(other, name));
            found.entry((*path).to_owned()).or_default().extend(callees.map(|it| it.0.to_owned()));
        }
    }
    found
}

/// Returns the files of a floor that call each other in a circle.
fn circular(files: &[(String, String)], floor: usize, except: (&str, &str)) -> Vec<String> {
    let calls = calls_within(files, floor, except);
    calls.keys().filter(|file| reaches(&calls, *file, *file)).cloned().collect()
}

/// Types contain attributes, and these contain types. A region contains operations: this is the one call between files
/// of the highest floor that is against their order. All other files of a floor have an order.
#[test]
fn only_types_and_regions_are_recursive() {
    let files = all_files();
    for (floor, (folder, _)) in FLOORS.iter().enumerate().filter(|(_, one)| one.0 != "types") {
        let found = circular(&files, floor, ("parser/region.rs", "operation"));
        assert_eq!(found, Vec::<String>::new(), "{folder}");
    }
    assert!(circular(&files, FLOORS.len() - 1, ("", "")).len() > 5);
}

#[test]
fn each_floor_has_methods() {
    let files = all_files();
    for (index, (folder, name)) in FLOORS.iter().enumerate() {
        let own = files.iter().filter(|(path, _)| floor_of(path) == index);
        let count: usize = own.map(|(path, text)| File::of(path, text).methods.len()).sum();
        assert!(count > 10, "{name} in '{folder}' has {count} methods");
    }
}

#[test]
fn each_call_of_a_higher_floor_is_found() {
    let files = |lower: &str, higher: &str| {
        [("types/a.rs", lower), ("operations/b.rs", higher)]
            .map(|(path, text)| (path.to_owned(), text.to_owned()))
    };
    let higher = "impl<'a> Operations<'a> { fn make(&mut self) { self.ty(); } }";
    let lower = |body: &str| format!("impl Types<'_> {{ fn ty(&mut self) {{ {body} }} }}");
    assert!(violations(&files(&lower("self.tokens.at(); self.ty();"), higher)).is_empty());
    for body in [
        "self.make();",
        "self.list(|parser| parser.make());",
        "self.nested(Self::make);",
        "crate::parse::operations::b::read();",
        "crate::parse::excerpt::read();",
        "let other: Operations<'_> = read();",
    ] {
        assert!(!violations(&files(&lower(body), higher)).is_empty(), "{body}");
    }
    let uses = ["use crate::parse::operations::b;", "use crate::parse::{tokens, excerpt::Part};"];
    for line in uses {
        let text = format!("{line} {}", lower(""));
        assert!(!violations(&files(&text, higher)).is_empty(), "{line}");
    }
    assert!(!violations(&files(higher, "")).is_empty(), "a method in the folder of another floor");
}
