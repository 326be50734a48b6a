//! One function of any length, which mlir-opt accepts.

use std::fmt::Write as _;

/// A function of about `lines` lines: arithmetic, branches with regions and the generic form.
pub(crate) fn long_function(lines: usize) -> String {
    let mut text =
        "func.func @long(%a: i32, %b: f32, %c: i1) -> i32 {\n  %i0 = arith.constant 0 : i32\n"
            .to_owned();
    text.push_str("  %f0 = arith.constant 0.0 : f32\n");
    // Each round has eight lines.
    let rounds = lines / 8;
    for number in 0..rounds {
        let next = number + 1;
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "  %s{next} = arith.addi %i{number}, %a : i32
  %f{next} = arith.mulf %f{number}, %b fastmath<contract> : f32
  %g{next} = \"arith.select\"(%c, %s{next}, %i{number}) : (i1, i32, i32) -> i32
  %i{next} = scf.if %c -> (i32) {{
    scf.yield %g{next} : i32
  }} else {{
    scf.yield %s{next} : i32
  }}"
        );
    }
    let _ = writeln!(text, "  return %i{rounds} : i32\n}}");
    text
}
