//! Several operations on one line mean the same as on lines of their own.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use abide_core::diagnostic::Severity;
use abide_core::ide::Document;
use abide_core::limits::Limits;

/// Pieces on one line that mlir-opt accepts.
const RIGHT: [&str; 19] = [
    "func.func @f(%m: memref<4xf32>) { %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xf32> -> \
     memref<f32>, index, index, index %c = memref.cast %m : memref<4xf32> to memref<?xf32> memref.dealloc %c : \
     memref<?xf32> \"x.y\"(%o, %s) : (index, index) -> () return }",
    "func.func @f(%a: vector<4xi32>) { %0, %1 = arith.mului_extended %a, %a : vector<4xi32> %2, %3 = \
     arith.mulsi_extended %0, %1 : vector<4xi32> return }",
    "func.func @f(%n: index) { scf.forall (%i, %j) in (%n, 4) { } return }",
    "func.func @f() { affine.parallel (%i) = (0) to (10) step (2) { } return }",
    "func.func @f() { affine.parallel (%i) = (0) to (10) { } %0 = arith.constant 1 : i32 return }",
    "func.func @f() { ^a: cf.br ^b ^b: return ^c: %0 = \"x.y\"(%1) : (i32) -> i32 %1 = \"x.y\"(%0) : (i32) -> i32 \
     cf.br ^c }",
    "func.func @f(%a: tensor<4x4xf32>) { %0 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<4x4xf32>) -> \
     tensor<4x1xf32> return }",
    "func.func @f(%s: !shape.shape, %i: index) { %0 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape %1, %2 = \
     \"shape.split_at\"(%s, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape) return }",
    "pdl_interp.func @m(%r: !pdl.range<value>) { pdl_interp.foreach %x : !pdl.value in %r { pdl_interp.continue } -> ^b \
     ^b: pdl_interp.finalize }",
    "func.func @f() { tosa.variable @v = dense<3.0> : tensor<f32> %0 = tosa.variable.read @v : tensor<f32> return }",
    "func.func @f() { omp.parallel { omp.barrier omp.terminator } return }",
    "pdl.pattern @p : benefit(1) { %t = type %a = attribute %0 = operation \"x.y\" {\"b\" = %a} -> (%t : !pdl.type) \
     rewrite %0 with \"r\" }",
    "llvm.func @f() -> i8 llvm.func @g(...) -> i32 llvm.func @h(%a: i8) { llvm.return }",
    "func.func private @f(memref<*xf32>) attributes {a} !t = i32 func.func @g(%a: !t) { return }",
    "func.func @f(%a: i32) {\n  cf.br\n    ^b(%a : i32)\n^b(%c: i32):\n  return\n}",
    // Attributes without values, some of described dialects.
    "func.func @f(%a: i32 {llvm.noundef}) -> (i32 {llvm.noundef}) attributes {gpu.kernl} { %0 = arith.addi %a, %a \
     {llvm.foo} : i32 scf.execute_region { scf.yield } {omp.foo} return %0 : i32 }",
    // The word after the `=` is not an operation.
    "module attributes {transform.with_named_sequence} { transform.named_sequence @f(%a: !transform.any_value) { \
     transform.iree.is %a = tensor<?xf32> : !transform.any_value transform.yield } }",
    "func.func @f(%a: i32) { other.is %a = tensor<1x?xf32> : !other.kind return }",
    "func.func @f(%a: i32, %b: i32) {\n  other.product %a = turned %b * %b : i32\n  return\n}",
];

/// Pieces with a mistake, and words of the message.
const WRONG: [(&str, &str); 12] = [
    (
        "func.func @f(%a: tensor<4x4xf32>) { %0 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<4x4xf32>) -> \
         tensor<4x2xf32> return }",
        "expect reduced dimension size to be 1, got 2",
    ),
    (
        "func.func @f(%p: memref<i32>, %q: f32) { omp.atomic.write %p = %q : memref<i32>, f32 return }",
        "address must dereference to value type",
    ),
    (
        "func.func @f(%x: f32) { acc.parallel num_gangs({%x : f32}) { acc.yield } return }",
        "must be variadic of integer or index, but got 'f32'",
    ),
    (
        "func.func @f() { acc.parallel { acc.init acc.yield } return }",
        "cannot be nested in a compute operation",
    ),
    (
        "func.func @f() { gpu.launch_func @k::@g blocks in (%i, %i, %i) threads in (%i, %i, %i) return }",
        "use of undeclared SSA value name '%i'",
    ),
    (
        "func.func @f() { %0 = spirv.mlir.addressof @x : !spirv.ptr<i32, Input> return }",
        "expected spirv.GlobalVariable symbol",
    ),
    ("%0 = builtin.unrealized_conversion_cast i32 to f32", "expected 'to'"),
    ("func.func @f() { scf.execute_region { scf.yeild } return }", "'scf.yeild' is unknown"),
    ("llvm.func @c() { llvm.reurn\n}", "'llvm.reurn' is unknown"),
    (
        "func.func @f() { affine.for %i = 0 to 10 { affine.yeild } return }",
        "did you mean 'affine.yield'",
    ),
    ("func.func @f() { omp.parallel { omp.termintor } return }", "did you mean 'omp.terminator'"),
    ("func.func @f(%c: i1) { scf.if %c { gpu.barier } return }", "did you mean 'gpu.barrier'"),
];

fn errors(text: &str) -> Vec<String> {
    let found = Document::new(text.as_bytes().to_vec(), Limits::default()).diagnostics();
    let errors = found.into_iter().filter(|found| found.severity == Severity::Error);
    errors.map(|found| found.message).collect()
}

#[test]
fn right_texts_have_no_errors() {
    for text in RIGHT {
        assert_eq!(errors(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn mistakes_are_found() {
    for (text, words) in WRONG {
        let errors = errors(text);
        assert!(errors.iter().any(|error| error.contains(words)), "{text}: {errors:?}");
    }
}
