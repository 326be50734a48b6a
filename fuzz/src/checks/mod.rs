//! The checks: one function each, called by a libFuzzer target, by a seeded smoke test and on the
//! corpus. A check panics when an invariant does not hold.

pub mod reflection;
