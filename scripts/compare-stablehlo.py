#!/usr/bin/env python3
"""Compares the verifier of StableHLO with that of iree-opt, on seeded mutations of valid operations.

Usage: scripts/compare-stablehlo.py [--seed N] [--count N] [--list N] ABIDE IREE_OPT

Each mutation changes one number, element type or list of an operation, and the operands get the types that the operation
then has. Prints how often both accept or both reject, and the first differences: MISSED are errors that only iree-opt
finds, FALSE those that only abide finds.
"""

import argparse
import bisect
import collections
import itertools
import json
import os
import random
import re
import subprocess
import tempfile

SOLVE = (
    "left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>"
)
GATHER = (
    "dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], "
    "index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>, indices_are_sorted = false"
)
WINDOW = "window = {stride = [1, 1], pad = [[1, 1], [1, 1]], rhs_dilate = [1, 1]}"
NUMBERS = "dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]"
GROUPS = "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>"

ADD = "^bb0(%a: tensor<f32>, %b: tensor<f32>): %s = stablehlo.add %a, %b : tensor<f32> stablehlo.return %s : tensor<f32>"
GREATER = (
    "^bb0(%a: tensor<f32>, %b: tensor<f32>): %s = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1> "
    "stablehlo.return %s : tensor<i1>"
)
SCATTER = (
    "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], "
    "scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false"
)
TRANSFER = "channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true"

