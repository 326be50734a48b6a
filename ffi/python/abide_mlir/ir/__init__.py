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
from .affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap, AffineSymbolExpr
from .attribute_map import Attributes
from .attributes import Attribute, AttributeValue, NamedAttribute, ToAttribute
from .builtin_attributes import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DenseBoolArrayAttr,
    DenseElementsAttr,
    DenseF32ArrayAttr,
    DenseF64ArrayAttr,
    DenseFPElementsAttr,
    DenseI16ArrayAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    DenseI8ArrayAttr,
    DenseIntElementsAttr,
    DenseResourceElementsAttr,
    DictAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    OpaqueAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from .builtin_types import (
    BF16Type,
    ComplexType,
    F16Type,
    F32Type,
    F64Type,
    Float4E2M1FNType,
    Float6E2M3FNType,
    Float6E3M2FNType,
    Float8E3M4Type,
    Float8E4M3B11FNUZType,
    Float8E4M3FNType,
    Float8E4M3FNUZType,
    Float8E4M3Type,
    Float8E5M2FNUZType,
    Float8E5M2Type,
    Float8E8M0FNUType,
    FloatTF32Type,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    OpaqueType,
    RankedTensorType,
    ShapedType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from .context import Context, DiagnosticHandler, DiagnosticInfo, DiagnosticSeverity, InsertionPoint, MLIRError
from .location import Location
from .module import Dialects, Module, Paths, parse, parse_file
from .operations import (
    Block,
    BlockArgument,
    Blocks,
    Filter,
    OpResult,
    Operands,
    Operation,
    Region,
    Use,
    Value,
    Values,
    WalkOrder,
    WalkResult,
)
from .symbol_table import SymbolTable
from .types import Type

__all__ = [
    "AffineConstantExpr",
    "AffineDimExpr",
    "AffineExpr",
    "AffineMap",
    "AffineMapAttr",
    "AffineSymbolExpr",
    "Array",
    "ArrayAttr",
    "Attribute",
    "AttributeValue",
    "Attributes",
    "BF16Type",
    "Block",
    "BlockArgument",
    "Blocks",
    "BoolAttr",
    "ComplexType",
    "Context",
    "DenseBoolArrayAttr",
    "DenseElementsAttr",
    "DenseF32ArrayAttr",
    "DenseF64ArrayAttr",
    "DenseFPElementsAttr",
    "DenseI16ArrayAttr",
    "DenseI32ArrayAttr",
    "DenseI64ArrayAttr",
    "DenseI8ArrayAttr",
    "DenseIntElementsAttr",
    "DenseResourceElementsAttr",
    "DiagnosticHandler",
    "DiagnosticInfo",
    "DiagnosticSeverity",
    "Dialects",
    "DictAttr",
    "ErasedError",
    "F16Type",
    "F32Type",
    "F64Type",
    "Filter",
    "FlatSymbolRefAttr",
    "Float4E2M1FNType",
    "Float6E2M3FNType",
    "Float6E3M2FNType",
    "Float8E3M4Type",
    "Float8E4M3B11FNUZType",
    "Float8E4M3FNType",
    "Float8E4M3FNUZType",
    "Float8E4M3Type",
    "Float8E5M2FNUZType",
    "Float8E5M2Type",
    "Float8E8M0FNUType",
    "FloatAttr",
    "FloatTF32Type",
    "FloatType",
    "FunctionType",
    "IndexType",
    "InsertionPoint",
    "IntegerAttr",
    "IntegerSetAttr",
    "IntegerType",
    "Location",
    "MLIRError",
    "MemRefType",
    "Module",
    "NamedAttribute",
    "NoneType",
    "OpResult",
    "OpaqueAttr",
    "OpaqueType",
    "Operands",
    "Operation",
    "Paths",
    "RankedTensorType",
    "Region",
    "ShapedType",
    "StridedLayoutAttr",
    "StringAttr",
    "SymbolRefAttr",
    "SymbolTable",
    "ToAttribute",
    "TupleType",
    "Type",
    "TypeAttr",
    "UnitAttr",
    "UnrankedMemRefType",
    "UnrankedTensorType",
    "Use",
    "Value",
    "Values",
    "VectorType",
    "WalkOrder",
    "WalkResult",
    "parse",
    "parse_file",
]
