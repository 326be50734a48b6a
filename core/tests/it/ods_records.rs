//! Descriptions from a project's own `.td` files.

use crate::support::{project_file, registry_with};
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::coverage::Coverage;
use abide_core::mlir::ods::{OpDescription, Syntax, Trait};
use abide_core::mlir::opt::{Options, opt};
use abide_core::mlir::registry::Registry;
use abide_testing::llvm_19_includes;
use std::sync::Arc;

fn described() -> Registry {
    registry_with(&project_file("twice/twice.td"), None)
}

fn op(registry: &Registry, name: &str) -> Arc<OpDescription> {
    Arc::clone(registry.dialects().op(name).unwrap())
}

fn run(text: &str, registry: &Registry, options: &Options) -> (bool, String) {
    let outcome = opt(text.as_bytes(), "t", options, registry, &Limits::default());
    (outcome.success, String::from_utf8(outcome.output).unwrap() + &outcome.messages)
}

#[test]
fn an_operation_matches_its_record() {
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
    let text = std::fs::read_to_string(project_file("twice/use.mlir")).unwrap();
    let registry = described();
    let (success, custom) = run(&text, &registry, &Options::default());
    assert!(success, "{custom}");
    assert!(custom.contains("%0 = twice.add %arg0 : i32 -> i32"), "{custom}");
    // Text that only C++ parses is printed unchanged.
    assert!(custom.contains("%1 = twice.mix %0 : i32 (three, [times]) -> i32"), "{custom}");
    let options = Options { generic: true, ..Options::default() };
    let (success, generic) = run(&text, &registry, &options);
    assert!(success && generic.contains("\"twice.add\"(%arg0) : (i32) -> i32"), "{generic}");
    // The type of its result is still known.
    assert!(generic.contains("\"func.return\"(%1) : (i32) -> ()"), "{generic}");
}

/// C++ prints attributes and types within its own text as any printer does: with aliases, and in their formats.
#[test]
fn attributes_in_cpp_only_text_are_printed_as_elsewhere() {
    let parts = "affine_map<(i) -> (i)>, #arith.fastmath< nnan>, !llvm.struct<(i32, f32)>";
    let text = format!(
        "func.func @f(%a: i32) {{\n  %1 = twice.mix %a : i32 (three, [{parts}]) -> i32\n  return\n}}\n"
    );
    let (success, output) = run(&text, &described(), &Options::default());
    let printed = "#map, #arith.fastmath<nnan>, !llvm.struct<(i32, f32)>";
    let line = format!("twice.mix %arg0 : i32 (three, [{printed}]) -> i32");
    assert!(success && output.contains(&line), "{output}");
    assert!(output.starts_with("#map = affine_map<(d0) -> (d0)>\n"), "{output}");
    // Without a description the text is unknown.
    let (success, output) = run(&text, registry(), &Options::default());
    assert!(success && output.contains(parts), "{output}");
}

/// An attribute of an interface may be of any class, so its name is written.
#[test]
fn an_attribute_of_an_interface_is_printed_in_full() {
    let registry = registry_with(&project_file("valve/valve.td"), None);
    let text = std::fs::read_to_string(project_file("valve/use.mlir")).unwrap();
    let (success, printed) = run(&text, &registry, &Options::default());
    assert!(
        success && printed.contains("  valve.turn at(#valve.pipe<4>) %arg0 : i32\n"),
        "{printed}"
    );
    let options = Options { generic: true, ..Options::default() };
    let (success, printed) = run(&text, &registry, &options);
    assert!(success && printed.contains("<{at = #valve.pipe<4>}>"), "{printed}");
}

