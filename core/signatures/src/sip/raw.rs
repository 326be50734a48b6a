//! Raw function signatures: the flat list of buffers, scalars and references that a function takes and returns
//! (attribute `f`).
//!
//! The body of each half is a list of spans:
//!
//! - `B`: a buffer with fields `t` (element type) and `d` (a dimension, negative if it is dynamic)
//! - `S`: a scalar with a field `t`
//! - `O`: a reference
//! - `U`: a value that the writer could not map

use super::fields::{
    BuildError, Decimal, Field, SignatureBuilder, push_decimal, push_span_head, scan_field,
};
use super::scalar_type::ScalarType;
use super::visit::{Side, SipErrorKind, find_side};
use abide_source::limits::Limits;
use abide_source::text::Span;
use std::fmt;

/// The kind of a raw value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RawKind {
    /// An array of elements of one type; its dims are [`RawFunction::dims`].
    Buffer(ScalarType),
    /// One element.
    Scalar(ScalarType),
    /// A reference to an object of any kind.
    Reference,
    /// A value whose type the writer could not map. (The C++ reference writes it and refuses to
    /// read it.)
    Unrecognized,
}

/// One input or result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RawValue {
    /// The kind.
    pub kind: RawKind,
    /// The span in the signature, as a whole field.
    pub span: Span,
    /// Its dims, as a range of the list of all dims.
    dims: (u32, u32),
}

/// An estimate of the bytes of a signature for each value or dim, for the initial capacity of lists.
const BYTES_PER_ITEM: usize = 8;

/// The amount of readable text that is buffered before it is written, in bytes.
const BUFFERED_BYTES: usize = 4096;

/// A function as its raw signature describes it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RawFunction {
    inputs: Vec<RawValue>,
    results: Vec<RawValue>,
    /// The dims of all buffers, one list for all: a value owns a range of it.
    dims: Vec<i32>,
}

/// The reason why a raw signature is unreadable. The messages are those of the C++ reference, which reports neither
/// `BrokenField` nor `TooLong`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RawErrorKind {
    /// The field `I` is missing.
    InputsNotFound,
    /// The field `R` is missing.
    ResultsNotFound,
    /// A value other than `B`, `S`, `O` and `U`.
    UnrecognizedValue,
    /// An element type below 0 or above 11.
    ScalarTypeCode,
    /// A field of a buffer is neither `t` nor `d`.
    UnrecognizedBufferField,
    /// A field of a scalar is not `t`.
    UnrecognizedScalarField,
    /// A reference has a field.
    UnrecognizedReferenceField,
    /// A malformed field, at any depth.
    BrokenField,
    /// More bytes than [`Limits::bytes`].
    TooLong,
}

impl RawErrorKind {
    /// The error in words.
    #[must_use]
    pub fn message(self) -> &'static str {
        match self {
            RawErrorKind::InputsNotFound => "Inputs span not found",
            RawErrorKind::ResultsNotFound => "Results span not found",
            RawErrorKind::UnrecognizedValue => "Unrecognized raw tag",
            RawErrorKind::ScalarTypeCode => "Illegal ScalarType code",
            RawErrorKind::UnrecognizedBufferField => "Unrecognized buffer field tag",
            RawErrorKind::UnrecognizedScalarField => "Unrecognized scalar field tag",
            RawErrorKind::UnrecognizedReferenceField => "Unrecognized ref object field tag",
            RawErrorKind::BrokenField => "Broken field in raw signature",
            RawErrorKind::TooLong => "Raw signature is too long",
        }
    }
}

/// The first error of a raw signature: in the inputs if there is one in both halves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RawError {
    /// The error.
    pub kind: RawErrorKind,
    /// The field that is wrong, in bytes of the signature; if a half is missing, its end.
    pub span: Span,
}

impl fmt::Display for RawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.message())
    }
}

impl std::error::Error for RawError {}

