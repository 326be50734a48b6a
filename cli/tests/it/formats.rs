//! The output of each format.

use crate::support::{Folder, abide_in, check};
use expect_test::expect;
use serde_json::Value;

/// A position after characters of several bytes, a line that ends with CRLF, and a related position.
const NAMES: &[u8] =
    "\"é\"(%b) : (i32) -> ()\r\n%0 = \"a.b\"() : () -> i32\n%0 = \"a.b\"() : () -> i32\n"
        .as_bytes();

/// A warning with a fix.
const FIXABLE: &[u8] = b"\xef\xbb\xbf\"a.b\"() : () -> ()\n";

#[test]
fn text() {
    expect![[r#"
        error[mlir-undefined-value]: use of undeclared SSA value name '%b'
         --> <stdin>:1:5
          |
        1 | "é"(%b) : (i32) -> ()
          |     ^^
          |
        help: define it in front of this use

        error[mlir-redefined-value]: redefinition of SSA value '%0'
         --> <stdin>:3:1
          |
        3 | %0 = "a.b"() : () -> i32
          | ^^
          |
        note: previously defined here
         --> <stdin>:2:1
          |
        2 | %0 = "a.b"() : () -> i32
          | ^^
        help: rename it to '%value_0' from here on
          |
        3 | %value_0 = "a.b"() : () -> i32
          |  ++++++
    "#]]
    .assert_eq(&check("text", NAMES).stdout);
}

#[test]
fn text_with_a_fix() {
    expect![[r#"
        warning[mlir-byte-order-mark]: MLIR's own parser rejects a byte-order mark
         --> <stdin>:1:1
          |
        1 | ﻿"a.b"() : () -> ()
          | ^
          |
        help: remove the byte-order mark
          |
        1 - ﻿"a.b"() : () -> ()
        1 + "a.b"() : () -> ()
          |
    "#]]
    .assert_eq(&check("text", FIXABLE).stdout);
}

#[test]
fn text_in_colour() {
    let arguments = ["check", "-q", "--color", "always", "-"];
    let run = abide_in(&abide_testing::repository(), &arguments, NAMES);
    assert!(run.stdout.contains("\x1b["), "{}", run.stdout);
    let plain = check("text", NAMES);
    assert!(!plain.stdout.contains('\x1b'), "colours are for terminals only");
}

#[test]
fn mlir() {
    expect![[r#"
        <stdin>:1:6: error: use of undeclared SSA value name '%b'
        <stdin>:3:1: error: redefinition of SSA value '%0'
        <stdin>:2:1: note: previously defined here
    "#]]
    .assert_eq(&check("mlir", NAMES).stdout);
}

#[test]
fn json() {
    let run = check("json", NAMES);
    expect![[r#"
        {"file":"<stdin>","diagnostics":[{"code":"mlir-undefined-value","severity":"error","start":5,"end":7,"line":1,"column":5,"end_line":1,"end_column":7,"message":"use of undeclared SSA value name '%b'","help":"define it in front of this use"},{"code":"mlir-redefined-value","severity":"error","start":49,"end":51,"line":3,"column":1,"end_line":3,"end_column":3,"message":"redefinition of SSA value '%0'","related":[{"start":24,"end":26,"line":2,"column":1,"end_line":2,"end_column":3,"message":"previously defined here"}],"fix":{"title":"rename it to '%value_0' from here on","applicability":"unsafe","edits":[{"start":49,"end":51,"replacement":"%value_0"}]}}]}
    "#]].assert_eq(&run.stdout);
    let value: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(value["file"], "<stdin>");
}

#[test]
fn github() {
    expect![[r#"
        ::error file=<stdin>,line=1,col=5,endLine=1,endColumn=7,title=mlir-undefined-value::use of undeclared SSA value name '%25b'
        ::error file=<stdin>,line=3,col=1,endLine=3,endColumn=3,title=mlir-redefined-value::redefinition of SSA value '%250'
    "#]].assert_eq(&check("github", NAMES).stdout);
}

#[test]
fn json_has_a_line_for_each_file() {
    let folder = Folder::new("json_lines");
    folder.write("a.mlir", "");
    folder.write("b \"quoted\".mlir", "\"a.b\"(%0) : (i32) -> ()");
    let run = folder.abide(&["check", "-q", "--format", "json", ".", "gone.mlir"]);
    expect![[r#"
        {"file":"./a.mlir","diagnostics":[]}
        {"file":"./b \"quoted\".mlir","diagnostics":[{"code":"mlir-undefined-value","severity":"error","start":6,"end":8,"line":1,"column":7,"end_line":1,"end_column":9,"message":"use of undeclared SSA value name '%0'","help":"define it in front of this use"}]}
        {"file":"gone.mlir","error":"cannot read 'gone.mlir': No such file or directory (os error 2)"}
    "#]].assert_eq(&run.stdout);
}
