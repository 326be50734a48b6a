//! The typed model of reflection JSON.

use super::json::{Json, Kind, NodeId};
use abide_source::text::Span;
use abide_source::types::AbiType;
use std::borrow::Cow;

/// A record of one [`Reflection`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RecordId(pub(super) u32);

/// The reflection of one function, as the V1 function ABI writes it.
///
/// Every record that any producer is known to have written has a [`RecordKind`] of its own;
/// anything else is kept as [`RecordKind::Malformed`]. The model is a view of the JSON, which is
/// kept too, so that each field has its range and nothing is lost.
#[derive(Debug, Clone)]
pub struct Reflection<'t> {
    pub(super) json: Json<'t>,
    pub(super) records: Vec<Record>,
    pub(super) children: Vec<RecordId>,
    pub(super) entries: Vec<Entry>,
    pub(super) dims: Vec<Dim>,
    pub(super) arguments: Option<Range>,
    pub(super) results: Option<Range>,
    /// The record that is returned for an id of another reflection.
    pub(super) nothing: Record,
}

/// A range of one of the lists of a [`Reflection`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Range {
    pub(super) start: u32,
    pub(super) end: u32,
}

impl Range {
    /// The number of elements.
    #[must_use]
    pub fn len(self) -> usize {
        (self.end - self.start) as usize
    }

    /// Whether the range is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    pub(super) fn of<T>(self, list: &[T]) -> &[T] {
        list.get(self.start as usize..self.end as usize).unwrap_or_default()
    }
}

/// One type record.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Record {
    /// Its JSON value.
    pub node: NodeId,
    /// The kind.
    pub kind: RecordKind,
}

/// The kind of a record.
///
/// Fields that are missing or of the wrong kind are [`RecordKind::Malformed`] records, unknown dims or empty names
/// here; `validate` reports them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordKind {
    /// A primitive type.
    Primitive(Primitive),
    /// `"unknown"`: a type that the producer could not map.
    Unknown,
    /// `null`: a null reference, or the empty slot of a list with gaps.
    Null,
    /// A string that names no primitive type; see [`Reflection::text`].
    OtherWord,
    /// `["named", name, slot]`: an argument that may be passed by keyword.
    Named {
        /// The keyword; see [`Reflection::text`].
        name: NodeId,
        /// The type of the argument.
        slot: RecordId,
    },
    /// `["ndarray", element, rank, dim...]`.
    NdArray {
        /// The type of the elements.
        element: RecordId,
        /// The number of dims, as the record states it.
        rank: Rank,
        /// The dims; see [`Reflection::dims`].
        dims: Range,
    },
    /// `["slist", slot...]` or `["stuple", slot...]`: fixed arity, a type for each slot.
    Sequence {
        /// The tag.
        tag: SequenceTag,
        /// The slots; see [`Reflection::children`].
        slots: Range,
    },
    /// `["sdict", [key, slot]...]`, or `sdict_kwargs` as written from May to August 2021.
    Dict {
        /// The tag.
        tag: DictTag,
        /// The slots with their keys; see [`Reflection::entries`].
        entries: Range,
    },
    /// `["py_homogeneous_list", element]`: a list of any length.
    HomogeneousList {
        /// The type of all elements.
        element: RecordId,
    },
    /// A record of npcomp, the forerunner of torch-mlir: recognised, but not IREE's.
    Foreign {
        /// Its tag.
        tag: ForeignTag,
        /// Its fields, as records; see [`Reflection::children`].
        fields: Range,
    },
    /// An array with another tag.
    OtherCompound {
        /// Its tag; see [`Reflection::text`].
        tag: NodeId,
    },
    /// Not a record: a number, a boolean, an object, or an array without a string at its start.
    Malformed,
}

/// `slist` or `stuple`; the same at the boundary, but not to a Python caller.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SequenceTag {
    /// A list.
    Slist,
    /// A tuple.
    Stuple,
}

/// `sdict` or `sdict_kwargs`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DictTag {
    /// A structure with named slots.
    Sdict,
    /// The keyword arguments of a function as its last argument.
    SdictKwargs,
}

/// The tags that npcomp's `-torch-annotate-abi` wrote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ForeignTag {
    /// `py_uniform_list`: an element type.
    UniformList,
    /// `pytuple`: a type for each slot.
    Tuple,
    /// `py_uniform_dict`: a key type and a value type.
    UniformDict,
}

impl ForeignTag {
    /// The text of the tag.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            ForeignTag::UniformList => "py_uniform_list",
            ForeignTag::Tuple => "pytuple",
            ForeignTag::UniformDict => "py_uniform_dict",
        }
    }
}

/// A primitive type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Primitive {
    /// `i<width>`, such as `i32`; the width in bits.
    Integer(u32),
    /// `f<width>`, such as `f64`; the width in bits.
    Float(u32),
    /// `bf16`.
    BFloat16,
    /// `index`: not in the document, but a producer could write it.
    Index,
    /// `complex<f32>` or `complex<f64>`; the width of one of the two parts in bits.
    Complex(u32),
    /// npcomp's `pystr`.
    PyStr,
}

impl Primitive {
    /// The primitive type that a string names.
    #[must_use]
    pub fn parse(name: &[u8]) -> Option<Primitive> {
        let width = |digits: &[u8]| {
            let text = std::str::from_utf8(digits).ok()?;
            let plain = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
            plain.then(|| text.parse().ok()).flatten()
        };
        match name {
            b"bf16" => Some(Primitive::BFloat16),
            b"index" => Some(Primitive::Index),
            b"pystr" => Some(Primitive::PyStr),
            [b'i', digits @ ..] => width(digits).map(Primitive::Integer),
            [b'f', digits @ ..] => width(digits).map(Primitive::Float),
            b"complex<f32>" => Some(Primitive::Complex(32)),
            b"complex<f64>" => Some(Primitive::Complex(64)),
            _ => None,
        }
    }
}

