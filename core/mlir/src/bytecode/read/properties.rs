//! The properties of operations.

use super::super::budget::Budget;
use super::super::cursor::{Cursor, Read};
use super::super::properties::{Property, PropertyKind, of_description, of_llvm, of_table};
use super::tables::offset;
use super::{NATIVE_SEGMENT_SIZES, Reader};
use crate::ir::integers::wrapped;
use crate::ir::{Attribute, AttributeKind, Identifier};
use crate::ods::constraint::{AttributePredicate, PropertyPredicate, TypePredicate};
use smallvec::SmallVec;
use std::rc::Rc;

/// The section of properties; operations refer to its entries.
#[derive(Default)]
pub(super) struct Properties<'a> {
    data: &'a [u8],
    base: usize,
    /// The start of each entry.
    starts: Vec<u32>,
}

impl<'a> Properties<'a> {
    pub(super) fn read(mut section: Cursor<'a>, budget: &mut Budget) -> Read<Properties<'a>> {
        if section.is_empty() {
            return Ok(Properties::default());
        }
        let count = section.count()?;
        budget.charge(4 * count, section.offset())?;
        let (data, base) = (section.rest(), section.offset());
        let mut starts = Vec::with_capacity(count);
        for _ in 0..count {
            starts.push(offset(section.offset() - base));
            section.blob()?;
        }
        if !section.is_empty() {
            return section.error("Broken properties section: didn't exhaust the offsets table");
        }
        Ok(Properties { data, base, starts })
    }

    /// The bytes of an entry.
    fn entry(&self, index: usize) -> Option<Cursor<'a>> {
        let start = *self.starts.get(index)? as usize;
        let mut cursor = Cursor::new(self.data.get(start..)?, self.base + start);
        cursor.blob().ok()
    }

    pub(super) fn count(&self) -> usize {
        self.starts.len()
    }
}

/// The encoding of the properties of operations with one name.
pub(super) struct Layout<'a> {
    fields: Vec<(Identifier, PropertyKind<'a>)>,
}

/// The possible layouts of an operation. Properties that match no layout are kept as bytes.
pub(super) type Layouts<'a> = Rc<[Layout<'a>]>;

type Entries = SmallVec<[(Identifier, Attribute); 8]>;

