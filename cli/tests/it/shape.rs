//! Runs of `abide shape`.

use crate::support::{Run, abide_in};

const TEXT: &str = "\
func.func @f(%a: tensor<?x4xf32>, %n: index) {
  %N = symbol.symbolic_int @N {max_val = 8 : i64, min_val = 1 : i64} : index
  symbol.bind_symbolic_shape %a, [%N], affine_map<()[s0] -> (s0, 4)> : tensor<?x4xf32>
  %two = tensor.concat dim(0) %a, %a : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  return
}
func.func @g(%a: tensor<?xf32>) {
  return
}
";

fn shape(words: &[&str], text: &str) -> Run {
    let words: Vec<&str> = ["shape", "-"].into_iter().chain(words.iter().copied()).collect();
    abide_in(&abide_testing::repository(), &words, text.as_bytes())
}

#[test]
fn shapes_have_names_and_ranges() {
    let run = shape(&[], TEXT);
    let expected = "\
@f
  %a   = [N, 4]
  %N   = N
  %two = [2*N, 4]  (2*N in [2, 16])
  %e   = [%n]
  with N in [1, 8], %n in [min, max]
@g
  %a = [S0]
  with S0 in [0, max]
";
    assert_eq!((run.status, &*run.stdout, &*run.stderr), (0, expected, ""));
    let run = shape(&["--at", "%e", "--function", "@f"], TEXT);
    assert_eq!(run.stdout, "@f\n  %e = [%n]\n  with %n in [min, max]\n");
    let run = shape(&["--at", "e", "--function", "f"], TEXT);
    assert_eq!(run.stdout, "@f\n  %e = [%n]\n  with %n in [min, max]\n");
    let json = shape(&["--function", "g", "--format", "json"], TEXT).stdout;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (&json["function"], &json["values"][0]["shape"][0]["text"]),
        (&"g".into(), &"S0".into())
    );
    assert_eq!((&json["symbols"][0]["min"], &json["symbols"][0]["max"]), (&0.into(), &().into()));
}

#[test]
fn a_call_has_numbers() {
    let run = shape(&["--dims", "%a=3x4", "--dims", "%n=7"], TEXT);
    for line in ["%a = [3, 4]", "%n = 7", "%N = 3", "%two = [6, 4]", "%e = [7]"] {
        assert!(run.stdout.lines().any(|one| one == line), "{line} in {}", run.stdout);
    }
    let json = shape(&["--dims", "%a=3x4", "--function", "@f", "--format", "json"], TEXT).stdout;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["dims"]["%two"], serde_json::json!([6, 4]));
    assert_eq!(json["dims"]["%e"], serde_json::json!([null]));
}

#[test]
fn mistakes_are_reported() {
    for (words, text, status, message) in [
        (&["--at", "%nothing"][..], TEXT, 2, "nothing is known of '%nothing'"),
        (&["--function", "@no"], TEXT, 2, "unknown function '@no'; the file has: @f, @g"),
        (&["--dims", "%a=9x4", "--function", "f"], TEXT, 2, "'N' is 9, which is not in [1, 8]"),
        (&["--dims", "%a=9"], TEXT, 2, "several functions have these arguments"),
        (&["--dims", "%b=9"], TEXT, 2, "no function has these arguments"),
        (
            &["--dims", "%b=9", "--function", "f"],
            TEXT,
            2,
            "'%b' is not an argument of the function",
        ),
        (&["--dims", "%a=x"], TEXT, 2, "is not of the form %ARG=4x640x7"),
        (&["--dims", "%a"], TEXT, 2, "is not of the form %ARG=4x640x7"),
        (&["--dims", "%a=99999999999999999999"], TEXT, 2, "is not of the form %ARG=4x640x7"),
        (&["--dims", "%a=-1x4", "--function", "f"], TEXT, 2, "is given the size -1"),
        (&["--dims", "%a=1x4x1", "--function", "f"], TEXT, 2, "has rank 2, and 3 sizes are given"),
        (&["--dims", "%a=1x4", "--dims", "%a=2x4"], TEXT, 2, "'%a' is given twice"),
        (&[], "func.func @f(%a: tensor<?xf32>) { %b = }", 1, "this is what was read before"),
    ] {
        let run = shape(words, text);
        assert_eq!(run.status, status, "{words:?}: {}", run.stderr);
        assert!(run.stderr.contains(message), "{words:?}: {}", run.stderr);
    }
}

/// Cubic time, as it once took, would not come to an end here.
#[test]
fn many_symbols_take_linear_time() {
    let arguments: Vec<String> = (0..5_000).map(|n| format!("%a{n}: tensor<?xf32>")).collect();
    let text = format!("func.func @f({}) {{\n  return\n}}\n", arguments.join(", "));
    let run = shape(&[], &text);
    assert_eq!((run.status, run.stdout.lines().count()), (0, 5_002), "{}", run.stderr);
    assert!(run.stdout.contains("  %a4999 = [S4999]\n  with S0 in [0, max], S1 in [0, max], "));
    // Every 64th sum is too large for an expression and begins another one.
    let sums = (0..20_000).map(|n| format!("  %{} = arith.addi %{n}, %{n} : index\n", n + 1));
    let sums: String = sums.collect();
    let run = shape(&[], &format!("func.func @f(%0: index) {{\n{sums}  return\n}}\n"));
    assert_eq!((run.status, run.stdout.lines().count()), (0, 20_002), "{}", run.stderr);
}
