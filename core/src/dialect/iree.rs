//! What IREE's compiler prints the attributes of its dialects as.

/// The attributes that have aliases, and what these are called. IREE says so in C++
/// (`OpAsmDialectInterface`), so that its `.td` files do not have it.
pub(super) const ATTRIBUTE_ALIASES: &[(&str, &str)] = &[
    ("iree_codegen.compilation_info", "compilation"),
    ("iree_codegen.export_config", "export_config"),
    ("iree_codegen.lowering_config", "config"),
    ("iree_codegen.translation_info", "translation"),
    ("iree_cpu.lowering_config", "config"),
    ("iree_encoding.encoding", "encoding"),
    ("iree_encoding.layout", "encoding"),
    ("iree_encoding.testing", "encoding"),
    ("iree_gpu.lowering_config", "config"),
    ("iree_map.pack_layout", "layout"),
    ("iree_map.pack_map", "layout"),
    ("iree_vector_ext.nested_layout", "layout"),
];
