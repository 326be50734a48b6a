//! The operations of StableHLO.

mod assumptions;
mod collectives;
mod directives;
mod elements;
mod examples;
mod indexing;
pub(super) mod infer;
mod print;
mod products;
mod shapes;
mod snippets;
mod spelling;
mod syntax;
mod verify;
mod windows;

use abide_mlir::print::ResultNames;
use abide_mlir::registry::{DialectHooks, Hooks};

pub(super) use directives::DIRECTIVES;

/// The hooks of MHLO, the predecessor of StableHLO.
pub(super) const FORMER: DialectHooks = DialectHooks {
    directives: &[DIRECTIVES],
    canonical_body: Some(spelling::canonical_body),
    ..DialectHooks::of("mhlo")
};

/// Names of operations in frameworks, each with that of the operation here.
const FRAMEWORK_NAMES: [(&str, &str); 10] = [
    ("astype", "stablehlo.convert"),
    ("broadcast_to", "stablehlo.broadcast_in_dim"),
    ("cast", "stablehlo.convert"),
    ("concat", "stablehlo.concatenate"),
    ("conv2d", "stablehlo.convolution"),
    ("einsum", "stablehlo.dot_general"),
    ("matmul", "stablehlo.dot_general"),
    ("permute", "stablehlo.transpose"),
    ("pow", "stablehlo.power"),
    ("where", "stablehlo.select"),
];

/// The operation that a framework calls by a name.
pub(crate) fn framework_name(name: &str) -> Option<&'static str> {
    FRAMEWORK_NAMES.iter().find(|(own, _)| *own == name).map(|(_, here)| *here)
}

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    examples: examples::EXAMPLES,
    operations: &[HOOKS],
    verifiers: &[verify::RULES],
    symbol_verifiers: verify::SYMBOL_RULES,
    result_names: &[("stablehlo.constant", ResultNames::Hook(print::constant_names))],
    shapes: shapes::SHAPES,
    infer_results: Some(infer::results),
    directives: &[DIRECTIVES],
    snippets: snippets::SNIPPETS,
    canonical_body: Some(spelling::canonical_body),
    ..DialectHooks::of("stablehlo")
};

const HOOKS: &[(&str, Hooks)] = &[
    ("stablehlo.constant", Hooks::form(syntax::parse_constant, print::print_constant)),
    ("stablehlo.reduce", Hooks::form(syntax::parse_reduce, print::print_reduce)),
    (
        "stablehlo.while",
        Hooks {
            argument_names: Some(print::while_argument_names),
            ..Hooks::form(syntax::parse_while, print::print_while)
        },
    ),
];

/// The terminator of regions.
const RETURN: &str = "stablehlo.return";
