//! Resources: the content of the section `{-# .. #-}` of a text, as bytes.

use super::super::encoding::resource;
use super::sink::{Aligned, Bytes, Sink};
use super::{Write, WriteError, Writer};
use crate::ir::{Context, Identifier, Ir};
use crate::parse::unescaped;
use crate::syntax::{CodeTokens, TokenKind};
use rustc_hash::FxHashMap;

/// The contents of a resource.
#[derive(Debug)]
enum Contents {
    /// It is only declared.
    None,
    Blob {
        alignment: u64,
        bytes: Vec<u8>,
    },
    Bool(bool),
    Text(Vec<u8>),
}

/// The resources of a dialect, or of something outside of the file.
#[derive(Debug)]
struct Group {
    name: Identifier,
    entries: Vec<(Identifier, Contents)>,
}

/// All resources.
#[derive(Debug, Default)]
pub(super) struct Resources {
    of_dialects: Vec<Group>,
    external: Vec<Group>,
    /// The numbers of those of dialects, by their keys.
    numbers: FxHashMap<Identifier, u64>,
}

impl Resources {
    /// Reads the text of the section.
    pub(super) fn read(ir: &Ir, context: &mut Context) -> Write<Resources> {
        let mut resources = Resources::default();
        if let Some(text) = ir.file_metadata() {
            let mut reader = Reader { tokens: CodeTokens::new(text) };
            if reader.file(context, &mut resources).is_none() {
                let message = "the section '{-# .. #-}' is not one that MLIR writes";
                return Err(WriteError::new(message));
            }
        }
        resources.number_all();
        Ok(resources)
    }

    /// Adds what attributes name and the text does not have.
    pub(super) fn declare(&mut self, handles: &[Identifier], builtin: Identifier) {
        for handle in handles {
            if !self.numbers.contains_key(handle) {
                self.numbers.insert(*handle, 0);
                let index = self.group(true, builtin);
                if let Some(group) = self.of_dialects.get_mut(index) {
                    group.entries.push((*handle, Contents::None));
                }
            }
        }
        self.number_all();
    }

    /// The dialects that have some.
    pub(super) fn dialects(&self) -> impl Iterator<Item = Identifier> {
        self.of_dialects.iter().map(|group| group.name)
    }

    fn number_all(&mut self) {
        let all = self.of_dialects.iter().flat_map(|group| &group.entries).zip(0u64..);
        self.numbers = all.map(|(entry, number)| (entry.0, number)).collect();
    }

    fn group(&mut self, of_dialect: bool, name: Identifier) -> usize {
        let groups = if of_dialect { &mut self.of_dialects } else { &mut self.external };
        groups.iter().position(|group| group.name == name).unwrap_or_else(|| {
            groups.push(Group { name, entries: Vec::new() });
            groups.len() - 1
        })
    }

    /// The number of a resource of a dialect.
    pub(super) fn number(&self, handle: Identifier) -> u64 {
        self.numbers.get(&handle).copied().unwrap_or(0)
    }
}

impl Writer<'_> {
    /// Returns the sections of resources: their offsets, and their data. `None` without resources.
    pub(super) fn resource_sections(&mut self, out: &mut Bytes) -> Option<(Vec<u8>, Aligned)> {
        let resources = std::mem::take(&mut self.resources);
        if resources.of_dialects.is_empty() && resources.external.is_empty() {
            return None;
        }
        let mut data = Bytes::new(super::Tables::default());
        let mut alignment = 1;
        out.varint(resources.external.len() as u64);
        for group in &resources.external {
            out.text(self.held.context.bytes(group.name));
            self.resource_group(group, out, &mut data, &mut alignment);
        }
        for group in &resources.of_dialects {
            let number = out.tables.dialect_number(group.name);
            out.varint(u64::from(number));
            self.resource_group(group, out, &mut data, &mut alignment);
        }
        Some((out.take(), Aligned { bytes: data.take(), alignment }))
    }

    fn resource_group(&self, group: &Group, out: &mut Bytes, data: &mut Bytes, most: &mut u64) {
        out.varint(group.entries.len() as u64);
        for (key, contents) in &group.entries {
            let before = data.len();
            let kind = match contents {
                Contents::None | Contents::Blob { .. } => resource::BLOB,
                Contents::Bool(_) => resource::BOOL,
                Contents::Text(_) => resource::STRING,
            };
            match contents {
                _ if self.elide_resources => {}
                Contents::None => {}
                Contents::Blob { alignment, bytes } => {
                    *most = (*most).max(*alignment);
                    data.aligned(*alignment, bytes);
                }
                Contents::Bool(value) => data.byte(u8::from(*value)),
                Contents::Text(text) => {
                    let number = out.string(text);
                    data.varint(number);
                }
            }
            out.text(self.held.context.bytes(*key));
            out.varint((data.len() - before) as u64);
            out.byte(kind);
        }
    }
}

