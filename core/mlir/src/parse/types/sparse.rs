//! Literals of few elements: `sparse<indices, values> : type`.

use super::Types;
use super::dense::{ElementKind, Elements, finish, shape_text};
use crate::ir::{Attribute, AttributeKind, DenseData, Shape, Type, TypeKind};
use crate::parse::tokens::Parse;
use crate::syntax::TokenKind;
use abide_source::diagnostic::Detail;
use abide_source::rule;
use abide_source::types::Signedness;
use smallvec::SmallVec;

/// Positions are numbers of 64 bits.
const INDEX: ElementKind = ElementKind::Integer { width: 64, signedness: Signedness::Signless };

/// The indices or the values of a sparse literal.
struct Part {
    data: DenseData,
    shape: Shape,
}

impl Part {
    fn empty(shape: &[i64]) -> Part {
        let data = DenseData::Bytes { splat: false, bytes: Box::default() };
        Part { data, shape: SmallVec::from_slice(shape) }
    }

    /// The number of indices, or of values.
    fn len(&self) -> i64 {
        self.shape.first().copied().unwrap_or(0)
    }
}

impl Types<'_> {
    /// `sparse<indices, values> : type`, or `sparse<> : type` without any.
    pub(in crate::parse) fn sparse_elements(&mut self, ty: Option<Type>) -> Parse<Attribute> {
        let start = self.position();
        self.bump();
        self.expect(TokenKind::Less)?;
        if self.eat(TokenKind::Greater) {
            let ty = self.literal_type(ty)?;
            let rank = count(self.literal_shape(ty).len());
            return Ok(self.sparse_of(Part::empty(&[0, rank]), Part::empty(&[0]), ty));
        }
        let literal = self.mark();
        self.skip_literal()?;
        self.expect(TokenKind::Comma)?;
        self.skip_literal()?;
        self.expect(TokenKind::Greater)?;
        let ty = self.literal_type(ty)?;
        let end = self.mark();
        self.back(literal);
        let shape = self.literal_shape(ty);
        let indices = self.sparse_indices(shape.len())?;
        self.expect(TokenKind::Comma)?;
        let values = self.sparse_values(ty, indices.len(), start)?;
        self.expect(TokenKind::Greater)?;
        if let Some(message) = misfit(&indices, &values, &shape) {
            return Err(self.bad_attribute(start, message));
        }
        if let Some((number, index)) = outside(&indices, &shape) {
            let index: Vec<String> =
                index.iter().map(|part| part.cast_unsigned().to_string()).collect();
            let message = rule!(
                "sparse index #{} is not contained within the value shape, with \
                 index=[{}], and type='{}'",
                number,
                index.join(", "),
                self.type_text(ty)
            );
            return Err(self.bad_attribute(start, message));
        }
        self.back(end);
        Ok(self.sparse_of(indices, values, ty))
    }

    fn literal_shape(&self, ty: Type) -> Shape {
        self.ir.context.type_kind(ty).shape().cloned().unwrap_or_default()
    }

    /// Parses a list of positions; a single number is one position with all coordinates equal to it.
    fn sparse_indices(&mut self, rank: usize) -> Parse<Part> {
        if self.at(TokenKind::LeftBracket) {
            return self.sparse_list(INDEX, 1);
        }
        let mut found = Elements::default();
        self.element(INDEX, 1, &mut found)?;
        let shape = SmallVec::from_slice(&[1, count(rank)]);
        Ok(Part { data: finish(INDEX, found, true), shape })
    }

    /// Parses a list of values, or their bytes in hexadecimal; a single value is used for all indices.
    fn sparse_values(&mut self, ty: Type, indices: i64, start: usize) -> Parse<Part> {
        let Some((kind, parts)) = self.element_kind(ty) else {
            return Err(self.bad_attribute(start, "invalid element type of an elements literal"));
        };
        if self.at(TokenKind::LeftBracket) {
            return self.sparse_list(kind, parts);
        }
        let shape = SmallVec::from_slice(&[indices]);
        if self.at(TokenKind::String) && kind != ElementKind::String {
            let total = usize::try_from(indices).unwrap_or(0);
            return Ok(Part { data: self.hex_literal(kind, parts, total, start)?, shape });
        }
        let mut found = Elements::default();
        self.element(kind, parts, &mut found)?;
        Ok(Part { data: finish(kind, found, true), shape })
    }

    /// A list in brackets, which has the shape that it shows.
    fn sparse_list(&mut self, kind: ElementKind, parts: usize) -> Parse<Part> {
        let mut found = Elements::default();
        self.element_list(kind, parts, 0, &mut found)?;
        let shape = SmallVec::from_slice(&found.shape);
        Ok(Part { data: finish(kind, found, false), shape })
    }

    fn sparse_of(&mut self, indices: Part, values: Part, ty: Type) -> Attribute {
        let context = &mut self.ir.context;
        let index = context.i64_type();
        let element = context.type_kind(ty).element().unwrap_or(index);
        let mut literal = |part: Part, element| {
            let ty = context.ty(TypeKind::Tensor { shape: part.shape, element, encoding: None });
            context.attribute(AttributeKind::DenseElements { ty, data: part.data })
        };
        let indices = literal(indices, index);
        let values = literal(values, element);
        self.ir.context.attribute(AttributeKind::SparseElements { indices, values, ty })
    }
}

/// Returns the error in the shapes of indices and values of a literal of a shape.
fn misfit(indices: &Part, values: &Part, shape: &[i64]) -> Option<Detail> {
    if values.shape.len() != 1 {
        return Some(rule!("expected 1-d tensor for sparse element values"));
    }
    let rank = count(shape.len());
    let fits = match *indices.shape.as_slice() {
        [_] => rank == 1,
        [_, parts] => parts == rank,
        _ => false,
    };
    if fits && indices.len() == values.len() {
        return None;
    }
    Some(rule!(
        "expected shape ({}); inferred shape of indices literal ({}); inferred shape of values \
         literal ({})",
        shape_text(shape),
        shape_text(&indices.shape),
        shape_text(&values.shape)
    ))
}

/// The first position outside of a shape, and its number.
fn outside(indices: &Part, shape: &[i64]) -> Option<(usize, Vec<i64>)> {
    let DenseData::Bytes { splat, bytes } = &indices.data else { return None };
    let mut parts = bytes.chunks_exact(8).map(|part| part.try_into().map_or(0, i64::from_le_bytes));
    let contains =
        |index: &[i64]| index.iter().zip(shape).all(|(part, size)| (0..*size).contains(part));
    if *splat {
        let index = vec![parts.next()?; shape.len()];
        return (indices.len() > 0 && !contains(&index)).then_some((0, index));
    }
    let parts: Vec<i64> = parts.collect();
    let mut positions = parts.chunks_exact(shape.len().max(1)).enumerate();
    let (number, index) = positions.find(|(_, index)| !contains(index))?;
    Some((number, index.to_vec()))
}

fn count(len: usize) -> i64 {
    i64::try_from(len).unwrap_or(i64::MAX)
}
