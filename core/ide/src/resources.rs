//! The resources of a file: their element types, values and statistics.

use crate::db::{Document, alias_definitions, chunk_at};
use crate::markdown::{cut, fenced};
use abide_mlir::ir::FloatKind;
use abide_mlir::syntax::{NodeKind, Resource, ResourceUse, unquoted};
use abide_source::text::Span;
use std::borrow::Cow;
use std::fmt::Write as _;

/// The maximum number of elements of a blob that a hover's statistics count.
const MAX_COUNTED_ELEMENTS: usize = 1 << 22;

/// The number of values that a hover shows.
const MAX_SHOWN_VALUES: usize = 8;

/// The number of digits of the alignment in front of the contents of a blob, after `0x`.
const ALIGNMENT_DIGITS: usize = 8;

/// The type of the elements of a blob.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ElementType {
    /// A floating-point number.
    Float(FloatKind),
    /// An integer: its width in bits, and whether it has a sign.
    Integer(u32, bool),
}

/// A resource, as the file mentions it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResourceData {
    /// Its key, without quotes.
    pub key: String,
    /// The key in the metadata; `None` if the file only mentions the resource.
    pub definition: Option<Span>,
    /// The first mention.
    pub first_use: Option<Span>,
    /// The number of mentions.
    pub uses: usize,
    /// The text of the type of the first mention; empty without one.
    pub ty: String,
    /// The sizes of that type; `None` if they are not all known.
    pub sizes: Option<Vec<u64>>,
    /// The type of its elements, if that is known.
    pub element: Option<ElementType>,
    /// The digits of its contents, without those of the alignment; `None` if it has no blob.
    pub digits: Option<Span>,
    /// Whether the key is in the metadata twice.
    pub is_repeated: bool,
}

/// Facts about the elements of a blob.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Statistics {
    /// The number of elements that were counted.
    pub count: usize,
    /// The number of NaN.
    pub nans: usize,
    /// The least number.
    pub min: f64,
    /// The greatest number.
    pub max: f64,
    /// The mean of the numbers.
    pub mean: f64,
}

/// The blobs of a file and the resources that it mentions, in the order of the metadata and then of the mentions.
#[must_use]
pub fn resources(document: &Document) -> Vec<ResourceData> {
    let text = document.text();
    let uses = document.tree().resource_uses();
    let blobs = document.tree().resources(text).into_iter().filter(|one| one.is_blob(text));
    let mut found: Vec<ResourceData> = Vec::new();
    let mut index = std::collections::BTreeMap::new();
    for blob in blobs {
        let key = unquoted(blob.key.slice(text));
        if let Some(&at) = index.get(key) {
            let earlier: Option<&mut ResourceData> = found.get_mut(at);
            earlier.into_iter().for_each(|earlier| earlier.is_repeated = true);
            continue;
        }
        index.insert(key, found.len());
        found.push(ResourceData::new(key, Some(&blob), text));
    }
    for use_ in uses {
        let key = unquoted(use_.key.slice(text));
        let at = *index.entry(key).or_insert_with(|| {
            found.push(ResourceData::new(key, None, text));
            found.len() - 1
        });
        if let Some(resource) = found.get_mut(at) {
            resource.mention(document, &use_);
        }
    }
    found
}

impl ResourceData {
    fn new(key: &[u8], blob: Option<&Resource>, text: &[u8]) -> ResourceData {
        ResourceData {
            key: String::from_utf8_lossy(key).into_owned(),
            definition: blob.map(|blob| blob.key),
            first_use: None,
            uses: 0,
            ty: String::new(),
            sizes: None,
            element: None,
            digits: blob.and_then(|blob| digits(blob.value, text)),
            is_repeated: false,
        }
    }

    fn mention(&mut self, document: &Document, use_: &ResourceUse) {
        self.uses += 1;
        if self.first_use.is_some() {
            return;
        }
        self.first_use = Some(use_.key);
        let ty = type_text(document, use_.ty);
        (self.sizes, self.element) = shape(&ty);
        self.ty = ty.into_owned();
    }

