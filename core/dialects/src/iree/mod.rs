//! Code shared by IREE's dialects, and their attribute aliases. IREE declares these in C++ (`OpAsmDialectInterface`),
//! so its `.td` files lack them.

mod directives;

use abide_mlir::registry::DialectHooks;
pub(crate) use directives::{DIRECTIVES, TiedNames, index_array, tied_type};

/// The hooks of IREE's code generation dialects.
pub(super) const DIALECTS: &[DialectHooks] = &[
    DialectHooks {
        attribute_aliases: &[
            ("iree_codegen.compilation_info", "compilation"),
            ("iree_codegen.export_config", "export_config"),
            ("iree_codegen.lowering_config", "config"),
            ("iree_codegen.translation_info", "translation"),
        ],
        ..DialectHooks::of("iree_codegen")
    },
    DialectHooks {
        attribute_aliases: &[("iree_cpu.lowering_config", "config")],
        ..DialectHooks::of("iree_cpu")
    },
    DialectHooks {
        attribute_aliases: &[
            ("iree_encoding.encoding", "encoding"),
            ("iree_encoding.layout", "encoding"),
            ("iree_encoding.testing", "encoding"),
        ],
        ..DialectHooks::of("iree_encoding")
    },
    DialectHooks {
        attribute_aliases: &[("iree_map.pack_layout", "layout"), ("iree_map.pack_map", "layout")],
        ..DialectHooks::of("iree_map")
    },
    DialectHooks {
        attribute_aliases: &[("iree_vector_ext.nested_layout", "layout")],
        ..DialectHooks::of("iree_vector_ext")
    },
    DialectHooks { directives: &[DIRECTIVES], ..DialectHooks::of("iree_tensor_ext") },
];
