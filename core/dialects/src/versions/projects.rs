//! Differences in the forms of operations between versions of a project.

use crate::old_names::is_of_std;
use abide_mlir::parse::{is_in_all_versions, is_misspelt};
use abide_mlir::registry::{RegisteredOp, Registry};
use abide_source::diagnostic::Detail;

/// Dialects whose operations are written differently in different versions.
const DIALECTS: [&[u8]; 8] =
    [b"chlo", b"flow", b"hal", b"hfusion", b"stablehlo", b"symbol", b"torch", b"util"];

/// An operation that had no dialect before LLVM 14, whose form was another one.
const BEFORE_DIALECTS: &[u8] = b"constant";

/// Whether an operation with this error may have another form than the described one; `there` is the text found
/// instead of the expected one.
pub fn form_varies(registry: &Registry, name: &[u8], detail: &Detail, there: &[u8]) -> bool {
    let dialect = name.split(|byte| *byte == b'.').next().unwrap_or_default();
    let described = || {
        let entry = registry.operation(name);
        entry.is_some_and(RegisteredOp::has_earlier_forms)
    };
    let is_declared =
        || registry.operation(name).is_some_and(|entry| entry.is_declared_by_project());
    let varies = DIALECTS.contains(&dialect) && !is_declared()
        || (described() || name == BEFORE_DIALECTS) && !is_in_all_versions(detail);
    varies && !is_misspelt(detail, there)
}

/// Dialects with only some operations described here.
const PARTLY_DESCRIBED: [&str; 8] =
    ["chlo", "flow", "hal", "hfusion", "stablehlo", "torch", "torch_c", "util"];

/// Whether a dialect has operations that no description here has.
pub fn is_partly_described(dialect: &str) -> bool {
    PARTLY_DESCRIBED.contains(&dialect)
}

/// Whether a dialect has all operations of one version of its project here, and other versions have others.
pub(crate) fn has_one_version(dialect: &str) -> bool {
    matches!(dialect, "chlo" | "stablehlo")
}

/// Dialects of LLVM and of OpenXLA that are not described here.
const NOT_DESCRIBED: [&str; 6] = ["lmhlo", "mhlo", "std", "test", "toy", "x86"];

/// Whether LLVM or OpenXLA has a dialect of this name that is not described here.
pub fn is_undescribed_upstream_dialect(name: &str) -> bool {
    NOT_DESCRIBED.binary_search(&name).is_ok()
}

/// Whether others than the dialect itself add operations to it, as extensions of `transform` do.
pub fn is_extended(dialect: &str) -> bool {
    dialect == "transform"
}

/// Dialects of LLVM that accept operations of any name in the generic form (C++: `allowUnknownOperations`).
const WITH_UNKNOWN_OPERATIONS: [&str; 5] = ["llvm", "nvvm", "rocdl", "shape", "spirv"];

/// Whether an unknown operation of a dialect is valid in the generic form.
pub(crate) fn allows_unknown_operations(dialect: &str) -> bool {
    WITH_UNKNOWN_OPERATIONS.contains(&dialect)
}

/// Whether another project has a dialect of the same name as LLVM's, with other operations (Triton, third_party).
pub fn is_shared_name(dialect: &str) -> bool {
    matches!(dialect, "amdgpu" | "nvgpu")
}

/// Whether operations with such a name often differ between versions.
pub fn changes_between_versions(name: &str) -> bool {
    let families = [
        "linalg.batch_reduce_matmul_",
        "linalg.conv_",
        "linalg.depthwise_conv_",
        "linalg.pooling_",
    ];
    families.iter().any(|family| name.starts_with(family))
}

/// The dialects whose operations were written without them, before LLVM 15 or still.
pub const UNPREFIXED_DIALECTS: [&str; 5] = ["func", "builtin", "arith", "scf", "cf"];

/// Whether a word is the former name of the terminator of functions, in any version.
pub fn is_former_function_terminator(word: &str) -> bool {
    word == "return"
}

/// Whether a word was the name of an operation when dialect prefixes were optional.
pub fn is_former_unprefixed_name(word: &str) -> bool {
    is_of_std(word) || matches!(word, "fma" | "func" | "yield")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lookup_tables_are_sorted() {
        assert!(NOT_DESCRIBED.is_sorted());
    }
}
