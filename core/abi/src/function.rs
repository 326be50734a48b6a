//! A function and its metadata.

use super::annotated::{Annotated, Misspelt};
use super::escape::Literal;
use super::surroundings::{Processor, Surroundings};
use abide_source::text::Span;
use abide_source::types::AbiType;
use std::sync::Arc;

/// A function with the metadata that describes it to its callers.
#[derive(Debug, Clone)]
pub struct Function<'t> {
    /// The whole operation.
    pub span: Span,
    /// The name of the operation, such as `func.func`.
    pub operation: &'t [u8],
    /// The symbol without its `@`; empty without one.
    pub name: String,
    /// The span of the symbol; without one, that of the operation's name.
    pub name_span: Span,
    /// The arguments; `None` if the syntax tree lacks them.
    pub arguments: Option<Vec<FunctionValue<'t>>>,
    /// The results; `None` if the syntax tree lacks them.
    pub results: Option<Vec<FunctionValue<'t>>>,
    /// Everything that describes the function, in the order of the places.
    pub metadata: Vec<Metadata<'t>>,
    /// The attributes of the function that [`annotations`](super::annotations) knows.
    pub annotations: Vec<Annotated<'t>>,
    /// Attributes of the function whose names are nearly known ones.
    pub misspelt: Vec<Misspelt>,
    /// Its references to the outside.
    pub surroundings: Arc<Surroundings>,
    /// The text of an assertion within the function about the sizes of its arguments.
    pub assertion: Option<Literal<'t>>,
    /// For a device function, the host functions that its body mentions: their names without `@`, and the spans.
    pub host_calls: Vec<(String, Span)>,
    /// Its `iree.reflection` dictionary.
    pub reflection: Option<Dictionary>,
    /// The value of `iree.reflection` if it is not a dictionary.
    pub no_dictionary: Option<Span>,
    /// Whether only its file can call it: it is private and has a body.
    pub is_internal: bool,
    /// Whether it is internal, and nothing describes it to callers.
    pub is_helper: bool,
    /// Whether everything before its body and in its attributes was read without an error. If not, the entries may be
    /// misread, and no fix changes them.
    pub is_sound: bool,
    /// The end of its last attribute dictionary; 0 without one.
    pub attributes_end: u32,
}

impl<'t> Function<'t> {
    /// Removes the argument names (`%a`) from its text. They do not affect how it is called, and bytecode and
    /// compiled modules lack them.
    pub fn drop_value_names(&mut self) {
        for argument in self.arguments.iter_mut().flatten() {
            argument.name = None;
        }
    }

    /// The entries with a key, those within `iree.reflection` first.
    pub fn entries(&self, key: MetadataKey) -> impl Iterator<Item = &Metadata<'t>> {
        let at = move |place| {
            self.metadata.iter().filter(move |entry| entry.key == key && entry.place == place)
        };
        at(MetadataPlace::Reflection).chain(at(MetadataPlace::Bare))
    }

    /// The literal of the first entry with a key that is a string.
    #[must_use]
    pub fn literal(&self, key: MetadataKey) -> Option<&Literal<'t>> {
        self.entries(key).find_map(|entry| entry.value.literal())
    }

    /// The reflection JSON: the attribute `iree.abi`, or else the document's `d`.
    #[must_use]
    pub fn reflection_json(&self) -> Option<&Literal<'t>> {
        self.literal(MetadataKey::IreeAbi).or_else(|| self.literal(MetadataKey::D))
    }

    /// Whether attributes place it on the device, so that its calls matter. `text` is the file.
    #[must_use]
    pub fn is_device_code(&self, text: &[u8]) -> bool {
        Processor::stated(&self.annotations, text) == Some(Processor::Device)
    }

    /// Whether it is a `func.func`, whose only metadata kept by today's compiler is `iree.reflection`.
    #[must_use]
    pub fn is_func(&self) -> bool {
        matches!(self.operation, b"func.func" | b"func" | b"builtin.func")
    }
}

/// An argument or result of a function.
#[derive(Debug, Clone)]
pub struct FunctionValue<'t> {
    /// All of it, with its attributes.
    pub span: Span,
    /// Its name: that of `iree.abi.name`, else that of the SSA value without `%`.
    pub name: Option<String>,
    /// Its type.
    pub ty: AbiType,
    /// The span of the type.
    pub type_span: Span,
    /// The name of each dim's size, if the type leaves it open and [`find_sizes`](super::find_sizes) has found one.
    pub sizes: Vec<Option<String>>,
    /// The attributes that [`annotations`](super::annotations) knows.
    pub annotations: Vec<Annotated<'t>>,
    /// Attributes of arguments on a result, and of results on an argument: nothing reads them there.
    pub misplaced: Vec<Annotated<'t>>,
    /// Attributes whose names are nearly known ones.
    pub misspelt: Vec<Misspelt>,
    /// The name in its location.
    pub location: Option<Literal<'t>>,
    /// `tf_saved_model.index_path`.
    pub index_path: Option<IndexPath<'t>>,
    /// Whether it is bound to a global and no caller passes it (`tf_saved_model.bound_input`).
    pub bound: bool,
}

