//! The output of `abide syntax`.

use crate::support::{Folder, abide_in};
use expect_test::expect;

#[test]
fn a_tree() {
    let text = b"%0 = \"a.b\"(%x) {long = \"0123456789012345678901234567890123456789012345678901234567890123456789\"} : (i32) -> i32 // c\n";
    let run = abide_in(&abide_testing::repository(), &["syntax", "-"], text);
    expect![[r#"
        File 0..117
          Chunk 0..111
            GenericOperation 0..111
              OperationResults 0..4
                PercentIdentifier 0..2 "%0"
                Equal 3..4 "="
              String 5..10 "\"a.b\""
              OperandList 10..14
                LeftParen 10..11 "("
                PercentIdentifier 11..13 "%x"
                RightParen 13..14 ")"
              AttributeDictionary 15..96
                LeftBrace 15..16 "{"
                AttributeEntry 16..95
                  BareIdentifier 16..20 "long"
                  Equal 21..22 "="
                  StringAttribute 23..95
                    String 23..95 "\"01234567890123456789012345678901234567890123456789012345678"…
                RightBrace 95..96 "}"
              Colon 97..98 ":"
              FunctionType 99..111
                LeftParen 99..100 "("
                ScalarType 100..103
                  BareIdentifier 100..103 "i32"
                RightParen 103..104 ")"
                Arrow 105..107 "->"
                ScalarType 108..111
                  BareIdentifier 108..111 "i32"
    "#]]
    .assert_eq(&run.stdout);
    assert_eq!(run.status, 0);
}

#[test]
fn tokens() {
    let run = abide_in(
        &abide_testing::repository(),
        &["syntax", "--tokens", "-"],
        b"// c\n%0 = \"\xff\"\0\x1b",
    );
    expect![[r#"
        Comment 0..4 "// c"
        Whitespace 4..5 "\n"
        PercentIdentifier 5..7 "%0"
        Whitespace 7..8 " "
        Equal 8..9 "="
        Whitespace 9..10 " "
        String 10..13 "\"�\""
        Whitespace 13..14 "\0"
        Error 14..15 "\u{1b}"
    "#]]
    .assert_eq(&run.stdout);
}

#[test]
fn deep_and_missing_files() {
    let folder = Folder::new("syntax");
    folder.write("deep.mlir", "\"a\"({".repeat(1_000_000));
    assert_eq!(folder.abide(&["syntax", "deep.mlir"]).status, 0);
    let run = folder.abide(&["syntax", "gone.mlir"]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.starts_with("abide: error: cannot read 'gone.mlir': "));
}
