//! The versions of LLVM and of projects that operations are written for.

mod choice;
mod llvm_21;
mod projects;
mod signs;

pub use choice::{
    LLVM_VERSIONS, NEWEST_LLVM, VERSION_HEAD, version_by_comment, version_by_votes,
    version_in_comment, version_of_text,
};
pub use llvm_21::{dialects_of_llvm_21, differs_in_llvm_21};
pub use projects::{
    UNPREFIXED_DIALECTS, changes_between_versions, form_varies, is_extended,
    is_former_function_terminator, is_former_unprefixed_name, is_partly_described, is_shared_name,
    is_undescribed_upstream_dialect,
};
pub(crate) use projects::{allows_unknown_operations, has_one_version};
pub use signs::{has_forms_of_versions, sole_version_with, version_of_operation};
