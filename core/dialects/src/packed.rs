//! The packed files of descriptions.

/// The description file of a dialect, which `build.rs` has packed, and which uses names of others. `of` is the C++
/// namespace around that of the dialect.
macro_rules! packed {
    ($dialect:literal in $folder:literal $(, uses $($uses:literal),+)?) => {
        packed!($dialect in $folder of "mlir" $(, uses $($uses),+)?)
    };
    ($dialect:literal in $folder:literal of $namespace:literal $(, uses $($uses:literal),+)?) => {
        DescriptionFile {
            dialect: $dialect,
            namespace: $namespace,
            uses: &[$($($uses),+)?],
            packed: include_bytes!(concat!(
                env!("OUT_DIR"),
                "/",
                $folder,
                "/",
                $dialect,
                ".ops.z"
            )),
        }
    };
}
pub(crate) use packed;
