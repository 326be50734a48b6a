//! Forms of operations, types and attributes that a project's `.td` files declare: reading and printing. The output is read
//! again and printed as the same text.

use crate::support::registry_with;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use abide_core::mlir::registry::Registry;
use abide_testing::llvm_includes;
use std::path::PathBuf;

const HEAD: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D_Dialect : Dialect { let name = "d"; let cppNamespace = "::d"; }
class D_Op<string name, list<Trait> traits = []> : Op<D_Dialect, name, traits>;
"#;

/// A dialect with the definitions of a text, over MLIR's own classes.
pub(crate) struct Project {
    pub(crate) registry: Registry,
}

impl Project {
    pub(crate) fn new(name: &str, td: &str) -> Option<Project> {
        let includes = llvm_includes()?;
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("declared_{name}.td"));
        std::fs::write(&path, format!("{HEAD}{td}")).unwrap();
        Some(Project { registry: registry_with(&path, Some(&includes)) })
    }

    /// The printed text and the messages.
    pub(crate) fn printed(&self, text: &str, options: &Options) -> String {
        let outcome = opt(text.as_bytes(), "t", options, &self.registry, &Limits::default());
        String::from_utf8(outcome.output).unwrap() + &outcome.messages
    }

    /// The operations in a function are printed as other ones, which are printed as the same again.
    pub(crate) fn becomes(&self, written: &str, expected: &str) {
        let around = |lines: &str| format!("func.func @f({VALUES}) {{\n{lines}\nreturn\n}}\n");
        let printed = self.printed(&around(written), &Options::default());
        assert_eq!(self.printed(&printed, &Options::default()), printed, "{written}");
        let lines = printed.lines().map(str::trim);
        let inside: Vec<&str> =
            lines.skip_while(|line| !line.starts_with("func.func")).skip(1).collect();
        let inside = inside.join("\n").replace("\nreturn\n}\n}\n", "");
        assert_eq!(inside, expected, "{written}\n{printed}");
    }

    /// The same for operations whose text stays unchanged.
    pub(crate) fn keeps(&self, lines: &str) {
        self.becomes(lines, lines);
    }

    /// The generic form of the first operation in a function.
    pub(crate) fn generic(&self, line: &str) -> String {
        let text = format!("func.func @f({VALUES}) {{\n{line}\nreturn\n}}\n");
        let options = Options { generic: true, ..Options::default() };
        let printed = self.printed(&text, &options);
        printed.lines().nth(3).unwrap_or(&printed).trim().to_owned()
    }

    /// The file is printed as another one, which is printed as the same again.
    pub(crate) fn file_becomes(&self, written: &str, expected: &str) {
        for text in [written, expected] {
            assert_eq!(self.printed(text, &Options::default()).trim_end(), expected, "{text}");
        }
    }

    /// The first error of a wrong text.
    pub(crate) fn said(&self, line: &str) -> String {
        let text = format!("func.func @f({VALUES}) {{\n{line}\nreturn\n}}\n");
        let outcome =
            opt(text.as_bytes(), "t", &Options::default(), &self.registry, &Limits::default());
        assert!(!outcome.success, "{line}");
        let first = outcome.messages.lines().next().unwrap_or_default();
        first.split_once("error: ").map_or(first, |(_, said)| said).to_owned()
    }
}

/// The values that the operations of the tests take.
pub(crate) const VALUES: &str = "%arg0: i8, %arg1: i16, %arg2: index, %arg3: memref<1xf32>";

#[test]
fn one_type_is_that_of_all_operands() {
    let Some(project) = Project::new(
        "same",
        r#"
def Mix : D_Op<"mix", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs AnyType:$output);
  let assemblyFormat = "operands attr-dict `:` type($output)";
}
def Pair : D_Op<"pair", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$first, Variadic<AnyType>:$others);
  let results = (outs AnyType:$output);
  let assemblyFormat = "operands attr-dict `:` type($output)";
}
def Named : D_Op<"named", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs AnyType:$output);
  let assemblyFormat = "$inputs attr-dict `:` type($output)";
}
"#,
    ) else {
        return;
    };
    project.keeps("%0 = d.mix %arg0, %arg0 : i8");
    project.keeps("%0 = d.mix %arg0 : i8");
    // A directive that prints nothing still has its blank, as in MLIR.
    project.becomes("%0 = d.mix : i8", "%0 = d.mix  : i8");
    project.keeps("%0 = d.named %arg0, %arg0, %arg0 : i8");
    // With several operands C++ joins one type of each.
    project.keeps("%0 = d.pair %arg0, %arg0 : i8");
    assert_eq!(
        project.said("%0 = d.pair %arg0, %arg0, %arg0 : i8"),
        "number of operands and types do not match: got 3 operands and 2 types"
    );
}

