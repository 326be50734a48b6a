//! The integration tests of `abide-ffi`, linked as one program. `leaks.rs` has its own allocator.

mod c_client;
mod callers;
mod dgl;
mod ending;
mod hostile;
mod mechanism;
mod python;
mod support;
mod tvm;
mod tvm_ffi;
mod wheel;
