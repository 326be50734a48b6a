//! Encodes values as bytes, and decodes them.

use super::super::EnumDescription;
use super::super::constraint::{AttributePredicate, TypePredicate};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The maximum nesting of values.
const MAX_VALUE_DEPTH: u32 = 128;

/// The maximum number of items for which memory is reserved before they are read.
const MAX_RESERVED: usize = 256;

/// A value that can be written and read.
pub(super) trait Store: Sized {
    fn write(&self, to: &mut Writer);
    /// Reads a value; `None` if the bytes are invalid.
    fn read(from: &mut Reader<'_>) -> Option<Self>;
}

/// Bytes that are being written.
#[derive(Debug)]
pub(super) struct Writer {
    bytes: Vec<u8>,
    /// The numbers of texts that were written.
    texts: FxHashMap<Arc<str>, usize>,
    /// The numbers of other values that several places share, by where they are.
    shared: FxHashMap<usize, usize>,
    /// The number of each kind.
    counts: [usize; 3],
}

/// Bytes that are being read.
#[derive(Debug)]
pub(super) struct Reader<'b> {
    rest: &'b [u8],
    depth: u32,
    texts: Vec<Arc<str>>,
    types: Vec<Arc<TypePredicate>>,
    attributes: Vec<Arc<AttributePredicate>>,
    enums: Vec<Arc<EnumDescription>>,
}

impl Writer {
    pub(super) fn new(magic: &[u8]) -> Writer {
        let (texts, shared) = (FxHashMap::default(), FxHashMap::default());
        Writer { bytes: magic.to_vec(), texts, shared, counts: [0; 3] }
    }

    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }

    pub(super) fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    /// Seven bits in each byte, the low ones first; the eighth is set if more follow.
    pub(super) fn wide(&mut self, mut value: u64) {
        while value > 0x7f {
            self.byte(value.to_le_bytes()[0] | 0x80);
            value >>= 7;
        }
        self.byte(value.to_le_bytes()[0]);
    }

    pub(super) fn number(&mut self, value: usize) {
        self.wide(value as u64);
    }

    fn text(&mut self, text: &str) {
        self.number(text.len());
        self.bytes.extend_from_slice(text.as_bytes());
    }
}

impl<'b> Reader<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Reader<'b> {
        let (texts, types) = (Vec::new(), Vec::new());
        let (attributes, enums) = (Vec::new(), Vec::new());
        Reader { rest: bytes, depth: 0, texts, types, attributes, enums }
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*first)
    }

    pub(super) fn wide(&mut self) -> Option<u64> {
        let (mut value, mut shift) = (0_u64, 0_u32);
        loop {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7f);
            let shifted = bits.checked_shl(shift)?;
            if shifted >> shift != bits {
                return None;
            }
            value |= shifted;
            if byte & 0x80 == 0 {
                return Some(value);
            }
            shift += 7;
        }
    }

    pub(super) fn number(&mut self) -> Option<usize> {
        usize::try_from(self.wide()?).ok()
    }

    fn text(&mut self) -> Option<&'b str> {
        let len = self.number()?;
        let (text, rest) = self.rest.split_at_checked(len)?;
        self.rest = rest;
        std::str::from_utf8(text).ok()
    }

    /// Reads the content of another value.
    fn within<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.depth >= MAX_VALUE_DEPTH {
            return None;
        }
        self.depth += 1;
        let value = read(self);
        self.depth -= 1;
        value
    }
}

/// A value that is one byte or number.
macro_rules! numbers {
    ($($type:ty),*) => { $(
        impl Store for $type {
            fn write(&self, to: &mut Writer) {
                to.wide(u64::from(*self));
            }

            fn read(from: &mut Reader<'_>) -> Option<$type> {
                <$type>::try_from(from.wide()?).ok()
            }
        }
    )* };
}

numbers!(u8, u32, u64);

impl Store for usize {
    fn write(&self, to: &mut Writer) {
        to.number(*self);
    }

    fn read(from: &mut Reader<'_>) -> Option<usize> {
        from.number()
    }
}

impl Store for i64 {
    fn write(&self, to: &mut Writer) {
        // Numbers near zero are short, whatever their sign.
        to.wide(((self << 1) ^ (self >> 63)).cast_unsigned());
    }

