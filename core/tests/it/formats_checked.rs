//! Wrong declarative assembly formats: the errors are those of mlir-tblgen, at the same place, and formats that it
//! accepts have none.

use abide_core::diagnostic::Severity;
use abide_core::diagnostic::codes::tablegen::ASSEMBLY_FORMAT;
use abide_core::ide::{OfferedFix, check_file_with};
use abide_core::limits::Limits;
use abide_core::mlir::ods::records::definition_problems;
use abide_core::mlir::ods::{DialectDescription, Syntax};
use abide_core::mlir::suggest_fixes;
use abide_project::Described;
use abide_tablegen::{Options, Session};
use abide_testing::{llvm_19_includes, program, shared_folder, skip};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

const LLVM: &str = "/usr/lib/llvm-22/include";

const HEAD: &str = r#"include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Dial : Dialect { let name = "dial"; let cppNamespace = "::dial"; }
"#;

struct Row<'t> {
    format: &'t str,
    operation: [&'t str; 4],
    /// The byte of the format and the message.
    expected: String,
    is_left: bool,
}

impl Row<'_> {
    /// The record of an operation with the format.
    fn record(&self, name: &str) -> String {
        let Row { format, operation: [arguments, results, traits, more], .. } = self;
        format!(
            "def {name}Op : Op<Dial, \"{name}\", [{traits}]> {{\n  let arguments = (ins {arguments});\n  \
             let results = (outs {results});\n  {more}\n  let assemblyFormat = [{{{format}}}];\n}}\n"
        )
    }
}

fn rows(table: &str) -> Vec<Row<'_>> {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    let row = |line| {
        let columns: Vec<&str> = str::split(line, '\t').collect();
        let [format, arguments, results, traits, more, byte, message, left] = columns[..] else {
            panic!("{line}");
        };
        let expected =
            if message.is_empty() { String::new() } else { format!("{byte}: {message}") };
        let operation = [arguments, results, traits, more];
        Row { format, operation, expected, is_left: left == "left" }
    };
    lines.map(row).collect()
}

fn llvm_22() -> Option<PathBuf> {
    let folder = PathBuf::from(LLVM);
    if !folder.join("mlir/IR/OpBase.td").is_file() {
        skip("no .td files of LLVM 22 (libmlir-22-dev)");
        return None;
    }
    Some(folder)
}

fn written(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path
}

