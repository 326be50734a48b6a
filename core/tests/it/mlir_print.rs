//! The printer, compared with files printed by `mlir-opt`.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::ir::Ir;
use abide_core::mlir::parse::parse;
use abide_core::mlir::print::{PrintOptions, print};
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/print")
}

fn read(text: &[u8], name: &str) -> Ir {
    let parsed = parse(text, registry(), &Limits::default());
    assert!(parsed.diagnostics.is_empty(), "{name}: {:?}", parsed.diagnostics);
    parsed.ir
}

fn printed(text: &[u8], name: &str, options: PrintOptions) -> String {
    String::from_utf8(print(&read(text, name), registry(), &options)).unwrap()
}

const CUSTOM: PrintOptions = PrintOptions::CUSTOM;
const GENERIC: PrintOptions = PrintOptions { generic: true, ..PrintOptions::CUSTOM };
const LOCAL: PrintOptions = PrintOptions { local_scope: true, ..PrintOptions::CUSTOM };

/// The names of the inputs: files without a second ending.
fn inputs() -> Vec<String> {
    let files = std::fs::read_dir(folder()).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names
        .filter_map(|name| name.strip_suffix(".mlir").map(str::to_owned))
        .filter(|name| !name.contains('.'))
        .collect();
    names.sort();
    assert!(names.len() >= 6, "{names:?}");
    names
}

/// Prints each input, and the expected text itself, which must stay unchanged.
fn check(kind: &str, options: PrintOptions) {
    for name in inputs() {
        let expected = folder().join(format!("{name}.{kind}.mlir"));
        let Ok(expected) = std::fs::read_to_string(expected) else {
            assert_eq!(kind, "local", "{name}");
            continue;
        };
        for from in ["mlir", "custom.mlir", "generic.mlir"] {
            let input = format!("{name}.{from}");
            let text = std::fs::read(folder().join(&input)).unwrap();
            let printed = printed(&text, &input, options);
            let difference =
                printed.lines().zip(expected.lines()).find(|(ours, theirs)| ours != theirs);
            // The number of empty lines that `mlir-opt` adds at the end depends on its flags.
            assert!(
                printed.trim_end() == expected.trim_end(),
                "{input} as {kind}: {difference:?}\n{printed}"
            );
        }
    }
}

#[test]
fn the_custom_form_is_that_of_mlir_opt() {
    check("custom", CUSTOM);
}

#[test]
fn the_generic_form_is_that_of_mlir_opt() {
    check("generic", GENERIC);
}

#[test]
fn the_local_scope_has_no_aliases() {
    check("local", LOCAL);
}

#[test]
fn operations_of_unknown_dialects_print_as_they_were_written() {
    let text = b"func.func @f(%a: i32) {
  %x:2 = my.op %a, [%a] to ^bb1 { key = 1 } : i32 -> (i32, i32)
  my.loop %i = %x#1 to %a {
    my.use %i, %x#0
    my.yield
  } {flag}
  return
^bb1:
  return
}
";
    let printed = printed(text, "opaque", CUSTOM);
    let expected = "module {
  func.func @f(%arg0: i32) {
    %0:2 = my.op %arg0, [%arg0] to ^bb1 { key = 1 } : i32 -> (i32, i32)
    my.loop %arg1 = %0#1 to %arg0 {
      my.use %arg1, %0#0
      my.yield
    } {flag}
    return
  ^bb1:  // pred: ^bb0
    return
  }
}
";
    assert_eq!(printed, expected);
}

#[test]
fn file_metadata_follows_the_module() {
    let text = b"module {
}

{-#
  dialect_resources: {
    builtin: {
      blob: \"0x0800000001\"
    }
  }
#-}
";
    assert_eq!(printed(text, "metadata", CUSTOM).as_bytes(), text);
}

/// Aliases that use each other twice: the text would be exponentially longer than the file.
#[test]
fn nested_aliases_do_not_multiply_without_end() {
    let mut text = "#a0 = [0]\n!t0 = i1\n!u0 = i1\n".to_owned();
    for level in 1..=60 {
        let before = level - 1;
        let many = vec![format!("!u{before}"); 17].join(", ");
        text += &format!("#a{level} = [#a{before}, #a{before}]\n");
        text += &format!("!t{level} = tuple<!t{before}, !t{before}>\n");
        text += &format!("!u{level} = tuple<{many}>\n");
    }
    // Aliases for each, one per level.
    let long = format!("{text}\"t.x\"() {{a = !u60}} : () -> ()\n");
    let out = printed(long.as_bytes(), "long", CUSTOM);
    assert!(out.contains("{a = !tuple59}"), "{}", out.len());
    assert!(out.len() < 20_000, "{}", out.len());
    // No aliases.
    let deep = format!("{text}\"t.x\"() {{a = #a60, b = !t60}} : () -> ()\n");
    let out = printed(deep.as_bytes(), "deep", CUSTOM);
    assert!(out.ends_with("} : () -> ()\n}\n"));
    assert!(out.contains("<<TOO LONG>>") && out.len() < 1 << 25, "{}", out.len());
}

