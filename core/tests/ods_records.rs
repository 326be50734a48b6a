//! Descriptions from a project's own `.td` files.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::coverage::Coverage;
use abide_core::mlir::ods::{OpDescription, Syntax, Trait};
use abide_core::mlir::opt::{Options, opt};
use abide_core::mlir::registry::Registry;
use abide_testing::llvm_19_includes;
use std::path::PathBuf;
use std::sync::Arc;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../corpus/projects/twice")
}

fn described() -> Registry {
    let described = abide_project::describe(&[folder().join("twice.td")], &[], &Limits::default());
    assert_eq!((described.errors, described.missing), (vec![], vec![]));
    registry().with(described.dialects)
}

fn op(registry: &Registry, name: &str) -> Arc<OpDescription> {
    Arc::clone(registry.dialects().op(name).unwrap())
}

fn run(text: &str, registry: &Registry, options: &Options) -> (bool, String) {
    let outcome = opt(text.as_bytes(), "t", options, registry, &Limits::default());
    (outcome.success, String::from_utf8(outcome.output).unwrap() + &outcome.messages)
}

#[test]
fn an_operation_has_what_its_record_says() {
    let registry = described();
    let op = op(&registry, "twice.add");
    assert_eq!(&*op.summary, "Adds a number to itself");
    assert_eq!(&*op.description, "The number is *doubled*.");
    assert_eq!(&*op.operands[0].name, "value");
    assert_eq!(op.operands[0].constraint.summary(), "32-bit signless integer");
    assert_eq!(&*op.results[0].name, "sum");
    assert!(op.has(Trait::Pure) && matches!(op.syntax, Syntax::Format(_)));
    let place = op.place.as_ref().unwrap();
    let text = std::fs::read_to_string(&*place.path).unwrap();
    assert_eq!(&text[place.span.range()], "Twice_AddOp");
}

#[test]
fn two_registries_serve_the_same_text_at_the_same_time() {
    let text = "func.func @f(%a: f32) {\n  %0 = twice.add %a : f32 -> f32\n  return\n}\n";
    let options = Options::default();
    let (accepted, _) = run(text, registry(), &options);
    let (success, said) = run(text, &described(), &options);
    assert!(accepted && !success);
    assert!(said.contains("'twice.add' op operand #0 must be 32-bit signless integer"), "{said}");
}

#[test]
fn a_described_operation_is_printed_in_both_forms() {
    let text = std::fs::read_to_string(folder().join("use.mlir")).unwrap();
    let registry = described();
    let (success, custom) = run(&text, &registry, &Options::default());
    assert!(success, "{custom}");
    assert!(custom.contains("%0 = twice.add %arg0 : i32 -> i32"), "{custom}");
    // What only C++ reads comes back as it was written.
    assert!(custom.contains("%1 = twice.mix %0 : i32 (three, [times]) -> i32"), "{custom}");
    let options = Options { generic: true, ..Options::default() };
    let (success, generic) = run(&text, &registry, &options);
    assert!(success && generic.contains("\"twice.add\"(%arg0) : (i32) -> i32"), "{generic}");
    // The type of its result is known all the same.
    assert!(generic.contains("\"func.return\"(%1) : (i32) -> ()"), "{generic}");
}

/// C++ prints attributes and types within its own text as any printer does: with aliases, and as their formats say.
#[test]
fn what_is_written_out_in_the_text_of_cpp_is_printed_as_elsewhere() {
    let parts = "affine_map<(i) -> (i)>, #arith.fastmath< nnan>, !llvm.struct<(i32, f32)>";
    let text = format!(
        "func.func @f(%a: i32) {{\n  %1 = twice.mix %a : i32 (three, [{parts}]) -> i32\n  return\n}}\n"
    );
    let (success, output) = run(&text, &described(), &Options::default());
    let printed = "#map, #arith.fastmath<nnan>, !llvm.struct<(i32, f32)>";
    let line = format!("twice.mix %arg0 : i32 (three, [{printed}]) -> i32");
    assert!(success && output.contains(&line), "{output}");
    assert!(output.starts_with("#map = affine_map<(d0) -> (d0)>\n"), "{output}");
    // Without a description nobody knows what the text is.
    let (success, output) = run(&text, registry(), &Options::default());
    assert!(success && output.contains(parts), "{output}");
}

