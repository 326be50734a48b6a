//! The types of `builtin` in their own encoding.

use super::super::cursor::{Cursor, Read};
use super::super::encoding::ty as code;
use super::Reader;
use crate::ir::{Attribute, AttributeKind, Shape, Type, TypeKind};
use abide_source::types::Signedness;
use smallvec::SmallVec;

/// The widest integer type of MLIR.
const MAX_INTEGER_BITS: u64 = (1 << 24) - 1;

impl<'a> Reader<'a> {
    pub(super) fn builtin_type(&mut self, cursor: &mut Cursor<'a>) -> Read<Type> {
        let place = *cursor;
        let code = cursor.varint()?;
        let kind = match code {
            code::INTEGER => integer(cursor)?,
            code::FUNCTION => self.function(cursor)?,
            code::COMPLEX => TypeKind::Complex(self.number_type(cursor)?),
            code::MEMREF => self.memref(cursor, None)?,
            code::MEMREF_WITH_SPACE => {
                let space = self.attribute(cursor)?;
                self.memref(cursor, Some(space))?
            }
            code::TENSOR => self.tensor(cursor, None)?,
            code::TENSOR_WITH_ENCODING => {
                let encoding = self.attribute(cursor)?;
                self.tensor(cursor, Some(encoding))?
            }
            code::TUPLE => TypeKind::Tuple(self.types(cursor)?),
            code::UNRANKED_MEMREF => {
                TypeKind::UnrankedMemRef { element: self.ty(cursor)?, memory_space: None }
            }
            code::UNRANKED_MEMREF_WITH_SPACE => {
                let memory_space = Some(self.attribute(cursor)?);
                TypeKind::UnrankedMemRef { element: self.ty(cursor)?, memory_space }
            }
            code::UNRANKED_TENSOR => TypeKind::UnrankedTensor(self.ty(cursor)?),
            code::VECTOR => self.vector(cursor, false)?,
            code::SCALABLE_VECTOR => self.vector(cursor, true)?,
            _ => match plain(code) {
                Some(kind) => kind,
                None => return place.error(format!("unknown builtin type code: {code}")),
            },
        };
        Ok(self.ir().context.ty(kind))
    }

    pub(super) fn types<const N: usize>(
        &mut self,
        cursor: &mut Cursor<'a>,
    ) -> Read<SmallVec<[Type; N]>>
    where
        [Type; N]: smallvec::Array<Item = Type>,
    {
        let count = self.list(cursor, 4)?;
        let mut types = SmallVec::with_capacity(count);
        for _ in 0..count {
            types.push(self.ty(cursor)?);
        }
        Ok(types)
    }

    pub(super) fn function(&mut self, cursor: &mut Cursor<'a>) -> Read<TypeKind> {
        let inputs = self.types(cursor)?;
        let results = self.types(cursor)?;
        Ok(TypeKind::Function { inputs, results })
    }

    /// The type of the parts of a complex number.
    pub(super) fn number_type(&mut self, cursor: &mut Cursor<'a>) -> Read<Type> {
        let place = *cursor;
        let ty = self.ty(cursor)?;
        match self.ir().context.type_kind(ty) {
            TypeKind::Integer { .. } | TypeKind::Float(_) => Ok(ty),
            _ => place.error("invalid element type for complex"),
        }
    }

    pub(super) fn shape(&mut self, cursor: &mut Cursor<'a>) -> Read<Shape> {
        let count = self.list(cursor, 8)?;
        let mut shape = Shape::with_capacity(count);
        for _ in 0..count {
            let place = *cursor;
            // A dynamic size is the smallest integer.
            match cursor.signed()? {
                size if size >= 0 || size == crate::ir::DYNAMIC => shape.push(size),
                _ => return place.error("invalid tensor dimension size"),
            }
        }
        Ok(shape)
    }

    fn tensor(&mut self, cursor: &mut Cursor<'a>, encoding: Option<Attribute>) -> Read<TypeKind> {
        let shape = self.shape(cursor)?;
        Ok(TypeKind::Tensor { shape, element: self.ty(cursor)?, encoding })
    }

    fn memref(&mut self, cursor: &mut Cursor<'a>, space: Option<Attribute>) -> Read<TypeKind> {
        let shape = self.shape(cursor)?;
        let element = self.ty(cursor)?;
        let layout = self.attribute(cursor)?;
        let context = &self.ir().context;
        let is_default = match context.attribute_kind(layout) {
            AttributeKind::AffineMap(map) => context.is_identity_map(map),
            _ => false,
        };
        let layout = (!is_default).then_some(layout);
        Ok(TypeKind::MemRef { shape, element, layout, memory_space: space })
    }

    fn vector(&mut self, cursor: &mut Cursor<'a>, is_scalable: bool) -> Read<TypeKind> {
        let mut scalable = SmallVec::<[bool; 4]>::new();
        let place = *cursor;
        if is_scalable {
            for _ in 0..self.list(cursor, 1)? {
                scalable.push(cursor.byte()? != 0);
            }
        }
        let shape = self.shape(cursor)?;
        if shape.contains(&crate::ir::DYNAMIC) {
            return place.error("vector types must have positive constant sizes");
        }
        if is_scalable && scalable.len() != shape.len() {
            return place.error(format!(
                "number of dims must match, got {} and {}",
                scalable.len(),
                shape.len()
            ));
        }
        scalable.resize(shape.len(), false);
        Ok(TypeKind::Vector { shape, scalable, element: self.ty(cursor)? })
    }
}

/// The type that a code alone determines.
fn plain(code: u64) -> Option<TypeKind> {
    let float = code::FLOATS.iter().find(|(known, _)| *known == code);
    let word = code::WORDS.iter().find(|(known, _)| *known == code);
    float.map(|(_, kind)| TypeKind::Float(*kind)).or_else(|| word.map(|(_, kind)| kind.clone()))
}

/// An integer type: its width and how its bits are read in one number.
fn integer(cursor: &mut Cursor<'_>) -> Read<TypeKind> {
    let place = *cursor;
    let number = cursor.varint()?;
    let signedness = match number & 3 {
        0 => Signedness::Signless,
        1 => Signedness::Signed,
        2 => Signedness::Unsigned,
        _ => return place.error("invalid signedness of an IntegerType"),
    };
    match u32::try_from(number >> 2).ok().filter(|width| u64::from(*width) <= MAX_INTEGER_BITS) {
        Some(width) => Ok(TypeKind::Integer { width, signedness }),
        None => place.error(format!("integer bitwidth is limited to {MAX_INTEGER_BITS} bits")),
    }
}
