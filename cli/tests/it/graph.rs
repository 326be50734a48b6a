//! Runs of `abide graph`.

use crate::support::{Run, abide_in};
use expect_test::expect;

const TEXT: &str = "\
func.func @f(%a: tensor<?x4xf32>, %c: i1) -> tensor<?x4xf32> {
  %r = scf.if %c -> (tensor<?x4xf32>) {
    scf.yield %a : tensor<?x4xf32>
  } else {
    %n = \"d.neg\"(%a) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    scf.yield %n : tensor<?x4xf32>
  }
  return %r : tensor<?x4xf32>
}
func.func private @g()
";

fn graph(words: &[&str], text: &str) -> Run {
    let words: Vec<&str> = ["graph", "-"].into_iter().chain(words.iter().copied()).collect();
    abide_in(&abide_testing::repository(), &words, text.as_bytes())
}

#[test]
fn graphviz_reads_regions_as_clusters() {
    let run = graph(&["--function", "@f", "--format", "dot"], TEXT);
    assert_eq!((run.status, &*run.stderr), (0, ""));
    expect![[r#"
        digraph {
          compound=true
          node [shape=box, style=rounded, fontname=monospace]
          edge [fontname=monospace]
          n_0 [label="%a\n[S0, 4] f32", shape=ellipse]
          n_1 [label="%c\ni1", shape=ellipse]
          subgraph cluster_n_2 {
            label="scf.if\n%r [S1, 4] f32"
            n_2 [shape=point, style=invis]
            n_2_0_0 [label="scf.yield"]
            n_2_1_0 [label="d.neg\n%n [S2, 4] f32"]
            n_2_1_1 [label="scf.yield"]
            n_2_1_0 -> n_2_1_1 [label="%n"]
          }
          n_3 [label="func.return"]
          n_1 -> n_2 [label="%c", lhead=cluster_n_2]
          n_0 -> n_2 [label="%a", style=dashed, lhead=cluster_n_2]
          n_2 -> n_3 [label="%r", ltail=cluster_n_2]
        }
    "#]]
    .assert_eq(&run.stdout);
}

#[test]
fn a_picture_has_the_operations_with_their_places() {
    let run = graph(&[], TEXT);
    assert_eq!((run.status, &*run.stderr), (0, ""));
    assert!(run.stdout.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    for part in ["@f", ">scf.if<", "%r [S1, 4] f32", "class=\"edge captured\"", "@g"] {
        assert!(run.stdout.contains(part), "{part} in {}", run.stdout);
    }
    let at = TEXT.find("scf.if").unwrap_or_default();
    assert!(run.stdout.contains(&format!("data-start=\"{at}\"")), "{}", run.stdout);
}

#[test]
fn blocks_are_boxes_and_branches_are_edges() {
    let text = "\
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^a
^a:
  cf.br ^a
}
";
    let run = graph(&["--function", "f", "--format", "dot"], text);
    for part in ["label=\"^bb1\"", "n_0 -> n_1", "n_1 -> n_1"] {
        assert!(run.stdout.contains(part), "{part} in {}", run.stdout);
    }
    assert_eq!(graph(&["--function", "f"], text).status, 0);
}

#[test]
fn an_error_before_the_first_operation_is_reported() {
    let text = "func.func @f(%a: i32) {\n  %b = arith.muli %a %a : i32\n  return\n}\n";
    for words in [&[][..], &["--function", "f"]] {
        let run = graph(words, text);
        assert_eq!((run.status, &*run.stdout), (1, ""));
        assert_eq!(run.stderr, "abide: error: <stdin>:2:22: expected ','\n");
    }
    let run = graph(&["--function", "g"], TEXT);
    assert_eq!(run.stderr, "abide: error: <stdin>: no function '@g' with a body was found\n");
}

#[test]
fn text_of_a_file_is_never_markup() {
    let text = "\"a.b\"() {sym_name = \"</text><script>\\22\\0A\"} : () -> ()\n";
    let svg = graph(&[], text);
    assert_eq!((svg.status, &*svg.stderr), (0, ""));
    assert!(!svg.stdout.contains("<script"), "{}", svg.stdout);
    let dot = graph(&["--format", "dot"], text).stdout;
    assert!(dot.contains("@</text><script>\\\""), "{dot}");
    assert_eq!(dot.lines().count(), 6, "{dot}");
}

#[test]
fn a_large_function_is_drawn_in_part() {
    let lines: String =
        (0..2000).map(|n| format!("  %v{n} = arith.constant {n} : i32\n")).collect();
    let run = graph(&[], &format!("func.func @f() {{\n{lines}  return\n}}\n"));
    assert!(run.stdout.contains("operations are left out"), "{}", run.stdout);
    assert!(run.stdout.len() < 500_000, "{}", run.stdout.len());
}

#[test]
fn a_missing_function_is_named() {
    let run = graph(&["--function", "@g"], TEXT);
    let expected = "abide: error: <stdin>: no function '@g' with a body was found\n";
    assert_eq!((run.status, &*run.stderr), (2, expected));
    assert_eq!(graph(&[], "// nothing\n").status, 2);
}
