//! Types of the `gpu` dialect for generated modules.

/// The types that meet constraints that only C++ decides, by the words of the constraint or the name of the type.
pub(super) const TYPES: &[(&str, &str)] = &[
    ("async token type", "!gpu.async.token"),
    ("sparse matrix handle type", "!gpu.sparse.spmat_handle"),
    ("dense tensor handle type", "!gpu.sparse.dntensor_handle"),
    ("SpGEMM operation handle type", "!gpu.sparse.spgemmop_handle"),
    ("MMAMatrix type", r#"!gpu.mma_matrix<16x16xf16, "AOp">"#),
    ("MMAMatrix type", r#"!gpu.mma_matrix<16x16xf32, "COp">"#),
    (
        "gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values",
        r#"!gpu.mma_matrix<16x16xf16, "COp">"#,
    ),
    (
        "gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float values",
        r#"!gpu.mma_matrix<16x16xf16, "AOp">"#,
    ),
];
