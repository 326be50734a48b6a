//! Places where people complete, and the item that must be among the first five.

use abide_core::ide::{Document, completions};
use abide_core::limits::Limits;

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
    (Body, "|", "arith.constant"),
    (Body, "%0 = |", "arith.constant"),
    (Body, "%0 = arith.|", "arith.constant"),
    (Body, "%0 = arith.a|", "arith.addi"),
    (Body, "%0 = arith.addi|", "arith.addi"),
    (Body, "%0 = arith.cmp|", "arith.cmpi"),
    (Body, "%0 = arith.mu|", "arith.mulf"),
    (Body, "scf|", "scf.for"),
    (Body, "scf.|", "scf.for"),
    (Body, "scf.for|", "scf.for"),
    (Body, "scf.i|", "scf.if"),
    (Body, "%0 = call|", "call"),
    (Body, "%0 = memref.|", "memref.load"),
    (Body, "%0 = memref.al|", "memref.alloc"),
    (Body, "%0 = tensor.|", "tensor.empty"),
    (Body, "%0 = tensor.ex|", "tensor.extract_slice"),
    (Body, "%0 = linalg.|", "linalg.generic"),
    (Body, "%0 = linalg.m|", "linalg.matmul"),
    (Body, "%0 = vector.|", "vector.transfer_read"),
    (Body, "%0 = vector.b|", "vector.broadcast"),
    (Body, "affine.|", "affine.for"),
    (Body, "%0 = affine.l|", "affine.load"),
    (Body, "cf.|", "cf.br"),
    (Body, "gpu.l|", "gpu.launch"),
    (Body, "%0 = llvm.|", "llvm.load"),
    (Body, "%0 = math.s|", "math.sqrt"),
    (Body, "%0 = stablehlo.|", "stablehlo.add"),
    (Body, "%0 = bufferization.|", "bufferization.to_tensor"),
    (Top, "transform.|", "transform.named_sequence"),
    (Body, "scf.for %k = %i to %i step %i {\n    |\n  }", "arith.constant"),
    (Body, "%0 = \"arith.ad|", "arith.addi"),
    // In place of a missing terminator.
    (End, "|", "return"),
    (End, "retu|", "return"),
    (Body, "%r = scf.if %c -> f32 {\n    |\n  } else {\n    scf.yield %x : f32\n  }", "scf.yield"),
    // At top level.
    (Top, "|", "func.func"),
    (Top, "func|", "func.func"),
    (Top, "modu|", "module"),
    (Top, "mod|", "module"),
    (Top, "#|", "#map"),
    (Alone, "|", "module"),
    (Alone, "|", "func.func"),
    (Alone, "memref.g|", "memref.global"),
    (Alone, "gpu.m|", "gpu.module"),
    (Alone, "llvm.f|", "llvm.func"),
    (Alone, "module {\n  |\n}", "func.func"),
    // Values, symbols, blocks.
    (Body, "%0 = arith.addi %|", "%a"),
    (Body, "%0 = arith.addf %|", "%x"),
    (Body, "%0 = arith.select %|", "%c"),
    (Body, "%0 = memref.load %m[%|", "%i"),
    (Body, "%0 = tensor.extract %|", "%t"),
    (Body, "%0 = call @|", "@callee"),
    (Body, "%0 = memref.get_global @|", "@data"),
    (Body, "cf.br ^|", "^next"),
    // Types.
    (Body, "%0 = arith.addi %a, %b : |", "i32"),
    (Body, "%0 = tensor.empty() : |", "tensor"),
    (Body, "%0 = memref.alloc() : m|", "memref"),
    (Body, "%0 = arith.index_cast %i : index to |", "i32"),
    (Body, "%0 = tensor.cast %t : |", "tensor<4xf32>"),
    (Top, "func.func private @g(t|", "tensor"),
    (Body, "%0 = vector.broadcast %x : f32 to |", "!vec"),
    // Attributes and words.
    (Body, "%0 = arith.cmpi |", "eq"),
    (Body, "%0 = arith.addf %x, %x fastmath<|", "fast"),
    (Body, "%0 = linalg.generic {|", "indexing_maps"),
    (Body, "scf.for %k = %i |", "to"),
];

