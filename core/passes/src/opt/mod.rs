//! `abide opt`: reads, verifies and prints a file, and compares the diagnostics with those that its comments expect.

mod binary;
mod expected;
mod flags;
mod messages;

pub use expected::remove_expected;
pub use flags::{FlagError, Options};

use crate::Report;
use abide_dialects::{name_error, version_by_comment, version_of_text};
use abide_mlir::bytecode::{self, Origin};
use abide_mlir::ir::{Ir, OperationId};
use abide_mlir::locations::Locations;
use abide_mlir::parse::{NameCheck, Reading, TextOrigin};
use abide_mlir::registry::Registry;
use abide_mlir::syntax::{PART_MARK, SPLIT_MARK, split_pieces, without_split_marks};
use abide_mlir::verify::verify;
use abide_mlir::{parse, print};
use abide_source::diagnostic::{Diagnostic, Severity, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::{Encoding, Span};
use expected::Expectations;
use memchr::memmem;
use messages::Messages;
use std::ops::Range;
use std::time::Duration;

/// The outcome of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The text of the operations; empty after an error.
    pub output: Vec<u8>,
    /// The diagnostics, in MLIR's format.
    pub messages: String,
    /// Whether the file passed: exit status 0.
    pub success: bool,
}

/// Reads, verifies and prints a file. `name` is what messages call it.
#[must_use]
pub fn opt(
    text: &[u8],
    name: &str,
    options: &Options,
    registry: &Registry,
    limits: &Limits,
) -> Outcome {
    if bytecode::is_bytecode(text) {
        return binary::opt(text, name, options, registry, limits);
    }
    let names = name_check(text, registry);
    let chosen = in_detected_version(text, registry);
    let registry = chosen.as_ref().unwrap_or(registry);
    let mut run = Run {
        text,
        name,
        names,
        options,
        registry,
        limits,
        messages: Messages::new(text, name),
        output: Vec::new(),
        success: true,
        report: Report {
            dump_after_all: options.print_after_all.then(|| options.print()),
            ..Report::default()
        },
    };
    let whole = 0..text.len();
    let is_split = options.split_input_file && text.len() <= limits.bytes;
    let mark = options.split_mark.as_deref().unwrap_or(SPLIT_MARK);
    let mark = is_split.then_some(mark);
    let pieces = mark.map_or_else(|| vec![whole], |mark| split_pieces(text, mark.as_bytes()));
    for (index, piece) in pieces.into_iter().enumerate() {
        // A chunk that is not printed still has its place between the others.
        if index > 0 {
            let marker = options.output_split_marker.as_deref().unwrap_or(SPLIT_MARK);
            run.output.extend_from_slice(marker.as_bytes());
            run.output.push(b'\n');
        }
        run.piece(piece, mark);
    }
    run.finish()
}

/// The operations of the version of LLVM that a text is for, if that is an older one and none is requested.
fn in_detected_version(text: &[u8], registry: &Registry) -> Option<Registry> {
    if registry.version().is_some() {
        return None;
    }
    version_of_text(text).map(|version| registry.of_version(version))
}

/// Refuses the names of operations that the requested version of LLVM lacks, and misspelt ones.
fn name_check(text: &[u8], registry: &Registry) -> NameCheck {
    let asked = registry.version().or_else(|| version_by_comment(text));
    NameCheck { error: name_error, asked }
}

/// A file being processed, and the results of its chunks so far.
struct Run<'r> {
    text: &'r [u8],
    name: &'r str,
    names: NameCheck,
    options: &'r Options,
    registry: &'r Registry,
    limits: &'r Limits,
    messages: Messages<'r>,
    output: Vec<u8>,
    success: bool,
    report: Report,
}