    /// The number of bytes of its contents.
    #[must_use]
    pub fn size(&self) -> usize {
        self.digits.map_or(0, |digits| digits.len() as usize / 2)
    }

    /// The number of bytes that its type requires, if that is known.
    #[must_use]
    pub fn expected_size(&self) -> Option<u64> {
        number_of_elements(self.sizes.as_ref()?)?.checked_mul(self.element?.size() as u64)
    }

    /// Its contents.
    #[must_use]
    pub fn bytes(&self, text: &[u8]) -> Vec<u8> {
        let digits = self.digits.map(|digits| digits.slice(text)).unwrap_or_default();
        bytes(digits)
    }

    /// The first elements, and facts about the first `most` ones.
    #[must_use]
    pub fn statistics(&self, text: &[u8], most: usize) -> Option<(Vec<f64>, Statistics)> {
        let element = self.element?;
        let digits = self.digits?.slice(text);
        let digits = digits.get(..digits.len().min(most.saturating_mul(2 * element.size())))?;
        let contents = bytes(digits);
        let values = contents.chunks_exact(element.size()).map(|bytes| element.value(bytes));
        let first = values.clone().take(MAX_SHOWN_VALUES).collect();
        let mut found =
            Statistics { min: f64::INFINITY, max: f64::NEG_INFINITY, ..Statistics::default() };
        let mut sum = 0.0;
        for value in values {
            found.count += 1;
            if value.is_nan() {
                found.nans += 1;
                continue;
            }
            found.min = found.min.min(value);
            found.max = found.max.max(value);
            sum += value;
        }
        let numbers = found.count - found.nans;
        found.mean = if numbers > 0 { sum / numbers as f64 } else { f64::NAN };
        Some((first, found))
    }
}

impl ElementType {
    /// The type of a name: `f32`, `bf16`, `i8`, `ui8`, `index`.
    fn of(name: &str) -> Option<ElementType> {
        if let Some(kind) = FloatKind::from_keyword(name.as_bytes()) {
            return Some(ElementType::Float(kind)).filter(|element| element.size() <= 8);
        }
        if name == "index" {
            return Some(ElementType::Integer(64, true));
        }
        let (digits, is_signed) = match name.strip_prefix("ui") {
            Some(digits) => (digits, false),
            None => (name.strip_prefix("si").or_else(|| name.strip_prefix('i'))?, true),
        };
        let width = digits.parse().ok()?;
        [1, 8, 16, 32, 64].contains(&width).then_some(ElementType::Integer(width, is_signed))
    }

    /// The number of bytes of an element.
    #[must_use]
    pub fn size(self) -> usize {
        (self.width() as usize).div_ceil(8)
    }

    /// The number of bits of an element.
    fn width(self) -> u32 {
        match self {
            ElementType::Float(kind) => kind.width(),
            ElementType::Integer(width, _) => width,
        }
    }

    fn value(self, bytes: &[u8]) -> f64 {
        let bits = bytes.iter().rev().fold(0_u128, |bits, byte| (bits << 8) | u128::from(*byte));
        match self {
            ElementType::Float(kind) => kind.to_f64(bits),
            ElementType::Integer(1, _) => f64::from(u8::from(bits != 0)),
            ElementType::Integer(width, true) if (bits >> (width - 1)) & 1 == 1 => {
                (bits as i128 - (1 << width)) as f64
            }
            ElementType::Integer(..) => bits as f64,
        }
    }

