//! The parts of an operation by the names that its description gives them.

use super::{Scalar, Vector};
use abide_mlir::ir::{Attribute, AttributeKind, Context, Ir, OperationId, Type, TypeKind, ValueId};
use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::{EnumSpelling, OpDescription};
use abide_mlir::verify::Verifier;
use std::ops::Range;

/// An operation, from any description. Parts that the description lacks are empty.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parts<'v> {
    /// The verifier that checks it.
    pub(crate) verifier: &'v Verifier<'v>,
    /// The operation.
    pub(crate) operation: OperationId,
    op: &'v OpDescription,
}

impl<'v> Parts<'v> {
    /// `None` if the operation is not described.
    pub(crate) fn of(verifier: &'v Verifier<'v>, operation: OperationId) -> Option<Parts<'v>> {
        let op = verifier.registered(operation)?.description();
        Some(Parts { verifier, operation, op })
    }

    pub(crate) fn ir(&self) -> &'v Ir {
        self.verifier.ir
    }

    pub(crate) fn context(&self) -> &'v Context {
        &self.ir().context
    }

    fn operand_range(&self, name: &str) -> Range<usize> {
        let index = self.op.operands.iter().position(|one| &*one.name == name);
        let groups = self.verifier.operand_groups(self.operation, self.op);
        index.and_then(|index| groups.get(index).cloned()).unwrap_or_default()
    }

    /// The number of operands of a group.
    pub(crate) fn operand_count(&self, name: &str) -> usize {
        self.operand_range(name).len()
    }

    /// The operands of a group.
    pub(crate) fn operands(&self, name: &str) -> Vec<ValueId> {
        let ir = self.ir();
        self.operand_range(name).filter_map(|index| ir.operand(self.operation, index)).collect()
    }

    /// Whether the description has a group of operands of this name.
    pub(crate) fn has_operand(&self, name: &str) -> bool {
        self.op.operands.iter().any(|one| &*one.name == name)
    }

    /// The types of the operands of a group; empty if one is unknown.
    pub(crate) fn operand_types(&self, name: &str) -> Vec<Type> {
        self.known(self.operands(name))
    }

    /// The first operand of a group.
    pub(crate) fn operand(&self, name: &str) -> Option<ValueId> {
        self.operands(name).first().copied()
    }

    /// The type of the first operand of a group.
    pub(crate) fn operand_type(&self, name: &str) -> Option<Type> {
        self.operand_types(name).first().copied()
    }

    /// The type of an operand by its place among all operands, for rules of operations that name it differently.
    pub(crate) fn operand_type_at(&self, index: usize) -> Option<Type> {
        self.known_type(self.ir().operand(self.operation, index)?)
    }

    /// The parts of the type of an operand that is a vector, by its place among all operands.
    pub(crate) fn operand_vector(&self, index: usize) -> Option<Vector<'v>> {
        self.vector(self.operand_type_at(index)?)
    }

    /// The types of all operands; empty if one is unknown.
    pub(crate) fn all_operand_types(&self) -> Vec<Type> {
        self.known(self.ir().operands(self.operation).collect())
    }

    /// The types of all results; empty if one is unknown.
    pub(crate) fn all_result_types(&self) -> Vec<Type> {
        self.known(self.ir().results(self.operation).collect())
    }

    pub(crate) fn result_type(&self, index: usize) -> Option<Type> {
        self.known_type(self.ir().result(self.operation, index)?)
    }

    /// The parts of the type of a result that is a vector.
    pub(crate) fn result_vector(&self, index: usize) -> Option<Vector<'v>> {
        self.vector(self.result_type(index)?)
    }

    /// The type of a value; `None` if it is unknown.
    pub(crate) fn known_type(&self, value: ValueId) -> Option<Type> {
        let ty = self.ir().value_type(value);
        (ty != self.context().unknown_type()).then_some(ty)
    }

    fn known(&self, values: Vec<ValueId>) -> Vec<Type> {
        let unknown = self.context().unknown_type();
        let types: Vec<Type> = values.iter().map(|value| self.ir().value_type(*value)).collect();
        if types.contains(&unknown) { Vec::new() } else { types }
    }

    /// The kind of a type.
    pub(crate) fn kind(&self, ty: Type) -> &'v TypeKind {
        self.context().type_kind(ty)
    }

    /// The type of the elements of a shaped type, or the type itself.
    pub(crate) fn element(&self, ty: Type) -> Type {
        self.kind(ty).element().unwrap_or(ty)
    }

    /// The sizes of a shaped type of known rank.
    pub(crate) fn shape(&self, ty: Type) -> Option<&'v [i64]> {
        self.kind(ty).shape().map(|shape| shape.as_slice())
    }

    /// The parts of a vector type.
    pub(crate) fn vector(&self, ty: Type) -> Option<Vector<'v>> {
        match self.kind(ty) {
            TypeKind::Vector { shape, scalable, element } => {
                Some(Vector { ty, shape, scalable, element: *element })
            }
            _ => None,
        }
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

    /// Whether neighbours along the last dimension of a memref are neighbours in memory.
    pub(crate) fn has_unit_stride(&self, ty: Type) -> bool {
        let TypeKind::MemRef { layout: Some(layout), .. } = self.kind(ty) else { return true };
        match self.context().attribute_kind(*layout) {
            AttributeKind::StridedLayout { strides, .. } => {
                strides.last().is_none_or(|stride| *stride == 1)
            }
            _ => true,
        }
    }

    /// A type as MLIR writes it.
    pub(crate) fn text(&self, ty: Type) -> String {
        self.verifier.type_text(ty)
    }

    /// A vector type that need not exist, as MLIR writes it.
    pub(crate) fn vector_text(&self, shape: &[i64], scalable: &[bool], element: Type) -> String {
        let sizes = shape.iter().enumerate().map(|(index, size)| match scalable.get(index) {
            Some(true) => format!("[{size}]x"),
            _ => format!("{size}x"),
        });
        format!("vector<{}{}>", sizes.collect::<String>(), self.text(element))
    }

    pub(crate) fn attribute(&self, name: &str) -> Option<Attribute> {
        self.ir().attribute(self.operation, name)
    }

    pub(crate) fn attribute_kind(&self, name: &str) -> Option<&'v AttributeKind> {
        Some(self.context().attribute_kind(self.attribute(name)?))
    }

    /// Whether the description has an attribute of this name.
    pub(crate) fn has_attribute(&self, name: &str) -> bool {
        self.op.attribute_index(name).is_some()
    }

    /// Whether a flag is set.
    pub(crate) fn flag(&self, name: &str) -> bool {
        match self.attribute_kind(name) {
            Some(AttributeKind::Unit) => true,
            Some(AttributeKind::Integer { .. }) => self.integer(name) != Some(0),
            _ => false,
        }
    }

    /// The value of an integer attribute, or its default.
    pub(crate) fn integer(&self, name: &str) -> Option<i64> {
        match self.attribute(name) {
            Some(value) => self.context().integer_value(value),
            None => self.default_of(name)?.parse().ok(),
        }
    }

    /// The elements of an attribute that is an array of integers.
    pub(crate) fn integers(&self, name: &str) -> Option<Vec<i64>> {
        match self.attribute_kind(name)? {
            AttributeKind::DenseArray { values, .. } => Some(values.to_vec()),
            AttributeKind::Array(elements) => {
                elements.iter().map(|element| self.context().integer_value(*element)).collect()
            }
            _ => None,
        }
    }

    /// The attribute `reassociation`: for each dimension of the smaller shape, its dimensions in the larger one.
    pub(crate) fn reassociation(&self) -> Option<Vec<Vec<i64>>> {
        let numbers = |group: &Attribute| match self.context().attribute_kind(*group) {
            AttributeKind::Array(dims) => {
                let numbers = dims.iter().map(|dim| self.context().integer_value(*dim));
                numbers.collect::<Option<Vec<i64>>>()
            }
            _ => None,
        };
        self.array("reassociation")?.iter().map(numbers).collect()
    }

    /// The elements of an attribute that is an array.
    pub(crate) fn array(&self, name: &str) -> Option<&'v [Attribute]> {
        match self.attribute_kind(name)? {
            AttributeKind::Array(elements) => Some(elements),
            _ => None,
        }
    }

    /// The length of an array attribute.
    pub(crate) fn length(&self, name: &str) -> Option<usize> {
        match self.attribute_kind(name)? {
            AttributeKind::Array(elements) => Some(elements.len()),
            AttributeKind::DenseArray { values, .. } => Some(values.len()),
            _ => None,
        }
    }

    /// The type that an attribute is.
    pub(crate) fn type_attribute(&self, name: &str) -> Option<Type> {
        match self.attribute_kind(name)? {
            AttributeKind::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    /// The value of a string attribute.
    pub(crate) fn string(&self, name: &str) -> Option<String> {
        match self.attribute_kind(name)? {
            AttributeKind::String { value, .. } => Some(self.context().text(*value).into_owned()),
            _ => None,
        }
    }

    /// The keyword of an attribute that is a case of an enumeration, or of its default.
    pub(crate) fn keyword(&self, name: &str) -> Option<String> {
        let Some(kind) = self.attribute_kind(name) else {
            return self.default_of(name).map(str::to_owned);
        };
        let index = self.op.attribute_index(name)?;
        let constraint = &self.op.attributes.get(index)?.constraint;
        match (constraint.predicate(), kind) {
            (AttributePredicate::Enum(one), AttributeKind::Integer { .. }) => {
                one.text(u64::try_from(self.integer(name)?).ok()?)
            }
            (AttributePredicate::Enum(one), AttributeKind::Dialect { dialect, body, .. })
                if matches!(one.spelling, EnumSpelling::Dialect { .. }) =>
            {
                let (dialect, body) = (self.context().text(*dialect), self.context().text(*body));
                one.text(one.parse_attribute(&dialect, &body)?)
            }
            (_, AttributeKind::Dialect { body, .. }) => {
                let body = self.context().text(*body);
                let (_, keyword) = body.split_once('<')?;
                Some(keyword.strip_suffix('>')?.trim().to_owned())
            }
            _ => self.string(name),
        }
    }

    fn default_of(&self, name: &str) -> Option<&'v str> {
        let index = self.op.attribute_index(name)?;
        self.op.attributes.get(index)?.presence.default()
    }
}