/// C++-only spellings are kept: an attribute whose name is not followed by `<`, and the names of region arguments
/// chosen by C++.
#[test]
fn spellings_and_names_of_cpp_are_given_back() {
    let registry = registry_with(&project_file("valve/valve.td"), None);
    let text = std::fs::read_to_string(project_file("valve/cpp.mlir")).unwrap();
    let (success, printed) = run(&text, &registry, &Options::default());
    // The other region's argument has MLIR's default name.
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

/// Only C++ knows whether what looks like a dictionary is one.
#[test]
fn dictionaries_in_the_text_of_cpp_stay_as_written() {
    let registry = registry_with(&project_file("valve/valve.td"), None);
    let text = "valve.tank(in %water : i32) attributes {  name = \"x\", k=1, // why\n f = 2 } {\n}\n\
                valve.tank(in %a : i32) {a} {} {\n}\n";
    let (success, printed) = run(text, &registry, &Options::default());
    assert!(success, "{printed}");
    let expected = "valve.tank(in %arg0 : i32) attributes { name = \"x\", k=1,\n   f = 2 } {\n";
    assert!(printed.contains(expected), "{printed}");
    assert!(printed.contains("valve.tank(in %arg0 : i32) {a} {} {\n"), "{printed}");
    assert_eq!(run(&printed, &registry, &Options::default()), (true, printed));
}

/// With the classes of MLIR itself.
fn drill() -> Option<Registry> {
    let includes = llvm_19_includes()?;
    Some(registry_with(&project_file("valve/drill.td"), Some(&includes)))
}

/// The printed form of a text after `module {`, each line without its leading blanks.
fn printed(text: &str, registry: &Registry) -> String {
    let (success, printed) = run(text, registry, &Options::default());
    assert!(success, "{printed}");
    let lines = printed.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| format!("{line}\n")).collect()
}

/// A parser in C++ may add attributes to a function, and a terminator to a body, that the text does not have.
#[test]
fn additions_by_cpp_are_not_required() {
    let Some(registry) = drill() else { return };
    let text = "drill.run @monthly(%by: i32) {\n  \"test.turn\"(%by) : (i32) -> ()\n}\n";
    let expected = "drill.run @monthly(%arg0: i32) {\n";
    assert!(printed(text, &registry).contains(expected));
    // A region keeps the terminator that is written, and gets none.
    let text = "module {\ndrill.round @short {\ndrill.last\n}\n}\n";
    let without = text.replace("drill.last\n", "");
    assert_eq!(printed(&without, &registry), without);
    assert_eq!(printed(&text.replace("{\ndrill.last\n}", "{ drill.last }"), &registry), text);
}

#[test]
fn arguments_and_ports_are_kept_as_written() {
    let Some(registry) = drill() else { return };
    let text = "module {\ndrill.room @a(in %arg0: i1) {\ndrill.last\n}\n\
                drill.house @b<n: i2>(in %arg0: i1, out \"\" : i2, out \"\": i1) {\n}\n}\n";
    assert_eq!(printed(&text.replace("%arg0", "%x"), &registry), text);
    let (success, said) = run("drill.room @a {drill.lasd}", &registry, &Options::default());
    assert!(success && said.contains("@a {drill.lasd}"), "{said}");
}

/// The text around a C++-only part, and unnamed results.
#[test]
fn a_half_known_form_is_printed_by_its_known_parts() {
    let Some(registry) = drill() else { return };
    let text = "module {\n%0 = drill.sound [<bell> twice] 4.200000e+01 {a = 1 : i64}\n}\n";
    let written = "drill.sound [#drill.signal<bell> twice] 42.0 {a = 1}";
    assert_eq!(printed(written, &registry), text);
}

#[test]
fn results_that_cpp_names_keep_their_names() {
    let Some(registry) = drill() else { return };
    let text = "module {\n%a.b, %a.c = drill.post \"a\" @h() -> (b: i1, c: !drill.track<i8>)\n\
                %x = drill.post \"a\" @h() -> i1\n%0:2 = drill.post \"b\" @h() -> (b: i1, c: i1)\n}\n";
    assert_eq!(printed(text, &registry), text);
}

#[test]
fn a_type_without_a_name_is_read_by_its_class() {
    let Some(registry) = drill() else { return };
    let text = "module {\nfunc.func @f(%arg0: !drill.i8) {\n%0 = drill.add %arg0, %arg0 : i8\nreturn\n}\n}\n";
    assert_eq!(printed(text, &registry), text);
}

/// MLIR parses `: type` after a dialect's attribute before the dialect parses the whole.
#[test]
fn an_attribute_may_continue_after_its_brackets() {
    let Some(registry) = drill() else { return };
    let text = "module attributes {a.b = #drill<pitch <bell> : i32>, a.c = 1 : i64} {\n}\n";
    assert_eq!(printed(text, &registry), text);
    let written = text.replace("#drill<pitch <bell> : i32>", "#drill.pitch<bell> : i32");
    assert_eq!(printed(&written, &registry), text);
    let (success, said) = run(&written.replace(" : i32", ""), &registry, &Options::default());
    assert!(!success && said.contains("expected ':'"), "{said}");
}

