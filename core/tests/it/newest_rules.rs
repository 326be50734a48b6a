//! Rules that only the newest version of LLVM has: informations in a text whose version is open.

use abide_core::diagnostic::Severity;
use abide_core::ide::Document;
use abide_core::limits::Limits;

/// Texts that LLVM 19 accepts and LLVM 22 refuses, each with the beginning of the message.
const TEXTS: [(&str, &str); 4] = [
    (
        "func.func @f(%m: memref<f32>) {
  %v = vector.load %m[] : memref<f32>, vector<4xf32>
  return
}
",
        "'vector.load' op destination memref has lower rank than the result vector",
    ),
    (
        "func.func @f(%a: i32) {
  acc.loop control(%i : i32) = (%a : i32) to (%a : i32) step (%a : i32) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true>}
  return
}
",
        "at least one of auto, independent, seq must be present",
    ),
    (
        "func.func @f(%c: i32, %t: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.fill ins(%c : i32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
",
        "'linalg.fill' op expected fill value type ('i32') to match output element type ('f32')",
    ),
    (
        "func.func @f(%t: tensor<8xf32>) -> tensor<4xf32> {
  %r = tensor.extract_slice %t[6] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %r : tensor<4xf32>
}
",
        "",
    ),
];

fn found(text: &str) -> Vec<(Severity, String)> {
    let found = Document::new(text.into(), Limits::default()).diagnostics();
    found.into_iter().map(|one| (one.severity, one.message.to_string())).collect()
}

#[test]
fn a_rule_of_the_newest_version_is_an_information_where_the_version_is_open() {
    for (text, message) in TEXTS {
        let [(severity, own)] = &found(text)[..] else { panic!("{text}{:?}", found(text)) };
        assert_eq!(*severity, Severity::Information, "{own}");
        assert!(own.starts_with(message) && own.ends_with("; older versions accept it"), "{own}");
        let [(severity, own)] = &found(&format!("// abide: llvm=22\n{text}"))[..] else {
            panic!("{text}")
        };
        assert_eq!(*severity, Severity::Error, "{own}");
        assert_eq!(found(&format!("// abide: llvm=19\n{text}")), [], "{text}");
    }
}

/// Equal operations are checked once, and each of them is reported.
#[test]
fn equal_operations_have_an_information_each() {
    let (text, message) = TEXTS[3];
    let line = text.lines().nth(1).unwrap();
    let again = line.replace("%r", "%s");
    let found = found(&text.replace(line, &format!("{line}\n{again}")));
    let informations = found
        .iter()
        .filter(|(severity, own)| *severity == Severity::Information && own.starts_with(message));
    assert_eq!(informations.count(), 2, "{found:?}");
}

/// An information hides no error, neither of the operation nor of others.
#[test]
fn an_information_hides_no_error() {
    let (text, _) = TEXTS[0];
    let text = text.replace("  return\n", "  %w = arith.addi %m, %m : i32\n  return\n");
    let severities: Vec<Severity> =
        found(&text).into_iter().map(|(severity, _)| severity).collect();
    assert!(severities.contains(&Severity::Error), "{severities:?}");
    assert!(severities.contains(&Severity::Information), "{severities:?}");
}

/// A file in the form of an older version is reported once, unless it asks for that version.
#[test]
fn a_file_in_the_form_of_an_older_version_is_reported() {
    let text = "func.func @f(%a: tensor<2x3xf32>) -> tensor<6xf32> {
  %0 = tosa.reshape %a {new_shape = array<i64: 6>} : (tensor<2x3xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
";
    let message = "'tosa.reshape' has another form in LLVM 22; the file is read as LLVM 19";
    assert_eq!(found(text), [(Severity::Information, message.to_owned())]);
    assert_eq!(found(&format!("// abide: llvm=19\n{text}")), []);
}
