//! The attributes and types of VHLO in their own encoding, each as what it stands for.

use super::TODAY;
use abide_mlir::bytecode::{Encoded, Read};
use abide_mlir::ir::{Attribute, FloatKind, Type, TypeKind};
use abide_source::types::Signedness;

/// What a code of a type stands for, where nothing follows it.
enum Plain {
    Float(FloatKind),
    Signed(u32),
    Unsigned(u32),
    Index,
    None,
    Bool,
    Token,
    Witness,
}

fn plain(code: u64) -> Option<Plain> {
    Some(match code {
        0 => Plain::Bool,
        2 => Plain::Float(FloatKind::BF16),
        3 => Plain::Float(FloatKind::F16),
        4 => Plain::Float(FloatKind::F32),
        5 => Plain::Float(FloatKind::F64),
        6 => Plain::Float(FloatKind::F8E4M3FN),
        7 => Plain::Float(FloatKind::F8E5M2),
        9 => Plain::Index,
        10 => Plain::Signed(4),
        11 => Plain::Signed(8),
        12 => Plain::Signed(16),
        13 => Plain::Signed(32),
        14 => Plain::Signed(64),
        15 => Plain::Unsigned(4),
        16 => Plain::Unsigned(8),
        17 => Plain::Unsigned(16),
        18 => Plain::Unsigned(32),
        19 => Plain::Unsigned(64),
        22 => Plain::Token,
        26 => Plain::Witness,
        27 => Plain::Float(FloatKind::F8E4M3FNUZ),
        28 => Plain::Float(FloatKind::F8E5M2FNUZ),
        29 => Plain::Float(FloatKind::F8E4M3B11FNUZ),
        31 => Plain::Signed(2),
        32 => Plain::Unsigned(2),
        33 => Plain::None,
        34 => Plain::Float(FloatKind::TF32),
        35 => Plain::Float(FloatKind::F8E4M3),
        36 => Plain::Float(FloatKind::F8E3M4),
        37 => Plain::Float(FloatKind::F4E2M1FN),
        38 => Plain::Float(FloatKind::F6E2M3FN),
        39 => Plain::Float(FloatKind::F6E3M2FN),
        40 => Plain::Float(FloatKind::F8E8M0FNU),
        _ => return None,
    })
}

/// A type. Quantized ones are kept as bytes.
pub(super) fn ty(encoded: &mut Encoded<'_, '_>) -> Read<Option<Type>> {
    let code = encoded.number()?;
    if let Some(plain) = plain(code) {
        return plain_type(encoded, &plain).map(Some);
    }
    match code {
        1 => encoded.complex_type(),
        8 => encoded.function_type(),
        20 => tensor(encoded, None),
        21 => {
            let encoding = encoded.attribute()?;
            tensor(encoded, Some(encoding))
        }
        23 => encoded.tuple_type(),
        25 => {
            let element = encoded.ty()?;
            Ok(encoded.context().ty(TypeKind::UnrankedTensor(element)))
        }
        41 => {
            let (shape, element) = (encoded.shape()?, encoded.ty()?);
            let kind = TypeKind::MemRef { shape, element, layout: None, memory_space: None };
            Ok(encoded.context().ty(kind))
        }
        _ => return Ok(None),
    }
    .map(Some)
}

fn plain_type(encoded: &mut Encoded<'_, '_>, plain: &Plain) -> Read<Type> {
    // What has a sign in VHLO has none in MLIR's words.
    let integer = |width, signedness| TypeKind::Integer { width, signedness };
    let kind = match plain {
        Plain::Float(kind) => TypeKind::Float(*kind),
        Plain::Signed(width) => integer(*width, Signedness::Signless),
        Plain::Unsigned(width) => integer(*width, Signedness::Unsigned),
        Plain::Bool => integer(1, Signedness::Signless),
        Plain::Index => TypeKind::Index,
        Plain::None => TypeKind::None,
        Plain::Token => return encoded.type_of(TODAY, "token"),
        Plain::Witness => return encoded.type_of("shape", "witness"),
    };
    Ok(encoded.context().ty(kind))
}

fn tensor(encoded: &mut Encoded<'_, '_>, encoding: Option<Attribute>) -> Read<Type> {
    let (shape, element) = (encoded.shape()?, encoded.ty()?);
    Ok(encoded.context().ty(TypeKind::Tensor { shape, element, encoding }))
}

