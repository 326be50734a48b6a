//! Places where people complete, and the item that must be among the first five.

use abide_core::ide::{Completion, Document, completions};
use abide_core::limits::Limits;
use abide_testing::marked;

const BEFORE: &str = "#map = affine_map<(d0) -> (d0)>
!vec = vector<4xf32>
func.func private @callee(i32, f32) -> index
memref.global \"private\" @data : memref<4xf32>
";

const BODY: &str =
    "func.func @f(%i: index, %a: i32, %b: i32, %x: f32, %c: i1, %m: memref<4x4xf32>, \
                    %t: tensor<4xf32>, %v: vector<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
";

const AFTER: &str = "
  return %x : f32
^next:
  return %x : f32
}
";

/// The surroundings of the text with the cursor.
#[derive(Debug, Clone, Copy, PartialEq)]
enum At {
    /// On its own line in a function that continues after it.
    Body,
    /// On the last line of a function.
    End,
    /// On its own line in front of the function.
    Top,
    /// In a file without anything else.
    Alone,
}
use At::{Alone, Body, End, Top};

/// The place, the text with the cursor, and the wanted item.
const PLACES: [(At, &str, &str); 64] = [
    // At the start of an operation.
    (Body, "$0", "arith.constant"),
    (Body, "%0 = $0", "arith.constant"),
    (Body, "%0 = arith.$0", "arith.constant"),
    (Body, "%0 = arith.a$0", "arith.addi"),
    (Body, "%0 = arith.addi$0", "arith.addi"),
    (Body, "%0 = arith.cmp$0", "arith.cmpi"),
    (Body, "%0 = arith.mu$0", "arith.mulf"),
    (Body, "scf$0", "scf.for"),
    (Body, "scf.$0", "scf.for"),
    (Body, "scf.for$0", "scf.for"),
    (Body, "scf.i$0", "scf.if"),
    (Body, "%0 = call$0", "call"),
    (Body, "%0 = memref.$0", "memref.load"),
    (Body, "%0 = memref.al$0", "memref.alloc"),
    (Body, "%0 = tensor.$0", "tensor.empty"),
    (Body, "%0 = tensor.ex$0", "tensor.extract_slice"),
    (Body, "%0 = linalg.$0", "linalg.generic"),
    (Body, "%0 = linalg.m$0", "linalg.matmul"),
    (Body, "%0 = vector.$0", "vector.transfer_read"),
    (Body, "%0 = vector.b$0", "vector.broadcast"),
    (Body, "affine.$0", "affine.for"),
    (Body, "%0 = affine.l$0", "affine.load"),
    (Body, "cf.$0", "cf.br"),
    (Body, "gpu.l$0", "gpu.launch"),
    (Body, "%0 = llvm.$0", "llvm.load"),
    (Body, "%0 = math.s$0", "math.sqrt"),
    (Body, "%0 = stablehlo.$0", "stablehlo.add"),
    (Body, "%0 = bufferization.$0", "bufferization.to_tensor"),
    (Top, "transform.$0", "transform.named_sequence"),
    (Body, "scf.for %k = %i to %i step %i {\n    $0\n  }", "arith.constant"),
    (Body, "%0 = \"arith.ad$0", "arith.addi"),
    // In place of a missing terminator.
    (End, "$0", "return"),
    (End, "retu$0", "return"),
    (Body, "%r = scf.if %c -> f32 {\n    $0\n  } else {\n    scf.yield %x : f32\n  }", "scf.yield"),
    // At top level.
    (Top, "$0", "func.func"),
    (Top, "func$0", "func.func"),
    (Top, "modu$0", "module"),
    (Top, "mod$0", "module"),
    (Top, "#$0", "#map"),
    (Alone, "$0", "module"),
    (Alone, "$0", "func.func"),
    (Alone, "memref.g$0", "memref.global"),
    (Alone, "gpu.m$0", "gpu.module"),
    (Alone, "llvm.f$0", "llvm.func"),
    (Alone, "module {\n  $0\n}", "func.func"),
    // Values, symbols, blocks.
    (Body, "%0 = arith.addi %$0", "%a"),
    (Body, "%0 = arith.addf %$0", "%x"),
    (Body, "%0 = arith.select %$0", "%c"),
    (Body, "%0 = memref.load %m[%$0", "%i"),
    (Body, "%0 = tensor.extract %$0", "%t"),
    (Body, "%0 = call @$0", "@callee"),
    (Body, "%0 = memref.get_global @$0", "@data"),
    (Body, "cf.br ^$0", "^next"),
    // Types.
    (Body, "%0 = arith.addi %a, %b : $0", "i32"),
    (Body, "%0 = tensor.empty() : $0", "tensor"),
    (Body, "%0 = memref.alloc() : m$0", "memref"),
    (Body, "%0 = arith.index_cast %i : index to $0", "i32"),
    (Body, "%0 = tensor.cast %t : $0", "tensor<4xf32>"),
    (Top, "func.func private @g(t$0", "tensor"),
    (Body, "%0 = vector.broadcast %x : f32 to $0", "!vec"),
    // Attributes and words.
    (Body, "%0 = arith.cmpi $0", "eq"),
    (Body, "%0 = arith.addf %x, %x fastmath<$0", "fast"),
    (Body, "%0 = linalg.generic {$0", "indexing_maps"),
    (Body, "scf.for %k = %i $0", "to"),
];

