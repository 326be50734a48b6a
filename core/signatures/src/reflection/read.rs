//! From JSON to records.

use super::json::{Json, Kind, NodeId};
use super::model::{
    DictTag, Dim, Entry, ForeignTag, Primitive, Range, Rank, Record, RecordId, RecordKind,
    Reflection, SequenceTag,
};
use abide_source::limits::Limits;

/// Reads reflection JSON from any bytes. Errors in the JSON are in the diagnostics of [`Reflection::json`];
/// `validate` reports errors in the reflection.
///
/// Records nest at most [`Limits::depth`] deep, because the JSON does.
#[must_use]
pub fn read<'t>(text: &'t [u8], limits: &Limits) -> Reflection<'t> {
    let json = Json::read(text, limits);
    // An estimate: half of the values are records, and a quarter slots or dims, except in arrays of numbers.
    let nodes = json.node_count();
    let mut builder = Builder {
        json: &json,
        records: Vec::with_capacity(nodes / 2 + 2),
        children: Vec::with_capacity(nodes / 4 + 2),
        entries: Vec::new(),
        dims: Vec::with_capacity(nodes / 4),
        pending: Vec::new(),
        pending_entries: Vec::new(),
    };
    let arguments = builder.root_list("a");
    let results = builder.root_list("r");
    let Builder { records, children, entries, dims, .. } = builder;
    let nothing = Record { node: NodeId::ROOT, kind: RecordKind::Malformed };
    Reflection { json, records, children, entries, dims, arguments, results, nothing }
}

struct Builder<'j> {
    json: &'j Json<'j>,
    records: Vec<Record>,
    children: Vec<RecordId>,
    entries: Vec<Entry>,
    dims: Vec<Dim>,
    /// The children of the lists that are not complete yet; each list takes its own from the end.
    pending: Vec<RecordId>,
    /// The same for the entries of dicts.
    pending_entries: Vec<Entry>,
}

impl Builder<'_> {
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

    fn push(&mut self, node: NodeId, kind: RecordKind) -> RecordId {
        let id = RecordId(self.records.len() as u32);
        self.records.push(Record { node, kind });
        id
    }

    fn word(&self, node: NodeId) -> RecordKind {
        let name = self.json.string_bytes(node);
        if let Some(primitive) = Primitive::parse(name) {
            return RecordKind::Primitive(primitive);
        }
        match name {
            b"unknown" => RecordKind::Unknown,
            _ => RecordKind::OtherWord,
        }
    }

    fn compound(&mut self, node: NodeId) -> RecordKind {
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
                let name = fields.next().unwrap_or(node);
                RecordKind::Named { name, slot: self.field(node, fields.next()) }
            }
            b"py_homogeneous_list" => {
                RecordKind::HomogeneousList { element: self.field(node, fields.next()) }
            }
            b"py_uniform_list" => self.foreign(ForeignTag::UniformList, fields),
            b"pytuple" => self.foreign(ForeignTag::Tuple, fields),
            b"py_uniform_dict" => self.foreign(ForeignTag::UniformDict, fields),
            _ => RecordKind::OtherCompound { tag },
        }
    }

    fn foreign(&mut self, tag: ForeignTag, fields: impl Iterator<Item = NodeId>) -> RecordKind {
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
            Some(Dim::Known(rank)) => Rank::Known(u32::try_from(rank).unwrap_or(u32::MAX)),
            Some(Dim::Wide) => Rank::Known(u32::MAX),
            Some(Dim::Malformed) => Rank::Malformed,
        }
    }

    fn dim(&self, field: NodeId) -> Dim {
        match self.json.kind(field) {
            Kind::Null => Dim::Unknown,
            _ => match self.json.unsigned(field) {
                Some(dim) => Dim::Known(dim),
                None if self.json.is_digits(field) => Dim::Wide,
                None => Dim::Malformed,
            },
        }
    }

    /// Reads the `[key, slot]` fields of a dict. The entries of nested dicts come before.
    fn dict(&mut self, fields: impl Iterator<Item = NodeId>) -> Range {
        let first = self.pending_entries.len();
        for node in fields {
            let mut parts = self.json.items(node);
            let key = parts.next().unwrap_or(node);
            let slot = self.field(node, parts.next());
            self.pending_entries.push(Entry { node, key, slot });
        }
        let start = self.entries.len() as u32;
        self.entries.extend(self.pending_entries.drain(first..));
        Range { start, end: self.entries.len() as u32 }
    }
}
