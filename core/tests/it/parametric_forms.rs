//! Types and attributes whose formats a project's `.td` files declare.

use crate::support::{project_file, registry_with};
use abide_core::dialect::registry;
use abide_core::ide::check_file;
use abide_core::limits::Limits;
use abide_core::mlir::check_with;
use abide_core::mlir::opt::{Options, opt};
use abide_core::mlir::registry::Registry;
use std::sync::Arc;

fn forms() -> Registry {
    registry_with(&project_file("forms/forms.td"), None)
}

/// The printed form of an attribute or type on an operation; a message if it is wrong.
fn printed(value: &str, registry: &Registry) -> String {
    let text = format!("\"some.op\"() {{a = {value}}} : () -> ()\n");
    let options = Options { local_scope: true, ..Options::default() };
    let outcome = opt(text.as_bytes(), "t", &options, registry, &Limits::default());
    let output = String::from_utf8(outcome.output).unwrap();
    let inner = output.split_once("{a = ").and_then(|(_, rest)| rest.split_once("} : () -> ()"));
    match inner {
        Some((inner, _)) if outcome.success => inner.to_owned(),
        _ => outcome.messages.lines().next().unwrap_or_default().to_owned(),
    }
}

#[test]
fn several_spellings_are_printed_as_one() {
    let registry = forms();
    let cases = [
        ("#forms.tile<[1,2 , 0x10]>", "#forms.tile<[1, 2, 16]>"),
        // Default values are omitted.
        ("#forms.tile<[1], rows>", "#forms.tile<[1]>"),
        ("#forms.tile<[1], columns>", "#forms.tile<[1], columns>"),
        // Parameters come in the order of the description, a nested attribute without its name.
        (
            "#forms.layout<access = write|read, tile = #forms.tile<[4]>>",
            "#forms.layout<tile = <[4]>, access = read|write|all>",
        ),
        (
            "#forms.layout<tile = <[4]>, access = read, copies = 1>",
            "#forms.layout<tile = <[4]>, access = read>",
        ),
        // An attribute is printed with its type, a map without its keyword.
        (
            "#forms.layout<tile = <[4]>, access = none, map = (i) -> (i), copies = 2, note = 7>",
            "#forms.layout<tile = <[4]>, access = none, note = 7 : i64, copies = 2, map = (d0) -> (d0)>",
        ),
        ("#forms.named<\"x\", read, [1,2]>", "#forms.named<\"x\", read, [1, 2]>"),
        ("#forms.named<\"x\", \"write|read\", []>", "#forms.named<\"x\", \"read|write|all\", []>"),
        (
            "#forms.list<of #forms.tile<[1],rows>, #forms.tile<[2]>>",
            "#forms.list<of #forms.tile<[1]>, #forms.tile<[2]>>",
        ),
        ("#forms.list<none>", "#forms.list<none>"),
        ("!forms.box<f32:true>", "!forms.box<f32 : true>"),
        ("!forms.box<f32 in<[1,0x2]>:false>", "!forms.box<f32 in <[1, 2]> : false>"),
        ("!forms.box<!forms.box<i1:true>:true>", "!forms.box<!forms.box<i1 : true> : true>"),
        // Only C++ knows the second parameter.
        ("#forms.mixed<0x2, a [b  ,c]>", "#forms.mixed<2, a [b ,c]>"),
    ];
    for (written, expected) in cases {
        assert_eq!(printed(written, &registry), expected, "{written}");
        assert_eq!(printed(expected, &registry), expected);
    }
}

