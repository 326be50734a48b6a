//! Rules of the layers beyond the compiler's: only the dialects' folders name operations, and the folders of a crate
//! never use each other in a circle.

use abide_core::dialect::registry;
use abide_core::mlir::ods::format::Directive;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The crates in which nothing knows an operation by its name.
const NAMELESS: [&str; 12] = [
    "core/source/src",
    "core/signatures/src",
    "core/mlir/src",
    "core/passes/src",
    "core/logs/src",
    "core/reduce/src",
    "core/generate/src",
    "core/abi/src",
    "core/ide/src",
    "lsp/src",
    "json/src",
    "project/src",
];

/// The allowed names, with reasons.
const NAMED: [(&str, &str, &str); 7] = [
    ("core/mlir/src", "builtin.module", "a file is one, written or not"),
    ("core/logs/src", "builtin.module", "a file is one, written or not"),
    ("core/mlir/src/syntax/operations/custom.rs", "func.func", "the one form that the tree has"),
    (
        "core/mlir/src/names/open_operation.rs",
        "*",
        "which forms bind names is asked before dialects are known",
    ),
    ("core/abi/src/interface/mod.rs", "builtin.module", "a file is one, written or not"),
    ("core/abi/src", "func.func", "what IREE's compiler of 2020 wrote metadata on"),
    ("core/ide/src", "builtin.module", "a file is one, written or not"),
];

/// The allowed dialect names in the crate below the dialects, with their files and reasons.
const NAMED_DIALECTS: &[(&str, &[&str], &str)] = &[
    ("core/mlir/src", &["builtin"], "what belongs to no other dialect belongs to it"),
    (
        "core/mlir/src",
        &["complex", "index", "memref", "tensor", "vector"],
        "builtin types are called so, too",
    ),
    ("core/mlir/src/syntax/operations/custom.rs", &["func"], "the one form that the tree has"),
    ("core/mlir/src/annotations/mod.rs", &["symbol"], "a kind of value"),
    ("core/mlir/src/ods/records/enums.rs", &["symbol"], "a field of records"),
    ("core/mlir/src/parse/types/affine.rs", &["symbol"], "a word of affine maps"),
    ("core/mlir/src/ods/traits.rs", &["shape"], "a word of what descriptions say of types"),
    ("core/mlir/src/annotations/mod.rs", &["llvm", "torch"], "each producer has a file of facts"),
    ("core/mlir/src/annotations/reader.rs", &["mesh"], "a word of the files of facts"),
    (
        "core/mlir/src/syntax/operation_names.rs",
        &["*"],
        "the tree is read before dialects are known",
    ),
    (
        "core/mlir/src/names/open_operation.rs",
        &["*"],
        "which forms bind names is asked before dialects are known",
    ),
    (
        "core/mlir/src/bytecode/read",
        &["quant"],
        "dialects that are encoded in C++ have its types within theirs",
    ),
];

/// The folders that know no word of a dialect's syntax. The others have words of descriptions and of encodings, which
/// some dialects have, too.
const WORDLESS: [&str; 10] = [
    "core/mlir/src/format",
    "core/mlir/src/ir",
    "core/mlir/src/names",
    "core/mlir/src/parse",
    "core/mlir/src/print",
    "core/mlir/src/registry",
    "core/mlir/src/rewrite",
    "core/mlir/src/shape",
    "core/mlir/src/syntax",
    "core/mlir/src/verify",
];

/// The allowed words, with reasons and with the folders or files that have them.
const BUILTIN_WORDS: &[(&str, &[&str], &str)] = &[
    (
        "core/mlir/src",
        &["index", "memref", "tensor", "vector", "x"],
        "builtin types, and the sizes of these",
    ),
    ("core/mlir/src", &["false", "true", "sparse", "offset"], "builtin attributes"),
    ("core/mlir/src/syntax/types", &["strides"], "the layout of memrefs in older files"),
    ("core/mlir/src", &["loc", "at", "to", "unknown"], "locations"),
    ("core/mlir/src", &["mod"], "affine maps"),
    ("core/mlir/src", &["attributes"], "`attr-dict-with-keyword`"),
    ("core/mlir/src", &["sym_name", "private"], "symbols"),
    ("core/mlir/src", &["type"], "aliases of types in older files"),
    (
        "core/mlir/src/syntax/operation_names.rs",
        &["*"],
        "the tree is read before dialects are known",
    ),
    (
        "core/mlir/src/names/open_operation.rs",
        &["*"],
        "which forms bind names is asked before dialects are known",
    ),
    ("core/mlir/src", &[".func"], "the name of functions in all dialects"),
    ("core/mlir/src", &["after", "or", "result"], "words of messages"),
    ("core/mlir/src/rewrite", &["value"], "the attribute of constants"),
    (
        "core/mlir/src/shape/transfer/destination.rs",
        &["init", "source"],
        "the names of operands that descriptions use for destinations",
    ),
];

