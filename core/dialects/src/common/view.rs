//! An operation as the checks and the print functions of its dialect see it.

use abide_mlir::ir::{AttributeKind, Context, Integer, Ir, OperationId, Type, TypeKind};
use abide_mlir::print::bounded_type;

/// An operation with its operands, results and attributes by their places and names.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OpView<'ir> {
    /// The operations.
    pub(crate) ir: &'ir Ir,
    /// The operation.
    pub(crate) operation: OperationId,
}

/// The parts of a vector type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Vector<'ir> {
    /// The type itself.
    pub(crate) ty: Type,
    /// The sizes.
    pub(crate) shape: &'ir [i64],
    /// For each size, whether it is scalable.
    pub(crate) scalable: &'ir [bool],
    /// The type of the elements.
    pub(crate) element: Type,
}

impl Vector<'_> {
    /// The number of dimensions.
    pub(crate) fn rank(&self) -> usize {
        self.shape.len()
    }

    /// Whether any dimension is scalable.
    pub(crate) fn is_scalable(&self) -> bool {
        self.scalable.contains(&true)
    }
}

impl<'ir> OpView<'ir> {
    pub(crate) fn new(ir: &'ir Ir, operation: OperationId) -> OpView<'ir> {
        OpView { ir, operation }
    }

    pub(crate) fn context(&self) -> &'ir Context {
        &self.ir.context
    }

    /// The type of an operand; `None` too if it is unknown.
    pub(crate) fn operand_type(&self, index: usize) -> Option<Type> {
        let ty = self.ir.value_type(self.ir.operand(self.operation, index)?);
        (ty != self.context().unknown_type()).then_some(ty)
    }

    /// The type of a result; `None` too if it is unknown.
    pub(crate) fn result_type(&self, index: usize) -> Option<Type> {
        let ty = self.ir.value_type(self.ir.result(self.operation, index)?);
        (ty != self.context().unknown_type()).then_some(ty)
    }

    /// The kind of a type.
    pub(crate) fn kind(&self, ty: Type) -> &'ir TypeKind {
        self.context().type_kind(ty)
    }

    /// The parts of a vector type.
    pub(crate) fn vector(&self, ty: Type) -> Option<Vector<'ir>> {
        match self.kind(ty) {
            TypeKind::Vector { shape, scalable, element } => {
                Some(Vector { ty, shape, scalable, element: *element })
            }
            _ => None,
        }
    }

    /// The parts of the type of an operand that is a vector.
    pub(crate) fn operand_vector(&self, index: usize) -> Option<Vector<'ir>> {
        self.vector(self.operand_type(index)?)
    }

    /// The parts of the type of a result that is a vector.
    pub(crate) fn result_vector(&self, index: usize) -> Option<Vector<'ir>> {
        self.vector(self.result_type(index)?)
    }

    /// The sizes of a shaped type of known rank.
    pub(crate) fn shape(&self, ty: Type) -> Option<&'ir [i64]> {
        self.kind(ty).shape().map(|shape| shape.as_slice())
    }

    /// The type of the elements of a shaped type, or the type itself.
    pub(crate) fn element(&self, ty: Type) -> Type {
        self.kind(ty).element().unwrap_or(ty)
    }

    /// The kind of an attribute.
    pub(crate) fn attribute(&self, name: &str) -> Option<&'ir AttributeKind> {
        let value = self.ir.attribute(self.operation, name)?;
        Some(self.context().attribute_kind(value))
    }

    /// The value of an integer attribute.
    pub(crate) fn integer(&self, name: &str) -> Option<i64> {
        match self.attribute(name)? {
            AttributeKind::Integer { value: Integer::Small(value), .. } => Some(*value),
            _ => None,
        }
    }

    /// The numbers of an array of integers, dense or not; `None` for other attributes.
    pub(crate) fn integers(&self, name: &str) -> Option<Vec<i64>> {
        match self.attribute(name)? {
            AttributeKind::DenseArray { values, .. } => Some(values.to_vec()),
            AttributeKind::Array(elements) => {
                elements.iter().map(|element| self.context().integer_value(*element)).collect()
            }
            _ => None,
        }
    }

    /// The attribute `reassociation`: for each dimension of the smaller shape, its dimensions in the larger one.
    pub(crate) fn reassociation(&self) -> Option<Vec<Vec<i64>>> {
        let AttributeKind::Array(groups) = self.attribute("reassociation")? else { return None };
        let numbers = |group| match self.context().attribute_kind(group) {
            AttributeKind::Array(dims) => {
                let numbers = dims.iter().map(|dim| self.context().integer_value(*dim));
                numbers.collect::<Option<Vec<i64>>>()
            }
            _ => None,
        };
        groups.iter().map(|group| numbers(*group)).collect()
    }

    /// The keyword of an enumeration that is an attribute of a dialect: `add` of
    /// `#vector.kind<add>`.
    pub(crate) fn keyword(&self, name: &str) -> Option<&'ir str> {
        let AttributeKind::Dialect { body, .. } = self.attribute(name)? else { return None };
        let body = std::str::from_utf8(self.context().bytes(*body)).ok()?;
        let (_, keyword) = body.split_once('<')?;
        keyword.strip_suffix('>')
    }

    /// A type as MLIR writes it.
    pub(crate) fn text(&self, ty: Type) -> String {
        bounded_type(self.ir, ty)
    }

    /// A vector type that need not exist, as MLIR writes it.
    pub(crate) fn vector_text(&self, shape: &[i64], scalable: &[bool], element: Type) -> String {
        let mut text = String::from("vector<");
        for (index, size) in shape.iter().enumerate() {
            match scalable.get(index) {
                Some(true) => text.push_str(&format!("[{size}]x")),
                _ => text.push_str(&format!("{size}x")),
            }
        }
        text.push_str(&self.text(element));
        text.push('>');
        text
    }

    /// The width of a type in bits by MLIR's default data layout; `None` if it is unknown.
    pub(crate) fn bits(&self, ty: Type) -> Option<i64> {
        match self.kind(ty) {
            TypeKind::Integer { width, .. } => Some(i64::from(*width)),
            TypeKind::Float(kind) => Some(i64::from(kind.width())),
            TypeKind::Index => Some(64),
            _ => None,
        }
    }

    /// Whether a type is an integer, `index` or a floating-point number, as requested.
    pub(crate) fn is_scalar(&self, ty: Type, of: &[Scalar]) -> bool {
        of.iter().any(|one| match self.kind(ty) {
            TypeKind::Integer { .. } => *one == Scalar::Integer,
            TypeKind::Index => *one == Scalar::Index,
            TypeKind::Float(_) => *one == Scalar::Float,
            _ => false,
        })
    }
}

/// A kind of scalar type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scalar {
    /// Of any width and signedness.
    Integer,
    /// `index`
    Index,
    /// Of any format.
    Float,
}