    /// NumPy's name of the type. Types that it lacks are bytes, as `ml_dtypes` writes them.
    fn descriptor(self) -> String {
        let size = self.size();
        match self {
            ElementType::Float(FloatKind::F16 | FloatKind::F32 | FloatKind::F64) => {
                format!("<f{size}")
            }
            ElementType::Float(_) => format!("|V{size}"),
            ElementType::Integer(1, _) => "|b1".to_owned(),
            ElementType::Integer(8, is_signed) => {
                format!("|{}1", if is_signed { 'i' } else { 'u' })
            }
            ElementType::Integer(_, true) => format!("<i{size}"),
            ElementType::Integer(_, false) => format!("<u{size}"),
        }
    }
}

/// A resource as a file of NumPy (`.npy`). Without known sizes, or if its bytes are not those of its type, it is one row
/// of bytes.
#[must_use]
pub fn npy(resource: &ResourceData, text: &[u8]) -> Vec<u8> {
    let contents = resource.bytes(text);
    let is_whole = resource.expected_size() == Some(contents.len() as u64);
    let (descriptor, sizes) = match (resource.element, &resource.sizes) {
        (Some(element), Some(sizes)) if is_whole => (element.descriptor(), sizes.clone()),
        _ => ("|u1".to_owned(), vec![contents.len() as u64]),
    };
    let shape: String = sizes.iter().map(|size| format!("{size},")).collect();
    let mut header =
        format!("{{'descr': '{descriptor}', 'fortran_order': False, 'shape': ({shape}), }}");
    // The contents begin at a multiple of 64.
    let length = (10 + header.len() + 1).next_multiple_of(64) - 10;
    while header.len() + 1 < length {
        header.push(' ');
    }
    header.push('\n');
    let mut out = b"\x93NUMPY\x01\x00".to_vec();
    out.extend_from_slice(&u16::try_from(length).unwrap_or(u16::MAX).to_le_bytes());
    out.extend_from_slice(header.as_bytes());
    out.extend_from_slice(&contents);
    out
}

/// The digits of a blob after its alignment.
fn digits(value: Span, text: &[u8]) -> Option<Span> {
    let begin = b"\"0x".len() + ALIGNMENT_DIGITS;
    let digits = value.slice(text).strip_prefix(b"\"0x")?.strip_suffix(b"\"")?;
    let is_blob = digits.len() >= ALIGNMENT_DIGITS
        && digits.len().is_multiple_of(2)
        && digits.iter().all(u8::is_ascii_hexdigit);
    let start = value.start() + u32::try_from(begin).ok()?;
    is_blob.then(|| Span::new(start, value.end() - 1))
}

fn number_of_elements(sizes: &[u64]) -> Option<u64> {
    sizes.iter().try_fold(1_u64, |all, size| all.checked_mul(*size))
}

/// The numbers of bytes that a blob of a type may have, if they are known: with whole bytes for each element, and
/// packed.
pub(crate) fn blob_sizes(ty: &str) -> Option<[u64; 2]> {
    let (sizes, element) = shape(ty);
    let (elements, element) = (number_of_elements(&sizes?)?, element?);
    let whole = elements.checked_mul(element.size() as u64)?;
    let packed = elements.checked_mul(u64::from(element.width()))?.div_ceil(8);
    Some([whole, packed])
}

/// The number of bytes of a blob's contents; `None` if it is not written as one.
pub(crate) fn blob_size(blob: &Resource, text: &[u8]) -> Option<u64> {
    digits(blob.value, text).map(|digits| u64::from(digits.len() / 2))
}

/// The bytes of hexadecimal digits.
fn bytes(digits: &[u8]) -> Vec<u8> {
    let digit = |digit: u8| (digit as char).to_digit(16).unwrap_or_default() as u8;
    let pairs = digits.as_chunks::<2>().0.iter();
    pairs.map(|[high, low]| digit(*high) << 4 | digit(*low)).collect()
}

/// The text of a type; of its definition if it is an alias.
fn type_text(document: &Document, ty: Span) -> Cow<'_, str> {
    let written = document.slice(ty);
    let definition =
        chunk_at(document, ty.start()).filter(|_| written.starts_with(b"!")).and_then(|chunk| {
            let mut all = alias_definitions(chunk);
            let (_, node) = all.find(|(name, _)| document.slice(*name) == written)?;
            Some(document.slice(node.children().last()?.span()))
        });
    String::from_utf8_lossy(definition.unwrap_or(written))
}

