//! Mistakes in forms that vary between versions of LLVM: what no version has is an error.

use super::regressions::{errors, lines, said};
use crate::old_names::found;
use abide_core::diagnostic::Severity;

#[test]
fn forms_of_other_versions_and_dialects_are_accepted() {
    let texts = [
        // Since LLVM 20 the outer bound of a basis may be left out.
        "func.func @f(%a: index, %b: index) {
  %0:2 = affine.delinearize_index %a into (%b) : index, index
  return
}
",
        // A `return` that is indented deeper than an operation of an unknown dialect belongs to the function.
        "func.func @f(%a: i32) -> i32 {
%0 = foo.bar ins(%a : i32) -> i32
  return %0 : i32
}
",
        // Any attribute may be a layout.
        "func.func @f(%a: memref<4x4x2x4x!ttcore.tile<32x32, f32>, #ttcore.shard<16384x4096, 1>, #ttcore.memory_space<l1>>) {
  return
}
",
        // The parent of symbols is a symbol table.
        "firrtl.circuit \"Top\" {
  firrtl.module @Top() {}
}
firrtl.circuit \"Top\" {
  firrtl.module @Top() {}
}
",
        // The name in `-> %0 as` is never looked up.
        "util.func @f(%v: i32, %r: !stream.resource<*>, %c: index) -> !stream.resource<*> {
  %fill = stream.async.fill %v, %r[%c to %c for %c] : i32 -> %0 as !stream.resource<*>{%c}
  util.return %fill : !stream.resource<*>
}
",
        "func.func @f() {
  %m = memref.alloca() alignment = 64 : memref<4xf32>
  return
}
",
    ];
    for text in texts {
        assert_eq!(errors(text), [], "{text}");
    }
}

/// Dialects grow: an additional word may be new if the form continues after it.
#[test]
fn additions_to_a_form_are_warnings_and_mistakes_are_errors() {
    let said_of = |line: &str| {
        let text = format!(
            "func.func @f(%a: i32, %m: memref<4xi32>, %i: index) {{\n  {line}\n  return\n}}\n"
        );
        said(&text)
    };
    for line in [
        "%0 = arith.addi %a, %a exact : i32",
        "%0 = arith.addi %a, %a overflow<nsw> exact(4) : i32",
        "%0 = arith.addi %a, %a mode = \"x\" : i32",
        "%0 = memref.load inbounds %m[%i] : memref<4xi32>",
        "scf.for %k = %i to %i step %i hint = 4 {\n  }",
    ] {
        let found = said_of(line);
        assert!(matches!(found.as_slice(), [(Severity::Warning, _)]), "{line}: {found:?}");
        assert!(found[0].1.contains("neither LLVM 19 nor 22 has this form"), "{found:?}");
    }
    for line in [
        "%0 = arith.addi %a %a : i32",
        "%0 = arith.addi %a, %a overflwo<nsw> : i32",
        "%0 = arith.addi %a, %a exact i32",
        "%0 = arith.addi %a, %a exact( : i32",
        "%0 = arith.addi %a, %a",
        "%0 = memref.load inbounds [%i] : memref<4xi32>",
        "%r = scf.for %k = %i to %i step %i itre_args(%x = %a) -> (i32) {\n  }",
        // The form has the word in another place.
        "scf.for %k = to %i %i step %i {\n  }",
        "scf.for %k = %i to step %i %i {\n  }",
        "scf.parallel (%k) = (%i) to step (%i) (%i) {\n  }",
    ] {
        let found = said_of(line);
        let is_error = found.iter().any(|(severity, _)| *severity == Severity::Error);
        assert!(is_error, "{line}: {found:?}");
    }
}

/// A part missing from all forms of an operation is not a sign of another version, and all text after it is still
/// parsed.
#[test]
fn too_few_operands_are_an_error_whatever_the_version() {
    let text = "llvm.func @f(%a: i1, %s: !llvm.struct<(i32, i8)>) {
  %2 = llvm.and %a : i1
  %3 = llvm.insertvalue %s[1] : !llvm.struct<(i32, i8)>
  llvm.return
}
";
    assert_eq!(lines(text), [2, 3]);
}

/// The counts of an operation are compared in whatever form its dialect writes it.
#[test]
fn counts_that_do_not_match_are_errors_where_the_form_varies() {
    let text = "func.func @f(%i: index, %t: tensor<4xf32>, %u: tensor<4xf32>) {
  scf.parallel (%a) = (%i) to (%i, %i) step (%i) {
  }
  scf.forall (%a) in (4, 5) {
  }
  %0 = scf.forall (%a) in (4) shared_outs(%o = %t, %p = %u) -> (tensor<4xf32>) {
  }
  return
}
";
    assert_eq!(lines(text), [2, 4, 6]);
}

/// An operation in the form of LLVM 19 does not affect the same operation in another function.
#[test]
fn the_version_of_an_operation_does_not_affect_others() {
    let text = "func.func @a() {
  omp.parallel {
    omp.cancel nothing
    omp.terminator
  }
  return
}
func.func @b() {
  omp.parallel {
    omp.cancel cancellation_construct_type(parallel)
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}
";
    assert_eq!(lines(text), [3]);
}

#[test]
fn an_operation_without_its_operands_is_an_error_in_all_versions() {
    for text in [
        "stablehlo.add {a = 1}\n",
        "%0 = stablehlo.add : tensor<f32>\n",
        "chlo.polygamma {func.func @f() {\n  return\n}}\n",
    ] {
        assert_eq!(lines(text), [1], "{text}");
    }
    let other =
        "func.func @f(%a: tensor<f32>) {\n  stablehlo.add %a %a : tensor<f32>\n  return\n}\n";
    assert!(lines(other).is_empty());
}

#[test]
fn a_form_that_no_version_has_is_an_error() {
    let of = |operation: &str| {
        format!(
            "func.func @f(%t: tensor<4x8xf32>, %v: vector<4x8xf32>, %w: vector<4xf32>, %f: f32) {{\n  \
             {operation}\n  return\n}}\n"
        )
    };
    for wrong in [
        "%0 = tensor.expand_shape %t junk junk",
        "%0 = bufferization.to_buffer %t : tensor<4x8xf32> memref<4x8xf32>",
        "%0 = vector.insert %f, %w[0] : f32 vector<4xf32>",
        "%0 = vector.multi_reduction <add>, %v, %w [1] : vector<4x8xf32> vector<4xf32>",
        "%0 = vector.multi_reduction <add> %v, %w [1] : vector<4x8xf32> to vector<4xf32>",
    ] {
        let found = found(&of(wrong));
        assert_eq!(found.len(), 1, "{wrong}: {found:?}");
        assert_eq!(found[0].0, "error", "{wrong}");
    }
    for other in [
        "%0 = tensor.expand_shape %t [[0, 1], [2]] : tensor<4x8xf32> into tensor<2x2x8xf32>",
        "%0 = vector.extract %v[1, 2] : vector<4x8xf32>",
        "%0 = vector.reduction \"add\", %w : vector<4xf32> into f32",
    ] {
        let found = found(&of(other));
        assert!(found.iter().all(|(severity, ..)| severity != "error"), "{other}: {found:?}");
    }
}
