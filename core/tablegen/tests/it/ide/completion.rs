//! Tests of completion, with cursors in the texts: `$0`.

use super::{fixture, with_base};
use abide_tablegen::ide;

#[test]
fn within_a_format_names_and_directives_are_offered() {
    let with = |format: &str| {
        let text = "class Op<string m> { dag arguments; dag results; string assemblyFormat; }\n\
                    def Other : Op<\"o\"> {\n  let arguments = (ins I32:$other);\n}\n\
                    def Add : Op<\"add\"> {\n  let arguments = (ins I32:$lhs, I32:$rhs);\n  \
                    let results = (outs I32:$sum);\n  let assemblyFormat = FORMAT;\n}\n\
                    def Last : Op<\"l\"> {\n  let arguments = (ins I32:$last);\n}\n";
        fixture(&text.replace("FORMAT", format)).labels()
    };
    assert_eq!(with("\"$$0\""), ["$lhs", "$rhs", "$sum"]);
    assert_eq!(with("\"$lhs `,` $r$0\""), ["$rhs"]);
    assert_eq!(with("[{ $lhs attr-d$0 }]"), ["attr-dict", "attr-dict-with-keyword"]);
    assert_eq!(with("\"$lhs `:` ty$0\""), ["type("]);
    assert_eq!(with("\"$lhs\" \"fu$0\""), ["functional-type("]);
    // After the string the rest of the language counts.
    assert!(!with("\"$lhs\";\n  l$0").contains(&"$lhs".to_owned()));
}

#[test]
fn completion_depends_on_the_position() {
    let has = |main: &str, wanted: &[&str], unwanted: &[&str]| {
        let labels = fixture(main).labels();
        for label in wanted {
            assert!(labels.iter().any(|own| own == label), "{main}: {label} in {labels:?}");
        }
        for label in unwanted {
            assert!(!labels.iter().any(|own| own == label), "{main}: no {label} in {labels:?}");
        }
    };
    let base = "include \"base.td\"\n";
    has(&format!("{base}def a : $0"), &["Base", "Other"], &["Two", "shared", "def"]);
    has(&format!("{base}def a : Base<1>, Ot$0"), &["Other"], &["Base"]);
    has(&format!("{base}defm a : $0"), &["Two", "Base"], &["shared"]);
    has(&format!("{base}def a : Base {{ let $0"), &["Size", "Name"], &["Base", "size"]);
    has(
        &format!("{base}def a : Base {{ int own = 1; let Size = o$0"),
        &["own"],
        &["Size", "Other2"],
    );
    has(&format!("{base}def a : Base<$0"), &["size", "n", "shared"], &["int"]);
    has(&format!("{base}defvar x = s$0"), &["shared"], &["size"]);
    has(&format!("{base}defvar x = shared.$0"), &["Size", "Name"], &["shared"]);
    has(&format!("{base}class C<Base b> {{ int i = b.$0"), &["Size"], &["b"]);
    has(&format!("{base}class C<$0"), &["int", "Base", "list"], &["shared"]);
    has(&format!("{base}class C {{ $0"), &["int", "let", "Base", "field"], &["class", "shared"]);
    has(&format!("{base}class C {{ list<$0"), &["int", "Base"], &["let"]);
    has(&format!("{base}defvar x = !str$0"), &["!strconcat"], &["!add", "shared"]);
    has(&format!("{base}$0"), &["class", "def", "foreach"], &["int", "Base"]);
    has(&format!("{base}let $0"), &["Size", "Name"], &["def"]);
    has(&format!("{base}let Size = 1 $0"), &["in"], &["class"]);
    has(&format!("{base}let Size = 1 in $0"), &["def", "defm"], &["in", "shared"]);
    has(&format!("{base}class C : Base {{ bits<4> b; let b{{3-0}} = $0"), &["b", "Size"], &["let"]);
    has(&format!("{base}def a : Base<[$0\ndef b : Base {{ let $0"), &["shared"], &["let"]);
    has(&format!("{base}foreach v = [1] in {{\n  def a#v : Base<$0"), &["v", "size"], &[]);
    for silent in
        ["// a $0", "defvar s = \"a $0", "code c = [{ $0", "/* $0", "#ifdef NO\ndef $0\n#endif\n"]
    {
        assert_eq!(fixture(silent).labels(), [""; 0], "{silent}");
    }
}

