//! The check of declared forms on seeded inputs, and its negative controls.

#![allow(clippy::print_stdout, reason = "the figures are for who reads them")]

use crate::seeded::Slowest;
use abide_core::dialect::registry;
use abide_core::mlir::registry::Registry;
use abide_fuzz::Outcome;
use abide_fuzz::checks::forms::{MAX_MEMORY, Opt, described, described_forms_with, hold, opt_text};
use abide_fuzz::generate::forms::{Case, case};
use abide_generate::Random;
use abide_testing::memory::{live, peak_over, with_ceiling};
use arbitrary::Unstructured;
use std::panic::catch_unwind;
use std::time::Duration;

/// The number of inputs; this variable raises it.
const INPUTS: &str = "ABIDE_FORMS_INPUTS";

/// The first of their seeds, if it is not 1.
const FIRST_SEED: &str = "ABIDE_FORMS_SEED";

/// The variable with the maximum processor time of an input, in milliseconds. It is set for long runs of an optimised
/// program only.
const MAX_TIME: &str = "ABIDE_FORMS_MILLISECONDS";

/// The processor time of this thread, where the system tells it (Linux).
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// Whether something takes more processor time than allowed, three times in a row. A single slow run does not count,
/// because the first one may fill caches.
fn is_slow(max: Duration, run: impl Fn()) -> bool {
    (0..3).all(|_| {
        let start = processor_time();
        run();
        let time = processor_time().zip(start).map(|(end, start)| end.saturating_sub(start));
        time.expect("a system with processor times") > max
    })
}

/// A reader that never ends runs into the ceiling instead of taking all memory.
fn measured(run: &mut dyn FnMut()) -> usize {
    let before = live();
    with_ceiling(4 * MAX_MEMORY, || peak_over(before, run).1)
}

fn input(seed: u64) -> Vec<u8> {
    let mut random = Random::new(seed);
    let len = 100 + random.below(900);
    random.bytes(len)
}

#[test]
fn generated_forms() {
    let wanted = std::env::var(INPUTS).map_or(400, |count| count.parse().unwrap());
    let first: u64 = std::env::var(FIRST_SEED).map_or(1, |seed| seed.parse().unwrap());
    let (mut checked, mut failed, mut slowest) = (0, Vec::new(), Slowest::default());
    let max_time =
        std::env::var(MAX_TIME).ok().map(|ms| Duration::from_millis(ms.parse().unwrap()));
    let mut slow = Vec::new();
    // The first run loads the bundled dialects, which is not a part of the time of an input.
    let _ = opt_text(b"func.func private @f()", &[], registry());
    for seed in first..first + wanted {
        let run = || described_forms_with(opt_text, measured, &input(seed));
        match slowest.time(seed, || catch_unwind(run)) {
            Ok(outcome) => checked += u64::from(outcome == Outcome::Checked),
            Err(_) => failed.push(seed),
        }
        if max_time.is_some_and(|max| is_slow(max, || drop(catch_unwind(run)))) {
            slow.push(seed);
        }
    }
    println!("described_forms: {checked} of {wanted} inputs count; {slowest}");
    assert!(failed.is_empty(), "of the seeds {failed:?}");
    assert!(slow.is_empty(), "the seeds {slow:?} take more than {max_time:?}");
    assert!(checked * 100 >= wanted * 20, "only {checked} of {wanted} were printed");
}

#[test]
fn dialects_have_forms_to_check() {
    let (mut dialects, mut operations, mut with_format) = (String::new(), 0, 0);
    for seed in 0..200 {
        let bytes = input(seed);
        let made = case(&mut Unstructured::new(&bytes)).unwrap();
        let registry = described(&made.dialect);
        let own = registry.dialects().dialect("d").unwrap();
        operations += own.ops.len();
        with_format += own.ops.iter().filter(|op| op.format().is_some()).count();
        dialects.push_str(&made.dialect);
    }
    for word in [
        ")?",
        "^",
        "oilist(",
        "custom<C>($v",
        "custom<C>($o",
        "custom<C>($r",
        "struct(params)",
        "`<` params",
        "OptionalParameter",
        "OptionalAttr<P",
        "Variadic<",
        "TypeDef",
        "AnyRegion",
        "ForeignAttr",
        "= [{}]",
        "IsolatedFromAbove",
    ] {
        assert!(dialects.contains(word), "{word} is never generated");
    }
    assert!(with_format * 100 >= operations * 60, "{with_format} of {operations} forms are valid");
}

