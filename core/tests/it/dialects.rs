//! The described dialects, compared with mlir-opt's output and messages: see `corpus/dialects/README.md`.

use abide_core::dialect::registry;
use abide_core::ide::Document;
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use abide_core::text::{Span, TextEdit};
use abide_testing::{files_below, repository};

const FOLDER: &str = "corpus/dialects";
const SPLIT: &str = "// -----\n";

fn text(path: &str) -> String {
    std::fs::read_to_string(repository().join(path)).unwrap_or_default()
}

/// The files with this ending, without it.
fn names(ending: &str) -> Vec<String> {
    let files = files_below(FOLDER).into_iter();
    files
        .filter_map(|file| file.strip_suffix(ending).map(str::to_owned))
        .filter(|name| !name.trim_start_matches(FOLDER).contains('.'))
        .collect()
}

/// The output for a text.
fn printed(text: &str, options: &Options) -> String {
    let outcome = opt(text.as_bytes(), "input", options, registry(), &Limits::default());
    assert!(outcome.success, "{}\nin\n{text}", outcome.messages);
    String::from_utf8_lossy(&outcome.output).trim_end().to_owned()
}

/// Compares what is printed for each piece of the files with what mlir-opt prints for it.
fn compare(ending: &str, options: &Options) {
    let names = names(ending);
    assert!(!names.is_empty(), "no file ends with {ending}");
    for name in names {
        let (source, expected) = (text(&format!("{name}.mlir")), text(&format!("{name}{ending}")));
        let pieces: Vec<_> = source.split(SPLIT).collect();
        let expected: Vec<_> = expected.split(SPLIT).collect();
        assert_eq!(pieces.len(), expected.len(), "{name}");
        for (piece, expected) in pieces.into_iter().zip(expected) {
            let found = printed(piece, options);
            assert_eq!(found, expected.trim_end(), "{name}, in\n{piece}");
            assert_eq!(printed(&found, options), found, "{name}, printed twice");
        }
    }
}

#[test]
fn the_generic_form_matches_mlir_opt() {
    compare(".generic.mlir", &Options { generic: true, local_scope: true, ..Options::default() });
}

#[test]
fn the_custom_form_matches_mlir_opt() {
    compare(".custom.mlir", &Options { local_scope: true, ..Options::default() });
}

#[test]
fn the_verifier_agrees_with_mlir_opt() {
    let options =
        Options { split_input_file: true, verify_diagnostics: true, ..Options::default() };
    for name in names(".invalid.mlir") {
        let text = text(&format!("{name}.invalid.mlir"));
        let outcome = opt(text.as_bytes(), &name, &options, registry(), &Limits::default());
        assert!(outcome.success, "{}", outcome.messages);
    }
}

/// torch-mlir's operations, which mlir-opt does not know.
#[test]
fn symbolic_dimensions_of_torch_are_printed_as_written() {
    let written = r#"module {
  func.func @f(%arg0: !torch.vtensor<[?,3],f32>) {
    %0 = torch.symbolic_int "s0" {min_val = 5, max_val = 10} : !torch.int
    %1 = torch.symbolic_int "s1" {min_val = 0, max_val = 7} {kept} : !torch.int
    torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0, 3)> : !torch.vtensor<[?,3],f32>
    return
  }
}"#;
    assert_eq!(printed(written, &Options::default()), written);
    let generic = printed(written, &Options { generic: true, ..Options::default() });
    assert!(generic.contains(
        "\"torch.symbolic_int\"() <{max_val = 10 : i64, min_val = 5 : i64, symbol_name = \"s0\"}>"
    ));
    let bound = |shape: &str| {
        let text = written.replace("[%0], affine_map<()[s0] -> (s0, 3)>", shape);
        opt(text.as_bytes(), "input", &Options::default(), registry(), &Limits::default()).messages
    };
    assert_eq!(bound("[], affine_map<() -> (4, 3)>"), "");
    let wrong = bound("[], affine_map<()[s0] -> (s0, 3)>");
    assert!(
        wrong.contains("'torch.bind_symbolic_shape' op requires equal number of shape symbol args")
    );
}

