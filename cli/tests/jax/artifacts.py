"""Portable artifacts that no program of JAX makes: abide prints of each what StableHLO's own reader makes of it.

`python artifacts.py ABIDE` says how many there are, and what differs."""

import subprocess
import sys

from jax._src.interpreters.mlir import make_ir_context
from jaxlib.mlir.dialects import stablehlo

ABIDE = sys.argv[1]

# Types of arguments.
TYPES = [
    "tensor<3x!quant.uniform<i8:f32, 0.75:3>>",
    "tensor<3x!quant.uniform<i8<-127:127>:f32, 0.125:-3>>",
    "tensor<3x!quant.uniform<u8<1:200>:f32, 0.1>>",
    "tensor<3x!quant.uniform<u16:f16, 1.0:100>>",
    "tensor<?x!quant.uniform<i4:bf16, 3.5:1>>",
    "tensor<5x2x!quant.uniform<i8:f32:1, {0.5:3,0.25}>>",
    "tensor<2x!quant.uniform<i32:f32:0, {0.1,0.2}>>",
    "tuple<tensor<3xf32>, !stablehlo.token>",
    "tensor<?xf32, #stablehlo.bounds<7>>",
    "memref<5xf32>",
    "tensor<*xf32>",
    "index",
    "none",
    "tensor<2xcomplex<f64>>",
    *(f"tensor<3x{name}>" for name in ("i1", "i2", "ui2", "i4", "ui4", "i8", "ui8", "i16", "ui16", "ui32", "ui64")),
    *(f"tensor<3x{name}>" for name in ("bf16", "f16", "f64", "tf32", "f8E4M3FN", "f8E5M2", "f8E4M3FNUZ", "f8E5M2FNUZ")),
    *(f"tensor<3x{name}>" for name in ("f8E4M3B11FNUZ", "f8E4M3", "f8E3M4", "f4E2M1FN", "f6E2M3FN", "f6E3M2FN")),
    "tensor<3xf8E8M0FNU>",
]

# How accurate a result is.
ACCURACIES = [
    "atol = 1.0e-5, rtol = 0.5, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>",
    "ulps = 7, mode = #stablehlo.result_accuracy_mode<TOLERANCE>",
    "rtol = 0.1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>",
    "mode = #stablehlo.result_accuracy_mode<HIGHEST>",
    "mode = #stablehlo.result_accuracy_mode<DEFAULT>",
]

# Groups of replicas.
MESH = '#stablehlo.mesh<axes=[<name = "rows", size = 6>, <name = "columns", size = 2>]'
GROUPS = [
    "dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>",
    f'#stablehlo.replica_group_mesh_axes<mesh = {MESH}>, axes = [#stablehlo.axis_ref<name = "rows">]>',
    f'#stablehlo.replica_group_mesh_axes<mesh = {MESH}>, axes = [#stablehlo.axis_ref<name = "columns">, '
    '#stablehlo.axis_ref<name = "rows", sub_axis_info = (2)3>]>',
    f"#stablehlo.replica_group_mesh_axes<mesh = {MESH}, device_ids=dense<[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]> "
    ': tensor<12xi64>>, axes = [#stablehlo.axis_ref<name = "rows">]>',
]

# Bodies of functions of one argument, `%a`, of four numbers, whose result is `%r`: with the type of that.
BODIES = [
    (
        '%r = "stablehlo.cross-replica-sum"(%a) {replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>} : (tensor<4xf32>) -> tensor<4xf32>',
        "tensor<4xf32>",
    ),
    ("%r = stablehlo.dot %a, %a, precision = [HIGH, HIGHEST] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>", "tensor<f32>"),
    (
        '%q = stablehlo.uniform_quantize %a : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 2.0:1>>\n'
        "%r = stablehlo.uniform_dequantize %q : (tensor<4x!quant.uniform<i8:f32, 2.0:1>>) -> tensor<4xf32>",
        "tensor<4xf32>",
    ),
    (
        "%r = stablehlo.constant() <{value = dense<[3, -4]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5>>",
        "tensor<2x!quant.uniform<i8:f32, 0.5>>",
    ),
    (
        '%s = "stablehlo.async_start"(%a) ({\n^bb0(%x: tensor<4xf32>):\n'
        "%p = stablehlo.slice %x [1:3] : (tensor<4xf32>) -> tensor<2xf32>\nstablehlo.return %p : tensor<2xf32>\n"
        "}) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>\n"
        '%r = "stablehlo.async_done"(%s) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>',
        "tensor<2xf32>",
    ),
    *(
        (f"%r = stablehlo.{name} %a {{result_accuracy = #stablehlo.result_accuracy<{accuracy}>}} : tensor<4xf32>", "tensor<4xf32>")
        for name, accuracy in zip(("exponential", "tanh", "rsqrt", "logistic", "cosine"), ACCURACIES)
    ),
    *(
        (
            f'%r = "stablehlo.all_reduce"(%a) <{{replica_groups = {groups}}}> ({{\n^bb0(%x: tensor<f32>, %y: tensor<f32>):\n'
            "%s = stablehlo.maximum %x, %y : tensor<f32>\nstablehlo.return %s : tensor<f32>\n}) : (tensor<4xf32>) -> tensor<4xf32>",
            "tensor<4xf32>",
        )
        for groups in GROUPS
    ),
]


def modules():
    for argument in TYPES:
        yield f"func.func @main(%a: {argument}) -> {argument} {{\nreturn %a : {argument}\n}}"
    for body, result in BODIES:
        yield f"func.func @main(%a: tensor<4xf32>) -> {result} {{\n{body}\nreturn %r : {result}\n}}"


def printed(artifact):
    """The text of an artifact from StableHLO's own reader."""
    with make_ir_context() as context:
        return str(stablehlo.deserialize_portable_artifact(context, artifact))


def main():
    count, differing = 0, 0
    for text in modules():
        count += 1
        artifact = stablehlo.serialize_portable_artifact_str(text, stablehlo.get_current_version())
        found = subprocess.run([ABIDE, "opt", "-"], input=artifact, capture_output=True).stdout.decode()
        expected = printed(artifact)
        if found.split() != expected.split():
            differing += 1
            print(f"{found}\nis not\n{expected}", file=sys.stderr)
    print(f"{count} artifacts, {differing} differences")


main()
