//! Serializes descriptions to bytes, for clients that keep them between runs of the program.
//!
//! The bytes contain everything: documentation, places, compiled formats. Only the program that wrote them can read
//! them. The client has to record its version. Arbitrary bytes are reported as invalid.

mod parts;
mod wire;

use super::DialectDescription;
use wire::{Reader, Store as _, Writer};

/// The magic bytes.
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

    /// The dialects that [`DialectDescription::store`] wrote; `None` if the bytes are others.
    #[must_use]
    pub fn load(bytes: &[u8]) -> Option<Vec<DialectDescription>> {
        let mut from = Reader::new(bytes.strip_prefix(MAGIC)?);
        let dialects = Vec::read(&mut from)?;
        from.is_at_end().then_some(dialects)
    }
}
