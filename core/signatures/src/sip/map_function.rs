//! Function types to raw signatures, and back.
//!
//! The rules are those of the compiler pass of the C++ reference that wrote the attribute `f`
//! (`-iree-sip-materialize-reflection-attrs`).

use super::fields::BuildError;
use super::raw::{RawFunction, RawKind, RawSignatureMangler, RawValue};
use super::scalar_type::ScalarType;
use super::visit::Side;
use abide_source::types::{AbiType, Signedness};

impl ScalarType {
    /// The element type of the raw function ABI for a type. Signless integers count as signed,
    /// `i1` as a byte; `si` and `ui` types have none, as in the reference.
    #[must_use]
    pub fn of_abi_type(ty: &AbiType) -> Option<ScalarType> {
        match ty {
            AbiType::Integer { width, signedness: Signedness::Signless } => match width {
                1 | 8 => Some(ScalarType::SInt8),
                16 => Some(ScalarType::SInt16),
                32 => Some(ScalarType::SInt32),
                64 => Some(ScalarType::SInt64),
                _ => None,
            },
            AbiType::Float { width: 16 } => Some(ScalarType::Float16),
            AbiType::Float { width: 32 } => Some(ScalarType::Float32),
            AbiType::Float { width: 64 } => Some(ScalarType::Float64),
            AbiType::BFloat16 => Some(ScalarType::BFloat16),
            _ => None,
        }
    }

    /// The type of an element type. Unsigned ones, which the reference never writes, become `ui` types.
    #[must_use]
    pub fn abi_type(self) -> AbiType {
        let width = self.size() * 8;
        match self {
            ScalarType::Float16 | ScalarType::Float32 | ScalarType::Float64 => {
                AbiType::Float { width }
            }
            ScalarType::BFloat16 => AbiType::BFloat16,
            ScalarType::SInt8 | ScalarType::SInt16 | ScalarType::SInt32 | ScalarType::SInt64 => {
                AbiType::signless(width)
            }
            _ => AbiType::Integer { width, signedness: Signedness::Unsigned },
        }
    }
}

impl RawFunction {
    /// The type of a value of the function; `None` for references and for types that the writer could not map.
    #[must_use]
    pub fn abi_type(&self, value: &RawValue) -> Option<AbiType> {
        match value.kind {
            RawKind::Scalar(scalar) => Some(scalar.abi_type()),
            RawKind::Buffer(scalar) => {
                let dim = |dim: &i32| (*dim >= 0).then_some(i64::from(*dim));
                let dims = self.dims(value).iter().map(dim).collect();
                Some(AbiType::tensor(dims, scalar.abi_type()))
            }
            RawKind::Reference | RawKind::Unrecognized => None,
        }
    }
}

/// A value that has no place in the raw function ABI: it is written as `U`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnmappedValue {
    /// Whether it is an argument or a result.
    pub side: Side,
    /// Its position.
    pub index: usize,
}

impl UnmappedValue {
    /// The warning that the compiler pass of the C++ reference gives.
    #[must_use]
    pub fn message(&self, function: &str) -> String {
        let what = match self.side {
            Side::Inputs => "Argument",
            Side::Results => "Result",
        };
        format!(
            "{what} #{} of function {function} is not a recognized public ABI type and the \
             function may not be invokable by standard tools",
            self.index
        )
    }
}

/// The raw signature of a function type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MappedFunction {
    /// The value of the attribute `f`.
    pub signature: Vec<u8>,
    /// The unmapped values, arguments first.
    pub unmapped: Vec<UnmappedValue>,
}

/// Maps a function type. Tensors become buffers, and other types scalars. Types without an element type, and
/// tensors with a dim above 2^31 - 1, become `U`.
///
/// # Errors
/// A half of more than 2^31 - 2 bytes.
pub fn map_function(inputs: &[AbiType], results: &[AbiType]) -> Result<MappedFunction, BuildError> {
    let mut mangler = RawSignatureMangler::new();
    let mut unmapped = Vec::new();
    for (side, types) in [(Side::Inputs, inputs), (Side::Results, results)] {
        for (index, value) in types.iter().enumerate() {
            if add_value(&mut mangler, side, value).is_none() {
                mangler.add_unrecognized(side);
                unmapped.push(UnmappedValue { side, index });
            }
        }
    }
    Ok(MappedFunction { signature: mangler.to_signature()?, unmapped })
}

/// Adds a value, or returns `None` and adds nothing if it cannot be mapped.
fn add_value(mangler: &mut RawSignatureMangler, side: Side, value: &AbiType) -> Option<()> {
    if let AbiType::Tensor { dims, element } = value {
        let dims =
            dims.as_ref()?.iter().map(|dim| dim.map_or(Some(-1), |dim| i32::try_from(dim).ok()));
        let dims: Vec<i32> = dims.collect::<Option<_>>()?;
        mangler.add_buffer(side, ScalarType::of_abi_type(element)?.code(), &dims);
    } else {
        mangler.add_scalar(side, ScalarType::of_abi_type(value)?.code());
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_source::limits::Limits;

    fn tensor(dims: &[Option<i64>], element: AbiType) -> AbiType {
        AbiType::tensor(dims.to_vec(), element)
    }

    fn signature(inputs: &[AbiType]) -> String {
        let mapped = map_function(inputs, &[]).unwrap();
        String::from_utf8(mapped.signature).unwrap()
    }

    #[test]
    fn types_map_as_in_the_pass_of_the_reference() {
        let i64_tensor = tensor(&[None, Some(4)], AbiType::signless(64));
        assert_eq!(signature(&[i64_tensor]), "I11!B8!t7d-1d4R1!");
        assert_eq!(signature(&[AbiType::signless(1)]), "I6!S3!t4R1!");
        assert_eq!(signature(&[AbiType::Float { width: 32 }]), "I4!S1!R1!");
        assert_eq!(signature(&[tensor(&[Some(1)], AbiType::BFloat16)]), "I8!B5!t3d1R1!");
    }

    #[test]
    fn an_unmapped_value_is_named_in_a_warning() {
        let unsigned = AbiType::Integer { width: 32, signedness: Signedness::Unsigned };
        let huge = tensor(&[Some(1 << 31)], AbiType::signless(8));
        let inputs = [AbiType::signless(32), unsigned, huge, AbiType::signless(3)];
        let mapped = map_function(&inputs, &[AbiType::Index]).unwrap();
        assert_eq!(mapped.signature, b"I15!S3!t6U1!U1!U1!R4!U1!");
        let messages: Vec<String> =
            mapped.unmapped.iter().map(|value| value.message("f")).collect();
        assert_eq!(
            messages[0],
            "Argument #1 of function f is not a recognized public ABI type and the function may \
             not be invokable by standard tools"
        );
        assert_eq!(mapped.unmapped.last(), Some(&UnmappedValue { side: Side::Results, index: 0 }));
        assert_eq!(messages.len(), 4);
    }

    #[test]
    fn raw_values_map_back() {
        let text = b"I20!B9!t10d-1d4S3!t6O1!R4!U1!";
        let function = RawFunction::read(text, &Limits::default()).unwrap();
        let types: Vec<Option<String>> = function
            .inputs()
            .iter()
            .chain(function.results())
            .map(|value| function.abi_type(value).map(|ty| ty.to_string()))
            .collect();
        let expected = [Some("tensor<?x4xui32>".to_owned()), Some("i32".to_owned()), None, None];
        assert_eq!(types, expected);
    }
}
