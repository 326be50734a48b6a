//! Operations of earlier versions of LLVM, and their names of today.

use abide_core::dialect::registry;
use abide_core::ide::Document;
use abide_core::limits::Limits;
use abide_dialects::{old_name, old_names};

/// The codes, severities and fixes of a text's diagnostics.
fn found(text: &str) -> Vec<(String, String, Option<String>)> {
    let document = Document::new(text.as_bytes().to_vec(), Limits::default());
    let one = |found: abide_core::diagnostic::Diagnostic| {
        let fix = found.fix.as_ref().and_then(|fix| fix.edits.first());
        let fix = fix.map(|edit| String::from_utf8_lossy(&edit.replacement).into_owned());
        (found.severity.name().to_owned(), found.message.to_string(), fix)
    };
    document.diagnostics().into_iter().map(one).collect()
}

#[test]
fn new_names_are_described_and_old_names_are_not() {
    for name in old_names() {
        let old = old_name(name).unwrap();
        for today in &old.today {
            assert!(registry().operation(today.as_bytes()).is_some(), "{name}: {today}");
        }
        // What LLVM 19 has is described as an operation of that version.
        let is_described = registry().operation(name.as_bytes()).is_some();
        assert!(!is_described || old.last >= 19, "{name}");
    }
}

#[test]
fn old_names_have_a_fix_if_only_the_name_changed() {
    let text = "\
func.func @f(%a: f32, %c: i1) -> f32 {
  %0 = std.addf %a, %a : f32
  %1 = mulf %0, %a : f32
  %2 = \"std.subf\"(%1, %a) : (f32, f32) -> f32
  %3 = math.abs %2 : f32
  cond_br %c, ^bb1, ^bb1
^bb1:
  return %3 : f32
}
";
    let found = found(text);
    let short: Vec<(&str, &str, Option<&str>)> = found
        .iter()
        .map(|(severity, message, fix)| (&**severity, &**message, fix.as_deref()))
        .collect();
    assert_eq!(
        short,
        [
            ("warning", "'std.addf' is 'arith.addf' since LLVM 14", Some("arith.addf")),
            ("warning", "'mulf' is 'arith.mulf' since LLVM 14", Some("arith.mulf")),
            ("warning", "'std.subf' is 'arith.subf' since LLVM 14", Some("\"arith.subf\"")),
            (
                "warning",
                "'math.abs' is 'math.absf' or 'math.absi' since LLVM 16, by its types",
                None
            ),
            ("warning", "'cond_br' is 'cf.cond_br' since LLVM 15", Some("cf.cond_br")),
        ]
    );
}

#[test]
fn operations_of_the_enclosing_region_are_not_old_names() {
    let text = "\
func.func @f(%c: i1) {
  call @g() : () -> ()
  return
}
func.func private @g()
";
    assert_eq!(found(text), []);
    assert!(registry().operation(b"func.return").is_some());
}
