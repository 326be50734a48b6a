//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    ("llvm.func", " @${1:name}(${2:%arg0: i32}) {\n  $0\n  llvm.return\n}"),
    ("llvm.return", " %${1:value} : ${2:i32}"),
    ("llvm.load", " %${1:ptr} : !llvm.ptr -> ${2:i32}"),
    ("llvm.store", " %${1:value}, %${2:ptr} : ${3:i32}, !llvm.ptr"),
    ("llvm.mlir.constant", "(${1:0} : ${2:i32}) : $2"),
    ("llvm.call", " @${1:callee}(%${2:operand}) : (${3:i32}) -> ${4:i32}"),
    ("llvm.getelementptr", " %${1:base}[${2:0}] : (!llvm.ptr) -> !llvm.ptr, ${3:i32}"),
    ("llvm.alloca", " %${1:count} x ${2:i32} : (${3:i32}) -> !llvm.ptr"),
    ("llvm.br", " ^${1:bb1}"),
    ("llvm.cond_br", " %${1:condition}, ^${2:bb1}, ^${3:bb2}"),
    ("llvm.icmp", " \"${1:slt}\" %${2:lhs}, %${3:rhs} : ${4:i32}"),
    ("llvm.mlir.global", " internal constant @${1:name}(${2:0 : i32}) : ${3:i32}"),
    ("llvm.mlir.addressof", " @${1:name} : !llvm.ptr"),
];