/// An attribute of an interface may be of any class, so its name is written.
#[test]
fn an_attribute_of_an_interface_is_printed_in_full() {
    let folder = folder().join("../valve");
    let described = abide_project::describe(&[folder.join("valve.td")], &[], &Limits::default());
    assert_eq!((described.errors, described.missing), (vec![], vec![]));
    let registry = registry().with(described.dialects);
    let text = std::fs::read_to_string(folder.join("use.mlir")).unwrap();
    let (success, printed) = run(&text, &registry, &Options::default());
    assert!(
        success && printed.contains("  valve.turn at(#valve.pipe<4>) %arg0 : i32\n"),
        "{printed}"
    );
    let options = Options { generic: true, ..Options::default() };
    let (success, printed) = run(&text, &registry, &options);
    assert!(success && printed.contains("<{at = #valve.pipe<4>}>"), "{printed}");
}

/// What only C++ writes is given back: an attribute behind whose name no `<` stands, and the names of what flows into a
/// region where C++ gives them.
#[test]
fn spellings_and_names_of_cpp_are_given_back() {
    let folder = folder().join("../valve");
    let described = abide_project::describe(&[folder.join("valve.td")], &[], &Limits::default());
    let registry = registry().with(described.dialects);
    let text = std::fs::read_to_string(folder.join("cpp.mlir")).unwrap();
    let (success, printed) = run(&text, &registry, &Options::default());
    // The other region's argument has the name that MLIR gives it.
    let (pipework, tank) = text.split_at(text.find("valve.tank").unwrap());
    let expected = format!("{pipework}{}", tank.replace("%water", "%arg0"));
    let indented: String = expected.lines().map(|line| format!("  {line}\n")).collect();
    assert!(success && printed.contains(&indented), "{printed}");
    let alone = "func.func @f(%a: i32) {\n  valve.mark %a as @north : i32\n  return\n}\n";
    let options = Options { generic: true, ..Options::default() };
    let (success, printed) = run(alone, &registry, &options);
    assert!(success && printed.contains("<{tag = #valve<tag@north>}>"), "{printed}");
    // Read once more it is the same attribute.
    let (success, printed) = run(&printed, &registry, &Options::default());
    assert!(success && printed.contains("valve.mark %arg0 as @north : i32\n"), "{printed}");
}

/// A parser in C++ may give a function attributes that its text does not say.
#[test]
fn what_cpp_may_add_to_a_function_is_not_missed() {
    let Some(includes) = llvm_19_includes() else { return };
    let path = [folder().join("../valve/drill.td")];
    let folders = [includes.display().to_string()];
    let described = abide_project::describe(&path, &folders, &Limits::default());
    assert_eq!((described.errors, described.missing), (vec![], vec![]));
    let registry = registry().with(described.dialects);
    let text = "drill.run @monthly(%by: i32) {\n  \"test.turn\"(%by) : (i32) -> ()\n}\n";
    let (success, printed) = run(text, &registry, &Options::default());
    assert!(success && printed.contains("  drill.run @monthly(%arg0: i32) {\n"), "{printed}");
}

#[test]
fn coverage_counts_what_was_read_by_a_form() {
    let text = std::fs::read(folder().join("use.mlir")).unwrap();
    let mut coverage = Coverage::default();
    coverage.add(&text, &described(), &Limits::default());
    let twice = coverage.by_dialect["twice"];
    assert_eq!((twice.uses, twice.described, twice.declarative, twice.read), (2, 2, 2, 2));
    let mut without = Coverage::default();
    without.add(&text, registry(), &Limits::default());
    assert_eq!(without.by_dialect["twice"].described, 0);
    assert_eq!(without.missed["twice.mix"], 1);
}

#[test]
fn a_form_that_does_not_fit_is_no_error_where_only_cpp_knows_it() {
    let text = "func.func @f(%a: i32) {\n  %1 = twice.mix %a : i32 => i32\n  return\n}\n";
    let (success, output) = run(text, &described(), &Options::default());
    assert!(success && output.contains("twice.mix %arg0 : i32 => i32"), "{output}");
}
