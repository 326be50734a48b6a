//! The intermediate representation: reading, verifying and printing it.

use crate::Outcome;
use crate::generate;
use abide_core::diagnostic::Diagnostic;
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::ir::Ir;
use abide_core::mlir::opt::{Options, opt};
use abide_core::mlir::parse::parse;
use abide_core::mlir::print::{PrintOptions, print};
use abide_core::mlir::registry::Registry;
use abide_core::mlir::verify::verify;
use arbitrary::Unstructured;
use std::path::Path;
use std::sync::OnceLock;

/// The printer under test; negative controls substitute another one.
pub type Print = fn(&Ir, &PrintOptions) -> Vec<u8>;

/// The verifier of a module; negative controls substitute another one.
pub type Verify = fn(&Ir) -> Vec<Diagnostic>;

/// The printer of `abide-core`.
#[must_use]
pub fn print_module(ir: &Ir, options: &PrintOptions) -> Vec<u8> {
    print(ir, registry(), options)
}

/// The verifier of `abide-core`.
#[must_use]
pub fn verify_module(ir: &Ir) -> Vec<Diagnostic> {
    verify(ir, registry(), &Limits::default())
}

/// A generated module, or any bytes as MLIR text, by the first byte: see [`roundtrip_mlir_with`] and [`opt_twice_with`].
///
/// # Panics
/// If it does not hold.
pub fn roundtrip_mlir(data: &[u8]) -> Outcome {
    match data.split_first() {
        Some((first, rest)) if first % 4 == 2 => opt_of_projects_with(opt_text, rest),
        Some((first, rest)) if first % 4 == 3 => opt_twice_with(opt_text, rest),
        _ => roundtrip_mlir_with(print_module, data),
    }
}

/// The output of `abide opt` for a text; `None` if it finds an error. The negative controls have other functions.
pub type Opt = fn(&[u8]) -> Option<Vec<u8>>;

/// `abide opt`, with the dialects of the corpus' projects.
#[must_use]
pub fn opt_text(text: &[u8]) -> Option<Vec<u8>> {
    let limits = Limits::default();
    let outcome = opt(text, "input", &Options::default(), projects(), &limits);
    outcome.success.then_some(outcome.output)
}

/// The bundled dialects, and those of the corpus' projects that need no other files.
fn projects() -> &'static Registry {
    static REGISTRY: OnceLock<Registry> = OnceLock::new();
    REGISTRY.get_or_init(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/projects");
        let files = ["forms/forms.td", "valve/valve.td"].map(|file| folder.join(file));
        let described = abide_project::describe(&files, &[], &Limits::default());
        registry().with(described.dialects)
    })
}

/// `abide opt` accepts its own output, and prints it unchanged. An input counts if it has no error.
///
/// # Panics
/// If that does not hold.
pub fn opt_twice_with(opt: Opt, text: &[u8]) -> Outcome {
    let Some(once) = opt(text) else { return Outcome::Rejected };
    let twice = opt(&once);
    let shown = String::from_utf8_lossy(&once);
    assert!(twice.is_some(), "the output is refused:\n{shown}");
    assert_same(&twice.unwrap_or_default(), &once);
    Outcome::Checked
}

/// A module of the projects' dialects: see [`opt_twice_with`].
///
/// # Panics
/// If it does not hold, or the module has an error.
pub fn opt_of_projects_with(opt: Opt, data: &[u8]) -> Outcome {
    let Ok(text) = generate::projects::module(&mut Unstructured::new(data)) else {
        return Outcome::Rejected;
    };
    let outcome = opt_twice_with(opt, text.as_bytes());
    assert!(outcome == Outcome::Checked, "an error in a generated module:\n{text}");
    outcome
}

