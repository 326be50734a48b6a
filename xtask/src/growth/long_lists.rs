//! Inputs with long lists: one that many operations share, or one of an operation with very many dimensions.

use super::families::{CHECK, Family, each, list, mlir, statements};

/// `1x1x .. x`, n times.
fn ones(n: usize) -> String {
    "1x".repeat(n)
}

/// `0, 1, .. n - 1`
fn numbers(n: usize) -> String {
    list(n, |at| at.to_string())
}

/// `affine_map<(d0, d1, ..) -> (results)>`
fn map(n: usize, results: &str) -> String {
    format!("affine_map<({}) -> ({results})>", dims(n))
}

/// `d0, d1, ..`
fn dims(n: usize) -> String {
    list(n, |at| format!("d{at}"))
}

pub(super) const FAMILIES: &[Family] = &[
    // Shared by many operations.
    mlir("uses of one long alias", CHECK, 50, |n| {
        format!(
            "#x = [{}]\n{}",
            numbers(n),
            each(n, |_| "\"t.op\"() {a = #x} : () -> ()\n".to_owned())
        )
    }),
    mlir("uses of one long alias of attributes of a dialect", CHECK, 50, |n| {
        let users = each(n, |at| format!("\"t.op\"() {{a = #x, b = {at}}} : () -> ()\n"));
        format!("#x = [{}]\n{users}", list(n, |at| format!("#t.a<{at}>, distinct[{at}]<unit>")))
    }),
    mlir("uses of one long alias with an error", CHECK, 50, |n| {
        let users = each(n, |at| format!("\"t.op\"() {{a = #x, b = {at}}} : () -> ()\n"));
        format!("#x = [{}, #gpu.dim<w>]\n{users}", numbers(n))
    }),
    mlir("uses of one long list of processes", CHECK, 50, |n| {
        let part = |at| {
            format!(
                "%m{at} = \"stablehlo.all_gather\"(%t) {{all_gather_dim = 0 : i64, replica_groups = #x, use = {at}}} : (tensor<4xf32>) -> tensor<?xf32>"
            )
        };
        let groups = numbers(n);
        format!("#x = dense<[[{groups}]]> : tensor<1x{n}xi64>\n{}", statements(n, part))
    }),
    mlir("uses of one long list of iterators", CHECK, 50, |n| {
        let part = |at| {
            format!(
                "%m{at} = linalg.generic {{indexing_maps = [#m], iterator_types = #x}} outs(%v : tensor<f32>) {{\n  ^bb0(%b: f32):\n    linalg.yield %b : f32\n  }} -> tensor<f32>"
            )
        };
        let iterators = list(n, |_| "\"parallel\"".to_owned());
        let value = "%v = tensor.empty() : tensor<f32>\n".to_owned();
        let body = statements(n + 1, |at| at.checked_sub(1).map_or(value.clone(), part));
        format!("#x = [{iterators}]\n#m = {}\n{body}", map(n, ""))
    }),
    mlir("members of one long struct", CHECK, 50, |n| {
        let members = list(n, |_| "i32".to_owned());
        let part = |at| {
            format!(
                "  %s{at} = spirv.CompositeExtract %s[{at} : i32] : !s\n  %l{at} = llvm.extractvalue %l[{at}] : !l\n"
            )
        };
        format!(
            "!s = !spirv.struct<({members})>\n!l = !llvm.struct<({members})>\nfunc.func @f(%s: !s, %l: !l) {{\n{}  return\n}}\n",
            each(n, part)
        )
    }),
    // Of one operation.
    mlir("dimensions permuted", CHECK, 500, |n| {
        let ty = format!("tensor<{}f32>", ones(n));
        format!(
            "func.func @f(%a: {ty}, %b: {ty}) {{\n  %m = linalg.transpose ins(%a : {ty}) outs(%b : {ty}) permutation = [{}]\n  return\n}}\n",
            numbers(n)
        )
    }),
    mlir("dimensions reduced", CHECK, 500, |n| {
        let (ty, vector) = (format!("tensor<{}f32>", ones(n)), format!("vector<{}f32>", ones(n)));
        format!(
            "func.func @f(%a: {ty}, %b: tensor<f32>, %v: {vector}, %f: f32) {{\n  %m = linalg.reduce {{ arith.addf }} ins(%a : {ty}) outs(%b : tensor<f32>) dimensions = [{0}]\n  %n = vector.multi_reduction <add>, %v, %f [{0}] : {vector} to f32\n  return\n}}\n",
            numbers(n)
        )
    }),
    mlir("dimensions multiplied", CHECK, 500, |n| {
        let ty = format!("tensor<{}f32>", ones(n));
        format!(
            "func.func @f(%a: {ty}) {{\n  %m = stablehlo.dot_general %a, %a, batching_dims = [{0}] x [{0}], contracting_dims = [] x [] : ({ty}, {ty}) -> {ty}\n  return\n}}\n",
            numbers(n)
        )
    }),
    mlir("dimensions contracted", CHECK, 250, |n| {
        let ty = format!("vector<{}f32>", ones(n));
        let (map, iterators) = (map(n, &dims(n)), list(n, |_| "\"parallel\"".to_owned()));
        format!(
            "func.func @f(%a: {ty}) {{\n  %m = vector.contract {{indexing_maps = [{map}, {map}, {map}], iterator_types = [{iterators}]}} %a, %a, %a : {ty}, {ty} into {ty}\n  return\n}}\n"
        )
    }),
    mlir("dimensions gathered", CHECK, 250, |n| {
        let (ty, offsets) = (format!("tensor<{}f32>", ones(n)), list(n, |at| (at + 1).to_string()));
        let indices = format!("tensor<2x{n}xi32>");
        format!(
            "func.func @f(%a: {ty}, %i: {indices}) {{\n  %m = \"stablehlo.gather\"(%a, %i) <{{dimension_numbers = #stablehlo.gather<offset_dims = [{offsets}], start_index_map = [{}], index_vector_dim = 1>, slice_sizes = array<i64: {}>}}> : ({ty}, {indices}) -> tensor<2x{}f32>\n  return\n}}\n",
            numbers(n),
            list(n, |_| "1".to_owned()),
            ones(n)
        )
    }),
    mlir("dimensions tiled", CHECK, 250, |n| {
        let (ty, packed) =
            (format!("tensor<{}f32>", ones(n)), format!("tensor<{}f32>", ones(2 * n)));
        format!(
            "func.func @f(%a: {ty}, %b: {packed}) {{\n  %m = linalg.pack %a inner_dims_pos = [{}] inner_tiles = [{}] into %b : {ty} -> {packed}\n  return\n}}\n",
            numbers(n),
            list(n, |_| "1".to_owned())
        )
    }),
    mlir("dimensions transferred", CHECK, 250, |n| {
        let (ty, vector) = (format!("tensor<{}f32>", ones(n)), format!("vector<{}f32>", ones(n)));
        format!(
            "func.func @f(%a: {ty}, %c: index, %f: f32) {{\n  %m = vector.transfer_read %a[{}], %f {{permutation_map = {}}} : {ty}, {vector}\n  return\n}}\n",
            list(n, |_| "%c".to_owned()),
            map(n, &dims(n))
        )
    }),
    mlir("cases of a switch", CHECK, 250, |n| {
        let cases = each(n, |at| format!("  case {at} {{\n    emitc.yield\n  }}\n"));
        format!(
            "func.func @f(%a: i32) {{\n  emitc.switch %a : i32\n{cases}  default {{\n  }}\n  return\n}}\n"
        )
    }),
    mlir("names of operands", CHECK, 250, |n| {
        let names = list(n, |at| format!("a{at}: %0"));
        format!(
            "irdl.dialect @d {{\n  irdl.operation @o {{\n    %0 = irdl.any\n    irdl.operands({names})\n  }}\n}}\n"
        )
    }),
];
