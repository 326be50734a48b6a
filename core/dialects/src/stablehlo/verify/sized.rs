//! The sizes and lists of an operation, as the rules of all operations need them.

use crate::common::{Parts, require};
use crate::stablehlo::products::structure;
use abide_mlir::ir::integers::list_of_integers;
use abide_mlir::ir::{AttributeKind, DYNAMIC, Type, TypeKind};
use abide_mlir::named_lists::named_list;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::Verified;
use abide_source::rule;

/// An operation whose operands and results are tensors. What is unknown is `None`, and is not checked.
#[derive(Clone, Copy)]
pub(super) struct Sized<'p, 'v>(pub(super) &'p Parts<'v>);

/// Whether a size is known only at run time.
pub(super) fn is_dynamic(size: i64) -> bool {
    size == DYNAMIC
}

impl Sized<'_, '_> {
    /// The sizes of a tensor; `None` for other types, and without a rank.
    pub(super) fn sizes(&self, ty: Type) -> Option<Vec<i64>> {
        match self.0.kind(ty) {
            TypeKind::Tensor { .. } => Some(self.0.kind(ty).shape()?.to_vec()),
            _ => None,
        }
    }

    /// The sizes of an operand.
    pub(super) fn operand(&self, number: usize) -> Option<Vec<i64>> {
        let ir = self.0.ir();
        self.sizes(ir.value_type(ir.operand(self.0.operation, number)?))
    }

    /// The sizes of a result.
    pub(super) fn result(&self, number: usize) -> Option<Vec<i64>> {
        self.sizes(self.0.result_type(number)?)
    }

    /// The integers of an attribute.
    pub(super) fn integers(&self, name: &str) -> Option<Vec<i64>> {
        let attribute = self.0.attribute(name)?;
        match self.0.context().attribute_kind(attribute) {
            AttributeKind::DenseArray { .. } | AttributeKind::DenseElements { .. } => {
                Some(list_of_integers(self.0.ir(), attribute))
            }
            _ => None,
        }
    }

    /// The sizes of the type of an attribute that is a dense tensor.
    pub(super) fn shape_of(&self, name: &str) -> Option<Vec<i64>> {
        match self.0.attribute_kind(name)? {
            AttributeKind::DenseElements { ty, .. } => self.sizes(*ty),
            _ => None,
        }
    }

    /// A list in an attribute that is a structure; `None` without the structure.
    pub(super) fn structure(&self, attribute: &str, name: &str) -> Option<Vec<i64>> {
        let body = structure(self.0.ir(), self.0.operation, attribute)?;
        Some(named_list(body, name))
    }

    /// Whether a number is a dimension.
    pub(super) fn is_dim(&self, dim: i64, sizes: &[i64]) -> bool {
        usize::try_from(dim).is_ok_and(|dim| dim < sizes.len())
    }

    /// The size along a dimension; dynamic if there is none.
    pub(super) fn at(&self, sizes: &[i64], dim: i64) -> i64 {
        usize::try_from(dim).ok().and_then(|dim| sizes.get(dim).copied()).unwrap_or(DYNAMIC)
    }

    /// Whether two sizes may be equal.
    pub(super) fn fit(&self, one: i64, other: i64) -> bool {
        one == other || is_dynamic(one) || is_dynamic(other)
    }

    /// Whether all sizes of two shapes may be equal.
    pub(super) fn all_fit(&self, one: &[i64], other: &[i64]) -> bool {
        one.len() == other.len() && one.iter().zip(other).all(|(one, other)| self.fit(*one, *other))
    }

    /// Requires that no number is in a list twice.
    pub(super) fn unique<M: Into<VerifyError>>(
        &self,
        list: &[i64],
        message: impl FnOnce() -> M,
    ) -> Verified {
        let mut sorted = list.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        require(sorted.len() == list.len(), message)
    }

    /// Whether the elements of two types differ.
    pub(super) fn differ(&self, one: Type, other: Type) -> bool {
        !self.may_be_alike(self.0.element(one), self.0.element(other))
    }

