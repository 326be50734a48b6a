//! The values of a caller and of the VM, as plain data.

use super::Profile;

/// A value on the caller's side, after Python and numpy.
///
/// Packing never recurses deeper than the records or, without any, than
/// [`Limits::depth`](abide_source::limits::Limits::depth). Dropping and comparing values does: a reader
/// that makes them has to bound their depth.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    /// `None`.
    None,
    /// A `bool`.
    Bool(bool),
    /// An `int`. Python's have no bounds; these have 128 bits, twice of what any VM value holds.
    Int(i128),
    /// A `float`.
    Float(f64),
    /// A `str`.
    Str(String),
    /// A `list`.
    List(Vec<Value>),
    /// A `tuple`.
    Tuple(Vec<Value>),
    /// A `dict`, in order and with keys that differ; see [`Value::dict`].
    Dict(Vec<(Value, Value)>),
    /// A `set`.
    Set(Vec<Value>),
    /// A `numpy.ndarray`.
    NdArray(Array),
    /// A numpy scalar such as `numpy.float32(1)`: an array of rank 0.
    Scalar(Array),
    /// IREE's `HalBufferView`.
    BufferView(Array),
    /// IREE's `DeviceArray`.
    DeviceArray(Array),
    /// A VM list returned unchanged, because no record describes its content.
    VmList(Vec<Vm>),
}

/// An array: its shape and its elements in C order.
#[derive(Debug, Clone, PartialEq)]
pub struct Array {
    /// The type of the elements.
    pub dtype: DType,
    /// The dims.
    pub shape: Vec<u64>,
    /// The elements; their number is the product of the dims.
    pub elements: Elements,
}

/// The elements of an [`Array`].
#[derive(Debug, Clone, PartialEq)]
pub enum Elements {
    /// All zero, however many there are.
    Zeros,
    /// Booleans.
    Bool(Vec<bool>),
    /// Integers of any width.
    Int(Vec<i128>),
    /// Floating-point numbers of any width, each of a value that the width has.
    Float(Vec<f64>),
    /// Complex numbers: real and imaginary part.
    Complex(Vec<[f64; 2]>),
    /// Strings.
    Text(Vec<String>),
    /// Anything: numpy's `object` arrays.
    Object(Vec<Value>),
    /// Numbers that the caller keeps: these runs of them, one after the other.
    External(Vec<ExternalRun>),
}

/// Elements of an array that the caller keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExternalRun {
    /// The number by which the caller knows the array.
    pub array: u32,
    /// The first of the elements, in C order.
    pub start: u64,
    /// The number of elements.
    pub len: u64,
}

/// The element type of an [`Array`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DType {
    /// `bool`.
    Bool,
    /// `int8` to `int64`; the width in bits.
    Int(u8),
    /// `uint8` to `uint64`; the width in bits.
    UInt(u8),
    /// `float16` to `float64`; the width in bits.
    Float(u8),
    /// `bfloat16`.
    BFloat16,
    /// One of the eight-bit floats.
    Float8(Float8),
    /// `complex64` or `complex128`; the width of both parts together in bits.
    Complex(u8),
    /// Strings of at most this many characters.
    Text(u32),
    /// Python objects.
    Object,
}

/// The eight-bit floats that IREE's HAL knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Float8 {
    /// `f8E5M2`
    E5M2,
    /// `f8E4M3FN`
    E4M3Fn,
    /// `f8E5M2FNUZ`
    E5M2Fnuz,
    /// `f8E4M3FNUZ`
    E4M3Fnuz,
}