/// The places whose item is further down, with the reason.
const MISSES: [(&str, &str); 1] =
    [("%0 = \"arith.ad|", "an open string is taken for text of the operation before it")];

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
    (Alone, "modu|", "module"),
    (Alone, "fu|", "func.func"),
    (Alone, "module @m {\n  |\n}\n", "func.func"),
    (Alone, "func.func @f(%a: ten|", "tensor"),
    (Alone, "func.func @f(%a: i|", "i32"),
    (Alone, "func.func @f(%a: memref<4x|", "f32"),
    (Alone, "func.func @f(%a: i32) -> |", "i32"),
    (Alone, "func.func pri|", "private"),
    (Alone, "func.func @f(%a: i32) attr|", "attributes"),
    (Alone, "llvm.func @f(%a: !llvm.|", "!llvm.ptr"),
    (Alone, "gpu.module @k {\n  gpu.f|\n}\n", "gpu.func"),
    (Alone, "gpu.module @k {\n  |\n}\n", "gpu.func"),
    (Alone, "gpu.module @k {\n  gpu.func @f() | {\n  gpu.return\n }\n}\n", "kernel"),
    (
        Alone,
        "module attributes {transform.with_named_sequence} {\n  transform.named_sequence @__transform_main(%r: !transform.any_op) {\n    transform.structured.|\n  }\n}\n",
        "transform.structured.match",
    ),
    (Top, "#m = aff|", "affine_map<>"),
    (Top, "!t = ten|", "tensor"),
    (Top, "memref.gl|", "memref.global"),
    (Body, "%x = arith.su|", "arith.subi"),
    (Body, "%x = arith.ind|", "arith.index_cast"),
    (Body, "%x = arith.cons|", "arith.constant"),
    (Body, "%x = math.e|", "math.exp"),
    (Body, "%x = math.|", "math.sqrt"),
    (Body, "mem|", "memref.load"),
    (Body, "%x = mem|", "memref.load"),
    (Body, "memref.st|", "memref.store"),
    (Body, "memref.|", "memref.store"),
    (Body, "vector.|", "vector.transfer_write"),
    (Body, "%x = lin|", "linalg.generic"),
    (Body, "linalg.f|", "linalg.fill"),
    (Body, "%x = tensor.p|", "tensor.pad"),
    (Body, "affine.for|", "affine.for"),
    (Body, "affine.for %i = |", "%n"),
    (Body, "affine.for %i = 0 |", "to"),
    (Body, "affine.for %i = 0 to 8 |", "step"),
    (Body, "affine.for %i = 0 to 8 {\n    %v = affine.load %buf[|\n  }", "%i"),
    (Body, "%x = affine.l|", "affine.load"),
    (Body, "affine.st|", "affine.store"),
    (Body, "scf.for %i = %zero to %n |", "step"),
    (Body, "scf.for %i = %zero to %n step %one |", "iter_args"),
    (Body, "scf.wh|", "scf.while"),
    (Body, "scf.forall (%i) |", "in"),
    (Body, "scf.par|", "scf.parallel"),
    (
        Body,
        "%r = scf.for %i = %zero to %n step %one iter_args(%acc = %s) -> f32 {\n    |\n  }",
        "scf.yield",
    ),
    (
        Body,
        "%r = scf.for %i = %zero to %n step %one iter_args(%acc = %s) -> f32 {\n    %q = arith.addf %acc, %s : f32\n    sc|\n  }",
        "scf.yield",
    ),
    (Body, "%r = scf.if %p -> f32 {\n    scf.yield %s : f32\n  } el|", "else"),
    (
        Body,
        "linalg.generic {indexing_maps = [#id, #id], iterator_types = [\"parallel\", \"parallel\"]} ins(%ten : tensor<?x8xf32>) outs(%ten : tensor<?x8xf32>) {\n  ^bb0(%i: f32, %o: f32):\n    |\n  } -> tensor<?x8xf32>",
        "linalg.yield",
    ),
    (Body, "call @|", "@scale"),
    (Body, "call @sc|", "@scale"),
    (Body, "%x = func.call @|", "@norm"),
    (Body, "%x = memref.get_global @|", "@weights"),
    (Body, "%x = tensor.dim %ten, |", "%one"),
    (Body, "%x = tensor.dim %|", "%ten"),
    (Body, "%x = memref.dim %|", "%mat"),
    (Body, "memref.store %s, %|", "%buf"),
    (Body, "%x = arith.cmpf o|", "olt"),
    (Body, "%x = arith.cmpi ult, %|", "%n"),
    (Body, "%x = arith.constant 1.0 : |", "f32"),
    (Body, "%x = arith.constant |", "dense<>"),
    (Body, "%x = arith.constant d|", "dense<>"),
    (Body, "%x = arith.constant tr|", "true"),
    (Body, "%x = arith.sitofp %k : |", "i64"),
    (Body, "%x = arith.sitofp %k : i64 to |", "f32"),
    (Body, "%x = memref.load %buf[%n] : |", "memref<8xf32>"),
    (Body, "%x = memref.alloc(|", "%n"),
    (Body, "%x = memref.alloc(%n) : |", "memref"),
    (Body, "%x = memref.alloc() : memref<8x|", "f32"),
    (Body, "%x = memref.cast %buf : memref<8xf32> to |", "memref"),
    (Body, "%x = tensor.extract_slice %ten[0, 0] [1, 8] [1, 1] : |", "tensor<?x8xf32>"),
    (Body, "%x = vector.reduction <a|", "add"),
    (Body, "%x = vector.|", "vector.transfer_read"),
    (Body, "%x = vector.tr|", "vector.transfer_read"),
    (End, "ret|", "return"),
    (End, "return %|", "%ten"),
    (End, "return %ten : |", "tensor<?x8xf32>"),
    (Body, "gpu.|", "gpu.launch_func"),
    (Body, "gpu.b|", "gpu.barrier"),
    (Body, "%x = gpu.thread_id |", "x"),
    (Body, "%x = gpu.t|", "gpu.thread_id"),
    (Body, "%x = stablehlo.d|", "stablehlo.dot_general"),
    (Body, "%x = stablehlo.add %|", "%ten"),
    (Body, "%x = stablehlo.compare |", "EQ"),
    (Body, "%x = stablehlo.compare  LT, %ten, %ten, |", "FLOAT"),
    (Body, "%x = stablehlo.constant |", "dense<>"),
    (Body, "%x = stablehlo.br|", "stablehlo.broadcast_in_dim"),
    (Body, "%x = stablehlo.re|", "stablehlo.reduce"),
    (Body, "%x = llvm.m|", "llvm.mlir.constant"),
    (Body, "%x = llvm.alloca %n x |", "f32"),
    (Body, "%x = llvm.icmp \"|", "eq"),
    (Body, "llvm.st|", "llvm.store"),
    (Body, "cf.cond|", "cf.cond_br"),
    (Body, "cf.cond_br %|", "%p"),
    (Body, "cf.switch %k : i64, [\n    def|", "default"),
    (Body, "cf.br ^bb1\n  ^bb1:\n  cf.br ^|", "^bb1"),
    (Body, "%x = affine.apply #|", "#id"),
    (Body, "%x = affine.apply affine_map<(d0) -> (|", "d0"),
    (Body, "%x = linalg.generic {indexing_maps = [|", "#id"),
    (Body, "%x = linalg.generic {indexing_maps = [#id], iterator_types = [\"pa|", "parallel"),
    (Body, "%x = linalg.matmul |", "ins"),
    (Body, "%x = linalg.matmul ins(%ten, %ten : tensor<?x8xf32>, tensor<?x8xf32>) |", "outs"),
    (Body, "%x = linalg.fill ins(%s : f32) outs(%ten : |", "tensor<?x8xf32>"),
    (Body, "%x = tensor.empty(%n) : |", "tensor"),
    (Body, "%x = bufferization.to_|", "bufferization.to_tensor"),
    (Body, "%x = builtin.un|", "builtin.unrealized_conversion_cast"),
    (Body, "%x = un|", "builtin.unrealized_conversion_cast"),
    (Body, "%x = tosa.a|", "tosa.add"),
    (Body, "%x = index.|", "index.add"),
    (Body, "%x = complex.|", "complex.create"),
    (Body, "%x = arith.addi %n, %one ov|", "overflow"),
    (Body, "%x = arith.addf %s, %s fa|", "fastmath"),
    (Body, "memref.dea|", "memref.dealloc"),
    (Body, "memref.dealloc %buf : |", "memref<8xf32>"),
    (Body, "asse|", "cf.assert"),
    (Body, "affine.if #|", "#id"),
    (Body, "for|", "scf.for"),
    (Body, "%x = addi|", "arith.addi"),
    (Body, "%x = matmul|", "linalg.matmul"),
    (Body, "sparse_tensor.|", "sparse_tensor.assemble"),
    (Body, "omp.par|", "omp.parallel"),
    (Body, "async.ex|", "async.execute"),
    (Body, "%x = quant.|", "quant.qcast"),
    (Body, "%x = nvgpu.|", "nvgpu.ldmatrix"),
    (Body, "acc.par|", "acc.parallel"),
    (Body, "func.|", "func.call"),
    (End, "func.|", "func.return"),
    (Alone, "func.|", "func.func"),
    (Alone, "module {\n  func.|\n}\n", "func.func"),
];

