//! Reflection JSON of signatures and of function types.

use abide_core::abi::{Functions, MigrationError, from_function_type, from_sip};
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use abide_core::reflection;
use abide_core::sip::{RawFunction, Side, check_sip};
use expect_test::{Expect, expect};

fn migrate(sip: &str, raw: &str) -> Result<String, MigrationError> {
    let limits = Limits::default();
    let signature = check_sip(sip.as_bytes(), &limits).0.expect(sip);
    let raw = RawFunction::read(raw.as_bytes(), &limits).expect(raw);
    let migrated = from_sip(&signature, &raw)?;
    let read = reflection::read(migrated.json.as_bytes(), &limits);
    let errors = reflection::validate(&read, &limits);
    assert!(errors.iter().all(|d| d.severity.name() != "error"), "{errors:?}");
    let notes: Vec<String> = migrated.notes.iter().map(|note| format!("\nnote: {note}")).collect();
    let signature = reflection::signature(&read, &[]);
    Ok(format!("{}\n{signature}{}\n", migrated.json, notes.concat()))
}

fn migrates(sip: &str, raw: &str, expected: Expect) {
    expected.assert_eq(&migrate(sip, raw).unwrap());
}

#[test]
fn real_signatures() {
    migrates(
        "I1!R1!",
        "I1!R1!",
        expect![[r#"
        {"a":[],"r":[],"v":1}
        () -> None
    "#]],
    );
    migrates(
        "I12!S9!k0_0k1_1R3!_0",
        "I13!B5!t6d4S3!t7R6!B3!d4",
        expect![[r#"
        {"a":[["ndarray","i32",1,4],"i64"],"r":[["ndarray","f32",1,4]],"v":1}
        (arg0: tensor<4xi32>, arg1: i64) -> tensor<4xf32>
    "#]],
    );
    migrates(
        "I53!D49!K10!input_ids_1K11!input_mask_2K12!segment_ids_0R39!D35!K11!end_logits_0K13!\
         start_logits_1",
        "I34!B9!t6d1d384B9!t6d1d384B9!t6d1d384R19!B7!d1d384B7!d1d384",
        expect![[r#"
            {"a":[["named","segment_ids",["ndarray","i32",2,1,384]],["named","input_ids",["ndarray","i32",2,1,384]],["named","input_mask",["ndarray","i32",2,1,384]]],"r":[["sdict",["end_logits",["ndarray","f32",2,1,384]],["start_logits",["ndarray","f32",2,1,384]]]],"v":1}
            (*, segment_ids: tensor<1x384xi32>, input_ids: tensor<1x384xi32>, input_mask: tensor<1x384xi32>) -> {"end_logits": tensor<1x384xf32>, "start_logits": tensor<1x384xf32>}
        "#]],
    );
    migrates(
        "I23!S19!k0D13!K2!x_0K2!y_1R27!S23!k0_0k1D13!K2!a_1K2!b_2",
        "I14!B3!d4B6!d-1d2R12!B3!d4S1!O1!",
        expect![[r#"
            {"a":[["sdict",["x",["ndarray","f32",1,4]],["y",["ndarray","f32",2,null,2]]]],"r":[["stuple",["ndarray","f32",1,4],["sdict",["a","f32"],["b","unknown"]]]],"v":1}
            (arg0: {"x": tensor<4xf32>, "y": tensor<?x2xf32>}) -> (tensor<4xf32>, {"a": f32, "b": Any})
            note: 1 argument is a structure, which the V1 function ABI passes as one list: the function must take a list there
            note: 1 of the results are structures within a structure, each of which the V1 function ABI returns as one list: the function has to return lists there
        "#]],
    );
}

#[test]
fn gaps_and_orders() {
    migrates(
        "I12!S9!k0_1k2_0R3!_0",
        "I9!S1!S3!t6R4!S1!",
        expect![[r#"
            {"a":["i32",null,"f32"],"r":["f32"],"v":1}
            (arg0: i32, arg1: None, arg2: f32) -> f32
            note: the raw inputs stand in another order than their places in the structure: the function has to take them in the order of the records
            note: an argument has an empty slot, which IREE refuses when it loads the function
        "#]],
    );
    migrates(
        "I6!S3!k0R1!",
        "I1!R1!",
        expect![[r#"
            {"a":[null],"r":[],"v":1}
            (arg0: None) -> None
            note: an argument has an empty slot, which IREE refuses when it loads the function
        "#]],
    );
    migrates(
        "I17!S5!k0_0D7!K2!k_1R1!",
        "I9!S1!S3!t6R1!",
        expect![[r#"
        {"a":["f32",["named","k","i32"]],"r":[],"v":1}
        (arg0: f32, *, k: i32) -> None
    "#]],
    );
}

#[test]
fn signatures_without_an_equivalent_in_reflection() {
    for (sip, error) in [
        ("I8!S5!k0_3R1!", MigrationError::RawIndex(Side::Inputs, 3)),
        ("I10!S7!K2!a_0R1!", MigrationError::MixedKeys(Side::Inputs)),
        ("I12!S9!k0_0k0_0R1!", MigrationError::Key(Side::Inputs)),
        ("I9!S6!k-1_0R1!", MigrationError::Key(Side::Inputs)),
        ("I18!S14!k2147483647_0R1!", MigrationError::Gaps(Side::Inputs)),
        ("I1!R5!_0_1", MigrationError::Roots(Side::Results)),
    ] {
        assert_eq!(migrate(sip, "I4!S1!R1!"), Err(error), "{sip}");
    }
}

#[test]
fn function_types() {
    let text = "util.func private @f(tensor<4x?xf32>, tensor<*xi8>, i1, !hal.buffer_view, \
                !util.list<?>, tensor<3xf8E4M3FN>, !hal.fence) -> (index, tensor<complex<f64>>)\n";
    let tree = syntax::parse(text.as_bytes(), &Limits::default());
    let functions = Functions::find(&tree, text.as_bytes(), &Limits::default());
    let migrated = from_function_type(&functions.functions[0]).unwrap();
    expect![[r#"
        {"a":[["ndarray","f32",2,4,null],["ndarray","i8",null],"i1",["ndarray","unknown",null],"unknown",["ndarray","unknown",1,3]],"r":["index",["ndarray","complex<f64>",0]],"v":1}
        the types do not say what is in a list or a dialect's own type
        the types do not say the element type or the shape of a buffer view
    "#]].assert_eq(&format!("{}\n{}\n", migrated.json, migrated.notes.join("\n")));
}

#[test]
fn a_broken_header_has_no_types() {
    for text in [
        "func.func @f(: f32) -> f32 {\n  return\n}\n",
        "func.func @g(%a: f32, %i: } f32) {\n  return\n}\n",
    ] {
        let tree = syntax::parse(text.as_bytes(), &Limits::default());
        let functions = Functions::find(&tree, text.as_bytes(), &Limits::default()).functions;
        assert!(from_function_type(&functions[0]).is_none(), "{text}");
    }
}