/// The places whose item is further down, with the reason.
const MISSES: [(&str, &str); 1] =
    [("%0 = \"arith.ad$0", "an open string is taken for text of the operation before it")];

/// The surroundings of the places of a second file.
const OTHER_BEFORE: &str = "#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
!row = memref<8xf32>
memref.global \"private\" constant @weights : memref<8xf32> = dense<1.0>
func.func private @scale(memref<8xf32>, f32)
func.func private @norm(tensor<?x8xf32>) -> tensor<?x8xf32>
";

const OTHER_BODY: &str = "func.func @main(%n: index, %k: i64, %s: f32, %p: i1, %buf: memref<8xf32>, %mat: memref<?x8xf32>, %ten: tensor<?x8xf32>, %vec: vector<8xf32>) -> tensor<?x8xf32> {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
";

const OTHER_AFTER: &str = "
  return %ten : tensor<?x8xf32>
}
";

/// As [`PLACES`], in the second file.
const OTHER_PLACES: [(At, &str, &str); 126] = [
    (Alone, "modu$0", "module"),
    (Alone, "fu$0", "func.func"),
    (Alone, "module @m {\n  $0\n}\n", "func.func"),
    (Alone, "func.func @f(%a: ten$0", "tensor"),
    (Alone, "func.func @f(%a: i$0", "i32"),
    (Alone, "func.func @f(%a: memref<4x$0", "f32"),
    (Alone, "func.func @f(%a: i32) -> $0", "i32"),
    (Alone, "func.func pri$0", "private"),
    (Alone, "func.func @f(%a: i32) attr$0", "attributes"),
    (Alone, "llvm.func @f(%a: !llvm.$0", "!llvm.ptr"),
    (Alone, "gpu.module @k {\n  gpu.f$0\n}\n", "gpu.func"),
    (Alone, "gpu.module @k {\n  $0\n}\n", "gpu.func"),
    (Alone, "gpu.module @k {\n  gpu.func @f() $0 {\n  gpu.return\n }\n}\n", "kernel"),
    (
        Alone,
        "module attributes {transform.with_named_sequence} {\n  transform.named_sequence @__transform_main(%r: !transform.any_op) {\n    transform.structured.$0\n  }\n}\n",
        "transform.structured.match",
    ),
    (Top, "#m = aff$0", "affine_map<>"),
    (Top, "!t = ten$0", "tensor"),
    (Top, "memref.gl$0", "memref.global"),
    (Body, "%x = arith.su$0", "arith.subi"),
    (Body, "%x = arith.ind$0", "arith.index_cast"),
    (Body, "%x = arith.cons$0", "arith.constant"),
    (Body, "%x = math.e$0", "math.exp"),
    (Body, "%x = math.$0", "math.sqrt"),
    (Body, "mem$0", "memref.load"),
    (Body, "%x = mem$0", "memref.load"),
    (Body, "memref.st$0", "memref.store"),
    (Body, "memref.$0", "memref.store"),
    (Body, "vector.$0", "vector.transfer_write"),
    (Body, "%x = lin$0", "linalg.generic"),
    (Body, "linalg.f$0", "linalg.fill"),
    (Body, "%x = tensor.p$0", "tensor.pad"),
    (Body, "affine.for$0", "affine.for"),
    (Body, "affine.for %i = $0", "%n"),
    (Body, "affine.for %i = 0 $0", "to"),
    (Body, "affine.for %i = 0 to 8 $0", "step"),
    (Body, "affine.for %i = 0 to 8 {\n    %v = affine.load %buf[$0\n  }", "%i"),
    (Body, "%x = affine.l$0", "affine.load"),
    (Body, "affine.st$0", "affine.store"),
    (Body, "scf.for %i = %zero to %n $0", "step"),
    (Body, "scf.for %i = %zero to %n step %one $0", "iter_args"),
    (Body, "scf.wh$0", "scf.while"),
    (Body, "scf.forall (%i) $0", "in"),
    (Body, "scf.par$0", "scf.parallel"),
    (
        Body,
        "%r = scf.for %i = %zero to %n step %one iter_args(%acc = %s) -> f32 {\n    $0\n  }",
        "scf.yield",
    ),
    (
        Body,
        "%r = scf.for %i = %zero to %n step %one iter_args(%acc = %s) -> f32 {\n    %q = arith.addf %acc, %s : f32\n    sc$0\n  }",
        "scf.yield",
    ),
    (Body, "%r = scf.if %p -> f32 {\n    scf.yield %s : f32\n  } el$0", "else"),
    (
        Body,
        "linalg.generic {indexing_maps = [#id, #id], iterator_types = [\"parallel\", \"parallel\"]} ins(%ten : tensor<?x8xf32>) outs(%ten : tensor<?x8xf32>) {\n  ^bb0(%i: f32, %o: f32):\n    $0\n  } -> tensor<?x8xf32>",
        "linalg.yield",
    ),
    (Body, "call @$0", "@scale"),
    (Body, "call @sc$0", "@scale"),
    (Body, "%x = func.call @$0", "@norm"),
    (Body, "%x = memref.get_global @$0", "@weights"),
    (Body, "%x = tensor.dim %ten, $0", "%one"),
    (Body, "%x = tensor.dim %$0", "%ten"),
    (Body, "%x = memref.dim %$0", "%mat"),
    (Body, "memref.store %s, %$0", "%buf"),
    (Body, "%x = arith.cmpf o$0", "olt"),
    (Body, "%x = arith.cmpi ult, %$0", "%n"),
    (Body, "%x = arith.constant 1.0 : $0", "f32"),
    (Body, "%x = arith.constant $0", "dense<>"),
    (Body, "%x = arith.constant d$0", "dense<>"),
    (Body, "%x = arith.constant tr$0", "true"),
    (Body, "%x = arith.sitofp %k : $0", "i64"),
    (Body, "%x = arith.sitofp %k : i64 to $0", "f32"),
    (Body, "%x = memref.load %buf[%n] : $0", "memref<8xf32>"),
    (Body, "%x = memref.alloc($0", "%n"),
    (Body, "%x = memref.alloc(%n) : $0", "memref"),
    (Body, "%x = memref.alloc() : memref<8x$0", "f32"),
    (Body, "%x = memref.cast %buf : memref<8xf32> to $0", "memref"),
    (Body, "%x = tensor.extract_slice %ten[0, 0] [1, 8] [1, 1] : $0", "tensor<?x8xf32>"),
    (Body, "%x = vector.reduction <a$0", "add"),
    (Body, "%x = vector.$0", "vector.transfer_read"),
    (Body, "%x = vector.tr$0", "vector.transfer_read"),
    (End, "ret$0", "return"),
    (End, "return %$0", "%ten"),
    (End, "return %ten : $0", "tensor<?x8xf32>"),
    (Body, "gpu.$0", "gpu.launch_func"),
    (Body, "gpu.b$0", "gpu.barrier"),
    (Body, "%x = gpu.thread_id $0", "x"),
    (Body, "%x = gpu.t$0", "gpu.thread_id"),
    (Body, "%x = stablehlo.d$0", "stablehlo.dot_general"),
    (Body, "%x = stablehlo.add %$0", "%ten"),
    (Body, "%x = stablehlo.compare $0", "EQ"),
    (Body, "%x = stablehlo.compare  LT, %ten, %ten, $0", "FLOAT"),
    (Body, "%x = stablehlo.constant $0", "dense<>"),
    (Body, "%x = stablehlo.br$0", "stablehlo.broadcast_in_dim"),
    (Body, "%x = stablehlo.re$0", "stablehlo.reduce"),
    (Body, "%x = llvm.m$0", "llvm.mlir.constant"),
    (Body, "%x = llvm.alloca %n x $0", "f32"),
    (Body, "%x = llvm.icmp \"$0", "eq"),
    (Body, "llvm.st$0", "llvm.store"),
    (Body, "cf.cond$0", "cf.cond_br"),
    (Body, "cf.cond_br %$0", "%p"),
    (Body, "cf.switch %k : i64, [\n    def$0", "default"),
    (Body, "cf.br ^bb1\n  ^bb1:\n  cf.br ^$0", "^bb1"),
    (Body, "%x = affine.apply #$0", "#id"),
    (Body, "%x = affine.apply affine_map<(d0) -> ($0", "d0"),
    (Body, "%x = linalg.generic {indexing_maps = [$0", "#id"),
    (Body, "%x = linalg.generic {indexing_maps = [#id], iterator_types = [\"pa$0", "parallel"),
    (Body, "%x = linalg.matmul $0", "ins"),
    (Body, "%x = linalg.matmul ins(%ten, %ten : tensor<?x8xf32>, tensor<?x8xf32>) $0", "outs"),
    (Body, "%x = linalg.fill ins(%s : f32) outs(%ten : $0", "tensor<?x8xf32>"),
    (Body, "%x = tensor.empty(%n) : $0", "tensor"),
    (Body, "%x = bufferization.to_$0", "bufferization.to_tensor"),
    (Body, "%x = builtin.un$0", "builtin.unrealized_conversion_cast"),
    (Body, "%x = un$0", "builtin.unrealized_conversion_cast"),
    (Body, "%x = tosa.a$0", "tosa.add"),
    (Body, "%x = index.$0", "index.add"),
    (Body, "%x = complex.$0", "complex.create"),
    (Body, "%x = arith.addi %n, %one ov$0", "overflow"),
    (Body, "%x = arith.addf %s, %s fa$0", "fastmath"),
    (Body, "memref.dea$0", "memref.dealloc"),
    (Body, "memref.dealloc %buf : $0", "memref<8xf32>"),
    (Body, "asse$0", "cf.assert"),
    (Body, "affine.if #$0", "#id"),
    (Body, "for$0", "scf.for"),
    (Body, "%x = addi$0", "arith.addi"),
    (Body, "%x = matmul$0", "linalg.matmul"),
    (Body, "sparse_tensor.$0", "sparse_tensor.assemble"),
    (Body, "omp.par$0", "omp.parallel"),
    (Body, "async.ex$0", "async.execute"),
    (Body, "%x = quant.$0", "quant.qcast"),
    (Body, "%x = nvgpu.$0", "nvgpu.ldmatrix"),
    (Body, "acc.par$0", "acc.parallel"),
    (Body, "func.$0", "func.call"),
    (End, "func.$0", "func.return"),
    (Alone, "func.$0", "func.func"),
    (Alone, "module {\n  func.$0\n}\n", "func.func"),
];