impl Float8 {
    /// MLIR's name, the name of `ml_dtypes`, that of the HAL, and the number that the HAL has for it.
    const NAMES: [(Float8, &'static str, &'static str, &'static str, u32); 4] = [
        (Float8::E5M2, "f8E5M2", "float8_e5m2", "FLOAT_8_E5M2", 0x24),
        (Float8::E4M3Fn, "f8E4M3FN", "float8_e4m3fn", "FLOAT_8_E4M3_FN", 0x25),
        (Float8::E5M2Fnuz, "f8E5M2FNUZ", "float8_e5m2fnuz", "FLOAT_8_E5M2_FNUZ", 0x26),
        (Float8::E4M3Fnuz, "f8E4M3FNUZ", "float8_e4m3fnuz", "FLOAT_8_E4M3_FNUZ", 0x27),
    ];

    /// The type that is called so by MLIR, by `ml_dtypes` or by the HAL.
    pub(super) fn named(name: &str) -> Option<Float8> {
        let row = Float8::NAMES.iter().find(|row| [row.1, row.2, row.3].contains(&name))?;
        Some(row.0)
    }

    fn row(self) -> (&'static str, &'static str, u32) {
        let row = Float8::NAMES.iter().find(|row| row.0 == self);
        row.map_or(("float8", "FLOAT_8", 0), |row| (row.2, row.3, row.4))
    }
}

/// A value of the VM.
#[derive(Debug, Clone, PartialEq)]
pub enum Vm {
    /// A null reference or an empty variant.
    Null,
    /// An `i8`.
    I8(i8),
    /// An `i16`.
    I16(i16),
    /// An `i32`.
    I32(i32),
    /// An `i64`.
    I64(i64),
    /// An `f32`.
    F32(f32),
    /// An `f64`.
    F64(f64),
    /// An `iree_vm_list`.
    List(Vec<Vm>),
    /// An `iree_hal_buffer_view`.
    BufferView(Array),
}

impl Value {
    /// A `dict`; of equal keys the last value counts, at the place of the first.
    #[must_use]
    pub fn dict(items: Vec<(Value, Value)>) -> Value {
        let mut kept: Vec<(Value, Value)> = Vec::with_capacity(items.len());
        let mut places = std::collections::HashMap::new();
        for (key, value) in items {
            let Ok(hash) = super::subscript::HashKey::owned(&key) else {
                kept.push((key, value));
                continue;
            };
            match places.get(&hash).and_then(|place: &usize| kept.get_mut(*place)) {
                Some(item) => item.1 = value,
                None => {
                    places.insert(hash, kept.len());
                    kept.push((key, value));
                }
            }
        }
        Value::Dict(kept)
    }

    /// The name of the Python class, as `type(value).__name__`, with the module unless it is built in.
    #[must_use]
    pub fn class_name(&self) -> String {
        match self {
            Value::None => "NoneType".to_owned(),
            Value::Bool(_) => "bool".to_owned(),
            Value::Int(_) => "int".to_owned(),
            Value::Float(_) => "float".to_owned(),
            Value::Str(_) => "str".to_owned(),
            Value::List(_) => "list".to_owned(),
            Value::Tuple(_) => "tuple".to_owned(),
            Value::Dict(_) => "dict".to_owned(),
            Value::Set(_) => "set".to_owned(),
            Value::NdArray(_) => "numpy.ndarray".to_owned(),
            Value::Scalar(array) => format!("numpy.{}", array.dtype.scalar_class()),
            Value::BufferView(_) => "HalBufferView".to_owned(),
            Value::DeviceArray(_) => "DeviceArray".to_owned(),
            Value::VmList(_) => "VmRef".to_owned(),
        }
    }
}

impl Array {
    /// The number of elements; `None` if it does not fit.
    #[must_use]
    pub fn len(&self) -> Option<usize> {
        let product = self.shape.iter().try_fold(1_u64, |len, dim| match dim {
            0 => Some(0),
            dim => len.checked_mul(*dim),
        });
        // A dim of 0 makes it empty, however large the others are.
        if self.shape.contains(&0) {
            return Some(0);
        }
        usize::try_from(product?).ok()
    }

    /// Whether the array has zero elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.shape.contains(&0)
    }

