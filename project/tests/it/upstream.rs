//! Compares the descriptions of LLVM's own dialects in `core/dialects/src/upstream` with the `.td` files of LLVM 22 and
//! 19, which they merge. `UPDATE_EXPECT=1` regenerates them.

use abide_core::limits::Limits;
use abide_core::mlir::ods::{
    DialectDescription, Dialects, EnumCase, EnumDescription, EnumSpelling, LlvmVersion,
    OpDescription, OtherOp, ParametricDescription,
};
use abide_testing::{llvm_19_includes, llvm_21_includes, repository, shared_folder, skip};
use signs::signs;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

mod signs;

const FOLDER: &str = "core/dialects/src/upstream";

/// Dialects that are not described: those of LLVM's own tests and examples, and one that LLVM gave up. HEIR has a dialect
/// of that name, with other types and operations.
const LEFT_OUT: [&str; 3] = ["polynomial", "test", "toy"];

/// Dialects whose older version has types that only C++ knows.
const TYPES_IN_CPP: [&str; 1] = ["llvm"];

/// The dialects of StableHLO without those of its own tests.
const OF_STABLEHLO: [&str; 2] = ["chlo", "stablehlo"];

/// Dialects whose operations take numbers, and vectors and tensors of them, but no dialect types.
const OF_NUMBERS: [&str; 2] = ["arith", "math"];

/// A condition that types of dialects can fulfil, and its replacement, which only builtin types fulfil.
const VALUE_SEMANTICS: [&str; 2] = [
    "CPred<\"($_self.hasTrait<::mlir::ValueSemantics>())\">",
    "ShapedType<[fixed_vector, scalable_vector, ranked_tensor, unranked_tensor, of_dialect], AnyType>",
];

/// The head of each file.
fn head(project: &str) -> String {
    format!(
        "// What the .td files of {project} say of this dialect (Apache-2.0 WITH LLVM-exception). Made by\n\
         // project/tests/it/upstream.rs: not to be changed by hand.\n\n"
    )
}

/// The dialects that the `.td` files of a folder describe.
fn described(folder: &Path, includes: &[&Path]) -> Described {
    let includes: Vec<_> = includes.iter().map(|one| one.to_string_lossy().into_owned()).collect();
    let described = abide_project::describe(&[folder.to_owned()], &includes, &Limits::default());
    assert!(described.missing.is_empty(), "{:?}", described.missing);
    described.dialects.into_iter().map(|one| (one.name.to_string(), one)).collect()
}

/// Leaves out the parts that the file of a dialect's own folder has: operations, enumerations, summaries.
fn leave_out_own(one: &mut DialectDescription) {
    let path = repository().join(format!("core/dialects/src/{0}/{0}.ops", one.name));
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let named = |item: &str| -> BTreeSet<String> {
        let names = text.lines().filter_map(|line| line.strip_prefix(item)?.split(' ').next());
        names.map(|name| format!("{}.{name}", one.name)).collect()
    };
    let enums = text.lines().filter_map(|line| {
        line.strip_prefix("enum ").or(line.strip_prefix("bitenum "))?.split(' ').next()
    });
    let enums: BTreeSet<&str> = enums.collect();
    one.enums.retain(|own| !enums.contains(&*own.name));
    let (own, summarized) = (named("op "), named("about "));
    one.ops.retain(|op| !own.contains(&*op.name));
    one.others.retain(|other| !own.contains(&*other.op.name));
    let others = one.others.iter_mut().map(|other| &mut other.op);
    for op in one.ops.iter_mut().chain(others).filter(|op| summarized.contains(&*op.name)) {
        Arc::make_mut(op).summary = Box::default();
    }
}

/// Adds the enumerations whose words are parameters of types and attributes, under their classes in C++.
fn add_words(dialect: &mut DialectDescription) {
    let words = dialect.types.iter().chain(&dialect.attributes).flat_map(|one| &one.parameters);
    let words: Vec<_> = words.filter_map(|one| one.words.clone()).collect();
    for one in words {
        match dialect.enums.iter().find(|own| own.name == one.name) {
            Some(own) => assert_eq!(own.cases, one.cases, "two enumerations '{}'", one.name),
            None => dialect.enums.push(one),
        }
    }
}

