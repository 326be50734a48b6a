//! Mistakes in `.td` files: their diagnostics, and the remaining facts about the dialect.

use abide_core::diagnostic::Severity;
use abide_core::dialect::registry;
use abide_core::ide::check_file_with;
use abide_core::limits::Limits;
use abide_core::mlir::ods::{Gap, OpDescription};
use abide_core::mlir::registry::Registry;
use std::path::PathBuf;
use std::sync::Arc;

/// The common head of the dialects of these tests; a dialect begins on line 12.
const HEAD: &str = r#"include "ods.td"
class Variadic<TypeConstraint type> : TypeConstraint<type.predicate, type.summary> {
  TypeConstraint baseType = type;
}
class Either<list<Type> types>
    : Type<CPred<"false">, !interleave(!foreach(type, types, type.summary), " or ")>;
def Terminator : NativeOpTrait<"IsTerminator">; def Num : Type<CPred<"$_self.isSignlessInteger(32)">, "32-bit signless integer"> { let builderCall = "$_builder.getI32Type()"; }
def Sizes : NativeOpTrait<"AttrSizedOperandSegments">;
def Dial : Dialect { let name = "dial"; }
class DialOp<string name, list<Trait> traits = []> : Op<Dial, name, traits>;
def WholeOp : DialOp<"whole"> { let arguments = (ins Num:$at); let assemblyFormat = "$at attr-dict"; }
"#;

/// The registry of a dialect written after the head, and its errors.
fn described(name: &str, text: &str) -> (Registry, Vec<String>) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(format!("broken_{name}.td"));
    std::fs::write(&path, format!("{HEAD}{text}")).unwrap();
    let ods = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../corpus/projects/gauge");
    let include = [ods.to_str().unwrap().to_owned()];
    let described =
        abide_project::describe(std::slice::from_ref(&path), &include, &Limits::default());
    let own = format!("{}:", path.display());
    let lines = described.error_lines();
    let lines = lines.iter().map(|line| line.replace(&own, "").replace(": error", "")).collect();
    (described.registry().0, lines)
}

fn op(registry: &Registry, name: &str) -> Arc<OpDescription> {
    Arc::clone(registry.dialects().op(name).unwrap())
}

/// The errors in a text: lines and messages, without the information that the description is broken, which must be
/// there once.
fn wrong(text: &str, registry: &Arc<Registry>) -> Vec<String> {
    let found = check_file_with(text.as_bytes(), registry, &Limits::default());
    let (broken, others): (Vec<_>, Vec<_>) = found
        .iter()
        .partition(|one| one.code == abide_core::diagnostic::codes::mlir::BROKEN_DESCRIPTION);
    assert_eq!(broken.len(), 1, "{found:?}");
    let line = |offset: u32| text[..offset as usize].matches('\n').count() + 1;
    let said = |one: &&_| {
        let one: &abide_core::diagnostic::Diagnostic = one;
        format!("{}: {}", line(one.span.start()), one.message)
    };
    others.iter().map(said).collect()
}

/// A dialect with a mistake, the errors in its file, a text with its operations, and its errors: only those that the
/// mistake cannot cause.
struct Case {
    name: &'static str,
    dialect: &'static str,
    errors: &'static [&'static str],
    text: &'static str,
    wrong: &'static [&'static str],
}

