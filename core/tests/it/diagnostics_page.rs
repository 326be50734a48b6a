//! The pages about diagnostic codes match the codes.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use abide_core::diagnostic::codes;
use std::collections::BTreeSet;
use std::fmt::Write as _;

const HEAD: &str = "# Diagnostics\n\n\
    Every diagnostic has one of these codes; a code never changes its meaning. The severity is that of\n\
    the code, unless the place decides otherwise. `abide explain CODE` prints the page of a code, and\n\
    [checking.md](checking.md) describes how codes are switched off. `core/tests/it/diagnostics_page.rs` makes\n\
    these pages (`UPDATE_EXPECT=1 cargo test -p abide-core --test it diagnostics_page`).\n";

#[test]
fn the_page_lists_all_codes() {
    let mut page = HEAD.to_owned();
    let lists = [
        ("Limits", codes::limit::ALL),
        ("Comments", codes::comment::ALL),
        ("MLIR", codes::mlir::ALL),
        ("Signatures", codes::sip::ALL),
        ("Reflection", codes::reflection::ALL),
        ("Function-ABI metadata", codes::abi::ALL),
        ("Symbolic shapes", codes::shape::ALL),
        ("TableGen", codes::tablegen::ALL),
    ];
    let mut listed = 0;
    for (title, list) in lists {
        let _ = write!(page, "\n## {title}\n");
        for code in list {
            let severity = code.severity().name();
            let link = format!("[Example and repair](diagnostics/{code}.md)");
            let _ = write!(page, "\n### {code}\n\n{severity}: {} {link}\n", code.summary());
            listed += 1;
        }
    }
    assert_eq!(listed, codes::all().count(), "a list of codes is not on the page");
    expect_test::expect_file!["../../../docs/diagnostics.md"].assert_eq(&page);
}

#[test]
fn each_code_has_a_page() {
    for code in codes::all() {
        let path = format!("../../../docs/diagnostics/{code}.md");
        expect_test::expect_file![path].assert_eq(&code.page());
    }
    let known: BTreeSet<String> =
        codes::all().map(|code| format!("docs/diagnostics/{code}.md")).collect();
    let there: BTreeSet<String> =
        abide_testing::files_below("docs/diagnostics").into_iter().collect();
    assert_eq!(there, known);
}
