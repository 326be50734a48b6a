//! MLIR text: modules that are well formed, and edits that break them.

use arbitrary::{Result, Unstructured};
use std::fmt::Write as _;

const TYPES: [&str; 12] = [
    "i32",
    "f32",
    "index",
    "tensor<4x?xf32>",
    "memref<2x3xi8, strided<[3, 1], offset: ?>>",
    "vector<[4]x2xf16>",
    "!torch.vtensor<[2,3],f32>",
    "(i32, f32) -> i1",
    "tuple<i32, complex<f64>>",
    "tensor<*xf8E4M3FN>",
    "!alias",
    "none",
];
const ATTRIBUTES: [&str; 12] = [
    "5 : i32",
    "-1.5e3 : f32",
    "\"te\\22xt\\\\\"",
    "[1, @a::@b, unit]",
    "{x = 1, \"y z\"}",
    "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>",
    "array<i64: 1, -2>",
    "affine_map<(d0)[s0] -> (d0 floordiv 2 + s0)>",
    "#dialect.attr<a, [b], \"c\">",
    "#map",
    "dense_resource<blob> : tensor<1xi8>",
    "loc(fused<\"x\">[\"f\":1:2, unknown])",
];

/// A file of a few functions, well formed, with operations in both forms.
///
/// # Errors
/// None that matter: where the bytes end, the file ends early.
pub fn module(u: &mut Unstructured<'_>) -> Result<String> {
    let mut text = String::from("#map = affine_map<(d0, d1) -> (d1, d0)>\n!alias = i32\n");
    let wrapped = u.ratio(1, 2)?;
    if wrapped {
        text.push_str("module @m {\n");
    }
    let functions = u.int_in_range(1..=5)?;
    for number in 0..functions {
        function(u, &mut text, number)?;
        if !wrapped && u.ratio(1, 4)? {
            text.push_str("// -----\n#map = affine_map<(d0) -> (d0)>\n!alias = f32\n");
        }
    }
    if wrapped {
        text.push_str("}\n");
    }
    Ok(text)
}

fn function(u: &mut Unstructured<'_>, text: &mut String, number: u32) -> Result<()> {
    let type_ = u.choose(&TYPES)?;
    // Writing to a String cannot fail, here and below.
    let _ = writeln!(text, "func.func private @f{number}(%arg0: i32, %arg1: {type_}) {{");
    let mut values = 0;
    block(u, text, &mut values, 0)?;
    text.push_str("  return\n}\n");
    Ok(())
}

fn block(u: &mut Unstructured<'_>, text: &mut String, values: &mut u32, depth: u32) -> Result<()> {
    for _ in 0..u.int_in_range(0..=6)? {
        if u.is_empty() {
            break;
        }
        operation(u, text, values, depth)?;
    }
    Ok(())
}

fn operation(
    u: &mut Unstructured<'_>,
    text: &mut String,
    values: &mut u32,
    depth: u32,
) -> Result<()> {
    let operand = match *values {
        0 => "%arg0".to_owned(),
        count => format!("%{}", u.int_in_range(0..=count - 1)?),
    };
    let type_ = u.choose(&TYPES)?;
    let attribute = u.choose(&ATTRIBUTES)?;
    let name = *values;
    match u.int_in_range(0..=7)? {
        0 => {
            let _ = writeln!(text, "  %{name} = arith.addi {operand}, {operand} : {type_}");
            *values += 1;
        }
        1 => {
            let _ =
                writeln!(text, "  %{name} = \"test.op\"() {{a = {attribute}}} : () -> ({type_})");
            *values += 1;
        }
        2 => {
            let _ = writeln!(
                text,
                "  %{name} = acme.conv {operand} into {operand} {{k = {attribute}}} : {type_}"
            );
            *values += 1;
        }
        3 => {
            let _ = writeln!(text, "  call @f0({operand}, {operand}) : (i32, {type_}) -> ()");
        }
        4 if depth < 4 => {
            let _ = writeln!(text, "  scf.if {operand} {{");
            let mut inner = *values;
            block(u, text, &mut inner, depth + 1)?;
            text.push_str("  } else {\n  }\n");
        }
        5 if depth < 4 => {
            text.push_str("  \"test.region\"() ({\n  ^bb0(%inner: i32):\n");
            let mut inner = *values;
            block(u, text, &mut inner, depth + 1)?;
            text.push_str("  cf.br ^bb1\n  ^bb1:\n  \"test.end\"() : () -> ()\n");
            text.push_str("  }) {x} : () -> () loc(\"here\")\n");
        }
        6 => {
            let _ = writeln!(text, "  // a comment: {{ ( [ \" é");
        }
        _ => {
            let _ = writeln!(text, "  acme.store {operand}, @g[{operand}] : {type_}");
        }
    }
    Ok(())
}

/// Replaces pieces of a text, as a person who types or a broken tool does.
///
/// # Errors
/// None that matter: where the bytes end, nothing more is replaced.
pub fn mutate(u: &mut Unstructured<'_>, text: &mut Vec<u8>) -> Result<()> {
    const PIECES: [&str; 24] = [
        "{",
        "}",
        "(",
        ")",
        "<",
        ">",
        "[",
        "]",
        "\"",
        ",",
        ":",
        "=",
        "%",
        "%0",
        "^bb1",
        "@f0",
        "\n",
        "\r\n",
        "// -----\n",
        "é",
        "\u{2028}",
        "func.func",
        "->",
        "#map",
    ];
    for _ in 0..u.int_in_range(0..=4)? {
        let start = u.int_in_range(0..=text.len())?;
        let removed = u.int_in_range(0..=(text.len() - start).min(12))?;
        let piece = if u.ratio(1, 4)? { "" } else { u.choose(&PIECES)? };
        text.splice(start..start + removed, piece.bytes());
    }
    Ok(())
}
