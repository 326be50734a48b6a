//! The types of MLIR, as far as function ABIs distinguish them.
//!
//! Signatures, reflection and MLIR text all use them; each has its own conversions next to its formats.

use std::fmt;

/// The signedness of an MLIR integer type, if any.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Signedness {
    /// `i32`
    Signless,
    /// `si32`
    Signed,
    /// `ui32`
    Unsigned,
}

/// A type of MLIR.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum AbiType {
    /// `i32`, `si32`, `ui32`; the width is in bits.
    Integer {
        /// In bits.
        width: u32,
        /// The signedness.
        signedness: Signedness,
    },
    /// `f16`, `f32` or `f64`; the width is in bits.
    Float {
        /// In bits.
        width: u32,
    },
    /// `bf16`
    BFloat16,
    /// `index`
    Index,
    /// `complex<f32>`; the width of one of the two parts in bits.
    Complex {
        /// In bits.
        width: u32,
    },
    /// A tensor; its encoding is left out.
    Tensor {
        /// Outermost first; `None` is dynamic. `None` as a whole where the rank is not known.
        dims: Option<Vec<Option<i64>>>,
        /// The type of the elements.
        element: Box<AbiType>,
    },
    /// `!hal.buffer_view`: an array whose shape and element type are known only at run time.
    BufferView,
    /// `!util.list<…>`, or another dialect's list of the same meaning.
    List,
    /// `!hal.fence`, by which a function that runs asynchronously waits and signals.
    Fence,
    /// Any other type, as text.
    Other(String),
}

impl AbiType {
    /// A signless integer type.
    #[must_use]
    pub fn signless(width: u32) -> AbiType {
        AbiType::Integer { width, signedness: Signedness::Signless }
    }

    /// A tensor of known rank.
    #[must_use]
    pub fn tensor(dims: Vec<Option<i64>>, element: AbiType) -> AbiType {
        AbiType::Tensor { dims: Some(dims), element: Box::new(element) }
    }
}

/// The type as MLIR writes it; lists and buffer views with the names of today's dialects.
impl fmt::Display for AbiType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AbiType::Integer { width, signedness } => {
                let prefix = match signedness {
                    Signedness::Signless => "i",
                    Signedness::Signed => "si",
                    Signedness::Unsigned => "ui",
                };
                write!(f, "{prefix}{width}")
            }
            AbiType::Float { width } => write!(f, "f{width}"),
            AbiType::BFloat16 => f.write_str("bf16"),
            AbiType::Index => f.write_str("index"),
            AbiType::Complex { width } => write!(f, "complex<f{width}>"),
            AbiType::BufferView => f.write_str("!hal.buffer_view"),
            AbiType::List => f.write_str("!util.list<?>"),
            AbiType::Fence => f.write_str("!hal.fence"),
            AbiType::Other(text) => f.write_str(text),
            AbiType::Tensor { dims, element } => {
                f.write_str("tensor<")?;
                let Some(dims) = dims else { return write_element(f, "*x", element) };
                for dim in dims {
                    match dim {
                        Some(dim) => write!(f, "{dim}x")?,
                        None => f.write_str("?x")?,
                    }
                }
                write_element(f, "", element)
            }
        }
    }
}

/// Writes the rest of a tensor type. Elements are not tensors in MLIR; one that is is not followed
/// further.
fn write_element(f: &mut fmt::Formatter<'_>, before: &str, element: &AbiType) -> fmt::Result {
    match element {
        AbiType::Tensor { .. } => write!(f, "{before}tensor<..>>"),
        element => write!(f, "{before}{element}>"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_written_as_mlir_writes_them() {
        let unranked =
            AbiType::Tensor { dims: None, element: Box::new(AbiType::Complex { width: 32 }) };
        for (ty, text) in [
            (AbiType::Integer { width: 8, signedness: Signedness::Unsigned }, "ui8"),
            (AbiType::tensor(vec![Some(4), None], AbiType::BFloat16), "tensor<4x?xbf16>"),
            (AbiType::tensor(vec![], AbiType::Index), "tensor<index>"),
            (unranked.clone(), "tensor<*xcomplex<f32>>"),
            (AbiType::tensor(vec![], unranked), "tensor<tensor<..>>"),
        ] {
            assert_eq!(ty.to_string(), text);
        }
    }
}