/// As [`MISSES`], of the second file.
const OTHER_MISSES: [(&str, &str); 0] = [];

/// The surroundings of the places of a third file.
const THIRD_BEFORE: &str = "!tile = tensor<16x16xf16>
#swap = affine_map<(i, j) -> (j, i)>
memref.global \"private\" @state : memref<4xi32>
func.func private @mix(f16, !tile) -> !tile
";

const THIRD_BODY: &str = "func.func @step(%w: !tile, %s: f16, %i: index, %m: memref<16x16xf16>, %flag: i1, %k: i64, %p: !llvm.ptr, %z: complex<f32>) -> !tile {
  %c4 = arith.constant 4 : index
";

const THIRD_AFTER: &str = "
  return %w : !tile
}
";

/// As [`PLACES`], in the third file.
const THIRD_PLACES: [(At, &str, &str); 34] = [
    (Body, "%r = tensor.in$0", "tensor.insert"),
    (Body, "%r = tensor.from$0", "tensor.from_elements"),
    (Body, "%r = shape.$0", "shape.shape_of"),
    (Body, "%r = complex.re$0", "complex.re"),
    (Body, "%r = complex.mul %$0", "%z"),
    (Body, "%r = llvm.load %$0", "%p"),
    (Body, "%r = llvm.load %p : $0", "!llvm.ptr"),
    (Body, "llvm.store %k, %$0", "%p"),
    (Body, "%r = llvm.getel$0", "llvm.getelementptr"),
    (Body, "%r = math.fma %s, %s, %$0", "%s"),
    (Body, "%r = arith.extf %s : f16 to $0", "f32"),
    (Body, "%r = arith.select %flag, %k, %$0", "%k"),
    (Body, "%r = arith.cmpi sl$0", "slt"),
    (Body, "memref.copy %m, %$0", "%m"),
    (Body, "%r = memref.subv$0", "memref.subview"),
    (Body, "%r = memref.alloca() : memref<$0", "?x"),
    (Body, "%r = memref.get_global @$0", "@state"),
    (Body, "%r = func.call @mix(%s, %$0", "%w"),
    (Body, "%r = call @mi$0", "@mix"),
    (Body, "%r = linalg.transpose ins(%w : !tile) $0", "outs"),
    (Body, "%r = linalg.ad$0", "linalg.add"),
    (Body, "%r = affine.apply affine_map<(d0)[s0] -> (d0 + s$0", "s0"),
    (Body, "scf.for %x = %i to %c4 step %$0", "%c4"),
    (Body, "%r = scf.if %flag -> ($0", "i32"),
    (Top, "func.func private @g(memref<4xf32, $0", "strided<>"),
    (Alone, "module attributes {$0} {\n}\n", "gpu.container_module"),
    (Body, "gpu.launch blocks(%bx, %by, %bz) $0", "in"),
    (Body, "%r = gpu.block_id $0", "x"),
    (Body, "%r = vector.ex$0", "vector.extract"),
    (Body, "%r = stablehlo.con$0", "stablehlo.constant"),
    (Body, "%r = ub.$0", "ub.poison"),
    (Body, "%r = index.cons$0", "index.constant"),
    (Alone, "module {\n  llvm.mlir.$0\n}\n", "llvm.mlir.global"),
    (Body, "%r = linalg.generic {indexing_maps = [#swap], it$0", "iterator_types"),
];

