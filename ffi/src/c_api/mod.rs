//! The C ABI: what TVM's and DGL's front ends call, and this package's own.
//!
//! A value crosses as eight bytes, [`Value`], and a code beside them that says which of the union's
//! members counts ([`code`]). Functions are handles; the result of a function in C is 0, or -1 with a
//! text that `TVMGetLastError` has. `include/abide.h` is the same in C, and is made of the table in
//! `exports.rs`.
//!
//! The same functions have three prefixes, because the front ends differ in a few things
//! ([`Dialect`]):
//!
//! | | `TVM` | `DGL` | `Abide` |
//! |---|---|---|---|
//! | truth values | an integer, until the front end has sent a truth value itself (TVM 0.19) | an integer | a truth value |
//! | data types that are returned | their text | their text | a data type |
//! | `CbArgToReturn` takes the code | by pointer | by value | by pointer |
//!
//! No panic leaves an entry point, no lock is held while foreign code runs, and no finalizer of a
//! front end runs within a call that registers or removes.

mod byte_array;
mod callback;
mod exceptions;
mod exports;
mod globals;
mod guard;
#[cfg(test)]
mod header;
mod invoke;
mod pointers;
mod python;
mod state;
mod stubs;
mod values;

pub use byte_array::ByteArray;
pub use callback::{PackedCFunc, PackedCFuncFinalizer};
pub use exports::*;
pub use values::{Dialect, FunctionHandle, Value, code};