    /// The element at a place in C order; `None` past the end.
    #[must_use]
    pub fn element(&self, index: usize) -> Option<Value> {
        match &self.elements {
            Elements::Zeros if self.len().is_some_and(|len| index < len) => Some(self.dtype.zero()),
            Elements::Zeros => None,
            Elements::Bool(list) => list.get(index).map(|value| Value::Bool(*value)),
            Elements::Int(list) => list.get(index).map(|value| Value::Int(*value)),
            Elements::Float(list) => list.get(index).map(|value| Value::Float(*value)),
            // A complex number is not its own value here: it is a numpy scalar.
            Elements::Complex(list) => list.get(index).map(|value| {
                Value::Scalar(Array {
                    dtype: self.dtype,
                    shape: Vec::new(),
                    elements: Elements::Complex(vec![*value]),
                })
            }),
            Elements::Text(list) => list.get(index).map(|value| Value::Str(value.clone())),
            Elements::Object(list) => list.get(index).cloned(),
            // Only the caller knows.
            Elements::External(_) => None,
        }
    }

    /// The value of `array[index]`: an array of one rank less, or a numpy scalar. `None` for an array of rank 0 and
    /// for an index past the end.
    #[must_use]
    pub fn item(&self, index: usize) -> Option<Value> {
        let (first, rest) = self.shape.split_first()?;
        if index as u64 >= *first {
            return None;
        }
        let mut array =
            Array { dtype: self.dtype, shape: rest.to_vec(), elements: Elements::Zeros };
        let len = array.len()?;
        array.elements = self.elements.part(index.checked_mul(len)?, len)?;
        if array.shape.is_empty() {
            Some(Value::Scalar(array))
        } else {
            Some(Value::NdArray(array))
        }
    }
}

impl Elements {
    /// `len` elements from `start` on.
    fn part(&self, start: usize, len: usize) -> Option<Elements> {
        let range = start..start.checked_add(len)?;
        Some(match self {
            Elements::Zeros => Elements::Zeros,
            Elements::Bool(list) => Elements::Bool(list.get(range)?.to_vec()),
            Elements::Int(list) => Elements::Int(list.get(range)?.to_vec()),
            Elements::Float(list) => Elements::Float(list.get(range)?.to_vec()),
            Elements::Complex(list) => Elements::Complex(list.get(range)?.to_vec()),
            Elements::Text(list) => Elements::Text(list.get(range)?.to_vec()),
            Elements::Object(list) => Elements::Object(list.get(range)?.to_vec()),
            Elements::External(runs) => {
                Elements::External(part_of_runs(runs, start as u64, len as u64))
            }
        })
    }
}

/// `len` elements from `start` on of consecutive runs.
fn part_of_runs(runs: &[ExternalRun], mut start: u64, mut len: u64) -> Vec<ExternalRun> {
    let mut part = Vec::new();
    for run in runs {
        if len == 0 {
            break;
        }
        if start >= run.len {
            start -= run.len;
            continue;
        }
        let taken = len.min(run.len - start);
        part.push(ExternalRun { array: run.array, start: run.start + start, len: taken });
        start = 0;
        len -= taken;
    }
    part
}

impl DType {
    /// The dtype with numpy's name, such as `int32`, `bfloat16` or `U1`.
    #[must_use]
    pub fn parse(name: &str) -> Option<DType> {
        Some(match name {
            "bool" | "bool_" => DType::Bool,
            "int8" => DType::Int(8),
            "int16" => DType::Int(16),
            "int32" => DType::Int(32),
            "int64" => DType::Int(64),
            "uint8" => DType::UInt(8),
            "uint16" => DType::UInt(16),
            "uint32" => DType::UInt(32),
            "uint64" => DType::UInt(64),
            "float16" => DType::Float(16),
            "float32" => DType::Float(32),
            "float64" => DType::Float(64),
            "bfloat16" => DType::BFloat16,
            "complex64" => DType::Complex(64),
            "complex128" => DType::Complex(128),
            "object" => DType::Object,
            text if text.starts_with("float8") => DType::Float8(Float8::named(text)?),
            text => DType::Text(text.trim_start_matches('<').strip_prefix('U')?.parse().ok()?),
        })
    }

