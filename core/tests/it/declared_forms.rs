//! Forms of operations, types and attributes that a project's `.td` files declare: reading and printing. The output is read
//! again and printed as the same text.
#![allow(clippy::unwrap_used)]

use abide_core::dialect::registry;
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
struct Project {
    registry: Registry,
}

impl Project {
    fn new(name: &str, td: &str) -> Option<Project> {
        let folders = [llvm_includes()?.display().to_string()];
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("declared_{name}.td"));
        std::fs::write(&path, format!("{HEAD}{td}")).unwrap();
        let described = abide_project::describe(&[path], &folders, &Limits::default());
        assert_eq!((described.errors, described.missing), (vec![], vec![]), "{name}");
        Some(Project { registry: registry().with(described.dialects) })
    }

    /// The printed text and the messages.
    fn printed(&self, text: &str, options: &Options) -> String {
        let outcome = opt(text.as_bytes(), "t", options, &self.registry, &Limits::default());
        String::from_utf8(outcome.output).unwrap() + &outcome.messages
    }

    /// The operations in a function are printed as other ones, which are printed as the same again.
    fn becomes(&self, written: &str, expected: &str) {
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
    fn keeps(&self, lines: &str) {
        self.becomes(lines, lines);
    }

    /// The generic form of the first operation in a function.
    fn generic(&self, line: &str) -> String {
        let text = format!("func.func @f({VALUES}) {{\n{line}\nreturn\n}}\n");
        let options = Options { generic: true, ..Options::default() };
        let printed = self.printed(&text, &options);
        printed.lines().nth(3).unwrap_or(&printed).trim().to_owned()
    }

    /// The file is printed as another one, which is printed as the same again.
    fn file_becomes(&self, written: &str, expected: &str) {
        for text in [written, expected] {
            assert_eq!(self.printed(text, &Options::default()).trim_end(), expected, "{text}");
        }
    }

    /// The first error of a wrong text.
    fn said(&self, line: &str) -> String {
        let text = format!("func.func @f({VALUES}) {{\n{line}\nreturn\n}}\n");
        let outcome =
            opt(text.as_bytes(), "t", &Options::default(), &self.registry, &Limits::default());
        assert!(!outcome.success, "{line}");
        let first = outcome.messages.lines().next().unwrap_or_default();
        first.split_once("error: ").map_or(first, |(_, said)| said).to_owned()
    }
}

/// The values that the operations of the tests take.
const VALUES: &str = "%arg0: i8, %arg1: i16, %arg2: index, %arg3: memref<1xf32>";

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
fn cpp_only_attributes_end_where_the_format_continues() {
    let Some(project) = Project::new(
        "cpp_attributes",
        r#"
def C : AttrDef<D_Dialect, "C"> { let mnemonic = "c"; let parameters = (ins "::llvm::APInt":$value); let hasCustomAssemblyFormat = 1; }
def Const : D_Op<"const"> { let arguments = (ins C:$value); let results = (outs AnyType:$r); let assemblyFormat = "$value attr-dict `:` type($r)"; }
def Const1 : D_Op<"const1"> { let arguments = (ins C:$value); let results = (outs I8:$r); let assemblyFormat = "$value attr-dict"; }
def Two : D_Op<"two"> { let arguments = (ins C:$a, C:$b, AnyType:$x); let assemblyFormat = "$a `,` $b `on` $x attr-dict `:` type($x)"; }
def Tagged : D_Op<"tagged"> { let arguments = (ins AnyType:$x, OptionalAttr<C>:$c); let assemblyFormat = "$x (`tag` $c^)? attr-dict `:` type($x)"; }
def Within : AttrDef<D_Dialect, "Within"> { let mnemonic = "within"; let parameters = (ins "CAttr":$c, "int":$n); let assemblyFormat = "`<` struct(params) `>`"; }
"#,
    ) else {
        return;
    };
    let big = "115792089237316195423570985008687907853269984665640564039457584007908834671663";
    for lines in [
        "%0 = d.const1 7",
        "%0 = d.const1 -7",
        "%0 = d.const1 7 <\"p\">",
        "%0 = d.const1 5 : !x.t<\"p\">",
        "%0 = d.const1 5 : <\"p\">",
        "%0 = d.const1 word {a = 1 : i32}",
        "%0 = d.const1 1.5e3",
        "%0 = d.const 7 : i8",
        "%0 = d.const <7> : i8",
        "%0 = d.const [1, {2}] {a} : i8",
        "d.two 1, (2, 3) on %arg0 : i8",
        "d.tagged %arg0 tag 3 : i8",
        "d.tagged %arg0 : i8",
        "\"some.op\"() {a = #d.within<c = 7, n = 1>} : () -> ()",
        &format!("%0 = d.const1 {big}"),
    ] {
        project.keeps(lines);
    }
    assert_eq!(
        project.generic("%0 = d.const1 7"),
        "%0 = \"d.const1\"() <{value = #d<c 7>}> : () -> i8"
    );
    project.becomes("%0 = \"d.const1\"() <{value = #d<c 7>}> : () -> i8", "%0 = d.const1 7");
    let missing = project.said("%0 = d.const : i8");
    assert!(missing.contains("expected attribute value"), "{missing}");
}

