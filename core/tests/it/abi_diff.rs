//! Changes in how functions are called: the table of docs/abi-diff.md, row by row, and changes without rows.

use abide_core::abi::Functions;
use abide_core::abi::diff::{Change, diff};
use abide_core::abi::interface::Interface;
use abide_core::limits::Limits;
use abide_core::mlir::syntax;
use abide_testing::repository;

fn interfaces(text: &str) -> Vec<Interface> {
    let limits = Limits::default();
    let tree = syntax::parse(text.as_bytes(), &limits);
    assert_eq!(tree.diagnostics(), [], "{text}");
    let functions = Functions::find(&tree, text.as_bytes(), &limits);
    functions.callable().map(|one| Interface::of(one, text.as_bytes(), &limits)).collect()
}

/// A file with a function that a cell of the table describes.
fn file(cell: &str) -> String {
    let cell = cell.trim().trim_matches('`');
    match cell.as_bytes().first() {
        None => String::new(),
        Some(b'{') => {
            let json = cell.replace('"', "\\22");
            format!(
                "func.func private @f() attributes {{iree.reflection = {{iree.abi = \"{json}\"}}}}"
            )
        }
        Some(_) => format!("func.func private @f{cell}"),
    }
}

fn changes(old: &str, new: &str) -> Vec<Change> {
    diff(&interfaces(old), &interfaces(new))
}

#[test]
fn each_row_of_the_table_holds() {
    let docs = std::fs::read_to_string(repository().join("docs/abi-diff.md")).unwrap();
    let mut rows = 0;
    for row in docs.lines().filter(|line| line.starts_with("| ") && line.contains('`')) {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [change, kind, calls, old, new] = cells[..] else { panic!("{row}") };
        let found = changes(&file(old), &file(new));
        let holds = calls == "hold";
        assert!(holds || calls == "break", "{row}");
        assert!(found.iter().any(|one| one.kind.name() == kind), "{change}: {found:?}");
        assert_eq!(found.iter().all(|one| one.is_compatible), holds, "{change}: {found:?}");
        // A file compared with itself has no changes.
        assert_eq!(
            (changes(&file(old), &file(old)), changes(&file(new), &file(new))),
            (vec![], vec![])
        );
        rows += 1;
    }
    assert_eq!(rows, 37, "the table has another number of rows");
}

fn shown(old: &str, new: &str) -> String {
    changes(old, new).iter().map(|change| format!("{change}\n")).collect()
}

#[test]
fn another_spelling_of_a_type_is_no_change() {
    let old = "!t = !d.u\n!i = i32\n!v = vector<4x f32>\nfunc.func private @f(!t, !i, !v, \
               !d.x<4x f32, [1, 2]>, memref<4xf32, strided<[ 1 ]>>)";
    let new = "func.func private @f(!d.u, i32, vector<4xf32>, !d.x<4xf32,[1,2]>, memref<4xf32,strided<[1]>>)";
    assert_eq!(shown(old, new), "");
    let old = "#map = affine_map<(i) -> (i + 1)>\n#n = #d.n<#map>\n\
               func.func private @f(memref<4xf32, #map>, memref<4xf32, #n>)";
    let new = "func.func private @f(memref<4xf32, affine_map<(i) -> (i + 1)>>, \
               memref<4xf32, #d.n<affine_map<(i) -> (i + 1)>>>)";
    assert_eq!(shown(old, new), "");
    let of = |ty: &str| format!("!t = {ty}\nfunc.func private @f(!t)");
    let other = "breaking: @f: argument 0: type: was !d.u, is !d.w\n";
    assert_eq!(shown(&of("!d.u"), &of("!d.w")), other);
    assert_eq!(shown(&of("i32"), "func.func private @f(i64)").lines().count(), 1);
}

