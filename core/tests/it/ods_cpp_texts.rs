//! Operations of a project with a C++ form stay as written: blanks folded, without comments, with today's names of
//! values and blocks.

use crate::support::{printed_lines as printed, project_file, registry_with};
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use abide_core::mlir::registry::Registry;
use abide_testing::llvm_19_includes;

fn hull() -> Option<Registry> {
    described("hull.td")
}

/// The description in a file, with the classes of MLIR itself.
fn described(file: &str) -> Option<Registry> {
    let includes = llvm_19_includes()?;
    Some(registry_with(&project_file("valve").join(file), Some(&includes)))
}

/// The lines that a text within a module is printed as, which are printed as the same again.
fn becomes(written: &str, expected: &str) {
    becomes_with(hull(), written, expected);
}

fn becomes_with(registry: Option<Registry>, written: &str, expected: &str) {
    let Some(registry) = registry else { return };
    for text in [written, expected] {
        let text = format!("module {{\n{text}}}\n");
        assert_eq!(printed(&text, &registry), format!("module {{\n{expected}}}\n"), "{written}");
    }
}

/// The text is printed with the same lines, apart from their indentation.
fn stays(text: &str) {
    let lines: String = text.lines().map(|line| format!("{}\n", line.trim())).collect();
    let Some(registry) = hull() else { return };
    let expected = format!("module {{\n{lines}}}\n");
    let outcome = opt(text.as_bytes(), "t", &Options::default(), &registry, &Limits::default());
    let once = String::from_utf8(outcome.output).unwrap();
    assert_eq!(printed(text, &registry), expected);
    assert_eq!(printed(&once, &registry), expected);
}

#[test]
fn results_that_cpp_names_keep_their_names() {
    for [mast, part, side] in [["%a", "%b", "%c"], ["%0", "%1", "%2"], ["%a", "%0", "%keel"]] {
        stays(&format!(
            "{mast} = hull.mast \"top\" : i8\n\
             {part} = hull.part {mast}[\"keel\"] : i8\n\
             {side} = hull.side Port : i8\n\
             \"test.use\"({part}, {side}) : (i8, i8) -> ()\n"
        ));
    }
    stays(
        "%keel = hull.side keel : !hull.box<keel: i8, mast: box<a: i1, b: i1>>\n\
         %0:2 = hull.split %keel : !hull.box<keel: i8, mast: box<a: i1, b: i1>>\n\
         %a, %b = hull.route(%keel) -> (out: i8)\n\
         \"test.use\"(%0#0, %0#1, %a, %b) : (i8, i8, i8, i1) -> ()\n",
    );
}

#[test]
fn types_are_those_of_a_printer() {
    becomes(
        "%a = hull.side a : i8\n\
         hull.call %a: i8\n\
         hull.call [%a]:  memref<? x2 x f32> into tensor<2 x i8, #hull.x>\n\
         hull.call (%a: i8) for: %a:2 default:i8 {\n}\n",
        "%a = hull.side a : i8\n\
         hull.call %a: i8\n\
         hull.call [%a]: memref<?x2xf32> into tensor<2xi8, #hull.x>\n\
         hull.call (%a: i8) for: %a:2 default:i8 {\n}\n",
    );
}

/// Next to C++-only parts.
#[test]
fn attributes_that_may_be_left_out_stay() {
    stays(
        "hull.log by=\"mate\" entry=3\nhull.log entry=3 level=2\nhull.log entry =3\n\
         hull.log by = \"mate\" entry = 3\n",
    );
}

#[test]
fn functions_stay_as_written() {
    stays("hull.crew private @a(%x : i8, %y: tensor<2xi8> {z.z = 1 : i8}, ...) -> (i8)\n");
    becomes(
        "hull.crew @a(%x : i8, ...) -> () {\n\"test.use\"(%x) : (i8) -> ()\n}\n",
        "hull.crew @a(%arg0 : i8, ...) -> () {\n\"test.use\"(%arg0) : (i8) -> ()\n}\n",
    );
}

#[test]
fn the_arguments_of_a_function_keep_names_that_cpp_gives() {
    let lines =
        "hull.watch @a(%keel: i8, %mast: i1) -> i8 {\n\"test.use\"(%keel) : (i8) -> ()\n}\n";
    becomes(lines, lines);
    let kept = lines.replace("@a(", "@a (");
    becomes(&kept, &kept);
}