fn example() -> Case {
    let dialect = "include \"forms.td\"
def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }
def O0 : Op<D, \"o0\"> {
  let arguments = (ins AnyType:$o0);
  let assemblyFormat = \"$o0 `:` custom<C>(type($o0)) attr-dict\";
}
";
    let text = "func.func @f(%a: i8) {\n  d.o0 %a : i8\n  return\n}\n";
    Case { dialect: dialect.to_owned(), text: text.to_owned() }
}

/// The name of an operation in the generic form is a string, as an attribute may be.
#[test]
fn the_next_operation_is_not_a_part_of_a_half_known_form() {
    let (kept, refused) = (Outcome::Checked, Outcome::Rejected);
    for (arguments, format, operation, expected) in [
        // What is in front of the part in C++ is known to be missing.
        ("I64Attr:$v0, OptionalAttr<I64Attr>:$v1", "attr-dict $v0 custom<C>($v1)", "d.o0", refused),
        (
            "StrAttr:$v0, OptionalAttr<StrAttr>:$v1",
            "`[` custom<C>($v1) `]` $v0 attr-dict",
            "d.o0 []",
            kept,
        ),
        (
            "UnitAttr:$v0, I64Attr:$v1",
            "custom<C>($v1) (`of` `=` $v0^)? attr-dict",
            "d.o0 of =",
            kept,
        ),
    ] {
        let dialect = format!(
            "include \"forms.td\"
def D : Dialect {{ let name = \"d\"; let cppNamespace = \"::d\"; }}
def O0 : Op<D, \"o0\"> {{
  let arguments = (ins {arguments});
  let assemblyFormat = \"{format}\";
}}
"
        );
        let text = format!("func.func @f(%a: i8) {{\n  {operation}\n  return\n}}\n");
        assert_eq!(hold(opt_text, measured, &Case { dialect, text }, 0), expected, "{operation}");
    }
}

/// A block label shows that the value before a region is not its argument. A string after a region begins the next
/// operation.
#[test]
fn regions_of_half_known_forms_are_printed_as_they_are_read() {
    for (arguments, format, operation) in [
        (
            "AnyType:$o0",
            "custom<C>($o0, type($o0)) attr-dict custom<D>($r0)",
            "d.o0 %a {\n  ^bb0:\n    \"t.u\"() : () -> ()\n  }",
        ),
        (
            "OptionalAttr<StrAttr>:$v0",
            "attr-dict custom<C>($r0) ($v0^)?",
            "d.o0 ( {\n    \"t.u\"() : () -> ()\n  })",
        ),
    ] {
        let dialect = format!(
            "include \"forms.td\"
def D : Dialect {{ let name = \"d\"; let cppNamespace = \"::d\"; }}
def O0 : Op<D, \"o0\", [NoTerminator]> {{
  let arguments = (ins {arguments});
  let regions = (region AnyRegion:$r0);
  let assemblyFormat = \"{format}\";
}}
"
        );
        let text = format!("func.func @f(%a: i8) {{\n  {operation}\n  return\n}}\n");
        let case = Case { dialect, text };
        assert_eq!(hold(opt_text, measured, &case, 0), Outcome::Checked, "{operation}");
    }
}

/// A `<` without a partner may be a comparison, so the line of the next operation is not a part of the form.
#[test]
fn open_angles_end_before_the_line_of_the_next_operation() {
    let dialect = "include \"forms.td\"
def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }
def O0 : Op<D, \"o0\"> {
  let arguments = (ins OptionalAttr<StrAttr>:$v0);
  let assemblyFormat = \"custom<C>($v0) attr-dict\";
}
def O1 : Op<D, \"o1\"> { let assemblyFormat = \"attr-dict\"; }
";
    for text in [
        "d.o0 by = < v0 = true\nd.o1\nt.u 1 of\n",
        "module {\n  d.o0 by = < v0 = true\n  d.o1\n  t.u 1 of\n}\n",
        "module {\n}d.o0 a < b < c\nd.o1\n  t.u 1 of",
        "module {\n  d.o0 <\n    a.b, \"c\"\n  >\n  d.o1 t.u 1 of\n}\n",
    ] {
        let case = Case { dialect: dialect.to_owned(), text: text.to_owned() };
        let printed = opt_text(text.as_bytes(), &[], &described(dialect)).unwrap();
        let printed = String::from_utf8(printed).unwrap();
        assert!(printed.contains("\n  d.o1\n  t.u 1 of\n}"), "{printed}");
        assert_eq!(hold(opt_text, measured, &case, 0), Outcome::Checked, "{text}");
    }
}

