//! Attributes and types that the C++ of a dialect encodes, for the dialects with a decoder here.

use super::super::cursor::{Cursor, Read};
use super::{Reader, quant};
use crate::ir::{Attribute, AttributeKind, Context, Shape, Type, TypeKind};
use crate::print::print_attribute;

/// The bytes kept for an attribute within another one.
const ATTRIBUTE_BYTES: usize = 96;

/// The maximum depth of attributes.
const MAX_ATTRIBUTE_DEPTH: u32 = 256;

/// An attribute or type that is being read. Its parts are those of MLIR's `DialectBytecodeReader`, and attributes and
/// types of `builtin`.
pub struct Encoded<'r, 'a> {
    pub(super) reader: &'r mut Reader<'a>,
    pub(super) cursor: Cursor<'a>,
}

impl std::fmt::Debug for Encoded<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Encoded").field("at", &self.cursor.offset()).finish_non_exhaustive()
    }
}

impl Encoded<'_, '_> {
    /// Returns the context that holds attributes and types.
    pub fn context(&mut self) -> &mut Context {
        &mut self.reader.ir().context
    }

    /// A number.
    ///
    /// # Errors
    /// The bytes end; this holds for all that follow, too.
    pub fn number(&mut self) -> Read<u64> {
        self.cursor.varint()
    }

    /// A number with a sign.
    ///
    /// # Errors
    /// As of [`Encoded::number`].
    pub fn signed(&mut self) -> Read<i64> {
        self.cursor.signed()
    }

    /// A byte.
    ///
    /// # Errors
    /// As of [`Encoded::number`].
    pub fn byte(&mut self) -> Read<u8> {
        self.cursor.byte()
    }

    /// A number, and whether its flag is set.
    ///
    /// # Errors
    /// As of [`Encoded::number`].
    pub fn number_with_flag(&mut self) -> Read<(u64, bool)> {
        self.cursor.with_flag()
    }

    /// A list of numbers with a sign.
    ///
    /// # Errors
    /// As of [`Encoded::number`].
    pub fn signed_list(&mut self) -> Read<Vec<i64>> {
        let count = self.reader.list(&mut self.cursor, 8)?;
        (0..count).map(|_| self.cursor.signed()).collect()
    }

    /// Reads a floating-point number of 64 bits and returns its text.
    ///
    /// # Errors
    /// As of [`Encoded::number`].
    pub fn double(&mut self) -> Read<String> {
        self.reader.double(&mut self.cursor)
    }

    /// Reads a type of the file.
    ///
    /// # Errors
    /// Its number does not exist, or it cannot be read.
    pub fn ty(&mut self) -> Read<Type> {
        self.reader.ty(&mut self.cursor)
    }

    /// Reads an attribute of the file.
    ///
    /// # Errors
    /// Its number does not exist, or it cannot be read.
    pub fn attribute(&mut self) -> Read<Attribute> {
        self.reader.attribute(&mut self.cursor)
    }

    /// An attribute of the file that may not be there.
    ///
    /// # Errors
    /// As of [`Encoded::attribute`].
    pub fn optional_attribute(&mut self) -> Read<Option<Attribute>> {
        self.reader.optional_attribute(&mut self.cursor)
    }

    /// A list of attributes.
    ///
    /// # Errors
    /// As of [`Encoded::attribute`].
    pub fn list(&mut self) -> Read<Vec<Attribute>> {
        let count = self.reader.list(&mut self.cursor, 4)?;
        (0..count).map(|_| self.attribute()).collect()
    }

    /// Returns the text of an attribute.
    ///
    /// # Errors
    /// Out of memory budget.
    pub fn written(&mut self, attribute: Attribute) -> Read<String> {
        let text = print_attribute(self.reader.ir(), attribute);
        self.reader.budget.charge(text.len(), self.cursor.offset())?;
        Ok(String::from_utf8_lossy(&text).into_owned())
    }

    /// A list of attributes, as an array.
    ///
    /// # Errors
    /// As of [`Encoded::attribute`].
    pub fn array(&mut self) -> Read<Attribute> {
        self.reader.array(&mut self.cursor)
    }

    /// Reads a list of names and values as a dictionary.
    ///
    /// # Errors
    /// As of [`Encoded::attribute`]; a name is not a string.
    pub fn dictionary(&mut self) -> Read<Attribute> {
        self.reader.dictionary(&mut self.cursor)
    }

    /// Reads a string of the file as an attribute.
    ///
    /// # Errors
    /// Its number does not exist.
    pub fn string(&mut self) -> Read<Attribute> {
        self.reader.string(&mut self.cursor, false)
    }

    /// Reads an integer after its type.
    ///
    /// # Errors
    /// As of [`Encoded::ty`]; the type is not an integer type.
    pub fn integer(&mut self) -> Read<Attribute> {
        self.reader.integer_attribute(&mut self.cursor)
    }

    /// Reads a floating-point number after its type.
    ///
    /// # Errors
    /// As of [`Encoded::ty`]; the type is not a floating-point type.
    pub fn float(&mut self) -> Read<Attribute> {
        self.reader.float_attribute(&mut self.cursor)
    }

