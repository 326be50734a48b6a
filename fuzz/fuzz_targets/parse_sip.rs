//! libFuzzer target of [`abide_fuzz::checks::sip::parse_sip`].
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let _ = abide_fuzz::checks::sip::parse_sip(data);
});
