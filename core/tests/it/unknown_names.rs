//! Errors and warnings about unknown names of operations, in `abide check` and an editor.

use super::verification::edited;
use crate::support::{check, render};
use abide_core::diagnostic::Severity;
use abide_core::ide::Document;
use abide_core::limits::Limits;
use abide_core::mlir;
use abide_core::text::apply_edits;

/// Names whose meaning only the dialect of an unknown operation defines are not uses of others.
#[test]
fn names_of_unknown_operations_are_their_own() {
    let texts = [
        // The arguments of a region may have the names of outer values.
        "func.func @f(%a: i32) {\n  %0 = foo.dispatch(%a) : (i32) -> i32 =\n      (%a: i64) {\n    \
         %1 = arith.addi %a, %a : i64\n    foo.end\n  }\n  return\n}\n",
        "func.func @f(%a: i32) {\n  foo.update %a : i32 -> %result as i32\n  return\n}\n",
    ];
    for text in texts {
        assert_eq!(mlir::check(text.as_bytes(), &Limits::default()), [], "{text}");
    }
    // In other lists in parentheses values are operands.
    let text = "func.func @f(%a: i32) {\n  foo.dispatch ins(%a: i32) {\n    \
                %1 = arith.addi %a, %a : i64\n    foo.end\n  }\n  return\n}\n";
    assert!(!mlir::check(text.as_bytes(), &Limits::default()).is_empty());
}

/// The tree takes the last word of `{xshape.reduce}` for a terminator; the parser reads an attribute.
#[test]
fn the_only_attribute_of_an_operation_is_no_unknown_operation() {
    let own = |operation: &str| {
        // An error elsewhere, so that the names are checked one by one.
        let wrong = "%w = arith.addf %a, %a : index";
        let text = format!("func.func @f(%a: index) {{\n  {wrong}\n  {operation}\n  return\n}}\n");
        let found = mlir::check(text.as_bytes(), &Limits::default());
        let names = found.into_iter().filter(|one| one.code.name() == "mlir-unknown-operation");
        names.map(|one| one.message).collect::<Vec<_>>()
    };
    for right in [
        "%0 = index.shl %a, %a {xshape.reduce}",
        "%0 = arith.addi %a, %a {xshape.reduce} : index",
        "%0 = arith.addi %a, %a { xshape.reduce } : index",
        "x.y %a {xshape.reduce}",
        "func.call @f(%a) {xshape.reduce} : (index) -> ()",
    ] {
        assert_eq!(own(right), [""; 0], "{right}");
    }
    for wrong in [
        "scf.execute_region {\n    xshape.reduce\n  }",
        "scf.execute_region { xshape.reduce }",
        "x.y %a {\n    xshape.reduce\n  }",
        "\"x.y\"() ({ xshape.reduce }) : () -> ()",
        "builtin.module { xshape.reduce }",
    ] {
        assert_eq!(own(wrong).len(), 1, "{wrong}");
    }
}

/// Other versions of StableHLO have other operations, but a name that is nearly a known one is a mistake.
#[test]
fn misspelt_operations_of_stablehlo_have_a_warning() {
    let text = "func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanhh %a : tensor<4xf32>
  %1 = \"chlo.erff\"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.of_another_version %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
";
    let found = Document::new(text.into(), Limits::default()).diagnostics();
    let short: Vec<_> = found.iter().map(|one| (one.severity, one.message.clone())).collect();
    assert_eq!(short.len(), 2, "{short:?}");
    assert!(short.iter().all(|(severity, _)| *severity == Severity::Warning), "{short:?}");
    assert!(short[0].1.contains("did you mean 'stablehlo.tanh'"), "{short:?}");
    assert!(short[1].1.contains("did you mean 'chlo.erf'"), "{short:?}");
}

/// A reduction applies an operation that is known, if its dialect is.
#[test]
fn a_reduction_by_an_unknown_operation_is_reported() {
    let of = |name: &str| {
        let text = format!(
            "func.func @f(%a: tensor<4x8xf32>, %i: tensor<f32>) -> tensor<4xf32> {{
  %r = stablehlo.reduce(%a init: %i) applies {name} across dimensions = [1]
    : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}}
"
        );
        let found = Document::new(text.into(), Limits::default()).diagnostics();
        found.into_iter().map(|one| one.message.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(of("stablehlo.sum"), ["custom op 'stablehlo.sum' is unknown"]);
    assert_eq!(of("stablehlo.plus"), ["custom op 'stablehlo.plus' is unknown"]);
    assert_eq!(of("stablehlo.add"), [""; 0]);
    assert_eq!(of("own.combine"), [""; 0]);
}

/// A function whose name has no dialect takes that of the enclosing operation.
#[test]
fn functions_have_the_dialect_of_the_enclosing_operation() {
    let text = "shape.function_library @lib {
  func @f(%a: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %a : !shape.value_shape -> !shape.size
    return %0 : !shape.size
  }
} mapping {
}
";
    let found = check(text);
    assert_eq!(found.len(), 1, "{}", render(text, &found));
    assert!(render(text, &found).starts_with("3:10 mlir-invalid-operation "));
    let document = Document::new(text.into(), Limits::default());
    let fixed_text = edited(document, "-> !shape.size", "-> !shape.shape");
    let fixed_text = edited(fixed_text, "%0 : !shape.size", "%0 : !shape.shape");
    assert_eq!(fixed_text.diagnostics(), []);
    // Its owner is unknown.
    let text = text.replace("shape.function_library", "my.library");
    assert_eq!(check(&text), []);
}

/// Names without a dialect are looked up in the dialect of the region.
#[test]
fn a_function_without_its_dialect_is_unknown() {
    for (word, place) in
        [("func", ""), ("fnc", ""), ("func", "module {\n"), ("funcc", "module {\n")]
    {
        let end = if place.is_empty() { "" } else { "}\n" };
        let text = format!("{place}{word} @f() {{\n  return\n}}\n{end}");
        let found = check(&text);
        let line = place.len() / 9 + 1;
        let message = format!(
            "{line}:1 mlir-unknown-operation custom op '{word}' is unknown (tried 'builtin.{word}' as well); did you \
             mean 'func.func'?\n"
        );
        assert_eq!(render(&text, &found), message);
        let fixed_text =
            apply_edits(text.as_bytes(), &found[0].fix.as_ref().unwrap().edits).unwrap();
        assert_eq!(check(&String::from_utf8(fixed_text).unwrap()), []);
    }
    // The operation around functions or symbols is also unknown.
    for (text, place) in [
        ("modle {\n  func.func @f() {\n    return\n  }\n}\n", "1:1"),
        ("module {\n  foo {\n    func.func private @f()\n  }\n}\n", "2:3"),
        (
            "gpu.module @m {\n  foo {\n    gpu.func @f() kernel {\n      gpu.return\n    }\n  }\n}\n",
            "2:3",
        ),
    ] {
        let found = render(text, &check(text));
        assert!(
            found.starts_with(&format!("{place} mlir-unknown-operation custom op '")),
            "{found}"
        );
        assert_eq!(found.lines().count(), 1, "{found}");
    }
    assert_eq!(check("x.module {\n  foo {\n    func.func private @f()\n  }\n}\n"), []);
    // In the region of an unknown operation it may be of its dialect.
    assert_eq!(check("x.module {\n  func @f() {\n    return\n  }\n}\n"), []);
}
