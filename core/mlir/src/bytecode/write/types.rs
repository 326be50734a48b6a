//! Types.

use super::super::encoding::ty as code;
use super::sink::{Key, Sink};
use super::{Write, WriteError, Writer};
use crate::ir::{AffineMap, Attribute, AttributeKind, FloatKind, Type, TypeKind};
use crate::print::print_type;
use abide_source::types::Signedness;

impl Writer<'_> {
    /// Encodes a type; returns whether as numbers instead of text.
    pub(super) fn encode_type(&mut self, ty: Type, out: &mut impl Sink) -> Write<bool> {
        let kind = self.held.context.type_kind(ty).clone();
        let dialect = match &kind {
            TypeKind::Unknown => {
                return Err(WriteError::new("there is a value whose type is not known"));
            }
            TypeKind::Dialect { dialect, .. } => *dialect,
            _ => self.held.context.identifier("builtin"),
        };
        out.dialect(Key::Type(ty), dialect);
        if !is_encoded(&kind) {
            let text = print_type(&self.held, ty);
            self.assembly("!", dialect, &text, out)?;
            return Ok(false);
        }
        match kind {
            TypeKind::Integer { width, signedness } => {
                let signedness = match signedness {
                    Signedness::Signless => 0,
                    Signedness::Signed => 1,
                    Signedness::Unsigned => 2,
                };
                out.varint(code::INTEGER);
                out.varint(u64::from(width) << 2 | signedness);
            }
            TypeKind::Float(kind) => float_code(kind).iter().for_each(|code| out.varint(*code)),
            TypeKind::Complex(element) => {
                out.varint(code::COMPLEX);
                out.refer(Key::Type(element));
            }
            TypeKind::Tuple(types) => {
                out.varint(code::TUPLE);
                list(&types, out);
            }
            TypeKind::Function { inputs, results } => {
                out.varint(code::FUNCTION);
                list(&inputs, out);
                list(&results, out);
            }
            kind => match code::WORDS.iter().find(|(_, word)| *word == kind) {
                Some((code, _)) => out.varint(*code),
                None => self.shaped(kind, out),
            },
        }
        Ok(true)
    }

    fn shaped(&mut self, kind: TypeKind, out: &mut impl Sink) {
        match kind {
            TypeKind::Vector { shape, scalable, element } => {
                let is_scalable = scalable.contains(&true);
                out.varint(if is_scalable { code::SCALABLE_VECTOR } else { code::VECTOR });
                if is_scalable {
                    out.varint(scalable.len() as u64);
                    scalable.iter().for_each(|one| out.raw(&[u8::from(*one)]));
                }
                sizes(&shape, out);
                out.refer(Key::Type(element));
            }
            TypeKind::Tensor { shape, element, encoding } => {
                optional(encoding, code::TENSOR, code::TENSOR_WITH_ENCODING, out);
                sizes(&shape, out);
                out.refer(Key::Type(element));
            }
            TypeKind::UnrankedTensor(element) => {
                out.varint(code::UNRANKED_TENSOR);
                out.refer(Key::Type(element));
            }
            TypeKind::MemRef { shape, element, layout, memory_space } => {
                optional(memory_space, code::MEMREF, code::MEMREF_WITH_SPACE, out);
                sizes(&shape, out);
                out.refer(Key::Type(element));
                let layout = layout.unwrap_or_else(|| self.identity(shape.len()));
                out.refer(Key::Attribute(layout));
            }
            TypeKind::UnrankedMemRef { element, memory_space } => {
                let with_space = code::UNRANKED_MEMREF_WITH_SPACE;
                optional(memory_space, code::UNRANKED_MEMREF, with_space, out);
                out.refer(Key::Type(element));
            }
            _ => {}
        }
    }

    /// Returns the default layout map of a buffer.
    fn identity(&mut self, rank: usize) -> Attribute {
        let dims = u32::try_from(rank).unwrap_or(u32::MAX);
        let results = (0..dims).map(|dim| self.held.context.affine_dim(dim)).collect();
        self.held.context.attribute(AttributeKind::AffineMap(AffineMap {
            dims,
            symbols: 0,
            results,
        }))
    }
}

/// Writes a code, and the attribute that the code `with` announces.
fn optional(attribute: Option<Attribute>, without: u64, with: u64, out: &mut impl Sink) {
    out.varint(if attribute.is_some() { with } else { without });
    attribute.iter().for_each(|attribute| out.refer(Key::Attribute(*attribute)));
}

fn list(types: &[Type], out: &mut impl Sink) {
    out.varint(types.len() as u64);
    types.iter().for_each(|ty| out.refer(Key::Type(*ty)));
}

fn sizes(shape: &[i64], out: &mut impl Sink) {
    out.varint(shape.len() as u64);
    shape.iter().for_each(|size| out.signed(*size));
}

/// Whether a type is encoded by numbers; otherwise it is a text.
fn is_encoded(kind: &TypeKind) -> bool {
    match kind {
        TypeKind::Float(kind) => float_code(*kind).is_some(),
        TypeKind::Dialect { .. } => false,
        _ => true,
    }
}

/// The code of a floating-point type; `None` if it is a text.
fn float_code(kind: FloatKind) -> Option<u64> {
    code::FLOATS.iter().find(|(_, known)| *known == kind).map(|(code, _)| *code)
}