const CASES: [Case; 15] = [
    Case {
        name: "unknown_operand",
        dialect: "def A : DialOp<\"a\"> {\n  let arguments = (ins Nope:$x, Num:$y);\n  \
                  let assemblyFormat = \"$x `,` $y attr-dict `:` type($x)\";\n}\n",
        errors: &["13:24: Variable not defined: 'Nope'"],
        text: "%0, %1 = \"d.v\"() : () -> (f32, i32)\ndial.a %0, %1 : f32\n\"dial.a\"(%1, %1) : (i32, i32) -> ()\n\
               \"dial.a\"(%1, %0) : (i32, f32) -> ()\ndial.a %0 to %1\n",
        wrong: &["4: 'dial.a' op operand #1 must be 32-bit signless integer, but got 'f32'"],
    },
    Case {
        name: "unknown_attribute",
        dialect: "def A : DialOp<\"a\"> {\n  let arguments = (ins Num:$y, SomeAttr:$n);\n  \
                  let assemblyFormat = \"$y attr-dict\";\n}\n",
        errors: &["13:32: Variable not defined: 'SomeAttr'"],
        text: "%0 = \"d.v\"() : () -> i32\ndial.a %0 {n = 3}\ndial.a %0\n\"dial.a\"() {n = 3} : () -> ()\n",
        wrong: &["4: 'dial.a' op requires a single operand"],
    },
    Case {
        name: "unknown_role",
        dialect: "def A : DialOp<\"a\"> {\n  let arguments = (ins Nope:$x);\n  let hasCustomAssemblyFormat = 1;\n}\n",
        errors: &["13:24: Variable not defined: 'Nope'"],
        text: "%0 = \"d.v\"() : () -> i32\ndial.a 3\n\"dial.a\"(%0) : (i32) -> ()\n\"dial.a\"() {x = 3} : () -> ()\n",
        wrong: &[],
    },
    Case {
        name: "unknown_in_constraints",
        dialect: "def A : DialOp<\"a\"> {\n  let arguments = (ins Variadic<Nope>:$x);\n  \
                  let results = (outs Either<[Nop, Num]>:$y);\n  \
                  let assemblyFormat = \"($x^ `:` type($x))? attr-dict `to` type($y)\";\n}\n",
        errors: &["13:33: Variable not defined: 'Nope'", "14:31: Variable not defined: 'Nop'"],
        text: "%0 = \"d.v\"() : () -> f32\n%1 = dial.a %0, %0 : f32, f32 to f64\n%2 = dial.a to i32\n\
               \"dial.a\"() : () -> ()\n",
        wrong: &["4: 'dial.a' op requires one result"],
    },
    Case {
        name: "unknown_result",
        dialect: "def A : DialOp<\"a\"> {\n  let results = (outs Nope:$x);\n  let assemblyFormat = \"attr-dict\";\n}\n",
        errors: &["13:23: Variable not defined: 'Nope'"],
        text: "%0 = dial.a\n%1 = \"dial.a\"() : () -> f32\n%2, %3 = \"dial.a\"() : () -> (f32, f32)\n",
        wrong: &["3: 'dial.a' op requires one result"],
    },
    Case {
        name: "unknown_field",
        dialect: "def A : DialOp<\"a\"> {\n  let unknownField = 3;\n  let arguments = (ins Num:$x);\n  \
                  let other = nope;\n  let assemblyFormat = \"$x attr-dict\";\n}\n",
        errors: &["13:7: Value 'unknownField' unknown!", "15:7: Value 'other' unknown!"],
        text: "%0 = \"d.v\"() : () -> i32\ndial.a %0\ndial.a\n",
        wrong: &["3: expected SSA operand"],
    },
    Case {
        name: "unfinished_let",
        dialect: "def A : DialOp<\"a\"> {\n  let arguments = (ins Num:$x);\n  let summary =\n  \
                  let assemblyFormat = \"$x attr-dict\";\n}\n",
        errors: &["15:3: Unknown or reserved token when parsing a value"],
        text: "%0 = \"d.v\"() : () -> i32\ndial.a %0\n\"dial.a\"() : () -> ()\n",
        wrong: &["3: 'dial.a' op requires a single operand"],
    },
    Case {
        name: "unknown_trait",
        dialect: "def A : DialOp<\"a\", [Pure, Terminatr]> {\n  let arguments = (ins Num:$x);\n  \
                  let assemblyFormat = \"$x attr-dict\";\n}\n",
        errors: &["12:28: Variable not defined: 'Terminatr'"],
        text: "func.func @f(%0: i32) {\n  dial.a %0\n}\nfunc.func @g() {\n  dial.a\n}\n",
        wrong: &["5: expected SSA operand"],
    },
    Case {
        name: "unknown_trait_of_groups",
        dialect: "def A : DialOp<\"a\", [Size]> {\n  let arguments = (ins Variadic<Num>:$x, Variadic<Num>:$y);\n  \
                  let assemblyFormat = \"$x `to` $y attr-dict\";\n}\n",
        errors: &["12:22: Variable not defined: 'Size'"],
        text: "%0 = \"d.v\"() : () -> i32\ndial.a %0 to %0, %0\n\
               \"dial.a\"(%0) {operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()\n",
        wrong: &[],
    },
    Case {
        name: "unknown_class",
        dialect: "def A : Nothing, DialOp<\"a\"> {\n  let summary = \"Is there\";\n  let arguments = (ins Num:$x);\n  \
                  let assemblyFormat = \"$x attr-dict\";\n}\n",
        errors: &["12:9: Couldn't find class 'Nothing'"],
        text: "%0 = \"d.v\"() : () -> i32\ndial.a %0\ndial.a with {more = 3} : i32\n\"dial.a\"() : () -> ()\n",
        wrong: &[],
    },
    Case {
        name: "unknown_operator",
        dialect: "def A : DialOp<\"a\"> {\n  let arguments = (inn Num:$x);\n  let assemblyFormat = \"$x attr-dict\";\n}\n",
        errors: &["13:20: Variable not defined: 'inn'"],
        text: "%0 = \"d.v\"() : () -> i32\ndial.a %0\n\"dial.a\"() : () -> ()\n",
        wrong: &["3: 'dial.a' op requires a single operand"],
    },
    Case {
        name: "arguments_as_a_whole",
        dialect: "def A : DialOp<\"a\"> {\n  let arguments = !con((ins Num:$x), nope);\n  \
                  let assemblyFormat = \"attr-dict\";\n}\n",
        errors: &["13:38: Variable not defined: 'nope'"],
        text: "%0 = \"d.v\"() : () -> i32\ndial.a %0\n\"dial.a\"() : () -> ()\n",
        wrong: &[],
    },
    Case {
        name: "format",
        dialect: "def A : DialOp<\"a\"> {\n  let arguments = (ins Num:$x);\n  let assemblyFormat = form;\n}\n",
        errors: &["14:24: Variable not defined: 'form'"],
        text: "%0 = \"d.v\"() : () -> i32\ndial.a %0 at 3\n\"dial.a\"() : () -> ()\n",
        wrong: &["3: 'dial.a' op requires a single operand"],
    },
    Case {
        name: "types",
        dialect: "def T : TypeDef<Dial, \"T\", \"t\"> {\n  let parameters = (ins Nope:$a, \"int\":$b);\n  \
                  let assemblyFormat = \"`<` $a `,` $b `>`\";\n}\n\
                  def Base : Typ<CPred<\"true\">, \"base\">;\n\
                  def A : DialOp<\"a\"> {\n  let arguments = (ins T:$x, Base:$y);\n  \
                  let assemblyFormat = \"$x `,` $y attr-dict `:` type($x) `,` type($y)\";\n}\n",
        errors: &["13:25: Variable not defined: 'Nope'", "16:12: Couldn't find class 'Typ'"],
        text: "%0, %1 = \"d.v\"() : () -> (!dial.t<some thing>, i32)\ndial.a %0, %1 : !dial.t<some thing>, i32\n",
        wrong: &[],
    },
    Case {
        name: "words",
        dialect: "def E : EnumInfo<\"E\", \"words\", [EnumCase<\"A\", 0, \"a\">, EnumCase<\"B\", one, \"b\">]>;\n\
                  def EAttr : EnumAttr<Dial, E, \"e\">;\n\
                  def A : DialOp<\"a\"> {\n  let arguments = (ins EAttr:$x);\n  \
                  let assemblyFormat = \"attr-dict\";\n}\n",
        errors: &["12:70: Variable not defined: 'one'"],
        text: "dial.a {x = #dial.e<b>}\ndial.a {x = #dial.e<c>}\n",
        wrong: &[],
    },
];

