//! A text that requests a version of LLVM has errors for what that version refuses.

use crate::dialects_tablegen::accepts;
use crate::old_names::found;
use abide_core::diagnostic::{Fix, Severity};
use abide_core::dialect::registry;
use abide_core::ide::Document;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use abide_testing::mlir_opt;

#[test]
fn the_version_that_the_text_asks_for_lacks_old_names() {
    let text = "\
func.func @f(%a: f32, %t: tensor<4xf32>) {
  %0 = vector.splat %a : vector<4xf32>
  %1 = bufferization.to_memref %t : memref<4xf32>
  %2 = arith.multiply %a, %a : f32
  return
}
";
    let severities = |text: &str| -> Vec<(String, String)> {
        found(text).into_iter().map(|(severity, message, _)| (severity, message)).collect()
    };
    let unknown = "custom op 'arith.multiply' is unknown";
    let advice =
        ": if another version of its dialect has it, the project's .td files can describe it";
    let splat = "'vector.splat' is 'vector.broadcast' in LLVM 22 (LLVM 19 had the old name), which is \
                 written in another form; the file is read as LLVM 19";
    assert_eq!(
        severities(text),
        [
            ("information".to_owned(), splat.to_owned()),
            ("warning".to_owned(), format!("{unknown}{advice}"))
        ]
    );
    let asked = severities(&format!("// abide: llvm=22\n{text}"));
    let gone = |old: &str, today: &str| {
        let rest = "in LLVM 22 (LLVM 19 had the old name), which is written in another form";
        ("error".to_owned(), format!("'{old}' is '{today}' {rest}"))
    };
    assert_eq!(
        asked,
        [
            gone("vector.splat", "vector.broadcast"),
            gone("bufferization.to_memref", "bufferization.to_buffer"),
            ("error".to_owned(), unknown.to_owned()),
        ]
    );
    let older = severities(&format!("// abide: llvm=19\n{text}"));
    assert_eq!(older, [("error".to_owned(), unknown.to_owned())]);
}

#[test]
fn a_form_that_the_asked_version_lacks_is_an_error() {
    let text = "\
func.func @f(%t: tensor<4x8xf32>) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] : tensor<4x8xf32> into tensor<2x2x8xf32>
  return
}
";
    let severity = |text: &str| found(text).first().map(|(severity, ..)| severity.clone());
    assert_eq!(severity(text).as_deref(), Some("information"));
    assert_eq!(severity(&format!("// abide: llvm=22\n{text}")).as_deref(), Some("error"));
}

#[test]
fn opt_refuses_the_names_that_are_errors_of_check() {
    let opt = |text: &str| {
        opt(text.as_bytes(), "t.mlir", &Options::default(), registry(), &Limits::default())
    };
    let of = |operation: &str| format!("func.func @f(%a: i32) {{\n  {operation}\n  return\n}}\n");
    let unknown = "t.mlir:2:8: error: custom op 'arith.adddi' is unknown";
    for (text, message) in [
        (of("%0 = arith.adddi %a, %a : i32"), unknown),
        (of("%0 = \"arith.adddi\"(%a, %a) : (i32, i32) -> i32"), unknown),
        // The first error of the text, though another one follows.
        (of("%0 = arith.adddi %a, %a : i32\n  %1 = arith.addi %a %a : i32"), unknown),
        (
            of("scf.execute_region { scf.yeild }"),
            "t.mlir:2:24: error: custom op 'scf.yeild' is unknown",
        ),
        (
            format!("// abide: llvm=22\n{}", of("%0 = vector.splat %a : vector<4xi32>")),
            "t.mlir:3:8: error: custom op 'vector.splat' is unknown",
        ),
        (
            format!("// abide: llvm=19\n{}", of("linalg.pack %a")),
            "t.mlir:3:3: error: custom op 'linalg.pack' is unknown",
        ),
        (
            format!("// abide: llvm=22\n{}", of("arith.multiply %a, %a : i32")),
            "t.mlir:3:3: error: custom op 'arith.multiply' is unknown",
        ),
    ] {
        let outcome = opt(&text);
        assert!(outcome.messages.starts_with(message), "{text}{}", outcome.messages);
        assert!(!outcome.success && outcome.output.is_empty());
        let document = Document::new(text.clone().into_bytes(), Limits::default());
        let found = document.diagnostics();
        assert!(found.iter().any(|found| found.severity == Severity::Error), "{text}");
    }
    for kept in [
        // Another version or an extension may have it, and some dialects accept unknown operations.
        of("arith.multiply %a, %a : i32"),
        of("transform.own.thing %a : i32"),
        of("\"llvm.retrun\"(%a) : (i32) -> ()"),
        of("\"shape.ad\"(%a) : (i32) -> ()"),
        of("own.thing %a : i32"),
        of("%0 = vector.splat %a : vector<4xi32>"),
        format!("// abide: llvm=22\n{}", of("\"spirv.zzz\"() : () -> ()")),
    ] {
        let outcome = opt(&kept);
        assert!(outcome.success, "{kept}{}", outcome.messages);
        let document = Document::new(kept.clone().into_bytes(), Limits::default());
        let found = document.diagnostics();
        assert!(found.iter().all(|found| found.severity != Severity::Error), "{kept}{found:?}");
    }
}