/// The module whose arrows do not count. It joins descriptions and hooks, and hooks are functions over the reader, the
/// printer, the verifier and the rewriter, which look them up in it.
const KNOT: (&str, &str) = ("mlir", "registry");

pub(crate) fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut open = vec![folder.to_path_buf()];
    let mut found = Vec::new();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                open.push(entry);
            } else if entry.extension().is_some_and(|extension| extension == "rs") {
                found.push(entry);
            }
        }
    }
    found.sort();
    found
}

/// The lines of a file that are neither comments nor tests.
pub(crate) fn code(path: &Path) -> String {
    if path.to_string_lossy().ends_with("tests.rs") {
        return String::new();
    }
    let text = fs::read_to_string(path).unwrap();
    let text = text.split("#[cfg(test)]").next().unwrap();
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The texts between double quotes.
fn strings(code: &str) -> impl Iterator<Item = &str> {
    code.split('"').skip(1).step_by(2)
}

/// The violations in some folders below a root: the file, and the name in it.
fn named_operations(root: &Path, folders: &[&str]) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for path in folders.iter().flat_map(|folder| sources(&root.join(folder))) {
        let file = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
        for text in strings(&code(&path)) {
            if registry().operation(text.as_bytes()).is_some() {
                found.insert((file.clone(), text.to_owned()));
            }
        }
    }
    found
}

/// The dialect that a text names: by itself, or in front of something.
fn named_dialect(text: &str) -> Option<&str> {
    let name = text.split('.').next()?;
    registry().dialects().dialect(name).map(|_| name)
}

/// As [`named_operations`], of dialects.
fn named_dialects(root: &Path, folders: &[&str]) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for path in folders.iter().flat_map(|folder| sources(&root.join(folder))) {
        let file = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
        let code = code(&path);
        found.extend(
            strings(&code).filter_map(named_dialect).map(|name| (file.clone(), name.to_owned())),
        );
    }
    found
}

#[test]
fn core_mlir_names_no_dialect() {
    let found = named_dialects(&abide_testing::repository(), &["core/mlir/src"]);
    let allows = |place: &str, name: &str, file: &str, text: &str| {
        file.starts_with(place) && (name == "*" || name == text)
    };
    let is_allowed = |file: &str, text: &str| {
        let mut all = NAMED_DIALECTS.iter();
        all.any(|(place, names, _)| names.iter().any(|name| allows(place, name, file, text)))
    };
    let broken: Vec<_> = found.iter().filter(|(file, text)| !is_allowed(file, text)).collect();
    assert!(broken.is_empty(), "{broken:#?}");
    for (place, names, _) in NAMED_DIALECTS {
        for name in *names {
            let needed = found.iter().any(|(file, text)| allows(place, name, file, text));
            assert!(needed, "nothing needs the exception for {name} in {place} any more");
        }
    }
}

#[test]
fn a_dialect_below_the_dialects_is_found() {
    let text = "let a = \"xegpu\";\nlet b = b\"ml_program.\";\nlet c = \"word\";\n// \"tosa\"";
    let found = with_files("dialects", &[("own.rs", text)], |root| named_dialects(root, &["."]));
    let names: Vec<&str> = found.iter().map(|(_, name)| &**name).collect();
    assert_eq!(names, ["ml_program", "xegpu"]);
}

