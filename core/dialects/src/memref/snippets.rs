//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    ("memref.load", " %${1:memref}[%${2:i}] : ${3:memref<4xf32>}"),
    ("memref.store", " %${1:value}, %${2:memref}[%${3:i}] : ${4:memref<4xf32>}"),
    ("memref.alloc", "() : ${1:memref<4xf32>}"),
    ("memref.alloca", "() : ${1:memref<4xf32>}"),
    ("memref.dealloc", " %${1:memref} : ${2:memref<4xf32>}"),
    ("memref.dim", " %${1:source}, %${2:index} : ${3:memref<?xf32>}"),
    ("memref.copy", " %${1:source}, %${2:target} : ${3:memref<4xf32>} to ${4:memref<4xf32>}"),
    (
        "memref.subview",
        " %${1:source}[${2:0}] [${3:4}] [${4:1}] : ${5:memref<8xf32>} to ${6:memref<4xf32, strided<[1]>>}",
    ),
    ("memref.cast", " %${1:source} : ${2:memref<4xf32>} to ${3:memref<?xf32>}"),
    ("memref.global", " \"private\" @${1:name} : ${2:memref<4xf32>} = dense<${3:0.0}>"),
    ("memref.get_global", " @${1:name} : ${2:memref<4xf32>}"),
];
