//! Mistakes of beginners: each is marked at the narrowest place, and the report shows a way out.

use abide_core::diagnostic::{Diagnostic, Fix, Severity};
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::{check, suggest_fixes};
use abide_core::text::apply_edits;
use std::fmt::Write as _;

/// The first error of a text, and the fix that its report shows.
fn first_error(text: &str) -> (Diagnostic, Option<Fix>) {
    let limits = Limits::default();
    let mut found = check(text.as_bytes(), &limits);
    let suggested = suggest_fixes(text.as_bytes(), Some(registry()), &limits, &mut found);
    let first = found.iter().position(|found| found.severity == Severity::Error);
    let first = first.unwrap_or_else(|| panic!("nothing is found: {text}"));
    let own = found[first].fix.as_deref().cloned();
    (found[first].clone(), own.or_else(|| Some(suggested.into_iter().nth(first)??.fix)))
}

/// For each text its message, the marked part and the fix, and whether the text is right with that.
fn report(texts: &str) -> String {
    let mut report = String::new();
    for text in texts.split("// -----\n") {
        let (found, fix) = first_error(text);
        let label = String::from_utf8_lossy(found.span.slice(text.as_bytes())).into_owned();
        assert!(label.chars().count() <= 40 && !label.contains('\n'), "{text}{label}");
        let _ = writeln!(report, "{}\n  {label:?}", found.message);
        for related in &found.related {
            let place = String::from_utf8_lossy(related.span.slice(text.as_bytes())).into_owned();
            assert!(!place.contains('\n'), "{text}{place}");
            let _ = writeln!(report, "  note: {}: {place:?}", related.message);
        }
        if let Some(help) = &found.help {
            let _ = writeln!(report, "  help: {help}");
        }
        if let Some(fix) = fix {
            let fixed = apply_edits(text.as_bytes(), &fix.edits).unwrap();
            let left = check(&fixed, &Limits::default()).len();
            let _ = writeln!(report, "  help: {} ({left} left)", fix.title);
        }
    }
    report
}

#[test]
fn each_mistake_has_a_narrow_label_and_a_way_out() {
    let report = report(include_str!("ways_out.mlir"));
    expect_test::expect_file!["ways_out.txt"].assert_eq(&report);
}

#[test]
fn nineteen_of_twenty_mistakes_have_help_or_a_note() {
    let texts: Vec<&str> = include_str!("ways_out.mlir").split("// -----\n").collect();
    let bare = texts.iter().filter(|text| {
        let (found, fix) = first_error(text);
        fix.is_none() && found.related.is_empty() && found.help.is_none()
    });
    let bare: Vec<_> = bare.collect();
    assert!(bare.len() * 20 <= texts.len(), "{bare:#?}");
}

/// The folders of MLIR whose files are included by most projects.
const FOLDERS: [&str; 6] =
    ["mlir/Bytecode", "mlir/IR", "mlir/Interfaces", "mlir/Pass", "mlir/Reducer", "mlir/Rewrite"];

/// The words that define names.
const WORDS: [&str; 3] = ["class", "def", "multiclass"];

/// The names of a file that begin a line, each with the word that defines it.
fn defined_names(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().filter_map(|line| {
        let (word, rest) = line.split_once(' ')?;
        let rest = rest.trim_start_matches(' ');
        let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
        let name = &rest[..end.unwrap_or(rest.len())];
        (WORDS.contains(&word) && !name.is_empty()).then_some((word, name))
    })
}

#[test]
fn the_names_of_mlirs_files_are_those_of_llvm_22() {
    let includes = std::path::Path::new("/usr/lib/llvm-22/include");
    if !includes.join("mlir/IR").is_dir() {
        abide_testing::skip("no .td files of LLVM 22 in /usr/lib/llvm-22/include");
        return;
    }
    let mut list = String::new();
    let mut seen = std::collections::BTreeSet::new();
    for folder in FOLDERS {
        let entries = std::fs::read_dir(includes.join(folder)).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.filter(|name| name.ends_with(".td")).collect();
        names.sort();
        for name in names {
            let text = std::fs::read_to_string(includes.join(folder).join(&name)).unwrap();
            let new: Vec<(&str, &str)> =
                defined_names(&text).filter(|(_, name)| seen.insert((*name).to_owned())).collect();
            for word in WORDS {
                let own = new.iter().filter(|(own, _)| *own == word);
                let mut own: Vec<&str> = own.map(|(_, name)| *name).collect();
                own.sort_unstable();
                if !own.is_empty() {
                    let _ = writeln!(list, "{folder}/{name} {word} {}", own.join(" "));
                }
            }
        }
    }
    expect_test::expect_file!["../../../tablegen/src/ide/headers.txt"].assert_eq(&list);
}

#[test]
fn clauses_of_older_versions_name_the_operation_of_today() {
    for (statement, name) in [
        ("acc.parallel copyin(%a : memref<4xf32>) {\n    acc.yield\n  }", "acc.copyin"),
        ("acc.data present(%a : memref<4xf32>) {\n    acc.terminator\n  }", "acc.present"),
        ("acc.enter_data create(%a : memref<4xf32>)", "acc.create"),
    ] {
        let text = format!("func.func @f(%a: memref<4xf32>) {{\n  {statement}\n  return\n}}\n");
        let limits = Limits::default();
        let mut found = check(text.as_bytes(), &limits);
        let _ = suggest_fixes(text.as_bytes(), Some(registry()), &limits, &mut found);
        let help = found.iter().filter_map(|one| one.help.as_deref()).find(|help| {
            help.starts_with("write it as an operation in front of this one") && help.contains(name)
        });
        assert!(help.is_some(), "{statement}: {found:#?}");
    }
}

#[test]
fn short_names_have_the_operations_that_begin_alike() {
    for (name, meant) in
        [("memref.al", "'memref.alloc'"), ("arith.ad", "'arith.addi'"), ("math.ro", "'math.round'")]
    {
        let text = format!("func.func @f(%a: i32) {{\n  {name} %a : i32\n  return\n}}\n");
        let limits = Limits::default();
        let mut found = check(text.as_bytes(), &limits);
        let _ = suggest_fixes(text.as_bytes(), Some(registry()), &limits, &mut found);
        let mut help = found.iter().filter_map(|one| one.help.as_deref());
        assert!(help.any(|help| help.contains(meant)), "{name}: {found:#?}");
    }
}
