//! Spelling of types and attributes whose formats, and parts of whose C++, are in a project's `.td` files.

use crate::support::{printed_lines as printed, project_file, registry_with};
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use abide_core::mlir::registry::Registry;
use abide_testing::llvm_19_includes;
use std::path::PathBuf;

/// With the classes of MLIR itself.
fn plane() -> Option<Registry> {
    let includes = llvm_19_includes()?;
    Some(registry_with(&project_file("valve/plane.td"), Some(&includes)))
}

/// The printed form of an attribute, and the aliases before it.
fn attribute(value: &str, registry: &Registry) -> String {
    let text = format!("module attributes {{a.b = {value}}} {{\n}}\n");
    let printed = printed(&text, registry);
    let inner = printed.replace("module attributes {a.b = ", "");
    inner.trim_end_matches("} {\n}\n").to_owned()
}

#[test]
fn an_alias_is_called_as_its_function_writes() {
    let Some(registry) = plane() else { return };
    let text = "!my_wing = !plane.wing<i32>\nmodule attributes {a.b = !my_wing} {\n}\n";
    assert_eq!(printed(&text.replace("my_wing", "x"), &registry), text);
}

/// The suffix chosen by C++ is unknown, so the original name stays; without one it is the known part.
#[test]
fn an_alias_with_a_cpp_only_suffix_keeps_its_name() {
    let Some(registry) = plane() else { return };
    let text = "#mine_7 = #plane.row<7>\nmodule attributes {a.b = #mine_7} {\n}\n";
    assert_eq!(printed(text, &registry), text);
    assert_eq!(attribute("#plane.row<7>", &registry), "#seats = #plane.row<7>\n#seats");
}

#[test]
fn a_parameter_that_has_an_alias_is_printed_by_it() {
    let Some(registry) = plane() else { return };
    let expected = "#door = #plane.door<3>\n!plane.gate<#door>";
    assert_eq!(attribute("!plane.gate<<3>>", &registry), expected);
    assert_eq!(attribute("!plane.gate<#plane.door<3>>", &registry), expected);
}

#[test]
fn a_class_with_its_namespace_is_the_same_class() {
    let Some(registry) = plane() else { return };
    let expected = "#plane.box<<1>, <2>>";
    assert_eq!(attribute("#plane.box<!plane.nut<1>, !plane.nut<0x2>>", &registry), expected);
    assert_eq!(attribute(expected, &registry), expected);
}

#[test]
fn defaults_that_cpp_makes_are_left_out_and_numbers_are_as_cpp_prints_them() {
    let Some(registry) = plane() else { return };
    let cases = [
        (
            "#plane.trip<legs = [2,1], to = \"home\", length = 0.1, back = 1>",
            "#plane.trip<length = 1.000000e-01, back = true>",
        ),
        (
            "#plane.trip<length = -150, legs = [1, 2], to = \"sea\", back = false>",
            "#plane.trip<legs = [1, 2], to = \"sea\", length = -1.500000e+02, back = false>",
        ),
    ];
    for (written, expected) in cases {
        assert_eq!(attribute(written, &registry), expected);
        assert_eq!(attribute(expected, &registry), expected);
    }
    let said = attribute("#plane.trip<length = high, back = true>", &registry);
    assert!(said.contains("expected floating point literal"), "{said}");
}

/// The printers that MLIR generates from formats write a blank before a leading word.
#[test]
fn a_leading_word_has_a_blank_before_it() {
    let Some(registry) = plane() else { return };
    let text = "module {\n%0 = plane.turn by up = 3 to  at 7\n}\n";
    assert_eq!(printed(text, &registry), text);
    for written in ["by up= 3 to !plane<sky  at 7>", "by#plane<pitch up = 3> to at 0x7"] {
        let written = format!("%0 = plane.turn {written}");
        assert_eq!(printed(&written, &registry), text);
    }
    assert_eq!(attribute("#plane<pitch  up=3>", &registry), "#plane<pitch up = 3>");
    let said = printed("%0 = plane.turn by up = x to at 7", &registry);
    assert!(said.contains("expected integer value"), "{said}");
}

/// Aliases are printed within an attribute without its name, too.
#[test]
fn a_map_in_an_attribute_without_its_name_has_an_alias() {
    let Some(registry) = plane() else { return };
    let text = "#map = affine_map<(d0) -> (d0 + 1)>\nmodule {\n\
                plane.fly <#map by [2, 3]>\n\
                plane.fly <#map by [] for <first>>\n}\n";
    assert_eq!(printed(text, &registry), text);
    let written = "plane.fly <affine_map<(i)->(i+1)> by [2,3] for <last>>\n\
                   plane.fly #plane.route<affine_map<(i)->(i+1)> by [] for #plane.class<first>>";
    assert_eq!(printed(written, &registry), text);
}