/// The enumerations: the code of each, its name, and the words of its values.
const ENUMERATIONS: &[(u64, &str, &[&str])] = &[
    (3, "comparison_direction", &["EQ", "NE", "GE", "GT", "LE", "LT"]),
    (4, "comparison_type", &["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"]),
    (7, "fft_type", &["FFT", "IFFT", "RFFT", "IRFFT"]),
    (11, "precision", &["DEFAULT", "HIGH", "HIGHEST"]),
    (12, "rng_algorithm", &["DEFAULT", "THREE_FRY", "PHILOX"]),
    (13, "rng_distribution", &["", "UNIFORM", "NORMAL"]),
    (16, "transpose", &["TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"]),
];

/// The words of how accurate a result is.
const ACCURACIES: &[&str] = &["DEFAULT", "HIGHEST", "TOLERANCE"];

/// An attribute.
pub(super) fn attribute(encoded: &mut Encoded<'_, '_>) -> Read<Option<Attribute>> {
    let code = encoded.number()?;
    if let Some((_, name, words)) = ENUMERATIONS.iter().find(|one| one.0 == code) {
        let Some(word) = word(words, encoded.number()?) else { return Ok(None) };
        return encoded.attribute_of(TODAY, &format!("<{name} {word}>")).map(Some);
    }
    match code {
        1 => encoded.array(),
        2 => {
            let value = encoded.number()? != 0;
            Ok(encoded.context().bool_attribute(value))
        }
        5 => {
            let value = i64::try_from(encoded.number()?).unwrap_or(i64::MAX);
            let ty = encoded.context().integer(32);
            Ok(encoded.context().integer_attribute(value, ty))
        }
        6 => encoded.dictionary(),
        8 => encoded.float(),
        9 => encoded.integer(),
        10 => alias(encoded),
        14 => encoded.string(),
        15 => encoded.elements(),
        17 => {
            let ty = encoded.ty()?;
            Ok(encoded.context().type_attribute(ty))
        }
        18 => bounds(encoded),
        19 => {
            let Some(word) = word(ACCURACIES, encoded.number()?) else { return Ok(None) };
            encoded.attribute_of(TODAY, &format!("result_accuracy_mode<{word}>"))
        }
        20 => return accuracy(encoded),
        _ => return Ok(None),
    }
    .map(Some)
}

fn word(words: &'static [&'static str], value: u64) -> Option<&'static str> {
    let word = words.get(usize::try_from(value).ok()?)?;
    Some(*word).filter(|word| !word.is_empty())
}

/// Which result shares its memory with which operand.
fn alias(encoded: &mut Encoded<'_, '_>) -> Read<Attribute> {
    let result = encoded.signed_list()?;
    let (operand, of_operand) = (encoded.signed()?, encoded.signed_list()?);
    let body = format!(
        "output_operand_alias<output_tuple_indices = {result:?}, operand_index = {operand}, \
         operand_tuple_indices = {of_operand:?}>"
    );
    encoded.attribute_of(TODAY, &body)
}

/// How large the dimensions of a tensor may be; `?` where nothing is said.
fn bounds(encoded: &mut Encoded<'_, '_>) -> Read<Attribute> {
    let bounds = encoded.signed_list()?;
    let written = |bound: &i64| if *bound < 0 { "?".to_owned() } else { bound.to_string() };
    let bounds: Vec<String> = bounds.iter().map(written).collect();
    encoded.attribute_of(TODAY, &format!("bounds<{}>", bounds.join(", ")))
}

/// How accurate a result is; one with a tolerance is kept as bytes.
fn accuracy(encoded: &mut Encoded<'_, '_>) -> Read<Option<Attribute>> {
    encoded.double()?;
    encoded.double()?;
    encoded.signed()?;
    let mode = encoded.attribute()?;
    for word in ["DEFAULT", "HIGHEST"] {
        let body = format!("result_accuracy_mode<{word}>");
        if encoded.attribute_of(TODAY, &body)? == mode {
            let body = format!("result_accuracy<mode = #{TODAY}.{body}>");
            return encoded.attribute_of(TODAY, &body).map(Some);
        }
    }
    Ok(None)
}