#[test]
fn changes_for_people() {
    let old = "func.func private @f(tensor<?x3xf32> {iree.abi.name = \"x\"}, i32) -> (i32, f32)
func.func private @gone()
func.func private @opts(!util.list<?>) attributes {iree.reflection = {iree.abi = \"{\\22a\\22:[[\\22sdict\\22,[\\22k\\22,\\22i32\\22],[\\22w\\22,[\\22slist\\22,\\22f32\\22]]]],\\22r\\22:[]}\"}}";
    let new = "func.func private @opts(!util.list<?>) attributes {iree.reflection = {iree.abi = \"{\\22a\\22:[[\\22sdict\\22,[\\22k\\22,\\22i64\\22],[\\22w\\22,[\\22slist\\22,\\22f64\\22]]]],\\22r\\22:[]}\"}}
func.func private @new()
func.func private @f(tensor<4x?xf32> {iree.abi.name = \"y\"}) -> (i32, f64)";
    expect_test::expect![[r#"
        breaking: @f: arity: was 2 positional arguments, is 1 positional argument
        compatible: @f: argument 0 'x': name: was x, is y
        breaking: @f: argument 0 'x', dim 0: dim: was any size, is 4
        compatible: @f: argument 0 'x', dim 1: dim: was 3, is any size
        breaking: @f: result 1: element: was f32, is f64
        breaking: @gone: function: the function is gone
        breaking: @opts: argument 0["k"]: element: was i32, is i64
        breaking: @opts: argument 0["w"][0]: element: was f32, is f64
        compatible: @new: function: the function is new
    "#]]
    .assert_eq(&shown(old, new));
}

#[test]
fn private_functions_are_not_part_of_the_abi() {
    let own = |visibility: &str| format!("func.func {visibility}@f(%a: i32) {{\n  return\n}}");
    let generic = |visibility: &str| {
        format!(
            "\"func.func\"() <{{function_type = (i32) -> (), sym_name = \"f\"{visibility}}}> ({{\n^bb0(%a: i32):\n  \"func.return\"() : () -> ()\n}}) : () -> ()"
        )
    };
    let hidden = generic(", sym_visibility = \"private\"");
    for (public, private) in [(own(""), own("private ")), (generic(""), hidden)] {
        assert_eq!(shown(&private, ""), "", "{private}");
        assert_eq!(shown(&public, &private), "breaking: @f: function: the function is gone\n");
        assert_eq!(shown(&private, &public), "compatible: @f: function: the function is new\n");
    }
    // A declaration refers to a function elsewhere, and described functions are meant for callers.
    let described = own("private ")
        .replace(" {\n", " attributes {iree.abi = \"{\\22a\\22:[\\22i32\\22],\\22r\\22:[]}\"} {\n");
    for called in ["func.func private @f(i32)", &described] {
        assert_eq!(shown(called, ""), "breaking: @f: function: the function is gone\n");
    }
}

/// A function as JAX exports it, with sizes by their names.
fn exported(specification: &str) -> String {
    format!(
        "func.func public @main(%arg0: tensor<?x?xf32> loc(\"a\"), %arg1: tensor<?xf32> loc(\"b\")) {{
  stablehlo.custom_call @shape_assertion() {{error_message = \"Input shapes do not match the polymorphic shapes specification. Expected value. Using the following polymorphic shapes specifications: {specification}.\"}} : () -> ()
  return
}}"
    )
}

#[test]
fn names_of_sizes_tie_them_together() {
    let open = "args[0].shape = (n, k),args[1].shape = (m,)";
    let tied = "args[0].shape = (n, k),args[1].shape = (n,)";
    let renamed = "args[0].shape = (a, b),args[1].shape = (a,)";
    assert_eq!(shown(&exported(tied), &exported(renamed)), "");
    let broken = shown(&exported(open), &exported(tied));
    assert!(broken.starts_with("breaking: @main: ") && broken.contains("is n, as "), "{broken}");
    assert_eq!(shown(&exported(tied), &exported(open)), "");
}
