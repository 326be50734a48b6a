//! Every function of the library, with arguments that make no sense: an error or a result, never a
//! panic.

use abide::{Args, Handle, PackedFunc, Registry, RetValue};
use std::collections::BTreeMap;

/// Numbers without a pattern, the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// Values of all kinds, texts of all formats among them.
fn pool() -> Vec<RetValue> {
    let texts = [
        "",
        "inputs",
        "results",
        "iree2021",
        "(%0, {\"x\": %1}) -> %0",
        "I8!S5!k0_0R3!_0",
        "I2147483648!_0R-1!",
        "I6!S3!t7R4!U1!",
        "I i:0\nR 0 s:ff i:-1",
        "I 0 i:0\nI 1 i:0 s:78\nR 2147483648",
        "I buffer 6 4 -1\nR scalar 99\nI ref",
        r#"{"a":["i32",["ndarray","f32",1,4]],"r":["i32"],"v":1}"#,
        r#"{"a":[[]],"r":7}"#,
        r#"[1,{"bv":{"shape":[1,0],"type":"FLOAT_32"}},{"$nd":[[1],[2,3]],"dtype":"int8"}]"#,
        r#"[{"$zeros":[4294967296,4294967296],"dtype":"f32"}]"#,
        r#"{"k":1e999}"#,
        "func.func @f(%a: i32) attributes {sip = \"I8\", iree.abi = \"{\"} { return %b : i32",
        "\"a.b\"() ({ ^bb0: }) : () -> ()\n// -----\n#map = affine_map<(d0) -> (d0 floordiv 0)>",
        "\u{feff}é\0☃ \" \\u{0}",
    ];
    let deep =
        ["[", "(", "{\"a\":[", "S99!k0", "({", "<", "module {"].map(|text| text.repeat(20_000));
    let mut pool: Vec<RetValue> = texts.iter().map(|text| RetValue::Str((*text).into())).collect();
    pool.extend(deep.map(|text| RetValue::Bytes(text.into_bytes())));
    pool.extend([0, 1, -1, 3, 256, 257, i64::MAX, i64::MIN].map(RetValue::Int));
    pool.extend([RetValue::None, RetValue::None, RetValue::Bool(true), RetValue::Float(f64::NAN)]);
    pool.push(RetValue::Bytes(vec![0xff, 0, 0x80, b'I', b'1', b'!']));
    pool.push(RetValue::Handle(Handle::NULL));
    pool.push(RetValue::DataType("float32x4".parse().unwrap()));
    pool.push(RetValue::Function(PackedFunc::typed(|| ())));
    let accepts = |args: Args<'_>| Ok(RetValue::Int(args.len() as i64));
    pool.push(RetValue::Function(PackedFunc::new(accepts)));
    pool
}

#[test]
fn functions_never_panic() {
    let pool = pool();
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut results: BTreeMap<String, usize> = BTreeMap::new();
    // Other tests of this program register functions, too.
    let own = |name: &String| name.starts_with("abide.");
    for name in Registry::global().list_names().into_iter().filter(own) {
        // The first two panic and fail on purpose, the others affect this test itself.
        let others =
            ["testing.panic", "testing.fail", "register_global_func", "remove_global_func"];
        if others.iter().any(|other| name == format!("abide.{other}")) {
            continue;
        }
        let function = Registry::global().get(&name).unwrap();
        for _ in 0..400 {
            let count = random.below(5);
            let values: Vec<&RetValue> =
                (0..count).map(|_| &pool[random.below(pool.len())]).collect();
            let args: Vec<_> = values.iter().map(|value| value.as_arg()).collect();
            match function.call_packed(Args::new(&args)) {
                Ok(_) => *results.entry(name.clone()).or_default() += 1,
                Err(error) => assert_ne!(error.kind(), "InternalError", "{name}: {error}"),
            }
        }
    }
    // A control: the functions were reached.
    let reached = results.values().filter(|count| **count > 10).count();
    assert!(reached > 20, "{results:?}");
}
