//! What IREE's dialects share, and what IREE's compiler prints their attributes as, which IREE says in C++
//! (`OpAsmDialectInterface`), so that its `.td` files do not have it.

mod directives;

use abide_mlir::registry::DialectHooks;
pub(crate) use directives::{DIRECTIVES, TiedNames, index_array, tied_type};

/// What the dialects of IREE's code generation bring along.
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
