//! Callers that `abide abi --emit rust` wrote (`cli/tests/it/stubs.rs` compares them with the current output), over
//! packed functions. They have the form that rustfmt gives them elsewhere, which is not that of this repository.

#[expect(dead_code, unreachable_pub, reason = "valid code of names that no language takes")]
#[rustfmt::skip]
#[path = "../callers/hostile.rs"]
mod hostile;
#[expect(dead_code, unreachable_pub, reason = "not all of it is called")]
#[rustfmt::skip]
#[path = "../callers/scalars.rs"]
mod scalars;
#[expect(unreachable_pub, reason = "it is made for other crates")]
#[rustfmt::skip]
#[path = "../callers/structures.rs"]
mod structures;

use abide::{Args, Error, Handle, PackedFunc, Registry, RetValue};

#[test]
fn callers_call_packed_functions() {
    let add = PackedFunc::typed(|a: i32, b: i32| a + b);
    Registry::global().register("module.add", add).unwrap();
    assert_eq!(scalars::add(3, 4).unwrap(), 7);
    let pick = PackedFunc::new(|args: Args<'_>| {
        args.expect(3..=3)?;
        let (_, k, _) = (args.get::<Handle>(0)?, args.get::<i32>(1)?, args.get::<Handle>(2)?);
        Ok(RetValue::Int(i64::from(k)))
    });
    Registry::global().register("module.pick", pick).unwrap();
    let result = structures::pick(Handle::NULL, 5, Handle::NULL).unwrap();
    assert_eq!(result.to::<i64>().unwrap(), 5);
}

#[test]
fn a_missing_function_is_an_error() {
    let error: Error = scalars::nothing().unwrap_err();
    assert_eq!(error.message(), "no packed function is named 'module.nothing'");
}
