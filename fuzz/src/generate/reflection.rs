//! Texts, types, values and calls, from the bytes of a fuzzer.

use abide_core::reflection::bind::{Array, DType, Elements, Value};
use abide_core::reflection::model::Primitive;
use abide_core::reflection::{AbiArgument, RecordType, from_types};
use arbitrary::{Result, Unstructured};

/// The generated types.
#[derive(Debug, Clone, Copy)]
pub struct Choice {
    scalars: &'static [Primitive],
    elements: &'static [Primitive],
    /// Whether null, unknown types and lists of any length are made too.
    open: bool,
}

/// The types that every generation packs and unpacks.
pub const PACKED: Choice = Choice {
    scalars: &[
        Primitive::Integer(8),
        Primitive::Integer(16),
        Primitive::Integer(32),
        Primitive::Integer(64),
        Primitive::Float(32),
        Primitive::Float(64),
    ],
    elements: &[
        Primitive::Integer(1),
        Primitive::Integer(8),
        Primitive::Integer(16),
        Primitive::Integer(32),
        Primitive::Integer(64),
        Primitive::Float(32),
        Primitive::Float(64),
    ],
    open: false,
};

/// The types that can be written.
pub const ANYTHING: Choice = Choice {
    scalars: &[
        Primitive::Integer(1),
        Primitive::Integer(32),
        Primitive::Float(16),
        Primitive::BFloat16,
        Primitive::Index,
        Primitive::Complex(64),
        Primitive::Integer(u32::MAX),
    ],
    elements: &[
        Primitive::Integer(8),
        Primitive::Float(32),
        Primitive::BFloat16,
        Primitive::Complex(32),
    ],
    open: true,
};

/// The arguments and results of a function. Named arguments come last.
pub fn function(
    source: &mut Unstructured<'_>,
    choice: Choice,
) -> Result<(Vec<AbiArgument>, Vec<RecordType>)> {
    let mut arguments = Vec::new();
    let mut named = false;
    while arguments.len() < 6 && source.arbitrary::<u8>()? % 4 != 0 {
        named |= source.arbitrary::<u8>()? % 4 == 0;
        let name = named.then(|| format!("n{}", arguments.len()));
        arguments.push(AbiArgument { name, ty: ty(source, choice, 4)? });
    }
    let mut results = Vec::new();
    while results.len() < 4 && source.arbitrary::<u8>()? % 3 != 0 {
        results.push(ty(source, choice, 3)?);
    }
    Ok((arguments, results))
}

fn ty(source: &mut Unstructured<'_>, choice: Choice, depth: u32) -> Result<RecordType> {
    let kinds = if depth == 0 { 2 } else { 5 } + if choice.open { 3 } else { 0 };
    let mut kind = source.int_in_range(0..=kinds - 1)?;
    if depth == 0 && kind >= 2 {
        kind += 3;
    }
    Ok(match kind {
        0 => RecordType::Scalar(*source.choose(choice.scalars)?),
        1 => nd_array(source, choice)?,
        2 => RecordType::List(types(source, choice, depth)?),
        3 => RecordType::Tuple(types(source, choice, depth)?),
        4 => {
            let slots = types(source, choice, depth)?.into_iter();
            let named = slots.map(|slot| Ok((key(source)?, slot)));
            RecordType::Dict(named.collect::<Result<_>>()?)
        }
        5 => RecordType::Null,
        6 => RecordType::Unknown,
        _ if depth > 0 => RecordType::ListOf(Box::new(ty(source, choice, depth - 1)?)),
        _ => RecordType::Unknown,
    })
}

fn types(source: &mut Unstructured<'_>, choice: Choice, depth: u32) -> Result<Vec<RecordType>> {
    let count = source.int_in_range(0..=3)?;
    (0..count).map(|_| ty(source, choice, depth - 1)).collect()
}

fn key(source: &mut Unstructured<'_>) -> Result<String> {
    let parts = ["a", "b", "\"", "\\", "é", "\u{1}", "𝄞", "10", "9", "_", "\u{2028}", "'"];
    let count = source.int_in_range(0..=3)?;
    (0..count).map(|_| Ok(*source.choose(&parts)?)).collect()
}

fn nd_array(source: &mut Unstructured<'_>, choice: Choice) -> Result<RecordType> {
    let element = *source.choose(choice.elements)?;
    let element = if choice.open && source.ratio(1, 8)? { None } else { Some(element) };
    if choice.open && source.ratio(1, 8)? {
        return Ok(RecordType::NdArray { element, dims: None });
    }
    let rank = source.int_in_range(0..=3)?;
    let dims = (0..rank).map(|_| {
        let wide = choice.open && source.ratio(1, 8)?;
        let dim = if wide { source.arbitrary()? } else { source.int_in_range(0..=3)? };
        Ok(if source.ratio(1, 3)? { None } else { Some(dim) })
    });
    Ok(RecordType::NdArray { element, dims: Some(dims.collect::<Result<_>>()?) })
}