/// As [`MISSES`], of the third file.
const THIRD_MISSES: [(&str, &str); 0] = [];

/// The items at the cursor.
fn items(text: &str) -> Vec<Completion> {
    let file = marked(text);
    completions(&Document::new(file.text.clone().into_bytes(), Limits::default()), file.cursor())
}

/// Their labels.
fn labels(text: &str) -> Vec<String> {
    items(text).into_iter().map(|one| one.label).collect()
}

/// The places of a table whose item is not among the first five, with the first labels there.
fn missed<'t>(
    [before, body, after]: [&str; 3],
    places: &[(At, &'t str, &str)],
) -> (Vec<&'t str>, Vec<String>) {
    let mut missed = Vec::new();
    let mut seen = Vec::new();
    for (at, text, wanted) in places {
        let whole = match at {
            Body => format!("{before}{body}  {text}{after}"),
            End => format!("{before}{body}  {text}\n}}\n"),
            Top => format!("{before}{text}\n{body}{after}"),
            Alone => (*text).to_owned(),
        };
        let labels = labels(&whole);
        if !labels.iter().take(5).any(|label| label == wanted) {
            let place = labels.iter().position(|label| label == wanted);
            let first: Vec<_> = labels.iter().take(7).collect();
            seen.push(format!("{at:?} {text}: {wanted} is at {place:?}: {first:?}"));
            missed.push(*text);
        }
    }
    (missed, seen)
}

#[test]
fn the_wanted_item_is_among_the_first_five() {
    let (missed, seen) = missed([BEFORE, BODY, AFTER], &PLACES);
    let known: Vec<&str> = MISSES.iter().map(|(text, _)| *text).collect();
    assert_eq!(missed, known, "{}", seen.join("\n"));
}

#[test]
fn the_wanted_item_is_among_the_first_five_in_another_file() {
    let around = [OTHER_BEFORE, OTHER_BODY, OTHER_AFTER];
    let (missed, seen) = missed(around, &OTHER_PLACES);
    let known: Vec<&str> = OTHER_MISSES.iter().map(|(text, _)| *text).collect();
    assert_eq!(missed, known, "{}", seen.join("\n"));
}

#[test]
fn the_wanted_item_is_among_the_first_five_in_a_third_file() {
    let around = [THIRD_BEFORE, THIRD_BODY, THIRD_AFTER];
    let (missed, seen) = missed(around, &THIRD_PLACES);
    let known: Vec<&str> = THIRD_MISSES.iter().map(|(text, _)| *text).collect();
    assert_eq!(missed, known, "{}", seen.join("\n"));
}

#[test]
fn operations_are_found_without_their_dialect() {
    let found = items("func.func @f(%a: i32) {\n  %0 = addi$0\n}\n");
    let first = found.first().map(|one| (&*one.label, one.compared.as_deref()));
    assert_eq!(first, Some(("arith.addi", Some("addi"))));
    assert!(found.len() <= 50, "{}", found.len());
    for (word, wanted) in [
        ("sfo", "scf.for"),
        ("memload", "memref.load"),
        ("Add", "arith.addi"),
        ("arimul", "arith.muli"),
        ("tensorext", "tensor.extract"),
    ] {
        let labels = labels(&format!("func.func @f(%a: i32) {{\n  {word}$0\n}}\n"));
        assert!(labels.iter().take(5).any(|one| one == wanted), "{word}: {labels:?}");
    }
    // A letter alone is not a name.
    let labels = labels("func.func @f(%a: i32) {\n  %0 = z$0\n}\n");
    assert!(labels.iter().all(|one| one.starts_with('z')));
}

#[test]
fn values_come_by_distance_and_operations_by_their_results() {
    let values = "func.func @f(%z: i32, %y: i32, %f: f32) {
  %0 = arith.addi %z, %y : i32
  %1 = arith.addi %z, %y : i32
  %2 = arith.muli %$0
  %3 = arith.addi %z, %y : i32
  return
}
";
    assert_eq!(labels(values), ["%1", "%0", "%z", "%y", "%f", "%3"]);
    let after_results = labels("func.func @f() {\n  %0 = memref.$0\n  return\n}\n");
    let place = |name: &str| after_results.iter().position(|label| label == name).unwrap();
    assert!(place("memref.alloc") < place("memref.store"));
    assert!(place("memref.view") < place("memref.dealloc"));
    let shaped =
        labels("func.func @f(%a: i32, %t: tensor<4xi32>) {\n  %0 = stablehlo.add %$0\n}\n");
    assert_eq!(shaped, ["%t", "%a"]);
}

