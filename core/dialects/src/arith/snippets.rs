//! Snippets for the operations that people type most, those first that they type most often.

/// The text after the name of each operation, with gaps as editors have them.
pub(super) const SNIPPETS: &[(&str, &str)] = &[
    ("arith.constant", " ${1:0} : ${2:i32}"),
    ("arith.addi", " %${1:lhs}, %${2:rhs} : ${3:i32}"),
    ("arith.addf", " %${1:lhs}, %${2:rhs} : ${3:f32}"),
    ("arith.muli", " %${1:lhs}, %${2:rhs} : ${3:i32}"),
    ("arith.mulf", " %${1:lhs}, %${2:rhs} : ${3:f32}"),
    ("arith.subi", " %${1:lhs}, %${2:rhs} : ${3:i32}"),
    ("arith.subf", " %${1:lhs}, %${2:rhs} : ${3:f32}"),
    ("arith.cmpi", " ${1:slt}, %${2:lhs}, %${3:rhs} : ${4:i32}"),
    ("arith.cmpf", " ${1:olt}, %${2:lhs}, %${3:rhs} : ${4:f32}"),
    ("arith.select", " %${1:condition}, %${2:true_value}, %${3:false_value} : ${4:i32}"),
    ("arith.index_cast", " %${1:in} : ${2:index} to ${3:i32}"),
    ("arith.divf", " %${1:lhs}, %${2:rhs} : ${3:f32}"),
    ("arith.divsi", " %${1:lhs}, %${2:rhs} : ${3:i32}"),
    ("arith.remsi", " %${1:lhs}, %${2:rhs} : ${3:i32}"),
    ("arith.extf", " %${1:in} : ${2:f16} to ${3:f32}"),
    ("arith.truncf", " %${1:in} : ${2:f32} to ${3:f16}"),
    ("arith.extsi", " %${1:in} : ${2:i8} to ${3:i32}"),
    ("arith.trunci", " %${1:in} : ${2:i32} to ${3:i8}"),
    ("arith.sitofp", " %${1:in} : ${2:i32} to ${3:f32}"),
    ("arith.fptosi", " %${1:in} : ${2:f32} to ${3:i32}"),
];