#[test]
fn constants_that_cpp_names_keep_their_names() {
    let Some(registry) = plane() else { return };
    let text = "module {\n%v0 = plane.constant.seats -3\n\
                %v1 = plane.constant.length 2.500000e+00 : f32\n\
                %v2 = plane.constant.open true : i1\n\
                %v3 = plane.constant.name \"a\" : i1\n\
                %0 = plane.constant.none : i1\n\
                %v4 = plane.constant.none : i1\n}\n";
    assert_eq!(printed(text, &registry), text);
    assert_eq!(printed(&text.replace("%0 = ", ""), &registry), text);
}

/// An operation with an unreadable part has no further diagnostics.
#[test]
fn an_operation_with_a_broken_operand_is_not_described() {
    let Some(folders) = llvm_19_includes() else { return };
    let place = std::env::temp_dir().join(format!("abide-broken-operand-{}", std::process::id()));
    std::fs::create_dir_all(&place).unwrap();
    let path = place.join("broken.td");
    let text = "include \"mlir/IR/OpBase.td\"\n\
                def D : Dialect { let name = \"broken\"; let cppNamespace = \"::broken\"; }\n\
                def Lost : NoSuchClass<I32>;\n\
                def Bad : Op<D, \"bad\"> { let arguments = (ins Lost:$x); }\n\
                def Good : Op<D, \"good\"> { let arguments = (ins AnyType:$x); }\n";
    std::fs::write(&path, text).unwrap();
    let folders = [folders.display().to_string()];
    let described = abide_project::describe(&[path], &folders, &Limits::default());
    std::fs::remove_dir_all(&place).unwrap();
    assert_eq!(described.errors.len(), 1);
    let registry = registry().with(described.dialects);
    let said = printed("%0 = \"u.v\"() : () -> i32\n\"broken.bad\"(%0) : (i32) -> ()\n", &registry);
    assert!(said.contains("\"broken.bad\"(%0) : (i32) -> ()"), "{said}");
    let said = printed("\"broken.good\"() : () -> ()\n", &registry);
    assert!(said.contains("'broken.good' op requires a single operand"), "{said}");
}

/// Blanks around brackets are those of the text; values and maps are printed as all are.
#[test]
fn the_text_of_cpp_has_the_blanks_that_it_is_written_with() {
    let Some(registry) = plane() else { return };
    let text = "#map = affine_map<(d0) -> (d0 + 1)>\nmodule {\n\
                plane.crew @one(%arg0 : i32, %arg1 : i8) \"all\" attributes {}{\n\
                plane.board ins (%arg0, %arg1: i32, i8)\n\
                outs(%arg0 [%arg0]: i32) #map (%arg1){\n\
                }\n}\nplane.crew @two(%a : i32) \"all\"\n}\n";
    let written = "plane.crew @one(%x : i32, %y : i8) \"all\" attributes {}{\n\
                   plane.board ins  (%x, %y: i32, i8) // why\n    outs(%x [%x]: i32) affine_map<(i) -> (i+1)> (%y){}\n\
                   }\nplane.crew @two(%a : i32) \"all\"\n";
    assert_eq!(printed(written, &registry), text);
    let outcome = opt(written.as_bytes(), "t", &Options::default(), &registry, &Limits::default());
    assert_eq!(printed(&String::from_utf8(outcome.output).unwrap(), &registry), text);
}

/// The words of an enumeration, in an operation that is otherwise the bundled one.
#[test]
fn the_words_of_a_project_replace_ours() {
    let td = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def G_Dialect : Dialect { let name = "gpu"; let cppNamespace = "::mlir::gpu"; }
def G_Side : I32EnumAttr<"Dimension", "a side", [
    I32EnumAttrCase<"x", 0>, I32EnumAttrCase<"y", 1>, I32EnumAttrCase<"z", 2>]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::gpu";
}
def G_SideAttr : EnumAttr<G_Dialect, G_Side, "dim"> { let assemblyFormat = "`<` $value `>`"; }
def G_ThreadId : Op<G_Dialect, "thread_id"> {
  let arguments = (ins G_SideAttr:$dimension, OptionalAttr<IndexAttr>:$upper_bound);
  let results = (outs Index);
  let assemblyFormat = "$dimension (`upper_bound` $upper_bound^)? attr-dict";
}
"#;
    let Some(includes) = llvm_19_includes() else { return };
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("spelling_words.td");
    std::fs::write(&path, td).unwrap();
    let registry = registry_with(&path, Some(&includes));
    let kept = printed("%0 = gpu.thread_id <x>\n", &registry);
    assert!(kept.contains(" = gpu.thread_id <x>\n"), "{kept}");
    let refused = printed("%0 = gpu.thread_id x\n", &registry);
    assert!(refused.contains("error: expected '<'"), "{refused}");
}