#[test]
fn unstated_sizes_of_groups_are_zeros() {
    let Some(project) = Project::new(
        "segments",
        r#"
def Back : D_Op<"back", [AttrSizedResultSegments]> {
  let arguments = (ins Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>:$vals, Variadic<AnyType>:$grads);
  let assemblyFormat = "`(` $args `)` attr-dict `:` functional-type($args, results)";
}
"#,
    ) else {
        return;
    };
    let sizes = |sizes: &str| format!("{{resultSegmentSizes = array<i32: {sizes}>}}");
    let none = format!("d.back(%arg0) {} : (i8) -> ()", sizes("0, 0"));
    project.becomes("d.back(%arg0) : (i8) -> ()", &none);
    project.keeps(&format!("%grads = d.back(%arg0) {} : (i8) -> i8", sizes("0, 1")));
    let wrong = project.said("%0 = d.back(%arg0) : (i8) -> i8");
    assert!(wrong.contains("does not match with the total size (0)"), "{wrong}");
}

#[test]
fn missing_sizes_of_inner_groups_are_set() {
    let Some(project) = Project::new(
        "groups",
        r#"
class Grouped<string name> : D_Op<name> {
  let arguments = (ins AnyType:$from, VariadicOfVariadic<Index, "groupSizes">:$maps,
                       DenseI32ArrayAttr:$groupSizes);
}
def Read : Grouped<"read"> { let assemblyFormat = "$from custom<Groups>($maps) `:` type($from) attr-dict"; }
def Group : Grouped<"group"> { let assemblyFormat = "$from (`[` $maps^ `]`)? `:` type($from) attr-dict"; }
"#,
    ) else {
        return;
    };
    let generic = |name: &str, sizes: &str, operands: &str, types: &str| {
        format!("\"d.{name}\"({operands}) <{{groupSizes = array<i32{sizes}>}}> : ({types}) -> ()")
    };
    project.becomes("d.read %arg0 : i8", "d.read %arg0  : i8");
    project.keeps("d.read %arg0 (%arg2, %arg2)(%arg2) : i8");
    project.keeps("d.group %arg0 : i8");
    project.keeps("d.group %arg0[(%arg2, %arg2), ()] : i8");
    assert_eq!(project.generic("d.read %arg0 : i8"), generic("read", "", "%arg0", "i8"));
    assert_eq!(project.generic("d.group %arg0 : i8"), generic("group", "", "%arg0", "i8"));
    assert_eq!(
        project.generic("d.group %arg0[(%arg2), ()] : i8"),
        generic("group", ": 1, 0", "%arg0, %arg2", "i8, index")
    );
}

#[test]
fn a_string_has_the_type_that_its_constraint_asks_for() {
    let Some(project) = Project::new(
        "strings",
        r#"
def Url : TypeDef<D_Dialect, "Url"> { let mnemonic = "url"; let parameters = (ins "StringAttr":$u); let assemblyFormat = "`<` $u `>`"; }
def Get : D_Op<"get"> {
  let arguments = (ins TypedStrAttr<Url>:$detail, StrAttr:$name);
  let assemblyFormat = "$detail `as` $name attr-dict";
}
def Byte : D_Op<"byte"> {
  let arguments = (ins TypedStrAttr<I8>:$text, OptionalAttr<TypedStrAttr<AnyType>>:$more);
  let assemblyFormat = "$text (`and` $more^)? attr-dict";
}
"#,
    ) else {
        return;
    };
    project.keeps("d.get \"x\" : !d.url<\"t\"> as \"a\"");
    project.keeps("d.byte \"x\"");
    project.keeps("d.byte \"x\" and \"y\" : i16");
    assert_eq!(project.generic("d.byte \"x\""), "\"d.byte\"() <{text = \"x\" : i8}> : () -> ()");
    let wrong = project.said("d.get \"x\" : i8 as \"a\"");
    assert!(wrong.contains("attribute 'detail' failed to satisfy constraint"), "{wrong}");
}

