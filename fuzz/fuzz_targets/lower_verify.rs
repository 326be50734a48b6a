//! A cargo-fuzz target: see the check of the same name.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let _ = abide_fuzz::checks::ir::lower_verify(data);
});
