//! A million calls through the C ABI without a byte that stays. Every allocation is counted, so this
//! test has its own program.
#![expect(unsafe_code, reason = "the C ABI, and an allocator")]

use abide::c_api::{self, ByteArray, Value, code};
use abide::{Args, PackedFunc, RetValue};
use std::alloc::{GlobalAlloc, Layout, System};
use std::ffi::{c_int, c_void};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicIsize, Ordering};

struct Counting;

static BYTES: AtomicIsize = AtomicIsize::new(0);

// SAFETY: everything is the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        BYTES.fetch_add(layout.size() as isize, Ordering::Relaxed);
        // SAFETY: the caller's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        BYTES.fetch_sub(layout.size() as isize, Ordering::Relaxed);
        // SAFETY: the caller's.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn check(status: c_int) {
    assert_eq!(status, 0);
}

/// Returns its first argument, which it takes over if it is a function; fails without one.
unsafe extern "C-unwind" fn callback(
    args: *mut Value,
    codes: *mut c_int,
    count: c_int,
    ret: *mut RetValue,
    _: *mut c_void,
) -> c_int {
    // SAFETY: the library returns values as documented.
    unsafe {
        if count == 0 {
            c_api::TVMAPISetLastError(c"ValueError: none".as_ptr());
            return -1;
        }
        check(c_api::TVMCbArgToReturn(args, codes));
        check(c_api::TVMCFuncSetReturn(ret, args, codes, 1));
        if *codes == code::FUNCTION {
            check(c_api::TVMFuncFree((*args).v_handle.cast()));
        }
    }
    0
}

/// Calls a function and frees its result.
fn call(function: *mut PackedFunc, arguments: &[(Value, c_int)]) -> c_int {
    let (mut values, mut codes): (Vec<Value>, Vec<c_int>) = arguments.iter().copied().unzip();
    let (mut value, mut code) = (Value::ZERO, -1);
    // SAFETY: the arrays have the stated length and content.
    unsafe {
        let (values, codes) = (values.as_mut_ptr(), codes.as_mut_ptr());
        let count = arguments.len() as c_int;
        let status =
            c_api::TVMFuncCall(function, values, codes, count, &raw mut value, &raw mut code);
        if code == code::FUNCTION {
            check(c_api::TVMFuncFree(value.v_handle.cast()));
        }
        status
    }
}

fn round(echo: *mut PackedFunc, arguments: &[(Value, c_int)]) {
    let mut function = null_mut();
    // SAFETY: the callback needs no resource, and the handles are freed.
    unsafe {
        check(c_api::TVMFuncCreateFromCFunc(Some(callback), null_mut(), None, &raw mut function));
    }
    let passed = (Value { v_handle: function.cast() }, code::FUNCTION);
    for argument in arguments.iter().chain([&passed]) {
        check(call(echo, &[*argument]));
        check(call(function, &[*argument]));
    }
    assert_eq!(call(function, &[]), -1);
    assert_eq!(call(echo, &[]), -1);
    // SAFETY: it is ours.
    check(unsafe { c_api::TVMFuncFree(function) });
}

/// The bytes that the test harness may take on its own threads: fewer than the rounds, so that a leak of one byte
/// per round is noticed.
const BESIDE: isize = 4096;

#[test]
fn a_million_calls_leave_nothing() {
    let mut echo = null_mut();
    // SAFETY: the name is a text, and there is room for the handle.
    check(unsafe { c_api::TVMFuncGetGlobal(c"abide.testing.echo".as_ptr(), &raw mut echo) });
    let bytes = ByteArray::new(b"bytes with a \0 within");
    let arguments = [
        (Value { v_int64: 7 }, code::INT),
        (Value { v_str: c"a text that is not so short".as_ptr() }, code::STR),
        (Value { v_handle: (&raw const bytes).cast_mut().cast() }, code::BYTES),
    ];
    for _ in 0..10 {
        round(echo, &arguments);
    }
    let before = BYTES.load(Ordering::Relaxed);
    // Ten calls in each round.
    for _ in 0..100_000 {
        round(echo, &arguments);
    }
    assert!((BYTES.load(Ordering::Relaxed) - before).abs() < BESIDE);
    // A thread's text and error are freed when it ends.
    let echo = echo.expose_provenance();
    let thread = || {
        std::thread::spawn(move || {
            let echo = std::ptr::with_exposed_provenance_mut(echo);
            let text = (Value { v_str: c"a text".as_ptr() }, code::STR);
            assert_eq!((call(echo, &[text]), call(echo, &[])), (0, -1));
        })
    };
    thread().join().unwrap();
    let before = BYTES.load(Ordering::Relaxed);
    for _ in 0..5_000 {
        thread().join().unwrap();
    }
    assert!((BYTES.load(Ordering::Relaxed) - before).abs() < BESIDE);
    // A control: kept memory is noticed.
    let kept = Box::new(PackedFunc::new(|args: Args<'_>| Ok(RetValue::Int(args.len() as i64))));
    assert!(BYTES.load(Ordering::Relaxed) > before);
    drop(kept);
}
