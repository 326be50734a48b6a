//! Reflection: model, validation, convention, writing, and calls beyond the vectors.

use abide_core::diagnostic::Severity;
use abide_core::limits::Limits;
use abide_core::reflection::bind::{Array, DType, Elements, Function, Profile, Value, Vm};
use abide_core::reflection::convention::representation;
use abide_core::reflection::model::Primitive;
use abide_core::reflection::{
    AbiArgument, RecordType, check, explain, from_types, read, signature, validate, write,
};
use abide_core::text::apply_edits;
use expect_test::{Expect, expect};
use std::fmt::Write as _;

fn limits() -> Limits {
    Limits::default()
}

/// The diagnostics of a text, one per line: severity, code, the bytes they are about, message.
fn shown(text: &str) -> String {
    let mut out = String::new();
    for found in check(text.as_bytes(), &limits()) {
        let bytes = String::from_utf8_lossy(found.span.slice(text.as_bytes())).into_owned();
        writeln!(out, "{} {} `{bytes}`: {}", found.severity.name(), found.code, found.message)
            .unwrap();
    }
    out
}

fn checks(text: &str, expected: Expect) {
    expected.assert_eq(&shown(text));
}

#[test]
fn well_formed_reflection_has_no_diagnostics() {
    checks(
        r#"{"a":[["ndarray","f32",2,null,4],["slist","i32",["stuple"]],["named","k",["sdict",["a","i64"],["b",["ndarray","i1",0]]]]],"r":[null,["py_homogeneous_list","f16"],["ndarray","f64",null]],"v":1}"#,
        expect![""],
    );
}