/// IREE's operations, which mlir-opt does not know: the parts that the custom form implies.
#[test]
fn results_that_are_operands_are_in_the_generic_form_of_iree() {
    let source = "flow.func private @f(%a: tensor<?xf32>, %b: index) -> (i32, %a as tensor<?xi32>)\n\
        util.func public @g(%a: tensor<?xf32>, %b: index) -> tensor<?xi32> {\n\
          %0:2 = flow.call @f(%a, %b) : (tensor<?xf32>{%b}, index) -> (i32, %a as tensor<?xi32>{%b})\n\
          util.return %0#1 : tensor<?xi32>\n\
        }";
    let generic = printed(source, &Options { generic: true, ..Options::default() });
    for expected in [
        "arg_attrs = [{}, {}], function_type = (tensor<?xf32>, index) -> (i32, tensor<?xi32>), \
         res_attrs = [{}, {}], sym_name = \"f\", sym_visibility = \"private\", tied_operands = [-1 : index, 0 : index]",
        "\"flow.call\"(%arg0, %arg1, %arg1, %arg1) <{callee = @f, operandSegmentSizes = \
         array<i32: 2, 1, 1>, tied_operands = [-1 : index, 0 : index]}> : \
         (tensor<?xf32>, index, index, index) -> (i32, tensor<?xi32>)",
    ] {
        assert!(generic.contains(expected), "{generic}");
    }
}

/// Forms that LLVM 19 cannot read and newer versions write.
#[test]
fn described_operations_in_a_newer_form_are_kept_as_written() {
    for operation in [
        "%assume_align = memref.assume_alignment %arg1, 16 : memref<4xi32>",
        "%0 = bufferization.to_tensor %arg1 : memref<4xi32> to tensor<4xi32>",
        "%0:2 = affine.delinearize_index %arg2 into (%arg2, 16) : index, index",
        "%0 = arith.trunci %arg3 overflow<nsw> : i32 to i8",
        "%0 = arith.divui %arg3, %arg3 exact : i32",
    ] {
        let text = format!(
            "module {{\n  func.func @f(%arg0: tensor<4x4xf32>, %arg1: memref<4xi32>, %arg2: index, \
             %arg3: i32) {{\n    {operation}\n    return\n  }}\n}}"
        );
        assert_eq!(printed(&text, &Options::default()), text);
    }
    // Maps that every product of matrices has are left out, as mlir-opt 22 does.
    let maps = " indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, \
                affine_map<(m, n, k) -> (m, n)>]";
    let text = "module {\n  func.func @f(%arg0: tensor<4x4xf32>) {\n    %0 = linalg.matmul ins(%arg0, %arg0 : \
                tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg0 : tensor<4x4xf32>) -> tensor<4x4xf32>\n    \
                return\n  }\n}";
    let written = text.replace("matmul", &format!("matmul{maps}"));
    assert_eq!(printed(&written, &Options::default()), text);
    // A word that no version has is an error.
    let text =
        "func.func @f(%a: i32) {\n  %0 = arith.trunci %a overflowing<nsw> : i32 to i8\n  return\n}";
    let outcome =
        opt(text.as_bytes(), "input", &Options::default(), registry(), &Limits::default());
    assert!(outcome.messages.starts_with("input:2:24: error: "), "{}", outcome.messages);
}

