//! The attributes and types of VHLO in their own encoding, each as its StableHLO equivalent.

use super::TODAY;
use abide_mlir::bytecode::{Encoded, Read};
use abide_mlir::ir::{Attribute, AttributeKind, FloatKind, Type, TypeKind};
use abide_source::types::Signedness;

/// The type of a type code without further data.
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

/// A type.
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
        24 => return encoded.quantized_type(false),
        30 => return encoded.quantized_type(true),
        25 => {
            let element = encoded.ty()?;
            Ok(encoded.context().ty(TypeKind::UnrankedTensor(element)))
        }
        41 => {
            let (shape, element) = (encoded.shape()?, encoded.ty()?);
            let kind = TypeKind::MemRef { shape, element, layout: None, memory_space: None };
            Ok(encoded.context().ty(kind))
        }
        42 => {
            let results = encoded.written_types()?.join(", ");
            encoded.type_of(TODAY, &format!("future<{results}>"))
        }
        _ => return Ok(None),
    }
    .map(Some)
}

fn plain_type(encoded: &mut Encoded<'_, '_>, plain: &Plain) -> Read<Type> {
    // VHLO's signed integers are signless in MLIR.
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
        20 => accuracy(encoded),
        21 => {
            let (before, size) = (encoded.signed()?, encoded.signed()?);
            encoded.attribute_of(TODAY, &format!("sub_axis_info<({before}){size}>"))
        }
        22 => axis(encoded),
        23 => replica_groups(encoded),
        24 => {
            let (name, size) = (written(encoded)?, encoded.signed()?);
            encoded.attribute_of(TODAY, &format!("mesh_axis<name = {name}, size = {size}>"))
        }
        25 => mesh(encoded),
        _ => return Ok(None),
    }
    .map(Some)
}

fn word(words: &'static [&'static str], value: u64) -> Option<&'static str> {
    let word = words.get(usize::try_from(value).ok()?)?;
    Some(*word).filter(|word| !word.is_empty())
}

/// The aliasing between a result and an operand.
fn alias(encoded: &mut Encoded<'_, '_>) -> Read<Attribute> {
    let result = encoded.signed_list()?;
    let (operand, of_operand) = (encoded.signed()?, encoded.signed_list()?);
    let body = format!(
        "output_operand_alias<output_tuple_indices = {result:?}, operand_index = {operand}, \
         operand_tuple_indices = {of_operand:?}>"
    );
    encoded.attribute_of(TODAY, &body)
}

/// The bounds of a tensor's dimensions; `?` for none.
fn bounds(encoded: &mut Encoded<'_, '_>) -> Read<Attribute> {
    let bounds = encoded.signed_list()?;
    let written = |bound: &i64| if *bound < 0 { "?".to_owned() } else { bound.to_string() };
    let bounds: Vec<String> = bounds.iter().map(written).collect();
    encoded.attribute_of(TODAY, &format!("bounds<{}>", bounds.join(", ")))
}

/// The accuracy of a result; a tolerance of zero is omitted.
fn accuracy(encoded: &mut Encoded<'_, '_>) -> Read<Attribute> {
    const NONE: &str = "0.000000e+00";
    let tolerances = [("atol", encoded.double()?), ("rtol", encoded.double()?)];
    let tolerances = tolerances.into_iter().filter(|(_, value)| value != NONE);
    let mut parts: Vec<String> =
        tolerances.map(|(name, value)| format!("{name} = {value}")).collect();
    let units = encoded.signed()?;
    if units != 0 {
        parts.push(format!("ulps = {units}"));
    }
    parts.push(format!("mode = {}", written(encoded)?));
    encoded.attribute_of(TODAY, &format!("result_accuracy<{}>", parts.join(", ")))
}

/// The text of an attribute of the file.
fn written(encoded: &mut Encoded<'_, '_>) -> Read<String> {
    let attribute = encoded.attribute()?;
    encoded.written(attribute)
}

/// An axis of a mesh, or a part of one.
fn axis(encoded: &mut Encoded<'_, '_>) -> Read<Attribute> {
    let name = written(encoded)?;
    let mut body = format!("name = {name}");
    if encoded.number()? != 0 {
        let part = written(encoded)?;
        body.push_str(&format!(", sub_axis_info = {}", stripped(&part, "sub_axis_info")));
    }
    encoded.attribute_of(TODAY, &format!("axis_ref<{body}>"))
}

/// The axes of a mesh along which devices are replicas; the mesh may be a symbol.
fn replica_groups(encoded: &mut Encoded<'_, '_>) -> Read<Attribute> {
    let mesh = encoded.attribute()?;
    let mesh = match encoded.context().string_value(mesh) {
        Some(root) => {
            let nested = Box::default();
            let kind = AttributeKind::SymbolReference { root, nested };
            encoded.context().attribute(kind)
        }
        None => mesh,
    };
    let (mesh, axes) = (encoded.written(mesh)?, written(encoded)?);
    let body = format!("replica_group_mesh_axes<mesh = {mesh}, axes = {axes}>");
    encoded.attribute_of(TODAY, &body)
}

/// A mesh of axes, and the order of its devices if it is not the default.
fn mesh(encoded: &mut Encoded<'_, '_>) -> Read<Attribute> {
    let axes = encoded.attribute()?;
    let axes = match encoded.context().attribute_kind(axes) {
        AttributeKind::Array(axes) => axes.clone(),
        _ => Box::default(),
    };
    let axes = axes.iter().map(|axis| {
        let text = encoded.written(*axis)?;
        Ok(format!("<{}>", stripped(&text, "mesh_axis")))
    });
    let mut body = format!("axes=[{}]", axes.collect::<Read<Vec<_>>>()?.join(", "));
    if let Some(devices) = encoded.optional_attribute()? {
        body.push_str(&format!(", device_ids={}", encoded.written(devices)?));
    }
    encoded.attribute_of(TODAY, &format!("mesh<{body}>"))
}

/// The text between the brackets of a named attribute, as nested in another one.
fn stripped<'t>(text: &'t str, name: &str) -> &'t str {
    let inner = text.strip_prefix(&format!("#{TODAY}.{name}<"));
    inner.and_then(|text| text.strip_suffix('>')).unwrap_or(text)
}
