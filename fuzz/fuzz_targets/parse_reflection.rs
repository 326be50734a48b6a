//! See `abide_fuzz::checks::reflection::parse_reflection`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let _ = abide_fuzz::checks::reflection::parse_reflection(data);
});
