//! One function with dynamic sizes and about `operations` operations.

use std::fmt::Write as _;

/// Sizes that are requested, computed with and given to new tensors, element-wise operations and
/// slices, as in an ordinary program.
pub(crate) fn function(operations: usize) -> String {
    let mut text = String::from(
        "func.func @f(%a: tensor<?x640xf16>, %b: tensor<?x640xf16>) -> tensor<?x640xf16> {\n  \
         %c0 = arith.constant 0 : index\n  %c2 = arith.constant 2 : index\n  \
         %t0 = tensor.cast %a : tensor<?x640xf16> to tensor<?x640xf16>\n",
    );
    for step in 0..operations / 5 {
        let next = step + 1;
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "  %d{step} = tensor.dim %t{step}, %c0 : tensor<?x640xf16>\n  \
             %m{step} = arith.muli %d{step}, %c2 : index\n  \
             %w{step} = tensor.empty(%m{step}) : tensor<?xf16>\n  \
             %e{step} = tensor.empty(%d{step}) : tensor<?x640xf16>\n  \
             %t{next} = linalg.elemwise_binary ins(%t{step}, %b : tensor<?x640xf16>, tensor<?x640xf16>) \
             outs(%e{step} : tensor<?x640xf16>) -> tensor<?x640xf16>"
        );
    }
    let _ = writeln!(text, "  return %t{} : tensor<?x640xf16>\n}}", operations / 5);
    text
}

/// Concatenations of two tensors, half of them of earlier concatenations; each has a use.
pub(crate) fn concatenations(operations: usize) -> String {
    let mut text = String::from(
        "func.func @f(%a: tensor<?x640xf16>, %b: tensor<?x640xf16>) -> tensor<?x640xf16> {\n",
    );
    let ty = "tensor<?x640xf16>";
    let steps = operations / 2;
    for step in 0..steps {
        let (first, second) = match step {
            0 => ("%a".to_owned(), "%b".to_owned()),
            step if step % 2 == 0 => ("%a".to_owned(), "%b".to_owned()),
            step => (format!("%t{}", step - 1), "%a".to_owned()),
        };
        let _ = writeln!(
            text,
            "  %t{step} = tensor.concat dim(0) {first}, {second} : ({ty}, {ty}) -> {ty}\n  \
             \"test.look\"(%t{step}) : ({ty}) -> ()"
        );
    }
    let _ = writeln!(text, "  return %t{} : {ty}\n}}", steps - 1);
    text
}

/// Tensors whose types name their sizes.
pub(crate) fn encoded(operations: usize) -> String {
    let ty = "tensor<?x640xf16, [@N, 640]>";
    let mut text = format!(
        "func.func @f(%t0: {ty}) -> {ty} {{\n  \
         %N = symbol.symbolic_int @N {{max_val = 9 : i64, min_val = 0 : i64}} : index\n"
    );
    for step in 0..operations {
        let next = step + 1;
        let _ = writeln!(text, "  %t{next} = math.exp %t{step} : {ty}");
    }
    let _ = writeln!(text, "  return %t{operations} : {ty}\n}}");
    text
}

/// Torch's shape facts about tensors that are converted to builtin ones.
pub(crate) fn torch(operations: usize) -> String {
    let (torch, builtin) = ("!torch.vtensor<[?,3],f32>", "tensor<?x3xf32>");
    let mut text = format!(
        "func.func @f(%t: {torch}) {{\n  \
         %s = torch.symbolic_int \"s0\" {{min_val = 0, max_val = 9}} : !torch.int\n"
    );
    for step in 0..operations / 3 {
        let _ = writeln!(
            text,
            "  %b{step} = torch_c.to_builtin_tensor %t : {torch} -> {builtin}\n  \
             %v{step} = torch_c.from_builtin_tensor %b{step} : {builtin} -> {torch}\n  \
             torch.bind_symbolic_shape %v{step}, [%s], affine_map<()[s0] -> (s0, 3)> : {torch}"
        );
    }
    text.push_str("  return\n}\n");
    text
}
