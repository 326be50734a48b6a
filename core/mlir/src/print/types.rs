//! Types.

use super::Printer;
use super::attributes::TypeElision;
use super::escape::write_number;
use crate::ir::{AffineMap, Attribute, AttributeKind, DYNAMIC, Type, TypeKind};
use abide_source::types::Signedness;

impl<'ir> Printer<'ir> {
    /// A type, or its alias.
    pub fn type_(&mut self, ty: Type) {
        let kind = self.context().type_kind(ty);
        if self.type_alias(ty, kind).is_some() && self.alias(super::aliases::Aliased::Type(ty)) {
            return;
        }
        self.type_kind(kind);
    }

    /// Types with commas between them.
    pub fn types(&mut self, types: impl IntoIterator<Item = Type>) {
        for (index, ty) in types.into_iter().enumerate() {
            if self.is_done() {
                return;
            }
            self.separator(index);
            self.type_(ty);
        }
    }

    /// Prints the part of `-> i32` after the arrow: one type other than a function bare, others in parentheses.
    pub fn result_types(&mut self, mut types: impl ExactSizeIterator<Item = Type>) {
        if types.len() == 1
            && let Some(ty) = types.next()
        {
            let function = matches!(self.context().type_kind(ty), TypeKind::Function { .. });
            self.text(if function { "(" } else { "" });
            self.type_(ty);
            self.text(if function { ")" } else { "" });
            return;
        }
        self.text("(");
        self.types(types);
        self.text(")");
    }

    /// `(i32) -> f32`
    pub fn functional_type(
        &mut self,
        inputs: impl IntoIterator<Item = Type>,
        results: impl ExactSizeIterator<Item = Type>,
    ) {
        self.text("(");
        self.types(inputs);
        self.text(") -> ");
        self.result_types(results);
    }

    /// A type in full. Follows the depth of the type, which the readers bound.
    pub(super) fn type_kind(&mut self, kind: &'ir TypeKind) {
        if self.elides_rest() {
            return;
        }
        match kind {
            TypeKind::Integer { width, signedness } => {
                self.text(match signedness {
                    Signedness::Signless => "i",
                    Signedness::Signed => "si",
                    Signedness::Unsigned => "ui",
                });
                write_number(*width, &mut self.out);
            }
            TypeKind::Float(kind) => self.text(kind.keyword()),
            TypeKind::Complex(element) => {
                self.text("complex<");
                self.type_(*element);
                self.text(">");
            }
            TypeKind::Tuple(elements) => {
                self.text("tuple<");
                self.types(elements.iter().copied());
                self.text(">");
            }
            TypeKind::Function { inputs, results } => {
                self.functional_type(inputs.iter().copied(), results.iter().copied());
            }
            TypeKind::Dialect { dialect, body } => self.dialect_entity("!", *dialect, *body),
            TypeKind::Unknown => self.text("<<NULL TYPE>>"),
            other => match other.word() {
                Some(word) => self.text(word),
                None => self.shaped_type(other),
            },
        }
    }

    fn shaped_type(&mut self, kind: &'ir TypeKind) {
        match kind {
            TypeKind::Vector { shape, scalable, element } => {
                self.text("vector<");
                for (index, size) in shape.iter().enumerate() {
                    let scalable = scalable.get(index) == Some(&true);
                    self.text(if scalable { "[" } else { "" });
                    self.size(*size);
                    self.text(if scalable { "]x" } else { "x" });
                }
                self.type_(*element);
            }
            TypeKind::Tensor { shape, element, encoding } => {
                self.text("tensor<");
                self.shape(shape);
                self.type_(*element);
                if let Some(encoding) = encoding {
                    self.text(", ");
                    self.attribute(*encoding);
                }
            }
            TypeKind::UnrankedTensor(element) => {
                self.text("tensor<*x");
                self.type_(*element);
            }
            TypeKind::MemRef { shape, element, layout, memory_space } => {
                self.text("memref<");
                self.shape(shape);
                self.type_(*element);
                if let Some(layout) = layout.filter(|layout| !self.is_identity_layout(*layout)) {
                    self.text(", ");
                    self.attribute_eliding(layout, TypeElision::Common);
                }
                self.memory_space(*memory_space);
            }
            TypeKind::UnrankedMemRef { element, memory_space } => {
                self.text("memref<*x");
                self.type_(*element);
                self.memory_space(*memory_space);
            }
            _ => return,
        }
        self.text(">");
    }

    fn is_identity_layout(&self, layout: Attribute) -> bool {
        match self.context().attribute_kind(layout) {
            AttributeKind::AffineMap(map) => self.is_identity(map),
            _ => false,
        }
    }

    fn is_identity(&self, map: &AffineMap) -> bool {
        self.context().is_identity_map(map)
    }

    fn memory_space(&mut self, space: Option<Attribute>) {
        if let Some(space) = space {
            self.text(", ");
            self.attribute_eliding(space, TypeElision::Common);
        }
    }

    /// `4x?x`
    pub fn shape(&mut self, shape: &[i64]) {
        for size in shape {
            self.size(*size);
            self.text("x");
        }
    }

    /// `4` or `?`
    pub fn size(&mut self, size: i64) {
        if size == DYNAMIC {
            self.text("?");
        } else {
            write_number(size, &mut self.out);
        }
    }
}
