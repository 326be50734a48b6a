//! Answers of editors that were wrong or missing once.

use crate::support::document;
use abide_core::ide::{Document, definition, hover, rename, type_definition};
use abide_testing::place;

/// The type that hovering over a value shows.
fn shown_type(document: &Document, offset: u32) -> Option<String> {
    let shown = hover(document, offset)?.markdown;
    let (_, ty) = shown.lines().nth(1)?.split_once(" : ")?;
    Some(ty.to_owned())
}

#[test]
fn a_symbol_at_the_place_of_a_definition_is_a_definition() {
    let text = "hw.module.extern @Ext(in %a : i1, out b : i1)
hw.module @Top(in %x : i1, out y : i1) {
  %r = hw.instance \"i\" sym @inner @Ext(a: %x: i1) -> (b: i1)
  hw.output %r : i1
}
hw.hierpath private @path [@Top::@inner]
vm.module @m {
  vm.global.i32 private @g : i32
  vm.export @v
  vm.func @v() -> i32 {
    %0 = vm.global.load.i32 @g : i32
    vm.return %0 : i32
  }
}
sdy.mesh @mesh = <[\"x\"=2]>
func.func @s(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) {
  return
}
hal.executable private @exe {
}
util.func @h() {
  hal.executable.create executable(@exe) : !hal.executable
  util.return
}
";
    let document = document(text);
    let defined = |used: &str, defining: &str| {
        let found = definition(&document, place(text, used)).map(|(_, target)| target.start());
        assert_eq!(found, Some(place(text, defining)), "{used}");
    };
    for (used, defining) in [
        ("@inner @$0Ext", "extern $0@Ext"),
        ("i32 @$0g", "private $0@g"),
        ("<@$0mesh", "$0@mesh ="),
        ("executable(@$0exe", "private $0@exe"),
        ("::@$0inner", "sym $0@inner"),
        // An export names the function below it.
        ("export @$0v", "func $0@v"),
    ] {
        defined(used, defining);
        defined(defining, defining);
    }
}

#[test]
fn a_state_belongs_to_its_machine() {
    let text = "fsm.machine @m() attributes {initialState = \"A\"} {
  fsm.state @A transitions {
    fsm.transition @B
  }
  fsm.state @B
}
fsm.machine @n() attributes {initialState = \"A\"} {
  fsm.state @B
}
";
    let document = document(text);
    for (used, defining) in [
        ("transition @$0B", "}\n  fsm.state $0@B"),
        (
            "{initialState = \"A\"} {\n  fsm.state @$0B",
            "{initialState = \"A\"} {\n  fsm.state $0@B",
        ),
    ] {
        let found = definition(&document, place(text, used)).map(|(_, target)| target.start());
        assert_eq!(found, Some(place(text, defining)), "{used}");
    }
}

#[test]
fn renaming_a_symbol_changes_it_in_attributes() {
    let text = "func.func private @d(i32)
util.global private @g : !hal.device
func.func @f(%a: i32, %t: tensor<4xf32>) {
  func.call @d(%a) : (i32) -> ()
  %2 = flow.tensor.transfer %t : tensor<4xf32> to #hal.device.affinity<@g>
  return
}
";
    let edits =
        rename(&document(text), place(text, "private $0@g"), "h").expect("it can be renamed");
    assert_eq!(edits.len(), 2, "{edits:?}");
}

#[test]
fn values_outside_of_functions_have_their_types() {
    let text = "hw.module @m(in %a: i32, out b: i32) {
  %x = arith.addi %a, %a : i32
  hw.output %x : i32
}
util.initializer {
  %p = arith.constant 1 : i64
  util.return
}
module {
  %q = arith.constant 1 : i16
  func.func private @between()
  %r = arith.addi %q, %q : i16
}
";
    let document = document(text);
    for (quoted, ty) in [
        ("in $0%a", "i32"),
        ("$0%x =", "i32"),
        ("$0%p =", "i64"),
        ("$0%q =", "i16"),
        ("$0%r =", "i16"),
    ] {
        assert_eq!(shown_type(&document, place(text, quoted)).as_deref(), Some(ty), "{quoted}");
    }
}

#[test]
fn the_types_that_unknown_operations_end_with_are_those_of_their_results() {
    let text = "hw.module @m(in %a: i32, in %c: !seq.clock) {
  %x = comb.add %a, %a : i32
  %y = comb.icmp eq %a, %a : i32
  %z = comb.extract %a from 4 : (i32) -> i8
  %v, %w = foo.both %a : i32 -> f32, f64
  %p = foo.cast %a : i32 to i16
  %q:2 = foo.two %a : (i32) -> (i1, i2)
}
";
    let document = document(text);
    for (value, ty) in [
        ("$0%c", Some("!seq.clock")),
        ("$0%x", Some("i32")),
        ("$0%y", None),
        ("$0%z", Some("i8")),
        ("$0%v", None),
        ("$0%p", Some("i16")),
        ("$0%q", Some("i1, i2")),
    ] {
        assert_eq!(shown_type(&document, place(text, value)).as_deref(), ty, "{value}");
    }
}

#[test]
fn the_type_of_a_result_leads_to_its_alias() {
    let text = "!t = tensor<4xf32>
func.func @f(%a: !t) -> !t {
  %b = arith.addf %a, %a : !t
  return %b : !t
}
";
    let document = document(text);
    for value in ["($0%a", "$0%b ="] {
        let found = type_definition(&document, place(text, value)).map(|(_, target)| target);
        assert_eq!(found.map(|target| target.start()), Some(0), "{value}");
    }
}