#[test]
fn no_operation_is_named_outside_of_its_dialect() {
    let found = named_operations(&abide_testing::repository(), &NAMELESS);
    let allows = |(folder, name, _): &(&str, &str, &str), file: &str, text: &str| {
        file.starts_with(folder) && (*name == "*" || *name == text)
    };
    let broken: Vec<_> = found
        .iter()
        .filter(|(file, text)| !NAMED.iter().any(|one| allows(one, file, text)))
        .collect();
    assert!(broken.is_empty(), "{broken:#?}");
    for one in &NAMED {
        let needed = found.iter().any(|(file, text)| allows(one, file, text));
        assert!(needed, "nothing needs the exception {one:?} any more");
    }
}

/// The words that the bundled dialects write: those of their formats, and those that their parsers require.
fn dialect_words(root: &Path) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for path in sources(&root.join("core/dialects/src")) {
        let code = code(&path);
        for call in ["at_word(\"", "eat_word(\"", "literal(\"", "keyword(\""] {
            let all = code.split(call).skip(1).filter_map(|rest| rest.split('"').next());
            words.extend(all.map(str::to_owned));
        }
    }
    registry().dialects().read_all();
    for dialect in registry().dialects().dialects() {
        for format in dialect.ops.iter().filter_map(|op| op.format()) {
            literals(&format.directives, &mut words);
        }
    }
    words.retain(|word| word.starts_with(|first: char| first.is_ascii_alphabetic()));
    words
}

/// The literals of a format.
fn literals(directives: &[Directive], words: &mut BTreeSet<String>) {
    for directive in directives {
        match directive {
            Directive::Literal(text) => _ = words.insert(text.to_string()),
            Directive::Optional(group) => {
                literals(&group.then, words);
                literals(&group.otherwise, words);
            }
            Directive::OneOfList(clauses) => {
                for clause in clauses {
                    words.insert(clause.literal.to_string());
                    literals(&clause.directives, words);
                }
            }
            _ => {}
        }
    }
}

/// The words of dialects' syntax in some folders below a root: the file, and the word. A suffix of names, as in
/// `".func"`, counts, too.
fn named_words(
    root: &Path,
    folders: &[&str],
    words: &BTreeSet<String>,
) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for path in folders.iter().flat_map(|folder| sources(&root.join(folder))) {
        let file = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
        let code = code(&path).replace("'\"'", "").replace("\\\"", "");
        for text in strings(&code) {
            let is_part = |next: char| next.is_ascii_alphanumeric() || next == '_';
            let word = text.trim_matches(|next: char| !is_part(next));
            let is_suffix =
                text.len() > 2 && text.strip_prefix('.').is_some_and(|rest| rest == word);
            if is_suffix {
                found.insert((file.clone(), text.to_owned()));
            } else if words.contains(word) {
                found.insert((file.clone(), word.to_owned()));
            }
        }
    }
    found
}

#[test]
fn no_dialect_is_named_in_the_parser_and_the_printer() {
    let root = abide_testing::repository();
    let found = named_words(&root, &WORDLESS, &dialect_words(&root));
    let allows = |place: &str, name: &str, file: &str, text: &str| {
        file.starts_with(place) && (name == "*" || name == text)
    };
    let is_allowed = |file: &str, text: &str| {
        let mut all = BUILTIN_WORDS.iter();
        all.any(|(place, names, _)| names.iter().any(|name| allows(place, name, file, text)))
    };
    let broken: Vec<_> = found.iter().filter(|(file, text)| !is_allowed(file, text)).collect();
    assert!(broken.is_empty(), "{broken:#?}");
    let all: BTreeSet<String> =
        BUILTIN_WORDS.iter().flat_map(|one| one.1).map(|name| (*name).to_owned()).collect();
    let found = named_words(&root, &WORDLESS, &all);
    for (place, names, _) in BUILTIN_WORDS {
        for name in names.iter().filter(|name| **name != "*") {
            let needed = found.iter().any(|(file, text)| allows(place, name, file, text));
            assert!(needed, "nothing needs the exception for {name} in {place} any more");
        }
    }
}

#[test]
fn a_word_of_a_dialect_is_found() {
    let root = abide_testing::repository();
    let words = dialect_words(&root);
    let text = "let a = text.starts_with(b\"case\");\nlet b = \" into(\";\nlet c = b\".ctl\";\n\
                let d = \"zzz\";\n// \"case\"";
    let found = with_files("words", &[("own.rs", text)], |root| named_words(root, &["."], &words));
    let names: Vec<&str> = found.iter().map(|(_, name)| &**name).collect();
    assert_eq!(names, [".ctl", "case", "into"]);
}

