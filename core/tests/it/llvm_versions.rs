//! The version of LLVM that a text is read as: LLVM's own tests that mlir-opt 19 accepts are recognised.

use crate::dialects_tablegen::accepts;
use abide_core::diagnostic::Severity;
use abide_core::dialect::{registry, version_of_text};
use abide_core::ide::{Document, actions, llvm_choice};
use abide_core::limits::Limits;
use abide_core::mlir::ods::LlvmVersion;
use abide_core::mlir::opt::{Options, opt, opt_module};
use abide_core::text::{Span, TextEdit};
use abide_testing::{assert_listed, files_below, llvm_pieces, mlir_opt, repository};
use std::collections::BTreeSet;

const OLDER: LlvmVersion = LlvmVersion::new(19);

/// The version that a document is read as.
fn version(source: &str) -> Option<LlvmVersion> {
    let document = Document::new(source.as_bytes().to_vec(), Limits::default());
    document.registry().version()
}

#[test]
fn pieces_that_only_an_older_mlir_opt_accepts_are_read_as_its_version() {
    let (Some(program), Some(pieces)) = (mlir_opt(), llvm_pieces("accepted")) else { return };
    let mut differing = BTreeSet::new();
    for piece in &pieces {
        let is_older = version(&piece.source) == Some(OLDER);
        if is_older == accepts(&program, &piece.source) {
            differing.insert(format!(
                "{} {}",
                piece.id,
                if is_older { "too early" } else { "missed" }
            ));
        }
    }
    assert_listed("core/tests/llvm_versions.tsv", &differing);
}

#[test]
fn opt_reads_a_text_as_the_version_of_its_document() {
    let kinds = ["accepted", "rejected"].into_iter().filter_map(llvm_pieces);
    for piece in kinds.flatten() {
        assert_eq!(
            version_of_text(piece.source.as_bytes()),
            version(&piece.source),
            "{}",
            piece.id
        );
    }
}

/// Words, strings and types of other operations in the text after the name of one.
#[test]
fn broken_texts_are_read_as_the_version_of_their_document() {
    for text in [
        "own.op {a = tensor.pack}\n",
        "%0 = amx.tile_zero : !own.tile<vector<4xi8>>\nreturn %v : vector<4xi8>\n",
        "own.op, mesh.shard %a to %b\n",
        "module { own.op tensor.pack %a\n \"tensor.pack\"(%a) }\n",
        "tosa.mul\n%0, %1 = own.op to",
        "bufferization.to_tensor %m : memref<4xf32>\n^a(%b: i32): to",
        "func.func @f() {\n  own.op mesh.shard\n}}\n tensor.pack %a",
        "tensor<4xmesh.shard> !mesh.sharding",
    ] {
        assert_eq!(version_of_text(text.as_bytes()), version(text), "{text}");
    }
}

/// Operations that both versions have, in forms that begin or go on in other ways.
#[test]
fn forms_of_operations_of_both_versions_tell_the_version() {
    let older = [
        "%0 = amdgpu.mfma %a * %b + %c {k = 1 : i32} blgp = none : f32, f32, vector<32xf32>\n",
        "%0 = amdgpu.wmma %a * %a + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>\n",
        "%0 = emitc.expression : i32 {\n  emitc.yield %a : i32\n}\n",
        "gpu.printf \"%d\" %a : i32\n",
    ];
    for text in older {
        assert_eq!(version(text), Some(OLDER), "{text}");
    }
    let newer = [
        "%0 = amdgpu.mfma 32x32x1 %a * %b + %c blgp = none : f32, f32, vector<32xf32>\n",
        "%0 = emitc.expression %a : (i32) -> i32 {\n  emitc.yield %a : i32\n}\n",
        "%0 = emitc.expression : () -> i32 {\n  emitc.yield %a : i32\n}\n",
        "gpu.printf \"%d\", %a : i32\n",
        "gpu.printf \"words\"\n",
    ];
    for text in newer {
        assert_ne!(version(text), Some(OLDER), "{text}");
    }
}