#[test]
fn misfits_are_errors_at_their_place() {
    let registry = forms();
    let cases = [
        (
            "#forms.layout<access = read>",
            "t:1:45: error: struct is missing required parameter: tile",
        ),
        (
            "#forms.layout<acess = read>",
            "t:1:32: error: duplicate or unknown struct parameter name: acess",
        ),
        ("#forms.tile<1>", "t:1:30: error: expected '['"),
        (
            "#forms.tile<[1], diagonals>",
            "t:1:35: error: expected Order to be one of: rows, columns; failed to parse TileAttr \
             parameter 'order' which is to be a `Order`",
        ),
        ("#forms.tile<[1] 2>", "t:1:34: error: expected '>'"),
    ];
    for (written, expected) in cases {
        assert_eq!(printed(written, &registry), expected, "{written}");
    }
    // Without the project's files nothing is known of them.
    assert_eq!(printed("#forms.tile<1>", abide_core::dialect::registry()), "#forms.tile<1>");
    // C++-only text has no errors.
    assert_eq!(printed("#forms.mixed<x, y>", &registry), "#forms.mixed<x, y>");
}

/// A group that has begun has its parameter, though that is optional; what follows belongs to another form.
#[test]
fn a_parameter_follows_the_word_of_its_group() {
    let registry = forms();
    for (group, expected) in [
        ("#forms.tile<[1], >", "t:1:35: error: "),
        ("#forms.list<of >", "t:1:33: error: "),
        ("!forms.box<f32 in : true>", "t:1:36: error: "),
    ] {
        let message = printed(group, &registry);
        assert!(message.starts_with(expected), "{group}: {message}");
    }
}

#[test]
fn an_operation_is_checked_though_only_cpp_reads_an_attribute_of_it() {
    let text = "%0 = \"arith.addi\"() {a = #forms.mixed<x, y>} : () -> i32\n";
    let found = check_with(text.as_bytes(), &Arc::new(forms()), &Limits::default());
    let said: Vec<&str> = found.iter().map(|found| &*found.message).collect();
    assert_eq!(said, ["'arith.addi' op expected 2 operands, but found 0"]);
}

/// The aliases of a project are kept or dropped because of those that are printed: a second run changes nothing.
#[test]
fn aliases_are_the_same_in_the_output_of_the_output() {
    let registry = forms();
    let run = |text: &str, flag: Option<&str>| {
        let mut options = Options::default();
        options.take("-split-input-file").unwrap();
        flag.into_iter().for_each(|flag| options.take(flag).unwrap());
        let outcome = opt(text.as_bytes(), "t", &options, &registry, &Limits::default());
        assert!(outcome.success, "{text}{}", outcome.messages);
        String::from_utf8(outcome.output).unwrap()
    };
    const HEAD: &str = "#tile = #forms.tile<[3]>\n#pipe_a = #forms.tile<[1, 2]>\n";
    let used = "\"x.y\"() {a = #pipe_a, b = #forms.list<of #pipe_a>} : () -> ()\n";
    let cases = [
        // Only a location, a comment, or an argument that prints no aliases names the one that is called as C++ would.
        format!("{HEAD}\"x.y\"() {{a = #pipe_a}} : () -> () loc(fused<#tile>[\"a\"])\n"),
        format!("{HEAD}{used}// #tile\n"),
        format!("{HEAD}{used}func.func @f(%a: i8 {{x.y = #tile}}) {{\n  return\n}}\n"),
        // The other name of the same attribute.
        format!(
            "#same = #forms.tile<[3]>\n{HEAD}\"x.y\"() {{a = #tile, b = #pipe_a}} : () -> ()\n"
        ),
        // Kept, and in pieces.
        format!("{HEAD}{used}\"x.y\"() {{a = #tile}} : () -> ()\n"),
        format!("{HEAD}{used}// -----\n{HEAD}\"x.y\"() {{a = #tile, b = #pipe_a}} : () -> ()\n"),
    ];
    for text in &cases {
        for flag in [None, Some("-mlir-print-debuginfo"), Some("-mlir-print-op-generic")] {
            let once = run(text, flag);
            assert_eq!(run(&once, flag), once, "{text}");
        }
    }
    assert!(run(&cases[4], None).contains("#pipe_a = "));
    assert!(!run(&cases[1], None).contains("#pipe_a"));
}

