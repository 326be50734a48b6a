//! Runs pipelines, and verifies after each pass.

use super::{Binds, Pass, PassContext, PassError, Pipeline, PipelineElement, SymbolNames};
use abide_mlir::ir::{Ir, OperationId};
use abide_mlir::print::PrintOptions;
use abide_mlir::registry::Registry;
use abide_mlir::rewrite::Workspace;
use abide_mlir::verify::{print_unverified, verify};
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::limits::Limits;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Information about a run besides its result.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// The options for printing the operation after each pass, if requested.
    pub dump_after_all: Option<PrintOptions>,
    /// The text of the operations after each pass.
    pub dumps: String,
    /// The time of each pass and of the verification after it, in order.
    pub timings: Vec<(Pass, Duration, Duration)>,
}

struct Run<'r> {
    ir: &'r mut Ir,
    context: PassContext<'r>,
    report: &'r mut Report,
}

/// Runs a pipeline on a module.
///
/// # Errors
/// If a pass fails, or its result does not verify; then nothing has changed.
pub fn run(
    ir: &mut Ir,
    pipeline: &Pipeline,
    registry: &Registry,
    limits: &Limits,
    report: &mut Report,
) -> Result<(), Vec<Diagnostic>> {
    run_on(ir, ir.top(), &pipeline.elements, registry, limits, report)
}

/// Runs passes on one operation, and verifies everything after each.
///
/// # Errors
/// As [`run`].
pub fn run_on(
    ir: &mut Ir,
    root: OperationId,
    elements: &[PipelineElement],
    registry: &Registry,
    limits: &Limits,
    report: &mut Report,
) -> Result<(), Vec<Diagnostic>> {
    if elements.is_empty() {
        return Ok(());
    }
    let before = ir.snapshot();
    let context = PassContext {
        registry,
        limits,
        names: SymbolNames::default(),
        binds: Binds::default(),
        workspace: Workspace::default(),
    };
    let result = Run { ir, context, report }.elements(elements, &[root]);
    if result.is_err() {
        ir.restore(before);
    }
    result
}

impl Run<'_> {
    /// Runs elements one after the other, each on all of some operations. Recurs with the nesting
    /// of the pipeline, which its reader bounds.
    fn elements(
        &mut self,
        elements: &[PipelineElement],
        roots: &[OperationId],
    ) -> Result<(), Vec<Diagnostic>> {
        for element in elements {
            match element {
                PipelineElement::Pass(pass) => self.pass(*pass, roots)?,
                PipelineElement::Nested(anchor, inner) => {
                    let nested = self.nested(anchor, roots);
                    self.elements(inner, &nested)?;
                }
            }
        }
        Ok(())
    }

    /// The operations with a name that are directly within others.
    fn nested(&self, anchor: &str, roots: &[OperationId]) -> Vec<OperationId> {
        let ir = &*self.ir;
        let regions = roots.iter().flat_map(|root| ir.regions(*root));
        let blocks = regions.flat_map(|region| ir.blocks(*region));
        let operations = blocks.flat_map(|block| ir.block_operations(*block));
        operations.filter(|one| ir.name_bytes(*one) == anchor.as_bytes()).collect()
    }

    fn pass(&mut self, pass: Pass, roots: &[OperationId]) -> Result<(), Vec<Diagnostic>> {
        let start = now();
        let mut errors = Vec::new();
        for root in roots {
            let result = pass.run(self.ir, *root, &mut self.context);
            self.dump(pass, *root, result.is_err());
            errors.extend(result.err().map(|error| self.diagnostic(&error)));
        }
        let end = now();
        if errors.is_empty() {
            errors = verify(self.ir, self.context.registry, self.context.limits);
        }
        self.report.timings.push((pass, end.saturating_sub(start), now().saturating_sub(end)));
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }

    fn diagnostic(&self, error: &PassError) -> Diagnostic {
        let span = self.ir.span(error.operation);
        Diagnostic::new(codes::mlir::PASS_FAILED, span, error.message.clone())
    }

    fn dump(&mut self, pass: Pass, root: OperationId, failed: bool) {
        let Some(options) = self.report.dump_after_all else { return };
        let registry = self.context.registry;
        let text = print_unverified(self.ir, root, root, registry, &options, []);
        let name = pass.name();
        let failed = if failed { " Failed" } else { "" };
        self.report.dumps.push_str(&format!(
            "// -----// IR Dump After {}{failed} ({name}) //----- //\n{}\n",
            class_name(name),
            String::from_utf8_lossy(&text)
        ));
    }
}

/// The time since the first call; always zero in a browser, whose modules have no clock.
fn now() -> Duration {
    static FIRST: OnceLock<Instant> = OnceLock::new();
    match cfg!(target_family = "wasm") {
        true => Duration::ZERO,
        false => FIRST.get_or_init(Instant::now).elapsed(),
    }
}

/// `propagate-symbol` as the name of a class: `PropagateSymbol`.
fn class_name(name: &str) -> String {
    match name {
        // MLIR names these classes differently.
        "canonicalize" => return "Canonicalizer".to_owned(),
        "cse" => return "CSE".to_owned(),
        _ => {}
    }
    let words = name.split('-').map(|word| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_ascii_uppercase().to_string() + letters.as_str())
    });
    words.flatten().collect()
}