#[test]
fn cpp_only_parts_end_before_the_next_element_of_the_format() {
    let Some(project) = Project::new(
        "cpp_parts",
        r#"
def Tok : TypeDef<D_Dialect, "Tok"> { let mnemonic = "tok"; }
class Async<string name, string form> : D_Op<name> {
  let arguments = (ins Variadic<Tok>:$deps, FlatSymbolRefAttr:$chan, AnyMemRef:$src);
  let results = (outs Optional<Tok>:$tok);
  let assemblyFormat = "custom<AsyncDependencies>(type($tok), $deps) " # form # " attr-dict `:` type($src)";
}
def Put : Async<"put", "$chan `(` $src `)`">;
def Copy : Async<"copy", "$src `to` $chan">;
def Dma : Async<"dma", "`(` $src `)` $chan">;
def Last : D_Op<"last"> { let arguments = (ins Variadic<AnyType>:$deps, StrAttr:$name, AnyType:$x); let assemblyFormat = "custom<Deps>($deps, type($deps)) $name $x attr-dict `:` type($x)"; }
class Mapped<string name, string form> : D_Op<name> { let arguments = (ins I8:$s, StrAttr:$m); let results = (outs I8:$r); let assemblyFormat = form; }
def Scan : Mapped<"scan", "$s custom<Map>($m) attr-dict">;
def Gather : D_Op<"gather"> { let arguments = (ins I8:$s, StrAttr:$from, StrAttr:$m); let results = (outs I8:$r); let assemblyFormat = "$s `from` custom<Ref>($from) custom<Map>($m) attr-dict"; }
def Mat : D_Op<"mat"> { let arguments = (ins I8:$s, StrAttr:$m, AnyType:$t); let assemblyFormat = "$s custom<Map>($m) `,` $t `:` type($t) attr-dict"; }
"#,
    ) else {
        return;
    };
    // All of these are known, so they have a generic form.
    for (line, generic) in [
        ("d.put  @ch(%arg3) : memref<1xf32>", "\"d.put\"(%arg3) <{chan = @ch}>"),
        ("d.copy  %arg3 to @ch : memref<1xf32>", "\"d.copy\"(%arg3) <{chan = @ch}>"),
        ("d.dma (%arg3) @ch : memref<1xf32>", "\"d.dma\"(%arg3) <{chan = @ch}>"),
        ("d.last  \"n\" %arg0 : i8", "\"d.last\"(%arg0) <{name = \"n\"}>"),
    ] {
        let found = project.generic(line);
        assert!(found.starts_with(generic), "{found}");
        project.keeps(line);
    }
    for lines in [
        "%0 = \"x.tok\"() : () -> !d.tok\n%1 = d.put async [%0] @ch(%arg3) : memref<1xf32>",
        "%0 = \"x.tok\"() : () -> !d.tok\n%1 = d.copy async [%0] %arg3 to @ch : memref<1xf32>",
        "%0 = \"x.tok\"() : () -> !d.tok\n%1 = d.copy async %0 %arg3 to @ch : memref<1xf32>",
        "d.last %arg1, %arg2 : i16, index \"n\" %arg0 : i8",
        "%0 = d.scan %arg0 {ctr => @s::@c({type = i32})}",
        "%0 = d.scan %arg0 {ctr => @s::@c} {a = 1 : i32}",
        "%0 = d.scan %arg0 {@s::@c => ctr}",
        "%0 = d.gather %arg0 from @from::@ref {rank => @m::@n({type = i32})}",
        "d.mat %arg0 {@u::@v => v}, %arg0 : i8",
    ] {
        project.keeps(lines);
        let last = lines.lines().last().unwrap_or_default();
        let is_read = project.is_read(lines);
        assert!(is_read, "{last}");
        // The generic form keeps them, because only C++ can make attributes of their text.
        let text = format!("func.func @f({VALUES}) {{\n{lines}\nreturn\n}}\n");
        let options = Options { generic: true, ..Options::default() };
        let generic = project.printed(&text, &options);
        assert!(generic.contains(&format!("    {last}\n")), "{generic}");
        assert_eq!(project.printed(&generic, &options), generic);
    }
}