/// Classes like those of MLIR.
const ODS: &str = "class Trait;\nclass Native<string n> : Trait;\ndef Clean : Native<\"C\">;\n\
                   def Apart : Native<\"A\">;\nclass Constraint;\nclass TypeConstraint : Constraint;\n\
                   def AnyType : TypeConstraint;\ndef Wide : TypeConstraint;\n\
                   class Variadic<Constraint c> : Constraint;\ndef ins;\ndef outs;\n\
                   class Other;\ndef Antler : Other;\ndef Walrus : Other;\n\
                   class Op<string mnemonic, list<Trait> props = []> {\n  dag arguments = (ins);\n  \
                   dag results = (outs);\n  list<Trait> traits = props;\n  bit hasVerifier = 0;\n  \
                   string summary = \"\";\n  string assemblyFormat = \"\";\n}\n";

/// The text with the cursor after the includes, and the wanted item.
const PLACES: [(&str, &str); 34] = [
    ("cl$0", "class"),
    ("mul$0", "multiclass"),
    ("def a : O$0", "Op"),
    ("def a : Op<$0>;", "mnemonic"),
    ("def a : Op<\"a\", pr$0>;", "props"),
    ("def a : Op<\"a\", [$0]>;", "Clean"),
    ("def a : Op<\"a\", [Apart, $0]>;", "Clean"),
    ("def a : Op<\"a\", [Na$0]>;", "Native"),
    ("def a : Op<\"a\"> {\n  let $0\n}", "arguments"),
    ("def a : Op<\"a\"> {\n  let sum$0\n}", "summary"),
    ("def a : Op<\"a\"> {\n  let has$0\n}", "hasVerifier"),
    ("def a : Op<\"a\"> {\n  let hasVerifier = $0;\n}", "1"),
    ("def a : Op<\"a\"> {\n  let traits = [$0];\n}", "Clean"),
    ("def a : Op<\"a\"> {\n  let arguments = ($0);\n}", "ins"),
    ("def a : Op<\"a\"> {\n  let results = (o$0);\n}", "outs"),
    ("def a : Op<\"a\"> {\n  let arguments = (ins $0);\n}", "AnyType"),
    ("def a : Op<\"a\"> {\n  let arguments = (ins AnyType:$x, W$0:$y);\n}", "Wide"),
    ("def a : Op<\"a\"> {\n  let arguments = (ins Var$0:$y);\n}", "Variadic"),
    (
        "def a : Op<\"a\"> {\n  let arguments = (ins AnyType:$x);\n  let assemblyFormat = \"$$0\";\n}",
        "$x",
    ),
    ("def a : Op<\"a\"> {\n  let assemblyFormat = \"att$0\";\n}", "attr-dict"),
    ("def a : Op<\"a\"> {\n  let assemblyFormat = \"oper$0\";\n}", "operands"),
    ("def a : Op<\"a\">;\ndefvar s = a.$0;", "summary"),
    ("defvar s = !str$0;", "!strconcat"),
    ("defvar s = !add($0, 1);\n", "Antler"),
    ("foreach i = [1, 2] $0", "in"),
    ("let summary = \"a\" $0", "in"),
    ("if true $0", "then"),
    ("class B<int width> {\n  int twice = !mul($0, 2);\n}", "width"),
    ("class B<li$0", "list"),
    ("class B {\n  st$0\n}", "string"),
    ("class B {\n  let$0\n}", "let"),
    ("include \"mlir/IR/Op$0\"", "mlir/IR/OpBase.td"),
    ("def e : EnumA$0", "EnumAttr"),
    ("def a : Op<\"a\", [Pur$0]>;", "Pure"),
];

/// More classes like those of MLIR.
const MORE_ODS: &str = "class Attr : Constraint;\ndef StrAttr : Attr;\ndef I64Attr : Attr;\n\
                        class OptionalAttr<Attr a> : Attr;\nclass RegionConstraint;\n\
                        def AnyRegion : RegionConstraint;\ndef region;\n\
                        class SuccessorConstraint;\ndef AnySuccessor : SuccessorConstraint;\n\
                        def successor;\nclass Dialect {\n  string name = ?;\n}\n\
                        def Tea_Dialect : Dialect;\n\
                        class TypeDef<Dialect d, string n, list<Trait> props = []> {\n  \
                        string mnemonic = ?;\n  dag parameters = (ins);\n  \
                        bit genVerifyDecl = 0;\n}\n\
                        class RegionOp<string m, list<Trait> more = []> : Op<m, more> {\n  \
                        dag regions = (region);\n  dag successors = (successor);\n  \
                        string description = \"\";\n  code extra = [{}];\n}\n";