impl RawFunction {
    /// Reads a raw signature, in linear time.
    ///
    /// # Errors
    /// See [`RawErrorKind`]. Unlike in the C++ reference, a broken field is an error anywhere before the end of the
    /// results, and `U` is read.
    pub fn read(text: &[u8], limits: &Limits) -> Result<RawFunction, RawError> {
        if text.len() > limits.bytes.min(u32::MAX as usize - 1) {
            let span = Span::from_range(limits.bytes.min(text.len())..text.len());
            return Err(RawError { kind: RawErrorKind::TooLong, span });
        }
        let dims = Vec::with_capacity(text.len() / BYTES_PER_ITEM);
        let mut function = RawFunction { dims, ..RawFunction::default() };
        function.inputs = function.read_half(text, Side::Inputs)?;
        function.results = function.read_half(text, Side::Results)?;
        Ok(function)
    }

    fn read_half(&mut self, text: &[u8], side: Side) -> Result<Vec<RawValue>, RawError> {
        let half = find_side(text, side).map_err(|error| {
            let kind = match error.kind {
                SipErrorKind::InputsNotFound => RawErrorKind::InputsNotFound,
                SipErrorKind::ResultsNotFound => RawErrorKind::ResultsNotFound,
                _ => RawErrorKind::BrokenField,
            };
            RawError { kind, span: error.span }
        })?;
        let mut values = Vec::with_capacity(half.content(text).len() / BYTES_PER_ITEM + 1);
        for_each_field(text, &half, |field| {
            values.push(self.read_value(text, field)?);
            Ok(())
        })?;
        Ok(values)
    }

    fn read_value(&mut self, text: &[u8], field: &Field) -> Result<RawValue, RawError> {
        let first_dim = self.dims.len() as u32;
        let kind = match field.tag {
            b'B' => RawKind::Buffer(self.read_buffer(text, field)?),
            b'S' => RawKind::Scalar(read_scalar(text, field)?),
            b'O' => read_reference(text, field)?,
            b'U' => RawKind::Unrecognized,
            _ => return Err(error_at(RawErrorKind::UnrecognizedValue, field)),
        };
        Ok(RawValue { kind, span: field.span(), dims: (first_dim, self.dims.len() as u32) })
    }

    fn read_buffer(&mut self, text: &[u8], buffer: &Field) -> Result<ScalarType, RawError> {
        let mut scalar = ScalarType::default();
        for_each_field(text, buffer, |field| {
            match field.tag {
                b't' => scalar = scalar_type(field)?,
                b'd' => self.dims.push(field.number),
                _ => return Err(error_at(RawErrorKind::UnrecognizedBufferField, field)),
            }
            Ok(())
        })?;
        Ok(scalar)
    }

    /// The arguments of the function.
    #[must_use]
    pub fn inputs(&self) -> &[RawValue] {
        &self.inputs
    }

    /// The results of the function.
    #[must_use]
    pub fn results(&self) -> &[RawValue] {
        &self.results
    }

    /// The values of one half.
    #[must_use]
    pub fn values(&self, side: Side) -> &[RawValue] {
        match side {
            Side::Inputs => &self.inputs,
            Side::Results => &self.results,
        }
    }

    /// The dims of a buffer of this function, outermost first; one that is negative is dynamic.
    /// Empty for a buffer of rank 0 and for other values.
    #[must_use]
    pub fn dims(&self, value: &RawValue) -> &[i32] {
        let (start, end) = value.dims;
        self.dims.get(start as usize..end as usize).unwrap_or_default()
    }

    /// The signature again, in the form of [`RawSignatureMangler`].
    ///
    /// # Errors
    /// A half of more than 2^31 - 2 bytes.
    pub fn encode(&self) -> Result<Vec<u8>, BuildError> {
        let mut mangler = RawSignatureMangler::new();
        for side in [Side::Inputs, Side::Results] {
            for value in self.values(side) {
                match value.kind {
                    RawKind::Buffer(scalar) => {
                        mangler.add_buffer(side, scalar.code(), self.dims(value));
                    }
                    RawKind::Scalar(scalar) => mangler.add_scalar(side, scalar.code()),
                    RawKind::Reference => mangler.add_reference(side),
                    RawKind::Unrecognized => mangler.add_unrecognized(side),
                }
            }
        }
        mangler.to_signature()
    }

