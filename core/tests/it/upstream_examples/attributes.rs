//! Attributes that fulfil conditions.

use super::parameters::{Declared, enumeration};
use super::types::Types;
use crate::support::random::Random;
use abide_core::mlir::ods::constraint::{
    AttributePredicate, Confinement, PropertyPredicate, TypePredicate,
};

/// Makes attributes.
pub(crate) struct Attributes<'a, 'r> {
    pub(crate) types: &'a mut Types<'r>,
    pub(crate) declared: &'a Declared<'r>,
    pub(crate) random: &'a mut Random,
    /// The available symbols.
    pub(crate) symbols: &'a [&'static str],
}

/// The number of elements of an array, and the allowed integers.
#[derive(Clone, Copy)]
struct Bounds {
    count: usize,
    value: i64,
}

impl Attributes<'_, '_> {
    /// An attribute that may fulfil a condition; `None` for C++-only ones.
    pub(crate) fn sample(&mut self, predicate: &AttributePredicate) -> Option<String> {
        let count = 1 + self.random.below(3);
        let value = self.random.pick(&[1, 2, 0, 4, 8, 16, 32, 128])?;
        self.within(predicate, Bounds { count, value })
    }

    fn within(&mut self, predicate: &AttributePredicate, bounds: Bounds) -> Option<String> {
        use AttributePredicate as Is;
        let text = |text: &str| Some(text.to_owned());
        match predicate {
            Is::Any => text(self.random.pick(&["1 : i32", "\"text\"", "unit"])?),
            Is::Typed => {
                text(self.random.pick(&["1 : i32", "1.5 : f32", "dense<1> : tensor<4xi32>"])?)
            }
            Is::Bool => text(self.random.pick(&["true", "false"])?),
            Is::Unit => text("unit"),
            Is::Property(PropertyPredicate::Unit) => text(self.random.pick(&["unit", "false"])?),
            Is::Property(PropertyPredicate::Array(of)) => {
                let elements = (0..bounds.count).map(|_| self.sample(of));
                Some(format!("[{}]", elements.collect::<Option<Vec<_>>>()?.join(", ")))
            }
            Is::Property(PropertyPredicate::Optional { of, .. }) => match self.random.below(2) {
                0 => text("[]"),
                _ => Some(format!("[{}]", self.sample(of)?)),
            },
            Is::String => text(self.random.pick(&["\"text\"", "\"\"", "\"a b\""])?),
            Is::TypedString(of) => Some(format!("\"text\" : {}", self.ty(of)?)),
            Is::SymbolName => text("\"symbol\""),
            Is::Dictionary => text(self.random.pick(&["{}", "{key = 1 : i32}"])?),
            Is::AffineMap => {
                text(self.random.pick(&["affine_map<(d0) -> (d0)>", "affine_map<() -> ()>"])?)
            }
            Is::IntegerSet => text("affine_set<(d0) : (d0 >= 0)>"),
            Is::Location => text("loc(unknown)"),
            Is::Elements => text(
                self.random.pick(&["dense<1> : tensor<4xi32>", "dense<1.5> : vector<4xf32>"])?,
            ),
            Is::SymbolRef | Is::FlatSymbolRef => {
                Some(format!("@{}", self.random.pick(self.symbols)?))
            }
            Is::Type(of) => self.ty(of),
            Is::Integer(of) => self.ty_of_number(of).map(|ty| number(bounds.value, &ty)),
            Is::Float(of) => self.ty_of_number(of).map(|ty| format!("1.5 : {ty}")),
            Is::Array(of) => {
                let elements = (0..bounds.count).map(|_| self.sample(of));
                Some(format!("[{}]", elements.collect::<Option<Vec<_>>>()?.join(", ")))
            }
            Is::DenseArray(element) => Some(self.dense_array(element, bounds)),
            Is::IntElements { element, shape } => {
                let ty = self.ty_of_number(element)?;
                let count = self.random.below(3) + 1;
                let shape = shape.clone().unwrap_or_else(|| vec![count as u32]);
                let sizes: String = shape.iter().map(|size| format!("{size}x")).collect();
                Some(format!("dense<{}> : tensor<{sizes}{ty}>", bounds.value.clamp(0, 1)))
            }
            Is::FloatElements(of) => {
                self.ty_of_number(of).map(|ty| format!("dense<1.5> : tensor<4x{ty}>"))
            }
            Is::Enum(one) => enumeration(one, self.random),
            Is::Dialect(name) => self.declared.sample(&format!("#{name}"), self.random),
            Is::Unknown(class) => self.declared.sample(&format!("#{class}"), self.random),
            Is::AnyOf(of) => {
                let one = self.random.below(of.len());
                self.within(of.get(one)?, bounds)
            }
            Is::Confined(one, of) => {
                let bounds = of.iter().fold(bounds, confined);
                self.within(one, bounds)
            }
        }
    }

    fn dense_array(&mut self, element: &str, bounds: Bounds) -> String {
        let value = |index: usize| match element {
            "i1" => index.is_multiple_of(2).to_string(),
            "f32" | "f64" => format!("{index}.5"),
            _ => (bounds.value + index as i64).to_string(),
        };
        let values: Vec<String> = (0..bounds.count).map(value).collect();
        match values.is_empty() {
            true => format!("array<{element}>"),
            false => format!("array<{element}: {}>", values.join(", ")),
        }
    }

    fn ty(&mut self, of: &TypePredicate) -> Option<String> {
        let all = self.types.matching(of, "");
        let few = if self.random.below(2) == 0 { 3 } else { all.len() };
        let ty = self.random.pick(all.get(..few.min(all.len()))?)?;
        Some(self.types.text(ty))
    }

    /// Any type of numbers is one of a few.
    fn ty_of_number(&mut self, of: &TypePredicate) -> Option<String> {
        match of {
            TypePredicate::Any => {
                Some(self.random.pick(&["i32", "i64", "index", "i1"])?.to_owned())
            }
            of => self.ty(of),
        }
    }
}

fn number(value: i64, ty: &str) -> String {
    match ty {
        "i1" => (value % 2 == 1).to_string(),
        ty => format!("{value} : {ty}"),
    }
}

fn confined(bounds: Bounds, one: &Confinement) -> Bounds {
    let count = |count: i64| usize::try_from(count).unwrap_or_default();
    match one {
        Confinement::Minimum(least) => Bounds { value: bounds.value.max(*least), ..bounds },
        Confinement::Maximum(most) => Bounds { value: bounds.value.min(*most), ..bounds },
        Confinement::Count(own) => Bounds { count: count(*own), ..bounds },
        Confinement::MinimumCount(own) => Bounds { count: bounds.count.max(count(*own)), ..bounds },
        Confinement::MaximumCount(own) => Bounds { count: bounds.count.min(count(*own)), ..bounds },
        Confinement::PowerOfTwo => Bounds { value: 1, ..bounds },
        Confinement::PositiveElements => Bounds { value: bounds.value.max(1), ..bounds },
        Confinement::NonNegativeElements
        | Confinement::Sorted
        | Confinement::StrictlySorted
        | Confinement::ElementEquals(..)
        | Confinement::Unknown(_) => bounds,
    }
}
