//! Function-ABI metadata in MLIR files.
//!
//! Attributes of a function may describe how it is called: a structured-index-path signature (`sip`), a raw signature
//! (`f`), reflection JSON (`iree.abi`), each with its version, within `iree.reflection` or bare, and
//! `tf_saved_model.index_path` on its arguments and results. [`Functions::find`] finds them, [`check()`] checks them
//! against the function, [`explain()`] explains a function's signature for people. [`from_sip()`] and
//! [`from_function_type()`] create reflection JSON from other metadata.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::indexing_slicing,
        clippy::string_slice
    )
)]
#![forbid(unsafe_code)]

mod annotated;
pub mod call;
mod check;
mod cursor;
mod declaration;
pub mod diff;
mod escape;
mod explain;
mod find;
mod function;
pub mod interface;
mod migrate;
pub mod sharding;
mod signature;
mod sizes;
pub mod stubs;
mod surroundings;
mod types;
pub mod vmfb;

pub use annotated::{Annotated, AnnotatedValue, Misspelt};
pub use call::Call;
pub use check::{MetadataCache, MetadataChecker};
pub use check::{check, check_with};
pub use escape::Literal;
pub use explain::{Explanation, Source, explain};
pub use find::{FunctionReader, Functions};
pub use function::{
    Dictionary, Function, FunctionValue, IndexPath, Metadata, MetadataKey, MetadataPlace,
    MetadataValue, Neighbours, Step,
};
pub use migrate::{Migrated, MigrationError, from_function_type, from_sip};
pub use sizes::{ResultSizes, are_open, find_sizes};
pub use surroundings::{MeshSymbol, Surroundings, states_where_functions_run};