#[test]
fn names_stay_separate_from_adjacent_words() {
    // From a mutated file: the lexer ends `%0` before the letter.
    let text = "\
!e = i32
func.func @f(%a: i32, %0: i32) {
  other.op -%0tri@f word!e %0->!e tensor<4x!e>
  return
}
";
    let options = PrintOptions::default();
    let parsed = parse(text.as_bytes(), registry(), &Limits::default());
    let printed = print(&parsed.ir, registry(), &options);
    let shown = String::from_utf8_lossy(&printed).into_owned();
    assert!(shown.contains("other.op -%arg1 tri@f word i32 %arg1 ->i32 tensor<4xi32>"), "{shown}");
    let again = parse(&printed, registry(), &Limits::default());
    assert_eq!(String::from_utf8_lossy(&print(&again.ir, registry(), &options)), shown);
}

#[test]
fn an_alias_in_a_type_of_several_lines_stays_in_its_place() {
    let text = b"#map = affine_map<(d0, d1) -> (d1, d0)>
!t = memref<4x4xmemref<4xf32, #foo.space<a
    in two lines>>, #map>
!u = memref<4x4xmemref<4x4xf32, #map, #foo.space<a // with a comment
in two lines>>, #map>
func.func @f(%x: index) {
  foo.op %x : !t and !u
  return
}
";
    let expected = "#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @f(%arg0: index) {
    foo.op %arg0 : memref<4x4xmemref<4xf32, #foo.space<a in two lines>>, #map> and \
memref<4x4xmemref<4x4xf32, #map, #foo.space<a in two lines>>, #map>
    return
  }
}
";
    let first = printed(text, "lines", CUSTOM);
    assert_eq!(first, expected);
    assert_eq!(printed(first.as_bytes(), "printed lines", CUSTOM), expected);
}

/// As printed by mlir-opt: anything but a plain name is in brackets, except for a name that could not be parsed again
/// there.
#[test]
fn bodies_other_than_plain_names_are_in_brackets() {
    for (written, expected) in [
        ("#v.<a>", "#v<<a>>"),
        ("#v<<a>>", "#v<<a>>"),
        ("#v..a", "#v<.a>"),
        ("#v..a<b>", "#v<.a<b>>"),
        ("#v.a$b", "#v<a$b>"),
        ("#v.a-b", "#v<a-b>"),
        ("#v.a-", "#v.a-"),
        ("!v.a-", "!v.a-"),
        ("#v.a-<b>", "#v<a-<b>>"),
        ("!v._a<b>", "!v<_a<b>>"),
        ("#v.a.<b>", "#v.a.<b>"),
        ("#v.a.b", "#v.a.b"),
        ("#v<a<b>>", "#v.a<b>"),
    ] {
        let text = format!("\"t.a\"() {{x = {written}}} : () -> ()\n");
        let once = printed(text.as_bytes(), written, CUSTOM);
        assert!(once.contains(&format!("{{x = {expected}}}")), "{written}: {once}");
        assert_eq!(printed(once.as_bytes(), written, CUSTOM), once, "{written}");
    }
}

/// A memory space, a layout and an encoding can be written in several ways, within types of dialects, too.
#[test]
fn builtin_types_within_others_are_printed_as_mlir_prints_them() {
    let text = "func.func private @a(!async.value<memref<4xf32, affine_map<(i) -> (i)>>>) -> !async.value<memref<4xf32, 0>>\n\
                func.func private @b(!async.value<tuple<memref<4xf32, affine_map<(i) -> (i * 2)>, 1 : i64>>>)\n\
                func.func private @c(!async.value<tensor<4xf32, {b = 1 : i8, a}>>) -> !async.value<!llvm.ptr<0>>\n\
                func.func private @d(!ptr.ptr_metadata<memref<4xf32, affine_map<(i) -> (i)>>>)\n";
    let expected = "#map = affine_map<(d0) -> (d0 * 2)>\nmodule {\n  \
                    func.func private @a(!async.value<memref<4xf32>>) -> !async.value<memref<4xf32>>\n  \
                    func.func private @b(!async.value<tuple<memref<4xf32, #map, 1>>>)\n  \
                    func.func private @c(!async.value<tensor<4xf32, {a, b = 1 : i8}>>) -> !async.value<!llvm.ptr>\n  \
                    func.func private @d(!ptr.ptr_metadata<memref<4xf32>>)\n}\n";
    assert_eq!(printed(text.as_bytes(), "text", CUSTOM).trim_end(), expected.trim_end());
}

/// Case values have signs in `llvm.switch` and are unsigned in `cf.switch`, and dimensions may lack a type, as
/// printed by `mlir-opt`.
#[test]
fn cases_and_dimensions_are_printed_as_written() {
    let text = "module {
  shard.grid @boxes(shape = 2x?x4)
  func.func @cases(%arg0: i32, %arg1: i64) {
    cf.switch %arg0 : i32, [
      default: ^bb1,
      4294967295: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.switch %arg1 : i64, ^bb2 [
      -2: ^bb2,
      9223372036854775807: ^bb2
    ]
  ^bb2:  // 3 preds: ^bb1, ^bb1, ^bb1
    llvm.switch %arg0 : i32, ^bb3 [
      -2147483648: ^bb3
    ]
  ^bb3:  // 2 preds: ^bb2, ^bb2
    return
  }
}
";
    assert_eq!(printed(text.as_bytes(), "cases", CUSTOM), text);
}
