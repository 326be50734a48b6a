//! Checks the metadata of functions: by itself, and against the functions.
//!
//! Metadata describes a caller's view: a tensor may be passed as a buffer view, a structure as a list. If the
//! function's own type lacks the element type, the rank or the items, these are not checked.

mod called;
mod checker;
mod declaration;
mod functions;
mod index_path;
mod places;
mod raw;
mod reflection;
mod sharding;
mod sip;
mod units;
mod versions;

pub use units::{MetadataCache, MetadataChecker, check, check_with};