# Operations with their types; `%0`, `%1` .. are their operands.
OPERATIONS = [
    "stablehlo.transpose %0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>",
    "stablehlo.reshape %0 : (tensor<2x3xf32>) -> tensor<6xf32>",
    "stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>",
    "stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1] "
    ": (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>",
    "stablehlo.dot %0, %1 : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>",
    "stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>",
    "stablehlo.pad %0, %1, low = [1], high = [1], interior = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<9xf32>",
    "stablehlo.slice %0 [1:7:2, 0:2] : (tensor<8x4xf32>) -> tensor<3x2xf32>",
    "stablehlo.compare LT, %0, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>",
    '"stablehlo.select"(%0, %1, %2) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>',
    "stablehlo.clamp %0, %1, %2 : (tensor<f32>, tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>",
    '"stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x5xi32>',
    '"stablehlo.reverse"(%0) {dimensions = array<i64: 0, 1>} : (tensor<4x5xf32>) -> tensor<4x5xf32>',
    "stablehlo.convert %0 : (tensor<4x5xf32>) -> tensor<4x5xi32>",
    "stablehlo.bitcast_convert %0 : (tensor<4xf32>) -> tensor<4x4xi8>",
    "stablehlo.dynamic_slice %0, %1, %2, sizes = [2, 3] "
    ": (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>",
    "stablehlo.dynamic_update_slice %0, %1, %2, %3 "
    ": (tensor<4x5xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>",
    "stablehlo.dynamic_reshape %0, %1 : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<?x3xf32>",
    "stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] "
    ": (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>",
    f"stablehlo.convolution(%0, %1) {NUMBERS}, {WINDOW} {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} "
    ": (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x8x8x16xf32>",
    f'"stablehlo.gather"(%0, %1) {{{GATHER}}} : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>',
    '"stablehlo.cholesky"(%0) {lower = true} : (tensor<4x4xf32>) -> tensor<4x4xf32>',
    f'"stablehlo.triangular_solve"(%0, %1) {{{SOLVE}}} : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>',
    "stablehlo.fft %0, type = FFT, length = [8] : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>",
    '"stablehlo.complex"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>',
    "stablehlo.real %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>",
    "stablehlo.get_dimension_size %0, dim = 1 : (tensor<4x6xf32>) -> tensor<i32>",
    f'"stablehlo.all_to_all"(%0) {{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, {GROUPS}}} '
    ": (tensor<8x2xf32>) -> tensor<4x4xf32>",
    f'"stablehlo.all_gather"(%0) {{all_gather_dim = 1 : i64, {GROUPS}}} : (tensor<8x2xf32>) -> tensor<8x4xf32>',
    '"stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) {epsilon = 0.001 : f32, feature_index = 1 : i64} '
    ": (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<4x3xf32>",
    "stablehlo.is_finite %0 : (tensor<4xf32>) -> tensor<4xi1>",
    f'"stablehlo.reduce"(%0, %1) ({{ {ADD} }}) {{dimensions = array<i64: 1>}} : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>',
    '"stablehlo.reduce"(%0, %1, %2, %3) ({ ^bb0(%a: tensor<f32>, %c: tensor<i32>, %b: tensor<f32>, %d: tensor<i32>): '
    '"stablehlo.return"(%a, %d) : (tensor<f32>, tensor<i32>) -> () }) {dimensions = array<i64: 0>} '
    ": (tensor<4x5xf32>, tensor<4x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)",
    f'"stablehlo.reduce_window"(%0, %1) ({{ {ADD} }}) {{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>, '
    "padding = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>} : (tensor<4x5xf32>, tensor<f32>) -> tensor<2x7xf32>",
    f'"stablehlo.select_and_scatter"(%0, %1, %2) ({{ {GREATER} }}, {{ {ADD} }}) {{window_dimensions = array<i64: 2, 2>, '
    "window_strides = array<i64: 2, 2>} : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>",
    f'"stablehlo.sort"(%0, %1) ({{ ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>): '
    "%s = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1> }) "
    "{dimension = 1 : i64, is_stable = true} : (tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xf32>, tensor<4x5xi32>)",
    f'"stablehlo.scatter"(%0, %1, %2) ({{ {ADD} }}) {{{SCATTER}}} '
    ": (tensor<8x9x3xf32>, tensor<10x2xi32>, tensor<10x3xf32>) -> tensor<8x9x3xf32>",
    f'"stablehlo.map"(%0, %1) ({{ {ADD} }}) {{dimensions = array<i64: 0, 1>}} '
    ": (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>",
    f'"stablehlo.all_reduce"(%0) ({{ {ADD} }}) {{{GROUPS}}} : (tensor<4x5xf32>) -> tensor<4x5xf32>',
    f'"stablehlo.reduce_scatter"(%0) ({{ {ADD} }}) {{scatter_dimension = 1 : i64, {GROUPS}}} '
    ": (tensor<4x6xf32>) -> tensor<4x3xf32>",
    '"stablehlo.if"(%0) ({ %s = "test.make"() : () -> tensor<4xf32> stablehlo.return %s : tensor<4xf32> }, '
    '{ %s = "test.make"() : () -> tensor<4xf32> stablehlo.return %s : tensor<4xf32> }) : (tensor<i1>) -> tensor<4xf32>',
    '"stablehlo.case"(%0) ({ %s = "test.make"() : () -> tensor<4xf32> stablehlo.return %s : tensor<4xf32> }, '
    '{ %s = "test.make"() : () -> tensor<4xf32> stablehlo.return %s : tensor<4xf32> }) : (tensor<i32>) -> tensor<4xf32>',
    '"stablehlo.while"(%0, %1) ({ ^bb0(%a: tensor<i32>, %b: tensor<4xf32>): %s = "test.make"() : () -> tensor<i1> '
    "stablehlo.return %s : tensor<i1> }, { ^bb0(%a: tensor<i32>, %b: tensor<4xf32>): "
    "stablehlo.return %a, %b : tensor<i32>, tensor<4xf32> }) "
    ": (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)",
    f'"stablehlo.collective_broadcast"(%0) {{{GROUPS}}} : (tensor<4x5xf32>) -> tensor<4x5xf32>',
    '"stablehlo.collective_permute"(%0) {source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>} '
    ": (tensor<4x5xf32>) -> tensor<4x5xf32>",
    '"stablehlo.cross-replica-sum"(%0) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<4xf32>',
    '"stablehlo.batch_norm_training"(%0, %1, %2) {epsilon = 0.001 : f32, feature_index = 1 : i64} '
    ": (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)",
    '"stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) {epsilon = 0.001 : f32, feature_index = 1 : i64} '
    ": (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x3xf32>) "
    "-> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>)",
    "stablehlo.broadcast %0, sizes = [2, 3] : (tensor<4xf32>) -> tensor<2x3x4xf32>",
    "stablehlo.dynamic_broadcast_in_dim %0, %1, dims = [1] : (tensor<3xf32>, tensor<2xi32>) -> tensor<?x3xf32>",
    f'"stablehlo.dynamic_conv"(%0, %1, %2) {{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, '
    "batch_group_count = 1 : i64, feature_group_count = 1 : i64} "
    ": (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>, tensor<2x2xi32>) -> tensor<1x?x?x16xf32>",
    '"stablehlo.dynamic_gather"(%0, %1, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], '
    "collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false} "
    ": (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<3xi32>) -> tensor<2x3x?x?xi32>",
    "stablehlo.dynamic_iota %0, dim = 1 : (tensor<2xi32>) -> tensor<?x4xf32>",
    "stablehlo.dynamic_pad %0, %1, %2, %3, %4 "
    ": (tensor<4x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x9xf32>",
    "stablehlo.real_dynamic_slice %0, %1, %2, %3 "
    ": (tensor<4x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x2xf32>",
    '"stablehlo.einsum"(%0, %1) {einsum_config = "ab,bc->ac"} : (tensor<4x5xf32>, tensor<5x6xf32>) -> tensor<4x6xf32>',
    '"stablehlo.unary_einsum"(%0) {einsum_config = "ab->a"} : (tensor<4x5xf32>) -> tensor<4xf32>',
    '"stablehlo.torch_index_select"(%0, %1) {dim = 0 : i64, batch_dims = 0 : i64} '
    ": (tensor<5x1x6xf32>, tensor<2xi32>) -> tensor<2x1x6xf32>",
    "stablehlo.rng %0, %1, %2, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x4xf32>",
    "stablehlo.rng_bit_generator %0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x5xui32>)",
    "stablehlo.set_dimension_size %0, %1, dim = 1 : (tensor<4x6xf32>, tensor<i32>) -> tensor<4x?xf32>",
    "stablehlo.reduce_precision %0, format = e5m10 : (tensor<4x5xf32>) -> tensor<4x5xf32>",
    '"stablehlo.get_tuple_element"(%0) {index = 1 : i32} : (tuple<tensor<4xf32>, tensor<5xi32>>) -> tensor<5xi32>',
    '"stablehlo.tuple"(%0, %1) : (tensor<4xf32>, tensor<5xi32>) -> tuple<tensor<4xf32>, tensor<5xi32>>',
    '"stablehlo.optimization_barrier"(%0, %1) : (tensor<4xf32>, tensor<5xi32>) -> (tensor<4xf32>, tensor<5xi32>)',
    '"stablehlo.after_all"(%0, %1) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token',
    '"stablehlo.infeed"(%0) {infeed_config = "", layout = [[0, 1], [0]]} '
    ": (!stablehlo.token) -> (tensor<4x5xf32>, tensor<5xi32>, !stablehlo.token)",
    '"stablehlo.outfeed"(%0, %1) {outfeed_config = ""} : (tensor<4x5xf32>, !stablehlo.token) -> !stablehlo.token',
    f'"stablehlo.send"(%0, %1) {{{TRANSFER}}} : (tensor<4x5xf32>, !stablehlo.token) -> !stablehlo.token',
    '"stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true} '
    ": (!stablehlo.token) -> (tensor<4x5xf32>, !stablehlo.token)",
    '"stablehlo.replica_id"() : () -> tensor<ui32>',
    '"stablehlo.partition_id"() : () -> tensor<ui32>',
    '"stablehlo.constant"() {value = dense<[1, 2, 3]> : tensor<3xi32>} : () -> tensor<3xi32>',
    'stablehlo.custom_call @target(%0, %1) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>], '
    "result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<4x5xf32>, tensor<5xi32>) -> tensor<4x6xf32>",
    '"stablehlo.uniform_quantize"(%0) : (tensor<4x5xf32>) -> tensor<4x5x!quant.uniform<i8:f32, 2.0>>',
    '"stablehlo.uniform_dequantize"(%0) : (tensor<4x5x!quant.uniform<i8:f32, 2.0>>) -> tensor<4x5xf32>',
    "stablehlo.imag %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>",
    '"stablehlo.abs"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>',
    '"stablehlo.abs"(%0) : (tensor<4xi32>) -> tensor<4xi32>',
    'stablehlo.composite "a.b" %0, %1 {decomposition = @decomposition} '
    ": (tensor<4xf32>, tensor<5xi32>) -> tensor<4xf32>",
]

