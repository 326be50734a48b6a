//! The elements of small tensors of integers: in some dialects shapes are computed as tensors.

use super::{Elements, Fact, MAX_ELEMENTS, Sizes, Transfer};
use crate::ir::integers::width;
use crate::ir::{DYNAMIC, TypeKind, ValueId};
use crate::shape::Range;
use crate::shape::domain::Domain;

impl<D: Domain> Transfer<'_, D> {
    /// The number of elements of a tensor of integers, where its type determines it and they are few.
    #[must_use]
    pub fn element_count(&self, value: ValueId) -> Option<usize> {
        let context = &self.ir.context;
        let TypeKind::Tensor { shape, element, .. } = context.type_kind(self.ir.value_type(value))
        else {
            return None;
        };
        width(context, *element)?;
        let count = shape.iter().try_fold(1_usize, |count, size| match *size {
            DYNAMIC => None,
            size => count.checked_mul(usize::try_from(size).ok()?),
        })?;
        (count <= MAX_ELEMENTS).then_some(count)
    }

    /// The width of the elements of a tensor of integers, in bits.
    #[must_use]
    pub fn element_width(&self, value: ValueId) -> Option<u32> {
        let context = &self.ir.context;
        width(context, context.type_kind(self.ir.value_type(value)).element()?)
    }

    /// Returns the elements of a tensor of integers, if they are followed: an unknown scalar is itself.
    pub fn elements(&mut self, value: ValueId) -> Option<Elements<D::Number>> {
        let count = self.element_count(value)?;
        let sizes = self.sizes(value)?;
        if let Some(Fact::Sizes(_, Some(elements))) = self.facts.get(&value) {
            return Some(elements.clone());
        }
        if count != 1 || !sizes.is_empty() {
            return None;
        }
        let elements: Elements<D::Number> =
            std::iter::once(self.domain.unknown(value, Range::ALL)).collect();
        self.facts.insert(value, Fact::Sizes(sizes, Some(elements.clone())));
        Some(elements)
    }

    /// The only element of a tensor.
    pub fn scalar(&mut self, value: ValueId) -> Option<D::Number> {
        match *self.elements(value)?.as_slice() {
            [scalar] => Some(scalar),
            _ => None,
        }
    }

    /// Sets the elements of a tensor whose type has all sizes.
    pub fn set_elements(&mut self, value: ValueId, elements: &[D::Number]) -> Option<()> {
        if self.element_count(value)? != elements.len() {
            return None;
        }
        let sizes = self.described_sizes(value, None)?;
        let elements = Elements::from_slice(elements);
        self.facts.insert(value, Fact::Sizes(sizes, Some(elements)));
        Some(())
    }

    /// Returns the facts about a value; `None` if it is neither an integer nor has sizes.
    pub(in crate::shape) fn fact_of(&mut self, value: ValueId) -> Option<Fact<D::Number>> {
        if self.is_integer(value) {
            return Some(Fact::Integer(self.integer(value)));
        }
        let sizes = self.sizes(value)?;
        let elements = self.elements(value);
        Some(Fact::Sizes(sizes, elements))
    }

    /// Sets the facts about a value, beyond those of its type and the program.
    pub(in crate::shape) fn set(&mut self, value: ValueId, fact: Option<Fact<D::Number>>) {
        match fact {
            Some(Fact::Integer(number)) => self.set_integer(value, number),
            Some(Fact::Sizes(sizes, elements)) => {
                let set = elements.and_then(|elements| self.set_elements(value, &elements));
                if set.is_none() {
                    self.set_sizes(value, &sizes);
                }
            }
            None => self.set_unknown(value),
        }
    }

    /// Returns the facts common to two facts about a value: differing parts are unknown.
    pub(in crate::shape) fn common_fact(
        &mut self,
        value: ValueId,
        first: &Fact<D::Number>,
        second: &Fact<D::Number>,
    ) -> Fact<D::Number> {
        let domain = &mut self.domain;
        match (first, second) {
            (Fact::Sizes(first, elements), Fact::Sizes(second, others))
                if first.len() == second.len() =>
            {
                let both = first.iter().zip(second).enumerate();
                let size = |(dim, (first, second)): (usize, (&D::Number, &D::Number))| {
                    if first == second { *first } else { domain.unknown_size(value, dim) }
                };
                let sizes: Sizes<D::Number> = both.map(size).collect();
                let elements = elements.as_ref().filter(|own| Some(*own) == others.as_ref());
                Fact::Sizes(sizes, elements.cloned())
            }
            (Fact::Integer(first), Fact::Integer(second)) if first == second => {
                Fact::Integer(*first)
            }
            (Fact::Sizes(first, _), _) => {
                let sizes = (0..first.len()).map(|dim| domain.unknown_size(value, dim));
                Fact::Sizes(sizes.collect(), None)
            }
            (Fact::Integer(_), _) => Fact::Integer(domain.unknown(value, Range::ALL)),
        }
    }
}
