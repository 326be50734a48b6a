//! `abide --version`: the version, the commit, and the versions of MLIR that it reads.

use abide_core::dialect;
use abide_core::mlir::bytecode::CURRENT_VERSION;

/// The text that `--version` prints.
pub(super) fn text() -> String {
    let version = env!("CARGO_PKG_VERSION");
    let commit = option_env!("ABIDE_BUILT_FROM").map(|commit| format!(" ({commit})"));
    let dialects = dialect::registry().dialects();
    dialects.read_all();
    let mut names: Vec<&str> = dialects.dialects().map(|dialect| &*dialect.name).collect();
    names.sort_unstable();
    let [newest, oldest] = dialect::LLVM_VERSIONS;
    format!(
        "abide {version}{}\nMLIR: LLVM {oldest} to {newest}, bytecode versions 0 to {CURRENT_VERSION}\n\
         Dialects: {}\n",
        commit.unwrap_or_default(),
        names.join(", ")
    )
}