/// The snippet of an item at a cursor.
fn snippet(text: &str, label: &str) -> Option<String> {
    items(text).into_iter().find(|one| one.label == label)?.snippet
}

#[test]
fn calls_and_types_have_gaps() {
    let body = |line: &str| format!("{BEFORE}{BODY}  {line}{AFTER}");
    let callee = "@callee(%${1:a}, %${2:x}) : (i32, f32) -> index";
    assert_eq!(snippet(&body("%0 = call @$0"), "@callee").as_deref(), Some(callee));
    let own = snippet(&body("%0 = call @$0"), "@f").unwrap();
    assert!(own.starts_with("@f(%${1:i}, %${2:a}, ") && own.ends_with(") -> f32"), "{own}");
    assert_eq!(snippet(&body("%0 = call @$0(%a, %x) : (i32, f32) -> index"), "@callee"), None);
    assert_eq!(snippet(&body("%0 = \"func.call\"() {callee = @$0"), "@callee"), None);
    let tensor = snippet(&body("%0 = tensor.empty() : $0"), "tensor");
    assert_eq!(tensor.as_deref(), Some("tensor<${1:4}x${2:f32}>"));
    // A snippet would repeat the text after the word.
    assert_eq!(snippet(&body("%0 = arith.add$0 %a, %b : i32"), "arith.addi"), None);
    assert!(snippet(&body("%0 = arith.add$0"), "arith.addi").is_some());
    assert!(snippet(&body("scf.if %c { scf.yiel$0 }"), "scf.yield").is_some());
}

