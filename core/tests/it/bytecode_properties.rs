//! The table of LLVM's property encodings equals mlir-tblgen's output from ODS: the functions `readProperties` of
//! LLVM's headers. `UPDATE_EXPECT=1` regenerates it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

const HEADERS: &str = "/usr/lib/llvm-22/include/mlir";

const HEAD: &str = "\
# How LLVM 22 encodes the properties of its operations in bytecode, from the functions `readProperties` that
# mlir-tblgen makes of ODS. A line is a dialect, the properties in their order, `=`, and the operations.
#   name     an attribute                 name?      an optional attribute
#   name[2]  sizes of two segments        name:unit  a boolean         name:i32, name:i64?  a number
#   name:i64s  an attribute `array<i64: ..>` that LLVM had as `[..]` until version 19
#   *        a dialect that no tool of LLVM registers: all its properties are one attribute
";

/// Attributes that were arrays of attributes until LLVM 19.
const ONCE_ARRAYS: [(&str, &str); 3] = [
    ("vector.constant_mask", "mask_dim_sizes"),
    ("vector.multi_reduction", "reduction_dims"),
    ("vector.shuffle", "mask"),
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.to_string_lossy().ends_with(".cpp.inc") {
            found.push(path);
        }
    }
}

/// The part of a text between two others.
fn between<'t>(text: &'t str, before: &str, after: &str) -> Option<&'t str> {
    let start = text.find(before)? + before.len();
    let rest = &text[start..];
    Some(&rest[..rest.find(after)?])
}

/// The name of the operation of a class, and how many segments it has.
fn operation(header: &str, class: &str) -> Option<(String, String)> {
    let declared = between(header, &format!("\nclass {class} : public ::mlir::Op<"), "\n};")?;
    let name =
        between(declared, "getOperationName() {\n    return ::llvm::StringLiteral(\"", "\")")?;
    let base =
        between(header, &format!("class {class}GenericAdaptorBase {{"), "\n};").unwrap_or("");
    let count = between(base, "std::array<int32_t, ", ">").unwrap_or("");
    Some((name.to_owned(), count.to_owned()))
}

/// The properties that a function reads.
fn layout(body: &str, name: &str, segments: &str) -> String {
    let mut parts = Vec::new();
    for (at, _) in body.match_indices("prop.") {
        let (before, rest) = (&body[..at], &body[at + "prop.".len()..]);
        let (property, rest) = rest.split_at(rest.find([')', ';']).unwrap_or(0));
        let rest = rest.split("prop.").next().unwrap_or("");
        let is_array = ONCE_ARRAYS.contains(&(name, property));
        let is_legacy =
            before.ends_with("kNativePropertiesODSSegmentSize=*/6) {\n    auto &propStorage = ");
        parts.push(match () {
            () if before.ends_with("readOptionalAttribute(") => format!("{property}?"),
            () if before.ends_with("readAttribute(") && is_array => format!("{property}:i64s"),
            () if before.ends_with("readAttribute(") => property.to_owned(),
            () if is_legacy => format!("{property}[{segments}]"),
            () if rest.contains("readSparseArray") => continue,
            () if rest.contains("isPresent") => format!("{property}:i64?"),
            () if rest.contains("<uint8_t>::max") => format!("{property}:i8"),
            () if rest.contains("readVarInt") => format!("{property}:i32"),
            () => format!("{property}:unit"),
        });
    }
    parts.join(" ")
}

#[test]
fn the_table_matches_llvm() {
    let mut files = Vec::new();
    sources(Path::new(HEADERS), &mut files);
    if files.is_empty() {
        return abide_testing::skip("LLVM 22's headers are not installed (libmlir-22-dev)");
    }
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for file in files {
        let text = String::from_utf8_lossy(&fs::read(&file).unwrap()).into_owned();
        let header = file.to_string_lossy().replace(".cpp.inc", ".h.inc");
        let Ok(header) = fs::read(header) else { continue };
        let header = String::from_utf8_lossy(&header).into_owned();
        for function in text.split("::llvm::LogicalResult ").skip(1) {
            let head = "::readProperties(::mlir::DialectBytecodeReader &reader, ";
            let Some((class, rest)) = function.split_once(head) else { continue };
            if class.contains([' ', '\n']) {
                continue;
            }
            let body = rest.split("\n}\n").next().unwrap_or("");
            let found_operation = operation(&header, class);
            let Some((name, segments)) = found_operation else { continue };
            let is_registered = !name.starts_with("vcix.");
            let own = if is_registered { layout(body, &name, &segments) } else { "*".to_owned() };
            found.insert(name, own);
        }
    }
    let mut lines: Vec<(String, Vec<String>)> = Vec::new();
    for (name, layout) in found {
        let (dialect, mnemonic) = name.split_once('.').unwrap();
        let head = format!("{dialect} {layout}");
        match lines.iter_mut().find(|line| line.0 == head) {
            Some(line) => line.1.push(mnemonic.to_owned()),
            None => lines.push((head, vec![mnemonic.to_owned()])),
        }
    }
    let mut table = HEAD.to_owned();
    for (head, names) in lines {
        let _ = writeln!(table, "{head} = {}", names.join(" "));
    }
    expect_test::expect_file!["../../mlir/src/bytecode/properties.txt"].assert_eq(&table);
}
