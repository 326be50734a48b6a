//! Forms of many projects' dialects, all unknown to this parser: they have no errors.

use crate::support::{check, render};
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};

/// A text has no errors, and its printed form is parsed and printed as the same.
fn silent(text: &str) {
    assert_eq!(render(text, &check(text)), "", "in\n{text}");
    let print = |text: &[u8]| {
        let outcome = opt(text, "form", &Options::default(), registry(), &Limits::default());
        assert!(outcome.success, "{}in\n{}", outcome.messages, String::from_utf8_lossy(text));
        outcome.output
    };
    let printed = print(text.as_bytes());
    assert_eq!(
        String::from_utf8_lossy(&print(&printed)),
        String::from_utf8_lossy(&printed),
        "printed again"
    );
}

#[test]
fn typed_operands_in_braces() {
    silent(
        r#"func.func @g(%n: i32, %m : i64) {
  acc.parallel num_gangs({%n : i32, %m : i64}) {
    acc.yield
  }
  acc.loop gang({num=%n : i32, static=%n : i32}) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
"#,
    );
}

#[test]
fn operands_in_braces_within_parentheses() {
    silent(
        r#"aie.device(xcve2802) {
  %t1 = aie.tile(1, 1)
  %t2 = aie.tile(0, 2)
  aie.objectfifo @of (%t1, {%t1, %t2}, 2 : i32) : !aie.objectfifo<memref<16xi32>>
}
"#,
    );
}

#[test]
fn cases_with_regions() {
    silent(
        r#"firrtl.module @M(in %e: !firrtl.enum<A: uint<0>, B: uint<1>>) {
  firrtl.match %e : !firrtl.enum<A: uint<0>, B: uint<1>> {
    case A(%arg0) {
      firrtl.skip
    }
  }
}
"#,
    );
}

#[test]
fn operands_in_braces() {
    silent(
        r#"util.func public @f(%d: index, %e: index) {
  %0 = flow.tensor.empty : tensor<?x?xf32>{%d, %e}
  %1 = flow.tensor.empty : tensor<?x?xf32>{%d, %d}
  %2 = a.b %0 {%d, 4} {%d, %e : index, index}
  util.return
}
"#,
    );
}

#[test]
fn declarations_with_named_arguments() {
    silent(
        r#"hw.module.extern @h(in %a : i1, out b : i1)
sim.func.dpi @r(in %x: i1, out y: i1)
vm.module @m {
  vm.import private @f(%x : i32, %y : !vm.ref<?>) -> i32
  vm.import private optional @g(%x : !vm.buffer ...) attributes {nosideeffects}
}
stream.async.func private @d(%arg0: !stream.resource<*>, %arg1: index) -> %arg0
stream.cmd.func private @f(%arg0[%arg1 for %arg2]: !stream.resource<*>, %arg3: i32) -> i32
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @decl(%op: !transform.any_op {transform.readonly})
}
"#,
    );
}

#[test]
fn an_arrow_in_braces() {
    silent(
        r#"func.func @q() {
  %0 = relalg.basetable {table_identifier = "t"} columns: {a => @t::@a({type = i32})}
  return
}
"#,
    );
}

#[test]
fn arguments_and_results_with_empty_attributes() {
    silent(
        r#"func.func private @f(tensor<4xf32> {}, i32 {} )
func.func @g(%a: i32 {} loc("a"), %b: i32 {}) -> (i32 {}, i32 {}) {
  return %a, %b : i32, i32
}
"#,
    );
}

#[test]
fn unprefixed_operations_of_one_word() {
    silent(
        r#"pdl.pattern @o : benefit(1) {
  %root = operation
  rewrite %root with "x"
}
pdl.pattern @p : benefit(1) {
  %b = attribute = 4 : i32
  %c = attribute = "x"
  %a = attribute loc("bar")
  %root = operation {"x" = %b, "y" = %a}
  rewrite %root with "x"
}
"#,
    );
}

#[test]
fn loc_as_a_word() {
    silent(
        r#"pdl_interp.func @m(%root: !pdl.operation) {
  pdl_interp.record_match @r::@s(%root : !pdl.operation) : benefit(1), loc([%root]), root("foo.op") -> ^bb5
^bb5:
  pdl_interp.finalize
}
"#,
    );
}

#[test]
fn braces_other_than_dictionaries() {
    silent(
        r#"func.func @f(%0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %5 = sdy.sharding_constraint %0 <@m, [{"a", ?}, {}]> : tensor<8x8xf32>
  %1 = sdy.all_reduce {"a":(1)2, "b"} %0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  %2 = sdy.all_gather [{"a":(1)2}, {}] %1 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  return %5 : tensor<8x8xf32>
}
"#,
    );
}

#[test]
fn unprefixed_operations_and_control_tokens() {
    silent(
        r#"tfg.graph #tf_type.version<producer = 42, min_consumer = 33> {
  %Const, %ctl = Const device("/cpu:0") name("x") {dtype = i32} : () -> (tensor<i32>)
  %P, %c3 = Placeholder name("z") : () -> (tensor<*xi32>)
}
tfg.func @f(%b: tensor<*xi32>) -> (tensor<*xi32>) {
  %S, %ctl = Sub(%b) [%b.ctl] : (tensor<*xi32>) -> (tensor<*xi32>)
  return(%S) [%ctl] : tensor<*xi32>
}
"#,
    );
}

