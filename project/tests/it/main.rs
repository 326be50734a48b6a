//! The integration tests of `abide-project`, linked as one program. `memory.rs` has its own allocator.

mod options;
mod upstream;