/// Reads the text of the section.
struct Reader<'t> {
    tokens: CodeTokens<'t>,
}

impl<'t> Reader<'t> {
    fn take(&mut self, kind: TokenKind) -> Option<&'t [u8]> {
        let (found, text) = self.tokens.next()?;
        (found == kind).then_some(text)
    }

    /// Parses entries between braces, each after its key.
    fn entries(&mut self, mut entry: impl FnMut(&mut Self, Vec<u8>) -> Option<()>) -> Option<()> {
        loop {
            let (kind, text) = self.tokens.next()?;
            let key = match kind {
                TokenKind::RightBrace | TokenKind::MetadataEnd => return Some(()),
                TokenKind::Comma => continue,
                TokenKind::String => unescaped(text).into_owned(),
                _ => text.to_vec(),
            };
            self.take(TokenKind::Colon)?;
            entry(self, key)?;
        }
    }

    fn file(&mut self, context: &mut Context, resources: &mut Resources) -> Option<()> {
        self.take(TokenKind::MetadataBegin)?;
        self.entries(|reader, kind| {
            let of_dialects = match &kind[..] {
                b"dialect_resources" => true,
                b"external_resources" => false,
                _ => return None,
            };
            reader.take(TokenKind::LeftBrace)?;
            reader.entries(|reader, name| {
                let name = context.identifier(name);
                let index = resources.group(of_dialects, name);
                reader.take(TokenKind::LeftBrace)?;
                let groups =
                    if of_dialects { &mut resources.of_dialects } else { &mut resources.external };
                let group = groups.get_mut(index)?;
                reader.entries(|reader, key| {
                    let contents = contents(reader.tokens.next()?)?;
                    group.entries.push((context.identifier(key), contents));
                    Some(())
                })
            })
        })
    }
}

/// Parses the text of a value.
fn contents((kind, text): (TokenKind, &[u8])) -> Option<Contents> {
    match (kind, text) {
        (TokenKind::BareIdentifier, b"true") => Some(Contents::Bool(true)),
        (TokenKind::BareIdentifier, b"false") => Some(Contents::Bool(false)),
        (TokenKind::String, text) => {
            let text = unescaped(text).into_owned();
            Some(blob(&text).unwrap_or(Contents::Text(text)))
        }
        _ => None,
    }
}

/// A blob: four bytes for the alignment, and its bytes, all as digits.
fn blob(text: &[u8]) -> Option<Contents> {
    let digits = text.strip_prefix(b"0x")?;
    let digit = |byte: &u8| char::from(*byte).to_digit(16).map(|digit| digit as u8);
    let mut bytes = Vec::with_capacity(digits.len() / 2);
    for pair in digits.chunks(2) {
        let [high, low] = pair else { return None };
        bytes.push(digit(high)? << 4 | digit(low)?);
    }
    let (alignment, bytes) = bytes.split_first_chunk::<4>()?;
    let alignment = u64::from(u32::from_le_bytes(*alignment)).max(1);
    alignment.is_power_of_two().then(|| Contents::Blob { alignment, bytes: bytes.to_vec() })
}