#[test]
fn values_in_a_list_in_braces() {
    silent(
        r#"func.func @q(%m: !transform.any_op, %p: !transform.any_param) {
  %0 = transform.apply_registered_pass "x" with options = { "a" = [%p, true] } to %m : (!transform.any_op, !transform.any_param) -> !transform.any_op
  return
}
"#,
    );
}

#[test]
fn successors_in_braces() {
    silent(
        r#"vm.module @m {
  vm.func private @g(%a : i32) -> i32 {
    vm.br_table %a {
      default: ^bb1(%a : i32),
      0: ^bb1(%a : i32)
    }
  ^bb1(%b : i32):
    vm.return %b : i32
  }
}
"#,
    );
}

/// Empty dictionaries are never printed: empty braces are regions, whatever follows.
#[test]
fn empty_regions_before_attributes() {
    silent(
        r#"func.func @f(%a: index, %c: i1) {
  scf.parallel (%i) = (%a) to (%a) step (%a) {
  } {tag = 1}
  scf.forall (%i, %j) in (4, 4) {
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  affine.parallel (%i) = (0) to (4) {} {tag = 1}
  scf.parallel (%i) = (%a) to (%a) step (%a) {
  } loc("x")
  scf.if %c {} else {}
  my.loop %i = %a {} {tag = 1}
  my.op {} : i32
  return
}
"#,
    );
}

#[test]
fn a_header_over_several_lines_and_locations_of_lines() {
    silent(
        "func.func
  private
  @g()
func.func @f() {
  return loc(\"a\":1)
} loc(fused[\"a\":1:2 to :3, \"a\":1 to 2:3])
",
    );
    let text = "func.func\n  public\n  @f() {\n  return\n";
    assert!(!check(text).is_empty(), "mistakes are still reported");
}

#[test]
fn words_that_only_begin_like_attributes_and_decorated_structures() {
    silent(
        "%0 = foo.base
%1 = foo.projection distinct [@a::@b] %0
foo.tagged distinct[0]<\"x\">
func.func private @f(!spirv.struct<(i32), Block>)
func.func private @g(!spirv.struct<A, (i32 [0]), Block, Size=4>)
",
    );
    assert!(!check("func.func private @f(!spirv.struct<(i32), >)").is_empty());
}

#[test]
fn labels_within_a_line() {
    silent(
        "func.func @f(%c: i1, %x: f32) { cf.cond_br %c, ^a, ^b(%x : f32) ^a: return ^b(%y: f32): \
         %z = arith.addf %y, %y : f32 cf.br ^c ^c: \"test.end\"(%z) : (f32) -> () return }\n",
    );
    silent("func.func @f() { test.jump ^a test.other ^b : (i32) -> i32 ^a: return ^b: return }\n");
}

/// `}>` ends the region of an operation, and a block follows it.
#[test]
fn regions_that_lead_to_blocks() {
    silent(
        "wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {\n  %0 = wasmssa.local_get %a :  ref to i32\n  \
         wasmssa.block : {\n    wasmssa.block_return\n  }> ^bb1\n^bb1:\n  wasmssa.return %0 : i32\n}\n",
    );
    silent(
        "own.func @f {\n  own.scope {\n    own.leave\n  }> ^exit\n^exit:\n  own.loop {\n    own.next\n  }> ^last\n\
         ^last:\n  own.end\n}\n",
    );
    // A type that lacks its `<` ends with such a bracket, too.
    let text = "own.func @f {\n  own.a %x : !own.t{b}> \n  own.b\n}\n";
    assert!(render(text, &check(text)).contains("unmatched '>'"));
}

/// Attributes of a dialect may be layouts, and of several layouts the last one counts.
#[test]
fn memrefs_with_several_layouts() {
    silent(
        "#space = #own.space<near>\nfunc.func @f(%a: memref<2x2xf32, #own.rows<2>, #own.view<4>, #space>) {\n  \
         %0 = own.move %a : memref<2x2xf32, #own.rows<2>, #own.view<4>, #space> -> memref<2x2xf32, 3>\n  return\n}\n",
    );
    silent(
        "func.func private @f(memref<4xi8, #own.a, #own.b, #own.c, 1>, memref<4xi8, strided<[2]>, #own.b, #own.c>)\n",
    );
    for wrong in ["memref<4xi8, 1, 2>", "memref<4xi8, #own.a, 1, 2>", "memref<4xi8, 1, #own.a>"] {
        let text = format!("func.func private @f({wrong})\n");
        assert!(render(&text, &check(&text)).contains("multiple memory spaces"), "{wrong}");
    }
}

/// Counts have two blanks between them, as C++ prints them, in each form.
#[test]
fn counts_keep_their_blanks() {
    let generic = Options { generic: true, ..Options::default() };
    let print = |text: &str| {
        let outcome = opt(text.as_bytes(), "form", &generic, registry(), &Limits::default());
        assert!(outcome.success, "{}", outcome.messages);
        String::from_utf8_lossy(&outcome.output).into_owned()
    };
    let printed = print(
        "irdl.dialect @d {\n  irdl.operation @o {\n    %0 = irdl.any\n    irdl.operands(a: %0, b: optional %0)\n  }\n}\n",
    );
    assert!(printed.contains("variadicity_array[ single,  optional]>"), "{printed}");
    assert_eq!(print(&printed), printed);
}
