//! The integration tests of `abide-tablegen`, linked as one program.

mod conditions;
mod ide;
mod memory;
mod multiclasses;
mod order;
mod recovery;
mod support;
mod upstream;

use abide_testing::memory::Measuring;

#[global_allocator]
static MEASURING: Measuring = Measuring;