#[test]
fn a_mistake_only_affects_its_own_part() {
    for Case { name, dialect, errors, text, wrong: expected } in CASES {
        let (registry, found) = described(name, dialect);
        assert_eq!(found, errors, "{name}");
        let description = op(&registry, "dial.a");
        assert!(description.place.is_some(), "{name}");
        let registry = Arc::new(registry);
        assert_eq!(wrong(text, &registry), expected, "{name}: {description:#?}");
        // Untouched operations are unchanged.
        let (text, expected) = ("dial.whole\ndial.whol\n", ["1: expected SSA operand"]);
        assert_eq!(wrong(text, &registry), expected, "{name}");
    }
}

#[test]
fn an_unknown_constraint_is_shown_as_written() {
    let (registry, _) = described(
        "shown",
        "def A : DialOp<\"a\"> {\n  let arguments = (ins Nope:$x, Variadic<Some<3>>:$y, MyAttr:$z);\n  \
         let assemblyFormat = \"$x `,` $y attr-dict `:` type($x) `,` type($y)\";\n}\n",
    );
    let op = op(&registry, "dial.a");
    let operands = op.operands.iter().map(|one| (&*one.name, one.summary()));
    let expected = [("x", "Nope".to_owned()), ("y", "variadic of Some<3>".to_owned())];
    assert_eq!(operands.collect::<Vec<_>>(), expected);
    assert_eq!(op.attributes[0].constraint.summary(), "MyAttr");
    assert_eq!(op.gap, Gap::None);
}