#[test]
fn the_words_of_an_enumeration_are_checked_wherever_its_attribute_is() {
    let wrong = [
        ("#arith.fastmath<fst>", "fst"),
        ("#arith.fastmath<nnan,fst>", "fst"),
        ("#vector.kind<ad>", "ad"),
        ("[1, #gpu.address_space<globl>]", "globl"),
        ("#gpu.address_space<global global>", "global>"),
    ];
    for (attribute, label) in wrong {
        let text = format!("module attributes {{a.b = {attribute}}} {{\n}}\n");
        let found = check_file(text.as_bytes(), &Limits::default());
        let [found] = &found[..] else { panic!("{attribute}: {found:?}") };
        assert!(text[found.span.range()].starts_with(label.trim_end_matches('>')), "{found:?}");
    }
    let right = [
        "#arith.fastmath<nnan, fast>",
        "#arith.fastmath<none>",
        "#vector.kind<add>",
        "#gpu.address_space<global>",
        // Undescribed ones, and one of a dialect of that name that has more.
        "#own.other<fst>",
        "#gpu<dim x>",
    ];
    for attribute in right {
        let text = format!("module attributes {{a.b = {attribute}}} {{\n}}\n");
        assert_eq!(check_file(text.as_bytes(), &Limits::default()), [], "{attribute}");
    }
}

/// Two spellings of one type of a bundled dialect are one type, with MLIR's printed form.
#[test]
fn spellings_of_bundled_types_are_printed_as_one() {
    for (written, expected) in [
        ("!smt.bv<0x8>", "!smt.bv<8>"),
        ("!emitc.opaque<\"\\61\">", "!emitc.opaque<\"a\">"),
        ("!emitc.ptr<!emitc.opaque<\"\\61b\">>", "!emitc.ptr<!emitc.opaque<\"ab\">>"),
        ("!transform.op<\"a\\2Eb\">", "!transform.op<\"a.b\">"),
        (
            "!nvgpu.tensormap.descriptor<oob = zero, tensor = memref<4xf32, 3>, swizzle = none, \
             l2promo = none, interleave = none>",
            "!nvgpu.tensormap.descriptor<tensor = memref<4xf32, 3>, swizzle = none, \
             l2promo = none, oob = zero, interleave = none>",
        ),
        ("!llvm.ptr<0>", "!llvm.ptr"),
        ("!llvm.struct<(ptr<0>, ptr<1>)>", "!llvm.struct<(ptr, ptr<1>)>"),
        // Digits and quotes within a text stay.
        ("!emitc.opaque<\"0x8\\22\">", "!emitc.opaque<\"0x8\\22\">"),
        ("!llvm.struct<\"ptr<0>\", ()>", "!llvm.struct<\"ptr<0>\", ()>"),
    ] {
        assert_eq!(printed(written, registry()), expected, "{written}");
    }
}

#[test]
fn types_with_equal_parameters_are_equal() {
    let are_equal = |one: &str, other: &str| {
        let text = format!("func.func @f(%a: {one}) -> {other} {{\n  return %a : {one}\n}}\n");
        check_with(text.as_bytes(), registry(), &Limits::default()).is_empty()
    };
    for (one, other) in [
        ("!own.b<memref<4xf32, affine_map<(d0) -> (d0)>>>", "!own.b<memref<4xf32>>"),
        ("!own.b<!own.d<4 x f32>, e>", "!own.b< !own.d<4xf32>,e >"),
        ("!llvm.array<2 x !llvm.struct<(ptr<0>)>>", "!llvm.array<2 x struct<(!llvm.ptr)>>"),
        ("!spirv.array<4 x !spirv.ptr<f32,Uniform>>", "!spirv.array<4x!spirv.ptr<f32, Uniform>>"),
    ] {
        assert!(are_equal(one, other), "{one} {other}");
    }
    for (one, other) in [
        ("!own.b<memref<4xf32>>", "!own.b<memref<5xf32>>"),
        ("!own.b<f32>", "!own.c<f32>"),
        ("!own.b<f32, 1>", "!own.b<f32, 2>"),
        ("!own.b<f32, \" \">", "!own.b<f32, \"\">"),
        ("!llvm.array<2 x struct<(ptr<1>)>>", "!llvm.array<2 x struct<(ptr)>>"),
    ] {
        assert!(!are_equal(one, other), "{one} {other}");
    }
}