#[test]
fn gaps_have_examples_and_lists_have_all_types() {
    let body = |line: &str| format!("{BEFORE}{BODY}  {line}{AFTER}");
    // No value is near.
    let empty = |line: &str| format!("{BEFORE}func.func @g() {{\n  {line}\n  return\n}}\n");
    for (line, label, wanted) in [
        ("%0 = arith.neg$0", "arith.negf", "arith.negf %${1:operand} : ${2:f32}"),
        (
            "%0 = vector.shuf$0",
            "vector.shuffle",
            "vector.shuffle %${1:v1}, %${2:v2} [${3:0}] : ${4:vector<4xf32>}, ${5:vector<4xf32>}",
        ),
        ("%0 = linalg.generic {$0", "indexing_maps", "indexing_maps = [$0]"),
        ("%0 = linalg.generic {$0", "doc", "doc = \"$0\""),
    ] {
        assert_eq!(snippet(&empty(line), label).as_deref(), Some(wanted));
    }
    let matmul = labels(&body("%0 = linalg.matmul ins(%t, %v : $0"));
    assert_eq!(matmul.first().map(String::as_str), Some("tensor<4xf32>, vector<4xf32>"));
    let layouts = labels("#rows = affine_map<(d0) -> (d0)>\nfunc.func private @f(memref<4xf32, $0");
    assert_eq!(layouts.get(..3).unwrap_or_default(), ["#rows", "affine_map<>", "strided<>"]);
    assert!(layouts.contains(&"#gpu.address_space<workgroup>".to_owned()), "{layouts:?}");
    // The element type precedes them.
    assert!(!labels("func.func private @f(tensor<4xf32, $0").contains(&"strided<>".to_owned()));
}

