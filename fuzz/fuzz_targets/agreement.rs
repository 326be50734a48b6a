//! The libFuzzer target of the check of its name: a row of `abide_fuzz::TARGETS`.
#![no_main]

abide_fuzz::fuzz_target!(agreement);