/// The result of `run` for a folder with some files.
pub(crate) fn with_files<T>(name: &str, files: &[(&str, &str)], run: impl FnOnce(&Path) -> T) -> T {
    let root = std::env::temp_dir().join(format!("abide-layers-{}-{name}", std::process::id()));
    for (file, text) in files {
        let path = root.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let found = run(&root);
    fs::remove_dir_all(&root).unwrap();
    found
}

#[test]
fn a_name_outside_of_its_dialect_is_found() {
    let text = "// \"arith.addi\"\nlet name = \"scf.for\";\n#[cfg(test)]\n\"scf.if\"";
    let found = with_files("names", &[("own.rs", text)], |root| named_operations(root, &["."]));
    let names: Vec<&str> = found.iter().map(|(_, name)| &**name).collect();
    assert_eq!(names, ["scf.for"]);
}

/// For each module at the top of a crate, those that it uses.
type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The dependencies among the folders and files at the top of a crate's sources.
fn arrows(source: &Path) -> Arrows {
    let module = |path: &Path| path.file_stem().unwrap().to_string_lossy().into_owned();
    let modules: BTreeSet<String> =
        fs::read_dir(source).unwrap().map(|entry| module(&entry.unwrap().path())).collect();
    let mut found = Arrows::new();
    for path in sources(source) {
        let within = path.strip_prefix(source).unwrap();
        let own = module(Path::new(within.components().next().unwrap().as_os_str()));
        if own == "lib" {
            continue;
        }
        let is_folder = within.components().count() > 1;
        let at_top = !is_folder || (within.components().count() == 2 && within.ends_with("mod.rs"));
        let code = code(&path);
        let mut used: Vec<&str> = code.split("crate::").skip(1).collect();
        if at_top {
            used.extend(code.split("super::").skip(1));
        }
        for rest in used {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            let name = &rest[..end.unwrap_or(rest.len())];
            if modules.contains(name) && name != own {
                found.entry(own.clone()).or_default().insert(name.to_owned());
            }
        }
    }
    found
}

/// Whether one module gets to another along the arrows.
pub(crate) fn reaches<N: Ord>(arrows: &BTreeMap<N, BTreeSet<N>>, from: &N, to: &N) -> bool {
    let (mut open, mut met) = (vec![from], BTreeSet::new());
    while let Some(one) = open.pop() {
        for next in arrows.get(one).into_iter().flatten() {
            if next == to {
                return true;
            }
            if met.insert(next) {
                open.push(next);
            }
        }
    }
    false
}

/// The folders of a crate that use each other in a circle.
fn circles(source: &Path, arrows: &Arrows) -> Vec<(String, String)> {
    let is_folder = |module: &str| source.join(module).is_dir();
    let mut found = Vec::new();
    for (from, used) in arrows.iter().filter(|(from, _)| is_folder(from)) {
        let circular = used.iter().filter(|to| is_folder(to) && reaches(arrows, to, from));
        found.extend(circular.map(|to| (from.clone(), to.clone())));
    }
    found
}

#[test]
fn folders_do_not_use_each_other_in_a_circle() {
    for crate_name in
        ["source", "tablegen", "signatures", "mlir", "dialects", "passes", "abi", "ide"]
    {
        let source = abide_testing::repository().join("core").join(crate_name).join("src");
        let mut arrows = arrows(&source);
        if crate_name == KNOT.0 {
            arrows.remove(KNOT.1);
        }
        let found = circles(&source, &arrows);
        assert!(found.is_empty(), "core/{crate_name}: {found:?}");
    }
}

#[test]
fn a_circle_of_folders_is_found() {
    let files = [
        ("a/mod.rs", "use crate::b::B;"),
        ("b/x.rs", "use crate::c;"),
        ("c/mod.rs", "use super::a;"),
    ];
    let found = with_files("circle", &files, |root| circles(root, &arrows(root)));
    assert_eq!(found.len(), 3);
}
