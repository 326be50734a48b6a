//! What fuzzing has found, replayed for ever: `corpus/regressions/` has a folder for each check,
//! with the inputs that once broke it.

use abide_fuzz::{Outcome, checks, corpus};
use std::path::Path;

/// A check and its name.
type Named = (&'static str, fn(&[u8]) -> Outcome);

const CHECKS: [Named; 14] = [
    ("abi_module", checks::abi::abi_module),
    ("bind_reflection", checks::reflection::bind_reflection),
    ("format_mlir", checks::mlir::format_mlir),
    ("generated_mlir", checks::mlir::generated_mlir),
    ("lower_verify", checks::ir::lower_verify),
    ("lsp_edits", checks::ide::lsp_edits),
    ("lsp_session", checks::session::lsp_session),
    ("parse_mlir", checks::mlir::parse_mlir),
    ("parse_raw", checks::sip::parse_raw),
    ("parse_reflection", checks::reflection::parse_reflection),
    ("parse_sip", checks::sip::parse_sip),
    ("roundtrip_mlir", checks::ir::roundtrip_mlir),
    ("roundtrip_reflection", checks::reflection::roundtrip_reflection),
    ("roundtrip_sip", checks::sip::roundtrip_sip),
];

#[test]
fn what_was_found_once_stays_mended() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/regressions");
    let mut replayed = 0;
    for folder in corpus::folders(&root) {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let check = CHECKS.iter().find(|(check, _)| *check == name);
        let (_, check) = check.unwrap_or_else(|| panic!("{name} is the name of no check"));
        for file in corpus::files(&folder, &[]) {
            check(&std::fs::read(&file).unwrap());
            replayed += 1;
        }
    }
    assert!(replayed > 0, "nothing in {}", root.display());
}

#[test]
fn every_check_has_a_target() {
    let targets = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz_targets");
    let mut names: Vec<String> = corpus::files(&targets, &["rs"])
        .iter()
        .filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    let checks: Vec<&str> = CHECKS.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, checks, "the table above and the targets are not the same");
}
