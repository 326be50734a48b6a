//! `abide abi` compared with JAX: its answers for the modules of JAX's programs are those of JAX.

use crate::support::{Folder, abide_in};
use abide_testing::{program, repository, skip_everywhere};
use expect_test::expect;
use std::path::PathBuf;
use std::process::Command;

/// A Python that has JAX: that of `ABIDE_JAX_PYTHON`, or the one on the `PATH`.
fn python_with_jax() -> Option<PathBuf> {
    let named = std::env::var_os("ABIDE_JAX_PYTHON").map(PathBuf::from);
    let python = named.or_else(|| program(&["python3"]))?;
    // Importing it takes seconds.
    let find = "import importlib.util, sys; sys.exit(not importlib.util.find_spec('jax'))";
    let has_jax = Command::new(&python).args(["-c", find]).output().ok()?.status.success();
    if !has_jax {
        skip_everywhere("JAX is not installed: `pip install jax` and set ABIDE_JAX_PYTHON");
    }
    has_jax.then_some(python)
}

/// Compares the output of a script, which runs `abide` on programs of JAX.
fn compare(script: &str, expected: &str) {
    let Some(python) = python_with_jax() else { return };
    let run = Command::new(python)
        .args([&format!("cli/tests/jax/{script}"), env!("CARGO_BIN_EXE_abide")])
        .current_dir(repository())
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&run.stderr);
    assert_eq!(String::from_utf8_lossy(&run.stdout), expected, "{errors}");
}

#[test]
fn calls_of_exported_programs_match_jax() {
    compare("programs.py", "213 programs, 0 differences\n");
}

#[test]
fn artifacts_match_the_output_of_stablehlo() {
    compare("artifacts.py", "54 artifacts, 0 differences\n");
}

#[test]
fn sizes_match_jax() {
    compare("shapes.py", "84 programs, 3 sizes each, 0 differences\n");
}

const STEP: &str = r#"module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func public @main(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>, tf.aliasing_output = 0 : i32} loc("w['b']")) -> (tensor<4xf32> {jax.result_info = "result[0]['b']"}) {
    return %arg0 : tensor<4xf32>
  }
}
"#;

#[test]
fn structures_are_written_as_json() {
    let run = abide_in(&repository(), &["abi", "--format", "json", "-"], STEP.as_bytes());
    expect![[r#"
        {"functions":[{"name":"main","arguments":[{"index":0,"path":["w","b"],"type":"f32[4]","donated":true,"aliases":0,"sharding":{"text":"[{\"x\"}]","mesh":[{"name":"x","size":2}],"slices":[{"device":0,"slice":[[0,2]]},{"device":1,"slice":[[2,4]]}]},"stated":{}}],"results":[{"index":0,"path":[0,"b"],"type":"f32[4]","sharding":null,"stated":{}}],"operation":"func.func","start":112,"end":342,"source":"attributes","signature":"(w: {b: f32[4] donated -> result[0].b sharded [{\"x\"}]}) -> ({b: f32[4]},)"}]}
    "#]]
    .assert_eq(&run.stdout);
    let run = abide_in(&repository(), &["abi", "-"], STEP.as_bytes());
    expect![[r#"
        @main  attributes  (w: {b: f32[4] donated -> result[0].b sharded [{"x"}]}) -> ({b: f32[4]},)
    "#]]
    .assert_eq(&run.stdout);
}

#[test]
fn a_project_defines_the_meaning_of_its_attributes() {
    let folder = Folder::new("abi_annotations");
    folder.write("abide.toml", "[dialects]\npaths = [\"own.abi\"]\n");
    folder.write(
        "own.abi",
        "producer own \"Our compiler\"\nattribute own.reuse on argument: integer \"Which result\" states aliases\nattribute own.x on roof\n",
    );
    folder.write("a.mlir", "func.func private @f(i32 {own.reuse = 0 : i32}) -> i32\n");
    folder.write("b.mlir", "func.func private @f(i32 {own.reuse = 1 : i32}) -> i32\n");
    let run = folder.abide(&["abi", "a.mlir"]);
    assert_eq!(run.stdout, "@f  attributes  (arg0: i32 donated -> result) -> i32\n");
    assert!(
        run.stderr.contains("own.abi:3: warning: expected 'module', 'function'"),
        "{}",
        run.stderr
    );
    let run = folder.abide(&["check", "-q", "--format", "mlir", "a.mlir", "b.mlir"]);
    assert_eq!(
        run.stdout,
        "b.mlir:1:39: error: result 1 does not exist: the function has 1 result\n"
    );
}
