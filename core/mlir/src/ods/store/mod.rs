//! Descriptions as bytes, for whoever keeps them from one start of the program to the next.
//!
//! The bytes have everything: documentation, places, compiled formats. They mean something to the program that
//! wrote them alone, and say nothing of its version: whoever keeps them does. Reading them never fails in any other
//! way than by saying that they are not such bytes, whatever they are.

mod parts;
mod wire;

use super::DialectDescription;
use wire::{Reader, Store as _, Writer};

/// What all such bytes begin with.
const MAGIC: &[u8] = b"abide descriptions\n";

impl DialectDescription {
    /// Dialects as bytes, which [`DialectDescription::load`] reads.
    #[must_use]
    pub fn store(dialects: &[DialectDescription]) -> Vec<u8> {
        let mut to = Writer::new(MAGIC);
        to.number(dialects.len());
        dialects.iter().for_each(|one| one.write(&mut to));
        to.finish()
    }

    /// The dialects that [`DialectDescription::store`] wrote; `None` where the bytes are others.
    #[must_use]
    pub fn load(bytes: &[u8]) -> Option<Vec<DialectDescription>> {
        let mut from = Reader::new(bytes.strip_prefix(MAGIC)?);
        let dialects = Vec::read(&mut from)?;
        from.is_at_end().then_some(dialects)
    }
}
