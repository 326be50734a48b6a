//! `-symbol-to-encoding` and `-encoding-to-symbol`: shape facts as operations or in the encodings of tensor types.

mod from_symbols;
mod signatures;
mod to_symbols;

pub(super) use from_symbols::symbol_to_encoding;
pub(super) use to_symbols::encoding_to_symbol;