    /// Reads the elements of a tensor after its type.
    ///
    /// # Errors
    /// As of [`Encoded::ty`]; the bytes do not match the number of elements.
    pub fn elements(&mut self) -> Read<Attribute> {
        self.reader.dense_numbers(&mut self.cursor)
    }

    /// `(…) -> …`: two lists of types.
    ///
    /// # Errors
    /// As of [`Encoded::ty`].
    pub fn function_type(&mut self) -> Read<Type> {
        let kind = self.reader.function(&mut self.cursor)?;
        Ok(self.context().ty(kind))
    }

    /// `tuple<…>`: a list of types.
    ///
    /// # Errors
    /// As of [`Encoded::ty`].
    pub fn tuple_type(&mut self) -> Read<Type> {
        let elements = self.reader.types(&mut self.cursor)?;
        Ok(self.context().ty(TypeKind::Tuple(elements)))
    }

    /// Reads a list of types and returns their texts.
    ///
    /// # Errors
    /// As of [`Encoded::ty`]; out of memory budget.
    pub fn written_types(&mut self) -> Read<Vec<String>> {
        let count = self.reader.list(&mut self.cursor, 4)?;
        (0..count).map(|_| self.reader.type_text_of(&mut self.cursor)).collect()
    }

    /// Reads `!quant.uniform<…>`, whose slices along an axis may have their own parameters; `None` if it is not in
    /// MLIR's encoding.
    ///
    /// # Errors
    /// As of [`Encoded::ty`].
    pub fn quantized_type(&mut self, is_per_axis: bool) -> Read<Option<Type>> {
        let code = if is_per_axis { quant::UNIFORM_PER_AXIS } else { quant::UNIFORM };
        let body = self.reader.quantized_body(code, &mut self.cursor)?;
        body.map(|body| self.type_of("quant", &body)).transpose()
    }

    /// Reads `complex<…>`: the type of its parts.
    ///
    /// # Errors
    /// As of [`Encoded::ty`]; the type is not a number type.
    pub fn complex_type(&mut self) -> Read<Type> {
        let part = self.reader.number_type(&mut self.cursor)?;
        Ok(self.context().ty(TypeKind::Complex(part)))
    }

    /// The sizes of a shape.
    ///
    /// # Errors
    /// As of [`Encoded::number`]; a size is below zero.
    pub fn shape(&mut self) -> Read<Shape> {
        self.reader.shape(&mut self.cursor)
    }

    /// Returns `!dialect.body`.
    ///
    /// # Errors
    /// Out of memory budget.
    pub fn type_of(&mut self, dialect: &str, body: &str) -> Read<Type> {
        self.charge(dialect, body)?;
        let context = self.context();
        let (dialect, body) = (context.identifier(dialect), context.identifier(body));
        Ok(context.ty(TypeKind::Dialect { dialect, body }))
    }

    /// Returns `#dialect.body`.
    ///
    /// # Errors
    /// Out of memory budget.
    pub fn attribute_of(&mut self, dialect: &str, body: &str) -> Read<Attribute> {
        self.charge(dialect, body)?;
        let context = self.context();
        let (dialect, body) = (context.identifier(dialect), context.identifier(body));
        Ok(context.attribute(AttributeKind::Dialect { dialect, body, ty: None }))
    }

    /// Reads the count of the items that follow, each of at least one byte.
    pub(in crate::bytecode) fn count(&mut self) -> Read<usize> {
        self.reader.list(&mut self.cursor, 8)
    }

    /// Returns a dialect attribute whose body refers to nested attributes by number; `None` if they nest too deep.
    pub(in crate::bytecode) fn linked_attribute(
        &mut self,
        dialect: &str,
        body: &str,
    ) -> Read<Option<Attribute>> {
        // The kept facts of each part, besides its body.
        let parts = body.bytes().filter(|byte| *byte == b'#').count();
        self.reader.budget.charge(ATTRIBUTE_BYTES * (parts + 1), self.cursor.offset())?;
        let attribute = self.attribute_of(dialect, body)?;
        let ir = self.reader.ir();
        let body = ir.context.identifier(body);
        Ok((ir.keep_links(body) <= MAX_ATTRIBUTE_DEPTH).then_some(attribute))
    }

    /// The name that is left out of an attribute within another one of its dialect, if it has no alias.
    pub(in crate::bytecode) fn name_within(
        &mut self,
        dialect: &str,
        parameter: &str,
    ) -> Option<&'static str> {
        let registry = self.reader.registry;
        let all = registry.attributes_within(dialect.as_bytes()).iter();
        let name = all.clone().find(|(own, _)| *own == parameter)?.1;
        let context = self.context();
        let (dialect, body) = (context.identifier(dialect), context.identifier(name));
        registry.alias_names().attribute(context, dialect, body).is_none().then_some(name)
    }

    fn charge(&mut self, dialect: &str, body: &str) -> Read<()> {
        self.reader.budget.charge(dialect.len() + body.len(), self.cursor.offset())
    }
}