    fn read(from: &mut Reader<'_>) -> Option<i64> {
        let value = from.wide()?;
        Some((value >> 1).cast_signed() ^ -(value & 1).cast_signed())
    }
}

impl Store for bool {
    fn write(&self, to: &mut Writer) {
        to.byte(u8::from(*self));
    }

    fn read(from: &mut Reader<'_>) -> Option<bool> {
        match from.byte()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

impl Store for Box<str> {
    fn write(&self, to: &mut Writer) {
        to.text(self);
    }

    fn read(from: &mut Reader<'_>) -> Option<Box<str>> {
        from.text().map(Box::from)
    }
}

impl<T: Store> Store for Option<T> {
    fn write(&self, to: &mut Writer) {
        self.is_some().write(to);
        self.iter().for_each(|one| one.write(to));
    }

    fn read(from: &mut Reader<'_>) -> Option<Option<T>> {
        match bool::read(from)? {
            true => from.within(T::read).map(Some),
            false => Some(None),
        }
    }
}

impl<T: Store> Store for Vec<T> {
    fn write(&self, to: &mut Writer) {
        to.number(self.len());
        self.iter().for_each(|one| one.write(to));
    }

    fn read(from: &mut Reader<'_>) -> Option<Vec<T>> {
        let len = from.number()?;
        // Each takes at least a byte, so a larger count is an error.
        if len > from.rest.len() {
            return None;
        }
        from.within(|from| {
            let mut all = Vec::with_capacity(len.min(MAX_RESERVED));
            for _ in 0..len {
                all.push(T::read(from)?);
            }
            all.shrink_to_fit();
            Some(all)
        })
    }
}

impl<T: Store> Store for Box<T> {
    fn write(&self, to: &mut Writer) {
        T::write(self, to);
    }

    fn read(from: &mut Reader<'_>) -> Option<Box<T>> {
        from.within(T::read).map(Box::new)
    }
}

impl<A: Store, B: Store> Store for (A, B) {
    fn write(&self, to: &mut Writer) {
        self.0.write(to);
        self.1.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Option<(A, B)> {
        Some((A::read(from)?, B::read(from)?))
    }
}

/// Texts that are equal become one: zero and the text the first time, then its number, from one.
impl Store for Arc<str> {
    fn write(&self, to: &mut Writer) {
        let next = to.texts.len() + 1;
        match to.texts.get(self) {
            Some(&number) => to.number(number),
            None => {
                to.number(0);
                to.text(self);
                to.texts.insert(Arc::clone(self), next);
            }
        }
    }

    fn read(from: &mut Reader<'_>) -> Option<Arc<str>> {
        if let Some(known) = from.number()?.checked_sub(1) {
            return from.texts.get(known).cloned();
        }
        let text: Arc<str> = from.text()?.into();
        from.texts.push(Arc::clone(&text));
        Some(text)
    }
}

/// A value that is only read where it is written.
macro_rules! owned {
    ($($type:ty),*) => { $(
        impl Store for Arc<$type> {
            fn write(&self, to: &mut Writer) {
                <$type>::write(self, to);
            }

            fn read(from: &mut Reader<'_>) -> Option<Arc<$type>> {
                from.within(<$type>::read).map(Arc::new)
            }
        }
    )* };
}

owned!(super::super::OpDescription, super::super::ParametricDescription);

/// A value that several places share: zero and the value the first time, then its number, from one.
macro_rules! shared {
    ($($kind:literal $table:ident $type:ty;)*) => { $(
        impl Store for Arc<$type> {
            fn write(&self, to: &mut Writer) {
                let place = Arc::as_ptr(self).addr();
                if let Some(&number) = to.shared.get(&place) {
                    return to.number(number);
                }
                to.number(0);
                <$type>::write(self, to);
                to.counts[$kind] += 1;
                to.shared.insert(place, to.counts[$kind]);
            }

            fn read(from: &mut Reader<'_>) -> Option<Arc<$type>> {
                if let Some(known) = from.number()?.checked_sub(1) {
                    return from.$table.get(known).cloned();
                }
                let value = Arc::new(from.within(<$type>::read)?);
                from.$table.push(Arc::clone(&value));
                Some(value)
            }
        }
    )* };
}

shared! {
    0 types TypePredicate;
    1 attributes AttributePredicate;
    2 enums EnumDescription;
}