/// As [`MISSES`], of the second file.
const OTHER_MISSES: [(&str, &str); 0] = [];

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
        let cursor = whole.find('|').unwrap();
        let whole = whole.replacen('|', "", 1);
        let document = Document::new(whole.into_bytes(), Limits::default());
        let found = completions(&document, u32::try_from(cursor).unwrap());
        let labels: Vec<String> = found.into_iter().map(|one| one.label).collect();
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
fn operations_are_found_without_their_dialect() {
    let text = "func.func @f(%a: i32) {\n  %0 = addi\n}\n";
    let document = Document::new(text.into(), Limits::default());
    let found = completions(&document, u32::try_from(text.find("\n}").unwrap()).unwrap());
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
        let text = format!("func.func @f(%a: i32) {{\n  {word}\n}}\n");
        let at = u32::try_from(text.find("\n}").unwrap()).unwrap();
        let found = completions(&Document::new(text.into(), Limits::default()), at);
        let labels: Vec<&str> = found.iter().take(5).map(|one| &*one.label).collect();
        assert!(labels.contains(&wanted), "{word}: {labels:?}");
    }
    // A letter alone is not a name.
    let text = "func.func @f(%a: i32) {\n  %0 = z\n}\n";
    let document = Document::new(text.into(), Limits::default());
    let found = completions(&document, u32::try_from(text.find("\n}").unwrap()).unwrap());
    assert!(found.iter().all(|one| one.label.starts_with('z')));
}