/// The dtype of an element type.
pub fn dtype(element: Primitive) -> DType {
    match element {
        Primitive::Integer(1) => DType::Bool,
        Primitive::Integer(width) => DType::Int(width as u8),
        Primitive::Float(width) => DType::Float(width as u8),
        _ => DType::Object,
    }
}

/// A value of a type.
pub fn value(source: &mut Unstructured<'_>, ty: &RecordType) -> Result<Value> {
    Ok(match ty {
        RecordType::Scalar(Primitive::Integer(width)) => Value::Int(integer(source, *width)?),
        RecordType::Scalar(_) => Value::Float(float(source)?),
        RecordType::NdArray { element, dims } => Value::NdArray(array(source, *element, dims)?),
        RecordType::List(slots) => Value::List(values(source, slots)?),
        RecordType::Tuple(slots) => Value::Tuple(values(source, slots)?),
        RecordType::Dict(slots) => {
            let items =
                slots.iter().map(|(key, slot)| Ok((Value::Str(key.clone()), value(source, slot)?)));
            Value::dict(items.collect::<Result<_>>()?)
        }
        RecordType::ListOf(_) | RecordType::Null | RecordType::Unknown => Value::None,
    })
}

fn values(source: &mut Unstructured<'_>, slots: &[RecordType]) -> Result<Vec<Value>> {
    slots.iter().map(|slot| value(source, slot)).collect()
}

/// An integer of a signed width.
fn integer(source: &mut Unstructured<'_>, width: u32) -> Result<i128> {
    let value: i64 = source.arbitrary()?;
    Ok(i128::from(value) >> 64_u32.saturating_sub(width))
}

/// A float that also fits 32 bits, and is equal to itself.
fn float(source: &mut Unstructured<'_>) -> Result<f64> {
    let value: f32 = source.arbitrary()?;
    Ok(if value.is_nan() { 0.5 } else { f64::from(value) })
}

fn array(
    source: &mut Unstructured<'_>,
    element: Option<Primitive>,
    dims: &Option<Vec<Option<u64>>>,
) -> Result<Array> {
    let element = element.unwrap_or(Primitive::Float(32));
    let shape: Vec<u64> = dims
        .iter()
        .flatten()
        .map(|dim| dim.map_or_else(|| source.int_in_range(0..=3), Ok))
        .collect::<Result<_>>()?;
    let len = shape.iter().product::<u64>();
    let elements = match element {
        Primitive::Integer(1) => {
            Elements::Bool((0..len).map(|_| source.arbitrary()).collect::<Result<_>>()?)
        }
        Primitive::Integer(width) => {
            Elements::Int((0..len).map(|_| integer(source, width)).collect::<Result<_>>()?)
        }
        _ => Elements::Float((0..len).map(|_| float(source)).collect::<Result<_>>()?),
    };
    Ok(Array { dtype: dtype(element), shape, elements })
}

/// The positional and keyword values of a call.
pub fn call(arguments: &[AbiArgument], values: &[Value]) -> (Vec<Value>, Vec<(String, Value)>) {
    let mut positional = Vec::new();
    let mut keywords = Vec::new();
    for (argument, value) in arguments.iter().zip(values) {
        match &argument.name {
            Some(name) => keywords.push((name.clone(), value.clone())),
            None => positional.push(value.clone()),
        }
    }
    (positional, keywords)
}

/// The text of a function, with some of its bytes replaced, removed or inserted.
pub fn text(source: &mut Unstructured<'_>) -> Result<Vec<u8>> {
    let (arguments, results) = function(source, ANYTHING)?;
    let mut text = from_types(&arguments, &results).into_bytes();
    let pieces: [&[u8]; 16] = [
        b"[",
        b"]",
        b"{",
        b"}",
        b",",
        b":",
        b"\"",
        b"\\",
        b"null",
        b"NaN",
        b"\\ud800",
        b"1e999",
        b" ",
        b"\xff",
        b"\"ndarray\"",
        b"-1",
    ];
    for _ in 0..source.int_in_range(0..=4)? {
        let at = source.int_in_range(0..=text.len())?;
        let piece = *source.choose(&pieces)?;
        let end = (at + source.int_in_range(0..=2)?).min(text.len());
        text.splice(at..end, piece.iter().copied());
    }
    Ok(text)
}
