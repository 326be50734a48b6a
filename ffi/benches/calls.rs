//! The cost of calls from Rust and through the C ABI. `docs/packed-functions.md` has the figures, and those of
//! Python, measured by `python/benchmark.py`.
#![expect(missing_docs, reason = "criterion's macros make public functions")]
#![expect(unsafe_code, reason = "the C ABI")]

use abide::c_api::{self, ByteArray, FunctionHandle, Value, code};
use abide::{PackedFunc, Registry, RetValue};
use criterion::{Criterion, criterion_group, criterion_main};
use std::ffi::{CStr, c_int, c_void};
use std::hint::black_box;
use std::ptr::null_mut;

fn global(name: &CStr) -> FunctionHandle {
    let mut function = null_mut();
    // SAFETY: the name is a text, and there is room for the handle.
    assert_eq!(unsafe { c_api::TVMFuncGetGlobal(name.as_ptr(), &raw mut function) }, 0);
    function
}

fn call(function: FunctionHandle, values: &mut [Value], codes: &mut [c_int]) -> (Value, c_int) {
    let (mut value, mut code) = (Value::ZERO, 0);
    let (arguments, count) = (values.as_mut_ptr(), values.len() as c_int);
    // SAFETY: the arrays have the stated length.
    let status = unsafe {
        let codes = codes.as_mut_ptr();
        c_api::TVMFuncCall(function, arguments, codes, count, &raw mut value, &raw mut code)
    };
    assert_eq!(status, 0);
    (value, code)
}

unsafe extern "C-unwind" fn callback(
    args: *mut Value,
    codes: *mut c_int,
    _: c_int,
    ret: *mut RetValue,
    _: *mut c_void,
) -> c_int {
    // SAFETY: there is one argument.
    unsafe { c_api::TVMCFuncSetReturn(ret, args, codes, 1) }
}

fn through_c(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("c_abi");
    let (nop, echo) = (global(c"abide.testing.nop"), global(c"abide.testing.echo"));
    group.bench_function("nop", |bench| bench.iter(|| call(black_box(nop), &mut [], &mut [])));
    let mut bench = |name: &str, value: Value, code: c_int| {
        group.bench_function(name, |bench| {
            bench.iter(|| call(black_box(echo), &mut [value], &mut [code]));
        });
    };
    bench("echo_int", Value { v_int64: 1 }, code::INT);
    bench("echo_text", Value { v_str: c"text".as_ptr() }, code::STR);
    let long = vec![b'x'; 100_000];
    let array = ByteArray::new(&long);
    let long = Value { v_handle: (&raw const array).cast_mut().cast() };
    bench("echo_100_kB", long, code::BYTES);
    let mut function = null_mut();
    // SAFETY: the callback needs no resource.
    unsafe {
        let status =
            c_api::TVMFuncCreateFromCFunc(Some(callback), null_mut(), None, &raw mut function);
        assert_eq!(status, 0);
    }
    group.bench_function("callback", |bench| {
        bench.iter(|| call(black_box(function), &mut [Value { v_int64: 1 }], &mut [code::INT]));
    });
    group.bench_function("get_global_and_free", |bench| {
        // SAFETY: the handle is ours.
        bench.iter(|| unsafe { c_api::TVMFuncFree(global(c"abide.testing.nop")) });
    });
    group.finish();
}

fn from_rust(criterion: &mut Criterion) {
    let nop = Registry::global().get("abide.testing.nop").unwrap();
    let abs = PackedFunc::typed(|x: i64| x.abs());
    let mut group = criterion.benchmark_group("rust");
    group.bench_function("nop", |bench| bench.iter(|| black_box(&nop).call(())));
    group.bench_function("abs", |bench| {
        bench.iter(|| black_box(&abs).call((-100,)).unwrap().to::<i64>());
    });
    group.finish();
}

criterion_group!(benches, through_c, from_rust);
criterion_main!(benches);