    /// Whether a type is certainly not a tensor.
    pub(super) fn is_single(&self, ty: Type) -> bool {
        use TypeKind::{Complex, Float, Index, Integer};
        matches!(self.0.kind(ty), Integer { .. } | Float(_) | Index | Complex(_))
    }

    /// Whether two types may be equal.
    pub(super) fn types_fit(&self, one: Type, other: Type) -> bool {
        match (self.sizes(one), self.sizes(other)) {
            (Some(sizes), Some(others)) => {
                self.all_fit(&sizes, &others) && !self.differ(one, other)
            }
            (Some(_), None) => !self.is_single(other),
            (None, Some(_)) => !self.is_single(one),
            (None, None) => true,
        }
    }

    /// Whether the types of two lists may be equal.
    pub(super) fn lists_fit(&self, one: &[Type], other: &[Type]) -> bool {
        let mut pairs = one.iter().zip(other);
        one.len() == other.len() && pairs.all(|(one, other)| self.types_fit(*one, *other))
    }

    /// Whether two types are the same, sizes that are unknown included.
    pub(super) fn same(&self, one: Type, other: Type) -> bool {
        self.sizes(one) == self.sizes(other) && !self.differ(one, other)
    }

    /// `'tensor<4xf32>', 'tensor<i1>'`
    pub(super) fn texts(&self, types: &[Type]) -> String {
        let quoted: Vec<String> =
            types.iter().map(|ty| format!("'{}'", self.0.text(*ty))).collect();
        quoted.join(", ")
    }

    /// `1, 2`
    pub(super) fn list(&self, list: &[i64]) -> String {
        let text = |one: &i64| if is_dynamic(*one) { "?".to_owned() } else { one.to_string() };
        list.iter().map(text).collect::<Vec<_>>().join(", ")
    }

    /// Requires of a result that its sizes may be these.
    pub(super) fn infer(&self, result: usize, sizes: &[i64]) -> Verified {
        self.infer_type(result, sizes, None)
    }

    /// Requires of a result that it may have the sizes and elements of a type.
    pub(super) fn infer_as(&self, result: usize, ty: Type) -> Verified {
        match self.sizes(ty) {
            Some(sizes) => self.infer_type(result, &sizes, Some(self.0.element(ty))),
            None => Ok(()),
        }
    }

    /// Requires that a result may have these sizes, and these elements if they are given.
    pub(super) fn infer_type(
        &self,
        result: usize,
        sizes: &[i64],
        element: Option<Type>,
    ) -> Verified {
        let (Some(own), Some(ty)) = (self.result(result), self.0.result_type(result)) else {
            return Ok(());
        };
        let element = element.unwrap_or(self.0.element(ty));
        require(self.all_fit(&own, sizes) && !self.differ(ty, element), || {
            self.wrong_type(sizes, &self.0.text(element), ty)
        })
    }

    /// Requires that the elements of a result have a type.
    pub(super) fn infer_element(&self, result: usize, element: Type) -> Verified {
        let Some(ty) = self.0.result_type(result) else { return Ok(()) };
        require(self.may_be_alike(self.0.element(ty), element), || {
            let sizes = self.result(result).unwrap_or_default();
            self.wrong_type(&sizes, &self.0.text(element), ty)
        })
    }

    /// Whether two elements may be compatible: the storage of a quantized one may be the other.
    pub(super) fn may_be_alike(&self, one: Type, other: Type) -> bool {
        let is_builtin =
            |ty: Type| !matches!(self.0.kind(ty), TypeKind::Dialect { .. } | TypeKind::Unknown);
        one == other || !is_builtin(one) || !is_builtin(other)
    }

    /// The error of a result that is not the inferred tensor.
    pub(super) fn wrong_type(&self, sizes: &[i64], element: &str, ty: Type) -> VerifyError {
        let text = |size: &i64| match is_dynamic(*size) {
            true => "?x".to_owned(),
            false => format!("{size}x"),
        };
        let sizes: String = sizes.iter().map(text).collect();
        let (inferred, found) = (format!("tensor<{sizes}{element}>"), self.0.text(ty));
        let rule = rule!(
            "inferred type(s) '{}' are incompatible with return type(s) of operation '{}'",
            inferred,
            found
        );
        rule.about_result(inferred, found).into()
    }
}