/// A module that is processed without messages is read as the same version.
#[test]
fn modules_are_read_as_the_version_of_their_text() {
    let (options, limits) = (Options::default(), Limits::default());
    for text in ["gpu.module m\n", "gpu.module @m {\n}\n", "gpu.module @m\n", TOLD_BY_OPERANDS] {
        let file = opt(text.as_bytes(), "t.mlir", &options, registry(), &limits);
        let module = opt_module(text.as_bytes(), &options, registry(), &limits);
        assert_eq!(module.is_ok(), file.success, "{text}: {module:?}\n{}", file.messages);
    }
}

/// The reverse: texts that mlir-opt 22 accepts are not read as an older version.
#[test]
fn files_that_the_newest_mlir_opt_accepts_are_read_as_the_newest_version() {
    let Some(program) = mlir_opt() else { return };
    let mut wrong = Vec::new();
    for path in files_below("corpus").iter().filter(|path| path.ends_with(".mlir")) {
        let text = std::fs::read(repository().join(path)).expect("a file of the corpus");
        let Ok(text) = String::from_utf8(text) else { continue };
        if version(&text).is_some() && !text.contains("abide: llvm") && accepts(&program, &text) {
            wrong.push(path.clone());
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

const TOLD_BY_OPERANDS: &str = "\
func.func @f(%a: tensor<1xf32>) -> tensor<1xf32> {
  %0 = tosa.mul %a, %a {shift = \"x\"} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
";

#[test]
fn an_error_names_the_operation_that_chose_the_version() {
    let document = Document::new(TOLD_BY_OPERANDS.into(), Limits::default());
    let found = document.diagnostics();
    let notes: Vec<&str> =
        found.iter().flat_map(|one| &one.related).map(|note| &*note.message).collect();
    assert!(notes.iter().any(|note| note.starts_with("read as LLVM 19: 'tosa.mul'")), "{found:?}");
}

#[test]
fn an_action_reads_a_file_as_another_version() {
    let document = Document::new(TOLD_BY_OPERANDS.into(), Limits::default());
    let at = u32::try_from(TOLD_BY_OPERANDS.find("tosa.mul").expect("a name")).expect("a place");
    let offered = actions(&document, Span::at(at), &[]);
    let action = offered.iter().find(|one| one.title == "read this file as LLVM 22");
    let document = document.edited(&action.expect("an action").edits);
    assert!(document.text().starts_with(b"// abide: llvm=22\nfunc.func @f"));
    let choice = llvm_choice(&document);
    assert_eq!((choice.version.major, choice.determined_by), (22, None));
    let back = choice.others.first().expect("another version").1.clone();
    let document = document.edited(&[back]);
    assert!(document.text().starts_with(b"// abide: llvm=19\nfunc.func @f"));
    assert_eq!(llvm_choice(&document).version, OLDER);
}

#[test]
fn all_operations_are_of_the_version_of_the_file() {
    for (operation, own) in [
        ("amx.tile_load %m[%i, %i] : memref<?x?xi8> into vector<16x64xi8>", 19),
        ("amx.tile_load %m[%i, %i] : memref<?x?xi8> into !amx.tile<16x64xi8>", 22),
        ("tosa.mul %a, %a {shift = 0 : i8} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>", 19),
        ("tosa.mul %a, %a, %s : (tensor<1xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1xf32>", 22),
    ] {
        for version in [19, 22] {
            let text = format!(
                "// abide: llvm={version}\nfunc.func @f(%a: tensor<1xf32>, %s: tensor<1xi8>, \
                 %m: memref<?x?xi8>, %i: index) {{\n  %0 = {operation}\n  return\n}}\n"
            );
            let limits = Limits::default();
            let outcome = opt(text.as_bytes(), "f", &Options::default(), registry(), &limits);
            assert_eq!(outcome.success, version == own, "{text}{}", outcome.messages);
            let document = Document::new(text.clone().into_bytes(), limits);
            let errors = document.diagnostics();
            let has_error = errors.iter().any(|one| one.severity == Severity::Error);
            assert_eq!(!has_error, version == own, "{text}{errors:?}");
        }
    }
}

#[test]
fn a_variable_of_an_older_version_has_its_type_in_the_generic_form() {
    for (written, generic) in [
        ("= dense<7.0> : tensor<1xf32>", "initial_value = dense<7.000000e+00> : tensor<1xf32>, "),
        (": tensor<1xf32>", ""),
    ] {
        let text = format!("// abide: llvm=19\ntosa.variable @v {written}\n");
        let print = |options: &Options| {
            let printed = opt(text.as_bytes(), "f", options, registry(), &Limits::default());
            String::from_utf8(printed.output).expect("text")
        };
        let generic = format!(
            "\"tosa.variable\"() <{{{generic}name = \"v\", type = tensor<1xf32>}}> : () -> ()"
        );
        let found = print(&Options { generic: true, ..Options::default() });
        assert!(found.contains(&generic), "{found}");
        let written = written.replace("7.0", "7.000000e+00");
        let found = print(&Options::default());
        assert!(found.contains(&format!("tosa.variable @v {written}\n")), "{found}");
    }
}

/// The version after an edit of a text, which is that of a new document.
fn after(text: &str, from: &str, to: &str) -> Option<u32> {
    let start = text.find(from).expect("the text to replace");
    let span = Span::from_range(start..start + from.len());
    let document = Document::new(text.into(), Limits::default());
    let edited = document.edited(&[TextEdit::new(span, to)]);
    let fresh = version(&text.replacen(from, to, 1));
    assert_eq!(edited.registry().version(), fresh, "{from} to {to}");
    fresh.map(|version| version.major)
}

#[test]
fn an_edit_of_an_operation_changes_the_version() {
    let long = "  %x = arith.addi %i, %i : i32\n".repeat(400);
    let text = format!(
        "func.func @f(%a: tensor<1xf32>, %i: i32) {{\n{long}  %0 = tosa.mul %a, %a : (t) -> u\n\
         \x20 %1 = tosa.mul %a, %a : (t) -> v\n{long}  return\n}}\n"
    );
    assert_eq!(version(&text), Some(OLDER));
    assert_eq!(after(&text, "%a, %a : (t) -> u", "%a, %a, %a : (t) -> u"), None);
    assert_eq!(after(&text, "  %0 = tosa.mul %a, %a : (t) -> u\n", ""), Some(19));
    let one = text.replace("  %1 = tosa.mul %a, %a : (t) -> v\n", "");
    assert_eq!(after(&one, "  %0 = tosa.mul %a, %a : (t) -> u\n", ""), None);
    assert_eq!(after(&one, "tosa.mul", "own.mul"), None);
    assert_eq!(after(&one, "-> u", "-> !llvm.vec<4 x ptr>"), Some(19));
}

/// LLVM 19 has flags as properties without a default; C++ initialises these.
#[test]
fn flags_need_not_be_written_in_any_version() {
    let text = b"llvm.func @f(%a: i64) -> i64 {\n  %0 = llvm.add %a, %a : i64\n  \
                 %1 = \"llvm.shl\"(%0, %a) : (i64, i64) -> i64\n  llvm.return %1 : i64\n}\n";
    for version in [OLDER, LlvmVersion::new(22)] {
        let registry = registry().of_version(version);
        let outcome = opt(text, "input", &Options::default(), &registry, &Limits::default());
        assert!(outcome.success, "{version:?}: {}", outcome.messages);
    }
}

/// LLVM 20 has `tensor.pack`, as 19, and the `to` of `bufferization.to_tensor`, as 22.
#[test]
fn a_text_with_forms_of_several_versions_has_no_error_that_only_one_of_them_has() {
    let errors = |body: &str| {
        let text = format!(
            "func.func @f(%m: memref<4x8xf32>, %d: tensor<2x2x2x4xf32>, %v: vector<4xf32>, %i: index) {{\n  \
             %0 = bufferization.to_tensor %m restrict : memref<4x8xf32> to tensor<4x8xf32>\n  {body}\n  \
             return\n}}\n"
        );
        let found = Document::new(text.into_bytes(), Limits::default()).diagnostics();
        let errors = found.into_iter().filter(|found| found.severity == Severity::Error);
        errors.map(|found| (found.message.to_string(), found.fix)).collect::<Vec<_>>()
    };
    let pack = "%1 = tensor.pack %0 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %d : \
                tensor<4x8xf32> -> tensor<2x2x2x4xf32>";
    assert_eq!(errors(pack), []);
    assert_eq!(
        errors(&format!("{pack}\n  %2 = vector.extractelement %v[%i : index] : vector<4xf32>")),
        []
    );
    // An error in both versions stays an error.
    assert_eq!(
        errors(&format!("{pack}\n  %2 = bufferization.to_tensor %m : memref<4x8xf32")).len(),
        1
    );
    assert_eq!(errors(&format!("{pack}\n  %2 = arith.addi %i, %v : index")).len(), 1);
    // So does one in a text that is too long to be read twice.
    let old = "%2 = vector.extractelement %v[%i : index] : vector<4xf32>";
    let comment = "x".repeat(1 << 20);
    let undefined = format!("{pack}\n  {old}\n  %3 = arith.addi %i, %gone : index // {comment}");
    assert_eq!(errors(&undefined).len(), 1);
}

/// A region of an operation of LLVM 19 has a label where one of 22 has names in the form.
/// mlir-opt 21 accepts these texts, and mlir-opt 22 refuses them.
#[test]
fn a_text_that_is_right_in_llvm_21_has_no_error() {
    let right = [
        "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %a {max_val = 1.0 : f32, min_val = 0.0 : f32, nan_mode = \"IGNORE\"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.maximum %0, %a {nan_mode = \"PROPAGATE\"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}",
        "func.func @f(%m: memref<8xi32>, %n: i32, %s: i14) -> memref<8xi32, #amdgpu.address_space<fat_raw_buffer>> {
  %0 = amdgpu.fat_raw_buffer_cast %m validBytes(%n) cacheSwizzleStride(%s) : memref<8xi32> to memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
  return %0 : memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>
}",
    ];
    for text in right {
        assert_eq!(errors_of(text), [""; 0], "{text}");
        // A requested version has its own errors, and so has a mistake in both versions.
        assert_ne!(errors_of(&format!("// abide: llvm=22\n{text}")), [""; 0], "{text}");
        assert_ne!(errors_of(&text.replace("return %", "return %m, %")), [""; 0], "{text}");
    }
    let wrong = right.map(|text| text.replace("\"IGNORE\"", "7 : i32").replace("i14", "i13"));
    for text in wrong {
        assert_ne!(errors_of(&text), [""; 0], "{text}");
    }
}

/// Before LLVM 22 a variable is not a symbol.
#[test]
fn variables_in_functions_are_those_of_llvm_21() {
    let function = |name: &str| {
        format!(
            "func.func @{name}(%a: tensor<2xi32>) -> tensor<2xi32> {{
  tosa.variable @kept = dense<1> : tensor<2xi32>
  %0 = tosa.variable_read @kept : tensor<2xi32>
  tosa.variable_write @kept, %a : tensor<2xi32>
  return %0 : tensor<2xi32>
}}\n"
        )
    };
    let text = function("one") + &function("two");
    assert_eq!(errors_of(&text), [""; 0]);
    assert_ne!(errors_of(&format!("// abide: llvm=22\n{text}")), [""; 0]);
}

/// The words of a text's errors.
fn errors_of(text: &str) -> Vec<String> {
    let found = Document::new(text.as_bytes().to_vec(), Limits::default()).diagnostics();
    let errors = found.into_iter().filter(|found| found.severity == Severity::Error);
    errors.map(|found| found.message).collect()
}

#[test]
fn labels_in_regions_with_named_arguments_may_be_of_an_older_version() {
    let severities = |entry: &str| {
        let text = format!(
            "llvm.func @f(%a: !llvm.ptr) {{\n  \
             %m = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr\n  \
             omp.target map_entries(%m -> %b : !llvm.ptr) {{\n  {entry}    \
             %c = llvm.load %b : !llvm.ptr -> i32\n    omp.terminator\n  }}\n  \
             llvm.return\n}}\n"
        );
        let found = Document::new(text.into_bytes(), Limits::default()).diagnostics();
        found.into_iter().map(|found| found.severity).collect::<Vec<_>>()
    };
    assert_eq!(severities("^bb0(%b: !llvm.ptr):\n"), [Severity::Information]);
    assert_eq!(severities(""), []);
    assert!(severities("^bb0(%b: !llvm.ptr\n").contains(&Severity::Error));
    // A word that C++ reads in both versions, and an attribute that an older version keeps without knowing it.
    let more = [
        "omp.map.info var_ptr(%b : !llvm.ptr, i32) map_clauses(to) capture(ByCopy) -> !llvm.ptr",
        "llvm.load %b {invariantGroup} : !llvm.ptr -> i32",
    ];
    for operation in more {
        let entry = format!("^bb0(%b: !llvm.ptr):\n    %d = {operation}\n");
        let found = severities(&entry);
        assert_eq!(found, [Severity::Information], "{operation}");
        let broken = format!("{entry}    %e = llvm.load %c -> i32\n");
        assert!(severities(&broken).contains(&Severity::Error), "{operation}");
    }
}

/// Texts that mlir-opt 19 accepts.
#[test]
fn shapes_that_only_cpp_knows_and_tensors_of_rank_0_are_right() {
    let element_wise = |name: &str, left: &str| {
        format!(
            "func.func @f(%a: {left}, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {{\n  \
             %0 = linalg.{name} ins(%a, %b : {left}, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>\n  \
             return %0 : tensor<4x8xf32>\n}}\n"
        )
    };
    let compared = "llvm.func @f(%a: !llvm.vec<2 x ptr>) {\n  \
        %0 = llvm.icmp \"ne\" %a, %a : !llvm.vec<2 x ptr>\n  \
        %1 = llvm.add %0, %0 : vector<2xi1>\n  llvm.return\n}\n";
    let errors = |text: &str| {
        let text = format!("// abide: llvm=19\n{text}");
        let found = Document::new(text.into_bytes(), Limits::default()).diagnostics();
        found.iter().filter(|found| found.severity == Severity::Error).count()
    };
    assert_eq!(errors(compared), 0);
    for name in ["add", "elemwise_binary"] {
        assert_eq!(errors(&element_wise(name, "tensor<f32>")), 0, "{name}");
        assert_eq!(errors(&element_wise(name, "tensor<4x8xf32>")), 0, "{name}");
        assert_ne!(errors(&element_wise(name, "tensor<8xf32>")), 0, "{name}");
    }
}

/// Words, results and arguments of regions that only mlir-opt 19 accepts.
#[test]
fn forms_of_an_older_version_in_texts_without_other_signs_are_no_errors() {
    let errors = |text: &str| {
        let found = Document::new(text.as_bytes().to_vec(), Limits::default()).diagnostics();
        found.iter().filter(|found| found.severity == Severity::Error).count()
    };
    let sequence = |body: &str| {
        format!(
            "transform.sequence failures(propagate) {{\n^bb0(%h: !transform.any_op):\n{body}\n}}\n"
        )
    };
    let split = |first: &str| {
        sequence(&format!(
            "  {first} = transform.structured.split %h after 4 {{dimension = 0}} : !transform.any_op"
        ))
    };
    assert_eq!((errors(&split("%a, %b")), errors(&split("%a:2"))), (0, 0));
    assert_eq!((errors(&split("%a")), errors(&split("%a:3"))), (0, 1));
    let lowering = |word: &str| {
        let name = "transform.apply_patterns.vector.lower_contraction";
        sequence(&format!(
            "  transform.apply_patterns to %h {{\n    {name} lowering_strategy = {word}\n  }} : !transform.any_op"
        ))
    };
    for word in ["matmulintrinsics", "\"matmulintrinsics\"", "llvmintr", "dot"] {
        assert_eq!(errors(&lowering(word)), 0, "{word}");
    }
    assert_eq!(errors(&lowering("matmul")), 1);
    let target = "// abide: llvm=19\nfunc.func @f(%a: !llvm.ptr) {\n  \
        omp.target private(@p %a -> %b : !llvm.ptr) {\n  // the argument { of\n  ^bb0(%b: !llvm.ptr):\n    \
        omp.terminator\n  }\n  return\n}\nomp.private {type = private} @p : !llvm.ptr alloc {\n\
        ^bb0(%c: !llvm.ptr):\n  omp.yield(%c : !llvm.ptr)\n}\n";
    assert_eq!(errors(target), 0);
}