/// MLIR does not keep alias names, so an alias that C++ would name differently is expanded.
#[test]
fn aliases_that_cpp_would_name_differently_are_expanded() {
    let Some(registry) = drill() else { return };
    let text =
        "#bell = #drill.signal<bell>\nmodule attributes {a.b = #drill.plan<#bell, 2>} {\n}\n";
    assert_eq!(printed(text, &registry), text);
    assert_eq!(printed(&text.replace("<#bell", "<<bell>"), &registry), text);
    let written = text.replace("#bell", "#mine");
    let expected = "module attributes {a.b = #drill.plan<<bell>, 2>} {\n}\n";
    assert_eq!(printed(&written, &registry), expected);
}

/// If only C++ knows the number of results of a part, they are not counted.
#[test]
fn results_that_only_cpp_counts_are_not_counted() {
    let Some(registry) = drill() else { return };
    // As MLIR does, with the blanks around absent elements.
    let text = "module {\nfunc.func @f(%arg0: i32) {\n%came = drill.alarm  of %arg0\n\
                %came_0, %late = drill.alarm in 3 of %arg0 {a = 1 : i64, b}\nreturn\n}\n}\n";
    assert_eq!(printed(&text.replace("{a = 1 : i64, b}", "{b, a = 1}"), &registry), text);
}

#[test]
fn sets_of_attributes_are_in_quotes() {
    let Some(registry) = drill() else { return };
    let text = "module {\ndrill.hold \"Hall|Yard\"\ndrill.hold Yard\n}\n";
    assert_eq!(printed(text, &registry), text);
}

#[test]
fn an_attribute_need_not_begin_with_a_bracket() {
    let Some(registry) = drill() else { return };
    // A blank of the operation, and one of the attribute.
    let text = "module {\ndrill.call  @north at [1, 2]\ndrill.call  @south at []\n}\n";
    assert_eq!(printed(&text.replace("1, 2", "1,2"), &registry), text);
    let (success, said) = run("drill.call @north at [x]", &registry, &Options::default());
    assert!(!success && said.contains("expected integer value"), "{said}");
}

#[test]
fn constants_of_cpp_keep_their_names_and_numbers() {
    let Some(registry) = drill() else { return };
    let text = "module {\n%a = drill.count 4 : i8\n%0 = drill.count 15 : i4\n%1 = drill.count 0 : i1\n\
                %x = drill.count high\n}\n";
    assert_eq!(printed(text, &registry), text);
    assert_eq!(printed(&text.replace("%1 = ", ""), &registry), text);
}

/// None is not 0, which is a value that is written.
#[test]
fn an_optional_number_may_be_0() {
    let Some(registry) = drill() else { return };
    let text = "module attributes {a.b = #drill.time<hour = 0, late = false>} {\n}\n";
    let written = text.replace("false>", "false, minute = 0>");
    assert_eq!(printed(&written, &registry), text);
}

/// C++-only text keeps its blanks, because some printers omit them after a comma.
#[test]
fn parameters_of_cpp_keep_their_blanks() {
    let Some(registry) = drill() else { return };
    let text = "module {\nfunc.func private @f(!drill.track<[1,?,3],f32>)\n}\n";
    assert_eq!(printed(text, &registry), text);
}