/// A comment, or the operations that only one version has, choose the version that a file is read and printed as.
#[test]
fn a_file_is_read_and_printed_as_one_version_of_llvm() {
    let old = "    %1 = tensor.pack %t inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d : tensor<4x8xf32> -> \
               tensor<2x4x2x2xf32>\n";
    let new = old.replace("tensor.pack", "linalg.pack").replace("%1", "%2");
    for (head, more, version) in [
        ("", "", 22),
        ("// abide: llvm=19\n", "", 19),
        ("// abide: llvm=22\n", "", 22),
        ("", old, 19),
        ("", &new, 22),
        ("", &format!("{old}{new}"), 22),
        ("", "    // tensor.pack\n", 22),
        ("", "    \"mesh.own\"() : () -> ()\n", 19),
    ] {
        let text = format!(
            "{head}func.func @f(%m: memref<4xf32>, %t: tensor<4x8xf32>, %d: tensor<2x4x2x2xf32>) {{\n    \
             %0 = \"bufferization.to_tensor\"(%m) : (memref<4xf32>) -> tensor<4xf32>\n{more}    \
             return\n}}"
        );
        let limits = Limits::default();
        let printed = opt(text.as_bytes(), "input", &Options::default(), registry(), &limits);
        let printed = String::from_utf8_lossy(&printed.output).into_owned();
        let today = "%0 = bufferization.to_tensor %arg0 : memref<4xf32> to tensor<4xf32>\n";
        let is_new = printed.contains(today);
        let is_old = printed.contains(&today.replace(" to tensor<4xf32>", ""));
        assert_eq!((is_new, is_old), (version == 22, version == 19), "{text}\n{printed}");
        // The document is read as the same one, and an edit may choose another one.
        let document = Document::new(text.clone().into_bytes(), limits);
        let is_older = document.registry().version().is_some_and(|own| own.major == 19);
        assert_eq!(is_older, version == 19, "{text}");
        let start = u32::try_from(text.find("    %0").unwrap()).unwrap();
        let edit = TextEdit { span: Span::at(start), replacement: old.as_bytes().to_vec() };
        let edited = document.edited(&[edit]);
        let again = Document::new(edited.text().to_vec(), limits);
        assert_eq!(edited.registry().version(), again.registry().version(), "{text}");
        assert_eq!(edited.diagnostics(), again.diagnostics());
    }
    // The requested version counts, although only another one has this operation.
    let text = format!(
        "// abide: llvm=22\nfunc.func @f(%t: tensor<4x8xf32>, %d: tensor<2x4x2x2xf32>) {{\n{old}    return\n}}"
    );
    let document = Document::new(text.clone().into_bytes(), Limits::default());
    assert_eq!(document.registry().version().map(|own| own.major), Some(22));
    let refused =
        opt(text.as_bytes(), "t", &Options::default(), registry(), &Limits::default()).messages;
    assert!(refused.starts_with("t:3:10: error: custom op 'tensor.pack' is unknown"), "{refused}");
}

/// Since LLVM 20 some arrays of attributes are arrays of integers.
#[test]
fn arrays_of_integers_are_read_as_arrays_of_attributes() {
    let source = |mask: &str| {
        format!(
            "// abide: llvm=19\nfunc.func @f(%a: vector<2xf32>) {{\n  \
             %0 = \"vector.shuffle\"(%a, %a) <{{mask = {mask}}}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>\n  \
             return\n}}"
        )
    };
    let [older, newer] = ["[0, 3]", "array<i64: 0, 3>"].map(|mask| {
        let generic = printed(&source(mask), &Options { generic: true, ..Options::default() });
        assert!(generic.contains("<{mask = [0, 3]}>"), "{generic}");
        printed(&source(mask), &Options::default())
    });
    assert_eq!(older, newer);
    // The values are inspected in both forms.
    for mask in ["[0, 9]", "array<i64: 0, 9>"] {
        let text = source(mask);
        let outcome =
            opt(text.as_bytes(), "input", &Options::default(), registry(), &Limits::default());
        assert!(outcome.messages.contains("mask index #2 out of range"), "{}", outcome.messages);
    }
    // LLVM 22 has dense arrays only.
    let newest = |mask: &str| source(mask).replace("llvm=19", "llvm=22");
    let generic =
        printed(&newest("array<i64: 0, 3>"), &Options { generic: true, ..Options::default() });
    assert!(generic.contains("<{mask = array<i64: 0, 3>}>"), "{generic}");
    let limits = Limits::default();
    let refused =
        opt(newest("[0, 3]").as_bytes(), "input", &Options::default(), registry(), &limits);
    assert!(refused.messages.contains("i64 dense array attribute"), "{}", refused.messages);
}