impl Run<'_> {
    /// Reads, verifies, transforms and prints a chunk.
    fn piece(&mut self, piece: Range<usize>, mark: Option<&str>) {
        let Run { text, name, names, options, registry, limits, .. } = *self;
        let own = text.get(piece.clone()).unwrap_or_default();
        let has_marks =
            mark != Some(SPLIT_MARK) || memmem::find(own, PART_MARK.as_bytes()).is_some();
        let has_marks = has_marks && own.len() <= limits.bytes;
        let joined = if has_marks { without_split_marks(own) } else { None };
        let offset = u32::try_from(piece.start).unwrap_or(u32::MAX);
        let origin = options.needs_locations().then(|| origin(name, offset, &self.messages, text));
        let own_text = joined.as_deref().unwrap_or(own);
        let reading = Reading { origin, names: Some(names), ..Reading::default() };
        let (mut ir, locations, mut found) = read(own_text, &reading, registry, limits);
        if found.is_empty() {
            found = transform(&mut ir, options, registry, limits, &mut self.report);
        }
        let found = found.into_iter().map(|diagnostic| diagnostic.shifted(offset));
        let found: Vec<Diagnostic> = found.collect();
        self.report(&found, own, offset);
        if found.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
            return;
        }
        if options.emit_bytecode {
            self.write(&ir, own, offset);
        } else {
            let mut printed = self.printed(&ir, locations.as_ref());
            let loses_aliases = |text: &Vec<u8>| !registry.has_given_aliases(text);
            if ir.written.has_given_aliases && printed.as_ref().is_ok_and(loses_aliases) {
                // The output lacks the alias that makes the parser keep aliases. A second run would drop the others, so
                // they are dropped now.
                let reading = Reading { drops_given_aliases: true, ..reading };
                let (mut ir, locations, _) = read(own_text, &reading, registry, limits);
                transform(&mut ir, options, registry, limits, &mut Report::default());
                printed = self.printed(&ir, locations.as_ref());
            }
            match printed {
                Ok(text) => self.add(text),
                Err(limit) => self.fail(&binary::print_failure(&ir, limit).shifted(offset)),
            }
        }
    }

    /// Reports diagnostics, or their differences from the chunk's expectations.
    fn report(&mut self, found: &[Diagnostic], piece: &[u8], offset: u32) {
        if !self.options.verify_diagnostics {
            self.success &= found.iter().all(|one| one.severity != Severity::Error);
            found.iter().for_each(|diagnostic| self.messages.add(diagnostic));
            return;
        }
        let lines = self.messages.lines();
        let expectations = Expectations::read(piece, offset, lines);
        let complaints =
            expectations.compare_with_expectations(found, lines, self.options.only_expected);
        self.success &= complaints.is_empty();
        complaints.iter().for_each(|complaint| self.messages.add(complaint));
    }

    /// Writes a chunk as bytecode.
    fn write(&mut self, ir: &Ir, piece: &[u8], offset: u32) {
        match binary::write(ir, Origin::Text(piece, self.name), self.options, self.registry) {
            Ok(bytes) => self.output.extend_from_slice(&bytes),
            Err(error) => self.fail(&binary::write_failure(ir, &error).shifted(offset)),
        }
    }

    /// Reports why a chunk has no output.
    fn fail(&mut self, error: &Diagnostic) {
        self.success = false;
        self.messages.add(error);
    }

    /// The text of a chunk.
    fn printed(&self, ir: &Ir, locations: Option<&Locations>) -> Result<Vec<u8>, print::TooLong> {
        let operation = alone(ir, self.options).unwrap_or_else(|| ir.top());
        let (beside, how) = (self.options.beside(locations), self.options.print());
        print::print_located(ir, operation, self.registry, &how, beside)
    }

    /// Adds the text of a chunk to the output.
    fn add(&mut self, printed: Vec<u8>) {
        // The text of a big file is not there twice.
        if self.output.is_empty() {
            self.output = printed;
        } else {
            self.output.extend_from_slice(&printed);
        }
        // An empty line ends each chunk, as in mlir-opt.
        if !self.options.print().local_scope {
            self.output.push(b'\n');
        }
    }

    fn finish(self) -> Outcome {
        let Run { messages, output, success, mut report, .. } = self;
        let mut messages = std::mem::take(&mut report.dumps) + &messages.finish();
        if self.options.timing {
            messages.push_str(&timing(&report));
        }
        Outcome { output, messages, success }
    }
}