/// As [`PLACES`], with more classes.
const MORE_PLACES: [(&str, &str); 32] = [
    ("def x : Dial$0", "Dialect"),
    ("def x : TypeDef<T$0", "Tea_Dialect"),
    ("def x : TypeDef<Tea_Dialect, \"Cup\", [$0]>;", "Clean"),
    ("def x : TypeDef<Tea_Dialect, \"Cup\"> {\n  let mn$0\n}", "mnemonic"),
    ("def x : TypeDef<Tea_Dialect, \"Cup\"> {\n  let parameters = ($0);\n}", "ins"),
    ("def x : TypeDef<Tea_Dialect, \"Cup\"> {\n  let genVerifyDecl = $0;\n}", "1"),
    ("def x : RegionOp<\"x\"> {\n  let regions = (region $0);\n}", "AnyRegion"),
    ("def x : RegionOp<\"x\"> {\n  let successors = (successor $0);\n}", "AnySuccessor"),
    ("def x : RegionOp<\"x\"> {\n  let successors = ($0);\n}", "successor"),
    ("def x : RegionOp<\"x\"> {\n  let arguments = (ins Opt$0);\n}", "OptionalAttr"),
    ("def x : RegionOp<\"x\"> {\n  let arguments = (ins OptionalAttr<$0);\n}", "StrAttr"),
    ("def x : RegionOp<\"x\"> {\n  let arguments = (ins StrAttr:$n, I$0);\n}", "I64Attr"),
    ("def x : RegionOp<\"x\"> {\n  let results = (outs $0);\n}", "AnyType"),
    (
        "def x : RegionOp<\"x\"> {\n  let arguments = (ins StrAttr:$name);\n  let assemblyFormat = \"$n$0\";\n}",
        "$name",
    ),
    ("def x : RegionOp<\"x\"> {\n  let assemblyFormat = \"type$0\";\n}", "type("),
    ("def x : RegionOp<\"x\"> {\n  let assemblyFormat = \"func$0\";\n}", "functional-type("),
    ("def x : RegionOp<\"x\"> {\n  let assemblyFormat = \"cust$0\";\n}", "custom<"),
    ("defvar n = !si$0", "!size"),
    ("defvar n = !fo$0", "!foreach"),
    ("defvar n = !ca$0", "!cast"),
    ("defm$0", "defm"),
    ("multiclass Twice<string n> {\n  def _a : RegionOp<$0>;\n}", "n"),
    ("class Big<int size> {\n  int twice = !mul(si$0, 2);\n}", "size"),
    ("class Named<str$0", "string"),
    ("class Listed<list<$0", "string"),
    ("def x : RegionOp<\"x\"> {\n  let sum$0 = \"a\";\n}", "summary"),
    ("def x : RegionOp<\"x\"> {\n  let de$0\n}", "description"),
    ("def only : Other;\ndefvar y = on$0;", "only"),
    ("foreach i = [1] in {\n  de$0\n}", "def"),
    ("if !eq(1, 1) then {\n  cl$0\n}", "class"),
    ("include \"mlir/Interfaces/Side$0\"", "mlir/Interfaces/SideEffectInterfaces.td"),
    ("def x : RegionOp<\"x\", [SameOperandsAndR$0]>;", "SameOperandsAndResultType"),
];