#[test]
fn values_come_by_distance_and_operations_by_their_results() {
    let labels = |text: &str| -> Vec<String> {
        let cursor = text.find('|').unwrap();
        let document = Document::new(text.replacen('|', "", 1).into_bytes(), Limits::default());
        let found = completions(&document, u32::try_from(cursor).unwrap());
        found.into_iter().map(|one| one.label).collect()
    };
    let values = "func.func @f(%z: i32, %y: i32, %f: f32) {
  %0 = arith.addi %z, %y : i32
  %1 = arith.addi %z, %y : i32
  %2 = arith.muli %|
  %3 = arith.addi %z, %y : i32
  return
}
";
    assert_eq!(labels(values), ["%1", "%0", "%z", "%y", "%f", "%3"]);
    let after_results = labels("func.func @f() {\n  %0 = memref.|\n  return\n}\n");
    let place = |name: &str| after_results.iter().position(|label| label == name).unwrap();
    assert!(place("memref.alloc") < place("memref.store"));
    assert!(place("memref.view") < place("memref.dealloc"));
    let shaped = labels("func.func @f(%a: i32, %t: tensor<4xi32>) {\n  %0 = stablehlo.add %|\n}\n");
    assert_eq!(shaped, ["%t", "%a"]);
}

/// The snippet of an item at a cursor.
fn snippet(text: &str, label: &str) -> Option<String> {
    let cursor = text.find('|').unwrap();
    let document = Document::new(text.replacen('|', "", 1).into_bytes(), Limits::default());
    let found = completions(&document, u32::try_from(cursor).unwrap());
    found.into_iter().find(|one| one.label == label)?.snippet
}

#[test]
fn calls_and_types_have_gaps() {
    let body = |line: &str| format!("{BEFORE}{BODY}  {line}{AFTER}");
    let callee = "@callee(%${1:arg}, %${2:arg}) : (i32, f32) -> index";
    assert_eq!(snippet(&body("%0 = call @|"), "@callee").as_deref(), Some(callee));
    let own = snippet(&body("%0 = call @|"), "@f").unwrap();
    assert!(own.starts_with("@f(%${1:i}, %${2:a}, ") && own.ends_with(") -> f32"), "{own}");
    assert_eq!(snippet(&body("%0 = call @|(%a, %x) : (i32, f32) -> index"), "@callee"), None);
    assert_eq!(snippet(&body("%0 = \"func.call\"() {callee = @|"), "@callee"), None);
    let tensor = snippet(&body("%0 = tensor.empty() : |"), "tensor");
    assert_eq!(tensor.as_deref(), Some("tensor<${1:4}x${2:f32}>"));
    // A snippet would repeat the text after the word.
    assert_eq!(snippet(&body("%0 = arith.add| %a, %b : i32"), "arith.addi"), None);
    assert!(snippet(&body("%0 = arith.add|"), "arith.addi").is_some());
    assert!(snippet(&body("scf.if %c { scf.yiel| }"), "scf.yield").is_some());
}
