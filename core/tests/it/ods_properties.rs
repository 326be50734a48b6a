//! Properties of a project's operations: formats write them in another way than the generic form has them.
//!
//! What is expected here is what the operations of MLIR's own test dialect do that have such properties.

use crate::support::{project_file, registry_with};
use abide_core::limits::Limits;
use abide_core::mlir::opt::{Options, opt};
use abide_core::mlir::registry::Registry;
use std::path::Path;

fn dial() -> Option<Registry> {
    described("dial.td")
}

fn described(file: &str) -> Option<Registry> {
    let includes = Path::new("/usr/lib/llvm-22/include");
    if !includes.join("mlir/IR/Properties.td").is_file() {
        abide_testing::skip("no .td files of LLVM 22 in /usr/lib/llvm-22/include");
        return None;
    }
    Some(registry_with(&project_file("valve").join(file), Some(includes)))
}

/// The printed form of an operation, or its errors.
fn printed(text: &str, options: &Options, registry: &Registry) -> String {
    let outcome = opt(text.as_bytes(), "t", options, registry, &Limits::default());
    let printed = String::from_utf8(outcome.output).unwrap() + &outcome.messages;
    let mut lines = printed.lines().map(str::trim).filter(|line| line.contains("dial"));
    lines.next().unwrap_or(&printed).to_owned()
}

/// The bytecode of a text.
fn encoded(text: &str, registry: &Registry) -> Vec<u8> {
    let options = Options { emit_bytecode: true, ..Options::default() };
    let outcome = opt(text.as_bytes(), "t", &options, registry, &Limits::default());
    assert!(outcome.success, "{text}: {}", outcome.messages);
    outcome.output
}

/// The printed form of the operation of a file in bytecode.
fn decoded(bytes: &[u8], registry: &Registry) -> String {
    let outcome = opt(bytes, "t", &Options::default(), registry, &Limits::default());
    let printed = String::from_utf8(outcome.output).unwrap() + &outcome.messages;
    let mut lines = printed.lines().map(str::trim).filter(|line| line.contains("dial"));
    lines.next().unwrap_or(&printed).to_owned()
}

/// The original form, the printed form, and the properties in the generic form; all three are parsed to the same,
/// and so is their bytecode.
fn is_read(registry: &Registry, written: &str, custom: &str, properties: &str) {
    let name = custom.split(' ').next().unwrap();
    let generic = format!("\"{name}\"() <{{{properties}}}> : () -> ()");
    let in_full = Options { generic: true, ..Options::default() };
    for text in [written, custom, &generic] {
        assert_eq!(printed(text, &Options::default(), registry), custom, "{text}");
        assert_eq!(printed(text, &in_full, registry), generic, "{text}");
        assert_eq!(decoded(&encoded(text, registry), registry), custom, "{text}");
    }
}

#[test]
fn omitted_properties_have_their_default_in_the_generic_form() {
    let Some(registry) = dial() else { return };
    let read = |written, custom, properties| is_read(&registry, written, custom, properties);
    read(
        "dial.read 4",
        "dial.read 4",
        "averaged = false, channel = 4 : i64, limit = [], unit = \"bar\"",
    );
    read(
        "dial.read -4 limit -7 in \"psi\" averaged",
        "dial.read -4 limit -7 in \"psi\" averaged",
        "averaged, channel = -4 : i64, limit = [-7], unit = \"psi\"",
    );
    read(
        "dial.read 4 limit none in \"bar\"",
        "dial.read 4",
        "averaged = false, channel = 4 : i64, limit = [], unit = \"bar\"",
    );
}

#[test]
fn nested_properties_determine_where_they_end() {
    let Some(registry) = dial() else { return };
    let read = |written, custom, properties| is_read(&registry, written, custom, properties);
    read(
        "dial.mark [] names []",
        "dial.mark [] names []",
        "colour = [], names = [], places = [], shown = [], thick = [], zero = []",
    );
    read(
        "dial.mark [1,2] names [none, \"a\"] zero some<none>",
        "dial.mark [1, 2] names [none, \"a\"] zero some<none>",
        "colour = [], names = [[], [\"a\"]], places = [1, 2], shown = [], thick = [], zero = [[]]",
    );
    read(
        "dial.mark [0] names [] zero some<3> colour some<\"red\"> thick some<unit> shown [true, false]",
        "dial.mark [0] names [] zero some<3> colour some<\"red\"> thick some<unit> shown [true, false]",
        "colour = [\"red\"], names = [], places = [0], shown = [true, false], thick = [unit], zero = [[3]]",
    );
    read(
        "dial.mark [0] names [] thick some<unit_absent>",
        "dial.mark [0] names [] thick some<unit_absent>",
        "colour = [], names = [], places = [0], shown = [], thick = [false], zero = []",
    );
}

