//! Text formats that describe how functions are called: structured-index-path signatures and raw signatures ([`sip`]),
//! and the JSON of `iree.abi` ([`reflection`]).
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::indexing_slicing,
        clippy::string_slice
    )
)]
#![forbid(unsafe_code)]

pub mod reflection;
pub mod sip;
