//! Forms with parts that only C++ knows: reading and printing. The output is read again and printed as the same text.

use super::declared_forms::{Project, VALUES};
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};

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
