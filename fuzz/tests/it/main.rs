//! The integration tests of `abide-fuzz`, linked as one program.

use abide_testing::memory::Measuring;

mod abi;
mod agreement;
mod fixes;
mod forms;
mod ide;
mod ir;
mod mlir;
mod passes;
mod readers;
mod reflection;
mod regressions;
mod seeded;
mod sip;
mod tablegen;
mod targets;

#[global_allocator]
static ALLOCATOR: Measuring = Measuring;