/// C++ makes operands only of values, so that the next operation does not decide whether one is missing.
#[test]
fn half_known_forms_without_their_operands_are_refused() {
    for (arguments, format, operation) in [
        ("AnyType:$o0", "custom<C>($o0, type($o0)) attr-dict", "d.o0 word"),
        ("AnyType:$o0, UnitAttr:$v0", "$v0 attr-dict custom<C>($o0, type($o0))", "d.o0 of [1]"),
        ("AnyType:$o0, ForeignAttr:$v0", "$v0 attr-dict custom<C>($o0, type($o0))", "d.o0"),
    ] {
        let dialect = format!(
            "include \"forms.td\"
def D : Dialect {{ let name = \"d\"; let cppNamespace = \"::d\"; }}
def O0 : Op<D, \"o0\"> {{
  let arguments = (ins {arguments});
  let assemblyFormat = \"{format}\";
}}
"
        );
        for end in ["return", "\"func.return\"() : () -> ()"] {
            let text = format!("func.func @f(%a: i8) {{\n  {operation}\n  {end}\n}}\n");
            let refused = opt_text(text.as_bytes(), &[], &described(&dialect));
            let refused = refused.map(|printed| String::from_utf8_lossy(&printed).into_owned());
            assert!(refused.is_err_and(|error| error.contains("expected SSA operand")), "{text}");
        }
    }
}

/// Text in brackets after a blank does not belong to `#d.p1`.
#[test]
fn optional_parameters_that_begin_with_a_bracket_are_printed_in_brackets() {
    for (inner, form, text) in [
        ("`<` `>`", "params", "< >"),
        ("`<` `x` `>`", "($v0^)?", "<x>"),
        ("`<` `[` `]` `>`", "struct(params)", "<[]>"),
    ] {
        let dialect = format!(
            "include \"forms.td\"
def D : Dialect {{ let name = \"d\"; let cppNamespace = \"::d\"; }}
def P0 : AttrDef<D, \"P0Attr\", \"p0\"> {{
  let parameters = (ins);
  let assemblyFormat = \"{inner}\";
}}
def P1 : AttrDef<D, \"P1Attr\", \"p1\"> {{
  let parameters = (ins OptionalParameter<\"::d::P0Attr\">:$v0);
  let assemblyFormat = \"{form}\";
}}
def O0 : Op<D, \"o0\"> {{
  let arguments = (ins OptionalAttr<P1>:$v0, Variadic<AnyType>:$o0);
  let assemblyFormat = \"`[` `]` ($v0^)? attr-dict `on` custom<C>($o0, type($o0))\";
}}
"
        );
        let text = format!("func.func @f(%a: i8) {{\n  d.o0 [ ] {text} on (%a)\n  return\n}}\n");
        hold(opt_text, measured, &Case { dialect, text }, 0);
    }
}

