"""Calls the functions of compiled modules through generated callers.

Takes the folder of the callers, and that of the modules.
"""

import importlib
import sys

import numpy as np

callers, modules = sys.argv[1:]
sys.path.insert(0, callers)


def load(name):
    return importlib.import_module(name).Module.load(f"{modules}/{name}.vmfb")


scalars = load("scalars")
assert scalars.add(3, 4) == 7
assert scalars.add(3, other=-4) == -1
everything = scalars.all(True, -2, 3, 4, 1 << 40, 1.5, 2.5)
assert everything == (True, -2, 3, 4, 1 << 40, 1.5, 2.5) and everything[0] is True
assert scalars.nothing() is None

ones = np.ones(4, np.float32)
added = load("arrays").add(left=ones, right=2 * ones)
assert type(added) is np.ndarray and added.tolist() == [3, 3, 3, 3]

twice, same = load("dynamic").twice(np.full((2, 3), 4.0), np.arange(4).reshape(2, 2))
assert twice.shape == (2, 3) and (twice == 8).all() and twice.dtype == np.float32
assert same.tolist() == [[0, 1], [2, 3]] and same.dtype == np.int32

picked = load("structures").pick(3 * ones, opts={"k": 5, "w": 2 * ones})
assert picked["k"] == 5 and picked["scaled"].tolist() == [6, 6, 6, 6]
assert type(picked["scaled"]) is np.ndarray

lists = load("lists")
assert lists.first([7, 8]) == 7
assert lists.pair((9, 4)) == 5
assert lists.typed([3, -4]) == [3, -4]

strings = load("strings")
assert strings.echo("é, \0".encode()) == b"\xc3\xa9, \0" and strings.echo(b"") == b""
assert strings.bytes_([1, -2, 3]) == [1, -2, 3]

number, tree = load("nested").tree([{"a": 1.0, "b": (1, 2)}, 2.5], 1.0)
assert number == 3.5 and tree == [{"a": 1.0, "b": (1, 2)}, 2.5]

several = load("several")
assert (several.increment(2), several.increment(3), several.get()) == (2, 5, 5)
assert several.odd_name_____x__(2.5) == 2.5

result = load("async").add(ones, ones)
assert type(result) is np.ndarray and result.tolist() == [2, 2, 2, 2]

into, view = load("storage").into(ones, np.zeros(4, np.float32))
assert into.tolist() == [2, 2, 2, 2] and view.tolist() == [1, 1, 1, 1]
print("all calls were right")
