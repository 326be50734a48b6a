//! The passes of `abide opt`. Each works on one operation, a function or a module, and on what is
//! within it.
//!
//! **Invariant**: a pipeline either succeeds with operations that verify, or reports at which
//! operation it failed and why, and changes nothing.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::indexing_slicing,
        clippy::string_slice
    )
)]
#![forbid(unsafe_code)]

mod build;
mod convert_torch_to_symbol;
mod encoding;
mod erase_symbol;
mod foreign;
mod manager;
pub mod opt;
mod pipeline;
mod propagate_symbol;

mod symbol_names;
mod unfold_symbolic_int;

pub use manager::{Report, run, run_on};
pub use pipeline::{Pipeline, PipelineElement, PipelineError};

use abide_dialects::{builtin, func};
use abide_mlir::ir::{Ir, OperationId};
use abide_mlir::registry::Registry;
use abide_mlir::rewrite::{
    CanonicalizationPatterns, Configuration, Patterns, RewriteError, Workspace, apply_patterns,
    eliminate_common_subexpressions,
};
use abide_source::limits::Limits;
use abide_source::rule;
use build::{ANY_SIZE, new_bind, new_symbol};
use propagate_symbol::Binds;
use symbol_names::SymbolNames;

/// The reason why a pass fails, and at which operation.
pub type PassError = RewriteError;

/// A pass, under the name of its flag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pass {
    /// `-propagate-symbol`: names the dynamic sizes of a function and follows them through it.
    PropagateSymbol,
    /// `-erase-symbol`: removes bindings of shapes.
    EraseSymbol,
    /// `-unfold-symbolic-int`: computes the values of symbols.
    UnfoldSymbolicInt,
    /// `-symbol-to-encoding`: moves shape facts into types.
    SymbolToEncoding,
    /// `-encoding-to-symbol`: replaces encodings of types by operations.
    EncodingToSymbol,
    /// `-convert-torch-to-symbol`: converts torch's shape facts to the symbol dialect.
    ConvertTorchToSymbol,
    /// `-canonicalize`
    Canonicalize,
    /// `-cse`: merges operations that compute the same.
    Cse,
}

/// The operation that a pass works on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// A `func.func`.
    Function,
    /// A `builtin.module`.
    Module,
    /// Any operation.
    Any,
}

impl Anchor {
    /// The operation that a pass works on; `None` for any.
    #[must_use]
    pub fn operation(self) -> Option<&'static str> {
        match self {
            Anchor::Function => Some(func::FUNC),
            Anchor::Module => Some(builtin::MODULE),
            Anchor::Any => None,
        }
    }
}

/// The state shared by passes.
#[derive(Debug)]
pub(crate) struct PassContext<'r> {
    pub(crate) registry: &'r Registry,
    pub(crate) limits: &'r Limits,
    /// The names of new symbols, by the outermost operation.
    pub(crate) names: SymbolNames,
    /// The bindings of the current function.
    binds: Binds,
    pub(crate) workspace: Workspace,
}

impl Pass {
    /// All passes.
    pub const ALL: [Pass; 8] = [
        Pass::PropagateSymbol,
        Pass::EraseSymbol,
        Pass::UnfoldSymbolicInt,
        Pass::SymbolToEncoding,
        Pass::EncodingToSymbol,
        Pass::ConvertTorchToSymbol,
        Pass::Canonicalize,
        Pass::Cse,
    ];