/// The printed text parses, and prints the same again, in the custom and in the generic form, with aliases and
/// without; and both forms are the same operations. A generated module has no errors. An input counts if it is parsed
/// without an error.
///
/// # Panics
/// One of these does not hold.
pub fn roundtrip_mlir_with(print: Print, data: &[u8]) -> Outcome {
    let Some((first, rest)) = data.split_first() else { return Outcome::Rejected };
    if first % 2 == 1 {
        return roundtrip(print, rest);
    }
    let Some(text) = generate::described::module(rest) else { return Outcome::Rejected };
    let parsed = parse(&text, registry(), &Limits::default());
    let found = parsed.diagnostics.first().cloned().or_else(|| verify_module(&parsed.ir).pop());
    let shown = String::from_utf8_lossy(&text);
    assert!(found.is_none(), "{found:?} in a generated module:\n{shown}");
    roundtrip(print, &text)
}

fn roundtrip(print: Print, text: &[u8]) -> Outcome {
    let limits = Limits::default();
    let parsed = parse(text, registry(), &limits);
    if !parsed.diagnostics.is_empty() || !verify_module(&parsed.ir).is_empty() {
        return Outcome::Rejected;
    }
    let generic = PrintOptions { generic: true, local_scope: true, ..PrintOptions::default() };
    let operations = print(&parsed.ir, &generic);
    // A map without results is all that a custom form loses; MLIR's own printer loses it, too.
    let loses_map = String::from_utf8_lossy(&operations).contains("int_expressions = affine_map<");
    for local_scope in [false, true] {
        for is_generic in [false, true] {
            let options =
                PrintOptions { generic: is_generic, local_scope, ..PrintOptions::default() };
            let printed = print(&parsed.ir, &options);
            let again = parse(&printed, registry(), &limits);
            let shown = String::from_utf8_lossy(&printed);
            assert!(again.diagnostics.is_empty(), "{:?}:\n{shown}", again.diagnostics.first());
            assert_same(&print(&again.ir, &options), &printed);
            let reread = print(&again.ir, &generic);
            if !loses_map
                && attributes_added_by_parsing(&reread) == attributes_added_by_parsing(&operations)
            {
                assert_same(&reread, &operations);
            }
        }
    }
    Outcome::Checked
}

/// The number of attributes that reading a custom form adds, and reading a generic form does not: the maps of linalg's
/// operations, the visibility and the tied results of util's functions, and the number of attributions of gpu's. Their
/// references do so.
fn attributes_added_by_parsing(operations: &[u8]) -> usize {
    let text = String::from_utf8_lossy(operations);
    let added = [
        "linalg.memoized_indexing_maps",
        "sym_visibility = \"public\"",
        "tied_operands = [",
        "workgroup_attributions = 0",
    ];
    added.iter().map(|attribute| text.matches(attribute).count()).sum()
}

fn assert_same(found: &[u8], expected: &[u8]) {
    let (found, expected) = (String::from_utf8_lossy(found), String::from_utf8_lossy(expected));
    assert!(found == expected, "printed\n{found}\nand before\n{expected}");
}

/// Any bytes as MLIR text: see [`lower_verify_with`].
///
/// # Panics
/// If it does not hold.
pub fn lower_verify(data: &[u8]) -> Outcome {
    lower_verify_with(verify_module, data)
}

/// Reads and verifies any bytes without a panic. Every diagnostic is within the text, the operations before an error
/// can be verified and printed, and a second run has the same results. An input counts if it has an operation.
///
/// # Panics
/// If one of these does not hold.
pub fn lower_verify_with(verify: Verify, data: &[u8]) -> Outcome {
    let limits = Limits::default();
    let (first, second) = (parse(data, registry(), &limits), parse(data, registry(), &limits));
    assert_eq!(first.diagnostics, second.diagnostics, "read twice");
    let found = verify(&first.ir);
    assert_eq!(found, verify(&second.ir), "verified twice");
    for diagnostic in first.diagnostics.iter().chain(&found) {
        assert!(diagnostic.span.end() as usize <= data.len(), "{diagnostic:?}");
    }
    let options = PrintOptions::default();
    let printed = print_module(&first.ir, &options);
    assert_eq!(printed, print_module(&second.ir, &options), "printed twice");
    if first.ir.walk(first.ir.top()).nth(1).is_some() {
        Outcome::Checked
    } else {
        Outcome::Rejected
    }
}