/// The words of a group stay, although its attribute is written as nothing; a unit attribute does not take the text of another one.
#[test]
fn parts_that_are_written_as_nothing_are_not_lost() {
    for (arguments, format, operation) in [
        (
            "OptionalAttr<ForeignAttr>:$v0, StrAttr:$v1",
            "custom<C>($v0) attr-dict (`of` $v0^)? `of` $v1",
            "d.o0 of of \"a b\"",
        ),
        (
            "OptionalAttr<ForeignAttr>:$v0, OptionalAttr<StrAttr>:$v1",
            "attr-dict (`at` $v0^ `to`)? ($v1^)?",
            "d.o0 at to \"\"",
        ),
        (
            "OptionalAttr<ForeignAttr>:$v0, OptionalAttr<I64Attr>:$v1",
            "(`seal` $v0^)? (`by` $v1^)? attr-dict",
            "d.o0 seal by 1",
        ),
        ("UnitAttr:$v0, P0:$v1", "attr-dict $v0 $v1 `of`", "d.o0 of"),
        ("UnitAttr:$v0, OptionalAttr<P0>:$v1", "$v0 ($v1^)? attr-dict", "d.o0 #d.p0"),
        ("UnitAttr:$v0, AnyAttr:$v1", "$v0 $v1 attr-dict", "d.o0 1 : i32"),
    ] {
        let dialect = format!(
            "include \"forms.td\"
def D : Dialect {{ let name = \"d\"; let cppNamespace = \"::d\"; }}
def P0 : AttrDef<D, \"P0Attr\", \"p0\"> {{
  let parameters = (ins OptionalParameter<\"::mlir::StringAttr\">:$v0);
  let assemblyFormat = \"(`until` $v0^)?\";
}}
def O0 : Op<D, \"o0\"> {{
  let arguments = (ins {arguments});
  let assemblyFormat = \"{format}\";
}}
"
        );
        let text = format!("func.func @f(%a: i8) {{\n  {operation}\n  return\n}}\n");
        let printed = opt_text(text.as_bytes(), &[], &described(&dialect)).unwrap();
        let printed = String::from_utf8(printed).unwrap();
        for word in operation.split_whitespace() {
            let count = |text: &str| text.split_whitespace().filter(|own| *own == word).count();
            assert!(count(&printed) >= count(&text), "{text}{printed}");
        }
        let case = Case { dialect, text };
        assert_eq!(hold(opt_text, measured, &case, 0), Outcome::Checked, "{operation}");
    }
}

/// A label within a part that only C++ reads does not name a successor once that part turns out to have a region.
#[test]
fn labels_in_regions_that_cpp_reads_are_no_successors() {
    for (format, operation) in [
        ("attr-dict custom<C>($v0) `to` $r0", "d.o0 <i8> to {\n  ^bb0(%c: i8):\n  }"),
        ("custom<C>($v0) `to` $r0 attr-dict", "d.o0 to {\n  ^a(%c: i8, %e: i8):\n  }"),
        (
            "custom<C>($v0) `to` $r0 attr-dict",
            "d.o0 to {\n    d.o0 1 to {\n    ^bb0(%c: i8):\n      \"t.u\"(%c) : (i8) -> ()\n    }\n  }",
        ),
    ] {
        let dialect = format!(
            "include \"forms.td\"
def D : Dialect {{ let name = \"d\"; let cppNamespace = \"::d\"; }}
def O0 : Op<D, \"o0\", [NoTerminator]> {{
  let arguments = (ins OptionalAttr<StrAttr>:$v0);
  let regions = (region AnyRegion:$r0);
  let assemblyFormat = \"{format}\";
}}
"
        );
        let text = format!("func.func @f(%a: i8) {{\n  {operation}\n  return\n}}\n");
        let printed = opt_text(text.as_bytes(), &[], &described(&dialect));
        assert!(printed.is_ok(), "{text}{printed:?}");
        let case = Case { dialect, text };
        assert_eq!(hold(opt_text, measured, &case, 0), Outcome::Checked, "{operation}");
    }
}

#[test]
fn an_input_without_an_end_in_time_is_noticed() {
    if processor_time().is_some() {
        let until_it_counts = || {
            let start = processor_time();
            while processor_time() == start {}
        };
        assert!(is_slow(Duration::ZERO, until_it_counts));
        assert!(!is_slow(Duration::MAX, || drop(input(1))));
    }
}

/// Whether the check notices that `opt` is broken.
fn is_caught(opt: Opt) -> bool {
    catch_unwind(|| hold(opt, measured, &example(), 0)).is_err()
}

#[test]
fn broken_readers_are_caught() {
    assert!(!is_caught(opt_text));
    assert!(is_caught(|text, flags, registry: &Registry| {
        // Puts one blank more at the end each time.
        let blanks = text.iter().rev().take_while(|byte| **byte == b' ').count();
        Ok([opt_text(text, flags, registry)?, vec![b' '; blanks + 1]].concat())
    }));
    assert!(is_caught(|text, flags, registry| {
        let taken = vec![1_u8; MAX_MEMORY + text.len()];
        assert!(taken.last() == Some(&1));
        opt_text(text, flags, registry)
    }));
    assert!(is_caught(|text, flags, registry| {
        // Its printed form is not parsed.
        opt_text(text, flags, registry).map(|_| b"func.func @f( {".to_vec())
    }));
}