FLOAT_UNARY = (
    "cbrt ceil cosine exponential exponential_minus_one floor log log_plus_one logistic negate round_nearest_afz "
    "round_nearest_even rsqrt sign sine sqrt tan tanh"
)
FLOAT_BINARY = "add atan2 divide maximum minimum multiply power remainder subtract"
INTEGER_BINARY = "and or xor shift_left shift_right_arithmetic shift_right_logical"
for names, operands, element in [
    (FLOAT_UNARY, 1, "f32"),
    ("count_leading_zeros not popcnt", 1, "i32"),
    (FLOAT_BINARY, 2, "f32"),
    (INTEGER_BINARY, 2, "i32"),
]:
    for name in names.split():
        ty = f"tensor<4x5x{element}>"
        values, types = ["%0", "%1"][:operands], [ty] * operands
        OPERATIONS.append(f'"stablehlo.{name}"({", ".join(values)}) : ({", ".join(types)}) -> {ty}')

# The programs in a file: abide limits the diagnostics of one.
FILE = 400

DECOMPOSITION = "func.func private @decomposition(tensor<4xf32>, tensor<5xi32>) -> tensor<4xf32>"
NUMBER = re.compile(r"(?<![\w%#.])\d+(?=[\], :}])|(?<=[<x])\d+(?=x)")
ELEMENT = re.compile(r"\b(?:f32|i32|i64|i1|i8)\b(?=>)")
LIST = re.compile(r"\[([^\[\]]*)\]")
SIZES = re.compile(r"(?<=tensor<)(?:\d+x)+")