/// LLVM 20 and 21 may have other forms of operations of a dialect that LLVM 22 does not have any more.
#[test]
fn removed_dialects_have_no_errors_unless_a_version_is_requested() {
    let severities = |head: &str, body: &str| {
        let text = format!("{head}func.func @f(%a: tensor<4xf32>) {{\n  {body}\n  return\n}}\n");
        let found = Document::new(text.into_bytes(), Limits::default()).diagnostics();
        found.into_iter().map(|found| found.severity).collect::<Vec<_>>()
    };
    let (asked, open) = ("// abide: llvm=19\n", "");
    for body in [
        "%0 = mesh.shard %a to [[0]] : tensor<4xf32>",
        "%0 = mesh.other_words %a",
        "%0 = builtin.unrealized_conversion_cast %a : tensor<4xf32> to !mesh.other",
    ] {
        assert!(!severities(open, body).contains(&Severity::Error), "{body}");
    }
    assert!(
        severities(asked, "%0 = mesh.shard %a to [[0]] : tensor<4xf32>").contains(&Severity::Error)
    );
    assert!(
        severities(open, "%0 = mesh.shard %b to [[0]] : tensor<4xf32>").contains(&Severity::Error)
    );
    assert!(severities(open, "%0 = arith.addi %a : tensor<4xf32>").contains(&Severity::Error));
}