impl Project {
    /// Whether all operations of the dialect are read by their forms.
    fn is_read(&self, lines: &str) -> bool {
        let text = format!("func.func @f({VALUES}) {{\n{lines}\nreturn\n}}\n");
        let mut coverage = abide_core::mlir::coverage::Coverage::default();
        coverage.add(text.as_bytes(), &self.registry, &Limits::default());
        coverage.by_dialect.get("d").is_some_and(|uses| uses.read == uses.uses)
    }
}

#[test]
fn a_function_of_cpp_may_leave_out_its_terminator() {
    let Some(project) = Project::new(
        "entry",
        r#"
def Ret : D_Op<"ret", [Terminator]> { let assemblyFormat = "attr-dict"; }
def Use : D_Op<"use"> { let arguments = (ins AnyType:$x); let assemblyFormat = "$x attr-dict `:` type($x)"; }
def Entry : D_Op<"entry", [FunctionOpInterface, IsolatedFromAbove, SingleBlock, SingleBlockImplicitTerminator<"Ret">]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
"#,
    ) else {
        return;
    };
    // Printing keeps the text.
    let without = "module {\n  d.entry @f(%arg0: i8) {\n    d.use %arg0 : i8\n  }\n}";
    project.file_becomes("d.entry @f(%a: i8) {\n  d.use %a : i8\n}\n", without);
    let with = "module {\n  d.entry @f(%arg0: i8) {\n    d.use %arg0 : i8\n    d.ret\n  }\n}";
    project.file_becomes("d.entry @f(%a: i8) {\n  d.use %a : i8\n  d.ret\n}\n", with);
    // A declaration stays one, and so does a body without a block.
    project.file_becomes("d.entry @f() {\n}\n", "module {\n  d.entry @f() {\n  }\n}");
    project.file_becomes("d.entry @f(i8)\n", "module {\n  d.entry @f(i8)\n}");
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

#[test]
fn a_type_next_to_a_cpp_only_part_is_printed_by_its_format() {
    let Some(project) = Project::new(
        "beside",
        r#"
def Pod : TypeDef<D_Dialect, "Pod"> { let mnemonic = "pod"; let parameters = (ins "::mlir::StringAttr":$n); let hasCustomAssemblyFormat = 1; }
class Read<string name, string form> : D_Op<name> { let arguments = (ins Pod:$x, StrAttr:$n); let assemblyFormat = "$x `[` custom<Name>($n) `]` `:` " # form # " attr-dict"; }
def Short : Read<"short", "type($x)">;
def Full : Read<"full", "qualified(type($x))">;
def M : AttrDef<D_Dialect, "M"> { let mnemonic = "m"; let parameters = (ins "::mlir::Type":$t, "int64_t":$n); let assemblyFormat = "`<` custom<T>($t) `,` struct($n) `>`"; }
"#,
    ) else {
        return;
    };
    let op = |line: &str| format!("%0 = \"x.y\"() : () -> !d.pod<\"n\">\n{line}");
    let expected = op("d.short %0[@n] : <\"n\">");
    project.becomes(&op("d.short %0[@n] : !d.pod<\"n\">"), &expected);
    project.becomes(
        &op("d.short %0[@n] : <\"n\"> {a = 1 : i32}"),
        &op("d.short %0[@n] : <\"n\"> {a = 1 : i32}"),
    );
    project.keeps(&expected);
    project.keeps(&op("d.full %0[@n] : !d.pod<\"n\">"));
    let value = |value: &str| format!("\"some.op\"() {{a = #d.m<{value}>}} : () -> ()");
    project.becomes(&value("[i32], n=0"), &value("[i32], n = 0"));
    project.becomes(&value("@a, n =  0x2"), &value("@a, n = 2"));
    // Text that does not fit stays unchanged.
    project.keeps(&value("a, b, c"));
}

#[test]
fn types_that_cpp_may_treat_as_equal_are_accepted() {
    let Some(project) = Project::new(
        "same_types",
        r#"
def St : TypeDef<D_Dialect, "Struct"> { let mnemonic = "struct"; let parameters = (ins ArrayRefParameter<"::mlir::Type">:$t); let hasCustomAssemblyFormat = 1; }
def Buf : TypeDef<D_Dialect, "Buf"> { let mnemonic = "buf"; let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$e); let hasCustomAssemblyFormat = 1; }
def Bit : TypeDef<D_Dialect, "Bit"> { let mnemonic = "bit"; let parameters = (ins "int":$w, DefaultValuedParameter<"int", "1">:$n); let assemblyFormat = "`<` $w (`,` $n^)? `>`"; }
def Use : D_Op<"use"> { let arguments = (ins AnyType:$x); let assemblyFormat = "$x attr-dict `:` qualified(type($x))"; }
def Both : D_Op<"both", [SameTypeOperands]> { let arguments = (ins AnyType:$x, AnyType:$y); let assemblyFormat = "$x `,` $y attr-dict `:` qualified(type($x)) `,` qualified(type($y))"; }
"#,
    ) else {
        return;
    };
    let use_of = |defined: &str, used: &str| {
        format!("%0 = \"x.y\"() : () -> !d.{defined}\nd.use %0 : !d.{used}")
    };
    let accepted = |lines: &str| {
        let text = format!("func.func @f({VALUES}) {{\n{lines}\nreturn\n}}\n");
        let outcome =
            opt(text.as_bytes(), "t", &Options::default(), &project.registry, &Limits::default());
        outcome.success
    };
    for (defined, used, is_accepted) in [
        ("struct<si1, !d.struct<si1>>", "struct<si1, struct<si1>>", true),
        ("buf<4x4xf16>", "buf<4x4xf16, 4x4>", true),
        ("buf<f16, 1>", "buf<f16>", true),
        ("buf<4x4xf16>", "buf<4x8xf16>", false),
        ("buf<f16>", "buf<f32, 1>", false),
        ("buf<f16>", "struct<f16, 1>", false),
        // Parameters that both have are the same ones.
        ("buf<1>", "buf<f16, 1>", false),
        ("buf<2, 1>", "buf<1>", false),
        ("buf<f16, 2>", "buf<f16, 1, 2>", false),
        ("buf<i8>", "buf<struct<i8>>", false),
        ("buf<a = 1, b = 2>", "buf<b = 3>", false),
        ("buf<a = 1>", "buf<b = 1>", false),
        ("buf<struct<i8>>", "buf<struct<i16, i8>>", false),
        // An omitted one may be anywhere.
        ("buf<a = 1, b = 2>", "buf<b = 2>", true),
        ("buf<4, mutable, f16>", "buf<4, f16>", true),
        ("buf<f16, \"a\", 3>", "buf<f16, 3>", true),
        ("buf", "buf<1>", true),
        ("buf<struct<i8, 1>, 2>", "buf<struct<i8>>", true),
        ("buf<f16 : 1>", "buf<f16>", true),
        ("bit<3>", "bit<3, 2>", false),
        ("bit<3>", "bit<3, 1>", true),
    ] {
        assert_eq!(accepted(&use_of(defined, used)), is_accepted, "{defined} {used}");
    }
    let both = |one: &str, other: &str| {
        format!(
            "%0:2 = \"x.y\"() : () -> (!d.{one}, !d.{other})\nd.both %0#0, %0#1 : !d.{one}, !d.{other}"
        )
    };
    assert!(accepted(&both("buf<f16, 1>", "buf<f16>")));
    assert!(!accepted(&both("buf<f16>", "buf<f32>")));
}

/// The class of another dialect's terminator, which no description names.
#[test]
fn an_unknown_implicit_terminator_may_be_left_out() {
    let Some(project) = Project::new(
        "unknown_terminator",
        r#"
def Hold : D_Op<"hold", [SingleBlockImplicitTerminator<"::other::EndOp">]> { let regions = (region SizedRegion<1>:$r); let assemblyFormat = "attr-dict-with-keyword regions"; }
"#,
    ) else {
        return;
    };
    project.keeps("d.hold {\n%c1_i8 = arith.constant 1 : i8\n}");
}

#[test]
fn a_blank_stays_before_text_of_cpp_that_is_absent() {
    let Some(project) = Project::new(
        "absent_cpp",
        r#"
def Part : D_Op<"part"> { let arguments = (ins AnyType:$x, OptionalAttr<I32Attr>:$n, AnyType:$y); let assemblyFormat = "`in` `(` $x `)` custom<Part>(ref($x), $n) `` $y attr-dict `:` type($x) `,` type($y)"; }
"#,
    ) else {
        return;
    };
    project.keeps("d.part in(%arg0) %arg1 : i8, i16");
    project.becomes("d.part in(%arg0)\n  %arg1 : i8, i16", "d.part in(%arg0) %arg1 : i8, i16");
}

#[test]
fn signs_in_the_text_of_cpp_have_the_blanks_that_they_are_written_with() {
    let Some(project) = Project::new(
        "signs",
        r#"
def Rule : AttrDef<D_Dialect, "Rule"> { let mnemonic = "rule"; let parameters = (ins "int":$k); let hasCustomAssemblyFormat = 1; }
def Frag : D_Op<"frag"> { let arguments = (ins AnyType:$x, StrAttr:$mesh, StrAttr:$origin); let results = (outs AnyType:$r); let hasCustomAssemblyFormat = 1; }
def Part : D_Op<"part"> { let arguments = (ins AnyType:$x, StrAttr:$m); let assemblyFormat = "$x custom<Map>($m) attr-dict `:` type($x)"; }
"#,
    ) else {
        return;
    };
    let rule = |text: &str| format!("\"x.y\"() {{r = #d.rule<{text}>}} : () -> ()");
    for text in ["([], [])->([])", "([i, j]) -> ([k])", "a=1, b = 2", "{\"x\":(2)4}"] {
        project.keeps(&rule(text));
    }
    project.keeps("%0 = d.frag<mesh=\"m\", origin=[\"f\"(1)]> (%arg0) : i8");
    project.keeps("%0 = d.frag <a = 1, b=2> (%arg0)->%arg0 : i8");
    project.keeps("d.part %arg0 <a=1, b = 2>->c : i8");
    project.becomes(&rule("a  =   1,\n  b=2"), &rule("a = 1, b=2"));
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