    /// Appends the readable text of one half, and writes it to `f` piece by piece.
    fn write_half(&self, out: &mut String, side: Side, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.push('(');
        for (index, value) in self.values(side).iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            self.write_value(out, value);
            if out.len() > BUFFERED_BYTES {
                f.write_str(out)?;
                out.clear();
            }
        }
        out.push(')');
        Ok(())
    }

    /// Appends the readable text of one value, such as `Buffer<float32[4x?]>`.
    pub fn write_value(&self, out: &mut String, value: &RawValue) {
        match value.kind {
            RawKind::Scalar(scalar) => out.push_str(scalar.name()),
            RawKind::Reference => out.push_str("RefObject<?>"),
            RawKind::Unrecognized => out.push_str("Unrecognized"),
            RawKind::Buffer(scalar) => {
                out.push_str("Buffer<");
                out.push_str(scalar.name());
                out.push('[');
                for (index, dim) in self.dims(value).iter().enumerate() {
                    if index > 0 {
                        out.push('x');
                    }
                    match dim {
                        0.. => out.push_str(Decimal::new(*dim).as_str()),
                        _ => out.push('?'),
                    }
                }
                out.push_str("]>");
            }
        }
    }
}

/// The readable function type, as the C++ reference prints it: `(a, b) -> (c)`.
impl fmt::Display for RawFunction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = self.inputs.len() + self.results.len();
        let mut out = String::with_capacity((32 * values).clamp(16, 2 * BUFFERED_BYTES));
        self.write_half(&mut out, Side::Inputs, f)?;
        out.push_str(" -> ");
        self.write_half(&mut out, Side::Results, f)?;
        f.write_str(&out)
    }
}

fn error_at(kind: RawErrorKind, field: &Field) -> RawError {
    RawError { kind, span: field.span() }
}

/// Calls `each` for the fields within a span field.
fn for_each_field(
    text: &[u8],
    outer: &Field,
    mut each: impl FnMut(&Field) -> Result<(), RawError>,
) -> Result<(), RawError> {
    let inside = text.get(..outer.end).unwrap_or_default();
    let mut at = outer.content_start();
    while at < inside.len() {
        let field = scan_field(inside, at)
            .map_err(|broken| RawError { kind: RawErrorKind::BrokenField, span: broken.span() })?;
        each(&field)?;
        at = field.end;
    }
    Ok(())
}

fn scalar_type(field: &Field) -> Result<ScalarType, RawError> {
    ScalarType::from_code(field.number).ok_or(error_at(RawErrorKind::ScalarTypeCode, field))
}

fn read_scalar(text: &[u8], scalar: &Field) -> Result<ScalarType, RawError> {
    let mut read = ScalarType::default();
    for_each_field(text, scalar, |field| {
        if field.tag != b't' {
            return Err(error_at(RawErrorKind::UnrecognizedScalarField, field));
        }
        read = scalar_type(field)?;
        Ok(())
    })?;
    Ok(read)
}

fn read_reference(text: &[u8], reference: &Field) -> Result<RawKind, RawError> {
    for_each_field(text, reference, |field| {
        Err(error_at(RawErrorKind::UnrecognizedReferenceField, field))
    })?;
    Ok(RawKind::Reference)
}

/// Makes a raw signature from the inputs and results in their order.
///
/// As in the C++ reference, neither codes nor dims are checked, and the code 0 is left out.
#[derive(Debug, Clone, Default)]
pub struct RawSignatureMangler {
    inputs: Vec<u8>,
    results: Vec<u8>,
    /// The content of the value that is being written.
    fields: Vec<u8>,
    /// A value that was too long to be written; it fails the whole signature.
    error: Option<BuildError>,
}

impl RawSignatureMangler {
    /// A mangler of a function without inputs and results.
    #[must_use]
    pub fn new() -> RawSignatureMangler {
        RawSignatureMangler::default()
    }

    fn half(&mut self, side: Side) -> &mut Vec<u8> {
        match side {
            Side::Inputs => &mut self.inputs,
            Side::Results => &mut self.results,
        }
    }

    fn add(&mut self, side: Side, tag: u8) {
        let fields = std::mem::take(&mut self.fields);
        match push_span_head(self.half(side), tag, fields.len()) {
            Ok(()) => self.half(side).extend_from_slice(&fields),
            Err(error) => self.error = Some(error),
        }
        self.fields = fields;
        self.fields.clear();
    }

    fn push_field(&mut self, tag: u8, value: i32) {
        self.fields.push(tag);
        push_decimal(&mut self.fields, value);
    }