/// The sizes and the type of the elements of `tensor<..>` and its relatives.
fn shape(ty: &str) -> (Option<Vec<u64>>, Option<ElementType>) {
    let within = ty.split_once('<').and_then(|(_, rest)| rest.strip_suffix('>'));
    let Some(within) = within else { return (None, None) };
    let within = within.split(',').next().unwrap_or_default().trim();
    let mut sizes = Some(Vec::new());
    let mut rest = within;
    while let Some((size, after)) = rest.split_once('x') {
        let is_size =
            !size.is_empty() && size.bytes().all(|byte| byte.is_ascii_digit() || byte == b'?');
        if !is_size {
            break;
        }
        sizes = sizes.zip(size.parse().ok()).map(|(mut sizes, size): (Vec<u64>, u64)| {
            sizes.push(size);
            sizes
        });
        rest = after;
    }
    (sizes, ElementType::of(rest.trim()))
}

/// The key under a cursor, in the metadata or at a mention, and the same key in the metadata. `None` if the metadata
/// lacks it.
pub(super) fn resource_at(document: &Document, offset: u32) -> Option<(Span, Span)> {
    let path = document.tree().root().path_to(offset);
    let node = path
        .iter()
        .rev()
        .find(|node| matches!(node.kind(), NodeKind::DenseResource | NodeKind::FileMetadata))?;
    let text = document.text();
    let all = document.tree().resources(text);
    if node.kind() == NodeKind::FileMetadata {
        let found = all.iter().find(|one| one.key.touches(offset))?;
        return Some((found.key, found.key));
    }
    let key = ResourceUse::of(*node)?.key;
    let name = unquoted(key.slice(text));
    let found =
        all.iter().find(|one| one.is_blob(text) && unquoted(one.key.slice(text)) == name)?;
    key.touches(offset).then_some((key, found.key))
}

/// The mentions of a resource.
pub(super) fn mentions(document: &Document, definition: Span) -> Vec<Span> {
    let text = document.text();
    let all = document.tree().resources(text);
    let is_blob = all.iter().any(|one| one.key == definition && one.is_blob(text));
    if !is_blob {
        return Vec::new();
    }
    let name = unquoted(document.slice(definition));
    let uses = document.tree().resource_uses().into_iter().map(|use_| use_.key);
    uses.filter(|key| unquoted(key.slice(text)) == name).collect()
}

/// The type, size, first values and statistics of a resource.
pub(super) fn resource_in_words(
    document: &Document,
    name: Span,
    definition: Span,
) -> Option<String> {
    let text = document.text();
    let key = String::from_utf8_lossy(unquoted(document.slice(name))).into_owned();
    let found = resources(document).into_iter().find(|one| one.definition == Some(definition));
    let ty = found.as_ref().map(|found| found.ty.as_str()).filter(|ty| !ty.is_empty());
    let ty = ty.map_or(String::new(), |ty| format!(" : {ty}"));
    let mut out = format!("{}\nresource", fenced(&cut(&format!("{key}{ty}"))));
    let Some(found) = found else { return Some(out) };
    let _ = write!(out, " of {} bytes, mentioned {} times", found.size(), found.uses);
    if let Some(expected) = found.expected_size().filter(|size| *size != found.size() as u64) {
        let _ = write!(out, "; its type has {expected} bytes");
    }
    if let Some((first, facts)) = found.statistics(text, MAX_COUNTED_ELEMENTS) {
        let values: Vec<String> = first.iter().map(f64::to_string).collect();
        let more = if facts.count > first.len() { ", .." } else { "" };
        let _ = write!(out, "\n\nvalues: {}{more}", values.join(", "));
        let _ = write!(out, "\n\n{}", facts.in_words());
    }
    Some(out)
}