/// A region whose label names its arguments counts from the position of the operation, as in MLIR.
#[test]
fn arguments_of_a_labelled_region_are_numbered_as_if_alone() {
    let kept = "hull.loop (%arg0: i8) {\n\"test.use\"(%arg0) : (i8) -> ()\n} do {\n\
                ^bb0(%arg0: i8):\n\"test.use\"(%arg0) : (i8) -> ()\n}\n";
    becomes(kept, kept);
}

#[test]
fn blocks_keep_names_that_cpp_gives() {
    let kept = "hull.rig {\n^fore0(%arg0: i8):\n\"test.go\"()[^mizzen] : () -> ()\n\
                ^mizzen:  // pred: ^fore0\n\"test.go\"()[^bb2] : () -> ()\n\
                ^bb2:  // pred: ^mizzen\n\"test.end\"() : () -> ()\n}, {\n\
                ^fore0(%arg0: i8):\n\"test.end\"() : () -> ()\n}\n";
    becomes(kept, kept);
    becomes(&kept.replace("^bb2", "^bb7"), kept);
}

#[test]
fn lists_stay_on_their_lines_without_comments() {
    let text = "%a = hull.side a : i8\nhull.call(\n  %a,\n  %a // both\n) {\n  x = 1 : i8\n} : (\n i8, i8)\n\
                %b, %c = hull.route(\n  %a\n  // what\n\n) -> (\n  b : i8,\n  c : i1\n)\n";
    let expected = text.replace(" // both", "").replace("  // what\n\n", "");
    stays(&expected);
    let Some(registry) = hull() else { return };
    assert_eq!(printed(text, &registry), printed(&expected, &registry));
}

#[test]
fn cases_are_on_separate_lines() {
    let kept = "func.func @f(%arg0: i8) {\nhull.turn %arg0 : i8, [\ndefault: ^bb1(%arg0 : i8),\n\
                42: ^bb1(%arg0 : i8)\n]\n^bb1(%0: i8):  // 2 preds: ^bb0, ^bb0\nreturn\n}\n";
    becomes(kept, kept);
}

#[test]
fn brackets_around_an_attribute_are_not_an_index() {
    let kept = "%a = hull.side a : i8\nhull.call (%a [#hull.far<1>], %a[1])\n";
    becomes(kept, kept);
}

#[test]
fn brackets_around_results_stay() {
    for kept in [
        "%0 = hull.call @a() : () -> (i8)\n",
        "%0 = hull.call @a -> (i8)\n",
        "%0:2 = hull.call @a() : () -> (i8, i8)\n",
        "hull.call @a() : () -> ()\n",
        "%0 = hull.call @a() : () -> (() -> i8)\n",
    ] {
        stays(kept);
    }
}

#[test]
fn numbers_stay_and_maps_are_those_of_a_printer() {
    let Some(registry) = hull() else { return };
    let text = "#map = affine_map<(d0) -> (d0)>\nmodule {\nhull.call #map(4)\n\
                hull.call 0.5 -3.25, #map, \"0.5\"\n}\n";
    assert_eq!(printed(text, &registry), text);
    assert_eq!(printed(&text.replace(" #map", " affine_map<(d0)  -> (d0)>"), &registry), text);
}

#[test]
fn a_text_that_does_not_fit_its_format_stays_as_written() {
    stays("hull.paint all\n  in(red)\n  to 2 level 3\n");
}

#[test]
fn the_class_of_all_types_of_a_dialect_reads_their_words() {
    let text = "%0 = \"test.make\"() : () -> !hull.p4\n%1 = hull.saw %0 : p4 -> box<{a: p4}>\n\
                \"test.use\"(%1) : (!hull.box<{a: p4}>) -> ()\n";
    becomes(text, text);
}

/// In the text of an undescribed operation, too.
#[test]
fn braces_in_angles_need_not_be_properties() {
    let text = "test.region {\n%0 = test.make : <box<{a: i8, b: i8}>>\n}\n";
    becomes(text, text);
}

#[test]
fn the_dialect_is_left_out_where_it_is_understood() {
    becomes(
        "hull.deck @a (%x: i8) {\n%0 = hull.call @a() : () -> i8\ncall @b() : () -> ()\nend %x : i8\n}\nhull.call @c\n",
        "hull.deck @a (%arg0: i8) {\n%0 = call @a() : () -> i8\ncall @b() : () -> ()\nend %arg0 : i8\n}\nhull.call @c\n",
    );
}