impl<'a> Reader<'a> {
    /// The layouts of operations with a name: LLVM's own, and that of the description.
    pub(super) fn layouts(&mut self, name: Identifier) -> Layouts<'a> {
        let registry = self.registry;
        let text = self.ir().context.text(name).into_owned();
        let described = registry.operation(text.as_bytes());
        let described = described.and_then(|known| of_description(known.description()));
        let mut layouts: Vec<Vec<Property<'a>>> = of_llvm(&text).into_iter().collect();
        layouts.extend(described);
        let (dialect, own) = text.split_once('.').unwrap_or_default();
        let hooks = registry.bytecode(dialect.as_bytes());
        layouts.extend(hooks.and_then(|hooks| of_table(hooks.properties, own)));
        layouts.dedup();
        let context = &mut self.ir().context;
        let mut layout = |fields: Vec<Property<'a>>| Layout {
            fields: fields
                .into_iter()
                .map(|field| (context.identifier(field.name), field.kind))
                .collect(),
        };
        layouts.into_iter().map(&mut layout).collect()
    }

    /// The properties of an operation, whose number is read, as entries of a dictionary.
    pub(super) fn native_properties(
        &mut self,
        place: Cursor<'a>,
        index: usize,
        name: Identifier,
        was_registered: bool,
        layouts: &Layouts<'a>,
    ) -> Read<Entries> {
        let Some(data) = self.properties.entry(index) else {
            let name = self.ir().context.text(name).into_owned();
            return place.error(format!("Properties idx out-of-bound for {name}"));
        };
        if !was_registered {
            let mut cursor = data;
            let dictionary = self.attribute(&mut cursor)?;
            return Ok(self.ir().context.entries(dictionary).into());
        }
        for layout in &**layouts {
            let mut cursor = data;
            if let Ok(entries) = self.fields(&mut cursor, layout, name)
                && cursor.is_empty()
            {
                return Ok(entries);
            }
        }
        // Another version of the dialect may have others.
        self.opaque_properties(data, name)
    }

    /// The properties of an operation that was not registered, if they are not a dictionary.
    pub(super) fn undescribed_properties(&mut self, index: usize) -> Read<Option<Attribute>> {
        let Some(mut cursor) = self.properties.entry(index) else { return Ok(None) };
        let properties = self.attribute(&mut cursor)?;
        let kind = self.ir().context.attribute_kind(properties);
        Ok((!matches!(kind, AttributeKind::Dictionary(_))).then_some(properties))
    }

    fn opaque_properties(&mut self, data: Cursor<'a>, name: Identifier) -> Read<Entries> {
        let mut text = b"0x".to_vec();
        super::resources::push_hexadecimal(&mut text, data.rest());
        self.budget.charge(text.len() + 96, data.offset())?;
        if self.opaque.last() != Some(&name) {
            self.opaque.push(name);
        }
        let context = &mut self.ir().context;
        let value = context.string_attribute(text);
        let key = context.identifier("bytecode");
        Ok(SmallVec::from_iter([(key, value)]))
    }

    fn fields(
        &mut self,
        cursor: &mut Cursor<'a>,
        layout: &Layout<'a>,
        operation: Identifier,
    ) -> Read<Entries> {
        let mut entries = Entries::new();
        let numbers = self.since(NATIVE_SEGMENT_SIZES);
        for (name, kind) in &layout.fields {
            let value = match kind {
                PropertyKind::Required | PropertyKind::Integers => Some(self.attribute(cursor)?),
                PropertyKind::Segments(_) if !numbers => Some(self.attribute(cursor)?),
                PropertyKind::Segments(_) => None,
                PropertyKind::Optional => self.optional_attribute(cursor)?,
                PropertyKind::Unit => self.unit(cursor.byte()? != 0, operation),
                PropertyKind::Number(width) => Some(self.number_of_width(cursor, *width)?),
                PropertyKind::OptionalNumber => Some(self.optional_number(cursor)?),
                PropertyKind::Value(of) => Some(self.value_of_cpp(cursor, of)?),
            };
            entries.extend(value.map(|value| (*name, value)));
        }
        if numbers {
            for (name, kind) in &layout.fields {
                if let PropertyKind::Segments(count) = kind {
                    let sizes = self.sparse_array(cursor, *count)?;
                    entries.push((*name, self.ir().context.dense_i32_array(sizes)));
                }
            }
        }
        Ok(entries)
    }

    /// A flag: present or absent if the operation is described, otherwise spelled out.
    fn unit(&mut self, is_set: bool, operation: Identifier) -> Option<Attribute> {
        let registry = self.registry;
        let context = &mut self.ir().context;
        match is_set {
            true => Some(context.unit()),
            false if registry.operation(context.bytes(operation)).is_some() => None,
            false => Some(context.bool_attribute(false)),
        }
    }

    /// Adds the numbers and flags that have no place among the attributes of older versions: their defaults.
    pub(super) fn add_defaults(
        &mut self,
        layout: &Layout<'a>,
        operation: Identifier,
        entries: &mut Vec<(Identifier, Attribute)>,
    ) {
        for (name, kind) in &layout.fields {
            if entries.iter().any(|entry| entry.0 == *name) {
                continue;
            }
            let value = match kind {
                PropertyKind::Unit => self.unit(false, operation),
                PropertyKind::Number(width) => {
                    let context = &mut self.ir().context;
                    let ty = context.integer(*width);
                    Some(context.integer_attribute(0, ty))
                }
                _ => None,
            };
            entries.extend(value.map(|value| (*name, value)));
        }
    }

    fn optional_number(&mut self, cursor: &mut Cursor<'a>) -> Read<Attribute> {
        let value = match cursor.byte()? {
            0 => None,
            _ => Some(cursor.varint()?.cast_signed()),
        };
        let context = &mut self.ir().context;
        let ty = context.i64_type();
        let elements = value.map(|value| context.integer_attribute(value, ty));
        Ok(context.attribute(AttributeKind::Array(elements.into_iter().collect())))
    }

    /// A property that is a value of C++, as the attribute of the generic form.
    fn value_of_cpp(
        &mut self,
        cursor: &mut Cursor<'a>,
        of: &AttributePredicate,
    ) -> Read<Attribute> {
        use AttributePredicate as Is;
        match of {
            Is::Integer(TypePredicate::Integer { width: Some(width), .. }) => {
                self.number_of_width(cursor, *width)
            }
            Is::Enum(one) => self.number_of_width(cursor, one.width),
            Is::Bool => {
                let value = cursor.byte()? != 0;
                Ok(self.ir().context.bool_attribute(value))
            }
            Is::Property(PropertyPredicate::Unit) => {
                let is_set = cursor.byte()? != 0;
                let context = &mut self.ir().context;
                Ok(if is_set { context.unit() } else { context.bool_attribute(false) })
            }
            Is::String => {
                let text = self.strings.next(cursor)?;
                self.budget.charge(text.len() + 48, cursor.offset())?;
                Ok(self.ir().context.string_attribute(text))
            }
            Is::DenseArray(element) => {
                let count = cursor.count()?;
                self.budget.charge(8 * count, cursor.offset())?;
                let values = (0..count).map(|_| Ok(cursor.varint()?.cast_signed()));
                let values = values.collect::<Read<Vec<i64>>>()?;
                let context = &mut self.ir().context;
                Ok(match &**element {
                    "i32" => context.dense_i32_array(values),
                    _ => context.dense_i64_array(values),
                })
            }
            Is::Property(
                list @ (PropertyPredicate::Array(of) | PropertyPredicate::Optional { of, .. }),
            ) => {
                let count = match list {
                    PropertyPredicate::Array(_) => cursor.count()?,
                    _ => usize::from(cursor.byte()? != 0),
                };
                self.budget.charge(48 * count, cursor.offset())?;
                let elements = (0..count).map(|_| self.value_of_cpp(cursor, of));
                let elements = elements.collect::<Read<Vec<_>>>()?;
                Ok(self.ir().context.attribute(AttributeKind::Array(elements.into())))
            }
            _ => cursor.error("a property has an encoding that only C++ knows"),
        }
    }

    fn number_of_width(&mut self, cursor: &mut Cursor<'a>, width: u32) -> Read<Attribute> {
        let value = wrapped(i128::from(cursor.varint()?.cast_signed()), width);
        let context = &mut self.ir().context;
        let ty = context.integer(width);
        Ok(context.integer_attribute(value, ty))
    }

    /// Reads numbers; the nonzero ones may be stored alone, with their indices.
    fn sparse_array(&mut self, cursor: &mut Cursor<'a>, len: u32) -> Read<Vec<i64>> {
        let place = *cursor;
        let mut array = vec![0; len as usize];
        let (count, is_sparse) = cursor.with_flag()?;
        if count == 0 {
            return Ok(array);
        }
        let count = place.fits(count, cursor)?;
        if !is_sparse {
            if count > array.len() {
                return place.error(format!(
                    "trying to read an array of {count} but only {len} storage available."
                ));
            }
            for element in array.iter_mut().take(count) {
                *element = segment(cursor.varint()?);
            }
            return Ok(array);
        }
        let bits = cursor.varint()?;
        if bits > 8 {
            return place.error(format!("reading sparse array with indexing above 8 bits: {bits}"));
        }
        for _ in 0..count {
            let pair = cursor.varint()?;
            let index = pair & ((1 << bits) - 1);
            match usize::try_from(index).ok().and_then(|index| array.get_mut(index)) {
                Some(element) => *element = segment(pair >> bits),
                None => {
                    return place.error(format!(
                        "reading a sparse array found index {index} but only {len} storage available."
                    ));
                }
            }
        }
        Ok(array)
    }
}

/// The number of values of a segment: 32 bits.
fn segment(number: u64) -> i64 {
    i64::from(number as i32)
}

impl<'a> Layout<'a> {
    /// The encoding of the property with a name.
    pub(super) fn kind(&self, name: Identifier) -> Option<PropertyKind<'a>> {
        self.fields.iter().find(|field| field.0 == name).map(|field| field.1)
    }
}