/// The path of an argument or result through the structures of a caller.
#[derive(Debug, Clone)]
pub struct IndexPath<'t> {
    /// The attribute's value.
    pub span: Span,
    /// The way from the root.
    pub steps: Vec<Step<'t>>,
}

/// One step of an [`IndexPath`].
#[derive(Debug, Clone)]
pub enum Step<'t> {
    /// Into a sequence.
    Index(i32),
    /// Into a dictionary.
    Name(Literal<'t>),
    /// Neither a string nor an integer of 32 bits.
    Malformed(Span),
}

/// The keys of function-ABI metadata.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MetadataKey {
    /// `iree.abi`: reflection JSON.
    IreeAbi,
    /// `iree.abi.declaration`: free text, shown to people.
    Declaration,
    /// `d`: reflection JSON, by its name in the function-ABI design document.
    D,
    /// `abi`: the name of the calling convention, `sip`.
    Abi,
    /// `abiv`: the version of that.
    Abiv,
    /// `sip`: a structured-index-path signature.
    Sip,
    /// `sipv`: the version of that; in documents only.
    Sipv,
    /// `f`: a raw signature.
    F,
    /// `fv`: the version of that.
    Fv,
    /// `fbr`: the name of a function that allocates results; in documents only.
    Fbr,
}

impl MetadataKey {
    const ALL: [(&'static [u8], MetadataKey); 10] = [
        (b"iree.abi", MetadataKey::IreeAbi),
        (b"iree.abi.declaration", MetadataKey::Declaration),
        (b"d", MetadataKey::D),
        (b"abi", MetadataKey::Abi),
        (b"abiv", MetadataKey::Abiv),
        (b"sip", MetadataKey::Sip),
        (b"sipv", MetadataKey::Sipv),
        (b"f", MetadataKey::F),
        (b"fv", MetadataKey::Fv),
        (b"fbr", MetadataKey::Fbr),
    ];

    /// The key that a name is.
    #[must_use]
    pub fn parse(name: &[u8]) -> Option<MetadataKey> {
        Self::ALL.iter().find(|(known, _)| *known == name).map(|(_, key)| *key)
    }

    /// The name.
    #[must_use]
    pub fn name(self) -> &'static str {
        let row = Self::ALL.iter().find(|(_, key)| *key == self);
        row.and_then(|(name, _)| std::str::from_utf8(name).ok()).unwrap_or_default()
    }
}

/// The position of metadata.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MetadataPlace {
    /// Among the attributes of the function.
    Bare,
    /// In the dictionary `iree.reflection`.
    Reflection,
}

/// One entry of metadata.
#[derive(Debug, Clone)]
pub struct Metadata<'t> {
    /// The key.
    pub key: MetadataKey,
    /// The position.
    pub place: MetadataPlace,
    /// The entry with its key and value.
    pub span: Span,
    /// The key.
    pub key_span: Span,
    /// The value.
    pub value: MetadataValue<'t>,
    /// Its position among the entries of its dictionary.
    pub neighbours: Neighbours,
}

/// The position of an entry in its dictionary, for changes of the entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Neighbours {
    /// The dictionary.
    pub dictionary: Span,
    /// The number of entries before it.
    pub index: usize,
    /// The end of the previous entry.
    pub previous_end: Option<u32>,
    /// The start of the next entry.
    pub next_start: Option<u32>,
}

/// The value of an entry.
#[derive(Debug, Clone)]
pub enum MetadataValue<'t> {
    /// A string.
    Text(Literal<'t>),
    /// An integer, with its type if one is written.
    Integer(Span, Option<i64>),
    /// Anything else, or nothing.
    Other(Span),
}

impl<'t> MetadataValue<'t> {
    /// The string.
    #[must_use]
    pub fn literal(&self) -> Option<&Literal<'t>> {
        match self {
            MetadataValue::Text(literal) => Some(literal),
            _ => None,
        }
    }

    /// The span, with quotes.
    #[must_use]
    pub fn span(&self) -> Span {
        match self {
            MetadataValue::Text(literal) => literal.quoted_span(),
            MetadataValue::Integer(span, _) | MetadataValue::Other(span) => *span,
        }
    }
}

/// A dictionary attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dictionary {
    /// With its braces.
    pub span: Span,
    /// The position after the last entry, or after the opening brace, for insertions.
    pub end_of_entries: u32,
    /// Whether it has no entries.
    pub is_empty: bool,
}

impl Dictionary {
    /// The text to insert at [`end_of_entries`](Self::end_of_entries) for one more entry.
    #[must_use]
    pub fn insertion(&self, entry: &[u8]) -> Vec<u8> {
        let comma: &[u8] = if self.is_empty { b"" } else { b", " };
        [comma, entry].concat()
    }
}