#[test]
fn results_of_circt_are_called_as_its_printers_call_them() {
    let lines =
        |[x, verbatim, symbol, invalid, analog, three, clock, ports, used, memory]: [&str; 10]| {
            format!(
                "{x} = sv.constantX : i4\n\
             {verbatim} = sv.verbatim.expr \"`LEFT+1\" : i4\n\
             {symbol} = sv.macro.ref.expr @RIGHT : i4\n\
             {invalid} = firrtl.invalidvalue : !firrtl.bundle<a: uint<1>>\n\
             {analog} = firrtl.invalidvalue : !firrtl.analog<13>\n\
             {three} = firrtl.constant -3 : !firrtl.sint<4>\n\
             {clock} = firrtl.constant 0 : !firrtl.clock\n\
             {ports} = firrtl.instance a sym @b {{c}} @M(in in: !firrtl.bundle<a: uint<1>, b: clock>, out out: !firrtl.clock)\n\
             {memory} = firrtl.mem Undefined {{name = \"m\", portNames = [\"r\", \"w\"]}} : !firrtl.clock, !firrtl.clock\n\
             \"test.use\"({used}) : (!firrtl.clock) -> ()\n"
            )
        };
    becomes_with(
        described("gates.td"),
        &lines(["%a", "%b", "%0", "%1", "%2", "%3", "%4", "%5:2", "%5#1", "%6:2"]),
        &lines([
            "%x_i4",
            "%LEFT",
            "%RIGHT",
            "%invalid",
            "%invalid_analog13",
            "%c-3_si4",
            "%c0_clock",
            "%a_in, %a_out",
            "%a_out",
            "%m_r, %m_w",
        ]),
    );
}

#[test]
fn types_within_types_of_circt_omit_their_dialect() {
    becomes_with(
        described("gates.td"),
        "\"test.use\"() {t = !hw.struct<a: !hw.array<2 x i1>, b: !sv.x>, u = !hw.other<!hw.a>} : () -> ()\n",
        "\"test.use\"() {t = !hw.struct<a: array<2xi1>, b: !sv.x>, u = !hw.other<!hw.a>} : () -> ()\n",
    );
}

fn keeps(text: &str) {
    becomes_with(described("dock.td"), text, text);
}

#[test]
fn brackets_after_a_value_are_kept_as_written() {
    let lines = |blank: &str| {
        format!(
            "%0 = dock.ship : i8\n%1 = dock.choose %0{blank}[%0, %0] : i8\n\
             dock.list %0{blank}[%1, %1] : memref<2x2xi8>\ndock.list (%0{blank}[%1])\n"
        )
    };
    keeps(&lines(" "));
    keeps(&lines(""));
}

#[test]
fn broken_lines_stay() {
    keeps(
        "%0 = dock.ship : i8\ndock.list [\n@a(%0 : i8)\n@b(%0 : i8)\n]\n\
         dock.shift(%0) at 2 {\ndock.list %0\n}\nlate(%0) by 3 {\ndock.list %0\n} : i8\n",
    );
    keeps(
        "%0 = dock.ship : i8\ndock.list at [\n@a(%0 : i8),\n@b(%0 : i8)\n]\ndock.list at [\n@a\n]\n",
    );
    keeps("%0 = dock.ship : i8\ndock.page\nof(%0 : i8)\ntext \"a\", 3\n");
}

#[test]
fn lists_of_parameters_stay_alike() {
    keeps("dock.list [<@a,0,public>, <@b,1,private>]\n");
}

#[test]
fn a_number_of_another_type_is_not_a_boolean() {
    keeps("%0 = dock.depth 1 : i1\n");
}

#[test]
fn ports_with_another_outer_name_have_a_name() {
    becomes_with(
        described("dock.td"),
        "dock.hall @a(in %0 \"\" : i1, in %b \"x y\" : i2) {\ndock.list %0, %b\n}\n",
        "dock.hall @a(in %arg0 \"\" : i1, in %arg1 \"x y\" : i2) {\ndock.list %arg0, %arg1\n}\n",
    );
}

/// A name in front of a region is not its argument if a later operation defines that name.
#[test]
fn values_of_enclosing_regions_are_numbered_later() {
    becomes_with(
        described("dock.td"),
        "dock.plan {\ndock.crane %a : i8 {\ndock.crane %b {\ndock.list %a, %b\n}\n}\n\
         %a = dock.ship : i8\n%b = dock.ship : i8\n}\n",
        "dock.plan {\ndock.crane %0 : i8 {\ndock.crane %1 {\ndock.list %0, %1\n}\n}\n\
         %0 = dock.ship : i8\n%1 = dock.ship : i8\n}\n",
    );
}