#[test]
fn attributes_without_brackets_follow_their_form() {
    let Some(project) = Project::new(
        "bare",
        r#"
def Ver : AttrDef<D_Dialect, "Ver"> {
  let mnemonic = "ver";
  let parameters = (ins "uint32_t":$a, "uint32_t":$b, OptionalParameter<"StringAttr">:$hash);
  let assemblyFormat = "`` $a `` `:` `` $b (`hash` $hash^)?";
}
def Word : AttrDef<D_Dialect, "Word"> {
  let mnemonic = "word"; let parameters = (ins "uint32_t":$a); let assemblyFormat = "`` `at` $a";
}
def Say : D_Op<"say"> { let arguments = (ins Ver:$v); let assemblyFormat = "$v attr-dict"; }
def Tell : D_Op<"tell"> { let arguments = (ins Word:$w, OptionalAttr<Ver>:$v); let assemblyFormat = "$w (`,` $v^)? attr-dict"; }
"#,
    ) else {
        return;
    };
    project.keeps("d.say 1:42");
    project.keeps("d.say 1:42 hash \"x\"");
    project.becomes("d.say 1 : 42", "d.say 1:42");
    project.keeps("d.tell at 7");
    project.keeps("d.tell at 7, 1:2");
    // The generic form keeps the name apart, so that it is read again.
    assert_eq!(project.generic("d.say 1:42"), "\"d.say\"() <{v = #d<ver 1:42>}> : () -> ()");
    project.becomes("\"d.say\"() <{v = #d<ver 1:42>}> : () -> ()", "d.say 1:42");
}

#[test]
fn brackets_without_a_meaning_are_ignored() {
    let Some(project) = Project::new(
        "plain",
        r#"
def Tok : TypeDef<D_Dialect, "Tok"> { let mnemonic = "tok"; }
def Dummy : AttrDef<D_Dialect, "Dummy"> { let mnemonic = "dummy"; let parameters = (ins); let assemblyFormat = ""; }
def Bare : AttrDef<D_Dialect, "Bare"> { let mnemonic = "bare"; }
def Own : TypeDef<D_Dialect, "Own"> { let mnemonic = "own"; let parameters = (ins "int":$n); let hasCustomAssemblyFormat = 1; }
"#,
    ) else {
        return;
    };
    let op = |value: &str| format!("\"some.op\"() {{a = {value}}} : () -> ()");
    for (written, expected) in [
        ("!d.tok<>", "!d.tok"),
        ("!d.tok<\"x\", [1, 2], <3>>", "!d.tok"),
        ("#d.dummy<>", "#d.dummy"),
        ("#d.dummy<1>", "#d.dummy"),
        ("#d.bare<i8>", "#d.bare"),
        ("!transform.any_op<\"linalg.fill\">", "!transform.any_op"),
        ("!d.own<3>", "!d.own<3>"),
        ("tensor<4x!d.tok<1>>", "tensor<4x!d.tok>"),
    ] {
        project.becomes(&op(written), &op(expected));
    }
}

#[test]
fn numbers_without_bounds_may_be_long() {
    let Some(project) = Project::new(
        "numbers",
        r#"
def B : AttrDef<D_Dialect, "B"> { let mnemonic = "b"; let parameters = (ins APIntParameter<"lower">:$l, "int64_t":$n); let assemblyFormat = "`<` $l `,` $n `>`"; }
"#,
    ) else {
        return;
    };
    let op = |value: &str| format!("\"some.op\"() {{a = #d.b<{value}>}} : () -> ()");
    let long = "9".repeat(200);
    for (written, expected) in [
        (format!("{long}, 1"), format!("{long}, 1")),
        (format!("-{long}, -1"), format!("-{long}, -1")),
        ("007, 0".into(), "7, 0".into()),
        ("0x10, 0x10".into(), "16, 16".into()),
        ("-0, 0".into(), "0, 0".into()),
    ] {
        project.becomes(&op(&written), &op(&expected));
    }
    let wrong = project.said(&op(&format!("1, {long}")));
    assert!(wrong.starts_with("integer value too large"), "{wrong}");
}

