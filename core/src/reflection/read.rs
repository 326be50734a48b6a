//! From JSON to records.

use super::json::{Json, Kind, NodeId, Number};
use super::model::{
    DictTag, Dim, Entry, ForeignTag, Primitive, Range, Rank, Record, RecordId, RecordKind,
    Reflection, SequenceTag,
};
use crate::limits::Limits;
use crate::text::Span;
use std::borrow::Cow;

/// Reads reflection JSON, which may be any bytes; what is no JSON is in the diagnostics of
/// [`Reflection::json`], what is no reflection is for `validate` to say.
///
/// Records nest at most [`Limits::depth`] deep, because the JSON does.
#[must_use]
pub fn read<'t>(text: &'t [u8], limits: &Limits) -> Reflection<'t> {
    let json = Json::read(text, limits);
    let mut builder = Builder {
        json: &json,
        records: Vec::with_capacity(text.len() / 14 + 2),
        children: Vec::with_capacity(text.len() / 28 + 2),
        entries: Vec::new(),
        dims: Vec::with_capacity(text.len() / 28),
        pending: Vec::new(),
    };
    let arguments = builder.root_list("a");
    let results = builder.root_list("r");
    let Builder { records, children, entries, dims, .. } = builder;
    let nothing = Record { span: Span::default(), node: NodeId::ROOT, kind: RecordKind::Malformed };
    Reflection { json, records, children, entries, dims, arguments, results, nothing }
}

struct Builder<'t, 'j> {
    json: &'j Json<'t>,
    records: Vec<Record<'t>>,
    children: Vec<RecordId>,
    entries: Vec<Entry<'t>>,
    dims: Vec<Dim>,
    /// The children of the lists that are not complete yet; each list takes its own from the end.
    pending: Vec<RecordId>,
}

impl<'t> Builder<'t, '_> {
    fn root_list(&mut self, key: &str) -> Option<Range> {
        let list = self.json.member(self.json.root(), key)?.value;
        (self.json.kind(list) == Kind::Array).then(|| self.list(self.json.items(list)))
    }

    /// Reads each node as a record.
    fn list(&mut self, nodes: impl Iterator<Item = NodeId>) -> Range {
        let first = self.pending.len();
        for node in nodes {
            let id = self.record(node);
            self.pending.push(id);
        }
        let start = self.children.len() as u32;
        self.children.extend(self.pending.drain(first..));
        Range { start, end: self.children.len() as u32 }
    }

    /// Reads a node as a record. Recursion is bounded by the depth of the JSON.
    fn record(&mut self, node: NodeId) -> RecordId {
        let id = self.push(node, RecordKind::Malformed);
        let kind = match self.json.kind(node) {
            Kind::Null => RecordKind::Null,
            Kind::String => self.word(node),
            Kind::Array => self.compound(node),
            _ => return id,
        };
        if let Some(record) = self.records.get_mut(id.0 as usize) {
            record.kind = kind;
        }
        id
    }

    fn push(&mut self, node: NodeId, kind: RecordKind<'t>) -> RecordId {
        let id = RecordId(self.records.len() as u32);
        self.records.push(Record { span: self.json.span(node), node, kind });
        id
    }

    fn word(&self, node: NodeId) -> RecordKind<'t> {
        let name = self.json.string_bytes(node);
        if let Some(primitive) = Primitive::parse(name) {
            return RecordKind::Primitive(primitive);
        }
        match name {
            b"unknown" => RecordKind::Unknown,
            _ => RecordKind::OtherWord(self.json.string(node)),
        }
    }

    fn compound(&mut self, node: NodeId) -> RecordKind<'t> {
        let mut fields = self.json.items(node);
        let Some(tag) = fields.next().filter(|tag| self.json.kind(*tag) == Kind::String) else {
            return RecordKind::Malformed;
        };
        match self.json.string_bytes(tag) {
            b"ndarray" => {
                let element = self.field(node, fields.next());
                let rank = self.rank(fields.next());
                let start = self.dims.len() as u32;
                for field in fields {
                    let dim = self.dim(field);
                    self.dims.push(dim);
                }
                let dims = Range { start, end: self.dims.len() as u32 };
                RecordKind::NdArray { element, rank, dims }
            }
            b"slist" => RecordKind::Sequence { tag: SequenceTag::Slist, slots: self.list(fields) },
            b"stuple" => {
                RecordKind::Sequence { tag: SequenceTag::Stuple, slots: self.list(fields) }
            }
            b"sdict" => RecordKind::Dict { tag: DictTag::Sdict, entries: self.dict(fields) },
            b"sdict_kwargs" => {
                RecordKind::Dict { tag: DictTag::SdictKwargs, entries: self.dict(fields) }
            }
            b"named" => {
                let name = fields.next().map_or(Cow::Borrowed(""), |name| self.json.string(name));
                RecordKind::Named { name, slot: self.field(node, fields.next()) }
            }
            b"py_homogeneous_list" => {
                RecordKind::HomogeneousList { element: self.field(node, fields.next()) }
            }
            b"py_uniform_list" => self.foreign(ForeignTag::UniformList, fields),
            b"pytuple" => self.foreign(ForeignTag::Tuple, fields),
            b"py_uniform_dict" => self.foreign(ForeignTag::UniformDict, fields),
            _ => RecordKind::OtherCompound { tag: self.json.string(tag) },
        }
    }

    fn foreign(&mut self, tag: ForeignTag, fields: impl Iterator<Item = NodeId>) -> RecordKind<'t> {
        RecordKind::Foreign { tag, fields: self.list(fields) }
    }

    /// Reads a field as a record; a missing one is a malformed record at the whole compound.
    fn field(&mut self, compound: NodeId, field: Option<NodeId>) -> RecordId {
        match field {
            Some(node) => self.record(node),
            None => self.push(compound, RecordKind::Malformed),
        }
    }

    fn rank(&self, field: Option<NodeId>) -> Rank {
        match field.map(|node| self.dim(node)) {
            None => Rank::Missing,
            Some(Dim::Unknown) => Rank::Unknown,
            Some(Dim::Known(rank)) => Rank::Known(rank),
            Some(Dim::Malformed) => Rank::Malformed,
        }
    }

    fn dim(&self, field: NodeId) -> Dim {
        match self.json.kind(field) {
            Kind::Null => Dim::Unknown,
            Kind::Number => match self.json.number(field) {
                Some(Number::Unsigned(dim)) => Dim::Known(dim),
                _ => Dim::Malformed,
            },
            _ => Dim::Malformed,
        }
    }

    /// Reads the `[key, slot]` fields of a dict. The slots' own entries come before these.
    fn dict(&mut self, fields: impl Iterator<Item = NodeId>) -> Range {
        let read: Vec<Entry<'t>> = fields.map(|field| self.entry(field)).collect();
        let start = self.entries.len() as u32;
        self.entries.extend(read);
        Range { start, end: self.entries.len() as u32 }
    }

    fn entry(&mut self, field: NodeId) -> Entry<'t> {
        let mut parts = self.json.items(field);
        let key = parts.next();
        Entry {
            span: self.json.span(field),
            node: field,
            key: key.map_or(Cow::Borrowed(""), |key| self.json.string(key)),
            key_span: self.json.span(key.unwrap_or(field)),
            slot: self.field(field, parts.next()),
        }
    }
}
