//! The tests of `abide-core` that count allocations, linked as one program with an allocator that counts those of each
//! thread.

mod bytecode_hostile;
mod opt_memory;
mod sip_allocation;

#[global_allocator]
static ALLOCATOR: abide_testing::memory::Measuring = abide_testing::memory::Measuring;