    /// Adds a buffer.
    pub fn add_buffer(&mut self, side: Side, scalar_type: i32, dims: &[i32]) {
        self.push_scalar_type(scalar_type);
        for dim in dims {
            self.push_field(b'd', *dim);
        }
        self.add(side, b'B');
    }

    /// Adds a scalar.
    pub fn add_scalar(&mut self, side: Side, scalar_type: i32) {
        self.push_scalar_type(scalar_type);
        self.add(side, b'S');
    }

    /// Adds a reference to an object.
    pub fn add_reference(&mut self, side: Side) {
        self.add(side, b'O');
    }

    /// Adds a value that cannot be mapped. The C++ reference cannot read such a signature.
    pub fn add_unrecognized(&mut self, side: Side) {
        self.add(side, b'U');
    }

    fn push_scalar_type(&mut self, code: i32) {
        if code != 0 {
            self.push_field(b't', code);
        }
    }

    /// The signature.
    ///
    /// # Errors
    /// A value or a half of more than 2^31 - 2 bytes.
    pub fn to_signature(&self) -> Result<Vec<u8>, BuildError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let mut builder = SignatureBuilder::new();
        builder.span(b'I', &self.inputs)?.span(b'R', &self.results)?;
        Ok(builder.into_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<RawFunction, RawErrorKind> {
        RawFunction::read(text.as_bytes(), &Limits::default()).map_err(|error| error.kind)
    }

    fn text(signature: &str) -> String {
        read(signature).unwrap().to_string()
    }

    #[test]
    fn the_text_of_the_reference() {
        assert_eq!(
            text("I18!B7!t6d2d3O1!S3!t7R12!B4!d-1S3!t4"),
            "(Buffer<sint32[2x3]>, RefObject<?>, sint64) -> (Buffer<float32[?]>, sint8)"
        );
        assert_eq!(text("I1!R1!"), "() -> ()");
        assert_eq!(text("I12!B9!d3t6t7d4R1!"), "(Buffer<sint64[3x4]>) -> ()");
    }

    #[test]
    fn each_error() {
        use RawErrorKind::*;
        for (signature, kind) in [
            ("R1!", InputsNotFound),
            ("I1!", ResultsNotFound),
            ("I4!V1!R1!", UnrecognizedValue),
            ("I3!t1R1!", UnrecognizedValue),
            ("I7!S4!t12R1!", ScalarTypeCode),
            ("I7!S4!t-1R1!", ScalarTypeCode),
            ("I6!B3!x1R1!", UnrecognizedBufferField),
            ("I6!S3!d1R1!", UnrecognizedScalarField),
            ("I6!O3!t1R1!", UnrecognizedReferenceField),
            ("I8!O5!junkR1!", BrokenField),
            ("I6!S3!t6#", BrokenField),
            ("I19!B16!d3d2147483648d7R1!", BrokenField),
            ("I50!R1!", BrokenField),
        ] {
            assert_eq!(read(signature), Err(kind), "{signature}");
        }
        let error = RawFunction::read(b"I6!S3!d1R1!", &Limits::default()).unwrap_err();
        assert_eq!(
            (error.span, error.to_string()),
            (Span::new(6, 8), "Unrecognized scalar field tag".to_owned())
        );
    }

    #[test]
    fn values_that_could_not_be_mapped_are_read() {
        assert_eq!(text("I6!S3!t6R4!U1!"), "(sint32) -> (Unrecognized)");
    }

    #[test]
    fn encoding_gives_the_signature_back() {
        for signature in ["I18!B7!t6d2d3O1!S3!t7R12!B4!d-1S3!t4", "I1!R1!", "I4!U1!R4!S1!"] {
            assert_eq!(read(signature).unwrap().encode().unwrap(), signature.as_bytes());
        }
    }

    #[test]
    fn each_value_knows_its_dims_and_its_place() {
        let signature = b"I15!B5!d2d3B5!t6d7R6!B3!d9";
        let function = RawFunction::read(signature, &Limits::default()).unwrap();
        let dims: Vec<&[i32]> =
            function.inputs().iter().chain(function.results()).map(|v| function.dims(v)).collect();
        assert_eq!(dims, [&[2, 3][..], &[7], &[9]]);
        assert_eq!(function.inputs()[1].span.slice(signature), b"B5!t6d7");
    }
}