#[test]
fn a_confined_type_is_written_as_its_base_type() {
    let Some(project) = Project::new(
        "confined",
        r#"
def Ref : TypeDef<D_Dialect, "Ref"> { let mnemonic = "ref"; let parameters = (ins "Type":$o); let assemblyFormat = "`<` $o `>`"; }
class Spec<Type t, string cpp> : ConfinedType<Ref, [SubstLeaves<"$_self", "mlir::cast<D::RefType>($_self).getO()", t.predicate>], "ref of " # t.summary, cpp>;
def Short : Spec<I8, "D::RefType">;
def Full : Spec<I8, "::d::RefType">;
def Other : Spec<I8, "::mlir::Type">;
class Get<string name, Type of> : D_Op<name> { let arguments = (ins of:$x); let assemblyFormat = "$x attr-dict `:` type($x)"; }
def GetShort : Get<"short", Short>;
def GetFull : Get<"full", Full>;
def GetOther : Get<"other", Other>;
"#,
    ) else {
        return;
    };
    let op = |line: &str| format!("%0 = \"x.y\"() : () -> !d.ref<i8>\n{line}");
    for name in ["short", "full"] {
        let expected = op(&format!("d.{name} %0 : <i8>"));
        project.keeps(&expected);
        project.becomes(&op(&format!("d.{name} %0 : !d.ref<i8>")), &expected);
    }
    project.keeps(&op("d.other %0 : !d.ref<i8>"));
}

const ALIASES: &str = r#"
class Alias<string name> {
  code cpp = [{
    ::mlir::OpAsmDialectInterface::AliasResult getAlias(::llvm::raw_ostream &os) const {
      os << "}] # name # [{";
      return ::mlir::OpAsmDialectInterface::AliasResult::OverridableAlias;
    }
  }];
}
def Ring : AttrDef<D_Dialect, "Ring", [OpAsmAttrInterface]> { let mnemonic = "ring"; let parameters = (ins "int":$k); let assemblyFormat = "`<` $k `>`"; let extraClassDeclaration = Alias<"ring">.cpp; }
def Space : AttrDef<D_Dialect, "Space"> { let mnemonic = "space"; let parameters = (ins "RingAttr":$ring, "int":$k); let assemblyFormat = "`<` struct(params) `>`"; }
def Ct : TypeDef<D_Dialect, "Ct", [OpAsmTypeInterface]> { let mnemonic = "ct"; let parameters = (ins "SpaceAttr":$space); let assemblyFormat = "`<` struct(params) `>`"; let extraClassDeclaration = Alias<"ct">.cpp; }
"#;

#[test]
fn an_alias_dropped_in_a_form_loses_its_name() {
    let Some(project) = Project::new("aliases", ALIASES) else { return };
    let head = "#ring = #d.ring<7>\n";
    let expected = format!(
        "{head}!ct = !d.ct<space = <ring = #ring, k = 3>>\nmodule {{\n  func.func private @f(!ct)\n}}"
    );
    let space = "#d.space<ring = #ring, k = 3>";
    for written in [
        format!("{head}#space = {space}\n!ct = !d.ct<space = #space>\nfunc.func private @f(!ct)\n"),
        format!("{head}#s = {space}\n!t = !d.ct<space = #s>\nfunc.func private @f(!t)\n"),
        format!("{head}func.func private @f(!d.ct<space = {space}>)\n"),
        "func.func private @f(!d.ct<space = <ring = <7>, k = 3>>)\n".to_owned(),
    ] {
        project.file_becomes(&written, &expected);
    }
}

#[test]
fn the_kept_aliases_do_not_depend_on_their_order() {
    let Some(project) = Project::new(
        "kept_aliases",
        r#"
def Bit : TypeDef<D_Dialect, "Bit"> { let mnemonic = "bit"; let parameters = (ins "int":$w); let assemblyFormat = "`<` $w `>`"; }
def Inf : TypeDef<D_Dialect, "Inf"> { let mnemonic = "infint"; }
def Ext : TypeDef<D_Dialect, "Ext"> { let mnemonic = "ext"; let parameters = (ins "::mlir::StringAttr":$n, OptionalArrayRefParameter<"::mlir::Type">:$a); let hasCustomAssemblyFormat = 1; }
"#,
    ) else {
        return;
    };
    let (bit, inf) = ("!b10i = !d.bit<10>\n", "!infint = !d.infint\n");
    let ext = "!Mine = !d.ext<\"Mine\"<!b10i>>\n";
    let function = "func.func private @f(!Mine, !infint, !b10i)\n";
    let expected = format!("{bit}{inf}{ext}module {{\n  {function}}}");
    for written in [[bit, inf, ext], [inf, bit, ext], [bit, ext, inf]] {
        project.file_becomes(&format!("{}{function}", written.concat()), &expected);
    }
    // C++ never gave any of these.
    let plain = "module {\n  func.func private @f(!d.bit<10>)\n}";
    project.file_becomes("!w = !d.bit<10>\nfunc.func private @f(!w)\n", plain);
    // A definition that the text does not use does not count either.
    project.file_becomes(&format!("{inf}!w = !d.bit<10>\nfunc.func private @f(!w)\n"), plain);
}