/// Reads, verifies, transforms and prints one module, of the version of LLVM that [`opt`] reads it as.
///
/// # Errors
/// Everything that is wrong with it, or why a pass fails.
pub fn opt_module(
    text: &[u8],
    options: &Options,
    registry: &Registry,
    limits: &Limits,
) -> Result<Vec<u8>, Vec<Diagnostic>> {
    let reading = Reading { names: Some(name_check(text, registry)), ..Reading::default() };
    let detected = in_detected_version(text, registry);
    let registry = detected.as_ref().unwrap_or(registry);
    let (mut ir, _, mut found) = read(text, &reading, registry, limits);
    if found.is_empty() {
        found = transform(&mut ir, options, registry, limits, &mut Report::default());
    }
    if found.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return Err(found);
    }
    let beside = print::Beside::default();
    print::print_located(&ir, ir.top(), registry, &options.print(), beside)
        .map_err(|limit| vec![binary::print_failure(&ir, limit)])
}

/// The only operation of a file without a written module, if the implicit module is not to be printed.
fn alone(ir: &Ir, options: &Options) -> Option<OperationId> {
    let body = ir.entry_block(*ir.regions(ir.top()).first()?)?;
    let mut operations = ir.block_operations(body);
    let only = operations
        .next()
        .filter(|_| options.no_implicit_module && ir.span(ir.top()) == Span::default())?;
    operations.next().is_none().then_some(only)
}

/// Runs the requested passes; returns the diagnostics if they fail.
fn transform(
    ir: &mut Ir,
    options: &Options,
    registry: &Registry,
    limits: &Limits,
    report: &mut Report,
) -> Vec<Diagnostic> {
    crate::run(ir, &options.pipeline, registry, limits, report).err().unwrap_or_default()
}

/// A table of how long each pass took.
fn timing(report: &Report) -> String {
    let line = |time: Duration, name: &str| format!("  {:>9.4}  {name}\n", time.as_secs_f64());
    let mut table = String::from("  seconds    pass\n");
    for (pass, own, verifying) in &report.timings {
        table.push_str(&line(*own, pass.name()));
        table.push_str(&line(*verifying, "  (verify)"));
    }
    let total = report.timings.iter().map(|(_, own, verifying)| *own + *verifying).sum();
    table + &line(total, "total")
}

/// The origin of a chunk of a text. Its implicit module begins directly after the mark before it.
fn origin<'n>(file: &'n str, offset: u32, messages: &Messages<'_>, text: &[u8]) -> TextOrigin<'n> {
    let start = messages.lines().line_column(text, offset, Encoding::Utf8);
    let module = match offset {
        0 => (0, 0),
        _ => (start.line.saturating_add(1), start.column.saturating_add(1)),
    };
    TextOrigin { file, start: (start.line, start.column), module }
}

/// Reads and verifies a chunk; with its locations if its origin is given.
fn read(
    text: &[u8],
    reading: &Reading<'_>,
    registry: &Registry,
    limits: &Limits,
) -> (Ir, Option<Locations>, Vec<Diagnostic>) {
    if let Some(kept) = text.get(..limits.bytes).filter(|kept| kept.len() < text.len()) {
        // The beginning of a file may be valid by itself, but must not pass for the whole file.
        let end = Span::at(u32::try_from(kept.len()).unwrap_or(u32::MAX));
        let message = rule!("the file is longer than {} bytes, the most that is read", kept.len());
        let error = Diagnostic::new(codes::limit::BYTES, end, message);
        return (parse::parse(b"", registry, limits).ir, None, vec![error]);
    }
    // Names are not needed: their memory is free during verification and printing.
    let (parse::Parsed { ir, mut diagnostics, .. }, locations) =
        parse::parse_located(text, reading, registry, limits);
    if diagnostics.is_empty() {
        diagnostics = verify(&ir, registry, limits);
    } else {
        // Whatever ended parsing, the text after it is missing.
        diagnostics.iter_mut().for_each(|found| found.severity = Severity::Error);
    }
    (ir, locations, diagnostics)
}
