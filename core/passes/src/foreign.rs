//! The passes that only mlir-opt has. Errors name them as such.

use crate::Pass;
use abide_source::spelling::nearest;

/// The passes and pass pipelines that `mlir-opt --help` of LLVM 22 lists, one a line.
const MLIR_OPT: &str = include_str!("opt/mlir_opt_passes.txt");

/// The reason why a name is not a pass of abide, as the end of a sentence that begins with the name. `None` if the name
/// is not known at all.
pub(crate) fn reason(name: &str) -> Option<String> {
    if MLIR_OPT.lines().any(|pass| pass == name) {
        return Some(format!("is a pass of mlir-opt; abide has {}", own_names()));
    }
    let near = nearest(name, Pass::ALL.iter().map(|pass| pass.name()));
    near.first().map(|near| format!("does not name a pass; did you mean '{near}'?"))
}

/// The passes of abide, for messages.
pub(crate) fn own_names() -> String {
    Pass::ALL.map(Pass::name).join(", ")
}