#[test]
fn slices_past_the_end_are_errors_of_the_newest_version_if_it_is_requested() {
    let text = "\
func.func @f(%t: tensor<4x8xf32>, %d: tensor<?x8xf32>, %m: memref<4x8xf32>, %s: tensor<2x4xf32>, %n: index) {
  %0 = tensor.extract_slice %t[2, 1] [2, 4] [1, 2] : tensor<4x8xf32> to tensor<2x4xf32>
  %1 = tensor.extract_slice %t[%n, 7] [9, 1] [1, 1] : tensor<4x8xf32> to tensor<9xf32>
  %2 = tensor.extract_slice %t[3, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %3 = tensor.insert_slice %s into %d[90, 4] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<?x8xf32>
  %4 = memref.subview %m[3, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: 24>>
  return
}
";
    let with = |operation: &str| text.replace("  return\n", &format!("  {operation}\n  return\n"));
    let run = |text: &str| {
        let (options, limits) = (Options::default(), Limits::default());
        opt(text.as_bytes(), "t", &options, registry(), &limits)
    };
    let asked = |text: &str| run(&format!("// abide: llvm=22\n{text}"));
    assert!(asked(text).success, "{}", asked(text).messages);
    for (operation, message) in [
        (
            "tensor.extract_slice %t[3, 0] [2, 8] [1, 1] : tensor<4x8xf32> to tensor<2x8xf32>",
            "slice along dimension 0 runs out-of-bounds: 4 >= 4",
        ),
        (
            "tensor.extract_slice %t[0, 2] [2, 4] [1, 2] : tensor<4x8xf32> to tensor<2x4xf32>",
            "slice along dimension 1 runs out-of-bounds: 8 >= 8",
        ),
        (
            "tensor.extract_slice %t[4, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>",
            "offset 0 is out-of-bounds: 4 >= 4",
        ),
        (
            "tensor.insert_slice %s into %d[0, 6] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<?x8xf32>",
            "slice along dimension 1 runs out-of-bounds: 9 >= 8",
        ),
        (
            "memref.subview %m[0, 0] [5, 4] [1, 1] : memref<4x8xf32> to memref<5x4xf32, strided<[8, 1]>>",
            "slice along dimension 0 runs out-of-bounds: 4 >= 4",
        ),
        (
            "memref.subview %m[%n, 100] [2, 3] [1, 1] : memref<4x8xf32> to memref<2x3xf32, \
             strided<[8, 1], offset: ?>>",
            "offset 1 is out-of-bounds: 100 >= 8",
        ),
    ] {
        let text = with(&format!("%r = {operation}"));
        let outcome = asked(&text);
        assert_eq!(
            outcome.messages.lines().next(),
            Some(&*format!("t:8:8: error: {message}")),
            "{operation}"
        );
        if let Some(program) = mlir_opt() {
            assert!(!accepts(&program, &text), "{operation}");
        }
        // LLVM 20 and before accept it.
        assert!(run(&text).success, "{operation}");
    }
}

#[test]
fn rules_of_the_newest_version_hold_if_it_is_requested() {
    for (operation, message) in [
        (
            "affine.min affine_map<() -> ()>()",
            "'affine.min' op affine map expect at least one result",
        ),
        (
            "vector.load %m[%i] : memref<4xf32>, vector<2x2xf32>",
            "'vector.load' op destination memref has lower rank than the result vector",
        ),
        (
            "tensor.gather %d[%p] gather_dims([0]) : (tensor<4xf32>, tensor<?xindex>) -> tensor<f32>",
            "'tensor.gather' op gather_dims length must match the size of last dimension of indices",
        ),
        (
            "linalg.map ins(%d : tensor<4xf32>) outs(%d : tensor<4xf32>) (%in: f32) {\n    \
             linalg.yield %in : f32\n  }",
            "'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 1",
        ),
        ("arith.bitcast %p : tensor<?xindex> to tensor<?xindex>", "'arith.bitcast' op"),
        (
            "affine.for %k = 0 to 4 iter_args(%j = %i) -> (index) {\n    \
             %1 = affine.load %m[%j] : memref<4xf32>\n    affine.yield %j : index\n  }",
            "'affine.load' op index must be a valid dimension or symbol identifier",
        ),
        (
            "memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [1] : memref<4xf32> to memref<4xf32>",
            "error: expected result type with size = dynamic instead of 4 in dim = 0",
        ),
        (
            "memref.reinterpret_cast %m to offset: [%i], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>",
            "error: expected result type with offset = dynamic instead of 0",
        ),
        (
            "vector.broadcast %v : vector<4xf32> to vector<[4]xf32>",
            "'vector.broadcast' op dimension mismatch (4 vs. [4])",
        ),
        (
            "\"linalg.unpack\"(%q, %d) <{inner_dims_pos = array<i64: 0>, static_inner_tiles = array<i64: 4>}> : \
             (tensor<2x4xf32>, tensor<4xf32>) -> tensor<4xf32>",
            "error: expected 'tensor<1x4xf32>' for the packed domain value, got 'tensor<2x4xf32>'",
        ),
    ] {
        let text = format!(
            "func.func @f(%m: memref<4xf32>, %d: tensor<4xf32>, %p: tensor<?xindex>, %q: tensor<2x4xf32>, \
             %v: vector<4xf32>, %i: index) {{\n  %0 = {operation}\n  return\n}}\n"
        );
        let run = |text: &str| {
            let (options, limits) = (Options::default(), Limits::default());
            opt(text.as_bytes(), "t", &options, registry(), &limits)
        };
        let outcome = run(&format!("// abide: llvm=22\n{text}"));
        assert!(outcome.messages.contains(message), "{operation}: {}", outcome.messages);
        if let Some(program) = mlir_opt() {
            assert!(!accepts(&program, &text), "{operation}");
        }
        // Versions before accept it. The declared types of the newest one exclude an index from a bitcast.
        let is_declared = operation.starts_with("arith.bitcast");
        let text = if is_declared { format!("// abide: llvm=19\n{text}") } else { text };
        assert!(run(&text).success, "{operation}: {}", run(&text).messages);
    }
}

#[test]
fn attributes_that_the_newest_version_requires_are_required() {
    let of = |operation: &str| {
        format!(
            "func.func @f(%t: tensor<4xf32>, %p: memref<4xf32>) {{\n  %0 = {operation}\n  return\n}}\n"
        )
    };
    for (text, message) in [
        (
            of("\"tosa.const\"() : () -> tensor<4xf32>"),
            "t:2:8: error: 'tosa.const' op requires attribute 'values'",
        ),
        (
            of("tosa.clamp %t {min_val = 0.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>"),
            "t:2:8: error: 'tosa.clamp' op requires attribute 'max_val'",
        ),
        (
            of("\"omp.map.info\"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, var_type = memref<4xf32>, \
                map_type = #omp<clause_map_flags to>}> : (memref<4xf32>) -> memref<4xf32>"),
            "t:2:8: error: 'omp.map.info' op requires attribute 'map_capture_type'",
        ),
        (
            "irdl.dialect @d {\n  irdl.operation @o {\n    %0 = irdl.any\n    \
             \"irdl.operands\"(%0) <{variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()\n  \
             }\n}\n"
                .to_owned(),
            "t:4:5: error: 'irdl.operands' op requires attribute 'names'",
        ),
    ] {
        let limits = Limits::default();
        let outcome = opt(text.as_bytes(), "t", &Options::default(), registry(), &limits);
        assert_eq!(outcome.messages.lines().next(), Some(message), "{text}");
    }
    let older = of("\"tosa.const\"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>");
    let limits = Limits::default();
    let outcome = opt(older.as_bytes(), "t", &Options::default(), registry(), &limits);
    assert!(outcome.success, "{}", outcome.messages);
}

#[test]
fn types_that_a_requested_version_lacks_are_errors() {
    let found = |version: u32, ty: &str| {
        let text =
            format!("// abide: llvm={version}\nllvm.func @f(%a: {ty}) {{\n  llvm.return\n}}\n");
        let document = Document::new(text.into_bytes(), Limits::default());
        let found = document.diagnostics().into_iter();
        let fix = |fix: Box<Fix>| String::from_utf8_lossy(&fix.edits[0].replacement).into_owned();
        found.map(|one| (one.message.clone(), one.fix.map(fix))).collect::<Vec<_>>()
    };
    for (ty, name, today) in [
        ("!llvm.vec<4 x ptr>", "vec", Some("vector<4x!llvm.ptr>")),
        ("!llvm.vec<? x 4 x f32>", "vec", Some("vector<[4]xf32>")),
        (
            "!llvm.struct<(i32, vec<2 x ptr<1>>)>",
            "vec",
            Some("!llvm.struct<(i32, vector<2x!llvm.ptr<1>>)>"),
        ),
        ("!llvm.x86_mmx", "x86_mmx", None),
    ] {
        let message = format!("type '!llvm.{name}' does not exist in LLVM 22 (LLVM 19 had it)");
        assert_eq!(found(22, ty), [(message, today.map(str::to_owned))], "{ty}");
        assert_eq!(found(19, ty), []);
        if let Some(program) = mlir_opt() {
            let text = |ty: &str| format!("llvm.func @f(%a: {ty}) {{\n  llvm.return\n}}\n");
            assert!(!accepts(&program, &text(ty)), "{ty}");
            assert!(today.is_none_or(|today| accepts(&program, &text(today))), "{ty}");
        }
    }
    assert_eq!(found(22, "!llvm.struct<\"vec<\", (vector<4xf32>)>"), []);
}
