//! Modules over the described dialects, from the generator of `abide generate`.

use abide_core::dialect::{NEWEST_LLVM, registry};
use abide_core::limits::Limits;
use abide_core::mlir::registry::Registry;
use abide_generate::{Generator, Options, Random};
use std::cell::RefCell;
use std::sync::LazyLock;

/// The dialects of the operations.
const DIALECTS: [&str; 11] = [
    "affine", "arith", "cf", "complex", "func", "index", "math", "memref", "scf", "tensor",
    "vector",
];

const OPTIONS: Options = Options { size: 12, depth: 3, seed: 1, generic: false };

/// The number of modules that are tried: few do not verify.
const MAX_DRAFTS: usize = 8;

/// The operations of the newest version, as a compiler has them.
static REGISTRY: LazyLock<Registry> = LazyLock::new(|| registry().of_version(NEWEST_LLVM));

static LIMITS: LazyLock<Limits> = LazyLock::new(Limits::default);

thread_local! {
    static GENERATOR: RefCell<Option<Generator<'static>>> = RefCell::new(generator());
}

fn generator() -> Option<Generator<'static>> {
    let is_selected =
        |name: &str| name.split('.').next().is_some_and(|one| DIALECTS.contains(&one));
    Generator::new(&REGISTRY, &LIMITS, OPTIONS, is_selected)
}

/// The module that the bytes choose; `None` if no module that was tried verifies.
#[must_use]
pub fn module(data: &[u8]) -> Option<Vec<u8>> {
    let mut random = Random::of(0, data);
    GENERATOR.with_borrow_mut(|generator| {
        let generator = generator.as_mut()?;
        (0..MAX_DRAFTS).find_map(|_| generator.module(random.number()))
    })
}