#[test]
fn the_root_is_checked() {
    checks(
        "[]",
        expect![[r#"
        error reflection-not-object `[]`: reflection is a JSON object with the keys "a", "r" and "v"
    "#]],
    );
    checks(
        "",
        expect![[r#"
        error reflection-json-syntax ``: the text ends where a value was expected
    "#]],
    );
    checks(
        r#"{"a":{},"v":2,"d":0}"#,
        expect![[r#"
        error reflection-missing-key `{`: the key "r" is missing: an array with a record for each of the results
        error reflection-not-array `{}`: "a" is an array with a record for each of the arguments
        information reflection-unknown-key `2`: the version is 1 in all reflection that is known; no runtime looks at it
        information reflection-unknown-key `"d"`: no runtime looks at the key "d"
    "#]],
    );
}

#[test]
fn malformed_records_are_errors() {
    checks(
        r#"{"a":[5,[],[null],["ndarry"],"I32","x",["named","a"],["named",1,"i32",2],["slist",["named","n","i32"]],["sdict",["a"],"b",[1,"i32"]]],"r":[]}"#,
        expect![[r#"
            error reflection-record-kind `5`: a type record is a string, null or an array
            error reflection-record-kind `[]`: a compound type begins with its tag
            error reflection-record-kind `[null]`: the tag of a compound type is a string
            error reflection-unknown-tag `"ndarry"`: "ndarry" is no compound type: those are named, ndarray, slist, stuple, sdict and py_homogeneous_list
            error reflection-unknown-primitive `"I32"`: "I32" is not a primitive type; those are i<width>, f<width>, bf16 and unknown
            error reflection-unknown-primitive `"x"`: "x" is not a primitive type; those are i<width>, f<width>, bf16 and unknown
            error reflection-field-count `["named","a"]`: too few fields: this record is ["named", name, type]
            warning reflection-named-order `["named","a"]`: a named argument before one without a name: IREE since 2022-02 counts positions over both, so that the last unnamed ones cannot be passed; put named arguments last
            error reflection-field-count `["named",1,"i32",2]`: too many fields: this record is ["named", name, type]
            error reflection-field-kind `1`: the name of an argument is a string
            error reflection-named-place `["named","n","i32"]`: only a record in the root list of arguments can be named
            error reflection-field-count `["a"]`: a slot of a structure is [key, type]
            error reflection-field-count `"b"`: a slot of a structure is [key, type]
            error reflection-field-kind `1`: the key of a slot is a string
        "#]],
    );
    checks(
        r#"{"a":[["ndarray"],["ndarray","f32"],["ndarray","f32","1"],["ndarray","f32",1,-1],["ndarray","f32",2,4],["ndarray","f32",null,4],["ndarray",7,0]],"r":[]}"#,
        expect![[r#"
            error reflection-field-count `["ndarray"]`: an ndarray is ["ndarray", element type, rank, dim...]
            error reflection-field-count `["ndarray","f32"]`: an ndarray is ["ndarray", element type, rank, dim...]
            error reflection-field-kind `"1"`: the rank is a number of dims, or null where it is unknown
            error reflection-field-kind `-1`: a dim is a number of elements, or null where it is unknown
            error reflection-rank `2`: this rank does not fit: 1 dim follows
            error reflection-rank `null`: this rank does not fit: 1 dim follows
            error reflection-record-kind `7`: a type record is a string, null or an array
        "#]],
    );
}

#[test]
fn records_refused_by_a_runtime_are_warnings() {
    checks(
        r#"{"a":[null,"unknown","i1","bf16","index",["ndarray","f16",0],["ndarray","unknown",0],["ndarray","f32",null],["py_homogeneous_list","i32"],["sdict_kwargs",["a","i32"]],["py_uniform_dict","pystr","f64"],["ndarray",["slist"],0],["ndarray","i8",1,9223372036854775808]],"r":["i1","unknown",["ndarray","f16",0],["ndarray","bf16",0]],"v":1}"#,
        expect![[r#"
            warning reflection-refused-argument `null`: IREE since 2022-02 refuses a null argument when it loads the function, and IREE before refuses the value None for it
            warning reflection-refused-argument `"unknown"`: IREE since 2022-02 refuses an unknown argument when it loads the function
            warning reflection-refused-argument `"i1"`: IREE since 2022-02 refuses a scalar i1 argument when it loads the function; scalar arguments are i8 to i64, f32 and f64
            warning reflection-refused-argument `"bf16"`: IREE since 2022-02 refuses a scalar bf16 argument when it loads the function; scalar arguments are i8 to i64, f32 and f64
            warning reflection-refused-argument `"index"`: IREE since 2022-02 refuses a scalar index argument when it loads the function; scalar arguments are i8 to i64, f32 and f64
            warning reflection-refused-argument `"f16"`: IREE refuses an argument that is an array of f16: since 2022-02 when it loads the function, before at the call
            warning reflection-refused-argument `"unknown"`: IREE refuses an argument that is an array of an unknown type: since 2022-02 when it loads the function, before at the call
            warning reflection-refused-argument `null`: IREE before 2022-02 refuses every array for a record without a rank
            warning reflection-refused-argument `["py_homogeneous_list","i32"]`: IREE refuses a py_homogeneous_list argument: since 2022-02 when it loads the function, before at the call
            warning reflection-foreign-record `["sdict_kwargs",["a","i32"]]`: sdict_kwargs was written from May to August 2021 only; IREE refuses it since; use named arguments
            warning reflection-foreign-record `["py_uniform_dict","pystr","f64"]`: py_uniform_dict is npcomp's; IREE refuses it and has sdict
            warning reflection-refused-argument `["slist"]`: IREE refuses an argument that is an array of references: since 2022-02 when it loads the function, before at the call
            warning reflection-refused-argument `9223372036854775808`: IREE since 2022-02 refuses a dim above 9223372036854775807
            warning reflection-refused-result `"i1"`: IREE refuses to return a scalar i1; scalar results are i8 to i64, f16 to f64 and bf16
            warning reflection-refused-result `"unknown"`: IREE refuses to return an unknown type; a null record returns any value unchanged
            warning reflection-refused-result `"f16"`: IREE before 2022-02 refuses to return arrays of f16
            warning reflection-refused-result `"bf16"`: IREE refuses to return an array of bf16
        "#]],
    );
}

/// A warning about the runtime since 2022 agrees with its profile.
#[test]
fn warnings_agree_with_the_profile() {
    let element =
        ["i1", "i4", "i8", "i64", "f16", "f32", "bf16", "unknown", "index", "complex<f32>"];
    let mut records: Vec<String> = element.iter().map(|name| format!("\"{name}\"")).collect();
    records.extend(element.iter().map(|name| format!(r#"["ndarray","{name}",1,2]"#)));
    records.extend(
        ["null", r#"["py_homogeneous_list","i32"]"#, r#"["sdict_kwargs",["a","i32"]]"#]
            .map(str::to_owned),
    );
    records.extend(
        [r#"["slist","i32"]"#, r#"["pytuple","i64"]"#, r#"["slist",null]"#].map(str::to_owned),
    );
    for record in records {
        let text = format!(r#"{{"a":[{record}],"r":[],"v":1}}"#);
        let warned =
            check(text.as_bytes(), &limits()).iter().any(|d| d.severity <= Severity::Warning);
        let loaded = Function::load(Some(text.as_bytes()), Profile::Iree2022, &limits());
        assert_eq!(warned, loaded.is_err(), "{record}: {loaded:?}");
    }
}

#[test]
fn names_and_keys() {
    checks(
        r#"{"a":[["named","a","i32"],["named","a","i32"],"i32"],"r":[["sdict",["b","i32"],["a","i32"],["b","i32"]]],"v":1}"#,
        expect![[r#"
            warning reflection-named-order `["named","a","i32"]`: a named argument before one without a name: IREE since 2022-02 counts positions over both, so that the last unnamed ones cannot be passed; put named arguments last
            warning reflection-duplicate-name `"a"`: two arguments are named "a": IREE cannot pass the first
            information reflection-unsorted-keys `"a"`: the key "a" follows "b": the natural order of named slots is sorted, and a caller without this reflection passes them so
            warning reflection-duplicate-name `"b"`: the key "b" appears twice: IREE takes the same value for both slots, and gives back only the last
        "#]],
    );
}

/// Each fix, applied, removes all diagnostics of its kind.
#[test]
fn fixes_remove_their_diagnostics() {
    for (text, code, fixed_text) in [
        (
            r#"{"a":[["ndarray","f32",3,4]],"r":[]}"#,
            "reflection-rank",
            r#"{"a":[["ndarray","f32",1,4]],"r":[]}"#,
        ),
        (
            r#"{"a":[["sdict",["c","i8"],["é",["slist"]],["B","i64"]]],"r":[]}"#,
            "reflection-unsorted-keys",
            r#"{"a":[["sdict",["B","i64"],["c","i8"],["é",["slist"]]]],"r":[]}"#,
        ),
        (r#"{"a":["Int32"],"r":[]}"#, "reflection-unknown-primitive", r#"{"a":["i32"],"r":[]}"#),
        (r#"{"a":[["tuple"]],"r":[]}"#, "reflection-unknown-tag", r#"{"a":[["stuple"]],"r":[]}"#),
        (r#"{"a":[]}"#, "reflection-missing-key", r#"{"r":[],"a":[]}"#),
    ] {
        let found = check(text.as_bytes(), &limits());
        let found =
            found.iter().find(|d| d.code.name() == code).unwrap_or_else(|| panic!("{text}"));
        let after = apply_edits(text.as_bytes(), &found.fix.as_ref().unwrap().edits).unwrap();
        assert_eq!(String::from_utf8(after).unwrap(), fixed_text);
        assert!(check(fixed_text.as_bytes(), &limits()).is_empty(), "{}", shown(fixed_text));
    }
}

#[test]
fn signatures_read_like_python() {
    for (text, expected) in [
        (r#"{"a":[],"r":[]}"#, "() -> None"),
        (
            r#"{"a":[["ndarray","f32",1,4],["named","mask","i32"]],"r":[["sdict",["y",["ndarray","f32",2,null,4]]]]}"#,
            r#"(arg0: tensor<4xf32>, *, mask: i32) -> {"y": tensor<?x4xf32>}"#,
        ),
        (
            r#"{"a":[["slist","i32",null],["stuple","f64"],["ndarray","unknown",null]],"r":["i8",["py_homogeneous_list",["stuple"]]]}"#,
            "(arg0: [i32, None], arg1: (f64,), arg2: tensor<*x?>) -> (i8, list[()])",
        ),
        (
            r#"{"a":[["named","k","i32"],"bf16",["pytuple","f64"],"zzz",["ndarray","f32",0]],"r":["unknown"]}"#,
            "(arg1: bf16, arg2: (f64), arg3: <zzz>, arg4: tensor<f32>, *, k: i32) -> Any",
        ),
    ] {
        assert_eq!(signature(&read(text.as_bytes(), &limits()), &[]), expected);
    }
    let reflection = read(br#"{"a":["i32","i64"],"r":[]}"#, &limits());
    assert_eq!(signature(&reflection, &["x"]), "(x: i32, arg1: i64) -> None");
}

#[test]
fn explanations_have_a_line_for_each_argument() {
    let text = r#"{"a":[["ndarray","i32",2,1,512],["named","k",["sdict",["a","i64"]]],["ndarray",["slist"],1,3],["py_homogeneous_list",["ndarray","f32",0]]],"r":[["stuple","f32",["ndarray","f32",null]]],"v":1}"#;
    expect![[r#"
        (arg0: tensor<1x512xi32>, arg2: ndarray[[]], arg3: list[tensor<f32>], *, k: {"a": i64}) -> (f32, tensor<*xf32>)
        argument 0, by position: tensor<1x512xi32>; ND-array buffer, compiled as tensor<1x512xi32>, passed as iree_hal_buffer_view
        argument 1, by keyword "k": {"a": i64}; tuple, compiled as !util.list<?>, passed as iree_vm_list of variant
          only the values are passed, in the order of the record
        argument 2, by position: ndarray[[]]; ND-array of references, compiled as !iree.tuple<!util.list<!util.list<?>>, !util.list<index>>, passed as iree_vm_list of values and dims
        argument 3, by position: list[tensor<f32>]; typed list, compiled as !util.list<tensor<f32>>, passed as iree_vm_list of one type
        the items of the result are the results of the VM function:
        result 0: f32; value, compiled as f32, passed as iree_vm_value
        result 1: tensor<*xf32>; ND-array buffer, compiled as tensor<*xf32>, passed as iree_hal_buffer_view
    "#]]
    .assert_eq(&explain(&read(text.as_bytes(), &limits())));
}

#[test]
fn writing_is_canonical() {
    for (text, written) in [
        (
            r#" {"v" : 1, "r":[ ], "x":"\u00e9\/", "a":["i32"]} "#,
            r#"{"a":["i32"],"r":[],"v":1,"x":"é/"}"#,
        ),
        (r#"{"a":[1],"b":2,"a":[null]}"#, r#"{"a":[null],"b":2}"#),
        ("[1, 2]", "[1,2]"),
        ("", "null"),
    ] {
        let once = write(&read(text.as_bytes(), &limits()));
        assert_eq!(once, written);
        assert_eq!(write(&read(once.as_bytes(), &limits())), written);
    }
}

#[test]
fn types_become_reflection() {
    let f32 = Some(Primitive::Float(32));
    let array = RecordType::NdArray { element: f32, dims: Some(vec![None, Some(4)]) };
    let structure = RecordType::Dict(vec![
        ("b".to_owned(), RecordType::ListOf(Box::new(RecordType::Scalar(Primitive::Integer(64))))),
        ("a\"".to_owned(), RecordType::NdArray { element: None, dims: None }),
    ]);
    let arguments = [
        AbiArgument { name: None, ty: RecordType::List(vec![array, RecordType::Null]) },
        AbiArgument {
            name: Some("k".to_owned()),
            ty: RecordType::Tuple(vec![RecordType::Unknown]),
        },
    ];
    let text = from_types(&arguments, &[structure]);
    assert_eq!(
        text,
        r#"{"a":[["slist",["ndarray","f32",2,null,4],null],["named","k",["stuple","unknown"]]],"r":[["sdict",["a\"",["ndarray","unknown",null]],["b",["py_homogeneous_list","i64"]]]],"v":1}"#
    );
    let reflection = read(text.as_bytes(), &limits());
    assert!(validate(&reflection, &limits()).iter().all(|d| d.severity != Severity::Error));
    assert_eq!(write(&reflection), text);
    let first = reflection.arguments().unwrap()[0];
    assert_eq!(representation(&reflection, first).compile_time, "!util.list<?>");
}

fn doc(text: &str) -> Function {
    Function::load(Some(text.as_bytes()), Profile::Doc, &limits()).unwrap()
}

#[test]
fn the_document_alone() {
    let function = doc(r#"{"a":["i32",["named","k","i32"]],"r":[["slist","i32"]]}"#);
    let packed = function.pack(&[Value::Int(1), Value::Int(2)], &[]).unwrap();
    assert_eq!(packed, [Vm::I32(1), Vm::I32(2)], "named arguments may be passed by position");
    let by_keyword = function.pack(&[Value::Int(1)], &[("k".to_owned(), Value::Int(2))]);
    assert_eq!(by_keyword.unwrap(), packed);
    let result = function.unpack(&[Vm::List(vec![Vm::I32(7)])]).unwrap();
    assert_eq!(result, Value::List(vec![Value::Int(7)]), "results are not inlined");

    let function = doc(
        r#"{"a":[null,"unknown",["py_homogeneous_list","i8"],["ndarray","f32",2,null,2]],"r":[]}"#,
    );
    let zeros = |shape: &[u64]| {
        Value::NdArray(Array {
            dtype: DType::Float(32),
            shape: shape.to_vec(),
            elements: Elements::Zeros,
        })
    };
    let call = |shape: &[u64]| {
        let list = Value::Tuple(vec![Value::Int(1), Value::Bool(true)]);
        function.pack(&[Value::None, Value::Float(0.5), list, zeros(shape)], &[])
    };
    let packed = call(&[5, 2]).unwrap();
    assert_eq!(packed[..3], [Vm::Null, Vm::F64(0.5), Vm::List(vec![Vm::I8(1), Vm::I8(1)])]);
    assert_eq!(call(&[5, 3]).unwrap_err().message, "shape mismatch (5, 3) vs (None, 2)");
    let wrong =
        Function::load(Some(br#"{"a":[["ndarray","f32",2,4]],"r":[]}"#), Profile::Doc, &limits());
    assert!(wrong.unwrap_err().message.starts_with("rank mismatch"));
}

#[test]
fn hostile_reflection() {
    const FIELD_COUNT: usize = 50_000;
    let nested = format!(r#"{{"a":[{}"#, r#"["slist","#.repeat(1_000_000));
    let names =
        format!(r#"{{"a":[{}"i32"],"r":[]}}"#, r#"["named","n","i32"],"#.repeat(FIELD_COUNT));
    let keys = format!(r#"{{"a":[["sdict"{}]],"r":[]}}"#, r#",["k","i32"]"#.repeat(FIELD_COUNT));
    let backwards: String =
        (0..FIELD_COUNT).rev().map(|i| format!(r#",["k{i:06}","i32"]"#)).collect();
    let backwards = format!(r#"{{"a":[["sdict"{backwards}]],"r":[]}}"#);
    let long =
        format!(r#"{{"a":["{0}",["{0}"],["named","{0}","{0}"]],"r":[]}}"#, "x".repeat(1_000_000));
    for text in [nested, names, keys, backwards, long] {
        let found = check(text.as_bytes(), &limits());
        assert!(!found.is_empty() && found.len() <= limits().diagnostics + 1);
        assert!(found.iter().all(|found| found.message.len() < 500));
        let reflection = read(text.as_bytes(), &limits());
        assert!(!signature(&reflection, &[]).is_empty() && !explain(&reflection).is_empty());
        assert!(write(&read(write(&reflection).as_bytes(), &limits())) == write(&reflection));
        for profile in [Profile::Doc, Profile::Iree2021, Profile::Iree2022] {
            if let Ok(function) = Function::load(Some(text.as_bytes()), profile, &limits()) {
                let items =
                    (0..FIELD_COUNT).map(|i| (Value::Str(format!("k{i:06}")), Value::Int(1)));
                let _ = function.pack(&[Value::Dict(items.collect())], &[]);
                let _ = function.unpack(&vec![Vm::I32(1); FIELD_COUNT]);
            }
        }
    }
}

#[test]
fn hostile_values() {
    let mut deep = Value::List(Vec::new());
    for _ in 0..2_000 {
        deep = Value::List(vec![deep]);
    }
    let huge = Value::NdArray(Array {
        dtype: DType::Int(8),
        shape: vec![1 << 40, 1 << 40],
        elements: Elements::Zeros,
    });
    let text = br#"{"a":[["ndarray","i32",0]],"r":[]}"#;
    for profile in [Profile::Doc, Profile::Iree2021, Profile::Iree2022] {
        let with = Function::load(Some(text), profile, &limits()).unwrap();
        let without = Function::load(None, profile, &limits()).unwrap();
        for function in [&with, &without] {
            assert!(function.pack(std::slice::from_ref(&deep), &[]).is_err());
            let nested = Value::List(vec![huge.clone()]);
            assert!(
                function.pack(&[nested], &[]).is_err()
                    || function.pack(std::slice::from_ref(&huge), &[]).is_ok()
            );
        }
    }
    let function = doc(r#"{"a":[["py_homogeneous_list","i32"]],"r":[]}"#);
    assert_eq!(function.pack(&[huge], &[]).unwrap_err().error_type, "MemoryError");
}

/// Records as deep as the limit lets them be stay within the stack that the limit is made for.
#[test]
fn the_deepest_records_fit_a_small_stack() {
    let deepest = || {
        let depth = Limits::DEFAULT_DEPTH as usize - 2;
        for (open, close) in [
            (r#"["slist","#, "]"),
            (r#"["ndarray","#, ",0]"),
            (r#"["named","n","#, "]"),
            (r#"["py_homogeneous_list","#, "]"),
        ] {
            let record = format!("{}\"i32\"{}", open.repeat(depth), close.repeat(depth));
            let text = format!(r#"{{"a":[{record}],"r":["i8",{record}]}}"#);
            assert!(read(text.as_bytes(), &limits()).json().diagnostics().is_empty());
            let _ = shown(&text);
            let reflection = read(text.as_bytes(), &limits());
            assert!(explain(&reflection).len() > depth && write(&reflection) == text);
            let nested = (0..depth).fold(Value::Int(1), |value, _| Value::List(vec![value]));
            let result = (0..depth).fold(Vm::I32(1), |value, _| Vm::List(vec![value]));
            for profile in [Profile::Doc, Profile::Iree2021, Profile::Iree2022] {
                if let Ok(function) = Function::load(Some(text.as_bytes()), profile, &limits()) {
                    let _ = function.pack(std::slice::from_ref(&nested), &[]);
                    let _ = function.unpack(&[Vm::I8(1), result.clone()]);
                }
            }
        }
    };
    // Frames without optimization are several times larger.
    let size = if cfg!(debug_assertions) { 2 << 20 } else { 512 << 10 };
    let small = std::thread::Builder::new().stack_size(size);
    small.spawn(deepest).unwrap().join().unwrap();
}

#[test]
fn types_of_other_languages_become_records() {
    for (written, meant) in [
        ("tensor<4xf32>", "[\"ndarray\",\"f32\",1,4]"),
        ("tensor<4x?xi64>", "[\"ndarray\",\"i64\",2,4,null]"),
        ("tensor<f32>", "[\"ndarray\",\"f32\",0]"),
        ("tensor<*xf32>", "[\"ndarray\",\"f32\",null]"),
        ("memref<2x2xbf16, strided<[2, 1]>>", "[\"ndarray\",\"bf16\",2,2,2]"),
        ("float32[4, 8]", "[\"ndarray\",\"f32\",2,4,8]"),
        ("f32[]", "[\"ndarray\",\"f32\",0]"),
        ("f32[?,3]", "[\"ndarray\",\"f32\",2,null,3]"),
    ] {
        let text = format!("{{\"a\":[\"{written}\"],\"r\":[],\"v\":1}}");
        let found = check(text.as_bytes(), &limits());
        let fix = found[0].fix.as_deref().unwrap_or_else(|| panic!("{written}: {found:?}"));
        let fixed = apply_edits(text.as_bytes(), &fix.edits).unwrap();
        let expected = format!("{{\"a\":[{meant}],\"r\":[],\"v\":1}}");
        assert_eq!(String::from_utf8_lossy(&fixed), expected, "{written}");
    }
    for written in ["tensor<4xfoo>", "tensor<4xyxf32>", "list[int]", "f32[4", "tuple<f32>"] {
        let text = format!("{{\"a\":[\"{written}\"],\"r\":[],\"v\":1}}");
        let found = check(text.as_bytes(), &limits());
        assert!(found.len() == 1 && found[0].fix.is_none(), "{written}: {found:?}");
    }
}

#[test]
fn dims_of_other_languages_are_rewritten() {
    for (written, meant) in [
        ("[4,8]", "2,4,8"),
        ("[]", "0"),
        ("[4,null,-1,\"?\"]", "4,4,null,null,null"),
        ("2,4,\"?\"", "2,4,null"),
        ("2,-1,4", "2,null,4"),
        ("1,\"*\"", "1,null"),
    ] {
        let text =
            |dims: &str| format!("{{\"a\":[[\"ndarray\",\"f32\",{dims}]],\"r\":[],\"v\":1}}");
        let before = text(written);
        let found = check(before.as_bytes(), &limits());
        let fix = found[0].fix.as_deref().unwrap_or_else(|| panic!("{written}: {found:?}"));
        let fixed = apply_edits(before.as_bytes(), &fix.edits).unwrap();
        assert_eq!(String::from_utf8_lossy(&fixed), text(meant), "{written}");
    }
}

#[test]
fn the_text_of_a_string_has_one_error() {
    let json = r#"{"a":["f32"],"r":[],"v":1}"#;
    for text in [
        r#"{\"a\":[\"f32\"],\"r\":[],\"v\":1}"#,
        r#"{\22a\22:[\22f32\22],\22r\22:[],\22v\22:1}"#,
        r#""{\"a\":[\"f32\"],\"r\":[],\"v\":1}""#,
        r#"'{"a":["f32"],"r":[],"v":1}'"#,
    ] {
        let found = check(text.as_bytes(), &limits());
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        let fix = found[0].fix.as_deref().unwrap();
        let fixed = apply_edits(text.as_bytes(), &fix.edits).unwrap();
        assert_eq!(String::from_utf8_lossy(&fixed), json);
    }
    // Another mistake is reported at its place.
    let found = check(br#"{\"a\":[\"f32\",\"r\":[],\"v\":1}"#, &limits());
    assert!(found.len() > 1, "{found:?}");
}

#[test]
fn a_key_with_another_name_has_one_error() {
    for key in ["args", "arg", "arguments"] {
        let text = format!("{{\"{key}\":[],\"r\":[],\"v\":1}}");
        assert_eq!(check(text.as_bytes(), &limits()).len(), 1, "{key}");
    }
    let found = check(br#"{"other":[],"r":[],"v":1}"#, &limits());
    assert_eq!(found.len(), 2, "{found:?}");
}