def mutated(operation, rng):
    """Changes an operation at one place of a random kind."""
    kind = rng.choice([NUMBER, NUMBER, NUMBER, ELEMENT, LIST, SIZES])
    found = list(kind.finditer(operation))
    if not found:
        return None
    match = rng.choice(found)
    if kind is NUMBER:
        number = int(match.group())
        is_size = operation[match.end() : match.end() + 1] == "x"
        new = rng.choice([number + 1, max(number - 1, 0), 2 * number, 0, 1, 7, "?" if is_size else -1])
    elif kind is ELEMENT:
        new = rng.choice(["f16", "f32", "i32", "i1", "ui8", "index", "bf16"])
    else:
        is_list = kind is LIST
        items = [item for item in match.group(1).split(", ") if item] if is_list else match.group().split("x")[:-1]
        how = rng.randrange(3)
        if how == 0 and items:
            items.pop(rng.randrange(len(items)))
        elif how == 1:
            items.insert(rng.randrange(len(items) + 1), rng.choice(["0", "1", "2"]))
        else:
            rng.shuffle(items)
        new = f"[{', '.join(items)}]" if is_list else "".join(f"{item}x" for item in items)
    return f"{operation[: match.start()]}{new}{operation[match.end() :]}"


def split_types(text):
    """The types of a list: `tensor<4xf32>, tuple<tensor<f32>, tensor<i1>>`."""
    found, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += {"<": 1, "[": 1, ">": -1, "]": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            found.append(text[start:at].strip())
            start = at + 1
    return [ty for ty in [*found, text[start:].strip()] if ty]


def program(operation):
    """A function with an operation, whose operands have the types that it gives them."""
    end = operation.rindex(") ->")
    types = split_types(operation[operation.rindex(" : (") + 4 : end])
    results = len(split_types(operation[end + 4 :].strip(" ()")))
    values = [f'  %{number} = "test.make"() : () -> {ty}\n' for number, ty in enumerate(types)]
    name = "%r" if results == 1 else f"%r:{results}"
    return f"func.func @f() {{\n{''.join(values)}  {name} = {operation}\n  return\n}}\n{DECOMPOSITION}\n"


def programs(seed, count):
    """The operations themselves, and mutations of each in turn."""
    rng = random.Random(seed)
    found = list(OPERATIONS)
    for operation in itertools.cycle(OPERATIONS):
        if len(found) >= count:
            return found
        new = mutated(operation, rng)
        if new is not None:
            found.append(new)


def of_reference(command, path, starts):
    run = subprocess.run(
        [command, "--split-input-file", "--allow-unregistered-dialect", path], capture_output=True, text=True
    )
    found = re.finditer(r"^[^\n]*\.mlir:(\d+):\d+: error: ([^\n]*)", run.stderr, re.M)
    return first_errors(((int(one.group(1)), one.group(2)) for one in found), starts)


def of_abide(command, path, starts):
    run = subprocess.run(
        [command, "check", "--format", "json", "--max-errors", "1000000", path], capture_output=True, text=True
    )

    def walk(value):
        if isinstance(value, dict):
            if value.get("severity") == "error" and "message" in value:
                yield value["line"], value["message"]
            for inner in value.values():
                yield from walk(inner)
        elif isinstance(value, list):
            for inner in value:
                yield from walk(inner)

    lines = (one for line in run.stdout.splitlines() for one in walk(json.loads(line)))
    return first_errors(lines, starts)


def first_errors(lines, starts):
    """The first error of each program, from pairs of a line and a message."""
    found = {}
    for line, message in lines:
        found.setdefault(bisect.bisect_right(starts, line) - 1, message)
    return found


def compared(operations, options, path):
    """The first errors of each operation by iree-opt and by abide."""
    text = "// RUN: iree-opt --split-input-file %s\n"
    starts = []
    for number, operation in enumerate(operations):
        text += "// -----\n" if number else ""
        starts.append(text.count("\n") + 1)
        text += program(operation)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return of_reference(options.reference, path, starts), of_abide(options.abide, path, starts)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=57)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--list", type=int, default=20)
    parser.add_argument("abide")
    parser.add_argument("reference")
    options = parser.parse_args()
    operations = programs(options.seed, options.count)
    reference, own = {}, {}
    with tempfile.TemporaryDirectory() as folder:
        for start in range(0, len(operations), FILE):
            found = compared(operations[start : start + FILE], options, os.path.join(folder, f"{start}.mlir"))
            for errors, new in zip((reference, own), found):
                errors.update({start + number: message for number, message in new.items()})
    missed = [one for one in reference if one not in own]
    false = [one for one in own if one not in reference]
    count = len(operations)
    share = 100 * (count - len(missed) - len(false)) / count
    print(f"{count} operations, {len(reference)} rejected by iree-opt and {len(own)} by abide")
    print(f"{len(missed)} missed, {len(false)} false, {share:.2f} % agree")
    for title, differing in [("MISSED", missed), ("FALSE", false)]:
        names = collections.Counter(re.search(r"stablehlo\.(\w+)", operations[one]).group(1) for one in differing)
        print(title, dict(names.most_common()))
        for one in differing[: options.list]:
            print(f"  {operations[one]}\n    {reference.get(one)} | {own.get(one)}")


if __name__ == "__main__":
    main()