#[test]
fn operations_with_a_result_of_the_later_type_come_first() {
    let file = |line: &str, later: &str| {
        format!(
            "func.func @f(%t: tensor<?xf32>, %x: f32, %i: index) -> index {{\n  {line}\n  {later}\n}}\n"
        )
    };
    let first = |text: &str| labels(text).into_iter().next().unwrap_or_default();
    assert_eq!(first(&file("%d = te$0", "return %d : index")), "tensor.dim");
    assert_eq!(first(&file("%d = te$0", "return %i : index")), "tensor.empty");
    assert_eq!(first(&file("%d = arith.ad$0", "%e = arith.addf %d, %x : f32")), "arith.addf");
    assert_eq!(first(&file("%d = arith.ad$0", "%e = arith.addi %i, %d : index")), "arith.addi");
    let all = labels(&file("%d = $0", "%e = arith.addf %d, %x : f32"));
    assert!(all.iter().take(2).any(|label| label == "arith.constant"), "{:?}", all.get(..5));
    let others = labels(&file("%d = te$0", "return %d : index"));
    assert!(others.contains(&"tensor.empty".to_owned()), "another type is still possible");
}

#[test]
fn a_return_comes_with_the_nearest_values_of_the_function() {
    let text = |results: &str, line: &str| {
        format!(
            "func.func @f(%a: i32, %x: f32) {results} {{\n  %s = arith.addi %a, %a : i32\n  {line}\n}}\n"
        )
    };
    let both = snippet(&text("-> (f32, i32)", "retu$0"), "return");
    assert_eq!(both.as_deref(), Some("return %${1:x}, %${2:s} : f32, i32"));
    let full = snippet(&text("-> i32", "func.retu$0"), "func.return");
    assert_eq!(full.as_deref(), Some("func.return %${1:s} : i32"));
    let other = snippet(&text("-> i64", "retu$0"), "return");
    assert_eq!(other.as_deref(), Some("return %${1:value} : i64"));
    // The text is there, or nothing is returned.
    assert_eq!(snippet(&text("-> i32", "retu$0 %s : i32"), "return"), None);
    let none = snippet(&text("", "retu$0"), "return");
    assert!(none.is_none_or(|own| !own.contains('%')), "nothing is returned");
}

#[test]
fn a_named_operation_has_its_inputs_its_output_and_its_result() {
    let text = |name: &str| format!("func.func @f() {{\n  %0 = {name}$0\n}}\n");
    let wanted = "linalg.exp ins(%${1:inputs} : ${2:tensor<4xf32>}) \
                  outs(%${3:outputs} : ${4:tensor<4xf32>}) -> $4";
    assert_eq!(snippet(&text("linalg.ex"), "linalg.exp").as_deref(), Some(wanted));
    let name = "linalg.matmul_transpose_a";
    let two = snippet(&text(name), name).unwrap();
    assert!(two.contains("ins(%${1:inputs}, %${2:inputs} :") && two.ends_with("-> $6"), "{two}");
}