#[test]
fn errors_of_formats_match_mlir_tblgen() {
    if llvm_22().is_none() {
        return;
    }
    let table = include_str!("../formats_checked.tsv");
    let rows = rows(table);
    assert!(rows.len() > 300, "{}", rows.len());
    let records = rows.iter().enumerate().map(|(index, row)| row.record(&format!("a{index}")));
    let text = HEAD.to_owned() + &records.collect::<String>();
    let path = written("formats_checked.td", &text);
    let described = abide_project::describe(&[path], &[LLVM.to_owned()], &Limits::default());
    let mut said: BTreeMap<usize, String> = BTreeMap::new();
    for (_, error) in &described.errors {
        assert_eq!(error.code, ASSEMBLY_FORMAT, "{error:?}");
        let before = &text[..error.span.start() as usize];
        let index = before.rfind("def a").map_or("", |start| &before[start + 5..]);
        let index = index.split("Op").next().unwrap().parse().unwrap();
        let start = before.rfind("[{").unwrap() + 2;
        let line = format!("{}: {}", before.len() - start, error.message);
        assert!(said.insert(index, line).is_none(), "said twice: {index}");
    }
    let mut wrong = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let own = said.remove(&index).unwrap_or_default();
        let expected = if row.is_left { "" } else { &*row.expected };
        if own != expected {
            wrong.push(format!("{} {:?}\n  {own}\n  {}", row.format, row.operation, row.expected));
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
    // An operation exists even if its form has errors.
    assert_eq!(described.dialects[0].ops.len(), rows.len());
}

/// The table agrees with mlir-tblgen.
#[test]
fn the_table_agrees_with_mlir_tblgen() {
    if llvm_22().is_none() {
        return;
    }
    let Some(program) = program(&["mlir-tblgen-22", "mlir-tblgen"]) else { return };
    let table = include_str!("../formats_checked.tsv");
    for row in rows(table) {
        let path = written("formats_asked.td", &(HEAD.to_owned() + &row.record("a")));
        let ran = Command::new(&program).args(["-gen-op-defs", "-I", LLVM]).arg(path).output();
        let said = String::from_utf8(ran.unwrap().stderr).unwrap();
        let message = said.lines().next().and_then(|line| line.strip_prefix("error: "));
        let caret = said.lines().find(|line| !line.is_empty() && line.trim_start() == "^");
        let found = match (message, caret) {
            (Some(message), Some(caret)) => format!("{}: {message}", caret.len() - 1),
            _ => String::new(),
        };
        assert_eq!(found, row.expected, "{} {:?}\n{said}", row.format, row.operation);
    }
}

#[test]
fn a_variable_that_is_nearly_an_argument_has_a_fix() {
    if llvm_22().is_none() {
        return;
    }
    let fix = |format: &str| {
        let row = Row {
            format,
            operation: ["AnyType:$value, I32Attr:$axis", "I32:$res", "", ""],
            expected: String::new(),
            is_left: false,
        };
        let text = HEAD.to_owned() + &row.record("a");
        let path = written("formats_fixed.td", &text);
        let described = abide_project::describe(&[path], &[LLVM.to_owned()], &Limits::default());
        let fix = described.errors.first().and_then(|(_, error)| error.fix.clone())?;
        let edit = fix.edits.first()?;
        let old = text[edit.span.range()].to_owned();
        Some((old, String::from_utf8_lossy(&edit.replacement).into_owned()))
    };
    let change = |old: &str, new: &str| Some((old.to_owned(), new.to_owned()));
    assert_eq!(fix("$valu attr-dict `:` type($value)"), change("$valu", "$value"));
    assert_eq!(fix("$value $axs attr-dict `:` type($value)"), change("$axs", "$axis"));
    assert_eq!(fix("$value $axis attr-dict `:` type($valve)"), change("$valve", "$value"));
    assert_eq!(fix("$value $axis attr-dict `:` type($other)"), None);
    // In front of the types, or at the end.
    assert_eq!(fix("$value $axis `:` type($value)"), change("", "attr-dict "));
    assert_eq!(fix("$value `,` $axis type($value)"), change("", " attr-dict"));
    // A type without a colon, after another one, and in front of blanks.
    assert_eq!(fix("$value $axis attr-dict"), change("", " `:` type($value)"));
    assert_eq!(fix("$value $axis attr-dict\n  "), change("", " `:` type($value)"));
    assert_eq!(fix("$axis operands attr-dict `:` `x`"), change("", " `,` type($value)"));
}

fn formats(dialects: &[DialectDescription]) -> usize {
    let ops = dialects.iter().flat_map(|dialect| &dialect.ops);
    ops.filter(|op| matches!(op.syntax, Syntax::Format(_))).count()
}

/// The errors of formats in folders of `.td` files.
fn found_in(folders: &[PathBuf], include: &[PathBuf]) -> (Described, Vec<String>) {
    let include: Vec<String> = include.iter().map(|one| one.display().to_string()).collect();
    let described = abide_project::describe(folders, &include, &Limits::default());
    let of_formats = described.all_errors().filter(|(_, error)| error.code == ASSEMBLY_FORMAT);
    let said = of_formats.map(|(path, error)| format!("{path}: {error:?}")).collect();
    (described, said)
}

fn assert_no_errors(folders: &[PathBuf], include: &[PathBuf], least: usize) {
    let (described, said) = found_in(folders, include);
    assert!(said.is_empty(), "{}\n{}", said.len(), said.join("\n"));
    let count = formats(&described.dialects);
    assert!(count >= least, "only {count} formats");
}

#[test]
fn the_formats_of_llvm_22_have_no_errors() {
    let Some(folder) = llvm_22() else { return };
    assert_no_errors(&[folder.join("mlir")], &[folder], 2_000);
}

#[test]
fn the_formats_of_llvm_19_have_no_errors() {
    let Some(folder) = llvm_19_includes() else { return };
    assert_no_errors(&[folder.join("mlir")], &[folder], 1_500);
}

#[test]
fn the_formats_of_iree_and_stablehlo_have_no_errors() {
    let (Some(shared), Some(llvm)) = (shared_folder(), llvm_22()) else { return };
    let (iree, stablehlo) = (shared.join("projects/iree"), shared.join("projects/stablehlo"));
    if !iree.is_dir() || !stablehlo.is_dir() {
        return skip("no sources of IREE and StableHLO in shared/projects");
    }
    let inner = |folder: &Path, name: &str| folder.join(name);
    let include = [
        inner(&iree, "compiler/src"),
        inner(&iree, "llvm-external-projects/iree-dialects/include"),
        stablehlo.clone(),
        llvm,
    ];
    assert_no_errors(&[iree, stablehlo], &include, 300);
}

/// The rows of the table of types and attributes: the class of the definition, the format, its parameters, the byte and
/// the message.
fn rows_of_types() -> Vec<[&'static str; 5]> {
    let table = include_str!("../formats_of_types_checked.tsv");
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').collect::<Vec<_>>().try_into().unwrap()).collect()
}

fn definition([class, format, parameters, ..]: [&str; 5], name: &str) -> String {
    format!(
        "def {name} : {class}<Dial, \"{name}\"> {{\n  let mnemonic = \"{name}\";\n  \
         let parameters = (ins {parameters});\n  let assemblyFormat = [{{{format}}}];\n}}\n"
    )
}

const HEAD_OF_TYPES: &str = "include \"mlir/IR/AttrTypeBase.td\"\n";

#[test]
fn errors_of_formats_of_types_match_mlir_tblgen() {
    if llvm_22().is_none() {
        return;
    }
    let rows = rows_of_types();
    assert!(rows.len() > 150, "{}", rows.len());
    let records =
        rows.iter().enumerate().map(|(index, row)| definition(*row, &format!("a{index}")));
    let text = HEAD_OF_TYPES.to_owned() + HEAD + &records.collect::<String>();
    let path = written("formats_of_types.td", &text);
    let described = abide_project::describe(&[path], &[LLVM.to_owned()], &Limits::default());
    let mut said: BTreeMap<usize, String> = BTreeMap::new();
    for (_, error) in &described.errors {
        assert_eq!(error.code, ASSEMBLY_FORMAT, "{error:?}");
        let before = &text[..error.span.start() as usize];
        let name = before.rsplit("def a").next().unwrap().split(' ').next().unwrap();
        let start = before.rfind("[{").unwrap() + 2;
        let line = format!("{}\t{}", before.len() - start, error.message);
        // The name in the message is that of the definition.
        let line = line.replace(&format!("a{name} has no"), "T has no");
        assert!(said.insert(name.parse().unwrap(), line).is_none(), "said twice: {name}");
    }
    let mut wrong = Vec::new();
    for (index, row @ [_, _, _, byte, message]) in rows.iter().enumerate() {
        let own = said.remove(&index).unwrap_or_default();
        let expected =
            if message.is_empty() { String::new() } else { format!("{byte}\t{message}") };
        if own != expected {
            wrong.push(format!("{row:?}\n  {own}"));
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

/// The table of types agrees with mlir-tblgen.
#[test]
fn the_table_of_types_agrees_with_mlir_tblgen() {
    if llvm_22().is_none() {
        return;
    }
    let Some(program) = program(&["mlir-tblgen-22", "mlir-tblgen"]) else { return };
    for row @ [class, _, _, byte, message] in rows_of_types() {
        let text = HEAD_OF_TYPES.to_owned() + HEAD + &definition(row, "T");
        let path = written("formats_of_types_asked.td", &text);
        let action = format!("-gen-{}-defs", class.to_lowercase());
        let ran = Command::new(&program).args([&action, "-I", LLVM]).arg(path).output();
        let said = String::from_utf8(ran.unwrap().stderr).unwrap();
        let caret = said.lines().find(|line| !line.is_empty() && line.trim_start() == "^");
        let found = said.lines().next().and_then(|line| line.strip_prefix("error: "));
        let place = caret.map_or(String::new(), |caret| (caret.len() - 1).to_string());
        assert_eq!((&*place, found.unwrap_or_default()), (byte, message), "{row:?}\n{said}");
    }
}

/// The errors of definitions in a file.
fn definition_errors(session: &mut Session, name: &str) -> Vec<String> {
    let files = abide_project::DiskFiles::default();
    let Some(evaluation) = session.evaluate(&files, name) else { return Vec::new() };
    let document = abide_tablegen::ide::Document::new(session, &evaluation);
    let found = definition_problems(session, &evaluation, document.file);
    found.iter().map(|one| one.message.to_string()).collect()
}

fn session() -> Session {
    let options = Options { include_folders: vec![LLVM.to_owned()], ..Options::default() };
    Session::new(options, Limits::default())
}

#[test]
fn definitions_are_checked() {
    if llvm_22().is_none() {
        return;
    }
    let op = |body: &str| format!("def X : Op<Dial, \"x\"> {{ {body} }}");
    let ty = |body: &str| {
        format!("def X : TypeDef<Dial, \"X\"> {{ let parameters = (ins \"int\":$a); {body} }}")
    };
    let both = |one, other| {
        format!("op has a conflict with {one} and {other} both having an entry with the name 'x'")
    };
    let two = |what| format!("op has a conflict with two {what} having the same name 'x'");
    let named = |what: &str| format!("{what} must be named");
    let neither =
        "must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set";
    let fine = String::new;
    let rows = [
        (op("let arguments = (ins I32:$x, F32:$y, I32Attr:$z); let results = (outs I32);"), fine()),
        (op("let arguments = (outs I32:$x);"), fine()),
        (op("let arguments = (ins I32, F32); let regions = (region AnyRegion);"), fine()),
        (op("let results = (ins I32:$x);"), "'results' must have 'outs' directive".to_owned()),
        (op("let regions = (ins AnyRegion:$x);"), "'regions' must have 'region' directive".to_owned()),
        (op("let successors = (ins AnySuccessor:$x);"), "'successors' must have 'successor' directive".to_owned()),
        (op("let arguments = (ins I32:$x, I32Attr);"), named("attributes")),
        (op("let arguments = (ins OptionalAttr<I32Attr>);"), named("attributes")),
        (op("let arguments = (ins I64Prop);"), named("properties")),
        (op("let arguments = (ins \"foo\":$x);"), "undefined type for argument #0".to_owned()),
        (op("let arguments = (ins I32:$y, 4:$x);"), "undefined type for argument #1".to_owned()),
        (op("let results = (outs \"foo\":$x);"), "undefined type for result #0".to_owned()),
        (op("let arguments = (ins AnyRegion:$x);"), "unexpected def type; only defs deriving from TypeConstraint or Attr or Property are allowed".to_owned()),
        (op("let arguments = (ins I32:$x, F32:$x);"), two("operands")),
        (op("let results = (outs I32:$x, F32:$x);"), two("results")),
        (op("let regions = (region AnyRegion:$x, AnyRegion:$x);"), two("regions")),
        (op("let arguments = (ins I32:$x); let results = (outs I32:$x);"), both("operands", "results")),
        (op("let arguments = (ins I32:$x); let regions = (region AnyRegion:$x);"), both("operands", "regions")),
        // mlir-tblgen names its own methods here.
        (op("let arguments = (ins I32:$x, I32Attr:$x);"), both("operands", "attributes")),
        (op("let arguments = (ins I32Attr:$x, StrAttr:$x);"), two("attributes")),
        ("def X : Dialect { let cppNamespace = \"x\"; }".to_owned(), "Record `X', field `name' exists but does not have a string value".to_owned()),
        (ty("let mnemonic = \"t\";"), neither.to_owned()),
        (ty("let mnemonic = \"t\"; let assemblyFormat = \"$a\";"), fine()),
        (ty("let mnemonic = \"t\"; let hasCustomAssemblyFormat = 1;"), fine()),
        (ty("let mnemonic = \"t\"; let assemblyFormat = \"$a\"; let hasCustomAssemblyFormat = 1;"), "cannot specify both 'assemblyFormat' and 'hasCustomAssemblyFormat'".to_owned()),
        (ty("let mnemonic = \"t\"; let assemblyFormat = \"$a\"; let genAccessors = 0;"), "'assemblyFormat' requires 'genAccessors' to be true".to_owned()),
    ];
    for (index, (text, expected)) in rows.into_iter().enumerate() {
        let text = HEAD_OF_TYPES.to_owned() + HEAD + &text;
        let path = written(&format!("definitions_{index}.td"), &text);
        let found = definition_errors(&mut session(), &path.display().to_string());
        let expected = if expected.is_empty() { Vec::new() } else { vec![expected] };
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn the_definitions_of_llvm_22_have_no_errors() {
    let Some(folder) = llvm_22() else { return };
    let mut session = session();
    let (mut waiting, mut count) = (vec![folder.join("mlir")], 0);
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            waiting.extend(std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|end| end == "td") {
            let found = definition_errors(&mut session, &path.display().to_string());
            assert!(found.is_empty(), "{}: {found:?}", path.display());
            count += 1;
        }
    }
    assert!(count > 100, "{count}");
}

/// Composed strings, code of several lines, and formats of classes.
#[test]
fn errors_are_at_their_place_in_the_format() {
    if llvm_22().is_none() {
        return;
    }
    let text = HEAD.to_owned()
        + "class Pair<string name> : Op<Dial, name> {\n  let arguments = (ins I32:$x);\n\
           \x20 let assemblyFormat = [{\n    $x\n      attr-dict foo\n  }];\n}\n\
           def AOp : Pair<\"a\">;\ndef BOp : Pair<\"b\">;\n\
           def COp : Op<Dial, \"c\"> {\n  let assemblyFormat = \"attr-dict \"\n    \"`\\\"` bar\";\n}\n\
           defvar start = \"attr-dict \";\n\
           def EOp : Op<Dial, \"e\"> {\n  let assemblyFormat = start # \"$no\";\n}\n";
    let path = written("formats_placed.td", &text);
    let described = abide_project::describe(&[path], &[LLVM.to_owned()], &Limits::default());
    let found = described.errors.iter().map(|(_, error)| {
        let before = &text[..error.span.start() as usize];
        let line = before.matches('\n').count() + 1 - HEAD.matches('\n').count();
        let related = error.related.first().map(|one| &text[one.span.range()]);
        (line, &text[error.span.range()], related.unwrap_or_default())
    });
    let expected = [(5, "foo", "AOp"), (12, "`\\\"`", "COp"), (16, "assemblyFormat", "EOp")];
    assert_eq!(found.collect::<Vec<_>>(), expected);
}

/// The form of such an operation is unknown; its other diagnostics count.
#[test]
fn a_wrong_format_causes_no_errors_at_uses_of_the_operation() {
    if llvm_22().is_none() {
        return;
    }
    let text = HEAD.to_owned()
        + "def AOp : Op<Dial, \"a\"> {\n  let arguments = (ins I32:$x);\n  let assemblyFormat = \"$y attr-dict\";\n}\n\
           def BOp : Op<Dial, \"b\"> {\n  let arguments = (ins I32:$x);\n  let assemblyFormat = \"$x attr-dict\";\n}\n";
    let path = written("formats_open.td", &text);
    let described = abide_project::describe(&[path], &[LLVM.to_owned()], &Limits::default());
    let registry = Arc::new(described.registry().0);
    let text = "%0, %1 = \"d.v\"() : () -> (i32, f32)\ndial.a %0 of any [kind]\ndial.a %1 : f32\n\
                dial.b %0\n\"dial.a\"(%1) : (f32) -> ()\ndial.b\n";
    let found = check_file_with(text.as_bytes(), &registry, &Limits::default());
    let line = |offset: u32| text[..offset as usize].matches('\n').count() + 1;
    let found: Vec<String> =
        found.iter().map(|one| format!("{}: {}", line(one.span.start()), one.code)).collect();
    let expected = ["2: mlir-broken-description", "5: mlir-invalid-operation", "6: mlir-expected"];
    assert_eq!(found, expected);
}

/// As in mlir-tblgen: only the trait tells which values belong to which group. Uses of an operation without it are not
/// checked.
#[test]
fn several_variadic_groups_need_a_trait_for_their_sizes() {
    if llvm_22().is_none() {
        return;
    }
    let arguments = "let arguments = (ins Variadic<I32>:$x, Optional<F32>:$y);";
    let results = "let results = (outs Variadic<I32>:$x, Variadic<F32>:$y);";
    let form = "let assemblyFormat = \"$x (`to` $y^)? attr-dict `:` type($x) (`,` type($y)^)?\";";
    let text = HEAD.to_owned()
        + &format!("def AOp : Op<Dial, \"a\"> {{ {arguments} {form} }}\n")
        + &format!("def BOp : Op<Dial, \"b\"> {{ {results} }}\n")
        + &format!(
            "def COp : Op<Dial, \"c\", [AttrSizedOperandSegments]> {{ {arguments} {form} }}\n"
        )
        + &format!("def DOp : Op<Dial, \"d\", [SameVariadicResultSize]> {{ {results} }}\n")
        // The trait without several groups.
        + "def EOp : Op<Dial, \"e\", [AttrSizedOperandSegments]> { let arguments = (ins Variadic<I32>:$x, F32:$y); }\n"
        + "def FOp : Op<Dial, \"f\", [AttrSizedResultSegments]> { let results = (outs Optional<I32>:$x); }\n"
        + "def GOp : Op<Dial, \"g\", [AttrSizedOperandSegments]> { let arguments = (ins Variadic<I32>:$x, I32Attr:$y); }\n"
        + "def HOp : Op<Dial, \"h\", [AttrSizedResultSegments]> {\n  let results = (outs Variadic<I32>:$x, Optional<F32>:$y);\n}\n";
    let path = written("formats_sizes.td", &text);
    let files = abide_project::DiskFiles::default();
    let name = path.display().to_string();
    let options = Options { include_folders: vec![LLVM.to_owned()], ..Options::default() };
    let mut session = Session::new(options, Limits::default());
    let evaluation = session.evaluate(&files, &name).unwrap();
    let document = abide_tablegen::ide::Document::new(&session, &evaluation);
    let found = definition_problems(&session, &evaluation, document.file);
    let found = found.iter().map(|one| (&text[one.span.range()], one.message.to_string()));
    let words =
        |kind| format!("op has multiple variadic {kind} but no specification over their sizes");
    let surplus = |kind, sized| {
        format!("op must have at least two variadic {kind} to use 'AttrSized{sized}Segments' trait")
    };
    let expected = [
        ("AOp", words("operands")),
        ("BOp", words("results")),
        ("EOp", surplus("operands", "Operand")),
        ("FOp", surplus("results", "Result")),
        ("GOp", surplus("operands", "Operand")),
    ];
    assert_eq!(found.collect::<Vec<_>>(), expected);

    let described = abide_project::describe(&[path], &[LLVM.to_owned()], &Limits::default());
    let registry = Arc::new(described.registry().0);
    let text = "%0, %1 = \"d.v\"() : () -> (i32, f32)\ndial.a %0, %0 : i32, i32\n\"dial.a\"(%0, %0) : (i32, i32) -> ()\n";
    let found = check_file_with(text.as_bytes(), &registry, &Limits::default());
    assert!(found.iter().all(|one| one.severity != Severity::Error), "{found:?}");
}

/// A conversion of the right operand only hides the mistake, which may be in the other types.
#[test]
fn a_value_whose_type_cpp_computes_is_not_converted() {
    if llvm_22().is_none() {
        return;
    }
    let match_left = |transformer: &str| {
        format!(
            "TypesMatchWith<\"left of pair\", \"pair\", \"l\", \"{transformer}\">, AllTypesMatch<[\"l\", \"m\"]>"
        )
    };
    for (traits, has_fix) in [
        (match_left("::llvm::cast<::dial::PairType>($_self).getLeft()"), false),
        (match_left("::dial::leftOf($_self)"), false),
        ("AllTypesMatch<[\"l\", \"m\"]>".to_owned(), true),
    ] {
        let text = HEAD.to_owned()
            + &format!(
                "def PairOp : Op<Dial, \"pair\", [{traits}]> {{\n  let arguments = (ins AnyType:$l, AnyType:$m);\n  \
                 let results = (outs AnyType:$pair);\n  \
                 let assemblyFormat = \"$l `,` $m attr-dict `:` type($pair) `,` type($m)\";\n}}\n"
            );
        let path = written("formats_pair.td", &text);
        let described = abide_project::describe(&[path], &[LLVM.to_owned()], &Limits::default());
        let registry = Arc::new(described.registry().0);
        let text =
            "func.func @f(%x: i32, %y: f32) {\n  %0 = dial.pair %x, %y : i1, f32\n  return\n}\n";
        let limits = Limits::default();
        let mut found = check_file_with(text.as_bytes(), &registry, &limits);
        assert_eq!(found.len(), 1, "{traits}: {found:?}");
        let fixes = suggest_fixes(text.as_bytes(), Some(&registry), &limits, &mut found);
        let is_conversion = |fix: &Option<OfferedFix>| {
            fix.as_ref().is_some_and(|one| one.fix.title.contains("arith.sitofp"))
        };
        assert_eq!(fixes.iter().any(is_conversion), has_fix, "{traits}: {fixes:?}");
    }
}