#[test]
fn the_wanted_item_is_among_the_first_five() {
    let more = format!("{ODS}{MORE_ODS}");
    let places = PLACES.iter().map(|place| (ODS, place));
    let mut wrong = Vec::new();
    for (base, (text, wanted)) in places.chain(MORE_PLACES.iter().map(|place| (&*more, place))) {
        let labels = with_base(base, &format!("include \"base.td\"\n{text}")).labels();
        if !labels.iter().take(5).any(|label| label == wanted) {
            let first: Vec<_> = labels.iter().take(7).collect();
            wrong.push(format!("{text}: {wanted} in {first:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_let_inserts_its_value_and_an_empty_word_has_the_expected_type() {
    let base = format!("{ODS}{MORE_ODS}");
    let offered = |text: &str| {
        let fixture = with_base(&base, &format!("include \"base.td\"\n{text}"));
        ide::completions(fixture.document(), fixture.cursor)
    };
    let snippet = |text: &str, label: &str| {
        let found = offered(text).into_iter().find(|one| one.label == label);
        found.and_then(|one| one.snippet)
    };
    let body = |line: &str| format!("def x : RegionOp<\"x\"> {{\n  {line}\n}}\n");
    for (label, wanted) in [
        ("arguments", "arguments = (ins $0);"),
        ("summary", "summary = \"$0\";"),
        ("hasVerifier", "hasVerifier = ${0:1};"),
        ("traits", "traits = [$0];"),
        ("extra", "extra = [{\n  $0\n}];"),
    ] {
        assert_eq!(snippet(&body("let $0"), label).as_deref(), Some(wanted));
    }
    // The value is there already.
    assert_eq!(snippet(&body("let sum$0 = \"a\";"), "summary"), None);
    let labels =
        |text: &str| -> Vec<String> { offered(text).into_iter().map(|one| one.label).collect() };
    let successors = labels(&body("let successors = (successor $0);"));
    assert_eq!(successors, ["AnySuccessor", "SuccessorConstraint"]);
    let bits = labels(&body("let hasVerifier = $0;"));
    assert_eq!(bits, ["0", "1", "false", "true", "hasVerifier"]);
}

#[test]
fn a_parent_inserts_its_arguments_and_an_operation_gets_a_format() {
    let base = "class Trait; def Pure : Trait;\nclass Constraint; class AttrConstraint : Constraint;\n\
                class Type : Constraint { string builderCall = \"\"; }\n\
                def F32 : Type { let builderCall = \"f\"; }\ndef AnyTensor : Type;\ndef I32Attr : AttrConstraint;\n\
                class Op<string mnemonic, list<Trait> traits = []> {\n  dag arguments = ?; dag results = ?;\n  \
                string assemblyFormat = ?;\n}\n\
                class Cup_Op<string mnemonic, list<Trait> traits = []> : Op<mnemonic, traits>;\n\
                class Pair<int first, string name, int last = 0>;\nclass Plain;\n";
    let snippet = |text: &str, label: &str| {
        let fixture = with_base(base, &format!("include \"base.td\"\n{text}"));
        let found = ide::completions(fixture.document(), fixture.cursor).into_iter();
        found.filter(|one| one.label == label).find_map(|one| one.snippet)
    };
    let operation = "Cup_Op<\"${1:stir_fast}\", [$2]> {\n  $0\n}";
    assert_eq!(snippet("def Cup_StirFastOp : Cup_$0\n", "Cup_Op").as_deref(), Some(operation));
    let pair = "Pair<${1:first}, \"${2:name}\">";
    assert_eq!(snippet("def x : Pa$0\n", "Pair").as_deref(), Some(pair));
    assert_eq!(snippet("def x : Pl$0\n", "Plain"), None);
    // The arguments are there already, and a class passes on its own.
    assert_eq!(snippet("def x : Pa$0<1, \"a\">;\n", "Pair"), None);
    assert_eq!(snippet("class x : Pa$0\n", "Pair"), None);
    let format = |fields: &str| {
        let text = format!("def x : Cup_Op<\"x\"> {{\n  {fields}\n  let as$0\n}}\n");
        snippet(&text, "assemblyFormat").unwrap()
    };
    for (fields, wanted) in [
        ("let arguments = (ins F32:$speed);", "${0:\\$speed attr-dict}"),
        (
            "let arguments = (ins AnyTensor:$a, I32Attr:$b, OptionalAttr<I32Attr>:$c);\n  let results = (outs AnyTensor:$r);",
            "${0:\\$a, \\$b attr-dict `:` type(\\$a) `->` type(\\$r)}",
        ),
        ("let results = (outs AnyTensor:$r);", "${0:attr-dict `:` type(\\$r)}"),
        ("let regions = (region AnyRegion:$r);", "$0"),
    ] {
        assert_eq!(format(fields), format!("assemblyFormat = \"{wanted}\";"), "{fields}");
    }
}

#[test]
fn names_of_missing_files_come_last_with_their_include() {
    let fixture = with_base(ODS, "include \"base.td\"\ndef a : Op<\"a\", [A$0]>;\n");
    let found = ide::completions(fixture.document(), fixture.cursor);
    assert!(found.iter().all(|one| one.include.is_none()), "a letter alone is not a name");
    let fixture = with_base(ODS, "include \"base.td\"\ndef a : Op<\"a\", [Pur$0]>;\n");
    let found = ide::completions(fixture.document(), fixture.cursor);
    let pure = found.iter().find(|one| one.label == "Pure").unwrap();
    let edit = pure.include.as_ref().unwrap();
    assert_eq!(edit.span.start(), "include \"base.td\"\n".len() as u32);
    assert_eq!(
        String::from_utf8_lossy(&edit.replacement),
        "include \"mlir/Interfaces/SideEffectInterfaces.td\"\n"
    );
    // The file exists already, although it could not be read.
    let text = "include \"mlir/Interfaces/SideEffectInterfaces.td\"\ndef a : Op<\"a\", [Pur$0]>;\n";
    assert_eq!(with_base(ODS, text).labels(), [""; 0]);
}
