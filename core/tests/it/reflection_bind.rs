//! Calls by IREE's rules, beyond the recorded vectors.

use abide_core::limits::Limits;
use abide_core::reflection::bind::{
    Array, BindError, DType, Elements, Function, Profile, Stage, Value, Vm,
};

fn load(text: &str, profile: Profile) -> Result<Function, BindError> {
    Function::load(Some(text.as_bytes()), profile, &Limits::default())
}

/// A function with one argument of this record, called with one value since 2022.
fn pack(record: &str, value: Value) -> Result<Vm, String> {
    let text = format!(r#"{{"a":[{record}],"r":[]}}"#);
    let packed = load(&text, Profile::Iree2022).and_then(|function| function.pack(&[value], &[]));
    packed.map(|mut list| list.remove(0)).map_err(|error| error.to_string())
}

/// A function with these result records, and its results since 2022.
fn unpack(records: &str, results: &[Vm]) -> Result<Value, String> {
    let text = format!(r#"{{"a":[],"r":[{records}]}}"#);
    let function = load(&text, Profile::Iree2022).map_err(|error| error.to_string())?;
    function.unpack(results).map_err(|error| error.to_string())
}

fn scalar(dtype: DType, elements: Elements) -> Value {
    Value::Scalar(Array { dtype, shape: Vec::new(), elements })
}

fn floats(values: &[f64]) -> Array {
    Array {
        dtype: DType::Float(32),
        shape: vec![values.len() as u64],
        elements: Elements::Float(values.to_vec()),
    }
}

fn text(text: &str) -> Value {
    Value::Str(text.to_owned())
}

#[test]
fn scalars_are_cast_as_nanobind_casts() {
    let bad_cast = Err("RuntimeError: std::bad_cast".to_owned());
    let float = |width, value| scalar(DType::Float(width), Elements::Float(vec![value]));
    assert_eq!(pack("\"i32\"", float(32, 7.5)), Ok(Vm::I32(7)));
    assert_eq!(pack("\"i32\"", float(64, 7.5)), bad_cast, "numpy.float64 is a float");
    assert_eq!(pack("\"i32\"", Value::Float(7.0)), bad_cast);
    assert_eq!(pack("\"i8\"", Value::Bool(true)), Ok(Vm::I8(1)));
    assert_eq!(pack("\"i16\"", text(" 12 ")), Ok(Vm::I16(12)));
    assert_eq!(pack("\"i16\"", text("1.5")), bad_cast);
    assert_eq!(pack("\"f64\"", text("1.5")), bad_cast, "no float is made of a string");
    assert_eq!(pack("\"f32\"", Value::Float(1e300)), Ok(Vm::F32(f32::INFINITY)));
    assert_eq!(pack("\"i64\"", Value::Int(1 << 63)), bad_cast);
    assert_eq!(pack("\"i64\"", Value::None), bad_cast);
    let ints = Array { dtype: DType::Int(64), shape: vec![], elements: Elements::Int(vec![9]) };
    assert_eq!(pack("\"i32\"", Value::NdArray(ints)), Ok(Vm::I32(9)), "an array of rank 0");
}

#[test]
fn arrays_are_made_as_numpy_makes_them() {
    let array = |value: Vm| match value {
        Vm::BufferView(array) => array,
        other => panic!("{other:?}"),
    };
    let made = pack(r#"["ndarray","f32","1",true]"#, Value::List(vec![Value::None])).unwrap();
    let made = array(made);
    assert!(matches!(made.elements, Elements::Float(list) if list[0].is_nan()));
    let refused = pack(r#"["ndarray","i32",1,1]"#, Value::List(vec![Value::None])).unwrap_err();
    assert!(
        refused.starts_with(
            "ValueError: could not convert value to numpy array: dtype=<class 'numpy.int32'>"
        ),
        "{refused}"
    );
    let rank = array(pack(r#"["ndarray","i8",3,1]"#, Value::Int(-5)).unwrap());
    assert_eq!(
        (rank.shape.len(), rank.elements),
        (0, Elements::Int(vec![-5])),
        "ranks are not checked"
    );
    let nested = Value::Tuple(vec![
        Value::NdArray(floats(&[1.5, -2.5])),
        Value::List(vec![Value::Int(3), text("4")]),
    ]);
    let cast = array(pack(r#"["ndarray","i16"]"#, nested).unwrap());
    assert_eq!((cast.shape, cast.elements), (vec![2, 2], Elements::Int(vec![1, -2, 3, 4])));
    let set = pack(r#"["ndarray","i16"]"#, Value::Set(vec![Value::Int(1)]));
    assert!(set.unwrap_err().contains("not 'set'"));
}

#[test]
fn structures_are_subscripted() {
    let dict = |items: &[(Value, Value)]| Value::dict(items.to_vec());
    let record = r#"["sdict",["b","i32"],[0,"i64"]]"#;
    let value = dict(&[(Value::Int(0), Value::Int(1)), (text("b"), Value::Int(2))]);
    assert_eq!(pack(record, value), Ok(Vm::List(vec![Vm::I32(2), Vm::I64(1)])), "in record order");
    let list = Value::List(vec![Value::Int(4)]);
    assert_eq!(pack(r#"["sdict",[-1,"i32"]]"#, list.clone()), Ok(Vm::List(vec![Vm::I32(4)])));
    assert_eq!(
        pack(r#"["sdict",[[],"i32"]]"#, dict(&[(Value::None, Value::None)])),
        Err("ValueError: could not get item [] from: {None: None}: unhashable type: 'list'"
            .to_owned())
    );
    assert_eq!(
        pack(r#"["sdict",["a","i32"],["b","i32"]]"#, list).unwrap_err(),
        "ValueError: expected a dict with 2 values. got: [4]"
    );
    let array = Value::NdArray(floats(&[1.0, 2.0]));
    assert_eq!(
        pack(r#"["slist","f32",["ndarray","f32",0]]"#, array),
        Ok(Vm::List(vec![
            Vm::F32(1.0),
            Vm::BufferView(Array {
                dtype: DType::Float(32),
                shape: vec![],
                elements: Elements::Float(vec![2.0])
            }),
        ]))
    );
}

#[test]
fn records_refused_on_loading() {
    for (text, error) in [
        (r#"{"a":[],"r":[5]}"#, "TypeError: 'int' object is not subscriptable"),
        (r#"{"a":[],"r":[{"x":1}]}"#, "KeyError: 0"),
        (r#"[]"#, "TypeError: list indices must be integers or slices, not str"),
        (r#""x""#, "TypeError: string indices must be integers, not 'str'"),
        (r#"7"#, "TypeError: 'int' object is not subscriptable"),
        (r#"{"a":[["named"]],"r":[]}"#, "IndexError: list index out of range"),
        (r#"{"a":[["named",1,"i32"]],"r":[]}"#, "RuntimeError: std::bad_cast"),
        (r#"{"a":[["sdict",["k"]]],"r":[]}"#, "IndexError: list index out of range"),
        (r#"{"a":[["sdict",5]],"r":[]}"#, "TypeError: 'int' object is not subscriptable"),
        (
            r#"{"a":[["py_homogeneous_list","i32"]],"r":[]}"#,
            "ValueError: Unrecognized reflection compound type: py_homogeneous_list",
        ),
        (
            r#"{"a":[["ndarray",["x"]]],"r":[]}"#,
            "ValueError: could not map abi type ['x'] to numpy dtype",
        ),
        (r#"{"a":[["ndarray","f32",1e3]],"r":[]}"#, "RuntimeError: std::bad_cast"),
        (r#"{"a":[{}],"r":[]}"#, "RuntimeError: std::bad_cast"),
    ] {
        let found = load(text, Profile::Iree2022).unwrap_err();
        assert_eq!((found.to_string().as_str(), found.stage), (error, Stage::Construct), "{text}");
    }
    let twice = load(r#"{"a":["i1"],"a":[],"r":[],"v":"2"}"#, Profile::Iree2022);
    assert!(twice.is_ok(), "of equal keys the last counts, and the version is not looked at");
    let deep = format!(r#"{{"a":[{}{}],"r":[]}}"#, "[".repeat(999), "]".repeat(999));
    assert_eq!(load(&deep, Profile::Iree2022).unwrap_err().error_type, "RecursionError");
}

#[test]
fn keywords() {
    let text = r#"{"a":["i32",["named","k","i32"],["named","k","i64"]],"r":[]}"#;
    let function = load(text, Profile::Iree2022).unwrap();
    let keyword = [("k".to_owned(), Value::Int(2))];
    let found = function.pack(&[Value::Int(1)], &keyword).unwrap_err();
    assert_eq!(found.message, "mismatched call arity: expected a value for argument 1");
    let twice = [keyword[0].clone(), keyword[0].clone()];
    let found = function.pack(&[Value::Int(1)], &twice).unwrap_err();
    assert_eq!(found.message, "mismatched call arity: duplicate keyword argument 'k'");
    let older = load(r#"{"a":["i32",["named","k","i32"]],"r":[]}"#, Profile::Iree2021).unwrap();
    let missing = older.pack(&[], &keyword).unwrap_err();
    assert!(missing.message.starts_with("Error passing argument: mismatched call arity: expected"));
}

#[test]
fn ranks_and_dims_before_2022() {
    let call = |record: &str| {
        let text = format!(r#"{{"a":[{record}],"r":[]}}"#);
        let function = load(&text, Profile::Iree2021).unwrap();
        let packed = function.pack(&[Value::NdArray(floats(&[1.0, 2.0]))], &[]);
        packed.map(|_| ()).map_err(|error| error.message)
    };
    for fits in ["1,2", "1,null", "1.0,2.0", "true,2"] {
        assert_eq!(call(&format!(r#"["ndarray","f32",{fits}]"#)), Ok(()), "{fits}");
    }
    for (refused, message) in [
        ("2,2", "rank mismatch 1 vs 1"),
        ("null,2", "rank mismatch 1 vs 1"),
        ("2,2,2", "rank mismatch 1 vs 2"),
        ("1,3", "shape mismatch (2,) vs (3,)"),
    ] {
        let found = call(&format!(r#"["ndarray","f32",{refused}]"#)).unwrap_err();
        assert!(found.starts_with(&format!("Error passing argument: {message} ")), "{found}");
    }
}

#[test]
fn without_reflection() {
    let function = Function::load(None, Profile::Iree2022, &Limits::default()).unwrap();
    let call = |value| function.pack(&[value], &[]).map_err(|error| error.to_string());
    let sorted = Value::dict(vec![
        (text("é"), Value::Int(3)),
        (text("b"), Value::Int(2)),
        (text("B"), Value::Int(1)),
    ]);
    assert_eq!(call(sorted), Ok(vec![Vm::List(vec![Vm::I64(1), Vm::I64(2), Vm::I64(3)])]));
    let mixed = Value::dict(vec![(text("a"), Value::Int(1)), (Value::Int(1), Value::Int(2))]);
    assert_eq!(
        call(mixed).unwrap_err(),
        "TypeError: '<' not supported between instances of 'int' and 'str'"
    );
    assert_eq!(
        call(Value::None).unwrap_err(),
        "ValueError: could not convert python value to VM: None"
    );
    let view = call(Value::DeviceArray(floats(&[0.5])));
    assert_eq!(view, Ok(vec![Vm::BufferView(floats(&[0.5]))]));
}

#[test]
fn quirks_of_results() {
    let ints = |values: &[i32]| Vm::List(values.iter().map(|value| Vm::I32(*value)).collect());
    assert_eq!(unpack(r#"["i32"]"#, &[Vm::I32(1)]), Ok(Value::Int(1)), "a record in a list");
    assert_eq!(
        unpack(r#""i32",["sdict","ki"]"#, &[Vm::I32(1), ints(&[2])]).unwrap_err(),
        "ReturnError: Error processing function return: cannot map VM type to Python: i \
         (while decoding return 0@<VmVariantList(1): [2]> with description i)",
        "two letters are a key and a type"
    );
    let keys = unpack(r#"["sdict",["k","i32"],["k","i32"]]"#, &[Vm::I32(1), Vm::I32(2)]);
    assert_eq!(keys, Ok(Value::Dict(vec![(text("k"), Value::Int(2))])), "the last one counts");
    let several = r#""i32",["py_homogeneous_list","i32","i32"]"#;
    let empty = unpack(several, &[Vm::I32(1), ints(&[])]);
    assert_eq!(empty, Ok(Value::Tuple(vec![Value::Int(1), Value::List(vec![])])));
    assert!(unpack(several, &[Vm::I32(1), ints(&[1])]).unwrap_err().contains("arity: 1 vs 2"));
    let view = Vm::BufferView(floats(&[2.5, 0.0]));
    let as_bool = unpack(r#"["ndarray","i1",7]"#, std::slice::from_ref(&view));
    assert!(
        matches!(as_bool, Ok(Value::NdArray(array)) if array.elements == Elements::Bool(vec![true, false]))
    );
    let complex = unpack(r#"["ndarray","complex<f32>",1,2]"#, &[view]);
    assert!(matches!(complex, Ok(Value::NdArray(array)) if array.dtype == DType::Complex(64)));
    assert!(
        unpack(r#"["sdict",["k","i32","x"]],"i32""#, &[ints(&[1]), Vm::I32(1)])
            .unwrap_err()
            .contains("exception converting")
    );
}

/// A view that numpy cannot take fails the conversion of its record, whatever the record is.
#[test]
fn a_scalar_record_states_that_its_conversion_failed() {
    let function = load(r#"{"a":[],"r":["i8"]}"#, Profile::Iree2021).unwrap();
    let mut view = floats(&[1.0]);
    view.dtype = DType::Bool;
    let error = function.unpack(&[Vm::BufferView(view)]).unwrap_err().to_string();
    assert!(error.contains("exception converting from VM type to Python"), "{error}");
}

#[test]
fn arrays_are_scalars_only_of_rank_zero() {
    let function = load(r#"{"a":["i32"],"r":[]}"#, Profile::Iree2022).unwrap();
    let seven = |shape: Vec<u64>| {
        let elements = Elements::Int(vec![7]);
        Value::NdArray(Array { dtype: DType::Int(32), shape, elements })
    };
    assert_eq!(function.pack(&[seven(Vec::new())], &[]).unwrap(), [Vm::I32(7)]);
    let found = function.pack(&[seven(vec![1])], &[]).unwrap_err();
    assert_eq!(found.message, "std::bad_cast");
}

#[test]
fn lists_are_not_arrays() {
    let records = r#"{"a":[],"r":[["ndarray","i32",0],"i32"]}"#;
    let function = load(records, Profile::Iree2022).unwrap();
    let list = Vm::List(Vec::new());
    let found = function.unpack(&[list.clone(), Vm::I32(1)]).unwrap_err();
    assert_eq!(found.error_type, "AttributeError", "it is noticed when all else is well");
    let found = function.unpack(&[list, Vm::Null]).unwrap_err();
    assert_eq!(found.error_type, "ReturnError");
}