/// Functions are checked one after the other, or at once: what one spells never shows in the messages of another.
#[test]
fn types_are_spelled_as_in_their_function() {
    let function = |name: &str, outer: &str, inner: &str| {
        format!(
            "func.func @{name}(%a: {outer}, %b: {inner}) -> {inner} {{\n  \
             %0 = async.await %a : {outer}\n  \"own.use\"(%b) : ({inner}) -> ()\n  \
             return %0 : {inner}\n}}\n"
        )
    };
    let apart = function("a", "!async.value<!own.b<i32, i64>>", "!own.b<i32,i64>");
    let [first, second] =
        ["b", "c"].map(|name| function(name, "!async.value<!own.b<i32,i64>>", "!own.b<i32, i64>"));
    let wrong = "func.func @d(%a: !own.b<i32,i64>) -> i32 {\n  return %a : !own.b<i32,i64>\n}\n";
    let text = [&*apart, &first, &second, wrong].concat();
    let found = check_with(text.as_bytes(), registry(), &Limits::default());
    let messages: Vec<String> = found.iter().map(|one| one.message.clone()).collect();
    let [message] = messages.as_slice() else { panic!("{messages:?}") };
    assert!(message.contains("'!own.b<i32,i64>'"), "{message}");
}

/// The definition of an alias is parsed for the first function that uses it. A later function may spell its type in
/// another way.
#[test]
fn aliases_keep_their_spelling_next_to_others() {
    let function = |name: &str, result: &str| {
        format!("func.func @{name}(%a: !x) -> {result} {{\n  return %a : {result}\n}}\n")
    };
    let aliases = "!y = !own.b<i32, i64>\n!x = !async.value<!y>\n";
    let good =
        ["!x", "!x", "!async.value<!own.b<i32,i64>>", "!async.value<!own.b<i32 , i64>>", "!x"];
    let good: String =
        good.iter().enumerate().map(|(at, ty)| function(&format!("f{at}"), ty)).collect();
    let wrong = "func.func @w(%a: !x) -> i32 {\n  return %a : !x\n}\n";
    for text in [format!("{aliases}{good}{wrong}"), format!("{aliases}{wrong}{good}")] {
        let found = check_with(text.as_bytes(), registry(), &Limits::default());
        let messages: Vec<String> = found.iter().map(|one| one.message.clone()).collect();
        let [message] = messages.as_slice() else { panic!("{messages:?}") };
        assert!(message.contains("'!async.value<!own.b<i32, i64>>'"), "{message}");
    }
}

/// Attributes that are stored once are checked by their forms, which do not print them.
#[test]
fn checked_attributes_of_attributes_keep_their_parameters() {
    for value in [
        "#llvm.blockaddress<function = @f, tag = <id = 1>>",
        "#llvm.loop_annotation<unroll = <disable = true, followupUnrolled = <mustProgress = true>>>",
        "#llvm.di_lexical_block<scope = #llvm.di_file<\"a\" in \"b\">, line = 3>",
        "#llvm.alias_scope<id = \"text\", domain = <id = 1 : i32>>",
        "#llvm.tbaa_tag<base_type = <id = \"a\", members = {<#llvm.tbaa_root<id = \"r\">, 0>}>, access_type = <id = \"b\", members = {<#llvm.tbaa_root<id = \"r\">, 0>}>, offset = 4>",
    ] {
        assert_eq!(printed(value, registry()), value);
    }
}
