//! The mechanism from Rust: values, conversions, errors, nesting, threads, registration.

use abide::{
    ArgValue, Args, DataType, Device, Error, Handle, PackedFunc, Registry, RetValue, ToArg,
    TypedPackedFunc, register_global,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

fn echo() -> PackedFunc {
    Registry::global().get("abide.testing.echo").unwrap()
}

#[test]
fn every_kind_of_value_passes_through() {
    let echo = echo();
    for value in [0, 1, -1, i64::MIN, i64::MAX] {
        assert_eq!(echo.call((value,)).unwrap().to::<i64>().unwrap(), value);
    }
    for value in [0.0, -0.0, 1.5, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, f64::MIN_POSITIVE] {
        let found = echo.call((value,)).unwrap().to::<f64>().unwrap();
        assert_eq!(found.to_bits(), value.to_bits());
    }
    for value in [true, false] {
        assert!(matches!(echo.call((value,)).unwrap(), RetValue::Bool(found) if found == value));
    }
    let long = "☃".repeat(16 << 18);
    for value in ["", "é𝄞", "a\0b", &long] {
        assert_eq!(echo.call((value,)).unwrap().to::<&str>().unwrap(), value);
    }
    for value in [&b""[..], b"a\0b", &[0xff; 1000]] {
        assert_eq!(echo.call((value,)).unwrap().to::<&[u8]>().unwrap(), value);
    }
    assert!(matches!(echo.call(((),)).unwrap(), RetValue::None));
    let handle = Handle::new(&raw const long as *mut String);
    assert_eq!(echo.call((handle,)).unwrap().to::<Handle>().unwrap(), handle);
    let device = Device { device_type: 2, device_id: 7 };
    assert_eq!(echo.call((device,)).unwrap().to::<Device>().unwrap(), device);
    let data_type: DataType = "float32x4".parse().unwrap();
    assert_eq!(echo.call((data_type,)).unwrap().to::<DataType>().unwrap(), data_type);
    let function = echo.call((echo.clone(),)).unwrap().to::<PackedFunc>().unwrap();
    assert!(function.same_as(&echo));
}

#[test]
fn arguments_are_converted_by_type() {
    let f = PackedFunc::typed(|a: i32, b: Option<&str>, c: &[u8], d: f64| {
        format!("{a} {b:?} {c:?} {d}")
    });
    let text = |args: Result<RetValue, Error>| args.unwrap().to::<String>().unwrap();
    assert_eq!(text(f.call((1, "x", b"y", 2))), "1 Some(\"x\") [121] 2");
    assert_eq!(text(f.call((true, (), "y", 2.5))), "1 None [121] 2.5");
    let failure = |args: Result<RetValue, Error>| args.unwrap_err().to_string();
    assert_eq!(failure(f.call(())), "TypeError: expected 4 arguments, got 0");
    assert_eq!(
        failure(f.call((1_i64 << 40, (), "", 1))),
        "OverflowError: argument 0: 1099511627776 does not fit in i32"
    );
    assert_eq!(failure(f.call((1, 2, "", 1))), "TypeError: argument 1: expected str, got int");
    let result = PackedFunc::typed(|x: u64| u64::MAX - x);
    assert_eq!(
        failure(result.call((0,))),
        "OverflowError: 18446744073709551615 does not fit in 64 bits"
    );
    let data_type = PackedFunc::typed(|x: DataType| x.bits);
    assert_eq!(data_type.call(("float64",)).unwrap().to::<u8>().unwrap(), 64);
}

/// As DGL's constructor of graphs: many arguments of several types, and a result with state.
#[test]
fn functions_are_passed_and_returned() {
    let compose = PackedFunc::typed(|f: PackedFunc, g: PackedFunc| {
        PackedFunc::new(move |args| f.call((g.call_packed(args)?,)))
    });
    let double = PackedFunc::typed(|x: i64| 2 * x);
    let add: TypedPackedFunc<(i64, i64), i64> =
        TypedPackedFunc::new(PackedFunc::typed(|a: i64, b: i64| a + b));
    let both = compose.call((&double, add.packed())).unwrap().to::<PackedFunc>().unwrap();
    assert_eq!(both.call((3, 4)).unwrap().to::<i64>().unwrap(), 14);
    assert_eq!(add.call((3, 4)).unwrap(), 7);
    let apply = PackedFunc::typed(|f: TypedPackedFunc<(i64, i64), i64>| f.call((20, 1)));
    assert_eq!(apply.call((add.packed(),)).unwrap().to::<i64>().unwrap(), 21);
    let text = PackedFunc::typed(|| "x");
    let error = apply.call((text,)).unwrap_err();
    assert_eq!(error.to_string(), "TypeError: expected 0 arguments, got 2");
}

#[test]
fn deeply_nested_calls_work() {
    fn nest(depth: i64, inner: &PackedFunc) -> Result<RetValue, Error> {
        let inner = inner.clone();
        let next = PackedFunc::new(move |args: Args<'_>| match args.get::<i64>(0)? {
            0 => inner.call((0,)),
            depth => nest(depth - 1, &inner),
        });
        next.call((depth,))
    }
    let innermost = PackedFunc::new(|_| Err(Error::new("KeyError", "deep")));
    let error = nest(60, &innermost).unwrap_err();
    assert_eq!((error.kind(), error.message()), ("KeyError", "deep"));
}