impl Statistics {
    /// The facts in a line: `min -1, max 2, mean 0.5, 1 NaN`.
    #[must_use]
    pub fn in_words(&self) -> String {
        let nans = if self.nans > 0 { format!(", {} NaN", self.nans) } else { String::new() };
        if self.count == self.nans {
            return format!("{} elements{nans}", self.count);
        }
        format!("min {}, max {}, mean {}{nans}", self.min, self.max, self.mean)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{definition, hover, prepare_rename, references};
    use abide_source::limits::Limits;

    const TEXT: &str = "!t = tensor<3xbf16>
func.func @f() {
  %0 = arith.constant dense_resource<w> : !t
  %1 = arith.constant dense_resource<\"w\"> : !t
  %2 = arith.constant dense_resource<gone> : !t
  return
}
{-#
  dialect_resources: {
    builtin: {
      w: \"0x04000000803F00C0C07F\"
    }
  },
  external_resources: {
    tool: {
      w: true
    }
  }
#-}
";

    #[test]
    fn resources_are_known_in_editors() {
        let document = Document::new(TEXT.into(), Limits::default());
        let at = |text: &str| u32::try_from(TEXT.find(text).unwrap()).unwrap();
        let mention = at("<w>") + 1;
        let key = at("w: \"");
        assert_eq!(definition(&document, mention).unwrap().1.start(), key);
        let starts: Vec<u32> =
            references(&document, key).iter().map(|found| found.span.start()).collect();
        assert_eq!(starts, [mention, at("\"w\">"), key]);
        let markdown = hover(&document, mention).unwrap().markdown;
        let wanted = "```mlir\nw : tensor<3xbf16>\n```\nresource of 6 bytes, mentioned 2 times\n\nvalues: 1, -2, NaN\n\n\
                      min -2, max 1, mean -0.5, 1 NaN";
        assert!(markdown.starts_with(wanted), "{markdown}");
        assert!(definition(&document, at("gone")).is_none());
        assert!(references(&document, at("w: true")).len() == 1);
        assert!(prepare_rename(&document, mention).is_err());
    }

    #[test]
    fn blobs_have_the_sizes_of_their_types() {
        for (ty, sizes) in [
            ("tensor<2x3xf32>", Some([24, 24])),
            ("tensor<f64>", Some([8, 8])),
            ("tensor<9xi1>", Some([9, 2])),
            ("vector<4xbf16>", Some([8, 8])),
            ("tensor<3xf32, #e>", Some([12, 12])),
            ("tensor<0xf32>", Some([0, 0])),
            ("tensor<?xf32>", None),
            ("vector<[4]xf32>", None),
            ("tensor<3xi4>", None),
            ("tensor<2xcomplex<f32>>", None),
            ("tensor<99999999999x99999999999xf32>", None),
            ("!t", None),
        ] {
            assert_eq!(blob_sizes(ty), sizes, "{ty}");
        }
    }

    #[test]
    fn broken_resources_have_no_values() {
        for text in [
            "{-# dialect_resources: {builtin: {w: \"0x0400\"}} #-}",
            "{-# dialect_resources: {builtin: {w: \"0x0400000012\"",
            "{-# dialect_resources: {builtin: {w: 1}} #-}",
            "\"a.b\"() {x = dense_resource<w> : tensor<99999999999999999999x99999999999999999xf32>} : () -> ()\n\
             {-# dialect_resources: {builtin: {w: \"0x0400000012\"}} #-}",
            "\"a.b\"() {x = dense_resource<w> : tensor<?xf32>} : () -> ()",
            "\"a.b\"() {x = dense_resource<w>",
        ] {
            let document = Document::new(text.into(), Limits::default());
            for found in resources(&document) {
                assert_eq!(found.expected_size(), None, "{text}");
                assert!(npy(&found, text.as_bytes()).len() >= 64);
            }
        }
    }
}