/// The bytes that mlir-tblgen's `writeProperties` makes: the values in the order of the declaration.
#[test]
fn properties_are_encoded_as_values() {
    let Some(registry) = dial() else { return };
    let bytes = encoded("dial.read -4 limit -7 in \"psi\" averaged", &registry);
    let number = |low: u8| [&[0, low][..], &[0xff; 7]].concat();
    let before = [number(0xfc), vec![1], number(0xf9)].concat();
    let found = bytes.windows(before.len()).position(|window| window == before);
    let found = found.unwrap_or_else(|| panic!("{bytes:x?}"));
    // The number of the text "psi", and the flag.
    assert_eq!(bytes[found + before.len() + 1], 1, "{bytes:x?}");
    assert!(bytes.windows(4).any(|window| window == b"psi\0"));
}

/// Bytecode without properties, or of a property that only its C++ encodes, would lose the values.
#[test]
fn properties_that_cannot_be_encoded_are_refused() {
    let Some(registry) = dial() else { return };
    for (text, version, message) in [
        ("dial.read 4", 4, "cannot be written in version 4 of bytecode"),
        ("dial.trim 4", 6, "the encoding of one is known to its C++ only"),
    ] {
        let options =
            Options { emit_bytecode: true, bytecode_version: Some(version), ..Options::default() };
        let outcome = opt(text.as_bytes(), "t", &options, &registry, &Limits::default());
        assert!(!outcome.success && outcome.output.is_empty(), "{text}");
        assert!(outcome.messages.contains(message), "{text}: {}", outcome.messages);
    }
}

#[test]
fn clauses_may_be_flags() {
    let Some(registry) = dial() else { return };
    let read = |written, custom, properties| is_read(&registry, written, custom, properties);
    read("dial.lamp green red", "dial.lamp red green", "green, is_on = [], level = [], red");
    read(
        "dial.lamp level = 3 false",
        "dial.lamp level = 3 false",
        "green = false, is_on = [false], level = [3 : i32], red = false",
    );
}

#[test]
fn invalid_properties_are_refused() {
    let Some(registry) = dial() else { return };
    let options = Options::default();
    for (text, message) in [
        ("dial.mark 1 names []", "expected '['"),
        ("dial.mark [] names [] zero 3", "expected 'some'"),
        ("dial.mark [] names [] thick some<3>", "expected 'unit' or 'unit_absent'"),
        ("dial.read \"a\"", "attribute 'channel' failed to satisfy constraint: int64_t"),
        (
            "\"dial.read\"() <{channel = 4 : i64, limit = [1, 2]}> : () -> ()",
            "attribute 'limit' failed to satisfy constraint: optional int64_t",
        ),
        (
            "\"dial.read\"() <{channel = 4 : i64, averaged = 1 : i64}> : () -> ()",
            "attribute 'averaged' failed to satisfy constraint: unit property",
        ),
    ] {
        let said = printed(text, &options, &registry);
        let outcome = opt(text.as_bytes(), "t", &options, &registry, &Limits::default());
        assert!(!outcome.success && outcome.messages.contains(message), "{text}: {said}");
    }
}

/// `usePropertiesForAttributes = 0`: all attributes are in one dictionary, with their defaults.
#[test]
fn a_dialect_may_have_no_properties() {
    let Some(registry) = described("rack.td") else { return };
    let custom = "rack.hold %c1_i8 : i8 and %c1_i8, %c1_i8 : i8, i8 on 3 {x = 2 : i8}";
    let text = format!("%c1_i8 = arith.constant 1 : i8\n{custom}\nrack.lock 4 twice\n");
    let printed = |text: &str, generic| {
        let options = Options { generic, ..Options::default() };
        let outcome = opt(text.as_bytes(), "t", &options, &registry, &Limits::default());
        assert!(outcome.success, "{}", outcome.messages);
        String::from_utf8(outcome.output).unwrap()
    };
    let generic = printed(&text, true);
    for expected in [
        "\"rack.hold\"(%0, %0, %0) {label = \"none\", operandSegmentSizes = array<i32: 1, 2>, \
         shelf = 3 : i32, x = 2 : i8} : (i8, i8, i8) -> ()",
        "\"rack.lock\"() <{key = 4 : i64, twice}> : () -> ()",
    ] {
        assert!(generic.contains(expected), "{generic}");
    }
    assert_eq!(printed(&generic, false), printed(&text, false));
    assert!(printed(&generic, false).contains(custom));
}