/// A line for each operation or type that only one of two versions has, and a single line for a dialect that only one
/// has. Operations of both versions have lines with their signs.
fn only(new: &Described, old: &Described) -> String {
    let mut lines = BTreeSet::new();
    for (version, own, other) in [(22, new, old), (19, old, new)] {
        for (name, dialect) in own.iter().filter(|(name, _)| !LEFT_OUT.contains(&name.as_str())) {
            let Some(other) = other.get(name) else {
                lines.insert(format!("{version} {name}."));
                continue;
            };
            let mut gone = &names(dialect, |one| !one.is_condition) - &names(other, |_| true);
            if TYPES_IN_CPP.contains(&name.as_str()) && version == 22 {
                gone.retain(|name| !name.starts_with('!'));
            }
            lines.extend(gone.iter().map(|name| format!("{version} {name}")));
            for op in &dialect.ops {
                let other = other.ops.iter().find(|other| other.name == op.name);
                let signs = other.map(|other| signs(op, other)).unwrap_or_default();
                lines.extend(signs.iter().map(|sign| format!("{version} {} {sign}", op.name)));
            }
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// The names of operations, and of some types with a `!`. A type that only a condition identifies may have another
/// name.
fn names(
    of: &DialectDescription,
    is_wanted: fn(&ParametricDescription) -> bool,
) -> BTreeSet<String> {
    let types = of.types.iter().filter(|one| is_wanted(one)).map(|one| format!("!{}", one.name));
    of.ops.iter().map(|op| op.name.to_string()).chain(types).collect()
}

/// Adds an older version of a dialect: its operations that the newer one lacks or describes in another way, and its types,
/// attributes and enumerations.
fn add_older(both: &mut DialectDescription, until: LlvmVersion, older: DialectDescription) {
    for op in older.ops {
        match both.ops.iter().find(|one| one.name == op.name) {
            Some(one) if written(one) == written(&op) => {}
            Some(one) => {
                let op = with_own_enums(op, one, until);
                both.others.push(OtherOp { until, op });
            }
            None => both.ops.push(op),
        }
    }
    both.type_names = names_of_both(&both.type_names, older.type_names);
    both.attribute_names = names_of_both(&both.attribute_names, older.attribute_names);
    add_parametric(&mut both.types, older.types);
    add_parametric(&mut both.attributes, older.attributes);
    for old in older.enums {
        match both.enums.iter_mut().find(|one| one.name == old.name) {
            Some(one) => {
                let one = Arc::make_mut(one);
                let is_new =
                    |case: &EnumCase| one.cases.iter().all(|own| own.keyword != case.keyword);
                let more: Vec<_> = old.cases.iter().filter(|case| is_new(case)).cloned().collect();
                one.cases.extend(more);
            }
            None => both.enums.push(old),
        }
    }
}

/// An older operation. Its enumerations get other names if they have words that the newer ones of the same name lack.
fn with_own_enums(
    op: Arc<OpDescription>,
    newer: &OpDescription,
    until: LlvmVersion,
) -> Arc<OpDescription> {
    let text = written(&op);
    let (Some(own), Some(newer)) = (read(&text), read(&written(newer))) else { return op };
    let is_other = |own: &&Arc<EnumDescription>| {
        let newer = newer.enums.iter().find(|newer| newer.name == own.name);
        let lacks = |newer: &Arc<EnumDescription>, word: &str| {
            newer.cases.iter().all(|case| *case.keyword != *word)
        };
        own.spelling == EnumSpelling::Integer
            && newer.is_some_and(|newer| own.cases.iter().any(|one| lacks(newer, &one.keyword)))
    };
    let others: Vec<_> = own.enums.iter().filter(is_other).map(|one| one.name.clone()).collect();
    if others.is_empty() {
        return op;
    }
    let renamed = others
        .iter()
        .fold(text, |text, name| text.replace(&**name, &format!("{name}Until{until}")));
    read(&renamed).and_then(|mut own| own.ops.pop()).unwrap_or(op)
}

/// The dialect in a description file that uses no names of others.
fn read(text: &str) -> Option<DialectDescription> {
    let (mut all, _) = Dialects::new();
    let errors = all.read(text);
    all.dialects().last().filter(|_| errors.is_empty()).cloned()
}

/// An operation as a description file without its summary.
fn written(op: &OpDescription) -> String {
    let op = OpDescription { summary: Box::default(), ..op.clone() };
    let name = op.dialect().into();
    DialectDescription { name, ops: vec![Arc::new(op)], ..DialectDescription::default() }
        .to_string()
}

/// Adds types or attributes of an older version. Forms that differ are left to C++.
fn add_parametric(
    both: &mut Vec<Arc<ParametricDescription>>,
    older: Vec<Arc<ParametricDescription>>,
) {
    let parameters = |one: &ParametricDescription| -> Vec<_> {
        one.parameters.iter().map(|one| (one.name.clone(), one.class.clone())).collect()
    };
    for old in older {
        match both.iter_mut().find(|one| one.name == old.name) {
            Some(one) => {
                let is_same = one.format == old.format && parameters(one) == parameters(&old);
                let one = Arc::make_mut(one);
                if is_same || only_adds_optional(one, &old) {
                    add_defaults(one, &old);
                } else {
                    one.format = None;
                    one.is_custom = true;
                }
            }
            None => both.push(old),
        }
    }
}

/// The names of both versions; `None` if C++ may parse others in one of them.
fn names_of_both(new: &Option<Vec<Box<str>>>, old: Option<Vec<Box<str>>>) -> Option<Vec<Box<str>>> {
    let mut names = new.clone()?;
    for one in old? {
        if !names.contains(&one) {
            names.push(one);
        }
    }
    Some(names)
}

/// Whether the newer form only has further optional parameters `name = value`, so that it accepts all texts of the
/// older one.
fn only_adds_optional(new: &ParametricDescription, old: &ParametricDescription) -> bool {
    let (Some(new_format), Some(old_format)) = (&new.format, &old.format) else { return false };
    let mut format = new_format.to_string();
    let lists_all = format.contains("struct(params)");
    let mut kept = Vec::new();
    for one in &new.parameters {
        let is_old =
            old.parameters.iter().any(|own| own.name == one.name && own.class == one.class);
        let without = format.replace(&format!(", ${}", one.name), "");
        let is_in_struct = format.contains("struct(") && (lists_all || without != format);
        if is_old {
            kept.push(&one.name);
        } else if one.default.is_some() && is_in_struct {
            format = without;
        } else {
            return false;
        }
    }
    format == **old_format && kept.into_iter().eq(old.parameters.iter().map(|one| &one.name))
}

/// A default that no format can spell.
const UNKNOWN_DEFAULT: &str = "?";

/// Lets parameters be omitted that either version lets omit, and keeps a default that both agree on.
fn add_defaults(new: &mut ParametricDescription, old: &ParametricDescription) {
    for one in &mut new.parameters {
        let Some(old) = old.parameters.iter().find(|old| old.name == one.name) else { continue };
        one.is_custom |= old.is_custom;
        one.lists_words |= old.lists_words;
        match (&one.default, &old.default) {
            (Some(own), Some(other)) if own != other => one.default = Some(UNKNOWN_DEFAULT.into()),
            (None, other) => one.default.clone_from(other),
            _ => {}
        }
    }
}

/// Dialects by their names.
type Described = BTreeMap<String, DialectDescription>;

/// The descriptions of all upstream dialects, as files by their names.
fn files(new: &Path, old: &Path) -> BTreeMap<String, String> {
    let of = |includes: &Path| described(&includes.join("mlir"), &[includes]);
    let (mut new, mut old) = (of(new), of(old));
    let only = only(&new, &old);
    new.values_mut().chain(old.values_mut()).for_each(add_words);
    for (name, one) in &mut new {
        if let Some(old) = old.remove(name) {
            add_older(one, LlvmVersion::new(19), old);
        }
    }
    new.extend(old);
    // The C++ name of a type adds little about its spelling.
    for one in new.values_mut() {
        let says_nothing = |ty: &ParametricDescription| {
            ty.is_custom && ty.format.is_none() && ty.parameters.is_empty()
        };
        one.types.retain(|ty| !says_nothing(ty));
    }
    let mut files = BTreeMap::from([("only.txt".to_owned(), only)]);
    for (name, mut one) in new {
        if LEFT_OUT.contains(&name.as_str()) {
            continue;
        }
        if name == "builtin" {
            // The parser knows the types and attributes without a prefix.
            (one.types, one.attributes, one.enums) = (Vec::new(), Vec::new(), Vec::new());
            (one.type_names, one.attribute_names) = (Some(Vec::new()), Some(Vec::new()));
        }
        leave_out_own(&mut one);
        let is_empty = one.ops.is_empty() && one.types.is_empty() && one.attributes.is_empty();
        if !is_empty {
            let mut text = format!("{}{one}", head("LLVM 19 and 22"));
            if OF_NUMBERS.contains(&name.as_str()) {
                text = text.replace(VALUE_SEMANTICS[0], VALUE_SEMANTICS[1]);
            }
            files.insert(format!("{name}.ops"), text);
        }
    }
    files
}

/// Until 2023 the dimensions of a broadcast were elements, since then they are an array: any attribute is accepted.
const DIMENSIONS: [&str; 2] = [
    "broadcast_dimensions: OptionalAttr<chlo.I64DenseArrayAttribute>",
    "broadcast_dimensions: OptionalAttr<AnyAttr>",
];

/// The descriptions of StableHLO's dialects, as files by their names.
fn files_of_stablehlo(root: &Path, llvm: &Path) -> BTreeMap<String, String> {
    let mut all = described(&root.join("stablehlo/dialect"), &[root, llvm]);
    all.retain(|name, _| OF_STABLEHLO.contains(&name.as_str()));
    all.values_mut().for_each(add_words);
    for one in all.values_mut() {
        // Other versions have other types and attributes.
        (one.type_names, one.attribute_names) = (None, None);
        leave_out_own(one);
    }
    let file = |(name, one): (String, DialectDescription)| {
        let text = one.to_string().replace(DIMENSIONS[0], DIMENSIONS[1]);
        (format!("{name}.ops"), format!("{}{text}", head("StableHLO")))
    };
    all.into_iter().map(file).collect()
}

fn includes() -> Option<(PathBuf, PathBuf)> {
    let new = PathBuf::from("/usr/lib/llvm-22/include");
    if !new.join("mlir/IR/OpBase.td").is_file() {
        skip("no .td files of LLVM 22 (libmlir-22-dev, llvm-22-dev)");
        return None;
    }
    Some((new, llvm_19_includes()?))
}

#[test]
fn the_descriptions_of_upstream_dialects_match_their_td_files() {
    let Some((new, old)) = includes() else { return };
    let folder = repository().join(FOLDER);
    let mut files = files(&new, &old);
    if let Some(shared) = shared_folder() {
        files.extend(files_of_stablehlo(&shared.join("projects/stablehlo"), &new));
    }
    assert!(files.len() > 20, "{} dialects", files.len());
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        for (name, text) in &files {
            std::fs::write(folder.join(name), text).unwrap();
        }
        return;
    }
    for (name, text) in &files {
        let kept = std::fs::read_to_string(folder.join(name)).unwrap_or_default();
        let line = kept.lines().zip(text.lines()).position(|(kept, made)| kept != made);
        assert!(kept == *text, "{name} differs from line {:?}", line.map(|line| line + 1));
    }
}

/// The name of the file with the operations of LLVM 21.
const FILE_OF_21: &str = "llvm_21.ops";

/// The dialects whose operations of LLVM 21 are not needed: those of LLVM 19 are the same, or those of LLVM 22 accept all of
/// their texts.
const AS_IN_OTHERS: [&str; 2] = ["mesh", "spirv"];

/// The operations that LLVM 21 describes in another way than LLVM 22, with the types and attributes of their dialects:
/// a description file for each dialect, one after the other.
fn text_of_21(newest: &Path, between: &Path) -> String {
    let of = |includes: &Path| described(&includes.join("mlir"), &[includes]);
    let (newest, between) = (of(newest), of(between));
    let mut text = head("LLVM 21");
    for (name, mut dialect) in between {
        let newest = newest.get(&name);
        let is_same = |op: &Arc<OpDescription>| {
            let newer = newest.and_then(|all| all.ops.iter().find(|other| other.name == op.name));
            newer.is_some_and(|newer| written(newer) == written(op))
        };
        dialect.ops.retain(|op| !is_same(op));
        let is_left_out = LEFT_OUT.iter().chain(&AS_IN_OTHERS).any(|one| *one == name);
        if dialect.ops.is_empty() || is_left_out || name == "builtin" {
            continue;
        }
        for op in &mut dialect.ops {
            Arc::make_mut(op).summary = Box::default();
        }
        add_words(&mut dialect);
        text.push_str(&dialect.to_string());
    }
    text
}

#[test]
fn the_operations_of_llvm_21_match_their_td_files() {
    let (Some((newest, _)), Some(between)) = (includes(), llvm_21_includes()) else { return };
    let path = repository().join(FOLDER).join(FILE_OF_21);
    let text = text_of_21(&newest, &between);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(path, text).unwrap();
        return;
    }
    let kept = std::fs::read_to_string(path).unwrap();
    let line = kept.lines().zip(text.lines()).position(|(kept, made)| kept != made);
    assert!(kept == text, "the file differs from line {:?}", line.map(|line| line + 1));
}