impl Primitive {
    /// The primitive type of a number of MLIR. Records do not have the signedness of an integer: producers write `i8`
    /// for `ui8`.
    #[must_use]
    pub fn of(ty: &AbiType) -> Option<Primitive> {
        match ty {
            AbiType::Integer { width, .. } => Some(Primitive::Integer(*width)),
            AbiType::Float { width } => Some(Primitive::Float(*width)),
            AbiType::BFloat16 => Some(Primitive::BFloat16),
            AbiType::Index => Some(Primitive::Index),
            AbiType::Complex { width: width @ (32 | 64) } => Some(Primitive::Complex(*width)),
            _ => None,
        }
    }
}

impl std::fmt::Display for Primitive {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Primitive::Integer(width) => write!(f, "i{width}"),
            Primitive::Float(width) => write!(f, "f{width}"),
            Primitive::BFloat16 => f.write_str("bf16"),
            Primitive::Index => f.write_str("index"),
            Primitive::Complex(width) => write!(f, "complex<f{width}>"),
            Primitive::PyStr => f.write_str("pystr"),
        }
    }
}

/// The rank field of an ndarray.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rank {
    /// `null`: any rank.
    Unknown,
    /// A number of dims; `u32::MAX` for larger ones.
    Known(u32),
    /// The field is missing.
    Missing,
    /// The field is neither an integer nor null.
    Malformed,
}

/// One dim of an ndarray.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dim {
    /// `null`.
    Unknown,
    /// A number of elements.
    Known(u64),
    /// A number of elements that 64 bits do not hold.
    Wide,
    /// Anything else.
    Malformed,
}

/// One slot of an `sdict`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The `[key, slot]`.
    pub node: NodeId,
    /// The key; the whole entry without one. See [`Reflection::text`].
    pub key: NodeId,
    /// The type of the slot.
    pub slot: RecordId,
}

impl<'t> Reflection<'t> {
    /// The JSON that the records were read from.
    #[must_use]
    pub fn json(&self) -> &Json<'t> {
        &self.json
    }

    /// The characters of a name, key, tag or word; empty unless it is a string.
    #[must_use]
    pub fn text(&self, node: NodeId) -> Cow<'t, str> {
        self.json.string(node)
    }

    /// The records of the arguments (`a`); `None` without this array.
    #[must_use]
    pub fn arguments(&self) -> Option<&[RecordId]> {
        self.arguments.map(|range| range.of(&self.children))
    }

    /// The records of the results (`r`); `None` without this array.
    #[must_use]
    pub fn results(&self) -> Option<&[RecordId]> {
        self.results.map(|range| range.of(&self.children))
    }

    /// A record; a malformed one without a range for an id of another `Reflection`.
    #[must_use]
    pub fn record(&self, id: RecordId) -> &Record {
        self.records.get(id.0 as usize).unwrap_or(&self.nothing)
    }

    /// The span of a record, with its brackets or quotes; for a missing one, that of the compound that lacks it.
    #[must_use]
    pub fn span(&self, id: RecordId) -> Span {
        self.json.span(self.record(id).node)
    }

    /// The records of a range of slots or fields.
    #[must_use]
    pub fn children(&self, range: Range) -> &[RecordId] {
        range.of(&self.children)
    }

    /// The slots of a `sdict` with their keys.
    #[must_use]
    pub fn entries(&self, range: Range) -> &[Entry] {
        range.of(&self.entries)
    }

    /// The dims of an ndarray.
    #[must_use]
    pub fn dims(&self, range: Range) -> &[Dim] {
        range.of(&self.dims)
    }

    /// The innermost record that a cursor touches.
    #[must_use]
    pub fn record_at(&self, offset: u32) -> Option<RecordId> {
        (0..)
            .take(self.records.len())
            .map(RecordId)
            .filter(|id| self.span(*id).touches(offset))
            .min_by_key(|id| self.span(*id).len())
    }

    /// All records, each before those within it.
    #[must_use]
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// The record that a `named` record names; any other record is its own.
    #[must_use]
    pub fn unnamed(&self, id: RecordId) -> RecordId {
        match self.record(id).kind {
            RecordKind::Named { slot, .. } => slot,
            _ => id,
        }
    }

    /// Whether the results are the items of one structure: IREE's runtimes pass the items of a single `slist`,
    /// `stuple` or `sdict` as their own results. The document does not mention this.
    #[must_use]
    pub fn results_are_inlined(&self) -> bool {
        let [only] = self.results().unwrap_or_default() else { return false };
        matches!(
            self.record(*only).kind,
            RecordKind::Sequence { .. } | RecordKind::Dict { tag: DictTag::Sdict, .. }
        )
    }

    /// The version number (`v`), if it is an integer.
    #[must_use]
    pub fn version(&self) -> Option<u64> {
        let member = self.json.member(self.json.root(), "v")?;
        match self.json.number(member.value)? {
            super::json::Number::Unsigned(version) => Some(version),
            _ => None,
        }
    }

    /// Whether the text is one JSON object, whatever else may be wrong.
    #[must_use]
    pub fn is_object(&self) -> bool {
        self.json.kind(self.json.root()) == Kind::Object
    }
}
