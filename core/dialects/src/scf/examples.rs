//! Examples of operations with the parts that may be left out, which only their parsers know.

/// The text after the name of each operation.
pub(super) const EXAMPLES: &[(&str, &str)] = &[
    (
        "scf.for",
        " %i = %c0 to %n step %c1 iter_args(%sum = %init) -> (f32) { scf.yield %sum : f32 }",
    ),
    (
        "scf.forall",
        " (%i) in (4) shared_outs(%out = %init) -> (tensor<4xf32>) { scf.forall.in_parallel { } }",
    ),
    ("scf.if", " %condition -> (f32) { scf.yield %a : f32 } else { scf.yield %b : f32 }"),
    (
        "scf.parallel",
        " (%i) = (%c0) to (%n) step (%c1) init (%init) -> f32 { scf.reduce(%value : f32) { ^bb0(%a: f32, %b: f32): scf.reduce.return %a : f32 } }",
    ),
];