#[test]
fn a_panic_is_an_error() {
    let panics = PackedFunc::new(|args: Args<'_>| panic!("at {}", args.len()));
    let outer = PackedFunc::new(move |args| panics.call_packed(args));
    let error = outer.call((1, 2)).unwrap_err();
    assert_eq!(error.to_string(), "InternalError: the function panicked: at 2");
}

#[test]
fn threads_call_and_register_at_once() {
    let echo = echo();
    std::thread::scope(|scope| {
        for thread in 0..8_i64 {
            let echo = &echo;
            scope.spawn(move || {
                for call in 0..10_000 {
                    let value = thread * 10_000 + call;
                    assert_eq!(echo.call((value,)).unwrap().to::<i64>().unwrap(), value);
                    let name = format!("mechanism.thread.{thread}");
                    if call % 100 == 0 {
                        let constant = PackedFunc::typed(move || value);
                        Registry::global().register_override(&name, constant);
                    }
                    let found = Registry::global().get(&name).unwrap();
                    assert_eq!(found.call(()).unwrap().to::<i64>().unwrap(), value - call % 100);
                }
            });
        }
    });
}

/// A value that counts how often it is dropped.
struct Counted(Arc<AtomicUsize>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn a_function_is_dropped_once_with_its_last_clone() {
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Counted(count.clone());
    let function = PackedFunc::typed(move || counted.0.load(Ordering::Relaxed) as i64);
    let clone = function.call(()).map(|_| function.clone()).unwrap();
    let value = echo().call((&function,)).unwrap();
    drop((function, clone));
    assert_eq!(count.load(Ordering::Relaxed), 0);
    drop(value);
    assert_eq!(count.load(Ordering::Relaxed), 1);
}

register_global!("mechanism.abs", |x: i64| x.abs());
register_global!("mechanism.kinds", packed |args: Args<'_>| {
    let names: Vec<&str> = args.values().iter().map(|value| value.type_name()).collect();
    Ok(names.join(" ").into())
});

#[test]
fn functions_of_the_macro_are_registered_before_main() {
    let abs = Registry::global().get("mechanism.abs").unwrap();
    assert_eq!(abs.call((-100,)).unwrap().to::<i64>().unwrap(), 100);
    let kinds = Registry::global().get("mechanism.kinds").unwrap();
    let args = [1.to_arg(), 1.5.to_arg(), "x".to_arg(), ArgValue::None, abs.to_arg()];
    let found = kinds.call(Args::new(&args)).unwrap();
    assert_eq!(found.to::<&str>().unwrap(), "int float str None function");
}