    /// The name in flags and pipelines.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pass::PropagateSymbol => "propagate-symbol",
            Pass::EraseSymbol => "erase-symbol",
            Pass::UnfoldSymbolicInt => "unfold-symbolic-int",
            Pass::SymbolToEncoding => "symbol-to-encoding",
            Pass::EncodingToSymbol => "encoding-to-symbol",
            Pass::ConvertTorchToSymbol => "convert-torch-to-symbol",
            Pass::Canonicalize => "canonicalize",
            Pass::Cse => "cse",
        }
    }

    /// The pass with a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Pass> {
        Pass::ALL.into_iter().find(|pass| pass.name() == name)
    }

    /// A short description.
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self {
            Pass::PropagateSymbol => {
                "Name the dynamic sizes of a function and follow them through it"
            }
            Pass::EraseSymbol => "Remove statements about shapes",
            Pass::UnfoldSymbolicInt => "Compute the values of symbols",
            Pass::SymbolToEncoding => "Move statements about shapes into types",
            Pass::EncodingToSymbol => "Say by operations what types say about shapes",
            Pass::Canonicalize => "Simplify operations and remove dead ones",
            Pass::ConvertTorchToSymbol => "Say what torch says of shapes in the symbol dialect",
            Pass::Cse => "Compute once what is computed twice",
        }
    }

    /// Whether the pass may change a text, judged by its words: passes about shapes need symbols or dynamic sizes.
    #[must_use]
    pub fn may_change(self, text: &[u8]) -> bool {
        let has = |word: &[u8]| memchr::memmem::find(text, word).is_some();
        match self {
            // A declaration has no operations.
            Pass::Canonicalize | Pass::Cse => has(b"{"),
            Pass::PropagateSymbol => has(b"?x") || has(b"symbol"),
            Pass::ConvertTorchToSymbol => has(b"symbolic"),
            Pass::EraseSymbol
            | Pass::UnfoldSymbolicInt
            | Pass::SymbolToEncoding
            | Pass::EncodingToSymbol => has(b"symbol"),
        }
    }

    /// The operation that it works on.
    #[must_use]
    pub const fn anchor(self) -> Anchor {
        match self {
            Pass::PropagateSymbol
            | Pass::EraseSymbol
            | Pass::UnfoldSymbolicInt
            | Pass::ConvertTorchToSymbol => Anchor::Function,
            Pass::SymbolToEncoding | Pass::EncodingToSymbol => Anchor::Module,
            Pass::Canonicalize | Pass::Cse => Anchor::Any,
        }
    }

    /// Runs on an operation. After an error its content is in an unspecified state.
    fn run(
        self,
        ir: &mut Ir,
        root: OperationId,
        context: &mut PassContext<'_>,
    ) -> Result<(), PassError> {
        match self {
            Pass::PropagateSymbol => propagate_symbol::run(ir, root, context),
            Pass::EraseSymbol => erase_symbol::run(ir, root, context),
            Pass::UnfoldSymbolicInt => unfold_symbolic_int::run(ir, root),
            Pass::SymbolToEncoding => encoding::symbol_to_encoding(ir, root, context),
            Pass::EncodingToSymbol => encoding::encoding_to_symbol(ir, root, context),
            Pass::ConvertTorchToSymbol => {
                convert_torch_to_symbol::run(ir, root);
                Ok(())
            }
            Pass::Canonicalize => {
                let configuration = Configuration::top_down(context.limits);
                let mut patterns = CanonicalizationPatterns;
                // As in MLIR's pass, changes still possible after the last round are not applied.
                apply_patterns(
                    ir,
                    context.registry,
                    &mut context.workspace,
                    root,
                    &mut patterns,
                    configuration,
                )
                .map(drop)
            }
            Pass::Cse => {
                eliminate_common_subexpressions(ir, context.registry, &mut context.workspace, root);
                Ok(())
            }
        }
    }
}

/// Rewrites everything within an operation to a fixed point, bottom-up like MLIR's greedy driver. Takes parts of a
/// [`PassContext`], because patterns may borrow others.
fn rewrite_to_fixed_point(
    ir: &mut Ir,
    registry: &Registry,
    limits: &Limits,
    workspace: &mut Workspace,
    root: OperationId,
    patterns: &mut dyn Patterns,
) -> Result<(), PassError> {
    let configuration = Configuration::bottom_up(limits);
    if apply_patterns(ir, registry, workspace, root, patterns, configuration)? {
        return Ok(());
    }
    let rounds = limits.pass_iterations;
    Err(PassError::new(root, rule!("the pass did not come to an end in {} rounds", rounds)))
}
