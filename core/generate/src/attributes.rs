//! Random attributes that a constraint allows.

use crate::draw::{Draw, element_or_self};
use abide_mlir::ir::{
    AffineMap, Attribute, AttributeKind, DYNAMIC, DenseData, FloatKind, IntegerSet, Type, TypeKind,
};
use abide_mlir::ods::constraint::{
    AttributePredicate, Confinement, PropertyPredicate, TypePredicate,
};
use abide_mlir::ods::{EnumCase, EnumDescription};

/// Whether attributes that fulfil a condition have a type that operands or results may follow.
pub(crate) fn has_type(predicate: &AttributePredicate) -> bool {
    use AttributePredicate as Is;
    match predicate.unconfined() {
        Is::Typed
        | Is::Type(_)
        | Is::Integer(_)
        | Is::Float(_)
        | Is::Elements
        | Is::IntElements { .. }
        | Is::FloatElements(_) => true,
        Is::AnyOf(of) => of.iter().any(has_type),
        _ => false,
    }
}

impl Draw<'_> {
    /// An attribute that probably fulfils a condition; `None` if none is known.
    pub(crate) fn attribute(&mut self, predicate: &AttributePredicate) -> Option<Attribute> {
        use AttributePredicate as Is;
        Some(match predicate {
            Is::Typed => {
                let ty = self.ty(&TypePredicate::Any)?;
                self.number(ty)?
            }
            Is::Any => {
                let related = self.related().map(|ty| element_or_self(self.context, ty));
                let ty = related.unwrap_or(self.context.index_type());
                self.number(ty)?
            }
            Is::Dialect(name) => {
                let text = self.declared.text(&format!("#{name}"), self.random)?;
                self.declared.attribute(self.context, &text)?
            }
            Is::Bool => {
                let value = self.random.percent(50);
                self.context.bool_attribute(value)
            }
            Is::Unit | Is::Property(PropertyPredicate::Unit) => self.context.unit(),
            Is::String | Is::SymbolName => self.context.string_attribute("text"),
            Is::Type(of) => {
                let known = self.related().filter(|ty| of.matches(self.context, *ty));
                let ty = known.or_else(|| self.ty(of))?;
                self.context.type_attribute(ty)
            }
            Is::Integer(of) | Is::Float(of) => {
                let ty = match of {
                    TypePredicate::Any => self.context.i64_type(),
                    of => self.ty(of)?,
                };
                self.number(ty)?
            }
            Is::Dictionary => self.context.empty_dictionary(),
            Is::AffineMap => {
                let map = self.map();
                self.context.attribute(AttributeKind::AffineMap(map))
            }
            Is::IntegerSet => self.set(),
            Is::Array(of) | Is::Property(PropertyPredicate::Array(of)) => self.array(of)?,
            Is::Property(PropertyPredicate::Optional { .. }) => self.context.array([]),
            Is::DenseArray(element) => self.dense_array(element)?,
            Is::Elements | Is::FloatElements(_) => {
                let ty = self.tensor(&TypePredicate::Any)?;
                self.number(ty)?
            }
            Is::IntElements { element, .. } => {
                let ty = self.tensor(element)?;
                self.number(ty)?
            }
            Is::Enum(one) => self.case(one)?,
            Is::AnyOf(of) => {
                let one = of.get(self.random.below(of.len()))?;
                self.attribute(one)?
            }
            Is::Confined(of, conditions) => {
                // The attributes of an interface of C++.
                let is_unknown = |one: &Confinement| matches!(one, Confinement::Unknown(_));
                let is_open = **of == Is::Any && conditions.iter().any(is_unknown);
                if is_open && !self.declared.guesses {
                    return None;
                }
                self.attribute(of)?
            }
            _ => return None,
        })
    }

    /// A static tensor type.
    pub(crate) fn tensor(&mut self, element: &TypePredicate) -> Option<Type> {
        let element = match element {
            TypePredicate::Any => self.context.i64_type(),
            element => self.ty(element)?,
        };
        let shape = [4].into_iter().collect();
        Some(self.context.ty(TypeKind::Tensor { shape, element, encoding: None }))
    }

    fn case(&mut self, one: &EnumDescription) -> Option<Attribute> {
        let case = one.cases.get(self.random.below(one.cases.len()))?;
        self.of_case(one, case)
    }

    fn of_case(&mut self, one: &EnumDescription, case: &EnumCase) -> Option<Attribute> {
        let Some((dialect, body)) = one.attribute_body(&case.keyword) else {
            let ty = self.context.integer(one.width);
            return Some(self.context.integer_attribute(i64::try_from(case.value).ok()?, ty));
        };
        let (dialect, body) = (self.context.identifier(dialect), self.context.identifier(body));
        Some(self.context.attribute(AttributeKind::Dialect { dialect, body, ty: None }))
    }

    /// The default value of an attribute that is not written.
    pub(crate) fn default_of(
        &mut self,
        text: &str,
        predicate: &AttributePredicate,
    ) -> Option<Attribute> {
        match predicate.unconfined() {
            AttributePredicate::Enum(one) => {
                let case = one.cases.iter().find(|case| &*case.keyword == text)?;
                self.of_case(one, case)
            }
            AttributePredicate::Integer(of) => {
                let ty = of.build(self.context)?;
                Some(self.context.integer_attribute(text.parse().ok()?, ty))
            }
            _ => self.declared.attribute(self.context, text),
        }
    }

    /// An array of equal elements, or of different ones.
    fn array(&mut self, of: &AttributePredicate) -> Option<Attribute> {
        let count = self.count();
        if self.random.percent(50) {
            let one = self.attribute(of)?;
            return Some(self.context.array(vec![one; count]));
        }
        let all: Option<Vec<Attribute>> = (0..count).map(|_| self.attribute(of)).collect();
        Some(self.context.array(all?))
    }

    fn dense_array(&mut self, element: &str) -> Option<Attribute> {
        let values = self.numbers();
        Some(match element {
            "i64" => self.context.dense_i64_array(values),
            "i32" => self.context.dense_i32_array(values),
            "i1" => {
                let element = self.context.bool_type();
                let values = values.iter().map(|value| -(value & 1)).collect();
                self.context.attribute(AttributeKind::DenseArray { element, values })
            }
            _ => return None,
        })
    }

    /// A list with a number for each unknown size; other attributes do not change.
    pub(crate) fn with_known_sizes(&mut self, value: Attribute) -> Attribute {
        match self.context.attribute_kind(value).clone() {
            AttributeKind::DenseArray { element, mut values } if values.contains(&DYNAMIC) => {
                values.iter_mut().filter(|one| **one == DYNAMIC).for_each(|one| *one = 4);
                self.context.attribute(AttributeKind::DenseArray { element, values })
            }
            _ => value,
        }
    }

    /// Sizes, the numbers of dimensions in some order, or equal numbers.
    fn numbers(&mut self) -> Vec<i64> {
        let count = self.count();
        let order = 0..i64::try_from(count).unwrap_or_default();
        match self.random.below(8) {
            0 | 1 => self.known_shape().unwrap_or_default().into_vec(),
            2 => order.collect(),
            3 => order.rev().collect(),
            4 => vec![DYNAMIC; count],
            5 => vec![1; count],
            6 => vec![0; count],
            _ => (0..count).map(|_| self.small()).collect(),
        }
    }

    fn small(&mut self) -> i64 {
        self.random.choose(&[0, 1, 2, 1, 0, 4]).unwrap_or(1)
    }

    /// A number of a type, or a literal of equal numbers.
    fn number(&mut self, ty: Type) -> Option<Attribute> {
        let value = self.small();
        match self.context.type_kind(ty).clone() {
            TypeKind::Integer { width: 1, .. } => {
                Some(self.context.integer_attribute(-(value & 1), ty))
            }
            TypeKind::Integer { width, .. } if width >= 8 => {
                Some(self.context.integer_attribute(value, ty))
            }
            TypeKind::Index => Some(self.context.integer_attribute(value, ty)),
            TypeKind::Float(_) => {
                Some(self.context.attribute(AttributeKind::Float { bits: 0, ty }))
            }
            TypeKind::Vector { shape, scalable, element } => {
                let is_dense = !scalable.contains(&true) && !shape.is_empty();
                is_dense.then(|| self.zeros(ty, element))?
            }
            TypeKind::Tensor { shape, element, .. } => {
                shape.iter().all(|size| *size > 0).then(|| self.zeros(ty, element))?
            }
            _ => None,
        }
    }

    /// A literal of zeros.
    fn zeros(&mut self, ty: Type, element: Type) -> Option<Attribute> {
        let size = match self.context.type_kind(element) {
            TypeKind::Integer { width, .. } => width.div_ceil(8).max(1) as usize,
            TypeKind::Index => 8,
            TypeKind::Float(kind) => FloatKind::width(*kind).div_ceil(8) as usize,
            _ => return None,
        };
        let data = DenseData::Bytes { splat: true, bytes: vec![0; size].into() };
        Some(self.context.attribute(AttributeKind::DenseElements { ty, data }))
    }

    /// A map of a few dimensions: in some order, some of them, or to numbers.
    fn map(&mut self) -> AffineMap {
        let dims = u32::try_from(self.count()).unwrap_or_default();
        let mut order: Vec<u32> = (0..dims).collect();
        match self.random.below(8) {
            0 => order.reverse(),
            1 => drop(order.pop()),
            2 => order.truncate(1),
            3 => drop(order.drain(..order.len().min(1))),
            _ => {}
        }
        if self.random.percent(5) {
            let zero = self.context.affine_constant(0);
            return AffineMap { dims, symbols: 0, results: [zero].into_iter().collect() };
        }
        let results = order.into_iter().map(|dim| self.context.affine_dim(dim)).collect();
        AffineMap { dims, symbols: 0, results }
    }

    /// A set of all points with a first coordinate that is not negative.
    fn set(&mut self) -> Attribute {
        let dims = u32::try_from(self.count().max(1)).unwrap_or(1);
        let first = self.context.affine_dim(0);
        let constraints = [(first, false)].into_iter().collect();
        let set = IntegerSet { dims, symbols: 0, constraints };
        self.context.attribute(AttributeKind::IntegerSet(set))
    }
}