    /// numpy's name, as in `str(dtype)`.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            DType::Bool => "bool".to_owned(),
            DType::Int(width) => format!("int{width}"),
            DType::UInt(width) => format!("uint{width}"),
            DType::Float(width) => format!("float{width}"),
            DType::BFloat16 => "bfloat16".to_owned(),
            DType::Float8(kind) => kind.row().0.to_owned(),
            DType::Complex(width) => format!("complex{width}"),
            DType::Text(len) => format!("<U{len}"),
            DType::Object => "object".to_owned(),
        }
    }

    /// The name of the class of numpy's scalars.
    pub(super) fn scalar_class(self) -> String {
        match self {
            DType::Bool => "bool_".to_owned(),
            DType::Text(_) => "str_".to_owned(),
            DType::Object => "object_".to_owned(),
            other => other.name(),
        }
    }

    /// The element type of IREE's HAL, such as `SINT_32`; `None` without one.
    #[must_use]
    pub fn element_type(self) -> Option<String> {
        Some(match self {
            DType::Bool => "BOOL_8".to_owned(),
            DType::Int(width) => format!("SINT_{width}"),
            DType::UInt(width) => format!("UINT_{width}"),
            DType::Float(width) => format!("FLOAT_{width}"),
            DType::BFloat16 => "BFLOAT_16".to_owned(),
            DType::Float8(kind) => kind.row().1.to_owned(),
            DType::Complex(width) => format!("COMPLEX_{width}"),
            DType::Text(_) | DType::Object => return None,
        })
    }

    /// The dtype of an element type of IREE's HAL.
    #[must_use]
    pub fn of_element_type(name: &str) -> Option<DType> {
        if let Some(kind) = Float8::named(name) {
            return Some(DType::Float8(kind));
        }
        let (kind, width) = name.rsplit_once('_')?;
        let dtype = match (kind, width.parse().ok()?) {
            ("BOOL", 8) => DType::Bool,
            ("SINT" | "INT", width @ (8 | 16 | 32 | 64)) => DType::Int(width),
            ("UINT", width @ (8 | 16 | 32 | 64)) => DType::UInt(width),
            ("FLOAT", width @ (16 | 32 | 64)) => DType::Float(width),
            ("BFLOAT", 16) => DType::BFloat16,
            ("COMPLEX", width @ (64 | 128)) => DType::Complex(width),
            _ => return None,
        };
        Some(dtype)
    }

    /// Whether it has floats of 64 bits.
    pub(super) fn is_wide_float(self) -> bool {
        matches!(self, DType::Float(64) | DType::Complex(128))
    }

    /// The number of an element type in IREE's HAL: the width in bits in the top byte, the
    /// numerical type in the lowest. A boolean was an integer of one bit before February 2022.
    pub(super) fn element_type_number(self, profile: Profile) -> u32 {
        let (width, numerical) = match self {
            DType::Bool if profile == Profile::Iree2021 => (1, 0x11),
            DType::Bool => (8, 0x13),
            DType::Int(width) => (width, 0x11),
            DType::UInt(width) => (width, 0x12),
            DType::Float(width) => (width, 0x21),
            DType::BFloat16 => (16, 0x22),
            DType::Float8(kind) => (8, kind.row().2),
            DType::Complex(width) => (width, 0x23),
            DType::Text(_) | DType::Object => (0, 0),
        };
        u32::from(width) << 24 | numerical
    }

    fn zero(self) -> Value {
        match self {
            DType::Bool => Value::Bool(false),
            DType::Int(_) | DType::UInt(_) | DType::Object => Value::Int(0),
            DType::Float(_) | DType::BFloat16 | DType::Float8(_) => Value::Float(0.0),
            DType::Complex(_) => Value::Scalar(Array {
                dtype: self,
                shape: Vec::new(),
                elements: Elements::Complex(vec![[0.0; 2]]),
            }),
            DType::Text(_) => Value::Str(String::new()),
        }
    }
}
