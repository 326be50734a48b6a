//! Negative controls: something broken is passed to each invariant, which has to notice.

use super::invariants::{
    agrees_with_serde_json, packed_values_fit, positions_are_in_range, read_value, types_survive,
    values_come_back, writing_is_idempotent,
};
use crate::generate::reflection as generate;
use abide_core::limits::Limits;
use abide_core::reflection::bind::{Function, Profile, Value, Vm};
use abide_core::reflection::model::Primitive;
use abide_core::reflection::{AbiArgument, RecordType, check, from_types, read, write};
use abide_core::text::Span;
use abide_generate::Random;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Whether a check panics.
fn notices(check: impl FnOnce()) -> bool {
    catch_unwind(AssertUnwindSafe(check)).is_err()
}

fn rewrite(text: &[u8]) -> String {
    write(&read(text, &Limits::default()))
}

#[test]
fn a_lenient_or_strict_or_wrong_reader_is_noticed() {
    agrees_with_serde_json(b"[1,2]", read_value);
    assert!(notices(|| agrees_with_serde_json(b"[1,]", |_| Some(serde_json::json!([1])))));
    assert!(notices(|| agrees_with_serde_json(b"[1,2]", |_| None)));
    assert!(notices(|| agrees_with_serde_json(b"[1,2]", |_| Some(serde_json::json!([2, 1])))));
    assert!(notices(|| agrees_with_serde_json(b"{\"a\":1,\"a\":2}", |_| {
        Some(serde_json::json!({ "a": 1 }))
    })));
}

#[test]
fn a_position_out_of_the_text_is_noticed() {
    let text = b"[1,]";
    let found = check(text, &Limits::default());
    positions_are_in_range(text, found.clone());
    let shifted = found.iter().cloned().map(|found| found.shifted(9)).collect();
    assert!(notices(|| positions_are_in_range(text, shifted)));
    let mut useless = found;
    for edit in useless.iter_mut().flat_map(|found| &mut found.fix).flat_map(|fix| &mut fix.edits) {
        edit.span = Span::at(0);
        edit.replacement.clear();
    }
    assert!(notices(|| positions_are_in_range(text, useless)));
}

#[test]
fn a_writer_that_loses_something_is_noticed() {
    let text = br#"{"r":[],"a":["i32"]}"#;
    writing_is_idempotent(text, rewrite);
    assert!(notices(|| writing_is_idempotent(text, |text| rewrite(text).replace("i32", "i64"))));
    assert!(notices(|| writing_is_idempotent(text, |text| {
        rewrite(text).replacen("\"i32\"", "\"i32\",null", 1)
    })));
}

#[test]
fn a_type_that_changes_is_noticed() {
    let dims = Some(vec![Some(4), None]);
    let array = RecordType::NdArray { element: Some(Primitive::Float(32)), dims };
    let arguments = [AbiArgument { name: Some("k".to_owned()), ty: array.clone() }];
    let results =
        [RecordType::Dict(vec![("b".to_owned(), array.clone()), ("a".to_owned(), array)])];
    types_survive(&arguments, &results, from_types, rewrite);
    for (from, to) in
        [("4", "5"), ("null", "1"), ("\"k\"", "\"l\""), ("\"b\"", "\"a\""), ("f32", "f64")]
    {
        let broken = |a: &[AbiArgument], r: &[RecordType]| from_types(a, r).replacen(from, to, 1);
        assert!(notices(|| types_survive(&arguments, &results, broken, rewrite)), "{from}");
    }
}

#[test]
fn a_packer_or_unpacker_that_is_wrong_is_noticed() {
    let types = [
        RecordType::Scalar(Primitive::Integer(8)),
        RecordType::List(vec![RecordType::Scalar(Primitive::Float(32))]),
    ];
    let types: Vec<&RecordType> = types.iter().collect();
    let packed = vec![Vm::I8(1), Vm::List(vec![Vm::F32(0.5)])];
    packed_values_fit(&types, Ok(packed.clone()));
    let mut swapped = packed.clone();
    swapped.swap(0, 1);
    assert!(notices(|| packed_values_fit(&types, Ok(swapped))));
    assert!(notices(|| packed_values_fit(&types, Ok(packed[..1].to_vec()))));
    assert!(notices(|| packed_values_fit(&types, Ok(vec![Vm::I64(1), packed[1].clone()]))));
    let error = Function::load(Some(b""), Profile::Doc, &Limits::default()).unwrap_err();
    assert!(notices(|| packed_values_fit(&types, Err(error))));

    let values = [Value::Int(1), Value::List(vec![Value::Float(0.5)])];
    values_come_back(&types, &values, |function, results| function.unpack(results));
    assert!(notices(|| values_come_back(&types, &values, |function, results| {
        let mut results = results.to_vec();
        results[0] = Vm::I8(2);
        function.unpack(&results)
    })));
    assert!(notices(|| values_come_back(&types, &values, |_, _| Ok(Value::None))));
}

/// Enough random bytes are functions with something in them.
#[test]
fn most_generated_functions_are_not_empty() {
    let data = Random::new(1).bytes(4096);
    let mut arguments = 0;
    for chunk in data.windows(512).step_by(64) {
        let mut source = arbitrary::Unstructured::new(chunk);
        if let Ok((found, _)) = generate::function(&mut source, generate::PACKED) {
            arguments += found.len();
        }
    }
    assert!(arguments > 40, "{arguments}");
}
