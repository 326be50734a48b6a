//! The border between JavaScript and `abide-web`: the functions that the WebAssembly module exports.
//!
//! JavaScript asks for room with `abide_input`, writes a message there, and calls `abide_request` or `abide_message`.
//! These return the length of the answer, which begins at `abide_output` until the next call. No pointer is followed
//! here: only the names of the functions are `unsafe`. For other targets the library is empty.

#[cfg(target_family = "wasm")]
mod exports;