#[test]
fn coverage_counts_what_was_read_by_a_form() {
    let text = std::fs::read(project_file("twice/use.mlir")).unwrap();
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
fn a_misfit_with_a_half_known_form_is_an_error_if_a_sign_is_missing() {
    let text = "func.func @f(%a: i32) {\n  %1 = twice.mix %a : i32 -> i32 i32\n  return\n}\n";
    let (success, output) = run(text, &described(), &Options::default());
    assert!(success && output.contains("twice.mix %arg0 : i32 -> i32 i32"), "{output}");
    let (success, output) = run(&text.replace("->", "=>"), &described(), &Options::default());
    assert!(!success && output.contains("expected '->'"), "{output}");
}

#[test]
fn results_have_the_names_of_the_td_file() {
    let Some(registry) = drill() else { return };
    let text = "module {\nfunc.func @f(%arg0: i32) -> i1 {\n%up, %down = drill.pulse %arg0\n\
                %up_0, %down_1 = drill.pulse %arg0\n%a_b = drill.label %arg0 as \"a b\"\n\
                %0 = drill.label %arg0\n%maybe = drill.guess %arg0\nreturn %down_1 : i1\n}\n}\n";
    assert_eq!(printed(text, &registry), text);
    let renamed =
        [("%up,", "%p,"), ("%up_0, %down_1", "%2:2"), ("%down_1", "%2#1"), ("%a_b", "%l")];
    let written =
        renamed.iter().fold(text.to_owned(), |text, (own, other)| text.replace(own, other));
    assert_ne!(written, text);
    assert_eq!(printed(&written, &registry), text);
}

/// MLIR numbers the names of a region that are taken, whatever they are called.
#[test]
fn a_name_of_the_text_takes_its_number_from_the_others() {
    let Some(registry) = drill() else { return };
    let text = "module {\nfunc.func @f(%arg0: i32) {\n%a = drill.guess %arg0\n%a_0 = drill.guess %arg0\n\
                %c1 = arith.constant 1 : index\n%c1_1 = arith.constant 1 : index\nreturn\n}\n}\n";
    assert_eq!(printed(text, &registry), text);
    // If there is another number, none is removed.
    let text = text.replace("%a_0", "%a_x").replace("%c1_1", "%c1_0");
    assert_eq!(printed(&text, &registry), text);
}

#[test]
fn constants_of_any_dialect_are_symbols() {
    let Some(registry) = drill() else { return };
    let text = "func.func @f() {\naffine.for %i = 0 to 4 {\n%n = drill.count 8 : index\n\
                affine.for %j = 0 to %n {\n}\n}\nreturn\n}\n";
    let (success, said) = run(text, &registry, &Options::default());
    assert!(success, "{said}");
    let other =
        text.replace("drill.count 8", "\"drill.none\"()").replace(": index\n", ": () -> index\n");
    let (success, said) = run(&other, &registry, &Options::default());
    assert!(!success && said.contains("cannot be used as a"), "{said}");
}

fn watch() -> Option<Registry> {
    let includes = llvm_19_includes()?;
    Some(registry_with(&project_file("valve/watch.td"), Some(&includes)))
}

/// Neither are the entries of an attribute that only C++ reads sorted.
#[test]
fn a_dictionary_that_cpp_reads_stays_as_written() {
    let Some(registry) = watch() else { return };
    let at = |of: &str| format!("\"test.at\"() {{of = #watch.plan<{of}>}} : () -> ()\n");
    let kept = format!("module {{\n{}}}\n", at("late = [[3], \"b,  a\"], early = [1, 2]"));
    assert_eq!(printed(&at("late = [[3], \"b,  a\"],\n  early  = [1, 2]"), &registry), kept);
    assert_eq!(printed(&kept, &registry), kept);
    for other in ["", "b, a = 1", "b = 1, 2", "b=1, \"a\""] {
        assert_eq!(printed(&at(other), &registry), format!("module {{\n{}}}\n", at(other)));
    }
}

/// The text around C++-only regions keeps its meaning, and the names before a region are its arguments.
#[test]
fn parts_that_only_cpp_reads_may_have_regions() {
    let Some(registry) = watch() else { return };
    let text = "module {\n\
                func.func @f(%arg0: i32) {\n\
                watch.keep at(<bell>) (%arg1: i32, %arg2: i1) -> i1 {\n\
                \"test.turn\"(%arg1, %arg0) : (i32, i32) -> ()\n\
                } then(%arg1 = %arg0) {\n\
                \"test.turn\"(%arg1) : (i32) -> ()\n\
                } until 4 of {%arg0, %arg0} attributes {a}\n\
                watch.turns \"all\" = [one(%arg1) {\n\
                \"test.turn\"(%arg1) : (i32) -> ()\n\
                }, two(%arg1, %arg2) {\n\
                \"test.turn\"(%arg2) : (i32) -> ()\n\
                }]\n\
                watch.rest %arg0\n\
                watch.rest %arg0 over(%arg1: i32) {\n\
                \"test.turn\"(%arg1) : (i32) -> ()\n\
                } {a}\n\
                return\n}\n}\n";
    let written = text.replace("(<bell>)", "(#watch.signal<bell>)").replace("until 4", "until  4");
    let written = written.replace("%arg1", "%x").replace("%arg2", "%y");
    assert_eq!(printed(&written, &registry), text);
    let mut coverage = Coverage::default();
    coverage.add(written.as_bytes(), &registry, &Limits::default());
    let watch = coverage.by_dialect["watch"];
    assert_eq!((watch.declarative, watch.read), (4, 4));
    // If a part requires fewer regions than the text has, the text is kept.
    let text = "module {\nfunc.func @f(%arg0: i32) {\n\
                watch.rest %arg0 over(%arg1: i32) {\n} and {\n}\nreturn\n}\n}\n";
    assert_eq!(printed(&text.replace("%arg1", "%x"), &registry), text);
}
