//! Answers of editors that were wrong or missing once.

use abide_core::ide::{Document, definition, hover, rename, type_definition};
use abide_core::limits::Limits;

fn document(text: &str) -> Document {
    Document::new(text.as_bytes().to_vec(), Limits::default())
}

/// One byte into the occurrence of a word that a number counts, from 0.
fn at(text: &str, word: &str, number: usize) -> u32 {
    let place = text.match_indices(word).nth(number).expect("the word is there").0;
    u32::try_from(place + 1).expect("a short text")
}

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
    let defined = |word, used: usize, defining: usize| {
        let found = definition(&document, at(text, word, used)).map(|(_, target)| target.start());
        assert_eq!(found, Some(at(text, word, defining) - 1), "{word}");
    };
    for word in ["@Ext", "@g", "@mesh", "@exe", "@inner"] {
        defined(word, 1, 0);
        defined(word, 0, 0);
    }
    // An export names the function below it.
    defined("@v", 0, 1);
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
    let found = definition(&document, at(text, "@B", 0)).map(|(_, target)| target.start());
    assert_eq!(found, Some(at(text, "@B", 1) - 1));
    let found = definition(&document, at(text, "@B", 2)).map(|(_, target)| target.start());
    assert_eq!(found, Some(at(text, "@B", 2) - 1));
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
    let edits = rename(&document(text), at(text, "@g", 0), "h").expect("it can be renamed");
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
    for (value, ty) in [("%a", "i32"), ("%x", "i32"), ("%p", "i64"), ("%q", "i16"), ("%r", "i16")] {
        assert_eq!(shown_type(&document, at(text, value, 0)).as_deref(), Some(ty), "{value}");
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
        ("%c", Some("!seq.clock")),
        ("%x", Some("i32")),
        ("%y", None),
        ("%z", Some("i8")),
        ("%v", None),
        ("%p", Some("i16")),
        ("%q", Some("i1, i2")),
    ] {
        assert_eq!(shown_type(&document, at(text, value, 0)).as_deref(), ty, "{value}");
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
    for value in ["%a", "%b"] {
        let found = type_definition(&document, at(text, value, 0)).map(|(_, target)| target);
        assert_eq!(found.map(|target| target.start()), Some(0), "{value}");
    }
}