/// A list outside of records whose elements an undefined name gives: its users accept every type, and a loop over it
/// makes the rest.
#[test]
fn a_list_with_a_lost_element_is_lost() {
    let dialect = "\
defvar Named = Either<[Num, Nope]>;
defvar List = [Num, Nope];
defvar Joined = !listconcat([Num], [Nope]);
defvar All = [Nope];
defvar Traits = [Terminator, Nope];
class Types<list<Type> types> { list<Type> kept = types; }
def Kept : Types<[Num, Nope]>;
def A : DialOp<\"a\"> { let arguments = (ins Named:$x, Either<List>:$y, Either<Joined>:$z); }
def B : DialOp<\"b\", Traits> { let arguments = (ins Num:$x, Either<Kept.kept>:$y, Either<All>:$z); }
def C : DialOp<\"c\", !listconcat(Traits, [Sizes])> { let arguments = (ins Num:$x); }
foreach type = [Num, Nope] in def D_#type : DialOp<\"d\"> { let arguments = (ins type:$x); }
foreach one = Traits in def E_#one : DialOp<\"e\", [one]>;
let traits = [Terminator, Nope] in def F : DialOp<\"f\"> { let arguments = (ins Num:$x); }
";
    let (registry, errors) = described("lost_lists", dialect);
    let lost = |error: &String| error.ends_with("Variable not defined: 'Nope'");
    assert!(errors.iter().all(lost), "{errors:#?}");
    for name in ["b", "c", "f"] {
        assert_eq!(op(&registry, &format!("dial.{name}")).gap, Gap::Traits, "{name}");
    }
    assert_eq!(op(&registry, "dial.e").gap, Gap::None);
    let text = "%0, %1 = \"d.v\"() : () -> (f32, i32)\n\"dial.a\"(%0, %0, %0) : (f32, f32, f32) -> ()\n\
                \"dial.d\"(%0) : (f32) -> ()\n\"dial.b\"(%1, %0, %0) : (i32, f32, f32) -> ()\n";
    let expected = ["3: 'dial.d' op operand #0 must be 32-bit signless integer, but got 'f32'"];
    assert_eq!(wrong(text, &Arc::new(registry)), expected);
}

/// A file that is only valid within others has less of an operation than one that includes it.
#[test]
fn the_more_complete_description_wins() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("broken_twice");
    std::fs::create_dir_all(&folder).unwrap();
    let part = "def A : DialOp<\"a\"> {\n  let arguments = (ins Number:$x);\n  let assemblyFormat = \"$x attr-dict\";\n}\n";
    std::fs::write(folder.join("a.td"), format!("{HEAD}{part}")).unwrap();
    std::fs::write(folder.join("b.td"), format!("{HEAD}defvar Number = Num;\n{part}")).unwrap();
    let ods = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../corpus/projects/gauge");
    let include = [ods.to_str().unwrap().to_owned()];
    let described = abide_project::describe(&[folder], &include, &Limits::default());
    let registry = registry().with(described.dialects);
    let op = op(&registry, "dial.a");
    assert!(op.place.as_ref().unwrap().path.ends_with("b.td"), "{op:#?}");
    assert_eq!(op.operands[0].constraint.summary(), "32-bit signless integer");
}

/// A binary file hides even the names of its dialects: it is reported once, and dialects described nowhere else have
/// no further errors.
#[test]
fn a_file_that_is_not_text_is_reported_once() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("broken_bytes");
    std::fs::create_dir_all(&folder).unwrap();
    let bytes: Vec<u8> = (0..2_000u32).map(|at| (at * 31 % 256) as u8).collect();
    std::fs::write(folder.join("a.td"), bytes).unwrap();
    for paths in [vec![folder.clone()], vec![folder.join("a.td")]] {
        let described = abide_project::describe(&paths, &[], &Limits::default());
        let registry = Arc::new(described.registry().0);
        let check = |text: &str| {
            let found = check_file_with(text.as_bytes(), &registry, &Limits::default());
            found.iter().map(|one| one.message.clone()).collect::<Vec<_>>()
        };
        let text = "%0 = arith.constant 1 : i32\ndial.a %0\naritt.addi %0, %0 : i32\n\"dial.b\"() : () -> ()\n";
        let found = check(text);
        let [one] = found.as_slice() else { panic!("{found:?}") };
        assert!(one.starts_with("no readable file describes dialect 'dial': "), "{one}");
        assert!(one.ends_with("a.td:1:1: the file is not text"), "{one}");
        assert_eq!(check("%0 = arith.constant 1 : i32\n"), Vec::<String>::new());
    }
}

/// `div.f32` is not a misspelt `div.i32`.
#[test]
fn names_that_differ_in_a_type_are_not_misspelt() {
    let (registry, errors) =
        described("types", "def DivOp : DialOp<\"div.i32\">;\ndef AddOp : DialOp<\"add_si8\">;\n");
    assert_eq!(errors, Vec::<String>::new());
    let registry = Arc::new(registry);
    let severities = |name: &str| {
        let text = format!("\"dial.{name}\"() : () -> ()\n");
        let found = check_file_with(text.as_bytes(), &registry, &Limits::default());
        found.iter().map(|one| one.severity).collect::<Vec<_>>()
    };
    for other in ["div.f32", "div.i64", "div.bf16", "add_ui8", "add_i8"] {
        assert_eq!(severities(other), [Severity::Warning], "{other}");
    }
    for misspelt in ["dvi.i32", "div.j32", "ad_si8"] {
        assert_eq!(severities(misspelt), [Severity::Error], "{misspelt}");
    }
}
