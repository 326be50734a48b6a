//! `abide opt` for a bytecode file.

use super::{Options, Outcome, timing, transform};
use crate::Report;
use abide_mlir::bytecode::{self, Origin, WriteError, WriteOptions};
use abide_mlir::ir::Ir;
use abide_mlir::print;
use abide_mlir::registry::Registry;
use abide_mlir::verify::verify;
use abide_source::diagnostic::{Diagnostic, Severity, codes};
use abide_source::limits::Limits;
use abide_source::rule;

/// Reads, verifies, transforms and prints a bytecode file. Messages name the original locations of its operations. It
/// has no comments with expected diagnostics.
pub(super) fn opt(
    bytes: &[u8],
    name: &str,
    options: &Options,
    registry: &Registry,
    limits: &Limits,
) -> Outcome {
    let mut module = match bytecode::read(bytes, registry, limits) {
        Ok(module) => module,
        Err(error) => {
            let messages = bytecode::diagnose(&error, name);
            return Outcome { output: Vec::new(), messages, success: false };
        }
    };
    let mut report = Report {
        dump_after_all: options.print_after_all.then(|| options.print()),
        ..Report::default()
    };
    let mut found = verify(&module.ir, registry, limits);
    if found.is_empty() {
        found = transform(&mut module.ir, options, registry, limits, &mut report);
    }
    let mut messages = std::mem::take(&mut report.dumps);
    for diagnostic in &found {
        messages.push_str(&module.render(diagnostic, name));
    }
    if options.timing {
        messages.push_str(&timing(&report));
    }
    if found.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return Outcome { output: Vec::new(), messages, success: false };
    }
    if options.emit_bytecode {
        let origin = Origin::File(&module);
        return match write(&module.ir, origin, options, registry) {
            Ok(output) => Outcome { output, messages, success: true },
            Err(error) => {
                messages.push_str(&module.render(&write_failure(&module.ir, &error), name));
                Outcome { output: Vec::new(), messages, success: false }
            }
        };
    }
    let (ir, beside) = (&module.ir, options.beside(Some(&module.locations)));
    match print::print_located(ir, ir.top(), registry, &options.print(), beside) {
        Ok(mut output) => {
            output.push(b'\n');
            Outcome { output, messages, success: true }
        }
        Err(limit) => {
            messages.push_str(&module.render(&print_failure(ir, limit), name));
            Outcome { output: Vec::new(), messages, success: false }
        }
    }
}

/// The reason why a module is not printed.
pub(super) fn print_failure(ir: &Ir, print::TooLong(limit): print::TooLong) -> Diagnostic {
    let message = rule!(
        "the output would be longer than {} bytes, the most that is printed for this file; print \
         its types, attributes and locations with aliases",
        limit
    );
    Diagnostic::new(codes::limit::EXPANSION, ir.span(ir.top()), message)
}

/// The bytecode of a module that options ask for.
pub(super) fn write(
    ir: &Ir,
    origin: Origin<'_>,
    options: &Options,
    registry: &Registry,
) -> Result<Vec<u8>, WriteError> {
    let version = options.bytecode_version.unwrap_or(bytecode::CURRENT_VERSION);
    let elide_resources = options.elide_resource_data;
    bytecode::write(ir, registry, &WriteOptions { version, elide_resources, origin })
}

/// The reason why a module is not written.
pub(super) fn write_failure(ir: &Ir, error: &WriteError) -> Diagnostic {
    let span = ir.span(error.operation.unwrap_or_else(|| ir.top()));
    Diagnostic::new(codes::mlir::BYTECODE, span, error.message.clone())
}
