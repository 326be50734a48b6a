"""Modules to walk and to change.

>>> import abide_mlir
>>> module = abide_mlir.parse('''
... func.func @f(%x: tensor<?x4xf32>) -> i32 {
...   %c = arith.constant 5 : i32
...   return %c : i32
... }''')
>>> [op.name for op in module["f"].walk()]
['func.func', 'arith.constant', 'func.return']
>>> (constant,) = module.walk("arith.constant")
>>> constant.attributes["value"].value, constant.result.type, constant.line
(5, Type('i32'), 3)
>>> constant.attributes["value"] = 7
>>> print(module)
module {
  func.func @f(%arg0: tensor<?x4xf32>) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    return %c7_i32 : i32
  }
}
<BLANKLINE>
"""

from ._store import ErasedError
from .._arrays import Array
from .attributes import Attribute, Attributes, AttributeValue, ToAttribute
from .builtin_types import (
    BF16Type,
    ComplexType,
    F16Type,
    F32Type,
    F64Type,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    ShapedType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from .location import Location
from .module import Dialects, Module, Paths, parse, parse_file
from .operations import Block, Filter, Operation, Region, Use, Value
from .types import Type

__all__ = [
    "Array",
    "Attribute",
    "AttributeValue",
    "Attributes",
    "BF16Type",
    "Block",
    "ComplexType",
    "Dialects",
    "ErasedError",
    "F16Type",
    "F32Type",
    "F64Type",
    "Filter",
    "FunctionType",
    "IndexType",
    "IntegerType",
    "Location",
    "MemRefType",
    "Module",
    "NoneType",
    "Operation",
    "Paths",
    "RankedTensorType",
    "Region",
    "ShapedType",
    "ToAttribute",
    "TupleType",
    "Type",
    "UnrankedMemRefType",
    "UnrankedTensorType",
    "Use",
    "Value",
    "VectorType",
    "parse",
    "parse_file",
]
