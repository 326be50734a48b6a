//! Shaped types in words: the number of elements, the bytes, the layout in memory.

use super::expanded::expanded;
use crate::db::Document;
use abide_mlir::ir::{AttributeKind, Context, DYNAMIC, Ir, Shape, Type, TypeKind};
use abide_mlir::parse::{Aliases, Surroundings, parse_type};
use abide_source::spelling::counted;
use abide_source::text::Span;

/// The longest type that is described, in bytes.
const MAX_TYPE_BYTES: usize = 1 << 10;

/// Describes the type at a range of the text; `None` for a type without a shape.
pub(crate) fn type_at_in_words(document: &Document, span: Span) -> Option<String> {
    if span.len() as usize > MAX_TYPE_BYTES {
        return None;
    }
    let text = expanded(document, span).unwrap_or_else(|| document.string(span));
    type_in_words(document, &text)
}

/// Describes a type without aliases.
pub(crate) fn type_in_words(document: &Document, text: &str) -> Option<String> {
    if text.len() > MAX_TYPE_BYTES {
        return None;
    }
    let none = Aliases::default();
    let around = Surroundings { values: &[], aliases: &none };
    let (registry, limits) = (document.registry(), document.limits());
    let read = parse_type(Ir::new(0), text.as_bytes(), around, registry, limits);
    let context = &read.ir.context;
    let kind = context.type_kind(read.read?);
    let (shape, element) = (kind.shape()?, kind.element()?);
    let mut words = elements_in_words(kind, shape, bytes_of(context, element))?;
    if let TypeKind::MemRef { layout, .. } = kind {
        let layout = layout.map(|layout| context.attribute_kind(layout));
        words.push_str("; ");
        words.push_str(&layout_in_words(shape, layout));
    }
    Some(words)
}

/// The bytes of an element; `None` if they depend on the target, or if it is not a whole number of bytes.
fn bytes_of(context: &Context, element: Type) -> Option<u64> {
    let bits = match context.type_kind(element) {
        TypeKind::Integer { width, .. } => u64::from(*width),
        TypeKind::Float(kind) => u64::from(kind.width()),
        TypeKind::Complex(part) => 8 * bytes_of(context, *part)?.checked_mul(2)?,
        _ => return None,
    };
    (bits > 0 && bits % 8 == 0).then_some(bits / 8)
}

fn elements_in_words(kind: &TypeKind, shape: &Shape, bytes: Option<u64>) -> Option<String> {
    let is_scalable = matches!(kind, TypeKind::Vector { scalable, .. } if scalable.contains(&true));
    let dynamic = shape.iter().filter(|size| **size == DYNAMIC).count();
    if dynamic > 0 || is_scalable {
        let each = bytes.map(|bytes| format!(", {} an element", counted_bytes(bytes)));
        let of = if is_scalable { "scalable size" } else { "dynamic size" };
        let count = if is_scalable { 1 } else { dynamic };
        let rank = counted(shape.len(), "dimension");
        return Some(format!("{rank}, {}{}", counted(count, of), each.unwrap_or_default()));
    }
    let sizes = shape.iter().map(|size| u64::try_from(*size).ok());
    let count = sizes.clone().try_fold(1_u64, |product, size| product.checked_mul(size?))?;
    let all = bytes.and_then(|bytes| count.checked_mul(bytes)).map(counted_bytes);
    let all = all.map(|all| format!(", {all}")).unwrap_or_default();
    let elements = counted(usize::try_from(count).ok()?, "element");
    Some(match shape.len() {
        0 | 1 => format!("{elements}{all}"),
        _ => {
            let sizes: Vec<String> = shape.iter().map(i64::to_string).collect();
            format!("{} = {elements}{all}", sizes.join(" × "))
        }
    })
}

fn counted_bytes(bytes: u64) -> String {
    counted(usize::try_from(bytes).unwrap_or(usize::MAX), "byte")
}

/// Describes the layout of a memory reference.
fn layout_in_words(shape: &Shape, layout: Option<&AttributeKind>) -> String {
    let (strides, offset) = match layout {
        None => return "contiguous, the last dimension without gaps".to_owned(),
        Some(AttributeKind::StridedLayout { strides, offset }) => (strides, *offset),
        Some(AttributeKind::AffineMap(_)) => return "laid out by an affine map".to_owned(),
        Some(_) => return "laid out by an attribute of a dialect".to_owned(),
    };
    let number = |size: i64| if size == DYNAMIC { "?".to_owned() } else { size.to_string() };
    let list: Vec<String> = strides.iter().map(|stride| number(*stride)).collect();
    let is_known = !shape.contains(&DYNAMIC) && !strides.contains(&DYNAMIC);
    let is_contiguous = match contiguous_strides(shape) {
        _ if !is_known => "",
        Some(dense) if dense.iter().eq(strides.iter()) => ", contiguous",
        _ => ", with gaps or another order",
    };
    let begins = match offset {
        0 => String::new(),
        DYNAMIC => ", begins at an unknown element".to_owned(),
        offset => format!(", begins at element {}", number(offset)),
    };
    format!("strides {}{is_contiguous}{begins}", list.join(", "))
}

/// The strides of a shape without gaps.
fn contiguous_strides(shape: &Shape) -> Option<Vec<i64>> {
    let mut strides = Vec::with_capacity(shape.len());
    let mut stride = 1_i64;
    for size in shape.iter().rev() {
        strides.push(stride);
        stride = stride.checked_mul(*size)?;
    }
    strides.reverse();
    Some(strides)
}
