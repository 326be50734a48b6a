//! Resources: bytes outside of the operations, which text has in its section of metadata.

use super::super::cursor::{Cursor, Read};
use super::super::encoding::resource;
use super::Reader;
use super::tables::group;
use crate::ir::{AttributeKind, Identifier};
use crate::print::{is_bare_identifier, print_attribute};

impl<'a> Reader<'a> {
    /// Reads the resources of all groups to the text of the section `{-# .. #-}`.
    pub(super) fn read_resources(&mut self, data: Cursor<'a>, offsets: Cursor<'a>) -> Read<()> {
        let (mut data, mut offsets) = (data, offsets);
        let mut external = Vec::new();
        for _ in 0..offsets.count()? {
            let key = self.strings.next(&mut offsets)?;
            let count = offsets.varint()?;
            self.resource_group(key, count, &mut offsets, &mut data, &mut external, false)?;
        }
        let mut of_dialects = Vec::new();
        while !offsets.is_empty() {
            let (dialect, count) = group(&mut offsets, self.dialects.len())?;
            let name = self.dialects.get(dialect).map_or(&[][..], |dialect| dialect.name);
            self.resource_group(name, count, &mut offsets, &mut data, &mut of_dialects, true)?;
        }
        let sections = [("dialect_resources", of_dialects), ("external_resources", external)];
        let written = sections.iter().filter(|(_, groups)| !groups.is_empty());
        let parts: Vec<Vec<u8>> = written
            .map(|(name, groups)| {
                [b"  ", name.as_bytes(), b": {\n", &groups.join(&b",\n"[..]), b"\n  }"].concat()
            })
            .collect();
        if !parts.is_empty() {
            let text = [b"{-#\n", &parts.join(&b",\n"[..])[..], b"\n#-}"].concat();
            self.ir().set_file_metadata(text);
        }
        Ok(())
    }

    /// Reads a group, and adds its text to others.
    fn resource_group(
        &mut self,
        name: &[u8],
        count: u64,
        offsets: &mut Cursor<'a>,
        data: &mut Cursor<'a>,
        groups: &mut Vec<Vec<u8>>,
        is_dialect: bool,
    ) -> Read<()> {
        let place = *offsets;
        let count = place.fits(count, offsets)?;
        self.budget.charge(name.len() + 64, place.offset())?;
        let mut entries: Vec<Vec<u8>> = Vec::new();
        for _ in 0..count {
            let key_place = *offsets;
            let index = offsets.varint()?;
            let key = self.identifier(key_place, index)?;
            if is_dialect {
                self.budget.charge(4, key_place.offset())?;
                self.handles.push(key);
            }
            let len = offsets.varint()?;
            let kind = offsets.byte()?;
            let base = data.offset();
            let contents = Cursor::new(data.bytes(len)?, base);
            // One without contents is only declared.
            if contents.is_empty() {
                continue;
            }
            entries.push(self.resource(key, kind, contents)?);
        }
        if !entries.is_empty() {
            let head = [b"    ", name, b": {\n"].concat();
            groups.push([&head[..], &entries.join(&b",\n"[..]), b"\n    }"].concat());
        }
        Ok(())
    }

    /// The line of a resource.
    fn resource(&mut self, key: Identifier, kind: u8, contents: Cursor<'a>) -> Read<Vec<u8>> {
        let mut cursor = contents;
        let mut line = b"      ".to_vec();
        let name = self.ir().context.bytes(key);
        let len = name.len();
        if is_bare_identifier(name) {
            line.extend_from_slice(name);
        } else {
            self.push_quoted(key, &mut line);
        }
        line.extend_from_slice(b": ");
        match kind {
            resource::BLOB => {
                let (alignment, bytes) = cursor.aligned_blob()?;
                // The texts of an entry, of its group and of all groups exist at the same time.
                self.budget.charge(7 * bytes.len(), contents.offset())?;
                line.extend_from_slice(b"\"0x");
                let alignment = u32::try_from(alignment).unwrap_or(u32::MAX);
                push_hexadecimal(&mut line, &alignment.to_le_bytes());
                push_hexadecimal(&mut line, bytes);
                line.push(b'"');
            }
            resource::BOOL => {
                let value: &[u8] = if cursor.byte()? == 0 { b"false" } else { b"true" };
                line.extend_from_slice(value);
            }
            resource::STRING => {
                let place = cursor;
                let index = cursor.varint()?;
                self.budget.charge(self.strings.get(place, index)?.len() * 8, place.offset())?;
                let text = self.identifier(place, index)?;
                self.push_quoted(text, &mut line);
            }
            _ => return contents.error(format!("unknown kind of resource: {kind}")),
        }
        self.budget.charge(6 * len + 64, contents.offset())?;
        if cursor.is_empty() {
            return Ok(line);
        }
        let key = self.ir().context.text(key).into_owned();
        cursor.error(format!("unexpected trailing bytes in resource entry '{key}'"))
    }

    fn push_quoted(&mut self, text: Identifier, line: &mut Vec<u8>) {
        let ir = self.ir();
        let attribute = ir.context.attribute(AttributeKind::String { value: text, ty: None });
        line.extend_from_slice(&print_attribute(ir, attribute));
    }
}

/// Writes bytes as digits, two each.
pub(super) fn push_hexadecimal(out: &mut Vec<u8>, bytes: &[u8]) {
    let digit = |value: u8| if value < 10 { b'0' + value } else { b'A' + value - 10 };
    out.reserve(2 * bytes.len());
    out.extend(bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]));
}