#[test]
fn a_missing_part_keeps_the_following_text() {
    keeps("dock.store corn, 3\ndock.weigh 3, 4\n");
    let Some(registry) = described("dock.td") else { return };
    let options = Options { generic: true, ..Options::default() };
    let text = "dock.store corn, 3\ndock.weigh 3, 4\n";
    let outcome = opt(text.as_bytes(), "t", &options, &registry, &Limits::default());
    let generic = String::from_utf8(outcome.output).unwrap();
    assert!(generic.contains("\"dock.store\"() <{load = 1 : i32, weight = 3 : i32}>"), "{generic}");
    assert!(generic.contains("\"dock.weigh\"() <{most = 4 : i32, weight = 3 : i32}>"), "{generic}");
}

/// Whatever C++ parses after it.
#[test]
fn a_missing_word_before_a_cpp_only_part_is_an_error() {
    let Some(registry) = described("dock.td") else { return };
    let text = "%0 = dock.ship : i8\ndock.sign %0 onn 5 by : i8\n";
    assert_eq!(
        printed(text, &registry),
        "t:2:14: error: expected 'on'\n\
         dock.sign %0 onn 5 by : i8\n^\n"
    );
    keeps("%0 = dock.ship : i8\ndock.sign %0 on 5, \"a\" by : i8\n");
}

#[test]
fn an_attribute_may_print_as_empty_text() {
    let lines = [
        "hatch.close %arg0 seal : i8",
        "hatch.close %arg0 seal  of = \"rim\" {a = 1 : i32} : i8",
        "hatch.twice 4 on %arg0 : i8",
        "hatch.last (%arg0 : i8) seal",
        "hatch.around (%arg0 : i8) seal {\n}",
        "hatch.any seal turns 4 %arg0 : i8",
        "hatch.any turns 4 seal %arg0 : i8",
    ];
    let module = format!("func.func @f(%arg0: i8) {{\n{}\nreturn\n}}\n", lines.join("\n"));
    becomes_with(described("hatch.td"), &module, &module);
}

#[test]
fn a_form_that_begins_with_a_blank_adds_one_once() {
    let module = |line: &str| format!("func.func @f(%arg0: i8) {{\n{line}\nreturn\n}}\n");
    let expected = module("hatch.bolt at =  of = \"rim\" %arg0 i8");
    for blanks in ["", " ", "  "] {
        let written = module(&format!("hatch.bolt at ={blanks}of = \"rim\" %arg0 i8"));
        becomes_with(described("hatch.td"), &written, &expected);
    }
}

#[test]
fn an_error_within_a_region_is_not_hidden_by_the_form_around_it() {
    let Some(registry) = described("hatch.td") else { return };
    let room = |line: &str| {
        format!(
            "func.func @f(%a: i8, %b: i8) {{\nhatch.room of [1] %a : i8 {{\n{line}\n}}\n\
             \"t.op\"(%a) : (i8) -> ()\nreturn\n}}\n"
        )
    };
    let wrong = printed(&room("hatch.room at %a, %b : i8, i8 {\n}"), &registry);
    assert!(wrong.contains("t:3:12: error: expected 'of'"), "{wrong}");
    // A text of a form in C++ does not change the names around it.
    let right = printed(&room("hatch.room of %c %d : i8 x {\n}"), &registry);
    assert!(right.contains("hatch.room of [1] %arg0 : i8 {\n"), "{right}");
    assert!(right.contains("\"t.op\"(%arg0) : (i8) -> ()\n"), "{right}");
}

#[test]
fn the_next_operation_in_the_generic_form_is_not_an_attribute() {
    for next in ["\"t.op\"() : () -> ()", "\"t.op\"() {a} : () -> ()", "return"] {
        let module = |line: &str| format!("func.func @f() {{\n{line}\n{next}\nreturn\n}}\n");
        let module = |line: &str| match next {
            "return" => module(line).replacen("return\n", "", 1),
            _ => module(line),
        };
        let expected = module("hatch.end  of = \"rim\" 4");
        for blank in ["", " "] {
            let written = module(&format!("hatch.end{blank} of = \"rim\" 4"));
            becomes_with(described("hatch.td"), &written, &expected);
        }
    }
}
