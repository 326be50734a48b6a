//! Types of the `emitc` dialect for generated modules.

/// The types that meet constraints that only C++ decides, by the words of the constraint or the name of the type.
pub(super) const TYPES: &[(&str, &str)] = &[
    ("type supported by EmitC", "i32"),
    ("type supported by EmitC", "f32"),
    ("type supported by EmitC", r#"!emitc.opaque<"T">"#),
    ("type supported by EmitC", "!emitc.ptr<i32>"),
];
